//! Marks for decisions, from what they cost.
//!
//! `palatine analyse --levels` finds the limits on games that the highest level plays against itself, so that its decisions reach
//! them as seldom as [`RATES`] says; a game keeps them in its `data/bots.toml`.

use game::{About, Fault};
use serde::{Deserialize, Serialize};

use crate::data;

/// How good a decision was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// As good as the best.
    Best,
    /// Nearly so.
    Good,
    /// A little worse.
    Inaccuracy,
    /// Clearly worse.
    Mistake,
    /// Much worse.
    Blunder,
}

impl Mark {
    /// All marks, the best first.
    pub const ALL: [Self; 5] = [Self::Best, Self::Good, Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// Its name in files; `mark-` and this is the message with its title.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    /// As annotators write it.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Best | Self::Good => "",
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }
}

/// From which loss on a decision has a mark, in chance to win.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marks {
    /// An inaccuracy.
    pub inaccuracy: f64,
    /// A mistake.
    pub mistake: f64,
    /// A blunder.
    pub blunder: f64,
}

/// The share of the highest level's decisions that cost as much as an inaccuracy, a mistake, a blunder.
pub const RATES: [f64; 3] = [0.011, 0.009, 0.004];

impl Marks {
    /// For a game in which nobody has looked for others: in the games of the house the highest level reaches them as seldom as
    /// [`RATES`] says, and a Novice ten to twenty times as often (docs/analysis.md).
    pub const PLAIN: Self = Self { inaccuracy: 0.03, mistake: 0.06, blunder: 0.12 };

    /// The limits for a game and number of seats; those of the nearest number, where nobody has looked for them.
    pub fn of(about: &About, seats: usize) -> Result<Self, Fault> {
        Ok(data::nearest(&data::of(about)?.marks, seats).copied().unwrap_or(Self::PLAIN))
    }

    /// The mark of a loss.
    #[must_use]
    pub fn of_loss(&self, loss: f64) -> Mark {
        match loss {
            _ if loss >= self.blunder => Mark::Blunder,
            _ if loss >= self.mistake => Mark::Mistake,
            _ if loss >= self.inaccuracy => Mark::Inaccuracy,
            _ if loss > 0.0 => Mark::Good,
            _ => Mark::Best,
        }
    }
}
