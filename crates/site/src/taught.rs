//! What a game teaches, as pages name it: its lessons, their addresses and titles.

use boards::Board;
use game::Words;
use table::AnyGame;
use table::lessons::Lesson;

/// The lessons of a game that has a board; nothing if there is no such game, or its lessons cannot be read.
pub(crate) fn lessons(game: &str) -> Option<(&'static dyn AnyGame, &'static dyn Board, &'static [Lesson])> {
    let (found, board) = (table::find(game).ok()?, boards::board(game)?);
    // A faulty lesson is found by the tests; whoever comes by is spared it.
    let faulty = |fault: &game::Fault| tracing::error!(?fault, "lessons");
    let lessons = table::lessons::of(found).inspect_err(faulty).unwrap_or_default();
    Some((found, board, lessons))
}

/// The address of a lesson.
pub(crate) fn path(game: &str, lesson: &Lesson) -> String {
    format!("/learn/{game}/{}", lesson.name)
}

/// The title of a lesson, in the words of its game.
pub(crate) fn title(lesson: &Lesson, words: &Words) -> String {
    words.word(&lesson.title())
}

/// What it is about, in one line.
pub(crate) fn about(lesson: &Lesson, words: &Words) -> String {
    words.text(&lesson.title(), Some("about"), &[])
}
