//! The board of The Emperor of China: a map of regions in pale washes with patterns, on it the pieces in strong colours.
//!
//! - `desk`: what all drawings need to know about one scene
//! - `ground`: all of the map that no game changes, drawn once for each board
//! - `scatter`: hills, pines, waves: what lies about for the eye
//! - `track`: the Great Wall as score track
//! - `map`: the map with its pieces
//! - `spots`: what can be pressed on the map, and what it would bring
//! - `info`: what is to be known about a region
//! - `hand`: cards, pieces, exchanging, finishing
//! - `row`: open row, pile, discards
//! - `prompt`: what the viewer is asked, and what is known of the players
//! - `count`: the final count, step by step
//! - `places`: what the log speaks of, and the names of the spaces

mod count;
mod desk;
mod ground;
mod hand;
mod info;
mod map;
mod places;
mod prompt;
mod row;
mod scatter;
mod spots;
#[cfg(test)]
mod tests;
mod track;

use std::any::Any;

use ::emperor::{Colour, Region, SEATS, Side, View};
use game::{Seat, Value, Viewer};
use maud::{Markup, PreEscaped, html};

use self::desk::Desk;
use self::ground::Land;
use super::{Board, Scene, outline};

/// The Emperor of China.
pub(super) struct EmperorBoard;

/// The emblems in the order of the seats: wave for blue, flame for red, sun for yellow, leaf for green, mountain for violet.
const EMBLEMS: [&str; SEATS] = ["e-wave", "e-flame", "e-sun", "e-leaf", "e-mountain"];

/// The emblem of a seat.
fn emblem(seat: Seat) -> &'static str {
    EMBLEMS[seat.index() % EMBLEMS.len()]
}

/// The sign of a card colour; none of them is a player's.
const fn sign(colour: Colour) -> &'static str {
    match colour {
        Colour::Yellow => "em-coin",
        Colour::Red => "em-lantern",
        Colour::Orange => "em-fan",
        Colour::Green => "em-bamboo",
        Colour::Purple => "em-blossom",
    }
}

/// Draws with the desk, or nothing if the view is not one of this game.
fn drawn(view: &dyn Any, scene: &Scene<'_>, draw: impl FnOnce(&Desk<'_>) -> Markup) -> Markup {
    match view.downcast_ref::<View>() {
        Some(view) => draw(&Desk::new(view, scene)),
        None => html! {},
    }
}

impl Board for EmperorBoard {
    fn game(&self) -> &'static str {
        "emperor"
    }

    fn symbols(&self) -> Markup {
        let land = Land::printed();
        html! {
            svg.sheet aria-hidden="true" focusable="false" {
                defs {
                    (PreEscaped(include_str!("symbols.svg")))
                    (PreEscaped(&land.defs))
                    @for side in Side::ALL { (PreEscaped(&land.ways(side).defs)) }
                }
            }
        }
    }

    fn style(&self) -> &'static str {
        include_str!("../../static/emperor.css")
    }

    fn emblem(&self, seat: Seat) -> &'static str {
        emblem(seat)
    }

    fn board(&self, view: &dyn Any, scene: &Scene<'_>) -> Markup {
        drawn(view, scene, map::frame)
    }

    fn detail(&self, view: &dyn Any, scene: &Scene<'_>, about: &[String]) -> Markup {
        let regions: Vec<Region> = about.iter().filter_map(|name| Region::from_name(name)).collect();
        drawn(view, scene, |desk| map::detail(desk, &regions))
    }

    fn sign(&self, name: &str) -> Option<Markup> {
        Colour::from_name(name).map(desk::swatch)
    }

    fn hand(&self, view: &dyn Any, scene: &Scene<'_>) -> Markup {
        drawn(view, scene, hand::hand)
    }

    fn held(&self, view: &dyn Any, scene: &Scene<'_>) -> Markup {
        drawn(view, scene, hand::in_small)
    }

    fn prompt(&self, view: &dyn Any, scene: &Scene<'_>) -> Markup {
        drawn(view, scene, prompt::prompt)
    }

    fn facts(&self, view: &dyn Any, scene: &Scene<'_>, seat: Seat) -> Markup {
        drawn(view, scene, |desk| prompt::facts(desk, seat))
    }

    fn supply(&self, view: &dyn Any, scene: &Scene<'_>) -> Markup {
        drawn(view, scene, row::supply)
    }

    fn count_box(&self) -> Option<&'static str> {
        Some("map")
    }

    fn places(&self, _viewer: Viewer, seat: Seat, mv: &str) -> Vec<String> {
        mv.parse().map_or(Vec::new(), |mv| places::places(seat, mv))
    }

    fn about(&self, _viewer: Viewer, what: &[(&'static str, Value)]) -> Vec<String> {
        places::about(what)
    }

    fn hand_size(&self, view: &dyn Any) -> Option<u32> {
        let (_, hand) = view.downcast_ref::<View>()?.own()?;
        Some(hand.size())
    }
}
