//! What the viewer is asked, and what is known of the players.

use game::{Phrase, Seat};
use justinian::{Asking, Colour, Decision, Token};
use maud::{Markup, html};

use super::desk::Desk;
use super::marks::{Pill, pennant};

/// One sentence for each state of choosing, and the steps of the round.
pub(super) fn prompt(desk: &Desk<'_>) -> Markup {
    let table = desk.table;
    let total = desk.me().and_then(|me| desk.view.space_total(me)).unwrap_or(0);
    html! {
        @match table.decision {
            Decision::Turn => (turn(desk)),
            Decision::Side => (sentence("", &html! { (desk.word("board-ask-side")) }, &desk.word("board-ask-side-more"))),
            Decision::Offer => (offer(desk, total)),
            Decision::Colour => {
                @let ask = Phrase::new("board-ask-colour").with("phase", table.phase + 1);
                @let more = Phrase::new("board-ask-colour-more").with("total", total);
                (sentence("", &html! { (desk.say(&ask)) }, &desk.say(&more)))
            },
            Decision::Exchange => (exchange(desk)),
            Decision::Over => {},
        }
        (steps(desk))
    }
}

/// Whoever has not enough reads why he can only decline, and why he is asked all the same.
fn offer(desk: &Desk<'_>, total: u8) -> Markup {
    let table = desk.table;
    let (ask, more) = match (table.setup.asking, total < table.threshold()) {
        (Asking::Everybody, true) => ("board-ask-decline", "board-ask-decline-more"),
        (Asking::Everybody, false) => ("board-ask-offer", "board-ask-offer-more"),
        (Asking::Able, _) => ("board-ask-offer", "board-ask-offer-able"),
    };
    let ask = Phrase::new(ask)
        .with("total", total)
        .with("threshold", table.threshold())
        .with("phase", table.phase + 1);
    sentence("", &html! { (desk.say(&ask)) }, &desk.word(more))
}

/// A sentence, and what else there is to know.
fn sentence(when: &str, say: &Markup, more: &str) -> Markup {
    html! {
        p.prompt.say data-when=(when) hidden[!when.is_empty()] { (say) " " small { (more) } }
    }
}

fn turn(desk: &Desk<'_>) -> Markup {
    let table = desk.table;
    let Some(me) = desk.me() else { return html! {} };
    let empty = desk.held().next().is_none();
    let more = match (table.is_alone(), table.alone) {
        (_, true) => "board-ask-alone-laid",
        (true, _) => "board-ask-alone",
        _ => "board-ask-token-more",
    };
    html! {
        (sentence("", &html! { (desk.word(if empty { "board-ask-empty" } else { "board-ask-token" })) }, &desk.word(more)))
        @for token in Token::ALL.into_iter().filter(|&token| desk.holds(token) > 0) {
            @let more = if table.alone { "board-ask-place-court" } else { "board-ask-place-more" };
            (sentence(&format!("token={}", token.name()), &html! {
                (Pill::plain(me, Some(token)).draw()) " " (desk.word("board-ask-place"))
            }, &desk.word(more)))
        }
    }
}

fn exchange(desk: &Desk<'_>) -> Markup {
    html! {
        (sentence("", &html! { (desk.word("board-ask-exchange")) }, &desk.word("board-ask-exchange-more")))
        @for colour in desk.table.colours() {
            @for courtier in desk.view.cards(colour).iter() {
                @let ask = desk.of("board-ask-return", courtier).word("colour", colour.name());
                (sentence(&format!("colour={colour} courtier={courtier}"), &html! { (desk.say(&ask)) }, &desk.word("board-ask-return-more")))
            }
        }
    }
}

/// Where the round stands.
fn steps(desk: &Desk<'_>) -> Markup {
    let now = match desk.table.decision {
        Decision::Turn => 0,
        Decision::Side => 1,
        Decision::Offer | Decision::Colour => 2,
        Decision::Exchange | Decision::Over => return html! {},
    };
    html! {
        ol.steps aria-label=(desk.word("board-steps")) {
            @for (n, step) in ["board-step-tokens", "board-step-court", "board-step-scoring"].into_iter().enumerate() {
                li.done[n < now] aria-current=[(n == now).then_some("step")] { (desk.word(step)) }
            }
        }
    }
}

/// Points, hand and reserve of a player, and whether he is out of the round.
pub(super) fn facts(desk: &Desk<'_>, seat: Seat) -> Markup {
    let table = desk.table;
    let points = table.scores().total(seat);
    let place = table.passed[seat.index()];
    let all = table.passed.iter().filter(|&&n| n > 0).count() == table.seats();
    let rounds = !matches!(table.decision, Decision::Exchange | Decision::Over);
    let known = desk
        .view
        .known_card(seat)
        .map(|(colour, courtier)| desk.say(&desk.of("board-known", courtier).word("colour", colour.name())));
    html! {
        span.facts {
            span { (desk.word("board-fact-hand")) " " b { (desk.view.hand_size(seat)) } }
            span { (desk.word("board-fact-reserve")) " " b { (desk.view.reserve_size(seat)) } }
            @if rounds && place > 0 {
                @let last = all && table.last == seat;
                span.chip.out[table.decision == Decision::Turn].last[last] {
                    @if last { (desk.word("board-passed-last")) }
                    @else { (desk.say(&Phrase::new("board-passed").with("nth", place))) }
                }
            } @else if rounds && table.last == seat {
                span.chip.last { (desk.word("board-begins")) }
            }
            @if let Some(known) = known { span.known { (known) } }
            span.points data-help="points" { b { (points) } span.sr { " " (desk.say(&Phrase::new("board-points").with("count", points))) } }
        }
    }
}

/// The piles of cards, and what the viewer knows to lie in them.
pub(super) fn supply(desk: &Desk<'_>) -> Markup {
    html! {
        ul #supply.piles aria-label=(desk.word("board-piles")) {
            @for colour in Colour::ALL { (pile(desk, colour)) }
        }
    }
}

fn pile(desk: &Desk<'_>, colour: Colour) -> Markup {
    let heap = &desk.table.heaps[colour.index()];
    let count = usize::from(heap.left) + heap.returned();
    let text = match desk.table.scored_in(colour) {
        Some(phase) => Phrase::new("board-phase-scored").with("phase", phase + 1),
        None => Phrase::new("board-pile").with("count", count),
    };
    let mut text = desk.say(&text.word("colour", colour.name()));
    for (above, courtier) in desk.view.returned(colour) {
        text.push(' ');
        text.push_str(&desk.say(&desk.of("board-pile-known", courtier).with("above", above)));
    }
    html! {
        li #{ "pile-" (colour) }.gone[desk.table.scored_in(colour).is_some()] {
            (pennant(colour))
            @if desk.table.scored_in(colour).is_some() { b aria-hidden="true" { "–" } } @else { b aria-hidden="true" { (count) } }
            span.sr { (text) }
        }
    }
}
