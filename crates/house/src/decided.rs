//! What was decided at tables that are over: it never changes, so it is read once for comparing ([`crate::deals`]).

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

/// What was decided, by table.
#[derive(Clone, Default)]
pub(crate) struct Memory(Arc<Mutex<HashMap<String, Arc<Decided>>>>);

impl Memory {
    /// What was decided at a table, if it is remembered.
    pub(crate) fn of(&self, table: &str) -> Option<Arc<Decided>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(table).cloned()
    }

    /// Remembers it.
    pub(crate) fn keep(&self, table: &str, decided: Decided) -> Arc<Decided> {
        let decided = Arc::new(decided);
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= KEPT {
            all.clear();
        }
        all.insert(table.to_owned(), decided.clone());
        decided
    }
}
