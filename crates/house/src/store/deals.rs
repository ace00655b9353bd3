//! What is kept of shared deals, and the tables that are played on them.

use game::{Seat, Seed, Spec};

use super::{Later, Row};
use crate::event::Time;

/// A deal that is played at many tables: the same chance, the same place, the same bots in the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The fingerprint of its printed facts.
    pub data: String,
    /// Seats and options.
    pub setup: Spec,
    /// The secret of all its tables.
    pub seed: Seed,
    /// The place in which everybody plays it.
    pub seat: Seat,
    /// Who plays in each place; in that of the people, who stands in for them.
    pub bots: Vec<String>,
    /// The day whose deal it is, counted from 1 January 1970.
    pub day: Option<i64>,
    /// The table it was first played at, if it was taken from one.
    pub source: Option<String>,
    /// Who proposed it; nobody for a deal of the day.
    pub host: String,
    /// Since when.
    pub opened: Time,
    /// From when on everybody may see everything.
    pub closes: Time,
}

/// Keeps shared deals.
pub trait Deals: Send + Sync {
    /// Keeps a deal. If there is one already with that name, or from that table, it stays, and is given.
    fn keep(&self, deal: Deal) -> Later<Deal>;

    /// The deal with that name.
    fn find(&self, deal: &str) -> Later<Option<Deal>>;

    /// The deal that was taken from a table.
    fn taken_from(&self, table: &str) -> Later<Option<Deal>>;

    /// The tables on a deal, the first opened first, at most so many: not the one it was taken from.
    fn tables(&self, deal: &str, most: usize) -> Later<Vec<Row>>;

    /// Those of them at which a person sits, or sat and left.
    fn tables_of(&self, deal: &str, person: &str) -> Later<Vec<Row>>;
}
