//! At a table: looking, following, playing.

use std::sync::Arc;

use axum::extract::{Form, Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, HOST};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use game::{Phrase, Seat, Turn};
use table::seating::{Back, No};

use super::opening::open_table;
use crate::live::{Denied, LiveTable};
use crate::server::House;
use crate::stream::Events;
use crate::visitor::{Fields, Visitor, switch};
use crate::{levels, show};

type Shared = State<Arc<House>>;

/// The address under which this site is reached, for links to send.
pub(crate) fn base(headers: &HeaderMap) -> String {
    let host = headers.get(HOST).and_then(|value| value.to_str().ok()).unwrap_or("localhost");
    let scheme = headers.get("x-forwarded-proto").and_then(|value| value.to_str().ok());
    format!("{}://{host}", if scheme == Some("https") { "https" } else { "http" })
}

pub(crate) async fn table_page(
    State(house): Shared,
    Path(id): Path<String>,
    Query(query): Query<Fields>,
    headers: HeaderMap,
) -> Response {
    let visitor = house.visitor(&headers, None).await;
    let live = match house.tables.find(&id).await {
        Ok(live) => live,
        Err(denied) => return denied_page(&house, &visitor, &denied),
    };
    if let Some(response) = switch(&query, &format!("/t/{}", live.id)) {
        return response;
    }
    let inner = live.look().await;
    let page = show::table(&live, &inner, &visitor.person, &visitor.name, &base(&headers), false);
    drop(inner);
    match page {
        Some(page) => house.page(&visitor, StatusCode::OK, page),
        None => house.wrong(&visitor, "/", StatusCode::NOT_FOUND, "no-table"),
    }
}

/// How often a quiet line says that it is alive.
const HEARTBEAT: std::time::Duration = std::time::Duration::from_secs(15);

pub(crate) async fn live(State(house): Shared, Path(id): Path<String>, headers: HeaderMap) -> Response {
    let visitor = house.visitor(&headers, None).await;
    let live = match house.tables.find(&id).await {
        Ok(live) => live,
        Err(denied) => return denied_line(&visitor, &denied),
    };
    let mut events = Events::new(&headers);
    let (send, chunks) = tokio::sync::mpsc::channel(4);
    let response = events.response(chunks);
    let base = base(&headers);
    let mut closing = house.closing.subscribe();
    tokio::spawn(async move {
        let mut changes = live.changes();
        let mut last = String::new();
        loop {
            changes.mark_unchanged();
            let page = {
                let inner = live.look().await;
                show::table(&live, &inner, &visitor.person, &visitor.name, &base, true)
            };
            // What did not change for this viewer is not sent: not even the time of a change tells him anything.
            if let Some(page) = page.filter(|page| *page != last) {
                if send.send(events.event("page", &page)).await.is_err() {
                    return;
                }
                last = page;
            }
            loop {
                tokio::select! {
                    changed = changes.changed() => {
                        if changed.is_err() { return }
                        break;
                    }
                    () = tokio::time::sleep(HEARTBEAT) => {
                        if send.send(events.event("beat", "")).await.is_err() { return }
                    }
                    () = async { drop(closing.wait_for(|closing| *closing).await) } => return,
                    () = send.closed() => return,
                }
            }
        }
    });
    response
}

pub(crate) async fn record(State(house): Shared, Path(id): Path<String>, headers: HeaderMap) -> Response {
    let visitor = house.visitor(&headers, None).await;
    let live = match house.tables.find(&id).await {
        Ok(live) => live,
        Err(denied) => return denied_page(&house, &visitor, &denied),
    };
    let inner = live.look().await;
    if inner.table.played().turn() != Turn::Over {
        return (StatusCode::FORBIDDEN, visitor.words.word("no-record")).into_response();
    }
    let seats = inner.table.seats();
    let names =
        Seat::all(seats.len()).map(|seat| show::name(&seats[seat.index()], seat, &visitor.words)).collect();
    let text = serde_json::to_string_pretty(&inner.table.played().record(names)).unwrap_or_default();
    let name = format!("attachment; filename=\"{}-{}.json\"", inner.table.played().about().id, live.id);
    let mut response = text.into_response();
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    if let Ok(name) = HeaderValue::from_str(&name) {
        response.headers_mut().insert(CONTENT_DISPOSITION, name);
    }
    response
}

pub(crate) fn denied_page(house: &House, visitor: &Visitor, denied: &Denied) -> Response {
    match denied {
        Denied::Store(_) => house.wrong(visitor, "/", StatusCode::SERVICE_UNAVAILABLE, "no-store"),
        Denied::Shut(fault) => {
            let text = visitor.words.fault(fault);
            house.trouble(
                visitor,
                "/",
                StatusCode::SERVICE_UNAVAILABLE,
                &visitor.words.word("no-board"),
                &text,
            )
        }
        _ => house.wrong(visitor, "/", StatusCode::NOT_FOUND, "no-table"),
    }
}

/// The reason in one line, for the script.
pub(crate) fn denied_line(visitor: &Visitor, denied: &Denied) -> Response {
    let words = &visitor.words;
    match denied {
        Denied::NoTable => (StatusCode::NOT_FOUND, words.word("no-table")).into_response(),
        Denied::Store(_) => (StatusCode::SERVICE_UNAVAILABLE, words.word("no-store")).into_response(),
        Denied::Shut(fault) => (StatusCode::SERVICE_UNAVAILABLE, words.fault(fault)).into_response(),
        Denied::NoAdvice => (StatusCode::FORBIDDEN, words.word("no-advice")).into_response(),
        Denied::TooMany => (StatusCode::TOO_MANY_REQUESTS, words.word("no-rate")).into_response(),
        Denied::No(no) => {
            let status = match no {
                No::NotYours => StatusCode::FORBIDDEN,
                No::Stale | No::NotStarted => StatusCode::CONFLICT,
                No::Rules(_) => StatusCode::UNPROCESSABLE_ENTITY,
            };
            (status, show::reason(no, words)).into_response()
        }
    }
}

/// Finds table and person for a change.
pub(crate) async fn at_table(
    house: &House,
    id: &str,
    headers: &HeaderMap,
) -> Result<(Visitor, Arc<LiveTable>), Response> {
    let person = house.visitor(headers, None).await;
    let live = house.tables.find(id).await.map_err(|denied| denied_line(&person, &denied))?;
    let game = live.look().await.table.played().about().id;
    Ok((house.visitor(headers, Some(game)).await, live))
}

pub(crate) fn done(visitor: &Visitor, outcome: Result<(), Denied>) -> Response {
    match outcome {
        Ok(()) => StatusCode::NO_CONTENT.into_response(),
        Err(denied) => denied_line(visitor, &denied),
    }
}

pub(crate) fn number<T: std::str::FromStr>(form: &Fields, name: &str) -> Option<T> {
    form.get(name)?.parse().ok()
}

pub(crate) fn missing(visitor: &Visitor, field: &str) -> Response {
    let line = visitor.words.say(&Phrase::new("no-field").with("field", field));
    (StatusCode::BAD_REQUEST, line).into_response()
}

pub(crate) async fn play(
    State(house): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(form): Form<Fields>,
) -> Result<Response, Response> {
    let (visitor, live) = at_table(&house, &id, &headers).await?;
    let Some(decision) = number(&form, "decision") else { return Err(missing(&visitor, "decision")) };
    let Some(seat) = number(&form, "seat").and_then(Seat::from_number) else {
        return Err(missing(&visitor, "seat"));
    };
    let Some(mv) = form.get("move").filter(|mv| mv.len() <= 200) else {
        return Err(missing(&visitor, "move"));
    };
    Ok(done(&visitor, house.tables.play(&live, &visitor.person.id, decision, seat, mv).await))
}

pub(crate) async fn undo(
    State(house): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(form): Form<Fields>,
) -> Result<Response, Response> {
    let (visitor, live) = at_table(&house, &id, &headers).await?;
    let Some(decision) = number(&form, "decision") else { return Err(missing(&visitor, "decision")) };
    let back = match form.get("what").map(String::as_str) {
        Some("step") => Back::Step,
        Some("turn") => Back::Turn,
        _ => return Err(missing(&visitor, "what")),
    };
    Ok(done(&visitor, house.tables.undo(&live, &visitor.person.id, decision, back).await))
}

/// Advice is not in the answer: it comes with the page, when it is there.
pub(crate) async fn advice(
    State(house): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(form): Form<Fields>,
) -> Result<Response, Response> {
    let (visitor, live) = at_table(&house, &id, &headers).await?;
    let Some(decision) = number(&form, "decision") else { return Err(missing(&visitor, "decision")) };
    let person = &visitor.person.id;
    let allow = || house.advice_rates.allow(person);
    Ok(done(&visitor, house.tables.advise(&live, person, decision, allow).await))
}

pub(crate) async fn lift(
    State(house): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(form): Form<Fields>,
) -> Result<Response, Response> {
    let (visitor, live) = at_table(&house, &id, &headers).await?;
    let Some(seat) = number(&form, "seat").and_then(Seat::from_number) else {
        return Err(missing(&visitor, "seat"));
    };
    Ok(done(&visitor, live.lift(&visitor.person.id, seat).await))
}

pub(crate) async fn join(
    State(house): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Response> {
    let (visitor, live) = at_table(&house, &id, &headers).await?;
    Ok(done(&visitor, house.tables.join(&live, &visitor.person.id, &visitor.name).await))
}

pub(crate) async fn fill(
    State(house): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Response> {
    let (visitor, live) = at_table(&house, &id, &headers).await?;
    Ok(done(&visitor, house.tables.fill(&live, &visitor.person.id, levels::USUAL.name()).await))
}

/// The same players again, each one seat further, so that somebody else may begin.
pub(crate) async fn rematch(
    State(house): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Response> {
    let (visitor, live) = at_table(&house, &id, &headers).await?;
    let (game, setup, mut seats, next) = {
        let inner = live.look().await;
        if inner.table.owned(&visitor.person.id).is_empty() || inner.table.played().turn() != Turn::Over {
            return Err(denied_line(&visitor, &Denied::No(No::NotYours)));
        }
        let played = inner.table.played();
        (played.about().id, played.setup(), inner.table.seats().to_vec(), inner.rematch.clone())
    };
    if let Some(next) = next {
        return Ok(house.go(&visitor, &format!("/t/{next}")));
    }
    seats.rotate_right(1);
    let denied = |denied| denied_line(&visitor, &denied);
    let next = open_table(&house, &visitor, game, setup, seats, false).await.map_err(denied)?;
    house.tables.note_rematch(&live, &next).await.map_err(denied)?;
    Ok(house.go(&visitor, &format!("/t/{next}")))
}
