//! Whoever sends a request and is gone a moment later, now before the answer and now after it.

use std::cell::Cell;
use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::house::history::{Fate, id};
use crate::house::player::Random;
use crate::house::{Guest, request_text};
use ::house::event::Event;

/// The longest anybody waits before hanging up, in microseconds: where answers come fast, and however slowly they come.
const LONGEST: RangeInclusive<usize> = 5_000..=1_000_000;

/// What has not happened by then never will.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// The house's file, to see what it keeps while it is open.
pub fn file(data: &Path) -> rusqlite::Connection {
    let flags = rusqlite::OpenFlags::SQLITE_OPEN_READ_ONLY;
    let file = rusqlite::Connection::open_with_flags(data.join("palatine.sqlite"), flags).unwrap();
    file.busy_timeout(PATIENCE).unwrap();
    file
}

/// Ways to end a connection need a reactor.
pub struct Phone {
    pub house: SocketAddr,
    pub data: PathBuf,
    /// How long is waited at most: on a slow disk everybody would hang up before the answer, and nothing be heard.
    longest: Cell<usize>,
    runtime: tokio::runtime::Runtime,
}

/// How a request ended that was hung up on.
pub struct Hung {
    /// Whether all of it was sent: else it must do nothing.
    pub whole: bool,
    /// What of the answer came in time.
    pub heard: String,
}

impl Hung {
    pub fn status(&self) -> Option<u16> {
        self.heard.split(' ').nth(1)?.parse().ok()
    }

    pub fn fate(&self) -> Fate {
        match self.status() {
            Some(200..=399) => Fate::Acknowledged,
            Some(400..=499) => Fate::Refused,
            _ if !self.whole => Fate::Refused,
            _ => Fate::Unanswered,
        }
    }

    pub fn location(&self) -> Option<String> {
        let (head, _) = self.heard.split_once("\r\n\r\n")?;
        head.lines().find_map(|line| line.strip_prefix("location: ")).map(str::to_owned)
    }
}

impl Phone {
    pub fn new(house: SocketAddr, data: &Path) -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        Self { house, data: data.to_owned(), longest: Cell::new(*LONGEST.start()), runtime }
    }

    /// The decision that is due at a table by what is in the file now.
    pub fn kept(&self, table: &str) -> usize {
        let file = file(&self.data);
        let mut events =
            file.prepare("select body from events where table_id = ?1 order by version").unwrap();
        let bodies = events.query_map([id(table)], |row| row.get::<_, String>(0)).unwrap();
        let mut played = 0;
        for body in bodies {
            match serde_json::from_str(&body.unwrap()).unwrap() {
                Event::Played { .. } => played += 1,
                Event::TakenBack { to } => played = to,
                _ => {}
            }
        }
        played + 1
    }

    /// Sends a request, or the beginning of one, and hangs up.
    pub fn hang_up(&self, random: &mut Random, guest: &Guest, path: &str, body: &str) -> Hung {
        // As browsers do it: the house may wait for the next request on this connection.
        let text = request_text(self.house, "POST", path, &guest.cookie, body);
        let text = text.replace("connection: close", "connection: keep-alive");
        let whole = random.below(5) > 0;
        let sent = if whole { text.len() } else { random.below(text.len()) };
        let mut stream = TcpStream::connect(self.house).unwrap();
        stream.set_nodelay(true).unwrap();
        stream.write_all(&text.as_bytes()[..sent]).unwrap();
        let waited = random.below(self.longest.get() + 1);
        std::thread::sleep(Duration::from_micros(waited as u64));
        stream.set_nonblocking(true).unwrap();
        let mut heard = vec![0; 64 << 10];
        let count = match stream.read(&mut heard) {
            Ok(count) => count,
            Err(error) => {
                assert_eq!(error.kind(), ErrorKind::WouldBlock);
                0
            }
        };
        if whole {
            self.learn(waited, count > 0);
        }
        if random.below(2) == 0 {
            // Without lingering: the other end gets a reset instead of an end.
            let _guard = self.runtime.enter();
            tokio::net::TcpStream::from_std(stream).unwrap().set_zero_linger().unwrap();
        }
        Hung { whole, heard: String::from_utf8_lossy(&heard[..count]).into_owned() }
    }

    /// Waits longer from now on, up to twice what was not enough; and a little less again after each answer.
    fn learn(&self, waited: usize, answered: bool) {
        let longest = self.longest.get();
        let longest = if answered { longest - longest / 64 } else { longest.max(2 * waited) };
        self.longest.set(longest.clamp(*LONGEST.start(), *LONGEST.end()));
    }
}
