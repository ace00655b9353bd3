//! Any text as a move of any game: it is read or refused, and what is read goes round.
#![no_main]

use game::{Game, Move as _};
use libfuzzer_sys::fuzz_target;

macro_rules! all { (($text:expr) $($name:ident = $game:ty),*) => { $(goes_round::<$game>($text);)* } }

fuzz_target!(|text: &str| {
    table::every_game!(all, text);
});

fn goes_round<G: Game>(text: &str) {
    if let Ok(mv) = text.parse::<G::Move>() {
        let written = mv.to_string();
        assert_eq!(written.parse(), Ok(mv), "{text:?} is read, but not as {written:?}");
        assert!(!mv.picks().is_empty());
    }
}
