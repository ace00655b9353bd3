//! `palatine check`: the conformance kit from the program.

use std::io::Write;

use clap::ArgMatches;
use game::conformance::{ENOUGH_GAMES, Plan, Report};
use game::{Phrase, Words};

use crate::print::{bold, json, progress, thousands};
use crate::{Stop, cli};

/// Costly checks are made at one step in so many: the more games, the fewer steps of each are needed to meet every kind
/// of step thousands of times.
fn sparse(games: u64) -> u32 {
    (games / 1_000).clamp(4, 64) as u32
}

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Stop> {
    let game = cli::game(matches)?;
    let games = cli::number(matches, "games", 1..=1_000_000_000)?.unwrap_or(1_000);
    let plan =
        Plan { games, seed: cli::seed(matches)?, threads: cli::threads(matches)?, sparse: sparse(games) };
    let words = &cli::words_for(game, words.lang());
    let bar = progress(plan.games, words);
    let report = game.laboratory().check(&plan, &|| bar.inc(1));
    bar.finish_and_clear();
    if matches.get_flag("json") {
        json(&report)?;
    } else {
        text(&report, words)?;
    }
    if report.is_sound() { Ok(()) } else { Err(Stop::Wrong) }
}

/// How much occurred of everything there is: a line for each sort, and the names of what is missing.
fn coverage(out: &mut impl Write, report: &Report, words: &Words) -> Result<(), Stop> {
    if report.coverage.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n{}", words.word("check-coverage"))?;
    for coverage in &report.coverage {
        let all = coverage.things.len();
        let met = Phrase::new("check-met").with("met", all - coverage.never.len()).with("all", all);
        let how = if coverage.never.is_empty() {
            Phrase::new("check-rarest").with("times", i64::try_from(coverage.rarest()).unwrap_or(i64::MAX))
        } else {
            Phrase::new("check-never").with("names", coverage.never.join(", "))
        };
        writeln!(out, "  {:>16}  {}: {}", words.say(&met), words.word(coverage.sort), words.say(&how))?;
    }
    let closing = match report.never() {
        0 => Phrase::new("check-all-met"),
        count if report.games < ENOUGH_GAMES => {
            Phrase::new("check-too-few").with("count", count).with("enough", thousands(ENOUGH_GAMES as f64))
        }
        // That is the last word.
        _ => return Ok(()),
    };
    writeln!(out, "{}", words.say(&closing))?;
    Ok(())
}

fn text(report: &Report, words: &Words) -> Result<(), Stop> {
    let mut out = std::io::stdout().lock();
    let title = Phrase::new("check-title")
        .with("title", words.word(&report.game))
        .with("games", thousands(report.games as f64))
        .with("decisions", thousands(report.decisions as f64));
    writeln!(out, "{}\n", bold(&words.say(&title)))?;
    for covered in &report.covered {
        let mut options: Vec<String> =
            covered.setup.options.iter().map(|(option, value)| format!("{option}={value}")).collect();
        options.insert(0, words.say(&Phrase::new("check-seats").with("seats", covered.setup.seats)));
        let line = Phrase::new("check-covered")
            .with("games", thousands(covered.games as f64))
            .with("longest", covered.longest)
            .with("bound", covered.bound);
        writeln!(out, "  {:<40}  {}", options.join(", "), words.say(&line))?;
    }
    let refused: u64 = report.refused.values().sum();
    let rows = [
        ("check-allowed", report.allowed),
        ("check-refused", refused),
        ("check-imagined", report.imagined),
        ("check-records", report.records),
        ("check-deals", report.deals),
    ];
    writeln!(out)?;
    for (id, n) in rows {
        writeln!(out, "  {:>16}  {}", thousands(n as f64), words.word(id))?;
    }
    writeln!(out)?;
    for (rule, n) in &report.refused {
        writeln!(out, "  {:>16}  {} ({rule})", thousands(*n as f64), words.word(rule))?;
    }
    coverage(&mut out, report, words)?;
    writeln!(out)?;
    for violation in &report.violations {
        writeln!(out, "{violation}")?;
    }
    let closing = if report.violations.is_empty() && !report.is_sound() {
        let games = thousands(report.games as f64);
        Phrase::new("check-not-met").with("count", report.never()).with("games", games)
    } else {
        Phrase::new("check-closing").with("count", report.violations.len())
    };
    writeln!(out, "{}", bold(&words.say(&closing)))?;
    Ok(())
}
