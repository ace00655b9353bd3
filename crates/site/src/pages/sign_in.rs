//! Signing in: with name and password, or with a recovery link.

use game::Phrase;
use maud::{Markup, html};

use super::layout::{Context, page};
use crate::assets::asset;

fn small(context: &Context<'_>, title: &str, inside: &Markup) -> Markup {
    let head = html! { link rel="stylesheet" href=(asset("settings.css")); };
    let body = html! {
        main #main.page.small tabindex="-1" { section.panel.message.signing { h1 { (title) } (inside) } }
    };
    page(context, title, &head, &html! {}, &body)
}

fn fault(why: Option<&str>) -> Markup {
    html! { @if let Some(why) = why { p.told.bad role="alert" { svg aria-hidden="true" { use href="#m-no"; } span { (why) } } } }
}

/// What becomes of the games of this device.
fn taken_along(context: &Context<'_>, games: bool) -> Markup {
    html! { @if games { p.hint { (context.say("sign-in-along")) } } }
}

/// With name and password. `games` says whether this guest has games to take along.
#[must_use]
pub fn whole(context: &Context<'_>, name: &str, games: bool, why: Option<&str>) -> Markup {
    let inside = html! {
        p.lead { (context.say("sign-in-lead")) }
        (fault(why))
        form.fields method="post" action="/sign-in" {
            label.lab for="sign-name" { (context.say("me-name")) }
            input #sign-name.field type="text" name="name" value=(name) required maxlength="100" autocomplete="username" autofocus[name.is_empty()];
            label.lab for="sign-password" { (context.say("me-by-password")) }
            input #sign-password.field type="password" name="password" required maxlength=(house::passwords::MOST) autocomplete="current-password" autofocus[!name.is_empty()];
            (taken_along(context, games))
            div.acts { button.primary type="submit" { (context.say("sign-in")) } }
        }
        p.hint { (context.say("sign-in-lost")) }
    };
    small(context, &context.say("sign-in"), &inside)
}

/// With a recovery link: it says whose it is, and asks before anything happens, because links are also opened by programs.
#[must_use]
pub fn recover(
    context: &Context<'_>,
    key: &str,
    whose: Option<&str>,
    games: bool,
    why: Option<&str>,
) -> Markup {
    let inside = html! {
        @if let Some(name) = whose {
            p.lead { (context.words.say(&Phrase::new("recover-lead").with("name", name))) }
            (fault(why))
            form.fields method="post" action="/recover" {
                input type="hidden" name="key" value=(key);
                (taken_along(context, games))
                div.acts { button.primary type="submit" { (context.words.say(&Phrase::new("recover-do").with("name", name))) } }
            }
        } @else {
            (fault(Some(why.unwrap_or(&context.say("recover-wrong")))))
            p { a href="/sign-in" { (context.say("recover-else")) } }
        }
    };
    small(context, &context.say("recover-title"), &inside)
}
