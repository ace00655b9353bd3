//! Help for the tests: positions set up in a few lines, moves in notation, questions to the table.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, unreachable_pub, dead_code)]

use game::paper::{PositionFile, read_file};
use game::{Chance, Fault, Game, Lang, Refusal, Seat, Value, Words};
use justinian::{Colour, Courtier, Decision, Justinian, Move, Place};

/// A position in the making. Seats and courtiers count from 1. Whatever is not said is plain: seat 1 has the turn in the
/// first round of phase 1, nobody holds tokens, all of them are in the reserves, courtiers stand by number.
#[derive(Clone)]
pub struct Setting {
    seats: usize,
    turn: (usize, String),
    lines: Vec<String>,
    players: Vec<String>,
    rules: &'static str,
}

/// Begins a position for so many players.
pub fn seats(seats: usize) -> Setting {
    let (turn, players) = ((1, "turn".to_owned()), vec![String::new(); seats]);
    Setting { seats, turn, lines: Vec::new(), players, rules: "" }
}

impl Setting {
    /// Whose decision it is, and what is asked.
    pub fn turn(mut self, seat: usize, decision: &str) -> Self {
        self.turn = (seat, decision.to_owned());
        self
    }

    /// Under the first version of the rules, where only those are asked who have enough.
    pub fn old(mut self) -> Self {
        self.rules = "rules = 1";
        self
    }

    /// One line more about the table, as the file has it. A line about the same thing replaces the one before.
    pub fn with(mut self, line: &str) -> Self {
        let key = |line: &str| line.split('=').next().map(|key| key.trim().to_owned());
        self.lines.retain(|old| key(old) != key(line));
        self.lines.push(line.to_owned());
        self
    }

    /// What one player has, as the file has it: `hand = [1, -2]`.
    pub fn player(mut self, seat: usize, text: &str) -> Self {
        self.players.resize(self.players.len().max(seat), String::new());
        self.players[seat - 1] = text.to_owned();
        self
    }

    /// Who has passed, in that order.
    pub fn passed(self, seats: &[usize]) -> Self {
        self.with(&format!("passed = {seats:?}"))
    }

    /// The tokens on courtiers: courtier, seat, token.
    pub fn court(self, tokens: &[(u64, usize, i64)]) -> Self {
        let tokens: Vec<String> = tokens
            .iter()
            .map(|(courtier, seat, token)| {
                format!("{{ courtier = {courtier}, seat = {seat}, token = {token} }}")
            })
            .collect();
        self.with(&format!("court = [{}]", tokens.join(", ")))
    }

    /// The whole file.
    pub fn text(&self) -> String {
        let players: String = self.players.iter().map(|player| format!("  {{ {player} }},\n")).collect();
        format!(
            "palatine = \"position 1\"\ngame = \"justinian\"\n\n[setup]\nseats = {}\n{}\n\n[position]\n{}\nplayers = [\n{players}]\n\n\
             [position.turn]\nseat = {}\ndecision = \"{}\"\n",
            self.seats,
            self.rules,
            self.lines.join("\n"),
            self.turn.0,
            self.turn.1,
        )
    }

    /// Reads the file: the state, or all that is wrong with it.
    pub fn read(&self) -> Result<Justinian, Vec<Fault>> {
        read(&self.text())
    }

    /// The state.
    pub fn state(&self) -> Justinian {
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

/// Phase 1 has been scored, in alabaster, for two or three or four players.
pub fn scored(seats: usize) -> String {
    let cards =
        ["[[1, 2, 3], [4, 5, 6]]", "[[1, 2], [3, 4], [5, 6]]", "[[1, 2], [3, 4], [5, 6], [7, 8]]"][seats - 2];
    let totals = ["[5, 0]", "[5, 0, 0]", "[5, 0, 0, 0]"][seats - 2];
    format!("{{ colour = \"alabaster\", starter = 1, chooser = 1, totals = {totals}, cards = {cards} }}")
}

/// The same for phase 2, in amber.
pub fn scored_again(seats: usize) -> String {
    scored(seats).replace("alabaster", "amber")
}

/// Reads a position from the text of a file.
pub fn read(text: &str) -> Result<Justinian, Vec<Fault>> {
    let file = read_file::<PositionFile>(text).map_err(|fault| vec![fault])?;
    file.read::<Justinian>()
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

pub fn courtier(number: usize) -> Courtier {
    Courtier::new(number - 1)
}

pub fn place(number: usize) -> Place {
    Place::new(number - 1)
}

/// A move from its notation.
pub fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|fault| panic!("{fault}"))
}

/// Every legal move in notation.
pub fn moves(state: &Justinian) -> Vec<String> {
    let mut moves = Vec::new();
    state.moves(&mut moves);
    moves.iter().map(Move::to_string).collect()
}

/// Whether a move is allowed. The list of moves and the reasons why not must agree.
pub fn allowed(state: &Justinian, text: &str) -> bool {
    let allowed = state.refuse(mv(text)).is_ok();
    assert_eq!(moves(state).contains(&mv(text).to_string()), allowed, "{text}");
    allowed
}

/// Why a move is refused.
pub fn refusal(state: &Justinian, text: &str) -> Refusal {
    assert!(!allowed(state, text), "{text} is allowed");
    state.refuse(mv(text)).unwrap_err()
}

/// The rule by which a move is refused.
pub fn rule(state: &Justinian, text: &str) -> &'static str {
    refusal(state, text).rule()
}

/// Plays moves one after another, each of which must be allowed.
pub fn play(state: &mut Justinian, texts: &[&str]) {
    play_by(state, texts, &mut Chance::quick(1));
}

/// The same, with what is drawn left to that source of chance.
pub fn play_by(state: &mut Justinian, texts: &[&str], chance: &mut Chance) {
    for text in texts {
        if let Err(refusal) = state.refuse(mv(text)) {
            panic!("{text}: {refusal}");
        }
        state.play(mv(text), chance);
    }
}

/// Whose decision it is, and what is asked.
pub fn now(state: &Justinian) -> (usize, Decision) {
    (state.table().turn.number(), state.table().decision)
}

/// Who stands where.
pub fn order(state: &Justinian) -> [usize; 12] {
    state.table().order.map(Courtier::number)
}

/// A player's cards of a colour, by number.
pub fn cards(state: &Justinian, seat: usize, colour: Colour) -> Vec<usize> {
    state.cards(self::seat(seat), colour).iter().map(Courtier::number).collect()
}

/// The tokens a player holds, by value.
pub fn hand(state: &Justinian, seat: usize) -> Vec<i8> {
    justinian::pieces::each(state.hand(self::seat(seat))).map(justinian::Token::value).collect()
}

/// The points of every player.
pub fn points(state: &Justinian) -> Vec<i32> {
    state.scores().totals()
}

/// The words of the game in a language.
pub fn words(lang: Lang) -> Words {
    Words::new(lang, &[Justinian::about().texts])
}

/// A value of a phrase, by name.
pub fn value<'a>(values: &'a [(&'static str, Value)], name: &str) -> Option<&'a Value> {
    values.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
}
