//! What people say to each other at tables, and who is there.

use super::Later;
use crate::event::Time;

/// Where something is said. The two rooms of a table are apart: while the game runs, nobody reads the other one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Room {
    /// Whoever has a seat.
    Players,
    /// Whoever only watches.
    Watchers,
}

impl Room {
    /// Its name in columns and on the wire.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::Watchers => "watchers",
        }
    }

    /// The one with that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Players, Self::Watchers].into_iter().find(|room| room.name() == name)
    }
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Its unguessable name: by it a message is reported.
    pub id: String,
    /// At which table.
    pub table: String,
    /// The messages of a table are counted from 1. The store counts; whoever hands one over says 0.
    pub number: u64,
    /// In which room.
    pub room: Room,
    /// By whom; never shown.
    pub person: String,
    /// How they were called then; empty for somebody whose account was deleted.
    pub name: String,
    /// One of the quick phrases, as a key: it is shown in the reader's language.
    pub phrase: Option<String>,
    /// Free text; empty for a phrase.
    pub text: String,
    /// When.
    pub at: Time,
}

/// Who is at a table, as one node knows it; in its own writing ([`crate::company`]).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attendance {
    /// The table.
    pub table: String,
    /// Who; nothing for nobody.
    pub body: Option<String>,
}

/// Keeps messages, and for a short time who is where. Messages reach other nodes by a notice.
pub trait Messages: Send + Sync {
    /// Keeps a message; gives its number.
    fn say(&self, message: Message) -> Later<u64>;

    /// What was said at a table after a number, the oldest first; if there are more than so many, the last ones.
    fn said(&self, table: &str, after: u64, most: usize) -> Later<Vec<Message>>;

    /// A message by its name.
    fn message(&self, id: &str) -> Later<Option<Message>>;

    /// What a person has said, the newest first, at most so many.
    fn said_by(&self, person: &str, most: usize) -> Later<Vec<Message>>;

    /// Takes the name from everything a person has said.
    fn unname(&self, person: &str) -> Later<()>;

    /// Tells other nodes who is at tables of this node; it holds until then. A store for one process has nobody to tell.
    fn attend(&self, here: Vec<Attendance>, until: Time) -> Later<()>;

    /// Who is at these tables, as other nodes told.
    fn attending(&self, tables: Vec<String>, now: Time) -> Later<Vec<Attendance>>;
}
