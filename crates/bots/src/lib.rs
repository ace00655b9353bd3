//! Who chooses: the players that are not people, and the arena that measures them.
//!
//! - [`bot`]: what a bot is asked and answers; it sees a view, never a state
//! - [`plain`]: `random` and `greedy`
//! - [`search`]: looks ahead through imagined worlds
//! - [`patience`]: how long whoever asks will wait, and who may think along
//! - [`outside`]: a program in any language, over a pipe
//! - [`level`]: the levels a person picks from
//! - [`hint`]: the best moves, with what they promise and why
//! - [`data`]: what a game says of its bots
//! - [`net`]: a learned guide for the search
//! - [`learn`]: games to learn from
//! - [`many`]: many games in step, for programs that learn
//! - [`mod@rating`]: how strong the levels turned out to be
//! - [`arena`]: bots against each other, fairly
//! - [`calibrate`]: rating the levels
//! - [`study`]: a finished game analysed: luck and skill
//! - [`puzzles`]: decisions with one good answer, found in play
//! - [`tune`]: finding the numbers of the search
//! - [`mod@bench`]: how fast the rules are
//! - [`lines`]: reading lines from strangers

pub mod arena;
pub mod bench;
pub mod bot;
pub mod calibrate;
pub mod data;
pub mod hint;
pub mod learn;
pub mod level;
pub mod lines;
pub mod many;
pub mod net;
pub mod outside;
pub mod patience;
pub mod plain;
pub mod puzzles;
pub mod rating;
pub mod search;
pub mod strength;
pub mod study;
pub mod tune;

pub use bot::{Asked, Bot, BotName, Forfeit};
pub use level::Level;
pub use patience::{Courtesy, Patience};

/// What this part of the house says.
pub const TEXTS: game::Texts =
    game::Texts { en: include_str!("../lang/en.ftl"), it: include_str!("../lang/it.ftl") };
