//! An earlier moment, shown again: the others' moves one by one, told where the viewer is asked otherwise.

use game::Phrase;
use maud::{Markup, html};

use super::TablePage;

/// A moment of the past, and the row of moves it is shown in.
pub struct Past<'a> {
    /// The number of the move in its row, counted from 1; 0 is the moment before the first.
    pub step: usize,
    /// How many moves the row has.
    pub steps: usize,
    /// What happened in it, as the viewer was told: a sentence each.
    pub told: &'a [String],
}

/// Its keys, as `static/play/showme.js` listens to them: how they are called, and the message that says what they do.
pub(super) const KEYS: [(&[&str], &str); 3] =
    [(&["S"], "keys-show"), (&["←", "→"], "keys-show-step"), (&["Esc"], "keys-show-end")];

/// What happened, which move of how many it was, and the way on, back and out.
pub(super) fn prompt(page: &TablePage<'_>, past: &Past<'_>) -> Markup {
    let (step, steps) = (past.step, past.steps);
    let at = Phrase::new("show-step").with("step", step).with("steps", steps);
    html! {
        section #prompt.promptbar.showing aria-label=(page.say("show-what")) aria-live="polite" {
            span.seal { (page.say("show-seal")) }
            p.prompt.say {
                @if let Some((first, rest)) = past.told.split_first() {
                    span.what { (first) }
                    small { (page.words.say(&at)) @for more in rest { " " (more) } }
                } @else {
                    span.what { (page.say("show-before")) }
                    small { (page.words.say(&at)) }
                }
            }
            div.undo {
                button #show-back type="button" data-show="back" disabled[step == 0] aria-label=(page.say("show-back")) { "‹" }
                button #show-on type="button" data-show="on" disabled[step == steps] aria-label=(page.say("show-on")) { "›" }
                button #show-end.primary type="button" data-show="end" { (page.say("show-end")) }
            }
        }
    }
}
