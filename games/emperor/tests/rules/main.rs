//! The rules, tested from outside. One program, because linking many takes longer than running them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod board_files;
mod board_fuzz;
mod common;
mod conformance;
mod drawing;
mod ending;
mod examples;
mod notation;
mod notation_fuzz;
mod other_boards;
mod paper_fuzz;
mod positions;
mod reasons;
mod refusals;
mod roads;
mod scoring;
mod turn;
