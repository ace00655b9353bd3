//! How the rating of a person changes with a game: the update of Weng and Lin for several players (Bradley and Terry over all
//! pairs at a table), computed by the crate `skillratings`, on the scale on which the levels were measured.
//!
//! A level does not learn: it is a fixed point, as strong as it was measured for that game and number of players, and as
//! uncertain as that. So ratings of people cannot drift away from what they mean.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::arena::statistics::Z95;
use crate::calibrate::UNIT;
use crate::rating::Rating;

/// How strong somebody is thought to be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength {
    /// On the scale of the levels: a Courtier has 1500, and 400 more wins ten games for one.
    pub rating: f64,
    /// The standard deviation of what is not known: two times out of three the true strength lies within it.
    pub deviation: f64,
}

impl Strength {
    /// Nothing is known of somebody new.
    pub const NEW: Self = Self { rating: 1_500.0, deviation: 350.0 };
}

impl From<Rating> for Strength {
    fn from(measured: Rating) -> Self {
        Self { rating: measured.rating, deviation: measured.uncertainty / Z95 }
    }
}

/// Nobody is ever known better than that: people change, and a rating that cannot move any more would be about the past.
const LEAST: f64 = 30.0;

/// Who played, and which place they came to; shared places are equal numbers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Entrant {
    /// How strong before the game.
    pub strength: Strength,
    /// Whether it is a level, which does not change.
    pub fixed: bool,
    /// The place, counted from 1.
    pub place: usize,
}

/// How strong everybody is after a game.
#[must_use]
pub fn after(game: &[Entrant]) -> Vec<Strength> {
    // Between two who are known exactly, differences count as they do between levels: the crate divides by
    // `sqrt(d² + d² + 2 beta²)`.
    let config = WengLinConfig { beta: UNIT / std::f64::consts::SQRT_2, ..WengLinConfig::new() };
    let before: Vec<[WengLinRating; 1]> = game
        .iter()
        .map(|one| [WengLinRating { rating: one.strength.rating, uncertainty: one.strength.deviation }])
        .collect();
    let teams: Vec<_> = before
        .iter()
        .map(|team| &team[..])
        .zip(game.iter().map(|one| MultiTeamOutcome::new(one.place)))
        .collect();
    let updated = weng_lin_multi_team(&teams, &config);
    game.iter()
        .zip(updated)
        .map(|(one, new)| match one.fixed {
            true => one.strength,
            false => Strength { rating: new[0].rating, deviation: new[0].uncertainty.max(LEAST) },
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use game::Chance;

    use super::*;

    fn person(rating: f64, deviation: f64, place: usize) -> Entrant {
        Entrant { strength: Strength { rating, deviation }, fixed: false, place }
    }

    /// The update of the paper, worked out by hand for two players.
    #[test]
    fn a_game_of_two_by_hand() {
        let found = after(&[person(1_600.0, 100.0, 2), person(1_500.0, 200.0, 1)]);
        let beta = UNIT / 2_f64.sqrt();
        let c = (100_f64.powi(2) + 200_f64.powi(2) + 2.0 * beta * beta).sqrt();
        let wins = |a: f64, b: f64| 1.0 / (1.0 + ((b - a) / c).exp());
        let p = wins(1_600.0, 1_500.0);
        for (found, (rating, deviation, surplus)) in
            found.iter().zip([(1_600.0, 100.0_f64, -p), (1_500.0, 200.0, p)])
        {
            let expected = rating + deviation * deviation / c * surplus;
            assert!((found.rating - expected).abs() < 1e-6, "{found:?}, not {expected}");
            assert!(found.deviation < deviation);
        }
    }

    #[test]
    fn a_level_stays_where_it_was_measured() {
        let level = Strength::from(Rating { rating: 1_700.0, uncertainty: 39.2, games: 180 });
        assert!((level.deviation - 20.0).abs() < 0.01);
        let game = [Entrant { strength: level, fixed: true, place: 2 }, person(1_500.0, 350.0, 1)];
        let found = after(&game);
        assert_eq!(found[0], level);
        assert!(found[1].rating > 1_600.0 && found[1].deviation < 350.0, "{found:?}");
    }

    #[test]
    fn the_order_of_seats_means_nothing_and_shared_places_share() {
        let game = [person(1_400.0, 90.0, 1), person(1_500.0, 120.0, 2), person(1_550.0, 200.0, 2)];
        let found = after(&game);
        let turned = after(&[game[2], game[0], game[1]]);
        for (a, b) in found.iter().zip([turned[1], turned[2], turned[0]]) {
            assert!((a.rating - b.rating).abs() < 1e-9 && (a.deviation - b.deviation).abs() < 1e-9);
        }
        let equal = after(&[person(1_500.0, 80.0, 1), person(1_500.0, 80.0, 1)]);
        assert!(equal.iter().all(|one| (one.rating - 1_500.0).abs() < 1e-9));
    }

    /// People of known strength who play against levels and each other are found again, about as well as is claimed.
    #[test]
    fn strengths_are_found_again() {
        let mut chance = Chance::quick(7);
        let mut uniform = || f64::from(chance.below(1 << 30)) / f64::from(1_u32 << 30);
        let truth = [1_250.0, 1_400.0, 1_600.0, 1_800.0];
        let levels = [1_100.0, 1_279.0, 1_500.0, 1_597.0, 1_683.0];
        let mut known = [Strength::NEW; 4];
        for _ in 0..400 {
            for first in 0..4 {
                let other = (first + 1 + (uniform() * 3.0) as usize) % 4;
                let level = levels[(uniform() * 5.0) as usize];
                // Whoever's exponential clock rings first is ahead: the model of Plackett and Luce.
                let mut clock = |strength: f64| -uniform().max(1e-12).ln() / 10_f64.powf(strength / 400.0);
                let rang = [clock(truth[first]), clock(truth[other]), clock(level)];
                let place = |n: usize| 1 + rang.iter().filter(|&&time| time < rang[n]).count();
                let fixed = Strength { rating: level, deviation: 15.0 };
                let found = after(&[
                    Entrant { strength: known[first], fixed: false, place: place(0) },
                    Entrant { strength: known[other], fixed: false, place: place(1) },
                    Entrant { strength: fixed, fixed: true, place: place(2) },
                ]);
                (known[first], known[other]) = (found[0], found[1]);
            }
        }
        for (known, truth) in known.iter().zip(truth) {
            assert!((known.rating - truth).abs() < 3.0 * known.deviation, "{known:?} {truth}");
            assert!((LEAST..90.0).contains(&known.deviation), "{known:?}");
        }
    }
}
