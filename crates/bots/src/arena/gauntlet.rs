//! The same opponents for every bot to come, a fixed benchmark: the part `gauntlet` of what a game says of its bots
//! ([`crate::data`]), which is not tuned. Their names say every number, so that what is measured against them today can be
//! compared with what was measured a year ago. What a bot does against all of them together is its rating.

use game::{About, Fault};
use serde::{Deserialize, Serialize};

use super::Report;
use crate::bot::BotName;
use crate::calibrate::{MIDDLE, UNIT};
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
    /// How strong it is, where `greedy` stands at 1500 and odds of ten to one are 400 points.
    pub rating: f64,
    /// The fingerprint of what it plays in a few deals; a test compares it.
    pub fingerprint: String,
}

fn bot<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<BotName, D::Error> {
    let name = String::deserialize(deserializer)?;
    name.parse().map_err(|_| serde::de::Error::custom(format!("{name} is no bot")))
}

/// How strong a bot is by what it did in a gauntlet.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rated {
    /// On the scale of its opponents.
    pub rating: f64,
    /// Half the width of its 95 % interval: how far the games it had may mislead. That the opponents were measured, too, is left out, since it
    /// is the same for every bot.
    pub uncertainty: f64,
}

/// How often a bot came out ahead of an opponent.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Met {
    /// Games.
    pub games: f64,
    /// The share of them with a better place; a tie is half.
    pub ahead: f64,
    /// The 95 % interval of that share.
    pub ci95: [f64; 2],
}

impl Met {
    /// What the first bot of a report did.
    #[must_use]
    pub fn first(report: &Report) -> Option<Self> {
        let bot = report.bots.first()?;
        Some(Self { games: report.games as f64, ahead: bot.better_place, ci95: bot.better_place_ci95 })
    }
}

/// The gauntlet of a game. One that says nothing has `greedy` alone, at its smallest table.
pub fn of(about: &About) -> Result<Gauntlet, Fault> {
    let opponent = Opponent { bot: BotName::Greedy, rating: MIDDLE, fingerprint: String::new() };
    let plain = || Gauntlet {
        edition: 0,
        seats: *about.seats.start(),
        deals: 50,
        seed: 1,
        opponents: vec![opponent],
    };
    Ok(data::of(about)?.gauntlet.clone().unwrap_or_else(plain))
}

impl Gauntlet {
    /// The rating at which what a bot did against the opponents, in their order, would be expected: the likeliest one. One drawn game against each is
    /// added, which nobody played: without it, whoever never lost would be infinitely strong.
    #[must_use]
    pub fn rate(&self, met: &[Met]) -> Rated {
        let all: Vec<(&Met, f64)> =
            met.iter().zip(self.opponents.iter().map(|opponent| opponent.rating)).collect();
        let ahead = |rating: f64, other: f64| 1.0 / (1.0 + ((other - rating) / UNIT).exp());
        let surplus = |rating: f64| -> f64 {
            let of = |&(met, other): &(&Met, f64)| {
                met.games * met.ahead + 0.5 - (met.games + 1.0) * ahead(rating, other)
            };
            all.iter().map(of).sum()
        };
        let (mut least, mut most) = (MIDDLE - FARTHEST, MIDDLE + FARTHEST);
        while most - least > 0.01 {
            let middle = (least + most) / 2.0;
            if surplus(middle) > 0.0 { least = middle } else { most = middle }
        }
        let spread: f64 =
            all.iter().map(|(met, _)| (met.games * (met.ci95[1] - met.ci95[0]) / 2.0).powi(2)).sum();
        let slope: f64 = all
            .iter()
            .map(|&(met, other)| {
                let ahead = ahead(least, other);
                (met.games + 1.0) * ahead * (1.0 - ahead) / UNIT
            })
            .sum();
        Rated { rating: least.round(), uncertainty: (spread.sqrt() / slope.max(1e-9)).ceil() }
    }

    /// The opponents whose names leave a number to tuning, or to time: they may come to play differently.
    pub fn fickle(&self) -> impl Iterator<Item = &BotName> {
        self.opponents.iter().map(|opponent| &opponent.bot).filter(|bot| match bot {
            BotName::Random | BotName::Greedy | BotName::Glance(_) => false,
            BotName::Search { net: None, budget: Some(Budget::Simulations(_)), changes } => {
                !Params::NAMES.iter().all(|name| changes.iter().any(|(changed, _)| changed == name))
            }
            _ => true,
        })
    }
}

/// Nobody is farther from the middle.
const FARTHEST: f64 = 5_000.0;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::statistics::wilson;

    #[test]
    fn who_leaves_something_to_tuning_is_found() {
        let opponent =
            |name: &str| Opponent { bot: name.parse().unwrap(), rating: 1_500.0, fingerprint: String::new() };
        let whole = "search:9+explore=0.7+temper=2+scale=6+lead=0.2+depth=16+guide=4+field=0";
        let names =
            ["random", "glance:50", whole, "search:9+depth=3", "search:0.5s", "search:deep", "novice"];
        let opponents = names.map(opponent).to_vec();
        let gauntlet = Gauntlet { edition: 1, seats: 2, deals: 1, seed: 1, opponents };
        let found: Vec<String> = gauntlet.fickle().map(BotName::to_string).collect();
        assert_eq!(found, names[3..]);
    }

    fn met(games: f64, ahead: f64) -> Met {
        Met { games, ahead, ci95: wilson(ahead, games) }
    }

    /// Against one opponent it is the logarithm of the odds; against two, what lies between.
    #[test]
    fn the_rating_is_the_likeliest_one() {
        let opponent = |rating: f64| Opponent { bot: BotName::Greedy, rating, fingerprint: String::new() };
        let gauntlet = |ratings: &[f64]| Gauntlet {
            edition: 1,
            seats: 2,
            deals: 1,
            seed: 1,
            opponents: ratings.iter().map(|rating| opponent(*rating)).collect(),
        };
        let one = gauntlet(&[1_500.0]).rate(&[met(1_000.0, 10.0 / 11.0)]);
        assert!((one.rating - 1_900.0).abs() < 2.0, "{one:?}");
        // The interval of the share, on the scale of the ratings.
        let points = |share: f64| 1_500.0 + 400.0 * (share / (1.0 - share)).log10();
        let [low, high] = wilson(10.0 / 11.0, 1_000.0).map(points);
        assert!((one.uncertainty - (high - low) / 2.0).abs() < 3.0, "{one:?} {low} {high}");
        let two = gauntlet(&[1_500.0, 1_900.0]).rate(&[met(500.0, 0.75), met(500.0, 0.25)]);
        assert!((two.rating - 1_700.0).abs() < 2.0, "{two:?}");
        assert!(gauntlet(&[1_500.0]).rate(&[met(100.0, 1.0)]).rating < 2_700.0);
        assert!(gauntlet(&[1_500.0]).rate(&[met(100.0, 0.0)]).rating > 300.0);
    }
}
