//! Where somebody wants to be called when it is their turn.

use std::sync::Arc;

use axum::extract::{Form, State};
use axum::http::header::ORIGIN;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use house::identity::random_id;
use house::store::signals::Hook;

use crate::asker::Asker;
use crate::limits::Kind;
use crate::state::Site;
use crate::visitor::{Fields, Visitor};

/// Keeps an address, takes it away, or tries it out. Each leads back to the settings, where it is said what came of it.
pub(crate) async fn change(
    State(site): State<Arc<Site>>,
    asker: Asker,
    headers: HeaderMap,
    Form(form): Form<Fields>,
) -> Response {
    let visitor = site.caller(&asker, None);
    let refuse = |status: StatusCode, why: &str| (status, visitor.words.word(why)).into_response();
    let Some(person) = asker.person.clone() else { return refuse(StatusCode::FORBIDDEN, "no-cookie") };
    let signals = site.tables.store().signals();
    let kept = match form.get("what").map(String::as_str) {
        Some("drop") => signals.drop_hook(&person).await,
        Some("keep") => {
            let url = match site.tables.caller().reach().read(form.get("url").map_or("", String::as_str)) {
                Ok(url) => url.to_string(),
                Err(why) => return back(&site, &visitor, Some(why.name())),
            };
            // The browser says at which address it knows the house; that it is ours, the guard has seen.
            let origin = headers.get(ORIGIN).and_then(|origin| origin.to_str().ok()).unwrap_or_default();
            let known = match signals.hook(&person).await {
                Ok(known) => known,
                Err(_) => return refuse(StatusCode::SERVICE_UNAVAILABLE, "no-store"),
            };
            let secret = known.map_or_else(|| random_id(24), |hook| hook.secret);
            let (lang, base) = (asker.who.lang.code().to_owned(), origin.to_owned());
            signals.keep_hook(Hook { person, url, secret, lang, base, tried: None }).await
        }
        Some("try") => {
            if let Err(wait) = site.limits.allow(Kind::Call, &asker) {
                return wait.response(asker.who.lang);
            }
            match signals.hook(&person).await {
                Ok(Some(hook)) => site.tables.caller().try_out(hook).await.map(drop),
                Ok(None) => Ok(()),
                Err(error) => Err(error),
            }
        }
        _ => return refuse(StatusCode::BAD_REQUEST, "no-choice"),
    };
    match kept {
        Ok(()) => back(&site, &visitor, None),
        Err(_) => refuse(StatusCode::SERVICE_UNAVAILABLE, "no-store"),
    }
}

fn back(site: &Site, visitor: &Visitor, why: Option<&str>) -> Response {
    let fault = why.map(|why| format!("?fault={why}")).unwrap_or_default();
    site.go(visitor, &format!("/me{fault}#signals"))
}
