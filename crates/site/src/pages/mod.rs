//! The pages, in words and mark-up. They know nothing of requests: what they show is handed to them.

pub mod advice;
mod book;
pub mod chance;
pub mod data;
pub mod deal;
mod diagram;
pub mod help;
pub mod home;
pub mod import;
pub mod layout;
pub mod leaders;
pub mod learn;
pub mod me;
pub mod new_table;
pub mod paper;
pub mod player;
mod plot;
mod prose;
pub mod puzzles;
pub mod report;
pub mod rules;
pub(crate) mod shown;
pub mod shut;
pub mod sign_in;
pub mod signals;
pub mod simple;
pub mod table;
pub mod when;

pub use layout::{Context, page};
