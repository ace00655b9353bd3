//! What is agreed about a table beside the game itself: its name, its clock, whether it counts, who may look on.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::clock::Time;

/// The most characters of a table's name.
pub const LONGEST_TITLE: usize = 40;

/// The delays with which a table may be watched, in decisions.
pub const DELAYS: [u8; 3] = [0, 1, 5];

/// What is agreed when a table is opened, beside game, seats and options. Older tables know nothing of it: they have the usual.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Terms {
    /// How its host called it; empty for nothing.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// How time is counted.
    #[serde(skip_serializing_if = "Speed::is_none")]
    pub speed: Speed,
    /// Whether its result changes ratings: then there is no advice, and leaving counts as coming last.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// Watchers see it so many decisions late.
    #[serde(skip_serializing_if = "is_zero")]
    pub delay: u8,
    /// Whether there is no chat at this table.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub silent: bool,
    /// Where it comes from, if it did not begin here from the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
    /// The shared deal it is played on, if it is: then nobody is advised, and whoever has not played the deal sees nothing of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deal: Option<String>,
}

/// Where a table comes from that did not begin here from the beginning. It counts for nobody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Origin {
    /// Somebody brought the record of a game that was played elsewhere.
    Record,
    /// It goes on from a moment of a game that is over, as one seat knew it then.
    Branch {
        /// Which game.
        table: String,
        /// After so many decisions.
        decision: usize,
        /// Whose knowledge it starts from.
        seat: Seat,
    },
    /// It goes on from the position of a puzzle of its game.
    Puzzle {
        /// Which one.
        id: String,
    },
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// How time is counted (time control).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Speed {
    /// Not at all.
    #[default]
    None,
    /// All sit at the table: so many minutes for the whole game, and some seconds of every turn that are free.
    Live {
        /// For the game.
        minutes: u32,
        /// Of every turn.
        seconds: u32,
    },
    /// By correspondence: so many days for every turn.
    Days {
        /// Of every turn.
        days: u32,
    },
}

impl Speed {
    /// Whether time is not counted.
    #[must_use]
    pub const fn is_none(&self) -> bool {
        matches!(self, Self::None)
    }

    /// What a player has for the whole game, in milliseconds.
    #[must_use]
    pub const fn bank(self) -> Time {
        match self {
            Self::Live { minutes, .. } => minutes as Time * 60_000,
            Self::None | Self::Days { .. } => 0,
        }
    }

    /// What is free in every turn, before the bank is touched, in milliseconds.
    #[must_use]
    pub const fn free(self) -> Time {
        match self {
            Self::Live { seconds, .. } => seconds as Time * 1_000,
            Self::Days { days } => days as Time * 24 * 60 * 60 * 1_000,
            Self::None => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_is_nothing_on_paper() {
        assert_eq!(serde_json::to_string(&Terms::default()).unwrap(), "{}");
        assert_eq!(serde_json::from_str::<Terms>("{}").unwrap(), Terms::default());
        let terms = Terms {
            title: "Sunday".into(),
            speed: Speed::Live { minutes: 20, seconds: 15 },
            rated: true,
            delay: 5,
            silent: true,
            origin: Some(Origin::Branch { table: "abc".into(), decision: 84, seat: Seat::new(1) }),
            deal: Some("great-wall-2027-03-03".into()),
        };
        let text = serde_json::to_string(&terms).unwrap();
        assert_eq!(serde_json::from_str::<Terms>(&text).unwrap(), terms, "{text}");
    }
}
