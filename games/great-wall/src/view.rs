//! What a seat may know, and how the rest may be imagined.

use game::{Chance, Seat};
use serde::{Serialize, Serializer};

use crate::board::{Cards, SEATS};
use crate::position::ViewPaper;
use crate::state::{GreatWall, Table};

/// All that one viewer knows: what lies open, and his own hand. By elimination that is also his own pile, and of the
/// others which cards are in hand and pile together.
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

    /// Deals every hand the viewer cannot see, from that player's unseen cards.
    pub(crate) fn imagine(&self, chance: &mut Chance) -> GreatWall {
        let mut hands = [Cards::EMPTY; SEATS];
        for seat in Seat::all(self.table.seats()) {
            hands[seat.index()] = match self.own {
                Some((own, hand)) if own == seat => hand,
                _ => {
                    let mut unseen = self.table.unseen[seat.index()];
                    unseen.draw_many(self.table.hand_size(seat), chance)
                }
            };
        }
        GreatWall { table: self.table, hands }
    }

    /// How many worlds this viewer cannot tell apart.
    pub(crate) fn worlds(&self) -> f64 {
        Seat::all(self.table.seats())
            .filter(|&seat| self.own.is_none_or(|(own, _)| own != seat))
            .map(|seat| self.table.unseen[seat.index()].hands(self.table.hand_size(seat)))
            .product()
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ViewPaper::write(self).serialize(serializer)
    }
}
