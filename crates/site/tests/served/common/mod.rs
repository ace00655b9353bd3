//! A house of our own on a free port, and a plain client that shows every byte.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, unreachable_pub, dead_code)]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use game::paper::PositionFile;
use game::{Lang, Seat, Seed, Spec, Turn};
use house::Header;
use site::identity::Person;
use site::limits::Limits;
use site::server;
use site::state::{Options, Site as House};
use table::Occupant;
use tempfile::TempDir;
use tokio::net::TcpSocket;
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// A running house; it ends with the test.
pub struct Site {
    pub house: Arc<House>,
    pub address: SocketAddr,
    pub runtime: Runtime,
    stop: watch::Sender<bool>,
    served: Option<JoinHandle<std::io::Result<()>>>,
    data: TempDir,
}

impl Site {
    pub fn open() -> Self {
        Self::open_with(Options::default())
    }

    /// A house where anybody may ask for as much as they like: for tests that are about something else.
    pub fn unlimited() -> Self {
        Self::open_with(Options { limits: Limits::off(), ..Options::default() })
    }

    pub fn open_with(options: Options) -> Self {
        let data = tempfile::tempdir().unwrap();
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let (house, listener) = runtime.block_on(async {
            let house = server::open(data.path(), None, options).await.unwrap();
            (house, server::listen("127.0.0.1:0".parse().unwrap()).await.unwrap())
        });
        let address = listener.local_addr().unwrap();
        let stop = watch::Sender::new(false);
        let mut told = stop.subscribe();
        let until = async move { drop(told.wait_for(|stop| *stop).await) };
        let served = Some(runtime.spawn(server::serve(house.clone(), listener, until)));
        Self { house, address, runtime, stop, served, data }
    }

    /// Opens a table about which everything is said.
    pub fn lay_out(
        &self,
        id: &str,
        game: &str,
        setup: Spec,
        seed: Seed,
        position: Option<PositionFile>,
        seats: Vec<Occupant>,
    ) {
        self.lay_out_on(id, game, setup, seed, position, seats, house::Terms::default());
    }

    /// The same with what is agreed beside the game.
    #[allow(clippy::too_many_arguments)]
    pub fn lay_out_on(
        &self,
        id: &str,
        game: &str,
        setup: Spec,
        seed: Seed,
        position: Option<PositionFile>,
        seats: Vec<Occupant>,
        terms: house::Terms,
    ) {
        let about = table::find(game).unwrap().about();
        let host = seats.iter().find_map(|seat| match seat {
            Occupant::Person { id, .. } => Some(id.clone()),
            _ => None,
        });
        let header = Header {
            id: id.to_owned(),
            game: game.to_owned(),
            rules: about.rules,
            data: setup.data(about),
            setup,
            seed,
            position,
            host: host.unwrap(),
            listed: false,
            terms,
            opened: ::house::clock::Clock::default().now(),
        };
        self.runtime.block_on(self.house.tables.open_as(header, seats)).unwrap();
    }

    /// Where it keeps everything.
    pub fn data(&self) -> &Path {
        self.data.path()
    }

    /// Tells the house to close, as a signal would.
    pub fn stop(&self) {
        self.stop.send_replace(true);
    }

    /// Waits until it has closed; false if it has not after that long.
    pub fn closed_within(&mut self, time: Duration) -> bool {
        let served = self.served.take().unwrap();
        let closed = self.runtime.block_on(async { tokio::time::timeout(time, served).await });
        closed.is_ok_and(|served| served.unwrap().is_ok())
    }

    /// A connection from another address of this machine, such as 127.0.0.2.
    pub fn connect_from(&self, from: &str) -> TcpStream {
        let connect = async {
            let socket = TcpSocket::new_v4().unwrap();
            socket.bind(SocketAddr::new(from.parse().unwrap(), 0)).unwrap();
            socket.connect(self.address).await.unwrap().into_std().unwrap()
        };
        let stream = self.runtime.block_on(connect);
        stream.set_nonblocking(false).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        stream
    }

    /// A request from another address. A change says that it comes from a page of the site.
    pub fn ask_from(
        &self,
        from: &str,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Answer {
        let origin = format!("http://{}", self.address);
        let mut all =
            vec![("origin", origin.as_str()), ("content-type", "application/x-www-form-urlencoded")];
        all.extend(headers);
        exchange(self.connect_from(from), self.address, method, path, &all, body.as_bytes())
    }

    /// The cookie of a guest with that id.
    pub fn cookie(&self, id: &str) -> String {
        let person = Person { id: id.to_owned(), lang: Lang::En, ..Person::nobody() };
        let cookie = self.house.guests.cookie(&person).unwrap();
        cookie.to_str().unwrap().split(';').next().unwrap().to_owned()
    }

    /// Plays the first legal move of somebody until the game is over; bots play theirs.
    pub fn finish(&self, id: &str, person: &str, seat: Seat) {
        self.runtime.block_on(async {
            let live = self.house.tables.playable(id).await.unwrap();
            let mut changes = live.changes();
            loop {
                let turn =
                    |seen: &house::Seen| seen.table.ended.is_some() || seen.table.turn() == Turn::Of(seat);
                let waited = tokio::time::timeout(Duration::from_secs(60), changes.wait_for(turn)).await;
                let table = waited.expect("a turn").unwrap().table.clone();
                if table.ended.is_some() {
                    return;
                }
                let mv = table.seating.played().moves()[0].mv.clone();
                let decision = table.seating.decision();
                let wish = house::Wish::Play { person: person.to_owned(), decision, seat, mv, hold: false };
                live.wish(wish).await.unwrap();
            }
        });
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
        Stream { reader, rest: Vec::new(), talks: Vec::new(), pushes: Vec::new() }
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
    let stream = TcpStream::connect(to).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    exchange(stream, to, method, path, headers, body)
}

fn exchange(
    mut stream: TcpStream,
    to: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> Answer {
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

pub fn head(reader: &mut BufReader<TcpStream>) -> (u16, Vec<(String, String)>) {
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
    pub talks: Vec<String>,
    /// Pushes that came while something said was waited for.
    pub pushes: Vec<Vec<u8>>,
}

impl Stream {
    /// The next event about the table itself, to the byte. What is said beside it waits in `talks`.
    pub fn event(&mut self) -> Vec<u8> {
        loop {
            let event = self.any();
            if event.starts_with(b"event: talk") {
                self.talks.push(String::from_utf8(event).unwrap());
            } else {
                return event;
            }
        }
    }

    /// What is said beside the table, up to an event that holds something.
    pub fn talk(&mut self, until: &str) -> Vec<String> {
        while !self.talks.iter().any(|talk| talk.contains(until)) {
            let event = self.any();
            if event.starts_with(b"event: talk") {
                self.talks.push(String::from_utf8(event).unwrap());
            } else {
                self.pushes.push(event);
            }
        }
        std::mem::take(&mut self.talks)
    }

    /// The next event of any kind but the beat.
    fn any(&mut self) -> Vec<u8> {
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

/// The legal moves that a page lists, in notation.
pub fn moves(page: &str) -> impl Iterator<Item = &str> {
    let listed = page.split("id=\"moves\"").nth(1).unwrap_or_default().split("</script>").next();
    listed.unwrap_or_default().split("[\"").skip(1).filter_map(|part| part.split('"').next())
}
