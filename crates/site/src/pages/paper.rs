//! A text of the hosts, as paragraphs. Nothing in it is mark-up.

use maud::{Markup, html};

use super::layout::{Context, page};

/// The page: paragraphs are what empty lines part.
#[must_use]
pub fn whole(context: &Context<'_>, title: &str, text: &str) -> Markup {
    let text = text.replace("\r\n", "\n");
    let paragraphs = text.split("\n\n").map(str::trim).filter(|paragraph| !paragraph.is_empty());
    let body = html! {
        main #main.page.reading tabindex="-1" {
            h1 { (title) }
            @for paragraph in paragraphs {
                p { @for (n, line) in paragraph.lines().enumerate() { @if n > 0 { br; } (line) } }
            }
        }
    };
    page(context, title, &html! {}, &html! {}, &body)
}
