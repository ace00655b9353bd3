//! Names and accounts at live tables: a rename is seen at once wherever somebody sits, a guest's games go along, and whoever
//! goes leaves games without a name.

use std::sync::Arc;

use house::accounts::{Accounts, Refused};
use house::names::in_seat;
use house::store::{Store, Which};
use house::{Ending, Table, Tables, Wish, desk};
use table::Occupant;
use trials::pg::shared;

use crate::stage::{bot, live, person, play_out, postgres, quick, run, sqlite, until, wanted};

fn names(table: &Table) -> Vec<String> {
    table.seating.seats().iter().filter_map(in_seat).map(str::to_owned).collect()
}

/// The fault of a refusal, by its name.
fn fault<T: std::fmt::Debug>(refused: Result<T, Refused>) -> String {
    match refused {
        Err(Refused::Fault(fault)) => fault.0.id.to_string(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_rename_shows_at_once_at_tables_that_run_and_at_tables_that_are_over() {
    run(async {
        let (_folder, store) = sqlite();
        let tables = Tables::new(store.clone(), &quick());
        let accounts = Accounts::new(tables.clone());
        let runs = tables.open(wanted(&[person("ada"), person("bob")])).await.unwrap();
        let over = tables.open(wanted(&[person("ada"), bot()])).await.unwrap();
        let left = tables.open(wanted(&[person("ada"), person("bob")])).await.unwrap();
        play_out(&over).await;
        left.wish(Wish::Leave { person: "ada".to_owned(), bot: "novice".to_owned(), resign: true })
            .await
            .unwrap();
        let before = runs.look().table;

        assert_eq!(accounts.rename("ada", false, "  Livia ").await.unwrap(), "Livia");
        let now = runs.look().table;
        assert_eq!(names(&now), ["Livia", "bob the Great"]);
        assert_eq!(now.version, before.version + 1);
        assert_eq!(
            (now.changed, now.lines.clone()),
            (before.changed, before.lines.clone()),
            "nothing happened in the game"
        );
        assert_eq!(names(&left.look().table)[0], "Livia", "also in a seat that was left for good");
        until(&over, "the name at a table that is over", |table| names(table) == ["Livia"]).await;
        let rows = store.mine("ada", Which::Over, 9).await.unwrap();
        assert_eq!(in_seat(&rows[0].seats[0]), Some("Livia"), "and in lists");
        // The same again changes nothing; what comes back from the store is the same.
        accounts.rename("ada", false, "Livia").await.unwrap();
        assert_eq!(runs.look().table.version, now.version);
        for id in [&runs.id, &over.id, &left.id] {
            let kept = store.load(id).await.unwrap().unwrap();
            let Ok(folded) = Table::fold(kept) else { panic!("{id} is shut") };
            assert_eq!(names(&folded)[0], "Livia");
        }
        // Nobody is called like another at the table, and the game goes on.
        accounts.rename("ada", false, "BOB the great").await.unwrap();
        assert_eq!(names(&runs.look().table)[0], "BOB the great II");
        play_out(&runs).await;
        let found = desk::check(&*store).await.unwrap();
        assert_eq!((found.tables, found.broken.len(), found.shut.len()), (3, 0, 0), "{found:?}");
    });
}

/// What only the store for many nodes can show: the other node has it too, at tables that run and at those that are over.
#[test]
fn a_rename_reaches_other_nodes() {
    let url = shared().database("renamed");
    run(async {
        let one = Tables::new(postgres(&url).await, &quick());
        let two = Tables::new(postgres(&url).await, &quick());
        let runs = one.open(wanted(&[person("ada"), person("bob")])).await.unwrap();
        let over = one.open(wanted(&[person("ada"), bot()])).await.unwrap();
        play_out(&over).await;
        let (there, gone) = (live(&two, &runs.id).await, live(&two, &over.id).await);
        until(&gone, "the end", |table| table.ended.is_some()).await;
        Accounts::new(one.clone()).rename("ada", false, "Livia").await.unwrap();
        until(&there, "the name", |table| names(table)[0] == "Livia").await;
        until(&gone, "the name after the end", |table| names(table)[0] == "Livia").await;
        // Whoever looks after the house works beside both.
        desk::close(&*postgres(&url).await, &runs.id, 5).await.unwrap();
        until(&there, "the end", |table| table.ended == Some(Ending::Closed)).await;
        until(&runs, "the end", |table| table.ended == Some(Ending::Closed)).await;
    });
}

async fn account_and_back(store: Arc<dyn Store>) {
    let tables = Tables::new(store.clone(), &quick());
    let accounts = Accounts::new(tables.clone());
    assert_eq!(fault(accounts.keep_with_password("ada", "Noa", "long enough", "x y").await), "name-given");
    assert_eq!(fault(accounts.keep_with_password("ada", "Admin", "long enough", "x y").await), "name-word");
    assert_eq!(fault(accounts.keep_with_password("ada", "Livia", "short", "x y").await), "password-short");
    let home = tables.open(wanted(&[person("ada"), person("bob")])).await.unwrap();
    let kept = accounts.keep_with_password("ada", "Livia", "a long sentence", "chrome linux").await.unwrap();
    assert_eq!(kept.person, "ada");
    assert_eq!(names(&home.look().table)[0], "Livia", "the account's name is the one at tables");
    assert_eq!(fault(accounts.keep_with_link("eve", "LlVIA", "x y").await), "name-taken");
    assert_eq!(fault(accounts.rename("eve", false, "Livіa").await), "name-taken");

    // On another device somebody plays as a guest, opens a table, and then signs in.
    let mut mine = wanted(&[person("guest"), person("bob")]);
    mine.host = "guest".to_owned();
    let played = tables.open(mine).await.unwrap();
    let over = tables.open(wanted(&[person("guest"), bot()])).await.unwrap();
    play_out(&over).await;
    let livia = Occupant::Person { id: "ada".to_owned(), name: "Livia".to_owned() };
    let both = tables.open(wanted(&[livia, person("guest")])).await.unwrap();
    assert_eq!(
        fault(accounts.sign_in(Some("guest"), "Livia", "a long sentencf", "x y").await),
        "sign-in-wrong"
    );
    assert_eq!(
        fault(accounts.sign_in(Some("guest"), "Nobody", "a long sentence", "x y").await),
        "sign-in-wrong"
    );
    let signed = accounts.sign_in(Some("guest"), "LIVIA ", "a long sentence", "safari ios").await.unwrap();
    assert_eq!(signed.person, "ada");
    assert_ne!(signed.secret, kept.secret);
    let seats = played.look().table;
    assert_eq!(seats.seating.seats()[0], Occupant::Person { id: "ada".to_owned(), name: "Livia".to_owned() });
    assert_eq!(seats.header.host, "ada");
    until(&over, "the account", |table| {
        table.seating.seats()[0] == Occupant::Person { id: "ada".to_owned(), name: "Livia".to_owned() }
    })
    .await;
    let twin = Occupant::Here { id: "ada".to_owned(), name: "Livia II".to_owned() };
    assert_eq!(
        both.look().table.seating.seats()[1],
        twin,
        "two devices, one person: a second seat at one screen"
    );
    assert_eq!(both.look().table.seating.owned("ada").len(), 2);
    assert_eq!(store.people().sessions("ada").await.unwrap().len(), 2);
    let gone = store.people().meet("guest", None).await.unwrap().unwrap();
    assert!(gone.profile.gone.is_some(), "nobody comes back as that guest");

    // A link opens the account until another is made; a password changes everywhere else.
    let profile = store.people().account("iivia").await.unwrap().unwrap().0;
    let (first, second) =
        (accounts.new_link(&profile).await.unwrap(), accounts.new_link(&profile).await.unwrap());
    assert_eq!(fault(accounts.recover(None, &first, "x y").await), "recover-wrong");
    assert_eq!(accounts.recover(None, &second, "x y").await.unwrap().person, "ada");
    let hash = house::accounts::hash(&signed.secret);
    assert_eq!(
        fault(accounts.set_password(&profile, "wrong one", "another sentence", &hash).await),
        "password-wrong"
    );
    accounts.set_password(&profile, "a long sentence", "another sentence", &hash).await.unwrap();
    let left = store.people().sessions("ada").await.unwrap();
    assert_eq!(left.iter().map(|one| one.hash.clone()).collect::<Vec<_>>(), [hash]);
    assert_eq!(fault(accounts.sign_in(None, "Livia", "a long sentence", "x y").await), "sign-in-wrong");

    // Whoever is banned does not come in; everything that is kept of them can be told, without a secret.
    store.people().ban("ada", Some((1, "rude".to_owned()))).await.unwrap();
    assert_eq!(fault(accounts.sign_in(None, "Livia", "another sentence", "x y").await), "sign-in-banned");
    assert_eq!(fault(accounts.recover(None, &second, "x y").await), "sign-in-banned");
    store.people().ban("ada", None).await.unwrap();
    let told = desk::data(&*store, "ada", Some(&profile)).await.unwrap().to_string();
    assert!(told.contains("Livia") && told.contains(&home.id) && told.contains(&over.id), "{told}");
    for secret in
        ["argon2", &signed.secret, &house::accounts::hash(&signed.secret), &house::accounts::hash(&second)]
    {
        assert!(!told.contains(secret), "{secret} in {told}");
    }
    assert!(
        !told.contains("\"ada\"") && !told.contains("\"bob\""),
        "ids of persons are nobody's business: {told}"
    );

    // Going: a bot plays on, the name is nowhere, nobody is signed in.
    assert_eq!(fault(accounts.delete("ada", Some(&profile), "a long sentence").await), "password-wrong");
    accounts.delete("ada", Some(&profile), "another sentence").await.unwrap();
    let Occupant::Away { name, resigned: true, .. } = home.look().table.seating.seats()[0].clone() else {
        panic!("a bot plays on: {:?}", home.look().table.seating.seats())
    };
    assert_eq!(name, "");
    until(&over, "no name", |table| names(table) == [""]).await;
    assert_eq!(store.people().sessions("ada").await, Ok(Vec::new()));
    assert_eq!(fault(accounts.recover(None, &second, "x y").await), "recover-wrong");
    for id in [&home.id, &played.id, &over.id, &both.id] {
        let kept = format!("{:?}", store.load(id).await.unwrap().unwrap());
        assert!(!kept.contains("Livia") && !kept.contains("ada the Great"), "{kept}");
    }
    let found = desk::check(&*store).await.unwrap();
    assert!(found.tables == 4 && found.broken.is_empty() && found.shut.is_empty(), "{found:?}");
}

#[test]
fn from_guest_to_account_to_another_device_and_away() {
    run(async {
        let (_folder, store) = sqlite();
        account_and_back(store).await;
    });
}

#[test]
fn the_same_on_a_database() {
    let url = shared().database("accounts");
    run(async { account_and_back(postgres(&url).await).await });
}

/// The desk works beside a house that is open, on one file: what it does is seen there.
#[test]
fn the_desk_stands_beside_an_open_house() {
    run(async {
        let (folder, store) = sqlite();
        let tables = Tables::new(store, &quick());
        let runs = tables.open(wanted(&[person("ada"), person("bob")])).await.unwrap();
        let desk = house::store::open_beside(folder.path(), None).await.unwrap();
        assert_eq!(desk::check(&*desk).await.unwrap().tables, 1);
        desk::close(&*desk, &runs.id, 7).await.unwrap();
        until(&runs, "the end", |table| table.ended == Some(Ending::Closed)).await;
        assert!(matches!(desk::close(&*desk, &runs.id, 8).await, Err(desk::NotClosed::Over)));
        assert!(matches!(desk::close(&*desk, "nothing", 8).await, Err(desk::NotClosed::NoTable)));
        let empty = tempfile::tempdir().unwrap();
        let error = house::store::open_beside(empty.path(), None).await.err().unwrap();
        assert!(error.to_string().contains("no house"), "{error}");
    });
}

/// What an inspection finds: a gap in a log, a seat or a turn that the log does not come to.
#[test]
fn an_inspection_finds_what_is_broken() {
    run(async {
        let (folder, store) = sqlite();
        let tables = Tables::new(store.clone(), &quick());
        let mut ids = Vec::new();
        for _ in 0..5 {
            let live = tables.open(wanted(&[person("ada"), person("bob")])).await.unwrap();
            let wish = crate::stage::play(&live.look().table, 0).unwrap();
            live.wish(wish).await.unwrap();
            ids.push(live.id.clone());
        }
        assert_eq!(desk::check(&*store).await.unwrap().broken, []);
        let file = rusqlite::Connection::open(folder.path().join("palatine.sqlite")).unwrap();
        for (sql, id) in [
            ("delete from events where table_id = ?1 and version = 2", &ids[0]),
            ("update seats set person = 'eve' where table_id = ?1 and seat = 2", &ids[1]),
            ("update tables set open = 1 where id = ?1", &ids[2]),
            ("update events set body = '{}' where table_id = ?1 and version = 1", &ids[3]),
        ] {
            assert_eq!(file.execute(sql, [id]).unwrap(), 1);
        }
        let found = desk::check(&*store).await.unwrap();
        let mut broken: Vec<(String, String)> =
            found.broken.iter().map(|(id, why)| (id.clone(), why.0.id.to_string())).collect();
        broken.sort_by_key(|(id, _)| ids.iter().position(|other| other == id));
        let whys: Vec<&str> = broken.iter().map(|(_, why)| why.as_str()).collect();
        assert_eq!(
            whys,
            ["inspect-gap", "inspect-seats", "inspect-standing", "inspect-unreadable"],
            "{broken:?}"
        );
        assert_eq!(found.tables, 5);
    });
}
