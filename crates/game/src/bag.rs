//! Bags: piles whose order nobody knows yet.
//!
//! A shuffled pile is a multiset; which piece comes next is decided when it is drawn. So the future is not in the
//! state, equal positions are equal, and a bot that gets hold of a state still cannot peek.

use crate::chance::Chance;

/// How many pieces there are of each of `KINDS` kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bag<const KINDS: usize>([u8; KINDS]);

impl<const KINDS: usize> Bag<KINDS> {
    /// No pieces at all.
    pub const EMPTY: Self = Self([0; KINDS]);

    /// A bag with these counts.
    #[must_use]
    pub const fn new(counts: [u8; KINDS]) -> Self {
        Self(counts)
    }

    /// The counts, kind by kind.
    #[must_use]
    pub const fn counts(&self) -> &[u8; KINDS] {
        &self.0
    }

    /// How many of that kind.
    #[inline]
    #[must_use]
    pub const fn count(&self, kind: usize) -> u8 {
        self.0[kind]
    }

    /// How many pieces in all.
    #[inline]
    #[must_use]
    pub fn size(&self) -> u32 {
        self.0.iter().map(|&n| u32::from(n)).sum()
    }

    /// Whether nothing is in it.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::EMPTY
    }

    /// Puts `n` pieces of a kind in.
    #[inline]
    pub fn add(&mut self, kind: usize, n: u8) {
        self.0[kind] += n;
    }

    /// Takes `n` pieces of a kind out; they must be there.
    #[inline]
    pub fn take(&mut self, kind: usize, n: u8) {
        debug_assert!(self.0[kind] >= n, "not so many pieces of kind {kind}");
        self.0[kind] -= n;
    }

    /// Puts all pieces of another bag in.
    #[inline]
    pub fn add_all(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine += theirs;
        }
    }

    /// This bag without the pieces of another, or nothing if it does not hold them.
    #[must_use]
    pub fn without(&self, other: &Self) -> Option<Self> {
        let mut rest = *self;
        for (mine, theirs) in rest.0.iter_mut().zip(other.0) {
            *mine = mine.checked_sub(theirs)?;
        }
        Some(rest)
    }

    /// The kind of one piece, every piece equally likely; the piece stays in. The bag must not be empty.
    #[inline]
    #[must_use]
    pub fn choose(&self, chance: &mut Chance) -> usize {
        let mut number = chance.below(self.size());
        for kind in 0..KINDS - 1 {
            let n = u32::from(self.0[kind]);
            if number < n {
                return kind;
            }
            number -= n;
        }
        KINDS - 1
    }

    /// Draws one piece blindly. The bag must not be empty.
    #[inline]
    pub fn draw(&mut self, chance: &mut Chance) -> usize {
        let kind = self.choose(chance);
        self.0[kind] -= 1;
        kind
    }

    /// Draws `n` pieces blindly, or all if there are fewer.
    #[must_use]
    pub fn draw_many(&mut self, n: u32, chance: &mut Chance) -> Self {
        let mut drawn = Self::EMPTY;
        for _ in 0..n.min(self.size()) {
            drawn.0[self.draw(chance)] += 1;
        }
        drawn
    }

    /// How many different hands of `n` pieces can be drawn from this bag, pieces of a kind being alike.
    #[must_use]
    pub fn hands(&self, n: u32) -> f64 {
        let n = n as usize;
        let mut ways = vec![0.0; n + 1];
        ways[0] = 1.0;
        for &count in &self.0 {
            for size in (0..=n).rev() {
                ways[size] = (0..=usize::from(count).min(size)).map(|of_kind| ways[size - of_kind]).sum();
            }
        }
        ways[n]
    }
}

/// A bag upon a bag: a pile of which some pieces are known to lie below others, as when a card is returned under its
/// pile. Draws come from the uppermost layer that has something left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile<const KINDS: usize, const LAYERS: usize>([Bag<KINDS>; LAYERS]);

impl<const KINDS: usize, const LAYERS: usize> Pile<KINDS, LAYERS> {
    /// A shuffled pile.
    #[must_use]
    pub const fn new(shuffled: Bag<KINDS>) -> Self {
        let mut layers = [Bag::EMPTY; LAYERS];
        layers[0] = shuffled;
        Self(layers)
    }

    /// The layers, from the top; those behind the last used one are empty.
    #[must_use]
    pub const fn layers(&self) -> &[Bag<KINDS>; LAYERS] {
        &self.0
    }

    /// Everything in the pile, whatever lies above what.
    #[must_use]
    pub fn all(&self) -> Bag<KINDS> {
        let mut all = Bag::EMPTY;
        for layer in &self.0 {
            all.add_all(layer);
        }
        all
    }

    /// Draws the topmost piece, or nothing from an empty pile.
    pub fn draw(&mut self, chance: &mut Chance) -> Option<usize> {
        if self.0[0].is_empty() {
            return None;
        }
        let kind = self.0[0].draw(chance);
        self.settle();
        Some(kind)
    }

    /// Puts a bag of pieces under the pile, shuffled among themselves. Fails, changing nothing, where the pile has no
    /// layer left: the game chose `LAYERS` too small.
    pub fn put_under(&mut self, pieces: Bag<KINDS>) -> Result<(), Bag<KINDS>> {
        match self.0.iter_mut().find(|layer| layer.is_empty()) {
            Some(layer) => {
                *layer = pieces;
                Ok(())
            }
            None if pieces.is_empty() => Ok(()),
            None => Err(pieces),
        }
    }

    /// Keeps the used layers together at the top, so that equal piles are equal.
    fn settle(&mut self) {
        if self.0[0].is_empty() {
            self.0.rotate_left(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_gives_back_what_it_holds() {
        let mut chance = Chance::quick(3);
        let full = Bag::new([7, 3, 1, 5]);
        let mut bag = full;
        let mut drawn = Bag::EMPTY;
        while !bag.is_empty() {
            drawn.add(bag.draw(&mut chance), 1);
        }
        assert_eq!(drawn, full);
        assert_eq!(full.size(), 16);
        assert_eq!(full.without(&Bag::new([1, 3, 0, 5])), Some(Bag::new([6, 0, 1, 0])));
        assert_eq!(full.without(&Bag::new([8, 0, 0, 0])), None);
    }

    #[test]
    fn every_piece_is_drawn_equally_often() {
        let mut chance = Chance::quick(5);
        let bag = Bag::new([6, 3, 1]);
        let mut seen = [0_u32; 3];
        for _ in 0..100_000 {
            seen[bag.choose(&mut chance)] += 1;
        }
        for (kind, share) in [0.6, 0.3, 0.1].into_iter().enumerate() {
            assert!((f64::from(seen[kind]) / 100_000.0 - share).abs() < 0.006, "{seen:?}");
        }
    }

    #[test]
    fn different_hands_are_counted() {
        // From a, a, b: of one piece a or b; of two aa or ab; of three only aab.
        let bag = Bag::new([2, 1]);
        assert_eq!([0, 1, 2, 3, 4].map(|n| bag.hands(n)), [1.0, 2.0, 2.0, 1.0, 0.0]);
    }

    #[test]
    fn what_lies_under_a_pile_comes_last() {
        let mut chance = Chance::quick(9);
        let mut pile = Pile::<3, 3>::new(Bag::new([2, 1, 0]));
        pile.put_under(Bag::new([0, 0, 1])).unwrap();
        pile.put_under(Bag::new([1, 0, 0])).unwrap();
        assert_eq!(pile.put_under(Bag::new([0, 1, 0])), Err(Bag::new([0, 1, 0])), "three layers are in use");
        assert_eq!(pile.all(), Bag::new([3, 1, 1]));
        let mut top = Bag::EMPTY;
        for _ in 0..3 {
            top.add(pile.draw(&mut chance).unwrap(), 1);
        }
        assert_eq!(top, Bag::new([2, 1, 0]), "the shuffled pile first");
        assert_eq!(pile, {
            let mut same = Pile::new(Bag::new([0, 0, 1]));
            same.put_under(Bag::new([1, 0, 0])).unwrap();
            same
        });
        assert_eq!(pile.draw(&mut chance), Some(2));
        assert_eq!(pile.draw(&mut chance), Some(0));
        assert_eq!(pile.draw(&mut chance), None);
    }
}
