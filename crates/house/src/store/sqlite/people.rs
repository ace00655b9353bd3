//! People in the file.

use rusqlite::{Connection, OptionalExtension as _};

use super::super::{Later, People, StoreError};
use super::{Sqlite, Wrong};

impl People for Sqlite {
    fn name(&self, person: &str, name: &str) -> Later<()> {
        let (person, name) = (person.to_owned(), name.to_owned());
        self.change(move |connection| keep_name(connection, &person, &name))
    }

    fn name_of(&self, person: &str) -> Later<Option<String>> {
        let person = person.to_owned();
        self.look(move |connection| name_of(connection, &person))
    }
}

fn keep_name(connection: &Connection, person: &str, name: &str) -> rusqlite::Result<Result<(), StoreError>> {
    connection
        .prepare_cached(
            "insert into people (id, name) values (?1, ?2) on conflict (id) do update set name = excluded.name",
        )?
        .execute([person, name])?;
    Ok(Ok(()))
}

fn name_of(connection: &Connection, person: &str) -> Result<Option<String>, Wrong> {
    let mut query = connection.prepare_cached("select name from people where id = ?1")?;
    Ok(query.query_row([person], |row| row.get(0)).optional()?)
}
