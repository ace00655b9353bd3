//! Pages of players over the wire: what they show, to whom, and what a request made by hand cannot get.

use crate::common::{Answer, Site};
use house::store::results::Filter;

const ME: &str = "00000000000000000000000000000001";
const OTHER: &str = "00000000000000000000000000000002";
const GUEST: &str = "00000000000000000000000000000003";

fn cookie(answer: &Answer) -> String {
    let mut set =
        answer.headers.iter().filter(|(name, value)| name == "set-cookie" && value.starts_with("palatine="));
    set.next_back().unwrap().1.split(';').next().unwrap().to_owned()
}

fn keep(site: &Site, id: &str, name: &str) -> String {
    let body = format!("how=password&name={name}&password=a+long+sentence");
    let answer = site.post("/me/keep", &site.cookie(id), &body);
    assert_eq!(answer.status, 303, "{}", answer.text());
    cookie(&answer)
}

fn public(site: &Site, id: &str) -> String {
    let faces = site.house.tables.store().results().faces(vec![id.to_owned()]);
    site.runtime.block_on(faces).unwrap().remove(0).public
}

/// A rated table of two with a free seat.
fn rated(site: &Site, cookie: &str) -> Answer {
    site.post("/new", cookie, "game=great-wall&seat1=me&seat2=open&opt-first=seat-1&rated=yes&visible=listed")
}

/// The first leaves for good and the second gives up: it is over.
fn give_up(site: &Site, table: &str, cookies: [&str; 2]) {
    for cookie in cookies {
        let answer = site.post(&format!("{table}/leave"), cookie, "for-good=yes");
        assert!(answer.status < 400, "{} {}", answer.status, answer.text());
    }
}

fn settled(site: &Site, person: &str, wanted: usize) {
    for _ in 0..200 {
        let count = site.house.tables.store().results().count(person, Filter::default());
        if site.runtime.block_on(count).unwrap() == wanted {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    panic!("the result is not there");
}

#[test]
fn a_guest_gets_to_no_rated_table() {
    let site = Site::unlimited();
    let (guest, me) = (site.cookie(GUEST), keep(&site, ME, "Quinta"));
    // Opening: the form has no such choice and says why; a request by hand is refused in one line.
    let form = site.get("/new?game=great-wall", &guest).text();
    assert!(!form.contains("name=\"rated\"") && form.contains("href=\"/me#keep\""), "{form}");
    assert!(site.get("/new?game=great-wall", &me).text().contains("name=\"rated\""));
    let refused = rated(&site, &guest);
    assert_eq!(refused.status, 400);
    assert!(refused.text().contains("Only somebody who keeps their games"), "{}", refused.text());
    let shared = site.post("/new", &me, "game=great-wall&seat1=me&seat2=here&name2=Bo&rated=yes");
    assert_eq!(shared.status, 400);
    assert!(shared.text().contains("screen of their own"));
    // Joining: from the list, at the table, by hand.
    let table = rated(&site, &me).header("location").unwrap().to_owned();
    let home = site.get("/", &guest).text();
    assert!(home.contains("Rated.") && !home.contains(&format!("action=\"/join{}", &table[2..])), "{home}");
    let page = site.get(&table, &guest).text();
    assert!(
        page.contains("for those who keep their games") && !page.contains("data-post=\"join\""),
        "{page}"
    );
    let answer = site.post(&format!("{table}/join"), &guest, "");
    assert_eq!((answer.status, answer.text().lines().count()), (403, 1), "{}", answer.text());
    site.post(&format!("/join{}", &table[2..]), &guest, "");
    assert!(!site.get(&table, &guest).text().contains("data-seat=\"2\""), "nobody sat down");
    // Pairing is never rated, whatever is sent along.
    for who in [&guest, &me] {
        site.post("/sit", who, "cell=great-wall+live&seats=2&bots=0&rated=yes");
    }
    let paired = site.get("/", &me);
    let paired = paired.header("location").unwrap().to_owned();
    assert!(!site.get(&paired, &me).text().contains("Rated."));
    // Whoever keeps their games sits down; nobody is advised there.
    let other = keep(&site, OTHER, "Sexta");
    assert_eq!(site.post(&format!("{table}/join"), &other, "").status, 204);
    let advice = site.post(&format!("{table}/advice"), &me, "seat=1&decision=1");
    assert_eq!(advice.status, 403, "{}", advice.text());
    assert!(!site.get(&table, &me).text().contains("data-advice"));
}

#[test]
fn a_page_shows_what_somebody_wants_to_be_known() {
    let site = Site::unlimited();
    let (me, other, guest) = (keep(&site, ME, "Quinta"), keep(&site, OTHER, "Sexta"), site.cookie(GUEST));
    let table = rated(&site, &me).header("location").unwrap().to_owned();
    assert_eq!(site.post(&format!("{table}/join"), &other, "").status, 204);
    let (mine, theirs) = (format!("/p/{}", public(&site, ME)), format!("/p/{}", public(&site, OTHER)));
    assert!(site.get(&mine, &guest).text().contains("No game has been finished yet"));
    give_up(&site, &table, [&other, &me]);
    settled(&site, ME, 1);
    // A private table: its address is nobody else's business.
    let private = site.post("/new", &me, "game=great-wall&seat1=me&seat2=open&visible=link");
    let private = private.header("location").unwrap().to_owned();
    assert_eq!(site.post(&format!("{private}/join"), &guest, "").status, 204);
    give_up(&site, &private, [&guest, &me]);
    settled(&site, ME, 2);
    for lang in ["en", "it"] {
        for path in [
            &mine,
            &theirs,
            "/players?game=great-wall",
            &format!("{mine}?rated=yes&won=yes&only=zhanguo&seats=5&page=9"),
        ] {
            let join = if path.contains('?') { '&' } else { '?' };
            let answer = site.get(&format!("{path}{join}lang={lang}"), &guest);
            let answer =
                if answer.status == 303 { site.get(path, &format!("{guest}; lang={lang}")) } else { answer };
            let page = answer.text();
            assert_eq!(answer.status, 200, "{path}: {page}");
            for hidden in [ME, OTHER, GUEST, "style=", "⟨"] {
                assert!(!page.contains(hidden), "{hidden} in {path}: {page}");
            }
        }
    }
    let page = site.get(&mine, &guest).text();
    assert!(
        page.contains("Quinta") && page.contains("<svg class=\"course large\"") && page.contains(&theirs),
        "{page}"
    );
    // Games that are over lead to their own page.
    let game_of = |table: &str| table.replacen("/t/", "/g/", 1);
    assert!(
        page.contains(&format!("href=\"{}\"", game_of(&table))) && page.contains("left before the end"),
        "{page}"
    );
    let theirs_eyes = site.get(&mine, &other).text();
    let id = private.trim_start_matches("/t/");
    assert!(!theirs_eyes.contains(id), "a private table is on nobody's page");
    assert!(site.get(&mine, &me).text().contains(&game_of(&private)), "but on one's own");
    assert!(site.get("/players?game=great-wall", &guest).text().contains(&mine));
    // From the table to the page; not to a guest's.
    assert!(site.get(&table, &guest).text().contains(&format!("href=\"{table}/player/1\"")));
    assert_eq!(site.get(&format!("{table}/player/1"), &guest).header("location"), Some(mine.as_str()));
    for nowhere in
        [format!("{private}/player/2"), format!("{table}/player/9"), format!("/p/{ME}"), "/p/x".to_owned()]
    {
        assert_eq!(site.get(&nowhere, &me).status, 404, "{nowhere}");
    }
    let guests = format!("/p/{}", public(&site, GUEST));
    assert_eq!((site.get(&guests, &me).status, site.get(&guests, &guest).status), (404, 200));
    // Whoever does not want to be listed is nowhere but for themselves.
    assert_eq!(site.post("/me/listed", &me, "listed=no").status, 303);
    assert_eq!((site.get(&mine, &other).status, site.get(&mine, &me).status), (404, 200));
    assert!(site.get(&mine, &me).text().contains("Only you see this page"));
    for path in ["/players?game=great-wall", &theirs] {
        assert!(!site.get(path, &guest).text().contains("Quinta"), "{path}");
    }
    assert_eq!(site.get(&format!("{table}/player/1"), &other).status, 404);
    site.post("/me/listed", &me, "listed=yes");
    assert_eq!(site.get(&mine, &other).status, 200);
    // Whoever goes takes the name along; the games stay.
    assert_eq!(site.post("/me/delete", &me, "sure=yes&old=a+long+sentence").status, 303);
    assert_eq!(site.get(&mine, &other).status, 404);
    for path in ["/players?game=great-wall", &theirs] {
        assert!(!site.get(path, &other).text().contains("Quinta"), "{path}");
    }
    assert!(site.get(&theirs, &other).text().contains("Great Wall"));
}
