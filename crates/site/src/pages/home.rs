//! Home: play at once, the games, one's own tables, tables with a free seat.

use game::{About, Phrase, Seat};
use maud::{Markup, html};

use super::layout::{Context, page};
use super::shown::{emblem, facts, games, line, picture, thumb, title};
use crate::boards::board;

/// All that the home page shows.
pub struct HomePage<'a> {
    /// For whom.
    pub context: &'a Context<'a>,
    /// The viewer's tables.
    pub mine: Vec<TableRow>,
    /// Listed tables with an open seat.
    pub open: Vec<TableRow>,
}

/// A table, in one line.
pub struct TableRow {
    /// Its id, as in its address.
    pub id: String,
    /// The game.
    pub game: &'static str,
    /// Who plays: the seat, for its emblem, and the name; no seat for one that is open.
    pub players: Vec<(Option<Seat>, String)>,
    /// How things stand.
    pub state: RowState,
}

/// How things stand at a table.
pub enum RowState {
    /// The viewer is to decide.
    YourTurn,
    /// Somebody else is to decide.
    Turn(String),
    /// A bot is to decide.
    Thinking(String),
    /// Seats are open.
    Waiting,
    /// Nobody can go on: it cannot be played in this house any more.
    Stands,
    /// The game is over.
    Over,
}

/// The whole page.
#[must_use]
pub fn whole(home: &HomePage<'_>) -> Markup {
    let context = home.context;
    // The great button opens the first game.
    let first = games().next().map_or("", |about| about.id);
    let body = html! {
        main #main.page.home tabindex="-1" {
            section.hero {
                div {
                    h1 { (context.say("home-title")) }
                    p { (context.say("home-lead")) }
                }
                div.go {
                    (quick(first, "primary", &html! { (context.say("home-play")) }))
                    a href={ "/new?game=" (first) } { (context.say("home-new")) }
                }
            }
            ul.games aria-label=(context.say("home-games")) {
                @for about in games() { (game(context, about)) }
            }
            div.lists.one[home.mine.is_empty()] {
                @if !home.mine.is_empty() {
                    section.mine aria-labelledby="h-mine" {
                        h2 #h-mine { (context.say("home-mine")) " " small { (running(home)) } }
                        ul.rows { @for row in &home.mine { (mine(context, row)) } }
                    }
                }
                section aria-labelledby="h-open" {
                    h2 #h-open { (context.say("home-open")) " " small { (context.say("home-open-more")) } }
                    @if home.open.is_empty() {
                        p.none { (context.say("home-open-none")) " " a href={ "/new?game=" (first) } { (context.say("home-open-new")) } }
                    } @else {
                        ul.rows { @for row in &home.open { (open(context, row)) } }
                    }
                }
            }
        }
    };
    page(context, &context.say("home-tab"), &html! {}, &html! {}, &body)
}

fn running(home: &HomePage<'_>) -> String {
    let count = home.mine.iter().filter(|row| !matches!(row.state, RowState::Over)).count();
    home.context.words.say(&Phrase::new("home-running").with("count", count))
}

/// A form of one button: it opens a table against bots at once.
fn quick(game: &str, class: &str, text: &Markup) -> Markup {
    html! {
        form method="post" action="/quick" {
            input type="hidden" name="game" value=(game);
            button.(class) type="submit" { (text) }
        }
    }
}

fn game(context: &Context<'_>, about: &About) -> Markup {
    let (id, title) = (about.id, title(context, about.id));
    html! {
        li.game #{ "game-" (id) } {
            (picture(about))
            div.txt {
                h2 { a href={ "/rules/" (id) } { (title) } }
                p { (line(context, id)) }
                (facts(context, about))
                div.acts {
                    (quick(id, "strong", &html! { (context.say("home-bots")) span.sr { ": " (title) } }))
                    a.button href={ "/new?game=" (id) } { (context.say("home-table")) span.sr { ": " (title) } }
                }
            }
        }
    }
}

/// A table of the viewer: the whole row is a link.
fn mine(context: &Context<'_>, row: &TableRow) -> Markup {
    let about = |id: &'static str, name: &str| context.words.say(&Phrase::new(id).with("name", name));
    html! {
        li {
            a.row.turn[matches!(row.state, RowState::YourTurn)] href={ "/t/" (row.id) } {
                (who(context, row))
                @match &row.state {
                    RowState::YourTurn => span.tag.mine { (context.say("seal-yours")) },
                    RowState::Turn(name) => span.tag { (about("row-turn", name)) },
                    RowState::Thinking(name) => {
                        span.tag { svg aria-hidden="true" { use href="#m-bot"; } (about("row-thinking", name)) }
                    }
                    RowState::Waiting => span.tag { (context.say("row-waiting")) },
                    RowState::Stands => span.tag { (context.say("row-stands")) },
                    RowState::Over => span.tag { (context.say("title-over")) },
                }
            }
        }
    }
}

/// A table with a free seat.
fn open(context: &Context<'_>, row: &TableRow) -> Markup {
    let title = title(context, row.game);
    html! {
        li.row {
            (who(context, row))
            a.button href={ "/t/" (row.id) } { (context.say("row-join")) span.sr { ": " (title) } }
        }
    }
}

fn who(context: &Context<'_>, row: &TableRow) -> Markup {
    html! {
        (thumb(row.game))
        span.what.{ "game-" (row.game) } {
            b { (title(context, row.game)) }
            span.who {
                @for (seat, name) in &row.players {
                    span {
                        @match (seat, board(row.game)) {
                            (Some(seat), Some(board)) => { (emblem(board, *seat)) (name) }
                            (Some(_), None) => { (name) }
                            (None, _) => { i.seat aria-hidden="true" {} (context.say("row-open")) }
                        }
                    }
                }
            }
        }
    }
}
