//! Live updates: server-sent events.
//!
//! A push is a patch, made once for all who need it. The stream as a whole is not compressed, because a compressor for each
//! viewer would cost more memory than everything else; a push that does not fit into one packet is packed by itself, once.

use std::cell::RefCell;
use std::pin::Pin;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes};
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderName};
use axum::response::Response;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::{Compress, Compression, FlushCompress, Status};
use futures_core::Stream;
use tokio::sync::mpsc;

/// One event, as bytes. The data is one line: JSON has no line breaks.
#[must_use]
pub fn event(name: &str, data: &str) -> Bytes {
    debug_assert!(!data.contains(['\n', '\r']));
    Bytes::from(format!("event: {name}\ndata: {data}\n\n"))
}

/// What fits into one packet is not packed.
const PACKET: usize = 1_300;

/// One event, packed if it is large: then it is called `pack`, and its data are those of a `push`, deflated and in base 64.
#[must_use]
pub fn push(data: &str) -> Bytes {
    if data.len() <= PACKET {
        return event("push", data);
    }
    let mut packed = Vec::with_capacity(data.len() / 2 + 64);
    // A packer has a quarter of a megabyte to make ready: each thread keeps its own.
    let done = PACKER.with_borrow_mut(|packer| {
        packer.reset();
        packer.compress_vec(data.as_bytes(), &mut packed, FlushCompress::Finish)
    });
    match done {
        Ok(Status::StreamEnd) => event("pack", &STANDARD.encode(packed)),
        // What does not get smaller has no room.
        _ => event("push", data),
    }
}

thread_local! {
    static PACKER: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(PACKING), false));
}

/// How hard to pack: what is quick, and a quarter of the size.
const PACKING: u32 = 2;

/// The response whose body the receiver fills.
#[must_use]
pub fn response(chunks: mpsc::Receiver<Bytes>) -> Response {
    let mut response = Response::new(Body::from_stream(Chunks(chunks)));
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    // nginx would wait until it has a buffer full.
    headers.insert(HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
    response
}

struct Chunks(mpsc::Receiver<Bytes>);

impl Stream for Chunks {
    type Item = Result<Bytes, std::convert::Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.0.poll_recv(context).map(|chunk| chunk.map(Ok))
    }
}
