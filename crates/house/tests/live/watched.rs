//! A store that notes what it is asked, and what it has answered.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use house::event::{Stamped, Time};
use house::store::{
    BoardText, Clocks, Commit, Deals, Kept, Later, Lessons, Messages, NewTable, NotKept, Notice, Pairs,
    People, Puzzles, Remarks, Results, Row, Signals, Store, Studies, Which,
};
use tokio::sync::broadcast;

pub(crate) struct Watched {
    store: Arc<dyn Store>,
    pub(crate) noted: Arc<Noted>,
}

#[derive(Default)]
pub(crate) struct Noted {
    pub(crate) loads: AtomicU64,
    /// Every commit that was asked for.
    pub(crate) asked: Mutex<Vec<Commit>>,
    /// The version of every table as the last answer said it.
    pub(crate) answered: Mutex<HashMap<String, u64>>,
    pub(crate) rested: Mutex<Vec<String>>,
    /// How long a commit's answer is held back after it was kept, in milliseconds.
    pub(crate) hold: AtomicU64,
}

impl Watched {
    pub(crate) fn new(store: Arc<dyn Store>) -> Self {
        Self { store, noted: Arc::default() }
    }
}

impl Store for Watched {
    fn people(&self) -> &dyn People {
        self.store.people()
    }

    fn clocks(&self) -> &dyn Clocks {
        self.store.clocks()
    }

    fn pairs(&self) -> &dyn Pairs {
        self.store.pairs()
    }

    fn messages(&self) -> &dyn Messages {
        self.store.messages()
    }

    fn results(&self) -> &dyn Results {
        self.store.results()
    }

    fn signals(&self) -> &dyn Signals {
        self.store.signals()
    }

    fn deals(&self) -> &dyn Deals {
        self.store.deals()
    }

    fn studies(&self) -> &dyn Studies {
        self.store.studies()
    }

    fn lessons(&self) -> &dyn Lessons {
        self.store.lessons()
    }

    fn remarks(&self) -> &dyn Remarks {
        self.store.remarks()
    }

    fn puzzles(&self) -> &dyn Puzzles {
        self.store.puzzles()
    }

    fn open(&self, table: NewTable) -> Later<()> {
        self.noted.answered.lock().unwrap().insert(table.header.id.clone(), table.events.len() as u64);
        self.store.open(table)
    }

    fn commit(&self, commit: Commit) -> Later<(), NotKept> {
        let noted = self.noted.clone();
        noted.asked.lock().unwrap().push(commit.clone());
        let (table, version) = (commit.table.clone(), commit.base + commit.events.len() as u64);
        let kept = self.store.commit(commit);
        Box::pin(async move {
            let answer = kept.await;
            tokio::time::sleep(Duration::from_millis(noted.hold.load(Ordering::SeqCst))).await;
            if answer.is_ok() {
                noted.answered.lock().unwrap().insert(table, version);
            }
            answer
        })
    }

    fn load(&self, table: &str) -> Later<Option<Kept>> {
        self.noted.loads.fetch_add(1, Ordering::SeqCst);
        self.store.load(table)
    }

    fn since(&self, table: &str, version: u64) -> Later<Vec<Stamped>> {
        self.store.since(table, version)
    }

    fn mine(&self, person: &str, which: Which, most: usize) -> Later<Vec<Row>> {
        self.store.mine(person, which, most)
    }

    fn listed(&self, most: usize) -> Later<Vec<Row>> {
        self.store.listed(most)
    }

    fn all(&self, after: &str, most: usize) -> Later<Vec<Row>> {
        self.store.all(after, most)
    }

    fn hosted(&self, person: &str) -> Later<usize> {
        self.store.hosted(person)
    }

    fn brought(&self, person: &str, most: usize) -> Later<Vec<Row>> {
        self.store.brought(person, most)
    }

    fn claim(&self, most: usize, length: Duration) -> Later<Vec<String>> {
        self.store.claim(most, length)
    }

    fn rest(&self, table: &str) -> Later<()> {
        self.noted.rested.lock().unwrap().push(table.to_owned());
        self.store.rest(table)
    }

    fn forsaken(&self, since: Time, most: usize) -> Later<Vec<String>> {
        self.store.forsaken(since, most)
    }

    fn secret(&self) -> Later<[u8; 32]> {
        self.store.secret()
    }

    fn keep_board(&self, board: BoardText) -> Later<()> {
        self.store.keep_board(board)
    }

    fn boards(&self) -> Later<Vec<BoardText>> {
        self.store.boards()
    }

    fn probe(&self) -> Later<()> {
        self.store.probe()
    }

    fn notices(&self) -> broadcast::Receiver<Notice> {
        self.store.notices()
    }
}
