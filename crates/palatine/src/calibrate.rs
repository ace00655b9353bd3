//! `palatine arena --calibrate`: how strong the levels are.

use std::io::Write as _;

use bots::calibrate::{self, Plan, Report};
use bots::rating;
use clap::ArgMatches;
use game::{Fault, Phrase, Words};
use table::AnyGame;

use crate::print::{bold, can_write, json, progress, read_file, table as print_table, write_file};
use crate::{Stop, cli};

/// Where a game of the house says what is known of its bots; what is built next holds it.
pub(crate) fn file_of(game: &dyn AnyGame) -> String {
    format!("games/{}/data/bots.toml", game.about().id)
}

/// Games for each number of seats, unless told.
pub(crate) const GAMES: u64 = 600;

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Stop> {
    let games: Vec<&dyn AnyGame> = match cli::text(matches, "game") {
        Some(id) => vec![table::find(id)?],
        None => table::games().to_vec(),
    };
    let seats = match cli::text(matches, "seats") {
        None | Some("all") => None,
        Some(_) => cli::number(matches, "seats", 0..=1_000)?.map(|seats| seats as usize),
    };
    let count = cli::number(matches, "games", 1..=1_000_000_000)?.unwrap_or(GAMES);
    let (seed, threads) = (cli::seed(matches)?, cli::threads(matches)?);
    let output = cli::text(matches, "output");
    // A file is about one game.
    if output.is_some() && games.len() > 1 {
        return Err(Fault::new("fault-calibrate-output").into());
    }
    let files: Vec<String> =
        games.iter().map(|game| output.map_or_else(|| file_of(*game), str::to_owned)).collect();
    // Every one that cannot be written is refused now, and not when everything before it is played.
    files.iter().try_for_each(|file| can_write(file))?;
    let mut reports = Vec::new();
    for (game, file) in games.into_iter().zip(&files) {
        let about = game.about();
        for seats in seats.map_or(about.seats.clone(), |seats| seats..=seats) {
            let plan = Plan { seats, games: count, seed, threads, quick: matches.get_flag("quick") };
            let report = measure(game, &plan, words)?;
            keep(file, game, &report)?;
            if !matches.get_flag("json") {
                text(&report, words)?;
            }
            reports.push(report);
        }
    }
    if matches.get_flag("json") {
        return json(&reports);
    }
    let closing = Phrase::new("calibrate-written").with("file", files.join(", "));
    Ok(writeln!(std::io::stdout(), "{}", words.say(&closing))?)
}

/// Plays and rates.
pub(crate) fn measure(game: &dyn AnyGame, plan: &Plan, words: &Words) -> Result<Report, Fault> {
    let bar = progress(calibrate::games(plan), words);
    let report = game.laboratory().calibrate(plan, &|| bar.inc(1));
    bar.finish_and_clear();
    report
}

/// Puts what was measured into the file at once: who stops a long run keeps what it has found.
pub(crate) fn keep(file: &str, game: &dyn AnyGame, report: &Report) -> Result<(), Fault> {
    let there = std::path::Path::new(file).exists();
    let text = if there { read_file(file)? } else { game.about().bots.to_owned() };
    write_file(file, &rating::written(&text, report)?)
}

fn text(report: &Report, words: &Words) -> Result<(), Stop> {
    let mut out = std::io::stdout().lock();
    let title = Phrase::new("calibrate-title")
        .with("title", words.word(report.game))
        .with("seats", report.seats)
        .with("games", report.games as i64);
    writeln!(out, "{}\n", bold(&words.say(&title)))?;
    let heads = ["calibrate-level", "arena-bot", "calibrate-rating", "arena-interval", "arena-games"];
    let row = |rated: &calibrate::Rated| {
        vec![
            rated.level.to_owned(),
            rated.bot.clone(),
            format!("{:.0}", rated.rating.rating),
            format!("± {:.0}", rated.rating.uncertainty),
            rated.rating.games.to_string(),
        ]
    };
    let rows: Vec<Vec<String>> = report.levels.iter().map(row).collect();
    print_table(&mut out, &heads.map(|id| words.word(id)), &rows)?;
    Ok(writeln!(out)?)
}
