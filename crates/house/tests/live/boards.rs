//! Board files of one's own: one node has the file, another opens a table on it. A node is a process here, because the shelf
//! of a game is one for the whole process.

use std::process::Command;

use game::Spec;
use house::{Tables, Wanted};
use trials::pg::shared;

use crate::stage::{kept_as_seen, live, person, play, postgres, quick, run};

const URL: &str = "PALATINE_TEST_NODE";

#[test]
fn a_board_of_one_node_is_played_on_another() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/first/boards");
    let url = shared().database("boards");
    run(async {
        let tables = Tables::new(postgres(&url).await, &quick());
        tables.add_boards(&folder).await.unwrap();
        let kept = tables.store().boards().await.unwrap();
        assert_eq!(kept.len(), 1);
        let board = table::boards::check(&kept[0].text).ok().unwrap();
        let game = board.game.about();
        let setup = Spec { board: Some(kept[0].data.clone()), ..Spec::new(*game.seats.start()) };
        let seats: Vec<_> =
            ["ada", "bob", "cleo", "dido"].into_iter().take(setup.seats).map(person).collect();
        let wanted = Wanted {
            game: game.id.to_owned(),
            setup,
            host: "ada".to_owned(),
            listed: false,
            terms: house::Terms::default(),
            seats,
        };
        let here = tables.open(wanted).await.unwrap();
        let version = here.look().table.version;
        let other = Command::new(std::env::current_exe().unwrap())
            .args(["--ignored", "--exact", "boards::another_node", "--nocapture"])
            .env(URL, format!("{url} {}", here.id))
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&other.stdout);
        assert!(
            other.status.success() && said.contains("1 passed"),
            "{said}{}",
            String::from_utf8_lossy(&other.stderr)
        );
        crate::stage::until(&here, "the other node's move", |table| table.version > version).await;
        kept_as_seen(tables.store(), &here).await;
    });
}

/// The other node of the test above: not a test by itself.
#[test]
#[ignore = "started by the test above"]
fn another_node() {
    let Ok(said) = std::env::var(URL) else { return };
    let (url, id) = said.split_once(' ').unwrap();
    run(async {
        let tables = Tables::new(postgres(url).await, &quick());
        // Its own folder is empty, or there is none.
        tables.store().boards().await.unwrap();
        let there = live(&tables, id).await;
        there.wish(play(&there.look().table, 0).unwrap()).await.unwrap();
        kept_as_seen(tables.store(), &there).await;
    });
}
