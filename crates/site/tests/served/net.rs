//! Connections that say nothing, say half or do not listen: nobody else notices, and they end.

use std::io::{BufReader, ErrorKind, Read as _, Write as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use crate::common::{Site, head};
use site::asker::Trust;
use site::limits::Limits;
use site::net::{self, Settings};
use site::state::Options;

const SHORT: Duration = Duration::from_millis(500);
/// Longer than any test may take; what ends earlier ended for its reason.
const LONG: Duration = Duration::from_secs(3_600);
const PATIENCE: Duration = Duration::from_secs(60);

/// Time-outs that never come, until one is set.
fn patient() -> Settings {
    Settings { header: LONG, idle: LONG, unread: LONG, body: LONG, deadline: LONG, ..Settings::default() }
}

fn open(net: Settings) -> Site {
    Site::open_with(Options { net, trust: Trust::nobody(), ..Options::default() })
}

/// Waits until the other end has closed, and gives what it sent before.
fn until_closed(stream: &mut TcpStream) -> Vec<u8> {
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let mut all = Vec::new();
    match stream.read_to_end(&mut all) {
        Err(error) if error.kind() == ErrorKind::WouldBlock => panic!("it was not closed"),
        _ => all,
    }
}

/// Whether a whole answer comes on a connection that stays open.
fn answers(stream: &mut TcpStream, path: &str) -> u16 {
    write!(stream, "GET {path} HTTP/1.1\r\nhost: x\r\n\r\n").unwrap();
    let mut reader = BufReader::new(stream.try_clone().unwrap());
    let (status, headers) = head(&mut reader);
    let length = headers.iter().find(|(name, _)| name == "content-length").unwrap().1.parse().unwrap();
    let mut body = vec![0; length];
    reader.read_exact(&mut body).unwrap();
    status
}

#[test]
fn half_sent_headers_shut_nobody_out_and_end() {
    net::open_files();
    // Held back by address, and where that does not help, by making room.
    for connections in [Settings::default().connections, 300] {
        let limits =
            Limits { connections: if connections == 300 { 10_000 } else { 256 }, ..Limits::default() };
        let net = Settings { header: Duration::from_secs(2), connections, ..patient() };
        let site = Site::open_with(Options { net, trust: Trust::nobody(), limits, ..Options::default() });
        let mut half: Vec<TcpStream> = (0..1_100)
            .map(|_| {
                let mut stream = site.connect_from("127.0.0.2");
                // The first of them may be gone already.
                let _ = stream.write_all(b"GET / HTTP/1.1\r\nhost: ");
                stream
            })
            .collect();
        assert_eq!(site.ask_from("127.0.0.3", "GET", "/", &[], "").status, 200, "another address");
        assert_eq!(
            site.ask_from("127.0.0.2", "GET", "/", &[], "").status,
            200,
            "the same one, at the cost of its own"
        );
        for stream in &mut half {
            assert!(until_closed(stream).is_empty());
        }
    }
}

#[test]
fn an_idle_connection_may_wait_longer_than_a_header() {
    let site = open(Settings { header: SHORT, ..patient() });
    let mut used = site.connect_from("127.0.0.1");
    assert_eq!(answers(&mut used, "/healthz"), 200);
    // One that has said nothing is gone long before the other.
    until_closed(&mut site.connect_from("127.0.0.1"));
    until_closed(&mut site.connect_from("127.0.0.1"));
    assert_eq!(answers(&mut used, "/healthz"), 200);
    // The next header must not take longer than the first.
    used.write_all(b"GET / HTTP/1.1\r\n").unwrap();
    assert!(until_closed(&mut used).is_empty());

    let site = open(Settings { idle: SHORT, ..patient() });
    let mut used = site.connect_from("127.0.0.1");
    assert_eq!(answers(&mut used, "/healthz"), 200);
    assert!(until_closed(&mut used).is_empty());
}

#[test]
fn a_body_that_does_not_come_is_not_waited_for() {
    let site = open(Settings { body: SHORT, ..patient() });
    let mut stream = site.connect_from("127.0.0.1");
    send_half_a_body(&site, &mut stream);
    let answer = String::from_utf8(until_closed(&mut stream)).unwrap();
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    let body = answer.split("\r\n\r\n").nth(1).unwrap();
    assert_eq!(body, "The request took too long to arrive. Please send it again.");
}

/// Two of a body of ten bytes that names no game.
fn send_half_a_body(site: &Site, stream: &mut TcpStream) {
    let address = site.address;
    let form = "content-type: application/x-www-form-urlencoded\r\ncontent-length: 10";
    let origin = format!("host: {address}\r\norigin: http://{address}");
    write!(stream, "POST /quick HTTP/1.1\r\n{origin}\r\n{form}\r\n\r\nga").unwrap();
}

/// Asks for much and reads nothing of it.
fn ask_and_do_not_read(stream: &mut TcpStream) {
    stream.set_write_timeout(Some(Duration::from_millis(100))).unwrap();
    for _ in 0..250 {
        if stream.write_all(b"GET /rules/zhanguo HTTP/1.1\r\nhost: x\r\n\r\n").is_err() {
            break;
        }
    }
}

#[test]
fn who_does_not_read_is_dropped() {
    let site = open(Settings { unread: SHORT, ..patient() });
    let mut stream = site.connect_from("127.0.0.1");
    ask_and_do_not_read(&mut stream);
    let began = Instant::now();
    // What is sent to a closed connection is answered with an error, sooner or later.
    loop {
        match stream.write(b"x") {
            Err(error) if !matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => break,
            _ => assert!(began.elapsed() < PATIENCE, "it is still open"),
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn nobody_keeps_the_house_from_closing() {
    let mut site = open(Settings { deadline: SHORT, ..patient() });
    let cookie = site.cookie("00000000000000000000000000000001");
    let opened = site.post("/new", &cookie, "game=great-wall&seat1=me&seat2=open");
    let live = format!("{}/live", opened.header("location").unwrap());
    let mut silent = site.connect_from("127.0.0.1");
    let mut header = site.connect_from("127.0.0.1");
    header.write_all(b"GET / HTTP/1.1\r\nhost: ").unwrap();
    let mut idle = site.connect_from("127.0.0.1");
    assert_eq!(answers(&mut idle, "/healthz"), 200);
    let mut body = site.connect_from("127.0.0.1");
    send_half_a_body(&site, &mut body);
    let _stream = site.live(&live, &cookie);
    let mut unread = site.connect_from("127.0.0.1");
    ask_and_do_not_read(&mut unread);
    site.stop();
    assert!(site.closed_within(PATIENCE));
    for stream in [&mut silent, &mut header, &mut idle, &mut body] {
        assert!(until_closed(stream).is_empty());
    }
    assert!(TcpStream::connect(site.address).is_err(), "nobody comes in");
}

#[test]
fn what_has_begun_may_end_and_the_rest_ends_at_once() {
    // The deadline never comes: whatever ends does so by itself.
    let mut site = open(patient());
    let mut body = site.connect_from("127.0.0.1");
    send_half_a_body(&site, &mut body);
    let mut header = site.connect_from("127.0.0.1");
    header.write_all(b"GET / HTTP/1.1\r\nhost: ").unwrap();
    let mut idle = site.connect_from("127.0.0.1");
    assert_eq!(answers(&mut idle, "/healthz"), 200);
    // The house must have read the header of the change before it closes.
    std::thread::sleep(Duration::from_millis(500));
    site.stop();
    assert!(until_closed(&mut header).is_empty());
    assert!(until_closed(&mut idle).is_empty());
    body.write_all(b"me=chess").unwrap();
    let answer = String::from_utf8(until_closed(&mut body)).unwrap();
    assert!(answer.starts_with("HTTP/1.1 400 ") && answer.ends_with("</html>"), "{answer}");
    assert!(site.closed_within(PATIENCE));
}
