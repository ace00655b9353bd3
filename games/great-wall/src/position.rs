//! Positions as files: how they are written.

use std::collections::BTreeMap;

use game::{Fault, Seat, Written};
use serde::{Deserialize, Serialize};

use crate::board::{Card, Cards, Favour, Favours};
use crate::setup::Setup;
use crate::state::{GreatWall, Phase, SectionId, Stake, Table};
use crate::view::View;

/// How many cards of which kind; kinds left out are none.
pub type CardPaper = BTreeMap<Card, u32>;

/// A position as its file has it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Whose turn it is and where it stands.
    pub turn: TurnPaper,
    /// Favours still to come. Left out in a file set up by hand: all that lie nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub supply: Option<Vec<u64>>,
    /// Equal pairs taken out of a game for two.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<u64>,
    /// Every player.
    pub players: Vec<PlayerPaper>,
    /// Every section, finished ones without favours.
    pub sections: Vec<SectionPaper>,
}

/// Whose turn it is and where it stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnPaper {
    /// The player.
    pub seat: Seat,
    /// Where the turn stands.
    pub phase: PhasePaper,
    /// In a check: the sections he may still claim. Left out in a file set up by hand: all that he leads.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub claims: Vec<u64>,
    /// Who played his last card and began the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finisher: Option<Seat>,
}

/// Where a turn stands, in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PhasePaper {
    /// The turn begins with claims.
    Check,
    /// The first action is owed.
    First,
    /// The second action is owed.
    Second,
    /// The round that only checks.
    LastCheck,
    /// The game is over.
    Over,
}

pub(crate) const PHASES: [(PhasePaper, Phase); 5] = [
    (PhasePaper::Check, Phase::Check),
    (PhasePaper::First, Phase::First),
    (PhasePaper::Second, Phase::Second),
    (PhasePaper::LastCheck, Phase::LastCheck),
    (PhasePaper::Over, Phase::Over),
];

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerPaper {
    /// Favours won.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub favours: Vec<u64>,
    /// Cards in hand.
    #[serde(default)]
    pub hand: CardPaper,
    /// Cards in the pile. Left out in a file set up by hand: all that lie nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pile: Option<CardPaper>,
    /// Cards out of the game.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub gone: CardPaper,
}

/// A section of the wall.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SectionPaper {
    /// The favours that can still be claimed: two, one, or none where the section is finished for good.
    #[serde(default)]
    pub favours: Vec<u64>,
    /// The first favour, once it is claimed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claimed: Option<HeldPaper>,
    /// The uncovered cards of every seat, in order; seats left out at the end have none.
    #[serde(default)]
    pub cards: Vec<CardPaper>,
    /// Cards under Dragons.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub covered: Vec<UnderPaper>,
}

/// A claimed first favour.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeldPaper {
    /// Whose.
    pub seat: Seat,
    /// Its value.
    pub favour: u64,
    /// The card it lies on.
    pub on: Card,
}

/// A card under a Dragon.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnderPaper {
    /// Whose Dragon.
    pub by: Seat,
    /// Whose card.
    pub seat: Seat,
    /// Which card.
    pub card: Card,
}

/// A view on paper: the open table as in a position, with what the viewer does not know left out.
#[derive(Serialize)]
pub(crate) struct ViewPaper {
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    turn: TurnPaper,
    supply: Vec<u64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    removed: Vec<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<CardPaper>,
    players: Vec<PlayerViewPaper>,
    sections: Vec<SectionViewPaper>,
}

/// What everybody knows of a player.
#[derive(Serialize)]
struct PlayerViewPaper {
    hand_size: u32,
    pile_size: u8,
    unseen: CardPaper,
    gone: CardPaper,
    favours: Vec<u64>,
}

/// A section with its totals, which everybody can add up.
#[derive(Serialize)]
struct SectionViewPaper {
    #[serde(flatten)]
    section: SectionPaper,
    totals: Vec<Option<i32>>,
    leader: Option<Seat>,
}

impl ViewPaper {
    pub(crate) fn write(view: &View) -> Self {
        let table = view.table();
        let player = |seat: Seat| PlayerViewPaper {
            hand_size: table.hand_size(seat),
            pile_size: table.piles[seat.index()],
            unseen: write_cards(&table.unseen[seat.index()]),
            gone: write_cards(&table.gone[seat.index()]),
            favours: write_favours(&table.won[seat.index()]),
        };
        Self {
            seat: view.own().map(|(seat, _)| seat),
            turn: write_turn(table),
            supply: write_favours(&table.supply),
            removed: write_favours(&table.removed),
            hand: view.own().map(|(_, hand)| write_cards(&hand)),
            players: Seat::all(table.seats()).map(player).collect(),
            sections: table
                .section_ids()
                .map(|id| {
                    let section = table.section(id);
                    let total = |seat| section.is_present(seat).then(|| section.total(seat));
                    SectionViewPaper {
                        section: write_section(table, id),
                        totals: Seat::all(table.seats()).map(total).collect(),
                        leader: section.leader(),
                    }
                })
                .collect(),
        }
    }
}

fn write_cards(cards: &Cards) -> CardPaper {
    Card::ALL
        .into_iter()
        .map(|card| (card, u32::from(cards.count(card.index()))))
        .filter(|(_, n)| *n > 0)
        .collect()
}

fn write_favours(favours: &Favours) -> Vec<u64> {
    Favour::all()
        .flat_map(|favour| {
            std::iter::repeat_n(u64::from(favour.value()), favours.count(favour.index()).into())
        })
        .collect()
}

fn write_turn(table: &Table) -> TurnPaper {
    let phase = PHASES.iter().find(|(_, phase)| *phase == table.phase);
    TurnPaper {
        seat: table.turn,
        phase: phase.map_or(PhasePaper::Over, |(paper, _)| *paper),
        claims: (table.section_ids())
            .filter(|&id| table.is_claimable(id))
            .map(|id| id.number() as u64)
            .collect(),
        finisher: table.finisher,
    }
}

fn write_section(table: &Table, id: SectionId) -> SectionPaper {
    let section = table.section(id);
    let value = |favour: Favour| u64::from(favour.value());
    let (favours, claimed) = match section.stake {
        Stake::Closed => (vec![], None),
        Stake::Both(high, low) => (vec![value(high), value(low)], None),
        Stake::One { left, held } => {
            (vec![value(left)], Some(HeldPaper { seat: held.by, favour: value(held.favour), on: held.on }))
        }
    };
    let covered = Seat::all(table.seats()).filter_map(|by| {
        section.under[by.index()].map(|under| UnderPaper { by, seat: under.seat, card: under.card })
    });
    SectionPaper {
        favours,
        claimed,
        cards: section.cards[..table.seats()].iter().map(write_cards).collect(),
        covered: covered.collect(),
    }
}

impl Written for GreatWall {
    type Position = Position;

    fn to_position(&self) -> Position {
        let table = &self.table;
        Position {
            turn: write_turn(table),
            supply: Some(write_favours(&table.supply)),
            removed: write_favours(&table.removed),
            players: Seat::all(table.seats())
                .map(|seat| PlayerPaper {
                    favours: write_favours(&table.won[seat.index()]),
                    hand: write_cards(self.hand(seat)),
                    pile: Some(write_cards(&self.pile(seat))),
                    gone: write_cards(&table.gone[seat.index()]),
                })
                .collect(),
            sections: table.section_ids().map(|id| write_section(table, id)).collect(),
        }
    }

    fn from_position(setup: &Setup, position: &Position) -> Result<Self, Vec<Fault>> {
        crate::placing::place(setup, position)
    }

    fn tell(before: &View, seat: Seat, mv: crate::Move, after: &View) -> Vec<game::Phrase> {
        crate::telling::tell(before, seat, mv, after)
    }

    fn reasons(before: &View, seat: Seat, mv: crate::Move, after: &View) -> Vec<game::Reason> {
        crate::reasons::reasons(before, seat, mv, after)
    }

    fn chapter(view: &View) -> Option<game::Phrase> {
        crate::telling::chapter(view)
    }

    fn sketch(&self, words: &game::Words) -> String {
        crate::telling::sketch(self, words)
    }
}
