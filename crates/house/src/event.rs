//! What happens at a table, one event after another. The log of them only grows, and the table is their fold (event
//! sourcing): whoever has the events has the table.

use game::paper::PositionFile;
use game::{Seat, Seed, Spec};
use serde::{Deserialize, Serialize};
use table::Occupant;

pub use crate::clock::Time;
use crate::terms::Terms;

/// What is agreed when a table is opened and never changes afterwards.
#[derive(Clone, PartialEq, Debug)]
pub struct Header {
    /// Its unguessable name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// The version of its rules when the table was opened: a mended rule must not re-interpret what was played.
    pub rules: u32,
    /// The fingerprint of the printed facts it is played with.
    pub data: String,
    /// Seats and options; the board, if it is not the one that came with the program.
    pub setup: Spec,
    /// The secret of the match.
    pub seed: Seed,
    /// Where it began, if it was not dealt.
    pub position: Option<PositionFile>,
    /// Who opened it.
    pub host: String,
    /// Whether home lists it while seats are open.
    pub listed: bool,
    /// What is agreed beside the game.
    pub terms: Terms,
    /// When it was opened.
    pub opened: Time,
}

/// Something that happened at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Event {
    /// It was opened with these players: the first event of every table.
    Opened {
        /// Who sits where.
        seats: Vec<Occupant>,
    },
    /// Somebody took a seat: one that was open, or their own again.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        occupant: Occupant,
    },
    /// A person left, and a bot plays on.
    Left {
        /// Where.
        seat: Seat,
        /// Who plays on.
        bot: String,
        /// Why.
        why: Leaving,
    },
    /// Somebody in a seat is called otherwise from now on; or is a guest no longer, and has signed in.
    Renamed {
        /// Where.
        seat: Seat,
        /// Whose seat it is.
        person: String,
        /// The name from now on; empty for somebody who has deleted their account.
        name: String,
    },
    /// A decision was taken.
    Played {
        /// By whom.
        seat: Seat,
        /// What, in notation.
        #[serde(rename = "move")]
        mv: String,
        /// Whether there was no choice, so that the table played it by itself.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        forced: bool,
    },
    /// Whoever decided last keeps the turn until they end it, so that a slip can still be taken back.
    Held {
        /// Who.
        seat: Seat,
    },
    /// The turn that was held is over: its player ended it, or the time for it had passed.
    Released,
    /// Decisions were taken back.
    TakenBack {
        /// How many are left.
        to: usize,
    },
    /// It is over. Nothing but a rematch follows.
    Ended {
        /// How.
        how: Ending,
    },
    /// What somebody has left on the clock.
    Clock {
        /// Who.
        seat: Seat,
        /// For the rest of the game, in milliseconds.
        bank: Time,
        /// In this turn, before the bank is touched.
        free: Time,
    },
    /// Somebody's time has run out: the others may give more, or let a bot play on.
    OutOfTime {
        /// Whose.
        seat: Seat,
    },
    /// Somebody whose time had run out was given more.
    TimeGiven {
        /// To whom.
        seat: Seat,
        /// By whom.
        by: Seat,
    },
    /// Somebody wants a pause, or agrees to one.
    PauseWanted {
        /// Who.
        seat: Seat,
    },
    /// Somebody wants no pause.
    PauseRefused {
        /// Who.
        seat: Seat,
    },
    /// All people have agreed to a pause.
    Paused,
    /// The game goes on after a pause.
    Resumed {
        /// Who wished it.
        seat: Seat,
    },
    /// The same people play again.
    Rematch {
        /// At which table.
        table: String,
    },
}

/// Why a bot plays on in a person's seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Leaving {
    /// They left, and may come back.
    Left,
    /// They left for good.
    Resigned,
    /// The host gave the seat away because they were absent; they may come back.
    Absent,
    /// Their time is over; they may come back.
    Time,
}

/// How a table ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The game was played to its end.
    Finished,
    /// The last person resigned.
    Resigned,
    /// The host closed it.
    Closed,
    /// Nobody touched it for a month.
    Forsaken,
}

impl Ending {
    /// Its name in files and columns.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Finished => "finished",
            Self::Resigned => "resigned",
            Self::Closed => "closed",
            Self::Forsaken => "forsaken",
        }
    }

    /// The one with that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Finished, Self::Resigned, Self::Closed, Self::Forsaken]
            .into_iter()
            .find(|how| how.name() == name)
    }
}

/// An event with its number and its time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stamped {
    /// Its number: the version of the table once it has happened, counted from 1.
    pub version: u64,
    /// When.
    pub at: Time,
    /// The mark of the commit it came with, by which whoever sent it knows it again if the answer was lost.
    pub mark: u64,
    /// What.
    pub event: Event,
}
