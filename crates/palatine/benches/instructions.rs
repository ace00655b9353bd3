//! How many instructions a decision takes, counted by valgrind: the same on a busy machine as on an idle one.
//!
//! The program runs itself under callgrind, once with games and once without, so that starting up is not counted.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs)]

use std::io::ErrorKind;
use std::process::{Command, ExitCode};

use bots::bench::random_game;
use game::{Chance, Game, Setup as _, Spec};

/// What tells the program that it is the one being counted.
const COUNTED: &str = "--counted";
const GAMES: u64 = 200;

/// Plays so many games with so many seats; gives the number of decisions and of moves listed.
type Play = fn(usize, u64) -> (u64, u64);

macro_rules! plays { (() $($name:ident = $game:ty),*) => {
    vec![$((<$game>::about().id, play::<$game> as Play)),*]
} }

/// The games, and how to play so many of them with so many seats.
fn house() -> Vec<(&'static str, Play)> {
    table::every_game!(plays,)
}

/// Numbers of players that every game allows.
const SEATS: [usize; 2] = [3, 4];
const MISSING: &str =
    "instructions: valgrind is not installed; install it, for instance with `apt-get install valgrind`";

/// What a run took.
struct Run {
    instructions: u64,
    decisions: u64,
    listed: u64,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [COUNTED, game, seats, games] = arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        let number = |text: &str| text.parse().expect("a whole number");
        let (_, play) = house().into_iter().find(|(id, _)| *id == game).expect("a game of the house");
        let (decisions, listed) = play(number(seats) as usize, number(games));
        println!("{decisions} {listed}");
        return ExitCode::SUCCESS;
    }
    // `cargo test --all-targets` runs benchmarks too, without this mark: then it is enough that they work.
    if !arguments.iter().any(|argument| argument == "--bench") {
        for (_, play) in house() {
            for seats in SEATS {
                play(seats, 1);
            }
        }
        return ExitCode::SUCCESS;
    }
    match table() {
        Ok(table) => {
            print!("{table}");
            ExitCode::SUCCESS
        }
        Err(what) => {
            eprintln!("{what}");
            ExitCode::FAILURE
        }
    }
}

/// Plays random games, the same ones every time; gives the number of decisions and of moves listed.
fn play<G: Game>(seats: usize, games: u64) -> (u64, u64) {
    let setup = G::Setup::read(&Spec::new(seats)).expect("the game has so many seats");
    let mut chance = Chance::quick(1);
    let mut moves = Vec::with_capacity(1024);
    let (mut decisions, mut listed) = (0, 0);
    for _ in 0..games {
        random_game::<G>(&setup, &mut chance, &mut moves, &mut decisions, &mut listed);
    }
    (decisions, listed)
}

fn table() -> Result<String, String> {
    let mut table = format!(
        "{GAMES} random games each\n{:<12} {:>5} {:>10} {:>15} {:>13} {:>22} {:>18}\n",
        "game",
        "seats",
        "decisions",
        "moves/decision",
        "instructions",
        "instructions/decision",
        "instructions/game"
    );
    for (game, seats) in house().iter().flat_map(|(game, _)| SEATS.map(|seats| (*game, seats))) {
        let (idle, run) = (counted(game, seats, 0)?, counted(game, seats, GAMES)?);
        let instructions = run.instructions - idle.instructions;
        table += &format!(
            "{game:<12} {seats:>5} {:>10} {:>15.1} {instructions:>13} {:>22} {:>18}\n",
            run.decisions,
            run.listed as f64 / run.decisions as f64,
            instructions / run.decisions,
            instructions / GAMES,
        );
    }
    Ok(table)
}

/// Runs this program under valgrind.
fn counted(game: &str, seats: usize, games: u64) -> Result<Run, String> {
    let program = std::env::current_exe().map_err(|error| format!("instructions: {error}"))?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args([COUNTED, game, &seats.to_string(), &games.to_string()])
        .output()
        .map_err(|error| match error.kind() {
            ErrorKind::NotFound => MISSING.to_owned(),
            _ => format!("instructions: valgrind cannot be run: {error}"),
        })?;
    let said = String::from_utf8_lossy(&output.stderr);
    let wrong = || format!("instructions: valgrind did not count: {}", said.trim());
    if !output.status.success() {
        return Err(wrong());
    }
    // The line is "==123== Collected : 456".
    let instructions = said
        .lines()
        .find_map(|line| line.split_once("Collected :"))
        .and_then(|(_, count)| count.trim().parse().ok())
        .ok_or_else(wrong)?;
    let told = String::from_utf8_lossy(&output.stdout);
    let mut counts = told.split_whitespace().map(str::parse);
    match (counts.next(), counts.next()) {
        (Some(Ok(decisions)), Some(Ok(listed))) => Ok(Run { instructions, decisions, listed }),
        _ => Err(wrong()),
    }
}
