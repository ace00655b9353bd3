//! A house of our own on a free port, and a plain client that shows every byte.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, unreachable_pub, dead_code)]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::Duration;

use game::Lang;
use site::identity::Person;
use site::server::{self, House};
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// A running house; it ends with the test.
pub struct Site {
    pub house: Arc<House>,
    pub address: SocketAddr,
    pub runtime: Runtime,
    _data: TempDir,
}

impl Site {
    pub fn open() -> Self {
        let data = tempfile::tempdir().unwrap();
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let (house, listener) = runtime.block_on(async {
            let house = server::house(data.path()).await.unwrap();
            (house, server::listen("127.0.0.1:0".parse().unwrap()).await.unwrap())
        });
        let address = listener.local_addr().unwrap();
        runtime.spawn(server::serve(house.clone(), listener, std::future::pending()));
        Self { house, address, runtime, _data: data }
    }

    /// The cookie of a guest with that id.
    pub fn cookie(&self, id: &str) -> String {
        let person = Person { id: id.to_owned(), lang: Lang::En, theme: None, new: true };
        let cookie = self.house.identities().cookie(&person).unwrap();
        cookie.to_str().unwrap().split(';').next().unwrap().to_owned()
    }

    pub fn get(&self, path: &str, cookie: &str) -> Answer {
        request(self.address, "GET", path, &[("cookie", cookie)], b"")
    }

    /// A change, as a page of the site would send it.
    pub fn post(&self, path: &str, cookie: &str, body: &str) -> Answer {
        let origin = format!("http://{}", self.address);
        let headers = [
            ("cookie", cookie),
            ("origin", origin.as_str()),
            ("content-type", "application/x-www-form-urlencoded"),
        ];
        request(self.address, "POST", path, &headers, body.as_bytes())
    }

    /// Opens a live stream.
    pub fn live(&self, path: &str, cookie: &str) -> Stream {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n\r\n").unwrap();
        let mut reader = BufReader::new(stream);
        let (status, _) = head(&mut reader);
        assert_eq!(status, 200);
        Stream { reader, rest: Vec::new() }
    }
}

/// An answer, to the byte.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}

pub fn request(to: SocketAddr, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Answer {
    let mut stream = TcpStream::connect(to).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    let mut text = format!("{method} {path} HTTP/1.1\r\nhost: {to}\r\nconnection: close\r\n");
    for (name, value) in headers {
        text.push_str(&format!("{name}: {value}\r\n"));
    }
    text.push_str(&format!("content-length: {}\r\n\r\n", body.len()));
    stream.write_all(text.as_bytes()).unwrap();
    // A server that refuses a huge body may close before it has read all of it.
    let _ = stream.write_all(body);
    let mut reader = BufReader::new(stream);
    let (status, headers) = head(&mut reader);
    let mut body = Vec::new();
    let _ = reader.read_to_end(&mut body);
    Answer { status, headers, body }
}

fn head(reader: &mut BufReader<TcpStream>) -> (u16, Vec<(String, String)>) {
    let mut line = String::new();
    reader.read_line(&mut line).unwrap();
    let status = line.split(' ').nth(1).unwrap_or_else(|| panic!("no status in {line:?}")).parse().unwrap();
    let mut headers = Vec::new();
    loop {
        line.clear();
        reader.read_line(&mut line).unwrap();
        let Some((name, value)) = line.trim_end().split_once(": ") else { break };
        headers.push((name.to_ascii_lowercase(), value.to_owned()));
    }
    (status, headers)
}

/// A live stream, event by event.
pub struct Stream {
    reader: BufReader<TcpStream>,
    rest: Vec<u8>,
}

impl Stream {
    /// The next event, to the byte.
    pub fn event(&mut self) -> Vec<u8> {
        loop {
            if let Some(end) = self.rest.windows(2).position(|two| two == b"\n\n") {
                let event: Vec<u8> = self.rest.drain(..end + 2).collect();
                if !event.starts_with(b"event: beat") {
                    return event;
                }
                continue;
            }
            let mut size = String::new();
            self.reader.read_line(&mut size).unwrap();
            let size = usize::from_str_radix(size.trim(), 16).unwrap();
            let mut chunk = vec![0; size + 2];
            self.reader.read_exact(&mut chunk).unwrap();
            chunk.truncate(size);
            self.rest.extend(chunk);
        }
    }
}
