//! The clocks of a table: what everybody has left, whose clock runs, and what happens when a time is over.
//!
//! Every change at a table with clocks writes down what the player whose clock ran has left, so a table is what its events
//! say and nothing is computed from old times. Only the running turn is computed: since the last event, without the time for
//! which the house was down.
//!
//! Free time runs first, then the bank. It is given anew when the decision comes to a seat from another; decisions in a row
//! share it. Bots have no clock, and nothing runs while seats are open, in a pause, or after the end.

use game::Seat;

use crate::event::Time;
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
    pub(crate) speed: Speed,
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

    pub(crate) fn set(&mut self, seat: Seat, purse: Purse) {
        if let Some(place) = self.purses.get_mut(seat.index()) {
            *place = purse;
        }
    }

    pub(crate) fn set_over(&mut self, seat: Seat, over: bool) {
        if let Some(place) = self.over.get_mut(seat.index()) {
            *place = over;
        }
        self.out = self.out.filter(|(out, _)| *out != seat);
        self.wants_pause.retain(|wants| *wants != seat);
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
