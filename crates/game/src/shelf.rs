//! Board files: the printed material of a game, as it came with the program or as somebody who owns the game wrote it.
//!
//! A [`Shelf`] holds the boards of one game. Which one a table plays on is an [`Edition`], known everywhere by the
//! fingerprint of its facts: so records find it again, whatever the file is called. How a board is drawn is no part of
//! its facts; a file with the same facts as one on the shelf only redraws it.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{OnceLock, PoisonError, RwLock};

use crate::chance::fingerprint;
use crate::phrase::Fault;

/// Printed material that can be read from a file.
pub trait Printed: Sized + Send + Sync + 'static {
    /// Reads a board file, or says everything that is wrong with it.
    fn read(text: &str) -> Result<Self, Vec<Fault>>;

    /// What the rules stand on, written out: no drawing, no comment, no provenance.
    fn facts(&self) -> String;

    /// What the file calls itself.
    fn name(&self) -> &str;
}

/// A board on a shelf, for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// What its file calls itself.
    pub name: String,
    /// The fingerprint of its facts, by which set-ups and records name it.
    pub data: String,
    /// Whether its facts are those of the board that came with the program.
    pub printed: bool,
}

struct Sheet<B> {
    board: B,
    label: Label,
    /// The beginning of the fingerprint, for comparing and hashing.
    key: u64,
}

/// The board a table plays on. Two editions are equal if the rules cannot tell them apart.
pub struct Edition<B: 'static>(&'static Sheet<B>);

impl<B> Edition<B> {
    /// Its name and fingerprint.
    #[must_use]
    pub const fn label(self) -> &'static Label {
        &self.0.label
    }

    /// How a set-up names it: the board that came with the program goes without saying.
    #[must_use]
    pub fn in_spec(self) -> Option<String> {
        (!self.0.label.printed).then(|| self.0.label.data.clone())
    }

    /// The board, for as long as the program runs.
    #[must_use]
    pub const fn board(self) -> &'static B {
        &self.0.board
    }
}

impl<B> Clone for Edition<B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B> Copy for Edition<B> {}

impl<B> Deref for Edition<B> {
    type Target = B;

    #[inline]
    fn deref(&self) -> &B {
        &self.0.board
    }
}

impl<B> PartialEq for Edition<B> {
    fn eq(&self, other: &Self) -> bool {
        self.0.key == other.0.key
    }
}

impl<B> Eq for Edition<B> {}

impl<B> Hash for Edition<B> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.0.key);
    }
}

impl<B> fmt::Debug for Edition<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "board {:016x}", self.0.key)
    }
}

/// The boards of a game: the one that came with the program, and those put beside it.
pub struct Shelf<B: 'static> {
    text: &'static str,
    printed: OnceLock<&'static Sheet<B>>,
    /// The newest first.
    others: RwLock<Vec<&'static Sheet<B>>>,
}

impl<B: Printed> Shelf<B> {
    /// A shelf with the board that came with the program, as its file has it.
    #[must_use]
    pub const fn new(text: &'static str) -> Self {
        Self { text, printed: OnceLock::new(), others: RwLock::new(Vec::new()) }
    }

    /// The board that came with the program.
    #[must_use]
    pub fn printed(&self) -> Edition<B> {
        Edition(self.printed.get_or_init(|| {
            #[expect(clippy::expect_used, reason = "the file is part of the program, and a test reads it")]
            let board = B::read(self.text).expect("the board file of the program");
            Box::leak(Box::new(sheet(board, true)))
        }))
    }

    /// The board a set-up names: by fingerprint, or the one that came with the program.
    pub fn edition(&self, data: Option<&str>) -> Result<Edition<B>, Fault> {
        let printed = self.printed();
        let data = data.unwrap_or(&printed.0.label.data);
        let others = self.others.read().unwrap_or_else(PoisonError::into_inner);
        let found = others.iter().copied().chain([printed.0]).find(|sheet| sheet.label.data == data);
        found.map(Edition).ok_or_else(|| Fault::new("fault-board-unknown").with("board", data.to_owned()))
    }

    /// Puts a board beside the others. It stays there as long as the program runs.
    pub fn put(&self, text: &str) -> Result<Edition<B>, Vec<Fault>> {
        let board = B::read(text)?;
        let facts = board.facts();
        let sheet: &'static Sheet<B> = Box::leak(Box::new(sheet(board, facts == self.printed().facts())));
        self.others.write().unwrap_or_else(PoisonError::into_inner).insert(0, sheet);
        Ok(Edition(sheet))
    }
}

fn sheet<B: Printed>(board: B, printed: bool) -> Sheet<B> {
    let digits = fingerprint(board.facts().as_bytes());
    Sheet {
        key: digits
            .chars()
            .take(16)
            .filter_map(|digit| digit.to_digit(16))
            .fold(0, |key, digit| key << 4 | u64::from(digit)),
        label: Label { name: board.name().to_owned(), data: format!("sha256:{digits}"), printed },
        board,
    }
}

/// The shelf of any game.
pub trait AnyShelf: Sync {
    /// Reads a board file without keeping it.
    fn check(&self, text: &str) -> Result<Label, Vec<Fault>>;

    /// Puts a board file beside the others.
    fn add(&self, text: &str) -> Result<Label, Vec<Fault>>;

    /// Every board one can play on, the one that came with the program first.
    fn labels(&self) -> Vec<Label>;

    /// The board with that fingerprint.
    fn label(&self, data: &str) -> Result<Label, Fault>;
}

impl<B: Printed> AnyShelf for Shelf<B> {
    fn check(&self, text: &str) -> Result<Label, Vec<Fault>> {
        let board = B::read(text)?;
        let printed = board.facts() == self.printed().facts();
        Ok(sheet(board, printed).label)
    }

    fn add(&self, text: &str) -> Result<Label, Vec<Fault>> {
        self.put(text).map(|edition| edition.label().clone())
    }

    fn labels(&self) -> Vec<Label> {
        let others = self.others.read().unwrap_or_else(PoisonError::into_inner);
        let mut labels: Vec<Label> = Vec::new();
        for sheet in others.iter().copied().chain([self.printed().0]) {
            if labels.iter().all(|known| known.data != sheet.label.data) {
                labels.push(sheet.label.clone());
            }
        }
        labels.sort_by(|a, b| (!a.printed, &a.name).cmp(&(!b.printed, &b.name)));
        labels
    }

    fn label(&self, data: &str) -> Result<Label, Fault> {
        self.edition(Some(data)).map(|edition| edition.label().clone())
    }
}

/// What every board file begins with: which game it is for.
#[derive(serde::Deserialize)]
struct Heading {
    game: String,
}

/// The game a board file says it is for.
pub fn game_of(text: &str) -> Result<String, Fault> {
    crate::paper::read_file::<Heading>(text).map(|heading| heading.game)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A board of one number; a second line is its drawing.
    struct Number(u32, String);

    impl Printed for Number {
        fn read(text: &str) -> Result<Self, Vec<Fault>> {
            let (number, drawing) = text.split_once('\n').unwrap_or((text, ""));
            let number = number.parse().map_err(|_| vec![Fault::new("fault-number")])?;
            Ok(Self(number, drawing.to_owned()))
        }

        fn facts(&self) -> String {
            self.0.to_string()
        }

        fn name(&self) -> &str {
            &self.1
        }
    }

    static SHELF: Shelf<Number> = Shelf::new("7\nprinted");

    #[test]
    fn boards_are_known_by_their_facts() {
        let printed = SHELF.printed();
        assert_eq!((printed.0.board.0, printed.in_spec()), (7, None));
        assert_eq!(SHELF.edition(None).unwrap(), printed);
        assert!(SHELF.edition(Some("sha256:0")).is_err());
        assert!(SHELF.put("many").is_err());

        let mended = SHELF.put("8\nmended").unwrap();
        assert_ne!(mended, printed);
        let data = mended.in_spec().unwrap();
        assert_eq!(data, format!("sha256:{}", fingerprint(b"8")));
        assert_eq!(SHELF.edition(Some(&data)).unwrap(), mended);

        let redrawn = SHELF.put("7\nredrawn").unwrap();
        assert_eq!((redrawn, redrawn.in_spec()), (printed, None), "a drawing is no fact");
        assert_eq!(SHELF.edition(None).unwrap().name(), "redrawn");
        let names: Vec<String> = SHELF.labels().into_iter().map(|label| label.name).collect();
        assert_eq!(names, ["redrawn", "mended"]);
    }

    #[test]
    fn a_board_file_names_its_game() {
        assert_eq!(game_of("game = \"emperor\"\n[cards]\nred = 1").unwrap(), "emperor");
        assert!(game_of("[cards]").is_err());
    }
}
