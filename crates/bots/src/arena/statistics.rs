//! Intervals, and when a question is decided.

use serde::{Deserialize, Serialize};

/// Standard deviations that hold 95 % of a normal distribution.
pub const Z95: f64 = 1.959_963_984_540_054;

/// Wilson's interval, which stays honest near 0 and 1.
#[must_use]
pub fn wilson(share: f64, games: f64) -> [f64; 2] {
    let z2 = Z95 * Z95 / games;
    let middle = (share + z2 / 2.0) / (1.0 + z2);
    let half = Z95 / (1.0 + z2) * (share * (1.0 - share) / games + z2 / (4.0 * games)).sqrt();
    // The share lies within, also where rounding would leave it out by the last digit.
    [(middle - half).clamp(0.0, share), (middle + half).clamp(share, 1.0)]
}

/// The 95 % interval of a mean.
#[must_use]
pub fn of_mean(values: &[f64]) -> (f64, [f64; 2]) {
    let count = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    let margin = Z95 * (variance / count).sqrt();
    (mean, [mean - margin, mean + margin])
}

/// A question to decide as soon as it can be: does the first bot win that share of its games?
///
/// It is decided by a sequential probability ratio test between `share - margin` and `share + margin`. What is tested is the
/// mean over whole deals, each played from every seat, with the variance that these deals show: games of one deal are
/// not independent of each other, deals are.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The share that is asked for.
    pub share: f64,
    /// What is so near to it that it may be taken for either.
    pub margin: f64,
    /// How often a wrong answer may be given, where the truth is not within the margin.
    pub risk: f64,
}

/// What a question came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The first bot wins more.
    More,
    /// It wins less.
    Less,
    /// The games did not suffice to tell.
    Undecided,
}

/// Before so many deals nothing is decided: a variance of a few is no variance.
const FEWEST: usize = 8;

impl Question {
    /// Whether bots that are equal would be told apart: the usual question.
    #[must_use]
    pub fn even(seats: usize) -> Self {
        Self { share: 1.0 / seats.max(1) as f64, margin: MARGIN, risk: RISK }
    }

    /// The logarithm of how much likelier `share + margin` is than `share - margin`, after these deals.
    #[must_use]
    pub fn likelihood(&self, deals: &[f64]) -> f64 {
        let count = deals.len() as f64;
        let mean = deals.iter().sum::<f64>() / count.max(1.0);
        // Two more deals, one won and one lost, so that a row of equal ones is not taken for certainty.
        let padded = (mean * count + 1.0) / (count + 2.0);
        let squares: f64 = deals.iter().chain(&[0.0, 1.0]).map(|deal| (deal - padded).powi(2)).sum();
        let variance = squares / (count + 2.0);
        let (least, most) = (self.share - self.margin, self.share + self.margin);
        count * (most - least) * (2.0 * mean - least - most) / (2.0 * variance)
    }

    /// The answer after these deals; each is the share of its games that was won.
    #[must_use]
    pub fn answer(&self, deals: &[f64]) -> Verdict {
        let enough = ((1.0 - self.risk) / self.risk).ln();
        match self.likelihood(deals) {
            _ if deals.len() < FEWEST => Verdict::Undecided,
            ratio if ratio >= enough => Verdict::More,
            ratio if ratio <= -enough => Verdict::Less,
            _ => Verdict::Undecided,
        }
    }
}

/// The margin of a question, unless told.
pub const MARGIN: f64 = 0.05;
/// The risk of a question, unless told.
pub const RISK: f64 = 0.05;

#[cfg(test)]
mod tests {
    use game::Chance;

    use super::*;

    /// Known values: 50 of 100 and 100 of 100.
    #[test]
    fn wilson_intervals_are_the_known_ones() {
        let close = |a: [f64; 2], b: [f64; 2]| (a[0] - b[0]).abs() < 5e-4 && (a[1] - b[1]).abs() < 5e-4;
        assert!(close(wilson(0.5, 100.0), [0.4038, 0.5962]));
        assert!(close(wilson(1.0, 100.0), [0.9630, 1.0]));
        assert_eq!((wilson(1.0, 42.0)[1], wilson(0.0, 42.0)[0]), (1.0, 0.0));
    }

    /// 1, 2, 3, 4: mean 2.5, standard deviation 1.29099, standard error 0.645497.
    #[test]
    fn the_interval_of_a_mean_is_the_known_one() {
        let (mean, [low, high]) = of_mean(&[1.0, 2.0, 3.0, 4.0]);
        assert_eq!(mean, 2.5);
        assert!((high - 3.765_15).abs() < 1e-4 && (low - 1.234_85).abs() < 1e-4);
    }

    /// Deals that are single games won or lost: the ratio is that of two normal distributions with the same variance.
    #[test]
    fn the_likelihood_is_the_known_one() {
        let question = Question { share: 0.5, margin: 0.05, risk: 0.05 };
        let deals: Vec<f64> = (0..100).map(|n| f64::from(u8::from(n < 60))).collect();
        // Mean 0.6, variance of 61 ones in 102: 0.240388. 100 · 0.1 · 0.2 / (2 · 0.240388).
        assert!((question.likelihood(&deals) - 4.159_96).abs() < 1e-3);
        assert_eq!(question.answer(&deals), Verdict::More);
        let mirrored: Vec<f64> = deals.iter().map(|deal| 1.0 - deal).collect();
        assert!((question.likelihood(&mirrored) + question.likelihood(&deals)).abs() < 1e-9);
        assert_eq!(question.answer(&mirrored), Verdict::Less);
        assert_eq!(question.answer(&deals[..5]), Verdict::Undecided);
    }

    /// A wrong answer is given about as often as the risk allows.
    #[test]
    fn the_risk_is_kept() {
        let question = Question::even(2);
        let mut chance = Chance::quick(3);
        let (mut wrong, mut undecided) = (0, 0);
        for _ in 0..600 {
            let mut deals = Vec::new();
            // Two games a deal, each won with 55 %: on the margin, where the risk is largest.
            let verdict = loop {
                let game = |chance: &mut Chance| f64::from(u8::from(chance.below(100) < 55));
                deals.push((game(&mut chance) + game(&mut chance)) / 2.0);
                match question.answer(&deals) {
                    Verdict::Undecided if deals.len() < 1_000 => {}
                    verdict => break verdict,
                }
            };
            wrong += u32::from(verdict == Verdict::Less);
            undecided += u32::from(verdict == Verdict::Undecided);
        }
        assert!(wrong <= 45 && undecided <= 6, "{wrong} wrong, {undecided} undecided of 600");
    }
}
