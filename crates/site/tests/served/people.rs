//! Accounts over the wire: from guest to account to another device, and what somebody with bad intentions finds.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use crate::common::{Answer, Site, request};
use site::limits::Limits;
use site::state::Options;

const ME: &str = "00000000000000000000000000000001";
const OTHER: &str = "00000000000000000000000000000002";
const PASSWORD: &str = "a+long+sentence";

/// The cookie an answer sets.
fn cookie(answer: &Answer) -> String {
    let mut set =
        answer.headers.iter().filter(|(name, value)| name == "set-cookie" && value.starts_with("palatine="));
    let (_, value) =
        set.next_back().unwrap_or_else(|| panic!("no cookie: {} {}", answer.status, answer.text()));
    assert!(value.contains("HttpOnly") && value.contains("SameSite=Lax"), "{value}");
    value.split(';').next().unwrap().to_owned()
}

fn keep(site: &Site, id: &str, name: &str) -> String {
    let answer =
        site.post("/me/keep", &site.cookie(id), &format!("how=password&name={name}&password={PASSWORD}"));
    assert_eq!(answer.status, 303, "{}", answer.text());
    cookie(&answer)
}

fn sign_in(site: &Site, with: &str, name: &str) -> Answer {
    site.post("/sign-in", with, &format!("name={name}&password={PASSWORD}"))
}

fn table(site: &Site, cookie: &str) -> String {
    let answer = site.post("/new", cookie, "game=great-wall&seat1=me&seat2=open&opt-first=seat-1");
    assert_eq!(answer.status, 303, "{}", answer.text());
    answer.header("location").unwrap().to_owned()
}

/// Whether a page of a table is its owner's.
fn owns(site: &Site, path: &str, cookie: &str) -> bool {
    site.get(path, cookie).text().contains("data-seat=\"1\"")
}

#[test]
fn from_guest_to_account_to_another_device() {
    let site = Site::unlimited();
    let guest = site.cookie(ME);
    let mine = table(&site, &guest);
    assert!(owns(&site, &mine, &guest));
    assert!(site.get("/me", &guest).text().contains("<small class=\"wide\">guest</small>"));
    let account = keep(&site, ME, "Livia");
    assert!(owns(&site, &mine, &account), "the games are the account's");
    assert!(!owns(&site, &mine, &guest), "the cookie of the guest opens nothing any more");
    let page = site.get("/me", &account).text();
    assert!(
        page.contains("Livia: settings") && !page.contains("<small class=\"wide\">guest</small>"),
        "{page}"
    );

    // Another device: a guest with a game, who then signs in.
    let other = site.cookie(OTHER);
    let theirs = table(&site, &other);
    assert!(site.get("/sign-in", &other).text().contains("come along"));
    let answer = sign_in(&site, &other, "%E2%80%83LIVIA");
    assert_eq!(answer.status, 303, "{}", answer.text());
    let second = cookie(&answer);
    assert!(owns(&site, &mine, &second) && owns(&site, &theirs, &second) && owns(&site, &theirs, &account));
    assert!(!owns(&site, &theirs, &other), "and the guest is nobody");
    assert!(site.get(&mine, "").text().contains("Livia"), "others see the name");

    // Everything that is kept of me, without a secret and without anybody's id.
    let data = site.get("/me/data", &second);
    assert_eq!(data.header("content-disposition").unwrap(), "attachment; filename=\"palatine.json\"");
    let text = data.text();
    assert!(text.contains("\"Livia\"") && text.contains(mine.trim_start_matches("/t/")), "{text}");
    for secret in [ME, OTHER, "argon2", second.split([':', '.']).nth(1).unwrap()] {
        assert!(!text.contains(secret), "{secret}: {text}");
    }
    // Ids of persons are on no page.
    for path in ["/", "/me", mine.as_str(), theirs.as_str()] {
        let page = site.get(path, &second).text();
        assert!(!page.contains(ME) && !page.contains(OTHER), "{path}");
    }
}

/// Every page but the lobby and the table says how many tables wait.
#[test]
fn the_head_of_a_page_counts_what_waits() {
    let site = Site::unlimited();
    let (ada, bob) = (site.cookie(ME), site.cookie(OTHER));
    let turns = |path: &str, cookie: &str| {
        let page = site.get(path, cookie).text();
        page.split_once("class=\"turns\"").map(|(_, rest)| {
            rest.split("<b>").nth(1).unwrap().split('<').next().unwrap().parse::<usize>().unwrap()
        })
    };
    assert_eq!((turns("/me", ""), turns("/me", &ada)), (None, None));
    let tables = [table(&site, &ada), table(&site, &ada)];
    assert_eq!(turns("/rules", &ada), None, "a seat is still free");
    for path in &tables {
        assert_eq!(site.post(&format!("{path}/join"), &bob, "").status, 204);
    }
    for path in ["/me", "/rules", "/new?game=zhanguo", "/finished", "/nowhere"] {
        assert_eq!(turns(path, &ada), Some(2), "{path}");
        assert_eq!(turns(path, &bob), None, "{path}");
    }
    for path in ["/", tables[0].as_str()] {
        assert_eq!(turns(path, &ada), None, "{path}");
    }
}

#[test]
fn a_session_ends_at_once_and_so_does_what_it_listens_to() {
    let site = Site::unlimited();
    let first = keep(&site, ME, "Livia");
    let mine = table(&site, &first);
    let second = cookie(&sign_in(&site, "", "Livia"));
    assert!(owns(&site, &mine, &second));
    // At a table, and in the lobby.
    let lines = [format!("{mine}/live"), "/lobby/live".to_owned()].map(|path| {
        let mut line = TcpStream::connect(site.address).unwrap();
        line.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        write!(line, "GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: {second}\r\n\r\n")
            .unwrap();
        let mut begin = [0; 64];
        line.read_exact(&mut begin).unwrap();
        assert!(begin.starts_with(b"HTTP/1.1 200"));
        line
    });

    let page = site.get("/me", &first).text();
    let handle = page.split("name=\"session\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    // Nobody ends another's session.
    site.post("/me/sign-out", &keep(&site, OTHER, "Tiberia"), &format!("session={handle}"));
    assert!(owns(&site, &mine, &second));
    assert_eq!(site.post("/me/sign-out", &first, &format!("session={handle}")).status, 303);
    assert!(!owns(&site, &mine, &second), "at once");
    assert!(owns(&site, &mine, &first));
    for mut line in lines {
        let mut rest = Vec::new();
        line.read_to_end(&mut rest).expect("the stream closes");
    }
    assert_eq!(
        site.post(&format!("{mine}/join"), &second, "").status,
        204,
        "a stranger may take the open seat, as anybody"
    );

    // A password that changes signs out everywhere else; a link opens until another is made.
    let third = cookie(&sign_in(&site, "", "Livia"));
    assert_eq!(site.post("/me/password", &first, "old=wrong&password=another+sentence").status, 400);
    assert_eq!(
        site.post("/me/password", &first, &format!("old={PASSWORD}&password=another+sentence")).status,
        303
    );
    assert!(!owns(&site, &mine, &third) && owns(&site, &mine, &first));
    let key = |page: &str| page.split("/recover?key=").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let old = key(&site.post("/me/link", &first, "").text());
    let page = site.post("/me/link", &first, "").text();
    assert!(page.contains(&format!("http://{}/recover?key=", site.address)));
    assert!(!site.get("/me", &first).text().contains("/recover?key="), "shown once");
    assert_eq!(site.get(&format!("/recover?key={old}"), "").status, 404);
    assert!(site.get(&format!("/recover?key={}", key(&page)), "").text().contains("Sign in as Livia"));
    let fourth = cookie(&site.post("/recover", "", &format!("key={}", key(&page))));
    assert!(owns(&site, &mine, &fourth));
    assert_eq!(site.post("/recover", "", &format!("key={old}")).status, 400);

    // Signing out here: the browser forgets, and the cookie that somebody may have copied opens nothing.
    let out = site.post("/sign-out", &fourth, "");
    assert!(out.header("set-cookie").unwrap().contains("Max-Age=0"));
    assert!(!owns(&site, &mine, &fourth));
    assert_eq!(site.post("/me/sign-out", &first, "session=others").status, 303);
    assert!(owns(&site, &mine, &first));
}

#[test]
fn whoever_goes_leaves_no_name_and_no_way_back() {
    let site = Site::unlimited();
    let account = keep(&site, ME, "Livia");
    let mine = table(&site, &account);
    assert_eq!(site.post(&format!("{mine}/join"), &site.cookie(OTHER), "").status, 204);
    assert_eq!(
        site.post("/me/delete", &account, &format!("old={PASSWORD}")).status,
        303,
        "not without being sure"
    );
    assert!(owns(&site, &mine, &account));
    assert_eq!(site.post("/me/delete", &account, "sure=yes&old=wrong").status, 400);
    assert!(owns(&site, &mine, &account));
    let answer = site.post("/me/delete", &account, &format!("sure=yes&old={PASSWORD}"));
    assert_eq!(answer.status, 303);
    assert!(answer.header("set-cookie").unwrap().contains("Max-Age=0"));
    for (lang, neutral) in [("en", "former player"), ("it", "chi giocava")] {
        let page = site.get(&mine, &format!("lang={lang}; {}", site.cookie(OTHER))).text();
        assert!(page.contains(neutral) && !page.contains("Livia"), "{lang}: {page}");
    }
    for old in [account.as_str(), &site.cookie(ME)] {
        assert!(!owns(&site, &mine, old), "neither the session nor the guest of before");
        assert!(site.get("/me", old).header("set-cookie").is_some(), "a new guest");
    }
    assert_eq!(sign_in(&site, "", "Livia").status, 400);
    // Guests can go too, and their name is free for others.
    assert_eq!(site.post("/me/delete", &site.cookie(OTHER), "sure=yes").status, 303);
    keep(&site, "00000000000000000000000000000003", "Livia");
}

#[test]
fn passwords_cannot_be_tried_at_will() {
    let site = Site::open();
    keep(&site, ME, "Livia");
    let form = |name: &str, password: &str| format!("name={name}&password={password}");
    let from = |address: &str, name: &str, password: &str| {
        site.ask_from(address, "POST", "/sign-in", &[], &form(name, password))
    };
    // One account, from many addresses, however the name is written: ten, and then one every half minute.
    let tries: Vec<u16> = (0..14)
        .map(|n| {
            from(&format!("127.0.0.{}", n % 4 + 10), ["Livia", "LIVIA", "L1via"][n % 3], "wrong+one").status
        })
        .collect();
    assert_eq!(tries[..10], [400; 10], "{tries:?}");
    assert_eq!(tries[10..], [429; 4], "{tries:?}");
    let slowed = from("127.0.0.9", "Livia", PASSWORD);
    assert_eq!(slowed.status, 429, "not even with the right one, just now");
    assert!(slowed.header("retry-after").is_some() && slowed.text().contains("Too many passwords"));
    // One address, for many names: thirty.
    let many = (0..40).filter(|n| from("127.0.0.50", &format!("name{n}"), "wrong+one").status == 400).count();
    assert_eq!(many, 30);
    // Links are tried as little.
    let links = (0..40)
        .filter(|n| site.ask_from("127.0.0.51", "POST", "/recover", &[], &format!("key={n}")).status == 400)
        .count();
    assert_eq!(links, 30);
    // Others are not held up.
    assert_eq!(from("127.0.0.60", "Tiberia", "wrong+one").status, 400);
}

/// A name that nobody has takes as long as a wrong password, and reads the same. The shortest of several times is what the
/// work itself takes, whatever else the machine does.
#[test]
fn signing_in_does_not_tell_who_exists() {
    let site = Site::unlimited();
    keep(&site, ME, "Livia");
    let by_link = site.post("/me/keep", &site.cookie(OTHER), "how=link&name=Tiberia");
    assert_eq!(by_link.status, 200);
    let mut shortest = [Duration::MAX; 3];
    let mut pages = [const { String::new() }; 3];
    // Where somebody looks a password up and somebody else does not, the shortest times never come together; else they do, on a busy
    // machine later than on a quiet one.
    let alike = |shortest: &[Duration; 3]| {
        let ratio = |other: Duration| other.as_secs_f64() / shortest[0].as_secs_f64();
        shortest.iter().all(|&other| (0.6..1.7).contains(&ratio(other)))
    };
    let mut rounds = 0;
    while rounds < 8 || !alike(&shortest) {
        rounds += 1;
        assert!(rounds < 80, "{shortest:?}");
        for (n, name) in ["Livia", "Octavia", "Tiberia"].iter().enumerate() {
            let began = Instant::now();
            let answer = site.post("/sign-in", "lang=en", &format!("name={name}&password=wrong+sentence"));
            shortest[n] = shortest[n].min(began.elapsed());
            assert_eq!(answer.status, 400);
            pages[n] = answer.text().replace(name, "NAME");
        }
    }
    let told =
        |page: &str| page.split("role=\"alert\"").nth(1).unwrap().split("</p>").next().unwrap().to_owned();
    assert!(told(&pages[0]) == told(&pages[1]) && told(&pages[0]) == told(&pages[2]));
}

#[test]
fn script_stays_text_in_every_field() {
    let site = Site::unlimited();
    let script = "%3Cscript%3Ex";
    let bare = "<script>x";
    let me = site.cookie(ME);
    assert_eq!(site.post("/me", &me, &format!("name={script}")).status, 303);
    let mine = table(&site, &me);
    let mut pages = vec![
        site.get("/me", &me).text(),
        site.get(&mine, "").text(),
        site.post("/sign-in", "", &format!("name={script}&password={script}xxx")).text(),
        site.get(&format!("/recover?key={script}"), "").text(),
        site.get(&format!("/report?table={}", mine.trim_start_matches("/t/")), &site.cookie(OTHER)).text(),
        site.post("/me/keep", &site.cookie(OTHER), &format!("how=password&name={script}&password=x")).text(),
    ];
    let account = keep(&site, ME, script);
    pages.push(site.get("/me", &account).text());
    pages.push(site.get("/", &account).text());
    let link = site.post("/me/link", &account, "").text();
    let key = link.split("/recover?key=").nth(1).unwrap().split('"').next().unwrap();
    pages.push(site.get(&format!("/recover?key={key}"), "").text());
    let told = format!("table={}&seat=1&why={script}", mine.trim_start_matches("/t/"));
    pages.push(site.post("/report", &site.cookie(OTHER), &told).text());
    for page in &pages {
        assert!(!page.contains(bare), "{page}");
    }
    assert!(pages[0].contains("&lt;script&gt;x") && pages[4].contains("&lt;script&gt;x"));
    let reports = site.runtime.block_on(site.house.tables.store().people().reports(9)).unwrap();
    assert_eq!((reports.len(), reports[0].why.as_str(), reports[0].about.as_str()), (1, bare, ME));
}

#[test]
fn names_are_seen_and_nobody_elses() {
    let site = Site::unlimited();
    keep(&site, ME, "Livia");
    let rename = |name: &str| site.post("/me", &site.cookie(OTHER), &format!("name={name}"));
    for (name, says) in [
        ("L%D1%96via", "looks like"),
        ("%EF%BC%AC%EF%BD%89%EF%BD%96%EF%BD%89%EF%BD%81", "looks like"),
        ("a%E2%80%8Bb", "can be seen"),
        ("%E2%80%AEaiviL", "can be seen"),
        ("The+Adm1n", "not allowed"),
        ("", "1 to 24"),
    ] {
        let answer = rename(name);
        assert_eq!(answer.status, 400, "{name}");
        assert!(answer.text().contains(says), "{name} should say {says}: {}", answer.text());
    }
    assert_eq!(rename("Livio").status, 303);
    let people = site.house.tables.store().people();
    site.runtime.block_on(people.set_words(vec!["rude".to_owned()])).unwrap();
    assert_eq!(rename("R.U.D.E.").status, 400);
    assert_eq!(rename("Admin").status, 303, "the host's words are the only ones");
}

#[test]
fn nothing_is_changed_from_elsewhere() {
    let site = Site::unlimited();
    let account = keep(&site, ME, "Livia");
    let mine = table(&site, &account);
    for (path, body) in [
        ("/me", "name=Mallory".to_owned()),
        ("/me/keep", format!("how=password&name=Mallory&password={PASSWORD}")),
        ("/me/password", format!("old={PASSWORD}&password=another+sentence")),
        ("/me/link", String::new()),
        ("/me/sign-out", "session=others".to_owned()),
        ("/me/delete", format!("sure=yes&old={PASSWORD}")),
        ("/sign-in", format!("name=Livia&password={PASSWORD}")),
        ("/recover", "key=x".to_owned()),
        ("/sign-out", String::new()),
        ("/report", "table=x&seat=1&why=x".to_owned()),
    ] {
        for origin in [Some("http://elsewhere.example"), Some("null"), None] {
            let mut headers =
                vec![("cookie", account.as_str()), ("content-type", "application/x-www-form-urlencoded")];
            headers.extend(origin.map(|origin| ("origin", origin)));
            let answer = request(site.address, "POST", path, &headers, body.as_bytes());
            assert_eq!(answer.status, 403, "{path} {origin:?}");
            assert!(answer.header("set-cookie").is_none());
        }
    }
    assert!(owns(&site, &mine, &account) && site.get("/me", &account).text().contains("Livia: settings"));
}

#[test]
fn whoever_is_banned_may_look_and_go() {
    let site = Site::unlimited();
    let account = keep(&site, ME, "Livia");
    let mine = table(&site, &account);
    let people = site.house.tables.store().people();
    assert!(site.runtime.block_on(people.ban(ME, Some((1, "rude".to_owned())))).unwrap());
    assert_eq!(site.get(&mine, &account).status, 200);
    for (path, body) in [("/quick", "game=great-wall"), ("/me", "name=Other"), (&format!("{mine}/close"), "")]
    {
        let answer = site.post(path, &account, body);
        assert_eq!(answer.status, 403, "{path}");
        assert!(!answer.text().contains("rude"), "why is the host's own");
    }
    assert!(sign_in(&site, "", "Livia").text().contains("closed by whoever runs"));
    assert_eq!(site.get("/me/data", &account).status, 200);
    assert!(site.runtime.block_on(people.ban(ME, None)).unwrap());
    assert_eq!(site.post("/me", &account, "name=Liviana").status, 303);
    assert!(site.runtime.block_on(people.ban(ME, Some((1, String::new())))).unwrap());
    assert_eq!(site.post("/me/delete", &account, &format!("sure=yes&old={PASSWORD}")).status, 303);
}

#[test]
fn a_store_that_is_away_signs_nobody_out() {
    let site = Site::unlimited();
    let account = keep(&site, ME, "Livia");
    let mine = table(&site, &account);
    assert!(owns(&site, &mine, &account));
    let stranger = sign_in(&site, "", "Livia");
    let unmet = cookie(&stranger);
    // The file is taken away from under the house: from now on nothing can be looked up.
    let file = site.data().join("palatine.sqlite");
    for end in ["", "-wal", "-shm"] {
        let name = format!("{}{end}", file.display());
        let _ = std::fs::write(&name, vec![7; 8192]);
    }
    assert!(owns(&site, &mine, &account), "whoever was met before is still known");
    let answer = site.get(&mine, &unmet);
    assert!(!answer.text().contains("data-seat=\"1\""), "whoever was not, is nobody");
    assert!(answer.header("set-cookie").is_none(), "and keeps the cookie");
}

#[test]
fn the_hosts_own_pages_are_plain_text() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("terms.txt"), "Be <b>kind</b>.\n\nSecond\nline.").unwrap();
    std::fs::write(folder.path().join("terms.it.txt"), "Siate gentili.").unwrap();
    let papers = Some(folder.path().to_owned());
    let site = Site::open_with(Options { limits: Limits::off(), papers, ..Options::default() });
    let page = site.get("/terms", "lang=en").text();
    assert!(
        page.contains("<p>Be &lt;b&gt;kind&lt;/b&gt;.</p>") && page.contains("Second<br>line."),
        "{page}"
    );
    assert!(site.get("/terms", "lang=it").text().contains("Siate gentili."));
    assert_eq!(site.get("/privacy", "").status, 404);
    let foot = site.get("/", "lang=en").text();
    assert!(foot.contains("href=\"/terms\"") && !foot.contains("href=\"/privacy\""));
    let plain = Site::unlimited();
    assert!(!plain.get("/", "").text().contains("href=\"/terms\""));
    assert_eq!(plain.get("/terms", "").status, 404);
}

#[test]
fn figures_tell_of_nobody_and_have_an_address_of_their_own() {
    let site = Site::unlimited();
    let listener = site.runtime.block_on(site::figures::listen("127.0.0.1:0".parse().unwrap())).unwrap();
    let address = listener.local_addr().unwrap();
    site.runtime.spawn(site::figures::serve(site.house.clone(), listener));
    let account = keep(&site, ME, "Liviaxyz");
    let mine = table(&site, &account);
    site.get(&mine, &account);
    sign_in(&site, "", "Nobodyxyz");
    assert_eq!(site.get("/metrics", &account).status, 404, "not where people come");
    let text = request(address, "GET", "/metrics", &[], b"").text();
    for expected in [
        "palatine_requests_total{kind=\"page\",status=\"2xx\"} 1",
        "palatine_sign_ins_total{outcome=\"wrong\"} 1",
        "palatine_tables_in_memory 1",
        "palatine_store_up 1",
        "palatine_request_seconds_bucket",
        "# EOF",
    ] {
        assert!(text.contains(expected), "{expected}: {text}");
    }
    for secret in ["xyz", ME, "great-wall", "/t/", mine.trim_start_matches("/t/"), "127.0.0.1"] {
        assert!(!text.contains(secret), "{secret}: {text}");
    }
    assert_eq!(request(address, "GET", "/", &[], b"").status, 404);
}
