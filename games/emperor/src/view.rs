//! What a seat may know, and how the rest may be imagined.

use game::{Chance, Seat};
use serde::{Serialize, Serializer};

use crate::board::{Cards, SEATS};
use crate::position::ViewPaper;
use crate::state::{Emperor, Table};

/// All that one viewer knows: what lies open, the cards everybody knows to be held, and his own hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    table: Table,
    own: Option<(Seat, Cards)>,
}

impl View {
    pub(crate) const fn new(table: Table, own: Option<(Seat, Cards)>) -> Self {
        Self { table, own }
    }

    /// What lies open.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The viewer's seat and hand; the audience has none.
    #[must_use]
    pub const fn own(&self) -> Option<(Seat, Cards)> {
        self.own
    }

    /// The cards that may lie in the pile or in the hands of others.
    #[must_use]
    pub fn unseen(&self) -> Cards {
        let mut unseen = self.table.unseen;
        if let Some((seat, hand)) = self.own {
            // The viewer's cards that are not known to everybody are unseen by all but him.
            let secret = hand.without(&self.table.known[seat.index()]).unwrap_or(Cards::EMPTY);
            unseen = unseen.without(&secret).unwrap_or(unseen);
        }
        unseen
    }

    /// Deals every card the viewer cannot see.
    pub(crate) fn imagine(&self, chance: &mut Chance) -> Emperor {
        let mut unseen = self.unseen();
        let mut hands = [Cards::EMPTY; SEATS];
        for seat in Seat::all(self.table.seats()) {
            hands[seat.index()] = match self.own {
                Some((own, hand)) if own == seat => hand,
                _ => {
                    let mut hand = unseen.draw_many(u32::from(self.table.hidden[seat.index()]), chance);
                    hand.add_all(&self.table.known[seat.index()]);
                    hand
                }
            };
        }
        Emperor { table: self.table, hands }
    }

    /// How many worlds this viewer cannot tell apart, at most: every hand counted as if it were dealt first.
    pub(crate) fn worlds(&self) -> f64 {
        let unseen = self.unseen();
        Seat::all(self.table.seats())
            .filter(|&seat| self.own.is_none_or(|(own, _)| own != seat))
            .map(|seat| unseen.hands(u32::from(self.table.hidden[seat.index()])))
            .product()
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ViewPaper::write(self).serialize(serializer)
    }
}
