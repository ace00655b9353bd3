//! `docs` tells the truth: its sessions and its way to check a deal are tried out here.

use std::process::{Command, Stdio};

use crate::common::{Dir, Session, finish, repository};
use serde_json::{Value as Json, json};

/// Plays the session that a document shows: every answer in it is the real one, up to what is cut. Gives the requests.
fn play_session(text: &str) -> Vec<&str> {
    let requests: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("→ ")).collect();
    let answers: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("← ")).collect();
    assert!(!requests.is_empty() && requests.len() == answers.len());
    let mut session = Session::open();
    for (request, shown) in requests.iter().zip(answers) {
        let real = session.line(request.as_bytes());
        // The program itself says “…” in one of its texts, so a cut may also be nothing.
        let mut rest = real.as_str();
        for (n, part) in shown.split('…').enumerate() {
            let at = rest.find(part).unwrap_or_else(|| panic!("{request}\nshown {shown}\nreal  {real}"));
            assert!(n > 0 || at == 0, "{request}\nshown {shown}\nreal  {real}");
            rest = &rest[at + part.len()..];
        }
        assert!(rest.is_empty() || shown.ends_with('…'), "{request}\nshown {shown}\nreal  {real}");
    }
    requests
}

#[test]
fn the_sessions_of_the_games_are_real() {
    let mut documents = 0;
    for game in table::games().iter().map(|game| game.about().id) {
        // What there is to say of the first game is part of the protocol's own document.
        let Ok(text) = std::fs::read_to_string(repository(&format!("docs/{game}.md"))) else { continue };
        documents += 1;
        play_session(&text);
        let lang = std::fs::read_to_string(repository(&format!("games/{game}/lang/en.ftl"))).unwrap();
        // Every option the game has is documented.
        for line in lang.lines().filter_map(|line| line.strip_prefix("option-")) {
            let option = line.split(' ').next().unwrap();
            assert!(text.contains(&format!("| `{option}` |")), "{game}: {option} is not documented");
        }
    }
    assert_eq!(documents + 1, table::games().len(), "a game has no document");
}

#[test]
fn the_session_in_the_documentation_is_real() {
    let text = std::fs::read_to_string(repository("docs/protocol.md")).unwrap();
    let requests = play_session(&text);
    assert!(requests.len() > 20);
    // And every request there is has its row in the table.
    let mut session = Session::open();
    let error = session.error(br#"{"do":"fly"}"#, "request", &[]);
    let known = error["text"].as_str().unwrap().rsplit(": ").next().unwrap().trim_end_matches('.');
    assert_eq!(known.split(", ").count(), 11);
    for request in known.split(", ") {
        assert!(text.contains(&format!("| `{request}` |")), "{request} is not documented");
        assert!(requests.iter().any(|line| line.contains(&format!("\"do\":\"{request}\""))), "{request}");
    }
}

/// The documentation shows in Python how to deal a match from its seed, so that anybody can check a deal.
#[test]
fn the_deal_in_the_documentation_is_the_real_one() {
    let text = std::fs::read_to_string(repository("docs/protocol.md")).unwrap();
    let code = text.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let dir = Dir::new();
    let program = format!(
        "{code}\nimport json\nprint(json.dumps([deal(seed(n), seats) for n in range(20) for seats in (2, 3, 4, 5)]))\n"
    );
    let mut python = Command::new("python3");
    python.arg(dir.write("deal.py", program)).stdin(Stdio::null());
    let ran = finish(python.stdout(Stdio::piped()).stderr(Stdio::piped()));
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let deals: Json = serde_json::from_str(&ran.out).unwrap();
    let mut deals = deals.as_array().unwrap().iter();
    let mut session = Session::open();
    for n in 0..20 {
        for seats in 2..=5 {
            let deal = deals.next().unwrap();
            let start = json!({ "do": "start", "game": "great-wall", "seats": seats, "seed": n.to_string() });
            assert_eq!(session.ok(&start)["seat"], deal[0]);
            let position = session.ok(&json!({ "do": "state" }))["position"]["position"].take();
            for (player, hand) in
                position["players"].as_array().unwrap().iter().zip(deal[1].as_array().unwrap())
            {
                let hand = hand.as_array().unwrap();
                for (card, count) in player["hand"].as_object().unwrap() {
                    assert_eq!(
                        hand.iter().filter(|drawn| *drawn == card).count(),
                        count.as_u64().unwrap() as usize
                    );
                }
                assert_eq!(hand.len(), 5);
            }
            let favours = position["sections"].as_array().unwrap().iter().map(|section| &section["favours"]);
            assert!(favours.eq(deal[2].as_array().unwrap()), "{position}");
        }
    }
}

/// The functions of a document that show how a game is dealt, after those of the protocol on which they build.
fn deals(game: &str, program: &str) -> Json {
    let read = |name: &str| std::fs::read_to_string(repository(&format!("docs/{name}.md"))).unwrap();
    let code = |text: &str| {
        text.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap().to_owned()
    };
    let dir = Dir::new();
    let program = format!(
        "{}\n{}\nimport json\nprint(json.dumps({program}))\n",
        code(&read("protocol")),
        code(&read(game))
    );
    let mut python = Command::new("python3");
    python.arg(dir.write("deal.py", program)).stdin(Stdio::null());
    let ran = finish(python.stdout(Stdio::piped()).stderr(Stdio::piped()));
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    serde_json::from_str(&ran.out).unwrap()
}

/// The position that a deal gives.
fn dealt(session: &mut Session, game: &str, seats: u64, seed: u64, options: &Json) -> Json {
    session.ok(
        &json!({ "do": "start", "game": game, "seats": seats, "seed": seed.to_string(), "options": options }),
    );
    session.ok(&json!({ "do": "state" }))["position"]["position"].take()
}

/// A list in order.
fn sorted(list: &Json) -> Vec<i64> {
    let mut list: Vec<i64> = list.as_array().unwrap().iter().map(|value| value.as_i64().unwrap()).collect();
    list.sort_unstable();
    list
}

/// Names in a list, counted as a position counts them.
fn counted(list: &Json) -> Json {
    let mut counts = serde_json::Map::new();
    for name in list.as_array().unwrap() {
        let count = counts.entry(name.as_str().unwrap()).or_insert(json!(0));
        *count = json!(count.as_u64().unwrap() + 1);
    }
    Json::Object(counts)
}

#[test]
fn emperor_can_be_dealt_by_its_document() {
    let deals = deals("emperor", "[deal_emperor(seed(n), seats) for n in range(20) for seats in (3, 4, 5)]");
    let mut session = Session::open();
    for (n, deal) in deals.as_array().unwrap().iter().enumerate() {
        let position = dealt(&mut session, "emperor", 3 + n as u64 % 3, n as u64 / 3, &json!({}));
        assert_eq!(position["turn"]["start"], deal[0]);
        for (player, hand) in position["players"].as_array().unwrap().iter().zip(deal[1].as_array().unwrap())
        {
            assert_eq!(player["hand"], counted(hand));
        }
        assert_eq!(position["row"], counted(&deal[2]));
    }
}

#[test]
fn justinian_can_be_dealt_by_its_document() {
    let deals =
        deals("justinian", "[deal_justinian(seed(n), seats) for n in range(20) for seats in (2, 3, 4)]");
    let mut session = Session::open();
    for (n, deal) in deals.as_array().unwrap().iter().enumerate() {
        let position = dealt(&mut session, "justinian", 2 + n as u64 % 3, n as u64 / 3, &json!({}));
        assert_eq!(position["turn"]["seat"], deal[0]);
        for (seat, player) in position["players"].as_array().unwrap().iter().enumerate() {
            assert_eq!(sorted(&player["hand"]), sorted(&deal[1][seat]));
            for (colour, cards) in player["cards"].as_object().unwrap() {
                assert_eq!(sorted(cards), sorted(&deal[2][colour][seat]));
            }
        }
    }
}

/// What is drawn in the course of a game can be found out as well: here by everybody who passes.
#[test]
fn justinian_can_be_drawn_by_its_document() {
    let mut session = Session::open();
    session.ok(&json!({ "do": "start", "game": "justinian", "seats": 2, "seed": "5", "options": { "first": "seat-1" } }));
    let hand = |session: &mut Session, seat: u64| {
        sorted(&session.ok(&json!({ "do": "view", "seat": seat }))["view"]["hand"])
    };
    let (mut log, mut seen) = (Vec::new(), Vec::new());
    // Nobody lays anything down; whoever is asked for something else takes what comes first.
    while seen.len() < 16 {
        let now = session.ok(&json!({ "do": "moves" }));
        let seat = now["seat"].as_u64().unwrap();
        let moves = now["moves"].as_array().unwrap();
        let mv =
            moves.iter().map(|mv| &mv["move"]).find(|mv| **mv == "pass").unwrap_or(&moves[0]["move"]).clone();
        let before = hand(&mut session, seat);
        session.ok(&json!({ "do": "play", "move": mv }));
        log.push(json!([seat, mv]));
        if mv == "pass" {
            let mut drawn = hand(&mut session, seat);
            for token in before {
                drawn.remove(drawn.iter().position(|held| *held == token).unwrap());
            }
            seen.push((log.len() as u64, drawn));
        }
    }
    let log = serde_json::to_string(&log).unwrap();
    let passes = deals(
        "justinian",
        &format!("passes(seed(5), deal_justinian(seed(5), 2, first=1)[1], json.loads('{log}'))"),
    );
    let told: Vec<(u64, Vec<i64>)> =
        passes.as_array().unwrap().iter().map(|pass| (pass[0].as_u64().unwrap(), sorted(&pass[1]))).collect();
    assert_eq!(told, seen);
    assert!(seen.iter().any(|(_, drawn)| drawn.len() == 2));
}

#[test]
fn zhanguo_can_be_dealt_by_its_document() {
    let cases = [("a", 2), ("a", 3), ("b", 2), ("auction", 2)];
    let program = "[deal_zhanguo(seed(n), seats, boards, each) for n in range(10) for seats in (2, 3, 4) \
                   for boards, each in (('a', 2), ('a', 3), ('b', 2), ('auction', 2))]";
    let deals = deals("zhanguo", program);
    let mut deals = deals.as_array().unwrap().iter();
    let mut session = Session::open();
    for n in 0..10 {
        for seats in 2..=4 {
            for (boards, each) in cases {
                let deal = deals.next().unwrap();
                let draw = if each == 3 { "three" } else { "two" };
                let options = json!({ "boards": boards, "draw": draw });
                let position = dealt(&mut session, "zhanguo", seats, n, &options);
                assert_eq!((&position["line"], &position["tiles"]), (&deal[0], &deal[1]));
                for section in 0..2 {
                    for (kind, name) in ["wall", "palace", "governor"].into_iter().enumerate() {
                        assert_eq!(position["tasks"][section][kind]["tile"], deal[2][name][section]);
                    }
                }
                if boards == "auction" {
                    let mut offered: Vec<&str> = position["offered"]
                        .as_array()
                        .unwrap()
                        .iter()
                        .map(|side| side.as_str().unwrap())
                        .collect();
                    offered.sort_unstable();
                    assert_eq!(json!(offered), deal[3]);
                }
                for (player, hand) in
                    position["players"].as_array().unwrap().iter().zip(deal[4].as_array().unwrap())
                {
                    assert_eq!(sorted(&player["hand"]), sorted(hand));
                }
            }
        }
    }
}

/// Every rule that refuses a move, and every source of points, stands in the document of its game.
#[test]
fn rules_and_sources_are_documented() {
    for game in table::games() {
        let id = game.about().id;
        let name = if id == "great-wall" { "protocol" } else { id };
        let text = std::fs::read_to_string(repository(&format!("docs/{name}.md"))).unwrap();
        let report = crate::common::output_json(&["check", id, "--games", "60", "--json"]);
        let refused = report["refused"].as_object().unwrap();
        assert!(refused.len() > 10, "{refused:?}");
        for rule in refused.keys() {
            assert!(
                rule == "game-over" || text.contains(&format!("`{rule}`")),
                "{id}: the rule {rule} is not documented"
            );
        }
        let mut session = Session::open();
        session.ok(&json!({ "do": "start", "game": id, "seed": "1" }));
        let scores = session.ok(&json!({ "do": "scores" }))["scores"].take();
        for source in scores["sources"].as_object().unwrap().keys() {
            assert!(text.contains(&format!("`{source}`")), "{id}: the source {source} is not documented");
        }
    }
}

/// A crate whose documentation has no examples says so, which saves looking for them; so none may come without being run.
#[test]
fn examples_in_the_code_are_run() {
    let (mut looked, mut found) = (0, 0);
    for group in ["crates", "games"] {
        for entry in std::fs::read_dir(repository(group)).unwrap() {
            let folder = entry.unwrap().path();
            let Ok(manifest) = std::fs::read_to_string(folder.join("Cargo.toml")) else { continue };
            let mut waiting = vec![folder.join("src")];
            let mut example = false;
            while let Some(place) = waiting.pop() {
                if place.is_dir() {
                    waiting.extend(std::fs::read_dir(place).unwrap().map(|entry| entry.unwrap().path()));
                } else if place.extension().is_some_and(|kind| kind == "rs") {
                    looked += 1;
                    let text = std::fs::read_to_string(&place).unwrap();
                    let mut fences = text.lines().map(str::trim_start).filter_map(|line| {
                        let line = line.strip_prefix("///").or_else(|| line.strip_prefix("//!"))?;
                        line.trim_start().strip_prefix("```")
                    });
                    example |= fences.by_ref().step_by(2).any(|kind| kind != "text");
                }
            }
            found += u32::from(example);
            assert!(!example || !manifest.contains("doctest = false"), "{}", folder.display());
        }
    }
    assert!(looked > 300 && found > 0, "{looked} files, {found} crates with examples");
}
