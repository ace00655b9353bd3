//! How good a position looks to a player of the game who sees no further than the table.

use game::{Appraised, MOST_SEATS, Seat};

use crate::board::{Card, SEATS, board};
use crate::state::{GreatWall, Phase, Section, Stake, Table};

/// What a card in hand promises for later, in points of favour, by kind: the more it can turn, the better it is kept
/// for when it turns something.
const PROMISE: [f32; 7] = [0.35, 0.6, 0.9, 0.55, 0.95, 0.9, 0.9];

impl Appraised for GreatWall {
    fn appraise(&self, seat: Seat) -> f32 {
        let table = &self.table;
        // The most favour wins, so what the strongest rival has counts against me.
        let mine = worth(table, seat);
        let rival = Seat::all(table.seats())
            .filter(|&other| other != seat)
            .map(|other| worth(table, other))
            .fold(f32::MIN, f32::max);
        if table.phase == Phase::Over {
            return mine - rival;
        }
        mine - 0.6 * rival + self.promise(seat)
    }

    fn worths(&self) -> [f32; MOST_SEATS] {
        let mut worths = [0.0; MOST_SEATS];
        for seat in Seat::all(self.table.seats()) {
            worths[seat.index()] = worth(&self.table, seat);
            if self.table.phase != Phase::Over {
                worths[seat.index()] += self.promise(seat);
            }
        }
        worths
    }
}

impl GreatWall {
    /// What a hand promises.
    fn promise(&self, seat: Seat) -> f32 {
        let hand = self.hand(seat);
        let promise: f32 =
            Card::ALL.iter().map(|card| f32::from(hand.count(card.index())) * PROMISE[card.index()]).sum();
        promise * freshness(&self.table)
    }
}

/// Cards in hand are worth less and less as the end comes near.
fn freshness(table: &Table) -> f32 {
    let fewest = Seat::all(table.seats()).map(|seat| table.unseen[seat.index()].size()).min().unwrap_or(0);
    if table.finisher.is_some() { 0.0 } else { (fewest as f32 / 8.0).min(1.0) }
}

/// Favour won, and what the sections promise.
fn worth(table: &Table, seat: Seat) -> f32 {
    let won: f32 = table.won[seat.index()]
        .counts()
        .iter()
        .zip(board().favour_values)
        .map(|(&n, value)| f32::from(n) * f32::from(value))
        .sum();
    let promised: f32 = table
        .section_ids()
        .map(|id| table.section(id))
        .filter(|section| section.is_open())
        .map(|section| prospects(section, table, seat))
        .sum();
    won + promised
}

/// What a section promises a player.
fn prospects(section: &Section, table: &Table, seat: Seat) -> f32 {
    let hope = hope(section, table, seat);
    match section.stake {
        Stake::Closed => 0.0,
        Stake::Both(high, low) => {
            // The first claim takes the higher favour, which then weighs on the claimer; still, the lower may follow.
            let mean = f32::from(high.value() + low.value()) / 2.0;
            hope * (0.55 * f32::from(high.value()) + 0.25 * mean)
        }
        Stake::One { left, held } => {
            let first = if held.by == seat {
                // It scores as soon as anybody finishes the section.
                f32::from(held.favour.value()) * if section.leader().is_some() { 0.85 } else { 0.6 }
            } else {
                0.0
            };
            first + hope * f32::from(left.value())
        }
    }
}

/// How likely the player seems to lead when his next turn begins: the lead he has, against how many can still answer.
fn hope(section: &Section, table: &Table, seat: Seat) -> f32 {
    if !section.is_present(seat) {
        return 0.0;
    }
    let mine = section.total(seat);
    let most = Seat::all(SEATS)
        .filter(|&other| other != seat && section.is_present(other))
        .map(|other| section.total(other))
        .max();
    // An empty field is led as if by one point over nothing: whoever comes next starts from zero.
    let lead = mine - most.unwrap_or(0.min(mine - 1));
    let answers = if table.phase == Phase::LastCheck { 0.0 } else { (table.seats() - 1) as f32 };
    let doubt = 1.0 + 0.6 * answers;
    if lead > 0 {
        1.0 - 0.62 * (-(lead as f32) / (1.2 * doubt)).exp()
    } else {
        0.3 * ((lead as f32) / (1.2 * doubt)).exp()
    }
}
