//! What is counted, for Prometheus: how many and how long, and nothing about anybody. It has an address of its own
//! (`--metrics`), so that a proxy cannot pass it on by mistake.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::Method;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

use crate::state::Site;

/// What a request was: of a few kinds, never an address.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Asked {
    kind: &'static str,
    status: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct OfKind {
    kind: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Outcome {
    outcome: &'static str,
}

/// All counters.
pub struct Metrics {
    requests: Family<Asked, Counter>,
    seconds: Family<OfKind, Histogram, fn() -> Histogram>,
    sign_ins: Family<Outcome, Counter>,
    tables: Gauge,
    streams: Gauge,
    up: Gauge,
    registry: Registry,
}

/// From a millisecond to ten seconds.
fn durations() -> Histogram {
    Histogram::new([0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0])
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("palatine");
        let requests = Family::default();
        let seconds: Family<OfKind, Histogram, fn() -> Histogram> = Family::new_with_constructor(durations);
        let (sign_ins, tables, streams, up) =
            (Family::default(), Gauge::default(), Gauge::default(), Gauge::default());
        registry.register("requests", "Requests that were answered", requests.clone());
        registry.register_with_unit("request", "Until the answer begins", Unit::Seconds, seconds.clone());
        registry.register("sign_ins", "Passwords and links that were tried", sign_ins.clone());
        registry.register("tables_in_memory", "Tables with an owner", tables.clone());
        registry.register("streams_open", "Pages that follow a table", streams.clone());
        registry.register("store_up", "Whether a change could be kept", up.clone());
        Self { requests, seconds, sign_ins, tables, streams, up, registry }
    }
}

impl Metrics {
    fn asked(&self, kind: &'static str, status: u16, took: Duration) {
        let status = match status {
            ..300 => "2xx",
            300..400 => "3xx",
            429 => "429",
            400..500 => "4xx",
            _ => "5xx",
        };
        self.requests.get_or_create(&Asked { kind, status }).inc();
        self.seconds.get_or_create(&OfKind { kind }).observe(took.as_secs_f64());
    }

    /// Somebody has tried to sign in.
    pub fn signed_in(&self, right: bool) {
        let outcome = if right { "right" } else { "wrong" };
        self.sign_ins.get_or_create(&Outcome { outcome }).inc();
    }
}

/// Counts every request.
pub async fn count(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let kind = if path.starts_with("/static/") {
        "file"
    } else if path.ends_with("/live") {
        "live"
    } else if request.method() == Method::GET || request.method() == Method::HEAD {
        "page"
    } else if path.ends_with("/move") {
        "move"
    } else {
        "change"
    };
    let began = std::time::Instant::now();
    let response = next.run(request).await;
    site.metrics.asked(kind, response.status().as_u16(), began.elapsed());
    response
}

/// All figures, as they stand.
async fn figures(State(site): State<Arc<Site>>) -> Response {
    let metrics = &site.metrics;
    let whole = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    metrics.tables.set(whole(site.tables.in_memory()));
    metrics.streams.set(whole(site.limits.streams()));
    metrics.up.set(i64::from(site.health.check(site.tables.store().as_ref()).await.is_ok()));
    let mut text = String::new();
    match prometheus_client::encoding::text::encode(&mut text, &metrics.registry) {
        Ok(()) => {
            let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
            ([(CONTENT_TYPE, kind)], text).into_response()
        }
        Err(_) => axum::http::StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// Serves the figures on a listener of their own, as long as the house is open.
pub async fn serve(site: Arc<Site>, listener: tokio::net::TcpListener) {
    let mut closing = site.closing.subscribe();
    let settings = crate::net::Settings::default();
    let trust = crate::asker::Trust::nobody();
    let router = Router::new().route("/metrics", get(figures)).with_state(site);
    let stop = async move { drop(closing.wait_for(|closing| *closing).await) };
    crate::net::serve(listener, router, settings, trust, stop).await;
}

/// A listener for the figures.
pub async fn listen(address: SocketAddr) -> std::io::Result<tokio::net::TcpListener> {
    tokio::net::TcpListener::bind(address).await
}
