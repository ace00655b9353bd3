//! Games to learn from, as arrays.

use bots::learn::Plan;
use game::Lang;
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors::{PalatineError, fault};
use crate::games::Game;
use crate::values;

/// Samples of games that a search plays against itself: see `palatine.learn.self_play`, which is made of this.
#[pyfunction]
#[pyo3(signature = (setups, player, first, games, seed, threads, long, quick, share, curious, sharp, rivals, rivalry, tried=0))]
#[expect(clippy::too_many_arguments, reason = "all of them are set by one caller, by name")]
pub(crate) fn self_play<'py>(
    py: Python<'py>,
    setups: Vec<PyRef<'py, Game>>,
    player: &str,
    first: u64,
    games: u64,
    seed: &Bound<'py, PyAny>,
    threads: usize,
    long: u32,
    quick: u32,
    share: f64,
    curious: f64,
    sharp: f32,
    rivals: Vec<String>,
    rivalry: f64,
    tried: u32,
) -> PyResult<Bound<'py, PyDict>> {
    let Some(game) = setups.first().map(|game| game.game) else {
        return Err(PalatineError::new_err("There is no set-up to play."));
    };
    if setups.iter().any(|other| other.game.about().id != game.about().id) {
        return Err(PalatineError::new_err("All set-ups must be of one game."));
    }
    if long == 0 || quick == 0 {
        return Err(PalatineError::new_err("A decision needs at least one simulation."));
    }
    let rivals: Result<Vec<_>, _> = rivals.iter().map(|name| name.parse()).collect();
    let plan = Plan {
        setups: setups.iter().map(|game| game.setup.clone()).collect(),
        first,
        games,
        seed: values::seed(Some(seed))?,
        threads,
        player: player.parse().map_err(|why| fault(&why))?,
        long,
        quick,
        share,
        curious,
        sharp,
        tried,
        rivals: rivals.map_err(|why| fault(&why))?,
        rivalry,
    };
    drop(setups);
    let samples = py.detach(|| game.laboratory().learn(&plan, &|| {}));
    let samples = samples.map_err(|why| PalatineError::new_err(game.words(Lang::En).fault(&why)))?;
    let arrays = PyDict::new(py);
    arrays.set_item("starts", PyArray1::from_vec(py, samples.starts))?;
    arrays.set_item("places", PyArray1::from_vec(py, samples.places))?;
    arrays.set_item("numbers", PyArray1::from_vec(py, samples.numbers))?;
    arrays.set_item("move_starts", PyArray1::from_vec(py, samples.move_starts))?;
    arrays.set_item("moves", PyArray1::from_vec(py, samples.moves))?;
    arrays.set_item("shares", PyArray1::from_vec(py, samples.shares))?;
    arrays.set_item("looks", PyArray1::from_vec(py, samples.looks))?;
    arrays.set_item("seats", PyArray1::from_vec(py, samples.seats))?;
    arrays.set_item("wins", PyArray1::from_vec(py, samples.wins))?;
    arrays.set_item("foreseen", PyArray1::from_vec(py, samples.foreseen))?;
    arrays.set_item("points", PyArray1::from_vec(py, samples.points))?;
    arrays.set_item("games", PyArray1::from_vec(py, samples.games))?;
    Ok(arrays)
}

/// Adds the toy to the games of this process: see `palatine.learn.toy`.
#[pyfunction]
pub(crate) fn add_toy() -> PyResult<()> {
    table::registry::add(table::face::face::<toy::Toy<{ toy::SOUND }>>()).map_err(|why| fault(&why))
}
