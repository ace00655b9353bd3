//! At a table: looking, following, playing, leaving.

use std::sync::Arc;

use axum::extract::{Form, Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, HOST};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use bots::Level;
use game::{Phrase, Seat, Viewer, Words};
use house::{Denied, Found, Live, Origin, Seen, Shut, Wish};
use table::seating::{Back, No};

use crate::asker::Asker;
use crate::frame::{self, Moment, Sight};
use crate::gallery::{Read, Shown};
use crate::limits::{Kind, Wait};
use crate::pages;
use crate::state::Site;
use crate::stream::{self, event};
use crate::talk::Talk;
use crate::visitor::{Fields, Visitor};
use crate::{agreed, levels};

type Shared = State<Arc<Site>>;

/// How often a quiet line says that it is alive.
const HEARTBEAT: std::time::Duration = std::time::Duration::from_secs(15);

/// How long it is believed that a session has not ended elsewhere.
const AGAIN: std::time::Duration = std::time::Duration::from_secs(1);

/// Tells the script which frame it got.
const FRAME: HeaderName = HeaderName::from_static("x-frame");

/// Tells a tab that nobody looks at that its owner is to decide, and what: so that each decision is signalled once.
const TURN: HeaderName = HeaderName::from_static("x-turn");

impl Site {
    /// From where somebody looks at a table. Which hand a shared screen has lifted the curtain from, the screen says itself.
    pub(super) fn sight(&self, seen: &Seen, asker: &Asker, query: &Fields) -> Sight {
        let lifted = number(query, "lifted").and_then(Seat::from_number);
        let from = number(query, "side").and_then(Seat::from_number);
        let sight = Sight::of(seen, &asker.who.id, lifted, asker.who.lang, self.tables.clock().now())
            .seen_from(from, seen.table.seating.seats().len());
        let unkept = seen.table.header.terms.rated && !asker.who.has_account();
        Sight { unkept, ..sight }
    }
}

pub(crate) async fn table_page(
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
    if site.is_closed(&seen.table, &asker, false).await {
        return site.closed_page(&visitor, &seen.table).await;
    }
    let sight = site.sight(&seen, &asker, &query);
    let board = boards::board(&seen.table.header.game);
    let (Some(hung), Some(board)) = (site.galleries.of(&id).hang(&seen, &sight), board) else {
        return site.wrong(&visitor, StatusCode::NOT_FOUND, "no-table");
    };
    let words = frame::words(sight.table(&seen), asker.who.lang, sight.you());
    let context = pages::Context { words: &words, game: Some(board.game()), ..visitor.context() };
    let title = title(&seen, &sight, &words, board);
    let own = seen.table.header.setup.board.is_some();
    let header = &seen.table.header;
    let about = pages::table::About {
        title: header.terms.title.clone(),
        agreed: agreed::sentences(&words, &header.setup, &header.terms).join(" "),
        origin: match &header.terms.origin {
            Some(Origin::Branch { table, decision, seat }) => {
                Some((format!("/g/{table}#{decision}/{seat}"), "origin-branch"))
            }
            Some(Origin::Puzzle { id }) => Some((format!("/puzzles/{}/{id}", header.game), "origin-puzzle")),
            _ => None,
        },
        now: seen.table.is_timed().then(|| site.tables.clock().now()),
        commitment: seen.table.seating.played().commitment(),
        guide: site.guide(&asker.who.id, &seen.table, &sight, &words).await,
    };
    let page = pages::table::whole(
        &context,
        board,
        &title,
        &hung.whole(),
        &hung.frame.id,
        &hung.read.to_string(),
        own,
        &about,
    );
    site.page(&visitor, StatusCode::OK, page.into_string())
}

fn title(seen: &Seen, sight: &Sight, words: &Words, board: &dyn boards::Board) -> String {
    let table = sight.table(seen);
    let (turn, waiting) = (table.turn(), table.is_open());
    let mine = turn.seat().is_some_and(|seat| sight.viewer == Viewer::Seat(seat)) || sight.curtain.is_some();
    pages::table::title(words, board, turn, waiting, mine)
}

/// A table that today's rules cannot go on with.
pub(super) fn shut_page(site: &Site, visitor: &Visitor, shut: &Shut) -> Response {
    let words = crate::words(Some(&shut.header.game), visitor.person.lang);
    let context = pages::Context { words: &words, ..visitor.context() };
    let page = pages::shut::whole(&context, shut, &frame::names(&shut.seats, &words));
    site.page(visitor, StatusCode::OK, page.into_string())
}

/// The live region as it is now, without its log: what a script needs that has missed something. With `at`, as it was after so
/// many decisions; `from` and `to` are the row of decisions in which that moment is shown. The past is drawn for
/// whoever asks and not kept.
pub(crate) async fn frame(
    State(site): Shared,
    Path(id): Path<String>,
    Query(query): Query<Fields>,
    asker: Asker,
) -> Result<Response, Response> {
    let (seen, sight) = looks(&site, &id, &query, &asker).await?;
    if query.contains_key("at") {
        return past(&seen, &sight, &query, &asker);
    }
    let Some(frame) = site.galleries.of(&id).frame(&seen, &sight) else {
        return Err(StatusCode::NOT_FOUND.into_response());
    };
    let mut response = axum::response::Html(frame.html.whole()).into_response();
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    if let Ok(id) = HeaderValue::from_str(&frame.id) {
        response.headers_mut().insert(FRAME, id);
    }
    Ok(response)
}

/// A frame of the past.
#[expect(clippy::result_large_err, reason = "the answer itself, which is given at once")]
fn past(seen: &Seen, sight: &Sight, query: &Fields, asker: &Asker) -> Result<Response, Response> {
    let at = field(asker, "at", number(query, "at"))?;
    let or = |name| if query.contains_key(name) { field(asker, name, number(query, name)) } else { Ok(at) };
    let moment = Moment { at, from: or("from")?, to: or("to")? };
    let table = sight.table(seen);
    let words = frame::words(table, sight.lang, sight.you());
    let Some(drawn) = frame::draw_past(table, sight, &words, moment) else {
        return Err((StatusCode::NOT_FOUND, words.word("no-moment")).into_response());
    };
    let mut response = axum::response::Html(drawn).into_response();
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}

/// The title alone: what a tab in the background asks for now and then, because it keeps no line open.
pub(crate) async fn turn(
    State(site): Shared,
    Path(id): Path<String>,
    Query(query): Query<Fields>,
    asker: Asker,
) -> Result<Response, Response> {
    let (seen, sight) = looks(&site, &id, &query, &asker).await?;
    if query.contains_key("hidden")
        && let Some(company) = site.tables.companies().known(&id)
    {
        company.glance(&asker.who.id, site.tables.clock().now());
    }
    let table = sight.table(&seen);
    let words = frame::words(table, asker.who.lang, sight.you());
    let board = boards::board(&table.header.game).ok_or(StatusCode::NOT_FOUND.into_response())?;
    let mut response = title(&seen, &sight, &words, board).into_response();
    if frame::calls(table, &sight) {
        response.headers_mut().insert(TURN, HeaderValue::from(table.seating.decision()));
    }
    Ok(response)
}

pub(crate) async fn live(
    State(site): Shared,
    Path(id): Path<String>,
    Query(query): Query<Fields>,
    asker: Asker,
) -> Result<Response, Response> {
    let live = playable(&site, &id, &asker).await?;
    let open = site.limits.stream(&asker).map_err(|wait| wait.response(asker.who.lang))?;
    let (send, chunks) = tokio::sync::mpsc::channel(2);
    let mut read = query.get("read").map_or_else(Read::default, |text| Read::parse(text));
    tokio::spawn(async move {
        // It counts as open until nobody reads it any more.
        let _open = open;
        let (gallery, mut closing) = (site.galleries.of(&live.id), site.closing.subscribe());
        let (mut changes, mut shown) = (live.changes(), Shown::default());
        let (mut endings, mut asked) = (site.meetings.endings(), std::time::Instant::now());
        // Where time is counted, a line that is alive says what time it is.
        let beat = || {
            let timed = live.look().table.is_timed();
            let now = if timed { site.tables.clock().now().to_string() } else { String::new() };
            event("beat", &now)
        };
        if live.look().table.is_timed() && send.send(beat()).await.is_err() {
            return;
        }
        let (companies, clock) = (site.tables.companies(), site.tables.clock());
        let company = companies.of(&live.id);
        let _line = company.look(&asker.who.id, clock);
        let mut talks = company.changes();
        let mut talk = Talk::new(&asker, &query);
        companies.catch_up(&company).await;
        loop {
            // Another node may have ended the session: nothing is shown to whoever has none any more.
            if asker.who.session.is_some() && asked.elapsed() > AGAIN {
                if !site.is_still(&asker.who).await {
                    return;
                }
                asked = std::time::Instant::now();
            }
            let seen = changes.borrow_and_update().clone();
            // Whoever looked at a table on a shared deal before it began may not go on looking.
            if site.is_closed(&seen.table, &asker, false).await {
                return;
            }
            let sight = site.sight(&seen, &asker, &query);
            let Some((push, frame, now)) = gallery.push(&seen, &sight, &shown, &read) else { return };
            drop(seen);
            if let Some(bytes) = push
                && send.send(bytes).await.is_err()
            {
                return;
            }
            shown.show(frame);
            read = now;
            loop {
                talks.borrow_and_update();
                if let Some(bytes) = talk.event(&company, &live.look().table, &site.guests, clock.now())
                    && send.send(bytes).await.is_err()
                {
                    return;
                }
                tokio::select! {
                    changed = changes.changed() => {
                        if changed.is_err() { return }
                        break;
                    }
                    ended = endings.recv() => match ended {
                        Ok(ended) if !ended.ends(&asker.who) => {}
                        // The page comes again by itself, as whoever it is now.
                        Ok(_) => return,
                        // Some were missed.
                        Err(_) => if !site.is_still(&asker.who).await { return },
                    },
                    changed = talks.changed() => if changed.is_err() { return },
                    () = tokio::time::sleep(HEARTBEAT) => {
                        if asker.who.session.is_some() && !site.is_still(&asker.who).await { return }
                        if send.send(beat()).await.is_err() { return }
                    }
                    () = async { drop(closing.wait_for(|closing| *closing).await) } => return,
                    () = send.closed() => return,
                }
            }
        }
    });
    Ok(stream::response(chunks))
}

/// The address of a table with a free seat as a code for a phone's camera.
pub(crate) async fn qr(
    State(site): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
    asker: Asker,
) -> Result<Response, Response> {
    let live = playable(&site, &id, &asker).await?;
    let missing = || StatusCode::NOT_FOUND.into_response();
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).ok_or_else(missing)?;
    let scheme = if asker.secure { "https" } else { "http" };
    let drawn = crate::qr::svg(&format!("{scheme}://{host}/t/{}", live.id)).ok_or_else(missing)?;
    let mut response = drawn.into_response();
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("image/svg+xml"));
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}

/// The record: of a table that is over, or that nobody can play any more.
pub(crate) async fn record(
    State(site): Shared,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<Response, Response> {
    let visitor = site.visitor(&asker, None).await;
    let found = site.tables.find(&id).await.map_err(|denied| denied_page(&site, &visitor, &denied))?;
    let (game, record) = match found {
        Found::Live(live) => {
            let table = live.look().table;
            if table.ended.is_none() {
                return Err((StatusCode::FORBIDDEN, visitor.words.word("no-record")).into_response());
            }
            if site.is_closed(&table, &asker, true).await {
                return Err(site.closed_line(&asker));
            }
            let names = frame::names(table.seating.seats(), &visitor.words);
            (table.header.game.clone(), table.seating.played().record(names))
        }
        Found::Shut(shut) => {
            let names = frame::names(&shut.seats, &visitor.words);
            (shut.header.game.clone(), shut.record(names))
        }
    };
    let text = serde_json::to_string_pretty(&record)
        .map_err(|error| (StatusCode::INTERNAL_SERVER_ERROR, format!("{error}\n")).into_response())?;
    let name = format!("attachment; filename=\"{game}-{id}.json\"");
    let mut response = text.into_response();
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    if let Ok(name) = HeaderValue::from_str(&name) {
        response.headers_mut().insert(CONTENT_DISPOSITION, name);
    }
    Ok(response)
}

pub(super) fn denied_page(site: &Site, visitor: &Visitor, denied: &Denied) -> Response {
    match denied {
        Denied::Store(_) => site.unkept(visitor),
        _ => site.wrong(visitor, StatusCode::NOT_FOUND, "no-table"),
    }
}

/// A reason in one line, for the script.
pub(super) fn denied_line(words: &Words, denied: &Denied) -> Response {
    let word = |status: StatusCode, id: &str| (status, words.word(id)).into_response();
    match denied {
        Denied::NoTable => word(StatusCode::NOT_FOUND, "no-table"),
        Denied::Store(_) => word(StatusCode::SERVICE_UNAVAILABLE, "no-store"),
        Denied::NoAdvice => word(StatusCode::FORBIDDEN, "no-advice"),
        Denied::NoAnalysis => word(StatusCode::FORBIDDEN, "no-analysis"),
        Denied::TooManyAnalyses => word(StatusCode::TOO_MANY_REQUESTS, "no-more-analyses"),
        Denied::Over => word(StatusCode::CONFLICT, "no-over"),
        Denied::Held => word(StatusCode::CONFLICT, "no-held"),
        Denied::OutOfTime => word(StatusCode::CONFLICT, "no-time"),
        Denied::Paused => word(StatusCode::CONFLICT, "no-paused"),
        Denied::NotAbsent => word(StatusCode::CONFLICT, "no-absent"),
        Denied::NotAlone => word(StatusCode::CONFLICT, "no-alone"),
        Denied::No(No::NotYours) => word(StatusCode::FORBIDDEN, "no-not-yours"),
        Denied::No(No::NotStarted) => word(StatusCode::CONFLICT, "no-not-started"),
        Denied::No(No::Stale) => word(StatusCode::CONFLICT, "no-stale"),
        Denied::No(No::Rules(trouble)) => {
            (StatusCode::UNPROCESSABLE_ENTITY, trouble.say(words)).into_response()
        }
    }
}

/// A table for somebody who wants more than a page of it.
pub(super) async fn playable(site: &Site, id: &str, asker: &Asker) -> Result<Arc<Live>, Response> {
    let words = || crate::words(None, asker.who.lang);
    let live = site.tables.playable(id).await.map_err(|denied| denied_line(&words(), &denied))?;
    // Where others play the same deal, whoever has not finished it sees nothing of it.
    let seen = live.look();
    if site.is_closed(&seen.table, asker, false).await { Err(site.closed_line(asker)) } else { Ok(live) }
}

/// A table as somebody sees it who wants less than a page of it.
async fn looks(site: &Site, id: &str, query: &Fields, asker: &Asker) -> Result<(Seen, Sight), Response> {
    let seen = playable(site, id, asker).await?.look();
    let sight = site.sight(&seen, asker, query);
    Ok((seen, sight))
}

/// The words of a table, spoken to whoever asks.
fn words_for(live: &Live, asker: &Asker) -> Words {
    let table = live.look().table;
    frame::words(&table, asker.who.lang, frame::you(&table.seating.owned(&asker.who.id)))
}

/// Wishes something at a table; the answer says nothing, because the page tells what came of it.
async fn wish(live: &Live, asker: &Asker, wish: Wish) -> Result<Response, Response> {
    match live.wish(wish).await {
        Ok(_) => Ok(StatusCode::NO_CONTENT.into_response()),
        Err(denied) => {
            let words = words_for(live, asker);
            Err(denied_line(&words, &denied))
        }
    }
}

fn number<T: std::str::FromStr>(form: &Fields, name: &str) -> Option<T> {
    form.get(name)?.parse().ok()
}

/// A field that must be there.
#[expect(clippy::result_large_err, reason = "the answer itself, which is given at once")]
fn field<T>(asker: &Asker, name: &str, value: Option<T>) -> Result<T, Response> {
    value.ok_or_else(|| {
        let words = crate::words(None, asker.who.lang);
        (StatusCode::BAD_REQUEST, words.say(&Phrase::new("no-field").with("field", name))).into_response()
    })
}

#[expect(clippy::result_large_err, reason = "the answer itself, which is given at once")]
fn seat(asker: &Asker, form: &Fields) -> Result<Seat, Response> {
    field(asker, "seat", number(form, "seat").and_then(Seat::from_number))
}

/// The bot that shall play on: a level.
#[expect(clippy::result_large_err, reason = "the answer itself, which is given at once")]
fn level(asker: &Asker, form: &Fields) -> Result<String, Response> {
    let level = match form.get("level") {
        None => Some(levels::USUAL),
        Some(name) => Level::ALL.into_iter().find(|level| level.name() == name),
    };
    field(asker, "level", level).map(|level| level.name().to_owned())
}

pub(crate) async fn play(
    State(site): Shared,
    Path(id): Path<String>,
    asker: Asker,
    Form(form): Form<Fields>,
) -> Result<Response, Response> {
    let live = playable(&site, &id, &asker).await?;
    let decision = field(&asker, "decision", number(&form, "decision"))?;
    let seat = seat(&asker, &form)?;
    let mv = field(&asker, "move", form.get("move").filter(|mv| mv.len() <= 200))?.clone();
    let hold = match form.get("hold").map(String::as_str) {
        None | Some("no") => Some(false),
        Some("yes") => Some(true),
        Some(_) => None,
    };
    let hold = field(&asker, "hold", hold)?;
    let person = asker.who.id.clone();
    wish(&live, &asker, Wish::Play { person, decision, seat, mv, hold }).await
}

/// Ends a turn that was held.
pub(crate) async fn end_turn(
    State(site): Shared,
    Path(id): Path<String>,
    asker: Asker,
    Form(form): Form<Fields>,
) -> Result<Response, Response> {
    let live = playable(&site, &id, &asker).await?;
    let decision = field(&asker, "decision", number(&form, "decision"))?;
    wish(&live, &asker, Wish::EndTurn { person: asker.who.id.clone(), decision }).await
}

pub(crate) async fn undo(
    State(site): Shared,
    Path(id): Path<String>,
    asker: Asker,
    Form(form): Form<Fields>,
) -> Result<Response, Response> {
    let live = playable(&site, &id, &asker).await?;
    let decision = field(&asker, "decision", number(&form, "decision"))?;
    let back = match form.get("what").map(String::as_str) {
        Some("step") => Some(Back::Step),
        Some("turn") => Some(Back::Turn),
        _ => None,
    };
    let back = field(&asker, "what", back)?;
    wish(&live, &asker, Wish::Undo { person: asker.who.id.clone(), decision, back }).await
}

/// Why there is no advice.
enum NotAdvised {
    Denied(Denied),
    Wait(Wait),
}

impl From<Denied> for NotAdvised {
    fn from(denied: Denied) -> Self {
        Self::Denied(denied)
    }
}

/// The answer is the advice, as mark-up: it is for whoever asked, and no other page ever has it.
pub(crate) async fn advice(
    State(site): Shared,
    Path(id): Path<String>,
    asker: Asker,
    Form(form): Form<Fields>,
) -> Result<Response, Response> {
    let live = playable(&site, &id, &asker).await?;
    let decision = field(&asker, "decision", number(&form, "decision"))?;
    let seat = seat(&asker, &form)?;
    let allow = || site.limits.allow(Kind::Search, &asker).map_err(NotAdvised::Wait);
    let advised =
        house::advice::advise(site.tables.pool(), &live, &asker.who.id, seat, decision, allow).await;
    let words = words_for(&live, &asker);
    match advised {
        Ok(moves) => {
            let board = boards::board(live.look().table.seating.played().about().id);
            let panel = pages::advice::panel(&words, board, Viewer::Seat(seat), &moves);
            let mut response = axum::response::Html(panel.into_string()).into_response();
            response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
            Ok(response)
        }
        Err(NotAdvised::Denied(denied)) => Err(denied_line(&words, &denied)),
        Err(NotAdvised::Wait(wait)) => Err(wait.response(asker.who.lang)),
    }
}

pub(crate) async fn join(
    State(site): Shared,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<Response, Response> {
    let live = playable(&site, &id, &asker).await?;
    let visitor = site.visitor(&asker, None).await;
    if !visitor.may_sit(&live.look().table) {
        return Err((StatusCode::FORBIDDEN, visitor.words.word("no-rated-join")).into_response());
    }
    if !site.tables.may_join(&live.look().table, &asker.who.id).await.unwrap_or(false) {
        return Err((StatusCode::FORBIDDEN, visitor.words.word("no-deal-again")).into_response());
    }
    site.enter(&visitor).await.map_err(|error| denied_line(&visitor.words, &Denied::Store(error)))?;
    let (person, name) = (visitor.person.id, visitor.name);
    wish(&live, &asker, Wish::Join { person, name }).await
}

pub(crate) async fn fill(
    State(site): Shared,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<Response, Response> {
    let live = playable(&site, &id, &asker).await?;
    let bot = levels::USUAL.name().to_owned();
    wish(&live, &asker, Wish::Fill { person: asker.who.id.clone(), bot }).await
}

pub(crate) async fn leave(
    State(site): Shared,
    Path(id): Path<String>,
    asker: Asker,
    Form(form): Form<Fields>,
) -> Result<Response, Response> {
    let live = playable(&site, &id, &asker).await?;
    let resign = match form.get("for-good").map(String::as_str) {
        Some("yes") => Some(true),
        Some("no") => Some(false),
        _ => None,
    };
    let resign = field(&asker, "for-good", resign)?;
    let (person, bot) = (asker.who.id.clone(), level(&asker, &form)?);
    wish(&live, &asker, Wish::Leave { person, bot, resign }).await
}

/// What people wish of the clocks: each is one press, without more to say.
pub(crate) async fn clock(
    State(site): Shared,
    Path(id): Path<String>,
    address: Uri,
    asker: Asker,
) -> Result<Response, Response> {
    let live = playable(&site, &id, &asker).await?;
    let person = asker.who.id.clone();
    let wished = match address.path().rsplit('/').next().unwrap_or_default() {
        "give" => Wish::Give { person },
        "play-on" => Wish::PlayOn { person },
        "pause" => Wish::Pause { person },
        "no-pause" => Wish::NoPause { person },
        "resume" => Wish::Resume { person },
        _ => return Err(StatusCode::NOT_FOUND.into_response()),
    };
    wish(&live, &asker, wished).await
}

pub(crate) async fn replace(
    State(site): Shared,
    Path(id): Path<String>,
    asker: Asker,
    Form(form): Form<Fields>,
) -> Result<Response, Response> {
    let live = playable(&site, &id, &asker).await?;
    let (person, seat, bot) = (asker.who.id.clone(), seat(&asker, &form)?, level(&asker, &form)?);
    wish(&live, &asker, Wish::Replace { person, seat, bot }).await
}

pub(crate) async fn close(
    State(site): Shared,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<Response, Response> {
    let live = playable(&site, &id, &asker).await?;
    wish(&live, &asker, Wish::Close { person: asker.who.id.clone() }).await
}

/// The same players again: whoever asks is led to the table, the first as well as the fourth.
pub(crate) async fn rematch(
    State(site): Shared,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<Response, Response> {
    let live = playable(&site, &id, &asker).await?;
    let visitor = site.caller(&asker, None);
    site.limits.allow(Kind::Table, &asker).map_err(|wait| wait.response(asker.who.lang))?;
    let table = live.wish(Wish::Rematch { person: asker.who.id.clone() }).await;
    let table = table.map_err(|denied| denied_line(&visitor.words, &denied))?;
    match &table.rematch {
        Some(next) => Ok(site.go(&visitor, &format!("/t/{next}"))),
        None => Err(denied_line(&visitor.words, &Denied::NoTable)),
    }
}
