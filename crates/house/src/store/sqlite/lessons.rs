//! How far people came in lessons, in the file.

use rusqlite::{Connection, params};

use super::super::lessons::{Came, Lessons};
use super::super::{Later, StoreError};
use super::Sqlite;

const PROGRESS: &str = "select game, lesson, steps, done, at from lessons where person = ?1
    order by at desc, game, lesson";

/// What was reached stays reached.
macro_rules! merged {
    () => {
        " on conflict (person, game, lesson) do update set steps = max(steps, excluded.steps),
            done = max(done, excluded.done), at = max(at, excluded.at)"
    };
}

/// For the test that looks how they are looked up.
pub(super) const QUERIES: &[&str] = &[PROGRESS];

impl Lessons for Sqlite {
    fn came(&self, person: &str, came: Came) -> Later<()> {
        let person = person.to_owned();
        self.change(move |connection| {
            let Came { game, lesson, steps, done, at } = &came;
            let sql = concat!(
                "insert into lessons (person, game, lesson, steps, done, at) values (?1, ?2, ?3, ?4, ?5, ?6)",
                merged!()
            );
            connection.prepare_cached(sql)?.execute(params![
                person,
                game,
                lesson,
                *steps as i64,
                done,
                at
            ])?;
            Ok(Ok::<(), StoreError>(()))
        })
    }

    fn progress(&self, person: &str) -> Later<Vec<Came>> {
        let person = person.to_owned();
        self.look(move |connection| {
            let mut query = connection.prepare_cached(PROGRESS)?;
            let found = query.query_map([person], |line| {
                Ok(Came {
                    game: line.get(0)?,
                    lesson: line.get(1)?,
                    steps: usize::try_from(line.get::<_, i64>(2)?).unwrap_or(0),
                    done: line.get(3)?,
                    at: line.get(4)?,
                })
            })?;
            Ok(found.collect::<rusqlite::Result<_>>()?)
        })
    }
}

/// What a guest has learnt is an account's from now on.
pub(super) fn take_over(connection: &Connection, guest: &str, account: &str) -> rusqlite::Result<()> {
    let sql = concat!(
        "insert into lessons (person, game, lesson, steps, done, at)
             select ?2, game, lesson, steps, done, at from lessons where person = ?1",
        merged!()
    );
    connection.execute(sql, [guest, account])?;
    forget(connection, guest)
}

/// Nothing is kept of what somebody learnt.
pub(super) fn forget(connection: &Connection, person: &str) -> rusqlite::Result<()> {
    connection.execute("delete from lessons where person = ?1", [person]).map(drop)
}
