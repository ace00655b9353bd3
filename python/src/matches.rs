//! One match, its moves, and what a seat knows of it.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::time::Duration;

use boards::Theme;
use bots::search::Budget;
use game::paper::{PositionFile, Record, read_value};
use game::{Lang, Seat, Seed, Turn, Viewer, Words};
use numpy::{PyArray1, PyArrayMethods as _};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyInt, PyList, PyString};
use serde_json::Value as Json;
use table::known::Weighed;
use table::{AnyGame, AnyKnown, AnyMatch};

use crate::errors::{PalatineError, all_of_game, fault, of_game, trouble};
use crate::values::{self, json, python};

/// A move: `index` is its number in the game's vocabulary, `notation` how it is written, `picks` the same in named fields.
#[pyclass(frozen, eq, hash, module = "palatine")]
pub(crate) struct Move {
    game: &'static dyn AnyGame,
    /// Its number in the vocabulary: all else follows from it, and is only said when somebody asks.
    #[pyo3(get)]
    index: usize,
}

impl PartialEq for Move {
    fn eq(&self, other: &Self) -> bool {
        self.game.about().id == other.game.about().id && self.index == other.index
    }
}

impl std::hash::Hash for Move {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.index.hash(state);
    }
}

#[pymethods]
impl Move {
    /// How it is written.
    #[getter]
    fn notation(&self) -> String {
        self.game.laboratory().notation(self.index).unwrap_or_default()
    }

    /// The move in named fields, such as `{"card": "infantry", "count": 3, "section": 2}`.
    #[getter]
    fn picks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (name, value) in self.game.laboratory().picks(self.index) {
            dict.set_item(name, python(py, &game::paper::write_value(&value))?)?;
        }
        Ok(dict)
    }

    fn __str__(&self) -> String {
        self.notation()
    }

    fn __repr__(&self) -> String {
        format!("Move({:?}, index={})", self.notation(), self.index)
    }

    fn __index__(&self) -> usize {
        self.index
    }
}

/// One match from its beginning to now.
///
/// Moves are given as they are written (`"infantry*2 @3"`), by their number in the vocabulary, or as a `Move`. Seats count from 0.
#[pyclass(module = "palatine")]
pub(crate) struct Match {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) inner: Box<dyn AnyMatch>,
}

impl Match {
    pub(crate) fn new(game: &'static dyn AnyGame, inner: Box<dyn AnyMatch>) -> Self {
        Self { game, inner }
    }

    fn seats(&self) -> usize {
        self.inner.setup().seats
    }

    fn words(&self) -> Words {
        self.game.words(Lang::En)
    }

    /// A move that was given in any of its ways, in notation.
    fn notation(&self, given: &Bound<'_, PyAny>) -> PyResult<String> {
        if let Ok(mv) = given.cast::<Move>() {
            return Ok(mv.get().notation());
        }
        if given.is_instance_of::<PyString>() {
            return given.extract();
        }
        let number: usize = given.extract().map_err(|_| not_a_move())?;
        let none = || {
            let most = self.game.laboratory().moves() - 1;
            of_game(
                self.game,
                &game::Fault::new("fault-move-number").with("number", number).with("most", most),
            )
        };
        self.game.laboratory().notation(number).ok_or_else(none)
    }
}

fn not_a_move() -> PyErr {
    PyTypeError::new_err("A move is its notation (a text), its number in the vocabulary (from 0), or a Move.")
}

#[pymethods]
impl Match {
    /// The id of the game.
    #[getter]
    fn id(&self) -> &'static str {
        self.game.about().id
    }

    /// How many play.
    #[getter(seats)]
    fn number_of_seats(&self) -> usize {
        self.seats()
    }

    /// Who decides, counted from 0; nothing when the match is over.
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.inner.turn().seat().map(Seat::index)
    }

    /// Whether it is over.
    #[getter]
    fn over(&self) -> bool {
        self.inner.turn() == Turn::Over
    }

    /// The number of the decision that is due, counted from 0: so many have been taken.
    #[getter]
    fn decision(&self) -> usize {
        self.inner.length()
    }

    /// The secret from which all its chance comes, as 64 hexadecimal digits.
    #[getter]
    fn seed(&self) -> String {
        self.inner.seed().to_string()
    }

    /// Whether anything was left to chance in the last decision.
    #[getter]
    fn drew(&self) -> bool {
        self.inner.length().checked_sub(1).is_some_and(|last| self.inner.drew(last))
    }

    /// The legal moves.
    fn moves(&self) -> Vec<Move> {
        self.legal().into_iter().map(|index| Move { game: self.game, index }).collect()
    }

    /// The legal moves by their numbers in the vocabulary: the fast way.
    fn legal(&self) -> Vec<usize> {
        let mut numbers = Vec::new();
        self.inner.numbers(&mut numbers);
        numbers
    }

    /// The mask of the legal moves: an array with 1 for every legal move of the vocabulary.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        let mut mask = vec![0; self.game.laboratory().moves()];
        self.legal().into_iter().for_each(|number| mask[number] = 1);
        PyArray1::from_vec(py, mask)
    }

    /// Plays a move for whoever is to decide. Raises `IllegalMove` if the rules forbid it.
    fn play(&mut self, py: Python<'_>, mv: &Bound<'_, PyAny>) -> PyResult<()> {
        let of_this = mv.cast::<Move>().ok().filter(|mv| mv.get().game.about().id == self.id());
        let played = if let Some(mv) = of_this {
            self.inner.decide(mv.get().index)
        } else if mv.is_instance_of::<PyInt>() {
            let number: usize = mv.extract().map_err(|_| not_a_move())?;
            self.inner.decide(number)
        } else {
            let notation = self.notation(mv)?;
            let seat = self.inner.turn().seat().unwrap_or(Seat::new(0));
            self.inner.play(seat, &notation)
        };
        played.map_err(|why| trouble(py, &self.words(), &why))
    }

    /// Takes back the last decisions, whoever took them and whatever they showed.
    #[pyo3(signature = (steps=1))]
    fn undo(&mut self, steps: usize) -> PyResult<()> {
        if steps > self.inner.length() {
            let taken = self.inner.length();
            return Err(fault(&game::Fault::new("fault-undo").with("steps", steps).with("taken", taken)));
        }
        for _ in 0..steps {
            self.inner.undo();
        }
        Ok(())
    }

    /// Why a move is not allowed: `{"rule": …, "text": …}`, or nothing if it is. A text that is no move raises.
    #[pyo3(signature = (mv, lang="en"))]
    fn refusal<'py>(
        &self,
        py: Python<'py>,
        mv: &Bound<'py, PyAny>,
        lang: &str,
    ) -> PyResult<Option<Bound<'py, PyDict>>> {
        let words = self.game.words(values::lang(lang)?);
        match self.inner.refuse(&self.notation(mv)?) {
            Ok(()) => Ok(None),
            Err(table::Trouble::Refused(refusal)) => {
                let dict = PyDict::new(py);
                dict.set_item("rule", refusal.rule())?;
                dict.set_item("text", words.refusal(&refusal))?;
                Ok(Some(dict))
            }
            Err(why) => Err(trouble(py, &words, &why)),
        }
    }

    /// What a seat knows; without one, what lies open for everybody. A seat's view is that of a perfect memory.
    #[pyo3(signature = (seat=None))]
    fn view(&self, seat: Option<usize>) -> PyResult<View> {
        let viewer = values::viewer(seat, self.seats())?;
        Ok(View { game: self.game, known: self.inner.known(viewer) })
    }

    /// What a seat knows, as numbers (see `Game.parts`); without one, the seat that decides.
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        self.view(seat.or(self.seat()))?.array(py)
    }

    /// A match that a seat cannot tell from this one: what it does not know is dealt anew.
    #[pyo3(signature = (seat, seed=None))]
    fn imagine(&self, seat: usize, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        self.view(Some(seat))?.imagine(seed)
    }

    /// Everything on the table, hidden things too, as a dictionary (a position file).
    fn position<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        python(py, &game::paper::write_value(&self.inner.position()))
    }

    /// The record so far, as a dictionary.
    #[pyo3(signature = (players=None))]
    fn record<'py>(&self, py: Python<'py>, players: Option<Vec<String>>) -> PyResult<Bound<'py, PyAny>> {
        python(py, &game::paper::write_value(&self.inner.record(players.unwrap_or_default())))
    }

    /// The points so far: `totals` and `places` by seat, `sources` by source and seat, `tie_breaks` where the game has some.
    fn scores<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        python(py, &game::paper::write_value(&self.inner.scores()))
    }

    /// The seats that have won, or would win now, counted from 0.
    fn winners(&self) -> Vec<usize> {
        self.inner.scores().winners().map(Seat::index).collect()
    }

    /// What was decided so far, as pairs of a seat, counted from 0, and a move in notation: as it was, or as one seat saw it.
    #[pyo3(signature = (seat=None))]
    fn decisions(&self, seat: Option<usize>) -> PyResult<Vec<(usize, String)>> {
        let log = match seat {
            None => self.inner.log(),
            Some(_) => {
                let viewer = values::viewer(seat, self.seats())?;
                (0..self.inner.length()).filter_map(|n| self.inner.shown(n, viewer)).collect()
            }
        };
        Ok(log.into_iter().map(|(seat, mv)| (seat.index(), mv)).collect())
    }

    /// The log in words, a list of lines for every decision: as one seat saw it, or each as the one who decided.
    #[pyo3(signature = (seat=None, lang="en"))]
    fn log(&self, seat: Option<usize>, lang: &str) -> PyResult<Vec<Vec<String>>> {
        let words = self.game.words(values::lang(lang)?);
        let viewer = seat.map(|seat| values::viewer(Some(seat), self.seats())).transpose()?;
        Ok((0..self.inner.length()).map(|n| self.inner.told(n, viewer, &words)).collect())
    }

    /// The whole position as a picture in characters.
    #[pyo3(signature = (lang="en"))]
    fn sketch(&self, lang: &str) -> PyResult<String> {
        Ok(self.inner.sketch(&self.game.words(values::lang(lang)?)))
    }

    /// The board as a page of HTML that needs nothing else, drawn as the site draws it: as a seat knows it, with its hand, or without a seat
    /// as everybody does. `theme` is `auto`, `light` or `dark`.
    #[pyo3(signature = (seat=None, lang="en", theme="auto"))]
    fn html(&self, seat: Option<usize>, lang: &str, theme: &str) -> PyResult<String> {
        let theme = match theme {
            "auto" => Theme::Auto,
            "light" => Theme::Light,
            "dark" => Theme::Dark,
            other => {
                let text = format!("There is no theme “{other}”. Take auto, light or dark.");
                return Err(PalatineError::new_err(text));
            }
        };
        let words = boards::words(Some(self.id()), values::lang(lang)?);
        let drawn = boards::page(&*self.inner, values::viewer(seat, self.seats())?, &words, theme);
        drawn.ok_or_else(|| PalatineError::new_err(format!("{} has no board to be drawn.", self.id())))
    }

    /// The board in a notebook, as whoever is to decide knows it: a frame of its own, so that styles do not meet.
    fn _repr_html_(&self) -> PyResult<String> {
        let page = self.html(self.seat(), "en", "auto")?.replace('&', "&amp;").replace('"', "&quot;");
        Ok(format!(
            "<iframe srcdoc=\"{page}\" sandbox style=\"width:100%;height:720px;border:0\" title=\"{}\"></iframe>",
            self.words().word(self.id())
        ))
    }

    /// A match that begins from this moment, with another seed for what is still to be drawn: what comes is then as uncertain as it is for
    /// whoever plays. What was decided before is not in it.
    #[pyo3(signature = (seed=None))]
    fn branch(&self, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        Ok(Self { game: self.game, inner: self.inner.branch(values::seed(seed)?) })
    }

    /// A copy, to try something on.
    fn copy(&self) -> Self {
        Self { game: self.game, inner: self.inner.fork() }
    }

    fn __copy__(&self) -> Self {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.copy()
    }

    /// A match is pickled as its record, or, where it began from a position, with that.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let record = game::paper::write_line(&self.inner.record(Vec::new()));
        Ok((py.import("palatine")?.getattr("replay")?, (record,)))
    }

    fn __repr__(&self) -> String {
        let turn = match self.inner.turn() {
            Turn::Of(seat) => format!("seat {} to decide", seat.index()),
            Turn::Over => "over".to_owned(),
        };
        format!("<Match of {}, {} seats, {} decisions, {turn}>", self.id(), self.seats(), self.inner.length())
    }
}

/// What a viewer knows, with everything that follows from it and nothing else.
///
/// It reads as a dictionary (`view["hand"]`); `as_dict` gives all of it.
#[pyclass(frozen, module = "palatine")]
pub(crate) struct View {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) known: Box<dyn AnyKnown>,
}

#[pymethods]
impl View {
    /// The id of its game.
    #[getter]
    fn game(&self) -> &'static str {
        self.game.about().id
    }

    /// Whose knowledge it is, counted from 0; nothing for the audience.
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.known.viewer().seat().map(Seat::index)
    }

    /// All of it, as a dictionary.
    fn as_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        python(py, &self.known.write())
    }

    /// All of it, as the text of a JSON object: equal exactly where views are.
    fn text(&self) -> String {
        self.known.write().to_string()
    }

    /// The same as numbers (see `Game.parts`).
    fn array<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let array = PyArray1::<f32>::zeros(py, self.known.size(), false);
        let mut numbers = array.try_readwrite()?;
        self.known.encode(numbers.as_slice_mut()?);
        Ok(array)
    }

    /// A match that this viewer cannot tell from the true one: what it does not know is dealt anew.
    #[pyo3(signature = (seed=None))]
    fn imagine(&self, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Match> {
        Ok(Match::new(self.game, self.known.imagine(values::seed(seed)?)))
    }

    /// Searches from what this viewer knows, who must be the one to decide: a list of dictionaries with `move`, `index`, `visits` and
    /// `value` (the mean, from 0 to 1), the best first.
    ///
    /// `simulations` or `seconds` say how long (2,000 simulations unless told); `numbers` changes numbers of the search, as in
    /// `{"depth": 8}`.
    #[pyo3(signature = (simulations=None, seconds=None, numbers=None, seed=None))]
    fn search<'py>(
        &self,
        py: Python<'py>,
        simulations: Option<u32>,
        seconds: Option<f64>,
        numbers: Option<std::collections::BTreeMap<String, f32>>,
        seed: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyList>> {
        let budget = match (simulations, seconds) {
            (Some(_), Some(_)) => {
                return Err(PalatineError::new_err("Say simulations or seconds, not both."));
            }
            (Some(0), _) => return Err(PalatineError::new_err("A search needs at least one simulation.")),
            (simulations, None) => Budget::Simulations(simulations.unwrap_or(2_000)),
            (None, Some(seconds)) if seconds > 0.0 && seconds < 86_400.0 => {
                Budget::Time(Duration::from_secs_f64(seconds))
            }
            _ => {
                return Err(PalatineError::new_err(
                    "A search takes more than 0 seconds and less than a day.",
                ));
            }
        };
        let changes = numbers.unwrap_or_default().into_iter().collect();
        let seed = match seed {
            Some(_) => values::seed(seed)?,
            // The same each time, so that figures can be repeated.
            None => Seed::from_number(0),
        };
        let found = py.detach(|| self.known.search(budget, changes, &seed));
        let found = found.map_err(|why| of_game(self.game, &why))?;
        weighed(py, found)
    }

    fn __getitem__<'py>(&self, py: Python<'py>, field: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.as_dict(py)?.get_item(field)
    }

    fn keys<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.as_dict(py)?.call_method0("keys")
    }

    fn __contains__(&self, py: Python<'_>, field: &Bound<'_, PyAny>) -> PyResult<bool> {
        self.as_dict(py)?.contains(field)
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.game.about().id == other.game.about().id
            && self.known.viewer() == other.known.viewer()
            && self.known.write() == other.known.write()
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.text().hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        let who = match self.known.viewer() {
            Viewer::Seat(seat) => format!("seat {}", seat.index()),
            Viewer::Audience => "the audience".to_owned(),
        };
        format!("<what {who} knows of a match of {}>", self.game.about().id)
    }
}

/// The game that a document names.
pub(crate) fn of_document(document: &Json) -> PyResult<&'static dyn AnyGame> {
    let id = document.get("game").and_then(Json::as_str).unwrap_or_default();
    table::find(id).map_err(|why| fault(&why))
}

/// The match of a record: a dictionary, or the text of its file. What is wrong with a bad one is said.
#[pyfunction]
pub(crate) fn replay(record: &Bound<'_, PyAny>) -> PyResult<Match> {
    let document = json(record)?;
    let record: Record = read_value(&document, "").map_err(|why| fault(&why))?;
    let game = of_document(&document)?;
    Ok(Match::new(game, game.replay(&record).map_err(|why| of_game(game, &why))?))
}

/// A match that begins from a position: a dictionary, or the text of its file in JSON. The seed is for what is still to be drawn.
#[pyfunction]
#[pyo3(signature = (position, seed=None))]
pub(crate) fn place(position: &Bound<'_, PyAny>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Match> {
    let document = json(position)?;
    let position: PositionFile = read_value(&document, "").map_err(|why| fault(&why))?;
    let game = of_document(&document)?;
    let placed = game.place(&position, values::seed(seed)?);
    Ok(Match::new(game, placed.map_err(|faults| all_of_game(game, &faults))?))
}

/// What a search found, a dictionary a move.
pub(crate) fn weighed(py: Python<'_>, found: Vec<Weighed>) -> PyResult<Bound<'_, PyList>> {
    let list = PyList::empty(py);
    for weighed in found {
        let entry = PyDict::new(py);
        entry.set_item("index", weighed.number)?;
        entry.set_item("move", weighed.mv)?;
        entry.set_item("visits", weighed.visits)?;
        entry.set_item("value", weighed.value)?;
        entry.set_item("prior", weighed.prior)?;
        list.append(entry)?;
    }
    Ok(list)
}
