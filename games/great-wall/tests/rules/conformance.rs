//! The conformance kit, on this game.

use great_wall::GreatWall;

#[test]
fn keeps_the_contract() {
    game::conformance::prove::<GreatWall>(480);
}

#[test]
fn everything_occurs() {
    game::conformance::prove_all_occurs::<GreatWall>(2_000);
}
