//! What people made of puzzles, in the file.

use bots::strength::Strength;
use rusqlite::{Connection, OptionalExtension as _, Row, params};

use super::super::puzzles::{Counted, Fared, Puzzles, Solver, TRIES, Tried, count};
use super::super::{Later, StoreError};
use super::Sqlite;
use crate::event::Time;

const TRIED: &str = "select game, puzzle, tries, solved, at from attempts where person = ?1 and game = ?2
    and solved is not null order by at desc, puzzle";
/// One more miss, as long as it is not finished; without a line where it is.
const MISSED: &str = "insert into attempts (person, game, puzzle, tries, at) values (?1, ?2, ?3, 1, ?4)
    on conflict do update set tries = min(tries + 1, ?5), at = excluded.at where solved is null returning tries";
const MISSES: &str =
    "select tries from attempts where person = ?1 and game = ?2 and puzzle = ?3 and solved is null";
const SOLVER: &str = "select rating, deviation, tried from solvers where person = ?1 and game = ?2";
const SOLVERS: &str = "select rating, deviation, tried, game from solvers where person = ?1 order by game";
const FARED: &str = "select rating, deviation, tried, solved from puzzles where id = ?1";

/// For the test that looks how they are looked up.
pub(super) const QUERIES: &[&str] = &[TRIED, MISSES, SOLVER, SOLVERS, FARED];

fn strength(line: &Row<'_>) -> rusqlite::Result<Strength> {
    Ok(Strength { rating: line.get(0)?, deviation: line.get(1)? })
}

fn solver(line: &Row<'_>) -> rusqlite::Result<Solver> {
    Ok(Solver { strength: strength(line)?, tried: number(line, 2)? })
}

fn fared(line: &Row<'_>) -> rusqlite::Result<Fared> {
    Ok(Fared { strength: strength(line)?, tried: number(line, 2)?, solved: number(line, 3)? })
}

fn number(line: &Row<'_>, column: usize) -> rusqlite::Result<u64> {
    Ok(u64::try_from(line.get::<_, i64>(column)?).unwrap_or(0))
}

impl Puzzles for Sqlite {
    fn missed(&self, person: &str, game: &str, puzzle: &str, at: Time) -> Later<Option<usize>> {
        let (person, game, puzzle) = (person.to_owned(), game.to_owned(), puzzle.to_owned());
        self.change(move |connection| {
            let mut query = connection.prepare_cached(MISSED)?;
            let tries = query
                .query_row(params![person, game, puzzle, at, TRIES as i64], |line| line.get::<_, i64>(0));
            Ok(Ok::<_, StoreError>(tries.optional()?.map(|tries| usize::try_from(tries).unwrap_or(0))))
        })
    }

    fn misses(&self, person: &str, game: &str, puzzle: &str) -> Later<usize> {
        let (person, game, puzzle) = (person.to_owned(), game.to_owned(), puzzle.to_owned());
        self.look(move |connection| {
            let mut query = connection.prepare_cached(MISSES)?;
            let misses = query.query_row([person, game, puzzle], |line| number(line, 0)).optional()?;
            Ok(usize::try_from(misses.unwrap_or(0)).unwrap_or(0))
        })
    }

    fn tried(&self, person: &str, tried: Tried, begins: Strength) -> Later<Option<Counted>> {
        let person = person.to_owned();
        self.change(move |connection| {
            let Tried { game, puzzle, tries, solved, at } = &tried;
            let sql = "insert into attempts (person, game, puzzle, tries, solved, at) values (?1, ?2, ?3, ?4, ?5, ?6)
                on conflict do update set tries = max(excluded.tries, attempts.tries), solved = excluded.solved and attempts.tries < ?7, at = excluded.at
                where attempts.solved is null returning solved";
            let (tries, most) = (*tries as i64, TRIES as i64);
            let kept = connection.prepare_cached(sql)?.query_row(
                params![person, game, puzzle, tries, solved, at, most],
                |line| line.get::<_, bool>(0),
            );
            let Some(solved) = kept.optional()? else { return Ok(Ok::<_, StoreError>(None)) };
            let known = connection.prepare_cached(SOLVER)?.query_row([&person, game], solver).optional()?;
            let its = connection.prepare_cached(FARED)?.query_row([puzzle], fared).optional()?;
            let counted =
                count(known, its.unwrap_or(Fared { strength: begins, tried: 0, solved: 0 }), solved);
            let Counted { solver, puzzle: its, .. } = counted;
            let sql = "insert or replace into solvers (person, game, rating, deviation, tried) values (?1, ?2, ?3, ?4, ?5)";
            connection.prepare_cached(sql)?.execute(params![
                person,
                game,
                solver.strength.rating,
                solver.strength.deviation,
                solver.tried as i64
            ])?;
            let sql = "insert or replace into puzzles (id, rating, deviation, tried, solved) values (?1, ?2, ?3, ?4, ?5)";
            connection.prepare_cached(sql)?.execute(params![
                puzzle,
                its.strength.rating,
                its.strength.deviation,
                its.tried as i64,
                its.solved as i64
            ])?;
            Ok(Ok(Some(counted)))
        })
    }

    fn solver(&self, person: &str, game: &str) -> Later<(Option<Solver>, Vec<Tried>)> {
        let (person, game) = (person.to_owned(), game.to_owned());
        self.look(move |connection| {
            let known = connection.prepare_cached(SOLVER)?.query_row([&person, &game], solver).optional()?;
            let mut query = connection.prepare_cached(TRIED)?;
            let found = query.query_map([&person, &game], |line| {
                Ok(Tried {
                    game: line.get(0)?,
                    puzzle: line.get(1)?,
                    tries: usize::try_from(line.get::<_, i64>(2)?).unwrap_or(0),
                    solved: line.get(3)?,
                    at: line.get(4)?,
                })
            })?;
            Ok((known, found.collect::<rusqlite::Result<_>>()?))
        })
    }

    fn solvers(&self, person: &str) -> Later<Vec<(String, Solver)>> {
        let person = person.to_owned();
        self.look(move |connection| {
            let mut query = connection.prepare_cached(SOLVERS)?;
            let found = query.query_map([person], |line| Ok((line.get(3)?, solver(line)?)))?;
            Ok(found.collect::<rusqlite::Result<_>>()?)
        })
    }

    fn fared(&self, puzzle: &str) -> Later<Option<Fared>> {
        let puzzle = puzzle.to_owned();
        self.look(move |connection| {
            Ok(connection.prepare_cached(FARED)?.query_row([puzzle], fared).optional()?)
        })
    }
}

/// What a guest has finished is an account's from now on; where both have, the account's own counts.
pub(super) fn take_over(connection: &Connection, guest: &str, account: &str) -> rusqlite::Result<()> {
    let sql = "insert or ignore into attempts (person, game, puzzle, tries, solved, at)
        select ?2, game, puzzle, tries, solved, at from attempts where person = ?1";
    connection.execute(sql, [guest, account])?;
    let sql = "insert or ignore into solvers (person, game, rating, deviation, tried)
        select ?2, game, rating, deviation, tried from solvers where person = ?1";
    connection.execute(sql, [guest, account])?;
    forget(connection, guest)
}

/// Nothing is kept of what somebody tried. What it said of the puzzles stays: it names nobody.
pub(super) fn forget(connection: &Connection, person: &str) -> rusqlite::Result<()> {
    connection.execute("delete from attempts where person = ?1", [person])?;
    connection.execute("delete from solvers where person = ?1", [person]).map(drop)
}
