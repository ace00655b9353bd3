//! Justinian keeps the contract.

use justinian::Justinian;

#[test]
fn keeps_the_contract() {
    game::conformance::prove::<Justinian>(400);
}

#[test]
fn everything_occurs() {
    game::conformance::prove_all_occurs::<Justinian>(2_000);
}
