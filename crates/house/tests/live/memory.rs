//! Which tables are in memory: those that somebody needs.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use house::{Denied, Settings, Tables};

use crate::stage::{bot, kept_as_seen, live, person, play, quick, run, soon, sqlite, until, wanted};
use crate::watched::Watched;

fn hasty() -> Settings {
    Settings { idle: Duration::from_millis(100), ..quick() }
}

#[test]
fn idle_tables_leave_memory_and_come_back() {
    let (_folder, store) = sqlite();
    run(async {
        let tables = Tables::new(store, &hasty());
        let opened = tables.open(wanted(&[person("ada"), person("bob")])).await.unwrap();
        let id = opened.id.clone();
        let version = opened.wish(play(&opened.look().table, 0).unwrap()).await.unwrap().version;
        // Somebody looks: it stays.
        tokio::time::sleep(Duration::from_millis(500)).await;
        assert_eq!(tables.in_memory(), 1);
        drop(opened);
        soon("an empty memory", async || tables.in_memory() == 0).await;

        for round in 0..20 {
            let back = live(&tables, &id).await;
            assert_eq!(back.look().table.version, version, "round {round}");
            kept_as_seen(tables.store(), &back).await;
            drop(back);
            // Also in the moment in which it leaves it is found and answers.
            tokio::time::sleep(Duration::from_millis(90 + round)).await;
            let back = live(&tables, &id).await;
            back.wish(house::Wish::Tend).await.unwrap();
        }
        let back = live(&tables, &id).await;
        back.wish(play(&back.look().table, 0).unwrap()).await.unwrap();
        kept_as_seen(tables.store(), &back).await;
    });
}

/// Many look for a table all the time while it leaves memory again and again: nobody gets one that is gone.
#[test]
fn nobody_finds_a_table_that_has_just_left() {
    let (_folder, store) = sqlite();
    run(async {
        let tables = Tables::new(store, &Settings { idle: Duration::from_millis(1), ..quick() });
        let id = tables.open(wanted(&[person("ada"), person("bob")])).await.unwrap().id.clone();
        let all: Vec<_> = (0..8_u64)
            .map(|n| {
                let (tables, id) = (tables.clone(), id.clone());
                tokio::spawn(async move {
                    for round in 0..60 {
                        let found = live(&tables, &id).await;
                        found.wish(house::Wish::Tend).await.unwrap();
                        drop(found);
                        tokio::time::sleep(Duration::from_micros((n * 977 + round * 331) % 4_000)).await;
                    }
                })
            })
            .collect();
        for one in all {
            one.await.unwrap();
        }
    });
}

#[test]
fn a_table_with_a_bot_that_thinks_stays_until_it_has_moved() {
    let (_folder, store) = sqlite();
    run(async {
        let tables = Tables::new(store, &Settings { bot_pause: Duration::from_millis(600), ..hasty() });
        let opened = tables.open(wanted(&[person("ada"), bot()])).await.unwrap();
        let id = opened.id.clone();
        let version = opened.wish(play(&opened.look().table, 0).unwrap()).await.unwrap().version;
        drop(opened);
        soon("an empty memory", async || tables.in_memory() == 0).await;
        let back = live(&tables, &id).await;
        assert!(back.look().table.version > version, "the bot has moved");
    });
}

#[test]
fn tables_that_are_missing_leave_nothing() {
    let (_folder, store) = sqlite();
    run(async {
        let tables = Tables::new(store, &quick());
        for n in 0..400 {
            assert_eq!(tables.find(&format!("missing{n}")).await.err(), Some(Denied::NoTable));
        }
        // Many at once for the same ones, and some who hang up.
        let all: Vec<_> = (0..600_u64)
            .map(|n| {
                let tables = tables.clone();
                tokio::spawn(async move {
                    let name = format!("missing{}", n % 7);
                    let look = tables.find(&name);
                    if n % 3 == 0 {
                        let _ = tokio::time::timeout(Duration::from_micros(n), look).await;
                    } else {
                        assert!(look.await.is_err());
                    }
                })
            })
            .collect();
        for one in all {
            one.await.unwrap();
        }
        assert_eq!(tables.in_memory(), 0);
    });
}

#[test]
fn after_a_restart_a_table_is_loaded_once() {
    let (_folder, store) = sqlite();
    run(async {
        let before = Tables::new(store.clone(), &quick());
        let opened = before.open(wanted(&[person("ada"), person("bob")])).await.unwrap();
        let id = opened.id.clone();
        let watched = Watched::new(store);
        let noted = watched.noted.clone();
        let tables = Tables::new(Arc::new(watched), &quick());
        let all: Vec<_> = (0..200)
            .map(|_| {
                let (tables, id) = (tables.clone(), id.clone());
                tokio::spawn(async move { live(&tables, &id).await })
            })
            .collect();
        let mut found = Vec::new();
        for one in all {
            found.push(one.await.unwrap());
        }
        assert!(found.iter().all(|live| Arc::ptr_eq(live, &found[0])), "one owner");
        assert_eq!((noted.loads.load(Ordering::SeqCst), tables.in_memory()), (1, 1));
        found[0].wish(play(&found[0].look().table, 0).unwrap()).await.unwrap();
        until(&found[199], "the move", |table| table.seating.decision() > 1).await;
    });
}
