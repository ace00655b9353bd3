//! Any text as a move: it is read or refused, and what is read goes round.

use great_wall::GreatWall;
use trials::notation::Notation;

const NOTATION: Notation = Notation {
    words: "draw decline claim wall gate watchtower infantry cavalry noble dragon on over 4 6 7 Gate",
    signs: &["@", "*", "/"],
};

#[test]
fn any_text_is_read_or_refused() {
    NOTATION.any_text::<GreatWall>();
}

#[test]
fn any_words_are_read_or_refused() {
    NOTATION.any_words::<GreatWall>();
}

#[test]
fn a_spoilt_move_is_read_or_refused() {
    NOTATION.spoilt_moves::<GreatWall>();
}

#[test]
fn spaces_between_the_parts_change_nothing() {
    NOTATION.spaces::<GreatWall>();
}
