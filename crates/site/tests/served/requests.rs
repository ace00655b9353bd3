//! What strangers send: the right status, a line or page that helps, and nothing changed.

use crate::common::{Site, moves, request};

const ME: &str = "00000000000000000000000000000001";
const OTHER: &str = "00000000000000000000000000000002";

/// A table of me against a person who is still to come; gives its path.
fn table(site: &Site, form: &str) -> String {
    let answer = site.post("/new", &site.cookie(ME), &format!("game=great-wall&{form}"));
    assert_eq!(answer.status, 303, "{}", answer.text());
    answer.header("location").unwrap().to_owned()
}

fn two_people(site: &Site) -> String {
    let path = table(site, "seat1=me&seat2=open&opt-first=seat-1");
    assert_eq!(site.post(&format!("{path}/join"), &site.cookie(OTHER), "").status, 204);
    path
}

/// The page as the viewer has it, to see that nothing changed.
fn page(site: &Site, path: &str) -> String {
    site.get(path, &site.cookie(ME)).text()
}

#[test]
fn a_move_is_played_once_by_whoever_owns_the_seat() {
    let site = Site::open();
    let path = two_people(&site);
    let to = format!("{path}/move");
    let before = page(&site, &path);
    assert!(before.contains("data-decision=\"1\""));
    for (who, body, status, says) in [
        (OTHER, "decision=1&seat=1&move=draw", 403, "not yours"),
        (OTHER, "decision=1&seat=2&move=draw", 422, "turn"),
        (ME, "decision=2&seat=1&move=draw", 409, "moved on"),
        (ME, "decision=1&seat=1&move=fly", 422, "draw"),
        (ME, "decision=1&seat=1&move=decline", 422, "turn begins"),
        (ME, "decision=1&seat=7&move=draw", 400, "seat"),
        (ME, "decision=x&seat=1&move=draw", 400, "decision"),
        (ME, "seat=1&move=draw", 400, "decision"),
        (ME, "decision=1&seat=1", 400, "move"),
        ("forged", "decision=1&seat=1&move=draw", 403, "not yours"),
    ] {
        let cookie =
            if who == "forged" { format!("palatine={ME}.{}", "0".repeat(64)) } else { site.cookie(who) };
        let answer = site.post(&to, &cookie, body);
        assert_eq!(answer.status, status, "{who} {body}: {}", answer.text());
        assert!(answer.text().contains(says), "{who} {body}: {}", answer.text());
        assert_eq!(answer.text().lines().count(), 1);
        assert_eq!(page(&site, &path), before, "{who} {body} changed something");
    }
    assert_eq!(site.post(&to, &site.cookie(ME), "decision=1&seat=1&move=draw").status, 204);
    let after = page(&site, &path);
    assert!(after.contains("data-decision=\"2\""));
    // The same request again is answered as the first was, and changes nothing; another answer to it is stale.
    assert_eq!(site.post(&to, &site.cookie(ME), "decision=1&seat=1&move=draw").status, 204);
    assert_eq!(page(&site, &path), after);
    assert_eq!(site.post(&to, &site.cookie(ME), "decision=1&seat=1&move=gate+%401").status, 409);
    assert_eq!(page(&site, &path), after);
}

#[test]
fn only_pages_of_the_site_may_change_things() {
    let site = Site::open();
    let path = two_people(&site);
    let before = page(&site, &path);
    let cookie = site.cookie(ME);
    for origin in [None, Some("http://elsewhere.example"), Some("null")] {
        let mut headers =
            vec![("cookie", cookie.as_str()), ("content-type", "application/x-www-form-urlencoded")];
        headers.extend(origin.map(|origin| ("origin", origin)));
        let answer =
            request(site.address, "POST", &format!("{path}/move"), &headers, b"decision=1&seat=1&move=draw");
        assert_eq!(answer.status, 403);
    }
    assert_eq!(page(&site, &path), before);
}

#[test]
fn what_does_not_exist_gets_a_page_that_helps() {
    let site = Site::open();
    for path in ["/t/nothing", "/nothing", "/rules/nothing", "/t/%2e%2e%2fetc"] {
        let answer = site.get(path, "lang=it");
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.text().contains("non esiste"), "{path}");
        assert!(answer.text().contains("href=\"/\""), "{path}");
    }
    assert_eq!(site.get("/static/nothing.css", "").status, 404);
    assert_eq!(site.post("/t/nothing/move", &site.cookie(ME), "decision=1&seat=1&move=draw").status, 404);
}

#[test]
fn a_huge_body_is_refused() {
    let site = Site::open();
    let path = two_people(&site);
    let before = page(&site, &path);
    let body = format!("decision=1&seat=1&move={}", "x".repeat(10 << 20));
    let answer = site.post(&format!("{path}/move"), &site.cookie(ME), &body);
    assert_eq!(answer.status, 413);
    assert_eq!(page(&site, &path), before);
}

#[test]
fn a_faulty_new_table_says_what_is_wrong() {
    let site = Site::open();
    for (form, says) in [
        ("seat1=me&seat2=bot&level2=clever", "clever"),
        ("seat1=me", "2 to 5"),
        ("seat1=bot&level1=greedy&seat2=bot&level2=greedy", "yours"),
        ("seat1=me&seat2=me", "yours"),
        ("seat1=me&seat2=here&name2=", "1 to 24"),
        ("seat1=me&seat2=open&opt-claims=perhaps", "perhaps"),
        ("seat1=me&seat2=open&opt-colour=red", "colour"),
        ("seat1=me&seat2=open&opt-first=seat-5", "seat 5"),
        ("seat1=king&seat2=open", "seat1"),
    ] {
        let answer = site.post("/new", &site.cookie(ME), &format!("game=great-wall&{form}"));
        assert_eq!(answer.status, 400, "{form}");
        assert!(answer.text().contains(says), "{form} should say {says}");
    }
    assert_eq!(site.post("/new", &site.cookie(ME), "game=chess").status, 400);
}

#[test]
fn names_are_escaped_and_records_wait_for_the_end() {
    let site = Site::open();
    assert_eq!(site.post("/me", &site.cookie(ME), "name=%3Cscript%3E%22x").status, 303);
    let path = two_people(&site);
    let page = page(&site, &path);
    assert!(!page.contains("<script>\"x") && page.contains("&lt;script&gt;"), "escaped");
    assert_eq!(site.get(&format!("{path}/record"), &site.cookie(ME)).status, 403);
    assert_eq!(site.post("/me", &site.cookie(ME), &format!("name={}", "x".repeat(25))).status, 400);
    assert_eq!(site.post("/me", &site.cookie(ME), "name=+").status, 400);
}

#[test]
fn taking_back_follows_the_rules() {
    let site = Site::open();
    let path = two_people(&site);
    let undo = |who: &str, body: &str| site.post(&format!("{path}/undo"), &site.cookie(who), body);
    assert_eq!(undo(ME, "what=step&decision=1").status, 422);
    // Some card of the hand goes to section 1; the page lists the legal moves.
    let page_text = page(&site, &path);
    let mv = moves(&page_text).find(|mv| mv.ends_with("@1")).unwrap().to_owned();
    let start = page(&site, &path);
    let play = |decision: usize, mv: &str| {
        let body = format!("decision={decision}&seat=1&move={}", mv.replace(' ', "+").replace('@', "%40"));
        site.post(&format!("{path}/move"), &site.cookie(ME), &body).status
    };
    assert_eq!(play(1, &mv), 204);
    assert_eq!(undo(OTHER, "what=step&decision=2").status, 422);
    assert_eq!(undo(ME, "what=step&decision=1").status, 409, "an old page cannot undo");
    assert_eq!(undo(ME, "what=step&decision=2").status, 204);
    assert_eq!(page(&site, &path), start);
    assert_eq!(play(1, "draw"), 204);
    assert_eq!(undo(ME, "what=step&decision=2").status, 422, "something was drawn");
}

/// A turn that is held waits for its end: whoever is next can only look, and nobody but its player ends it.
#[test]
fn a_turn_is_held_until_it_is_ended() {
    let site = Site::open();
    let path = two_people(&site);
    let play = |who: &str, decision: usize, seat: usize, mv: &str, hold: &str| {
        let mv = mv.replace(' ', "+").replace('@', "%40");
        let body = format!("decision={decision}&seat={seat}&move={mv}{hold}");
        site.post(&format!("{path}/move"), &site.cookie(who), &body)
    };
    let card = || {
        let page = page(&site, &path);
        moves(&page).find(|mv| mv.ends_with("@1")).unwrap().to_owned()
    };
    assert_eq!(play(ME, 1, 1, "draw", "&hold=perhaps").status, 400);
    // Two actions, and whatever costs none.
    let mut due = 1;
    while !page(&site, &path).contains("id=\"endturn\"") {
        assert_eq!(play(ME, due, 1, &card(), "&hold=yes").status, 204);
        due += 1;
    }
    assert!(due > 2, "the first action ends no turn");
    let end = |who: &str, decision: usize| {
        site.post(&format!("{path}/end-turn"), &site.cookie(who), &format!("decision={decision}")).status
    };
    let theirs = site.get(&path, &site.cookie(OTHER)).text();
    assert!(!theirs.contains("id=\"endturn\"") && !theirs.contains("\"move\":"), "{theirs}");
    let early = play(OTHER, due, 2, "draw", "");
    assert_eq!((early.status, early.text().contains("has not been ended")), (409, true));
    assert_eq!((end(OTHER, due), end(ME, due - 1), end(ME, due), end(ME, due)), (403, 409, 204, 204));
    assert_eq!(play(OTHER, due, 2, "draw", "").status, 204);
}

#[test]
fn every_answer_forbids_foreign_content() {
    let site = Site::open();
    for path in ["/", "/new", "/me", "/rules", "/rules/great-wall", "/data", "/static/play.js", "/nothing"] {
        let answer = site.get(path, "");
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'self'") && !policy.contains("unsafe"), "{path}");
        let text = String::from_utf8_lossy(&answer.body).into_owned();
        if path != "/static/play.js" {
            assert!(
                !text.contains(" style=\"") && !text.contains("onclick="),
                "{path} has inline style or script"
            );
            assert!(!text.contains('⟨'), "{path} lacks words");
        }
    }
    let mut italian = site.get("/", "lang=it");
    assert!(italian.text().contains("lang=\"it\""));
    italian = site.get("/?lang=en", "lang=it");
    assert_eq!((italian.status, italian.header("location")), (303, Some("/")));
}

/// The board as a frame has it.
fn board(frame: &str) -> &str {
    let from = frame.find("id=\"board\"").unwrap();
    &frame[from..from + frame[from..].find("</section>").unwrap()]
}

/// An earlier moment is drawn as the viewer saw it then, with nothing to press, and told as the viewer was told.
#[test]
fn earlier_moments_are_shown_as_they_were() {
    let site = Site::open();
    let path = two_people(&site);
    // A spectator never has anything to press, so what he saw then and what he is shown now must be the same.
    let watch = |query: &str| site.get(&format!("{path}/frame{query}"), &site.cookie(&"f".repeat(32)));
    let mut seen = vec![watch("").text()];
    for n in 0..6 {
        let (seat, who) = if n / 2 % 2 == 0 { (1, ME) } else { (2, OTHER) };
        let body = format!("decision={}&seat={seat}&move=draw", n + 1);
        let played = site.post(&format!("{path}/move"), &site.cookie(who), &body);
        assert_eq!(played.status, 204, "{}", played.text());
        seen.push(watch("").text());
    }
    for (at, then) in seen.iter().enumerate() {
        let now = watch(&format!("?at={at}&from=0&to=6"));
        assert_eq!(now.status, 200);
        assert_eq!(board(&now.text()), board(then), "moment {at}");
        assert!(now.text().contains(&format!("Move {at} of 6.")), "{}", now.text());
        assert_eq!(now.text().contains("draws a card."), at > 0);
    }
    // The owner of a seat is told what he drew, the other is not; and neither can press anything.
    let told = |who: &str| site.get(&format!("{path}/frame?at=1"), &site.cookie(who)).text();
    assert!(!told(OTHER).contains("data-pick") && !told(ME).contains("data-pick"));
    let past = |who: &str| site.get(&format!("{path}/frame?at=1&from=0&to=1"), &site.cookie(who)).text();
    assert!(past(ME).contains("draw a card:") || past(ME).contains("draws a card:"), "{}", past(ME));
    assert!(past(OTHER).contains("draws a card."), "{}", past(OTHER));
    for (query, status) in [
        ("?at=7", 404),
        ("?at=3&from=4&to=6", 404),
        ("?at=3&from=0&to=2", 404),
        ("?at=3&from=0&to=99", 404),
        ("?at=x", 400),
        ("?at=-1", 400),
        ("?at=3&from=y", 400),
        ("?at=99999999999999999999999", 400),
    ] {
        let answer = watch(query);
        assert_eq!(answer.status, status, "{query}: {}", answer.text());
        assert_eq!(answer.text().trim().lines().count(), 1, "{query}");
    }
}
