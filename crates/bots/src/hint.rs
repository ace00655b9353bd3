//! The best moves of a decision, with what they promise, and how much sets them apart.
//!
//! The search finds the moves. What they promise is then counted out: each is played in the same imagined worlds. The chance
//! to win is weighed as in the analysis of a finished game (`study`); place and points come from games played on to their end,
//! as `greedy` roughly would for every seat. So the figures are averages over whole worlds, not the search's own guesses,
//! and each difference is known with its error.

use game::{Chance, Phrase, Scores, Seat, Seed, Setup as _, Whole};

use crate::bot::{Asked, Forfeit};
use crate::search::playout::play_on;
use crate::search::{Budget, Search};
use crate::study::choice::{SURE, error};
use crate::study::value::Scales;

/// How many moves are advised.
pub const ADVISED: usize = 3;
/// So many are counted out, so that chance does not choose whom the search thought nearly as good.
const COUNTED: usize = 4;
/// In so many worlds the chance to win is weighed.
const WORLDS: usize = 120;
/// In so many of them the game is played to its end.
const GAMES: usize = 60;
/// In fewer worlds nothing is told apart.
const FEWEST: usize = 8;
/// How many moves a player of those games looks at.
const GUIDE: u32 = 6;
/// Differences below half a point are not worth a word.
const NOTABLE: f64 = 0.5;

/// A move and what it promises.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<M> {
    /// The move.
    pub mv: M,
    /// The chance to win.
    pub chance: f32,
    /// The place at the end, on average, counted from 1.
    pub place: f32,
    /// The points at the end, on average.
    pub score: f32,
    /// What sets it apart from the move it is compared with: the best from the next best, any other from the best.
    pub gap: Gap,
    /// Where its points come from, if nothing better can be said for it.
    pub reason: Phrase,
}

/// How much one move is ahead of another, or behind; nothing where the difference is within its error.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Gap {
    /// In chance to win.
    pub chance: Option<f32>,
    /// In points at the end.
    pub points: Option<f32>,
}

/// What a move brought, world by world.
struct Count<M> {
    mv: M,
    chances: Vec<f64>,
    points: Vec<f64>,
    /// The rest summed over games: the place, and the points of the best other.
    place: f64,
    rival: f64,
    sources: Vec<(&'static str, f64)>,
}

impl<M> Count<M> {
    const fn new(mv: M) -> Self {
        Self { mv, chances: Vec::new(), points: Vec::new(), place: 0.0, rival: 0.0, sources: Vec::new() }
    }

    fn add(&mut self, scores: &Scores, seat: Seat, seats: usize) {
        self.place += scores.place(seat) as f64;
        self.points.push(f64::from(scores.total(seat)));
        let others = Seat::all(seats).filter(|&other| other != seat);
        self.rival += f64::from(others.map(|other| scores.total(other)).max().unwrap_or(0));
        self.sources.resize(scores.sources().len(), ("", 0.0));
        for (n, (sum, &source)) in self.sources.iter_mut().zip(scores.sources()).enumerate() {
            *sum = (source, sum.1 + f64::from(scores.from(seat, n)));
        }
    }

    /// The mean over games of something that was summed.
    fn mean(&self, sum: f64) -> f64 {
        sum / self.points.len().max(1) as f64
    }
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

/// A mean difference, if it is more than its error.
fn apart(one: &[f64], other: &[f64]) -> Option<f32> {
    let difference = mean(one) - mean(other);
    let sure = one.len() >= FEWEST && difference.abs() > SURE * error(one, other);
    sure.then_some(difference as f32)
}

/// The best moves, the best first. Empty where there is nothing to choose.
pub fn advise<G: Whole>(
    asked: &Asked<'_, G>,
    simulations: u32,
    chance: &mut Chance,
) -> Result<Vec<Hint<G::Move>>, Forfeit> {
    if asked.moves.len() < 2 {
        return Ok(Vec::new());
    }
    let search = Search::<G>::strongest(Budget::Simulations(simulations), Vec::new());
    let mut search = search.map_err(|fault| Forfeit(fault.0))?;
    // Half of the time is for counting out: without it the figures would be those of a single game.
    let ranked = search.rank(&Asked { patience: &asked.patience.half(), ..*asked }, chance)?;
    let mut counts: Vec<Count<G::Move>> = ranked.into_iter().take(COUNTED).map(Count::new).collect();
    count_out(asked, &mut counts, chance)?;
    // Whoever reads the list compares its figures, so it is in their order: the better chance first, then more points.
    counts.sort_by(|a, b| {
        let by_chance = mean(&b.chances).total_cmp(&mean(&a.chances));
        by_chance.then(mean(&b.points).total_cmp(&mean(&a.points)))
    });
    let hints = counts.iter().enumerate().take(ADVISED).map(|(n, count)| {
        let other = if n == 0 { counts.get(1) } else { counts.first() };
        Hint {
            mv: count.mv,
            chance: mean(&count.chances) as f32,
            place: count.mean(count.place) as f32,
            score: mean(&count.points) as f32,
            gap: other.map_or_else(Gap::default, |other| Gap {
                chance: apart(&count.chances, &other.chances),
                points: apart(&count.points, &other.points),
            }),
            reason: reason(count, other, if n == 0 { "next" } else { "best" }),
        }
    });
    Ok(hints.collect())
}

/// Plays every move in the same worlds with the same luck.
fn count_out<G: Whole>(
    asked: &Asked<'_, G>,
    counts: &mut [Count<G::Move>],
    chance: &mut Chance,
) -> Result<(), Forfeit> {
    let mut moves = Vec::new();
    let mut scales = None;
    for n in 0..WORLDS {
        // The clock may cut the number of worlds, not the comparison: every move gets the same.
        if n > 0 && asked.patience.is_over() {
            break;
        }
        let world = G::imagine(asked.view, chance);
        let seats = world.setup().seats();
        let scales = match &mut scales {
            Some(scales) => scales,
            // Its own numbers are not used: each world brings its luck.
            none => none
                .insert(Scales::new::<G>(seats, 1, &Seed::from_number(0)).map_err(|fault| Forfeit(fault.0))?),
        };
        let luck = chance.number();
        for count in counts.iter_mut() {
            let mut after = world.clone();
            after.play(count.mv, &mut Chance::quick(luck));
            let found = scales.glance(after.clone(), n, &mut moves, &mut Chance::quick(luck ^ 1));
            count.chances.push(found[asked.seat.index()]);
            if n < GAMES {
                play_on(&mut after, u32::MAX, GUIDE, &mut moves, &mut Chance::quick(luck ^ 2));
                count.add(&after.scores(), asked.seat, seats);
            }
        }
    }
    Ok(())
}

/// Where a move's points come from, against another's.
fn reason<M>(of: &Count<M>, other: Option<&Count<M>>, than: &'static str) -> Phrase {
    let mut best = (NOTABLE, Phrase::new("hint-even"));
    let mut offer = |gain: f64, phrase: Phrase| {
        if gain > best.0 {
            best = (gain, phrase.with("points", format!("{gain:.1}")));
        }
    };
    if let Some(other) = other {
        for (&(source, sum), &(_, theirs)) in of.sources.iter().zip(&other.sources) {
            offer(of.mean(sum) - other.mean(theirs), Phrase::new("hint-source").word("source", source));
        }
        offer(other.mean(other.rival) - of.mean(of.rival), Phrase::new("hint-rival"));
    }
    best.1.with("than", than)
}
