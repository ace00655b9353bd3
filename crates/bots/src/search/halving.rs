//! The root as a tournament: sequential halving, with common random numbers.
//!
//! What is asked for is one good move, not a good average while trying, so the simulations are shared out evenly: the likeliest
//! moves make a field, each is tried in the same worlds with the same luck, and after each round the worse half goes home. Two
//! moves that differ little are told apart much sooner when a lucky world is lucky for both.
//!
//! Several walkers play the same rounds, each in worlds of its own, and the field is halved by what all of them have found. So
//! with four of them only what lies below the root is learnt by each alone.

use std::time::Instant;

use game::{Chance, Whole};

use super::Budget;
use super::team::{Member, together};
use super::tree::Index;
use super::walk::{Found, Hunt, Walker};

/// How far a tournament has come, and how far it may go in this round.
#[derive(Clone, Copy)]
struct Round {
    /// For each walker.
    budget: Budget,
    /// The share of the budget that is spent when the round is over.
    share: f64,
    began: Instant,
}

/// What the tournament found out about each move; the last one standing was tried most, and of equals it brought most.
pub(super) fn tournament<G: Whole>(
    team: &mut [Member<'_, G>],
    hunt: &Hunt<G>,
    budget: Budget,
) -> Vec<Found<G::Move>> {
    let began = Instant::now();
    // The first simulation finds the moves and their looks.
    let roots = together(team, &hunt.patience, |member| {
        let root = member.walker.root(hunt);
        member.walker.simulate(hunt, None, &mut member.chance);
        root
    });
    let (Some(first), Some(&Some(root))) = (team.first(), roots.first()) else { return Vec::new() };
    let edges = &first.walker.tree.node(root).edges;
    let mut found = first.walker.tree.node(root).found();
    found.iter_mut().for_each(|found| (found.visits, found.value) = (0, 0.0));
    let mut field: Vec<usize> = (0..edges.len()).collect();
    field.sort_by(|&a, &b| edges[b].weight.total_cmp(&edges[a].weight));
    field.truncate(hunt.params.field as usize);

    let rounds = field.len().next_power_of_two().ilog2().max(1);
    for round in 1..=rounds {
        let moves: Vec<G::Move> = field.iter().map(|&at| found[at].mv).collect();
        let round = Round { budget, share: f64::from(round) / f64::from(rounds), began };
        let more = together(team, &hunt.patience, |member| {
            member.walker.play_round(hunt, &moves, round, &mut member.spent, &mut member.chance)
        });
        // In the order of the walkers, so that the sums do not depend on who was first.
        for more in more.into_iter().flatten() {
            for (&at, more) in field.iter().zip(more) {
                found[at].add(&more);
            }
        }
        field.sort_by(|&a, &b| found[b].mean().total_cmp(&found[a].mean()));
        field.truncate(field.len().div_ceil(2));
    }
    found
}

impl<G: Whole> Walker<G> {
    /// One walker's part of a round: every move of the field in the same worlds, again and again.
    fn play_round(
        &mut self,
        hunt: &Hunt<G>,
        field: &[G::Move],
        round: Round,
        spent: &mut u32,
        chance: &mut Chance,
    ) -> Vec<Found<G::Move>> {
        let root = self.root(hunt);
        let mut found: Vec<(Option<u32>, Found<G::Move>)> = field
            .iter()
            .map(|&mv| (self.edge(root, mv), Found { mv, visits: 0, value: 0.0, prior: 0.0 }))
            .collect();
        let size = field.len() as u32;
        // Whoever has tried everything once and has no more time has nothing to add.
        while *spent == 0 || !hunt.patience.is_over() {
            let luck = chance.number();
            for (edge, found) in &mut found {
                let Some(edge) = *edge else { continue };
                let outlook = self.simulate(hunt, Some(edge), &mut Chance::quick(luck));
                found.value += outlook.values[hunt.me.index()];
                found.visits += 1;
            }
            *spent += size;
            let over = match round.budget {
                Budget::Simulations(all) => f64::from(*spent + size) > f64::from(all) * round.share,
                Budget::Time(time) => round.began.elapsed() >= time.mul_f64(round.share),
            };
            if over {
                break;
            }
        }
        found.into_iter().map(|(_, found)| found).collect()
    }

    /// The edge of a move at the root. Every walker has met the same moves there, but perhaps in another order.
    fn edge(&self, root: Index, mv: G::Move) -> Option<u32> {
        let at = self.tree.node(root).edges.iter().position(|edge| edge.mv == mv)?;
        Some(at as u32)
    }
}
