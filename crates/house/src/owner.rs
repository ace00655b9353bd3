//! One owner a table: a task with a mailbox. It weighs a wish, makes what comes of it durable, applies it, and only then
//! shows it, for people, bots and decisions without a choice alike. Whoever hangs up stops waiting, and nothing else.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use game::{Seat, Turn};
use table::Chair;
use table::face::Question;
use table::seating::No;
use tokio::sync::{Notify, mpsc, oneshot, watch};
use tokio::task::JoinHandle;

use crate::clock::Clock;
use crate::event::{Stamped, Time};
use crate::fold::Table;
use crate::given::Given;
use crate::heart::Heart;
use crate::lobby::Lobby;
use crate::pool::{GLANCE, Gone, LONGEST, Pool};
use crate::settling;
use crate::store::{Commit, NotKept, Store, StoreError};
use crate::wish::{Denied, Granted, Wish, mark, weigh};

/// Wishes that may wait at one table; whoever comes later waits before the door.
const MAILBOX: usize = 64;

/// The first pause after the store has failed; each further one is twice as long.
const FIRST_PAUSE: Duration = Duration::from_millis(50);
/// The longest pause between two tries.
const LONGEST_PAUSE: Duration = Duration::from_secs(5);
/// Whoever wishes is told after so many tries that it could not be kept: about three seconds.
const TRIES: u32 = 6;
/// While it is not known what is kept, the store is asked again so often, also if nobody wishes anything. In between
/// people are heard, so that they learn that the store is out of order.
const AGAIN: Duration = Duration::from_secs(1);

/// After a person's decision that can still be taken back a bot waits for at least so long, if bots wait at all.
const SLIP: Duration = Duration::from_millis(1_200);
/// How often the owner looks whether a held turn has been held for too long.
const HOLDING: Duration = Duration::from_secs(1);

/// What an owner needs of the house.
pub(crate) struct Means {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) pool: Arc<Pool>,
    pub(crate) clock: Clock,
    pub(crate) heart: Heart,
    pub(crate) lobby: Lobby,
    /// The pause before a bot's move, so that people can follow.
    pub(crate) pause: Duration,
    /// After so long without a wish and with nobody looking the table leaves memory.
    pub(crate) idle: Duration,
}

/// A table as everybody may look at it.
#[derive(Clone)]
pub struct Seen {
    /// How it stands.
    pub table: Arc<Table>,
    /// How it stands to those who only watch: the same, or a few decisions ago.
    pub late: Arc<Table>,
    /// Whether the store is out of order, so that nothing goes on just now.
    pub trouble: bool,
}

impl Seen {
    /// A table as it stands now.
    #[must_use]
    pub fn new(table: Arc<Table>, trouble: bool) -> Self {
        Self { late: table.late(), table, trouble }
    }
}

/// A live table, for whoever wishes something or looks.
pub struct Live {
    /// Its name.
    pub id: String,
    mailbox: mpsc::Sender<Letter>,
    seen: watch::Sender<Seen>,
    /// The newest version that was heard of, from other nodes.
    heard: AtomicU64,
    /// Set when a bot of this table waits for somebody to let it think, and this node shall.
    claimed: AtomicBool,
    nudge: Notify,
    /// What people were advised.
    pub(crate) given: Given,
}

/// A wish, and where the answer is awaited.
struct Letter {
    wish: Wish,
    answer: oneshot::Sender<Result<Arc<Table>, Denied>>,
}

impl Live {
    /// Wishes something; gives the table after it. If whoever waits is dropped, the wish is weighed all the same once it
    /// lies in the mailbox.
    pub async fn wish(&self, wish: Wish) -> Result<Arc<Table>, Denied> {
        let (answer, promise) = oneshot::channel();
        let stopped = || Denied::Store(StoreError("the table is not there just now".to_owned()));
        self.mailbox.send(Letter { wish, answer }).await.map_err(|_| stopped())?;
        promise.await.map_err(|_| stopped())?
    }

    /// The table as it stands now.
    #[must_use]
    pub fn look(&self) -> Seen {
        self.seen.borrow().clone()
    }

    /// Told whenever something changed.
    #[must_use]
    pub fn changes(&self) -> watch::Receiver<Seen> {
        self.seen.subscribe()
    }

    /// Another node has changed the table.
    pub(crate) fn hear(&self, version: u64) {
        self.heard.fetch_max(version, Ordering::AcqRel);
        self.nudge.notify_one();
    }

    /// The house was down for a while.
    pub(crate) fn wake(&self) {
        self.nudge.notify_one();
    }

    /// This node shall let the bot think.
    pub(crate) fn claim(&self) {
        self.claimed.store(true, Ordering::Release);
        self.nudge.notify_one();
    }

    /// Whether its owner has ended.
    pub(crate) fn is_gone(&self) -> bool {
        self.mailbox.is_closed()
    }
}

/// A bot that thinks.
struct Thinking {
    version: u64,
    gone: Gone,
    answer: JoinHandle<Option<Wish>>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        // Whoever thinks may stop: nobody waits for the answer.
        self.gone.set();
    }
}

/// The task that owns a table.
pub(crate) struct Owner {
    means: Arc<Means>,
    live: Arc<Live>,
    mailbox: mpsc::Receiver<Letter>,
    table: Arc<Table>,
    thinking: Option<Thinking>,
    /// Whether this node lets the bot think that is to decide.
    mine: bool,
    /// Whether a commit ended without an answer: what is kept must be looked up before anything else is weighed.
    unsure: bool,
    /// A bot's answer that could not be kept yet. It is tried until it is.
    unkept: Option<Wish>,
    /// The outages of the house that the clocks here know of.
    outages: Time,
    /// The bots of the table, by seat: they stay from one decision to the next, for as long as the table is in memory.
    chairs: Vec<Chair>,
}

/// Brings a table to life. `leave` is asked whenever it was idle for long: whether it may leave memory now. `outages` are those
/// of the house before the table was read.
pub(crate) fn start(
    means: Arc<Means>,
    table: Table,
    mine: bool,
    outages: Time,
    leave: impl Fn(&Arc<Live>) -> bool + Send + Sync + 'static,
) -> Arc<Live> {
    let (send, mailbox) = mpsc::channel(MAILBOX);
    let table = Arc::new(table);
    let live = Arc::new(Live {
        id: table.header.id.clone(),
        mailbox: send,
        seen: watch::Sender::new(Seen::new(table.clone(), false)),
        heard: AtomicU64::new(0),
        claimed: AtomicBool::new(false),
        nudge: Notify::new(),
        given: Given::default(),
    });
    let owner = Owner {
        means,
        live: live.clone(),
        mailbox,
        table,
        thinking: None,
        mine,
        unsure: false,
        unkept: None,
        outages,
        chairs: Vec::new(),
    };
    tokio::spawn(owner.run(leave));
    live
}

impl Owner {
    async fn run(mut self, leave: impl Fn(&Arc<Live>) -> bool + Send + Sync) {
        let live = self.live.clone();
        loop {
            self.think();
            let (holding, held) = (self.held_for(), self.table.held_until().is_some());
            let (due, clock) = (self.table.due().filter(|_| !self.unsure), self.means.clock.clone());
            tokio::select! {
                letter = self.mailbox.recv() => {
                    let Some(Letter { wish, answer }) = letter else { return };
                    let granted = self.grant(&wish, TRIES).await;
                    // Nobody waits any more: that changes nothing.
                    let _ = answer.send(granted);
                }
                answer = async { match &mut self.thinking { Some(thinking) => (&mut thinking.answer).await, None => std::future::pending().await } } => {
                    self.thinking = None;
                    self.answered(answer.ok().flatten(), TRIES).await;
                }
                () = live.nudge.notified() => self.nudged().await,
                () = tokio::time::sleep(AGAIN), if self.unsure => match self.unkept.take() {
                    Some(wish) => self.answered(Some(wish), 0).await,
                    None => { self.catch_up(0).await.ok(); }
                },
                () = tokio::time::sleep(holding), if held => {
                    if self.table.held_until().is_some_and(|until| self.means.clock.now() >= until) {
                        // What fails is tried again: the turn is still held.
                        self.grant(&Wish::Tend, 0).await.ok();
                    }
                }
                () = clock.until(due.unwrap_or_default()), if due.is_some() => {
                    // Whoever is first keeps it; the others learn that it has happened.
                    if self.grant(&Wish::Tend, 0).await.is_err() {
                        tokio::time::sleep(AGAIN).await;
                    }
                }
                () = tokio::time::sleep(self.means.idle), if self.thinking.is_none() && !held => {
                    if leave(&live) {
                        return;
                    }
                }
            }
        }
    }

    /// How long to sleep until a held turn may be over: not longer than a moment, because clocks may be moved.
    fn held_for(&self) -> Duration {
        let left = self.table.held_until().map_or(0, |until| until - self.means.clock.now());
        Duration::from_millis(u64::try_from(left).unwrap_or(0)).clamp(Duration::from_millis(50), HOLDING)
    }

    /// What other nodes have done, or left to be done.
    async fn nudged(&mut self) {
        // What fails here is tried again before anything is weighed.
        self.know_outages().await.ok();
        let claimed = self.live.claimed.swap(false, Ordering::AcqRel);
        // Whoever shall let a bot think, and knows of none that waits, has missed something.
        let behind = claimed && self.table.due_bot().is_none();
        // While it is not known what is kept, it is looked up soon anyway: until then people see that the store is out of order.
        if !self.unsure && (self.live.heard.swap(0, Ordering::AcqRel) > self.table.version || behind) {
            // What fails here is noted as unsure, and looked up again.
            self.catch_up(TRIES).await.ok();
        }
        self.mine |= claimed;
    }

    /// Grants a wish: weighs it, makes it durable, applies it, shows it. So many tries after the first.
    async fn grant(&mut self, wish: &Wish, tries: u32) -> Result<Arc<Table>, Denied> {
        if self.unsure {
            self.catch_up(tries).await?;
        }
        // Where no time is counted, only what nobody has done for long hangs on outages.
        if self.table.is_timed() || matches!(wish, Wish::Tend | Wish::Replace { .. }) {
            self.know_outages().await?;
        }
        loop {
            let now = self.means.clock.now();
            let granted = weigh(&self.table, wish, now)?;
            if granted.events.is_empty() {
                return Ok(self.table.clone());
            }
            let Granted { next, events, seats, opens } = granted;
            let commit = Commit {
                table: self.live.id.clone(),
                base: self.table.version,
                at: now,
                seats: seats.then(|| next.seating.seats().to_vec()),
                standing: next.standing(),
                events,
                opens,
                mark: mark(),
            };
            match self.keep(commit, tries).await? {
                None => {
                    // Whoever makes the last change lets the bot think that follows, and settles what is over.
                    self.mine = true;
                    let over = self.table.ended.is_none() && next.ended.is_some();
                    self.show(next);
                    if over {
                        let (means, table) = (self.means.clone(), self.table.clone());
                        tokio::spawn(async move { settling::settle(&means.store, &table).await });
                    }
                    return Ok(self.table.clone());
                }
                // Somebody else was first: what is wished is weighed against what they did.
                Some(newer) => {
                    let before = self.table.version;
                    self.fold_in(&newer);
                    if self.table.version == before {
                        // Nodes with other rules on one database: this one cannot follow, and must not try for ever.
                        return Err(Denied::Store(StoreError(
                            "what other nodes did does not fit here".to_owned(),
                        )));
                    }
                }
            }
        }
    }

    /// Clocks stand while the house is down. Before anything is weighed by the clock it must be known for how long it was.
    async fn know_outages(&mut self) -> Result<(), Denied> {
        if self.table.ended.is_some() {
            return Ok(());
        }
        let means = self.means.clone();
        if means.heart.is_late(&means.clock) {
            means.heart.beat(&*means.store, &means.clock).await.map_err(Denied::Store)?;
        }
        let outages = means.heart.outages();
        if self.outages == outages {
            return Ok(());
        }
        // It belongs to a version: whoever is behind catches up first.
        for _ in 0..TRIES {
            let stood = means.store.clocks().stood(&self.live.id).await.map_err(Denied::Store)?;
            let (version, stood) = stood.ok_or(Denied::NoTable)?;
            if version == self.table.version {
                self.outages = outages;
                if self.table.clocks.stood != stood {
                    let mut next = (*self.table).clone();
                    next.clocks.stood = stood;
                    self.show(next);
                }
                return Ok(());
            }
            self.catch_up(TRIES).await?;
        }
        Err(Denied::Store(StoreError("the table changes too fast".to_owned())))
    }

    /// Makes a commit durable; gives what is newer if it is stale.
    async fn keep(&mut self, commit: Commit, tries: u32) -> Result<Option<Vec<Stamped>>, Denied> {
        let mut pauses = Pauses::new(tries);
        loop {
            let error = match self.means.store.commit(commit.clone()).await {
                Ok(()) => break,
                // A try whose answer was lost had been kept.
                Err(NotKept::Stale(newer))
                    if newer.first().is_some_and(|event| {
                        event.mark == commit.mark && event.version == commit.base + 1
                    }) =>
                {
                    break;
                }
                Err(NotKept::Stale(newer)) => {
                    self.trouble(false);
                    return Ok(Some(newer));
                }
                Err(NotKept::NoTable) => return Err(Denied::NoTable),
                Err(NotKept::Store(error)) => error,
            };
            tracing::warn!(table = self.live.id, %error, "a change could not be kept; it is tried again");
            self.unsure = true;
            self.trouble(true);
            if !pauses.pause(&self.means.pool).await {
                return Err(Denied::Store(error));
            }
        }
        self.unsure = false;
        self.trouble(false);
        Ok(None)
    }

    /// Looks up what has happened elsewhere, or what became of a commit that was not answered.
    async fn catch_up(&mut self, tries: u32) -> Result<(), Denied> {
        let mut pauses = Pauses::new(tries);
        loop {
            match self.means.store.since(&self.live.id, self.table.version).await {
                Ok(newer) => {
                    self.fold_in(&newer);
                    if self.table.ended.is_some() {
                        self.look_at_seats().await?;
                    }
                    self.unsure = false;
                    self.trouble(false);
                    return Ok(());
                }
                Err(error) => {
                    self.unsure = true;
                    self.trouble(true);
                    if !pauses.pause(&self.means.pool).await {
                        return Err(Denied::Store(error));
                    }
                }
            }
        }
    }

    /// After the end names change in the columns, without an event.
    async fn look_at_seats(&mut self) -> Result<(), Denied> {
        let kept = self.means.store.load(&self.live.id).await.map_err(Denied::Store)?;
        let mut next = (*self.table).clone();
        next.take_seats(kept.map(|kept| kept.seats).unwrap_or_default());
        if next.seating.seats() != self.table.seating.seats() {
            self.show(next);
        }
        Ok(())
    }

    /// Events of others. Whoever made them lets the bot think that follows.
    fn fold_in(&mut self, newer: &[Stamped]) {
        let mut next = (*self.table).clone();
        let mut changed = false;
        for stamped in newer.iter().filter(|stamped| stamped.version > self.table.version) {
            if let Err(trouble) = next.apply(stamped) {
                tracing::error!(
                    table = self.live.id,
                    version = stamped.version,
                    ?trouble,
                    "events of another node do not fit"
                );
                return;
            }
            changed = true;
        }
        if changed {
            self.mine = false;
            self.show(next);
        }
    }

    /// Everybody who looks sees it from now on.
    fn show(&mut self, next: Table) {
        self.means.lobby.changed(Some(&self.table), &next);
        self.table = Arc::new(next);
        // Whoever does not decide now needs no memory for it, and after the end nobody decides any more.
        let turn = self.table.turn();
        if turn == Turn::Over || self.table.ended.is_some() {
            self.chairs.clear();
        }
        for (seat, chair) in Seat::all(self.chairs.len()).zip(&self.chairs) {
            if turn != Turn::Of(seat) {
                chair.rest();
            }
        }
        self.live.seen.send_replace(Seen::new(self.table.clone(), false));
    }

    /// Says whether the store is out of order.
    fn trouble(&self, trouble: bool) {
        self.live.seen.send_if_modified(|seen| std::mem::replace(&mut seen.trouble, trouble) != trouble);
    }

    /// Lets the bot think that is to decide, if one is, and if it is for this node to do.
    fn think(&mut self) {
        if self.thinking.as_ref().is_some_and(|thinking| thinking.version == self.table.version) {
            return;
        }
        self.thinking = None;
        let due = self.table.due_bot().is_some();
        if !self.mine || self.unkept.is_some() || !due || self.means.pool.is_closed() {
            return;
        }
        // Where many play one deal, a bot decides the same for everybody who brought it there: it is a new one each time, whose chance
        // comes from the deal and the decision alone.
        let alike = self.table.header.terms.deal.is_some();
        self.chairs.resize_with(self.table.seating.seats().len(), Chair::default);
        let chairs = if alike { &mut [] } else { &mut self.chairs[..] };
        let asked = match self.table.seating.ask_bot(chairs) {
            Some(Ok(asked)) => asked,
            Some(Err(fault)) => {
                tracing::error!(table = self.live.id, %fault, "a bot cannot be asked");
                return;
            }
            None => return,
        };
        let (gone, version) = (Gone::default(), self.table.version);
        let (means, flag, host) = (self.means.clone(), gone.clone(), self.table.header.host.clone());
        // A move that came at once would not be seen, and would shut the way back from a slip.
        let pause = match means.pause {
            Duration::ZERO => Duration::ZERO,
            pause if self.table.may_slip() => pause.max(SLIP),
            pause => pause,
        };
        let answer = tokio::spawn(async move {
            // The pause runs while the bot waits and thinks: it adds nothing where that takes longer.
            let least = match (asked.even, asked.ponders) {
                (false, _) => Duration::ZERO,
                (true, true) => LONGEST,
                (true, false) => GLANCE,
            };
            let pause = tokio::time::sleep(pause.max(least));
            let seat = asked.seat;
            // On a shared deal it also thinks as far as it should, however busy the house is.
            let question: Question = match alike {
                true => Box::new(move |patience| (asked.question)(&patience.unhurried())),
                false => asked.question,
            };
            let mv = if asked.ponders {
                means.pool.ponder(&host, &flag, question).await
            } else {
                means.pool.glance(&flag, question).await
            };
            tokio::select! {
                () = pause => {}
                () = flag.wait() => {}
            }
            mv.flatten().map(|mv| Wish::Answer { version, seat, mv })
        });
        self.thinking = Some(Thinking { version, gone, answer });
    }

    /// A bot's answer takes the same way as a person's move. Nobody waits for it, so it is tried until it is kept.
    async fn answered(&mut self, wish: Option<Wish>, tries: u32) {
        if self.means.pool.is_closed() {
            return;
        }
        match wish {
            Some(wish) => match self.grant(&wish, tries).await {
                Ok(_) | Err(Denied::No(No::Stale) | Denied::Over) => return,
                Err(Denied::Store(_)) => {
                    self.unkept = Some(wish);
                    return;
                }
                Err(denied) => {
                    tracing::error!(table = self.live.id, ?denied, "a bot's move was not played");
                }
            },
            None => tracing::error!(table = self.live.id, "a bot gave no answer"),
        }
        // It is asked again, but not in a busy loop.
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// Growing pauses between tries.
struct Pauses {
    next: Duration,
    left: u32,
}

impl Pauses {
    const fn new(tries: u32) -> Self {
        Self { next: FIRST_PAUSE, left: tries }
    }

    /// Waits; whether another try is worth it.
    async fn pause(&mut self, pool: &Pool) -> bool {
        if pool.is_closed() || self.left == 0 {
            return false;
        }
        self.left -= 1;
        tokio::time::sleep(self.next).await;
        self.next = (self.next * 2).min(LONGEST_PAUSE);
        true
    }
}
