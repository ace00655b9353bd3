//! Tables to keep.

use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use game::{Seat, Seed, Spec};
use house::event::{Event, Header, Stamped, Time};
use house::store::{Commit, NewTable, NotKept, Standing, Store};
use table::Occupant;

/// A time at which things happen.
pub(crate) const THEN: Time = 1_800_000_000_000;

/// Runs to its end on threads of its own.
pub(crate) fn run<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap().block_on(work)
}

/// Different each time.
pub(crate) fn mark() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(0x9000_0000_0000_0001);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

pub(crate) fn seat(number: u64) -> Seat {
    Seat::from_number(number).unwrap()
}

pub(crate) fn person(id: &str) -> Occupant {
    Occupant::Person { id: id.to_owned(), name: format!("{id} the Great") }
}

pub(crate) fn bot() -> Occupant {
    Occupant::Bot { bot: "novice".to_owned() }
}

pub(crate) fn standing(turn: Option<u64>) -> Standing {
    Standing { turn: turn.map(seat), bot: false, open: false, ended: None, rematch: None, due: None }
}

pub(crate) fn bot_due() -> Standing {
    Standing { bot: true, ..standing(Some(2)) }
}

/// A new table of these players, opened then.
pub(crate) fn new_table(id: &str, seats: &[Occupant], standing: Standing, opened: Time) -> NewTable {
    let header = Header {
        id: id.to_owned(),
        game: "great-wall".to_owned(),
        rules: 1,
        data: "sha256:facts".to_owned(),
        setup: Spec {
            seats: seats.len(),
            options: [("a".to_owned(), "ö".to_owned())].into(),
            board: None,
            rules: None,
        },
        seed: Seed::from_number(7),
        position: None,
        host: "ada".to_owned(),
        listed: true,
        terms: house::Terms::default(),
        opened,
    };
    let events = vec![Event::Opened { seats: seats.to_vec() }];
    NewTable { header, seats: seats.to_vec(), standing, events, mark: mark() }
}

/// A plain table of two people, the first to decide.
pub(crate) fn plain(id: &str) -> NewTable {
    new_table(id, &[person("ada"), person("bob")], standing(Some(1)), THEN)
}

/// A move on top of a version.
pub(crate) fn commit(table: &str, base: u64, mv: &str) -> Commit {
    Commit {
        table: table.to_owned(),
        base,
        at: THEN + base as Time,
        events: vec![played(mv)],
        seats: None,
        standing: standing(Some(1 + base % 2)),
        opens: None,
        mark: mark(),
    }
}

pub(crate) fn played(mv: &str) -> Event {
    Event::Played { seat: seat(1), mv: mv.to_owned(), forced: false }
}

/// The decisions of a log.
pub(crate) fn moves(events: &[Stamped]) -> Vec<String> {
    let moves = events.iter().filter_map(|stamped| match &stamped.event {
        Event::Played { mv, .. } => Some(mv.clone()),
        _ => None,
    });
    moves.collect()
}

/// Demands that the versions of a log have no gap.
pub(crate) fn gapless(events: &[Stamped]) {
    let versions: Vec<u64> = events.iter().map(|stamped| stamped.version).collect();
    assert_eq!(versions, (1..=events.len() as u64).collect::<Vec<_>>());
}

/// Commits a move until it is kept, as the owner of a table does it: a store that does not answer is asked again with the
/// same mark, and whoever is late builds on what is newer.
pub(crate) async fn insist(store: &Arc<dyn Store>, table: &str, base: u64, mv: &str) -> u64 {
    insist_counting(store, table, base, mv, &AtomicU64::new(0)).await
}

/// The same, and counts how often the store did not answer.
pub(crate) async fn insist_counting(
    store: &Arc<dyn Store>,
    table: &str,
    mut base: u64,
    mv: &str,
    unanswered: &AtomicU64,
) -> u64 {
    let mut wish = commit(table, base, mv);
    loop {
        wish.base = base;
        match store.commit(wish.clone()).await {
            Ok(()) => return base + 1,
            Err(NotKept::Stale(newer)) => {
                if let Some(mine) = newer.iter().find(|stamped| stamped.mark == wish.mark) {
                    return mine.version;
                }
                base = newer.last().expect("newer events").version;
            }
            Err(NotKept::NoTable) => panic!("no table {table}"),
            Err(NotKept::Store(_)) => {
                unanswered.fetch_add(1, Ordering::SeqCst);
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    }
}
