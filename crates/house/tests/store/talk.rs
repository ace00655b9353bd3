//! What people say, and who is to be called: the same in every store.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use house::event::{Event, Leaving};
use house::store::messages::{Message, Room};
use house::store::signals::{Call, Called, Hook};
use house::store::{Commit, Standing, Store};
use table::Occupant;

use crate::samples::{THEN, bot, commit, new_table, person, plain, seat, standing};

/// Everything that the contracts of messages and signals say.
pub(crate) async fn holds(store: &Arc<dyn Store>) {
    what_is_said_comes_back(store).await;
    whoever_speaks_at_once_is_counted_once(store).await;
    a_name_can_be_taken_away(store).await;
    a_hook_is_kept_and_goes(store).await;
    who_is_to_decide_is_called_once(store).await;
    a_call_that_failed_waits(store).await;
}

fn message(table: &str, id: &str, text: &str) -> Message {
    Message {
        id: id.to_owned(),
        table: table.to_owned(),
        number: 0,
        room: Room::Players,
        person: format!("{id}-person"),
        name: "Niccolò 王 🏯 \"'\\ %_; drop table messages; --".to_owned(),
        phrase: None,
        text: text.to_owned(),
        at: THEN,
    }
}

async fn what_is_said_comes_back(store: &Arc<dyn Store>) {
    let messages = store.messages();
    store.open(plain("talk-1")).await.unwrap();
    store.open(plain("talk-2")).await.unwrap();
    assert_eq!(messages.said("talk-1", 0, 10).await, Ok(Vec::new()));
    let one = message("talk-1", "m1", "<script>alert('1')</script> \u{202e} 👩‍🚀");
    let two =
        Message { room: Room::Watchers, phrase: Some("hello".to_owned()), ..message("talk-1", "m2", "") };
    assert_eq!(messages.say(one.clone()).await, Ok(1));
    assert_eq!(
        messages.say(message("talk-2", "m3", "elsewhere")).await,
        Ok(1),
        "each table counts for itself"
    );
    assert_eq!(messages.say(two.clone()).await, Ok(2));
    let (one, two) = (Message { number: 1, ..one }, Message { number: 2, ..two });
    assert_eq!(messages.said("talk-1", 0, 10).await.unwrap(), [one.clone(), two.clone()]);
    assert_eq!(messages.said("talk-1", 1, 10).await.unwrap(), std::slice::from_ref(&two));
    assert_eq!(messages.said("talk-1", 2, 10).await.unwrap(), []);
    for n in 3..=9_u64 {
        assert_eq!(messages.say(message("talk-1", &format!("m1-{n}"), "x")).await, Ok(n));
    }
    let last: Vec<u64> =
        messages.said("talk-1", 0, 3).await.unwrap().iter().map(|said| said.number).collect();
    assert_eq!(last, [7, 8, 9], "the last ones, the oldest first");
    assert_eq!(messages.message("m2").await.unwrap(), Some(two));
    assert_eq!(messages.message("none").await.unwrap(), None);
    assert!(messages.say(message("no such table", "m9", "x")).await.is_err());
    assert!(messages.say(message("talk-1", "m1", "twice")).await.is_err(), "an id is used once");
}

async fn whoever_speaks_at_once_is_counted_once(store: &Arc<dyn Store>) {
    store.open(plain("talk-many")).await.unwrap();
    let said: Vec<_> = (0..20)
        .map(|n| tokio::spawn(store.messages().say(message("talk-many", &format!("many-{n}"), "x"))))
        .collect();
    let mut numbers = HashSet::new();
    for said in said {
        numbers.insert(said.await.unwrap().unwrap());
    }
    assert_eq!(numbers, (1..=20).collect());
}

async fn a_name_can_be_taken_away(store: &Arc<dyn Store>) {
    let messages = store.messages();
    store.open(plain("talk-name")).await.unwrap();
    for n in 0..3_i64 {
        let mine = Message {
            person: "leaver".to_owned(),
            at: THEN + n,
            ..message("talk-name", &format!("name-{n}"), &n.to_string())
        };
        messages.say(mine).await.unwrap();
    }
    messages.say(message("talk-name", "name-other", "x")).await.unwrap();
    let texts: Vec<String> =
        messages.said_by("leaver", 2).await.unwrap().into_iter().map(|said| said.text).collect();
    assert_eq!(texts, ["2", "1"], "the newest first, and no more than asked for");
    messages.unname("leaver").await.unwrap();
    let names: Vec<bool> =
        messages.said("talk-name", 0, 10).await.unwrap().iter().map(|said| said.name.is_empty()).collect();
    assert_eq!(names, [true, true, true, false]);
}

fn hook(person: &str) -> Hook {
    Hook {
        person: person.to_owned(),
        url: format!("https://{person}.example/"),
        secret: "secret".to_owned(),
        lang: "it".to_owned(),
        base: "https://palatine.example".to_owned(),
        tried: None,
    }
}

async fn a_hook_is_kept_and_goes(store: &Arc<dyn Store>) {
    let signals = store.signals();
    assert_eq!(signals.hook("caller").await.unwrap(), None);
    let tried = Hook { tried: Some((THEN, "204".to_owned())), ..hook("caller") };
    signals.keep_hook(hook("caller")).await.unwrap();
    assert_eq!(signals.hook("caller").await.unwrap(), Some(hook("caller")));
    signals.keep_hook(tried.clone()).await.unwrap();
    assert_eq!(signals.hook("caller").await.unwrap(), Some(tried));
    signals.drop_hook("caller").await.unwrap();
    assert_eq!(signals.hook("caller").await.unwrap(), None);
}

/// A change after which it is somebody's turn, or nobody's.
fn turn(table: &str, base: u64, turn: Option<u64>) -> Commit {
    Commit { standing: standing(turn), at: THEN + base as i64 * 1000, ..commit(table, base, "x") }
}

const LEASE: Duration = Duration::from_secs(60);

async fn due(store: &Arc<dyn Store>, before: i64) -> Vec<Call> {
    store.signals().due(before, LEASE, 10).await.unwrap()
}

async fn who_is_to_decide_is_called_once(store: &Arc<dyn Store>) {
    let signals = store.signals();
    signals.keep_hook(hook("ring-ada")).await.unwrap();
    signals.keep_hook(hook("ring-bob")).await.unwrap();
    let seats = [person("ring-ada"), person("ring-bob"), person("ring-none"), bot()];
    store.open(new_table("ring", &seats, standing(Some(1)), THEN)).await.unwrap();
    assert_eq!(due(store, THEN - 1).await, [], "not before it is due");
    let called = due(store, THEN).await;
    let wanted = Call {
        table: "ring".to_owned(),
        game: called[0].game.clone(),
        version: 1,
        tries: 0,
        hook: hook("ring-ada"),
    };
    assert_eq!(called, std::slice::from_ref(&wanted), "a new table calls whoever begins");
    assert_eq!(due(store, THEN).await, [], "it is taken");
    assert_eq!(due(store, THEN + 60_000).await, std::slice::from_ref(&wanted), "whoever took it has died");
    signals.called(wanted, Called::Done { at: THEN + 7, said: "204".to_owned() }).await.unwrap();
    assert_eq!(signals.hook("ring-ada").await.unwrap().unwrap().tried, Some((THEN + 7, "204".to_owned())));

    store.commit(turn("ring", 1, Some(1))).await.unwrap();
    assert_eq!(due(store, i64::MAX / 2).await, [], "it is still the same turn");
    store.commit(turn("ring", 2, Some(2))).await.unwrap();
    let bob = due(store, THEN + 2000).await;
    assert_eq!((bob.len(), bob[0].hook.person.as_str(), bob[0].version), (1, "ring-bob", 3));
    // While he is being called, his turn passes: what comes of it calls nobody again.
    for (base, next) in [(3, Some(3)), (4, Some(4)), (5, None)] {
        store.commit(turn("ring", base, next)).await.unwrap();
        assert_eq!(due(store, i64::MAX / 2).await, [], "{next:?} wants no call");
    }
    let failed = Called::Failed { at: THEN, said: "hook-silent".to_owned(), again: THEN };
    signals.called(bob[0].clone(), failed).await.unwrap();
    assert_eq!(due(store, i64::MAX / 2).await, []);
    assert!(signals.hook("ring-bob").await.unwrap().unwrap().tried.is_some());

    // Ada again, by a change of the seats in the same breath: whoever sat there is called no more.
    store.commit(turn("ring", 6, Some(2))).await.unwrap();
    let left = Occupant::Away {
        id: "ring-bob".to_owned(),
        name: "Bob".to_owned(),
        bot: "novice".to_owned(),
        resigned: false,
    };
    let gone = Commit {
        events: vec![Event::Left { seat: seat(2), bot: "novice".to_owned(), why: Leaving::Left }],
        seats: Some(vec![person("ring-ada"), left, person("ring-none"), bot()]),
        standing: Standing { bot: true, ..standing(Some(2)) },
        ..commit("ring", 7, "x")
    };
    store.commit(gone).await.unwrap();
    assert_eq!(due(store, i64::MAX / 2).await, []);
    let back = Commit {
        events: vec![Event::Sat { seat: seat(2), occupant: person("ring-bob") }],
        seats: Some(vec![person("ring-ada"), person("ring-bob"), person("ring-none"), bot()]),
        standing: standing(Some(2)),
        ..commit("ring", 8, "x")
    };
    store.commit(back).await.unwrap();
    let called = due(store, i64::MAX / 2).await;
    assert_eq!((called.len(), called[0].version), (1, 9));
    signals.drop_hook("ring-bob").await.unwrap();
    assert_eq!(due(store, i64::MAX).await, [], "whoever wants no calls gets none");
    signals.drop_hook("ring-ada").await.unwrap();
}

async fn a_call_that_failed_waits(store: &Arc<dyn Store>) {
    let signals = store.signals();
    signals.keep_hook(hook("wait-ada")).await.unwrap();
    store.open(new_table("wait", &[person("wait-ada"), bot()], standing(Some(1)), THEN)).await.unwrap();
    let [call] = &due(store, THEN).await[..] else { panic!("one call") };
    signals.called(call.clone(), Called::Looks { again: THEN + 10 }).await.unwrap();
    assert_eq!(due(store, THEN + 9).await, []);
    let [call] = &due(store, THEN + 10).await[..] else { panic!("one call") };
    assert_eq!((call.tries, call.hook.tried.clone()), (0, None), "that was no try");
    let failed = Called::Failed { at: THEN, said: "hook-silent".to_owned(), again: THEN + 100 };
    signals.called(call.clone(), failed).await.unwrap();
    assert_eq!(due(store, THEN + 99).await, []);
    let [call] = &due(store, THEN + 100).await[..] else { panic!("one call") };
    assert_eq!((call.tries, call.hook.tried.clone()), (1, Some((THEN, "hook-silent".to_owned()))));
    signals.drop_hook("wait-ada").await.unwrap();
}
