//! Connections: who may come in, how long a connection may say nothing, and how the house closes.
//!
//! Every connection is in one of three phases: a header is awaited, a request is being answered, or the last answer has gone
//! out and nothing is asked. A sweep looks at all of them several times in the shortest time-out and ends those that have
//! waited too long or whose reader does not read. When there is no room, the one that has waited longest makes room for the
//! newcomer; one that is being answered never does. So half-sent headers cost their sender his own places and nobody else's.
//!
//! When the house closes nobody else comes in, connections without a request end at once, running requests may end, and at
//! the deadline everything left is dropped: nobody can keep the house from closing.

use std::collections::HashMap;
use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::{Request, Response};
use http_body::{Frame, SizeHint};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, watch};
use tokio::task::JoinSet;
use tower_service::Service as _;

use crate::asker::{Peer, Trust, counted};

/// How long and how many.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Until a whole header has come.
    pub header: Duration,
    /// Until the next request on a connection that was used.
    pub idle: Duration,
    /// Until a reader takes something of what is sent to him.
    pub unread: Duration,
    /// Until a whole body has come.
    pub body: Duration,
    /// Until everything is dropped when the house closes.
    pub deadline: Duration,
    /// Connections in all; fewer if the system allows fewer open files.
    pub connections: usize,
    /// Connections from one address that is not a trusted proxy. The house takes it from its limits.
    pub by_address: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            header: Duration::from_secs(10),
            // A little longer than most proxies keep a connection, so that the proxy and not we end it.
            idle: Duration::from_secs(75),
            unread: Duration::from_secs(60),
            body: Duration::from_secs(30),
            deadline: Duration::from_secs(5),
            connections: 16_384,
            by_address: 256,
        }
    }
}

impl Settings {
    /// How often connections are looked at: what is due ends at most an eighth late.
    fn sweep(&self) -> Duration {
        let shortest = self.header.min(self.idle).min(self.unread);
        (shortest / 8).clamp(Duration::from_millis(10), Duration::from_secs(1))
    }
}

/// The largest header, and what is kept for one connection before it is sent.
const BUFFER: usize = 64 << 10;

/// Files that are not connections: the store, the log, and room to open some.
const OTHER_FILES: usize = 128;

/// After closing began, a connection without a request may finish sending what it has for that long.
const GRACE: Duration = Duration::from_millis(50);

/// Lets this process open as many files as the system allows it, and says how many. Every connection is one, and many systems
/// start with 1,024.
pub fn open_files() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    let most = Rlimit { current: limit.maximum, maximum: limit.maximum };
    if limit.current != limit.maximum && setrlimit(Resource::Nofile, most).is_ok() {
        limit = most;
    }
    limit.current.map_or(usize::MAX, |files| usize::try_from(files).unwrap_or(usize::MAX))
}

/// What a connection is doing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// A header is awaited: it is new, or something of the next one has come.
    Header,
    /// A request is being answered.
    Busy,
    /// Nothing is asked.
    Idle,
}

/// One connection.
struct Line {
    number: u64,
    address: IpAddr,
    state: Mutex<LineState>,
    /// Told when it must end.
    end: Notify,
}

struct LineState {
    phase: Phase,
    since: Instant,
    /// Since when the reader has taken nothing, while there is something.
    unread: Option<Instant>,
}

impl Line {
    fn state(&self) -> MutexGuard<'_, LineState> {
        lock(&self.state)
    }

    fn now(&self, phase: Phase) {
        let mut state = self.state();
        (state.phase, state.since) = (phase, Instant::now());
    }

    /// Since when it has been without a request.
    fn waits(&self) -> Option<Instant> {
        let state = self.state();
        (state.phase != Phase::Busy).then_some(state.since)
    }

    /// Whether nothing is under way on it: neither a request nor the end of an answer.
    fn done(&self) -> bool {
        let state = self.state();
        state.phase != Phase::Busy && state.unread.is_none() && state.since.elapsed() >= GRACE
    }

    fn overdue(&self, settings: &Settings, now: Instant) -> bool {
        let state = self.state();
        let passed = |since: Instant, time| now.saturating_duration_since(since) >= time;
        let waited = match state.phase {
            Phase::Header => passed(state.since, settings.header),
            Phase::Idle => passed(state.since, settings.idle),
            Phase::Busy => false,
        };
        waited || state.unread.is_some_and(|since| passed(since, settings.unread))
    }
}

/// Nothing is half done under these locks, so a poisoned one is as good as any.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// All connections.
#[derive(Default)]
struct Lines {
    all: HashMap<u64, Arc<Line>>,
    by_address: HashMap<IpAddr, usize>,
    next: u64,
}

impl Lines {
    /// A place for a connection from this address, or nothing if there is none: all others are being answered.
    fn admit(&mut self, address: IpAddr, trusted: bool, settings: &Settings) -> Option<Arc<Line>> {
        let from_there = self.by_address.get(&address).copied().unwrap_or(0);
        if !trusted && from_there >= settings.by_address {
            self.make_room(|line| line.address == address)?;
        }
        if self.all.len() >= settings.connections {
            self.make_room(|_| true)?;
        }
        let state = LineState { phase: Phase::Header, since: Instant::now(), unread: None };
        let line =
            Arc::new(Line { number: self.next, address, state: Mutex::new(state), end: Notify::new() });
        self.next += 1;
        self.all.insert(line.number, line.clone());
        *self.by_address.entry(address).or_insert(0) += 1;
        Some(line)
    }

    /// Ends the one of these that has been without a request for longest.
    fn make_room(&mut self, of: impl Fn(&Line) -> bool) -> Option<()> {
        let waiting = self.all.values().filter(|line| of(line));
        let (_, number) = waiting.filter_map(|line| Some((line.waits()?, line.number))).min()?;
        self.end(number);
        Some(())
    }

    fn end(&mut self, number: u64) {
        if let Some(line) = self.remove(number) {
            line.end.notify_one();
        }
    }

    fn remove(&mut self, number: u64) -> Option<Arc<Line>> {
        let line = self.all.remove(&number)?;
        if let Some(count) = self.by_address.get_mut(&line.address) {
            *count -= 1;
            if *count == 0 {
                self.by_address.remove(&line.address);
            }
        }
        Some(line)
    }

    fn end_if(&mut self, due: impl Fn(&Line) -> bool) {
        let due: Vec<u64> = self.all.values().filter(|line| due(line)).map(|line| line.number).collect();
        for number in due {
            self.end(number);
        }
    }
}

/// Serves until told to stop, and then until every connection has ended or the deadline has passed.
pub async fn serve(
    listener: TcpListener,
    app: Router,
    settings: Settings,
    trust: Trust,
    stop: impl Future<Output = ()>,
) {
    let settings = Settings {
        connections: settings.connections.min(open_files().saturating_sub(OTHER_FILES)).max(1),
        ..settings
    };
    let lines: Arc<Mutex<Lines>> = Arc::default();
    let stopping = watch::Sender::new(false);
    let mut tasks = JoinSet::new();
    let mut sweep = tokio::time::interval(settings.sweep());
    sweep.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut stop = pin!(stop);
    loop {
        let (stream, peer) = tokio::select! {
            biased;
            () = &mut stop => break,
            _ = sweep.tick() => {
                let now = Instant::now();
                lock(&lines).end_if(|line| line.overdue(&settings, now));
                continue;
            }
            Some(_) = tasks.join_next() => continue,
            accepted = accept(&listener, &lines) => accepted,
        };
        let address = counted(peer.ip());
        let Some(line) = lock(&lines).admit(address, trust.holds(peer.ip()), &settings) else { continue };
        // Events are small and due at once. Whoever is gone already is noticed when he is read from.
        let _ = stream.set_nodelay(true);
        let (app, lines, stopping) = (app.clone(), lines.clone(), stopping.subscribe());
        tasks.spawn(async move {
            // Also if what it calls panics, the place is given back.
            let _place = Place { lines, number: line.number };
            answer(stream, peer, app, &line, stopping).await;
        });
    }
    drop(listener);
    stopping.send_replace(true);
    let mut deadline = pin!(tokio::time::sleep(settings.deadline));
    let mut sweep = tokio::time::interval(GRACE / 2);
    loop {
        tokio::select! {
            ended = tasks.join_next() => if ended.is_none() { break },
            _ = sweep.tick() => lock(&lines).end_if(Line::done),
            () = &mut deadline => {
                tracing::warn!(connections = tasks.len(), "closed before everybody had his answer");
                break;
            }
        }
    }
    tasks.shutdown().await;
}

/// The next connection. A system without room for one more gets some: whoever has waited longest goes.
async fn accept(listener: &TcpListener, lines: &Mutex<Lines>) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok(accepted) => return accepted,
            Err(error) => {
                use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
                if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
                    tracing::error!(%error, "no connection can be accepted");
                    lock(lines).make_room(|_| true);
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            }
        }
    }
}

struct Place {
    lines: Arc<Mutex<Lines>>,
    number: u64,
}

impl Drop for Place {
    fn drop(&mut self) {
        lock(&self.lines).remove(self.number);
    }
}

/// Answers one connection until it ends or must end.
async fn answer(
    stream: TcpStream,
    peer: SocketAddr,
    app: Router,
    line: &Arc<Line>,
    mut stopping: watch::Receiver<bool>,
) {
    let service = service_fn(|request: Request<Incoming>| {
        let busy = Busy::new(line.clone());
        let mut app = app.clone();
        async move {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(Peer(peer));
            let response: Response<Body> = app.call(request).await.unwrap_or_else(|never| match never {});
            Ok::<_, Infallible>(response.map(|body| Answer { body, _busy: busy }))
        }
    });
    let io = TokioIo::new(Watched { stream, line: line.clone() });
    // The sweep watches over headers: hyper's own time-out cannot tell a slow header from an idle connection.
    let connection =
        http1::Builder::new().header_read_timeout(None).max_buf_size(BUFFER).serve_connection(io, service);
    let mut connection = pin!(connection);
    let mut told = false;
    loop {
        tokio::select! {
            // An error is the other end's: it went away or spoke no HTTP, which hyper has told it.
            _ = connection.as_mut() => return,
            () = line.end.notified() => return,
            _ = stopping.wait_for(|stopping| *stopping), if !told => {
                told = true;
                connection.as_mut().graceful_shutdown();
            }
        }
    }
}

/// A request is being answered as long as this lives.
struct Busy(Arc<Line>);

impl Busy {
    fn new(line: Arc<Line>) -> Self {
        line.now(Phase::Busy);
        Self(line)
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.now(Phase::Idle);
    }
}

/// The body of an answer; the request is answered when it has ended.
struct Answer {
    body: Body,
    _busy: Busy,
}

impl http_body::Body for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A stream that notes when something comes, and when nothing can be sent.
struct Watched {
    stream: TcpStream,
    line: Arc<Line>,
}

impl Watched {
    fn wrote(&self, wrote: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        let mut state = self.line.state();
        match wrote {
            Poll::Pending => _ = state.unread.get_or_insert_with(Instant::now),
            Poll::Ready(_) => state.unread = None,
        }
        drop(state);
        wrote
    }
}

impl AsyncRead for Watched {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        if buffer.filled().len() > before {
            let mut state = self.line.state();
            if state.phase == Phase::Idle {
                (state.phase, state.since) = (Phase::Header, Instant::now());
            }
        }
        read
    }
}

impl AsyncWrite for Watched {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.wrote(wrote)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.wrote(wrote)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
