//! Tests that every game has alike, for its own tests to call: whatever strangers write is read or refused, and what is read
//! can be trusted. Only tests depend on this crate.
//!
//! - [`moves`]: moves in notation, and what is said of texts that are none
//! - [`refusals`]: rules that refuse moves
//! - [`notation`]: any text as a move
//! - [`positions`]: positions as files
//! - [`reasons`]: why a move is good or bad
//! - [`paper`]: positions and records that are nearly right
//! - [`board`]: board files that are nearly right
//! - [`pg`]: a PostgreSQL server of one's own
//!
//! The cases are the same everywhere and every time, so that a failure can be seen again at once. `PALATINE_HEAVY`
//! multiplies them, `PROPTEST_RNG_SEED` draws others.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "these are assertions for tests")]

pub mod board;
mod change;
pub mod moves;
pub mod notation;
pub mod paper;
pub mod pg;
pub mod positions;
pub mod reasons;
pub mod refusals;

use std::cell::Cell;

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngSeed, TestRunner};

/// How many times as long as usual the random tests last: `PALATINE_HEAVY`.
#[must_use]
pub fn heavy() -> usize {
    std::env::var("PALATINE_HEAVY").map_or(1, |n| n.parse().expect("PALATINE_HEAVY is a number"))
}

/// Tries many texts, and demands that a good part of them is read: else little would be proved.
fn run(cases: u32, texts: impl Strategy<Value = String>, share: f64, reads: impl Fn(&str) -> bool) {
    let given = Config::default();
    let rng_seed = if given.rng_seed == RngSeed::Random { RngSeed::Fixed(1) } else { given.rng_seed };
    let cases = cases * heavy() as u32;
    let read = Cell::new(0_u32);
    let config = Config { cases, rng_seed, failure_persistence: None, ..given };
    let outcome = TestRunner::new(config).run(&texts, |text| {
        read.set(read.get() + u32::from(reads(&text)));
        Ok(())
    });
    outcome.unwrap_or_else(|failure| panic!("{failure}"));
    let found = f64::from(read.get()) / f64::from(cases);
    assert!(found >= share, "only {} of {cases} texts were read", read.get());
}
