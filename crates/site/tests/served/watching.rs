//! Watching and talking over the wire: whoever only watches can do nothing else, rooms are apart, floods are stopped, and what
//! people write stays text.

use crate::common::{Answer, Site};
use game::{Seed, Spec};
use house::Terms;
use house::store::messages::Room;
use site::state::Options;
use table::Occupant;

const TABLE: &str = "0123456789abcdef0123";
const ADA: &str = "0000000000000000000000000000000a";
const BOB: &str = "0000000000000000000000000000000b";
const EVE: &str = "0000000000000000000000000000000e";

fn person(id: &str, name: &str) -> Occupant {
    Occupant::Person { id: id.to_owned(), name: name.to_owned() }
}

fn table(site: &Site, terms: Terms) {
    let seats = vec![person(ADA, "Ada"), person(BOB, "Bob")];
    site.lay_out_on(TABLE, "great-wall", Spec::new(2), Seed::from_number(1), None, seats, terms);
}

fn say(site: &Site, who: &str, body: &str) -> Answer {
    site.post(&format!("/t/{TABLE}/say"), &site.cookie(who), body)
}

fn said(site: &Site) -> Vec<(Room, String)> {
    let said = site.runtime.block_on(site.house.tables.store().messages().said(TABLE, 0, 1000)).unwrap();
    said.into_iter().map(|message| (message.room, message.text)).collect()
}

/// Whoever has no seat can look, and talk to others who look; nothing else, whatever he sends.
#[test]
fn a_watcher_can_only_watch() {
    let site = Site::unlimited();
    table(&site, Terms::default());
    let page = site.get(&format!("/t/{TABLE}"), &site.cookie(EVE)).text();
    assert!(
        page.contains("You are watching.") && !page.contains("id=\"hand\"") && !page.contains("id=\"moves\"")
    );
    assert!(!page.contains("data-tab=\"hand\""), "no tab for a hand that is not there");
    let before = site.get(&format!("/t/{TABLE}/frame"), &site.cookie(ADA)).text();
    let mv = crate::common::moves(&site.get(&format!("/t/{TABLE}"), &site.cookie(ADA)).text())
        .next()
        .unwrap()
        .to_owned();
    let forbidden = [
        ("move", format!("decision=1&seat=1&move={mv}")),
        ("move", format!("decision=1&seat=2&move={mv}")),
        ("undo", "decision=1&what=step".to_owned()),
        ("advice", "decision=1&seat=1".to_owned()),
        ("leave", "for-good=yes".to_owned()),
        ("replace", "seat=1".to_owned()),
        ("fill", String::new()),
        ("close", String::new()),
        ("rematch", String::new()),
        ("join", String::new()),
        ("say", "room=players&text=I+play".to_owned()),
        ("say", "room=players&phrase=hello".to_owned()),
        ("say", "text=no+room".to_owned()),
        ("say", "room=both&text=x".to_owned()),
    ];
    for (what, body) in forbidden {
        let answer = site.post(&format!("/t/{TABLE}/{what}"), &site.cookie(EVE), &body);
        assert!((400..500).contains(&answer.status), "{what} {body}: {} {}", answer.status, answer.text());
    }
    // There is no turn to end: that is answered as a repeated request is, and changes nothing.
    site.post(&format!("/t/{TABLE}/end-turn"), &site.cookie(EVE), "decision=1");
    // Lifting a curtain that is another's shows nothing, and no side shows a hand.
    for query in ["?lifted=1", "?lifted=2", "?side=1", "?side=2", "?side=1&lifted=1"] {
        let frame = site.get(&format!("/t/{TABLE}/frame{query}"), &site.cookie(EVE)).text();
        assert!(
            frame.contains("You are watching.")
                && !frame.contains("id=\"hand\"")
                && !frame.contains("data-pick")
        );
        assert!(frame.contains("data-seat=\"\""), "{query}");
    }
    assert_eq!(
        site.get(&format!("/t/{TABLE}/frame"), &site.cookie(ADA)).text(),
        before,
        "nothing has changed"
    );
    assert_eq!(said(&site), []);
    let stranger = site.post(&format!("/t/{TABLE}/say"), "", "room=watchers&text=x");
    assert_eq!(stranger.status, 403, "whom nobody knows cannot speak");
}

/// The board is turned to the side that is chosen; the players' list begins there.
#[test]
fn a_watcher_looks_from_a_side() {
    let site = Site::unlimited();
    table(&site, Terms::default());
    let frame =
        |query: &str, who: &str| site.get(&format!("/t/{TABLE}/frame{query}"), &site.cookie(who)).text();
    let first = |text: &str| text.split_once("id=\"player-p").unwrap().1[..1].to_owned();
    let [plain, one, two] = ["", "?side=1", "?side=2"].map(|query| frame(query, EVE));
    assert_eq!([&plain, &one, &two].map(|text| first(text)), ["1", "1", "2"]);
    assert!(
        one.contains("data-side=\"1\" aria-pressed=\"true\"")
            && two.contains("data-side=\"2\" aria-pressed=\"true\"")
    );
    for odd in ["?side=0", "?side=3", "?side=99999", "?side=x", "?side="] {
        assert_eq!(frame(odd, EVE), plain, "{odd}");
    }
    assert_eq!(frame("?side=2", ADA), frame("", ADA), "a player sits where he sits");
}

/// While the game runs nobody reads the other room; afterwards everybody reads both.
#[test]
fn rooms_are_apart_until_the_end() {
    let site = Site::unlimited();
    table(&site, Terms::default());
    let live = |who: &str| site.live(&format!("/t/{TABLE}/live"), &site.cookie(who));
    let (mut ada, mut bob, mut eve) = (live(ADA), live(BOB), live(EVE));
    assert_eq!(say(&site, ADA, "room=players&phrase=luck").status, 204);
    assert_eq!(say(&site, EVE, "room=watchers&text=a+secret+plan").status, 204);
    assert_eq!(say(&site, BOB, "room=players&text=last+word").status, 204);
    assert_eq!(say(&site, EVE, "room=watchers&text=last+look").status, 204);
    for stream in [&mut ada, &mut bob] {
        let heard = stream.talk("last word").concat();
        assert!(heard.contains("Good luck") && !heard.contains("secret plan"), "{heard}");
    }
    let heard = eve.talk("last look").concat();
    assert!(
        heard.contains("secret plan") && !heard.contains("Good luck") && !heard.contains("last word"),
        "{heard}"
    );
    assert!(heard.contains("\"watching\":1"), "{heard}");
    // A reader in another language, and one who lies about what he has read.
    let cookie = format!("{}; lang=it", site.cookie(BOB));
    let mut again = site.live(&format!("/t/{TABLE}/live?said=999&reads=watchers"), &cookie);
    let heard = again.talk("last word").concat();
    assert!(heard.contains("Buona fortuna") && !heard.contains("secret plan"), "{heard}");
    // The host closes it once the other has left.
    let leave = site.post(&format!("/t/{TABLE}/leave"), &site.cookie(BOB), "for-good=yes");
    assert_eq!(leave.status, 204, "{}", leave.text());
    let close = site.post(&format!("/t/{TABLE}/close"), &site.cookie(ADA), "");
    assert_eq!(close.status, 204, "{}", close.text());
    for stream in [&mut ada, &mut eve] {
        let heard = stream.talk("\"reads\":\"both\"").concat();
        for word in ["Good luck", "secret plan", "last word", "last look", "\"anew\":true"] {
            assert!(heard.contains(word), "{word}: {heard}");
        }
    }
    assert_eq!(say(&site, EVE, "room=watchers&text=after").status, 204);
    assert!(ada.talk("after").concat().contains("\"room\":\"watchers\""));
    assert_eq!(say(&site, EVE, "room=players&text=no").status, 403);
}

#[test]
fn a_silent_table_is_silent() {
    let site = Site::unlimited();
    table(&site, Terms { silent: true, ..Terms::default() });
    for (who, room) in [(ADA, "players"), (EVE, "watchers")] {
        assert_eq!(say(&site, who, &format!("room={room}&phrase=hello")).status, 403);
        let page = site.get(&format!("/t/{TABLE}"), &site.cookie(who)).text();
        assert!(!page.contains("id=\"talk\"") && !page.contains("data-tab=\"chat\""));
    }
    let mut ada = site.live(&format!("/t/{TABLE}/live"), &site.cookie(ADA));
    let heard = ada.talk("present").concat();
    assert!(!heard.contains("reads"), "{heard}");
}

/// Floods are stopped for whoever makes them, and for nobody else.
#[test]
fn a_flood_of_messages_is_stopped() {
    let site = Site::open_with(Options::default());
    table(&site, Terms::default());
    let statuses: Vec<u16> =
        (0..40).map(|n| say(&site, ADA, &format!("room=players&text=flood+{n}")).status).collect();
    let kept = statuses.iter().filter(|status| **status == 204).count();
    assert!((6..=12).contains(&kept), "{statuses:?}");
    assert!(statuses.iter().all(|status| [204, 429].contains(status)));
    assert_eq!(said(&site).len(), kept);
    let refused = say(&site, ADA, "room=players&text=more");
    assert!(
        refused.header("retry-after").is_some() && refused.text().contains("write again"),
        "{}",
        refused.text()
    );
    assert_eq!(say(&site, BOB, "room=players&text=calm").status, 204, "others are heard");
    // A flood of nonsense costs nobody a message.
    assert_eq!(say(&site, EVE, "room=watchers&text=").status, 400);
    for long in [301, 5_000] {
        assert_eq!(say(&site, EVE, &format!("room=watchers&text={}", "x".repeat(long))).status, 400);
    }
    assert_eq!(say(&site, EVE, "room=watchers&phrase=insult").status, 400);
    assert_eq!(say(&site, EVE, "room=watchers&phrase=hello&text=both").status, 400);
    assert_eq!(say(&site, EVE, &format!("room=watchers&text={}", "%C3%A9".repeat(300))).status, 204);
}

/// What people write is text wherever it goes: in what is pushed, on the settings' page, and nowhere in a page's mark-up.
#[test]
fn script_stays_text() {
    let site = Site::unlimited();
    let script = "%3C%2Fscript%3E%3Cimg+src%3Dx+onerror%3Dalert(1)%3E%0A%0Aevent%3A+push%0Adata%3A+%22";
    table(&site, Terms::default());
    let named = site.post("/me", &site.cookie(EVE), &format!("name={}", "%3Cb%3EEve%3C%2Fb%3E"));
    assert_eq!(named.status, 303);
    let mut eve = site.live(&format!("/t/{TABLE}/live"), &site.cookie(EVE));
    assert_eq!(say(&site, EVE, &format!("room=watchers&text={script}")).status, 204);
    let heard = eve.talk("onerror");
    let event = heard.iter().find(|event| event.contains("onerror")).unwrap();
    assert_eq!(event.matches('\n').count(), 3, "one event, one line of data: {event:?}");
    let data: serde_json::Value = serde_json::from_str(event.split_once("data: ").unwrap().1).unwrap();
    assert_eq!(data["messages"][0]["text"], "</script><img src=x onerror=alert(1)> event: push data: \"");
    assert_eq!(data["messages"][0]["name"], "<b>Eve</b>");
    let page = site.get(&format!("/t/{TABLE}"), &site.cookie(EVE)).text();
    assert!(!page.contains("onerror") && !page.contains("<b>Eve"), "messages are in no page");

    let url = "https%3A%2F%2Fa.example%2F%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E";
    let kept = site.post("/me/signals", &site.cookie(EVE), &format!("what=keep&url={url}"));
    assert_eq!((kept.status, kept.header("location")), (303, Some("/me#signals")), "{}", kept.text());
    let page = site.get("/me", &site.cookie(EVE)).text();
    assert!(page.contains("https://a.example/") && !page.contains("<script>alert"), "{page}");
    let page = site.get("/me?fault=%3Cscript%3Ealert(1)%3C%2Fscript%3E", &site.cookie(EVE)).text();
    assert!(!page.contains("alert(1)</script>"));
}

/// Where somebody wants to be called: kept, told why not, tried, taken away; and only by themselves.
#[test]
fn a_hook_is_kept_for_whoever_asks() {
    let site = Site::open_with(Options::default());
    let post = |who: &str, body: &str| site.post("/me/signals", &site.cookie(who), body);
    let me = |who: &str| site.get("/me", &site.cookie(who)).text();
    for (url, why) in [
        ("http%3A%2F%2F127.0.0.1%2F", "hook-private"),
        ("nonsense", "hook-no-address"),
        ("", "hook-no-address"),
    ] {
        let answer = post(ADA, &format!("what=keep&url={url}"));
        assert_eq!(answer.header("location"), Some(format!("/me?fault={why}#signals").as_str()));
        let page = site.get(&format!("/me?fault={why}"), &site.cookie(ADA)).text();
        assert!(page.contains("aria-invalid=\"true\""), "{page}");
    }
    assert_eq!(post(ADA, "what=keep&url=https%3A%2F%2Fhook.invalid%2Fx").status, 303);
    let page = me(ADA);
    assert!(page.contains("https://hook.invalid/x"), "{page}");
    let secret = page.split_once("<code>").unwrap().1.split('<').next().unwrap().to_owned();
    assert_eq!(secret.len(), 48);
    assert!(!me(BOB).contains("hook.invalid") && !me(BOB).contains(&secret));
    assert_eq!(post(ADA, "what=keep&url=https%3A%2F%2Fhook.invalid%2Fy").status, 303);
    assert!(me(ADA).contains(&secret), "the secret stays");
    assert_eq!(post(ADA, "what=try").status, 303);
    assert!(me(ADA).contains("The last call failed."), "{}", me(ADA));
    let tries: Vec<u16> = (0..8).map(|_| post(ADA, "what=try").status).collect();
    assert!(tries.contains(&429), "{tries:?}");
    assert_eq!(post(BOB, "what=drop").status, 303);
    assert!(me(ADA).contains("hook.invalid"), "another's is another's");
    assert_eq!(post(ADA, "what=drop").status, 303);
    assert!(!me(ADA).contains("hook.invalid"));
    assert_eq!(post(ADA, "what=else").status, 400);
    let origin = crate::common::request(
        site.address,
        "POST",
        "/me/signals",
        &[
            ("cookie", &site.cookie(ADA)),
            ("origin", "https://evil.example"),
            ("content-type", "application/x-www-form-urlencoded"),
        ],
        b"what=drop",
    );
    assert_eq!(origin.status, 403);
}
