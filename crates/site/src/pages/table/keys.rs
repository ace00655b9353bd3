//! The keys of a table: what `static/play/keys.js` listens to, in a dialog.

use game::Words;
use maud::{Markup, html};

use super::{lesson, puzzle, review, showing};

/// Each key, or several that do alike, and the message that says what they do.
const KEYS: [(&[&str], &str); 11] = [
    (&["1", "…", "9"], "keys-card"),
    (&["←", "↑", "↓", "→"], "keys-arrows"),
    (&["Tab"], "keys-tab"),
    (&["Enter"], "keys-enter"),
    (&["U"], "keys-undo"),
    (&["A"], "keys-advice"),
    (&["M"], "keys-menu"),
    (&["C"], "keys-chat"),
    (&["Space"], "keys-next"),
    (&["Esc"], "keys-escape"),
    (&["?"], "keys-list"),
];

/// Help on what the board shows, on every page with a board.
const HELP: [(&[&str], &str); 2] = [(&["?"], "keys-help"), (&["H"], "keys-help-first")];

/// The list, closed until somebody asks for it.
pub(super) fn list(words: &Words) -> Markup {
    dialog(words, KEYS.iter().chain(&showing::KEYS))
}

/// The same for the page of a game.
pub(super) fn of_review(words: &Words) -> Markup {
    dialog(words, review::KEYS.iter())
}

/// The same for a puzzle.
pub(super) fn of_puzzle(words: &Words) -> Markup {
    dialog(words, puzzle::KEYS.iter())
}

/// The same for a lesson.
pub(super) fn of_lesson(words: &Words) -> Markup {
    dialog(words, lesson::KEYS.iter())
}

fn dialog<'a>(words: &Words, keys: impl Iterator<Item = &'a (&'a [&'a str], &'a str)>) -> Markup {
    html! {
        dialog #keys.keys aria-labelledby="keys-title" {
            header {
                h2 #keys-title { (words.word("keys")) }
                button.close type="button" aria-label=(words.word("close")) { "×" }
            }
            dl {
                @for (keys, what) in keys.chain(&HELP) {
                    div {
                        dt { @for key in *keys { @if *key == "…" { "…" } @else { kbd { (name(words, key)) } } } }
                        dd { (words.word(what)) }
                    }
                }
            }
        }
    }
}

/// What is printed on a key: only the space bar has a word for each language.
fn name(words: &Words, key: &str) -> String {
    if key == "Space" { words.word("keys-space") } else { key.to_owned() }
}
