//! A table is the fold of its events.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use game::paper::{Entry as Written, RECORD, Record};
use game::promise::commitment;
use game::{Fault, Seat, Turn};
use table::seating::{Back, Entry};
use table::{Occupant, Seating, Trouble};

use crate::event::{Ending, Event, Header, Leaving, Stamped, Time};
use crate::store::{Kept, Standing};
use crate::timing::Clocks;

/// A table as it stands. A plain value: whoever draws it has a copy, and nobody waits for them.
#[derive(Clone)]
pub struct Table {
    /// What never changes.
    pub header: Arc<Header>,
    /// The match and its players.
    pub seating: Seating,
    /// The number of its last event.
    pub version: u64,
    /// When that was.
    pub changed: Time,
    /// How it ended.
    pub ended: Option<Ending>,
    /// Whether whoever decided last keeps the turn until they end it.
    pub held: Option<Held>,
    /// Whether the last thing that happened was the end of a turn that was held: nobody need wait for a slip any more.
    released: bool,
    /// Where the rematch is played.
    pub rematch: Option<String>,
    /// What everybody has left on the clock.
    pub clocks: Clocks,
    /// The seats of people for whom a bot has decided something: they have left, also if they come back.
    pub helped: Vec<Seat>,
    /// What the log tells, in order.
    pub lines: Vec<Told>,
    /// So many decisions are shown to those who only watch: all but the last few where the table is watched late. It goes back
    /// only with the table: who has seen something goes on seeing it although a later decision is taken back.
    watched: usize,
    /// What tells a decision from all others of the table: all that was decided before it. Its number would not do, because
    /// after a step back another decision may have the same. Secret, because hidden moves are in it.
    pasts: Vec<u64>,
}

/// A turn that is held by its player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// Who.
    pub seat: Seat,
    /// Since when.
    pub since: Time,
}

/// A turn is held for so long at most where others wait for it: a minute.
pub const HELD: Time = 60_000;

/// A line of the log in its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// What is told.
    pub line: Line,
    /// The same for two lines only if all lines up to them are the same. Secret, because hidden moves are in it.
    pub chain: u64,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Line {
    /// Decision `n`, counted from 0: the game tells it.
    Decision(usize),
    /// Something about the players.
    Note {
        /// Whom it is about.
        seat: Option<Seat>,
        /// The message that says what; its value `seat` is whom it is about.
        told: &'static str,
    },
}

/// A table that today's rules cannot go on with: it is shown as it stood.
pub struct Shut {
    /// What was agreed.
    pub header: Header,
    /// Who sat where, as far as that can be told.
    pub seats: Vec<Occupant>,
    /// The decisions that were not taken back, in notation, by number.
    pub played: Vec<(Seat, String)>,
    /// How it ended, if it did.
    pub ended: Option<Ending>,
    /// The number of its last event.
    pub version: u64,
    /// Why it cannot be played here.
    pub why: Fault,
}

impl Table {
    /// A table from its events, or why there is none.
    pub fn fold(kept: Kept) -> Result<Self, Box<Shut>> {
        let begun = match Self::begin(&kept.header) {
            Ok(begun) => begun,
            Err(why) => return Err(Box::new(Shut::new(kept, why))),
        };
        let mut table = begun;
        for stamped in &kept.events {
            if let Err(trouble) = table.apply(stamped) {
                tracing::error!(
                    table = kept.header.id,
                    version = stamped.version,
                    ?trouble,
                    "a kept table does not replay"
                );
                let why = Fault::new("table-replay").with("decision", table.seating.decision());
                return Err(Box::new(Shut::new(kept, why)));
            }
        }
        table.take_seats(kept.seats);
        table.clocks.stood = kept.stood;
        Ok(table)
    }

    /// After the end nothing happens that a rename could be: names are those of the columns.
    pub(crate) fn take_seats(&mut self, seats: Vec<Occupant>) {
        if self.ended.is_some() && seats.len() == self.seating.seats().len() {
            self.seating.seat_all(seats);
        }
    }

    /// A table before its first event.
    pub fn begin(header: &Header) -> Result<Self, Fault> {
        let game = table::find(&header.game)?;
        let about = game.about();
        if !about.plays(header.rules) {
            return Err(Fault::new("table-rules")
                .with("then", i64::from(header.rules))
                .with("now", i64::from(about.rules)));
        }
        let dealt = match &header.position {
            None => game.deal(&header.setup.clone().under(about, header.rules), header.seed)?,
            Some(position) => game
                .place(&position.under(about, header.rules), header.seed)
                .map_err(|faults| faults.into_iter().next().unwrap_or(Fault::new("table-position")))?,
        };
        // After the deal: a board that is missing has a clearer reason of its own.
        if header.setup.data(about) != header.data {
            return Err(Fault::new("table-data"));
        }
        Ok(Self {
            header: Arc::new(header.clone()),
            seating: Seating::new(dealt, Vec::new()),
            version: 0,
            changed: header.opened,
            ended: None,
            held: None,
            released: false,
            rematch: None,
            clocks: Clocks::new(header.terms.speed, header.setup.seats),
            helped: Vec::new(),
            lines: Vec::new(),
            watched: 0,
            pasts: vec![0],
        })
    }

    /// Lets an event that is kept happen.
    pub fn apply(&mut self, stamped: &Stamped) -> Result<(), Trouble> {
        self.happen(&stamped.event, stamped.at)?;
        Ok(())
    }

    /// Lets an event happen; gives it as it is to be kept: a move as the game writes it, not as it was typed.
    pub(crate) fn happen(&mut self, event: &Event, at: Time) -> Result<Event, Trouble> {
        let mut kept = event.clone();
        // What is left on a clock is written with every change, and how somebody is called is nothing that anybody did at the
        // table: both change nothing else.
        let called = matches!(event, Event::Renamed { .. });
        self.released = match event {
            Event::Released => true,
            Event::Clock { .. } | Event::Renamed { .. } => self.released,
            _ => false,
        };
        match event {
            Event::Opened { seats } => self.seating.seat_all(seats.clone()),
            Event::Sat { seat, occupant } => {
                let back = matches!(self.seating.seats().get(seat.index()), Some(Occupant::Away { .. }));
                self.seating.sit(*seat, occupant.clone());
                if back {
                    self.tell(Line::Note { seat: Some(*seat), told: "note-back" });
                }
            }
            Event::Left { seat, bot, why } => self.leave(*seat, bot, *why),
            Event::Renamed { seat, person, name } => self.call(*seat, person, name),
            Event::Played { seat, mv, forced } => {
                let entry = Entry { seat: *seat, mv: mv.clone(), forced: *forced };
                let Entry { seat, mv, forced } = self.seating.play(&entry)?;
                let mut hasher = DefaultHasher::new();
                (self.past(), seat.index(), &mv).hash(&mut hasher);
                let number = self.pasts.len() - 1;
                self.pasts.push(hasher.finish());
                self.tell(Line::Decision(number));
                self.held = None;
                let away = matches!(self.seating.seats().get(seat.index()), Some(Occupant::Away { .. }));
                if away && !forced && !self.helped.contains(&seat) {
                    self.helped.push(seat);
                }
                kept = Event::Played { seat, mv, forced };
            }
            Event::Held { seat } => self.held = Some(Held { seat: *seat, since: at }),
            Event::Released => self.held = None,
            Event::TakenBack { to } => {
                self.held = None;
                self.seating.take_back(*to);
                self.pasts.truncate(to + 1);
                for Told { line, .. } in std::mem::take(&mut self.lines) {
                    if !matches!(line, Line::Decision(n) if n >= *to) {
                        self.tell(line);
                    }
                }
            }
            Event::Ended { how } => {
                self.ended = Some(*how);
                self.held = None;
                let told = match how {
                    Ending::Finished => None,
                    Ending::Resigned => Some("note-over-resigned"),
                    Ending::Closed => Some("note-over-closed"),
                    Ending::Forsaken => Some("note-over-forsaken"),
                };
                if let Some(id) = told {
                    self.tell(Line::Note { seat: None, told: id });
                }
            }
            Event::Rematch { table } => self.rematch = Some(table.clone()),
            // The clocks alone.
            Event::Clock { .. }
            | Event::OutOfTime { .. }
            | Event::TimeGiven { .. }
            | Event::PauseWanted { .. }
            | Event::PauseRefused { .. }
            | Event::Paused
            | Event::Resumed { .. } => {}
        }
        self.clock(event, at);
        self.version += 1;
        if !called {
            self.changed = at;
        }
        let length = self.pasts.len() - 1;
        let late = length.saturating_sub(usize::from(self.header.terms.delay));
        self.watched = self.watched.max(late).min(length);
        Ok(kept)
    }

    fn call(&mut self, seat: Seat, person: &str, name: &str) {
        let seats = self.seating.seats();
        let Some(occupant) = seats.get(seat.index()) else { return };
        let before = match occupant {
            Occupant::Person { id, .. } | Occupant::Here { id, .. } | Occupant::Away { id, .. } => id.clone(),
            Occupant::Bot { .. } | Occupant::Open => return,
        };
        let called = called(occupant, seats, person, name);
        self.seating.sit(seat, called);
        if before != person && self.header.host == before {
            Arc::make_mut(&mut self.header).host = person.to_owned();
        }
    }

    /// The table as it is shown to those who only watch: so many decisions late as was agreed, until the game is over. It is the
    /// match itself that is cut, so what is drawn, told and asked of it cannot know more. Who sits where is as it is now.
    #[must_use]
    pub fn late(self: &Arc<Self>) -> Arc<Self> {
        if self.ended.is_some() || self.watched + 1 >= self.pasts.len() {
            return self.clone();
        }
        let mut late = Self::clone(self);
        late.seating.take_back(self.watched);
        late.pasts.truncate(self.watched + 1);
        let told = |told: &Told| matches!(told.line, Line::Decision(n) if n >= self.watched);
        let lines = late.lines.iter().position(told).unwrap_or(late.lines.len());
        late.lines.truncate(lines);
        (late.held, late.released) = (None, false);
        Arc::new(late)
    }

    fn leave(&mut self, seat: Seat, bot: &str, why: Leaving) {
        let Some(away) = self.seating.seats().get(seat.index()).and_then(|occupant| away(occupant, bot, why))
        else {
            return;
        };
        self.seating.sit(seat, away);
        // Whoever goes holds nobody up.
        self.held = self.held.filter(|held| held.seat != seat);
        let told = match why {
            Leaving::Left => "note-left",
            Leaving::Resigned => "note-resigned",
            Leaving::Absent => "note-absent",
            Leaving::Time => "note-time-over",
        };
        self.tell(Line::Note { seat: Some(seat), told });
    }

    pub(crate) fn tell(&mut self, line: Line) {
        let mut hasher = DefaultHasher::new();
        self.lines.last().map(|told| told.chain).hash(&mut hasher);
        if let Line::Decision(n) = line {
            self.pasts.get(n + 1).hash(&mut hasher);
        }
        line.hash(&mut hasher);
        self.lines.push(Told { line, chain: hasher.finish() });
    }

    /// What tells the decision that is due from all others.
    #[must_use]
    pub fn past(&self) -> u64 {
        self.pasts.last().copied().unwrap_or(0)
    }

    /// Whose turn it is: nobody's after the end. A turn that is held is still its player's, although nothing is left in it
    /// but to end it, or to take back.
    #[must_use]
    pub fn turn(&self) -> Turn {
        match (self.ended, self.held) {
            (Some(_), _) => Turn::Over,
            (None, Some(held)) => Turn::Of(held.seat),
            (None, None) => self.seating.played().turn(),
        }
    }

    /// The seat for which a bot is to decide now: none while a turn is held, in a pause, and after the end.
    #[must_use]
    pub fn due_bot(&self) -> Option<Seat> {
        let due = self.seating.due_bot().map(|(seat, _)| seat);
        due.filter(|_| self.ended.is_none() && self.held.is_none() && !self.stands())
    }

    /// When a held turn ends by itself: never, as long as nobody but its player waits for it, nor in a pause.
    #[must_use]
    pub fn held_until(&self) -> Option<Time> {
        let held = self.held.filter(|_| !self.stands())?;
        let seats = self.seating.seats();
        let holder = seats.get(held.seat.index())?;
        let waits = |seat: &Occupant| match seat {
            Occupant::Person { id, .. } | Occupant::Here { id, .. } => !holder.belongs_to(id),
            _ => false,
        };
        seats.iter().any(waits).then_some(held.since + HELD)
    }

    /// Whether whoever decided last may still take that back, and has not said that the turn is over.
    #[must_use]
    pub fn may_slip(&self) -> bool {
        let last = self.pasts.len().checked_sub(2).and_then(|n| self.seating.played().decided(n));
        let by = last.and_then(|(seat, _)| self.seating.seats().get(seat.index()));
        let Some(Occupant::Person { id, .. } | Occupant::Here { id, .. }) = by else { return false };
        self.ended.is_none() && !self.released && self.seating.may_undo(id, Back::Step).is_ok()
    }

    /// Whether seats are open.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.ended.is_none() && self.seating.open().next().is_some()
    }

    /// What lists need to know.
    #[must_use]
    pub fn standing(&self) -> Standing {
        let open = self.is_open();
        Standing {
            turn: self.turn().seat().filter(|_| !open),
            bot: self.due_bot().is_some(),
            open,
            ended: self.ended.map(|how| {
                let points = (how == Ending::Finished).then(|| self.seating.played().scores().totals());
                (how, points.into_iter().flatten().collect())
            }),
            rematch: self.rematch.clone(),
            due: self.due(),
        }
    }
}

/// The same seat under another name. Whoever sat at the table as a guest and as themselves has a second seat at one screen.
fn called(occupant: &Occupant, seats: &[Occupant], person: &str, name: &str) -> Occupant {
    let (id, name) = (person.to_owned(), name.to_owned());
    let sits = |other: &Occupant| matches!(other, Occupant::Person { id, .. } if id == person);
    match occupant {
        Occupant::Person { id: before, .. } if before != person && seats.iter().any(sits) => {
            Occupant::Here { id, name }
        }
        Occupant::Person { .. } => Occupant::Person { id, name },
        Occupant::Here { .. } => Occupant::Here { id, name },
        Occupant::Away { bot, resigned, .. } => {
            Occupant::Away { id, name, bot: bot.clone(), resigned: *resigned }
        }
        other => other.clone(),
    }
}

/// A person who has left.
fn away(occupant: &Occupant, bot: &str, why: Leaving) -> Option<Occupant> {
    let (Occupant::Person { id, name } | Occupant::Here { id, name }) = occupant else { return None };
    let (id, name, bot) = (id.clone(), name.clone(), bot.to_owned());
    Some(Occupant::Away { id, name, bot, resigned: why == Leaving::Resigned })
}

impl Shut {
    fn new(kept: Kept, why: Fault) -> Self {
        let Kept { header, events, seats, stood: _, version: _ } = kept;
        // Nobody can be told of a rename at a table that nobody can play: the columns know.
        let mut shut = Self { header, seats, played: Vec::new(), ended: None, version: 0, why };
        for stamped in events {
            shut.version = stamped.version;
            match stamped.event {
                Event::Played { seat, mv, .. } => shut.played.push((seat, mv)),
                Event::TakenBack { to } => shut.played.truncate(to),
                Event::Ended { how } => shut.ended = Some(how),
                _ => {}
            }
        }
        shut
    }

    /// Its record, for the program that can replay it. It has no check marks, because nothing was replayed to make them.
    #[must_use]
    pub fn record(&self, players: Vec<String>) -> Record {
        let Header { game, rules, data, setup, seed, position, .. } = self.header.clone();
        let log = self.played.iter().map(|(seat, mv)| Written {
            seat: *seat,
            mv: mv.clone(),
            check: String::new(),
        });
        let record = Record {
            palatine: RECORD.to_owned(),
            game,
            rules,
            data,
            setup,
            players,
            seed,
            commitment: None,
            position: position.map(|file| file.position),
            log: log.collect(),
            result: None,
        };
        Record { commitment: Some(commitment(&record.promise())), ..record }
    }
}
