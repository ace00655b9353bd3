//! `palatine analyse`: a record in, words or JSON out; and what the levels lose.

use crate::common::{Dir, Session, output, output_json, run};
use serde_json::{Value as Json, json};

/// Plays a game that was begun: so many decisions at most, and not always the first legal move, for such games hardly end.
fn play(session: &mut Session, most: usize) -> usize {
    for n in 0..most {
        let listed = session.ok(&json!({ "do": "moves" }));
        let moves = listed["moves"].as_array().unwrap();
        if moves.is_empty() {
            return n;
        }
        session
            .ok(&json!({ "do": "play", "move": moves[n * 7 % moves.len()]["move"], "seat": listed["seat"] }));
    }
    most
}

/// The record of a game; with `most`, of its beginning only.
fn record(game: &str, seats: usize, most: usize) -> Json {
    let mut session = Session::open();
    session.ok(&json!({ "do": "start", "game": game, "seats": seats, "seed": "7" }));
    play(&mut session, most);
    session.ok(&json!({ "do": "record" }))["record"].take()
}

/// The record of the end of a game: its last decisions, from the position before them.
fn end_of_game(game: &str, seats: usize, decisions: usize) -> Json {
    let mut session = Session::open();
    session.ok(&json!({ "do": "start", "game": game, "seats": seats, "seed": "7" }));
    let all = play(&mut session, 10_000);
    session.ok(&json!({ "do": "undo", "steps": decisions.min(all) }));
    let position = session.ok(&json!({ "do": "state" }))["position"].take();
    session.ok(&json!({ "do": "start", "position": position, "seed": "7" }));
    play(&mut session, 10_000);
    session.ok(&json!({ "do": "record" }))["record"].take()
}

fn adds_up(study: &Json) {
    for account in study["accounts"].as_array().unwrap() {
        let number = |name: &str| account[name].as_f64().unwrap();
        let parts = ["start", "errors", "luck", "others", "hidden"].map(number);
        assert!((parts.iter().sum::<f64>() - number("result")).abs() < 5e-6, "{account}");
    }
}

/// A whole game, from its deal. That threads change nothing, and the seed does, is the same command in every game.
#[test]
fn a_record_is_analysed_in_json() {
    let dir = Dir::new();
    let record = record("great-wall", 2, 10_000);
    assert!(record["result"].is_array(), "it did not end");
    let file = dir.write("record.json", record.to_string());
    let analyse =
        |more: &[&str]| output_json(&[&["analyse", &file, "--budget", "4", "--json"], more].concat());
    let study = analyse(&["--threads", "1"]);
    assert_eq!(study, analyse(&["--threads", "2"]));
    assert_ne!(study["moments"], analyse(&["--seed", "2"])["moments"]);
    assert_eq!((study["version"].as_u64(), study["game"].as_str()), (Some(1), Some("great-wall")));
    assert_eq!(study["moments"].as_array().unwrap().len(), record["log"].as_array().unwrap().len() + 1);
    assert!(!study["moments"][0]["luck"].as_array().unwrap().is_empty(), "the deal is chance");
    adds_up(&study);
}

/// The last decisions of every game, in JSON and in the words of both languages.
#[test]
fn every_game_is_analysed_in_words() {
    let dir = Dir::new();
    for game in table::games().iter().map(|game| game.about().id) {
        let seats = *table::find(game).unwrap().about().seats.start();
        let record = end_of_game(game, seats, 24);
        assert!(record["result"].is_array() && record["position"].is_object(), "{game} did not end");
        let file = dir.write("record.json", record.to_string());
        let analyse = ["analyse", file.as_str(), "--budget", "8"];
        let study = output_json(&[&analyse[..], &["--json"]].concat());
        assert_eq!(study["moments"].as_array().unwrap().len(), record["log"].as_array().unwrap().len() + 1);
        adds_up(&study);
        for (lang, words) in [
            ("en", ["own errors", "Where the game turned", "What chance brought", "accuracy"]),
            (
                "it",
                ["propri errori", "Dove la partita è cambiata", "Che cosa ha portato il caso", "precisione"],
            ),
        ] {
            let text = output(&[&analyse[..], &["--lang", lang]].concat());
            for word in words {
                assert!(text.contains(word), "{word}: {text}");
            }
            // Nothing is left without its words.
            assert!(
                !["study-", "mark-", "analyse-", "hint-", "reason-", "⟨"].iter().any(|id| text.contains(id)),
                "{text}"
            );
        }
    }
}

#[test]
fn what_cannot_be_analysed_is_said_in_one_line() {
    let dir = Dir::new();
    let running = dir.write("running.json", record("great-wall", 2, 9).to_string());
    let broken = dir.write("broken.json", "{");
    for (arguments, says) in [
        (vec!["analyse", &running], "only finished games are analysed"),
        (vec!["analyse", &broken], "JSON"),
        (vec!["analyse"], "FILE"),
        (vec!["analyse", &running, "--budget", "0"], "budget"),
        (vec!["analyse", "--levels", "chess"], "chess"),
        (vec!["analyse", &running, "--levels", "great-wall"], "--levels"),
        (vec!["analyse", &running, "--seats", "3"], "--seats"),
        (vec!["analyse", "--levels", "great-wall", "--seats", "9"], "9"),
        (vec!["analyse", "--levels", "great-wall", "--only", "courtier,king"], "“king”"),
    ] {
        let ran = run(&arguments);
        assert_eq!(ran.code, Some(2), "{arguments:?}: {ran:?}");
        assert!(ran.out.is_empty() && ran.err.lines().count() == 1 && ran.err.contains(says), "{ran:?}");
    }
}

#[test]
fn what_each_level_loses_is_measured() {
    let levels =
        ["analyse", "--levels", "justinian", "--seats", "2", "--games", "1", "--budget", "4", "--quick"];
    let report = output_json(&[&levels[..], &["--json", "--threads", "1"]].concat());
    assert_eq!(report, output_json(&[&levels[..], &["--json", "--threads", "2"]].concat()));
    let rows = report[0]["levels"].as_array().unwrap();
    assert_eq!(rows.len(), 5);
    for row in rows {
        let [low, high] = [0, 1].map(|end| row["loss_ci95"][end].as_f64().unwrap());
        let loss = row["loss"].as_f64().unwrap();
        assert!(row["decisions"].as_u64().unwrap() > 30 && low <= loss && loss <= high, "{row}");
        let marks: f64 = row["marks"].as_array().unwrap().iter().map(|share| share.as_f64().unwrap()).sum();
        assert!((marks - 1.0).abs() < 1e-9, "{row}");
    }
    // Some of them alone lose the same.
    let some = output_json(&[&levels[..], &["--json", "--only", "courtier,minister"]].concat());
    assert_eq!(some[0]["levels"].as_array().unwrap()[..], rows[2..4]);
    let text = output(&[&levels[..], &["--lang", "it"]].concat());
    assert!(text.contains("livello") && text.contains("emperor"), "{text}");
}
