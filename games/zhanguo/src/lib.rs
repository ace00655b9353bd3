//! ZhanGuo (Marco Canetta and Stefania Niccolini, 2014), for 2 to 4 players.
//!
//! The Warring States are conquered; now they must become one empire. In five rounds everybody plays six cards: above a
//! region of the own player board, for influence and abilities, at the price of unrest; or to the Court, for one of six
//! actions: Officials, Governors, Workers, Palaces and the Great Wall. Cards above the board answer the actions when the
//! number played is higher, or lower, than the one before. Every round rewards whoever did most for writing, currency
//! and laws.
//!
//! - [`setup`]: seats, boards and options
//! - [`pieces`], [`cards`]: the things the rule book names
//! - [`mod@board`]: the printed material
//! - `survey`, `chart`: reading a board file, with every reason why it is wrong
//! - [`state`], [`player`]: what lies on the table
//! - [`moves`]: the decisions and their notation
//! - `rules`: what is allowed, why not, and what happens
//! - [`scoring`]: points at once and the final count
//! - [`view`]: what a seat knows, and how the rest may be imagined
//! - [`position`]: positions as files
//! - `placing`, `fitting`: reading one, with every reason why it is wrong
//! - `telling`, `sketch`: the log, and a picture in characters
//! - `proof`, `things`: what the conformance kit must know, and everything there is to meet
//! - `appraisal`: how good a position looks
//! - `reasons`: why a move is good or bad
//! - `encoding`: what a viewer knows as numbers, for learning

mod appraisal;
pub mod board;
pub mod cards;
mod chart;
mod encoding;
mod fitting;
pub mod moves;
pub mod pieces;
mod placing;
pub mod player;
pub mod position;
mod proof;
mod reasons;
mod rules;
pub mod scoring;
pub mod setup;
mod sketch;
pub mod state;
mod survey;
mod telling;
mod things;
pub mod view;

pub use board::{Board, Face, Reward, SEATS, SHELF, Side, Tile};
pub use moves::Move;
pub use pieces::{
    Ability, Action, Bonus, Card, Cards, Colour, Criterion, Official, Place, Region, RewardKind, Section,
    Site, Spot, Symbol, TaskKind,
};
pub use player::Player;
pub use rules::Tucked;
pub use setup::{Boards, Setup};
pub use state::{Grant, Phase, Secret, Table, Task, ZhanGuo};
pub use view::View;
