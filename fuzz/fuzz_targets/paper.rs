//! Any text as a file: it is read or refused; what is read goes round, and the game can be played to its end.
#![no_main]

use game::paper::{PositionFile, Record, read_file, read_json};
use game::{Chance, Course, Game as _, Proven as _, Turn, Written};
use great_wall::GreatWall;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(state) =
        read_file::<PositionFile>(text).map_err(|fault| vec![fault]).and_then(|file| file.read())
    {
        holds(&state);
    }
    if let Ok(course) = read_json::<Record>(text).and_then(|record| Course::from_record(&record)) {
        holds(course.state());
        let again = Course::<GreatWall>::from_record(&course.record(Vec::new()));
        assert_eq!(again, Ok(course), "the record does not go round");
    }
});

/// A state that was let in is as good as one that was played to.
fn holds(state: &GreatWall) {
    let paper = PositionFile::write(state);
    assert_eq!(paper.read().as_ref(), Ok(state), "the position does not go round");
    let toml = read_file::<PositionFile>(&paper.to_toml());
    assert_eq!(toml.map(|paper| paper.read().ok()), Ok(Some(*state)), "it does not go round through TOML");

    let setup = state.setup();
    let pieces = GreatWall::start(&setup, &mut Chance::quick(0)).pieces();
    assert_eq!(state.pieces(), pieces, "pieces are missing, or there are too many");

    let mut moves = Vec::new();
    let mut chance = Chance::quick(1);
    state.moves(&mut moves);
    for &mv in &moves {
        let mut next = *state;
        assert_eq!(next.refuse(mv), Ok(()), "{mv} is listed but refused");
        next.play(mv, &mut chance);
        assert_eq!(next.pieces(), pieces, "{mv} loses or invents pieces");
    }

    let mut state = *state;
    for _ in 0..=GreatWall::longest(&setup) {
        assert_eq!(state.turn() == Turn::Over, moves.is_empty(), "over and nothing to do are the same");
        if moves.is_empty() {
            return;
        }
        state.play(chance.pick(&moves), &mut chance);
        state.moves(&mut moves);
    }
    panic!("the game does not end: {:?}", state.to_position());
}
