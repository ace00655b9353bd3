//! Any text as a file of any game: it is read or refused; what is read goes round, and the game can be played to its end.
#![no_main]

use game::conformance::prove_state;
use game::paper::{PositionFile, Record, read_file, read_json};
use game::{Course, Proven, Written};
use libfuzzer_sys::fuzz_target;

macro_rules! all { (($read:ident, $file:expr) $($name:ident = $game:ty),*) => { $($read::<$game>($file);)* } }

fuzz_target!(|text: &str| {
    if let Ok(file) = read_file::<PositionFile>(text) {
        table::every_game!(all, position, &file);
    }
    if let Ok(file) = read_json::<Record>(text) {
        table::every_game!(all, record, &file);
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
