//! Courtiers and their places, tokens, and the colours of the cards.

use std::fmt;

use game::Bag;

/// How many courtiers there are, and how many places they stand in.
pub const COURTIERS: usize = 12;
/// How many kinds of tokens there are.
pub const KINDS: usize = 6;
/// How many colours of cards there are.
pub const COLOURS: usize = 4;

macro_rules! numbered { ($(#[$doc:meta])* $name:ident, $what:literal) => {
    $(#[$doc])*
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct $name(u8);

    impl $name {
        /// The one with that index, counted from 0.
        #[inline]
        #[must_use]
        pub const fn new(index: usize) -> Self {
            debug_assert!(index < COURTIERS);
            Self(index as u8)
        }

        /// The one with that number, counted from 1, if there is one.
        #[must_use]
        pub const fn from_number(number: u64) -> Option<Self> {
            if number >= 1 && number <= COURTIERS as u64 { Some(Self(number as u8 - 1)) } else { None }
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

        /// All of them, in order.
        pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
            (0..COURTIERS as u8).map(Self)
        }
    }

    impl fmt::Display for $name {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{}", self.number())
        }
    }

    impl fmt::Debug for $name {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, concat!($what, " {}"), self.number())
        }
    }
} }

numbered! {
    /// A courtier: inside counted from 0, outside from 1. His number is also the place where he begins.
    Courtier, "courtier"
}

numbered! {
    /// A place at court, from the lowest on the left to the highest on the right: inside counted from 0, outside from 1.
    Place, "place"
}

/// Some of the courtiers: such as the cards of one colour in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Courtiers(u16);

impl Courtiers {
    /// None of them.
    pub const NONE: Self = Self(0);

    /// Whether one is among them.
    #[inline]
    #[must_use]
    pub const fn contains(self, courtier: Courtier) -> bool {
        self.0 & (1 << courtier.0) != 0
    }

    /// Adds one.
    #[inline]
    pub const fn add(&mut self, courtier: Courtier) {
        self.0 |= 1 << courtier.0;
    }

    /// Takes one away.
    #[inline]
    pub const fn remove(&mut self, courtier: Courtier) {
        self.0 &= !(1 << courtier.0);
    }

    /// How many they are.
    #[inline]
    #[must_use]
    pub const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// A bit each, the first the lowest.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Each of them, by number.
    pub fn iter(self) -> impl Iterator<Item = Courtier> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = left.checked_ilog2().map(|_| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(Courtier(next))
        })
    }
}

impl FromIterator<Courtier> for Courtiers {
    fn from_iter<I: IntoIterator<Item = Courtier>>(courtiers: I) -> Self {
        let mut all = Self::NONE;
        courtiers.into_iter().for_each(|courtier| all.add(courtier));
        all
    }
}

impl fmt::Debug for Courtiers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// An influence token: a number from 1 to 3, black (plus) or red (minus).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Token {
    /// Black 1.
    Plus1,
    /// Black 2.
    Plus2,
    /// Black 3.
    Plus3,
    /// Red 1.
    Minus1,
    /// Red 2.
    Minus2,
    /// Red 3.
    Minus3,
}

/// Tokens of one player, by kind.
pub type Tokens = Bag<KINDS>;

impl Token {
    /// Every kind: black before red, the low numbers first.
    pub const ALL: [Self; KINDS] =
        [Self::Plus1, Self::Plus2, Self::Plus3, Self::Minus1, Self::Minus2, Self::Minus3];

    /// For bags.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind with that index.
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        Self::ALL[index]
    }

    /// By how many places it moves a courtier: to the right, or below zero to the left.
    #[inline]
    #[must_use]
    pub const fn value(self) -> i8 {
        [1, 2, 3, -1, -2, -3][self.index()]
    }

    /// What it counts on the phase space, where the colour does not matter.
    #[inline]
    #[must_use]
    pub const fn worth(self) -> u8 {
        self.value().unsigned_abs()
    }

    /// The token of that value, if there is one.
    #[must_use]
    pub fn of_value(value: i64) -> Option<Self> {
        Self::ALL.into_iter().find(|token| i64::from(token.value()) == value)
    }

    /// Its name in the language files and in picks.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["plus-1", "plus-2", "plus-3", "minus-1", "minus-2", "minus-3"][self.index()]
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+}", self.value())
    }
}

/// What tokens count together on the phase space.
#[inline]
#[must_use]
pub fn total(tokens: &Tokens) -> u8 {
    let [a, b, c, d, e, f] = *tokens.counts();
    (a + d) + 2 * (b + e) + 3 * (c + f)
}

/// Every token of a bag, one by one, in the order of [`Token::ALL`].
pub fn each(tokens: &Tokens) -> impl Iterator<Item = Token> + use<> {
    let counts = *tokens.counts();
    Token::ALL.into_iter().flat_map(move |token| std::iter::repeat_n(token, counts[token.index()].into()))
}

game::named! {
    /// A colour of character cards.
    pub enum Colour "colour" {
        /// Dark purple.
        Porphyry = "porphyry",
        /// Blue-green.
        Verdigris = "verdigris",
        /// Orange.
        Amber = "amber",
        /// White.
        Alabaster = "alabaster",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_courtiers_hold_what_was_put_in() {
        let mut some: Courtiers = [12, 1, 5].into_iter().filter_map(Courtier::from_number).collect();
        assert_eq!(some.iter().map(Courtier::number).collect::<Vec<_>>(), [1, 5, 12]);
        some.remove(Courtier::new(4));
        assert!(some.count() == 2 && !some.contains(Courtier::new(4)) && some.contains(Courtier::new(11)));
        assert!(Courtiers::NONE.is_empty() && Courtiers::NONE.iter().next().is_none());
        assert_eq!(format!("{some:?}"), "{courtier 1, courtier 12}");
    }

    #[test]
    fn tokens_move_by_their_sign_and_count_without_it() {
        assert_eq!(Token::ALL.map(Token::value), [1, 2, 3, -1, -2, -3]);
        assert_eq!(Token::ALL.map(Token::worth), [1, 2, 3, 1, 2, 3]);
        assert_eq!(Token::of_value(-2), Some(Token::Minus2));
        assert_eq!((Token::of_value(0), Token::of_value(4)), (None, None));
        assert_eq!(total(&Tokens::new([5, 4, 2, 5, 4, 2])), 38);
    }
}
