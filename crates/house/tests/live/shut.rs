//! Tables that today's rules cannot go on with: they are shown, with every decision, and put to rest.

use std::sync::Arc;
use std::time::Duration;

use game::{Seed, Spec};
use house::event::{Ending, Event, Header};
use house::store::{NewTable, Standing, Store};
use house::wish::{FORSAKEN, mark};
use house::{Denied, Found, Shut, Tables};
use trials::pg::shared;

use crate::stage::{bot, live, person, postgres, quick, run, seat, soon, sqlite};
use crate::watched::Watched;

/// A table as it was left by another program: a bot is to decide, after these moves.
fn other(id: &str, moves: &[&str], change: impl FnOnce(&mut Header)) -> NewTable {
    let about = table::find("toy").unwrap().about();
    let mut header = Header {
        id: id.to_owned(),
        game: "toy".to_owned(),
        rules: about.rules,
        data: Spec::new(2).data(about),
        setup: Spec::new(2),
        seed: Seed::from_number(1),
        position: None,
        host: "ada".to_owned(),
        listed: false,
        terms: house::Terms::default(),
        opened: house::clock::Clock::default().now(),
    };
    change(&mut header);
    let seats = vec![person("ada"), bot()];
    let mut events = vec![Event::Opened { seats: seats.clone() }];
    for (n, mv) in moves.iter().enumerate() {
        events.push(Event::Played { seat: seat(n as u64 % 2 + 1), mv: (*mv).to_owned(), forced: false });
    }
    let standing =
        Standing { turn: Some(seat(2)), bot: true, open: false, ended: None, rematch: None, due: None };
    NewTable { header, seats, standing, events, mark: mark() }
}

async fn shut(tables: &Arc<Tables>, id: &str) -> Box<Shut> {
    match tables.find(id).await {
        Ok(Found::Shut(shut)) => shut,
        Ok(Found::Live(_)) => panic!("{id} can be played"),
        Err(denied) => panic!("{id}: {denied:?}"),
    }
}

async fn stays_shut(store: Arc<dyn Store>) {
    let rules = other("rules", &["draw", "draw", "draw"], |header| header.rules = 99);
    let data = other("data", &["draw", "draw", "draw"], |header| header.data = "sha256:others".to_owned());
    let unknown = other("unknown", &["sing", "dance"], |header| header.game = "no-such-game".to_owned());
    let broken = other("broken", &["draw", "play nonsense", "draw"], |_| ());
    let all =
        [(rules, "table-rules", 3), (data, "table-data", 3), (unknown, "", 2), (broken, "table-replay", 3)];
    for (new, ..) in &all {
        store.open(new.clone()).await.unwrap();
    }
    let watched = Watched::new(store);
    let noted = watched.noted.clone();
    let settings = quick();
    let tables = Tables::new(Arc::new(watched), &settings);
    for (new, why, moves) in &all {
        let id = &new.header.id;
        let shut = shut(&tables, id).await;
        let said = shut.why.0.id.to_owned();
        assert!(if why.is_empty() { !said.is_empty() } else { said == *why }, "{id}: {said}");
        let words = table::words(game::Lang::En).fault(&shut.why);
        assert!(!words.is_empty(), "{id}");
        assert_eq!((shut.version, shut.ended), (*moves + 1, None));
        assert_eq!(shut.seats, new.seats);
        let record = shut.record(vec!["Ada".to_owned(), "a bot".to_owned()]);
        let log: Vec<Event> = record
            .log
            .iter()
            .map(|entry| Event::Played { seat: entry.seat, mv: entry.mv.clone(), forced: false })
            .collect();
        assert_eq!(log, new.events[1..]);
        assert_eq!((record.rules, &record.data), (new.header.rules, &new.header.data));
        assert!(matches!(tables.playable(id).await, Err(Denied::Over)));
    }
    assert_eq!(tables.in_memory(), 0);

    // Once nobody has a claim any more, the house finds their bots waiting, and puts them to rest.
    soon("rest", async || noted.rested.lock().unwrap().len() >= all.len()).await;
    tokio::time::sleep(house::store::CLAIM + Duration::from_millis(1_200)).await;
    let rested = noted.rested.lock().unwrap().clone();
    assert_eq!(rested.len(), all.len(), "once each: {rested:?}");
    assert_eq!(tables.store().claim(100, Duration::ZERO).await.unwrap(), Vec::<String>::new());

    settings.clock.advance(FORSAKEN + 60_000);
    tables.end_forsaken().await;
    for (new, _, moves) in &all {
        let shut = shut(&tables, &new.header.id).await;
        assert_eq!((shut.version, shut.ended), (*moves + 2, Some(Ending::Forsaken)));
    }
    let over = tables.store().mine("ada", house::store::Which::Over, 100).await.unwrap();
    assert_eq!(over.len(), all.len());
}

#[test]
fn tables_of_other_rules_are_shown_and_rest() {
    let (_folder, store) = sqlite();
    run(stays_shut(store));
}

#[test]
fn tables_of_other_rules_are_shown_and_rest_on_postgres() {
    let url = shared().database("shut");
    run(async { stays_shut(postgres(&url).await).await });
}

/// Who left before it was shut is shown as away.
#[test]
fn a_shut_table_tells_who_has_left() {
    let (_folder, store) = sqlite();
    run(async {
        let mut new = other("left", &["draw"], |header| header.rules = 99);
        let why = house::event::Leaving::Resigned;
        new.events.push(Event::Left { seat: seat(1), bot: "novice".to_owned(), why });
        let away = table::Occupant::Away {
            id: "ada".to_owned(),
            name: "ada the Great".to_owned(),
            bot: "novice".to_owned(),
            resigned: true,
        };
        new.seats[0] = away.clone();
        store.open(new).await.unwrap();
        let tables = Tables::new(store, &quick());
        let shut = shut(&tables, "left").await;
        assert_eq!(shut.seats, [away, bot()]);
        // The one beside it is not touched by that.
        let fine = other("fine", &[], |_| ());
        tables.store().open(fine).await.unwrap();
        live(&tables, "fine").await;
    });
}
