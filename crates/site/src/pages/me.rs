//! Who I am: my name, how I keep my games, where I am signed in, my data.

use game::Phrase;
use house::Time;
use house::store::Came;
use house::store::people::{Profile, Session};
use house::store::puzzles::Solver;
use maud::{Markup, html};

use super::layout::{Context, page};
use super::learn::{LearnPage, in_short};
use super::puzzles;
use super::signals::{self, Signals};
use super::when;
use crate::assets::asset;

/// The sections, in order: the message with their title, their place on the page, their sign. Each is a function below, or in
/// a file of its own.
const SECTIONS: [(&str, &str, &str); 8] = [
    ("me-name", "name", "m-seats"),
    ("me-keep", "keep", "m-key"),
    ("me-page", "page", "m-seats"),
    ("me-learnt", "learnt", "m-advice"),
    ("me-remarks", "remarks", "m-book"),
    ("signals", "signals", "m-bell"),
    ("me-where", "where", "m-link"),
    ("me-data", "data", "m-down"),
];

/// How a person stands to the remarks of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stance {
    /// They come, because it is a first game or somebody asked.
    On,
    /// Somebody wanted no more.
    Off,
    /// They have played it before.
    Past,
}

/// What the page shows.
pub struct MePage<'a> {
    /// For whom.
    pub context: &'a Context<'a>,
    /// What is kept of them; guests may have nothing yet.
    pub profile: Option<&'a Profile>,
    /// The name under which a guest could keep their games.
    pub to_keep: String,
    /// Where they are signed in: for each session, whether it is this one.
    pub sessions: Vec<(Session, bool)>,
    /// How they are told that it is their turn.
    pub signals: Signals<'a>,
    /// A new recovery link, shown once.
    pub link: Option<String>,
    /// What was done just now: the section, and the message that says so.
    pub done: Option<(&'static str, &'static str)>,
    /// What is wrong with what was sent: the section, and why.
    pub fault: Option<(&'static str, String)>,
    /// Whether others find them.
    pub listed: bool,
    /// How far they came in the lessons they began.
    pub progress: &'a [Came],
    /// In which games they have finished puzzles, and how good they are there.
    pub solvers: &'a [(String, Solver)],
    /// For each game with remarks, whether they come: the game, and how it stands.
    pub remarks: Vec<(&'static str, Stance)>,
    /// What time it is.
    pub now: Time,
}

impl MePage<'_> {
    fn say(&self, id: &str) -> String {
        self.context.say(id)
    }

    fn has_account(&self) -> bool {
        self.profile.is_some_and(Profile::has_account)
    }

    fn has_password(&self) -> bool {
        self.profile.is_some_and(|profile| profile.password.is_some())
    }

    /// What was done, or what is wrong, in its section.
    fn word(&self, section: &str) -> Markup {
        html! {
            @if let Some((_, done)) = self.done.filter(|(at, _)| *at == section) {
                p.told.good role="status" { svg aria-hidden="true" { use href="#m-check"; } span { (self.say(done)) } }
            }
            @if let Some((_, why)) = self.fault.as_ref().filter(|(at, _)| *at == section) {
                p.told.bad role="alert" { svg aria-hidden="true" { use href="#m-no"; } span { (why) } }
            }
        }
    }
}

/// The whole page.
#[must_use]
pub fn whole(me: &MePage<'_>) -> Markup {
    let title = me.context.words.say(&Phrase::new("me-title").with("name", me.context.name));
    let head = html! {
        link rel="stylesheet" href=(asset("settings.css"));
        script src=(asset("signals.js")) defer {}
    };
    let body = html! {
        main #main.page.settings tabindex="-1" {
            h1 { (title) }
            nav.index aria-label=(me.say("me-settings")) {
                ul {
                    @for (title, at, sign) in SECTIONS {
                        li {
                            a href={ "#" (at) } {
                                svg aria-hidden="true" { use href={ "#" (sign) }; }
                                (me.say(if at == "keep" && me.has_account() { "me-kept" } else { title }))
                                @if at == "keep" && !me.has_account() {
                                    i.due aria-hidden="true" {} span.sr { ", " (me.say("me-keep-due")) }
                                }
                            }
                        }
                    }
                }
            }
            div {
                (name(me))
                @if me.has_account() { (kept(me)) } @else { (keep(me)) }
                (own_page(me))
                (learnt(me))
                (solved(me))
                (remarks(me))
                (signals::section(me.context, &me.signals))
                (places(me))
                (data(me))
            }
        }
    };
    page(me.context, &title, &head, &html! {}, &body)
}

/// What they have learnt, game by game.
fn learnt(me: &MePage<'_>) -> Markup {
    let lessons = in_short(&LearnPage { context: me.context, progress: me.progress });
    section(me, "learnt", "learnt", "me-learnt", Some(me.say("me-learnt-lead")), &lessons)
}

/// How they fare at puzzles, where they have finished some.
fn solved(me: &MePage<'_>) -> Markup {
    if me.solvers.is_empty() {
        return html! {};
    }
    let inside = puzzles::in_short(me.context, me.solvers);
    section(me, "puzzles", "learnt", "puzzles-title", Some(me.say("me-puzzles-lead")), &inside)
}

/// A section with its title.
fn section(
    me: &MePage<'_>,
    at: &str,
    class: &str,
    title: &str,
    lead: Option<String>,
    inside: &Markup,
) -> Markup {
    html! {
        section #(at).set.(class) aria-labelledby={ "s-" (at) } {
            header { h2 #{ "s-" (at) } { (me.say(title)) } @if let Some(lead) = lead { p { (lead) } } }
            (me.word(at))
            (inside)
        }
    }
}

fn name(me: &MePage<'_>) -> Markup {
    let more = me.context.words.say(&Phrase::new("me-more").with("most", house::names::MOST));
    let inside = html! {
        form.in method="post" action="/me" {
            label.lab for="name" { (me.say("me-name")) }
            div.pair {
                input #name-field.field type="text" name="name" value=(me.context.name) required minlength="1"
                    maxlength=(house::names::MOST) autocomplete=(if me.has_account() { "username" } else { "nickname" }) aria-label=(me.say("me-name")) aria-describedby="name-more";
                button.strong type="submit" { (me.say("me-save")) }
            }
            p #name-more.hint { (more) }
        }
    };
    section(me, "name", "own", "me-name", None, &inside)
}

/// A field for a password that is not set yet.
fn new_password(me: &MePage<'_>, id: &str) -> Markup {
    html! {
        label.lab for=(id) { (me.say("me-password-new")) }
        input.field #(id) type="password" name="password" required minlength=(house::passwords::LEAST) maxlength=(house::passwords::MOST)
            autocomplete="new-password" aria-describedby={ (id) "-more" };
        p.hint #{ (id) "-more" } { (me.say("me-password-more")) }
    }
}

/// A field for the password that is set.
fn old_password(me: &MePage<'_>, id: &str) -> Markup {
    html! {
        label.lab for=(id) { (me.say("me-password-old")) }
        input.field #(id) type="password" name="old" required maxlength=(house::passwords::MOST) autocomplete="current-password";
    }
}

/// Two ways to come back, for a guest.
fn keep(me: &MePage<'_>) -> Markup {
    let name_field = |id: &str| {
        html! {
            label.lab for=(id) { (me.say("me-keep-name")) }
            input.field #(id) type="text" name="name" value=(me.to_keep) required maxlength=(house::names::MOST) autocomplete="username";
        }
    };
    let inside = html! {
        div.ways {
            form.way method="post" action="/me/keep" {
                h3 { svg aria-hidden="true" { use href="#m-key"; } (me.say("me-by-password")) }
                p { (me.say("me-by-password-more")) }
                (name_field("keep-name"))
                (new_password(me, "keep-password"))
                div.acts { button.primary type="submit" name="how" value="password" { (me.say("me-by-password-do")) } }
            }
            form.way method="post" action="/me/keep" {
                h3 { svg aria-hidden="true" { use href="#m-link"; } (me.say("me-by-link")) }
                p { (me.say("me-by-link-more")) }
                (name_field("link-name"))
                div.acts { button type="submit" name="how" value="link" { (me.say("me-by-link-do")) } }
            }
        }
        p.after { (me.say("me-keep-after")) " " a href="/sign-in" { (me.say("me-have")) } }
    };
    section(me, "keep", "keep", "me-keep", Some(me.say("me-keep-lead")), &inside)
}

/// The ways back of an account.
fn kept(me: &MePage<'_>) -> Markup {
    let day = |at: Option<Time>, id: &'static str, none: &str| match at {
        Some(at) => me.context.words.say(&Phrase::new(id).with("day", when::day(me.context.words, at))),
        None => me.say(none),
    };
    let (password, recovery) =
        me.profile.map_or((None, None), |profile| (profile.password, profile.recovery));
    let inside = html! {
        @if let Some(link) = &me.link {
            div.once role="status" {
                b { (me.say("me-link-once")) }
                p { (me.say("me-link-once-more")) }
                div.pair {
                    input #link.field type="text" readonly value=(link) aria-label=(me.say("me-by-link"));
                    button.strong type="button" data-copy="link" data-done=(me.say("copied")) { (me.say("copy")) }
                }
            }
        }
        details.line {
            summary { span { b { (me.say("me-by-password")) } small { (day(password, "me-password-since", "me-password-none")) } } span.button { (me.say(if password.is_some() { "me-change" } else { "me-set" })) } }
            form.in method="post" action="/me/password" {
                input.sr type="text" name="username" value=(me.context.name) autocomplete="username" tabindex="-1" aria-hidden="true" readonly;
                @if me.has_password() { (old_password(me, "old-password")) }
                (new_password(me, "new-password"))
                p.hint { (me.say("me-password-elsewhere")) }
                div.acts { button.strong type="submit" { (me.say("me-password-save")) } }
            }
        }
        form.line method="post" action="/me/link" {
            div { b { (me.say("me-by-link")) } small { (day(recovery, "me-link-since", "me-link-none")) } }
            button type="submit" { (me.say(if recovery.is_some() { "me-link-new" } else { "me-by-link-do" })) }
        }
    };
    let lead = me.context.words.say(&Phrase::new("me-kept-lead").with("name", me.context.name));
    section(me, "keep", "kept", "me-kept", Some(lead), &inside)
}

/// Results and rating, and who may see them.
fn own_page(me: &MePage<'_>) -> Markup {
    let (more, ask, then) = if me.listed {
        ("me-listed-more", "me-unlist", "no")
    } else {
        ("me-unlisted-more", "me-list", "yes")
    };
    let inside = html! {
        @if let Some(profile) = me.profile {
            div.line.stack {
                div { b { (me.say("me-results")) } small { (me.say("me-results-more")) } }
                a.button href={ "/p/" (profile.public) } { (me.say("me-results-do")) }
            }
        }
        @if me.has_account() {
            form.line.stack method="post" action="/me/listed" {
                div { b { (me.say(if me.listed { "me-listed" } else { "me-unlisted" })) } small { (me.say(more)) } }
                button type="submit" name="listed" value=(then) { (me.say(ask)) }
            }
        } @else {
            div.line.stack { div { b { (me.say("me-unlisted")) } small { (me.say("me-guest-page")) } } }
        }
    };
    section(me, "page", "places", "me-page", None, &inside)
}

/// Remarks in first games, game by game.
fn remarks(me: &MePage<'_>) -> Markup {
    let inside = html! {
        @for (game, stance) in &me.remarks {
            @let (how, ask, say) = match stance {
                Stance::On => ("me-remarks-on", "guide-off", "off"),
                Stance::Off => ("me-remarks-off", "me-remarks-again", "again"),
                Stance::Past => ("me-remarks-past", "me-remarks-again", "again"),
            };
            form.line method="post" action={ "/first/" (game) } {
                div { b { (me.say(game)) } small { (me.say(how)) } }
                button type="submit" name="say" value=(say) { (me.say(ask)) span.sr { ": " (me.say(game)) } }
            }
        }
    };
    section(me, "remarks", "places", "me-remarks", Some(me.say("me-remarks-lead")), &inside)
}

/// What a browser is, as far as it said.
fn device(me: &MePage<'_>, key: &str) -> String {
    let (browser, system) = key.split_once(' ').unwrap_or(("other", "other"));
    let word = |kind: &str, name: &str| {
        let known = match kind {
            "browser" => ["firefox", "edge", "chrome", "safari"].contains(&name),
            _ => ["windows", "mac", "linux", "android", "ios"].contains(&name),
        };
        me.say(&format!("{kind}-{}", if known { name } else { "other" }))
    };
    let phrase = Phrase::new("session-device");
    me.context
        .words
        .say(&phrase.with("browser", word("browser", browser)).with("system", word("system", system)))
}

fn places(me: &MePage<'_>) -> Markup {
    let words = me.context.words;
    let since = |session: &Session| {
        let began = Phrase::new("session-since")
            .with("day", when::day(words, session.began))
            .word("how", how(session));
        words.say(&began)
    };
    let inside = html! {
        @if me.has_account() {
            @for (session, this) in &me.sessions {
                form.line method="post" action="/me/sign-out" {
                    div {
                        b { (device(me, &session.device)) } @if *this { span.mark { (me.say("session-this")) } }
                        small { (if *this { me.say("when-now") } else { when::ago(words, session.seen, me.now) }) " " (since(session)) }
                    }
                    @if !this { button type="submit" name="session" value=(session.handle) { (me.say("session-end")) } }
                }
            }
            @if me.sessions.len() > 1 {
                form.line.stack method="post" action="/me/sign-out" {
                    div { b { (me.say("session-others")) } small { (me.say("session-others-more")) } }
                    button type="submit" name="session" value="others" { (me.say("session-end-others")) }
                }
            }
            form.line.stack method="post" action="/sign-out" {
                div { b { (me.say("session-here")) } small { (me.say("session-here-more")) } }
                button type="submit" { (me.say("sign-out")) }
            }
        } @else {
            div.line.stack {
                div { b { (me.say("me-guest-here")) } small { (me.say("me-guest-here-more")) } }
                a.button href="/sign-in" { (me.say("sign-in")) }
            }
        }
    };
    section(me, "where", "places", "me-where", None, &inside)
}

/// The message that says how a session began.
fn how(session: &Session) -> &'static str {
    match session.how.as_str() {
        "password" => "session-by-password",
        "recovery" => "session-by-link",
        _ => "session-by-keeping",
    }
}

fn data(me: &MePage<'_>) -> Markup {
    let (title, more, ask) = if me.has_account() {
        ("me-delete", "me-delete-more", "me-delete-do")
    } else {
        ("me-forget", "me-forget-more", "me-forget-do")
    };
    let inside = html! {
        div.line.stack {
            div { b { (me.say("me-download")) } small { (me.say("me-download-more")) } }
            a.button href="/me/data" download { (me.say("me-download-do")) }
        }
        details.line.last {
            summary { span { b { (me.say(title)) } small { (me.say(more)) } } span.button.no { (me.say("me-delete-ask")) } }
            form.in method="post" action="/me/delete" {
                @if me.has_password() { (old_password(me, "delete-password")) }
                label.sure { input type="checkbox" name="sure" value="yes" required; span { (me.say("me-delete-sure")) } }
                div.acts { button.no type="submit" { (me.say(ask)) } }
            }
        }
    };
    section(me, "data", "danger", "me-data", None, &inside)
}
