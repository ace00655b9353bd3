//! The clocks of a table: what everybody has left, whose clock runs, and what happens when a time is over.
//!
//! Every change at a table with clocks writes down what the player whose clock ran has left, so a table is what its events
//! say and nothing is computed from old times. Only the running turn is computed: since the last event, without the time for
//! which the house was down.
//!
//! Free time runs first, then the bank. It is given anew when the decision comes to a seat from another; decisions in a row
//! share it. Bots have no clock, and nothing runs while seats are open, in a pause, or after the end.

use game::{Seat, Turn};
use table::Occupant;

use crate::event::{Event, Leaving, Time};
use crate::fold::{Line, Table};
use crate::terms::Speed;

/// When somebody's time is over, the others may decide for so long what becomes of it; then a bot plays on.
pub const GRACE: Time = 60_000;
/// What they may give, where people play live.
pub const MORE: Time = 5 * 60_000;
/// What they may give, where people play by days.
pub const MORE_DAYS: Time = 24 * 60 * 60 * 1_000;
/// What somebody has at least who comes back, where people play live.
pub const BACK: Time = 60_000;

/// What a player has left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Purse {
    /// For the rest of the game, in milliseconds.
    pub bank: Time,
    /// In this turn, before the bank is touched.
    pub free: Time,
}

impl Purse {
    /// Everything.
    #[must_use]
    pub const fn whole(self) -> Time {
        self.bank + self.free
    }

    /// What is left after so long.
    #[must_use]
    pub fn after(self, elapsed: Time) -> Self {
        let beyond = (elapsed - self.free).max(0);
        Self { bank: (self.bank - beyond).max(0), free: (self.free - elapsed).max(0) }
    }
}

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    speed: Speed,
    purses: Vec<Purse>,
    /// Whose time is over, so that a bot plays the seat.
    over: Vec<bool>,
    /// Whose time has just run out, and when: the others decide what becomes of it.
    pub out: Option<(Seat, Time)>,
    /// Whether the game is paused.
    pub paused: bool,
    /// Who wants a pause.
    pub wants_pause: Vec<Seat>,
    /// How long the house was down since the last event.
    pub stood: Time,
}

impl Clocks {
    pub(crate) fn new(speed: Speed, seats: usize) -> Self {
        let purse = Purse { bank: speed.bank(), free: speed.free() };
        Self {
            speed,
            purses: vec![purse; seats],
            over: vec![false; seats],
            out: None,
            paused: false,
            wants_pause: Vec::new(),
            stood: 0,
        }
    }

    /// What a seat had left when something last happened.
    #[must_use]
    pub fn purse(&self, seat: Seat) -> Purse {
        self.purses.get(seat.index()).copied().unwrap_or_default()
    }

    /// Whether a bot plays the seat because its player's time is over.
    #[must_use]
    pub fn is_over(&self, seat: Seat) -> bool {
        self.over.get(seat.index()).copied().unwrap_or(false)
    }

    fn set(&mut self, seat: Seat, purse: Purse) {
        if let Some(place) = self.purses.get_mut(seat.index()) {
            *place = purse;
        }
    }

    fn set_over(&mut self, seat: Seat, over: bool) {
        if let Some(place) = self.over.get_mut(seat.index()) {
            *place = over;
        }
        self.out = self.out.filter(|(out, _)| *out != seat);
        self.wants_pause.retain(|wants| *wants != seat);
    }
}

impl Table {
    /// Whether time is counted here.
    #[must_use]
    pub fn is_timed(&self) -> bool {
        !self.header.terms.speed.is_none()
    }

    /// Whether nobody may decide just now, although somebody is to: in a pause, or when a time has run out.
    #[must_use]
    pub fn stands(&self) -> bool {
        self.clocks.paused || self.clocks.out.is_some()
    }

    /// Whose clock runs.
    #[must_use]
    pub fn runs(&self) -> Option<Seat> {
        if !self.is_timed() || self.stands() || self.is_open() {
            return None;
        }
        let Turn::Of(seat) = self.turn() else { return None };
        self.seating.seats().get(seat.index()).filter(|by| by.is_person()).map(|_| seat)
    }

    /// Since when it runs: outages are left out.
    #[must_use]
    pub const fn runs_since(&self) -> Time {
        self.changed + self.clocks.stood
    }

    /// What a seat has left now.
    #[must_use]
    pub fn purse_at(&self, seat: Seat, now: Time) -> Purse {
        let purse = self.clocks.purse(seat);
        if self.runs() == Some(seat) { purse.after((now - self.runs_since()).max(0)) } else { purse }
    }

    /// When a time is over, or a bot plays on for somebody whose time is.
    #[must_use]
    pub fn due(&self) -> Option<Time> {
        if let (Some((_, since)), None) = (self.clocks.out, self.ended) {
            return Some(since + self.clocks.stood + GRACE);
        }
        self.runs().map(|seat| self.runs_since() + self.clocks.purse(seat).whole())
    }

    /// The people at this table, each by their first seat.
    pub(crate) fn people(&self) -> Vec<(Seat, &str)> {
        let mut people: Vec<(Seat, &str)> = Vec::new();
        for (seat, occupant) in Seat::all(self.seating.seats().len()).zip(self.seating.seats()) {
            if let Occupant::Person { id, .. } | Occupant::Here { id, .. } = occupant
                && !people.iter().any(|(_, known)| known == id)
            {
                people.push((seat, id));
            }
        }
        people
    }

    /// The bot that plays on for somebody whose time is over: as the other bots of the table play, else the usual one.
    pub(crate) fn level(&self) -> String {
        let bots = self.seating.seats().iter().find_map(Occupant::bot);
        bots.unwrap_or(bots::Level::Courtier.name()).to_owned()
    }

    /// What an event does to the clocks. The decision itself has been played already.
    pub(crate) fn clock(&mut self, event: &Event, at: Time) {
        self.clocks.stood = 0;
        let note = |seat: Seat, told: &'static str| Line::Note { seat: Some(seat), told };
        match event {
            Event::Played { seat, .. } => {
                if let Turn::Of(next) = self.seating.played().turn()
                    && next != *seat
                {
                    let free = self.clocks.speed.free();
                    self.clocks.set(next, Purse { free, ..self.clocks.purse(next) });
                }
            }
            Event::Clock { seat, bank, free } => {
                self.clocks.set(*seat, Purse { bank: *bank, free: *free });
            }
            Event::OutOfTime { seat } => {
                self.clocks.out = Some((*seat, at));
                self.tell(note(*seat, "note-out-of-time"));
            }
            Event::TimeGiven { seat, .. } => {
                self.clocks.out = None;
                self.tell(note(*seat, "note-time-given"));
            }
            Event::PauseWanted { seat } => {
                self.clocks.wants_pause.push(*seat);
                self.tell(note(*seat, "note-pause-wanted"));
            }
            Event::PauseRefused { seat } => {
                self.clocks.wants_pause.clear();
                self.tell(note(*seat, "note-pause-refused"));
            }
            Event::Paused => {
                self.clocks.wants_pause.clear();
                self.clocks.paused = true;
                self.tell(Line::Note { seat: None, told: "note-paused" });
            }
            Event::Resumed { seat } => {
                self.clocks.paused = false;
                self.tell(note(*seat, "note-resumed"));
            }
            Event::Sat { seat, .. } => self.clocks.set_over(*seat, false),
            Event::Left { seat, why, .. } => self.clocks.set_over(*seat, *why == Leaving::Time),
            Event::Ended { .. } => {
                self.clocks.out = None;
                self.clocks.paused = false;
                self.clocks.wants_pause.clear();
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn free_time_runs_before_the_bank() {
        let purse = Purse { bank: 60_000, free: 10_000 };
        assert_eq!(purse.after(0), purse);
        assert_eq!(purse.after(9_999), Purse { bank: 60_000, free: 1 });
        assert_eq!(purse.after(10_001), Purse { bank: 59_999, free: 0 });
        assert_eq!(purse.after(purse.whole()), Purse::default());
        assert_eq!(purse.after(Time::MAX / 2), Purse::default());
    }
}
