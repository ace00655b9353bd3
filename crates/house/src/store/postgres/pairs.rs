//! Who waits, in the database. Whoever changes it tells the other nodes.

use deadpool_postgres::{Object, Pool};
use tokio_postgres::Row as Line;

use super::super::columns::json;
use super::super::pairs::Waiting;
use super::super::{Later, NewTable, Pairs, StoreError};
use super::read::{ask, odd, pool_trouble};
use super::write::{Failure, insert, tell_lobby};
use super::{PATIENCE, Postgres, silent};
use crate::event::Time;

macro_rules! columns {
    () => {
        "person, name, game, seats, speed, since, bots_at, seen, table_id"
    };
}

const QUEUE: &str = concat!(
    "select ",
    columns!(),
    " from waiting where table_id is null and since > $1 order by since, person limit $2"
);
const WAITS: &str = concat!("select ", columns!(), " from waiting where person = $1");
/// Both parts see the table as it was before: a row is moved or, where there is another already, deleted.
const CALL: &str = "
    with gone as (
        delete from waiting where person = $1 and $1 <> $2::text and exists (select from waiting where person = $2)
    )
    update waiting set person = $2, name = $3
    where person = $1 and ($1 = $2 or not exists (select from waiting where person = $2))";
const SEEN: &str = "update waiting set seen = $2 where person = $1 and seen is not null and table_id is null";
const FORGET: &str = "delete from waiting where seen is not null and seen < $1";
const WAIT: &str = concat!(
    "insert into waiting (",
    columns!(),
    ") values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (person) do update set name = excluded.name, game = excluded.game, seats = excluded.seats,
         speed = excluded.speed, since = excluded.since, bots_at = excluded.bots_at, seen = excluded.seen,
         table_id = excluded.table_id"
);
const TAKE: &str =
    "update waiting set table_id = $3, seen = $4 where person = $1 and since = $2 and table_id is null";

/// For the test that looks how they are looked up: with the number of their parameters.
pub(super) const QUERIES: &[(&str, usize)] = &[(QUEUE, 2), (WAITS, 1), (SEEN, 2), (FORGET, 1), (TAKE, 4)];

fn read(line: &Line) -> Result<Waiting, StoreError> {
    let (seats, speed): (i32, &str) = (line.try_get(3).map_err(odd)?, line.try_get(4).map_err(odd)?);
    Ok(Waiting {
        person: line.try_get(0).map_err(odd)?,
        name: line.try_get(1).map_err(odd)?,
        game: line.try_get(2).map_err(odd)?,
        seats: usize::try_from(seats).unwrap_or(0),
        // Ours alone wrote it; what a newer program wrote is not paired here.
        speed: serde_json::from_str(speed).unwrap_or_default(),
        since: line.try_get(5).map_err(odd)?,
        bots_at: line.try_get(6).map_err(odd)?,
        seen: line.try_get(7).map_err(odd)?,
        table: line.try_get(8).map_err(odd)?,
    })
}

impl Pairs for Postgres {
    fn wait(&self, waiting: Waiting) -> Later<()> {
        let (pool, node) = (self.pool.clone(), self.node.clone());
        Box::pin(async move {
            let Waiting { person, name, game, seats, speed, since, bots_at, seen, table } = waiting;
            let (seats, speed) = (seats as i32, json(&speed)?);
            ask(&pool, WAIT, &[&person, &name, &game, &seats, &speed, &since, &bots_at, &seen, &table])
                .await?;
            tell_lobby(&pool, &node).await
        })
    }

    fn stop(&self, person: &str) -> Later<()> {
        let (pool, node, person) = (self.pool.clone(), self.node.clone(), person.to_owned());
        Box::pin(async move {
            ask(&pool, "delete from waiting where person = $1", &[&person]).await?;
            tell_lobby(&pool, &node).await
        })
    }

    fn waits(&self, person: &str) -> Later<Option<Waiting>> {
        let (pool, person) = (self.pool.clone(), person.to_owned());
        Box::pin(async move { ask(&pool, WAITS, &[&person]).await?.first().map(read).transpose() })
    }

    fn seen(&self, person: &str, at: Time) -> Later<()> {
        let (pool, person) = (self.pool.clone(), person.to_owned());
        Box::pin(async move { ask(&pool, SEEN, &[&person, &at]).await.map(drop) })
    }

    fn call(&self, person: &str, name: &str, becomes: Option<&str>) -> Later<()> {
        let (pool, person, name) = (self.pool.clone(), person.to_owned(), name.to_owned());
        let becomes = becomes.map_or_else(|| person.clone(), str::to_owned);
        Box::pin(async move { ask(&pool, CALL, &[&person, &becomes, &name]).await.map(drop) })
    }

    fn queue(&self, most: usize) -> Later<Vec<Waiting>> {
        let pool = self.pool.clone();
        Box::pin(
            async move { ask(&pool, QUEUE, &[&0_i64, &(most as i64)]).await?.iter().map(read).collect() },
        )
    }

    fn pair(&self, people: Vec<(String, Time)>, table: NewTable) -> Later<bool> {
        let (pool, node) = (self.pool.clone(), self.node.clone());
        Box::pin(async move {
            let paired = pair(&pool, &node, people, &table).await?;
            if paired {
                tell_lobby(&pool, &node).await?;
            }
            Ok(paired)
        })
    }

    fn forget(&self, before: Time) -> Later<()> {
        let pool = self.pool.clone();
        Box::pin(async move { ask(&pool, FORGET, &[&before]).await.map(drop) })
    }
}

/// All in one transaction; people in the order of their names, so that two nodes do not wait for each other.
async fn pair(
    pool: &Pool,
    node: &str,
    mut people: Vec<(String, Time)>,
    table: &NewTable,
) -> Result<bool, StoreError> {
    people.sort();
    let mut client = pool.get().await.map_err(|error| pool_trouble(&error))?;
    let work = async {
        let transaction = client.transaction().await?;
        for (person, since) in &people {
            let params: [&(dyn tokio_postgres::types::ToSql + Sync); 4] =
                [person, since, &table.header.id, &table.header.opened];
            if transaction.execute(TAKE, &params).await? == 0 {
                transaction.rollback().await?;
                return Ok(false);
            }
        }
        let opened = insert(&*transaction, node, table).await?;
        transaction.commit().await?;
        Ok(opened)
    };
    match tokio::time::timeout(PATIENCE, work).await {
        Ok(Ok(paired)) => Ok(paired),
        Ok(Err(Failure::Refused(error) | Failure::Lost(error))) => {
            drop(Object::take(client));
            Err(error)
        }
        Err(_) => {
            drop(Object::take(client));
            Err(silent())
        }
    }
}
