//! The levels a person picks from, the same names for all games. What plays at a level is in `data/levels.toml`, how strong
//! it turned out to be in `data/ratings.toml`.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;

use crate::bot::BotName;

const LEVELS: &str = include_str!("../data/levels.toml");

/// A level.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Overlooks most moves.
    Novice,
    /// Overlooks many.
    Apprentice,
    /// Sees what a move does to the table.
    Courtier,
    /// Thinks a little ahead.
    Minister,
    /// Thinks far ahead.
    Emperor,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] =
        [Self::Novice, Self::Apprentice, Self::Courtier, Self::Minister, Self::Emperor];

    /// Its name in commands and files; `level-` and this is the message with its title.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Apprentice => "apprentice",
            Self::Courtier => "courtier",
            Self::Minister => "minister",
            Self::Emperor => "emperor",
        }
    }

    /// Who plays at this level in a game. A game without levels of its own has the plain ones.
    #[must_use]
    pub fn bot(self, game: &str) -> BotName {
        let all = file();
        let of_game = all.get(game).or_else(|| all.get("plain"));
        let name = of_game.and_then(|names| names.0.get(self as usize));
        name.cloned().unwrap_or(BotName::Greedy)
    }
}

/// The bots of a game, the weakest first.
struct Bots([BotName; 5]);

impl<'de> Deserialize<'de> for Bots {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let names = <[String; 5]>::deserialize(deserializer)?;
        let read =
            |name: String| name.parse().map_err(|_| serde::de::Error::custom(format!("{name} is no bot")));
        let bots: Result<Vec<BotName>, _> = names.into_iter().map(read).collect();
        bots?.try_into().map(Self).map_err(|_| serde::de::Error::custom("there are five levels"))
    }
}

fn file() -> &'static BTreeMap<String, Bots> {
    static READ: OnceLock<BTreeMap<String, Bots>> = OnceLock::new();
    READ.get_or_init(|| toml::from_str(LEVELS).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_a_bot_that_is_no_level() {
        assert!(toml::from_str::<BTreeMap<String, Bots>>(LEVELS).is_ok());
        assert!(file().contains_key("plain"));
        for (game, bots) in file() {
            for (level, bot) in Level::ALL.into_iter().zip(&bots.0) {
                assert_eq!(level.bot(game), *bot);
                assert!(!matches!(bot, BotName::Level(_)), "{game}: {bot}");
                assert_eq!(level.name().parse(), Ok(BotName::Level(level)));
            }
        }
    }
}
