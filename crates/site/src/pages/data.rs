//! About the data.

use maud::{Markup, html};

use super::layout::{Context, page};

/// The whole page.
#[must_use]
pub fn whole(context: &Context<'_>) -> Markup {
    page(context, "", &html! {}, &html! {}, &html! {})
}
