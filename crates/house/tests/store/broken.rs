//! Files that are damaged, locked or full: one clear line, nothing lost, and it goes on afterwards.

use std::fs::OpenOptions;
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::sync::Arc;
use std::time::Duration;

use house::store::sqlite::Sqlite;
use house::store::{Commit, NotKept, Store};
use rusqlite::Connection;

use crate::samples::{commit, gapless, insist, moves, plain, played, run};

/// A closed folder with some tables.
fn filled() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    run(async {
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder.path()).unwrap());
        for n in 0..20 {
            let id = format!("t{n}");
            store.open(plain(&id)).await.unwrap();
            insist(&store, &id, 1, &"long ".repeat(500)).await;
        }
    });
    folder
}

#[test]
fn a_damaged_file_is_told_in_one_line() {
    let folder = filled();
    let path = folder.path().join("palatine.sqlite");
    let whole = std::fs::read(&path).unwrap();
    let mut wrecks: Vec<Vec<u8>> = vec![b"nothing that SQLite wrote, and long enough".repeat(100)];
    wrecks.push(whole[..whole.len() / 2].to_vec());
    wrecks.push(whole[..whole.len() - 4096].to_vec());
    wrecks.push(whole[..1000].to_vec());
    let mut scribbled = whole.clone();
    scribbled[4096..].iter_mut().step_by(7).for_each(|byte| *byte ^= 0x5a);
    wrecks.push(scribbled);
    for (n, wreck) in wrecks.into_iter().enumerate() {
        std::fs::write(&path, wreck).unwrap();
        let error = Sqlite::open(folder.path()).err().unwrap_or_else(|| panic!("wreck {n} is not noticed"));
        let error = error.to_string();
        assert_eq!(error.lines().count(), 1, "{error}");
        assert!(error.contains("palatine.sqlite"), "{error}");
    }
    std::fs::write(&path, whole).unwrap();
    let store = Sqlite::open(folder.path()).unwrap();
    assert_eq!(run(store.load("t7")).unwrap().unwrap().events.len(), 2);
}

#[test]
fn a_page_that_is_lost_is_never_a_table_that_is_not_there() {
    let folder = filled();
    let path = folder.path().join("palatine.sqlite");
    let whole = std::fs::read(&path).unwrap();
    let mut noticed = 0;
    for page in 1..whole.len() / 4096 {
        let mut holed = whole.clone();
        holed[page * 4096..(page + 1) * 4096].fill(0);
        std::fs::write(&path, holed).unwrap();
        match Sqlite::open(folder.path()) {
            Err(error) => {
                noticed += 1;
                assert_eq!(error.to_string().lines().count(), 1, "{error}");
            }
            // It was a free page, or held the end of a long event: that table says so.
            Ok(store) => run(async {
                for n in 0..20 {
                    match store.load(&format!("t{n}")).await {
                        Ok(kept) => assert_eq!(kept.expect("it is there").events.len(), 2),
                        Err(error) => assert!(error.to_string().contains("cannot be read"), "{error}"),
                    }
                }
            }),
        }
    }
    assert!(noticed > 5, "{noticed}");
}

#[test]
fn a_file_that_is_damaged_under_the_store_does_not_end_it() {
    let folder = filled();
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder.path()).unwrap());
    // The pages are scribbled over while it is open, and put back afterwards. (Opened once and kept open: closing a file
    // takes away the locks that this process has on it.)
    let mut file =
        OpenOptions::new().read(true).write(true).open(folder.path().join("palatine.sqlite")).unwrap();
    let mut whole = Vec::new();
    file.read_to_end(&mut whole).unwrap();
    file.seek(SeekFrom::Start(4096)).unwrap();
    file.write_all(&vec![0x5a; whole.len() - 4096]).unwrap();
    run(async {
        assert!(store.load("t3").await.is_err());
        assert!(store.commit(commit("t3", 2, "a")).await.is_err());
        file.seek(SeekFrom::Start(0)).unwrap();
        file.write_all(&whole).unwrap();
        assert_eq!(store.load("t3").await.unwrap().unwrap().events.len(), 2);
        store.commit(commit("t3", 2, "b")).await.unwrap();
        assert_eq!(store.load("t3").await.unwrap().unwrap().events.len(), 3);
    });
}

#[test]
fn a_stranger_who_locks_the_file_only_delays() {
    let folder = filled();
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder.path()).unwrap());
    let stranger = Connection::open(folder.path().join("palatine.sqlite")).unwrap();
    run(async {
        stranger.execute_batch("begin immediate").unwrap();
        // Reading goes on.
        assert!(store.load("t0").await.unwrap().is_some());
        // A change waits, then is refused as a whole; so are those that wait with it.
        let waiting: Vec<_> = (0..5).map(|n| store.commit(commit(&format!("t{n}"), 2, "locked"))).collect();
        for (n, change) in waiting.into_iter().enumerate() {
            match change.await {
                Err(NotKept::Store(error)) => assert!(error.to_string().contains("locked"), "{error}"),
                other => panic!("{n}: {other:?}"),
            }
        }
        // One that is asked for while it is still locked is kept when it no longer is.
        let wish = tokio::spawn(store.commit(commit("t1", 2, "patient")));
        tokio::time::sleep(Duration::from_millis(300)).await;
        stranger.execute_batch("rollback").unwrap();
        wish.await.unwrap().unwrap();
        let back = store.load("t1").await.unwrap().unwrap();
        gapless(&back.events);
        assert_eq!(moves(&back.events)[1..], ["patient"]);
    });
}

#[test]
fn a_full_disk_refuses_changes_and_loses_none() {
    let folder = filled();
    let store = Sqlite::open(folder.path()).unwrap();
    run(async {
        let pages = std::fs::metadata(folder.path().join("palatine.sqlite")).unwrap().len() / 4096;
        store.most_pages(pages as u32 + 8).await.unwrap();
        let mut kept = Vec::new();
        let mut base = 2;
        let mut refused = 0;
        for n in 0..20 {
            let long = "x".repeat(3000);
            let change = Commit { events: vec![played(&format!("{n} {long}"))], ..commit("t0", base, "") };
            match store.commit(change).await {
                Ok(()) => {
                    kept.push(n);
                    base += 1;
                }
                Err(NotKept::Store(error)) => {
                    assert!(error.to_string().contains("disk is full"), "{error}");
                    refused += 1;
                }
                other => panic!("{other:?}"),
            }
        }
        assert!(refused > 0 && !kept.is_empty(), "{refused} refused, {} kept", kept.len());
        // Some wait together: the big one does not fit, what fits may be kept, and what is answered is true.
        let big = store.commit(Commit { events: vec![played(&"y".repeat(100_000))], ..commit("t1", 2, "") });
        let small = store.commit(commit("t2", 2, "small"));
        assert!(matches!(big.await, Err(NotKept::Store(_))));
        let small = small.await.is_ok();
        assert_eq!(store.load("t1").await.unwrap().unwrap().events.len(), 2);
        assert_eq!(store.load("t2").await.unwrap().unwrap().events.len(), if small { 3 } else { 2 });
        // There is room again.
        store.most_pages(1_000_000).await.unwrap();
        store.commit(commit("t0", base, "afterwards")).await.unwrap();
        let back = store.load("t0").await.unwrap().unwrap();
        gapless(&back.events);
        let played = moves(&back.events);
        let numbers: Vec<i32> = played[1..played.len() - 1]
            .iter()
            .map(|mv| mv.split(' ').next().unwrap().parse().unwrap())
            .collect();
        assert_eq!(numbers, kept);
    });
}
