//! The board of Justinian: the court as a procession in mosaic, above it three wells for each courtier, and the phases.
//!
//! - `desk`: what all drawings need to know about one scene
//! - `marks`: tokens, pennants, faces: what is drawn in several places
//! - `court`: the twelve places and the courtiers in them
//! - `track`: the three phases, and the tokens on the phase space
//! - `story`: what happened at once, told one after another: tokens turned up, the moves of the courtiers, a scoring
//! - `hand`: the viewer's tokens, and passing
//! - `cards`: the viewer's characters, and exchanging one
//! - `choice`: from which side, whether to score, which colour
//! - `prompt`: what the viewer is asked, and what is known of the players

mod cards;
mod choice;
mod court;
mod desk;
mod hand;
mod marks;
mod places;
mod prompt;
mod story;
#[cfg(test)]
mod tests;
mod track;

use std::any::Any;

use ::justinian::{Colour, Decision, View};
use game::{Seat, Value, Viewer};
use maud::{Markup, PreEscaped, html};

use self::desk::Desk;
use super::{Board, Scene};

/// Justinian.
pub(super) struct JustinianBoard;

/// The emblems in the order of the seats: wave for blue, flame for red, sun for yellow, leaf for green.
const EMBLEMS: [&str; ::justinian::board::SEATS] = ["e-wave", "e-flame", "e-sun", "e-leaf"];

/// The emblem of a seat.
fn emblem(seat: Seat) -> &'static str {
    EMBLEMS[seat.index() % EMBLEMS.len()]
}

/// The sign of a card colour; none of them is a player's.
const fn sign(colour: Colour) -> &'static str {
    match colour {
        Colour::Porphyry => "ju-lozenge",
        Colour::Verdigris => "ju-crescent",
        Colour::Amber => "ju-quatrefoil",
        Colour::Alabaster => "ju-chalice",
    }
}

/// Draws with the desk, or nothing if the view is not one of this game.
fn drawn(view: &dyn Any, scene: &Scene<'_>, draw: impl FnOnce(&Desk<'_>) -> Markup) -> Markup {
    match view.downcast_ref::<View>() {
        Some(view) => draw(&Desk::new(view, scene)),
        None => html! {},
    }
}

/// The same for what nobody presses: then no world is imagined to try moves in.
fn looked_at(view: &dyn Any, scene: &Scene<'_>, draw: impl FnOnce(&Desk<'_>) -> Markup) -> Markup {
    match view.downcast_ref::<View>() {
        Some(view) => draw(&Desk::looked_at(view, scene)),
        None => html! {},
    }
}

impl Board for JustinianBoard {
    fn game(&self) -> &'static str {
        "justinian"
    }

    fn tells_stories(&self) -> bool {
        true
    }

    /// The courtiers move.
    fn is_story(&self, mv: &str) -> bool {
        matches!(mv, "left-first" | "right-first")
    }

    fn symbols(&self) -> Markup {
        PreEscaped(include_str!("symbols.svg").to_owned())
    }

    fn style(&self) -> &'static str {
        include_str!("../../static/justinian.css")
    }

    fn emblem(&self, seat: Seat) -> &'static str {
        emblem(seat)
    }

    fn board(&self, view: &dyn Any, scene: &Scene<'_>) -> Markup {
        drawn(view, scene, |desk| {
            html! { div.palace { (track::track(desk)) (desk.seam()) (court::court(desk)) } }
        })
    }

    fn tale(&self, view: &dyn Any, scene: &Scene<'_>) -> Markup {
        drawn(view, scene, story::tale)
    }

    fn hand(&self, view: &dyn Any, scene: &Scene<'_>) -> Markup {
        drawn(view, scene, hand::hand)
    }

    fn held(&self, view: &dyn Any, scene: &Scene<'_>) -> Markup {
        looked_at(view, scene, hand::in_small)
    }

    fn prompt(&self, view: &dyn Any, scene: &Scene<'_>) -> Markup {
        looked_at(view, scene, prompt::prompt)
    }

    fn stage(&self, view: &dyn Any) -> Option<&'static str> {
        Some(match view.downcast_ref::<View>()?.table().decision {
            Decision::Turn => "turn",
            Decision::Side => "side",
            Decision::Offer => "offer",
            Decision::Colour => "colour",
            Decision::Exchange => "exchange",
            Decision::Over => "over",
        })
    }

    fn facts(&self, view: &dyn Any, scene: &Scene<'_>, seat: Seat) -> Markup {
        looked_at(view, scene, |desk| prompt::facts(desk, seat))
    }

    fn supply(&self, view: &dyn Any, scene: &Scene<'_>) -> Markup {
        looked_at(view, scene, prompt::supply)
    }

    fn places(&self, _viewer: Viewer, seat: Seat, mv: &str) -> Vec<String> {
        mv.parse().map_or(Vec::new(), |mv| places::places(seat, mv))
    }

    fn about(&self, viewer: Viewer, what: &[(&'static str, Value)]) -> Vec<String> {
        places::about(viewer, what)
    }

    fn hand_size(&self, view: &dyn Any) -> Option<u32> {
        Some(view.downcast_ref::<View>()?.own()?.hand.size())
    }
}
