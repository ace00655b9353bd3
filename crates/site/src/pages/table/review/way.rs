//! The way through a game: steps, slider, whose eyes. Everything is a link or a field of a form, so it works without a script;
//! `static/play/review.js` makes it quick.

use game::Phrase;
use maud::{Markup, html};

use super::super::{TablePage, emblem};
use super::{Eyes, Review, branch};

/// Its keys, as `static/play/review.js` listens to them.
pub(crate) const KEYS: [(&[&str], &str); 8] = [
    (&["←", "→"], "review-keys-step"),
    (&["Shift", "←", "→"], "review-keys-turn"),
    (&["Home", "End"], "review-keys-ends"),
    (&["Space"], "review-keys-play"),
    (&["V"], "review-keys-eyes"),
    (&["L"], "review-keys-link"),
    (&["B"], "review-keys-branch"),
    (&["?"], "keys-list"),
];

/// How fast it plays: so many times the usual, by the words of a button.
const SPEEDS: [(&str, &str); 4] = [("0.5", "½×"), ("1", "1×"), ("2", "2×"), ("4", "4×")];

pub(super) fn way(page: &TablePage<'_>, review: &Review) -> Markup {
    let Review { at, length, eyes, .. } = *review;
    let words = page.words;
    html! {
        section #prompt.way aria-label=(words.word("review-way")) data-turns=(numbers(&review.turns)) {
            div.steppers role="group" aria-label=(words.word("review-steps")) {
                (step(page, review, "go-first", 0, "review-first", "#m-first"))
                (step(page, review, "go-turn-back", review.turn_before(), "review-turn-back", "#m-turn-back"))
                (step(page, review, "go-back", at.saturating_sub(1), "review-back", "#m-back"))
                button #go-play type="button" aria-pressed="false" aria-label=(words.word("review-play")) hidden {
                    svg.plays aria-hidden="true" { use href="#m-play"; } svg.stops aria-hidden="true" { use href="#m-pause"; }
                }
                (step(page, review, "go-on", (at + 1).min(length), "review-on", "#m-on"))
                (step(page, review, "go-turn-on", review.turn_after(), "review-turn-on", "#m-turn-on"))
                (step(page, review, "go-last", length, "review-last", "#m-last"))
            }
            (sentence(page, review))
            @if review.choices.len() > 1 {
                div.eyes role="group" aria-label=(words.word("review-as")) {
                    span.word aria-hidden="true" { (words.word("review-as")) }
                    @for &choice in &review.choices {
                        a #{ "eyes-" (choice.name()) } href=(review.to(at, choice)) data-eyes=(choice.name())
                            aria-current=[(choice == eyes).then_some("true")] title=(choice.called(words)) {
                            @match choice {
                                Eyes::Seat(seat) => (emblem(page.board, seat)),
                                Eyes::All | Eyes::Audience => svg aria-hidden="true" { use href="#m-eye"; },
                            }
                            span.name { (choice.called(words)) }
                        }
                    }
                }
            }
            form #way method="get" action=(review.path) {
                input #slider type="range" name="at" min="0" max=(length) value=(at) autocomplete="off"
                    aria-label=(words.word("review-slider")) aria-valuetext=(spoken(page, review));
                input type="hidden" name="as" value=(eyes.name());
                button #way-go type="submit" { (words.word("review-go")) }
            }
            div.more {
                span #pacer.pacer hidden {
                    label { span.sr { (words.word("review-speed")) }
                        select #speed { @for (value, name) in SPEEDS { option value=(value) selected[value == "1"] { (name) } } }
                    }
                    label { span.sr { (words.word("review-unit")) }
                        select #unit {
                            option value="decision" { (words.word("review-by-decision")) }
                            option value="turn" { (words.word("review-by-turn")) }
                        }
                    }
                }
                a #moment-link.button href=(review.to(at, eyes)) data-copied=(words.word("review-copied")) data-uncopied=(words.word("review-uncopied")) {
                    svg aria-hidden="true" { use href="#m-link"; } span { (words.word("review-link")) }
                }
                (branch(page, review))
            }
        }
    }
}

fn step(page: &TablePage<'_>, review: &Review, id: &str, to: usize, word: &str, sign: &str) -> Markup {
    html! {
        a #(id) href=(review.to(to, review.eyes)) data-to=(to) aria-disabled=[(to == review.at).then_some("true")]
            aria-label=(page.say(word)) title=(page.say(word)) {
            svg aria-hidden="true" { use href=(sign); }
        }
    }
}

/// Which decision of how many, and what happened in it: the only thing that is read aloud.
fn sentence(page: &TablePage<'_>, review: &Review) -> Markup {
    let (first, rest) = match &review.told {
        Some((_, told)) => (told.first().cloned().unwrap_or_default(), told.get(1..).unwrap_or_default()),
        None => (page.say("review-deal"), &[][..]),
    };
    html! {
        div.sentence {
            b.which { (which(page, review)) }
            p #moment aria-live="polite" {
                @if let Some((seat, _)) = review.told { (emblem(page.board, seat)) }
                span { span.sr { (which(page, review)) ": " } (first) @for more in rest { " " small { (more) } } }
            }
        }
    }
}

/// “Decision 84 of 116, turn 34”.
fn which(page: &TablePage<'_>, review: &Review) -> String {
    let phrase = match review.at {
        0 => Phrase::new("review-start").with("count", review.length),
        at => Phrase::new("review-which")
            .with("number", at)
            .with("count", review.length)
            .with("turns", review.turn(at)),
    };
    page.words.say(&phrase)
}

fn spoken(page: &TablePage<'_>, review: &Review) -> String {
    let told = review.told.as_ref().and_then(|(_, told)| told.first().cloned());
    let told = told.unwrap_or_else(|| page.say("review-deal"));
    format!("{}: {told}", which(page, review))
}

fn numbers(list: &[usize]) -> String {
    list.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")
}
