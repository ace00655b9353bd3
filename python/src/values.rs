//! JSON as Python's own values; seats, seeds and languages as Python gives them.

use game::{Fault, Lang, Seat, Seed, Viewer};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString};
use serde_json::Value as Json;

use crate::errors::{PalatineError, fault};

/// JSON as dictionaries, lists, numbers and texts.
pub(crate) fn python<'py>(py: Python<'py>, value: &Json) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Json::Null => py.None().into_bound(py),
        Json::Bool(yes) => PyBool::new(py, *yes).to_owned().into_any(),
        Json::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(number), _) => number.into_pyobject(py)?.into_any(),
            (None, Some(number)) => number.into_pyobject(py)?.into_any(),
            _ => PyFloat::new(py, number.as_f64().unwrap_or(f64::NAN)).into_any(),
        },
        Json::String(text) => PyString::new(py, text).into_any(),
        Json::Array(items) => {
            let list = PyList::empty(py);
            for item in items {
                list.append(python(py, item)?)?;
            }
            list.into_any()
        }
        Json::Object(fields) => {
            let dict = PyDict::new(py);
            for (name, field) in fields {
                dict.set_item(name, python(py, field)?)?;
            }
            dict.into_any()
        }
    })
}

/// The same the other way round, for documents that Python hands in: a dictionary, or the text of a file.
pub(crate) fn json(value: &Bound<'_, PyAny>) -> PyResult<Json> {
    let text: String = if value.is_instance_of::<PyString>() {
        value.extract()?
    } else {
        // Python knows best how its values are written.
        value.py().import("json")?.call_method1("dumps", (value,))?.extract()?
    };
    game::paper::read_json(&text).map_err(|why| fault(&why))
}

/// A seat, counted from 0; nobody is the audience.
pub(crate) fn viewer(seat: Option<usize>, seats: usize) -> PyResult<Viewer> {
    match seat {
        None => Ok(Viewer::Audience),
        Some(seat) if seat < seats => Ok(Viewer::Seat(Seat::new(seat))),
        Some(seat) => Err(PalatineError::new_err(format!(
            "There is no seat {seat}: this table has {seats}, counted from 0 to {}.",
            seats - 1
        ))),
    }
}

/// A seed: a whole number, 64 hexadecimal digits, or nothing for one that nobody can guess.
pub(crate) fn seed(given: Option<&Bound<'_, PyAny>>) -> PyResult<Seed> {
    let Some(given) = given.filter(|given| !given.is_none()) else {
        return table::new_seed()
            .ok_or_else(|| PalatineError::new_err("The system gives no random numbers."));
    };
    if given.is_instance_of::<PyInt>() || given.is_instance_of::<PyString>() {
        let text: String = given.str()?.extract()?;
        return text.parse().map_err(|why: Fault| fault(&why));
    }
    Err(PyTypeError::new_err("A seed is a whole number from 0 on, a text of 64 hexadecimal digits, or None."))
}

/// A language by its code.
pub(crate) fn lang(code: &str) -> PyResult<Lang> {
    Lang::from_code(code).ok_or_else(|| fault(&Fault::new("fault-lang").with("lang", code)))
}
