//! The rules, tested from outside. One program, because linking many takes longer than running them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod appraisal;
mod board_fuzz;
mod boards;
mod common;
mod conformance;
mod examples;
mod notation;
mod notation_fuzz;
mod paper_fuzz;
mod positions;
mod reasons;
mod refusals;
mod rules;
mod telling;
mod texts;
