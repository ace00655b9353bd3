//! A decision judged: what was played, what would have been better and why, and what nobody at that seat could know.

use bots::study::choice::{Line, Reason};
use bots::study::marks::Mark;
use game::{Lang, Phrase, Seat, Value, Words};
use maud::{Markup, html};

use super::super::{TablePage, emblem};
use super::marks::{called, change, decimal, glyph, lost, percent, swings, triangle, weighs};
use super::study::{Judged, Named, Stage};
use super::{Review, looking};

/// What is less than this is not told: half a percent.
const TOLD: f64 = 0.005;

/// The panel beside the board; nothing for a game that nobody can look through.
pub(super) fn judgement(page: &TablePage<'_>, review: &Review) -> Markup {
    let Some(studied) = &review.studied else { return html! {} };
    let words = page.words;
    let Some(decided) = &review.decided else {
        return html! {
            section #verdict.panel.verdict aria-labelledby="verdict-title" {
                header { span {} div { h2 #verdict-title { (words.word("judged-end")) } p.sub { (words.word("judged-end-more")) } } }
            }
        };
    };
    let seat = decided.seat;
    let about =
        Phrase::new("judged-when").with("turns", review.turn(review.at)).with("number", review.at + 1);
    html! {
        section #verdict.panel.verdict aria-labelledby="verdict-title" {
            header {
                (emblem(page.board, seat))
                div { h2 #verdict-title { (said(page, "judged-decides", seat)) } p.sub { (words.say(&about)) } }
                div.judged {
                    @match &review.judged {
                        None => span.sub { (words.word("judged-not-yet")) },
                        Some(judged) => (mark(page, judged)),
                    }
                }
            }
            @match &review.judged {
                None => (unseen(page, review, studied.stage)),
                Some(judged) if judged.choice.mark.is_none() => {
                    ol.tries { (option(page, review, judged, None, &judged.played)) }
                    div.knew { p { (words.word("judged-only-more")) } (fate(page, judged)) }
                }
                Some(judged) => { (options(page, review, judged)) (knew(page, judged)) }
            }
        }
    }
}

/// A sentence about a seat; whoever sits there is spoken to.
fn said(page: &TablePage<'_>, id: &'static str, seat: Seat) -> String {
    page.words.say(&of_seat(page, id, seat))
}

fn of_seat(page: &TablePage<'_>, id: &'static str, seat: Seat) -> Phrase {
    let you = if page.own.len() == 1 && page.own.contains(&seat) { "yes" } else { "no" };
    Phrase::new(id).with("name", page.words.name(seat)).with("you", you.to_owned())
}

fn mark(page: &TablePage<'_>, judged: &Judged) -> Markup {
    let words = page.words;
    let choice = &judged.choice;
    let first = choice.best.first().is_some_and(|best| best.mv == choice.played.mv);
    html! {
        @match choice.mark {
            None => b { (words.word("judged-only")) },
            Some(Mark::Best) if !first => { (glyph(Mark::Best)) b { (words.word("judged-as-good")) } }
            Some(mark) => { (glyph(mark)) b { (called(words, mark)) } }
        }
        @if choice.loss > 0.0 {
            span.cost { (words.say(&Phrase::new("judged-to-win").with("change", change(words.lang(), -choice.loss)))) }
        }
    }
}

/// What is said instead of a judgement.
fn unseen(page: &TablePage<'_>, review: &Review, stage: Stage) -> Markup {
    let word = match stage {
        Stage::Nothing => "judged-unasked",
        Stage::Waiting | Stage::Running => "judged-afar",
        Stage::Stopped | Stage::Failed | Stage::Whole => "judged-stopped",
    };
    html! {
        div.knew { p { (page.say(word)) } }
        div.wishes {
            @match stage {
                Stage::Waiting | Stage::Running => {
                    form method="post" action={ (review.path) "/analysis/now" } {
                        (looking::here(review))
                        button #look-now.primary type="submit" { svg aria-hidden="true" { use href="#m-eye"; } (page.say("judged-now")) }
                    }
                }
                _ => (looking::ask(page, review, stage)),
            }
        }
    }
}

/// What was played, and the best moves after it.
fn options(page: &TablePage<'_>, review: &Review, judged: &Judged) -> Markup {
    let choice = &judged.choice;
    let ranked = choice.best.iter().zip(&judged.best).enumerate();
    html! {
        ol.tries {
            (option(page, review, judged, None, &judged.played))
            @for (n, (line, named)) in ranked.filter(|(_, (line, _))| line.mv != choice.played.mv) {
                (option(page, review, judged, Some((n, line)), named))
            }
        }
    }
}

/// A move: the one that was played, or one of the best with its rank. Pressed, it is shown on the board.
fn option(
    page: &TablePage<'_>,
    review: &Review,
    judged: &Judged,
    rank: Option<(usize, &Line)>,
    named: &Named,
) -> Markup {
    let words = page.words;
    let choice = &judged.choice;
    let line = rank.map_or(&choice.played, |(_, line)| line);
    let place = choice.best.iter().position(|best| best.mv == line.mv);
    let better = rank.is_some_and(|(n, _)| n == 0) && choice.loss > 0.0;
    let id = rank.map_or_else(|| "option-0".to_owned(), |(n, _)| format!("option-{}", n + 1));
    let shown = if rank.is_none() { "played" } else { "better" };
    let tag = match rank {
        None => Some("judged-played"),
        Some(_) if better => Some("judged-better"),
        Some(_) => None,
    };
    let points =
        |points: f64| words.say(&Phrase::new("judged-points").with("points", decimal(words.lang(), points)));
    html! {
        li {
            button #(id).opt.taken[rank.is_none()].finest[better] type="button" aria-pressed=(if rank.is_none() || better { "true" } else { "false" })
                data-shows=(shown) data-rank=[place.map(|place| place + 1)] data-places=(named.places.join(" "))
                data-chance=[choice.mark.map(|_| percent(line.chance))] data-sign=[weighs(choice.mark).filter(|_| rank.is_none()).map(Mark::sign)] {
                span.rank aria-hidden="true" {
                    @match (rank, weighs(choice.mark), place) {
                        (None, Some(mark), _) => (mark.sign()),
                        (_, _, Some(place)) => (place + 1),
                        _ => "·",
                    }
                }
                span.move {
                    @if let Some(tag) = tag { span.tag { (words.word(tag)) } }
                    (named.told)
                    @if better { @if let Some(reason) = &choice.reason { small { (why(words, review.sources(), reason)) } } }
                }
                @if choice.mark.is_some() {
                    span.pct { (percent(line.chance)) small { (points(line.points)) } }
                    (meter(line, rank.is_none(), better))
                }
            }
        }
    }
}

/// A reason, with its number as people of the language write it.
#[must_use]
pub fn why(words: &Words, sources: &'static [&'static str], reason: &Reason) -> String {
    let mut phrase = reason.phrase(sources);
    for (name, value) in &mut phrase.values {
        if let ("points", Value::Text(number), Lang::It) = (*name, value, words.lang()) {
            *number = number.replace('.', ",");
        }
    }
    words.say(&phrase)
}

/// A chance as a bar, with the error of its distance from the best.
fn meter(line: &Line, played: bool, better: bool) -> Markup {
    let share = |part: f64| format!("{:.1}%", 100.0 * part.clamp(0.0, 1.0));
    let kind = if played {
        "gold"
    } else if better {
        "jade"
    } else {
        "plain"
    };
    html! {
        svg.odds aria-hidden="true" {
            rect.bg width="100%" height="6" rx="3" {}
            rect.{ "fg " (kind) } width=(share(line.chance)) height="6" rx="3" {}
            @if line.error > 0.0 { rect.err x=(share(line.chance - line.error)) width=(share(2.0 * line.error)) y="2" height="2" {} }
        }
    }
}

/// What was known, what was not, and what came then: three different things.
fn knew(page: &TablePage<'_>, judged: &Judged) -> Markup {
    let words = page.words;
    let seat = judged.choice.seat;
    html! {
        div.knew {
            p { b { (said(page, "judged-knew", seat)) } " " (words.say(&of_seat(page, "judged-knew-more", seat).with("count", judged.choice.options))) }
            @if let Some(hidden) = judged.hidden.filter(|hidden| hidden.abs() >= TOLD) {
                p {
                    b { (said(page, "judged-unknown", seat)) } " "
                    (words.say(&of_seat(page, if hidden > 0.0 { "judged-unknown-better" } else { "judged-unknown-worse" }, seat)
                        .with("change", change(words.lang(), hidden))))
                }
            }
            (fate(page, judged))
        }
    }
}

/// What chance brought afterwards.
fn fate(page: &TablePage<'_>, judged: &Judged) -> Markup {
    let told = judged.luck.iter().any(|luck| luck.abs() >= TOLD);
    let lucky = judged.luck.get(judged.choice.seat.index()).is_some_and(|luck| *luck > 0.0);
    html! {
        @if told {
            p { b { (triangle(lucky)) (page.say("judged-luck")) } " " (swings(page.words, &judged.luck)) "." }
        }
    }
}

/// The judgement in one short sentence, for whoever hears the page.
pub(super) fn spoken(page: &TablePage<'_>, review: &Review) -> Option<String> {
    let choice = &review.judged.as_ref()?.choice;
    let words = page.words;
    let mark = choice.mark?;
    let told = called(words, mark);
    Some(if choice.loss > 0.0 {
        format!("{told}, {}.", lost(words, choice.loss))
    } else {
        format!("{told}.")
    })
}
