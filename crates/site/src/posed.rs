//! Puzzles as pages name them: all of a game, their addresses, the one of the day, the next.

use boards::Board;
use house::Time;
use house::deals::DAY;
use house::store::puzzles::{Solver, Tried};
use table::AnyGame;
use table::puzzles::Posed;

/// To whoever has solved none comes first what many find.
const FIRST: f64 = 1_300.0;
/// The next one is among so many of the nearest in difficulty.
const NEAREST: usize = 6;

/// The puzzles of a game that has a board and some; nothing if there is no such game.
pub(crate) fn puzzles(game: &str) -> Option<(&'static dyn AnyGame, &'static dyn Board, &'static [Posed])> {
    let (found, board) = (table::find(game).ok()?, boards::board(game)?);
    // A faulty puzzle is found by the tests; whoever comes by is spared it.
    let faulty = |fault: &game::Fault| tracing::error!(?fault, "puzzles");
    let all = table::puzzles::of(found).inspect_err(faulty).unwrap_or_default();
    Some((found, board, all))
}

/// The puzzle of a day: each in turn, in the order of their ids, which is none.
pub(crate) fn of_day(all: &'static [Posed], now: Time) -> Option<usize> {
    let mut order: Vec<usize> = (0..all.len()).collect();
    order.sort_by_key(|&number| &all[number].puzzle.id);
    let day = usize::try_from(now.div_euclid(DAY)).unwrap_or(0);
    order.get(day.checked_rem(all.len())?).copied()
}

/// The address of a puzzle.
pub(crate) fn path(posed: &Posed) -> String {
    format!("/puzzles/{}/{}", posed.placed().about().id, posed.puzzle.id)
}

/// A theme by the message that names it, if it is one of these puzzles'.
pub(crate) fn theme(all: &'static [Posed], named: &str) -> Option<&'static str> {
    all.iter().flat_map(|posed| &posed.themes).copied().find(|theme| *theme == named)
}

/// The puzzle that comes next: one that was not tried yet, not the one before, about as hard as the solver is good. Where all were tried it
/// is one that was missed, else any.
pub(crate) fn next(
    all: &'static [Posed],
    theme: Option<&str>,
    after: Option<&str>,
    solver: Option<Solver>,
    tried: &[Tried],
) -> Option<&'static Posed> {
    let fits = |posed: &&Posed| {
        Some(posed.puzzle.id.as_str()) != after && theme.is_none_or(|theme| posed.themes.contains(&theme))
    };
    let of = |posed: &Posed| tried.iter().find(|tried| tried.puzzle == posed.puzzle.id);
    let fitting: Vec<&Posed> = all.iter().filter(fits).collect();
    let some = |keep: &dyn Fn(&Posed) -> bool| -> Vec<&'static Posed> {
        fitting.iter().copied().filter(|posed| keep(posed)).collect()
    };
    let mut left = some(&|posed| of(posed).is_none());
    if left.is_empty() {
        left = some(&|posed| of(posed).is_some_and(|tried| !tried.solved));
    }
    if left.is_empty() {
        left = fitting;
    }
    let wanted = solver.map_or(FIRST, |solver| solver.strength.rating);
    left.sort_by(|a, b| (a.difficulty - wanted).abs().total_cmp(&(b.difficulty - wanted).abs()));
    left.truncate(NEAREST);
    // Not always the nearest: two who begin together would go the same way for ever. Which one hangs on where they come from.
    let turn =
        after.unwrap_or_default().bytes().fold(tried.len(), |sum, byte| sum * 31 % 997 + usize::from(byte));
    left.get(turn.checked_rem(left.len())?).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_puzzle_has_its_day() {
        let (_, _, all) = puzzles("great-wall").unwrap();
        let mut days: Vec<usize> =
            (0..all.len() as Time).filter_map(|day| of_day(all, day * DAY + 5)).collect();
        days.sort_unstable();
        assert_eq!(days, (0..all.len()).collect::<Vec<_>>());
        assert_eq!(of_day(&[], 5), None);
    }
}
