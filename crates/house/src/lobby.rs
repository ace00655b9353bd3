//! Before people sit down: who hears that something has changed in a list of tables.

use std::sync::Arc;

use table::Occupant;
use tokio::sync::broadcast;

use crate::fold::Table;

/// So many changes are kept for whoever is slow to hear; who misses some looks anew.
const UNHEARD: usize = 256;

/// Something that a list of tables may tell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stir {
    /// Whether everybody may see it: an open table that is listed, or who waits for one.
    pub all: bool,
    /// Who else sees it: the people at the table.
    pub people: Vec<String>,
}

/// Where changes are told to whoever looks at lists of tables.
pub(crate) struct Lobby(broadcast::Sender<Arc<Stir>>);

impl Lobby {
    pub(crate) fn new() -> Self {
        Self(broadcast::channel(UNHEARD).0)
    }

    /// What changes from now on.
    pub(crate) fn stirs(&self) -> broadcast::Receiver<Arc<Stir>> {
        self.0.subscribe()
    }

    /// Something has changed for one person.
    pub(crate) fn stir_one(&self, person: &str) {
        let _ = self.0.send(Arc::new(Stir { all: false, people: vec![person.to_owned()] }));
    }

    /// Something has changed that everybody may see.
    pub(crate) fn stir(&self) {
        let _ = self.0.send(Arc::new(Stir { all: true, people: Vec::new() }));
    }

    /// A table has changed.
    pub(crate) fn changed(&self, before: Option<&Table>, table: &Table) {
        if self.0.receiver_count() == 0 {
            return;
        }
        let open = table.is_open() || before.is_some_and(Table::is_open);
        let person = |seat: &Occupant| match seat {
            Occupant::Person { id, .. } | Occupant::Here { id, .. } | Occupant::Away { id, .. } => {
                Some(id.clone())
            }
            Occupant::Bot { .. } | Occupant::Open => None,
        };
        let seats = before.into_iter().chain([table]).flat_map(|table| table.seating.seats());
        let people = seats.filter_map(person).collect();
        let _ = self.0.send(Arc::new(Stir { all: table.header.listed && open, people }));
    }
}
