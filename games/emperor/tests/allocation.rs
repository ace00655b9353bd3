//! Listing and playing moves does not touch the heap, not even for the final count.

use emperor::{Emperor, SHELF};
use game::conformance::allocation::{Counting, prove_none};

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn moves_and_play_do_not_allocate() {
    // The first look at the board reads its file, once for the whole program.
    let _ = SHELF.printed();
    prove_none::<Emperor>(60);
}
