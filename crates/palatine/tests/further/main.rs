//! A game that the house does not have is two lines away: one adds its rules, one its board.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, unreachable_pub, dead_code)]

mod at_tables;
mod board;
mod in_a_browser;
#[path = "../browser/screen.rs"]
mod screen;

use std::sync::Once;

use table::face::face;
use toy::{SOUND, Toy};

/// Adds the toy to the house, before anybody asks for a game.
fn add() {
    static ADDED: Once = Once::new();
    ADDED.call_once(|| {
        table::registry::add(face::<Toy<SOUND>>()).unwrap();
        boards::add(&board::ToyBoard).unwrap();
    });
}
