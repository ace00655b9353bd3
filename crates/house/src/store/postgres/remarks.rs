//! What people said of remarks, in the database.

use deadpool_postgres::Transaction;

use super::super::remarks::{Noted, Remarks};
use super::super::{Later, StoreError};
use super::read::{ask, odd};
use super::{Postgres, wrong};

const NOTED: &str = "select game, about, said, at from remarks where person = $1 order by game, about";

/// What was said later stays.
macro_rules! merged {
    () => {
        " on conflict (person, game, about) do update set said = excluded.said, at = excluded.at
            where excluded.at >= r.at"
    };
}

/// For the test that looks how they are looked up: with the number of their parameters.
pub(super) const QUERIES: &[(&str, usize)] = &[(NOTED, 1)];

impl Remarks for Postgres {
    fn note(&self, person: &str, noted: Noted) -> Later<()> {
        let (pool, person) = (self.pool.clone(), person.to_owned());
        Box::pin(async move {
            let sql = concat!(
                "insert into remarks as r (person, game, about, said, at) values ($1, $2, $3, $4, $5)",
                merged!()
            );
            ask(&pool, sql, &[&person, &noted.game, &noted.about, &noted.said, &noted.at]).await?;
            Ok(())
        })
    }

    fn noted(&self, person: &str) -> Later<Vec<Noted>> {
        let (pool, person) = (self.pool.clone(), person.to_owned());
        Box::pin(async move {
            let lines = ask(&pool, NOTED, &[&person]).await?;
            let noted = lines.iter().map(|line| {
                Ok(Noted {
                    game: line.try_get(0).map_err(odd)?,
                    about: line.try_get(1).map_err(odd)?,
                    said: line.try_get(2).map_err(odd)?,
                    at: line.try_get(3).map_err(odd)?,
                })
            });
            noted.collect()
        })
    }

    fn clear(&self, person: &str, game: &str) -> Later<()> {
        let (pool, person, game) = (self.pool.clone(), person.to_owned(), game.to_owned());
        Box::pin(async move {
            ask(&pool, "delete from remarks where person = $1 and game = $2", &[&person, &game]).await?;
            Ok(())
        })
    }
}

/// What a guest has said is an account's from now on.
pub(super) async fn take_over(
    transaction: &Transaction<'_>,
    guest: &str,
    account: &str,
) -> Result<(), StoreError> {
    let sql = concat!(
        "insert into remarks as r (person, game, about, said, at)
            select $2, game, about, said, at from remarks where person = $1",
        merged!()
    );
    transaction.execute(sql, &[&guest, &account]).await.map_err(|error| wrong(&error))?;
    forget(transaction, guest).await
}

/// Nothing is kept of what somebody said.
pub(super) async fn forget(transaction: &Transaction<'_>, person: &str) -> Result<(), StoreError> {
    let sql = "delete from remarks where person = $1";
    transaction.execute(sql, &[&person]).await.map(drop).map_err(|error| wrong(&error))
}
