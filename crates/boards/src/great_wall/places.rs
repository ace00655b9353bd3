//! What the log and reasons speak of, as the wall draws it.

use game::{Seat, Value};
use great_wall::{Move, SectionId};

/// The ids of what a decision is about: towers, a whole section, or the player.
pub(super) fn places(seat: Seat, mv: Move) -> Vec<String> {
    let tower =
        |section: SectionId, seat: Seat| ["tower", "total"].map(|what| format!("{what}-{section}-p{seat}"));
    match mv {
        Move::Draw | Move::Decline => vec![format!("player-p{seat}")],
        Move::Play { section, .. } | Move::ClaimFirst { section, .. } => tower(section, seat).to_vec(),
        Move::Cover { section, seat: owner, .. } => [tower(section, owner), tower(section, seat)].concat(),
        Move::ClaimSecond { section } => vec![format!("section-{section}")],
    }
}

/// The ids of what a reason is about.
pub(super) fn about(what: &[(&'static str, Value)]) -> Vec<String> {
    what.iter()
        .filter(|(name, _)| *name == "section")
        .map(|(_, section)| format!("section-{section}"))
        .collect()
}
