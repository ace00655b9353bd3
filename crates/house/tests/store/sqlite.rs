//! What only the store in a file promises: one process, private files, indexes.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use house::store::sqlite::Sqlite;
use house::store::{KeptStudy, Store};

use crate::contract;
use crate::samples::{THEN, bot, bot_due, commit, gapless, moves, new_table, person, plain, run, standing};

#[test]
fn keeps_the_contract() {
    let folder = tempfile::tempdir().unwrap();
    run(contract::holds(Arc::new(Sqlite::open(folder.path()).unwrap())));
}

#[test]
fn what_was_kept_is_there_after_closing() {
    let folder = tempfile::tempdir().unwrap();
    run(async {
        let store = Sqlite::open(folder.path()).unwrap();
        store.open(plain("t")).await.unwrap();
        // Nobody waits for this one, but the store was asked before it was closed.
        drop(store.commit(commit("t", 1, "a")));
        let secret = store.secret().await.unwrap();
        drop(store);
        let store = Sqlite::open(folder.path()).unwrap();
        let back = store.load("t").await.unwrap().unwrap();
        gapless(&back.events);
        assert_eq!(moves(&back.events), ["a"]);
        assert_eq!(store.secret().await, Ok(secret));
    });
}

#[test]
fn claims_end_with_the_process() {
    let folder = tempfile::tempdir().unwrap();
    run(async {
        let store = Sqlite::open(folder.path()).unwrap();
        store.open(new_table("t", &[person("ada"), bot()], bot_due(), THEN)).await.unwrap();
        assert!(store.claim(9, Duration::from_secs(3600)).await.unwrap().is_empty());
        drop(store);
        let store = Sqlite::open(folder.path()).unwrap();
        assert_eq!(store.claim(9, Duration::from_secs(3600)).await.unwrap(), ["t"]);
    });
}

#[test]
fn nobody_goes_on_with_a_study_after_the_process() {
    let folder = tempfile::tempdir().unwrap();
    run(async {
        let store = Sqlite::open(folder.path()).unwrap();
        store.open(plain("t")).await.unwrap();
        let study =
            KeptStudy { table: "t".to_owned(), version: 1, seen: 7, until: i64::MAX, body: b"x".to_vec() };
        store.studies().keep(study.clone()).await.unwrap();
        drop(store);
        let store = Sqlite::open(folder.path()).unwrap();
        assert_eq!(store.studies().find("t").await, Ok(Some(KeptStudy { until: 0, ..study })));
        drop(store);
        // And when a table goes, its study goes with it.
        let connection = rusqlite::Connection::open(folder.path().join("palatine.sqlite")).unwrap();
        connection
            .execute_batch(
                "pragma foreign_keys = on; delete from events; delete from seats; delete from tables",
            )
            .unwrap();
        let left: i64 = connection.query_row("select count(*) from studies", [], |row| row.get(0)).unwrap();
        assert_eq!(left, 0);
    });
}

#[test]
fn a_second_process_is_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let first = Sqlite::open(folder.path()).unwrap();
    let error = Sqlite::open(folder.path()).err().unwrap().to_string();
    assert!(error.contains("another process uses") && error.contains("palatine.lock"), "{error}");
    assert_eq!(error.lines().count(), 1);
    // A real one, too: the lock is the system's.
    let lock = folder.path().join("palatine.lock");
    let other = std::process::Command::new("flock").arg("-n").arg(&lock).arg("true").status();
    if let Ok(status) = other {
        assert!(!status.success(), "another process could lock the folder");
    }
    drop(first);
    Sqlite::open(folder.path()).unwrap();
}

fn mode(path: &Path) -> u32 {
    path.metadata().unwrap().permissions().mode() & 0o777
}

#[test]
fn the_folder_is_private() {
    let parent = tempfile::tempdir().unwrap();
    let folder = parent.path().join("a/b");
    let files = ["palatine.sqlite", "palatine.sqlite-wal", "palatine.sqlite-shm", "palatine.lock"];
    let store = Sqlite::open(&folder).unwrap();
    run(store.open(plain("t"))).unwrap();
    let check = || {
        assert_eq!(mode(&folder), 0o700);
        for file in files {
            assert_eq!(mode(&folder.join(file)), 0o600, "{file}");
        }
    };
    check();
    drop(store);
    // One that was readable for others is made private.
    std::fs::set_permissions(&folder, PermissionsExt::from_mode(0o755)).unwrap();
    for file in ["palatine.sqlite", "palatine.lock"] {
        std::fs::set_permissions(folder.join(file), PermissionsExt::from_mode(0o644)).unwrap();
    }
    let store = Sqlite::open(&folder).unwrap();
    run(store.open(plain("u"))).unwrap();
    check();
}

#[test]
fn lists_use_indexes() {
    let folder = tempfile::tempdir().unwrap();
    run(async {
        let store = Arc::new(Sqlite::open(folder.path()).unwrap());
        let all = (0..10_000).map(|n| {
            let players = [person(&format!("p{}", n % 500)), bot()];
            store.open(new_table(&format!("t{n}"), &players, standing(Some(1)), THEN + n))
        });
        for kept in all.collect::<Vec<_>>() {
            kept.await.unwrap();
        }
        let plans = store.plans().await.unwrap();
        assert!(plans.len() > 15, "{plans:#?}");
        for line in plans {
            let step = line.rsplit(": ").next().unwrap();
            // A temporary list of a few names may be gone through, and an index of nothing but what is looked for; tables,
            // seats and events may not.
            let few = ["SCAN l", "SCAN tables USING INDEX tables_unsettled"];
            let scan = step.starts_with("SCAN") && !few.contains(&step);
            assert!(!scan, "{line}");
        }
        assert_eq!(store.mine("p7", house::store::Which::Running, 100).await.unwrap().len(), 20);
    });
}
