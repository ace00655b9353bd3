//! The program from outside, as people and scripts run it: one file for each matter.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, unreachable_pub, dead_code)]

mod admin;
mod analyse;
mod boards;
mod cli;
mod common;
mod documentation;
mod files;
#[path = "../house/mod.rs"]
mod house;
mod load;
mod measures;
mod outside;
mod protocol;
mod strength;
