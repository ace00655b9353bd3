//! A puzzle: the table with its prompt bar as whoever asks. Boards, pressing and script are those of a lesson (`super::lesson`): the page
//! holds what the server needs, and what is tried goes to `…/try`.

use game::{Phrase, Seat};
use house::store::puzzles::TRIES;
use maud::{Markup, html};

use super::{TablePage, emblem};
use crate::pages::puzzles::{rating, run};

/// How the solver stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Solving {
    /// Asked, and nothing was tried yet.
    Asks,
    /// Something else was tried: what is said to it.
    Wrong(String),
    /// The answer was found: why it is the best.
    Found(Vec<String>),
    /// The answer is shown: why it is the best.
    Shown(Vec<String>),
}

impl Solving {
    /// For the style sheet and the script.
    pub(super) const fn state(&self) -> &'static str {
        match self {
            Self::Asks => "asks",
            Self::Wrong(_) => "wrong",
            Self::Found(_) | Self::Shown(_) => "right",
        }
    }

    /// Whether something is still to be found.
    pub(crate) const fn asks(&self) -> bool {
        matches!(self, Self::Asks | Self::Wrong(_))
    }
}

/// A move that was weighed.
#[derive(Clone, Debug)]
pub struct Compared {
    /// What it does.
    pub told: String,
    /// The chance to win with it, from what the seat knows.
    pub chance: f64,
    /// The points at the end, on average.
    pub points: f64,
    /// Whether it is the answer.
    pub answer: bool,
}

/// What is told once it is over: before, it would give the answer away.
#[derive(Clone, Debug)]
pub struct Solution {
    /// The themes: message and title.
    pub themes: Vec<(&'static str, String)>,
    /// The moves that were weighed, the best first.
    pub compared: Vec<Compared>,
    /// How often each level finds it: the message with its title, and the share.
    pub levels: Vec<(String, f64)>,
}

/// A puzzle, as its page shows it.
#[derive(Clone, Debug)]
pub struct Puzzling {
    /// Its address.
    pub path: String,
    /// Its number among those of the game, counted from 1.
    pub number: usize,
    /// Who is to decide.
    pub seat: Seat,
    /// How the solver stands.
    pub stands: Solving,
    /// How often something else was tried.
    pub wrong: usize,
    /// How hard it is.
    pub difficulty: f64,
    /// How many have solved it, of how many who tried.
    pub fared: Option<(u64, u64)>,
    /// How good the solver is, and by how much that has changed just now.
    pub rating: Option<(f64, Option<f64>)>,
    /// Whether they solved it when they tried it for the first time, where that was before.
    pub before: Option<bool>,
    /// Whether it is today's.
    pub of_day: bool,
    /// Once it is over.
    pub solution: Option<Solution>,
    /// How the solver fared with the last puzzles, the last one last.
    pub run: Vec<bool>,
    /// The theme that is practised, where it is one.
    pub theme: Option<String>,
    /// The way to the next one.
    pub next: String,
    /// The legal moves in words, for whoever has no script.
    pub moves: Vec<(String, String)>,
    /// Whether what came of it could not be kept.
    pub unkept: bool,
}

/// The keys of a puzzle beside those of a table.
pub(super) const KEYS: [(&[&str], &str); 7] = [
    (&["1", "…", "9"], "keys-card"),
    (&["←", "↑", "↓", "→"], "keys-arrows"),
    (&["Tab"], "keys-tab"),
    (&["X"], "puzzle-keys-solution"),
    (&["N"], "puzzle-keys-next"),
    (&["Esc"], "puzzle-keys-leave"),
    (&["?"], "keys-list"),
];

/// Whoever asks: who is to play, what is asked, what is said to a try, the tries, Solution, Next; then what the board itself asks.
pub(super) fn prompt(page: &TablePage<'_>, puzzle: &Puzzling) -> Markup {
    let tries = Phrase::new("puzzle-tries").with("wrong", puzzle.wrong.min(TRIES)).with("tries", TRIES);
    let name =
        page.scene.players.get(puzzle.seat.index()).map_or_else(String::new, |player| player.name.clone());
    let won = matches!(puzzle.stands, Solving::Found(_));
    html! {
        section #prompt.promptbar.teacher.puzzler aria-label=(page.say("puzzle-seal")) {
            span.seal.{ "p" (puzzle.seat) } { (emblem(page.board, puzzle.seat)) (page.words.say(&Phrase::new("puzzle-to-play").with("name", name))) }
            div #taught.taught aria-live="polite" {
                p #sentence.prompt.say tabindex="-1" {
                    @match &puzzle.stands {
                        Solving::Asks => { (page.say("puzzle-ask")) " " small { (page.say("puzzle-ask-more")) } },
                        Solving::Wrong(_) => (page.say("puzzle-ask")),
                        Solving::Found(_) => (page.say("puzzle-found")),
                        Solving::Shown(_) => (page.say("puzzle-shown")),
                    }
                }
                @match &puzzle.stands {
                    Solving::Asks => {},
                    Solving::Wrong(said) => p.verdict.not-yet { span.sr { (page.say("learn-wrong")) " " } (said) },
                    Solving::Found(why) | Solving::Shown(why) => p.verdict.done { @for line in why { (line) " " } },
                }
                @if puzzle.unkept { p.trouble role="alert" { (page.say("puzzle-unkept")) } }
            }
            ol.dots.tries aria-label=(page.words.say(&tries)) {
                @for n in 0..TRIES { li.missed[n < puzzle.wrong].done[won && n == puzzle.wrong] {} }
            }
            (teach(page, puzzle))
            @if puzzle.stands.asks() { div.asks { (page.board.prompt(page.view, &page.scene)) } }
        }
    }
}

/// Solution and Next, as a form: so they work without a script too.
fn teach(page: &TablePage<'_>, puzzle: &Puzzling) -> Markup {
    html! {
        form #teach.teach method="post" action={ (puzzle.path) "/try" } {
            input type="hidden" name="wrong" value=(puzzle.wrong);
            @if let Some(theme) = &puzzle.theme { input type="hidden" name="theme" value=(theme); }
            button #cancel type="button" hidden { (page.say("learn-cancel")) }
            @if puzzle.stands.asks() {
                button #solution type="submit" name="do" value="solution" { (page.say("puzzle-solution")) }
                @if !puzzle.moves.is_empty() {
                    noscript {
                        label { (page.say("learn-move"))
                            select name="move" { @for (mv, told) in &puzzle.moves { option value=(mv) { (told) } } }
                        }
                        button type="submit" name="do" value="try" { (page.say("learn-try")) }
                    }
                }
            } @else {
                a #next.button.primary href=(puzzle.next) { (page.say("puzzle-next")) }
            }
        }
    }
}

/// The puzzle in the rail: how hard it is, how the solver fares; once it is over what it was about, how the moves compare, who finds
/// it, and the way to play on.
pub(super) fn posed(page: &TablePage<'_>, puzzle: &Puzzling) -> Markup {
    let game = page.board.game();
    html! {
        section #course.course.posed.panel aria-label=(page.say("puzzle-this")) {
            header {
                a href={ "/puzzles/" (game) } { (page.words.say(&Phrase::new("puzzle-all").word("game", game))) }
                h2 { (page.words.say(&Phrase::new("puzzle-number").with("number", puzzle.number))) }
                @if puzzle.of_day { p { (page.say("puzzle-of-day")) } }
            }
            div.inside tabindex="0" {
                dl.figures {
                    div { dt { (page.say("puzzle-difficulty")) } dd { (rating(puzzle.difficulty)) } }
                    div { dt { (page.say("puzzle-you")) } dd {
                        @match puzzle.rating {
                            Some((mine, change)) => {
                                (rating(mine))
                                @if let Some(change) = change { " " small.(if change < 0.0 { "drop" } else { "gain" }) { (signed(change)) } }
                            },
                            None => "–",
                        }
                    } }
                    div { dt { (page.say("puzzle-solved-by")) } dd {
                        @match puzzle.fared { Some((solved, tried)) if tried > 0 => { (100 * solved / tried) " %" }, _ => "–" }
                    } }
                }
                @if let Some(solved) = puzzle.before {
                    p.before { (page.say(if solved { "puzzle-before-solved" } else { "puzzle-before-missed" })) }
                }
                @if puzzle.before.is_none() && puzzle.solution.is_none() { p.before { (page.words.say(&Phrase::new("puzzle-counts").with("tries", TRIES))) } }
                @if let Some(solution) = &puzzle.solution { (solved(page, puzzle, solution)) }
                @if !puzzle.run.is_empty() {
                    h3 { (page.say("puzzle-run")) }
                    (run(page.words, &puzzle.run))
                }
            }
        }
    }
}

fn solved(page: &TablePage<'_>, puzzle: &Puzzling, solution: &Solution) -> Markup {
    let game = page.board.game();
    html! {
        @if !solution.themes.is_empty() {
            h3 { (page.say("puzzle-themes")) }
            p.chips { @for (theme, title) in &solution.themes { a.theme href={ "/puzzles/" (game) "/next?theme=" (theme) } { (title) } " " } }
        }
        h3 { (page.say("puzzle-compared")) }
        table.compared {
            thead { tr { th scope="col" { (page.say("puzzle-move")) } th scope="col" { (page.say("puzzle-chance")) } th scope="col" { (page.say("puzzle-points")) } } }
            tbody {
                @for one in &solution.compared {
                    tr.answer[one.answer] {
                        th scope="row" { (one.told) }
                        td { (format!("{:.0} %", 100.0 * one.chance)) }
                        td { (format!("{:.1}", one.points)) }
                    }
                }
            }
        }
        p.known { (page.say("puzzle-known")) }
        h3 { (page.say("puzzle-levels")) }
        ul.levels {
            @for (level, share) in &solution.levels {
                li { span { (level) } meter min="0" max="1" value=(share) { } b { (format!("{:.0} %", 100.0 * share)) } }
            }
        }
        form.play-on method="post" action={ (puzzle.path) "/play" } {
            label { (page.say("puzzle-play-on")) " "
                select name="level" {
                    @for level in ["courtier", "minister", "emperor"] { option value=(level) selected[level == "minister"] { (page.say(&format!("level-{level}"))) } }
                }
            }
            button type="submit" { (page.say("puzzle-play")) }
        }
    }
}

/// A change, with its sign.
fn signed(change: f64) -> String {
    let change = change.round();
    if change < 0.0 { format!("−{}", -change) } else { format!("+{change}") }
}
