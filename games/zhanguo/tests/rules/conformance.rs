//! The game keeps the contract of the house.

use zhanguo::ZhanGuo;

#[test]
fn keeps_the_contract() {
    game::conformance::prove::<ZhanGuo>(108);
}
