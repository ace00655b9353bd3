//! What the addresses do.

pub(crate) mod at_table;
pub(crate) mod files;
pub(crate) mod lobby;
pub(crate) mod opening;
pub(crate) mod pages;
