//! The clocks of a table as it stands: whose clock runs, since when, and what an event does to them.

use game::{Seat, Turn};
use table::Occupant;

use crate::event::{Event, Leaving, Time};
use crate::fold::{Line, Table};
use crate::timing::{GRACE, Purse};

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

    /// Since when it runs, and anybody could have done something: outages are left out.
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
        if !matches!(event, Event::Renamed { .. }) {
            self.clocks.stood = 0;
        }
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
