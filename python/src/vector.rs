//! Many games in step, written into arrays that stay.

use std::sync::{Mutex, PoisonError};

use bots::BotName;
use bots::many::{AnyMany, Plan, Reward, Sheets, Sizes};
use game::{Fault, Lang};
use numpy::{BorrowError, PyArray1, PyArray2, PyArrayMethods as _, PyReadonlyArray1};
use pyo3::prelude::*;
use table::AnyGame;

use crate::errors::{PalatineError, fault};
use crate::games::Game;
use crate::values;

/// Many games in step: see `palatine.vector.Vector`, which is made of this.
#[pyclass(frozen, module = "palatine")]
pub(crate) struct Many {
    game: &'static dyn AnyGame,
    sizes: Sizes,
    inner: Mutex<Box<dyn AnyMany>>,
    observations: Py<PyArray2<f32>>,
    masks: Py<PyArray2<i8>>,
    seats: Py<PyArray1<i32>>,
    rewards: Py<PyArray2<f32>>,
    dones: Py<PyArray1<bool>>,
}

impl Many {
    /// Lets the games write into the arrays, without holding up other threads of Python.
    fn write(
        &self,
        py: Python<'_>,
        act: impl FnOnce(&mut dyn AnyMany, Sheets<'_>) -> Result<(), Fault> + Send,
    ) -> PyResult<()> {
        let mut observations = self.observations.bind(py).try_readwrite().map_err(busy)?;
        let mut masks = self.masks.bind(py).try_readwrite().map_err(busy)?;
        let mut seats = self.seats.bind(py).try_readwrite().map_err(busy)?;
        let mut rewards = self.rewards.bind(py).try_readwrite().map_err(busy)?;
        let mut dones = self.dones.bind(py).try_readwrite().map_err(busy)?;
        let sheets = Sheets {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            dones: dones.as_slice_mut()?,
        };
        let written = py.detach(|| {
            let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
            act(&mut **inner, sheets)
        });
        written.map_err(|why| PalatineError::new_err(self.game.words(Lang::En).fault(&why)))
    }
}

/// Two threads cannot write into the same arrays.
fn busy(_: BorrowError) -> PyErr {
    PalatineError::new_err(
        "Another thread uses these arrays just now: step games from one thread, or take a Vector for each.",
    )
}

#[pymethods]
impl Many {
    #[new]
    #[pyo3(signature = (game, games, seed, threads, opponents, reward, observes))]
    #[expect(clippy::too_many_arguments, reason = "all of them are set by one caller, by name")]
    fn new(
        py: Python<'_>,
        game: &Game,
        games: usize,
        seed: Option<&Bound<'_, PyAny>>,
        threads: usize,
        opponents: Vec<String>,
        reward: &str,
        observes: bool,
    ) -> PyResult<Self> {
        if games == 0 || games > 1 << 20 {
            return Err(PalatineError::new_err(format!(
                "{games} games: there are from 1 to 1048576 at a time."
            )));
        }
        if !(1..=256).contains(&threads) {
            return Err(PalatineError::new_err(format!("{threads} threads: there are from 1 to 256.")));
        }
        let opponents: Result<Vec<BotName>, Fault> = opponents.iter().map(|name| name.parse()).collect();
        let known = Reward::NAMES.iter().find(|(name, _)| *name == reward);
        let reward = known.map(|(_, reward)| *reward).ok_or_else(|| {
            let names = Reward::NAMES.map(|(name, _)| name).join(", ");
            PalatineError::new_err(format!("There is no reward “{reward}”. Take one of {names}."))
        })?;
        let plan = Plan {
            setup: game.setup.clone(),
            games,
            seed: values::seed(seed)?,
            threads,
            opponents: opponents.map_err(|why| fault(&why))?,
            reward,
            observes,
        };
        let inner = game.game.laboratory().many(plan);
        let inner = inner.map_err(|why| PalatineError::new_err(game.game.words(Lang::En).fault(&why)))?;
        let sizes = inner.sizes();
        let many = Self {
            game: game.game,
            sizes,
            inner: Mutex::new(inner),
            observations: PyArray2::zeros(py, [games, sizes.observation], false).unbind(),
            masks: PyArray2::zeros(py, [games, sizes.moves], false).unbind(),
            seats: PyArray1::zeros(py, games, false).unbind(),
            rewards: PyArray2::zeros(py, [games, sizes.seats], false).unbind(),
            dones: PyArray1::zeros(py, games, false).unbind(),
        };
        // Nobody can be asked for a move in a game that has not begun.
        many.reset(py, None)?;
        Ok(many)
    }

    #[getter]
    fn observations<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f32>> {
        self.observations.bind(py).clone()
    }

    #[getter]
    fn masks<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<i8>> {
        self.masks.bind(py).clone()
    }

    #[getter]
    fn seats<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i32>> {
        self.seats.bind(py).clone()
    }

    #[getter]
    fn rewards<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f32>> {
        self.rewards.bind(py).clone()
    }

    #[getter]
    fn dones<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.dones.bind(py).clone()
    }

    /// Begins anew, with another seed if one is given.
    #[pyo3(signature = (seed=None))]
    fn reset(&self, py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let seed = seed.filter(|seed| !seed.is_none()).map(|seed| values::seed(Some(seed))).transpose()?;
        self.write(py, |many, sheets| many.reset(seed, sheets))
    }

    /// Plays a move in every game.
    fn step(&self, py: Python<'_>, moves: PyReadonlyArray1<'_, i32>) -> PyResult<()> {
        let moves = moves.as_slice()?;
        self.write(py, |many, sheets| many.step(moves, sheets))
    }

    /// Writes a legal move for every game, each equally likely.
    fn any_moves<'py>(&self, py: Python<'py>, out: &Bound<'py, PyArray1<i32>>) -> PyResult<()> {
        let mut out = out.try_readwrite().map_err(busy)?;
        let out = out.as_slice_mut()?;
        if out.len() != self.sizes.games {
            let text = format!("{} places for {} moves.", out.len(), self.sizes.games);
            return Err(PalatineError::new_err(text));
        }
        py.detach(|| self.inner.lock().unwrap_or_else(PoisonError::into_inner).any_moves(out));
        Ok(())
    }
}
