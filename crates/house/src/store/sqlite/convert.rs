//! Tables of the first version as events. What is written here is what the second step knew, whatever comes later.

use std::path::Path;

use game::paper::PositionFile;
use game::{Seat, Seed, Spec, Turn};
use rusqlite::{Transaction, params};
use table::seating::Entry;
use table::{Occupant, Seating};

use super::super::columns::{json, seat_columns, unreadable};
use super::Wrong;
use crate::event::{Ending, Event};

/// The printed facts of the games when the first version was in use: what was kept then was played on these, unless the
/// table has a board of its own.
const FACTS: [(&str, &str); 4] = [
    ("great-wall", "sha256:1dc5eb906138e262e5209d8e0ed8935386157ce9ac67e7761be44b88b4cb0b99"),
    ("emperor", "sha256:c7219f2e6b94287081de7c07a23e163d854a24acfbd6af60842859d8d51cf3b6"),
    ("justinian", "sha256:a88cc08c415ac22aee1dffc5e8146bc028e03db7c2e9e715e9648840583cfc02"),
    ("zhanguo", "sha256:3d53691deb664aa07db05f6b6bf46e20b83b57cb598243db61d633166f42e79b"),
];

/// The rules of all four games had their first version then.
const RULES: u32 = 1;

/// A table of the first version.
struct Old {
    id: String,
    game: String,
    setup: String,
    seed: String,
    position: Option<String>,
    host: String,
    listed: bool,
    seats: String,
    over: bool,
    rematch: Option<String>,
    opened: i64,
}

pub(super) fn first_to_second(transaction: &Transaction<'_>, folder: &Path) -> Result<(), Wrong> {
    let old = {
        let mut query = transaction.prepare(
            "select id, game, setup, seed, position, host, listed, seats, over, rematch, opened
             from old_tables order by rowid",
        )?;
        let rows = query.query_map([], |row| {
            Ok(Old {
                id: row.get(0)?,
                game: row.get(1)?,
                setup: row.get(2)?,
                seed: row.get(3)?,
                position: row.get(4)?,
                host: row.get(5)?,
                listed: row.get(6)?,
                seats: row.get(7)?,
                over: row.get(8)?,
                rematch: row.get(9)?,
                opened: row.get(10)?,
            })
        })?;
        rows.collect::<rusqlite::Result<Vec<Old>>>()?
    };
    if !old.is_empty() {
        // Tables on boards of one's own can be replayed only if the boards are there. What is wrong with one of them is
        // told when the house opens; its tables keep their events all the same.
        drop(table::boards::add_folder(&folder.join("boards")));
    }
    for table in &old {
        convert(transaction, table)?;
    }
    transaction.execute_batch("drop table old_log; drop table old_tables;")?;
    Ok(())
}

fn convert(transaction: &Transaction<'_>, old: &Old) -> Result<(), Wrong> {
    let broken = || unreadable(&old.id);
    let setup: Spec = serde_json::from_str(&old.setup).map_err(|_| broken())?;
    let seats: Vec<Occupant> = serde_json::from_str(&old.seats).map_err(|_| broken())?;
    let log = {
        let mut query = transaction
            .prepare_cached("select seat, move, forced from old_log where table_id = ?1 order by number")?;
        let rows = query.query_map([&old.id], |row| {
            let seat = u64::try_from(row.get::<_, i64>(0)?).ok().and_then(Seat::from_number);
            let seat = seat.ok_or(rusqlite::Error::IntegralValueOutOfRange(0, 0))?;
            Ok(Entry { seat, mv: row.get(1)?, forced: row.get(2)? })
        })?;
        rows.collect::<rusqlite::Result<Vec<Entry>>>()?
    };
    let facts = FACTS.iter().find(|(game, _)| *game == old.game).map_or("", |(_, data)| *data);
    let data = setup.board.as_deref().unwrap_or(facts);

    // How it stands, by playing it again. If that is not possible, nobody is to decide.
    let seated = replay(old, &setup, &seats, &log);
    let open = seats.contains(&Occupant::Open);
    let over = old.over || seated.as_ref().is_some_and(|seated| seated.played().turn() == Turn::Over);
    let playing = seated.as_ref().filter(|_| !open && !over);
    let turn = playing.and_then(|seated| seated.played().turn().seat()).map(|seat| seat.number() as i64);
    let bot = playing.is_some_and(|seated| seated.due_bot().is_some());
    let points = seated.as_ref().filter(|_| over).map(|seated| seated.played().scores().totals());

    let mut events = vec![Event::Opened { seats: seats.clone() }];
    events.extend(log.into_iter().map(|entry| Event::Played {
        seat: entry.seat,
        mv: entry.mv,
        forced: entry.forced,
    }));
    if over {
        events.push(Event::Ended { how: Ending::Finished });
    }
    if let Some(table) = &old.rematch {
        events.push(Event::Rematch { table: table.clone() });
    }
    let at = old.opened.saturating_mul(1000);
    let ended_at = over.then_some(at);
    transaction
        .prepare_cached(
            "insert into tables (id, game, rules, data, setup, seed, position, host, listed, opened,
                 version, changed, turn, bot, open, ended, ended_at, rematch)
             values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?10, ?12, ?13, ?14, ?15, ?16, ?17)",
        )?
        .execute(params![
            old.id,
            old.game,
            RULES,
            data,
            old.setup,
            old.seed,
            old.position,
            old.host,
            old.listed,
            at,
            events.len() as i64,
            turn,
            bot,
            open,
            over.then_some("finished"),
            ended_at,
            old.rematch,
        ])?;
    for (n, occupant) in seats.iter().enumerate() {
        let seat = seat_columns(occupant);
        let points = points.as_ref().and_then(|points| points.get(n));
        transaction
            .prepare_cached(
                "insert into seats (table_id, seat, kind, person, name, bot, points, ended_at)
                 values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
            )?
            .execute(params![
                old.id,
                n as i64 + 1,
                seat.kind,
                seat.person,
                seat.name,
                seat.bot,
                points,
                ended_at
            ])?;
    }
    for (n, event) in events.iter().enumerate() {
        transaction
            .prepare_cached(
                "insert into events (table_id, version, at, mark, body) values (?1, ?2, ?3, 0, ?4)",
            )?
            .execute(params![old.id, n as i64 + 1, at, json(event)?])?;
    }
    Ok(())
}

/// The table as it stood, if everything that is needed for it is there.
fn replay(old: &Old, setup: &Spec, seats: &[Occupant], log: &[Entry]) -> Option<Seating> {
    let game = table::find(&old.game).ok()?;
    let seed: Seed = old.seed.parse().ok()?;
    let about = game.about();
    let dealt = match &old.position {
        Some(text) => {
            let position: PositionFile = serde_json::from_str(text).ok()?;
            game.place(&position.under(about, RULES), seed).ok()?
        }
        None => game.deal(&setup.clone().under(about, RULES), seed).ok()?,
    };
    let mut seated = Seating::new(dealt, seats.to_vec());
    for entry in log {
        seated.play(entry).ok()?;
    }
    Some(seated)
}
