//! The game keeps the contract of the house.

use zhanguo::ZhanGuo;

#[test]
fn keeps_the_contract() {
    game::conformance::prove::<ZhanGuo>(108);
}

/// Every card in all three ways, every bonus, square, ability, reward, Task and criterion.
#[test]
fn everything_occurs() {
    game::conformance::prove_all_occurs::<ZhanGuo>(4_000);
}
