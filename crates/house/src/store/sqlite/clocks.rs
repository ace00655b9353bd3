//! Clocks in the file.

use rusqlite::{Connection, OptionalExtension as _, params};

use super::super::{Clocks, Later};
use super::Sqlite;
use crate::event::Time;

const STAND: &str = "update tables set stood = stood + ?1, due_at = due_at + ?1 where ended is null";
const STOOD: &str = "select version, stood from tables where id = ?1";
const DUE: &str =
    "select id from tables where due_at is not null and due_at <= ?1 order by due_at, id limit ?2";

/// For the test that looks how they are looked up. What stands is all that runs: an outage is rare, and concerns them all.
pub(super) const QUERIES: &[&str] = &[STOOD, DUE];

impl Clocks for Sqlite {
    fn beat(&self, pulse: Time, outage: Time) -> Later<Time> {
        self.change(move |connection| Ok(Ok(beat(connection, pulse, outage)?)))
    }

    fn stood(&self, table: &str) -> Later<Option<(u64, Time)>> {
        let table = table.to_owned();
        self.look(move |connection| {
            let mut query = connection.prepare_cached(STOOD)?;
            let found =
                query.query_row([&table], |row| Ok((row.get::<_, i64>(0)?, row.get(1)?))).optional()?;
            Ok(found.map(|(version, stood)| (version as u64, stood)))
        })
    }

    fn due(&self, by: Time, most: usize) -> Later<Vec<String>> {
        self.look(move |connection| {
            let mut query = connection.prepare_cached(DUE)?;
            let ids = query.query_map(params![by, most as i64], |row| row.get(0))?;
            Ok(ids.collect::<rusqlite::Result<_>>()?)
        })
    }
}

fn beat(connection: &Connection, pulse: Time, outage: Time) -> rusqlite::Result<Time> {
    let last: Option<(Time, Time)> = connection
        .prepare_cached("select beat, outages from heart where one = 1")?
        .query_row([], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let (beat, outages) = last.unwrap_or((pulse, 0));
    let gap = if pulse - beat > outage { pulse - beat } else { 0 };
    if gap > 0 {
        connection.prepare_cached(STAND)?.execute([gap])?;
    }
    connection
        .prepare_cached(
            "insert into heart (one, beat, outages) values (1, ?1, ?2)
             on conflict (one) do update set beat = excluded.beat, outages = excluded.outages",
        )?
        .execute([beat.max(pulse), outages + gap])?;
    Ok(outages + gap)
}
