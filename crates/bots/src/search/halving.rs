//! The root as a tournament: sequential halving, with common random numbers.
//!
//! What is asked for is one good move, not a good average while trying, so the simulations are shared out evenly: the likeliest
//! moves make a field, each is tried in the same worlds with the same luck, and after each round the worse half goes home. Two
//! moves that differ little are told apart much sooner when a lucky world is lucky for both.

use std::time::Instant;

use game::{Appraised, Chance};

use super::Budget;
use super::tree::Index;
use super::walk::{Found, Hunt, Walker};

impl<G: Appraised> Walker<G> {
    /// What the tournament found out about each move; the last one standing was tried most, and of equals it brought most.
    pub(super) fn halve(
        &mut self,
        hunt: &Hunt<'_, G>,
        root: Index,
        budget: Budget,
        chance: &mut Chance,
    ) -> Vec<Found<G::Move>> {
        let began = Instant::now();
        // The first simulation finds the moves and their looks.
        self.simulate(hunt, None, chance);
        let edges = &self.tree.node(root).edges;
        let mut found: Vec<Found<G::Move>> =
            edges.iter().map(|edge| Found { mv: edge.mv, visits: 0, value: 0.0 }).collect();
        let mut field: Vec<u32> = (0..edges.len() as u32).collect();
        field.sort_by(|&a, &b| edges[b as usize].weight.total_cmp(&edges[a as usize].weight));
        field.truncate(hunt.params.field as usize);

        let rounds = field.len().next_power_of_two().ilog2().max(1);
        let mut spent = 0_u32;
        for round in 1..=rounds {
            loop {
                let luck = chance.number();
                for &at in &field {
                    let outlook = self.simulate(hunt, Some(at), &mut Chance::quick(luck));
                    let found = &mut found[at as usize];
                    found.visits += 1;
                    found.value += outlook.values[hunt.me.index()];
                }
                spent += field.len() as u32;
                let share = f64::from(round) / f64::from(rounds);
                let over = match budget {
                    Budget::Simulations(all) => {
                        f64::from(spent + field.len() as u32) > f64::from(all) * share
                    }
                    Budget::Time(time) => began.elapsed() >= time.mul_f64(share),
                };
                if over || hunt.patience.is_over() {
                    break;
                }
            }
            field.sort_by(|&a, &b| found[b as usize].mean().total_cmp(&found[a as usize].mean()));
            field.truncate(field.len().div_ceil(2));
        }
        found
    }
}
