//! What the addresses do.

pub(crate) mod at_table;
pub(crate) mod files;
pub(crate) mod opening;
pub(crate) mod pages;
pub(crate) mod signals;
pub(crate) mod talk;
