//! Who I am: name, account, sessions, data.

use std::sync::Arc;

use axum::extract::{Form, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, HOST, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use house::accounts::{Refused, hash};
use house::names;

use super::sign_in::device;
use crate::asker::Asker;
use crate::identity::Guests;
use crate::limits::Kind;
use crate::pages::Context;
use crate::pages::me::{MePage, whole};
use crate::pages::signals::Signals;
use crate::state::Site;
use crate::visitor::{Fields, Visitor};

type Shared = State<Arc<Site>>;

/// What was done, as the address says it: the section, and the message.
const DONE: [(&str, &str, &str); 6] = [
    ("saved", "name", "me-saved"),
    ("kept", "keep", "me-kept-now"),
    ("password", "keep", "me-password-saved"),
    ("ended", "where", "session-ended"),
    ("listed", "page", "me-saved"),
    ("remarks", "remarks", "me-saved"),
];

/// What a page of settings says besides what is always there.
#[derive(Default)]
struct Said {
    done: Option<(&'static str, &'static str)>,
    fault: Option<(&'static str, String)>,
    link: Option<String>,
    /// Why an address is not called: a message.
    uncalled: Option<String>,
}

async fn show(site: &Site, visitor: &Visitor, status: StatusCode, said: Said) -> Response {
    let person = &visitor.person;
    let sessions = match person.has_account() {
        false => Ok(Vec::new()),
        true => site.tables.store().people().sessions(&person.id).await,
    };
    let Ok(sessions) = sessions else {
        return site.unkept(visitor);
    };
    let listed = match site.tables.store().results().faces(vec![person.id.clone()]).await {
        Ok(faces) => faces.first().is_some_and(|face| face.listed),
        Err(_) => return site.unkept(visitor),
    };
    let this = person.session.as_deref().map(hash);
    let mut sessions: Vec<_> = sessions
        .into_iter()
        .map(|session| {
            let own = Some(&session.hash) == this.as_ref();
            (session, own)
        })
        .collect();
    sessions.sort_by_key(|(_, own)| !own);
    let hook = match person.id.as_str() {
        "" => Ok(None),
        id => site.tables.store().signals().hook(id).await,
    };
    let Ok(hook) = hook else {
        return site.unkept(visitor);
    };
    let Ok(remarks) = site.stances(&person.id).await else {
        return site.unkept(visitor);
    };
    let progress = match site.progress(visitor).await {
        Ok(progress) => progress,
        Err(response) => return response,
    };
    let solvers = match person.id.as_str() {
        "" => Ok(Vec::new()),
        id => site.tables.store().puzzles().solvers(id).await,
    };
    let Ok(solvers) = solvers else {
        return site.unkept(visitor);
    };
    let context = Context { here: "/me", ..visitor.context() };
    let page = MePage {
        context: &context,
        profile: person.profile.as_ref(),
        to_keep: names::to_keep(&visitor.name, &person.id),
        sessions,
        signals: Signals { hook: hook.as_ref(), fault: said.uncalled.as_deref() },
        link: said.link,
        done: said.done,
        fault: said.fault,
        listed,
        progress: &progress,
        solvers: &solvers,
        remarks,
        now: site.tables.clock().now(),
    };
    site.page(visitor, status, whole(&page).into_string())
}

/// The page again, with what is wrong.
async fn wrong(site: &Site, visitor: &Visitor, section: &'static str, refused: &Refused) -> Response {
    let (status, why) = site.refused(visitor, refused);
    show(site, visitor, status, Said { fault: Some((section, why)), ..Said::default() }).await
}

pub(crate) async fn page(State(site): Shared, Query(query): Query<Fields>, asker: Asker) -> Response {
    let visitor = site.visitor(&asker, None).await;
    let done = DONE.iter().find(|(key, ..)| query.contains_key(*key)).map(|(_, at, said)| (*at, *said));
    let uncalled = query.get("fault").cloned();
    show(&site, &visitor, StatusCode::OK, Said { done, uncalled, ..Said::default() }).await
}

/// Whoever may change something about themselves now.
async fn asks(site: &Site, asker: &Asker) -> Result<Visitor, Response> {
    site.limits.allow(Kind::Account, asker).map_err(|wait| wait.response(asker.who.lang))?;
    Ok(site.visitor(asker, None).await)
}

pub(crate) async fn rename(
    State(site): Shared,
    asker: Asker,
    Form(form): Form<Fields>,
) -> Result<Response, Response> {
    let visitor = asks(&site, &asker).await?;
    let name = form.get("name").map_or("", String::as_str);
    match site.accounts.rename(&visitor.person.id, visitor.person.has_account(), name).await {
        Ok(_) => Ok(site.go(&visitor, "/me?saved=1")),
        Err(refused) => Err(wrong(&site, &visitor, "name", &refused).await),
    }
}

/// An account, by a password or by a link. The answer to the second is the page itself, because it shows the link once.
pub(crate) async fn keep(
    State(site): Shared,
    asker: Asker,
    headers: HeaderMap,
    Form(form): Form<Fields>,
) -> Result<Response, Response> {
    let visitor = asks(&site, &asker).await?;
    if visitor.person.has_account() {
        return Ok(site.go(&visitor, "/me"));
    }
    let field = |name: &str| form.get(name).map_or("", String::as_str);
    let (person, device) = (visitor.person.id.clone(), device(&headers));
    let kept = if field("how") == "link" {
        site.accounts
            .keep_with_link(&person, field("name"), &device)
            .await
            .map(|(signed, key)| (signed, Some(key)))
    } else {
        let kept = site.accounts.keep_with_password(&person, field("name"), field("password"), &device);
        kept.await.map(|signed| (signed, None))
    };
    let (signed, key) = match kept {
        Ok(kept) => kept,
        Err(refused) => return Err(wrong(&site, &visitor, "keep", &refused).await),
    };
    // From now on the cookie of the guest opens nothing; lines that are open come again with the new one.
    site.meetings.end(&person, None);
    let Some(key) = key else { return Ok(site.signed_in(&visitor, &signed, "/me?kept=1#keep")) };
    let mut person = visitor.person.clone();
    (person.session, person.new) = (Some(signed.secret.clone()), false);
    site.recognise(&mut person).await;
    let visitor = Visitor { name: person.name().to_owned(), person, ..visitor };
    let said = Said {
        done: Some(("keep", "me-kept-now")),
        link: Some(address(&asker, &headers, &key)),
        ..Said::default()
    };
    let mut response = show(&site, &visitor, StatusCode::OK, said).await;
    if let Some(cookie) = site.guests.session(&signed) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(response)
}

/// The whole address of a recovery link.
fn address(asker: &Asker, headers: &HeaderMap, key: &str) -> String {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    format!("{}://{host}/recover?key={key}", if asker.secure { "https" } else { "http" })
}

/// Whoever has an account, with its session.
#[expect(clippy::result_large_err, reason = "the answer itself, which is given at once")]
fn account<'a>(
    site: &Site,
    visitor: &'a Visitor,
) -> Result<(&'a house::store::people::Profile, &'a str), Response> {
    match (&visitor.person.profile, &visitor.person.session) {
        (Some(profile), Some(session)) if profile.has_account() => Ok((profile, session)),
        _ => Err(site.go(visitor, "/me")),
    }
}

pub(crate) async fn password(
    State(site): Shared,
    asker: Asker,
    Form(form): Form<Fields>,
) -> Result<Response, Response> {
    let visitor = asks(&site, &asker).await?;
    let (profile, session) = account(&site, &visitor)?;
    let field = |name: &str| form.get(name).map_or("", String::as_str);
    tries(&site, &asker, &profile.name)?;
    match site.accounts.set_password(profile, field("old"), field("password"), &hash(session)).await {
        Ok(()) => {
            site.meetings.end(&profile.id, Some(session));
            Ok(site.go(&visitor, "/me?password=1#keep"))
        }
        Err(refused) => Err(wrong(&site, &visitor, "keep", &refused).await),
    }
}

/// A password that is asked for again counts like one that is tried from outside.
#[expect(clippy::result_large_err, reason = "the answer itself, which is given at once")]
fn tries(site: &Site, asker: &Asker, name: &str) -> Result<(), Response> {
    site.limits.sign_in(Some(&names::skeleton(name)), asker).map_err(|wait| wait.response(asker.who.lang))
}

pub(crate) async fn link(
    State(site): Shared,
    asker: Asker,
    headers: HeaderMap,
) -> Result<Response, Response> {
    let visitor = asks(&site, &asker).await?;
    let (profile, _) = account(&site, &visitor)?;
    match site.accounts.new_link(profile).await {
        Ok(key) => {
            let mut person = visitor.person.clone();
            site.recognise(&mut person).await;
            let visitor = Visitor { person, ..visitor };
            let link = Some(address(&asker, &headers, &key));
            Ok(show(&site, &visitor, StatusCode::OK, Said { link, ..Said::default() }).await)
        }
        Err(refused) => Err(wrong(&site, &visitor, "keep", &refused).await),
    }
}

/// Ends another session, or all others.
pub(crate) async fn sign_out_elsewhere(
    State(site): Shared,
    asker: Asker,
    Form(form): Form<Fields>,
) -> Result<Response, Response> {
    let visitor = site.visitor(&asker, None).await;
    let (profile, session) = account(&site, &visitor)?;
    let people = site.tables.store().people();
    let ended = match form.get("session").map_or("", String::as_str) {
        "others" => people.sign_out_all(&profile.id, Some(&hash(session))).await,
        handle => people.sign_out(&profile.id, handle).await,
    };
    match ended {
        Ok(()) => {
            // Lines of all others come again; those whose session still holds stay who they are.
            site.meetings.end(&profile.id, Some(session));
            Ok(site.go(&visitor, "/me?ended=1#where"))
        }
        Err(error) => Err(wrong(&site, &visitor, "where", &error.into()).await),
    }
}

/// Everything that is kept of whoever asks, in one file.
pub(crate) async fn data(State(site): Shared, asker: Asker) -> Result<Response, Response> {
    let visitor = asks(&site, &asker).await?;
    let person = &visitor.person;
    let told = house::desk::data(site.tables.store().as_ref(), &person.id, person.profile.as_ref()).await;
    let text = told.ok().and_then(|told| serde_json::to_string_pretty(&told).ok());
    let Some(text) = text else {
        return Err(site.unkept(&visitor));
    };
    let mut response = text.into_response();
    for (name, value) in [
        (CONTENT_TYPE, "application/json"),
        (CONTENT_DISPOSITION, "attachment; filename=\"palatine.json\""),
        (CACHE_CONTROL, "no-store"),
    ] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    Ok(response)
}

pub(crate) async fn delete(
    State(site): Shared,
    asker: Asker,
    Form(form): Form<Fields>,
) -> Result<Response, Response> {
    let visitor = asks(&site, &asker).await?;
    let person = &visitor.person;
    if form.get("sure").map(String::as_str) != Some("yes") || person.id.is_empty() {
        return Ok(site.go(&visitor, "/me#data"));
    }
    let profile = person.profile.as_ref().filter(|profile| profile.has_account());
    if let Some(profile) = profile {
        tries(&site, &asker, &profile.name)?;
    }
    let password = form.get("old").map_or("", String::as_str);
    match site.accounts.delete(&person.id, profile, password).await {
        Ok(()) => {
            site.meetings.end(&person.id, None);
            let mut response = site.go(&visitor, "/");
            response.headers_mut().remove(SET_COOKIE);
            if let Some(cookie) = Guests::forgotten() {
                response.headers_mut().append(SET_COOKIE, cookie);
            }
            Ok(response)
        }
        Err(refused) => Err(wrong(&site, &visitor, "data", &refused).await),
    }
}
