//! The rules in our words. Every rule has an address of its own, to which a refused move leads.

use std::cell::RefCell;
use std::collections::BTreeSet;

use boards::board;
use game::{Phrase, Value, Words};
use maud::{Markup, html};

use super::book::{Book, Cell, Figure, Group, Rule, Ruling};
use super::diagram;
use super::help;
use super::layout::{Context, page};
use super::learn;
use super::prose::prose;
use super::shown::{facts, games, line, picture, title};
use crate::assets::asset;

/// The games that have rules here.
#[must_use]
pub fn index(context: &Context<'_>) -> Markup {
    let body = html! {
        main #main.page.reading tabindex="-1" {
            h1 { (context.say("rules-title")) }
            p.lead { (context.say("rules-lead")) }
            ul.games.few {
                @for about in games() {
                    li.game {
                        (picture(about))
                        div.txt {
                            h2 { a href={ "/rules/" (about.id) } { (title(context, about.id)) } }
                            p { (line(context, about.id)) }
                            (facts(context, about))
                        }
                    }
                }
            }
        }
    };
    page(context, &context.say("rules-title"), &html! {}, &html! {}, &body)
}

/// The title of a rule, if the rules page of the game has it.
pub(crate) fn rule_title(game: &str, id: &str, words: &Words) -> Option<String> {
    let groups = Book::of(game)?.groups();
    let rule = groups.iter().flat_map(|group| &group.rules).find(|rule| rule.id == id)?;
    Some(words.word(rule.title()))
}

/// The rules of a game; the list of games if it has none.
#[must_use]
pub fn game(context: &Context<'_>, game: &'static str) -> Markup {
    let (Some(book), Some(board)) = (Book::of(game), board(game)) else { return index(context) };
    let words = crate::words(Some(game), context.words.lang());
    let (groups, rulings) = (book.groups(), book.rulings());
    let marks = Marks::default();
    let title = words.say(&Phrase::new("rules-of").word("game", game));
    let head = html! {
        link rel="stylesheet" href=(asset(&format!("boards/{game}.css")));
        link rel="stylesheet" href=(asset("held.css"));
    };
    let body = html! {
        (board.symbols())
        main #main.page.rulebook.{ "game-" (game) } tabindex="-1" {
            (contents(&words, &groups))
            div.rules {
                h1 { (title) }
                p.lead { (words.word("rules-ours")) " " a href="/data" { (words.word("nav-data")) } }
                p.acts { (learn::link(&words, game)) a.button href={ "/new?game=" (game) } { (words.word("home-table")) } (help::links(&words, game)) }
                @for group in &groups {
                    section aria-labelledby={ "group-" (group.id) } {
                        h2 #{ "group-" (group.id) } { (words.word(&format!("group-{}", group.id))) }
                        @for rule in &group.rules {
                            (article(&book, &words, &groups, rule, rulings.iter().find(|ruling| ruling.rule == rule.id), &marks))
                        }
                    }
                }
            }
        }
    };
    page(context, &title, &head, &html! {}, &body)
}

/// The ids under which the rules of a game are found.
#[must_use]
pub fn ids(game: &str) -> BTreeSet<String> {
    let groups = Book::of(game).map_or_else(Vec::new, |book| book.groups());
    let rules = groups.into_iter().flat_map(|group| group.rules);
    rules.flat_map(|rule| rule.also.into_iter().chain([rule.id])).collect()
}

/// The list of all rules.
fn contents(words: &Words, groups: &[Group]) -> Markup {
    html! {
        nav.contents aria-label=(words.word("rules-contents")) {
            ul {
                @for group in groups {
                    li {
                        a href={ "#group-" (group.id) } { (words.word(&format!("group-{}", group.id))) }
                        ul { @for rule in &group.rules { li { a href={ "#" (rule.id) } { (words.word(rule.title())) } } } }
                    }
                }
            }
        }
    }
}

/// How something is known: explained where it first stands on a page.
#[derive(Default)]
struct Marks(RefCell<BTreeSet<String>>);

impl Marks {
    /// What a mark means, unless the page has said it before.
    fn means(&self, words: &Words, mark: &str) -> Option<String> {
        self.0.borrow_mut().insert(mark.to_owned()).then(|| words.word(&format!("mark-{mark}-more")))
    }
}

fn article(
    book: &Book,
    words: &Words,
    groups: &[Group],
    rule: &Rule,
    ruling: Option<&Ruling>,
    marks: &Marks,
) -> Markup {
    let figures = book.figures();
    html! {
        article.rule #(rule.id) {
            @for id in &rule.also { span.anchor #(id) {} }
            h3 {
                @if let Some(card) = &rule.card { svg aria-hidden="true" { use href={ "#k-" (card) }; } }
                span { (words.word(rule.title())) }
                a.self href={ "#" (rule.id) } aria-label=(words.say(&Phrase::new("rules-link").with("rule", words.word(rule.title())))) { "#" }
            }
            @if let Some(card) = &rule.card { (numbers(book, words, card)) }
            (prose(&words.word(&format!("rule-{}", rule.id))))
            @for sections in &rule.tables { (table(book, words, sections, marks)) }
            @for name in &rule.charts { (chart(book, words, name, marks)) }
            @for name in &rule.diagrams { (figure(book, words, name, figures.iter().find(|figure| figure.name == *name))) }
            @if let Some(ruling) = ruling { (ours(words, ruling, marks)) }
            @if !rule.see.is_empty() {
                p.see { (words.word("rules-see")) " "
                    @for (n, id) in rule.see.iter().enumerate() {
                        @if n > 0 { " · " }
                        a href={ "#" (id) } { (words.word(title_of(groups, id))) }
                    }
                }
            }
        }
    }
}

/// The message with the title of a rule.
pub(super) fn title_of<'a>(groups: &'a [Group], id: &'a str) -> &'a str {
    groups.iter().flat_map(|group| &group.rules).find(|rule| rule.id == id).map_or(id, Rule::title)
}

/// How many there are of a card, and what it is worth.
fn numbers(book: &Book, words: &Words, card: &str) -> Markup {
    // Of a card that the data file does not have, nothing is said.
    let (Some(count), Some(value)) = (book.card(card, "count"), book.card(card, "value")) else {
        return html! {};
    };
    let text = Phrase::new("rules-card").with("count", count).with("value", value);
    html! { p.numbers { (words.say(&text)) } }
}

/// Facts of the data file, and how each is known.
fn table(book: &Book, words: &Words, sections: &[String], marks: &Marks) -> Markup {
    let rows = book.table(sections);
    let (Some(section), Some((_, first))) = (sections.first(), rows.first()) else { return html! {} };
    let mut known: Vec<&str> =
        rows.iter().flat_map(|(_, cells)| cells).filter_map(|cell| cell.mark.as_deref()).collect();
    known.sort_unstable();
    known.dedup();
    let board = board(book.game);
    let sign = |name: &str| board.and_then(|board| board.sign(name));
    // A value is a thing of the game, which has a word, or a number.
    let one = [("count", Value::Number(1))];
    let value = |cell: &Cell| {
        let named = words.missing(&cell.value, None, &one).is_none();
        if named { words.word(&cell.value) } else { cell.value.clone() }
    };
    html! {
        table.data.printed {
            thead { tr {
                th scope="col" { (words.word(&format!("column-{section}"))) }
                @for cell in first { th scope="col" { (words.word(&cell.column)) } }
            } }
            tbody {
                @for (name, cells) in &rows {
                    tr {
                        th scope="row" { @if let Some(sign) = sign(name) { (sign) " " } (words.word(name)) }
                        @for cell in cells {
                            td {
                                @if let Some(sign) = sign(&cell.value) { (sign) " " }
                                (value(cell))
                                @if let Some(mark) = &cell.mark { " " (chip(words, mark)) }
                            }
                        }
                    }
                }
            }
        }
        @for mark in known {
            @if let Some(means) = marks.means(words, mark) { p.means { (chip(words, mark)) " " (means) } }
        }
    }
}

/// A table that the board draws, and how its facts are known.
fn chart(book: &Book, words: &Words, name: &str, marks: &Marks) -> Markup {
    html! {
        @if let Some(drawn) = board(book.game).and_then(|board| board.chart(name, words)) { (drawn) }
        @for mark in book.marks(name) {
            p.means { (chip(words, &mark)) @if let Some(means) = marks.means(words, &mark) { " " (means) } }
        }
    }
}

fn chip(words: &Words, mark: &str) -> Markup {
    html! { span.{ "mark " (mark) } { (words.word(&format!("mark-{mark}"))) } }
}

fn figure(book: &Book, words: &Words, name: &str, shows: Option<&Figure>) -> Markup {
    let file = book.diagrams.iter().find(|(known, _)| *known == name).map_or("", |(_, file)| file);
    html! {
        // A board may show but a part of itself, by the name of the diagram.
        figure.{ "diagram of-" (name) } {
            @if let Some(drawn) = diagram::draw(book.game, name, file, shows, words) { (drawn) }
            figcaption { (words.word(&format!("diagram-{name}"))) }
        }
    }
}

/// What we decided, marked as ours.
fn ours(words: &Words, ruling: &Ruling, marks: &Marks) -> Markup {
    html! {
        aside.ruling {
            strong { (words.word("rules-ruling")) }
            " " (chip(words, &ruling.mark))
            @if let Some(means) = marks.means(words, &ruling.mark) { " " small.means { (means) } }
            p { (words.word(&format!("ruling-{}", ruling.rule))) }
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Lang;

    use super::super::book::books;
    use super::*;

    #[test]
    fn every_diagram_is_drawn_and_used() {
        for (book, lang) in
            books().flat_map(|book| Lang::ALL.map(|lang| (Book::of(book.game).unwrap(), lang)))
        {
            let words = crate::words(Some(book.game), lang);
            let groups = book.groups();
            let used: Vec<&str> = groups
                .iter()
                .flat_map(|group| &group.rules)
                .flat_map(|rule| rule.diagrams.iter().map(String::as_str))
                .collect();
            let figures = book.figures();
            for (name, file) in book.diagrams {
                let figure = figures.iter().find(|figure| figure.name == *name);
                assert!(diagram::draw(book.game, name, file, figure, &words).is_some(), "{name}");
                assert!(used.contains(name), "{name}");
            }
            assert_eq!(used.len(), book.diagrams.len());
            for name in groups.iter().flat_map(|group| &group.rules).flat_map(|rule| &rule.charts) {
                assert!(board(book.game).unwrap().chart(name, &words).is_some(), "{name}");
            }
        }
    }

    #[test]
    fn a_page_has_no_id_twice_and_no_text_is_missing() {
        for (book, lang) in
            books().flat_map(|book| Lang::ALL.map(|lang| (Book::of(book.game).unwrap(), lang)))
        {
            let words = crate::words(None, lang);
            let path = format!("/rules/{}", book.game);
            let context = Context {
                words: &words,
                name: "Livia",
                theme: None,
                game: None,
                here: &path,
                guest: true,
                papers: crate::pages::layout::Papers::default(),
                turns: 0,
            };
            let text = game(&context, book.game).into_string();
            assert!(!text.contains('⟨'), "{}", &text[text.find('⟨').unwrap_or(0)..][..80]);
            assert!(!text.contains(" style="));
            let mut ids: Vec<&str> =
                text.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
            let all = ids.len();
            ids.sort_unstable();
            ids.dedup();
            assert_eq!(ids.len(), all);
        }
    }
}
