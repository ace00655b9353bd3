//! `palatine position`: check or show a position from a file.

use std::io::Write as _;

use clap::ArgMatches;
use game::paper::{self, PositionFile};
use game::{Phrase, Seed, Words};

use crate::print::{bold, read_file};
use crate::{Stop, board, cli};

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Stop> {
    let Some((which, matches)) = matches.subcommand() else { return Ok(()) };
    let path = cli::required(matches, "file")?;
    let file: PositionFile = paper::read_file(&read_file(path)?)?;
    board::named(matches, words)?;
    let game = table::find(&file.game)?;
    let words = cli::words_for(game, words.lang());
    let placed = match game.place(&file, Seed::from_number(1)) {
        Ok(placed) => placed,
        Err(faults) => {
            let mut err = std::io::stderr().lock();
            for fault in &faults {
                writeln!(err, "{path}: {}", words.fault(fault))?;
            }
            return Err(Stop::Wrong);
        }
    };
    let mut out = std::io::stdout().lock();
    if which == "check" {
        let line = Phrase::new("position-valid").with("file", path).with("title", words.word(&file.game));
        writeln!(out, "{}", words.say(&line))?;
    } else {
        writeln!(out, "{}\n", bold(&words.word(&file.game)))?;
        write!(out, "{}", placed.sketch(&words))?;
    }
    Ok(())
}
