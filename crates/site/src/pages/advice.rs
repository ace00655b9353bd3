//! Advice on the table page: the button that asks for it, and the moves it brings.

use boards::Board;
use bots::hint::Gap;
use game::{Lang, Phrase, Reason, Value, Viewer, Words};
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
pub fn panel(words: &Words, board: Option<&dyn Board>, viewer: Viewer, moves: &[Advice]) -> Markup {
    html! {
        section #advice.advice data-said=(said(words, moves)) aria-label=(words.word("advice")) {
            h2 { (words.word("advice")) }
            p { (words.word("advice-note")) }
            ol {
                @for (n, advice) in moves.iter().enumerate() {
                    (tip(words, n, advice, moves.len(), &lit(board, viewer, advice)))
                }
            }
            button #play-advised.primary type="button" hidden { (words.word("advice-play")) }
            button.close type="button" data-unadvise aria-label=(words.word("advice-close")) { "×" }
        }
    }
}

/// For whoever hears the page: the best move and why.
fn said(words: &Words, moves: &[Advice]) -> String {
    let best = moves.first().map_or_else(String::new, |advice| {
        let reasons = advice.reasons.iter().map(|reason| why(words, reason));
        std::iter::once(told(words, advice)).chain(reasons).collect::<Vec<_>>().join(" ")
    });
    words.say(&Phrase::new("advice-said").with("count", moves.len()).with("best", best))
}

fn told(words: &Words, advice: &Advice) -> String {
    advice.told.as_ref().map_or_else(|| advice.mv.clone(), |told| words.say(told))
}

fn why(words: &Words, reason: &Reason) -> String {
    words.say(&localised(words.lang(), reason.phrase.clone()))
}

/// The ids of what the reasons for a move, or against it, are about.
fn lit(board: Option<&dyn Board>, viewer: Viewer, advice: &Advice) -> String {
    let mut ids: Vec<String> = Vec::new();
    for reason in advice.reasons.iter().chain(&advice.doubts) {
        for id in board.map_or_else(Vec::new, |board| board.about(viewer, &reason.about)) {
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
    }
    ids.join(" ")
}

fn tip(words: &Words, n: usize, advice: &Advice, all: usize, lit: &str) -> Markup {
    let lang = words.lang();
    let tenths = |number: f32| decimal(lang, format!("{number:.1}"));
    let chance = Phrase::new("advice-chance").with("number", percent(advice.chance));
    let place = Phrase::new("advice-place").with("number", tenths(advice.place)).with("seats", advice.seats);
    let score = Phrase::new("advice-score").with("number", tenths(advice.score));
    html! {
        li {
            button #{ "tip-" (n + 1) }.counsel type="button" data-advised=(advice.mv) data-at=(lit) aria-pressed="false" {
                b { (told(words, advice)) }
                span.promise { @for part in [chance, place, score] { span { (words.say(&part)) } " " } }
                @if all > 1 { span.apart { (words.say(&gap(lang, n, advice.gap))) } " " }
                @for reason in &advice.reasons { small { (why(words, reason)) } " " }
                @for doubt in &advice.doubts {
                    small.doubt { (words.say(&Phrase::new("advice-against").with("reason", why(words, doubt)))) } " "
                }
            }
        }
    }
}

/// What sets the best move apart from the next best, and any other from the best.
fn gap(lang: Lang, n: usize, gap: Gap) -> Phrase {
    let signed = |number: f32, text: String| match text.trim_matches(['0', '.']) {
        "" => None,
        _ => Some(format!("{}{}", if number < 0.0 { "−" } else { "+" }, decimal(lang, text))),
    };
    let chance = gap.chance.and_then(|chance| signed(chance, percent(chance.abs()).to_string()));
    let points = gap.points.and_then(|points| signed(points, format!("{:.1}", points.abs())));
    let than = if n == 0 { "next" } else { "best" };
    match (chance, points) {
        (None, _) => Phrase::new("advice-even"),
        (Some(chance), None) => Phrase::new("advice-gap").with("chance", chance),
        (Some(chance), Some(points)) => {
            Phrase::new("advice-gap-points").with("chance", chance).with("points", points)
        }
    }
    .with("than", than)
}

/// A part of one in whole hundredths.
fn percent(part: f32) -> i64 {
    (100.0 * part).round() as i64
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
    use game::Seat;

    use super::*;

    fn advice(gap: Gap) -> Advice {
        let points = Phrase::new("hint-rival").with("points", "2.5".to_owned()).with("than", "next");
        let lead = Phrase::new("reason-lead").with("seat", Seat::new(0)).with("section", 2).with("margin", 1);
        Advice {
            mv: "draw".to_owned(),
            told: None,
            chance: 0.314,
            place: 2.14,
            seats: 4,
            score: 31.04,
            gap,
            reasons: vec![Reason::new(lead, 1.0).about("section", 2), Reason::new(points, 0.5)],
            doubts: vec![Reason::new(
                Phrase::new("reason-draw").with("seat", Seat::new(1)).with("count", 1).with("left", 3),
                -1.0,
            )],
        }
    }

    fn drawn(lang: Lang, moves: &[Advice]) -> String {
        let seat = Seat::new(0);
        let words = crate::words(Some("great-wall"), lang)
            .with_names(vec!["Livia".to_owned(), "Wen".to_owned()])
            .spoken_to(Some(seat));
        panel(&words, boards::board("great-wall"), Viewer::Seat(seat), moves).into_string()
    }

    #[test]
    fn numbers_and_reasons_are_told_in_every_language() {
        let moves = [
            advice(Gap { chance: Some(0.042), points: Some(1.25) }),
            advice(Gap { chance: Some(-0.042), points: None }),
        ];
        let parts = [
            (
                Lang::En,
                [
                    "31 % to win",
                    "place 2.1 of 4",
                    "31.0 points",
                    "2.5",
                    "+4 % and +1.2 points",
                    "−4 % against the best",
                    "You would lead section 2 by 1.",
                    "Against it: Wen would have one card",
                ],
            ),
            (
                Lang::It,
                [
                    "31 % di vittoria",
                    "posto 2,1 su 4",
                    "31,0 punti",
                    "2,5",
                    "+4 % e +1,2 punti",
                    "−4 % rispetto alla migliore",
                    "Saresti in testa nella sezione 2 per 1.",
                    "Contro: Wen avrebbe una carta",
                ],
            ),
        ];
        for (lang, parts) in parts {
            let text = drawn(lang, &moves);
            for part in parts {
                assert!(text.contains(part), "{part}: {text}");
            }
            assert!(!text.contains('⟨') && text.contains("data-at=\"section-2\""), "{text}");
            assert!(!waiting(&crate::words(Some("great-wall"), lang)).into_string().contains('⟨'));
        }
        // Whoever hears the page hears why.
        let said = drawn(Lang::En, &moves)
            .split("data-said=\"")
            .nth(1)
            .unwrap()
            .split('"')
            .next()
            .unwrap()
            .to_owned();
        assert!(said.contains("You would lead section 2 by 1."), "{said}");
    }

    #[test]
    fn what_is_within_the_error_is_as_good() {
        for gap in [
            Gap::default(),
            Gap { chance: Some(0.004), points: Some(2.0) },
            Gap { chance: None, points: Some(2.0) },
        ] {
            let text = drawn(Lang::En, &[advice(gap), advice(gap)]);
            assert!(
                text.contains("as good as the next best") && text.contains("as good as the best"),
                "{text}"
            );
        }
        // A single move is compared with nothing.
        assert!(!drawn(Lang::En, &[advice(Gap::default())]).contains("as good as"));
    }
}
