//! What people made of puzzles, in the database.

use bots::strength::Strength;
use deadpool_postgres::Transaction;
use tokio_postgres::Row;

use super::super::puzzles::{Counted, Fared, Puzzles, Solver, TRIES, Tried, count};
use super::super::{Later, StoreError};
use super::read::{ask, odd};
use super::{Postgres, run, whole, wrong};
use crate::event::Time;

const TRIED: &str = "select game, puzzle, tries, solved, at from attempts where person = $1 and game = $2
    and solved is not null order by at desc, puzzle";
/// One more miss, as long as it is not finished; without a line where it is.
const MISSED: &str = "insert into attempts as a (person, game, puzzle, tries, at) values ($1, $2, $3, 1, $4)
    on conflict (person, game, puzzle) do update set tries = least(a.tries + 1, $5), at = excluded.at
    where a.solved is null returning tries";
const MISSES: &str =
    "select tries from attempts where person = $1 and game = $2 and puzzle = $3 and solved is null";
const SOLVER: &str = "select rating, deviation, tried from solvers where person = $1 and game = $2";
const SOLVERS: &str = "select rating, deviation, tried, game from solvers where person = $1 order by game";
const FARED: &str = "select rating, deviation, tried, solved from puzzles where id = $1";

/// For the test that looks how they are looked up: with the number of their parameters.
pub(super) const QUERIES: &[(&str, usize)] =
    &[(TRIED, 2), (MISSES, 3), (SOLVER, 2), (SOLVERS, 1), (FARED, 1)];

fn strength(line: &Row) -> Result<Strength, StoreError> {
    Ok(Strength { rating: line.try_get(0).map_err(odd)?, deviation: line.try_get(1).map_err(odd)? })
}

fn solver(line: &Row) -> Result<Solver, StoreError> {
    Ok(Solver { strength: strength(line)?, tried: number(line, 2)? })
}

fn fared(line: &Row) -> Result<Fared, StoreError> {
    Ok(Fared { strength: strength(line)?, tried: number(line, 2)?, solved: number(line, 3)? })
}

fn number(line: &Row, column: usize) -> Result<u64, StoreError> {
    Ok(u64::try_from(line.try_get::<_, i64>(column).map_err(odd)?).unwrap_or(0))
}

impl Puzzles for Postgres {
    fn missed(&self, person: &str, game: &str, puzzle: &str, at: Time) -> Later<Option<usize>> {
        let (pool, person) = (self.pool.clone(), person.to_owned());
        let (game, puzzle) = (game.to_owned(), puzzle.to_owned());
        Box::pin(async move {
            let lines = ask(&pool, MISSED, &[&person, &game, &puzzle, &at, &(TRIES as i64)]).await?;
            let tries = lines.first().map(|line| line.try_get::<_, i64>(0).map_err(odd)).transpose()?;
            Ok(tries.map(|tries| usize::try_from(tries).unwrap_or(0)))
        })
    }

    fn misses(&self, person: &str, game: &str, puzzle: &str) -> Later<usize> {
        let (pool, person) = (self.pool.clone(), person.to_owned());
        let (game, puzzle) = (game.to_owned(), puzzle.to_owned());
        Box::pin(async move {
            let lines = ask(&pool, MISSES, &[&person, &game, &puzzle]).await?;
            let misses = lines.first().map(|line| number(line, 0)).transpose()?;
            Ok(usize::try_from(misses.unwrap_or(0)).unwrap_or(0))
        })
    }

    fn tried(&self, person: &str, tried: Tried, begins: Strength) -> Later<Option<Counted>> {
        let (pool, person) = (self.pool.clone(), person.to_owned());
        Box::pin(async move {
            whole(&pool, async |transaction| keep(transaction, &person, &tried, begins).await).await
        })
    }

    fn solver(&self, person: &str, game: &str) -> Later<(Option<Solver>, Vec<Tried>)> {
        let (pool, person, game) = (self.pool.clone(), person.to_owned(), game.to_owned());
        Box::pin(async move {
            let known = ask(&pool, SOLVER, &[&person, &game]).await?.first().map(solver).transpose()?;
            let lines = ask(&pool, TRIED, &[&person, &game]).await?;
            let tried = lines.iter().map(|line| {
                let tries: i64 = line.try_get(2).map_err(odd)?;
                Ok(Tried {
                    game: line.try_get(0).map_err(odd)?,
                    puzzle: line.try_get(1).map_err(odd)?,
                    tries: usize::try_from(tries).unwrap_or(0),
                    solved: line.try_get(3).map_err(odd)?,
                    at: line.try_get(4).map_err(odd)?,
                })
            });
            Ok((known, tried.collect::<Result<_, StoreError>>()?))
        })
    }

    fn solvers(&self, person: &str) -> Later<Vec<(String, Solver)>> {
        let (pool, person) = (self.pool.clone(), person.to_owned());
        Box::pin(async move {
            let lines = ask(&pool, SOLVERS, &[&person]).await?;
            lines.iter().map(|line| Ok((line.try_get(3).map_err(odd)?, solver(line)?))).collect()
        })
    }

    fn fared(&self, puzzle: &str) -> Later<Option<Fared>> {
        let (pool, puzzle) = (self.pool.clone(), puzzle.to_owned());
        Box::pin(async move { ask(&pool, FARED, &[&puzzle]).await?.first().map(fared).transpose() })
    }
}

/// The attempt and what it says, at once. Both rows are locked before they are read, the puzzle's first for everybody, so that of
/// two who finish at the same time neither is lost.
async fn keep(
    transaction: &Transaction<'_>,
    person: &str,
    tried: &Tried,
    begins: Strength,
) -> Result<Option<Counted>, StoreError> {
    let Tried { game, puzzle, tries, solved, at } = tried;
    let sql =
        "insert into attempts as a (person, game, puzzle, tries, solved, at) values ($1, $2, $3, $4, $5, $6)
        on conflict (person, game, puzzle) do update
        set tries = greatest(excluded.tries, a.tries), solved = excluded.solved and a.tries < $7, at = excluded.at where a.solved is null
        returning solved";
    let (tries, most) = (*tries as i64, TRIES as i64);
    let kept = transaction.query_opt(sql, &[&person, game, puzzle, &tries, solved, at, &most]).await;
    let Some(line) = kept.map_err(|error| wrong(&error))? else { return Ok(None) };
    let solved: bool = line.try_get(0).map_err(odd)?;
    let sql = "insert into puzzles (id, rating, deviation, tried, solved) values ($1, $2, $3, 0, 0) on conflict do nothing";
    run(transaction, sql, &[puzzle, &begins.rating, &begins.deviation]).await?;
    let sql = "insert into solvers (person, game, rating, deviation, tried) values ($1, $2, $3, $4, 0) on conflict do nothing";
    let new = Strength::NEW;
    run(transaction, sql, &[&person, game, &new.rating, &new.deviation]).await?;
    let sql = "select rating, deviation, tried, solved from puzzles where id = $1 for update";
    let line = transaction.query_one(sql, &[puzzle]).await.map_err(|error| wrong(&error))?;
    let its = fared(&line)?;
    let sql = "select rating, deviation, tried from solvers where person = $1 and game = $2 for update";
    let line = transaction.query_one(sql, &[&person, game]).await.map_err(|error| wrong(&error))?;
    let counted = count(Some(solver(&line)?), its, solved);
    let Counted { solver, puzzle: its, .. } = counted;
    let (played, times, right) = (solver.tried as i64, its.tried as i64, its.solved as i64);
    let sql = "update solvers set rating = $3, deviation = $4, tried = $5 where person = $1 and game = $2";
    run(transaction, sql, &[&person, game, &solver.strength.rating, &solver.strength.deviation, &played])
        .await?;
    let sql = "update puzzles set rating = $2, deviation = $3, tried = $4, solved = $5 where id = $1";
    run(transaction, sql, &[puzzle, &its.strength.rating, &its.strength.deviation, &times, &right]).await?;
    Ok(Some(counted))
}

/// What a guest has finished is an account's from now on; where both have, the account's own counts.
pub(super) async fn take_over(
    transaction: &Transaction<'_>,
    guest: &str,
    account: &str,
) -> Result<(), StoreError> {
    for sql in [
        "insert into attempts (person, game, puzzle, tries, solved, at)
            select $2, game, puzzle, tries, solved, at from attempts where person = $1 on conflict do nothing",
        "insert into solvers (person, game, rating, deviation, tried)
            select $2, game, rating, deviation, tried from solvers where person = $1 on conflict do nothing",
    ] {
        run(transaction, sql, &[&guest, &account]).await?;
    }
    forget(transaction, guest).await
}

/// Nothing is kept of what somebody tried. What it said of the puzzles stays: it names nobody.
pub(super) async fn forget(transaction: &Transaction<'_>, person: &str) -> Result<(), StoreError> {
    for sql in ["delete from attempts where person = $1", "delete from solvers where person = $1"] {
        run(transaction, sql, &[&person]).await?;
    }
    Ok(())
}
