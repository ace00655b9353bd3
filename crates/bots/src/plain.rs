//! The two plain bots: `random`, and `greedy`, which looks one decision ahead.

use game::{Appraised, Chance, Game};

use crate::bot::{Asked, Bot, Forfeit};

/// Plays any legal move, each equally often.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, asked: &Asked<'_, G>, chance: &mut Chance) -> Result<G::Move, Forfeit> {
        Ok(chance.pick(asked.moves))
    }
}

/// How many worlds `greedy` imagines: enough that a lucky draw does not decide.
const WORLDS: usize = 4;

/// Plays the move after which the table looks best, on average over some worlds it imagines from its view.
#[derive(Clone, Debug)]
pub struct Greedy<G> {
    worlds: Vec<G>,
}

impl<G> Default for Greedy<G> {
    fn default() -> Self {
        Self { worlds: Vec::new() }
    }
}

impl<G: Appraised> Bot<G> for Greedy<G> {
    fn choose(&mut self, asked: &Asked<'_, G>, chance: &mut Chance) -> Result<G::Move, Forfeit> {
        if let [only] = asked.moves {
            return Ok(*only);
        }
        self.worlds.clear();
        self.worlds.extend((0..WORLDS).map(|_| G::imagine(asked.view, chance)));
        let mut best = asked.moves[0];
        let mut most = f32::NEG_INFINITY;
        let mut equal = 0;
        for &mv in asked.moves {
            let mut looks = 0.0;
            for world in &self.worlds {
                let mut after = world.clone();
                after.play(mv, chance);
                looks += after.appraise(asked.seat);
            }
            // Among moves that look the same, each is equally likely.
            if looks > most {
                (best, most, equal) = (mv, looks, 1);
            } else if looks == most {
                equal += 1;
                if chance.below(equal) == 0 {
                    best = mv;
                }
            }
        }
        Ok(best)
    }
}
