//! The page of a game: every decision of it, one after another, as any seat knew it then or with everything laid open.
//!
//! It is drawn as a table is, so every board serves it; where a table asks for a decision, here is the way through the game.

use game::{Phrase, Scores, Seat, Turn, Viewer, Words};
use house::{Ending, Time};
use maud::{Markup, html};

mod judgement;
mod looking;
mod marks;
mod picture;
mod points;
mod story;
mod study;
mod way;

pub use judgement::why;
pub use study::{Decided, Judged, Named, Picture, Stage, Studied, Turned};
pub(super) use way::KEYS;

use super::ending::won;
use super::{TablePage, emblem};
use crate::levels;
use crate::pages::when;

/// Whose eyes a game is looked at with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eyes {
    /// Everything lies open: only once the game is over.
    All,
    /// What a seat knew then.
    Seat(Seat),
    /// What lay open for everybody.
    Audience,
}

impl Eyes {
    /// What may be known.
    #[must_use]
    pub const fn viewer(self) -> Viewer {
        match self {
            Self::Seat(seat) => Viewer::Seat(seat),
            Self::All | Self::Audience => Viewer::Audience,
        }
    }

    /// As an address has it.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::All => "all".to_owned(),
            Self::Seat(seat) => seat.to_string(),
            Self::Audience => "audience".to_owned(),
        }
    }

    /// How they are called.
    fn called(self, words: &Words) -> String {
        match self {
            Self::All => words.word("review-all"),
            Self::Seat(seat) => words.name(seat),
            Self::Audience => words.word("review-audience"),
        }
    }
}

/// The deal of a game that is over, at other tables.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Shared {
    /// Whoever looks may propose it to others.
    Proposed,
    /// It has a page, by its id; and whether it was proposed by this game and can still be played.
    There(String, bool),
}

/// A moment of a game, and all that is shown around it. The board stands before the decision that comes next.
pub struct Review {
    /// The address of the game.
    pub path: String,
    /// So many decisions were taken.
    pub at: usize,
    /// So many the game has, as far as it may be seen.
    pub length: usize,
    /// The moments at which a turn is over.
    pub turns: Vec<usize>,
    /// Whose eyes.
    pub eyes: Eyes,
    /// Whose eyes there are.
    pub choices: Vec<Eyes>,
    /// The decision that comes next; nothing at the end, and in the present.
    pub decided: Option<Decided>,
    /// What the house says of it, if it has looked at it closely.
    pub judged: Option<Judged>,
    /// How far the house has looked through the game; nothing for a game that it cannot look through.
    pub studied: Option<Studied>,
    /// What is drawn of that whatever the moment; nothing in a frame, where it stays as it is.
    pub picture: Option<Picture>,
    /// Whether that alone is drawn.
    pub alone: bool,
    /// How the table ended, and when; nothing while it runs.
    pub ended: Option<(Ending, Time)>,
    /// The points after each number of decisions; nothing while it runs, because some may be hidden.
    pub course: Vec<Scores>,
    /// What every seat holds, if all lies open.
    pub held: Vec<(Seat, Markup)>,
    /// Whether it was brought as a record: nobody of this house sits there.
    pub brought: bool,
    /// Its deal at other tables; nothing where it has none, and whoever looks may not propose it.
    pub shared: Option<Shared>,
}

impl Review {
    /// The address of a moment, for whoever has no script.
    fn to(&self, at: usize, eyes: Eyes) -> String {
        format!("{}?at={at}&as={}", self.path, eyes.name())
    }

    /// The number of the turn to which the decision after a moment belongs, counted from 1.
    fn turn(&self, at: usize) -> usize {
        self.turns.partition_point(|&over| over <= at) + 1
    }

    /// From what the game has points.
    fn sources(&self) -> &'static [&'static str] {
        self.course.last().map_or(&[], Scores::sources)
    }

    /// The moment a turn before, and a turn after.
    fn turn_before(&self) -> usize {
        self.turns.iter().copied().rev().find(|&over| over < self.at).unwrap_or(0)
    }

    fn turn_after(&self) -> usize {
        self.turns.iter().copied().find(|&over| over > self.at).unwrap_or(self.length)
    }
}

/// Who won, the points of everybody, when it was; and what can be done with the whole.
pub(super) fn head(page: &TablePage<'_>, review: &Review) -> Markup {
    let words = page.words;
    let finished = matches!(review.ended, Some((Ending::Finished, _)));
    let scores = review.course.last().filter(|_| finished);
    let mut seats: Vec<Seat> = page.scene.players.iter().map(|player| player.seat).collect();
    if let Some(scores) = scores {
        seats.sort_by_key(|&seat| scores.place(seat));
    }
    let count = words.say(&Phrase::new("review-decisions").with("count", review.length));
    html! {
        header.reviewed {
            div.said {
                h2 {
                    @match (scores, review.ended) {
                        (Some(scores), _) => (words.say(&won(scores.winners().collect()))),
                        (None, Some(_)) => (words.word("review-unfinished")),
                        (None, None) => (words.word("review-running")),
                    }
                }
                p {
                    @if let Some((_, at)) = review.ended { (when::day(words, at)) ", " }
                    (count) "."
                    @if review.brought { " " (words.word("review-brought")) }
                }
            }
            ul.final {
                @for &seat in &seats {
                    li.wins[scores.is_some_and(|scores| scores.place(seat) == 1)] {
                        (emblem(page.board, seat)) span.name { (words.name(seat)) }
                        @if let Some(scores) = scores { b { (scores.total(seat)) } }
                    }
                }
            }
            div.acts {
                @match &review.shared {
                    Some(Shared::Proposed) => form method="post" action={ (review.path) "/deal" } { button type="submit" { (cards()) (words.word("deal-this")) } },
                    Some(Shared::There(deal, runs)) => a.button href={ "/d/" (deal) } { (cards()) (words.word(if *runs { "deal-this" } else { "deal-to" })) },
                    None => {},
                }
                @if review.ended.is_some() {
                    a.button href={ (page.path) "/record" } download { svg aria-hidden="true" { use href="#m-down"; } (words.word("record")) }
                }
                @if review.ended.is_some() { a.button href="#chance" { svg aria-hidden="true" { use href="#m-seal"; } (words.word("seal-page")) } }
                @if !review.brought { a.button href=(page.path) { (words.word("review-table")) } }
            }
        }
    }
}

fn cards() -> Markup {
    html! { svg aria-hidden="true" { use href="#m-cards"; } }
}

/// What everybody holds, where everything lies open.
pub(super) fn held(page: &TablePage<'_>, review: &Review) -> Markup {
    html! {
        @if !review.held.is_empty() {
            section #held.openhands tabindex="0" aria-label=(page.say("review-held")) {
                @for (seat, cards) in &review.held {
                    div.{ "one p" (seat) } {
                        span.name { (emblem(page.board, *seat)) (page.words.name(*seat)) }
                        @if cards.0.is_empty() { span.none { (page.say("review-held-none")) } } @else { ul.inhand { (cards) } }
                    }
                }
            }
        }
    }
}

/// The way through the game, in the place where a table asks.
pub(super) fn prompt(page: &TablePage<'_>, review: &Review) -> Markup {
    way::way(page, review)
}

/// The decision judged, beside the board.
pub(super) fn judgement(page: &TablePage<'_>, review: &Review) -> Markup {
    judgement::judgement(page, review)
}

/// The chances over the course of the game, below the way through it. It does not hang on the moment: it is a part of its own, and stays
/// while the page changes around it.
pub(super) fn chances(page: &TablePage<'_>, review: &Review) -> Markup {
    html! {
        @if review.studied.is_some() { div #picture.picture { (drawn(review, |found, study| picture::picture(page, review, found, study))) } }
    }
}

/// How far the house has come; it stays, as the picture does.
pub(super) fn looking(page: &TablePage<'_>, review: &Review) -> Markup {
    html! { @if review.studied.is_some() { div #looking { @if review.picture.is_some() { (looking::bar(page, review)) } } } }
}

/// Everything below: how the game came about, and the points over its course.
pub(super) fn below(page: &TablePage<'_>, review: &Review) -> Markup {
    html! {
        @if review.studied.is_some() { div #story.story { (drawn(review, |found, study| story::story(page, review, found, study))) } }
        @if review.course.len() > 1 { (points::points(page, review)) }
        p #to-learn.tolearn { a href={ "/learn/" (page.board.game()) } { (page.words.say(&Phrase::new("learn-of").word("game", page.board.game()))) } }
    }
}

/// What is drawn of a study, where there is one and it is to be drawn.
fn drawn(review: &Review, draw: impl FnOnce(&Picture, &bots::study::Study) -> Markup) -> Markup {
    let study = review.studied.as_ref().and_then(|studied| studied.study.as_deref());
    match (&review.picture, study) {
        (Some(picture), Some(study)) => draw(picture, study),
        _ => html! {},
    }
}

/// The parts that do not hang on the moment, alone: for a page that is open while the house looks on.
#[must_use]
pub fn parts(page: &TablePage<'_>, review: &Review) -> Markup {
    html! {
        (looking(page, review)) (chances(page, review))
        @if review.studied.is_some() { div #story.story { (drawn(review, |found, study| story::story(page, review, found, study))) } }
    }
}

/// The mark of a decision, at its line in the log.
#[must_use]
pub fn in_log(words: &Words, choice: &bots::study::choice::Choice) -> Option<Markup> {
    let mark = marks::weighs(choice.mark)?;
    Some(html! {
        span.worth { span.delta { (marks::change(words.lang(), -choice.loss)) } (marks::glyph(mark)) span.sr { (marks::called(words, mark)) } }
    })
}

/// Playing on from here against bots: only once the game is over, and where there is something to decide.
fn branch(page: &TablePage<'_>, review: &Review) -> Markup {
    let words = page.words;
    let turn = match page.scene.turn {
        Turn::Of(seat) if review.ended.is_some() => seat,
        _ => return html! {},
    };
    let me = match review.eyes {
        Eyes::Seat(seat) => seat,
        Eyes::All | Eyes::Audience => turn,
    };
    html! {
        details #branch.branch {
            summary.button.primary { svg aria-hidden="true" { use href="#m-branch"; } span { (words.word("review-branch")) } }
            form method="post" action={ (review.path) "/branch" } {
                input type="hidden" name="at" value=(review.at);
                p { (words.word("review-branch-more")) }
                label { span { (words.word("review-branch-seat")) }
                    select #branch-seat name="as" {
                        @for player in page.scene.players {
                            option value=(player.seat) selected[player.seat == me] { (words.name(player.seat)) }
                        }
                    }
                }
                label { span { (words.word("review-branch-level")) }
                    select #branch-level name="level" {
                        @for level in bots::Level::ALL {
                            option value=(level.name()) selected[level == levels::USUAL] { (words.word(levels::title(level))) }
                        }
                    }
                }
                button.primary type="submit" { (words.word("review-branch-go")) }
            }
        }
    }
}
