//! The ruler of numbers, for lessons about the Court's number: that number is a needle, the hand its flags, and the half that wakes is
//! gold. Places are in per cent, so it is as wide as there is room.

use game::Phrase;
use maud::{Markup, html};
use zhanguo::{Action, Card};

use super::desk::Desk;
use super::marks::{action_icon, icon};

/// What a lesson lights when it speaks of the Court's number.
const SPOKEN: &str = "court-pile";

/// Numbers nearer than this would cover each other on a phone.
const APART: u8 = 13;

/// Where a number stands, in per cent.
fn at(number: u8) -> f32 {
    6.0 + 88.0 * (f32::from(number) - 0.5) / 120.0
}

/// The ruler, where the lesson speaks of the number.
pub(super) fn numberline(desk: &Desk<'_>, lights: &[String]) -> Markup {
    if !lights.iter().any(|id| id == SPOKEN) {
        return html! {};
    }
    let (top, hand) = (desk.table.top, leveled(desk));
    let high = 96 + 34 * hand.iter().map(|(_, level)| *level).max().unwrap_or(0);
    let half = half(desk, lights);
    let needle = top.map_or(50.0, |card| at(card.number()));
    // From where to where, and whether that half wakes: under the very first card lies the X, which wakes all.
    let halves = [
        (6.0, needle - 6.0, top.is_none() || half == Some(false), false),
        (needle, 94.0 - needle, top.is_none() || half == Some(true), true),
    ];
    html! {
        section #numberline.numberline {
            p.zones { (zone(desk, false)) (zone(desk, true)) }
            p.sr { (said(desk)) }
            svg width="100%" height=(high) overflow="visible" aria-hidden="true" {
                @for (from, width, wakes, higher) in halves {
                    rect.bar.wakes[wakes] x={ (from) "%" } y="40" width={ (width) "%" } height="14" rx="7" {}
                    // Where the lesson does not say which half, the card that is taken does.
                    @if let (None, Some(top)) = (half, top) {
                        @for (card, _) in hand.iter().filter(|(card, _)| (*card > top) == higher) {
                            rect.bar.wakes data-when={ "card=" (card) } hidden x={ (from) "%" } y="40" width={ (width) "%" } height="14" rx="7" {}
                        }
                    }
                }
                svg.needle x={ (needle) "%" } overflow="visible" {
                    path d="M0 34V62" {}
                    rect x="-34" width="68" height="36" rx="7" {}
                    text y="26" { @match top { Some(card) => (card), None => "×" } }
                }
                @for (card, level) in &hand {
                    svg.flag x={ (at(card.number())) "%" } overflow="visible" {
                        path d={ "M0 56V" (68 + 34 * level) } {}
                        rect.{ (card.colour()) } x="-20" y={ (66 + 34 * level) } width="40" height="28" rx="6" {}
                        rect.taken data-when={ "card=" (card) } hidden x="-22" y={ (64 + 34 * level) } width="44" height="32" rx="7" {}
                        text.{ (card.colour()) } y={ (86 + 34 * level) } { (card) }
                    }
                }
            }
        }
    }
}

/// The hand, each card on the first level where it covers no other.
fn leveled(desk: &Desk<'_>) -> Vec<(Card, usize)> {
    let mut last: Vec<u8> = Vec::new();
    let mut placed = Vec::new();
    for card in desk.cards() {
        let free = last.iter().position(|number| card.number() - number >= APART);
        let level = free.unwrap_or(last.len());
        last.resize(last.len().max(level + 1), 0);
        last[level] = card.number();
        placed.push((card, level));
    }
    placed
}

/// Whether the lesson speaks of what a higher number wakes, or of what a lower one does; nothing if of both or of neither.
fn half(desk: &Desk<'_>, lights: &[String]) -> Option<bool> {
    let board = desk.table.board();
    let action = |id: &String| {
        let lit = Action::ALL.into_iter().find(|action| *id == format!("act-{action}"));
        let above = || id.strip_prefix("above-")?.parse().ok().and_then(Card::from_number);
        lit.or_else(|| above().map(|card| board.trigger(card)))
    };
    let mut halves = lights.iter().filter_map(action).map(Action::wants_higher);
    let first = halves.next()?;
    halves.all(|half| half == first).then_some(first)?
}

/// Which actions a half wakes.
fn zone(desk: &Desk<'_>, higher: bool) -> Markup {
    let wakes = Action::ALL.into_iter().filter(|action| action.wants_higher() == Some(higher));
    let word = if higher { "board-higher-wakes" } else { "board-lower-wakes" };
    html! {
        span.higher[higher] {
            b { (desk.word(word)) }
            span.acts { @for action in wakes { span { (icon(action_icon(action))) span.name { (desk.word(action.name())) } } } }
        }
    }
}

/// The same in a sentence.
fn said(desk: &Desk<'_>) -> String {
    let Some(top) = desk.table.top else { return desk.word("board-ruler-bare") };
    let list = |higher: bool| {
        let cards: Vec<String> =
            desk.cards().filter(|card| (*card > top) == higher).map(|card| card.to_string()).collect();
        if cards.is_empty() { desk.word("board-none") } else { cards.join(", ") }
    };
    desk.say(
        &Phrase::new("board-ruler")
            .with("number", top.number())
            .with("lower", list(false))
            .with("higher", list(true)),
    )
}
