//! Why a move is good or bad, in the game's own words.
//!
//! A game says what a move does for the seat that plays it ([`Written::reasons`]); here it is set against another move, so
//! that only what tells the two apart is said. All of it comes from one view and holds in every world that the view allows:
//! what a move would show is imagined, and what hangs on it is left out.

use crate::chance::Chance;
use crate::contract::Written;
use crate::phrase::{Phrase, Value};
use crate::seat::{Seat, Viewer};

/// A move is tried in so many imagined worlds; only what holds in all of them is said.
const WORLDS: u64 = 6;
/// So many reasons are given at once: more would hide the one that counts.
pub const GIVEN: usize = 2;
/// What weighs less than this is not worth a word.
const NOTABLE: f32 = 0.1;

/// One thing that speaks for a move or against it.
#[derive(Clone, PartialEq, Debug)]
pub struct Reason {
    /// What the move does, as a sentence: true whatever is hidden and whatever comes.
    pub phrase: Phrase,
    /// How much it matters to the seat, in points, about. Below 0 it speaks against the move.
    pub weight: f32,
    /// What on the table it is about, in the fields in which moves name it: `section = 2`, `region = wei`.
    pub about: Vec<(&'static str, Value)>,
}

impl Reason {
    /// A reason that is about nothing on the table yet.
    #[must_use]
    pub const fn new(phrase: Phrase, weight: f32) -> Self {
        Self { phrase, weight, about: Vec::new() }
    }

    /// The same, about one thing more.
    #[must_use]
    pub fn about(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.about.push((name, value.into()));
        self
    }
}

/// What a move has over another, and what it lacks.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Why {
    /// What speaks for it, the weightiest first; at most [`GIVEN`].
    pub pro: Vec<Reason>,
    /// What speaks against it, the weightiest first; at most [`GIVEN`].
    pub con: Vec<Reason>,
}

/// Everything that speaks for a move or against it, for the seat that is to decide and knows this.
#[must_use]
pub fn reasons<G: Written>(view: &G::View, seat: Seat, mv: G::Move) -> Vec<Reason> {
    let in_world = |number: u64| {
        let mut chance = Chance::quick(number);
        let mut world = G::imagine(view, &mut chance);
        world.play(mv, &mut chance);
        G::reasons(view, seat, mv, &world.view(Viewer::Seat(seat)))
    };
    let mut all = in_world(0);
    for number in 1..WORLDS {
        if all.is_empty() {
            break;
        }
        let there = in_world(number);
        all.retain(|reason| there.contains(reason));
    }
    all
}

/// Why a move rather than another, from what the seat that is to decide knows: what both do alike says nothing, and where both
/// do something of the same kind in the same place, the difference counts.
#[must_use]
pub fn why<G: Written>(view: &G::View, seat: Seat, mv: G::Move, other: Option<G::Move>) -> Why {
    let others = other.map_or(Vec::new(), |other| reasons::<G>(view, seat, other));
    let mut why = Why::default();
    for mut reason in reasons::<G>(view, seat, mv) {
        if others.iter().any(|other| other.phrase == reason.phrase) {
            continue;
        }
        let like =
            others.iter().find(|other| other.phrase.id == reason.phrase.id && other.about == reason.about);
        let speaks_for = reason.weight > 0.0;
        reason.weight -= like.map_or(0.0, |like| like.weight);
        if reason.weight >= NOTABLE && speaks_for {
            why.pro.push(reason);
        } else if reason.weight <= -NOTABLE && !speaks_for {
            why.con.push(reason);
        }
    }
    for side in [&mut why.pro, &mut why.con] {
        side.sort_by(|a, b| b.weight.abs().total_cmp(&a.weight.abs()));
        side.truncate(GIVEN);
    }
    why
}
