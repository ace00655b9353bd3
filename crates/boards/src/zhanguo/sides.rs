//! The B side of a player board at its owner: its name, what it can do, and which part of that answers just now.

use game::Seat;
use maud::{Markup, html};
use zhanguo::{Ability, Action, Symbol};

use super::desk::Desk;
use super::marks::{action_icon, icon, part_icons, sign};

/// The parts of an ability: what it brings, and the actions it answers. What two actions bring alike is one part.
pub(super) fn parts(ability: Ability) -> Vec<(&'static str, Vec<Action>)> {
    let mut parts: Vec<(&str, Vec<Action>)> = Vec::new();
    for action in Action::ALL.into_iter().filter(|&action| ability.answers(action)) {
        let part = ability.part(action);
        match parts.iter_mut().find(|(known, _)| *known == part) {
            Some((_, actions)) => actions.push(action),
            None => parts.push((part, vec![action])),
        }
    }
    parts
}

fn side(desk: &Desk<'_>, seat: Seat) -> Option<(Symbol, Ability)> {
    Some((desk.table.player(seat).board?, desk.table.side(seat).ability?))
}

fn name(desk: &Desk<'_>, symbol: Symbol) -> Markup {
    html! { b { span aria-hidden="true" { (sign(symbol)) } " " (desk.word(symbol.name())) } }
}

/// In a player's panel: the name, and what it can do as icons; in words for whoever points there or listens.
pub(super) fn badge(desk: &Desk<'_>, seat: Seat) -> Markup {
    let Some((symbol, ability)) = side(desk, seat) else { return html! {} };
    let words = desk.word(ability.name());
    html! {
        span.sideof data-help="side-of" {
            (name(desk, symbol))
            @for (part, actions) in parts(ability) {
                span.ab.now[answers(desk, seat, &actions)] data-part=(part) aria-hidden="true" {
                    @for &action in &actions { (icon(action_icon(action))) }
                    i { "›" }
                    @for id in part_icons(ability, actions[0]) { (icon(id)) }
                }
            }
            span.sr { ": " (words) }
        }
    }
}

/// Beside the board that is drawn large: the same in words.
pub(super) fn strip(desk: &Desk<'_>, seat: Seat) -> Markup {
    let Some((symbol, ability)) = side(desk, seat) else { return html! {} };
    html! {
        p #myside.myside {
            (name(desk, symbol))
            @for (part, actions) in parts(ability) {
                span.power.now[answers(desk, seat, &actions)] {
                    @for &action in &actions { (icon(action_icon(action))) span.sr { (desk.word(action.name())) ": " } }
                    (desk.word(part))
                }
            }
        }
    }
}

/// Whether one of these actions is being carried out by that player, so that this part answers it or has done so.
fn answers(desk: &Desk<'_>, seat: Seat, actions: &[Action]) -> bool {
    desk.table.turn == seat && desk.table.action.is_some_and(|action| actions.contains(&action))
}

/// What the board of whoever acts brings for an action, as a chip.
pub(super) fn chip(desk: &Desk<'_>, seat: Seat, action: Action) -> Markup {
    let Some((symbol, ability)) = side(desk, seat).filter(|(_, ability)| ability.answers(action)) else {
        return html! {};
    };
    let words = desk.word(ability.part(action));
    html! {
        span.chip data-help="side-of" {
            span aria-hidden="true" { (sign(symbol)) }
            @for id in part_icons(ability, action) { (icon(id)) }
            span.sr { (desk.word("board-ability-board")) ": " (words) }
        }
    }
}
