//! Results and ratings in the file.

use bots::strength::Strength;
use rusqlite::{Connection, OptionalExtension as _, Row, params};

use super::super::results::{
    Change, Face, Filter, Leader, Outcome, Pairing, Results, Sat, Settlement, Standing, Tally, Who, by_table,
    changes,
};
use super::super::{Later, StoreError};
use super::{Sqlite, Wrong};
use crate::event::Time;

const UNSETTLED: &str = "select id from tables where ended is not null and settled = 0 and ended_at >= 0 order by ended_at, id limit ?1";
/// Which of a person's results: ?1 is the person, ?2 to ?5 the filter.
macro_rules! filtered {
    () => {
        "r.person = ?1 and (?2 is null or r.game = ?2) and (?3 is null or r.seats = ?3)
            and (?4 is null or (r.after is not null) = ?4) and (not ?5 or (r.place = 1 and not r.gone))"
    };
}

/// Whether others find somebody.
macro_rules! listed {
    () => {
        "p.kept is not null and p.gone is null and p.banned is null and p.listed"
    };
}

const OUTCOMES: &str = concat!(
    "select r.table_id, r.game, r.ended_at, r.seats, r.place, r.points, r.gone, r.before, r.before_deviation, r.after,
        r.deviation, t.listed from results r join tables t on t.id = r.table_id where ",
    filtered!(),
    " order by r.ended_at desc, r.table_id limit ?7 offset ?6"
);
const COUNT: &str = concat!("select count(*) from results r where ", filtered!());
const SEATS: &str = concat!(
    "select case when ",
    listed!(),
    " then p.name end, case when s.kind = 'bot' then s.bot end, r.points, r.person is ?2, r.person is ?3
     from results r join seats s on s.table_id = r.table_id and s.seat = r.seat
         left join people p on p.id = r.person
     where r.table_id = ?1 order by r.seat"
);
const COURSE: &str = "select ended_at, before, before_deviation, after, deviation from results
    where person = ?1 and game = ?2 and after is not null order by ended_at desc limit ?3";
const FACE: &str = concat!(
    "select p.id, p.public, p.name, p.since, ",
    listed!(),
    " from people p where p.public = ?1 and p.gone is null"
);
const FACE_OF: &str = concat!(
    "select p.id, p.public, p.name, p.since, ",
    listed!(),
    " from people p where p.id = ?1 and p.gone is null"
);
const TALLIES: &str = "select game, seats, place, count(*) from results where person = ?1
    group by game, seats, place order by game, seats, place";
const STANDINGS: &str = "select game, rating, deviation, games, best, best_at, changed from ratings where person = ?1 order by game";
const LEADERS: &str = concat!(
    "select r.person, r.rating, r.deviation, r.games, r.best, r.best_at, r.changed, p.public, p.name
     from ratings r join people p on p.id = r.person
     where r.game = ?1 and r.changed >= ?2 and ",
    listed!(),
    " order by r.rating desc, r.person limit ?3"
);
const PAIRINGS: &str = concat!(
    "select p.public, p.name, count(*), sum(m.place < o.place), sum(m.place > o.place)
     from results m join results o on o.table_id = m.table_id and o.seat <> m.seat
         join people p on p.id = o.person
     where m.person = ?1 and o.person <> ?1 and ",
    listed!(),
    " group by p.id order by count(*) desc, p.id limit ?2"
);

/// For the test that looks how they are looked up.
pub(super) const QUERIES: &[&str] =
    &[UNSETTLED, OUTCOMES, COUNT, SEATS, COURSE, FACE, FACE_OF, TALLIES, STANDINGS, LEADERS, PAIRINGS];

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

    fn outcomes(&self, person: &str, filter: Filter, skip: usize, most: usize) -> Later<Vec<Outcome>> {
        let person = person.to_owned();
        self.look(move |connection| {
            let mut query = connection.prepare_cached(OUTCOMES)?;
            let seats = filter.seats.map(|seats| seats as i64);
            let found = query.query_map(
                params![person, filter.game, seats, filter.rated, filter.won, skip as i64, most as i64],
                outcome,
            )?;
            Ok(found.collect::<rusqlite::Result<_>>()?)
        })
    }

    fn count(&self, person: &str, filter: Filter) -> Later<usize> {
        let person = person.to_owned();
        self.look(move |connection| {
            let mut query = connection.prepare_cached(COUNT)?;
            let seats = filter.seats.map(|seats| seats as i64);
            let values = params![person, filter.game, seats, filter.rated, filter.won];
            Ok(query.query_row(values, |row| row.get::<_, i64>(0))? as usize)
        })
    }

    fn seats(&self, tables: Vec<String>, person: &str, viewer: &str) -> Later<Vec<(String, Vec<Sat>)>> {
        let (person, viewer) = (person.to_owned(), viewer.to_owned());
        self.look(move |connection| {
            let mut query = connection.prepare_cached(SEATS)?;
            let mut lines = Vec::new();
            for table in tables {
                let sat = |row: &Row<'_>| {
                    Ok(Sat {
                        name: row.get(0)?,
                        bot: row.get(1)?,
                        points: row.get(2)?,
                        own: row.get(3)?,
                        me: row.get(4)?,
                    })
                };
                for sat in query.query_map([&table, &person, &viewer], sat)? {
                    lines.push((table.clone(), sat?));
                }
            }
            Ok(by_table(lines))
        })
    }

    fn course(&self, person: &str, game: &str, most: usize) -> Later<Vec<(Time, Change)>> {
        let (person, game) = (person.to_owned(), game.to_owned());
        self.look(move |connection| {
            let mut query = connection.prepare_cached(COURSE)?;
            let found = query.query_map(params![person, game, most as i64], |row| {
                let before = Strength { rating: row.get(1)?, deviation: row.get(2)? };
                let after = Strength { rating: row.get(3)?, deviation: row.get(4)? };
                Ok((row.get(0)?, Change { before, after }))
            })?;
            Ok(found.collect::<rusqlite::Result<_>>()?)
        })
    }

    fn face(&self, public: &str) -> Later<Option<Face>> {
        let public = public.to_owned();
        self.look(move |connection| {
            Ok(connection.prepare_cached(FACE)?.query_row([public], face).optional()?)
        })
    }

    fn faces(&self, people: Vec<String>) -> Later<Vec<Face>> {
        self.look(move |connection| {
            let mut query = connection.prepare_cached(FACE_OF)?;
            let mut faces = Vec::new();
            for person in people {
                faces.extend(query.query_row([person], face).optional()?);
            }
            Ok(faces)
        })
    }

    fn list_me(&self, person: &str, listed: bool) -> Later<()> {
        let person = person.to_owned();
        self.change(move |connection| {
            let sql = "update people set listed = ?2 where id = ?1 and gone is null";
            connection.execute(sql, params![person, listed])?;
            Ok(Ok::<(), StoreError>(()))
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
                Ok(Leader {
                    person: row.get(0)?,
                    public: row.get(7)?,
                    name: row.get(8)?,
                    standing: standing(row)?,
                })
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
                    public: row.get(0)?,
                    name: row.get(1)?,
                    games: row.get(2)?,
                    ahead: row.get(3)?,
                    behind: row.get(4)?,
                })
            })?;
            Ok(found.collect::<rusqlite::Result<_>>()?)
        })
    }
}

fn face(row: &Row<'_>) -> rusqlite::Result<Face> {
    Ok(Face {
        person: row.get(0)?,
        public: row.get(1)?,
        name: row.get(2)?,
        since: row.get(3)?,
        listed: row.get(4)?,
    })
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
        listed: row.get(11)?,
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
