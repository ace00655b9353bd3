//! What the tests of live tables share: a house on a store, people with wishes, and what must hold of every table.

use std::future::Future;
use std::sync::{Arc, Once};
use std::time::{Duration, Instant};

use game::{Seat, Spec, Turn};
use house::event::Stamped;
use house::store::postgres::Postgres;
use house::store::sqlite::Sqlite;
use house::store::{Store, Which};
use house::{Denied, Found, Line, Live, Settings, Table, Tables, Wanted, Wish};
use table::Occupant;
use table::face::face;
use table::seating::Back;
use toy::{SOUND, Toy};

/// What has not happened by then never will. It only keeps a failing test from hanging.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// Adds the toy, whose games are short, before anybody asks for a game.
pub(crate) fn add_toy() {
    static ADDED: Once = Once::new();
    ADDED.call_once(|| table::registry::add(face::<Toy<SOUND>>()).unwrap());
}

/// Runs to its end on threads of its own.
pub(crate) fn run<T>(work: impl Future<Output = T>) -> T {
    add_toy();
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap().block_on(work)
}

/// Bots move at once, and everything that comes by itself comes soon.
pub(crate) fn quick() -> Settings {
    Settings { bot_pause: Duration::ZERO, sweep: Duration::from_millis(200), ..Settings::default() }
}

/// A store in a folder of its own.
pub(crate) fn sqlite() -> (tempfile::TempDir, Arc<dyn Store>) {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(folder.path()).unwrap();
    (folder, Arc::new(store))
}

/// A store on a database, as every node has its own.
pub(crate) async fn postgres(url: &str) -> Arc<dyn Store> {
    Arc::new(Postgres::open(url).await.unwrap())
}

pub(crate) fn seat(number: u64) -> Seat {
    Seat::from_number(number).unwrap()
}

pub(crate) fn person(id: &str) -> Occupant {
    Occupant::Person { id: id.to_owned(), name: format!("{id} the Great") }
}

pub(crate) fn bot() -> Occupant {
    Occupant::Bot { bot: "novice".to_owned() }
}

/// What ada asks for when she opens a table of the toy.
pub(crate) fn wanted(seats: &[Occupant]) -> Wanted {
    wanted_of("toy", seats)
}

pub(crate) fn wanted_of(game: &str, seats: &[Occupant]) -> Wanted {
    Wanted {
        game: game.to_owned(),
        setup: Spec::new(seats.len()),
        host: "ada".to_owned(),
        listed: true,
        terms: house::Terms::default(),
        seats: seats.to_vec(),
    }
}

/// A table that can be played.
pub(crate) async fn live(tables: &Arc<Tables>, id: &str) -> Arc<Live> {
    match tables.find(id).await {
        Ok(Found::Live(live)) => live,
        Ok(Found::Shut(shut)) => panic!("{id} is shut: {:?}", shut.why),
        Err(denied) => panic!("{id}: {denied:?}"),
    }
}

// ---- Wishes

pub(crate) fn join(person: &str) -> Wish {
    Wish::Join { person: person.to_owned(), name: format!("{person} the Great") }
}

pub(crate) fn fill(person: &str) -> Wish {
    Wish::Fill { person: person.to_owned(), bot: "novice".to_owned() }
}

pub(crate) fn leave(person: &str, bot: &str, resign: bool) -> Wish {
    Wish::Leave { person: person.to_owned(), bot: bot.to_owned(), resign }
}

pub(crate) fn undo(person: &str, table: &Table, back: Back) -> Wish {
    Wish::Undo { person: person.to_owned(), decision: table.seating.decision(), back }
}

/// The `n`th legal move of a table, by the person whose turn it is.
pub(crate) fn play(table: &Table, n: usize) -> Option<Wish> {
    let Turn::Of(seat) = table.turn() else { return None };
    let (Occupant::Person { id, .. } | Occupant::Here { id, .. }) =
        table.seating.seats().get(seat.index())?
    else {
        return None;
    };
    let moves = table.seating.played().moves();
    let mv = moves.get(n % moves.len().max(1))?.mv.clone();
    Some(Wish::Play { person: id.clone(), decision: table.seating.decision(), seat, mv, hold: false })
}

/// Waits until a table looks as wanted.
pub(crate) async fn until(live: &Live, what: &str, wanted: impl Fn(&Table) -> bool) -> Arc<Table> {
    let mut changes = live.changes();
    let waited = tokio::time::timeout(PATIENCE, changes.wait_for(|seen| wanted(&seen.table))).await;
    let Ok(Ok(seen)) = waited else {
        let table = live.look().table;
        panic!("in vain waiting for: {what}; version {}, {:?}", table.version, table.seating.seats());
    };
    seen.table.clone()
}

/// Waits until something holds.
pub(crate) async fn soon(what: &str, holds: impl AsyncFn() -> bool) {
    let began = Instant::now();
    while !holds().await {
        assert!(began.elapsed() < PATIENCE, "in vain waiting for: {what}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Plays the first move of everybody whose turn it is until the game is over.
pub(crate) async fn play_out(live: &Live) -> Arc<Table> {
    loop {
        let table =
            until(live, "somebody's turn", |table| play(table, 0).is_some() || table.ended.is_some()).await;
        let Some(wish) = play(&table, table.seating.decision()) else { return table };
        match live.wish(wish).await {
            Ok(_) => {}
            Err(denied) => panic!("{denied:?}"),
        }
    }
}

/// The notes of a table's log, whom they are about and what they say.
pub(crate) fn notes(table: &Table) -> Vec<(Option<u64>, &'static str)> {
    let notes = table.lines.iter().filter_map(|told| match told.line {
        Line::Note { seat, told } => Some((seat.map(|seat| seat.index() as u64 + 1), told)),
        Line::Decision(_) => None,
    });
    notes.collect()
}

// ---- What must hold of every table

/// Demands that the versions of a log have no gap.
pub(crate) fn gapless(events: &[Stamped]) {
    let versions: Vec<u64> = events.iter().map(|stamped| stamped.version).collect();
    assert_eq!(versions, (1..=events.len() as u64).collect::<Vec<_>>());
}

/// Demands that two tables are the same.
pub(crate) fn same(one: &Table, other: &Table) {
    assert_eq!(one.version, other.version);
    assert_eq!(one.header, other.header);
    assert_eq!(one.changed, other.changed, "{}", one.header.id);
    assert_eq!(one.seating.played().log(), other.seating.played().log());
    assert_eq!(one.seating.seats(), other.seating.seats());
    assert_eq!((one.ended, &one.rematch), (other.ended, &other.rematch));
    assert_eq!((one.held, one.may_slip()), (other.held, other.may_slip()));
    assert_eq!(one.clocks, other.clocks);
    assert_eq!(one.lines, other.lines);
    assert_eq!(one.past(), other.past());
    assert_eq!(one.standing(), other.standing());
}

/// Demands that a table in memory is what comes of its kept events, and that the lists tell of it as it stands.
pub(crate) async fn kept_as_seen(store: &Arc<dyn Store>, live: &Live) -> Arc<Table> {
    let began = Instant::now();
    loop {
        let seen = live.look().table;
        let kept = store.load(&live.id).await.unwrap().unwrap();
        gapless(&kept.events);
        // A bot may have moved since, and the move of another node may be on its way.
        if kept.events.len() as u64 != seen.version || live.look().table.version != seen.version {
            assert!(began.elapsed() < PATIENCE, "memory {}, kept {}", seen.version, kept.events.len());
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        }
        let Ok(folded) = Table::fold(kept) else { panic!("{} does not fold", live.id) };
        same(&folded, &seen);
        if listed_as_seen(store, &seen).await {
            return seen;
        }
        let told = store.mine(&seen.header.host, Which::Running, 1000).await.unwrap();
        assert!(began.elapsed() < PATIENCE / 3, "{:?} is listed as {told:?}", seen.standing());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Whether the lists tell of a table as it stands.
async fn listed_as_seen(store: &Arc<dyn Store>, table: &Table) -> bool {
    let right = |row: &house::store::Row| {
        row.standing == table.standing()
            && row.seats == table.seating.seats()
            && (row.changed, row.opened) == (table.changed, table.header.opened)
            && row.game == table.header.game
    };
    let mut right_everywhere = true;
    for occupant in table.seating.seats() {
        let (id, resigned) = match occupant {
            Occupant::Person { id, .. } | Occupant::Here { id, .. } => (id, false),
            Occupant::Away { id, resigned, .. } => (id, *resigned),
            Occupant::Bot { .. } | Occupant::Open => continue,
        };
        let (running, over) = (
            store.mine(id, Which::Running, 1000).await.unwrap(),
            store.mine(id, Which::Over, 1000).await.unwrap(),
        );
        // Who has resigned from a table that goes on has it in neither list.
        let in_list = |list: &[house::store::Row], wanted: bool| {
            let row = list.iter().find(|row| row.id == table.header.id);
            row.is_some() == wanted && row.is_none_or(right)
        };
        right_everywhere &= in_list(&running, table.ended.is_none() && !resigned);
        right_everywhere &= in_list(&over, table.ended.is_some());
    }
    let listed = store.listed(1000).await.unwrap();
    let row = listed.iter().find(|row| row.id == table.header.id);
    right_everywhere && row.is_some() == (table.header.listed && table.is_open()) && row.is_none_or(right)
}

/// What a denied wish was denied for.
pub(crate) fn denied<T>(answer: Result<T, Denied>) -> Denied {
    match answer {
        Ok(_) => panic!("it was granted"),
        Err(denied) => denied,
    }
}
