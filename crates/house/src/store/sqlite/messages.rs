//! Messages in the file. One process has it, so there is nobody to tell who is where.

use rusqlite::{Connection, OptionalExtension as _, Row as Line, params};

use super::super::columns::unreadable;
use super::super::messages::{Attendance, Message, Room};
use super::super::{Later, Messages, StoreError};
use super::{Sqlite, Wrong};
use crate::event::Time;

macro_rules! columns {
    () => {
        "id, table_id, number, room, person, name, phrase, text, at"
    };
}

const SAID: &str = concat!(
    "select ",
    columns!(),
    " from messages where table_id = ?1 and number > ?2 order by number desc limit ?3"
);
const BY: &str =
    concat!("select ", columns!(), " from messages where person = ?1 order by at desc, id limit ?2");
const ONE: &str = concat!("select ", columns!(), " from messages where id = ?1");
const UNNAME: &str = "update messages set name = '' where person = ?1";

/// For the test that looks how they are looked up.
pub(super) const QUERIES: &[&str] = &[SAID, BY, ONE, UNNAME];

impl Messages for Sqlite {
    fn say(&self, message: Message) -> Later<u64> {
        self.change(move |connection| say(connection, &message))
    }

    fn said(&self, table: &str, after: u64, most: usize) -> Later<Vec<Message>> {
        let table = table.to_owned();
        self.look(move |connection| {
            let mut query = connection.prepare_cached(SAID)?;
            let lines = query.query_map(params![table, after as i64, most as i64], read)?;
            let mut said = all(lines)?;
            said.reverse();
            Ok(said)
        })
    }

    fn message(&self, id: &str) -> Later<Option<Message>> {
        let id = id.to_owned();
        self.look(move |connection| {
            let found = connection.prepare_cached(ONE)?.query_row([&id], read).optional()?;
            Ok(found.transpose()?)
        })
    }

    fn said_by(&self, person: &str, most: usize) -> Later<Vec<Message>> {
        let person = person.to_owned();
        self.look(move |connection| {
            let mut query = connection.prepare_cached(BY)?;
            all(query.query_map(params![person, most as i64], read)?)
        })
    }

    fn unname(&self, person: &str) -> Later<()> {
        let person = person.to_owned();
        self.change(move |connection| {
            connection.execute(UNNAME, [&person])?;
            Ok(Ok(()))
        })
    }

    fn attend(&self, _here: Vec<Attendance>, _until: Time) -> Later<()> {
        Box::pin(async { Ok(()) })
    }

    fn attending(&self, _tables: Vec<String>, _now: Time) -> Later<Vec<Attendance>> {
        Box::pin(async { Ok(Vec::new()) })
    }
}

fn say(connection: &Connection, message: &Message) -> rusqlite::Result<Result<u64, StoreError>> {
    let sql = "insert into messages (id, table_id, number, room, person, name, phrase, text, at)
        select ?1, ?2, coalesce(max(number), 0) + 1, ?3, ?4, ?5, ?6, ?7, ?8 from messages where table_id = ?2
        returning number";
    let number: i64 = connection.prepare_cached(sql)?.query_row(
        params![
            message.id,
            message.table,
            message.room.name(),
            message.person,
            message.name,
            message.phrase,
            message.text,
            message.at
        ],
        |line| line.get(0),
    )?;
    Ok(Ok(number as u64))
}

fn read(line: &Line<'_>) -> rusqlite::Result<Result<Message, StoreError>> {
    let (table, room): (String, String) = (line.get(1)?, line.get(3)?);
    let Some(room) = Room::from_name(&room) else { return Ok(Err(unreadable(&table))) };
    Ok(Ok(Message {
        id: line.get(0)?,
        table,
        number: line.get::<_, i64>(2)? as u64,
        room,
        person: line.get(4)?,
        name: line.get(5)?,
        phrase: line.get(6)?,
        text: line.get(7)?,
        at: line.get(8)?,
    }))
}

fn all(
    lines: impl Iterator<Item = rusqlite::Result<Result<Message, StoreError>>>,
) -> Result<Vec<Message>, Wrong> {
    lines.map(|line| Ok(line??)).collect()
}
