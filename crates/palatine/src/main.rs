//! The program `palatine`: play, measure, prove and study the games of the house.

mod admin;
mod analyse;
mod arena;
mod bench;
mod board;
mod calibrate;
mod check;
mod cli;
mod demonstration;
mod lessons;
mod load;
mod plot;
mod position;
mod print;
mod puzzles;
mod replay;
mod serve;
mod strength;
mod tune;
mod verify;

use std::io::Write as _;
use std::process::ExitCode;

use game::Fault;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Why the program stops early.
pub(crate) enum Stop {
    /// What was asked makes no sense: said in one line.
    Fault(Fault),
    /// The same, but a game says it, in its own words.
    Told(String),
    /// What was looked at is not right; it has been said already.
    Wrong,
    /// Our own output cannot be written, most likely because whoever read it has left.
    Silent,
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl From<std::io::Error> for Stop {
    fn from(_: std::io::Error) -> Self {
        Self::Silent
    }
}

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().collect();
    let lang = cli::language(&arguments);
    let words = cli::words(lang);
    let stop = cli::parse(arguments, &words).and_then(|matches| cli::run(&matches, &words));
    match stop {
        Ok(()) => ExitCode::SUCCESS,
        Err(Stop::Wrong | Stop::Silent) => ExitCode::FAILURE,
        Err(Stop::Told(text)) => {
            let _ = writeln!(std::io::stderr(), "palatine: {text}");
            ExitCode::from(2)
        }
        Err(Stop::Fault(fault)) => {
            let _ = writeln!(std::io::stderr(), "palatine: {}", words.fault(&fault));
            ExitCode::from(2)
        }
    }
}
