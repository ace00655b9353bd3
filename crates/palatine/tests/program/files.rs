//! Records and positions in files: told and shown when they are right, and refused with the reason when not.

use std::io::Write as _;
use std::process::Stdio;

use crate::common::{
    Dir, Session, output, output_json, palatine, recorded, refused, repository, run, said_well,
};
use serde_json::{Value as Json, json};

/// The position at the start of a game.
fn position(seats: usize) -> Json {
    let mut session = Session::open();
    session.ok(&json!({ "do": "start", "game": "great-wall", "seats": seats, "seed": "1" }));
    session.ok(&json!({ "do": "state" }))["position"].take()
}

/// A record with one thing changed, refused by `replay` with these words.
fn changed(record: &Json, change: impl FnOnce(&mut Json), words: &[&str]) {
    let mut other = record.clone();
    change(&mut other);
    assert_ne!(&other, record, "nothing was changed");
    let dir = Dir::new();
    refused(&["replay", &dir.write_json("record.json", &other)], words);
}

/// A legal move other than the recorded one, and the decision (counted from 0) at which it could be played.
fn another_move(record: &Json, from: usize) -> (usize, String) {
    let mut session = Session::open();
    session
        .ok(&json!({ "do": "start", "game": "great-wall", "seats": record["setup"]["seats"], "seed": "1" }));
    for (n, entry) in record["log"].as_array().unwrap().iter().enumerate() {
        let listed = session.ok(&json!({ "do": "moves" }));
        let mut others = listed["moves"].as_array().unwrap().iter().filter(|mv| mv["move"] != entry["move"]);
        if let Some(other) = others.next().filter(|_| n >= from) {
            return (n, other["move"].as_str().unwrap().to_owned());
        }
        session.ok(&json!({ "do": "play", "move": entry["move"] }));
    }
    panic!("there was never a choice");
}

#[test]
fn a_recorded_game_is_told_decision_by_decision() {
    let (mut record, scores) = recorded(3);
    record["players"] = json!(["Livia", "Drusus", "Julia"]);
    let dir = Dir::new();
    let file = dir.write_json("record.json", &record);
    let log = record["log"].as_array().unwrap();
    assert!(log.len() > 60);
    for (lang, total, favours) in [("en", "Total ", "Favours of "), ("it", "Totale ", "Favori da ")] {
        let told = output(&["replay", &file, "--lang", lang]);
        assert_eq!(told, output(&["replay", &file, "--text", "--lang", lang]));
        // Every decision has its own numbered line, with the name of whoever took it.
        let mut lines = told.lines();
        for (n, entry) in log.iter().enumerate() {
            let start = format!("{:>4}  ", n + 1);
            let line = lines.find(|line| line.starts_with(&start)).expect("every decision");
            let name = &record["players"][entry["seat"].as_u64().unwrap() as usize - 1];
            assert!(line.contains(name.as_str().unwrap()), "{line}");
        }
        // Points by source, and their sum, which is the recorded result.
        let numbers = |start: &str| -> Option<Vec<i64>> {
            let line = told.lines().find(|line| line.starts_with(start))?;
            Some(line[start.len()..].split_whitespace().map(|n| n.parse().unwrap()).collect())
        };
        let mut sums = vec![0; 3];
        for value in [1, 2, 3, 4, 5, 7, 8] {
            let points = numbers(&format!("{favours}{value} ")).unwrap_or(vec![0; 3]);
            assert_eq!(json!(points), scores["sources"][format!("favour-{value}")]);
            sums.iter_mut().zip(points).for_each(|(sum, n)| *sum += n);
        }
        assert_eq!(json!(sums), record["result"]);
        assert_eq!(json!(numbers(total)), record["result"]);
    }
}

#[test]
fn a_recorded_game_is_told_in_json() {
    let (record, scores) = recorded(4);
    let dir = Dir::new();
    let told = output_json(&["replay", &dir.write_json("record.json", &record), "--json"]);
    let log = record["log"].as_array().unwrap();
    let decisions = told["decisions"].as_array().unwrap();
    assert_eq!(decisions.len(), log.len());
    for (n, (told, entry)) in decisions.iter().zip(log).enumerate() {
        assert_eq!(told["decision"], n + 1);
        assert_eq!((&told["seat"], &told["move"]), (&entry["seat"], &entry["move"]));
        let lines = told["told"].as_array().unwrap();
        assert!(
            !lines.is_empty() && lines.iter().all(|line| !line.as_str().unwrap().contains('⟨')),
            "{told}"
        );
        assert_eq!(told["totals"].as_array().unwrap().len(), 4);
    }
    assert_eq!(
        (&told["game"], &told["setup"], &told["over"]),
        (&record["game"], &record["setup"], &json!(true))
    );
    assert_eq!(told["scores"], scores);
    assert_eq!(told["scores"]["totals"], record["result"]);
    assert_eq!(decisions.last().unwrap()["totals"], record["result"]);
    let best = record["result"].as_array().unwrap().iter().map(|n| n.as_i64().unwrap()).max();
    for winner in told["winners"].as_array().unwrap() {
        assert_eq!(record["result"][winner.as_u64().unwrap() as usize - 1].as_i64(), best);
    }
}

#[test]
fn a_record_of_an_unfinished_game_or_from_a_position_is_told_too() {
    let mut session = Session::open();
    session.ok(&json!({ "do": "start", "position": position(2), "seed": "5" }));
    session.ok(&json!({ "do": "play", "move": "draw" }));
    let record = session.ok(&json!({ "do": "record" }))["record"].take();
    assert!(record["result"].is_null() && record["position"].is_object());
    let dir = Dir::new();
    let told = output_json(&["replay", &dir.write_json("record.json", &record), "--json"]);
    assert_eq!((told["over"].as_bool(), told["decisions"].as_array().unwrap().len()), (Some(false), 1));
}

#[test]
fn a_file_may_come_from_the_standard_input() {
    let (record, _) = recorded(2);
    let mut child = palatine().args(["replay", "-", "--json"]).stdin(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(record.to_string().as_bytes()).unwrap();
    let ran = child.wait_with_output().unwrap();
    assert!(ran.status.success());
    let told: Json = serde_json::from_slice(&ran.stdout).unwrap();
    assert_eq!(told["scores"]["totals"], record["result"]);
}

#[test]
fn a_record_with_a_changed_decision_is_found_out_where_it_was_changed() {
    let (record, _) = recorded(2);
    let set = |n: usize, field: &'static str, value: Json| move |r: &mut Json| r["log"][n][field] = value;
    changed(&record, set(0, "move", json!("claim @1")), &["Decision 1:", "“claim @1”", "check-over"]);
    changed(&record, set(0, "move", json!("clam @1")), &["Decision 1:", "“clam @1”", "cannot be read"]);
    changed(&record, set(20, "move", json!("gate*3 @9")), &["Decision 21:", "“gate*3 @9”", "column 8"]);
    for from in [0, 10, 40] {
        let (n, other) = another_move(&record, from);
        let words = [format!("Decision {}:", n + 1), format!("“{other}”"), "not the recorded one".to_owned()];
        changed(&record, set(n, "move", json!(other)), &words.each_ref().map(String::as_str));
    }
    let other = 3 - record["log"][6]["seat"].as_u64().unwrap();
    changed(&record, set(6, "seat", json!(other)), &["Decision 7:", "not-your-turn"]);
    changed(&record, set(6, "seat", json!(5)), &["Decision 7:", "not-your-turn"]);
    changed(&record, set(6, "seat", json!(0)), &["log[6].seat", "no seat 0", "line 1"]);
    changed(&record, set(6, "seat", json!("one")), &["log[6].seat", "line 1"]);
    changed(&record, set(6, "check", json!("00000000")), &["Decision 7:", "instead of 00000000"]);
    let last = record["log"].as_array().unwrap().len() - 1;
    changed(&record, |r| _ = r["log"].as_array_mut().unwrap().remove(3), &["Decision 4:"]);
    changed(&record, |r| r["log"].as_array_mut().unwrap().push(record["log"][last].clone()), &["game-over"]);
}

#[test]
fn a_record_with_anything_else_changed_is_refused_with_the_reason() {
    let (record, _) = recorded(2);
    let set = |field: &'static str, value: Json| move |r: &mut Json| r[field] = value;
    changed(&record, |r| r["result"][0] = json!(999), &["The game ends with", "999"]);
    changed(&record, set("result", Json::Null), &["The game ends with"]);
    changed(&record, |r| _ = r["log"].as_array_mut().unwrap().pop(), &["The game ends with -"]);
    changed(&record, set("colour", json!("red")), &["“colour”", "is not known here", "line 1"]);
    changed(&record, |r| r["log"][2]["why"] = json!("fun"), &["log[2].why", "is not known here"]);
    changed(&record, set("rules", json!(2)), &["“rules”", "“1”", "“2”"]);
    changed(&record, set("rules", json!("new")), &["rules", "line 1"]);
    let data = &record["data"].as_str().unwrap()[..20];
    changed(&record, set("data", json!("sha256:0")), &["“data”", data, "“sha256:0”"]);
    changed(&record, set("palatine", json!("record 2")), &["“palatine”", "“record 1”", "“record 2”"]);
    changed(&record, set("game", json!("chess")), &["no game", "“chess”", "great-wall"]);
    changed(&record, |r| r["setup"]["seats"] = json!(9), &["2 to 5", "not 9"]);
    changed(&record, |r| r["setup"]["options"] = json!({ "claims": "perhaps" }), &["“perhaps”", "may, must"]);
    changed(&record, set("players", json!(["Livia"])), &["names one player", "2 seats"]);
    changed(&record, set("seed", json!("2")), &["Decision "]);
    changed(&record, set("seed", json!("x")), &["seed", "64 hexadecimal digits", "line 1"]);
    changed(&record, set("position", json!({ "turn": 1 })), &["position.turn"]);
    changed(&record, |r| _ = r.as_object_mut().unwrap().remove("log"), &["is missing", "log"]);
}

#[test]
fn files_that_are_no_records_and_no_positions_are_refused() {
    let (record, _) = recorded(2);
    let text = record.to_string();
    let dir = Dir::new();
    let cut = dir.write("cut.json", &text[..text.len() / 2]);
    refused(&["replay", &cut], &["breaks off", "line 1", "column"]);
    refused(
        &["replay", &dir.write("more.json", format!("{text}\n{{}}"))],
        &["follows", "line 2", "column 1"],
    );
    refused(&["replay", &dir.write("empty.json", "")], &["JSON", "line 1"]);
    refused(&["replay", &dir.write("list.json", "[]")], &["line 1"]);
    let position = dir.write_json("position.json", &position(2));
    refused(&["replay", &position], &["line 1"]);
    let large = dir.write("large", " ".repeat((16 << 20) + 1));
    let odd = dir.write("odd", b"{\"palatine\":\"\xff\"}");
    let toml = dir.write("faulty.toml", "palatine = \"position 1\"\ngame = \n");
    let none = dir.path("none");
    let here = dir.path("");
    for command in [&["replay"][..], &["position", "check"], &["position", "show"]] {
        let file = |path: &str, words: &[&str]| refused(&[command, &[path]].concat(), words);
        file(&none, &[&none, "cannot be read", "No such file"]);
        file(&here, &[&here, "cannot be read", "directory"]);
        file(&large, &[&large, "larger than 16 MiB"]);
        file(&odd, &[&odd, "byte 14", "UTF-8"]);
        file(&dir.write("deep.json", "[".repeat(200_000)), &["line 1"]);
        file(&dir.write("deep.toml", format!("x = {}", "[".repeat(200_000))), &["line 1"]);
    }
    let record = dir.write("record.json", &text);
    for command in ["check", "show"] {
        refused(&["position", command, &record], &["is not known here", "line 1"]);
        refused(&["position", command, &toml], &["neither JSON nor valid TOML", "line 2"]);
        refused(&["position", command, &dir.write("empty.toml", "")], &["is missing", "palatine"]);
    }
    refused(&["replay", &cut, "--lang", "it"], &["riga 1", "colonna"]);
    refused(&["position", "check", &toml, "--lang", "it"], &["né JSON né TOML valido", "riga 2"]);
    refused(&["replay", &large, "--lang", "it"], &[&large, "supera 16 MiB"]);
}

#[test]
fn a_file_is_named_in_full_however_long_its_path() {
    let path = Dir::new().path(&format!("{}/the-file-that-is-not-there", "deep/".repeat(20)));
    refused(&["replay", &path], &["the-file-that-is-not-there"]);
}

#[test]
fn odd_names_of_fields_do_not_break_the_line() {
    let (record, _) = recorded(2);
    changed(&record, |r| r["co\nlour"] = json!("red"), &["is not known here"]);
    changed(&record, |r| r["setup"]["options"] = json!({ "co\nlour": 3 }), &["setup.options"]);
    changed(&record, |r| r["co\u{1b}[31mlour"] = json!("red"), &["is not known here"]);
}

#[test]
fn odd_names_of_players_reach_no_terminal() {
    let (mut record, _) = recorded(2);
    record["players"] = json!(["Li\nvia", "\u{1b}[31mJulia\u{7}"]);
    let dir = Dir::new();
    let ran = run(&["replay", &dir.write_json("record.json", &record)]);
    let odd = ran.out.chars().chain(ran.err.chars()).find(|c| c.is_control() && *c != '\n');
    assert_eq!(odd, None, "a control character from the file");
    assert!(!ran.out.contains("Li\n"), "a line broken by the file");
}

#[test]
fn a_position_is_checked_and_shown() {
    let dir = Dir::new();
    let mut files: Vec<(String, usize)> =
        (2..=5).map(|seats| (dir.write_json(&format!("{seats}.json"), &position(seats)), seats)).collect();
    // The position set up by hand that the documentation shows.
    let text = std::fs::read_to_string(repository("docs/protocol.md")).unwrap();
    let by_hand = text.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    files.push((dir.write("by-hand.toml", by_hand), 2));
    for (file, seats) in files {
        for (lang, title, names) in [
            ("en", "Great Wall of China", ["Blue", "Red", "Yellow", "Green", "Gray"]),
            ("it", "La Grande Muraglia", ["Blu", "Rosso", "Giallo", "Verde", "Grigio"]),
        ] {
            let checked = output(&["position", "check", &file, "--lang", lang]);
            assert!(checked.contains(&file) && checked.contains(title), "{checked}");
            let shown = output(&["position", "show", &file, "--lang", lang]);
            assert!(shown.contains(title), "{shown}");
            for (n, name) in names.into_iter().enumerate() {
                assert_eq!(shown.contains(&format!("  {name} ")), n < seats, "{name}: {shown}");
            }
        }
    }
    let shown = output(&["position", "show", &dir.path("by-hand.toml")]);
    for part in
        ["[5] [2]", "► Blue       4  2 Gates", "Red holds [7]", "hand: 2 Walls, 3 Infantry", "Blue may claim"]
    {
        assert!(shown.contains(part), "{part}: {shown}");
    }
}

#[test]
fn every_reason_why_a_position_is_not_valid_is_listed() {
    let dir = Dir::new();
    let mut faulty = position(2);
    let hand = &mut faulty["position"]["players"][0]["hand"];
    hand["wall"] = json!(hand["wall"].as_u64().unwrap_or(0) + 1);
    let file = dir.write_json("faulty.json", &faulty);
    let reasons = |file: &str, lang: &str, expected: &[&[&str]]| {
        for command in ["check", "show"] {
            let ran = run(&["position", command, file, "--lang", lang]);
            assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""), "{}", ran.err);
            let lines: Vec<_> = ran.err.lines().collect();
            assert_eq!(lines.len(), expected.len(), "{}", ran.err);
            for (line, words) in lines.into_iter().zip(expected) {
                assert!(line.starts_with(file), "{line}");
                said_well(line, words, file);
            }
        }
    };
    reasons(&file, "en", &[&["Blue has 21 cards", "20"], &["Blue has 8 × Wall", "7"]]);
    reasons(&file, "it", &[&["Blu ha 21 carte", "20"], &["Blu ha 8 × Mur", "7"]]);
    // And so are the faults of others.
    faulty["position"]["players"][1]["pile"]["dragon"] = json!(3);
    faulty["position"]["supply"].as_array_mut().unwrap().push(json!(6));
    let file = dir.write_json("faulty.json", &faulty);
    let red: &[&str] = &["Red has 2", "cards in all"];
    reasons(&file, "en", &[&["Blue has 21"], &["8 × Wall"], red, &["Red", "Dragon"], &["no favour of 6"]]);
    faulty["setup"]["seats"] = json!(3);
    let file = dir.write_json("faulty.json", &faulty);
    reasons(&file, "en", &[&["2 players", "3 seats"], &["2 sections", "3"]]);
}

/// Every draw of a record is repeated; whatever was changed is told in one line that says where.
#[test]
fn a_record_is_verified_from_its_seed() {
    let (record, _) = recorded(3);
    let dir = Dir::new();
    let file = dir.write_json("record.json", &record);
    let commitment = record["commitment"].as_str().unwrap();
    let told = output(&["verify", &file]);
    for part in [commitment, "draws repeated from the seed", "Everything follows from the seed."] {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert!(output(&["verify", &file, "--commitment", &commitment.to_uppercase()]).contains("Everything"));
    assert!(output(&["verify", &file, "--lang", "it"]).contains("Tutto segue dal seme."));
    let told = output_json(&["verify", &file, "--json"]);
    assert_eq!(
        (&told["sound"], &told["decisions"]),
        (&json!(true), &json!(record["log"].as_array().unwrap().len()))
    );
    assert!(told["draws"].as_array().unwrap().len() > 10 && told["draws"][0] == 0, "{told}");
    assert_eq!(told["unmarked"], 0);

    let wrong = |change: &dyn Fn(&mut Json), more: &[&str], words: &[&str]| {
        let mut other = record.clone();
        change(&mut other);
        assert_ne!(other, record);
        let file = dir.write_json("changed.json", &other);
        let ran = run(&[&["verify", &file], more].concat());
        assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""), "{}", ran.out);
        for part in words.iter().chain(&["Not everything follows"]) {
            assert!(ran.out.contains(part), "{part}: {}", ran.out);
        }
        assert!(ran.out.lines().count() < 22, "{}", ran.out);
    };
    // Another seed, alone and with a commitment that fits it; another set-up; a mark, a move and the result changed.
    wrong(&|other| other["seed"] = json!("2"), &[], &["The commitment does not fit"]);
    wrong(
        &|other| {
            other["seed"] = json!("2");
            other.as_object_mut().unwrap().remove("commitment");
        },
        &["--commitment", commitment],
        &["not the commitment that you noted", "Decision 1:"],
    );
    wrong(
        &|other| other["commitment"] = json!("00"),
        &[],
        &["The commitment does not fit", "the record says 00"],
    );
    wrong(
        &|other| other["setup"]["options"] = json!({ "first": "seat-2" }),
        &[],
        &["The commitment does not fit"],
    );
    wrong(
        &|other| other["log"][4]["check"] = json!("00000000"),
        &[],
        &["Decision 5:", "not the recorded one"],
    );
    let (n, mv) = another_move(&record, 6);
    wrong(&|other| other["log"][n]["move"] = json!(mv), &[], &[&format!("Decision {}:", n + 1)]);
    wrong(&|other| other["result"] = json!([9, 9, 9]), &[], &["the record says 9 9 9"]);

    // An old record has no commitment; one without marks says what cannot be compared.
    let mut old = record.clone();
    old.as_object_mut().unwrap().remove("commitment");
    for entry in old["log"].as_array_mut().unwrap() {
        entry.as_object_mut().unwrap().remove("check");
    }
    let told = output(&["verify", &dir.write_json("old.json", &old)]);
    assert!(told.contains("names no commitment") && told.contains("no mark"), "{told}");
    refused(&["verify", &dir.write("none.json", "{}")], &["palatine"]);
}
