//! One tree and its simulations.
//!
//! A node is keyed by what the seat that decides there knows. For the searching seat that is its view. The others' hands
//! are imagined, so for them it is what lies open for all, and the hidden moves they made themselves since: their choices
//! are learnt over all the hands they may hold, and cannot depend on what they cannot see. Where all moves are public that
//! is a single observer's search; where moves are hidden, each seat observes for itself.

use std::hash::{Hash, Hasher as _};
use std::sync::Arc;
use std::time::Instant;

use game::{Chance, Fault, MOST_SEATS, Seat, Setup as _, Turn, Viewer, Whole};
use rustc_hash::FxHasher;

use super::Budget;
use super::params::Params;
use super::playout::{looks, play_on};
use super::tree::{Index, Tree};
use super::value::{Outlook, Values, believed, outlook, outlook_of};
use crate::bot::Asked;
use crate::net::{Mind, Net};
use crate::patience::Patience;

/// At the root looks are taken from so many worlds.
const WORLDS: usize = 8;

/// What is searched for.
pub(super) struct Hunt<G: Whole> {
    view: G::View,
    pub(super) me: Seat,
    pub(super) seats: usize,
    pub(super) patience: Patience,
    /// From which the looks of the moves at the root are taken.
    worlds: Vec<G>,
    pub(super) params: Params,
}

impl<G: Whole> Hunt<G> {
    /// With the numbers for so many seats.
    pub(super) fn new(
        asked: &Asked<'_, G>,
        params: impl FnOnce(usize) -> Result<Params, Fault>,
        chance: &mut Chance,
    ) -> Result<Self, Fault> {
        let worlds: Vec<G> = (0..WORLDS).map(|_| G::imagine(asked.view, chance)).collect();
        let seats = worlds[0].setup().seats();
        Ok(Self {
            view: asked.view.clone(),
            me: asked.seat,
            seats,
            patience: asked.patience.clone(),
            worlds,
            params: params(seats)?,
        })
    }

    /// The moves to choose from.
    pub(super) fn moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.worlds[0].moves(&mut moves);
        moves
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
    /// How likely it was before anything was tried, as a share.
    pub prior: f32,
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

/// The chances to win that simulations found, by seat, all together; and how many simulations.
pub(super) type Brought = (Values, u32);

/// A tree, and what a walk through it needs.
pub(super) struct Walker<G: Whole> {
    pub(super) tree: Tree<G::Move>,
    moves: Vec<G::Move>,
    path: Vec<(Index, u32, Seat)>,
    /// The walk that waits for its guide. Apart, because few do, and a world is large.
    way: Option<Box<Way<G>>>,
    logits: Vec<f32>,
    /// Who leads; nobody, where looks and playouts do.
    pub(super) guide: Option<Thinker>,
    /// What its simulations found.
    pub(super) foreseen: Brought,
    /// The same of those that began with each edge of the root.
    pub(super) brought: Vec<Brought>,
}

/// How far a walk has come.
struct Way<G> {
    world: G,
    /// For each seat, what stands for the moves it made that others did not see.
    hidden: [u64; MOST_SEATS],
}

/// Whoever says, beside looks and prospects, how likely moves are and what a position is worth.
pub(super) trait Guide<G: Whole> {
    /// How likely it thinks the moves of a seat are, from what that seat knows in a world: `logits` becomes the logarithm of each one's share, or
    /// stays empty if it says nothing of moves. Nothing, if it has to think about it first: then the walk waits, and asks again.
    fn moves(&mut self, at: &Place<'_, G>, logits: &mut Vec<f32>) -> Option<()>;

    /// What a world is worth where the tree ends. It may play on from there. What it thinks of the moves it may say at once, as above.
    fn end(
        &mut self,
        at: &mut Place<'_, G>,
        hunt: &Hunt<G>,
        logits: &mut Vec<f32>,
        chance: &mut Chance,
    ) -> Option<Outlook>;
}

/// Where a walk has come: a world in which a seat is to decide between moves.
pub(super) struct Place<'a, G: Whole> {
    pub(super) world: &'a mut G,
    pub(super) seat: Seat,
    pub(super) seats: usize,
    /// The legal ones; whoever plays on may use the room.
    pub(super) moves: &'a mut Vec<G::Move>,
}

/// Nobody: looks and prospects do.
pub(super) struct Nobody;

impl<G: Whole> Guide<G> for Nobody {
    fn moves(&mut self, _: &Place<'_, G>, _: &mut Vec<f32>) -> Option<()> {
        Some(())
    }

    fn end(
        &mut self,
        at: &mut Place<'_, G>,
        hunt: &Hunt<G>,
        _: &mut Vec<f32>,
        chance: &mut Chance,
    ) -> Option<Outlook> {
        play_on(at.world, hunt.params.depth, hunt.params.guide, at.moves, chance);
        Some(outlook(at.world, at.seats, &hunt.params))
    }
}

/// A network that answers at once.
#[derive(Clone, Debug)]
pub(super) struct Thinker {
    net: Arc<Net>,
    mind: Mind,
}

impl Thinker {
    pub(super) fn new(net: &Arc<Net>) -> Self {
        Self { net: Arc::clone(net), mind: Mind::default() }
    }

    /// What the searching seat can expect in a world with these prospects.
    fn believed<G: Whole>(
        &mut self,
        world: &G,
        worths: &Values,
        hunt: &Hunt<G>,
        logits: &mut Vec<f32>,
    ) -> Outlook {
        let opinion = self.net.judge_with(world, hunt.me, hunt.seats, worths, &[], &mut self.mind, logits);
        believed(&opinion, hunt.seats, &hunt.params)
    }
}

impl<G: Whole> Guide<G> for Thinker {
    fn moves(&mut self, at: &Place<'_, G>, logits: &mut Vec<f32>) -> Option<()> {
        self.net.judge(at.world, at.seat, at.seats, at.moves, &mut self.mind, logits);
        Some(())
    }

    /// Before and after the playout, from what the searching seat knows there: the others' hands are imagined, its own is not.
    fn end(
        &mut self,
        at: &mut Place<'_, G>,
        hunt: &Hunt<G>,
        logits: &mut Vec<f32>,
        chance: &mut Chance,
    ) -> Option<Outlook> {
        let Params { trust, after, depth, guide, .. } = hunt.params;
        let before = (trust > 0.0).then(|| self.believed(at.world, &at.world.worths(), hunt, logits));
        if let Some(before) = before.filter(|_| trust >= 1.0) {
            return Some(before);
        }
        play_on(at.world, depth, guide, at.moves, chance);
        let worths = at.world.worths();
        let mut found = outlook_of(at.world, &worths, at.seats, &hunt.params);
        if after > 0.0 && at.world.turn() != Turn::Over {
            found.mix(&self.believed(at.world, &worths, hunt, logits), after);
        }
        if let Some(before) = before {
            found.mix(&before, trust);
        }
        Some(found)
    }
}

/// The key of what the deciding seat knows; `hidden` stands for the moves it made that others did not see.
fn key<G: Whole>(world: &G, seat: Seat, me: Seat, hidden: u64) -> u64 {
    let mut hasher = FxHasher::default();
    if seat == me {
        world.view(Viewer::Seat(me)).hash(&mut hasher);
    } else {
        world.view(Viewer::Audience).hash(&mut hasher);
        hidden.hash(&mut hasher);
    }
    hasher.finish()
}

impl<G: Whole> Walker<G> {
    pub(super) fn new(guide: Option<Thinker>) -> Self {
        Self {
            tree: Tree::new(),
            moves: Vec::new(),
            path: Vec::new(),
            way: None,
            logits: Vec::new(),
            guide,
            foreseen: Default::default(),
            brought: Vec::new(),
        }
    }

    /// A new game: nothing of the last one counts.
    pub(super) fn forget(&mut self) {
        self.tree.clear();
    }

    /// The node of what is searched for.
    pub(super) fn root(&mut self, hunt: &Hunt<G>) -> Index {
        self.tree.at(key(&hunt.worlds[0], hunt.me, hunt.me, 0))
    }

    /// Searches until the budget is spent, or until nothing can overtake the best move any more.
    pub(super) fn hunt(
        &mut self,
        hunt: &Hunt<G>,
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
        self.tree.node(root).found()
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
        hunt: &Hunt<G>,
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
    pub(super) fn simulate(&mut self, hunt: &Hunt<G>, first: Option<u32>, chance: &mut Chance) -> Outlook {
        let mut guide = self.guide.take();
        let found = match &mut guide {
            Some(guide) => self.walk(hunt, first, guide, chance),
            None => self.walk(hunt, first, &mut Nobody, chance),
        };
        self.guide = guide;
        // Both answer at once, so no walk waits.
        found.unwrap_or(Outlook::NONE)
    }

    /// The same with a guide, or its next part: nothing comes of it while the guide still has to think.
    pub(super) fn walk(
        &mut self,
        hunt: &Hunt<G>,
        first: Option<u32>,
        guide: &mut impl Guide<G>,
        chance: &mut Chance,
    ) -> Option<Outlook> {
        let Way { mut world, mut hidden } = match self.way.take() {
            Some(way) => *way,
            None => self.depart(hunt, chance),
        };
        let found = loop {
            let Turn::Of(seat) = world.turn() else { break outlook(&world, hunt.seats, &hunt.params) };
            world.moves(&mut self.moves);
            if let [only] = self.moves[..] {
                world.play(only, chance);
                continue;
            }
            let node = self.tree.at(key(&world, seat, hunt.me, hidden[seat.index()]));
            let root = self.path.is_empty();
            self.logits.clear();
            let mut at = Place { world: &mut world, seat, seats: hunt.seats, moves: &mut self.moves };
            if self.tree.node(node).visits == 0 && !root {
                let Some(found) = guide.end(&mut at, hunt, &mut self.logits, chance) else {
                    self.way = Some(Box::new(Way { world, hidden }));
                    return None;
                };
                if !self.logits.is_empty() {
                    self.meet(node, &world, seat, hunt, chance);
                }
                self.tree.touch(node, found.values[seat.index()]);
                break found;
            }
            // Also where a move is first met in a later world, with another hand: how likely it is, is asked in that world.
            if !self.tree.knows(node, at.moves) {
                if hunt.params.policy > 0.0 && guide.moves(&at, &mut self.logits).is_none() {
                    self.way = Some(Box::new(Way { world, hidden }));
                    return None;
                }
                self.meet(node, &world, seat, hunt, chance);
            }
            let edge = first.filter(|_| root).unwrap_or_else(|| self.tree.choose(node, &hunt.params));
            self.go(node, edge, seat, &mut world, &mut hidden, chance);
        };
        Some(self.learn(found))
    }

    /// The moves of a node that were not met there before: how likely they are by their looks, and by what the guide has said.
    fn meet(&mut self, node: Index, world: &G, seat: Seat, hunt: &Hunt<G>, chance: &mut Chance) {
        let params = &hunt.params;
        let worlds = if self.path.is_empty() { &hunt.worlds[..] } else { std::slice::from_ref(world) };
        let mean = |of: &mut dyn FnMut(&G) -> f32| worlds.iter().map(of).sum::<f32>() / worlds.len() as f32;
        // Some moves are first met in a later world, with other hands: what compares is how much a move changes there.
        let mut before = None;
        let mut said = self.moves.iter().zip(&self.logits).cycle();
        let any = !self.logits.is_empty();
        self.tree.meet(node, &self.moves, params, |mv| {
            let mut likely = 0.0;
            if params.looks > 0.0 {
                let before = *before.get_or_insert_with(|| mean(&mut |world| world.appraise(seat)));
                likely += params.looks * (mean(&mut |world| looks(world, mv, seat, chance)) - before);
            }
            if any && let Some((_, logit)) = said.find(|(of, _)| **of == mv) {
                likely += params.policy * params.temper * logit;
            }
            likely
        });
    }

    /// A walk begins, in a world of its own.
    fn depart(&mut self, hunt: &Hunt<G>, chance: &mut Chance) -> Way<G> {
        self.path.clear();
        Way { world: G::imagine(&hunt.view, chance), hidden: [0; MOST_SEATS] }
    }

    /// Goes on by an edge.
    fn go(
        &mut self,
        node: Index,
        edge: u32,
        seat: Seat,
        world: &mut G,
        hidden: &mut [u64; MOST_SEATS],
        chance: &mut Chance,
    ) {
        let mv = self.tree.node(node).edges[edge as usize].mv;
        self.path.push((node, edge, seat));
        if world.shown(mv, Viewer::Audience) != mv {
            let mut hasher = FxHasher::default();
            (hidden[seat.index()], mv).hash(&mut hasher);
            hidden[seat.index()] = hasher.finish();
        }
        world.play(mv, chance);
    }

    /// What a walk found is told to every node on its path.
    fn learn(&mut self, found: Outlook) -> Outlook {
        for &(node, edge, seat) in &self.path {
            self.tree.learn(node, edge, found.values[seat.index()]);
        }
        add(&mut self.foreseen, &found.wins);
        if let Some(&(_, edge, _)) = self.path.first() {
            let edge = edge as usize;
            if self.brought.len() <= edge {
                self.brought.resize(edge + 1, Default::default());
            }
            add(&mut self.brought[edge], &found.wins);
        }
        found
    }
}

/// Chances to win are added up.
fn add(sum: &mut Brought, wins: &Values) {
    sum.0.iter_mut().zip(wins).for_each(|(sum, win)| *sum += win);
    sum.1 += 1;
}
