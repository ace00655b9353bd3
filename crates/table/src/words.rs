//! The one place where words are gathered: those of the house, its bots and its tables, those of the games, and whatever else a part
//! of the house brings.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

use game::{About, Lang, Texts, Words};

use crate::registry::games;

/// All that a part of the house says. Texts are read when they are first asked for, and kept.
pub struct Library {
    /// What that part brings beyond what everybody says.
    more: &'static [Texts],
    read: RwLock<Option<HashMap<(&'static str, Lang), Words>>>,
}

impl Library {
    /// What everybody says, and these texts.
    #[must_use]
    pub const fn new(more: &'static [Texts]) -> Self {
        Self { more, read: RwLock::new(None) }
    }

    /// For what is not about one game: every game has its title here, but where its words share an id with the house, the
    /// house speaks.
    #[must_use]
    pub fn house(&self, lang: Lang) -> Words {
        self.kept(("", lang), || {
            let games = games().iter().map(|game| game.about().texts);
            games.chain([game::words::HOUSE]).chain(self.own()).collect()
        })
    }

    /// For what is about one game: where it shares an id with the house, the game speaks.
    #[must_use]
    pub fn of(&self, about: &'static About, lang: Lang) -> Words {
        self.kept((about.id, lang), || self.own().chain([about.texts]).collect())
    }

    fn own(&self) -> impl Iterator<Item = Texts> {
        [bots::TEXTS, crate::TEXTS].into_iter().chain(self.more.iter().copied())
    }

    fn kept(&self, key: (&'static str, Lang), parts: impl FnOnce() -> Vec<Texts>) -> Words {
        let read = self.read.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(words) = read.as_ref().and_then(|read| read.get(&key)) {
            return words.clone();
        }
        drop(read);
        // Outside the lock: two who come at once read the same texts, and it does not matter whose are kept.
        let words = Words::new(key.1, &parts());
        let mut read = self.read.write().unwrap_or_else(PoisonError::into_inner);
        read.get_or_insert_default().entry(key).or_insert(words).clone()
    }
}
