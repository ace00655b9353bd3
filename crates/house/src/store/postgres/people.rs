//! People in the database.

use deadpool_postgres::Pool;

use super::super::{Later, People, StoreError};
use super::Postgres;
use super::read::{ask, one};

impl People for Postgres {
    fn name(&self, person: &str, name: &str) -> Later<()> {
        let (pool, person, name) = (self.pool.clone(), person.to_owned(), name.to_owned());
        Box::pin(async move { keep_name(&pool, &person, &name).await })
    }

    fn name_of(&self, person: &str) -> Later<Option<String>> {
        let (pool, person) = (self.pool.clone(), person.to_owned());
        Box::pin(async move { name_of(&pool, &person).await })
    }
}

async fn keep_name(pool: &Pool, person: &str, name: &str) -> Result<(), StoreError> {
    let sql =
        "insert into people (id, name) values ($1, $2) on conflict (id) do update set name = excluded.name";
    ask(pool, sql, &[&person, &name]).await.map(drop)
}

async fn name_of(pool: &Pool, person: &str) -> Result<Option<String>, StoreError> {
    one(pool, "select name from people where id = $1", &[&person]).await
}
