//! What the log and reasons speak of, as the map draws it; and the names of the spaces, which are seen while the log speaks of them.

use emperor::{Move, Space};
use game::{Seat, Value};
use maud::{Markup, html};

use super::desk::{Desk, moved};
use super::spots::of_space;

/// More emissaries of one player than any dragon space holds.
const EMISSARIES: u8 = 8;

/// The ids of what a decision is about: a space with its piece and its name, a court, the row.
pub(super) fn places(seat: Seat, mv: Move) -> Vec<String> {
    let at =
        |piece: &str, space: Space| [piece, "space", "name"].map(|what| format!("{what}-{space}")).to_vec();
    match mv {
        Move::House { at: space, .. } => at("house", space),
        Move::Fortification { at: space, .. } => at("fort", space),
        Move::Emissary { region, .. } => {
            let ground = [format!("region-{region}"), format!("dragon-{region}")];
            let there = (1..=EMISSARIES).map(|nth| format!("emissary-p{seat}-{region}-{nth}"));
            ground.into_iter().chain(there).collect()
        }
        Move::Done => vec![format!("player-p{seat}")],
        Move::Exchange { .. } => vec!["discards".to_owned()],
        Move::Take { .. } => vec!["row".to_owned()],
        Move::Draw => vec!["pile".to_owned()],
    }
}

/// The ids of what a reason is about.
pub(super) fn about(what: &[(&'static str, Value)]) -> Vec<String> {
    let ids = what.iter().map(|(name, value)| match *name {
        "region" => vec![format!("region-{value}")],
        "space" => ["house", "space", "name"].map(|part| format!("{part}-{value}")).to_vec(),
        "card" => vec!["row".to_owned()],
        "do" => vec!["pile".to_owned()],
        _ => Vec::new(),
    });
    ids.flatten().collect()
}

/// The name of every space, such as the log calls it. Each is hidden until the log speaks of it.
pub(super) fn names(desk: &Desk<'_>) -> Markup {
    html! {
        g.names aria-hidden="true" {
            @for space in desk.table.board().all_spaces() {
                @let (x, y) = desk.land.space(space);
                @let below = y - desk.land.frame.top < 90.0;
                text #{ "name-" (space) } transform=(moved((x, if below { y + 38.0 } else { y - 28.0 }))) {
                    (desk.say(&of_space("board-space", desk, space)))
                }
            }
        }
    }
}
