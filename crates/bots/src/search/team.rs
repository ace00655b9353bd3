//! Several walkers at one question. How many there are is part of the question (`+threads=4`), for what is found hangs on it; how
//! many threads they walk on is not, and depends on who is free.

use std::sync::{Mutex, PoisonError};

use game::{Chance, Whole};

use super::walk::Walker;
use crate::patience::Patience;

/// A walker with its own chance.
pub(super) struct Member<'a, G: Whole> {
    pub(super) walker: &'a mut Walker<G>,
    pub(super) chance: Chance,
    /// How many simulations of a tournament it has made.
    pub(super) spent: u32,
}

/// Lets everybody do the same task: one after the other, and side by side where threads are free. Gives what came of it in the order
/// of the team.
pub(super) fn together<G: Whole, T: Send>(
    team: &mut [Member<'_, G>],
    patience: &Patience,
    task: impl Fn(&mut Member<'_, G>) -> T + Sync,
) -> Vec<Option<T>> {
    let others = team.len().saturating_sub(1);
    let mut done: Vec<Option<T>> = team.iter().map(|_| None).collect();
    let queue = Mutex::new(team.iter_mut().zip(&mut done));
    let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).next();
    let work = || {
        if let Some((member, done)) = next() {
            *done = Some(task(member));
            return true;
        }
        false
    };
    std::thread::scope(|scope| {
        for hand in (0..others).map_while(|_| patience.hand()) {
            let work = &work;
            scope.spawn(move || {
                // Whoever only thinks along makes room when others come; what is left to do is done by who was asked.
                while !patience.is_wanted() && work() {}
                drop(hand);
            });
        }
        while work() {}
    });
    done
}
