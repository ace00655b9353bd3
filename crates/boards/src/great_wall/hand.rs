//! The viewer's hand, his pile, and declining.

use game::{Phrase, Seat};
use great_wall::{Card, Move, Phase, board};
use maud::{Markup, html};

use super::desk::Desk;
use super::tile::{back, printed, tile};
use crate::press::{Press, slab};

/// The hand below the board. The audience has none.
pub(super) fn hand(desk: &Desk<'_>) -> Markup {
    let Some((me, cards)) = desk.own else { return html! {} };
    let kinds: Vec<Card> = Card::ALL.into_iter().filter(|card| cards.count(card.index()) > 0).collect();
    let title = desk.say(&Phrase::new("board-hand").with("count", cards.size()));
    let decline = desk.checks().then(|| desk.refusal(Move::Decline)).filter(Option::is_none).is_some();
    html! {
        section #hand.{ "hand kinds-" (kinds.len()) } aria-label=(title) {
            ul.kinds {
                @for card in kinds { (kind(desk, me, card, cards.count(card.index()))) (desk.seam()) }
                @if cards.is_empty() { li.nothing { (desk.word("board-hand-empty")) } }
            }
            @if decline { (declining(desk)) } @else { (draw(desk, me)) }
        }
    }
}

/// The cards of the hand, for whoever looks at several hands at once.
pub(super) fn in_small(desk: &Desk<'_>) -> Markup {
    let Some((me, cards)) = desk.own else { return html! {} };
    html! {
        @for card in Card::ALL.into_iter().filter(|card| cards.count(card.index()) > 0) {
            @let count = cards.count(card.index());
            li {
                (tile(me, card, printed(card))) @if count > 1 { b { "×" (count) } }
                span.sr { (desk.say(&Phrase::new("board-kind").with("count", count).word("card", card.name()))) }
            }
        }
    }
}

/// The cards of one kind.
fn kind(desk: &Desk<'_>, me: Seat, card: Card, count: u8) -> Markup {
    let press = desk.world.is_some().then(|| Press {
        pick: format!("card={card}"),
        why: desk.refusal(Move::Play { card, count: 1, section: desk.any_section() }),
        // Pressing a section makes the move, also where only one is left.
        hold: true,
        ..Press::default()
    });
    let inside = html! {
        span.pile {
            @if count > 1 { (tile(me, card, printed(card))) }
            (tile(me, card, printed(card)))
        }
        span.name { (desk.say(&Phrase::new("board-kind").with("count", count).word("card", card.name()))) }
        span.count { "× " (count) }
        span.hint { (hint(desk, card)) }
    };
    html! {
        li #{ "hand-" (card) }.kind data-lights {
            (slab(None, "", press.as_ref(), &inside))
            @if press.is_some_and(|press| press.why.is_none()) {
                span.tick aria-hidden="true" { "✓" }
                @if count > 1 { (how_many(desk, card, count)) }
            }
        }
    }
}

fn how_many(desk: &Desk<'_>, card: Card, most: u8) -> Markup {
    let title = Phrase::new("board-how-many-of").word("card", card.name()).with("count", most);
    html! {
        span.many data-help="many" role="group" aria-label=(desk.say(&title)) {
            span.ask { (desk.word("board-how-many")) }
            span.seg {
                @for n in 1..=most {
                    button type="button" data-pick={ "card=" (card) " count=" (n) } data-soft="count"
                        data-lights data-hold { (n) }
                }
            }
        }
    }
}

/// What a card of that kind is good for, in a few words.
fn hint(desk: &Desk<'_>, card: Card) -> String {
    let id = match card {
        Card::Wall | Card::Gate | Card::Watchtower => "board-hint-plain",
        Card::Infantry => "board-hint-infantry",
        Card::Cavalry => "board-hint-cavalry",
        Card::Noble => "board-hint-noble",
        Card::Dragon => "board-hint-dragon",
    };
    let together: Vec<i8> = board().infantry.iter().skip(1).copied().collect();
    desk.say(&Phrase::new(id).with("value", board().values[card.index()]).with("together", together))
}

/// The pile: pressing it draws.
fn draw(desk: &Desk<'_>, me: Seat) -> Markup {
    let left = desk.table.piles[me.index()];
    let press = desk.world.is_some().then(|| Press {
        pick: "do=draw".to_owned(),
        why: desk.refusal(Move::Draw),
        ..Press::default()
    });
    let inside = html! {
        span.{ "back deep-" (left.min(3)) } {
            @for _ in 0..left.min(3) { (back(me)) }
        }
        span.name { (desk.word("board-draw")) }
        small { (desk.say(&Phrase::new("board-pile-left").with("count", left))) }
    };
    html! { div #draw.draw data-lights { (slab(None, "", press.as_ref(), &inside)) } }
}

/// Claiming nothing: as big as the pile, because it ends the check.
fn declining(desk: &Desk<'_>) -> Markup {
    let press = Press { pick: "do=decline".to_owned(), ..Press::default() };
    let check = if desk.table.phase == Phase::LastCheck { "last" } else { "turn" };
    let more = desk.say(&Phrase::new("board-decline-more").with("check", check));
    html! {
        div #decline.draw.decline data-lights {
            (slab(None, "", Some(&press), &html! {
                span.name { (desk.word("board-decline")) }
                small { (more) }
            }))
        }
    }
}
