//! The study of a finished game on its page: every game, every language, without a script.

use std::time::{Duration, Instant};

use crate::common::{Site, request};
use emperor::Emperor;
use game::paper::Record;
use game::{Chance, Course, Seed, Setup as _, Spec, Turn, Whole};
use great_wall::GreatWall;
use justinian::Justinian;
use serde_json::Value;
use site::limits::Limits;
use site::state::Options;
use zhanguo::ZhanGuo;

const ADA: &str = "0123456789abcdef0123456789abcdef";
const BOB: &str = "fedcba9876543210fedcba9876543210";

/// A house that looks through games in no time.
fn quick() -> Site {
    let mut options = Options { limits: Limits::off(), ..Options::default() };
    options.tables.study.budget = 4;
    Site::open_with(options)
}

/// A whole game by chance, as a record.
fn played<G: Whole>(seats: usize, seed: u64) -> Record {
    let seed = Seed::from_number(seed);
    let mut course = Course::<G>::deal(&G::Setup::read(&Spec::new(seats)).unwrap(), seed);
    let mut chance = Chance::at(&seed.part(7), 0);
    let mut moves = Vec::new();
    while let Turn::Of(seat) = course.state().turn() {
        course.state().moves(&mut moves);
        course.play(seat, chance.pick(&moves)).unwrap();
    }
    let names = ["Livia", "Wen", "Ines", "Otto", "Mei"].into_iter().take(seats).map(str::to_owned);
    course.record(names.collect())
}

/// Brings a record, and gives the address of its page.
fn brought(site: &Site, cookie: &str, record: &Record) -> String {
    let content = serde_json::to_string(record).unwrap();
    let body = format!(
        "--x1x\r\ncontent-disposition: form-data; name=\"file\"; filename=\"r.json\"\r\ncontent-type: application/json\r\n\r\n{content}\r\n--x1x--\r\n"
    );
    let origin = format!("http://{}", site.address);
    let kind = "multipart/form-data; boundary=x1x";
    let headers = [("cookie", cookie), ("origin", origin.as_str()), ("content-type", kind)];
    let answer = request(site.address, "POST", "/import", &headers, body.as_bytes());
    assert_eq!(answer.status, 303, "{}", answer.text());
    answer.header("location").unwrap().split('?').next().unwrap().to_owned()
}

/// Waits until a game was looked through.
fn looked_through(site: &Site, path: &str, cookie: &str) {
    let until = Instant::now() + Duration::from_secs(120);
    loop {
        let progress: Value =
            serde_json::from_str(&site.get(&format!("{path}/analysis/progress"), cookie).text()).unwrap();
        match progress["state"].as_str().unwrap() {
            "whole" => return,
            "failed" => panic!("{progress}"),
            _ if Instant::now() > until => panic!("it takes too long: {progress}"),
            _ => std::thread::sleep(Duration::from_millis(50)),
        }
    }
}

/// What stands between two texts, everywhere.
fn between<'a>(text: &'a str, from: &str, to: &str) -> Vec<&'a str> {
    text.split(from).skip(1).map(|rest| rest.split(to).next().unwrap()).collect()
}

/// A game is looked through without a script: asked for by a form, then every moment has its judgement, in both languages, and all
/// who look have it. What led to each result adds up as it is printed.
fn is_looked_through<G: Whole>(seats: usize, seed: u64) {
    let site = quick();
    let (ada, bob) = (site.cookie(ADA), site.cookie(BOB));
    let record = played::<G>(seats, seed);
    let length = record.log.len();
    let path = brought(&site, &ada, &record);

    let bare = site.get(&format!("{path}?at=3&as=2"), &ada).text();
    assert!(
        bare.contains(&format!("action=\"{path}/analysis\"")) && !bare.contains("class=\"opt"),
        "nobody has asked"
    );
    let asked = site.post(&format!("{path}/analysis"), &ada, "at=3&as=2");
    assert_eq!((asked.status, asked.header("location")), (303, Some(format!("{path}?at=3&as=2").as_str())));
    looked_through(&site, &path, &ada);

    let mut judged = 0;
    for at in (0..=length).step_by(3).chain([length - 1, length]) {
        for (lang, better) in [("en", "Better"), ("it", "Meglio")] {
            let cookie = format!("{bob}; lang={lang}");
            let eyes = if at % 2 == 0 { "all" } else { "1" };
            let page = site.get(&format!("{path}?at={at}&as={eyes}"), &cookie).text();
            assert!(!page.contains('⟨'), "{at}: {}", between(&page, "⟨", "⟩")[0]);
            assert_eq!(page.contains("id=\"option-0\""), at < length, "{at}");
            assert!(
                page.contains("class=\"graph hills\"")
                    && page.matches("class=\"panel seatcard").count() == seats
            );
            assert_eq!(
                page.contains("class=\"opt finest\""),
                page.contains(&format!("<span class=\"tag\">{better}")),
                "{at}"
            );
            judged += usize::from(page.contains("class=\"opt finest\""));
            // As far as a percent goes, everything is a whole that is parted.
            let now = between(&page, "<ul class=\"now\"", "</ul>")[0];
            let sum: i64 =
                between(now, "<b>", "\u{a0}%").iter().map(|number| number.parse::<i64>().unwrap()).sum();
            assert_eq!(sum, 100, "{now}");
            let columns: Vec<i64> = between(&page, "<text class=\"num\"", "</text>")
                .iter()
                .map(|text| text.split('>').nth(1).unwrap().replace('−', "-").parse().unwrap())
                .collect();
            assert_eq!(columns.len(), 6 * seats);
            for account in columns.chunks(6) {
                assert_eq!(account[..5].iter().sum::<i64>(), account[5], "{account:?}");
                assert!(account[1] <= 0, "{account:?}");
            }
        }
    }
    assert!(judged > 0, "somebody who plays by chance errs");
    // The parts that do not hang on the moment come alone too; the log has its marks; a frame leaves the picture as it is.
    let rest = site.get(&format!("{path}/rest?at=1&as=all"), &bob);
    assert!(
        rest.header("x-review").is_some()
            && rest.text().contains("id=\"story\"")
            && !rest.text().contains("id=\"board\"")
    );
    let log = site.get(&format!("{path}/log?as=all"), &bob).text();
    assert!(log.contains("class=\"glyph ") && log.contains(&format!("{path}?at=0&amp;as=all")));
    let frame = site.get(&format!("{path}/frame?at=1&as=all"), &bob).text();
    assert!(frame.contains("<div class=\"picture\" id=\"picture\"></div>"), "the frame brings no picture");
}

#[test]
fn great_wall_is_looked_through() {
    is_looked_through::<GreatWall>(5, 1);
}

#[test]
fn emperor_is_looked_through() {
    is_looked_through::<Emperor>(3, 2);
}

#[test]
fn justinian_is_looked_through() {
    is_looked_through::<Justinian>(2, 3);
}

#[test]
fn zhanguo_is_looked_through() {
    is_looked_through::<ZhanGuo>(2, 4);
}

/// A game that was not played to its end has no study, and its page offers none.
#[test]
fn what_is_not_over_is_not_looked_through() {
    let site = quick();
    let ada = site.cookie(ADA);
    let mut record = played::<GreatWall>(2, 5);
    record.log.truncate(20);
    record.result = None;
    let path = brought(&site, &ada, &record);
    let page = site.get(&path, &ada).text();
    for part in ["id=\"looking\"", "id=\"verdict\"", "id=\"picture\"", "/analysis", "data-tab=\"moments\""] {
        assert!(!page.contains(part), "{part}");
    }
    assert_eq!(site.post(&format!("{path}/analysis"), &ada, "").status, 403);
}
