//! What the log speaks of, as the wall draws it.

use game::Seat;
use great_wall::{Move, SectionId};

/// The ids of what a decision is about: towers, a whole section, or the player.
pub(super) fn places(seat: Seat, mv: Move) -> Vec<String> {
    let tower = |section: SectionId, seat: Seat| format!("tower-{section}-p{seat}");
    match mv {
        Move::Draw | Move::Decline => vec![format!("player-p{seat}")],
        Move::Play { section, .. } | Move::ClaimFirst { section, .. } => vec![tower(section, seat)],
        Move::Cover { section, seat: owner, .. } => vec![tower(section, owner), tower(section, seat)],
        Move::ClaimSecond { section } => vec![format!("section-{section}")],
    }
}
