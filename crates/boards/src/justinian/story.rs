//! What happened at once, told one after another: tokens turned up, courtiers moving, cards and points.
//!
//! The page holds only what happened, as small lists; `static/play/court.js` plays it on the court's own tiles, and
//! `lib.rs` explains the lists. Whoever looks has seen all of it: tokens on courtiers lay face up before anybody moved,
//! and cards that were scored lie open.

use game::{Phrase, Seat};
use justinian::court::slide;
use justinian::{Courtier, Decision, Scored, View};
use maud::{Markup, html};

use super::desk::{Desk, badge};

/// The acts of a round, in their order.
const ACTS: [&str; 4] = ["board-tale-tokens", "board-tale-moves", "board-tale-cards", "board-tale-points"];

/// The line at the foot of the court: how the last round went, from the moment when the tokens are turned up.
pub(super) fn tale(desk: &Desk<'_>) -> Markup {
    // While somebody chooses the side the tokens lie open; afterwards they are known from before the courtiers moved.
    let now = desk.table.decision == Decision::Side;
    let story = desk.story().filter(|_| !now);
    let before: &View = match &story {
        Some((before, _)) => before,
        None if now => desk.view,
        None => return html! {},
    };
    let moves = story.map(|(before, side)| {
        let mut moves = Vec::new();
        slide(&before.table().order, &before.sums(), side, |step| {
            moves.push(format!("{}:{}>{}", step.courtier, step.from, step.to));
        });
        moves.join(" ")
    });
    let (phase, round) = (usize::from(before.table().phase), before.table().round);
    let scored = story
        .and_then(|_| desk.table.scored(phase))
        .map(|scored| (counted(desk, phase), desk.say(&named(scored, phase))));
    let (counted, named) = scored.unzip();
    let asked = desk.world.is_some();
    html! {
        section #tale.tale data-tale-of="court" data-round=(round) data-phase=(phase + 1) data-order=(order(before))
            data-laid=(laid(before)) data-moves=[moves] data-scored=[counted] data-named=[named]
            data-asked[asked] aria-label=(desk.word("board-tale")) {
            (desk.part("tale", &asked, || told(desk, asked)))
        }
    }
}

/// How any round is told, and the way through it: nothing that hangs on what happened.
fn told(desk: &Desk<'_>, asked: bool) -> Markup {
    let word = |id: &str| desk.word(id);
    let step = |way: &str, sign: &str, id: &str| {
        html! { button type="button" data-tale-go=(way) title=(word(id)) aria-label=(word(id)) { (sign) } }
    };
    html! {
        button.again type="button" data-tale-go="again" { span aria-hidden="true" { "▶ " } (word("board-tale")) }
        ol.told-acts data-words=(words(desk)) aria-label=(word("board-tale-acts")) { @for act in ACTS { li { (word(act)) } } }
        p.told-line aria-hidden="true" {}
        p #tale-said.sr aria-live="polite" {}
        div.told-ways {
            (step("back", "‹", "board-step-back"))
            button type="button" data-tale-go="pause" title=(word("board-step-pause")) aria-label=(word("board-step-pause")) aria-pressed="false" {
                span.off aria-hidden="true" { "❚❚" } span.on aria-hidden="true" { "▶" }
            }
            (step("on", "›", "board-step-forward"))
            button type="button" data-tale-go="again" { (word("board-tale-again")) }
            button.skip-tale type="button" data-tale-go="skip" {
                (word(if asked { "board-tale-skip-turn" } else { "board-tale-skip" }))
            }
        }
    }
}

/// Who stood where, from the lowest place: `1 3 2 …`.
fn order(before: &View) -> String {
    let order: Vec<String> = before.table().order.iter().map(ToString::to_string).collect();
    order.join(" ")
}

/// What lay on whom, from the lowest place, and who laid it, in the order in which it was laid: `2:2+2 2-1 3+2;…`.
fn laid(before: &View) -> String {
    let stack = |courtier: Courtier| {
        let tokens: Vec<String> = before
            .court(courtier)
            .filter_map(|known| Some(format!("{}{:+}", known.seat, known.token?.value())))
            .collect();
        (!tokens.is_empty()).then(|| format!("{courtier}:{}", tokens.join(" ")))
    };
    let stacks: Vec<String> = before.table().order.iter().filter_map(|&courtier| stack(courtier)).collect();
    stacks.join(";")
}

/// What everybody got, seat by seat: points for tokens, then the cards with what each was worth: `5:2=16 12=18;…`.
fn counted(desk: &Desk<'_>, phase: usize) -> String {
    let seats: Vec<String> = desk
        .seats()
        .map(|seat| {
            let cards: Vec<String> = desk
                .table
                .breakdown(phase, seat)
                .map(|card| format!("{}={}", card.courtier, card.points))
                .collect();
            format!("{}:{}", desk.table.points_for_tokens(phase, seat), cards.join(" "))
        })
        .collect();
    seats.join(";")
}

/// Who named the colour, and with what.
fn named(scored: &Scored, phase: usize) -> Phrase {
    Phrase::new("board-scoring-named")
        .with("seat", scored.chooser)
        .with("total", scored.totals[scored.chooser.index()])
        .with("phase", phase + 1)
        .word("colour", scored.colour.name())
}

/// How it is told, with gaps in braces for names and numbers; the script fills them. It is the same in every frame and has an element of
/// its own, so it is sent once.
fn words(desk: &Desk<'_>) -> String {
    let who: Vec<String> =
        desk.seats().map(|seat| desk.say(&Phrase::new("board-tale-who").with("seat", seat))).collect();
    let sum = |id: &'static str| desk.say(&Phrase::new(id).with("sum", "{sum}"));
    let way = |id: &'static str| {
        let phrase =
            Phrase::new(id).with("courtier", "{courtier}").with("steps", "{by}").with("sum", "{sum}");
        desk.say(&phrase.with("from", "{from}").with("to", "{to}"))
    };
    let words = serde_json::json!({
        "who": who,
        "sofar": sum("board-tale-so-far"),
        "together": sum("board-tale-together"),
        "rises": way("board-tale-rises"),
        "falls": way("board-tale-falls"),
        "ends": way("board-tale-ends"),
        "stays": way("board-tale-stays"),
        "bare": desk.word("board-tale-bare"),
        "nobody": desk.word("board-tale-nobody"),
        "court": desk.say(&Phrase::new("board-tale-court").with("courtiers", "{list}")),
    });
    words.to_string()
}

/// The cards of the last scoring, where their courtiers stand: to be seen until somebody lays a token again.
pub(super) fn shown(desk: &Desk<'_>) -> Markup {
    let table = desk.table;
    let fresh = table.still || matches!(table.decision, Decision::Exchange | Decision::Over);
    let last = table.scored.iter().flatten().enumerate().last();
    let Some((phase, _)) = last.filter(|(_, scored)| fresh && scored.order == table.order) else {
        return html! {};
    };
    let cards = |seat: Seat| table.breakdown(phase, seat).map(move |card| (seat, card));
    html! {
        div.marks aria-hidden="true" {
            @for (seat, card) in desk.seats().flat_map(cards) { span.{ "shown at-" (card.place) } data-help="card-shown" { (badge(seat)) } }
        }
    }
}
