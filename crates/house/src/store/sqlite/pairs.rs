//! Who waits, in the file.

use rusqlite::{Connection, OptionalExtension as _, Row, params};

use super::super::columns::json;
use super::super::pairs::Waiting;
use super::super::{Later, NewTable, Pairs, StoreError};
use super::{Sqlite, write};
use crate::event::Time;

macro_rules! columns {
    () => {
        "person, name, game, seats, speed, since, bots_at, seen, table_id"
    };
}

const QUEUE: &str = concat!(
    "select ",
    columns!(),
    " from waiting where table_id is null and since > ?1 order by since, person limit ?2"
);
const WAITS: &str = concat!("select ", columns!(), " from waiting where person = ?1");
const SEEN: &str = "update waiting set seen = ?2 where person = ?1 and seen is not null and table_id is null";
const CALL: &str = "update or ignore waiting set person = ?2, name = ?3 where person = ?1";
const FORGET: &str = "delete from waiting where seen is not null and seen < ?1";
const TAKE: &str =
    "update waiting set table_id = ?3, seen = ?4 where person = ?1 and since = ?2 and table_id is null";

/// For the test that looks how they are looked up.
pub(super) const QUERIES: &[&str] = &[QUEUE, WAITS, SEEN, CALL, FORGET, TAKE];

fn read(row: &Row<'_>) -> rusqlite::Result<Waiting> {
    let speed: String = row.get(4)?;
    Ok(Waiting {
        person: row.get(0)?,
        name: row.get(1)?,
        game: row.get(2)?,
        seats: row.get::<_, u32>(3)? as usize,
        // Ours alone wrote it; what a newer program wrote is not paired here.
        speed: serde_json::from_str(&speed).unwrap_or_default(),
        since: row.get(5)?,
        bots_at: row.get(6)?,
        seen: row.get(7)?,
        table: row.get(8)?,
    })
}

impl Pairs for Sqlite {
    fn wait(&self, waiting: Waiting) -> Later<()> {
        self.change(move |connection| wait(connection, &waiting))
    }

    fn stop(&self, person: &str) -> Later<()> {
        let person = person.to_owned();
        self.change(move |connection| {
            connection.prepare_cached("delete from waiting where person = ?1")?.execute([&person])?;
            Ok(Ok(()))
        })
    }

    fn waits(&self, person: &str) -> Later<Option<Waiting>> {
        let person = person.to_owned();
        self.look(move |connection| {
            Ok(connection.prepare_cached(WAITS)?.query_row([&person], read).optional()?)
        })
    }

    fn seen(&self, person: &str, at: Time) -> Later<()> {
        let person = person.to_owned();
        self.change(move |connection| {
            connection.prepare_cached(SEEN)?.execute(params![person, at])?;
            Ok(Ok(()))
        })
    }

    fn call(&self, person: &str, name: &str, becomes: Option<&str>) -> Later<()> {
        let (person, name) = (person.to_owned(), name.to_owned());
        let becomes = becomes.map_or_else(|| person.clone(), str::to_owned);
        self.change(move |connection| {
            connection.prepare_cached(CALL)?.execute([&person, &becomes, &name])?;
            if becomes != person {
                connection.prepare_cached("delete from waiting where person = ?1")?.execute([&person])?;
            }
            Ok(Ok(()))
        })
    }

    fn queue(&self, most: usize) -> Later<Vec<Waiting>> {
        self.look(move |connection| {
            let mut query = connection.prepare_cached(QUEUE)?;
            let rows = query.query_map(params![0, most as i64], read)?;
            Ok(rows.collect::<rusqlite::Result<_>>()?)
        })
    }

    fn pair(&self, people: Vec<(String, Time)>, table: NewTable) -> Later<bool> {
        let paired = self.change(move |connection| pair(connection, &people, &table));
        Box::pin(async move {
            match paired.await {
                Ok(()) => Ok(true),
                Err(NotPaired::Gone) => Ok(false),
                Err(NotPaired::Store(error)) => Err(error),
            }
        })
    }

    fn forget(&self, before: Time) -> Later<()> {
        self.change(move |connection| {
            connection.prepare_cached(FORGET)?.execute([before])?;
            Ok(Ok(()))
        })
    }
}

fn wait(connection: &Connection, waiting: &Waiting) -> rusqlite::Result<Result<(), StoreError>> {
    let speed = match json(&waiting.speed) {
        Ok(speed) => speed,
        Err(error) => return Ok(Err(error)),
    };
    let Waiting { person, name, game, seats, since, bots_at, seen, table, .. } = waiting;
    connection
        .prepare_cached(concat!(
            "insert or replace into waiting (",
            columns!(),
            ") values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)"
        ))?
        .execute(params![person, name, game, *seats as i64, speed, since, bots_at, seen, table])?;
    Ok(Ok(()))
}

/// Why a table was not opened for people who wait: what was changed is undone.
enum NotPaired {
    Gone,
    Store(StoreError),
}

impl From<StoreError> for NotPaired {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

fn pair(
    connection: &Connection,
    people: &[(String, Time)],
    table: &NewTable,
) -> rusqlite::Result<Result<(), NotPaired>> {
    for (person, since) in people {
        let taken = connection.prepare_cached(TAKE)?.execute(params![
            person,
            since,
            table.header.id,
            table.header.opened
        ])?;
        if taken == 0 {
            return Ok(Err(NotPaired::Gone));
        }
    }
    Ok(write::open(connection, table)?.map_err(NotPaired::Store))
}
