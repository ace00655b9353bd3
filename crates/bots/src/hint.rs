//! The best moves of a decision, with the place and score they promise, and one plain reason each.
//!
//! The search finds the moves. What they promise is then counted out: each is played in the same imagined worlds and the
//! game played on to its end, as `greedy` roughly would for every seat. So the figures are honest averages of whole games,
//! not the search's own guesses.

use game::{Appraised, Chance, Phrase, Scores, Seat, Setup as _};

use crate::bot::{Asked, Forfeit};
use crate::search::playout::play_on;
use crate::search::{Budget, Search};

/// How many moves are advised.
pub const ADVISED: usize = 3;
/// So many are counted out, so that the advised ones can be set against others.
const COUNTED: usize = 6;
/// Games played on for each.
const GAMES: usize = 60;
/// How many moves a player of those games looks at.
const GUIDE: u32 = 6;
/// Differences below half a point are not worth a word.
const NOTABLE: f32 = 0.5;

/// A move and what it promises.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<M> {
    /// The move.
    pub mv: M,
    /// The place at the end, on average, counted from 1.
    pub place: f32,
    /// The points at the end, on average.
    pub score: f32,
    /// Why.
    pub reason: Phrase,
}

/// What a move brought, summed over games.
struct Count<M> {
    mv: M,
    games: f32,
    place: f32,
    score: f32,
    /// Points of the best other.
    rival: f32,
    sources: Vec<(&'static str, f32)>,
}

impl<M> Count<M> {
    fn add(&mut self, scores: &Scores, seat: Seat, seats: usize) {
        self.games += 1.0;
        self.place += scores.place(seat) as f32;
        self.score += scores.total(seat) as f32;
        let others = Seat::all(seats).filter(|&other| other != seat);
        self.rival += others.map(|other| scores.total(other)).max().unwrap_or(0) as f32;
        self.sources.resize(scores.sources().len(), ("", 0.0));
        for (n, (sum, &source)) in self.sources.iter_mut().zip(scores.sources()).enumerate() {
            *sum = (source, sum.1 + scores.from(seat, n) as f32);
        }
    }

    fn mean(&self, sum: f32) -> f32 {
        sum / self.games.max(1.0)
    }
}

/// The best moves, the best first. Empty where there is nothing to choose.
pub fn advise<G: Appraised>(
    asked: &Asked<'_, G>,
    simulations: u32,
    chance: &mut Chance,
) -> Result<Vec<Hint<G::Move>>, Forfeit> {
    if asked.moves.len() < 2 {
        return Ok(Vec::new());
    }
    let mut search = Search::<G>::new(Budget::Simulations(simulations), Vec::new());
    // Half of the time is for counting out: without it the figures would be those of a single game.
    let ranked = search.rank(&Asked { patience: &asked.patience.half(), ..*asked }, chance)?;
    let mut counts: Vec<Count<G::Move>> = ranked
        .iter()
        .take(COUNTED)
        .map(|&mv| Count { mv, games: 0.0, place: 0.0, score: 0.0, rival: 0.0, sources: Vec::new() })
        .collect();
    let mut moves = Vec::new();
    for game in 0..GAMES {
        // The clock may cut the number of games, not the comparison: every move gets the same worlds.
        if game > 0 && asked.patience.is_over() {
            break;
        }
        let world = G::imagine(asked.view, chance);
        let seats = world.setup().seats();
        let luck = chance.number();
        for count in &mut counts {
            let mut after = world.clone();
            let mut chance = Chance::quick(luck);
            after.play(count.mv, &mut chance);
            play_on(&mut after, u32::MAX, GUIDE, &mut moves, &mut chance);
            count.add(&after.scores(), asked.seat, seats);
        }
    }
    let mut hints: Vec<Hint<G::Move>> = counts
        .iter()
        .take(ADVISED)
        .map(|count| Hint {
            mv: count.mv,
            place: count.mean(count.place),
            score: count.mean(count.score),
            reason: reason(count, &counts),
        })
        .collect();
    // Whoever reads the list compares its figures, so it is in their order: the better place first, then more points.
    hints.sort_by(|a, b| a.place.total_cmp(&b.place).then(b.score.total_cmp(&a.score)));
    Ok(hints)
}

/// What sets a move apart from the others most.
fn reason<M: PartialEq>(of: &Count<M>, all: &[Count<M>]) -> Phrase {
    let others: Vec<&Count<M>> = all.iter().filter(|other| other.mv != of.mv).collect();
    let mean = |pick: &dyn Fn(&Count<M>) -> f32| {
        others.iter().map(|other| other.mean(pick(other))).sum::<f32>() / others.len().max(1) as f32
    };
    let mut best: (f32, Phrase) = (NOTABLE, Phrase::new("hint-even"));
    let mut offer = |gain: f32, phrase: Phrase| {
        if gain > best.0 {
            best = (gain, phrase.with("points", tenths(gain)));
        }
    };
    for (n, &(source, sum)) in of.sources.iter().enumerate() {
        let gain = of.mean(sum) - mean(&|other| other.sources.get(n).map_or(0.0, |source| source.1));
        offer(gain, Phrase::new("hint-source").word("source", source));
    }
    let kept = mean(&|other| other.rival) - of.mean(of.rival);
    offer(kept, Phrase::new("hint-rival"));
    best.1
}

/// A number with one decimal.
fn tenths(number: f32) -> String {
    format!("{number:.1}")
}
