//! The table: board, hand, prompt, players, log. The whole of it is one live region, sent anew after every decision and
//! morphed in place.

use std::any::Any;
use std::fmt::Write as _;

use boards::{Board, Player, Scene, Sitter};
use bots::outside::MovePaper;
use game::paper::write_line;
use game::{Phrase, Seat, Turn, Words};
use house::{Ending, Time};
use maud::{Markup, PreEscaped, html};
use table::remarks::Fitting;

mod clock;
mod ending;
mod first;
mod keys;
mod lesson;
mod log;
mod menu;
mod prompt;
mod puzzle;
mod review;
mod showing;
mod talk;

pub use clock::Timing;
pub use ending::End;
pub(crate) use first::remarks;
pub use first::{Guide, Said};
pub use lesson::{After, Stands, Taught};
pub use log::{Entry, Since, with_lines};
pub use menu::Menu;
pub use puzzle::{Compared, Puzzling, Solution, Solving};
pub use review::{
    Decided, Eyes, Judged, Named, Picture, Review, Shared, Stage, Studied, Turned, in_log, parts, why,
};
pub use showing::Past;

use super::chance::{self, Chance};
use super::layout::{Context, page};
use super::{advice, data, help};
use crate::assets::asset;
use crate::levels;

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
    /// Whether a bot took the last decision: then the page may show it at the viewer's pace.
    pub by_bot: bool,
    /// Whose turn is held until they end it.
    pub held: Option<Seat>,
    /// Whether the viewer may take back a step.
    pub undo: bool,
    /// Whether the viewer may be advised.
    pub advice: bool,
    /// What the others decided since the viewer's last turn.
    pub since: Option<Since>,
    /// The moment that is shown again, where it is not the present.
    pub past: Option<Past<'a>>,
    /// The moment of the page of a game, where that is shown and not the table.
    pub review: Option<Review>,
    /// The step of a lesson, where that is shown and not the table.
    pub lesson: Option<Taught>,
    /// The puzzle, where one is shown and not the table.
    pub puzzle: Option<Puzzling>,
    /// What may be remarked to the viewer now, and the decision with which their turn began.
    pub remarks: Option<(Vec<Fitting>, usize)>,
    /// The seats of people at this screen whose hand lies behind the curtain: the one who is to decide.
    pub curtain: Option<Seat>,
    /// The points of every seat after every decision, and at last; only once the game is over.
    pub end: Option<End>,
    /// How the table ended.
    pub ended: Option<Ending>,
    /// The clocks, where time is counted.
    pub timing: Option<Timing>,
    /// The seats of whoever looks.
    pub own: &'a [Seat],
    /// Whether a bot plays their seat because their time is over.
    pub over: bool,
    /// Whether seats are open.
    pub waiting: bool,
    /// Whether the viewer may take a seat: an open one, or their own again.
    pub may_join: bool,
    /// Whether the viewer must keep their games before they may take a seat.
    pub unkept: bool,
    /// Whether the viewer opened the table, and may give open seats to bots.
    pub host: bool,
    /// What the menu of the table offers.
    pub menu: Menu,
    /// The table where the rematch is played.
    pub rematch: Option<String>,
    /// The shared deal it is played on.
    pub deal: Option<String>,
    /// Whether it was dealt, so that its deal can be proposed to others.
    pub dealt: bool,
    /// Whether the viewer only watches.
    pub watching: bool,
    /// So many decisions late, if the table is watched so.
    pub delay: u8,
    /// Whether there is chat.
    pub chat: bool,
    /// What somebody reads who may take a seat here.
    pub invitation: Option<Invitation>,
    /// Whether the store is out of order, so that nothing goes on just now.
    pub trouble: bool,
}

/// What a table says to somebody who has no seat yet.
pub struct Invitation {
    /// Who invites; nobody if the host does not play.
    pub host: Option<String>,
    /// Who sits there already.
    pub sits: Vec<String>,
    /// How many seats are free.
    pub free: usize,
    /// What was agreed otherwise than the rule book has it.
    pub agreed: Vec<String>,
}

impl TablePage<'_> {
    /// Whether it is a lesson or a puzzle: then who asks is no player, and nothing but the board is the table's.
    fn teaches(&self) -> bool {
        self.lesson.is_some() || self.puzzle.is_some()
    }

    fn say(&self, id: &str) -> String {
        self.words.word(id)
    }

    /// The address of the game's own page.
    fn review_path(&self) -> String {
        self.path.replacen("/t/", "/g/", 1)
    }

    /// Whether it is the present that is shown.
    fn is_now(&self) -> bool {
        self.past.is_none() && self.review.is_none()
    }
}

/// What the page says of the table around the live region.
#[derive(Default)]
pub struct About {
    /// How its host called it; empty for nothing.
    pub title: String,
    /// What was agreed.
    pub agreed: String,
    /// What it goes on from, a moment of another game or a puzzle: an address, and the message that names it.
    pub origin: Option<(String, &'static str)>,
    /// The time by the clock of the house, where time is counted.
    pub now: Option<Time>,
    /// What is shown of its chance before the first move. It stands around the live region and not in it: frames are compared by
    /// what they show of the game.
    pub commitment: String,
    /// What is said beside the board, to whoever sits there.
    pub guide: Option<Guide>,
}

/// The whole page around a live region that is drawn already. `frame` and `read` say to the script what it has.
#[must_use]
#[expect(clippy::too_many_arguments, reason = "all that stands around a live region")]
pub fn whole(
    context: &Context<'_>,
    board: &dyn Board,
    title: &str,
    live: &str,
    frame: &str,
    read: &str,
    own_board: bool,
    about: &About,
) -> Markup {
    let game = board.game();
    // Whoever plays on a board file of their own knows what is on it.
    let rebuilt = !own_board && data::is_rebuilt(game);
    let head = html! {
        link rel="stylesheet" href=(asset(&format!("boards/{game}.css")));
        link rel="stylesheet" href=(asset("panels.css"));
        link rel="stylesheet" href=(asset("table.css"));
        link rel="stylesheet" href=(asset("help.css"));
        link rel="stylesheet" href=(asset("first.css"));
        script src=(asset("idiomorph.js")) defer {}
        script src=(asset("signals.js")) defer {}
        script src=(asset("play.js")) defer {}
    };
    let place = html! {
        span.where {
            h1 { @if about.title.is_empty() { (context.say(game)) } @else { (about.title) } }
            @if !about.agreed.is_empty() { span.kind title=(about.agreed) { (about.agreed) } }
            @if let Some((origin, word)) = &about.origin { a.kind.origin href=(origin) { (context.say(word)) } }
        }
        @if rebuilt {
            a.rebuilt.mark.reconstructed href={ "/data#data-" (game) } target="_blank" rel="noopener" title=(context.say("data-rebuilt-why")) {
                (context.say("data-rebuilt-chip"))
            }
        }
        button #tablemenu type="button" aria-expanded="false" aria-controls="menu" {
            svg aria-hidden="true" { use href="#m-menu"; }
            span.wide { (context.say("menu")) } span.sr { ": " (context.say("menu-more")) }
        }
        (talk::watchers(context.words))
    };
    let guide = about.guide.as_ref();
    let body = html! {
        (first::goal(context, game, guide))
        (around(context, board, live))
        (first::coach(context, game, guide))
        div #wire hidden data-frame=(frame) data-read=(read) data-offline=(context.say("offline"))
            data-kept=(context.say("offline-kept")) data-unsent=(context.say("no-unsent")) data-gone=(context.say("gone"))
            data-commitment=(about.commitment) data-now=[about.now] data-units=(context.say("clock-units")) data-minute=(context.say("clock-minute")) data-ten=(context.say("clock-ten"))
            data-over=(context.say("clock-over"))
            data-icon=(asset("icon.svg")) data-icon-turn=(asset("icon-turn.svg")) data-calls=(context.say("signal-here")) data-game=(context.say(game)) {}
        (keys::list(context.words))
    };
    page(context, title, &head, &place, &body)
}

/// What stands around a live region, for the script to use.
fn around(context: &Context<'_>, board: &dyn Board, live: &str) -> Markup {
    let game = board.game();
    html! {
        (board.symbols())
        (PreEscaped(live))
        p #hurry.hurry aria-hidden="true" hidden { (context.say("clock-hurry")) }
        p #clocksaid.sr role="alert" {}
        (talk::words(context.words))
        p #lost .lost role="alert" hidden {}
        div #why .refusal role="status" data-rules={ "/rules/" (game) } hidden {
            button.close type="button" aria-label=(context.say("close")) { "×" }
            strong { svg aria-hidden="true" { use href="#m-no"; } span.why-title {} }
            p.why-text {}
            a href={ "/rules/" (game) } target="_blank" rel="noopener" { (context.say("why-rule")) }
        }
        aside #book.book role="dialog" aria-label=(context.say("nav-rules")) data-rules={ "/rules/" (game) } hidden {
            header {
                b { (context.say("nav-rules")) }
                a href={ "/rules/" (game) } target="_blank" rel="noopener" { (context.say("rules-apart")) }
                button.close type="button" aria-label=(context.say("close")) { "×" }
            }
            div.leaf tabindex="0" {}
        }
        (help::card(context.words, game))
        div #heard .sr role="log" aria-live="polite" aria-label=(context.say("log")) {}
        template #advice-waiting { (advice::waiting(context.words)) }
        p #note .note role="alert" hidden {}
    }
}

/// The page of a game around a moment that is drawn already. `print` tells what is kept of it from what was drawn otherwise.
#[must_use]
pub fn whole_review(
    context: &Context<'_>,
    board: &dyn Board,
    title: &str,
    live: &str,
    print: &str,
    chance: Option<&Chance>,
) -> Markup {
    let game = board.game();
    let head = html! {
        link rel="stylesheet" href=(asset(&format!("boards/{game}.css")));
        link rel="stylesheet" href=(asset("panels.css"));
        link rel="stylesheet" href=(asset("table.css"));
        link rel="stylesheet" href=(asset("help.css"));
        link rel="stylesheet" href=(asset("chance.css"));
        link rel="stylesheet" href=(asset("held.css"));
        link rel="stylesheet" href=(asset("review.css"));
        link rel="stylesheet" href=(asset("study.css"));
        script src=(asset("verify.js")) defer {}
        script src=(asset("idiomorph.js")) defer {}
        script src=(asset("signals.js")) defer {}
        script src=(asset("play.js")) defer {}
    };
    let place = html! {
        span.where { h1 { (title) } }
        button.quiet.icon type="button" data-keys aria-haspopup="dialog" aria-label=(context.say("keys")) {
            svg aria-hidden="true" { use href="#m-keys"; }
        }
    };
    let body = html! {
        (around(context, board, live))
        @if let Some(chance) = chance { section.seal.review-chance { h2 { (context.say("seal-title")) } (chance::section(context, chance)) } }
        p #looksaid.sr role="status" data-half=(context.say("looking-half")) data-done=(context.say("looking-done")) {}
        div #wire hidden data-review=(print) data-frame="" data-read="" data-offline=(context.say("offline")) data-units=(context.say("clock-units"))
            data-icon=(asset("icon.svg")) data-icon-turn=(asset("icon-turn.svg")) data-game=(context.say(game)) {}
        (keys::of_review(context.words))
    };
    page(context, title, &head, &place, &body)
}

/// The page of a lesson around a step that is drawn already.
#[must_use]
pub fn whole_lesson(context: &Context<'_>, board: &dyn Board, title: &str, live: &str) -> Markup {
    taught(context, board, title, live, &keys::of_lesson(context.words))
}

/// The page of a puzzle that is drawn already.
#[must_use]
pub fn whole_puzzle(context: &Context<'_>, board: &dyn Board, title: &str, live: &str) -> Markup {
    taught(context, board, title, live, &keys::of_puzzle(context.words))
}

fn taught(context: &Context<'_>, board: &dyn Board, title: &str, live: &str, keys: &Markup) -> Markup {
    let game = board.game();
    let head = html! {
        link rel="stylesheet" href=(asset(&format!("boards/{game}.css")));
        link rel="stylesheet" href=(asset("panels.css"));
        link rel="stylesheet" href=(asset("table.css"));
        link rel="stylesheet" href=(asset("help.css"));
        link rel="stylesheet" href=(asset("learn.css"));
        link rel="stylesheet" href=(asset("puzzles.css"));
        script src=(asset("idiomorph.js")) defer {}
        script src=(asset("signals.js")) defer {}
        script src=(asset("play.js")) defer {}
    };
    let place = html! {
        span.where { h1 { (title) } }
        button.quiet.icon type="button" data-keys aria-haspopup="dialog" aria-label=(context.say("keys")) {
            svg aria-hidden="true" { use href="#m-keys"; }
        }
    };
    let body = html! {
        (around(context, board, live))
        div #wire hidden data-lesson data-frame="" data-read="" data-offline=(context.say("offline")) data-units=(context.say("clock-units"))
            data-icon=(asset("icon.svg")) data-icon-turn=(asset("icon-turn.svg")) data-game=(context.say(game)) {}
        (keys)
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
    // Whoever looks at the past is still told in the title whose turn it is.
    let title = (page.is_now() && !page.teaches())
        .then(|| title(page.words, page.board, scene.turn, page.waiting, mine));
    let seat = scene.viewer.seat().map(|seat| seat.to_string()).unwrap_or_default();
    let hand = if page.curtain.is_none() {
        page.board.hand(page.view, scene)
    } else {
        html! {}
    };
    let inviting = page.waiting && page.invitation.is_none();
    // Whoever watches from a player's place finds that player first.
    let mut players: Vec<&Player> = scene.players.iter().collect();
    players.rotate_left(scene.from.map_or(0, Seat::index));
    html! {
        main #live.table.review[page.review.is_some()].lesson[page.teaches()].puzzle[page.puzzle.is_some()].{ "game-" (page.board.game()) } data-decision=(page.decision) data-seat=(seat)
            data-by=[page.by_bot.then_some("bot")] data-mine[mine && !page.waiting] data-title=[title] data-asks=[asked(scene.moves)] data-stage=[page.board.stage(page.view)]
            data-remarks=[page.remarks.as_ref().map(|(fitting, _)| first::fits(fitting))] data-turn=[page.remarks.as_ref().map(|(_, turn)| turn)]
            data-state=[page.lesson.as_ref().map(Taught::state).or(page.puzzle.as_ref().map(|puzzle| puzzle.stands.state()))] data-spoken=[page.lesson.as_ref().map(|taught| taught.lights.join(" "))]
            data-shows=[page.lesson.as_ref().and_then(|taught| taught.shows.clone())] data-refusals=[page.lesson.as_ref().and_then(Taught::refused)] {
            span #main tabindex="-1" {}
            @if !scene.moves.is_empty() {
                script #moves type="application/json" { (moves(scene.moves)) }
            }
            (scene.seam())
            (clock::strip(page))
            @if let Some(review) = &page.review { (review::head(page, review)) (review::looking(page, review)) }
            section #board.board.{ "seats-" (scene.players.len()) }.inviting[inviting] aria-label=(context.say("board")) {
                @if let Some(taught) = &page.lesson { (page.board.aid(page.view, scene, &taught.lights)) }
                (page.board.board(page.view, scene))
                @if inviting { (invite(page)) }
            }
            (scene.seam())
            div #sheet.bottom {
                @match (&page.past, &page.review) {
                    _ if page.teaches() => {
                        @if let Some(taught) = &page.lesson { (lesson::prompt(page, taught)) }
                        @if let Some(puzzle) = &page.puzzle { (puzzle::prompt(page, puzzle)) }
                    }
                    (_, Some(review)) => { (review::prompt(page, review)) (review::held(page, review)) (review::chances(page, review)) },
                    (Some(past), None) => (showing::prompt(page, past)),
                    (None, None) => (prompt::prompt(page)),
                }
                @if page.is_now() { (page.board.tale(page.view, scene)) }
                (scene.seam())
                (advice::place())
                (hand)
                (scene.seam())
                aside.rail {
                    @if let Some(review) = &page.review { (review::judgement(page, review)) }
                    @if let Some(taught) = &page.lesson { (lesson::course(page, taught)) }
                    @if let Some(puzzle) = &page.puzzle { (puzzle::posed(page, puzzle)) }
                    ul #players.players aria-label=(context.say("players")) {
                        @for player in players { (panel(page, player)) (scene.seam()) }
                    }
                    (page.board.supply(page.view, scene))
                    (scene.seam())
                    // In a lesson nothing is told but by the teacher.
                    @if page.teaches() { ol #lines hidden {} } @else { (log::log(page)) }
                }
                (scene.seam())
                div.tabs role="tablist" aria-label=(context.say("tabs")) {
                    @let held = page.board.hand_size(page.view).filter(|_| page.curtain.is_none());
                    // Who only watches has no hand; what lies open below the board has a tab all the same.
                    @let open = page.review.as_ref().is_some_and(|review| !review.held.is_empty());
                    @let studied = page.review.as_ref().is_some_and(|review| review.studied.is_some());
                    @if studied { button type="button" role="tab" aria-selected="true" data-tab="moments" { (context.say("tab-moments")) } }
                    @if open || !page.watching || !hand.0.is_empty() {
                        button type="button" role="tab" aria-selected=(if studied { "false" } else { "true" }) data-tab="hand" {
                            (context.say(if open { "tab-hands" } else if page.watching { "tab-open" } else { "tab-hand" })) @if let Some(n) = held { " · " (n) }
                        }
                    }
                    @if studied { button type="button" role="tab" aria-selected="false" data-tab="chart" { (context.say("tab-chart")) } }
                    button type="button" role="tab" aria-selected="false" data-tab="players" { (context.say("players")) }
                    @if page.teaches() {
                        button type="button" role="tab" aria-selected="false" data-tab="lesson" { (context.say(if page.puzzle.is_some() { "puzzle-seal" } else { "tab-lesson" })) }
                    } @else {
                        button type="button" role="tab" aria-selected="false" data-tab="log" {
                            (context.say("log")) @if let Some(since) = &page.since { " · " (since.to - since.from) }
                        }
                    }
                    @if page.chat {
                        button type="button" role="tab" aria-selected="false" data-tab="chat" {
                            (context.say("chat")) span.badge hidden {}
                        }
                    }
                }
            }
            @if let Some(end) = &page.end { (ending::ending(page, end)) }
            @match &page.review {
                Some(review) => (review::below(page, review)),
                None if page.teaches() => {},
                None => (menu::menu(page)),
            }
        }
    }
}

/// What kind of question the viewer is asked, if any: what its first answer would do. Two questions of one kind look alike.
fn asked(moves: &[MovePaper]) -> Option<String> {
    let mut picks = moves.first()?.picks.iter();
    Some(picks.find(|(name, _)| *name == "do").map_or_else(|| "move".to_owned(), |(_, act)| act.to_string()))
}

/// The legal moves, each in notation and as picks, as buttons name them. One stands in a line: a patch goes by lines and tags.
fn moves(moves: &[MovePaper]) -> Markup {
    let mut text = String::with_capacity(moves.len() * 40 + 2);
    for (n, mv) in moves.iter().enumerate() {
        text.push_str(if n == 0 { "[" } else { ",\n" });
        let mut picks = String::with_capacity(30);
        for (name, value) in &mv.picks {
            let space = if picks.is_empty() { "" } else { " " };
            // Writing into memory does not fail.
            let _ = write!(picks, "{space}{name}={value}");
        }
        text.push_str(&write_line(&[&mv.mv, &picks]));
    }
    text.push(']');
    PreEscaped(if text.contains("</") { text.replace("</", "<\\/") } else { text })
}

/// While seats are open the invitation lies upon the empty board: the link as a code for a phone's camera. The link itself is
/// in the prompt.
fn invite(page: &TablePage<'_>) -> Markup {
    let free = page.scene.players.iter().filter(|player| player.sitter == Sitter::Open).count();
    html! {
        aside #invitation.invite aria-label=(page.say("invite")) {
            img src={ (page.path) "/qr" } width="180" height="180" alt=(page.say("qr-alt"));
            div {
                h2 { (page.words.say(&Phrase::new("invite-free").with("count", free))) }
                p { (page.say("invite-begins")) }
                p { (page.say("qr-more")) }
            }
        }
    }
}

/// A player's panel: colour and emblem, name, whose turn, and what the game has to say.
fn panel(page: &TablePage<'_>, player: &Player) -> Markup {
    let (context, scene) = (page, &page.scene);
    let turn = scene.turn == Turn::Of(player.seat) && !page.waiting;
    let kind = match player.sitter {
        Sitter::You => context.say("sitter-you"),
        Sitter::Here => context.say("sitter-here"),
        // The name of an open seat says so already.
        Sitter::Person | Sitter::Open => String::new(),
        Sitter::Bot(level) => context.say(level),
        Sitter::Away(level) => page.words.say(&Phrase::new("sitter-away").word("level", level)),
    };
    let rating = match player.sitter {
        Sitter::Bot(level) => levels::rating_of(page.board.game(), scene.players.len(), level),
        _ => None,
    };
    html! {
        li #{ "player-p" (player.seat) }.{ "player p" (player.seat) @if turn { " turn" } } {
            span.at { (emblem(page.board, player.seat)) i.presence hidden {} }
            span.name { (who(page, player)) " " small { (kind) @if let Some(rating) = rating { " " span.rating { (rating) } } } " " small.absence {} }
            @if let Sitter::Bot(_) | Sitter::Away(_) = player.sitter {
                span.bot.thinking[player.thinking] title=(context.say("bot")) {
                    svg aria-hidden="true" { use href="#m-bot"; }
                    @if player.thinking { span { (context.say("thinking")) } } @else { span.sr { (context.say("bot")) } }
                }
            } @else if let Some(clock) = clock::clock(page, player) {
                (clock)
            } @else if turn {
                span.turnmark { "● " (context.say("to-act")) }
            } @else { span {} }
            (page.board.facts(page.view, scene, player.seat))
            (clock::bar(page, player))
        }
    }
}

/// The name of somebody leads to their page. The address names the seat: who sits there is the house's business.
fn who(page: &TablePage<'_>, player: &Player) -> Markup {
    html! {
        // Whoever plays only on paper has no page here.
        @if page.teaches() || page.review.as_ref().is_some_and(|review| review.brought) {
            (player.name)
        } @else if let Sitter::You | Sitter::Person | Sitter::Away(_) = player.sitter {
            a href={ (page.path) "/player/" (player.seat) } target="_blank" rel="noopener" { (player.name) }
        } @else { (player.name) }
    }
}

/// A seat's colour and emblem.
pub fn emblem(board: &dyn Board, seat: Seat) -> Markup {
    html! {
        span.{ "emblem p" (seat) } { svg aria-hidden="true" { use href={ "#" (board.emblem(seat)) }; } }
    }
}
