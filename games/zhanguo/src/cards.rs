//! Cards and sets of cards.

use std::fmt;

use game::Chance;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::pieces::{COLOURS, Colour};

/// The cards of one colour.
pub const DECK: usize = 40;
/// All cards.
pub const CARDS: usize = COLOURS * DECK;

/// A card, by its activation number from 1 to 120.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card with that number.
    #[must_use]
    pub const fn from_number(number: u64) -> Option<Self> {
        if number >= 1 && number <= CARDS as u64 { Some(Self(number as u8)) } else { None }
    }

    /// Its activation number.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// For arrays, counted from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Its colour.
    #[inline]
    #[must_use]
    pub const fn colour(self) -> Colour {
        Colour::from_index((self.0 as usize - 1) / DECK)
    }

    /// Every card.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=CARDS as u8).map(Self)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u64::deserialize(deserializer)?;
        Self::from_number(number)
            .ok_or_else(|| de::Error::custom(format!("there is no card {number}: cards count from 1 to 120")))
    }
}

/// A set of cards. Every number is there once, so a shuffled deck is a set, and what is drawn is decided when it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cards(u128);

impl Cards {
    /// No cards.
    pub const EMPTY: Self = Self(0);
    /// All cards.
    pub const ALL: Self = Self(((1 << CARDS) - 1) << 1);

    /// So many cards from a number on.
    pub(crate) const fn from_to(first: usize, count: usize) -> Self {
        Self(((1 << count) - 1) << first)
    }

    /// Whether a card is among them.
    #[inline]
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// How many.
    #[inline]
    #[must_use]
    pub const fn size(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// A bit each, the first card the lowest.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u128 {
        self.0 >> 1
    }

    /// Puts a card in.
    #[inline]
    pub const fn add(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub const fn take(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// These and those.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// These but not those.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Those that are in both sets.
    #[inline]
    #[must_use]
    pub const fn common(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those of a colour.
    #[inline]
    #[must_use]
    pub const fn of(self, colour: Colour) -> Self {
        self.common(colour.deck())
    }

    /// The cards, from the lowest number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let card = Card(bits.trailing_zeros() as u8);
                bits &= bits - 1;
                card
            })
        })
    }

    /// Takes one card out, each equally likely; nothing from an empty set.
    pub fn draw(&mut self, chance: &mut Chance) -> Option<Card> {
        if self.is_empty() {
            return None;
        }
        let mut bits = self.0;
        for _ in 0..chance.below(self.size()) {
            bits &= bits - 1;
        }
        let card = Card(bits.trailing_zeros() as u8);
        self.take(card);
        Some(card)
    }
}

impl Extend<Card> for Cards {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        for card in cards {
            self.add(card);
        }
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.add(card);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_have_colours() {
        let colours: Vec<Colour> = [1, 40, 41, 80, 81, 120]
            .iter()
            .map(|&number| Card::from_number(number).unwrap().colour())
            .collect();
        use Colour::{Brown, Ivory, Orange};
        assert_eq!(colours, [Ivory, Ivory, Orange, Orange, Brown, Brown]);
        assert_eq!([0, 121].map(Card::from_number), [None, None]);
        for colour in Colour::ALL {
            assert_eq!(colour.deck().size(), 40);
            assert!(colour.deck().iter().all(|card| card.colour() == colour));
        }
        assert_eq!(Cards::ALL.size(), 120);
        assert_eq!(Cards::ALL, Card::all().collect());
    }

    #[test]
    fn drawing_takes_every_card_once() {
        let mut chance = Chance::quick(1);
        let mut deck = Cards::ALL;
        let mut drawn = Cards::EMPTY;
        while let Some(card) = deck.draw(&mut chance) {
            assert!(!drawn.has(card));
            drawn.add(card);
        }
        assert_eq!(drawn, Cards::ALL);
    }
}
