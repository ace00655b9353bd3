//! What a viewer knows as numbers, for learning (the observation, as a flat tensor), and moves as numbers (the action space, with a
//! mask).
//!
//! A game says of which named parts its array is made ([`Encoded::PARTS`]) and writes a *view* into them, never a state: so nothing
//! hidden can be in it. Seats are counted from the viewer's own: first the viewer, then whoever sits on their left. The array has the same
//! parts for every set-up of a game, so that one network can learn all of them; what a smaller table lacks is 0.
//!
//! The conformance kit proves that equal views give equal arrays, that different views give different ones, that nothing hidden
//! changes one, and that writing one does not allocate.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::hash::{Hash, Hasher as _};
use std::sync::{PoisonError, RwLock};

use rustc_hash::FxHasher;

use crate::bag::Bag;
use crate::contract::{Appraised, Game, Proven, Written};
use crate::seat::Seat;

/// A named part of the array.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its name.
    pub name: &'static str,
    /// How many numbers it has, by its dimensions: `[5, 7]` is five rows of seven.
    pub shape: &'static [usize],
    /// What they mean, for whoever learns from them. In English only: it is part of the documentation of programs.
    pub what: &'static str,
}

impl Part {
    /// A part of the array.
    #[must_use]
    pub const fn new(name: &'static str, shape: &'static [usize], what: &'static str) -> Self {
        Self { name, shape, what }
    }

    /// How many numbers it has.
    #[must_use]
    pub const fn size(&self) -> usize {
        let (mut size, mut n) = (1, 0);
        while n < self.shape.len() {
            size *= self.shape[n];
            n += 1;
        }
        size
    }
}

/// How a game's views are put into numbers.
pub trait Encoded: Game {
    /// The parts of the array, in their order. Together they hold all that a view holds: two views that differ differ in the array.
    const PARTS: &'static [Part];

    /// Writes a view, part by part, in the order of [`Encoded::PARTS`].
    fn encode(view: &Self::View, sheet: &mut Sheet<'_>);

    /// How many numbers the array has.
    #[must_use]
    fn encoded_size() -> usize {
        Self::PARTS.iter().map(Part::size).sum()
    }

    /// The array of a view; `out` has [`Encoded::encoded_size`] numbers, whatever they are.
    fn encode_into(view: &Self::View, out: &mut [f32]) {
        out.fill(0.0);
        let mut sheet = Sheet { out, parts: Self::PARTS, begun: 0, at: 0, end: 0 };
        Self::encode(view, &mut sheet);
        debug_assert!(sheet.left().is_empty(), "parts that were never begun: {:?}", sheet.left());
    }
}

/// A game that keeps the whole contract: whoever serves, proves and measures games asks for this.
pub trait Whole: Written + Proven + Appraised + Encoded {}

impl<G: Written + Proven + Appraised + Encoded> Whole for G {}

/// An array that is being written. It begins as zeros, and whatever a part is not given stays 0: where something is said of every seat, the
/// seats come first, and those that a smaller table lacks are left out.
#[derive(Debug)]
pub struct Sheet<'a> {
    out: &'a mut [f32],
    parts: &'static [Part],
    begun: usize,
    at: usize,
    end: usize,
}

impl Sheet<'_> {
    /// The next part begins. Its name is only looked at in tests: the order is that of [`Encoded::PARTS`].
    #[inline(always)]
    pub fn part(&mut self, name: &str) -> &mut Self {
        debug_assert_eq!(self.left().first().map(|part| part.name), Some(name), "parts in another order");
        self.at = self.end;
        self.end += self.parts[self.begun].size();
        self.begun += 1;
        self
    }

    /// A number.
    #[inline(always)]
    pub fn put(&mut self, number: f32) -> &mut Self {
        debug_assert!(self.at < self.end, "part {} is too small", self.name());
        self.out[self.at] = number;
        self.at += 1;
        self
    }

    /// A count, as a share of the most there can be.
    #[inline(always)]
    pub fn count(&mut self, count: impl Into<i32>, most: u16) -> &mut Self {
        self.put(count.into() as f32 * (1.0 / f32::from(most)))
    }

    /// Counts, each as a share of the same number.
    #[inline(always)]
    pub fn counts(&mut self, counts: &[u8], most: u16) -> &mut Self {
        let share = 1.0 / f32::from(most);
        for (number, &count) in self.next(counts.len()).iter_mut().zip(counts) {
            *number = f32::from(count) * share;
        }
        self
    }

    /// The counts of a bag, each times what it is a share of: see [`shares`].
    #[inline(always)]
    pub fn bag<const N: usize>(&mut self, bag: &Bag<N>, shares: &[f32; N]) -> &mut Self {
        let numbers = self.next(N).iter_mut().zip(bag.counts()).zip(shares);
        for ((number, &count), share) in numbers {
            *number = f32::from(count) * share;
        }
        self
    }

    /// Yes or no.
    #[inline(always)]
    pub fn flag(&mut self, yes: bool) -> &mut Self {
        self.put(f32::from(u8::from(yes)))
    }

    /// One of so many, or none: one number each, 1 for that one.
    #[inline(always)]
    pub fn one_of(&mut self, which: Option<usize>, of: usize) -> &mut Self {
        debug_assert!(self.at + of <= self.end, "part {} is too small", self.name());
        if let Some(which) = which {
            debug_assert!(which < of, "{which} of {of} in part {}", self.name());
            self.out[self.at + which] = 1.0;
        }
        self.at += of;
        self
    }

    /// A set of so many things, a bit each: one number each.
    #[inline(always)]
    pub fn set(&mut self, bits: impl Into<u64>, of: usize) -> &mut Self {
        let mut bits = bits.into();
        let numbers = self.next(of);
        while bits != 0 {
            numbers[bits.trailing_zeros() as usize] = 1.0;
            bits &= bits - 1;
        }
        self
    }

    /// A set of more things than 64.
    #[inline(always)]
    pub fn wide_set(&mut self, bits: u128, of: usize) -> &mut Self {
        self.set(bits as u64, 64).set((bits >> 64) as u64, of - 64)
    }

    /// So many numbers stay 0: what is not there is not written.
    #[inline(always)]
    pub fn skip(&mut self, numbers: usize) -> &mut Self {
        debug_assert!(self.at + numbers <= self.end, "part {} is too small", self.name());
        self.at += numbers;
        self
    }

    #[inline(always)]
    fn next(&mut self, numbers: usize) -> &mut [f32] {
        debug_assert!(self.at + numbers <= self.end, "part {} is too small", self.name());
        self.at += numbers;
        &mut self.out[self.at - numbers..self.at]
    }

    fn left(&self) -> &'static [Part] {
        &self.parts[self.begun..]
    }

    fn name(&self) -> &'static str {
        self.begun.checked_sub(1).map_or("none", |last| self.parts[last].name)
    }
}

/// By what the counts of a bag are multiplied to be shares of all there are.
#[inline]
#[must_use]
pub fn shares<const N: usize>(all: &Bag<N>) -> [f32; N] {
    all.counts().map(|count| 1.0 / f32::from(count.max(1)))
}

/// The seats as a viewer counts them: their own is 0, the next on the left 1.
#[derive(Clone, Copy, Debug)]
pub struct Around {
    own: usize,
    seats: usize,
}

impl Around {
    /// Counted from a seat; the audience counts from the first.
    #[inline]
    #[must_use]
    pub fn of(own: Option<Seat>, seats: usize) -> Self {
        Self { own: own.map_or(0, Seat::index), seats }
    }

    /// Where a seat is, counted from the viewer.
    #[inline]
    #[must_use]
    pub const fn place(self, seat: Seat) -> usize {
        let place = seat.index() + self.seats - self.own;
        if place >= self.seats { place - self.seats } else { place }
    }

    /// All seats, the viewer's own first.
    #[inline]
    pub fn seats(self) -> impl Iterator<Item = Seat> + Clone {
        (0..self.seats).map(move |n| {
            let seat = self.own + n;
            Seat::new(if seat >= self.seats { seat - self.seats } else { seat })
        })
    }

    /// A set of seats, a bit each, counted from the viewer.
    #[inline]
    #[must_use]
    pub const fn bits(self, seats: u8) -> u8 {
        let all = ((1_u16 << self.seats) - 1) as u8;
        ((seats >> self.own) | (seats << (self.seats - self.own))) & all
    }
}

/// Every well-formed move of a game with its number: the action space. The same for every set-up.
///
/// A perfect hash: a move's group says by what its hash is stirred so that it falls into a place where no other move does. So the number
/// of a legal move is found without looking at the move that stands there.
#[derive(Clone, Debug)]
pub struct Lexicon<M> {
    moves: Vec<M>,
    /// By group: what stirs the hashes of its moves.
    stirs: Vec<u32>,
    /// The number of the move that falls into each place, 0 where none does.
    places: Vec<u16>,
    /// By how many bits a stirred hash is shifted to be a place.
    shift: u32,
}

/// The lexicons that were asked for, by game.
static LEXICONS: RwLock<Option<HashMap<TypeId, &'static (dyn Any + Send + Sync)>>> = RwLock::new(None);

impl<M: Copy + Eq + Hash + Send + Sync + 'static> Lexicon<M> {
    /// The moves of a game. It is made once and stays: whoever asks again gets the same.
    #[must_use]
    pub fn of<G: Proven<Move = M>>() -> &'static Self {
        let known = |lexicons: &Option<HashMap<TypeId, &'static (dyn Any + Send + Sync)>>| {
            lexicons.as_ref()?.get(&TypeId::of::<G>())?.downcast_ref()
        };
        if let Some(lexicon) = known(&LEXICONS.read().unwrap_or_else(PoisonError::into_inner)) {
            return lexicon;
        }
        let mut lexicons = LEXICONS.write().unwrap_or_else(PoisonError::into_inner);
        // Somebody else may have been first.
        if let Some(lexicon) = known(&lexicons) {
            return lexicon;
        }
        let lexicon: &'static Self = Box::leak(Box::new(Self::new(G::vocabulary())));
        lexicons.get_or_insert_default().insert(TypeId::of::<G>(), lexicon);
        lexicon
    }
}

impl<M: Copy + Eq + Hash> Lexicon<M> {
    /// These moves, numbered in their order; each must stand there once.
    #[must_use]
    pub fn new(moves: Vec<M>) -> Self {
        assert!(moves.len() < usize::from(u16::MAX), "more moves than the numbers of a lexicon");
        let size = (moves.len() * 2).next_power_of_two().max(4);
        let mut lexicon = Self {
            stirs: vec![0; size / 4],
            places: vec![0; size],
            shift: 64 - size.trailing_zeros(),
            moves,
        };
        let mut groups = vec![Vec::new(); lexicon.stirs.len()];
        for (number, &mv) in lexicon.moves.iter().enumerate() {
            let group = &mut groups[lexicon.group(hash(mv))];
            // One that stands there twice has its first number; that it does, the kit tells.
            if !group.iter().any(|&known: &usize| lexicon.moves[known] == mv) {
                group.push(number);
            }
        }
        // The largest groups first, while there is room.
        let mut order: Vec<usize> = (0..groups.len()).collect();
        order.sort_by_key(|&group| std::cmp::Reverse(groups[group].len()));
        let mut taken = vec![false; size];
        for group in order {
            let hashes: Vec<u64> = groups[group].iter().map(|&number| hash(lexicon.moves[number])).collect();
            let free = |stir: &u32| {
                let places: Vec<usize> = hashes.iter().map(|&hash| lexicon.place(hash, *stir)).collect();
                (0..places.len()).all(|n| !taken[places[n]] && !places[..n].contains(&places[n]))
            };
            let stir = (0..1 << 20).find(free);
            assert!(stir.is_some(), "two moves of the vocabulary cannot be told apart by their hash");
            lexicon.stirs[group] = stir.unwrap_or(0);
            for (&number, hash) in groups[group].iter().zip(hashes) {
                let place = lexicon.place(hash, lexicon.stirs[group]);
                taken[place] = true;
                lexicon.places[place] = number as u16;
            }
        }
        lexicon
    }

    /// All moves, by number.
    #[must_use]
    pub fn moves(&self) -> &[M] {
        &self.moves
    }

    /// The number of a move.
    #[inline]
    #[must_use]
    pub fn number(&self, mv: M) -> Option<usize> {
        let number = self.number_of_legal(mv);
        self.moves.get(number).is_some_and(|&other| other == mv).then_some(number)
    }

    /// The number of a move that has one, as every legal move does; the kit proves that. What has none is given that of some other.
    #[inline]
    #[must_use]
    pub fn number_of_legal(&self, mv: M) -> usize {
        let hash = hash(mv);
        usize::from(self.places[self.place(hash, self.stirs[self.group(hash)])])
    }

    /// The mask of some legal moves: 1 for each of them, 0 for all others; `out` has a number for every move, whatever it is.
    #[inline]
    pub fn mask(&self, moves: &[M], out: &mut [i8]) {
        out.fill(0);
        for &mv in moves {
            out[self.number_of_legal(mv)] = 1;
        }
    }

    #[inline]
    fn group(&self, hash: u64) -> usize {
        (hash >> 40) as usize & (self.stirs.len() - 1)
    }

    #[inline]
    fn place(&self, hash: u64, stir: u32) -> usize {
        // Two odd numbers; the upper bits of a product hang on all bits of its factors.
        let stir = u64::from(stir).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        ((hash ^ stir).wrapping_mul(0xD6E8_FEB8_6659_FD93) >> self.shift) as usize
    }
}

#[inline]
fn hash<M: Hash>(mv: M) -> u64 {
    let mut hasher = FxHasher::default();
    // From 0 on, any number of zeros would make no difference.
    hasher.write_u8(1);
    mv.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_counted_from_the_viewer() {
        let around = Around::of(Some(Seat::new(2)), 5);
        assert_eq!(around.seats().map(Seat::index).collect::<Vec<_>>(), [2, 3, 4, 0, 1]);
        assert_eq!(around.place(Seat::new(1)), 4);
        assert_eq!(around.bits(0b00110), 0b10001);
        assert_eq!(Around::of(None, 3).bits(0b101), 0b101);
    }

    #[test]
    fn every_move_has_its_number_and_no_other_has_one() {
        let lexicon = Lexicon::new((0_u32..3_000).map(|n| n * 7).collect());
        for n in 0..30_000 {
            let expected = (n % 7 == 0 && n < 21_000).then_some(n as usize / 7);
            assert_eq!(lexicon.number(n), expected);
        }
        assert_eq!(Lexicon::<u32>::new(Vec::new()).number(1), None);
        let mut mask = vec![7_i8; 3_000];
        lexicon.mask(&[0, 14], &mut mask);
        assert_eq!(mask.iter().map(|&n| i32::from(n)).sum::<i32>(), 2);
        assert_eq!((mask[0], mask[2]), (1, 1));
    }
}
