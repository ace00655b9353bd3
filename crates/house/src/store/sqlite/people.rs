//! People in the file.

use rusqlite::{Connection, OptionalExtension as _, Row as Line, params};

use super::super::columns::{json, unreadable};
use super::super::people::{First, Keep, Met, NotNamed, Profile, Report, Session, Sits, calls, without_name};
use super::super::{Later, People, StoreError};
use super::{Sqlite, lessons, puzzles, remarks};
use crate::event::{Event, Time};

/// The columns of a profile.
macro_rules! profile {
    () => {
        "p.id, p.public, p.name, p.since, p.kept, p.password_at, p.recovery_at, p.banned, p.banned_why, p.gone"
    };
}

/// The columns of a report.
macro_rules! report {
    () => {
        "id, at, by, about, table_id, message, text, why"
    };
}

/// What a change comes to.
type Made<T, E = StoreError> = rusqlite::Result<Result<T, E>>;

fn profile(line: &Line<'_>) -> rusqlite::Result<Profile> {
    let banned: Option<Time> = line.get(7)?;
    let why: Option<String> = line.get(8)?;
    Ok(Profile {
        id: line.get(0)?,
        public: line.get(1)?,
        name: line.get(2)?,
        since: line.get(3)?,
        kept: line.get(4)?,
        password: line.get(5)?,
        recovery: line.get(6)?,
        banned: banned.map(|at| (at, why.unwrap_or_default())),
        gone: line.get(9)?,
    })
}

const MEET: &str = concat!(
    "select ",
    profile!(),
    ", (select s.seen from sessions s where s.hash = ?2 and s.person = p.id) from people p where p.id = ?1"
);
const ACCOUNT: &str = concat!("select ", profile!(), ", p.password from people p where p.skeleton = ?1");
const RECOVERED: &str = concat!("select ", profile!(), " from people p where p.recovery = ?1");
const SESSIONS: &str = "select hash, person, handle, device, how, began, seen from sessions where person = ?1
    order by seen desc, handle";
const AT_TABLES: &str =
    "select distinct table_id from seats where person = ?1 and ended_at is null order by table_id";

/// For the test that looks how they are looked up.
pub(super) const QUERIES: &[&str] = &[MEET, ACCOUNT, RECOVERED, SESSIONS, AT_TABLES];

impl People for Sqlite {
    fn enter(&self, first: First) -> Later<()> {
        self.change(move |connection| {
            connection
                .prepare_cached(
                    "insert into people (id, name, public, since) values (?1, ?2, ?3, ?4) on conflict (id) do nothing",
                )?
                .execute(params![first.person, first.name, first.public, first.at])?;
            Ok(Ok(()))
        })
    }

    fn meet(&self, person: &str, session: Option<&str>) -> Later<Option<Met>> {
        let (person, session) = (person.to_owned(), session.map(str::to_owned));
        self.glance(move |connection| {
            let mut query = connection.prepare_cached(MEET)?;
            let met = |line: &Line<'_>| Ok(Met { profile: profile(line)?, session: line.get(10)? });
            Ok(query.query_row(params![person, session], met).optional()?)
        })
    }

    fn rename(&self, person: &str, name: &str, skeleton: &str) -> Later<(), NotNamed> {
        let (person, name, skeleton) = (person.to_owned(), name.to_owned(), skeleton.to_owned());
        self.change(move |connection| {
            if is_taken(connection, &skeleton, &person)? {
                return Ok(Err(NotNamed::Taken));
            }
            let named = connection
                .prepare_cached(
                    "update people set name = ?2, skeleton = case when kept is null then null else ?3 end
                     where id = ?1 and gone is null",
                )?
                .execute([&person, &name, &skeleton])?;
            Ok(if named == 1 { Ok(()) } else { Err(NotNamed::Nobody) })
        })
    }

    fn keep(&self, keep: Keep) -> Later<(), NotNamed> {
        self.change(move |connection| {
            if is_taken(connection, &keep.skeleton, &keep.person)? {
                return Ok(Err(NotNamed::Taken));
            }
            let kept = connection
                .prepare_cached(
                    "update people set name = ?2, skeleton = ?3, kept = ?6,
                         password = ?4, password_at = case when ?4 is null then null else ?6 end,
                         recovery = ?5, recovery_at = case when ?5 is null then null else ?6 end
                     where id = ?1 and kept is null and gone is null",
                )?
                .execute(params![
                    keep.person,
                    keep.name,
                    keep.skeleton,
                    keep.password,
                    keep.recovery,
                    keep.at
                ])?;
            Ok(if kept == 1 { Ok(()) } else { Err(NotNamed::Nobody) })
        })
    }

    fn set_password(&self, person: &str, hash: &str, at: Time) -> Later<()> {
        self.once(
            "update people set password = ?2, password_at = ?3 where id = ?1 and kept is not null and gone is null",
            (person.to_owned(), hash.to_owned(), at),
        )
    }

    fn set_recovery(&self, person: &str, hash: &str, at: Time) -> Later<()> {
        self.once(
            "update people set recovery = ?2, recovery_at = ?3 where id = ?1 and kept is not null and gone is null",
            (person.to_owned(), hash.to_owned(), at),
        )
    }

    fn account(&self, skeleton: &str) -> Later<Option<(Profile, Option<String>)>> {
        let skeleton = skeleton.to_owned();
        self.look(move |connection| {
            let mut query = connection.prepare_cached(ACCOUNT)?;
            Ok(query.query_row([skeleton], |line| Ok((profile(line)?, line.get(10)?))).optional()?)
        })
    }

    fn recovered(&self, hash: &str) -> Later<Option<Profile>> {
        let hash = hash.to_owned();
        self.look(move |connection| {
            Ok(connection.prepare_cached(RECOVERED)?.query_row([hash], profile).optional()?)
        })
    }

    fn sign_in(&self, s: Session) -> Later<()> {
        self.once(
            "insert into sessions (hash, person, handle, device, how, began, seen)
             values (?1, ?2, ?3, ?4, ?5, ?6, ?7) on conflict (hash) do nothing",
            (s.hash, s.person, s.handle, s.device, s.how, s.began, s.seen),
        )
    }

    fn seen(&self, hash: &str, at: Time) -> Later<()> {
        self.once("update sessions set seen = max(seen, ?2) where hash = ?1", (hash.to_owned(), at))
    }

    fn sessions(&self, person: &str) -> Later<Vec<Session>> {
        let person = person.to_owned();
        self.look(move |connection| {
            let mut query = connection.prepare_cached(SESSIONS)?;
            let sessions = query.query_map([person], |line| {
                Ok(Session {
                    hash: line.get(0)?,
                    person: line.get(1)?,
                    handle: line.get(2)?,
                    device: line.get(3)?,
                    how: line.get(4)?,
                    began: line.get(5)?,
                    seen: line.get(6)?,
                })
            })?;
            Ok(sessions.collect::<rusqlite::Result<_>>()?)
        })
    }

    fn sign_out(&self, person: &str, handle: &str) -> Later<()> {
        self.once(
            "delete from sessions where person = ?1 and handle = ?2",
            (person.to_owned(), handle.to_owned()),
        )
    }

    fn sign_out_all(&self, person: &str, but: Option<&str>) -> Later<()> {
        self.once(
            "delete from sessions where person = ?1 and hash is not ?2",
            (person.to_owned(), but.map(str::to_owned)),
        )
    }

    fn at_tables(&self, person: &str) -> Later<Vec<String>> {
        let person = person.to_owned();
        self.look(move |connection| Ok(texts(connection, AT_TABLES, &person)?))
    }

    fn call(&self, person: &str, name: &str, also: Vec<String>) -> Later<Vec<String>> {
        let (person, name) = (person.to_owned(), name.to_owned());
        self.change(move |connection| Ok(Ok(call(connection, &person, &name, &also)?)))
    }

    fn take_over(&self, guest: &str, account: &str, also: Vec<String>, at: Time) -> Later<Vec<String>> {
        let (guest, account) = (guest.to_owned(), account.to_owned());
        self.change(move |connection| Ok(Ok(take_over(connection, &guest, &account, &also, at)?)))
    }

    fn forget(&self, person: &str, at: Time) -> Later<Vec<String>> {
        let person = person.to_owned();
        self.change(move |connection| forget(connection, &person, at))
    }

    fn ban(&self, person: &str, banned: Option<(Time, String)>) -> Later<bool> {
        let person = person.to_owned();
        self.change(move |connection| {
            let (at, why) = banned.unzip();
            let sql = "update people set banned = ?2, banned_why = ?3 where id = ?1";
            Ok(Ok(connection.execute(sql, params![person, at, why])? == 1))
        })
    }

    fn find(&self, id: &str, skeleton: &str) -> Later<Option<Profile>> {
        let (id, skeleton) = (id.to_owned(), skeleton.to_owned());
        self.look(move |connection| {
            let sql = concat!(
                "select ",
                profile!(),
                " from people p where p.public = ?1 or p.id = ?1 or p.skeleton = ?2
                  order by p.public = ?1 desc, p.id = ?1 desc limit 1"
            );
            Ok(connection.query_row(sql, [id, skeleton], profile).optional()?)
        })
    }

    fn list(&self, part: &str, most: usize) -> Later<Vec<Profile>> {
        let part = part.to_lowercase();
        self.look(move |connection| {
            let sql = concat!(
                "select ",
                profile!(),
                " from people p where p.gone is null order by p.since desc, p.id"
            );
            let mut query = connection.prepare(sql)?;
            let mut lines = query.query([])?;
            let mut found = Vec::new();
            // SQLite folds only Latin letters, so the comparison is ours.
            while let Some(line) = lines.next()? {
                let one = profile(line)?;
                if one.name.to_lowercase().contains(&part) {
                    found.push(one);
                }
                if found.len() >= most {
                    break;
                }
            }
            Ok(found)
        })
    }

    fn words(&self) -> Later<Option<Vec<String>>> {
        self.look(|connection| {
            let text: Option<Vec<u8>> = connection
                .query_row("select value from meta where key = 'words'", [], |line| line.get(0))
                .optional()?;
            Ok(text.and_then(|text| serde_json::from_slice(&text).ok()))
        })
    }

    fn set_words(&self, words: Vec<String>) -> Later<()> {
        self.change(move |connection| {
            let text = match json(&words) {
                Ok(text) => text,
                Err(error) => return Ok(Err(error)),
            };
            connection.execute(
                "insert into meta (key, value) values ('words', ?1)
                 on conflict (key) do update set value = excluded.value",
                [text.as_bytes()],
            )?;
            Ok(Ok(()))
        })
    }

    fn report(&self, r: Report) -> Later<()> {
        self.once(
            "insert into reports (at, by, about, table_id, message, text, why) values (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            (r.at, r.by, r.about, r.table, r.message, r.text, r.why),
        )
    }

    fn reports(&self, most: usize) -> Later<Vec<Report>> {
        self.look(move |connection| {
            let sql = concat!("select ", report!(), " from reports where settled = 0 order by id limit ?1");
            let mut query = connection.prepare(sql)?;
            let reports = query.query_map([most as i64], report)?;
            Ok(reports.collect::<rusqlite::Result<_>>()?)
        })
    }

    fn reported_by(&self, person: &str) -> Later<Vec<Report>> {
        let person = person.to_owned();
        self.look(move |connection| {
            let sql = concat!("select ", report!(), " from reports where by = ?1 order by id desc");
            let mut query = connection.prepare(sql)?;
            let reports = query.query_map([person], report)?;
            Ok(reports.collect::<rusqlite::Result<_>>()?)
        })
    }

    fn settle(&self, report: i64) -> Later<bool> {
        self.change(move |connection| {
            Ok(Ok(connection
                .execute("update reports set settled = 1 where id = ?1 and settled = 0", [report])?
                == 1))
        })
    }
}

fn report(line: &Line<'_>) -> rusqlite::Result<Report> {
    Ok(Report {
        id: line.get(0)?,
        at: line.get(1)?,
        by: line.get(2)?,
        about: line.get(3)?,
        table: line.get(4)?,
        message: line.get(5)?,
        text: line.get(6)?,
        why: line.get(7)?,
    })
}

impl Sqlite {
    /// One statement that changes something.
    fn once(&self, sql: &'static str, values: impl rusqlite::Params + Send + 'static) -> Later<()> {
        self.change(move |connection| {
            connection.prepare_cached(sql)?.execute(values)?;
            Ok(Ok(()))
        })
    }
}

/// Whether somebody else has an account with that skeleton.
fn is_taken(connection: &Connection, skeleton: &str, person: &str) -> rusqlite::Result<bool> {
    connection
        .prepare_cached("select exists (select 1 from people where skeleton = ?1 and id <> ?2)")?
        .query_row([skeleton, person], |line| line.get(0))
}

fn texts(connection: &Connection, sql: &str, value: &str) -> rusqlite::Result<Vec<String>> {
    let mut query = connection.prepare_cached(sql)?;
    let texts = query.query_map([value], |line| line.get(0))?;
    texts.collect()
}

/// The tables of a person that are over, and others where they sit.
fn over_or(connection: &Connection, person: &str, also: &[String]) -> rusqlite::Result<Vec<String>> {
    let sql = "select distinct table_id from seats where person = ?1 and ended_at is not null";
    let mut tables = texts(connection, sql, person)?;
    tables.extend(also.iter().cloned());
    tables.sort();
    tables.dedup();
    Ok(tables)
}

fn call(connection: &Connection, person: &str, name: &str, also: &[String]) -> rusqlite::Result<Vec<String>> {
    let mut seats: Vec<Sits> = Vec::new();
    for table in over_or(connection, person, also)? {
        let mut query = connection.prepare_cached(
            "select table_id, seat, kind, person, name from seats where table_id = ?1 order by seat",
        )?;
        let found = query.query_map([&table], |line| {
            Ok((line.get(0)?, line.get(1)?, line.get(2)?, line.get(3)?, line.get(4)?))
        })?;
        for sits in found {
            seats.push(sits?);
        }
    }
    let mut changed = Vec::new();
    for (table, seat, called) in calls(&seats, person, name) {
        connection
            .prepare_cached("update seats set name = ?3 where table_id = ?1 and seat = ?2")?
            .execute(params![table, seat, called])?;
        changed.push(table);
    }
    Ok(changed)
}

fn take_over(
    connection: &Connection,
    guest: &str,
    account: &str,
    also: &[String],
    at: Time,
) -> rusqlite::Result<Vec<String>> {
    let tables = over_or(connection, guest, also)?;
    for table in &tables {
        // Whoever sat at the same table on two devices has a second seat at one screen.
        connection
            .prepare_cached(
                "update seats set kind = 'here' where table_id = ?1 and person = ?2 and kind = 'person'
                     and exists (select 1 from seats o where o.table_id = ?1 and o.person = ?3 and o.kind = 'person')",
            )?
            .execute([table, guest, account])?;
        connection
            .prepare_cached("update seats set person = ?3 where table_id = ?1 and person = ?2")?
            .execute([table, guest, account])?;
    }
    connection.execute("update tables set host = ?2 where host = ?1", [guest, account])?;
    // A second seat at one screen is nobody's result.
    connection.execute(
        "update results set person = case when exists (
             select 1 from results o where o.table_id = results.table_id and o.person = ?2) then null else ?2 end
         where person = ?1",
        [guest, account],
    )?;
    lessons::take_over(connection, guest, account)?;
    remarks::take_over(connection, guest, account)?;
    puzzles::take_over(connection, guest, account)?;
    connection.execute(
        "update people set name = '', gone = ?2 where id = ?1 and kept is null and gone is null",
        params![guest, at],
    )?;
    Ok(tables)
}

fn forget(connection: &Connection, person: &str, at: Time) -> Made<Vec<String>> {
    let tables = texts(connection, "select distinct table_id from seats where person = ?1", person)?;
    connection.execute("update seats set name = '' where person = ?1", [person])?;
    let hosted = texts(connection, "select id from tables where host = ?1", person)?;
    for table in tables.iter().chain(&hosted) {
        let mut query = connection.prepare_cached("select version, body from events where table_id = ?1")?;
        let found =
            query.query_map([table], |line| Ok((line.get::<_, i64>(0)?, line.get::<_, String>(1)?)))?;
        let events: Vec<(i64, String)> = found.collect::<rusqlite::Result<_>>()?;
        for (version, body) in events.iter().filter(|(_, body)| body.contains(person)) {
            let Ok(event) = serde_json::from_str::<Event>(body) else { return Ok(Err(unreadable(table))) };
            let Some(event) = without_name(&event, person) else { continue };
            let body = match json(&event) {
                Ok(body) => body,
                Err(error) => return Ok(Err(error)),
            };
            connection
                .prepare_cached("update events set body = ?3 where table_id = ?1 and version = ?2")?
                .execute(params![table, version, body])?;
        }
    }
    connection.execute("delete from sessions where person = ?1", [person])?;
    lessons::forget(connection, person)?;
    remarks::forget(connection, person)?;
    puzzles::forget(connection, person)?;
    connection.execute(
        "update people set name = '', skeleton = null, kept = null, password = null, password_at = null,
             recovery = null, recovery_at = null, gone = ?2
         where id = ?1",
        params![person, at],
    )?;
    Ok(Ok(tables))
}
