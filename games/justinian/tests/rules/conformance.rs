//! Justinian keeps the contract.

use justinian::Justinian;

#[test]
fn keeps_the_contract() {
    game::conformance::prove::<Justinian>(400);
}
