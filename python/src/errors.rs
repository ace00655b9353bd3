//! What is wrong, as exceptions: the program's own texts, in English, as on the command line.

use game::{Fault, Lang, Words};
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use table::{AnyGame, Trouble};

create_exception!(
    palatine,
    PalatineError,
    PyValueError,
    "What was asked for cannot be done; the text says why."
);
create_exception!(
    palatine,
    IllegalMove,
    PalatineError,
    "The rules forbid this move. `rule` is the id of the rule, `text` says why."
);

/// A fault that is about no single game.
pub(crate) fn fault(fault: &Fault) -> PyErr {
    PalatineError::new_err(table::words(Lang::En).fault(fault))
}

/// A fault in a game's own words.
pub(crate) fn of_game(game: &dyn AnyGame, fault: &Fault) -> PyErr {
    PalatineError::new_err(game.words(Lang::En).fault(fault))
}

/// Several faults, a line each.
pub(crate) fn all_of_game(game: &dyn AnyGame, faults: &[Fault]) -> PyErr {
    let words = game.words(Lang::En);
    let lines: Vec<String> = faults.iter().map(|fault| words.fault(fault)).collect();
    PalatineError::new_err(lines.join("\n"))
}

/// Why a move was not played.
pub(crate) fn trouble(py: Python<'_>, words: &Words, trouble: &Trouble) -> PyErr {
    match trouble {
        Trouble::Unreadable(fault) => PalatineError::new_err(words.fault(fault)),
        Trouble::Refused(refusal) => {
            let text = words.refusal(refusal);
            let error = IllegalMove::new_err(text.clone());
            let value = error.value(py);
            // An exception of Python takes any attribute.
            let _ = value.setattr("rule", refusal.rule());
            let _ = value.setattr("text", text);
            error
        }
    }
}
