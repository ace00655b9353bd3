//! How courtiers move.

use std::fmt;

use crate::pieces::{COURTIERS, Courtier, Place};

/// Who stands where, from the lowest place to the highest.
pub type Order = [Courtier; COURTIERS];

/// By how many places each courtier is to move, by courtier: to the right, or below zero to the left.
pub type Sums = [i8; COURTIERS];

/// From which side the courtiers are handled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// The lowest place first.
    Left,
    /// The highest place first.
    Right,
}

impl Side {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];

    /// Its name in picks and in the language files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// One courtier's move, as it happens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    /// Who.
    pub courtier: Courtier,
    /// By how many places he was to move.
    pub sum: i8,
    /// Where he stood when it was his turn to move.
    pub from: Place,
    /// Where he stands afterwards: at the end of the row a move stops.
    pub to: Place,
}

/// The courtiers in the order in which they begin.
pub const HOME: Order = {
    let mut home = [Courtier::new(0); COURTIERS];
    let mut index = 0;
    while index < COURTIERS {
        home[index] = Courtier::new(index);
        index += 1;
    }
    home
};

/// Where a courtier stands.
#[must_use]
pub fn place_of(order: &Order, courtier: Courtier) -> Place {
    Place::new(order.iter().position(|&other| other == courtier).unwrap_or(0))
}

/// Moves every courtier once, in the order in which they stood before anyone moved; those in between slide the other way.
/// Each move is shown as it happens; a sum of zero is none.
pub fn slide(order: &Order, sums: &Sums, side: Side, mut show: impl FnMut(Step)) -> Order {
    let mut now = *order;
    for n in 0..COURTIERS {
        let courtier = match side {
            Side::Left => order[n],
            Side::Right => order[COURTIERS - 1 - n],
        };
        let sum = sums[courtier.index()];
        if sum == 0 {
            continue;
        }
        let from = place_of(&now, courtier).index();
        let to = (from as i32 + i32::from(sum)).clamp(0, COURTIERS as i32 - 1) as usize;
        if from < to {
            now[from..=to].rotate_left(1);
        } else {
            now[to..=from].rotate_right(1);
        }
        show(Step { courtier, sum, from: Place::new(from), to: Place::new(to) });
    }
    now
}

/// Where everybody stands after the moves.
#[must_use]
pub fn slid(order: &Order, sums: &Sums, side: Side) -> Order {
    slide(order, sums, side, |_| ())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(sums: &[(usize, i8)], side: Side) -> [usize; COURTIERS] {
        let mut all = [0; COURTIERS];
        for &(courtier, sum) in sums {
            all[courtier - 1] = sum;
        }
        slid(&HOME, &all, side).map(Courtier::number)
    }

    #[test]
    fn those_passed_slide_the_other_way() {
        assert_eq!(after(&[(1, 3)], Side::Left), [2, 3, 4, 1, 5, 6, 7, 8, 9, 10, 11, 12]);
        assert_eq!(after(&[(12, -3)], Side::Left), [1, 2, 3, 4, 5, 6, 7, 8, 12, 9, 10, 11]);
        assert_eq!(after(&[], Side::Right), HOME.map(Courtier::number));
    }

    #[test]
    fn a_move_stops_at_the_end() {
        assert_eq!(after(&[(11, 9)], Side::Left), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 11]);
        assert_eq!(after(&[(2, -9)], Side::Right), [2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
        assert_eq!(after(&[(1, -1), (12, 9)], Side::Right), HOME.map(Courtier::number));
    }

    /// Whoever was passed by is still handled, and nobody twice.
    #[test]
    fn everybody_moves_once() {
        let mut seen = Vec::new();
        let mut sums = [0; COURTIERS];
        [sums[0], sums[1], sums[2]] = [2, 1, -1];
        slide(&HOME, &sums, Side::Left, |step| {
            seen.push((step.courtier.number(), step.from.number(), step.to.number()));
        });
        assert_eq!(seen, [(1, 1, 3), (2, 1, 2), (3, 1, 1)]);
    }
}
