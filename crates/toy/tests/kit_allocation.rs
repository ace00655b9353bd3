//! The proof that playing does not allocate, on a game that keeps it and on games that do not.

use game::conformance::allocation::{Counting, prove_none};
use toy::{ARRAY_ALLOCATES, MOVES_ALLOCATE, PLAY_ALLOCATES, SOUND, Toy};

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn a_game_that_does_not_allocate_is_proven() {
    prove_none::<Toy<SOUND>>(20);
}

#[test]
#[should_panic(expected = "allocated")]
fn a_game_that_allocates_when_playing_is_not_proven() {
    prove_none::<Toy<PLAY_ALLOCATES>>(1);
}

#[test]
#[should_panic(expected = "allocated")]
fn a_game_that_allocates_when_listing_moves_is_not_proven() {
    prove_none::<Toy<MOVES_ALLOCATE>>(1);
}

#[test]
#[should_panic(expected = "into numbers allocated")]
fn a_game_that_allocates_when_writing_its_array_is_not_proven() {
    prove_none::<Toy<ARRAY_ALLOCATES>>(1);
}
