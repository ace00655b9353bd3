//! Who is at a table and what they say there: presence and chat. Neither is in the table's log.
//!
//! Each node knows who looks through it, by the lines that are open and by what hidden tabs ask now and then. It tells the
//! others through the store, where that is forgotten by itself; messages are kept, and read anew when a notice says so.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use game::Seat;
use table::Occupant;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;

use crate::clock::Clock;
use crate::event::Time;
use crate::fold::Table;
use crate::identity::random_id;
use crate::store::messages::{Attendance, Message, Room};
use crate::store::{Notice, Store, StoreError};

/// A page that was hidden for so long is away: a minute.
pub const AWAY: Time = 60_000;
/// Whoever has had no connection for so long is gone: half a minute.
pub const GONE: Time = 30_000;
/// A hidden tab asks every twenty seconds; one that was hidden for long its browser may let do so once a minute only.
const ASKS: Time = 90_000;
const LONG: Time = 240_000;
/// Whoever comes back this soon, as with a reload, was not away.
const BLINK: Time = 5_000;

/// So many of the last messages of a table are shown.
pub const SHOWN: usize = 300;
/// A company that nobody looks at is forgotten after so long: an hour.
const FORGOTTEN: Time = 3_600_000;
/// How often everything is looked after.
const TICK: Duration = Duration::from_secs(1);
/// What this node told the others holds for so long, and is told again before.
const HOLDS: Time = 45_000;
const AGAIN: Time = 20_000;
/// Every so many ticks it is looked up what the others told.
const LOOKS: u32 = 10;
/// So many people are told by name to other nodes; the others are counted.
const NAMED: usize = 100;

/// Whether somebody is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Presence {
    /// They look.
    Here,
    /// Their page is hidden.
    Away {
        /// Since when.
        since: Time,
    },
    /// They have no connection.
    Gone {
        /// Since when, if they were here at all.
        since: Option<Time>,
    },
    /// Nobody has looked at the table for long enough to know.
    Unknown,
}

/// Who is there, as everybody at the table may know.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Present {
    /// The people in their seats; bots and open seats have none.
    pub seats: Vec<(Seat, Presence)>,
    /// How many watch.
    pub watching: usize,
}

/// What this node knows of somebody.
#[derive(Clone, Copy, Default)]
struct Sign {
    lines: u32,
    /// Since when the page is hidden.
    hidden: Option<Time>,
    /// The last sign.
    last: Time,
}

impl Sign {
    fn presence(&self, now: Time) -> Presence {
        match self.hidden {
            _ if self.lines > 0 => Presence::Here,
            Some(since) if self.asks(now) => {
                if now - since < AWAY {
                    Presence::Here
                } else {
                    Presence::Away { since }
                }
            }
            None if now - self.last < GONE => Presence::Here,
            _ => Presence::Gone { since: Some(self.last) },
        }
    }

    /// Whether a hidden tab still asks. One that was closed asked once, when it was hidden.
    fn asks(&self, now: Time) -> bool {
        let patience = |since: Time| if self.last - since < LONG { GONE } else { ASKS };
        self.hidden.is_some_and(|since| now - self.last < patience(since))
    }

    /// Whether they count among those who watch.
    fn watches(&self, now: Time) -> bool {
        self.lines > 0 || self.asks(now) || now - self.last < BLINK
    }
}

/// What another node told: who, and how many more.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
struct Elsewhere {
    people: Vec<(String, char, Time)>,
    more: usize,
}

impl Elsewhere {
    fn presence(&self, person: &str) -> Option<Presence> {
        let (_, state, since) = self.people.iter().find(|(id, ..)| id == person)?;
        Some(match state {
            'h' => Presence::Here,
            'a' => Presence::Away { since: *since },
            _ => Presence::Gone { since: Some(*since) },
        })
    }
}

/// Everybody at one table.
pub struct Company {
    table: String,
    began: Time,
    inner: Mutex<Inner>,
    changes: watch::Sender<u64>,
}

#[derive(Default)]
struct Inner {
    here: HashMap<String, Sign>,
    elsewhere: Vec<Elsewhere>,
    /// Who sits where, by the version of the table that was last looked at.
    version: u64,
    seats: Vec<(Seat, String)>,
    players: Vec<String>,
    present: Arc<Present>,
    /// What the other nodes were told, and when.
    told: Option<String>,
    told_at: Time,
    messages: Vec<Arc<Message>>,
    /// Whether something was said that has not been read yet.
    unread: bool,
    last: Time,
}

impl Company {
    fn new(table: &str, now: Time) -> Self {
        let inner = Inner { unread: true, last: now, ..Inner::default() };
        Self { table: table.to_owned(), began: now, inner: Mutex::new(inner), changes: watch::Sender::new(0) }
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        // Nothing in here can break off half-way.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Told whenever somebody came, went or spoke.
    #[must_use]
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Somebody looks: until the line is dropped.
    #[must_use]
    pub fn look(self: &Arc<Self>, person: &str, clock: &Clock) -> Line {
        let now = clock.now();
        {
            let mut inner = self.inner();
            let sign = inner.here.entry(person.to_owned()).or_default();
            (sign.lines, sign.hidden, sign.last) = (sign.lines + 1, None, now);
            inner.last = now;
            inner.present = Arc::new(inner.count(self.began, now));
        }
        Line { company: self.clone(), person: person.to_owned(), clock: clock.clone() }
    }

    /// Somebody's hidden tab asks how things stand.
    pub fn glance(&self, person: &str, now: Time) {
        let mut inner = self.inner();
        // Who does not look at the table anyway is not made known by asking.
        if let Some(sign) = inner.here.get_mut(person) {
            sign.hidden.get_or_insert(now);
            sign.last = now;
            inner.last = now;
        }
    }

    /// Who is there, at a table as it stands.
    #[must_use]
    pub fn present(&self, table: &Table, now: Time) -> Arc<Present> {
        let mut inner = self.inner();
        if inner.version < table.version {
            inner.version = table.version;
            let seats = table.seating.seats();
            let mut sits = Vec::new();
            let mut players = Vec::new();
            for (seat, occupant) in Seat::all(seats.len()).zip(seats) {
                match occupant {
                    Occupant::Person { id, .. } | Occupant::Here { id, .. } => {
                        sits.push((seat, id.clone()));
                        players.push(id.clone());
                    }
                    Occupant::Away { id, resigned: false, .. } => players.push(id.clone()),
                    _ => {}
                }
            }
            if (&sits, &players) != (&inner.seats, &inner.players) {
                (inner.seats, inner.players) = (sits, players);
                inner.present = Arc::new(inner.count(self.began, now));
            }
        }
        inner.present.clone()
    }

    /// Whether somebody looks at the table through this node.
    fn looks(&self, person: &str) -> bool {
        self.inner().here.get(person).is_some_and(|sign| sign.lines > 0)
    }

    /// What was said after a number, as far as it was read.
    #[must_use]
    pub fn said(&self, after: u64) -> Vec<Arc<Message>> {
        let inner = self.inner();
        let from = inner.messages.partition_point(|message| message.number <= after);
        inner.messages[from..].to_vec()
    }

    /// Reads what was said since.
    async fn read(&self, store: &dyn Store) -> Result<(), StoreError> {
        let after = {
            let mut inner = self.inner();
            inner.unread = false;
            inner.messages.last().map_or(0, |message| message.number)
        };
        let said = store.messages().said(&self.table, after, SHOWN).await.inspect_err(|_| {
            self.inner().unread = true;
        })?;
        if said.is_empty() {
            return Ok(());
        }
        {
            let mut inner = self.inner();
            let known = inner.messages.last().map_or(0, |message| message.number);
            inner.messages.extend(said.into_iter().filter(|message| message.number > known).map(Arc::new));
            let surplus = inner.messages.len().saturating_sub(SHOWN);
            inner.messages.drain(..surplus);
        }
        self.changes.send_modify(|count| *count += 1);
        Ok(())
    }

    /// Time has passed: who is away or gone by now is noticed. Gives what other nodes should be told.
    fn tick(&self, now: Time) -> Option<Attendance> {
        let mut inner = self.inner();
        let present = inner.count(self.began, now);
        if *inner.present != present {
            inner.present = Arc::new(present);
            self.changes.send_modify(|count| *count += 1);
        }
        let body = inner.written(now);
        let due = body.is_some() && now - inner.told_at >= AGAIN;
        if body == inner.told && !due {
            return None;
        }
        (inner.told, inner.told_at) = (body.clone(), now);
        Some(Attendance { table: self.table.clone(), body })
    }

    /// Whether nobody has been here for long.
    fn is_forgotten(&self, now: Time) -> bool {
        let inner = self.inner();
        now - inner.last > FORGOTTEN && inner.here.values().all(|sign| sign.lines == 0)
    }
}

impl Inner {
    /// What is known of somebody, here and elsewhere: the best of it.
    fn presence(&self, person: &str, began: Time, now: Time) -> Presence {
        let here = self.here.get(person).map(|sign| sign.presence(now));
        let all = here.into_iter().chain(self.elsewhere.iter().filter_map(|node| node.presence(person)));
        let rank = |presence: &Presence| match *presence {
            Presence::Here => (3, 0),
            Presence::Away { since } => (2, since),
            Presence::Gone { since } => (1, since.unwrap_or(0)),
            Presence::Unknown => (0, 0),
        };
        all.max_by_key(rank).unwrap_or(if now - began < GONE {
            Presence::Unknown
        } else {
            Presence::Gone { since: None }
        })
    }

    fn count(&self, began: Time, now: Time) -> Present {
        let seats = self.seats.iter().map(|(seat, id)| (*seat, self.presence(id, began, now))).collect();
        let watches = |id: &str| !self.players.iter().any(|player| player == id);
        let here: Vec<&str> = self
            .here
            .iter()
            .filter(|(id, sign)| sign.watches(now) && watches(id))
            .map(|(id, _)| id.as_str())
            .collect();
        let there = |node: &Elsewhere| {
            let named = node.people.iter().filter(|(id, state, _)| *state != 'g' && watches(id));
            named.filter(|(id, ..)| !here.contains(&id.as_str())).count() + node.more
        };
        Present { seats, watching: here.len() + self.elsewhere.iter().map(there).sum::<usize>() }
    }

    /// Who is here, for other nodes; nothing if it is nobody.
    fn written(&mut self, now: Time) -> Option<String> {
        // Who has long been gone is nothing that anybody must know.
        self.here.retain(|_, sign| sign.lines > 0 || now - sign.last < FORGOTTEN);
        if self.here.is_empty() {
            return None;
        }
        let mut people: Vec<(String, char, Time)> = Vec::new();
        let mut more = 0;
        for (id, sign) in &self.here {
            let (state, since) = match sign.presence(now) {
                Presence::Here if sign.watches(now) || self.players.contains(id) => ('h', 0),
                Presence::Away { since } => ('a', since),
                _ => ('g', sign.last),
            };
            if people.len() < NAMED || self.players.contains(id) {
                people.push((id.clone(), state, since));
            } else if state != 'g' {
                more += 1;
            }
        }
        people.sort_unstable();
        serde_json::to_string(&Elsewhere { people, more }).ok()
    }
}

/// Somebody who looks at a table. Dropping it says that the line is closed.
pub struct Line {
    company: Arc<Company>,
    person: String,
    clock: Clock,
}

impl Drop for Line {
    fn drop(&mut self) {
        let mut inner = self.company.inner();
        let now = self.clock.now();
        if let Some(sign) = inner.here.get_mut(&self.person) {
            sign.lines = sign.lines.saturating_sub(1);
            sign.last = now;
        }
        inner.last = now;
    }
}

/// The companies of all tables that somebody looks at, or did not long ago.
pub struct Companies {
    store: Arc<dyn Store>,
    clock: Clock,
    all: Mutex<HashMap<String, Arc<Company>>>,
}

impl Companies {
    /// On a store. They look after themselves as long as they live.
    #[must_use]
    pub(crate) fn new(store: Arc<dyn Store>, clock: Clock) -> Arc<Self> {
        let companies = Arc::new(Self { store, clock, all: Mutex::default() });
        tokio::spawn(listen(Arc::downgrade(&companies), companies.store.notices()));
        tokio::spawn(tend(Arc::downgrade(&companies)));
        companies
    }

    fn all(&self) -> MutexGuard<'_, HashMap<String, Arc<Company>>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The company at a table.
    pub fn of(&self, table: &str) -> Arc<Company> {
        let now = self.clock.now();
        let new = || Arc::new(Company::new(table, now));
        self.all().entry(table.to_owned()).or_insert_with(new).clone()
    }

    /// The company at a table, if anybody is or was there.
    #[must_use]
    pub fn known(&self, table: &str) -> Option<Arc<Company>> {
        self.all().get(table).cloned()
    }

    /// Reads what was said at a table, if that is not done yet. What fails is tried again soon.
    pub async fn catch_up(&self, company: &Company) {
        if company.inner().unread
            && let Err(error) = company.read(&*self.store).await
        {
            tracing::warn!(%error, "what was said could not be read");
        }
    }

    /// Says something at a table.
    pub async fn say(
        &self,
        table: &str,
        room: Room,
        person: &str,
        name: &str,
        said: Said,
    ) -> Result<(), StoreError> {
        let (phrase, text) = match said {
            Said::Phrase(key) => (Some(key.to_owned()), String::new()),
            Said::Text(text) => (None, text),
        };
        let message = Message {
            id: random_id(8),
            table: table.to_owned(),
            number: 0,
            room,
            person: person.to_owned(),
            name: name.to_owned(),
            phrase,
            text,
            at: self.clock.now(),
        };
        self.store.messages().say(message).await?;
        if let Some(company) = self.known(table) {
            company.inner().unread = true;
            self.catch_up(&company).await;
        }
        Ok(())
    }

    /// Takes the name from everything a person has said, here and on other nodes.
    pub(crate) async fn unname(&self, person: &str) -> Result<(), StoreError> {
        self.store.messages().unname(person).await?;
        self.read_anew();
        Ok(())
    }

    /// What is remembered may not be so any more: it is read when somebody comes, or soon.
    fn read_anew(&self) -> Vec<Arc<Company>> {
        let all: Vec<Arc<Company>> = self.all().values().cloned().collect();
        for company in &all {
            let mut inner = company.inner();
            inner.messages.clear();
            inner.unread = true;
        }
        all
    }

    /// Whether somebody looks at a table, through whichever node.
    pub async fn looks(&self, table: &str, person: &str) -> Result<bool, StoreError> {
        if self.known(table).is_some_and(|company| company.looks(person)) {
            return Ok(true);
        }
        let told = self.store.messages().attending(vec![table.to_owned()], self.clock.now()).await?;
        Ok(told.iter().filter_map(elsewhere).any(|node| node.presence(person) == Some(Presence::Here)))
    }

    /// Looks up what other nodes told of these tables.
    async fn look_elsewhere(&self, tables: Vec<String>) {
        let known: Vec<String> = {
            let all = self.all();
            tables.into_iter().filter(|table| all.contains_key(table)).collect()
        };
        if known.is_empty() {
            return;
        }
        let told = match self.store.messages().attending(known.clone(), self.clock.now()).await {
            Ok(told) => told,
            Err(error) => return tracing::warn!(%error, "who is elsewhere could not be read"),
        };
        for table in known {
            let nodes = told.iter().filter(|told| told.table == table).filter_map(elsewhere).collect();
            if let Some(company) = self.known(&table) {
                company.inner().elsewhere = nodes;
            }
        }
    }
}

fn elsewhere(told: &Attendance) -> Option<Elsewhere> {
    serde_json::from_str(told.body.as_deref()?).ok()
}

/// What other nodes say.
async fn listen(companies: Weak<Companies>, mut notices: tokio::sync::broadcast::Receiver<Notice>) {
    loop {
        let notice = match notices.recv().await {
            Ok(notice) => notice,
            Err(RecvError::Lagged(_)) => Notice::Everything,
            Err(RecvError::Closed) => return,
        };
        let Some(companies) = companies.upgrade() else { return };
        match notice {
            Notice::Tables(_) | Notice::Lobby => {}
            Notice::Said(tables) => {
                for company in tables.iter().filter_map(|table| companies.known(table)) {
                    company.inner().unread = true;
                    companies.catch_up(&company).await;
                }
            }
            Notice::Attended(tables) => companies.look_elsewhere(tables).await,
            Notice::Everything => {
                let all = companies.read_anew();
                companies.look_elsewhere(all.iter().map(|company| company.table.clone()).collect()).await;
            }
        }
    }
}

/// Looks after everybody, once a second.
async fn tend(companies: Weak<Companies>) {
    for round in 1_u32.. {
        tokio::time::sleep(TICK).await;
        let Some(companies) = companies.upgrade() else { return };
        let now = companies.clock.now();
        let all: Vec<Arc<Company>> = companies.all().values().cloned().collect();
        let told: Vec<Attendance> = all.iter().filter_map(|company| company.tick(now)).collect();
        if !told.is_empty()
            && let Err(error) = companies.store.messages().attend(told, now + HOLDS).await
        {
            tracing::warn!(%error, "other nodes could not be told who is here");
        }
        for company in &all {
            companies.catch_up(company).await;
        }
        if round.is_multiple_of(LOOKS) {
            companies.look_elsewhere(all.iter().map(|company| company.table.clone()).collect()).await;
            companies.all().retain(|_, company| !company.is_forgotten(now));
        }
    }
}

/// Something to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// One of the [`PHRASES`].
    Phrase(&'static str),
    /// Text of one's own, cleaned.
    Text(String),
}

/// The quick phrases, by key: each reader gets them in their language.
pub const PHRASES: [&str; 7] = ["hello", "luck", "played", "moment", "slow", "thanks", "game"];

/// The most characters of a message.
pub const LONGEST: usize = 300;

impl Said {
    /// A phrase by its key.
    #[must_use]
    pub fn phrase(key: &str) -> Option<Self> {
        PHRASES.into_iter().find(|phrase| *phrase == key).map(Self::Phrase)
    }

    /// Free text in one line: nothing in it that is not seen, or that turns the direction of reading. Nothing if nothing is
    /// left, or if it is too long.
    #[must_use]
    pub fn text(text: &str) -> Option<Self> {
        let seen = |c: &char| {
            !c.is_control()
                && !matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200c}' | '\u{200e}'..='\u{200f}'
                    | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
                    | '\u{e0000}'..='\u{e007f}')
        };
        let spaced: String =
            text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(seen).collect();
        let words: Vec<&str> = spaced.split(' ').filter(|word| !word.is_empty()).collect();
        let text = words.join(" ");
        (1..=LONGEST).contains(&text.chars().count()).then_some(Self::Text(text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_fades() {
        let looking = Sign { lines: 1, hidden: None, last: 0 };
        assert_eq!(looking.presence(FORGOTTEN), Presence::Here);
        let left = Sign { lines: 0, hidden: None, last: 1_000 };
        assert_eq!(left.presence(1_000 + GONE - 1), Presence::Here, "a reload is no leaving");
        assert_eq!(left.presence(1_000 + GONE), Presence::Gone { since: Some(1_000) });
        let hidden = |last| Sign { lines: 0, hidden: Some(0), last };
        assert_eq!(hidden(40_000).presence(59_999), Presence::Here);
        assert_eq!(hidden(40_000).presence(60_000), Presence::Away { since: 0 });
        assert_eq!(hidden(600_000).presence(600_000 + ASKS - 1), Presence::Away { since: 0 });
        assert_eq!(hidden(600_000).presence(600_000 + ASKS), Presence::Gone { since: Some(600_000) });
        assert_eq!(
            hidden(0).presence(GONE),
            Presence::Gone { since: Some(0) },
            "a tab that was closed asks no more"
        );
    }

    #[test]
    fn what_is_said_is_seen() {
        let text = |text: &str| match Said::text(text) {
            Some(Said::Text(text)) => text,
            other => panic!("{other:?}"),
        };
        assert_eq!(text("  Ciao\na\ttutti  "), "Ciao a tutti");
        assert_eq!(text("a\u{202e}b\u{200b}c\u{0}d"), "abcd");
        assert_eq!(text("<b>王 🏯</b>"), "<b>王 🏯</b>");
        for nothing in ["", " \n ", "\u{200b}\u{202e}", &"x".repeat(LONGEST + 1)] {
            assert_eq!(Said::text(nothing), None);
        }
        assert!(Said::text(&"é".repeat(LONGEST)).is_some());
        assert!(Said::phrase("hello").is_some() && Said::phrase("hallo").is_none());
    }

    #[test]
    fn the_best_of_what_is_known_counts() {
        let company = Company::new("t", 0);
        let mut inner = company.inner();
        inner.seats = vec![(Seat::new(0), "a".to_owned()), (Seat::new(1), "b".to_owned())];
        inner.players = vec!["a".to_owned(), "b".to_owned()];
        assert_eq!(inner.count(0, GONE - 1).seats[0].1, Presence::Unknown);
        assert_eq!(inner.count(0, GONE).seats[0].1, Presence::Gone { since: None });
        inner.here.insert("a".to_owned(), Sign { lines: 0, hidden: None, last: 0 });
        inner.here.insert("w".to_owned(), Sign { lines: 2, hidden: None, last: 0 });
        let people = vec![
            ("a".to_owned(), 'a', 5_000),
            ("v".to_owned(), 'h', 0),
            ("w".to_owned(), 'h', 0),
            ("x".to_owned(), 'g', 0),
        ];
        inner.elsewhere = vec![Elsewhere { people, more: 3 }];
        let present = inner.count(0, 90_000);
        assert_eq!(present.seats[0].1, Presence::Away { since: 5_000 });
        assert_eq!(present.watching, 5, "w once, v, and three more");
    }
}
