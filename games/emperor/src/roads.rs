//! Rows of houses along the roads.
//!
//! A row is a path through one player's houses, each joined to the next by a road, without going back to a house. It
//! needs at least four houses, branches off the path do not count, and each house counts once. The owner would choose
//! the rows that bring him most, so the program looks for the best choice.
//!
//! A player has at most 20 houses and the net is sparse, so an exact search is quick: the houses get numbers from 0 on and
//! sets of them are bit masks. The search takes a house with few neighbours, tries every row through it and also leaving
//! it out; what is left falls into groups that are solved one by one and remembered.

use game::Seat;

use crate::board::{HOUSES, REGIONS, SPACES, Space};
use crate::setup::Roads;
use crate::state::Table;

/// The fewest houses of a row.
pub const SHORTEST: u32 = 4;

/// A row that scores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The houses, from one end to the other.
    pub spaces: Vec<Space>,
    /// Whether a house in it stands on a fortification.
    pub doubled: bool,
}

impl Row {
    /// One point for each house, doubled by a fortification.
    #[must_use]
    pub fn points(&self) -> u32 {
        self.spaces.len() as u32 * if self.doubled { 2 } else { 1 }
    }
}

impl Table {
    /// The points of a player's best rows.
    #[must_use]
    pub fn road_points(&self, seat: Seat) -> u32 {
        Net::of(self, seat).points(self.setup.roads)
    }

    /// The points of a player's best rows, and how many neighbours his houses have: of each, two at most go into a row.
    pub(crate) fn road_prospects(&self, seat: Seat) -> (u32, u32) {
        let net = Net::of(self, seat);
        let neighbours = net.near[..net.count].iter().map(|near| near.count_ones().min(2)).sum();
        (net.points(self.setup.roads), neighbours)
    }

    /// A player's best rows, house by house.
    #[must_use]
    pub fn rows(&self, seat: Seat) -> Vec<Row> {
        let net = Net::of(self, seat);
        let mut rows = Vec::new();
        match self.setup.roads {
            Roads::Rows => Search::new(&net).rows(net.all(), &mut rows),
            Roads::OneRow => rows.extend(net.groups(net.all()).map(|group| net.longest(group))),
        }
        let row = |mask: u32| Row {
            doubled: mask & net.fortified != 0,
            spaces: net.in_order(mask).iter().map(|&house| net.spaces[house]).collect(),
        };
        rows.into_iter().filter(|&mask| mask != 0).map(row).collect()
    }
}

const MOST: usize = HOUSES as usize;

/// One player's houses and the roads between them.
struct Net {
    count: usize,
    spaces: [Space; MOST],
    /// The houses one road away, a bit each.
    near: [u32; MOST],
    /// The houses on fortifications.
    fortified: u32,
}

/// The bits of a set, from the lowest.
#[inline]
fn bits(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let bit = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            bit
        })
    })
}

impl Net {
    fn of(table: &Table, seat: Seat) -> Self {
        let mut net = Self { count: 0, spaces: [Space::from_index(0); MOST], near: [0; MOST], fortified: 0 };
        let mut number = [0_u8; REGIONS * SPACES];
        let mut all: u128 = 0;
        for (region, &houses) in table.houses[seat.index()].iter().enumerate() {
            all |= u128::from(houses) << (region * SPACES);
        }
        let mut rest = all;
        while rest != 0 && net.count < MOST {
            let space = Space::from_index(rest.trailing_zeros() as usize);
            rest &= rest - 1;
            number[space.index()] = net.count as u8;
            net.spaces[net.count] = space;
            net.fortified |= u32::from(table.has_fort(space)) << net.count;
            net.count += 1;
        }
        for house in 0..net.count {
            let mut near = table.board().near(table.setup.side, net.spaces[house]) & all;
            while near != 0 {
                net.near[house] |= 1 << number[near.trailing_zeros() as usize];
                near &= near - 1;
            }
        }
        net
    }

    /// The points of the best rows.
    fn points(&self, roads: Roads) -> u32 {
        let all = self.all();
        match roads {
            // Most nets are nothing but lines, and need no search.
            Roads::Rows if self.groups(all).all(|group| self.is_line(group)) => {
                self.groups(all).map(|group| self.worth(group)).sum()
            }
            Roads::Rows => Search::new(self).most(all),
            Roads::OneRow => self.groups(all).map(|group| self.worth(self.longest(group))).sum(),
        }
    }

    /// Every house.
    const fn all(&self) -> u32 {
        (1 << self.count) - 1
    }

    /// The houses joined to one of these by roads, within a set.
    #[inline]
    const fn joined(&self, from: u32, within: u32) -> u32 {
        let mut group = from;
        let mut edge = from;
        while edge != 0 {
            let house = edge.trailing_zeros() as usize;
            edge &= edge - 1;
            let new = self.near[house] & within & !group;
            group |= new;
            edge |= new;
        }
        group
    }

    /// The groups of joined houses in a set that could hold a row.
    #[inline]
    fn groups(&self, mut left: u32) -> impl Iterator<Item = u32> {
        std::iter::from_fn(move || {
            while is_row(left) {
                let group = self.joined(left & left.wrapping_neg(), left);
                left &= !group;
                if is_row(group) {
                    return Some(group);
                }
            }
            None
        })
    }

    /// What a row of these houses brings; of a group it is what it could bring at most.
    #[inline]
    const fn worth(&self, mask: u32) -> u32 {
        mask.count_ones() * if mask & self.fortified != 0 { 2 } else { 1 }
    }

    /// The houses of a group with a single neighbour in it.
    #[inline]
    fn leaves(&self, group: u32) -> u32 {
        bits(group)
            .filter(|&house| (self.near[house] & group).is_power_of_two())
            .fold(0, |leaves, house| leaves | 1 << house)
    }

    /// A bound for what rows in a group can bring. A row ends at two leaves at most: where three or more hang on one
    /// house, the rest of them are left out, and beyond two for each fortified house none is doubled.
    #[inline]
    fn bound(&self, group: u32) -> u32 {
        let leaves = self.leaves(group);
        let (ends, houses) = (leaves.count_ones(), group.count_ones());
        let crowded = |house: usize| (self.near[house] & leaves).count_ones().saturating_sub(2);
        let left_out: u32 = bits(group & !leaves).map(crowded).sum();
        match (group & self.fortified).count_ones() {
            0 => houses - left_out,
            forts => 2 * houses - left_out - left_out.max(ends.saturating_sub(2 * forts)),
        }
    }

    /// Every path through a house within a group, as a set with one of its ends, as long as `go_on` says so: an arm from
    /// the house, and perhaps a second one that does not touch the first.
    fn each_path(&self, house: usize, group: u32, longest: u32, go_on: &mut impl FnMut(u32, usize) -> bool) {
        for first in bits(self.near[house] & group) {
            let mask = 1 << house | 1 << first;
            // The second arm's first step is higher than that of the first, so that no path is met in both directions.
            let others = self.near[house] & group & (!0 << first) & !mask;
            let arms = Arms { net: self, group, others, longest };
            if !arms.first(first, mask, go_on) {
                return;
            }
        }
    }

    /// The row in a group that brings most; nothing if there is none.
    fn longest(&self, group: u32) -> u32 {
        let mut best = 0;
        self.longer(group, &mut best);
        best
    }

    /// Looks for a better row: any through the first house, then any without it.
    fn longer(&self, group: u32, best: &mut u32) {
        let house = self.first(group);
        self.each_path(house, group, HOUSES, &mut |mask, _| {
            if is_row(mask) && self.worth(mask) > self.worth(*best) {
                *best = mask;
            }
            self.worth(*best) < self.worth(group)
        });
        for group in self.groups(group & !(1 << house)) {
            if self.worth(group) > self.worth(*best) {
                self.longer(group, best);
            }
        }
    }

    /// The houses of a path from one end to the other.
    fn in_order(&self, mask: u32) -> Vec<usize> {
        fn walk(net: &Net, order: &mut Vec<usize>, left: u32) -> bool {
            let end = order.last().copied().unwrap_or_default();
            left == 0
                || bits(net.near[end] & left).any(|next| {
                    order.push(next);
                    walk(net, order, left & !(1 << next)) || order.pop().is_none()
                })
        }
        let mut order = Vec::new();
        for start in bits(mask) {
            order = vec![start];
            if walk(self, &mut order, mask & !(1 << start)) {
                break;
            }
        }
        order
    }

    /// The house to settle first: one with few neighbours, because few rows run through it.
    #[inline]
    fn first(&self, group: u32) -> usize {
        let mut best = (u32::MAX, 0);
        for house in bits(group) {
            let neighbours = (self.near[house] & group).count_ones();
            if neighbours < best.0 {
                best = (neighbours, house);
                if neighbours <= 1 {
                    break;
                }
            }
        }
        best.1
    }

    /// Whether a path that ends here leaves a neighbour alone: then it had better gone on there.
    #[inline]
    fn leaves_crumbs(&self, end: usize, left: u32) -> bool {
        bits(self.near[end] & left).any(|house| self.near[house] & left == 0)
    }

    /// Whether a group is a single line or ring: then one row takes all of it.
    #[inline]
    fn is_line(&self, group: u32) -> bool {
        bits(group).all(|house| (self.near[house] & group).count_ones() <= 2)
    }
}

/// Whether there are houses enough for a row.
#[inline]
const fn is_row(mask: u32) -> bool {
    mask.count_ones() >= SHORTEST
}

/// The two arms of a path through a house.
struct Arms<'a> {
    net: &'a Net,
    group: u32,
    /// Where the second arm may begin.
    others: u32,
    /// The most houses of both arms together.
    longest: u32,
}

impl Arms<'_> {
    /// Goes on from the end of the first arm, or begins the second.
    fn first(&self, end: usize, mask: u32, go_on: &mut impl FnMut(u32, usize) -> bool) -> bool {
        (mask.count_ones() == self.longest
            || bits(self.net.near[end] & self.group & !mask)
                .all(|next| self.first(next, mask | 1 << next, go_on))
                && bits(self.others & !mask).all(|next| self.second(next, mask | 1 << next, go_on)))
            && go_on(mask, end)
    }

    fn second(&self, end: usize, mask: u32, go_on: &mut impl FnMut(u32, usize) -> bool) -> bool {
        (mask.count_ones() == self.longest
            || bits(self.net.near[end] & self.group & !mask)
                .all(|next| self.second(next, mask | 1 << next, go_on)))
            && go_on(mask, end)
    }
}

/// How many groups are remembered; more are solved again.
const KNOWN: usize = 512;

/// The search for the best rows that share no house.
struct Search<'a> {
    net: &'a Net,
    /// Groups that were solved, and what they bring.
    known: [(u32, u8); KNOWN],
}

impl<'a> Search<'a> {
    const fn new(net: &'a Net) -> Self {
        Self { net, known: [(0, 0); KNOWN] }
    }

    /// The most that rows among these houses can bring.
    fn most(&mut self, left: u32) -> u32 {
        self.more_than(left, 0)
    }

    /// The same, if it is more than so many points; else anything that is not.
    fn more_than(&mut self, left: u32, least: u32) -> u32 {
        let net = self.net;
        let mut groups = [0; MOST / SHORTEST as usize];
        let (mut count, mut hope) = (0, 0);
        for group in net.groups(left) {
            groups[count] = group;
            hope += net.worth(group);
            count += 1;
        }
        for &group in &groups[..count] {
            if hope <= least {
                break;
            }
            hope = hope - net.worth(group) + self.solve(group);
        }
        hope
    }

    /// The most that rows in a group can bring.
    fn solve(&mut self, group: u32) -> u32 {
        // A multiplicative hash spreads the sets well enough.
        let place = (group.wrapping_mul(0x9e37_79b1) >> 23) as usize;
        if self.known[place].0 == group {
            return self.known[place].1.into();
        }
        let net = self.net;
        if net.is_line(group) {
            return net.worth(group);
        }
        let (goal, house) = (net.bound(group), net.first(group));
        let mut best = 0;
        net.each_path(house, group, self.longest(group), &mut |path, end| {
            let left = group & !path;
            if self.tries(path) && !net.leaves_crumbs(end, left) {
                let row = net.worth(path);
                if row + net.worth(left) > best {
                    best = best.max(row + self.more_than(left, best.saturating_sub(row)));
                }
            }
            best < goal
        });
        if best < goal {
            best = best.max(self.more_than(group & !(1 << house), best));
        }
        self.known[place] = (group, best as u8);
        best
    }

    /// The longest rows worth trying in a group. A plain row of eight or more is worth two shorter ones, which are tried
    /// anyway.
    #[inline]
    const fn longest(&self, group: u32) -> u32 {
        if group & self.net.fortified == 0 { 2 * SHORTEST - 1 } else { HOUSES }
    }

    /// Whether a path is worth trying as a row.
    #[inline]
    const fn tries(&self, mask: u32) -> bool {
        is_row(mask) && (mask.count_ones() < 2 * SHORTEST || mask & self.net.fortified != 0)
    }

    /// Rows among these houses that bring the most.
    fn rows(&mut self, left: u32, rows: &mut Vec<u32>) {
        let net = self.net;
        for group in net.groups(left) {
            if net.is_line(group) {
                rows.push(group);
                continue;
            }
            let (most, house) = (self.solve(group), net.first(group));
            let mut found = 0;
            net.each_path(house, group, self.longest(group), &mut |path, _| {
                if self.tries(path) && net.worth(path) + self.most(group & !path) == most {
                    found = path;
                }
                found == 0
            });
            rows.extend((found != 0).then_some(found));
            self.rows(group & !(found | 1 << house), rows);
        }
    }
}
