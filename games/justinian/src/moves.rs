//! The decisions a player can take, and how they are written down.
//!
//! | notation | meaning |
//! | --- | --- |
//! | `token +2 @7` | lay a token face down on courtier 7 |
//! | `token -1 @phase` | lay a token face down on the phase space |
//! | `token ? @7` | the same, as those see it who may not know the token; it can be read, but not played |
//! | `pass` | draw two tokens, and be out for the round |
//! | `left-first`, `right-first` | move the courtiers, beginning on that side |
//! | `score` | start the scoring |
//! | `decline` | do not start it now |
//! | `colour amber` | have that colour scored |
//! | `exchange amber 5` | return the card of courtier 5 under its pile, and draw another of that colour |
//! | `exchange amber ?` | the same, as the others see it |
//! | `keep` | exchange nothing |

use std::fmt;
use std::str::FromStr;

use game::notation::Reader;
use game::{Fault, Value};

use crate::court::Side;
use crate::pieces::{Colour, Courtier, Token};

/// Where a token can be laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// On a courtier.
    Courtier(Courtier),
    /// On the space of the current phase.
    Phase,
}

impl Spot {
    /// Every spot.
    pub fn all() -> impl Iterator<Item = Self> {
        Courtier::all().map(Self::Courtier).chain([Self::Phase])
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Courtier(courtier) => write!(f, "@{courtier}"),
            Self::Phase => f.write_str("@phase"),
        }
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Lay a token face down.
    Token {
        /// Which; nothing where the viewer may not know it.
        token: Option<Token>,
        /// Where.
        spot: Spot,
    },
    /// Draw two tokens, and be out for the round.
    Pass,
    /// Move the courtiers, beginning on that side.
    Side(Side),
    /// Start the scoring.
    Score,
    /// Do not start it now.
    Decline,
    /// Have that colour scored.
    Colour(Colour),
    /// Return a card under its pile, and draw another of that colour.
    Exchange {
        /// The colour.
        colour: Colour,
        /// The card; nothing where the viewer may not know it.
        courtier: Option<Courtier>,
    },
    /// Exchange nothing.
    Keep,
}

impl Move {
    /// The move as those see it who may not know what is hidden in it.
    #[must_use]
    pub const fn blotted(self) -> Self {
        match self {
            Self::Token { spot, .. } => Self::Token { token: None, spot },
            Self::Exchange { colour, .. } => Self::Exchange { colour, courtier: None },
            open => open,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Token { token: Some(token), spot } => write!(f, "token {token} {spot}"),
            Self::Token { token: None, spot } => write!(f, "token ? {spot}"),
            Self::Pass => f.write_str("pass"),
            Self::Side(side) => write!(f, "{side}-first"),
            Self::Score => f.write_str("score"),
            Self::Decline => f.write_str("decline"),
            Self::Colour(colour) => write!(f, "colour {colour}"),
            Self::Exchange { colour, courtier: Some(courtier) } => write!(f, "exchange {colour} {courtier}"),
            Self::Exchange { colour, courtier: None } => write!(f, "exchange {colour} ?"),
            Self::Keep => f.write_str("keep"),
        }
    }
}

impl FromStr for Move {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let mut reader = Reader::new(text);
        let start = reader.clone();
        // A minus may follow at once, so this is not read as a word.
        let mv = if reader.take("token") {
            Self::Token { token: token(&mut reader)?, spot: spot(&mut reader)? }
        } else {
            match reader.word() {
                Some("pass") => Self::Pass,
                Some("left-first") => Self::Side(Side::Left),
                Some("right-first") => Self::Side(Side::Right),
                Some("score") => Self::Score,
                Some("decline") => Self::Decline,
                Some("keep") => Self::Keep,
                Some("colour") => Self::Colour(colour(&mut reader)?),
                Some("exchange") => {
                    Self::Exchange { colour: colour(&mut reader)?, courtier: card(&mut reader)? }
                }
                _ => return Err(start.fault("notation-move")),
            }
        };
        reader.end()?;
        Ok(mv)
    }
}

fn token(reader: &mut Reader<'_>) -> Result<Option<Token>, Fault> {
    if reader.take("?") {
        return Ok(None);
    }
    let before = reader.clone();
    let sign = if reader.take("+") {
        Some(1)
    } else if reader.take("-") || reader.take("−") {
        Some(-1)
    } else {
        None
    };
    let number = reader.number().filter(|number| (1..=3).contains(number));
    let token = sign.zip(number).and_then(|(sign, number)| Token::of_value(sign * number as i64));
    token.map(Some).ok_or_else(|| before.fault("notation-token"))
}

fn spot(reader: &mut Reader<'_>) -> Result<Spot, Fault> {
    let before = reader.clone();
    let fault = || before.fault("notation-spot");
    if !reader.take("@") {
        return Err(fault());
    }
    if reader.take("phase") {
        return Ok(Spot::Phase);
    }
    reader.number().and_then(Courtier::from_number).map(Spot::Courtier).ok_or_else(fault)
}

fn colour(reader: &mut Reader<'_>) -> Result<Colour, Fault> {
    let before = reader.clone();
    reader.word().and_then(Colour::from_name).ok_or_else(|| before.fault("notation-colour"))
}

fn card(reader: &mut Reader<'_>) -> Result<Option<Courtier>, Fault> {
    if reader.take("?") {
        return Ok(None);
    }
    let before = reader.clone();
    let courtier = reader.number().and_then(Courtier::from_number);
    courtier.map(Some).ok_or_else(|| before.fault("notation-courtier"))
}

impl game::Move for Move {
    fn picks(&self) -> Vec<(&'static str, Value)> {
        let word = |id| Value::Word(id);
        let act = |id| ("do", word(id));
        match *self {
            Self::Token { token, spot } => {
                let spot = match spot {
                    Spot::Courtier(courtier) => Value::from(courtier.number()),
                    Spot::Phase => word("phase"),
                };
                vec![act("token"), ("token", word(token.map_or("hidden", Token::name))), ("place", spot)]
            }
            Self::Pass => vec![act("pass")],
            Self::Side(side) => vec![act("side"), ("side", word(side.name()))],
            Self::Score => vec![act("score")],
            Self::Decline => vec![act("decline")],
            Self::Colour(colour) => vec![act("colour"), ("colour", word(colour.name()))],
            Self::Exchange { colour, courtier } => {
                let card = courtier.map_or(word("hidden"), |courtier| Value::from(courtier.number()));
                vec![act("exchange"), ("colour", word(colour.name())), ("courtier", card)]
            }
            Self::Keep => vec![act("keep")],
        }
    }
}
