//! Positions as files: how they are written.

use std::collections::BTreeMap;

use game::{Fault, Seat, Written};
use serde::{Deserialize, Serialize};

use crate::board::{Cards, Colour, Region, Space};
use crate::scoring::FULL;
use crate::setup::Setup;
use crate::state::{After, Emperor, Phase, Table};
use crate::view::View;

/// How many cards of which colour; colours left out are none.
pub type CardPaper = BTreeMap<Colour, u32>;

/// A position as its file has it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Whose turn it is and where it stands.
    pub turn: TurnPaper,
    /// The open row.
    #[serde(default)]
    pub row: CardPaper,
    /// Played and exchanged cards.
    #[serde(default)]
    pub discards: CardPaper,
    /// Cards in the pile. Left out in a file set up by hand: all that lie nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pile: Option<CardPaper>,
    /// How often the pile was exhausted.
    #[serde(default)]
    pub exhausted: u32,
    /// Every player.
    pub players: Vec<PlayerPaper>,
    /// The regions; those left out are empty.
    #[serde(default)]
    pub regions: BTreeMap<Region, RegionPaper>,
}

/// Whose turn it is and where it stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnPaper {
    /// The player.
    pub seat: Seat,
    /// Where the turn stands.
    pub phase: PhasePaper,
    /// Before a second piece: the region of the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub region: Option<Region>,
    /// While drawing: what the turn was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<AfterPaper>,
    /// The start player.
    pub start: Seat,
}

/// Where a turn stands, in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PhasePaper {
    /// A piece is placed or a card exchanged.
    Place,
    /// A second piece may be placed.
    Second,
    /// The hand is refilled.
    Draw,
    /// The game is over.
    Over,
}

/// What a turn was, in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AfterPaper {
    /// One piece in an empty region.
    Opening,
    /// Two pieces.
    Two,
    /// One piece, by choice.
    One,
    /// An exchange.
    Exchange,
}

pub(crate) const AFTERS: [(AfterPaper, After); 4] = [
    (AfterPaper::Opening, After::Opening),
    (AfterPaper::Two, After::Two),
    (AfterPaper::One, After::One),
    (AfterPaper::Exchange, After::Exchange),
];

/// A player.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerPaper {
    /// Points for full regions. Left out in a file set up by hand: what the full regions brought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<i64>,
    /// Cards in hand.
    #[serde(default)]
    pub hand: CardPaper,
    /// Those of them that everybody knows of.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub known: CardPaper,
    /// Whether the fortification has been placed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fortified: bool,
}

/// A region.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegionPaper {
    /// The spaces with a house of each seat, in order; seats left out at the end have none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub houses: Vec<Vec<u64>>,
    /// The spaces with a fortification.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fortifications: Vec<u64>,
    /// The emissaries of each seat, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub emissaries: Vec<u64>,
}

/// A view on paper: the open table as in a position, with what the viewer does not know left out.
#[derive(Serialize)]
pub(crate) struct ViewPaper {
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    turn: TurnPaper,
    row: CardPaper,
    discards: CardPaper,
    pile_size: u8,
    exhausted: u8,
    /// Cards in the pile or in the hands of others.
    unseen: CardPaper,
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<CardPaper>,
    players: Vec<PlayerViewPaper>,
    regions: BTreeMap<Region, RegionViewPaper>,
}

/// What everybody knows of a player.
#[derive(Serialize)]
struct PlayerViewPaper {
    points: i16,
    hand_size: u32,
    known: CardPaper,
    houses_left: u32,
    emissaries_left: u32,
    fortification_left: bool,
}

/// A region with what everybody can count.
#[derive(Serialize)]
struct RegionViewPaper {
    #[serde(flatten)]
    region: RegionPaper,
    full: bool,
    emissary_limit: u32,
}

impl ViewPaper {
    pub(crate) fn write(view: &View) -> Self {
        let table = view.table();
        let player = |seat: Seat| PlayerViewPaper {
            points: table.total(seat),
            hand_size: table.hand_size(seat),
            known: write_cards(&table.known[seat.index()]),
            houses_left: table.houses_left(seat),
            emissaries_left: table.emissaries_left(seat),
            fortification_left: table.has_fort_left(seat),
        };
        let region = |region: Region| {
            let paper = RegionViewPaper {
                region: write_region(table, region),
                full: table.is_full(region),
                emissary_limit: table.court_limit(region),
            };
            (region, paper)
        };
        Self {
            seat: view.own().map(|(seat, _)| seat),
            turn: write_turn(table),
            row: write_cards(&table.row),
            discards: write_cards(&table.discards),
            pile_size: table.pile,
            exhausted: table.exhausted,
            unseen: write_cards(&view.unseen()),
            hand: view.own().map(|(_, hand)| write_cards(&hand)),
            players: Seat::all(table.seats()).map(player).collect(),
            regions: Region::ALL.into_iter().map(region).collect(),
        }
    }
}

fn write_cards(cards: &Cards) -> CardPaper {
    Colour::ALL
        .into_iter()
        .map(|colour| (colour, u32::from(cards.count(colour.index()))))
        .filter(|(_, n)| *n > 0)
        .collect()
}

fn write_turn(table: &Table) -> TurnPaper {
    let mut paper = TurnPaper {
        seat: table.turn,
        phase: PhasePaper::Over,
        region: None,
        after: None,
        start: table.start,
    };
    match table.phase {
        Phase::Place => paper.phase = PhasePaper::Place,
        Phase::Second(region) => {
            paper.phase = PhasePaper::Second;
            paper.region = Some(region);
        }
        Phase::Draw(after) => {
            paper.phase = PhasePaper::Draw;
            paper.after = AFTERS.iter().find(|(_, known)| *known == after).map(|(paper, _)| *paper);
        }
        Phase::Over => {}
    }
    paper
}

fn write_region(table: &Table, region: Region) -> RegionPaper {
    let numbers = |bits: u8| {
        (0..8)
            .filter(|&slot| bits >> slot & 1 == 1)
            .map(|slot| Space { region, slot }.number() as u64)
            .collect()
    };
    let seats = ..table.seats();
    let houses: Vec<Vec<u64>> =
        table.houses[seats].iter().map(|houses| numbers(houses[region.index()])).collect();
    let emissaries: Vec<u64> =
        table.emissaries[seats].iter().map(|all| u64::from(all[region.index()])).collect();
    RegionPaper {
        houses: if houses.iter().all(Vec::is_empty) { Vec::new() } else { houses },
        fortifications: numbers(table.forts[region.index()]),
        emissaries: if emissaries.iter().all(|&n| n == 0) { Vec::new() } else { emissaries },
    }
}

impl Written for Emperor {
    type Position = Position;

    fn to_position(&self) -> Position {
        let table = &self.table;
        let with = table.setup.fortifications == crate::setup::Fortifications::With;
        Position {
            turn: write_turn(table),
            row: write_cards(&table.row),
            discards: write_cards(&table.discards),
            pile: Some(write_cards(&self.pile())),
            exhausted: table.exhausted.into(),
            players: Seat::all(table.seats())
                .map(|seat| PlayerPaper {
                    points: Some(table.points[seat.index()][FULL].into()),
                    hand: write_cards(self.hand(seat)),
                    known: write_cards(&table.known[seat.index()]),
                    fortified: with && !table.has_fort_left(seat),
                })
                .collect(),
            regions: Region::ALL
                .into_iter()
                .map(|region| (region, write_region(table, region)))
                .filter(|(_, paper)| *paper != RegionPaper::default())
                .collect(),
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

    fn sketch(&self, words: &game::Words) -> String {
        crate::telling::sketch(self, words)
    }
}
