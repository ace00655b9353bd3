//! Tables in PostgreSQL, for many nodes.
//!
//! - `schema`: the steps from an empty database to today's
//! - `write`: one task that commits; commits that wait at the same time go together
//! - `read`: questions and small changes, on a pool of connections
//! - `listen`: what other nodes say
//! - `people`, `clocks`, `pairs`, `messages`, `results`, `signals`, `deals`, `studies`, `lessons`, `remarks`, `puzzles`: what is kept beside tables
//!
//! Every wait has an end: a server that is frozen or gone makes an error, not a caller that waits for ever. What was asked
//! may have happened all the same, and the mark of a commit tells.

mod clocks;
mod deals;
mod lessons;
mod listen;
mod messages;
mod pairs;
mod people;
mod puzzles;
mod read;
mod remarks;
mod results;
mod schema;
mod signals;
mod studies;
mod write;

use std::sync::Arc;
use std::time::Duration;

use deadpool_postgres::{Manager, ManagerConfig, Object, Pool, RecyclingMethod, Runtime, Transaction};
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio_postgres::config::SslMode;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Config, NoTls};

use super::{
    BoardText, Clocks, Commit, Deals, Kept, Later, Lessons, Messages, NewTable, NotKept, Notice, Pairs,
    People, Puzzles, Remarks, Results, Row, Signals, Store, StoreError, Studies, Which, new_secret,
};
use crate::event::{Stamped, Time};
use read::pool_trouble;
use write::Job;

/// So long a connection, a statement or a free connection is waited for.
const PATIENCE: Duration = Duration::from_secs(5);

/// So many connections for questions.
const CONNECTIONS: usize = 4;

/// So many notices are kept for whoever is slow to hear; who misses some is told so by the channel.
const UNHEARD: usize = 1024;

/// For tests: what the store asks for, with the number of parameters.
#[doc(hidden)]
pub const QUERIES: [&[(&str, usize)]; 13] = [
    read::QUERIES,
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
    &[(write::KEEP, 28)],
];

/// The store.
pub struct Postgres {
    pool: Pool,
    node: Arc<str>,
    jobs: mpsc::UnboundedSender<Job>,
    notices: broadcast::Sender<Notice>,
    listener: JoinHandle<()>,
}

impl Postgres {
    /// Opens the database at an address (`postgres://user:password@host/database`) and brings it up to date. Several nodes
    /// may do so at once.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let config = configure(url)?;
        schema::migrate(&config).await?;
        let manager_config = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let pool = Pool::builder(Manager::from_config(config.clone(), NoTls, manager_config))
            .max_size(CONNECTIONS)
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(PATIENCE))
            .create_timeout(Some(PATIENCE))
            .recycle_timeout(Some(PATIENCE))
            .build()
            .map_err(|error| StoreError(format!("PostgreSQL: {error}")))?;
        let node: Arc<str> =
            new_secret()?[..8].iter().map(|byte| format!("{byte:02x}")).collect::<String>().into();
        let (jobs, waiting) = mpsc::unbounded_channel();
        let (notices, _) = broadcast::channel(UNHEARD);
        tokio::spawn(write::serve(config.clone(), pool.clone(), Arc::clone(&node), waiting));
        let (ready, listens) = oneshot::channel();
        let listener = tokio::spawn(listen::serve(config, Arc::clone(&node), notices.clone(), ready));
        // From here on nothing is missed; if it takes long, whoever listens is told that everything may have changed.
        let _ = tokio::time::timeout(PATIENCE, listens).await;
        Ok(Self { pool, node, jobs, notices, listener })
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

/// How to connect, with an end to every wait. An address that cannot work is told in one line, without its password.
fn configure(url: &str) -> Result<Config, StoreError> {
    const NO_TLS: &str = "the address of the database asks for TLS (sslmode), which this program does not have: use a server \
        on this machine or in a private network, with sslmode=disable";
    if ["require", "verify-ca", "verify-full"].iter().any(|mode| url.contains(&format!("sslmode={mode}"))) {
        return Err(StoreError(NO_TLS.to_owned()));
    }
    let mut config: Config = url.parse().map_err(|error| {
        StoreError(format!("the address of the database cannot be read: {}", say(&error)))
    })?;
    if config.get_ssl_mode() == SslMode::Require {
        return Err(StoreError(NO_TLS.to_owned()));
    }
    let own = format!(
        "-c statement_timeout={limit} -c idle_in_transaction_session_timeout={limit}",
        limit = PATIENCE.as_millis()
    );
    let options = config.get_options().map_or_else(|| own.clone(), |given| format!("{given} {own}"));
    if config.get_application_name().is_none() {
        config.application_name("palatine");
    }
    config
        .options(options)
        .connect_timeout(PATIENCE)
        .tcp_user_timeout(2 * PATIENCE)
        .keepalives(true)
        .keepalives_idle(2 * PATIENCE)
        .keepalives_interval(PATIENCE)
        .keepalives_retries(3);
    Ok(config)
}

/// What is wrong, in one line: the server's own words where there are any.
fn say(error: &tokio_postgres::Error) -> String {
    use std::error::Error as _;
    let line = match (error.as_db_error(), error.source()) {
        (Some(said), _) => said.message().to_owned(),
        (None, Some(source)) => format!("{error}: {source}"),
        (None, None) => error.to_string(),
    };
    line.replace('\n', " ")
}

fn wrong(error: &tokio_postgres::Error) -> StoreError {
    StoreError(format!("PostgreSQL: {}", say(error)))
}

fn silent() -> StoreError {
    StoreError(format!("PostgreSQL does not answer (for {} seconds)", PATIENCE.as_secs()))
}

/// Waits for an answer, but not for ever.
async fn within<T>(answer: impl Future<Output = Result<T, tokio_postgres::Error>>) -> Result<T, StoreError> {
    match tokio::time::timeout(PATIENCE, answer).await {
        Ok(answer) => answer.map_err(|error| wrong(&error)),
        Err(_) => Err(silent()),
    }
}

/// Does something as a whole or not at all.
async fn whole<T>(
    pool: &Pool,
    work: impl AsyncFnOnce(&Transaction<'_>) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let mut client = pool.get().await.map_err(|error| pool_trouble(&error))?;
    let done = tokio::time::timeout(PATIENCE * 4, async {
        let transaction = client.transaction().await.map_err(|error| wrong(&error))?;
        let value = work(&transaction).await?;
        transaction.commit().await.map_err(|error| wrong(&error))?;
        Ok(value)
    })
    .await;
    match done {
        Ok(done) => done,
        Err(_) => {
            // Its answer may still come: nobody else may have this connection.
            drop(Object::take(client));
            Err(silent())
        }
    }
}

/// Changes something; says how many rows that are.
async fn run(
    transaction: &Transaction<'_>,
    sql: &str,
    values: &[&(dyn ToSql + Sync)],
) -> Result<u64, StoreError> {
    transaction.execute(sql, values).await.map_err(|error| wrong(&error))
}

impl Store for Postgres {
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
        let (pool, node) = (self.pool.clone(), Arc::clone(&self.node));
        Box::pin(async move { write::open(&pool, &node, &table).await })
    }

    fn commit(&self, commit: Commit) -> Later<(), NotKept> {
        let (answer, promise) = oneshot::channel();
        // In the queue at once, so that commits are kept in the order in which they were asked for.
        let _ = self.jobs.send(Job { commit, answer });
        let closed = || StoreError("the store is closed".to_owned());
        Box::pin(async move { promise.await.unwrap_or_else(|_| Err(closed().into())) })
    }

    fn load(&self, table: &str) -> Later<Option<Kept>> {
        let (pool, table) = (self.pool.clone(), table.to_owned());
        Box::pin(async move { read::load(&pool, &table).await })
    }

    fn since(&self, table: &str, version: u64) -> Later<Vec<Stamped>> {
        let (pool, table) = (self.pool.clone(), table.to_owned());
        Box::pin(async move { read::since(&pool, &table, version).await })
    }

    fn mine(&self, person: &str, which: Which, most: usize) -> Later<Vec<Row>> {
        let (pool, person) = (self.pool.clone(), person.to_owned());
        Box::pin(async move { read::mine(&pool, &person, which, most).await })
    }

    fn listed(&self, most: usize) -> Later<Vec<Row>> {
        let pool = self.pool.clone();
        Box::pin(async move { read::listed(&pool, most).await })
    }

    fn all(&self, after: &str, most: usize) -> Later<Vec<Row>> {
        let (pool, after) = (self.pool.clone(), after.to_owned());
        Box::pin(async move { read::all(&pool, &after, most).await })
    }

    fn hosted(&self, person: &str) -> Later<usize> {
        let (pool, person) = (self.pool.clone(), person.to_owned());
        Box::pin(async move { read::hosted(&pool, &person).await })
    }

    fn brought(&self, person: &str, most: usize) -> Later<Vec<Row>> {
        let (pool, person) = (self.pool.clone(), person.to_owned());
        Box::pin(async move { read::brought(&pool, &person, most).await })
    }

    fn claim(&self, most: usize, length: Duration) -> Later<Vec<String>> {
        let (pool, node) = (self.pool.clone(), Arc::clone(&self.node));
        Box::pin(async move { read::claim(&pool, &node, most, length).await })
    }

    fn rest(&self, table: &str) -> Later<()> {
        let (pool, table) = (self.pool.clone(), table.to_owned());
        Box::pin(async move { read::rest(&pool, &table).await })
    }

    fn forsaken(&self, since: Time, most: usize) -> Later<Vec<String>> {
        let pool = self.pool.clone();
        Box::pin(async move { read::forsaken(&pool, since, most).await })
    }

    fn secret(&self) -> Later<[u8; 32]> {
        let pool = self.pool.clone();
        Box::pin(async move { read::secret(&pool).await })
    }

    fn keep_board(&self, board: BoardText) -> Later<()> {
        let pool = self.pool.clone();
        Box::pin(async move { read::keep_board(&pool, &board).await })
    }

    fn boards(&self) -> Later<Vec<BoardText>> {
        let pool = self.pool.clone();
        Box::pin(async move { read::boards(&pool).await })
    }

    fn probe(&self) -> Later<()> {
        let pool = self.pool.clone();
        Box::pin(async move { read::probe(&pool).await })
    }

    fn notices(&self) -> broadcast::Receiver<Notice> {
        self.notices.subscribe()
    }
}
