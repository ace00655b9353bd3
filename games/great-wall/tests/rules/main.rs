//! The rules, tested from outside. One program, because linking many takes longer than running them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod cards;
mod claiming;
mod common;
mod conformance;
mod ending;
mod examples;
mod notation;
mod notation_fuzz;
mod paper_fuzz;
mod positions;
mod reasons;
mod refusals;
mod telling;
mod turn;
