//! `palatine board`: check a board file, or write out the one that came with the program.

use std::io::Write as _;

use clap::ArgMatches;
use game::{Phrase, Words};
use table::boards::{self, Unsound};

use crate::print::read_file;
use crate::{Stop, cli};

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Stop> {
    match matches.subcommand() {
        Some(("check", matches)) => {
            let path = cli::required(matches, "file")?;
            let sound = boards::check(&read_file(path)?).map_err(|unsound| tell(path, &unsound, words))?;
            let line = Phrase::new(if sound.label.printed { "board-sound-printed" } else { "board-sound" })
                .with("file", path)
                .with("title", words.word(sound.game.about().id))
                .with("name", sound.label.name.clone())
                .with("data", sound.label.data);
            writeln!(std::io::stdout(), "{}", words.say(&line))?;
            Ok(())
        }
        Some((_, matches)) => {
            let game = cli::game(matches)?;
            if game.about().shelf.is_none() {
                return Err(game::Fault::new("fault-board-none").word("game", game.about().id).into());
            }
            write!(std::io::stdout(), "{}", game.about().book.data)?;
            Ok(())
        }
        None => Ok(()),
    }
}

/// Puts the board file named by `--board` on its shelf, and gives the game it is for and its fingerprint.
pub(crate) fn named(matches: &ArgMatches, words: &Words) -> Result<Option<boards::BoardFile>, Stop> {
    let Some(path) = cli::text(matches, "board") else { return Ok(None) };
    let added = boards::add(&read_file(path)?).map_err(|unsound| tell(path, &unsound, words))?;
    Ok(Some(added))
}

/// Says everything that is wrong with a board file.
fn tell(path: &str, unsound: &Unsound, words: &Words) -> Stop {
    let game_words = unsound.game.map(|game| cli::words_for(game, words.lang()));
    let words = game_words.as_ref().unwrap_or(words);
    let mut err = std::io::stderr().lock();
    for fault in &unsound.faults {
        if writeln!(err, "{path}: {}", words.fault(fault)).is_err() {
            return Stop::Silent;
        }
    }
    Stop::Wrong
}
