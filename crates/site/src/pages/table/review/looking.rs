//! How far the house has looked through the game, and asking for it. Everything works by forms; `static/play/study.js` makes it live.

use game::Phrase;
use maud::{Markup, html};

use super::super::TablePage;
use super::Review;
use super::study::{Stage, Studied};

/// The bar above the board, until all is seen.
pub(super) fn bar(page: &TablePage<'_>, review: &Review) -> Markup {
    let Some(studied) = &review.studied else { return html! {} };
    let words = page.words;
    let stage = studied.stage;
    let (seen, of) = (studied.seen(), review.length + 1);
    let title = match stage {
        Stage::Whole => return html! {},
        Stage::Nothing => words.word("looking-nothing"),
        Stage::Waiting => words.word("looking-waiting"),
        Stage::Running => words.word("looking-running"),
        Stage::Stopped => words.say(&Phrase::new("looking-stopped").with("number", reached(studied))),
        Stage::Failed => words.word("looking-failed"),
    };
    let more = match stage {
        Stage::Running if studied.glanced() > 0 => words.say(
            &Phrase::new("looking-running-more")
                .with("seen", seen.min(review.length))
                .with("count", review.length),
        ),
        Stage::Running | Stage::Waiting => words.word("looking-waiting-more"),
        Stage::Stopped => words.word("looking-stopped-more"),
        Stage::Failed => words.word("looking-failed-more"),
        Stage::Nothing | Stage::Whole => words.word("looking-nothing-more"),
    };
    let share = format!("{:.1}%", 100.0 * seen as f64 / of.max(1) as f64);
    let works = matches!(stage, Stage::Waiting | Stage::Running);
    html! {
        div.lookbar.works[works] data-known=(format!("{} {} {seen} {}", stage.name(), studied.glanced(), studied.mine)) {
            svg.sign aria-hidden="true" { use href=(if works { "#m-bot" } else { "#m-advice" }); }
            div.said { b { (title) } p { (more) } }
            @if works {
                @if studied.mine { form method="post" action={ (review.path) "/analysis/stop" } { (here(review)) button #look-stop type="submit" { (words.word("looking-stop")) } } }
            } @else { (ask(page, review, stage)) }
            @if stage != Stage::Nothing {
                svg.progress aria-hidden="true" { rect.bg width="100%" height="7" rx="3.5" {} rect.fg width=(share) height="7" rx="3.5" {} }
            }
        }
    }
}

/// Up to which decision everything was seen closely.
fn reached(studied: &Studied) -> usize {
    let moments = studied.study.as_ref().map_or(&[][..], |study| &study.moments);
    moments.iter().take_while(|moment| moment.closely).count().min(moments.len().saturating_sub(1))
}

/// The moment that is looked at, so that whoever has no script comes back to it.
pub(super) fn here(review: &Review) -> Markup {
    html! { input type="hidden" name="at" value=(review.at); input type="hidden" name="as" value=(review.eyes.name()); }
}

/// The button that asks for it.
pub(super) fn ask(page: &TablePage<'_>, review: &Review, stage: Stage) -> Markup {
    let word = match stage {
        Stage::Stopped => "looking-go-on",
        Stage::Failed => "looking-again",
        _ => "looking-ask",
    };
    html! {
        form method="post" action={ (review.path) "/analysis" } {
            (here(review))
            button.primary.ask type="submit" { (page.say(word)) }
        }
    }
}
