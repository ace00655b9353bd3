//! Where bots think: few at a time, each for a limited time, so that pages never wait for them.

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bots::patience::{Courtesy, Hand, Patience, Room};
use tokio::sync::{Notify, Semaphore, oneshot};

/// So long an answer may take, waiting for a place and thinking together.
pub(crate) const LONGEST: Duration = Duration::from_millis(1_500);

/// Longer than it ever takes to look at each move once.
pub(crate) const GLANCE: Duration = Duration::from_millis(150);

/// So long everybody may think, however many wait: enough to see what each move does.
const SHORTEST: Duration = Duration::from_millis(30);

/// So often whoever lets others go first looks whether anybody still waits for the answer.
const LOOKS_UP: Duration = Duration::from_millis(50);

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

/// The places to think at. There are two lanes: whoever only looks at each move once never waits behind those who
/// ponder. Among these, people take turns, whatever the number of their tables. Places where nobody ponders may be used by
/// whoever has time, and who comes to ponder has them at once.
pub struct Pool {
    quick: Arc<Semaphore>,
    turns: Arc<Turns>,
}

impl Default for Pool {
    /// One core is left to the pages, where there are several.
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self::of(cores.saturating_sub(1).max(1))
    }
}

impl Pool {
    /// With so many places to ponder at.
    #[must_use]
    pub fn of(size: usize) -> Self {
        Self { quick: Arc::new(Semaphore::new(size + 1)), turns: Arc::new(Turns::new(size)) }
    }

    /// The answer to a question that is soon answered. Nothing if nobody waits for it any more, or if the house closes.
    pub async fn glance<T: Send + 'static>(
        &self,
        gone: &Gone,
        question: impl FnOnce(&Patience) -> T + Send + 'static,
    ) -> Option<T> {
        let place = tokio::select! {
            place = self.quick.clone().acquire_owned() => place.ok()?,
            () = gone.wait() => return None,
        };
        work(gone, LONGEST, place, question).await
    }

    /// The answer to a question that takes long, asked for somebody. Nothing if nobody waits for it any more, or if the
    /// house closes.
    pub async fn ponder<T: Send + 'static>(
        &self,
        person: &str,
        gone: &Gone,
        question: impl FnOnce(&Patience) -> T + Send + 'static,
    ) -> Option<T> {
        let asked = Instant::now();
        let place = tokio::select! {
            place = self.turns.clone().place(person) => place?,
            () = gone.wait() => return None,
        };
        let room = Arc::new(Thinker::new(self.turns.clone(), asked.elapsed()));
        work(gone, LONGEST, place, move |patience| question(&patience.clone().among(room))).await
    }

    /// The answer to a question that has time. It is thought about where nobody ponders, for as long as it takes; when
    /// somebody comes who wants to ponder, the thought stands still until there is a place again that nobody wants. Nothing if
    /// nobody waits for it any more, or if the house closes.
    pub async fn spare<T: Send + 'static>(
        &self,
        gone: &Gone,
        question: impl FnOnce(&Patience) -> T + Send + 'static,
    ) -> Option<T> {
        let spare = Spare { turns: self.turns.clone(), gone: gone.flag.clone(), place: Mutex::default() };
        let thought = tokio::task::spawn_blocking(move || {
            let patience = Patience::endless().courteous(Arc::new(spare));
            // Here the first place is waited for; it is free again when patience is dropped.
            if patience.is_over() { None } else { Some(question(&patience)) }
        });
        thought.await.ok().flatten().filter(|_| !gone.is_set())
    }

    /// How many may ponder at the same time.
    #[must_use]
    pub fn places(&self) -> usize {
        self.turns.size
    }

    /// Lets nobody begin any more.
    pub fn close(&self) {
        self.quick.close();
        self.turns.close();
    }

    /// Whether the house closes.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.quick.is_closed()
    }
}

/// Thinks on a thread of its own.
async fn work<T: Send + 'static>(
    gone: &Gone,
    time: Duration,
    place: impl Send + 'static,
    question: impl FnOnce(&Patience) -> T + Send + 'static,
) -> Option<T> {
    let flag = gone.flag.clone();
    let thought = tokio::task::spawn_blocking(move || {
        let answer = question(&Patience::of(time).unless(flag));
        // Here and not outside: the place is taken for as long as the thread is busy, even if nobody waits for it.
        drop(place);
        answer
    });
    thought.await.ok().filter(|_| !gone.is_set())
}

/// A queue in which people take turns (fair queueing): whoever has sixty tables waits for each of them as long as who has one.
pub(crate) struct Turns {
    size: usize,
    queue: Mutex<Queue>,
    /// Whether anybody waits: what whoever has time asks all the while, and so without the lock.
    wanted: AtomicBool,
    /// Told when a place is free that nobody wants, and when the house closes.
    freed: Condvar,
    /// How many wait, and how many think: those who think look often how many there are, and must not hold up the queue.
    waiting: AtomicUsize,
    thinking: AtomicUsize,
}

/// Somebody who is counted until this is dropped.
struct Counted<'a>(&'a AtomicUsize);

impl<'a> Counted<'a> {
    fn new(count: &'a AtomicUsize) -> Self {
        count.fetch_add(1, Ordering::Relaxed);
        Self(count)
    }
}

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Whoever was asked and has got a place. Others who come later get their share of the time too, so it may shrink while he thinks; and
/// where nobody waits, free places think along.
struct Thinker {
    turns: Arc<Turns>,
    waited: Duration,
    began: Instant,
}

impl Thinker {
    fn new(turns: Arc<Turns>, waited: Duration) -> Self {
        turns.thinking.fetch_add(1, Ordering::Relaxed);
        Self { turns, waited, began: Instant::now() }
    }

    /// So long he may think, as things stand.
    fn time(&self) -> Duration {
        let all = self.turns.thinking.load(Ordering::Relaxed) + self.turns.waiting();
        share(self.waited, all, self.turns.size)
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.turns.thinking.fetch_sub(1, Ordering::Relaxed);
    }
}

impl fmt::Debug for Thinker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thinker").field("waited", &self.waited).finish_non_exhaustive()
    }
}

impl Room for Thinker {
    fn until(&self) -> Instant {
        self.began + self.time()
    }

    fn hand(&self) -> Option<Hand> {
        let place = self.turns.clone().spare()?;
        Some(Box::new(place))
    }

    fn is_wanted(&self) -> bool {
        self.turns.wanted.load(Ordering::Acquire)
    }
}

#[derive(Default)]
struct Queue {
    busy: usize,
    closed: bool,
    /// Whose turn comes next.
    order: VecDeque<String>,
    /// Who waits, by person; nobody in `order` is missing here.
    waiting: HashMap<String, VecDeque<oneshot::Sender<Place>>>,
}

/// A place that was got; it is free again when this is dropped.
pub(crate) struct Place(Option<Arc<Turns>>);

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(turns) = self.0.take() {
            turns.free();
        }
    }
}

/// Whoever has time, with a place where nobody else ponders.
struct Spare {
    turns: Arc<Turns>,
    gone: Arc<AtomicBool>,
    place: Mutex<Option<Place>>,
}

impl fmt::Debug for Spare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Spare")
    }
}

impl Courtesy for Spare {
    fn goes_on(&self) -> bool {
        let mut place = self.place.lock().unwrap_or_else(PoisonError::into_inner);
        if place.is_some() && !self.turns.wanted.load(Ordering::Acquire) {
            return !self.gone.load(Ordering::Relaxed);
        }
        // Whoever waits has it now.
        drop(place.take());
        *place = self.turns.clone().unwanted(&self.gone);
        place.is_some()
    }
}

impl Turns {
    pub(crate) fn new(size: usize) -> Self {
        Self {
            size,
            queue: Mutex::default(),
            wanted: AtomicBool::new(false),
            freed: Condvar::new(),
            waiting: AtomicUsize::new(0),
            thinking: AtomicUsize::new(0),
        }
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        // Nothing in here can break off half-way.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits, on this thread, for a place that nobody wants; in vain if the answer is not wanted any more or the house closes.
    fn unwanted(self: Arc<Self>, gone: &AtomicBool) -> Option<Place> {
        let mut queue = self.queue();
        loop {
            if queue.closed || gone.load(Ordering::Relaxed) {
                return None;
            }
            if queue.busy < self.size && queue.order.is_empty() {
                queue.busy += 1;
                drop(queue);
                return Some(Place(Some(self)));
            }
            let waited = self.freed.wait_timeout(queue, LOOKS_UP);
            queue = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Notes whether anybody waits; after every change of the queue.
    fn note(&self, queue: &Queue) {
        self.wanted.store(!queue.order.is_empty() || queue.closed, Ordering::Release);
    }

    pub(crate) async fn place(self: Arc<Self>, person: &str) -> Option<Place> {
        let (waits, _counted) = {
            let mut queue = self.queue();
            if queue.closed {
                return None;
            }
            if queue.busy < self.size {
                queue.busy += 1;
                return Some(Place(Some(self.clone())));
            }
            let (promise, waits) = oneshot::channel();
            let queue = &mut *queue;
            let of_person = queue.waiting.entry(person.to_owned()).or_default();
            if of_person.is_empty() {
                queue.order.push_back(person.to_owned());
            }
            of_person.push_back(promise);
            self.note(queue);
            (waits, Counted::new(&self.waiting))
        };
        waits.await.ok()
    }

    /// A place that nobody needs just now.
    fn spare(self: Arc<Self>) -> Option<Place> {
        let mut queue = self.queue();
        if queue.closed || queue.busy >= self.size {
            return None;
        }
        queue.busy += 1;
        drop(queue);
        Some(Place(Some(self)))
    }

    /// Hands a place on to the next in turn, or keeps it.
    fn free(self: Arc<Self>) {
        loop {
            let next = {
                let mut queue = self.queue();
                let next = queue.next();
                if next.is_none() {
                    queue.busy -= 1;
                    self.freed.notify_one();
                }
                self.note(&queue);
                next
            };
            let Some(next) = next else { return };
            // Whoever does not wait any more is passed over; their place must not come back here by being dropped.
            match next.send(Place(Some(self.clone()))) {
                Ok(()) => return,
                Err(mut place) => place.0 = None,
            }
        }
    }

    fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    pub(crate) fn close(&self) {
        let mut queue = self.queue();
        queue.closed = true;
        queue.order.clear();
        queue.waiting.clear();
        self.note(&queue);
        self.freed.notify_all();
    }
}

impl Queue {
    fn next(&mut self) -> Option<oneshot::Sender<Place>> {
        let person = self.order.pop_front()?;
        let of_person = self.waiting.get_mut(&person)?;
        let next = of_person.pop_front();
        if of_person.is_empty() {
            self.waiting.remove(&person);
        } else {
            self.order.push_back(person);
        }
        next
    }
}

/// How long one may think who has waited so long, with so many who think or wait, himself among them. What is left of his time
/// is shared with those behind him, who must answer hardly later than he.
fn share(waited: Duration, all: usize, places: usize) -> Duration {
    let left = LONGEST.saturating_sub(waited);
    let each = left.mul_f64(places as f64 / all.max(1) as f64);
    each.clamp(SHORTEST, LONGEST)
}

#[cfg(test)]
mod tests {
    use std::task::{Context, Poll, Waker};

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

    /// Whoever was alone when he began thinks as long as he may. Twenty come a moment later: his time shrinks, and the last of them
    /// is answered within the time that each has.
    #[test]
    fn whoever_thinks_makes_haste_when_others_come() {
        for places in [1, 3] {
            let (longest, thought) = twenty_come(places);
            assert!(longest > LONGEST / 2 && longest < LONGEST * 5 / 4, "{places}: {longest:?}");
            assert!(thought < LONGEST / 2, "{places}: {thought:?} though others wait");
        }
    }

    /// How long the last of twenty waits for his answer, and how long whoever was alone when he began has thought: at the real
    /// places, by a clock of our own that takes steps of a millisecond, so that nothing hangs on how busy the machine is.
    fn twenty_come(places: usize) -> (Duration, Duration) {
        const STEP: Duration = Duration::from_millis(1);
        let turns = Arc::new(Turns::new(places));
        let mut context = Context::from_waker(Waker::noop());
        let (mut waiting, mut thinking) = (Vec::new(), Vec::new());
        let (mut longest, mut first) = (Duration::ZERO, Duration::ZERO);
        let (mut now, mut come, mut answered) = (Duration::ZERO, 0, 0);
        while answered < 20 {
            let there = if now < STEP * 50 { places } else { 20 };
            for person in come..there {
                let turns = turns.clone();
                waiting.push((person, now, Box::pin(async move { turns.place(&person.to_string()).await })));
            }
            come = there;
            waiting.retain_mut(|(person, asked, place)| match place.as_mut().poll(&mut context) {
                Poll::Pending => true,
                Poll::Ready(place) => {
                    let thinker = Thinker::new(turns.clone(), now - *asked);
                    thinking.push((*person, *asked, now, place.unwrap(), thinker));
                    false
                }
            });
            now += STEP;
            thinking.retain(|(person, asked, began, _, thinker)| {
                let thought = now - *began;
                if thought < thinker.time() {
                    return true;
                }
                assert!(thought >= SHORTEST, "{thought:?}");
                longest = longest.max(now - *asked);
                if *person < places {
                    first = first.max(thought);
                }
                answered += 1;
                false
            });
        }
        assert_eq!(turns.queue().busy, 0);
        assert_eq!((turns.waiting(), turns.thinking.load(Ordering::Relaxed)), (0, 0));
        (longest, first)
    }

    /// Free places think along, as many as there are; when somebody waits, none is to be had, and those who think along leave.
    #[test]
    fn free_places_lend_a_hand_until_they_are_wanted() {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_time().build().unwrap();
        runtime.block_on(async {
            let pool = Arc::new(Pool::of(3));
            let (begun, began) = tokio::sync::oneshot::channel();
            let there = pool.clone();
            let first = tokio::spawn(async move {
                there
                    .ponder("a", &Gone::default(), |patience| {
                        let hands: Vec<_> = (0..9).map_while(|_| patience.hand()).collect();
                        assert!(!patience.is_wanted());
                        begun.send(()).ok();
                        while !patience.is_wanted() {
                            std::thread::yield_now();
                        }
                        assert!(patience.hand().is_none());
                        hands.len()
                    })
                    .await
            });
            began.await.unwrap();
            // All three are busy; whoever comes gets one that was lent, long before the first is answered.
            assert_eq!(pool.ponder("b", &Gone::default(), |_| 7).await, Some(7));
            assert_eq!(first.await.unwrap(), Some(2));
            assert_eq!(pool.turns.queue().busy, 0);
            assert_eq!((pool.turns.waiting(), pool.turns.thinking.load(Ordering::Relaxed)), (0, 0));
        });
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
                    .ponder("a", &flag, |patience| {
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
            assert_eq!(pool.ponder("a", &Gone::default(), |_| 7).await, Some(7));
            pool.close();
            assert_eq!(pool.ponder("a", &Gone::default(), |_| 7).await, None);
        });
    }

    /// Sixty tables of one person ponder; what another person asks comes second, and what is soon answered at once.
    #[test]
    fn people_take_turns_and_the_quick_do_not_wait() {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_time().build().unwrap();
        runtime.block_on(async {
            let pool = Arc::new(Pool::of(1));
            let (release, held) = std::sync::mpsc::channel::<()>();
            let done = Arc::new(Mutex::new(Vec::new()));
            let mut all = Vec::new();
            let (begun, began) = tokio::sync::oneshot::channel();
            let there = pool.clone();
            all.push(tokio::spawn(async move {
                there
                    .ponder("many", &Gone::default(), move |_| {
                        begun.send(()).ok();
                        held.recv().ok();
                    })
                    .await;
            }));
            began.await.unwrap();
            for n in 0..60 {
                let (there, done) = (pool.clone(), done.clone());
                all.push(tokio::spawn(async move {
                    there
                        .ponder("many", &Gone::default(), move |_| done.lock().unwrap().push(("many", n)))
                        .await;
                }));
                while pool.turns.waiting() < n + 1 {
                    tokio::task::yield_now().await;
                }
            }
            let (there, also) = (pool.clone(), done.clone());
            all.push(tokio::spawn(async move {
                there.ponder("one", &Gone::default(), move |_| also.lock().unwrap().push(("one", 0))).await;
            }));
            while pool.turns.waiting() < 61 {
                tokio::task::yield_now().await;
            }
            assert_eq!(pool.glance(&Gone::default(), |_| 7).await, Some(7), "while everybody else waits");
            release.send(()).unwrap();
            for one in all {
                one.await.unwrap();
            }
            let done = done.lock().unwrap();
            assert_eq!(done.len(), 61);
            assert!(done[..2].contains(&("one", 0)), "{:?}", &done[..3]);
        });
    }

    /// Whoever has time thinks where nobody ponders. Who comes to ponder has the place at once, and the thought goes on afterwards
    /// where it stood; when nobody waits for it, or the house closes, it ends.
    #[test]
    fn whoever_has_time_lets_others_go_first() {
        use std::sync::atomic::AtomicU64;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_time().build().unwrap();
        runtime.block_on(async {
            let pool = Arc::new(Pool::of(1));
            let (steps, gone) = (Arc::new(AtomicU64::new(0)), Gone::default());
            let think = |pool: &Arc<Pool>, gone: &Gone, most: u64| {
                let (there, gone, steps) = (pool.clone(), gone.clone(), steps.clone());
                tokio::spawn(async move {
                    there
                        .spare(&gone, move |patience| {
                            let mut own = 0;
                            while own < most && !patience.is_over() {
                                own += 1;
                                steps.fetch_add(1, Ordering::SeqCst);
                                std::thread::sleep(Duration::from_micros(100));
                            }
                            own
                        })
                        .await
                })
            };
            let moves_on = async || {
                let before = steps.load(Ordering::SeqCst);
                let began = Instant::now();
                while steps.load(Ordering::SeqCst) == before {
                    assert!(began.elapsed() < Duration::from_secs(20), "it stands still");
                    tokio::time::sleep(Duration::from_millis(1)).await;
                }
            };
            let thought = think(&pool, &gone, u64::MAX);
            moves_on().await;
            for _ in 0..20 {
                let there = steps.clone();
                let (first, last) = pool
                    .ponder("a", &Gone::default(), move |_| {
                        let first = there.load(Ordering::SeqCst);
                        std::thread::sleep(Duration::from_millis(5));
                        (first, there.load(Ordering::SeqCst))
                    })
                    .await
                    .unwrap();
                assert_eq!(first, last, "somebody pondered meanwhile");
                moves_on().await;
            }
            gone.set();
            assert_eq!(thought.await.unwrap(), None);
            // Two at one place: they take it in turns of whole thoughts, and both come to their end.
            let both = tokio::join!(think(&pool, &Gone::default(), 50), think(&pool, &Gone::default(), 50));
            assert_eq!((both.0.unwrap(), both.1.unwrap()), (Some(50), Some(50)));
            // One that stands still while the house closes ends at once, and so does one that thinks.
            let (thinks, waits) =
                (think(&pool, &Gone::default(), u64::MAX), think(&pool, &Gone::default(), u64::MAX));
            moves_on().await;
            let began = Instant::now();
            pool.close();
            thinks.await.unwrap();
            waits.await.unwrap();
            assert!(began.elapsed() < Duration::from_secs(10));
            assert_eq!(think(&pool, &Gone::default(), 1).await.unwrap(), None);
            assert_eq!(pool.turns.queue().busy, 0, "no place is lost");
        });
    }

    /// Whoever goes away while waiting takes no place with them.
    #[test]
    fn places_are_never_lost() {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_time().build().unwrap();
        runtime.block_on(async {
            let pool = Arc::new(Pool::of(2));
            let mut all = Vec::new();
            for n in 0..400_u64 {
                let there = pool.clone();
                all.push(tokio::spawn(async move {
                    let gone = Gone::default();
                    let asks = there.ponder("x", &gone, |_| std::thread::sleep(Duration::from_micros(200)));
                    // Some are dropped in the middle of waiting, as a handler is whose client hangs up.
                    let _ = tokio::time::timeout(Duration::from_micros(n * 37 % 9_000), asks).await;
                }));
            }
            for one in all {
                one.await.unwrap();
            }
            while pool.turns.queue().busy > 0 {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
            let gone = Gone::default();
            let both = tokio::join!(pool.ponder("a", &gone, |_| 1), pool.ponder("b", &gone, |_| 2));
            assert_eq!(both, (Some(1), Some(2)));
        });
    }
}
