//! Tables and whoever is at them: each a task of its own, all tables of one thread on that thread.

use std::cell::{Cell, RefCell};
use std::io;
use std::rc::{Rc, Weak};
use std::sync::mpsc;
use std::time::Duration;

use game::Chance;
use site::gallery::KINDS;
use tokio::sync::{Notify, Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::figures::Tally;
use super::http::{Caller, Events, coded};
use super::text::{Move, Text};
use super::{Plan, beside};

/// How far it is, for all threads together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Phase {
    /// Tables are opened and joined.
    Seating,
    /// Streams are opened.
    Opening,
    /// Moves are made and not counted yet; nobody decides beyond the bound.
    Playing,
    /// Moves are made and counted.
    Measuring,
    /// No more moves; what is under way arrives.
    Draining,
    /// All go home.
    Ended,
}

/// What all threads are told.
#[derive(Clone, Copy, Debug)]
pub(super) struct Order {
    pub(super) phase: Phase,
    /// Nobody makes a decision with this number or a higher one.
    pub(super) until: usize,
}

/// What a thread says.
pub(super) enum Said {
    /// Its tables are open and all seats taken.
    Seated,
    /// Its streams are open.
    Open,
    /// Somebody has nothing left to do below the bound.
    Rests,
    /// No more moves are made, and all that were made have arrived.
    Quiet,
}

/// So many are busy opening at a time in each thread: more would only wait in the node.
const AT_ONCE: usize = 32;

/// Whoever has no stream tries again after this.
const AGAIN: Duration = Duration::from_millis(200);

/// How often it is looked whether all has arrived.
const LOOK: Duration = Duration::from_millis(50);

/// Whoever has no answer so long after the end gets none.
const LAST: Duration = Duration::from_secs(10);

/// What the tables of a thread share.
pub(super) struct Club {
    pub(super) plan: Rc<Plan>,
    pub(super) tally: RefCell<Tally>,
    pub(super) chance: RefCell<Chance>,
    pub(super) order: watch::Receiver<Order>,
    said: mpsc::Sender<Said>,
    /// When the next move may be made, if there is a rate.
    slot: Cell<Instant>,
    pub(super) opening: Semaphore,
    /// Streams that are not open yet for the first time.
    missing: Cell<usize>,
}

impl Club {
    pub(super) fn new(
        plan: Rc<Plan>,
        number: u64,
        order: watch::Receiver<Order>,
        said: mpsc::Sender<Said>,
    ) -> Self {
        Self {
            plan,
            tally: RefCell::default(),
            chance: RefCell::new(Chance::quick(number)),
            order,
            said,
            slot: Cell::new(Instant::now()),
            opening: Semaphore::new(AT_ONCE),
            missing: Cell::new(0),
        }
    }

    pub(super) fn phase(&self) -> Phase {
        self.order.borrow().phase
    }

    pub(super) fn error(&self, kind: impl Into<String>) {
        self.tally.borrow_mut().error(kind);
    }

    fn failed(&self, what: &str, error: &io::Error) {
        self.error(format!("{what}: {}", error.kind()));
    }

    /// Waits for the turn of whoever wants to move, if moves come at a rate; they come in the order in which they were wanted.
    pub(super) async fn turn(&self) {
        if !self.plan.pace.is_zero() {
            let share = f64::from(self.chance.borrow_mut().below(1_000)) / 1_000.0;
            tokio::time::sleep(self.plan.pace.mul_f64(0.5 + share)).await;
        }
        let Some(each) = self.plan.each else { return };
        let slot = self.slot.get().max(Instant::now());
        self.slot.set(slot + each);
        tokio::time::sleep_until(slot).await;
    }

    /// A new guest of a node.
    pub(super) async fn guest(&self, node: usize) -> Option<Caller> {
        let address = *self.plan.nodes.get(node % self.plan.nodes.len())?;
        let mut caller = Caller::new(address, String::new());
        match caller.get("/").await {
            Ok(answer) => match answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()) {
                Some(cookie) => caller.cookie = cookie.to_owned(),
                None => self.error(format!("guest {}", answer.status)),
            },
            Err(error) => self.failed("guest", &error),
        }
        (!caller.cookie.is_empty()).then_some(caller)
    }

    /// Opens a table, and all take their seats; gives its path.
    pub(super) async fn table(&self, game: usize, people: &mut [&mut Caller]) -> Option<String> {
        let wanted = self.plan.games.get(game % self.plan.games.len())?;
        // Where somebody looks at the lobby, there is something to see.
        let visible = if self.plan.lobby > 0 { "listed" } else { "link" };
        let mut form = format!("game={}&visible={visible}&seat1=me", wanted.id);
        for seat in 2..=wanted.seats {
            let who = if seat <= people.len() { "open" } else { "bot" };
            form.push_str(&format!("&seat{seat}={who}&level{seat}=greedy"));
        }
        let (host, others) = people.split_first_mut()?;
        let path = match host.post("/new", &form).await {
            Ok(answer) => match answer.header("location") {
                Some(path) if answer.status == 303 => path.to_owned(),
                _ => {
                    self.error(format!("open {}", answer.status));
                    return None;
                }
            },
            Err(error) => {
                self.failed("open", &error);
                return None;
            }
        };
        for other in others {
            match other.post(&format!("{path}/join"), "").await {
                Ok(answer) if answer.status == 204 => {}
                Ok(answer) => self.error(format!("join {}", answer.status)),
                Err(error) => self.failed("join", &error),
            }
        }
        Some(path)
    }

    /// Sends a random one of the legal moves in a frame. Gives how long it took until it was acknowledged.
    pub(super) async fn play(&self, caller: &mut Caller, path: &str, text: &Text) -> Option<Duration> {
        let form = {
            let moves: Vec<Move<'_>> = serde_json::from_str(text.moves()).unwrap_or_default();
            let chosen = self.chance.borrow_mut().below(u32::try_from(moves.len()).unwrap_or(1).max(1));
            let Some(mv) = moves.get(chosen as usize) else {
                self.error("moves unreadable");
                return None;
            };
            format!("decision={}&seat={}&move={}", text.decision(), text.seat(), coded(&mv.notation))
        };
        let sent = Instant::now();
        match caller.post(&format!("{path}/move"), &form).await {
            Ok(answer) if answer.status == 204 => Some(sent.elapsed()),
            Ok(answer) => {
                self.error(format!("move {}", answer.status));
                None
            }
            Err(error) => {
                self.failed("move", &error);
                None
            }
        }
    }

    /// The same players again: where.
    pub(super) async fn rematch(&self, caller: &mut Caller, path: &str) -> Option<String> {
        match caller.post(&format!("{path}/rematch"), "").await {
            Ok(answer) => match answer.header("location") {
                Some(next) if answer.status == 303 => return Some(next.to_owned()),
                _ => self.error(format!("rematch {}", answer.status)),
            },
            Err(error) => self.failed("rematch", &error),
        }
        None
    }

    /// The frame as it is now, with its name.
    pub(super) async fn frame(&self, caller: &mut Caller, path: &str) -> Option<(String, String)> {
        match caller.get(&format!("{path}/frame")).await {
            Ok(answer) if answer.status == 200 => {
                let id = answer.header("x-frame").unwrap_or_default().to_owned();
                let text = String::from_utf8(answer.body).ok();
                if text.is_none() {
                    self.error("frame unreadable");
                }
                return Some((id, text?));
            }
            Ok(answer) => self.error(format!("frame {}", answer.status)),
            Err(error) => self.failed("frame", &error),
        }
        None
    }
}

/// A move on its way to the others.
struct Sent {
    game: usize,
    decision: usize,
    /// So many others do not have it yet.
    waiting: usize,
    acked: Option<Instant>,
    /// Whether it was acknowledged while it was measured: then it counts even if it arrives later, or the slowest would not.
    counts: bool,
    /// When the last of the others so far had it.
    reached: Option<Instant>,
}

/// A table: one game after another, by the same people.
pub(super) struct Table {
    /// The path of each game.
    paths: RefCell<Vec<String>>,
    moved: Notify,
    sent: RefCell<Vec<Sent>>,
    /// What somebody at the table has made already, by its name: whoever sees the same need not make it again.
    texts: RefCell<Vec<(String, Weak<Text>)>>,
    streams: usize,
}

impl Table {
    fn path(&self, game: usize) -> Option<String> {
        self.paths.borrow().get(game).cloned()
    }

    fn known(&self, id: &str) -> Option<Rc<Text>> {
        self.texts.borrow().iter().find(|(known, _)| known == id).and_then(|(_, text)| text.upgrade())
    }

    fn keep(&self, id: &str, text: &Rc<Text>) {
        let mut texts = self.texts.borrow_mut();
        texts.retain(|(_, text)| text.strong_count() > 0);
        texts.push((id.to_owned(), Rc::downgrade(text)));
    }

    /// Somebody's frame went from before one decision to another: whatever was sent between them has arrived there.
    fn arrived(&self, club: &Club, game: usize, before: usize, now: usize) {
        let at = Instant::now();
        let mut all = self.sent.borrow_mut();
        for sent in all.iter_mut().filter(|sent| sent.game == game) {
            if (before..now).contains(&sent.decision) && sent.waiting > 0 {
                sent.waiting -= 1;
                sent.reached = Some(at);
            }
        }
        Self::settle(club, &mut all);
    }

    fn settle(club: &Club, all: &mut Vec<Sent>) {
        all.retain(|sent| match sent.acked {
            Some(acked) if sent.waiting == 0 => {
                if let Some(reached) = sent.reached
                    && sent.counts
                {
                    // It may be there before the acknowledgement: then nobody waited for it.
                    let late = reached.saturating_duration_since(acked);
                    club.tally.borrow_mut().pushes.push(late.as_secs_f64() * 1_000.0);
                }
                false
            }
            _ => true,
        });
    }
}

/// Somebody at a table with a stream: a player or a watcher.
struct Person {
    club: Rc<Club>,
    table: Rc<Table>,
    caller: Caller,
    plays: bool,
    game: usize,
    /// The highest decision made.
    made: usize,
    seen: Option<Seen>,
}

/// What somebody sees.
struct Seen {
    events: Events,
    id: String,
    text: Rc<Text>,
    /// The last frame of each kind, with its name, this one last.
    frames: Vec<(String, Rc<Text>)>,
}

impl Seen {
    /// The frame of that name, if it is one of those that are kept.
    fn kept(&self, id: &str) -> Option<&Text> {
        self.frames.iter().find(|(kept, _)| kept == id).map(|(_, text)| &**text)
    }

    /// Keeps frames as the page's script does.
    fn show(&mut self, id: String, text: Rc<Text>) {
        self.frames.retain(|(_, had)| had.seat() == text.seat() && had.kind() != text.kind());
        if self.frames.len() == KINDS {
            self.frames.remove(0);
        }
        self.frames.push((id.clone(), text.clone()));
        (self.id, self.text) = (id, text);
    }
}

impl Person {
    /// Opens the stream of the game, and gets the frame it starts from.
    async fn open(&mut self) {
        let Some(path) = self.table.path(self.game) else { return };
        let Some((id, html)) = self.club.frame(&mut self.caller, &path).await else { return };
        match self.caller.stream(&format!("{path}/live")).await {
            Ok(Ok(events)) => {
                let text = self.table.known(&id).unwrap_or_else(|| Rc::new(Text::new(html)));
                self.table.keep(&id, &text);
                self.table.arrived(&self.club, self.game, 0, text.decision());
                let frames = vec![(id.clone(), text.clone())];
                self.seen = Some(Seen { events, id, text, frames });
            }
            Ok(Err(status)) => self.club.error(format!("stream {status}")),
            Err(error) => self.club.failed("stream", &error),
        }
    }

    /// Takes an event to what is seen.
    async fn take(&mut self, event: super::http::Event) {
        match event.name.as_str() {
            "push" | "pack" => {}
            "talk" => {
                if self.club.phase() == Phase::Measuring && event.data.contains("\"messages\":") {
                    self.club.tally.borrow_mut().heard += 1;
                }
                return;
            }
            _ => return,
        }
        if self.club.phase() == Phase::Measuring {
            let decision = self.seen.as_ref().map_or(0, |seen| seen.text.decision());
            self.club.tally.borrow_mut().bytes.push((decision, event.bytes));
        }
        let Some(seen) = &self.seen else { return };
        let had = |id: &str| seen.kept(id).map(Text::html);
        let Some(pushed) = site::stream::read(&event.name, &event.data, had) else {
            self.club.error("push unreadable");
            return;
        };
        if pushed.to == seen.id {
            return;
        }
        let made = self.table.known(&pushed.to).or_else(|| pushed.text.map(|text| Rc::new(Text::new(text))));
        match made {
            Some(text) => self.shows(pushed.to, text),
            // The frame was asked for before or after the stream began; a browser asks for it again as well.
            None => self.again().await,
        }
    }

    async fn again(&mut self) {
        self.club.tally.borrow_mut().again += 1;
        let Some(path) = self.table.path(self.game) else { return };
        if let Some((id, html)) = self.club.frame(&mut self.caller, &path).await {
            self.shows(id, Rc::new(Text::new(html)));
        }
    }

    fn shows(&mut self, id: String, text: Rc<Text>) {
        let Some(seen) = &mut self.seen else { return };
        let before = seen.text.decision();
        self.table.keep(&id, &text);
        let now = text.decision();
        seen.show(id, text);
        self.table.arrived(&self.club, self.game, before, now);
    }

    /// Makes the decision that is due.
    async fn decide(&mut self, text: &Rc<Text>) {
        let Some(path) = self.table.path(self.game) else { return };
        let decision = text.decision();
        let waiting = self.table.streams - 1;
        let (game, acked, counts, reached) = (self.game, None, false, None);
        self.table.sent.borrow_mut().push(Sent { game, decision, waiting, acked, counts, reached });
        let took = self.club.play(&mut self.caller, &path, text).await;
        let Some(took) = took else {
            let this = |sent: &Sent| sent.game == game && sent.decision == decision;
            self.table.sent.borrow_mut().retain(|sent| !this(sent));
            // What was legal is so no more, or the node is in trouble: look again, but not at once.
            tokio::time::sleep(AGAIN).await;
            self.again().await;
            return;
        };
        self.made = decision;
        self.noted(decision, took);
        if self.club.plan.chat.is_some_and(|every| decision.is_multiple_of(every)) {
            beside::say(&self.club, &mut self.caller, &path, decision).await;
        }
    }

    /// A decision was acknowledged.
    fn noted(&self, decision: usize, took: Duration) {
        let game = self.game;
        let mut all = self.table.sent.borrow_mut();
        if let Some(sent) = all.iter_mut().find(|sent| sent.game == game && sent.decision == decision) {
            sent.acked = Some(Instant::now());
            sent.counts = self.club.phase() == Phase::Measuring;
        }
        if self.club.phase() == Phase::Measuring {
            self.club.tally.borrow_mut().acks.push((decision, took.as_secs_f64() * 1_000.0));
        }
        Table::settle(&self.club, &mut all);
    }

    /// Goes on to the next game of the table.
    async fn rematch(&mut self) {
        let Some(path) = self.table.path(self.game) else { return };
        let Some(next) = self.club.rematch(&mut self.caller, &path).await else {
            tokio::time::sleep(AGAIN).await;
            return;
        };
        {
            let mut paths = self.table.paths.borrow_mut();
            if paths.len() == self.game + 1 {
                paths.push(next);
                if self.club.phase() == Phase::Measuring {
                    self.club.tally.borrow_mut().games += 1;
                }
                self.table.moved.notify_waiters();
            }
        }
        self.game += 1;
        (self.made, self.seen) = (0, None);
    }

    async fn run(mut self) {
        let mut order = self.club.order.clone();
        if order.wait_for(|order| order.phase >= Phase::Opening).await.is_err() {
            return;
        }
        let mut first = true;
        let mut rested = 0;
        loop {
            let Order { phase, until } = *order.borrow_and_update();
            if phase >= Phase::Ended {
                break;
            }
            let Some(seen) = &mut self.seen else {
                if !first && phase >= Phase::Draining {
                    break;
                }
                let club = self.club.clone();
                let place = club.opening.acquire().await;
                self.open().await;
                drop(place);
                match &self.seen {
                    Some(_) if first => {
                        first = false;
                        club.missing.set(club.missing.get().saturating_sub(1));
                        if club.missing.get() == 0 {
                            let _ = club.said.send(Said::Open);
                        }
                    }
                    Some(_) => {}
                    None => tokio::time::sleep(AGAIN).await,
                }
                continue;
            };
            let text = seen.text.clone();
            let decision = text.decision();
            let plays = phase == Phase::Playing || phase == Phase::Measuring;
            if plays && self.plays && decision > self.made && decision < until && text.moves() != "[]" {
                // Whoever gave up his turn at every order would wait twice.
                let turn = tokio::select! {
                    // Looked at first: a move begun after the end would be answered, but no stream would tell of it.
                    biased;
                    _ = order.wait_for(|order| order.phase >= Phase::Draining) => false,
                    () = self.club.turn() => true,
                };
                if turn {
                    self.decide(&text).await;
                }
                continue;
            }
            let over = text.moves() == "[]" && text.over();
            if until != usize::MAX
                && (decision >= until || over)
                && until > rested
                && phase == Phase::Measuring
            {
                rested = until;
                let _ = self.club.said.send(Said::Rests);
            }
            if plays && until == usize::MAX && over {
                if self.plays {
                    self.rematch().await;
                    continue;
                }
                // Watchers go along; before the game is named nobody can.
                let table = self.table.clone();
                let moved = table.moved.notified();
                if table.path(self.game + 1).is_some() {
                    self.game += 1;
                    self.seen = None;
                    continue;
                }
                tokio::select! {
                    () = moved => {}
                    _ = order.changed() => {}
                }
                continue;
            }
            let came = tokio::select! {
                came = seen.events.next() => came,
                _ = order.changed() => continue,
            };
            match came {
                Ok(event) => self.take(event).await,
                Err(_) => {
                    self.club.error("stream lost");
                    self.seen = None;
                    tokio::time::sleep(AGAIN).await;
                }
            }
        }
        // What was patched all the time must be what the node would send afresh.
        if let (Some(seen), Some(path)) = (&self.seen, self.table.path(self.game))
            && let Some((id, html)) = self.club.frame(&mut self.caller, &path).await
            && id == seen.id
            && html != seen.text.html()
        {
            self.club.error("frame differs");
        }
    }
}

/// One thread of clients: seats its tables, opens their streams, plays, and gives what it counted.
pub(super) async fn thread(
    plan: Rc<Plan>,
    numbers: std::ops::Range<usize>,
    lobby: std::ops::Range<usize>,
    order: watch::Receiver<Order>,
    said: mpsc::Sender<Said>,
) -> Tally {
    let club = Rc::new(Club::new(plan.clone(), numbers.start as u64, order, said));
    let mut seating = JoinSet::new();
    for number in numbers {
        let club = club.clone();
        seating.spawn_local(async move {
            let place = club.opening.acquire().await;
            let mut people = Vec::new();
            for n in 0..club.plan.people {
                // Whoever plays together comes to different nodes, where there are several.
                people.push(club.guest(number + n).await?);
            }
            let mut watchers = Vec::new();
            for n in 0..club.plan.watchers {
                watchers.push(club.guest(number + n).await?);
            }
            let path = club.table(number, &mut people.iter_mut().collect::<Vec<_>>()).await?;
            drop(place);
            let table = Rc::new(Table {
                paths: RefCell::new(vec![path]),
                moved: Notify::new(),
                sent: RefCell::default(),
                texts: RefCell::default(),
                streams: people.len() + watchers.len(),
            });
            Some((table, people, watchers))
        });
    }
    let mut tables = Vec::new();
    let mut persons = Vec::new();
    let mut order = club.order.clone();
    loop {
        let done = tokio::select! {
            done = seating.join_next() => done,
            _ = order.wait_for(|order| order.phase >= Phase::Ended) => None,
        };
        let Some(done) = done else { break };
        let Ok(Some((table, people, watchers))) = done else { continue };
        let all = people.into_iter().map(|caller| (caller, true));
        for (caller, plays) in all.chain(watchers.into_iter().map(|caller| (caller, false))) {
            let (club, table) = (club.clone(), table.clone());
            persons.push(Person { club, table, caller, plays, game: 0, made: 0, seen: None });
        }
        tables.push(table);
    }
    club.missing.set(persons.len());
    let _ = club.said.send(Said::Seated);
    if persons.is_empty() {
        let _ = club.said.send(Said::Open);
    }
    let mut playing = JoinSet::new();
    for person in persons {
        playing.spawn_local(person.run());
    }
    for number in lobby {
        playing.spawn_local(beside::lobby(club.clone(), number));
    }
    let late = async {
        let _ = order.wait_for(|order| order.phase >= Phase::Draining).await;
        while order.borrow().phase == Phase::Draining {
            if tables.iter().all(|table| table.sent.borrow().is_empty()) {
                let _ = club.said.send(Said::Quiet);
                break;
            }
            tokio::time::sleep(LOOK).await;
        }
        let _ = order.wait_for(|order| order.phase >= Phase::Ended).await;
        tokio::time::sleep(LAST).await;
    };
    let mut ended = club.order.clone();
    let home = async {
        while playing.join_next().await.is_some() {}
        // Also if nobody is there, or all have gone for want of a stream: the others wait for word from here.
        let _ = ended.wait_for(|order| order.phase >= Phase::Ended).await;
    };
    tokio::select! {
        () = home => {}
        () = late => club.error("no answer"),
    }
    drop(playing);
    for table in tables {
        let lost = table.sent.borrow().iter().filter(|sent| sent.acked.is_some()).count();
        for _ in 0..lost {
            club.error("push lost");
        }
    }
    club.tally.take()
}
