//! Points: houses in full regions, and the final count of open regions, alliances and roads.

use game::{Scores, Seat};

use crate::board::{Region, SEATS};
use crate::roads::Row;
use crate::state::{Phase, Table};

/// Where points come from.
pub const SOURCES: [&str; 4] = ["full-regions", "open-regions", "alliances", "roads"];

/// Regions scored as they filled.
pub(crate) const FULL: usize = 0;
/// Regions scored at the end.
pub(crate) const OPEN: usize = 1;
/// Alliances.
pub(crate) const ALLIED: usize = 2;
/// Rows along the roads.
pub(crate) const ROADS: usize = 3;

/// An alliance that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alliance {
    /// Its number, counted from 1.
    pub number: usize,
    /// Its two regions.
    pub regions: [Region; 2],
    /// Who has the most emissaries in both.
    pub seats: Vec<Seat>,
    /// What each of them gets: all emissaries of both.
    pub points: u32,
}

impl Table {
    /// What the houses of a region bring each player, as they stand. The most houses bring a point for every house in the
    /// region; each rank below brings as many points as the rank above has houses. Equal players share a rank, and
    /// none is skipped for it. Whoever has a house on a fortification there gets double.
    #[inline]
    #[must_use]
    pub fn house_points(&self, region: Region) -> [u8; SEATS] {
        let counts: [u8; SEATS] =
            std::array::from_fn(|seat| self.houses[seat][region.index()].count_ones() as u8);
        let forts = self.forts[region.index()];
        std::array::from_fn(|seat| {
            if counts[seat] == 0 {
                return 0;
            }
            // The rank above is the smallest count that is larger; above the first rank stand all houses together.
            let above = counts.iter().filter(|&&count| count > counts[seat]).min();
            let points = above.copied().unwrap_or_else(|| counts.iter().sum());
            if self.houses[seat][region.index()] & forts == 0 { points } else { 2 * points }
        })
    }

    /// The region has just been filled: its houses are scored.
    pub(crate) fn score_houses(&mut self, region: Region, source: usize) {
        let points = self.house_points(region);
        for (sum, points) in self.points.iter_mut().zip(points) {
            sum[source] += i16::from(points);
        }
    }

    /// Whether a player has the most emissaries of a region, alone or with others.
    #[inline]
    #[must_use]
    pub fn leads_court(&self, seat: Seat, region: Region) -> bool {
        let mine = self.emissaries[seat.index()][region.index()];
        mine > 0 && self.emissaries.iter().all(|others| others[region.index()] <= mine)
    }

    /// What an alliance brings each of its makers.
    #[inline]
    #[must_use]
    pub fn alliance_worth(&self, regions: [Region; 2]) -> u32 {
        self.court(regions[0]) + self.court(regions[1])
    }

    /// The alliances as they stand, in their order.
    #[must_use]
    pub fn alliances(&self) -> Vec<Alliance> {
        let mut all = Vec::new();
        for (number, &regions) in (1..).zip(&self.board().alliances) {
            let seats: Vec<Seat> = Seat::all(self.seats())
                .filter(|&seat| regions.iter().all(|&region| self.leads_court(seat, region)))
                .collect();
            if !seats.is_empty() {
                all.push(Alliance { number, regions, seats, points: self.alliance_worth(regions) });
            }
        }
        all
    }

    /// The points of a player's alliances as they stand.
    #[must_use]
    pub fn alliance_points(&self, seat: Seat) -> u32 {
        let led = Region::ALL
            .into_iter()
            .filter(|&region| self.leads_court(seat, region))
            .fold(0_u16, |led, region| led | 1 << region.index());
        let has = |region: Region| led >> region.index() & 1 == 1;
        if led.count_ones() < 2 {
            return 0;
        }
        self.board()
            .alliances
            .iter()
            .filter(|[a, b]| has(*a) && has(*b))
            .map(|&regions| self.alliance_worth(regions))
            .sum()
    }

    /// The regions whose houses are scored at the end, with what they bring.
    pub fn open_regions(&self) -> impl Iterator<Item = (Region, [u8; SEATS])> {
        Region::ALL
            .into_iter()
            .filter(|&region| !self.is_full(region))
            .map(|region| (region, self.house_points(region)))
    }

    /// The rows of every player as they stand.
    #[must_use]
    pub fn all_rows(&self) -> Vec<(Seat, Row)> {
        Seat::all(self.seats())
            .flat_map(|seat| self.rows(seat).into_iter().map(move |row| (seat, row)))
            .collect()
    }

    /// The final count.
    pub(crate) fn count(&mut self) {
        for region in Region::ALL {
            if !self.is_full(region) {
                self.score_houses(region, OPEN);
            }
        }
        for seat in Seat::all(self.seats()) {
            self.points[seat.index()][ALLIED] = self.alliance_points(seat) as i16;
            self.points[seat.index()][ROADS] = self.road_points(seat) as i16;
        }
    }

    /// The points of a player so far.
    #[inline]
    #[must_use]
    pub fn total(&self, seat: Seat) -> i16 {
        self.points[seat.index()].iter().sum()
    }

    /// The points of every player so far. Between equal players the pieces left in their supplies decide.
    #[must_use]
    pub fn scores(&self) -> Scores {
        let mut scores = Scores::new(self.seats(), &SOURCES);
        for seat in Seat::all(self.seats()) {
            for (source, &points) in self.points[seat.index()].iter().enumerate() {
                scores.add(seat, source, points);
            }
            scores.break_ties(seat, self.supply(seat) as i16);
        }
        scores
    }

    /// The points each player would have if the game were counted now.
    #[must_use]
    pub fn if_counted(&self) -> Scores {
        let mut table = *self;
        if table.phase != Phase::Over {
            table.count();
        }
        table.scores()
    }
}
