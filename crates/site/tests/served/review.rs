//! The page of a game: moments, eyes, branching off, records that are brought.

use crate::common::{Answer, Site, request};
use emperor::Emperor;
use game::paper::Record;
use game::{Chance, Course, Game, Seat, Seed, Setup as _, Spec, Turn, Viewer, Whole};
use great_wall::GreatWall;
use house::store::Which;
use house::{Found, Origin};
use justinian::Justinian;
use zhanguo::ZhanGuo;

const ADA: &str = "0123456789abcdef0123456789abcdef";
const BOB: &str = "fedcba9876543210fedcba9876543210";

/// A whole game by chance.
fn played<G: Game>(spec: &Spec, seed: u64) -> Course<G> {
    let seed = Seed::from_number(seed);
    let mut course = Course::<G>::deal(&G::Setup::read(spec).unwrap(), seed);
    let mut chance = Chance::at(&seed.part(7), 0);
    let mut moves = Vec::new();
    while let Turn::Of(seat) = course.state().turn() {
        course.state().moves(&mut moves);
        course.play(seat, chance.pick(&moves)).unwrap();
    }
    course
}

fn names(seats: usize) -> Vec<String> {
    ["Livia", "Wen", "Ines", "Otto", "Mei"].into_iter().take(seats).map(str::to_owned).collect()
}

/// Sends a file, or what is pasted, as the form does.
fn bring(site: &Site, cookie: &str, field: &str, content: &[u8]) -> Answer {
    let mut body = format!(
        "--x1x\r\ncontent-disposition: form-data; name=\"{field}\"; filename=\"r.json\"\r\ncontent-type: application/json\r\n\r\n"
    )
    .into_bytes();
    body.extend(content);
    body.extend(b"\r\n--x1x--\r\n");
    let origin = format!("http://{}", site.address);
    let kind = "multipart/form-data; boundary=x1x";
    let headers = [("cookie", cookie), ("origin", origin.as_str()), ("content-type", kind)];
    request(site.address, "POST", "/import", &headers, &body)
}

/// The address of a game that was brought.
fn brought(site: &Site, cookie: &str, record: &Record) -> String {
    let answer = bring(site, cookie, "file", serde_json::to_string_pretty(record).unwrap().as_bytes());
    assert_eq!(answer.status, 303, "{}", answer.text());
    answer.header("location").unwrap().split('?').next().unwrap().to_owned()
}

/// A record is shown with the eyes of every seat and with all laid open, at every moment; as each seat it shows what that seat was
/// told then.
fn every_moment_with_all_eyes<G: Whole>(spec: &Spec, seed: u64) {
    let site = Site::unlimited();
    let cookie = site.cookie(ADA);
    let course = played::<G>(spec, seed);
    let (length, seats) = (course.log().len(), spec.seats);
    let path = brought(&site, &cookie, &course.record(names(seats)));
    let page = site.get(&path, &site.cookie(BOB));
    assert_eq!(page.status, 200);
    let text = page.text();
    assert!(text.contains(&format!("max=\"{length}\"")) && text.contains("id=\"points\""));
    let print = text.split("data-review=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let mut eyes: Vec<String> = (1..=seats).map(|seat| seat.to_string()).collect();
    eyes.push("all".to_owned());
    for at in [0, 1, length / 3, length / 2, length - 1, length] {
        let frames: Vec<String> = eyes
            .iter()
            .map(|eyes| {
                let frame = site.get(&format!("{path}/frame?at={at}&as={eyes}&v={print}"), &cookie);
                assert_eq!(frame.status, 200, "{at} as {eyes}");
                // The page of another looker is known by another print; this one keeps what it has seen.
                assert_eq!(frame.header("cache-control"), Some("private, max-age=86400, immutable"));
                frame.text()
            })
            .collect();
        for (n, frame) in frames.iter().enumerate() {
            assert!(
                !frame.contains("id=\"moves\"") && !frame.contains("data-pick"),
                "nothing can be pressed"
            );
            assert_eq!(frame.contains("id=\"held\""), n == seats, "hands lie open only where all does");
            assert!(frame.contains(&format!(
                "id=\"slider\" type=\"range\" name=\"at\" min=\"0\" max=\"{length}\" value=\"{at}\""
            )));
        }
        // Without a script the same moment is a page.
        let whole = site.get(&format!("{path}?at={at}&as=2"), &cookie).text();
        assert!(
            whole.contains(&format!("value=\"{at}\""))
                && whole.contains(&format!("{path}?at={length}&amp;as=2"))
        );
    }
    for wrong in [
        format!("at={}&as=1", length + 1),
        "at=-1&as=1".to_owned(),
        "at=x&as=1".to_owned(),
        "as=1".to_owned(),
    ] {
        assert_eq!(site.get(&format!("{path}/frame?{wrong}"), &cookie).status, 404, "{wrong}");
    }
    for wrong in ["0", "9", "nobody", "audience", ""] {
        assert_eq!(site.get(&format!("{path}/frame?at=1&as={wrong}"), &cookie).status, 403, "{wrong}");
        assert_eq!(
            site.get(&format!("{path}?at=1&as={wrong}"), &cookie).status,
            200,
            "the page shows what there is"
        );
    }
    let log = site.get(&format!("{path}/log?as=all"), &cookie).text();
    assert_eq!(log.matches("<li").count(), length, "a line for each decision");
    // The record that can be saved from there is the one that was brought.
    let record = site.get(&format!("{}/record", path.replace("/g/", "/t/")), &cookie).text();
    assert_eq!(serde_json::from_str::<Record>(&record).unwrap(), course.record(names(seats)));
    // It belongs to whoever brought it, and counts for nobody.
    let rows = |id: &str| site.runtime.block_on(site.house.tables.store().brought(id, 9)).unwrap().len();
    assert_eq!((rows(ADA), rows(BOB)), (1, 0));
    site.runtime.block_on(site.house.tables.settle_all());
    let over = site.runtime.block_on(site.house.tables.store().mine(ADA, Which::Over, 9)).unwrap();
    assert!(over.is_empty(), "nobody of this house sat there");
    assert!(site.get("/import", &cookie).text().contains(&path), "and is listed where it was brought");
}

#[test]
fn great_wall_is_reviewed() {
    every_moment_with_all_eyes::<GreatWall>(&Spec::new(3), 1);
}

#[test]
fn emperor_is_reviewed() {
    every_moment_with_all_eyes::<Emperor>(&Spec::new(3), 2);
}

#[test]
fn justinian_is_reviewed() {
    every_moment_with_all_eyes::<Justinian>(&Spec::new(2), 3);
}

#[test]
fn zhanguo_is_reviewed() {
    every_moment_with_all_eyes::<ZhanGuo>(&Spec::new(2), 4);
}

/// A branch starts from what the seat knew, says where it comes from, counts for no rating, and goes on.
fn branches_off<G: Whole>(spec: &Spec, seed: u64) {
    let site = Site::unlimited();
    let cookie = site.cookie(ADA);
    let course = played::<G>(spec, seed);
    let path = brought(&site, &cookie, &course.record(names(spec.seats)));
    let id = path.trim_start_matches("/g/").to_owned();
    let length = course.log().len();
    let mut worlds = 0;
    for at in [0, length / 4, length / 2, length - 1] {
        for seat in Seat::all(spec.seats) {
            let body = format!("at={at}&as={seat}&level=novice");
            let opened = site.post(&format!("{path}/branch"), &cookie, &body);
            assert_eq!(opened.status, 303, "{}", opened.text());
            let table = opened.header("location").unwrap().to_owned();
            assert!(table.starts_with("/t/"));
            let Ok(Found::Live(live)) = site.runtime.block_on(site.house.tables.find(&table[3..])) else {
                panic!("no table")
            };
            let looked = live.look().table;
            let origin = Origin::Branch { table: id.clone(), decision: at, seat };
            assert_eq!(looked.header.terms.origin, Some(origin));
            assert!(!looked.header.terms.rated);
            let start = looked.seating.played().before(0).unwrap();
            let then = course.state_before(at).unwrap();
            assert_eq!(
                start.view(Viewer::Seat(seat)),
                game::paper::write_value(&then.view(Viewer::Seat(seat))),
                "the seat knows what it knew"
            );
            worlds += usize::from(start.position() != game::paper::PositionFile::write(then));
            let page = site.get(&table, &cookie).text();
            assert!(
                page.contains(&format!("after decision {at}"))
                    && page.contains(&format!("{path}#{at}/{seat}")),
                "it says where it comes from"
            );
        }
    }
    assert!(worlds > 0, "what the seat could not know is dealt anew");
    for wrong in [
        format!("at={length}&as=1&level=novice"),
        "at=1&as=9&level=novice".into(),
        "at=1&as=1&level=god".into(),
        "as=1".into(),
    ] {
        let refused = site.post(&format!("{path}/branch"), &cookie, &wrong);
        assert_eq!(refused.status, 400, "{wrong}");
    }
}

#[test]
fn a_branch_starts_from_what_the_seat_knew() {
    branches_off::<GreatWall>(&Spec::new(3), 5);
    branches_off::<Emperor>(&Spec::new(3), 6);
    branches_off::<Justinian>(&Spec::new(2), 7);
    branches_off::<ZhanGuo>(&Spec::new(2), 8);
}

/// What is wrong with a file is said in one line, and nothing is kept.
#[test]
fn bad_records_are_refused_in_one_line() {
    let site = Site::unlimited();
    let cookie = site.cookie(ADA);
    let record = played::<GreatWall>(&Spec::new(3), 9).record(names(3));
    let text = serde_json::to_string(&record).unwrap();
    let changed = |change: &dyn Fn(&mut Record)| {
        let mut record = record.clone();
        change(&mut record);
        serde_json::to_string(&record).unwrap().into_bytes()
    };
    let illegal = changed(&|record| record.log[4].mv = record.log[0].mv.clone().replace("draw", "claim 1 1"));
    let cases: Vec<(&str, Vec<u8>, &str)> = vec![
        ("nothing", Vec::new(), "Choose a file"),
        ("no JSON", b"a game of chess".to_vec(), "not valid JSON"),
        ("cut off", text.as_bytes()[..text.len() / 2].to_vec(), "line"),
        ("no text", vec![0xff, 0xfe, 0, 1], "not text"),
        ("another thing", b"{\"palatine\": \"position 1\"}".to_vec(), "is missing"),
        (
            "another version",
            changed(&|record| record.palatine = "record 2".into()),
            "should be \u{201c}record 1\u{201d}",
        ),
        ("another game", changed(&|record| record.game = "chess".into()), "no game"),
        ("other rules", changed(&|record| record.rules = 99), "rules"),
        ("an unreadable move", changed(&|record| record.log[2].mv = "fly".into()), "Decision 3:"),
        ("another's move", changed(&|record| record.log[0].seat = Seat::new(2)), "Decision 1:"),
        ("a changed seed", changed(&|record| record.seed = Seed::from_number(77)), "Decision "),
        ("another result", changed(&|record| record.result = Some(vec![1, 2, 3])), "the record says"),
        ("too many names", changed(&|record| record.players.push("Zoe".into())), "names"),
        ("no decisions", changed(&|record| (record.log, record.result) = (Vec::new(), None)), "no decision"),
        ("too large", [text.as_bytes(), &vec![b' '; house::records::LARGEST]].concat(), "too large"),
    ];
    let told = |answer: &Answer| {
        let text = answer.text();
        let line = text.split("role=\"alert\"").nth(1).unwrap_or_else(|| panic!("no reason: {text}"));
        line.split("<span>").nth(1).unwrap().split("</span>").next().unwrap().to_owned()
    };
    for (what, content, expected) in &cases {
        let answer = bring(&site, &cookie, "file", content);
        assert_eq!(answer.status, 422, "{what}: {}", answer.text());
        let line = told(&answer);
        assert!(line.contains(expected) && !line.contains('\n'), "{what}: {line}");
    }
    let line = told(&bring(&site, &cookie, "text", &illegal));
    assert!(line.starts_with("Decision 5:"), "{line}");
    let empty = request(
        site.address,
        "POST",
        "/import",
        &[("cookie", &cookie), ("origin", &format!("http://{}", site.address))],
        b"x",
    );
    assert_eq!((empty.status, told(&empty).is_empty()), (422, false), "what is no form at all");
    let kept = site.runtime.block_on(site.house.tables.store().brought(ADA, 9)).unwrap();
    assert!(kept.is_empty(), "nothing is kept of them");

    // In Italian too; and what is pasted is as good as a file, also of a game that was not played to its end.
    let italian = format!("{cookie}; lang=it");
    let line = told(&bring(&site, &italian, "file", &cases[5].1));
    assert!(line.contains("record 1") && !line.contains("should"), "{line}");
    let half = changed(&|record| {
        record.log.truncate(10);
        record.result = None;
        record.players = Vec::new();
    });
    let answer = bring(&site, &cookie, "text", &half);
    assert_eq!(answer.status, 303, "{}", answer.text());
    let page = site.get(answer.header("location").unwrap(), &cookie).text();
    assert!(page.contains("Not played to its end") && page.contains("Player 2"), "{page}");
}

/// One person may bring so many games at once, as they may open tables.
#[test]
fn bringing_is_limited() {
    let site = Site::open();
    let cookie = site.cookie(ADA);
    let text = serde_json::to_string(&played::<GreatWall>(&Spec::new(2), 10).record(names(2))).unwrap();
    let statuses: Vec<u16> = (0..25).map(|_| bring(&site, &cookie, "file", text.as_bytes()).status).collect();
    assert_eq!(statuses[0], 303);
    assert_eq!(statuses[24], 429, "{statuses:?}");
}

/// A table that is not there, and one whose address is nonsense.
#[test]
fn games_that_are_not_there() {
    let site = Site::unlimited();
    let cookie = site.cookie(ADA);
    for path in ["/g/none", "/g/none/frame?at=1", "/g/none/log", "/g/%00", "/g/..%2f"] {
        assert_eq!(site.get(path, &cookie).status, 404, "{path}");
    }
    assert_eq!(site.post("/g/none/branch", &cookie, "at=0&as=1&level=novice").status, 404);
}
