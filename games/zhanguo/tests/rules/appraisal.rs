//! How good a position looks is good enough to beat chance: whoever takes the decision after which the table looks best wins
//! nearly always.

use game::{Appraised, Chance, Game, Seat, Setup as _, Spec, Turn, Viewer};
use zhanguo::{Move, Setup, ZhanGuo};

/// The move after which the table looks best, in a world that the seat imagines.
fn best(state: &ZhanGuo, seat: Seat, moves: &[Move], chance: &mut Chance) -> Move {
    let world = ZhanGuo::imagine(&state.view(Viewer::Seat(seat)), chance);
    let looks = |mv: Move, chance: &mut Chance| {
        let mut after = world;
        after.play(mv, chance);
        after.appraise(seat)
    };
    let mut all: Vec<(f32, Move)> = moves.iter().map(|&mv| (looks(mv, chance), mv)).collect();
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    all[0].1
}

#[test]
fn looking_one_decision_ahead_beats_chance() {
    for boards in ["a", "b", "auction"] {
        let setup = Setup::read(&Spec::new(2).with("boards", boards)).unwrap();
        let games = 20 * crate::common::heavy();
        let mut won = 0;
        for number in 0..games {
            let mut chance = Chance::quick(number as u64);
            let me = Seat::new(number % 2);
            let mut state = ZhanGuo::start(&setup, &mut chance);
            let mut moves = Vec::new();
            while let Turn::Of(seat) = state.turn() {
                state.moves(&mut moves);
                let mv = if seat == me { best(&state, me, &moves, &mut chance) } else { chance.pick(&moves) };
                state.play(mv, &mut chance);
            }
            won += usize::from(state.scores().place(me) == 1);
        }
        assert!(won * 100 >= games * 95, "{won} of {games} with {boards}");
    }
}
