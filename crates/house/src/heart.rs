//! The heartbeat: by it the house knows for how long nobody could play because it was down, or could not reach its store.
//! In that time every clock stood still.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use crate::clock::Clock;
use crate::event::Time;
use crate::store::{Store, StoreError};

/// How often the heart beats.
pub(crate) const EVERY: Duration = Duration::from_secs(3);
/// How soon again after a beat that could not be kept.
pub(crate) const AGAIN: Duration = Duration::from_secs(1);

/// If the last beat is older than this, nobody could play in between.
pub const OUTAGE: Time = 10_000;

/// What this node knows of the heart of the house.
pub(crate) struct Heart {
    /// When it last beat from here; 0: never.
    last: AtomicI64,
    /// How long all outages together were, as it was told then.
    outages: AtomicI64,
}

impl Heart {
    pub(crate) const fn new() -> Self {
        Self { last: AtomicI64::new(0), outages: AtomicI64::new(0) }
    }

    /// How long all outages together were: whoever has seen fewer must look up what they mean.
    pub(crate) fn outages(&self) -> Time {
        self.outages.load(Ordering::Acquire)
    }

    /// Whether there may have been an outage that nobody has noticed yet.
    pub(crate) fn is_late(&self, clock: &Clock) -> bool {
        clock.pulse() - self.last.load(Ordering::Acquire) >= OUTAGE - 1_000
    }

    /// Beats. Whichever node is the first after an outage lets all clocks stand for it.
    pub(crate) async fn beat(&self, store: &dyn Store, clock: &Clock) -> Result<(), StoreError> {
        let pulse = clock.pulse();
        let outages = store.clocks().beat(pulse, OUTAGE).await?;
        self.outages.store(outages, Ordering::Release);
        self.last.fetch_max(pulse, Ordering::AcqRel);
        Ok(())
    }
}
