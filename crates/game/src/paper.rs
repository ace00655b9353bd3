//! Games on paper: records and positions as files.

use std::fmt::Display;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::chance::{Seed, fingerprint};
use crate::contract::{About, Written};
use crate::course::Course;
use crate::explain::explained;
use crate::phrase::{Fault, Refusal};
use crate::promise::commitment;
use crate::seat::{Seat, Turn};
use crate::setup::{Setup, Spec};

/// The first line of a record: what the file is, and the version of its format.
pub const RECORD: &str = "record 1";
/// The first line of a position.
pub const POSITION: &str = "position 1";

/// A whole game on paper. It pins the rules version, the printed facts and the options, so that it replays for ever or
/// says why it does not.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// [`RECORD`].
    pub palatine: String,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The fingerprint of its printed facts.
    pub data: String,
    /// Seats and options.
    pub setup: Spec,
    /// The players' names, where they are known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// The secret from which all chance came.
    pub seed: Seed,
    /// What was shown of the seed and the set-up before the first move ([`crate::promise`]). Older records have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// Where the game began, if it was not dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Json>,
    /// Every decision.
    pub log: Vec<Entry>,
    /// The final points of every seat, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Vec<i32>>,
}

/// One decision on paper.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Who decided.
    pub seat: Seat,
    /// What, in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The first digits of the fingerprint of the position afterwards: a changed move or a changed rule shows at the
    /// very decision where it bites. Left out where nobody could replay the game to make it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub check: String,
}

/// A position on paper.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionFile {
    /// [`POSITION`].
    pub palatine: String,
    /// The game.
    pub game: String,
    /// Seats and options.
    pub setup: Spec,
    /// What lies on the table, in the game's own words.
    pub position: Json,
}

/// Reads JSON, and says in which field and line something is wrong.
pub fn read_json<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let value: T = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let path = error.path().to_string();
        let inner = error.into_inner();
        Fault::new(if is_place(&path) { "fault-json-field" } else { "fault-json" })
            .with("field", path.as_str())
            .with("what", explained(&inner.to_string()))
            .with("line", inner.line())
            .with("column", inner.column())
    })?;
    reader.end().map_err(|error| {
        Fault::new("fault-json-end").with("line", error.line()).with("column", error.column())
    })?;
    Ok(value)
}

/// Reads a part of a JSON value, and says in which field something is wrong.
pub fn read_value<T: DeserializeOwned>(value: &Json, within: &str) -> Result<T, Fault> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let path = error.path().to_string();
        let field = match (within, path.as_str()) {
            ("", path) => path.to_owned(),
            (within, ".") => within.to_owned(),
            (within, path) => format!("{within}.{path}"),
        };
        Fault::new(if is_place(&field) { "fault-field" } else { "fault-value" })
            .with("field", field.as_str())
            .with("what", explained(&error.inner().to_string()))
    })
}

/// Whether a path names a field; the whole, or a field whose name could not be read, has no name.
fn is_place(path: &str) -> bool {
    !path.is_empty() && !path.ends_with(['.', '?'])
}

/// What stands in the place of something that could not be written.
fn unwritten(error: &impl Display) -> String {
    format!("cannot be written: {error}")
}

/// What we say ourselves, as JSON. Our own data can always be written; if some could not, the reason stands in its place, so
/// that whoever reads it stumbles over it and does not take nothing for something.
#[must_use]
pub fn write_value(value: &impl Serialize) -> Json {
    serde_json::to_value(value).unwrap_or_else(|error| unwritten(&error).into())
}

/// The same in one line of text.
#[must_use]
pub fn write_line(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| Json::from(unwritten(&error)).to_string())
}

/// Reads a file in JSON, or in TOML, which is kinder to hands: whichever it looks like.
pub fn read_file<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    if text.trim_start().starts_with('{') {
        return read_json(text);
    }
    let value: Json = toml::from_str(text).map_err(|error| {
        let before = error.span().map_or("", |span| text.get(..span.start).unwrap_or(""));
        Fault::new("fault-toml").with("line", before.matches('\n').count() + 1)
    })?;
    read_value(&value, "")
}

impl PositionFile {
    /// Writes a state down.
    #[must_use]
    pub fn write<G: Written>(state: &G) -> Self {
        Self {
            palatine: POSITION.to_owned(),
            game: G::about().id.to_owned(),
            setup: state.setup().spec(),
            position: position_json(state),
        }
    }

    /// The same position, to be played on under that version of the rules.
    #[must_use]
    pub fn under(&self, about: &About, rules: u32) -> Self {
        Self { setup: self.setup.clone().under(about, rules), ..self.clone() }
    }

    /// Reads the state, or every reason why there is none.
    pub fn read<G: Written>(&self) -> Result<G, Vec<Fault>> {
        expect("palatine", POSITION, &self.palatine).map_err(|fault| vec![fault])?;
        expect("game", G::about().id, &self.game).map_err(|fault| vec![fault])?;
        read_position(&self.setup, &self.position)
    }

    /// As TOML, for hands.
    #[must_use]
    pub fn to_toml(&self) -> String {
        toml::to_string(self).unwrap_or_else(|error| format!("# {}\n", unwritten(&error)))
    }
}

fn read_position<G: Written>(setup: &Spec, position: &Json) -> Result<G, Vec<Fault>> {
    let setup = G::Setup::read(setup).map_err(|fault| vec![fault])?;
    let position = read_value(position, "position").map_err(|fault| vec![fault])?;
    G::from_position(&setup, &position)
}

/// The position of a state as JSON.
#[must_use]
pub fn position_json<G: Written>(state: &G) -> Json {
    write_value(&state.to_position())
}

/// The first eight digits of the fingerprint of a position.
#[must_use]
pub fn check<G: Written>(state: &G) -> String {
    let mut digits = fingerprint(position_json(state).to_string().as_bytes());
    digits.truncate(8);
    digits
}

impl<G: Written> Course<G> {
    /// The record so far.
    #[must_use]
    pub fn record(&self, players: Vec<String>) -> Record {
        let about = G::about();
        let setup = self.state().setup().spec();
        let log = self.log().iter().enumerate().map(|(n, decision)| Entry {
            seat: decision.seat,
            mv: decision.mv.to_string(),
            check: check(self.state_before(n + 1).unwrap_or(self.state())),
        });
        Record {
            palatine: RECORD.to_owned(),
            game: about.id.to_owned(),
            rules: setup.rules(about),
            data: setup.data(about),
            setup: Spec { rules: None, ..setup },
            players,
            seed: self.seed(),
            commitment: Some(commitment(&self.promise())),
            position: self.placed().map(position_json),
            log: log.collect(),
            result: self.result(),
        }
    }

    /// The final points, once the game is over.
    fn result(&self) -> Option<Vec<i32>> {
        (self.state().turn() == Turn::Over).then(|| self.state().scores().totals())
    }

    /// Replays a record, and says at which decision it no longer fits the rules or itself.
    pub fn from_record(record: &Record) -> Result<Self, Fault> {
        let mut course = Self::begin(record)?;
        for n in 0..record.log.len() {
            course.repeat(record, n)?;
            course.compare(record, n)?;
        }
        course.close(record)?;
        Ok(course)
    }

    /// The game of a record before its first decision.
    pub(crate) fn begin(record: &Record) -> Result<Self, Fault> {
        let about = G::about();
        expect("palatine", RECORD, &record.palatine)?;
        expect("game", about.id, &record.game)?;
        if !about.plays(record.rules) {
            expect("rules", &about.rules.to_string(), &record.rules.to_string())?;
        }
        expect("data", &record.setup.data(about), &record.data)?;
        if let Some(rules) = record.setup.rules {
            expect("setup.rules", &record.rules.to_string(), &rules.to_string())?;
        }
        let spec = record.setup.clone().under(about, record.rules);
        let setup = G::Setup::read(&spec)?;
        if !record.players.is_empty() && record.players.len() != setup.seats() {
            return Err(Fault::new("record-players")
                .with("players", record.players.len())
                .with("seats", setup.seats()));
        }
        match &record.position {
            None => Ok(Self::deal(&setup, record.seed)),
            Some(position) => {
                let state = read_position(&spec, position)
                    .map_err(|faults| faults.into_iter().next().unwrap_or(Fault::new("fault-field")))?;
                Ok(Self::place(state, record.seed))
            }
        }
    }

    /// Plays decision `n` of a record, counted from 0, or says why the rules do not allow it.
    pub(crate) fn repeat(&mut self, record: &Record, n: usize) -> Result<(), Fault> {
        let Some(entry) = record.log.get(n) else { return Ok(()) };
        let wrong = |id| Fault::new(id).with("decision", n + 1).with("move", entry.mv.as_str());
        let mv = entry
            .mv
            .parse::<G::Move>()
            .map_err(|fault| wrong("record-notation").with("column", column(&fault)))?;
        self.play(entry.seat, mv).map_err(|Refusal(phrase)| {
            wrong("record-refused").with("seat", entry.seat).with("rule", phrase.id.to_owned())
        })
    }

    /// Whether the position is the one that a record has after decision `n`, counted from 0.
    pub(crate) fn compare(&self, record: &Record, n: usize) -> Result<(), Fault> {
        let Some(entry) = record.log.get(n).filter(|entry| !entry.check.is_empty()) else { return Ok(()) };
        let now = check(self.state());
        if now == entry.check {
            return Ok(());
        }
        let wrong = Fault::new("record-check").with("decision", n + 1).with("move", entry.mv.as_str());
        Err(wrong.with("recorded", entry.check.as_str()).with("now", now))
    }

    /// Whether the game ends as a record says.
    pub(crate) fn close(&self, record: &Record) -> Result<(), Fault> {
        let result = self.result();
        if result == record.result {
            return Ok(());
        }
        let text = |result: &Option<Vec<i32>>| match result {
            Some(points) => points.iter().map(i32::to_string).collect::<Vec<_>>().join(" "),
            None => "-".to_owned(),
        };
        Err(Fault::new("record-result").with("recorded", text(&record.result)).with("now", text(&result)))
    }
}

fn column(fault: &Fault) -> crate::phrase::Value {
    let column = fault.0.values.iter().find(|(name, _)| *name == "column");
    column.map_or(crate::phrase::Value::Number(1), |(_, value)| value.clone())
}

fn expect(field: &str, expected: &str, found: &str) -> Result<(), Fault> {
    if expected == found {
        return Ok(());
    }
    Err(Fault::new("fault-expected").with("field", field).with("expected", expected).with("found", found))
}
