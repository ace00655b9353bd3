//! Saying something at a table.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use house::company::Said;

use super::at_table::playable;
use crate::asker::Asker;
use crate::limits::Kind;
use crate::state::Site;
use crate::talk::room;
use crate::visitor::Fields;

/// Something said: a phrase by its key, or text. The page says in which room it means to speak; in which it may, the seats say.
pub(crate) async fn say(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    asker: Asker,
    Form(form): Form<Fields>,
) -> Result<Response, Response> {
    let live = playable(&site, &id, &asker).await?;
    let table = live.look().table;
    let words = crate::words(None, asker.who.lang);
    let refuse = |status: StatusCode, why: &str| (status, words.word(why)).into_response();
    let Some(person) = &asker.person else { return Err(refuse(StatusCode::FORBIDDEN, "no-cookie")) };
    if table.header.terms.silent {
        return Err(refuse(StatusCode::FORBIDDEN, "no-chat"));
    }
    let room = room(&table, person);
    if form.get("room").is_none_or(|meant| meant != room.name()) {
        return Err(refuse(StatusCode::FORBIDDEN, "no-room"));
    }
    let said = match (form.get("phrase"), form.get("text")) {
        (Some(key), None) => Said::phrase(key),
        (None, Some(text)) => Said::text(text),
        _ => None,
    };
    let Some(said) = said else { return Err(refuse(StatusCode::BAD_REQUEST, "no-message")) };
    site.limits.allow(Kind::Say, &asker).map_err(|wait| wait.response(asker.who.lang))?;
    let name = site.visitor(&asker, None).await.name;
    match site.tables.companies().say(&id, room, person, &name, said).await {
        Ok(()) => Ok(StatusCode::NO_CONTENT.into_response()),
        Err(_) => Err(refuse(StatusCode::SERVICE_UNAVAILABLE, "no-store")),
    }
}
