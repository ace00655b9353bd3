//! Puzzles: of all games, or of one; the puzzle of the day, how somebody fares, and what there is to practise.

use game::{About, Phrase, Words};
use house::store::puzzles::{Fared, Solver, Tried};
use maud::{Markup, html};
use table::puzzles::Posed;

use super::layout::{Context, page};
use super::shown::{line, picture};
use crate::assets::asset;
use crate::posed::path;

/// How many of the last puzzles make a run.
pub const RUN: usize = 10;

/// What is shown of the puzzles of a game.
pub struct Practice {
    /// The game.
    pub about: &'static About,
    /// Its puzzles.
    pub all: &'static [Posed],
    /// Today's, and how it has fared.
    pub day: Option<(&'static Posed, Option<Fared>)>,
    /// How good the solver is, where they have finished one.
    pub solver: Option<Solver>,
    /// What they have finished, the last one first.
    pub tried: Vec<Tried>,
}

impl Practice {
    fn solved(&self) -> usize {
        self.tried.iter().filter(|tried| tried.solved).count()
    }

    /// How the last ones went, the last one last.
    #[must_use]
    pub fn run(tried: &[Tried]) -> Vec<bool> {
        tried.iter().take(RUN).rev().map(|tried| tried.solved).collect()
    }

    /// Whether today's was finished, and how.
    fn today(&self) -> Option<bool> {
        let (day, _) = self.day.as_ref()?;
        self.tried.iter().find(|tried| tried.puzzle == day.puzzle.id).map(|tried| tried.solved)
    }
}

/// A rating, as it is shown.
#[must_use]
pub fn rating(number: f64) -> String {
    format!("{number:.0}")
}

/// How the last puzzles went.
#[must_use]
pub fn run(words: &Words, run: &[bool]) -> Markup {
    html! {
        ol.run {
            @for solved in run {
                li.(if *solved { "solved" } else { "missed" }) { span aria-hidden="true" { (if *solved { "✓" } else { "✕" }) } span.sr { (words.word(if *solved { "puzzle-solved" } else { "puzzle-missed" })) } }
            }
        }
    }
}

/// All games.
#[must_use]
pub fn whole(context: &Context<'_>, games: &[Practice]) -> Markup {
    let body = html! {
        main #main.page.learn.puzzles tabindex="-1" {
            header.learnhead { div { h1 { (context.say("puzzles-title")) } p { (context.say("puzzles-lead")) } } }
            div.courses { @for practice in games { (card(context, practice)) } }
        }
    };
    page(context, &context.say("puzzles-title"), &head(), &html! {}, &body)
}

/// One game.
#[must_use]
pub fn of_game(context: &Context<'_>, practice: &Practice) -> Markup {
    let about = practice.about;
    let title = context.words.say(&Phrase::new("puzzle-all").word("game", about.id));
    let mut themes: Vec<(&'static str, usize, usize)> = Vec::new();
    for posed in practice.all {
        let solved = practice.tried.iter().any(|tried| tried.puzzle == posed.puzzle.id && tried.solved);
        for theme in &posed.themes {
            match themes.iter_mut().find(|(known, ..)| known == theme) {
                Some((_, count, done)) => (*count, *done) = (*count + 1, *done + usize::from(solved)),
                None => themes.push((theme, 1, usize::from(solved))),
            }
        }
    }
    themes.sort_by_key(|(_, count, _)| std::cmp::Reverse(*count));
    let number = |id: &str| practice.all.iter().position(|posed| posed.puzzle.id == id);
    let body = html! {
        main #main.page.learn.puzzles.single tabindex="-1" {
            header.learnhead {
                div { p.up { a href="/puzzles" { (context.say("puzzles-every")) } } h1 { (title) } p { (line(context, about.id)) } }
            }
            div.courses {
                (card(context, practice))
                section.panel.practice aria-labelledby="h-themes" {
                    h2 #h-themes { (context.say("puzzle-by-theme")) }
                    ul.themes {
                        @for (theme, count, done) in &themes {
                            li { a href={ "/puzzles/" (about.id) "/next?theme=" (theme) } {
                                b { (context.words.word(theme)) }
                                small { (context.words.say(&Phrase::new("puzzle-of").with("done", *done).with("count", *count))) }
                            } }
                        }
                    }
                    @if !practice.tried.is_empty() {
                        h2 { (context.say("puzzle-tried")) }
                        ol.tried {
                            @for tried in practice.tried.iter().take(60) {
                                @if let Some(number) = number(&tried.puzzle) {
                                    li.(if tried.solved { "solved" } else { "missed" }) { a href=(path(&practice.all[number])) {
                                        span aria-hidden="true" { (if tried.solved { "✓" } else { "✕" }) } " " (number + 1)
                                        span.sr { ", " (context.say(if tried.solved { "puzzle-solved" } else { "puzzle-missed" })) }
                                    } }
                                }
                            }
                        }
                    }
                }
            }
        }
    };
    page(context, &title, &head(), &html! {}, &body)
}

/// How somebody fares at puzzles, a line for each game: for the page about themselves.
pub(super) fn in_short(context: &Context<'_>, solvers: &[(String, Solver)]) -> Markup {
    html! {
        ul.learnt.solver {
            @for (game, solver) in solvers {
                li {
                    b.rated { (rating(solver.strength.rating)) }
                    span { b { (crate::words(Some(game), context.words.lang()).word(game)) } small { (context.words.say(&Phrase::new("puzzles-tried").with("count", solver.tried as usize))) } }
                    a.button href={ "/puzzles/" (game) } { (context.say("learn-go-on")) span.sr { ": " (context.say("puzzles-title")) } }
                }
            }
        }
    }
}

fn head() -> Markup {
    html! { link rel="stylesheet" href=(asset("learn.css")); link rel="stylesheet" href=(asset("puzzles.css")); }
}

/// A game's puzzles: today's, how the solver fares, the way to the next.
fn card(context: &Context<'_>, practice: &Practice) -> Markup {
    let about = practice.about;
    let words = crate::words(Some(about.id), context.words.lang());
    let heading = format!("h-{}", about.id);
    html! {
        section #{ "puzzles-" (about.id) }.coursecard.panel aria-labelledby=(heading) {
            (picture(about))
            header {
                div {
                    h2 #(heading) { a href={ "/puzzles/" (about.id) } { (words.word(about.id)) } }
                    p { (context.words.say(&Phrase::new("puzzle-of").with("done", practice.solved()).with("count", practice.all.len()))) }
                }
                @if let Some(solver) = practice.solver {
                    p.rated { b { (rating(solver.strength.rating)) } small { (context.say("puzzle-you")) } }
                }
            }
            div.body {
                @if practice.all.is_empty() { p.none { (context.say("puzzles-none")) } }
                @if let Some((day, fared)) = &practice.day {
                    a.day href=(path(day)) {
                        small { (context.say("puzzle-of-day")) }
                        b { (context.words.say(&Phrase::new("puzzle-day-of").with("seats", day.puzzle.position.setup.seats).with("difficulty", rating(day.difficulty)))) }
                        small {
                            @match practice.today() {
                                Some(true) => (context.say("puzzle-before-solved")),
                                Some(false) => (context.say("puzzle-before-missed")),
                                None => @match fared {
                                    Some(fared) => (context.words.say(&Phrase::new("puzzle-day-fared").with("tried", fared.tried as usize).with("share", (100 * fared.solved / fared.tried.max(1)) as usize))),
                                    None => (context.say("puzzle-day-new")),
                                },
                            }
                        }
                    }
                }
                @if !practice.tried.is_empty() { h3 { (context.say("puzzle-run")) } (run(context.words, &Practice::run(&practice.tried))) }
            }
            footer {
                a.button.strong href={ "/puzzles/" (about.id) "/next" } { (context.say(if practice.tried.is_empty() { "puzzles-begin" } else { "puzzle-next" })) span.sr { ": " (words.word(about.id)) } }
                a.quiet href={ "/puzzles/" (about.id) } { (context.say("puzzle-by-theme")) span.sr { ": " (words.word(about.id)) } }
            }
        }
    }
}
