//! Home: play at once, the games, one's own tables, tables with a free seat.

use game::{Phrase, Seat};
use maud::{Markup, html};

use super::layout::{Context, page};
use super::pictures::{picture, thumb};
use super::table::emblem;
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
    /// The game is over.
    Over,
}

/// A game as the home page announces it.
pub struct Shown {
    /// The game: also the id of its picture; its title is the message `game-ID`, its one line `line-ID`.
    pub id: &'static str,
    /// The least and the most players.
    pub seats: (u8, u8),
    /// How long it takes at a real table.
    pub minutes: u16,
    /// From 1, light, to 5, heavy: messages `weight-1` and so on.
    pub weight: u8,
}

impl Shown {
    /// Whether it can be played here already.
    #[must_use]
    pub fn playable(&self) -> bool {
        board(self.id).is_some() && table::find(self.id).is_ok()
    }
}

/// The games, in the order in which they are shown.
pub const SHOWN: [Shown; 4] = [
    Shown { id: "great-wall", seats: (2, 5), minutes: 30, weight: 1 },
    Shown { id: "emperor", seats: (3, 5), minutes: 45, weight: 2 },
    Shown { id: "justinian", seats: (2, 4), minutes: 45, weight: 3 },
    Shown { id: "zhanguo", seats: (2, 4), minutes: 120, weight: 5 },
];

/// The game that the great button opens.
const QUICK: &str = "great-wall";

/// The whole page.
#[must_use]
pub fn whole(home: &HomePage<'_>) -> Markup {
    let context = home.context;
    let body = html! {
        main #main.page.home tabindex="-1" {
            section.hero {
                div {
                    h1 { (context.say("home-title")) }
                    p { (context.say("home-lead")) }
                }
                div.go {
                    (quick(QUICK, "primary", &html! { (context.say("home-play")) }))
                    a href={ "/new?game=" (QUICK) } { (context.say("home-new")) }
                }
            }
            ul.games aria-label=(context.say("home-games")) {
                @for shown in &SHOWN { (game(context, shown)) }
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
                        p.none { (context.say("home-open-none")) " " a href={ "/new?game=" (QUICK) } { (context.say("home-open-new")) } }
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

fn game(context: &Context<'_>, shown: &Shown) -> Markup {
    let title = context.say(&format!("game-{}", shown.id));
    let playable = shown.playable();
    html! {
        li.game.soon[!playable] #{ "game-" (shown.id) } {
            (picture(shown.id))
            div.txt {
                h2 { @if playable { a href={ "/rules/" (shown.id) } { (title) } } @else { (title) } }
                p { (context.say(&format!("line-{}", shown.id))) }
                (facts(context, shown))
                div.acts {
                    @if playable {
                        (quick(shown.id, "strong", &html! { (context.say("home-bots")) span.sr { ": " (title) } }))
                        a.button href={ "/new?game=" (shown.id) } { (context.say("home-table")) span.sr { ": " (title) } }
                    } @else {
                        p.later { (context.say("home-soon")) }
                    }
                }
            }
        }
    }
}

/// Players, minutes and weight.
pub(super) fn facts(context: &Context<'_>, shown: &Shown) -> Markup {
    let weight = context.say(&format!("weight-{}", shown.weight));
    let minutes = Phrase::new("home-minutes").with("count", i64::from(shown.minutes));
    html! {
        ul.facts {
            li {
                svg aria-hidden="true" { use href="#m-seats"; }
                (shown.seats.0) "–" (shown.seats.1) span.sr { " " (context.say("home-players")) }
            }
            li { svg aria-hidden="true" { use href="#m-time"; } (context.words.say(&minutes)) }
            li title=(weight) {
                span.weight aria-hidden="true" { @for n in 1..=5 { i.on[n <= shown.weight] {} } }
                span.sr { (weight) }
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
                    RowState::Over => span.tag { (context.say("title-over")) },
                }
            }
        }
    }
}

/// A table with a free seat.
fn open(context: &Context<'_>, row: &TableRow) -> Markup {
    let title = context.say(&format!("game-{}", row.game));
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
            b { (context.say(&format!("game-{}", row.game))) }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_that_can_be_played_are_announced_as_they_are() {
        for game in table::GAMES {
            let about = game.about();
            let shown = SHOWN.iter().find(|shown| shown.id == about.id).unwrap();
            assert!(shown.playable());
            assert_eq!(usize::from(shown.seats.0)..=usize::from(shown.seats.1), about.seats);
        }
    }
}
