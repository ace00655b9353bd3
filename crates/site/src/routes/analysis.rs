//! The analysis of a game that is over: asked for, followed, stopped, given away.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Form, Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use bots::study::account::Report;
use house::analysis::{Progress, Seen, is_finished};
use house::{Denied, Table};
use serde::Serialize;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

use super::at_table::playable;
use crate::asker::Asker;
use crate::frame;
use crate::limits::Kind;
use crate::state::Site;
use crate::stream::{self, event};
use crate::visitor::{Fields, Visitor};

type Shared = State<Arc<Site>>;

/// Progress is told at most so often.
const OFTEN: Duration = Duration::from_millis(400);
/// So often it is looked what another node has found meanwhile.
const ELSEWHERE: Duration = Duration::from_secs(5);
/// So often a quiet line says that it is alive, and looks whether another node has begun.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// A game that can be analysed, for whoever may see it whole; else why not, in one line.
async fn game(site: &Site, id: &str, asker: &Asker) -> Result<Arc<Table>, Response> {
    let table = playable(site, id, asker).await?.look().table;
    if !is_finished(&table) {
        return Err(line(asker, StatusCode::FORBIDDEN, "no-analysis"));
    }
    if site.is_closed(&table, asker, true).await {
        return Err(site.closed_line(asker));
    }
    Ok(table)
}

fn line(asker: &Asker, status: StatusCode, word: &str) -> Response {
    (status, crate::words(None, asker.who.lang).word(word)).into_response()
}

/// Who asks, as the queue knows them: strangers at one address are one.
fn asks(asker: &Asker) -> String {
    asker.person.clone().unwrap_or_else(|| format!("at {}", asker.address))
}

/// How far an analysis is, for a script.
#[derive(PartialEq, Serialize)]
struct Told {
    #[serde(flatten)]
    progress: Progress,
    /// Whether whoever asks has asked for what is being made here: so they may stop it.
    mine: bool,
}

impl Site {
    /// Whether whoever asks has asked for the analysis that is being made here: so they may stop it.
    pub(crate) fn wants_analysis(&self, id: &str, asker: &Asker) -> bool {
        self.tables.analyses().wants(id, &asks(asker))
    }

    async fn told(&self, id: &str, asker: &Asker) -> Told {
        let progress = Progress::from(&self.tables.analyses().analysis(id).await);
        Told { progress, mine: self.wants_analysis(id, asker) }
    }
}

/// Asks for an analysis, or that it goes on.
pub(crate) async fn ask(
    State(site): Shared,
    Path(id): Path<String>,
    asker: Asker,
    Form(form): Form<Fields>,
) -> Result<Response, Response> {
    wanted(&site, &id, &asker, &form).await?;
    Ok(done(&site, &id, &asker, &form))
}

/// Asks that a moment is looked at before all others.
pub(crate) async fn now(
    State(site): Shared,
    Path(id): Path<String>,
    asker: Asker,
    Form(form): Form<Fields>,
) -> Result<Response, Response> {
    let at = form.get("at").and_then(|at| at.parse().ok());
    let at = at.ok_or_else(|| line(&asker, StatusCode::BAD_REQUEST, "no-moment"))?;
    wanted(&site, &id, &asker, &form).await?;
    site.tables.analyses().look_now(&id, at);
    Ok(done(&site, &id, &asker, &form))
}

/// Stops it, if nobody else has asked for it here.
pub(crate) async fn stop(
    State(site): Shared,
    Path(id): Path<String>,
    asker: Asker,
    Form(form): Form<Fields>,
) -> Result<Response, Response> {
    game(&site, &id, &asker).await?;
    site.tables.analyses().stop(&id, &asks(&asker));
    Ok(done(&site, &id, &asker, &form))
}

/// Sees to it that an analysis is made. Only what begins counts as a search.
async fn wanted(site: &Site, id: &str, asker: &Asker, form: &Fields) -> Result<(), Response> {
    game(site, id, asker).await?;
    let analyses = site.tables.analyses();
    if analyses.analysis(id).await.rests() {
        site.limits.allow(Kind::Search, asker).map_err(|wait| wait.response(asker.who.lang))?;
    }
    let denied = match analyses.ask(id, &asks(asker)).await {
        Ok(()) => return Ok(()),
        Err(denied) => denied,
    };
    let (status, word) = match denied {
        Denied::NoTable => (StatusCode::NOT_FOUND, "no-table"),
        Denied::TooManyAnalyses => (StatusCode::TOO_MANY_REQUESTS, "no-more-analyses"),
        Denied::Store(_) => (StatusCode::SERVICE_UNAVAILABLE, "no-store"),
        _ => (StatusCode::FORBIDDEN, "no-analysis"),
    };
    if form.contains_key("script") {
        return Err(line(asker, status, word));
    }
    let visitor = site.visitor(asker, None).await;
    Err(site.wrong(&visitor, status, word))
}

/// The answer to a change: nothing for a script, else the way back to the moment that was looked at.
fn done(site: &Site, id: &str, asker: &Asker, form: &Fields) -> Response {
    if form.contains_key("script") {
        return StatusCode::NO_CONTENT.into_response();
    }
    let visitor: Visitor = site.caller(asker, None);
    let at = form.get("at").and_then(|at| at.parse::<usize>().ok());
    let eyes = form.get("as").filter(|eyes| eyes.chars().all(|c| c.is_ascii_alphanumeric()));
    let query = match (at, eyes) {
        (Some(at), Some(eyes)) => format!("?at={at}&as={eyes}"),
        (Some(at), None) => format!("?at={at}"),
        (None, Some(eyes)) => format!("?as={eyes}"),
        (None, None) => String::new(),
    };
    site.go(&visitor, &format!("/g/{id}{query}"))
}

/// The study as far as it has come, with what follows from it: as `palatine analyse --json` writes it.
pub(crate) async fn study(
    State(site): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
    asker: Asker,
) -> Result<Response, Response> {
    let table = game(&site, &id, &asker).await?;
    let seen = site.tables.analyses().analysis(&id).await;
    let Some(study) = seen.study() else {
        let word = if seen == Seen::Failed { "analysis-failed" } else { "no-analysis-yet" };
        return Err(line(&asker, StatusCode::NOT_FOUND, word));
    };
    let names = frame::names(table.seating.seats(), &crate::words(None, asker.who.lang));
    let text = serde_json::to_string(&Report::new(study, names))
        .map_err(|error| (StatusCode::INTERNAL_SERVER_ERROR, format!("{error}\n")).into_response())?;
    // What is whole stays as it is, but players may be called otherwise.
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    let print = format!("\"{:016x}\"", hasher.finish());
    let known = headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == print.as_bytes());
    let mut response = if known { StatusCode::NOT_MODIFIED.into_response() } else { text.into_response() };
    let set = response.headers_mut();
    set.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    set.insert(CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    if let Ok(print) = HeaderValue::from_str(&print) {
        set.insert(ETAG, print);
    }
    Ok(response)
}

/// How far it is, for a script that asks now and then.
pub(crate) async fn progress(
    State(site): Shared,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<Response, Response> {
    game(&site, &id, &asker).await?;
    let mut response = Json(site.told(&id, &asker).await).into_response();
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}

/// How far it is, told whenever that changes: events named `analysis`, with the same as [`progress`].
pub(crate) async fn live(
    State(site): Shared,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<Response, Response> {
    // A game that is over stays so, and whoever may see it may see it from now on.
    game(&site, &id, &asker).await?;
    let open = site.limits.stream(&asker).map_err(|wait| wait.response(asker.who.lang))?;
    let (send, chunks) = tokio::sync::mpsc::channel(2);
    tokio::spawn(async move {
        // It counts as open until nobody reads it any more.
        let _open = open;
        let mut closing = site.closing.subscribe();
        let tells = async {
            let (mut changes, mut told) = (site.tables.analyses().changes(), None);
            loop {
                let now = site.told(&id, &asker).await;
                let beat = if now.progress.state == "running" { ELSEWHERE } else { HEARTBEAT };
                let bytes = match serde_json::to_string(&now) {
                    Ok(data) if told.as_ref() != Some(&now) => event("analysis", &data),
                    _ => event("beat", ""),
                };
                if send.send(bytes).await.is_err() {
                    return;
                }
                told = Some(now);
                tokio::time::sleep(OFTEN).await;
                tokio::select! {
                    () = heard(&mut changes, &id) => {}
                    () = tokio::time::sleep(beat) => {}
                }
            }
        };
        tokio::select! {
            () = tells => {}
            () = async { drop(closing.wait_for(|closing| *closing).await) } => {}
            () = send.closed() => {}
        }
    });
    Ok(stream::response(chunks))
}

/// Ends when something has changed in the analysis of a game.
async fn heard(changes: &mut Receiver<Arc<str>>, id: &str) {
    loop {
        match changes.recv().await {
            Ok(changed) if &*changed != id => {}
            Ok(_) | Err(RecvError::Lagged(_)) => return,
            // The house is gone, and the line soon ends.
            Err(RecvError::Closed) => std::future::pending().await,
        }
    }
}
