//! All tables of the house: those in memory, each with its owner, and the way to the others.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use game::{Fault, Spec};
use table::Occupant;
use tokio::sync::OnceCell;
use tokio::sync::broadcast::error::RecvError;

use crate::analysis::{Analyses, Games, is_finished};
use crate::clock::Clock;
use crate::company::Companies;
use crate::decided::{Decided, Memory};
use crate::desk::end_shut;
use crate::event::{Ending, Header, Time};
use crate::fold::{Shut, Table};
use crate::heart::{self, Heart};
use crate::identity::random_id;
use crate::judged::Judged;
use crate::lobby::{Lobby, Stir};
use crate::names;
use crate::owner::{Live, Means, start};
use crate::pool::Pool;
use crate::settling::settle;
use crate::signals::{self, Caller};
use crate::store::results::Settlement;
use crate::store::{BoardText, CLAIM, Later, NotKept, Notice, Store, StoreError};
use crate::terms::Terms;
use crate::wish::{Denied, FORSAKEN, Wish, open};

/// What a host may set.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The pause before a bot's move, so that people can follow.
    pub bot_pause: Duration,
    /// After so long without a wish and with nobody looking a table leaves memory.
    pub idle: Duration,
    /// How often the house looks for bots that nobody lets think.
    pub sweep: Duration,
    /// The clock.
    pub clock: Clock,
    /// How people are called whose turn it is.
    pub signals: signals::Settings,
    /// How games are analysed.
    pub study: bots::study::Plan,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            bot_pause: Duration::from_millis(450),
            idle: Duration::from_secs(120),
            sweep: Duration::from_secs(1),
            clock: Clock::default(),
            signals: signals::Settings::default(),
            study: bots::study::Plan::default(),
        }
    }
}

/// So many bots' tables are taken up in one sweep.
const TOGETHER: usize = 200;

/// Every so many sweeps the house looks for tables that nobody has touched for a month.
const SWEEPS: u32 = 600;

/// Every so many sweeps it looks for tables that are over and whose results are not kept: their node died at that moment, or
/// they are older than results.
const SETTLES: u32 = 60;

/// All tables of the house.
pub struct Tables {
    means: Arc<Means>,
    live: Mutex<HashMap<String, Arc<OnceCell<Arc<Live>>>>>,
    companies: Arc<Companies>,
    caller: Arc<Caller>,
    analyses: Arc<Analyses>,
    /// What was decided at tables that are compared.
    memory: Memory<Decided>,
    /// What was found of them.
    judgements: Memory<Judged>,
}

/// A table that was looked for.
pub enum Found {
    /// It can be played.
    Live(Arc<Live>),
    /// It can only be looked at.
    Shut(Box<Shut>),
}

/// What is asked for a new table.
pub struct Wanted {
    /// The game.
    pub game: String,
    /// Seats and options.
    pub setup: Spec,
    /// Who opens it.
    pub host: String,
    /// Whether home lists it while seats are open.
    pub listed: bool,
    /// What is agreed beside the game.
    pub terms: Terms,
    /// Who sits where.
    pub seats: Vec<Occupant>,
}

/// Why a table was not opened.
#[derive(Debug)]
pub enum NotOpened {
    /// What is asked for makes no sense.
    Fault(Fault),
    /// It could not be kept.
    Store(StoreError),
}

impl From<StoreError> for NotOpened {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl Tables {
    /// With what is kept; bots go on, and other nodes are heard.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, settings: &Settings) -> Arc<Self> {
        let means = Means {
            store,
            pool: Arc::new(Pool::default()),
            clock: settings.clock.clone(),
            heart: Heart::new(),
            lobby: Lobby::new(),
            pause: settings.bot_pause,
            idle: settings.idle,
        };
        let (store, clock) = (means.store.clone(), means.clock.clone());
        let companies = Companies::new(store.clone(), clock.clone());
        let caller = Caller::new(store, companies.clone(), clock, settings.signals.clone());
        let tables = Arc::new_cyclic(|tables| Self {
            means: Arc::new(means),
            live: Mutex::default(),
            companies,
            caller,
            analyses: Analyses::new(tables.clone() as Weak<dyn Games>, settings.study),
            memory: Memory::default(),
            judgements: Memory::default(),
        });
        tokio::spawn(listen(Arc::downgrade(&tables), tables.store().notices()));
        tokio::spawn(sweep(Arc::downgrade(&tables), settings.sweep));
        tokio::spawn(beats(Arc::downgrade(&tables)));
        tables
    }

    /// The store.
    #[must_use]
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.means.store
    }

    /// Where bots think.
    #[must_use]
    pub fn pool(&self) -> &Arc<Pool> {
        &self.means.pool
    }

    /// What time it is.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.means.clock
    }

    /// What changes from now on in lists of tables.
    #[must_use]
    pub fn stirs(&self) -> tokio::sync::broadcast::Receiver<Arc<Stir>> {
        self.means.lobby.stirs()
    }

    pub(crate) fn lobby(&self) -> &Lobby {
        &self.means.lobby
    }

    pub(crate) fn memory(&self) -> &Memory<Decided> {
        &self.memory
    }

    pub(crate) fn judgements(&self) -> &Memory<Judged> {
        &self.judgements
    }

    pub(crate) fn heart(&self) -> &Heart {
        &self.means.heart
    }

    /// Every table in memory looks whether something has changed that concerns all.
    pub(crate) fn nudge_all(&self) {
        for live in self.live().values().filter_map(|cell| cell.get()) {
            live.wake();
        }
    }

    /// Who is at the tables, and what they say there.
    #[must_use]
    pub fn companies(&self) -> &Arc<Companies> {
        &self.companies
    }

    /// Calls people whose turn it is.
    #[must_use]
    pub fn caller(&self) -> &Arc<Caller> {
        &self.caller
    }

    /// The analyses of games that are over.
    #[must_use]
    pub fn analyses(&self) -> &Arc<Analyses> {
        &self.analyses
    }

    /// How many tables are in memory.
    #[must_use]
    pub fn in_memory(&self) -> usize {
        self.live().len()
    }

    /// Nobody thinks any more: the house closes, and what a bot was to decide it decides when the house opens again.
    pub fn close(&self) {
        self.analyses.close();
        self.means.pool.close();
    }

    fn live(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<OnceCell<Arc<Live>>>>> {
        // Nothing in here can break off half-way.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens a new table.
    pub async fn open(self: &Arc<Self>, wanted: Wanted) -> Result<Arc<Live>, NotOpened> {
        let about = table::find(&wanted.game).map_err(NotOpened::Fault)?.about();
        let seed = table::new_seed().ok_or_else(|| StoreError("no randomness".to_owned()))?;
        let header = Header {
            id: random_id(10),
            game: wanted.game,
            rules: wanted.setup.rules(about),
            data: wanted.setup.data(about),
            setup: wanted.setup,
            seed,
            position: None,
            host: wanted.host,
            listed: wanted.listed,
            terms: wanted.terms,
            opened: self.means.clock.now(),
        };
        self.open_as(header, names::distinct_seats(wanted.seats)).await
    }

    /// Opens a table about which everything is said.
    pub async fn open_as(
        self: &Arc<Self>,
        header: Header,
        seats: Vec<Occupant>,
    ) -> Result<Arc<Live>, NotOpened> {
        let (table, new) = open(header, seats).map_err(NotOpened::Fault)?;
        self.store().open(new).await?;
        self.means.lobby.changed(None, &table);
        let cell = self.live().entry(table.header.id.clone()).or_default().clone();
        let outages = self.means.heart.outages();
        Ok(cell.get_or_init(|| async { self.start(table, true, outages) }).await.clone())
    }

    fn start(self: &Arc<Self>, table: Table, mine: bool, outages: Time) -> Arc<Live> {
        let tables = Arc::downgrade(self);
        start(self.means.clone(), table, mine, outages, move |live| {
            tables.upgrade().is_none_or(|tables| tables.let_go(live))
        })
    }

    /// Whether a table may leave memory: nobody else holds it. Then it is forgotten, and comes back from the store.
    fn let_go(&self, live: &Arc<Live>) -> bool {
        let mut all = self.live();
        // Held by the list and twice by its owner. Whoever wants it must ask the list, which is locked now, or is just
        // about to get it from its place there.
        let place = all.get(&live.id).map_or(0, Arc::strong_count);
        let unused = Arc::strong_count(live) <= 3 && place <= 1;
        if unused {
            all.remove(&live.id);
        }
        unused
    }

    /// A table, from memory or from the store.
    pub async fn find(self: &Arc<Self>, id: &str) -> Result<Found, Denied> {
        let looking = {
            let mut all = self.live();
            match all.get(id).and_then(|cell| cell.get()) {
                // Under the lock, so that it cannot leave memory in between.
                Some(live) if !live.is_gone() => return Ok(Found::Live(live.clone())),
                Some(_) => drop(all.remove(id)),
                None => {}
            }
            Looking { tables: self, id, cell: all.entry(id.to_owned()).or_default().clone() }
        };
        let mut shut = None;
        let found = looking
            .cell
            .get_or_try_init(|| async {
                let outages = self.means.heart.outages();
                let kept = self.store().load(id).await.map_err(Denied::Store)?.ok_or(Denied::NoTable)?;
                self.boards_for(&kept.header).await;
                match Table::fold(kept) {
                    Ok(table) => Ok(self.start(table, false, outages)),
                    Err(why) => {
                        shut = Some(why);
                        Err(Denied::NoTable)
                    }
                }
            })
            .await
            .cloned();
        match (found, shut) {
            (Ok(live), _) => Ok(Found::Live(live)),
            (Err(_), Some(shut)) => Ok(Found::Shut(shut)),
            (Err(denied), None) => Err(denied),
        }
    }

    /// The same, where only a table that can be played will do.
    pub async fn playable(self: &Arc<Self>, id: &str) -> Result<Arc<Live>, Denied> {
        match self.find(id).await? {
            Found::Live(live) => Ok(live),
            Found::Shut(_) => Err(Denied::Over),
        }
    }

    /// A board that another node was given since this one opened.
    async fn boards_for(&self, header: &Header) {
        let Some(board) = &header.setup.board else { return };
        let shelf = table::find(&header.game).ok().and_then(|game| game.about().shelf);
        if shelf.is_some_and(|shelf| shelf.label(board).is_err()) {
            self.take_boards().await;
        }
    }

    /// Puts every board that is kept on its shelf. A faulty one is told in the log and left out: the house opens.
    async fn take_boards(&self) {
        match self.store().boards().await {
            Ok(all) => {
                for board in all {
                    if let Err(unsound) = table::boards::add(&board.text) {
                        tracing::error!(board = board.data, faults = ?unsound.faults, "board left out");
                    }
                }
            }
            Err(error) => tracing::error!(%error, "boards could not be read"),
        }
    }

    /// Takes the board files of a folder into the store, so that all nodes have them, and puts all boards on their shelves.
    /// A faulty one is told in the log and left out: the house opens.
    pub async fn add_boards(&self, folder: &Path) -> Result<(), StoreError> {
        for (path, added) in table::boards::add_folder(folder) {
            let file = path.display().to_string();
            match added {
                Ok(board) => {
                    tracing::info!(file, game = board.game.about().id, name = board.label.name, "board");
                    let text = std::fs::read_to_string(&path)
                        .map_err(|error| StoreError(format!("{file}: {error}")))?;
                    self.store().keep_board(BoardText { data: board.label.data, text }).await?;
                }
                Err(unsound) => {
                    let words = table::words(game::Lang::En);
                    for fault in &unsound.faults {
                        let fault = match unsound.game {
                            Some(game) => game.words(game::Lang::En).fault(fault),
                            None => words.fault(fault),
                        };
                        tracing::error!(file, fault, "board file left out");
                    }
                }
            }
        }
        self.take_boards().await;
        Ok(())
    }
}

impl Tables {
    /// Calls a person so at every table where they sit: at those that run by an event, at the others in the columns. With
    /// `becomes` they are somebody else from now on: a guest who has signed in.
    pub async fn call(
        self: &Arc<Self>,
        person: &str,
        name: &str,
        becomes: Option<&str>,
    ) -> Result<(), StoreError> {
        // First, so that nobody is brought to a table as who they are no longer.
        self.store().pairs().call(person, name, becomes).await?;
        let mut shut = Vec::new();
        for id in self.store().people().at_tables(person).await? {
            match self.find(&id).await {
                Ok(Found::Live(live)) => {
                    let wish = Wish::Rename {
                        person: person.to_owned(),
                        name: name.to_owned(),
                        becomes: becomes.map(str::to_owned),
                    };
                    match live.wish(wish).await {
                        Err(Denied::Store(error)) => return Err(error),
                        Err(denied) => tracing::warn!(table = id, ?denied, "nobody was renamed"),
                        Ok(_) => {}
                    }
                }
                Ok(Found::Shut(_)) => shut.push(id),
                Err(Denied::Store(error)) => return Err(error),
                Err(_) => {}
            }
        }
        let people = self.store().people();
        let tables = match becomes {
            Some(account) => {
                let mut tables = people.take_over(person, account, shut, self.means.clock.now()).await?;
                tables.extend(people.call(account, name, Vec::new()).await?);
                tables
            }
            None => people.call(person, name, shut).await?,
        };
        self.look_again(&tables);
        self.lobby().stir_one(becomes.unwrap_or(person));
        Ok(())
    }

    /// Tables in memory whose columns have changed without an event look at them.
    pub(crate) fn look_again(&self, tables: &[String]) {
        let all = self.live();
        for live in tables.iter().filter_map(|id| all.get(id)).filter_map(|cell| cell.get()) {
            live.hear(u64::MAX);
        }
    }
}

/// Somebody who looks for a table. The last who goes, with or without an answer, leaves no empty place in the list: else
/// whoever asks for tables that are not there, and hangs up, would fill the memory.
struct Looking<'a> {
    tables: &'a Tables,
    id: &'a str,
    cell: Arc<OnceCell<Arc<Live>>>,
}

impl Drop for Looking<'_> {
    fn drop(&mut self) {
        let mut all = self.tables.live();
        // Under the lock, so that of two who go at once the second sees that nobody is left.
        drop(std::mem::take(&mut self.cell));
        if all.get(self.id).is_some_and(|cell| cell.get().is_none() && Arc::strong_count(cell) <= 1) {
            all.remove(self.id);
        }
    }
}

/// Tables in memory follow what other nodes do.
async fn listen(tables: Weak<Tables>, mut notices: tokio::sync::broadcast::Receiver<Notice>) {
    loop {
        let notice = match notices.recv().await {
            Ok(notice) => notice,
            // Some were missed.
            Err(RecvError::Lagged(_)) => Notice::Everything,
            Err(RecvError::Closed) => return,
        };
        let Some(tables) = tables.upgrade() else { return };
        let all = tables.live();
        match notice {
            Notice::Tables(changed) => {
                for (id, version) in changed {
                    if let Some(live) = all.get(&id).and_then(|cell| cell.get()) {
                        live.hear(version);
                    }
                }
            }
            Notice::Everything => {
                for live in all.values().filter_map(|cell| cell.get()) {
                    live.hear(u64::MAX);
                }
                tables.lobby().stir();
            }
            Notice::Lobby => tables.lobby().stir(),
            // The companies hear of these.
            Notice::Said(_) | Notice::Attended(_) => {}
        }
    }
}

/// Beats as long as the house is open; tables in memory are told of outages.
async fn beats(tables: Weak<Tables>) {
    loop {
        let pause = {
            let Some(tables) = tables.upgrade() else { return };
            if tables.pool().is_closed() {
                return;
            }
            let before = tables.heart().outages();
            match tables.heart().beat(&**tables.store(), tables.clock()).await {
                Ok(()) => {
                    if tables.heart().outages() != before {
                        tracing::warn!(
                            total = tables.heart().outages(),
                            "nobody could play for a while: clocks stood still"
                        );
                        tables.nudge_all();
                    }
                    heart::EVERY
                }
                Err(error) => {
                    tracing::warn!(%error, "the heartbeat could not be kept");
                    heart::AGAIN
                }
            }
        };
        tokio::time::sleep(pause).await;
    }
}

/// Bots whose node has died are let think by another, and what nobody has touched for a month ends.
async fn sweep(tables: Weak<Tables>, every: Duration) {
    for round in 0_u32.. {
        {
            let Some(tables) = tables.upgrade() else { return };
            if tables.means.pool.is_closed() {
                return;
            }
            match tables.store().claim(TOGETHER, CLAIM).await {
                Ok(waiting) => {
                    for id in waiting {
                        match tables.find(&id).await {
                            Ok(Found::Live(live)) => live.claim(),
                            // It cannot be played here: nobody need look again.
                            Ok(Found::Shut(_)) => tables.store().rest(&id).await.unwrap_or_else(untold),
                            Err(denied) => tracing::warn!(table = id, ?denied, "a waiting bot's table"),
                        }
                    }
                }
                Err(error) => tracing::warn!(%error, "waiting bots could not be looked up"),
            }
            tables.wake_due().await;
            if let Err(error) = tables.bring_together().await {
                tracing::warn!(%error, "who waits for a table could not be looked up");
            }
            if round.is_multiple_of(SWEEPS) {
                tables.end_forsaken().await;
            }
            if round.is_multiple_of(SETTLES) {
                tables.settle_all().await;
            }
        }
        tokio::time::sleep(every).await;
    }
}

/// So long the node in whose memory a table is has to notice that a time is over, before others look.
const LATE: Time = 2_000;

impl Tables {
    /// Keeps the results of tables that are over, some at a time.
    pub async fn settle_all(&self) {
        let unsettled = match self.store().results().unsettled(TOGETHER).await {
            Ok(unsettled) => unsettled,
            Err(error) => return untold(error),
        };
        for id in unsettled {
            // From the store: what is over needs no owner.
            match self.store().load(&id).await {
                Ok(Some(kept)) => {
                    self.boards_for(&kept.header).await;
                    let none = Settlement::none(&kept.header.id, &kept.header.game);
                    match Table::fold(kept) {
                        Ok(table) => settle(self.store(), &table).await,
                        // It cannot be replayed here: nobody can tell how it ended.
                        Err(_) => {
                            self.store().results().settle(none).await.map(drop).unwrap_or_else(untold);
                        }
                    }
                }
                Ok(None) => {}
                Err(error) => untold(error),
            }
        }
    }

    /// Tables where a time is over and nobody has noticed: they are in nobody's memory. Once there, their owner notices.
    async fn wake_due(self: &Arc<Self>) {
        // Whether the time is over is known only once it is known for how long the house was down.
        if self.means.heart.is_late(&self.means.clock) {
            return;
        }
        match self.store().clocks().due(self.means.clock.now() - LATE, TOGETHER).await {
            Ok(due) => {
                for id in due {
                    match self.find(&id).await {
                        Ok(Found::Live(live)) => live.wake(),
                        Ok(Found::Shut(_)) => self.store().rest(&id).await.unwrap_or_else(untold),
                        Err(denied) => tracing::warn!(table = id, ?denied, "a table whose time is over"),
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "what is due could not be looked up"),
        }
    }

    /// Ends tables that nobody has touched for a month, some at a time.
    pub async fn end_forsaken(self: &Arc<Self>) {
        // As with clocks: it must be known first for how long the house was down.
        if self.means.heart.is_late(&self.means.clock) {
            return;
        }
        let since = self.means.clock.now() - FORSAKEN;
        match self.store().forsaken(since, TOGETHER).await {
            Ok(forsaken) => {
                for id in forsaken {
                    let ended = match self.find(&id).await {
                        Ok(Found::Live(live)) => live.wish(Wish::Tend).await.map(drop),
                        Ok(Found::Shut(shut)) => self.end_shut(&shut).await,
                        Err(denied) => Err(denied),
                    };
                    if let Err(denied) = ended {
                        tracing::warn!(table = id, ?denied, "a forsaken table was not ended");
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "forsaken tables could not be looked up"),
        }
    }

    /// Ends a table that cannot be played here and that nobody has touched for a month.
    async fn end_shut(&self, shut: &Shut) -> Result<(), Denied> {
        let commit = end_shut(shut, Ending::Forsaken, self.means.clock.now());
        match self.store().commit(commit).await {
            Ok(()) | Err(NotKept::Stale(_)) => Ok(()),
            Err(NotKept::NoTable) => Err(Denied::NoTable),
            Err(NotKept::Store(error)) => Err(Denied::Store(error)),
        }
    }
}

/// What only saves work may fail.
fn untold(error: StoreError) {
    tracing::warn!(%error, "a note could not be kept");
}

impl Games for Tables {
    fn finished(self: Arc<Self>, id: &str) -> Later<Arc<Table>, Denied> {
        let id = id.to_owned();
        Box::pin(async move {
            match self.find(&id).await? {
                Found::Live(live) => Some(live.look().table).filter(|table| is_finished(table)),
                Found::Shut(_) => None,
            }
            .ok_or(Denied::NoAnalysis)
        })
    }

    fn store(&self) -> &Arc<dyn Store> {
        &self.means.store
    }

    fn pool(&self) -> &Arc<Pool> {
        &self.means.pool
    }

    fn clock(&self) -> &Clock {
        &self.means.clock
    }
}
