//! Where tables and people are kept: one contract, two stores.
//!
//! - [`sqlite`]: one file, nothing to install
//! - [`postgres`]: the same for many nodes
//! - [`faulty`]: a store that fails on purpose, for tests
//!
//! What is kept beside tables has contracts of its own, each with a file in both stores: [`people`], [`clocks`],
//! [`pairs`], [`messages`], [`results`], [`signals`], [`deals`], [`studies`], [`lessons`],
//! [`remarks`], [`puzzles`].
//!
//! The log of a table only grows. A commit names the version it builds on; if somebody was first, it is refused with what
//! is newer (optimistic concurrency). So two threads, two processes or a node that slept can never both be right, and no
//! lease is needed for that. Claims (who lets a bot think) only save work.

pub mod clocks;
mod columns;
pub mod deals;
pub mod faulty;
pub mod lessons;
pub mod messages;
pub mod pairs;
pub mod people;
pub mod postgres;
pub mod puzzles;
pub mod remarks;
pub mod results;
pub mod signals;
pub mod sqlite;
pub mod studies;

pub use clocks::Clocks;
pub use deals::{Deal, Deals};
pub use lessons::{Came, Lessons};
pub use messages::Messages;
pub use pairs::{Pairs, Waiting};
pub use people::People;
pub use puzzles::Puzzles;
pub use remarks::{Noted, Remarks};
pub use results::Results;
pub use signals::Signals;
pub use studies::{KeptStudy, Studies};

use std::future::Future;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use game::{Seat, Spec};
use table::Occupant;

use crate::event::{Ending, Event, Header, Stamped, Time};
use crate::terms::Terms;

/// What a store promises: a value, once it is durable.
pub type Later<T, E = StoreError> = Pin<Box<dyn Future<Output = Result<T, E>> + Send>>;

/// Why the store does not answer. What was asked may have happened all the same: whoever asks again learns it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoreError(pub String);

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for StoreError {}

/// A new table with its first event.
#[derive(Clone, PartialEq, Debug)]
pub struct NewTable {
    /// What never changes.
    pub header: Header,
    /// Who sits where: the first event says the same.
    pub seats: Vec<Occupant>,
    /// How it stands after its first events.
    pub standing: Standing,
    /// Its first events, [`Event::Opened`] before all.
    pub events: Vec<Event>,
    /// The mark of this commit.
    pub mark: u64,
}

/// What lists need to know of a table without folding it: kept in columns of its own, written with every commit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Who is to decide; nobody while seats are open, and after the end.
    pub turn: Option<Seat>,
    /// Whether a bot is to decide, so that somebody must let it think.
    pub bot: bool,
    /// Whether seats are open.
    pub open: bool,
    /// How it ended, and the final points of each seat if it was played to its end.
    pub ended: Option<(Ending, Vec<i32>)>,
    /// Where the rematch is played.
    pub rematch: Option<String>,
    /// When a time is over.
    pub due: Option<Time>,
}

/// A change of one table, kept as a whole or not at all.
#[derive(Clone, PartialEq, Debug)]
pub struct Commit {
    /// Which.
    pub table: String,
    /// The version it builds on.
    pub base: u64,
    /// When.
    pub at: Time,
    /// What happens; their versions follow the base one by one.
    pub events: Vec<Event>,
    /// Who sits where from now on, if that changes.
    pub seats: Option<Vec<Occupant>>,
    /// How the table stands afterwards.
    pub standing: Standing,
    /// A table that is opened in the same breath: the rematch.
    pub opens: Option<NewTable>,
    /// Random: marks the events, so that a commit whose answer was lost is known again.
    pub mark: u64,
}

impl Commit {
    /// Whether anything happens but that somebody is called otherwise: only then does the table change, and do clocks run from
    /// now on.
    fn touches(&self) -> bool {
        self.events.iter().any(|event| !matches!(event, Event::Renamed { .. }))
    }

    /// What it means that there are newer events than the base: if the first of them bears the mark of the commit, it was
    /// kept before and only the answer was lost.
    fn judge(&self, newer: Vec<Stamped>) -> Result<(), NotKept> {
        let kept = newer.len() >= self.events.len()
            && newer.first().is_some_and(|first| first.version == self.base + 1 && first.mark == self.mark);
        if kept { Ok(()) } else { Err(NotKept::Stale(newer)) }
    }
}

/// Why a change was not kept.
#[derive(Clone, PartialEq, Debug)]
pub enum NotKept {
    /// Somebody was first: these events come after the base. If they bear the mark of the commit, it was kept before.
    Stale(Vec<Stamped>),
    /// There is no such table.
    NoTable,
    /// The store does not answer.
    Store(StoreError),
}

impl From<StoreError> for NotKept {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// A table as it is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    /// What never changes.
    pub header: Header,
    /// Everything that happened.
    pub events: Vec<Stamped>,
    /// Who sits where, by the columns: after the end names may change there.
    pub seats: Vec<Occupant>,
    /// How long the house was down since then.
    pub stood: Time,
    /// The version that its columns are of.
    pub version: u64,
}

/// A table, in one line of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// Seats and options.
    pub setup: Spec,
    /// What is agreed beside the game.
    pub terms: Terms,
    /// When it was opened.
    pub opened: Time,
    /// When something last happened.
    pub changed: Time,
    /// Who sits where.
    pub seats: Vec<Occupant>,
    /// How it stands.
    pub standing: Standing,
}

/// Which tables of a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// Those that are not over and that they have not resigned from; those where it is their turn come first, then the one
    /// that changed last.
    Running,
    /// Those that are over, the latest first; also those that they resigned from.
    Over,
}

/// A board file, kept so that all nodes have it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardText {
    /// The fingerprint of its facts.
    pub data: String,
    /// The file.
    pub text: String,
}

/// What a store hears from other nodes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// These tables have changed, and have at least this version now.
    Tables(Vec<(String, u64)>),
    /// Something was said at these tables.
    Said(Vec<String>),
    /// At these tables somebody came or went.
    Attended(Vec<String>),
    /// Something may have been missed: every table in memory should look whether it is behind.
    Everything,
    /// What anybody sees before taking a seat has changed: open tables that are listed, or who waits for one.
    Lobby,
}

/// Keeps tables and people. A promise is kept only when the change is durable: a killed process loses nothing that was
/// acknowledged.
pub trait Store: Send + Sync + 'static {
    /// What is kept of people.
    fn people(&self) -> &dyn People;

    /// What is kept of clocks.
    fn clocks(&self) -> &dyn Clocks;

    /// Who waits for a table.
    fn pairs(&self) -> &dyn Pairs;

    /// What they say to each other.
    fn messages(&self) -> &dyn Messages;

    /// How their games ended.
    fn results(&self) -> &dyn Results;

    /// Who wants to be called when it is their turn, and who is to be called.
    fn signals(&self) -> &dyn Signals;

    /// Deals that are played at many tables.
    fn deals(&self) -> &dyn Deals;

    /// Analyses of games that are over.
    fn studies(&self) -> &dyn Studies;

    /// How far people came in lessons.
    fn lessons(&self) -> &dyn Lessons;

    /// What people said of remarks in their first games.
    fn remarks(&self) -> &dyn Remarks;

    /// What people made of puzzles.
    fn puzzles(&self) -> &dyn Puzzles;

    /// Keeps a new table. One with the same name and mark is there already if the first answer was lost: that is success.
    fn open(&self, table: NewTable) -> Later<()>;

    /// Adds events to a table.
    fn commit(&self, commit: Commit) -> Later<(), NotKept>;

    /// A table with all its events.
    fn load(&self, table: &str) -> Later<Option<Kept>>;

    /// The events of a table after a version.
    fn since(&self, table: &str, version: u64) -> Later<Vec<Stamped>>;

    /// The tables of a person, at most so many.
    fn mine(&self, person: &str, which: Which, most: usize) -> Later<Vec<Row>>;

    /// Listed tables with an open seat, the newest first, at most so many.
    fn listed(&self, most: usize) -> Later<Vec<Row>>;

    /// All tables in the order of their names, those after this one, at most so many.
    fn all(&self, after: &str, most: usize) -> Later<Vec<Row>>;

    /// How many tables that are not over a person has opened.
    fn hosted(&self, person: &str) -> Later<usize>;

    /// The games that a person brought on paper, the latest first, at most so many.
    fn brought(&self, person: &str, most: usize) -> Later<Vec<Row>>;

    /// Takes tables whose bots wait for somebody to let them think, at most so many: nobody has claimed them, or the claim
    /// has expired. They are claimed for this node for so long. Whoever commits a change after which a bot is to decide
    /// has claimed it by that, for [`CLAIM`].
    fn claim(&self, most: usize, length: Duration) -> Later<Vec<String>>;

    /// Nobody need let the bot of this table think any more, until something changes there: it cannot be played here.
    fn rest(&self, table: &str) -> Later<()>;

    /// Tables that are not over and have not changed since, at most so many.
    fn forsaken(&self, since: Time, most: usize) -> Later<Vec<String>>;

    /// The secret with which this house signs its cookies; made on first use, the same for all nodes.
    fn secret(&self) -> Later<[u8; 32]>;

    /// Keeps a board file; one with the same fingerprint is replaced.
    fn keep_board(&self, board: BoardText) -> Later<()>;

    /// All board files.
    fn boards(&self) -> Later<Vec<BoardText>>;

    /// Writes something and forgets it: whether a change could be kept now.
    fn probe(&self) -> Later<()>;

    /// What other nodes say, from now on. Of a file only whoever looks after the house has anything to say.
    fn notices(&self) -> tokio::sync::broadcast::Receiver<Notice>;
}

/// Opens a store: the one at an address (`postgres://…`), or the SQLite file in a data folder.
pub async fn open(data: &Path, address: Option<&str>) -> Result<Arc<dyn Store>, StoreError> {
    match address {
        None => Ok(Arc::new(sqlite::Sqlite::open(data)?)),
        Some(address) if address.starts_with("postgres://") || address.starts_with("postgresql://") => {
            Ok(Arc::new(postgres::Postgres::open(address).await?))
        }
        // Not repeated: there may be a password in it.
        Some(_) => Err(StoreError(
            "the address of a store begins with postgres://, as in postgres://USER@HOST/DATABASE".to_owned(),
        )),
    }
}

/// Opens a store for whoever looks after a house, beside the processes that use it.
pub async fn open_beside(data: &Path, address: Option<&str>) -> Result<Arc<dyn Store>, StoreError> {
    match address {
        None => Ok(Arc::new(sqlite::Sqlite::open_beside(data)?)),
        Some(_) => open(data, address).await,
    }
}

/// So long the node that made the last change may let a bot think before another node does.
pub const CLAIM: Duration = Duration::from_secs(4);

/// A secret nobody can guess, from the system.
fn new_secret() -> Result<[u8; 32], StoreError> {
    let mut secret = [0; 32];
    getrandom::fill(&mut secret)
        .map_err(|error| StoreError(format!("the system has no randomness: {error}")))?;
    Ok(secret)
}
