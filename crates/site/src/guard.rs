//! What every request must pass: origin, rate, headers against misuse.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Instant;

use axum::extract::Request;
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// The largest body anybody may send: a form, never a file.
pub const LARGEST_BODY: usize = 64 << 10;

/// No inline script, no inline style, nothing from elsewhere, no frames.
const POLICY: &str =
    "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'";

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

/// Requests a person may send at once, and how many more each second.
const BURST: f64 = 60.0;
const EACH_SECOND: f64 = 15.0;

/// The same for questions for advice, each of which keeps a core busy for a second.
const ADVICE_BURST: f64 = 12.0;
const ADVICE_EACH_SECOND: f64 = 0.5;

/// Counts what each person changes.
pub struct Rates {
    burst: f64,
    each_second: f64,
    buckets: Mutex<HashMap<String, (f64, Instant)>>,
}

impl Default for Rates {
    fn default() -> Self {
        Self { burst: BURST, each_second: EACH_SECOND, buckets: Mutex::default() }
    }
}

impl Rates {
    /// For advice.
    #[must_use]
    pub fn of_advice() -> Self {
        Self { burst: ADVICE_BURST, each_second: ADVICE_EACH_SECOND, ..Self::default() }
    }

    /// Whether this person may change something now.
    pub fn allow(&self, person: &str) -> bool {
        let Ok(mut buckets) = self.buckets.lock() else { return true };
        let now = Instant::now();
        if buckets.len() > 100_000 {
            // Full buckets are forgotten: whoever has not asked for a while starts anew.
            buckets
                .retain(|_, (_, at)| now.duration_since(*at).as_secs_f64() < self.burst / self.each_second);
        }
        let (left, at) = buckets.entry(person.to_owned()).or_insert((self.burst, now));
        *left = (*left + now.duration_since(*at).as_secs_f64() * self.each_second).min(self.burst);
        *at = now;
        if *left < 1.0 {
            return false;
        }
        *left -= 1.0;
        true
    }
}

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

    #[test]
    fn a_flood_is_held_back_and_others_are_not() {
        let rates = Rates::default();
        let allowed = (0..200).filter(|_| rates.allow("flood")).count();
        assert!((60..100).contains(&allowed), "{allowed}");
        assert!(rates.allow("calm"));
    }
}
