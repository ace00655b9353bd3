//! What is agreed before a game starts: how many seats, and which options.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::contract::About;
use crate::phrase::{Fault, Value};

/// A choice the table makes before the game: an option and what it may be. The first value is the rule book's.
/// The language files have a message for the option, with an attribute for each value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// The option.
    pub id: &'static str,
    /// What it may be; the first is the default.
    pub values: &'static [&'static str],
}

/// A set-up as people and files write it, not yet checked against any game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spec {
    /// The number of seats.
    pub seats: usize,
    /// Options that differ from the rule book; those left out have their default.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// The board, by the fingerprint of its facts; left out: the one that came with the program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// The version of the rules; left out: today's. Records and tables name it themselves, so theirs leave it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<u32>,
}

impl Spec {
    /// So many seats, and the options of the rule book.
    #[must_use]
    pub const fn new(seats: usize) -> Self {
        Self { seats, options: BTreeMap::new(), board: None, rules: None }
    }

    /// The same with one option set.
    #[must_use]
    pub fn with(mut self, option: &str, value: &str) -> Self {
        self.options.insert(option.to_owned(), value.to_owned());
        self
    }

    /// The same on a board, by the fingerprint of its facts.
    #[must_use]
    pub fn on(mut self, board: Option<String>) -> Self {
        self.board = board;
        self
    }

    /// The same under that version of the rules.
    #[must_use]
    pub fn under(mut self, about: &About, rules: u32) -> Self {
        self.rules = (rules != about.rules).then_some(rules);
        self
    }

    /// The version of the rules it is played under.
    #[must_use]
    pub fn rules(&self, about: &About) -> u32 {
        self.rules.unwrap_or(about.rules)
    }

    /// The fingerprint of the printed facts it is played with.
    #[must_use]
    pub fn data(&self, about: &About) -> String {
        self.board.clone().unwrap_or_else(|| about.data())
    }

    /// Checks seats, options and board against what a game offers, and gives the index of each option's value, in the order
    /// in which the game lists its options.
    pub fn check(&self, about: &About) -> Result<Vec<usize>, Fault> {
        if !about.seats.contains(&self.seats) {
            return Err(Fault::new("fault-seats")
                .with("seats", self.seats)
                .word("game", about.id)
                .with("least", *about.seats.start())
                .with("most", *about.seats.end()));
        }
        if let Some(rules) = self.rules.filter(|&rules| !about.plays(rules)) {
            return Err(Fault::new("fault-rules")
                .word("game", about.id)
                .with("then", rules)
                .with("now", about.rules));
        }
        if let Some(board) = &self.board {
            match about.shelf {
                Some(shelf) => shelf.label(board)?,
                None => return Err(Fault::new("fault-board-none").word("game", about.id)),
            };
        }
        let known = |id: &String| about.options.iter().any(|choice| choice.id == id);
        if let Some(unknown) = self.options.keys().find(|id| !known(id)) {
            let known: Vec<Value> = about.options.iter().map(|choice| choice.id.into()).collect();
            return Err(Fault::new("fault-option").with("option", unknown.as_str()).with("known", known));
        }
        about
            .options
            .iter()
            .map(|choice| match self.options.get(choice.id) {
                None => Ok(0),
                Some(value) => choice.values.iter().position(|known| known == value).ok_or_else(|| {
                    let known: Vec<Value> = choice.values.iter().map(|&value| value.into()).collect();
                    Fault::new("fault-option-value")
                        .with("option", choice.id)
                        .with("value", value.as_str())
                        .with("known", known)
                }),
            })
            .collect()
    }
}

/// A set-up that a game has checked: the only way in.
pub trait Setup: Clone + PartialEq + Eq + std::fmt::Debug + Send + Sync + 'static {
    /// Reads and checks a set-up.
    fn read(spec: &Spec) -> Result<Self, Fault>;

    /// Writes it back; what has its default is left out.
    fn spec(&self) -> Spec;

    /// The number of seats.
    fn seats(&self) -> usize;

    /// Every seat count with every combination of options that changes the rules: what the conformance kit plays.
    fn all() -> Vec<Self>;
}
