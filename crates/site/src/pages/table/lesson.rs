//! A lesson: the table with its prompt bar as the teacher. The boards, and how they are pressed, are those of every table.
//!
//! The page holds all that the server needs to go on (step, played, tried, wrong: fields of its form), so nothing of a lesson
//! is kept but how far somebody came. `static/play/lesson.js` sends what is pressed; without it the same goes by forms.

use game::{Phrase, Words};
use maud::{Markup, html};

use super::TablePage;

/// How the learner stands in a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stands {
    /// It only tells: one goes on.
    Tells,
    /// It asks for something, or for the rest of it.
    Asks,
    /// Something else was tried: what is said to it. The learner stands at the step's beginning again.
    Wrong(String),
    /// It is done: what is said to it.
    Right(String),
}

impl Stands {
    /// For the style sheet and the script.
    const fn name(&self) -> &'static str {
        match self {
            Self::Tells => "tells",
            Self::Asks => "asks",
            Self::Wrong(_) => "wrong",
            Self::Right(_) => "right",
        }
    }

    /// Whether one may go on to the next step.
    const fn goes_on(&self) -> bool {
        matches!(self, Self::Tells | Self::Right(_))
    }
}

/// What comes after the last step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct After {
    /// Its address.
    pub path: String,
    /// The title of the next lesson; nothing after the last one, where the first game comes.
    pub lesson: Option<String>,
}

/// A step of a lesson, as its page shows it.
#[derive(Clone, Debug)]
pub struct Taught {
    /// The address of the lesson.
    pub path: String,
    /// Its number among those of the game, counted from 1, and how many there are.
    pub number: usize,
    /// How many lessons the game has.
    pub count: usize,
    /// Its title.
    pub title: String,
    /// What it is about, in one line.
    pub about: String,
    /// The first words of every step.
    pub steps: Vec<String>,
    /// The rule it is about: its id, and its title.
    pub rule: Option<(String, String)>,
    /// Which step, counted from 0.
    pub step: usize,
    /// So many steps are behind the learner, at most.
    pub reached: usize,
    /// The sentence.
    pub sentence: String,
    /// A second, smaller line.
    pub more: Option<String>,
    /// How the learner stands.
    pub stands: Stands,
    /// What the sentence speaks of: ids of elements of the board.
    pub lights: Vec<String>,
    /// The move that “Show me” would play next, in notation; nothing where it must begin the step again first.
    pub shows: Option<String>,
    /// What is said to a try that a rule forbids, by the id of the rule, where it is not the rule's own refusal.
    pub refusals: Vec<(String, String)>,
    /// What the learner played in the steps before, as JSON.
    pub played: String,
    /// What they have played in this one, as JSON.
    pub tried: String,
    /// Whether that is something.
    pub begun: bool,
    /// How often something else was tried.
    pub wrong: usize,
    /// What comes after the last step.
    pub after: After,
    /// The legal moves in words, for whoever has no script; nothing in a part that a script asked for.
    pub moves: Vec<(String, String)>,
    /// Whether how far they came could not be kept.
    pub unkept: bool,
}

/// After so many other tries “Show me” is offered.
const OFFERED: usize = 2;

/// The keys of a lesson beside those of a table.
pub(super) const KEYS: [(&[&str], &str); 7] = [
    (&["1", "…", "9"], "keys-card"),
    (&["←", "↑", "↓", "→"], "keys-arrows"),
    (&["Tab"], "keys-tab"),
    (&["S"], "learn-keys-show"),
    (&["Enter"], "learn-keys-next"),
    (&["Esc"], "learn-keys-leave"),
    (&["?"], "keys-list"),
];

impl Taught {
    /// Whether it is the last step.
    fn is_last(&self) -> bool {
        self.step + 1 == self.steps.len()
    }

    /// Which step it is, in words.
    fn which(&self, words: &Words) -> String {
        words.say(&Phrase::new("learn-step").with("step", self.step + 1).with("steps", self.steps.len()))
    }

    /// How the step stands, for the script.
    pub(super) fn state(&self) -> &'static str {
        self.stands.name()
    }

    /// What is said to forbidden tries, for the script: the ids of the rules and the texts, as JSON.
    pub(super) fn refused(&self) -> Option<String> {
        let said: serde_json::Map<String, serde_json::Value> =
            self.refusals.iter().map(|(rule, text)| (rule.clone(), text.clone().into())).collect();
        (!said.is_empty()).then(|| serde_json::Value::Object(said).to_string())
    }
}

/// The teacher: the sentence, what is said to a try, the steps, Show me, Next; then what the board itself asks, where a choice has no
/// place on the board.
pub(super) fn prompt(page: &TablePage<'_>, taught: &Taught) -> Markup {
    let asks = matches!(taught.stands, Stands::Asks | Stands::Wrong(_));
    html! {
        section #prompt.promptbar.teacher aria-label=(page.say("learn-seal")) {
            span.seal { (page.say("learn-seal")) }
            // The sentence and what is said to a try are heard as they change.
            div #taught.taught aria-live="polite" {
                p #sentence.prompt.say tabindex="-1" {
                    (taught.sentence)
                    @if let (Some(more), Stands::Tells | Stands::Asks) = (&taught.more, &taught.stands) { " " small { (more) } }
                }
                @match &taught.stands {
                    Stands::Wrong(said) => p.verdict.not-yet { span.sr { (page.say("learn-wrong")) " " } (said) },
                    Stands::Right(said) => p.verdict.done { span.sr { (page.say("learn-right")) " " } (said) },
                    Stands::Tells | Stands::Asks => {}
                }
                @if taught.is_last() && matches!(taught.stands, Stands::Right(_)) { p.whole { (page.say("learn-whole")) } }
                @if taught.unkept { p.trouble role="alert" { (page.say("learn-unkept")) } }
            }
            ol.dots aria-label=(taught.which(page.words)) {
                @for n in 0..taught.steps.len() {
                    li.done[n < taught.step || (n == taught.step && matches!(taught.stands, Stands::Right(_)))] aria-current=[(n == taught.step).then_some("step")] {}
                }
            }
            (teach(page, taught, asks))
            @if asks { div.asks.begun[taught.begun] { (page.board.prompt(page.view, &page.scene)) } }
        }
    }
}

/// Show me and Next, as a form: so they work without a script too.
fn teach(page: &TablePage<'_>, taught: &Taught, asks: bool) -> Markup {
    html! {
        form #teach.teach method="post" action={ (taught.path) "/try" } {
            input type="hidden" name="step" value=(taught.step + 1);
            input type="hidden" name="played" value=(taught.played);
            input type="hidden" name="tried" value=(taught.tried);
            input type="hidden" name="wrong" value=(taught.wrong);
            button #cancel type="button" hidden { (page.say("learn-cancel")) }
            @if asks && taught.begun {
                button #again type="submit" name="do" value="again" { (page.say("learn-restart")) }
            }
            @if asks {
                button #show-how.offered[taught.wrong >= OFFERED] type="submit" name="do" value="show" {
                    svg aria-hidden="true" { use href="#m-advice"; } span { (page.say("learn-show")) }
                }
            }
            @match (taught.is_last(), &taught.stands) {
                // What was done is kept already; after a step that only tells, going on is what is kept.
                (true, Stands::Right(_)) => { (onward(page, taught)) },
                (true, Stands::Tells) => button #next.primary type="submit" name="do" value="next" { (onward_words(page, taught)) },
                _ => button #next.primary[taught.stands.goes_on()] type="submit" name="do" value="next" disabled[!taught.stands.goes_on()] { (page.say("learn-next")) },
            }
            @if asks && !taught.moves.is_empty() {
                noscript {
                    label { (page.say("learn-move"))
                        select name="move" { @for (mv, told) in &taught.moves { option value=(mv) { (told) } } }
                    }
                    button type="submit" name="do" value="try" { (page.say("learn-try")) }
                }
            }
        }
    }
}

/// The way on after a lesson that is done.
fn onward(page: &TablePage<'_>, taught: &Taught) -> Markup {
    html! {
        @match taught.after.lesson {
            Some(_) => a #next.button.primary href=(taught.after.path) { (onward_words(page, taught)) },
            None => button #next.primary type="submit" formaction=(taught.after.path) { (onward_words(page, taught)) },
        }
    }
}

fn onward_words(page: &TablePage<'_>, taught: &Taught) -> String {
    match &taught.after.lesson {
        Some(lesson) => page.words.say(&Phrase::new("learn-next-lesson").with("lesson", lesson.clone())),
        None => page.say("learn-first-game"),
    }
}

/// The lesson in the rail: where it stands among the others, its steps, the way to the rules, the keys.
pub(super) fn course(page: &TablePage<'_>, taught: &Taught) -> Markup {
    let game = page.board.game();
    let place = Phrase::new("learn-place")
        .word("game", game)
        .with("number", taught.number)
        .with("count", taught.count);
    html! {
        section #course.course.panel aria-label=(page.say("learn-this")) {
            header {
                a href={ "/learn/" (game) } { (page.words.say(&place)) }
                h2 { (taught.title) }
                p { (taught.about) }
            }
            ol {
                @for (n, step) in taught.steps.iter().enumerate() {
                    @let now = n == taught.step;
                    li.done[n < taught.reached.max(taught.step) && !now].now[now] {
                        a href={ (taught.path) "?step=" (n + 1) } aria-current=[now.then_some("step")] { span { (step) } }
                    }
                }
            }
            footer {
                @match &taught.rule {
                    Some((id, title)) => span { (page.say("learn-rule")) " " a href={ "/rules/" (game) "#" (id) } { (title) } },
                    None => a href={ "/rules/" (game) } { (page.say("nav-rules")) },
                }
                span.short aria-hidden="true" {
                    kbd { "1" } "–" kbd { "9" } " " (page.say("learn-keys-short-cards")) "  "
                    kbd { "S" } " " (page.say("learn-keys-short-show")) "  "
                    kbd { "Enter" } " " (page.say("learn-keys-short-next"))
                }
            }
        }
    }
}
