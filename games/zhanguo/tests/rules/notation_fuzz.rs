//! Any text as a move: it is read or refused, and what is read goes round.

use trials::notation::Notation;
use zhanguo::ZhanGuo;

const NOTATION: Notation = Notation {
    words: "bid board discard tuck court move official install hire palace wall pay marker use calm worker governor \
        accept pass done red ivory star g w gold- vp-square beside recruit 120 121 Tuck grey white orange brown \
        circle square triangle g1 w5 turquoise-1 onyx-2 official-square reassign-square",
    signs: &["@"],
};

#[test]
fn any_text_is_read_or_refused() {
    NOTATION.any_text::<ZhanGuo>();
}

#[test]
fn any_words_are_read_or_refused() {
    NOTATION.any_words::<ZhanGuo>();
}

#[test]
fn a_spoilt_move_is_read_or_refused() {
    NOTATION.spoilt_moves::<ZhanGuo>();
}

#[test]
fn spaces_between_the_parts_change_nothing() {
    NOTATION.spaces::<ZhanGuo>();
}
