//! Seats around the table.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The most seats any game of the house may have.
pub const MOST_SEATS: usize = 6;

/// A place at the table. Inside the code seats count from 0 (an index); everywhere a person or a program outside
/// reads them, they count from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat with that index, counted from 0.
    #[must_use]
    pub const fn new(index: usize) -> Self {
        debug_assert!(index < MOST_SEATS);
        Self(index as u8)
    }

    /// The seat with that number, counted from 1, if the house has so many.
    #[must_use]
    pub const fn from_number(number: u64) -> Option<Self> {
        if number >= 1 && number <= MOST_SEATS as u64 { Some(Self(number as u8 - 1)) } else { None }
    }

    /// Counted from 0, for arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1, for people.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The neighbour on the left, who plays next when play goes clockwise.
    #[must_use]
    pub const fn next(self, seats: usize) -> Self {
        if self.index() + 1 >= seats { Self(0) } else { Self(self.0 + 1) }
    }

    /// All seats of a table, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        debug_assert!(seats <= MOST_SEATS);
        (0..seats as u8).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(self.number() as u64)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u64::deserialize(deserializer)?;
        Self::from_number(number)
            .ok_or_else(|| de::Error::custom(format!("there is no seat {number}: seats count from 1")))
    }
}

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player, who knows what that seat knows.
    Seat(Seat),
    /// Anybody else: only what lies open for all.
    Audience,
}

impl Viewer {
    /// The seat of a viewer who plays.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Audience => None,
        }
    }

    /// Every viewer of a table: each seat, then the audience.
    pub fn all(seats: usize) -> impl Iterator<Item = Self> {
        Seat::all(seats).map(Self::Seat).chain([Self::Audience])
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

/// Who decides next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// This seat owes a decision.
    Of(Seat),
    /// The game is over.
    Over,
}

impl Turn {
    /// The seat that owes a decision.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Of(seat) => Some(seat),
            Self::Over => None,
        }
    }
}
