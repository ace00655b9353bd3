//! The contract every game of Palatine keeps.
//!
//! A game is a state (a plain value), a way to list the legal moves, a reason for every move that is not, and a way to
//! play one. What a seat knows is a [`Game::View`]; what it does not know can be imagined. Chance comes from outside.
//!
//! - [`contract`]: the traits a game implements
//! - [`course`]: one game from its beginning to now, with the way back
//! - [`shelf`]: board files
//! - [`paper`]: records and positions as files
//! - [`promise`]: what is promised about chance before the first move, and whether a record keeps it
//! - [`mod@named`]: enumerations with names
//! - [`phrase`] and [`words`]: what is said, as data and in a language
//! - [`reason`]: why a move rather than another
//! - [`encode`]: views and moves as numbers, for learning
//! - [`conformance`]: the kit that proves a game keeps the contract

pub mod bag;
pub mod chance;
pub mod conformance;
pub mod contract;
pub mod course;
pub mod encode;
mod explain;
pub mod named;
pub mod notation;
pub mod paper;
pub mod phrase;
pub mod promise;
pub mod reason;
pub mod scores;
pub mod seat;
pub mod setup;
pub mod shelf;
pub mod words;

pub use bag::{Bag, Pile};
pub use chance::{Chance, Seed};
pub use contract::{About, Appraised, Book, Game, Move, Pieces, Proven, Reveals, Shown, Things, Written};
pub use course::{Course, Decision};
pub use encode::{Encoded, Lexicon, Whole};
pub use phrase::{Fault, Phrase, Refusal, Value};
pub use reason::{Reason, Why};
pub use scores::Scores;
pub use seat::{MOST_SEATS, Seat, Turn, Viewer};
pub use setup::{Choice, Setup, Spec};
pub use shelf::{AnyShelf, Edition, Label, Printed, Shelf};
pub use words::{Lang, Texts, Words};
