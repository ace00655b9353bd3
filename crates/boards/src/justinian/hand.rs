//! What lies below the court: the viewer's tokens and characters, and whatever else he can press.

use game::{Phrase, Refusal, Seat};
use justinian::board::DRAW;
use justinian::{Colour, Decision, Move, Spot, Token};
use maud::{Markup, html};

use super::desk::Desk;
use super::marks::{Pill, face, pennant};
use super::{cards, choice};
use crate::press::{Press, slab};

/// The hand. The audience has none, but sees from which side the courtiers may move.
pub(super) fn hand(desk: &Desk<'_>) -> Markup {
    let decision = desk.table.decision;
    let title = match desk.view.own() {
        Some(own) => desk.say(&Phrase::new("board-hand").with("count", own.hand.size())),
        None if decision == Decision::Side => desk.word("board-sides"),
        None => return html! {},
    };
    html! {
        section #hand.{ "hand asks-" (kind(desk)) } aria-label=(title) {
            @if decision == Decision::Side {
                (choice::sides(desk))
            } @else if desk.decides(Decision::Offer) {
                (choice::offer(desk))
                (cards::cards(desk))
            } @else if desk.decides(Decision::Colour) {
                (choice::colours(desk))
                (cards::cards(desk))
            } @else if desk.decides(Decision::Exchange) {
                (cards::cards(desk))
                (cards::exchange(desk))
            } @else if let Some(me) = desk.me() {
                (purse(desk))
                (desk.seam())
                (pass(desk, me))
                (desk.seam())
                (cards::cards(desk))
            }
        }
    }
}

/// The tokens behind the screen and the characters, for whoever looks at several hands at once.
pub(super) fn in_small(desk: &Desk<'_>) -> Markup {
    let Some(me) = desk.me() else { return html! {} };
    html! {
        @for token in Token::ALL.into_iter().filter(|token| desk.holds(*token) > 0) {
            li { (Pill::plain(me, Some(token)).draw()) @if desk.holds(token) > 1 { b { "×" (desk.holds(token)) } } }
        }
        @for colour in Colour::ALL.into_iter().filter(|colour| !desk.view.cards(*colour).is_empty()) {
            li.suit-of {
                (pennant(colour)) span.sr { (desk.word(colour.name())) ": " }
                @for courtier in desk.view.cards(colour).iter() {
                    span { (face(courtier)) span.sr { (desk.courtier(courtier)) " " } }
                }
            }
        }
    }
}

/// What the hand asks, for its layout.
fn kind(desk: &Desk<'_>) -> &'static str {
    match desk.table.decision {
        Decision::Side => "side",
        Decision::Offer if desk.world.is_some() => "offer",
        Decision::Colour if desk.world.is_some() => "colour",
        Decision::Exchange if desk.world.is_some() => "exchange",
        _ => "token",
    }
}

/// The tokens behind the screen, by kind, and by elimination those in the reserve.
fn purse(desk: &Desk<'_>) -> Markup {
    html! {
        div.panel.purse {
            ul { @for token in Token::ALL { (kind_of_token(desk, token)) } }
        }
    }
}

fn kind_of_token(desk: &Desk<'_>, token: Token) -> Markup {
    let Some(me) = desk.me() else { return html! {} };
    let count = desk.holds(token);
    let reserve = desk.view.reserve().map_or(0, |reserve| reserve.count(token.index()));
    let refused = desk.refused(Move::Token { token: Some(token), spot: any_spot(desk) });
    let on = (token, count, reserve, desk.world.is_some(), &refused);
    desk.part("kind", &on, || drawn(desk, me, token, [count, reserve], refused.as_ref()))
}

fn drawn(
    desk: &Desk<'_>,
    me: Seat,
    token: Token,
    [count, reserve]: [u8; 2],
    refused: Option<&Refusal>,
) -> Markup {
    let press = desk.world.is_some().then(|| Press {
        pick: format!("token={}", token.name()),
        why: refused.map(|refusal| desk.told(refusal)),
        // Where it goes is pressed next, also where only one place is left.
        hold: true,
        quiet: true,
        ..Press::default()
    });
    let inside = html! {
        (Pill::plain(me, Some(token)).draw())
        span.many { "×" (count) }
        small data-help="reserve" { (desk.word("board-reserve")) " " b { (reserve) } }
    };
    html! {
        li #{ "hand-" (token.name()) }.kind.none[count == 0] data-lights {
            (slab(Some(&format!("take-{}", token.name())), "", press.as_ref(), &inside))
        }
    }
}

/// A place where a token could go, for asking why it cannot be chosen at all.
fn any_spot(desk: &Desk<'_>) -> Spot {
    let legal = |spot: &Spot| match spot {
        Spot::Courtier(courtier) => desk.table.stack(*courtier) < justinian::board::STACK,
        Spot::Phase => !desk.table.alone,
    };
    Spot::all().find(legal).unwrap_or(Spot::Phase)
}

/// Passing; or that the viewer has passed, and is out until the round is over.
fn pass(desk: &Desk<'_>, me: Seat) -> Markup {
    let table = desk.table;
    let left = desk.view.reserve_size(me);
    let drawn = u32::from(left).min(DRAW);
    if table.decision == Decision::Turn && table.has_passed(me) {
        return html! {
            p #out.passed { b { (desk.word("board-out")) } span { (desk.word("board-out-more")) } }
        };
    }
    let press =
        desk.decides(Decision::Turn).then(|| Press { pick: "do=pass".to_owned(), ..Press::default() });
    let more = if drawn == 0 { Phrase::new("board-pass-empty") } else { Phrase::new("board-pass-more") };
    let inside = html! {
        span.name { (desk.word("board-pass")) }
        small { (desk.say(&more.with("count", drawn).with("left", left))) }
    };
    html! { div #pass.act data-lights { (slab(Some("pass-button"), "", press.as_ref(), &inside)) } }
}
