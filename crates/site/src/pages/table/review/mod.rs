//! The page of a game: every decision of it, one after another, as any seat knew it then or with everything laid open.
//!
//! It is drawn as a table is, so every board serves it; where a table asks for a decision, here is the way through the game.

use game::{Phrase, Scores, Seat, Turn, Viewer, Words};
use house::{Ending, Time};
use maud::{Markup, html};

mod points;
mod way;

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

/// A moment of a game, and all that is shown around it.
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
    /// Who took the last decision, and what happened: a sentence each.
    pub told: Option<(Seat, Vec<String>)>,
    /// How the table ended, and when; nothing while it runs.
    pub ended: Option<(Ending, Time)>,
    /// The points after each number of decisions; nothing while it runs, because some may be hidden.
    pub course: Vec<Scores>,
    /// What every seat holds, if all lies open.
    pub held: Vec<(Seat, Markup)>,
    /// Whether it was brought as a record: nobody of this house sits there.
    pub brought: bool,
}

impl Review {
    /// The address of a moment, for whoever has no script.
    fn to(&self, at: usize, eyes: Eyes) -> String {
        format!("{}?at={at}&as={}", self.path, eyes.name())
    }

    /// The number of the turn to which a moment belongs, counted from 1; the deal belongs to none.
    fn turn(&self, at: usize) -> usize {
        if at == 0 { 0 } else { self.turns.partition_point(|&over| over < at) + 1 }
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
            p.acts {
                @if review.ended.is_some() {
                    a.button href={ (page.path) "/record" } download { svg aria-hidden="true" { use href="#m-down"; } (words.word("record")) }
                }
                @if !review.brought { a.button href=(page.path) { (words.word("review-table")) } }
            }
        }
    }
}

/// What everybody holds, where everything lies open.
pub(super) fn held(page: &TablePage<'_>, review: &Review) -> Markup {
    html! {
        @if !review.held.is_empty() {
            section #held.openhands tabindex="0" aria-label=(page.say("review-held")) {
                @for (seat, cards) in &review.held {
                    div.{ "one p" (seat) } {
                        span.name { (emblem(page.board, *seat)) (page.words.name(*seat)) }
                        @if cards.0.is_empty() { span.none { (page.say("review-held-none")) } } @else { ul { (cards) } }
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

/// Everything below the board: the points over the course of the game.
pub(super) fn below(page: &TablePage<'_>, review: &Review) -> Markup {
    html! { @if review.course.len() > 1 { (points::points(page, review)) } }
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
