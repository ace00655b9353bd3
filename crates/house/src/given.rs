//! What people were advised at a table. A file of its own, because the owner of a table keeps it and whoever advises needs
//! the owner.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use table::face::Advice;

/// Advice of so many decisions is kept: whoever takes a step back finds it again.
const KEPT: usize = 8;

/// The advice of a table's last decisions, by all that was decided before them.
#[derive(Default)]
pub(crate) struct Given(Mutex<VecDeque<(u64, Arc<[Advice]>)>>);

impl Given {
    pub(crate) fn of(&self, past: u64) -> Option<Arc<[Advice]>> {
        let given = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        given.iter().find(|(decision, _)| *decision == past).map(|(_, moves)| moves.clone())
    }

    pub(crate) fn keep(&self, past: u64, moves: Arc<[Advice]>) {
        let mut given = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        given.push_back((past, moves));
        if given.len() > KEPT {
            given.pop_front();
        }
    }
}
