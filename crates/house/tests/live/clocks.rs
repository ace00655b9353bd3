//! Clocks, moved by hand: days pass in no time. On one node and on two that share a store.

use std::sync::Arc;
use std::time::Duration;

use game::{Seed, Turn};
use house::event::{Event, Header, Leaving, Time};
use house::heart::OUTAGE;
use house::store::Store;
use house::timing::{BACK, GRACE, MORE, MORE_DAYS, Purse};
use house::{Denied, Live, Settings, Speed, Table, Tables, Terms, Wanted, Wish};
use table::Occupant;
use table::seating::{Back, No};
use trials::pg::shared;

use crate::stage::{
    bot, denied, join, kept_as_seen, leave, live, notes, person, play, postgres, quick, run, seat, soon,
    sqlite, undo, until, wanted,
};
use crate::story::{Node, told};

const MINUTE: Time = 60_000;
const DAY: Time = 24 * 60 * MINUTE;

/// Real time passes too while a test runs: so much is forgiven.
const SLACK: Time = 20_000;

fn live_game(seats: &[Occupant]) -> Wanted {
    timed(seats, Speed::Live { minutes: 10, seconds: 60 })
}

fn timed(seats: &[Occupant], speed: Speed) -> Wanted {
    Wanted { terms: Terms { speed, ..Terms::default() }, ..wanted(seats) }
}

/// Opens a table with the same cards each time: in some deals a decision without a choice comes in between.
async fn deal(tables: &Arc<Tables>, wanted: Wanted) -> Arc<Live> {
    let about = table::find(&wanted.game).unwrap().about();
    let header = Header {
        id: house::identity::random_id(10),
        rules: wanted.setup.rules(about),
        data: wanted.setup.data(about),
        game: wanted.game,
        setup: wanted.setup,
        seed: Seed::from_number(7),
        position: None,
        host: wanted.host,
        listed: wanted.listed,
        terms: wanted.terms,
        opened: tables.clock().now(),
    };
    tables.open_as(header, wanted.seats).await.unwrap()
}

/// Demands that somebody has about so much, and not more.
fn has(purse: Purse, bank: Time, free: Time) {
    let about = |is: Time, wanted: Time| is <= wanted && is > wanted - SLACK;
    assert!(about(purse.bank, bank) && about(purse.free, free), "{purse:?}, not {bank} and {free}");
}

fn mine(table: &Table) -> Wish {
    play(table, 0).unwrap()
}

async fn events(store: &Arc<dyn Store>, id: &str) -> Vec<Event> {
    store.load(id).await.unwrap().unwrap().events.into_iter().map(|stamped| stamped.event).collect()
}

/// How often a time ran out, and how often a bot took over because of it.
async fn ran_out(store: &Arc<dyn Store>, id: &str) -> (usize, usize) {
    let events = events(store, id).await;
    let count = |wanted: fn(&Event) -> bool| events.iter().filter(|event| wanted(event)).count();
    (
        count(|event| matches!(event, Event::OutOfTime { .. })),
        count(|event| matches!(event, Event::Left { why: Leaving::Time, .. })),
    )
}

/// Both nodes know the same version.
async fn both(here: &Live, there: &Live) -> Arc<Table> {
    loop {
        let version = here.look().table.version.max(there.look().table.version);
        let table = until(here, "the same", |table| table.version >= version).await;
        if until(there, "the same", |table| table.version >= version).await.version == table.version {
            return table;
        }
    }
}

#[test]
fn free_time_runs_first_and_is_given_anew_with_the_turn() {
    told(async |one, two| {
        let here = deal(&one.tables, live_game(&[person("ada"), person("bob")])).await;
        let there = live(&two.tables, &here.id).await;
        let table = here.look().table;
        assert_eq!(table.runs(), Some(seat(1)));
        one.clock.advance(25_000);
        has(table.purse_at(seat(1), one.clock.now()), 10 * MINUTE, 35_000);
        // The first decision takes a part of the free time; the next ones share the rest of it.
        let mut table = here.wish(mine(&table)).await.unwrap();
        has(table.clocks.purse(seat(1)), 10 * MINUTE, 35_000);
        let mut spent = 25_000;
        while table.turn() == Turn::Of(seat(1)) {
            one.clock.advance(60_000);
            spent += 60_000;
            table = here.wish(mine(&table)).await.unwrap();
        }
        let bank = 10 * MINUTE - (spent - 60_000).max(0);
        let free = (60_000 - spent).max(0);
        has(table.clocks.purse(seat(1)), bank, free);
        // Bob has all of his, and it runs now, on the other node as here.
        assert_eq!(table.clocks.purse(seat(2)), Purse { bank: 10 * MINUTE, free: 60_000 });
        assert_eq!(table.runs(), Some(seat(2)));
        let table = until(&there, "the same", |there| there.version == table.version).await;
        one.clock.advance(61_000);
        let mut table = there.wish(mine(&table)).await.unwrap();
        while table.turn() == Turn::Of(seat(2)) {
            table = there.wish(mine(&table)).await.unwrap();
        }
        has(table.clocks.purse(seat(2)), 10 * MINUTE - 1_000, 0);
        // Back at ada, who has her free time anew and not what was spent of the bank.
        assert_eq!(table.clocks.purse(seat(1)).free, 60_000);
        has(table.clocks.purse(seat(1)), bank, 60_000);
        one.holds(&here).await;
        two.holds(&there).await;
    });
}

#[test]
fn bots_have_no_clock_and_open_seats_stop_all() {
    told(async |one, _| {
        let here = deal(&one.tables, live_game(&[person("ada"), bot(), Occupant::Open])).await;
        assert_eq!((here.look().table.runs(), here.look().table.standing().due), (None, None));
        one.clock.advance(DAY);
        let table = here.wish(join("bob")).await.unwrap();
        assert_eq!(table.runs(), Some(seat(1)));
        assert_eq!(table.clocks.purse(seat(1)), Purse { bank: 10 * MINUTE, free: MINUTE });
        let mut table = table;
        while table.turn() == Turn::Of(seat(1)) {
            table = here.wish(mine(&table)).await.unwrap();
        }
        let table = until(&here, "bob's turn", |table| table.turn() == Turn::Of(seat(3))).await;
        assert_eq!(table.runs(), Some(seat(3)));
        // Nobody wrote down anything for the bot.
        let clocks = events(one.tables.store(), &here.id).await;
        assert!(!clocks.iter().any(|event| matches!(event, Event::Clock { seat: by, .. } if *by == seat(2))));
        // Where no time is counted nothing is written at all.
        let plain = one.tables.open(wanted(&[person("ada"), person("bob")])).await.unwrap();
        one.clock.advance(MINUTE);
        plain.wish(mine(&plain.look().table)).await.unwrap();
        let plain = events(one.tables.store(), &plain.id).await;
        assert!(!plain.iter().any(|event| matches!(event, Event::Clock { .. })));
        one.holds(&here).await;
    });
}

/// Both nodes notice at the same moment; it happens once. Then the others decide, or nobody does.
#[test]
fn a_time_runs_out_once_and_a_bot_plays_on() {
    told(async |one, two| {
        let here = deal(&one.tables, live_game(&[person("ada"), person("bob"), bot()])).await;
        let there = live(&two.tables, &here.id).await;
        one.clock.advance(11 * MINUTE + 1);
        let table = until(&there, "out of time", |table| table.clocks.out.is_some()).await;
        assert_eq!(table.clocks.out.map(|(who, _)| who), Some(seat(1)));
        assert_eq!((table.runs(), table.due_bot(), table.turn()), (None, None, Turn::Of(seat(1))));
        both(&here, &there).await;
        assert_eq!(ran_out(one.tables.store(), &here.id).await, (1, 0));
        assert_eq!(notes(&table), [(Some(1), "note-out-of-time")]);
        // Who is out of time can neither play nor give themselves more, and a stranger cannot either.
        assert_eq!(denied(here.wish(mine(&table)).await), Denied::OutOfTime);
        for by in ["ada", "cleo"] {
            let given = here.wish(Wish::Give { person: by.to_owned() }).await;
            assert_eq!(denied(given), Denied::No(No::NotYours), "{by}");
            let on = here.wish(Wish::PlayOn { person: by.to_owned() }).await;
            assert_eq!(denied(on), Denied::No(No::NotYours), "{by}");
        }
        // A minute passes: the bot of the table's level plays.
        one.clock.advance(GRACE);
        let table = until(&here, "the bot", |table| table.clocks.out.is_none()).await;
        assert!(matches!(&table.seating.seats()[0], Occupant::Away { id, bot, resigned: false, .. }
            if id == "ada" && bot == "novice"));
        assert!(table.clocks.is_over(seat(1)));
        until(&there, "bob's turn", |table| table.runs() == Some(seat(2))).await;
        assert_eq!(ran_out(two.tables.store(), &here.id).await, (1, 1));
        // She comes back, and has a minute at least and the free time of a turn.
        let table = here.wish(join("ada")).await.unwrap();
        assert_eq!(table.seating.seats()[0], person("ada"));
        assert!(!table.clocks.is_over(seat(1)));
        assert_eq!(table.clocks.purse(seat(1)), Purse { bank: BACK, free: MINUTE });
        // Once more: it is hers to lose again.
        let mut table = until(&there, "ada", |there| there.version >= table.version).await;
        while table.turn() != Turn::Of(seat(1)) {
            match play(&table, 0) {
                Some(wish) => drop(there.wish(wish).await.unwrap()),
                None => drop(until(&there, "the bot", |there| there.version > table.version).await),
            }
            table = there.look().table;
        }
        one.clock.advance(BACK + MINUTE + 1);
        until(&here, "out of time", |table| table.clocks.out.is_some()).await;
        both(&here, &there).await;
        assert_eq!(ran_out(one.tables.store(), &here.id).await, (2, 1));
        one.holds(&here).await;
        two.holds(&there).await;
    });
}

#[test]
fn the_others_give_more_or_let_a_bot_play_on() {
    told(async |one, two| {
        for (speed, given) in [
            (Speed::Live { minutes: 10, seconds: 60 }, Purse { bank: MORE, free: 0 }),
            (Speed::Days { days: 3 }, Purse { bank: 0, free: MORE_DAYS }),
        ] {
            let here = deal(&one.tables, timed(&[person("ada"), person("bob")], speed)).await;
            let there = live(&two.tables, &here.id).await;
            let give = Wish::Give { person: "bob".to_owned() };
            assert_eq!(denied(here.wish(give.clone()).await), Denied::No(No::Stale));
            one.clock.advance(speed.bank() + speed.free() + 1);
            let out = until(&there, "out of time", |table| table.clocks.out.is_some()).await;
            let table = there.wish(give.clone()).await.unwrap();
            assert_eq!((table.clocks.out, table.clocks.purse(seat(1))), (None, given));
            assert_eq!(table.runs(), Some(seat(1)));
            // Twice is once.
            assert_eq!(denied(here.wish(give).await), Denied::No(No::Stale));
            assert!(table.version > out.version);
            one.clock.advance(given.whole() + 1);
            until(&there, "out of time again", |table| table.clocks.out.is_some()).await;
            let table = there.wish(Wish::PlayOn { person: "bob".to_owned() }).await.unwrap();
            // There is no bot at the table: the usual one plays.
            assert!(matches!(&table.seating.seats()[0], Occupant::Away { bot, .. } if bot == "courtier"));
            assert_eq!(ran_out(one.tables.store(), &here.id).await, (2, 1));
            both(&here, &there).await;
            one.holds(&here).await;
        }
    });
}

/// Against bots there is nobody to ask: a bot plays at once, and the player may come back.
#[test]
fn alone_among_bots_nobody_is_asked() {
    told(async |one, _| {
        let here = deal(&one.tables, live_game(&[person("ada"), bot()])).await;
        one.clock.advance(11 * MINUTE + 1);
        let table = until(&here, "a bot", |table| table.clocks.is_over(seat(1))).await;
        assert_eq!(table.clocks.out, None);
        assert_eq!(ran_out(one.tables.store(), &here.id).await, (1, 1));
        here.wish(join("ada")).await.unwrap();
        // Who leaves while the time runs and comes back has what was left.
        let table = until(&here, "ada's turn", |table| table.runs() == Some(seat(1))).await;
        one.clock.advance(30_000);
        here.wish(leave("ada", "novice", false)).await.unwrap();
        let back = here.wish(join("ada")).await.unwrap();
        has(back.clocks.purse(seat(1)), table.clocks.purse(seat(1)).bank, 30_000);
        one.holds(&here).await;
    });
}

#[test]
fn taking_back_gives_no_time_back_and_a_held_turn_runs_on() {
    told(async |one, two| {
        let here = deal(&one.tables, live_game(&[person("ada"), person("bob")])).await;
        let there = live(&two.tables, &here.id).await;
        let table = here.look().table;
        let hold = |table: &Table| {
            let moves = table.seating.played().moves();
            let mv = moves.iter().find(|mv| mv.mv.starts_with("play")).unwrap().mv.clone();
            Wish::Play {
                person: "ada".into(),
                decision: table.seating.decision(),
                seat: seat(1),
                mv,
                hold: true,
            }
        };
        one.clock.advance(20_000);
        let table = here.wish(hold(&table)).await.unwrap();
        assert!(table.held.is_some() && table.runs() == Some(seat(1)));
        has(table.clocks.purse(seat(1)), 10 * MINUTE, 40_000);
        one.clock.advance(20_000);
        let table = here.wish(undo("ada", &table, Back::Step)).await.unwrap();
        has(table.clocks.purse(seat(1)), 10 * MINUTE, 20_000);
        // After the turn has passed: what was left of it is left, and no more.
        let table = here.wish(hold(&table)).await.unwrap();
        let end = Wish::EndTurn { person: "ada".into(), decision: table.seating.decision() };
        let table = here.wish(end).await.unwrap();
        assert_eq!(table.runs(), Some(seat(2)));
        one.clock.advance(5_000);
        let table = until(&there, "the same", |there| there.version == table.version).await;
        let table = there.wish(undo("ada", &table, Back::Step)).await.unwrap();
        has(table.clocks.purse(seat(1)), 10 * MINUTE, 20_000);
        assert_eq!(table.runs(), Some(seat(1)));
        // A held turn whose time is over has nothing left to decide: it just ends.
        let table = until(&here, "the same", |here| here.version == table.version).await;
        one.clock.advance(10 * MINUTE);
        let table = here.wish(hold(&table)).await.unwrap();
        assert!(table.clocks.purse(seat(1)).whole() < MINUTE, "{:?}", table.clocks.purse(seat(1)));
        one.clock.advance(MINUTE / 2);
        let after = |there: &Table| there.version > table.version && there.held.is_none();
        let table = until(&there, "its end", after).await;
        assert_eq!((table.runs(), table.clocks.out), (Some(seat(2)), None));
        one.holds(&here).await;
    });
}

#[test]
fn a_pause_needs_all_and_ends_by_one() {
    told(async |one, two| {
        let here = deal(&one.tables, live_game(&[person("ada"), person("bob"), bot()])).await;
        let there = live(&two.tables, &here.id).await;
        let (pause, no, on) = (
            |by: &str| Wish::Pause { person: by.to_owned() },
            |by: &str| Wish::NoPause { person: by.to_owned() },
            |by: &str| Wish::Resume { person: by.to_owned() },
        );
        assert_eq!(denied(here.wish(pause("cleo")).await), Denied::No(No::NotYours));
        let table = here.wish(pause("bob")).await.unwrap();
        assert_eq!((table.clocks.paused, table.runs()), (false, Some(seat(1))));
        // Wanting it twice does not make two; refused is refused.
        let version = here.wish(pause("bob")).await.unwrap().version;
        assert_eq!(version, table.version);
        let table = here.wish(no("ada")).await.unwrap();
        assert!(table.clocks.wants_pause.is_empty());
        here.wish(pause("bob")).await.unwrap();
        one.clock.advance(10_000);
        let paused = there.wish(pause("ada")).await.unwrap();
        assert!(paused.clocks.paused && paused.standing().due.is_none());
        has(paused.clocks.purse(seat(1)), 10 * MINUTE, 50_000);
        // Time stands, however long, over a restart too; and nobody plays.
        one.clock.advance(20 * DAY);
        assert_eq!(denied(there.wish(mine(&paused)).await), Denied::Paused);
        assert_eq!(denied(there.wish(on("cleo")).await), Denied::No(No::NotYours));
        both(&here, &there).await;
        let table = here.wish(on("bob")).await.unwrap();
        assert_eq!((table.clocks.paused, table.runs()), (false, Some(seat(1))));
        assert_eq!(table.clocks.purse(seat(1)), paused.clocks.purse(seat(1)));
        assert_eq!(
            notes(&table).into_iter().map(|(_, note)| note).collect::<Vec<_>>(),
            [
                "note-pause-wanted",
                "note-pause-refused",
                "note-pause-wanted",
                "note-pause-wanted",
                "note-paused",
                "note-resumed"
            ]
        );
        // A bot's turn waits for the end of a pause as well.
        let alone = deal(&one.tables, live_game(&[person("ada"), bot()])).await;
        let table = alone.wish(pause("ada")).await.unwrap();
        assert!(table.clocks.paused);
        assert_eq!(alone.wish(on("ada")).await.unwrap().runs(), Some(seat(1)));
        // Where no time is counted there is nothing to pause.
        let plain = one.tables.open(wanted(&[person("ada"), person("bob")])).await.unwrap();
        assert_eq!(denied(plain.wish(pause("ada")).await), Denied::No(No::NotStarted));
        one.holds(&here).await;
    });
}

/// A table by correspondence is in nobody's memory when its time is over.
#[test]
fn days_pass_while_nobody_looks() {
    let quick = || Settings { idle: Duration::from_millis(50), ..quick() };
    let story = async |one: Node, two: Node| {
        let opened = deal(&one.tables, timed(&[person("ada"), person("bob")], Speed::Days { days: 2 })).await;
        let id = opened.id.clone();
        drop(opened);
        one.clock.advance(2 * DAY - 10 * MINUTE);
        soon("nobody remembers it", async || one.tables.in_memory() == 0).await;
        assert_eq!(ran_out(one.tables.store(), &id).await, (0, 0));
        one.clock.advance(11 * MINUTE);
        soon("the time to run out", async || ran_out(one.tables.store(), &id).await == (1, 0)).await;
        one.clock.advance(2 * GRACE);
        soon("the bot", async || ran_out(one.tables.store(), &id).await == (1, 1)).await;
        // The whole turn's time for bob, who finds the table when he comes.
        let there = live(&two.tables, &id).await;
        let table = until(&there, "bob's turn", |table| table.runs() == Some(seat(2))).await;
        assert_eq!(table.clocks.purse(seat(2)), Purse { bank: 0, free: 2 * DAY });
        let table = there.wish(join("ada")).await.unwrap();
        assert_eq!(table.clocks.purse(seat(1)), Purse { bank: 0, free: 2 * DAY });
        tokio::time::sleep(Duration::from_millis(500)).await;
        assert_eq!(ran_out(two.tables.store(), &id).await, (1, 1));
        kept_as_seen(two.tables.store(), &there).await;
    };
    let (_folder, store) = sqlite();
    run(async {
        let settings = quick();
        let node = Node { tables: Tables::new(store, &settings), clock: settings.clock };
        story(node.clone(), node).await;
    });
    let url = shared().database("days");
    run(async {
        let settings = quick();
        let node = async || Node {
            tables: Tables::new(postgres(&url).await, &settings),
            clock: settings.clock.clone(),
        };
        story(node().await, node().await).await;
    });
}

/// While the house is down all clocks stand, and it is counted once, however many nodes open again.
#[test]
fn clocks_stand_while_the_house_is_down() {
    let (_folder, store) = sqlite();
    run(async {
        let settings = quick();
        let node = async || Tables::new(store.clone(), &settings);
        down(&settings, node().await, node, 1).await;
    });
    let url = shared().database("down");
    run(async {
        let settings = quick();
        let node = async || Tables::new(postgres(&url).await, &settings);
        down(&settings, node().await, node, 3).await;
    });
}

async fn down(settings: &Settings, first: Arc<Tables>, node: impl AsyncFn() -> Arc<Tables>, nodes: usize) {
    let clock = &settings.clock;
    let opened = deal(&first, live_game(&[person("ada"), person("bob")])).await;
    let days = first.open(timed(&[person("ada"), person("bob")], Speed::Days { days: 1 })).await.unwrap();
    let (id, other) = (opened.id.clone(), days.id.clone());
    clock.advance(5 * MINUTE);
    let table = opened.wish(mine(&opened.look().table)).await.unwrap();
    let (mover, left) = (table.runs().unwrap(), table.clocks.purse(table.runs().unwrap()));
    clock.advance(2 * MINUTE);
    let outages = first.store().clocks().beat(clock.pulse(), OUTAGE).await.unwrap();
    first.close();
    drop((opened, days, first));
    // Much longer than anybody has left.
    clock.close_for(20 * DAY);
    let mut all = Vec::new();
    for _ in 0..nodes {
        all.push(node().await);
    }
    let last = all.last().unwrap();
    let here = live(last, &id).await;
    soon("the outage to be known", async || here.look().table.clocks.stood >= 20 * DAY).await;
    let table = here.look().table;
    let purse = table.purse_at(mover, clock.now());
    let spent = left.after(2 * MINUTE);
    has(purse, spent.bank, spent.free);
    assert_eq!((table.clocks.out, table.runs()), (None, Some(mover)));
    // Once, whoever looks, and at every table.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let now = last.store().clocks().beat(clock.pulse(), OUTAGE).await.unwrap();
    assert!((20 * DAY..20 * DAY + SLACK).contains(&(now - outages)), "{now} {outages}");
    for id in [&id, &other] {
        let (_, stood) = last.store().clocks().stood(id).await.unwrap().unwrap();
        assert_eq!(stood, now - outages);
        let there = live(last, id).await;
        kept_as_seen(last.store(), &there).await;
        assert_eq!(ran_out(last.store(), id).await, (0, 0));
    }
    // A rename is nothing that happens at the table: it costs nobody the time of the outage.
    last.call("ada", "Livia", None).await.unwrap();
    let table = here.look().table;
    assert!(table.seating.seats().iter().any(|seat| format!("{seat:?}").contains("Livia")));
    has(table.purse_at(mover, clock.now()), spent.bank, spent.free);
    assert_eq!(last.store().clocks().stood(&id).await.unwrap().unwrap(), (table.version, now - outages));
    kept_as_seen(last.store(), &here).await;
    // The next event begins anew.
    let table = here.wish(mine(&table)).await.unwrap();
    assert_eq!(table.clocks.stood, 0);
    assert_eq!(last.store().clocks().stood(&id).await.unwrap().unwrap(), (table.version, 0));
    // The decision may have come back at once, with new free time.
    has(Purse { free: spent.free, ..table.clocks.purse(mover) }, spent.bank, spent.free);
    // And then the time runs out all the same, once.
    clock.advance(2 * DAY);
    for id in [&id, &other] {
        soon("the time to run out", async || ran_out(last.store(), id).await == (1, 0)).await;
    }
    clock.advance(2 * GRACE);
    for id in [&id, &other] {
        soon("the bot", async || ran_out(last.store(), id).await == (1, 1)).await;
    }
}

/// Many tables, three nodes that all have them in memory, and one moment at which every time is over.
#[test]
fn times_run_out_once_across_nodes() {
    let url = shared().database("once");
    run(async {
        let settings = quick();
        let mut nodes = Vec::new();
        for _ in 0..3 {
            nodes.push(Tables::new(postgres(&url).await, &settings));
        }
        let mut ids = Vec::new();
        for n in 0..20 {
            let opened = nodes[n % 3].open(live_game(&[person("ada"), person("bob"), bot()])).await.unwrap();
            ids.push(opened.id.clone());
        }
        let mut held = Vec::new();
        for tables in &nodes {
            for id in &ids {
                held.push(live(tables, id).await);
            }
        }
        settings.clock.advance(11 * MINUTE + 1);
        for live in &held {
            until(live, "out of time", |table| table.clocks.out.is_some()).await;
        }
        settings.clock.advance(GRACE);
        for live in &held {
            until(live, "a bot", |table| table.clocks.is_over(seat(1))).await;
        }
        for id in &ids {
            assert_eq!(ran_out(nodes[0].store(), id).await, (1, 1));
        }
    });
}
