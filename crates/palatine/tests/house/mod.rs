//! The program serving, as a process of its own, and guests who play over plain HTTP.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, unreachable_pub, dead_code)]

pub mod history;
pub mod player;

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// A running `palatine serve`; it ends with the test.
pub struct House {
    pub address: SocketAddr,
    child: Child,
}

impl House {
    pub fn open(data: &Path) -> Self {
        Self::open_with(data, "off", Stdio::null())
    }

    pub fn open_with(data: &Path, log: &str, errors: Stdio) -> Self {
        let mut command = Self::command(data, None, 0);
        command.args(["--log", log]).stderr(errors);
        Self::started(command).unwrap_or_else(|line| panic!("no address in {line:?}"))
    }

    /// On a data folder, or on the store at an address; on this port, or on a free one if it is 0.
    pub fn open_on(data: &Path, store: Option<&str>, port: u16) -> Self {
        let mut command = Self::command(data, store, port);
        command.args(["--log", "off"]).stderr(Stdio::null());
        Self::started(command).unwrap_or_else(|line| panic!("no address in {line:?}"))
    }

    /// The command that starts it, without what is to be logged.
    pub fn command(data: &Path, store: Option<&str>, port: u16) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_palatine"));
        command.args(["serve", "--port", &port.to_string(), "--lang", "en", "--data"]).arg(data);
        if let Some(store) = store {
            command.args(["--store", store]);
        }
        for name in ["PALATINE_STORE", "PALATINE_TRUST_PROXY", "PALATINE_ADDRESS"] {
            command.env_remove(name);
        }
        // Guests here ask faster than people do, all from one address.
        command.env("PALATINE_BOT_PAUSE", "0").env("PALATINE_LIMITS", "off").stdin(Stdio::null());
        command
    }

    /// Starts it, and waits until it says its address; else gives what it says.
    pub fn started(mut command: Command) -> Result<Self, String> {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
        let Some(address) = address.and_then(|address| address.parse().ok()) else {
            let _ = child.kill();
            let _ = child.wait();
            return Err(line);
        };
        Ok(Self { address, child })
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Stops it for the time being: connections stay open, and nobody answers.
    pub fn freeze(&self) {
        signal("STOP", self.id());
    }

    /// Lets it go on.
    pub fn thaw(&self) {
        signal("CONT", self.id());
    }

    /// Signal 9: no chance to tidy up.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub fn take_errors(&mut self) -> std::process::ChildStderr {
        self.child.stderr.take().unwrap()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Sends a signal to a process.
pub fn signal(which: &str, id: u32) {
    let sent = Command::new("kill").arg(format!("-{which}")).arg(id.to_string()).status().unwrap();
    assert!(sent.success());
}

/// A free port below those that the system gives to whoever connects: a program that is started again finds it free.
pub fn free_port() -> u16 {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    for _ in 0..1_000 {
        let start = (std::process::id() % 500) as u16 * 20;
        let port = 20_000 + (start + NEXT.fetch_add(1, Ordering::Relaxed)) % 12_000;
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
    panic!("no free port")
}

/// Waits until something is so, and gives how long that took.
pub fn until(what: &str, patience: Duration, mut so: impl FnMut() -> bool) -> Duration {
    let began = Instant::now();
    while !so() {
        assert!(began.elapsed() < patience, "{what}: not after {patience:?}");
        std::thread::sleep(Duration::from_millis(20));
    }
    began.elapsed()
}

/// What a page of a table says.
#[derive(Clone, Debug)]
pub struct Page {
    pub status: u16,
    pub decision: usize,
    /// The seat whose moves these are, or 0.
    pub seat: usize,
    pub moves: Vec<String>,
    /// Whether a step may be taken back.
    pub undo: bool,
    /// How many lines the log has.
    pub lines: usize,
    /// Whether the table says that nothing can be kept just now.
    pub trouble: bool,
    pub over: bool,
    pub text: String,
}

impl Page {
    fn read(status: u16, text: String) -> Option<Self> {
        let attribute = |element: &str, name: &str| attribute(&text, element, name);
        Some(Self {
            status,
            decision: attribute("id=\"live\"", "data-decision=\"")?.parse().ok()?,
            seat: attribute("id=\"live\"", "data-seat=\"")?.parse().unwrap_or(0),
            moves: legal_moves(&text),
            undo: text.contains("data-post=\"undo\""),
            lines: attribute("id=\"wire\"", "data-read=\"")?.split('-').next()?.parse().ok()?,
            trouble: text.contains("class=\"trouble\""),
            over: text.contains("The game is over."),
            text,
        })
    }
}

/// A live stream that is read as it comes.
pub struct Stream {
    /// When each push came.
    pub pushes: Receiver<Instant>,
    connection: TcpStream,
}

impl Stream {
    /// Follows a table; nothing if the house does not let us.
    pub fn open(house: SocketAddr, guest: &Guest, table: &str) -> Option<Self> {
        let mut connection = TcpStream::connect(house).ok()?;
        let text = format!(
            "GET {table}/live HTTP/1.1\r\nhost: {house}\r\ncookie: {}\r\naccept: text/event-stream\r\n\r\n",
            guest.cookie
        );
        connection.write_all(text.as_bytes()).ok()?;
        let mut lines = BufReader::new(connection.try_clone().ok()?).lines();
        if !lines.next()?.ok()?.contains(" 200 ") {
            return None;
        }
        let (send, pushes) = channel();
        std::thread::spawn(move || {
            for line in lines {
                let Ok(line) = line else { return };
                let told = line.starts_with("event: push") || line.starts_with("event: pack");
                if told && send.send(Instant::now()).is_err() {
                    return;
                }
            }
        });
        Some(Self { pushes, connection })
    }

    /// Whether a push comes in time; those that came before are passed over.
    pub fn push_after(&self, moment: Instant, patience: Duration) -> Option<Duration> {
        loop {
            let left = (moment + patience).checked_duration_since(Instant::now()).unwrap_or_default();
            let came = self.pushes.recv_timeout(left).ok()?;
            if let Some(took) = came.checked_duration_since(moment) {
                return Some(took);
            }
        }
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        let _ = self.connection.shutdown(std::net::Shutdown::Both);
    }
}

/// Somebody with a cookie.
#[derive(Clone, Default)]
pub struct Guest {
    pub cookie: String,
}

impl Guest {
    /// Gets a cookie, unless there is one already.
    pub fn meet(&mut self, house: SocketAddr) {
        if self.cookie.is_empty()
            && let Some((_, head, _)) = request(house, "GET", "/", &self.cookie, "")
        {
            let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
            self.cookie = cookie.split(';').next().unwrap().to_owned();
        }
    }

    /// Opens a table of Great Wall; gives its path.
    pub fn open(&self, house: SocketAddr, seats: &str) -> Option<String> {
        self.open_game(house, &format!("game=great-wall&{seats}"))
    }

    /// Opens a table as the form says; gives its path.
    pub fn open_game(&self, house: SocketAddr, form: &str) -> Option<String> {
        let (_, head, _) = request(house, "POST", "/new", &self.cookie, form)?;
        head.lines().find_map(|line| line.strip_prefix("location: ")).map(str::to_owned)
    }

    /// What is due at a table, lifting the curtain where there is one.
    pub fn look(&self, house: SocketAddr, table: &str) -> Option<(usize, usize, Vec<String>)> {
        let Page { decision, seat, moves, .. } = self.page(house, table)?;
        Some((decision, seat, moves))
    }

    /// The page of a table, with the curtain lifted where there is one.
    pub fn page(&self, house: SocketAddr, table: &str) -> Option<Page> {
        let (mut status, _, mut page) = request(house, "GET", table, &self.cookie, "")?;
        if let Some(seat) = attribute(&page, "id=\"lift\"", "data-seat=\"") {
            (status, _, page) = request(house, "GET", &format!("{table}?lifted={seat}"), &self.cookie, "")?;
        }
        Page::read(status, page)
    }

    /// Sends a form; gives the status, and where the answer leads.
    pub fn post(&self, house: SocketAddr, path: &str, body: &str) -> Option<(u16, Option<String>)> {
        let (status, head, _) = request(house, "POST", path, &self.cookie, body)?;
        Some((status, head.lines().find_map(|line| line.strip_prefix("location: ")).map(str::to_owned)))
    }

    /// Takes a step back; gives the status of the answer, or nothing if none came.
    pub fn undo(&self, house: SocketAddr, table: &str, decision: usize) -> Option<u16> {
        let body = format!("what=step&decision={decision}");
        self.post(house, &format!("{table}/undo"), &body).map(|(status, _)| status)
    }

    /// The status and the text of a page.
    pub fn get(&self, house: SocketAddr, path: &str) -> Option<(u16, String)> {
        request(house, "GET", path, &self.cookie, "").map(|(status, _, page)| (status, page))
    }

    /// Plays a move; gives the status of the answer, or nothing if none came.
    pub fn play(
        &self,
        house: SocketAddr,
        table: &str,
        decision: usize,
        seat: usize,
        mv: &str,
    ) -> Option<u16> {
        let body = move_form(decision, seat, mv);
        request(house, "POST", &format!("{table}/move"), &self.cookie, &body).map(|(status, ..)| status)
    }
}

/// The form of a move.
pub fn move_form(decision: usize, seat: usize, mv: &str) -> String {
    let mv = mv.replace(' ', "+").replace('@', "%40").replace('/', "%2F").replace('*', "%2A");
    format!("decision={decision}&seat={seat}&move={mv}")
}

/// The value of an attribute in the element that has another.
fn attribute(page: &str, element: &str, name: &str) -> Option<String> {
    let at = page.find(element)?;
    let start = page[..at].rfind('<')?;
    let tag = &page[start..start + page[start..].find('>')?];
    Some(tag.split(name).nth(1)?.split('"').next()?.to_owned())
}

/// The legal moves a page carries, in notation.
pub fn legal_moves(page: &str) -> Vec<String> {
    let Some(list) = page.split("id=\"moves\"").nth(1) else { return Vec::new() };
    let list = list.split_once('>').unwrap().1.split("</script>").next().unwrap();
    let list: serde_json::Value = serde_json::from_str(list).unwrap();
    list.as_array().unwrap().iter().map(|mv| mv[0].as_str().unwrap().to_owned()).collect()
}

/// The text of a request.
pub fn request_text(house: SocketAddr, method: &str, path: &str, cookie: &str, body: &str) -> String {
    format!(
        "{method} {path} HTTP/1.1\r\nhost: {house}\r\norigin: http://{house}\r\ncookie: {cookie}\r\n\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    )
}

/// One request; nothing if the house is gone before it answered in full.
pub fn request(
    house: SocketAddr,
    method: &str,
    path: &str,
    cookie: &str,
    body: &str,
) -> Option<(u16, String, String)> {
    let mut stream = TcpStream::connect(house).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(20))).ok()?;
    stream.write_all(request_text(house, method, path, cookie, body).as_bytes()).ok()?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).ok()?;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    // An answer that was cut off is none.
    let length =
        head.to_lowercase().split("content-length: ").nth(1).and_then(|rest| {
            rest.split("\r\n").next().and_then(|length| length.trim().parse::<usize>().ok())
        });
    if length.is_some_and(|length| body.len() < length && !body.contains('\u{fffd}')) {
        return None;
    }
    Some((status, head.replace("\r\n", "\n"), body.to_owned()))
}
