//! Who asks, and for how much: floods from one address reach nobody else, proxies are believed if they are trusted, and what
//! goes out is small and kept where it can be.

use std::collections::BTreeSet;
use std::io::Read as _;
use std::time::{Duration, Instant};

use crate::common::{Answer, Site};
use site::asker::Trust;
use site::state::Options;

const ME: &str = "00000000000000000000000000000001";

fn open_without_trust() -> Site {
    Site::open_with(Options { trust: Trust::nobody(), ..Options::default() })
}

fn quick(site: &Site, from: &str, headers: &[(&str, &str)]) -> Answer {
    site.ask_from(from, "POST", "/quick", headers, "game=great-wall")
}

/// How many more than at once there may be: one for each time that has passed, and one for rounding.
fn since(began: Instant, each: Duration) -> usize {
    began.elapsed().as_millis() as usize / each.as_millis() as usize + 1
}

#[test]
fn a_stranger_opens_a_few_tables_and_others_are_served() {
    let site = open_without_trust();
    let began = Instant::now();
    let mut opened = 0;
    for n in 0..1_500 {
        let answer = quick(&site, "127.0.0.2", &[("accept-language", "it")]);
        if answer.status == 303 {
            opened += 1;
            continue;
        }
        assert_eq!(answer.status, 429);
        assert!(answer.header("retry-after").unwrap().parse::<u64>().unwrap() >= 1);
        let text = answer.text();
        assert!(text.starts_with("Tropp") && text.lines().count() == 1, "{text}");
        if n % 100 == 0 {
            assert_eq!(site.ask_from("127.0.0.3", "GET", "/", &[], "").status, 200);
            assert_eq!(site.get("/rules", &site.cookie(ME)).status, 200);
        }
    }
    assert!(opened >= 20 && opened <= 20 + since(began, Duration::from_secs(10)), "{opened} tables");
    assert_eq!(quick(&site, "127.0.0.3", &[]).status, 303, "another address");
    assert_eq!(
        quick(&site, "127.0.0.2", &[("cookie", &site.cookie(ME))]).status,
        303,
        "a guest at the same address"
    );
}

#[test]
fn fresh_cookies_do_not_help() {
    let site = open_without_trust();
    let began = Instant::now();
    let opened = (0..120)
        .filter(|_| {
            let page = site.ask_from("127.0.0.2", "GET", "/", &[], "");
            let cookie = page.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
            quick(&site, "127.0.0.2", &[("cookie", &cookie)]).status == 303
        })
        .count();
    assert!(opened >= 60 && opened <= 60 + since(began, Duration::from_secs(5)), "{opened} tables");
}

#[test]
fn only_a_trusted_proxy_says_for_whom_it_asks() {
    let flood = |site: &Site| {
        let asked = (0..40).map(|n| quick(site, "127.0.0.2", &[("x-forwarded-for", &format!("10.1.1.{n}"))]));
        asked.filter(|answer| answer.status == 303).count()
    };
    let began = Instant::now();
    let opened = flood(&open_without_trust());
    assert!(opened >= 20 && opened <= 20 + since(began, Duration::from_secs(10)), "{opened} tables");
    // Loopback is trusted unless the host says otherwise.
    assert_eq!(flood(&Site::open()), 40);
}

#[test]
fn behind_a_proxy_with_tls_cookies_are_for_tls() {
    let https: &[(&str, &str)] = &[("x-forwarded-proto", "https")];
    let (trusting, wary) = (Site::open(), open_without_trust());
    for (site, headers, secure) in [(&trusting, https, true), (&trusting, &[], false), (&wary, https, false)]
    {
        for path in ["/", "/?lang=it"] {
            let answer = site.ask_from("127.0.0.1", "GET", path, headers, "");
            let cookie = answer.header("set-cookie").unwrap();
            assert_eq!(cookie.ends_with("; Secure"), secure, "{path}: {cookie}");
        }
    }
}

#[test]
fn so_many_streams_are_open_at_the_same_time() {
    let site = Site::open();
    let cookie = site.cookie(ME);
    let table = site.post("/new", &cookie, "game=great-wall&seat1=me&seat2=open");
    let live = format!("{}/live", table.header("location").unwrap());
    let mut open: Vec<_> = (0..12).map(|_| site.live(&live, &cookie)).collect();
    let refused = site.get(&live, &cookie);
    assert_eq!((refused.status, refused.header("retry-after")), (429, Some("10")));
    open.pop();
    // The house notices soon that one has ended.
    let began = Instant::now();
    while site.ask_from("127.0.0.1", "HEAD", &live, &[("cookie", &cookie)], "").status != 200 {
        assert!(began.elapsed() < Duration::from_secs(60), "it still counts");
        std::thread::sleep(Duration::from_millis(100));
    }
}

/// The paths of files that a text names.
fn files(text: &str) -> BTreeSet<String> {
    text.split("\"/static/")
        .skip(1)
        .map(|part| format!("/static/{}", part.split('"').next().unwrap()))
        .collect()
}

#[test]
fn every_file_that_a_page_names_is_there_and_kept_for_ever() {
    let site = Site::open();
    let cookie = site.cookie(ME);
    let mut pages: Vec<String> =
        ["/", "/new", "/me", "/rules", "/data", "/nothing"].map(str::to_owned).into();
    for game in table::games() {
        let id = game.about().id;
        pages.push(format!("/rules/{id}"));
        let others: String =
            (2..=*game.about().seats.start()).map(|seat| format!("&seat{seat}=open")).collect();
        let opened = site.post("/new", &cookie, &format!("game={id}&seat1=me{others}"));
        pages.push(opened.header("location").unwrap().to_owned());
    }
    let mut named: BTreeSet<String> =
        pages.iter().flat_map(|page| files(&site.get(page, &cookie).text())).collect();
    let in_sheets: BTreeSet<String> = named
        .iter()
        .filter(|file| file.ends_with(".css"))
        .flat_map(|sheet| files(&site.get(sheet, "").text()))
        .collect();
    assert_eq!(in_sheets.len(), 6, "the fonts");
    named.extend(in_sheets);
    assert!(named.len() >= 15 + table::games().len() - 1, "{named:?}");
    for file in &named {
        let answer = site.get(file, "");
        assert_eq!(answer.status, 200, "{file}");
        assert_eq!(answer.header("cache-control"), Some("public, max-age=31536000, immutable"), "{file}");
        // Yesterday's page finds today's file.
        let name = file.split('/').skip(3).collect::<Vec<_>>().join("/");
        for other in [format!("/static/0123456789abcdef/{name}"), format!("/static/{name}")] {
            let answer = site.get(&other, "");
            assert_eq!((answer.status, answer.header("cache-control")), (200, Some("no-cache")), "{other}");
        }
    }
    for nothing in
        ["/static/nothing.css", "/static/0123456789abcdef/nothing.css", "/static/", "/static/../Cargo.toml"]
    {
        assert_eq!(site.get(nothing, "").status, 404, "{nothing}");
    }
}

#[test]
fn pages_are_compressed_for_who_can_read_that() {
    let site = Site::open();
    let cookie = site.cookie(ME);
    let ask = |path: &str, encodings: &str| {
        site.ask_from("127.0.0.1", "GET", path, &[("cookie", &cookie), ("accept-encoding", encodings)], "")
    };
    for path in ["/rules/great-wall", &site::assets::asset("site.css")] {
        let plain = ask(path, "identity");
        assert_eq!(plain.header("content-encoding"), None);
        let zstd = ask(path, "gzip, deflate, br, zstd");
        assert_eq!(zstd.header("content-encoding"), Some("zstd"), "{path}");
        assert_eq!(zstd::stream::decode_all(&body(&zstd)[..]).unwrap(), plain.body);
        let gzip = ask(path, "gzip, deflate");
        assert_eq!(gzip.header("content-encoding"), Some("gzip"), "{path}");
        let mut text = Vec::new();
        flate2::read::GzDecoder::new(&body(&gzip)[..]).read_to_end(&mut text).unwrap();
        assert_eq!(text, plain.body);
        assert!(zstd.body.len() < plain.body.len() / 2 && gzip.body.len() < plain.body.len() / 2);
    }
    let table = site.post("/new", &cookie, "game=great-wall&seat1=me&seat2=open");
    let live = format!("{}/live", table.header("location").unwrap());
    let stream = site.ask_from("127.0.0.1", "HEAD", &live, &[("accept-encoding", "gzip")], "");
    assert_eq!(stream.header("content-type"), Some("text/event-stream"));
    assert_eq!((stream.header("content-encoding"), stream.header("x-accel-buffering")), (None, Some("no")));
}

/// The body without the sizes of its chunks.
fn body(answer: &Answer) -> Vec<u8> {
    if answer.header("transfer-encoding") != Some("chunked") {
        return answer.body.clone();
    }
    let (mut whole, mut rest) = (Vec::new(), &answer.body[..]);
    loop {
        let end = rest.windows(2).position(|two| two == b"\r\n").unwrap();
        let size = usize::from_str_radix(std::str::from_utf8(&rest[..end]).unwrap(), 16).unwrap();
        if size == 0 {
            return whole;
        }
        whole.extend(&rest[end + 2..end + 2 + size]);
        rest = &rest[end + 4 + size..];
    }
}

#[test]
fn health_is_whether_a_change_could_be_kept() {
    let site = Site::open();
    let well = |answer: &Answer| (answer.status, answer.text()) == (200, "ok\n".to_owned());
    assert!(well(&site.get("/healthz", "")));
    // Somebody else writes and does not come to an end.
    let other = rusqlite::Connection::open(site.data().join("palatine.sqlite")).unwrap();
    other.execute_batch("begin immediate").unwrap();
    let until = |wanted: bool| {
        let began = Instant::now();
        loop {
            let answer = site.get("/healthz", "");
            if well(&answer) == wanted {
                return answer;
            }
            assert!(began.elapsed() < Duration::from_secs(60), "{}", answer.text());
            std::thread::sleep(Duration::from_millis(100));
        }
    };
    let answer = until(false);
    assert_eq!((answer.status, answer.text().lines().count()), (503, 1));
    other.execute_batch("rollback").unwrap();
    until(true);
}
