//! What is known of tables that are over: it never changes, so it is read once for comparing ([`crate::deals`]).

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use game::Seat;

/// So many games are remembered.
const KEPT: usize = 4_000;

/// What was decided at a table.
pub(crate) struct Decided {
    /// Every decision, in notation.
    pub(crate) moves: Vec<(Seat, String)>,
    /// Who was helped.
    pub(crate) helped: Vec<Seat>,
}

/// Something that is known of tables, by table.
pub(crate) struct Memory<T>(Mutex<HashMap<String, Arc<T>>>);

impl<T> Default for Memory<T> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<T> Memory<T> {
    /// What is known of a table, if it is remembered.
    pub(crate) fn of(&self, table: &str) -> Option<Arc<T>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(table).cloned()
    }

    /// Remembers it.
    pub(crate) fn keep(&self, table: &str, known: T) -> Arc<T> {
        let known = Arc::new(known);
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= KEPT {
            all.clear();
        }
        all.insert(table.to_owned(), known.clone());
        known
    }
}
