//! What people say to each other at tables.

/// Keeps messages.
pub trait Messages {}
