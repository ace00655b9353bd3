//! What people said of remarks, in the file.

use rusqlite::{Connection, params};

use super::super::remarks::{Noted, Remarks};
use super::super::{Later, StoreError};
use super::Sqlite;

const NOTED: &str = "select game, about, said, at from remarks where person = ?1 order by game, about";

/// What was said later stays.
macro_rules! merged {
    () => {
        " on conflict (person, game, about) do update set said = excluded.said, at = excluded.at
            where excluded.at >= remarks.at"
    };
}

/// For the test that looks how they are looked up.
pub(super) const QUERIES: &[&str] = &[NOTED];

impl Remarks for Sqlite {
    fn note(&self, person: &str, noted: Noted) -> Later<()> {
        let person = person.to_owned();
        self.change(move |connection| {
            let Noted { game, about, said, at } = &noted;
            let sql = concat!(
                "insert into remarks (person, game, about, said, at) values (?1, ?2, ?3, ?4, ?5)",
                merged!()
            );
            connection.prepare_cached(sql)?.execute(params![person, game, about, said, at])?;
            Ok(Ok::<(), StoreError>(()))
        })
    }

    fn noted(&self, person: &str) -> Later<Vec<Noted>> {
        let person = person.to_owned();
        self.look(move |connection| {
            let mut query = connection.prepare_cached(NOTED)?;
            let found = query.query_map([person], |line| {
                Ok(Noted { game: line.get(0)?, about: line.get(1)?, said: line.get(2)?, at: line.get(3)? })
            })?;
            Ok(found.collect::<rusqlite::Result<_>>()?)
        })
    }

    fn clear(&self, person: &str, game: &str) -> Later<()> {
        let (person, game) = (person.to_owned(), game.to_owned());
        self.change(move |connection| {
            let sql = "delete from remarks where person = ?1 and game = ?2";
            connection.prepare_cached(sql)?.execute([person, game])?;
            Ok(Ok::<(), StoreError>(()))
        })
    }
}

/// What a guest has said is an account's from now on.
pub(super) fn take_over(connection: &Connection, guest: &str, account: &str) -> rusqlite::Result<()> {
    let sql = concat!(
        "insert into remarks (person, game, about, said, at)
             select ?2, game, about, said, at from remarks where person = ?1",
        merged!()
    );
    connection.execute(sql, [guest, account])?;
    forget(connection, guest)
}

/// Nothing is kept of what somebody said.
pub(super) fn forget(connection: &Connection, person: &str) -> rusqlite::Result<()> {
    connection.execute("delete from remarks where person = ?1", [person]).map(drop)
}
