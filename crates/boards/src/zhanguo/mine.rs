//! The viewer's own board: five regions side by side, each with its cards, its unrest, its Officials and its Workers. The
//! audience sees the board of whoever decides.

use game::Phrase;
use maud::{Markup, html};
use zhanguo::board::SLOTS;
use zhanguo::{Card, Colour, Move, Phase, Region};

use super::areas::{governing, working};
use super::desk::Desk;
use super::marks::{ability, ability_words, icon, marker, region_badge, spine};
use super::opening;
use super::sides;
use crate::Scene;
use crate::press::{Press, slab};

/// The board; while player boards are shared out, what is on offer.
pub(super) fn mine(desk: &Desk<'_>) -> Markup {
    let seat = desk.seat();
    let title = match desk.me() {
        Some(_) => desk.word("board-mine"),
        None => desk.say(&Phrase::new("board-of").with("seat", seat)),
    };
    html! {
        section #mine.{ "mine " (Scene::colour(seat)) } data-tabbed="mine" aria-label=(title) {
            @if desk.table.is_opening() {
                (opening::boards(desk))
            } @else {
                @if desk.me().is_none() { h2 { (title) } }
                (sides::strip(desk, seat))
                div.cols { @for region in Region::ALL { (column(desk, region)) } }
            }
        }
    }
}

fn column(desk: &Desk<'_>, region: Region) -> Markup {
    let silent = desk.table.is_silent(desk.seat(), region);
    html! {
        section #{ "my-" (region.number()) }.col.hush[silent] aria-label=(desk.word(region.name())) {
            div.stack {
                (next(desk, region))
                @for card in desk.player().cards[region.index()].iter().rev().flatten() { (tucked(desk, region, *card)) }
            }
            (header(desk, region))
            (governing(desk, region))
            (working(desk, region))
        }
    }
}

/// The place for the next card, with what it brings and costs.
fn next(desk: &Desk<'_>, region: Region) -> Markup {
    let count = desk.player().card_count(region);
    let press = match (desk.asked(), desk.cards().next()) {
        (Some(Phase::Play), Some(card)) => Some(Press {
            pick: format!("do=tuck region={region}"),
            needs: Some("card".into()),
            why: Some(desk.refusal(Move::Tuck { card, region }).unwrap_or_else(|| desk.choose_first())),
            ..Press::default()
        }),
        _ => None,
    };
    let inside = html! {
        @if count == SLOTS {
            span { (desk.word("board-full")) }
        } @else {
            // What comes depends on the colour of the card: markers may be missing in the supply.
            span.gain data-when=[press.is_some().then_some("")] { "+" (count + 1) (icon("marker")) }
            @if press.is_some() {
                @for card in desk.cards() { span.gain data-when={ "card=" (card) } hidden { (gain(desk, card.colour(), region)) } }
            }
            @if count > 0 { span.cost { "+" (count) (icon("unrest")) span.sr { (desk.word("board-unrest")) } } }
        }
    };
    let class = if count == SLOTS { "next full" } else { "next" };
    html! { (slab(Some(&format!("tuck-{}", region.number())), class, press.as_ref(), &inside)) }
}

/// Markers, and points for those that are missing.
pub(super) fn gain(desk: &Desk<'_>, colour: Colour, region: Region) -> Markup {
    let brings = desk.table.would_bring(desk.seat(), colour, region);
    html! {
        @if brings.markers > 0 { "+" (brings.markers) (marker(desk, colour)) }
        @if brings.points > 0 { " " (desk.say(&Phrase::new("board-plus-vp").with("points", brings.points))) }
    }
}

/// A card above the region. In the step of the abilities it is used by pressing it.
fn tucked(desk: &Desk<'_>, region: Region, card: Card) -> Markup {
    let waits = desk.table.waiting().any(|(_, other)| other == card) && desk.seat() == desk.table.turn;
    let silent = desk.table.is_silent(desk.seat(), region);
    let used = !waits
        && desk.play().is_some_and(|(before, mv)| match mv {
            Move::Court { card: played, action } => {
                before.would_answer(desk.table.turn, played, action).any(|(_, other)| other == card)
            }
            _ => false,
        })
        && desk.seat() == desk.table.turn;
    let press = (desk.asked() == Some(Phase::Abilities))
        .then(|| desk.press(format!("do=use card={card}"), Move::Use { card }));
    let state = match (waits, silent, used) {
        (_, _, true) => " done",
        (true, true, _) => " silent",
        (true, false, _) => " fires",
        _ => "",
    };
    let inside = html! {
        span.sr { (ability_words(desk, card)) }
        (spine(card.colour())) (ability(desk, card)) span.no aria-hidden="true" { (card) }
        @if state == " silent" { span.sr { (desk.word("board-silent")) } }
    };
    html! {
        span #{ "above-" (card) }.over data-piece data-from={ "card-" (card) } {
            (slab(Some(&format!("tucked-{card}")), &format!("tucked{state}"), press.as_ref(), &inside))
        }
    }
}

/// The region's sign and its Unrest track: first the marker, then what its spaces forbid.
fn header(desk: &Desk<'_>, region: Region) -> Markup {
    let (seat, r) = (desk.seat(), region.index());
    let (unrest, track) = (desk.player().unrest[r], desk.table.track(seat, region));
    let stop = desk.table.side(seat).no_palace[r];
    let text = desk.say(&Phrase::new("board-unrest-of").with("unrest", unrest).with("track", track));
    let calm = matches!(desk.asked(), Some(Phase::Calm { .. }))
        .then(|| desk.press(format!("do=calm region={region}"), Move::Calm { region }));
    let (silent, forbidden) = (desk.table.is_silent(seat, region), desk.table.forbids_palaces(seat, region));
    html! {
        header.head.flagged[silent || forbidden] {
            (region_badge(desk, region))
            @if silent { span.flag { (icon("silent")) span.sr { (desk.word("board-silent-more")) } } }
            @else if forbidden { span.flag { (icon("no-palace")) span.sr { (desk.word("board-no-palace")) } } }
            ol.track data-help="track" data-now=(text) {
                @for n in 1..=track {
                    li.at[n == unrest].below[n < unrest].last[n == track] aria-hidden="true" {
                        @if n == unrest { (icon("unrest")) } @else if n == track { (icon("silent")) } @else if n == stop { (icon("no-palace")) }
                    }
                }
            }
            span.sr { (text) }
            @if let Some(press) = calm { (slab(Some(&format!("calm-{}", region.number())), "go", Some(&press), &html! { span.sr { (desk.at("board-calm", region)) } })) }
        }
    }
}
