//! Seats, options and the board; the only way in, and it checks.

use game::{About, Book, Choice, Edition, Fault, Printed as _, Seat, Shown, Spec, Texts};

use crate::board::{Board, DATA, DIAGRAMS, HELP, LESSONS, RULES, SEATS, SHELF};

/// What the game is.
pub(crate) static ABOUT: About = About {
    id: "justinian",
    seats: 2..=SEATS,
    options: &[Choice { id: "first", values: &["random", "seat-1", "seat-2", "seat-3", "seat-4"] }],
    rules: 2,
    still: &[ABLE],
    facts: || SHELF.printed().facts(),
    shelf: Some(&SHELF),
    shown: Shown { minutes: 45, weight: 3, picture: include_str!("../picture.svg"), cut: "xMidYMid slice" },
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
            include_str!("../lang/board.en.ftl"),
            include_str!("../lang/help.en.ftl"),
            include_str!("../lang/first.en.ftl"),
            include_str!("../lang/lessons.en.ftl"),
            include_str!("../lang/reasons.en.ftl"),
            include_str!("../lang/rules.en.ftl")
        ),
        it: concat!(
            include_str!("../lang/it.ftl"),
            include_str!("../lang/board.it.ftl"),
            include_str!("../lang/help.it.ftl"),
            include_str!("../lang/first.it.ftl"),
            include_str!("../lang/lessons.it.ftl"),
            include_str!("../lang/reasons.it.ftl"),
            include_str!("../lang/rules.it.ftl")
        ),
    },
};

/// The version of the rules in which only those were asked who have enough. That told everybody who has.
const ABLE: u32 = 1;

/// Who is asked after a round whether he starts the scoring.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Asking {
    /// Everybody whose tokens on the phase space could be enough, for all that can be known from outside. Who has not
    /// enough can only decline, and nobody else learns it.
    Everybody,
    /// Only those who have enough: so it was in the first version of the rules, under which old games are still played.
    Able,
}

/// What is agreed before the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The number of players.
    pub seats: u8,
    /// Who begins; nobody means that chance decides.
    pub first: Option<Seat>,
    /// The board.
    pub board: Edition<Board>,
    /// Who is asked: by the version of the rules.
    pub asking: Asking,
}

impl Setup {
    /// The rule book's game.
    pub fn new(seats: usize) -> Result<Self, Fault> {
        game::Setup::read(&Spec::new(seats))
    }
}

impl game::Setup for Setup {
    fn read(spec: &Spec) -> Result<Self, Fault> {
        let values = spec.check(&ABOUT)?;
        let first = values[0].checked_sub(1).map(Seat::new);
        if let Some(first) = first.filter(|first| first.index() >= spec.seats) {
            return Err(Fault::new("fault-first").with("first", first.number()).with("seats", spec.seats));
        }
        let asking = if spec.rules(&ABOUT) == ABLE { Asking::Able } else { Asking::Everybody };
        Ok(Self { seats: spec.seats as u8, first, board: SHELF.edition(spec.board.as_deref())?, asking })
    }

    fn spec(&self) -> Spec {
        let rules = if self.asking == Asking::Able { ABLE } else { ABOUT.rules };
        let spec = Spec::new(self.seats()).on(self.board.in_spec()).under(&ABOUT, rules);
        match self.first {
            Some(first) => spec.with("first", &format!("seat-{first}")),
            None => spec,
        }
    }

    fn seats(&self) -> usize {
        self.seats as usize
    }

    fn all() -> Vec<Self> {
        let board = SHELF.printed();
        let each = |seats: usize| {
            let last = Some(Seat::new(seats - 1));
            let all = [(None, Asking::Everybody), (last, Asking::Everybody), (None, Asking::Able)];
            all.map(|(first, asking)| Self { seats: seats as u8, first, board, asking })
        };
        ABOUT.seats.clone().flat_map(each).collect()
    }
}
