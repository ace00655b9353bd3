//! The printed material, read from `data/emperor.toml` or from a board file that somebody put beside it.

use std::fmt;

use game::{Bag, Fault, Printed, Shelf};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The most players.
pub const SEATS: usize = 5;
/// The regions of the map.
pub const REGIONS: usize = 9;
/// The colours of cards and regions.
pub const COLOURS: usize = 5;
/// The most house spaces of a region.
pub const SPACES: usize = 8;
/// The alliances.
pub const ALLIANCES: usize = 15;
/// A player's houses.
pub const HOUSES: u32 = 20;
/// A player's emissaries; the ninth marks the score.
pub const EMISSARIES: u32 = 8;
/// Cards in hand.
pub const HAND: u32 = 3;
/// Cards in the open row.
pub const ROW: u32 = 4;

game::named! {
    /// The colour of cards and regions.
    pub enum Colour "colour" {
        /// Ch'in and Qi.
        Yellow = "yellow",
        /// Wei and Shu.
        Red = "red",
        /// Zhao and Lu.
        Orange = "orange",
        /// Han and Yan.
        Green = "green",
        /// Chu.
        Purple = "purple",
    }
}

game::named! {
    /// A region of the map. Board files may give it another name to be shown.
    pub enum Region "region" {
        /// Ch'in, in the west.
        Chin = "chin",
        /// Qi, at the eastern coast.
        Qi = "qi",
        /// Wei, in the middle.
        Wei = "wei",
        /// Shu, in the south-west.
        Shu = "shu",
        /// Zhao, in the north.
        Zhao = "zhao",
        /// Lu, between Qi and Chu.
        Lu = "lu",
        /// Han, below Wei.
        Han = "han",
        /// The ninth, in the north-east.
        Yan = "yan",
        /// Chu, the largest, in the south.
        Chu = "chu",
    }
}

game::named! {
    /// A side of the board: they differ in their roads.
    pub enum Side "side" {
        /// For three or four players.
        Small = "for-3-4",
        /// For four or five players.
        Large = "for-4-5",
    }
}

/// Cards, by colour.
pub type Cards = Bag<COLOURS>;

/// A house space: inside counted from 0, outside from 1, as in `chin-3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space {
    /// The region.
    pub region: Region,
    /// Which of its spaces, counted from 0.
    pub slot: u8,
}

impl Space {
    /// The space with that number, counted from 1, if any region has so many.
    #[must_use]
    pub const fn from_number(region: Region, number: u64) -> Option<Self> {
        if number >= 1 && number <= SPACES as u64 {
            Some(Self { region, slot: number as u8 - 1 })
        } else {
            None
        }
    }

    /// The space written as in `chin-3`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let (region, number) = name.rsplit_once('-')?;
        let plain = number.bytes().all(|digit| digit.is_ascii_digit());
        Self::from_number(Region::from_name(region)?, number.parse().ok().filter(|_| plain)?)
    }

    /// Counted from 1, for people.
    #[must_use]
    pub const fn number(self) -> usize {
        self.slot as usize + 1
    }

    /// Its bit among the spaces of its region.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> u8 {
        1 << self.slot
    }

    /// Its place in arrays over the whole map.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.region.index() * SPACES + self.slot as usize
    }

    /// The space at that place.
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        Self { region: Region::from_index(index / SPACES), slot: (index % SPACES) as u8 }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.region, self.number())
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Self::from_name(&name).ok_or_else(|| {
            de::Error::custom(format!("`{}` is not a house space", game::phrase::shorten(&name)))
        })
    }
}

/// Two spaces joined by a road, the lower first.
pub type Road = [Space; 2];

/// A place on the sheet, x to the right and y downwards.
pub type Point = (i32, i32);

/// How the map is drawn. No rule stands on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// The sheet.
    pub size: Point,
    /// Where each region's name stands.
    pub labels: [Point; REGIONS],
    /// Each region's dragon space.
    pub dragons: [Point; REGIONS],
    /// Each region's house spaces.
    pub spaces: [Vec<Point>; REGIONS],
    /// Each region's outline: the names of its corners in [`Drawing::corners`], by index.
    pub outlines: [Vec<usize>; REGIONS],
    /// The corners of all outlines.
    pub corners: Vec<Point>,
    /// Where the number of each alliance stands.
    pub alliances: [Point; ALLIANCES],
}

/// A board: the facts the rules stand on, and how it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// What the file calls itself.
    pub name: String,
    /// The region cards of five players.
    pub cards: [u8; COLOURS],
    /// The names of the regions, as they are shown.
    pub names: [String; REGIONS],
    /// The colours of the regions.
    pub colours: [Colour; REGIONS],
    /// How many house spaces each region has.
    pub spaces: [u8; REGIONS],
    /// The roads of each side.
    pub roads: [Vec<Road>; 2],
    /// The two regions of each alliance, in the order of counting.
    pub alliances: [[Region; 2]; ALLIANCES],
    /// How it is drawn.
    pub drawing: Drawing,
    /// By side and space: the spaces at the other ends of its roads, a bit each.
    near: Box<[[u128; REGIONS * SPACES]; 2]>,
}

impl Board {
    pub(crate) fn new(facts: Facts, name: String, names: [String; REGIONS], drawing: Drawing) -> Self {
        let mut near = Box::new([[0; REGIONS * SPACES]; 2]);
        for (near, roads) in near.iter_mut().zip(&facts.roads) {
            for [a, b] in roads {
                near[a.index()] |= 1 << b.index();
                near[b.index()] |= 1 << a.index();
            }
        }
        let Facts { cards, colours, spaces, roads, alliances } = facts;
        Self { name, cards, names, colours, spaces, roads, alliances, drawing, near }
    }

    /// The cards of a game: all for five players, one or two of each colour less for four or three.
    #[must_use]
    pub fn deck(&self, seats: usize) -> Cards {
        let removed = (SEATS - seats) as u8;
        Cards::new(self.cards.map(|count| count - removed))
    }

    /// All spaces of a region, a bit each.
    #[inline]
    #[must_use]
    pub const fn full(&self, region: Region) -> u8 {
        (0xff_u16 >> (8 - self.spaces[region.index()])) as u8
    }

    /// The name of a region.
    #[must_use]
    pub fn region_name(&self, region: Region) -> &str {
        &self.names[region.index()]
    }

    /// The colour of a region.
    #[inline]
    #[must_use]
    pub const fn colour(&self, region: Region) -> Colour {
        self.colours[region.index()]
    }

    /// The regions of a colour.
    pub fn of_colour(&self, colour: Colour) -> impl Iterator<Item = Region> {
        Region::ALL.into_iter().filter(move |region| self.colour(*region) == colour)
    }

    /// Whether the region has that space.
    #[inline]
    #[must_use]
    pub const fn has(&self, space: Space) -> bool {
        space.slot < self.spaces[space.region.index()]
    }

    /// Every space.
    pub fn all_spaces(&self) -> impl Iterator<Item = Space> {
        Region::ALL
            .into_iter()
            .flat_map(|region| (0..self.spaces[region.index()]).map(move |slot| Space { region, slot }))
    }

    /// The spaces one road away, a bit each.
    #[inline]
    #[must_use]
    pub const fn near(&self, side: Side, space: Space) -> u128 {
        self.near[side.index()][space.index()]
    }

    /// Whether a road joins two spaces.
    #[must_use]
    pub const fn joined(&self, side: Side, a: Space, b: Space) -> bool {
        self.near(side, a) >> b.index() & 1 == 1
    }
}

/// What the rules stand on.
#[derive(Serialize)]
pub(crate) struct Facts {
    pub(crate) cards: [u8; COLOURS],
    pub(crate) colours: [Colour; REGIONS],
    pub(crate) spaces: [u8; REGIONS],
    pub(crate) roads: [Vec<Road>; 2],
    pub(crate) alliances: [[Region; 2]; ALLIANCES],
}

impl Printed for Board {
    fn read(text: &str) -> Result<Self, Vec<Fault>> {
        crate::survey::read(text)
    }

    fn facts(&self) -> String {
        let facts = Facts {
            cards: self.cards,
            colours: self.colours,
            spaces: self.spaces,
            roads: self.roads.clone(),
            alliances: self.alliances,
        };
        game::paper::write_line(&facts)
    }

    fn name(&self) -> &str {
        &self.name
    }
}

/// The data file, with the provenance of every fact.
pub(crate) const DATA: &str = include_str!("../data/emperor.toml");

/// The rules in our words: their order and groups. The words are in the language files.
pub(crate) const RULES: &str = include_str!("../data/rules.toml");

/// The help on what the board shows, and the player aid.
pub(crate) const HELP: &str = include_str!("../data/help.toml");

/// The boards one can play on.
pub static SHELF: Shelf<Board> = Shelf::new(DATA);

#[cfg(test)]
mod tests {
    use super::*;

    /// Component sheet, tables 4 and 7: 57 cards, 9 regions with 55 spaces, 15 alliances, 59 and 68 roads.
    #[test]
    fn the_printed_facts_are_those_of_the_sheet() {
        let board = SHELF.printed().board();
        assert_eq!([5, 4, 3].map(|seats| board.deck(seats).size()), [57, 52, 47]);
        assert_eq!(board.deck(3).counts(), &[9, 11, 9, 10, 8]);
        assert_eq!(board.all_spaces().count(), 55);
        assert_eq!(board.spaces[Region::Wei.index()], 7);
        assert_eq!(board.spaces[Region::Qi.index()], 5);
        assert_eq!(board.roads.each_ref().map(Vec::len), [59, 68]);
        assert_eq!(board.alliances[2], [Region::Wei, Region::Chin]);
        assert_eq!(board.alliances[3], [Region::Chin, Region::Shu]);
        assert_eq!(board.of_colour(Colour::Yellow).collect::<Vec<_>>(), [Region::Chin, Region::Qi]);
        assert_eq!(board.full(Region::Lu), 0b1111);
        assert_eq!(board.full(Region::Chu), 0xff);
        for side in Side::ALL {
            assert!(board.all_spaces().all(|space| board.near(side, space) != 0));
        }
    }

    #[test]
    fn every_fact_has_a_mark() {
        let file: toml::Table = toml::from_str(DATA).unwrap();
        let marks = ["sourced", "inferred", "reconstructed"];
        let tables = ["cards", "regions", "spaces", "roads", "alliances"];
        let mut facts: Vec<&toml::Value> =
            tables.iter().flat_map(|table| file[*table].as_table().unwrap().values()).collect();
        facts.extend(file["ruling"].as_array().unwrap());
        assert!(facts.len() > 50);
        for fact in facts {
            assert!(marks.contains(&fact["mark"].as_str().unwrap()), "{fact}");
        }
    }

    #[test]
    fn spaces_have_names() {
        let space = Space::from_name("chin-3").unwrap();
        assert_eq!((space.region, space.slot, space.to_string()), (Region::Chin, 2, "chin-3".to_owned()));
        assert_eq!(Space::from_index(space.index()), space);
        for wrong in ["chin", "chin-0", "chin-9", "ch-1", "chin-", ""] {
            assert_eq!(Space::from_name(wrong), None, "{wrong}");
        }
    }
}
