//! The conformance kit, on this game.

use game::{Chance, Game, Setup as _, Turn};
use great_wall::{GreatWall, Setup};

#[test]
fn smoke() {
    let mut chance = Chance::quick(1);
    let mut moves = Vec::new();
    for setup in Setup::all() {
        for _ in 0..100 {
            let mut state = GreatWall::start(&setup, &mut chance);
            let mut n = 0;
            while state.turn() != Turn::Over {
                state.moves(&mut moves);
                let mv = chance.pick(&moves);
                state.play(mv, &mut chance);
                n += 1;
            }
            assert!(n < 400);
        }
    }
    println!("{}", std::mem::size_of::<GreatWall>());
}
