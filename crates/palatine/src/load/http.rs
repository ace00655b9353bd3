//! As much of HTTP/1.1 as a browser needs at a table: a connection that is kept, and one that events come on.
//!
//! Written by hand because the client shares the machine with what it measures: every microsecond it saves is one that the
//! node gets.

use std::io;
use std::net::SocketAddr;

use tokio::net::TcpStream;
use tokio::time::Instant;

/// The house ends a connection that was quiet for 75 seconds; before that a new one is opened.
const QUIET: std::time::Duration = std::time::Duration::from_secs(60);

/// More than any answer of the house: what is longer is not from it.
const LONGEST: usize = 16 << 20;

/// An answer.
pub(super) struct Answer {
    pub(super) status: u16,
    head: String,
    pub(super) body: Vec<u8>,
}

impl Answer {
    /// The value of a header; the house writes their names small.
    pub(super) fn header(&self, name: &str) -> Option<&str> {
        header(&self.head, name)
    }
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.split("\r\n").skip(1).find_map(|line| {
        let (key, value) = line.split_once(':')?;
        key.eq_ignore_ascii_case(name).then_some(value.trim())
    })
}

/// A connection, and what came on it and is not read yet.
struct Line {
    stream: TcpStream,
    came: Vec<u8>,
    /// So much of it has been read.
    read: usize,
}

impl Line {
    async fn open(address: SocketAddr) -> io::Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, came: Vec::new(), read: 0 })
    }

    async fn send(&self, mut bytes: &[u8]) -> io::Result<()> {
        while !bytes.is_empty() {
            self.stream.writable().await?;
            match self.stream.try_write(bytes) {
                Ok(wrote) => bytes = &bytes[wrote..],
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Waits until more has come. It may be given up at any time without losing anything.
    async fn more(&mut self) -> io::Result<()> {
        if self.read == self.came.len() {
            self.came.clear();
            self.read = 0;
        } else if self.read > LONGEST / 2 {
            self.came.drain(..self.read);
            self.read = 0;
        }
        if self.came.len() > LONGEST {
            return Err(io::ErrorKind::InvalidData.into());
        }
        loop {
            self.stream.readable().await?;
            // A place of its own, because thousands of quiet connections must not each keep a large one.
            let mut place = [0; 16 << 10];
            match self.stream.try_read(&mut place) {
                Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
                Ok(length) => {
                    self.came.extend_from_slice(&place[..length]);
                    return Ok(());
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(error) => return Err(error),
            }
        }
    }

    fn rest(&self) -> &[u8] {
        &self.came[self.read..]
    }

    /// The head of an answer, and its status.
    async fn head(&mut self) -> io::Result<(u16, String)> {
        loop {
            if let Some(end) = find(self.rest(), b"\r\n\r\n") {
                let head = String::from_utf8_lossy(&self.rest()[..end]).into_owned();
                self.read += end + 4;
                let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
                return Ok((status.ok_or(io::ErrorKind::InvalidData)?, head));
            }
            self.more().await?;
        }
    }

    /// The next chunk, if all of it has come; an empty one is the last.
    fn chunk(&mut self) -> io::Result<Option<std::ops::Range<usize>>> {
        let Some(end) = find(self.rest(), b"\r\n") else { return Ok(None) };
        let size = std::str::from_utf8(&self.rest()[..end]).ok();
        let size = size.and_then(|size| usize::from_str_radix(size.split(';').next()?.trim(), 16).ok());
        let size = size.filter(|size| *size <= LONGEST).ok_or(io::ErrorKind::InvalidData)?;
        let from = self.read + end + 2;
        if self.came.len() < from + size + 2 {
            return Ok(None);
        }
        self.read = from + size + 2;
        Ok(Some(from..from + size))
    }
}

fn find(bytes: &[u8], what: &[u8]) -> Option<usize> {
    bytes.windows(what.len()).position(|window| window == what)
}

/// Somebody's way to a node: the address, the cookie, and a connection that is kept.
pub(super) struct Caller {
    address: SocketAddr,
    pub(super) cookie: String,
    line: Option<(Line, Instant)>,
}

impl Caller {
    pub(super) fn new(address: SocketAddr, cookie: String) -> Self {
        Self { address, cookie, line: None }
    }

    pub(super) async fn get(&mut self, path: &str) -> io::Result<Answer> {
        let request = head("GET", path, self.address, &self.cookie, "");
        self.ask(request.as_bytes()).await
    }

    pub(super) async fn post(&mut self, path: &str, form: &str) -> io::Result<Answer> {
        let more = format!(
            "origin: http://{}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n",
            self.address,
            form.len()
        );
        let mut request = head("POST", path, self.address, &self.cookie, &more);
        request.push_str(form);
        self.ask(request.as_bytes()).await
    }

    async fn ask(&mut self, request: &[u8]) -> io::Result<Answer> {
        let kept = self.line.take().filter(|(_, used)| used.elapsed() < QUIET);
        let mut line = match kept {
            Some((line, _)) => line,
            None => Line::open(self.address).await?,
        };
        line.send(request).await?;
        let (status, head) = line.head().await?;
        let mut body = Vec::new();
        if header(&head, "transfer-encoding").is_some_and(|how| how.eq_ignore_ascii_case("chunked")) {
            loop {
                match line.chunk()? {
                    Some(part) if part.is_empty() => break,
                    Some(part) => body.extend_from_slice(&line.came[part]),
                    None => line.more().await?,
                }
            }
        } else if let Some(length) = header(&head, "content-length") {
            let length: usize = length.parse().map_err(|_| io::ErrorKind::InvalidData)?;
            while line.rest().len() < length {
                line.more().await?;
            }
            body.extend_from_slice(&line.rest()[..length]);
            line.read += length;
        }
        if !header(&head, "connection").is_some_and(|what| what.eq_ignore_ascii_case("close")) {
            // Nothing large is kept for a connection that waits.
            if line.came.capacity() > 4 << 10 && line.rest().is_empty() {
                (line.came, line.read) = (Vec::new(), 0);
            }
            self.line = Some((line, Instant::now()));
        }
        Ok(Answer { status, head, body })
    }

    /// Opens a stream of events on a connection of its own; or gives the status of the refusal.
    pub(super) async fn stream(&self, path: &str) -> io::Result<Result<Events, u16>> {
        let mut line = Line::open(self.address).await?;
        let more = "accept: text/event-stream\r\n";
        line.send(head("GET", path, self.address, &self.cookie, more).as_bytes()).await?;
        let (status, _) = line.head().await?;
        Ok(if status == 200 { Ok(Events { line, text: Vec::new(), wire: 0 }) } else { Err(status) })
    }
}

fn head(method: &str, path: &str, host: SocketAddr, cookie: &str, more: &str) -> String {
    let cookie = if cookie.is_empty() { String::new() } else { format!("cookie: {cookie}\r\n") };
    format!("{method} {path} HTTP/1.1\r\nhost: {host}\r\n{cookie}{more}\r\n")
}

/// An event as it came.
pub(super) struct Event {
    /// Its name.
    pub(super) name: String,
    /// Its one line of data.
    pub(super) data: String,
    /// What it took on the wire, without the packets' own heads.
    pub(super) bytes: usize,
}

/// A stream of server-sent events.
pub(super) struct Events {
    line: Line,
    /// The beginning of an event.
    text: Vec<u8>,
    /// What has come since the last event.
    wire: usize,
}

impl Events {
    /// The next event. It may be given up at any time without losing anything.
    pub(super) async fn next(&mut self) -> io::Result<Event> {
        loop {
            if let Some(end) = find(&self.text, b"\n\n") {
                let text = String::from_utf8_lossy(&self.text[..end]).into_owned();
                self.text.drain(..end + 2);
                let field =
                    |name: &str| text.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default();
                let (name, data) = (field("event: ").to_owned(), field("data: ").to_owned());
                return Ok(Event { name, data, bytes: std::mem::take(&mut self.wire) });
            }
            let before = self.line.read;
            match self.line.chunk()? {
                Some(part) if part.is_empty() => return Err(io::ErrorKind::UnexpectedEof.into()),
                Some(part) => {
                    self.text.extend_from_slice(&self.line.came[part]);
                    self.wire += self.line.read - before;
                }
                None => self.line.more().await?,
            }
        }
    }
}

/// A value in a form.
pub(super) fn coded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._".contains(&byte) {
            out.push(char::from(byte));
        } else {
            out.push_str(&format!("%{byte:02X}"));
        }
    }
    out
}
