//! How a stone is drawn, and what it counts.

use game::Seat;
use great_wall::{Card, Favour, board};
use maud::{Markup, html};

use super::emblem;
use crate::Scene;

/// What a stone counts in its tower.
#[derive(Clone, Copy)]
pub(super) struct Worth {
    /// What it adds to the total.
    pub now: i8,
    /// Whether that is what it adds to its like: the second Infantry and those after it.
    pub more: bool,
    /// What it would add without the Noble, where that differs.
    pub was: Option<i8>,
}

/// What the n-th card of a kind adds, n counted from 1.
pub(super) fn worth(card: Card, n: u8, noble: bool) -> Worth {
    let n = usize::from(n);
    let infantry = &board().infantry;
    let printed = match card {
        Card::Infantry if n < infantry.len() => infantry[n] - infantry[n - 1],
        _ => board().values[card.index()],
    };
    if noble {
        Worth { now: 1, more: false, was: (printed != 1).then_some(printed) }
    } else {
        Worth { now: printed, more: card == Card::Infantry && n > 1, was: None }
    }
}

/// What one card of a kind says in the hand.
pub(super) fn printed(card: Card) -> Worth {
    worth(card, 1, false)
}

/// A stone: the sign of its kind, what it counts, and whose it is.
pub(super) fn tile(seat: Seat, card: Card, worth: Worth) -> Markup {
    // A struck value needs room, so the sign steps back.
    let (at, size) = if worth.was.is_some() { ((2, 10), 31) } else { ((3, 7), 35) };
    html! {
        svg.{ "tile " (Scene::colour(seat)) } viewBox="0 0 60 50" aria-hidden="true" {
            rect.shade x=".5" y="3" width="59" height="47" rx="6" {}
            rect.body x=".5" y=".5" width="59" height="47" rx="6" {}
            path.shine d="M7 2.5h46" {}
            use href={ "#k-" (card) } x=(at.0) y=(at.1) width=(size) height=(size) {}
            @if let Some(was) = worth.was {
                text.was x="37.5" y="17" { (was) }
                path.strike d="M32.5 12.5h10" {}
                text x="51" y="24" { (worth.now) }
            } @else if worth.more {
                text.plus x="48" y="24" { "+" (worth.now) }
            } @else {
                text x="48" y="24" { (worth.now) }
            }
            use href={ "#" (emblem(seat)) } x="41" y="29.5" width="14" height="14" {}
        }
    }
}

/// The back of a stone.
pub(super) fn back(seat: Seat) -> Markup {
    html! {
        svg.{ "tile " (Scene::colour(seat)) } viewBox="0 0 60 50" aria-hidden="true" {
            rect.shade x=".5" y="3" width="59" height="47" rx="6" {}
            rect.body x=".5" y=".5" width="59" height="47" rx="6" {}
            rect x="4.5" y="4.5" width="51" height="39" rx="3" fill="none" stroke="currentColor" stroke-opacity=".45" {}
            use href={ "#" (emblem(seat)) } x="18" y="12" width="24" height="24" {}
        }
    }
}

/// The seal of a favour with its value.
pub(super) fn seal(favour: Favour) -> Markup {
    html! {
        svg viewBox="0 0 48 48" aria-hidden="true" { use href="#m-favour" {} text x="24" y="32" { (favour) } }
    }
}
