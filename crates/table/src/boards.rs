//! Board files: which game they are for, and putting them on its shelf.

use std::path::{Path, PathBuf};

use game::{AnyShelf, Fault, Label, shelf};

use crate::face::AnyGame;
use crate::registry::find;

/// A board file that is sound.
pub struct BoardFile {
    /// The game it is for.
    pub game: &'static dyn AnyGame,
    /// Its name and fingerprint.
    pub label: Label,
}

/// What is wrong with a board file.
pub struct Unsound {
    /// The game it is for, if it says so: it has the words for the faults.
    pub game: Option<&'static dyn AnyGame>,
    /// Everything that is wrong.
    pub faults: Vec<Fault>,
}

/// Looks at a board file without keeping it.
pub fn check(text: &str) -> Result<BoardFile, Unsound> {
    with_shelf(text, |shelf| shelf.check(text))
}

/// Puts a board file on the shelf of its game: tables can be opened on it, records made on it can be replayed.
pub fn add(text: &str) -> Result<BoardFile, Unsound> {
    with_shelf(text, |shelf| shelf.add(text))
}

/// Puts every file of a folder on its shelf, in the order of their names. A folder that is not there is empty.
#[must_use]
pub fn add_folder(folder: &Path) -> Vec<(PathBuf, Result<BoardFile, Unsound>)> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "toml"))
        .collect();
    files.sort();
    let read = |path: PathBuf| {
        let added = match std::fs::read_to_string(&path) {
            Ok(text) => add(&text),
            Err(error) => {
                let fault = Fault::new("fault-board-read")
                    .with("file", path.display().to_string())
                    .with("why", error.to_string());
                Err(Unsound { game: None, faults: vec![fault] })
            }
        };
        (path, added)
    };
    files.into_iter().map(read).collect()
}

fn with_shelf(
    text: &str,
    work: impl FnOnce(&dyn AnyShelf) -> Result<Label, Vec<Fault>>,
) -> Result<BoardFile, Unsound> {
    let unsound = |fault: Fault| Unsound { game: None, faults: vec![fault] };
    let game = shelf::game_of(text).and_then(|id| find(&id)).map_err(unsound)?;
    let about = game.about();
    let shelf = about.shelf.ok_or_else(|| unsound(Fault::new("fault-board-none").word("game", about.id)))?;
    match work(shelf) {
        Ok(label) => Ok(BoardFile { game, label }),
        Err(faults) => Err(Unsound { game: Some(game), faults }),
    }
}
