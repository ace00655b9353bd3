//! Any text as a move: it is read or refused, and what is read goes round.
#![no_main]

use game::Move as _;
use great_wall::Move;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(mv) = text.parse::<Move>() {
        let written = mv.to_string();
        assert_eq!(written.parse(), Ok(mv), "{text:?} is read, but not as {written:?}");
        assert!(!mv.picks().is_empty());
    }
});
