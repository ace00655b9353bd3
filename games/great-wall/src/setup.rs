//! Seats and options; the only way in, and it checks.

use game::{About, Book, Choice, Fault, Seat, Shown, Spec, Texts};

use crate::board::{DATA, DIAGRAMS, HELP, LESSONS, RULES, SEATS, board};

/// What the game is.
pub(crate) static ABOUT: About = About {
    id: "great-wall",
    seats: 2..=SEATS,
    options: &[
        Choice { id: "claims", values: &["may", "must"] },
        Choice { id: "scores", values: &["hidden", "open"] },
        Choice { id: "first", values: &["random", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"] },
    ],
    rules: 1,
    still: &[],
    facts: || game::paper::write_line(board()),
    shelf: None,
    shown: Shown { minutes: 30, weight: 1, picture: include_str!("../picture.svg"), cut: "xMaxYMid slice" },
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

/// Whether a leader has to claim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Claims {
    /// As the rule book says: the leader may claim.
    May,
    /// A table option: as long as there is something to claim, it is claimed.
    Must,
}

impl Claims {
    /// As the option names it; texts choose by it what they offer.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::May => "may",
            Self::Must => "must",
        }
    }
}

/// How claimed favours lie before their owners. The rules do not ask: everybody saw them being claimed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ScoresLie {
    /// Face down, as the rule book says.
    Hidden,
    /// Face up.
    Open,
}

/// What is agreed before the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The number of players.
    pub seats: u8,
    /// Whether a leader has to claim.
    pub claims: Claims,
    /// How claimed favours lie.
    pub scores: ScoresLie,
    /// Who begins; nobody means that chance decides.
    pub first: Option<Seat>,
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
        let first = values[2].checked_sub(1).map(Seat::new);
        if let Some(first) = first.filter(|first| first.index() >= spec.seats) {
            return Err(Fault::new("fault-first").with("first", first.number()).with("seats", spec.seats));
        }
        Ok(Self {
            seats: spec.seats as u8,
            claims: [Claims::May, Claims::Must][values[0]],
            scores: [ScoresLie::Hidden, ScoresLie::Open][values[1]],
            first,
        })
    }

    fn spec(&self) -> Spec {
        let mut spec = Spec::new(self.seats());
        if self.claims == Claims::Must {
            spec = spec.with("claims", self.claims.name());
        }
        if self.scores == ScoresLie::Open {
            spec = spec.with("scores", "open");
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
        let mut all = Vec::new();
        for seats in ABOUT.seats.clone() {
            for claims in [Claims::May, Claims::Must] {
                for first in [None, Some(Seat::new(seats - 1))] {
                    all.push(Self { seats: seats as u8, claims, scores: ScoresLie::Hidden, first });
                }
            }
        }
        all
    }
}
