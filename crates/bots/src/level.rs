//! The levels a person picks from, the same names for all games. What plays at a level, and how strong it turned out to be,
//! the game says ([`crate::data`]).

use game::{About, Fault};

use crate::bot::BotName;
use crate::data;
use crate::search::Budget;

/// Who plays at each level of a game that brings no levels of its own.
const PLAIN: [&str; Level::ALL.len()] =
    ["glance:25", "glance:50", "greedy", "search:40+depth=8+guide=3", "search:800"];

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
    pub fn bot(self, about: &About) -> Result<BotName, Fault> {
        match &data::of(about)?.levels {
            Some(bots) => Ok(bots.0[self as usize].clone()),
            None => PLAIN[self as usize].parse(),
        }
    }

    /// The same, or a shadow of it that thinks no further than [`QUICK`]: to see that something works in which all levels take part.
    pub fn playing(self, about: &About, quick: bool) -> Result<BotName, Fault> {
        let mut bot = self.bot(about)?;
        if let (true, BotName::Search { budget, .. }) = (quick, &mut bot) {
            match budget {
                Some(Budget::Simulations(all)) => *all = (*all).min(QUICK),
                Some(Budget::Time(_)) => {}
                None => *budget = Some(Budget::Simulations(QUICK)),
            }
        }
        Ok(bot)
    }
}

/// So many simulations a level makes at most in a quick try.
pub const QUICK: u32 = 100;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::tests::saying;

    #[test]
    fn every_level_has_a_bot() {
        let own = saying("levels = [\"random\", \"glance:9\", \"glance:90\", \"greedy\", \"search:7\"]");
        for (level, plain) in Level::ALL.into_iter().zip(PLAIN) {
            assert_eq!(level.bot(&saying("")).unwrap().to_string(), plain);
            assert_eq!(level.name().parse(), Ok(BotName::Level(level)));
        }
        assert_eq!(Level::Minister.bot(&own), Ok(BotName::Greedy));
        let shadow = |level: Level, about: &About| level.playing(about, true).unwrap().to_string();
        assert_eq!(shadow(Level::Emperor, &saying("")), "search:100");
        assert_eq!(shadow(Level::Minister, &saying("")), PLAIN[3]);
        let deep = saying(
            "levels = [\"random\", \"glance:9\", \"greedy\", \"search:7\", \"search:deep+threads=2\"]",
        );
        assert_eq!(shadow(Level::Emperor, &deep), "search:100+threads=2");
        assert_eq!(
            (shadow(Level::Emperor, &own), shadow(Level::Minister, &own)),
            ("search:7".into(), "greedy".into())
        );
        assert_eq!(Level::Emperor.playing(&saying(""), false), Level::Emperor.bot(&saying("")));
        assert!(Level::Novice.bot(&saying("levels = 5")).is_err());
    }
}
