//! The rules, tested from outside. One program, because linking many takes longer than running them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod board_fuzz;
mod common;
mod conformance;
mod examples;
mod greedy;
mod notation;
mod notation_fuzz;
mod old_records;
mod paper_fuzz;
mod positions;
mod printed;
mod reasons;
mod refusals;
mod round;
mod scoring;
mod views;
