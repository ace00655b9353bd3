//! What the log and reasons speak of, as the court draws it.

use game::{Seat, Value, Viewer};
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

/// The ids of what a reason is about. The cards of a colour and the phase space are the viewer's own; where a side is chosen, a colour
/// stands in what would come of that side.
pub(super) fn about(viewer: Viewer, what: &[(&'static str, Value)]) -> Vec<String> {
    let side = what.iter().find(|(name, _)| *name == "side").map(|(_, side)| side);
    let ids = what.iter().filter_map(|(name, value)| match *name {
        "courtier" => Some(format!("courtier-{value}")),
        "colour" => Some(side.map_or_else(|| format!("suit-{value}"), |side| format!("side-{side}-{value}"))),
        "spot" => viewer.seat().map(|_| "phase-space".to_owned()),
        _ => None,
    });
    ids.collect()
}
