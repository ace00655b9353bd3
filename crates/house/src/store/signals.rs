//! Who wants to be called when it is their turn (webhooks), and who is to be called.
//!
//! A call is written in the same transaction as the change after which it is somebody's turn, and goes when it is not their
//! turn any more: so no restart loses one, and nobody is called twice for one turn.

use std::time::Duration;

use super::Later;
use crate::event::Time;

/// Where a person wants to be called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hook {
    /// Who.
    pub person: String,
    /// Where.
    pub url: String,
    /// With this the calls are signed.
    pub secret: String,
    /// The language to speak, by code.
    pub lang: String,
    /// The address of the house as the person knows it, such as `https://palatine.example`.
    pub base: String,
    /// When it was last tried, and what came of it: a status, or the id of a message that says why not.
    pub tried: Option<(Time, String)>,
}

/// Somebody is to be called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// At which table it is their turn.
    pub table: String,
    /// Its game.
    pub game: String,
    /// Since which version of it.
    pub version: u64,
    /// How often it was tried in vain.
    pub tries: u32,
    /// Where.
    pub hook: Hook,
}

/// What came of a call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Called {
    /// They look at the table: there is no need now, but perhaps then.
    Looks {
        /// When.
        again: Time,
    },
    /// It was answered, or given up: this turn needs no other.
    Done {
        /// When it was tried.
        at: Time,
        /// What came of it.
        said: String,
    },
    /// It was tried in vain.
    Failed {
        /// When.
        at: Time,
        /// Why.
        said: String,
        /// When it is tried again.
        again: Time,
    },
}

/// Keeps hooks and calls.
pub trait Signals: Send + Sync {
    /// Keeps where a person wants to be called, instead of what was kept before.
    fn keep_hook(&self, hook: Hook) -> Later<()>;

    /// A person wants to be called no more: the calls that wait go too.
    fn drop_hook(&self, person: &str) -> Later<()>;

    /// Where a person wants to be called.
    fn hook(&self, person: &str) -> Later<Option<Hook>>;

    /// Takes calls that are due before a time, at most so many. Nobody else gets them for so long.
    fn due(&self, before: Time, lease: Duration, most: usize) -> Later<Vec<Call>>;

    /// Says what came of a call. If the turn has passed meanwhile, only the hook learns of it.
    fn called(&self, call: Call, outcome: Called) -> Later<()>;
}
