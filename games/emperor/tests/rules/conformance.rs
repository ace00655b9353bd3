//! The conformance kit, on this game.

use emperor::Emperor;

#[test]
fn keeps_the_contract() {
    game::conformance::prove::<Emperor>(400);
}

#[test]
fn everything_occurs() {
    game::conformance::prove_all_occurs::<Emperor>(2_000);
}
