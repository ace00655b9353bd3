//! People, for every store alike.

use std::sync::Arc;

use house::event::{Ending, Event};
use house::store::people::{First, Keep, NotNamed, Report, Session};
use house::store::{Commit, Standing, Store, Which};
use table::Occupant;

use crate::samples::{THEN, commit, new_table, seat, standing};

/// Everything that the contract says about people.
pub(crate) async fn hold(store: &Arc<dyn Store>) {
    guests_and_accounts(store).await;
    two_cannot_have_one_name(store).await;
    sessions_begin_and_end(store).await;
    names_change_where_tables_are_over(store).await;
    a_guest_becomes_an_account(store).await;
    whoever_goes_is_forgotten(store).await;
    the_desk_finds_people(store).await;
}

async fn enter(store: &Arc<dyn Store>, id: &str, name: &str) {
    let first = First { person: id.to_owned(), public: format!("pub-{id}"), name: name.to_owned(), at: THEN };
    store.people().enter(first).await.unwrap();
}

fn keep(id: &str, name: &str, skeleton: &str) -> Keep {
    Keep {
        person: id.to_owned(),
        name: name.to_owned(),
        skeleton: skeleton.to_owned(),
        password: Some(format!("hash of {id}")),
        recovery: None,
        at: THEN + 5,
    }
}

async fn guests_and_accounts(store: &Arc<dyn Store>) {
    let people = store.people();
    assert_eq!(people.meet("ada", None).await, Ok(None));
    assert_eq!(people.rename("ada", "Ada", "ada").await, Err(NotNamed::Nobody));
    enter(store, "ada", "Noa").await;
    enter(store, "ada", "Other").await;
    let met = people.meet("ada", Some("nothing")).await.unwrap().unwrap();
    assert_eq!(
        (met.profile.name.as_str(), met.profile.public.as_str()),
        ("Noa", "pub-ada"),
        "the first row stays"
    );
    assert_eq!((met.profile.since, met.profile.kept, met.session), (THEN, None, None));
    people.rename("ada", "Àda 王", "ada").await.unwrap();
    assert_eq!(people.account("ada").await, Ok(None), "a guest has no account");

    people.keep(keep("ada", "Ada", "ada")).await.unwrap();
    assert_eq!(people.keep(keep("ada", "Ada", "ada")).await, Err(NotNamed::Nobody), "once");
    let (profile, hash) = people.account("ada").await.unwrap().unwrap();
    assert!(profile.has_account() && profile.name == "Ada");
    assert_eq!((profile.kept, profile.password, profile.recovery), (Some(THEN + 5), Some(THEN + 5), None));
    assert_eq!(hash.as_deref(), Some("hash of ada"));
    people.set_password("ada", "another", THEN + 6).await.unwrap();
    people.set_recovery("ada", "secret 1", THEN + 7).await.unwrap();
    people.set_recovery("ada", "secret 2", THEN + 8).await.unwrap();
    assert_eq!(people.recovered("secret 1").await, Ok(None));
    let profile = people.recovered("secret 2").await.unwrap().unwrap();
    assert_eq!(
        (profile.id.as_str(), profile.password, profile.recovery),
        ("ada", Some(THEN + 6), Some(THEN + 8))
    );
    assert_eq!(people.account("ada").await.unwrap().unwrap().1.as_deref(), Some("another"));
    // A guest has neither.
    enter(store, "gus", "Gus").await;
    people.set_password("gus", "x", THEN).await.unwrap();
    people.set_recovery("gus", "y", THEN).await.unwrap();
    assert_eq!(people.recovered("y").await, Ok(None));
    assert_eq!(people.meet("gus", None).await.unwrap().unwrap().profile.password, None);
}

async fn two_cannot_have_one_name(store: &Arc<dyn Store>) {
    let people = store.people();
    enter(store, "eve", "Eve").await;
    assert_eq!(
        people.rename("eve", "Adа", "ada").await,
        Err(NotNamed::Taken),
        "nor may a guest look like it"
    );
    assert_eq!(people.keep(keep("eve", "ADA", "ada")).await, Err(NotNamed::Taken));
    assert_eq!(people.meet("eve", None).await.unwrap().unwrap().profile.name, "Eve");
    people.rename("ada", "aDa", "ada").await.unwrap();
    people.rename("ada", "Adele", "adele").await.unwrap();
    assert_eq!(people.account("ada").await, Ok(None), "the old name is free");
    people.rename("eve", "Ada", "ada").await.unwrap();
    // Many want one name at the same moment: one has it.
    let racers = (0..8).map(|n| {
        let store = Arc::clone(store);
        tokio::spawn(async move {
            let id = format!("racer-{n}");
            enter(&store, &id, "R").await;
            store.people().keep(keep(&id, "Rhea", "rhea")).await
        })
    });
    let mut kept = 0;
    for racer in racers.collect::<Vec<_>>() {
        match racer.await.unwrap() {
            Ok(()) => kept += 1,
            Err(NotNamed::Taken) => {}
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(kept, 1);
}

fn session(hash: &str, person: &str, seen: i64) -> Session {
    Session {
        hash: hash.to_owned(),
        person: person.to_owned(),
        handle: format!("handle {hash}"),
        device: "firefox linux".to_owned(),
        how: "password".to_owned(),
        began: THEN,
        seen,
    }
}

async fn sessions_begin_and_end(store: &Arc<dyn Store>) {
    let people = store.people();
    for (hash, seen) in [("s1", THEN + 1), ("s2", THEN + 3), ("s3", THEN + 2)] {
        people.sign_in(session(hash, "ada", seen)).await.unwrap();
    }
    people.sign_in(session("s1", "ada", THEN + 99)).await.unwrap();
    let met = |hash: &'static str, who: &'static str| async move {
        store.people().meet(who, Some(hash)).await.unwrap().unwrap().session
    };
    assert_eq!(met("s1", "ada").await, Some(THEN + 1));
    assert_eq!(met("s1", "eve").await, None, "somebody else's");
    people.seen("s1", THEN + 50).await.unwrap();
    people.seen("s1", THEN + 40).await.unwrap();
    assert_eq!(met("s1", "ada").await, Some(THEN + 50));
    let all = people.sessions("ada").await.unwrap();
    assert_eq!(all.iter().map(|one| one.hash.as_str()).collect::<Vec<_>>(), ["s1", "s2", "s3"]);
    assert_eq!(all[1], session("s2", "ada", THEN + 3));
    people.sign_out("eve", "handle s2").await.unwrap();
    assert_eq!(met("s2", "ada").await, Some(THEN + 3), "nobody ends another's session");
    people.sign_out("ada", "handle s2").await.unwrap();
    assert_eq!(met("s2", "ada").await, None);
    people.sign_out_all("ada", Some("s3")).await.unwrap();
    assert_eq!((met("s1", "ada").await, met("s3", "ada").await), (None, Some(THEN + 2)));
    people.sign_out_all("ada", None).await.unwrap();
    assert_eq!(people.sessions("ada").await, Ok(Vec::new()));
}

fn named(id: &str, name: &str) -> Occupant {
    Occupant::Person { id: id.to_owned(), name: name.to_owned() }
}

async fn ends(store: &Arc<dyn Store>, id: &str) {
    let how = Ending::Finished;
    let over = Commit {
        events: vec![Event::Ended { how }],
        standing: Standing { ended: Some((how, vec![1, 2])), ..standing(None) },
        ..commit(id, 1, "")
    };
    store.commit(over).await.unwrap();
}

async fn names_change_where_tables_are_over(store: &Arc<dyn Store>) {
    let people = store.people();
    let here = Occupant::Here { id: "kim".to_owned(), name: "Sister".to_owned() };
    store
        .open(new_table("n-over", &[here.clone(), named("kim", "Kim")], standing(Some(1)), THEN))
        .await
        .unwrap();
    store
        .open(new_table("n-both", &[named("kim", "Kim"), named("lou", "Lou")], standing(Some(1)), THEN))
        .await
        .unwrap();
    store
        .open(new_table("n-runs", &[named("kim", "Kim"), named("lou", "Lou")], standing(Some(1)), THEN))
        .await
        .unwrap();
    let away = Occupant::Away {
        id: "kim".to_owned(),
        name: "Kim".to_owned(),
        bot: "novice".to_owned(),
        resigned: true,
    };
    store.open(new_table("n-left", &[away, named("lou", "Lou")], standing(Some(1)), THEN)).await.unwrap();
    ends(store, "n-over").await;
    ends(store, "n-both").await;
    assert_eq!(people.at_tables("kim").await.unwrap(), ["n-left", "n-runs"]);
    let mut changed = people.call("kim", "lou", vec!["n-left".to_owned()]).await.unwrap();
    changed.sort();
    assert_eq!(changed, ["n-both", "n-left", "n-over"]);
    let seats = |id: &'static str| async move { store.load(id).await.unwrap().unwrap().seats };
    assert_eq!(seats("n-over").await, [here, named("kim", "lou")], "only one's own seat");
    assert_eq!(
        seats("n-both").await,
        [named("kim", "lou II"), named("lou", "Lou")],
        "and nobody is called alike"
    );
    assert_eq!(seats("n-runs").await, [named("kim", "Kim"), named("lou", "Lou")], "there an event says it");
    assert_eq!(people.call("kim", "lou", Vec::new()).await, Ok(Vec::new()), "nothing left to change");
}

async fn a_guest_becomes_an_account(store: &Arc<dyn Store>) {
    let people = store.people();
    enter(store, "guest", "Gal").await;
    enter(store, "tess", "Tess").await;
    people.keep(keep("tess", "Tess", "tess")).await.unwrap();
    let mut table =
        new_table("g-over", &[named("guest", "Gal"), named("tess", "Tess")], standing(Some(1)), THEN);
    table.header.host = "guest".to_owned();
    store.open(table).await.unwrap();
    ends(store, "g-over").await;
    let mut runs =
        new_table("g-runs", &[named("guest", "Gal"), named("lou", "Lou")], standing(Some(1)), THEN);
    runs.header.host = "guest".to_owned();
    store.open(runs).await.unwrap();
    let changed = people.take_over("guest", "tess", Vec::new(), THEN + 9).await.unwrap();
    assert_eq!(changed, ["g-over"]);
    let over = store.load("g-over").await.unwrap().unwrap();
    let twin = Occupant::Here { id: "tess".to_owned(), name: "Gal".to_owned() };
    assert_eq!((over.seats, over.header.host.as_str()), (vec![twin, named("tess", "Tess")], "tess"));
    assert_eq!(store.hosted("tess").await, Ok(1));
    assert_eq!(store.mine("tess", Which::Over, 9).await.unwrap().len(), 1);
    assert_eq!(store.mine("guest", Which::Over, 9).await.unwrap().len(), 0);
    let gone = people.meet("guest", None).await.unwrap().unwrap().profile;
    assert_eq!((gone.gone, gone.name.as_str()), (Some(THEN + 9), ""), "nobody comes back as that guest");
    // It is an account: that cannot be taken over.
    people.take_over("tess", "ada", Vec::new(), THEN).await.unwrap();
    assert!(people.meet("tess", None).await.unwrap().unwrap().profile.has_account());
}

async fn whoever_goes_is_forgotten(store: &Arc<dyn Store>) {
    let people = store.people();
    enter(store, "zed", "Zed").await;
    people.keep(keep("zed", "Zed", "zed")).await.unwrap();
    people.sign_in(session("z1", "zed", THEN)).await.unwrap();
    people.set_recovery("zed", "z secret", THEN).await.unwrap();
    store
        .open(new_table(
            "z-runs",
            &[named("zed", "Zed Secretname"), named("lou", "Lou")],
            standing(Some(1)),
            THEN,
        ))
        .await
        .unwrap();
    let events = vec![
        Event::Sat {
            seat: seat(1),
            occupant: Occupant::Here { id: "zed".to_owned(), name: "Secretname B".to_owned() },
        },
        Event::Renamed { seat: seat(1), person: "zed".to_owned(), name: "Secretname C".to_owned() },
        Event::Renamed { seat: seat(2), person: "lou".to_owned(), name: "Lou".to_owned() },
    ];
    store.commit(Commit { events, ..commit("z-runs", 1, "") }).await.unwrap();
    assert_eq!(people.forget("zed", THEN + 20).await.unwrap(), ["z-runs"]);
    let kept = store.load("z-runs").await.unwrap().unwrap();
    assert!(!format!("{kept:?}").contains("Secretname"), "{kept:?}");
    assert!(format!("{kept:?}").contains("Lou"));
    assert_eq!(kept.events.len(), 4, "what was played stays");
    assert_eq!(people.account("zed").await, Ok(None));
    assert_eq!(people.recovered("z secret").await, Ok(None));
    let met = people.meet("zed", Some("z1")).await.unwrap().unwrap();
    assert_eq!((met.session, met.profile.gone, met.profile.name.as_str()), (None, Some(THEN + 20), ""));
    assert!(!met.profile.has_account());
    // The name is free.
    enter(store, "zoe", "Zoe").await;
    people.keep(keep("zoe", "Zed", "zed")).await.unwrap();
}

async fn the_desk_finds_people(store: &Arc<dyn Store>) {
    let people = store.people();
    enter(store, "desk-1", "ÉLAN vital").await;
    assert_eq!(people.list("élan", 10).await.unwrap().len(), 1);
    assert_eq!(people.list("%", 10).await.unwrap().len(), 0, "no pattern");
    assert!(people.list("", 3).await.unwrap().len() == 3);
    assert_eq!(people.find("pub-desk-1", "").await.unwrap().unwrap().id, "desk-1");
    assert_eq!(people.find("desk-1", "").await.unwrap().unwrap().id, "desk-1");
    assert_eq!(people.find("Tess", "tess").await.unwrap().unwrap().id, "tess");
    assert_eq!(people.find("nobody", "").await, Ok(None));
    assert_eq!(people.ban("nobody", Some((THEN, "x".to_owned()))).await, Ok(false));
    assert_eq!(people.ban("desk-1", Some((THEN, "rude".to_owned()))).await, Ok(true));
    let banned = people.meet("desk-1", None).await.unwrap().unwrap().profile.banned;
    assert_eq!(banned, Some((THEN, "rude".to_owned())));
    assert_eq!(people.ban("desk-1", None).await, Ok(true));
    assert_eq!(people.meet("desk-1", None).await.unwrap().unwrap().profile.banned, None);

    assert_eq!(people.words().await, Ok(None));
    people.set_words(vec!["a\"b".to_owned(), "ü".to_owned()]).await.unwrap();
    assert_eq!(people.words().await, Ok(Some(vec!["a\"b".to_owned(), "ü".to_owned()])));
    people.set_words(Vec::new()).await.unwrap();
    assert_eq!(people.words().await, Ok(Some(Vec::new())));

    let report = |why: &str| Report {
        id: 0,
        at: THEN,
        by: "ada".to_owned(),
        about: "desk-1".to_owned(),
        table: Some("n-over".to_owned()),
        message: Some("m7".to_owned()),
        text: "ÉLAN".to_owned(),
        why: why.to_owned(),
    };
    people.report(report("<script>")).await.unwrap();
    people.report(report("second")).await.unwrap();
    let all = people.reports(10).await.unwrap();
    assert_eq!(all.len(), 2);
    assert_eq!(Report { id: 0, ..all[0].clone() }, report("<script>"));
    assert_eq!(people.settle(all[0].id).await, Ok(true));
    assert_eq!(people.settle(all[0].id).await, Ok(false));
    assert_eq!(people.reports(10).await.unwrap(), all[1..]);
    assert_eq!(people.reported_by("ada").await.unwrap().len(), 2);
    // Every table, in the order of names.
    let (mut after, mut seen) = (String::new(), Vec::new());
    loop {
        let rows = store.all(&after, 7).await.unwrap();
        let Some(last) = rows.last() else { break };
        after = last.id.clone();
        seen.extend(rows.into_iter().map(|row| row.id));
    }
    assert!(seen.is_sorted() && seen.len() > 40 && seen.contains(&"z-runs".to_owned()), "{seen:?}");
}
