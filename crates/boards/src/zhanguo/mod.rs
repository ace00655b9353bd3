//! The board of ZhanGuo: the map with the Great Wall above it, rewards and Tasks, the viewer's own board, the Court. The
//! busiest table of all, so it is calm: everything has one place, and only what can be pressed now is lit.
//!
//! - `desk`: what all drawings need to know about one scene
//! - `marks`: icons, regions, markers, abilities: what is drawn in several places
//! - `land`, `scenery`: all of the map that no game changes, drawn once for each board; what lies about for the eye
//! - `map`, `walls`: the map in its frame, the regions with Palaces and Governors, and the Great Wall
//! - `info`, `count`: rewards, Reward line and Tasks; the final count
//! - `places`: what the log speaks of
//! - `mine`, `areas`: the viewer's own board, region by region
//! - `opening`: the B sides of the player boards, and the auction; `sides`: each at its owner
//! - `hand`, `court`: the viewer's cards, the number to beat and the actions
//! - `prompt`, `account`: what the viewer is asked, what this play has given, which abilities answer
//! - `facts`: what is known of the players, their boards folded
//! - `charts`: the tables of the rules page; `numberline`: the Court's number, for lessons

mod account;
mod areas;
mod charts;
mod count;
mod court;
mod desk;
mod facts;
mod hand;
mod info;
mod land;
mod map;
mod marks;
mod mine;
mod numberline;
mod opening;
mod places;
mod prompt;
mod scenery;
mod sides;
#[cfg(test)]
mod tests;
mod walls;

use std::any::Any;

use ::zhanguo::View;
use game::{Seat, Value, Viewer, Words};
use maud::{Markup, PreEscaped, html};

use self::desk::Desk;
use self::land::Land;
use super::{Board, Scene};

/// ZhanGuo.
pub(super) struct ZhanGuoBoard;

/// The emblems in the order of the seats: wave for blue, flame for red, mountain for purple, sun for yellow.
const EMBLEMS: [&str; ::zhanguo::SEATS] = ["e-wave", "e-flame", "e-mountain", "e-sun"];

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

/// On a phone one part is seen at a time.
const PARTS: [(&str, &str); 3] =
    [("map", "board-part-map"), ("mine", "board-part-mine"), ("info", "board-part-info")];

/// Map, own board, rewards and Tasks; for the audience also the Court, which otherwise lies beside the hand.
fn board(desk: &Desk<'_>) -> Markup {
    html! {
        div.parts role="tablist" aria-label=(desk.word("board-parts")) {
            @for (part, word) in PARTS {
                button type="button" role="tab" aria-selected="false" data-tab=(part) data-group="part" { (desk.word(word)) }
            }
        }
        (map::map(desk))
        (mine::mine(desk))
        (info::info(desk))
        @if desk.me().is_none() { (court::court(desk)) }
    }
}

impl Board for ZhanGuoBoard {
    fn game(&self) -> &'static str {
        "zhanguo"
    }

    fn symbols(&self) -> Markup {
        html! {
            svg.sheet aria-hidden="true" focusable="false" {
                defs { (PreEscaped(include_str!("symbols.svg"))) (PreEscaped(&Land::printed().defs)) }
            }
        }
    }

    fn style(&self) -> &'static str {
        include_str!("../../static/zhanguo.css")
    }

    fn emblem(&self, seat: Seat) -> &'static str {
        emblem(seat)
    }

    fn board(&self, view: &dyn Any, scene: &Scene<'_>) -> Markup {
        drawn(view, scene, board)
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
        drawn(view, scene, |desk| facts::facts(desk, seat))
    }

    fn supply(&self, view: &dyn Any, scene: &Scene<'_>) -> Markup {
        drawn(view, scene, facts::supply)
    }

    fn chart(&self, name: &str, words: &Words) -> Option<Markup> {
        charts::chart(name, words)
    }

    fn aid(&self, view: &dyn Any, scene: &Scene<'_>, lights: &[String]) -> Markup {
        drawn(view, scene, |desk| numberline::numberline(desk, lights))
    }

    fn tells_stories(&self) -> bool {
        true
    }

    /// A play begins: its account is kept from there.
    fn is_story(&self, mv: &str) -> bool {
        mv == "accept" || mv.starts_with("court ")
    }

    fn count(&self, view: &dyn Any, scene: &Scene<'_>) -> Option<Markup> {
        view.downcast_ref::<View>().map(|view| count::table(&Desk::new(view, scene)))
    }

    fn places(&self, viewer: Viewer, seat: Seat, mv: &str) -> Vec<String> {
        mv.parse().map_or(Vec::new(), |mv| places::places(viewer, seat, mv))
    }

    fn about(&self, _viewer: Viewer, what: &[(&'static str, Value)]) -> Vec<String> {
        places::about(what)
    }

    fn hand_size(&self, view: &dyn Any) -> Option<u32> {
        view.downcast_ref::<View>()?.own().map(|(_, secret)| secret.hand.size())
    }
}
