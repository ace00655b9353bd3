//! The database goes away in the middle of a stream of commits: whatever was acknowledged is there exactly once, no log has
//! a gap, and service comes back by itself.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use house::store::Store;
use house::store::postgres::Postgres;
use trials::pg::Server;

use crate::samples::{gapless, insist, insist_counting, moves, plain, run};

/// So many play, two at a table.
const PLAYERS: usize = 20;

/// Lets players commit while something happens to the server, and for a while after it; then looks whether everything that
/// was acknowledged is there exactly once.
async fn survives(url: &str, happens: impl FnOnce() + Send + 'static) {
    let mut nodes: Vec<Arc<dyn Store>> = Vec::new();
    for _ in 0..2 {
        nodes.push(Arc::new(Postgres::open(url).await.unwrap()));
    }
    for n in 0..PLAYERS / 2 {
        nodes[0].open(plain(&format!("t{n}"))).await.unwrap();
    }
    let done = Arc::new(AtomicBool::new(false));
    let acknowledged = Arc::new(AtomicUsize::new(0));
    let unanswered = Arc::new(AtomicU64::new(0));
    let players: Vec<_> = (0..PLAYERS)
        .map(|player| {
            // Both players of a table on different nodes.
            let store = Arc::clone(&nodes[player % 2]);
            let (done, acknowledged) = (Arc::clone(&done), Arc::clone(&acknowledged));
            let unanswered = Arc::clone(&unanswered);
            tokio::spawn(async move {
                let table = format!("t{}", player / 2);
                let (mut base, mut played) = (1, Vec::new());
                while !done.load(Ordering::SeqCst) {
                    let mv = format!("{player}.{}", played.len());
                    base = insist_counting(&store, &table, base, &mv, &unanswered).await;
                    played.push(mv);
                    acknowledged.fetch_add(1, Ordering::SeqCst);
                }
                (table, played)
            })
        })
        .collect();
    more(&acknowledged, 100).await;
    assert_eq!(unanswered.load(Ordering::SeqCst), 0, "as yet nothing is wrong");
    tokio::task::spawn_blocking(happens).await.unwrap();
    // Service comes back by itself.
    more(&acknowledged, 200).await;
    done.store(true, Ordering::SeqCst);
    println!("{acknowledged:?} acknowledged, {unanswered:?} times no answer");
    assert!(unanswered.load(Ordering::SeqCst) > 0, "nobody noticed");
    let mut expected: Vec<(String, HashSet<String>)> = Vec::new();
    for player in players {
        let (table, played) = player.await.unwrap();
        match expected.iter_mut().find(|(id, _)| *id == table) {
            Some((_, all)) => all.extend(played),
            None => expected.push((table, played.into_iter().collect())),
        }
    }
    for (table, all) in expected {
        let back = nodes[0].load(&table).await.unwrap().unwrap();
        gapless(&back.events);
        let played = moves(&back.events);
        assert_eq!(played.len(), all.len(), "something was kept twice, or not at all");
        assert_eq!(played.into_iter().collect::<HashSet<_>>(), all);
    }
    nodes[1].probe().await.unwrap();
}

/// Waits until so many more commits have been acknowledged.
async fn more(acknowledged: &AtomicUsize, count: usize) {
    let goal = acknowledged.load(Ordering::SeqCst) + count;
    let wait = async {
        while acknowledged.load(Ordering::SeqCst) < goal {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let waited = tokio::time::timeout(Duration::from_secs(120), wait).await;
    assert!(waited.is_ok(), "service does not come back: {}", acknowledged.load(Ordering::SeqCst));
}

#[test]
fn the_server_is_stopped_killed_cut_off_and_frozen() {
    let server = Arc::new(Server::start());
    let with = |name: &str, happens: fn(&Server, &str)| {
        let url = server.database(name);
        let (server, database) = (Arc::clone(&server), url.clone());
        run(survives(&url, move || happens(&server, &database)));
    };
    with("stopped", |server, _| {
        server.stop();
        std::thread::sleep(Duration::from_millis(300));
        server.start_again();
    });
    with("killed", |server, _| {
        server.kill();
        server.start_again();
    });
    with("cut", |server, url| {
        for _ in 0..5 {
            assert!(server.cut(url) > 0);
            std::thread::sleep(Duration::from_millis(100));
        }
    });
    with("frozen", |server, _| {
        server.freeze();
        std::thread::sleep(Duration::from_secs(7));
        server.thaw();
    });
}

#[test]
fn a_frozen_server_makes_errors_not_callers_that_wait_for_ever() {
    let server = Server::start();
    let url = server.database("silent");
    run(async {
        let store = Postgres::open(&url).await.unwrap();
        store.open(plain("t")).await.unwrap();
        server.freeze();
        let asked = [store.probe(), store.people().seen("a", 1), store.open(plain("u"))];
        let committed = store.commit(crate::samples::commit("t", 1, "a"));
        let all = async {
            for answer in asked {
                assert!(answer.await.is_err());
            }
            assert!(committed.await.is_err());
            assert!(Postgres::open(&url).await.is_err(), "nor does a new node wait for ever");
        };
        let answered = tokio::time::timeout(Duration::from_secs(120), all).await;
        server.thaw();
        assert!(answered.is_ok(), "somebody waits for ever");
        // It goes on; whether the commit without an answer was kept, its mark tells.
        let store: Arc<dyn Store> = Arc::new(store);
        insist(&store, "t", 1, "b").await;
        let back = store.load("t").await.unwrap().unwrap();
        gapless(&back.events);
        assert_eq!(moves(&back.events).last().unwrap(), "b");
    });
}

#[test]
fn listeners_come_back() {
    let server = Server::start();
    let url = server.database("listen");
    run(async {
        let one = Postgres::open(&url).await.unwrap();
        let two = Postgres::open(&url).await.unwrap();
        one.open(plain("t")).await.unwrap();
        let mut heard = two.notices();
        let mut next = async || {
            tokio::time::timeout(Duration::from_secs(60), heard.recv())
                .await
                .expect("a notice comes")
                .unwrap()
        };
        server.stop();
        server.start_again();
        // It says so when it hears again, because it may have missed something; then it hears again.
        assert_eq!(next().await, house::store::Notice::Everything);
        let one: Arc<dyn Store> = Arc::new(one);
        insist(&one, "t", 1, "a").await;
        assert_eq!(next().await, house::store::Notice::Tables(vec![("t".to_owned(), 2)]));
    });
}
