//! The log: told line by line, and kept apart from the frame; above it what happened since the viewer's last turn.

use boards::Board;
use game::{Phrase, Seat};
use maud::{Markup, PreEscaped, html};

use super::{TablePage, emblem, talk};

/// Where the lines of the log go: they are told once and kept apart from the frame, which does not grow with the game.
const LINES: &str = "<ol id=\"lines\" tabindex=\"0\">";

/// A live region with the lines of the log in it.
#[must_use]
pub fn with_lines(live: &str, lines: &str) -> String {
    match live.split_once(LINES) {
        Some((before, after)) => [before, LINES, lines, after].concat(),
        None => live.to_owned(),
    }
}

/// What the others decided since the viewer's last turn: decisions `from` to before `to`, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Since {
    /// The first of them.
    pub from: usize,
    /// The one after the last of them.
    pub to: usize,
    /// How many players decided.
    pub seats: usize,
}

/// Where the log stands. Its heading makes room for what happened since the viewer's last turn, so that the log does not
/// shift when that comes and goes.
pub(super) fn log(page: &TablePage<'_>) -> Markup {
    html! {
        section #log.panel.log aria-label=(page.say("log")) {
            @if page.chat { (page.scene.part("talktabs", &page.watching, || talk::tabs(page))) }
            div.events {
                @match &page.since {
                    None => h2.sr[page.chat] { (page.say("log")) },
                    Some(since) => {
                        h2.sr { (page.say("log")) }
                        (since_bar(page, since))
                    }
                }
                @if page.review.as_ref().is_some_and(|review| review.studied.is_some()) {
                    label #marked-label hidden { input #marked-only type="checkbox" autocomplete="off"; (page.say("log-marked")) }
                }
                (PreEscaped(LINES)) (PreEscaped("</ol>"))
            }
            @if page.chat { (page.scene.part("talk", &(page.watching, page.ended.is_some()), || talk::room(page))) }
        }
    }
}

fn since_bar(page: &TablePage<'_>, since: &Since) -> Markup {
    let title = if since.from == 0 { "since-start" } else { "since" };
    let count = Phrase::new("since-count").with("moves", since.to - since.from).with("seats", since.seats);
    html! {
        div #since.since data-from=(since.from) data-to=(since.to) {
            p {
                b {
                    // The whole of it has a page, which begins where the viewer last looked.
                    @if let Some(seat) = page.scene.viewer.seat() {
                        a #since-review href={ (page.review_path()) "?at=" (since.from) "&as=" (seat) } title=(page.say("since-review")) { (page.say(title)) }
                    } @else { (page.say(title)) }
                }
                " " small { (page.words.say(&count)) }
            }
            button #show type="button" {
                svg aria-hidden="true" { use href="#m-play"; } (page.say("show"))
            }
        }
    }
}

/// A line of the log.
#[derive(Default)]
pub struct Entry<'a> {
    /// The heading it begins: a round, a phase.
    pub heading: Option<&'a str>,
    /// Whom it is about.
    pub seat: Option<Seat>,
    /// Whether it goes on with what this player was told to do in the line before.
    pub goes_on: bool,
    /// The number of the decision, counted from 0; a note has none.
    pub number: Option<usize>,
    /// What it speaks of: ids of elements of the board.
    pub places: &'a [String],
    /// What happened, and why it mattered: a sentence each.
    pub told: &'a [String],
    /// Where pressing it leads.
    pub href: Option<String>,
    /// How good the decision was, where that is known and worth a mark.
    pub mark: Option<Markup>,
}

impl Entry<'_> {
    /// Draws it. The emblem stands once for each turn; each sentence has a line of its own.
    #[must_use]
    pub fn draw(&self, board: &dyn Board) -> Markup {
        let places = (!self.places.is_empty()).then(|| self.places.join(" "));
        html! {
            li.note[self.seat.is_none()].on[self.goes_on].marked[self.mark.is_some()] data-n=[self.number] data-by=[self.seat] data-at=[places] {
                @if let Some(heading) = self.heading { h3 { (heading) } }
                @if let Some(seat) = self.seat.filter(|_| !self.goes_on) { (emblem(board, seat)) } @else { span {} }
                @if let Some(href) = &self.href { a.told href=(href) { @for told in self.told { p { (told) } } } }
                @else { div { @for told in self.told { p { (told) } } } }
                @if let Some(mark) = &self.mark { (mark) }
            }
        }
    }
}
