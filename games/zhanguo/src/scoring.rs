//! Points: what comes at once, and the final count of Governors, aspects, Tasks and Walls.

use game::{Scores, Seat};

use crate::board::{SEATS, SLOTS};
use crate::pieces::{Colour, Criterion, Official, Region, Section, TaskKind};
use crate::player::Player;
use crate::state::{Phase, Table};

/// Where points come from: first what comes in the course of the game, then the final count.
pub const SOURCES: [&str; 9] = [
    "from-auction",
    "from-markers",
    "from-abilities",
    "from-squares",
    "from-palaces",
    "final-governors",
    "final-aspects",
    "final-tasks",
    "final-walls",
];

/// What is left of the points of the auction.
pub(crate) const BIDS: usize = 0;
/// Unification markers that were missing.
pub(crate) const MARKERS: usize = 1;
/// Abilities of cards.
pub(crate) const ABILITIES: usize = 2;
/// Bonus squares.
pub(crate) const SQUARE_POINTS: usize = 3;
/// Palaces.
pub(crate) const PALACE_POINTS: usize = 4;
/// How many sources bring points in the course of the game.
pub(crate) const AT_ONCE: usize = 5;
/// Governors at the end.
pub(crate) const FINAL_GOVERNORS: usize = 5;
/// Aspects at the end.
pub(crate) const FINAL_ASPECTS: usize = 6;
/// Tasks at the end.
pub(crate) const FINAL_TASKS: usize = 7;
/// Walls at the end.
pub(crate) const FINAL_WALLS: usize = 8;

/// What the most markers of an aspect bring at the end.
pub const ASPECT_POINTS: [i16; 3] = [5, 6, 7];

impl Table {
    /// What the Governors of a region bring each player: 9 and 3 for each of his own to whoever has the most; those who are
    /// equal share, rounded down.
    #[must_use]
    pub fn governor_points(&self, region: Region) -> [i16; SEATS] {
        let counts: [u8; SEATS] = std::array::from_fn(|seat| self.governors(Seat::new(seat), region));
        let most = counts.iter().copied().max().unwrap_or(0);
        if most == 0 {
            return [0; SEATS];
        }
        let leaders = counts.iter().filter(|&&count| count == most).count() as i16;
        let share = (9 + 3 * i16::from(most)) / leaders;
        counts.map(|count| if count == most { share } else { 0 })
    }

    /// Who has the most markers of an aspect, at least one; between equals the higher disc on the Reward line.
    #[must_use]
    pub fn aspect_leader(&self, aspect: Colour) -> Option<Seat> {
        let mut best = None;
        let mut most = 0;
        for &seat in &self.line[..self.seats()] {
            let value = self.influence(seat, aspect);
            if value > most {
                (best, most) = (Some(seat), value);
            }
        }
        best
    }

    /// What a player's discs in a section of the Tasks bring: their places together, times the number of discs.
    #[must_use]
    pub fn task_points(&self, seat: Seat, section: usize) -> i16 {
        let places = &self.board().facts.places;
        let (mut sum, mut discs) = (0, 0);
        for kind in TaskKind::ALL {
            if let Some(place) = self.tasks[section][kind.index()].place(seat) {
                sum += i16::from(places[place]);
                discs += 1;
            }
        }
        sum * discs
    }

    /// What a player's Wall in a section brings, if there is one.
    #[must_use]
    pub fn wall_points(&self, seat: Seat, section: Section) -> Option<i16> {
        let bars = self.wall(seat, section)?;
        let tile = self.board().tile(self.tiles[section.index()]);
        let points = tile.points[bars - 1];
        Some(match tile.criterion {
            Criterion::TotalUnrest => points - i16::from(self.player(seat).unrest.iter().sum::<u8>()),
            criterion => points * self.player(seat).count(criterion),
        })
    }

    /// The final count.
    pub(crate) fn count(&mut self) {
        for region in Region::ALL {
            let points = self.governor_points(region);
            for (player, points) in self.players.iter_mut().zip(points) {
                player.points[FINAL_GOVERNORS] += points;
            }
        }
        for aspect in Colour::ALL {
            if let Some(leader) = self.aspect_leader(aspect) {
                self.players[leader.index()].points[FINAL_ASPECTS] += ASPECT_POINTS[aspect.index()];
            }
        }
        for seat in Seat::all(self.seats()) {
            let tasks = self.task_points(seat, 0) + self.task_points(seat, 1);
            let walls = Section::ALL.iter().filter_map(|&section| self.wall_points(seat, section)).sum();
            let points = &mut self.players[seat.index()].points;
            points[FINAL_TASKS] = tasks;
            points[FINAL_WALLS] = walls;
        }
    }

    /// The points of a player so far.
    #[inline]
    #[must_use]
    pub fn total(&self, seat: Seat) -> i16 {
        self.player(seat).points.iter().sum()
    }

    /// The points of every player so far. Between equal players the higher disc on the Reward line decides.
    #[must_use]
    pub fn scores(&self) -> Scores {
        let mut scores = Scores::new(self.seats(), &SOURCES);
        for (place, &seat) in self.line[..self.seats()].iter().enumerate() {
            for (source, &points) in self.player(seat).points.iter().enumerate() {
                scores.add(seat, source, points);
            }
            scores.break_ties(seat, -(place as i16));
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

impl Player {
    /// How often a criterion of a Wall tile is met; the one of all unrest is no count.
    #[must_use]
    pub fn count(&self, criterion: Criterion) -> i16 {
        let colours = |region: Region| {
            let mut counts = [0_u8; 3];
            for card in self.cards[region.index()].iter().flatten() {
                counts[card.colour().index()] += 1;
            }
            counts
        };
        let regions = |meets: &dyn Fn(Region) -> bool| {
            Region::ALL.into_iter().filter(|&region| meets(region)).count() as i16
        };
        let official = |official: Official| regions(&|region| self.officials_in(region, official) > 0);
        let card = |colour: Colour| regions(&|region| colours(region)[colour.index()] > 0);
        match criterion {
            Criterion::NoUnrest => regions(&|region| self.unrest[region.index()] == 0),
            Criterion::OfficialsMatchUnrest => regions(&|region| {
                let officials: u8 = Official::ALL.iter().map(|&o| self.officials_in(region, o)).sum();
                officials >= self.unrest[region.index()]
            }),
            Criterion::WithGrey => official(Official::Grey),
            Criterion::WithRed => official(Official::Red),
            Criterion::WithWhite => official(Official::White),
            Criterion::TotalUnrest => 0,
            Criterion::ThreeColours => {
                Colour::ALL.iter().map(|&colour| self.cards_of(colour)).min().unwrap_or(0) as i16
            }
            Criterion::ThreeCards => regions(&|region| self.card_count(region) == SLOTS),
            Criterion::TwoAlike => regions(&|region| colours(region).iter().any(|&count| count >= 2)),
            Criterion::WithOrange => card(Colour::Orange),
            Criterion::WithBrown => card(Colour::Brown),
            Criterion::WithIvory => card(Colour::Ivory),
        }
    }
}
