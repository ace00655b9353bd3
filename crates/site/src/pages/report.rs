//! Reporting a name or a message to whoever runs the house.

use maud::{Markup, html};

use super::layout::{Context, page};
use crate::assets::asset;

/// The most characters of a reason.
pub const LONGEST: usize = 500;

/// What is reported.
pub struct ReportPage<'a> {
    /// For whom.
    pub context: &'a Context<'a>,
    /// Where it is sent to, with what it is about.
    pub fields: &'a [(&'a str, String)],
    /// Whom it may be about, by seat: number, name.
    pub people: &'a [(usize, String)],
    /// The message it is about, if it is about one.
    pub message: Option<&'a str>,
    /// Where whoever reports came from.
    pub back: &'a str,
    /// What is wrong with what was sent.
    pub why: Option<&'a str>,
}

/// The form.
#[must_use]
pub fn whole(report: &ReportPage<'_>) -> Markup {
    let context = report.context;
    let inside = html! {
        p.lead { (context.say("report-lead")) }
        @if let Some(why) = report.why {
            p.told.bad role="alert" { svg aria-hidden="true" { use href="#m-no"; } span { (why) } }
        }
        form.fields method="post" action="/report" {
            @for (name, value) in report.fields { input type="hidden" name=(name) value=(value); }
            @if let Some(message) = report.message { blockquote { (message) } }
            @match report.people {
                [] => {}
                [(seat, name)] => { input type="hidden" name="seat" value=(seat); p { (context.say("report-name")) " " b { (name) } } }
                people => {
                    fieldset.whom {
                        legend.lab { (context.say("report-whom")) }
                        @for (seat, name) in people {
                            label { input type="radio" name="seat" value=(seat) required; span { (name) } }
                        }
                    }
                }
            }
            label.lab for="report-why" { (context.say("report-why")) }
            textarea #report-why.field name="why" rows="4" maxlength=(LONGEST) required {}
            div.acts { button.primary type="submit" { (context.say("report-do")) } a.button href=(report.back) { (context.say("report-back")) } }
        }
    };
    framed(context, &inside)
}

/// Said thanks.
#[must_use]
pub fn thanks(context: &Context<'_>, back: &str) -> Markup {
    let inside = html! {
        p.lead role="status" { (context.say("report-thanks")) }
        p.acts { a.button.primary href=(back) { (context.say("report-back")) } }
    };
    framed(context, &inside)
}

fn framed(context: &Context<'_>, inside: &Markup) -> Markup {
    let head = html! { link rel="stylesheet" href=(asset("settings.css")); };
    let title = context.say("report-title");
    let body = html! {
        main #main.page.small tabindex="-1" { section.panel.message.signing { h1 { (title) } (inside) } }
    };
    page(context, &title, &head, &html! {}, &body)
}
