//! Puzzles: the lists, one of them, what is tried, and playing on from it.
//!
//! What was tried in vain is counted by the store for whoever is known, so a page that is loaded anew gives no new tries; the first attempt
//! that comes to an end says how good they are, and how hard the puzzle is.

use std::sync::Arc;

use axum::extract::{Form, Path, Query, State};
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse as _, Response};
use bots::Level;
use bots::strength::Strength;
use house::NotOpened;
use house::store::StoreError;
use house::store::puzzles::{Solver, TRIES, Tried};
use table::Occupant;

use crate::asker::Asker;
use crate::lesson::LONGEST;
use crate::pages::Context;
use crate::pages::puzzles::{Practice, of_game, whole};
use crate::pages::shown::games;
use crate::pages::table::{Puzzling, Solving, whole_puzzle};
use crate::posed::{next as next_of, of_day, path, puzzles, theme};
use crate::puzzle::Riddle;
use crate::state::Site;
use crate::visitor::{Fields, Visitor};

type Shared = State<Arc<Site>>;

/// How sure it is how hard a puzzle is that nobody has tried: the levels were asked a few times each.
const DOUBT: f64 = 150.0;

impl Site {
    /// How somebody fares in a game; nothing for a stranger.
    async fn solver(
        &self,
        visitor: &Visitor,
        game: &str,
    ) -> Result<(Option<Solver>, Vec<Tried>), StoreError> {
        if visitor.person.id.is_empty() || visitor.person.new {
            return Ok((None, Vec::new()));
        }
        self.tables.store().puzzles().solver(&visitor.person.id, game).await
    }

    async fn practice(&self, visitor: &Visitor, game: &str) -> Result<Option<Practice>, StoreError> {
        let Some((found, _, all)) = puzzles(game) else { return Ok(None) };
        let (solver, tried) = self.solver(visitor, game).await?;
        let day = match of_day(all, self.tables.clock().now()) {
            None => None,
            Some(number) => {
                let posed = &all[number];
                Some((posed, self.tables.store().puzzles().fared(&posed.puzzle.id).await?))
            }
        };
        Ok(Some(Practice { about: found.about(), all, day, solver, tried }))
    }
}

/// All games.
pub(crate) async fn index(State(site): Shared, asker: Asker) -> Result<Response, Response> {
    let visitor = site.visitor(&asker, None).await;
    let mut all = Vec::new();
    for about in games() {
        let practice = site.practice(&visitor, about.id).await.map_err(|_| site.unkept(&visitor))?;
        all.extend(practice.filter(|practice| !practice.all.is_empty()));
    }
    let page = whole(&visitor.context(), &all);
    Ok(site.page(&visitor, StatusCode::OK, page.into_string()))
}

/// One game.
pub(crate) async fn game(
    State(site): Shared,
    Path(game): Path<String>,
    asker: Asker,
) -> Result<Response, Response> {
    let visitor = site.visitor(&asker, Some(&game)).await;
    let Some(practice) = site.practice(&visitor, &game).await.map_err(|_| site.unkept(&visitor))? else {
        return Err(site.wrong(&visitor, StatusCode::NOT_FOUND, "no-page"));
    };
    let page = of_game(&visitor.context(), &practice);
    Ok(site.page(&visitor, StatusCode::OK, page.into_string()))
}

/// The way to the next puzzle for whoever asks, of a theme if they like, after another one.
pub(crate) async fn next(
    State(site): Shared,
    Path(game): Path<String>,
    Query(query): Query<Fields>,
    asker: Asker,
) -> Result<Response, Response> {
    let visitor = site.visitor(&asker, Some(&game)).await;
    let none = || site.wrong(&visitor, StatusCode::NOT_FOUND, "no-puzzle");
    let Some((_, _, all)) = puzzles(&game) else { return Err(none()) };
    let wanted = match query.get("theme") {
        None => None,
        Some(named) => Some(theme(all, named).ok_or_else(none)?),
    };
    let (solver, tried) = site.solver(&visitor, &game).await.map_err(|_| site.unkept(&visitor))?;
    let Some(posed) = next_of(all, wanted, query.get("after").map(String::as_str), solver, &tried) else {
        return Err(none());
    };
    let query = wanted.map_or_else(String::new, |theme| format!("?theme={theme}"));
    Ok(site.go(&visitor, &format!("{}{query}", path(posed))))
}

/// Today's puzzle.
pub(crate) async fn day(State(site): Shared, Path(game): Path<String>, asker: Asker) -> Response {
    let visitor = site.visitor(&asker, Some(&game)).await;
    let found = puzzles(&game).and_then(|(_, _, all)| Some(&all[of_day(all, site.tables.clock().now())?]));
    match found {
        Some(posed) => site.go(&visitor, &path(posed)),
        None => site.wrong(&visitor, StatusCode::NOT_FOUND, "no-puzzle"),
    }
}

/// A puzzle.
pub(crate) async fn page(
    State(site): Shared,
    Path((game, id)): Path<(String, String)>,
    Query(query): Query<Fields>,
    asker: Asker,
) -> Result<Response, Response> {
    let visitor = site.visitor(&asker, Some(&game)).await;
    let Some(riddle) = Riddle::find(&game, &id) else {
        return Err(site.wrong(&visitor, StatusCode::NOT_FOUND, "no-puzzle"));
    };
    let theme = query.get("theme").map(String::as_str);
    let mut puzzle = site.begin(&visitor, riddle, theme).await.map_err(|_| site.unkept(&visitor))?;
    if puzzle.wrong >= TRIES {
        // Whoever hung up at the last miss has not heard how it ended.
        site.finish(&visitor, riddle, &mut puzzle, false).await;
    }
    Ok(show(&site, &visitor, riddle, puzzle))
}

impl Site {
    /// A puzzle as somebody finds it.
    async fn begin(
        &self,
        visitor: &Visitor,
        riddle: Riddle,
        named: Option<&str>,
    ) -> Result<Puzzling, StoreError> {
        let id = &riddle.posed().puzzle.id;
        let (solver, tried) = self.solver(visitor, riddle.game.about().id).await?;
        let before = tried.iter().find(|tried| tried.puzzle == *id).map(|tried| tried.solved);
        let misses = match before {
            None if !visitor.person.new => {
                let game = riddle.game.about().id;
                self.tables.store().puzzles().misses(&visitor.person.id, game, id).await?
            }
            _ => 0,
        };
        let theme = named.and_then(|named| theme(riddle.all, named));
        let fared = self.tables.store().puzzles().fared(id).await?;
        let blank = riddle.blank(self.tables.clock().now());
        Ok(Puzzling {
            difficulty: fared.map_or(blank.difficulty, |fared| fared.strength.rating),
            fared: fared.map(|fared| (fared.solved, fared.tried)),
            rating: solver.map(|solver| (solver.strength.rating, None)),
            before,
            wrong: misses.min(TRIES),
            run: Practice::run(&tried),
            theme: theme.map(str::to_owned),
            next: match theme {
                Some(theme) => format!("/puzzles/{}/next?after={id}&theme={theme}", riddle.game.about().id),
                None => format!("/puzzles/{}/next?after={id}", riddle.game.about().id),
            },
            ..blank
        })
    }

    /// An attempt has come to its end.
    async fn finish(&self, visitor: &Visitor, riddle: Riddle, puzzle: &mut Puzzling, solved: bool) {
        let solved = match &visitor.person.id[..] {
            "" => solved,
            person => self.count(person, riddle, puzzle, solved).await,
        };
        let why = riddle.why(&visitor.words);
        puzzle.stands = if solved { Solving::Found(why) } else { Solving::Shown(why) };
        puzzle.solution = Some(riddle.solution(&visitor.words));
    }

    /// Keeps an attempt that has come to its end, and says whether it counts as solved: not where the last try was used up in another window.
    async fn count(&self, person: &str, riddle: Riddle, puzzle: &mut Puzzling, solved: bool) -> bool {
        let posed = riddle.posed();
        let tried = Tried {
            game: riddle.game.about().id.to_owned(),
            puzzle: posed.puzzle.id.clone(),
            tries: puzzle.wrong + usize::from(solved),
            solved,
            at: self.tables.clock().now(),
        };
        let begins = Strength { rating: posed.difficulty, deviation: DOUBT };
        match self.tables.store().puzzles().tried(person, tried, begins).await {
            Ok(Some(counted)) => {
                let rating = counted.solver.strength.rating;
                puzzle.rating = Some((rating, Some(rating - counted.before.rating)));
                puzzle.difficulty = counted.puzzle.strength.rating;
                puzzle.fared = Some((counted.puzzle.solved, counted.puzzle.tried));
                puzzle.run.push(counted.solved);
                let more = puzzle.run.len().saturating_sub(crate::pages::puzzles::RUN);
                puzzle.run.drain(..more);
                return counted.solved;
            }
            // It was finished before: this was practice.
            Ok(None) => {}
            Err(StoreError(_)) => puzzle.unkept = true,
        }
        solved
    }
}

/// What is tried, or the wish to see the solution.
pub(crate) async fn attempt(
    State(site): Shared,
    Path((game, id)): Path<(String, String)>,
    asker: Asker,
    Form(form): Form<Fields>,
) -> Result<Response, Response> {
    let visitor = site.visitor(&asker, Some(&game)).await;
    let line = |status: StatusCode, word: &str| (status, visitor.words.word(word)).into_response();
    let Some(riddle) = Riddle::find(&game, &id) else {
        return Err(line(StatusCode::NOT_FOUND, "no-puzzle"));
    };
    let unread = || line(StatusCode::BAD_REQUEST, "no-try");
    let wrong = form.get("wrong").and_then(|wrong| wrong.parse::<usize>().ok()).ok_or_else(unread)?;
    let theme = form.get("theme").map(String::as_str);
    let unkept = |_| line(StatusCode::SERVICE_UNAVAILABLE, "no-store");
    let mut puzzle = site.begin(&visitor, riddle, theme).await.map_err(unkept)?;
    puzzle.wrong = puzzle.wrong.max(wrong.min(TRIES));
    let left = puzzle.wrong < TRIES;
    match form.get("do").map(String::as_str) {
        Some("solution") => site.finish(&visitor, riddle, &mut puzzle, false).await,
        Some("again") => {}
        Some("try") => {
            let mv = form.get("move").filter(|mv| mv.len() <= LONGEST).ok_or_else(unread)?;
            match riddle.is_answer(mv) {
                None => return Err(unread()),
                Some(true) => site.finish(&visitor, riddle, &mut puzzle, left).await,
                Some(false) => {
                    puzzle.wrong += 1;
                    if !visitor.person.id.is_empty() {
                        let now = site.tables.clock().now();
                        match site.tables.store().puzzles().missed(&visitor.person.id, &game, &id, now).await
                        {
                            Ok(Some(misses)) => puzzle.wrong = puzzle.wrong.max(misses),
                            Ok(None) => {}
                            Err(StoreError(_)) => puzzle.unkept = true,
                        }
                    }
                    if puzzle.wrong >= TRIES {
                        puzzle.wrong = TRIES;
                        site.finish(&visitor, riddle, &mut puzzle, false).await;
                    } else {
                        puzzle.stands = Solving::Wrong(riddle.wrong(mv, &visitor.words));
                    }
                }
            }
        }
        _ => return Err(unread()),
    }
    if form.contains_key("script") {
        let mut response = Html(riddle.draw(puzzle, false, &visitor.words)).into_response();
        response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        site.greet(&visitor, &mut response);
        return Ok(response);
    }
    Ok(show(&site, &visitor, riddle, puzzle))
}

/// Plays on from a puzzle, against bots.
pub(crate) async fn play(
    State(site): Shared,
    Path((game, id)): Path<(String, String)>,
    asker: Asker,
    Form(form): Form<Fields>,
) -> Result<Response, Response> {
    let visitor = site.visitor(&asker, Some(&game)).await;
    let wrong = |status, word: &str| site.wrong(&visitor, status, word);
    let Some(riddle) = Riddle::find(&game, &id) else {
        return Err(wrong(StatusCode::NOT_FOUND, "no-puzzle"));
    };
    let named = form.get("level").and_then(|name| Level::ALL.into_iter().find(|level| level.name() == name));
    let Some(level) = named else { return Err(wrong(StatusCode::BAD_REQUEST, "no-branch")) };
    site.may_open(&visitor, &asker).await?;
    let me = Occupant::Person { id: visitor.person.id.clone(), name: visitor.name.clone() };
    match site.tables.play_on(riddle.posed(), me, level.name()).await {
        Ok(live) => Ok(site.go(&visitor, &format!("/t/{}", live.id))),
        Err(NotOpened::Store(_)) => Err(site.unkept(&visitor)),
        Err(NotOpened::Fault(_)) => Err(wrong(StatusCode::BAD_REQUEST, "no-branch")),
    }
}

/// The whole page.
fn show(site: &Site, visitor: &Visitor, riddle: Riddle, puzzle: Puzzling) -> Response {
    let here = puzzle.path.clone();
    let words = &visitor.words;
    let game = riddle.game.about().id;
    let title =
        words.say(&game::Phrase::new("puzzle-title").word("game", game).with("number", puzzle.number));
    let live = riddle.draw(puzzle, true, words);
    let context = Context { game: Some(game), here: &here, ..visitor.context() };
    let page = whole_puzzle(&context, riddle.board, &title, &live);
    site.page(visitor, StatusCode::OK, page.into_string())
}
