//! Advice on the table page: the button that asks for it, and the moves it brings.

use game::{Lang, Phrase, Value, Words};
use maud::{Markup, html};
use table::face::Advice;

/// The button that asks.
pub(super) fn button(words: &Words, decision: usize) -> Markup {
    html! {
        button #advise type="button" data-decision=(decision) {
            svg aria-hidden="true" { use href="#m-advice"; }
            span { (words.word("advise")) }
        }
    }
}

/// Where advice comes to lie. It is a part of its own, for whoever asked: the script puts it there and leaves it there when
/// the page changes around it. Always there, so that what comes into it is read out.
pub(super) fn place() -> Markup {
    html! { div #advising { p #advice-said.sr role="status" {} div #advice-box {} } }
}

/// What is shown while it is thought about.
pub fn waiting(words: &Words) -> Markup {
    html! {
        section #advice.advice.waiting data-said=(words.word("advice-thinking")) aria-label=(words.word("advice")) {
            p.thinking { svg aria-hidden="true" { use href="#m-bot"; } span { (words.word("advice-thinking")) } }
        }
    }
}

/// The moves. Pressing one chooses it and marks its place on the board; pressing there, or the button, plays it. Not at
/// once: a move may draw something, and could then not be taken back.
#[must_use]
pub fn panel(words: &Words, moves: &[Advice]) -> Markup {
    html! {
        section #advice.advice data-said=(said(words, moves)) aria-label=(words.word("advice")) {
            h2 { (words.word("advice")) }
            p { (words.word("advice-note")) }
            ol { @for (n, advice) in moves.iter().enumerate() { (tip(words, n, advice)) } }
            button #play-advised.primary type="button" hidden { (words.word("advice-play")) }
            button.close type="button" data-unadvise aria-label=(words.word("advice-close")) { "×" }
        }
    }
}

/// For whoever hears the page.
fn said(words: &Words, moves: &[Advice]) -> String {
    let best = moves.first().map_or_else(String::new, |advice| told(words, advice));
    words.say(&Phrase::new("advice-said").with("count", moves.len()).with("best", best))
}

fn told(words: &Words, advice: &Advice) -> String {
    advice.told.as_ref().map_or_else(|| advice.mv.clone(), |told| words.say(told))
}

fn tip(words: &Words, n: usize, advice: &Advice) -> Markup {
    let number = |id: &'static str, number: f32| {
        words.say(&Phrase::new(id).with("number", decimal(words.lang(), format!("{number:.1}"))))
    };
    html! {
        li {
            button #{ "tip-" (n + 1) }.counsel type="button" data-advised=(advice.mv) aria-pressed="false" {
                b { (told(words, advice)) }
                span.promise { span { (number("advice-place", advice.place)) } " " span { (number("advice-score", advice.score)) } }
                small { (words.say(&localised(words.lang(), advice.reason.clone()))) }
            }
        }
    }
}

/// A number with decimals as people of a language write it.
fn decimal(lang: Lang, number: String) -> String {
    match lang {
        Lang::En => number,
        Lang::It => number.replace('.', ","),
    }
}

/// A reason whose numbers are written as people of a language write them.
fn localised(lang: Lang, mut phrase: Phrase) -> Phrase {
    for (name, value) in &mut phrase.values {
        if let ("points", Value::Text(number)) = (*name, value) {
            *number = decimal(lang, std::mem::take(number));
        }
    }
    phrase
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_reasons_are_told_in_every_language() {
        let reason = Phrase::new("hint-rival").with("points", "2.5".to_owned());
        let advice = Advice { mv: "draw".to_owned(), told: None, place: 1.25, score: 31.04, reason };
        for (lang, parts) in [(Lang::En, ["1.2", "31.0", "2.5"]), (Lang::It, ["1,2", "31,0", "2,5"])] {
            let words = crate::words(Some("great-wall"), lang);
            let text = panel(&words, std::slice::from_ref(&advice)).into_string();
            assert!(parts.iter().all(|part| text.contains(part)) && !text.contains('⟨'), "{text}");
            assert!(!waiting(&words).into_string().contains('⟨'));
        }
    }
}
