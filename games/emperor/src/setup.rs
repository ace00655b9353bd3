//! Seats, board and options; the only way in, and it checks.

use game::{About, Book, Choice, Edition, Fault, Printed as _, Seat, Shown, Spec, Texts};

use crate::board::{Board, DATA, HELP, RULES, SEATS, SHELF, Side};

/// What the game is.
pub(crate) static ABOUT: About = About {
    id: "emperor",
    seats: 3..=SEATS,
    options: &[
        Choice { id: "fortifications", values: &["without", "with"] },
        Choice { id: "side", values: &["by-seats", "for-3-4", "for-4-5"] },
        Choice { id: "roads", values: &["rows", "one-row"] },
        Choice { id: "first", values: &["random", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"] },
    ],
    rules: 1,
    still: &[],
    facts: || SHELF.printed().facts(),
    shelf: Some(&SHELF),
    shown: Shown { minutes: 45, weight: 2, picture: include_str!("../picture.svg"), cut: "xMidYMid slice" },
    book: Book {
        rules: RULES,
        data: DATA,
        diagrams: DIAGRAMS,
        lessons: LESSONS,
        help: HELP,
        first: include_str!("../data/first.toml"),
        puzzles: include_str!("../data/puzzles.jsonl"),
        themes: include_str!("../data/themes.toml"),
    },
    bots: include_str!("../data/bots.toml"),
    net: include_bytes!("../data/net.safetensors"),
    texts: Texts {
        en: concat!(
            include_str!("../lang/en.ftl"),
            include_str!("../lang/files.en.ftl"),
            include_str!("../lang/board.en.ftl"),
            include_str!("../lang/help.en.ftl"),
            include_str!("../lang/first.en.ftl"),
            include_str!("../lang/lessons.en.ftl"),
            include_str!("../lang/reasons.en.ftl"),
            include_str!("../lang/rules.en.ftl")
        ),
        it: concat!(
            include_str!("../lang/it.ftl"),
            include_str!("../lang/files.it.ftl"),
            include_str!("../lang/board.it.ftl"),
            include_str!("../lang/help.it.ftl"),
            include_str!("../lang/first.it.ftl"),
            include_str!("../lang/lessons.it.ftl"),
            include_str!("../lang/reasons.it.ftl"),
            include_str!("../lang/rules.it.ftl")
        ),
    },
};

/// The diagrams of the rules: name and position file.
const DIAGRAMS: &[(&str, &str)] = game::diagrams![
    "example-1-alex",
    "example-1-barbara",
    "example-1-chris",
    "example-2",
    "example-3",
    "example-4",
    "example-5",
    "example-6",
    "example-6-large",
    "example-7",
    "example-7-large",
    "example-8",
];

/// What is taught, from what wins to good play.
const LESSONS: &[(&str, &str)] =
    game::lessons!["goal", "turn", "cards", "full", "court", "alliances", "roads", "fortifications", "play"];

/// Whether the fortifications take part.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fortifications {
    /// The game for beginners.
    Without,
    /// Each player has one.
    With,
}

/// How rows along the roads are counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Roads {
    /// Any rows that share no house.
    Rows,
    /// The stricter reading: only one row for each group of houses joined by roads.
    OneRow,
}

/// What is agreed before the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The board.
    pub board: Edition<Board>,
    /// The number of players.
    pub seats: u8,
    /// The side of the board.
    pub side: Side,
    /// Whether the fortifications take part.
    pub fortifications: Fortifications,
    /// How rows along the roads are counted.
    pub roads: Roads,
    /// Who begins; nobody means that chance decides.
    pub first: Option<Seat>,
}

impl Setup {
    /// The rule book's game for beginners.
    pub fn new(seats: usize) -> Result<Self, Fault> {
        game::Setup::read(&Spec::new(seats))
    }
}

/// The side that so many players take unless they choose: only four can.
const fn usual_side(seats: usize) -> Side {
    if seats < SEATS { Side::Small } else { Side::Large }
}

impl game::Setup for Setup {
    fn read(spec: &Spec) -> Result<Self, Fault> {
        let values = spec.check(&ABOUT)?;
        let board = SHELF.edition(spec.board.as_deref())?;
        let side = values[1].checked_sub(1).map_or(usual_side(spec.seats), Side::from_index);
        if spec.seats != 4 && side != usual_side(spec.seats) {
            return Err(Fault::new("fault-side").with("side", side.name()).with("seats", spec.seats));
        }
        let first = values[3].checked_sub(1).map(Seat::new);
        if let Some(first) = first.filter(|first| first.index() >= spec.seats) {
            return Err(Fault::new("fault-first").with("first", first.number()).with("seats", spec.seats));
        }
        Ok(Self {
            board,
            seats: spec.seats as u8,
            side,
            fortifications: [Fortifications::Without, Fortifications::With][values[0]],
            roads: [Roads::Rows, Roads::OneRow][values[2]],
            first,
        })
    }

    fn spec(&self) -> Spec {
        let mut spec = Spec::new(self.seats()).on(self.board.in_spec());
        if self.fortifications == Fortifications::With {
            spec = spec.with("fortifications", "with");
        }
        if self.side != usual_side(self.seats()) {
            spec = spec.with("side", self.side.name());
        }
        if self.roads == Roads::OneRow {
            spec = spec.with("roads", "one-row");
        }
        if let Some(first) = self.first {
            spec = spec.with("first", &format!("seat-{first}"));
        }
        spec
    }

    fn seats(&self) -> usize {
        self.seats as usize
    }

    fn all() -> Vec<Self> {
        let board = SHELF.printed();
        let mut all = Vec::new();
        for seats in ABOUT.seats.clone() {
            for side in Side::ALL.into_iter().filter(|&side| seats == 4 || side == usual_side(seats)) {
                for fortifications in [Fortifications::Without, Fortifications::With] {
                    for roads in [Roads::Rows, Roads::OneRow] {
                        // Who begins changes nothing but who begins: it goes along with one of the others.
                        let first = (roads == Roads::OneRow).then_some(Seat::new(seats - 1));
                        all.push(Self { board, seats: seats as u8, side, fortifications, roads, first });
                    }
                }
            }
        }
        all
    }
}
