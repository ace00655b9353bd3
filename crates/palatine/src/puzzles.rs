//! `palatine puzzles`: finding decisions with one good answer, and letting another search look at them.

use std::io::Write as _;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use bots::puzzles::{BUDGET, Checked, Plan, Puzzle};
use clap::ArgMatches;
use game::paper::write_line;
use game::{Fault, Phrase, Words};

use crate::print::{progress, read_file};
use crate::{Stop, cli};

/// How many games are looked through, unless told.
const GAMES: u64 = 20;
/// Whoever checks thinks so many times as long as whoever found it, unless told.
const LONGER: u32 = 4;

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Stop> {
    match matches.subcommand() {
        Some(("mine", matches)) => mine(matches, words),
        Some((_, matches)) => check(matches, words),
        None => Ok(()),
    }
}

fn budget(matches: &ArgMatches, unless: u32) -> Result<u32, Fault> {
    Ok(cli::number(matches, "budget", 100..=1_000_000)?.map_or(unless, |budget| budget as u32))
}

/// Prints puzzles as they are found, one a line.
fn mine(matches: &ArgMatches, words: &Words) -> Result<(), Stop> {
    let game = cli::game(matches)?;
    let seats = match cli::text(matches, "seats") {
        None | Some("all") => None,
        Some(_) => cli::number(matches, "seats", 1..=1_000)?.map(|seats| seats as usize),
    };
    let plan = Plan {
        seats,
        games: cli::number(matches, "games", 1..=1_000_000)?.unwrap_or(GAMES) as usize,
        budget: budget(matches, BUDGET)?,
        seed: cli::seed(matches)?,
        threads: cli::threads(matches)?,
        not: matches.get_many::<String>("not").into_iter().flatten().cloned().collect(),
    };
    let bar = progress(plan.games as u64, words);
    let written: Mutex<std::io::Result<()>> = Mutex::new(Ok(()));
    let tell = |found: Vec<Puzzle>| {
        bar.inc(1);
        let mut written = written.lock().unwrap_or_else(PoisonError::into_inner);
        let mut out = std::io::stdout().lock();
        for puzzle in &found {
            if written.is_ok() {
                *written = writeln!(out, "{}", write_line(puzzle)).and_then(|()| out.flush());
            }
        }
    };
    let mined = game.laboratory().mine(&plan, &tell);
    bar.finish_and_clear();
    mined?;
    Ok(written.into_inner().unwrap_or_else(PoisonError::into_inner)?)
}

/// Lets another search judge puzzles, and says with how many it agrees; with `--keep` it prints those.
fn check(matches: &ArgMatches, words: &Words) -> Result<(), Stop> {
    let game = cli::game(matches)?;
    let puzzles = match cli::text(matches, "file") {
        Some(file) => table::puzzles::read(&read_file(file)?)?,
        None => table::puzzles::read(game.about().book.puzzles)?,
    };
    let (budget, seed, threads) =
        (budget(matches, LONGER * BUDGET)?, cli::seed(matches)?, cli::threads(matches)?);
    let bar = progress(puzzles.len() as u64, words);
    let next = AtomicUsize::new(0);
    let found: Mutex<Vec<Option<Result<Checked, Fault>>>> = Mutex::new(vec![None; puzzles.len()]);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some((number, puzzle)) = {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    puzzles.get(number).map(|puzzle| (number, puzzle))
                } {
                    let checked = game.laboratory().check_puzzle(puzzle, budget, &seed);
                    found.lock().unwrap_or_else(PoisonError::into_inner)[number] = Some(checked);
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish_and_clear();
    let found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    let keep = matches.get_flag("keep");
    let (mut agree, mut out, mut told) = (0, std::io::stdout().lock(), std::io::stderr());
    for (puzzle, checked) in puzzles.iter().zip(found.into_iter().flatten()) {
        let checked = checked?;
        if checked.agrees {
            agree += 1;
            if keep {
                writeln!(out, "{}", write_line(puzzle))?;
            }
            continue;
        }
        let line = Phrase::new("puzzles-differs")
            .with("id", puzzle.id.as_str())
            .with("answer", puzzle.answer())
            .with("best", checked.best.as_str())
            .with("behind", format!("{:.1}", -100.0 * checked.ahead));
        writeln!(told, "{}", words.say(&line))?;
    }
    let line = Phrase::new("puzzles-agree")
        .with("agree", agree)
        .with("count", puzzles.len())
        .with("share", crate::print::percent(f64::from(agree) / puzzles.len().max(1) as f64))
        .with("budget", budget);
    writeln!(told, "{}", words.say(&line))?;
    Ok(())
}
