//! Home is the lobby: what waits for you, what runs, sitting down with others at once, tables with a free seat. Whoever comes
//! for the first time finds one button, and the games.
//!
//! All of it is one region (`#lobby`), which the house sends anew when something in it changes (`static/lobby.js`).

use boards::board;
use game::{About, Phrase, Seat};
use house::{Speed, Time};
use maud::{Markup, html};

use super::layout::{Context, page};
use super::shown::{emblem, facts, games, line, picture, thumb, title};
use crate::agreed;
use crate::assets::asset;

/// All that the home page shows.
pub struct HomePage<'a> {
    /// For whom.
    pub context: &'a Context<'a>,
    /// The viewer's tables.
    pub mine: Vec<TableRow>,
    /// Listed tables with an open seat.
    pub open: Vec<TableRow>,
    /// The last that are over.
    pub finished: Vec<TableRow>,
    /// Only tables of this game are listed.
    pub only: Option<&'static str>,
    /// Who waits to be brought together, by game and clock.
    pub queue: Vec<Queue>,
    /// What the viewer waits for.
    pub waits: Option<Waits>,
    /// The time.
    pub now: Time,
}

/// People who wait for the same game and kind of clock.
pub struct Queue {
    /// The game.
    pub game: String,
    /// Whether they want to play by days.
    pub days: bool,
    /// How many they are.
    pub count: usize,
}

/// What the viewer waits for.
pub struct Waits {
    /// The game.
    pub game: &'static str,
    /// Whether by days.
    pub days: bool,
    /// Since when.
    pub since: Time,
    /// From when on bots take what is free.
    pub bots_at: Option<Time>,
}

/// A table, in one line.
pub struct TableRow {
    /// Its id, as in its address.
    pub id: String,
    /// The game.
    pub game: &'static str,
    /// How its host called it; empty for nothing.
    pub title: String,
    /// What was agreed, in sentences: only what differs from the usual.
    pub agreed: Vec<String>,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// How time is counted.
    pub speed: Speed,
    /// Who plays: the seat, for its emblem, and the name; no seat for one that is open.
    pub players: Vec<(Option<Seat>, String)>,
    /// How things stand.
    pub state: RowState,
    /// When it was opened.
    pub opened: Time,
    /// When something last happened.
    pub changed: Time,
    /// When the time of whoever is to decide is over.
    pub due: Option<Time>,
    /// The points of each seat, once it is over, and the viewer's own place.
    pub result: Option<(Vec<i32>, usize)>,
}

/// How things stand at a table.
#[derive(PartialEq, Eq)]
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

/// So many of one's turns are shown as cards; the others stand in the list.
const CARDS: usize = 4;

/// The whole page.
#[must_use]
pub fn whole(home: &HomePage<'_>) -> Markup {
    let context = home.context;
    let head = html! {
        link rel="stylesheet" href=(asset("lobby.css"));
        script src=(asset("idiomorph.js")) defer {}
        script src=(asset("lobby.js")) defer {}
    };
    let body = html! {
        (lobby(home))
        // The pictures stand here once; lists show them small.
        @if !is_new(home) {
            div.sheet aria-hidden="true" { @for about in games() { (picture(about)) } }
        }
        p #lost.lost role="status" hidden { (context.say("lobby-lost")) }
    };
    page(context, &tab(home), &head, &html! {}, &body)
}

/// The region that is sent anew.
#[must_use]
pub fn lobby(home: &HomePage<'_>) -> Markup {
    let context = home.context;
    let new = is_new(home);
    let (turns, others): (Vec<&TableRow>, Vec<&TableRow>) =
        home.mine.iter().partition(|row| row.state == RowState::YourTurn);
    let (cards, more) = turns.split_at(turns.len().min(CARDS));
    html! {
        main #main.page.home.lobby.newcomer[new] tabindex="-1" data-title=(tab(home)) data-waits[home.waits.is_some()] {
            @if new { (welcome(home)) } @else {
                div.greet { h1 { (greeting(home, turns.len())) } }
            }
            div.col {
                @if !cards.is_empty() {
                    ul.waiting aria-label=(context.say("lobby-turns")) { @for row in cards { (card(home, row)) } }
                }
                @if !others.is_empty() || !more.is_empty() {
                    section.running aria-labelledby="h-running" {
                        h2 #h-running { (context.say("lobby-running")) " " small { (context.words.say(&Phrase::new("home-running").with("count", more.len() + others.len()))) } }
                        ul.rows { @for row in more.iter().chain(&others) { (mine(home, row)) } }
                    }
                }
                @if new {
                    section.games-list aria-labelledby="h-games" {
                        h2 #h-games { (context.say("home-games")) }
                        ul.games { @for about in games() { (game(context, about)) } }
                    }
                }
                (open_tables(home))
                @if !home.finished.is_empty() {
                    section.done aria-labelledby="h-done" {
                        div.head {
                            h2 #h-done { (context.say("lobby-finished")) }
                            a href="/finished" { (context.say("lobby-finished-all")) }
                        }
                        ul.rows { @for row in &home.finished { (finished(home, row)) } }
                    }
                }
            }
            div.col { (sit_down(home)) (daily(home)) }
        }
    }
}

/// All finished tables, on a page of their own.
#[must_use]
pub fn finished_page(home: &HomePage<'_>) -> Markup {
    let context = home.context;
    let head = html! { link rel="stylesheet" href=(asset("lobby.css")); };
    let body = html! {
        main #main.page.home.lobby.plain tabindex="-1" {
            div.greet { h1 { (context.say("lobby-finished")) } a.button href="/import" { (context.say("import-title")) } }
            div.col {
                section.done {
                    @if home.finished.is_empty() {
                        p.none { (context.say("lobby-finished-none")) " " a href="/" { (context.say("error-home")) } }
                    } @else {
                        ul.rows { @for row in &home.finished { (finished(home, row)) } }
                    }
                }
            }
        }
    };
    page(context, &context.say("lobby-finished"), &head, &html! {}, &body)
}

/// Whether the viewer has never sat at a table.
fn is_new(home: &HomePage<'_>) -> bool {
    home.mine.is_empty() && home.finished.is_empty() && home.waits.is_none()
}

fn turns(home: &HomePage<'_>) -> usize {
    home.mine.iter().filter(|row| row.state == RowState::YourTurn).count()
}

/// The title of the tab counts what waits.
fn tab(home: &HomePage<'_>) -> String {
    match turns(home) {
        0 => home.context.say("home-tab"),
        count => home.context.words.say(&Phrase::new("lobby-tab").with("count", count)),
    }
}

fn greeting(home: &HomePage<'_>, turns: usize) -> String {
    let phrase = Phrase::new("lobby-title").with("count", turns).with("name", home.context.name.to_owned());
    home.context.words.say(&phrase)
}

/// What to press first.
fn welcome(home: &HomePage<'_>) -> Markup {
    let context = home.context;
    // The great button opens the first game.
    let first = games().next().map_or("", |about| about.id);
    html! {
        section.hero.first {
            div {
                h1 { (context.say("home-title")) }
                p.lead { (context.say("home-lead")) }
                div.go {
                    (quick(first, "primary", &html! { (context.say("home-play")) }))
                    a href={ "/new?game=" (first) } { (context.say("home-new")) }
                }
            }
            ol.path {
                @for (n, step) in ["learn", "bots", "people"].into_iter().enumerate() {
                    li aria-current=[(n == 1).then_some("step")] {
                        @let text = html! { b { (context.say(&format!("path-{step}"))) } (context.say(&format!("path-{step}-more"))) };
                        @if step == "learn" { a href="/learn" { (text) } } @else { (text) }
                    }
                }
            }
        }
    }
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
                h3 { a href={ "/rules/" (id) } { (title) } }
                p { (line(context, id)) }
                (facts(context, about))
                div.acts {
                    (quick(id, "strong", &html! { (context.say("home-bots")) span.sr { ": " (title) } }))
                    a.button href={ "/new?game=" (id) } { (context.say("home-table")) span.sr { ": " (title) } }
                    a.button href={ "/learn/" (id) } { (context.say("nav-learn")) span.sr { ": " (title) } }
                }
            }
        }
    }
}

/// A table where the viewer is to decide: the whole card is one link.
fn card(home: &HomePage<'_>, row: &TableRow) -> Markup {
    let context = home.context;
    html! {
        li.wait #{ "wait-" (row.id) }.{ "game-" (row.game) } {
            (thumb(row.game))
            div.txt {
                h3 { a href={ "/t/" (row.id) } { (called(context, row)) } }
                (clock(home, row))
                p.ask { (context.say("seal-yours")) @if !row.agreed.is_empty() { span.words { " " (row.agreed.join(" ")) } } }
                (players(context, row))
                span.go.button.primary aria-hidden="true" { (context.say("lobby-play")) }
            }
        }
    }
}

/// Another table of the viewer: the whole row is a link.
fn mine(home: &HomePage<'_>, row: &TableRow) -> Markup {
    let context = home.context;
    let about = |id: &'static str, name: &str| context.words.say(&Phrase::new(id).with("name", name));
    html! {
        li #{ "mine-" (row.id) } {
            a.row.turn[row.state == RowState::YourTurn] href={ "/t/" (row.id) } {
                (what(context, row))
                span.side {
                    @match &row.state {
                        RowState::YourTurn => span.tag.mine { (context.say("seal-yours")) },
                        RowState::Turn(name) => em { (about("row-turn", name)) },
                        RowState::Thinking(name) => em { svg aria-hidden="true" { use href="#m-bot"; } (about("row-thinking", name)) },
                        RowState::Waiting => em { (free(context, row)) },
                        RowState::Stands => em { (context.say("row-stands")) },
                        RowState::Over => em { (context.say("title-over")) },
                    }
                    (clock(home, row))
                }
            }
        }
    }
}

/// Tables with a free seat, the newest first, of all games or of one.
fn open_tables(home: &HomePage<'_>) -> Markup {
    let context = home.context;
    let first = games().next().map_or("", |about| about.id);
    html! {
        section.open aria-labelledby="h-open" {
            div.head {
                h2 #h-open { (context.say("home-open")) " " small { (context.say("home-open-more")) } }
                nav.chips aria-label=(context.say("lobby-show")) {
                    a.chip href="/" aria-current=[home.only.is_none().then_some("true")] { (context.say("lobby-all")) }
                    @for about in games() {
                        a.chip href={ "/?game=" (about.id) } aria-current=[(home.only == Some(about.id)).then_some("true")] { (title(context, about.id)) }
                    }
                    a.chip.new href={ "/new?game=" (home.only.unwrap_or(first)) } { (context.say("home-table")) }
                }
            }
            // The script shows it while somebody points at the list, so that no row moves away under the pointer.
            button #newrows.strong type="button" data-one=(context.say("lobby-new-one")) data-more=(context.say("lobby-new-more")) hidden {}
            @if home.open.is_empty() {
                p.none {
                    (context.say("home-open-none")) " " a href={ "/new?game=" (home.only.unwrap_or(first)) } { (context.say("home-open-new")) }
                    (context.say("home-open-new-more"))
                }
            } @else {
                ul #openrows.rows { @for row in &home.open { (open(home, row)) } }
            }
        }
    }
}

fn open(home: &HomePage<'_>, row: &TableRow) -> Markup {
    let context = home.context;
    let taken = row.players.iter().filter(|(seat, _)| seat.is_some()).count();
    let count = Phrase::new("row-taken").with("taken", taken).with("seats", row.players.len());
    html! {
        li #{ "open-" (row.id) } {
            div.row {
                (what(context, row))
                span.age { b { (context.words.say(&count)) } (age(home, row.opened)) }
                @if row.rated && context.guest {
                    a.button href="/me#keep" title=(context.say("no-rated-join")) { (context.say("row-keep")) span.sr { ": " (context.say("no-rated-join")) } }
                } @else {
                    form method="post" action={ "/join/" (row.id) } {
                        button type="submit" data-joining=(context.say("lobby-joining")) { (context.say("row-join")) span.sr { ": " (called(context, row)) } }
                    }
                }
            }
        }
    }
}

fn finished(home: &HomePage<'_>, row: &TableRow) -> Markup {
    let context = home.context;
    html! {
        li #{ "done-" (row.id) } {
            a.row href={ "/g/" (row.id) } {
                @match &row.result {
                    Some((_, place)) => span.place.won[*place == 1] {
                        (context.words.say(&Phrase::new("row-place").with("place", *place)))
                        small { (context.words.say(&Phrase::new("row-of").with("seats", row.players.len()))) }
                    },
                    None => span.place { "–" },
                }
                span {
                    b { (called(context, row)) }
                    span.who {
                        @for (n, (_, name)) in row.players.iter().enumerate() {
                            span { (name) @if let Some(points) = row.result.as_ref().and_then(|(points, _)| points.get(n)) { " " (points) } }
                        }
                    }
                }
                span.side { (age(home, row.changed)) }
            }
        }
    }
}

/// The name of a table: what its host called it, else the game.
fn called(context: &Context<'_>, row: &TableRow) -> String {
    if row.title.is_empty() { title(context, row.game) } else { row.title.clone() }
}

/// Picture, name, what was agreed, who plays.
fn what(context: &Context<'_>, row: &TableRow) -> Markup {
    let kind = match row.speed {
        Speed::None => None,
        Speed::Live { .. } => Some(("live", "lobby-live")),
        Speed::Days { .. } => Some(("days", "lobby-days")),
    };
    html! {
        (thumb(row.game))
        span.what.{ "game-" (row.game) } {
            b {
                (called(context, row))
                @if let Some((class, word)) = kind { " " span.tagm.(class) { (context.say(word)) } }
            }
            @if !row.title.is_empty() || !row.agreed.is_empty() {
                span.words {
                    @if !row.title.is_empty() { (title(context, row.game)) ". " }
                    (row.agreed.join(" "))
                }
            }
            (players(context, row))
        }
    }
}

fn players(context: &Context<'_>, row: &TableRow) -> Markup {
    html! {
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

fn free(context: &Context<'_>, row: &TableRow) -> String {
    let count = row.players.iter().filter(|(seat, _)| seat.is_none()).count();
    context.words.say(&Phrase::new("row-free").with("count", count))
}

/// What is left to whoever is to decide. The script lets it tick.
fn clock(home: &HomePage<'_>, row: &TableRow) -> Markup {
    let days = matches!(row.speed, Speed::Days { .. });
    html! {
        @if let Some(due) = row.due {
            span.clock data-due=(due) data-days[days] {
                svg aria-hidden="true" { use href="#m-time"; }
                b { (agreed::duration(home.context.words, due - home.now, days)) }
            }
        }
    }
}

/// How long ago, in few words.
fn age(home: &HomePage<'_>, then: Time) -> String {
    let minutes = (home.now - then).max(0) / 60_000;
    let phrase = match minutes {
        0 => Phrase::new("age-now"),
        1..60 => Phrase::new("age-minutes").with("count", minutes),
        60..1_440 => Phrase::new("age-hours").with("count", minutes / 60),
        _ => Phrase::new("age-days").with("count", minutes / 1_440),
    };
    home.context.words.say(&phrase)
}

/// One grid, game by kind of table: one press, and one waits for others or plays at once.
fn sit_down(home: &HomePage<'_>) -> Markup {
    let context = home.context;
    html! {
        section.pair aria-labelledby="h-pair" {
            h2 #h-pair { (context.say("sit-down")) " " small { (context.say("sit-down-more")) } }
            form.box method="post" action="/sit" {
                table.pairs {
                    thead {
                        tr {
                            th { span.sr { (context.say("home-games")) } }
                            th scope="colgroup" colspan="2" { (context.say("sit-people")) }
                            th scope="col" { (context.say("sit-at-once")) }
                        }
                    }
                    tbody {
                        @for about in games() {
                            tr {
                                th scope="row" { (title(context, about.id)) }
                                td { (cell(home, about.id, false)) }
                                td { (cell(home, about.id, true)) }
                                td {
                                    button type="submit" formaction="/quick" name="game" value=(about.id) {
                                        b { (context.say("sit-bots")) } small { (context.say("level-courtier")) }
                                        span.sr { ": " (title(context, about.id)) }
                                    }
                                }
                            }
                        }
                    }
                }
                @match &home.waits {
                    Some(waits) => (looking(home, waits)),
                    None => (wishes(context)),
                }
            }
        }
    }
}

/// Today's deals: which they are is known when one goes there.
fn daily(home: &HomePage<'_>) -> Markup {
    let context = home.context;
    html! {
        section.daily aria-labelledby="h-daily" {
            h2 #h-daily { a href="/d" { (context.say("deal-day")) } }
            p { (context.say("deal-day-more")) }
            ul.chips { @for about in games() { li { a.chip href={ "/d/" (about.id) } { (title(context, about.id)) } } } }
        }
    }
}

fn cell(home: &HomePage<'_>, game: &str, days: bool) -> Markup {
    let context = home.context;
    let (kind, word) = if days { ("days", "lobby-days") } else { ("live", "lobby-live") };
    let own = home.waits.as_ref().is_some_and(|waits| waits.game == game && waits.days == days);
    let count = home
        .queue
        .iter()
        .find(|queue| queue.game == game && queue.days == days)
        .map_or(0, |queue| queue.count);
    html! {
        button type="submit" name="cell" value={ (game) " " (kind) } aria-pressed=[own.then_some("true")] {
            b { (context.say(word)) }
            @if own { small { (context.say("sit-looking")) } }
            @else { small.some[count > 0] { (context.words.say(&Phrase::new("sit-count").with("count", count))) } }
            span.sr { ": " (title(context, game)) }
        }
    }
}

/// How many shall play, and when bots may take what is free.
fn wishes(context: &Context<'_>) -> Markup {
    html! {
        p.pairing {
            label { (context.say("sit-seats")) " "
                select name="seats" { @for seats in 2..=5 { option value=(seats) selected[seats == 3] { (seats) } } }
            }
            label { (context.say("sit-fill")) " "
                select name="bots" {
                    @for minutes in FILL {
                        option value=(minutes) selected[minutes == 2] { (context.words.say(&Phrase::new("sit-fill-after").with("count", i64::from(minutes)))) }
                    }
                }
            }
        }
    }
}

/// After so many minutes bots may take what is free; 0: never.
pub(crate) const FILL: [u32; 4] = [1, 2, 5, 0];

fn looking(home: &HomePage<'_>, waits: &Waits) -> Markup {
    let context = home.context;
    let game = title(context, waits.game);
    html! {
        p.pairing role="status" {
            b.since data-from=(waits.since) aria-hidden="true" { (agreed::duration(context.words, home.now - waits.since, false)) }
            span {
                (context.words.say(&Phrase::new("sit-waits").with("game", game))) " "
                @match waits.bots_at {
                    Some(at) => (context.words.say(&Phrase::new("sit-waits-bots").with("time", agreed::duration(context.words, at - waits.since, false)))),
                    None => (context.say("sit-waits-people")),
                }
            }
            button type="submit" formaction="/sit/stop" { (context.say("sit-stop")) }
        }
    }
}
