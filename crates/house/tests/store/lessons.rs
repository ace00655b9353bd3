//! How far people came in lessons, for every store alike.

use std::sync::Arc;

use house::store::people::First;
use house::store::{Came, Store};

use crate::samples::THEN;

fn came(game: &str, lesson: &str, steps: usize, done: bool, at: i64) -> Came {
    Came { game: game.to_owned(), lesson: lesson.to_owned(), steps, done, at: THEN + at }
}

async fn enter(store: &Arc<dyn Store>, id: &str) {
    let first = First { person: id.to_owned(), public: format!("pub-{id}"), name: id.to_owned(), at: THEN };
    store.people().enter(first).await.unwrap();
}

pub(crate) async fn hold(store: &Arc<dyn Store>) {
    what_was_reached_stays_reached(store).await;
    a_guest_who_signs_in_takes_it_along(store).await;
    whoever_goes_has_learnt_nothing(store).await;
}

async fn what_was_reached_stays_reached(store: &Arc<dyn Store>) {
    let lessons = store.lessons();
    // Nobody needs a row of their own to learn.
    assert_eq!(lessons.progress("learner").await, Ok(Vec::new()));
    lessons.came("learner", came("great-wall", "goal", 2, false, 1)).await.unwrap();
    lessons.came("learner", came("zhanguo", "goal", 1, false, 2)).await.unwrap();
    let goal = came("great-wall", "goal", 2, false, 1);
    assert_eq!(
        lessons.progress("learner").await,
        Ok(vec![came("zhanguo", "goal", 1, false, 2), goal]),
        "the last one first"
    );
    lessons.came("learner", came("great-wall", "goal", 5, true, 3)).await.unwrap();
    // Whoever goes through it once more, or looks at an early step on another device, has been through it all the same.
    lessons.came("learner", came("great-wall", "goal", 1, false, 2)).await.unwrap();
    lessons.came("learner", came("great-wall", "goal", 2, false, 9)).await.unwrap();
    let done = came("great-wall", "goal", 5, true, 9);
    assert_eq!(lessons.progress("learner").await, Ok(vec![done, came("zhanguo", "goal", 1, false, 2)]));
    // It is nobody else's.
    assert_eq!(lessons.progress("learne").await, Ok(Vec::new()));
    assert_eq!(lessons.progress("").await, Ok(Vec::new()));
}

async fn a_guest_who_signs_in_takes_it_along(store: &Arc<dyn Store>) {
    let lessons = store.lessons();
    for id in ["pupil-guest", "pupil"] {
        enter(store, id).await;
    }
    lessons.came("pupil-guest", came("emperor", "goal", 4, true, 1)).await.unwrap();
    lessons.came("pupil-guest", came("emperor", "cards", 2, false, 2)).await.unwrap();
    lessons.came("pupil-guest", came("emperor", "roads", 1, false, 8)).await.unwrap();
    lessons.came("pupil", came("emperor", "goal", 2, false, 7)).await.unwrap();
    lessons.came("pupil", came("emperor", "cards", 3, false, 1)).await.unwrap();
    store.people().take_over("pupil-guest", "pupil", Vec::new(), THEN + 9).await.unwrap();
    assert_eq!(
        lessons.progress("pupil").await,
        Ok(vec![
            came("emperor", "roads", 1, false, 8),
            came("emperor", "goal", 4, true, 7),
            came("emperor", "cards", 3, false, 2),
        ]),
        "of both the further"
    );
    assert_eq!(lessons.progress("pupil-guest").await, Ok(Vec::new()));
}

async fn whoever_goes_has_learnt_nothing(store: &Arc<dyn Store>) {
    let lessons = store.lessons();
    enter(store, "leaver").await;
    lessons.came("leaver", came("justinian", "goal", 4, true, 1)).await.unwrap();
    lessons.came("leaver-2", came("justinian", "goal", 4, true, 1)).await.unwrap();
    store.people().forget("leaver", THEN + 9).await.unwrap();
    assert_eq!(lessons.progress("leaver").await, Ok(Vec::new()));
    assert_eq!(lessons.progress("leaver-2").await.map(|all| all.len()), Ok(1));
}
