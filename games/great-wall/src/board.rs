//! The printed material, read from `data/great-wall.toml`.

use std::fmt;
use std::sync::LazyLock;

use game::Bag;
use serde::{Deserialize, Serialize};

/// The most players.
pub const SEATS: usize = 5;
/// The most sections at a time.
pub const SECTIONS: usize = 4;
/// How many kinds of cards there are.
pub const KINDS: usize = 7;
/// How many different values of favours there are.
pub const VALUES: usize = 7;

game::named! {
    /// A kind of card.
    pub enum Card "card" {
        /// 1 point.
        Wall = "wall",
        /// 2 points.
        Gate = "gate",
        /// 3 points.
        Watchtower = "watchtower",
        /// 1, 3, 6, 10, 15 points for 1 to 5 of one colour in one section.
        Infantry = "infantry",
        /// 2 points, and costs no action.
        Cavalry = "cavalry",
        /// 1 point, and every card in its section is worth 1.
        Noble = "noble",
        /// 1 point, and may cancel a card by covering it.
        Dragon = "dragon",
    }
}

/// Cards of one colour, by kind.
pub type Cards = Bag<KINDS>;
/// Favours, by value.
pub type Favours = Bag<VALUES>;

/// An imperial favour: a token with a value. Two of the same value are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Favour(u8);

impl Favour {
    /// Every value there is, the lowest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..VALUES as u8).map(Self)
    }

    /// The favour of that value, if there is one.
    #[must_use]
    pub fn of_value(value: u64) -> Option<Self> {
        Self::all().find(|favour| u64::from(favour.value()) == value)
    }

    /// The number printed on it.
    #[inline]
    #[must_use]
    pub fn value(self) -> u8 {
        board().favour_values[self.index()]
    }

    /// For bags.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The favour with that index.
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        Self(index as u8)
    }
}

impl fmt::Display for Favour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.value())
    }
}

/// The printed facts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Board {
    /// One player's cards.
    pub deck: [u8; KINDS],
    /// The value printed on each kind.
    pub values: [i8; KINDS],
    /// What 0, 1, 2, … Infantry of one colour are worth together.
    pub infantry: Vec<i8>,
    /// The different values of favours.
    pub favour_values: [u8; VALUES],
    /// How many favours there are of each.
    pub favours: [u8; VALUES],
    /// Cards in hand as the game begins.
    pub hand: u8,
    /// Sections for 2, 3, … players.
    pub pairs: [u8; SEATS - 1],
}

impl Board {
    /// One player's cards.
    #[must_use]
    pub const fn deck(&self) -> Cards {
        Cards::new(self.deck)
    }

    /// All favours.
    #[must_use]
    pub const fn favours(&self) -> Favours {
        Favours::new(self.favours)
    }

    /// Sections built at a time.
    #[must_use]
    pub const fn sections(&self, seats: usize) -> usize {
        self.pairs[seats - 2] as usize
    }
}

/// The printed facts of the game.
#[inline]
#[must_use]
pub fn board() -> &'static Board {
    &BOARD
}

static BOARD: LazyLock<Board> = LazyLock::new(|| {
    #[expect(clippy::expect_used, reason = "the file is part of the program, and a test reads it")]
    read(DATA).expect("data/great-wall.toml")
});

/// The data file, with the provenance of every fact.
pub(crate) const DATA: &str = include_str!("../data/great-wall.toml");

/// The rules in our words: their order and groups. The words are in the language files.
pub(crate) const RULES: &str = include_str!("../data/rules.toml");

/// The help on what the board shows, and the player aid.
pub(crate) const HELP: &str = include_str!("../data/help.toml");

/// The diagrams of the rules: name and position file.
pub(crate) const DIAGRAMS: &[(&str, &str)] =
    game::diagrams!["lead", "claim", "held", "finish", "infantry", "noble", "dragon", "protected"];

/// The lessons, from what wins to good play.
pub(crate) const LESSONS: &[(&str, &str)] =
    game::lessons!["goal", "turn", "lead", "claim", "powers", "end", "play"];

fn read(text: &str) -> Result<Board, String> {
    #[derive(Deserialize)]
    struct File {
        cards: std::collections::BTreeMap<Card, CardFacts>,
        infantry: InfantryFacts,
        favours: std::collections::BTreeMap<String, FavourFacts>,
        #[serde(rename = "set-up")]
        set_up: SetUpFacts,
    }
    #[derive(Deserialize)]
    struct CardFacts {
        count: u8,
        value: i8,
    }
    #[derive(Deserialize)]
    struct InfantryFacts {
        together: Vec<i8>,
    }
    #[derive(Deserialize)]
    struct FavourFacts {
        tokens: u8,
    }
    #[derive(Deserialize)]
    struct SetUpFacts {
        hand: u8,
        pairs: [u8; SEATS - 1],
    }

    let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
    // `favour-5` is the favour of 5.
    let favour = |(name, facts): (&String, &FavourFacts)| {
        let value: u8 = name.strip_prefix("favour-")?.parse().ok()?;
        Some((value, facts.tokens))
    };
    let mut favours: Vec<(u8, u8)> = (file.favours.iter().map(favour))
        .collect::<Option<_>>()
        .ok_or_else(|| "a favour is named by its value, such as favour-5".to_owned())?;
    favours.sort_unstable();
    if favours.len() != VALUES {
        return Err(format!("there must be favours of {VALUES} values"));
    }
    let mut board = Board {
        deck: [0; KINDS],
        values: [0; KINDS],
        infantry: [0].into_iter().chain(file.infantry.together).collect(),
        favour_values: std::array::from_fn(|n| favours[n].0),
        favours: std::array::from_fn(|n| favours[n].1),
        hand: file.set_up.hand,
        pairs: file.set_up.pairs,
    };
    for card in Card::ALL {
        let facts = file.cards.get(&card).ok_or_else(|| format!("no facts about {card}"))?;
        board.deck[card.index()] = facts.count;
        board.values[card.index()] = facts.value;
    }
    if board.infantry.len() != usize::from(board.deck[Card::Infantry.index()]) + 1 {
        return Err("infantry.together must have a worth for every number of Infantry".to_owned());
    }
    if board.pairs.iter().any(|&pairs| usize::from(pairs) > SECTIONS) {
        return Err(format!("there can be at most {SECTIONS} sections"));
    }
    Ok(board)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Component sheet, table 1: the deck of 20 and its values, the 36 favours worth 147, no 6.
    #[test]
    fn the_printed_facts_are_those_of_the_box() {
        let board = board();
        assert_eq!(board.deck, [7, 3, 1, 5, 2, 1, 1]);
        assert_eq!(board.values, [1, 2, 3, 1, 2, 1, 1]);
        assert_eq!(board.deck().size(), 20);
        assert_eq!(board.infantry, [0, 1, 3, 6, 10, 15]);
        assert_eq!(board.favours().size(), 36);
        let worth: u32 =
            Favour::all().map(|f| u32::from(f.value()) * u32::from(board.favours().count(f.index()))).sum();
        assert_eq!(worth, 147);
        assert_eq!(Favour::of_value(6), None);
        assert_eq!([2, 3, 4, 5].map(|seats| board.sections(seats)), [2, 3, 4, 4]);
        assert_eq!(board.hand, 5);
    }

    #[test]
    fn every_fact_has_a_mark() {
        let file: toml::Table = toml::from_str(DATA).unwrap();
        let marks = ["sourced", "inferred", "reconstructed"];
        let mut facts: Vec<&toml::Value> = file["cards"].as_table().unwrap().values().collect();
        facts.extend(file["favours"].as_table().unwrap().values());
        facts.extend([&file["infantry"], &file["set-up"]]);
        facts.extend(file["ruling"].as_array().unwrap());
        assert!(facts.len() > 20);
        for fact in facts {
            assert!(marks.contains(&fact["mark"].as_str().unwrap()), "{fact}");
        }
    }

    #[test]
    fn a_faulty_file_is_not_read() {
        assert!(read(&DATA.replace("gate = {", "portal = {")).is_err());
        assert!(read(&DATA.replace("[1, 3, 6, 10, 15]", "[1, 3, 6, 10]")).is_err());
        assert!(read(&DATA.replace("favour-5 =", "favour-five =")).is_err());
        assert!(read(&DATA.replace("favour-5 =", "# favour-5 =")).is_err());
        assert!(read(&DATA.replace("[2, 3, 4, 4]", "[2, 3, 4, 5]")).is_err());
    }
}
