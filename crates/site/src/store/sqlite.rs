//! Tables in one SQLite file.
//!
//! One thread owns the connection. Changes that wait at the same time go into one transaction and become durable
//! together, so two hundred busy tables cost a few dozen syncs a second.

use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};

use rusqlite::{Connection, OptionalExtension as _, Transaction, params};
use table::Occupant;
use table::seating::Entry;
use tokio::sync::oneshot;

use super::{Later, Store, StoreError, StoredTable};

/// The steps from an empty file to today's. A step that has been released is never changed.
const MIGRATIONS: [&str; 1] = ["
    create table meta (key text primary key, value blob not null) strict;
    create table people (id text primary key, name text not null) strict;
    create table tables (
        id text primary key, game text not null, setup text not null, seed text not null, position text,
        host text not null,
        listed integer not null, seats text not null, over integer not null default 0, rematch text,
        opened integer not null default (unixepoch())
    ) strict;
    create index tables_running on tables (over, opened);
    create table log (
        table_id text not null references tables (id), number integer not null, seat integer not null,
        move text not null, forced integer not null, primary key (table_id, number)
    ) strict, without rowid;
"];

/// The most changes in one transaction.
const TOGETHER: usize = 256;

type Work = Box<dyn FnOnce(&Transaction<'_>) -> rusqlite::Result<Box<dyn FnOnce(bool) + Send>> + Send>;

/// The store.
pub struct Sqlite {
    work: Sender<Work>,
}

impl Sqlite {
    /// Opens the file, or makes it, and brings it up to date.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let mut connection = Connection::open(path).map_err(wrong)?;
        connection
            .execute_batch("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;")
            .map_err(wrong)?;
        migrate(&mut connection)?;
        let (work, waiting) = channel();
        std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || serve(&mut connection, &waiting))
            .map_err(|error| StoreError(error.to_string()))?;
        Ok(Self { work })
    }

    /// Hands work to the thread; the promise is kept after the commit.
    fn later<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Transaction<'_>) -> rusqlite::Result<T> + Send + 'static,
    ) -> Later<T> {
        let (answer, promise) = oneshot::channel();
        let sent = self.work.send(Box::new(move |transaction| {
            let value = work(transaction)?;
            Ok(Box::new(move |durable| {
                if durable {
                    let _ = answer.send(value);
                }
            }))
        }));
        Box::pin(async move {
            sent.map_err(|_| StoreError("the store is closed".to_owned()))?;
            promise.await.map_err(|_| StoreError("the change could not be kept".to_owned()))
        })
    }
}

fn wrong(error: rusqlite::Error) -> StoreError {
    StoreError(error.to_string())
}

fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let version: usize =
        connection.query_row("pragma user_version", [], |row| row.get::<_, i64>(0)).map_err(wrong)? as usize;
    if version > MIGRATIONS.len() {
        return Err(StoreError(format!(
            "the file was written by a newer program (version {version}, this one knows {})",
            MIGRATIONS.len()
        )));
    }
    for (number, step) in MIGRATIONS.iter().enumerate().skip(version) {
        let transaction = connection.transaction().map_err(wrong)?;
        transaction.execute_batch(step).map_err(wrong)?;
        transaction.pragma_update(None, "user_version", number as i64 + 1).map_err(wrong)?;
        transaction.commit().map_err(wrong)?;
    }
    Ok(())
}

fn serve(connection: &mut Connection, waiting: &Receiver<Work>) {
    while let Ok(first) = waiting.recv() {
        let mut answers = Vec::new();
        let run = || -> rusqlite::Result<()> {
            let transaction = connection.transaction()?;
            let mut next = Some(first);
            while let Some(work) = next {
                // One change that fails must not take the others with it.
                transaction.execute_batch("savepoint one")?;
                match work(&transaction) {
                    Ok(answer) => {
                        transaction.execute_batch("release one")?;
                        answers.push(answer);
                    }
                    Err(error) => {
                        tracing::error!(%error, "a change could not be kept");
                        transaction.execute_batch("rollback to one; release one")?;
                    }
                }
                next = if answers.len() < TOGETHER { waiting.try_recv().ok() } else { None };
            }
            transaction.commit()
        };
        let durable = run().inspect_err(|error| tracing::error!(%error, "nothing could be kept")).is_ok();
        for answer in answers {
            answer(durable);
        }
    }
}

fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// A column that holds JSON or a seed; a broken one is an error like any other of the file.
fn parsed<T>(text: &str, parse: impl FnOnce(&str) -> Option<T>) -> rusqlite::Result<T> {
    parse(text).ok_or_else(|| {
        rusqlite::Error::FromSqlConversionFailure(0, rusqlite::types::Type::Text, "unreadable column".into())
    })
}

fn insert_entry(
    transaction: &Transaction<'_>,
    table: &str,
    number: usize,
    entry: &Entry,
) -> rusqlite::Result<()> {
    transaction
        .prepare_cached("insert into log (table_id, number, seat, move, forced) values (?1, ?2, ?3, ?4, ?5)")?
        .execute(params![table, number as i64, entry.seat.number() as i64, entry.mv, entry.forced])?;
    Ok(())
}

impl Store for Sqlite {
    fn create(&self, table: StoredTable) -> Later<()> {
        self.later(move |transaction| {
            transaction.execute(
                "insert into tables (id, game, setup, seed, position, host, listed, seats, over)
                 values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
                params![
                    table.id,
                    table.game,
                    json(&table.setup),
                    table.seed.to_string(),
                    table.position.as_ref().map(json),
                    table.host,
                    table.listed,
                    json(&table.seats),
                    table.over
                ],
            )?;
            for (n, entry) in table.log.iter().enumerate() {
                insert_entry(transaction, &table.id, n + 1, entry)?;
            }
            Ok(())
        })
    }

    fn append(&self, table: &str, number: usize, entry: Entry, over: bool) -> Later<()> {
        let table = table.to_owned();
        self.later(move |transaction| {
            insert_entry(transaction, &table, number, &entry)?;
            if over {
                transaction.execute("update tables set over = 1 where id = ?1", [&table])?;
            }
            Ok(())
        })
    }

    fn cut(&self, table: &str, left: usize) -> Later<()> {
        let table = table.to_owned();
        self.later(move |transaction| {
            transaction.execute(
                "delete from log where table_id = ?1 and number > ?2",
                params![table, left as i64],
            )?;
            transaction.execute("update tables set over = 0 where id = ?1", [&table])?;
            Ok(())
        })
    }

    fn seats(&self, table: &str, seats: Vec<Occupant>) -> Later<()> {
        let table = table.to_owned();
        self.later(move |transaction| {
            transaction
                .execute("update tables set seats = ?2 where id = ?1", params![table, json(&seats)])?;
            Ok(())
        })
    }

    fn rematch(&self, table: &str, next: &str) -> Later<()> {
        let (table, next) = (table.to_owned(), next.to_owned());
        self.later(move |transaction| {
            transaction.execute("update tables set rematch = ?2 where id = ?1", [&table, &next])?;
            Ok(())
        })
    }

    fn load(&self, table: &str) -> Later<Option<StoredTable>> {
        let table = table.to_owned();
        self.later(move |transaction| {
            let row = transaction
                .prepare_cached("select game, setup, seed, position, host, listed, seats, over, rematch from tables where id = ?1")?
                .query_row([&table], |row| {
                    Ok(StoredTable {
                        id: table.clone(),
                        game: row.get(0)?,
                        setup: parsed(&row.get::<_, String>(1)?, |text| serde_json::from_str(text).ok())?,
                        seed: parsed(&row.get::<_, String>(2)?, |text| text.parse().ok())?,
                        position: match row.get::<_, Option<String>>(3)? {
                            Some(text) => Some(parsed(&text, |text| serde_json::from_str(text).ok())?),
                            None => None,
                        },
                        host: row.get(4)?,
                        listed: row.get(5)?,
                        seats: parsed(&row.get::<_, String>(6)?, |text| serde_json::from_str(text).ok())?,
                        log: Vec::new(),
                        over: row.get(7)?,
                        rematch: row.get(8)?,
                    })
                })
                .optional()?;
            let Some(mut stored) = row else { return Ok(None) };
            let mut log = transaction
                .prepare_cached("select seat, move, forced from log where table_id = ?1 order by number")?;
            let entries = log.query_map([&table], |row| {
                let seat = game::Seat::from_number(row.get::<_, i64>(0)? as u64);
                let seat = seat.ok_or(rusqlite::Error::IntegralValueOutOfRange(0, 0))?;
                Ok(Entry { seat, mv: row.get(1)?, forced: row.get(2)? })
            })?;
            stored.log = entries.collect::<rusqlite::Result<_>>()?;
            Ok(Some(stored))
        })
    }

    fn running(&self) -> Later<Vec<String>> {
        self.later(|transaction| {
            let mut query = transaction
                .prepare_cached("select id from tables where over = 0 order by opened desc, rowid desc")?;
            let ids = query.query_map([], |row| row.get(0))?;
            ids.collect()
        })
    }

    fn name(&self, person: &str, name: &str) -> Later<()> {
        let (person, name) = (person.to_owned(), name.to_owned());
        self.later(move |transaction| {
            transaction.execute(
                "insert into people (id, name) values (?1, ?2) on conflict (id) do update set name = excluded.name",
                [&person, &name],
            )?;
            Ok(())
        })
    }

    fn name_of(&self, person: &str) -> Later<Option<String>> {
        let person = person.to_owned();
        self.later(move |transaction| {
            transaction
                .query_row("select name from people where id = ?1", [&person], |row| row.get(0))
                .optional()
        })
    }

    fn secret(&self) -> Later<[u8; 32]> {
        self.later(|transaction| {
            let kept: Option<Vec<u8>> = transaction
                .query_row("select value from meta where key = 'secret'", [], |row| row.get(0))
                .optional()?;
            if let Some(secret) = kept.and_then(|bytes| <[u8; 32]>::try_from(bytes).ok()) {
                return Ok(secret);
            }
            let mut secret = [0; 32];
            getrandom::fill(&mut secret)
                .map_err(|_| rusqlite::Error::ToSqlConversionFailure("no randomness".into()))?;
            transaction.execute(
                "insert into meta (key, value) values ('secret', ?1) on conflict (key) do update set value = excluded.value",
                [&secret[..]],
            )?;
            Ok(secret)
        })
    }
}
