//! What the addresses do.

pub(crate) mod analysis;
pub(crate) mod at_table;
pub(crate) mod chance;
pub(crate) mod deals;
pub(crate) mod files;
pub(crate) mod first;
pub(crate) mod import;
pub(crate) mod learn;
pub(crate) mod lobby;
pub(crate) mod me;
pub(crate) mod opening;
pub(crate) mod pages;
pub(crate) mod papers;
pub(crate) mod players;
pub(crate) mod puzzles;
pub(crate) mod report;
pub(crate) mod review;
pub(crate) mod sign_in;
pub(crate) mod signals;
pub(crate) mod talk;
