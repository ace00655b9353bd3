//! Shared deals, in the database.

use tokio_postgres::Row as Line;

use super::super::columns::{DealColumns, json};
use super::super::deals::{Deal, Deals};
use super::super::{Later, Row, StoreError};
use super::Postgres;
use super::read::{ON_DEAL, ON_DEAL_OF, ask, odd, row};

macro_rules! columns {
    () => {
        "id, game, rules, data, setup, seed, seat, bots, day, source, host, opened, closes"
    };
}

const FIND: &str = concat!("select ", columns!(), " from deals where id = $1");
const TAKEN: &str = concat!("select ", columns!(), " from deals where source = $1");
const KEEP: &str = concat!(
    "insert into deals (",
    columns!(),
    ") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict do nothing"
);

/// For the test that looks how they are looked up: with the number of their parameters.
pub(super) const QUERIES: &[(&str, usize)] = &[(FIND, 1), (TAKEN, 1), (ON_DEAL, 2), (ON_DEAL_OF, 2)];

impl Deals for Postgres {
    fn keep(&self, deal: Deal) -> Later<Deal> {
        let pool = self.pool.clone();
        Box::pin(async move {
            let (setup, bots) = (json(&deal.setup)?, json(&deal.bots)?);
            let (rules, seat) = (i64::from(deal.rules), deal.seat.number() as i64);
            let seed = deal.seed.to_string();
            ask(
                &pool,
                KEEP,
                &[
                    &deal.id,
                    &deal.game,
                    &rules,
                    &deal.data,
                    &setup,
                    &seed,
                    &seat,
                    &bots,
                    &deal.day,
                    &deal.source,
                    &deal.host,
                    &deal.opened,
                    &deal.closes,
                ],
            )
            .await?;
            let mut kept = ask(&pool, FIND, &[&deal.id]).await?;
            if kept.is_empty() {
                kept = ask(&pool, TAKEN, &[&deal.source]).await?;
            }
            let missing = || StoreError(format!("the deal {} was not kept", deal.id));
            read(kept.first().ok_or_else(missing)?)
        })
    }

    fn find(&self, deal: &str) -> Later<Option<Deal>> {
        let (pool, deal) = (self.pool.clone(), deal.to_owned());
        Box::pin(async move { ask(&pool, FIND, &[&deal]).await?.first().map(read).transpose() })
    }

    fn taken_from(&self, table: &str) -> Later<Option<Deal>> {
        let (pool, table) = (self.pool.clone(), table.to_owned());
        Box::pin(async move { ask(&pool, TAKEN, &[&table]).await?.first().map(read).transpose() })
    }

    fn tables(&self, deal: &str, most: usize) -> Later<Vec<Row>> {
        let (pool, deal) = (self.pool.clone(), deal.to_owned());
        Box::pin(
            async move { ask(&pool, ON_DEAL, &[&deal, &(most as i64)]).await?.iter().map(row).collect() },
        )
    }

    fn tables_of(&self, deal: &str, person: &str) -> Later<Vec<Row>> {
        let (pool, deal, person) = (self.pool.clone(), deal.to_owned(), person.to_owned());
        Box::pin(async move { ask(&pool, ON_DEAL_OF, &[&deal, &person]).await?.iter().map(row).collect() })
    }
}

fn read(line: &Line) -> Result<Deal, StoreError> {
    DealColumns {
        id: line.try_get(0).map_err(odd)?,
        game: line.try_get(1).map_err(odd)?,
        rules: line.try_get(2).map_err(odd)?,
        data: line.try_get(3).map_err(odd)?,
        setup: line.try_get(4).map_err(odd)?,
        seed: line.try_get(5).map_err(odd)?,
        seat: line.try_get(6).map_err(odd)?,
        bots: line.try_get(7).map_err(odd)?,
        day: line.try_get(8).map_err(odd)?,
        source: line.try_get(9).map_err(odd)?,
        host: line.try_get(10).map_err(odd)?,
        opened: line.try_get(11).map_err(odd)?,
        closes: line.try_get(12).map_err(odd)?,
    }
    .read()
}
