//! Advice: the best moves of a decision, for whoever is to take it and for nobody else.
//!
//! It is found from what the seat knows, on the bots' pool, and told to whoever asked and to nobody else. It belongs to the
//! decision: asked again, also after a step back, it is the same for as long as the table is in memory.

use std::sync::Arc;

use game::{Seat, Turn};
use table::face::Advice;
use table::seating::No;

use crate::fold::Table;
use crate::owner::Live;
use crate::pool::{Gone, Pool};
use crate::wish::Denied;

/// How far the search for advice goes, if there is time.
const SIMULATIONS: u32 = 1_500;

/// Whether advice is given at a table at all. Where a result counts for ratings, or is compared with those of others who had the
/// same deal, nobody is helped: such a table has neither button nor answer.
#[must_use]
pub fn may_advise(table: &Table) -> bool {
    !table.header.terms.rated && table.header.terms.deal.is_none()
}

/// Whether a person may be advised for a seat now: it is theirs, and is to decide.
#[must_use]
pub fn advisable(table: &Table, person: &str, seat: Seat) -> bool {
    may_advise(table)
        && !table.is_open()
        && table.held.is_none()
        && !table.stands()
        && table.turn() == Turn::Of(seat)
        && table.seating.owned(person).contains(&seat)
}

/// Says that nobody waits any more when whoever waits is dropped: a client that hangs up frees the place.
struct Waits(Gone);

impl Drop for Waits {
    fn drop(&mut self) {
        self.0.set();
    }
}

/// The best moves for a person, the best first. `allow` is asked only if there is something to be thought about.
pub async fn advise<E: From<Denied>>(
    pool: &Pool,
    live: &Live,
    person: &str,
    seat: Seat,
    decision: usize,
    allow: impl FnOnce() -> Result<(), E>,
) -> Result<Arc<[Advice]>, E> {
    let table = live.look().table;
    if table.seating.owned(person).is_empty() {
        return Err(Denied::NoAdvice.into());
    }
    if decision != table.seating.decision() {
        return Err(Denied::No(No::Stale).into());
    }
    if !advisable(&table, person, seat) {
        return Err(Denied::NoAdvice.into());
    }
    let past = table.past();
    if let Some(given) = live.given.of(past) {
        return Ok(given);
    }
    allow()?;
    let gone = Gone::default();
    let waits = Waits(gone.clone());
    let mut changes = live.changes();
    let counsel = table.seating.played().advise(SIMULATIONS);
    let found = tokio::select! {
        found = pool.ponder(person, &gone, counsel) => found,
        // The decision is taken, or something was taken back: nobody wants it any more.
        _ = changes.wait_for(|seen| seen.table.past() != past) => None,
    };
    drop(waits);
    let moves: Arc<[Advice]> = match found.ok_or(Denied::No(No::Stale))? {
        Ok(moves) => moves.into(),
        Err(forfeit) => {
            tracing::error!(table = live.id, why = %forfeit.0, "no advice was found");
            return Err(Denied::NoAdvice.into());
        }
    };
    live.given.keep(past, moves.clone());
    Ok(moves)
}
