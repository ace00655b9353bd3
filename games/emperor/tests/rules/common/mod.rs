//! Help for the tests: positions set up in a few lines, moves in notation, questions to the table.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, unreachable_pub, dead_code)]

use std::collections::BTreeMap;

use emperor::{Cards, Colour, Emperor, Move, Phase, Region, SHELF, Setup, Space, Table};
use game::paper::{PositionFile, read_file};
use game::{Chance, Fault, Game, Lang, Refusal, Seat, Setup as _, Value, Words};
use serde_json::Value as Json;

pub use game::conformance::wander;
pub use trials::heavy;
pub use trials::positions::ids;

/// A position in the making. Seats count from 1. Whatever is not said is plain: everybody holds a red, an orange and a
/// green card, the row has one of each other colour and another red and green, the map is empty, nothing was exhausted,
/// seat 1 begins and is to place.
#[derive(Clone)]
pub struct Setting {
    seats: usize,
    board: Option<String>,
    options: Vec<String>,
    start: usize,
    turn: String,
    row: String,
    pile: Option<String>,
    discards: Option<String>,
    exhausted: u32,
    players: Vec<BTreeMap<&'static str, String>>,
    regions: BTreeMap<String, String>,
}

/// Begins a position for so many players.
pub fn seats(seats: usize) -> Setting {
    Setting {
        seats,
        board: None,
        options: Vec::new(),
        start: 1,
        turn: "seat = 1\nphase = \"place\"".to_owned(),
        row: "yellow = 1, red = 1, green = 1, purple = 1".to_owned(),
        pile: None,
        discards: None,
        exhausted: 0,
        players: vec![BTreeMap::from([("hand", "{ red = 1, orange = 1, green = 1 }".to_owned())]); seats],
        regions: BTreeMap::new(),
    }
}

impl Setting {
    /// Everybody has a fortification.
    pub fn forts(self) -> Self {
        self.option("fortifications", "with")
    }

    /// An option of the set-up.
    pub fn option(mut self, name: &str, value: &str) -> Self {
        self.options.push(format!("{name} = \"{value}\""));
        self
    }

    /// On another board than the printed one.
    pub fn on(mut self, data: &str) -> Self {
        self.board = Some(data.to_owned());
        self
    }

    /// The start player.
    pub fn start(mut self, seat: usize) -> Self {
        self.start = seat;
        self
    }

    /// Whose turn it is, and where it stands.
    pub fn turn(mut self, seat: usize, phase: &str) -> Self {
        self.turn = format!("seat = {seat}\nphase = \"{phase}\"");
        self
    }

    /// A player may place a second piece in a region.
    pub fn second(self, seat: usize, region: &str) -> Self {
        let mut setting = self.turn(seat, "second");
        setting.turn.push_str(&format!("\nregion = \"{region}\""));
        setting
    }

    /// A player is drawing, after two pieces, one, an opening or an exchange. If nothing else is said, the pieces stand in Chu.
    pub fn drawing(self, seat: usize, after: &str) -> Self {
        let mut setting = self.turn(seat, "draw");
        setting.turn.push_str(&format!("\nafter = \"{after}\""));
        let houses = match after {
            "opening" => "[1]",
            "one" => "[1, 2]",
            "two" => "[1, 2, 3]",
            _ => return setting,
        };
        let others = "[], ".repeat(seat - 1);
        setting.regions.entry("chu".to_owned()).or_insert(format!("houses = [{others}{houses}]"));
        setting
    }

    /// The open row, as the file has it: `red = 3, green = 1`.
    pub fn row(mut self, cards: &str) -> Self {
        self.row = cards.to_owned();
        self
    }

    /// The pile has just these cards; what lies nowhere else has been played.
    pub fn pile(mut self, cards: &str) -> Self {
        self.pile = Some(cards.to_owned());
        self
    }

    /// The discards, exactly.
    pub fn discards(mut self, cards: &str) -> Self {
        self.discards = Some(cards.to_owned());
        self
    }

    /// How often the pile was exhausted. After the second time it is empty.
    pub fn exhausted(mut self, times: u32) -> Self {
        self.exhausted = times;
        if times == 2 { self.pile("") } else { self }
    }

    /// A player's cards: `yellow = 3`.
    pub fn hand(self, seat: usize, cards: &str) -> Self {
        self.player(seat, "hand", &format!("{{ {cards} }}"))
    }

    /// A field of a player, as the file has it.
    pub fn player(mut self, seat: usize, field: &'static str, value: &str) -> Self {
        self.players.resize(self.players.len().max(seat), BTreeMap::new());
        self.players[seat - 1].insert(field, value.to_owned());
        self
    }

    /// A player has placed the fortification.
    pub fn fortified(self, seat: usize) -> Self {
        self.player(seat, "fortified", "true")
    }

    /// What stands in a region, as the file has it: `houses = [[1, 2], [3]], emissaries = [0, 1]`.
    pub fn region(mut self, name: &str, text: &str) -> Self {
        self.regions.insert(name.to_owned(), text.to_owned());
        self
    }

    /// The last player of the last round has one card to draw, a green one from the row.
    pub fn last_draw(self) -> Self {
        let last = if self.start == 1 { self.seats } else { self.start - 1 };
        self.drawing(last, "exchange").exhausted(2).hand(last, "red = 1, orange = 1").row("green = 1")
    }

    /// What the final count makes of it: the last card is drawn.
    pub fn count(self) -> Emperor {
        let state = after(&self.last_draw().state(), &["take green"]);
        assert_eq!(state.table().phase, Phase::Over);
        state
    }

    /// The whole file.
    pub fn text(&self) -> String {
        let mut more = String::new();
        if let Some(pile) = &self.pile {
            more = format!("pile = {{ {pile} }}\n");
        }
        match (&self.discards, &self.pile) {
            (Some(discards), _) => more.push_str(&format!("discards = {{ {discards} }}\n")),
            (None, Some(pile)) => more.push_str(&format!("discards = {{ {} }}\n", self.rest(pile))),
            (None, None) => {}
        }
        let players: String = self
            .players
            .iter()
            .map(|player| {
                let fields: Vec<String> =
                    player.iter().map(|(name, value)| format!("{name} = {value}")).collect();
                format!("  {{ {} }},\n", fields.join(", "))
            })
            .collect();
        let regions: String =
            self.regions.iter().map(|(name, text)| format!("{name} = {{ {text} }}\n")).collect();
        let board = self.board.as_ref().map(|data| format!("board = \"{data}\"\n")).unwrap_or_default();
        format!(
            "palatine = \"position 1\"\ngame = \"emperor\"\n\n[setup]\nseats = {}\n{board}\n[setup.options]\n{}\n\n\
             [position]\nrow = {{ {} }}\nexhausted = {}\n{more}players = [\n{players}]\n\n[position.turn]\n{}\n\
             start = {}\n\n[position.regions]\n{regions}",
            self.seats,
            self.options.join("\n"),
            self.row,
            self.exhausted,
            self.turn,
            self.start,
        )
    }

    /// All cards that lie neither in a hand nor in the row nor in the pile.
    fn rest(&self, pile: &str) -> String {
        let mut rest = SHELF.printed().deck(self.seats);
        let hands = self.players.iter().filter_map(|player| player.get("hand"));
        let braced = [format!("{{ {pile} }}"), format!("{{ {} }}", self.row)];
        for cards in hands.chain(&braced).map(|text| cards(text)) {
            rest = rest.without(&cards).unwrap_or(Cards::EMPTY);
        }
        Colour::ALL.map(|colour| format!("{colour} = {}", rest.count(colour.index()))).join(", ")
    }

    /// Reads the file: the state, or all that is wrong with it.
    pub fn read(&self) -> Result<Emperor, Vec<Fault>> {
        read(&self.text())
    }

    /// The state.
    pub fn state(&self) -> Emperor {
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

/// Three players, every house space outside Lu with a house and every court full; seat 2 is to place. What stands in Lu
/// is said.
pub fn crowded(lu: &str, court_of_lu: &str) -> Setting {
    let board = SHELF.printed().board();
    let mut left = [8_u32; 3];
    let mut setting = seats(3).turn(2, "place").hand(2, "orange = 2, red = 1");
    for region in Region::ALL.into_iter().filter(|region| *region != Region::Lu) {
        let numbers = |player: usize| -> Vec<usize> {
            (1..=usize::from(board.spaces[region.index()]))
                .filter(|n| (n + region.index()) % 3 == player)
                .collect()
        };
        let houses = [numbers(0), numbers(1), numbers(2)];
        let mut room = houses.iter().map(Vec::len).max().unwrap() as u32;
        let mut court = [0; 3];
        for (sent, left) in court.iter_mut().zip(&mut left).rev() {
            *sent = room.min(*left);
            *left -= *sent;
            room -= *sent;
        }
        assert_eq!(room, 0, "{region}");
        setting = setting.region(region.name(), &format!("houses = {houses:?}, emissaries = {court:?}"));
    }
    setting.region("lu", &format!("houses = {lu}, emissaries = {court_of_lu}"))
}

/// Cards as a file has them: `{ red = 1, green = 2 }`.
pub fn cards(text: &str) -> Cards {
    let mut file: BTreeMap<String, BTreeMap<Colour, u8>> = toml::from_str(&format!("it = {text}")).unwrap();
    let mut cards = Cards::EMPTY;
    for (colour, n) in file.remove("it").unwrap() {
        cards.add(colour.index(), n);
    }
    cards
}

/// Reads a position from the text of a file.
pub fn read(text: &str) -> Result<Emperor, Vec<Fault>> {
    read_file::<PositionFile>(text).map_err(|fault| vec![fault])?.read()
}

/// The text of a diagram of the rules.
pub fn diagram(name: &str) -> &'static str {
    let diagrams = Emperor::about().book.diagrams;
    diagrams.iter().find(|(known, _)| *known == name).unwrap_or_else(|| panic!("no diagram {name}")).1
}

/// The position of a diagram.
pub fn example(name: &str) -> Emperor {
    read(diagram(name)).unwrap_or_else(|faults| panic!("{name}: {faults:?}"))
}

/// The position of a diagram with some fields changed: (place as a JSON pointer, value). A field that is not there is put
/// there; null takes one away.
pub fn example_with(name: &str, changes: &[(&str, Json)]) -> Emperor {
    let mut file = serde_json::to_value(read_file::<PositionFile>(diagram(name)).unwrap()).unwrap();
    for (place, value) in changes {
        let (around, field) = place.rsplit_once('/').unwrap();
        let around = file.pointer_mut(around).unwrap_or_else(|| panic!("{name} has no {place}"));
        match around {
            Json::Object(fields) if value.is_null() => drop(fields.remove(field)),
            Json::Object(fields) => drop(fields.insert(field.to_owned(), value.clone())),
            around => around[field.parse::<usize>().unwrap()] = value.clone(),
        }
    }
    read(&file.to_string()).unwrap_or_else(|faults| panic!("{name}: {faults:?}"))
}

/// A table without any piece, for four players, to be filled by hand.
pub fn plain_table() -> Table {
    *Emperor::start(&Setup::new(4).unwrap(), &mut Chance::quick(1)).table()
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

pub fn region(name: &str) -> Region {
    Region::from_name(name).unwrap()
}

pub fn space(name: &str) -> Space {
    Space::from_name(name).unwrap()
}

/// A move from its notation.
pub fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|fault| panic!("{fault}"))
}

/// Every legal move in notation.
pub fn moves(state: &Emperor) -> Vec<String> {
    let mut moves = Vec::new();
    state.moves(&mut moves);
    moves.iter().map(Move::to_string).collect()
}

/// Whether a move is allowed. The list of moves and the reasons why not must agree.
pub fn allowed(state: &Emperor, text: &str) -> bool {
    let allowed = state.refuse(mv(text)).is_ok();
    assert_eq!(moves(state).contains(&mv(text).to_string()), allowed, "{text}");
    allowed
}

/// Why a move is refused.
pub fn refusal(state: &Emperor, text: &str) -> Refusal {
    assert!(!allowed(state, text), "{text} is allowed");
    state.refuse(mv(text)).unwrap_err()
}

/// The rule by which a move is refused.
pub fn rule(state: &Emperor, text: &str) -> &'static str {
    refusal(state, text).rule()
}

/// Plays moves one after another, each of which must be allowed.
pub fn play(state: &mut Emperor, texts: &[&str]) {
    play_by(state, texts, &mut Chance::quick(1));
}

/// The same, with what is drawn left to that source of chance.
pub fn play_by(state: &mut Emperor, texts: &[&str], chance: &mut Chance) {
    for text in texts {
        if let Err(refusal) = state.refuse(mv(text)) {
            panic!("{text}: {refusal}");
        }
        state.play(mv(text), chance);
    }
}

/// The state after some moves.
pub fn after(state: &Emperor, texts: &[&str]) -> Emperor {
    let mut state = *state;
    play(&mut state, texts);
    state
}

/// Whose turn it is, and where it stands.
pub fn now(state: &Emperor) -> (usize, Phase) {
    (state.table().turn.number(), state.table().phase)
}

/// The points of every player.
pub fn points(state: &Emperor) -> Vec<i32> {
    state.scores().totals()
}

/// The points of every player from one source.
pub fn points_from(state: &Emperor, source: &str) -> Vec<i32> {
    let scores = state.scores();
    let source = scores.sources().iter().position(|known| *known == source).unwrap();
    Seat::all(state.setup().seats()).map(|seat| scores.from(seat, source)).collect()
}

/// The players who win.
pub fn winners(state: &Emperor) -> Vec<usize> {
    state.scores().winners().map(Seat::number).collect()
}

/// The words of the game in a language.
pub fn words(lang: Lang) -> Words {
    Words::new(lang, &[Emperor::about().texts])
}

/// A value of a phrase, by name.
pub fn value<'a>(values: &'a [(&'static str, Value)], name: &str) -> Option<&'a Value> {
    values.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
}

/// Faults in a language.
pub fn lines(lang: Lang, faults: &[Fault]) -> Vec<String> {
    trials::positions::lines::<Emperor>(lang, faults)
}
