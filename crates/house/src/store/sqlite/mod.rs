//! Tables in one SQLite file, for one process, and for whoever looks after the house beside it.
//!
//! - `schema`: the steps from an empty file to today's
//! - `convert`: tables of the first version as events
//! - `write`: one thread that writes; changes that wait at the same time become durable together
//! - `read`: threads that read, so that nobody who looks waits behind a sync
//! - `place`: the folder, private and locked
//! - `people`, `clocks`, `pairs`, `messages`, `results`, `signals`, `deals`, `studies`, `lessons`, `remarks`, `puzzles`: what is kept beside tables

mod clocks;
mod convert;
mod deals;
mod lessons;
mod messages;
mod pairs;
mod people;
mod place;
mod puzzles;
mod read;
mod remarks;
mod results;
mod schema;
mod signals;
mod studies;
mod write;

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rusqlite::Connection;
use rusqlite::config::DbConfig;
use tokio::sync::{broadcast, oneshot};

use super::{
    BoardText, Clocks, Commit, Deals, Kept, Later, Lessons, Messages, NewTable, NotKept, Notice, Pairs,
    People, Puzzles, Remarks, Results, Row, Signals, Store, StoreError, Studies, Which,
};
use crate::event::{Stamped, Time};
use read::Look;
use write::Change;

/// The file in the data folder.
const FILE: &str = "palatine.sqlite";

/// So many threads read.
const READERS: usize = 2;

/// So long a change waits for a stranger who has locked the file, such as somebody who looks at it with another program.
const BUSY: Duration = Duration::from_secs(5);

/// The store.
pub struct Sqlite {
    changes: Option<Sender<Change>>,
    looks: Option<Sender<Look>>,
    /// For what every request asks, where it asks: one row by its key takes less than a change of threads.
    near: Mutex<Connection>,
    threads: Vec<JoinHandle<()>>,
    notices: broadcast::Sender<Notice>,
    /// Held as long as the store lives, and released after its threads have ended. Whoever works beside a house has none.
    lock: Option<std::fs::File>,
}

impl Sqlite {
    /// Opens the data folder, or makes it, brings its file up to date, and keeps other processes out. The folder's own
    /// boards (in `boards`) are put on their shelves if tables of an older version have to be replayed.
    pub fn open(folder: &Path) -> Result<Self, StoreError> {
        let lock = place::take(folder)?;
        let path = folder.join(FILE);
        place::make_private(&path)?;
        let wrong = |error: rusqlite::Error| explain(&path, &error);
        check(&path)?;
        let mut connection = connect(&path).map_err(wrong)?;
        connection.execute_batch("pragma journal_mode = wal;").map_err(wrong)?;
        schema::migrate(&mut connection, &path, folder)?;
        // Only this process can be here, so whoever had claimed a table or went on with a study is gone.
        connection
            .execute_batch(
                "update tables set claimed_until = 0, claimed_by = null
                 where bot = 1 and ended is null and claimed_until > 0;
                 update studies set until = 0 where until > 0",
            )
            .map_err(wrong)?;
        place::make_all_private(&path)?;
        Self::serve(path, connection, Some(lock))
    }

    /// Opens the file of a house for whoever looks after it, beside the process that uses it, if there is one. Every change is
    /// fenced by versions, and that process notices it. A file of an older program is brought up to date, which needs the
    /// folder for itself.
    pub fn open_beside(folder: &Path) -> Result<Self, StoreError> {
        let path = folder.join(FILE);
        if !path.is_file() {
            return Err(StoreError(format!("there is no house in {}: {FILE} is missing", folder.display())));
        }
        let wrong = |error: rusqlite::Error| explain(&path, &error);
        let connection = connect(&path).map_err(wrong)?;
        if !schema::is_todays(&connection).map_err(wrong)? {
            drop(connection);
            return Self::open(folder);
        }
        Self::serve(path, connection, None)
    }

    /// Starts the threads.
    fn serve(path: PathBuf, connection: Connection, lock: Option<std::fs::File>) -> Result<Self, StoreError> {
        let (changes, waiting) = channel();
        let (looks, asked) = channel();
        let (notices, _) = broadcast::channel(16);
        let mut threads = vec![{
            let (path, notices) = (path.clone(), notices.clone());
            spawn("store", move || write::serve(&path, connection, &waiting, &notices))?
        }];
        let near = Mutex::new(read::connect_near(&path).map_err(|error| explain(&path, &error))?);
        let asked = Arc::new(Mutex::new(asked));
        for _ in 0..READERS {
            let (path, asked) = (path.clone(), Arc::clone(&asked));
            threads.push(spawn("store-read", move || read::serve(&path, &asked))?);
        }
        Ok(Self { changes: Some(changes), looks: Some(looks), near, threads, notices, lock })
    }

    /// Hands a change to the thread that writes; the promise is kept after it has become durable.
    fn change<T: Send + 'static, E: From<StoreError> + Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<Result<T, E>> + Send + 'static,
    ) -> Later<T, E> {
        let (answer, promise) = oneshot::channel();
        if let Some(changes) = &self.changes {
            let _ = changes.send(write::change(work, answer));
        }
        Box::pin(async move { promise.await.unwrap_or_else(|_| Err(closed().into())) })
    }

    /// Hands a question to a thread that reads.
    fn look<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, Wrong> + Send + 'static,
    ) -> Later<T> {
        let (answer, promise) = oneshot::channel();
        if let Some(looks) = &self.looks {
            let _ = looks.send(read::look(work, answer));
        }
        Box::pin(async move { promise.await.unwrap_or_else(|_| Err(closed())) })
    }

    /// Finds the answer to a question about one row here and now. Where that would mean to wait, or went wrong, it is handed to
    /// a thread that reads.
    fn glance<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, Wrong> + Send + 'static,
    ) -> Later<T> {
        let found = self.near.try_lock().ok().and_then(|connection| work(&connection).ok());
        match found {
            Some(value) => Box::pin(std::future::ready(Ok(value))),
            None => self.look(work),
        }
    }

    /// For tests: from now on the file may have at most so many pages, as if the disk were full then.
    #[doc(hidden)]
    pub fn most_pages(&self, most: u32) -> Later<()> {
        self.change(move |connection| {
            connection.pragma_update_and_check(None, "max_page_count", most, |_| Ok(()))?;
            Ok(Ok(()))
        })
    }

    /// For tests: how SQLite would look up what the lists ask for, one line for each step.
    #[doc(hidden)]
    pub fn plans(&self) -> Later<Vec<String>> {
        self.look(|connection| {
            let mut lines = Vec::new();
            let all = [
                read::QUERIES,
                write::QUERIES,
                people::QUERIES,
                clocks::QUERIES,
                pairs::QUERIES,
                messages::QUERIES,
                results::QUERIES,
                signals::QUERIES,
                deals::QUERIES,
                studies::QUERIES,
                lessons::QUERIES,
                remarks::QUERIES,
                puzzles::QUERIES,
            ];
            for query in all.concat() {
                let mut plan = connection.prepare(&format!("explain query plan {query}"))?;
                let count = plan.parameter_count();
                let nothing = vec![rusqlite::types::Null; count];
                let steps =
                    plan.query_map(rusqlite::params_from_iter(nothing), |row| row.get::<_, String>(3))?;
                for step in steps {
                    lines.push(format!(
                        "{}: {}",
                        query.split_whitespace().collect::<Vec<_>>().join(" "),
                        step?
                    ));
                }
            }
            Ok(lines)
        })
    }
}

impl Drop for Sqlite {
    /// Everything that waits is still kept; then the folder is free for others.
    fn drop(&mut self) {
        self.changes = None;
        self.looks = None;
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
        // Closing the file is not enough: a program that is just being started has a copy of it, until it begins.
        if let Some(lock) = self.lock.take() {
            let _ = lock.unlock();
        }
    }
}

/// What can be wrong with a question.
enum Wrong {
    /// SQLite says so.
    Sqlite(rusqlite::Error),
    /// What is kept cannot be read.
    Kept(StoreError),
}

impl From<rusqlite::Error> for Wrong {
    fn from(error: rusqlite::Error) -> Self {
        Self::Sqlite(error)
    }
}

impl From<StoreError> for Wrong {
    fn from(error: StoreError) -> Self {
        Self::Kept(error)
    }
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, StoreError> {
    let thread = std::thread::Builder::new().name(name.to_owned()).spawn(work);
    thread.map_err(|error| StoreError(format!("no thread for the store: {error}")))
}

fn connect(path: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(BUSY)?;
    connection.execute_batch("pragma synchronous = full; pragma foreign_keys = on;")?;
    // Else a statement whose value could decide about a partial index is planned anew for every value.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    connection.set_prepared_statement_cache_capacity(128);
    Ok(connection)
}

/// A statement without values, read only once: there are several around every change.
fn say(connection: &Connection, sql: &str) -> rusqlite::Result<()> {
    connection.prepare_cached(sql)?.execute([]).map(|_| ())
}

/// Looks through the whole file: a damaged page could look like a table that is not there, and that must not be found out
/// by whoever misses it. It takes about a second for each few hundred megabytes.
fn check(path: &Path) -> Result<(), StoreError> {
    let look = || connect(path)?.query_row("pragma quick_check(1)", [], |row| row.get::<_, String>(0));
    let found = look().map_err(|error| explain(path, &error))?;
    if found == "ok" {
        return Ok(());
    }
    let what = found.lines().last().unwrap_or_default();
    Err(StoreError(format!("{} is damaged: put a copy in its place ({what})", path.display())))
}

fn closed() -> StoreError {
    StoreError("the store is closed".to_owned())
}

/// One line that says what is wrong with the file, and what to do.
fn explain(path: &Path, error: &rusqlite::Error) -> StoreError {
    use rusqlite::ErrorCode::{DatabaseBusy, DatabaseCorrupt, DatabaseLocked, DiskFull, NotADatabase};
    let file = path.display();
    StoreError(match error.sqlite_error_code() {
        Some(NotADatabase) => {
            format!("{file} is not a SQLite file: move it away, or put a copy in its place")
        }
        Some(DatabaseCorrupt) => format!("{file} is damaged: put a copy in its place ({error})"),
        Some(DatabaseBusy | DatabaseLocked) => format!("{file} is locked by another program"),
        Some(DiskFull) => format!("{file} cannot grow: the disk is full"),
        _ => format!("{file}: {error}"),
    })
}

fn now() -> Time {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as Time)
}

impl Store for Sqlite {
    fn people(&self) -> &dyn People {
        self
    }

    fn clocks(&self) -> &dyn Clocks {
        self
    }

    fn pairs(&self) -> &dyn Pairs {
        self
    }

    fn messages(&self) -> &dyn Messages {
        self
    }

    fn results(&self) -> &dyn Results {
        self
    }

    fn signals(&self) -> &dyn Signals {
        self
    }

    fn deals(&self) -> &dyn Deals {
        self
    }

    fn studies(&self) -> &dyn Studies {
        self
    }

    fn lessons(&self) -> &dyn Lessons {
        self
    }

    fn remarks(&self) -> &dyn Remarks {
        self
    }

    fn puzzles(&self) -> &dyn Puzzles {
        self
    }

    fn open(&self, table: NewTable) -> Later<()> {
        self.change(move |connection| write::open(connection, &table))
    }

    fn commit(&self, commit: Commit) -> Later<(), NotKept> {
        self.change(move |connection| write::commit(connection, &commit))
    }

    fn load(&self, table: &str) -> Later<Option<Kept>> {
        let table = table.to_owned();
        self.look(move |connection| read::load(connection, &table))
    }

    fn since(&self, table: &str, version: u64) -> Later<Vec<Stamped>> {
        let table = table.to_owned();
        self.look(move |connection| read::since(connection, &table, version))
    }

    fn mine(&self, person: &str, which: Which, most: usize) -> Later<Vec<Row>> {
        let person = person.to_owned();
        self.look(move |connection| read::mine(connection, &person, which, most))
    }

    fn listed(&self, most: usize) -> Later<Vec<Row>> {
        self.look(move |connection| read::listed(connection, most))
    }

    fn all(&self, after: &str, most: usize) -> Later<Vec<Row>> {
        let after = after.to_owned();
        self.look(move |connection| read::all(connection, &after, most))
    }

    fn hosted(&self, person: &str) -> Later<usize> {
        let person = person.to_owned();
        self.look(move |connection| read::hosted(connection, &person))
    }

    fn brought(&self, person: &str, most: usize) -> Later<Vec<Row>> {
        let person = person.to_owned();
        self.look(move |connection| read::brought(connection, &person, most))
    }

    fn claim(&self, most: usize, length: Duration) -> Later<Vec<String>> {
        self.change(move |connection| write::claim(connection, most, length))
    }

    fn rest(&self, table: &str) -> Later<()> {
        let table = table.to_owned();
        self.change(move |connection| write::rest(connection, &table))
    }

    fn forsaken(&self, since: Time, most: usize) -> Later<Vec<String>> {
        self.look(move |connection| read::forsaken(connection, since, most))
    }

    fn secret(&self) -> Later<[u8; 32]> {
        self.change(write::secret)
    }

    fn keep_board(&self, board: BoardText) -> Later<()> {
        self.change(move |connection| write::keep_board(connection, &board))
    }

    fn boards(&self) -> Later<Vec<BoardText>> {
        self.look(read::boards)
    }

    fn probe(&self) -> Later<()> {
        self.change(write::probe)
    }

    fn notices(&self) -> broadcast::Receiver<Notice> {
        self.notices.subscribe()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_that_was_left_is_free_whoever_has_a_copy_of_its_lock() {
        let folder = std::env::temp_dir().join(crate::identity::random_id(16));
        let store = Sqlite::open(&folder).unwrap();
        assert!(Sqlite::open(&folder).is_err(), "one process a folder");
        // As a program has it that is just being started.
        let copy = store.lock.as_ref().unwrap().try_clone().unwrap();
        drop(store);
        assert!(Sqlite::open(&folder).is_ok());
        drop(copy);
        std::fs::remove_dir_all(folder).unwrap();
    }
}
