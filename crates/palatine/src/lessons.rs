//! `palatine lessons`: whether the lessons of a game, or of all, can be solved, answer every try, have their texts and light
//! what is drawn.

use std::io::Write as _;

use clap::ArgMatches;
use game::{Phrase, Words};
use table::{AnyGame, lessons};

use crate::{Stop, cli};

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Stop> {
    let games = match cli::text(matches, "game") {
        Some(id) => vec![table::find(id)?],
        None => table::games().to_vec(),
    };
    let mut sound = true;
    for game in games {
        sound &= tell(game, &cli::words_for(game, words.lang()))?;
    }
    if sound { Ok(()) } else { Err(Stop::Wrong) }
}

/// Says everything that is wrong with the lessons of a game, or that nothing is; whether nothing is.
fn tell(game: &dyn AnyGame, words: &Words) -> Result<bool, Stop> {
    let about = game.about();
    let mut faults = lessons::check(game);
    // Where a file cannot be read, that has been said.
    faults.extend(lessons::of(game).unwrap_or_default().iter().flat_map(boards::dark));
    for fault in &faults {
        writeln!(std::io::stderr(), "{}: {}", about.id, words.fault(fault))?;
    }
    if faults.is_empty() {
        let line = Phrase::new("lessons-sound").with("count", about.book.lessons.len());
        writeln!(std::io::stdout(), "{}", words.say(&line.word("title", about.id)))?;
    }
    Ok(faults.is_empty())
}
