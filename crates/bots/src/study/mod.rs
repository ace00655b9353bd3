//! A finished game studied: what every decision cost, and what chance brought. `docs/analysis.md` has the definitions, and the
//! proof that start, own errors, luck, the others and what was hidden add up to the result.
//!
//! - [`choice`]: a decision, judged from what its seat knew
//! - `luck`: what chance brought, against what could have come
//! - `value`: what a state is worth to every seat, all-knowing
//! - [`marks`]: marks for decisions
//! - [`account`]: how each seat's result came about, and where the game turned
//! - [`mod@run`]: studying a whole game on several threads, with progress
//! - [`losses`]: what a decision of each level costs
//!
//! An [`Analyst`] answers for one moment at a time, and every answer hangs on nothing but the game, the budget, the seed and
//! the moment: so moments can be studied in any order, on any number of threads, and the study can be broken off and taken up.

pub mod account;
pub mod choice;
pub mod losses;
mod luck;
pub mod marks;
pub mod run;
pub(crate) mod value;

use game::{Course, Fault, Seed, Setup as _, Turn, Viewer, Whole};
use serde::{Deserialize, Serialize};

use crate::patience::Patience;
use choice::{Choice, Judge};
use luck::Fate;
use marks::Marks;
use value::{Scales, rounded, written};

/// The version of a study as it is written. Raised when a change would make an old one misread.
pub const VERSION: u32 = 1;
/// How many best moves are shown.
pub const SHOWN: usize = 3;
/// The budget, unless told.
pub const BUDGET: u32 = 400;

/// How a game is to be studied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How many simulations the search makes for a decision; all else follows from it.
    pub budget: u32,
    /// Where the chance of the study comes from. It must not hang on the game's own.
    pub seed: Seed,
}

impl Default for Plan {
    fn default() -> Self {
        Self { budget: BUDGET, seed: Seed::from_number(1) }
    }
}

/// What follows from a budget.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// Simulations of the search that names the best moves.
    simulations: u32,
    /// Worlds in which the best and the played are then compared.
    rounds: u32,
    /// Whole games played out for their points.
    games: u32,
    /// How often it is played on from a state to know what it is worth.
    playouts: u32,
    /// Samples of what chance could have brought.
    samples: u32,
}

impl Effort {
    pub(crate) const fn of(budget: u32) -> Self {
        const fn at_least(least: u32, number: u32) -> u32 {
            if number < least { least } else { number }
        }
        Self {
            simulations: at_least(1, budget),
            rounds: at_least(4, budget / 4),
            games: at_least(1, budget / 20),
            playouts: at_least(2, budget / 8),
            samples: at_least(2, budget / 50),
        }
    }

    /// How often it is played on from a state.
    pub(crate) const fn playouts(self) -> u32 {
        self.playouts
    }

    /// With so many whole games at the most.
    pub(crate) const fn with_games(self, most: u32) -> Self {
        Self { games: if self.games < most { self.games } else { most }, ..self }
    }
}

/// Parts of the seed, each for a chance of its own.
pub(crate) const VALUES: u64 = 1;
const DRAWS: u64 = 2;
pub(crate) const CHOICES: u64 = 3;

/// What is known of one moment.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Moment {
    /// The chances of all seats to win, all-knowing; empty until it was looked at.
    pub chances: Vec<f64>,
    /// What chance brought all seats with the decision before (with the deal, in the first moment); empty where chance was not
    /// asked, and until it was looked at closely.
    pub luck: Vec<f64>,
    /// Whether it was looked at closely: luck, and the decision made here.
    pub closely: bool,
    /// The decision made here; nothing at the end.
    pub choice: Option<Choice>,
}

/// The study of a game, as far as it has come. A plain value: it can be kept, and drawn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Study {
    /// [`VERSION`].
    pub version: u32,
    /// The game.
    pub game: String,
    /// The number of seats.
    pub seats: usize,
    /// The budget.
    pub budget: u32,
    /// The seed of the study.
    pub seed: Seed,
    /// The limits of the marks.
    pub marks: Marks,
    /// The moments, from the deal to the end: one more than decisions.
    pub moments: Vec<Moment>,
}

impl Study {
    /// Whether every moment was looked at closely.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.moments.iter().all(|moment| moment.closely)
    }

    /// How many moments were looked at closely.
    #[must_use]
    pub fn seen(&self) -> usize {
        self.moments.iter().filter(|moment| moment.closely).count()
    }
}

/// Whoever studies one game that is over.
pub trait Analyst: Send + Sync {
    /// The study, before anything was looked at.
    fn blank(&self) -> Study;

    /// The chances of all seats in a moment: quick, for a first picture.
    fn glance(&self, moment: usize) -> Moment;

    /// All there is to say of a moment. Nothing if patience ends before it is said: what it would say does not hang on time.
    fn closely(&self, moment: usize, patience: &Patience) -> Result<Option<Moment>, Fault>;
}

/// An analyst of a game.
struct Reader<G: Whole> {
    course: Course<G>,
    plan: Plan,
    effort: Effort,
    scales: Scales,
    marks: Marks,
    seats: usize,
}

/// An analyst for a game; refused while it is not over, for then much is hidden.
pub fn analyst<G: Whole>(course: Course<G>, plan: Plan) -> Result<Box<dyn Analyst>, Fault> {
    if course.state().turn() != Turn::Over {
        return Err(Fault::new("study-running"));
    }
    let seats = course.state().setup().seats();
    let effort = Effort::of(plan.budget);
    let scales = Scales::new::<G>(seats, effort.playouts, &plan.seed.part(VALUES))?;
    let marks = Marks::of(G::about(), seats)?;
    Ok(Box::new(Reader { course, plan, effort, scales, marks, seats }))
}

impl<G: Whole> Analyst for Reader<G> {
    fn blank(&self) -> Study {
        Study {
            version: VERSION,
            game: G::about().id.to_owned(),
            seats: self.seats,
            budget: self.plan.budget,
            seed: self.plan.seed,
            marks: self.marks,
            moments: vec![Moment::default(); self.course.log().len() + 1],
        }
    }

    fn glance(&self, moment: usize) -> Moment {
        let Some(state) = self.course.state_before(moment) else { return Moment::default() };
        let chances = written(&self.scales.weigh(state, &mut Vec::new()), self.seats);
        Moment { chances, ..Moment::default() }
    }

    fn closely(&self, moment: usize, patience: &Patience) -> Result<Option<Moment>, Fault> {
        let mut found = self.glance(moment);
        let Some(state) = self.course.state_before(moment) else { return Ok(Some(found)) };
        let (scales, samples, seed) = (&self.scales, self.effort.samples, self.plan.seed.part(DRAWS));
        let fate = Fate { course: &self.course, scales, samples, seed };
        if let Some(expected) = fate.expected(moment, &mut Vec::new(), patience) {
            let expected = written(&expected, self.seats);
            let differences = found.chances.iter().zip(&expected).map(|(came, mean)| rounded(came - mean));
            found.luck = differences.collect();
        }
        found.closely = true;
        if let Some(decision) = self.course.log().get(moment) {
            let judge = Judge { scales, effort: &self.effort, marks: self.marks, patience, changes: &[] };
            let view = state.view(Viewer::Seat(decision.seat));
            let seed = self.plan.seed.part(CHOICES);
            let verdict = judge.judge::<G>(&view, decision.seat, decision.mv, moment + 1, &seed)?;
            let Some(verdict) = verdict else { return Ok(None) };
            found.choice = Some(verdict.choice);
        }
        Ok((!patience.is_over()).then_some(found))
    }
}
