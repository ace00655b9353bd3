//! The table: board, hand, prompt, players, log. The whole of it is one live region, sent anew after every decision and
//! morphed in place.

use std::any::Any;

use game::paper::write_line;
use game::{Phrase, Scores, Seat, Turn, Words};
use house::Ending;
use maud::{Markup, PreEscaped, html};

use super::advice;
use super::layout::{Context, page};
use crate::assets::asset;
use crate::boards::{Board, Player, Scene, Sitter};
use crate::levels;

/// Where the lines of the log go: they are told once and kept apart from the frame, which does not grow with the game.
pub const LINES: &str = "<ol id=\"lines\" tabindex=\"0\">";

/// A live region with the lines of the log in it.
#[must_use]
pub fn with_lines(live: &str, lines: &str) -> String {
    match live.split_once(LINES) {
        Some((before, after)) => [before, LINES, lines, after].concat(),
        None => live.to_owned(),
    }
}

/// All that is drawn of a table for whoever looks from one place.
pub struct TablePage<'a> {
    /// The words of site and game, with the players' names.
    pub words: &'a Words,
    /// The address of the table.
    pub path: &'a str,
    /// The game's board.
    pub board: &'static dyn Board,
    /// What the viewer knows, in the game's own type.
    pub view: &'a dyn Any,
    /// What the board needs besides.
    pub scene: Scene<'a>,
    /// The number of the decision that is due.
    pub decision: usize,
    /// Whether the viewer may take back a step.
    pub undo: bool,
    /// Whether the viewer may be advised.
    pub advice: bool,
    /// The seats of people at this screen whose hand lies behind the curtain: the one who is to decide.
    pub curtain: Option<Seat>,
    /// The points of every seat after every decision, and at last; only once the game is over.
    pub end: Option<End>,
    /// How the table ended.
    pub ended: Option<Ending>,
    /// Whether seats are open.
    pub waiting: bool,
    /// Whether the viewer may take a seat: an open one, or their own again.
    pub may_join: bool,
    /// Whether the viewer opened the table, and may give open seats to bots.
    pub host: bool,
    /// What the menu of the table offers.
    pub menu: Menu,
    /// The table where the rematch is played.
    pub rematch: Option<String>,
    /// Whether the store is out of order, so that nothing goes on just now.
    pub trouble: bool,
}

/// What the menu of a table offers to whoever looks.
pub struct Menu {
    /// Leaving.
    pub leave: bool,
    /// Coming back.
    pub back: bool,
    /// Giving the seat of somebody who is absent to a bot.
    pub absent: Option<Seat>,
    /// Closing the table.
    pub close: bool,
}

impl TablePage<'_> {
    fn say(&self, id: &str) -> String {
        self.words.word(id)
    }
}

/// How a game ended.
pub struct End {
    /// The final points.
    pub scores: Scores,
    /// The totals after each decision, by seat.
    pub course: Vec<Vec<i32>>,
}

/// The whole page around a live region that is drawn already. `frame` and `read` say to the script what it has.
#[must_use]
pub fn whole(
    context: &Context<'_>,
    board: &dyn Board,
    title: &str,
    live: &str,
    frame: &str,
    read: &str,
) -> Markup {
    let game = board.game();
    let head = html! {
        link rel="stylesheet" href=(asset(&format!("boards/{game}.css")));
        link rel="stylesheet" href=(asset("table.css"));
        script src=(asset("idiomorph.js")) defer {}
        script src=(asset("play.js")) defer {}
    };
    let place = html! {
        span.where { h1 { (context.say(game)) } }
        button #tablemenu type="button" aria-expanded="false" aria-controls="menu" {
            svg aria-hidden="true" { use href="#m-menu"; }
            span.wide { (context.say("menu")) } span.sr { ": " (context.say("menu-more")) }
        }
    };
    let body = html! {
        (board.symbols())
        (maud::PreEscaped(live))
        div #wire hidden data-frame=(frame) data-read=(read) data-offline=(context.say("offline"))
            data-gone=(context.say("gone")) {}
        div #why .refusal role="status" data-rules={ "/rules/" (game) } hidden {
            button.close type="button" aria-label=(context.say("close")) { "×" }
            strong { svg aria-hidden="true" { use href="#m-no"; } span.why-title {} }
            p.why-text {}
            a href={ "/rules/" (game) } target="_blank" rel="noopener" { (context.say("why-rule")) }
        }
        template #advice-waiting { (advice::waiting(context.words)) }
        p #note .note role="alert" hidden {}
    };
    page(context, title, &head, &place, &body)
}

/// The tab's title says whose turn it is.
#[must_use]
pub fn title(words: &Words, board: &dyn Board, turn: Turn, waiting: bool, mine: bool) -> String {
    let state = match turn {
        _ if waiting => words.word("title-waiting"),
        Turn::Over => words.word("title-over"),
        Turn::Of(_) if mine => words.word("title-yours"),
        Turn::Of(seat) => words.say(&Phrase::new("title-other").with("seat", seat)),
    };
    format!("{state} · {}", words.word(board.game()))
}

/// The live region.
#[must_use]
pub fn live(page: &TablePage<'_>) -> Markup {
    let (context, scene) = (page, &page.scene);
    let mine = scene.mine() || page.curtain.is_some();
    let title = title(page.words, page.board, scene.turn, page.waiting, mine);
    let seat = scene.viewer.seat().map(|seat| seat.to_string()).unwrap_or_default();
    let moves = write_line(&scene.moves).replace("</", "<\\/");
    html! {
        main #live.table.{ "game-" (page.board.game()) } data-decision=(page.decision) data-seat=(seat)
            data-title=(title) {
            span #main tabindex="-1" {}
            script #moves type="application/json" { (maud::PreEscaped(moves)) }
            section #board.{ "board seats-" (scene.players.len()) } aria-label=(context.say("board")) {
                (page.board.board(page.view, scene))
            }
            div #sheet.bottom {
                (prompt(page))
                (advice::place())
                @if page.curtain.is_none() {
                    (page.board.hand(page.view, scene))
                }
                aside.rail {
                    ul #players.players aria-label=(context.say("players")) {
                        @for player in scene.players { (panel(page, player)) }
                    }
                    (page.board.supply(page.view, scene))
                    (log(page))
                }
                div.tabs role="tablist" aria-label=(context.say("tabs")) {
                    @let hand = page.board.hand_size(page.view).filter(|_| page.curtain.is_none());
                    button type="button" role="tab" aria-selected="true" data-tab="hand" {
                        (context.say("tab-hand")) @if let Some(n) = hand { " · " (n) }
                    }
                    button type="button" role="tab" aria-selected="false" data-tab="players" { (context.say("players")) }
                    button type="button" role="tab" aria-selected="false" data-tab="log" { (context.say("log")) }
                }
            }
            @if let Some(end) = &page.end { (ending(page, end)) }
            (menu(page))
        }
    }
}

/// The menu of the table: the ways out, and back. It lies in the live region, because what it offers changes with the game;
/// the script opens it.
fn menu(page: &TablePage<'_>) -> Markup {
    let Menu { leave, back, absent, close } = page.menu;
    html! {
        section #menu.menu role="dialog" aria-label=(page.say("menu-title")) {
            header { b { (page.say("menu-title")) } button.close type="button" data-menu aria-label=(page.say("close")) { "×" } }
            p.cond { (page.say(if page.ended.is_some() { "menu-over" } else if leave || back { "menu-cond" } else { "menu-watch" })) }
            @if leave && !page.waiting {
                div.mi {
                    svg aria-hidden="true" { use href="#m-bot"; }
                    span { (page.say("menu-hand")) small { (page.say("menu-hand-more")) } }
                    (level_select(page, "leave-level"))
                    button type="button" data-post="leave" data-fields="for-good=no" data-with="leave-level" { (page.say("menu-hand-do")) }
                }
                details.mi.out #resigning {
                    summary { svg aria-hidden="true" { use href="#m-leave"; } span { (page.say("menu-resign")) } }
                    p { (page.say("menu-resign-more")) }
                    button.danger type="button" data-post="leave" data-fields="for-good=yes" data-with="leave-level" { (page.say("menu-resign-do")) }
                }
            }
            @if leave && page.waiting {
                button.mi type="button" data-post="leave" data-fields="for-good=yes" {
                    svg aria-hidden="true" { use href="#m-leave"; } span { (page.say("menu-stand-up")) }
                }
            }
            @if back {
                button.mi type="button" data-post="join" {
                    svg aria-hidden="true" { use href="#m-undo"; } span { (page.say("menu-back")) small { (page.say("menu-back-more")) } }
                }
            }
            @if let Some(seat) = absent {
                div.mi {
                    svg aria-hidden="true" { use href="#m-bot"; }
                    span { (page.words.say(&Phrase::new("menu-replace").with("seat", seat))) small { (page.say("menu-replace-more")) } }
                    (level_select(page, "replace-level"))
                    button type="button" data-post="replace" data-fields={ "seat=" (seat) } data-with="replace-level" { (page.say("menu-replace-do")) }
                }
            }
            @if close {
                details.mi.out #closing {
                    summary { svg aria-hidden="true" { use href="#m-leave"; } span { (page.say("menu-close")) } }
                    p { (page.say("menu-close-more")) }
                    button.danger type="button" data-post="close" { (page.say("menu-close-do")) }
                }
            }
        }
    }
}

/// The level of a bot that plays on.
fn level_select(page: &TablePage<'_>, id: &str) -> Markup {
    html! {
        select #(id) name="level" aria-label=(page.say("menu-level")) {
            @for level in bots::Level::ALL {
                option value=(level.name()) selected[level == levels::USUAL] { (page.say(levels::title(level))) }
            }
        }
    }
}

/// One line that says what the viewer is asked to do now, with the steps of the turn and the way back.
fn prompt(page: &TablePage<'_>) -> Markup {
    let (context, scene) = (page, &page.scene);
    let say = |id: &'static str, seat: Seat| page.words.say(&Phrase::new(id).with("seat", seat));
    let mine = scene.mine() && page.curtain.is_none() && !page.waiting;
    html! {
        section #prompt.promptbar.waiting[!mine && page.curtain.is_none()] aria-label=(context.say("asked")) aria-live="polite" {
            @if page.trouble {
                p.trouble role="alert" { (context.say("trouble")) }
            }
            @if page.waiting {
                span.seal { (context.say("seal-wait")) }
                div.say.prompt {
                    (context.say("prompt-open"))
                    span.link {
                        input #invite.field readonly value=(page.path) data-address aria-label=(context.say("invite"));
                        button type="button" data-copy="invite" data-done=(context.say("copied")) { (context.say("copy")) }
                        @if page.may_join {
                            button.primary type="button" data-post="join" { (context.say("join")) }
                        }
                        @if page.host {
                            button type="button" data-post="fill" { (context.say("fill")) }
                        }
                    }
                }
            } @else if let Some(seat) = page.curtain {
                span.seal { (context.say("seal-pass")) }
                p.prompt.say { (say("prompt-curtain", seat)) small { (context.say("prompt-curtain-more")) } }
                div.undo {
                    button #lift.primary type="button" data-seat=(seat) { (say("lift", seat)) }
                }
            } @else if mine {
                span.seal { (context.say("seal-yours")) }
                (page.board.prompt(page.view, scene))
                div.undo {
                    button #cancel type="button" hidden { (context.say("cancel")) }
                    @if page.advice { (advice::button(page.words, page.decision)) }
                    @if page.undo {
                        button type="button" data-post="undo" data-fields={ "what=step decision=" (page.decision) } {
                            svg aria-hidden="true" { use href="#m-undo"; } span { (context.say("undo-step")) }
                        }
                        button type="button" data-post="undo" data-fields={ "what=turn decision=" (page.decision) } {
                            svg aria-hidden="true" { use href="#m-undo-all"; } span { (context.say("undo-turn")) }
                        }
                    }
                }
            } @else {
                span.seal { (context.say(if scene.turn == Turn::Over { "seal-over" } else { "seal-wait" })) }
                p.prompt.say {
                    @match scene.turn {
                        Turn::Over if page.end.is_some() => (context.say("prompt-over")),
                        Turn::Over => (context.say("prompt-closed")),
                        Turn::Of(seat) if thinks(scene, seat) => {
                            span.thinking { svg aria-hidden="true" { use href="#m-bot"; } } (say("prompt-thinks", seat))
                        }
                        Turn::Of(seat) => (say("prompt-waits", seat)),
                    }
                }
                div.undo {
                    @if page.undo {
                        button type="button" data-post="undo" data-fields={ "what=step decision=" (page.decision) } {
                            svg aria-hidden="true" { use href="#m-undo"; } span { (context.say("undo-step")) }
                        }
                    }
                }
            }
        }
    }
}

fn thinks(scene: &Scene<'_>, seat: Seat) -> bool {
    scene.players.iter().any(|player| player.seat == seat && player.thinking)
}

/// A player's panel: colour and emblem, name, whose turn, and what the game has to say.
fn panel(page: &TablePage<'_>, player: &Player) -> Markup {
    let (context, scene) = (page, &page.scene);
    let turn = scene.turn == Turn::Of(player.seat) && !page.waiting;
    let kind = match player.sitter {
        Sitter::You => context.say("sitter-you"),
        Sitter::Here => context.say("sitter-here"),
        Sitter::Person => String::new(),
        Sitter::Bot(level) => context.say(level),
        Sitter::Away(level) => page.words.say(&Phrase::new("sitter-away").word("level", level)),
        Sitter::Open => context.say("sitter-open"),
    };
    let rating = match player.sitter {
        Sitter::Bot(level) => levels::rating_of(page.board.game(), scene.players.len(), level),
        _ => None,
    };
    html! {
        li #{ "player-p" (player.seat) }.{ "player p" (player.seat) @if turn { " turn" } } {
            (emblem(page.board, player.seat))
            span.name { (player.name) " " small { (kind) @if let Some(rating) = rating { " " span.rating { (rating) } } } }
            @if let Sitter::Bot(_) | Sitter::Away(_) = player.sitter {
                span.bot.thinking[player.thinking] title=(context.say("bot")) {
                    svg aria-hidden="true" { use href="#m-bot"; }
                    @if player.thinking { span { (context.say("thinking")) } } @else { span.sr { (context.say("bot")) } }
                }
            } @else if turn {
                span.turnmark { "● " (context.say("to-act")) }
            } @else { span {} }
            (page.board.facts(page.view, scene, player.seat))
        }
    }
}

/// A seat's colour and emblem.
pub fn emblem(board: &dyn Board, seat: Seat) -> Markup {
    html! {
        span.{ "emblem p" (seat) } { svg aria-hidden="true" { use href={ "#" (board.emblem(seat)) }; } }
    }
}

fn log(page: &TablePage<'_>) -> Markup {
    html! {
        section #log.panel.log aria-label=(page.say("log")) {
            h2 { (page.say("log")) }
            (PreEscaped(LINES)) (PreEscaped("</ol>"))
        }
    }
}

/// A line of the log: whom it is about, what happened, and why it mattered.
#[must_use]
pub fn log_line(board: &dyn Board, seat: Option<Seat>, told: &[String]) -> Markup {
    html! {
        li.note[seat.is_none()] {
            @if let Some(seat) = seat { (emblem(board, seat)) } @else { span {} }
            span {
                @for (k, told) in told.iter().enumerate() {
                    @if k == 0 { (told) } @else { " " small { (told) } }
                }
            }
        }
    }
}

/// The end of the game: scores by source, the course of the scores, a new match.
fn ending(page: &TablePage<'_>, end: &End) -> Markup {
    let (context, scores) = (page, &end.scores);
    let seats: Vec<Seat> = page.scene.players.iter().map(|player| player.seat).collect();
    let winners: Vec<Seat> = scores.winners().collect();
    let won = Phrase::new("end-winners").with("count", winners.len()).with("winners", winners.clone());
    html! {
        section #end.panel.end aria-label=(context.say("end")) {
            h2 { (page.words.say(&won)) }
            div.endgrid {
                table.scores {
                    thead { tr {
                        th { span.sr { (context.say("end-source")) } }
                        @for player in page.scene.players {
                            th scope="col" { (emblem(page.board, player.seat)) " " (player.name) }
                        }
                    } }
                    tbody {
                        @for (n, source) in scores.sources().iter().enumerate() {
                            @if seats.iter().any(|&seat| scores.from(seat, n) != 0) {
                                tr {
                                    th scope="row" { (context.say(source)) }
                                    @for &seat in &seats { td { (scores.from(seat, n)) } }
                                }
                            }
                        }
                    }
                    tfoot { tr {
                        th scope="row" { (context.say("end-total")) }
                        @for &seat in &seats { td.wins[winners.contains(&seat)] { (scores.total(seat)) } }
                    } }
                }
                (chart(page, end))
            }
            p.acts {
                @if let Some(next) = &page.rematch {
                    a.button.primary href={ "/t/" (next) } { (context.say("rematch-there")) }
                } @else if page.scene.players.iter().any(|player| player.sitter == Sitter::You) {
                    button.primary type="button" data-post="rematch" { (context.say("rematch")) }
                }
                a.button href="/" { (context.say("home")) }
                a.button href={ (page.path) "/record" } download { (context.say("record")) }
            }
        }
    }
}

/// The totals over the course of the game, a line for each player.
fn chart(page: &TablePage<'_>, end: &End) -> Markup {
    let (width, height) = (520.0, 180.0);
    let most = end.course.iter().flatten().copied().max().unwrap_or(0).max(1);
    let steps = end.course.len().max(2) - 1;
    let at = |n: usize, points: i32| {
        let x = 8.0 + (width - 60.0) * n as f64 / steps as f64;
        let y = height - 14.0 - (height - 30.0) * f64::from(points.max(0)) / f64::from(most);
        (x, y)
    };
    html! {
        svg.chart viewBox={ "0 0 " (width) " " (height) } role="img" aria-label=(page.say("end-chart")) {
            line.axis x1="8" x2=(width - 52.0) y1=(height - 14.0) y2=(height - 14.0) {}
            @for player in page.scene.players {
                @let index = player.seat.index();
                @let points: Vec<String> = end.course.iter().enumerate().map(|(n, totals)| {
                    let (x, y) = at(n, totals[index]);
                    format!("{x:.1},{y:.1}")
                }).collect();
                g.{ "p" (player.seat) } {
                    polyline points=(points.join(" ")) {}
                    @if let Some(last) = end.course.last() {
                        @let (x, y) = at(steps, last[index]);
                        use href={ "#" (page.board.emblem(player.seat)) } x=(x + 5.0) y=(y - 8.0) width="16" height="16" {}
                        text x=(x + 25.0) y=(y + 4.0) { (last[index]) }
                    }
                }
            }
        }
    }
}
