//! Commits. One task makes them, all that wait at the same time with one statement, which is one round trip, one sync and
//! one notice: the server lets only one transaction with a notice commit at a time.

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;

use deadpool_postgres::Pool;
use tokio::sync::{mpsc, oneshot};
use tokio_postgres::{Client, Config, GenericClient, NoTls, Statement};

use super::super::CLAIM;
use super::super::columns::{json, seat_columns};
use super::listen::CHANNEL;
use super::{Commit, NewTable, NotKept, PATIENCE, StoreError, read, silent, within, wrong};

/// The most commits in one statement.
const TOGETHER: usize = 128;

/// A commit that waits.
pub(super) struct Job {
    pub(super) commit: Commit,
    pub(super) answer: oneshot::Sender<Result<(), NotKept>>,
}

/// Makes commits as long as somebody can ask for them. A connection that broke is replaced before the next.
pub(super) async fn serve(
    config: Config,
    pool: Pool,
    node: Arc<str>,
    mut waiting: mpsc::UnboundedReceiver<Job>,
) {
    let mut queue = VecDeque::new();
    let mut line: Option<Line> = None;
    loop {
        if queue.is_empty() {
            match waiting.recv().await {
                Some(job) => queue.push_back(job),
                None => return,
            }
        }
        while let Ok(job) = waiting.try_recv() {
            queue.push_back(job);
        }
        let batch = choose(&mut queue);
        let open = match line.take() {
            Some(open) if !open.client.is_closed() => Ok(open),
            _ => Line::open(&config).await,
        };
        let mut open = match open {
            Ok(open) => open,
            Err(error) => {
                // Whoever waits now would wait as long again, one batch after another.
                while let Ok(job) = waiting.try_recv() {
                    queue.push_back(job);
                }
                refuse(batch.into_iter().chain(queue.drain(..)), &error);
                continue;
            }
        };
        match together(&mut open, &node, &batch).await {
            Ok(moved) => {
                settle(&pool, batch, &moved);
                line = Some(open);
            }
            Err(Failure::Refused(error)) if batch.len() == 1 => {
                refuse(batch, &error);
                line = Some(open);
            }
            Err(Failure::Refused(_)) => {
                // One of them is at fault, and must not take the others with it: each is tried alone, once.
                let mut lost = None;
                for job in batch {
                    if let Some(error) = &lost {
                        refuse([job], error);
                        continue;
                    }
                    match together(&mut open, &node, std::slice::from_ref(&job)).await {
                        Ok(moved) => settle(&pool, [job], &moved),
                        Err(Failure::Refused(error)) => refuse([job], &error),
                        Err(Failure::Lost(error)) => {
                            refuse([job], &error);
                            lost = Some(error);
                        }
                    }
                }
                line = lost.is_none().then_some(open);
            }
            Err(Failure::Lost(error)) => {
                tracing::warn!(%error, "commits without an answer");
                while let Ok(job) = waiting.try_recv() {
                    queue.push_back(job);
                }
                refuse(batch.into_iter().chain(queue.drain(..)), &error);
            }
        }
    }
}

/// Commits that can go together: one for each table, in the order of the tables' names, so that two nodes that commit to
/// the same tables never wait for each other; one that opens a table goes alone. The others stay in the queue, and those of
/// one table stay in their order.
fn choose(queue: &mut VecDeque<Job>) -> Vec<Job> {
    let alone = queue.front().is_some_and(|job| job.commit.opens.is_some());
    if alone {
        return queue.pop_front().into_iter().collect();
    }
    let (mut batch, mut rest, mut seen) = (Vec::new(), VecDeque::new(), HashSet::new());
    for job in queue.drain(..) {
        let first = seen.insert(job.commit.table.clone());
        if first && job.commit.opens.is_none() && batch.len() < TOGETHER {
            batch.push(job);
        } else {
            rest.push_back(job);
        }
    }
    *queue = rest;
    batch.sort_by(|a, b| a.commit.table.cmp(&b.commit.table));
    batch
}

fn refuse(jobs: impl IntoIterator<Item = Job>, error: &StoreError) {
    for job in jobs {
        let _ = job.answer.send(Err(error.clone().into()));
    }
}

/// Answers those that were kept; the others are told what is newer, which the next batch need not wait for.
fn settle(pool: &Pool, batch: impl IntoIterator<Item = Job>, moved: &HashSet<String>) {
    for Job { commit, answer } in batch {
        if moved.contains(&commit.table) {
            let _ = answer.send(Ok(()));
        } else {
            let pool = pool.clone();
            tokio::spawn(async move {
                let _ = answer.send(not_moved(&pool, &commit).await);
            });
        }
    }
}

/// Why a commit found nothing to build on: it was kept before, or somebody was first, or there is no table.
async fn not_moved(pool: &Pool, commit: &Commit) -> Result<(), NotKept> {
    let newer = read::since(pool, &commit.table, commit.base).await?;
    if newer.is_empty() && !read::is_there(pool, &commit.table).await? {
        return Err(NotKept::NoTable);
    }
    commit.judge(newer)
}

/// Why a batch was not kept.
pub(super) enum Failure {
    /// The server refuses it: nothing of it was kept.
    Refused(StoreError),
    /// No answer: it may have been kept, and the connection cannot be used again.
    Lost(StoreError),
}

impl From<tokio_postgres::Error> for Failure {
    fn from(error: tokio_postgres::Error) -> Self {
        // Data that do not fit, broken rules of a table, a deadlock, a statement that cannot be encoded.
        let refused = error.code().is_some_and(|code| {
            ["22", "23", "40", "42", "P0"].iter().any(|class| code.code().starts_with(class))
        });
        if refused { Self::Refused(wrong(&error)) } else { Self::Lost(wrong(&error)) }
    }
}

/// The connection, with its statement prepared.
struct Line {
    client: Client,
    keep: Statement,
}

impl Line {
    async fn open(config: &Config) -> Result<Self, StoreError> {
        let (client, connection) = within(config.connect(NoTls)).await?;
        tokio::spawn(connection);
        let keep = within(client.prepare(KEEP)).await?;
        Ok(Self { client, keep })
    }
}

/// Keeps commits; gives the tables of those that were. All in one transaction with one notice.
async fn together(line: &mut Line, node: &str, batch: &[Job]) -> Result<HashSet<String>, Failure> {
    let commits: Vec<&Commit> = batch.iter().map(|job| &job.commit).collect();
    let columns = Columns::of(&commits).map_err(Failure::Refused)?;
    let work = async {
        match commits.as_slice() {
            [Commit { opens: Some(new), .. }] => {
                let transaction = line.client.transaction().await?;
                let moved = keep(&transaction, &line.keep, node, &columns).await?;
                if !moved.is_empty() && !insert(&transaction, node, new).await? {
                    transaction.rollback().await?;
                    return Err(Failure::Refused(taken(new)));
                }
                transaction.commit().await?;
                Ok(moved)
            }
            _ => keep(&line.client, &line.keep, node, &columns).await,
        }
    };
    match tokio::time::timeout(PATIENCE, work).await {
        Ok(outcome) => outcome,
        Err(_) => Err(Failure::Lost(silent())),
    }
}

/// Columns of many commits, of their events and of their new seats.
#[derive(Default)]
struct Columns<'a> {
    id: Vec<&'a str>,
    base: Vec<i64>,
    version: Vec<i64>,
    at: Vec<i64>,
    turn: Vec<Option<i32>>,
    bot: Vec<bool>,
    open: Vec<bool>,
    ended: Vec<Option<&'static str>>,
    points: Vec<String>,
    rematch: Vec<Option<&'a str>>,
    due: Vec<Option<i64>>,
    touches: Vec<bool>,
    reseated: Vec<bool>,
    event_table: Vec<&'a str>,
    event_version: Vec<i64>,
    event_at: Vec<i64>,
    event_mark: Vec<i64>,
    event_body: Vec<String>,
    seat_table: Vec<&'a str>,
    seats: Seats<'a>,
}

/// Columns of seats.
#[derive(Default)]
struct Seats<'a> {
    number: Vec<i32>,
    kind: Vec<&'static str>,
    person: Vec<Option<&'a str>>,
    name: Vec<Option<&'a str>>,
    bot: Vec<Option<&'a str>>,
    resigned: Vec<bool>,
}

impl<'a> Seats<'a> {
    fn add(&mut self, occupants: &'a [table::Occupant]) {
        for (number, occupant) in (1..).zip(occupants) {
            let seat = seat_columns(occupant);
            self.number.push(number);
            self.kind.push(seat.kind);
            self.person.push(seat.person);
            self.name.push(seat.name);
            self.bot.push(seat.bot);
            self.resigned.push(seat.resigned);
        }
    }
}

/// Points as PostgreSQL writes a list.
fn list(points: &[i32]) -> String {
    let points: Vec<String> = points.iter().map(i32::to_string).collect();
    format!("{{{}}}", points.join(","))
}

impl<'a> Columns<'a> {
    fn of(commits: &[&'a Commit]) -> Result<Self, StoreError> {
        let mut columns = Self::default();
        for commit in commits {
            let standing = &commit.standing;
            columns.id.push(&commit.table);
            columns.base.push(commit.base as i64);
            columns.version.push((commit.base + commit.events.len() as u64) as i64);
            columns.at.push(commit.at);
            columns.turn.push(standing.turn.map(|seat| seat.number() as i32));
            columns.bot.push(standing.bot);
            columns.open.push(standing.open);
            columns.ended.push(standing.ended.as_ref().map(|(how, _)| how.name()));
            columns
                .points
                .push(standing.ended.as_ref().map_or_else(|| list(&[]), |(_, points)| list(points)));
            columns.rematch.push(standing.rematch.as_deref());
            columns.due.push(standing.due);
            columns.touches.push(commit.touches());
            columns.reseated.push(commit.seats.is_some());
            for (version, event) in (commit.base + 1..).zip(&commit.events) {
                columns.event_table.push(&commit.table);
                columns.event_version.push(version as i64);
                columns.event_at.push(commit.at);
                columns.event_mark.push(commit.mark as i64);
                columns.event_body.push(json(event)?);
            }
            if let Some(seats) = &commit.seats {
                columns.seat_table.extend(seats.iter().map(|_| commit.table.as_str()));
                columns.seats.add(seats);
            }
        }
        Ok(columns)
    }
}

/// The rows are locked in the order of their names. What was moved is what had the version it should have; only that gets
/// its events and seats. The number of seats of a table never changes. A notice has room for 8,000 bytes.
pub(super) const KEEP: &str = "
    with given as (
        select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::integer[], $6::boolean[],
            $7::boolean[], $8::text[], $9::text[], $10::text[], $11::boolean[], $27::bigint[], $28::boolean[])
            as g (id, base, version, at, turn, bot, open, ended, points, rematch, reseated, due, touches)
    ), locked as materialized (
        select t.id, t.listed and t.open as listed from tables t join given g on g.id = t.id where t.version = g.base order by t.id for update of t
    ), moved as (
        update tables t set version = g.version, changed = case when g.touches then g.at else t.changed end, turn = g.turn, bot = g.bot, open = g.open,
            ended = g.ended, ended_at = case when g.ended is not null then coalesce(t.ended_at, g.at) end,
            rematch = g.rematch, due_at = case when g.touches then g.due else t.due_at end,
            stood = case when g.touches then 0 else t.stood end,
            claimed_until = case when g.bot then now() + $12::float8 * interval '1 millisecond' else '-infinity' end,
            claimed_by = case when g.bot then $13::text end
        from locked l join given g on g.id = l.id
        where t.id = l.id and t.version = g.base
        returning t.id, t.version, t.ended_at, g.points::integer[] as points, g.reseated, l.listed
    ), logged as (
        insert into events (table_id, version, at, mark, body)
        select e.id, e.version, e.at, e.mark, e.body
        from unnest($14::text[], $15::bigint[], $16::bigint[], $17::bigint[], $18::text[])
            as e (id, version, at, mark, body)
        join moved m on m.id = e.id
    ), seated as (
        insert into seats (table_id, seat, kind, person, name, bot, resigned, points, ended_at)
        select s.id, s.seat, s.kind, s.person, s.name, s.bot, s.resigned, m.points[s.seat], m.ended_at
        from unnest($19::text[], $20::integer[], $21::text[], $22::text[], $23::text[], $24::text[], $25::boolean[])
            as s (id, seat, kind, person, name, bot, resigned)
        join moved m on m.id = s.id
        on conflict (table_id, seat) do update set kind = excluded.kind, person = excluded.person,
            name = excluded.name, bot = excluded.bot, resigned = excluded.resigned, points = excluded.points,
            ended_at = excluded.ended_at
    ), scored as (
        update seats s set points = m.points[s.seat], ended_at = m.ended_at
        from moved m where s.table_id = m.id and m.ended_at is not null and not m.reseated
    ), told as (
        select array_agg(id) as ids,
            json_build_object('node', $13::text, 'tables', json_agg(json_build_array(id, version)),
                'lobby', bool_or(listed))::text as said
        from moved having count(*) > 0
    )
    select ids, pg_notify($26::text, case when octet_length(said) < 8000 then said
        else json_build_object('node', $13::text)::text end)
    from told";

async fn keep(
    client: &impl GenericClient,
    statement: &Statement,
    node: &str,
    columns: &Columns<'_>,
) -> Result<HashSet<String>, Failure> {
    let c = columns;
    let claim = CLAIM.as_millis() as f64;
    let moved = client
        .query_opt(
            statement,
            &[
                &c.id,
                &c.base,
                &c.version,
                &c.at,
                &c.turn,
                &c.bot,
                &c.open,
                &c.ended,
                &c.points,
                &c.rematch,
                &c.reseated,
                &claim,
                &node,
                &c.event_table,
                &c.event_version,
                &c.event_at,
                &c.event_mark,
                &c.event_body,
                &c.seat_table,
                &c.seats.number,
                &c.seats.kind,
                &c.seats.person,
                &c.seats.name,
                &c.seats.bot,
                &c.seats.resigned,
                &CHANNEL,
                &c.due,
                &c.touches,
            ],
        )
        .await?;
    match moved {
        Some(line) => Ok(line.try_get::<_, Vec<String>>(0)?.into_iter().collect()),
        None => Ok(HashSet::new()),
    }
}

/// Opens a table.
pub(super) async fn open(pool: &Pool, node: &str, new: &NewTable) -> Result<(), StoreError> {
    let client = pool.get().await.map_err(|error| read::pool_trouble(&error))?;
    let made = tokio::time::timeout(PATIENCE, insert(&**client, node, new)).await;
    match made {
        Ok(Ok(true)) => {
            drop(client);
            if new.header.listed && new.standing.open { tell_lobby(pool, node).await } else { Ok(()) }
        }
        Ok(Ok(false)) => Err(taken(new)),
        Ok(Err(Failure::Refused(error))) => Err(error),
        Ok(Err(Failure::Lost(error))) => {
            drop(deadpool_postgres::Object::take(client));
            Err(error)
        }
        Err(_) => {
            drop(deadpool_postgres::Object::take(client));
            Err(silent())
        }
    }
}

/// Tells the other nodes that what people see before they take a seat has changed.
pub(super) async fn tell_lobby(pool: &Pool, node: &str) -> Result<(), StoreError> {
    let sql = "select pg_notify($1::text, json_build_object('node', $2::text, 'lobby', true, 'tables', '[]'::json)::text)";
    read::ask(pool, sql, &[&CHANNEL, &node]).await.map(drop)
}

fn taken(new: &NewTable) -> StoreError {
    StoreError(format!("there is a table {} already", new.header.id))
}

const INSERT: &str = "
    with made as (
        insert into tables (id, game, rules, data, setup, seed, position, host, listed, terms, opened, version, changed,
            turn, bot, open, ended, ended_at, rematch, claimed_until, claimed_by, due_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $28, $10::bigint, $11, $10, $12, $13::boolean, $14, $15::text,
            case when $15 is not null then $10 end, $16,
            case when $13 then now() + $17::float8 * interval '1 millisecond' else '-infinity' end,
            case when $13 then $18::text end, $29)
        on conflict (id) do nothing returning id, ended_at
    ), logged as (
        insert into events (table_id, version, at, mark, body)
        select m.id, e.version, $10, $19::bigint, e.body
        from unnest($20::text[]) with ordinality as e (body, version) cross join made m
    ), seated as (
        insert into seats (table_id, seat, kind, person, name, bot, resigned, points, ended_at)
        select m.id, s.seat, s.kind, s.person, s.name, s.bot, s.resigned, ($27::text::integer[])[s.seat], m.ended_at
        from unnest($21::integer[], $22::text[], $23::text[], $24::text[], $25::text[], $26::boolean[])
            as s (seat, kind, person, name, bot, resigned) cross join made m
    )
    select count(*) from made";

/// Inserts a table; false if there is another with its name.
pub(super) async fn insert(client: &impl GenericClient, node: &str, new: &NewTable) -> Result<bool, Failure> {
    let (header, standing) = (&new.header, &new.standing);
    let position = header.position.as_ref().map(json).transpose().map_err(Failure::Refused)?;
    let setup = json(&header.setup).map_err(Failure::Refused)?;
    let terms = json(&header.terms).map_err(Failure::Refused)?;
    let bodies: Result<Vec<String>, StoreError> = new.events.iter().map(json).collect();
    let bodies = bodies.map_err(Failure::Refused)?;
    let mut seats = Seats::default();
    seats.add(&new.seats);
    let points = standing.ended.as_ref().map_or_else(|| list(&[]), |(_, points)| list(points));
    let ended = standing.ended.as_ref().map(|(how, _)| how.name());
    let line = client
        .query_one(
            INSERT,
            &[
                &header.id,
                &header.game,
                &i64::from(header.rules),
                &header.data,
                &setup,
                &header.seed.to_string(),
                &position,
                &header.host,
                &header.listed,
                &header.opened,
                &(new.events.len() as i64),
                &standing.turn.map(|seat| seat.number() as i32),
                &standing.bot,
                &standing.open,
                &ended,
                &standing.rematch,
                &(CLAIM.as_millis() as f64),
                &node,
                &(new.mark as i64),
                &bodies,
                &seats.number,
                &seats.kind,
                &seats.person,
                &seats.name,
                &seats.bot,
                &seats.resigned,
                &points,
                &terms,
                &standing.due,
            ],
        )
        .await?;
    if line.try_get::<_, i64>(0)? > 0 {
        return Ok(true);
    }
    let sql = "select 1 from events where table_id = $1 and version = 1 and mark = $2";
    Ok(client.query_opt(sql, &[&header.id, &(new.mark as i64)]).await?.is_some())
}
