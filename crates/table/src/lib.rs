//! One match being played, any game behind one face, and the line protocol.
//!
//! - [`registry`]: the games of the house
//! - [`boards`]: board files
//! - [`face`]: a game and a match of it, whichever game it is
//! - [`seating`]: one match with its players: who may do what, undo, forced decisions, bots
//! - [`protocol`]: the same for programs outside, in lines of JSON

pub mod boards;
pub mod face;
pub mod protocol;
pub mod registry;
pub mod seating;

use std::sync::OnceLock;

use game::{Lang, Seed, Texts, Words};

pub use face::{AnyGame, AnyMatch, Trouble};
pub use registry::{GAMES, find};
pub use seating::{Occupant, Table};

/// What this part of the house says.
pub const TEXTS: Texts = Texts { en: include_str!("../lang/en.ftl"), it: include_str!("../lang/it.ftl") };

/// The words of the house, its bots, its tables and all its games' titles, for what is not about one game.
#[must_use]
pub fn words(lang: Lang) -> Words {
    static WORDS: OnceLock<[Words; Lang::ALL.len()]> = OnceLock::new();
    WORDS.get_or_init(|| Lang::ALL.map(read_words))[lang as usize].clone()
}

fn read_words(lang: Lang) -> Words {
    let mut parts: Vec<Texts> = GAMES.iter().map(|game| game.about().texts).collect();
    // A game's own words come first: where they share an id with the house, the house speaks here.
    parts.extend([game::words::HOUSE, bots::TEXTS, TEXTS]);
    Words::new(lang, &parts)
}

/// A seed nobody can guess, from the system.
#[must_use]
pub fn new_seed() -> Option<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).ok()?;
    Some(Seed::from_bytes(bytes))
}
