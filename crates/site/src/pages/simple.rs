//! Small pages: something went wrong; one's own name.

use game::Phrase;
use maud::{Markup, html};

use super::layout::{Context, page};
use super::signals::{self, Signals};
use crate::assets::asset;

/// The most characters of a name.
pub const LONGEST_NAME: usize = house::names::MOST;

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

/// The viewer's name.
#[must_use]
pub fn me(context: &Context<'_>, saved: bool, signals: &Signals<'_>) -> Markup {
    let body = html! {
        main #main.page.small tabindex="-1" {
            section.panel.message {
                h1 { (context.say("me-title")) }
                p.lead { (context.say("me-lead")) }
                @if saved { p.saved role="status" { "✓ " (context.say("me-saved")) } }
                form.name method="post" action="/me" {
                    label for="name" { (context.say("me-name")) }
                    div {
                        input #name.field type="text" name="name" value=(context.name) required minlength="1"
                            maxlength=(LONGEST_NAME) autocomplete="nickname" aria-describedby="name-more";
                        button.primary type="submit" { (context.say("me-save")) }
                    }
                    p #name-more { (context.words.say(&Phrase::new("me-more").with("most", LONGEST_NAME))) }
                }
                p { a href="/" { (context.say("me-home")) } }
            }
            (signals::section(context, signals))
        }
    };
    let head = html! { script src=(asset("signals.js")) defer {} };
    page(context, &context.say("me-title"), &head, &html! {}, &body)
}
