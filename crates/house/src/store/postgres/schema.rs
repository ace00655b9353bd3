//! The steps from an empty database to today's. A step that has been released is never changed.

use std::time::Duration;

use tokio_postgres::{Config, NoTls};

use super::{StoreError, within, wrong};

/// Accounts, devices, bans, reports. Of secrets only hashes are kept. A skeleton has whoever has an account.
macro_rules! people {
    () => {
        r#"
    alter table people add column public text collate "C" not null default '', add column since bigint not null default 0,
        add column skeleton text collate "C", add column kept bigint,
        add column password text, add column password_at bigint,
        add column recovery text collate "C", add column recovery_at bigint,
        add column banned bigint, add column banned_why text, add column gone bigint;
    update people set public = substr(md5(random()::text || id), 1, 12), since = extract(epoch from now())::bigint * 1000;
    create unique index people_public on people (public);
    create unique index people_skeleton on people (skeleton) where skeleton is not null;
    create unique index people_recovery on people (recovery) where recovery is not null;
    drop index tables_host;
    create index tables_host on tables (host, ended_at);
    create table sessions (
        hash text collate "C" primary key, person text collate "C" not null references people (id),
        handle text not null, device text not null, how text not null, began bigint not null, seen bigint not null
    );
    create index sessions_person on sessions (person);
    create table reports (
        id bigint generated always as identity primary key, at bigint not null, by text collate "C" not null,
        about text collate "C" not null, table_id text collate "C", message text collate "C", text text not null, why text not null,
        settled boolean not null default false
    );
    create index reports_by on reports (by);
"#
    };
}

/// When somebody's time is over and how long the house was down since the last event; the heartbeat; who waits for a table.
macro_rules! clocks {
    () => {
        r#"alter table tables add column due_at bigint;
         alter table tables add column stood bigint not null default 0;
         create index tables_due on tables (due_at) where due_at is not null;
         create table heart (one integer primary key, beat bigint not null, outages bigint not null);
         create table waiting (
             person text collate "C" primary key, name text not null, game text not null, seats integer not null,
             speed text not null, since bigint not null, bots_at bigint, seen bigint, table_id text
         );
         create index waiting_since on waiting (since, person) where table_id is null;
         create index waiting_seen on waiting (seen) where seen is not null;"#
    };
}

/// Chat, who is where as the nodes tell each other, and who is to be called when it is their turn: one call a table at most.
/// `due` is nothing once it was made. The trigger runs once a statement, after all of it: then the seats are as they will be.
macro_rules! messages {
    () => {
        r#"
        create table messages (
            table_id text collate "C" not null references tables (id), number bigint not null,
            id text collate "C" not null unique, room text not null, person text collate "C" not null,
            name text not null, phrase text, text text not null, at bigint not null, primary key (table_id, number)
        );
        create index messages_person on messages (person, at desc);
        create unlogged table attendance (
            table_id text collate "C" not null, node text collate "C" not null, body text not null,
            until bigint not null, primary key (table_id, node)
        );
        create table hooks (
            person text collate "C" primary key, url text not null, secret text not null, lang text not null,
            base text not null, tried_at bigint, tried_said text
        );
        create table calls (
            table_id text collate "C" primary key references tables (id), person text collate "C" not null,
            version bigint not null, due bigint, tries integer not null default 0
        );
        create index calls_due on calls (due) where due is not null;
        create index calls_person on calls (person);
        create function ring() returns trigger language plpgsql as $ring$
        begin
            delete from calls c using changed t where c.table_id = t.id and not exists (
                select 1 from seats s where s.table_id = t.id and s.seat = t.turn and s.person = c.person
                and s.kind in ('person', 'here'));
            insert into calls (table_id, person, version, due)
                select t.id, s.person, t.version, t.changed from changed t
                join seats s on s.table_id = t.id and s.seat = t.turn and s.kind in ('person', 'here')
                join hooks h on h.person = s.person
                on conflict (table_id) do nothing;
            return null;
        end $ring$;
        create trigger ring_moved after update on tables referencing new table as changed
            for each statement execute function ring();
        create trigger ring_opened after insert on tables referencing new table as changed
            for each statement execute function ring();
        "#
    };
}

/// Results and ratings.
macro_rules! results {
    () => {
        r#"
    alter table tables add column settled boolean not null default false;
    create index tables_unsettled on tables (ended_at, id) where ended is not null and not settled;
    create table results (
        table_id text collate "C" not null references tables (id), seat integer not null, person text collate "C",
        game text not null, seats integer not null, place integer not null, points integer not null,
        gone boolean not null, before double precision, before_deviation double precision,
        after double precision, deviation double precision, ended_at bigint not null,
        primary key (table_id, seat)
    );
    create index results_person on results (person, ended_at desc, table_id) where person is not null;
    create index results_course on results (person, game, ended_at desc) where person is not null and after is not null;
    create table ratings (
        person text collate "C" not null, game text not null, rating double precision not null,
        deviation double precision not null, games integer not null, best double precision not null,
        best_at bigint not null, changed bigint not null, primary key (person, game)
    );
    create index ratings_game on ratings (game, rating desc, person);
    alter table people add column listed boolean not null default true;
"#
    };
}

/// The first: as the file's second step. Text that is compared or sorted is compared byte by byte, so that nodes and both
/// stores agree on the order.
const FIRST: &str = r#"
    create table meta (key text primary key, value bytea not null);
    create table people (id text collate "C" primary key, name text not null);
    create table tables (
        id text collate "C" primary key, game text not null, rules bigint not null, data text not null,
        setup text not null, seed text not null, position text, host text collate "C" not null,
        listed boolean not null, opened bigint not null,
        version bigint not null, changed bigint not null, turn integer, bot boolean not null,
        open boolean not null, ended text, ended_at bigint, rematch text,
        claimed_until timestamptz not null default '-infinity', claimed_by text
    );
    create index tables_listed on tables (opened) where listed and open and ended is null;
    create index tables_host on tables (host) where ended is null;
    create index tables_bot on tables (claimed_until) where bot and ended is null;
    create index tables_changed on tables (changed) where ended is null;
    create table seats (
        table_id text collate "C" not null references tables (id), seat integer not null, kind text not null,
        person text collate "C", name text, bot text, resigned boolean not null default false, points integer,
        ended_at bigint, primary key (table_id, seat)
    );
    create index seats_person on seats (person, ended_at desc, table_id) where person is not null;
    create table events (
        table_id text collate "C" not null references tables (id), version bigint not null, at bigint not null,
        mark bigint not null, body text not null, primary key (table_id, version)
    );
    create table boards (data text collate "C" primary key, text text not null);
"#;

/// The second: as the file's third step.
const SECOND: &str = concat!(
    "alter table tables add column terms text not null default '{}';",
    people!(),
    clocks!(),
    messages!(),
    results!(),
);

/// Shared deals, and which table is played on which: that is agreed with the table.
macro_rules! deals {
    () => {
        r#"
    alter table tables add column deal text collate "C" generated always as (terms::json ->> 'deal') stored;
    create index tables_deal on tables (deal, opened, id) where deal is not null;
    create table deals (
        id text collate "C" primary key, game text not null, rules bigint not null, data text not null,
        setup text not null, seed text not null, seat bigint not null, bots text not null, day bigint,
        source text collate "C" unique, host text collate "C" not null, opened bigint not null, closes bigint not null
    );
"#
    };
}

/// Analyses of games that are over. They are packed already.
macro_rules! studies {
    () => {
        r#"
    create table studies (
        table_id text collate "C" primary key references tables (id) on delete cascade, version bigint not null,
        seen bigint not null, until bigint not null, body bytea not null
    );
    alter table studies alter column body set storage external;
"#
    };
}

/// The third: as the file's fourth step.
const THIRD: &str = concat!(deals!(), studies!());

/// How far people came in lessons: one row for each that they began.
macro_rules! lessons {
    () => {
        r#"
    create table lessons (
        person text collate "C" not null, game text collate "C" not null, lesson text collate "C" not null,
        steps bigint not null, done boolean not null, at bigint not null, primary key (person, game, lesson)
    );
"#
    };
}

/// What people said of remarks in their first games: one row for each thing that they spoke of.
macro_rules! remarks {
    () => {
        r#"
    create table remarks (
        person text collate "C" not null, game text collate "C" not null, about text collate "C" not null,
        said text not null, at bigint not null, primary key (person, game, about)
    );
"#
    };
}

/// The fourth: as the file's fifth step.
const FOURTH: &str = concat!(lessons!(), remarks!());

/// What people made of puzzles, how good they are at those of a game, and how the puzzles have fared.
macro_rules! puzzles {
    () => {
        r#"
    create table attempts (
        person text collate "C" not null, game text collate "C" not null, puzzle text collate "C" not null,
        tries bigint not null, solved boolean, at bigint not null, primary key (person, game, puzzle)
    );
    create table solvers (
        person text collate "C" not null, game text collate "C" not null, rating double precision not null,
        deviation double precision not null, tried bigint not null, primary key (person, game)
    );
    create table puzzles (
        id text collate "C" not null primary key, rating double precision not null,
        deviation double precision not null, tried bigint not null, solved bigint not null
    );
"#
    };
}

/// The fifth: as the file's sixth step.
const FIFTH: &str = puzzles!();

const STEPS: [&str; 5] = [FIRST, SECOND, THIRD, FOURTH, FIFTH];

/// Held while steps are taken, so that nodes that start at the same time take them once. The number is ours alone.
const LOCK: i64 = 0x7061_6c61_7469_6e65;

/// The longest that steps may take, and that a node waits for another that takes them.
const LONG: Duration = Duration::from_secs(600);

/// Brings a database up to date, as a whole or not at all.
pub(super) async fn migrate(config: &Config) -> Result<(), StoreError> {
    let (mut client, connection) = within(config.connect(NoTls)).await?;
    let running = tokio::spawn(connection);
    let steps = async {
        let transaction = client.transaction().await?;
        transaction.batch_execute("set local statement_timeout = 0").await?;
        transaction.execute("select pg_advisory_xact_lock($1)", &[&LOCK]).await?;
        transaction
            .batch_execute(
                "set local client_min_messages = warning;
                 create table if not exists migrations (
                     version integer primary key, at timestamptz not null default now())",
            )
            .await?;
        let row = transaction.query_one("select coalesce(max(version), 0) from migrations", &[]).await?;
        let version: i32 = row.try_get(0)?;
        for (number, step) in (1_i32..).zip(STEPS).filter(|(number, _)| *number > version) {
            transaction.batch_execute(step).await?;
            transaction.execute("insert into migrations (version) values ($1)", &[&number]).await?;
        }
        transaction.commit().await?;
        Ok::<i32, tokio_postgres::Error>(version)
    };
    let version = tokio::time::timeout(LONG, steps)
        .await
        .map_err(|_| StoreError("PostgreSQL: bringing the database up to date takes too long".to_owned()))?
        .map_err(|error| wrong(&error))?;
    drop(client);
    let _ = running.await;
    if usize::try_from(version).is_ok_and(|version| version > STEPS.len()) {
        return Err(StoreError(format!(
            "the database was written by a newer program (version {version}, this one knows {})",
            STEPS.len()
        )));
    }
    Ok(())
}
