//! The plain bots: `random`, `greedy`, which looks one decision ahead, and `glance`, which does so without looking around.

use game::{Appraised, Chance, Game};

use crate::bot::{Asked, Bot, Forfeit};
use crate::search::playout::looks;

/// Plays any legal move, each equally often.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, asked: &Asked<'_, G>, chance: &mut Chance) -> Result<G::Move, Forfeit> {
        Ok(chance.pick(asked.moves))
    }

    fn forgets(&self) -> bool {
        true
    }
}

/// How many worlds `greedy` imagines: enough that a lucky draw does not decide.
const WORLDS: usize = 4;

/// Plays the move after which the table looks best, on average over some worlds it imagines from its view.
#[derive(Clone, Debug)]
pub struct Greedy<G> {
    worlds: Vec<G>,
    /// How many of a hundred moves it notices; those it overlooks, it does not play.
    noticed: u32,
}

impl<G> Default for Greedy<G> {
    fn default() -> Self {
        Self::glance(100)
    }
}

impl<G> Greedy<G> {
    /// One that notices so many moves of a hundred: it errs as people do who do not look around.
    #[must_use]
    pub const fn glance(noticed: u32) -> Self {
        Self { worlds: Vec::new(), noticed }
    }
}

impl<G: Appraised> Bot<G> for Greedy<G> {
    fn choose(&mut self, asked: &Asked<'_, G>, chance: &mut Chance) -> Result<G::Move, Forfeit> {
        if let [only] = asked.moves {
            return Ok(*only);
        }
        self.worlds.clear();
        self.worlds.extend((0..WORLDS).map(|_| G::imagine(asked.view, chance)));
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        let mut equal = 0;
        for &mv in asked.moves {
            if self.noticed < 100 && chance.below(100) >= self.noticed {
                continue;
            }
            let looks: f32 = self.worlds.iter().map(|world| looks(world, mv, asked.seat, chance)).sum();
            // Among moves that look the same, each is equally likely.
            if looks > most {
                (best, most, equal) = (Some(mv), looks, 1);
            } else if looks == most {
                equal += 1;
                if chance.below(equal) == 0 {
                    best = Some(mv);
                }
            }
        }
        // Whoever noticed nothing plays what comes to hand.
        Ok(best.unwrap_or_else(|| chance.pick(asked.moves)))
    }

    fn forgets(&self) -> bool {
        true
    }

    fn rest(&mut self) {
        self.worlds = Vec::new();
    }
}
