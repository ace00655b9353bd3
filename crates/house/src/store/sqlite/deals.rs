//! Shared deals, in the file.

use rusqlite::{Connection, OptionalExtension as _, params};

use super::super::columns::{DealColumns, json};
use super::super::deals::{Deal, Deals};
use super::super::{Later, Row, StoreError};
use super::read::{ON_DEAL, ON_DEAL_OF, rows};
use super::{Sqlite, Wrong};

macro_rules! columns {
    () => {
        "id, game, rules, data, setup, seed, seat, bots, day, source, host, opened, closes"
    };
}

const FIND: &str = concat!("select ", columns!(), " from deals where id = ?1");
const TAKEN: &str = concat!("select ", columns!(), " from deals where source = ?1");
/// For the test that looks how they are looked up.
pub(super) const QUERIES: &[&str] = &[FIND, TAKEN, ON_DEAL, ON_DEAL_OF];

impl Deals for Sqlite {
    fn keep(&self, deal: Deal) -> Later<Deal> {
        self.change(move |connection| keep(connection, &deal))
    }

    fn find(&self, deal: &str) -> Later<Option<Deal>> {
        let deal = deal.to_owned();
        self.look(move |connection| find(connection, FIND, &deal))
    }

    fn taken_from(&self, table: &str) -> Later<Option<Deal>> {
        let table = table.to_owned();
        self.look(move |connection| find(connection, TAKEN, &table))
    }

    fn tables(&self, deal: &str, most: usize) -> Later<Vec<Row>> {
        let deal = deal.to_owned();
        self.look(move |connection| rows(connection, ON_DEAL, params![deal, most as i64]))
    }

    fn tables_of(&self, deal: &str, person: &str) -> Later<Vec<Row>> {
        let (deal, person) = (deal.to_owned(), person.to_owned());
        self.look(move |connection| rows(connection, ON_DEAL_OF, params![deal, person]))
    }
}

fn find(connection: &Connection, query: &str, value: &str) -> Result<Option<Deal>, Wrong> {
    let found = connection
        .prepare_cached(query)?
        .query_row([value], |row| {
            Ok(DealColumns {
                id: row.get(0)?,
                game: row.get(1)?,
                rules: row.get(2)?,
                data: row.get(3)?,
                setup: row.get(4)?,
                seed: row.get(5)?,
                seat: row.get(6)?,
                bots: row.get(7)?,
                day: row.get(8)?,
                source: row.get(9)?,
                host: row.get(10)?,
                opened: row.get(11)?,
                closes: row.get(12)?,
            })
        })
        .optional()?;
    Ok(found.map(DealColumns::read).transpose()?)
}

fn keep(connection: &Connection, deal: &Deal) -> rusqlite::Result<Result<Deal, StoreError>> {
    let (setup, bots) = match (json(&deal.setup), json(&deal.bots)) {
        (Ok(setup), Ok(bots)) => (setup, bots),
        (Err(error), _) | (_, Err(error)) => return Ok(Err(error)),
    };
    connection
        .prepare_cached(concat!(
            "insert or ignore into deals (",
            columns!(),
            ") values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)"
        ))?
        .execute(params![
            deal.id,
            deal.game,
            deal.rules,
            deal.data,
            setup,
            deal.seed.to_string(),
            deal.seat.number() as i64,
            bots,
            deal.day,
            deal.source,
            deal.host,
            deal.opened,
            deal.closes,
        ])?;
    let kept = match find(connection, FIND, &deal.id) {
        Ok(None) => find(connection, TAKEN, deal.source.as_deref().unwrap_or_default()),
        found => found,
    };
    match kept {
        Ok(Some(kept)) => Ok(Ok(kept)),
        Ok(None) => Ok(Err(StoreError(format!("the deal {} was not kept", deal.id)))),
        Err(Wrong::Sqlite(error)) => Err(error),
        Err(Wrong::Kept(error)) => Ok(Err(error)),
    }
}
