//! The decisions a player can take, and how they are written down.
//!
//! | notation | meaning |
//! | --- | --- |
//! | `house wei-3 for red` | place a house on the third space of Wei, paid with a red card |
//! | `house wei-3 for green*2` | the same, paid with two green cards as a joker |
//! | `emissary chu for purple` | place an emissary in Chu |
//! | `fortification qi-2 for yellow` | place the fortification |
//! | `done` | place no second piece |
//! | `exchange red` | discard a red card instead of placing |
//! | `take red` | take a red card from the open row |
//! | `draw` | draw a card from the pile |

use std::fmt;
use std::str::FromStr;

use game::notation::Reader;
use game::{Fault, Value};

use crate::board::{Colour, Region, Space};

/// What pays for a piece: a card of the region's colour, or two of another colour as a joker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Payment {
    /// The colour.
    pub colour: Colour,
    /// Whether it is a pair.
    pub pair: bool,
}

impl Payment {
    /// One card.
    #[must_use]
    pub const fn card(colour: Colour) -> Self {
        Self { colour, pair: false }
    }

    /// Two cards as a joker.
    #[must_use]
    pub const fn pair(colour: Colour) -> Self {
        Self { colour, pair: true }
    }

    /// How many cards.
    #[inline]
    #[must_use]
    pub const fn count(self) -> u8 {
        1 + self.pair as u8
    }

    /// Every payment there is.
    pub fn all() -> impl Iterator<Item = Self> {
        Colour::ALL.into_iter().flat_map(|colour| [Self::card(colour), Self::pair(colour)])
    }
}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour, if self.pair { "*2" } else { "" })
    }
}

game::named! {
    /// A sort of piece.
    pub enum Piece "piece" {
        /// Scores when its region is full, and in rows along the roads.
        House = "house",
        /// Scores alliances at the end.
        Emissary = "emissary",
        /// Doubles.
        Fortification = "fortification",
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Place a house.
    House {
        /// Where.
        at: Space,
        /// What pays for it.
        pay: Payment,
    },
    /// Place an emissary.
    Emissary {
        /// Where.
        region: Region,
        /// What pays for it.
        pay: Payment,
    },
    /// Place the fortification.
    Fortification {
        /// Where.
        at: Space,
        /// What pays for it.
        pay: Payment,
    },
    /// Place no second piece.
    Done,
    /// Discard a card instead of placing.
    Exchange {
        /// Which.
        card: Colour,
    },
    /// Take a card from the open row.
    Take {
        /// Which.
        card: Colour,
    },
    /// Draw a card from the pile.
    Draw,
}

impl Move {
    /// The piece that is placed, where, and what pays for it.
    #[must_use]
    pub const fn placed(self) -> Option<(Piece, Region, Payment)> {
        match self {
            Self::House { at, pay } => Some((Piece::House, at.region, pay)),
            Self::Emissary { region, pay } => Some((Piece::Emissary, region, pay)),
            Self::Fortification { at, pay } => Some((Piece::Fortification, at.region, pay)),
            _ => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::House { at, pay } => write!(f, "house {at} for {pay}"),
            Self::Emissary { region, pay } => write!(f, "emissary {region} for {pay}"),
            Self::Fortification { at, pay } => write!(f, "fortification {at} for {pay}"),
            Self::Done => f.write_str("done"),
            Self::Exchange { card } => write!(f, "exchange {card}"),
            Self::Take { card } => write!(f, "take {card}"),
            Self::Draw => f.write_str("draw"),
        }
    }
}

impl FromStr for Move {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let mut reader = Reader::new(text);
        let start = reader.clone();
        let mv = match reader.word() {
            Some("house") => {
                let at = space(&mut reader)?;
                Self::House { at, pay: payment(&mut reader)? }
            }
            Some("emissary") => {
                let region = region(&mut reader)?;
                Self::Emissary { region, pay: payment(&mut reader)? }
            }
            Some("fortification") => {
                let at = space(&mut reader)?;
                Self::Fortification { at, pay: payment(&mut reader)? }
            }
            Some("done") => Self::Done,
            Some("exchange") => Self::Exchange { card: colour(&mut reader)? },
            Some("take") => Self::Take { card: colour(&mut reader)? },
            Some("draw") => Self::Draw,
            _ => return Err(start.fault("notation-move")),
        };
        reader.end()?;
        Ok(mv)
    }
}

fn region(reader: &mut Reader<'_>) -> Result<Region, Fault> {
    let before = reader.clone();
    reader.word().and_then(Region::from_name).ok_or_else(|| before.fault("notation-region"))
}

/// As in `wei-3`; the hyphen is read as part of the word.
fn space(reader: &mut Reader<'_>) -> Result<Space, Fault> {
    let before = reader.clone();
    let word = reader.word().unwrap_or_default();
    let region = Region::from_name(word.strip_suffix('-').unwrap_or(word))
        .ok_or_else(|| before.fault("notation-region"))?;
    let number = if word.ends_with('-') { reader.number() } else { None };
    number.and_then(|number| Space::from_number(region, number)).ok_or_else(|| before.fault("notation-space"))
}

fn payment(reader: &mut Reader<'_>) -> Result<Payment, Fault> {
    let before = reader.clone();
    if reader.word() != Some("for") {
        return Err(before.fault("notation-for"));
    }
    let colour = colour(reader)?;
    let before = reader.clone();
    if !reader.take("*") {
        return Ok(Payment::card(colour));
    }
    match reader.number() {
        Some(2) => Ok(Payment::pair(colour)),
        _ => Err(before.fault("notation-pair")),
    }
}

fn colour(reader: &mut Reader<'_>) -> Result<Colour, Fault> {
    let before = reader.clone();
    reader.word().and_then(Colour::from_name).ok_or_else(|| before.fault("notation-colour"))
}

impl game::Move for Move {
    fn picks(&self) -> Vec<(&'static str, Value)> {
        let word = |id| Value::Word(id);
        let placed = |piece: Piece, pay: Payment, place: (&'static str, Value)| {
            vec![
                ("do", word("place")),
                ("pay", Value::Text(pay.to_string())),
                ("piece", word(piece.name())),
                place,
            ]
        };
        let space = |at: Space| ("space", Value::Text(at.to_string()));
        match *self {
            Self::House { at, pay } => placed(Piece::House, pay, space(at)),
            Self::Fortification { at, pay } => placed(Piece::Fortification, pay, space(at)),
            Self::Emissary { region, pay } => placed(Piece::Emissary, pay, ("region", word(region.name()))),
            Self::Done => vec![("do", word("done"))],
            Self::Exchange { card } => vec![("do", word("exchange")), ("card", word(card.name()))],
            Self::Take { card } => vec![("do", word("take")), ("card", word(card.name()))],
            Self::Draw => vec![("do", word("draw"))],
        }
    }
}
