//! About the data: which printed facts are sourced, inferred or reconstructed, and what we decided ourselves.

use std::sync::OnceLock;

use bots::Level;
use game::{About, Phrase, Words};
use maud::{Markup, html};

use super::book::{Book, Fact, books};
use super::layout::{Context, page};
use super::rules::title_of;
use super::shown::title;
use crate::levels;

/// How a fact is known: messages `mark-MARK` and `mark-MARK-more`.
const MARKS: [&str; 3] = ["sourced", "inferred", "reconstructed"];

/// The whole page.
#[must_use]
pub fn whole(context: &Context<'_>) -> Markup {
    let body = html! {
        main #main.page.reading tabindex="-1" {
            h1 { (context.say("data-title")) }
            p.lead { (context.say("data-lead")) }
            dl.marks {
                @for mark in MARKS {
                    dt { (chip(context.words, mark)) }
                    dd { (context.say(&format!("mark-{mark}-more"))) }
                }
            }
            nav.jump aria-label=(context.say("data-jump")) {
                @for book in books() { a href={ "#data-" (book.game) } { (title(context, book.game)) } }
                a href="#levels" { (context.say("data-levels")) }
            }
            @for book in books() { (of_game(context, &book)) }
            (strength(context))
        }
    };
    page(context, &context.say("data-title"), &html! {}, &html! {}, &body)
}

fn of_game(context: &Context<'_>, book: &Book) -> Markup {
    let words = crate::words(Some(book.game), context.words.lang());
    let (facts, groups, rulings) = (book.facts(), book.groups(), book.rulings());
    let known: Vec<(&str, Vec<&Fact>)> =
        MARKS.iter().map(|&mark| (mark, facts.iter().filter(|fact| fact.mark == mark).collect())).collect();
    html! {
        section aria-labelledby={ "data-" (book.game) } {
            h2 #{ "data-" (book.game) } { (words.word(book.game)) }
            @for (mark, known) in &known {
                h3 { (words.say(&Phrase::new(heading(mark)).with("count", known.len()))) }
                @if !known.is_empty() {
                    p { (words.say(&Phrase::new("data-which").with("which", which(&words, known)))) }
                    details { summary { (chip(&words, mark)) " " (words.word("data-all")) } (table(&words, known)) }
                }
            }
            h3 { (words.say(&Phrase::new("data-rulings").with("count", rulings.len()))) }
            @if !rulings.is_empty() {
                p { (words.word("data-rulings-more")) }
                details {
                    summary { (words.word("data-rulings-all")) }
                    ul.rulings {
                        @for ruling in &rulings {
                            li {
                                a href={ "/rules/" (book.game) "#" (ruling.rule) } { (words.word(title_of(&groups, &ruling.rule))) }
                                " " (chip(&words, &ruling.mark))
                                p { (words.word(&format!("ruling-{}", ruling.rule))) }
                            }
                        }
                    }
                }
            }
            h3 { (words.word("data-mend")) }
            p { (words.word(if book.has_boards() { "data-mend-board" } else { "data-mend-file" })) }
        }
    }
}

/// How many facts are known in that way: a message.
fn heading(mark: &str) -> &'static str {
    match mark {
        "sourced" => "data-certain",
        "inferred" => "data-inferred",
        _ => "data-rebuilt",
    }
}

/// What the facts are about, each thing once, and no more than one can read.
fn which(words: &Words, facts: &[&Fact]) -> String {
    const MOST: usize = 8;
    let mut names: Vec<String> = Vec::new();
    for fact in facts {
        let name = name(words, fact);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let more = names.len().saturating_sub(MOST);
    names.truncate(MOST);
    let list = names.join(", ");
    if more == 0 {
        return list;
    }
    words.say(&Phrase::new("data-which-more").with("list", list).with("count", more))
}

/// Whether something of a game is reconstructed, so that its table must say so.
#[must_use]
pub fn is_rebuilt(game: &str) -> bool {
    static REBUILT: OnceLock<Vec<&'static str>> = OnceLock::new();
    let rebuilt = || {
        let marked = |book: &Book| book.facts().iter().any(|fact| fact.mark == "reconstructed");
        books().filter(marked).map(|book| book.game).collect()
    };
    REBUILT.get_or_init(rebuilt).contains(&game)
}

fn chip(words: &Words, mark: &str) -> Markup {
    html! { span.{ "mark " (mark) } { (words.word(&format!("mark-{mark}"))) } }
}

fn table(words: &Words, facts: &[&Fact]) -> Markup {
    html! {
        table.data {
            thead { tr {
                th scope="col" { (words.word("data-fact")) }
                th scope="col" { (words.word("data-value")) }
                th scope="col" { (words.word("data-source")) }
            } }
            tbody {
                @for fact in facts {
                    tr {
                        th scope="row" { (name(words, fact)) }
                        td {
                            @for (field, value) in &fact.fields {
                                div { span.key { (words.word(&format!("field-{field}"))) } " " b { (value) } }
                            }
                        }
                        td { (source(words, &fact.source)) }
                    }
                }
            }
        }
    }
}

/// What was measured of the bots' levels.
fn strength(context: &Context<'_>) -> Markup {
    let measured = |about: &About, seats: usize| {
        let of = |level| bots::rating::rating(about, seats, level);
        Level::ALL.into_iter().map(of).collect::<Option<Vec<_>>>()
    };
    let games: Vec<_> = table::games()
        .iter()
        .map(|game| game.about())
        .map(|about| {
            let rows = about.seats.clone().filter_map(|seats| Some((seats, measured(about, seats)?)));
            (about.id, rows.collect::<Vec<_>>())
        })
        .filter(|(_, rows)| !rows.is_empty())
        .collect();
    html! {
        section #levels aria-labelledby="data-levels" {
            h2 #data-levels { (context.say("data-levels")) }
            p { (context.say("data-levels-lead")) }
            dl.marks {
                @for level in Level::ALL {
                    dt { b { (context.say(levels::title(level))) } }
                    dd { (context.say(&format!("{}-more", levels::title(level)))) }
                }
            }
            @if games.is_empty() {
                p.none { (context.say("data-levels-none")) }
            } @else {
                p { (context.say("data-levels-more")) }
            }
            @for (game, rows) in &games {
                h3 { (title(context, game)) }
                table.data.strength {
                    thead { tr {
                        th scope="col" { span.sr { (context.say("home-players")) } }
                        @for level in Level::ALL { th scope="col" { (context.say(levels::title(level))) } }
                    } }
                    tbody {
                        @for (seats, ratings) in rows {
                            tr {
                                th scope="row" { (context.words.say(&Phrase::new("data-levels-seats").with("seats", *seats))) }
                                @for (level, rating) in Level::ALL.into_iter().zip(ratings) {
                                    td {
                                        span.key { (context.say(levels::title(level))) " " }
                                        b { (rating.rating.round()) }
                                        @if level != levels::USUAL { " " small { "± " (rating.uncertainty.ceil()) } }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The name of a fact: a thing of the game if its path ends in one, else what the file calls the table.
fn name(words: &Words, fact: &Fact) -> String {
    let table = fact.path.first().map(String::as_str).unwrap_or_default();
    match &fact.path[..] {
        [_, .., last] => words.word(last),
        _ => words.word(&format!("fact-{table}")),
    }
}

/// A source in the reader's language, if it is one we know by name: `rule book, contents` is the message
/// `source-rule-book-contents`.
fn source(words: &Words, source: &str) -> String {
    let id = format!("source-{}", source.replace(", ", "-").replace(' ', "-"));
    if words.missing(&id, None, &[]).is_none() { words.word(&id) } else { source.to_owned() }
}

#[cfg(test)]
mod tests {
    use game::Lang;

    use super::*;

    #[test]
    fn nothing_is_without_words() {
        for lang in Lang::ALL {
            let words = crate::words(None, lang);
            let context = Context {
                words: &words,
                name: "Livia",
                theme: None,
                game: None,
                here: "/data",
                guest: true,
                papers: crate::pages::layout::Papers::default(),
                turns: 0,
            };
            let text = whole(&context).into_string();
            assert!(!text.contains('⟨'), "{}", &text[text.find('⟨').unwrap_or(0)..][..80]);
            for fact in books().flat_map(|book| book.facts()) {
                let known = source(&words, &fact.source);
                assert!(lang == Lang::En || known != fact.source, "{}", fact.source);
            }
        }
    }
}
