//! Chance that can be checked: what is promised before the first move, and whether a record keeps the promise.
//!
//! The promise is a text of a few lines: the game, its rules and printed facts, the set-up, where it began, and the seed. Before
//! the first move only its SHA-256 is shown, the [`commitment`]; at the end the text itself. Whoever noted the commitment then
//! knows that neither the seed nor what it was to be used for was chosen afterwards.
//!
//! Nobody can find the seed by trying out: the other lines are known, but the seed of a table has 256 bits from the system's
//! randomness, so it is its own salt. That does not hold for a seed that stands for a small number, as in `--seed 1`.

use serde_json::Value as Json;

use crate::chance::{Seed, fingerprint};
use crate::contract::Written;
use crate::course::Course;
use crate::paper::{Record, position_json, write_line};
use crate::phrase::Fault;
use crate::setup::{Setup as _, Spec};

/// The first line of a promise: what the text is, and the version of its form.
pub const PROMISE: &str = "palatine commitment 1";

/// So many faults of a record are told; where more is wrong than that, nothing is right.
const TOLD: usize = 8;

/// What is shown of a promise before the first move: its SHA-256, in hexadecimal.
#[must_use]
pub fn commitment(promise: &str) -> String {
    fingerprint(promise.as_bytes())
}

fn write(game: &str, rules: u32, data: &str, setup: &Spec, position: Option<&Json>, seed: &Seed) -> String {
    // The version of the rules has a line of its own.
    let setup = write_line(&Spec { rules: None, ..setup.clone() });
    let position = position.map_or_else(
        || "dealt".to_owned(),
        |position| format!("sha256:{}", fingerprint(position.to_string().as_bytes())),
    );
    format!(
        "{PROMISE}\ngame {game}\nrules {rules}\ndata {data}\nsetup {setup}\nposition {position}\nseed {seed}\n"
    )
}

impl Record {
    /// What was promised before the first move, by what the record says.
    #[must_use]
    pub fn promise(&self) -> String {
        write(&self.game, self.rules, &self.data, &self.setup, self.position.as_ref(), &self.seed)
    }
}

impl<G: Written> Course<G> {
    /// What is promised before the first move. It holds the seed: it is told when the game is over.
    #[must_use]
    pub fn promise(&self) -> String {
        let (about, setup) = (G::about(), self.state().setup().spec());
        let position = self.placed().map(position_json);
        write(about.id, setup.rules(about), &setup.data(about), &setup, position.as_ref(), &self.seed())
    }
}

/// What came of repeating a record.
#[derive(Clone, PartialEq, Debug)]
pub struct Verified {
    /// What was promised, by what the record says.
    pub promise: String,
    /// The commitment to that.
    pub commitment: String,
    /// Whether the record has a commitment.
    pub committed: bool,
    /// How many decisions were repeated.
    pub decisions: usize,
    /// The decisions, counted from 1, at which something was drawn; 0 is the deal.
    pub draws: Vec<usize>,
    /// How many of the decisions have no mark of the position after them: there it cannot be compared what was drawn.
    pub unmarked: usize,
    /// Everything that is wrong, in the order of the game, at most a handful.
    pub faults: Vec<Fault>,
    /// How much more is wrong.
    pub more: usize,
}

impl Verified {
    /// Whether nothing is wrong.
    #[must_use]
    pub const fn is_sound(&self) -> bool {
        self.faults.is_empty()
    }
}

/// Repeats a record from its seed: whether the commitment fits, and whether every draw, every decision and the result follow.
/// Where the rules do not allow a decision nothing after it can be repeated; where only a mark differs the game goes on.
#[must_use]
pub fn verify<G: Written>(record: &Record) -> Verified {
    let begun = Course::<G>::begin(record);
    // A position that somebody has written by hand means the same in our own form.
    let promise = begun.as_ref().map_or_else(|_| record.promise(), Course::promise);
    let mut verified = Verified {
        commitment: commitment(&promise),
        promise,
        committed: record.commitment.is_some(),
        decisions: 0,
        draws: Vec::new(),
        unmarked: record.log.iter().filter(|entry| entry.check.is_empty()).count(),
        faults: Vec::new(),
        more: 0,
    };
    if let Some(recorded) = record.commitment.as_ref().filter(|known| **known != verified.commitment) {
        let fault = Fault::new("verify-commitment").with("recorded", recorded.as_str());
        verified.faults.push(fault.with("now", verified.commitment.as_str()));
    }
    match begun {
        Err(fault) => verified.faults.push(fault),
        Ok(course) => repeat(course, record, &mut verified),
    }
    verified.more = verified.faults.len().saturating_sub(TOLD);
    verified.faults.truncate(TOLD);
    verified
}

fn repeat<G: Written>(mut course: Course<G>, record: &Record, verified: &mut Verified) {
    if course.placed().is_none() {
        verified.draws.push(0);
    }
    for n in 0..record.log.len() {
        if let Err(fault) = course.repeat(record, n) {
            verified.faults.push(fault);
            return;
        }
        verified.decisions += 1;
        if course.log().last().is_some_and(|decision| decision.drew) {
            verified.draws.push(n + 1);
        }
        verified.faults.extend(course.compare(record, n).err());
    }
    verified.faults.extend(course.close(record).err());
}
