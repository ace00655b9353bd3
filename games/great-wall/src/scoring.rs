//! Totals in the sections, and points.

use game::{Scores, Seat};

use crate::board::{Card, Favour, SEATS, board};
use crate::state::{Section, Table};

/// Where points come from: the favours of each value, lowest first.
pub const SOURCES: [&str; 7] =
    ["favour-1", "favour-2", "favour-3", "favour-4", "favour-5", "favour-7", "favour-8"];

impl Section {
    /// Whether an uncovered Noble makes every card here worth 1.
    #[inline]
    #[must_use]
    pub fn has_noble(&self) -> bool {
        self.cards.iter().any(|cards| cards.count(Card::Noble.index()) > 0)
    }

    /// Whether a player has an uncovered card here. Whoever has none is not counted, not even as 0.
    #[inline]
    #[must_use]
    pub fn is_present(&self, seat: Seat) -> bool {
        !self.cards[seat.index()].is_empty()
    }

    /// A player's total: his uncovered cards, each worth 1 under a Noble, less the favour he holds here.
    #[inline]
    #[must_use]
    pub fn total(&self, seat: Seat) -> i32 {
        self.total_under(seat, self.has_noble())
    }

    #[inline]
    fn total_under(&self, seat: Seat, noble: bool) -> i32 {
        let cards = &self.cards[seat.index()];
        let worth = if noble {
            cards.size() as i32
        } else {
            let board = board();
            let infantry = cards.count(Card::Infantry.index());
            let mut worth = i32::from(board.infantry[infantry as usize]);
            for card in Card::ALL {
                if card != Card::Infantry {
                    worth += i32::from(cards.count(card.index())) * i32::from(board.values[card.index()]);
                }
            }
            worth
        };
        match self.stake.held() {
            Some(held) if held.by == seat => worth - i32::from(held.favour.value()),
            _ => worth,
        }
    }

    /// Who alone has the highest total here, of those present. A tie for the lead means that nobody leads.
    #[inline]
    #[must_use]
    pub fn leader(&self) -> Option<Seat> {
        let noble = self.has_noble();
        let mut best: Option<(i32, Seat)> = None;
        let mut alone = false;
        for seat in Seat::all(SEATS) {
            if !self.is_present(seat) {
                continue;
            }
            let total = self.total_under(seat, noble);
            match best {
                Some((most, _)) if total < most => {}
                Some((most, _)) if total == most => alone = false,
                _ => {
                    best = Some((total, seat));
                    alone = true;
                }
            }
        }
        best.filter(|_| alone).map(|(_, seat)| seat)
    }
}

impl Table {
    /// The points of every player so far. A first favour scores only once its section is finished.
    #[must_use]
    pub fn scores(&self) -> Scores {
        let mut scores = Scores::new(self.seats(), &SOURCES);
        for seat in Seat::all(self.seats()) {
            for favour in Favour::all() {
                let n = i16::from(self.won[seat.index()].count(favour.index()));
                scores.add(seat, favour.index(), n * i16::from(favour.value()));
            }
        }
        scores
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_source_is_a_favour() {
        for (favour, source) in Favour::all().zip(SOURCES) {
            assert_eq!(source, format!("favour-{favour}"));
        }
    }
}
