//! First games: opening one, and what people say of its remarks.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};

use super::opening;
use crate::asker::Asker;
use crate::first::Saying;
use crate::pages::me::Stance;
use crate::pages::table::remarks;
use crate::state::Site;
use crate::visitor::{Fields, Visitor};

type Shared = State<Arc<Site>>;

/// After the lessons: a table against bots, with remarks unless somebody wanted no more.
pub(crate) async fn begin(State(site): Shared, Path(game): Path<String>, asker: Asker) -> Response {
    let visitor = site.visitor(&asker, Some(&game)).await;
    play(&site, &visitor, &asker, &game).await
}

/// The same, for whoever has come to the end of the last lesson.
pub(super) async fn play(site: &Site, visitor: &Visitor, asker: &Asker, game: &str) -> Response {
    let Ok(found) = table::find(game) else {
        return site.wrong(visitor, StatusCode::NOT_FOUND, "no-page");
    };
    let person = &visitor.person.id;
    // What cannot be looked up or kept does not keep anybody from playing.
    let noted = site.tables.store().remarks().noted(person).await.unwrap_or_default();
    if let Ok(Stance::Past) = site.stance(person, game, &noted).await {
        let _ = site.says(person, game, Saying::Asked).await;
    }
    opening::against_bots(site, visitor, asker, found).await
}

/// Whoever comes to the address by itself finds the lessons.
pub(crate) async fn back(State(site): Shared, Path(game): Path<String>, asker: Asker) -> Response {
    let visitor = site.caller(&asker, None);
    site.go(&visitor, &format!("/learn/{game}"))
}

/// What somebody says of remarks or of the goal line. A script hears whether it is kept; from the settings the way leads back there.
pub(crate) async fn say(
    State(site): Shared,
    Path(game): Path<String>,
    asker: Asker,
    Form(form): Form<Fields>,
) -> Response {
    let visitor = site.caller(&asker, None);
    let field = |name: &str| form.get(name).map(String::as_str);
    let known = |name: &&str| remarks(&game).iter().any(|remark| remark.name == **name);
    let saying = match field("say") {
        _ if table::find(&game).is_err() || visitor.person.id.is_empty() => None,
        Some("seen") => field("remark").filter(known).map(Saying::Seen),
        Some("off") => Some(Saying::Off),
        Some("again") => Some(Saying::Asked),
        Some("goal") => field("shown").map(|shown| Saying::Goal(shown == "yes")),
        _ => None,
    };
    let Some(saying) = saying else {
        return (StatusCode::BAD_REQUEST, visitor.words.word("no-remark")).into_response();
    };
    match site.says(&visitor.person.id, &game, saying).await {
        Ok(()) if form.contains_key("script") => {
            let mut response = StatusCode::NO_CONTENT.into_response();
            site.greet(&visitor, &mut response);
            response
        }
        Ok(()) => site.go(&visitor, "/me?remarks=1#remarks"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, visitor.words.word("no-store")).into_response(),
    }
}
