//! Any text as a move: it is read or refused, and what is read goes round.

use justinian::Justinian;
use trials::notation::Notation;

const NOTATION: Notation = Notation {
    words: "token pass left-first right-first score decline colour exchange keep phase porphyry verdigris amber \
        alabaster @phase + − 4 12 13 left Pass",
    signs: &["@", "+", "?"],
};

#[test]
fn any_text_is_read_or_refused() {
    NOTATION.any_text::<Justinian>();
}

#[test]
fn any_words_are_read_or_refused() {
    NOTATION.any_words::<Justinian>();
}

#[test]
fn a_spoilt_move_is_read_or_refused() {
    NOTATION.spoilt_moves::<Justinian>();
}

#[test]
fn spaces_between_the_parts_change_nothing() {
    NOTATION.spaces::<Justinian>();
}
