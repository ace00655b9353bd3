//! What is kept of learning: how far a person came in each lesson, and nothing of what they tried.

use super::Later;
use crate::event::Time;

/// How far somebody came in a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Came {
    /// The game.
    pub game: String,
    /// The lesson's name.
    pub lesson: String,
    /// So many steps are behind them, at most.
    pub steps: usize,
    /// Whether they have been through it once.
    pub done: bool,
    /// When they last came further, or through it again.
    pub at: Time,
}

/// Keeps how far people came.
pub trait Lessons: Send + Sync {
    /// Notes how far somebody came. What was reached before stays reached: of two devices neither takes anything away.
    fn came(&self, person: &str, came: Came) -> Later<()>;

    /// How far somebody came in every lesson they began, the last one first.
    fn progress(&self, person: &str) -> Later<Vec<Came>>;
}
