//! Bots.

use bots::{BotName, Patience};
use game::{Fault, Turn};
use pyo3::prelude::*;
use table::Chair;

use crate::errors::{PalatineError, fault, of_game};
use crate::matches::Match;

/// A bot, by the name it has on the command line: `random`, `greedy`, `glance:30`, `search:2000`, a level such as `emperor`, or `cmd:`
/// and the command of a program.
///
/// It keeps what it remembers from one decision of a match to the next, as it does in the arena: take one for every seat.
#[pyclass(module = "palatine")]
pub(crate) struct Bot {
    name: BotName,
    chair: Chair,
}

#[pymethods]
impl Bot {
    #[new]
    fn new(name: &str) -> PyResult<Self> {
        let name: BotName = name.parse().map_err(|why: Fault| fault(&why))?;
        Ok(Self { name, chair: Chair::default() })
    }

    /// Its name.
    #[getter]
    fn name(&self) -> String {
        self.name.to_string()
    }

    /// The move it chooses for whoever is to decide in a match, in notation. It is told what that seat knows and nothing else, and nothing is
    /// played.
    fn choose(&mut self, py: Python<'_>, of: &Match) -> PyResult<String> {
        if of.inner.turn() == Turn::Over {
            return Err(PalatineError::new_err("The match is over: there is nothing to choose."));
        }
        let question =
            of.inner.ask(&self.name, Some(&mut self.chair)).map_err(|why| of_game(of.game, &why))?;
        let answer = py.detach(|| question(&Patience::endless()));
        answer.ok_or_else(|| PalatineError::new_err(format!("{} gave no legal move.", self.name)))
    }

    fn __repr__(&self) -> String {
        format!("Bot({:?})", self.name.to_string())
    }
}
