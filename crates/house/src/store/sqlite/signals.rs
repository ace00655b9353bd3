//! Hooks and calls in the file.

use std::time::Duration;

use rusqlite::{Connection, OptionalExtension as _, params};

use super::super::signals::{Call, Called, Hook};
use super::super::{Later, Signals};
use super::Sqlite;
use crate::event::Time;

const HOOK: &str =
    "select person, url, secret, lang, base, tried_at, tried_said from hooks where person = ?1";
const DUE: &str = "update calls set due = ?2 where table_id in (
    select table_id from calls where due <= ?1 order by due limit ?3) returning table_id, person, version, tries";
const GAME: &str = "select game from tables where id = ?1";
const SILENCE: &str = "delete from calls where table_id = ?1 and person not in (
    select s.person from tables t join seats s on s.table_id = t.id and s.seat = t.turn
    where t.id = ?1 and s.kind in ('person', 'here'))";
const RING: &str = "insert into calls (table_id, person, version, due)
    select t.id, s.person, t.version, t.changed from tables t
    join seats s on s.table_id = t.id and s.seat = t.turn and s.kind in ('person', 'here')
    join hooks h on h.person = s.person where t.id = ?1
    on conflict (table_id) do nothing";
const DROP: &str = "delete from calls where person = ?1";

/// For the test that looks how they are looked up.
pub(super) const QUERIES: &[&str] = &[HOOK, DUE, GAME, SILENCE, RING, DROP];

/// After a change of a table: whoever is to decide now is called, and nobody else.
pub(super) fn ring(connection: &Connection, table: &str) -> rusqlite::Result<()> {
    connection.prepare_cached(SILENCE)?.execute([table])?;
    connection.prepare_cached(RING)?.execute([table])?;
    Ok(())
}

impl Signals for Sqlite {
    fn keep_hook(&self, hook: Hook) -> Later<()> {
        self.change(move |connection| {
            let (at, said) = hook.tried.unzip();
            connection
                .prepare_cached(
                    "insert or replace into hooks (person, url, secret, lang, base, tried_at, tried_said)
                     values (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                )?
                .execute(params![hook.person, hook.url, hook.secret, hook.lang, hook.base, at, said])?;
            Ok(Ok(()))
        })
    }

    fn drop_hook(&self, person: &str) -> Later<()> {
        let person = person.to_owned();
        self.change(move |connection| {
            connection.execute(DROP, [&person])?;
            connection.execute("delete from hooks where person = ?1", [&person])?;
            Ok(Ok(()))
        })
    }

    fn hook(&self, person: &str) -> Later<Option<Hook>> {
        let person = person.to_owned();
        self.look(move |connection| Ok(hook(connection, &person)?))
    }

    fn due(&self, before: Time, lease: Duration, most: usize) -> Later<Vec<Call>> {
        self.change(move |connection| {
            let until = before.saturating_add(lease.as_millis() as Time);
            let mut query = connection.prepare_cached(DUE)?;
            let lines = query.query_map(params![before, until, most as i64], |line| {
                Ok((line.get(0)?, line.get(1)?, line.get::<_, i64>(2)? as u64, line.get(3)?))
            })?;
            let mut calls = Vec::new();
            for line in lines {
                let (table, person, version, tries): (String, String, u64, u32) = line?;
                let game = connection.prepare_cached(GAME)?.query_row([&table], |line| line.get(0))?;
                if let Some(hook) = hook(connection, &person)? {
                    calls.push(Call { table, game, version, tries, hook });
                }
            }
            Ok(Ok(calls))
        })
    }

    fn called(&self, call: Call, outcome: Called) -> Later<()> {
        self.change(move |connection| {
            let person = call.hook.person;
            let (due, tries, tried) = match outcome {
                Called::Looks { again } => (Some(again), call.tries, None),
                Called::Done { at, said } => (None, call.tries, Some((at, said))),
                Called::Failed { at, said, again } => (Some(again), call.tries + 1, Some((at, said))),
            };
            let sql =
                "update calls set due = ?4, tries = ?5 where table_id = ?1 and person = ?2 and version = ?3";
            connection.prepare_cached(sql)?.execute(params![
                call.table,
                person,
                call.version as i64,
                due,
                tries
            ])?;
            if let Some((at, said)) = tried {
                let sql = "update hooks set tried_at = ?2, tried_said = ?3 where person = ?1";
                connection.prepare_cached(sql)?.execute(params![person, at, said])?;
            }
            Ok(Ok(()))
        })
    }
}

fn hook(connection: &Connection, person: &str) -> rusqlite::Result<Option<Hook>> {
    let read = |line: &rusqlite::Row<'_>| {
        let (at, said): (Option<Time>, Option<String>) = (line.get(5)?, line.get(6)?);
        Ok(Hook {
            person: line.get(0)?,
            url: line.get(1)?,
            secret: line.get(2)?,
            lang: line.get(3)?,
            base: line.get(4)?,
            tried: at.zip(said),
        })
    };
    connection.prepare_cached(HOOK)?.query_row([person], read).optional()
}
