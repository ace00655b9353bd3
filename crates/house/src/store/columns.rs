//! What both stores write into their columns: seats, events, headers. One place, so that they mean the same.

use game::paper::PositionFile;
use game::{Seat, Seed, Spec};
use serde_json::Value as Json;
use table::Occupant;

use super::deals::Deal;
use super::{Row, Standing, StoreError};
use crate::event::{Ending, Event, Header, Stamped, Time};
use crate::terms::Terms;

/// A seat's columns.
#[derive(Default)]
pub(super) struct SeatColumns<'a> {
    pub(super) kind: &'static str,
    pub(super) person: Option<&'a str>,
    pub(super) name: Option<&'a str>,
    pub(super) bot: Option<&'a str>,
    pub(super) resigned: bool,
}

pub(super) fn seat_columns(occupant: &Occupant) -> SeatColumns<'_> {
    match occupant {
        Occupant::Person { id, name } => {
            SeatColumns { kind: "person", person: Some(id), name: Some(name), ..SeatColumns::default() }
        }
        Occupant::Here { id, name } => {
            SeatColumns { kind: "here", person: Some(id), name: Some(name), ..SeatColumns::default() }
        }
        Occupant::Bot { bot } => SeatColumns { kind: "bot", bot: Some(bot), ..SeatColumns::default() },
        Occupant::Away { id, name, bot, resigned } => SeatColumns {
            kind: "away",
            person: Some(id),
            name: Some(name),
            bot: Some(bot),
            resigned: *resigned,
        },
        Occupant::Open => SeatColumns { kind: "open", ..SeatColumns::default() },
    }
}

/// Kind, person, name, bot, resigned, points.
type SeatRow = (String, Option<String>, Option<String>, Option<String>, Json, Option<i32>);

/// The seats of a table as the stores hand them over: a list of such rows in JSON. The
/// points are none, or those of all seats.
fn read_seats(text: &str) -> Option<(Vec<Occupant>, Vec<i32>)> {
    let rows: Vec<SeatRow> = serde_json::from_str(text).ok()?;
    let (mut seats, mut points) = (Vec::new(), Vec::new());
    for (kind, person, name, bot, resigned, scored) in rows {
        let resigned = resigned.as_bool().unwrap_or_else(|| resigned.as_i64().is_some_and(|n| n != 0));
        seats.push(match kind.as_str() {
            "person" => Occupant::Person { id: person?, name: name? },
            "here" => Occupant::Here { id: person?, name: name? },
            "bot" => Occupant::Bot { bot: bot? },
            "away" => Occupant::Away { id: person?, name: name?, bot: bot?, resigned },
            "open" => Occupant::Open,
            _ => return None,
        });
        points.extend(scored);
    }
    if points.len() != seats.len() {
        points.clear();
    }
    Some((seats, points))
}

/// A line of a list as it comes from the columns.
pub(super) struct RowColumns {
    pub(super) id: String,
    pub(super) game: String,
    pub(super) setup: String,
    pub(super) terms: String,
    pub(super) opened: Time,
    pub(super) changed: Time,
    pub(super) turn: Option<i64>,
    pub(super) bot: bool,
    pub(super) open: bool,
    pub(super) ended: Option<String>,
    pub(super) rematch: Option<String>,
    pub(super) due: Option<Time>,
    pub(super) seats: Option<String>,
}

impl RowColumns {
    pub(super) fn read(self) -> Result<Row, StoreError> {
        let broken = || unreadable(&self.id);
        let (seats, points) = self.seats.as_deref().and_then(read_seats).ok_or_else(broken)?;
        let turn = match self.turn {
            Some(number) => Some(seat(number).ok_or_else(broken)?),
            None => None,
        };
        let ended = match &self.ended {
            Some(how) => Some((Ending::from_name(how).ok_or_else(broken)?, points)),
            None => None,
        };
        let setup: Spec = serde_json::from_str(&self.setup).map_err(|_| broken())?;
        let terms: Terms = serde_json::from_str(&self.terms).map_err(|_| broken())?;
        let Self { bot, open, rematch, due, .. } = self;
        let standing = Standing { turn, bot, open, ended, rematch, due };
        let Self { id, game, opened, changed, .. } = self;
        Ok(Row { id, game, setup, terms, opened, changed, seats, standing })
    }
}

/// A header as it comes from the columns.
pub(super) struct HeaderColumns {
    pub(super) id: String,
    pub(super) game: String,
    pub(super) rules: i64,
    pub(super) data: String,
    pub(super) setup: String,
    pub(super) seed: String,
    pub(super) position: Option<String>,
    pub(super) host: String,
    pub(super) listed: bool,
    pub(super) terms: String,
    pub(super) opened: Time,
}

impl HeaderColumns {
    pub(super) fn read(self) -> Result<Header, StoreError> {
        let broken = || unreadable(&self.id);
        let setup: Spec = serde_json::from_str(&self.setup).map_err(|_| broken())?;
        let seed: Seed = self.seed.parse().map_err(|_| broken())?;
        let position: Option<PositionFile> = match &self.position {
            Some(text) => Some(serde_json::from_str(text).map_err(|_| broken())?),
            None => None,
        };
        let rules = u32::try_from(self.rules).map_err(|_| broken())?;
        let terms: Terms = serde_json::from_str(&self.terms).map_err(|_| broken())?;
        let Self { id, game, data, host, listed, opened, .. } = self;
        Ok(Header { id, game, rules, data, setup, seed, position, host, listed, terms, opened })
    }
}

/// A shared deal as it comes from the columns.
pub(super) struct DealColumns {
    pub(super) id: String,
    pub(super) game: String,
    pub(super) rules: i64,
    pub(super) data: String,
    pub(super) setup: String,
    pub(super) seed: String,
    pub(super) seat: i64,
    pub(super) bots: String,
    pub(super) day: Option<i64>,
    pub(super) source: Option<String>,
    pub(super) host: String,
    pub(super) opened: Time,
    pub(super) closes: Time,
}

impl DealColumns {
    pub(super) fn read(self) -> Result<Deal, StoreError> {
        let broken = || StoreError(format!("the deal {} cannot be read", self.id));
        let setup: Spec = serde_json::from_str(&self.setup).map_err(|_| broken())?;
        let bots: Vec<String> = serde_json::from_str(&self.bots).map_err(|_| broken())?;
        let seed: Seed = self.seed.parse().map_err(|_| broken())?;
        let rules = u32::try_from(self.rules).map_err(|_| broken())?;
        let seat = seat(self.seat).ok_or_else(broken)?;
        let Self { id, game, data, day, source, host, opened, closes, .. } = self;
        Ok(Deal { id, game, rules, data, setup, seed, seat, bots, day, source, host, opened, closes })
    }
}

/// An event as it comes from the columns.
pub(super) fn stamped(
    table: &str,
    version: i64,
    at: Time,
    mark: i64,
    body: &str,
) -> Result<Stamped, StoreError> {
    let event: Event = serde_json::from_str(body).map_err(|_| unreadable(table))?;
    Ok(Stamped { version: version as u64, at, mark: mark as u64, event })
}

/// Something of ours as JSON.
pub(super) fn json<T: serde::Serialize>(value: &T) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError(format!("this cannot be written: {error}")))
}

pub(super) fn seat(number: i64) -> Option<Seat> {
    u64::try_from(number).ok().and_then(Seat::from_number)
}

pub(super) fn unreadable(table: &str) -> StoreError {
    StoreError(format!("table {table} cannot be read: a newer program wrote it, or the file is damaged"))
}
