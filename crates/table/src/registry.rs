//! The games of the house. A new game is one line here.

use game::Fault;

use crate::face::{AnyGame, face};
use crate::roll::Roll;

/// The list in all its forms: as a list of faces, and as [`every_game`](crate::every_game) for what needs the types. The dollar
/// sign is handed in because a macro cannot write one into another.
macro_rules! house { (($dollar:tt) $($game:ident::$state:ident,)*) => {
    /// Every game of the house, in the order in which it is shown; the first is the one to begin with.
    static GAMES: Roll<dyn AnyGame> = Roll::new(&[$(face::<$game::$state>()),*], |game| game.about().id);

    /// The types of the games, each under the name of its crate.
    pub mod types {
        $(pub use ::$game::$state as $game;)*
    }

    /// Hands the types of all games to a macro, for tests and benchmarks that are generic over a game:
    /// `every_game!(with, what)` is `with! { (what) name = type, … }`.
    #[macro_export]
    macro_rules! every_game { ($dollar with:ident, $dollar($dollar what:tt)*) => {
        $dollar with! { ($dollar($dollar what)*) $($game = $crate::registry::types::$game),* }
    } }
} }

house! { ($)
    great_wall::GreatWall,
    emperor::Emperor,
    justinian::Justinian,
    zhanguo::ZhanGuo,
}

/// Every game, in the order in which it is shown.
#[must_use]
pub fn games() -> &'static [&'static dyn AnyGame] {
    GAMES.all()
}

/// Adds a game, as [`face`] gives it, for a program that serves more than the house does. Refused once somebody has asked for
/// the games.
pub fn add(game: &'static dyn AnyGame) -> Result<(), Fault> {
    GAMES.add(game)
}

/// The game with that name.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, Fault> {
    GAMES.find(id).ok_or_else(|| Fault::new("fault-game").with("game", id).with("known", GAMES.names()))
}
