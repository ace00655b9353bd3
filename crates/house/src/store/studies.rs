//! What is kept of analyses: the study of a game, as far as it has come.

use super::Later;
use crate::event::Time;

/// A study as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptStudy {
    /// The table whose game it is about.
    pub table: String,
    /// The version of studies as they were written then.
    pub version: u32,
    /// How many moments were seen closely.
    pub seen: usize,
    /// Until then a node is believed to go on with it.
    pub until: Time,
    /// The study: JSON, packed with zstd.
    pub body: Vec<u8>,
}

/// Keeps studies, one for each table. They go when the table goes.
pub trait Studies: Send + Sync {
    /// Keeps a study in the place of one that has seen less, or is of an older version. Of two nodes that study the same game
    /// neither takes anything away from the other.
    fn keep(&self, study: KeptStudy) -> Later<()>;

    /// The study of a table.
    fn find(&self, table: &str) -> Later<Option<KeptStudy>>;
}
