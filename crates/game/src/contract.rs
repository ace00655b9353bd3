//! The contract every game keeps.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::{Chance, fingerprint};
use crate::phrase::{Fault, Phrase, Refusal, Value};
use crate::reason::Reason;
use crate::scores::Scores;
use crate::seat::{MOST_SEATS, Seat, Turn, Viewer};
use crate::setup::{Choice, Setup};
use crate::shelf::AnyShelf;
use crate::words::{Texts, Words};

/// What a game is, before anybody plays it.
pub struct About {
    /// Its name in commands, files and addresses; also the message with its title. With `-line` behind it, it is the
    /// message that says in one line what the game is about.
    pub id: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<usize>,
    /// What the table may choose beforehand.
    pub options: &'static [Choice],
    /// The version of our rules. Raised when a change would make an old record end differently.
    pub rules: u32,
    /// Older versions that can still be played. Nobody begins a game with them; but records are replayed, and tables go on,
    /// under the rules they began with.
    pub still: &'static [u32],
    /// The printed facts the rules stand on, written out. Comments and provenance are not part of it, so mending
    /// those keeps old records valid.
    pub facts: fn() -> String,
    /// The board files one can play on, where the game has such; they begin with the one that holds [`About::facts`].
    pub shelf: Option<&'static dyn AnyShelf>,
    /// How it is announced.
    pub shown: Shown,
    /// What can be read about it.
    pub book: Book,
    /// What is known of its bots, as its file `data/bots.toml` has it: levels, numbers of the search, opponents, ratings
    /// (`bots::data`). Empty for a game that says nothing.
    pub bots: &'static str,
    /// The network that learned it, as its file `data/net.safetensors` has it (`bots::net`). Empty for a game that nobody has learned.
    pub net: &'static [u8],
    /// Everything the game says, in every language.
    pub texts: Texts,
}

/// How a game is announced: what one wants to know before one sits down.
#[derive(Clone, Copy, Debug)]
pub struct Shown {
    /// How long it takes at a real table.
    pub minutes: u16,
    /// From 1, light, to 5, heavy.
    pub weight: u8,
    /// Its picture: what is inside an `svg` of 320 by 190, with a group of the id `v-ID` around it all, by which it is shown
    /// again. It stands on pages with other pictures, so all its ids begin with `v-`; and styles are attributes, for
    /// pages allow no others.
    pub picture: &'static str,
    /// Where the picture is cut when there is little room: a value of `preserveAspectRatio`.
    pub cut: &'static str,
}

/// What can be read about a game: files whose words are in its language files.
#[derive(Clone, Copy, Debug)]
pub struct Book {
    /// The rules in our words: their order and groups.
    pub rules: &'static str,
    /// The data file, with the provenance of every fact.
    pub data: &'static str,
    /// The diagrams of the rules: name and position file.
    pub diagrams: &'static [(&'static str, &'static str)],
    /// The lessons in their order: name and file, as `docs/lessons.md` says. Empty for a game that teaches nothing.
    pub lessons: &'static [(&'static str, &'static str)],
    /// The help on what its boards show, and its player aid, as `docs/help.md` says. Empty for a game that explains nothing.
    pub help: &'static str,
    /// What is remarked in somebody's first game, as `docs/lessons.md` says. Empty for a game that remarks nothing.
    pub first: &'static str,
    /// Its puzzles, one a line, as `docs/puzzles.md` says. Empty for a game that has none.
    pub puzzles: &'static str,
    /// What puzzles may be about: themes, and which reasons each of them gathers. Empty for a game that has none.
    pub themes: &'static str,
}

impl About {
    /// The fingerprint of the printed facts, by which records pin them.
    #[must_use]
    pub fn data(&self) -> String {
        format!("sha256:{}", fingerprint((self.facts)().as_bytes()))
    }

    /// Whether a game can be played under that version of the rules.
    #[must_use]
    pub fn plays(&self, rules: u32) -> bool {
        rules == self.rules || self.still.contains(&rules)
    }
}

/// The diagrams of a game, from its folder `diagrams`: for [`Book::diagrams`].
#[macro_export]
macro_rules! diagrams { ($($name:literal),* $(,)?) => {
    &[$(($name, include_str!(concat!("../diagrams/", $name, ".toml")))),*]
} }

/// The lessons of a game, from its folder `lessons`, in the order in which they are to be taken: for [`Book::lessons`].
#[macro_export]
macro_rules! lessons { ($($name:literal),* $(,)?) => {
    &[$(($name, include_str!(concat!("../lessons/", $name, ".toml")))),*]
} }

/// One small decision, as a value.
///
/// Its compact notation is its `Display` and `FromStr`: people read and type it, records store it. Its picks are the
/// same in named fields, which a page lights up one by one.
pub trait Move: Copy + Eq + Hash + Debug + Display + FromStr<Err = Fault> + Send + Sync + 'static {
    /// The move in named fields (a factored action), such as `card = infantry`, `count = 3`, `section = 2`.
    fn picks(&self) -> Vec<(&'static str, Value)>;
}

/// Whether a decision has brought something to light. What has been seen cannot be unseen, so it can be taken back only if
/// it has not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reveals {
    /// Whatever anybody knows now follows from what he knew and from the decision itself: chance was not asked, and nothing
    /// that was hidden has shown.
    Nothing,
    /// Somebody has seen something new: a card that was drawn, a token turned up, whether another has enough.
    Something,
}

impl Reveals {
    /// Something, if that holds.
    #[inline]
    #[must_use]
    pub const fn something_if(holds: bool) -> Self {
        if holds { Self::Something } else { Self::Nothing }
    }
}

/// The rules of a game, over a state that is a plain value.
///
/// The state holds no future (piles are [`crate::Bag`]s) and no randomness (it is handed in as [`Chance`]).
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// What is agreed before the game.
    type Setup: Setup;
    /// One small decision.
    type Move: Move;
    /// All that one viewer knows: his information state.
    type View: Clone + Eq + Hash + Debug + Serialize + Send + Sync + 'static;

    /// What the game is.
    fn about() -> &'static About;

    /// Lays out the game.
    fn start(setup: &Self::Setup, chance: &mut Chance) -> Self;

    /// The set-up it was started with.
    fn setup(&self) -> Self::Setup;

    /// Who decides, or that it is over.
    fn turn(&self) -> Turn;

    /// Replaces the content of `out` with every legal move, each once. Empty exactly when the game is over.
    fn moves(&self, out: &mut Vec<Self::Move>);

    /// Whether a decision waits for its player even where there is no choice. A table plays what leaves no choice by itself;
    /// where the others may not know that there is none, it must not. So this hangs only on what everybody knows.
    fn waits(&self) -> bool {
        false
    }

    /// `Ok` exactly when [`Game::moves`] lists it; else the rule that forbids it: a legality test that says why.
    fn refuse(&self, mv: Self::Move) -> Result<(), Refusal>;

    /// Plays one legal move, and everything that follows from it without a choice; says whether that showed anything to
    /// anybody.
    fn play(&mut self, mv: Self::Move, chance: &mut Chance) -> Reveals;

    /// All that a perfect memory in that place would know: built from what the viewer knows, never from the whole.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The table with everything on it turned face up, for whoever looks back at a game that is over. What lies in a hand each
    /// seat's own view has; a game that hides nothing but hands need not say anything.
    fn laid_open(&self) -> Self::View {
        self.view(Viewer::Audience)
    }

    /// One whole world which that viewer cannot tell from the true one, drawn as the deal would have dealt it: a
    /// determinisation of the view.
    fn imagine(view: &Self::View, chance: &mut Chance) -> Self;

    /// A move as a viewer sees it made, his observation of it. Games with hidden moves blot out what the viewer may not know.
    fn shown(&self, mv: Self::Move, _to: Viewer) -> Self::Move {
        mv
    }

    /// The points of every seat so far, by source.
    fn scores(&self) -> Scores;
}

/// How a game is written to files and told to people.
pub trait Written: Game {
    /// A position as its file has it.
    type Position: Serialize + DeserializeOwned;

    /// The whole state, to be written down.
    fn to_position(&self) -> Self::Position;

    /// A state from a file or a hand: the state, or every reason why it cannot be one.
    fn from_position(setup: &Self::Setup, position: &Self::Position) -> Result<Self, Vec<Fault>>;

    /// The lines of the log: what a decision was and why it mattered, from what one viewer saw before and after; so it
    /// cannot tell more.
    fn tell(before: &Self::View, seat: Seat, mv: Self::Move, after: &Self::View) -> Vec<Phrase>;

    /// The heading under which the log tells the decision that is due, such as the round and the phase, from what one viewer
    /// knows. A game that says nothing is told by rounds of the table: whenever the turn comes back to who began.
    fn chapter(_view: &Self::View) -> Option<Phrase> {
        None
    }

    /// What speaks for a move or against it, from what its seat knows before it and would know after it ([`crate::reason`]).
    /// `after` is one of the worlds that could follow: what is said of chance or of hidden things that it shows is left
    /// out, because another world would say otherwise. A game that says nothing is explained by points alone.
    fn reasons(_before: &Self::View, _seat: Seat, _mv: Self::Move, _after: &Self::View) -> Vec<Reason> {
        Vec::new()
    }

    /// A picture of the whole state in characters, for terminals.
    fn sketch(&self, words: &Words) -> String;
}

/// All pieces of one sort.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pieces {
    /// The sort.
    pub sort: &'static str,
    /// Which of that sort: the number of a seat, a value; 0 where there is only one.
    pub which: usize,
    /// How many there are.
    pub count: u32,
}

/// Things of one sort that must all occur when enough games are played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Things {
    /// The sort: a message in the language files.
    pub sort: &'static str,
    /// Their names, each once.
    pub names: Vec<String>,
}

impl Things {
    /// Things of a sort, by their names.
    pub fn new(sort: &'static str, names: impl IntoIterator<Item: Display>) -> Self {
        Self { sort, names: names.into_iter().map(|name| name.to_string()).collect() }
    }
}

/// What the conformance kit must know beyond the rules.
pub trait Proven: Game {
    /// Every well-formed move, legal or not, each once: the action space. It is the same for every set-up, and its order is kept, for
    /// programs that learn know moves by their numbers ([`crate::encode::Lexicon`]).
    fn vocabulary() -> Vec<Self::Move>;

    /// How many pieces of each sort are in the game, wherever they lie. Play must never change it.
    fn pieces(&self) -> Vec<Pieces>;

    /// How many different worlds a viewer cannot tell apart, the size of his information set. Where counting them costs
    /// too much, at least as many, and 1 exactly when there is only one.
    fn worlds(view: &Self::View) -> f64;

    /// Whether a move betrays something hidden by being chosen, such as a card from the hand.
    fn betrays(_: Self::Move) -> bool {
        false
    }

    /// A bound for the number of decisions in any game of that set-up.
    fn longest(setup: &Self::Setup) -> usize;

    /// Everything that must occur when [`crate::conformance::ENOUGH_GAMES`] random games of all set-ups are played: cards,
    /// abilities, rewards. A check counts it, so nobody takes a game for proven of which half was never played.
    fn everything() -> Vec<Things> {
        Vec::new()
    }

    /// Adds what a decision made in this state used to `out`: the number of its sort in [`Proven::everything`], and its own
    /// number there.
    fn used(&self, _mv: Self::Move, _after: &Self, _out: &mut Vec<(usize, usize)>) {}
}

/// What bots must know beyond the rules.
pub trait Appraised: Game {
    /// The static evaluation: how good the position looks to a seat, in points, to somebody who sees no further than the
    /// table. May use what lies open and what that seat holds.
    fn appraise(&self, seat: Seat) -> f32;

    /// What every seat's own prospects are worth, in points: what it has won, and what table and hand promise it. Unlike
    /// [`Appraised::appraise`] it sets nothing against the others, so that seats can be compared. A game that does not say it otherwise is
    /// compared by [`Appraised::appraise`].
    fn worths(&self) -> [f32; MOST_SEATS] {
        let mut worths = [0.0; MOST_SEATS];
        for seat in Seat::all(self.setup().seats()) {
            worths[seat.index()] = self.appraise(seat);
        }
        worths
    }
}
