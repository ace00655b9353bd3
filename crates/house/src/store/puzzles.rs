//! What is kept of puzzles: what each person's first finished attempt at each came to, and what all of them say of how hard it is and
//! how good they are.

use bots::strength::{Entrant, Strength, after};

use super::Later;
use crate::event::Time;

/// So many moves may be tried at a puzzle.
pub const TRIES: usize = 3;

/// Somebody's first finished attempt at a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tried {
    /// The game.
    pub game: String,
    /// The puzzle.
    pub puzzle: String,
    /// How many moves were tried.
    pub tries: usize,
    /// Whether one of them was right, and no solution was asked for before.
    pub solved: bool,
    /// When.
    pub at: Time,
}

/// How a puzzle has fared.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fared {
    /// How hard it is.
    pub strength: Strength,
    /// How many people have finished an attempt.
    pub tried: u64,
    /// How many of them solved it.
    pub solved: u64,
}

/// How somebody solves the puzzles of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Solver {
    /// How good they are at it.
    pub strength: Strength,
    /// How many they have finished.
    pub tried: u64,
}

/// What an attempt changed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Counted {
    /// Whether it counts as solved.
    pub solved: bool,
    /// The solver before.
    pub before: Strength,
    /// The solver now.
    pub solver: Solver,
    /// The puzzle now.
    pub puzzle: Fared,
}

/// Keeps attempts.
pub trait Puzzles: Send + Sync {
    /// Notes that somebody tried something else at a puzzle they have not finished; gives how often they have by now, and nothing if they
    /// have finished it. So a page that is loaded anew gives no new tries, nor do two windows: it is never more than [`TRIES`].
    fn missed(&self, person: &str, game: &str, puzzle: &str, at: Time) -> Later<Option<usize>>;

    /// How often somebody has tried something else at a puzzle they have not finished.
    fn misses(&self, person: &str, game: &str, puzzle: &str) -> Later<usize>;

    /// Keeps somebody's first finished attempt at a puzzle, and what it says of both; nothing if there was one before. Whoever has missed
    /// [`TRIES`] times by now, in another window, has not solved it. `begins` is how hard the puzzle is held to be as long as nobody has tried it.
    fn tried(&self, person: &str, tried: Tried, begins: Strength) -> Later<Option<Counted>>;

    /// What somebody has finished in a game, the last one first, and how good they are; nobody has a strength before their first.
    fn solver(&self, person: &str, game: &str) -> Later<(Option<Solver>, Vec<Tried>)>;

    /// In which games somebody has finished puzzles, and how good they are there.
    fn solvers(&self, person: &str) -> Later<Vec<(String, Solver)>>;

    /// How a puzzle has fared; nothing where nobody has finished it.
    fn fared(&self, puzzle: &str) -> Later<Option<Fared>>;
}

/// What an attempt says of solver and puzzle: they have played each other, and one of them won.
pub(super) fn count(solver: Option<Solver>, puzzle: Fared, solved: bool) -> Counted {
    let solver = solver.unwrap_or(Solver { strength: Strength::NEW, tried: 0 });
    let entrant = |strength, place| Entrant { strength, fixed: false, place };
    let places = if solved { [1, 2] } else { [2, 1] };
    let rated = after(&[entrant(solver.strength, places[0]), entrant(puzzle.strength, places[1])]);
    let [mine, its] = rated[..] else { return Counted { solved, before: solver.strength, solver, puzzle } };
    Counted {
        solved,
        before: solver.strength,
        solver: Solver { strength: mine, tried: solver.tried + 1 },
        puzzle: Fared { strength: its, tried: puzzle.tried + 1, solved: puzzle.solved + u64::from(solved) },
    }
}
