//! The same opponents for every bot to come, from a file that is not tuned: their names say every number, so that
//! what is measured against them today can be compared with what was measured a year ago.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;

use crate::bot::BotName;

const FILE: &str = include_str!("../../data/gauntlet.toml");

/// What a bot has to run in one game.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gauntlet {
    /// Raised whenever an opponent plays differently than before: figures of two editions do not compare.
    pub edition: u32,
    /// At a table of so many.
    pub seats: usize,
    /// So many deals against each opponent, each from every seat.
    pub deals: u64,
    /// Where chance begins.
    pub seed: u64,
    /// The opponents, the weakest first.
    pub opponents: Vec<Opponent>,
}

/// An opponent.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opponent {
    /// Its name, with every number.
    #[serde(deserialize_with = "bot")]
    pub bot: BotName,
    /// The fingerprint of what it plays in a few deals; a test compares it.
    pub fingerprint: String,
}

fn bot<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<BotName, D::Error> {
    let name = String::deserialize(deserializer)?;
    name.parse().map_err(|_| serde::de::Error::custom(format!("{name} is no bot")))
}

/// The gauntlet of a game, if it has one.
#[must_use]
pub fn of(game: &str) -> Option<&'static Gauntlet> {
    static READ: OnceLock<BTreeMap<String, Gauntlet>> = OnceLock::new();
    READ.get_or_init(|| toml::from_str(FILE).unwrap_or_default()).get(game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Budget;
    use crate::search::params::Params;

    #[test]
    fn opponents_leave_nothing_to_tuning() {
        let read: BTreeMap<String, Gauntlet> = toml::from_str(FILE).unwrap();
        assert!(!read.is_empty());
        for (game, gauntlet) in &read {
            assert_eq!(of(game), Some(gauntlet));
            for Opponent { bot, .. } in &gauntlet.opponents {
                match bot {
                    BotName::Random | BotName::Greedy | BotName::Glance(_) => {}
                    BotName::Search { budget: Budget::Simulations(_), changes } => {
                        for name in Params::NAMES {
                            assert!(changes.iter().any(|(changed, _)| changed == name), "{game}: {bot}");
                        }
                    }
                    _ => panic!("{game}: {bot} may come to play differently"),
                }
            }
        }
    }
}
