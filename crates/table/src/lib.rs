//! One match being played, any game behind one face, and the line protocol.
//!
//! - [`registry`]: the games of the house
//! - [`boards`]: board files
//! - [`chair`]: a bot that stays at its table
//! - [`face`]: a game and a match of it, whichever game it is
//! - [`known`]: what a seat knows, to learn or search from
//! - [`laboratory`]: what is measured and proven of a game
//! - [`lessons`]: what a game teaches, played on its real rules
//! - [`mod@puzzles`]: decisions with one good answer
//! - [`remarks`]: what is remarked in somebody's first game
//! - [`seating`]: one match with its players: who may do what, undo, forced decisions, bots
//! - [`protocol`]: the same for programs outside, in lines of JSON
//! - [`mod@words`]: where words are gathered
//! - [`roll`]: lists that can grow until they are read

pub mod boards;
pub mod chair;
pub mod face;
pub mod known;
pub mod laboratory;
pub mod lessons;
pub mod protocol;
pub mod puzzles;
pub mod registry;
pub mod remarks;
pub mod roll;
pub mod seating;
pub mod words;

use game::{Lang, Seed, Texts, Words};

pub use chair::Chair;
pub use face::{AnyGame, AnyMatch, Trouble};
pub use known::AnyKnown;
pub use laboratory::Laboratory;
pub use registry::{find, games};
pub use seating::{Occupant, Seating};
pub use words::Library;

/// What this part of the house says.
pub const TEXTS: Texts = Texts { en: include_str!("../lang/en.ftl"), it: include_str!("../lang/it.ftl") };

/// What this part of the house says, with all it needs to say it.
static WORDS: Library = Library::new(&[]);

/// The words of the house, its bots, its tables and all its games' titles, for what is not about one game.
#[must_use]
pub fn words(lang: Lang) -> Words {
    WORDS.house(lang)
}

/// A seed nobody can guess, from the system.
#[must_use]
pub fn new_seed() -> Option<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).ok()?;
    Some(Seed::from_bytes(bytes))
}
