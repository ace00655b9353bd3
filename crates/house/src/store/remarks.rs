//! What is kept of first games: which remarks somebody has had, and what they said about remarks and goal lines.

use super::Later;
use crate::event::Time;

/// What somebody said of something, in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noted {
    /// The game.
    pub game: String,
    /// Of what.
    pub about: String,
    /// What they said of it last.
    pub said: String,
    /// When.
    pub at: Time,
}

/// Keeps what people said of remarks.
pub trait Remarks: Send + Sync {
    /// Notes what somebody said. What was said later stays, whichever comes first.
    fn note(&self, person: &str, noted: Noted) -> Later<()>;

    /// All that somebody said, by game.
    fn noted(&self, person: &str) -> Later<Vec<Noted>>;

    /// Forgets all that somebody said in a game: its remarks come as if for the first time.
    fn clear(&self, person: &str, game: &str) -> Later<()>;
}
