//! Great Wall of China (Reiner Knizia, 2006), for 2 to 5 players.
//!
//! Noble families build sections of the wall. Beside every section lie two imperial favours. As a turn begins,
//! whoever alone leads a section may claim one of them: the first is laid upon a card there and weighs against its
//! holder, the second finishes the section, and only then do both count. A turn is that check and two actions: draw a
//! card, or play cards of one kind into one section. The most favour wins.
//!
//! - [`setup`]: seats and options
//! - [`mod@board`]: the printed material
//! - [`state`]: what lies on the table
//! - [`moves`]: the decisions and their notation
//! - `rules`: what is allowed, why not, and what happens
//! - [`scoring`]: totals in the sections, points
//! - [`view`]: what a seat knows, and how the rest may be imagined
//! - [`position`]: positions as files
//! - `placing`: reading one, with every reason why it is wrong
//! - `telling`: the log and a picture in characters
//! - `appraisal`: how good a position looks
//! - `reasons`: why a move is good or bad
//! - `encoding`: what a viewer knows as numbers, for learning

mod appraisal;
pub mod board;
mod encoding;
pub mod moves;
mod placing;
pub mod position;
mod proof;
mod reasons;
mod rules;
pub mod scoring;
pub mod setup;
pub mod state;
mod telling;
pub mod view;

pub use board::{Card, Cards, Favour, Favours, SEATS, SECTIONS, board};
pub use moves::Move;
pub use setup::{Claims, ScoresLie, Setup};
pub use state::{GreatWall, Held, Phase, Section, SectionId, Stake, Table, Under};
pub use view::View;
