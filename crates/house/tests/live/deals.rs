//! One deal at many tables: the same bots for everybody, and closed to whoever has not finished it.

use std::sync::Arc;

use house::deals::{Aside, DAY, Deal};
use house::store::Store;
use house::{Live, Table, Tables, Wish};
use table::Occupant;
use trials::pg::shared;

use crate::stage::{join, leave, person, play, play_out, postgres, quick, run, sqlite, until, wanted};

/// Plays to the end; the person's `n`th own decision is the `choice(n)`th legal move.
async fn play_by(live: &Live, choice: impl Fn(usize) -> usize) -> Arc<Table> {
    for n in 0.. {
        let ready = |table: &Table| play(table, 0).is_some() || table.ended.is_some();
        let table = until(live, "somebody's turn", ready).await;
        let Some(wish) = play(&table, choice(n)) else { return table };
        live.wish(wish).await.unwrap();
    }
    unreachable!("games end")
}

async fn sit(tables: &Arc<Tables>, deal: &Deal, who: &str) -> Arc<Live> {
    match tables.open_deal(deal, who, &format!("{who} the Great"), false).await {
        Ok(live) => live,
        Err(why) => panic!("{why:?}"),
    }
}

async fn closed(tables: &Tables, live: &Live, who: &str) -> (bool, bool) {
    let table = live.look().table;
    let look = tables.is_closed(&table, who, false).await.unwrap();
    (look, tables.is_closed(&table, who, true).await.unwrap())
}

async fn one_deal_many_tables(store: Arc<dyn Store>, game: &str) {
    let settings = quick();
    let tables = Tables::new(store.clone(), &settings);
    let deal = tables.deal_of_today(game).await.unwrap();
    assert_eq!(tables.deal_of_today(game).await.unwrap(), deal, "every node deals the same");
    assert_eq!(tables.deal(&deal.id).await.unwrap().as_ref(), Some(&deal));
    let tomorrow = house::deals::day_id(game, deal.day.unwrap() + 1);
    assert_eq!(tables.deal(&tomorrow).await.unwrap(), None, "nobody plays it before its day");

    // Two who decide the same meet the same bots, whatever the house is busy with; a third parts from them.
    let ada = sit(&tables, &deal, "ada").await;
    assert_eq!(
        closed(&tables, &ada, "ada").await,
        (false, true),
        "her own table; but not its seed before the end"
    );
    assert_eq!(closed(&tables, &ada, "bob").await, (true, true));
    let (bob, busy) = (sit(&tables, &deal, "bob").await, sit(&tables, &deal, "dora").await);
    let (one, two, three) =
        tokio::join!(play_by(&ada, |n| n), play_by(&bob, |n| n), play_by(&busy, |n| n + 1));
    assert_eq!(one.seating.played().log(), two.seating.played().log());
    assert_eq!(one.seating.played().commitment(), two.seating.played().commitment());
    assert_ne!(one.seating.played().log(), three.seating.played().log());
    assert_eq!(closed(&tables, &ada, "bob").await, (false, false), "he has finished it too");

    // Whoever leaves it unfinished has not played; a second try has no place.
    let cleo = sit(&tables, &deal, "cleo").await;
    assert_eq!(tables.begun(&deal, "cleo").await.unwrap().as_ref(), Some(&cleo.id));
    cleo.wish(leave("cleo", "novice", true)).await.unwrap();
    assert_eq!(tables.begun(&deal, "cleo").await.unwrap(), None);
    assert!(!tables.has_played(&deal, "cleo").await.unwrap());
    assert_eq!(closed(&tables, &ada, "cleo").await, (true, true));
    let again = sit(&tables, &deal, "cleo").await;
    play_out(&again).await;
    assert_eq!(closed(&tables, &ada, "cleo").await, (false, false));
    let compared = tables.compare(&deal).await.unwrap();
    let aside: Vec<_> = compared.fared.iter().map(|one| (one.who.belongs_to("cleo"), one.aside)).collect();
    assert_eq!(aside, [(false, None), (false, None), (false, None), (true, Some(Aside::Again))]);
    assert!(compared.playing.is_empty());
    // Its results are nowhere else, and the next match is dealt anew.
    assert_eq!(store.results().outcomes("ada", Default::default(), 0, 9).await.unwrap(), []);
    let next = ada.wish(Wish::Rematch { person: "ada".to_owned() }).await.unwrap();
    let next = tables.playable(next.rematch.as_ref().unwrap()).await.unwrap().look().table;
    assert!(next.header.terms.deal.is_none() && next.header.seed != deal.seed);

    // When the day is over everybody may see everything, and what ends later has no place.
    let late = sit(&tables, &deal, "late").await;
    settings.clock.advance(DAY);
    assert_eq!(closed(&tables, &ada, "stranger").await, (false, false));
    assert!(tables.deal(&deal.id).await.unwrap().is_some(), "it is still there");
    assert_ne!(tables.deal_of_today(game).await.unwrap().seed, deal.seed);
    play_out(&late).await;
    let compared = tables.compare(&deal).await.unwrap();
    assert_eq!(compared.fared.last().unwrap().aside, Some(Aside::Late));
}

#[test]
fn a_deal_is_the_same_at_every_table() {
    run(async {
        let (_folder, store) = sqlite();
        one_deal_many_tables(store, "toy").await;
        let (_folder, store) = sqlite();
        one_deal_many_tables(store, "great-wall").await;
    });
}

#[test]
fn the_same_on_a_database() {
    let url = shared().database("deals");
    run(async { one_deal_many_tables(postgres(&url).await, "toy").await });
}

/// The deal of a table that is over: for those who played there, once, and closed to all others from then on.
#[test]
fn a_finished_game_becomes_a_challenge() {
    run(async {
        let (_folder, store) = sqlite();
        let tables = Tables::new(store.clone(), &quick());
        let here = tables
            .open(wanted(&[person("ada"), person("bob"), Occupant::Bot { bot: "emperor".into() }]))
            .await;
        let here = here.unwrap();
        assert_eq!(tables.challenge(&here.look().table, "ada").await.unwrap(), None, "it still runs");
        let table = play_out(&here).await;
        assert_eq!(tables.challenge(&table, "stranger").await.unwrap(), None);
        assert_eq!(closed(&tables, &here, "stranger").await, (false, false));
        let deal = tables.challenge(&table, "bob").await.unwrap().unwrap();
        assert_eq!(
            tables.challenge(&table, "ada").await.unwrap().as_ref(),
            Some(&deal),
            "there is one of each table"
        );
        assert_eq!((deal.seed, deal.seat), (table.header.seed, game::Seat::new(1)));
        assert_eq!(deal.bots, ["minister", "minister", "minister"], "nobody whose choices hang on a clock");
        assert_eq!(closed(&tables, &here, "stranger").await, (true, true));
        assert_eq!(closed(&tables, &here, "ada").await, (false, false));

        // A table for people: whoever knows the deal may not sit down, and nobody looks on once it has begun.
        let open = tables.open_deal(&deal, "cleo", "Cleo", true).await.unwrap();
        let table = open.look().table;
        assert!(table.is_open() && !tables.is_closed(&table, "dora", false).await.unwrap());
        assert!(
            !tables.may_join(&table, "ada").await.unwrap() && tables.may_join(&table, "dora").await.unwrap()
        );
        open.wish(join("dora")).await.unwrap();
        open.wish(join("eva")).await.unwrap();
        assert_eq!(closed(&tables, &open, "stranger").await, (true, true));
        assert!(!closed(&tables, &open, "dora").await.0);
        play_out(&open).await;
        let fared = tables.compare(&deal).await.unwrap().fared;
        assert_eq!(fared.len(), 2, "the first table is one of them");
        assert!(fared[0].who.belongs_to("bob") && fared[1].who.belongs_to("cleo"));
        assert_eq!(fared[1].others, ["dora the Great", "eva the Great"]);
    });
}
