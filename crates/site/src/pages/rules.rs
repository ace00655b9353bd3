//! The rules in our words. Every rule has an address of its own, to which a refused move leads.

use game::{Phrase, Words};
use maud::{Markup, html};

use super::book::{Book, Group, Rule, Ruling};
use super::diagram;
use super::layout::{Context, page};
use super::learn;
use super::prose::prose;
use super::shown::{facts, games, line, picture, title};
use crate::assets::asset;
use crate::boards::board;

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

/// The rules of a game; the list of games if it has none.
#[must_use]
pub fn game(context: &Context<'_>, game: &'static str) -> Markup {
    let (Some(book), Some(board)) = (Book::of(game), board(game)) else { return index(context) };
    let words = crate::words(Some(game), context.words.lang());
    let (groups, rulings) = (book.groups(), book.rulings());
    let title = words.say(&Phrase::new("rules-of").word("game", game));
    let head = html! { link rel="stylesheet" href=(asset(&format!("boards/{game}.css"))); };
    let body = html! {
        (board.symbols())
        main #main.page.rulebook.{ "game-" (game) } tabindex="-1" {
            (contents(&words, &groups))
            div.rules {
                h1 { (title) }
                p.lead { (words.word("rules-ours")) " " a href="/data" { (words.word("nav-data")) } }
                p.acts { (learn::link(&words, game)) a.button href={ "/new?game=" (game) } { (words.word("home-table")) } }
                @for group in &groups {
                    section aria-labelledby={ "group-" (group.id) } {
                        h2 #{ "group-" (group.id) } { (words.word(&format!("group-{}", group.id))) }
                        @for rule in &group.rules {
                            (article(&book, &words, &groups, rule, rulings.iter().find(|ruling| ruling.rule == rule.id)))
                        }
                    }
                }
            }
        }
    };
    page(context, &title, &head, &html! {}, &body)
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

fn article(book: &Book, words: &Words, groups: &[Group], rule: &Rule, ruling: Option<&Ruling>) -> Markup {
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
            @for name in &rule.diagrams { (figure(book, words, name)) }
            @if let Some(ruling) = ruling { (ours(words, ruling)) }
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

fn figure(book: &Book, words: &Words, name: &str) -> Markup {
    let file = book.diagrams.iter().find(|(known, _)| *known == name).map_or("", |(_, file)| file);
    html! {
        // A board may show but a part of itself, by the name of the diagram.
        figure.{ "diagram of-" (name) } {
            @if let Some(drawn) = diagram::draw(book.game, name, file, words) { (drawn) }
            figcaption { (words.word(&format!("diagram-{name}"))) }
        }
    }
}

/// What we decided, marked as ours.
pub(super) fn ours(words: &Words, ruling: &Ruling) -> Markup {
    html! {
        aside.ruling {
            strong { (words.word("rules-ruling")) }
            " " span.{ "mark " (ruling.mark) } { (words.word(&format!("mark-{}", ruling.mark))) }
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
            for (name, file) in book.diagrams {
                assert!(diagram::draw(book.game, name, file, &words).is_some(), "{name}");
                assert!(used.contains(name), "{name}");
            }
            assert_eq!(used.len(), book.diagrams.len());
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
