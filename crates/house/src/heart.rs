//! The heartbeat: by it the house knows for how long nobody could play because it was down, or could not reach its store.
//! In that time every clock stood still.

use std::sync::Weak;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use crate::clock::Clock;
use crate::event::Time;
use crate::store::{Store, StoreError};
use crate::tables::Tables;

/// How often the heart beats.
const EVERY: Duration = Duration::from_secs(3);
/// How soon again after a beat that could not be kept.
const AGAIN: Duration = Duration::from_secs(1);

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

/// Beats as long as the house is open; tables in memory are told of outages.
pub(crate) async fn live(tables: Weak<Tables>) {
    loop {
        let pause = {
            let Some(tables) = tables.upgrade() else { return };
            if tables.pool().is_closed() {
                return;
            }
            let before = tables.heart().outages();
            match tables.heart().beat(&**tables.store(), tables.clock()).await {
                Ok(()) => {
                    if tables.heart().outages() != before {
                        tracing::warn!(
                            total = tables.heart().outages(),
                            "nobody could play for a while: clocks stood still"
                        );
                        tables.nudge_all();
                    }
                    EVERY
                }
                Err(error) => {
                    tracing::warn!(%error, "the heartbeat could not be kept");
                    AGAIN
                }
            }
        };
        tokio::time::sleep(pause).await;
    }
}
