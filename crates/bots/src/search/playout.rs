//! Playing on from where the tree ends: the rollout.

use game::{Appraised, Chance, Seat, Turn};

/// How good the table looks to a seat after a move; a softmax makes priors of it.
pub(crate) fn looks<G: Appraised>(world: &G, mv: G::Move, seat: Seat, chance: &mut Chance) -> f32 {
    let mut after = world.clone();
    after.play(mv, chance);
    after.appraise(seat)
}

/// The move after which the table looks best to a seat; among moves that look the same each is equally likely. There must be one.
pub(crate) fn best_looking<G: Appraised>(
    world: &G,
    seat: Seat,
    moves: &[G::Move],
    chance: &mut Chance,
) -> G::Move {
    if let [only] = moves {
        return *only;
    }
    let (mut best, mut most, mut equal) = (moves[0], f32::NEG_INFINITY, 0);
    for &mv in moves {
        let looks = looks(world, mv, seat, chance);
        if looks > most {
            (best, most, equal) = (mv, looks, 1);
        } else if looks == most {
            equal += 1;
            if chance.below(equal) == 0 {
                best = mv;
            }
        }
    }
    best
}

/// No game of the house takes so many decisions; one that would not end ends here.
const LONGEST: u32 = 100_000;

/// Plays to the end of the game; everybody plays what looks best.
pub(crate) fn play_out<G: Appraised>(world: &mut G, moves: &mut Vec<G::Move>, chance: &mut Chance) {
    for _ in 0..LONGEST {
        let Turn::Of(seat) = world.turn() else { return };
        world.moves(moves);
        let mv = best_looking(world, seat, moves, chance);
        world.play(mv, chance);
    }
}

/// The bit of a move by its number; of more than 128 the last are never remembered.
const fn bit(number: u32) -> u128 {
    if number < u128::BITS { 1 << number } else { 0 }
}

/// Plays so many decisions, or to the end of the game. For each, `guide` moves are drawn and the best looking is played; with
/// one it is any move.
pub(crate) fn play_on<G: Appraised>(
    world: &mut G,
    decisions: u32,
    guide: u32,
    moves: &mut Vec<G::Move>,
    chance: &mut Chance,
) {
    for _ in 0..decisions {
        let Turn::Of(seat) = world.turn() else { return };
        world.moves(moves);
        let mut drawn = chance.below(moves.len() as u32);
        if guide > 1 && moves.len() > 1 {
            let mut most = looks(world, moves[drawn as usize], seat, chance);
            // What is drawn again was looked at already.
            let mut seen = bit(drawn);
            for _ in 1..guide {
                let other = chance.below(moves.len() as u32);
                if seen & bit(other) == 0 {
                    seen |= bit(other);
                    let looks = looks(world, moves[other as usize], seat, chance);
                    if looks > most {
                        (drawn, most) = (other, looks);
                    }
                }
            }
        }
        world.play(moves[drawn as usize], chance);
    }
}
