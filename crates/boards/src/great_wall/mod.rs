//! The board of Great Wall of China: a card is a stone, the same in the hand and in the wall; each player's stones in a
//! section are a tower.
//!
//! - `desk`: what all drawings need to know about one scene
//! - `wall`: the sections with their favours, towers and totals
//! - `stone`: the stones of a tower
//! - `tile`: how a stone is drawn, and what it counts
//! - `outcome`: what a move would change, shown before it is pressed
//! - `hand`: the viewer's cards and pile, and declining
//! - `prompt`: what the viewer is asked, and what is known of the players

mod desk;
mod hand;
mod outcome;
mod places;
mod prompt;
mod stone;
#[cfg(test)]
mod tests;
mod tile;
mod wall;

use std::any::Any;

use game::{Seat, Value, Viewer};
use great_wall::View;
use maud::{Markup, PreEscaped, html};

use self::desk::Desk;
use super::{Board, Scene};

/// Great Wall of China.
pub(super) struct GreatWallBoard;

/// The emblems in the order of the seats: wave for blue, flame for red, sun for yellow, leaf for green, cloud for gray.
const EMBLEMS: [&str; great_wall::SEATS] = ["e-wave", "e-flame", "e-sun", "e-leaf", "e-cloud"];

/// The emblem of a seat.
fn emblem(seat: Seat) -> &'static str {
    EMBLEMS[seat.index() % EMBLEMS.len()]
}

/// Draws with the desk, or nothing if the view is not one of this game.
fn drawn(view: &dyn Any, scene: &Scene<'_>, draw: impl FnOnce(&Desk<'_>) -> Markup) -> Markup {
    match view.downcast_ref::<View>() {
        Some(view) => draw(&Desk::new(view, scene)),
        None => html! {},
    }
}

impl Board for GreatWallBoard {
    fn game(&self) -> &'static str {
        "great-wall"
    }

    fn symbols(&self) -> Markup {
        PreEscaped(include_str!("symbols.svg").to_owned())
    }

    fn style(&self) -> &'static str {
        include_str!("../../static/great-wall.css")
    }

    fn emblem(&self, seat: Seat) -> &'static str {
        emblem(seat)
    }

    fn board(&self, view: &dyn Any, scene: &Scene<'_>) -> Markup {
        drawn(view, scene, wall::wall)
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
        drawn(view, scene, prompt::supply)
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
