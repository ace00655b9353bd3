//! Help for the tests: positions set up in a few lines, moves in notation, questions to the table.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, unreachable_pub, dead_code)]

use std::collections::BTreeMap;

use game::paper::{PositionFile, read_file};
use game::{Chance, Fault, Game, Lang, Refusal, Seat, Value, Words};
use great_wall::{Card, Favour, GreatWall, Move, Phase, SectionId, Stake, board};

pub use game::conformance::wander;

/// A position in the making. Seats and sections count from 1. Whatever is not said is plain: players hold nothing and
/// have all their cards in the pile, sections have favours of 4 and 2 and no cards, seat 1 owes the first action.
#[derive(Clone)]
pub struct Setting {
    seats: usize,
    options: Vec<String>,
    turn: String,
    finisher: String,
    claims: String,
    more: String,
    supply: Option<(Vec<u64>, usize)>,
    players: Vec<String>,
    sections: Vec<String>,
}

const PLAIN_SECTION: &str = "favours = [4, 2]";

/// Begins a position for so many players.
pub fn seats(seats: usize) -> Setting {
    let sections = board().sections(seats);
    Setting {
        seats,
        options: Vec::new(),
        turn: "seat = 1\nphase = \"first\"".to_owned(),
        finisher: String::new(),
        claims: String::new(),
        more: String::new(),
        supply: None,
        players: vec![String::new(); seats],
        sections: vec![PLAIN_SECTION.to_owned(); sections],
    }
}

impl Setting {
    /// Whose turn it is, and where the turn stands.
    pub fn turn(mut self, seat: usize, phase: &str) -> Self {
        self.turn = format!("seat = {seat}\nphase = \"{phase}\"");
        self
    }

    /// At this table whoever leads must claim.
    pub fn compulsory(mut self) -> Self {
        self.options.push("claims = \"must\"".to_owned());
        self
    }

    /// Who played the last card.
    pub fn finisher(mut self, seat: usize) -> Self {
        self.finisher = format!("finisher = {seat}");
        self
    }

    /// The sections that can still be claimed in this check.
    pub fn claims(mut self, sections: &[u64]) -> Self {
        self.claims = format!("claims = {sections:?}");
        self
    }

    /// One line more about the table, as the file has it.
    pub fn with(mut self, line: &str) -> Self {
        self.more.push_str(line);
        self.more.push('\n');
        self
    }

    /// What one player has, as the file has it: `hand = { wall = 2 }`.
    pub fn player(mut self, seat: usize, text: &str) -> Self {
        self.players.resize(self.players.len().max(seat), String::new());
        self.players[seat - 1] = text.to_owned();
        self
    }

    /// What lies in one section, as the file has it: `favours = [5, 3], cards = [{ gate = 1 }]`.
    pub fn section(mut self, number: usize, text: &str) -> Self {
        self.sections.resize(self.sections.len().max(number), PLAIN_SECTION.to_owned());
        self.sections[number - 1] = text.to_owned();
        self
    }

    /// The favours still to come. What lies nowhere else was won by that seat.
    pub fn supply(mut self, favours: &[u64], winner: usize) -> Self {
        self.supply = Some((favours.to_vec(), winner));
        self
    }

    /// The whole file.
    pub fn text(&self) -> String {
        let mut players = self.players.clone();
        let mut more = self.more.clone();
        if let Some((supply, winner)) = &self.supply {
            let rest = self.rest(supply);
            let player = &mut players[winner - 1];
            let comma = if player.is_empty() { "" } else { ", " };
            player.push_str(&format!("{comma}favours = {rest:?}"));
            more.push_str(&format!("supply = {supply:?}\n"));
        }
        let list =
            |items: &[String]| -> String { items.iter().map(|item| format!("  {{ {item} }},\n")).collect() };
        format!(
            "palatine = \"position 1\"\ngame = \"great-wall\"\n\n[setup]\nseats = {}\n\n[setup.options]\n{}\n\n\
             [position]\n{more}players = [\n{}]\nsections = [\n{}]\n\n[position.turn]\n{}\n{}\n{}\n",
            self.seats,
            self.options.join("\n"),
            list(&players),
            list(&self.sections),
            self.turn,
            self.finisher,
            self.claims,
        )
    }

    /// All favours that lie neither in a section nor in the supply nor with a player.
    fn rest(&self, supply: &[u64]) -> Vec<u64> {
        let mut lying = supply.to_vec();
        for text in self.sections.iter().chain(&self.players) {
            let file: toml::Table = toml::from_str(&format!("it = {{ {text} }}")).unwrap();
            let listed = file["it"].get("favours").and_then(toml::Value::as_array).into_iter().flatten();
            lying.extend(listed.map(|value| value.as_integer().unwrap() as u64));
            let claimed = file["it"].get("claimed").map(|claimed| claimed["favour"].as_integer().unwrap());
            lying.extend(claimed.map(|value| value as u64));
        }
        let mut rest = Vec::new();
        for favour in Favour::all() {
            let value = u64::from(favour.value());
            let out = lying.iter().filter(|&&lying| lying == value).count();
            let printed = usize::from(board().favours().count(favour.index()));
            rest.extend(std::iter::repeat_n(value, printed - out));
        }
        rest
    }

    /// Reads the file: the state, or all that is wrong with it.
    pub fn read(&self) -> Result<GreatWall, Vec<Fault>> {
        read(&self.text())
    }

    /// The state.
    pub fn state(&self) -> GreatWall {
        self.read().unwrap_or_else(|faults| panic!("{faults:?}\n{}", self.text()))
    }

    /// What is wrong with it.
    pub fn faults(&self) -> Vec<Fault> {
        match self.read() {
            Ok(state) => panic!("nothing is wrong with {state:?}\n{}", self.text()),
            Err(faults) => faults,
        }
    }
}

/// Reads a position from the text of a file.
pub fn read(text: &str) -> Result<GreatWall, Vec<Fault>> {
    let file = read_file::<PositionFile>(text).map_err(|fault| vec![fault])?;
    file.read::<GreatWall>()
}

/// A player who has only these cards in hand, these in the pile and these on the table; the others are out of the
/// game. Cards are listed as in a file: `wall = 1, gate = 2`.
pub fn only(hand: &str, pile: &str, table: &str) -> String {
    let mut gone: BTreeMap<Card, u32> =
        Card::ALL.into_iter().map(|card| (card, u32::from(board().deck().count(card.index())))).collect();
    for (card, n) in [hand, pile, table].into_iter().flat_map(cards) {
        *gone.get_mut(&card).unwrap() -= n;
    }
    let gone: Vec<String> = gone.into_iter().map(|(card, n)| format!("{card} = {n}")).collect();
    format!("hand = {{ {hand} }}, pile = {{ {pile} }}, gone = {{ {} }}", gone.join(", "))
}

fn cards(list: &str) -> BTreeMap<Card, u32> {
    let mut file: BTreeMap<String, BTreeMap<Card, u32>> =
        toml::from_str(&format!("it = {{ {list} }}")).unwrap();
    file.remove("it").unwrap()
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// A move from its notation.
pub fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|fault| panic!("{fault}"))
}

/// Every legal move in notation.
pub fn moves(state: &GreatWall) -> Vec<String> {
    let mut moves = Vec::new();
    state.moves(&mut moves);
    moves.iter().map(Move::to_string).collect()
}

/// Whether a move is allowed. The list of moves and the reasons why not must agree.
pub fn allowed(state: &GreatWall, text: &str) -> bool {
    let allowed = state.refuse(mv(text)).is_ok();
    assert_eq!(moves(state).contains(&mv(text).to_string()), allowed, "{text}");
    allowed
}

/// Why a move is refused.
pub fn refusal(state: &GreatWall, text: &str) -> Refusal {
    assert!(!allowed(state, text), "{text} is allowed");
    state.refuse(mv(text)).unwrap_err()
}

/// The rule by which a move is refused.
pub fn rule(state: &GreatWall, text: &str) -> &'static str {
    refusal(state, text).rule()
}

/// Plays moves one after another, each of which must be allowed.
pub fn play(state: &mut GreatWall, texts: &[&str]) {
    play_by(state, texts, &mut Chance::quick(1));
}

/// The same, with what is drawn left to that source of chance.
pub fn play_by(state: &mut GreatWall, texts: &[&str], chance: &mut Chance) {
    for text in texts {
        if let Err(refusal) = state.refuse(mv(text)) {
            panic!("{text}: {refusal}");
        }
        state.play(mv(text), chance);
    }
}

/// Whose turn it is, and where it stands.
pub fn now(state: &GreatWall) -> (usize, Phase) {
    (state.table().turn.number(), state.table().phase)
}

fn place(state: &GreatWall, section: usize) -> &great_wall::Section {
    state.table().section(SectionId::new(section - 1))
}

/// A player's total in a section.
pub fn total(state: &GreatWall, section: usize, seat: usize) -> i32 {
    place(state, section).total(self::seat(seat))
}

/// Who leads a section.
pub fn leader(state: &GreatWall, section: usize) -> Option<usize> {
    place(state, section).leader().map(Seat::number)
}

/// How many uncovered cards of a kind a player has in a section.
pub fn built(state: &GreatWall, section: usize, seat: usize, card: Card) -> u8 {
    place(state, section).cards[seat - 1].count(card.index())
}

/// The favours that can still be claimed in a section, the higher first.
pub fn open(state: &GreatWall, section: usize) -> Vec<u8> {
    match place(state, section).stake {
        Stake::Closed => vec![],
        Stake::Both(high, low) => vec![high.value(), low.value()],
        Stake::One { left, .. } => vec![left.value()],
    }
}

/// The first favour of a section: whose it is, its value, and the card it lies on.
pub fn held(state: &GreatWall, section: usize) -> Option<(usize, u8, Card)> {
    place(state, section).stake.held().map(|held| (held.by.number(), held.favour.value(), held.on))
}

/// What a player's Dragon covers in a section: whose card, and which.
pub fn under(state: &GreatWall, section: usize, by: usize) -> Option<(usize, Card)> {
    place(state, section).under[by - 1].map(|under| (under.seat.number(), under.card))
}

/// The points of every player.
pub fn points(state: &GreatWall) -> Vec<i32> {
    state.scores().totals()
}

/// The players who win.
pub fn winners(state: &GreatWall) -> Vec<usize> {
    state.scores().winners().map(Seat::number).collect()
}

/// How many cards of a kind a player holds.
pub fn in_hand(state: &GreatWall, seat: usize, card: Card) -> u8 {
    state.hand(self::seat(seat)).count(card.index())
}

/// The words of the game in a language.
pub fn words(lang: Lang) -> Words {
    Words::new(lang, &[GreatWall::about().texts])
}

/// A value of a phrase, by name.
pub fn value<'a>(values: &'a [(&'static str, Value)], name: &str) -> Option<&'a Value> {
    values.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
}
