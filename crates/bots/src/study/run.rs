//! Studying a whole game: first a coarse picture, then closely in the order of the game, on several threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;

use game::Fault;

use super::{Analyst, Moment, Study};
use crate::patience::Patience;

/// So many moments make the first picture.
pub const COARSE: usize = 24;

/// The moments of the first picture: evenly spaced, with the first and the last.
#[must_use]
pub fn coarse(moments: usize) -> Vec<usize> {
    let last = moments.saturating_sub(1);
    let mut picked: Vec<usize> = (0..COARSE).map(|n| n * last / (COARSE - 1)).collect();
    picked.dedup();
    picked
}

/// Goes on with a study until all is seen or patience ends. `tell` is called in this thread with every piece that comes: the
/// study so far, and the moment it was about. What was seen already is not looked at again.
pub fn run(
    analyst: &dyn Analyst,
    mut study: Study,
    threads: usize,
    patience: &Patience,
    tell: &mut dyn FnMut(&Study, usize),
) -> Result<Study, Fault> {
    let moments = study.moments.len();
    let glances = coarse(moments).into_iter().filter(|&n| study.moments[n].chances.is_empty());
    let closely = (0..moments).filter(|&n| !study.moments[n].closely);
    let tasks: Vec<(usize, bool)> = glances.map(|n| (n, false)).chain(closely.map(|n| (n, true))).collect();
    let next = AtomicUsize::new(0);
    let (sender, receiver) = channel::<(usize, Result<Option<Moment>, Fault>)>();
    std::thread::scope(|scope| {
        for _ in 0..threads.clamp(1, 256).min(tasks.len().max(1)) {
            let (sender, tasks, next) = (sender.clone(), &tasks, &next);
            scope.spawn(move || {
                while !patience.is_over() {
                    let Some(&(moment, closely)) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) else {
                        break;
                    };
                    let found = if closely {
                        analyst.closely(moment, patience)
                    } else {
                        Ok(Some(analyst.glance(moment)))
                    };
                    if sender.send((moment, found)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        for (moment, found) in receiver {
            // A glance may come after the close look of another thread, and says no more.
            if let Some(found) = found?
                && !study.moments[moment].closely
            {
                study.moments[moment] = found;
                tell(&study, moment);
            }
        }
        Ok(study)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_picture_spans_the_game() {
        let picked = coarse(117);
        assert_eq!((picked.len(), picked[0], picked[23]), (24, 0, 116));
        assert_eq!(coarse(5), [0, 1, 2, 3, 4]);
        assert_eq!(coarse(1), [0]);
    }
}
