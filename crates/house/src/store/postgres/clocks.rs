//! Clocks in the database.

use super::super::{Clocks, Later};
use super::Postgres;
use super::read::{ask, ids, odd, one};
use crate::event::Time;

/// Whoever is first after an outage holds the row; the others find a heart that has just beaten.
const BEAT: &str = "
    with before as materialized (
        select beat from heart where one = 1 for update
    ), gap as materialized (
        select case when $1::bigint - beat > $2::bigint then $1 - beat else 0 end as gap from before
    ), stand as (
        update tables t set stood = t.stood + g.gap, due_at = t.due_at + g.gap
        from gap g where g.gap > 0 and t.ended is null
    )
    insert into heart (one, beat, outages) values (1, $1, 0)
    on conflict (one) do update set beat = greatest(heart.beat, excluded.beat),
        outages = heart.outages + coalesce((select gap from gap), 0)
    returning outages";
const STOOD: &str = "select version, stood from tables where id = $1";
const DUE: &str =
    "select id from tables where due_at is not null and due_at <= $1 order by due_at, id limit $2";

/// For the test that looks how they are looked up: with the number of their parameters.
pub(super) const QUERIES: &[(&str, usize)] = &[(STOOD, 1), (DUE, 2)];

impl Clocks for Postgres {
    fn beat(&self, pulse: Time, outage: Time) -> Later<Time> {
        let pool = self.pool.clone();
        Box::pin(async move { Ok(one(&pool, BEAT, &[&pulse, &outage]).await?.unwrap_or_default()) })
    }

    fn stood(&self, table: &str) -> Later<Option<(u64, Time)>> {
        let (pool, table) = (self.pool.clone(), table.to_owned());
        Box::pin(async move {
            let lines = ask(&pool, STOOD, &[&table]).await?;
            let Some(line) = lines.first() else { return Ok(None) };
            let version: i64 = line.try_get(0).map_err(odd)?;
            Ok(Some((version as u64, line.try_get(1).map_err(odd)?)))
        })
    }

    fn due(&self, by: Time, most: usize) -> Later<Vec<String>> {
        let pool = self.pool.clone();
        Box::pin(async move { ids(&pool, DUE, &[&by, &(most as i64)]).await })
    }
}
