//! Studies, in the database.

use super::super::Later;
use super::super::studies::{KeptStudy, Studies};
use super::Postgres;
use super::read::{ask, odd};

const FIND: &str = "select version, seen, until, body from studies where table_id = $1";
const KEEP: &str =
    "insert into studies as s (table_id, version, seen, until, body) values ($1, $2, $3, $4, $5)
    on conflict (table_id) do update
    set version = excluded.version, seen = excluded.seen, until = excluded.until, body = excluded.body
    where (excluded.version, excluded.seen) >= (s.version, s.seen)";

/// For the test that looks how they are looked up: with the number of their parameters.
pub(super) const QUERIES: &[(&str, usize)] = &[(FIND, 1)];

impl Studies for Postgres {
    fn keep(&self, study: KeptStudy) -> Later<()> {
        let pool = self.pool.clone();
        Box::pin(async move {
            let (version, seen) = (i64::from(study.version), study.seen as i64);
            ask(&pool, KEEP, &[&study.table, &version, &seen, &study.until, &study.body]).await?;
            Ok(())
        })
    }

    fn find(&self, table: &str) -> Later<Option<KeptStudy>> {
        let (pool, table) = (self.pool.clone(), table.to_owned());
        Box::pin(async move {
            let lines = ask(&pool, FIND, &[&table]).await?;
            let Some(line) = lines.first() else { return Ok(None) };
            let (version, seen): (i64, i64) = (line.try_get(0).map_err(odd)?, line.try_get(1).map_err(odd)?);
            Ok(Some(KeptStudy {
                table,
                // What is no version of ours is none that is shown.
                version: u32::try_from(version).unwrap_or(0),
                seen: usize::try_from(seen).unwrap_or(0),
                until: line.try_get(2).map_err(odd)?,
                body: line.try_get(3).map_err(odd)?,
            }))
        })
    }
}
