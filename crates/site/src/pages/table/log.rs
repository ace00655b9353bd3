//! The log: told line by line, and kept apart from the frame.

use game::Seat;
use maud::{Markup, PreEscaped, html};

use super::{TablePage, emblem};
use crate::boards::Board;

/// Where the lines of the log go: they are told once and kept apart from the frame, which does not grow with the game.
const LINES: &str = "<ol id=\"lines\" tabindex=\"0\">";

/// A live region with the lines of the log in it.
#[must_use]
pub fn with_lines(live: &str, lines: &str) -> String {
    match live.split_once(LINES) {
        Some((before, after)) => [before, LINES, lines, after].concat(),
        None => live.to_owned(),
    }
}

/// Where the log stands.
pub(super) fn log(page: &TablePage<'_>) -> Markup {
    html! {
        section #log.panel.log aria-label=(page.say("log")) {
            h2 { (page.say("log")) }
            (PreEscaped(LINES)) (PreEscaped("</ol>"))
        }
    }
}

/// A line of the log: whom it is about, what happened, and why it mattered.
#[must_use]
pub fn log_line(board: &dyn Board, seat: Option<Seat>, told: &[String]) -> Markup {
    html! {
        li.note[seat.is_none()] {
            @if let Some(seat) = seat { (emblem(board, seat)) } @else { span {} }
            span {
                @for (k, told) in told.iter().enumerate() {
                    @if k == 0 { (told) } @else { " " small { (told) } }
                }
            }
        }
    }
}
