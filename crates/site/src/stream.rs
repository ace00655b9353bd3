//! Live updates: server-sent events, compressed by one compressor a stream, so that a whole board costs a few hundred
//! bytes.

use std::io::Write as _;
use std::pin::Pin;
use std::task::{Context, Poll};

use axum::body::Body;
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE};
use axum::response::Response;
use futures_core::Stream;
use tokio::sync::mpsc;

/// Writes events as bytes, compressed where the browser can read that.
pub struct Events {
    encoder: Option<zstd::stream::write::Encoder<'static, Vec<u8>>>,
}

impl Events {
    /// For a browser that sent these headers.
    #[must_use]
    pub fn new(headers: &HeaderMap) -> Self {
        let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let wants = accepted.split(',').any(|part| part.trim().split(';').next() == Some("zstd"));
        let encoder = wants.then(|| {
            let mut encoder = zstd::stream::write::Encoder::new(Vec::new(), 3).ok()?;
            // The window holds the last few boards; more would only cost memory for every viewer.
            encoder.window_log(18).ok()?;
            Some(encoder)
        });
        Self { encoder: encoder.flatten() }
    }

    /// One event, as bytes that can be read at once.
    pub fn event(&mut self, name: &str, data: &str) -> Vec<u8> {
        let mut text = format!("event: {name}\n");
        for line in data.split(['\n', '\r']) {
            text.push_str("data: ");
            text.push_str(line);
            text.push('\n');
        }
        text.push('\n');
        let Some(encoder) = &mut self.encoder else { return text.into_bytes() };
        // Writing into memory does not fail.
        let _ = encoder.write_all(text.as_bytes()).and_then(|()| encoder.flush());
        std::mem::take(encoder.get_mut())
    }

    /// The response whose body the receiver fills.
    #[must_use]
    pub fn response(&self, chunks: mpsc::Receiver<Vec<u8>>) -> Response {
        let mut response = Response::new(Body::from_stream(Chunks(chunks)));
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, axum::http::HeaderValue::from_static("text/event-stream"));
        headers.insert(CACHE_CONTROL, axum::http::HeaderValue::from_static("no-store"));
        if self.encoder.is_some() {
            headers.insert(CONTENT_ENCODING, axum::http::HeaderValue::from_static("zstd"));
        }
        response
    }
}

struct Chunks(mpsc::Receiver<Vec<u8>>);

impl Stream for Chunks {
    type Item = Result<Vec<u8>, std::convert::Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.0.poll_recv(context).map(|chunk| chunk.map(Ok))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_board_costs_a_few_bytes() {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_ENCODING, "gzip, zstd".parse().unwrap());
        let mut events = Events::new(&headers);
        let board: String = (0..4_000).map(|n| format!("<g id=s{n}>{}</g>", n * 7919 % 1000)).collect();
        let first = events.event("page", &board);
        let second = events.event("page", &board.replace("<g id=s77>", "<g id=s77 class=last>"));
        assert!(second.len() < 400, "{} after {}", second.len(), first.len());
        let whole = zstd::stream::decode_all(&[first, second].concat()[..]);
        // The stream is open, so the decoder misses only its end.
        assert!(whole.is_err() || whole.is_ok_and(|text| text.len() > 2 * board.len()));
    }

    #[test]
    fn lines_stay_within_their_event() {
        let mut events = Events::new(&HeaderMap::new());
        assert_eq!(events.event("page", "a\nb"), b"event: page\ndata: a\ndata: b\n\n");
    }
}
