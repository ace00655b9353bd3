//! What a table that is over leaves: once, by person, also if the process dies in between.

use std::sync::Arc;

use game::Turn;
use house::store::Store;
use house::store::results::{Filter, Outcome};
use house::{Denied, Ending, Tables, Terms, Wanted, Wish};
use table::Occupant;
use trials::pg::shared;

use crate::stage::{
    bot, denied, join, leave, person, play, play_out, postgres, quick, run, seat, soon, sqlite, until, wanted,
};

fn rated(seats: &[Occupant]) -> Wanted {
    Wanted { terms: Terms { rated: true, ..Terms::default() }, ..wanted(seats) }
}

async fn outcomes(store: &Arc<dyn Store>, person: &str) -> Vec<Outcome> {
    store.results().outcomes(person, Filter::default(), 0, 99).await.unwrap()
}

/// The only result of a person, once it is there.
async fn outcome(store: &Arc<dyn Store>, person: &str) -> Outcome {
    soon("the result", async || !outcomes(store, person).await.is_empty()).await;
    let mut all = outcomes(store, person).await;
    assert_eq!(all.len(), 1);
    all.remove(0)
}

async fn every_table_leaves_its_result(store: Arc<dyn Store>) {
    let tables = Tables::new(store.clone(), &quick());
    let here = tables.open(wanted(&[person("ada"), person("bob"), bot()])).await.unwrap();
    let table = play_out(&here).await;
    let (ada, bob) = (outcome(&store, "ada").await, outcome(&store, "bob").await);
    let scores = table.seating.played().scores();
    assert_eq!((ada.place, ada.points), (scores.place(seat(1)), scores.total(seat(1))));
    assert_eq!((bob.place, bob.points, bob.seats), (scores.place(seat(2)), scores.total(seat(2)), 3));
    assert!(ada.change.is_none() && !ada.left, "it was not rated");
    assert!(store.results().standings("ada").await.unwrap().is_empty());
    assert!(store.results().unsettled(9).await.unwrap().is_empty());
    // What the sweep finds is settled, by however many at once, and only once.
    tables.settle_all().await;
    assert_eq!(outcomes(&store, "ada").await.len(), 1);
    // A rated one changes ratings of both, against each other; leaving it comes last whatever the bot makes of it.
    let here = tables.open(rated(&[person("cleo"), person("dora")])).await.unwrap();
    here.wish(leave("cleo", "novice", false)).await.unwrap();
    let table = play_out(&here).await;
    assert_eq!(table.ended, Some(Ending::Finished));
    let (cleo, dora) = (outcome(&store, "cleo").await, outcome(&store, "dora").await);
    assert_eq!((cleo.place, cleo.left, dora.place, dora.left), (2, true, 1, false));
    assert!(cleo.change.unwrap().after.rating < 1_500.0 && dora.change.unwrap().after.rating > 1_500.0);
}

#[test]
fn every_table_that_is_over_leaves_its_result_once() {
    run(async {
        let (_folder, store) = sqlite();
        every_table_leaves_its_result(store).await;
    });
}

#[test]
fn the_same_on_a_database() {
    let url = shared().database("results");
    run(async { every_table_leaves_its_result(postgres(&url).await).await });
}

/// The process dies between the end and the settling: whoever opens the house again finds it, and two who do find it once.
#[test]
fn a_sweep_finds_what_was_missed() {
    run(async {
        let (_folder, store) = sqlite();
        let header = {
            let tables = Tables::new(store.clone(), &quick());
            let here = tables.open(rated(&[person("ada"), person("bob")])).await.unwrap();
            let mut table = here.look().table;
            while let Some(wish) = play(&table, 0) {
                let granted =
                    house::wish::weigh(&table, &wish, table.changed).unwrap_or_else(|no| panic!("{no:?}"));
                let commit = house::store::Commit {
                    table: here.id.clone(),
                    base: table.version,
                    at: table.changed,
                    events: granted.events,
                    seats: None,
                    standing: granted.next.standing(),
                    opens: None,
                    mark: house::wish::mark(),
                };
                // Past its owner, so that nobody settles it.
                store.commit(commit).await.unwrap();
                table = Arc::new(granted.next);
            }
            assert_eq!(table.ended, Some(Ending::Finished));
            here.id.clone()
        };
        assert_eq!(store.results().unsettled(9).await.unwrap(), [header]);
        let again = [Tables::new(store.clone(), &quick()), Tables::new(store.clone(), &quick())];
        tokio::join!(again[0].settle_all(), again[1].settle_all(), again[0].settle_all());
        assert!(store.results().unsettled(9).await.unwrap().is_empty());
        let (_, standing) = outcome_and_standing(&store, "ada").await;
        assert_eq!(standing, 1, "a rating changed once");
    });
}

async fn outcome_and_standing(store: &Arc<dyn Store>, person: &str) -> (Outcome, u32) {
    let outcome = outcome(store, person).await;
    let standings = store.results().standings(person).await.unwrap();
    (outcome, standings[0].1.games)
}

#[test]
fn nobody_gets_out_of_a_rated_game() {
    run(async {
        let (_folder, store) = sqlite();
        let tables = Tables::new(store.clone(), &quick());
        // Closing it is giving it up.
        let here = tables.open(rated(&[person("ada"), person("zoe"), bot()])).await.unwrap();
        here.wish(leave("zoe", "novice", true)).await.unwrap();
        let table = here.wish(Wish::Close { person: "ada".to_owned() }).await.unwrap();
        assert_eq!(table.ended, Some(Ending::Resigned));
        let ada = outcome(&store, "ada").await;
        assert!(ada.left && ada.place == 3, "{ada:?}");
        assert!(ada.change.is_none() || ada.change.unwrap().after.rating <= 1_500.0);
        // Before it has begun it is only closed.
        let open = tables.open(rated(&[person("ada"), Occupant::Open])).await.unwrap();
        let table = open.wish(Wish::Close { person: "ada".to_owned() }).await.unwrap();
        assert_eq!(table.ended, Some(Ending::Closed));
        soon("settled", async || store.results().unsettled(9).await.unwrap().is_empty()).await;
        assert_eq!(outcomes(&store, "ada").await.len(), 1);
        // Whoever comes back before the bot has decided anything has not left; whoever was played for has.
        for (id, helped) in [("bea", false), ("cleo", true)] {
            let here = tables.open(rated(&[person(id), person("dora")])).await.unwrap();
            while here.look().table.turn() == Turn::Of(seat(1)) {
                here.wish(play(&here.look().table, 0).unwrap()).await.unwrap();
            }
            here.wish(leave(id, "novice", false)).await.unwrap();
            if helped {
                while here.look().table.turn() == Turn::Of(seat(2)) && here.look().table.ended.is_none() {
                    here.wish(play(&here.look().table, 0).unwrap()).await.unwrap();
                }
                until(&here, "the bot's move", |table| !table.helped.is_empty() || table.ended.is_some())
                    .await;
            }
            if here.look().table.ended.is_none() {
                here.wish(join(id)).await.unwrap();
            }
            play_out(&here).await;
            let found = outcome(&store, id).await;
            assert_eq!(found.left, helped, "{id}: {found:?}");
        }
    });
}

/// A rated rematch asks everybody whether they want to play, and no advice is given at a rated table.
#[test]
fn a_rated_rematch_asks_the_others() {
    run(async {
        let (_folder, store) = sqlite();
        let tables = Tables::new(store.clone(), &quick());
        let here = tables.open(rated(&[person("ada"), person("bob")])).await.unwrap();
        assert!(!house::advice::may_advise(&here.look().table));
        play_out(&here).await;
        let table = here.wish(Wish::Rematch { person: "ada".to_owned() }).await.unwrap();
        let next = tables.playable(table.rematch.as_ref().unwrap()).await.unwrap();
        let table = next.look().table;
        assert!(table.header.terms.rated && table.is_open());
        assert_eq!(table.seating.owned("bob"), []);
        let pushed =
            denied(next.wish(play(&table, 0).unwrap_or(Wish::Close { person: "bob".to_owned() })).await);
        assert!(matches!(pushed, Denied::No(_)), "{pushed:?}");
        next.wish(join("bob")).await.unwrap();
        assert!(!next.look().table.is_open());
    });
}
