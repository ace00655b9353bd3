//! Positions as files: how they are written.

use std::collections::BTreeMap;

use game::{Fault, Seat, Written};
use serde::{Deserialize, Serialize};

use crate::board::{ROUNDS, SLOTS, TASK_SECTIONS, task_name};
use crate::pieces::{
    Action, Card, Cards, Colour, Official, Region, SQUARES, Section, Spot, Symbol, TaskKind,
};
use crate::player::Player;
use crate::scoring::{AT_ONCE, SOURCES};
use crate::setup::Setup;
use crate::state::{BOARD_ABILITY, Grant, Phase, Secret, Table, ZhanGuo};
use crate::view::View;

/// A position as its file has it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The round, from 1.
    pub round: u64,
    /// Whose turn it is and where it stands.
    pub turn: TurnPaper,
    /// The discs: first those on the Reward line from top to bottom, then those in the column.
    pub line: Vec<Seat>,
    /// The discs in the column of the round, by aspect.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub column: BTreeMap<Colour, Seat>,
    /// Player boards nobody has yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offered: Vec<Symbol>,
    /// The cards in the Court; the last is on top, the one before it below.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub court: Vec<Card>,
    /// Where three cards are drawn: those played in this round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fresh: Vec<Card>,
    /// Every player.
    pub players: Vec<PlayerPaper>,
    /// The regions of the map; those left out are empty.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub map: BTreeMap<Region, MapPaper>,
    /// The Walls of each section, by bars: the seat, or 0.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub walls: BTreeMap<Section, Vec<u64>>,
    /// The Wall tiles of the six sections, as in `wall-tile-3b`. Left out: in order, side a.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tiles: Vec<String>,
    /// The Tasks of the two sections. Left out: the first tiles above, the second below, without discs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tasks: Vec<Vec<TaskPaper>>,
}

/// Whose turn it is and where it stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TurnPaper {
    /// The player.
    pub seat: Seat,
    /// What is to be decided.
    pub phase: PhasePaper,
    /// In an auction: the highest bid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub high: Option<u64>,
    /// In an auction: who is out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub out: Vec<Seat>,
    /// The region of a Palace to be paid, or of a reward.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub region: Option<Region>,
    /// Reassignment points or Workers left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u64>,
    /// The regions that have paid for a Wall.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub paid: Vec<Region>,
    /// The aspect whose reward is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aspect: Option<Colour>,
    /// Who has passed it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub passed: Vec<Seat>,
    /// The Court Action of the turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<Action>,
    /// Cards whose ability may still be used.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub abilities: Vec<Card>,
    /// Whether that of the player board may.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub board_ability: bool,
}

/// What is to be decided, in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PhasePaper {
    /// A player board is chosen.
    Board,
    /// An auction.
    Bid,
    /// A card goes under its deck.
    Discard,
    /// A card is played.
    Play,
    /// The Official of the Court Action.
    Recruit,
    /// The Official of a bonus square.
    SquareOfficial,
    /// The Official of a reward.
    RewardOfficial,
    /// The first point of a reassignment.
    FirstPoint,
    /// More points.
    Points,
    /// A Governor.
    Install,
    /// Workers.
    Hire,
    /// A Palace.
    Palace,
    /// Its third Worker.
    PalaceWorker,
    /// The marker of value 3.
    Tall,
    /// A Wall.
    Wall,
    /// Its Workers.
    WallWorkers,
    /// Abilities.
    Abilities,
    /// A marker of value 1.
    Marker,
    /// Unrest is lowered.
    Calm,
    /// Unrest is lowered, and a Worker comes.
    CalmWorker,
    /// A Worker moves.
    Worker,
    /// A Governor moves.
    Governor,
    /// A reward is offered.
    Offer,
    /// The game is over.
    Over,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerPaper {
    /// The player board; none for an A side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<Symbol>,
    /// Points so far, by source.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub points: BTreeMap<String, i64>,
    /// Cards in hand.
    #[serde(default)]
    pub hand: Vec<Card>,
    /// Cards put under the decks, by round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub under: Vec<Vec<Card>>,
    /// Unification markers of value 1.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub markers: BTreeMap<Colour, u64>,
    /// Unification markers of value 3.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tall: Vec<Colour>,
    /// The regions of the player board; those left out are empty.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub regions: BTreeMap<Region, RegionPaper>,
}

/// A region of a player board.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegionPaper {
    /// The cards above it, in the order they were placed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Card>,
    /// Officials in the Governors Area.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub governing: BTreeMap<Official, u64>,
    /// Officials in the Workers Area.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub working: BTreeMap<Official, u64>,
    /// Workers.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub workers: u64,
    /// Unrest.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub unrest: u64,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// A region of the map.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapPaper {
    /// Whose Palaces stand there, in the order they were built.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub palaces: Vec<Seat>,
    /// Whose Governors stand on the bonus squares.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub squares: BTreeMap<Spot, Seat>,
    /// How many Governors of each seat stand beside them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub beside: Vec<u64>,
}

/// A Task in play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TaskPaper {
    /// The tile, as in `palace-task-2`.
    pub tile: String,
    /// Whose discs lie beside it, from left to right.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub discs: Vec<Seat>,
}

/// A view on paper: the open table as in a position, with what the viewer does not know left out.
#[derive(Serialize)]
pub(crate) struct ViewPaper {
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<Vec<Card>>,
    /// The viewer's cards under the decks, by round.
    #[serde(skip_serializing_if = "Option::is_none")]
    under: Option<Vec<Vec<Card>>>,
    /// How many cards of each colour every player holds.
    backs: Vec<BTreeMap<Colour, u8>>,
    /// Everything that lies open, as in a position.
    #[serde(flatten)]
    open: Position,
}

impl ViewPaper {
    pub(crate) fn write(view: &View) -> Self {
        let table = view.table();
        let backs = Seat::all(table.seats())
            .map(|seat| Colour::ALL.into_iter().map(|c| (c, table.backs[seat.index()][c.index()])).collect());
        Self {
            seat: view.own().map(|(seat, _)| seat),
            hand: view.own().map(|(_, secret)| secret.hand.iter().collect()),
            under: view.own().map(|(_, secret)| write_under(&secret)).filter(|under| !under.is_empty()),
            backs: backs.collect(),
            open: write(table, &[Secret::EMPTY; crate::board::SEATS]),
        }
    }
}

fn write_under(secret: &Secret) -> Vec<Vec<Card>> {
    let mut under: Vec<Vec<Card>> =
        secret.under.iter().map(|cards| cards.iter().flatten().copied().collect()).collect();
    while under.last().is_some_and(Vec::is_empty) {
        under.pop();
    }
    under
}

fn seats(bits: u8) -> Vec<Seat> {
    (0..8).filter(|seat| bits >> seat & 1 == 1).map(Seat::new).collect()
}

fn write_turn(table: &Table) -> TurnPaper {
    let mut paper = TurnPaper {
        seat: table.turn,
        phase: PhasePaper::Over,
        high: None,
        out: Vec::new(),
        region: None,
        left: None,
        paid: Vec::new(),
        aspect: table.aspect,
        passed: seats(table.passed),
        action: table.action,
        abilities: table.waiting().map(|(_, card)| card).collect(),
        board_ability: table.pending & BOARD_ABILITY != 0,
    };
    paper.phase = match table.phase {
        Phase::Board => PhasePaper::Board,
        Phase::Bid { high, out } => {
            paper.high = Some(high.into());
            paper.out = seats(out);
            PhasePaper::Bid
        }
        Phase::Discard => PhasePaper::Discard,
        Phase::Play => PhasePaper::Play,
        Phase::Official(Grant::Recruit) => PhasePaper::Recruit,
        Phase::Official(Grant::Square) => PhasePaper::SquareOfficial,
        Phase::Official(Grant::Reward(region)) => {
            paper.region = Some(region);
            PhasePaper::RewardOfficial
        }
        Phase::Points { left, must } => {
            paper.left = Some(left.into());
            if must { PhasePaper::FirstPoint } else { PhasePaper::Points }
        }
        Phase::Install => PhasePaper::Install,
        Phase::Hire => PhasePaper::Hire,
        Phase::Palace => PhasePaper::Palace,
        Phase::PalaceWorker(region) => {
            paper.region = Some(region);
            PhasePaper::PalaceWorker
        }
        Phase::Tall => PhasePaper::Tall,
        Phase::Wall => PhasePaper::Wall,
        Phase::WallWorkers { left, paid } => {
            paper.left = Some(left.into());
            paper.paid = crate::pieces::regions(paid).collect();
            PhasePaper::WallWorkers
        }
        Phase::Abilities => PhasePaper::Abilities,
        Phase::Marker => PhasePaper::Marker,
        Phase::Calm { worker: false } => PhasePaper::Calm,
        Phase::Calm { worker: true } => PhasePaper::CalmWorker,
        Phase::Worker => PhasePaper::Worker,
        Phase::Governor => PhasePaper::Governor,
        Phase::Offer => PhasePaper::Offer,
        Phase::Over => PhasePaper::Over,
    };
    paper
}

fn write_officials(counts: [u8; 3]) -> BTreeMap<Official, u64> {
    let all = Official::ALL.into_iter().map(|official| (official, u64::from(counts[official.index()])));
    all.filter(|(_, count)| *count > 0).collect()
}

fn write_player(table: &Table, seat: Seat, player: &Player, secret: &Secret) -> PlayerPaper {
    let region = |region: Region| {
        let n = region.index();
        let paper = RegionPaper {
            cards: player.cards[n].iter().flatten().copied().collect(),
            governing: write_officials(player.governing[n]),
            working: write_officials(player.working[n]),
            workers: player.workers[n].into(),
            unrest: player.unrest[n].into(),
        };
        (region, paper)
    };
    let points = SOURCES[..AT_ONCE].iter().zip(player.points);
    PlayerPaper {
        board: player.board,
        points: points
            .filter(|(_, points)| *points != 0)
            .map(|(source, points)| ((*source).to_owned(), points.into()))
            .collect(),
        hand: secret.hand.iter().collect(),
        under: write_under(secret),
        markers: Colour::ALL
            .into_iter()
            .map(|colour| (colour, u64::from(player.markers[colour.index()])))
            .filter(|(_, count)| *count > 0)
            .collect(),
        tall: Colour::ALL.into_iter().filter(|colour| table.tall[colour.index()] == Some(seat)).collect(),
        regions: Region::ALL
            .into_iter()
            .map(region)
            .filter(|(_, paper)| *paper != RegionPaper::default())
            .collect(),
    }
}

fn write_map(table: &Table, region: Region) -> MapPaper {
    let n = region.index();
    let beside: Vec<u64> = table.beside[n][..table.seats()].iter().map(|&count| count.into()).collect();
    MapPaper {
        palaces: table.palaces[n].iter().flatten().copied().collect(),
        squares: Spot::ALL[..SQUARES]
            .iter()
            .filter_map(|&spot| Some((spot, table.on_square(region, spot)?)))
            .collect(),
        beside: if beside.iter().all(|&count| count == 0) { Vec::new() } else { beside },
    }
}

/// The Court from bottom to top: of its order only the last two cards matter.
fn write_court(table: &Table) -> Vec<Card> {
    let last: Vec<Card> = [table.below, table.top].into_iter().flatten().collect();
    let mut court: Vec<Card> = table.court.without(last.iter().copied().collect::<Cards>()).iter().collect();
    court.extend(last);
    court
}

fn write(table: &Table, secrets: &[Secret]) -> Position {
    let number = |who: &Option<Seat>| who.map_or(0, |seat| seat.number() as u64);
    let task = |section: usize, kind: TaskKind| {
        let task = &table.tasks[section][kind.index()];
        TaskPaper { tile: task_name(kind, task.tile), discs: task.discs.iter().flatten().copied().collect() }
    };
    Position {
        round: table.round.into(),
        turn: write_turn(table),
        line: table.line[..table.seats()].to_vec(),
        column: Colour::ALL
            .into_iter()
            .filter_map(|colour| Some((colour, table.column[colour.index()]?)))
            .collect(),
        offered: Symbol::ALL.into_iter().filter(|symbol| table.offered >> symbol.index() & 1 == 1).collect(),
        court: write_court(table),
        fresh: table.fresh.iter().collect(),
        players: Seat::all(table.seats())
            .map(|seat| write_player(table, seat, table.player(seat), &secrets[seat.index()]))
            .collect(),
        map: Region::ALL
            .into_iter()
            .map(|region| (region, write_map(table, region)))
            .filter(|(_, paper)| *paper != MapPaper::default())
            .collect(),
        walls: Section::ALL
            .into_iter()
            .map(|section| (section, table.walls[section.index()].iter().map(number).collect()))
            .filter(|(_, walls): &(Section, Vec<u64>)| walls.iter().any(|&seat| seat > 0))
            .collect(),
        tiles: table.tiles.iter().map(ToString::to_string).collect(),
        tasks: (0..TASK_SECTIONS)
            .map(|section| TaskKind::ALL.into_iter().map(|kind| task(section, kind)).collect())
            .collect(),
    }
}

impl Written for ZhanGuo {
    type Position = Position;

    fn to_position(&self) -> Position {
        write(&self.table, &self.secrets)
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

const _: () = assert!(SLOTS == 3 && ROUNDS == 5, "the papers above list them");
