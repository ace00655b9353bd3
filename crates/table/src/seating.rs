//! One match with its players: who sits where, who may do what, taking back, forced decisions, bots.
//!
//! It knows nothing of clocks, threads or storage: whoever owns a table calls it, writes down what changed, and only then
//! tells anybody.

use bots::bot::BotName;
use game::{Fault, Refusal, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::face::{AnyMatch, Question, Trouble};

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Occupant {
    /// A person with a screen of his own.
    Person {
        /// Who.
        id: String,
        /// The name to show.
        name: String,
    },
    /// A person at somebody else's screen.
    Here {
        /// Whose screen.
        id: String,
        /// The name to show.
        name: String,
    },
    /// A bot, by name.
    Bot {
        /// Which.
        bot: String,
    },
    /// Nobody yet.
    Open,
}

impl Occupant {
    /// Whether this person decides for the seat.
    #[must_use]
    pub fn belongs_to(&self, person: &str) -> bool {
        matches!(self, Self::Person { id, .. } | Self::Here { id, .. } if id == person)
    }
}

/// A decision in the log of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Who decided.
    pub seat: Seat,
    /// What, in notation.
    pub mv: String,
    /// Whether there was no choice, so that the table played it by itself.
    pub forced: bool,
}

/// Why something was not done at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum No {
    /// The seat does not belong to whoever asks.
    NotYours,
    /// Some seats are still open.
    NotStarted,
    /// The request answers a decision that is past, or not due yet.
    Stale,
    /// The rules, or the notation.
    Rules(Trouble),
}

/// How far to go back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Back {
    /// One decision.
    Step,
    /// All decisions of this turn that can be taken back.
    Turn,
}

/// A match and its players.
pub struct Table {
    played: Box<dyn AnyMatch>,
    seats: Vec<Occupant>,
    forced: Vec<bool>,
}

impl Table {
    /// Seats players at a match that has just been dealt.
    #[must_use]
    pub fn new(played: Box<dyn AnyMatch>, seats: Vec<Occupant>) -> Self {
        Self { played, seats, forced: Vec::new() }
    }

    /// Brings a table back from its log.
    pub fn restore(
        dealt: Box<dyn AnyMatch>,
        seats: Vec<Occupant>,
        log: impl IntoIterator<Item = Entry>,
    ) -> Result<Self, Trouble> {
        let mut table = Self::new(dealt, seats);
        for entry in log {
            table.played.play(entry.seat, &entry.mv)?;
            table.forced.push(entry.forced);
        }
        Ok(table)
    }

    /// The match.
    #[must_use]
    pub fn played(&self) -> &dyn AnyMatch {
        &*self.played
    }

    /// The players.
    #[must_use]
    pub fn seats(&self) -> &[Occupant] {
        &self.seats
    }

    /// Puts somebody into a seat.
    pub fn sit(&mut self, seat: Seat, occupant: Occupant) {
        if let Some(place) = self.seats.get_mut(seat.index()) {
            *place = occupant;
        }
    }

    /// The open seats; while there are any, nobody plays.
    pub fn open(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats.len()).filter(|seat| self.seats[seat.index()] == Occupant::Open)
    }

    /// The seats a person decides for.
    #[must_use]
    pub fn owned(&self, person: &str) -> Vec<Seat> {
        Seat::all(self.seats.len()).filter(|seat| self.seats[seat.index()].belongs_to(person)).collect()
    }

    /// The number of the decision that is due, counted from 1.
    #[must_use]
    pub fn decision(&self) -> usize {
        self.forced.len() + 1
    }

    /// A person's move. It names the decision it answers: a repeated request is answered as the first was and changes
    /// nothing (`Ok(None)`), any other move for a past decision is stale.
    pub fn play(&mut self, person: &str, decision: usize, seat: Seat, mv: &str) -> Result<Option<Entry>, No> {
        if !self.seats.get(seat.index()).is_some_and(|occupant| occupant.belongs_to(person)) {
            return Err(No::NotYours);
        }
        if self.open().next().is_some() {
            return Err(No::NotStarted);
        }
        if decision != self.decision() {
            let log = self.played.log();
            let same = decision.checked_sub(1).and_then(|n| log.get(n)).is_some_and(|(by, played)| {
                *by == seat && (played == mv || self.played.same_move(played, mv))
            });
            return if same { Ok(None) } else { Err(No::Stale) };
        }
        self.push(seat, mv, false).map(Some).map_err(No::Rules)
    }

    /// Plays the decision that is due if there is no choice in it.
    pub fn play_forced(&mut self) -> Option<Entry> {
        let (Turn::Of(seat), None) = (self.played.turn(), self.open().next()) else { return None };
        let mv = self.played.forced()?;
        self.push(seat, &mv, true).ok()
    }

    /// A question to the bot whose decision is due, if it is a bot's.
    pub fn ask_bot(&self) -> Option<Result<(Seat, Question), Fault>> {
        let (Turn::Of(seat), None) = (self.played.turn(), self.open().next()) else { return None };
        let Some(Occupant::Bot { bot }) = self.seats.get(seat.index()) else { return None };
        let question = bot.parse::<BotName>().and_then(|bot| self.played.ask(&bot));
        Some(question.map(|question| (seat, question)))
    }

    /// A bot's answer to a decision; an answer that comes too late is dropped.
    pub fn play_bot(&mut self, decision: usize, seat: Seat, mv: &str) -> Result<Option<Entry>, Trouble> {
        if decision != self.decision() {
            return Ok(None);
        }
        self.push(seat, mv, false).map(Some)
    }

    /// Takes the last entry back because it could not be written down.
    pub fn withdraw(&mut self) {
        self.played.undo();
        self.forced.pop();
    }

    fn push(&mut self, seat: Seat, mv: &str, forced: bool) -> Result<Entry, Trouble> {
        self.played.play(seat, mv)?;
        self.forced.push(forced);
        // As the game writes it, not as it was typed.
        let mv = self.played.log().pop().map_or_else(|| mv.to_owned(), |(_, mv)| mv);
        Ok(Entry { seat, mv, forced })
    }

    /// How many decisions would be left if a person took back a step or the turn. Decisions without a choice go with the
    /// one before them.
    pub fn may_undo(&self, person: &str, back: Back) -> Result<usize, Refusal> {
        let log = self.played.log();
        let mut left = None;
        for n in (0..log.len()).rev() {
            let (seat, _) = log[n];
            let own = self.seats.get(seat.index()).is_some_and(|occupant| occupant.belongs_to(person));
            let same_turn = log.last().is_some_and(|(last, _)| *last == seat);
            if !own || !same_turn || self.played.drawn(n) {
                break;
            }
            if !self.forced[n] {
                left = Some(n);
                if back == Back::Step {
                    break;
                }
            }
        }
        match left {
            Some(left) => Ok(left),
            None => {
                let mine = self.owned(person).first().copied().unwrap_or(Seat::new(0));
                self.played.may_undo(mine)?;
                Err(Refusal::new("undo-nothing"))
            }
        }
    }

    /// Takes back a step or the turn; gives the number of decisions that are left.
    pub fn undo(&mut self, person: &str, decision: usize, back: Back) -> Result<usize, No> {
        if decision != self.decision() {
            return Err(No::Stale);
        }
        let left = self.may_undo(person, back).map_err(|refusal| No::Rules(Trouble::Refused(refusal)))?;
        while self.forced.len() > left {
            self.withdraw();
        }
        Ok(left)
    }
}
