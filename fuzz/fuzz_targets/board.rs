//! Any text as a board file: it is read or every fault is told, and what is read can be played on to the end.
#![no_main]

use game::conformance::wander;
use game::{Chance, Printed, Proven, Setup as _, Shelf, Spec};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    plays::<emperor::Emperor, _>(text, &emperor::SHELF, 3);
    plays::<justinian::Justinian, _>(text, &justinian::SHELF, 2);
    plays::<zhanguo::ZhanGuo, _>(text, &zhanguo::SHELF, 2);
});

fn plays<G: Proven, B: Printed>(text: &str, shelf: &'static Shelf<B>, seats: usize) {
    let edition = match shelf.put(text) {
        Ok(edition) => edition,
        Err(faults) => return assert!(!faults.is_empty(), "refused without a reason"),
    };
    let setup = G::Setup::read(&Spec::new(seats).on(edition.in_spec())).expect("a board on the shelf");
    let mut chance = Chance::quick(1);
    wander(G::start(&setup, &mut chance), &mut chance, |_| {});
}
