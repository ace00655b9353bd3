//! Questions. Each thread has a connection of its own and sees a moment of the file, so nobody waits behind a sync.

use std::path::Path;
use std::sync::Mutex;
use std::sync::mpsc::Receiver;
use std::time::Duration;

use rusqlite::{Connection, OptionalExtension as _, Params, params};
use tokio::sync::oneshot;

use super::super::columns::{HeaderColumns, RowColumns, stamped};
use super::{BoardText, Kept, Row, StoreError, Which, Wrong, connect, explain, say};
use crate::event::{Stamped, Time};

/// A question: it is told why there is no connection, or finds its answer; says whether the connection is still sound.
pub(super) type Look = Box<dyn FnOnce(Result<&Connection, StoreError>, &Path) -> bool + Send>;

/// The question, and where its answer goes.
pub(super) fn look<T: Send + 'static>(
    work: impl FnOnce(&Connection) -> Result<T, Wrong> + Send + 'static,
    answer: oneshot::Sender<Result<T, StoreError>>,
) -> Look {
    Box::new(move |connection, path| {
        let (value, sound) = match connection.map(|connection| in_one_moment(connection, work)) {
            Ok(Ok(value)) => (Ok(value), true),
            Ok(Err(Wrong::Kept(error))) => (Err(error), true),
            Ok(Err(Wrong::Sqlite(error))) => (Err(explain(path, &error)), false),
            Err(error) => (Err(error), false),
        };
        let _ = answer.send(value);
        sound
    })
}

fn in_one_moment<T>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, Wrong>,
) -> Result<T, Wrong> {
    say(connection, "begin")?;
    let value = work(connection);
    let ended = say(connection, "rollback");
    let value = value?;
    ended?;
    Ok(value)
}

/// Answers questions as long as somebody can ask. A connection that failed is replaced before the next one.
pub(super) fn serve(path: &Path, asked: &Mutex<Receiver<Look>>) {
    let mut connection = None;
    loop {
        // The lock is held while waiting, so the other threads wait for the lock: one of them takes each question.
        let next = match asked.lock() {
            Ok(asked) => asked.recv(),
            Err(_) => return,
        };
        let Ok(look) = next else { return };
        let open = match connection.take() {
            Some(open) => Ok(open),
            None => connect_to_read(path).map_err(|error| explain(path, &error)),
        };
        match open {
            Ok(open) => connection = look(Ok(&open), path).then_some(open),
            Err(error) => drop(look(Err(error), path)),
        }
    }
}

fn connect_to_read(path: &Path) -> rusqlite::Result<Connection> {
    let connection = connect(path)?;
    connection.execute_batch("pragma query_only = on;")?;
    Ok(connection)
}

/// For questions that are asked on the way: they must not wait.
pub(super) fn connect_near(path: &Path) -> rusqlite::Result<Connection> {
    let connection = connect_to_read(path)?;
    connection.busy_timeout(Duration::ZERO)?;
    Ok(connection)
}

macro_rules! row {
    () => {
        "t.id, t.game, t.setup, t.terms, t.opened, t.changed, t.turn, t.bot, t.open, t.ended, t.rematch, t.due_at,
         (select json_group_array(json_array(s.kind, s.person, s.name, s.bot, s.resigned, s.points) order by s.seat)
          from seats s where s.table_id = t.id)"
    };
}

const HEADER: &str =
    "select id, game, rules, data, setup, seed, position, host, listed, terms, opened, stood, version
    from tables where id = ?1";
const SINCE: &str =
    "select version, at, mark, body from events where table_id = ?1 and version > ?2 order by version";
const RUNNING: &str = concat!(
    "select ",
    row!(),
    " from tables t where t.id in (
          select m.table_id from seats m where m.person = ?1 and m.ended_at is null and m.resigned = 0)
      order by exists (
          select 1 from seats o where o.table_id = t.id and o.seat = t.turn and o.person = ?1
              and o.kind in ('person', 'here')) desc,
          t.changed desc, t.id limit ?2"
);
const OVER: &str = concat!(
    "select ",
    row!(),
    " from (
          select distinct m.ended_at, m.table_id from seats m where m.person = ?1 and m.ended_at is not null
          order by m.ended_at desc, m.table_id limit ?2) l
      join tables t on t.id = l.table_id order by l.ended_at desc, l.table_id"
);
const LISTED: &str = concat!(
    "select ",
    row!(),
    " from tables t where t.listed = 1 and t.open = 1 and t.ended is null order by t.opened desc, t.id limit ?1"
);
const ALL: &str = concat!("select ", row!(), " from tables t where t.id > ?1 order by t.id limit ?2");
const ONE: &str = concat!("select ", row!(), " from tables t where t.id = ?1");
/// The tables on a deal; those of them at which a person has a seat.
pub(super) const ON_DEAL: &str =
    concat!("select ", row!(), " from tables t where t.deal = ?1 order by t.opened, t.id limit ?2");
pub(super) const ON_DEAL_OF: &str = concat!(
    "select ",
    row!(),
    " from tables t where t.deal = ?1 and t.id in (select m.table_id from seats m where m.person = ?2)
      order by t.opened, t.id"
);
const HOSTED: &str = "select count(*) from tables where host = ?1 and ended is null";
const BROUGHT: &str = concat!(
    "select ",
    row!(),
    " from tables t where t.host = ?1 and t.ended_at is not null and t.terms ->> '$.origin.kind' = 'record'
      order by t.ended_at desc, t.id limit ?2"
);
const FORSAKEN: &str = "select id from tables where ended is null and changed <= ?1 and changed + stood <= ?1
    order by changed, id limit ?2";

/// For the test that looks how they are looked up.
pub(super) const QUERIES: &[&str] =
    &[HEADER, SINCE, RUNNING, OVER, LISTED, ALL, ONE, HOSTED, BROUGHT, FORSAKEN];

pub(super) fn load(connection: &Connection, table: &str) -> Result<Option<Kept>, Wrong> {
    let found = connection
        .prepare_cached(HEADER)?
        .query_row([table], |row| {
            let header = HeaderColumns {
                id: row.get(0)?,
                game: row.get(1)?,
                rules: row.get(2)?,
                data: row.get(3)?,
                setup: row.get(4)?,
                seed: row.get(5)?,
                position: row.get(6)?,
                host: row.get(7)?,
                listed: row.get(8)?,
                terms: row.get(9)?,
                opened: row.get(10)?,
            };
            Ok((header, row.get(11)?, row.get::<_, i64>(12)?))
        })
        .optional()?;
    let Some((header, stood, version)) = found else { return Ok(None) };
    let seats = rows(connection, ONE, [table])?.pop().map(|row| row.seats).unwrap_or_default();
    let (header, events) = (header.read()?, since(connection, table, 0)?);
    Ok(Some(Kept { header, events, seats, stood, version: version as u64 }))
}

pub(super) fn since(connection: &Connection, table: &str, version: u64) -> Result<Vec<Stamped>, Wrong> {
    let mut query = connection.prepare_cached(SINCE)?;
    let mut rows = query.query(params![table, version as i64])?;
    let mut events = Vec::new();
    while let Some(row) = rows.next()? {
        let body: String = row.get(3)?;
        events.push(stamped(table, row.get(0)?, row.get(1)?, row.get(2)?, &body)?);
    }
    Ok(events)
}

pub(super) fn rows(connection: &Connection, query: &str, params: impl Params) -> Result<Vec<Row>, Wrong> {
    let mut query = connection.prepare_cached(query)?;
    let mut found = query.query(params)?;
    let mut rows = Vec::new();
    while let Some(row) = found.next()? {
        let columns = RowColumns {
            id: row.get(0)?,
            game: row.get(1)?,
            setup: row.get(2)?,
            terms: row.get(3)?,
            opened: row.get(4)?,
            changed: row.get(5)?,
            turn: row.get(6)?,
            bot: row.get(7)?,
            open: row.get(8)?,
            ended: row.get(9)?,
            rematch: row.get(10)?,
            due: row.get(11)?,
            seats: row.get(12)?,
        };
        rows.push(columns.read()?);
    }
    Ok(rows)
}

pub(super) fn mine(
    connection: &Connection,
    person: &str,
    which: Which,
    most: usize,
) -> Result<Vec<Row>, Wrong> {
    let query = match which {
        Which::Running => RUNNING,
        Which::Over => OVER,
    };
    rows(connection, query, params![person, most as i64])
}

pub(super) fn listed(connection: &Connection, most: usize) -> Result<Vec<Row>, Wrong> {
    rows(connection, LISTED, params![most as i64])
}

pub(super) fn all(connection: &Connection, after: &str, most: usize) -> Result<Vec<Row>, Wrong> {
    rows(connection, ALL, params![after, most as i64])
}

pub(super) fn hosted(connection: &Connection, person: &str) -> Result<usize, Wrong> {
    let count: i64 = connection.prepare_cached(HOSTED)?.query_row([person], |row| row.get(0))?;
    Ok(usize::try_from(count).unwrap_or(0))
}

pub(super) fn brought(connection: &Connection, person: &str, most: usize) -> Result<Vec<Row>, Wrong> {
    rows(connection, BROUGHT, params![person, most as i64])
}

pub(super) fn forsaken(connection: &Connection, since: Time, most: usize) -> Result<Vec<String>, Wrong> {
    let mut query = connection.prepare_cached(FORSAKEN)?;
    let ids = query.query_map(params![since, most as i64], |row| row.get(0))?;
    Ok(ids.collect::<rusqlite::Result<_>>()?)
}

pub(super) fn boards(connection: &Connection) -> Result<Vec<BoardText>, Wrong> {
    let mut query = connection.prepare_cached("select data, text from boards order by data")?;
    let boards = query.query_map([], |row| Ok(BoardText { data: row.get(0)?, text: row.get(1)? }))?;
    Ok(boards.collect::<rusqlite::Result<_>>()?)
}
