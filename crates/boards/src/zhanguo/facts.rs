//! What is known of a player: points, markers, the backs of his cards, and his board, folded until it is opened.

use game::{Phrase, Seat};
use maud::{Markup, html};
use zhanguo::{Colour, Official, Place, Region};

use super::desk::Desk;
use super::marks::{ability, ability_words, icon, marker, official_icon, region_badge, spine};
use super::sides;

/// The facts of a player's panel. Everybody's board but the one drawn large opens below them.
pub(super) fn facts(desk: &Desk<'_>, seat: Seat) -> Markup {
    html! {
        span.facts {
            span.vp data-help="points" { b { (desk.table.total(seat)) } " " (desk.word("board-vp-short")) }
            (backs(desk, seat))
            @if desk.seat() == seat || desk.table.is_opening() {
                (glance(desk, seat))
                (sides::badge(desk, seat))
            } @else {
                details #{ "open-p" (seat) }.opp {
                    summary { (glance(desk, seat)) span.open aria-hidden="true" {} span.sr { (desk.word("board-open")) } }
                    (small_board(desk, seat))
                }
                (sides::badge(desk, seat))
            }
        }
    }
}

/// The backs of a hand are open: how many cards of each colour.
fn backs(desk: &Desk<'_>, seat: Seat) -> Markup {
    let text = desk.say(&Phrase::new("board-backs").with("count", desk.table.hand_size(seat)));
    html! {
        span.backs data-help="backs" {
            span.sr { (text) }
            @for colour in Colour::ALL { span.{ "back " (colour) } { (desk.table.backs[seat.index()][colour.index()]) } }
        }
    }
}

/// The five regions at a glance: cards by colour, and a dot for each unrest.
fn glance(desk: &Desk<'_>, seat: Seat) -> Markup {
    let player = desk.table.player(seat);
    html! {
        span.glance aria-hidden="true" data-help="glance" {
            @for region in Region::ALL {
                span.gl {
                    @for card in player.cards[region.index()].iter().rev().flatten() { i.(card.colour().name()) {} }
                    u { @for _ in 0..player.unrest[region.index()] { s {} } }
                }
            }
        }
    }
}

/// A whole board, small.
fn small_board(desk: &Desk<'_>, seat: Seat) -> Markup {
    let (table, player) = (desk.table, desk.table.player(seat));
    let officials = |place: Place| {
        Official::ALL
            .into_iter()
            .flat_map(move |official| (0..player.officials(place, official)).map(move |_| official))
    };
    html! {
        span.mini {
            @for region in Region::ALL {
                span.mcol.hush[table.is_silent(seat, region)] {
                    span.mcards {
                        @for card in player.cards[region.index()].iter().rev().flatten() {
                            span.tucked data-help="mini-card" { (spine(card.colour())) (ability(desk, *card)) span.sr { (ability_words(desk, *card)) } }
                        }
                    }
                    span.mh { (region_badge(desk, region)) span.mu { (player.unrest[region.index()]) "/" (table.track(seat, region)) (icon("unrest")) } }
                    span.mg { @for official in officials(Place::governors(region)) { (icon(official_icon(official))) } }
                    span.mw {
                        @for official in officials(Place::workers(region)) { (icon(official_icon(official))) }
                        @let workers = player.workers[region.index()];
                        @if workers > 0 { span { (workers) (icon("worker")) } }
                    }
                }
            }
        }
        @if let Some(ability) = table.side(seat).ability { p.boardname { (desk.word(ability.name())) } }
    }
}

/// What belongs to nobody: the markers left, those of value 3 among them.
pub(super) fn supply(desk: &Desk<'_>) -> Markup {
    html! {
        div #supply.supply {
            b { (desk.word("board-supply")) }
            @for colour in Colour::ALL { span { (marker(desk, colour)) (desk.table.markers_left(colour)) } }
            b { (desk.word("board-tall")) }
            @for colour in Colour::ALL {
                @if desk.table.tall[colour.index()].is_none() { span { (marker(desk, colour)) } }
            }
            @if desk.table.tall.iter().all(Option::is_some) { span { (desk.word("board-none")) } }
        }
    }
}
