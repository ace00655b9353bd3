//! What every page has around it.

use game::{Lang, Words};
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::assets::asset;

/// For whom a page is made.
pub struct Context<'a> {
    /// The words of the site, or of site and game.
    pub words: &'a Words,
    /// The viewer's name.
    pub name: &'a str,
    /// `light` or `dark`, if the viewer chose; else the system decides.
    pub theme: Option<&'a str>,
    /// The game of the table that the page shows: its rules are read beside it.
    pub game: Option<&'a str>,
    /// The address of this page with its query, for the switch of language.
    pub here: &'a str,
    /// Whether the viewer is a guest, or else has an account.
    pub guest: bool,
    /// The pages that whoever runs the house has written.
    pub papers: Papers,
    /// How many tables wait for the viewer.
    pub turns: usize,
}

/// Which pages of their own the hosts have written: the foot of every page leads there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Papers {
    /// The terms.
    pub terms: bool,
    /// What is done with data of people.
    pub privacy: bool,
}

impl Context<'_> {
    /// A message without values.
    #[must_use]
    pub fn say(&self, id: &str) -> String {
        self.words.word(id)
    }
}

/// The drawings that all pages share beside those of the boards ([`boards::SYMBOLS`]): brand and signs.
pub const SYMBOLS: PreEscaped<&str> = PreEscaped(include_str!("../../static/symbols.svg"));

/// A whole page. `head` is for style sheets and scripts of its own, `place` says where one is, beside the brand.
pub fn page(context: &Context<'_>, title: &str, head: &Markup, place: &Markup, body: &Markup) -> Markup {
    let lang = context.words.lang();
    html! {
        (DOCTYPE)
        html lang=(lang.code()) data-theme=[context.theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) }
                link rel="icon" type="image/svg+xml" href=(asset("icon.svg"));
                @for sheet in ["fonts.css", "tokens.css", "site.css", "pages.css"] {
                    link rel="stylesheet" href=(asset(sheet));
                }
                script src=(asset("site.js")) defer {}
                (head)
            }
            body {
                (boards::SYMBOLS)
                (SYMBOLS)
                a.skip.button href="#main" { (context.say("skip")) }
                header.top {
                    a.brand href="/" aria-label="Palatine" {
                        svg aria-hidden="true" { use href="#m-brand"; }
                        span.wide { "Palatine" }
                    }
                    (place)
                    nav aria-label=(context.say("nav-site")) {
                        @if let Some(game) = context.game {
                            a.quiet.beside href={ "/rules/" (game) } {
                                svg aria-hidden="true" { use href="#m-book"; } span.wide { (context.say("nav-rules")) }
                                span.sr { ", " (context.say(game)) }
                            }
                        } @else {
                            a.quiet.wide href="/rules" { (context.say("nav-rules")) }
                        }
                        a.quiet.wide href={ "/learn" @if let Some(game) = context.game { "/" (game) } } aria-current=[context.here.starts_with("/learn").then_some("page")] { (context.say("nav-learn")) }
                        a.quiet.wide href={ "/puzzles" @if let Some(game) = context.game { "/" (game) } } aria-current=[context.here.starts_with("/puzzles").then_some("page")] { (context.say("nav-puzzles")) }
                        a.quiet.wide href="/players" { (context.say("nav-players")) }
                        a.quiet.wide href="/data" { (context.say("nav-data")) }
                        @if context.turns > 0 {
                            a.turns href="/" {
                                b { (context.turns) } " " span.wide { (context.say("nav-turns")) }
                                span.sr { ": " (context.say("nav-turns-more")) }
                            }
                        }
                        span.seg role="group" aria-label=(context.say("nav-language")) {
                            @for (code, name) in [(Lang::En, "English"), (Lang::It, "italiano")] {
                                a href={ (context.here) (if context.here.contains('?') { '&' } else { '?' }) "lang=" (code.code()) } hreflang=(code.code()) lang=(code.code())
                                    aria-current=[(code == lang).then_some("true")] {
                                    (code.code().to_uppercase()) span.sr { ", " (name) }
                                }
                            }
                        }
                        button.quiet.icon #theme type="button" aria-label=(context.say("nav-theme")) {
                            svg aria-hidden="true" { use href="#m-theme"; }
                        }
                        a.me href="/me" {
                            i aria-hidden="true" { (context.name.chars().next().unwrap_or('?')) }
                            span.wide { (context.name) }
                            @if context.guest { " " small.wide { (context.say("nav-guest")) } }
                            span.sr { ", " (context.say("nav-me")) }
                        }
                    }
                }
                (body)
                footer.foot {
                    span { (context.say("foot-unofficial")) }
                    a href="/learn" { (context.say("nav-learn")) }
                    a href="/puzzles" { (context.say("nav-puzzles")) }
                    a href="/rules" { (context.say("foot-rules")) }
                    a href="/players" { (context.say("nav-players")) }
                    a href="/data" { (context.say("nav-data")) }
                    @if context.papers.terms { a href="/terms" { (context.say("foot-terms")) } }
                    @if context.papers.privacy { a href="/privacy" { (context.say("foot-privacy")) } }
                }
            }
        }
    }
}
