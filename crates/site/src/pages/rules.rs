//! The rules in our words.

use maud::{Markup, html};

use super::layout::{Context, page};

/// The games that have rules here.
#[must_use]
pub fn index(context: &Context<'_>) -> Markup {
    page(context, "", &html! {}, &html! {}, &html! {})
}

/// The rules of a game.
#[must_use]
pub fn game(context: &Context<'_>, game: &'static str) -> Markup {
    page(context, game, &html! {}, &html! {}, &html! {})
}
