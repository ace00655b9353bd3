//! A small page: something went wrong.

use game::Phrase;
use maud::{Markup, html};

use super::layout::{Context, page};

/// A page that says what happened and what to do. `title` and `text` are in the viewer's language already.
#[must_use]
pub fn error(context: &Context<'_>, status: u16, title: &str, text: &str) -> Markup {
    let hint = match status {
        404 | 410 => "error-gone",
        429 => "error-wait",
        500.. => "error-server",
        _ => "error-back",
    };
    let code = context.words.say(&Phrase::new("error-code").with("status", i64::from(status)));
    let body = html! {
        main #main.page.small tabindex="-1" {
            section.panel.message {
                svg.gate aria-hidden="true" { use href="#m-brand"; }
                h1 { (title) }
                p.lead { (text) }
                p { (context.say(hint)) }
                p.acts {
                    a.button.primary href="/" { (context.say("error-home")) }
                    a.button href="/rules" { (context.say("nav-rules")) }
                }
                p.code { (code) }
            }
        }
    };
    page(context, title, &html! {}, &html! {}, &body)
}
