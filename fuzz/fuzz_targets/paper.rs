//! Any text as a file of any game: it is read or refused; what is read goes round, and the game can be played to its end.
#![no_main]

use emperor::Emperor;
use game::conformance::prove_state;
use game::paper::{PositionFile, Record, read_file, read_json};
use game::{Course, Proven, Written};
use great_wall::GreatWall;
use justinian::Justinian;
use libfuzzer_sys::fuzz_target;
use zhanguo::ZhanGuo;

fuzz_target!(|text: &str| {
    if let Ok(file) = read_file::<PositionFile>(text) {
        position::<GreatWall>(&file);
        position::<Emperor>(&file);
        position::<Justinian>(&file);
        position::<ZhanGuo>(&file);
    }
    if let Ok(file) = read_json::<Record>(text) {
        record::<GreatWall>(&file);
        record::<Emperor>(&file);
        record::<Justinian>(&file);
        record::<ZhanGuo>(&file);
    }
});

fn position<G: Written + Proven>(file: &PositionFile) {
    if let Ok(state) = file.read::<G>() {
        prove_state(&state);
    }
}

fn record<G: Written + Proven>(file: &Record) {
    if let Ok(course) = Course::<G>::from_record(file) {
        prove_state(course.state());
        let again = Course::from_record(&course.record(Vec::new()));
        assert_eq!(again, Ok(course), "the record does not go round");
    }
}
