//! The puzzles of a game: the file it brings, read, with what each is about.
//!
//! A puzzle is a position and its best move (`bots::puzzles`). All else that is said of it follows from the game as it is today: why
//! the move is good, themes, difficulty. So nothing of it can drift from the rules or from the ratings of the levels.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use bots::puzzles::Puzzle;
use bots::study::choice::Reason;
use game::paper::{self, read_json};
use game::{Fault, Phrase, Seat, Seed};

use crate::face::{AnyGame, AnyMatch};

/// So many themes a puzzle has at most: with more it would be about nothing.
const THEMES: usize = 3;

/// A puzzle as it is put to somebody.
pub struct Posed {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Who is to decide.
    pub seat: Seat,
    /// How hard it is, on the scale of the levels.
    pub difficulty: f64,
    /// What it is about: messages that name where the points come from that the answer brings, and what speaks for it.
    pub themes: Vec<&'static str>,
    placed: Box<dyn AnyMatch>,
}

impl Posed {
    /// The match as it stands.
    #[must_use]
    pub fn placed(&self) -> &dyn AnyMatch {
        &*self.placed
    }

    /// What the answer has over another move, in the game's own words; else, in points, what it has over what a Courtier would play.
    #[must_use]
    pub fn why(&self, other: &str) -> Vec<Phrase> {
        let said = self.placed.why(0, self.puzzle.answer(), Some(other)).pro;
        if !said.is_empty() {
            return said.into_iter().map(|reason| reason.phrase).collect();
        }
        let points = |points: f64| format!("{points:.1}");
        match &self.puzzle.reason {
            Reason::Source(name, more) => {
                let source = self.placed.scores().sources().iter().find(|source| *source == name);
                let phrase = |source| Phrase::new("puzzle-source").word("source", source);
                source.map(|source| phrase(source).with("points", points(*more))).into_iter().collect()
            }
            Reason::Rival(less) => vec![Phrase::new("puzzle-rival").with("points", points(*less))],
            Reason::Even => Vec::new(),
        }
    }
}

/// The puzzles of a file, one a line.
pub fn read(text: &str) -> Result<Vec<Puzzle>, Fault> {
    let line = |(number, line): (usize, &str)| {
        read_json(line)
            .map_err(|Fault(why)| Fault::new("fault-puzzle-line").with("line", number + 1).with("why", why))
    };
    text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()).map(line).collect()
}

/// The themes of a game: name and the ids of reasons. `theme-` and the name is the message with its title.
pub fn themes(game: &dyn AnyGame) -> Result<BTreeMap<String, Vec<String>>, Fault> {
    match game.about().book.themes {
        "" => Ok(BTreeMap::new()),
        text => paper::read_file(text),
    }
}

/// The puzzles of a game in the order of its file, read once; or the first thing that is wrong with them.
pub fn of(game: &dyn AnyGame) -> Result<&'static [Posed], Fault> {
    type Read = Result<&'static [Posed], Fault>;
    static READ: Mutex<BTreeMap<&'static str, Read>> = Mutex::new(BTreeMap::new());
    let about = game.about();
    let all = || -> Read {
        let themes: Vec<(&'static str, Vec<String>)> =
            themes(game)?.into_iter().map(|(name, ids)| (&*format!("theme-{name}").leak(), ids)).collect();
        let posed: Result<Vec<Posed>, Fault> =
            read(about.book.puzzles)?.into_iter().map(|puzzle| pose(game, puzzle, &themes)).collect();
        Ok(posed?.leak())
    };
    let mut known = READ.lock().unwrap_or_else(PoisonError::into_inner);
    known.entry(about.id).or_insert_with(all).clone()
}

/// A puzzle as it is put to somebody, or why it cannot be: its position, an answer that is legal there, and what it is about.
pub fn pose(
    game: &dyn AnyGame,
    puzzle: Puzzle,
    themes: &[(&'static str, Vec<String>)],
) -> Result<Posed, Fault> {
    let unsound = || Fault::new("fault-puzzle").with("id", puzzle.id.as_str());
    let seed = Seed::from_number(u64::from_str_radix(&puzzle.id, 16).map_err(|_| unsound())?);
    let placed = game
        .place(&puzzle.position, seed)
        .map_err(|faults| faults.into_iter().next().unwrap_or_else(unsound))?;
    let seat = placed.turn().seat().ok_or_else(unsound)?;
    if puzzle.lines.len() < 2 || puzzle.lines.iter().any(|line| placed.refuse(&line.mv).is_err()) {
        return Err(unsound());
    }
    let difficulty = puzzle.difficulty(game.about());
    let mut posed = Posed { puzzle, seat, difficulty, themes: Vec::new(), placed };
    posed.themes = about(&posed, themes);
    Ok(posed)
}

/// What a puzzle is about: the source of points, then what speaks for the answer against each other move.
fn about(posed: &Posed, themes: &[(&'static str, Vec<String>)]) -> Vec<&'static str> {
    let mut found = Vec::new();
    let mut add = |name: &'static str| {
        if found.len() < THEMES && !found.contains(&name) {
            found.push(name);
        }
    };
    match &posed.puzzle.reason {
        Reason::Source(name, _) => {
            let sources = posed.placed.scores().sources();
            sources.iter().filter(|source| *source == name).for_each(|source| add(source));
        }
        Reason::Rival(_) => add("theme-rival"),
        Reason::Even => {}
    }
    for other in posed.puzzle.lines.iter().skip(1) {
        for reason in posed.placed.why(0, posed.puzzle.answer(), Some(&other.mv)).pro {
            let of = themes.iter().filter(|(_, ids)| ids.iter().any(|id| id == reason.phrase.id));
            of.for_each(|(name, _)| add(name));
        }
    }
    found
}
