//! Rating the levels: who meets whom, and what follows from it.
//!
//! **Who meets whom.** Every deal seats different levels and is played from every seat. At a table of two, neighbours meet
//! twice as often as levels with one between them, and others never: who would win all the time tells little. At larger
//! tables every choice of levels comes equally often, in an order drawn for each deal.
//!
//! **What follows.** The model is that of Weng and Lin for several players (Bradley and Terry over all pairs at a table),
//! computed by the crate `skillratings`. It is made for ratings that change from game to game, and so its answer depends on
//! the order of the games. Bots do not change, and the order of their games means nothing: so we ask what the crate would
//! change at the same ratings for every game, take all these changes together, and repeat until nothing changes. That is
//! the likeliest set of ratings, in whatever order. The 95 % intervals come from drawing the deals anew, with
//! repetition, and rating again: deals are independent of each other, the games of one deal are not.

use std::collections::BTreeMap;
use std::time::Duration;

use game::{Chance, Fault, Seed, Setup as _, Spec, Whole};
use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::arena::bout::{Bout, Outcome};
use crate::arena::statistics::Z95;
use crate::bot::BotName;
use crate::level::Level;
use crate::rating::Rating;

/// What is to be rated.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The number of seats.
    pub seats: usize,
    /// How many games at least; rounded up to whole rounds of the schedule, and to twenty deals.
    pub games: u64,
    /// Where chance begins.
    pub seed: Seed,
    /// How many games at a time.
    pub threads: usize,
    /// Whether only to see that it works ([`Level::playing`]).
    pub quick: bool,
}

/// A level and what it turned out to be.
#[derive(Clone, Debug, Serialize)]
pub struct Rated {
    /// The level.
    pub level: &'static str,
    /// Who plays at it.
    pub bot: String,
    /// How strong it is.
    #[serde(flatten)]
    pub rating: Rating,
}

/// What was found.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// The number of seats.
    pub seats: usize,
    /// The levels, the weakest first.
    pub levels: Vec<Rated>,
    /// Games played.
    pub games: u64,
}

const LEVELS: usize = Level::ALL.len();

/// Where the level Courtier is put.
pub(crate) const MIDDLE: f64 = 1_500.0;
const ANCHOR: usize = Level::Courtier as usize;
/// Ten to one are 400 points, as with Elo.
const TEN_TO_ONE: f64 = 400.0;
/// How sure of itself a rating is taken to be while we iterate: as good as entirely, since all games are taken together.
const SURE: f64 = 1.0;
/// How often deals are drawn anew for the intervals.
const DRAWS: u64 = 100;

/// Of fewer deals no interval can be drawn that deserves the name.
const FEWEST_DEALS: u64 = 20;

/// A game as the ratings see it: the place of each level, 0 if it did not play.
type Places = [u8; LEVELS];

/// How many games a plan comes to.
#[must_use]
pub fn games(plan: &Plan) -> u64 {
    let round = (schedule(plan.seats).len() * plan.seats) as u64;
    plan.games.max(FEWEST_DEALS * plan.seats as u64).next_multiple_of(round.max(1))
}

/// Plays and rates.
pub fn run<G: Whole>(plan: &Plan, tick: &(dyn Fn() + Sync)) -> Result<Report, Fault> {
    let seats = plan.seats;
    let setup = G::Setup::read(&Spec::new(seats))?;
    let tables = schedule(seats);
    if tables.is_empty() {
        return Err(Fault::new("fault-calibrate-seats").with("seats", seats).with("most", LEVELS));
    }
    let bots: Result<Vec<BotName>, Fault> =
        Level::ALL.into_iter().map(|level| level.playing(G::about(), plan.quick)).collect();
    let bots = bots?;
    let bout = Bout::<G> {
        bots: &bots,
        setup: &setup,
        seats,
        seed: plan.seed,
        deals: 0..games(plan) / seats as u64,
        threads: plan.threads,
        limit: Duration::from_secs(10),
        seating: &|deal| {
            let mut table = tables[deal as usize % tables.len()].clone();
            let mut chance = Chance::at(&plan.seed.part(deal), ORDER);
            for n in (1..table.len()).rev() {
                table.swap(n, chance.below(n as u32 + 1) as usize);
            }
            table
        },
        fortune: None,
    };
    let outcomes = bout.play(&mut |_| false, tick)?;
    let deals: Vec<Vec<Places>> =
        outcomes.chunks(seats).map(|deal| deal.iter().map(places).collect()).collect();
    let ratings = rate(&deals, plan.seed);
    let level = |(level, rating): (Level, Rating)| {
        let bot = level.playing(G::about(), plan.quick)?.to_string();
        Ok(Rated { level: level.name(), bot, rating })
    };
    Ok(Report {
        game: G::about().id,
        seats,
        levels: Level::ALL.into_iter().zip(ratings).map(level).collect::<Result<_, Fault>>()?,
        games: outcomes.len() as u64,
    })
}

/// The number of the chance by which a table is ordered; those of the bots are small numbers.
const ORDER: u32 = 1_000;

fn places(outcome: &Outcome) -> Places {
    let mut places = [0; LEVELS];
    for entry in &outcome.entries {
        places[entry.bot] = entry.place as u8;
    }
    places
}

/// The tables of one round: which levels sit down.
fn schedule(seats: usize) -> Vec<Vec<usize>> {
    if seats == 2 {
        let pairs = |apart: usize| (0..LEVELS - apart).map(move |low| vec![low, low + apart]);
        return pairs(1).chain(pairs(2)).chain(pairs(1)).collect();
    }
    let chosen = |set: u32| (0..LEVELS).filter(|level| set >> level & 1 == 1).collect::<Vec<_>>();
    (0..1_u32 << LEVELS).map(chosen).filter(|table| table.len() == seats).collect()
}

/// Ratings with their intervals.
fn rate(deals: &[Vec<Places>], seed: Seed) -> [Rating; LEVELS] {
    let found = settle(&tally(deals.iter()), [0.0; LEVELS]);
    let mut chance = Chance::at(&seed, ORDER);
    let mut squares = [0.0; LEVELS];
    for _ in 0..DRAWS {
        let drawn = (0..deals.len()).map(|_| &deals[chance.below(deals.len() as u32) as usize]);
        let again = settle(&tally(drawn), found);
        for (sum, (again, found)) in squares.iter_mut().zip(again.iter().zip(&found)) {
            *sum += (again - found).powi(2);
        }
    }
    let games = |level: usize| deals.iter().flatten().filter(|places| places[level] > 0).count() as u64;
    std::array::from_fn(|level| Rating {
        rating: (MIDDLE + found[level] - found[ANCHOR]).round(),
        uncertainty: (Z95 * (squares[level] / DRAWS as f64).sqrt()).ceil(),
        games: games(level),
    })
}

/// Games with the same places are counted, not repeated.
fn tally<'a>(deals: impl Iterator<Item = &'a Vec<Places>>) -> BTreeMap<Places, f64> {
    let mut tally = BTreeMap::new();
    for places in deals.flatten() {
        *tally.entry(*places).or_insert(0.0) += 1.0;
    }
    // One drawn game between neighbours, which nobody played: without it, whoever never lost would be infinitely strong.
    for low in 0..LEVELS - 1 {
        let mut drawn = [0; LEVELS];
        (drawn[low], drawn[low + 1]) = (1, 1);
        *tally.entry(drawn).or_insert(0.0) += 1.0;
    }
    tally
}

/// The ratings at which all games together would change nothing, around 0.
fn settle(tally: &BTreeMap<Places, f64>, from: [f64; LEVELS]) -> [f64; LEVELS] {
    let config =
        WengLinConfig { beta: (UNIT * UNIT / 2.0 - SURE * SURE).sqrt(), uncertainty_tolerance: 1e-6 };
    let games: Vec<(Vec<usize>, Vec<MultiTeamOutcome>, f64)> = tally
        .iter()
        .map(|(places, count)| {
            let seated: Vec<usize> = (0..LEVELS).filter(|&level| places[level] > 0).collect();
            let ranks =
                seated.iter().map(|&level| MultiTeamOutcome::new(usize::from(places[level]))).collect();
            (seated, ranks, *count)
        })
        .collect();
    let mut ratings = from;
    for _ in 0..MOST_STEPS {
        let (mut changes, mut slopes) = ([0.0; LEVELS], [0.0; LEVELS]);
        for (seated, ranks, count) in &games {
            let before: Vec<[WengLinRating; 1]> = seated
                .iter()
                .map(|&level| [WengLinRating { rating: ratings[level], uncertainty: SURE }])
                .collect();
            let teams: Vec<_> = before.iter().map(|team| &team[..]).zip(ranks.iter().copied()).collect();
            for (&level, after) in seated.iter().zip(weng_lin_multi_team(&teams, &config)) {
                changes[level] += count * (after[0].rating - ratings[level]);
                for &other in seated.iter().filter(|&&other| other != level) {
                    let ahead = 1.0 / (1.0 + ((ratings[other] - ratings[level]) / UNIT).exp());
                    slopes[level] += count * ahead * (1.0 - ahead);
                }
            }
        }
        // By how much to move until the changes of this level cancel out (Newton's method, half way, because the others
        // move too). A change is the surplus of wins times `SURE² / UNIT`.
        let step = |level: usize| {
            let surplus = changes[level] * UNIT / (SURE * SURE);
            (surplus * UNIT / slopes[level].max(1e-9) / 2.0).clamp(-LONGEST_STEP, LONGEST_STEP)
        };
        let steps: [f64; LEVELS] = std::array::from_fn(step);
        for (rating, step) in ratings.iter_mut().zip(steps) {
            *rating += step;
        }
        let middle = ratings.iter().sum::<f64>() / LEVELS as f64;
        ratings.iter_mut().for_each(|rating| *rating -= middle);
        if steps.iter().all(|step| step.abs() < SETTLED) {
            break;
        }
    }
    ratings
}

/// Differences are divided by this, so that they are on Elo's scale.
pub(crate) const UNIT: f64 = TEN_TO_ONE / std::f64::consts::LN_10;
/// Nobody moves further at once.
const LONGEST_STEP: f64 = 100.0;
/// Who moves less stands still.
const SETTLED: f64 = 0.01;
/// It takes a few dozen.
const MOST_STEPS: usize = 1_000;

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(low: usize, places: [u8; 2]) -> Places {
        let mut all = [0; LEVELS];
        (all[low], all[low + 1]) = (places[0], places[1]);
        all
    }

    /// Between neighbours who only meet each other, the likeliest difference is the logarithm of the odds.
    #[test]
    fn ratings_are_the_likeliest_ones() {
        let mut tally = BTreeMap::new();
        for low in 0..LEVELS - 1 {
            tally.insert(pair(low, [2, 1]), 75.0 + low as f64);
            tally.insert(pair(low, [1, 2]), 25.0);
            tally.insert(pair(low, [1, 1]), 4.0);
        }
        let ratings = settle(&tally, [0.0; LEVELS]);
        for low in 0..LEVELS - 1 {
            let odds: f64 = (77.0 + low as f64) / 27.0;
            let expected = 400.0 * odds.log10();
            let found = ratings[low + 1] - ratings[low];
            assert!((found - expected).abs() < 0.5, "{low}: {found}, not {expected}");
        }
        assert!(ratings.iter().sum::<f64>().abs() < 1e-6);
    }

    /// Games drawn from known strengths at tables of three give these strengths back, within their intervals.
    #[test]
    fn strengths_are_found_again() {
        let strengths = [-300.0, -200.0, 0.0, 150.0, 400.0];
        let mut chance = Chance::quick(5);
        let tables = schedule(3);
        let uniform = |chance: &mut Chance| f64::from(chance.below(1 << 30)) / f64::from(1_u32 << 30);
        let deals: Vec<Vec<Places>> = (0..1_000)
            .map(|deal| {
                // Whoever's exponential clock rings first is ahead: the model of Plackett and Luce.
                let mut clocks: Vec<(f64, usize)> = tables[deal % tables.len()]
                    .iter()
                    .map(|&level| {
                        let rate = 10_f64.powf(strengths[level] / TEN_TO_ONE);
                        (-uniform(&mut chance).max(1e-12).ln() / rate, level)
                    })
                    .collect();
                clocks.sort_by(|a, b| a.0.total_cmp(&b.0));
                let mut places = [0; LEVELS];
                for (place, (_, level)) in clocks.iter().enumerate() {
                    places[*level] = place as u8 + 1;
                }
                vec![places]
            })
            .collect();
        let ratings = rate(&deals, Seed::from_number(1));
        for (level, rating) in ratings.iter().enumerate() {
            let off = (rating.rating - MIDDLE - strengths[level]).abs();
            assert!(off < 1.5 * rating.uncertainty + ratings[ANCHOR].uncertainty, "{level}: {rating:?}");
            assert!((10.0..80.0).contains(&rating.uncertainty), "{rating:?}");
            assert_eq!(rating.games, 600);
        }
        assert_eq!(ratings[ANCHOR].rating, MIDDLE);
    }

    #[test]
    fn whoever_always_wins_is_not_infinitely_strong() {
        let deals: Vec<Vec<Places>> = (0..LEVELS - 1).map(|low| vec![pair(low, [2, 1]); 50]).collect();
        let ratings = rate(&deals, Seed::from_number(1));
        assert!(ratings.windows(2).all(|two| two[0].rating < two[1].rating - 300.0), "{ratings:?}");
        assert!(ratings.iter().all(|rating| rating.rating.abs() < 10_000.0), "{ratings:?}");
    }

    #[test]
    fn schedules_are_balanced() {
        for (seats, tables, each) in
            [(2, 11, None), (3, 10, Some(6)), (4, 5, Some(4)), (5, 1, Some(1)), (6, 0, None)]
        {
            let schedule = schedule(seats);
            assert_eq!(schedule.len(), tables, "{seats}");
            for level in 0..LEVELS {
                let sits = schedule.iter().filter(|table| table.contains(&level)).count();
                assert!(each.is_none_or(|each| each == sits), "{seats} {level}: {sits}");
            }
        }
    }
}
