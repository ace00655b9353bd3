//! What chance brought, against what could have come instead.
//!
//! The mean over what could have come is taken over fresh samples, drawn as the rules draw and independent of the game's own
//! chance. So what came and each sample have the same expectation, whatever the scales say of them, and luck averages to
//! zero. This is the control variate of backgammon's luck adjustment and of AIVAT in poker.

use game::{Chance, Course, MOST_SEATS, Seed, Whole};

use super::value::{Chances, Scales};
use crate::patience::Patience;

/// Where the luck of a game is found.
pub(super) struct Fate<'a, G: Whole> {
    /// The game.
    pub(super) course: &'a Course<G>,
    /// What states are worth.
    pub(super) scales: &'a Scales,
    /// How many samples of what could have come.
    pub(super) samples: u32,
    /// Where the chance of the samples comes from.
    pub(super) seed: Seed,
}

impl<G: Whole> Fate<'_, G> {
    /// The mean over what could have come to moment `n`, given the state before and the move; nothing, where chance was not
    /// asked. Moment 0 comes with the deal, unless the game began from a position. What is given is worth nothing if patience ends
    /// meanwhile.
    pub(super) fn expected(
        &self,
        n: usize,
        moves: &mut Vec<G::Move>,
        patience: &Patience,
    ) -> Option<Chances> {
        let fresh = |sample: u32| Chance::at(&self.seed.part(n as u64), sample);
        let Some(before) = n.checked_sub(1) else {
            if self.course.placed().is_some() {
                return None;
            }
            let setup = self.course.state().setup();
            return Some(self.mean(moves, patience, |sample| G::start(&setup, &mut fresh(sample))));
        };
        let state = self.course.state_before(before)?;
        let mv = self.course.log().get(before)?.mv;
        let mut chance = fresh(0);
        state.clone().play(mv, &mut chance);
        if !chance.asked() {
            return None;
        }
        Some(self.mean(moves, patience, |sample| {
            let mut after = state.clone();
            after.play(mv, &mut fresh(sample));
            after
        }))
    }

    fn mean(&self, moves: &mut Vec<G::Move>, patience: &Patience, sample: impl Fn(u32) -> G) -> Chances {
        let mut sum = [0.0; MOST_SEATS];
        for number in 0..self.samples {
            if patience.is_over() {
                break;
            }
            let found = self.scales.weigh(&sample(number), moves);
            for (sum, found) in sum.iter_mut().zip(found) {
                *sum += found;
            }
        }
        sum.map(|sum| sum / f64::from(self.samples.max(1)))
    }
}
