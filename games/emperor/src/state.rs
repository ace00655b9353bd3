//! What lies on the table.

use game::{Chance, Seat};

use crate::board::{Board, Cards, EMISSARIES, HAND, HOUSES, REGIONS, ROW, Region, SEATS, Space};
use crate::scoring::SOURCES;
use crate::setup::{Fortifications, Setup};

/// Why a player is drawing: what his turn was.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum After {
    /// He opened an empty region, which takes one piece only.
    Opening,
    /// He placed two pieces.
    Two,
    /// He placed one piece and did not want a second.
    One,
    /// He exchanged a card instead.
    Exchange,
}

/// Where a turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The turn begins: a piece is placed or a card exchanged.
    Place,
    /// A second piece may be placed in the same region.
    Second(Region),
    /// The hand is refilled, card by card.
    Draw(After),
    /// The game is over.
    Over,
}

/// All that lies open for everybody, with a perfect memory of what was taken from the row.
///
/// One thing is not remembered: once the discards are shuffled into a new pile, cards that were drawn before are not
/// told from cards drawn later. As soon as a hand holds both, nobody can say which of two alike cards was played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// What was agreed.
    pub setup: Setup,
    /// The start player, who keeps the Emperor marker.
    pub start: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Where the turn stands.
    pub phase: Phase,
    /// Every player's houses in every region, a bit each space.
    pub houses: [[u8; REGIONS]; SEATS],
    /// Every player's emissaries in every region.
    pub emissaries: [[u8; REGIONS]; SEATS],
    /// The fortifications in every region, a bit each space.
    pub forts: [u8; REGIONS],
    /// Whose fortification is still in the supply, a bit each seat.
    pub(crate) fort_supply: u8,
    /// Points so far, by source.
    pub(crate) points: [[i16; SOURCES.len()]; SEATS],
    /// The open row.
    pub row: Cards,
    /// Played and exchanged cards.
    pub discards: Cards,
    /// How many cards lie in the pile.
    pub pile: u8,
    /// How often the pile was exhausted; the second time begins the end.
    pub exhausted: u8,
    /// The cards each player is known to hold, because he took them from the row.
    pub known: [Cards; SEATS],
    /// How many more cards each player holds.
    pub hidden: [u8; SEATS],
    /// The cards that lie in the pile or are held without being known.
    pub unseen: Cards,
}

impl Table {
    /// The board.
    #[inline]
    #[must_use]
    pub const fn board(&self) -> &'static Board {
        self.setup.board.board()
    }

    /// The number of players.
    #[inline]
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.setup.seats as usize
    }

    /// How many cards a player holds.
    #[inline]
    #[must_use]
    pub fn hand_size(&self, seat: Seat) -> u32 {
        self.known[seat.index()].size() + u32::from(self.hidden[seat.index()])
    }

    /// The house spaces of a region that have a house, a bit each.
    #[inline]
    #[must_use]
    pub fn built(&self, region: Region) -> u8 {
        self.houses.iter().fold(0, |built, houses| built | houses[region.index()])
    }

    /// The house spaces of a region without a house, a bit each.
    #[inline]
    #[must_use]
    pub fn free(&self, region: Region) -> u8 {
        self.board().full(region) & !self.built(region)
    }

    /// Whether every space of a region has a house: then its houses are scored.
    #[inline]
    #[must_use]
    pub fn is_full(&self, region: Region) -> bool {
        self.free(region) == 0
    }

    /// Whose house stands on a space.
    #[must_use]
    pub fn house(&self, space: Space) -> Option<Seat> {
        Seat::all(SEATS).find(|seat| self.houses[seat.index()][space.region.index()] & space.bit() != 0)
    }

    /// Whether a fortification stands on a space.
    #[inline]
    #[must_use]
    pub const fn has_fort(&self, space: Space) -> bool {
        self.forts[space.region.index()] & space.bit() != 0
    }

    /// How many houses a player has in a region.
    #[inline]
    #[must_use]
    pub const fn house_count(&self, seat: Seat, region: Region) -> u32 {
        self.houses[seat.index()][region.index()].count_ones()
    }

    /// The emissaries of all players in a region.
    #[inline]
    #[must_use]
    pub fn court(&self, region: Region) -> u32 {
        self.emissaries.iter().map(|all| u32::from(all[region.index()])).sum()
    }

    /// How many emissaries a region holds: as many as its strongest player has houses there.
    #[inline]
    #[must_use]
    pub fn court_limit(&self, region: Region) -> u32 {
        self.houses.iter().map(|houses| houses[region.index()].count_ones()).max().unwrap_or(0)
    }

    /// Whether a region has no piece at all.
    #[inline]
    #[must_use]
    pub fn is_empty(&self, region: Region) -> bool {
        // Without a house there can be no emissary.
        self.built(region) | self.forts[region.index()] == 0
    }

    /// The houses a player still has.
    #[inline]
    #[must_use]
    pub fn houses_left(&self, seat: Seat) -> u32 {
        HOUSES - self.houses[seat.index()].iter().map(|houses| houses.count_ones()).sum::<u32>()
    }

    /// The emissaries a player still has.
    #[inline]
    #[must_use]
    pub fn emissaries_left(&self, seat: Seat) -> u32 {
        EMISSARIES - self.emissaries[seat.index()].iter().map(|&n| u32::from(n)).sum::<u32>()
    }

    /// Whether a player still has his fortification.
    #[inline]
    #[must_use]
    pub const fn has_fort_left(&self, seat: Seat) -> bool {
        self.fort_supply >> seat.index() & 1 == 1
    }

    /// All pieces a player still has; the emissary on the score track is none of them.
    #[must_use]
    pub fn supply(&self, seat: Seat) -> u32 {
        self.houses_left(seat) + self.emissaries_left(seat) + u32::from(self.has_fort_left(seat))
    }
}

/// The whole state: what lies open, and what each player holds. The pile is what is left of the unseen cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Emperor {
    /// What lies open.
    pub(crate) table: Table,
    /// Every player's hand.
    pub(crate) hands: [Cards; SEATS],
}

impl Emperor {
    /// What lies open for everybody.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// What a player holds.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> &Cards {
        &self.hands[seat.index()]
    }

    /// What lies in the pile.
    #[must_use]
    pub fn pile(&self) -> Cards {
        let mut counts = *self.table.unseen.counts();
        for (hand, known) in self.hands.iter().zip(&self.table.known) {
            for (colour, count) in counts.iter_mut().enumerate() {
                // Cards that are known to be held are part of the hand and never unseen; the conformance kit checks it.
                *count = count.wrapping_sub(hand.count(colour)).wrapping_add(known.count(colour));
            }
        }
        Cards::new(counts)
    }

    pub(crate) fn deal(setup: &Setup, chance: &mut Chance) -> Self {
        let seats = setup.seats as usize;
        let start = setup.first.unwrap_or_else(|| Seat::new(chance.below(seats as u32) as usize));
        let forts = setup.fortifications == Fortifications::With;
        let mut pile = setup.board.deck(seats);
        let mut hands = [Cards::EMPTY; SEATS];
        let mut unseen = pile;
        let mut hidden = [0; SEATS];
        for seat in 0..seats {
            hands[seat] = pile.draw_many(HAND, chance);
            hidden[seat] = HAND as u8;
        }
        let row = pile.draw_many(ROW, chance);
        for (colour, &count) in row.counts().iter().enumerate() {
            unseen.take(colour, count);
        }
        let table = Table {
            setup: *setup,
            start,
            turn: start,
            phase: Phase::Place,
            houses: [[0; REGIONS]; SEATS],
            emissaries: [[0; REGIONS]; SEATS],
            forts: [0; REGIONS],
            fort_supply: if forts { (1 << seats) - 1 } else { 0 },
            points: [[0; SOURCES.len()]; SEATS],
            row,
            discards: Cards::EMPTY,
            pile: pile.size() as u8,
            exhausted: 0,
            known: [Cards::EMPTY; SEATS],
            hidden,
            unseen,
        };
        Self { table, hands }
    }
}
