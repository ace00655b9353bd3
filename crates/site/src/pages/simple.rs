//! Small pages: something went wrong; one's own name.

use maud::{Markup, html};

use super::layout::{Context, page};

/// A page that says what happened and what to do.
#[must_use]
pub fn error(context: &Context<'_>, status: u16, title: &str, text: &str) -> Markup {
    page(context, title, &html! {}, &html! {}, &html! { (status) (text) })
}

/// The viewer's name.
#[must_use]
pub fn me(context: &Context<'_>, saved: bool) -> Markup {
    page(context, "", &html! {}, &html! {}, &html! { (saved) })
}
