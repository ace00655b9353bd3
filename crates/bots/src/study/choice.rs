//! A decision judged from what its seat knew. Nothing here sees a state: worlds are imagined from the view, and the chance comes
//! from the analysis's seed and the number of the decision. So nothing that was hidden can change a verdict.

use game::{Chance, Fault, Phrase, Scores, Seat, Seed, Whole};
use serde::{Deserialize, Serialize};

use super::marks::{Mark, Marks};
use super::value::{Scales, rounded};
use super::{Effort, SHOWN};
use crate::bot::{Asked, Forfeit};
use crate::patience::Patience;
use crate::search::playout::play_on;
use crate::search::{Budget, Search};

/// A difference of less than so many standard errors is none. It is set against the luckiest of a few moves, so two would be
/// passed too often.
pub(crate) const SURE: f64 = 2.5;
/// Differences below half a point are not worth a word.
const NOTABLE: f64 = 0.5;

/// A decision and what could have been decided.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// Who decided.
    pub seat: Seat,
    /// What was played.
    pub played: Line,
    /// How many moves were legal. With one there was no choice, and nothing is judged.
    pub options: usize,
    /// The best moves, the best first; empty where there was no choice.
    pub best: Vec<Line>,
    /// What it cost in chance to win; 0 where it was as good as the best.
    pub loss: f64,
    /// What it cost in points at the end, on average.
    pub points: f64,
    /// The mark; nothing where there was no choice.
    pub mark: Option<Mark>,
    /// What the best move has over the one that was played; nothing where that was as good.
    pub reason: Option<Reason>,
}

/// A move and what it promised, from what the seat knew.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// In notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The chance to win.
    pub chance: f64,
    /// The standard error of its distance from the best move.
    pub error: f64,
    /// The points at the end, on average.
    pub points: f64,
}

/// What one move has over another, in points of whole games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// More points from one source, by its name.
    Source(String, f64),
    /// The strongest rival has fewer.
    Rival(f64),
    /// Nothing that points would tell.
    Even,
}

impl Reason {
    /// In words; `sources` are those of the game's scores.
    #[must_use]
    pub fn phrase(&self, sources: &'static [&'static str]) -> Phrase {
        let points = |points: f64| format!("{points:.1}");
        match self {
            Self::Source(name, more) => match sources.iter().find(|source| *source == name) {
                Some(source) => {
                    Phrase::new("study-source").word("source", source).with("points", points(*more))
                }
                None => Phrase::new("study-even"),
            },
            Self::Rival(less) => Phrase::new("study-rival").with("points", points(*less)),
            Self::Even => Phrase::new("study-even"),
        }
    }
}

/// What is said of a decision.
pub(crate) struct Verdict {
    pub(crate) choice: Choice,
    /// By how much the played move is behind the one the search would have played, in chance to win: less than nothing, where
    /// it turned out better. Nothing is cut off and nothing is picked for being lucky, so over many decisions the errors
    /// of the estimate cancel.
    pub(super) behind: f64,
}

/// What a decision is judged with.
pub(crate) struct Judge<'a> {
    pub(crate) scales: &'a Scales,
    pub(crate) effort: &'a Effort,
    pub(crate) marks: Marks,
    pub(crate) patience: &'a Patience,
    /// Numbers of the search changed from those that were tuned: whoever thinks long looks at more moves.
    pub(crate) changes: &'a [(String, f32)],
}

/// A move that is compared.
struct Tried<M> {
    mv: M,
    /// The chance to win afterwards, in each world.
    chances: Vec<f64>,
    mean: f64,
    /// The standard error of the distance from the best.
    error: f64,
    games: f64,
    points: f64,
    rival: f64,
    sources: Vec<(&'static str, f64)>,
}

impl<M: std::fmt::Display> Tried<M> {
    fn new(mv: M, chances: Vec<f64>) -> Self {
        let mean = chances.iter().sum::<f64>() / chances.len().max(1) as f64;
        Self { mv, chances, mean, error: 0.0, games: 0.0, points: 0.0, rival: 0.0, sources: Vec::new() }
    }

    fn count(&mut self, scores: &Scores, seat: Seat, seats: usize) {
        self.games += 1.0;
        self.points += f64::from(scores.total(seat));
        let others = Seat::all(seats).filter(|&other| other != seat);
        self.rival += f64::from(others.map(|other| scores.total(other)).max().unwrap_or(0));
        self.sources.resize(scores.sources().len(), ("", 0.0));
        for (n, (sum, &source)) in self.sources.iter_mut().zip(scores.sources()).enumerate() {
            *sum = (source, sum.1 + f64::from(scores.from(seat, n)));
        }
    }

    fn line(&self) -> Line {
        Line {
            mv: self.mv.to_string(),
            chance: rounded(self.mean),
            error: rounded(self.error),
            points: rounded(self.points / self.games.max(1.0)),
        }
    }
}

impl Judge<'_> {
    /// Judges what a seat played, from its view. `number` is that of the decision, counted from 1, and `seed` the chance of the
    /// analysis. Nothing, if patience ends before it is judged.
    pub(crate) fn judge<G: Whole>(
        &self,
        view: &G::View,
        seat: Seat,
        played: G::Move,
        number: usize,
        seed: &Seed,
    ) -> Result<Option<Verdict>, Fault> {
        let mut chance = Chance::at(seed, number as u32);
        let worlds: Vec<(G, u64)> =
            (0..self.effort.games).map(|_| (G::imagine(view, &mut chance), chance.number())).collect();
        let mut legal = Vec::new();
        worlds[0].0.moves(&mut legal);
        if legal.len() < 2 {
            let mv = played.to_string();
            return Ok(Some(Verdict {
                choice: Choice {
                    seat,
                    played: Line { mv, chance: 0.0, error: 0.0, points: 0.0 },
                    options: legal.len(),
                    best: Vec::new(),
                    loss: 0.0,
                    points: 0.0,
                    mark: None,
                    reason: None,
                },
                behind: 0.0,
            }));
        }
        let asked =
            Asked { seat, view, moves: &legal, since: &[], decision: number, patience: self.patience };
        let budget = Budget::Simulations(self.effort.simulations);
        let mut search = Search::<G>::strongest(budget, self.changes.to_vec())?;
        let fault = |forfeit: Forfeit| Fault(forfeit.0);
        let mut moves = search.rank(&asked, &mut chance).map_err(fault)?;
        moves.truncate(SHOWN);
        if !moves.contains(&played) {
            moves.push(played);
        }
        let found = search.compare(&asked, &moves, self.effort.rounds, &mut chance).map_err(fault)?;
        if self.patience.is_over() {
            return Ok(None);
        }
        let mut tried: Vec<Tried<G::Move>> =
            moves.iter().zip(found).map(|(&mv, chances)| Tried::new(mv, chances)).collect();
        let mean_of = |mv| tried.iter().find(|one| one.mv == mv).map_or(0.0, |one| one.mean);
        let behind = mean_of(moves[0]) - mean_of(played);
        // A stable order: of equals the one that the search preferred.
        tried.sort_by(|a, b| b.mean.total_cmp(&a.mean));
        let best = tried[0].chances.clone();
        for one in &mut tried {
            one.error = error(&best, &one.chances);
        }
        let at = tried.iter().position(|one| one.mv == played).unwrap_or(0);
        tried.truncate(SHOWN.max(at + 1));
        self.count_out(&worlds, seat, &mut tried);
        if self.patience.is_over() {
            return Ok(None);
        }
        let lines: Vec<Line> = tried.iter().map(Tried::line).collect();
        let distance = rounded(lines[0].chance - lines[at].chance);
        let loss = if distance > SURE * lines[at].error { distance } else { 0.0 };
        let choice = Choice {
            seat,
            played: lines[at].clone(),
            options: legal.len(),
            loss,
            points: if loss > 0.0 { rounded(lines[0].points - lines[at].points) } else { 0.0 },
            mark: Some(self.marks.of_loss(loss)),
            reason: (loss > 0.0).then(|| reason(&tried[0], &tried[at])),
            best: lines.into_iter().take(SHOWN).collect(),
        };
        Ok(Some(Verdict { choice, behind }))
    }

    /// Plays whole games after every move, for what it brings in points.
    fn count_out<G: Whole>(&self, worlds: &[(G, u64)], seat: Seat, tried: &mut [Tried<G::Move>]) {
        let mut moves = Vec::new();
        for (world, luck) in worlds {
            if self.patience.is_over() {
                return;
            }
            for one in tried.iter_mut() {
                let mut chance = Chance::quick(*luck);
                let mut after = world.clone();
                after.play(one.mv, &mut chance);
                play_on(&mut after, u32::MAX, self.scales.params.guide, &mut moves, &mut chance);
                one.count(&after.scores(), seat, self.scales.seats);
            }
        }
    }
}

/// The standard error of the mean difference between two moves tried in the same worlds.
pub(crate) fn error(one: &[f64], other: &[f64]) -> f64 {
    let differences: Vec<f64> = one.iter().zip(other).map(|(one, other)| one - other).collect();
    let count = differences.len() as f64;
    if count < 2.0 {
        return 0.0;
    }
    let mean = differences.iter().sum::<f64>() / count;
    let squares: f64 = differences.iter().map(|difference| (difference - mean).powi(2)).sum();
    (squares / (count - 1.0) / count).sqrt()
}

/// What the best move has over the one that was played.
fn reason<M>(best: &Tried<M>, played: &Tried<M>) -> Reason {
    let more = |best_sum: f64, played_sum: f64| {
        rounded(best_sum / best.games.max(1.0) - played_sum / played.games.max(1.0))
    };
    let mut found = (NOTABLE, Reason::Even);
    for (&(source, sum), &(_, other)) in best.sources.iter().zip(&played.sources) {
        let gain = more(sum, other);
        if gain > found.0 {
            found = (gain, Reason::Source(source.to_owned(), gain));
        }
    }
    let kept = -more(best.rival, played.rival);
    if kept > found.0 {
        found = (kept, Reason::Rival(kept));
    }
    found.1
}
