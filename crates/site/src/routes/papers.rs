//! Terms and privacy.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;

use crate::asker::Asker;
use crate::pages::paper;
use crate::state::Site;

pub(crate) async fn terms(State(site): State<Arc<Site>>, asker: Asker) -> Response {
    let text = site.papers.terms(asker.who.lang).map(str::to_owned);
    written(&site, &asker, "foot-terms", text).await
}

pub(crate) async fn privacy(State(site): State<Arc<Site>>, asker: Asker) -> Response {
    let text = site.papers.privacy(asker.who.lang).map(str::to_owned);
    written(&site, &asker, "foot-privacy", text).await
}

async fn written(site: &Site, asker: &Asker, title: &str, text: Option<String>) -> Response {
    let visitor = site.visitor(asker, None).await;
    match text {
        Some(text) => {
            let page = paper::whole(&visitor.context(), &visitor.words.word(title), &text);
            site.page(&visitor, StatusCode::OK, page.into_string())
        }
        None => site.wrong(&visitor, StatusCode::NOT_FOUND, "no-page"),
    }
}
