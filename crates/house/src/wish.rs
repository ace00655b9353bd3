//! What people, bots and the house itself may wish at a table, and what a wish comes to: events, or a reason why not.
//!
//! Nothing here waits or writes: a wish is weighed against the table as it stands, and may be weighed again if somebody
//! else was first.

use game::{Seat, Turn};
use table::Occupant;
use table::seating::{Back, Entry, No};

use crate::event::{Ending, Event, Header, Leaving, Time};
use crate::fold::Table;
use crate::identity::random_id;
use crate::names;
use crate::store::{NewTable, StoreError};
use crate::terms::{Speed, Terms};
use crate::timing::{BACK, MORE, MORE_DAYS, Purse};

/// After so long without a decision, outages of the house not counted, the host may give an absent person's seat to a bot: a day.
pub const ABSENT: Time = 24 * 60 * 60 * 1_000;

/// A table that nobody touched for so long, outages not counted, ends by itself: thirty days.
pub const FORSAKEN: Time = 30 * ABSENT;

/// A wish. Those of people name who wishes.
#[derive(Clone, Debug)]
pub enum Wish {
    /// A move. It names the decision it answers.
    Play {
        /// Who.
        person: String,
        /// Which decision, counted from 1.
        decision: usize,
        /// For which seat.
        seat: Seat,
        /// What, in notation.
        mv: String,
        /// Whether the turn, if it is over with it, is held until its player ends it.
        hold: bool,
    },
    /// Ending a turn that is held.
    EndTurn {
        /// Who.
        person: String,
        /// The decision that is due after it.
        decision: usize,
    },
    /// Taking back.
    Undo {
        /// Who.
        person: String,
        /// The decision that is due.
        decision: usize,
        /// How far.
        back: Back,
    },
    /// Taking an open seat, or one's own again after leaving.
    Join {
        /// Who.
        person: String,
        /// Under which name.
        name: String,
    },
    /// The host gives all open seats to bots.
    Fill {
        /// Who.
        person: String,
        /// Which bot.
        bot: String,
    },
    /// Leaving: a bot plays on.
    Leave {
        /// Who.
        person: String,
        /// Which bot.
        bot: String,
        /// Whether for good.
        resign: bool,
    },
    /// The host gives an absent person's seat to a bot.
    Replace {
        /// Who.
        person: String,
        /// Which seat.
        seat: Seat,
        /// Which bot.
        bot: String,
    },
    /// The host closes a table at which nobody else sits.
    Close {
        /// Who.
        person: String,
    },
    /// The same players once more.
    Rematch {
        /// Who.
        person: String,
    },
    /// Being called otherwise from now on. Without a name, because an account was deleted, it goes from all their seats.
    Rename {
        /// Who.
        person: String,
        /// How.
        name: String,
        /// Who they are from now on, if it is a guest who has signed in.
        becomes: Option<String>,
    },
    /// Whoever runs the house closes the table.
    Shut,
    /// More time for somebody whose time has run out.
    Give {
        /// Who gives it.
        person: String,
    },
    /// A bot shall play on at once for somebody whose time has run out.
    PlayOn {
        /// Who wishes it.
        person: String,
    },
    /// A pause: offered, or agreed to. When all people want it, the game is paused.
    Pause {
        /// Who.
        person: String,
    },
    /// No pause: an offer is refused, or withdrawn.
    NoPause {
        /// Who.
        person: String,
    },
    /// The game goes on after a pause.
    Resume {
        /// Who.
        person: String,
    },
    /// A bot's answer to what it was asked at that version.
    Answer {
        /// The version of the table when it was asked.
        version: u64,
        /// For which seat.
        seat: Seat,
        /// What, in notation.
        mv: String,
    },
    /// What leaves no choice is played; a turn that was held for too long, a time that is over, and what nobody has touched for
    /// long, ends.
    Tend,
}

/// Why a wish was not granted.
#[derive(Clone, PartialEq, Debug)]
pub enum Denied {
    /// There is no such table.
    NoTable,
    /// By the table or its rules.
    No(No),
    /// It is over: nothing can be changed any more.
    Over,
    /// The turn before has not been ended yet.
    Held,
    /// The time of whoever is to decide has run out.
    OutOfTime,
    /// The game is paused.
    Paused,
    /// The person is not absent yet.
    NotAbsent,
    /// Somebody else sits there.
    NotAlone,
    /// Advice is not for whoever asks, or not now.
    NoAdvice,
    /// Only a game that was played to its end is analysed.
    NoAnalysis,
    /// The person waits for many analyses already.
    TooManyAnalyses,
    /// It could not be kept. Whoever wishes it again learns whether it was kept all the same.
    Store(StoreError),
}

impl From<No> for Denied {
    fn from(no: No) -> Self {
        Self::No(no)
    }
}

/// What a wish comes to.
pub struct Granted {
    /// How the table will stand.
    pub next: Table,
    /// What happens; nothing if it has happened before.
    pub events: Vec<Event>,
    /// Whether the players change.
    pub seats: bool,
    /// A table to be opened in the same breath.
    pub opens: Option<NewTable>,
}

impl Granted {
    fn nothing(table: &Table) -> Self {
        Self { next: table.clone(), events: Vec::new(), seats: false, opens: None }
    }

    fn add(&mut self, event: &Event, now: Time) -> Result<(), Denied> {
        self.seats |= matches!(
            event,
            Event::Opened { .. } | Event::Sat { .. } | Event::Left { .. } | Event::Renamed { .. }
        );
        let kept = self.next.happen(event, now).map_err(|trouble| Denied::No(No::Rules(trouble)))?;
        self.events.push(kept);
        Ok(())
    }

    /// Writes down what whoever is to decide has left.
    fn charge(&mut self, now: Time) -> Result<(), Denied> {
        let Some(seat) = self.next.runs() else { return Ok(()) };
        let Purse { bank, free } = self.next.purse_at(seat, now);
        if self.next.clocks.purse(seat) != (Purse { bank, free }) {
            self.add(&Event::Clock { seat, bank, free }, now)?;
        }
        Ok(())
    }

    /// What is over by itself, whatever is wished: a turn that was held while others waited, a time, the minute in which others
    /// could have given more of it.
    fn pass(&mut self, now: Time) -> Result<(), Denied> {
        let (due, held) = (self.next.due(), self.next.held_until());
        if held.is_some_and(|held| now >= held && due.is_none_or(|due| held <= due)) {
            self.charge(now)?;
            self.add(&Event::Released, now)?;
        } else if due.is_some_and(|due| now >= due) {
            match (self.next.clocks.out, self.next.runs()) {
                (Some((seat, _)), _) => self.play_on(seat, now)?,
                (None, Some(seat)) => {
                    self.add(&Event::Clock { seat, bank: 0, free: 0 }, now)?;
                    if self.next.held.is_some() {
                        // Everything is decided: the turn is over, and nothing else.
                        self.add(&Event::Released, now)?;
                    } else {
                        self.add(&Event::OutOfTime { seat }, now)?;
                        let by = self.next.seating.seats().get(seat.index()).cloned();
                        let other = |id: &str| !by.as_ref().is_some_and(|by| by.belongs_to(id));
                        if !self.next.people().iter().any(|(_, id)| other(id)) {
                            // There is nobody who could give more.
                            self.play_on(seat, now)?;
                        }
                    }
                }
                (None, None) => {}
            }
        }
        if self.events.is_empty() { Ok(()) } else { self.follow(now) }
    }

    fn play_on(&mut self, seat: Seat, now: Time) -> Result<(), Denied> {
        let bot = self.next.level();
        self.add(&Event::Left { seat, bot, why: Leaving::Time }, now)
    }

    /// What leaves no choice plays itself; a game that is over ends the table.
    fn follow(&mut self, now: Time) -> Result<(), Denied> {
        if self.next.ended.is_some() || self.next.held.is_some() || self.next.stands() {
            return Ok(());
        }
        while let Some(Entry { seat, mv, forced }) = self.next.seating.forced() {
            self.add(&Event::Played { seat, mv, forced }, now)?;
        }
        if self.next.seating.played().turn() == Turn::Over {
            self.add(&Event::Ended { how: Ending::Finished }, now)?;
        }
        Ok(())
    }

    /// Holds the turn of whoever has just decided, if it is over and the way back is still open: where something new was seen
    /// there is nothing to hold it for.
    fn hold(&mut self, person: &str, seat: Seat, now: Time) -> Result<(), Denied> {
        while let Some(Entry { seat: by, mv, forced }) =
            self.next.seating.forced().filter(|own| own.seat == seat)
        {
            self.add(&Event::Played { seat: by, mv, forced }, now)?;
        }
        let passed = matches!(self.next.seating.played().turn(), Turn::Of(next) if next != seat);
        if passed && self.next.seating.may_undo(person, Back::Step).is_ok() {
            self.add(&Event::Held { seat }, now)?;
        }
        Ok(())
    }
}

/// Opens a table: what its first commit is. What leaves no choice is played at once.
pub fn open(header: Header, seats: Vec<Occupant>) -> Result<(Table, NewTable), game::Fault> {
    let now = header.opened;
    let mut opened = Granted::nothing(&Table::begin(&header)?);
    let begun = opened.add(&Event::Opened { seats }, now).and_then(|()| opened.follow(now));
    begun.map_err(|_| game::Fault::new("table-position"))?;
    let new = NewTable {
        header,
        seats: opened.next.seating.seats().to_vec(),
        standing: opened.next.standing(),
        events: opened.events,
        mark: mark(),
    };
    Ok((opened.next, new))
}

/// A random number by which a commit is known again.
#[must_use]
pub fn mark() -> u64 {
    getrandom::u64().unwrap_or(0) >> 1
}

/// Weighs a wish against a table as it stands.
pub fn weigh(table: &Table, wish: &Wish, now: Time) -> Result<Granted, Denied> {
    let mut granted = Granted::nothing(table);
    granted.pass(now)?;
    if !granted.events.is_empty() {
        // Whatever is wished, that is over first.
        let after = weigh(&granted.next, wish, now)?;
        let seats = granted.seats || after.seats;
        granted.events.extend(after.events);
        return Ok(Granted { events: granted.events, seats, ..after });
    }
    // How somebody is called is no matter of the clocks.
    if !matches!(wish, Wish::Rename { .. }) {
        granted.charge(now)?;
    }
    let charged = granted.events.len();
    let granted = weigh_now(table, wish, now, granted)?;
    // Where nothing happens, the clock runs on.
    Ok(if granted.events.len() == charged { Granted::nothing(table) } else { granted })
}

/// Weighs a wish once nothing is over by itself any more.
fn weigh_now(table: &Table, wish: &Wish, now: Time, mut granted: Granted) -> Result<Granted, Denied> {
    if let Wish::Rematch { person } = wish {
        rematch(table, person, now, &mut granted)?;
        return Ok(granted);
    }
    if table.ended.is_some() {
        return match wish {
            // A repeated request is answered as the first was, also after the end.
            Wish::Play { person, decision, seat, mv, .. } => {
                match table.seating.decide(person, *decision, *seat, mv)? {
                    None => Ok(granted),
                    Some(_) => Err(Denied::Over),
                }
            }
            // After the end names are in the columns.
            Wish::Tend | Wish::Rename { .. } | Wish::Shut => Ok(granted),
            _ => Err(Denied::Over),
        };
    }
    if matches!(wish, Wish::Play { .. } | Wish::EndTurn { .. } | Wish::Undo { .. }) {
        stands(table)?;
    }
    match wish {
        Wish::Play { person, decision, seat, mv, hold } => {
            if let Some(Entry { seat, mv, forced }) = table.seating.decide(person, *decision, *seat, mv)? {
                if table.held.is_some() {
                    return Err(Denied::Held);
                }
                granted.add(&Event::Played { seat, mv, forced }, now)?;
                if *hold {
                    granted.hold(person, seat, now)?;
                }
            }
        }
        Wish::Rename { person, name, becomes } => {
            // Neither a decision nor the end of one: nothing follows.
            rename(table, person, name, becomes.as_deref(), now, &mut granted)?;
            return Ok(granted);
        }
        Wish::Shut => granted.add(&Event::Ended { how: Ending::Closed }, now)?,
        Wish::EndTurn { person, decision } => {
            // Whoever ends it twice has ended it; but a page that shows another turn must not end this one.
            if let Some(held) = table.held {
                let holder = table.seating.seats().get(held.seat.index());
                if !holder.is_some_and(|by| by.belongs_to(person)) {
                    return Err(No::NotYours.into());
                }
                if *decision != table.seating.decision() {
                    return Err(No::Stale.into());
                }
                granted.add(&Event::Released, now)?;
            }
        }
        Wish::Undo { person, decision, back } => {
            if *decision != table.seating.decision() {
                return Err(No::Stale.into());
            }
            let refused = |refusal| No::Rules(table::Trouble::Refused(refusal));
            let to = table.seating.may_undo(person, *back).map_err(refused)?;
            granted.add(&Event::TakenBack { to }, now)?;
            // Not what follows: a decision without a choice went with the one before it.
            return Ok(granted);
        }
        Wish::Join { person, name } => join(table, person, name, now, &mut granted)?,
        Wish::Fill { person, bot } => {
            host(table, person)?;
            for seat in table.seating.open() {
                granted.add(&Event::Sat { seat, occupant: Occupant::Bot { bot: bot.clone() } }, now)?;
            }
        }
        Wish::Leave { person, bot, resign } => leave(table, person, bot, *resign, now, &mut granted)?,
        Wish::Replace { person, seat, bot } => {
            host(table, person)?;
            // Where time is counted, the clock says when somebody has taken too long.
            let absent = table.turn() == Turn::Of(*seat)
                && !table.is_open()
                && !table.is_timed()
                && now - table.runs_since() >= ABSENT;
            let other = matches!(table.seating.seats().get(seat.index()), Some(Occupant::Person { id, .. }) if id != person);
            if !other || !absent {
                return Err(Denied::NotAbsent);
            }
            granted.add(&Event::Left { seat: *seat, bot: bot.clone(), why: Leaving::Absent }, now)?;
        }
        Wish::Close { person } => {
            host(table, person)?;
            let others = |seat: &Occupant| match seat {
                Occupant::Person { id, .. } | Occupant::Here { id, .. } => id != person,
                Occupant::Away { id, resigned, .. } => id != person && !resigned,
                Occupant::Bot { .. } | Occupant::Open => false,
            };
            if table.seating.seats().iter().any(others) {
                return Err(Denied::NotAlone);
            }
            let how = if table.header.terms.rated && !table.is_open() {
                // A game that counts is not undone by closing it: it is given up.
                for seat in table.seating.owned(person) {
                    let bot = table.level();
                    granted.add(&Event::Left { seat, bot, why: Leaving::Resigned }, now)?;
                }
                Ending::Resigned
            } else {
                Ending::Closed
            };
            granted.add(&Event::Ended { how }, now)?;
        }
        Wish::Answer { version, seat, mv } => {
            if *version != table.version || table.held.is_some() || table.stands() {
                return Err(No::Stale.into());
            }
            granted.add(&Event::Played { seat: *seat, mv: mv.clone(), forced: false }, now)?;
        }
        Wish::Tend => {
            if now - table.runs_since() >= FORSAKEN {
                granted.add(&Event::Ended { how: Ending::Forsaken }, now)?;
            }
        }
        Wish::Give { person } => {
            let (seat, by) = out(table, person)?;
            let live = matches!(table.header.terms.speed, Speed::Live { .. });
            let (bank, free) = if live { (MORE, 0) } else { (0, MORE_DAYS) };
            granted.add(&Event::Clock { seat, bank, free }, now)?;
            granted.add(&Event::TimeGiven { seat, by }, now)?;
        }
        Wish::PlayOn { person } => {
            let (seat, _) = out(table, person)?;
            granted.play_on(seat, now)?;
        }
        Wish::Pause { person } => pause(table, person, now, &mut granted)?,
        Wish::NoPause { person } => {
            let seat = own(table, person)?;
            if !table.clocks.wants_pause.is_empty() {
                granted.add(&Event::PauseRefused { seat }, now)?;
            }
        }
        Wish::Resume { person } => {
            let seat = own(table, person)?;
            if table.clocks.paused {
                granted.add(&Event::Resumed { seat }, now)?;
            }
        }
        Wish::Rematch { .. } => {}
    }
    granted.follow(now)?;
    Ok(granted)
}

fn host(table: &Table, person: &str) -> Result<(), Denied> {
    if table.header.host == person { Ok(()) } else { Err(No::NotYours.into()) }
}

/// Refuses what nobody may do in a pause, or when a time has run out.
fn stands(table: &Table) -> Result<(), Denied> {
    match (table.clocks.paused, table.clocks.out) {
        (true, _) => Err(Denied::Paused),
        (_, Some(_)) => Err(Denied::OutOfTime),
        _ => Ok(()),
    }
}

/// The first seat of somebody who plays here.
fn own(table: &Table, person: &str) -> Result<Seat, Denied> {
    table.seating.owned(person).first().copied().ok_or(Denied::No(No::NotYours))
}

/// Whose time has run out, and the seat of another who may say what becomes of it.
fn out(table: &Table, person: &str) -> Result<(Seat, Seat), Denied> {
    let by = own(table, person)?;
    let (seat, _) = table.clocks.out.ok_or(No::Stale)?;
    if table.seating.owned(person).contains(&seat) {
        return Err(No::NotYours.into());
    }
    Ok((seat, by))
}

/// Somebody wants a pause; it begins when nobody is left who has not said so.
fn pause(table: &Table, person: &str, now: Time, granted: &mut Granted) -> Result<(), Denied> {
    let seat = own(table, person)?;
    if table.clocks.paused {
        return Ok(());
    }
    stands(table)?;
    if !table.is_timed() || table.is_open() {
        return Err(No::NotStarted.into());
    }
    if !table.clocks.wants_pause.contains(&seat) {
        granted.add(&Event::PauseWanted { seat }, now)?;
    }
    let wants = |(seat, _): &(Seat, &str)| granted.next.clocks.wants_pause.contains(seat);
    if granted.next.people().iter().all(wants) {
        granted.add(&Event::Paused, now)?;
    }
    Ok(())
}

fn join(table: &Table, person: &str, name: &str, now: Time, granted: &mut Granted) -> Result<(), Denied> {
    // Whoever left comes back to their own seats first. At a shared screen one of them may have left alone.
    let owned = table.seating.owned(person);
    let (mut first, mut back) = (owned.is_empty(), false);
    for (seat, occupant) in Seat::all(table.seating.seats().len()).zip(table.seating.seats()) {
        let Occupant::Away { id, name, resigned: false, .. } = occupant else { continue };
        if id == person {
            let (id, name) = (id.clone(), name.clone());
            let occupant = if first { Occupant::Person { id, name } } else { Occupant::Here { id, name } };
            (first, back) = (false, true);
            granted.add(&Event::Sat { seat, occupant }, now)?;
            let had = table.clocks.purse(seat);
            let live = matches!(table.header.terms.speed, Speed::Live { .. });
            let bank = if live { had.bank.max(BACK) } else { had.bank };
            // Whoever comes back because the time had run out has that of a turn again.
            let free = if had.whole() == 0 { table.header.terms.speed.free() } else { had.free };
            if (Purse { bank, free }) != had {
                granted.add(&Event::Clock { seat, bank, free }, now)?;
            }
        }
    }
    if back || !owned.is_empty() {
        return Ok(());
    }
    let seat = table.seating.open().next().ok_or(No::NotYours)?;
    let taken: Vec<&str> = table.seating.seats().iter().filter_map(names::in_seat).collect();
    let occupant = Occupant::Person { id: person.to_owned(), name: names::distinct(name, &taken) };
    granted.add(&Event::Sat { seat, occupant }, now)
}

/// A person's own seat, as [`join`] gives it back: the one where they sit, or else the first they left.
fn own_seat(table: &Table, person: &str) -> Option<Seat> {
    let seats = || Seat::all(table.seating.seats().len()).zip(table.seating.seats());
    let sits = seats().find(|(_, seat)| matches!(seat, Occupant::Person { id, .. } if id == person));
    let left = || seats().find(|(_, seat)| matches!(seat, Occupant::Away { id, .. } if id == person));
    sits.or_else(left).map(|(seat, _)| seat)
}

fn rename(
    table: &Table,
    person: &str,
    name: &str,
    becomes: Option<&str>,
    now: Time,
    granted: &mut Granted,
) -> Result<(), Denied> {
    let own = own_seat(table, person);
    let whose = becomes.unwrap_or(person);
    for (seat, occupant) in Seat::all(table.seating.seats().len()).zip(table.seating.seats()) {
        let (Occupant::Person { id, name: had }
        | Occupant::Here { id, name: had }
        | Occupant::Away { id, name: had, .. }) = occupant
        else {
            continue;
        };
        if id != person {
            continue;
        }
        let others = granted.next.seating.seats().iter().enumerate().filter(|(n, _)| *n != seat.index());
        let taken: Vec<&str> = others.filter_map(|(_, other)| names::in_seat(other)).collect();
        let called = match name {
            "" => String::new(),
            name if own == Some(seat) => names::distinct(name, &taken),
            _ => had.clone(),
        };
        if called != *had || whose != person {
            granted.add(&Event::Renamed { seat, person: whose.to_owned(), name: called }, now)?;
        }
    }
    Ok(())
}

fn leave(
    table: &Table,
    person: &str,
    bot: &str,
    resign: bool,
    now: Time,
    granted: &mut Granted,
) -> Result<(), Denied> {
    let owned = table.seating.owned(person);
    if owned.is_empty() {
        return Err(No::NotYours.into());
    }
    if table.is_open() {
        // Nothing has been played yet: the seat is open again, and a table where nobody is left is closed.
        for seat in owned {
            granted.add(&Event::Sat { seat, occupant: Occupant::Open }, now)?;
        }
        if !granted.next.seating.seats().iter().any(Occupant::is_person) {
            granted.add(&Event::Ended { how: Ending::Closed }, now)?;
        }
        return Ok(());
    }
    let why = if resign { Leaving::Resigned } else { Leaving::Left };
    for seat in owned {
        granted.add(&Event::Left { seat, bot: bot.to_owned(), why }, now)?;
    }
    let stays = |seat: &Occupant| seat.is_person() || matches!(seat, Occupant::Away { resigned: false, .. });
    if !granted.next.seating.seats().iter().any(stays) {
        granted.add(&Event::Ended { how: Ending::Resigned }, now)?;
    }
    Ok(())
}

/// The same players again, each one seat further, so that somebody else may begin.
fn rematch(table: &Table, person: &str, now: Time, granted: &mut Granted) -> Result<(), Denied> {
    if table.ended.is_none() || table.seating.owned(person).is_empty() {
        return Err(No::NotYours.into());
    }
    if table.rematch.is_some() {
        return Ok(());
    }
    let mut seats: Vec<Occupant> = table.seating.seats().to_vec();
    for seat in &mut seats {
        if let Occupant::Away { bot, .. } = seat {
            *seat = Occupant::Bot { bot: std::mem::take(bot) };
        }
        // Where it counts, everybody says for themselves whether they play.
        if table.header.terms.rated && matches!(seat, Occupant::Person { id, .. } if id != person) {
            *seat = Occupant::Open;
        }
    }
    seats.rotate_right(1);
    let seed = table::new_seed().ok_or(Denied::Store(StoreError("no randomness".to_owned())))?;
    let game = table::find(&table.header.game).map_err(|_| Denied::NoTable)?.about();
    // The next match is dealt anew, and begins from the beginning.
    let terms = Terms { deal: None, origin: None, ..table.header.terms.clone() };
    let header = Header {
        id: random_id(10),
        terms,
        rules: game.rules,
        seed,
        position: None,
        host: person.to_owned(),
        listed: false,
        opened: now,
        ..(*table.header).clone()
    };
    let next = header.id.clone();
    let (_, new) = open(header, seats).map_err(|_| Denied::NoTable)?;
    granted.opens = Some(new);
    granted.add(&Event::Rematch { table: next }, now)
}
