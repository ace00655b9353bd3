//! How long whoever asks will wait for an answer, and who else may think along.

use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Whoever lets others go first, also in the midst of a thought.
pub trait Courtesy: Debug + Send + Sync {
    /// Stands still as long as others go first; then, whether to think on.
    fn goes_on(&self) -> bool;
}

/// A room with few places, in which several think at once.
pub trait Room: Debug + Send + Sync {
    /// Until when whoever has his place there may go on. That changes while he thinks: the more others wait, the sooner.
    fn until(&self) -> Instant;

    /// A place beside his own, for a thread that thinks along; none if there is no free one. It is free again when what is given
    /// is dropped.
    fn hand(&self) -> Option<Hand>;

    /// Whether somebody waits for a place: whoever only thinks along makes room.
    fn is_wanted(&self) -> bool;
}

/// The place of somebody who thinks along.
pub type Hand = Box<dyn Any + Send>;

/// Until when a bot may think, its time budget. A bot whose time is over answers with the best it has found so far.
#[derive(Clone, Debug, Default)]
pub struct Patience {
    until: Option<Instant>,
    gone: Option<Arc<AtomicBool>>,
    courtesy: Option<Arc<dyn Courtesy>>,
    room: Option<Arc<dyn Room>>,
    /// Whether the room's time does not count.
    unhurried: bool,
}

impl Patience {
    /// As long as it takes.
    #[must_use]
    pub const fn endless() -> Self {
        Self { until: None, gone: None, courtesy: None, room: None, unhurried: false }
    }

    /// From now for so long.
    #[must_use]
    pub fn of(time: Duration) -> Self {
        Self { until: Instant::now().checked_add(time), ..Self::endless() }
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

    /// And in that room: as long as it allows, with whoever is free there.
    #[must_use]
    pub fn among(mut self, room: Arc<dyn Room>) -> Self {
        self.room = Some(room);
        self
    }

    /// The half of what is left, for the first of two tasks.
    #[must_use]
    pub fn half(&self) -> Self {
        let now = Instant::now();
        let until = self.end().map(|until| now + until.saturating_duration_since(now) / 2);
        Self { until, ..self.clone() }
    }

    /// The same without a limit of time: only as long as somebody waits. What is found then hangs on no clock.
    #[must_use]
    pub fn unhurried(&self) -> Self {
        Self { until: None, unhurried: true, ..self.clone() }
    }

    /// When it is over, as things stand.
    fn end(&self) -> Option<Instant> {
        let room = self.room.as_ref().filter(|_| !self.unhurried).map(|room| room.until());
        self.until.into_iter().chain(room).min()
    }

    /// Whether it is over. Whoever lets others go first waits here until they have done.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.courtesy.as_ref().is_some_and(|courtesy| !courtesy.goes_on())
            || self.is_gone()
            || self.end().is_some_and(|until| Instant::now() >= until)
    }

    /// Whether nobody waits for the answer any more.
    #[must_use]
    pub fn is_gone(&self) -> bool {
        self.gone.as_ref().is_some_and(|gone| gone.load(Ordering::Relaxed))
    }

    /// A place for one more thread that thinks along. Where there is no room to share, there is always one.
    #[must_use]
    pub fn hand(&self) -> Option<Hand> {
        match &self.room {
            Some(room) => room.hand(),
            None => Some(Box::new(())),
        }
    }

    /// Whether a thread that only thinks along should make room.
    #[must_use]
    pub fn is_wanted(&self) -> bool {
        self.room.as_ref().is_some_and(|room| room.is_wanted())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A room whose time can be set.
    #[derive(Debug)]
    struct Set(std::sync::Mutex<Instant>);

    impl Room for Set {
        fn until(&self) -> Instant {
            *self.0.lock().unwrap()
        }

        fn hand(&self) -> Option<Hand> {
            None
        }

        fn is_wanted(&self) -> bool {
            true
        }
    }

    #[test]
    fn the_sooner_end_counts_and_may_change() {
        let (now, hour) = (Instant::now(), Duration::from_secs(3_600));
        let room = Arc::new(Set(std::sync::Mutex::new(now + hour)));
        let gone = Arc::new(AtomicBool::new(false));
        let patience = Patience::endless().unless(gone.clone()).among(room.clone());
        assert!(!patience.is_over() && !Patience::endless().is_over());
        assert!(Patience::of(Duration::ZERO).among(room.clone()).is_over());
        assert!(patience.half().end().unwrap() < now + hour * 2 / 3);
        // More have come.
        *room.0.lock().unwrap() = now;
        assert!(patience.is_over() && patience.half().is_over() && !patience.unhurried().is_over());
        assert!(patience.hand().is_none() && patience.is_wanted());
        assert!(Patience::endless().hand().is_some() && !Patience::endless().is_wanted());
        gone.store(true, Ordering::Relaxed);
        assert!(patience.unhurried().is_over() && patience.is_gone());
    }
}
