//! The pages, in words and mark-up. They know nothing of requests: what they show is handed to them.

pub mod layout;
pub mod table;

pub use layout::{Context, page};
