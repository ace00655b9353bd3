//! How many simulations a second.

use std::time::{Duration, Instant};

use game::{Chance, Fault, Setup as _, Spec, Turn, Viewer, Whole};
use serde::Serialize;

use super::params::Params;
use super::walk::{Hunt, Walker};
use super::{Budget, seek};
use crate::bot::Asked;
use crate::patience::Patience;

/// What was measured, on one thread, from the opening.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// The number of seats.
    pub seats: usize,
    /// With every simulation played to the end of the game by any moves.
    pub simulations_per_second: f64,
    /// With the numbers that were tuned for the game.
    pub tuned_simulations_per_second: f64,
    /// These numbers.
    pub tuned: Params,
    /// How long was measured, both together.
    pub seconds: f64,
}

/// Longer than any game: the simulations are played to the end.
const WHOLE: u32 = 1_000_000;

/// After so many the tree begins anew, with another deal: trees as large as those of a decision are what counts.
const SIMULATIONS: u32 = 2_000;

/// Measures for so long.
pub fn run<G: Whole>(spec: &Spec, time: Duration, seed: u64) -> Result<Report, Fault> {
    let setup = G::Setup::read(spec)?;
    let tuned = Params::of(G::about(), setup.seats())?;
    let began = Instant::now();
    let whole = Params { depth: WHOLE, guide: 1, ..tuned };
    Ok(Report {
        game: G::about().id,
        seats: setup.seats(),
        simulations_per_second: measure::<G>(&setup, whole, time / 2, seed)?,
        tuned_simulations_per_second: measure::<G>(&setup, tuned, time / 2, seed)?,
        tuned,
        seconds: began.elapsed().as_secs_f64(),
    })
}

fn measure<G: Whole>(setup: &G::Setup, params: Params, time: Duration, seed: u64) -> Result<f64, Fault> {
    let mut chance = Chance::quick(seed);
    let mut walker = Walker::<G>::new(None);
    let mut moves = Vec::new();
    let (mut simulations, mut taken) = (0_u64, Duration::ZERO);
    while taken < time || simulations == 0 {
        let mut state = G::start(setup, &mut chance);
        // The opening is the first decision that is one.
        while let Turn::Of(seat) = state.turn() {
            state.moves(&mut moves);
            if let [only] = moves[..] {
                state.play(only, &mut chance);
                continue;
            }
            let view = state.view(Viewer::Seat(seat));
            // No longer than the time there is, so that a slow game does not take much more.
            let patience = Patience::of(time.saturating_sub(taken));
            let asked =
                Asked { seat, view: &view, moves: &moves, since: &[], decision: 1, patience: &patience };
            let began = Instant::now();
            let hunt = Hunt::new(&asked, |_| Ok(params), &mut chance)?;
            walker.forget();
            let found =
                seek(std::slice::from_mut(&mut walker), &hunt, Budget::Simulations(SIMULATIONS), &mut chance);
            taken += began.elapsed();
            simulations += found.iter().map(|found| u64::from(found.visits)).sum::<u64>();
            break;
        }
    }
    Ok(simulations as f64 / taken.as_secs_f64().max(1e-9))
}
