//! What time it is: the system's, or one that a test moves by hand.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// Milliseconds since 1970, by the clock of the house.
pub type Time = i64;

/// A clock.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    moved: Arc<watch::Sender<Moved>>,
}

/// How many milliseconds it is ahead of the system.
#[derive(Clone, Copy, Debug, Default)]
struct Moved {
    /// That passed while the house lived.
    lived: Time,
    /// That passed while it was closed.
    closed: Time,
}

/// Nobody sleeps for longer at a stretch.
const LONGEST: Time = 24 * 60 * 60 * 1_000;

impl Clock {
    /// The time now.
    #[must_use]
    pub fn now(&self) -> Time {
        let Moved { lived, closed } = *self.moved.borrow();
        system().saturating_add(lived).saturating_add(closed)
    }

    /// The time by which the heart beats: what a test lets pass at once is time in which the house has lived.
    #[must_use]
    pub fn pulse(&self) -> Time {
        system().saturating_add(self.moved.borrow().closed)
    }

    /// Moves it: days pass in no time. Whoever waits for a time wakes up.
    pub fn advance(&self, milliseconds: Time) {
        self.moved.send_modify(|moved| moved.lived += milliseconds);
    }

    /// Moves it as if the house had been closed for so long.
    pub fn close_for(&self, milliseconds: Time) {
        self.moved.send_modify(|moved| moved.closed += milliseconds);
    }

    /// Waits until that time.
    pub async fn until(&self, time: Time) {
        let mut moved = self.moved.subscribe();
        loop {
            let left = time.saturating_sub(self.now());
            if left <= 0 {
                return;
            }
            let left = Duration::from_millis(left.min(LONGEST).unsigned_abs());
            tokio::select! {
                () = tokio::time::sleep(left) => {}
                // It cannot fail while the sender, which is ours, lives.
                _ = moved.changed() => {}
            }
        }
    }
}

fn system() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis());
    i64::try_from(since).unwrap_or(i64::MAX)
}
