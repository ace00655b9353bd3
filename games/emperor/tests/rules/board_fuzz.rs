//! Board files that are nearly right: each is read or refused, and on whatever is read a game can be played.

use emperor::{Emperor, SHELF};

#[test]
fn a_spoilt_board_is_refused_or_can_be_played_on() {
    trials::board::spoilt_boards::<Emperor, _>(&SHELF);
}
