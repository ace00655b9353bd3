//! Any text as a board file: it is read or every fault is told, and what is read can be played on to the end.
#![no_main]

use game::conformance::wander;
use game::{Chance, Proven, Setup as _, Spec};
use libfuzzer_sys::fuzz_target;

macro_rules! all { (($text:expr) $($name:ident = $game:ty),*) => { $(plays::<$game>($text);)* } }

fuzz_target!(|text: &str| {
    table::every_game!(all, text);
});

fn plays<G: Proven>(text: &str) {
    // A game without board files has nothing to read.
    let Some(shelf) = G::about().shelf else { return };
    let label = match shelf.add(text) {
        Ok(label) => label,
        Err(faults) => return assert!(!faults.is_empty(), "refused without a reason"),
    };
    let spec = Spec { board: Some(label.data), ..Spec::new(*G::about().seats.start()) };
    let setup = G::Setup::read(&spec).expect("a board on the shelf");
    let mut chance = Chance::quick(1);
    wander(G::start(&setup, &mut chance), &mut chance, |_| {});
}
