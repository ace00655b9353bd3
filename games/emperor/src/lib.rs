//! The Emperor of China (Michael Schacht, 2005), for 3 to 5 players.
//!
//! China around 200 B.C.: nine regions, their house spaces joined by roads. A turn plays cards of a region's colour to
//! put up to two pieces there: houses, which score as soon as a region is full; emissaries, no more than the strongest
//! player has houses there, which score alliances of neighbouring regions at the end; and perhaps a fortification,
//! which doubles. At the end rows of houses along the roads score too. The most points make the new emperor.
//!
//! - [`setup`]: seats, board and options
//! - [`mod@board`]: the printed material
//! - `survey`: reading a board file, with every reason why it is wrong
//! - [`state`]: what lies on the table
//! - [`moves`]: the decisions and their notation
//! - `rules`: what is allowed, why not, and what happens
//! - [`scoring`]: houses, alliances and the final count
//! - [`roads`]: rows of houses along the roads
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
pub mod roads;
mod rules;
pub mod scoring;
pub mod setup;
pub mod state;
mod survey;
mod telling;
pub mod view;

pub use board::{Board, Cards, Colour, Region, SEATS, SHELF, Side, Space};
pub use moves::{Move, Payment};
pub use setup::{Fortifications, Roads, Setup};
pub use state::{After, Emperor, Phase, Table};
pub use view::View;
