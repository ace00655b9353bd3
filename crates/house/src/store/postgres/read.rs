//! Questions and small changes, on a pool of connections.

use std::time::Duration;

use deadpool_postgres::{Object, Pool};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row as Line};

use super::super::columns::{HeaderColumns, RowColumns, stamped};
use super::{BoardText, Kept, PATIENCE, Row, StoreError, Which, new_secret, silent, wrong};
use crate::event::{Stamped, Time};

/// Asks, and if the connection turns out to be broken, once more on another. What is asked here may be asked twice.
pub(super) async fn ask(
    pool: &Pool,
    sql: &str,
    params: &[&(dyn ToSql + Sync)],
) -> Result<Vec<Line>, StoreError> {
    let mut again = true;
    loop {
        let client = pool.get().await.map_err(|error| pool_trouble(&error))?;
        let asked = async {
            let statement = client.prepare_cached(sql).await?;
            client.query(&statement, params).await
        };
        match tokio::time::timeout(PATIENCE, asked).await {
            Ok(Ok(lines)) => return Ok(lines),
            Ok(Err(error)) => {
                if !broken(&client, &error) {
                    return Err(wrong(&error));
                }
                drop(Object::take(client));
                if !std::mem::take(&mut again) {
                    return Err(wrong(&error));
                }
            }
            Err(_) => {
                // Its answer may still come: nobody else may have this connection.
                drop(Object::take(client));
                return Err(silent());
            }
        }
    }
}

fn broken(client: &Object, error: &Error) -> bool {
    // Class 57P: the server shuts down, crashes, or somebody ended the connection.
    client.is_closed() || error.is_closed() || error.code().is_none_or(|code| code.code().starts_with("57P"))
}

pub(super) fn pool_trouble(error: &deadpool_postgres::PoolError) -> StoreError {
    match error {
        deadpool_postgres::PoolError::Backend(error) => wrong(error),
        deadpool_postgres::PoolError::Timeout(_) => silent(),
        other => StoreError(format!("PostgreSQL: {other}")),
    }
}

/// What is wrong with a line: its columns are not what they should be.
pub(super) fn odd(error: Error) -> StoreError {
    wrong(&error)
}

macro_rules! row {
    () => {
        "t.id, t.game, t.setup, t.terms, t.opened, t.changed, t.turn, t.bot, t.open, t.ended, t.rematch, t.due_at,
         (select json_agg(json_build_array(s.kind, s.person, s.name, s.bot, s.resigned, s.points) order by s.seat)
          from seats s where s.table_id = t.id)::text"
    };
}

const RUNNING: &str = concat!(
    "select ",
    row!(),
    " from tables t where t.id in (
          select m.table_id from seats m where m.person = $1 and m.ended_at is null and not m.resigned)
      order by exists (
          select from seats o where o.table_id = t.id and o.seat = t.turn and o.person = $1
              and o.kind in ('person', 'here')) desc,
          t.changed desc, t.id limit $2"
);
const OVER: &str = concat!(
    "select ",
    row!(),
    " from (
          select distinct m.ended_at, m.table_id from seats m where m.person = $1 and m.ended_at is not null
          order by m.ended_at desc, m.table_id limit $2) l
      join tables t on t.id = l.table_id order by l.ended_at desc, l.table_id"
);
const LISTED: &str = concat!(
    "select ",
    row!(),
    " from tables t where t.listed and t.open and t.ended is null order by t.opened desc, t.id limit $1"
);

const ALL: &str = concat!("select ", row!(), " from tables t where t.id > $1 order by t.id limit $2");
const ONE: &str = concat!("select ", row!(), " from tables t where t.id = $1");
const HEADER: &str = "select game, rules, data, setup, seed, position, host, listed, terms, opened, version, stood from tables where id = $1";
const SINCE: &str =
    "select version, at, mark, body from events where table_id = $1 and version > $2 order by version";
/// The tables on a deal; those of them at which a person has a seat.
pub(super) const ON_DEAL: &str =
    concat!("select ", row!(), " from tables t where t.deal = $1 order by t.opened, t.id limit $2");
pub(super) const ON_DEAL_OF: &str = concat!(
    "select ",
    row!(),
    " from tables t where t.deal = $1 and t.id in (select m.table_id from seats m where m.person = $2)
      order by t.opened, t.id"
);
const HOSTED: &str = "select count(*) from tables where host = $1 and ended is null";
const BROUGHT: &str = concat!(
    "select ",
    row!(),
    " from tables t where t.host = $1 and t.ended_at is not null and t.terms::json #>> '{origin,kind}' = 'record'
      order by t.ended_at desc, t.id limit $2"
);
const CLAIM: &str = "update tables set claimed_until = now() + $1 * interval '1 millisecond', claimed_by = $2
    where id in (
        select id from tables where bot and ended is null and claimed_until <= now()
        order by claimed_until, id limit $3 for update skip locked)
    returning id";
const FORSAKEN: &str = "select id from tables where ended is null and changed <= $1 and changed + stood <= $1
    order by changed, id limit $2";

/// For the test that looks how they are looked up: with the number of their parameters.
pub(super) const QUERIES: &[(&str, usize)] = &[
    (HEADER, 1),
    (SINCE, 2),
    (RUNNING, 2),
    (OVER, 2),
    (LISTED, 1),
    (ALL, 2),
    (ONE, 1),
    (HOSTED, 1),
    (BROUGHT, 2),
    (CLAIM, 3),
    (FORSAKEN, 2),
];

pub(super) async fn load(pool: &Pool, table: &str) -> Result<Option<Kept>, StoreError> {
    let lines = ask(pool, HEADER, &[&table]).await?;
    let Some(line) = lines.first() else { return Ok(None) };
    let header = HeaderColumns {
        id: table.to_owned(),
        game: line.try_get(0).map_err(odd)?,
        rules: line.try_get(1).map_err(odd)?,
        data: line.try_get(2).map_err(odd)?,
        setup: line.try_get(3).map_err(odd)?,
        seed: line.try_get(4).map_err(odd)?,
        position: line.try_get(5).map_err(odd)?,
        host: line.try_get(6).map_err(odd)?,
        listed: line.try_get(7).map_err(odd)?,
        terms: line.try_get(8).map_err(odd)?,
        opened: line.try_get(9).map_err(odd)?,
    };
    let (version, stood): (i64, Time) = (line.try_get(10).map_err(odd)?, line.try_get(11).map_err(odd)?);
    // The header never changes and events only grow, and the seats are asked for last: so three questions see one table. An
    // outage belongs to the version at which it was found: whoever has come further begins anew.
    let events = since(pool, table, 0).await?;
    let stood = if events.len() as i64 == version { stood } else { 0 };
    let seats = ask(pool, ONE, &[&table]).await?.first().map(row).transpose()?.map(|row| row.seats);
    // Somebody may have played between two questions: what came later is no gap.
    let version = events.last().map_or(0, |last| last.version).max(version as u64);
    Ok(Some(Kept { header: header.read()?, events, seats: seats.unwrap_or_default(), stood, version }))
}

pub(super) async fn is_there(pool: &Pool, table: &str) -> Result<bool, StoreError> {
    Ok(!ask(pool, "select 1 from tables where id = $1", &[&table]).await?.is_empty())
}

pub(super) async fn since(pool: &Pool, table: &str, version: u64) -> Result<Vec<Stamped>, StoreError> {
    let lines = ask(pool, SINCE, &[&table, &(version as i64)]).await?;
    let read = |line: &Line| {
        let body: &str = line.try_get(3).map_err(odd)?;
        let (version, at, mark) =
            (line.try_get(0).map_err(odd)?, line.try_get(1).map_err(odd)?, line.try_get(2).map_err(odd)?);
        stamped(table, version, at, mark, body)
    };
    lines.iter().map(read).collect()
}

pub(super) fn row(line: &Line) -> Result<Row, StoreError> {
    let columns = RowColumns {
        id: line.try_get(0).map_err(odd)?,
        game: line.try_get(1).map_err(odd)?,
        setup: line.try_get(2).map_err(odd)?,
        terms: line.try_get(3).map_err(odd)?,
        opened: line.try_get(4).map_err(odd)?,
        changed: line.try_get(5).map_err(odd)?,
        turn: line.try_get::<_, Option<i32>>(6).map_err(odd)?.map(i64::from),
        bot: line.try_get(7).map_err(odd)?,
        open: line.try_get(8).map_err(odd)?,
        ended: line.try_get(9).map_err(odd)?,
        rematch: line.try_get(10).map_err(odd)?,
        due: line.try_get(11).map_err(odd)?,
        seats: line.try_get(12).map_err(odd)?,
    };
    columns.read()
}

pub(super) async fn mine(
    pool: &Pool,
    person: &str,
    which: Which,
    most: usize,
) -> Result<Vec<Row>, StoreError> {
    let sql = match which {
        Which::Running => RUNNING,
        Which::Over => OVER,
    };
    ask(pool, sql, &[&person, &(most as i64)]).await?.iter().map(row).collect()
}

pub(super) async fn listed(pool: &Pool, most: usize) -> Result<Vec<Row>, StoreError> {
    ask(pool, LISTED, &[&(most as i64)]).await?.iter().map(row).collect()
}

pub(super) async fn all(pool: &Pool, after: &str, most: usize) -> Result<Vec<Row>, StoreError> {
    ask(pool, ALL, &[&after, &(most as i64)]).await?.iter().map(row).collect()
}

/// The first column of the first line.
pub(super) async fn one<T: for<'a> tokio_postgres::types::FromSql<'a>>(
    pool: &Pool,
    sql: &str,
    params: &[&(dyn ToSql + Sync)],
) -> Result<Option<T>, StoreError> {
    ask(pool, sql, params).await?.first().map(|line| line.try_get(0).map_err(odd)).transpose()
}

pub(super) async fn ids(
    pool: &Pool,
    sql: &str,
    params: &[&(dyn ToSql + Sync)],
) -> Result<Vec<String>, StoreError> {
    ask(pool, sql, params).await?.iter().map(|line| line.try_get(0).map_err(odd)).collect()
}

pub(super) async fn hosted(pool: &Pool, person: &str) -> Result<usize, StoreError> {
    Ok(one::<i64>(pool, HOSTED, &[&person]).await?.and_then(|count| usize::try_from(count).ok()).unwrap_or(0))
}

pub(super) async fn brought(pool: &Pool, person: &str, most: usize) -> Result<Vec<Row>, StoreError> {
    ask(pool, BROUGHT, &[&person, &(most as i64)]).await?.iter().map(row).collect()
}

/// Whoever is claiming at the same moment takes others. The clock is the database's, which is the same for all nodes.
pub(super) async fn claim(
    pool: &Pool,
    node: &str,
    most: usize,
    length: Duration,
) -> Result<Vec<String>, StoreError> {
    let length = length.as_millis() as f64;
    ids(pool, CLAIM, &[&length, &node, &(most as i64)]).await
}

pub(super) async fn forsaken(pool: &Pool, since: Time, most: usize) -> Result<Vec<String>, StoreError> {
    ids(pool, FORSAKEN, &[&since, &(most as i64)]).await
}

pub(super) async fn rest(pool: &Pool, table: &str) -> Result<(), StoreError> {
    ask(pool, "update tables set bot = false, due_at = null where id = $1", &[&table]).await.map(drop)
}

/// Whichever node is first makes it; all read it back.
pub(super) async fn secret(pool: &Pool) -> Result<[u8; 32], StoreError> {
    let read = "select value from meta where key = 'secret'";
    let kept: Option<Vec<u8>> = one(pool, read, &[]).await?;
    let kept = match kept {
        Some(kept) => Some(kept),
        None => {
            let new = new_secret()?;
            let sql = "insert into meta (key, value) values ('secret', $1) on conflict (key) do nothing";
            ask(pool, sql, &[&&new[..]]).await?;
            one(pool, read, &[]).await?
        }
    };
    kept.and_then(|bytes| bytes.try_into().ok())
        .ok_or_else(|| StoreError("the secret in the database is damaged".to_owned()))
}

pub(super) async fn keep_board(pool: &Pool, board: &BoardText) -> Result<(), StoreError> {
    let sql = "insert into boards (data, text) values ($1, $2) on conflict (data) do update set text = excluded.text";
    ask(pool, sql, &[&board.data, &board.text]).await.map(drop)
}

pub(super) async fn boards(pool: &Pool) -> Result<Vec<BoardText>, StoreError> {
    let lines = ask(pool, "select data, text from boards order by data", &[]).await?;
    let read = |line: &Line| {
        Ok(BoardText { data: line.try_get(0).map_err(odd)?, text: line.try_get(1).map_err(odd)? })
    };
    lines.iter().map(read).collect()
}

pub(super) async fn probe(pool: &Pool) -> Result<(), StoreError> {
    let sql = "insert into meta (key, value) values ('probe', convert_to(now()::text, 'UTF8'))
        on conflict (key) do update set value = excluded.value";
    ask(pool, sql, &[]).await.map(drop)
}
