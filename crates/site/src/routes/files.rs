//! What is no page: style sheets, scripts, fonts, and whether the house is well.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};

use crate::assets;
use crate::state::Site;

pub(crate) async fn statics(Path(file): Path<String>, headers: HeaderMap) -> Response {
    let missing = || (StatusCode::NOT_FOUND, "There is no such file.\n").into_response();
    assets::serve(&file, &headers).unwrap_or_else(missing)
}

pub(crate) async fn healthz(State(site): State<Arc<Site>>) -> Response {
    match site.health.check(site.tables.store().as_ref()).await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")).into_response(),
    }
}
