//! The numbers of the search, for each game and number of seats: the part `search` of what the game says of its bots
//! ([`crate::data`]), which `palatine tune` writes.

use game::{About, Fault};
use serde::{Deserialize, Serialize};

use crate::data;

/// The numbers of a search.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Params {
    /// How much looks and curiosity weigh against what was found (`c_puct`, the constant of exploration).
    pub explore: f32,
    /// How many points make a move look e times as likely: the temperature of the softmax that makes priors of looks.
    pub temper: f32,
    /// How many points of lead make winning e times as likely: the scale of the logistic.
    pub scale: f32,
    /// The share of the lead in the value; the rest is winning.
    pub lead: f32,
    /// How many decisions are played out (a rollout) before the position is appraised.
    pub depth: u32,
    /// How many moves are looked at for each of them, the policy of the rollout; with one, it is any move.
    pub guide: u32,
    /// How many moves at the root are set against each other in the same worlds, the worse half going home after each round
    /// (sequential halving, with common random numbers); with none the root chooses as every other node does.
    pub field: u32,
    /// How much looks count in how likely a move is: once, but where a guide knows better.
    #[serde(default = "once", skip_serializing_if = "is_once")]
    pub looks: f32,
    /// Where a network leads: how much its word on how likely a move is counts beside looks. With 0 it is not asked.
    #[serde(default, skip_serializing_if = "is_none")]
    pub policy: f32,
    /// Where a network leads: the share of its word, where the tree ends, in what that is worth; the rest is what a playout finds.
    #[serde(default, skip_serializing_if = "is_none")]
    pub trust: f32,
    /// Where a network leads: the share of its word in what the end of a playout is worth; the rest is what prospects are worth there.
    #[serde(default, skip_serializing_if = "is_none")]
    pub after: f32,
    /// Where a network plays without a search: how much its word on how likely a move is counts beside looks.
    #[serde(default = "half", skip_serializing_if = "is_half")]
    pub alone: f32,
}

const fn half() -> f32 {
    0.5
}

fn is_half(word: &f32) -> bool {
    *word == half()
}

const fn once() -> f32 {
    1.0
}

fn is_once(looks: &f32) -> bool {
    *looks == 1.0
}

fn is_none(share: &f32) -> bool {
    *share == 0.0
}

impl Params {
    /// The names of the numbers, as bots and the tuning name them.
    pub const NAMES: [&str; 7] = ["explore", "temper", "scale", "lead", "depth", "guide", "field"];

    /// Beside the numbers a bot's name may say on how many threads it searches.
    pub(crate) const THREADS: &str = "threads";

    /// The numbers that count in a search besides.
    pub(crate) const SEARCHED: [&str; 2] = ["looks", Self::THREADS];

    /// The numbers that count in a search that a network leads, besides.
    pub(crate) const LED_BY: [&str; 3] = ["policy", "trust", "after"];

    /// The numbers that count where a network plays without a search.
    pub(crate) const UNSEARCHED: [&str; 3] = ["temper", "looks", "alone"];

    /// The numbers for a game and number of seats; those of the nearest number, where it was not tuned.
    pub fn of(about: &About, seats: usize) -> Result<Self, Fault> {
        Ok(data::nearest(&data::of(about)?.search, seats).copied().unwrap_or(Self::PLAIN))
    }

    /// For a game nobody has tuned.
    pub const PLAIN: Self = Self {
        explore: 0.5,
        temper: 2.0,
        scale: 8.0,
        lead: 0.3,
        depth: 0,
        guide: 1,
        field: 16,
        looks: 1.0,
        policy: 0.0,
        trust: 0.0,
        after: 0.0,
        alone: half(),
    };

    /// For a guide outside: its word on moves and positions stands alone, and the root chooses as every other node does.
    pub const OUTSIDE: Self = Self {
        explore: 0.7,
        temper: 1.0,
        lead: 0.0,
        field: 0,
        looks: 0.0,
        policy: 1.0,
        trust: 1.0,
        ..Self::PLAIN
    };

    /// What a search is told in addition that a network leads and nobody has tuned: half the word is the network's.
    const LED: [(&str, f32); 4] = [("policy", 0.5), ("trust", 0.3), ("after", 0.5), ("alone", half())];

    /// The numbers for a search that a network leads: those of the search without one, and what the game says beside them.
    pub(crate) fn led(about: &About, seats: usize) -> Result<Self, Fault> {
        let plain = Self::of(about, seats)?;
        match data::nearest(&data::of(about)?.net, seats) {
            Some(own) => own.iter().try_fold(plain, |params, (name, value)| params.with(name, *value)),
            None => Self::LED.iter().try_fold(plain, |params, (name, value)| params.with(name, *value)),
        }
    }

    /// Whether only a network has use for a number.
    pub(crate) fn is_of_net(name: &str) -> bool {
        Self::LED.iter().any(|(of, _)| *of == name)
    }

    /// No number of a search.
    pub(crate) fn unknown(name: &str) -> Fault {
        Fault::new("fault-search-number").with("name", name).with("known", Self::NAMES.to_vec())
    }

    /// With one number changed.
    pub fn with(self, name: &str, value: f32) -> Result<Self, Fault> {
        check(name, value)?;
        let mut changed = self;
        match name {
            "explore" => changed.explore = value,
            "temper" => changed.temper = value,
            "scale" => changed.scale = value,
            "lead" => changed.lead = value,
            "depth" => changed.depth = value as u32,
            "guide" => changed.guide = value as u32,
            "field" => changed.field = value as u32,
            "looks" => changed.looks = value,
            "policy" => changed.policy = value,
            "trust" => changed.trust = value,
            "after" => changed.after = value,
            "alone" => changed.alone = value,
            _ => return Err(Self::unknown(name)),
        }
        Ok(changed)
    }
}

/// Whether a number can have that value. Threads can be checked too.
pub(crate) fn check(name: &str, value: f32) -> Result<(), Fault> {
    let (least, most, whole) = match name {
        "explore" | "looks" | "policy" | "alone" => (0.0, 100.0, false),
        "temper" => (0.01, 1_000.0, false),
        "scale" => (0.1, 1_000.0, false),
        "lead" | "trust" | "after" => (0.0, 1.0, false),
        "depth" => (0.0, 1_000_000.0, true),
        "guide" => (1.0, 1_000_000.0, true),
        "field" => (0.0, 1_000.0, true),
        Params::THREADS => (1.0, 256.0, true),
        _ => return Err(Params::unknown(name)),
    };
    if (least..=most).contains(&value) && !(whole && value.fract() != 0.0) {
        return Ok(());
    }
    Err(Fault::new(if whole { "fault-search-whole" } else { "fault-search-range" })
        .with("name", name)
        .with("least", least.to_string())
        .with("most", most.to_string())
        .with("value", value.to_string()))
}
