//! Many games on many threads, with the same outcome on any number of them.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use game::{Fault, MOST_SEATS, Seat, Seed, Whole};
use serde::{Deserialize, Serialize};

use super::adjusted::Fortune;
use super::play;
use crate::bot::{Bot, BotName, Forfeit};

/// How one bot ended one game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Entry {
    /// Which of the bots.
    pub(crate) bot: usize,
    /// Its part of the win.
    pub(crate) win: f64,
    /// Its points.
    pub(crate) score: i32,
    /// Its place, counted from 1.
    pub(crate) place: usize,
    /// What chance brought it, in chance to win; 0 where nobody asks.
    pub(crate) luck: f64,
}

/// How one game ended. A plain value: games can be played anywhere, and counted together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Those who played, in the order of the bots.
    pub(crate) entries: Vec<Entry>,
    /// Decisions taken.
    pub(crate) decisions: usize,
    /// Who lost without playing on.
    pub(crate) forfeit: Option<usize>,
    /// Why, in this process: what is written down does not say it.
    #[serde(skip)]
    pub(crate) why: Option<Forfeit>,
}

impl Outcome {
    /// Why a bot lost this game without playing on, if it did, here in this process.
    #[must_use]
    pub fn forfeited(&self, bot: usize) -> Option<&Forfeit> {
        self.why.as_ref().filter(|_| self.forfeit == Some(bot))
    }

    /// Whether it is that of a game at a table of so many: what was written down may have come from anywhere.
    #[must_use]
    pub fn fits(&self, seats: usize) -> bool {
        self.entries.iter().map(|entry| entry.bot).eq(0..seats) && self.forfeit.is_none_or(|bot| bot < seats)
    }
}

/// What to play.
pub(crate) struct Bout<'a, G: Whole> {
    pub(crate) bots: &'a [BotName],
    pub(crate) setup: &'a G::Setup,
    pub(crate) seats: usize,
    pub(crate) seed: Seed,
    /// Which deals, each played from every seat.
    pub(crate) deals: Range<u64>,
    pub(crate) threads: usize,
    pub(crate) limit: Duration,
    /// Which bots sit down to a deal, in the order of the seats of its first game.
    pub(crate) seating: &'a (dyn Fn(u64) -> Vec<usize> + Sync),
    /// How luck is found, where somebody asks for it.
    pub(crate) fortune: Option<&'a Fortune>,
}

/// What has been played so far. Games end in any order; deals are looked at in theirs.
struct Sheet<'a> {
    outcomes: Vec<Option<Outcome>>,
    /// How many deals have been looked at.
    seen: usize,
    /// Whether what was played is enough, asked once a deal, in the order of the deals.
    enough: &'a mut (dyn FnMut(&[&Outcome]) -> bool + Send),
}

impl<G: Whole> Bout<'_, G> {
    /// Plays until all games are played, or until `enough` says so of a deal: then what was played of later deals is
    /// forgotten, so that it does not matter how many were under way.
    pub(crate) fn play(
        &self,
        enough: &mut (dyn FnMut(&[&Outcome]) -> bool + Send),
        tick: &(dyn Fn() + Sync),
    ) -> Result<Vec<Outcome>, Fault> {
        // Games are counted from the first deal of all; the sheet begins where the range does.
        let seats = self.seats as u64;
        let (first, end) = (self.deals.start * seats, self.deals.end.max(self.deals.start) * seats);
        let next = AtomicU64::new(first);
        let last = AtomicU64::new(end);
        let sheet = Mutex::new(Sheet { outcomes: Vec::new(), seen: 0, enough });
        let fault: Mutex<Option<Fault>> = Mutex::new(None);
        std::thread::scope(|scope| {
            for _ in 0..self.threads.clamp(1, 256).min((end - first) as usize) {
                scope.spawn(|| {
                    let made: Result<Vec<_>, Fault> =
                        self.bots.iter().map(|bot| bot.make::<G>(self.limit)).collect();
                    match made {
                        Ok(mut bots) => loop {
                            let number = next.fetch_add(1, Ordering::Relaxed);
                            if number >= last.load(Ordering::Relaxed) {
                                break;
                            }
                            let outcome = self.one_game(number, &mut bots);
                            tick();
                            let mut sheet = sheet.lock().unwrap_or_else(PoisonError::into_inner);
                            if let Some(games) = sheet.enter(number - first, outcome, self.seats) {
                                last.store(first + games, Ordering::Relaxed);
                            }
                        },
                        Err(why) => {
                            last.store(first, Ordering::Relaxed);
                            *fault.lock().unwrap_or_else(PoisonError::into_inner) = Some(why);
                        }
                    }
                });
            }
        });
        if let Some(fault) = fault.into_inner().unwrap_or_else(PoisonError::into_inner) {
            return Err(fault);
        }
        let outcomes = sheet.into_inner().unwrap_or_else(PoisonError::into_inner).outcomes;
        Ok(outcomes.into_iter().take((last.into_inner() - first) as usize).flatten().collect())
    }

    /// Game `number`: its deal is shared by as many games as there are seats, and in each the bots sit one seat further.
    fn one_game(&self, number: u64, bots: &mut [Box<dyn Bot<G>>]) -> Outcome {
        let seats = self.seats;
        let (deal, rotation) = (number / seats as u64, (number % seats as u64) as usize);
        let mut sitting = (self.seating)(deal);
        sitting.rotate_left(rotation);
        let mut free: Vec<Option<&mut Box<dyn Bot<G>>>> = bots.iter_mut().map(Some).collect();
        let mut seated: Vec<_> = sitting.iter().filter_map(|&bot| free[bot].take()).collect();
        let (course, forfeit) = play(self.setup, self.seed.part(deal), &mut seated);

        let scores = course.state().scores();
        let lost = forfeit.as_ref().map(|(seat, _)| *seat);
        // Whoever forfeits has lost; the others share the win.
        let place = |seat| match lost {
            None => scores.place(seat),
            Some(lost) => {
                if seat == lost {
                    seats
                } else {
                    1
                }
            }
        };
        let winners = Seat::all(seats).filter(|&seat| place(seat) == 1).count();
        let luck = self.fortune.map_or([0.0; MOST_SEATS], |fortune| fortune.of(&course, &mut seated, number));
        let entry = |seat: Seat| Entry {
            bot: sitting[seat.index()],
            win: if place(seat) == 1 { 1.0 / winners as f64 } else { 0.0 },
            score: scores.total(seat),
            place: place(seat),
            luck: luck[seat.index()],
        };
        let mut entries: Vec<Entry> = Seat::all(seats).map(entry).collect();
        entries.sort_by_key(|entry| entry.bot);
        Outcome {
            entries,
            decisions: course.log().len(),
            forfeit: lost.map(|seat| sitting[seat.index()]),
            why: forfeit.map(|(_, why)| why),
        }
    }
}

impl Sheet<'_> {
    /// Notes a game. If that completes deals and one of them is enough, gives the number of games up to its end.
    fn enter(&mut self, number: u64, outcome: Outcome, seats: usize) -> Option<u64> {
        let number = number as usize;
        if self.outcomes.len() <= number {
            self.outcomes.resize_with(number + 1, || None);
        }
        self.outcomes[number] = Some(outcome);
        loop {
            let games = self.outcomes.get(self.seen * seats..(self.seen + 1) * seats)?;
            let deal: Vec<&Outcome> = games.iter().flatten().collect();
            if deal.len() < seats {
                return None;
            }
            self.seen += 1;
            if (self.enough)(&deal) {
                let games = self.seen * seats;
                // Nothing more is looked at.
                self.seen = usize::MAX / seats - 1;
                return Some(games as u64);
            }
        }
    }
}
