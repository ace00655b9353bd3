//! Files that older programs wrote.

use std::path::Path;

use house::event::{Ending, Event};
use house::store::sqlite::Sqlite;
use house::store::{Store, Which};
use rusqlite::Connection;
use table::Occupant;

use crate::samples::{gapless, plain, run};

/// A copy of a data folder as the first program left it: see `fixtures/first`.
fn first() -> tempfile::TempDir {
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/first");
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("boards")).unwrap();
    for file in ["palatine.sqlite", "boards/mine.toml"] {
        std::fs::copy(from.join(file), folder.path().join(file)).unwrap();
    }
    folder
}

struct Old {
    id: String,
    game: String,
    setup: String,
    seed: String,
    host: String,
    listed: bool,
    seats: Vec<Occupant>,
    over: bool,
    rematch: Option<String>,
    opened: i64,
    log: Vec<Event>,
}

fn old_tables(folder: &Path) -> (Vec<Old>, Vec<u8>, Vec<(String, String)>) {
    let file = Connection::open(folder.join("palatine.sqlite")).unwrap();
    let mut query = file
        .prepare("select id, game, setup, seed, host, listed, seats, over, rematch, opened from tables")
        .unwrap();
    let tables = query
        .query_map([], |row| {
            let id: String = row.get(0)?;
            let mut log =
                file.prepare("select seat, move, forced from log where table_id = ?1 order by number")?;
            let log = log.query_map([&id], |row| {
                let seat = game::Seat::from_number(row.get::<_, i64>(0)? as u64).unwrap();
                Ok(Event::Played { seat, mv: row.get(1)?, forced: row.get(2)? })
            })?;
            Ok(Old {
                log: log.map(Result::unwrap).collect(),
                id,
                game: row.get(1)?,
                setup: row.get(2)?,
                seed: row.get(3)?,
                host: row.get(4)?,
                listed: row.get(5)?,
                seats: serde_json::from_str(&row.get::<_, String>(6)?).unwrap(),
                over: row.get(7)?,
                rematch: row.get(8)?,
                opened: row.get(9)?,
            })
        })
        .unwrap();
    let secret = file.query_row("select value from meta where key = 'secret'", [], |row| row.get(0)).unwrap();
    let mut people = file.prepare("select id, name from people").unwrap();
    let people = people.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    let people = people.map(Result::unwrap).collect();
    (tables.map(Result::unwrap).collect(), secret, people)
}

#[test]
fn tables_of_the_first_version_become_events() {
    let folder = first();
    let (tables, secret, people) = old_tables(folder.path());
    assert_eq!((tables.len(), people.len()), (8, 2));
    // Twice: the second time there is nothing to do.
    for _ in 0..2 {
        run(async {
            let store = Sqlite::open(folder.path()).unwrap();
            assert_eq!(store.secret().await.unwrap().to_vec(), secret);
            for (id, name) in &people {
                let met = store.people().meet(id, None).await.unwrap().unwrap();
                assert_eq!(&met.profile.name, name);
                assert_eq!(met.profile.public.len(), 12, "a public id came with the step");
            }
            for old in &tables {
                same(&store, old).await;
            }
        });
    }
}

async fn same(store: &Sqlite, old: &Old) {
    let kept = store.load(&old.id).await.unwrap().unwrap();
    let header = &kept.header;
    assert_eq!((&header.game, &header.host, header.listed), (&old.game, &old.host, old.listed));
    assert_eq!(
        (serde_json::to_string(&header.setup).unwrap(), header.seed.to_string()),
        (old.setup.clone(), old.seed.clone())
    );
    assert_eq!((header.opened, header.rules), (old.opened * 1000, 1));
    // The facts are the board's own, or those that came with the program that wrote the file.
    let facts = match old.game.as_str() {
        "great-wall" => "sha256:1dc5eb906138e262e5209d8e0ed8935386157ce9ac67e7761be44b88b4cb0b99",
        "emperor" => "sha256:c7219f2e6b94287081de7c07a23e163d854a24acfbd6af60842859d8d51cf3b6",
        "justinian" => "sha256:a88cc08c415ac22aee1dffc5e8146bc028e03db7c2e9e715e9648840583cfc02",
        _ => "sha256:3d53691deb664aa07db05f6b6bf46e20b83b57cb598243db61d633166f42e79b",
    };
    assert_eq!(header.data, header.setup.board.as_deref().unwrap_or(facts));

    gapless(&kept.events);
    assert!(kept.events.iter().all(|stamped| stamped.at == header.opened && stamped.mark == 0));
    let mut expected = vec![Event::Opened { seats: old.seats.clone() }];
    expected.extend(old.log.iter().cloned());
    if old.over {
        expected.push(Event::Ended { how: Ending::Finished });
    }
    if let Some(table) = &old.rematch {
        expected.push(Event::Rematch { table: table.clone() });
    }
    let events: Vec<Event> = kept.events.into_iter().map(|stamped| stamped.event).collect();
    assert_eq!(events, expected);

    // How it stands is what comes of playing it.
    let game = table::find(&old.game).unwrap();
    let setup = header.setup.clone().under(game.about(), header.rules);
    let mut played = game.deal(&setup, header.seed).ok().unwrap();
    for event in &old.log {
        let Event::Played { seat, mv, .. } = event else { continue };
        played.play(*seat, mv).unwrap();
    }
    let which = if old.over { Which::Over } else { Which::Running };
    let rows = store.mine(&old.host, which, 100).await.unwrap();
    let row = rows.iter().find(|row| row.id == old.id).unwrap();
    assert_eq!(row.seats, old.seats);
    let open = old.seats.contains(&Occupant::Open);
    let standing = &row.standing;
    assert_eq!((standing.open, &standing.rematch), (open, &old.rematch));
    let turn = if open { None } else { played.turn().seat() };
    assert_eq!(standing.turn, turn);
    let bot = turn.is_some_and(|seat| matches!(old.seats[seat.index()], Occupant::Bot { .. }));
    assert_eq!(standing.bot, bot);
    assert_eq!(standing.ended, old.over.then(|| (Ending::Finished, played.scores().totals())));
}

#[test]
fn a_table_whose_board_is_gone_keeps_its_events() {
    let folder = first();
    let file = Connection::open(folder.path().join("palatine.sqlite")).unwrap();
    let nowhere =
        r#"{"seats":3,"board":"sha256:0000000000000000000000000000000000000000000000000000000000000000"}"#;
    let changed = file.execute("update tables set setup = ?1 where setup like '%board%'", [nowhere]).unwrap();
    assert_eq!(changed, 1);
    drop(file);
    let (tables, ..) = old_tables(folder.path());
    let old = tables.iter().find(|old| old.setup == nowhere).unwrap();
    run(async {
        let store = Sqlite::open(folder.path()).unwrap();
        let kept = store.load(&old.id).await.unwrap().unwrap();
        assert_eq!(kept.events.len(), old.log.len() + 1);
        let rows = store.mine(&old.host, Which::Running, 100).await.unwrap();
        let row = rows.iter().find(|row| row.id == old.id).unwrap();
        assert_eq!((row.standing.turn, row.standing.bot), (None, false));
    });
}

#[test]
fn a_newer_file_is_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    drop(Sqlite::open(folder.path()).unwrap());
    let file = Connection::open(folder.path().join("palatine.sqlite")).unwrap();
    file.pragma_update(None, "user_version", 99).unwrap();
    drop(file);
    let error = Sqlite::open(folder.path()).err().unwrap().to_string();
    assert!(error.contains("newer program (version 99"), "{error}");
    assert_eq!(error.lines().count(), 1);
}

#[test]
fn a_step_that_fails_changes_nothing() {
    let folder = first();
    let file = Connection::open(folder.path().join("palatine.sqlite")).unwrap();
    file.execute("update tables set seats = 'nonsense' where game = 'zhanguo'", []).unwrap();
    drop(file);
    let error = Sqlite::open(folder.path()).err().unwrap().to_string();
    assert!(error.contains("f954ae3b7ef97f1d92e3") && error.lines().count() == 1, "{error}");
    // The file is as it was: mended, it opens.
    let file = Connection::open(folder.path().join("palatine.sqlite")).unwrap();
    file.execute("update tables set seats = '[{\"kind\":\"open\"}]' where game = 'zhanguo'", []).unwrap();
    drop(file);
    let store = Sqlite::open(folder.path()).unwrap();
    run(store.open(plain("new"))).unwrap();
}
