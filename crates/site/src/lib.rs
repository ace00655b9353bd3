//! What people see: pages, live updates. It draws and routes; how tables look is in `boards`, everything that lives in `house`.
//!
//! - [`pages`]: mark-up from data: home, new table, table, rules, about the data
//! - [`frame`]: what is seen of a table, and from where
//! - [`gallery`]: frames, drawn once for all who see the same; [`patch`]: what changed between two of them
//! - [`stream`]: live updates
//! - [`help`]: what each thing on a board is; [`explained`]: whether whatever a board shows has its help
//! - [`identity`]: guests, by cookie; [`meeting`]: whether they are who they say; [`asker`]: who asks, by address
//! - [`limits`]: how much anybody may ask for; [`metrics`]: what is counted
//! - [`papers`]: terms and privacy, as the hosts have written them
//! - [`net`]: connections; [`guard`]: what every request must pass; [`health`]: whether a change could be kept
//! - [`assets`]: style sheets, scripts, fonts
//! - [`state`]: what every request finds; [`server`]: addresses and what they do

mod agreed;
pub mod asker;
pub mod assets;
pub mod explained;
pub mod figures;
mod first;
pub mod frame;
pub mod gallery;
pub mod guard;
pub mod health;
pub mod help;
pub mod identity;
mod lesson;
mod levels;
pub mod limits;
pub mod meeting;
pub mod met;
pub mod metrics;
pub mod net;
pub mod pages;
pub mod papers;
pub mod patch;
mod posed;
mod puzzle;
mod qr;
mod review;
mod routes;
pub mod server;
pub mod state;
pub mod stream;
mod talk;
mod taught;
mod visitor;

use game::{Lang, Texts, Words};
use table::Library;

/// What this part of the house says.
pub const TEXTS: Texts = Texts {
    en: concat!(
        include_str!("../lang/en.ftl"),
        include_str!("../lang/deals-en.ftl"),
        include_str!("../lang/study-en.ftl"),
        include_str!("../lang/learn-en.ftl"),
        include_str!("../lang/puzzles-en.ftl"),
        include_str!("../lang/help-en.ftl")
    ),
    it: concat!(
        include_str!("../lang/it.ftl"),
        include_str!("../lang/deals-it.ftl"),
        include_str!("../lang/study-it.ftl"),
        include_str!("../lang/learn-it.ftl"),
        include_str!("../lang/puzzles-it.ftl"),
        include_str!("../lang/help-it.ftl")
    ),
};

/// The words of the site and of one game, or of the site alone.
#[must_use]
pub fn words(game: Option<&str>, lang: Lang) -> Words {
    static WORDS: Library = Library::new(&[house::TEXTS, boards::TEXTS, TEXTS]);
    match game.and_then(|id| table::find(id).ok()) {
        Some(game) => WORDS.of(game.about(), lang),
        None => WORDS.house(lang),
    }
}
