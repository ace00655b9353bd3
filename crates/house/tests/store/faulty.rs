//! The store that fails on purpose: it fails as told, and whoever asks again loses nothing and keeps nothing twice.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use house::store::faulty::Faulty;
use house::store::sqlite::Sqlite;
use house::store::{NotKept, Store};

use crate::contract;
use crate::samples::{commit, gapless, insist, moves, plain, run};

fn faulty(folder: &tempfile::TempDir, seed: u64) -> Faulty {
    Faulty::new(Arc::new(Sqlite::open(folder.path()).unwrap()), seed)
}

#[test]
fn keeps_the_contract_while_it_does_not_fail() {
    let folder = tempfile::tempdir().unwrap();
    let store = faulty(&folder, 1);
    store.faults().delay(Duration::from_millis(2));
    run(contract::holds(Arc::new(store)));
}

#[test]
fn whoever_asks_again_keeps_everything_once() {
    let folder = tempfile::tempdir().unwrap();
    let store = faulty(&folder, 7);
    let faults = store.faults();
    let store: Arc<dyn Store> = Arc::new(store);
    faults.fail_every(5);
    faults.lose_every(3);
    faults.delay(Duration::from_millis(1));
    run(async {
        store.open(plain("t")).await.unwrap();
        let players = (0..8).map(|player| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let mut base = 1;
                for n in 0..20 {
                    base = insist(&store, "t", base, &format!("{player}.{n}")).await;
                }
            })
        });
        for player in players.collect::<Vec<_>>() {
            player.await.unwrap();
        }
        let back = store.load("t").await.unwrap().unwrap();
        gapless(&back.events);
        let played = moves(&back.events);
        assert_eq!((played.len(), played.iter().collect::<HashSet<_>>().len()), (160, 160));
    });
    let counts = faults.counts();
    assert!(counts.failed > 20 && counts.lost > 20, "{counts:?}");
}

#[test]
fn the_same_seed_gives_the_same_faults() {
    let outcomes = |seed| {
        let folder = tempfile::tempdir().unwrap();
        let store = faulty(&folder, seed);
        store.faults().fail_every(4);
        store.faults().lose_every(6);
        run(async {
            store.open(plain("t")).await.unwrap();
            let mut outcomes = Vec::new();
            for _ in 0..24 {
                let base = store.load("t").await.unwrap().unwrap().events.len() as u64;
                outcomes
                    .push(store.commit(commit("t", base, "a")).await.map_err(|error| format!("{error:?}")));
            }
            outcomes
        })
    };
    let first = outcomes(3);
    assert_eq!(first, outcomes(3));
    let count = |word: &str| {
        first.iter().filter(|outcome| outcome.as_ref().is_err_and(|error| error.contains(word))).count()
    };
    // A commit that is due for both fails before it reaches the store.
    assert_eq!(count("failed"), 6);
    assert!((2..=4).contains(&count("lost")), "{first:?}");
    assert!((4..20).any(|seed| outcomes(seed) != first));
}

#[test]
fn off_and_frozen() {
    let folder = tempfile::tempdir().unwrap();
    let store = faulty(&folder, 1);
    let faults = store.faults();
    run(async {
        store.open(plain("t")).await.unwrap();
        faults.off(true);
        assert!(store.load("t").await.is_err());
        assert!(store.probe().await.is_err());
        assert!(matches!(store.commit(commit("t", 1, "a")).await, Err(NotKept::Store(_))));
        faults.off(false);
        assert_eq!(faults.counts().refused, 3);
        store.commit(commit("t", 1, "a")).await.unwrap();

        faults.freeze(true);
        let waiting = tokio::spawn(store.commit(commit("t", 2, "b")));
        let looking = tokio::spawn(store.load("t"));
        tokio::time::sleep(Duration::from_millis(100)).await;
        assert!(!waiting.is_finished() && !looking.is_finished());
        faults.freeze(false);
        waiting.await.unwrap().unwrap();
        assert!(looking.await.unwrap().unwrap().is_some());
    });
}
