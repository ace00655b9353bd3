//! Any text as a move: it is read or refused, and what is read goes round.

use game::{Game, Proven, Value};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use crate::run;

const CASES: u32 = 20_000;

/// Words and signs for every notation: spaces, numbers, and what is nearly a number.
const COMMON: [&str; 24] = [
    " ",
    "  ",
    "\t",
    "\u{a0}",
    "\u{2003}",
    "@",
    "*",
    "/",
    "-",
    "?",
    "0",
    "1",
    "2",
    "3",
    "5",
    "8",
    "01",
    "-1",
    "17",
    "256",
    "4294967296",
    "18446744073709551616",
    "é",
    "１",
];

/// How the moves of a game are written.
#[derive(Debug)]
pub struct Notation {
    /// Its words, and some that are nearly those, with spaces between them.
    pub words: &'static str,
    /// The signs around which spaces may stand.
    pub signs: &'static [&'static str],
}

impl Notation {
    /// Any text.
    pub fn any_text<G: Proven>(&self) {
        run(CASES, any::<String>(), 0.0, |text| reads::<G>(text).is_some());
    }

    /// The words and signs of the notation in any order, and some that are nearly those.
    pub fn any_words<G: Proven>(&self) {
        let words = self.words.split_whitespace().flat_map(|word| [word.to_owned(), format!("{word} ")]);
        let words: Vec<String> = words.chain(COMMON.map(str::to_owned)).collect();
        let texts = vec(select(words), 0..9).prop_map(|words| words.concat());
        run(CASES, texts, 0.0, |text| reads::<G>(text).is_some());
    }

    /// Moves that there are, somewhat spoilt: characters dropped, doubled, swapped and replaced.
    pub fn spoilt_moves<G: Proven>(&self) {
        let moves: Vec<String> = G::vocabulary().iter().map(ToString::to_string).collect();
        let changes = vec((0..5_u8, any::<Index>(), any::<char>()), 0..4);
        let texts = (select(moves), changes).prop_map(|(text, changes)| {
            let mut text: Vec<char> = text.chars().collect();
            for (change, at, other) in changes {
                let at = at.index(text.len() + 1);
                match change {
                    0 if at < text.len() => drop(text.remove(at)),
                    1 if at < text.len() => text.insert(at, text[at]),
                    2 if at + 1 < text.len() => text.swap(at, at + 1),
                    3 => text.insert(at, ' '),
                    _ => text.insert(at, other),
                }
            }
            text.into_iter().collect()
        });
        run(CASES, texts, 0.2, |text| reads::<G>(text).is_some());
    }

    /// Spaces around the parts of a move, and around its signs, change nothing.
    pub fn spaces<G: Proven>(&self) {
        let moves = G::vocabulary();
        let signs = self.signs;
        let texts = (any::<Index>(), "[ \t]{0,3}").prop_map(move |(number, spaces)| {
            let mv = *number.get(&moves);
            let mut loose = mv.to_string().replace(' ', &format!(" {spaces}"));
            for sign in signs {
                loose = loose.replace(sign, &format!("{spaces}{sign}{spaces}"));
            }
            format!("{spaces}{loose}{spaces}\n{mv}")
        });
        run(CASES, texts, 1.0, |text| {
            let (loose, mv) = text.split_once('\n').expect("two lines");
            let read = reads::<G>(loose).map(|mv| mv.to_string());
            assert_eq!(read.as_deref(), Some(mv), "{loose:?}");
            true
        });
    }
}

/// Reads a text. What is read must go round; what is refused must be refused at a place inside the text.
fn reads<G: Game>(text: &str) -> Option<G::Move> {
    match text.parse::<G::Move>() {
        Ok(mv) => {
            assert_eq!(mv.to_string().parse(), Ok(mv), "{text:?}");
            Some(mv)
        }
        Err(fault) => {
            let column = fault.0.values.iter().find(|(name, _)| *name == "column").map(|(_, value)| value);
            let Some(Value::Number(column)) = column else { panic!("{text:?} is refused nowhere: {fault}") };
            assert!((1..=text.chars().count() as i64 + 1).contains(column), "{text:?}: {fault}");
            None
        }
    }
}
