//! The decisions a player can take, and how they are written down.
//!
//! | notation | meaning |
//! | --- | --- |
//! | `draw` | draw a card |
//! | `infantry*3 @2`, `gate @1` | play cards of one kind into a section |
//! | `dragon @2 over 3/noble` | lay the Dragon upon seat 3's Noble in section 2 |
//! | `claim 5 @2 on gate` | claim the first favour of section 2, the 5, and lay it upon one's Gate |
//! | `claim @2` | claim the second favour, which finishes the section |
//! | `decline` | claim nothing more in this turn |

use std::fmt;
use std::str::FromStr;

use game::notation::Reader;
use game::{Fault, Seat, Value};

use crate::board::{Card, Favour, SEATS, board};
use crate::state::SectionId;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Draw a card.
    Draw,
    /// Play cards of one kind into a section.
    Play {
        /// The kind.
        card: Card,
        /// How many, at least 1.
        count: u8,
        /// Where.
        section: SectionId,
    },
    /// Lay the Dragon upon a card in a section.
    Cover {
        /// Where.
        section: SectionId,
        /// Whose card.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// Claim one of the two favours of a section, and lay it upon a card of one's own there.
    ClaimFirst {
        /// Where.
        section: SectionId,
        /// Which favour.
        favour: Favour,
        /// Upon which card.
        on: Card,
    },
    /// Claim the favour that is left in a section, which finishes it.
    ClaimSecond {
        /// Where.
        section: SectionId,
    },
    /// Claim nothing more in this turn.
    Decline,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => f.write_str("draw"),
            Self::Play { card, count: 1, section } => write!(f, "{card} @{section}"),
            Self::Play { card, count, section } => write!(f, "{card}*{count} @{section}"),
            Self::Cover { section, seat, card } => write!(f, "dragon @{section} over {seat}/{card}"),
            Self::ClaimFirst { section, favour, on } => write!(f, "claim {favour} @{section} on {on}"),
            Self::ClaimSecond { section } => write!(f, "claim @{section}"),
            Self::Decline => f.write_str("decline"),
        }
    }
}

impl FromStr for Move {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let mut reader = Reader::new(text);
        let start = reader.clone();
        let mv = match reader.word() {
            Some("draw") => Self::Draw,
            Some("decline") => Self::Decline,
            Some("claim") => claim(&mut reader)?,
            Some(name) => {
                let card = Card::from_name(name).ok_or_else(|| start.fault("notation-move"))?;
                play(card, &mut reader)?
            }
            None => return Err(start.fault("notation-move")),
        };
        reader.end()?;
        Ok(mv)
    }
}

fn claim(reader: &mut Reader<'_>) -> Result<Move, Fault> {
    let before = reader.clone();
    let Some(value) = reader.number() else {
        return Ok(Move::ClaimSecond { section: section(reader)? });
    };
    let favour = Favour::of_value(value).ok_or_else(|| before.fault("notation-favour"))?;
    let section = section(reader)?;
    let before = reader.clone();
    if reader.word() != Some("on") {
        return Err(before.fault("notation-on"));
    }
    Ok(Move::ClaimFirst { section, favour, on: card(reader)? })
}

fn play(card: Card, reader: &mut Reader<'_>) -> Result<Move, Fault> {
    let count = if reader.take("*") {
        let before = reader.clone();
        let most = u64::from(board().deck().count(card.index()));
        let count = reader.number().filter(|count| (1..=most).contains(count));
        count.ok_or_else(|| before.fault("notation-count"))? as u8
    } else {
        1
    };
    let section = section(reader)?;
    let before = reader.clone();
    if card == Card::Dragon && reader.word() == Some("over") {
        let before = reader.clone();
        let seat = reader.number().and_then(Seat::from_number).filter(|seat| seat.index() < SEATS);
        let seat = seat.ok_or_else(|| before.fault("notation-seat"))?;
        if !reader.take("/") {
            return Err(reader.fault("notation-slash"));
        }
        return Ok(Move::Cover { section, seat, card: self::card(reader)? });
    }
    *reader = before;
    Ok(Move::Play { card, count, section })
}

fn section(reader: &mut Reader<'_>) -> Result<SectionId, Fault> {
    let before = reader.clone();
    let number = if reader.take("@") { reader.number() } else { None };
    number.and_then(SectionId::from_number).ok_or_else(|| before.fault("notation-section"))
}

fn card(reader: &mut Reader<'_>) -> Result<Card, Fault> {
    let before = reader.clone();
    reader.word().and_then(Card::from_name).ok_or_else(|| before.fault("notation-card"))
}

impl game::Move for Move {
    fn picks(&self) -> Vec<(&'static str, Value)> {
        let word = |id| Value::Word(id);
        let place = |section: SectionId| ("section", Value::from(section.number()));
        match *self {
            Self::Draw => vec![("do", word("draw"))],
            Self::Decline => vec![("do", word("decline"))],
            Self::Play { card, count, section } => vec![
                ("do", word("play")),
                ("card", word(card.name())),
                ("count", count.into()),
                place(section),
            ],
            Self::Cover { section, seat, card } => vec![
                ("do", word("play")),
                ("card", word(Card::Dragon.name())),
                ("count", Value::Number(1)),
                place(section),
                ("over-seat", seat.into()),
                ("over-card", word(card.name())),
            ],
            Self::ClaimFirst { section, favour, on } => vec![
                ("do", word("claim")),
                place(section),
                ("favour", favour.value().into()),
                ("on", word(on.name())),
            ],
            Self::ClaimSecond { section } => vec![("do", word("claim")), place(section)],
        }
    }
}
