//! What lies on the table.

use std::fmt;

use game::{Chance, Reveals, Seat};

use crate::board::{Card, Cards, Favour, Favours, SEATS, SECTIONS, board};
use crate::setup::Setup;

/// The number of a section: inside counted from 0, outside from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SectionId(u8);

impl SectionId {
    /// The section with that index, counted from 0.
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Self {
        debug_assert!(index < SECTIONS);
        Self(index as u8)
    }

    /// The section with that number, counted from 1, if any table has so many.
    #[must_use]
    pub const fn from_number(number: u64) -> Option<Self> {
        if number >= 1 && number <= SECTIONS as u64 { Some(Self(number as u8 - 1)) } else { None }
    }

    /// Counted from 0, for arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1, for people.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// All sections of a table.
    pub fn all(sections: usize) -> impl Iterator<Item = Self> {
        (0..sections as u8).map(Self)
    }

    /// Its bit in a set of sections.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self.0
    }
}

impl fmt::Display for SectionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for SectionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "section {}", self.number())
    }
}

/// The first favour of a section, claimed and lying upon a card until the section is finished.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Held {
    /// Whose it will be.
    pub by: Seat,
    /// Which favour.
    pub favour: Favour,
    /// The card of the holder on which it lies: no Dragon may cover that one.
    pub on: Card,
}

/// What is to be won in a section.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stake {
    /// Nothing: the section was finished and no favours were left to open it again.
    Closed,
    /// Both favours, the higher one first.
    Both(Favour, Favour),
    /// The first favour is claimed, this one is left.
    One {
        /// What can still be claimed.
        left: Favour,
        /// What was claimed first.
        held: Held,
    },
}

impl Stake {
    /// A new pair of favours.
    #[must_use]
    pub fn pair(a: Favour, b: Favour) -> Self {
        if a < b { Self::Both(b, a) } else { Self::Both(a, b) }
    }

    /// The favours that lie there, claimed or not.
    #[must_use]
    pub const fn favours(&self) -> [Option<Favour>; 2] {
        match self {
            Self::Closed => [None; 2],
            Self::Both(high, low) => [Some(*high), Some(*low)],
            Self::One { left, held } => [Some(*left), Some(held.favour)],
        }
    }

    /// The first favour, once it was claimed.
    #[inline]
    #[must_use]
    pub const fn held(&self) -> Option<Held> {
        match self {
            Self::One { held, .. } => Some(*held),
            _ => None,
        }
    }
}

/// A card under a Dragon: it has neither value nor power any more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Under {
    /// Whose card.
    pub seat: Seat,
    /// Which.
    pub card: Card,
}

/// A section of the wall.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Section {
    /// What is to be won.
    pub stake: Stake,
    /// Every player's uncovered cards.
    pub cards: [Cards; SEATS],
    /// What each player's Dragon covers here. Every player has one Dragon, so its owner names it.
    pub under: [Option<Under>; SEATS],
}

impl Section {
    /// Nothing built, nothing to win.
    pub const CLOSED: Self =
        Self { stake: Stake::Closed, cards: [Cards::EMPTY; SEATS], under: [None; SEATS] };

    /// Whether it is being built.
    #[inline]
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.stake != Stake::Closed
    }

    /// How many cards of this kind a Dragon could cover: uncovered, and without a favour upon them.
    #[inline]
    #[must_use]
    pub fn coverable(&self, seat: Seat, card: Card) -> u8 {
        let guarded = matches!(self.stake, Stake::One { held, .. } if held.by == seat && held.on == card);
        self.cards[seat.index()].count(card.index()) - u8::from(guarded)
    }
}

/// Where a turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The turn begins: the player may claim where he leads.
    Check,
    /// The first of the two actions is owed.
    First,
    /// The second of the two actions is owed.
    Second,
    /// The round after the last turns, in which everyone only checks once more.
    LastCheck,
    /// The game is over.
    Over,
}

/// All that lies open for everybody, with a perfect memory: also the claimed favours, since everyone saw them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// What was agreed.
    pub setup: Setup,
    /// Whose turn it is.
    pub turn: Seat,
    /// Where the turn stands.
    pub phase: Phase,
    /// The sections which that player may still claim in this turn, a bit each.
    pub(crate) claimable: u8,
    /// Who played his last card and so began the end.
    pub finisher: Option<Seat>,
    /// The wall.
    pub sections: [Section; SECTIONS],
    /// Cards nobody has seen played: hand and pile of each player together.
    pub unseen: [Cards; SEATS],
    /// How many of them lie in the pile.
    pub piles: [u8; SEATS],
    /// Cards of finished sections, out of the game.
    pub gone: [Cards; SEATS],
    /// The favours each player has won.
    pub won: [Favours; SEATS],
    /// The favours still to come.
    pub supply: Favours,
    /// Pairs of equal favours taken out of a game for two.
    pub removed: Favours,
}

impl Table {
    /// The number of players.
    #[inline]
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.setup.seats as usize
    }

    /// The sections this table can have at a time.
    #[inline]
    pub fn section_ids(&self) -> impl Iterator<Item = SectionId> + use<> {
        SectionId::all(board().sections(self.seats()))
    }

    /// One section.
    #[inline]
    #[must_use]
    pub const fn section(&self, id: SectionId) -> &Section {
        &self.sections[id.index()]
    }

    /// How many cards a player holds.
    #[inline]
    #[must_use]
    pub fn hand_size(&self, seat: Seat) -> u32 {
        self.unseen[seat.index()].size() - u32::from(self.piles[seat.index()])
    }

    /// Whether the player may still claim in that section in this turn.
    #[inline]
    #[must_use]
    pub const fn is_claimable(&self, id: SectionId) -> bool {
        self.claimable & id.bit() != 0
    }

    /// The values of the equal pairs that left a game for two, one for each pair.
    #[must_use]
    pub fn pairs_removed(&self) -> Vec<u8> {
        Favour::all()
            .flat_map(|favour| {
                std::iter::repeat_n(favour.value(), usize::from(self.removed.count(favour.index()) / 2))
            })
            .collect()
    }

    /// Opens a section with a new pair of favours. In a game for two a pair of equal favours leaves the game and the
    /// next is drawn. With no favours left the section stays closed.
    pub(crate) fn open(&mut self, id: SectionId, chance: &mut Chance) -> Reveals {
        let reveals = Reveals::something_if(self.supply.size() >= 2);
        while self.supply.size() >= 2 {
            let [a, b] = [0; 2].map(|_| Favour::from_index(self.supply.draw(chance)));
            if self.seats() == 2 && a == b {
                self.removed.add(a.index(), 2);
            } else {
                self.sections[id.index()].stake = Stake::pair(a, b);
                break;
            }
        }
        reveals
    }
}

/// The whole state: what lies open, and what each player holds. A player's pile is what is left of his unseen cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GreatWall {
    /// What lies open.
    pub(crate) table: Table,
    /// Every player's hand.
    pub(crate) hands: [Cards; SEATS],
}

impl GreatWall {
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

    /// What lies in a player's pile.
    #[must_use]
    pub fn pile(&self, seat: Seat) -> Cards {
        // The hand is always part of the unseen cards; the conformance kit checks it at every step.
        self.table.unseen[seat.index()].without(self.hand(seat)).unwrap_or(Cards::EMPTY)
    }

    pub(crate) fn deal(setup: &Setup, chance: &mut Chance) -> Self {
        let seats = setup.seats as usize;
        let first = setup.first.unwrap_or_else(|| Seat::new(chance.below(seats as u32) as usize));
        let mut state = Self {
            table: Table {
                setup: *setup,
                turn: first,
                // Nobody has cards out yet, so the first check has nothing to find.
                phase: Phase::First,
                claimable: 0,
                finisher: None,
                sections: [Section::CLOSED; SECTIONS],
                unseen: [Cards::EMPTY; SEATS],
                piles: [0; SEATS],
                gone: [Cards::EMPTY; SEATS],
                won: [Favours::EMPTY; SEATS],
                supply: board().favours(),
                removed: Favours::EMPTY,
            },
            hands: [Cards::EMPTY; SEATS],
        };
        for seat in Seat::all(seats) {
            let mut pile = board().deck();
            state.table.unseen[seat.index()] = pile;
            state.hands[seat.index()] = pile.draw_many(u32::from(board().hand), chance);
            state.table.piles[seat.index()] = pile.size() as u8;
        }
        for id in state.table.section_ids() {
            state.table.open(id, chance);
        }
        state
    }
}
