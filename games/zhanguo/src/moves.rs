//! The decisions a player can take, and how they are written down.
//!
//! | notation | meaning |
//! | --- | --- |
//! | `bid 3` | bid 3 VP for the next choice of a player board |
//! | `board star` | take a player board |
//! | `discard 17` | put a card under its deck (others see `discard ivory`) |
//! | `tuck 37 @2` | play a card above region 2 |
//! | `court 37 hire` | play a card to the Court for an action |
//! | `move red g3 g4` | move an Official: `g` is a Governors Area, `w` a Workers Area |
//! | `official red @2` | take an Official from the supply |
//! | `install @2 vp-square` | install a Governor in region 2, on that square |
//! | `hire @3` | hire Workers in region 3 |
//! | `palace @4` | build a Palace in region 4 |
//! | `wall gold-2 3` | build a Wall on the space with 3 bars |
//! | `pay @5` | pay a Worker of region 5 |
//! | `marker ivory` | take a Unification marker |
//! | `use 37`, `use board` | use the ability of a card, or of the player board |
//! | `calm @3` | lower unrest in region 3 |
//! | `worker @3 @4` | move a Worker |
//! | `governor @2 beside @3` | move a Governor |
//! | `accept` | accept the reward |
//! | `pass` | pass a reward, or in the auction |
//! | `done` | no more |

use std::fmt;
use std::str::FromStr;

use game::notation::Reader;
use game::{Fault, Value};

use crate::board::BARS;
use crate::pieces::{Action, Card, Colour, Official, Place, Region, Section, Site, Spot, Symbol};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Bid for the next choice of a player board.
    Bid {
        /// How many VP.
        points: u8,
    },
    /// Take a player board.
    Board {
        /// Which.
        board: Symbol,
    },
    /// Put a card under its deck.
    Discard {
        /// Which.
        card: Card,
    },
    /// The same, as others see it.
    Hidden {
        /// The colour of its back.
        colour: Colour,
    },
    /// The Unification Action.
    Tuck {
        /// The card.
        card: Card,
        /// Above which region.
        region: Region,
    },
    /// A Court Action.
    Court {
        /// The card.
        card: Card,
        /// Which action.
        action: Action,
    },
    /// Move an Official.
    Move {
        /// Its colour.
        official: Official,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
    },
    /// Take an Official from the supply.
    Official {
        /// Its colour.
        official: Official,
        /// To the Governors Area of this region.
        region: Region,
    },
    /// Install a Governor.
    Install {
        /// Where.
        region: Region,
        /// On which square, or beside them.
        spot: Spot,
    },
    /// Hire Workers.
    Hire {
        /// Where.
        region: Region,
    },
    /// Build a Palace.
    Palace {
        /// Where.
        region: Region,
    },
    /// Build a Wall.
    Wall {
        /// Where.
        section: Section,
        /// On the space with so many bars.
        bars: u8,
    },
    /// Pay a Worker.
    Pay {
        /// From which region.
        region: Region,
    },
    /// Take a Unification marker.
    Marker {
        /// Of which colour.
        colour: Colour,
    },
    /// Use the ability of a card.
    Use {
        /// Which.
        card: Card,
    },
    /// Use the ability of the player board.
    UseBoard,
    /// Lower unrest.
    Calm {
        /// Where.
        region: Region,
    },
    /// Move a Worker.
    Worker {
        /// From this region.
        from: Region,
        /// To this one.
        to: Region,
    },
    /// Move a Governor.
    Governor {
        /// From this region.
        from: Region,
        /// Where he stands there.
        spot: Spot,
        /// To this one.
        to: Region,
    },
    /// Accept the reward.
    Accept,
    /// Pass the reward, or in the auction.
    Pass,
    /// No more.
    Done,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid { points } => write!(f, "bid {points}"),
            Self::Board { board } => write!(f, "board {board}"),
            Self::Discard { card } => write!(f, "discard {card}"),
            Self::Hidden { colour } => write!(f, "discard {colour}"),
            Self::Tuck { card, region } => write!(f, "tuck {card} @{}", region.number()),
            Self::Court { card, action } => write!(f, "court {card} {action}"),
            Self::Move { official, from, to } => write!(f, "move {official} {from} {to}"),
            Self::Official { official, region } => write!(f, "official {official} @{}", region.number()),
            Self::Install { region, spot } => write!(f, "install @{} {spot}", region.number()),
            Self::Hire { region } => write!(f, "hire @{}", region.number()),
            Self::Palace { region } => write!(f, "palace @{}", region.number()),
            Self::Wall { section, bars } => write!(f, "wall {section} {bars}"),
            Self::Pay { region } => write!(f, "pay @{}", region.number()),
            Self::Marker { colour } => write!(f, "marker {colour}"),
            Self::Use { card } => write!(f, "use {card}"),
            Self::UseBoard => f.write_str("use board"),
            Self::Calm { region } => write!(f, "calm @{}", region.number()),
            Self::Worker { from, to } => write!(f, "worker @{} @{}", from.number(), to.number()),
            Self::Governor { from, spot, to } => {
                write!(f, "governor @{} {spot} @{}", from.number(), to.number())
            }
            Self::Accept => f.write_str("accept"),
            Self::Pass => f.write_str("pass"),
            Self::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Move {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let mut reader = Reader::new(text);
        let reader = &mut reader;
        let start = reader.clone();
        let mv = match reader.word() {
            Some("bid") => Self::Bid { points: bid(reader)? },
            Some("board") => Self::Board { board: named(reader, Symbol::from_name, "notation-board")? },
            Some("discard") => match reader.clone().word() {
                Some(_) => Self::Hidden { colour: named(reader, Colour::from_name, "notation-colour")? },
                None => Self::Discard { card: card(reader)? },
            },
            Some("tuck") => Self::Tuck { card: card(reader)?, region: region(reader)? },
            Some("court") => Self::Court {
                card: card(reader)?,
                action: named(reader, Action::from_name, "notation-action")?,
            },
            Some("move") => {
                Self::Move { official: official(reader)?, from: place(reader)?, to: place(reader)? }
            }
            Some("official") => Self::Official { official: official(reader)?, region: region(reader)? },
            Some("install") => Self::Install { region: region(reader)?, spot: spot(reader)? },
            Some("hire") => Self::Hire { region: region(reader)? },
            Some("palace") => Self::Palace { region: region(reader)? },
            Some("wall") => Self::Wall { section: section(reader)?, bars: bars(reader)? },
            Some("pay") => Self::Pay { region: region(reader)? },
            Some("marker") => Self::Marker { colour: named(reader, Colour::from_name, "notation-colour")? },
            Some("use") => match reader.clone().word() {
                Some("board") => {
                    reader.word();
                    Self::UseBoard
                }
                _ => Self::Use { card: card(reader)? },
            },
            Some("calm") => Self::Calm { region: region(reader)? },
            Some("worker") => Self::Worker { from: region(reader)?, to: region(reader)? },
            Some("governor") => {
                Self::Governor { from: region(reader)?, spot: spot(reader)?, to: region(reader)? }
            }
            Some("accept") => Self::Accept,
            Some("pass") => Self::Pass,
            Some("done") => Self::Done,
            _ => return Err(start.fault("notation-move")),
        };
        reader.end()?;
        Ok(mv)
    }
}

/// The most that can ever be bid: all points of the start.
pub(crate) const MOST_BID: u8 = crate::board::AUCTION as u8;

fn bid(reader: &mut Reader<'_>) -> Result<u8, Fault> {
    let before = reader.clone();
    let number = reader.number().filter(|number| (1..=u64::from(MOST_BID)).contains(number));
    number.map(|number| number as u8).ok_or_else(|| before.fault("notation-bid"))
}

fn named<T>(
    reader: &mut Reader<'_>,
    find: impl Fn(&str) -> Option<T>,
    wrong: &'static str,
) -> Result<T, Fault> {
    let before = reader.clone();
    reader.word().and_then(find).ok_or_else(|| before.fault(wrong))
}

fn card(reader: &mut Reader<'_>) -> Result<Card, Fault> {
    let before = reader.clone();
    reader.number().and_then(Card::from_number).ok_or_else(|| before.fault("notation-card"))
}

fn region(reader: &mut Reader<'_>) -> Result<Region, Fault> {
    let before = reader.clone();
    let number = if reader.take("@") { reader.number() } else { None };
    number.and_then(Region::from_number).ok_or_else(|| before.fault("notation-region"))
}

fn official(reader: &mut Reader<'_>) -> Result<Official, Fault> {
    named(reader, Official::from_name, "notation-official")
}

fn spot(reader: &mut Reader<'_>) -> Result<Spot, Fault> {
    named(reader, Spot::from_name, "notation-spot")
}

/// As in `g3`.
fn place(reader: &mut Reader<'_>) -> Result<Place, Fault> {
    let before = reader.clone();
    let works = match reader.word() {
        Some("g") => Some(false),
        Some("w") => Some(true),
        _ => None,
    };
    let region = reader.number().and_then(Region::from_number);
    match (works, region) {
        (Some(works), Some(region)) => Ok(Place { works, region }),
        _ => Err(before.fault("notation-place")),
    }
}

/// As in `gold-2`; the hyphen is read as part of the word.
fn section(reader: &mut Reader<'_>) -> Result<Section, Fault> {
    let before = reader.clone();
    let site = reader.word().and_then(|word| word.strip_suffix('-')).and_then(Site::from_name);
    let number = reader.number().filter(|number| (1..=2).contains(number));
    match (site, number) {
        (Some(site), Some(number)) => Ok(Section::from_index(2 * site.index() + number as usize - 1)),
        _ => Err(before.fault("notation-section")),
    }
}

fn bars(reader: &mut Reader<'_>) -> Result<u8, Fault> {
    let before = reader.clone();
    let number = reader.number().filter(|number| (1..=BARS as u64).contains(number));
    number.map(|number| number as u8).ok_or_else(|| before.fault("notation-bars"))
}

impl game::Move for Move {
    fn picks(&self) -> Vec<(&'static str, Value)> {
        let word = |id| Value::Word(id);
        let card = |card: Card| ("card", card.number().into());
        let at = |region: Region| ("region", word(region.name()));
        let place = |place: Place| Value::Text(place.to_string());
        match *self {
            Self::Bid { points } => vec![("do", word("bid")), ("points", points.into())],
            Self::Board { board } => vec![("do", word("board")), ("board", word(board.name()))],
            Self::Discard { card: which } => vec![("do", word("discard")), card(which)],
            Self::Hidden { colour } => vec![("do", word("discard")), ("colour", word(colour.name()))],
            Self::Tuck { card: which, region } => vec![card(which), ("do", word("tuck")), at(region)],
            Self::Court { card: which, action } => {
                vec![card(which), ("do", word("court")), ("action", word(action.name()))]
            }
            Self::Move { official, from, to } => vec![
                ("do", word("move")),
                ("official", word(official.name())),
                ("from", place(from)),
                ("to", place(to)),
            ],
            Self::Official { official, region } => {
                vec![("do", word("official")), ("official", word(official.name())), at(region)]
            }
            Self::Install { region, spot } => {
                vec![("do", word("install")), at(region), ("spot", word(spot.name()))]
            }
            Self::Hire { region } => vec![("do", word("hire")), at(region)],
            Self::Palace { region } => vec![("do", word("palace")), at(region)],
            Self::Wall { section, bars } => {
                vec![("do", word("wall")), ("section", word(section.name())), ("bars", bars.into())]
            }
            Self::Pay { region } => vec![("do", word("pay")), at(region)],
            Self::Marker { colour } => vec![("do", word("marker")), ("colour", word(colour.name()))],
            Self::Use { card: which } => vec![("do", word("use")), card(which)],
            Self::UseBoard => vec![("do", word("use-board"))],
            Self::Calm { region } => vec![("do", word("calm")), at(region)],
            Self::Worker { from, to } => {
                vec![("do", word("worker")), ("from", word(from.name())), ("to", word(to.name()))]
            }
            Self::Governor { from, spot, to } => vec![
                ("do", word("governor")),
                ("from", word(from.name())),
                ("spot", word(spot.name())),
                ("to", word(to.name())),
            ],
            Self::Accept => vec![("do", word("accept"))],
            Self::Pass => vec![("do", word("pass"))],
            Self::Done => vec![("do", word("done"))],
        }
    }
}
