//! The contract, for every store alike.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use game::Spec;
use game::paper::PositionFile;
use house::event::{Ending, Event, Leaving, Stamped};
use house::store::{BoardText, CLAIM, Commit, Kept, NotKept, Standing, Store, Waiting, Which};
use table::Occupant;

use crate::people;
use crate::results;
use crate::samples::{
    THEN, bot, bot_due, commit, gapless, insist, moves, new_table, person, plain, played, seat, standing,
};

/// Everything that the contract says, for a store that is empty.
pub(crate) async fn holds(store: Arc<dyn Store>) {
    everything_comes_back(&store).await;
    stale_commits_are_told_what_is_newer(&store).await;
    racers_leave_no_gap(&store).await;
    a_repeated_commit_is_kept_once(&store).await;
    a_rematch_opens_in_the_same_breath(&store).await;
    lists_show_what_they_should(&store).await;
    the_forsaken_are_found(&store).await;
    claims_expire_and_are_never_shared(&store).await;
    clocks_stand_while_the_heart_does_not_beat(&store).await;
    people_who_wait_are_brought_together_once(&store).await;
    the_rest_is_kept(&store).await;
    people::hold(&store).await;
    crate::talk::holds(&store).await;
    results::hold(&store).await;
    crate::deals::hold(&store).await;
    crate::studies::hold(&store).await;
    crate::lessons::hold(&store).await;
    crate::puzzles::hold(&store).await;
    crate::remarks::hold(&store).await;
}

/// An outage is counted once, for every table that is not over; the next event begins anew, but a rename is none.
async fn clocks_stand_while_the_heart_does_not_beat(store: &Arc<dyn Store>) {
    let running = Standing { due: Some(THEN + 1_000), ..standing(Some(1)) };
    store.open(new_table("runs", &[person("ada"), person("bob")], running.clone(), THEN)).await.unwrap();
    store.open(plain("stands")).await.unwrap();
    let over = Standing { ended: Some((Ending::Closed, Vec::new())), ..standing(None) };
    store.open(new_table("over", &[person("ada"), person("bob")], over, THEN)).await.unwrap();
    let clocks = store.clocks();
    let before = clocks.beat(THEN, 10_000).await.unwrap();
    assert_eq!(clocks.beat(THEN + 10_000, 10_000).await, Ok(before), "that was soon enough");
    assert_eq!(clocks.due(THEN + 999, 9).await, Ok(vec![]));
    assert_eq!(clocks.due(THEN + 1_000, 9).await, Ok(vec!["runs".to_owned()]));

    // Whoever is first notices; the others find that it has been noticed. An older beat takes nothing back.
    let later = THEN + 10_000 + 3_600_000;
    let all: Vec<_> = (0..5).map(|_| clocks.beat(later, 10_000)).collect();
    for beat in all {
        assert_eq!(beat.await, Ok(before + 3_600_000));
    }
    assert_eq!(clocks.beat(THEN, 10_000).await, Ok(before + 3_600_000));
    assert_eq!(clocks.beat(later + 1, 10_000).await, Ok(before + 3_600_000));
    assert_eq!(clocks.stood("runs").await, Ok(Some((1, 3_600_000))));
    assert_eq!(clocks.stood("stands").await, Ok(Some((1, 3_600_000))));
    assert_eq!(clocks.stood("over").await, Ok(Some((1, 0))));
    assert_eq!(clocks.stood("nobody").await, Ok(None));
    assert_eq!((kept(store, "runs").await.stood, kept(store, "over").await.stood), (3_600_000, 0));
    assert_eq!((kept(store, "runs").await.version, kept(store, "over").await.version), (1, 1));
    // Nobody could touch it for that long: it is not forsaken yet.
    let forsaken = async |since| store.forsaken(since, 99).await.unwrap().contains(&"stands".to_owned());
    assert!(!forsaken(THEN + 3_599_999).await && forsaken(THEN + 3_600_000).await);
    assert_eq!(clocks.due(THEN + 3_600_999, 9).await, Ok(vec![]));
    assert_eq!(clocks.due(THEN + 3_601_000, 9).await, Ok(vec!["runs".to_owned()]));
    let row = |rows: Vec<house::store::Row>| rows.into_iter().find(|row| row.id == "runs").unwrap();
    let mine = row(store.mine("ada", Which::Running, 99).await.unwrap());
    assert_eq!(mine.standing.due, Some(THEN + 3_601_000));

    // How somebody is called changes neither the time of the table nor its clock.
    let renamed = Event::Renamed { seat: seat(1), person: "ada".to_owned(), name: "Livia".to_owned() };
    let rename = Commit { events: vec![renamed], standing: running.clone(), ..commit("runs", 1, "") };
    store.commit(rename).await.unwrap();
    assert_eq!(clocks.stood("runs").await, Ok(Some((2, 3_600_000))));
    let same = row(store.mine("ada", Which::Running, 99).await.unwrap());
    assert_eq!((same.standing.due, same.changed), (Some(THEN + 3_601_000), mine.changed));

    let next = Standing { due: Some(THEN + 7_200_000), ..running };
    store.commit(Commit { standing: next, ..commit("runs", 2, "a") }).await.unwrap();
    assert_eq!(clocks.stood("runs").await, Ok(Some((3, 0))));
    assert_eq!(
        row(store.mine("ada", Which::Running, 99).await.unwrap()).standing.due,
        Some(THEN + 7_200_000)
    );
    store.rest("runs").await.unwrap();
    assert_eq!(clocks.due(i64::MAX, 9).await, Ok(vec![]));
}

async fn people_who_wait_are_brought_together_once(store: &Arc<dyn Store>) {
    let pairs = store.pairs();
    let waiting = |person: &str, since: i64| Waiting {
        person: person.to_owned(),
        name: format!("{person} \u{1f3ef}"),
        game: "great-wall".to_owned(),
        seats: 2,
        speed: house::Speed::Live { minutes: 20, seconds: 15 },
        since,
        bots_at: Some(since + 60_000),
        seen: Some(since),
        table: None,
    };
    assert_eq!(pairs.waits("una").await, Ok(None));
    let (una, dua) =
        (waiting("una", THEN + 2), Waiting { seen: None, bots_at: None, ..waiting("dua", THEN + 1) });
    pairs.wait(waiting("una", THEN)).await.unwrap();
    pairs.wait(una.clone()).await.unwrap();
    pairs.wait(dua.clone()).await.unwrap();
    pairs.wait(waiting("tria", THEN + 3)).await.unwrap();
    assert_eq!(pairs.waits("una").await, Ok(Some(una.clone())), "for one table at a time");
    pairs.stop("tria").await.unwrap();
    pairs.stop("nobody").await.unwrap();
    assert_eq!(pairs.queue(9).await, Ok(vec![dua.clone(), una.clone()]));
    assert_eq!(pairs.queue(1).await, Ok(vec![dua.clone()]));

    // Whoever is called otherwise waits under that name, since when they did; whoever becomes somebody else waits as them, and for
    // one table only.
    pairs.wait(waiting("tria", THEN + 3)).await.unwrap();
    pairs.call("tria", "Tertia", None).await.unwrap();
    pairs.call("nobody", "Nemo", None).await.unwrap();
    let tria = Waiting { name: "Tertia".to_owned(), ..waiting("tria", THEN + 3) };
    assert_eq!(pairs.waits("tria").await, Ok(Some(tria.clone())));
    pairs.call("tria", "Octavia", Some("octa")).await.unwrap();
    let octa = Waiting { person: "octa".to_owned(), name: "Octavia".to_owned(), ..tria };
    assert_eq!(pairs.waits("octa").await, Ok(Some(octa)));
    pairs.call("octa", "una", Some("una")).await.unwrap();
    assert_eq!(pairs.queue(9).await, Ok(vec![dua.clone(), una.clone()]));

    // Not with somebody who has gone, or begun to wait anew: then nobody is taken, and no table is there.
    let together = |others: &[(&str, i64)]| -> Vec<(String, i64)> {
        others.iter().map(|(person, since)| ((*person).to_owned(), *since)).collect()
    };
    let players = [person("una"), person("dua")];
    for others in [&[("una", THEN + 2), ("tria", THEN + 3)], &[("dua", THEN + 1), ("una", THEN)]] {
        let table = new_table("not-there", &players, standing(Some(1)), THEN + 9);
        assert_eq!(pairs.pair(together(others), table).await, Ok(false));
    }
    assert_eq!(store.load("not-there").await, Ok(None));
    assert_eq!(pairs.queue(9).await.unwrap().len(), 2);

    // Two who try at the same time: one of them does it.
    let both = [("una", THEN + 2), ("dua", THEN + 1)];
    let tries: Vec<_> = (0..4)
        .map(|n| {
            let table = new_table(&format!("paired-{n}"), &players, standing(Some(1)), THEN + 9);
            pairs.pair(together(&both), table)
        })
        .collect();
    let mut done = Vec::new();
    for tried in tries {
        done.push(tried.await.unwrap());
    }
    assert_eq!(done.iter().filter(|done| **done).count(), 1, "{done:?}");
    let table = format!("paired-{}", done.iter().position(|done| *done).unwrap());
    for (n, done) in done.iter().enumerate() {
        assert_eq!(store.load(&format!("paired-{n}")).await.unwrap().is_some(), *done);
    }
    assert_eq!(pairs.queue(9).await, Ok(vec![]));
    for person in ["una", "dua"] {
        let found = pairs.waits(person).await.unwrap().unwrap();
        assert_eq!((found.table.as_deref(), found.seen), (Some(table.as_str()), Some(THEN + 9)));
    }

    // Who should be there and is not is forgotten; who need not be there waits on.
    pairs.wait(waiting("quarta", THEN + 20)).await.unwrap();
    pairs.wait(Waiting { seen: None, ..waiting("quinta", THEN + 21) }).await.unwrap();
    pairs.wait(waiting("sexta", THEN + 22)).await.unwrap();
    pairs.seen("sexta", THEN + 100).await.unwrap();
    pairs.seen("quinta", THEN + 100).await.unwrap();
    pairs.forget(THEN + 100).await.unwrap();
    let left: Vec<String> = pairs.queue(9).await.unwrap().into_iter().map(|one| one.person).collect();
    assert_eq!(left, ["quinta", "sexta"]);
    assert_eq!(pairs.waits("una").await, Ok(None));
    for person in ["quinta", "sexta"] {
        pairs.stop(person).await.unwrap();
    }
}

async fn kept(store: &Arc<dyn Store>, table: &str) -> Kept {
    store.load(table).await.unwrap().unwrap()
}

async fn everything_comes_back(store: &Arc<dyn Store>) {
    assert_eq!(store.load("nobody").await, Ok(None));
    assert_eq!(store.since("nobody", 0).await, Ok(Vec::new()));
    let strange = "Niccolò 王 🏯 \"'\\ \u{202e}%_; drop table tables; --";
    let all = vec![
        Occupant::Person { id: "p".to_owned(), name: strange.to_owned() },
        Occupant::Here { id: "p".to_owned(), name: "Twin".to_owned() },
        Occupant::Bot { bot: "novice".to_owned() },
        Occupant::Away { id: "q".to_owned(), name: String::new(), bot: "greedy".to_owned(), resigned: true },
        Occupant::Away {
            id: "r".to_owned(),
            name: strange.to_owned(),
            bot: "greedy".to_owned(),
            resigned: false,
        },
        Occupant::Open,
    ];
    let mut table = new_table("every", &all, Standing { open: true, ..standing(None) }, THEN);
    table.header.position = Some(PositionFile {
        palatine: "position 1".to_owned(),
        game: "great-wall".to_owned(),
        setup: Spec { seats: 6, options: [].into(), board: Some("sha256:mine".to_owned()), rules: None },
        position: serde_json::json!({ "b": [1, null, strange], "a": { "x": -1 } }),
    });
    table.header.listed = false;
    table.header.rules = u32::MAX;
    table.mark = u64::MAX;
    store.open(table.clone()).await.unwrap();
    // Whoever lost the answer asks again.
    store.open(table.clone()).await.unwrap();
    let mut other = table.clone();
    other.mark = 5;
    assert!(store.open(other).await.is_err(), "another table of that name");

    let events = vec![
        Event::Sat { seat: seat(6), occupant: person("zoe") },
        played(strange),
        Event::Played { seat: seat(2), mv: String::new(), forced: true },
        Event::Left { seat: seat(1), bot: "novice".to_owned(), why: Leaving::Left },
        Event::Left { seat: seat(1), bot: "novice".to_owned(), why: Leaving::Resigned },
        Event::Left { seat: seat(1), bot: "novice".to_owned(), why: Leaving::Absent },
        Event::Held { seat: seat(2) },
        Event::Released,
        Event::TakenBack { to: 1 },
        Event::Ended { how: Ending::Finished },
        Event::Ended { how: Ending::Resigned },
        Event::Ended { how: Ending::Closed },
        Event::Ended { how: Ending::Forsaken },
        Event::Rematch { table: "next".to_owned() },
    ];
    let change = Commit { events: events.clone(), mark: 1 << 63, ..commit("every", 1, "") };
    store.commit(change.clone()).await.unwrap();

    let mut expected = vec![Stamped { version: 1, at: THEN, mark: u64::MAX, event: table.events[0].clone() }];
    expected.extend((2..).zip(&events).map(|(version, event)| Stamped {
        version,
        at: change.at,
        mark: 1 << 63,
        event: event.clone(),
    }));
    let back = kept(store, "every").await;
    assert_eq!(back.header, table.header);
    assert_eq!(back.events, expected);
    assert_eq!(store.since("every", 5).await.unwrap(), expected[5..]);
    assert_eq!(store.since("every", 15).await.unwrap(), []);
    let row = store.mine("p", Which::Running, 10).await.unwrap().remove(0);
    assert_eq!((row.seats, row.opened, row.changed), (all, THEN, change.at));
}

async fn stale_commits_are_told_what_is_newer(store: &Arc<dyn Store>) {
    store.open(plain("stale")).await.unwrap();
    assert_eq!(store.commit(commit("nowhere", 1, "a")).await, Err(NotKept::NoTable));
    store.commit(commit("stale", 1, "a")).await.unwrap();
    store.commit(commit("stale", 2, "b")).await.unwrap();
    let late = Commit { seats: Some(vec![bot(), bot()]), ..commit("stale", 1, "c") };
    let Err(NotKept::Stale(newer)) = store.commit(late).await else { panic!("kept though stale") };
    assert_eq!(newer, store.since("stale", 1).await.unwrap());
    assert_eq!(moves(&newer), ["a", "b"]);
    // One that is ahead of the table is refused too, and nothing of either was kept.
    assert_eq!(store.commit(commit("stale", 7, "d")).await, Err(NotKept::Stale(Vec::new())));
    let back = kept(store, "stale").await;
    gapless(&back.events);
    assert_eq!(moves(&back.events), ["a", "b"]);
}

async fn racers_leave_no_gap(store: &Arc<dyn Store>) {
    store.open(plain("race")).await.unwrap();
    let racers = (0..8).map(|racer| {
        let store = Arc::clone(store);
        tokio::spawn(async move {
            let mut base = 1;
            for n in 0..20 {
                base = insist(&store, "race", base, &format!("{racer}.{n}")).await;
            }
        })
    });
    for racer in racers.collect::<Vec<_>>() {
        racer.await.unwrap();
    }
    let back = kept(store, "race").await;
    gapless(&back.events);
    let played = moves(&back.events);
    assert_eq!(played.len(), 160);
    assert_eq!(played.iter().collect::<HashSet<_>>().len(), 160, "each exactly once");
}

async fn a_repeated_commit_is_kept_once(store: &Arc<dyn Store>) {
    store.open(plain("twice")).await.unwrap();
    let change = Commit { events: vec![played("a"), played("b")], ..commit("twice", 1, "") };
    store.commit(change.clone()).await.unwrap();
    store.commit(commit("twice", 3, "c")).await.unwrap();
    let again = match store.commit(change.clone()).await {
        Ok(()) => true,
        Err(NotKept::Stale(newer)) => newer[0].mark == change.mark,
        _ => false,
    };
    assert!(again, "whoever asks again learns that it was kept");
    assert_eq!(moves(&kept(store, "twice").await.events), ["a", "b", "c"]);
}

async fn a_rematch_opens_in_the_same_breath(store: &Arc<dyn Store>) {
    store.open(plain("first")).await.unwrap();
    let over = Standing {
        turn: None,
        ended: Some((Ending::Finished, vec![31, -4])),
        rematch: Some("second".to_owned()),
        ..standing(None)
    };
    let change = Commit {
        events: vec![Event::Ended { how: Ending::Finished }, Event::Rematch { table: "second".to_owned() }],
        standing: over.clone(),
        opens: Some(plain("second")),
        ..commit("first", 1, "")
    };
    // A stale one opens nothing.
    let stale = Commit { base: 9, ..change.clone() };
    assert_eq!(store.commit(stale).await, Err(NotKept::Stale(Vec::new())));
    assert_eq!(store.load("second").await, Ok(None));
    // One whose new table cannot be kept does not happen either.
    let taken = Commit { opens: Some(plain("race")), ..change.clone() };
    assert!(matches!(store.commit(taken).await, Err(NotKept::Store(_))));
    assert_eq!(kept(store, "first").await.events.len(), 1);
    store.commit(change.clone()).await.unwrap();
    assert_eq!(kept(store, "second").await.header.id, "second");
    // Asked again because the answer was lost: it has happened, once.
    match store.commit(change.clone()).await {
        Ok(()) => {}
        Err(NotKept::Stale(newer)) => assert_eq!(newer[0].mark, change.mark),
        other => panic!("{other:?}"),
    }
    assert_eq!(kept(store, "second").await.events.len(), 1);
    let row = store.mine("ada", Which::Over, 10).await.unwrap().remove(0);
    assert_eq!((row.id.as_str(), row.standing), ("first", over));
}

fn ids(rows: &[house::store::Row]) -> Vec<&str> {
    rows.iter().map(|row| row.id.as_str()).collect()
}

async fn lists_show_what_they_should(store: &Arc<dyn Store>) {
    let lists = |id: &str, seats: &[Occupant], standing: Standing, opened| {
        let mut table = new_table(id, seats, standing, opened);
        table.header.host = "luke".to_owned();
        table.header.listed = false;
        store.open(table)
    };
    let (luke, mary) = (person("luke"), person("mary"));
    let here = Occupant::Here { id: "luke".to_owned(), name: "Luke".to_owned() };
    let away = |resigned| Occupant::Away {
        id: "luke".to_owned(),
        name: "Luke".to_owned(),
        bot: "novice".to_owned(),
        resigned,
    };
    let pair = [luke.clone(), mary.clone()];
    lists("l-theirs", &pair, standing(Some(2)), THEN + 50).await.unwrap();
    lists("l-mine", &pair, standing(Some(1)), THEN + 10).await.unwrap();
    lists("l-mine-later", &pair, standing(Some(1)), THEN + 20).await.unwrap();
    lists("l-here", &[mary.clone(), here.clone(), luke.clone()], standing(Some(2)), THEN + 5).await.unwrap();
    lists("l-away", &[away(false), mary.clone()], standing(Some(1)), THEN + 60).await.unwrap();
    lists("l-resigned", &[away(true), mary.clone()], standing(Some(1)), THEN + 70).await.unwrap();
    lists("l-others", &[mary.clone(), bot()], standing(Some(1)), THEN + 80).await.unwrap();
    // Those where it is his turn first; a seat he left is not his to decide.
    let running = store.mine("luke", Which::Running, 10).await.unwrap();
    assert_eq!(ids(&running), ["l-mine-later", "l-mine", "l-here", "l-away", "l-theirs"]);
    assert_eq!(running[0].standing, standing(Some(1)));
    assert_eq!(running[2].seats, [mary.clone(), here, luke.clone()]);
    assert_eq!(ids(&store.mine("luke", Which::Running, 2).await.unwrap()), ["l-mine-later", "l-mine"]);
    assert_eq!(store.hosted("luke").await, Ok(7));
    assert_eq!(store.hosted("nobody").await, Ok(0));
    assert_eq!(store.mine("luke", Which::Over, 10).await, Ok(Vec::new()));

    // Ends: points and how, the latest first.
    let ends = |id: &str, how, points: &[i32], at| Commit {
        events: vec![Event::Ended { how }],
        standing: Standing { ended: Some((how, points.to_vec())), ..standing(None) },
        at,
        ..commit(id, 1, "")
    };
    store.commit(ends("l-mine", Ending::Finished, &[3, 40], THEN + 300)).await.unwrap();
    store.commit(ends("l-theirs", Ending::Closed, &[], THEN + 400)).await.unwrap();
    store.commit(ends("l-here", Ending::Forsaken, &[], THEN + 350)).await.unwrap();
    let over = store.mine("luke", Which::Over, 10).await.unwrap();
    assert_eq!(ids(&over), ["l-theirs", "l-here", "l-mine"]);
    assert_eq!(over[0].standing.ended, Some((Ending::Closed, vec![])));
    assert_eq!(over[2].standing.ended, Some((Ending::Finished, vec![3, 40])));
    assert_eq!(over[2].changed, THEN + 300);
    assert_eq!(ids(&store.mine("luke", Which::Over, 1).await.unwrap()), ["l-theirs"]);
    assert_eq!(ids(&store.mine("luke", Which::Running, 10).await.unwrap()), ["l-mine-later", "l-away"]);
    assert_eq!(store.hosted("luke").await, Ok(4));
    // A rematch does not make an old table the latest.
    let again = Commit {
        events: vec![Event::Rematch { table: "x".to_owned() }],
        standing: Standing { rematch: Some("x".to_owned()), ..over[2].standing.clone() },
        at: THEN + 999,
        ..commit("l-mine", 2, "")
    };
    store.commit(again).await.unwrap();
    let over = store.mine("luke", Which::Over, 10).await.unwrap();
    assert_eq!(ids(&over), ["l-theirs", "l-here", "l-mine"]);
    assert_eq!(over[2].standing.rematch.as_deref(), Some("x"));

    // Of what somebody opened, what they brought on paper has a list of its own.
    let mut record = new_table(
        "l-record",
        &[person("x")],
        Standing { ended: Some((Ending::Finished, vec![7])), ..standing(None) },
        THEN + 500,
    );
    record.header.host = "luke".to_owned();
    record.header.terms.origin = Some(house::Origin::Record);
    store.open(record.clone()).await.unwrap();
    record.header.id = "l-record-later".to_owned();
    record.header.opened = THEN + 600;
    store.open(record).await.unwrap();
    let brought = store.brought("luke", 10).await.unwrap();
    assert_eq!(ids(&brought), ["l-record-later", "l-record"]);
    assert_eq!(brought[1].standing.ended, Some((Ending::Finished, vec![7])));
    assert_eq!(ids(&store.brought("luke", 1).await.unwrap()), ["l-record-later"]);
    assert_eq!(store.brought("mary", 10).await, Ok(Vec::new()));
    assert_eq!(store.hosted("luke").await, Ok(4), "what is over takes no room");

    // Nor does resigning take a table out of one's past.
    store.commit(ends("l-resigned", Ending::Resigned, &[], THEN + 200)).await.unwrap();
    let over = store.mine("luke", Which::Over, 10).await.unwrap();
    assert_eq!(ids(&over), ["l-theirs", "l-here", "l-mine", "l-resigned"]);

    // Seats that change hands change the lists.
    let leaves = Commit {
        events: vec![Event::Left { seat: seat(1), bot: "novice".to_owned(), why: Leaving::Resigned }],
        seats: Some(vec![away(true), mary.clone()]),
        ..commit("l-mine-later", 1, "")
    };
    store.commit(leaves).await.unwrap();
    assert_eq!(ids(&store.mine("luke", Which::Running, 10).await.unwrap()), ["l-away"]);

    // Listed: open, not over, the newest first.
    let open = Standing { open: true, ..standing(None) };
    let listed = |id: &str, opened| new_table(id, &[person("mia"), Occupant::Open], open.clone(), opened);
    store.open(listed("o-1", THEN + 1)).await.unwrap();
    store.open(listed("o-3", THEN + 3)).await.unwrap();
    store.open(listed("o-2", THEN + 2)).await.unwrap();
    store.open(listed("o-closed", THEN + 4)).await.unwrap();
    let mut hidden = listed("o-hidden", THEN + 5);
    hidden.header.listed = false;
    store.open(hidden).await.unwrap();
    store.commit(ends("o-closed", Ending::Closed, &[], THEN + 9)).await.unwrap();
    assert_eq!(ids(&store.listed(10).await.unwrap()), ["o-3", "o-2", "o-1"]);
    assert_eq!(ids(&store.listed(2).await.unwrap()), ["o-3", "o-2"]);
    let sits = Commit {
        events: vec![Event::Sat { seat: seat(2), occupant: mary.clone() }],
        seats: Some(vec![person("mia"), mary]),
        ..commit("o-3", 1, "")
    };
    store.commit(sits).await.unwrap();
    assert_eq!(ids(&store.listed(10).await.unwrap()), ["o-2", "o-1"]);
}

async fn the_forsaken_are_found(store: &Arc<dyn Store>) {
    let old = THEN - 1_000_000;
    for (id, opened) in [("f-1", old), ("f-2", old + 1), ("f-3", old + 2), ("f-4", old + 2)] {
        store.open(new_table(id, &[person("fay"), bot()], standing(Some(1)), opened)).await.unwrap();
    }
    let touched = Commit { at: THEN, ..commit("f-1", 1, "a") };
    store.commit(touched).await.unwrap();
    let closed = Commit {
        events: vec![Event::Ended { how: Ending::Forsaken }],
        standing: Standing { ended: Some((Ending::Forsaken, vec![])), ..standing(None) },
        at: old,
        ..commit("f-2", 1, "")
    };
    store.commit(closed).await.unwrap();
    assert_eq!(store.forsaken(old + 2, 10).await.unwrap(), ["f-3", "f-4"]);
    assert_eq!(store.forsaken(old + 2, 1).await.unwrap(), ["f-3"]);
    assert_eq!(store.forsaken(old + 1, 10).await.unwrap(), Vec::<String>::new());
}

async fn claims_expire_and_are_never_shared(store: &Arc<dyn Store>) {
    let long = Duration::from_secs(3600);
    let pair = [person("cleo"), bot()];
    // Opened by this node: claimed by that, for a while.
    store.open(new_table("c-fresh", &pair, bot_due(), THEN)).await.unwrap();
    assert_eq!(store.claim(10, long).await.unwrap(), Vec::<String>::new());
    tokio::time::sleep(CLAIM + Duration::from_millis(100)).await;
    assert_eq!(store.claim(10, Duration::from_millis(1)).await.unwrap(), ["c-fresh"]);
    // That claim is so short that it is over.
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(store.claim(10, long).await.unwrap(), ["c-fresh"]);
    assert_eq!(store.claim(10, long).await.unwrap(), Vec::<String>::new());
    // A change after which a person is to decide leaves nothing to claim; one after which a bot is, claims anew.
    store.commit(commit("c-fresh", 1, "a")).await.unwrap();
    assert_eq!(store.claim(10, long).await.unwrap(), Vec::<String>::new());
    store.commit(Commit { standing: bot_due(), ..commit("c-fresh", 2, "b") }).await.unwrap();
    assert_eq!(store.claim(10, long).await.unwrap(), Vec::<String>::new());

    // Many claim at once, and no table goes to two of them.
    for n in 0..30 {
        store.open(new_table(&format!("c-{n}"), &pair, bot_due(), THEN)).await.unwrap();
    }
    tokio::time::sleep(CLAIM + Duration::from_millis(100)).await;
    let claimers = (0..6).map(|_| {
        let store = Arc::clone(store);
        tokio::spawn(async move {
            let mut got = Vec::new();
            for _ in 0..20 {
                got.extend(store.claim(2, long).await.unwrap());
            }
            got
        })
    });
    let mut all = Vec::new();
    for claimer in claimers.collect::<Vec<_>>() {
        all.extend(claimer.await.unwrap());
    }
    all.sort();
    let distinct: HashSet<&String> = all.iter().collect();
    assert_eq!((all.len(), distinct.len()), (31, 31));
    // One that is over has no bot to think.
    let over = Commit {
        events: vec![Event::Ended { how: Ending::Closed }],
        standing: Standing { ended: Some((Ending::Closed, vec![])), ..standing(None) },
        ..commit("c-0", 1, "")
    };
    store.commit(over).await.unwrap();
}

async fn the_rest_is_kept(store: &Arc<dyn Store>) {
    let secret = store.secret().await.unwrap();
    assert_ne!(secret, [0; 32]);
    assert_eq!(store.secret().await, Ok(secret));
    assert_eq!(store.boards().await, Ok(Vec::new()));
    let board = |data: &str, text: &str| BoardText { data: data.to_owned(), text: text.to_owned() };
    store.keep_board(board("sha256:b", "b = 1\n")).await.unwrap();
    store.keep_board(board("sha256:a", "old")).await.unwrap();
    store.keep_board(board("sha256:a", "a = \"ü\"\n")).await.unwrap();
    let boards = store.boards().await.unwrap();
    assert_eq!(boards, [board("sha256:a", "a = \"ü\"\n"), board("sha256:b", "b = 1\n")]);
    store.probe().await.unwrap();
    store.probe().await.unwrap();
}
