//! The steps from an empty file to today's. A step that has been released is never changed.

use std::path::Path;

use rusqlite::{Connection, Transaction};

use super::{StoreError, Wrong, convert, explain};

/// Accounts, devices, bans, reports. Of secrets only hashes are kept. A skeleton has whoever has an account.
macro_rules! people {
    () => {
        "
    alter table people add column public text not null default '';
    alter table people add column since integer not null default 0;
    alter table people add column skeleton text;
    alter table people add column kept integer;
    alter table people add column password text;
    alter table people add column password_at integer;
    alter table people add column recovery text;
    alter table people add column recovery_at integer;
    alter table people add column banned integer;
    alter table people add column banned_why text;
    alter table people add column gone integer;
    update people set public = lower(hex(randomblob(6))), since = unixepoch() * 1000;
    create unique index people_public on people (public);
    create unique index people_skeleton on people (skeleton) where skeleton is not null;
    create unique index people_recovery on people (recovery) where recovery is not null;
    drop index tables_host;
    create index tables_host on tables (host, ended_at);
    create table sessions (
        hash text primary key, person text not null references people (id), handle text not null,
        device text not null, how text not null, began integer not null, seen integer not null
    ) strict, without rowid;
    create index sessions_person on sessions (person);
    create table reports (
        id integer primary key, at integer not null, by text not null, about text not null, table_id text,
        message text, text text not null, why text not null, settled integer not null default 0
    ) strict;
    create index reports_by on reports (by);
"
    };
}

/// When somebody's time is over and how long the house was down since the last event; the heartbeat; who waits for a table.
macro_rules! clocks {
    () => {
        "alter table tables add column due_at integer;
         alter table tables add column stood integer not null default 0;
         create index tables_due on tables (due_at) where due_at is not null;
         create table heart (one integer primary key, beat integer not null, outages integer not null) strict;
         create table waiting (
             person text primary key, name text not null, game text not null, seats integer not null,
             speed text not null, since integer not null, bots_at integer, seen integer, table_id text
         ) strict;
         create index waiting_since on waiting (since, person) where table_id is null;
         create index waiting_seen on waiting (seen) where seen is not null;"
    };
}

/// Chat, and who is to be called when it is their turn: one call a table at most. `due` is nothing once it was made.
macro_rules! messages {
    () => {
        "create table messages (
            table_id text not null references tables (id), number integer not null, id text not null unique,
            room text not null, person text not null, name text not null, phrase text, text text not null,
            at integer not null, primary key (table_id, number)
        ) strict, without rowid;
        create index messages_person on messages (person, at desc);
        create table hooks (
            person text primary key, url text not null, secret text not null, lang text not null, base text not null,
            tried_at integer, tried_said text
        ) strict, without rowid;
        create table calls (
            table_id text primary key references tables (id), person text not null, version integer not null,
            due integer, tries integer not null default 0
        ) strict, without rowid;
        create index calls_due on calls (due) where due is not null;
        create index calls_person on calls (person);"
    };
}

/// Results and ratings.
macro_rules! results {
    () => {
        "
    alter table tables add column settled integer not null default 0;
    create index tables_unsettled on tables (ended_at, id) where ended is not null and settled = 0;
    create table results (
        table_id text not null references tables (id), seat integer not null, person text, game text not null,
        seats integer not null, place integer not null, points integer not null, gone integer not null,
        before real, before_deviation real, after real, deviation real, ended_at integer not null,
        primary key (table_id, seat)
    ) strict, without rowid;
    create index results_person on results (person, ended_at desc, table_id) where person is not null;
    create index results_course on results (person, game, ended_at desc) where person is not null and after is not null;
    create table ratings (
        person text not null, game text not null, rating real not null, deviation real not null,
        games integer not null, best real not null, best_at integer not null, changed integer not null,
        primary key (person, game)
    ) strict, without rowid;
    create index ratings_game on ratings (game, rating desc, person);
    alter table people add column listed integer not null default 1;
"
    };
}

/// The first: a table with its seats, and a log of decisions that could be cut.
const FIRST: &str = "
    create table meta (key text primary key, value blob not null) strict;
    create table people (id text primary key, name text not null) strict;
    create table tables (
        id text primary key, game text not null, setup text not null, seed text not null, position text,
        host text not null,
        listed integer not null, seats text not null, over integer not null default 0, rematch text,
        opened integer not null default (unixepoch())
    ) strict;
    create index tables_running on tables (over, opened);
    create table log (
        table_id text not null references tables (id), number integer not null, seat integer not null,
        move text not null, forced integer not null, primary key (table_id, number)
    ) strict, without rowid;
";

/// The second: what never changes, how the table stands (for lists), who sits where, and events that only grow. Times are
/// in milliseconds. `turn` and `seat` count from 1. Seats repeat when the table ended, so that a person's tables are found
/// by one index, those that run and the latest of those that are over.
const SECOND: &str = "
    alter table tables rename to old_tables;
    alter table log rename to old_log;
    drop index tables_running;
    create table tables (
        id text primary key, game text not null, rules integer not null, data text not null, setup text not null,
        seed text not null, position text, host text not null, listed integer not null, opened integer not null,
        version integer not null, changed integer not null, turn integer, bot integer not null,
        open integer not null, ended text, ended_at integer, rematch text,
        claimed_until integer not null default 0, claimed_by text
    ) strict;
    create index tables_listed on tables (listed, open, opened) where ended is null;
    create index tables_host on tables (host) where ended is null;
    create index tables_bot on tables (bot, claimed_until) where ended is null;
    create index tables_changed on tables (changed) where ended is null;
    create table seats (
        table_id text not null references tables (id), seat integer not null, kind text not null, person text,
        name text, bot text, resigned integer not null default 0, points integer, ended_at integer,
        primary key (table_id, seat)
    ) strict, without rowid;
    create index seats_person on seats (person, ended_at desc, table_id) where person is not null;
    create table events (
        table_id text not null references tables (id), version integer not null, at integer not null,
        mark integer not null, body text not null, primary key (table_id, version)
    ) strict, without rowid;
    create table boards (data text primary key, text text not null) strict;
";

/// The third: what is agreed beside the game, and all that people need. One part for each matter.
const THIRD: &str = concat!(
    "alter table tables add column terms text not null default '{}';",
    people!(),
    clocks!(),
    messages!(),
    results!(),
);

/// Shared deals, and which table is played on which: that is agreed with the table.
macro_rules! deals {
    () => {
        "alter table tables add column deal text generated always as (json_extract(terms, '$.deal')) virtual;
         create index tables_deal on tables (deal, opened, id) where deal is not null;
         create table deals (
             id text primary key, game text not null, rules integer not null, data text not null, setup text not null,
             seed text not null, seat integer not null, bots text not null, day integer, source text unique,
             host text not null, opened integer not null, closes integer not null
         ) strict;"
    };
}

/// Analyses of games that are over. Until when a node is believed to go on with one is looked for when the file is opened.
macro_rules! studies {
    () => {
        "create table studies (
             table_id text primary key references tables (id) on delete cascade, version integer not null,
             seen integer not null, until integer not null, body blob not null
         ) strict;
         create index studies_until on studies (until) where until > 0;"
    };
}

/// The fourth: what is studied afterwards. One part for each matter.
const FOURTH: &str = concat!(deals!(), studies!());

/// How far people came in lessons: one row for each that they began.
macro_rules! lessons {
    () => {
        "create table lessons (
             person text not null, game text not null, lesson text not null, steps integer not null,
             done integer not null, at integer not null, primary key (person, game, lesson)
         ) strict, without rowid;"
    };
}

/// What people said of remarks in their first games: one row for each thing that they spoke of.
macro_rules! remarks {
    () => {
        "create table remarks (
             person text not null, game text not null, about text not null, said text not null,
             at integer not null, primary key (person, game, about)
         ) strict, without rowid;"
    };
}

/// The fifth: what is learnt. One part for each matter.
const FIFTH: &str = concat!(lessons!(), remarks!());

/// What people made of puzzles, how good they are at those of a game, and how the puzzles have fared.
macro_rules! puzzles {
    () => {
        "create table attempts (
             person text not null, game text not null, puzzle text not null, tries integer not null,
             solved integer, at integer not null, primary key (person, game, puzzle)
         ) strict, without rowid;
         create table solvers (
             person text not null, game text not null, rating real not null, deviation real not null,
             tried integer not null, primary key (person, game)
         ) strict, without rowid;
         create table puzzles (
             id text not null primary key, rating real not null, deviation real not null,
             tried integer not null, solved integer not null
         ) strict, without rowid;"
    };
}

/// The sixth: puzzles.
const SIXTH: &str = puzzles!();

/// What a step does after its SQL.
type Then = fn(&Transaction<'_>, &Path) -> Result<(), Wrong>;

const STEPS: [(&str, Then); 6] = [
    (FIRST, |_, _| Ok(())),
    (SECOND, convert::first_to_second),
    (THIRD, |_, _| Ok(())),
    (FOURTH, |_, _| Ok(())),
    (FIFTH, |_, _| Ok(())),
    (SIXTH, |_, _| Ok(())),
];

/// Whether a file is as this program would make it.
pub(super) fn is_todays(connection: &Connection) -> rusqlite::Result<bool> {
    let version: i64 = connection.query_row("pragma user_version", [], |row| row.get(0))?;
    Ok(usize::try_from(version) == Ok(STEPS.len()))
}

/// Brings a file up to date, each step as a whole or not at all.
pub(super) fn migrate(connection: &mut Connection, path: &Path, folder: &Path) -> Result<(), StoreError> {
    let wrong = |error: rusqlite::Error| explain(path, &error);
    let version: i64 = connection.query_row("pragma user_version", [], |row| row.get(0)).map_err(wrong)?;
    let done = usize::try_from(version).unwrap_or(usize::MAX);
    if done > STEPS.len() {
        return Err(StoreError(format!(
            "{} was written by a newer program (version {version}, this one knows {})",
            path.display(),
            STEPS.len()
        )));
    }
    for (number, (sql, then)) in STEPS.iter().enumerate().skip(done) {
        let step = |connection: &mut Connection| -> Result<(), Wrong> {
            let transaction = connection.transaction()?;
            transaction.execute_batch(sql)?;
            then(&transaction, folder)?;
            transaction.pragma_update(None, "user_version", number as i64 + 1)?;
            Ok(transaction.commit()?)
        };
        step(connection).map_err(|error| match error {
            Wrong::Sqlite(error) => explain(path, &error),
            Wrong::Kept(error) => error,
        })?;
    }
    Ok(())
}
