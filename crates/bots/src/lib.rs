//! Who chooses: the players that are not people, and the arena that measures them.
//!
//! - [`bot`]: what a bot is asked and answers; it sees a view, never a state
//! - [`plain`]: `random` and `greedy`
//! - [`outside`]: a program in any language, over a pipe
//! - [`arena`]: bots against each other, fairly
//! - [`mod@bench`]: how fast the rules are
//! - [`lines`]: reading lines from strangers

pub mod arena;
pub mod bench;
pub mod bot;
pub mod lines;
pub mod outside;
pub mod plain;

pub use bot::{Asked, Bot, BotName, Forfeit};

/// What this part of the house says.
pub const TEXTS: game::Texts =
    game::Texts { en: include_str!("../lang/en.ftl"), it: include_str!("../lang/it.ftl") };
