//! What people made of puzzles, for every store alike.

use std::sync::Arc;

use bots::strength::Strength;
use house::store::Store;
use house::store::people::First;
use house::store::puzzles::{TRIES, Tried};

use crate::samples::THEN;

const HARD: Strength = Strength { rating: 1_700.0, deviation: 150.0 };

fn tried(puzzle: &str, solved: bool, at: i64) -> Tried {
    let (game, puzzle) = ("great-wall".to_owned(), puzzle.to_owned());
    Tried { game, puzzle, tries: if solved { 1 } else { 3 }, solved, at: THEN + at }
}

async fn enter(store: &Arc<dyn Store>, id: &str) {
    let first = First { person: id.to_owned(), public: format!("pub-{id}"), name: id.to_owned(), at: THEN };
    store.people().enter(first).await.unwrap();
}

pub(crate) async fn hold(store: &Arc<dyn Store>) {
    the_first_attempt_counts_and_no_other(store).await;
    misses_are_counted_until_it_is_finished(store).await;
    two_windows_give_no_more_tries(store).await;
    of_many_at_once_none_is_lost(store).await;
    a_guest_who_signs_in_takes_it_along(store).await;
    whoever_goes_leaves_only_figures(store).await;
}

async fn the_first_attempt_counts_and_no_other(store: &Arc<dyn Store>) {
    let puzzles = store.puzzles();
    assert_eq!(puzzles.fared("wall-1").await, Ok(None));
    assert_eq!(puzzles.solver("solver", "great-wall").await, Ok((None, Vec::new())));
    let first = puzzles.tried("solver", tried("wall-1", true, 1), HARD).await.unwrap().unwrap();
    assert_eq!(first.before, Strength::NEW);
    assert!(
        first.solver.strength.rating > Strength::NEW.rating && first.puzzle.strength.rating < HARD.rating
    );
    assert_eq!((first.solver.tried, first.puzzle.tried, first.puzzle.solved), (1, 1, 1));
    // Once more, and failing this time: that is practice.
    assert_eq!(puzzles.tried("solver", tried("wall-1", false, 2), HARD).await, Ok(None));
    assert_eq!(puzzles.fared("wall-1").await, Ok(Some(first.puzzle)));
    let failed = puzzles.tried("solver", tried("wall-2", false, 3), HARD).await.unwrap().unwrap();
    assert_eq!(failed.before, first.solver.strength);
    assert!(
        failed.solver.strength.rating < failed.before.rating && failed.puzzle.strength.rating > HARD.rating
    );
    let (solver, all) = puzzles.solver("solver", "great-wall").await.unwrap();
    assert_eq!(solver, Some(failed.solver));
    assert_eq!(all, [tried("wall-2", false, 3), tried("wall-1", true, 1)], "the last one first");
    assert_eq!(puzzles.solvers("solver").await, Ok(vec![("great-wall".to_owned(), failed.solver)]));
    // It is nobody else's, and of no other game.
    assert_eq!(puzzles.solver("solver", "zhanguo").await, Ok((None, Vec::new())));
    assert_eq!(puzzles.solver("solve", "great-wall").await, Ok((None, Vec::new())));
}

async fn misses_are_counted_until_it_is_finished(store: &Arc<dyn Store>) {
    let puzzles = store.puzzles();
    assert_eq!(puzzles.misses("hasty", "great-wall", "wall-1").await, Ok(0));
    assert_eq!(puzzles.missed("hasty", "great-wall", "wall-1", THEN).await, Ok(Some(1)));
    assert_eq!(puzzles.missed("hasty", "great-wall", "wall-1", THEN + 1).await, Ok(Some(2)));
    assert_eq!(puzzles.misses("hasty", "great-wall", "wall-1").await, Ok(2));
    assert_eq!(puzzles.misses("hasty", "emperor", "wall-1").await, Ok(0));
    assert_eq!(puzzles.misses("calm", "great-wall", "wall-1").await, Ok(0));
    assert_eq!(puzzles.missed("hasty", "great-wall", "wall-2", THEN + 1).await, Ok(Some(1)));
    // What is not finished is no attempt, and says nothing of anybody.
    assert_eq!(puzzles.solver("hasty", "great-wall").await, Ok((None, Vec::new())));
    assert!(puzzles.tried("hasty", tried("wall-1", false, 2), HARD).await.unwrap().is_some());
    assert_eq!(puzzles.missed("hasty", "great-wall", "wall-1", THEN + 3).await, Ok(None));
    assert_eq!(puzzles.misses("hasty", "great-wall", "wall-1").await, Ok(0));
    assert_eq!(puzzles.tried("hasty", tried("wall-1", true, 4), HARD).await, Ok(None));
    assert_eq!(puzzles.solver("hasty", "great-wall").await.unwrap().1, [tried("wall-1", false, 2)]);
}

async fn two_windows_give_no_more_tries(store: &Arc<dyn Store>) {
    let puzzles = store.puzzles();
    let mut all = tokio::task::JoinSet::new();
    for _ in 0..5 {
        let store = Arc::clone(store);
        all.spawn(
            async move { store.puzzles().missed("twice", "great-wall", "wall-1", THEN).await.unwrap() },
        );
    }
    let mut misses: Vec<_> = all.join_all().await.into_iter().flatten().collect();
    misses.sort_unstable();
    assert_eq!(misses, [1, 2, TRIES, TRIES, TRIES]);
    assert_eq!(puzzles.misses("twice", "great-wall", "wall-1").await, Ok(TRIES));
    // The right one, which was on its way at the time, comes too late.
    let late = puzzles.tried("twice", tried("wall-1", true, 1), HARD).await.unwrap().unwrap();
    assert!(!late.solved && late.solver.strength.rating < Strength::NEW.rating);
    assert!(!puzzles.solver("twice", "great-wall").await.unwrap().1[0].solved);
    // With a try left it does not.
    puzzles.missed("twice", "great-wall", "wall-2", THEN).await.unwrap();
    assert!(puzzles.tried("twice", tried("wall-2", true, 2), HARD).await.unwrap().unwrap().solved);
}

async fn of_many_at_once_none_is_lost(store: &Arc<dyn Store>) {
    // Twenty people at one puzzle, each of them twice, and one person at twenty puzzles.
    let mut all = tokio::task::JoinSet::new();
    for n in 0..20 {
        for _ in 0..2 {
            let store = Arc::clone(store);
            all.spawn(async move {
                store.puzzles().tried(&format!("crowd-{n}"), tried("busy", n % 2 == 0, 1), HARD).await
            });
        }
        let store = Arc::clone(store);
        all.spawn(
            async move { store.puzzles().tried("eager", tried(&format!("many-{n}"), true, 1), HARD).await },
        );
    }
    let counted: Vec<_> = all.join_all().await.into_iter().map(Result::unwrap).collect();
    assert_eq!(counted.iter().flatten().count(), 40);
    let busy = store.puzzles().fared("busy").await.unwrap().unwrap();
    assert_eq!((busy.tried, busy.solved), (20, 10));
    let (eager, tried) = store.puzzles().solver("eager", "great-wall").await.unwrap();
    assert_eq!((eager.unwrap().tried, tried.len()), (20, 20));
}

async fn a_guest_who_signs_in_takes_it_along(store: &Arc<dyn Store>) {
    let puzzles = store.puzzles();
    for id in ["riddle-guest", "riddle"] {
        enter(store, id).await;
    }
    puzzles.tried("riddle-guest", tried("wall-1", true, 1), HARD).await.unwrap();
    puzzles.tried("riddle-guest", tried("wall-2", true, 2), HARD).await.unwrap();
    let own = puzzles.tried("riddle", tried("wall-1", false, 3), HARD).await.unwrap().unwrap();
    store.people().take_over("riddle-guest", "riddle", Vec::new(), THEN + 9).await.unwrap();
    let (solver, all) = puzzles.solver("riddle", "great-wall").await.unwrap();
    assert_eq!(all, [tried("wall-1", false, 3), tried("wall-2", true, 2)], "one's own first attempt stays");
    assert_eq!(solver, Some(own.solver));
    assert_eq!(puzzles.solver("riddle-guest", "great-wall").await, Ok((None, Vec::new())));
}

async fn whoever_goes_leaves_only_figures(store: &Arc<dyn Store>) {
    let puzzles = store.puzzles();
    enter(store, "riddle-gone").await;
    let left = puzzles.tried("riddle-gone", tried("gone-1", true, 1), HARD).await.unwrap().unwrap();
    store.people().forget("riddle-gone", THEN + 2).await.unwrap();
    assert_eq!(puzzles.solver("riddle-gone", "great-wall").await, Ok((None, Vec::new())));
    assert_eq!(puzzles.solvers("riddle-gone").await, Ok(Vec::new()));
    assert_eq!(puzzles.fared("gone-1").await, Ok(Some(left.puzzle)));
}
