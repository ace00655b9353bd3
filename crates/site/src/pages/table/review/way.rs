//! The way through a game: steps, slider, whose eyes. Everything is a link or a field of a form, so it works without a script;
//! `static/play/review.js` makes it quick.

use bots::study::choice::Choice;
use bots::study::marks::Mark;
use game::Phrase;
use maud::{Markup, html};

use super::super::{TablePage, emblem};
use super::marks::{VERY_LUCKY, struck};
use super::points::along;
use super::{Eyes, Review, branch, judgement};

/// Its keys, as `static/play/review.js` listens to them.
pub(crate) const KEYS: [(&[&str], &str); 10] = [
    (&["←", "→"], "review-keys-step"),
    (&["Shift", "←", "→"], "review-keys-turn"),
    (&["Home", "End"], "review-keys-ends"),
    (&["Space"], "review-keys-play"),
    (&[",", "."], "review-keys-marked"),
    (&["0", "…", "3"], "review-keys-better"),
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
            form #way method="get" action=(review.path) {
                (strip(review))
                input #slider type="range" name="at" min="0" max=(length) value=(at) autocomplete="off"
                    aria-label=(words.word("review-slider")) aria-valuetext=(spoken(page, review));
                input type="hidden" name="as" value=(eyes.name());
                button #way-go type="submit" { (words.word("review-go")) }
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

/// On a slim screen the chart is a tab away: what weighs most stands over the slider.
fn strip(review: &Review) -> Markup {
    let moments = review
        .studied
        .as_ref()
        .and_then(|studied| studied.study.as_ref())
        .map_or(&[][..], |study| &study.moments);
    let bad = |choice: &Choice| choice.mark.filter(|mark| *mark >= Mark::Mistake);
    html! {
        @if !moments.is_empty() {
            svg.overway aria-hidden="true" height="14" {
                @for (n, moment) in moments.iter().enumerate() {
                    @if let Some(luck) = struck(&moment.luck, None).map(|(_, luck)| luck).filter(|luck| luck.abs() >= VERY_LUCKY) {
                        svg.lk.rise[luck > 0.0] x=(along(n.saturating_sub(1), review.length)) y="7" { path d=(if luck > 0.0 { "M-4 4h8L0 -4z" } else { "M-4 -4h8L0 4z" }) {} }
                    }
                    @if let Some(mark) = moment.choice.as_ref().and_then(bad) {
                        circle.(mark.name()) cx=(along(n, review.length)) cy="7" r="5" {}
                    }
                }
            }
        }
    }
}

/// Which decision of how many, and what happens in it: the only thing that is read aloud.
fn sentence(page: &TablePage<'_>, review: &Review) -> Markup {
    let told = told(page, review);
    let places = review.decided.as_ref().map(|decided| decided.places.join(" "));
    html! {
        div.sentence {
            b.which { (which(page, review)) }
            p #moment aria-live="polite" data-places=[places] {
                @if let Some(decided) = &review.decided { (emblem(page.board, decided.seat)) }
                span {
                    span.sr { (which(page, review)) ": " }
                    @for (n, told) in told.iter().enumerate() { @if n == 0 { (told) } @else { " " small { (told) } } }
                    @if let Some(judged) = judgement::spoken(page, review) { span.sr { " " (judged) } }
                }
            }
        }
    }
}

/// What happens in the decision that comes next; at the end, that there is none.
fn told(page: &TablePage<'_>, review: &Review) -> Vec<String> {
    match &review.decided {
        Some(decided) => decided.told.clone(),
        None => vec![page.say(if review.ended.is_some() { "review-end" } else { "review-now" })],
    }
}

/// “Decision 84 of 116, turn 34”.
fn which(page: &TablePage<'_>, review: &Review) -> String {
    let (id, number) = match review.decided {
        Some(_) => ("review-which", review.at + 1),
        None => ("review-after", review.length),
    };
    let phrase = Phrase::new(id).with("number", number).with("count", review.length);
    page.words.say(&phrase.with("turns", review.turn(review.at)))
}

fn spoken(page: &TablePage<'_>, review: &Review) -> String {
    let told = told(page, review).into_iter().next().unwrap_or_default();
    let judged = judgement::spoken(page, review).map_or_else(String::new, |judged| format!(" {judged}"));
    format!("{}: {told}{judged}", which(page, review))
}

fn numbers(list: &[usize]) -> String {
    list.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")
}
