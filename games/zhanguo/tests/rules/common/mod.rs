//! Help for the tests: positions set up in a few lines, moves in notation, questions to the table.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, unreachable_pub, dead_code)]

use game::paper::{PositionFile, read_file};
use game::{Chance, Fault, Game, Lang, Refusal, Seat, Setup as _, Value, Words};
use serde_json::{Value as Json, json};
use zhanguo::{Card, Move, Phase, Region, ZhanGuo};

pub use game::conformance::wander;
pub use trials::heavy;

/// A position in the making. Seats count from 1. Whatever is not said is plain: round 2, seat 1 on top of the line and about
/// to play, two cards in every hand, the Officials of side A in region 1, nothing else anywhere, nothing at the Court.
#[derive(Clone)]
pub struct Setting(pub Json);

/// Begins a position for so many players.
pub fn seats(seats: usize) -> Setting {
    let hands = [[12, 90], [14, 61], [33, 95], [52, 118]];
    let officials = json!({ "governing": { "red": 1, "grey": 1, "white": 1 } });
    let players: Vec<Json> = hands[..seats]
        .iter()
        .map(|hand| json!({ "hand": hand, "regions": { "region-1": officials } }))
        .collect();
    Setting(json!({
        "palatine": "position 1",
        "game": "zhanguo",
        "setup": { "seats": seats },
        "position": {
            "round": 2,
            "turn": { "seat": 1, "phase": "play" },
            "line": (1..=seats).collect::<Vec<_>>(),
            "players": players,
        },
    }))
}

/// A diagram of the rules, to be changed.
pub fn diagram(name: &str) -> Setting {
    let file: PositionFile = read_file(text(name)).unwrap();
    Setting(serde_json::to_value(file).unwrap())
}

fn step<'a>(value: &'a mut Json, part: &str) -> &'a mut Json {
    match part.parse::<usize>() {
        Ok(n) if value.is_array() => {
            let list = value.as_array_mut().unwrap();
            while list.len() <= n {
                list.push(json!({}));
            }
            &mut list[n]
        }
        _ => {
            if !value.is_object() {
                *value = json!({});
            }
            value.as_object_mut().unwrap().entry(part).or_insert(Json::Null)
        }
    }
}

impl Setting {
    /// Sets a field of the position, as in `players/0/hand`; what is on the way is made. Null takes it away.
    pub fn with(mut self, place: &str, value: impl Into<Json>) -> Self {
        let value = value.into();
        let mut at = &mut self.0["position"];
        let (around, last) = place.rsplit_once('/').unwrap_or(("", place));
        for part in around.split('/').filter(|part| !part.is_empty()) {
            at = step(at, part);
        }
        if value.is_null() {
            at.as_object_mut().unwrap().remove(last);
        } else {
            *step(at, last) = value;
        }
        self
    }

    /// An option of the set-up.
    pub fn option(mut self, name: &str, value: &str) -> Self {
        self.0["setup"]["options"][name] = value.into();
        self
    }

    /// Something above or on a region of a player board: `cards`, `governing`, `working`, `workers`, `unrest`.
    pub fn region(self, seat: usize, region: usize, field: &str, value: impl Into<Json>) -> Self {
        self.with(&format!("players/{}/regions/region-{region}/{field}", seat - 1), value)
    }

    /// The cards at the Court, the last on top.
    pub fn court(self, cards: &[u8]) -> Self {
        self.with("court", cards.to_vec())
    }

    /// A player's hand.
    pub fn hand(self, seat: usize, cards: &[u8]) -> Self {
        self.with(&format!("players/{}/hand", seat - 1), cards.to_vec())
    }

    /// B sides, by seat.
    pub fn boards(self, boards: &[&str]) -> Self {
        let mut setting = self.option("boards", "b");
        for (seat, board) in boards.iter().enumerate() {
            setting = setting.with(&format!("players/{seat}/board"), *board);
        }
        setting
    }

    /// The rewards of a round: all hands are empty, an aspect is offered to a seat.
    pub fn offer(self, round: usize, aspect: &str, seat: usize) -> Self {
        let seats = self.0["position"]["players"].as_array().unwrap().len();
        let mut setting = self
            .with("round", round)
            .with("turn", json!({ "seat": seat, "phase": "offer", "aspect": aspect }));
        for seat in 1..=seats {
            setting = setting.hand(seat, &[]);
        }
        setting
    }

    /// Reads the position: the state, or all that is wrong with it.
    pub fn read(&self) -> Result<ZhanGuo, Vec<Fault>> {
        read(&self.0.to_string())
    }

    /// The state.
    pub fn state(&self) -> ZhanGuo {
        self.read().unwrap_or_else(|faults| panic!("{faults:?}\n{}", self.0))
    }

    /// The ids of everything that is wrong with it, each of which has words in both languages.
    pub fn faults(&self) -> Vec<&'static str> {
        match self.read() {
            Ok(state) => panic!("nothing is wrong with {state:?}\n{}", self.0),
            Err(faults) => {
                for lang in Lang::ALL {
                    for fault in &faults {
                        let missing = words(lang).missing(fault.0.id, None, &fault.0.values);
                        assert_eq!(missing, None);
                    }
                }
                faults.iter().map(|fault| fault.0.id).collect()
            }
        }
    }
}

/// Reads a position from the text of a file.
pub fn read(text: &str) -> Result<ZhanGuo, Vec<Fault>> {
    read_file::<PositionFile>(text).map_err(|fault| vec![fault])?.read()
}

/// The text of a diagram of the rules.
pub fn text(name: &str) -> &'static str {
    let diagrams = ZhanGuo::about().book.diagrams;
    diagrams.iter().find(|(known, _)| *known == name).unwrap_or_else(|| panic!("no diagram {name}")).1
}

/// The position of a diagram.
pub fn example(name: &str) -> ZhanGuo {
    read(text(name)).unwrap_or_else(|faults| panic!("{name}: {faults:?}"))
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

pub fn region(number: u64) -> Region {
    Region::from_number(number).unwrap()
}

pub fn card(number: u64) -> Card {
    Card::from_number(number).unwrap()
}

/// A move from its notation.
pub fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|fault| panic!("{fault}"))
}

/// Every legal move in notation.
pub fn moves(state: &ZhanGuo) -> Vec<String> {
    let mut moves = Vec::new();
    state.moves(&mut moves);
    moves.iter().map(Move::to_string).collect()
}

/// The legal moves that are no free moves of Officials, in notation.
pub fn steps(state: &ZhanGuo) -> Vec<String> {
    moves(state).into_iter().filter(|text| !text.starts_with("move ")).collect()
}

/// Whether a move is allowed. The list of moves and the reasons why not must agree.
pub fn allowed(state: &ZhanGuo, text: &str) -> bool {
    let allowed = state.refuse(mv(text)).is_ok();
    assert_eq!(moves(state).contains(&mv(text).to_string()), allowed, "{text}");
    allowed
}

/// Why a move is refused. It has words in both languages.
pub fn refusal(state: &ZhanGuo, text: &str) -> Refusal {
    assert!(!allowed(state, text), "{text} is allowed");
    let refusal = state.refuse(mv(text)).unwrap_err();
    for lang in Lang::ALL {
        for attribute in [None, Some("refusal")] {
            assert_eq!(words(lang).missing(refusal.rule(), attribute, &refusal.0.values), None);
        }
    }
    refusal
}

/// The rule by which a move is refused.
pub fn rule(state: &ZhanGuo, text: &str) -> &'static str {
    refusal(state, text).rule()
}

/// Plays moves one after another, each of which must be allowed.
pub fn play(state: &mut ZhanGuo, texts: &[&str]) {
    for text in texts {
        if let Err(refusal) = state.refuse(mv(text)) {
            panic!("{text}: {refusal}; allowed are {:?}", moves(state));
        }
        state.play(mv(text), &mut Chance::quick(1));
    }
}

/// The state after some moves.
pub fn after(state: &ZhanGuo, texts: &[&str]) -> ZhanGuo {
    let mut state = *state;
    play(&mut state, texts);
    state
}

/// Whose turn it is, and where it stands.
pub fn now(state: &ZhanGuo) -> (usize, Phase) {
    (state.table().turn.number(), state.table().phase)
}

/// The points of every player.
pub fn points(state: &ZhanGuo) -> Vec<i32> {
    state.scores().totals()
}

/// The points of every player from one source.
pub fn points_from(state: &ZhanGuo, source: &str) -> Vec<i32> {
    let scores = state.scores();
    let source = scores.sources().iter().position(|known| *known == source).unwrap();
    Seat::all(state.setup().seats()).map(|seat| scores.from(seat, source)).collect()
}

/// The words of the game in a language.
pub fn words(lang: Lang) -> Words {
    Words::new(lang, &[ZhanGuo::about().texts])
}

/// A value of a phrase, by name.
pub fn value<'a>(values: &'a [(&'static str, Value)], name: &str) -> Option<&'a Value> {
    values.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
}
