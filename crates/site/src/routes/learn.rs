//! Lessons: the list of them, a step, and what is tried in it.
//!
//! Every request carries where the learner stands; kept is only how far a person came, and only what they really did counts: a step
//! that asks is behind them once the engine says that it is done.

use std::sync::Arc;

use axum::extract::{Form, Path, Query, State};
use axum::http::HeaderValue;
use axum::http::StatusCode;
use axum::http::header::CACHE_CONTROL;
use axum::response::{Html, IntoResponse as _, Response};
use house::store::Came;

use super::first;
use crate::asker::Asker;
use crate::lesson::{Course, Shown, Standing};
use crate::pages::Context;
use crate::pages::learn::{Begun, LearnPage, course as course_page, whole};
use crate::pages::table::{Stands, whole_lesson};
use crate::state::Site;
use crate::taught::{lessons, title};
use crate::visitor::{Fields, Visitor};

type Shared = State<Arc<Site>>;

impl Site {
    /// How far somebody came in all lessons, the last one first; nothing for a stranger.
    pub(crate) async fn progress(&self, visitor: &Visitor) -> Result<Vec<Came>, Response> {
        if visitor.person.id.is_empty() || visitor.person.new {
            return Ok(Vec::new());
        }
        let progress = self.tables.store().lessons().progress(&visitor.person.id).await;
        progress.map_err(|_| self.unkept(visitor))
    }

    /// Notes how far somebody came. Says whether it is kept.
    async fn came(&self, visitor: &Visitor, course: Course, steps: usize) -> bool {
        if visitor.person.id.is_empty() {
            return false;
        }
        let came = Came {
            game: course.game.about().id.to_owned(),
            lesson: course.lesson().name.to_owned(),
            steps,
            done: steps == course.lesson().steps.len(),
            at: self.tables.clock().now(),
        };
        self.tables.store().lessons().came(&visitor.person.id, came).await.is_ok()
    }
}

/// All games, with what was learnt and where to go on.
pub(crate) async fn index(State(site): Shared, asker: Asker) -> Result<Response, Response> {
    let visitor = site.visitor(&asker, None).await;
    let progress = site.progress(&visitor).await?;
    let context = visitor.context();
    let page = whole(&LearnPage { context: &context, progress: &progress });
    Ok(site.page(&visitor, StatusCode::OK, page.into_string()))
}

/// The lessons of one game.
pub(crate) async fn course(
    State(site): Shared,
    Path(game): Path<String>,
    asker: Asker,
) -> Result<Response, Response> {
    let visitor = site.visitor(&asker, Some(&game)).await;
    let Some((game, ..)) = lessons(&game) else {
        return Err(site.wrong(&visitor, StatusCode::NOT_FOUND, "no-page"));
    };
    let progress = site.progress(&visitor).await?;
    let context = visitor.context();
    let page = course_page(&LearnPage { context: &context, progress: &progress }, game.about());
    Ok(site.page(&visitor, StatusCode::OK, page.into_string()))
}

/// A lesson: at the step that the address names, else where the person was.
pub(crate) async fn lesson(
    State(site): Shared,
    Path((game, name)): Path<(String, String)>,
    Query(query): Query<Fields>,
    asker: Asker,
) -> Result<Response, Response> {
    let visitor = site.visitor(&asker, Some(&game)).await;
    let none = || site.wrong(&visitor, StatusCode::NOT_FOUND, "no-lesson");
    let Some(found) = Course::find(&game, &name) else { return Err(none()) };
    let steps = found.lesson().steps.len();
    let progress = site.progress(&visitor).await?;
    let begun = Begun::of(&progress, &game, found.lesson());
    let step = match query.get("step") {
        None => begun.next(steps),
        Some(step) => match step.parse::<usize>() {
            Ok(step) if (1..=steps).contains(&step) => step - 1,
            _ => return Err(none()),
        },
    };
    let standing = Standing { step, played: vec![Vec::new(); step], ..Standing::default() };
    let drawn = blocking(move || found.begin(&standing).map(|shown| (standing, shown))).await;
    let Some((standing, shown)) = drawn else { return Err(none()) };
    Ok(show(&site, &visitor, found, &standing, &shown, begun.steps, false))
}

/// What is tried in a step, shown, or gone on from.
pub(crate) async fn attempt(
    State(site): Shared,
    Path((game, name)): Path<(String, String)>,
    asker: Asker,
    Form(form): Form<Fields>,
) -> Result<Response, Response> {
    let visitor = site.visitor(&asker, Some(&game)).await;
    let line = |status: StatusCode, word: &str| (status, visitor.words.word(word)).into_response();
    let unread = || line(StatusCode::BAD_REQUEST, "no-try");
    let Some(found) = Course::find(&game, &name) else {
        return Err(line(StatusCode::NOT_FOUND, "no-lesson"));
    };
    let lesson = found.lesson();
    let Some(standing) = Standing::read(lesson, |field| form.get(field).cloned()) else {
        return Err(unread());
    };
    let Some(wish) = Wish::read(&form) else { return Err(unread()) };
    // What was reached before, to be marked in the list; where it cannot be looked up, nothing is.
    let progress = site.progress(&visitor).await.unwrap_or_default();
    let before = Begun::of(&progress, &game, lesson).steps;
    let words = visitor.words.clone();
    let made = blocking(move || make(found, standing, wish, &words)).await;
    let Some(made) = made else { return Err(unread()) };
    let mut unkept = false;
    if let Some(steps) = made.came {
        unkept = !site.came(&visitor, found, steps).await;
    }
    match made.shown {
        None => {
            let after = found.after(&visitor.words);
            match after.lesson {
                Some(_) => Ok(site.go(&visitor, &after.path)),
                None => Ok(first::play(&site, &visitor, &asker, &game).await),
            }
        }
        Some(shown) => {
            let reached = before.max(made.came.unwrap_or(0));
            if form.contains_key("script") {
                let drawn = found.draw(&made.standing, &shown, reached, unkept, false, &visitor.words);
                let mut response = Html(drawn).into_response();
                response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
                site.greet(&visitor, &mut response);
                return Ok(response);
            }
            Ok(show(&site, &visitor, found, &made.standing, &shown, reached, unkept))
        }
    }
}

/// What is wished of a step.
enum Wish {
    /// To play a move.
    Try(String),
    /// To be shown how.
    Show,
    /// To begin the step again.
    Again,
    /// To go on.
    Next,
}

impl Wish {
    fn read(form: &Fields) -> Option<Self> {
        match form.get("do")?.as_str() {
            "try" => form.get("move").filter(|mv| mv.len() <= crate::lesson::LONGEST).cloned().map(Self::Try),
            "show" => Some(Self::Show),
            "again" => Some(Self::Again),
            "next" => Some(Self::Next),
            _ => None,
        }
    }
}

/// What came of a wish.
struct Made {
    standing: Standing,
    /// What is to be drawn; nothing at the end of a lesson.
    shown: Option<Shown>,
    /// So many steps are behind the learner now, if that is to be noted.
    came: Option<usize>,
}

/// Does what is wished; nothing if the engine cannot make anything of it.
fn make(found: Course, mut standing: Standing, wish: Wish, words: &game::Words) -> Option<Made> {
    let lesson = found.lesson();
    let step = &lesson.steps[standing.step];
    let seated = words.clone().spoken_to(Some(lesson.seat));
    match wish {
        Wish::Try(_) | Wish::Show if !step.asks() => None,
        Wish::Try(mv) => {
            standing.tried.push(mv);
            tried(found, standing, &seated)
        }
        Wish::Show => {
            standing.tried.clone_from(&step.show);
            tried(found, standing, &seated)
        }
        Wish::Again => {
            standing.tried.clear();
            let shown = found.begin(&standing)?;
            Some(Made { standing, shown: Some(shown), came: None })
        }
        Wish::Next => {
            if step.asks() {
                let wrong = standing.wrong;
                let shown = found.attempt(&mut standing, &seated)?;
                // Nobody goes on from what is not done.
                if !matches!(shown.stands, Stands::Right(_)) {
                    standing.tried.clear();
                    standing.wrong = wrong;
                    let shown = found.begin(&standing)?;
                    return Some(Made { standing, shown: Some(shown), came: None });
                }
            } else {
                standing.tried.clear();
            }
            standing.played.push(std::mem::take(&mut standing.tried));
            let came = standing.step + 1;
            if came == lesson.steps.len() {
                return Some(Made { standing, shown: None, came: Some(came) });
            }
            let standing = Standing { step: came, wrong: 0, ..standing };
            let shown = found.begin(&standing)?;
            Some(Made { standing, shown: Some(shown), came: Some(came) })
        }
    }
}

fn tried(found: Course, mut standing: Standing, words: &game::Words) -> Option<Made> {
    let shown = found.attempt(&mut standing, words)?;
    let came = matches!(shown.stands, Stands::Right(_)).then_some(standing.step + 1);
    Some(Made { standing, shown: Some(shown), came })
}

/// The whole page of a step.
fn show(
    site: &Site,
    visitor: &Visitor,
    found: Course,
    standing: &Standing,
    shown: &Shown,
    reached: usize,
    unkept: bool,
) -> Response {
    let live = found.draw(standing, shown, reached, unkept, true, &visitor.words);
    let words = &visitor.words;
    let here = format!("{}?step={}", found.path(), standing.step + 1);
    let game = found.game.about().id;
    let context = Context { game: Some(game), here: &here, ..visitor.context() };
    let title = format!("{}: {}", words.word(game), title(found.lesson(), words));
    let page = whole_lesson(&context, found.board, &title, &live);
    site.page(visitor, StatusCode::OK, page.into_string())
}

/// Bots may answer in a lesson: that is no work for the threads that serve everybody.
async fn blocking<T: Send + 'static>(work: impl FnOnce() -> Option<T> + Send + 'static) -> Option<T> {
    tokio::task::spawn_blocking(work).await.ok().flatten()
}
