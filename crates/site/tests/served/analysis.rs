//! The analysis of a game that is over, over the wire: asked for, followed, stopped, given away, and to whom not.

use std::time::{Duration, Instant};

use crate::common::{Answer, Site, request};
use game::paper::Record;
use game::{Chance, Course, Game, Seed, Setup as _, Spec, Turn};
use great_wall::GreatWall;
use house::Terms;
use serde_json::Value;
use site::limits::Limits;
use site::state::Options;
use table::Occupant;

const ADA: &str = "0123456789abcdef0123456789abcdef";
const BOB: &str = "fedcba9876543210fedcba9876543210";

/// A house that looks at a moment for so long.
fn studying(budget: u32, limits: Limits) -> Site {
    let mut options = Options { limits, ..Options::default() };
    options.tables.study.budget = budget;
    options.tables.bot_pause = Duration::ZERO;
    Site::open_with(options)
}

/// A whole game by chance, or its first decisions.
fn played(seed: u64, most: usize) -> Record {
    let seed = Seed::from_number(seed);
    let mut course =
        Course::<GreatWall>::deal(&<GreatWall as Game>::Setup::read(&Spec::new(2)).unwrap(), seed);
    let (mut chance, mut moves) = (Chance::at(&seed.part(7), 0), Vec::new());
    while let Turn::Of(seat) = course.state().turn() {
        if course.log().len() >= most {
            break;
        }
        course.state().moves(&mut moves);
        course.play(seat, chance.pick(&moves)).unwrap();
    }
    course.record(vec!["Livia".to_owned(), "Wen".to_owned()])
}

/// Brings a record; gives its address.
fn brought(site: &Site, record: Record) -> String {
    let text = serde_json::to_string(&record).unwrap();
    let (record, seats) = house::records::read(&text, |_| "somebody".to_owned()).unwrap();
    let id = site.runtime.block_on(site.house.tables.bring(record, seats, ADA)).unwrap();
    format!("/g/{id}")
}

/// Waits until the answer is as wanted.
fn until(what: &str, ask: impl Fn() -> Answer, wanted: impl Fn(&Answer) -> bool) -> Answer {
    let began = Instant::now();
    loop {
        let answer = ask();
        if wanted(&answer) {
            return answer;
        }
        assert!(began.elapsed() < Duration::from_secs(120), "in vain waiting for {what}: {}", answer.text());
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn json(answer: &Answer) -> Value {
    assert_eq!(answer.header("content-type"), Some("application/json"), "{}", answer.text());
    serde_json::from_str(&answer.text()).unwrap()
}

#[test]
fn it_is_asked_for_followed_and_given_away() {
    let site = studying(4, Limits::off());
    let (ada, bob) = (site.cookie(ADA), site.cookie(BOB));
    let record = played(1, usize::MAX);
    let decisions = record.log.len();
    let path = brought(&site, record);
    let (analysis, progress) = (format!("{path}/analysis"), format!("{path}/analysis/progress"));

    let nothing = site.get(&analysis, &bob);
    assert_eq!((nothing.status, nothing.text().lines().count()), (404, 1), "{}", nothing.text());
    let italian = site.get(&analysis, &format!("{bob}; lang=it")).text();
    assert!(italian.contains("riguardare"), "{italian}");
    assert_eq!(json(&site.get(&progress, &bob))["state"], "nothing");

    // A page without a script comes back to the moment that was looked at; a stranger without a cookie may ask as well.
    let mut stream = site.live(&format!("{analysis}/live"), &bob);
    let events = |stream: &mut crate::common::Stream| {
        let event = String::from_utf8(stream.event()).unwrap();
        let data = event.strip_prefix("event: analysis\ndata: ").unwrap_or_else(|| panic!("{event}"));
        serde_json::from_str::<Value>(data).unwrap()
    };
    assert_eq!(events(&mut stream)["state"], "nothing");
    let asked = site.post(&analysis, &ada, "at=7&as=2");
    assert_eq!((asked.status, asked.header("location")), (303, Some(format!("{path}?at=7&as=2").as_str())));
    for (body, back) in [("", path.clone()), ("as=all", format!("{path}?as=all")), ("as=%2F%2Fx&at=z", path)]
    {
        assert_eq!(site.post(&analysis, &bob, body).header("location"), Some(back.as_str()));
    }
    let origin = format!("http://{}", site.address);
    let stranger = request(
        site.address,
        "POST",
        &analysis,
        &[("origin", origin.as_str()), ("content-type", "application/x-www-form-urlencoded")],
        b"",
    );
    assert_eq!(stranger.status, 303);
    for (more, body, status) in
        [("", "script=1", 204), ("/now", "at=3&script=1", 204), ("/now", "at=x", 400), ("/now", "", 400)]
    {
        assert_eq!(site.post(&format!("{analysis}{more}"), &bob, body).status, status, "{more} {body}");
    }

    // It is told how far it is, until it is whole.
    let mut last = 0;
    loop {
        let told = events(&mut stream);
        let seen = told["seen"].as_u64().unwrap();
        assert!(seen >= last && told["glanced"].as_u64().unwrap() >= seen, "{told}");
        last = seen;
        if told["state"] == "whole" {
            assert_eq!((seen, &told["of"]), (decisions as u64 + 1, &Value::from(decisions + 1)));
            break;
        }
    }
    let told = json(&site.get(&progress, &ada));
    assert_eq!((&told["state"], &told["mine"]), (&"whole".into(), &false.into()));

    // The whole, as the command line writes it.
    let whole = site.get(&analysis, &bob);
    let study = json(&whole);
    assert_eq!(study["moments"].as_array().unwrap().len(), decisions + 1);
    assert_eq!(study["players"], serde_json::json!(["Livia", "Wen"]));
    for account in study["accounts"].as_array().unwrap() {
        let part = |name: &str| account[name].as_f64().unwrap();
        let sum = part("start") + part("errors") + part("luck") + part("others") + part("hidden");
        assert!((sum - part("result")).abs() < 1e-4, "{account}");
    }
    assert_eq!(study["accounts"].as_array().unwrap().len(), 2);
    assert!(!study["turns"].as_array().unwrap().is_empty());
    // Whoever has it already is told so.
    let print = whole.header("etag").unwrap();
    let headers = [("cookie", bob.as_str()), ("if-none-match", print)];
    let again = request(site.address, "GET", &analysis, &headers, b"");
    assert_eq!((again.status, again.body.len()), (304, 0));
    let headers = [("cookie", bob.as_str()), ("if-none-match", "\"0\"")];
    assert_eq!(request(site.address, "GET", &analysis, &headers, b"").status, 200);
}

/// Nothing of a game that runs or was left, of one that is not there, of a deal that others still play.
#[test]
fn it_is_not_for_everything() {
    let site = studying(4, Limits::off());
    let ada = site.cookie(ADA);
    let seats = vec![
        Occupant::Person { id: ADA.to_owned(), name: "Ada".to_owned() },
        Occupant::Person { id: BOB.to_owned(), name: "Bob".to_owned() },
    ];
    site.lay_out("running", "great-wall", Spec::new(2), Seed::from_number(1), None, seats);
    let left = brought(&site, played(2, 10));
    for (path, status) in [("/g/running", 403), (left.as_str(), 403), ("/g/nowhere", 404)] {
        for more in ["", "/progress", "/live"] {
            let answer = site.get(&format!("{path}/analysis{more}"), &ada);
            assert_eq!((answer.status, answer.text().lines().count()), (status, 1), "{path} {more}");
        }
        for (more, body) in [("", ""), ("", "script=1"), ("/now", "at=1"), ("/stop", "")] {
            let answer = site.post(&format!("{path}/analysis{more}"), &ada, body);
            assert_eq!(answer.status, status, "{path} {more}");
            assert!(answer.body.len() < 200, "{}", answer.text());
        }
    }

    // A table on today's deal, played to its end by Ada: Bob, who has not played it, gets nothing of its analysis.
    let deal = site.runtime.block_on(site.house.tables.deal_of_today("great-wall")).unwrap();
    let mut seats: Vec<Occupant> =
        deal.bots.iter().map(|_| Occupant::Bot { bot: "novice".to_owned() }).collect();
    seats[deal.seat.index()] = Occupant::Person { id: ADA.to_owned(), name: "Ada".to_owned() };
    let terms = Terms { deal: Some(deal.id.clone()), ..Terms::default() };
    site.lay_out_on("dealt", &deal.game, deal.setup.clone(), deal.seed, None, seats, terms);
    site.finish("dealt", ADA, deal.seat);
    let bob = site.cookie(BOB);
    assert_eq!(site.post("/g/dealt/analysis", &ada, "script=1").status, 204);
    until(
        "the whole",
        || site.get("/g/dealt/analysis/progress", &ada),
        |answer| json(answer)["state"] == "whole",
    );
    let said: Vec<(u16, String)> = [
        site.get("/g/dealt/analysis", &bob),
        site.get("/g/dealt/analysis/progress", &bob),
        site.get("/g/dealt/analysis/live", &bob),
        site.post("/g/dealt/analysis", &bob, "script=1"),
        site.post("/g/dealt/analysis/now", &bob, "at=1&script=1"),
        site.post("/g/dealt/analysis/stop", &bob, "script=1"),
    ]
    .iter()
    .map(|answer| (answer.status, answer.text()))
    .collect();
    assert!(said.iter().all(|(status, text)| *status == 403 && text == &said[0].1), "{said:?}");
    assert!(said[0].1.len() < 300, "{}", said[0].1);
    assert_eq!(site.get("/g/dealt/analysis", &ada).status, 200);
}

/// Who asked may stop it, others may not; it says how far it came, and goes on when somebody asks.
#[test]
fn it_is_stopped_by_whoever_asked() {
    let mut site = studying(3_000, Limits::off());
    let (ada, bob) = (site.cookie(ADA), site.cookie(BOB));
    let path = brought(&site, played(3, usize::MAX));
    let progress = |cookie: &str| site.get(&format!("{path}/analysis/progress"), cookie);
    assert_eq!(site.post(&format!("{path}/analysis/now"), &ada, "at=40&script=1").status, 204);
    until("a close look", || progress(&ada), |answer| json(answer)["seen"].as_u64() > Some(0));
    let study = json(&site.get(&format!("{path}/analysis"), &bob));
    assert_eq!(study["accounts"], serde_json::json!([]), "it is not whole");
    assert_eq!(study["turns"], serde_json::json!([]));
    assert_eq!(study["moments"][40]["closely"], true, "what somebody looked at came first");
    assert_eq!(json(&progress(&ada))["mine"], true);
    assert_eq!(site.post(&format!("{path}/analysis/stop"), &bob, "script=1").status, 204);
    let told = json(&progress(&bob));
    assert_eq!((&told["state"], &told["mine"]), (&"running".into(), &false.into()));
    assert_eq!(site.post(&format!("{path}/analysis/stop"), &ada, "").status, 303);
    let stopped = until("the stop", || progress(&ada), |answer| json(answer)["state"] == "stopped");
    let seen = json(&stopped)["seen"].as_u64().unwrap();
    assert!(seen > 0);
    assert_eq!(site.post(&format!("{path}/analysis"), &bob, "script=1").status, 204);
    until("more", || progress(&bob), |answer| json(answer)["seen"].as_u64() > Some(seen));
    // The house closes in the middle, and does not wait for it.
    site.stop();
    assert!(site.closed_within(Duration::from_secs(20)));
}

/// Asking for what is not being made counts as a search; joining, following and stopping do not.
#[test]
fn it_is_limited() {
    let site = studying(3_000, Limits::default());
    let (ada, bob) = (site.cookie(ADA), site.cookie(BOB));
    let path = brought(&site, played(4, usize::MAX));
    assert_eq!(site.post(&format!("{path}/analysis"), &bob, "script=1").status, 204);
    let progress = || site.get(&format!("{path}/analysis/progress"), &bob);
    // Its turn has come: what is only glanced at still waits for that.
    until("the beginning", progress, |answer| json(answer)["seen"].as_u64() > Some(0));
    for _ in 0..20 {
        assert_eq!(site.post(&format!("{path}/analysis"), &ada, "script=1").status, 204);
    }
    let paths: Vec<String> = (5..12).map(|seed| brought(&site, played(seed, usize::MAX))).collect();
    let ask = |path: &String| site.post(&format!("{path}/analysis"), &ada, "script=1");
    let statuses: Vec<u16> = paths.iter().map(|path| ask(path).status).collect();
    // Five wait; then there are too many.
    assert_eq!(statuses, [204, 204, 204, 204, 204, 429, 429]);
    let refused = ask(&paths[6]);
    assert!(refused.text().contains("five games"), "{}", refused.text());
    let page = site.post(&format!("{}/analysis", paths[6]), &ada, "");
    assert!(page.status == 429 && page.text().contains("<main"), "a page where no script asks");
    let statuses: Vec<u16> = (0..12).map(|_| ask(&paths[5]).status).collect();
    assert!(statuses.iter().all(|status| *status == 429));
    let limited = ask(&paths[5]);
    assert!(limited.header("retry-after").is_some(), "{}", limited.text());
}
