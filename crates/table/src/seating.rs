//! One match with its players: who sits where, who may do what, taking back, forced decisions, bots.
//!
//! It knows nothing of clocks, threads or storage: whoever owns a table asks it what a wish comes to, writes that down, and
//! only then lets it happen.

use bots::bot::BotName;
use game::{Fault, Refusal, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::chair::Chair;
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
    /// A person who left; a bot plays on.
    Away {
        /// Who.
        id: String,
        /// The name to show.
        name: String,
        /// Who plays on.
        bot: String,
        /// Whether they left for good, and cannot come back.
        resigned: bool,
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

    /// Whether a person sits here, wherever their screen is.
    #[must_use]
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person { .. } | Self::Here { .. })
    }

    /// The bot that decides for the seat.
    #[must_use]
    pub fn bot(&self) -> Option<&str> {
        match self {
            Self::Bot { bot } | Self::Away { bot, .. } => Some(bot),
            _ => None,
        }
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

/// What a bot is asked.
pub struct BotAsked {
    /// For which seat.
    pub seat: Seat,
    /// Whether it thinks for long.
    pub ponders: bool,
    /// Whether nobody may tell from the time it takes how much there was to choose from.
    pub even: bool,
    /// The question.
    pub question: Question,
}

/// A match and its players.
pub struct Seating {
    played: Box<dyn AnyMatch>,
    seats: Vec<Occupant>,
    forced: Vec<bool>,
}

impl Clone for Seating {
    fn clone(&self) -> Self {
        Self { played: self.played.fork(), seats: self.seats.clone(), forced: self.forced.clone() }
    }
}

impl Seating {
    /// Seats players at a match that has just been dealt.
    #[must_use]
    pub fn new(played: Box<dyn AnyMatch>, seats: Vec<Occupant>) -> Self {
        Self { played, seats, forced: Vec::new() }
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

    /// Puts everybody into their seats.
    pub fn seat_all(&mut self, seats: Vec<Occupant>) {
        self.seats = seats;
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

    /// What a person's move comes to. It names the decision it answers: a repeated request is answered as the first was and
    /// changes nothing (`Ok(None)`), any other move for a past decision is stale.
    pub fn decide(&self, person: &str, decision: usize, seat: Seat, mv: &str) -> Result<Option<Entry>, No> {
        if !self.seats.get(seat.index()).is_some_and(|occupant| occupant.belongs_to(person)) {
            return Err(No::NotYours);
        }
        if self.open().next().is_some() {
            return Err(No::NotStarted);
        }
        if decision != self.decision() {
            let past = decision.checked_sub(1).and_then(|n| self.played.decided(n));
            let same = past.is_some_and(|(by, played)| {
                by == seat && (played == mv || self.played.same_move(&played, mv))
            });
            return if same { Ok(None) } else { Err(No::Stale) };
        }
        Ok(Some(Entry { seat, mv: mv.to_owned(), forced: false }))
    }

    /// The decision that is due, if there is no choice in it.
    #[must_use]
    pub fn forced(&self) -> Option<Entry> {
        let (Turn::Of(seat), None) = (self.played.turn(), self.open().next()) else { return None };
        let mv = self.played.forced()?;
        Some(Entry { seat, mv, forced: true })
    }

    /// The seat for which a bot is to decide now, and the bot. Bots play only while a person sits at the table: nobody else
    /// would see it.
    #[must_use]
    pub fn due_bot(&self) -> Option<(Seat, &str)> {
        let (Turn::Of(seat), None) = (self.played.turn(), self.open().next()) else { return None };
        let bot = self.seats.get(seat.index())?.bot()?;
        self.seats.iter().any(Occupant::is_person).then_some((seat, bot))
    }

    /// A question to the bot whose decision is due, if it is a bot's. Where there are chairs, one for each seat, it is the one that
    /// sits there, and stays.
    pub fn ask_bot(&self, chairs: &mut [Chair]) -> Option<Result<BotAsked, Fault>> {
        let (seat, bot) = self.due_bot()?;
        let asked = |bot: BotName| {
            let (ponders, even) = (self.played.ponders(&bot), self.played.waits());
            Ok(BotAsked {
                seat,
                ponders,
                even,
                question: self.played.ask(&bot, chairs.get_mut(seat.index()))?,
            })
        };
        Some(bot.parse().and_then(asked))
    }

    /// Takes a decision, if the rules allow it; gives it as the game writes it, not as it was typed.
    pub fn play(&mut self, entry: &Entry) -> Result<Entry, Trouble> {
        self.played.play(entry.seat, &entry.mv)?;
        self.forced.push(entry.forced);
        let written = self.played.decided(self.forced.len() - 1);
        Ok(Entry { mv: written.map_or_else(|| entry.mv.clone(), |(_, mv)| mv), ..entry.clone() })
    }

    /// Goes back to the first `left` decisions.
    pub fn take_back(&mut self, left: usize) {
        while self.forced.len() > left {
            self.played.undo();
            self.forced.pop();
        }
    }

    /// How many decisions would be left if a person took back a step or the turn. Decisions without a choice go with the
    /// one before them.
    pub fn may_undo(&self, person: &str, back: Back) -> Result<usize, Refusal> {
        if self.played.turn() == Turn::Over {
            // Whoever has seen how it ends, and the seed, may not choose again.
            return Err(Refusal::new("undo-over"));
        }
        let length = self.forced.len();
        let last = length.checked_sub(1).and_then(|n| self.played.decider(n));
        let mut left = None;
        for n in (0..length).rev() {
            let seat = self.played.decider(n);
            let own =
                seat.and_then(|seat| self.seats.get(seat.index())).is_some_and(|by| by.belongs_to(person));
            if !own || seat != last || self.played.revealed(n) {
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
}
