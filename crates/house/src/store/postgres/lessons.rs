//! How far people came in lessons, in the database.

use deadpool_postgres::Transaction;

use super::super::lessons::{Came, Lessons};
use super::super::{Later, StoreError};
use super::read::{ask, odd};
use super::{Postgres, wrong};

const PROGRESS: &str = "select game, lesson, steps, done, at from lessons where person = $1
    order by at desc, game, lesson";

/// What was reached stays reached.
macro_rules! merged {
    () => {
        " on conflict (person, game, lesson) do update set steps = greatest(l.steps, excluded.steps),
            done = l.done or excluded.done, at = greatest(l.at, excluded.at)"
    };
}

/// For the test that looks how they are looked up: with the number of their parameters.
pub(super) const QUERIES: &[(&str, usize)] = &[(PROGRESS, 1)];

impl Lessons for Postgres {
    fn came(&self, person: &str, came: Came) -> Later<()> {
        let (pool, person) = (self.pool.clone(), person.to_owned());
        Box::pin(async move {
            let sql = concat!(
                "insert into lessons as l (person, game, lesson, steps, done, at) values ($1, $2, $3, $4, $5, $6)",
                merged!()
            );
            let steps = came.steps as i64;
            ask(&pool, sql, &[&person, &came.game, &came.lesson, &steps, &came.done, &came.at]).await?;
            Ok(())
        })
    }

    fn progress(&self, person: &str) -> Later<Vec<Came>> {
        let (pool, person) = (self.pool.clone(), person.to_owned());
        Box::pin(async move {
            let lines = ask(&pool, PROGRESS, &[&person]).await?;
            let came = lines.iter().map(|line| {
                let steps: i64 = line.try_get(2).map_err(odd)?;
                Ok(Came {
                    game: line.try_get(0).map_err(odd)?,
                    lesson: line.try_get(1).map_err(odd)?,
                    steps: usize::try_from(steps).unwrap_or(0),
                    done: line.try_get(3).map_err(odd)?,
                    at: line.try_get(4).map_err(odd)?,
                })
            });
            came.collect()
        })
    }
}

/// What a guest has learnt is an account's from now on.
pub(super) async fn take_over(
    transaction: &Transaction<'_>,
    guest: &str,
    account: &str,
) -> Result<(), StoreError> {
    let sql = concat!(
        "insert into lessons as l (person, game, lesson, steps, done, at)
            select $2, game, lesson, steps, done, at from lessons where person = $1",
        merged!()
    );
    transaction.execute(sql, &[&guest, &account]).await.map_err(|error| wrong(&error))?;
    forget(transaction, guest).await
}

/// Nothing is kept of what somebody learnt.
pub(super) async fn forget(transaction: &Transaction<'_>, person: &str) -> Result<(), StoreError> {
    let sql = "delete from lessons where person = $1";
    transaction.execute(sql, &[&person]).await.map(drop).map_err(|error| wrong(&error))
}
