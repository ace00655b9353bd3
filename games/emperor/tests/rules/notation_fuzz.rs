//! Any text as a move: it is read or refused, and what is read goes round.

use emperor::Emperor;
use trials::notation::Notation;

const NOTATION: Notation = Notation {
    words: "house emissary fortification done exchange take draw for chin qi wei chu wei-3 qi-5 chin- -- *2 yellow red \
        orange green purple 9 Wei ３",
    signs: &["*"],
};

#[test]
fn any_text_is_read_or_refused() {
    NOTATION.any_text::<Emperor>();
}

#[test]
fn any_words_are_read_or_refused() {
    NOTATION.any_words::<Emperor>();
}

#[test]
fn a_spoilt_move_is_read_or_refused() {
    NOTATION.spoilt_moves::<Emperor>();
}

#[test]
fn spaces_between_the_parts_change_nothing() {
    NOTATION.spaces::<Emperor>();
}
