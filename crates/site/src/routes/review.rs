//! The page of a game: any moment of it, its log, and branching off.

use std::sync::Arc;

use axum::extract::{Form, Path, Query, State};
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse as _, Response};
use bots::Level;
use game::Seat;
use house::analysis::{self, is_finished};
use house::{Found, NotOpened, Table};
use table::Occupant;

use super::at_table::{denied_page, playable, shut_page};
use crate::asker::Asker;
use crate::pages;
use crate::pages::table::{Eyes, Shared as Dealt, Stage, Studied, whole_review, with_lines};
use crate::review::{Extent, Looked};
use crate::state::Site;
use crate::visitor::Fields;

type Shared = State<Arc<Site>>;

/// The page, at the moment and with the eyes that the address names. Without them it opens at the end of a game that is over,
/// where one was when it ended, and at the present of one that runs.
pub(crate) async fn page(
    State(site): Shared,
    Path(id): Path<String>,
    Query(query): Query<Fields>,
    asker: Asker,
) -> Response {
    let visitor = site.visitor(&asker, None).await;
    let live = match site.tables.find(&id).await {
        Ok(Found::Live(live)) => live,
        Ok(Found::Shut(shut)) => return shut_page(&site, &visitor, &shut),
        Err(denied) => return denied_page(&site, &visitor, &denied),
    };
    let seen = live.look();
    // What is over is seen with all eyes.
    if site.is_closed(&seen.table, &asker, seen.table.ended.is_some()).await {
        return site.closed_page(&visitor, &seen.table).await;
    }
    let looked = site.looked(&seen, &asker).await;
    let eyes = looked.eyes(query.get("as").map(String::as_str)).unwrap_or(looked.usual);
    let at = query.get("at").and_then(|at| at.parse().ok()).unwrap_or(looked.length());
    let board = boards::board(&seen.table.header.game);
    let drawn = looked.draw(at.min(looked.length()), eyes, Extent::Whole);
    let (Some(board), Some(live)) = (board, drawn) else {
        return site.wrong(&visitor, StatusCode::NOT_FOUND, "no-table");
    };
    let context = pages::Context { words: &looked.words, game: Some(board.game()), ..visitor.context() };
    let named = &seen.table.header.terms.title;
    let title = if named.is_empty() { looked.words.word(board.game()) } else { named.clone() };
    let live = with_lines(&live, &looked.log(eyes));
    // Once it is over it is open to whoever looks: a closed one was refused above. While it runs this page tells nothing that hangs on what is hidden.
    let chance = looked.is_over().then(|| super::chance::of_table(&looked.table, &looked.words, false));
    let page = whole_review(&context, board, &title, &live, &looked.print(), chance.as_ref());
    site.page(&visitor, StatusCode::OK, page.into_string())
}

/// What somebody sees of a game who asks for a part of its page, and with whose eyes; or why they see nothing.
async fn looks(site: &Site, id: &str, query: &Fields, asker: &Asker) -> Result<(Looked, Eyes), Response> {
    let seen = playable(site, id, asker).await?.look();
    if site.is_closed(&seen.table, asker, seen.table.ended.is_some()).await {
        return Err(site.closed_line(asker));
    }
    let looked = site.looked(&seen, asker).await;
    match looked.eyes(query.get("as").map(String::as_str)) {
        Some(eyes) => Ok((looked, eyes)),
        None => Err((StatusCode::FORBIDDEN, looked.words.word("no-eyes")).into_response()),
    }
}

impl Site {
    async fn looked(&self, seen: &house::Seen, asker: &Asker) -> Looked {
        let sight = self.sight(seen, asker, &Fields::new());
        Looked::new(seen, sight, self.studied(seen, asker).await, self.shared(&seen.table, asker).await)
    }

    /// The deal of a game that is over, at other tables: to be proposed by whoever played it, or where it was.
    async fn shared(&self, table: &Table, asker: &Asker) -> Option<Dealt> {
        table.ended?;
        match self.tables.deal_at(&table.header).await {
            Ok(Some(deal)) => {
                let here = deal.source.as_deref() == Some(&*table.header.id);
                let runs = here && deal.runs(self.tables.clock().now());
                Some(Dealt::There(deal.id, runs))
            }
            Ok(None) => self.tables.may_challenge(table, &asker.who.id).then_some(Dealt::Proposed),
            // It is not told where it cannot be looked up.
            Err(_) => None,
        }
    }

    /// How far the house has looked through a game, as whoever asks may know it; nothing of a game that was not played to its end.
    async fn studied(&self, seen: &house::Seen, asker: &Asker) -> Option<Studied> {
        if !is_finished(&seen.table) {
            return None;
        }
        let id = &seen.table.header.id;
        let found = self.tables.analyses().analysis(id).await;
        let stage = match found {
            analysis::Seen::Nothing => Stage::Nothing,
            analysis::Seen::Waiting => Stage::Waiting,
            analysis::Seen::Running(_) => Stage::Running,
            analysis::Seen::Stopped(_) => Stage::Stopped,
            analysis::Seen::Whole(_) => Stage::Whole,
            analysis::Seen::Failed => Stage::Failed,
        };
        Some(Studied { stage, mine: self.wants_analysis(id, asker), study: found.study().cloned() })
    }
}

/// A part of the page. What is over never changes: its parts may be kept, each under an address that tells it from others.
fn part(looked: &Looked, query: &Fields, html: String) -> Response {
    let kept = looked.is_over() && query.get("v") == Some(&looked.print());
    let keep = if kept { "private, max-age=86400, immutable" } else { "no-store" };
    let mut response = Html(html).into_response();
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static(keep));
    response
}

/// A moment, without the log.
pub(crate) async fn frame(
    State(site): Shared,
    Path(id): Path<String>,
    Query(query): Query<Fields>,
    asker: Asker,
) -> Result<Response, Response> {
    let (looked, eyes) = looks(&site, &id, &query, &asker).await?;
    let at = query.get("at").and_then(|at| at.parse().ok());
    match at.and_then(|at| looked.draw(at, eyes, Extent::Moment)) {
        Some(drawn) => Ok(part(&looked, &query, drawn)),
        None => Err((StatusCode::NOT_FOUND, looked.words.word("no-moment")).into_response()),
    }
}

/// What does not hang on the moment: how far the house has come, the chances, how the game came about. Its fingerprint tells the page what
/// to ask for from now on.
pub(crate) async fn rest(
    State(site): Shared,
    Path(id): Path<String>,
    Query(query): Query<Fields>,
    asker: Asker,
) -> Result<Response, Response> {
    let (looked, eyes) = looks(&site, &id, &query, &asker).await?;
    let at = query.get("at").and_then(|at| at.parse().ok()).unwrap_or(0);
    match looked.draw(at, eyes, Extent::Rest) {
        Some(drawn) => {
            let mut response = part(&looked, &query, drawn);
            if let Ok(print) = looked.print().parse() {
                response.headers_mut().insert("x-review", print);
            }
            Ok(response)
        }
        None => Err((StatusCode::NOT_FOUND, looked.words.word("no-moment")).into_response()),
    }
}

/// The log, as somebody was told it.
pub(crate) async fn log(
    State(site): Shared,
    Path(id): Path<String>,
    Query(query): Query<Fields>,
    asker: Asker,
) -> Result<Response, Response> {
    let (looked, eyes) = looks(&site, &id, &query, &asker).await?;
    let lines = looked.log(eyes);
    Ok(part(&looked, &query, lines))
}

/// Opens a table that goes on from a moment, against bots.
pub(crate) async fn branch(
    State(site): Shared,
    Path(id): Path<String>,
    asker: Asker,
    Form(form): Form<Fields>,
) -> Result<Response, Response> {
    let visitor = site.visitor(&asker, None).await;
    let wrong = |status, word: &str| site.wrong(&visitor, status, word);
    let live = match site.tables.find(&id).await {
        Ok(Found::Live(live)) => live,
        Ok(Found::Shut(shut)) => return Err(shut_page(&site, &visitor, &shut)),
        Err(denied) => return Err(denied_page(&site, &visitor, &denied)),
    };
    let table = live.look().table;
    let at = form.get("at").and_then(|at| at.parse::<usize>().ok());
    let seat = form.get("as").and_then(|seat| seat.parse().ok()).and_then(Seat::from_number);
    let seat = seat.filter(|seat| seat.index() < table.seating.seats().len());
    let level = form.get("level").and_then(|name| Level::ALL.into_iter().find(|level| level.name() == name));
    let (Some(at), Some(seat), Some(level)) = (at, seat, level) else {
        return Err(wrong(StatusCode::BAD_REQUEST, "no-branch"));
    };
    if table.ended.is_none() {
        return Err(wrong(StatusCode::FORBIDDEN, "no-branch-yet"));
    }
    if site.is_closed(&table, &asker, true).await {
        return Err(site.closed_line(&asker));
    }
    site.may_open(&visitor, &asker).await?;
    let me = Occupant::Person { id: visitor.person.id.clone(), name: visitor.name.clone() };
    match site.tables.branch(&table, at, seat, me, level.name()).await {
        Ok(live) => Ok(site.go(&visitor, &format!("/t/{}", live.id))),
        Err(NotOpened::Store(_)) => Err(site.unkept(&visitor)),
        Err(NotOpened::Fault(_)) => Err(wrong(StatusCode::BAD_REQUEST, "no-branch")),
    }
}
