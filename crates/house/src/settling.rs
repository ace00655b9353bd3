//! What a table that is over leaves: how everybody did, for their own page and for the ratings.

use std::sync::Arc;

use bots::Level;
use bots::strength::Strength;
use game::Seat;
use table::Occupant;

use crate::event::Ending;
use crate::fold::Table;
use crate::store::Store;
use crate::store::results::{Settled, Settlement, Who};

impl Table {
    /// What it leaves; nothing as long as it is not over. A table that was closed or forsaken leaves no results, and that is
    /// noted too: nobody need look again.
    #[must_use]
    pub fn settlement(&self) -> Option<Settlement> {
        let how = self.ended?;
        let seats = self.seating.seats();
        let scores = self.seating.played().scores();
        let settled = |(seat, occupant): (Seat, &Occupant)| {
            let left = matches!(occupant, Occupant::Away { .. });
            let place = match how {
                Ending::Finished => scores.place(seat),
                // Whoever gave up is behind those who were still there; where only bots were, they share the first place.
                _ if left => seats.len(),
                _ => 1,
            };
            Settled { who: self.who(occupant), place, points: scores.total(seat), left }
        };
        let counts = matches!(how, Ending::Finished | Ending::Resigned);
        Some(Settlement {
            table: self.header.id.clone(),
            game: self.header.game.clone(),
            ended: self.changed,
            rated: self.header.terms.rated && counts,
            seats: if counts { Seat::all(seats.len()).zip(seats).map(settled).collect() } else { Vec::new() },
        })
    }

    fn who(&self, occupant: &Occupant) -> Who {
        match occupant {
            Occupant::Person { id, .. } | Occupant::Away { id, .. } => Who::Person(id.clone()),
            Occupant::Here { .. } | Occupant::Open => Who::Somebody,
            Occupant::Bot { bot } => Who::Bot(self.measured(bot)),
        }
    }

    /// How strong a level is, for this game and number of players.
    fn measured(&self, bot: &str) -> Option<Strength> {
        let about = table::find(&self.header.game).ok()?.about();
        let level = Level::ALL.into_iter().find(|level| level.name() == bot)?;
        bots::rating::rating(about, self.seating.seats().len(), level).map(Strength::from)
    }
}

/// Settles a table that is over. What fails is found by the next sweep.
pub(crate) async fn settle(store: &Arc<dyn Store>, table: &Table) {
    let Some(settlement) = table.settlement() else { return };
    if let Err(error) = store.results().settle(settlement).await {
        tracing::warn!(table = table.header.id, %error, "results could not be kept yet");
    }
}
