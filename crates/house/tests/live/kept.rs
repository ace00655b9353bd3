//! A table's bots stay with it from one decision to the next: so they play what they play in the arena, where they were rated.

use std::sync::Arc;
use std::time::Duration;

use bots::BotName;
use game::{Seat, Seed, Setup as _, Spec, Turn, Whole};
use house::event::Header;
use house::{Live, Tables, Wish};
use table::Occupant;

use crate::stage::{kept_as_seen, person, play, play_out, quick, run, sqlite, until};

fn header<G: Whole>(seats: usize, seed: Seed) -> Header {
    let setup = Spec::new(seats);
    Header {
        id: house::identity::random_id(10),
        game: G::about().id.to_owned(),
        rules: G::about().rules,
        data: setup.data(G::about()),
        setup,
        seed,
        position: None,
        host: "ada".to_owned(),
        listed: false,
        terms: house::Terms::default(),
        opened: house::clock::Clock::default().now(),
    }
}

/// What bots decide in the arena.
fn in_the_arena<G: Whole>(names: &[&str], seed: Seed) -> Vec<(Seat, String)> {
    let setup = G::Setup::read(&Spec::new(names.len())).unwrap();
    let made = names.iter().map(|name| name.parse::<BotName>().unwrap().make::<G>(Duration::ZERO).unwrap());
    let mut made: Vec<_> = made.collect();
    let (course, lost) = bots::arena::play::<G>(&setup, seed, &mut made.iter_mut().collect::<Vec<_>>());
    assert!(lost.is_none());
    course.log().iter().map(|decision| (decision.seat, decision.mv.to_string())).collect()
}

/// Ada decides what the first bot decided in the arena. What is decided at the table after `stop` decisions of hers is not looked at.
async fn follow(live: &Live, arena: &[(Seat, String)], stop: usize) -> bool {
    let ready = |table: &house::Table| play(table, 0).is_some() || table.ended.is_some();
    for _ in 0..stop {
        let table = until(live, "somebody's turn", ready).await;
        if table.ended.is_some() {
            return false;
        }
        let (Turn::Of(seat), decision) = (table.turn(), table.seating.decision()) else { return false };
        assert_eq!(table.seating.played().log(), arena[..decision - 1], "as in the arena so far");
        let (person, mv) = ("ada".to_owned(), arena[decision - 1].1.clone());
        live.wish(Wish::Play { person, decision, seat, mv, hold: false }).await.unwrap();
    }
    true
}

async fn as_in_the_arena<G: Whole>(names: &[&str], seed: u64) {
    let seed = Seed::from_number(seed);
    let arena = in_the_arena::<G>(names, seed);
    let (_folder, store) = sqlite();
    let tables = Tables::new(store, &quick());
    let mut seats: Vec<_> = names.iter().map(|name| Occupant::Bot { bot: (*name).to_owned() }).collect();
    seats[0] = person("ada");
    let live = tables.open_as(header::<G>(names.len(), seed), seats).await.unwrap();
    assert!(!follow(&live, &arena, usize::MAX).await, "to the end");
    assert_eq!(live.look().table.seating.played().log(), arena);
}

#[test]
fn a_table_of_bots_plays_as_in_the_arena() {
    run(async {
        let names = ["greedy", "search:10", "novice"];
        as_in_the_arena::<table::registry::types::great_wall>(&names, 5).await;
        as_in_the_arena::<table::registry::types::emperor>(&names, 6).await;
        as_in_the_arena::<table::registry::types::zhanguo>(&["greedy", "search:6+threads=2"], 7).await;
    });
}

/// After a restart, and at another node, new bots sit down and the game goes on to its end.
#[test]
fn new_bots_go_on_after_a_restart() {
    run(async {
        type G = table::registry::types::great_wall;
        let (seed, names) = (Seed::from_number(9), ["greedy", "search:10"]);
        let arena = in_the_arena::<G>(&names, seed);
        let (_folder, store) = sqlite();
        let first = Tables::new(store.clone(), &quick());
        let seats = vec![person("ada"), Occupant::Bot { bot: names[1].to_owned() }];
        let live = first.open_as(header::<G>(2, seed), seats).await.unwrap();
        assert!(follow(&live, &arena, 5).await);
        until(&live, "ada's turn", |table| play(table, 0).is_some()).await;
        let id = live.id.clone();
        first.close();
        drop((first, live));
        let again = Tables::new(store, &quick());
        let live: Arc<Live> = crate::stage::live(&again, &id).await;
        let table = play_out(&live).await;
        assert!(table.ended.is_some());
        kept_as_seen(again.store(), &live).await;
    });
}
