//! What a player has in front of him.

use crate::board::{DESKS, OFFICIALS, SLOTS};
use crate::pieces::{COLOURS, Card, Colour, Official, Place, REGIONS, Region, Symbol};
use crate::scoring::SOURCES;

/// What a player has in front of him and on the player board, open to all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// The player board; nothing for an A side, or while none is chosen.
    pub board: Option<Symbol>,
    /// Officials in each Governors Area, by colour.
    pub governing: [[u8; 3]; REGIONS],
    /// Officials in each Workers Area, by colour.
    pub working: [[u8; 3]; REGIONS],
    /// Workers in each region.
    pub workers: [u16; REGIONS],
    /// The unrest of each region.
    pub unrest: [u8; REGIONS],
    /// The cards above each region, in the order they were placed.
    pub cards: [[Option<Card>; SLOTS]; REGIONS],
    /// Unification markers of value 1, by colour.
    pub markers: [u8; COLOURS],
    /// Points so far, by source.
    pub(crate) points: [i16; SOURCES.len()],
}

impl Player {
    pub(crate) const EMPTY: Self = Self {
        board: None,
        governing: [[0; 3]; REGIONS],
        working: [[0; 3]; REGIONS],
        workers: [0; REGIONS],
        unrest: [0; REGIONS],
        cards: [[None; SLOTS]; REGIONS],
        markers: [0; COLOURS],
        points: [0; SOURCES.len()],
    };

    /// How many cards lie above a region.
    #[inline]
    #[must_use]
    pub fn card_count(&self, region: Region) -> usize {
        self.cards[region.index()].iter().flatten().count()
    }

    /// How many cards lie above the board.
    #[inline]
    #[must_use]
    pub fn all_cards(&self) -> usize {
        self.cards.iter().flatten().flatten().count()
    }

    /// How many cards of a colour lie above the board.
    #[inline]
    #[must_use]
    pub fn cards_of(&self, colour: Colour) -> usize {
        self.cards.iter().flatten().flatten().filter(|card| card.colour() == colour).count()
    }

    /// The region above which a card lies, and its place there.
    #[must_use]
    pub fn find(&self, card: Card) -> Option<(Region, usize)> {
        Region::ALL.into_iter().find_map(|region| {
            let slot = self.cards[region.index()].iter().position(|&other| other == Some(card))?;
            Some((region, slot))
        })
    }

    /// The Officials of a colour in a place.
    #[inline]
    #[must_use]
    pub const fn officials(&self, place: Place, official: Official) -> u8 {
        let area = if place.works { &self.working } else { &self.governing };
        area[place.region.index()][official.index()]
    }

    pub(crate) const fn officials_mut(&mut self, place: Place, official: Official) -> &mut u8 {
        let area = if place.works { &mut self.working } else { &mut self.governing };
        &mut area[place.region.index()][official.index()]
    }

    /// The Officials in a Workers Area.
    #[inline]
    #[must_use]
    pub const fn desks(&self, region: Region) -> u8 {
        let area = &self.working[region.index()];
        area[0] + area[1] + area[2]
    }

    /// Whether a Workers Area has no room left.
    #[inline]
    #[must_use]
    pub const fn is_staffed(&self, region: Region) -> bool {
        self.desks(region) >= DESKS
    }

    /// The Officials of a colour in a region, both areas together.
    #[inline]
    #[must_use]
    pub const fn officials_in(&self, region: Region, official: Official) -> u8 {
        self.governing[region.index()][official.index()] + self.working[region.index()][official.index()]
    }

    /// The Officials of a colour on the board.
    #[inline]
    #[must_use]
    pub fn placed(&self, official: Official) -> u8 {
        Region::ALL.iter().map(|&region| self.officials_in(region, official)).sum()
    }

    /// The Officials of a colour in the supply.
    #[inline]
    #[must_use]
    pub fn left(&self, official: Official) -> u8 {
        OFFICIALS - self.placed(official)
    }

    /// Whether any Official is on the board.
    #[inline]
    #[must_use]
    pub fn has_officials(&self) -> bool {
        Official::ALL.iter().any(|&official| self.placed(official) > 0)
    }

    /// Whether any Official is in the supply.
    #[inline]
    #[must_use]
    pub fn can_recruit(&self) -> bool {
        Official::ALL.iter().any(|&official| self.left(official) > 0)
    }

    /// The regions with Workers, a bit each.
    #[inline]
    #[must_use]
    pub fn working_regions(&self) -> u8 {
        Region::ALL.iter().filter(|region| self.workers[region.index()] > 0).fold(0, |bits, r| bits | r.bit())
    }

    /// The regions with unrest, a bit each.
    #[inline]
    #[must_use]
    pub fn uneasy_regions(&self) -> u8 {
        Region::ALL.iter().filter(|region| self.unrest[region.index()] > 0).fold(0, |bits, r| bits | r.bit())
    }
}
