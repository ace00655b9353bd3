//! Advice: the best moves of a decision, for whoever is to take it and for nobody else.
//!
//! It belongs to the decision. It is found once, from what the seat knows, on the bots' pool; it is kept beside the table for
//! as long as the table is in memory, and is a part of the page only of whoever asked, only while that decision is due.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use game::{Seat, Turn, Viewer};
use table::Table;
use table::face::Advice;
use table::seating::No;

use crate::live::{Denied, Inner, LiveTable, Tables};
use crate::pool::Gone;
use crate::show;

/// How far the search for advice goes, if there is time.
const SIMULATIONS: u32 = 1_500;

/// Advice of so many decisions is kept: whoever takes a step back finds it again.
const KEPT: usize = 8;

/// Whether advice is given at a table at all. Where a result counts, nobody is helped: a rated table, once there are any,
/// says no here, and then neither button nor answer is to be had.
#[must_use]
pub fn may_advise(_table: &LiveTable) -> bool {
    true
}

/// The seat for which a person may be advised now: he is to decide, and sees that seat's hand on his screen.
pub(crate) fn advisable(live: &LiveTable, inner: &Inner, person: &str) -> Option<Seat> {
    let Turn::Of(seat) = inner.table.played().turn() else { return None };
    let place = show::place(inner, person);
    let sees = place.viewer == Viewer::Seat(seat) && place.curtain.is_none();
    let started = inner.table.open().next().is_none();
    (may_advise(live) && sees && started).then_some(seat)
}

/// The advice of a table's last decisions.
#[derive(Default)]
pub struct Advised {
    given: VecDeque<Given>,
}

struct Given {
    decision: u64,
    person: String,
    told: Told,
}

/// How far advice has come.
pub enum Told {
    /// It is being thought about.
    Thinking(Gone),
    /// The best moves, the best first.
    Moves(Vec<Advice>),
}

/// What tells a decision from all others of a table: all that happened before it. Its number would not do, because after
/// a step back another decision may have the same.
fn name(table: &Table) -> u64 {
    let mut hasher = DefaultHasher::new();
    for (seat, mv) in table.played().log() {
        (seat.index(), mv).hash(&mut hasher);
    }
    hasher.finish()
}

impl Advised {
    /// The advice that a person asked for about the decision that is due.
    pub(crate) fn now(&self, table: &Table, person: &str) -> Option<&Told> {
        if self.given.is_empty() {
            return None;
        }
        let decision = name(table);
        let given = self.given.iter().find(|given| given.decision == decision && given.person == person);
        given.map(|given| &given.told)
    }

    fn begin(&mut self, decision: u64, person: &str, gone: Gone) {
        self.given.push_back(Given { decision, person: person.to_owned(), told: Told::Thinking(gone) });
        if self.given.len() > KEPT {
            self.given.pop_front();
        }
    }

    fn end(&mut self, decision: u64, person: &str, found: Option<Vec<Advice>>) {
        let at = self.given.iter().position(|given| given.decision == decision && given.person == person);
        let Some(at) = at else { return };
        match found {
            Some(moves) => self.given[at].told = Told::Moves(moves),
            // It was cut short: whoever asks again is answered anew.
            None => drop(self.given.remove(at)),
        }
    }

    /// The decision is taken, or taken back: what is still being thought about is not wanted any more.
    pub(crate) fn stop(&self) {
        for given in &self.given {
            if let Told::Thinking(gone) = &given.told {
                gone.set();
            }
        }
    }
}

impl Tables {
    /// Begins to think about advice for a person; his page shows it when it is there. Asked again, it is the same.
    /// `allow` is asked only if there is something to be thought about.
    pub async fn advise(
        self: &Arc<Self>,
        live: &Arc<LiveTable>,
        person: &str,
        decision: usize,
        allow: impl FnOnce() -> bool,
    ) -> Result<(), Denied> {
        let mut inner = live.look().await;
        if inner.table.owned(person).is_empty() {
            return Err(Denied::NoAdvice);
        }
        if decision != inner.table.decision() {
            return Err(Denied::No(No::Stale));
        }
        if advisable(live, &inner, person).is_none() {
            return Err(Denied::NoAdvice);
        }
        if inner.advised.now(&inner.table, person).is_some() {
            return Ok(());
        }
        if !allow() {
            return Err(Denied::TooMany);
        }
        let (decision, gone) = (name(&inner.table), Gone::default());
        let counsel = inner.table.played().advise(SIMULATIONS);
        inner.advised.begin(decision, person, gone.clone());
        live.tell();
        drop(inner);
        let (tables, live, person) = (self.clone(), live.clone(), person.to_owned());
        tokio::spawn(async move {
            let found = tables.pool().think(&gone, counsel).await;
            live.look().await.advised.end(decision, &person, found);
            live.tell();
        });
        Ok(())
    }
}
