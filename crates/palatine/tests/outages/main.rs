//! Everything that can go wrong around a house that is open: clients that hang up, kills, faults of the store, nodes that die, a proxy.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, unreachable_pub, dead_code)]

mod faults;
mod hangups;
#[path = "../house/mod.rs"]
mod house;
mod killed;
mod learners;
mod nodes;
mod phone;
mod proxy;
