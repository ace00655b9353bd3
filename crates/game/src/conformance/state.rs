//! One state that came from outside, tried on its own: for tests that read what strangers write.

use crate::chance::Chance;
use crate::contract::{Proven, Written};
use crate::paper::{PositionFile, read_file};
use crate::seat::{Turn, Viewer};

/// Plays random moves until the game is over, and shows every state, the first and the last included. Fails if the game does
/// not end within its bound.
#[expect(clippy::panic, reason = "this is an assertion for tests")]
pub fn wander<G: Proven>(mut state: G, chance: &mut Chance, mut show: impl FnMut(&G)) -> G {
    let mut moves = Vec::new();
    for _ in 0..=G::longest(&state.setup()) {
        show(&state);
        state.moves(&mut moves);
        assert_eq!(state.turn() == Turn::Over, moves.is_empty(), "over and nothing to do are not the same");
        if moves.is_empty() {
            return state;
        }
        let mv = chance.pick(&moves);
        state.play(mv, chance);
    }
    panic!("the game does not end: {state:?}")
}

/// Fails unless a state that was let in is as good as one that was played to: it goes round, nothing is missing or too many,
/// every legal move can be played and told, imagined worlds look the same, and the game ends.
pub fn prove_state<G: Written + Proven>(state: &G) {
    let paper = PositionFile::write(state);
    assert_eq!(paper.read().as_ref(), Ok(state), "the position does not go round");
    let toml = read_file::<PositionFile>(&paper.to_toml()).map(|paper| paper.read().ok());
    assert_eq!(toml, Ok(Some(state.clone())), "the position does not go round through TOML");

    let pieces = G::start(&state.setup(), &mut Chance::quick(0)).pieces();
    let mut chance = Chance::quick(1);
    if let Turn::Of(seat) = state.turn() {
        let mut moves = Vec::new();
        state.moves(&mut moves);
        for &mv in &moves {
            let mut next = state.clone();
            assert_eq!(next.refuse(mv), Ok(()), "{mv} is listed but refused");
            next.play(mv, &mut chance);
            let told = G::tell(&state.view(seat.into()), seat, mv, &next.view(seat.into()));
            assert!(!told.is_empty(), "nothing is said about {mv}");
        }
    }
    wander(state.clone(), &mut chance, |state| {
        assert_eq!(state.pieces(), pieces, "pieces are missing, or there are too many");
        let view = state.view(Viewer::Audience);
        let world = G::imagine(&view, &mut Chance::quick(2));
        assert_eq!(world.view(Viewer::Audience), view, "an imagined world looks different");
    });
}
