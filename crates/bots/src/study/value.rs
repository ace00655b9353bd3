//! What a state is worth to every seat, all-knowing: the chance to win.

use game::{Appraised, Chance, Fault, MOST_SEATS, Seat, Seed, Turn};

use crate::search::params::Params;
use crate::search::playout::{best_looking, play_on};

/// A chance to win for every seat.
pub(crate) type Chances = [f64; MOST_SEATS];

/// It is played on to different depths, so many of them for each seat. Somebody who has just moved looks different from somebody who
/// is about to; if it were always the same decision after which the table is looked at, every decision would seem to change
/// the chances by that.
const SPREAD: u32 = 4;

/// Chances are kept in millionths.
const UNIT: f64 = 1e6;

/// A number to the millionth.
pub(super) fn rounded(number: f64) -> f64 {
    let units = (number * UNIT).round();
    // Not the zero below zero, which would be written with its sign.
    if units == 0.0 { 0.0 } else { units / UNIT }
}

/// Chances to the millionth, so that they still sum to 1: what rounding down leaves goes to those who lost most by it.
pub(super) fn written(chances: &Chances, seats: usize) -> Vec<f64> {
    let exact: Vec<f64> = chances[..seats].iter().map(|chance| chance * UNIT).collect();
    let mut units: Vec<i64> = exact.iter().map(|units| units.floor() as i64).collect();
    let mut order: Vec<usize> = (0..seats).collect();
    order.sort_by(|&a, &b| exact[b].fract().total_cmp(&exact[a].fract()));
    let left = UNIT as i64 - units.iter().sum::<i64>();
    for &seat in order.iter().take(usize::try_from(left).unwrap_or(0)) {
        units[seat] += 1;
    }
    units.into_iter().map(|units| units as f64 / UNIT).collect()
}

/// The evaluator of one analysis. It is a fixed function of the state: the random numbers with which it plays on are the same for
/// every state, so that two states are compared in the same luck.
#[derive(Clone, Debug)]
pub(crate) struct Scales {
    pub(super) seats: usize,
    pub(super) params: Params,
    numbers: Vec<u64>,
    /// To how many different depths it plays on.
    spread: u32,
}

impl Scales {
    /// Scales that play on so many times.
    pub(crate) fn new<G: Appraised>(seats: usize, playouts: u32, seed: &Seed) -> Result<Self, Fault> {
        let params = Params::of(G::about(), seats)?;
        let numbers = (0..playouts.max(1)).map(|n| Chance::at(seed, n).number()).collect();
        Ok(Self { seats, params, numbers, spread: SPREAD * seats as u32 })
    }

    /// The chances of all seats in a state; they sum to 1.
    pub(super) fn weigh<G: Appraised>(&self, state: &G, moves: &mut Vec<G::Move>) -> Chances {
        if state.turn() == Turn::Over {
            return result(state, self.seats);
        }
        let mut sum = [0.0; MOST_SEATS];
        for (n, &number) in self.numbers.iter().enumerate() {
            let found = self.glance(state.clone(), n, moves, &mut Chance::quick(number));
            for (sum, found) in sum.iter_mut().zip(found) {
                *sum += found;
            }
        }
        sum.map(|sum| sum / self.numbers.len() as f64)
    }

    /// Plays on once, for the `n`-th time, and guesses. Whoever is due plays what looks best of all; after that it is played on as
    /// the search does.
    pub(crate) fn glance<G: Appraised>(
        &self,
        mut world: G,
        n: usize,
        moves: &mut Vec<G::Move>,
        chance: &mut Chance,
    ) -> Chances {
        if let Turn::Of(seat) = world.turn() {
            world.moves(moves);
            let mv = best_looking(&world, seat, moves, chance);
            world.play(mv, chance);
        }
        let depth = self.params.depth + n as u32 % self.spread;
        play_on(&mut world, depth, self.params.guide, moves, chance);
        guess(&world, self.seats, f64::from(self.params.scale))
    }
}

/// The result of a game that is over: a shared win counts in parts.
pub(crate) fn result<G: Appraised>(state: &G, seats: usize) -> Chances {
    let scores = state.scores();
    let winners = scores.winners().count() as f64;
    let mut chances = [0.0; MOST_SEATS];
    for seat in Seat::all(seats).filter(|&seat| scores.place(seat) == 1) {
        chances[seat.index()] = 1.0 / winners;
    }
    chances
}

/// The chances, guessed from what the seats' prospects are worth: how sure it is to be ahead of each other, multiplied, and
/// the whole made to sum to 1.
fn guess<G: Appraised>(world: &G, seats: usize, scale: f64) -> Chances {
    if world.turn() == Turn::Over {
        return result(world, seats);
    }
    let worths = world.worths();
    let mut chances = [0.0; MOST_SEATS];
    for seat in 0..seats {
        chances[seat] = (0..seats)
            .filter(|&other| other != seat)
            .map(|other| 1.0 / (1.0 + (-f64::from(worths[seat] - worths[other]) / scale).exp()))
            .product();
    }
    let sum: f64 = chances[..seats].iter().sum();
    chances.map(|chance| chance / sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_sums_to_one() {
        let thirds = written(&[1.0 / 3.0, 1.0 / 3.0, 1.0 / 3.0, 0.0, 0.0, 0.0], 3);
        assert_eq!(thirds, [0.333_334, 0.333_333, 0.333_333]);
        assert_eq!(written(&[1.0, 0.0, 0.0, 0.0, 0.0, 0.0], 2), [1.0, 0.0]);
        let odd = written(&[0.123_456_7, 0.234_567_8, 0.641_975_5, 0.0, 0.0, 0.0], 3);
        assert_eq!(odd, [0.123_457, 0.234_568, 0.641_975]);
        assert_eq!(rounded(-1e-9).to_string(), "0");
    }
}
