//! Any text as a file of any game: it is read or refused; what is read goes round, and the game can be played to its end.
#![no_main]

use emperor::Emperor;
use game::paper::{PositionFile, Record, read_file, read_json};
use game::{Chance, Course, Proven, Turn, Written};
use great_wall::GreatWall;
use justinian::Justinian;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(file) = read_file::<PositionFile>(text) {
        position::<GreatWall>(&file);
        position::<Emperor>(&file);
        position::<Justinian>(&file);
    }
    if let Ok(file) = read_json::<Record>(text) {
        record::<GreatWall>(&file);
        record::<Emperor>(&file);
        record::<Justinian>(&file);
    }
});

fn position<G: Written + Proven>(file: &PositionFile) {
    if let Ok(state) = file.read::<G>() {
        holds(&state);
    }
}

fn record<G: Written + Proven>(file: &Record) {
    if let Ok(course) = Course::<G>::from_record(file) {
        holds(course.state());
        let again = Course::from_record(&course.record(Vec::new()));
        assert_eq!(again, Ok(course), "the record does not go round");
    }
}

/// A state that was let in is as good as one that was played to.
fn holds<G: Written + Proven>(state: &G) {
    let paper = PositionFile::write(state);
    assert_eq!(paper.read().as_ref(), Ok(state), "the position does not go round");
    let toml = read_file::<PositionFile>(&paper.to_toml());
    assert_eq!(toml.map(|paper| paper.read().ok()), Ok(Some(state.clone())), "it does not go round through TOML");

    let setup = state.setup();
    let pieces = G::start(&setup, &mut Chance::quick(0)).pieces();
    assert_eq!(state.pieces(), pieces, "pieces are missing, or there are too many");

    let mut moves = Vec::new();
    let mut chance = Chance::quick(1);
    state.moves(&mut moves);
    for &mv in &moves {
        let mut next = state.clone();
        assert_eq!(next.refuse(mv), Ok(()), "{mv} is listed but refused");
        next.play(mv, &mut chance);
        assert_eq!(next.pieces(), pieces, "{mv} loses or invents pieces");
    }

    let mut state = state.clone();
    for _ in 0..=G::longest(&setup) {
        assert_eq!(state.turn() == Turn::Over, moves.is_empty(), "over and nothing to do are the same");
        if moves.is_empty() {
            return;
        }
        state.play(chance.pick(&moves), &mut chance);
        state.moves(&mut moves);
    }
    panic!("the game does not end: {}", PositionFile::write(&state).to_toml());
}
