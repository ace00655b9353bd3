//! The program serving, as a process of its own, and guests who play over plain HTTP.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, unreachable_pub, dead_code)]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

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
        let mut child = Command::new(env!("CARGO_BIN_EXE_palatine"))
            .args(["serve", "--port", "0", "--log", log, "--lang", "en", "--data"])
            .arg(data)
            .env("PALATINE_BOT_PAUSE", "0")
            .stdout(Stdio::piped())
            .stderr(errors)
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
        let address = address.unwrap_or_else(|| panic!("no address in {line:?}")).parse().unwrap();
        Self { address, child }
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

/// Somebody with a cookie.
#[derive(Clone, Default)]
pub struct Guest {
    cookie: String,
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
        let (_, _, page) = request(house, "GET", table, &self.cookie, "")?;
        let page = if let Some(seat) = attribute(&page, "id=\"lift\"", "data-seat=\"") {
            request(house, "POST", &format!("{table}/lift"), &self.cookie, &format!("seat={seat}"))?;
            request(house, "GET", table, &self.cookie, "")?.2
        } else {
            page
        };
        let decision = attribute(&page, "id=\"live\"", "data-decision=\"")?.parse().ok()?;
        let seat = attribute(&page, "id=\"live\"", "data-seat=\"")?.parse().unwrap_or(0);
        Some((decision, seat, legal_moves(&page)))
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
        let mv = mv.replace(' ', "+").replace('@', "%40").replace('/', "%2F").replace('*', "%2A");
        let body = format!("decision={decision}&seat={seat}&move={mv}");
        request(house, "POST", &format!("{table}/move"), &self.cookie, &body).map(|(status, ..)| status)
    }
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
    list.as_array().unwrap().iter().map(|mv| mv["move"].as_str().unwrap().to_owned()).collect()
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
    let text = format!(
        "{method} {path} HTTP/1.1\r\nhost: {house}\r\norigin: http://{house}\r\ncookie: {cookie}\r\n\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(text.as_bytes()).ok()?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).ok()?;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    Some((status, head.replace("\r\n", "\n"), body.to_owned()))
}
