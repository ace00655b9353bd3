//! Justinian (Alessandro Saragosa, Leo Colovini, 2006), for 2 to 4 players.
//!
//! Twelve courtiers stand in a row before the emperor: the further to the right, the more they are worth. Everybody has
//! secret favourites among them, in four colours. In turn the players lay tokens face down on courtiers, to move them up
//! or down, and on the phase space, to decide when a colour is scored and which. Three colours are scored; the most points
//! win.
//!
//! - [`setup`]: seats, options and the board
//! - [`mod@board`]: the printed material
//! - `printed`: reading a board file, with every reason why it is wrong
//! - [`pieces`]: courtiers, tokens, colours
//! - [`state`]: what lies on the table, and what nobody sees
//! - [`moves`]: the decisions and their notation
//! - `rules`: what is allowed, why not, and what happens
//! - [`court`]: how courtiers move
//! - [`scoring`]: totals, points and where they come from
//! - [`view`]: what a seat knows
//! - `imagining`: how the rest may be imagined
//! - [`position`]: positions as files
//! - `placing`, `fitting`: reading one, with every reason why it is wrong
//! - `telling`, `sketch`: the log and a picture in characters
//! - `appraisal`: how good a position looks
//! - `reasons`: why a move is good or bad
//! - `encoding`: what a viewer knows as numbers, for learning

mod appraisal;
pub mod board;
pub mod court;
mod encoding;
mod fitting;
mod imagining;
pub mod moves;
pub mod pieces;
mod placing;
pub mod position;
mod printed;
mod proof;
mod reasons;
mod rules;
pub mod scoring;
pub mod setup;
mod sketch;
pub mod state;
mod telling;
pub mod view;

pub use board::{Board, SHELF};
pub use court::{Side, Step as CourtStep};
pub use moves::{Move, Spot};
pub use pieces::{Colour, Courtier, Courtiers, Place, Token, Tokens};
pub use scoring::CardPoints;
pub use setup::{Asking, Setup};
pub use state::{Decision, Heap, Justinian, Scored, Space, Table, Traced};
pub use view::{Known, Own, View};
