//! The Court: the number to beat, and the six actions, by what wakes the cards above the board.

use game::Phrase;
use maud::{Markup, html};
use zhanguo::{Action, Move, Phase};

use super::desk::Desk;
use super::marks::{action_icon, icon, spine};
use crate::press::{Press, slab};

/// The pile, and the actions in three groups.
pub(super) fn court(desk: &Desk<'_>) -> Markup {
    let group =
        |wakes: Option<bool>| Action::ALL.into_iter().filter(move |action| action.wants_higher() == wakes);
    html! {
        section #court.court aria-label=(desk.word("board-court")) {
            h2 { (desk.word("board-court")) small { (desk.word("board-court-more")) } }
            div.courtgrid {
                (pile(desk))
                div.group {
                    h3 { (icon("up")) (desk.word("board-higher-wakes")) }
                    @for action in group(Some(true)) { (act(desk, action)) }
                }
                div.group {
                    h3 { (icon("down")) (desk.word("board-lower-wakes")) }
                    @for action in group(Some(false)) { (act(desk, action)) }
                    h3.never { (desk.word("board-none-wakes")) }
                    @for action in group(None) { (act(desk, action)) }
                }
            }
        }
    }
}

/// The card on top: the next one is higher or lower. Under the very first lies the X, which is both.
fn pile(desk: &Desk<'_>) -> Markup {
    html! {
        div #court-pile.pile {
            @if desk.table.below.is_some() { span.under aria-hidden="true" {} }
            @if let Some(card) = desk.table.top {
                span #{ "court-" (card) }.pcard data-piece data-from={ "card-" (card) } { (spine(card.colour())) b { (card) } }
                p { (desk.word("board-to-beat")) }
            } @else {
                span.pcard.bare { b { "×" } }
                p { (desk.word("board-court-bare")) }
            }
        }
    }
}

/// An action; with a chosen card a spark counts the cards that would answer.
fn act(desk: &Desk<'_>, action: Action) -> Markup {
    let any = desk.cards().next();
    let press = match (desk.asked(), any) {
        (Some(Phase::Play), Some(card)) => Some(Press {
            pick: format!("do=court action={action}"),
            needs: Some("card".into()),
            why: Some(desk.refusal(Move::Court { card, action }).unwrap_or_else(|| desk.choose_first())),
            quiet: true,
            ..Press::default()
        }),
        _ => None,
    };
    let running = desk.table.action == Some(action);
    let inside = html! {
        (icon(action_icon(action)))
        span.name { (desk.word(action.name())) }
        @if desk.asked() == Some(Phase::Play) {
            @for card in desk.cards() {
                @let count = desk.answering(card, action);
                @if count > 0 {
                    span.wakes data-when={ "card=" (card) } hidden { (icon("spark")) (count) span.sr { " " (desk.say(&Phrase::new("board-answer").with("count", count))) } }
                }
            }
        }
    };
    html! {
        (slab(Some(&format!("act-{action}")), if running { "act running" } else { "act" }, press.as_ref(), &inside))
    }
}
