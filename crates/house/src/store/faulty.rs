//! A store that fails on purpose, for tests: what is built on a store must live with one that breaks.
//!
//! It stands before another store and fails on command. The same seed and the same calls give the same faults.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bots::strength::Strength;
use tokio::sync::{broadcast, watch};

use super::messages::{Attendance, Message};
use super::people::{First, Keep, Met, NotNamed, Profile, Report, Session};
use super::puzzles::{Counted, Fared, Solver, Tried};
use super::results::{Change, Face, Filter, Leader, Outcome, Pairing, Sat, Settlement, Standing, Tally};
use super::signals::{Call, Called, Hook};
use super::{
    BoardText, Came, Clocks, Commit, Deal, Deals, Kept, KeptStudy, Later, Lessons, Messages, NewTable,
    NotKept, Noted, Notice, Pairs, People, Puzzles, Remarks, Results, Row, Signals, Store, StoreError,
    Studies, Waiting, Which,
};
use crate::event::{Stamped, Time};

/// A store that fails.
pub struct Faulty {
    store: Arc<dyn Store>,
    faults: Arc<Faults>,
}

/// Which faults there are, and how often they have happened: shared with whoever commands them.
pub struct Faults {
    seed: u64,
    fail_every: AtomicU64,
    lose_every: AtomicU64,
    /// The longest delay, in milliseconds.
    delay: AtomicU64,
    off: watch::Sender<bool>,
    frozen: watch::Sender<bool>,
    calls: AtomicU64,
    commits: AtomicU64,
    failed: AtomicU64,
    lost: AtomicU64,
    refused: AtomicU64,
}

/// How often what has happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Calls of every kind.
    pub calls: u64,
    /// Commits that were asked for.
    pub commits: u64,
    /// Commits that failed before they reached the store.
    pub failed: u64,
    /// Commits that reached the store, and whose answer was lost.
    pub lost: u64,
    /// Calls that were refused because the store was off.
    pub refused: u64,
}

impl Faults {
    /// Every so many commits, one fails before it reaches the store; 0: none.
    pub fn fail_every(&self, commits: u64) {
        self.fail_every.store(commits, Ordering::SeqCst);
    }

    /// Every so many commits, one reaches the store and its answer is lost; 0: none.
    pub fn lose_every(&self, commits: u64) {
        self.lose_every.store(commits, Ordering::SeqCst);
    }

    /// Every call is delayed by a random time up to this.
    pub fn delay(&self, most: Duration) {
        self.delay.store(u64::try_from(most.as_millis()).unwrap_or(u64::MAX), Ordering::SeqCst);
    }

    /// From now on everything fails at once, as without a network; or no longer.
    pub fn off(&self, off: bool) {
        self.off.send_replace(off);
    }

    /// From now on nothing is answered; or again, and all that waited too.
    pub fn freeze(&self, frozen: bool) {
        self.frozen.send_replace(frozen);
    }

    /// How often what has happened.
    pub fn counts(&self) -> Counts {
        let read = |count: &AtomicU64| count.load(Ordering::SeqCst);
        Counts {
            calls: read(&self.calls),
            commits: read(&self.commits),
            failed: read(&self.failed),
            lost: read(&self.lost),
            refused: read(&self.refused),
        }
    }

    /// Whether it is the turn of commit `number` to suffer a fault that comes every so often. The seed says where the
    /// counting begins, differently for the two faults.
    fn due(&self, every: &AtomicU64, number: u64, fault: u64) -> bool {
        let every = every.load(Ordering::SeqCst);
        every > 0 && number.wrapping_add(mix(self.seed ^ fault) % every).is_multiple_of(every)
    }

    /// What happens to every call before it reaches the store.
    async fn before(&self) -> Result<(), StoreError> {
        let number = self.calls.fetch_add(1, Ordering::SeqCst);
        let delay = self.delay.load(Ordering::SeqCst);
        if delay > 0 {
            let wait = mix(self.seed.wrapping_add(number)) % delay.saturating_add(1);
            tokio::time::sleep(Duration::from_millis(wait)).await;
        }
        self.thawed().await;
        if *self.off.borrow() {
            self.refused.fetch_add(1, Ordering::SeqCst);
            return Err(StoreError("the store is off".to_owned()));
        }
        Ok(())
    }

    async fn thawed(&self) {
        // It cannot fail while the sender, which is ours, lives.
        let _ = self.frozen.subscribe().wait_for(|frozen| !frozen).await;
    }
}

/// A random number for a number (splitmix64).
fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl Faulty {
    /// Stands before a store; as yet without faults.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, seed: u64) -> Self {
        let zero = || AtomicU64::new(0);
        let faults = Faults {
            seed,
            fail_every: zero(),
            lose_every: zero(),
            delay: zero(),
            off: watch::Sender::new(false),
            frozen: watch::Sender::new(false),
            calls: zero(),
            commits: zero(),
            failed: zero(),
            lost: zero(),
            refused: zero(),
        };
        Self { store, faults: Arc::new(faults) }
    }

    /// The faults, to command and to count them.
    #[must_use]
    pub fn faults(&self) -> Arc<Faults> {
        Arc::clone(&self.faults)
    }

    /// A call that suffers what every call does.
    fn pass<T: Send + 'static, E: From<StoreError> + Send + 'static>(
        &self,
        call: impl FnOnce(&dyn Store) -> Later<T, E> + Send + 'static,
    ) -> Later<T, E> {
        let (store, faults) = (Arc::clone(&self.store), Arc::clone(&self.faults));
        Box::pin(async move {
            faults.before().await?;
            let asked = call(&*store);
            let answer = asked.await;
            faults.thawed().await;
            answer
        })
    }
}

impl Store for Faulty {
    fn people(&self) -> &dyn People {
        self
    }

    fn clocks(&self) -> &dyn Clocks {
        self
    }

    fn pairs(&self) -> &dyn Pairs {
        self
    }

    fn messages(&self) -> &dyn Messages {
        self
    }

    fn results(&self) -> &dyn Results {
        self
    }

    fn signals(&self) -> &dyn Signals {
        self
    }

    fn deals(&self) -> &dyn Deals {
        self
    }

    fn studies(&self) -> &dyn Studies {
        self
    }

    fn lessons(&self) -> &dyn Lessons {
        self
    }

    fn remarks(&self) -> &dyn Remarks {
        self
    }

    fn puzzles(&self) -> &dyn Puzzles {
        self
    }

    fn open(&self, table: NewTable) -> Later<()> {
        self.pass(|store| store.open(table))
    }

    fn commit(&self, commit: Commit) -> Later<(), NotKept> {
        let (store, faults) = (Arc::clone(&self.store), Arc::clone(&self.faults));
        Box::pin(async move {
            faults.before().await?;
            let number = faults.commits.fetch_add(1, Ordering::SeqCst);
            if faults.due(&faults.fail_every, number, 1) {
                faults.failed.fetch_add(1, Ordering::SeqCst);
                return Err(StoreError("failed on purpose".to_owned()).into());
            }
            let lost = faults.due(&faults.lose_every, number, 2);
            let asked = store.commit(commit);
            let answer = asked.await;
            faults.thawed().await;
            if lost {
                faults.lost.fetch_add(1, Ordering::SeqCst);
                return Err(StoreError("the answer was lost on purpose".to_owned()).into());
            }
            answer
        })
    }

    fn load(&self, table: &str) -> Later<Option<Kept>> {
        let table = table.to_owned();
        self.pass(move |store| store.load(&table))
    }

    fn since(&self, table: &str, version: u64) -> Later<Vec<Stamped>> {
        let table = table.to_owned();
        self.pass(move |store| store.since(&table, version))
    }

    fn mine(&self, person: &str, which: Which, most: usize) -> Later<Vec<Row>> {
        let person = person.to_owned();
        self.pass(move |store| store.mine(&person, which, most))
    }

    fn listed(&self, most: usize) -> Later<Vec<Row>> {
        self.pass(move |store| store.listed(most))
    }

    fn all(&self, after: &str, most: usize) -> Later<Vec<Row>> {
        let after = after.to_owned();
        self.pass(move |store| store.all(&after, most))
    }

    fn hosted(&self, person: &str) -> Later<usize> {
        let person = person.to_owned();
        self.pass(move |store| store.hosted(&person))
    }

    fn brought(&self, person: &str, most: usize) -> Later<Vec<Row>> {
        let person = person.to_owned();
        self.pass(move |store| store.brought(&person, most))
    }

    fn claim(&self, most: usize, length: Duration) -> Later<Vec<String>> {
        self.pass(move |store| store.claim(most, length))
    }

    fn rest(&self, table: &str) -> Later<()> {
        let table = table.to_owned();
        self.pass(move |store| store.rest(&table))
    }

    fn forsaken(&self, since: Time, most: usize) -> Later<Vec<String>> {
        self.pass(move |store| store.forsaken(since, most))
    }

    fn secret(&self) -> Later<[u8; 32]> {
        self.pass(|store| store.secret())
    }

    fn keep_board(&self, board: BoardText) -> Later<()> {
        self.pass(|store| store.keep_board(board))
    }

    fn boards(&self) -> Later<Vec<BoardText>> {
        self.pass(|store| store.boards())
    }

    fn probe(&self) -> Later<()> {
        self.pass(|store| store.probe())
    }

    fn notices(&self) -> broadcast::Receiver<Notice> {
        self.store.notices()
    }
}

impl People for Faulty {
    fn enter(&self, first: First) -> Later<()> {
        self.pass(move |store| store.people().enter(first))
    }

    fn rename(&self, person: &str, name: &str, skeleton: &str) -> Later<(), NotNamed> {
        let (person, name, skeleton) = (person.to_owned(), name.to_owned(), skeleton.to_owned());
        self.pass(move |store| store.people().rename(&person, &name, &skeleton))
    }

    fn keep(&self, keep: Keep) -> Later<(), NotNamed> {
        self.pass(move |store| store.people().keep(keep))
    }

    fn set_password(&self, person: &str, hash: &str, at: Time) -> Later<()> {
        let (person, hash) = (person.to_owned(), hash.to_owned());
        self.pass(move |store| store.people().set_password(&person, &hash, at))
    }

    fn set_recovery(&self, person: &str, hash: &str, at: Time) -> Later<()> {
        let (person, hash) = (person.to_owned(), hash.to_owned());
        self.pass(move |store| store.people().set_recovery(&person, &hash, at))
    }

    fn account(&self, skeleton: &str) -> Later<Option<(Profile, Option<String>)>> {
        let skeleton = skeleton.to_owned();
        self.pass(move |store| store.people().account(&skeleton))
    }

    fn recovered(&self, hash: &str) -> Later<Option<Profile>> {
        let hash = hash.to_owned();
        self.pass(move |store| store.people().recovered(&hash))
    }

    fn sign_in(&self, session: Session) -> Later<()> {
        self.pass(move |store| store.people().sign_in(session))
    }

    fn seen(&self, hash: &str, at: Time) -> Later<()> {
        let hash = hash.to_owned();
        self.pass(move |store| store.people().seen(&hash, at))
    }

    fn sessions(&self, person: &str) -> Later<Vec<Session>> {
        let person = person.to_owned();
        self.pass(move |store| store.people().sessions(&person))
    }

    fn sign_out(&self, person: &str, handle: &str) -> Later<()> {
        let (person, handle) = (person.to_owned(), handle.to_owned());
        self.pass(move |store| store.people().sign_out(&person, &handle))
    }

    fn at_tables(&self, person: &str) -> Later<Vec<String>> {
        let person = person.to_owned();
        self.pass(move |store| store.people().at_tables(&person))
    }

    fn call(&self, person: &str, name: &str, also: Vec<String>) -> Later<Vec<String>> {
        let (person, name) = (person.to_owned(), name.to_owned());
        self.pass(move |store| store.people().call(&person, &name, also))
    }

    fn take_over(&self, guest: &str, account: &str, also: Vec<String>, at: Time) -> Later<Vec<String>> {
        let (guest, account) = (guest.to_owned(), account.to_owned());
        self.pass(move |store| store.people().take_over(&guest, &account, also, at))
    }

    fn forget(&self, person: &str, at: Time) -> Later<Vec<String>> {
        let person = person.to_owned();
        self.pass(move |store| store.people().forget(&person, at))
    }

    fn ban(&self, person: &str, banned: Option<(Time, String)>) -> Later<bool> {
        let person = person.to_owned();
        self.pass(move |store| store.people().ban(&person, banned))
    }

    fn find(&self, id: &str, skeleton: &str) -> Later<Option<Profile>> {
        let (id, skeleton) = (id.to_owned(), skeleton.to_owned());
        self.pass(move |store| store.people().find(&id, &skeleton))
    }

    fn list(&self, part: &str, most: usize) -> Later<Vec<Profile>> {
        let part = part.to_owned();
        self.pass(move |store| store.people().list(&part, most))
    }

    fn words(&self) -> Later<Option<Vec<String>>> {
        self.pass(move |store| store.people().words())
    }

    fn set_words(&self, words: Vec<String>) -> Later<()> {
        self.pass(move |store| store.people().set_words(words))
    }

    fn report(&self, report: Report) -> Later<()> {
        self.pass(move |store| store.people().report(report))
    }

    fn reports(&self, most: usize) -> Later<Vec<Report>> {
        self.pass(move |store| store.people().reports(most))
    }

    fn reported_by(&self, person: &str) -> Later<Vec<Report>> {
        let person = person.to_owned();
        self.pass(move |store| store.people().reported_by(&person))
    }

    fn settle(&self, report: i64) -> Later<bool> {
        self.pass(move |store| store.people().settle(report))
    }

    fn meet(&self, person: &str, session: Option<&str>) -> Later<Option<Met>> {
        let (person, session) = (person.to_owned(), session.map(str::to_owned));
        self.pass(move |store| store.people().meet(&person, session.as_deref()))
    }

    fn sign_out_all(&self, person: &str, but: Option<&str>) -> Later<()> {
        let (person, but) = (person.to_owned(), but.map(str::to_owned));
        self.pass(move |store| store.people().sign_out_all(&person, but.as_deref()))
    }
}

impl Clocks for Faulty {
    fn beat(&self, pulse: Time, outage: Time) -> Later<Time> {
        self.pass(move |store| store.clocks().beat(pulse, outage))
    }

    fn stood(&self, table: &str) -> Later<Option<(u64, Time)>> {
        let table = table.to_owned();
        self.pass(move |store| store.clocks().stood(&table))
    }

    fn due(&self, by: Time, most: usize) -> Later<Vec<String>> {
        self.pass(move |store| store.clocks().due(by, most))
    }
}

impl Pairs for Faulty {
    fn wait(&self, waiting: Waiting) -> Later<()> {
        self.pass(|store| store.pairs().wait(waiting))
    }

    fn stop(&self, person: &str) -> Later<()> {
        let person = person.to_owned();
        self.pass(move |store| store.pairs().stop(&person))
    }

    fn waits(&self, person: &str) -> Later<Option<Waiting>> {
        let person = person.to_owned();
        self.pass(move |store| store.pairs().waits(&person))
    }

    fn seen(&self, person: &str, at: Time) -> Later<()> {
        let person = person.to_owned();
        self.pass(move |store| store.pairs().seen(&person, at))
    }

    fn call(&self, person: &str, name: &str, becomes: Option<&str>) -> Later<()> {
        let (person, name, becomes) = (person.to_owned(), name.to_owned(), becomes.map(str::to_owned));
        self.pass(move |store| store.pairs().call(&person, &name, becomes.as_deref()))
    }

    fn queue(&self, most: usize) -> Later<Vec<Waiting>> {
        self.pass(move |store| store.pairs().queue(most))
    }

    fn pair(&self, people: Vec<(String, Time)>, table: NewTable) -> Later<bool> {
        self.pass(|store| store.pairs().pair(people, table))
    }

    fn forget(&self, before: Time) -> Later<()> {
        self.pass(move |store| store.pairs().forget(before))
    }
}

impl Messages for Faulty {
    fn say(&self, message: Message) -> Later<u64> {
        self.pass(move |store| store.messages().say(message))
    }

    fn said(&self, table: &str, after: u64, most: usize) -> Later<Vec<Message>> {
        let table = table.to_owned();
        self.pass(move |store| store.messages().said(&table, after, most))
    }

    fn message(&self, id: &str) -> Later<Option<Message>> {
        let id = id.to_owned();
        self.pass(move |store| store.messages().message(&id))
    }

    fn said_by(&self, person: &str, most: usize) -> Later<Vec<Message>> {
        let person = person.to_owned();
        self.pass(move |store| store.messages().said_by(&person, most))
    }

    fn unname(&self, person: &str) -> Later<()> {
        let person = person.to_owned();
        self.pass(move |store| store.messages().unname(&person))
    }

    fn attend(&self, here: Vec<Attendance>, until: Time) -> Later<()> {
        self.pass(move |store| store.messages().attend(here, until))
    }

    fn attending(&self, tables: Vec<String>, now: Time) -> Later<Vec<Attendance>> {
        self.pass(move |store| store.messages().attending(tables, now))
    }
}

impl Signals for Faulty {
    fn keep_hook(&self, hook: Hook) -> Later<()> {
        self.pass(move |store| store.signals().keep_hook(hook))
    }

    fn drop_hook(&self, person: &str) -> Later<()> {
        let person = person.to_owned();
        self.pass(move |store| store.signals().drop_hook(&person))
    }

    fn hook(&self, person: &str) -> Later<Option<Hook>> {
        let person = person.to_owned();
        self.pass(move |store| store.signals().hook(&person))
    }

    fn due(&self, before: Time, lease: Duration, most: usize) -> Later<Vec<Call>> {
        self.pass(move |store| store.signals().due(before, lease, most))
    }

    fn called(&self, call: Call, outcome: Called) -> Later<()> {
        self.pass(move |store| store.signals().called(call, outcome))
    }
}

impl Results for Faulty {
    fn unsettled(&self, most: usize) -> Later<Vec<String>> {
        self.pass(move |store| store.results().unsettled(most))
    }

    fn settle(&self, settlement: Settlement) -> Later<bool> {
        self.pass(|store| store.results().settle(settlement))
    }

    fn outcomes(&self, person: &str, filter: Filter, skip: usize, most: usize) -> Later<Vec<Outcome>> {
        let person = person.to_owned();
        self.pass(move |store| store.results().outcomes(&person, filter, skip, most))
    }

    fn count(&self, person: &str, filter: Filter) -> Later<usize> {
        let person = person.to_owned();
        self.pass(move |store| store.results().count(&person, filter))
    }

    fn seats(&self, tables: Vec<String>, person: &str, viewer: &str) -> Later<Vec<(String, Vec<Sat>)>> {
        let (person, viewer) = (person.to_owned(), viewer.to_owned());
        self.pass(move |store| store.results().seats(tables, &person, &viewer))
    }

    fn course(&self, person: &str, game: &str, most: usize) -> Later<Vec<(Time, Change)>> {
        let (person, game) = (person.to_owned(), game.to_owned());
        self.pass(move |store| store.results().course(&person, &game, most))
    }

    fn tallies(&self, person: &str) -> Later<Vec<Tally>> {
        let person = person.to_owned();
        self.pass(move |store| store.results().tallies(&person))
    }

    fn standings(&self, person: &str) -> Later<Vec<(String, Standing)>> {
        let person = person.to_owned();
        self.pass(move |store| store.results().standings(&person))
    }

    fn leaders(&self, game: &str, since: Time, most: usize) -> Later<Vec<Leader>> {
        let game = game.to_owned();
        self.pass(move |store| store.results().leaders(&game, since, most))
    }

    fn pairings(&self, person: &str, most: usize) -> Later<Vec<Pairing>> {
        let person = person.to_owned();
        self.pass(move |store| store.results().pairings(&person, most))
    }

    fn face(&self, public: &str) -> Later<Option<Face>> {
        let public = public.to_owned();
        self.pass(move |store| store.results().face(&public))
    }

    fn faces(&self, people: Vec<String>) -> Later<Vec<Face>> {
        self.pass(|store| store.results().faces(people))
    }

    fn list_me(&self, person: &str, listed: bool) -> Later<()> {
        let person = person.to_owned();
        self.pass(move |store| store.results().list_me(&person, listed))
    }
}

impl Deals for Faulty {
    fn keep(&self, deal: Deal) -> Later<Deal> {
        self.pass(move |store| store.deals().keep(deal))
    }

    fn find(&self, deal: &str) -> Later<Option<Deal>> {
        let deal = deal.to_owned();
        self.pass(move |store| store.deals().find(&deal))
    }

    fn taken_from(&self, table: &str) -> Later<Option<Deal>> {
        let table = table.to_owned();
        self.pass(move |store| store.deals().taken_from(&table))
    }

    fn tables(&self, deal: &str, most: usize) -> Later<Vec<Row>> {
        let deal = deal.to_owned();
        self.pass(move |store| store.deals().tables(&deal, most))
    }

    fn tables_of(&self, deal: &str, person: &str) -> Later<Vec<Row>> {
        let (deal, person) = (deal.to_owned(), person.to_owned());
        self.pass(move |store| store.deals().tables_of(&deal, &person))
    }
}

impl Studies for Faulty {
    fn keep(&self, study: KeptStudy) -> Later<()> {
        self.pass(move |store| store.studies().keep(study))
    }

    fn find(&self, table: &str) -> Later<Option<KeptStudy>> {
        let table = table.to_owned();
        self.pass(move |store| store.studies().find(&table))
    }
}

impl Lessons for Faulty {
    fn came(&self, person: &str, came: Came) -> Later<()> {
        let person = person.to_owned();
        self.pass(move |store| store.lessons().came(&person, came))
    }

    fn progress(&self, person: &str) -> Later<Vec<Came>> {
        let person = person.to_owned();
        self.pass(move |store| store.lessons().progress(&person))
    }
}

impl Remarks for Faulty {
    fn note(&self, person: &str, noted: Noted) -> Later<()> {
        let person = person.to_owned();
        self.pass(move |store| store.remarks().note(&person, noted))
    }

    fn noted(&self, person: &str) -> Later<Vec<Noted>> {
        let person = person.to_owned();
        self.pass(move |store| store.remarks().noted(&person))
    }

    fn clear(&self, person: &str, game: &str) -> Later<()> {
        let (person, game) = (person.to_owned(), game.to_owned());
        self.pass(move |store| store.remarks().clear(&person, &game))
    }
}

impl Puzzles for Faulty {
    fn missed(&self, person: &str, game: &str, puzzle: &str, at: Time) -> Later<Option<usize>> {
        let (person, game, puzzle) = (person.to_owned(), game.to_owned(), puzzle.to_owned());
        self.pass(move |store| store.puzzles().missed(&person, &game, &puzzle, at))
    }

    fn misses(&self, person: &str, game: &str, puzzle: &str) -> Later<usize> {
        let (person, game, puzzle) = (person.to_owned(), game.to_owned(), puzzle.to_owned());
        self.pass(move |store| store.puzzles().misses(&person, &game, &puzzle))
    }

    fn tried(&self, person: &str, tried: Tried, begins: Strength) -> Later<Option<Counted>> {
        let person = person.to_owned();
        self.pass(move |store| store.puzzles().tried(&person, tried, begins))
    }

    fn solver(&self, person: &str, game: &str) -> Later<(Option<Solver>, Vec<Tried>)> {
        let (person, game) = (person.to_owned(), game.to_owned());
        self.pass(move |store| store.puzzles().solver(&person, &game))
    }

    fn solvers(&self, person: &str) -> Later<Vec<(String, Solver)>> {
        let person = person.to_owned();
        self.pass(move |store| store.puzzles().solvers(&person))
    }

    fn fared(&self, puzzle: &str) -> Later<Option<Fared>> {
        let puzzle = puzzle.to_owned();
        self.pass(move |store| store.puzzles().fared(&puzzle))
    }
}
