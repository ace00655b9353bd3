//! The log in phrases.

use game::{Phrase, Seat, Value};

use crate::board::PHASES;
use crate::court::{Side, slide};
use crate::moves::{Move, Spot};
use crate::pieces::{Colour, Courtier, Token, each};
use crate::scoring::CardPoints;
use crate::setup::Asking;
use crate::state::{Decision, Table};
use crate::view::{Known, View};

/// What a decision was, and why it mattered.
pub(crate) fn tell(before: &View, seat: Seat, mv: Move, after: &View) -> Vec<Phrase> {
    let (old, new) = (before.table(), after.table());
    let line = |id| Phrase::new(id).with("seat", seat);
    let mut lines = Vec::new();
    match mv {
        Move::Token { token, spot } => lines.push(laid(old, line, token, spot)),
        Move::Pass => lines.push(passed(before, after, seat)),
        Move::Side(side) => {
            lines.push(line("log-side").word("side", side.name()));
            moved(&mut lines, before, side);
        }
        Move::Score => lines.push(line("log-score").with("phase", old.phase + 1)),
        Move::Decline => lines.push(line("log-decline").with("phase", old.phase + 1)),
        Move::Colour(colour) => {
            lines.push(line("log-colour").word("colour", colour.name()).with("phase", old.phase + 1));
            scored(&mut lines, new, usize::from(old.phase));
        }
        Move::Exchange { colour, courtier } => exchanged(&mut lines, before, seat, colour, courtier, after),
        Move::Keep => lines.push(line("log-keep")),
    }
    what_follows(&mut lines, before, after);
    lines
}

/// A round of placing tokens, in a phase that ends with a scoring.
pub(crate) fn chapter(view: &View) -> Phrase {
    let table = view.table();
    Phrase::new("chapter-round").with("round", table.round).with("phase", table.phase + 1)
}

/// A phrase about a courtier, by name and number.
fn about(id: &'static str, table: &Table, courtier: Courtier) -> Phrase {
    Phrase::new(id).with("courtier", table.setup.board.name_of(courtier)).with("number", courtier.number())
}

fn laid(table: &Table, line: impl Fn(&'static str) -> Phrase, token: Option<Token>, spot: Spot) -> Phrase {
    let phrase = line(match (token, spot) {
        (Some(_), Spot::Courtier(_)) => "log-token",
        (None, Spot::Courtier(_)) => "log-token-hidden",
        (Some(_), Spot::Phase) => "log-token-phase",
        (None, Spot::Phase) => "log-token-phase-hidden",
    });
    let phrase = match token {
        Some(token) => phrase.word("token", token.name()),
        None => phrase,
    };
    match spot {
        Spot::Courtier(courtier) => {
            phrase.with("courtier", table.setup.board.name_of(courtier)).with("number", courtier.number())
        }
        Spot::Phase => phrase.with("phase", table.phase + 1),
    }
}

fn passed(before: &View, after: &View, seat: Seat) -> Phrase {
    let count = before.reserve_size(seat) - after.reserve_size(seat);
    let line = |id| Phrase::new(id).with("seat", seat).with("count", count);
    let hand = |view: &View| view.own().filter(|own| own.seat == seat).map(|own| own.hand);
    match (hand(before), hand(after)) {
        _ if count == 0 => line("log-pass-empty"),
        (Some(old), Some(new)) => {
            let drawn = new.without(&old).map_or(vec![], |drawn| each(&drawn).collect());
            line("log-pass-drew").with("tokens", named(&drawn))
        }
        _ => line("log-pass"),
    }
}

fn named(tokens: &[Token]) -> Value {
    Value::List(tokens.iter().map(|token| Value::Word(token.name())).collect())
}

/// A sum with its sign.
fn signed(sum: i8) -> String {
    match sum {
        0 => "0".to_owned(),
        1.. => format!("+{sum}"),
        _ => format!("−{}", sum.unsigned_abs()),
    }
}

/// The tokens on the court are turned up, courtier by courtier.
fn revealed(lines: &mut Vec<Phrase>, view: &View) {
    lines.push(Phrase::new("log-revealed"));
    let table = view.table();
    for &courtier in &table.order {
        let stack: Vec<Known> = view.court(courtier).collect();
        let sum: i8 = stack.iter().filter_map(|known| known.token).map(Token::value).sum();
        let id = match stack.len() {
            0 => continue,
            1 => "log-revealed-one",
            2 => "log-revealed-two",
            _ => "log-revealed-three",
        };
        let mut phrase = about(id, table, courtier).with("sum", signed(sum));
        let fields = [("seat1", "token1"), ("seat2", "token2"), ("seat3", "token3")];
        for (known, (seat, token)) in stack.iter().zip(fields) {
            phrase = phrase.with(seat, known.seat);
            if let Some(known) = known.token {
                phrase = phrase.word(token, known.name());
            }
        }
        lines.push(phrase);
    }
}

/// The courtiers move, one after another.
fn moved(lines: &mut Vec<Phrase>, before: &View, side: Side) {
    let table = before.table();
    let quiet = lines.len();
    slide(&table.order, &before.sums(), side, |step| {
        let whole = i32::from(step.sum) == step.to.index() as i32 - step.from.index() as i32;
        let id = match (step.from == step.to, whole, step.sum > 0) {
            (true, ..) => "log-stays",
            (_, false, _) => "log-moves-end",
            (_, _, true) => "log-rises",
            (_, _, false) => "log-falls",
        };
        lines.push(
            about(id, table, step.courtier)
                .with("from", step.from.number())
                .with("to", step.to.number())
                .with("steps", step.sum.unsigned_abs())
                .with("sum", signed(step.sum)),
        );
    });
    if lines.len() == quiet {
        lines.push(Phrase::new("log-nobody-moves"));
    }
}

/// What a scoring brought: tokens, then card by card.
fn scored(lines: &mut Vec<Phrase>, table: &Table, phase: usize) {
    for seat in Seat::all(table.seats()) {
        let line = |id| Phrase::new(id).with("seat", seat);
        let tokens = table.points_for_tokens(phase, seat);
        if tokens > 0 {
            lines.push(line("log-points-tokens").with("points", tokens));
        }
        for CardPoints { courtier, place, points } in table.breakdown(phase, seat) {
            lines.push(
                about("log-points-card", table, courtier)
                    .with("seat", seat)
                    .with("place", place.number())
                    .with("points", points),
            );
        }
        lines.push(
            line("log-points")
                .with("points", tokens + table.points_for_cards(phase, seat))
                .with("total", table.scores().total(seat)),
        );
    }
}

fn exchanged(
    lines: &mut Vec<Phrase>,
    before: &View,
    seat: Seat,
    colour: Colour,
    courtier: Option<Courtier>,
    after: &View,
) {
    let table = after.table();
    let name = |courtier: Courtier| table.setup.board.name_of(courtier);
    let line = |id| Phrase::new(id).with("seat", seat).word("colour", colour.name());
    let held = before.cards(colour);
    let drawn = after.cards(colour).iter().find(|&card| !held.contains(card));
    match (courtier, drawn.filter(|_| after.seat() == Some(seat))) {
        (Some(courtier), Some(drawn)) => lines.push(
            line("log-exchange")
                .with("courtier", name(courtier))
                .with("number", courtier.number())
                .with("drawn", name(drawn))
                .with("drawn-number", drawn.number()),
        ),
        // Somebody else looks on.
        _ => lines.push(line("log-exchange-hidden")),
    }
    if before.table().traced[seat.index()].is_none()
        && let Some((_, known)) = after.known_card(seat)
    {
        lines.push(line("log-exchange-known").with("courtier", name(known)).with("number", known.number()));
    }
}

/// What is asked next, where that is news.
fn what_follows(lines: &mut Vec<Phrase>, before: &View, after: &View) {
    let (old, new) = (before.table(), after.table());
    match new.decision {
        Decision::Side => revealed(lines, after),
        Decision::Offer => {
            let id = match new.setup.asking {
                Asking::Everybody => "log-asked",
                Asking::Able => "log-offer",
            };
            lines.push(Phrase::new(id).with("seat", new.turn).with("phase", new.phase + 1));
        }
        Decision::Colour => totals(lines, after),
        // With all tokens gone there is nothing left to play for.
        Decision::Over if usize::from(new.phase) + 1 < PHASES => {
            lines.push(Phrase::new("log-over-early").with("phase", new.phase + 1));
        }
        Decision::Over => lines.push(Phrase::new("log-over")),
        Decision::Turn | Decision::Exchange => {}
    }
    if new.phase > old.phase {
        lines.push(Phrase::new("log-phase").with("phase", new.phase + 1).with("threshold", new.threshold()));
    }
    if new.round > old.round {
        lines.push(Phrase::new("log-round").with("round", new.round).with("seat", new.turn));
    }
}

/// The tokens on the phase space are turned up.
fn totals(lines: &mut Vec<Phrase>, view: &View) {
    let table = view.table();
    if table.starter.is_none() {
        let id = if table.are_tokens_gone() { "log-tokens-gone" } else { "log-standstill" };
        lines.push(Phrase::new(id).with("phase", table.phase + 1));
    }
    let totals: Vec<(Seat, u8)> =
        table.from_last().map(|seat| (seat, view.space_total(seat).unwrap_or(0))).collect();
    for (seat, total) in totals.iter().filter(|(_, total)| *total > 0) {
        lines.push(Phrase::new("log-total").with("seat", *seat).with("total", *total));
    }
    let most = totals.iter().map(|(_, total)| *total).max().unwrap_or(0);
    let tied = totals.iter().filter(|(_, total)| *total == most).count() > 1;
    let id = if tied { "log-chooser-tie" } else { "log-chooser" };
    lines.push(Phrase::new(id).with("seat", table.turn).with("total", most).with("last", table.last));
}
