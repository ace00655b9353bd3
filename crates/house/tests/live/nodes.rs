//! Two nodes on one database: each sees what the other does, one lets a bot think, and if it dies the other goes on.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use game::Turn;
use house::event::Event;
use house::{Settings, Table, Tables};
use trials::pg::shared;

use crate::stage::{
    add_toy, bot, denied, kept_as_seen, live, person, play, play_out, postgres, quick, run, seat, until,
    wanted,
};
use crate::watched::Watched;

#[test]
fn moves_alternate_between_nodes() {
    let url = shared().database("alternate");
    run(async {
        let one = Tables::new(postgres(&url).await, &quick());
        let two = Tables::new(postgres(&url).await, &quick());
        let here = one.open(wanted(&[person("ada"), person("bob"), bot()])).await.unwrap();
        let there = live(&two, &here.id).await;
        let mut turns = 0;
        loop {
            let live = [&here, &there][turns % 2];
            let wants = |table: &Table| play(table, 0).is_some() || table.ended.is_some();
            let table = until(live, "somebody's turn", wants).await;
            let Some(wish) = play(&table, turns) else { break };
            // A node that has not heard yet has its wish refused as stale, weighed again, and granted or denied by the rules.
            match live.wish(wish).await {
                Ok(after) => {
                    until([&there, &here][turns % 2], "the other's move", |table| {
                        table.version >= after.version
                    })
                    .await;
                }
                Err(denied) => {
                    assert!(matches!(denied, house::Denied::No(_) | house::Denied::Over), "{denied:?}");
                }
            }
            turns += 1;
        }
        assert!(turns > 4, "{turns}");
        let (at_one, at_two) =
            (kept_as_seen(one.store(), &here).await, kept_as_seen(two.store(), &there).await);
        assert_eq!(at_one.seating.played().log(), at_two.seating.played().log());
    });
}

/// The same wishes at the same time on both nodes: of two moves for one decision one is played, and what is the same is
/// answered twice and played once.
#[test]
fn who_is_late_is_weighed_again() {
    let url = shared().database("late");
    run(async {
        let one = Tables::new(postgres(&url).await, &quick());
        let two = Tables::new(postgres(&url).await, &quick());
        let here = one.open(wanted(&[person("ada"), person("bob")])).await.unwrap();
        let there = live(&two, &here.id).await;
        let mut both = 0;
        loop {
            let table = here.look().table;
            until(&there, "the same version", |there| there.version >= table.version).await;
            let table =
                until(&here, "the same version", |here| here.version >= there.look().table.version).await;
            if there.look().table.version != table.version {
                continue;
            }
            let Some(wish) = play(&table, 0) else { break };
            let other = if both % 2 == 0 { wish.clone() } else { play(&table, 1).unwrap() };
            let (first, second) = tokio::join!(here.wish(wish), there.wish(other));
            match (first, second) {
                (Ok(_), Ok(_)) => {}
                (Ok(_), Err(late)) | (Err(late), Ok(_)) => {
                    assert!(matches!(late, house::Denied::No(_) | house::Denied::Over), "{late:?}");
                }
                (Err(first), Err(second)) => panic!("{first:?}, {second:?}"),
            }
            both += 1;
        }
        assert!(both > 5);
        kept_as_seen(one.store(), &here).await;
        kept_as_seen(two.store(), &there).await;
    });
}

#[test]
fn one_node_lets_a_bot_think() {
    let url = shared().database("think");
    run(async {
        let (first, second) = (Watched::new(postgres(&url).await), Watched::new(postgres(&url).await));
        let noted = [first.noted.clone(), second.noted.clone()];
        let one = Tables::new(Arc::new(first), &quick());
        let two = Tables::new(Arc::new(second), &quick());
        let mut ids = HashSet::new();
        for n in 0..6 {
            let tables = [&one, &two][n % 2];
            let opened = tables.open(wanted(&[person("ada"), bot(), bot()])).await.unwrap();
            ids.insert(opened.id.clone());
            let other = live([&two, &one][n % 2], &opened.id).await;
            play_out(&other).await;
            kept_as_seen(one.store(), &other).await;
        }
        // Every answer of a bot that was tried, and every one that was kept.
        let (mut tried, mut kept) = (0, 0);
        for commit in noted.iter().flat_map(|noted| noted.asked.lock().unwrap().clone()) {
            tried += usize::from(matches!(&commit.events[0], Event::Played { seat, .. } if seat.index() > 0));
        }
        for id in &ids {
            let mut answered = HashSet::new();
            let back = one.store().load(id).await.unwrap().unwrap();
            for stamped in back.events {
                if let Event::Played { seat, forced: false, .. } = stamped.event
                    && seat.index() > 0
                {
                    kept += 1;
                    assert!(answered.insert(stamped.version));
                }
            }
        }
        assert!(kept > 30, "{kept}");
        // A claim only saves work: it may expire on a machine that is very busy, but not as a rule.
        assert!(tried * 10 <= kept * 13, "{tried} answers were tried, and {kept} kept");
    });
}

#[test]
fn when_a_node_dies_the_other_goes_on() {
    let url = shared().database("dies");
    add_toy();
    // The first node has threads of its own, and lets its bot think for an hour.
    let doomed = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let slow = Settings { bot_pause: Duration::from_secs(3_600), ..quick() };
    let (id, version) = doomed.block_on(async {
        let tables = Tables::new(postgres(&url).await, &slow);
        let live = tables.open(wanted(&[person("ada"), bot()])).await.unwrap();
        let table = live.wish(play(&live.look().table, 0).unwrap()).await.unwrap();
        assert_eq!(table.turn(), Turn::Of(seat(2)));
        (live.id.clone(), table.version)
    });
    run(async {
        let tables = Tables::new(postgres(&url).await, &quick());
        let live = live(&tables, &id).await;
        // As long as the other may live, its claim holds.
        tokio::time::sleep(Duration::from_secs(1)).await;
        assert_eq!(live.look().table.version, version);
        doomed.shutdown_background();
        until(&live, "the bot's move", |table| table.version > version).await;
        until(&live, "ada's turn", |table| play(table, 0).is_some()).await;
        live.wish(play(&live.look().table, 0).unwrap()).await.unwrap();
        kept_as_seen(tables.store(), &live).await;
    });
}

/// The house is dropped in the midst of a bot's turn, and its tasks live on: the other node goes on all the same, and the
/// late answer of the first changes nothing.
#[test]
fn a_late_answer_of_a_house_that_is_gone_changes_nothing() {
    let url = shared().database("gone");
    run(async {
        let slow = Settings { bot_pause: Duration::from_secs(7), ..quick() };
        let first = Tables::new(postgres(&url).await, &slow);
        let opened = first.open(wanted(&[person("ada"), bot()])).await.unwrap();
        let id = opened.id.clone();
        let version = opened.wish(play(&opened.look().table, 0).unwrap()).await.unwrap().version;
        drop((opened, first));
        let tables = Tables::new(postgres(&url).await, &quick());
        let live = live(&tables, &id).await;
        // A bot may have more than one decision in its turn.
        let over = |table: &house::Table| table.version > version && table.due_bot().is_none();
        let table = until(&live, "the bot's turn to be over", over).await;
        assert!(
            denied(live.wish(house::Wish::Answer { version, seat: seat(2), mv: "draw".to_owned() }).await)
                == house::Denied::No(table::seating::No::Stale)
        );
        tokio::time::sleep(Duration::from_secs(4)).await;
        assert_eq!(kept_as_seen(tables.store(), &live).await.version, table.version);
    });
}
