//! People in the database.

use deadpool_postgres::Transaction;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row as Line};

use super::super::columns::{json, unreadable};
use super::super::people::{First, Keep, Met, NotNamed, Profile, Report, Session, Sits, calls, without_name};
use super::super::{Later, People, StoreError};
use super::listen::CHANNEL;
use super::read::{ask, one};
use super::{Postgres, lessons, puzzles, remarks, run, whole, wrong};
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

fn profile(line: &Line) -> Result<Profile, Error> {
    let banned: Option<Time> = line.try_get(7)?;
    let why: Option<String> = line.try_get(8)?;
    Ok(Profile {
        id: line.try_get(0)?,
        public: line.try_get(1)?,
        name: line.try_get(2)?,
        since: line.try_get(3)?,
        kept: line.try_get(4)?,
        password: line.try_get(5)?,
        recovery: line.try_get(6)?,
        banned: banned.map(|at| (at, why.unwrap_or_default())),
        gone: line.try_get(9)?,
    })
}

fn report(line: &Line) -> Result<Report, Error> {
    Ok(Report {
        id: line.try_get(0)?,
        at: line.try_get(1)?,
        by: line.try_get(2)?,
        about: line.try_get(3)?,
        table: line.try_get(4)?,
        message: line.try_get(5)?,
        text: line.try_get(6)?,
        why: line.try_get(7)?,
    })
}

const MEET: &str = concat!(
    "select ",
    profile!(),
    ", (select s.seen from sessions s where s.hash = $2::text and s.person = p.id) from people p where p.id = $1"
);
const ACCOUNT: &str = concat!("select ", profile!(), ", p.password from people p where p.skeleton = $1");
const RECOVERED: &str = concat!("select ", profile!(), " from people p where p.recovery = $1");
const SESSIONS: &str = "select hash, person, handle, device, how, began, seen from sessions where person = $1
    order by seen desc, handle";
const AT_TABLES: &str =
    "select distinct table_id from seats where person = $1 and ended_at is null order by table_id";

/// For the test that looks how they are looked up: with the number of their parameters.
pub(super) const QUERIES: &[(&str, usize)] =
    &[(MEET, 2), (ACCOUNT, 1), (RECOVERED, 1), (SESSIONS, 1), (AT_TABLES, 1)];

/// A name is kept unless somebody else has an account with its skeleton. Two who ask at once are told apart by the index.
const RENAME: &str = "
    with taken as (select exists (select from people where skeleton = $3::text and id <> $1::text) as yes
    ), named as (
        update people set name = $2, skeleton = case when kept is not null then $3::text end
        where id = $1 and gone is null and not (select yes from taken) returning id)
    select (select yes from taken), exists (select from named)";
const KEEP: &str = "
    with taken as (select exists (select from people where skeleton = $3::text and id <> $1::text) as yes
    ), named as (
        update people set name = $2, skeleton = $3, kept = $6::bigint,
            password = $4::text, password_at = case when $4::text is not null then $6::bigint end,
            recovery = $5::text, recovery_at = case when $5::text is not null then $6::bigint end
        where id = $1 and kept is null and gone is null and not (select yes from taken) returning id)
    select (select yes from taken), exists (select from named)";

impl Postgres {
    /// One statement that changes something.
    fn once(&self, sql: &'static str, values: Vec<Box<dyn ToSql + Send + Sync>>) -> Later<()> {
        let pool = self.pool.clone();
        Box::pin(async move {
            let values: Vec<&(dyn ToSql + Sync)> =
                values.iter().map(|value| &**value as &(dyn ToSql + Sync)).collect();
            ask(&pool, sql, &values).await.map(drop)
        })
    }

    /// The first line of an answer, read.
    fn first<T: Send + 'static>(
        &self,
        sql: &'static str,
        values: Vec<Box<dyn ToSql + Send + Sync>>,
        read: fn(&Line) -> Result<T, Error>,
    ) -> Later<Option<T>> {
        let all = self.every(sql, values, read);
        Box::pin(async move { Ok(all.await?.into_iter().next()) })
    }

    /// All lines of an answer, read.
    fn every<T: Send + 'static>(
        &self,
        sql: &'static str,
        values: Vec<Box<dyn ToSql + Send + Sync>>,
        read: fn(&Line) -> Result<T, Error>,
    ) -> Later<Vec<T>> {
        let pool = self.pool.clone();
        Box::pin(async move {
            let values: Vec<&(dyn ToSql + Sync)> =
                values.iter().map(|value| &**value as &(dyn ToSql + Sync)).collect();
            let lines = ask(&pool, sql, &values).await?;
            lines.iter().map(|line| read(line).map_err(|error| wrong(&error))).collect()
        })
    }

    /// Tells other nodes that players of these tables are called otherwise.
    fn tell(&self, tables: Later<Vec<String>>) -> Later<Vec<String>> {
        let (pool, node) = (self.pool.clone(), self.node.clone());
        Box::pin(async move {
            let tables = tables.await?;
            if !tables.is_empty() {
                // Newer than any version: whoever has the table in memory looks.
                let pairs: Vec<(&str, u64)> = tables.iter().map(|table| (table.as_str(), u64::MAX)).collect();
                let said = serde_json::json!({ "node": &*node, "tables": pairs }).to_string();
                let said =
                    if said.len() < 8_000 { said } else { serde_json::json!({ "node": &*node }).to_string() };
                ask(&pool, "select pg_notify($1, $2)", &[&CHANNEL, &said]).await?;
            }
            Ok(tables)
        })
    }
}

/// Values for a statement.
macro_rules! values {
    ($($value:expr),* $(,)?) => { vec![$(Box::new($value) as Box<dyn ToSql + Send + Sync>),*] };
}

impl People for Postgres {
    fn enter(&self, first: First) -> Later<()> {
        self.once(
            "insert into people (id, name, public, since) values ($1, $2, $3, $4) on conflict (id) do nothing",
            values![first.person, first.name, first.public, first.at],
        )
    }

    fn meet(&self, person: &str, session: Option<&str>) -> Later<Option<Met>> {
        let values = values![person.to_owned(), session.map(str::to_owned)];
        self.first(MEET, values, |line| Ok(Met { profile: profile(line)?, session: line.try_get(10)? }))
    }

    fn rename(&self, person: &str, name: &str, skeleton: &str) -> Later<(), NotNamed> {
        let values = values![person.to_owned(), name.to_owned(), skeleton.to_owned()];
        named(self.first(RENAME, values, |line| Ok((line.try_get(0)?, line.try_get(1)?))))
    }

    fn keep(&self, keep: Keep) -> Later<(), NotNamed> {
        let values = values![keep.person, keep.name, keep.skeleton, keep.password, keep.recovery, keep.at];
        named(self.first(KEEP, values, |line| Ok((line.try_get(0)?, line.try_get(1)?))))
    }

    fn set_password(&self, person: &str, hash: &str, at: Time) -> Later<()> {
        self.once(
            "update people set password = $2, password_at = $3 where id = $1 and kept is not null and gone is null",
            values![person.to_owned(), hash.to_owned(), at],
        )
    }

    fn set_recovery(&self, person: &str, hash: &str, at: Time) -> Later<()> {
        self.once(
            "update people set recovery = $2, recovery_at = $3 where id = $1 and kept is not null and gone is null",
            values![person.to_owned(), hash.to_owned(), at],
        )
    }

    fn account(&self, skeleton: &str) -> Later<Option<(Profile, Option<String>)>> {
        self.first(ACCOUNT, values![skeleton.to_owned()], |line| Ok((profile(line)?, line.try_get(10)?)))
    }

    fn recovered(&self, hash: &str) -> Later<Option<Profile>> {
        self.first(RECOVERED, values![hash.to_owned()], profile)
    }

    fn sign_in(&self, s: Session) -> Later<()> {
        self.once(
            "insert into sessions (hash, person, handle, device, how, began, seen)
             values ($1, $2, $3, $4, $5, $6, $7) on conflict (hash) do nothing",
            values![s.hash, s.person, s.handle, s.device, s.how, s.began, s.seen],
        )
    }

    fn seen(&self, hash: &str, at: Time) -> Later<()> {
        self.once(
            "update sessions set seen = greatest(seen, $2) where hash = $1",
            values![hash.to_owned(), at],
        )
    }

    fn sessions(&self, person: &str) -> Later<Vec<Session>> {
        self.every(SESSIONS, values![person.to_owned()], |line| {
            Ok(Session {
                hash: line.try_get(0)?,
                person: line.try_get(1)?,
                handle: line.try_get(2)?,
                device: line.try_get(3)?,
                how: line.try_get(4)?,
                began: line.try_get(5)?,
                seen: line.try_get(6)?,
            })
        })
    }

    fn sign_out(&self, person: &str, handle: &str) -> Later<()> {
        self.once(
            "delete from sessions where person = $1 and handle = $2",
            values![person.to_owned(), handle.to_owned()],
        )
    }

    fn sign_out_all(&self, person: &str, but: Option<&str>) -> Later<()> {
        self.once(
            "delete from sessions where person = $1 and hash is distinct from $2::text",
            values![person.to_owned(), but.map(str::to_owned)],
        )
    }

    fn at_tables(&self, person: &str) -> Later<Vec<String>> {
        self.every(AT_TABLES, values![person.to_owned()], |line| line.try_get(0))
    }

    fn call(&self, person: &str, name: &str, also: Vec<String>) -> Later<Vec<String>> {
        let (pool, person, name) = (self.pool.clone(), person.to_owned(), name.to_owned());
        self.tell(Box::pin(async move {
            whole(&pool, async |transaction| call(transaction, &person, &name, &also).await).await
        }))
    }

    fn take_over(&self, guest: &str, account: &str, also: Vec<String>, at: Time) -> Later<Vec<String>> {
        let (pool, guest, account) = (self.pool.clone(), guest.to_owned(), account.to_owned());
        self.tell(Box::pin(async move {
            whole(&pool, async |transaction| take_over(transaction, &guest, &account, &also, at).await).await
        }))
    }

    fn forget(&self, person: &str, at: Time) -> Later<Vec<String>> {
        let (pool, person) = (self.pool.clone(), person.to_owned());
        self.tell(Box::pin(async move {
            whole(&pool, async |transaction| forget(transaction, &person, at).await).await
        }))
    }

    fn ban(&self, person: &str, banned: Option<(Time, String)>) -> Later<bool> {
        let (at, why) = banned.unzip();
        let sql = "update people set banned = $2::bigint, banned_why = $3::text where id = $1 returning 1";
        let lines = self.every(sql, values![person.to_owned(), at, why], |_| Ok(()));
        Box::pin(async move { Ok(!lines.await?.is_empty()) })
    }

    fn find(&self, id: &str, skeleton: &str) -> Later<Option<Profile>> {
        let sql = concat!(
            "select ",
            profile!(),
            " from people p where p.public = $1 or p.id = $1 or p.skeleton = $2
              order by p.public = $1 desc, p.id = $1 desc limit 1"
        );
        self.first(sql, values![id.to_owned(), skeleton.to_owned()], profile)
    }

    fn list(&self, part: &str, most: usize) -> Later<Vec<Profile>> {
        // A database may fold only Latin letters, so the comparison is ours.
        let sql =
            concat!("select ", profile!(), " from people p where p.gone is null order by p.since desc, p.id");
        let (all, part) = (self.every(sql, Vec::new(), profile), part.to_lowercase());
        Box::pin(async move {
            let all = all.await?.into_iter();
            Ok(all.filter(|one| one.name.to_lowercase().contains(&part)).take(most).collect())
        })
    }

    fn words(&self) -> Later<Option<Vec<String>>> {
        let pool = self.pool.clone();
        Box::pin(async move {
            let text: Option<Vec<u8>> = one(&pool, "select value from meta where key = 'words'", &[]).await?;
            Ok(text.and_then(|text| serde_json::from_slice(&text).ok()))
        })
    }

    fn set_words(&self, words: Vec<String>) -> Later<()> {
        let pool = self.pool.clone();
        Box::pin(async move {
            let text = json(&words)?.into_bytes();
            let sql = "insert into meta (key, value) values ('words', $1)
                on conflict (key) do update set value = excluded.value";
            ask(&pool, sql, &[&text]).await.map(drop)
        })
    }

    fn report(&self, r: Report) -> Later<()> {
        self.once(
            "insert into reports (at, by, about, table_id, message, text, why) values ($1, $2, $3, $4, $5, $6, $7)",
            values![r.at, r.by, r.about, r.table, r.message, r.text, r.why],
        )
    }

    fn reports(&self, most: usize) -> Later<Vec<Report>> {
        let sql = concat!("select ", report!(), " from reports where not settled order by id limit $1");
        self.every(sql, values![most as i64], report)
    }

    fn reported_by(&self, person: &str) -> Later<Vec<Report>> {
        let sql = concat!("select ", report!(), " from reports where by = $1 order by id desc");
        self.every(sql, values![person.to_owned()], report)
    }

    fn settle(&self, report: i64) -> Later<bool> {
        let sql = "update reports set settled = true where id = $1 and not settled returning 1";
        let lines = self.every(sql, values![report], |_| Ok(()));
        Box::pin(async move { Ok(!lines.await?.is_empty()) })
    }
}

/// What became of a name: whether it is taken, and whether somebody was named.
fn named(answer: Later<Option<(bool, bool)>>) -> Later<(), NotNamed> {
    Box::pin(async move {
        match answer.await {
            Ok(Some((true, _))) => Err(NotNamed::Taken),
            Ok(Some((false, true))) => Ok(()),
            Ok(_) => Err(NotNamed::Nobody),
            // Two asked at the same moment, and the index let one of them have it.
            Err(StoreError(why)) if why.contains("people_skeleton") => Err(NotNamed::Taken),
            Err(error) => Err(error.into()),
        }
    })
}

async fn texts(
    transaction: &Transaction<'_>,
    sql: &str,
    values: &[&(dyn ToSql + Sync)],
) -> Result<Vec<String>, StoreError> {
    let lines = transaction.query(sql, values).await.map_err(|error| wrong(&error))?;
    lines.iter().map(|line| line.try_get(0).map_err(|error| wrong(&error))).collect()
}

/// The tables of a person that are over, and others where they sit.
const OVER_OR: &str = "select distinct table_id from seats
    where person = $1 and (ended_at is not null or table_id = any($2::text[])) order by table_id";

async fn call(
    transaction: &Transaction<'_>,
    person: &str,
    name: &str,
    also: &[String],
) -> Result<Vec<String>, StoreError> {
    let tables = texts(transaction, OVER_OR, &[&person, &also]).await?;
    let sql = "select table_id, seat::bigint, kind, person, name from seats
        where table_id = any($1::text[]) order by table_id, seat";
    let lines = transaction.query(sql, &[&tables]).await.map_err(|error| wrong(&error))?;
    let sits = |line: &Line| -> Result<Sits, Error> {
        Ok((line.try_get(0)?, line.try_get(1)?, line.try_get(2)?, line.try_get(3)?, line.try_get(4)?))
    };
    let seats: Result<Vec<Sits>, Error> = lines.iter().map(sits).collect();
    let calls = calls(&seats.map_err(|error| wrong(&error))?, person, name);
    let ids: Vec<&str> = calls.iter().map(|(table, ..)| table.as_str()).collect();
    let numbers: Vec<i64> = calls.iter().map(|(_, seat, _)| *seat).collect();
    let names: Vec<&str> = calls.iter().map(|(.., name)| name.as_str()).collect();
    let sql = "update seats s set name = c.name
        from unnest($1::text[], $2::bigint[], $3::text[]) as c (id, seat, name)
        where s.table_id = c.id and s.seat = c.seat";
    run(transaction, sql, &[&ids, &numbers, &names]).await?;
    Ok(calls.into_iter().map(|(table, ..)| table).collect())
}

async fn take_over(
    transaction: &Transaction<'_>,
    guest: &str,
    account: &str,
    also: &[String],
    at: Time,
) -> Result<Vec<String>, StoreError> {
    let tables = texts(transaction, OVER_OR, &[&guest, &also]).await?;
    // Whoever sat at the same table on two devices has a second seat at one screen.
    let sql = "update seats s set person = $3, kind = case when s.kind = 'person' and exists (
            select from seats o where o.table_id = s.table_id and o.person = $3 and o.kind = 'person')
        then 'here' else s.kind end
        where s.person = $2 and s.table_id = any($1::text[])";
    run(transaction, sql, &[&tables, &guest, &account]).await?;
    run(transaction, "update tables set host = $2 where host = $1", &[&guest, &account]).await?;
    // A second seat at one screen is nobody's result.
    let sql = "update results r set person = case when exists (
            select from results o where o.table_id = r.table_id and o.person = $2) then null else $2 end
        where r.person = $1";
    run(transaction, sql, &[&guest, &account]).await?;
    lessons::take_over(transaction, guest, account).await?;
    remarks::take_over(transaction, guest, account).await?;
    puzzles::take_over(transaction, guest, account).await?;
    let sql = "update people set name = '', gone = $2 where id = $1 and kept is null and gone is null";
    run(transaction, sql, &[&guest, &at]).await?;
    Ok(tables)
}

async fn forget(transaction: &Transaction<'_>, person: &str, at: Time) -> Result<Vec<String>, StoreError> {
    let tables =
        texts(transaction, "select distinct table_id from seats where person = $1", &[&person]).await?;
    run(transaction, "update seats set name = '' where person = $1", &[&person]).await?;
    let sql = "select e.table_id, e.version, e.body from events e
        where (e.table_id = any($1::text[]) or e.table_id in (select id from tables where host = $2))
            and strpos(e.body, $2) > 0";
    let lines = transaction.query(sql, &[&tables, &person]).await.map_err(|error| wrong(&error))?;
    for line in &lines {
        let read = || -> Result<(String, i64, String), Error> {
            Ok((line.try_get(0)?, line.try_get(1)?, line.try_get(2)?))
        };
        let (table, version, body) = read().map_err(|error| wrong(&error))?;
        let event: Event = serde_json::from_str(&body).map_err(|_| unreadable(&table))?;
        if let Some(event) = without_name(&event, person) {
            let sql = "update events set body = $3 where table_id = $1 and version = $2";
            run(transaction, sql, &[&table, &version, &json(&event)?]).await?;
        }
    }
    run(transaction, "delete from sessions where person = $1", &[&person]).await?;
    lessons::forget(transaction, person).await?;
    remarks::forget(transaction, person).await?;
    puzzles::forget(transaction, person).await?;
    let sql =
        "update people set name = '', skeleton = null, kept = null, password = null, password_at = null,
            recovery = null, recovery_at = null, gone = $2
        where id = $1";
    run(transaction, sql, &[&person, &at]).await?;
    Ok(tables)
}
