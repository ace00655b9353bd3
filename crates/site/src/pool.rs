//! Where bots think: few at a time, each for a limited time, so that pages never wait for them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use bots::Patience;
use tokio::sync::{Notify, Semaphore};

/// So long an answer may take, waiting for a place and thinking together.
const LONGEST: Duration = Duration::from_millis(1_500);

/// So long everybody may think, however many wait: enough to see what each move does.
const SHORTEST: Duration = Duration::from_millis(30);

/// Says to whoever thinks that nobody waits for the answer any more.
#[derive(Clone, Default, Debug)]
pub struct Gone {
    flag: Arc<AtomicBool>,
    told: Arc<Notify>,
}

impl Gone {
    /// From now on nobody waits.
    pub fn set(&self) {
        self.flag.store(true, Ordering::Release);
        self.told.notify_waiters();
    }

    /// Whether nobody waits.
    #[must_use]
    pub fn is_set(&self) -> bool {
        self.flag.load(Ordering::Acquire)
    }

    /// Ends when nobody waits any more.
    pub async fn wait(&self) {
        // Listening begins before looking, so that nothing is missed in between.
        let told = self.told.notified();
        if !self.is_set() {
            told.await;
        }
    }
}

/// The places to think at.
pub struct Pool {
    places: Arc<Semaphore>,
    size: usize,
    waiting: AtomicUsize,
}

impl Default for Pool {
    /// One core is left to the pages, where there are several.
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self::of(cores.saturating_sub(1).max(1))
    }
}

impl Pool {
    /// With so many places.
    #[must_use]
    pub fn of(size: usize) -> Self {
        Self { places: Arc::new(Semaphore::new(size)), size, waiting: AtomicUsize::new(0) }
    }

    /// The answer to a question, thought out on a thread of its own. Nothing if nobody waits for it any more, or if the
    /// house closes.
    pub async fn think<T: Send + 'static>(
        &self,
        gone: &Gone,
        question: impl FnOnce(&Patience) -> T + Send + 'static,
    ) -> Option<T> {
        let asked = Instant::now();
        let waits = Waits::begin(&self.waiting);
        let place = tokio::select! {
            place = self.places.clone().acquire_owned() => place.ok()?,
            () = gone.wait() => return None,
        };
        let time = share(asked.elapsed(), self.waiting.load(Ordering::Relaxed), self.size);
        drop(waits);
        let flag = gone.flag.clone();
        let thought = tokio::task::spawn_blocking(move || {
            let answer = question(&Patience::of(time).unless(flag));
            // Here and not outside: the place is taken for as long as the thread is busy, even if nobody waits for it.
            drop(place);
            answer
        });
        thought.await.ok().filter(|_| !gone.is_set())
    }

    /// Lets nobody begin any more.
    pub fn close(&self) {
        self.places.close();
    }

    /// Whether the house closes.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.places.is_closed()
    }
}

/// How long one may think who has waited so long, with so many in the queue, himself among them. What is left of his time
/// is shared with those behind him, who must answer hardly later than he.
fn share(waited: Duration, waiting: usize, places: usize) -> Duration {
    let left = LONGEST.saturating_sub(waited);
    let each = left.mul_f64(places as f64 / waiting.max(1) as f64);
    each.clamp(SHORTEST, LONGEST)
}

/// Counted among the waiting while it lives: whoever asks may also go away.
struct Waits<'a>(&'a AtomicUsize);

impl<'a> Waits<'a> {
    fn begin(count: &'a AtomicUsize) -> Self {
        count.fetch_add(1, Ordering::Relaxed);
        Self(count)
    }
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_shared_with_those_who_wait() {
        assert_eq!(share(Duration::ZERO, 1, 1), LONGEST);
        assert_eq!(share(Duration::ZERO, 10, 1), LONGEST / 10);
        assert_eq!(share(Duration::ZERO, 1, 3), LONGEST);
        assert_eq!(share(LONGEST * 2, 1, 1), SHORTEST);
        assert_eq!(share(Duration::ZERO, 1_000, 1), SHORTEST);
        // Ten at one place, who all think as long as they may: the last answers when the first would have had to.
        let mut now = Duration::ZERO;
        for waiting in (1..=10).rev() {
            now += share(now, waiting, 1);
        }
        assert!(now.abs_diff(LONGEST) < Duration::from_millis(1), "{now:?}");
    }

    #[test]
    fn whoever_is_not_waited_for_stops() {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_time().build().unwrap();
        runtime.block_on(async {
            let pool = Arc::new(Pool::of(1));
            let gone = Gone::default();
            let (begun, began) = tokio::sync::oneshot::channel();
            let (there, flag) = (pool.clone(), gone.clone());
            let first = tokio::spawn(async move {
                there
                    .think(&flag, |patience| {
                        begun.send(()).ok();
                        while !patience.is_over() {
                            std::thread::yield_now();
                        }
                        patience.clone()
                    })
                    .await
            });
            began.await.unwrap();
            gone.set();
            assert!(first.await.unwrap().is_none(), "what was found is not wanted any more");
            // Its place is free again.
            assert_eq!(pool.think(&Gone::default(), |_| 7).await, Some(7));
            pool.close();
            assert_eq!(pool.think(&Gone::default(), |_| 7).await, None);
        });
    }
}
