//! Results and ratings in the database.

use bots::strength::Strength;
use deadpool_postgres::Pool;
use tokio_postgres::{Error, Row};

use super::super::results::{
    Change, Face, Filter, Leader, Outcome, Pairing, Results, Sat, Settlement, Standing, Tally, Who, by_table,
    changes,
};
use super::super::{Later, StoreError};
use super::read::{ask, odd, pool_trouble};
use super::{PATIENCE, Postgres, silent, wrong};
use crate::event::Time;

const UNSETTLED: &str = "select id from tables where ended is not null and not settled and ended_at >= 0 order by ended_at, id limit $1";
/// Which of a person's results: $1 is the person, $2 to $5 the filter.
macro_rules! filtered {
    () => {
        "r.person = $1 and ($2::text is null or r.game = $2) and ($3::int is null or r.seats = $3)
            and ($4::bool is null or (r.after is not null) = $4) and (not $5::bool or (r.place = 1 and not r.gone))"
    };
}

/// Whether others find somebody.
macro_rules! listed {
    () => {
        "(p.kept is not null and p.gone is null and p.banned is null and p.listed)"
    };
}

const OUTCOMES: &str = concat!(
    "select r.table_id, r.game, r.ended_at, r.seats, r.place, r.points, r.gone, r.before, r.before_deviation, r.after,
        r.deviation, t.listed from results r join tables t on t.id = r.table_id where ",
    filtered!(),
    " order by r.ended_at desc, r.table_id limit $7 offset $6"
);
const COUNT: &str = concat!("select count(*) from results r where ", filtered!());
const SEATS: &str = concat!(
    "select r.table_id, case when ",
    listed!(),
    " then p.name end, case when s.kind = 'bot' then s.bot end, r.points,
        r.person is not distinct from $2::text, r.person is not distinct from $3::text
     from results r join seats s on s.table_id = r.table_id and s.seat = r.seat
         left join people p on p.id = r.person
     where r.table_id = any($1::text[]) order by r.table_id, r.seat"
);
const COURSE: &str = "select ended_at, before, before_deviation, after, deviation from results
    where person = $1 and game = $2 and after is not null order by ended_at desc limit $3";
const FACE: &str = concat!(
    "select p.id, p.public, p.name, p.since, ",
    listed!(),
    " from people p where p.public = $1 and p.gone is null"
);
const FACES: &str = concat!(
    "select p.id, p.public, p.name, p.since, ",
    listed!(),
    " from people p where p.id = any($1::text[]) and p.gone is null"
);
const TALLIES: &str = "select game, seats, place, count(*) from results where person = $1
    group by game, seats, place order by game, seats, place";
const STANDINGS: &str = "select game, rating, deviation, games, best, best_at, changed from ratings where person = $1 order by game";
const LEADERS: &str = concat!(
    "select r.person, r.rating, r.deviation, r.games, r.best, r.best_at, r.changed, p.public, p.name
     from ratings r join people p on p.id = r.person
     where r.game = $1 and r.changed >= $2 and ",
    listed!(),
    " order by r.rating desc, r.person limit $3"
);
const PAIRINGS: &str = concat!(
    "select p.public, p.name, count(*), count(*) filter (where m.place < o.place),
        count(*) filter (where m.place > o.place)
     from results m join results o on o.table_id = m.table_id and o.seat <> m.seat
         join people p on p.id = o.person
     where m.person = $1 and o.person <> $1 and ",
    listed!(),
    " group by p.id order by count(*) desc, p.id limit $2"
);

/// For the test that looks how they are looked up: with the number of their parameters.
pub(super) const QUERIES: &[(&str, usize)] =
    &[(UNSETTLED, 1), (OUTCOMES, 7), (COUNT, 5), (COURSE, 3), (FACE, 1), (STANDINGS, 1), (LEADERS, 3)];

impl Results for Postgres {
    fn unsettled(&self, most: usize) -> Later<Vec<String>> {
        let pool = self.pool.clone();
        Box::pin(async move {
            let lines = ask(&pool, UNSETTLED, &[&(most as i64)]).await?;
            lines.iter().map(|line| line.try_get(0).map_err(odd)).collect()
        })
    }

    fn settle(&self, settlement: Settlement) -> Later<bool> {
        let pool = self.pool.clone();
        Box::pin(async move { settle(&pool, &settlement).await })
    }

    fn outcomes(&self, person: &str, filter: Filter, skip: usize, most: usize) -> Later<Vec<Outcome>> {
        let (pool, person) = (self.pool.clone(), person.to_owned());
        Box::pin(async move {
            let Filter { game, seats, rated, won } = filter;
            let (seats, skip, most) = (seats.map(|seats| seats as i32), skip as i64, most as i64);
            let lines = ask(&pool, OUTCOMES, &[&person, &game, &seats, &rated, &won, &skip, &most]).await?;
            lines.iter().map(|line| outcome(line).map_err(odd)).collect()
        })
    }

    fn count(&self, person: &str, filter: Filter) -> Later<usize> {
        let (pool, person) = (self.pool.clone(), person.to_owned());
        Box::pin(async move {
            let Filter { game, seats, rated, won } = filter;
            let seats = seats.map(|seats| seats as i32);
            let lines = ask(&pool, COUNT, &[&person, &game, &seats, &rated, &won]).await?;
            let count: i64 = lines.first().map_or(Ok(0), |line| line.try_get(0)).map_err(odd)?;
            Ok(count as usize)
        })
    }

    fn seats(&self, tables: Vec<String>, person: &str, viewer: &str) -> Later<Vec<(String, Vec<Sat>)>> {
        let (pool, person, viewer) = (self.pool.clone(), person.to_owned(), viewer.to_owned());
        Box::pin(async move {
            let lines = ask(&pool, SEATS, &[&tables, &person, &viewer]).await?;
            let read = |line: &Row| -> Result<(String, Sat), Error> {
                let sat = Sat {
                    name: line.try_get(1)?,
                    bot: line.try_get(2)?,
                    points: line.try_get(3)?,
                    own: line.try_get(4)?,
                    me: line.try_get(5)?,
                };
                Ok((line.try_get(0)?, sat))
            };
            let lines: Result<Vec<_>, Error> = lines.iter().map(read).collect();
            Ok(by_table(lines.map_err(odd)?))
        })
    }

    fn course(&self, person: &str, game: &str, most: usize) -> Later<Vec<(Time, Change)>> {
        let (pool, person, game) = (self.pool.clone(), person.to_owned(), game.to_owned());
        Box::pin(async move {
            let lines = ask(&pool, COURSE, &[&person, &game, &(most as i64)]).await?;
            let read = |line: &Row| -> Result<(Time, Change), Error> {
                let before = Strength { rating: line.try_get(1)?, deviation: line.try_get(2)? };
                let after = Strength { rating: line.try_get(3)?, deviation: line.try_get(4)? };
                Ok((line.try_get(0)?, Change { before, after }))
            };
            lines.iter().map(|line| read(line).map_err(odd)).collect()
        })
    }

    fn face(&self, public: &str) -> Later<Option<Face>> {
        let (pool, public) = (self.pool.clone(), public.to_owned());
        Box::pin(async move {
            let lines = ask(&pool, FACE, &[&public]).await?;
            lines.first().map(|line| face(line).map_err(odd)).transpose()
        })
    }

    fn faces(&self, people: Vec<String>) -> Later<Vec<Face>> {
        let pool = self.pool.clone();
        Box::pin(async move {
            let lines = ask(&pool, FACES, &[&people]).await?;
            lines.iter().map(|line| face(line).map_err(odd)).collect()
        })
    }

    fn list_me(&self, person: &str, listed: bool) -> Later<()> {
        let (pool, person) = (self.pool.clone(), person.to_owned());
        Box::pin(async move {
            let sql = "update people set listed = $2 where id = $1 and gone is null";
            ask(&pool, sql, &[&person, &listed]).await.map(drop)
        })
    }

    fn tallies(&self, person: &str) -> Later<Vec<Tally>> {
        let (pool, person) = (self.pool.clone(), person.to_owned());
        Box::pin(async move {
            let lines = ask(&pool, TALLIES, &[&person]).await?;
            let read = |line: &Row| -> Result<_, Error> {
                let (seats, place, count): (i32, i32, i64) =
                    (line.try_get(1)?, line.try_get(2)?, line.try_get(3)?);
                Ok((line.try_get(0)?, seats as usize, place as usize, count as u32))
            };
            let lines: Result<Vec<_>, Error> = lines.iter().map(read).collect();
            Ok(Tally::gather(lines.map_err(odd)?))
        })
    }

    fn standings(&self, person: &str) -> Later<Vec<(String, Standing)>> {
        let (pool, person) = (self.pool.clone(), person.to_owned());
        Box::pin(async move {
            let lines = ask(&pool, STANDINGS, &[&person]).await?;
            let read = |line: &Row| -> Result<_, Error> { Ok((line.try_get(0)?, standing(line)?)) };
            lines.iter().map(|line| read(line).map_err(odd)).collect()
        })
    }

    fn leaders(&self, game: &str, since: Time, most: usize) -> Later<Vec<Leader>> {
        let (pool, game) = (self.pool.clone(), game.to_owned());
        Box::pin(async move {
            let lines = ask(&pool, LEADERS, &[&game, &since, &(most as i64)]).await?;
            let read = |line: &Row| -> Result<_, Error> {
                Ok(Leader {
                    person: line.try_get(0)?,
                    public: line.try_get(7)?,
                    name: line.try_get(8)?,
                    standing: standing(line)?,
                })
            };
            lines.iter().map(|line| read(line).map_err(odd)).collect()
        })
    }

    fn pairings(&self, person: &str, most: usize) -> Later<Vec<Pairing>> {
        let (pool, person) = (self.pool.clone(), person.to_owned());
        Box::pin(async move {
            let lines = ask(&pool, PAIRINGS, &[&person, &(most as i64)]).await?;
            let read = |line: &Row| -> Result<_, Error> {
                let number = |n: usize| line.try_get::<_, i64>(n).map(|count| count as u32);
                Ok(Pairing {
                    public: line.try_get(0)?,
                    name: line.try_get(1)?,
                    games: number(2)?,
                    ahead: number(3)?,
                    behind: number(4)?,
                })
            };
            lines.iter().map(|line| read(line).map_err(odd)).collect()
        })
    }
}

fn face(line: &Row) -> Result<Face, Error> {
    Ok(Face {
        person: line.try_get(0)?,
        public: line.try_get(1)?,
        name: line.try_get(2)?,
        since: line.try_get(3)?,
        listed: line.try_get(4)?,
    })
}

fn outcome(line: &Row) -> Result<Outcome, Error> {
    let strength = |rating: Option<f64>, deviation: Option<f64>| {
        rating.zip(deviation).map(|(rating, deviation)| Strength { rating, deviation })
    };
    let before = strength(line.try_get(7)?, line.try_get(8)?);
    let after = strength(line.try_get(9)?, line.try_get(10)?);
    Ok(Outcome {
        table: line.try_get(0)?,
        game: line.try_get(1)?,
        ended: line.try_get(2)?,
        seats: line.try_get::<_, i32>(3)? as usize,
        place: line.try_get::<_, i32>(4)? as usize,
        points: line.try_get(5)?,
        left: line.try_get(6)?,
        change: before.zip(after).map(|(before, after)| Change { before, after }),
        listed: line.try_get(11)?,
    })
}

/// A rating whose columns begin with the second.
fn standing(line: &Row) -> Result<Standing, Error> {
    Ok(Standing {
        strength: Strength { rating: line.try_get(1)?, deviation: line.try_get(2)? },
        games: line.try_get::<_, i32>(3)? as u32,
        best: (line.try_get(4)?, line.try_get(5)?),
        changed: line.try_get(6)?,
    })
}

async fn settle(pool: &Pool, settlement: &Settlement) -> Result<bool, StoreError> {
    let mut client = pool.get().await.map_err(|error| pool_trouble(&error))?;
    match tokio::time::timeout(PATIENCE, transact(&mut client, settlement)).await {
        Ok(Ok(first)) => Ok(first),
        Ok(Err(error)) => {
            // Nobody else may have a connection in the midst of a transaction.
            drop(deadpool_postgres::Object::take(client));
            Err(wrong(&error))
        }
        Err(_) => {
            drop(deadpool_postgres::Object::take(client));
            Err(silent())
        }
    }
}

/// Whoever marks the table as settled writes its results, in the same transaction. Ratings are locked in the order of
/// persons, so that two tables with the same people wait for each other and never stand still.
async fn transact(client: &mut deadpool_postgres::Object, settlement: &Settlement) -> Result<bool, Error> {
    let transaction = client.transaction().await?;
    let first = transaction
        .execute(
            "update tables set settled = true where id = $1 and not settled and ended is not null",
            &[&settlement.table],
        )
        .await?;
    if first == 0 {
        return Ok(false);
    }
    let mut people: Vec<&String> = settlement
        .seats
        .iter()
        .filter_map(|seat| match &seat.who {
            Who::Person(person) => Some(person),
            Who::Somebody | Who::Bot(_) => None,
        })
        .collect();
    people.sort();
    people.dedup();
    let mut strengths = Vec::new();
    for person in people {
        // A row that is not there cannot be locked: so it is made first, as that of somebody new.
        if settlement.rated {
            transaction
                .execute(
                    "insert into ratings (person, game, rating, deviation, games, best, best_at, changed)
                     values ($1, $2, $3, $4, 0, $3, $5, $5) on conflict (person, game) do nothing",
                    &[
                        person,
                        &settlement.game,
                        &Strength::NEW.rating,
                        &Strength::NEW.deviation,
                        &settlement.ended,
                    ],
                )
                .await?;
        }
        let line = transaction
            .query_opt(
                "select rating, deviation from ratings where person = $1 and game = $2 for update",
                &[person, &settlement.game],
            )
            .await?;
        if let Some(line) = line {
            strengths.push((person, Strength { rating: line.try_get(0)?, deviation: line.try_get(1)? }));
        }
    }
    let known: Vec<Option<Strength>> = settlement
        .seats
        .iter()
        .map(|seat| match &seat.who {
            Who::Person(person) => {
                strengths.iter().find(|(known, _)| *known == person).map(|(_, strength)| *strength)
            }
            Who::Somebody | Who::Bot(_) => None,
        })
        .collect();
    for (n, (seat, change)) in settlement.seats.iter().zip(changes(settlement, &known)).enumerate() {
        let person = match &seat.who {
            Who::Person(person) => Some(person),
            Who::Somebody | Who::Bot(_) => None,
        };
        transaction
            .execute(
                "insert into results (table_id, seat, person, game, seats, place, points, gone, before,
                     before_deviation, after, deviation, ended_at)
                 values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
                &[
                    &settlement.table,
                    &(n as i32 + 1),
                    &person,
                    &settlement.game,
                    &(settlement.seats.len() as i32),
                    &(seat.place as i32),
                    &seat.points,
                    &seat.left,
                    &change.map(|change| change.before.rating),
                    &change.map(|change| change.before.deviation),
                    &change.map(|change| change.after.rating),
                    &change.map(|change| change.after.deviation),
                    &settlement.ended,
                ],
            )
            .await?;
        if let (Some(person), Some(change)) = (person, change) {
            transaction
                .execute(
                    "update ratings set rating = $3, deviation = $4,
                         best_at = case when games = 0 or $3 > best then $5 else best_at end,
                         best = case when games = 0 then $3 else greatest(best, $3) end,
                         games = games + 1, changed = $5
                     where person = $1 and game = $2",
                    &[
                        person,
                        &settlement.game,
                        &change.after.rating,
                        &change.after.deviation,
                        &settlement.ended,
                    ],
                )
                .await?;
        }
    }
    // Somebody whose rating could not change, because nothing could be compared, has none.
    transaction
        .execute(
            "delete from ratings where games = 0 and game = $1 and person in
                 (select person from results where table_id = $2)",
            &[&settlement.game, &settlement.table],
        )
        .await?;
    transaction.commit().await?;
    Ok(true)
}
