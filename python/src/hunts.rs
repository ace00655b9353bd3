//! Many searches side by side, with a guide in Python.

use std::sync::{Mutex, PoisonError};

use numpy::ndarray::Array2;
use numpy::{IntoPyArray as _, PyArray2, PyReadonlyArray2, PyUntypedArrayMethods as _};
use pyo3::prelude::*;
use pyo3::types::PyList;
use rayon::prelude::*;
use table::AnyGame;
use table::known::AnyHunt;

use crate::errors::{PalatineError, of_game};
use crate::matches::{View, weighed};
use crate::values;

/// Searches that wait for a guide: see `palatine.search.many`, which is made of this.
#[pyclass(frozen, module = "palatine")]
pub(crate) struct Hunts {
    game: &'static dyn AnyGame,
    hunts: Mutex<Vec<Box<dyn AnyHunt>>>,
    /// Those that were asked for last, in the order of the rows.
    waiting: Mutex<Vec<usize>>,
    pool: rayon::ThreadPool,
}

/// The rows of a question: what is known, and which moves are legal.
type Rows<'py> = (Bound<'py, PyArray2<f32>>, Bound<'py, PyArray2<i8>>);

#[pymethods]
impl Hunts {
    #[new]
    fn new(
        views: Vec<PyRef<'_, View>>,
        simulations: u32,
        numbers: std::collections::BTreeMap<String, f32>,
        seed: &Bound<'_, PyAny>,
        first: u64,
        threads: usize,
    ) -> PyResult<Self> {
        let Some(game) = views.first().map(|view| view.game) else {
            return Err(PalatineError::new_err("There is no view to search from."));
        };
        if simulations == 0 {
            return Err(PalatineError::new_err("A search needs at least one simulation."));
        }
        if !(1..=256).contains(&threads) {
            return Err(PalatineError::new_err(format!("{threads} threads: there are from 1 to 256.")));
        }
        let (seed, changes) = (values::seed(Some(seed))?, numbers.into_iter().collect::<Vec<_>>());
        let hunt = |(n, view): (usize, &PyRef<'_, View>)| {
            view.known
                .hunt(simulations, &changes, &seed.part(first + n as u64))
                .map_err(|why| of_game(game, &why))
        };
        let hunts: PyResult<Vec<_>> = views.iter().enumerate().map(hunt).collect();
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = pool.map_err(|why| PalatineError::new_err(format!("No threads can be had: {why}.")))?;
        Ok(Self { game, hunts: Mutex::new(hunts?), waiting: Mutex::default(), pool })
    }

    /// Lets all searches go on until each has to ask or is done: what they ask, a row each; nothing when all are done.
    fn ask<'py>(&self, py: Python<'py>) -> Option<Rows<'py>> {
        let (observations, masks) = py.detach(|| {
            let mut hunts = self.hunts.lock().unwrap_or_else(PoisonError::into_inner);
            let all = &mut hunts[..];
            let waits: Vec<bool> =
                self.pool.install(|| all.par_iter_mut().map(|hunt| hunt.goes_on()).collect());
            let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
            *waiting = (0..hunts.len()).filter(|&n| waits[n]).collect();
            let first = waiting.first().map_or(0, |&n| hunts[n].question().0.len());
            let mut observations = Array2::<f32>::zeros([waiting.len(), first]);
            let mut masks = Array2::<i8>::zeros([waiting.len(), self.game.laboratory().moves()]);
            let rows = observations.outer_iter_mut().zip(masks.outer_iter_mut());
            for (&n, (mut observation, mut mask)) in waiting.iter().zip(rows) {
                let (array, legal) = hunts[n].question();
                observation.iter_mut().zip(array).for_each(|(to, number)| *to = *number);
                legal.iter().for_each(|&number| mask[number] = 1);
            }
            (observations, masks)
        });
        (!observations.is_empty()).then(|| (observations.into_pyarray(py), masks.into_pyarray(py)))
    }

    /// What the guide thinks of the rows that were asked last.
    fn answer(&self, logits: PyReadonlyArray2<'_, f32>, wins: PyReadonlyArray2<'_, f32>) -> PyResult<()> {
        let mut hunts = self.hunts.lock().unwrap_or_else(PoisonError::into_inner);
        let waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let moves = self.game.laboratory().moves();
        if logits.shape() != [waiting.len(), moves] || wins.shape()[0] != waiting.len() {
            return Err(PalatineError::new_err(format!(
                "A guide that is asked about {rows} positions answers with logits of the shape ({rows}, {moves}) and shares of the win of the \
                 shape ({rows}, seats), not {:?} and {:?}.",
                logits.shape(),
                wins.shape(),
                rows = waiting.len(),
            )));
        }
        let (logits, wins) = (logits.as_array(), wins.as_array());
        for (row, &n) in waiting.iter().enumerate() {
            let (logits, wins) = (logits.row(row).to_vec(), wins.row(row).to_vec());
            if !hunts[n].answer(&logits, &wins) {
                return Err(PalatineError::new_err(format!(
                    "What the guide answers in row {row} is not made of numbers (nan or infinite)."
                )));
            }
        }
        Ok(())
    }

    /// What each search found, the best move first.
    fn found<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let mut hunts = self.hunts.lock().unwrap_or_else(PoisonError::into_inner);
        let list = PyList::empty(py);
        for hunt in hunts.iter_mut() {
            let moves = weighed(py, hunt.found())?;
            list.append(moves)?;
        }
        Ok(list)
    }
}
