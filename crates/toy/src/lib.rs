//! A toy game, for tests: as `Toy<SOUND>` it keeps the contract, with a fault it breaks one promise, which the conformance
//! kit has to find. The sound one is complete: a program that adds it to the registry can serve it.
//!
//! Cards of four kinds are shuffled into one pile, and everybody is dealt two. A decision is to draw a card, with never
//! more than three in hand, or to play one face up. The game is over when every card has been played, and the cards a
//! seat has played are its points. The pile is common, so whatever one seat holds the others cannot hold.
//!
//! The program does not depend on this crate.

mod faults;

use std::fmt;
use std::hint::black_box;
use std::str::FromStr;
use std::sync::atomic::{AtomicUsize, Ordering};

use game::encode::{Around, Encoded, Part, Sheet};
use game::notation::Reader;
use game::{
    About, Appraised, Bag, Book, Chance, Choice, Fault, Game, Phrase, Pieces, Proven, Refusal, Reveals,
    Scores, Seat, Shown, Spec, Texts, Things, Turn, Value, Viewer, Words, Written,
};
use serde::{Deserialize, Serialize, Serializer};

pub use faults::*;

/// The most players.
pub const SEATS: usize = 3;
/// How many kinds of cards there are.
pub const KINDS: usize = 4;
/// Their names.
pub const NAMES: [&str; KINDS] = ["coral", "amber", "jade", "pearl"];
const POINTS: [i16; KINDS] = [1, 2, 3, 4];
const DEALT: u32 = 2;
/// As no hand can be told from outside to hold a certain kind, the audience never knows that a card may be played, and
/// the kit's blind play only draws. Then the hidden cards are as the deal left them.
const FULL: u32 = 3;

type Cards = Bag<KINDS>;

/// The message that only the English texts have.
const ENGLISH: &str = "english";

// ---- What is agreed beforehand ------------------------------------------------------------------------------------

/// What is agreed before the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup<const FAULT: usize> {
    /// The number of players.
    pub seats: usize,
    /// Four cards of each kind instead of three.
    pub deep: bool,
}

impl<const FAULT: usize> Setup<FAULT> {
    const OPTION: &str = if FAULT == ITALIAN_OPTION { ENGLISH } else { "pile" };

    /// Every card of the game.
    #[must_use]
    pub const fn deck(&self) -> Cards {
        Cards::new(if self.deep { [4; KINDS] } else { [3; KINDS] })
    }
}

impl<const FAULT: usize> game::Setup for Setup<FAULT> {
    fn read(spec: &Spec) -> Result<Self, Fault> {
        let values = spec.check(Toy::<FAULT>::about())?;
        Ok(Self { seats: spec.seats, deep: values[0] == 1 })
    }

    fn spec(&self) -> Spec {
        let spec = Spec::new(self.seats);
        if self.deep && FAULT != SETUP { spec.with(Self::OPTION, "deep") } else { spec }
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn all() -> Vec<Self> {
        [false, true]
            .into_iter()
            .flat_map(|deep| (2..=SEATS).map(move |seats| Self { seats, deep }))
            .collect()
    }
}

// ---- Decisions ----------------------------------------------------------------------------------------------------

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move<const FAULT: usize> {
    /// Draw a card.
    Draw,
    /// Play a card of that kind.
    Play(usize),
}

impl<const FAULT: usize> Move<FAULT> {
    fn all() -> impl Iterator<Item = Self> {
        std::iter::once(Self::Draw).chain((0..KINDS).map(Self::Play))
    }
}

impl<const FAULT: usize> fmt::Display for Move<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => f.write_str("draw"),
            Self::Play(kind) => write!(f, "play {}", NAMES[*kind]),
        }
    }
}

impl<const FAULT: usize> FromStr for Move<FAULT> {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let mut reader = Reader::new(text);
        let known = if FAULT == NOTATION { KINDS - 1 } else { KINDS };
        let mv = match reader.word() {
            Some("draw") => Some(Self::Draw),
            Some("play") => {
                reader.word().and_then(|name| NAMES[..known].iter().position(|n| *n == name)).map(Self::Play)
            }
            _ => None,
        };
        reader.end()?;
        mv.ok_or_else(|| Fault::new("notation-move").with("text", text))
    }
}

impl<const FAULT: usize> game::Move for Move<FAULT> {
    fn picks(&self) -> Vec<(&'static str, Value)> {
        match *self {
            Self::Draw => vec![("do", Value::Word("draw"))],
            Self::Play(kind) => vec![("do", Value::Word("play")), ("card", Value::Word(NAMES[kind]))],
        }
    }
}

// ---- The state and its rules --------------------------------------------------------------------------------------

/// The game, with a fault or [`SOUND`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Toy<const FAULT: usize> {
    setup: Setup<FAULT>,
    turn: Seat,
    hands: [Cards; SEATS],
    played: [Cards; SEATS],
    pile: Cards,
}

/// What `OWN_CHANCE` and `ARRAY_CHANGES` count.
static DRAWN: AtomicUsize = AtomicUsize::new(0);

impl<const FAULT: usize> Toy<FAULT> {
    /// Most faults bite only once a card lies on the table, so that their violations have decisions to tell.
    fn bites(&self, fault: usize) -> bool {
        FAULT == fault && self.played.iter().any(|cards| !cards.is_empty())
    }

    fn hand(&self) -> &Cards {
        &self.hands[self.turn.index()]
    }

    fn is_over(&self) -> bool {
        self.pile.is_empty() && self.hands.iter().all(Cards::is_empty)
    }

    /// The rule that forbids a move, if one does. Unlike a refusal it needs no memory.
    fn forbidden(&self, mv: Move<FAULT>) -> Option<&'static str> {
        let next = self.turn.next(self.setup.seats);
        match mv {
            _ if self.is_over() => Some("game-over"),
            Move::Draw if self.pile.is_empty() => Some("pile-empty"),
            Move::Draw if self.hand().size() >= FULL => Some("hand-full"),
            Move::Draw
                if self.bites(HIDDEN_RULE)
                    && !self.hand().is_empty()
                    && self.hands[next.index()].count(0) > 0 =>
            {
                Some("hand-full")
            }
            Move::Play(kind) if self.hand().count(kind) == 0 => Some("not-in-hand"),
            _ => None,
        }
    }

    fn draw(&mut self, chance: &mut Chance) -> usize {
        if !self.bites(OWN_CHANCE) {
            return self.pile.draw(chance);
        }
        let next = DRAWN.fetch_add(1, Ordering::Relaxed);
        let kind =
            (next..next + KINDS).map(|n| n % KINDS).find(|&kind| self.pile.count(kind) > 0).unwrap_or(0);
        self.pile.take(kind, 1);
        kind
    }
}

impl<const FAULT: usize> Game for Toy<FAULT> {
    type Setup = Setup<FAULT>;
    type Move = Move<FAULT>;
    type View = View<FAULT>;

    fn about() -> &'static About {
        const {
            &About {
                id: if FAULT == ITALIAN_TITLE { ENGLISH } else { "toy" },
                seats: 2..=SEATS,
                options: &[Choice { id: Setup::<FAULT>::OPTION, values: &["shallow", "deep"] }],
                rules: 1,
                still: &[],
                facts: || format!("{NAMES:?} {POINTS:?}"),
                shelf: None,
                shown: Shown {
                    minutes: 5,
                    weight: 1,
                    picture: include_str!("../picture.svg"),
                    cut: "xMidYMid slice",
                },
                book: Book {
                    rules: include_str!("../data/rules.toml"),
                    data: include_str!("../data/toy.toml"),
                    diagrams: &[],
                    lessons: game::lessons!["cards"],
                    help: include_str!("../data/help.toml"),
                    first: "",
                    puzzles: "",
                    themes: "",
                },
                bots: "",
                net: &[],
                texts: Texts {
                    en: concat!(
                        include_str!("../lang/en.ftl"),
                        include_str!("../lang/lessons.en.ftl"),
                        include_str!("../lang/help.en.ftl")
                    ),
                    it: concat!(
                        include_str!("../lang/it.ftl"),
                        include_str!("../lang/lessons.it.ftl"),
                        include_str!("../lang/help.it.ftl")
                    ),
                },
            }
        }
    }

    fn start(setup: &Setup<FAULT>, chance: &mut Chance) -> Self {
        let mut pile = setup.deck();
        let mut hands = [Cards::EMPTY; SEATS];
        hands[..setup.seats].fill_with(|| pile.draw_many(DEALT, chance));
        Self { setup: *setup, turn: Seat::new(0), hands, played: [Cards::EMPTY; SEATS], pile }
    }

    fn setup(&self) -> Setup<FAULT> {
        self.setup
    }

    fn turn(&self) -> Turn {
        if self.is_over() { Turn::Over } else { Turn::Of(self.turn) }
    }

    fn moves(&self, out: &mut Vec<Move<FAULT>>) {
        out.clear();
        out.extend(Move::all().filter(|mv| self.forbidden(*mv).is_none()));
        if self.bites(LISTS_ILLEGAL) && !self.is_over() {
            out.extend(Move::all().find(|mv| self.forbidden(*mv) == Some("not-in-hand")));
        }
        if self.bites(LISTS_TWICE) && self.forbidden(Move::Draw).is_none() {
            out.push(Move::Draw);
        }
        if self.bites(MOVES_ALLOCATE) {
            drop(black_box(Box::new(0_u8)));
        }
    }

    fn refuse(&self, mv: Move<FAULT>) -> Result<(), Refusal> {
        match self.forbidden(mv) {
            None => Ok(()),
            Some("hand-full") if self.bites(ALLOWS_UNLISTED) => Ok(()),
            Some("game-over") => Err(Refusal::new("game-over")),
            Some(rule) => {
                let rule = if self.bites(ITALIAN_REFUSAL) { ENGLISH } else { rule };
                Err(Refusal::new(rule).with("seat", self.turn))
            }
        }
    }

    fn play(&mut self, mv: Move<FAULT>, chance: &mut Chance) -> Reveals {
        let me = self.turn.index();
        if self.bites(PLAY_ALLOCATES) {
            drop(black_box(Box::new(0_u8)));
        }
        match mv {
            Move::Draw => {
                let kind = self.draw(chance);
                self.hands[me].add(kind, 1);
            }
            Move::Play(kind) => {
                assert!(!self.bites(PANICS) || kind < KINDS - 1, "the table fell over");
                self.hands[me].take(kind, 1);
                if !self.bites(LOSES_IN_PLAY) {
                    self.played[me].add(kind, 1);
                }
            }
        }
        self.turn = self.turn.next(self.setup.seats);
        if self.bites(SHOWS_UNSEEN) && self.hand().count(0) == 0 {
            self.turn = self.turn.next(self.setup.seats);
        }
        while self.pile.is_empty() && self.hand().is_empty() && !self.is_over() {
            self.turn = self.turn.next(self.setup.seats);
        }
        // A card that is played shows what the decision says anyway.
        Reveals::something_if(mv == Move::Draw && !self.bites(DRAWS_UNSEEN))
    }

    fn view(&self, viewer: Viewer) -> View<FAULT> {
        let seats = self.setup.seats;
        let counts = |cards: &[Cards]| cards[..seats].iter().map(|cards| *cards.counts()).collect();
        View {
            setup: self.setup,
            turn: self.turn,
            pile: self.pile.size(),
            sizes: self.hands[..seats].iter().map(Cards::size).collect(),
            played: counts(&self.played),
            seat: viewer.seat(),
            hand: viewer.seat().map(|seat| *self.hands[seat.index()].counts()),
            whole: if self.bites(WHOLE_VIEW) { counts(&self.hands) } else { Vec::new() },
            hint: (viewer.seat().filter(|_| self.bites(HINTING_VIEW)))
                .map(|seat| self.hands[seat.next(seats).index()].count(0) > 0),
        }
    }

    fn imagine(view: &View<FAULT>, chance: &mut Chance) -> Self {
        let mut world = view.deal(chance);
        // A viewer who was given a hint keeps to it.
        while let Some(seat) = view.seat.filter(|_| view.hint.is_some())
            && world.view(Viewer::Seat(seat)).hint != view.hint
        {
            world = view.deal(chance);
        }
        if world.bites(LOSES_IN_IMAGINING) && world.pile.count(0) > 0 {
            world.pile.take(0, 1);
            world.pile.add(1, 1);
        }
        world
    }

    fn scores(&self) -> Scores {
        let sources: &'static [&'static str] =
            if FAULT == ITALIAN_SOURCE { &["light", ENGLISH] } else { &["light", "heavy"] };
        let mut scores = Scores::new(self.setup.seats, sources);
        for seat in Seat::all(self.setup.seats) {
            for (kind, points) in POINTS.into_iter().enumerate() {
                let count = i16::from(self.played[seat.index()].count(kind));
                scores.add(seat, kind / 2, points * count);
            }
        }
        scores
    }
}

// ---- What a viewer knows ------------------------------------------------------------------------------------------

/// What a viewer knows.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct View<const FAULT: usize> {
    #[serde(skip)]
    setup: Setup<FAULT>,
    turn: Seat,
    pile: u32,
    sizes: Vec<u32>,
    played: Vec<[u8; KINDS]>,
    seat: Option<Seat>,
    #[serde(serialize_with = "write_hand::<FAULT, _>")]
    hand: Option<[u8; KINDS]>,
    /// Every hand, where the view is at fault.
    whole: Vec<[u8; KINDS]>,
    /// Something about the next hand, where the view is at fault.
    hint: Option<bool>,
}

fn write_hand<const FAULT: usize, S: Serializer>(
    hand: &Option<[u8; KINDS]>,
    to: S,
) -> Result<S::Ok, S::Error> {
    match hand {
        Some(counts) if FAULT == SELDOM => {
            to.collect_map(NAMES.iter().zip(counts).filter(|(_, count)| **count > 0))
        }
        _ => hand.serialize(to),
    }
}

impl<const FAULT: usize> View<FAULT> {
    /// How many cards of each kind the viewer holds; the audience holds none.
    #[must_use]
    pub fn hand(&self) -> Option<[u8; KINDS]> {
        self.hand
    }

    /// How many cards a seat holds.
    #[must_use]
    pub fn size(&self, seat: Seat) -> u32 {
        self.sizes.get(seat.index()).copied().unwrap_or(0)
    }

    /// How many cards of each kind a seat has played.
    #[must_use]
    pub fn played(&self, seat: Seat) -> [u8; KINDS] {
        self.played.get(seat.index()).copied().unwrap_or([0; KINDS])
    }

    /// How many cards lie in the pile.
    #[must_use]
    pub fn pile(&self) -> u32 {
        self.pile
    }

    fn is_over(&self) -> bool {
        self.pile == 0 && self.sizes.iter().all(|size| *size == 0)
    }

    fn is_begun(&self) -> bool {
        self.played.iter().any(|cards| *cards != [0; KINDS])
    }

    /// The cards of which the viewer does not know where they are.
    fn unseen(&self) -> Cards {
        let mut seen = Cards::new(self.hand.unwrap_or([0; KINDS]));
        self.played.iter().for_each(|cards| seen.add_all(&Cards::new(*cards)));
        self.setup.deck().without(&seen).unwrap_or(Cards::EMPTY)
    }

    /// The size of every hand the viewer does not see.
    fn hidden(&self) -> impl Iterator<Item = (Seat, u32)> {
        Seat::all(self.setup.seats)
            .zip(self.sizes.iter().copied())
            .filter(|(seat, _)| self.seat != Some(*seat))
    }

    /// Deals what the viewer does not see.
    fn deal(&self, chance: &mut Chance) -> Toy<FAULT> {
        let mut pile = self.unseen();
        let mut hands = [Cards::EMPTY; SEATS];
        for (seat, size) in self.hidden() {
            for _ in 0..size {
                let mut kind = pile.choose(chance);
                if FAULT == SKEWED {
                    kind = kind.min(pile.choose(chance));
                }
                while FAULT == SELDOM && kind == KINDS - 1 && chance.below(8) > 0 {
                    kind = pile.choose(chance);
                }
                pile.take(kind, 1);
                hands[seat.index()].add(kind, 1);
            }
        }
        if let (Some(seat), Some(hand)) = (self.seat, self.hand) {
            hands[seat.index()] = Cards::new(hand);
            if FAULT == LOOKS_DIFFERENT && self.is_begun() {
                pile.add_all(&hands[seat.index()]);
                hands[seat.index()] = pile.draw_many(self.sizes[seat.index()], chance);
            }
        }
        if FAULT == ALIKE && self.setup.deep && self.seat.is_none() && self.sizes[0] == self.sizes[1] {
            pile.add_all(&hands[1]);
            hands[1] = if pile.without(&hands[0]).is_some() { hands[0] } else { hands[1] };
            pile = pile.without(&hands[1]).unwrap_or(pile);
        }
        if !self.whole.is_empty() {
            hands.iter().for_each(|hand| pile.add_all(hand));
            for (hand, counts) in hands.iter_mut().zip(&self.whole) {
                *hand = Cards::new(*counts);
                pile = pile.without(hand).unwrap_or(pile);
            }
        }
        let mut played = [Cards::EMPTY; SEATS];
        played.iter_mut().zip(&self.played).for_each(|(cards, counts)| *cards = Cards::new(*counts));
        Toy { setup: self.setup, turn: self.turn, hands, played, pile }
    }
}

/// Every different hand of `size` cards from these.
fn hands(cards: Cards, size: u32) -> Vec<Cards> {
    let mut all = vec![Cards::EMPTY];
    for kind in 0..KINDS {
        let more = |hand: Cards| {
            (0..=cards.count(kind)).map(move |n| {
                let mut hand = hand;
                hand.add(kind, n);
                hand
            })
        };
        all = all.into_iter().flat_map(more).collect();
    }
    all.retain(|hand| hand.size() == size);
    all
}

/// In how many different ways hands of these sizes can be dealt from these cards. The pile is common: what one hand
/// takes is missing for the next.
fn deals(cards: Cards, sizes: &[u32]) -> f64 {
    match sizes {
        [] => 1.0,
        [size] => cards.hands(*size),
        [size, others @ ..] => hands(cards, *size)
            .iter()
            .filter_map(|hand| cards.without(hand))
            .map(|rest| deals(rest, others))
            .sum(),
    }
}

impl<const FAULT: usize> Encoded for Toy<FAULT> {
    const PARTS: &'static [Part] = &[
        Part::new("setup", &[2], "three play; the pile is deep"),
        Part::new("seat", &[SEATS], "the viewer's seat, counted from the first; none for the audience"),
        Part::new("turn", &[SEATS], "who decides, counted from the viewer"),
        Part::new("pile", &[1], "cards in the pile, of 16"),
        Part::new("sizes", &[SEATS], "cards in hand, of 3"),
        Part::new("played", &[SEATS, KINDS], "cards played, by kind, of 4"),
        Part::new("hand", &[KINDS], "the viewer's own, by kind, of 3"),
        Part::new("faults", &[SEATS * KINDS + 1], "what a view at fault holds besides; 0 where it is sound"),
    ];

    fn encode(view: &View<FAULT>, sheet: &mut Sheet<'_>) {
        let around = Around::of(view.seat, view.setup.seats);
        if FAULT == ARRAY_ALLOCATES {
            drop(black_box(Box::new(1_u8)));
        }
        let lost = if FAULT == ARRAY_NAN && view.setup.deep {
            f32::NAN
        } else {
            f32::from(u8::from(view.setup.deep))
        };
        sheet.part("setup").flag(view.setup.seats == 3).put(lost);
        sheet.part("seat").one_of(view.seat.map(Seat::index), SEATS);
        sheet.part("turn").one_of(Some(around.place(view.turn)), SEATS);
        let unlike = if FAULT == ARRAY_CHANGES { DRAWN.fetch_add(1, Ordering::Relaxed) % 3 } else { 0 };
        sheet.part("pile").count(view.pile as i32 + unlike as i32, 16);
        sheet.part("sizes");
        for seat in around.seats() {
            sheet.count(view.size(seat) as i32, FULL as u16);
        }
        sheet.part("played");
        for seat in around.seats() {
            sheet.counts(&view.played(seat), 4);
        }
        sheet.part("hand");
        if FAULT != ARRAY_FORGETS {
            sheet.counts(&view.hand.unwrap_or([0; KINDS]), FULL as u16);
        }
        sheet.part("faults");
        for hand in &view.whole {
            sheet.counts(hand, FULL as u16);
        }
        sheet.flag(view.hint == Some(true));
    }
}

impl<const FAULT: usize> Proven for Toy<FAULT> {
    fn vocabulary() -> Vec<Move<FAULT>> {
        let known = if FAULT == SMALL_VOCABULARY { KINDS } else { KINDS + 1 };
        let again = (FAULT == VOCABULARY_TWICE).then_some(Move::Draw);
        Move::all().take(known).chain(again).collect()
    }

    fn pieces(&self) -> Vec<Pieces> {
        let mut all = self.pile;
        self.hands.iter().chain(&self.played).for_each(|cards| all.add_all(cards));
        (0..KINDS).map(|kind| Pieces { sort: NAMES[kind], which: 0, count: all.count(kind).into() }).collect()
    }

    fn worlds(view: &View<FAULT>) -> f64 {
        let sizes: Vec<u32> = view.hidden().map(|(_, size)| size).collect();
        deals(view.unseen(), &sizes)
    }

    /// Every card is played once, and all but those dealt are drawn once: no game is shorter or longer.
    fn longest(setup: &Setup<FAULT>) -> usize {
        let decisions = 2 * setup.deck().size() as usize - setup.seats * DEALT as usize;
        if FAULT == TOO_LONG { decisions - 1 } else { decisions }
    }

    fn everything() -> Vec<Things> {
        let mut kinds = Things::new(if FAULT == ITALIAN_SORT { ENGLISH } else { "kinds" }, NAMES);
        if FAULT == NEVER_PLAYED {
            kinds.names.push("ruby".to_owned());
        }
        vec![kinds]
    }

    fn used(&self, mv: Move<FAULT>, _: &Self, out: &mut Vec<(usize, usize)>) {
        if let Move::Play(kind) = mv {
            let unknown = FAULT == UNKNOWN_THING && kind == KINDS - 1;
            out.push((0, if unknown { KINDS } else { kind }));
        }
    }
}

impl<const FAULT: usize> Appraised for Toy<FAULT> {
    fn appraise(&self, seat: Seat) -> f32 {
        self.scores().total(seat) as f32
    }
}

// ---- On paper and in words ----------------------------------------------------------------------------------------

/// A position on paper.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    turn: Seat,
    pile: [u8; KINDS],
    hands: Vec<[u8; KINDS]>,
    played: Vec<[u8; KINDS]>,
}

impl<const FAULT: usize> Written for Toy<FAULT> {
    type Position = Position;

    fn to_position(&self) -> Position {
        let counts =
            |cards: &[Cards]| cards[..self.setup.seats].iter().map(|cards| *cards.counts()).collect();
        Position {
            turn: if self.bites(POSITION) { Seat::new(0) } else { self.turn },
            pile: *self.pile.counts(),
            hands: counts(&self.hands),
            played: counts(&self.played),
        }
    }

    fn from_position(setup: &Setup<FAULT>, position: &Position) -> Result<Self, Vec<Fault>> {
        let seats = setup.seats;
        if position.hands.len() != seats || position.played.len() != seats || position.turn.index() >= seats {
            return Err(vec![Fault::new("position-seats")]);
        }
        let cards = |counts: &[[u8; KINDS]]| {
            let mut cards = [Cards::EMPTY; SEATS];
            cards.iter_mut().zip(counts).for_each(|(cards, counts)| *cards = Cards::new(*counts));
            cards
        };
        let (hands, played) = (cards(&position.hands), cards(&position.played));
        let state =
            Self { setup: *setup, turn: position.turn, hands, played, pile: Cards::new(position.pile) };

        let mut faults = Vec::new();
        for pieces in state.pieces() {
            let kind = NAMES.iter().position(|name| *name == pieces.sort).unwrap_or(0);
            let count = setup.deck().count(kind);
            if pieces.count != u32::from(count) {
                faults.push(Fault::new("position-cards").with("count", count).word("card", pieces.sort));
            }
        }
        for seat in Seat::all(seats).filter(|seat| state.hands[seat.index()].size() > FULL) {
            faults.push(Fault::new("position-hand").with("seat", seat));
        }
        if !state.is_over() && state.pile.is_empty() && state.hand().is_empty() {
            faults.push(Fault::new("position-turn").with("seat", state.turn));
        }
        if faults.is_empty() { Ok(state) } else { Err(faults) }
    }

    fn tell(before: &View<FAULT>, seat: Seat, mv: Move<FAULT>, after: &View<FAULT>) -> Vec<Phrase> {
        let mut lines = Vec::new();
        match mv {
            Move::Draw => {
                let (old, new) = (before.hand.unwrap_or([0; KINDS]), after.hand.unwrap_or([0; KINDS]));
                lines.push(match (0..KINDS).find(|&kind| new[kind] > old[kind]) {
                    Some(kind) => Phrase::new("log-draw").with("seat", seat).word("card", NAMES[kind]),
                    None => Phrase::new("log-draw-hidden").with("seat", seat),
                });
            }
            Move::Play(_) if FAULT == SILENT => return lines,
            Move::Play(kind) => {
                let is_rare = after.is_over() && after.setup.deep && after.setup.seats == SEATS;
                let name = if FAULT == ITALIAN_RARE && is_rare { ENGLISH } else { NAMES[kind] };
                let id = if FAULT == CALLS_BY_NAME { "log-play-named" } else { "log-play" };
                lines.push(Phrase::new(id).with("seat", seat).word("card", name));
                if FAULT == ITALIAN_LOG {
                    lines.push(Phrase::new(ENGLISH));
                }
            }
        }
        if after.is_over() {
            lines.push(Phrase::new("log-over"));
        }
        lines
    }

    fn sketch(&self, words: &Words) -> String {
        let scores = self.scores();
        let mut lines = vec![words.say(&Phrase::new("sketch-pile").with("count", self.pile.size()))];
        for seat in Seat::all(self.setup.seats) {
            let line = Phrase::new("sketch-player")
                .with("seat", seat)
                .with("hand", self.hands[seat.index()].size())
                .with("points", scores.total(seat));
            lines.push(words.say(&line));
        }
        if self.bites(ITALIAN_SKETCH) {
            lines.push(words.word(ENGLISH));
        }
        lines.join("\n")
    }
}
