//! Signing in and out.

use std::sync::Arc;

use axum::extract::{Form, Query, State};
use axum::http::header::{SET_COOKIE, USER_AGENT};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::Response;
use house::accounts::{Refused, SignedIn};
use house::names::skeleton;
use house::store::Which;

use crate::asker::Asker;
use crate::identity::Guests;
use crate::pages::sign_in as pages;
use crate::state::Site;
use crate::visitor::{Fields, Visitor};

type Shared = State<Arc<Site>>;

/// What a browser says it is, in two words: itself and its system. Nothing else of what it says is kept.
pub(crate) fn device(headers: &HeaderMap) -> String {
    let agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let of = |names: &[(&'static str, &'static str)]| {
        names.iter().find(|(sign, _)| agent.contains(sign)).map_or("other", |(_, name)| name)
    };
    // The order matters: most browsers also say that they are some other one.
    let browser = of(&[
        ("Firefox", "firefox"),
        ("Edg", "edge"),
        ("Chrom", "chrome"),
        ("CriOS", "chrome"),
        ("Safari", "safari"),
    ]);
    let system = of(&[
        ("Android", "android"),
        ("iPhone", "ios"),
        ("iPad", "ios"),
        ("Windows", "windows"),
        ("Macintosh", "mac"),
        ("Linux", "linux"),
    ]);
    format!("{browser} {system}")
}

impl Site {
    /// Whoever asks as a guest, with what they have played here; nobody if they have an account or are new.
    fn guest(asker: &Asker) -> Option<&str> {
        (!asker.who.new && !asker.who.has_account() && !asker.who.id.is_empty())
            .then_some(asker.who.id.as_str())
    }

    /// Whether a guest has games to take along.
    async fn has_games(&self, asker: &Asker) -> bool {
        let Some(guest) = Self::guest(asker) else { return false };
        let store = self.tables.store();
        let any = |rows: Result<Vec<_>, _>| rows.is_ok_and(|rows: Vec<house::store::Row>| !rows.is_empty());
        any(store.mine(guest, Which::Running, 1).await) || any(store.mine(guest, Which::Over, 1).await)
    }

    /// Leads on, with the cookie of a session that has begun.
    pub(crate) fn signed_in(&self, visitor: &Visitor, signed: &SignedIn, to: &str) -> Response {
        let mut response = self.go(visitor, to);
        response.headers_mut().remove(SET_COOKIE);
        if let Some(cookie) = self.guests.session(signed) {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
        response
    }

    /// What is wrong, with the status that says so.
    pub(crate) fn refused(&self, visitor: &Visitor, refused: &Refused) -> (StatusCode, String) {
        match refused {
            Refused::Fault(fault) => (StatusCode::BAD_REQUEST, visitor.words.fault(fault)),
            Refused::Busy => (StatusCode::SERVICE_UNAVAILABLE, visitor.words.word("accounts-busy")),
            Refused::Store(error) => {
                tracing::warn!(%error, "something about an account could not be kept");
                (StatusCode::SERVICE_UNAVAILABLE, visitor.words.word("no-store-text"))
            }
        }
    }
}

pub(crate) async fn page(State(site): Shared, asker: Asker) -> Response {
    let visitor = site.visitor(&asker, None).await;
    if asker.who.has_account() {
        return site.go(&visitor, "/me");
    }
    let page = pages::whole(&visitor.context(), "", site.has_games(&asker).await, None);
    site.page(&visitor, StatusCode::OK, page.into_string())
}

pub(crate) async fn sign_in(
    State(site): Shared,
    asker: Asker,
    headers: HeaderMap,
    Form(form): Form<Fields>,
) -> Response {
    let visitor = site.visitor(&asker, None).await;
    let field = |name: &str| form.get(name).map_or("", String::as_str);
    // What is longer is nobody's name, and need not be looked at.
    let name: String = field("name").chars().take(100).collect();
    let (name, password) = (name.as_str(), field("password"));
    let again = |status: StatusCode, why: String, games: bool| {
        let context = crate::pages::Context { here: "/sign-in", ..visitor.context() };
        let page = pages::whole(&context, name, games, Some(&why));
        site.page(&visitor, status, page.into_string())
    };
    if let Err(wait) = site.limits.sign_in(Some(&skeleton(name)), &asker) {
        let mut response = again(StatusCode::TOO_MANY_REQUESTS, wait.line(asker.who.lang), false);
        if let Ok(seconds) = HeaderValue::from_str(&wait.seconds().to_string()) {
            response.headers_mut().insert(axum::http::header::RETRY_AFTER, seconds);
        }
        return response;
    }
    let guest = Site::guest(&asker);
    match site.accounts.sign_in(guest, name, password, &device(&headers)).await {
        Ok(signed) => {
            site.metrics.signed_in(true);
            if let Some(guest) = guest {
                site.meetings.end(guest, None);
            }
            site.signed_in(&visitor, &signed, "/")
        }
        Err(refused) => {
            site.metrics.signed_in(false);
            let (status, why) = site.refused(&visitor, &refused);
            again(status, why, site.has_games(&asker).await)
        }
    }
}

pub(crate) async fn recover_page(State(site): Shared, asker: Asker, Query(query): Query<Fields>) -> Response {
    let visitor = site.visitor(&asker, None).await;
    let key = query.get("key").map_or("", String::as_str);
    if let Err(wait) = site.limits.sign_in(None, &asker) {
        return wait.response(asker.who.lang);
    }
    let whose = match site.accounts.recovers(key).await {
        Ok(whose) => whose,
        Err(_) => return site.unkept(&visitor),
    };
    let (status, name) = match &whose {
        Some(profile) => (StatusCode::OK, Some(profile.name.as_str())),
        None => (StatusCode::NOT_FOUND, None),
    };
    let page = pages::recover(&visitor.context(), key, name, site.has_games(&asker).await, None);
    site.page(&visitor, status, page.into_string())
}

pub(crate) async fn recover(
    State(site): Shared,
    asker: Asker,
    headers: HeaderMap,
    Form(form): Form<Fields>,
) -> Response {
    let visitor = site.visitor(&asker, None).await;
    if let Err(wait) = site.limits.sign_in(None, &asker) {
        return wait.response(asker.who.lang);
    }
    let key = form.get("key").map_or("", String::as_str);
    let guest = Site::guest(&asker);
    match site.accounts.recover(guest, key, &device(&headers)).await {
        Ok(signed) => {
            site.metrics.signed_in(true);
            if let Some(guest) = guest {
                site.meetings.end(guest, None);
            }
            site.signed_in(&visitor, &signed, "/")
        }
        Err(refused) => {
            site.metrics.signed_in(false);
            let (status, why) = site.refused(&visitor, &refused);
            let context = crate::pages::Context { here: "/sign-in", ..visitor.context() };
            let page = pages::recover(&context, key, None, false, Some(&why));
            site.page(&visitor, status, page.into_string())
        }
    }
}

/// This device forgets its owner, and is a guest's again. Whoever has no account would lose everything by that, and is not
/// asked to.
pub(crate) async fn sign_out(State(site): Shared, asker: Asker) -> Response {
    let visitor = site.visitor(&asker, None).await;
    let Some(secret) = asker.who.session.as_deref().filter(|_| asker.who.has_account()) else {
        return site.go(&visitor, "/me");
    };
    let people = site.tables.store().people();
    let hash = house::accounts::hash(secret);
    let ended = match people.sessions(&asker.who.id).await {
        Ok(all) => match all.into_iter().find(|session| session.hash == hash) {
            Some(session) => people.sign_out(&asker.who.id, &session.handle).await,
            None => Ok(()),
        },
        Err(error) => Err(error),
    };
    if ended.is_err() {
        return site.unkept(&visitor);
    }
    // Lines that are open look whether they may stay.
    site.meetings.end(&asker.who.id, None);
    let mut response = site.go(&visitor, "/");
    if let Some(cookie) = Guests::forgotten() {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}
