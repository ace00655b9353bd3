//! What is said to people, as data: an id and values. [`crate::Words`] puts it into a language.

use std::fmt;

use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::seat::Seat;

/// A value inside a phrase.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// A count or a sum; languages choose singular and plural by it.
    Number(i64),
    /// A player, by seat; shown by name.
    Seat(Seat),
    /// A thing with a name in the language files: the id of a message there.
    Word(&'static str),
    /// Text that came from outside, shown as it is.
    Text(String),
    /// Several things, shown one after another.
    List(Vec<Value>),
    /// Something said within the phrase.
    Phrase(Box<Phrase>),
}

macro_rules! numbers { ($($from:ty),*) => { $(impl From<$from> for Value {
    fn from(number: $from) -> Self { Self::Number(number as i64) }
})* } }
numbers!(u8, i8, i16, u32, i32, i64, usize);

impl From<Seat> for Value {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Phrase> for Value {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(Box::new(phrase))
    }
}

impl From<String> for Value {
    /// Text that was put together here: shown whole, but it may hold a piece from outside, so on one line.
    fn from(text: String) -> Self {
        Self::Text(one_line(&text, 400))
    }
}

impl From<&str> for Value {
    /// Text from outside may be long or odd; a phrase shows the beginning of it, on one line.
    fn from(text: &str) -> Self {
        Self::Text(shorten(text))
    }
}

impl<V: Into<Value>> From<Vec<V>> for Value {
    fn from(values: Vec<V>) -> Self {
        Self::List(values.into_iter().map(Into::into).collect())
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => serializer.serialize_i64(*number),
            Self::Seat(seat) => seat.serialize(serializer),
            Self::Word(word) => serializer.serialize_str(word),
            Self::Text(text) => serializer.serialize_str(text),
            Self::List(values) => serializer.collect_seq(values),
            Self::Phrase(phrase) => phrase.serialize(serializer),
        }
    }
}

impl fmt::Display for Value {
    /// As a field of a move: plain, the same in every language.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Seat(seat) => seat.fmt(f),
            Self::Word(word) => f.write_str(word),
            Self::Text(text) => f.write_str(text),
            Self::List(values) => {
                for (n, value) in values.iter().enumerate() {
                    if n > 0 {
                        f.write_str(",")?;
                    }
                    value.fmt(f)?;
                }
                Ok(())
            }
            // No field of a move is a sentence.
            Self::Phrase(phrase) => f.write_str(phrase.id),
        }
    }
}

/// At most 60 characters of a text, without line breaks and other control characters.
#[must_use]
pub fn shorten(text: &str) -> String {
    one_line(text, 60)
}

fn one_line(text: &str, most: usize) -> String {
    // Most texts are as they should be.
    if text.len() <= most && text.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
        return text.to_owned();
    }
    let mut line: String = text.chars().take(most).map(|c| if c.is_control() { '·' } else { c }).collect();
    if text.chars().nth(most).is_some() {
        line.push('…');
    }
    line
}

/// Something to be said: the id of a message in the language files, and its values.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Phrase {
    /// The message.
    pub id: &'static str,
    /// Its values, by name.
    pub values: Vec<(&'static str, Value)>,
}

impl Phrase {
    /// A phrase without values yet.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self { id, values: Vec::new() }
    }

    /// The same with one value more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.values.push((name, value.into()));
        self
    }

    /// The same with one word more: the name of a thing, by the id of its message.
    #[must_use]
    pub fn word(mut self, name: &'static str, id: &'static str) -> Self {
        self.values.push((name, Value::Word(id)));
        self
    }
}

impl fmt::Display for Phrase {
    /// For developers: the id and the values. People get [`crate::Words`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)?;
        for (name, value) in &self.values {
            write!(f, " {name}={}", crate::paper::write_line(value))?;
        }
        Ok(())
    }
}

impl Serialize for Phrase {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("id", self.id)?;
        map.serialize_entry("values", &Values(&self.values))?;
        map.end()
    }
}

struct Values<'a>(&'a [(&'static str, Value)]);

impl Serialize for Values<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

macro_rules! spoken { ($(#[$doc:meta])* $name:ident) => {
    $(#[$doc])*
    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    pub struct $name(pub Phrase);

    impl $name {
        /// Begins one.
        #[must_use]
        pub const fn new(id: &'static str) -> Self {
            Self(Phrase::new(id))
        }

        /// The same with one value more.
        #[must_use]
        pub fn with(self, name: &'static str, value: impl Into<Value>) -> Self {
            Self(self.0.with(name, value))
        }

        /// The same with one word more: the name of a thing, by the id of its message.
        #[must_use]
        pub fn word(self, name: &'static str, id: &'static str) -> Self {
            Self(self.0.word(name, id))
        }
    }

    impl fmt::Display for $name {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.0.fmt(f)
        }
    }

    impl std::error::Error for $name {}
} }

spoken! {
    /// Why a move is not allowed: the id of the rule that forbids it, and the values that make it bite.
    Refusal
}

spoken! {
    /// What is wrong with something that came from outside: a file, a line, an option.
    Fault
}

impl Refusal {
    /// The id of the rule, under which the rules page explains it.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        self.0.id
    }
}

impl Serialize for Refusal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("rule", self.rule())?;
        map.serialize_entry("values", &Values(&self.0.values))?;
        map.end()
    }
}
