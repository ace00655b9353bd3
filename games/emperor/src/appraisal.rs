//! How good a position looks to a player of the game who sees no further than the table.

use game::{Appraised, MOST_SEATS, Seat};

use crate::board::{Cards, Colour, Region, SEATS};
use crate::state::{Emperor, Phase, Table};

impl Appraised for Emperor {
    fn appraise(&self, seat: Seat) -> f32 {
        let table = &self.table;
        let over = table.phase == Phase::Over;
        let worths = on_table(table);
        let rivals =
            Seat::all(table.seats()).filter(|&other| other != seat).map(|other| worths[other.index()]);
        let best = rivals.fold(f32::MIN, f32::max);
        // The most points win, so what the strongest rival has counts against me.
        let ahead = worths[seat.index()] - if over { 1.0 } else { 0.7 } * best;
        ahead + self.promise(seat)
    }

    fn worths(&self) -> [f32; MOST_SEATS] {
        let mut worths = on_table(&self.table);
        for seat in Seat::all(self.table.seats()) {
            worths[seat.index()] += self.promise(seat);
        }
        worths
    }
}

/// What the table promises every player.
fn on_table(table: &Table) -> [f32; MOST_SEATS] {
    let over = table.phase == Phase::Over;
    let houses = if over { [0.0; SEATS] } else { open_houses(table) };
    let mut worths = [0.0; MOST_SEATS];
    for seat in Seat::all(table.seats()) {
        let points = f32::from(table.total(seat));
        worths[seat.index()] = points
            + if over {
                // Between equals the pieces left decide.
                0.01 * table.supply(seat) as f32
            } else {
                houses[seat.index()] + courts(table, seat) + net(table, seat)
            };
    }
    worths
}

impl Emperor {
    /// What a hand promises, while there is a next turn.
    fn promise(&self, seat: Seat) -> f32 {
        let table = &self.table;
        let ends = table.phase == Phase::Over || table.exhausted >= 2;
        if ends { 0.0 } else { promise(table, self.hand(seat)) }
    }
}

/// What the houses in regions that are not yet full promise every player: the points as they stand count the more, the
/// fuller the region is, because less can change.
fn open_houses(table: &Table) -> [f32; SEATS] {
    let mut sums = [0.0; SEATS];
    for region in Region::ALL {
        let (free, spaces) =
            (table.free(region).count_ones(), u32::from(table.board().spaces[region.index()]));
        // What is full was scored, and where nobody is there is nothing to count.
        if free == 0 || free == spaces {
            continue;
        }
        let spaces = spaces as f32;
        let fullness = 1.0 - free as f32 / spaces;
        let points = table.house_points(region);
        for seat in 0..table.seats() {
            sums[seat] += f32::from(points[seat]) * (0.55 + 0.45 * fullness);
            // Room to grow, where one is already strong.
            let count = table.houses[seat][region.index()].count_ones() as f32;
            sums[seat] += 0.25 * count * (free as f32 / spaces);
        }
    }
    sums
}

/// What the emissaries promise: the alliances as they stand, and a little for a court one leads alone.
fn courts(table: &Table, seat: Seat) -> f32 {
    let mut worth = 0.8 * table.alliance_points(seat) as f32;
    for region in Region::ALL {
        let mine = table.emissaries[seat.index()][region.index()];
        if mine > 0 {
            let most = (0..table.seats())
                .filter(|&other| other != seat.index())
                .map(|other| table.emissaries[other][region.index()])
                .max()
                .unwrap_or(0);
            let borders = table.board().alliances.iter().filter(|pair| pair.contains(&region)).count() as f32;
            worth += borders
                * if mine > most {
                    0.45
                } else if mine == most {
                    0.3
                } else {
                    0.05
                };
        }
    }
    worth
}

/// What the roads promise: the rows as they stand, and a little for houses that are neighbours.
fn net(table: &Table, seat: Seat) -> f32 {
    let (points, neighbours) = table.road_prospects(seat);
    0.85 * points as f32 + 0.15 * neighbours as f32
}

/// What a hand promises for the next turn: cards that go together place two pieces.
fn promise(table: &Table, hand: &Cards) -> f32 {
    let mut worth = 0.0;
    for colour in Colour::ALL {
        let count = hand.count(colour.index());
        let room = table.board().of_colour(colour).any(|region| !table.is_full(region));
        worth += match (count, room) {
            (0, _) => 0.0,
            (1, true) => 0.5,
            (1, false) => 0.2,
            (2, true) => 1.5,
            (2, false) => 0.8,
            (_, true) => 1.7,
            (_, false) => 0.9,
        };
    }
    worth
}
