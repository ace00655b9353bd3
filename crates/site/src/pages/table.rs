//! The table: board, hand, prompt, players, log. The whole of it is one live region, sent anew after every decision and
//! morphed in place.

use std::any::Any;

use game::{Phrase, Scores, Seat, Turn};
use maud::{Markup, html};

use super::advice::{self, Offer};
use super::layout::{Context, page};
use crate::boards::{Board, Player, Scene, Sitter};
use crate::levels;

/// A line of the log.
#[derive(Clone, Debug)]
pub struct LogLine {
    /// Who decided.
    pub seat: Seat,
    /// The lines about it; the first says what, the others why it mattered.
    pub told: Vec<String>,
}

/// All that a table page shows to one viewer.
pub struct TablePage<'a> {
    /// For whom.
    pub context: &'a Context<'a>,
    /// The game's board.
    pub board: &'static dyn Board,
    /// What the viewer knows, in the game's own type.
    pub view: &'a dyn Any,
    /// What the board needs besides.
    pub scene: Scene<'a>,
    /// The number of the decision that is due.
    pub decision: usize,
    /// Everything so far, as the viewer saw it.
    pub log: Vec<LogLine>,
    /// Whether the viewer may take back a step.
    pub undo: bool,
    /// Whether the viewer may be advised, and how far that has come.
    pub advice: Option<Offer<'a>>,
    /// The seats of people at this screen whose hand lies behind the curtain: the one who is to decide.
    pub curtain: Option<Seat>,
    /// The points of every seat after every decision, and at last; only once the game is over.
    pub end: Option<End>,
    /// The link to send to whoever may take an open seat; only while seats are open.
    pub invite: Option<String>,
    /// Whether the viewer may take an open seat.
    pub may_join: bool,
    /// Whether the viewer opened the table, and may give open seats to bots.
    pub host: bool,
    /// The table where the rematch is played.
    pub rematch: Option<String>,
}

/// How a game ended.
pub struct End {
    /// The final points.
    pub scores: Scores,
    /// The totals after each decision, by seat.
    pub course: Vec<Vec<i32>>,
}

/// The whole page.
#[must_use]
pub fn whole(page_: &TablePage<'_>) -> Markup {
    let context = page_.context;
    let game = page_.board.game();
    let head = html! {
        link rel="stylesheet" href={ "/static/boards/" (game) ".css" };
        link rel="stylesheet" href="/static/table.css";
        script src="/static/idiomorph.js" defer {}
        script src="/static/play.js" defer {}
    };
    let place = html! { span.where { h1 { (context.say(game)) } } };
    let body = html! {
        (page_.board.symbols())
        (live(page_))
        div #why .refusal role="status" data-rules={ "/rules/" (game) } hidden {
            button.close type="button" aria-label=(context.say("close")) { "×" }
            strong { svg aria-hidden="true" { use href="#m-no"; } span.why-title {} }
            p.why-text {}
            a href={ "/rules/" (game) } target="_blank" rel="noopener" { (context.say("why-rule")) }
        }
        p #note .note role="alert" hidden {}
    };
    page(context, &title(page_), &head, &place, &body)
}

/// The tab's title says whose turn it is.
fn title(page: &TablePage<'_>) -> String {
    let game = page.context.say(page.board.game());
    let state = match page.scene.turn {
        _ if page.invite.is_some() => page.context.say("title-waiting"),
        Turn::Over => page.context.say("title-over"),
        Turn::Of(_) if page.scene.mine() || page.curtain.is_some() => page.context.say("title-yours"),
        Turn::Of(seat) => page.context.words.say(&Phrase::new("title-other").with("seat", seat)),
    };
    format!("{state} · {game}")
}

/// The live region.
#[must_use]
pub fn live(page: &TablePage<'_>) -> Markup {
    let (context, scene) = (page.context, &page.scene);
    let seat = scene.viewer.seat().map(|seat| seat.to_string()).unwrap_or_default();
    let moves = serde_json::to_string(scene.moves).unwrap_or_default().replace("</", "<\\/");
    html! {
        main #live.table.{ "game-" (page.board.game()) } data-decision=(page.decision) data-seat=(seat)
            data-title=(title(page)) data-offline=(context.say("offline")) {
            span #main tabindex="-1" {}
            script #moves type="application/json" { (maud::PreEscaped(moves)) }
            section #board.{ "board seats-" (scene.players.len()) } aria-label=(context.say("board")) {
                (page.board.board(page.view, scene))
            }
            div #sheet.bottom {
                (prompt(page))
                @if let Some(offer) = &page.advice { (advice::panel(context.words, offer)) }
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
        }
    }
}

/// One line that says what the viewer is asked to do now, with the steps of the turn and the way back.
fn prompt(page: &TablePage<'_>) -> Markup {
    let (context, scene) = (page.context, &page.scene);
    let say = |id: &'static str, seat: Seat| context.words.say(&Phrase::new(id).with("seat", seat));
    let mine = scene.mine() && page.curtain.is_none() && page.invite.is_none();
    html! {
        section #prompt.promptbar.waiting[!mine && page.curtain.is_none()] aria-label=(context.say("asked")) aria-live="polite" {
            @if let Some(link) = &page.invite {
                span.seal { (context.say("seal-wait")) }
                div.say.prompt {
                    (context.say("prompt-open"))
                    span.link {
                        input #invite.field readonly value=(link) aria-label=(context.say("invite"));
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
                    @if let Some(offer) = &page.advice { (advice::button(context.words, offer, page.decision)) }
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
                        Turn::Over => (context.say("prompt-over")),
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
    scene.players.iter().any(|player| player.seat == seat && matches!(player.sitter, Sitter::Bot(_)))
}

/// A player's panel: colour and emblem, name, whose turn, and what the game has to say.
fn panel(page: &TablePage<'_>, player: &Player) -> Markup {
    let (context, scene) = (page.context, &page.scene);
    let turn = scene.turn == Turn::Of(player.seat) && page.invite.is_none();
    let kind = match player.sitter {
        Sitter::You => context.say("sitter-you"),
        Sitter::Here => context.say("sitter-here"),
        Sitter::Person => String::new(),
        Sitter::Bot(level) => context.say(level),
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
            @if let Sitter::Bot(_) = player.sitter {
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
    let context = page.context;
    html! {
        section #log.panel.log aria-label=(context.say("log")) {
            h2 {
                (context.say("log"))
            }
            ol tabindex="0" aria-label=(context.say("log")) {
                @for (n, line) in page.log.iter().enumerate() {
                    li #{ "log-" (n + 1) }.last-move[n + 1 == page.log.len()] {
                        (emblem(page.board, line.seat))
                        span {
                            @for (k, told) in line.told.iter().enumerate() {
                                @if k == 0 { (told) } @else { " " small { (told) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The end of the game: scores by source, the course of the scores, a new match.
fn ending(page: &TablePage<'_>, end: &End) -> Markup {
    let (context, scores) = (page.context, &end.scores);
    let seats: Vec<Seat> = page.scene.players.iter().map(|player| player.seat).collect();
    let winners: Vec<Seat> = scores.winners().collect();
    let won = Phrase::new("end-winners").with("count", winners.len()).with("winners", winners.clone());
    html! {
        section #end.panel.end aria-label=(context.say("end")) {
            h2 { (context.words.say(&won)) }
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
                a.button href={ (page.context.path) "/record" } download { (context.say("record")) }
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
        svg.chart viewBox={ "0 0 " (width) " " (height) } role="img" aria-label=(page.context.say("end-chart")) {
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
