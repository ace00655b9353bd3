//! `search`: looks ahead through many imagined worlds (information-set Monte Carlo tree search).
//!
//! A simulation imagines one world from the view, walks down the tree by the choice of `tree`, plays on a little from where
//! the tree ends, and appraises what it finds. It never sees more than the view.
//!
//! - `walk`: one tree and its simulations
//! - `halving`: how they are shared out among the moves to choose from
//! - `tree`: what they have found out, and which move the next one tries
//! - `playout`: playing on from where the tree ends
//! - `value`: what a position is worth to every seat
//! - [`params`]: the numbers, by game and seats
//! - [`speed`]: how many simulations a second

mod halving;
pub mod params;
pub(crate) mod playout;
pub mod speed;
mod tree;
mod value;
mod walk;

use std::time::Duration;

use game::{Appraised, Chance, Seat};

use crate::bot::{Asked, Bot, Forfeit};
use params::Params;
use walk::{Found, Hunt, Walker};

/// How long to search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Budget {
    /// So many simulations: the same move each time.
    Simulations(u32),
    /// So long.
    Time(Duration),
}

/// A bot that searches.
pub struct Search<G: Appraised> {
    budget: Budget,
    changes: Vec<(String, f32)>,
    /// One for each thread: each grows a tree of its own, and what the roots have found is added up.
    walkers: Vec<Walker<G>>,
}

impl<G: Appraised> Search<G> {
    /// A bot with that budget, and numbers changed from those that were tuned.
    #[must_use]
    pub fn new(budget: Budget, changes: Vec<(String, f32)>) -> Self {
        let threads = changes.iter().rev().find(|(name, _)| name == Params::THREADS);
        let threads = threads.map_or(1, |(_, number)| *number as usize);
        Self { budget, changes, walkers: (0..threads).map(|_| Walker::new()).collect() }
    }

    /// The legal moves, the best first: the most tried is the best, of equals the one that brought more.
    pub fn rank(&mut self, asked: &Asked<'_, G>, chance: &mut Chance) -> Result<Vec<G::Move>, Forfeit> {
        let hunt = self.hunt(asked, chance)?;
        let threads = self.walkers.len();
        let budget = match self.budget {
            Budget::Simulations(all) => Budget::Simulations(all.div_ceil(threads as u32).max(1)),
            time @ Budget::Time(_) => time,
        };
        // Within one turn what was found stays true; when others have moved, the trees begin anew.
        let fresh = !asked.since.is_empty();
        let mut found = Vec::new();
        if let [walker] = &mut self.walkers[..] {
            found = walker.hunt(&hunt, budget, fresh, chance);
        } else {
            let hunt = &hunt;
            std::thread::scope(|scope| {
                let hunts: Vec<_> = self
                    .walkers
                    .iter_mut()
                    .map(|walker| {
                        let mut chance = Chance::quick(chance.number());
                        scope.spawn(move || walker.hunt(hunt, budget, fresh, &mut chance))
                    })
                    .collect();
                // Added up in the order of the threads, so that the sum does not depend on who was first.
                for hunt in hunts {
                    match hunt.join() {
                        Ok(more) => add(&mut found, more),
                        // Without it the answer would be another, and nobody would know why.
                        Err(panic) => std::panic::resume_unwind(panic),
                    }
                }
            });
        }
        found.retain(|found| asked.moves.contains(&found.mv));
        found.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.mean().total_cmp(&a.mean())));
        Ok(found.into_iter().map(|found| found.mv).collect())
    }

    /// Tries some of the legal moves as often as each other, in the same worlds with the same luck, going on from what was found
    /// when they were ranked: the seat's chance to win each time, by move. What ranked them has no part in it, so the
    /// first of them is not flattered by having been the luckiest.
    pub(crate) fn compare(
        &mut self,
        asked: &Asked<'_, G>,
        moves: &[G::Move],
        rounds: u32,
        chance: &mut Chance,
    ) -> Result<Vec<Vec<f64>>, Forfeit> {
        let hunt = self.hunt(asked, chance)?;
        Ok(self.walkers[0].compare(&hunt, moves, rounds, chance))
    }

    fn hunt<'a>(&self, asked: &Asked<'a, G>, chance: &mut Chance) -> Result<Hunt<'a, G>, Forfeit> {
        let mut hunt = Hunt::new(asked, chance).map_err(|fault| Forfeit(fault.0))?;
        for (name, value) in self.changes.iter().filter(|(name, _)| name != Params::THREADS) {
            hunt.params = hunt.params.with(name, *value).map_err(|fault| Forfeit(fault.0))?;
        }
        Ok(hunt)
    }
}

fn add<M: PartialEq>(sum: &mut Vec<Found<M>>, found: Vec<Found<M>>) {
    for more in found {
        match sum.iter_mut().find(|known| known.mv == more.mv) {
            Some(known) => {
                known.visits += more.visits;
                known.value += more.value;
            }
            None => sum.push(more),
        }
    }
}

impl<G: Appraised> Bot<G> for Search<G> {
    fn begin(&mut self, _: &G::Setup, _: Seat) -> Result<(), Forfeit> {
        self.walkers.iter_mut().for_each(Walker::forget);
        Ok(())
    }

    fn choose(&mut self, asked: &Asked<'_, G>, chance: &mut Chance) -> Result<G::Move, Forfeit> {
        if let [only] = asked.moves {
            return Ok(*only);
        }
        Ok(self.rank(asked, chance)?.first().copied().unwrap_or(asked.moves[0]))
    }
}
