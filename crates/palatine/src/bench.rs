//! `palatine bench`: how fast the rules are.

use std::io::Write as _;

use clap::ArgMatches;
use game::{Phrase, Words};

use crate::print::{bold, json, thousands};
use crate::{Stop, cli};

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Stop> {
    let game = cli::game(matches)?;
    let seats = &game.about().seats;
    // Three where the game allows it: the middle of most tables.
    let usual = 3.clamp(*seats.start(), *seats.end());
    let seats = cli::number(matches, "seats", 0..=1_000)?.map_or(usual, |seats| seats as usize);
    let time = cli::seconds(matches, "seconds", 0.0..=3_600.0)?;
    let report = game.bench(&cli::setup(matches, seats, words)?, time)?;
    if matches.get_flag("json") {
        return json(&report);
    }
    let mut out = std::io::stdout().lock();
    let title = Phrase::new("bench-title")
        .with("title", words.word(report.game))
        .with("seats", report.seats)
        .with("seconds", format!("{:.1}", report.seconds));
    writeln!(out, "{}\n", bold(&words.say(&title)))?;
    let rows = [
        ("bench-decisions", thousands(report.decisions_per_second)),
        ("bench-games", thousands(report.games_per_second)),
        ("bench-length", format!("{:.1}", report.decisions_per_game)),
        ("bench-moves", format!("{:.1}", report.moves_per_decision)),
        ("bench-state", report.state_bytes.to_string()),
        ("bench-clone", format!("{:.1}", report.clone_ns)),
    ];
    for (id, value) in rows {
        writeln!(out, "  {value:>12}  {}", words.word(id))?;
    }
    Ok(())
}
