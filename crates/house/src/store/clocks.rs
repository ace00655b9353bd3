//! What is kept of clocks beside what a table's own events say.

use super::Later;
use crate::event::Time;

/// Keeps the heartbeat of the house, and finds what is due.
pub trait Clocks: Send + Sync {
    /// Beats. If the last beat, of whatever node, is older than `outage`, the house was down since: then all clocks that run
    /// have stood for that long, and what is due is due so much later. Gives how long all outages together were.
    fn beat(&self, pulse: Time, outage: Time) -> Later<Time>;

    /// How long a table's clocks have stood since its last event, and the version after that event.
    fn stood(&self, table: &str) -> Later<Option<(u64, Time)>>;

    /// Tables where a time was over by then, at most so many.
    fn due(&self, by: Time, most: usize) -> Later<Vec<String>>;
}
