//! Seats, board and options; the only way in, and it checks.

use game::{About, Book, Choice, Edition, Fault, Printed as _, Seat, Shown, Spec, Texts};

use crate::board::{Board, DATA, HELP, RULES, SEATS, SHELF};

/// What the game is.
pub(crate) static ABOUT: About = About {
    id: "zhanguo",
    seats: 2..=SEATS,
    options: &[
        Choice { id: "boards", values: &["a", "b", "auction"] },
        Choice { id: "draw", values: &["two", "three"] },
        Choice { id: "order", values: &["clockwise", "reward-line"] },
        Choice { id: "hire", values: &["one", "workers"] },
        Choice { id: "first", values: &["random", "seat-1", "seat-2", "seat-3", "seat-4"] },
    ],
    rules: 1,
    still: &[],
    facts: || SHELF.printed().facts(),
    shelf: Some(&SHELF),
    shown: Shown { minutes: 120, weight: 5, picture: include_str!("../picture.svg"), cut: "xMidYMid slice" },
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
    "first-card",
    "third-card",
    "track-end",
    "recruit",
    "reassign",
    "hire",
    "palace",
    "higher",
    "lower",
    "reward",
    "tie-break",
    "wall-task",
    "palace-task",
    "final-governors",
    "final-tasks",
];

/// The lessons in their order: name and file.
const LESSONS: &[(&str, &str)] = game::lessons![
    "goal", "cards", "court", "governor", "workers", "palace", "wall", "numbers", "unrest", "rewards",
    "tasks", "sides", "best",
];

/// Which sides of the player boards are used, and how they are shared out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Boards {
    /// The A sides, which are all alike.
    A,
    /// The B sides, chosen in reverse turn order.
    B,
    /// The B sides, by auction for VP.
    Auction,
}

/// What is agreed before the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The board.
    pub board: Edition<Board>,
    /// The number of players.
    pub seats: u8,
    /// Which sides of the player boards.
    pub boards: Boards,
    /// Variant: draw three cards of each colour and keep two, in rounds 1 to 4.
    pub draw_three: bool,
    /// Variant: the Reward line is the turn order.
    pub by_line: bool,
    /// Variant: hiring raises unrest by the number of Workers.
    pub hire_workers: bool,
    /// Who begins; nobody means that chance decides.
    pub first: Option<Seat>,
}

impl Setup {
    /// The rule book's game with A sides.
    pub fn new(seats: usize) -> Result<Self, Fault> {
        game::Setup::read(&Spec::new(seats))
    }
}

impl game::Setup for Setup {
    fn read(spec: &Spec) -> Result<Self, Fault> {
        let values = spec.check(&ABOUT)?;
        let first = values[4].checked_sub(1).map(Seat::new);
        if let Some(first) = first.filter(|first| first.index() >= spec.seats) {
            return Err(Fault::new("fault-first").with("first", first.number()).with("seats", spec.seats));
        }
        Ok(Self {
            board: SHELF.edition(spec.board.as_deref())?,
            seats: spec.seats as u8,
            boards: [Boards::A, Boards::B, Boards::Auction][values[0]],
            draw_three: values[1] == 1,
            by_line: values[2] == 1,
            hire_workers: values[3] == 1,
            first,
        })
    }

    fn spec(&self) -> Spec {
        let mut spec = Spec::new(self.seats()).on(self.board.in_spec());
        match self.boards {
            Boards::A => {}
            Boards::B => spec = spec.with("boards", "b"),
            Boards::Auction => spec = spec.with("boards", "auction"),
        }
        for (is, option, value) in [
            (self.draw_three, "draw", "three"),
            (self.by_line, "order", "reward-line"),
            (self.hire_workers, "hire", "workers"),
        ] {
            if is {
                spec = spec.with(option, value);
            }
        }
        if let Some(first) = self.first {
            spec = spec.with("first", &format!("seat-{first}"));
        }
        spec
    }

    fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Every seat count with every kind of boards, each without variants, with all of them, and with one alone, in turn:
    /// so every pair of choices meets.
    fn all() -> Vec<Self> {
        let board = SHELF.printed();
        let mut all = Vec::new();
        for seats in ABOUT.seats.clone() {
            for (n, boards) in [Boards::A, Boards::B, Boards::Auction].into_iter().enumerate() {
                let plain = Self {
                    board,
                    seats: seats as u8,
                    boards,
                    draw_three: false,
                    by_line: false,
                    hire_workers: false,
                    first: None,
                };
                let one = (seats + n) % 3;
                all.push(plain);
                all.push(Self { draw_three: one == 0, by_line: one == 1, hire_workers: one == 2, ..plain });
                // Who begins changes nothing but who begins: it goes along with one of the others.
                let first = Some(Seat::new(seats - 1));
                all.push(Self { draw_three: true, by_line: true, hire_workers: true, first, ..plain });
            }
        }
        all
    }
}
