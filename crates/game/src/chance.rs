//! Chance, which others call the moves of nature, comes from outside the state.
//!
//! A match has one secret [`Seed`] of 256 bits. The chance for decision *n* is derived from seed and *n* through
//! `ChaCha12`, a one-way function: whoever sees every card drawn so far learns nothing about the next. Within one
//! decision the fast generator xoshiro256++ serves. Both are named, never "the standard one", and the sampling below
//! is our own, so that a record replays bit for bit with every later version of the libraries.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};

use crate::phrase::Fault;

/// The secret of a match, from which all its chance comes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of these bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The seed that a small number stands for, as in `--seed 1`.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        Self(
            Sha256::new().chain_update(b"palatine seed").chain_update(number.to_le_bytes()).finalize().into(),
        )
    }

    /// The seed of part `number` of a larger work: one deal of an arena, one game of a check.
    #[must_use]
    pub fn part(&self, number: u64) -> Self {
        Self(
            Sha256::new()
                .chain_update(b"palatine part")
                .chain_update(self.0)
                .chain_update(number.to_le_bytes())
                .finalize()
                .into(),
        )
    }
}

/// The SHA-256 of some bytes, in hexadecimal.
#[must_use]
pub fn fingerprint(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Seed {
    /// A seed is secret while its match lasts, so it does not slip into logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// 64 hexadecimal digits, or a whole number that stands for a seed.
impl FromStr for Seed {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        if text.len() == 64 && text.bytes().all(|b| b.is_ascii_hexdigit()) {
            let mut bytes = [0; 32];
            for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
                let digit = |b: u8| (b as char).to_digit(16).unwrap_or(0) as u8;
                *byte = (digit(digits[0]) << 4) | digit(digits[1]);
            }
            return Ok(Self(bytes));
        }
        if text.bytes().all(|b| b.is_ascii_digit())
            && let Ok(number) = text.parse()
        {
            return Ok(Self::from_number(number));
        }
        Err(Fault::new("fault-seed").with("text", text))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| {
            de::Error::custom(
                "a seed is 64 hexadecimal digits, or a whole number written as text".to_string(),
            )
        })
    }
}

/// A source of chance for one decision, or for a whole playout.
#[derive(Clone, Debug)]
pub struct Chance {
    rng: Xoshiro256PlusPlus,
    asked: bool,
    /// Where the generator begins, until something is left to chance: most decisions leave nothing to it, and beginning costs as much as
    /// a decision.
    begins: Option<(Seed, u32)>,
}

impl Chance {
    /// The chance of decision `number` of a match. Number 0 deals the set-up; decisions count from 1.
    #[must_use]
    pub fn at(seed: &Seed, number: u32) -> Self {
        Self { rng: Xoshiro256PlusPlus::from_seed([1; 32]), asked: false, begins: Some((*seed, number)) }
    }

    #[cold]
    fn begin(&mut self, seed: &Seed, number: u32) {
        let mut keyed = ChaCha12Rng::from_seed(seed.0);
        keyed.set_stream(u64::from(number));
        let mut bytes = [0; 32];
        keyed.fill_bytes(&mut bytes);
        self.rng = Xoshiro256PlusPlus::from_seed(bytes);
    }

    /// A running source for playouts, where speed counts and nobody must be able to check.
    #[must_use]
    pub fn quick(number: u64) -> Self {
        Self { rng: Xoshiro256PlusPlus::seed_from_u64(number), asked: false, begins: None }
    }

    /// A whole number from 0 to `bound` - 1, each equally likely (Lemire's multiplication with rejection).
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "there is nothing to choose from");
        let mut product = u64::from(self.word()) * u64::from(bound);
        if (product as u32) < bound {
            let unfair = bound.wrapping_neg() % bound;
            while (product as u32) < unfair {
                product = u64::from(self.word()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// One of the items, each equally likely.
    #[inline]
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }

    /// 64 random bits, to seed another source.
    #[inline]
    pub fn number(&mut self) -> u64 {
        if !self.asked {
            self.asked = true;
            if let Some((seed, number)) = self.begins.take() {
                self.begin(&seed, number);
            }
        }
        self.rng.next_u64()
    }

    /// Whether anything was left to chance. Whoever plays with it may not look; the conformance kit does.
    #[must_use]
    pub const fn asked(&self) -> bool {
        self.asked
    }

    #[inline]
    fn word(&mut self) -> u32 {
        (self.number() >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_goes_round_through_its_text() {
        let seed = Seed::from_number(7);
        assert_eq!(seed.to_string().parse::<Seed>().unwrap(), seed);
        assert_eq!("7".parse::<Seed>().unwrap(), seed);
        for bad in ["", "-1", "x", "99999999999999999999", &"g".repeat(64), "é"] {
            assert!(bad.parse::<Seed>().is_err(), "{bad}");
        }
    }

    /// Records hang on these very numbers: if this test fails, old games no longer replay.
    #[test]
    fn chance_is_the_same_for_ever() {
        let seed = Seed::from_number(1);
        let mut draws = [0; 8];
        draws.fill_with({
            let mut chance = Chance::at(&seed, 3);
            move || chance.below(1000)
        });
        assert_eq!(seed.to_string(), PINNED_SEED);
        assert_eq!(draws, PINNED_DRAWS);
    }
    const PINNED_SEED: &str = "ab56950d7b78b56aae31c5d8b28889acbe932b62424990ddaab3d3b102a1eca6";
    const PINNED_DRAWS: [u32; 8] = [687, 452, 191, 349, 411, 803, 468, 414];

    #[test]
    fn decisions_have_chance_of_their_own() {
        let seed = Seed::from_number(1);
        let first: Vec<u64> = (0..50).map(|n| Chance::at(&seed, n).number()).collect();
        let again: Vec<u64> = (0..50).map(|n| Chance::at(&seed, n).number()).collect();
        let other: Vec<u64> = (0..50).map(|n| Chance::at(&seed.part(0), n).number()).collect();
        assert_eq!(first, again);
        assert!(first.iter().all(|number| first.iter().filter(|n| *n == number).count() == 1));
        assert!(first.iter().all(|number| !other.contains(number)));
    }

    #[test]
    fn below_is_fair_and_notes_that_it_was_asked() {
        let mut chance = Chance::quick(1);
        assert!(!chance.asked());
        let mut seen = [0_u32; 7];
        for _ in 0..70_000 {
            seen[chance.below(7) as usize] += 1;
        }
        assert!(chance.asked());
        // Six degrees of freedom: 22.46 is passed by chance once in a thousand seeds; this seed is fixed.
        let chi: f64 = seen.iter().map(|&n| (f64::from(n) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi < 22.46, "{seen:?}");
    }
}
