//! Any text as a move of any game: it is read or refused, and what is read goes round.
#![no_main]

use game::Move;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    goes_round::<great_wall::Move>(text);
    goes_round::<emperor::Move>(text);
    goes_round::<justinian::Move>(text);
    goes_round::<zhanguo::Move>(text);
});

fn goes_round<M: Move>(text: &str) {
    if let Ok(mv) = text.parse::<M>() {
        let written = mv.to_string();
        assert_eq!(written.parse(), Ok(mv), "{text:?} is read, but not as {written:?}");
        assert!(!mv.picks().is_empty());
    }
}
