//! Studies, in the file.

use rusqlite::{OptionalExtension as _, params};

use super::super::studies::{KeptStudy, Studies};
use super::super::{Later, StoreError};
use super::Sqlite;

const FIND: &str = "select version, seen, until, body from studies where table_id = ?1";
const KEEP: &str = "insert into studies (table_id, version, seen, until, body) values (?1, ?2, ?3, ?4, ?5)
    on conflict (table_id) do update
    set version = excluded.version, seen = excluded.seen, until = excluded.until, body = excluded.body
    where (excluded.version, excluded.seen) >= (version, seen)";
/// For the test that looks how they are looked up.
pub(super) const QUERIES: &[&str] = &[FIND];

impl Studies for Sqlite {
    fn keep(&self, study: KeptStudy) -> Later<()> {
        self.change(move |connection| {
            let KeptStudy { table, version, seen, until, body } = &study;
            connection.prepare_cached(KEEP)?.execute(params![table, version, *seen as i64, until, body])?;
            Ok(Ok::<(), StoreError>(()))
        })
    }

    fn find(&self, table: &str) -> Later<Option<KeptStudy>> {
        let table = table.to_owned();
        self.look(move |connection| {
            let found = connection.prepare_cached(FIND)?.query_row([&table], |row| {
                Ok(KeptStudy {
                    table: table.clone(),
                    version: row.get(0)?,
                    seen: usize::try_from(row.get::<_, i64>(1)?).unwrap_or(0),
                    until: row.get(2)?,
                    body: row.get(3)?,
                })
            });
            Ok(found.optional()?)
        })
    }
}
