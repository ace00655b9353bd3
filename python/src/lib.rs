//! Palatine for Python: the games, matches of them, bots, and many games in step, behind the faces that the house itself uses.
//!
//! - `errors`: what is wrong, as exceptions with the texts of the house
//! - `values`: JSON as Python's own values, seats and seeds
//! - `games`: a game with its set-up
//! - `matches`: one match, its moves, what a seat knows
//! - `players`: bots
//! - `vector`: many games in step
//!
//! Python counts from 0: so do seats here, wherever a number is handed over. Inside documents (views, positions, records) they count
//! from 1, as those always do.

mod errors;
mod games;
mod matches;
mod players;
mod values;
mod vector;

use pyo3::prelude::*;

/// The compiled part of the package; `palatine` is what one imports.
#[pymodule]
fn _palatine(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("PalatineError", py.get_type::<errors::PalatineError>())?;
    module.add("IllegalMove", py.get_type::<errors::IllegalMove>())?;
    module.add_function(wrap_pyfunction!(games::games, module)?)?;
    module.add_function(wrap_pyfunction!(matches::replay, module)?)?;
    module.add_function(wrap_pyfunction!(matches::place, module)?)?;
    module.add_class::<games::Game>()?;
    module.add_class::<matches::Match>()?;
    module.add_class::<matches::Move>()?;
    module.add_class::<matches::View>()?;
    module.add_class::<players::Bot>()?;
    module.add_class::<vector::Many>()?;
    Ok(())
}
