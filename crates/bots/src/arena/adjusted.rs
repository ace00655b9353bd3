//! The share of wins with the luck taken out of it: the same question, answered with less noise.
//!
//! What chance brought a bot in a game has the expectation 0 ([`crate::study`]), so taking any part of it away from the
//! result leaves the expectation as it was. Which part is best is learnt from the deals themselves: for every deal from the
//! others, so that what a deal brought never decides how much of its own luck is taken away, and nothing is bent.
//!
//! Luck is found by whole games: from what came the game is played to its end, everybody playing what looks best, and so it is from what
//! could have come instead, with the same luck afterwards. Games that stop early and are guessed from there tell less, for a
//! card is worth what is made of it later.
//!
//! A bot's own dice are chance too: one that remembers nothing is asked once more, and what it might have chosen is set against what it
//! chose. Of one that remembers (a search goes on with its tree) only what was drawn counts: asked once more it would know more than it did.

use game::{Chance, Course, MOST_SEATS, Seed, Viewer, Whole};
use serde::Serialize;

use super::bout::Outcome;
use super::statistics::of_mean;
use crate::bot::{Asked, Bot};
use crate::patience::Patience;
use crate::search::playout::play_out;
use crate::study::value::{Chances, result};

/// So many pairs of games are played out for a decision, unless told.
pub const PAIRS: u32 = 16;
/// Into so many parts the deals are split; the weight for one is learnt from the others.
const FOLDS: usize = 10;
/// From fewer deals nothing is learnt: then all luck is taken away.
const FEWEST: usize = 16;

/// A share of wins without luck.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Adjusted {
    /// The share of wins, with luck taken away.
    pub share: f64,
    /// Its 95 % interval, over deals.
    pub ci95: [f64; 2],
    /// The 95 % interval of the plain share, over deals too, to compare it with.
    pub plain_ci95: [f64; 2],
    /// By how much the interval is narrower: 0.25 is by a quarter.
    pub narrower: f64,
    /// What chance brought a game, the bot's own dice with it, on average; over many games nothing.
    pub luck: f64,
    /// Its 95 % interval, over deals.
    pub luck_ci95: [f64; 2],
    /// Which part of the luck was taken away, on average.
    pub weight: f64,
}

/// How the luck of games is found.
pub(crate) struct Fortune {
    seats: usize,
    /// Pairs of games played out for a decision.
    pairs: u32,
    seed: Seed,
}

impl Fortune {
    /// For games at a table of so many.
    pub(crate) fn new(seats: usize, pairs: u32, seed: &Seed) -> Self {
        // Apart from the deals, whose parts are counted from 0.
        Self { seats, pairs, seed: seed.part(u64::MAX) }
    }

    /// What chance brought every seat in game `number` after the deal, and the bots' own dice. The deal itself is played from every
    /// seat, so over a deal its luck is none.
    pub(crate) fn of<G: Whole>(
        &self,
        course: &Course<G>,
        bots: &mut [&mut Box<dyn Bot<G>>],
        number: u64,
    ) -> Chances {
        let seed = self.seed.part(number);
        let patience = Patience::endless();
        let mut luck = [0.0; MOST_SEATS];
        let (mut moves, mut legal) = (Vec::new(), Vec::new());
        for (n, decision) in course.log().iter().enumerate() {
            let (Some(before), Some(came)) = (course.state_before(n), course.state_before(n + 1)) else {
                continue;
            };
            let (seat, bot) = (decision.seat, &mut bots[decision.seat.index()]);
            before.moves(&mut legal);
            let again = legal.len() > 1 && bot.forgets();
            if !again && !decision.drew {
                continue;
            }
            let view = before.view(Viewer::Seat(seat));
            let asked =
                Asked { seat, view: &view, moves: &legal, since: &[], decision: n + 1, patience: &patience };
            for pair in 0..self.pairs {
                let mut chance = Chance::at(&seed.part(n as u64), pair);
                let later = chance.number();
                let mut other = before.clone();
                // Of a choice that fails when asked for once more nothing is known: it counts as the same.
                let chosen = if again { bot.choose(&asked, &mut chance).ok() } else { None };
                other.play(chosen.unwrap_or(decision.mv), &mut chance);
                // The same came: no difference.
                if other == *came {
                    continue;
                }
                let mut ends = |mut world: G| {
                    play_out(&mut world, &mut moves, &mut Chance::quick(later));
                    result(&world, self.seats)
                };
                let (came, other) = (ends(came.clone()), ends(other));
                for (luck, (came, other)) in luck.iter_mut().zip(came.into_iter().zip(other)) {
                    *luck += (came - other) / f64::from(self.pairs);
                }
            }
        }
        luck
    }
}

/// The adjusted share of every bot, from games in the order of the deals, each played from every seat.
pub(super) fn adjust(outcomes: &[Outcome], seats: usize) -> Vec<Adjusted> {
    let deals: Vec<&[Outcome]> = outcomes.chunks(seats).collect();
    let mean = |deal: &[Outcome], value: &dyn Fn(&Outcome) -> f64| {
        deal.iter().map(value).sum::<f64>() / deal.len().max(1) as f64
    };
    // By bot, then by deal.
    let wins: Vec<Vec<f64>> = (0..seats)
        .map(|bot| deals.iter().map(|deal| mean(deal, &|game| game.entries[bot].win)).collect())
        .collect();
    let luck: Vec<Vec<f64>> = (0..seats)
        .map(|bot| deals.iter().map(|deal| mean(deal, &|game| game.entries[bot].luck)).collect())
        .collect();
    // One weight for all bots: then their shares still sum to 1.
    let weights: Vec<f64> =
        (0..FOLDS).map(|fold| weight(&wins, &luck, |deal| deal % FOLDS != fold)).collect();
    let width = |[low, high]: [f64; 2]| high - low;
    wins.iter()
        .zip(&luck)
        .map(|(wins, luck)| {
            let without: Vec<f64> = wins
                .iter()
                .zip(luck)
                .enumerate()
                .map(|(deal, (win, luck))| win - weights[deal % FOLDS] * luck)
                .collect();
            let ((share, ci95), (_, plain_ci95)) = (of_mean(&without), of_mean(wins));
            let (luck, luck_ci95) = of_mean(luck);
            let narrower = if width(plain_ci95) > 0.0 { 1.0 - width(ci95) / width(plain_ci95) } else { 0.0 };
            let weight = weights.iter().sum::<f64>() / FOLDS as f64;
            Adjusted { share, ci95, plain_ci95, narrower, luck, luck_ci95, weight }
        })
        .collect()
}

/// Which part of the luck to take away, so that least is left of the differences between deals: the slope of wins over luck,
/// among those deals.
fn weight(wins: &[Vec<f64>], luck: &[Vec<f64>], among: impl Fn(usize) -> bool) -> f64 {
    let (mut together, mut alone, mut deals) = (0.0, 0.0, 0);
    for (wins, luck) in wins.iter().zip(luck) {
        let pairs: Vec<(f64, f64)> = wins
            .iter()
            .zip(luck)
            .enumerate()
            .filter(|(deal, _)| among(*deal))
            .map(|(_, (&win, &luck))| (win, luck))
            .collect();
        deals = pairs.len();
        let mean = pairs.iter().map(|(win, _)| win).sum::<f64>() / deals.max(1) as f64;
        together += pairs.iter().map(|(win, luck)| (win - mean) * luck).sum::<f64>();
        alone += pairs.iter().map(|(_, luck)| luck * luck).sum::<f64>();
    }
    if deals < FEWEST || alone <= 0.0 { 1.0 } else { together / alone }
}

#[cfg(test)]
mod tests {
    use game::Chance;

    use super::super::bout::Entry;
    use super::*;

    /// Games of two bots: luck from −0.2 to 0.2, of which `part` decides the result beside something else.
    fn games(count: usize, part: f64) -> Vec<Outcome> {
        let mut chance = Chance::quick(5);
        let mut unit = move || f64::from(chance.below(1_001)) / 1_000.0;
        (0..count)
            .map(|_| {
                let luck = (unit() - 0.5) * 0.4;
                let win = if unit() < 0.6 + part * luck { 1.0 } else { 0.0 };
                let entry = |bot, win, luck| Entry { bot, win, score: 0, place: 1, luck };
                let entries = vec![entry(0, win, luck), entry(1, 1.0 - win, -luck)];
                Outcome { entries, decisions: 1, forfeit: None, why: None }
            })
            .collect()
    }

    #[test]
    fn luck_is_taken_away_as_far_as_it_decides() {
        let adjusted = adjust(&games(20_000, 2.0), 2);
        let [first, second] = adjusted[..] else { panic!("two bots") };
        assert!((first.weight - 2.0).abs() < 0.15, "{first:?}");
        assert!(first.narrower > 0.05, "{first:?}");
        assert!(first.ci95[0] < 0.6 && 0.6 < first.ci95[1], "{first:?}");
        assert!((first.share + second.share - 1.0).abs() < 1e-9);
        // Luck that decides nothing is left alone.
        let idle = adjust(&games(20_000, 0.0), 2)[0];
        assert!(idle.weight.abs() < 0.15 && idle.narrower.abs() < 0.01, "{idle:?}");
        // From a few deals nothing is learnt.
        assert_eq!(adjust(&games(20, 2.0), 2)[0].weight, 1.0);
    }
}
