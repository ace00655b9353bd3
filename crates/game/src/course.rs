//! The course of one game: how it began, every decision so far, and the way back.

use std::sync::Arc;

use crate::chance::{Chance, Seed};
use crate::contract::{Game, Reveals};
use crate::phrase::Refusal;
use crate::seat::{Seat, Turn, Viewer};

/// A decision that was taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision<M> {
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub mv: M,
    /// Whether it brought something to light, so that it cannot be taken back.
    pub reveals: Reveals,
    /// Whether anything was left to chance.
    pub drew: bool,
}

/// A game from its beginning to now, its history. States are small plain values, so all of them are kept: going back costs
/// nothing, and a long game costs no more per move than a short one. They are shared, so a copy of a course, which is a
/// snapshot for whoever draws it, copies pointers only.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course<G: Game> {
    seed: Seed,
    /// Whether it began from a position instead of a deal.
    placed: bool,
    /// The state before each decision, and the state now.
    states: Vec<Arc<G>>,
    log: Vec<Decision<G::Move>>,
}

impl<G: Game> Course<G> {
    /// Deals a new game.
    #[must_use]
    pub fn deal(setup: &G::Setup, seed: Seed) -> Self {
        let start = G::start(setup, &mut Chance::at(&seed, 0));
        Self { seed, placed: false, states: vec![Arc::new(start)], log: Vec::new() }
    }

    /// Goes on from a position. The seed is for what is still to be drawn.
    #[must_use]
    pub fn place(position: G, seed: Seed) -> Self {
        Self { seed, placed: true, states: vec![Arc::new(position)], log: Vec::new() }
    }

    /// The state now.
    #[must_use]
    pub fn state(&self) -> &G {
        // There is always the start.
        &self.states[self.states.len() - 1]
    }

    /// The state before decision `n`, counted from 0; one past the last decision is the state now.
    #[must_use]
    pub fn state_before(&self, n: usize) -> Option<&G> {
        self.states.get(n).map(|state| &**state)
    }

    /// The same game as it stood before decision `n`, counted from 0.
    #[must_use]
    pub fn before(&self, n: usize) -> Option<Self> {
        let (states, log) = (self.states.get(..=n)?.to_vec(), self.log[..n].to_vec());
        Some(Self { seed: self.seed, placed: self.placed, states, log })
    }

    /// The decisions so far.
    #[must_use]
    pub fn log(&self) -> &[Decision<G::Move>] {
        &self.log
    }

    /// The secret of this game.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// The position it began from, unless it was dealt.
    #[must_use]
    pub fn placed(&self) -> Option<&G> {
        self.placed.then(|| &*self.states[0])
    }

    /// Plays a move for a seat, if the rules allow it.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Result<(), Refusal> {
        match self.state().turn() {
            Turn::Over => return Err(Refusal::new("game-over")),
            Turn::Of(turn) if turn != seat => {
                return Err(Refusal::new("not-your-turn").with("seat", seat).with("turn", turn));
            }
            Turn::Of(_) => self.state().refuse(mv)?,
        }
        let mut next = self.state().clone();
        let mut chance = Chance::at(&self.seed, self.log.len() as u32 + 1);
        let reveals = next.play(mv, &mut chance);
        self.states.push(Arc::new(next));
        self.log.push(Decision { seat, mv, reveals, drew: chance.asked() });
        Ok(())
    }

    /// Whether a seat may take back the last decision: its own, with nothing revealed. (Nobody else has moved since,
    /// because it is the last.)
    pub fn may_undo(&self, seat: Seat) -> Result<(), Refusal> {
        match self.log.last() {
            None => Err(Refusal::new("undo-nothing")),
            Some(last) if last.seat != seat => {
                Err(Refusal::new("undo-other").with("seat", seat).with("other", last.seat))
            }
            Some(last) if last.reveals == Reveals::Something => {
                Err(Refusal::new("undo-drawn").with("seat", seat))
            }
            Some(_) => Ok(()),
        }
    }

    /// Takes back the last decision, whoever took it. Tables ask [`Course::may_undo`] first; study does not.
    pub fn undo(&mut self) -> Option<Decision<G::Move>> {
        let last = self.log.pop()?;
        self.states.pop();
        Some(last)
    }

    /// What a viewer saw of the decisions from number `from` on, counted from 0.
    pub fn seen_since(&self, from: usize, viewer: Viewer) -> impl Iterator<Item = (Seat, G::Move)> {
        self.log
            .iter()
            .zip(&self.states)
            .skip(from)
            .map(move |(decision, before)| (decision.seat, before.shown(decision.mv, viewer)))
    }
}
