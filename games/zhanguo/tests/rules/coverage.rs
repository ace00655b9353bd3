//! Random games of every set-up meet everything there is: every card in all three ways, every bonus, square, ability, reward,
//! Task and criterion.

use std::collections::BTreeSet;

use game::{Chance, Game, Setup as _, Turn};
use zhanguo::proof::{everything, used};
use zhanguo::{Setup, ZhanGuo};

#[test]
fn everything_occurs() {
    let mut missing: BTreeSet<String> = everything().into_iter().collect();
    assert_eq!(missing.len(), everything().len(), "a name is there twice");
    let setups = Setup::all();
    let mut chance = Chance::quick(1);
    let mut moves = Vec::new();
    for game in 0..3000 {
        let mut state = ZhanGuo::start(&setups[game % setups.len()], &mut chance);
        while state.turn() != Turn::Over {
            state.moves(&mut moves);
            let mv = chance.pick(&moves);
            let before = *state.table();
            state.play(mv, &mut chance);
            for name in used(&before, mv, state.table()) {
                missing.remove(&name);
            }
        }
        if missing.is_empty() {
            return;
        }
    }
    panic!("never seen: {missing:?}");
}
