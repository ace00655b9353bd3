//! What the simulations have found out, by what the deciding seat knows.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use rustc_hash::FxHasher;

use super::params::Params;
use super::walk::Found;

/// A share of the prior is spread evenly, so that no move is written off by its looks alone.
const EVEN: f32 = 0.1;
/// Exponents beyond this say no more.
const STEEPEST: f32 = 20.0;

/// A place in the arena.
pub(super) type Index = u32;

/// One move from a node, in any of the worlds in which it was legal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<M> {
    /// The move.
    pub(super) mv: M,
    /// How often it was tried.
    pub(super) visits: u32,
    /// How often it could have been.
    pub(super) available: u32,
    /// The sum of what it brought to the seat that decides.
    pub(super) value: f32,
    /// How much better the table looks after it, in points.
    pub(super) looks: f32,
    /// How likely that makes it, before it is set against its rivals.
    pub(super) weight: f32,
}

impl<M> Edge<M> {
    /// What it brought on average; nothing if it was never tried.
    pub(super) fn mean(&self) -> Option<f32> {
        (self.visits > 0).then(|| self.value / self.visits as f32)
    }
}

/// All positions that the deciding seat cannot tell apart.
#[derive(Clone, Debug)]
pub(super) struct Node<M> {
    /// How many simulations came by.
    pub(super) visits: u32,
    /// The sum of what they brought to the seat that decides.
    pub(super) value: f32,
    /// The moves seen here so far.
    pub(super) edges: Vec<Edge<M>>,
    /// The looks of the best move when the node was opened: the others are measured against it.
    best: f32,
}

impl<M: Copy> Node<M> {
    /// What was found out about every move.
    pub(super) fn found(&self) -> Vec<Found<M>> {
        let all: f32 = self.edges.iter().map(|edge| edge.weight).sum();
        let found = |edge: &Edge<M>| Found {
            mv: edge.mv,
            visits: edge.visits,
            value: edge.value,
            prior: edge.weight / all,
        };
        self.edges.iter().map(found).collect()
    }
}

/// The arena of nodes.
#[derive(Clone, Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node<M>>,
    index: HashMap<u64, Index, BuildHasherDefault<FxHasher>>,
    /// The edges of the moves that are legal in the world at hand.
    legal: Vec<u32>,
}

impl<M: Copy + Eq> Tree<M> {
    pub(super) fn new() -> Self {
        Self { nodes: Vec::new(), index: HashMap::default(), legal: Vec::new() }
    }

    /// How many nodes there are.
    pub(super) const fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.index.clear();
    }

    /// The node with that key; a new one, if nobody came there yet.
    pub(super) fn at(&mut self, key: u64) -> Index {
        let next = self.nodes.len() as Index;
        let found = *self.index.entry(key).or_insert(next);
        if found == next {
            self.nodes.push(Node { visits: 0, value: 0.0, edges: Vec::new(), best: f32::NEG_INFINITY });
        }
        found
    }

    pub(super) fn node(&self, node: Index) -> &Node<M> {
        &self.nodes[node as usize]
    }

    /// Finds the edges of the legal moves; those that are new here are made. `looks` tells how good a move looks that was not seen
    /// here before.
    pub(super) fn meet(
        &mut self,
        node: Index,
        moves: &[M],
        params: &Params,
        mut looks: impl FnMut(M) -> f32,
    ) {
        let Node { edges, best, .. } = &mut self.nodes[node as usize];
        let opened = !edges.is_empty();
        find(edges, moves, &mut self.legal, |edges, mv| {
            let looks = looks(mv);
            let weight = if opened { weight(looks - *best, params) } else { 0.0 };
            edges.push(Edge { mv, visits: 0, available: 0, value: 0.0, looks, weight });
            true
        });
        if !opened {
            *best = edges.iter().map(|edge| edge.looks).fold(f32::NEG_INFINITY, f32::max);
            for edge in edges.iter_mut() {
                edge.weight = weight(edge.looks - *best, params);
            }
        }
    }

    /// Finds the edges of the legal moves; false, if some of them are not known here.
    pub(super) fn knows(&mut self, node: Index, moves: &[M]) -> bool {
        find(&mut self.nodes[node as usize].edges, moves, &mut self.legal, |_, _| false)
    }

    /// Which of the moves that were found last the next simulation tries (PUCT with availability counts): what it brought so far, and
    /// a bonus for moves that look good and were seldom tried when they could have been.
    pub(super) fn choose(&mut self, node: Index, params: &Params) -> u32 {
        let Node { visits, value, edges, .. } = &mut self.nodes[node as usize];
        let sum: f32 = self.legal.iter().map(|&edge| edges[edge as usize].weight).sum();
        let even = EVEN / self.legal.len() as f32;
        let unknown = *value / (*visits).max(1) as f32;
        let (mut chosen, mut most) = (self.legal[0], f32::NEG_INFINITY);
        for &at in &self.legal {
            let edge = &mut edges[at as usize];
            edge.available += 1;
            let likely = (1.0 - EVEN) * edge.weight / sum + even;
            let urge = params.explore * likely * (edge.available as f32).sqrt() / (1 + edge.visits) as f32;
            let score = edge.mean().unwrap_or(unknown) + urge;
            if score > most {
                (chosen, most) = (at, score);
            }
        }
        chosen
    }

    /// A simulation that stopped here before choosing.
    pub(super) fn touch(&mut self, node: Index, value: f32) {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        node.value += value;
    }

    /// A simulation that went on by this edge.
    pub(super) fn learn(&mut self, node: Index, edge: u32, value: f32) {
        self.touch(node, value);
        let edge = &mut self.nodes[node as usize].edges[edge as usize];
        edge.visits += 1;
        edge.value += value;
    }
}

/// Where the edges of moves lie. One that is not there `make` makes, or says that it will not; then false comes back.
fn find<M: Copy + Eq>(
    edges: &mut Vec<Edge<M>>,
    moves: &[M],
    legal: &mut Vec<u32>,
    mut make: impl FnMut(&mut Vec<Edge<M>>, M) -> bool,
) -> bool {
    legal.clear();
    // Moves come in much the same order each time, so the next one mostly lies where the last was found.
    let mut cursor = 0;
    for &mv in moves {
        let ahead = edges[cursor..].iter().position(|edge| edge.mv == mv).map(|n| cursor + n);
        let found = ahead.or_else(|| edges[..cursor].iter().position(|edge| edge.mv == mv));
        let at = match found {
            Some(at) => at,
            None if make(edges, mv) => edges.len() - 1,
            None => return false,
        };
        cursor = at + 1;
        legal.push(at as u32);
    }
    true
}

fn weight(behind: f32, params: &Params) -> f32 {
    (behind / params.temper).clamp(-STEEPEST, STEEPEST).exp()
}
