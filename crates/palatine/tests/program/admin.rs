//! The host's desk: what it prints, what it changes, and how it says what is wrong.

use std::path::Path;
use std::sync::Arc;

use crate::common::{finish, palatine};
use house::store::people::{First, Keep, Report};
use house::store::sqlite::Sqlite;
use house::{Store, Tables, Wanted};
use table::Occupant;

/// Runs the desk on a folder: code, output, and what it complains of.
fn desk(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    let mut command = palatine();
    command.arg("admin").args(arguments).arg("--data").arg(folder).env_remove("PALATINE_STORE");
    let ran = finish(&mut command);
    (ran.code.unwrap(), ran.out, ran.err)
}

/// A house with a table of two people, of whom Livia has an account; gives the table.
async fn house(store: &Arc<dyn Store>) -> String {
    let people = store.people();
    for (id, public, name) in [("id-livia", "pub-livia", "Livia"), ("id-bob", "pub-bob", "Bob")] {
        let first = First {
            person: id.to_owned(),
            public: public.to_owned(),
            name: name.to_owned(),
            at: 1_800_000_000_000,
        };
        people.enter(first).await.unwrap();
    }
    let keep = Keep {
        person: "id-livia".to_owned(),
        name: "Livia".to_owned(),
        skeleton: house::names::skeleton("Livia"),
        password: Some("the hash".to_owned()),
        recovery: None,
        at: 1_800_000_000_000,
    };
    people.keep(keep).await.unwrap();
    let person = |id: &str, name: &str| Occupant::Person { id: id.to_owned(), name: name.to_owned() };
    let tables = Tables::new(store.clone(), &house::Settings::default());
    let wanted = Wanted {
        game: "great-wall".to_owned(),
        setup: game::Spec::new(2),
        host: "id-livia".to_owned(),
        listed: true,
        terms: house::Terms::default(),
        seats: vec![person("id-livia", "Livia"), person("id-bob", "Bob")],
    };
    let id = tables.open(wanted).await.unwrap().id.clone();
    let report = Report {
        id: 0,
        at: 1_800_000_000_000,
        by: "id-livia".to_owned(),
        about: "id-bob".to_owned(),
        table: Some(id.clone()),
        message: None,
        text: "Bob".to_owned(),
        why: "rude\u{1b}[31m\nand red".to_owned(),
    };
    people.report(report).await.unwrap();
    tables.close();
    id
}

#[test]
fn the_desk_lists_bans_closes_and_inspects_while_the_house_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(at).unwrap());
    let table = runtime.block_on(house(&store));
    let person = |id: &'static str| runtime.block_on(store.people().meet(id, None)).unwrap().unwrap().profile;

    let (code, out, err) = desk(at, &["people"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(
        out.contains("pub-livia")
            && out.contains("account")
            && out.contains("guest")
            && out.contains("2 people"),
        "{out}"
    );
    assert!(!out.contains("id-livia"), "ids are nobody's business: {out}");
    assert!(desk(at, &["people", "bo"]).1.contains("One person"));
    let (_, out, _) = desk(at, &["tables"]);
    assert!(out.contains(&table) && out.contains("Livia, Bob") && out.contains("runs"), "{out}");
    assert!(desk(at, &["tables", "--over"]).1.contains("0 tables"));
    assert!(desk(at, &["tables", "--person", "LIVIA"]).1.contains(&table));

    assert_eq!(desk(at, &["ban", "pub-bob", "--why", "rude"]).0, 0);
    assert_eq!(person("id-bob").banned.unwrap().1, "rude");
    assert!(desk(at, &["people"]).1.contains("banned on"));
    assert_eq!(desk(at, &["unban", "pub-bob"]).0, 0);
    assert_eq!(person("id-bob").banned, None);

    assert!(desk(at, &["words"]).1.contains("palatine"), "those that hold by themselves");
    assert!(desk(at, &["words", "foo", "bär"]).1.contains("2 words"));
    assert_eq!(runtime.block_on(store.people().words()).unwrap().unwrap(), ["foo", "bär"]);
    assert!(desk(at, &["words", "--none"]).1.contains("Every name"));

    let (_, out, _) = desk(at, &["reports"]);
    assert!(out.contains("Bob (pub-bob)") && out.contains("by Livia") && out.contains(&table), "{out}");
    assert!(!out.contains('\u{1b}') && out.lines().count() == 3, "nothing commands the terminal: {out:?}");
    assert!(desk(at, &["reports", "--settle", "1"]).1.contains("settled"));
    assert!(desk(at, &["reports"]).1.contains("No report"));

    let (_, out, _) = desk(at, &["data", "Livia"]);
    let told: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(told["profile"]["name"], "Livia");
    assert_eq!(told["tables"][0]["table"], table.as_str());
    assert!(!out.contains("the hash") && !out.contains("id-"), "{out}");

    let (code, out, _) = desk(at, &["check"]);
    assert_eq!(code, 0);
    assert!(out.contains("1 tables with") && out.contains("0 broken"), "{out}");
    assert_eq!(desk(at, &["close", &table]).0, 0);
    assert!(runtime.block_on(store.load(&table)).unwrap().unwrap().events.len() > 1);
    let (code, _, err) = desk(at, &["close", &table]);
    assert!(code == 2 && err.contains("over already") && err.lines().count() == 1, "{err}");
    // A log that is damaged is found, and told by the code.
    let file = rusqlite::Connection::open(at.join("palatine.sqlite")).unwrap();
    file.execute("delete from events where version = 1", []).unwrap();
    let (code, out, _) = desk(at, &["check", "--json"]);
    let found: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, &found["broken"][0]["table"]), (1, &serde_json::json!(table)));
}

#[test]
fn faults_are_said_in_one_line_in_both_languages() {
    let empty = tempfile::tempdir().unwrap();
    let full = tempfile::tempdir().unwrap();
    drop(Sqlite::open(full.path()).unwrap());
    for (folder, arguments, english, italian) in [
        (empty.path(), &["people"][..], "there is no house", "there is no house"),
        (full.path(), &["ban", "nobody"], "Nobody is called “nobody”", "Nessuno si chiama «nobody»"),
        (full.path(), &["close", "nothing"], "no table “nothing”", "nessun tavolo «nothing»"),
        (full.path(), &["reports", "--settle", "9"], "no report 9", "nessuna segnalazione 9"),
        (full.path(), &["ban"], "", ""),
        (full.path(), &["words", "--none", "x"], "", ""),
    ] {
        for (lang, says) in [("en", english), ("it", italian)] {
            let (code, out, err) = desk(folder, &[arguments, &["--lang", lang]].concat());
            assert_eq!((code, out.as_str(), err.lines().count()), (2, "", 1), "{arguments:?}: {err}");
            assert!(err.contains(says), "{arguments:?} {lang}: {err}");
        }
    }
    assert!(!empty.path().join("palatine.sqlite").exists(), "looking makes no house");
}
