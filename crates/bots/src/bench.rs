//! How fast the rules are: random play on one thread.

use std::hint::black_box;
use std::time::{Duration, Instant};

use game::{Chance, Fault, Game, Setup as _, Spec, Turn};
use serde::Serialize;

/// What was measured.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// The number of seats.
    pub seats: usize,
    /// Decisions a second: list the legal moves, pick one, play it.
    pub decisions_per_second: f64,
    /// Whole games a second.
    pub games_per_second: f64,
    /// Decisions in a game, on average.
    pub decisions_per_game: f64,
    /// Legal moves at a decision, on average.
    pub moves_per_decision: f64,
    /// The size of a state.
    pub state_bytes: usize,
    /// The time to copy one, in nanoseconds.
    pub clone_ns: f64,
    /// How long was measured.
    pub seconds: f64,
}

/// Plays random games for so long.
pub fn run<G: Game>(spec: &Spec, time: Duration, seed: u64) -> Result<Report, Fault> {
    let setup = G::Setup::read(spec)?;
    let mut chance = Chance::quick(seed);
    let mut moves = Vec::with_capacity(1024);
    let (mut games, mut decisions, mut listed) = (0_u64, 0_u64, 0_u64);
    let began = Instant::now();
    let mut clone_ns = 0.0;
    while began.elapsed() < time || games == 0 {
        // The clock is asked once in a while only: asking costs as much as a decision.
        for _ in 0..64 {
            let state = random_game::<G>(&setup, &mut chance, &mut moves, &mut decisions, &mut listed);
            games += 1;
            if clone_ns == 0.0 {
                clone_ns = clone_time(&state);
            }
        }
    }
    let seconds = began.elapsed().as_secs_f64();
    Ok(Report {
        game: G::about().id,
        seats: setup.seats(),
        decisions_per_second: decisions as f64 / seconds,
        games_per_second: games as f64 / seconds,
        decisions_per_game: decisions as f64 / games as f64,
        moves_per_decision: listed as f64 / decisions.max(1) as f64,
        state_bytes: size_of::<G>(),
        clone_ns,
        seconds,
    })
}

/// One random game to its end; counts decisions and listed moves.
#[inline]
pub fn random_game<G: Game>(
    setup: &G::Setup,
    chance: &mut Chance,
    moves: &mut Vec<G::Move>,
    decisions: &mut u64,
    listed: &mut u64,
) -> G {
    let mut state = G::start(setup, chance);
    while state.turn() != Turn::Over {
        state.moves(moves);
        *listed += moves.len() as u64;
        let mv = chance.pick(moves);
        state.play(mv, chance);
        *decisions += 1;
    }
    state
}

fn clone_time<G: Game>(state: &G) -> f64 {
    const CLONES: u32 = 200_000;
    let began = Instant::now();
    for _ in 0..CLONES {
        black_box(black_box(state).clone());
    }
    began.elapsed().as_secs_f64() * 1e9 / f64::from(CLONES)
}
