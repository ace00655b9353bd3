//! What is remarked in somebody's first game: a handful of sentences, each at the moment when what it is about lies on the board.
//!
//! A game brings them as one file (`docs/lessons.md`). When a remark fits is decided by what a seat is asked and by what the log has
//! told it, so no remark can know more than its reader.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use bots::outside::MovePaper;
use game::{Fault, Phrase, Seat, Value, Viewer, paper};
use serde::Deserialize;
use serde_json::Value as Json;

use crate::face::{AnyGame, AnyMatch};

/// One remark. What it says is in the words of its game: the message `first-NAME` is its heading, the attribute `text` the sentence.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Remark {
    /// Its name in the file, in messages, and for whoever has had it.
    pub name: String,
    /// The id of what it stands beside, as the board draws it for its reader. `{me}` is the reader's seat, `{section}` and the like a
    /// value of the line that was told, `{move.section}` a field of the move that is asked for or was told.
    beside: String,
    /// Some legal move of the reader has these picks.
    #[serde(default)]
    asks: Option<Picks>,
    /// The log has told one of these lines since the reader's last turn began, and it still holds.
    #[serde(default)]
    told: Vec<String>,
    /// Lines after which it holds no longer.
    #[serde(default)]
    until: Vec<String>,
    /// Whom the line has to be about.
    #[serde(default)]
    of: Of,
    /// So many decisions of the reader are behind them.
    #[serde(default)]
    after: usize,
}

/// Named fields of a move, and what they are.
type Picks = BTreeMap<String, Json>;

/// Whom a line of the log is about.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Default, Debug)]
#[serde(rename_all = "kebab-case")]
enum Of {
    #[default]
    Anybody,
    Me,
    Others,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Paper {
    #[serde(default)]
    remark: Vec<Remark>,
}

/// The remarks of a game in their order: of several that fit, the first that somebody has not had comes. Or what is wrong with its
/// file.
pub fn of(game: &dyn AnyGame) -> Result<&'static [Remark], Fault> {
    type Remarks = Result<&'static [Remark], Fault>;
    static READ: Mutex<BTreeMap<&'static str, Remarks>> = Mutex::new(BTreeMap::new());
    let about = game.about();
    let read = || -> Remarks {
        let paper: Paper = paper::read_file(about.book.first)?;
        Ok(paper.remark.leak())
    };
    let mut known = READ.lock().unwrap_or_else(PoisonError::into_inner);
    known.entry(about.id).or_insert_with(read).clone()
}

/// A remark that fits now, and the id of what it stands beside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fitting {
    /// Its name.
    pub name: &'static str,
    /// What it is about.
    pub beside: String,
}

/// What may be remarked to a seat that is asked for one of these moves, in order. The second is the number of the decision with
/// which its turn began: in one turn there is one remark at most.
#[must_use]
pub fn fitting(
    remarks: &'static [Remark],
    played: &dyn AnyMatch,
    seat: Seat,
    moves: &[MovePaper],
) -> (Vec<Fitting>, usize) {
    let began = turn(played, seat, played.length());
    if remarks.is_empty() {
        return (Vec::new(), began);
    }
    let lines = lines(played, seat, began);
    let taken = (0..played.length()).filter(|&n| played.decider(n) == Some(seat)).count();
    let fits = |remark: &'static Remark| {
        let beside = remark.fits(seat, moves, &lines, taken)?;
        Some(Fitting { name: &remark.name, beside })
    };
    (remarks.iter().filter_map(fits).collect(), began)
}

/// Where the row of decisions of a seat begins that ends before decision `to`.
fn turn(played: &dyn AnyMatch, seat: Seat, to: usize) -> usize {
    (0..to).rev().find(|&n| played.decider(n) != Some(seat)).map_or(0, |n| n + 1)
}

/// A value by its name.
type Named = (&'static str, Value);

/// A line of the log with the fields of its decision, as a seat was told it.
struct Line {
    phrase: Phrase,
    picks: Vec<Named>,
}

/// All that a seat was told since its last turn but this one began, the newest line first.
fn lines(played: &dyn AnyMatch, seat: Seat, began: usize) -> Vec<Line> {
    let viewer = Viewer::Seat(seat);
    let last = (0..began).rev().find(|&n| played.decider(n) == Some(seat));
    let from = last.map_or(0, |last| turn(played, seat, last + 1));
    let mut lines = Vec::new();
    for n in from..played.length() {
        let picks = played.shown(n, viewer).map_or_else(Vec::new, |(_, mv)| played.picks(&mv));
        let told = played.phrases(n, viewer).into_iter();
        lines.extend(told.map(|phrase| Line { phrase, picks: picks.clone() }));
    }
    lines.reverse();
    lines
}

impl Remark {
    /// The message with its heading; its attribute `text` is the sentence.
    #[must_use]
    pub fn message(&self) -> String {
        format!("first-{}", self.name)
    }

    /// What it stands beside, if it fits now.
    fn fits(&self, seat: Seat, moves: &[MovePaper], lines: &[Line], taken: usize) -> Option<String> {
        if taken < self.after {
            return None;
        }
        let asked = match &self.asks {
            None => None,
            Some(wanted) => {
                let fits = |mv: &&MovePaper| {
                    wanted.iter().all(|(name, value)| {
                        mv.picks.iter().any(|(known, is)| known == name && is_same(is, value))
                    })
                };
                Some(moves.iter().find(fits)?)
            }
        };
        if !self.told.is_empty() {
            return self.told_beside(seat, lines);
        }
        let picks = asked.map_or(&[][..], |mv| mv.picks.as_slice());
        self.fill(seat, &[], picks)
    }

    /// What it stands beside by the newest line that still holds: of lines about the same thing only the newest counts.
    fn told_beside(&self, seat: Seat, lines: &[Line]) -> Option<String> {
        let named = |id: &str, list: &[String]| list.iter().any(|known| known == id);
        let mut over: Vec<Option<String>> = Vec::new();
        for line in lines {
            let told = named(line.phrase.id, &self.told);
            if !told && !named(line.phrase.id, &self.until) {
                continue;
            }
            let place = self.fill(seat, &line.phrase.values, &line.picks);
            // What ends without a place ends everywhere.
            if over.contains(&None) || over.contains(&place) {
                continue;
            }
            let about = match line.phrase.values.iter().find(|(name, _)| *name == "seat") {
                Some((_, Value::Seat(of))) if *of == seat => Of::Me,
                _ => Of::Others,
            };
            if told && place.is_some() && (self.of == Of::Anybody || self.of == about) {
                return place;
            }
            over.push(place);
        }
        None
    }

    /// The id of what it stands beside, with values put in; nothing if one is missing.
    fn fill(&self, seat: Seat, values: &[Named], picks: &[Named]) -> Option<String> {
        let value = |name: &str| {
            let (name, among) = name.strip_prefix("move.").map_or((name, values), |name| (name, picks));
            among.iter().find(|(known, _)| *known == name).map(|(_, value)| value.to_string())
        };
        let (mut id, mut rest) = (String::new(), self.beside.as_str());
        while let Some((before, after)) = rest.split_once('{') {
            let (name, after) = after.split_once('}')?;
            id.push_str(before);
            id.push_str(&if name == "me" { seat.to_string() } else { value(name)? });
            rest = after;
        }
        id.push_str(rest);
        Some(id)
    }
}

/// Whether a field of a move is what a file says. Whoever is asked may have a hundred moves, so a word is compared as it stands.
fn is_same(is: &Value, said: &Json) -> bool {
    match (is, said) {
        (Value::Word(word), Json::String(said)) => word == said,
        (_, Json::String(said)) => is.to_string() == *said,
        (_, other) => {
            let other = other.to_string();
            is.to_string() == other
        }
    }
}
