//! Both stores keep the same contract, and the one that fails on purpose keeps it too while it does not fail.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod broken;
mod contract;
mod deals;
mod faults;
mod faulty;
mod lessons;
mod migration;
mod people;
mod postgres;
mod puzzles;
mod remarks;
mod results;
mod samples;
mod sqlite;
mod studies;
mod talk;
