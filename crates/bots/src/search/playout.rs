//! Playing on from where the tree ends.

use game::{Appraised, Chance, Seat, Turn};

/// How good the table looks to a seat after a move.
pub(crate) fn looks<G: Appraised>(world: &G, mv: G::Move, seat: Seat, chance: &mut Chance) -> f32 {
    let mut after = world.clone();
    after.play(mv, chance);
    after.appraise(seat)
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
        let mut mv = chance.pick(moves);
        if guide > 1 && moves.len() > 1 {
            let mut most = looks(world, mv, seat, chance);
            for _ in 1..guide {
                let other = chance.pick(moves);
                if other != mv {
                    let looks = looks(world, other, seat, chance);
                    if looks > most {
                        (mv, most) = (other, looks);
                    }
                }
            }
        }
        world.play(mv, chance);
    }
}
