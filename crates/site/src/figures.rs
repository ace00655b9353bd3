//! Where what is counted can be asked for: at an address of its own (`--metrics`), so that a proxy cannot pass it on by mistake.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;

use crate::state::Site;

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
    let up = site.health.check(site.tables.store().as_ref()).await.is_ok();
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    match site.metrics.text(site.tables.in_memory(), site.limits.streams(), up) {
        Some(text) => ([(CONTENT_TYPE, kind)], text).into_response(),
        None => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
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
