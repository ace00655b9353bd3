//! The same opponents for every bot to come, a fixed benchmark: the part `gauntlet` of what a game says of its bots
//! ([`crate::data`]), which is not tuned. Their names say every number, so that what is measured against them today can be
//! compared with what was measured a year ago.

use game::{About, Fault};
use serde::Deserialize;

use crate::bot::BotName;
use crate::data;
use crate::search::Budget;
use crate::search::params::Params;

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
pub fn of(about: &About) -> Result<Option<&'static Gauntlet>, Fault> {
    Ok(data::of(about)?.gauntlet.as_ref())
}

impl Gauntlet {
    /// The opponents whose names leave a number to tuning, or to time: they may come to play differently.
    pub fn fickle(&self) -> impl Iterator<Item = &BotName> {
        self.opponents.iter().map(|opponent| &opponent.bot).filter(|bot| match bot {
            BotName::Random | BotName::Greedy | BotName::Glance(_) => false,
            BotName::Search { budget: Some(Budget::Simulations(_)), changes } => {
                !Params::NAMES.iter().all(|name| changes.iter().any(|(changed, _)| changed == name))
            }
            _ => true,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_leaves_something_to_tuning_is_found() {
        let opponent = |name: &str| Opponent { bot: name.parse().unwrap(), fingerprint: String::new() };
        let whole = "search:9+explore=0.7+temper=2+scale=6+lead=0.2+depth=16+guide=4+field=0";
        let names =
            ["random", "glance:50", whole, "search:9+depth=3", "search:0.5s", "search:deep", "novice"];
        let opponents = names.map(opponent).to_vec();
        let gauntlet = Gauntlet { edition: 1, seats: 2, deals: 1, seed: 1, opponents };
        let found: Vec<String> = gauntlet.fickle().map(BotName::to_string).collect();
        assert_eq!(found, names[3..]);
    }
}
