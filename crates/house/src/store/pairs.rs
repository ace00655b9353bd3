//! People who wait to be brought together at a table.

use super::{Later, NewTable};
use crate::event::Time;
use crate::terms::Speed;

/// Somebody who waits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// Who.
    pub person: String,
    /// Under which name.
    pub name: String,
    /// For which game.
    pub game: String,
    /// With how many seats.
    pub seats: usize,
    /// And which clock.
    pub speed: Speed,
    /// Since when.
    pub since: Time,
    /// From when on bots may take the seats that are still free.
    pub bots_at: Option<Time>,
    /// When they were last there; nothing for those who need not be there.
    pub seen: Option<Time>,
    /// The table at which they were brought together with others.
    pub table: Option<String>,
}

/// Keeps who waits. Everybody waits for one table at a time.
pub trait Pairs: Send + Sync {
    /// Begins to wait, for this and nothing else.
    fn wait(&self, waiting: Waiting) -> Later<()>;

    /// Waits no longer.
    fn stop(&self, person: &str) -> Later<()>;

    /// What somebody waits for, or where it led to.
    fn waits(&self, person: &str) -> Later<Option<Waiting>>;

    /// Somebody who waits is still there.
    fn seen(&self, person: &str, at: Time) -> Later<()>;

    /// Whoever waits is called so from now on. With `becomes` they are somebody else: whoever that is and waits too waits for one
    /// table only, their own.
    fn call(&self, person: &str, name: &str, becomes: Option<&str>) -> Later<()>;

    /// All who wait and have no table yet, the first first, at most so many.
    fn queue(&self, most: usize) -> Later<Vec<Waiting>>;

    /// Opens a table for people who wait, each known by name and the time since which they wait: for all of them or, if one
    /// has gone or was brought elsewhere, not at all.
    fn pair(&self, people: Vec<(String, Time)>, table: NewTable) -> Later<bool>;

    /// Forgets who should be there and has not been since.
    fn forget(&self, before: Time) -> Later<()>;
}
