//! Positions as files: how they are written.

use std::collections::BTreeMap;

use game::{Fault, Seat, Written};
use serde::{Deserialize, Serialize};

use crate::court::{Order, Side};
use crate::pieces::{Colour, Courtier, Courtiers, Tokens, each};
use crate::setup::{Asking, Setup};
use crate::state::{Decision, Justinian, Scored, Table};
use crate::view::View;

/// Tokens by their values: `[3, 1, -2]`.
pub type TokenPaper = Vec<i64>;

/// Cards by the numbers of the courtiers, colour by colour.
pub type CardPaper = BTreeMap<Colour, Vec<u64>>;

/// A position as its file has it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Whose decision it is, and what is asked.
    pub turn: TurnPaper,
    /// The phase. Left out: the first.
    #[serde(default = "one")]
    pub phase: u64,
    /// The round, through the whole game. Left out: the first.
    #[serde(default = "one")]
    pub round: u64,
    /// Who passed last: in this round if all have, else in the one before. Left out: whoever's decision it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<Seat>,
    /// Who has passed in this round, in that order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub passed: Vec<Seat>,
    /// Whether no token has been placed or drawn in this round.
    #[serde(default, skip_serializing_if = "is_not")]
    pub still: bool,
    /// Whether the only player left has laid his one token on the phase space.
    #[serde(default, skip_serializing_if = "is_not")]
    pub alone: bool,
    /// While the colour is being chosen: who started the scoring.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starter: Option<Seat>,
    /// The courtiers from the lowest place to the highest. Left out: by number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<Vec<u64>>,
    /// The tokens on courtiers, as they were laid.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub court: Vec<CourtPaper>,
    /// Every player.
    pub players: Vec<PlayerPaper>,
    /// The cards returned under each pile, the uppermost first. What lies nowhere else is the shuffled pile above.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub under: BTreeMap<Colour, Vec<ReturnedPaper>>,
    /// What was scored, phase by phase.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scored: Vec<ScoredPaper>,
}

const fn one() -> u64 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_not(it: &bool) -> bool {
    !*it
}

/// Whose decision it is, and what is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnPaper {
    /// The player.
    pub seat: Seat,
    /// What is asked.
    pub decision: DecisionPaper,
}

/// What is asked, in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DecisionPaper {
    /// A token, or to pass.
    Turn,
    /// Left or right first.
    Side,
    /// To score or not yet.
    Offer,
    /// Which colour.
    Colour,
    /// Which card, if any.
    Exchange,
    /// Nothing.
    Over,
}

pub(crate) const DECISIONS: [(DecisionPaper, Decision); 6] = [
    (DecisionPaper::Turn, Decision::Turn),
    (DecisionPaper::Side, Decision::Side),
    (DecisionPaper::Offer, Decision::Offer),
    (DecisionPaper::Colour, Decision::Colour),
    (DecisionPaper::Exchange, Decision::Exchange),
    (DecisionPaper::Over, Decision::Over),
];

/// A token on a courtier.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CourtPaper {
    /// The courtier.
    pub courtier: u64,
    /// Whose token.
    pub seat: Seat,
    /// Its value.
    pub token: i64,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerPaper {
    /// Tokens in hand.
    #[serde(default)]
    pub hand: TokenPaper,
    /// Tokens in the reserve. Left out: all that lie nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reserve: Option<TokenPaper>,
    /// Tokens on the phase space that were there, and not enough, when scoring was last offered: told apart only where
    /// nobody is asked who has not enough; otherwise these and the next count with the others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub short: TokenPaper,
    /// Tokens that came to those and made it enough when scoring was offered.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub enough: TokenPaper,
    /// All other tokens on the phase space.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub space: TokenPaper,
    /// Tokens out of the game. Left out where the reserve is not: all that lie nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gone: Option<TokenPaper>,
    /// Cards. A colour left out: those with the lowest numbers which nobody is said to have.
    #[serde(default)]
    pub cards: CardPaper,
    /// A card drawn that somebody had returned before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drew: Option<DrewPaper>,
}

/// A returned card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReturnedPaper {
    /// Who returned it.
    pub by: Seat,
    /// Which.
    pub courtier: u64,
}

/// A card that was drawn after somebody had returned it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrewPaper {
    /// Its colour.
    pub colour: Colour,
    /// Which.
    pub courtier: u64,
    /// Who returned it.
    pub by: Seat,
}

/// A colour that was scored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoredPaper {
    /// Which.
    pub colour: Colour,
    /// Who started the scoring.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starter: Option<Seat>,
    /// Who named the colour.
    pub chooser: Seat,
    /// What each player's tokens were worth.
    pub totals: Vec<u64>,
    /// Each player's cards.
    pub cards: Vec<Vec<u64>>,
    /// The courtiers from the lowest place to the highest. Left out: by number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<Vec<u64>>,
}

/// A view on paper: the open table as in a position, with what the viewer does not know left out.
#[derive(Serialize)]
pub(crate) struct ViewPaper {
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    turn: TurnPaper,
    phase: u64,
    round: u64,
    last: Seat,
    passed: Vec<Seat>,
    still: bool,
    alone: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    starter: Option<Seat>,
    order: Vec<u64>,
    /// What each courtier is worth in this phase where he stands, in the same order.
    worth: Vec<u8>,
    court: Vec<CourtViewPaper>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<TokenPaper>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reserve: Option<TokenPaper>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cards: Option<CardPaper>,
    players: Vec<PlayerViewPaper>,
    piles: BTreeMap<Colour, PileViewPaper>,
    scored: Vec<ScoredPaper>,
    /// Where the courtiers would go, by the tokens the viewer knows.
    preview: BTreeMap<&'static str, Vec<u64>>,
}

#[derive(Serialize)]
struct CourtViewPaper {
    courtier: u64,
    seat: Seat,
    token: Option<i8>,
}

/// What the viewer knows of a player.
#[derive(Serialize)]
struct PlayerViewPaper {
    hand_size: u8,
    reserve_size: u8,
    /// How many tokens lie on the phase space.
    space_size: u8,
    /// Where only those are asked who have enough: which of them were not enough, and which made it enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    short: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    enough: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    later: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    space: Option<SpacePaper>,
    unseen: TokenPaper,
    gone: TokenPaper,
    #[serde(skip_serializing_if = "Option::is_none")]
    drew: Option<DrewViewPaper>,
}

/// Tokens on the phase space with their values; where only those are asked who have enough, in the three groups.
#[derive(Serialize)]
#[serde(untagged)]
enum SpacePaper {
    Whole(TokenPaper),
    Groups([TokenPaper; 3]),
}

#[derive(Serialize)]
struct DrewViewPaper {
    colour: Colour,
    by: Seat,
    courtier: Option<usize>,
}

#[derive(Serialize)]
struct PileViewPaper {
    left: u8,
    under: Vec<(Seat, Option<usize>)>,
}

impl ViewPaper {
    pub(crate) fn write(view: &View) -> Self {
        let table = view.table();
        let player = |seat: Seat| {
            let space = table.spaces[seat.index()];
            let told = table.setup.asking == Asking::Able;
            PlayerViewPaper {
                hand_size: view.hand_size(seat),
                reserve_size: view.reserve_size(seat),
                space_size: space.count(),
                short: told.then_some(space.short),
                enough: told.then_some(space.enough),
                later: told.then_some(space.later),
                space: view.space_tokens(seat).map(|space| {
                    if told {
                        SpacePaper::Groups([&space.short, &space.enough, &space.later].map(write_tokens))
                    } else {
                        SpacePaper::Whole(write_tokens(&space.all()))
                    }
                }),
                unseen: write_tokens(&view.unseen(seat)),
                gone: write_tokens(&table.gone[seat.index()]),
                drew: table.traced[seat.index()].map(|traced| DrewViewPaper {
                    colour: traced.colour,
                    by: traced.by,
                    courtier: view.traced[seat.index()].map(Courtier::number),
                }),
            }
        };
        let pile = |colour: Colour| {
            let heap = &table.heaps[colour.index()];
            let under = heap.under.iter().flatten().zip(view.under[colour.index()]);
            let under = under.map(|(&by, courtier)| (by, courtier.map(Courtier::number)));
            (colour, PileViewPaper { left: heap.left, under: under.collect() })
        };
        let court = Courtier::all().flat_map(|courtier| {
            view.court(courtier).map(move |known| CourtViewPaper {
                courtier: courtier.number() as u64,
                seat: known.seat,
                token: known.token.map(crate::Token::value),
            })
        });
        Self {
            seat: view.seat(),
            turn: write_turn(table),
            phase: u64::from(table.phase) + 1,
            round: table.round.into(),
            last: table.last,
            passed: write_passed(table),
            still: table.still,
            alone: table.alone,
            starter: table.starter,
            order: write_order(&table.order),
            worth: table.order.iter().map(|&courtier| table.worth(courtier)).collect(),
            court: court.collect(),
            hand: view.own().map(|own| write_tokens(&own.hand)),
            reserve: view.reserve().map(|reserve| write_tokens(&reserve)),
            cards: view.own().map(|_| write_cards(table, |colour| view.cards(colour))),
            players: Seat::all(table.seats()).map(player).collect(),
            piles: table.colours().map(pile).collect(),
            scored: write_scored(table),
            preview: Side::ALL.map(|side| (side.name(), write_order(&view.preview(side)))).into(),
        }
    }
}

fn write_tokens(tokens: &Tokens) -> TokenPaper {
    each(tokens).map(|token| token.value().into()).collect()
}

fn write_order(order: &Order) -> Vec<u64> {
    order.iter().map(|courtier| courtier.number() as u64).collect()
}

fn write_courtiers(courtiers: Courtiers) -> Vec<u64> {
    courtiers.iter().map(|courtier| courtier.number() as u64).collect()
}

fn write_cards(table: &Table, cards: impl Fn(Colour) -> Courtiers) -> CardPaper {
    table.colours().map(|colour| (colour, write_courtiers(cards(colour)))).collect()
}

fn write_turn(table: &Table) -> TurnPaper {
    let decision = DECISIONS.iter().find(|(_, decision)| *decision == table.decision);
    TurnPaper { seat: table.turn, decision: decision.map_or(DecisionPaper::Over, |(paper, _)| *paper) }
}

fn write_passed(table: &Table) -> Vec<Seat> {
    let mut passed: Vec<Seat> = Seat::all(table.seats()).filter(|&seat| table.has_passed(seat)).collect();
    passed.sort_by_key(|seat| table.passed[seat.index()]);
    passed
}

fn write_scored(table: &Table) -> Vec<ScoredPaper> {
    let seats = table.seats();
    let write = |scored: &Scored| ScoredPaper {
        colour: scored.colour,
        starter: scored.starter,
        chooser: scored.chooser,
        totals: scored.totals[..seats].iter().map(|&total| total.into()).collect(),
        cards: scored.cards[..seats].iter().map(|&cards| write_courtiers(cards)).collect(),
        order: Some(write_order(&scored.order)),
    };
    table.scored.iter().flatten().map(write).collect()
}

impl Written for Justinian {
    type Position = Position;

    fn to_position(&self) -> Position {
        let table = &self.table;
        let player = |seat: Seat| {
            let at = seat.index();
            let traced = table.traced[at].zip(self.traced[at]);
            PlayerPaper {
                hand: write_tokens(&self.hands[at]),
                reserve: Some(write_tokens(&self.reserves[at])),
                short: write_tokens(&self.spaces[at].short),
                enough: write_tokens(&self.spaces[at].enough),
                space: write_tokens(&self.spaces[at].later),
                gone: Some(write_tokens(&table.gone[at])),
                cards: write_cards(table, |colour| self.cards(seat, colour)),
                drew: traced.map(|(traced, courtier)| DrewPaper {
                    colour: traced.colour,
                    courtier: courtier.number() as u64,
                    by: traced.by,
                }),
            }
        };
        let under = |colour: Colour| {
            let heap = &table.heaps[colour.index()];
            let cards = heap.under.iter().flatten().enumerate().filter_map(|(n, &by)| {
                let layer = &self.pile(colour).layers()[heap.layer(n)];
                let courtier = Courtier::all().find(|courtier| layer.count(courtier.index()) > 0)?;
                Some(ReturnedPaper { by, courtier: courtier.number() as u64 })
            });
            (colour, cards.collect::<Vec<_>>())
        };
        let court = Courtier::all().flat_map(|courtier| {
            self.court(courtier).map(move |(seat, token)| CourtPaper {
                courtier: courtier.number() as u64,
                seat,
                token: token.value().into(),
            })
        });
        Position {
            turn: write_turn(table),
            phase: u64::from(table.phase) + 1,
            round: table.round.into(),
            last: Some(table.last),
            passed: write_passed(table),
            still: table.still,
            alone: table.alone,
            starter: table.starter,
            order: Some(write_order(&table.order)),
            court: court.collect(),
            players: Seat::all(table.seats()).map(player).collect(),
            under: Colour::ALL.into_iter().map(under).filter(|(_, cards)| !cards.is_empty()).collect(),
            scored: write_scored(table),
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
        Some(crate::telling::chapter(view))
    }

    fn sketch(&self, words: &game::Words) -> String {
        crate::sketch::sketch(self, words)
    }
}
