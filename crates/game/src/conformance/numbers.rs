//! Views and moves as numbers: do arrays say all that a view says and nothing else, and does every move have its number?

use std::collections::HashMap;
use std::hash::{Hash, Hasher as _};

use rustc_hash::FxHasher;

use crate::contract::Proven;
use crate::encode::{Encoded, Lexicon, Part};

/// Of so many views the arrays are remembered; then others are.
const REMEMBERED: usize = 200_000;
/// No number of an array is further from 0: networks learn badly from large ones.
const LARGEST: f32 = 16.0;

/// What was seen of arrays and moves.
pub(super) struct Numbers<G: Proven + Encoded> {
    lexicon: &'static Lexicon<G::Move>,
    array: Vec<f32>,
    again: Vec<f32>,
    mask: Vec<i8>,
    /// Arrays by their hash, with that of the view they were made of.
    known: HashMap<u64, u64>,
}

fn hashed(value: impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

impl<G: Proven + Encoded> Numbers<G> {
    pub(super) fn new() -> Self {
        let lexicon = Lexicon::of::<G>();
        Self {
            array: vec![0.0; G::encoded_size()],
            again: vec![0.0; G::encoded_size()],
            mask: vec![0; lexicon.moves().len()],
            lexicon,
            known: HashMap::new(),
        }
    }

    /// The parts have names of their own and something to say.
    pub(super) fn are_named() -> Result<(), String> {
        for (n, Part { name, shape, what }) in G::PARTS.iter().enumerate() {
            let good = !name.is_empty() && !what.is_empty() && shape.iter().all(|&size| size > 0);
            if !good || G::PARTS[..n].iter().any(|other| other.name == *name) {
                return Err(format!(
                    "the part {name:?} of the array has no name, size or meaning of its own"
                ));
            }
        }
        Ok(())
    }

    /// The array of a view, and of the same view in another world, which may not differ; no other view has had the same.
    pub(super) fn hold(&mut self, view: &G::View, imagined: &G::View) -> Result<(), String> {
        // Whatever lay there before.
        self.array.fill(f32::NAN);
        self.again.fill(7.0);
        G::encode_into(view, &mut self.array);
        G::encode_into(imagined, &mut self.again);
        let wild = |number: &f32| !number.is_finite() || number.abs() > LARGEST;
        if let Some(at) = self.array.iter().position(wild) {
            return Err(format!("number {at} of the array is {} (part {})", self.array[at], part::<G>(at)));
        }
        if let Some(at) = (0..self.array.len()).find(|&at| self.array[at] != self.again[at]) {
            return Err(format!("equal views have different arrays (part {})", part::<G>(at)));
        }
        let array = self.array.iter().fold(0, |hash, number| hashed((hash, number.to_bits())));
        let view = hashed(view);
        if self.known.len() >= REMEMBERED {
            self.known.clear();
        }
        if *self.known.entry(array).or_insert(view) != view {
            return Err("two views that differ have the same array".to_owned());
        }
        Ok(())
    }

    /// The mask of the legal moves has them and no others.
    pub(super) fn mask_agrees(&mut self, legal: &[G::Move]) -> Result<(), String> {
        self.mask.fill(9);
        self.lexicon.mask(legal, &mut self.mask);
        let masked = (0..self.mask.len()).filter(|&number| self.mask[number] == 1).count();
        let zeros = self.mask.iter().filter(|&&number| number == 0).count();
        if masked + zeros != self.mask.len() || masked != legal.len() {
            return Err(format!("{masked} moves in the mask, but {} are legal", legal.len()));
        }
        match legal.iter().find(|mv| self.lexicon.number(**mv).is_none_or(|number| self.mask[number] != 1)) {
            Some(mv) => Err(format!("{mv} is legal but not in the mask")),
            None => Ok(()),
        }
    }
}

/// The part in which a number lies.
fn part<G: Encoded>(at: usize) -> &'static str {
    let mut end = 0;
    let holds = |part: &&Part| {
        end += part.size();
        at < end
    };
    G::PARTS.iter().find(holds).map_or("none", |part| part.name)
}
