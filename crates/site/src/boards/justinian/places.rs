//! What the log speaks of, as the court draws it.

use game::Seat;
use justinian::{Move, Spot};

/// The ids of what a decision is about: a courtier, the tokens on the phase space, a pile, or the player.
pub(super) fn places(seat: Seat, mv: Move) -> Vec<String> {
    vec![match mv {
        Move::Token { spot: Spot::Courtier(courtier), .. } => format!("courtier-{courtier}"),
        Move::Token { spot: Spot::Phase, .. } | Move::Score | Move::Decline | Move::Colour(_) => {
            format!("space-p{seat}")
        }
        Move::Exchange { colour, .. } => format!("pile-{colour}"),
        Move::Pass | Move::Side(_) | Move::Keep => format!("player-p{seat}"),
    }]
}
