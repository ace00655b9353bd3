//! Moves as people type them.

use trials::moves;
use zhanguo::ZhanGuo;

#[test]
fn every_move_goes_round_and_has_picks_of_its_own() {
    assert!(moves::go_round::<ZhanGuo>() > 1900);
}

#[test]
fn spaces_do_not_matter() {
    moves::are_the_same::<ZhanGuo>(&[
        ("  tuck 37@2 ", "tuck 37 @2"),
        ("move red g 3 w3", "move red g3 w3"),
        ("wall gold- 2  3", "wall gold-2 3"),
        ("governor@2 beside@3", "governor @2 beside @3"),
        ("use  board", "use board"),
    ]);
}

/// What is wrong, where, and that it is said in both languages.
#[test]
fn what_cannot_be_read_is_named() {
    for (text, id, column) in [
        ("", "notation-move", 1),
        ("fly", "notation-move", 1),
        ("bid 0", "notation-bid", 5),
        ("bid 16", "notation-bid", 5),
        ("board moon", "notation-board", 7),
        ("discard blue", "notation-colour", 9),
        ("discard 121", "notation-card", 9),
        ("tuck 0 @1", "notation-card", 6),
        ("tuck 37 2", "notation-region", 9),
        ("tuck 37 @6", "notation-region", 9),
        ("court 37 dance", "notation-action", 10),
        ("move blue g1 g2", "notation-official", 6),
        ("move red h1 g2", "notation-place", 10),
        ("move red g1 g6", "notation-place", 13),
        ("install @1 roof", "notation-spot", 12),
        ("wall silver-1 1", "notation-section", 6),
        ("wall gold-3 1", "notation-section", 6),
        ("wall gold 1", "notation-section", 6),
        ("wall gold-1 4", "notation-bars", 13),
        ("marker red", "notation-colour", 8),
        ("use X", "notation-card", 5),
        ("done done", "notation-end", 6),
    ] {
        moves::is_none::<ZhanGuo>(text, id, column, "");
    }
}
