//! Bots measured, and finished games analysed, in pieces: whoever puts the pieces together gets what one machine would give.
//!
//! What comes of a deal or a moment hangs on nothing but the plan and its number. So Python shares them out, among threads or among
//! machines, and these classes play a range, and say what all of them come to. Pieces travel as texts.

use std::time::Duration;

use bots::arena::gauntlet::{self, Met};
use bots::arena::statistics::Question;
use bots::arena::{self, Outcome, Plan, Watch, around, seated};
use bots::study::account::Report;
use bots::study::{self, Analyst, Moment, Study};
use bots::{BotName, Patience};
use game::paper::{Record, read_value, write_line, write_value};
use game::{Fault, Lang, Seat};
use pyo3::prelude::*;
use serde::{Deserialize, Serialize};
use table::AnyGame;

use crate::errors::{PalatineError, fault, of_game};
use crate::games::Game;
use crate::matches::of_document;
use crate::values::{self, json, python};

/// The most games of one plan.
const MOST: u64 = 1_000_000_000;

/// A number that must lie within limits.
fn within<T: PartialOrd + std::fmt::Display>(name: &str, value: T, least: T, most: T) -> PyResult<T> {
    if value >= least && value <= most {
        return Ok(value);
    }
    Err(PalatineError::new_err(format!("{name} is {value}: it must be from {least} to {most}.")))
}

/// The bots by their names.
fn named(bots: &[String]) -> PyResult<Vec<BotName>> {
    let bots: Result<Vec<BotName>, Fault> = bots.iter().map(|name| name.parse()).collect();
    bots.map_err(|why| fault(&why))
}

/// A piece that is not what it should be.
fn strange(why: &str) -> PyErr {
    PalatineError::new_err(format!("This is no piece of this work: {why}."))
}

/// A range of deals that was played: what travels.
#[derive(Serialize, Deserialize)]
struct Part {
    first: u64,
    outcomes: Vec<Outcome>,
    /// Why somebody forfeited, first of all, by bot.
    why: Vec<Option<String>>,
}

/// Bots to be measured against each other: see `palatine.arena`, which is made of this.
#[pyclass(frozen, module = "palatine")]
pub(crate) struct Arena {
    game: &'static dyn AnyGame,
    plan: Plan,
}

#[pymethods]
impl Arena {
    #[new]
    #[pyo3(signature = (game, bots, games, seed, decide, margin, risk, luck, move_seconds))]
    #[expect(clippy::too_many_arguments, reason = "all of them are set by one caller, by name")]
    fn new(
        game: &Game,
        bots: Vec<String>,
        games: u64,
        seed: Option<&Bound<'_, PyAny>>,
        decide: Option<f64>,
        margin: f64,
        risk: f64,
        luck: Option<u32>,
        move_seconds: f64,
    ) -> PyResult<Self> {
        let bots = seated(&named(&bots)?, game.setup.seats).map_err(|why| fault(&why))?;
        let (margin, risk) =
            (within("margin", margin, 0.0001, 0.9999)?, within("risk", risk, 0.0001, 0.9999)?);
        let share = decide.map(|share| within("decide", share, 0.0001, 0.9999)).transpose()?;
        let plan = Plan {
            bots,
            setup: game.setup.clone(),
            games: within("games", games, 1, MOST)?,
            question: share.map(|share| Question { share, margin, risk }),
            seed: values::seed(seed)?,
            threads: 1,
            limit: Duration::from_secs_f64(within("move_seconds", move_seconds, 0.01, 3_600.0)?),
            luck: luck.map(|pairs| within("luck_games", pairs, 1, 1_000_000)).transpose()?,
        };
        Ok(Self { game: game.game, plan })
    }

    /// How many deals there are, each played from every seat.
    #[getter]
    fn deals(&self) -> u64 {
        self.plan.deals()
    }

    /// Plays deals, from the first up to but not the last, on so many threads.
    fn play(&self, py: Python<'_>, first: u64, last: u64, threads: usize) -> PyResult<String> {
        let (first, last) =
            (within("first", first, 0, self.deals())?, within("last", last, 0, self.deals())?);
        let plan = Plan { threads: within("threads", threads, 1, 256)?, ..self.plan.clone() };
        let played = py.detach(|| self.game.laboratory().play_deals(&plan, first..last, &|| ()));
        let outcomes = played.map_err(|why| of_game(self.game, &why))?;
        let words = self.game.words(Lang::En);
        let why = (0..plan.bots.len()).map(|bot| {
            let forfeit = outcomes.iter().find_map(|outcome| outcome.forfeited(bot));
            forfeit.map(|forfeit| words.say(&forfeit.0))
        });
        Ok(write_line(&Part { first, why: why.collect(), outcomes }))
    }

    /// Nothing played yet.
    fn tally(&self) -> Tally {
        let (watch, why) = (self.plan.watch(), vec![None; self.plan.bots.len()]);
        Tally { game: self.game, plan: self.plan.clone(), watch, outcomes: Vec::new(), why, enough: false }
    }
}

/// What was played of an arena so far.
#[pyclass(module = "palatine")]
pub(crate) struct Tally {
    game: &'static dyn AnyGame,
    plan: Plan,
    watch: Watch,
    outcomes: Vec<Outcome>,
    why: Vec<Option<String>>,
    enough: bool,
}

#[pymethods]
impl Tally {
    /// Adds the deals that come next, in their order. Says whether it is enough, so that nothing more need be played.
    fn add(&mut self, part: &str) -> PyResult<bool> {
        let part: Part = serde_json::from_str(part).map_err(|why| strange(&why.to_string()))?;
        let seats = self.plan.bots.len();
        let next = (self.outcomes.len() / seats) as u64;
        if !self.enough && part.first != next {
            return Err(strange(&format!("it begins with deal {}, and {next} is next", part.first)));
        }
        if !part.outcomes.len().is_multiple_of(seats)
            || !part.outcomes.iter().all(|outcome| outcome.fits(seats))
        {
            return Err(strange("its games are not those of this table"));
        }
        for (why, new) in self.why.iter_mut().zip(part.why) {
            *why = why.take().or(new);
        }
        for deal in part.outcomes.chunks(seats) {
            if self.enough {
                break;
            }
            self.enough = self.watch.enough(deal.iter());
            self.outcomes.extend_from_slice(deal);
        }
        Ok(self.enough)
    }

    /// What it comes to, as `palatine arena --json` says it; `seconds` is how long it took.
    fn report<'py>(&self, py: Python<'py>, seconds: f64) -> PyResult<Bound<'py, PyAny>> {
        let took = Duration::try_from_secs_f64(seconds).unwrap_or_default();
        let report = arena::report(self.game.about().id, &self.plan, &self.outcomes, took);
        python(py, &write_value(&report))
    }

    /// For every bot, why it first forfeited a game; nothing if it never did.
    fn forfeits(&self) -> Vec<Option<String>> {
        self.why.clone()
    }
}

/// The opponents of a game that never change: see `palatine.gauntlet`, which is made of this.
#[pyclass(frozen, module = "palatine")]
pub(crate) struct Gauntlet(gauntlet::Gauntlet);

#[pymethods]
impl Gauntlet {
    #[new]
    fn new(game: &Game) -> PyResult<Self> {
        gauntlet::of(game.game.about()).map(Self).map_err(|why| of_game(game.game, &why))
    }

    /// Figures of different editions do not compare.
    #[getter]
    fn edition(&self) -> u32 {
        self.0.edition
    }

    /// How many sit at the table.
    #[getter]
    fn seats(&self) -> usize {
        self.0.seats
    }

    /// How many deals there are against each opponent, each played from every seat.
    #[getter]
    fn deals(&self) -> u64 {
        self.0.deals
    }

    /// Where chance begins.
    #[getter]
    fn seed(&self) -> u64 {
        self.0.seed
    }

    /// Their names, the weakest first.
    #[getter]
    fn opponents(&self) -> Vec<String> {
        self.0.opponents.iter().map(|opponent| opponent.bot.to_string()).collect()
    }

    /// The rating and half the width of its interval, from what was played against each: games, share with a better place, and its interval.
    fn rate(&self, met: Vec<(f64, f64, [f64; 2])>) -> (f64, f64) {
        let met: Vec<Met> = met.into_iter().map(|(games, ahead, ci95)| Met { games, ahead, ci95 }).collect();
        let rated = self.0.rate(&met);
        (rated.rating, rated.uncertainty)
    }
}

/// Games between bots, one after another: game `n` is dealt by the part `n` of the seed, and the bots sit one seat further in each. Gives their
/// records, as texts.
#[pyfunction]
pub(crate) fn records(
    py: Python<'_>,
    game: &Game,
    bots: Vec<String>,
    seed: &Bound<'_, PyAny>,
    first: u64,
    last: u64,
) -> PyResult<Vec<String>> {
    let (bots, seed) = (named(&bots)?, values::seed(Some(seed))?);
    let seats = game.setup.seats;
    if bots.is_empty() || bots.len() > seats {
        let text = format!(
            "{} bots at a table of {seats}: there is at least one, and no more than seats.",
            bots.len()
        );
        return Err(PalatineError::new_err(text));
    }
    let around = around(&bots, seats);
    let one = |number: u64| -> Result<String, Fault> {
        let mut sitting = around.clone();
        sitting.rotate_left((number % seats as u64) as usize);
        let played = game.game.laboratory().play_out(&game.setup, &sitting, seed.part(number))?;
        Ok(write_line(&played.record(sitting.iter().map(BotName::to_string).collect())))
    };
    let played: Result<Vec<String>, Fault> = py.detach(|| (first..last).map(one).collect());
    played.map_err(|why| of_game(game.game, &why))
}

/// A finished game to be analysed: see `palatine.analyse`, which is made of this.
#[pyclass(frozen, module = "palatine")]
pub(crate) struct Analysis {
    game: &'static dyn AnyGame,
    analyst: Box<dyn Analyst>,
    blank: Study,
    players: Vec<String>,
}

#[pymethods]
impl Analysis {
    #[new]
    fn new(record: &Bound<'_, PyAny>, budget: u32, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let plan = study::Plan { budget: within("budget", budget, 1, 1_000_000)?, seed: values::seed(seed)? };
        let document = json(record)?;
        let record: Record = read_value(&document, "").map_err(|why| fault(&why))?;
        let game = of_document(&document)?;
        let analyst = game.replay(&record).and_then(|played| played.study(plan));
        let analyst = analyst.map_err(|why| of_game(game, &why))?;
        Ok(Self { game, blank: analyst.blank(), analyst, players: record.players })
    }

    /// How many moments there are, from the deal to the end: one more than decisions.
    #[getter]
    fn moments(&self) -> usize {
        self.blank.moments.len()
    }

    /// Looks closely at moments, from the first up to but not the last.
    fn look(&self, py: Python<'_>, first: usize, last: usize) -> PyResult<String> {
        let moments = self.moments();
        let (first, last) = (within("first", first, 0, moments)?, within("last", last, 0, moments)?);
        let look = |moment| self.analyst.closely(moment, &Patience::endless());
        let found: Result<Vec<Option<Moment>>, Fault> = py.detach(|| (first..last).map(look).collect());
        Ok(write_line(&found.map_err(|why| of_game(self.game, &why))?))
    }

    /// The whole analysis from what was found, in the order of the moments, as `palatine analyse --json` says it.
    fn report<'py>(&self, py: Python<'py>, parts: Vec<String>) -> PyResult<Bound<'py, PyAny>> {
        let mut moments = Vec::new();
        for part in parts {
            let part: Vec<Moment> = serde_json::from_str(&part).map_err(|why| strange(&why.to_string()))?;
            moments.extend(part);
        }
        let study = Study { moments, ..self.blank.clone() };
        if study.moments.len() != self.moments() || !study.is_whole() {
            return Err(strange(&format!("{} moments of {} were looked at", study.seen(), self.moments())));
        }
        let words = self.game.words(Lang::En).with_names(self.players.clone());
        let players = (0..study.seats).map(|seat| words.name(Seat::new(seat))).collect();
        python(py, &write_value(&Report::new(&study, players)))
    }
}
