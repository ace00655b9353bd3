//! How somebody is told that it is their turn: notifications, sound, a call to an address of theirs. What the browser does, the
//! browser keeps; the address is kept by the house.

use house::store::signals::Hook;
use maud::{Markup, html};

use super::layout::Context;

/// What can be wrong with an address, or with calling it: messages that the settings may show.
const FAULTS: [&str; 5] = ["hook-no-address", "hook-no-host", "hook-private", "hook-silent", "hook-refused"];

/// What the settings know about calls.
#[derive(Default)]
pub struct Signals<'a> {
    /// Where this person wants to be called.
    pub hook: Option<&'a Hook>,
    /// Why an address was not taken: the id of a message, as the query says it.
    pub fault: Option<&'a str>,
}

/// The section of the settings. Needs `signals.js`.
#[must_use]
pub fn section(context: &Context<'_>, signals: &Signals<'_>) -> Markup {
    let say = |id: &str| context.say(id);
    html! {
        section #signals.set aria-labelledby="s-signals" {
            header { h2 #s-signals { (say("signals")) } p { (say("signals-lead")) } }
            div.line {
                div { b #notify-name { (say("signals-notify")) } small { (say("signals-notify-more")) } }
                (switch("notify", "notify-name"))
            }
            div.line {
                div {
                    b { (say("signals-works")) }
                    small #notify-said role="status" data-shown=(say("notify-shown")) data-blocked=(say("notify-blocked"))
                        data-unsupported=(say("notify-unsupported")) data-title=(say("notify-title")) data-body=(say("notify-body")) {
                        (say("signals-works-more"))
                    }
                }
                button #try-notify type="button" { (say("signals-try")) }
            }
            div.line {
                div { b #sound-name { (say("sound")) } small #sound-said role="status" data-unsupported=(say("sound-unsupported")) { (say("sound-more")) } }
                span.acts { button #try-sound type="button" { (say("sound-try")) } (switch("sound", "sound-name")) }
            }
            (call(context, signals))
        }
    }
}

/// A switch that the script sets.
fn switch(name: &str, label: &str) -> Markup {
    html! {
        button.toggle type="button" role="switch" data-prefer=(name) aria-checked="false" aria-labelledby=(label) {
            span.switch aria-hidden="true" { i {} }
        }
    }
}

/// The address that is called.
fn call(context: &Context<'_>, signals: &Signals<'_>) -> Markup {
    let say = |id: &str| context.say(id);
    let fault = signals.fault.filter(|id| FAULTS.contains(id));
    html! {
        form.line.hook method="post" action="/me/signals" {
            label.lab for="hook-url" { (say("hook")) }
            p #hook-more.hint { (say("hook-more")) }
            div.pair {
                input #hook-url.field type="url" name="url" required maxlength="500" placeholder="https://"
                    value=(signals.hook.map_or("", |hook| hook.url.as_str())) aria-describedby="hook-more hook-said" aria-invalid=[fault.map(|_| "true")];
                button type="submit" name="what" value="keep" { (say("hook-keep")) }
            }
            p #hook-said.hint role="status" {
                @if let Some(fault) = fault { (say(fault)) }
                @else if let Some((_, said)) = signals.hook.and_then(|hook| hook.tried.as_ref()) {
                    @if FAULTS.contains(&said.as_str()) { (say("hook-failed")) " " (say(said)) } @else { (say("hook-answered")) }
                }
            }
            @if let Some(hook) = signals.hook {
                p.hint { (say("hook-secret")) " " code { (hook.secret) } }
                p.acts {
                    button type="submit" name="what" value="try" formnovalidate { (say("signals-try")) }
                    button.no type="submit" name="what" value="drop" formnovalidate { (say("hook-drop")) }
                }
            }
        }
    }
}
