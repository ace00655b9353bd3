//! The printed material, read from `data/zhanguo.toml` or from a board file that somebody put beside it.

use game::{Fault, Phrase, Printed, Shelf};
use serde::Serialize;

use crate::pieces::{
    Ability, Action, Bonus, CARDS, COLOURS, Card, Colour, Criterion, REGIONS, Region, RewardKind, SECTIONS,
    SQUARES, Spot, Symbol, TaskKind, regions,
};

/// The most players.
pub const SEATS: usize = 4;
/// The rounds of a game.
pub const ROUNDS: usize = 5;
/// The most cards above one region of a player board.
pub const SLOTS: usize = 3;
/// The most Officials in a Workers Area.
pub const DESKS: u8 = 2;
/// A player's Governors.
pub const GOVERNORS: u8 = 8;
/// A player's Palaces.
pub const PALACES: u8 = 6;
/// A player's Walls.
pub const WALLS: u8 = 5;
/// A player's Officials of each colour.
pub const OFFICIALS: u8 = 5;
/// The most Palace spaces of a region.
pub const PALACE_SPACES: usize = 4;
/// The Wall spaces of a section, with 1, 2 and 3 bars.
pub const BARS: usize = 3;
/// The sections of the Task area.
pub const TASK_SECTIONS: usize = 2;
/// The Task tiles of each kind.
pub const TASK_TILES: usize = 4;
/// The most places for discs beside a Task.
pub const TASK_PLACES: usize = 4;
/// The points at the start of an auction for player boards.
pub const AUCTION: i16 = 15;

/// A Unification Reward.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Reward {
    /// What it is.
    pub kind: RewardKind,
    /// Where it goes, a bit each region; nowhere for Walls and Palaces.
    pub regions: u8,
}

impl Reward {
    /// A phrase about the reward and where it goes. There are four messages for it, in this order: it goes to no region, to
    /// one (`region`), to one of several (`first` and `last`, as in “1, 2 or 3”), to any.
    #[must_use]
    pub fn phrase(&self, [nowhere, one, several, any]: [&'static str; 4]) -> Phrase {
        let mut numbers: Vec<usize> = regions(self.regions).map(Region::number).collect();
        let phrase = |id| Phrase::new(id).word("reward", self.kind.name());
        match (numbers.len(), numbers.pop()) {
            (_, None) => phrase(nowhere),
            (1, Some(region)) => phrase(one).with("region", region),
            (REGIONS, _) => phrase(any),
            (_, Some(last)) => phrase(several).with("first", numbers).with("last", last),
        }
    }
}

/// One side of a player board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Side {
    /// The length of the Unrest track of each region.
    pub tracks: [u8; REGIONS],
    /// The space above the mark that forbids Palaces; 0 for none.
    pub no_palace: [u8; REGIONS],
    /// The Officials of the start, by colour.
    pub officials: [u8; 3],
    /// What a B side can do.
    pub ability: Option<Ability>,
}

/// One side of a Wall tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Tile {
    /// What it counts.
    pub criterion: Criterion,
    /// The points on the space with 1, 2 and 3 bars.
    pub points: [i16; BARS],
}

/// What the rules stand on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Facts {
    /// What wakes each card, and what it brings.
    pub cards: Vec<(Action, Bonus)>,
    /// The regions adjacent to each, a bit each.
    pub adjacent: [u8; REGIONS],
    /// Palace spaces of a region for 2, 3 and 4 players.
    pub palaces: [u8; 3],
    /// Unification markers of value 1 of each colour for 2, 3 and 4 players.
    pub markers: [u8; 3],
    /// The bonus squares of each region, a bit each.
    pub squares: [u8; REGIONS],
    /// The rewards, by aspect and round.
    pub rewards: [[Reward; ROUNDS]; COLOURS],
    /// The Wall Tasks: how many Walls at each site.
    pub wall_tasks: [[u8; 3]; TASK_TILES],
    /// The Palace and Governor Tasks: the regions, a bit each.
    pub region_tasks: [[u8; TASK_TILES]; 2],
    /// The points of the places beside a Task.
    pub places: Vec<u8>,
    /// Side A, then the B sides by symbol.
    pub sides: [Side; 1 + Symbol::ALL.len()],
    /// The Wall tiles, both sides.
    pub tiles: [[Tile; 2]; SECTIONS],
}

/// A place on the sheet, x to the right and y downwards.
pub type Point = (i32, i32);

/// How the map is drawn. No rule stands on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// The sheet.
    pub size: Point,
    /// Each region's outline.
    pub outlines: [Vec<Point>; REGIONS],
    /// Where each region's number stands.
    pub labels: [Point; REGIONS],
    /// Each region's Palace spaces.
    pub palaces: [[Point; PALACE_SPACES]; REGIONS],
    /// Each region's bonus squares.
    pub squares: [[Point; SQUARES]; REGIONS],
    /// Where Governors stand beside them.
    pub beside: [Point; REGIONS],
    /// Each section's tile.
    pub tiles: [Point; SECTIONS],
    /// Each section's spaces.
    pub walls: [[Point; BARS]; SECTIONS],
    /// The banner of each site.
    pub banners: [Point; 3],
    /// Pairs of regions that touch along a wall and are not adjacent.
    pub walled: Vec<[Region; 2]>,
}

/// A board: the facts the rules stand on, and how it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// What the file calls itself.
    pub name: String,
    /// What the rules stand on.
    pub facts: Facts,
    /// How it is drawn.
    pub drawing: Drawing,
    /// What wakes each card and what it brings, by number.
    abilities: [(Action, Bonus); CARDS + 1],
}

impl Board {
    pub(crate) fn new(name: String, facts: Facts, drawing: Drawing) -> Self {
        let mut abilities = [(Action::Reassign, Bonus::Two); CARDS + 1];
        abilities[1..].copy_from_slice(&facts.cards);
        Self { name, facts, drawing, abilities }
    }

    /// The Court Action that wakes a card.
    #[inline]
    #[must_use]
    pub const fn trigger(&self, card: Card) -> Action {
        self.abilities[card.number() as usize].0
    }

    /// What a card brings when it is woken.
    #[inline]
    #[must_use]
    pub const fn bonus(&self, card: Card) -> Bonus {
        self.abilities[card.number() as usize].1
    }

    /// The regions adjacent to a region, a bit each.
    #[inline]
    #[must_use]
    pub const fn near(&self, region: Region) -> u8 {
        self.facts.adjacent[region.index()]
    }

    /// Whether two regions are adjacent.
    #[inline]
    #[must_use]
    pub const fn adjacent(&self, a: Region, b: Region) -> bool {
        self.near(a) & b.bit() != 0
    }

    /// Palace spaces of a region.
    #[inline]
    #[must_use]
    pub const fn palace_spaces(&self, seats: usize) -> usize {
        self.facts.palaces[seats - 2] as usize
    }

    /// Unification markers of value 1 of each colour.
    #[inline]
    #[must_use]
    pub const fn markers(&self, seats: usize) -> u8 {
        self.facts.markers[seats - 2]
    }

    /// Whether a region has that bonus square.
    #[inline]
    #[must_use]
    pub const fn has_square(&self, region: Region, spot: Spot) -> bool {
        self.facts.squares[region.index()] >> spot.index() & 1 == 1
    }

    /// The reward of an aspect in a round, counted from 1.
    #[inline]
    #[must_use]
    pub const fn reward(&self, aspect: Colour, round: u8) -> Reward {
        self.facts.rewards[aspect.index()][round as usize - 1]
    }

    /// Side A, or the B side of a symbol.
    #[inline]
    #[must_use]
    pub const fn side(&self, symbol: Option<Symbol>) -> &Side {
        match symbol {
            None => &self.facts.sides[0],
            Some(symbol) => &self.facts.sides[1 + symbol.index()],
        }
    }

    /// A side of a Wall tile.
    #[inline]
    #[must_use]
    pub const fn tile(&self, face: Face) -> Tile {
        self.facts.tiles[face.tile as usize][face.back as usize]
    }
}

/// Which side of which Wall tile lies up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Face {
    /// The tile, counted from 0.
    pub tile: u8,
    /// Whether its side b lies up.
    pub back: bool,
}

impl std::fmt::Display for Face {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "wall-tile-{}{}", self.tile + 1, if self.back { 'b' } else { 'a' })
    }
}

impl Face {
    /// The face written as in `wall-tile-3b`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        (0..SECTIONS as u8)
            .flat_map(|tile| [false, true].map(|back| Self { tile, back }))
            .find(|face| face.to_string() == name)
    }
}

impl Printed for Board {
    fn read(text: &str) -> Result<Self, Vec<Fault>> {
        crate::survey::read(text)
    }

    fn facts(&self) -> String {
        game::paper::write_line(&self.facts)
    }

    fn name(&self) -> &str {
        &self.name
    }
}

/// The data file, with the provenance of every fact.
pub(crate) const DATA: &str = include_str!("../data/zhanguo.toml");

/// The rules in our words: their order and groups. The words are in the language files.
pub(crate) const RULES: &str = include_str!("../data/rules.toml");

/// The help on what the board shows, and the player aid.
pub(crate) const HELP: &str = include_str!("../data/help.toml");

/// The boards one can play on.
pub static SHELF: Shelf<Board> = Shelf::new(DATA);

/// The name of a Task tile in files, as in `palace-task-2`.
#[must_use]
pub fn task_name(kind: TaskKind, tile: u8) -> String {
    format!("{kind}-{}", tile + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::{Official, Section};

    /// Component sheet 1.3: 24 cards for each trigger, and the copies of every bonus.
    #[test]
    fn the_printed_facts_are_those_of_the_sheet() {
        let board = SHELF.printed().board();
        for action in Action::ALL {
            let cards = Card::all().filter(|&card| board.trigger(card) == action).count();
            assert_eq!(cards, if action == Action::Reassign { 0 } else { 24 }, "{action}");
        }
        let copies = Bonus::ALL.map(|bonus| Card::all().filter(|&card| board.bonus(card) == bonus).count());
        assert_eq!(copies, [12, 12, 12, 9, 12, 6, 6, 6, 9, 9, 9, 6, 6, 6]);
        let card = |number| Card::from_number(number).unwrap();
        assert_eq!((board.trigger(card(7)), board.bonus(card(7))), (Action::Palace, Bonus::Three));
        assert_eq!(board.facts.adjacent, [0b00010, 0b00101, 0b01010, 0b10100, 0b01000]);
        assert_eq!([2, 3, 4].map(|seats| board.palace_spaces(seats)), [2, 3, 4]);
        assert_eq!([2, 3, 4].map(|seats| board.markers(seats)), [6, 9, 12]);
        assert_eq!(board.facts.wall_tasks[0], [2, 1, 0]);
        assert_eq!(board.facts.region_tasks[0][0], 0b10011);
        assert_eq!(board.facts.places, [5, 3, 2, 1]);
        assert_eq!(board.side(None).tracks, [3, 4, 3, 4, 3]);
        assert_eq!(board.side(Some(Symbol::Star)).ability, Some(Ability::Moving));
        assert_eq!(board.side(Some(Symbol::Circle)).officials[Official::Red.index()], 2);
        assert_eq!(board.tile(Face { tile: 5, back: false }).points, [5, 10, 15]);
        assert_eq!(board.reward(Colour::Brown, 5).regions, 0b11111);
        for region in Region::ALL {
            assert!(Spot::ALL[..SQUARES].iter().all(|&spot| board.has_square(region, spot)));
        }
        let faces: Vec<Criterion> = (0..SECTIONS as u8)
            .flat_map(|tile| [false, true].map(|back| board.tile(Face { tile, back }).criterion))
            .collect();
        assert!(Criterion::ALL.iter().all(|criterion| faces.contains(criterion)));
        assert_eq!(Section::ALL.len(), SECTIONS);
    }

    #[test]
    fn every_fact_has_a_mark() {
        let file: toml::Table = toml::from_str(DATA).unwrap();
        let marks = ["sourced", "inferred", "reconstructed"];
        let tables = [
            "cards", "borders", "palaces", "markers", "squares", "rewards", "tasks", "places", "boards",
            "tiles",
        ];
        let mut facts: Vec<&toml::Value> =
            tables.iter().flat_map(|table| file[*table].as_table().unwrap().values()).collect();
        facts.extend(file["ruling"].as_array().unwrap());
        assert!(facts.len() > 60);
        for fact in facts {
            assert!(marks.contains(&fact["mark"].as_str().unwrap()), "{fact}");
        }
    }
}
