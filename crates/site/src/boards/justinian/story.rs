//! What happened at once, told one after another: a scoring card by card, the courtiers moving one by one.

use game::{Phrase, Seat};
use justinian::court::{Order, Step as Stride, Sums, slide};
use justinian::{CardPoints, Colour, Courtier, Decision, Side};
use maud::{Markup, html};

use super::desk::{Desk, badge, signed};
use super::marks::pennant;
use super::sign;

/// One step of a scoring.
enum Step {
    Tokens(Seat, i16),
    Card(Seat, CardPoints),
}

/// The last scoring, as long as the courtiers stand as they stood then.
pub(super) fn scoring(desk: &Desk<'_>) -> Markup {
    let table = desk.table;
    let Some((phase, scored)) = table.scored.iter().flatten().enumerate().last() else { return html! {} };
    if scored.order != table.order {
        return html! {};
    }
    let mut steps = Vec::new();
    for seat in desk.seats() {
        let tokens = table.points_for_tokens(phase, seat);
        steps.extend((tokens > 0).then_some(Step::Tokens(seat, tokens)));
        steps.extend(table.breakdown(phase, seat).map(|card| Step::Card(seat, card)));
    }
    // Until somebody lays a token again, all cards that were shown can be seen at once.
    let fresh = table.still || matches!(table.decision, Decision::Exchange | Decision::Over);
    let cards = steps.iter().filter_map(|step| match step {
        Step::Card(seat, card) => Some((*seat, *card)),
        Step::Tokens(..) => None,
    });
    html! {
        div #{ "scoring-" (phase + 1) }.story data-steps {
            div.marks aria-hidden="true" {
                @if fresh {
                    @for ((seat, card), n) in cards.zip(1..) {
                        span.{ "shown at-" (card.place) " t-" (n) } { (badge(seat)) }
                    }
                }
                @for (n, step) in (1..).zip(&steps) {
                    @if let Step::Card(seat, card) = step {
                        span.{ "lit at-" (card.place) } data-step=(n) hidden { (badge(*seat)) b { "+" (card.points) } }
                    } @else {
                        span.lit.nobody data-step=(n) hidden {}
                    }
                }
            }
            div.storybar role="group" aria-label=(desk.say(&Phrase::new("board-scoring").with("phase", phase + 1))) {
                (buttons(desk, &desk.word("board-scoring-play")))
                div.captions aria-live="polite" {
                    p data-step="0" hidden {
                        (pennant(scored.colour))
                        span { (desk.say(&opening(desk, phase))) }
                    }
                    @for (n, step) in (1..).zip(&steps) { p data-step=(n) hidden { (caption(desk, step)) } }
                    p data-step=(steps.len() + 1) { (summary(desk, phase, scored.colour)) }
                }
            }
        }
    }
}

/// Who named the colour, and with what.
fn opening(desk: &Desk<'_>, phase: usize) -> Phrase {
    let scored = desk.table.scored(phase);
    let (chooser, colour) =
        scored.map_or((Seat::new(0), Colour::Porphyry), |scored| (scored.chooser, scored.colour));
    let total = scored.map_or(0, |scored| scored.totals[chooser.index()]);
    Phrase::new("board-scoring-named")
        .with("seat", chooser)
        .with("total", total)
        .with("phase", phase + 1)
        .word("colour", colour.name())
}

fn caption(desk: &Desk<'_>, step: &Step) -> Markup {
    match step {
        Step::Tokens(seat, points) => {
            let phrase = Phrase::new("log-points-tokens").with("seat", *seat).with("points", *points);
            html! { (badge(*seat)) span { (desk.say(&phrase)) } }
        }
        Step::Card(seat, card) => {
            let phrase = desk
                .of("log-points-card", card.courtier)
                .with("seat", *seat)
                .with("place", card.place.number())
                .with("points", card.points);
            html! { (badge(*seat)) span { (desk.say(&phrase)) } }
        }
    }
}

/// What everybody got.
fn summary(desk: &Desk<'_>, phase: usize, colour: Colour) -> Markup {
    let phrase = Phrase::new("board-phase-scored").with("phase", phase + 1).word("colour", colour.name());
    html! {
        (pennant(colour))
        span.said { (desk.say(&phrase)) }
        @for seat in desk.seats() {
            @let points = desk.table.points_for_cards(phase, seat) + desk.table.points_for_tokens(phase, seat);
            span.got { (badge(seat)) span.sr { (desk.name(seat)) " " } b { "+" (points) } }
        }
    }
}

/// Back, play or pause, forward.
fn buttons(desk: &Desk<'_>, play: &str) -> Markup {
    let go = |way: &str, sign: &str, word: &str| {
        html! { button.go type="button" data-go=(way) title=(desk.word(word)) aria-label=(desk.word(word)) { (sign) } }
    };
    html! {
        div.buttons {
            (go("back", "‹", "board-step-back"))
            button.go.play type="button" data-go="play" {
                span.off { "▶" span { " " (play) } }
                span.on { "❚❚" span { " " (desk.word("board-step-pause")) } }
            }
            (go("forward", "›", "board-step-forward"))
        }
    }
}

/// How the courtiers moved at the end of the last round. It plays by itself when it has just happened; later a button
/// shows it again.
pub(super) fn reveal(desk: &Desk<'_>) -> Markup {
    let Some((number, before, side)) = desk.story() else { return html! {} };
    let (order, sums) = (&before.table().order, before.sums());
    let after = slide(order, &sums, side, |_| {});
    html! {
        div.reveal { (procession_of(desk, &format!("reveal-{number}"), (order, &sums), side, &after, true)) }
    }
}

/// How wide and high a face is in the small procession.
const FACE: (usize, usize) = (68, 73);

/// The courtiers moving one after another, as small faces; at last where they stand in the end. `other` is the outcome
/// from the other side: where it differs is stressed.
pub(super) fn procession(
    desk: &Desk<'_>,
    id: &str,
    from: (&Order, &Sums),
    side: Side,
    other: &Order,
) -> Markup {
    procession_of(desk, id, from, side, other, false)
}

/// The same; what has just happened is `real` and plays by itself.
fn procession_of(
    desk: &Desk<'_>,
    id: &str,
    (order, sums): (&Order, &Sums),
    side: Side,
    other: &Order,
    real: bool,
) -> Markup {
    let (mut orders, mut strides) = (vec![*order], Vec::new());
    let last = slide(order, sums, side, |stride| {
        let mut now = orders.last().copied().unwrap_or(*order);
        let (from, to) = (stride.from.index(), stride.to.index());
        if from < to {
            now[from..=to].rotate_left(1);
        } else {
            now[to..=from].rotate_right(1);
        }
        orders.push(now);
        strides.push(stride);
    });
    // Once more at the end, for the summary.
    orders.push(last);
    let at = |order: &Order, courtier: Courtier| {
        let place = order.iter().position(|&other| other == courtier).unwrap_or(0);
        format!("translate({} 0)", place * FACE.0)
    };
    html! {
        div #(id).strip data-steps data-auto[real] data-pace="1300" {
            svg viewBox={ "0 0 " (12 * FACE.0) " 118" } role="img" aria-label=(afterwards(desk, &last, side)) {
                @for courtier in Courtier::all() {
                    @let places: Vec<String> = orders.iter().map(|order| at(order, courtier)).collect();
                    @let place = |order: &Order| order.iter().position(|&other| other == courtier);
                    g.{ "small c" (courtier) @if place(&last) != place(other) { " differs" } } transform=(at(&last, courtier)) data-places=(places.join(";")) {
                        (small(desk, courtier, order, &last))
                    }
                }
            }
            (buttons(desk, &desk.word(if real { "board-watch-again" } else { "board-watch" })))
            div.captions {
                p data-step="0" hidden { (desk.word("board-before")) }
                @for (n, stride) in (1..).zip(&strides) { p data-step=(n) hidden { (desk.say(&told(desk, *stride))) } }
                p data-step=(strides.len() + 1) { (desk.word("board-after")) }
            }
        }
    }
}

fn small(desk: &Desk<'_>, courtier: Courtier, before: &Order, after: &Order) -> Markup {
    let place = |order: &Order| order.iter().position(|&other| other == courtier).unwrap_or(0) as i32;
    let by = place(after) - place(before);
    html! {
        rect.back x="1" y="1" width="66" height="116" rx="6" {}
        use href={ "#ju-head-" (courtier) } x="2" y="3" width="64" height=(FACE.1) {}
        @for (colour, n) in desk.favours(courtier).zip(0..) {
            g.{ "pennant k-" (colour) } transform={ "translate(" (3 + n * 21) " 2)" } {
                path.cloth d="M1 1h18v17.5L10 24 1 18.5z" {}
                use href={ "#" (sign(colour)) } x="3.5" y="4" width="13" height="13" {}
            }
        }
        text.number x="34" y="93" { (courtier) }
        @if by != 0 {
            text.{ "by " @if by > 0 { "rise" } @else { "fall" } } x="34" y="112" {
                @if by > 0 { "▲" } @else { "▼" } (by.abs())
            }
        }
    }
}

/// Who stands where in the end, for those who cannot see it.
fn afterwards(desk: &Desk<'_>, order: &Order, side: Side) -> String {
    let names: Vec<&str> = order.iter().map(|&courtier| desk.courtier(courtier)).collect();
    desk.say(&Phrase::new("board-afterwards").word("side", side.name()).with("courtiers", names))
}

/// One courtier's move in words.
fn told(desk: &Desk<'_>, stride: Stride) -> Phrase {
    let way = stride.to.index() as i32 - stride.from.index() as i32;
    let id = match (way, i32::from(stride.sum) == way) {
        (0, _) => "log-stays",
        (_, false) => "log-moves-end",
        (1.., true) => "log-rises",
        (_, true) => "log-falls",
    };
    desk.of(id, stride.courtier)
        .with("from", stride.from.number())
        .with("to", stride.to.number())
        .with("by", stride.sum.unsigned_abs())
        .with("sum", signed(stride.sum.into()))
}
