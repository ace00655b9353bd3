//! What the house serves, asked as programs ask: one file for each matter.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs)]

mod advice;
mod analysis;
mod common;
mod deals;
mod first;
mod help;
mod learn;
mod lessons;
mod limits;
mod net;
mod people;
mod players;
mod puzzles;
mod requests;
mod review;
mod study;
mod texts;
mod watching;
mod wire;
