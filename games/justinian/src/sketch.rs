//! A picture of the whole position in characters.

use std::fmt::Write as _;

use game::{Game as _, Phrase, Seat, Turn, Words};

use crate::pieces::{Colour, Courtier, Place, Tokens, each};
use crate::state::{Decision, Justinian};

/// A picture of the whole position.
pub(crate) fn sketch(state: &Justinian, words: &Words) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = draw(&mut out, state, words);
    out
}

fn draw(out: &mut String, state: &Justinian, words: &Words) -> std::fmt::Result {
    let table = state.table();
    let board = table.setup.board;
    let phase = Phrase::new("sketch-phase")
        .with("phase", table.phase + 1)
        .with("threshold", table.threshold())
        .with("round", table.round);
    writeln!(out, "{}\n", words.say(&phase))?;
    let width = board.names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    for (place, &courtier) in Place::all().zip(&table.order).rev() {
        let tokens: Vec<String> = state
            .court(courtier)
            .map(|(seat, token)| format!("{} {}", words.word(token.name()), words.name(seat)))
            .collect();
        let line = format!(
            "  {:>2}  {:>2} {:<width$} {:>3}  {}",
            place.number(),
            courtier.number(),
            board.name_of(courtier),
            table.worth(courtier),
            tokens.join(", "),
        );
        writeln!(out, "{}", line.trim_end())?;
    }
    writeln!(out)?;
    let scores = table.scores();
    for seat in Seat::all(table.seats()) {
        let points = Phrase::new("sketch-player").with("seat", seat).with("points", scores.total(seat));
        writeln!(out, "  {}", words.say(&points))?;
        let mut line = |id: &'static str, text: String| {
            let text = if text.is_empty() { words.word("sketch-nothing") } else { text };
            writeln!(out, "      {}", words.say(&Phrase::new(id).with("list", text)))
        };
        line("sketch-hand", list(state.hand(seat), words))?;
        line("sketch-reserve", list(state.reserve(seat), words))?;
        line("sketch-space", list(&state.space(seat).all(), words))?;
        let cards = table.colours().map(|colour| cards(state, seat, colour, words));
        line("sketch-cards", cards.collect::<Vec<_>>().join("; "))?;
    }
    for (n, scored) in table.scored.iter().enumerate() {
        if let Some(scored) = scored {
            let line = Phrase::new("sketch-scored").with("phase", n + 1).word("colour", scored.colour.name());
            writeln!(out, "  {}", words.say(&line))?;
        }
    }
    let turn = match state.turn() {
        Turn::Over => Phrase::new("log-over"),
        Turn::Of(seat) => Phrase::new(match table.decision {
            Decision::Turn => "sketch-turn",
            Decision::Side => "sketch-side",
            Decision::Offer => "sketch-offer",
            Decision::Colour => "sketch-colour",
            Decision::Exchange | Decision::Over => "sketch-exchange",
        })
        .with("seat", seat),
    };
    writeln!(out, "\n  {}", words.say(&turn))
}

fn cards(state: &Justinian, seat: Seat, colour: Colour, words: &Words) -> String {
    let board = state.table().setup.board;
    let names: Vec<&str> =
        state.cards(seat, colour).iter().map(|card: Courtier| board.board().name_of(card)).collect();
    format!("{} {}", words.word(colour.name()), names.join(", "))
}

/// Tokens one by one, as in "+1 +2 −3".
fn list(tokens: &Tokens, words: &Words) -> String {
    each(tokens).map(|token| words.word(token.name())).collect::<Vec<_>>().join(" ")
}
