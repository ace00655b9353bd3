//! Chance that can be checked: what was promised before the first move, and whether it was kept. The section stands on a page of
//! its own and may stand on that of the game.

use game::promise::Verified;
use game::{Phrase, Words};
use maud::{Markup, html};

use super::layout::{Context, page};
use crate::assets::asset;

/// What is known of the chance of a table.
pub struct Chance {
    /// The table.
    pub table: String,
    /// What was shown before the first move.
    pub commitment: String,
    /// What may be said of the seed.
    pub seed: Sealed,
}

/// What may be said of a seed.
pub enum Sealed {
    /// The game is not over.
    Running,
    /// Others play the same deal, and whoever looks has not.
    Closed,
    /// Nobody can repeat the game here.
    Shut,
    /// It is open: the game was repeated.
    Open(Box<Opened>),
}

/// A game that was repeated from its seed.
pub struct Opened {
    /// The seed.
    pub seed: String,
    /// What came of it.
    pub verified: Verified,
    /// What was told at every draw, in the order of [`Verified::draws`].
    pub told: Vec<String>,
}

/// The page of a table's chance.
#[must_use]
pub fn whole(context: &Context<'_>, game: &str, chance: &Chance) -> Markup {
    let inside = html! {
        p.lead { (context.say("seal-lead")) }
        (section(context, chance))
        p.acts {
            a.button href={ "/t/" (chance.table) } { (context.say("seal-table")) }
            a.button href="/verify" { (context.say("seal-from-check")) }
        }
    };
    framed(context, &format!("{} · {}", context.say("seal-title"), context.say(game)), "seal-title", &inside)
}

fn framed(context: &Context<'_>, title: &str, heading: &str, inside: &Markup) -> Markup {
    let head = html! {
        link rel="stylesheet" href=(asset("chance.css"));
        script src=(asset("verify.js")) defer {}
    };
    let body =
        html! { main #main.page.reading.seal tabindex="-1" { h1 { (context.say(heading)) } (inside) } };
    page(context, title, &head, &html! {}, &body)
}

/// The section: the commitment from the start; at the end the seed, and what was checked by whom. It needs `chance.css` and
/// `verify.js`.
#[must_use]
pub fn section(context: &Context<'_>, chance: &Chance) -> Markup {
    let say = |id: &str| context.say(id);
    html! {
        section #chance.panel.sealed data-table=(chance.table) data-commitment=(chance.commitment) {
            h2 { (say("seal-commitment")) }
            p.digits { code { (chance.commitment) } }
            p.sub { (say("seal-commitment-more")) }
            @match &chance.seed {
                Sealed::Running => { p { b { (say("seal-running")) } " " (say("seal-remembered")) } }
                Sealed::Closed => { p { b { (say("seal-closed")) } } }
                Sealed::Shut => { p { b { (say("seal-shut")) } " " a href={ "/t/" (chance.table) "/record" } download { (say("seal-record")) } } }
                Sealed::Open(opened) => (open(context, chance, opened)),
            }
        }
    }
}

fn open(context: &Context<'_>, chance: &Chance, opened: &Opened) -> Markup {
    let say = |id: &str| context.say(id);
    // The decision is not known here: the script puts its number in.
    let of = |id: &'static str| context.words.say(&Phrase::new(id).with("decision", "#"));
    html! {
        h2 { (say("seal-seed")) }
        p.digits { code { (opened.seed) } }
        div.checks {
            section aria-labelledby="by-house" {
                h3 #by-house { (say("seal-house")) }
                p.sub { (say("seal-house-more")) }
                (found(context.words, &opened.verified))
            }
            section aria-labelledby="by-browser" {
                h3 #by-browser { (say("seal-browser")) }
                p.sub { (say("seal-browser-more")) }
                ul.found aria-live="polite" {
                    li #own data-good=(say("seal-own")) data-bad=(say("seal-own-wrong")) data-not=(say("seal-own-not")) { (say("seal-none")) }
                    li #kept data-good=(of("seal-kept")) data-bad=(of("seal-kept-wrong")) data-not=(say("seal-kept-not")) hidden {}
                    li #noted data-good=(say("seal-noted-fits")) data-bad=(say("seal-noted-wrong")) hidden {}
                }
                label.lab for="noting" { (say("seal-noted")) }
                input #noting.field type="text" spellcheck="false" autocomplete="off" maxlength="100";
            }
        }
        details { summary { (say("seal-promise")) } pre #promise tabindex="0" { (opened.verified.promise) } }
        @if !opened.told.is_empty() {
            details {
                summary { (say("seal-draws")) " · " (opened.verified.draws.len()) }
                ol.draws {
                    @for (decision, told) in opened.verified.draws.iter().zip(&opened.told) {
                        li { b { (decision) } span { (told) } }
                    }
                }
            }
        }
        p { (say("seal-self")) " " a href={ "/t/" (chance.table) "/record" } download { (say("seal-record")) } ", " code { "palatine verify FILE --commitment …" } }
    }
}

/// What came of repeating a record, a line for each.
fn found(words: &Words, verified: &Verified) -> Markup {
    let say = |id: &'static str, count: usize| words.say(&Phrase::new(id).with("count", count));
    html! {
        ul.found {
            @for fault in &verified.faults { li.bad { (words.fault(fault)) } }
            @if verified.more > 0 { li.bad { (say("verify-more", verified.more)) } }
            li.good[verified.is_sound()] { (say("verify-decisions", verified.decisions)) }
            li.good[verified.is_sound()] { (say("verify-draws", verified.draws.len())) }
            @if verified.unmarked > 0 { li { (say("verify-unmarked", verified.unmarked)) } }
            li.good[verified.is_sound()].bad[!verified.is_sound()] {
                b { (words.word(if verified.is_sound() { "verify-sound" } else { "verify-unsound" })) }
            }
        }
    }
}

/// What came of a record that somebody has put in.
pub enum Checked {
    /// Nothing was put in yet.
    Nothing,
    /// It cannot be read.
    Unreadable(String),
    /// It was repeated.
    Repeated(Box<Verified>),
}

/// The page on which a record file is verified. `words` are those of its game.
#[must_use]
pub fn check(context: &Context<'_>, words: &Words, text: &str, checked: &Checked) -> Markup {
    let inside = html! {
        p.lead { (context.say("verify-lead")) }
        @match checked {
            Checked::Nothing => {}
            Checked::Unreadable(why) => {
                section.panel.sealed role="alert" { ul.found { li.bad { b { (context.say("verify-fault")) } " " (why) } } }
            }
            Checked::Repeated(verified) => {
                section.panel.sealed role="status" {
                    h2 { (context.say("seal-commitment")) }
                    p.digits { code { (verified.commitment) } }
                    @if !verified.committed { p.sub { (context.say("verify-uncommitted")) } }
                    (found(words, verified))
                }
            }
        }
        form.panel.sealed method="post" action="/verify" {
            label.lab for="record" { (context.say("verify-file")) }
            textarea #record.field name="record" rows="8" spellcheck="false" required { (text) }
            p.acts {
                label.button.file hidden { (context.say("verify-choose")) input #file type="file" accept=".json,application/json"; }
                button.primary type="submit" { (context.say("verify-do")) }
            }
        }
    };
    framed(context, &context.say("verify-title"), "verify-title", &inside)
}
