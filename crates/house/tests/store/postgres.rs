//! What only the store for many nodes promises: notices, nodes that start at once, clear words about addresses.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use house::store::messages::{Attendance, Message, Room};
use house::store::postgres::Postgres;
use house::store::signals::Hook;
use house::store::{Notice, Store};
use tokio::sync::broadcast::Receiver;
use trials::pg::shared;

use crate::contract;
use crate::samples::{
    THEN, bot, bot_due, commit, gapless, insist, moves, new_table, person, plain, run, standing,
};

#[test]
fn keeps_the_contract() {
    let url = shared().database("contract");
    run(async { contract::holds(Arc::new(Postgres::open(&url).await.unwrap())).await });
}

/// The next notice about tables; that everything may have changed says every listener once it has connected.
async fn next_tables(notices: &mut Receiver<Notice>) -> Vec<(String, u64)> {
    loop {
        let next = tokio::time::timeout(Duration::from_secs(60), notices.recv()).await;
        if let Notice::Tables(tables) = next.expect("a notice comes").unwrap() {
            return tables;
        }
    }
}

#[test]
fn notices_reach_other_nodes_and_not_oneself() {
    let url = shared().database("notices");
    run(async {
        let one: Arc<dyn Store> = Arc::new(Postgres::open(&url).await.unwrap());
        let two: Arc<dyn Store> = Arc::new(Postgres::open(&url).await.unwrap());
        let (mut at_one, mut at_two) = (one.notices(), two.notices());
        one.open(plain("a")).await.unwrap();
        one.open(plain("b")).await.unwrap();
        one.commit(commit("a", 1, "x")).await.unwrap();
        assert_eq!(next_tables(&mut at_two).await, [("a".to_owned(), 2)]);
        two.commit(commit("b", 1, "x")).await.unwrap();
        // Its own were not told to it: this is the first it hears.
        assert_eq!(next_tables(&mut at_one).await, [("b".to_owned(), 2)]);
        // A stale commit is no news.
        assert!(two.commit(commit("a", 1, "late")).await.is_err());
        two.commit(commit("a", 2, "y")).await.unwrap();
        assert_eq!(next_tables(&mut at_one).await, [("a".to_owned(), 3)]);
    });
}

/// What is said, and who is where, reaches other nodes: by notices, and what is told of people is forgotten by itself.
#[test]
fn what_is_said_and_who_is_there_reaches_other_nodes() {
    let url = shared().database("company");
    run(async {
        let one: Arc<dyn Store> = Arc::new(Postgres::open(&url).await.unwrap());
        let two: Arc<dyn Store> = Arc::new(Postgres::open(&url).await.unwrap());
        one.open(plain("t")).await.unwrap();
        let mut heard = two.notices();
        let mut next = async || loop {
            let next = tokio::time::timeout(Duration::from_secs(60), heard.recv()).await;
            match next.expect("a notice comes").unwrap() {
                Notice::Everything => {}
                notice => return notice,
            }
        };
        let message = Message {
            id: "m".to_owned(),
            table: "t".to_owned(),
            number: 0,
            room: Room::Players,
            person: "p".to_owned(),
            name: "P".to_owned(),
            phrase: None,
            text: "x".to_owned(),
            at: THEN,
        };
        one.messages().say(message).await.unwrap();
        assert_eq!(next().await, Notice::Said(vec!["t".to_owned()]));
        let here =
            |body: Option<&str>| vec![Attendance { table: "t".to_owned(), body: body.map(str::to_owned) }];
        let attending = async |store: &Arc<dyn Store>, now| {
            store.messages().attending(vec!["t".to_owned(), "u".to_owned()], now).await.unwrap()
        };
        one.messages().attend(here(Some("ada")), THEN + 10).await.unwrap();
        assert_eq!(next().await, Notice::Attended(vec!["t".to_owned()]));
        assert_eq!(attending(&two, THEN).await, here(Some("ada")));
        assert_eq!(attending(&one, THEN).await, [], "its own it knows itself");
        assert_eq!(attending(&two, THEN + 10).await, [], "forgotten");
        one.messages().attend(here(Some("bob")), THEN + 20).await.unwrap();
        assert_eq!(attending(&two, THEN + 10).await, here(Some("bob")));
        one.messages().attend(here(None), THEN + 20).await.unwrap();
        assert_eq!(attending(&two, THEN).await, []);
    });
}

/// Of two nodes that look for calls at the same time, each takes others.
#[test]
fn two_nodes_never_make_the_same_call() {
    let url = shared().database("calls");
    run(async {
        let one: Arc<dyn Store> = Arc::new(Postgres::open(&url).await.unwrap());
        let two: Arc<dyn Store> = Arc::new(Postgres::open(&url).await.unwrap());
        let hook = Hook {
            person: "p".to_owned(),
            url: String::new(),
            secret: String::new(),
            lang: String::new(),
            base: String::new(),
            tried: None,
        };
        one.signals().keep_hook(hook).await.unwrap();
        for n in 0..60 {
            let table = new_table(&format!("t{n}"), &[person("p"), bot()], standing(Some(1)), THEN);
            one.open(table).await.unwrap();
        }
        let mut taken = Vec::new();
        while taken.len() < 60 {
            let take = |store: &Arc<dyn Store>| store.signals().due(THEN, Duration::from_secs(60), 7);
            let (here, there) = tokio::join!(take(&one), take(&two));
            let before = taken.len();
            taken.extend(here.unwrap().into_iter().chain(there.unwrap()).map(|call| call.table));
            assert!(taken.len() > before, "{} of 60", taken.len());
        }
        assert_eq!(taken.iter().collect::<HashSet<_>>().len(), 60);
        assert_eq!(one.signals().due(THEN, Duration::from_secs(60), 7).await.unwrap(), []);
    });
}

#[test]
fn a_notice_that_would_be_too_long_says_everything() {
    let url = shared().database("long");
    run(async {
        let one: Arc<dyn Store> = Arc::new(Postgres::open(&url).await.unwrap());
        let two: Arc<dyn Store> = Arc::new(Postgres::open(&url).await.unwrap());
        let mut heard = two.notices();
        let long = "x".repeat(2000);
        let ids: Vec<String> = (0..100).map(|n| format!("{n}{long}")).collect();
        for id in &ids {
            one.open(plain(id)).await.unwrap();
        }
        let waiting: Vec<_> = ids.iter().map(|id| one.commit(commit(id, 1, "a"))).collect();
        for kept in waiting {
            kept.await.unwrap();
        }
        let mut everything = false;
        let mut told = HashSet::new();
        while !everything && told.len() < 100 {
            match tokio::time::timeout(Duration::from_secs(60), heard.recv()).await.unwrap().unwrap() {
                Notice::Everything => everything = true,
                Notice::Tables(tables) => told.extend(tables.into_iter().map(|(id, _)| id)),
                Notice::Lobby => {}
                other => panic!("{other:?}"),
            }
        }
        assert!(everything, "a hundred commits that wait together were told one by one");
    });
}

#[test]
fn nodes_may_start_at_once() {
    let url = shared().database("start");
    run(async {
        let starting: Vec<_> = (0..6)
            .map(|_| {
                let url = url.clone();
                tokio::spawn(async move {
                    let store = Postgres::open(&url).await.unwrap();
                    store.secret().await.unwrap()
                })
            })
            .collect();
        let mut secrets = HashSet::new();
        for started in starting {
            secrets.insert(started.await.unwrap());
        }
        assert_eq!(secrets.len(), 1, "one secret for all");
    });
}

#[test]
fn nodes_race_and_nothing_is_lost() {
    let url = shared().database("race");
    run(async {
        let mut nodes: Vec<Arc<dyn Store>> = Vec::new();
        for _ in 0..3 {
            nodes.push(Arc::new(Postgres::open(&url).await.unwrap()));
        }
        for n in 0..10 {
            nodes[0].open(plain(&format!("t{n}"))).await.unwrap();
        }
        // Every node plays at every table: batches of the same tables meet.
        let players: Vec<_> = (0..30)
            .map(|player| {
                let store = Arc::clone(&nodes[player % 3]);
                tokio::spawn(async move {
                    let table = format!("t{}", player / 3);
                    let mut base = 1;
                    for n in 0..15 {
                        base = insist(&store, &table, base, &format!("{player}.{n}")).await;
                    }
                })
            })
            .collect();
        for player in players {
            player.await.unwrap();
        }
        for n in 0..10 {
            let back = nodes[1].load(&format!("t{n}")).await.unwrap().unwrap();
            gapless(&back.events);
            let played = moves(&back.events);
            assert_eq!((played.len(), played.iter().collect::<HashSet<_>>().len()), (45, 45));
        }
    });
}

#[test]
fn nodes_never_claim_the_same_table() {
    let url = shared().database("claim");
    run(async {
        let mut nodes: Vec<Arc<dyn Store>> = Vec::new();
        for _ in 0..4 {
            nodes.push(Arc::new(Postgres::open(&url).await.unwrap()));
        }
        let opens =
            |n: usize| nodes[0].open(new_table(&format!("t{n}"), &[person("ada"), bot()], bot_due(), THEN));
        opens(0).await.unwrap();
        let early = nodes[1].claim(100, Duration::from_secs(60)).await.unwrap();
        assert!(early.is_empty(), "the opener has claimed it");
        for n in 1..40 {
            opens(n).await.unwrap();
        }
        tokio::time::sleep(house::store::CLAIM + Duration::from_millis(100)).await;
        let claimers: Vec<_> = nodes
            .iter()
            .map(|store| {
                let store = Arc::clone(store);
                tokio::spawn(async move {
                    let mut got = Vec::new();
                    // Who finds all locked by others gets none, and asks again.
                    for _ in 0..40 {
                        got.extend(store.claim(3, Duration::from_secs(3600)).await.unwrap());
                    }
                    got
                })
            })
            .collect();
        let mut all = Vec::new();
        for claimer in claimers {
            all.extend(claimer.await.unwrap());
        }
        assert_eq!((all.len(), all.iter().collect::<HashSet<_>>().len()), (40, 40));
    });
}

#[test]
fn one_bad_commit_does_not_take_others_with_it() {
    let url = shared().database("bad");
    run(async {
        let store: Arc<dyn Store> = Arc::new(Postgres::open(&url).await.unwrap());
        for n in 0..20 {
            store.open(plain(&format!("t{n}"))).await.unwrap();
        }
        // PostgreSQL keeps no text with a zero byte in it.
        let waiting: Vec<_> = (0..20)
            .map(|n| {
                let mut change = commit(&format!("t{n}"), 1, "a");
                if n == 7 {
                    change.seats = Some(vec![person("a\0b"), bot()]);
                }
                store.commit(change)
            })
            .collect();
        for (n, kept) in waiting.into_iter().enumerate() {
            assert_eq!(kept.await.is_ok(), n != 7, "{n}");
        }
        assert_eq!(store.load("t7").await.unwrap().unwrap().events.len(), 1);
        store.commit(commit("t7", 1, "b")).await.unwrap();
    });
}

#[test]
fn addresses_that_cannot_work_are_told_in_one_line() {
    let good = shared().url("postgres");
    let told = |url: String| {
        let error = run(Postgres::open(&url)).err().unwrap().to_string();
        assert_eq!(error.lines().count(), 1, "{error}");
        assert!(!error.contains("hunter2"), "{error}");
        error
    };
    assert!(told(format!("{good}?sslmode=require")).contains("TLS"));
    assert!(told(format!("{good}?sslmode=verify-full")).contains("TLS"));
    assert!(told("postgres://ada:hunter2@127.0.0.1:1/none".to_owned()).contains("PostgreSQL"));
    assert!(told("mysql://ada:hunter2@127.0.0.1/x".to_owned()).contains("address of the database"));
    assert!(told(shared().url("nowhere")).contains("does not exist"));
}

#[test]
fn a_newer_database_is_refused_in_one_line() {
    let url = shared().database("newer");
    drop(run(Postgres::open(&url)).unwrap());
    shared().ask(&url, "insert into migrations (version) values (99)");
    let error = run(Postgres::open(&url)).err().unwrap().to_string();
    assert!(error.contains("newer program (version 99") && error.lines().count() == 1, "{error}");
}

#[test]
fn lists_use_indexes() {
    let server = shared();
    let url = server.database("plans");
    run(async {
        let store = Postgres::open(&url).await.unwrap();
        store.open(plain("t")).await.unwrap();
    });
    server.ask(
        &url,
        "insert into tables select 't' || n, game, rules, data, setup, seed, position, 'h' || n % 500, listed,
             opened + n, version, changed + n, turn, n % 1000 = 0, n % 1000 = 0, case when n % 10 > 0 then 'closed' end,
             case when n % 10 > 0 then changed + n end, rematch, claimed_until, null
         from tables, generate_series(1, 10000) n;
         insert into seats select 't' || n, seat, kind, 'p' || n % 500, name, bot, resigned, points,
             case when n % 10 > 0 then n end
         from seats, generate_series(1, 10000) n;
         insert into people (id, name, public, skeleton, recovery, kept)
             select 'p' || n, 'n', 'u' || n, 's' || n, 'r' || n, n from generate_series(1, 10000) n;
         insert into sessions select 'h' || n, 'p' || n % 5000 + 1, 'x', 'd', 'w', n, n from generate_series(1, 10000) n;
         update tables set due_at = opened where bot;
         insert into waiting select 'p' || n, 'x', 'toy', 3, '{}', n, n, n, case when n % 100 > 0 then 't' end
         from generate_series(1, 10000) n;
         update tables set settled = true where ended is not null and id <> 't11';
         insert into results select 't' || n, 1, 'p' || n % 500 + 1, 'toy', 2, 1, 3, false, 1500, 90, 1501, 89, n
         from generate_series(1, 10000) n;
         insert into ratings select 'p' || n, 'game ' || n % 100, n, 90, 3, n, n, n from generate_series(1, 10000) n;
         insert into events select 't' || n, version, at, mark, body from events, generate_series(1, 10000) n;
         insert into messages select 't' || n, m, n || '-' || m, 'players', 'p' || n % 500, '', null, 'x', n
         from generate_series(1, 2000) n, generate_series(1, 5) m;
         insert into attendance select 't' || n, 'node', '', n from generate_series(1, 5000) n;
         insert into hooks select 'p' || n, '', '', '', '' from generate_series(1, 5000) n;
         insert into calls select 't' || n, 'p' || n, 1, case when n % 100 = 0 then n end from generate_series(1, 5000) n;
         insert into deals select 'd' || n, 'toy', 1, '', '{}', '', 1, '[]', n, 't' || n, '', n, n
         from generate_series(1, 5000) n;
         insert into studies select 't' || n, 1, n, 0, '' from generate_series(1, 5000) n;
         insert into lessons select 'p' || n % 500, 'toy', 'lesson ' || n, 1, false, n from generate_series(1, 10000) n;
         insert into remarks select 'p' || n, 'toy', 'goal', 'yes', n from generate_series(1, 5000) n;
         insert into attempts select 'p' || n % 500, 'toy', 'z' || n, 1, true, n from generate_series(1, 10000) n;
         insert into solvers select 'p' || n, 'toy', 1500, 100, 1 from generate_series(1, 5000) n;
         insert into puzzles select 'z' || n, 1500, 100, 1, 1 from generate_series(1, 5000) n;
         update tables set terms = '{\"deal\":\"d' || opened % 300 || '\"}' where version = 1 and opened % 10 = 0;
         analyze",
    );
    for (query, count) in house::store::postgres::QUERIES.into_iter().flatten() {
        // The plan for any parameters, as a store that has asked often gets it.
        let nothing = vec!["null"; *count].join(", ");
        let plan = server.ask(
            &url,
            &format!("set plan_cache_mode = force_generic_plan; prepare q as {query}; explain execute q ({nothing})"),
        );
        assert!(plan.contains("Index"), "{query}\n{plan}");
        let kept = [
            "tables",
            "seats",
            "events",
            "people",
            "sessions",
            "messages",
            "attendance",
            "hooks",
            "calls",
            "deals",
            "studies",
            "lessons",
            "remarks",
            "attempts",
            "solvers",
            "puzzles",
        ];
        for table in kept {
            assert!(!plan.contains(&format!("Seq Scan on {table}")), "{query}\n{plan}");
        }
    }
}
