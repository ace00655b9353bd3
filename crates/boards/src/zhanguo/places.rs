//! What the log and reasons speak of, as map, Court and the viewer's own board draw it.

use game::{Seat, Value, Viewer};
use zhanguo::{Move, Place, Region, Spot};

/// The ids of what a decision is about. What happens on a player board is seen on the viewer's own, or at the player.
pub(super) fn places(viewer: Viewer, seat: Seat, mv: Move) -> Vec<String> {
    let own = |ids: &[String]| {
        if viewer == Viewer::Seat(seat) { ids.to_vec() } else { vec![format!("player-p{seat}")] }
    };
    let area =
        |place: Place| format!("{}-{}", if place.works { "work" } else { "gov" }, place.region.number());
    let land = |region: Region| format!("region-{}", region.number());
    match mv {
        Move::Tuck { card, region } => own(&[format!("above-{card}"), format!("my-{}", region.number())]),
        Move::Court { action, .. } => vec!["court-pile".to_owned(), format!("act-{action}")],
        Move::Move { from, to, .. } => own(&[area(from), area(to)]),
        Move::Official { region, .. } => own(&[area(Place::governors(region))]),
        Move::Hire { region } | Move::Pay { region } => own(&[area(Place::workers(region))]),
        Move::Calm { region } => own(&[format!("my-{}", region.number())]),
        Move::Worker { from, to } => own(&[area(Place::workers(from)), area(Place::workers(to))]),
        Move::Use { card } => own(&[format!("above-{card}")]),
        Move::Install { region, spot: Spot::Beside } => {
            vec![format!("governor-{}-beside-p{seat}", region.number())]
        }
        Move::Install { region, spot } => {
            ["governor", "square"].map(|what| format!("{what}-{}-{spot}", region.number())).to_vec()
        }
        Move::Governor { from, to, .. } => vec![land(from), land(to)],
        Move::Palace { region } => vec![land(region)],
        Move::Wall { section, bars } => {
            ["built", "space"].map(|what| format!("{what}-{section}-{bars}")).to_vec()
        }
        Move::Bid { .. }
        | Move::Board { .. }
        | Move::Discard { .. }
        | Move::Hidden { .. }
        | Move::Marker { .. }
        | Move::UseBoard
        | Move::Accept
        | Move::Pass
        | Move::Done => vec![format!("player-p{seat}")],
    }
}

/// The ids of what a reason is about: a region of the map, or of the viewer's own board.
pub(super) fn about(what: &[(&'static str, Value)]) -> Vec<String> {
    let ids = what.iter().filter_map(|(name, value)| match *name {
        "land" => Some(format!("region-{value}")),
        "region" => Some(format!("my-{value}")),
        "colour" => Some(format!("reward-{value}")),
        "task" => Some(format!("task-{value}")),
        "wall" => Some(format!("wall-{value}")),
        _ => None,
    });
    ids.collect()
}
