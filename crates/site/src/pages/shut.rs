//! A table that this house cannot go on with: shown as it stood, with the reason and its record.

use game::Phrase;
use house::Shut;
use maud::{Markup, html};

use super::layout::{Context, page};

/// The whole page. `names` are the players'.
#[must_use]
pub fn whole(context: &Context<'_>, shut: &Shut, names: &[String]) -> Markup {
    let title = context.say("shut-title");
    let name = |seat: game::Seat| names.get(seat.index()).map_or_else(|| seat.to_string(), String::clone);
    let game = context.say(&shut.header.game);
    let count = Phrase::new("shut-count").with("count", shut.played.len());
    let body = html! {
        main #main.page.small tabindex="-1" {
            section.panel.message {
                h1 { (title) }
                p.lead { (context.words.fault(&shut.why)) }
                p { (context.say("shut-more")) }
                p { b { (game) } " · " (names.join(", ")) }
                p.acts {
                    a.button.primary href={ "/t/" (shut.header.id) "/record" } download { (context.say("record")) }
                    a.button href="/" { (context.say("error-home")) }
                }
                details open {
                    summary { (context.words.say(&count)) }
                    ol.moves { @for (seat, mv) in &shut.played { li { b { (name(*seat)) } " " code { (mv) } } } }
                }
            }
        }
    };
    page(context, &title, &html! {}, &html! {}, &body)
}
