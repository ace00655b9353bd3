//! How much anybody may ask for, so that one cannot take the house from the others.
//!
//! Everything counts twice: for the person, known by a signed cookie, and for the address. Whoever has no valid cookie is
//! counted by address in the person's place, and the address has a generous limit of its own besides: so fresh cookies do
//! not help, and a household behind one address is not held up. The person is asked first: whom his own limit refuses does
//! not use up what his neighbours share.
//!
//! The buckets are governor's (GCRA: one number for each key). Its stores grow with the number of keys, so ours is another:
//! it forgets full buckets and never holds more than [`KEYS`].

use std::collections::HashMap;
use std::hash::{BuildHasher as _, RandomState};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse as _, Response};
use game::{Lang, Phrase};
use governor::clock::{Clock, MonotonicClock, Reference as _};
use governor::middleware::NoOpMiddleware;
use governor::nanos::Nanos;
use governor::state::StateStore;
use governor::state::keyed::ShrinkableKeyedStateStore;
use governor::{Quota, RateLimiter};

use crate::asker::Asker;

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Anything that may change something.
    Change,
    /// A page or a file.
    Page,
    /// A new table.
    Table,
    /// A search of our own: advice, analysis.
    Search,
    /// Something about oneself: a name, a password, a report.
    Account,
    /// Something said at a table.
    Say,
    /// A call to an address that somebody named.
    Call,
}

impl Kind {
    /// All kinds, in the order of [`Limiter`]'s buckets.
    const ALL: [Self; 7] =
        [Self::Change, Self::Page, Self::Table, Self::Search, Self::Account, Self::Say, Self::Call];
}

/// So many at once, and one more each time that this has passed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// At once.
    pub burst: u32,
    /// Until there is one more.
    pub each: Duration,
}

impl Rate {
    const fn new(burst: u32, each: Duration) -> Self {
        Self { burst, each }
    }

    fn times(self, factor: f64) -> Self {
        Self { burst: times(self.burst, factor), each: self.each.div_f64(factor) }
    }

    /// A burst of nothing or no time at all cannot be kept; the nearest that can is meant.
    fn quota(self) -> Quota {
        let burst = NonZeroU32::new(self.burst).unwrap_or(NonZeroU32::MIN);
        Quota::with_period(self.each).unwrap_or_else(|| Quota::per_second(NonZeroU32::MAX)).allow_burst(burst)
    }
}

fn times(number: u32, factor: f64) -> u32 {
    // A float becomes the nearest whole number that there is.
    ((f64::from(number) * factor).round() as u32).max(1)
}

/// The same thing for a person and for an address.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Both<T> {
    /// For a person, or for all strangers at one address.
    pub person: T,
    /// For everybody at one address.
    pub address: T,
}

/// All numbers. A host sets them with one factor (`--limits`).
#[derive(Clone, Debug, PartialEq)]
pub struct Limits {
    /// Changes: a quick player at several tables sends a few a second.
    pub changes: Both<Rate>,
    /// Pages and files: a first visit takes a dozen of them.
    pub pages: Both<Rate>,
    /// New tables, which stay in the store.
    pub tables: Both<Rate>,
    /// Searches, each of which keeps a core busy for a second.
    pub searches: Both<Rate>,
    /// Names, accounts and reports: a rename is told at every table.
    pub accounts: Both<Rate>,
    /// Passwords tried, for one account from wherever, and from one address for whatever account.
    pub sign_ins: Both<Rate>,
    /// Messages at tables: quick phrases come in twos and threads are slow.
    pub messages: Both<Rate>,
    /// Calls to addresses that people name, made at their wish: the house is nobody's hammer.
    pub calls: Both<Rate>,
    /// Live streams open at the same time: one for each tab that is looked at.
    pub streams: Both<u32>,
    /// Connections open at the same time from one address; a browser has up to six.
    pub connections: usize,
    /// Whether any of it holds.
    pub on: bool,
}

impl Default for Limits {
    fn default() -> Self {
        let rate = |burst, millis| Rate::new(burst, Duration::from_micros(millis));
        Self {
            // 60 at once and 15 a second; 600 and 150 for an address.
            changes: Both { person: rate(60, 66_667), address: rate(600, 6_667) },
            // 300 at once and 30 a second; 1,500 and 200 for an address.
            pages: Both { person: rate(300, 33_333), address: rate(1_500, 5_000) },
            // 20 at once and one every 10 seconds; 60 and one every 5 seconds for an address.
            tables: Both { person: rate(20, 10_000_000), address: rate(60, 5_000_000) },
            // 12 at once and one every 2 seconds; 60 and 2.5 a second for an address.
            searches: Both { person: rate(12, 2_000_000), address: rate(60, 400_000) },
            // 10 at once and one every 30 seconds; 60 and one every 5 seconds for an address.
            accounts: Both { person: rate(10, 30_000_000), address: rate(60, 5_000_000) },
            // 10 at once and one every 30 seconds for an account; 30 and one every 10 seconds for an address.
            sign_ins: Both { person: rate(10, 30_000_000), address: rate(30, 10_000_000) },
            // 6 at once and one every 3 seconds; 60 and 2 a second for an address.
            messages: Both { person: rate(6, 3_000_000), address: rate(60, 500_000) },
            // 4 at once and one every 30 seconds; 20 and one every 10 seconds for an address.
            calls: Both { person: rate(4, 30_000_000), address: rate(20, 10_000_000) },
            streams: Both { person: 12, address: 100 },
            connections: 256,
            on: true,
        }
    }
}

impl Limits {
    /// The smallest and the largest factor.
    pub const FACTORS: std::ops::RangeInclusive<f64> = 0.01..=10_000.0;

    /// No limits, for measurements.
    #[must_use]
    pub fn off() -> Self {
        Self { on: false, ..Self::default() }
    }

    /// All numbers so many times as large.
    #[must_use]
    pub fn times(&self, factor: f64) -> Self {
        let rates = |both: Both<Rate>| Both {
            person: both.person.times(factor),
            address: both.address.times(factor),
        };
        Self {
            changes: rates(self.changes),
            pages: rates(self.pages),
            tables: rates(self.tables),
            searches: rates(self.searches),
            accounts: rates(self.accounts),
            sign_ins: rates(self.sign_ins),
            messages: rates(self.messages),
            calls: rates(self.calls),
            streams: Both {
                person: times(self.streams.person, factor),
                address: times(self.streams.address, factor),
            },
            connections: times(u32::try_from(self.connections).unwrap_or(u32::MAX), factor) as usize,
            on: self.on,
        }
    }

    /// The defaults times a factor, or `off`; nothing if the text is neither.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        if text == "off" {
            return Some(Self::off());
        }
        let factor = text.parse().ok().filter(|factor| Self::FACTORS.contains(factor))?;
        Some(Self::default().times(factor))
    }

    fn of(&self, kind: Kind) -> Both<Rate> {
        match kind {
            Kind::Change => self.changes,
            Kind::Page => self.pages,
            Kind::Table => self.tables,
            Kind::Search => self.searches,
            Kind::Account => self.accounts,
            Kind::Say => self.messages,
            Kind::Call => self.calls,
        }
    }
}

/// A refusal: what there is too much of, and when there may be more of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    /// The message that says so.
    pub why: &'static str,
    /// How long.
    pub time: Duration,
}

impl Wait {
    /// Whole seconds, at least one.
    #[must_use]
    pub fn seconds(&self) -> u64 {
        (self.time.as_secs() + u64::from(self.time.subsec_nanos() > 0)).max(1)
    }

    /// The refusal as one line in the reader's language.
    #[must_use]
    pub fn line(&self, lang: Lang) -> String {
        let seconds = i64::try_from(self.seconds()).unwrap_or(i64::MAX);
        crate::words(None, lang).say(&Phrase::new(self.why).with("seconds", seconds))
    }

    /// The refusal as an answer.
    #[must_use]
    pub fn response(&self, lang: Lang) -> Response {
        (StatusCode::TOO_MANY_REQUESTS, [(RETRY_AFTER, self.seconds().to_string())], self.line(lang))
            .into_response()
    }
}

/// Counts for everybody.
pub struct Limiter<C: Clock = MonotonicClock> {
    limits: Limits,
    buckets: Vec<Both<Bucket<C>>>,
    sign_ins: Both<Bucket<C>>,
    streams: Arc<Mutex<HashMap<u64, u32>>>,
    /// Keys are hashes, so each costs the same however long a name is; nobody can choose two that collide.
    keys: RandomState,
}

impl Limiter {
    /// With these limits.
    #[must_use]
    pub fn new(limits: Limits) -> Self {
        Self::with_clock(limits, &MonotonicClock)
    }
}

impl<C: Clock + Clone> Limiter<C> {
    /// With a clock of one's own.
    pub fn with_clock(limits: Limits, clock: &C) -> Self {
        let bucket = |rate: Rate| Bucket::new(rate, clock);
        let buckets = Kind::ALL.map(|kind| limits.of(kind));
        let buckets =
            buckets.map(|both| Both { person: bucket(both.person), address: bucket(both.address) }).into();
        let sign_ins =
            Both { person: bucket(limits.sign_ins.person), address: bucket(limits.sign_ins.address) };
        Self { limits, buckets, sign_ins, streams: Arc::default(), keys: RandomState::new() }
    }
}

impl<C: Clock> Limiter<C> {
    /// The numbers.
    #[must_use]
    pub const fn limits(&self) -> &Limits {
        &self.limits
    }

    fn person(&self, asker: &Asker) -> u64 {
        match &asker.person {
            Some(person) => self.keys.hash_one(("person", person)),
            None => self.keys.hash_one(("strangers", asker.address)),
        }
    }

    fn address(&self, asker: &Asker) -> u64 {
        self.keys.hash_one(("address", asker.address))
    }

    /// Whether this may be asked for now; counts it if so.
    pub fn allow(&self, kind: Kind, asker: &Asker) -> Result<(), Wait> {
        if !self.limits.on {
            return Ok(());
        }
        let why = match kind {
            Kind::Change => "limit-change",
            Kind::Page => "limit-page",
            Kind::Table => "limit-table",
            Kind::Search => "limit-search",
            Kind::Account => "limit-account",
            Kind::Say => "limit-say",
            Kind::Call => "limit-call",
        };
        let Some(both) = self.buckets.get(kind as usize) else { return Ok(()) };
        both.person.take(self.person(asker)).map_err(|time| Wait { why, time })?;
        both.address.take(self.address(asker)).map_err(|time| Wait { why, time })
    }

    /// Whether a password may be tried now, for the account of that name; without one, for whatever a link opens. The account
    /// is asked after the address: who is refused there does not shut out its owner.
    pub fn sign_in(&self, account: Option<&str>, asker: &Asker) -> Result<(), Wait> {
        if !self.limits.on {
            return Ok(());
        }
        let wait = |time| Wait { why: "limit-sign-in", time };
        self.sign_ins.address.take(self.address(asker)).map_err(wait)?;
        match account {
            Some(account) => {
                self.sign_ins.person.take(self.keys.hash_one(("account", account))).map_err(wait)
            }
            None => Ok(()),
        }
    }

    /// A live stream; it counts until the guard is dropped.
    pub fn stream(&self, asker: &Asker) -> Result<StreamGuard, Wait> {
        let (person, address) = (self.person(asker), self.address(asker));
        let mut open = lock(&self.streams);
        let count = |key| open.get(&key).copied().unwrap_or(0);
        let most = self.limits.streams;
        if self.limits.on && (count(person) >= most.person || count(address) >= most.address) {
            // Nobody knows when a stream ends; browsers try again of their own accord.
            return Err(Wait { why: "limit-stream", time: Duration::from_secs(10) });
        }
        for key in [person, address] {
            *open.entry(key).or_insert(0) += 1;
        }
        Ok(StreamGuard { streams: self.streams.clone(), keys: [person, address] })
    }

    /// How many live streams are open.
    #[must_use]
    pub fn streams(&self) -> usize {
        // Each counts for a person and for an address.
        lock(&self.streams).values().map(|&open| open as usize).sum::<usize>() / 2
    }

    /// How many keys are kept at the moment, in all buckets.
    #[must_use]
    pub fn kept(&self) -> usize {
        let rates: usize = self
            .buckets
            .iter()
            .chain([&self.sign_ins])
            .map(|both| both.person.limiter.len() + both.address.limiter.len())
            .sum();
        rates + lock(&self.streams).len()
    }
}

/// An open stream. Dropping it makes room.
pub struct StreamGuard {
    streams: Arc<Mutex<HashMap<u64, u32>>>,
    keys: [u64; 2],
}

impl Drop for StreamGuard {
    fn drop(&mut self) {
        let mut open = lock(&self.streams);
        for key in self.keys {
            if let Some(count) = open.get_mut(&key) {
                *count -= 1;
                if *count == 0 {
                    open.remove(&key);
                }
            }
        }
        // After a crowd the room is given back.
        if open.capacity() > 1_024 && open.len() < open.capacity() / 8 {
            open.shrink_to_fit();
        }
    }
}

/// Nothing is half done under these locks, so a poisoned one is as good as any.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One rate for many keys.
struct Bucket<C: Clock> {
    limiter: RateLimiter<u64, Bounded, C, NoOpMiddleware<C::Instant>>,
    start: C::Instant,
    /// When full buckets were last forgotten, in nanoseconds from the start.
    tidied: AtomicU64,
}

impl<C: Clock + Clone> Bucket<C> {
    fn new(rate: Rate, clock: &C) -> Self {
        let limiter = RateLimiter::new(rate.quota(), Bounded::default(), clock.clone());
        Self { limiter, start: clock.now(), tidied: AtomicU64::new(0) }
    }
}

impl<C: Clock> Bucket<C> {
    fn take(&self, key: u64) -> Result<(), Duration> {
        let now = self.limiter.clock().now();
        self.tidy(now.duration_since(self.start).as_u64());
        self.limiter.check_key(&key).map_err(|until| until.wait_time_from(now))
    }

    /// Forgets who could start anew anyway, now and then: sooner when there is no room for newcomers.
    fn tidy(&self, now: u64) {
        let tidied = self.tidied.load(Ordering::Relaxed);
        let pause = if self.limiter.len() < KEYS { TIDY } else { TIDY_FULL };
        let due = u128::from(now.saturating_sub(tidied)) >= pause.as_nanos();
        // Of those who see it at the same time, one does it.
        if due && self.tidied.compare_exchange(tidied, now, Ordering::Relaxed, Ordering::Relaxed).is_ok() {
            self.limiter.retain_recent();
            self.limiter.shrink_to_fit();
        }
    }
}

/// The most keys of one bucket. Whoever owns 65,536 networks can fill that; it takes 2 MB.
pub const KEYS: usize = 65_536;

/// Buckets that newcomers share while there is no room for one of their own.
const CROWD: usize = 1_024;

/// How often full buckets are forgotten, and how often while there is no room.
const TIDY: Duration = Duration::from_secs(10);
const TIDY_FULL: Duration = Duration::from_secs(1);

/// Keeps the state of so many keys and no more. Whoever is known stays known; while it is full, newcomers share buckets,
/// so that an attacker with many keys gets no more than those and slows only newcomers down.
struct Bounded {
    kept: Mutex<HashMap<u64, Nanos>>,
    crowd: Mutex<Vec<Option<Nanos>>>,
}

impl Default for Bounded {
    fn default() -> Self {
        Self { kept: Mutex::default(), crowd: Mutex::new(vec![None; CROWD]) }
    }
}

impl StateStore for Bounded {
    type Key = u64;

    fn measure_and_replace<T, F, E>(&self, key: &u64, measure: F) -> Result<T, E>
    where
        F: Fn(Option<Nanos>) -> Result<(T, Nanos), E>,
    {
        let mut kept = lock(&self.kept);
        let known = kept.get(key).copied();
        if known.is_some() || kept.len() < KEYS {
            let (answer, state) = measure(known)?;
            kept.insert(*key, state);
            return Ok(answer);
        }
        drop(kept);
        let mut crowd = lock(&self.crowd);
        // The remainder is smaller than the number of buckets.
        let Some(place) = crowd.get_mut((*key % CROWD as u64) as usize) else {
            return measure(None).map(|(answer, _)| answer);
        };
        let (answer, state) = measure(*place)?;
        *place = Some(state);
        Ok(answer)
    }
}

impl ShrinkableKeyedStateStore<u64> for Bounded {
    fn retain_recent(&self, drop_below: Nanos) {
        lock(&self.kept).retain(|_, state| *state > drop_below);
    }

    fn shrink_to_fit(&self) {
        let mut kept = lock(&self.kept);
        if kept.capacity() > 1_024 && kept.len() < kept.capacity() / 8 {
            kept.shrink_to_fit();
        }
    }

    fn len(&self) -> usize {
        lock(&self.kept).len()
    }

    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use governor::clock::FakeRelativeClock;

    use super::*;

    fn asker(person: Option<&str>, address: u32) -> Asker {
        let address = Ipv4Addr::from_bits(address).into();
        Asker { person: person.map(str::to_owned), address, ..Asker::default() }
    }

    fn limiter() -> (Limiter<FakeRelativeClock>, FakeRelativeClock) {
        let clock = FakeRelativeClock::default();
        (Limiter::with_clock(Limits::default(), &clock), clock)
    }

    #[test]
    fn a_flood_is_held_back_and_others_are_not() {
        let (limiter, clock) = limiter();
        let flood = asker(Some("flood"), 1);
        let allowed = |kind| (0..1_000).filter(|_| limiter.allow(kind, &flood).is_ok()).count();
        assert_eq!(allowed(Kind::Change), 60);
        assert_eq!(allowed(Kind::Page), 300);
        assert_eq!(allowed(Kind::Table), 20);
        assert_eq!(allowed(Kind::Search), 12);
        for kind in Kind::ALL {
            assert!(limiter.allow(kind, &asker(Some("calm"), 1)).is_ok(), "a neighbour");
        }
        clock.advance(Duration::from_secs(10));
        assert_eq!(allowed(Kind::Table), 1);
        let wait = limiter.allow(Kind::Table, &flood).unwrap_err();
        assert_eq!((wait.why, wait.seconds()), ("limit-table", 10));
    }

    #[test]
    fn fresh_cookies_do_not_help_and_strangers_count_by_address() {
        let (limiter, _) = limiter();
        let fresh =
            (0..1_500).filter(|n| limiter.allow(Kind::Table, &asker(Some(&n.to_string()), 1)).is_ok());
        assert_eq!(fresh.count(), 60);
        let strangers = (0..1_500).filter(|_| limiter.allow(Kind::Table, &asker(None, 2)).is_ok());
        assert_eq!(strangers.count(), 20);
        assert!(limiter.allow(Kind::Table, &asker(None, 3)).is_ok());
    }

    #[test]
    fn memory_is_bounded_and_comes_back() {
        let (limiter, clock) = limiter();
        let known = asker(None, u32::MAX);
        assert!(limiter.allow(Kind::Table, &known).is_ok());
        for address in 0..200_000 {
            let _ = limiter.allow(Kind::Table, &asker(None, address));
        }
        assert!(limiter.kept() <= 2 * KEYS, "{}", limiter.kept());
        // Whoever was known has his own bucket; newcomers share some, and have not lost everything.
        assert_eq!((0..100).filter(|_| limiter.allow(Kind::Table, &known).is_ok()).count(), 19);
        clock.advance(Duration::from_secs(60));
        assert!((0..64).any(|n| limiter.allow(Kind::Table, &asker(None, 1_000_000 + n)).is_ok()));
        clock.advance(Duration::from_secs(3_600));
        assert!(limiter.allow(Kind::Table, &known).is_ok());
        assert!(limiter.kept() <= 4, "{}", limiter.kept());
    }

    #[test]
    fn a_stream_counts_until_it_ends() {
        let (limiter, _) = limiter();
        let (me, other) = (asker(Some("me"), 1), asker(Some("other"), 1));
        let mut open: Vec<StreamGuard> = (0..12).map(|_| limiter.stream(&me).unwrap()).collect();
        assert!(limiter.stream(&me).is_err());
        assert!(limiter.stream(&other).is_ok());
        open.pop();
        open.push(limiter.stream(&me).unwrap());
        for n in 0..88 {
            open.push(limiter.stream(&asker(Some(&n.to_string()), 1)).unwrap());
        }
        assert!(limiter.stream(&other).is_err(), "the address has enough");
        assert!(limiter.stream(&asker(Some("other"), 2)).is_ok());
        open.clear();
        assert_eq!(limiter.kept(), 0);
    }

    #[test]
    fn a_host_sets_them() {
        let twice = Limits::parse("2").unwrap();
        assert_eq!((twice.tables.person.burst, twice.tables.person.each.as_secs()), (40, 5));
        assert_eq!(Limits::parse("0.01").unwrap().searches.person.burst, 1);
        assert_eq!(Limits::parse("1").unwrap(), Limits::default());
        let off = Limiter::new(Limits::parse("off").unwrap());
        assert!((0..10_000).all(|_| off.allow(Kind::Table, &asker(None, 1)).is_ok()));
        for wrong in ["", "0", "-1", "nan", "inf", "much"] {
            assert!(Limits::parse(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn a_refusal_is_one_line_in_both_languages() {
        for why in [
            "limit-change",
            "limit-page",
            "limit-table",
            "limit-search",
            "limit-say",
            "limit-call",
            "limit-stream",
        ] {
            for seconds in [1, 7] {
                let wait = Wait { why, time: Duration::from_secs(seconds) };
                let [en, it] = [Lang::En, Lang::It].map(|lang| wait.line(lang));
                assert!(en != it && !en.contains('⟨') && !it.contains('⟨'), "{en} {it}");
                assert!(en.lines().count() == 1 && it.lines().count() == 1);
            }
        }
    }
}
