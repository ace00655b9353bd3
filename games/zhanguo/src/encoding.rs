//! What a viewer knows as numbers, for learning.

use game::Seat;
use game::encode::{Around, Encoded, Part, Sheet};

use crate::board::{
    BARS, Board, DESKS, OFFICIALS, PALACE_SPACES, ROUNDS, SEATS, SLOTS, TASK_PLACES, TASK_SECTIONS,
    TASK_TILES,
};
use crate::pieces::{
    Action, Bonus, CARDS, COLOURS, Card, Colour, Criterion, Official, REGIONS, Region, SECTIONS, SQUARES,
    Section, Symbol, TaskKind,
};
use crate::scoring::SOURCES;
use crate::setup::Boards;
use crate::state::{Grant, Phase, ZhanGuo};
use crate::view::View;

const ACTIONS: usize = Action::ALL.len();
const BONUSES: usize = Bonus::ALL.len();
const CRITERIA: usize = Criterion::ALL.len();
const OFFICIAL_COLOURS: usize = Official::ALL.len();
const SYMBOLS: usize = Symbol::ALL.len();
const TASK_KINDS: usize = TaskKind::ALL.len();
/// The numbers of a card whose effects matter.
const CARD: usize = 1 + COLOURS + ACTIONS + BONUSES;
/// The numbers of a card in the Court.
const NUMBER: usize = 1 + COLOURS;
/// The kinds of decisions.
const PHASES: usize = 22;
/// What more is to be said of some of them.
const DETAILS: usize = REGIONS + 2 + 1 + SEATS + REGIONS + 1;
/// The numbers of a Task.
const TASK: usize = TASK_TILES + TASK_PLACES * SEATS;
/// The numbers of a Wall tile.
const TILE: usize = 2 * SECTIONS + CRITERIA + BARS;
/// By how many points scores are divided.
const MANY: u16 = 40;

impl Encoded for ZhanGuo {
    const PARTS: &'static [Part] = &[
        Part::new("seats", &[3], "how many play: 2, 3 or 4"),
        Part::new(
            "options",
            &[6],
            "A sides, B sides, B sides by auction; three cards are drawn; the Reward line is the turn order; hiring raises unrest by the \
             number of Workers",
        ),
        Part::new(
            "first",
            &[1 + SEATS],
            "who was to begin: whom chance chose, or a seat, counted from the viewer",
        ),
        Part::new("seat", &[SEATS], "the viewer's seat, counted from the first; none for the audience"),
        Part::new("turn", &[SEATS], "who decides, counted from the viewer"),
        Part::new("round", &[ROUNDS], "the round"),
        Part::new(
            "phase",
            &[PHASES],
            "player board, bid, discard, play; Official by recruiting, by a square, by a reward; points, install, hire, palace, Worker for a \
             palace, marker of value 3, wall, Workers for a wall, abilities, marker, calm, Worker, Governor, offer, over",
        ),
        Part::new(
            "details",
            &[DETAILS],
            "of a reward or palace: its region (5); points or Workers left, of 4, and whether one must be spent (2); the highest bid, of 15; \
             who is out of the auction, counted from the viewer (4); regions that have paid (5); a Worker comes with the calm",
        ),
        Part::new("aspect", &[COLOURS], "the aspect whose reward is given"),
        Part::new("declined", &[SEATS], "who has passed that reward, counted from the viewer"),
        Part::new("action", &[ACTIONS], "the Court Action of this turn"),
        Part::new(
            "pending",
            &[16],
            "abilities not yet used: cards by region and place, then the player board's",
        ),
        Part::new(
            "line",
            &[SEATS, SEATS],
            "the discs from the top of the Reward line, counted from the viewer",
        ),
        Part::new(
            "column",
            &[COLOURS, SEATS],
            "whose disc stands in the column of the round, counted from the viewer",
        ),
        Part::new("offered", &[SYMBOLS], "B sides that nobody has yet"),
        Part::new("boards", &[SEATS, SYMBOLS], "player boards"),
        Part::new("governing", &[SEATS, REGIONS, OFFICIAL_COLOURS], "Officials in Governors Areas, of 5"),
        Part::new("working", &[SEATS, REGIONS, OFFICIAL_COLOURS], "Officials in Workers Areas, of 2"),
        Part::new("workers", &[SEATS, REGIONS], "Workers, of 5"),
        Part::new("unrest", &[SEATS, REGIONS], "unrest, of 5"),
        Part::new(
            "cards",
            &[SEATS, REGIONS, SLOTS, CARD],
            "cards above the player boards: number, of 120; colour (3); the action they answer (6); what they bring (14)",
        ),
        Part::new("markers", &[SEATS, COLOURS], "Unification markers of value 1, of 5"),
        Part::new("tall", &[COLOURS, SEATS], "who holds the marker of value 3, counted from the viewer"),
        Part::new("points", &[SEATS, SOURCES.len()], "by source, in 40 points"),
        Part::new("totals", &[SEATS], "all of them together, in 40 points"),
        Part::new("backs", &[SEATS, COLOURS], "cards in hand by colour, of 3"),
        Part::new("court", &[CARDS], "cards in the Court, by number"),
        Part::new("top", &[NUMBER], "the last of them: number, of 120; colour (3)"),
        Part::new("below", &[NUMBER], "the one below it, in the same way"),
        Part::new("fresh", &[CARDS], "cards played in this round, by number; where three are drawn"),
        Part::new(
            "palaces",
            &[REGIONS, PALACE_SPACES, SEATS],
            "whose, counted from the viewer, in the order of building",
        ),
        Part::new(
            "squares",
            &[REGIONS, SQUARES, SEATS],
            "whose Governors on the bonus squares, counted from the viewer",
        ),
        Part::new("beside", &[REGIONS, SEATS], "Governors beside them, of 8, counted from the viewer"),
        Part::new("walls", &[SECTIONS, BARS, SEATS], "whose Walls, by bars, counted from the viewer"),
        Part::new(
            "tiles",
            &[SECTIONS, TILE],
            "which side of which Wall tile (12); what it counts (12); the points for 1, 2 and 3 bars, of 10",
        ),
        Part::new(
            "tasks",
            &[TASK_SECTIONS, TASK_KINDS, TASK],
            "which tile (4); whose discs, from left to right, counted from the viewer (16)",
        ),
        Part::new("hand", &[CARDS], "the viewer's own cards, by number"),
        Part::new("under", &[ROUNDS - 1, COLOURS], "cards the viewer put under the decks: number, of 120"),
    ];

    #[inline(always)]
    fn encode(view: &View, sheet: &mut Sheet<'_>) {
        let table = view.table();
        let (setup, board) = (&table.setup, table.board());
        let own = view.own().map(|(seat, _)| seat);
        let around = Around::of(own, table.seats());
        let place = |seat: Seat| around.place(seat);
        let whose = |sheet: &mut Sheet<'_>, seats: &[Option<Seat>]| {
            for seat in seats {
                sheet.one_of(seat.map(place), SEATS);
            }
        };

        sheet.part("seats").one_of(Some(table.seats() - 2), 3);
        let sides = match setup.boards {
            Boards::A => 0,
            Boards::B => 1,
            Boards::Auction => 2,
        };
        sheet
            .part("options")
            .one_of(Some(sides), 3)
            .flag(setup.draw_three)
            .flag(setup.by_line)
            .flag(setup.hire_workers);
        sheet.part("first").one_of(Some(setup.first.map_or(0, |seat| 1 + place(seat))), 1 + SEATS);
        sheet.part("seat").one_of(own.map(Seat::index), SEATS);
        sheet.part("turn").one_of(Some(place(table.turn)), SEATS);
        sheet.part("round").one_of(usize::from(table.round).checked_sub(1), ROUNDS);
        phase(sheet, table.phase, around);
        sheet.part("aspect").one_of(table.aspect.map(Colour::index), COLOURS);
        sheet.part("declined").set(around.bits(table.passed), SEATS);
        sheet.part("action").one_of(table.action.map(Action::index), ACTIONS);
        sheet.part("pending").set(table.pending, 16);
        sheet.part("line");
        for seat in &table.line[..table.seats()] {
            sheet.one_of(Some(place(*seat)), SEATS);
        }
        sheet.part("column");
        whose(sheet, &table.column);
        sheet.part("offered").set(table.offered, SYMBOLS);

        sheet.part("boards");
        for seat in around.seats() {
            sheet.one_of(table.player(seat).board.map(Symbol::index), SYMBOLS);
        }
        sheet.part("governing");
        for seat in around.seats() {
            sheet.counts(table.player(seat).governing.as_flattened(), OFFICIALS.into());
        }
        sheet.part("working");
        for seat in around.seats() {
            sheet.counts(table.player(seat).working.as_flattened(), DESKS.into());
        }
        sheet.part("workers");
        for seat in around.seats() {
            for workers in table.player(seat).workers {
                sheet.count(workers, 5);
            }
        }
        sheet.part("unrest");
        for seat in around.seats() {
            sheet.counts(&table.player(seat).unrest, 5);
        }
        sheet.part("cards");
        for seat in around.seats() {
            for &slot in table.player(seat).cards.as_flattened() {
                card(sheet, board, slot);
            }
        }
        sheet.part("markers");
        for seat in around.seats() {
            sheet.counts(&table.player(seat).markers, 5);
        }
        sheet.part("tall");
        whose(sheet, &table.tall);
        sheet.part("points");
        for seat in around.seats() {
            for points in table.player(seat).points {
                sheet.count(points, MANY);
            }
        }
        sheet.part("totals");
        for seat in around.seats() {
            sheet.count(table.total(seat), MANY);
        }
        sheet.part("backs");
        for seat in around.seats() {
            sheet.counts(&table.backs[seat.index()], 3);
        }

        sheet.part("court").wide_set(table.court.bits(), CARDS);
        sheet.part("top");
        number(sheet, table.top);
        sheet.part("below");
        number(sheet, table.below);
        sheet.part("fresh").wide_set(table.fresh.bits(), CARDS);
        sheet.part("palaces");
        whose(sheet, table.palaces.as_flattened());
        sheet.part("squares");
        whose(sheet, table.squares.as_flattened());
        sheet.part("beside");
        for region in Region::ALL {
            for n in 0..SEATS {
                let seat = around.seats().nth(n);
                sheet.count(seat.map_or(0, |seat| table.beside[region.index()][seat.index()]), 8);
            }
        }
        sheet.part("walls");
        whose(sheet, table.walls.as_flattened());
        sheet.part("tiles");
        for section in Section::ALL {
            let face = table.tiles[section.index()];
            let tile = board.tile(face);
            sheet.one_of(Some(2 * usize::from(face.tile) + usize::from(face.back)), 2 * SECTIONS);
            sheet.one_of(Some(tile.criterion.index()), CRITERIA);
            for points in tile.points {
                sheet.count(points, 10);
            }
        }
        sheet.part("tasks");
        for task in table.tasks.as_flattened() {
            sheet.one_of(Some(usize::from(task.tile)), TASK_TILES);
            whose(sheet, &task.discs);
        }

        let secret = view.own().map(|(_, secret)| secret);
        sheet.part("hand").wide_set(secret.map_or(0, |secret| secret.hand.bits()), CARDS);
        sheet.part("under");
        for card in secret.iter().flat_map(|secret| secret.under.as_flattened()) {
            sheet.count(card.map_or(0, Card::number), CARDS as u16);
        }
    }
}

/// What is decided, and what more is to be said of it.
#[inline(always)]
fn phase(sheet: &mut Sheet<'_>, phase: Phase, around: Around) {
    let (which, mut region, mut left, mut must, mut high, mut out, mut paid, mut calm) =
        (kind(phase), None, 0, false, 0, 0, 0, false);
    match phase {
        Phase::Bid { high: bid, out: away } => (high, out) = (bid, away),
        Phase::Official(Grant::Reward(at)) | Phase::PalaceWorker(at) => region = Some(at),
        Phase::Points { left: points, must: one } => (left, must) = (points, one),
        Phase::WallWorkers { left: workers, paid: by } => (left, paid) = (workers, by),
        Phase::Calm { worker } => calm = worker,
        _ => {}
    }
    sheet.part("phase").one_of(Some(which), PHASES);
    sheet.part("details").one_of(region.map(Region::index), REGIONS);
    sheet.count(left, 4).flag(must).count(high, 15);
    sheet.set(around.bits(out), SEATS).set(paid, REGIONS).flag(calm);
}

/// The kind of a decision.
const fn kind(phase: Phase) -> usize {
    match phase {
        Phase::Board => 0,
        Phase::Bid { .. } => 1,
        Phase::Discard => 2,
        Phase::Play => 3,
        Phase::Official(Grant::Recruit) => 4,
        Phase::Official(Grant::Square) => 5,
        Phase::Official(Grant::Reward(_)) => 6,
        Phase::Points { .. } => 7,
        Phase::Install => 8,
        Phase::Hire => 9,
        Phase::Palace => 10,
        Phase::PalaceWorker(_) => 11,
        Phase::Tall => 12,
        Phase::Wall => 13,
        Phase::WallWorkers { .. } => 14,
        Phase::Abilities => 15,
        Phase::Marker => 16,
        Phase::Calm { .. } => 17,
        Phase::Worker => 18,
        Phase::Governor => 19,
        Phase::Offer => 20,
        Phase::Over => 21,
    }
}

/// A card above a player board: what it is and what it does.
#[inline(always)]
fn card(sheet: &mut Sheet<'_>, board: &Board, card: Option<Card>) {
    let Some(which) = card else {
        sheet.skip(CARD);
        return;
    };
    number(sheet, card);
    sheet.one_of(Some(board.trigger(which).index()), ACTIONS);
    sheet.one_of(Some(board.bonus(which).index()), BONUSES);
}

/// A card by its number and colour.
#[inline(always)]
fn number(sheet: &mut Sheet<'_>, card: Option<Card>) {
    sheet.count(card.map_or(0, Card::number), CARDS as u16);
    sheet.one_of(card.map(|card| card.colour().index()), COLOURS);
}
