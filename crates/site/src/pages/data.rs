//! About the data: which printed facts are sourced, inferred or reconstructed, and what we decided ourselves.

use game::{Phrase, Words};
use maud::{Markup, html};

use super::book::{Book, Fact, books};
use super::layout::{Context, page};
use super::rules::title_of;

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
            @for book in books() { (of_game(context, &book)) }
        }
    };
    page(context, &context.say("data-title"), &html! {}, &html! {}, &body)
}

fn of_game(context: &Context<'_>, book: &Book) -> Markup {
    let words = crate::words(Some(book.game), context.words.lang());
    let (facts, groups) = (book.facts(), book.groups());
    html! {
        section aria-labelledby={ "data-" (book.game) } {
            h2 #{ "data-" (book.game) } { (words.word(book.game)) }
            @for mark in MARKS {
                @let known: Vec<&Fact> = facts.iter().filter(|fact| fact.mark == mark).collect();
                h3 { (chip(&words, mark)) " " (words.say(&Phrase::new("data-facts").with("count", known.len()))) }
                @if !known.is_empty() { (table(&words, &known)) }
            }
            h3 { (words.word("data-rulings")) }
            p { (words.word("data-rulings-more")) }
            ul.rulings {
                @for ruling in book.rulings() {
                    li {
                        a href={ "/rules/" (book.game) "#" (ruling.rule) } { (words.word(title_of(&groups, &ruling.rule))) }
                        " " (chip(&words, &ruling.mark))
                        p { (words.word(&format!("ruling-{}", ruling.rule))) }
                    }
                }
            }
        }
    }
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
            let context = Context { words: &words, name: "Livia", theme: None, path: "/data" };
            let text = whole(&context).into_string();
            assert!(!text.contains('⟨'), "{}", &text[text.find('⟨').unwrap_or(0)..][..80]);
            for fact in books().flat_map(|book| book.facts()) {
                let known = source(&words, &fact.source);
                assert!(lang == Lang::En || known != fact.source, "{}", fact.source);
            }
        }
    }
}
