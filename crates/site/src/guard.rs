//! What every request must pass: who asks, how much they ask for, origin, a whole body, headers against misuse.

use std::sync::Arc;

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::{Extensions, HeaderMap, HeaderValue, Method, StatusCode, Version};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use game::Lang;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{Predicate, SizeAbove};

use crate::asker::{self, Asker};
use crate::identity::language_cookie;
use crate::limits::Kind;
use crate::state::Site;

/// The largest body anybody may send: a form, never a file.
pub const LARGEST_BODY: usize = 64 << 10;

/// The largest where a file is brought. It is larger than any file that is read, so that whoever brings one too large is told so by
/// the page.
pub const LARGEST_UPLOAD: usize = 2 << 20;

/// No inline script, no inline style, nothing from elsewhere, no frames.
const POLICY: &str =
    "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'";

/// Finds out who asks, before anything else. Cookies that go out over TLS are for TLS only.
pub async fn introduce(State(site): State<Arc<Site>>, mut request: Request, next: Next) -> Response {
    let asker = asker::find(&site.guests, &site.options.trust, &mut request);
    let secure = asker.secure;
    request.extensions_mut().insert(asker);
    let mut response = next.run(request).await;
    if secure {
        let cookies: Vec<HeaderValue> =
            response.headers().get_all(header::SET_COOKIE).iter().cloned().collect();
        response.headers_mut().remove(header::SET_COOKIE);
        for cookie in cookies {
            let marked =
                HeaderValue::from_bytes(&[cookie.as_bytes(), b"; Secure"].concat()).unwrap_or(cookie);
            response.headers_mut().append(header::SET_COOKIE, marked);
        }
    }
    response
}

/// `?lang=it` on any page chooses the language and comes back to the same address without it.
pub async fn language(request: Request, next: Next) -> Response {
    match switch(&request) {
        Some(response) => response,
        None => next.run(request).await,
    }
}

fn switch(request: &Request) -> Option<Response> {
    let query = request.uri().query().filter(|_| request.method() == Method::GET)?;
    let lang = query.split('&').find_map(|pair| Lang::from_code(pair.strip_prefix("lang=")?))?;
    let rest: Vec<&str> = query.split('&').filter(|pair| !pair.starts_with("lang=")).collect();
    // An address that begins with two slashes would lead to another house.
    let path = request.uri().path().trim_start_matches(['/', '\\']);
    let mark = if rest.is_empty() { "" } else { "?" };
    let mut response = StatusCode::SEE_OTHER.into_response();
    let back = HeaderValue::from_str(&format!("/{path}{mark}{}", rest.join("&"))).ok()?;
    response.headers_mut().insert(header::LOCATION, back);
    response.headers_mut().append(header::SET_COOKIE, language_cookie(lang)?);
    Some(response)
}

/// Holds back who asks for too much.
pub async fn hold(State(site): State<Arc<Site>>, asker: Asker, request: Request, next: Next) -> Response {
    let looks = request.method() == Method::GET || request.method() == Method::HEAD;
    let kind = if looks { Kind::Page } else { Kind::Change };
    match site.limits.allow(kind, &asker) {
        Ok(()) => next.run(request).await,
        Err(wait) => wait.response(asker.who.lang),
    }
}

/// Adds the headers that every answer has.
pub async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let fixed = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ];
    for (name, value) in fixed {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    let kind = response.headers().get(header::CONTENT_TYPE);
    if kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/event-stream")) {
        // A proxy that gathers bytes before it passes them on would keep a move from the players.
        response.headers_mut().insert("x-accel-buffering", HeaderValue::from_static("no"));
    }
    response
}

/// A change is accepted only from a page of our own: the browser says where it comes from.
pub async fn origin(request: Request, next: Next) -> Response {
    if request.method() != Method::GET && request.method() != Method::HEAD && !same_origin(request.headers())
    {
        return (StatusCode::FORBIDDEN, "This request does not come from a page of this site.\n")
            .into_response();
    }
    next.run(request).await
}

fn same_origin(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(host) = text("host") else { return false };
    match (text("origin"), text("sec-fetch-site")) {
        (Some(origin), _) => origin.split_once("://").is_some_and(|(_, from)| from == host),
        (None, Some(site)) => site == "same-origin",
        (None, None) => false,
    }
}

/// Waits for the whole body of a change before anything else is done for it, and not for ever. Then the change runs to its
/// end, even if whoever sent it goes away: nothing is left half done.
pub async fn body(State(site): State<Arc<Site>>, asker: Asker, request: Request, next: Next) -> Response {
    if request.method() == Method::GET || request.method() == Method::HEAD {
        return next.run(request).await;
    }
    let lang = asker.who.lang;
    let refuse = |status: StatusCode, id: &str| {
        // The rest of the body is not read, so nothing else can come on this connection.
        (status, [(header::CONNECTION, "close")], crate::words(None, lang).word(id)).into_response()
    };
    let (parts, body) = request.into_parts();
    let most = if parts.uri.path() == "/import" { LARGEST_UPLOAD } else { LARGEST_BODY };
    let body = match tokio::time::timeout(site.options.net.body, to_bytes(body, most)).await {
        Ok(Ok(body)) => body,
        Ok(Err(_)) => return refuse(StatusCode::PAYLOAD_TOO_LARGE, "too-large"),
        Err(_) => return refuse(StatusCode::REQUEST_TIMEOUT, "too-slow"),
    };
    let answer = tokio::spawn(next.run(Request::from_parts(parts, Body::from(body))));
    answer.await.unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

/// Compresses pages and data. Files of the program come compressed, live streams see to it themselves, and everything else
/// is small or compressed by its nature.
pub fn compression() -> CompressionLayer<impl Predicate> {
    let packs = |_: StatusCode, _: Version, headers: &HeaderMap, _: &Extensions| {
        let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        ["text/html", "application/json"].contains(&kind.split(';').next().unwrap_or_default().trim())
    };
    CompressionLayer::new().compress_when(SizeAbove::new(SMALL).and(packs))
}

/// What fits into one packet anyway is not compressed.
const SMALL: u64 = 1_024;

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
            .collect()
    }

    #[test]
    fn only_our_own_pages_may_change_things() {
        assert!(same_origin(&headers(&[("host", "a:1"), ("origin", "http://a:1")])));
        assert!(!same_origin(&headers(&[("host", "a:1"), ("origin", "http://b:1")])));
        assert!(!same_origin(&headers(&[("host", "a:1"), ("origin", "null")])));
        assert!(same_origin(&headers(&[("host", "a:1"), ("sec-fetch-site", "same-origin")])));
        assert!(!same_origin(&headers(&[("host", "a:1"), ("sec-fetch-site", "cross-site")])));
        assert!(!same_origin(&headers(&[("host", "a:1")])));
    }
}
