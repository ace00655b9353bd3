//! Tables that the first program left come back to life, and are played on.

use std::path::Path;

use house::event::Ending;
use house::store::sqlite::Sqlite;
use house::store::{Store as _, Which};
use house::{Tables, Wish};
use table::Occupant;

use crate::stage::{kept_as_seen, live, play, quick, run, until};

#[test]
fn tables_of_the_first_program_are_played_on() {
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/first");
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("boards")).unwrap();
    for file in ["palatine.sqlite", "boards/mine.toml"] {
        std::fs::copy(from.join(file), folder.path().join(file)).unwrap();
    }
    run(async {
        let store = std::sync::Arc::new(Sqlite::open(folder.path()).unwrap());
        let tables = Tables::new(store.clone(), &quick());
        tables.add_boards(&folder.path().join("boards")).await.unwrap();
        let ids = ids(folder.path());
        assert_eq!(ids.len(), 8);
        let (mut on, mut over) = (0, 0);
        for id in ids {
            let live = live(&tables, &id).await;
            let table = kept_as_seen(tables.store(), &live).await;
            if table.ended == Some(Ending::Finished) {
                over += 1;
                continue;
            }
            // Who comes takes the open seats, and the host gives the rest to bots.
            let fill = Wish::Fill { person: table.header.host.clone(), bot: "novice".to_owned() };
            live.wish(fill).await.unwrap();
            let host = table.header.host.clone();
            let wants = |table: &house::Table| play(table, 0).is_some() || table.ended.is_some();
            for n in 0..3 {
                let table = until(&live, "somebody's turn", wants).await;
                let Some(wish) = play(&table, n) else { break };
                let after = live.wish(wish).await.unwrap();
                assert!(after.seating.decision() > table.seating.decision());
            }
            on += 1;
            kept_as_seen(tables.store(), &live).await;
            let sits = |seat: &Occupant| seat.belongs_to(&host);
            if live.look().table.seating.seats().iter().any(sits) && live.look().table.ended.is_none() {
                let mine = store.mine(&host, Which::Running, 100).await.unwrap();
                assert!(mine.iter().any(|row| row.id == id));
            }
        }
        assert!(on > 0 && over > 0, "{on} played on, {over} over");
    });
}

fn ids(folder: &Path) -> Vec<String> {
    let file = rusqlite::Connection::open(folder.join("palatine.sqlite")).unwrap();
    let mut ids = file.prepare("select id from tables order by id").unwrap();
    let ids = ids.query_map([], |row| row.get(0)).unwrap();
    ids.map(Result::unwrap).collect()
}
