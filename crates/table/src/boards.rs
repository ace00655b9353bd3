//! Board files: which game they are for, and putting them on its shelf.

use std::fs::File;
use std::io::{self, ErrorKind, Read as _};
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

/// Puts every file of a folder on its shelf, in the order of their names. A folder that is not there is empty; one that cannot be
/// looked into is unsound itself.
#[must_use]
pub fn add_folder(folder: &Path) -> Vec<(PathBuf, Result<BoardFile, Unsound>)> {
    let unsound = |fault: Fault| Unsound { game: None, faults: vec![fault] };
    let files = match files_of(folder) {
        Ok(files) => files,
        Err(error) if error.kind() == ErrorKind::NotFound => Vec::new(),
        Err(error) => return vec![(folder.to_owned(), Err(unsound(unread(folder, &error))))],
    };
    let added = |path: PathBuf| {
        let added = read(&path).map_err(unsound).and_then(|text| add(&text));
        (path, added)
    };
    files.into_iter().map(added).collect()
}

/// The largest board file, in bytes. The largest that came with the program has 12,000.
pub const LARGEST: u64 = 1 << 20;

/// Reads a board file, but no more of it than a board can have: a wrong file in the folder must not fill the memory.
pub fn read(path: &Path) -> Result<String, Fault> {
    let file = || path.display().to_string();
    let unread = |error: io::Error| unread(path, &error);
    // What is no file, such as a pipe, might never end or never begin.
    if !std::fs::metadata(path).map_err(unread)?.is_file() {
        return Err(Fault::new("fault-board-file").with("file", file()));
    }
    let mut text = String::new();
    // The end of what is read may lie within a character, so the size is looked at first.
    let opened = File::open(path).map_err(unread)?;
    if opened.metadata().map_err(unread)?.len() > LARGEST {
        return Err(Fault::new("fault-board-size").with("file", file()).with("most", LARGEST.to_string()));
    }
    opened.take(LARGEST).read_to_string(&mut text).map_err(unread)?;
    Ok(text)
}

/// The board files of a folder, in the order of their names.
fn files_of(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let paths = std::fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut files = paths.collect::<io::Result<Vec<PathBuf>>>()?;
    files.retain(|path| path.extension().is_some_and(|extension| extension == "toml"));
    files.sort();
    Ok(files)
}

fn unread(path: &Path, error: &io::Error) -> Fault {
    Fault::new("fault-board-read").with("file", path.display().to_string()).with("why", error.to_string())
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

#[cfg(test)]
mod tests {
    use std::fs;

    use game::Lang;

    use super::*;

    #[test]
    fn what_is_too_large_or_no_file_is_a_fault() {
        let folder = tempfile::tempdir().unwrap();
        let largest = usize::try_from(LARGEST).unwrap();
        fs::write(folder.path().join("a.toml"), "#".repeat(largest)).unwrap();
        fs::write(folder.path().join("b.toml"), "#".repeat(largest + 1)).unwrap();
        fs::create_dir(folder.path().join("c.toml")).unwrap();
        let faults = |lang| {
            let words = game::Words::new(lang, &[game::words::HOUSE, crate::TEXTS]);
            let added = add_folder(folder.path());
            let faults = added.into_iter().map(|(_, added)| words.fault(&added.err().unwrap().faults[0]));
            faults.collect::<Vec<String>>()
        };
        let (en, it) = (faults(Lang::En), faults(Lang::It));
        assert!(!en[0].contains("large"), "{}", en[0]);
        assert!(en[1].contains("b.toml") && en[1].contains("1048576 bytes"), "{}", en[1]);
        assert!(it[1].contains("troppo grande") && it[2].contains("non è un file"), "{it:?}");
        assert!(en[2].contains("is no file"), "{}", en[2]);
    }
}
