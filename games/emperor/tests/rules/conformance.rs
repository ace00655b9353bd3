//! The conformance kit, on this game.

use emperor::Emperor;

#[test]
fn keeps_the_contract() {
    game::conformance::prove::<Emperor>(400);
}
