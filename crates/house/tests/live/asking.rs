//! Justinian asks everybody who may have enough. Who has not enough has one move left; the table does not play it by itself,
//! bots take as long for it as for any other answer, and tables that began under the old rule go on under it.

use std::time::{Duration, Instant};

use game::paper::{PositionFile, read_file};
use game::{Seed, Spec, Turn};
use house::event::Header;
use house::{Live, Tables, Wish};
use table::Occupant;

use crate::stage::{bot, kept_as_seen, person, quick, run, seat, sqlite, until};

/// Blue is asked first, and then Red, whose tokens on the phase space are these; the others hold what they are short of.
fn position(space: &str, reserve: &str) -> PositionFile {
    let text = format!(
        "palatine = \"position 1\"\ngame = \"justinian\"\n[setup]\nseats = 2\n[position]\npassed = [2, 1]\nlast = 1\n\
         players = [{{ hand = [1, 2, -1], space = [2, -3] }}, {{ hand = [1, -1], space = {space}, reserve = {reserve} }}]\n\
         [position.turn]\nseat = 1\ndecision = \"offer\"\n"
    );
    read_file(&text).unwrap()
}

fn header(rules: u32, position: Option<PositionFile>) -> Header {
    let about = table::find("justinian").unwrap().about();
    let setup = Spec::new(2);
    Header {
        id: house::identity::random_id(10),
        game: "justinian".to_owned(),
        rules,
        data: setup.data(about),
        setup,
        seed: Seed::from_number(3),
        position,
        host: "ada".to_owned(),
        listed: false,
        terms: house::Terms::default(),
        opened: house::clock::Clock::default().now(),
    }
}

async fn decline(live: &Live, who: &str) {
    let table = live.look().table;
    let Turn::Of(turn) = table.turn() else { panic!("nobody decides") };
    let (decision, mv) = (table.seating.decision(), "decline".to_owned());
    live.wish(Wish::Play { person: who.to_owned(), decision, seat: turn, mv, hold: false }).await.unwrap();
}

const ABLE: (&str, &str) = ("[2, -3]", "[2, 3, -1]");
const SHORT: (&str, &str) = ("[2, -1]", "[2, 3, -3]");

#[test]
fn whoever_can_only_decline_is_waited_for() {
    run(async {
        let (_folder, store) = sqlite();
        let tables = Tables::new(store, &quick());
        for (space, reserve) in [ABLE, SHORT] {
            let seats = vec![person("ada"), person("ben")];
            let live = tables.open_as(header(2, Some(position(space, reserve))), seats).await.unwrap();
            decline(&live, "ada").await;
            let table = live.look().table;
            assert_eq!((table.turn(), table.seating.decision()), (Turn::Of(seat(2)), 2), "{space}");
            tokio::time::sleep(Duration::from_millis(100)).await;
            assert_eq!(live.look().table.seating.decision(), 2, "{space}: nobody but ben decides");
            decline(&live, "ben").await;
            kept_as_seen(tables.store(), &live).await;
        }
    });
}

/// Both answers of a bot come no sooner than the time that either may take.
#[test]
fn a_bot_takes_its_time_whatever_it_has_to_choose_from() {
    run(async {
        let (_folder, store) = sqlite();
        let tables = Tables::new(store, &quick());
        for (space, reserve) in [ABLE, SHORT] {
            let seats = vec![person("ada"), bot()];
            let live = tables.open_as(header(2, Some(position(space, reserve))), seats).await.unwrap();
            let asked = Instant::now();
            decline(&live, "ada").await;
            until(&live, "the bot's answer", |table| table.seating.decision() > 2).await;
            assert!(asked.elapsed() >= Duration::from_millis(150), "{space}: {:?}", asked.elapsed());
        }
    });
}

/// Under the old rule Red, who has too little, is passed over at once; and so it stays when the table is found again.
#[test]
fn tables_of_the_old_rule_go_on_under_it() {
    run(async {
        let (_folder, store) = sqlite();
        let tables = Tables::new(store.clone(), &quick());
        let paper = position(SHORT.0, SHORT.1);
        // Written as the old program wrote it: the version stands in the header alone.
        let mut old = serde_json::to_value(&paper).unwrap();
        for (player, key) in [(0, "enough"), (1, "space")] {
            let player = &mut old["position"]["players"][player];
            let tokens = player.as_object_mut().unwrap().remove("space").unwrap();
            player[key] = tokens;
        }
        let old: PositionFile = serde_json::from_value(old).unwrap();
        let seats = vec![person("ada"), person("ben")];
        let live = tables.open_as(header(1, Some(old)), seats.clone()).await.unwrap();
        decline(&live, "ada").await;
        let table = kept_as_seen(tables.store(), &live).await;
        assert_eq!(table.header.rules, 1);
        assert_eq!(table.turn(), Turn::Of(seat(1)), "a new round: Red was not asked");
        assert_eq!(table.seating.played().record(Vec::new()).rules, 1);
        // A new house on the same store folds it under the same rule.
        let again = Tables::new(store.clone(), &quick());
        let found = crate::stage::live(&again, &live.id).await;
        crate::stage::same(&found.look().table, &table);
        // What is begun now is begun under today's.
        let dealt = tables.open(crate::stage::wanted_of("justinian", &seats)).await.unwrap();
        assert_eq!(dealt.look().table.header.rules, 2);
        let dealt = tables.open_as(header(1, None), seats.clone()).await.unwrap();
        assert_eq!(dealt.look().table.seating.played().setup().rules, Some(1));
        // A version that never was cannot be opened.
        assert!(tables.open_as(header(9, None), vec![Occupant::Open; 2]).await.is_err());
    });
}
