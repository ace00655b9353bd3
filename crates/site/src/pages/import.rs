//! Bringing the record of a game that was played elsewhere, or that was saved from here.

use game::Phrase;
use house::records::LARGEST;
use house::store::Row;
use maud::{Markup, html};

use super::layout::{Context, page};
use super::when;
use crate::assets::asset;

/// The form, what was wrong with what was sent, and the games that were brought before.
pub struct ImportPage<'a> {
    /// For whom.
    pub context: &'a Context<'a>,
    /// What is wrong with what was sent, in one line.
    pub why: Option<&'a str>,
    /// What was pasted, so that nobody pastes it twice.
    pub text: &'a str,
    /// The games brought before, the latest first.
    pub brought: &'a [Row],
}

/// The page.
#[must_use]
pub fn whole(import: &ImportPage<'_>) -> Markup {
    let context = import.context;
    let head = html! { link rel="stylesheet" href=(asset("settings.css")); };
    let title = context.say("import-title");
    let largest = context.words.say(&Phrase::new("import-largest").with("size", LARGEST >> 10));
    let body = html! {
        main #main.page.small tabindex="-1" {
            section.panel.message.signing {
                h1 { (title) }
                p.lead { (context.say("import-lead")) }
                @if let Some(why) = import.why {
                    p.told.bad role="alert" { svg aria-hidden="true" { use href="#m-no"; } span { (why) } }
                }
                form.fields method="post" action="/import" enctype="multipart/form-data" {
                    label.lab for="import-file" { (context.say("import-file")) }
                    input #import-file.field type="file" name="file" accept=".json,application/json" aria-describedby="import-size";
                    p.hint #import-size { (largest) }
                    label.lab for="import-text" { (context.say("import-text")) }
                    textarea #import-text.field name="text" rows="5" spellcheck="false" autocomplete="off" { (import.text) }
                    div.acts {
                        button.primary type="submit" { (context.say("import-do")) }
                        a.button href="/" { (context.say("error-home")) }
                    }
                }
                @if !import.brought.is_empty() {
                    h2 { (context.say("import-brought")) }
                    ul.brought {
                        @for row in import.brought {
                            li { a href={ "/g/" (row.id) } { (crate::words(Some(&row.game), context.words.lang()).word(&row.game)) } " " small { (when::day(context.words, row.opened)) } }
                        }
                    }
                }
            }
        }
    };
    page(context, &title, &head, &html! {}, &body)
}
