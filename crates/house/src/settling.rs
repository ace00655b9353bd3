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
use crate::terms::Origin;

impl Table {
    /// What it leaves; nothing as long as it is not over. A table that was closed leaves no results, nor does one that was
    /// forsaken, unless it was rated: there somebody let the others wait, and that must not save them. What leaves nothing
    /// is noted too: nobody need look again. What was played on a shared deal is told on the page of the deal, and nowhere else: there
    /// it is known who may see it.
    ///
    /// Whoever left, gave up, or was played for by a bot comes last, whatever the bot has made of it; the others are placed among
    /// themselves.
    #[must_use]
    pub fn settlement(&self) -> Option<Settlement> {
        let how = self.ended?;
        let seats = self.seating.seats();
        let scores = self.seating.played().scores();
        let absent = self.absent();
        let left = |seat: Seat| {
            matches!(seats.get(seat.index()), Some(Occupant::Away { .. }))
                || self.helped.contains(&seat)
                || absent == Some(seat)
        };
        let place = |seat: Seat| match how {
            _ if left(seat) => seats.len(),
            Ending::Finished => {
                let ahead = |other: &Seat| !left(*other) && scores.place(*other) < scores.place(seat);
                1 + Seat::all(seats.len()).filter(ahead).count()
            }
            // Nobody knows who would have won.
            _ => 1,
        };
        let settled = |(seat, occupant): (Seat, &Occupant)| Settled {
            who: self.who(occupant),
            place: place(seat),
            points: scores.total(seat),
            left: left(seat),
        };
        // What was played elsewhere is nobody's result here, nor is what was played on a shared deal.
        let terms = &self.header.terms;
        let counts = terms.origin != Some(Origin::Record)
            && terms.deal.is_none()
            && (matches!(how, Ending::Finished | Ending::Resigned) || absent.is_some());
        Some(Settlement {
            table: self.header.id.clone(),
            game: self.header.game.clone(),
            ended: self.changed,
            rated: self.header.terms.rated && counts,
            seats: if counts { Seat::all(seats.len()).zip(seats).map(settled).collect() } else { Vec::new() },
        })
    }

    /// Who was to decide at a rated table that was forsaken, and did not come.
    fn absent(&self) -> Option<Seat> {
        let forsaken = self.ended == Some(Ending::Forsaken) && self.header.terms.rated;
        let waited = forsaken && !self.clocks.paused && self.seating.open().next().is_none();
        let seat = self.seating.played().turn().seat().filter(|_| waited)?;
        matches!(self.seating.seats().get(seat.index()), Some(Occupant::Person { .. })).then_some(seat)
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
