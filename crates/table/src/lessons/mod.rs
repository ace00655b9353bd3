//! Lessons: chains of steps on the real rules, which a game brings as files (`docs/lessons.md`).
//!
//! - `read`: a lesson from its file, with every reason why it is none
//! - `run`: where a step begins, and what a try in it comes to
//! - [`mod@check`]: whether every lesson of a game can be solved, answers every try and has its texts
//!
//! Nothing of a lesson is kept: whoever asks says what was played since the last position, and gets a match.

pub mod check;
mod read;
mod run;

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use bots::bot::BotName;
use game::{Fault, Phrase, Scores, Seat, Value};
use serde_json::Value as Json;

use crate::face::{AnyGame, AnyMatch};

pub use check::check;
pub use read::read;
pub use run::Attempt;

/// One lesson. What it says is in the words of its game, and only there: two games may have lessons of the same name.
pub struct Lesson {
    /// Its name in the game's list, in addresses and in the ids of its messages.
    pub name: &'static str,
    /// Who the learner is.
    pub seat: Seat,
    /// The rule of the rules page that it is about, by its id.
    pub rule: Option<String>,
    /// What is told and asked, in order.
    pub steps: Vec<Step>,
}

/// One step of a lesson: it tells something, or asks for something to be played.
pub struct Step {
    /// The ids of what the sentence speaks of, as the board draws it for the learner.
    pub lights: Vec<String>,
    /// The moves that solve it, in notation; none where nothing is asked.
    pub show: Vec<String>,
    /// How many decisions the learner may take for it.
    pub within: usize,
    /// Where it begins, unless it goes on where the step before ended.
    placed: Option<Box<dyn AnyMatch>>,
    done: Option<Done>,
    others: Others,
    elses: Vec<Else>,
}

/// What a step asks for.
enum Done {
    /// A move that fits one of these.
    Moves(Vec<Picks>),
    /// A position that contains this.
    Position(Json),
    /// So many points of the learner in all, or more.
    Points(i32),
    /// So many points of the learner from each of these sources, or more.
    Source(BTreeMap<String, i32>),
}

/// What happens once a step is done, before the next begins.
enum Others {
    Nothing,
    /// These moves, in notation, of whoever is to decide.
    Play(Vec<String>),
    /// A bot plays for the others until the learner is to decide.
    Bot(BotName),
}

/// A try for which a step has an answer of its own.
enum Else {
    /// A move that fits one of these.
    Moves(Vec<Picks>),
    /// A move that this rule forbids.
    Refused(String),
}

/// Named fields of a move and their values as text.
struct Picks(Vec<(String, String)>);

impl Picks {
    fn fit(&self, picks: &[(&'static str, Value)]) -> bool {
        self.0.iter().all(|(name, wanted)| {
            picks.iter().any(|(known, value)| known == name && value.to_string() == *wanted)
        })
    }
}

impl Step {
    /// Whether something is to be played; else it only tells.
    #[must_use]
    pub const fn asks(&self) -> bool {
        self.done.is_some()
    }

    /// Whether it begins with a position of its own.
    #[must_use]
    pub const fn is_placed(&self) -> bool {
        self.placed.is_some()
    }

    /// What is said to tries that rules forbid: each rule, and the attribute of the step's message with the answer.
    pub fn refusals(&self) -> impl Iterator<Item = (&str, String)> {
        self.elses.iter().enumerate().filter_map(|(n, other)| match other {
            Else::Refused(rule) => Some((rule.as_str(), format!("else-{}", n + 1))),
            Else::Moves(_) => None,
        })
    }
}

impl Done {
    /// Whether it is reached: by a move with these picks, after which the match stands so.
    fn is_met(&self, picks: &[(&'static str, Value)], after: &dyn AnyMatch, seat: Seat) -> bool {
        match self {
            Self::Moves(patterns) => patterns.iter().any(|pattern| pattern.fit(picks)),
            _ => self.is_so(after, seat),
        }
    }

    /// Whether the match stands as it asks for, whatever was played.
    fn is_so(&self, now: &dyn AnyMatch, seat: Seat) -> bool {
        match self {
            Self::Moves(_) => false,
            Self::Position(part) => contains(&now.position().position, part),
            Self::Points(points) => now.scores().total(seat) >= *points,
            Self::Source(sources) => {
                let scores = now.scores();
                sources.iter().all(|(name, points)| {
                    source(&scores, name).is_some_and(|n| scores.from(seat, n) >= *points)
                })
            }
        }
    }
}

/// The number of a source of points.
fn source(scores: &Scores, name: &str) -> Option<usize> {
    scores.sources().iter().position(|known| *known == name)
}

/// Whether a value contains another: of tables the keys that are named, of lists as many elements as are named, one by one. An
/// empty table fits anything.
fn contains(whole: &Json, part: &Json) -> bool {
    match (whole, part) {
        (_, Json::Object(part)) if part.is_empty() => true,
        (Json::Object(whole), Json::Object(part)) => {
            part.iter().all(|(key, part)| whole.get(key).is_some_and(|whole| contains(whole, part)))
        }
        (Json::Array(whole), Json::Array(part)) => {
            whole.len() >= part.len() && whole.iter().zip(part).all(|(whole, part)| contains(whole, part))
        }
        _ => whole == part,
    }
}

impl Lesson {
    /// The message with its title; its attribute `about` is a line for lists.
    #[must_use]
    pub fn title(&self) -> String {
        format!("lesson-{}", self.name)
    }

    /// The message with the sentence of a step, counted from 0; its attributes are `more`, `right`, `else-1`, … and `else`.
    #[must_use]
    pub fn message(&self, step: usize) -> String {
        format!("lesson-{}-{}", self.name, step + 1)
    }

    /// What is wrong with a step, counted from 0: a line that names file and step.
    #[must_use]
    pub fn fault(&self, step: usize, what: Phrase) -> Fault {
        fault(self.name, Some(step), what)
    }
}

/// What is wrong with a lesson, or with one of its steps, counted from 0.
fn fault(name: &str, step: Option<usize>, what: Phrase) -> Fault {
    let fault = Fault::new(if step.is_some() { "fault-lesson-step" } else { "fault-lesson" });
    let fault = fault.with("file", format!("lessons/{name}.toml"));
    match step {
        Some(step) => fault.with("step", step + 1),
        None => fault,
    }
    .with("what", what)
}

/// The lessons of a game in their order, read once; or the first thing that is wrong with one of its files.
pub fn of(game: &dyn AnyGame) -> Result<&'static [Lesson], Fault> {
    type Lessons = Result<&'static [Lesson], Fault>;
    static READ: Mutex<BTreeMap<&'static str, Lessons>> = Mutex::new(BTreeMap::new());
    let about = game.about();
    let all = || -> Lessons {
        let files = about.book.lessons.iter();
        let lessons: Result<Vec<Lesson>, Vec<Fault>> =
            files.map(|(name, text)| read(game, name, text)).collect();
        match lessons {
            Ok(lessons) => Ok(lessons.leak()),
            Err(faults) => Err(faults.into_iter().next().unwrap_or(Fault::new("fault-lesson"))),
        }
    };
    let mut known = READ.lock().unwrap_or_else(PoisonError::into_inner);
    known.entry(about.id).or_insert_with(all).clone()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_part_is_contained_in_the_whole() {
        let whole = json!({ "turn": 1, "hands": [{ "gate": 2 }, { "wall": 1, "gate": 1 }], "pile": [3, 1] });
        for part in [
            json!({}),
            json!({ "turn": 1 }),
            json!({ "hands": [{}, { "wall": 1 }] }),
            json!({ "hands": [] }),
            json!({ "pile": [3] }),
            json!({ "pile": {} }),
        ] {
            assert!(contains(&whole, &part), "{part}");
        }
        for part in [
            json!({ "turn": 2 }),
            json!({ "round": 1 }),
            json!({ "hands": [{ "wall": 1 }] }),
            json!({ "pile": [3, 1, 0] }),
            json!({ "pile": { "wall": 1 } }),
            json!([]),
        ] {
            assert!(!contains(&whole, &part), "{part}");
        }
    }

    #[test]
    fn picks_are_compared_as_texts() {
        let mv = [("card", Value::Word("wall")), ("section", Value::Number(2))];
        let picks = |all: &[(&str, &str)]| {
            Picks(all.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect())
        };
        assert!(picks(&[]).fit(&mv) && picks(&[("section", "2")]).fit(&mv));
        assert!(picks(&[("section", "2"), ("card", "wall")]).fit(&mv));
        assert!(!picks(&[("section", "2"), ("card", "gate")]).fit(&mv));
        assert!(!picks(&[("count", "1")]).fit(&mv));
    }
}
