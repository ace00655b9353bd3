//! Style sheets, scripts, fonts: parts of the program.

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::boards;

macro_rules! files { ($($name:literal),* $(,)?) => {
    [$(($name, include_bytes!(concat!("../../static/", $name)).as_slice())),*]
} }

const FILES: [(&str, &[u8]); 15] = files![
    "fonts.css",
    "tokens.css",
    "site.css",
    "pages.css",
    "table.css",
    "site.js",
    "play.js",
    "idiomorph.js",
    "icon.svg",
    "fonts/spectral-latin-400-normal.woff2",
    "fonts/spectral-latin-600-normal.woff2",
    "fonts/spectral-latin-700-normal.woff2",
    "fonts/inter-latin-400-normal.woff2",
    "fonts/inter-latin-600-normal.woff2",
    "fonts/inter-latin-700-normal.woff2",
];

pub(crate) async fn statics(Path(file): Path<String>) -> Response {
    let sheet =
        file.strip_prefix("boards/").and_then(|name| name.strip_suffix(".css")).and_then(boards::board);
    if let Some(board) = sheet {
        return serve("board.css", board.style().as_bytes());
    }
    match FILES.iter().find(|(name, _)| *name == file) {
        Some((name, bytes)) => serve(name, bytes),
        None => (StatusCode::NOT_FOUND, "There is no such file.\n").into_response(),
    }
}

fn serve(name: &str, bytes: &[u8]) -> Response {
    let kind = match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "font/woff2",
    };
    let mut response = bytes.to_vec().into_response();
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    // Fonts never change; the rest may with the next version, and is small.
    let keep = if name.starts_with("fonts/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static(keep));
    response
}
