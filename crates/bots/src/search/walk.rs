//! One tree and its simulations.
//!
//! A node is keyed by what the seat that decides there knows. For the searching seat that is its view. The others' hands
//! are imagined, so for them it is what lies open for all, and the hidden moves they made themselves since: their choices
//! are learnt over all the hands they may hold, and cannot depend on what they cannot see. Where all moves are public that
//! is a single observer's search; where moves are hidden, each seat observes for itself.

use std::hash::{Hash, Hasher as _};
use std::time::Instant;

use game::{Appraised, Chance, Fault, MOST_SEATS, Seat, Setup as _, Turn, Viewer};
use rustc_hash::FxHasher;

use super::Budget;
use super::params::Params;
use super::playout::{looks, play_on};
use super::tree::{Index, Tree};
use super::value::{Outlook, outlook};
use crate::bot::Asked;
use crate::patience::Patience;

/// At the root looks are taken from so many worlds.
const WORLDS: usize = 8;

/// What is searched for.
pub(super) struct Hunt<'a, G: Appraised> {
    view: &'a G::View,
    pub(super) me: Seat,
    pub(super) seats: usize,
    pub(super) patience: &'a Patience,
    /// From which the looks of the moves at the root are taken.
    worlds: Vec<G>,
    pub(super) params: Params,
}

impl<'a, G: Appraised> Hunt<'a, G> {
    pub(super) fn new(asked: &Asked<'a, G>, chance: &mut Chance) -> Result<Self, Fault> {
        let worlds: Vec<G> = (0..WORLDS).map(|_| G::imagine(asked.view, chance)).collect();
        let seats = worlds[0].setup().seats();
        let params = Params::of(G::about(), seats)?;
        Ok(Self { view: asked.view, me: asked.seat, seats, patience: asked.patience, worlds, params })
    }
}

/// What was found out about a move at the root.
#[derive(Clone, Copy, Debug)]
pub struct Found<M> {
    /// The move.
    pub mv: M,
    /// How often it was tried.
    pub visits: u32,
    /// What it brought, all tries together.
    pub value: f32,
}

impl<M> Found<M> {
    /// What somebody else found out about it.
    pub(super) fn add(&mut self, more: &Self) {
        self.visits += more.visits;
        self.value += more.value;
    }

    /// What it brought on average, from 0 to 1; 0 where it was never tried.
    #[must_use]
    pub fn mean(&self) -> f32 {
        self.value / self.visits.max(1) as f32
    }
}

/// A tree, and what a walk through it needs.
pub(super) struct Walker<G: Appraised> {
    pub(super) tree: Tree<G::Move>,
    moves: Vec<G::Move>,
    path: Vec<(Index, u32, Seat)>,
}

/// The key of what the deciding seat knows; `hidden` stands for the moves it made that others did not see.
fn key<G: Appraised>(world: &G, seat: Seat, me: Seat, hidden: u64) -> u64 {
    let mut hasher = FxHasher::default();
    if seat == me {
        world.view(Viewer::Seat(me)).hash(&mut hasher);
    } else {
        world.view(Viewer::Audience).hash(&mut hasher);
        hidden.hash(&mut hasher);
    }
    hasher.finish()
}

impl<G: Appraised> Walker<G> {
    pub(super) fn new() -> Self {
        Self { tree: Tree::new(), moves: Vec::new(), path: Vec::new() }
    }

    /// A new game: nothing of the last one counts.
    pub(super) fn forget(&mut self) {
        self.tree.clear();
    }

    /// The node of what is searched for.
    pub(super) fn root(&mut self, hunt: &Hunt<'_, G>) -> Index {
        self.tree.at(key(&hunt.worlds[0], hunt.me, hunt.me, 0))
    }

    /// Searches until the budget is spent, or until nothing can overtake the best move any more.
    pub(super) fn hunt(
        &mut self,
        hunt: &Hunt<'_, G>,
        budget: Budget,
        chance: &mut Chance,
    ) -> Vec<Found<G::Move>> {
        let root = self.root(hunt);
        let began = Instant::now();
        let mut done = 0_u32;
        loop {
            let left = match budget {
                Budget::Simulations(all) => {
                    // What earlier decisions of this turn have found here counts, but a quarter is always fresh.
                    all.saturating_sub(self.tree.node(root).visits).max((all / 4).max(1).saturating_sub(done))
                }
                Budget::Time(time) => {
                    if done.is_multiple_of(16) && began.elapsed() >= time {
                        0
                    } else {
                        u32::MAX
                    }
                }
            };
            let asks = done > 0 && done.is_multiple_of(16);
            if left == 0 || (asks && (hunt.patience.is_over() || self.is_settled(root, left))) {
                break;
            }
            self.simulate(hunt, None, chance);
            done += 1;
        }
        let edges = self.tree.node(root).edges.iter();
        edges.map(|edge| Found { mv: edge.mv, visits: edge.visits, value: edge.value }).collect()
    }

    /// Whether the best move would stay so, whatever the simulations left bring.
    fn is_settled(&self, root: Index, left: u32) -> bool {
        let (mut first, mut second) = (0, 0);
        for edge in &self.tree.node(root).edges {
            if edge.visits > first {
                (first, second) = (edge.visits, first);
            } else {
                second = second.max(edge.visits);
            }
        }
        first - second > left
    }

    /// Tries moves of the root as often as each other, in the same worlds with the same luck, with what the tree knows by now:
    /// the searching seat's chance to win each time, by move.
    pub(super) fn compare(
        &mut self,
        hunt: &Hunt<'_, G>,
        moves: &[G::Move],
        rounds: u32,
        chance: &mut Chance,
    ) -> Vec<Vec<f64>> {
        let root = self.tree.at(key(&hunt.worlds[0], hunt.me, hunt.me, 0));
        if self.tree.node(root).edges.is_empty() {
            self.simulate(hunt, None, chance);
        }
        let edges = &self.tree.node(root).edges;
        let at = |mv: &G::Move| edges.iter().position(|edge| edge.mv == *mv).map(|at| at as u32);
        let field: Vec<Option<u32>> = moves.iter().map(at).collect();
        let mut found = vec![Vec::with_capacity(rounds as usize); moves.len()];
        for _ in 0..rounds {
            if hunt.patience.is_over() {
                break;
            }
            let luck = chance.number();
            for (found, &edge) in found.iter_mut().zip(&field) {
                let Some(edge) = edge else { continue };
                let outlook = self.simulate(hunt, Some(edge), &mut Chance::quick(luck));
                found.push(f64::from(outlook.wins[hunt.me.index()]));
            }
        }
        found
    }

    /// One simulation: a world, a walk, a look. It begins with the edge `first` of the root, if there is one.
    pub(super) fn simulate(
        &mut self,
        hunt: &Hunt<'_, G>,
        first: Option<u32>,
        chance: &mut Chance,
    ) -> Outlook {
        let mut world = G::imagine(hunt.view, chance);
        let mut hidden = [0_u64; MOST_SEATS];
        self.path.clear();
        let found = loop {
            let Turn::Of(seat) = world.turn() else { break outlook(&world, hunt.seats, &hunt.params) };
            world.moves(&mut self.moves);
            if let [only] = self.moves[..] {
                world.play(only, chance);
                continue;
            }
            let node = self.tree.at(key(&world, seat, hunt.me, hidden[seat.index()]));
            let root = self.path.is_empty();
            if self.tree.node(node).visits == 0 && !root {
                play_on(&mut world, hunt.params.depth, hunt.params.guide, &mut self.moves, chance);
                let found = outlook(&world, hunt.seats, &hunt.params);
                self.tree.touch(node, found.values[seat.index()]);
                break found;
            }
            let worlds = if root { &hunt.worlds[..] } else { std::slice::from_ref(&world) };
            let mean =
                |of: &mut dyn FnMut(&G) -> f32| worlds.iter().map(of).sum::<f32>() / worlds.len() as f32;
            // Some moves are first met in a later world, with other hands: what compares is how much a move changes there.
            let mut before = None;
            let edge = first.filter(|_| root).unwrap_or_else(|| {
                self.tree.select(node, &self.moves, &hunt.params, |mv| {
                    let before = *before.get_or_insert_with(|| mean(&mut |world| world.appraise(seat)));
                    mean(&mut |world| looks(world, mv, seat, chance)) - before
                })
            });
            let mv = self.tree.node(node).edges[edge as usize].mv;
            self.path.push((node, edge, seat));
            if world.shown(mv, Viewer::Audience) != mv {
                let mut hasher = FxHasher::default();
                (hidden[seat.index()], mv).hash(&mut hasher);
                hidden[seat.index()] = hasher.finish();
            }
            world.play(mv, chance);
        };
        for &(node, edge, seat) in &self.path {
            self.tree.learn(node, edge, found.values[seat.index()]);
        }
        found
    }
}
