//! Palatine for Python: the games, matches of them, bots, and many games in step, behind the faces that the house itself uses.
//!
//! - `errors`: what is wrong, as exceptions with the texts of the house
//! - `values`: JSON as Python's own values, seats and seeds
//! - `games`: a game with its set-up
//! - `matches`: one match, its moves, what a seat knows
//! - `players`: bots
//! - `hunts`: many searches with a guide in Python
//! - `learn`: games to learn from
//! - `vector`: many games in step
//! - `measure`: the arena, self-play and analysis, in pieces
//!
//! Python counts from 0: so do seats here, wherever a number is handed over. Inside documents (views, positions, records) they count
//! from 1, as those always do.

mod errors;
mod games;
mod hunts;
mod learn;
mod matches;
mod measure;
mod players;
mod values;
mod vector;

use pyo3::prelude::*;

/// The compiled part of the package; `palatine` is what one imports.
#[pymodule]
fn _palatine(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("PalatineError", py.get_type::<errors::PalatineError>())?;
    module.add("IllegalMove", py.get_type::<errors::IllegalMove>())?;
    module.add_function(wrap_pyfunction!(games::games, module)?)?;
    module.add_function(wrap_pyfunction!(matches::replay, module)?)?;
    module.add_function(wrap_pyfunction!(matches::place, module)?)?;
    module.add_function(wrap_pyfunction!(learn::self_play, module)?)?;
    module.add_function(wrap_pyfunction!(learn::add_toy, module)?)?;
    module.add_class::<games::Game>()?;
    module.add_class::<matches::Match>()?;
    module.add_class::<matches::Move>()?;
    module.add_class::<matches::View>()?;
    module.add_class::<players::Bot>()?;
    module.add_class::<vector::Many>()?;
    module.add_class::<hunts::Hunts>()?;
    module.add_class::<measure::Arena>()?;
    module.add_class::<measure::Tally>()?;
    module.add_class::<measure::Gauntlet>()?;
    module.add_class::<measure::Analysis>()?;
    module.add_function(wrap_pyfunction!(measure::records, module)?)?;
    Ok(())
}
