//! What people said of remarks in their first games, for every store alike.

use std::sync::Arc;

use house::store::people::First;
use house::store::{Noted, Store};

use crate::samples::THEN;

fn noted(game: &str, about: &str, said: &str, at: i64) -> Noted {
    Noted { game: game.to_owned(), about: about.to_owned(), said: said.to_owned(), at: THEN + at }
}

async fn enter(store: &Arc<dyn Store>, id: &str) {
    let first = First { person: id.to_owned(), public: format!("pub-{id}"), name: id.to_owned(), at: THEN };
    store.people().enter(first).await.unwrap();
}

pub(crate) async fn hold(store: &Arc<dyn Store>) {
    what_was_said_last_holds(store).await;
    a_guest_who_signs_in_takes_it_along(store).await;
    whoever_goes_has_said_nothing(store).await;
}

async fn what_was_said_last_holds(store: &Arc<dyn Store>) {
    let remarks = store.remarks();
    assert_eq!(remarks.noted("novice").await, Ok(Vec::new()));
    remarks.note("novice", noted("zhanguo", "goal-line", "shown", 1)).await.unwrap();
    remarks.note("novice", noted("great-wall", "seen-goal", "yes", 2)).await.unwrap();
    remarks.note("novice", noted("great-wall", "remarks", "off", 5)).await.unwrap();
    // A device that was late changes nothing.
    remarks.note("novice", noted("great-wall", "remarks", "asked", 4)).await.unwrap();
    let off = noted("great-wall", "remarks", "off", 5);
    let seen = noted("great-wall", "seen-goal", "yes", 2);
    let line = noted("zhanguo", "goal-line", "shown", 1);
    assert_eq!(remarks.noted("novice").await, Ok(vec![off, seen, line.clone()]));
    // It is nobody else's.
    assert_eq!(remarks.noted("novic").await, Ok(Vec::new()));
    remarks.clear("novice", "great-wall").await.unwrap();
    assert_eq!(remarks.noted("novice").await, Ok(vec![line]));
}

async fn a_guest_who_signs_in_takes_it_along(store: &Arc<dyn Store>) {
    let remarks = store.remarks();
    for id in ["novice-guest", "novice-account"] {
        enter(store, id).await;
    }
    remarks.note("novice-guest", noted("emperor", "remarks", "off", 3)).await.unwrap();
    remarks.note("novice-guest", noted("emperor", "goal-line", "hidden", 1)).await.unwrap();
    remarks.note("novice-account", noted("emperor", "remarks", "asked", 1)).await.unwrap();
    remarks.note("novice-account", noted("emperor", "goal-line", "shown", 2)).await.unwrap();
    store.people().take_over("novice-guest", "novice-account", Vec::new(), THEN + 9).await.unwrap();
    assert_eq!(
        remarks.noted("novice-account").await,
        Ok(vec![noted("emperor", "goal-line", "shown", 2), noted("emperor", "remarks", "off", 3)]),
        "of both what was said last"
    );
    assert_eq!(remarks.noted("novice-guest").await, Ok(Vec::new()));
}

async fn whoever_goes_has_said_nothing(store: &Arc<dyn Store>) {
    let remarks = store.remarks();
    enter(store, "novice-leaver").await;
    remarks.note("novice-leaver", noted("justinian", "remarks", "off", 1)).await.unwrap();
    remarks.note("novice-leaver-2", noted("justinian", "remarks", "off", 1)).await.unwrap();
    store.people().forget("novice-leaver", THEN + 9).await.unwrap();
    assert_eq!(remarks.noted("novice-leaver").await, Ok(Vec::new()));
    assert_eq!(remarks.noted("novice-leaver-2").await.map(|all| all.len()), Ok(1));
}
