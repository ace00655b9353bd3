//! Talks with strangers: whatever comes in, every line gets one answer in JSON, and the talk goes on.

use std::sync::LazyLock;

use bots::lines::{LONGEST, Line, next_line};
use game::{Lang, Proven as _};
use great_wall::GreatWall;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select, subsequence};
use proptest::test_runner::{Config, RngSeed};
use serde_json::{Map, Value as Json, json};
use table::protocol::{Session, serve};

/// The same cases everywhere and every time, so that a failure can be seen again at once. `PALATINE_HEAVY` multiplies
/// them, `PROPTEST_RNG_SEED` draws others.
fn config(cases: u32) -> Config {
    let heavy = std::env::var("PALATINE_HEAVY").map_or(1, |n| n.parse().expect("PALATINE_HEAVY is a number"));
    let given = Config::default();
    let rng_seed = if given.rng_seed == RngSeed::Random { RngSeed::Fixed(1) } else { given.rng_seed };
    Config { cases: cases * heavy, rng_seed, failure_persistence: None, ..given }
}

/// A whole talk: sends everything, sees that every line that is not blank has its one answer, and gives those.
fn talk(input: &[u8]) -> Vec<Json> {
    let mut output = Vec::new();
    serve(&mut &*input, &mut output).unwrap();
    let output = String::from_utf8(output).expect("answers are UTF-8");
    assert!(output.is_empty() || output.ends_with('\n'), "the last answer is not a whole line");
    let mut lines = output.lines();
    let mut rest = input;
    let mut answers = Vec::new();
    loop {
        let line = next_line(&mut rest).unwrap();
        let request: Option<Json> = match &line {
            Line::End => break,
            Line::Text(text) if text.trim().is_empty() => continue,
            Line::Text(text) => serde_json::from_str(text).ok(),
            Line::TooLong | Line::NotUtf8(_) => None,
        };
        let answer = lines.next().unwrap_or_else(|| panic!("no answer to {line:?}"));
        let answer: Json = serde_json::from_str(answer).unwrap_or_else(|error| panic!("{error}: {answer}"));
        is_answer(&line, request.as_ref(), &answer);
        let quit = answer.get("ok").is_some() && request.is_some_and(|request| request["do"] == "quit");
        answers.push(answer);
        if quit {
            break;
        }
    }
    assert_eq!(lines.next(), None, "an answer that nobody asked for");
    answers
}

/// Done or refused, with the request's own mark, and in words that exist.
fn is_answer(line: &Line, request: Option<&Json>, answer: &Json) {
    let (ok, error) = (answer.get("ok"), answer.get("error"));
    assert!(ok.is_some() != error.is_some(), "neither done nor refused: {answer}");
    if let Some(error) = error {
        assert!(error["code"].is_string(), "{answer}");
        assert!(error["text"].as_str().is_some_and(|text| !text.is_empty()), "{answer}");
    }
    // Fractions may lose their last digit on the way; nobody counts requests by them.
    let id = request.and_then(|request| request.get("id"));
    if let Some(id) = id.filter(|id| id.is_string() || id.is_i64() || id.is_u64()) {
        assert_eq!(answer.get("id"), Some(id), "the answer is not marked: {answer}");
    }
    // So a text is shown that no language file has; strangers may send such marks too, as they are or in digits.
    let sent = format!("{line:?}").to_lowercase();
    if !sent.contains('⟨') && !sent.contains("27e8") {
        assert!(!answer.to_string().contains('⟨'), "a text is missing: {answer}");
    }
}

fn line(request: &Json) -> Line {
    Line::Text(request.to_string())
}

/// A talk in which everything is asked and everything is done, ready to be spoilt.
static TALK: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut session = Session::default();
    let mut said = Vec::new();
    let mut say = |request: Json| -> Json {
        let answer: Json = serde_json::from_str(&session.answer(&line(&request))).unwrap();
        assert!(answer.get("ok").is_some(), "{request}: {answer}");
        said.push(request.to_string());
        answer["ok"].clone()
    };
    say(json!({ "do": "games", "lang": "it" }));
    say(json!({ "id": 1, "do": "start", "game": "great-wall", "seats": 3, "seed": "7",
        "options": { "claims": "must", "first": "seat-2" } }));
    for n in 0..40 {
        let asked = say(json!({ "do": "moves", "id": format!("m{n}") }));
        let moves = asked["moves"].as_array().unwrap();
        let mv = &moves[n * 7 % moves.len()]["move"];
        say(json!({ "do": "why", "move": mv }));
        say(json!({ "do": "play", "move": mv, "seat": asked["seat"], "decision": asked["decision"] }));
    }
    say(json!({ "do": "view", "seat": 2 }));
    say(json!({ "do": "view" }));
    say(json!({ "do": "scores" }));
    say(json!({ "do": "undo", "steps": 30 }));
    say(json!({ "do": "why", "move": "dragon @1 over 3/noble", "lang": "it" }));
    let record = say(json!({ "do": "record" }))["record"].clone();
    say(json!({ "do": "start", "record": record }));
    let position = say(json!({ "do": "state" }))["position"].clone();
    say(json!({ "do": "start", "position": position, "seed": "8" }));
    say(json!({ "do": "undo", "steps": 0 }));
    say(json!({ "do": "quit" }));
    said
});

/// Done to a line, or to the lines: dropped, doubled, moved, cut, and characters changed.
#[derive(Clone, Debug)]
enum Change {
    DropLine(Index),
    DoubleLine(Index, Index),
    SwapLines(Index, Index),
    CutLine(Index, Index),
    DropByte(Index, Index),
    DoubleByte(Index, Index),
    FlipByte(Index, Index, u8),
    OtherByte(Index, Index, u8),
}

fn change() -> impl Strategy<Value = Change> {
    let place = any::<(Index, Index)>;
    prop_oneof![
        any::<Index>().prop_map(Change::DropLine),
        place().prop_map(|(one, other)| Change::DoubleLine(one, other)),
        place().prop_map(|(one, other)| Change::SwapLines(one, other)),
        place().prop_map(|(line, byte)| Change::CutLine(line, byte)),
        place().prop_map(|(line, byte)| Change::DropByte(line, byte)),
        place().prop_map(|(line, byte)| Change::DoubleByte(line, byte)),
        (place(), 0..8_u8).prop_map(|((line, byte), bit)| Change::FlipByte(line, byte, bit)),
        // Of all bytes these change most what a line means.
        (place(), select(&b"0123456789{}[]\",:-. \n\\"[..]))
            .prop_map(|((line, byte), other)| Change::OtherByte(line, byte, other)),
    ]
}

fn spoil(lines: &mut Vec<Vec<u8>>, change: &Change) {
    if lines.is_empty() {
        return;
    }
    let count = lines.len();
    match change {
        Change::DropLine(at) => drop(lines.remove(at.index(count))),
        Change::DoubleLine(at, to) => lines.insert(to.index(count), lines[at.index(count)].clone()),
        Change::SwapLines(one, other) => lines.swap(one.index(count), other.index(count)),
        Change::CutLine(line, byte)
        | Change::DropByte(line, byte)
        | Change::DoubleByte(line, byte)
        | Change::FlipByte(line, byte, _)
        | Change::OtherByte(line, byte, _) => {
            let line = &mut lines[line.index(count)];
            if line.is_empty() {
                return;
            }
            let at = byte.index(line.len());
            match change {
                Change::CutLine(..) => line.truncate(at),
                Change::DropByte(..) => drop(line.remove(at)),
                Change::DoubleByte(..) => line.insert(at, line[at]),
                Change::FlipByte(_, _, bit) => line[at] ^= 1 << bit,
                Change::OtherByte(_, _, other) => line[at] = *other,
                _ => {}
            }
        }
    }
}

/// Values that a field may have, or that somebody might send all the same.
fn value() -> impl Strategy<Value = Json> {
    let leaf = prop_oneof![
        Just(Json::Null),
        any::<bool>().prop_map(Json::from),
        select(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 255, 256, 1 << 31, u64::MAX - 1, u64::MAX][..])
            .prop_map(Json::from),
        any::<i64>().prop_map(Json::from),
        any::<f64>().prop_map(Json::from),
        ".{0,8}".prop_map(Json::from),
        select(
            &[
                "great-wall",
                "great-wal",
                "seat-1",
                "must",
                "en",
                "it",
                "de",
                "draw",
                "0x1",
                "1",
                "position 1"
            ][..]
        )
        .prop_map(Json::from),
        "[0-9a-f]{64}".prop_map(Json::from),
    ];
    leaf.prop_recursive(3, 12, 4, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..4).prop_map(Json::from),
            vec((select(&NAMES[..]), inner), 0..4).prop_map(|fields| Json::Object(
                fields.into_iter().map(|(n, v)| (n.to_owned(), v)).collect()
            )),
        ]
    })
}

const NAMES: [&str; 14] = [
    "do", "id", "lang", "game", "seats", "options", "seed", "record", "position", "seat", "move", "decision",
    "steps", "claims",
];

const REQUESTS: [&str; 12] =
    ["games", "start", "view", "state", "moves", "why", "play", "undo", "scores", "record", "quit", "jump"];

/// A value that fits the field, more often than not.
fn field(name: &'static str) -> BoxedStrategy<Json> {
    static MOVES: LazyLock<Vec<String>> =
        LazyLock::new(|| GreatWall::vocabulary().iter().map(ToString::to_string).collect());
    let sent = |name: &'static str| {
        let sent: Vec<Json> = TALK
            .iter()
            .filter_map(|line| serde_json::from_str::<Json>(line).unwrap().get(name).cloned())
            .collect();
        select(sent).boxed()
    };
    let fitting = match name {
        "do" => select(&REQUESTS[..]).prop_map(Json::from).boxed(),
        "lang" => select(Lang::ALL.map(Lang::code).to_vec()).prop_map(Json::from).boxed(),
        "game" => Just(json!("great-wall")).boxed(),
        "seats" => (2..=5_u64).prop_map(Json::from).boxed(),
        "seed" => any::<u32>().prop_map(|number| number.to_string().into()).boxed(),
        "options" => (
            subsequence(vec!["claims", "scores", "first"], 0..=3),
            select(&["may", "must", "open", "hidden", "random", "seat-1", "seat-2"][..]),
        )
            .prop_map(|(options, value)| {
                json!(options.iter().map(|o| (*o, value)).collect::<std::collections::BTreeMap<_, _>>())
            })
            .boxed(),
        "seat" => (1..=6_u64).prop_map(Json::from).boxed(),
        // Of all moves there are few are allowed; these are more often than not.
        "move" => prop_oneof![
            1 => select(MOVES.clone()),
            3 => select(&["draw", "draw", "wall @1", "gate @2", "infantry @3", "cavalry @4", "decline"][..])
                .prop_map(str::to_owned),
        ]
        .prop_map(Json::from)
        .boxed(),
        "decision" => (0..6_u64).prop_map(Json::from).boxed(),
        "steps" => (0..3_u64).prop_map(Json::from).boxed(),
        "record" | "position" => sent(name),
        _ => value().boxed(),
    };
    prop_oneof![9 => fitting, 1 => value()].boxed()
}

/// A request with the fields that it needs and some that it may have; now and then with quite other ones.
fn request() -> impl Strategy<Value = Json> {
    let fields = |request: &'static str| {
        let (needed, more): (Vec<&[&'static str]>, &[&'static str]) = match request {
            "start" => (vec![&["game"], &["record"], &["position"], &[]], &["seats", "options", "seed"]),
            "view" => (vec![&[]], &["seat"]),
            "why" => (vec![&["move"]], &[]),
            "play" => (vec![&["move"]], &["seat", "decision"]),
            "undo" => (vec![&[]], &["steps"]),
            _ => (vec![&[]], &[]),
        };
        let more = prop_oneof![Just(vec![]), subsequence(more.to_vec(), 0..=more.len())];
        let names = (select(needed), more).prop_map(|(needed, more)| [needed, &more].concat());
        let names = prop_oneof![9 => names, 1 => subsequence(NAMES.to_vec(), 0..4)];
        (subsequence(vec!["id", "lang"], 0..=2), names).prop_flat_map(move |(marks, names)| {
            let names = [marks, names].concat();
            let values: Vec<BoxedStrategy<Json>> = names.iter().map(|name| field(name)).collect();
            values.prop_map(move |values| {
                let mut fields = Map::from_iter([("do".to_owned(), json!(request))]);
                fields.extend(names.iter().map(|name| (*name).to_owned()).zip(values));
                Json::Object(fields)
            })
        })
    };
    // Whoever quits ends the talk, so that is asked seldom.
    let often: Vec<&'static str> = REQUESTS.iter().copied().filter(|request| *request != "quit").collect();
    prop_oneof![30 => select(often).prop_flat_map(fields), 1 => value()]
}

proptest! {
    #![proptest_config(config(6_000))]

    #[test]
    fn any_bytes_are_answered(input in vec(any::<u8>(), 0..300)) {
        talk(&input);
    }

    #[test]
    fn any_signs_of_json_are_answered(input in "[{}\\[\\]\":,0-9a-z\\\\ \r\n\u{a0}]{0,80}") {
        talk(input.as_bytes());
    }

    #[test]
    fn any_json_is_answered(requests in vec(value(), 0..6)) {
        let input: String = requests.iter().map(|request| format!("{request}\n")).collect();
        prop_assert_eq!(talk(input.as_bytes()).len(), requests.len());
    }
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn a_spoilt_talk_is_answered(changes in vec(change(), 1..12)) {
        let mut lines: Vec<Vec<u8>> = TALK.iter().map(|line| line.clone().into_bytes()).collect();
        for change in &changes {
            spoil(&mut lines, change);
        }
        talk(&lines.join(&b'\n'));
    }
}

proptest! {
    #![proptest_config(config(800))]

    /// The long lines hold whole files. Each comes first here, so that nothing else keeps it from being read.
    #[test]
    fn a_spoilt_position_or_record_is_answered(at in any::<Index>(), changes in vec(change(), 1..4)) {
        let big: Vec<&String> = TALK.iter().filter(|line| line.len() > 500).collect();
        let mut lines = vec![at.get(&big).as_bytes().to_vec()];
        for change in &changes {
            spoil(&mut lines, change);
        }
        lines.extend(["moves", "view", "scores", "state", "record"].map(|name| json!({ "do": name }).to_string().into_bytes()));
        talk(&lines.join(&b'\n'));
    }

    #[test]
    fn any_request_is_answered(begun in prop::bool::weighted(0.9), requests in vec(request(), 1..25)) {
        let mut input = String::new();
        if begun {
            input += "{\"do\":\"start\",\"game\":\"great-wall\",\"seats\":4,\"seed\":\"3\"}\n";
        }
        input.extend(requests.iter().map(|request| format!("{request}\n")));
        prop_assert!(!talk(input.as_bytes()).is_empty());
    }
}

#[test]
fn the_unspoilt_talk_is_answered() {
    let answers = talk(TALK.join("\n").as_bytes());
    assert_eq!(answers.len(), TALK.len());
    assert!(answers.iter().all(|answer| answer.get("ok").is_some()));
}

/// Lines that are too long, or nested deeper than any stack, are refused, and the talk goes on.
#[test]
fn monstrous_lines_are_refused() {
    for monster in
        ["x", "[", "{\"a\":", "{\"do\":\"start\",\"position\":", "9", "\"\\ud800", "\u{2003}", "\u{0}"]
    {
        for length in [100, 200, LONGEST - 1, LONGEST, LONGEST + 1, 3 * LONGEST] {
            let mut input: Vec<u8> = monster.bytes().cycle().take(length).collect();
            input.extend(b"\n{\"do\":\"games\"}\n");
            let answers = talk(&input);
            let last = answers.last().unwrap();
            assert!(last["ok"]["games"].is_array(), "{monster} {length}: {last}");
            // A line of blanks is none, unless it is cut within a character or too long.
            assert!(
                answers.len() == 2 && answers[0].get("error").is_some() || monster == "\u{2003}",
                "{monster}"
            );
        }
    }
}
