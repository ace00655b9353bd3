//! `palatine bench`: how fast the rules and the search are.

use std::io::Write as _;
use std::time::Duration;

use bots::search::params::Params;
use bots::tune;
use clap::ArgMatches;
use game::{Phrase, Spec, Words};
use table::AnyGame;

use crate::print::{bold, json, thousands};
use crate::{Stop, cli};

/// The seats that are measured, unless told: three where the game allows it, the middle of most tables.
pub(crate) fn usual(game: &dyn AnyGame) -> usize {
    let seats = &game.about().seats;
    3.clamp(*seats.start(), *seats.end())
}

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Stop> {
    let game = cli::game(matches)?;
    let seats = cli::number(matches, "seats", 0..=1_000)?.map_or(usual(game), |seats| seats as usize);
    let time = cli::seconds(matches, "seconds", 0.0..=3_600.0)?;
    if matches.get_flag("search") {
        return search(game, &cli::setup(matches, seats, words)?, time, matches, words);
    }
    let report = game.laboratory().bench(&cli::setup(matches, seats, words)?, time)?;
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

fn search(
    game: &dyn AnyGame,
    setup: &Spec,
    time: Duration,
    matches: &ArgMatches,
    words: &Words,
) -> Result<(), Stop> {
    let report = game.laboratory().search_speed(setup, time)?;
    if matches.get_flag("json") {
        return json(&report);
    }
    let mut out = std::io::stdout().lock();
    let title = Phrase::new("bench-search-title")
        .with("title", words.word(report.game))
        .with("seats", report.seats)
        .with("seconds", format!("{:.1}", report.seconds));
    writeln!(out, "{}\n", bold(&words.say(&title)))?;
    let numbers: Vec<String> =
        Params::NAMES.iter().map(|name| format!("{name}={}", tune::number(&report.tuned, name))).collect();
    let tuned = Phrase::new("bench-search-tuned").with("numbers", numbers.join(" "));
    let rows = [
        (report.simulations_per_second, words.word("bench-search-whole")),
        (report.tuned_simulations_per_second, words.say(&tuned)),
    ];
    for (speed, what) in rows {
        writeln!(out, "  {:>12}  {what}", thousands(speed))?;
    }
    Ok(())
}
