//! The games of the house. A new game is one line here.

use emperor::Emperor;
use game::{Fault, Value};
use great_wall::GreatWall;
use justinian::Justinian;
use zhanguo::ZhanGuo;

use crate::face::{AnyGame, Face};

macro_rules! faces { ($($game:ty),* $(,)?) => {
    &[$({
        static FACE: Face<$game> = Face::new();
        &FACE
    }),*]
} }

/// Every game, in the order in which it is shown.
pub static GAMES: &[&dyn AnyGame] = faces![GreatWall, Emperor, Justinian, ZhanGuo];

/// The game with that name.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, Fault> {
    GAMES.iter().copied().find(|game| game.about().id == id).ok_or_else(|| {
        let known: Vec<Value> = GAMES.iter().map(|game| game.about().id.into()).collect();
        Fault::new("fault-game").with("game", id).with("known", known)
    })
}
