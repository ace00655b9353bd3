//! Help on what boards show: all of it on a page, from which the card of a table takes what it says (`static/play/help.js`); and the
//! player aid, one page to print.

use boards::{Board, board};
use game::{Phrase, Words};
use maud::{Markup, html};

use super::book::{Book, Group};
use super::layout::{Context, SYMBOLS, page};
use super::prose::{prose, stressed};
use super::rules::title_of;
use crate::assets::asset;
use crate::help::{Help, Helps, Kind};

/// All that pages about help need of a game.
struct Shelf {
    game: &'static str,
    words: Words,
    helps: &'static Helps,
    groups: Vec<Group>,
    board: &'static dyn Board,
    symbols: Markup,
}

impl Shelf {
    fn of(context: &Context<'_>, game: &'static str) -> Option<Self> {
        let board = board(game)?;
        Some(Self {
            game,
            words: crate::words(Some(game), context.words.lang()),
            helps: Helps::of(game),
            groups: Book::of(game)?.groups(),
            board,
            symbols: board.symbols(),
        })
    }

    fn head(&self) -> Markup {
        html! {
            link rel="stylesheet" href=(asset(&format!("boards/{}.css", self.game)));
            link rel="stylesheet" href=(asset("help.css"));
        }
    }

    /// A symbol as a picture, if there is one of that name.
    fn sign(&self, name: &str, look: Option<&str>) -> Option<Markup> {
        let id = format!("id=\"{name}\"");
        let sheets = [self.symbols.0.as_str(), boards::SYMBOLS.0, SYMBOLS.0];
        let drawn = !name.is_empty() && sheets.iter().any(|sheet| sheet.contains(&id));
        drawn.then(|| html! { svg.{ "sign " (look.unwrap_or_default()) } viewBox="0 0 24 24" aria-hidden="true" { use href={ "#" (name) } width="24" height="24" {} } })
    }

    /// The picture of a thing.
    fn picture(&self, help: &Help) -> Option<Markup> {
        self.sign(help.sign()?, help.look.as_deref())
    }

    /// A thing: what the card of a table shows of it.
    fn article(&self, kind: &Kind, help: &Help) -> Markup {
        let say = |attribute: Option<&str>| self.helps.text(&self.words, help, attribute);
        let rule =
            Phrase::new("helps-rule").with("rule", self.words.word(title_of(&self.groups, &help.rule)));
        html! {
            article.help #{ "help-" (help.id) } data-of=(help.of.join(" ")) {
                @if let Some(picture) = self.picture(help) { span.thing-pic { (picture) } }
                p.thing-kind { (self.words.word(&format!("help-kind-{}", kind.id))) }
                h3 { (say(None)) }
                p.says { (stressed(&say(Some("says")))) }
                @if !help.parts.is_empty() {
                    ul.made-of {
                        @for (n, sign) in (1..).zip(&help.parts) {
                            li { span.thing-pic { @if let Some(sign) = self.sign(sign, None) { (sign) } } span { (stressed(&say(Some(&format!("part-{n}"))))) } }
                        }
                    }
                }
                p.more { a href={ "/rules/" (self.game) "#" (help.rule) } { (self.words.say(&rule)) } }
            }
        }
    }
}

/// The ways to these pages.
pub(super) fn links(words: &Words, game: &str) -> Markup {
    html! {
        @if !Helps::of(game).kinds.is_empty() {
            a.button href={ "/rules/" (game) "/symbols" } { (words.word("helps-all")) }
            a.button href={ "/rules/" (game) "/aid" } { (words.word("aid")) }
        }
    }
}

/// Every thing that the boards of a game show, by kind.
#[must_use]
pub fn symbols(context: &Context<'_>, game: &'static str) -> Markup {
    let Some(shelf) = Shelf::of(context, game) else { return super::rules::index(context) };
    let words = &shelf.words;
    let title = words.say(&Phrase::new("helps-title").word("game", game));
    let body = html! {
        (shelf.symbols)
        main #main.page.helps.{ "game-" (game) } tabindex="-1" {
            h1 { (title) }
            p.lead { (words.word("helps-lead")) }
            p.acts {
                a.button href={ "/rules/" (game) } { (words.word("nav-rules")) }
                a.button href={ "/rules/" (game) "/aid" } { (words.word("aid")) }
            }
            @for kind in &shelf.helps.kinds {
                section aria-labelledby={ "kind-" (kind.id) } {
                    h2 #{ "kind-" (kind.id) } { (words.word(&format!("help-kind-{}", kind.id))) }
                    div.things { @for help in &kind.helps { (shelf.article(kind, help)) } }
                }
            }
        }
    };
    page(context, &title, &shelf.head(), &html! {}, &body)
}

/// The player aid: one page, to be printed.
#[must_use]
pub fn aid(context: &Context<'_>, game: &'static str) -> Markup {
    let Some(shelf) = Shelf::of(context, game) else { return super::rules::index(context) };
    let words = &shelf.words;
    let title = words.say(&Phrase::new("aid-title").word("game", game));
    let body = html! {
        (shelf.symbols)
        main #main.page.aid.{ "game-" (game) " aid-of-" (game) } tabindex="-1" {
            p.acts {
                a.button href={ "/rules/" (game) } { (words.word("nav-rules")) }
                a.button href={ "/rules/" (game) "/symbols" } { (words.word("helps-all")) }
                button.primary type="button" data-print { (words.word("aid-print")) }
            }
            article.sheet-a4 {
                header { h1 { (words.word(game)) } p { (words.word("aid")) ". " (words.word(&format!("{game}-line"))) } }
                div.columns {
                    @for part in &shelf.helps.aid {
                        section.{ "part-" (part.id) } {
                            h2 { (words.word(&format!("aid-{}", part.id))) }
                            @if part.text { (prose(&words.text(&format!("aid-{}", part.id), Some("text"), &[]))) }
                            @if !part.helps.is_empty() {
                                ul.meanings-of {
                                    @for (_, help) in part.helps.iter().filter_map(|id| shelf.helps.help(id)) {
                                        li {
                                            span.thing-pic { @if let Some(picture) = shelf.picture(help) { (picture) } }
                                            span { @if !part.brief { b { (shelf.helps.text(words, help, None)) } " " } (stressed(&shelf.helps.text(words, help, Some("says")))) }
                                        }
                                    }
                                }
                            }
                            @if let Some(drawn) = part.chart.as_ref().and_then(|name| shelf.board.chart(name, words)) { (drawn) }
                        }
                    }
                }
            }
        }
    };
    page(context, &title, &shelf.head(), &html! {}, &body)
}

/// The card of a table, empty: the script fills it.
pub(super) fn card(words: &Words, game: &str) -> Markup {
    html! {
        aside #help.helpcard.{ "game-" (game) } role="dialog" aria-modal="false" aria-labelledby="help-name" tabindex="-1" data-all={ "/rules/" (game) "/symbols" } hidden {
            button.close type="button" aria-label=(words.word("close")) { "×" }
            div.card-of aria-live="polite" {
                div.top-of { span.thing-pic {} div { p.thing-kind {} h2 #help-name {} } }
                p.this-one {}
                p.says {}
                ul.made-of {}
                p.you-now { b { (words.word("helps-now")) } " " span {} }
            }
            p.more { a.to-rule href={ "/rules/" (game) } {} a.to-all href={ "/rules/" (game) "/symbols" } target="_blank" rel="noopener" { (words.word("helps-all")) } }
        }
    }
}
