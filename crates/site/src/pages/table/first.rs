//! A first game: the goal in one line above the board, and remarks beside what they are about. They stand around the live region,
//! because what somebody has had is the person's; which remark fits now the live region says (`data-remarks`, `data-turn`).

use game::{Phrase, Words};
use maud::{Markup, html};
use table::remarks::{Fitting, Remark};

use super::super::layout::Context;

/// What is said beside the board to somebody who sits at a table.
pub struct Guide {
    /// Whether the goal stands above the board.
    pub goal: bool,
    /// The remarks they have not had, in order; none if they are not to come.
    pub remarks: Vec<Said>,
    /// How many remarks the game has.
    pub count: usize,
}

/// A remark in words.
pub struct Said {
    /// Its number among all, counted from 1.
    pub number: usize,
    /// Its name.
    pub name: &'static str,
    /// Its heading.
    pub title: String,
    /// Its sentence.
    pub text: String,
}

/// The remarks of a game; none if it has none. A faulty file is found by the tests; whoever comes by is spared it.
pub(crate) fn remarks(game: &str) -> &'static [Remark] {
    let faulty = |fault: &game::Fault| tracing::error!(?fault, "remarks");
    let read = table::find(game).and_then(table::remarks::of);
    read.inspect_err(faulty).unwrap_or_default()
}

/// The goal of a game in one line, where it says one.
pub(super) fn goal_line(words: &Words) -> Option<String> {
    words.missing("goal-line", None, &[]).is_none().then(|| words.word("goal-line"))
}

/// What fits now, as the live region says it: name and id of each.
pub(super) fn fits(fitting: &[Fitting]) -> String {
    let each: Vec<String> = fitting.iter().map(|one| format!("{}:{}", one.name, one.beside)).collect();
    each.join(" ")
}

/// The goal in one line, above the board.
pub(super) fn goal(context: &Context<'_>, game: &str, guide: Option<&Guide>) -> Markup {
    let goal = goal_line(context.words);
    html! {
        @if let (Some(guide), Some(goal)) = (guide, goal) {
            section #goal.goal aria-label=(context.say("guide-goal")) data-first={ "/first/" (game) } hidden[!guide.goal] {
                svg aria-hidden="true" { use href="#m-seal"; }
                b { (context.say("guide-goal")) } p { (goal) }
                button.quiet type="button" data-goal="no" { (context.say("guide-hide")) span.sr { ": " (context.say("guide-goal")) } }
            }
        }
    }
}

/// Who remarks: empty until the script has found what fits. It never takes the focus.
pub(super) fn coach(context: &Context<'_>, game: &str, guide: Option<&Guide>) -> Markup {
    let Some(guide) = guide.filter(|guide| !guide.remarks.is_empty()) else { return html! {} };
    html! {
        div #coach.coach role="dialog" aria-modal="false" aria-labelledby="coach-title" data-first={ "/first/" (game) } hidden {
            div role="status" { h2 #coach-title {} p #coach-text {} }
            div.reply {
                button.strong type="button" data-coach="had" { (context.say("guide-had")) }
                button.quiet type="button" data-coach="off" { (context.say("guide-off")) }
                small #coach-number {}
            }
        }
        template #remarks {
            @for said in &guide.remarks {
                div data-remark=(said.name) data-number=(context.words.say(&Phrase::new("guide-number").with("number", said.number).with("count", guide.count))) {
                    h2 { (said.title) } p { (said.text) }
                }
            }
        }
    }
}
