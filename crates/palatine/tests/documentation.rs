//! `docs` tells the truth: its sessions and its way to check a deal are tried out here.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, unreachable_pub, dead_code)]

mod common;

use std::process::{Command, Stdio};

use common::{Dir, Session, finish, repository};
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
