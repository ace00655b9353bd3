//! The lessons of all games, or of one: what was learnt, and where to go on.

use game::{About, Phrase, Words};
use house::store::Came;
use maud::{Markup, html};
use table::lessons::Lesson;

use super::layout::{Context, page};
use super::shown::{facts, games, line, picture, thumb};
use crate::assets::asset;
use crate::taught::{about as about_lesson, lessons, path, title as title_of};

/// What the pages show.
pub struct LearnPage<'a> {
    /// For whom.
    pub context: &'a Context<'a>,
    /// How far they came in every lesson they began, the last one first.
    pub progress: &'a [Came],
}

/// How far somebody came in one lesson.
#[derive(Clone, Copy, Default, Debug)]
pub struct Begun {
    /// So many steps are behind them.
    pub steps: usize,
    /// Whether they have been through it.
    pub done: bool,
    /// Whether they began it at all.
    pub begun: bool,
}

impl Begun {
    /// In this lesson. One that was shortened since has no more steps than it has.
    #[must_use]
    pub fn of(progress: &[Came], game: &str, lesson: &Lesson) -> Self {
        let came = progress.iter().find(|came| came.game == game && came.lesson == lesson.name);
        came.map_or_else(Self::default, |came| Self {
            steps: came.steps.min(lesson.steps.len()),
            done: came.done,
            begun: true,
        })
    }

    /// The step to go on with, counted from 0: whoever has been through it begins again.
    #[must_use]
    pub const fn next(self, steps: usize) -> usize {
        if self.done || self.steps >= steps { 0 } else { self.steps }
    }
}

/// The lessons of a game, and how far somebody came.
struct Learnt {
    game: &'static str,
    lessons: &'static [Lesson],
    begun: Vec<Begun>,
    words: Words,
}

impl Learnt {
    fn of(learn: &LearnPage<'_>, game: &'static str) -> Self {
        let lessons = lessons(game).map_or_else(Default::default, |(.., lessons)| lessons);
        let begun = lessons.iter().map(|lesson| Begun::of(learn.progress, game, lesson)).collect();
        Self { game, lessons, begun, words: crate::words(Some(game), learn.context.words.lang()) }
    }

    fn done(&self) -> usize {
        self.begun.iter().filter(|begun| begun.done).count()
    }

    /// The lesson to go on with: the first that is not done.
    fn now(&self) -> Option<usize> {
        self.begun.iter().position(|begun| !begun.done)
    }

    fn is_begun(&self) -> bool {
        self.begun.iter().any(|begun| begun.begun)
    }

    fn path(&self, number: usize) -> String {
        self.lessons.get(number).map_or_else(String::new, |lesson| path(self.game, lesson))
    }
}

/// All games.
#[must_use]
pub fn whole(learn: &LearnPage<'_>) -> Markup {
    let context = learn.context;
    let body = html! {
        main #main.page.learn tabindex="-1" {
            header.learnhead {
                div { h1 { (context.say("learn-title")) } p { (context.say("learn-lead")) } }
                (resume(learn))
            }
            div.courses { @for about in games() { (card(learn, about)) } }
        }
    };
    page(context, &context.say("learn-title"), &head(), &html! {}, &body)
}

/// One game.
#[must_use]
pub fn course(learn: &LearnPage<'_>, about: &'static About) -> Markup {
    let context = learn.context;
    let title = context.words.say(&Phrase::new("learn-of").word("game", about.id));
    let body = html! {
        main #main.page.learn.one tabindex="-1" {
            header.learnhead {
                div {
                    p.up { a href="/learn" { (context.say("learn-all")) } }
                    h1 { (title) }
                    p { (line(context, about.id)) }
                }
                (facts(context, about))
            }
            div.courses { (card(learn, about)) }
        }
    };
    page(context, &title, &head(), &html! {}, &body)
}

/// The way to the lessons of a game, where it has some.
pub(super) fn link(words: &Words, game: &str) -> Markup {
    let count = lessons(game).map_or(0, |(.., lessons)| lessons.len());
    html! {
        @if count > 0 {
            a.button.strong href={ "/learn/" (game) } { (words.say(&Phrase::new("learn-new").with("count", count))) }
        }
    }
}

/// How far somebody came in all games, a line for each: for the page about themselves.
pub(super) fn in_short(learn: &LearnPage<'_>) -> Markup {
    let context = learn.context;
    html! {
        ul.learnt {
            @for about in games() {
                @let learnt = Learnt::of(learn, about.id);
                @let progress = Phrase::new("learn-progress").with("done", learnt.done()).with("count", learnt.lessons.len());
                @if !learnt.lessons.is_empty() {
                    li {
                        (ring(learnt.done(), learnt.lessons.len()))
                        span { b { (learnt.words.word(about.id)) } small { (context.words.say(&progress)) } }
                        a.button href=(learnt.now().map_or_else(|| format!("/learn/{}", about.id), |now| learnt.path(now))) {
                            (context.say(if learnt.now().is_none() { "learn-again" } else if learnt.is_begun() { "learn-go-on" } else { "learn-begin" }))
                            span.sr { ": " (learnt.words.word(about.id)) }
                        }
                    }
                }
            }
        }
    }
}

fn head() -> Markup {
    html! { link rel="stylesheet" href=(asset("learn.css")); }
}

/// The last lesson that was begun and is not done.
fn resume(learn: &LearnPage<'_>) -> Markup {
    let context = learn.context;
    let open = learn.progress.iter().find_map(|came| {
        let about = games().find(|about| about.id == came.game && !came.done)?;
        let learnt = Learnt::of(learn, about.id);
        let number = learnt.lessons.iter().position(|lesson| lesson.name == came.lesson)?;
        Some((learnt, number))
    });
    let Some((learnt, number)) = open else { return html! {} };
    let lesson = &learnt.lessons[number];
    let (steps, at) = (lesson.steps.len(), learnt.begun[number].next(lesson.steps.len()));
    let named = Phrase::new("learn-resumed")
        .with("game", learnt.words.word(learnt.game))
        .with("lesson", title_of(lesson, &learnt.words));
    html! {
        a #resume.resume.panel href=(learnt.path(number)) {
            (thumb(learnt.game))
            span {
                small { (context.say("learn-resume")) }
                b { (context.words.say(&named)) }
                span.dots aria-hidden="true" { @for n in 0..steps { i.done[n < at].now[n == at] {} } }
                span.sr { ", " (context.words.say(&Phrase::new("learn-step").with("step", at + 1).with("steps", steps))) ". " }
            }
            span.button.primary { (context.say("learn-go-on")) }
        }
    }
}

/// A game's lessons.
fn card(learn: &LearnPage<'_>, about: &'static About) -> Markup {
    let context = learn.context;
    let learnt = Learnt::of(learn, about.id);
    let (count, done) = (learnt.lessons.len(), learnt.done());
    let heading = format!("h-{}", about.id);
    let progress = Phrase::new("learn-progress").with("done", done).with("count", count);
    html! {
        section #{ "course-" (about.id) }.coursecard.panel.begun[learnt.is_begun()] aria-labelledby=(heading) {
            (picture(about))
            header {
                div {
                    h2 #(heading) { a href={ "/learn/" (about.id) } { (learnt.words.word(about.id)) } }
                    p { (context.words.say(&Phrase::new("learn-count").with("count", count))) }
                }
                @if count > 0 { (ring(done, count)) span.sr { (context.words.say(&progress)) } }
            }
            @if count == 0 { p.none { (context.say("learn-none")) } } @else {
                ol { @for number in 0..count { (entry(context, &learnt, number)) } }
            }
            footer {
                @match learnt.now() {
                    Some(now) => a.button.strong href=(learnt.path(now)) {
                        (context.say(if learnt.is_begun() { "learn-go-on" } else { "learn-begin" })) span.sr { ": " (learnt.words.word(about.id)) }
                    },
                    None => form method="post" action={ "/learn/" (about.id) "/first" } {
                        button.strong type="submit" { (context.say("learn-first-game")) span.sr { ": " (learnt.words.word(about.id)) } }
                    },
                }
                a.quiet href={ "/puzzles/" (about.id) } { (context.say("nav-puzzles")) span.sr { ": " (learnt.words.word(about.id)) } }
                a.quiet href={ "/rules/" (about.id) } { (context.say("nav-rules")) span.sr { ": " (learnt.words.word(about.id)) } }
            }
        }
    }
}

/// One lesson in the list.
fn entry(context: &Context<'_>, learnt: &Learnt, number: usize) -> Markup {
    let (lesson, begun) = (&learnt.lessons[number], learnt.begun[number]);
    let now = learnt.is_begun() && learnt.now() == Some(number);
    let steps = Phrase::new("learn-steps").with("count", lesson.steps.len());
    html! {
        li.done[begun.done].now[now] {
            a href=(learnt.path(number)) {
                span.n aria-hidden="true" { @if begun.done { "✓" } @else { (number + 1) } }
                span.t { b { (title_of(lesson, &learnt.words)) } small { (about_lesson(lesson, &learnt.words)) } }
                span.m {
                    @if begun.done { span.sr { (context.say("learn-done")) ", " } (context.say("learn-again")) }
                    @else if now { em { (context.say("learn-go-on")) } }
                    @else { (context.words.say(&steps)) }
                }
            }
        }
    }
}

/// How many lessons are done, as a ring.
fn ring(done: usize, count: usize) -> Markup {
    html! {
        svg.ring viewBox="0 0 46 46" aria-hidden="true" {
            circle cx="23" cy="23" r="19" {}
            @if done > 0 {
                // It begins at the top; its whole length is counted as one for each lesson.
                circle.on cx="23" cy="23" r="19" pathLength=(count) stroke-dasharray={ (done) " " (count) } transform="rotate(-90 23 23)" {}
            }
            text x="23" y="27" { @if done == count { "✓" } @else { (done) "/" (count) } }
        }
    }
}
