//! Live tables: held in memory, one owner each, durable before anyone hears of a change.

use std::collections::HashMap;
use std::sync::Arc;

use game::{Fault, Seat, Turn};
use table::seating::{Back, No};
use table::{Occupant, Table};
use tokio::sync::{Mutex, watch};

use crate::advice::Advised;
use crate::pool::{Gone, Pool};
use crate::store::{Store, StoreError, StoredTable};

/// With so many tables in memory, those that are over are let go.
const MANY: usize = 1_000;

/// All tables of the house.
pub struct Tables {
    store: Arc<dyn Store>,
    live: Mutex<HashMap<String, Arc<LiveTable>>>,
    /// Where bots think.
    pool: Pool,
}

/// One table.
pub struct LiveTable {
    /// Its name.
    pub id: String,
    /// Who opened it.
    pub host: String,
    /// Whether home lists it.
    pub listed: bool,
    inner: Mutex<Inner>,
    changed: watch::Sender<u64>,
}

/// What changes.
pub struct Inner {
    /// The match and its players.
    pub table: Table,
    /// Whose hand each person with several seats has lifted the curtain from.
    pub lifted: HashMap<String, Seat>,
    /// The seat for which a bot thinks just now.
    pub thinking: Option<Seat>,
    /// Set when that bot's answer is not wanted any more.
    pub(crate) gone: Gone,
    /// What people were advised.
    pub advised: Advised,
    /// Where the rematch is played.
    pub rematch: Option<String>,
}

/// Why something was not done.
#[derive(Debug)]
pub enum Denied {
    /// There is no such table.
    NoTable,
    /// It is kept, but cannot be played here: its board is missing, or its rules have changed.
    Shut(Fault),
    /// By the table or its rules.
    No(No),
    /// Advice is not for whoever asks, or not now.
    NoAdvice,
    /// Too much was asked in too short a time.
    TooMany,
    /// It could not be kept; nothing has changed.
    Store(StoreError),
}

impl From<StoreError> for Denied {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl Tables {
    /// With what was kept so far.
    #[must_use]
    pub fn new(store: Arc<dyn Store>) -> Self {
        Self { store, live: Mutex::default(), pool: Pool::default() }
    }

    /// The store.
    #[must_use]
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    /// Where bots think.
    pub(crate) fn pool(&self) -> &Pool {
        &self.pool
    }

    /// Nobody thinks any more: the house closes, and what a bot was to decide it decides when the house opens again.
    pub async fn close(&self) {
        self.pool.close();
        let all: Vec<Arc<LiveTable>> = self.live.lock().await.values().cloned().collect();
        for live in all {
            live.inner.lock().await.let_go();
        }
    }

    /// Opens a new table.
    pub async fn open(self: &Arc<Self>, stored: StoredTable) -> Result<Arc<LiveTable>, Denied> {
        self.store.create(stored.clone()).await?;
        let live = self.bring_back(stored)?;
        let mut all = self.live.lock().await;
        if all.len() >= MANY {
            // What is over and looked at by nobody comes back from the store when it is asked for.
            all.retain(|_, table| table.changed.receiver_count() > 0 || !table.let_go_if_over());
        }
        all.insert(live.id.clone(), live.clone());
        drop(all);
        self.go_on(&live).await;
        Ok(live)
    }

    /// A table, from memory or from the store.
    pub async fn find(self: &Arc<Self>, id: &str) -> Result<Arc<LiveTable>, Denied> {
        if let Some(live) = self.live.lock().await.get(id) {
            return Ok(live.clone());
        }
        let stored = self.store.load(id).await?.ok_or(Denied::NoTable)?;
        let mut all = self.live.lock().await;
        // Somebody else may have brought it back in the meantime: one table has one owner.
        if let Some(live) = all.get(id) {
            return Ok(live.clone());
        }
        let live = self.bring_back(stored)?;
        all.insert(id.to_owned(), live.clone());
        drop(all);
        self.go_on(&live).await;
        Ok(live)
    }

    /// Every table that is not over, for home, and so that bots go on after a restart.
    pub async fn running(self: &Arc<Self>) -> Vec<Arc<LiveTable>> {
        let mut tables = Vec::new();
        for id in self.store.running().await.unwrap_or_default() {
            tables.extend(self.find(&id).await.ok());
        }
        tables
    }

    fn bring_back(&self, stored: StoredTable) -> Result<Arc<LiveTable>, Denied> {
        let game = table::find(&stored.game).map_err(Denied::Shut)?;
        let dealt = match &stored.position {
            None => game.deal(&stored.setup, stored.seed).map_err(Denied::Shut)?,
            Some(position) => game
                .place(position, stored.seed)
                .map_err(|faults| faults.into_iter().next().map_or(Denied::NoTable, Denied::Shut))?,
        };
        let table = match Table::restore(dealt, stored.seats, stored.log) {
            Ok(table) => table,
            Err(trouble) => {
                tracing::error!(table = stored.id, ?trouble, "a kept table does not replay");
                return Err(Denied::NoTable);
            }
        };
        let inner = Inner {
            table,
            lifted: HashMap::new(),
            thinking: None,
            gone: Gone::default(),
            advised: Advised::default(),
            rematch: stored.rematch,
        };
        Ok(Arc::new(LiveTable {
            id: stored.id,
            host: stored.host,
            listed: stored.listed,
            inner: Mutex::new(inner),
            changed: watch::Sender::new(0),
        }))
    }

    /// A person's move.
    pub async fn play(
        self: &Arc<Self>,
        live: &Arc<LiveTable>,
        person: &str,
        decision: usize,
        seat: Seat,
        mv: &str,
    ) -> Result<(), Denied> {
        let mut inner = live.inner.lock().await;
        if let Some(entry) = inner.table.play(person, decision, seat, mv).map_err(Denied::No)? {
            self.keep(live, &mut inner, decision, entry).await?;
            self.forced(live, &mut inner).await;
            live.tell();
            drop(inner);
            self.go_on(live).await;
        }
        Ok(())
    }

    /// Makes an entry durable, or takes it back.
    async fn keep(
        &self,
        live: &LiveTable,
        inner: &mut Inner,
        decision: usize,
        entry: table::seating::Entry,
    ) -> Result<(), Denied> {
        let over = inner.table.played().turn() == Turn::Over;
        let kept = self.store.append(&live.id, decision, entry, over).await;
        match &kept {
            Ok(()) => inner.advised.stop(),
            Err(_) => inner.table.withdraw(),
        }
        Ok(kept?)
    }

    /// Plays what leaves no choice.
    async fn forced(&self, live: &LiveTable, inner: &mut Inner) {
        loop {
            let decision = inner.table.decision();
            let Some(entry) = inner.table.play_forced() else { break };
            if self.keep(live, inner, decision, entry).await.is_err() {
                break;
            }
        }
    }

    /// Lets bots decide, one decision after another, until a person is to decide or the game is over.
    async fn go_on(self: &Arc<Self>, live: &Arc<LiveTable>) {
        let mut inner = live.inner.lock().await;
        if inner.thinking.is_some() {
            return;
        }
        self.forced(live, &mut inner).await;
        let Some(Ok((seat, _))) = inner.table.ask_bot() else { return };
        inner.thinking = Some(seat);
        drop(inner);
        let (tables, live) = (self.clone(), live.clone());
        tokio::spawn(async move { tables.bots(&live).await });
    }

    async fn bots(self: Arc<Self>, live: &Arc<LiveTable>) {
        loop {
            let mut inner = live.inner.lock().await;
            let Some(Ok((seat, question))) = inner.table.ask_bot() else {
                inner.thinking = None;
                live.tell();
                return;
            };
            let gone = Gone::default();
            (inner.thinking, inner.gone) = (Some(seat), gone.clone());
            let decision = inner.table.decision();
            live.tell();
            drop(inner);

            // A move that came at once would not be seen. The pause runs while the bot waits and thinks: it adds nothing
            // where that takes longer.
            let pause = tokio::time::sleep(std::time::Duration::from_millis(pause_ms()));
            let answer = self.pool.think(&gone, question).await.flatten();
            tokio::select! {
                () = pause => {}
                () = gone.wait() => {}
            }

            let mut inner = live.inner.lock().await;
            if self.pool.is_closed() {
                inner.thinking = None;
                return;
            }
            if gone.is_set() {
                // What it was asked is not due any more, even if another decision has the same number by now.
                continue;
            }
            let entry = match &answer {
                Some(mv) => inner.table.play_bot(decision, seat, mv),
                None => Ok(None),
            };
            let kept = match entry {
                Ok(Some(entry)) => self.keep(live, &mut inner, decision, entry).await.is_ok(),
                _ => false,
            };
            if !kept && inner.table.decision() == decision {
                // The bot gave nothing playable, or the store is out of order: better a waiting table than a busy loop.
                tracing::error!(table = live.id, %seat, ?answer, "a bot's move was not played");
                inner.thinking = None;
                live.tell();
                return;
            }
            self.forced(live, &mut inner).await;
        }
    }

    /// Takes back a step or the turn.
    pub async fn undo(
        self: &Arc<Self>,
        live: &Arc<LiveTable>,
        person: &str,
        decision: usize,
        back: Back,
    ) -> Result<(), Denied> {
        let mut inner = live.inner.lock().await;
        // Durable first: memory follows only when the log is cut.
        if decision != inner.table.decision() {
            return Err(Denied::No(No::Stale));
        }
        let refused = |refusal| Denied::No(No::Rules(table::Trouble::Refused(refusal)));
        let left = inner.table.may_undo(person, back).map_err(refused)?;
        self.store.cut(&live.id, left).await?;
        inner.table.undo(person, decision, back).map_err(Denied::No)?;
        inner.let_go();
        live.tell();
        drop(inner);
        self.go_on(live).await;
        Ok(())
    }

    /// Puts a person into an open seat.
    pub async fn join(
        self: &Arc<Self>,
        live: &Arc<LiveTable>,
        person: &str,
        name: &str,
    ) -> Result<(), Denied> {
        let mut inner = live.inner.lock().await;
        if !inner.table.owned(person).is_empty() {
            return Ok(());
        }
        let Some(seat) = inner.table.open().next() else { return Err(Denied::No(No::NotYours)) };
        let occupant = Occupant::Person { id: person.to_owned(), name: name.to_owned() };
        self.sit(live, &mut inner, vec![(seat, occupant)]).await?;
        drop(inner);
        self.go_on(live).await;
        Ok(())
    }

    /// Gives all open seats to bots.
    pub async fn fill(
        self: &Arc<Self>,
        live: &Arc<LiveTable>,
        person: &str,
        bot: &str,
    ) -> Result<(), Denied> {
        if live.host != person {
            return Err(Denied::No(No::NotYours));
        }
        let mut inner = live.inner.lock().await;
        let seats = inner.table.open().map(|seat| (seat, Occupant::Bot { bot: bot.to_owned() })).collect();
        self.sit(live, &mut inner, seats).await?;
        drop(inner);
        self.go_on(live).await;
        Ok(())
    }

    async fn sit(
        &self,
        live: &LiveTable,
        inner: &mut Inner,
        seats: Vec<(Seat, Occupant)>,
    ) -> Result<(), Denied> {
        let mut all = inner.table.seats().to_vec();
        for (seat, occupant) in &seats {
            all[seat.index()] = occupant.clone();
        }
        self.store.seats(&live.id, all).await?;
        for (seat, occupant) in seats {
            inner.table.sit(seat, occupant);
        }
        live.tell();
        Ok(())
    }

    /// Notes where the rematch is played.
    pub async fn note_rematch(&self, live: &LiveTable, next: &str) -> Result<(), Denied> {
        self.store.rematch(&live.id, next).await?;
        live.inner.lock().await.rematch = Some(next.to_owned());
        live.tell();
        Ok(())
    }
}

/// The pause before a bot's move, so that people can follow; none for measurements.
fn pause_ms() -> u64 {
    static PAUSE: std::sync::OnceLock<u64> = std::sync::OnceLock::new();
    *PAUSE.get_or_init(|| {
        std::env::var("PALATINE_BOT_PAUSE").ok().and_then(|text| text.parse().ok()).unwrap_or(450)
    })
}

impl Inner {
    /// Whoever thinks at this table may stop: nobody waits for the answer.
    fn let_go(&self) {
        self.gone.set();
        self.advised.stop();
    }
}

impl LiveTable {
    /// The table, for as long as nobody changes it.
    pub async fn look(&self) -> tokio::sync::MutexGuard<'_, Inner> {
        self.inner.lock().await
    }

    /// Lets go of the table if the game is over; one that is busy just now is not.
    fn let_go_if_over(&self) -> bool {
        self.inner.try_lock().is_ok_and(|inner| {
            let over = inner.table.played().turn() == Turn::Over;
            if over {
                inner.let_go();
            }
            over
        })
    }

    /// Told whenever something changed.
    #[must_use]
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Everyone who looks gets the new page.
    pub fn tell(&self) {
        self.changed.send_modify(|version| *version += 1);
    }

    /// A person at a shared screen lifts the curtain from the hand of a seat of his.
    pub async fn lift(&self, person: &str, seat: Seat) -> Result<(), Denied> {
        let mut inner = self.inner.lock().await;
        if !inner.table.owned(person).contains(&seat) {
            return Err(Denied::No(No::NotYours));
        }
        inner.lifted.insert(person.to_owned(), seat);
        self.tell();
        Ok(())
    }
}
