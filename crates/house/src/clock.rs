//! What time it is: the system's, or one that a test moves by hand.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::event::Time;

/// A clock.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    /// How many milliseconds it is ahead of the system.
    ahead: Arc<AtomicI64>,
}

impl Clock {
    /// The time now.
    #[must_use]
    pub fn now(&self) -> Time {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis());
        i64::try_from(since).unwrap_or(i64::MAX).saturating_add(self.ahead.load(Ordering::Relaxed))
    }

    /// Moves it: days pass in no time.
    pub fn advance(&self, milliseconds: i64) {
        self.ahead.fetch_add(milliseconds, Ordering::Relaxed);
    }
}
