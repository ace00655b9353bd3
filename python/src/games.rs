//! A game with its set-up.

use std::collections::BTreeMap;

use game::encode::Part;
use game::{Lang, Seed, Spec};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};
use table::boards::Unsound;
use table::{AnyGame, AnyMatch};

use crate::errors::{all_of_game, fault, of_game};
use crate::matches::Match;
use crate::values;

/// Every game of the house: a dictionary each, with `id`, `title`, `seats` and `options`.
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Bound<'_, PyList>> {
    let list = PyList::empty(py);
    for game in table::games() {
        let about = game.about();
        let entry = PyDict::new(py);
        entry.set_item("id", about.id)?;
        entry.set_item("title", game.words(Lang::En).word(about.id))?;
        entry.set_item("seats", about.seats.clone().collect::<Vec<_>>())?;
        let options = PyDict::new(py);
        for choice in about.options {
            options.set_item(choice.id, choice.values.to_vec())?;
        }
        entry.set_item("options", options)?;
        entry.set_item("rules", about.rules)?;
        list.append(entry)?;
    }
    Ok(list)
}

/// A game with its set-up: how many play, with which options, on which board.
///
/// >>> game = palatine.Game("great-wall", seats=3, options={"claims": "must"})
/// >>> match = game.deal(seed=7)
#[pyclass(frozen, module = "palatine")]
pub(crate) struct Game {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) setup: Spec,
    /// The text of its board file, if it came with one: whoever is handed the game elsewhere needs it too.
    file: Option<String>,
}

impl Game {
    fn made(
        id: &str,
        seats: Option<usize>,
        options: BTreeMap<String, String>,
        board: Option<String>,
        file: Option<String>,
    ) -> PyResult<Self> {
        let game = table::find(id).map_err(|why| fault(&why))?;
        let mut setup = Spec::new(seats.unwrap_or(*game.about().seats.start()));
        setup.options = options;
        setup.board = match &file {
            Some(text) => {
                let unsound = |unsound: Unsound| all_of_game(unsound.game.unwrap_or(game), &unsound.faults);
                Some(table::boards::add(text).map_err(unsound)?.label.data)
            }
            None => board,
        };
        let made = Self { game, setup, file };
        made.dealt(Seed::from_number(0))?;
        Ok(made)
    }

    /// One match, to see whether the set-up can be played at all.
    fn dealt(&self, seed: Seed) -> PyResult<Box<dyn AnyMatch>> {
        self.game.deal(&self.setup, seed).map_err(|why| of_game(self.game, &why))
    }
}

#[pymethods]
impl Game {
    /// The game with that id. Without `seats` as many play as is least; options that are not named are the usual ones; `board` is the
    /// name or fingerprint of a board file, or the path of one.
    #[new]
    #[pyo3(signature = (id, seats=None, options=None, board=None))]
    fn new(
        id: &str,
        seats: Option<usize>,
        options: Option<BTreeMap<String, String>>,
        board: Option<String>,
    ) -> PyResult<Self> {
        let file = match &board {
            Some(path) if std::path::Path::new(path).is_file() => {
                Some(table::boards::read(path.as_ref()).map_err(|why| fault(&why))?)
            }
            _ => None,
        };
        Self::made(id, seats, options.unwrap_or_default(), board, file)
    }

    /// The same with the text of a board file: how a game comes out of a pickle.
    #[staticmethod]
    fn _on(id: &str, seats: usize, options: BTreeMap<String, String>, text: String) -> PyResult<Self> {
        Self::made(id, Some(seats), options, None, Some(text))
    }

    /// A game is pickled as it was asked for, with its board file if it has one.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let (class, setup) = (py.get_type::<Self>(), &self.setup);
        let common = (self.id(), setup.seats, setup.options.clone());
        match &self.file {
            Some(text) => {
                Ok((class.getattr("_on")?, (common.0, common.1, common.2, text).into_pyobject(py)?))
            }
            None => Ok((class.into_any(), (common.0, common.1, common.2, &setup.board).into_pyobject(py)?)),
        }
    }

    /// Its name in commands, files and addresses.
    #[getter]
    fn id(&self) -> &'static str {
        self.game.about().id
    }

    /// Its title.
    #[getter]
    fn title(&self) -> String {
        self.game.words(Lang::En).word(self.game.about().id)
    }

    /// How many play.
    #[getter]
    fn seats(&self) -> usize {
        self.setup.seats
    }

    /// The options that are not the usual ones.
    #[getter]
    fn options(&self) -> BTreeMap<String, String> {
        self.setup.options.clone()
    }

    /// Every well-formed move in notation, legal or not; its place in this list is its number (the action space).
    #[getter]
    fn vocabulary(&self) -> Vec<String> {
        self.game.laboratory().vocabulary()
    }

    /// How many moves there are.
    #[getter]
    fn action_size(&self) -> usize {
        self.game.laboratory().moves()
    }

    /// No match takes more decisions.
    #[getter]
    fn longest(&self) -> PyResult<usize> {
        self.game.laboratory().longest(&self.setup).map_err(|why| of_game(self.game, &why))
    }

    /// How many numbers say what a seat knows.
    #[getter]
    fn observation_size(&self) -> usize {
        self.game.laboratory().parts().iter().map(Part::size).sum()
    }

    /// The fingerprint of its arrays, parts and moves: what a network was learned for.
    #[getter]
    fn arrays(&self) -> String {
        self.game.laboratory().arrays()
    }

    /// The named parts of that array, in their order: a dictionary each with `name`, `start`, `size`, `shape` and `what`.
    #[getter]
    fn parts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let list = PyList::empty(py);
        let mut start = 0;
        for part in self.game.laboratory().parts() {
            let entry = PyDict::new(py);
            entry.set_item("name", part.name)?;
            entry.set_item("start", start)?;
            entry.set_item("size", part.size())?;
            entry.set_item("shape", PyTuple::new(py, part.shape)?)?;
            entry.set_item("what", part.what)?;
            list.append(entry)?;
            start += part.size();
        }
        Ok(list)
    }

    /// Deals a new match. The same seed deals the same match, here, in the program and on the site.
    #[pyo3(signature = (seed=None))]
    fn deal(&self, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Match> {
        Ok(Match::new(self.game, self.dealt(values::seed(seed)?)?))
    }

    fn __repr__(&self) -> String {
        let options: Vec<String> =
            self.setup.options.iter().map(|(name, value)| format!(", {name}={value}")).collect();
        format!("Game({:?}, seats={}{})", self.id(), self.setup.seats, options.concat())
    }
}
