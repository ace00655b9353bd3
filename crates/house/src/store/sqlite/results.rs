//! Results and ratings in the file.

use bots::strength::Strength;
use rusqlite::{Connection, OptionalExtension as _, Row, params};

use super::super::results::{
    Change, Leader, Outcome, Pairing, Results, Settlement, Standing, Tally, Who, changes,
};
use super::super::{Later, StoreError};
use super::{Sqlite, Wrong};
use crate::event::Time;

const UNSETTLED: &str =
    "select id from tables where ended is not null and settled = 0 order by ended_at, id limit ?1";
const OUTCOMES: &str =
    "select table_id, game, ended_at, seats, place, points, gone, before, before_deviation, after,
    deviation from results where person = ?1 and ended_at < ?2 and (?3 is null or game = ?3)
    order by ended_at desc, table_id limit ?4";
const TALLIES: &str = "select game, seats, place, count(*) from results where person = ?1
    group by game, seats, place order by game, seats, place";
const STANDINGS: &str = "select game, rating, deviation, games, best, best_at, changed from ratings where person = ?1 order by game";
const LEADERS: &str = "select person, rating, deviation, games, best, best_at, changed from ratings
    where game = ?1 and changed >= ?2 order by rating desc, person limit ?3";
const PAIRINGS: &str = "select o.person, count(*), sum(m.place < o.place), sum(m.place > o.place)
    from results m join results o on o.table_id = m.table_id and o.seat <> m.seat
    where m.person = ?1 and o.person is not null and o.person <> ?1
    group by o.person order by count(*) desc, o.person limit ?2";

/// For the test that looks how they are looked up.
pub(super) const QUERIES: &[&str] = &[UNSETTLED, OUTCOMES, STANDINGS, LEADERS];

impl Results for Sqlite {
    fn unsettled(&self, most: usize) -> Later<Vec<String>> {
        self.look(move |connection| {
            let mut query = connection.prepare_cached(UNSETTLED)?;
            let ids = query.query_map([most as i64], |row| row.get(0))?;
            Ok(ids.collect::<rusqlite::Result<_>>()?)
        })
    }

    fn settle(&self, settlement: Settlement) -> Later<bool> {
        self.change(move |connection| settle(connection, &settlement).map(Ok::<bool, StoreError>))
    }

    fn outcomes(&self, person: &str, game: Option<&str>, before: Time, most: usize) -> Later<Vec<Outcome>> {
        let (person, game) = (person.to_owned(), game.map(str::to_owned));
        self.look(move |connection| {
            let mut query = connection.prepare_cached(OUTCOMES)?;
            let found = query.query_map(params![person, before, game, most as i64], outcome)?;
            Ok(found.collect::<rusqlite::Result<_>>()?)
        })
    }

    fn tallies(&self, person: &str) -> Later<Vec<Tally>> {
        let person = person.to_owned();
        self.look(move |connection| tallies(connection, &person))
    }

    fn standings(&self, person: &str) -> Later<Vec<(String, Standing)>> {
        let person = person.to_owned();
        self.look(move |connection| {
            let mut query = connection.prepare_cached(STANDINGS)?;
            let found = query.query_map([person], |row| Ok((row.get(0)?, standing(row)?)))?;
            Ok(found.collect::<rusqlite::Result<_>>()?)
        })
    }

    fn leaders(&self, game: &str, since: Time, most: usize) -> Later<Vec<Leader>> {
        let game = game.to_owned();
        self.look(move |connection| {
            let mut query = connection.prepare_cached(LEADERS)?;
            let found = query.query_map(params![game, since, most as i64], |row| {
                Ok(Leader { person: row.get(0)?, standing: standing(row)? })
            })?;
            Ok(found.collect::<rusqlite::Result<_>>()?)
        })
    }

    fn pairings(&self, person: &str, most: usize) -> Later<Vec<Pairing>> {
        let person = person.to_owned();
        self.look(move |connection| {
            let mut query = connection.prepare_cached(PAIRINGS)?;
            let found = query.query_map(params![person, most as i64], |row| {
                Ok(Pairing {
                    person: row.get(0)?,
                    games: row.get(1)?,
                    ahead: row.get(2)?,
                    behind: row.get(3)?,
                })
            })?;
            Ok(found.collect::<rusqlite::Result<_>>()?)
        })
    }
}

fn outcome(row: &Row<'_>) -> rusqlite::Result<Outcome> {
    let strength = |rating: Option<f64>, deviation: Option<f64>| {
        rating.zip(deviation).map(|(rating, deviation)| Strength { rating, deviation })
    };
    let before = strength(row.get(7)?, row.get(8)?);
    let after = strength(row.get(9)?, row.get(10)?);
    Ok(Outcome {
        table: row.get(0)?,
        game: row.get(1)?,
        ended: row.get(2)?,
        seats: row.get::<_, i64>(3)? as usize,
        place: row.get::<_, i64>(4)? as usize,
        points: row.get(5)?,
        left: row.get(6)?,
        change: before.zip(after).map(|(before, after)| Change { before, after }),
    })
}

/// A rating whose columns begin with the second.
fn standing(row: &Row<'_>) -> rusqlite::Result<Standing> {
    Ok(Standing {
        strength: Strength { rating: row.get(1)?, deviation: row.get(2)? },
        games: row.get(3)?,
        best: (row.get(4)?, row.get(5)?),
        changed: row.get(6)?,
    })
}

fn tallies(connection: &Connection, person: &str) -> Result<Vec<Tally>, Wrong> {
    let mut query = connection.prepare_cached(TALLIES)?;
    let mut rows = query.query([person])?;
    let mut lines = Vec::new();
    while let Some(row) = rows.next()? {
        let place = row.get::<_, i64>(2)? as usize;
        lines.push((row.get::<_, String>(0)?, row.get::<_, i64>(1)? as usize, place, row.get(3)?));
    }
    Ok(Tally::gather(lines))
}

/// Whoever marks the table as settled writes its results, in the same transaction.
fn settle(connection: &Connection, settlement: &Settlement) -> rusqlite::Result<bool> {
    let first = connection
        .prepare_cached("update tables set settled = 1 where id = ?1 and settled = 0 and ended is not null")?
        .execute([&settlement.table])?;
    if first == 0 {
        return Ok(false);
    }
    let mut known = Vec::new();
    for seat in &settlement.seats {
        known.push(match &seat.who {
            Who::Person(person) => connection
                .prepare_cached("select rating, deviation from ratings where person = ?1 and game = ?2")?
                .query_row([person, &settlement.game], |row| {
                    Ok(Strength { rating: row.get(0)?, deviation: row.get(1)? })
                })
                .optional()?,
            Who::Somebody | Who::Bot(_) => None,
        });
    }
    let changes = changes(settlement, &known);
    for (n, (seat, change)) in settlement.seats.iter().zip(&changes).enumerate() {
        let person = match &seat.who {
            Who::Person(person) => Some(person),
            Who::Somebody | Who::Bot(_) => None,
        };
        connection
            .prepare_cached(
                "insert into results (table_id, seat, person, game, seats, place, points, gone, before,
                     before_deviation, after, deviation, ended_at)
                 values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)",
            )?
            .execute(params![
                settlement.table,
                n as i64 + 1,
                person,
                settlement.game,
                settlement.seats.len() as i64,
                seat.place as i64,
                seat.points,
                seat.left,
                change.map(|change| change.before.rating),
                change.map(|change| change.before.deviation),
                change.map(|change| change.after.rating),
                change.map(|change| change.after.deviation),
                settlement.ended,
            ])?;
        if let (Some(person), Some(change)) = (person, change) {
            connection
                .prepare_cached(
                    "insert into ratings (person, game, rating, deviation, games, best, best_at, changed)
                     values (?1, ?2, ?3, ?4, 1, ?3, ?5, ?5)
                     on conflict (person, game) do update set
                         best_at = case when excluded.rating > best then excluded.changed else best_at end,
                         best = max(best, excluded.rating), rating = excluded.rating,
                         deviation = excluded.deviation, games = games + 1, changed = excluded.changed",
                )?
                .execute(params![
                    person,
                    settlement.game,
                    change.after.rating,
                    change.after.deviation,
                    settlement.ended
                ])?;
        }
    }
    Ok(true)
}
