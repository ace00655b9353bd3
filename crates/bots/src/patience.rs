//! How long whoever asks will wait for an answer.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Whoever lets others go first, also in the midst of a thought.
pub trait Courtesy: std::fmt::Debug + Send + Sync {
    /// Stands still as long as others go first; then, whether to think on.
    fn goes_on(&self) -> bool;
}

/// Until when a bot may think, its time budget. A bot whose time is over answers with the best it has found so far.
#[derive(Clone, Debug, Default)]
pub struct Patience {
    until: Option<Instant>,
    gone: Option<Arc<AtomicBool>>,
    courtesy: Option<Arc<dyn Courtesy>>,
}

impl Patience {
    /// As long as it takes.
    #[must_use]
    pub const fn endless() -> Self {
        Self { until: None, gone: None, courtesy: None }
    }

    /// From now for so long.
    #[must_use]
    pub fn of(time: Duration) -> Self {
        Self { until: Instant::now().checked_add(time), gone: None, courtesy: None }
    }

    /// And no longer than until that flag is set: then nobody waits any more.
    #[must_use]
    pub fn unless(mut self, gone: Arc<AtomicBool>) -> Self {
        self.gone = Some(gone);
        self
    }

    /// And letting others go first.
    #[must_use]
    pub fn courteous(mut self, courtesy: Arc<dyn Courtesy>) -> Self {
        self.courtesy = Some(courtesy);
        self
    }

    /// The half of what is left, for the first of two tasks.
    #[must_use]
    pub fn half(&self) -> Self {
        let now = Instant::now();
        let until = self.until.map(|until| now + until.saturating_duration_since(now) / 2);
        Self { until, ..self.clone() }
    }

    /// The same without a limit of time: only as long as somebody waits. What is found then hangs on no clock.
    #[must_use]
    pub fn unhurried(&self) -> Self {
        Self { until: None, ..self.clone() }
    }

    /// Whether it is over. Whoever lets others go first waits here until they have done.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.courtesy.as_ref().is_some_and(|courtesy| !courtesy.goes_on())
            || self.gone.as_ref().is_some_and(|gone| gone.load(Ordering::Relaxed))
            || self.until.is_some_and(|until| Instant::now() >= until)
    }
}
