//! Hooks and calls in the database. Calls are written by a trigger (`schema`), in the transaction of the change itself.

use std::time::Duration;

use tokio_postgres::Row as Line;

use super::super::signals::{Call, Called, Hook};
use super::super::{Later, Signals, StoreError};
use super::Postgres;
use super::read::{ask, odd};
use crate::event::Time;

const HOOK: &str =
    "select person, url, secret, lang, base, tried_at, tried_said from hooks where person = $1";

/// Whoever takes some at the same moment takes others.
const DUE: &str = "
    with taken as (
        update calls set due = $2 where table_id = any(array(
            select table_id from calls where due <= $1 order by due limit $3 for update skip locked))
        returning table_id, person, version, tries
    )
    select h.person, h.url, h.secret, h.lang, h.base, h.tried_at, h.tried_said, c.table_id, c.version, c.tries, t.game
    from taken c join hooks h on h.person = c.person join tables t on t.id = c.table_id";

const CALLED: &str = "
    with moved as (
        update calls set due = $4, tries = $5 where table_id = $1 and person = $2 and version = $3
    )
    update hooks set tried_at = $6, tried_said = $7 where person = $2 and $6::bigint is not null";

/// For the test that looks how they are looked up.
pub(super) const QUERIES: &[(&str, usize)] = &[(HOOK, 1), (DUE, 3), (CALLED, 7)];

impl Signals for Postgres {
    fn keep_hook(&self, hook: Hook) -> Later<()> {
        let pool = self.pool.clone();
        Box::pin(async move {
            let sql = "insert into hooks (person, url, secret, lang, base, tried_at, tried_said)
                values ($1, $2, $3, $4, $5, $6, $7) on conflict (person) do update set url = excluded.url,
                secret = excluded.secret, lang = excluded.lang, base = excluded.base, tried_at = excluded.tried_at,
                tried_said = excluded.tried_said";
            let Hook { person, url, secret, lang, base, tried } = hook;
            let (at, said) = tried.unzip();
            ask(&pool, sql, &[&person, &url, &secret, &lang, &base, &at, &said]).await.map(drop)
        })
    }

    fn drop_hook(&self, person: &str) -> Later<()> {
        let (pool, person) = (self.pool.clone(), person.to_owned());
        Box::pin(async move {
            let sql =
                "with silent as (delete from calls where person = $1) delete from hooks where person = $1";
            ask(&pool, sql, &[&person]).await.map(drop)
        })
    }

    fn hook(&self, person: &str) -> Later<Option<Hook>> {
        let (pool, person) = (self.pool.clone(), person.to_owned());
        Box::pin(async move { ask(&pool, HOOK, &[&person]).await?.first().map(read).transpose() })
    }

    fn due(&self, before: Time, lease: Duration, most: usize) -> Later<Vec<Call>> {
        let pool = self.pool.clone();
        Box::pin(async move {
            let until = before.saturating_add(lease.as_millis() as Time);
            let lines = ask(&pool, DUE, &[&before, &until, &(most as i64)]).await?;
            let call = |line: &Line| {
                Ok(Call {
                    table: line.try_get(7).map_err(odd)?,
                    version: line.try_get::<_, i64>(8).map_err(odd)? as u64,
                    tries: u32::try_from(line.try_get::<_, i32>(9).map_err(odd)?).unwrap_or(0),
                    game: line.try_get(10).map_err(odd)?,
                    hook: read(line)?,
                })
            };
            lines.iter().map(call).collect()
        })
    }

    fn called(&self, call: Call, outcome: Called) -> Later<()> {
        let pool = self.pool.clone();
        Box::pin(async move {
            let (due, tries, tried) = match outcome {
                Called::Looks { again } => (Some(again), call.tries, None),
                Called::Done { at, said } => (None, call.tries, Some((at, said))),
                Called::Failed { at, said, again } => (Some(again), call.tries + 1, Some((at, said))),
            };
            let (at, said) = tried.unzip();
            let (version, tries) = (call.version as i64, tries as i32);
            ask(&pool, CALLED, &[&call.table, &call.hook.person, &version, &due, &tries, &at, &said])
                .await
                .map(drop)
        })
    }
}

fn read(line: &Line) -> Result<Hook, StoreError> {
    let (at, said): (Option<Time>, Option<String>) =
        (line.try_get(5).map_err(odd)?, line.try_get(6).map_err(odd)?);
    Ok(Hook {
        person: line.try_get(0).map_err(odd)?,
        url: line.try_get(1).map_err(odd)?,
        secret: line.try_get(2).map_err(odd)?,
        lang: line.try_get(3).map_err(odd)?,
        base: line.try_get(4).map_err(odd)?,
        tried: at.zip(said),
    })
}
