//! What is to be known about a region, told below the map when it is pointed at, focused or tapped.

use emperor::moves::Piece;
use emperor::{Colour, Region, Space};
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::desk::{Desk, badge, swatch};

/// The strip below the map: the colours while nothing is pointed at.
pub(super) fn strip(desk: &Desk<'_>) -> Markup {
    html! {
        div #map-foot.mapfoot data-told {
            ul.legend aria-label=(desk.word("board-colours")) {
                @for colour in Colour::ALL {
                    li { (swatch(colour)) span { (desk.regions(colour).join(" · ")) } }
                }
            }
            @for region in Region::ALL { (told(desk, region)) }
            @if desk.places() { @for region in Region::ALL { (would(desk, region)) } }
        }
    }
}

fn told(desk: &Desk<'_>, region: Region) -> Markup {
    let table = desk.table;
    let colour = table.board().colour(region);
    let houses = ranked(desk, |seat| table.house_count(seat, region));
    let court = ranked(desk, |seat| table.emissaries[seat.index()][region.index()].into());
    let points = table.house_points(region);
    let worth = ranked(desk, |seat| points[seat.index()].into());
    let free = Phrase::new("board-info-free").with("count", table.free(region).count_ones());
    let limit = Phrase::new("board-info-limit")
        .with("count", table.court(region))
        .with("limit", table.court_limit(region));
    html! {
        dl #{ "info-" (region) }.told {
            dt.name { (desk.region(region)) }
            dd { (swatch(colour)) span { (desk.say(&Phrase::new("board-info-cards").with("count", 2).word("colour", colour.name()))) } }
            dt { (desk.word("board-info-houses")) }
            dd { (many(desk, &houses)) span.soft { (desk.say(&free)) } }
            @if !worth.is_empty() {
                dt { (desk.word(if table.is_full(region) { "board-info-scored" } else { "board-info-worth" })) }
                dd { (many(desk, &worth)) }
            }
            dt { (desk.word("board-info-court")) }
            dd { (many(desk, &court)) span.soft { (desk.say(&limit)) } }
        }
    }
}

/// The id of what is told of a piece that could be placed in a region. A house upon a fortification counts otherwise.
pub(super) fn would_id(piece: Piece, region: Region, fort: bool) -> String {
    format!("would-{piece}-{region}{}", if fort { "-fort" } else { "" })
}

/// What a house or an emissary of the viewer would change there: whoever may press it sees it before.
fn would(desk: &Desk<'_>, region: Region) -> Markup {
    let free = || desk.table.board().all_spaces().filter(move |at| at.region == region);
    html! {
        @for fort in [false, true] {
            @let at = free().find(|&at| desk.table.has_fort(at) == fort && desk.table.house(at).is_none());
            @if let Some(after) = at.and_then(|at| desk.tried(Piece::House, at)) {
                @let points = after.house_points(region);
                @let worth = if after.is_full(region) { "board-info-fills" } else { "board-info-worth" };
                dl #(would_id(Piece::House, region, fort)).told.would {
                    dt.name { (desk.say(&Phrase::new("board-would-house").with("region", desk.region(region)))) }
                    dd { (many(desk, &ranked(desk, |seat| after.house_count(seat, region)))) }
                    dt { (desk.word(worth)) }
                    dd { (many(desk, &ranked(desk, |seat| points[seat.index()].into()))) }
                }
            }
        }
        @if let Some(after) = desk.tried(Piece::Emissary, Space { region, slot: 0 }) {
            dl #(would_id(Piece::Emissary, region, false)).told.would {
                dt.name { (desk.say(&Phrase::new("board-would-emissary").with("region", desk.region(region)))) }
                dd { (many(desk, &ranked(desk, |seat| after.emissaries[seat.index()][region.index()].into()))) }
                dt { (desk.word("board-info-alliances")) }
                dd { (many(desk, &ranked(desk, |seat| after.alliance_points(seat)))) }
            }
        }
    }
}

/// The seats with more than nothing, the most first.
fn ranked(desk: &Desk<'_>, count: impl Fn(Seat) -> u32) -> Vec<(Seat, u32)> {
    let mut all: Vec<(Seat, u32)> =
        desk.seats().map(|seat| (seat, count(seat))).filter(|(_, n)| *n > 0).collect();
    all.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
    all
}

/// Players with a number each.
pub(super) fn many(desk: &Desk<'_>, all: &[(Seat, u32)]) -> Markup {
    html! {
        @for (seat, count) in all {
            span.each { (badge(*seat)) span.sr { (desk.name(*seat)) " " } b { (count) } " " }
        }
    }
}
