//! How games ended, by person, and what that says of their strength.

/// Keeps results and ratings.
pub trait Results {}
