//! How long whoever asks will wait for an answer.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Until when a bot may think, its time budget. A bot whose time is over answers with the best it has found so far.
#[derive(Clone, Debug, Default)]
pub struct Patience {
    until: Option<Instant>,
    gone: Option<Arc<AtomicBool>>,
}

impl Patience {
    /// As long as it takes.
    #[must_use]
    pub const fn endless() -> Self {
        Self { until: None, gone: None }
    }

    /// From now for so long.
    #[must_use]
    pub fn of(time: Duration) -> Self {
        Self { until: Instant::now().checked_add(time), gone: None }
    }

    /// And no longer than until that flag is set: then nobody waits any more.
    #[must_use]
    pub fn unless(mut self, gone: Arc<AtomicBool>) -> Self {
        self.gone = Some(gone);
        self
    }

    /// The half of what is left, for the first of two tasks.
    #[must_use]
    pub fn half(&self) -> Self {
        let now = Instant::now();
        let until = self.until.map(|until| now + until.saturating_duration_since(now) / 2);
        Self { until, gone: self.gone.clone() }
    }

    /// The same without a limit of time: only as long as somebody waits. What is found then hangs on no clock.
    #[must_use]
    pub fn unhurried(&self) -> Self {
        Self { until: None, gone: self.gone.clone() }
    }

    /// Whether it is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.gone.as_ref().is_some_and(|gone| gone.load(Ordering::Relaxed))
            || self.until.is_some_and(|until| Instant::now() >= until)
    }
}
