//! Messages in the database, and who is where: told to other nodes by notices, as changes of tables are.

use deadpool_postgres::Pool;
use tokio_postgres::Row as Line;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;

use super::super::columns::unreadable;
use super::super::messages::{Attendance, Message, Room};
use super::super::{Later, Messages, StoreError};
use super::listen::CHANNEL;
use super::read::{ask, odd, pool_trouble};
use super::{Postgres, silent, wrong};
use crate::event::Time;

macro_rules! columns {
    () => {
        "id, table_id, number, room, person, name, phrase, text, at"
    };
}

const SAID: &str = concat!(
    "select ",
    columns!(),
    " from messages where table_id = $1 and number > $2 order by number desc limit $3"
);
const BY: &str =
    concat!("select ", columns!(), " from messages where person = $1 order by at desc, id limit $2");
const ONE: &str = concat!("select ", columns!(), " from messages where id = $1");
/// Other nodes read everything anew: that is rare, and what they remember would still say the name.
const UNNAME: &str = "
    with unnamed as (update messages set name = '' where person = $1)
    select pg_notify($2::text, json_build_object('node', $3::text)::text)";

/// The number is the next of its table. Two that are said at once take the same; one of them is refused, and tried again.
const SAY: &str = "
    with made as (
        insert into messages (id, table_id, number, room, person, name, phrase, text, at)
        select $1::text, $2::text, coalesce(max(number), 0) + 1, $3::text, $4::text, $5::text, $6::text, $7::text, $8::bigint
        from messages where table_id = $2
        returning number
    )
    select number, pg_notify($10::text, json_build_object('node', $9::text, 'said', json_build_array($2::text))::text) from made";

/// So often a message is tried that somebody else was quicker than.
const TRIES: usize = 50;

/// All tables in one statement with one notice. A notice has room for 8,000 bytes. What nodes left behind that are gone is
/// swept on the way.
const ATTEND: &str = "
    with given as (
        select * from unnest($2::text[], $3::text[]) as g (table_id, body)
    ), gone as (
        delete from attendance a using given g where a.table_id = g.table_id and a.node = $1 and g.body is null
    ), swept as (
        delete from attendance where until < $4::bigint - 600000 and node <> $1
    ), here as (
        insert into attendance (table_id, node, body, until)
        select g.table_id, $1::text, g.body, $4::bigint from given g where g.body is not null
        on conflict (table_id, node) do update set body = excluded.body, until = excluded.until
    ), told as (
        select json_build_object('node', $1::text, 'attended', json_agg(table_id))::text as said from given
    )
    select pg_notify($5::text, case when octet_length(said) < 8000 then said
        else json_build_object('node', $1::text)::text end)
    from told";

/// For the test that looks how they are looked up.
pub(super) const QUERIES: &[(&str, usize)] = &[(SAID, 3), (BY, 2), (ONE, 1), (UNNAME, 3), (ATTENDING, 3)];

impl Messages for Postgres {
    fn say(&self, message: Message) -> Later<u64> {
        let (pool, node) = (self.pool.clone(), self.node.clone());
        Box::pin(async move { say(&pool, &node, &message).await })
    }

    fn said(&self, table: &str, after: u64, most: usize) -> Later<Vec<Message>> {
        let (pool, table) = (self.pool.clone(), table.to_owned());
        Box::pin(async move {
            let lines = ask(&pool, SAID, &[&table, &(after as i64), &(most as i64)]).await?;
            lines.iter().rev().map(read).collect()
        })
    }

    fn message(&self, id: &str) -> Later<Option<Message>> {
        let (pool, id) = (self.pool.clone(), id.to_owned());
        Box::pin(async move { ask(&pool, ONE, &[&id]).await?.first().map(read).transpose() })
    }

    fn said_by(&self, person: &str, most: usize) -> Later<Vec<Message>> {
        let (pool, person) = (self.pool.clone(), person.to_owned());
        Box::pin(async move { ask(&pool, BY, &[&person, &(most as i64)]).await?.iter().map(read).collect() })
    }

    fn unname(&self, person: &str) -> Later<()> {
        let (pool, node, person) = (self.pool.clone(), self.node.clone(), person.to_owned());
        Box::pin(async move { ask(&pool, UNNAME, &[&person, &CHANNEL, &&*node]).await.map(drop) })
    }

    fn attend(&self, here: Vec<Attendance>, until: Time) -> Later<()> {
        let (pool, node) = (self.pool.clone(), self.node.clone());
        Box::pin(async move { attend(&pool, &node, here, until).await })
    }

    fn attending(&self, tables: Vec<String>, now: Time) -> Later<Vec<Attendance>> {
        let (pool, node) = (self.pool.clone(), self.node.clone());
        Box::pin(async move {
            let lines = ask(&pool, ATTENDING, &[&tables, &&*node, &now]).await?;
            let read = |line: &Line| {
                Ok(Attendance { table: line.try_get(0).map_err(odd)?, body: line.try_get(1).map_err(odd)? })
            };
            lines.iter().map(read).collect()
        })
    }
}

const ATTENDING: &str =
    "select table_id, body from attendance where table_id = any($1::text[]) and node <> $2 and until > $3";

async fn attend(pool: &Pool, node: &str, here: Vec<Attendance>, until: Time) -> Result<(), StoreError> {
    if here.is_empty() {
        return Ok(());
    }
    let (tables, bodies): (Vec<String>, Vec<Option<String>>) =
        here.into_iter().map(|at| (at.table, at.body)).unzip();
    ask(pool, ATTEND, &[&node, &tables, &bodies, &until, &CHANNEL]).await.map(drop)
}

async fn say(pool: &Pool, node: &str, message: &Message) -> Result<u64, StoreError> {
    let client = pool.get().await.map_err(|error| pool_trouble(&error))?;
    let statement = super::within(client.prepare_cached(SAY)).await?;
    let m = message;
    let values: &[&(dyn ToSql + Sync)] =
        &[&m.id, &m.table, &m.room.name(), &m.person, &m.name, &m.phrase, &m.text, &m.at, &node, &CHANNEL];
    for _ in 0..TRIES {
        match tokio::time::timeout(super::PATIENCE, client.query_one(&statement, values)).await {
            Ok(Ok(line)) => return Ok(line.try_get::<_, i64>(0).map_err(odd)? as u64),
            Ok(Err(error)) if error.code() == Some(&SqlState::UNIQUE_VIOLATION) => {}
            Ok(Err(error)) => return Err(wrong(&error)),
            Err(_) => {
                // What is still on its way must not answer the next question.
                drop(deadpool_postgres::Object::take(client));
                return Err(silent());
            }
        }
    }
    Err(StoreError("too many speak at once".to_owned()))
}

fn read(line: &Line) -> Result<Message, StoreError> {
    let (table, room): (String, &str) = (line.try_get(1).map_err(odd)?, line.try_get(3).map_err(odd)?);
    Ok(Message {
        id: line.try_get(0).map_err(odd)?,
        number: line.try_get::<_, i64>(2).map_err(odd)? as u64,
        room: Room::from_name(room).ok_or_else(|| unreadable(&table))?,
        person: line.try_get(4).map_err(odd)?,
        name: line.try_get(5).map_err(odd)?,
        phrase: line.try_get(6).map_err(odd)?,
        text: line.try_get(7).map_err(odd)?,
        at: line.try_get(8).map_err(odd)?,
        table,
    })
}
