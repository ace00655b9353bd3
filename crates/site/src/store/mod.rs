//! Where tables are kept. Everything a table needs to come back: set-up, seed, seats, log.

pub mod sqlite;

use std::future::Future;
use std::pin::Pin;

use game::paper::PositionFile;
use game::{Seed, Spec};
use table::Occupant;
use table::seating::Entry;

/// What a store promises: a value, once it is durable.
pub type Later<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// Why something was not kept.
#[derive(Clone, Debug)]
pub struct StoreError(pub String);

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for StoreError {}

/// A table as it is kept.
#[derive(Clone, Debug)]
pub struct StoredTable {
    /// Its unguessable name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// Seats and options.
    pub setup: Spec,
    /// The secret of the match.
    pub seed: Seed,
    /// Where it began, if it was not dealt.
    pub position: Option<PositionFile>,
    /// Who opened it.
    pub host: String,
    /// Whether home lists it while seats are open.
    pub listed: bool,
    /// Who sits where.
    pub seats: Vec<Occupant>,
    /// Every decision.
    pub log: Vec<Entry>,
    /// Whether it is over.
    pub over: bool,
    /// The table that was opened to play again.
    pub rematch: Option<String>,
}

/// Keeps tables and people. Every promise is kept only when the change is durable: a killed process loses nothing that
/// was acknowledged.
pub trait Store: Send + Sync {
    /// Keeps a new table.
    fn create(&self, table: StoredTable) -> Later<()>;

    /// Adds decision `number`, counted from 1, to a table's log.
    fn append(&self, table: &str, number: usize, entry: Entry, over: bool) -> Later<()>;

    /// Cuts a table's log back to its first `left` decisions.
    fn cut(&self, table: &str, left: usize) -> Later<()>;

    /// Keeps who sits where.
    fn seats(&self, table: &str, seats: Vec<Occupant>) -> Later<()>;

    /// Keeps where the rematch is played.
    fn rematch(&self, table: &str, next: &str) -> Later<()>;

    /// A table with its whole log.
    fn load(&self, table: &str) -> Later<Option<StoredTable>>;

    /// The names of all tables that are not over, the newest first.
    fn running(&self) -> Later<Vec<String>>;

    /// Keeps a person's name.
    fn name(&self, person: &str, name: &str) -> Later<()>;

    /// A person's name.
    fn name_of(&self, person: &str) -> Later<Option<String>>;

    /// The secret with which this house signs its cookies; made on first use.
    fn secret(&self) -> Later<[u8; 32]>;
}
