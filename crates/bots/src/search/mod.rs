//! `search`: looks ahead through many imagined worlds (information-set Monte Carlo tree search).
//!
//! A simulation imagines one world from the view, walks down the tree by the choice of `tree`, plays on a little from where
//! the tree ends, and appraises what it finds. It never sees more than the view.
//!
//! - `walk`: one tree and its simulations
//! - [`batch`]: a search that waits for a guide outside
//! - `halving`: how they are shared out among the moves to choose from
//! - `team`: several trees at one question
//! - `tree`: what they have found out, and which move the next one tries
//! - `playout`: playing on from where the tree ends
//! - `value`: what a position is worth to every seat
//! - [`params`]: the numbers, by game and seats
//! - [`speed`]: how many simulations a second

pub mod batch;
mod halving;
pub mod params;
pub(crate) mod playout;
pub mod speed;
mod team;
mod tree;
mod value;
mod walk;

use std::sync::Arc;
use std::time::Duration;

use game::{About, Chance, Fault, MOST_SEATS, Seat, Whole};

use crate::bot::{Asked, Bot, BotName, Forfeit, NetName};
use crate::data;
use crate::level::Level;
use crate::net::{self, Net};
use params::Params;
use team::{Member, together};
pub use walk::Found;
use walk::{Brought, Hunt, Thinker, Walker};

/// How long to search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Budget {
    /// So many simulations: the same move each time.
    Simulations(u32),
    /// So long.
    Time(Duration),
}

/// How many simulations a search makes, unless it or its game says.
pub(crate) const SIMULATIONS: u32 = 2_000;

/// Of more nodes no tree takes anything over into the next decision.
const LARGEST: usize = 20_000;

/// A bot that searches.
pub struct Search<G: Whole> {
    /// As many simulations as the game says fill the time an answer has, where it is not told.
    budget: Option<Budget>,
    changes: Vec<(String, f32)>,
    /// Each grows a tree of its own, on a thread of its own where one is free, and what the roots have found is added up.
    walkers: Vec<Walker<G>>,
    /// Who leads it; nobody, where looks and playouts do.
    net: Option<Arc<Net>>,
    /// What the simulations of the last search found, by the move of the root they began with.
    brought: Vec<(G::Move, Brought)>,
}

impl<G: Whole> Search<G> {
    /// A bot with that budget, or as deep as the game says; and numbers changed from those that were tuned.
    #[must_use]
    pub fn new(budget: Option<Budget>, changes: Vec<(String, f32)>) -> Self {
        Self::led(budget, changes, None)
    }

    /// The same, led by the game's network if its top level is: whoever advises and explains should know as much.
    pub(crate) fn strongest(budget: Budget, changes: Vec<(String, f32)>) -> Result<Self, Fault> {
        let net = match Level::Emperor.bot(G::about())? {
            BotName::Search { net: Some(NetName(file)), .. } => net::file::of::<G>(file.as_deref()).ok(),
            _ => None,
        };
        Ok(Self::led(Some(budget), changes, net))
    }

    /// The same, led by a network.
    #[must_use]
    pub fn led(budget: Option<Budget>, changes: Vec<(String, f32)>, net: Option<Arc<Net>>) -> Self {
        let threads = changes.iter().rev().find(|(name, _)| name == Params::THREADS);
        let threads = threads.map_or(1, |(_, number)| *number as usize);
        let walkers = (0..threads).map(|_| Walker::new(net.as_ref().map(Thinker::new))).collect();
        Self { budget, changes, walkers, net, brought: Vec::new() }
    }

    /// From now on it searches so long.
    pub(crate) fn budget(&mut self, budget: Budget) {
        self.budget = Some(budget);
    }

    /// The legal moves, the best first: the most tried is the best, of equals the one that brought more.
    pub fn rank(&mut self, asked: &Asked<'_, G>, chance: &mut Chance) -> Result<Vec<G::Move>, Forfeit> {
        Ok(self.weigh(asked, chance)?.into_iter().map(|found| found.mv).collect())
    }

    /// The same, with how often each was tried and what it brought.
    pub fn weigh(
        &mut self,
        asked: &Asked<'_, G>,
        chance: &mut Chance,
    ) -> Result<Vec<Found<G::Move>>, Forfeit> {
        // What leaves no choice is no node of any tree: nothing would ever be tried.
        if let [only] = asked.moves {
            return Ok(vec![Found { mv: *only, visits: 0, value: 0.0, prior: 1.0 }]);
        }
        let hunt = self.hunt(asked, chance)?;
        let budget = match self.budget {
            Some(budget) => budget,
            None => {
                let deep = deep(G::about(), hunt.seats, self.net.is_some());
                Budget::Simulations(deep.map_err(|fault| Forfeit(fault.0))?)
            }
        };
        // Within one turn what was found stays true; when others have moved, the trees begin anew. So does one that has grown too large in
        // a long turn.
        let fresh = !asked.since.is_empty();
        self.walkers
            .iter_mut()
            .filter(|walker| fresh || walker.tree.len() > LARGEST)
            .for_each(Walker::forget);
        for walker in &mut self.walkers {
            walker.foreseen = Default::default();
            walker.brought.clear();
        }
        let mut found = seek(&mut self.walkers, &hunt, budget, chance);
        found.retain(|found| asked.moves.contains(&found.mv));
        self.brought.clear();
        for walker in &mut self.walkers {
            let root = walker.root(&hunt);
            let edges = walker.tree.node(root).edges.iter().map(|edge| edge.mv);
            self.brought.extend(edges.zip(walker.brought.iter().copied()));
        }
        found.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.mean().total_cmp(&a.mean())));
        Ok(found)
    }

    /// Every seat's chance to win, as the last search of [`Search::weigh`] found it on average.
    pub(crate) fn foreseen(&self) -> [f32; MOST_SEATS] {
        let count = self.walkers.iter().map(|walker| walker.foreseen.1).sum::<u32>().max(1);
        let of = |seat: usize| self.walkers.iter().map(|walker| walker.foreseen.0[seat]).sum::<f32>();
        std::array::from_fn(|seat| of(seat) / count as f32)
    }

    /// Every seat's chance to win after a move, as the last search of [`Search::weigh`] found it on average, and how often it tried that move.
    pub(crate) fn brought(&self, mv: G::Move) -> ([f32; MOST_SEATS], u32) {
        let (mut wins, mut tries) = ([0.0; MOST_SEATS], 0);
        for (_, (more, times)) in self.brought.iter().filter(|(of, _)| *of == mv) {
            wins.iter_mut().zip(more).for_each(|(sum, win)| *sum += win);
            tries += times;
        }
        (wins.map(|sum| sum / tries.max(1) as f32), tries)
    }

    /// Tries some of the legal moves as often as each other, in the same worlds with the same luck, going on from what was found
    /// when they were ranked: the seat's chance to win each time, by move. What ranked them has no part in it, so the
    /// first of them is not flattered by having been the luckiest.
    pub(crate) fn compare(
        &mut self,
        asked: &Asked<'_, G>,
        moves: &[G::Move],
        rounds: u32,
        chance: &mut Chance,
    ) -> Result<Vec<Vec<f64>>, Forfeit> {
        let hunt = self.hunt(asked, chance)?;
        Ok(self.walkers[0].compare(&hunt, moves, rounds, chance))
    }

    fn hunt(&self, asked: &Asked<'_, G>, chance: &mut Chance) -> Result<Hunt<G>, Forfeit> {
        let params = if self.net.is_some() { Params::led } else { Params::of };
        let hunt = Hunt::new(asked, |seats| params(G::about(), seats), chance);
        let mut hunt = hunt.map_err(|fault| Forfeit(fault.0))?;
        for (name, value) in self.changes.iter().filter(|(name, _)| name != Params::THREADS) {
            hunt.params = hunt.params.with(name, *value).map_err(|fault| Forfeit(fault.0))?;
        }
        Ok(hunt)
    }
}

/// How many simulations fill the time that an answer has, as the game says.
fn deep(about: &About, seats: usize, led: bool) -> Result<u32, Fault> {
    let data = data::of(about)?;
    Ok(data::nearest(if led { &data.net_deep } else { &data.deep }, seats).copied().unwrap_or(SIMULATIONS))
}

/// What walkers find out together about the moves at the root; the budget, if in simulations, is for all of them.
fn seek<G: Whole>(
    walkers: &mut [Walker<G>],
    hunt: &Hunt<G>,
    budget: Budget,
    chance: &mut Chance,
) -> Vec<Found<G::Move>> {
    let budget = match budget {
        Budget::Simulations(all) => Budget::Simulations(all.div_ceil(walkers.len() as u32).max(1)),
        time @ Budget::Time(_) => time,
    };
    let alone = walkers.len() == 1;
    let mut team: Vec<Member<'_, G>> = walkers
        .iter_mut()
        .map(|walker| {
            let chance = if alone { chance.clone() } else { Chance::quick(chance.number()) };
            Member { walker, chance, spent: 0 }
        })
        .collect();
    let mut found = Vec::new();
    if hunt.params.field > 1 {
        found = halving::tournament(&mut team, hunt, budget);
    } else {
        let each = together(&mut team, &hunt.patience, |member| {
            member.walker.hunt(hunt, budget, &mut member.chance)
        });
        // Added up in the order of the walkers, so that the sum does not depend on who was first.
        each.into_iter().flatten().for_each(|more| add(&mut found, more));
    }
    if let [one] = &mut team[..] {
        *chance = one.chance.clone();
    }
    found
}

fn add<M: PartialEq>(sum: &mut Vec<Found<M>>, found: Vec<Found<M>>) {
    for more in found {
        match sum.iter_mut().find(|known| known.mv == more.mv) {
            Some(known) => known.add(&more),
            None => sum.push(more),
        }
    }
}

impl<G: Whole> Bot<G> for Search<G> {
    fn begin(&mut self, _: &G::Setup, _: Seat) -> Result<(), Forfeit> {
        self.walkers.iter_mut().for_each(Walker::forget);
        Ok(())
    }

    fn choose(&mut self, asked: &Asked<'_, G>, chance: &mut Chance) -> Result<G::Move, Forfeit> {
        if let [only] = asked.moves {
            return Ok(*only);
        }
        Ok(self.rank(asked, chance)?.first().copied().unwrap_or(asked.moves[0]))
    }

    fn rest(&mut self) {
        // With what they have allocated: a tree may be large, and the next one is grown from nothing anyway.
        self.walkers.iter_mut().for_each(|walker| *walker = Walker::new(walker.guide.take()));
        self.brought = Vec::new();
    }
}
