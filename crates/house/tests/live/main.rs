//! Tables that live: their events, their owners, the house of all of them, over stores that hold and stores that break.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod analysis;
mod asking;
mod boards;
mod calls;
mod circles;
mod clocks;
mod company;
mod deals;
mod dropped;
mod first;
mod held;
mod kept;
mod lobby;
mod memory;
mod names;
mod nodes;
mod off;
mod order;
mod people;
mod random;
mod results;
mod shut;
mod stage;
mod story;
mod watched;
