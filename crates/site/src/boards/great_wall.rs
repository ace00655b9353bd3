//! The board of Great Wall of China.

use std::any::Any;

use game::Seat;
use maud::{Markup, html};

use super::{Board, Scene};

/// Great Wall of China.
pub(super) struct GreatWallBoard;

impl Board for GreatWallBoard {
    fn game(&self) -> &'static str {
        "great-wall"
    }
    fn picture(&self) -> Markup {
        html! {}
    }
    fn symbols(&self) -> Markup {
        html! {}
    }
    fn style(&self) -> &'static str {
        ""
    }
    fn emblem(&self, _: Seat) -> &'static str {
        "e-wave"
    }
    fn board(&self, _: &dyn Any, _: &Scene<'_>) -> Markup {
        html! {}
    }
    fn hand(&self, _: &dyn Any, _: &Scene<'_>) -> Markup {
        html! {}
    }
    fn prompt(&self, _: &dyn Any, _: &Scene<'_>) -> Markup {
        html! {}
    }
    fn facts(&self, _: &dyn Any, _: &Scene<'_>, _: Seat) -> Markup {
        html! {}
    }
    fn supply(&self, _: &dyn Any, _: &Scene<'_>) -> Markup {
        html! {}
    }
    fn hand_size(&self, _: &dyn Any) -> Option<u32> {
        None
    }
}
