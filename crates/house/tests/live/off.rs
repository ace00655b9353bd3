//! A store that is off for a while, that is frozen, that loses answers.

use std::sync::Arc;
use std::time::Duration;

use house::store::Store;
use house::store::faulty::{Faults, Faulty};
use house::{Denied, Live, Tables};

use crate::stage::{
    PATIENCE, bot, denied, kept_as_seen, leave, person, play, quick, run, sqlite, until, wanted,
};

/// A house over a store that fails on command, and the store behind it.
fn house(seed: u64) -> (tempfile::TempDir, Arc<dyn Store>, Arc<Faults>, Arc<dyn Store>) {
    let (folder, behind) = sqlite();
    let faulty = Faulty::new(behind.clone(), seed);
    let faults = faulty.faults();
    (folder, Arc::new(faulty), faults, behind)
}

/// Waits until people are told that the store is out of order, or in order again.
async fn trouble(live: &Live, trouble: bool) {
    let mut changes = live.changes();
    let waited = tokio::time::timeout(PATIENCE, changes.wait_for(|seen| seen.trouble == trouble)).await;
    assert!(waited.is_ok(), "in vain waiting for trouble to be {trouble}");
}

#[test]
fn a_person_is_told_and_plays_on_afterwards() {
    let (_folder, store, faults, behind) = house(1);
    run(async {
        let tables = Tables::new(store, &quick());
        let live = tables.open(wanted(&[person("ada"), person("bob")])).await.unwrap();
        let wish = play(&live.look().table, 0).unwrap();
        faults.off(true);
        let (told, ()) = tokio::join!(live.wish(wish.clone()), trouble(&live, true));
        assert!(matches!(denied(told), Denied::Store(_)));
        assert!(live.look().trouble);
        assert_eq!(live.look().table.seating.decision(), 1, "what is not kept is not shown");
        faults.off(false);
        // Also if nobody wishes anything: whoever looks learns that it goes on.
        trouble(&live, false).await;
        live.wish(wish).await.unwrap();
        assert_eq!(kept_as_seen(&behind, &live).await.seating.decision(), 2);
    });
}

#[test]
fn a_bots_move_is_tried_until_it_is_kept() {
    let (_folder, store, faults, behind) = house(1);
    run(async {
        let tables =
            Tables::new(store, &house::Settings { bot_pause: Duration::from_millis(200), ..quick() });
        let live = tables.open(wanted(&[person("ada"), bot()])).await.unwrap();
        let version = live.wish(play(&live.look().table, 0).unwrap()).await.unwrap().version;
        faults.off(true);
        trouble(&live, true).await;
        // While the bot's move waits, people are heard and told.
        let told = tokio::time::timeout(PATIENCE, live.wish(leave("ada", "novice", false))).await;
        assert!(matches!(denied(told.expect("an answer")), Denied::Store(_)));
        assert_eq!(live.look().table.version, version);
        faults.off(false);
        until(&live, "the bot's move", |table| table.version > version).await;
        trouble(&live, false).await;
        kept_as_seen(&behind, &live).await;
    });
}

#[test]
fn a_frozen_store_answers_later() {
    let (_folder, store, faults, behind) = house(1);
    run(async {
        let tables = Tables::new(store, &quick());
        let live = tables.open(wanted(&[person("ada"), bot()])).await.unwrap();
        let wish = play(&live.look().table, 0).unwrap();
        faults.freeze(true);
        let there = live.clone();
        let waiting = tokio::spawn(async move { there.wish(wish).await });
        tokio::time::sleep(Duration::from_millis(500)).await;
        assert!(!waiting.is_finished());
        assert_eq!(live.look().table.seating.decision(), 1);
        faults.freeze(false);
        waiting.await.unwrap().unwrap();
        until(&live, "the bot's move", |table| table.seating.decision() > 2).await;
        kept_as_seen(&behind, &live).await;
    });
}

/// The move is kept, every answer is lost, and then the store is off: the person is told that it failed. Once it is back the
/// same request is answered with success, and it was played once.
#[test]
fn an_answer_that_was_lost() {
    let (_folder, store, faults, behind) = house(1);
    run(async {
        let tables = Tables::new(store, &quick());
        for retries in [true, false] {
            let live = tables.open(wanted(&[person("ada"), bot()])).await.unwrap();
            let wish = play(&live.look().table, 0).unwrap();
            faults.lose_every(1);
            let lost = faults.counts().lost;
            let (told, ()) = tokio::join!(live.wish(wish.clone()), async {
                while faults.counts().lost == lost {
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
                faults.off(true);
            });
            assert!(matches!(denied(told), Denied::Store(_)));
            faults.lose_every(0);
            faults.off(false);
            if retries {
                let table = live.wish(wish).await.unwrap();
                assert!(table.seating.decision() > 1);
            }
            // The bot that follows is let think, even if the person does not try again.
            until(&live, "the bot's move", |table| table.seating.decision() > 2).await;
            let table = kept_as_seen(&behind, &live).await;
            // Afterwards the table may have played for us what left no choice.
            let played = table.seating.played();
            let chosen = |n: &usize| played.before(*n).is_some_and(|before| before.forced().is_none());
            let ours =
                (0..played.length()).filter(|&n| played.decided(n).is_some_and(|(by, _)| by.index() == 0));
            assert_eq!(ours.filter(chosen).count(), 1, "{:?}", played.log());
        }
    });
}
