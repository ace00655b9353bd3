//! What people see: pages, boards, live updates, identity, storage.
//!
//! - [`advice`]: the best moves, for whoever asks
//! - [`boards`]: how each game's table looks
//! - [`pages`]: home, new table, table, rules, about the data
//! - [`store`]: where tables are kept
//! - [`live`]: the tables being played
//! - [`pool`]: where bots think
//! - [`identity`]: who asks
//! - [`stream`]: live updates
//! - [`guard`]: what every request must pass
//! - [`server`]: addresses and what they do

pub mod advice;
pub mod boards;
pub mod guard;
pub mod identity;
mod levels;
pub mod live;
pub mod pages;
pub mod pool;
mod routes;
pub mod server;
mod show;
pub mod store;
pub mod stream;
mod visitor;

use game::{Lang, Texts, Words};

/// What this part of the house says.
pub const TEXTS: Texts = Texts { en: include_str!("../lang/en.ftl"), it: include_str!("../lang/it.ftl") };

/// The words of the site and of one game, or of the site alone.
#[must_use]
pub fn words(game: Option<&str>, lang: Lang) -> Words {
    use std::collections::HashMap;
    use std::sync::OnceLock;
    static WORDS: OnceLock<HashMap<(&str, Lang), Words>> = OnceLock::new();
    let all = WORDS.get_or_init(|| {
        let mut all = HashMap::new();
        for lang in Lang::ALL {
            let mut titles: Vec<Texts> = table::GAMES.iter().map(|game| game.about().texts).collect();
            titles.extend([game::words::HOUSE, bots::TEXTS, table::TEXTS, TEXTS]);
            all.insert(("", lang), Words::new(lang, &titles));
            for game in table::GAMES {
                let parts = [bots::TEXTS, table::TEXTS, TEXTS, game.about().texts];
                all.insert((game.about().id, lang), Words::new(lang, &parts));
            }
        }
        all
    });
    let key = table::GAMES.iter().map(|known| known.about().id).find(|id| Some(*id) == game).unwrap_or("");
    all[&(key, lang)].clone()
}
