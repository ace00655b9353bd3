//! Changes. One thread makes them; those that wait at the same time go into one transaction and become durable together,
//! so two hundred busy tables cost a few dozen syncs a second. Each has a savepoint of its own: one that fails must not take
//! the others with it.

use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OptionalExtension as _, params};
use table::Occupant;
use tokio::sync::{broadcast, oneshot};

use super::super::CLAIM;
use super::super::columns::{json, seat_columns};
use super::{
    BoardText, Commit, NewTable, NotKept, Notice, StoreError, Wrong, connect, explain, now, read, say,
    signals,
};
use crate::event::{Event, Time};

/// The most changes in one transaction.
const TOGETHER: usize = 256;

/// A change that waits.
pub(super) type Change = Box<dyn Waiting>;

/// A change and whoever waits for it.
pub(super) trait Waiting: Send {
    /// Makes the change; says whether there is anything to keep.
    fn make(&mut self, connection: &Connection) -> rusqlite::Result<bool>;

    /// Answers, once it is known whether the change is durable.
    fn answer(self: Box<Self>, kept: Result<(), StoreError>);
}

struct Pending<W, T, E> {
    work: Option<W>,
    value: Option<Result<T, E>>,
    answer: oneshot::Sender<Result<T, E>>,
}

impl<W, T, E> Waiting for Pending<W, T, E>
where
    W: FnOnce(&Connection) -> rusqlite::Result<Result<T, E>> + Send,
    T: Send,
    E: From<StoreError> + Send,
{
    fn make(&mut self, connection: &Connection) -> rusqlite::Result<bool> {
        let Some(work) = self.work.take() else { return Ok(false) };
        let value = work(connection)?;
        let keep = value.is_ok();
        self.value = Some(value);
        Ok(keep)
    }

    fn answer(self: Box<Self>, kept: Result<(), StoreError>) {
        let value = match (kept, self.value) {
            (Err(error), _) => Err(error.into()),
            (Ok(()), Some(value)) => value,
            (Ok(()), None) => Err(StoreError("the change was not made".to_owned()).into()),
        };
        let _ = self.answer.send(value);
    }
}

/// The change, and where its answer goes.
pub(super) fn change<T: Send + 'static, E: From<StoreError> + Send + 'static>(
    work: impl FnOnce(&Connection) -> rusqlite::Result<Result<T, E>> + Send + 'static,
    answer: oneshot::Sender<Result<T, E>>,
) -> Change {
    Box::new(Pending { work: Some(work), value: None, answer })
}

/// So often a quiet thread looks whether somebody else has changed the file: whoever looks after the house beside it.
const LOOK: Duration = Duration::from_secs(1);

/// Makes changes as long as somebody can ask for them. A connection that is no longer sound is replaced before the next.
pub(super) fn serve(
    path: &Path,
    connection: Connection,
    waiting: &Receiver<Change>,
    notices: &broadcast::Sender<Notice>,
) {
    let mut connection = Some(connection);
    let mut version = connection.as_ref().and_then(others);
    loop {
        let first = match waiting.recv_timeout(LOOK) {
            Ok(first) => Some(first),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => return,
        };
        if let Some(first) = first {
            let open = match connection.take() {
                Some(open) => Ok(open),
                None => connect(path),
            };
            match open {
                Ok(open) => connection = together(path, &open, first, waiting).then_some(open),
                Err(error) => {
                    tracing::error!(%error, "the store does not open");
                    refuse(&explain(path, &error), first, waiting);
                }
            }
        }
        // A connection that broke tells nothing, and a new one counts anew: once something could be kept with it, others may
        // have been missed.
        let before = version;
        version = connection.as_ref().filter(|open| before.is_some() || has_kept(open)).and_then(others);
        if version.is_some() && version != before {
            // Nobody need listen.
            let _ = notices.send(Notice::Everything);
        }
    }
}

/// Whether anything was changed by this connection.
fn has_kept(connection: &Connection) -> bool {
    connection.query_row("select total_changes()", [], |row| row.get::<_, i64>(0)).is_ok_and(|rows| rows > 0)
}

/// A number that changes when somebody else, on another connection, has changed the file.
fn others(connection: &Connection) -> Option<i64> {
    connection.prepare_cached("pragma data_version").ok()?.query_row([], |row| row.get(0)).ok()
}

/// Refuses a change and all that wait with it: they would wait as long again, one after another. They are counted before
/// anybody is answered: who asks again because of an answer is a new one.
fn refuse(error: &StoreError, first: Change, waiting: &Receiver<Change>) {
    let all: Vec<Change> = std::iter::once(first).chain(waiting.try_iter().take(TOGETHER)).collect();
    for change in all {
        change.answer(Err(error.clone()));
    }
}

/// Makes the first change and all that wait, in one transaction; says whether the connection is still sound.
fn together(path: &Path, connection: &Connection, first: Change, waiting: &Receiver<Change>) -> bool {
    if let Err(error) = say(connection, "begin immediate") {
        tracing::error!(%error, "nothing could be kept");
        refuse(&explain(path, &error), first, waiting);
        return sound(&error);
    }
    let mut made: Vec<(Change, Result<(), StoreError>)> = Vec::new();
    let mut all_sound = true;
    let run = || -> rusqlite::Result<()> {
        let mut next = Some(first);
        while let Some(mut change) = next {
            let outcome = alone(connection, &mut *change);
            if let Err(error) = &outcome {
                tracing::error!(%error, "a change could not be kept");
                all_sound &= sound(error);
            }
            let told = outcome.as_ref().map_err(|error| explain(path, error)).copied();
            made.push((change, told));
            // Where the disk is full or broken, SQLite may have undone the whole transaction by itself.
            if let (Err(error), true) = (outcome, connection.is_autocommit()) {
                return Err(error);
            }
            next = if made.len() < TOGETHER { waiting.try_recv().ok() } else { None };
        }
        say(connection, "commit")
    };
    let kept = run();
    if let Err(error) = &kept {
        tracing::error!(%error, "nothing could be kept");
        all_sound &= sound(error);
        if !connection.is_autocommit() && say(connection, "rollback").is_err() {
            all_sound = false;
        }
    }
    let kept = kept.map_err(|error| explain(path, &error));
    for (change, own) in made {
        change.answer(own.and_then(|()| kept.clone()));
    }
    all_sound
}

/// One change, undone if it fails or has nothing to keep.
fn alone(connection: &Connection, change: &mut dyn Waiting) -> rusqlite::Result<()> {
    say(connection, "savepoint one")?;
    let outcome = change.make(connection);
    if matches!(outcome, Ok(true)) {
        return say(connection, "release one");
    }
    if !connection.is_autocommit() {
        let undone = connection.execute_batch("rollback to one; release one");
        return outcome.and(undone);
    }
    outcome.map(|_| ())
}

/// Whether a connection can go on after an error. A file that broke under it must be opened anew.
fn sound(error: &rusqlite::Error) -> bool {
    !matches!(
        error.sqlite_error_code(),
        Some(
            ErrorCode::SystemIoFailure
                | ErrorCode::DatabaseCorrupt
                | ErrorCode::NotADatabase
                | ErrorCode::CannotOpen
                | ErrorCode::ReadOnly
                | ErrorCode::OutOfMemory
        )
    )
}

const MOVE: &str = "update tables set version = ?3, changed = case when ?13 then ?4 else changed end, turn = ?5, bot = ?6, open = ?7, ended = ?8,
    ended_at = case when ?8 is null then null else coalesce(ended_at, ?4) end, rematch = ?9,
    claimed_until = ?10, claimed_by = ?11, due_at = case when ?13 then ?12 else due_at end,
    stood = case when ?13 then 0 else stood end
    where id = ?1 and version = ?2";
const CLAIMS: &str = "update tables set claimed_until = ?1, claimed_by = ?2 where id in (
    select id from tables where bot = 1 and ended is null and claimed_until <= ?3 order by claimed_until, id limit ?4)
    returning id";
const UNSEAT: &str = "delete from seats where table_id = ?1";
const SCORE: &str = "update seats set points = ?3, ended_at = (select ended_at from tables where id = ?1)
    where table_id = ?1 and seat = ?2";

/// For the test that looks how they are looked up.
pub(super) const QUERIES: &[&str] = &[MOVE, CLAIMS, UNSEAT, SCORE];

/// What a change comes to: kept, or why not.
type Made<T, E> = rusqlite::Result<Result<T, E>>;

/// Passes on what is wrong with a value, as an answer.
macro_rules! or_answer {
    ($value:expr) => {
        match $value {
            Ok(value) => value,
            Err(error) => return Ok(Err(error.into())),
        }
    };
}

pub(super) fn open(connection: &Connection, new: &NewTable) -> Made<(), StoreError> {
    let header = &new.header;
    let standing = &new.standing;
    let there: Option<Option<i64>> = connection
        .prepare_cached(
            "select (select mark from events where table_id = t.id and version = 1) from tables t where id = ?1",
        )?
        .query_row([&header.id], |row| row.get(0))
        .optional()?;
    if let Some(mark) = there {
        return Ok(if mark == Some(new.mark as i64) {
            Ok(())
        } else {
            Err(StoreError(format!("there is a table {} already", header.id)))
        });
    }
    let position = or_answer!(header.position.as_ref().map(json).transpose());
    let ended = standing.ended.as_ref().map(|(how, _)| how.name());
    let (claimed_until, claimed_by) = claimed(standing.bot);
    connection
        .prepare_cached(
            "insert into tables (id, game, rules, data, setup, seed, position, host, listed, terms, opened,
                 version, changed, turn, bot, open, ended, ended_at, rematch, claimed_until, claimed_by, due_at)
             values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?20, ?10, ?11, ?10, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?21)",
        )?
        .execute(params![
            header.id,
            header.game,
            header.rules,
            header.data,
            or_answer!(json(&header.setup)),
            header.seed.to_string(),
            position,
            header.host,
            header.listed,
            header.opened,
            new.events.len() as i64,
            standing.turn.map(|seat| seat.number() as i64),
            standing.bot,
            standing.open,
            ended,
            ended.map(|_| header.opened),
            standing.rematch,
            claimed_until,
            claimed_by,
            or_answer!(json(&header.terms)),
            standing.due,
        ])?;
    or_answer!(add_events(connection, &header.id, 0, header.opened, new.mark, &new.events)?);
    seat_all(connection, &header.id, &new.seats)?;
    if let Some((_, points)) = &standing.ended {
        score(connection, &header.id, new.seats.len(), points)?;
    }
    signals::ring(connection, &header.id)?;
    Ok(Ok(()))
}

pub(super) fn commit(connection: &Connection, commit: &Commit) -> Made<(), NotKept> {
    let standing = &commit.standing;
    let ended = standing.ended.as_ref().map(|(how, _)| how.name());
    let (claimed_until, claimed_by) = claimed(standing.bot);
    let moved = connection.prepare_cached(MOVE)?.execute(params![
        commit.table,
        commit.base as i64,
        (commit.base + commit.events.len() as u64) as i64,
        commit.at,
        standing.turn.map(|seat| seat.number() as i64),
        standing.bot,
        standing.open,
        ended,
        standing.rematch,
        claimed_until,
        claimed_by,
        standing.due,
        commit.touches(),
    ])?;
    if moved == 0 {
        return not_moved(connection, commit);
    }
    or_answer!(add_events(connection, &commit.table, commit.base, commit.at, commit.mark, &commit.events)?);
    if let Some(seats) = &commit.seats {
        connection.prepare_cached(UNSEAT)?.execute([&commit.table])?;
        seat_all(connection, &commit.table, seats)?;
    }
    if let Some((_, points)) = &standing.ended {
        let seats: i64 = connection
            .prepare_cached("select count(*) from seats where table_id = ?1")?
            .query_row([&commit.table], |row| row.get(0))?;
        score(connection, &commit.table, usize::try_from(seats).unwrap_or(0), points)?;
    }
    if let Some(new) = &commit.opens {
        or_answer!(open(connection, new)?);
    }
    signals::ring(connection, &commit.table)?;
    Ok(Ok(()))
}

/// Why a commit found nothing to build on: it was kept before, or somebody was first, or there is no table.
fn not_moved(connection: &Connection, commit: &Commit) -> Made<(), NotKept> {
    let there: Option<i64> = connection
        .prepare_cached("select 1 from tables where id = ?1")?
        .query_row([&commit.table], |row| row.get(0))
        .optional()?;
    if there.is_none() {
        return Ok(Err(NotKept::NoTable));
    }
    match read::since(connection, &commit.table, commit.base) {
        Ok(newer) => Ok(commit.judge(newer)),
        Err(Wrong::Sqlite(error)) => Err(error),
        Err(Wrong::Kept(error)) => Ok(Err(error.into())),
    }
}

/// Whoever makes a change after which a bot is to decide has claimed the table by that.
fn claimed(bot: bool) -> (Time, Option<String>) {
    if bot { (now() + CLAIM.as_millis() as Time, Some(node())) } else { (0, None) }
}

fn node() -> String {
    std::process::id().to_string()
}

fn add_events(
    connection: &Connection,
    table: &str,
    base: u64,
    at: Time,
    mark: u64,
    events: &[Event],
) -> Made<(), StoreError> {
    for (version, event) in (base + 1..).zip(events) {
        let body = or_answer!(json(event));
        connection
            .prepare_cached(
                "insert into events (table_id, version, at, mark, body) values (?1, ?2, ?3, ?4, ?5)",
            )?
            .execute(params![table, version as i64, at, mark as i64, body])?;
    }
    Ok(Ok(()))
}

fn seat_all(connection: &Connection, table: &str, seats: &[Occupant]) -> rusqlite::Result<()> {
    for (number, occupant) in (1_i64..).zip(seats) {
        let seat = seat_columns(occupant);
        connection
            .prepare_cached(
                "insert into seats (table_id, seat, kind, person, name, bot, resigned)
                 values (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            )?
            .execute(params![table, number, seat.kind, seat.person, seat.name, seat.bot, seat.resigned])?;
    }
    Ok(())
}

/// Writes the final points to the seats, and that the table is over.
fn score(connection: &Connection, table: &str, seats: usize, points: &[i32]) -> rusqlite::Result<()> {
    for n in 0..seats {
        connection.prepare_cached(SCORE)?.execute(params![table, n as i64 + 1, points.get(n)])?;
    }
    Ok(())
}

pub(super) fn claim(connection: &Connection, most: usize, length: Duration) -> Made<Vec<String>, StoreError> {
    let now = now();
    let until = now.saturating_add(length.as_millis() as Time);
    let mut query = connection.prepare_cached(CLAIMS)?;
    let ids = query.query_map(params![until, node(), now, most as i64], |row| row.get(0))?;
    Ok(Ok(ids.collect::<rusqlite::Result<_>>()?))
}

pub(super) fn rest(connection: &Connection, table: &str) -> Made<(), StoreError> {
    connection.execute("update tables set bot = 0, due_at = null where id = ?1", [table])?;
    Ok(Ok(()))
}

pub(super) fn secret(connection: &Connection) -> Made<[u8; 32], StoreError> {
    let kept: Option<Vec<u8>> = connection
        .query_row("select value from meta where key = 'secret'", [], |row| row.get(0))
        .optional()?;
    if let Some(secret) = kept.and_then(|bytes| <[u8; 32]>::try_from(bytes).ok()) {
        return Ok(Ok(secret));
    }
    let secret = or_answer!(super::super::new_secret());
    connection.execute(
        "insert into meta (key, value) values ('secret', ?1) on conflict (key) do update set value = excluded.value",
        [&secret[..]],
    )?;
    Ok(Ok(secret))
}

pub(super) fn keep_board(connection: &Connection, board: &BoardText) -> Made<(), StoreError> {
    connection.execute(
        "insert into boards (data, text) values (?1, ?2) on conflict (data) do update set text = excluded.text",
        [&board.data, &board.text],
    )?;
    Ok(Ok(()))
}

/// A probe writes more than a move does: a disk that has room for one page, but not for a move, is full.
const PROBE: usize = 32 << 10;

pub(super) fn probe(connection: &Connection) -> Made<(), StoreError> {
    let mut value = vec![0; PROBE];
    value[..8].copy_from_slice(&now().to_le_bytes());
    connection.execute(
        "insert into meta (key, value) values ('probe', ?1) on conflict (key) do update set value = excluded.value",
        [value],
    )?;
    Ok(Ok(()))
}
