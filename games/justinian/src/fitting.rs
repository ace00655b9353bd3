//! Whether the parts of a position fit together.

use game::{Fault, Seat};

use crate::board::PHASES;
use crate::pieces::total;
use crate::scoring::chooser;
use crate::setup::Asking;
use crate::state::{Decision, Justinian};

/// Everything about a position whose parts are right that cannot be so together.
pub(crate) fn faults(state: &Justinian) -> Vec<Fault> {
    let mut fitting = Fitting { state, faults: Vec::new() };
    fitting.passed();
    fitting.court();
    fitting.alone();
    fitting.spaces();
    fitting.scoring();
    fitting.phases();
    fitting.cards();
    fitting.faults
}

struct Fitting<'a> {
    state: &'a Justinian,
    faults: Vec<Fault>,
}

fn of(id: &'static str, seat: Seat) -> Fault {
    Fault::new(id).with("seat", seat)
}

impl Fitting<'_> {
    fn wrong(&mut self, fault: Fault) {
        self.faults.push(fault);
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.state.table.seats())
    }

    /// Who has passed, and whose decision it is therefore.
    fn passed(&mut self) {
        let table = &self.state.table;
        let out = self.seats().filter(|&seat| table.has_passed(seat)).count();
        if table.decision == Decision::Turn {
            if table.has_passed(table.turn) {
                self.wrong(of("position-passed-turn", table.turn));
            } else if table.alone && !table.is_alone() {
                self.wrong(Fault::new("position-alone").with("count", table.seats() - out));
            }
        } else if out < table.seats() {
            self.wrong(Fault::new("position-not-passed").with("count", out).with("seats", table.seats()));
        } else if usize::from(table.passed[table.last.index()]) != table.seats() {
            self.wrong(of("position-last", table.last));
        } else if table.decision == Decision::Side && table.turn != table.last {
            self.wrong(of("position-side-turn", table.turn).with("last", table.last));
        }
        // Whoever passes and still has a reserve has drawn from it.
        let drawn = self.seats().any(|seat| table.has_passed(seat) && table.reserves[seat.index()] > 0);
        if table.still && (drawn || table.is_court_laid()) {
            self.wrong(Fault::new("position-still"));
        }
    }

    fn court(&mut self) {
        let table = &self.state.table;
        match table.decision {
            Decision::Turn => {}
            Decision::Side => {
                if !table.is_court_laid() {
                    self.wrong(Fault::new("position-court-empty"));
                }
            }
            _ => {
                if table.is_court_laid() {
                    self.wrong(Fault::new("position-court-laid"));
                }
            }
        }
    }

    /// Whoever is alone in a round and has laid his one token on the phase space has it there, and something was laid.
    fn alone(&mut self) {
        let table = &self.state.table;
        // That somebody is said to be alone who is not has a fault of its own.
        if !table.alone || table.decision == Decision::Turn && !table.is_alone() {
            return;
        }
        let alone = if table.decision == Decision::Turn { table.turn } else { table.last };
        let laid = match table.decision {
            Decision::Exchange | Decision::Over => {
                table.scored(usize::from(table.phase)).map_or(0, |scored| scored.totals[alone.index()])
            }
            _ => table.spaces[alone.index()].count(),
        };
        if laid == 0 || table.still {
            self.wrong(of("position-alone-laid", alone));
        }
    }

    /// The phase space: what was enough, and what was not.
    fn spaces(&mut self) {
        let table = &self.state.table;
        let threshold = table.threshold();
        for seat in self.seats() {
            let space = self.state.space(seat);
            let (short, enough) = (total(&space.short), total(&space.enough));
            let fault = |id, total: u8| of(id, seat).with("total", total).with("threshold", threshold);
            if short >= threshold {
                self.wrong(fault("position-short", short));
            } else if !space.enough.is_empty() && short + enough < threshold {
                self.wrong(fault("position-enough", short + enough));
            }
            let scored = matches!(table.decision, Decision::Exchange | Decision::Over);
            if scored && table.spaces[seat.index()].count() > 0 {
                self.wrong(of("position-space", seat));
            }
        }
    }

    /// Everybody from the last passer up to that seat has been asked or passed over: where that tells who has enough, it is
    /// known of all tokens.
    fn asked(&mut self, upto: Option<Seat>) {
        let table = &self.state.table;
        if table.setup.asking == Asking::Everybody {
            return;
        }
        for seat in table.from_last() {
            let space = table.spaces[seat.index()];
            if space.enough == 0 && space.later > 0 {
                self.wrong(of("position-asked", seat).with("count", space.later));
            }
            if Some(seat) == upto {
                return;
            }
        }
    }

    fn scoring(&mut self) {
        let table = &self.state.table;
        let able = |seat: Seat| match table.setup.asking {
            Asking::Everybody => self.state.space(seat).total() >= table.threshold(),
            Asking::Able => table.spaces[seat.index()].enough > 0,
        };
        match table.decision {
            Decision::Offer => {
                let asked = match table.setup.asking {
                    Asking::Everybody => table.may_be_able(table.turn),
                    Asking::Able => able(table.turn),
                };
                if let Some(starter) = table.starter {
                    self.wrong(of("position-starter-early", starter));
                } else if asked {
                    self.asked(Some(table.turn));
                } else {
                    self.wrong(of("position-offer", table.turn));
                }
            }
            Decision::Colour => {
                let totals = self.state.spaces.map(|space| space.total());
                let most = chooser(&totals, table.seats(), table.last);
                if table.turn != most {
                    self.wrong(of("position-chooser", table.turn).with("chooser", most));
                }
                match table.starter {
                    Some(starter) if !able(starter) => self.wrong(of("position-starter", starter)),
                    None if !table.still && !table.are_tokens_gone() => {
                        self.wrong(Fault::new("position-forced"));
                    }
                    starter => self.asked(starter),
                }
            }
            _ => {
                if let Some(starter) = table.starter {
                    self.wrong(of("position-starter-early", starter));
                }
            }
        }
    }

    /// As many scorings as phases, and an end only where there is one.
    fn phases(&mut self) {
        let table = &self.state.table;
        let scored = table.scored.iter().flatten().count();
        let after = matches!(table.decision, Decision::Exchange | Decision::Over);
        let expected = usize::from(table.phase) + usize::from(after);
        if scored != expected {
            self.wrong(Fault::new("position-scored").with("count", scored).with("expected", expected));
        }
        let last = usize::from(table.phase) + 1 == PHASES || table.are_tokens_gone();
        if table.decision == Decision::Over && !last {
            self.wrong(Fault::new("position-not-over"));
        }
        if table.decision == Decision::Exchange && last {
            self.wrong(Fault::new("position-over"));
        }
    }

    /// Cards are returned one by each player, after the first and after the second phase.
    fn cards(&mut self) {
        let table = &self.state.table;
        let exchanging = table.decision == Decision::Exchange;
        // Whoever sits between the last passer and the player whose decision it is has had his exchange.
        let done: Vec<Seat> =
            table.from_last().take_while(|&seat| exchanging && seat != table.turn).collect();
        for seat in self.seats() {
            let under = table.heaps.iter().flat_map(|heap| heap.under).filter(|&by| by == Some(seat)).count();
            let traced = table.traced.iter().flatten().filter(|traced| traced.by == seat).count();
            let most = usize::from(table.phase) + usize::from(done.contains(&seat));
            if under + traced > most {
                self.wrong(of("position-returned", seat).with("count", under + traced).with("most", most));
            }
            let Some(drew) = table.traced[seat.index()] else { continue };
            let held = self.state.traced[seat.index()]
                .is_some_and(|courtier| self.state.cards(seat, drew.colour).contains(courtier));
            let after_second = table.phase == 2 || (table.phase == 1 && done.contains(&seat));
            if !held {
                self.wrong(of("position-drew", seat).word("colour", drew.colour.name()));
            } else if !after_second || table.heaps[drew.colour.index()].left > 0 {
                self.wrong(of("position-drew-early", seat).word("colour", drew.colour.name()));
            }
        }
    }
}
