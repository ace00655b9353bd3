//! What is kept of people: names, accounts, sessions, bans, reports.
//!
//! A person has a random id that only the house and their cookie know, and a public one for addresses, made with their first
//! row. Guests need no row at all. Whoever has an account is known only by a session that is kept here; of its secret, of a
//! password and of a recovery link only hashes are kept. Whoever has gone leaves a row without a name, so that an old cookie
//! opens nothing.

use super::{Later, StoreError};
use crate::event::{Event, Time};
use crate::names;
use table::Occupant;

/// What is kept of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Profile {
    /// Unguessable, never shown.
    pub id: String,
    /// For addresses.
    pub public: String,
    /// The name; empty for whoever has gone.
    pub name: String,
    /// When they were first met.
    pub since: Time,
    /// Since when they have an account.
    pub kept: Option<Time>,
    /// When their password was set.
    pub password: Option<Time>,
    /// When their recovery link was made.
    pub recovery: Option<Time>,
    /// Since when they are banned, and why.
    pub banned: Option<(Time, String)>,
    /// When they deleted their account, or became somebody else by signing in.
    pub gone: Option<Time>,
}

impl Profile {
    /// Whether they have an account.
    #[must_use]
    pub const fn has_account(&self) -> bool {
        self.kept.is_some() && self.gone.is_none()
    }
}

/// Whoever asks, as the house knows them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Met {
    /// Who.
    pub profile: Profile,
    /// When their session was last noted, if it is one of theirs.
    pub session: Option<Time>,
}

/// Somebody's first row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct First {
    /// Who.
    pub person: String,
    /// For addresses.
    pub public: String,
    /// The name.
    pub name: String,
    /// When.
    pub at: Time,
}

/// How somebody keeps their name and games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Keep {
    /// Who.
    pub person: String,
    /// Under which name.
    pub name: String,
    /// What its look-alikes share ([`names::skeleton`]).
    pub skeleton: String,
    /// The hash of a password.
    pub password: Option<String>,
    /// The hash of a recovery link's secret.
    pub recovery: Option<String>,
    /// When.
    pub at: Time,
}

/// Where somebody is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The hash of its secret.
    pub hash: String,
    /// Whose.
    pub person: String,
    /// By which its owner names it.
    pub handle: String,
    /// What it is, as far as the browser said: a key such as `firefox-linux`.
    pub device: String,
    /// How it began: `kept`, `password` or `recovery`.
    pub how: String,
    /// When it began.
    pub began: Time,
    /// When it was last noted.
    pub seen: Time,
}

/// What somebody reports.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its number; given by the store.
    pub id: i64,
    /// When.
    pub at: Time,
    /// By whom.
    pub by: String,
    /// About whom.
    pub about: String,
    /// At which table.
    pub table: Option<String>,
    /// Which message, if it is about one: its name.
    pub message: Option<String>,
    /// The name or the message as it was.
    pub text: String,
    /// What is wrong with it, in their words.
    pub why: String,
}

/// Why a name was not kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotNamed {
    /// It is, or looks like, the name of somebody who has an account.
    Taken,
    /// There is nobody to be named so: no row, or they have gone, or have an account already.
    Nobody,
    /// The store does not answer.
    Store(StoreError),
}

impl From<StoreError> for NotNamed {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// Keeps people.
pub trait People: Send + Sync {
    /// Makes somebody's first row; whoever has one keeps it.
    fn enter(&self, first: First) -> Later<()>;

    /// Whoever has this id, and whether the session with this hash is theirs. Nobody has a row by default.
    fn meet(&self, person: &str, session: Option<&str>) -> Later<Option<Met>>;

    /// Changes the name of somebody who has a row.
    fn rename(&self, person: &str, name: &str, skeleton: &str) -> Later<(), NotNamed>;

    /// Makes an account of a guest who has a row.
    fn keep(&self, keep: Keep) -> Later<(), NotNamed>;

    /// Sets the password of an account, by its hash.
    fn set_password(&self, person: &str, hash: &str, at: Time) -> Later<()>;

    /// Sets the recovery link of an account, by the hash of its secret: an older one is useless from then on.
    fn set_recovery(&self, person: &str, hash: &str, at: Time) -> Later<()>;

    /// The account with that skeleton, and the hash of its password.
    fn account(&self, skeleton: &str) -> Later<Option<(Profile, Option<String>)>>;

    /// The account whose recovery link has a secret with that hash.
    fn recovered(&self, hash: &str) -> Later<Option<Profile>>;

    /// Begins a session.
    fn sign_in(&self, session: Session) -> Later<()>;

    /// Notes that a session is in use.
    fn seen(&self, hash: &str, at: Time) -> Later<()>;

    /// A person's sessions, the one that was used last first.
    fn sessions(&self, person: &str) -> Later<Vec<Session>>;

    /// Ends a session of a person, by its handle.
    fn sign_out(&self, person: &str, handle: &str) -> Later<()>;

    /// Ends all sessions of a person, but this one.
    fn sign_out_all(&self, person: &str, but: Option<&str>) -> Later<()>;

    /// The tables that are not over at which a person has a seat, also one they resigned from.
    fn at_tables(&self, person: &str) -> Later<Vec<String>>;

    /// Calls a person so at all tables that are over, and at these. Gives the tables where that changed something.
    fn call(&self, person: &str, name: &str, also: Vec<String>) -> Later<Vec<String>>;

    /// What a guest had at tables that are over, and at these, and the tables they opened, is an account's from now on; the
    /// guest has gone. Gives the tables.
    fn take_over(&self, guest: &str, account: &str, also: Vec<String>, at: Time) -> Later<Vec<String>>;

    /// Forgets a person: their name at all tables, in columns and in events, their account, their sessions. What they played
    /// stays. Gives the tables.
    fn forget(&self, person: &str, at: Time) -> Later<Vec<String>>;

    /// Bans somebody who has a row, or lifts the ban. Says whether there is such a person.
    fn ban(&self, person: &str, banned: Option<(Time, String)>) -> Later<bool>;

    /// Somebody by their public id, their id, or the skeleton of an account's name.
    fn find(&self, id: &str, skeleton: &str) -> Later<Option<Profile>>;

    /// People who have a row and whose name contains this, whatever the case; the newest first, at most so many.
    fn list(&self, part: &str, most: usize) -> Later<Vec<Profile>>;

    /// The words that no name may contain, if the host has set them.
    fn words(&self) -> Later<Option<Vec<String>>>;

    /// Sets them.
    fn set_words(&self, words: Vec<String>) -> Later<()>;

    /// Keeps a report.
    fn report(&self, report: Report) -> Later<()>;

    /// The reports that are not settled, the oldest first, at most so many.
    fn reports(&self, most: usize) -> Later<Vec<Report>>;

    /// What a person has reported, the newest first.
    fn reported_by(&self, person: &str) -> Later<Vec<Report>>;

    /// Settles a report; says whether there was one.
    fn settle(&self, report: i64) -> Later<bool>;
}

/// A seat in the columns: table, number, kind, person, name.
pub(super) type Sits = (String, i64, String, Option<String>, Option<String>);

/// How the seats of a person are called from now on: table, seat, name. At a screen that several people share only their own
/// seat is: the one of a person, or the first that is away. Nobody is called like another at the table.
pub(super) fn calls(all: &[Sits], person: &str, name: &str) -> Vec<(String, i64, String)> {
    let mut calls = Vec::new();
    let mut rest = all;
    while let Some((table, ..)) = rest.first() {
        let here = rest.iter().take_while(|sits| sits.0 == *table).count();
        let (seats, later) = rest.split_at(here);
        rest = later;
        let theirs =
            |kind: &str| seats.iter().position(|sits| sits.2 == kind && sits.3.as_deref() == Some(person));
        let Some(own) = theirs("person").or_else(|| theirs("away")) else { continue };
        let others: Vec<&str> = seats
            .iter()
            .enumerate()
            .filter(|(n, _)| *n != own)
            .filter_map(|(_, sits)| sits.4.as_deref())
            .collect();
        let called = names::distinct(name, &others);
        if seats[own].4.as_deref() != Some(&called) {
            calls.push((table.clone(), seats[own].1, called));
        }
    }
    calls
}

/// An event without the name of a person, if it bore it. Which seat is whose stays known, by an id that is nobody's any more.
pub(super) fn without_name(event: &Event, person: &str) -> Option<Event> {
    let mut event = event.clone();
    let mut bore = false;
    let mut blank = |occupant: &mut Occupant| {
        if let Occupant::Person { id, name } | Occupant::Here { id, name } | Occupant::Away { id, name, .. } =
            occupant
            && id == person
            && !name.is_empty()
        {
            name.clear();
            bore = true;
        }
    };
    match &mut event {
        Event::Opened { seats } => seats.iter_mut().for_each(blank),
        Event::Sat { occupant, .. } => blank(occupant),
        Event::Renamed { person: whose, name, .. } if whose == person && !name.is_empty() => {
            name.clear();
            bore = true;
        }
        _ => {}
    }
    bore.then_some(event)
}
