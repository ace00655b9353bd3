//! The printed material: the board with its numbers, the holes of the tiles, the names.

use game::{Bag, Printed, Shelf};
use serde::Serialize;

use crate::pieces::{COURTIERS, Courtier, Place, Tokens};

/// The most players.
pub const SEATS: usize = 4;
/// How many phases a game has.
pub const PHASES: usize = 3;
/// How many numbers are printed in each place, one above another.
pub const ROWS: usize = 20;
/// How many tokens a courtier takes.
pub const STACK: usize = 3;
/// How many tokens are drawn as the game begins.
pub const HAND: u8 = 10;
/// How many tokens are drawn by whoever passes.
pub const DRAW: u32 = 2;
/// How many tokens of 1, 2 and 3 there are in black, and in red, for each player.
pub const COUNTS: [u8; 3] = [5, 4, 2];
/// What one's own tokens on the phase space must be worth to start a scoring, by phase.
pub const THRESHOLDS: [u8; PHASES] = [5, 9, 12];
/// Cards of each colour for every player, with 2, 3 and 4 players.
pub const CARDS: [u8; SEATS - 1] = [3, 2, 2];

/// One player's tokens.
pub const TOKENS: Tokens = {
    let [one, two, three] = COUNTS;
    Tokens::new([one, two, three, one, two, three])
};

/// The twelve cards of a colour.
pub const DECK: Bag<COURTIERS> = Bag::new([1; COURTIERS]);

/// Cards of each colour for every player.
#[inline]
#[must_use]
pub const fn cards(seats: usize) -> usize {
    CARDS[seats - 2] as usize
}

/// The printed facts that a board file may change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    pub(crate) name: String,
    /// The names of the courtiers.
    pub names: [String; COURTIERS],
    /// The numbers of each place, from the top.
    pub grid: [[u8; ROWS]; COURTIERS],
    /// The three holes of each courtier's tile, as rows counted from 1: one for each phase.
    pub holes: [[u8; PHASES]; COURTIERS],
    /// What each courtier is worth in each phase and place, looked up beforehand.
    worth: [[[u8; COURTIERS]; COURTIERS]; PHASES],
}

impl Board {
    pub(crate) fn new(
        name: String,
        names: [String; COURTIERS],
        grid: [[u8; ROWS]; COURTIERS],
        holes: [[u8; PHASES]; COURTIERS],
    ) -> Self {
        let mut worth = [[[0; COURTIERS]; COURTIERS]; PHASES];
        for (phase, worth) in worth.iter_mut().enumerate() {
            for (worth, holes) in worth.iter_mut().zip(&holes) {
                *worth = std::array::from_fn(|place| grid[place][usize::from(holes[phase]) - 1]);
            }
        }
        Self { name, names, grid, holes, worth }
    }

    /// A courtier's name.
    #[must_use]
    pub fn name_of(&self, courtier: Courtier) -> &str {
        &self.names[courtier.index()]
    }

    /// What a courtier is worth in a place: the number his tile's hole of that phase, counted from 0, shows there.
    #[inline]
    #[must_use]
    pub const fn worth(&self, courtier: Courtier, place: Place, phase: usize) -> u8 {
        self.worth[phase][courtier.index()][place.index()]
    }
}

/// The boards one can play on.
pub static SHELF: Shelf<Board> = Shelf::new(DATA);

impl Printed for Board {
    fn read(text: &str) -> Result<Self, Vec<game::Fault>> {
        crate::printed::read(text)
    }

    fn facts(&self) -> String {
        #[derive(Serialize)]
        struct Facts<'a> {
            tokens: [u8; 3],
            thresholds: [u8; PHASES],
            hand: u8,
            cards: [u8; SEATS - 1],
            grid: Vec<&'a [u8]>,
            holes: &'a [[u8; PHASES]],
        }
        let facts = Facts {
            tokens: COUNTS,
            thresholds: THRESHOLDS,
            hand: HAND,
            cards: CARDS,
            grid: self.grid.iter().map(<[u8; ROWS]>::as_slice).collect(),
            holes: &self.holes,
        };
        game::paper::write_line(&facts)
    }

    fn name(&self) -> &str {
        &self.name
    }
}

/// The data file, with the provenance of every fact.
pub(crate) const DATA: &str = include_str!("../data/justinian.toml");

/// The rules in our words: their order and groups. The words are in the language files.
pub(crate) const RULES: &str = include_str!("../data/rules.toml");

/// The help on what the board shows, and the player aid.
pub(crate) const HELP: &str = include_str!("../data/help.toml");

/// The diagrams of the rules: name and position file.
pub(crate) const DIAGRAMS: &[(&str, &str)] =
    game::diagrams!["moving", "moved-left", "moved-right", "points", "total", "chooser"];

/// The lessons, from what wins to good play.
pub(crate) const LESSONS: &[(&str, &str)] =
    game::lessons!["goal", "tokens", "court", "pass", "phase", "colour", "exchange", "end", "play"];

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(courtier: usize, place: usize, phase: usize) -> u8 {
        SHELF.printed().worth(Courtier::new(courtier - 1), Place::new(place - 1), phase - 1)
    }

    /// Component sheet, table 1: what is known of the board.
    #[test]
    fn the_known_numbers_are_there() {
        let grid = &SHELF.printed().board().grid;
        assert_eq!((grid[0][0], grid[0][19], grid[11][0], grid[11][19]), (1, 21, 25, 75));
        assert_eq!((worth(2, 7, 2), worth(10, 9, 2), worth(1, 1, 1)), (32, 25, 13));
        assert_eq!((worth(1, 12, 3), worth(12, 1, 1)), (75, 1));
    }

    /// Component sheet, section 2: whoever rises is worth more; in one place a lower number is worth more; phase by phase
    /// everybody is worth more; at home the higher number is worth more.
    #[test]
    fn the_reconstruction_has_the_known_shape() {
        for phase in 1..=3 {
            for n in 1..=12 {
                for place in 1..12 {
                    assert!(worth(n, place, phase) < worth(n, place + 1, phase));
                    assert!(worth(place, n, phase) > worth(place + 1, n, phase));
                }
                assert!(n == 12 || worth(n, n, phase) < worth(n + 1, n + 1, phase));
                assert!(
                    (1..=12).all(|place| phase == 3 || worth(n, place, phase) < worth(n, place, phase + 1))
                );
            }
        }
    }

    #[test]
    fn the_rest_is_that_of_the_box() {
        assert_eq!((TOKENS.size(), crate::pieces::total(&TOKENS)), (22, 38));
        assert_eq!(DECK.size(), 12);
        assert_eq!([2, 3, 4].map(cards), [3, 2, 2]);
    }

    #[test]
    fn names_are_no_facts() {
        let mended = Board::read(&DATA.replace("Procopius", "Prokopios")).unwrap();
        assert_eq!(mended.facts(), SHELF.printed().facts());
        assert_ne!(mended.names, SHELF.printed().names);
        let other = Board::read(&DATA.replace("71, 75]", "71, 76]")).unwrap();
        assert_ne!(other.facts(), SHELF.printed().facts());
    }

    #[test]
    fn every_fact_has_a_mark_and_a_source() {
        let file: toml::Table = toml::from_str(DATA).unwrap();
        let marks = ["sourced", "inferred", "reconstructed"];
        let mut facts: Vec<&toml::Value> = Vec::new();
        for table in ["places", "holes", "courtiers"] {
            facts.extend(file[table].as_table().unwrap().values());
        }
        facts.extend([&file["tokens"], &file["phases"], &file["set-up"], &file["colours"]]);
        assert_eq!(facts.len(), 40);
        assert!(facts.iter().all(|fact| !fact["source"].as_str().unwrap().is_empty()));
        facts.extend(file["ruling"].as_array().unwrap());
        for fact in facts {
            assert!(marks.contains(&fact["mark"].as_str().unwrap()), "{fact}");
        }
        let colours: Vec<&str> = crate::pieces::Colour::ALL.iter().map(|colour| colour.name()).collect();
        let listed: Vec<&str> =
            file["colours"]["names"].as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect();
        assert_eq!(colours, listed);
    }
}
