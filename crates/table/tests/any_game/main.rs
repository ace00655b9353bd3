//! Any game of the house, behind its one face: one file for each matter.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs)]

mod arena;
mod lessons;
mod many;
mod net;
mod protocol_fuzz;
mod puzzles;
mod study;
mod thinking;
