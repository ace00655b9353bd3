//! Guests who play by themselves, and note what they did.

use std::collections::HashMap;
use std::net::SocketAddr;

use super::history::{Fate, Ledger, What};
use super::{Guest, Page};

/// Chance that is the same every time.
#[derive(Clone)]
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below this one.
    pub fn below(&mut self, most: usize) -> usize {
        // Marsaglia's xorshift: good enough to choose a move.
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % most.max(1)
    }
}

/// A guest who plays.
#[derive(Clone)]
pub struct Player {
    pub guest: Guest,
    pub number: usize,
    pub ledger: Ledger,
    pub random: Random,
    /// The last decision at each table that was acknowledged and not taken back. Whoever is shown it again looks at an old
    /// page and waits, so that a move is never sent twice.
    decided: HashMap<String, usize>,
    /// How often a page was old.
    pub old: usize,
}

/// What came of looking at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Nobody answered.
    Silence,
    /// There is nothing to do here now.
    Waits,
    /// It is over.
    Over,
    /// Something was done.
    Did(Fate),
}

impl Player {
    pub fn new(number: usize, ledger: &Ledger) -> Self {
        Self {
            guest: Guest::default(),
            number,
            ledger: ledger.clone(),
            random: Random::new(number as u64 + 1),
            decided: HashMap::new(),
            old: 0,
        }
    }

    /// Looks at a table, and moves or takes back if that is for this guest to do.
    pub fn step(&mut self, house: SocketAddr, table: &str) -> Step {
        let Some(page) = self.guest.page(house, table) else { return Step::Silence };
        self.act(house, table, &page)
    }

    /// The same with a page that was looked at.
    pub fn act(&mut self, house: SocketAddr, table: &str, page: &Page) -> Step {
        let Some(what) = self.choose(table, page) else {
            return if page.over { Step::Over } else { Step::Waits };
        };
        let number = self.ledger.begin(self.number, table, what.clone());
        let status = match &what {
            What::Play(decision, seat, mv) => self.guest.play(house, table, *decision, *seat, mv),
            What::Undo(decision) => self.guest.undo(house, table, *decision),
        };
        let fate = self.ledger.answered(number, status);
        self.note(table, &what, fate);
        Step::Did(fate)
    }

    /// What to do at a table.
    pub fn choose(&mut self, table: &str, page: &Page) -> Option<What> {
        if page.undo && self.random.below(6) == 0 {
            return Some(What::Undo(page.decision));
        }
        if page.moves.is_empty() {
            return None;
        }
        if self.decided.get(table).is_some_and(|last| page.decision <= *last) {
            self.old += 1;
            return None;
        }
        let mv = page.moves[self.random.below(page.moves.len())].clone();
        Some(What::Play(page.decision, page.seat, mv))
    }

    /// Keeps in mind what became of it.
    pub fn note(&mut self, table: &str, what: &What, fate: Fate) {
        match (what, fate) {
            (What::Play(decision, ..), Fate::Acknowledged) => {
                self.decided.insert(table.to_owned(), *decision);
            }
            // It may have been taken back: any decision may be due again.
            (What::Undo(_), Fate::Acknowledged | Fate::Unanswered) => {
                self.decided.remove(table);
            }
            _ => {}
        }
    }
}
