//! The Unification Action: a card above a region of one's own board.

use game::{Chance, Refusal, Seat};

use crate::board::SLOTS;
use crate::moves::Move;
use crate::pieces::{Action, Card, Colour, Region, regions};
use crate::scoring::MARKERS;
use crate::state::{Table, ZhanGuo};

/// What a card above a region brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tucked {
    /// Unification markers of its colour.
    pub markers: u8,
    /// VP for those that are missing in the supply.
    pub points: u8,
    /// How much unrest rises.
    pub unrest: u8,
}

impl Table {
    /// What a card of a colour would bring a player above a region. The first card of a region brings 1 marker, the second
    /// 2, the third 3, and each one missing in the supply is 1 VP; the second raises unrest by 1, the third by 2.
    #[must_use]
    pub fn would_bring(&self, seat: Seat, colour: Colour, region: Region) -> Tucked {
        let count = self.player(seat).card_count(region) as u8;
        let markers = (count + 1).min(self.markers_left(colour));
        Tucked { markers, points: count + 1 - markers, unrest: count }
    }

    /// A third card raises unrest by 2, a second by 1, and never beyond the track.
    #[inline]
    pub(super) fn can_tuck(&self, region: Region) -> bool {
        let count = self.me().card_count(region);
        count < SLOTS && self.me().unrest[region.index()] + count as u8 <= self.track(self.turn, region)
    }

    /// Unrest may not pass the end of its track.
    pub(super) fn refuse_unrest(&self, region: Region, more: u8) -> Result<(), Refusal> {
        let (unrest, track) = (self.me().unrest[region.index()], self.track(self.turn, region));
        if unrest + more <= track {
            return Ok(());
        }
        Err(self
            .refusal_at("track-end", region)
            .with("unrest", unrest)
            .with("more", more)
            .with("track", track))
    }
}

impl ZhanGuo {
    /// A card above a region or to the Court, or Officials moved before that.
    pub(super) fn list_plays(&self, out: &mut Vec<Move>) {
        let table = &self.table;
        let mut room = 0;
        for region in Region::ALL {
            if table.can_tuck(region) {
                room |= region.bit();
            }
        }
        let mut able = 0_u8;
        for action in Action::ALL {
            if table.is_able(action) {
                able |= 1 << action.index();
            }
        }
        for card in self.hand(table.turn).iter() {
            out.extend(regions(room).map(|region| Move::Tuck { card, region }));
            let mut bits = able;
            while bits != 0 {
                out.push(Move::Court { card, action: Action::from_index(bits.trailing_zeros() as usize) });
                bits &= bits - 1;
            }
        }
        table.list_free_moves(out);
    }

    pub(super) fn refuse_tuck(&self, card: Card, region: Region) -> Result<(), Refusal> {
        self.refuse_hand(card)?;
        let count = self.table.me().card_count(region);
        if count >= SLOTS {
            return Err(self.table.refusal_at("region-cards", region));
        }
        self.table.refuse_unrest(region, count as u8)
    }

    pub(super) fn tuck(&mut self, card: Card, region: Region, chance: &mut Chance) {
        self.reveal(card);
        let brings = self.table.would_bring(self.table.turn, card.colour(), region);
        let me = self.table.me_mut();
        let count = me.card_count(region);
        me.cards[region.index()][count] = Some(card);
        me.markers[card.colour().index()] += brings.markers;
        me.points[MARKERS] += i16::from(brings.points);
        me.unrest[region.index()] += brings.unrest;
        self.end_turn(chance);
    }
}
