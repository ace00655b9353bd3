//! Talks with `palatine protocol`: every request, every error, and that the talk goes on after each.

use crate::common::{Session, output, recorded};
use serde_json::{Value as Json, json};

/// A session with a match for two under way: Blue (seat 1) owes the first action.
fn under_way() -> Session {
    let mut session = Session::open();
    let options = json!({ "first": "seat-1" });
    let start = json!({ "do": "start", "game": "great-wall", "seats": 2, "options": options, "seed": "1" });
    session.ok(&start);
    session
}

/// A small valid position, set up by hand: Blue may claim in section 1.
fn by_hand() -> Json {
    json!({
        "palatine": "position 1", "game": "great-wall", "setup": { "seats": 2 },
        "position": {
            "turn": { "seat": 1, "phase": "check" },
            "players": [{ "hand": { "wall": 2 } }, { "hand": { "gate": 1 } }],
            "sections": [
                { "favours": [5, 2], "cards": [{ "gate": 2 }, { "wall": 1 }] },
                { "favours": [4, 3] },
            ],
        },
    })
}

fn keys(json: &Json) -> Vec<&str> {
    json.as_object().unwrap().keys().map(String::as_str).collect()
}

/// Games share names of faults, and each tells its own: which words its moves begin with.
#[test]
fn every_game_speaks_with_its_own_words() {
    let mut session = Session::open();
    for request in ["why", "play"] {
        let mut said: Vec<String> = Vec::new();
        for about in table::games().iter().map(|game| game.about()) {
            session
                .ok(&json!({ "do": "start", "game": about.id, "seats": about.seats.start(), "seed": "1" }));
            let line = json!({ "do": request, "move": "fly" }).to_string();
            let error = session.error(line.as_bytes(), "notation", &["fly"]);
            let text = error["text"].as_str().unwrap().to_owned();
            // As the game's own file has it.
            let start = text.split(['“', '”', ',', ':']).find(|part| part.len() > 12).unwrap();
            assert!(about.texts.en.contains(start.trim()), "{}: {text}", about.id);
            assert!(!said.contains(&text), "{}: {text}", about.id);
            said.push(text);
        }
    }
}

#[test]
fn every_request_is_answered() {
    let mut session = Session::open();
    let games = session.ok(&json!({ "do": "games" }));
    assert_eq!(games["protocol"], 1);
    assert_eq!(games["games"][0]["game"], "great-wall");
    assert_eq!(games["games"][0]["seats"], json!([2, 3, 4, 5]));
    assert_eq!(games["games"][0]["options"][0]["values"], json!(["may", "must"]));
    assert_eq!(games["bots"], json!(["random", "greedy"]));

    let start = json!({
        "do": "start", "game": "great-wall", "seats": 3, "seed": "1",
        "options": { "claims": "must", "first": "seat-2", "scores": "hidden" },
    });
    let started = session.ok(&start);
    assert_eq!(keys(&started), ["seat", "decision", "game", "setup", "commitment"]);
    assert_eq!((&started["seat"], &started["decision"]), (&json!(2), &json!(1)));
    assert_eq!(started["setup"], json!({ "seats": 3, "options": { "claims": "must", "first": "seat-2" } }));
    assert_eq!(started["commitment"].as_str().unwrap().len(), 64);

    let state = session.ok(&json!({ "do": "state" }))["position"].take();
    assert_eq!((&state["palatine"], &state["setup"]), (&json!("position 1"), &started["setup"]));
    for seat in 1..=3 {
        let view = session.ok(&json!({ "do": "view", "seat": seat }))["view"].take();
        assert_eq!(view["seat"], seat);
        assert_eq!(view["hand"], state["position"]["players"][seat - 1]["hand"]);
    }
    let audience = session.ok(&json!({ "do": "view" }))["view"].take();
    assert!(audience["hand"].is_null() && audience["seat"].is_null());
    assert_eq!(audience["players"][0]["hand_size"], 5);

    let listed = session.ok(&json!({ "do": "moves" }));
    assert_eq!(listed["moves"][0], json!({ "move": "draw", "picks": { "do": "draw" } }));
    for mv in listed["moves"].as_array().unwrap() {
        assert_eq!(session.ok(&json!({ "do": "why", "move": mv["move"] })), json!({ "allowed": true }));
    }
    let why = session.ok(&json!({ "do": "why", "move": "claim @1" }));
    assert_eq!((&why["allowed"], &why["rule"]), (&json!(false), &json!("check-over")));
    assert!(why["text"].as_str().unwrap().contains("Red"));

    let played = session.ok(&json!({ "do": "play", "move": "draw", "seat": 2, "decision": 1 }));
    assert_eq!((&played["seat"], &played["decision"]), (&json!(2), &json!(2)));
    let drawn = played["told"][0].as_str().unwrap().to_owned();
    assert!(drawn.starts_with("Red draws a card: "), "{drawn}");
    let undone = session.ok(&json!({ "do": "undo" }));
    assert_eq!(undone["undone"], json!([{ "seat": 2, "move": "draw" }]));
    assert_eq!(session.ok(&json!({ "do": "state" }))["position"], state, "taken back is as never done");
    let again = session.ok(&json!({ "do": "play", "move": "draw" }));
    assert_eq!(again["told"][0], drawn, "the same decision draws the same");
    let told = session.ok(&json!({ "do": "play", "move": "draw", "told": "audience" }));
    assert_eq!(told["told"][0], "Red draws a card.", "as everybody saw it");
    let undone = session.ok(&json!({ "do": "undo", "steps": 2 }));
    assert_eq!((undone["undone"].as_array().unwrap().len(), &undone["decision"]), (2, &json!(1)));

    let scores = session.ok(&json!({ "do": "scores" }))["scores"].take();
    assert_eq!(keys(&scores), ["totals", "places", "sources"]);
    assert_eq!((&scores["totals"], &scores["places"]), (&json!([0, 0, 0]), &json!([1, 1, 1])));
    let record = session.ok(&json!({ "do": "record" }))["record"].take();
    assert_eq!((&record["palatine"], &record["log"]), (&json!("record 1"), &json!([])));

    assert_eq!(session.ok(&json!({ "do": "quit" })), json!({}));
    assert!(session.close().success());
}

#[test]
fn a_match_goes_to_its_end_and_its_record_goes_on_anywhere() {
    for seats in 2..=5 {
        let (record, scores) = recorded(seats);
        assert_eq!(record["result"], scores["totals"]);
        let sources = scores["sources"].as_object().unwrap();
        for (seat, total) in scores["totals"].as_array().unwrap().iter().enumerate() {
            let sum: i64 = sources.values().map(|points| points[seat].as_i64().unwrap()).sum();
            assert_eq!(total.as_i64(), Some(sum));
        }
        let mut session = Session::open();
        let started = session.ok(&json!({ "do": "start", "record": record }));
        assert_eq!((&started["over"], &started["seat"]), (&json!(true), &Json::Null));
        assert_eq!(session.ok(&json!({ "do": "moves" }))["moves"], json!([]));
        assert_eq!(session.ok(&json!({ "do": "record" }))["record"], record);
        session.error(br#"{"do":"play","move":"draw"}"#, "refused", &["over"]);
        // Half way back, and then the same way again.
        let half = record["log"].as_array().unwrap().len() / 2;
        let undone = session.ok(&json!({ "do": "undo", "steps": half }));
        for entry in undone["undone"].as_array().unwrap().iter().rev() {
            session.ok(&json!({ "do": "play", "seat": entry["seat"], "move": entry["move"] }));
        }
        assert_eq!(session.ok(&json!({ "do": "record" }))["record"], record);
    }
}

#[test]
fn a_match_starts_from_a_position() {
    let mut session = Session::open();
    let start = json!({ "do": "start", "position": by_hand(), "seed": "3" });
    let started = session.ok(&start);
    assert_eq!((&started["seat"], &started["decision"]), (&json!(1), &json!(1)));
    let told = session.ok(&json!({ "do": "play", "move": "claim 5 @1 on gate" }))["told"].take();
    assert!(told[0].as_str().unwrap().contains("claims the favour of 5"), "{told}");
    session.ok(&json!({ "do": "play", "move": "draw" }));
    // What `state` writes starts the same match again, and so does the record.
    let state = session.ok(&json!({ "do": "state" }))["position"].take();
    let record = session.ok(&json!({ "do": "record" }))["record"].take();
    session.ok(&json!({ "do": "start", "position": state }));
    assert_eq!(session.ok(&json!({ "do": "state" }))["position"], state);
    let started = session.ok(&json!({ "do": "start", "record": record }));
    assert_eq!(started["decision"], 3);
    assert_eq!(session.ok(&json!({ "do": "state" }))["position"], state);
    session.play_out();
}

#[test]
fn a_seed_decides_everything_and_no_seed_is_never_the_same() {
    let mut session = Session::open();
    let mut dealt = |seed: Json| {
        let mut start = json!({ "do": "start", "game": "great-wall", "seats": 5 });
        if !seed.is_null() {
            start["seed"] = seed;
        }
        let commitment = session.ok(&start)["commitment"].take();
        (commitment, session.ok(&json!({ "do": "state" }))["position"].take())
    };
    let one = dealt(json!("1"));
    assert_eq!(one, dealt(json!("1")));
    let digits = "ab56950d7b78b56aae31c5d8b28889acbe932b62424990ddaab3d3b102a1eca6";
    assert_eq!(one, dealt(json!(digits)), "the number 1 stands for these digits");
    assert_ne!(one, dealt(json!("2")));
    assert_ne!(dealt(Json::Null).0, dealt(Json::Null).0);
}

#[test]
fn ids_come_back_and_texts_follow_the_language() {
    let mut session = under_way();
    for id in [json!(7), json!("seven"), json!([1, { "a": null }]), json!(0), json!(false)] {
        assert_eq!(session.ask(&json!({ "do": "scores", "id": id }))["id"], id);
        assert_eq!(session.ask(&json!({ "do": "fly", "id": id }))["id"], id);
    }
    assert!(session.ask(&json!({ "do": "scores" })).get("id").is_none());
    let games = session.ok(&json!({ "do": "games", "lang": "it" }));
    assert_eq!(games["games"][0]["text"], "La Grande Muraglia");
    let told = session.ok(&json!({ "do": "play", "move": "draw", "lang": "it" }))["told"].take();
    assert!(told[0].as_str().unwrap().starts_with("Blu pesca"), "{told}");
    let why = session.ok(&json!({ "do": "why", "move": "claim @1", "lang": "it" }));
    assert!(why["text"].as_str().unwrap().contains("I favori si reclamano"), "{why}");
    session.error(br#"{"do":"fly","lang":"it"}"#, "request", &["La richiesta", "fly"]);
    session.error(br#"{"do":"play","move":"drow","lang":"it"}"#, "notation", &["drow", "colonna 1"]);
    session.error(
        br#"{"do":"play","move":"draw","seat":2,"lang":"it"}"#,
        "refused",
        &["Non", "turno", "Rosso"],
    );
    session.error(br#"{"do":"scores","lang":"de","id":1}"#, "line", &["\"de\"", "\"en\"", "\"it\""]);
    session.error(br#"{"do":"scores","lang":3}"#, "line", &["3"]);
    // A language is for its request alone.
    session.error(br#"{"do":"fly"}"#, "request", &["There is no request"]);
}

/// Each faulty line with the code and words of its answer; after each, the match stands as it stood.
#[test]
fn after_every_faulty_line_the_session_goes_on() {
    let long = [br#"{"do":"games","id":""#.as_slice(), &vec![b'x'; 2 << 20], br#""}"#].concat();
    let deep = [b"{\"do\":".as_slice(), &vec![b'['; 100_000]].concat();
    let deep_id = [br#"{"do":"games","id":"#.as_slice(), &[b'['; 200], &[b']'; 200], b"}"].concat();
    let cases: &[(&[u8], &str, &[&str])] = &[
        // Lines
        (br#"{"do":"gam"#, "line", &["line 1", "column 10"]),
        (br#"{"do":"games""#, "line", &["line 1"]),
        (br#"{"do":"games"} {"do":"games"}"#, "line", &["follows", "column 16"]),
        (b"hello", "line", &["not valid JSON", "column 1"]),
        (b"{'do': 'games'}", "line", &["line 1"]),
        (b"\0", "line", &["not valid JSON"]),
        (&long, "line", &["too long", "1048576"]),
        (b"{\"do\":\"\xff\"}", "line", &["UTF-8", "byte 8"]),
        (b"\xc3\x28", "line", &["UTF-8", "byte 1"]),
        (&deep, "line", &["line 1"]),
        (&deep_id, "line", &["nested too deep"]),
        (b"[1]", "line", &["object"]),
        (b"[]", "line", &["object"]),
        (b"null", "line", &["object"]),
        (b"3", "line", &["object"]),
        (br#""games""#, "line", &["object"]),
        // Requests
        (b"{}", "request", &["games, start, view"]),
        (br#"{"do":"fly"}"#, "request", &["“fly”", "games, start, view"]),
        (br#"{"do":3}"#, "request", &["games, start, view"]),
        (br#"{"do":null}"#, "request", &["games, start, view"]),
        (br#"{"do":["games"]}"#, "request", &["games, start, view"]),
        (br#"{"DO":"games"}"#, "request", &["games, start, view"]),
        // Fields
        (br#"{"do":"games","game":"great-wall"}"#, "field", &["“game”", "is not known here"]),
        (br#"{"do":"scores","colour":1}"#, "field", &["“colour”", "is not known here"]),
        (br#"{"do":"quit","now":true}"#, "field", &["“now”", "is not known here"]),
        (br#"{"do":"record","players":[]}"#, "field", &["“players”", "is not known here"]),
        (br#"{"do":"play"}"#, "field", &["is missing", "move"]),
        (br#"{"do":"play","move":3}"#, "field", &["“move”", "instead of a text"]),
        (br#"{"do":"play","move":null}"#, "field", &["“move”"]),
        (br#"{"do":"play","mov":"draw"}"#, "field", &["“mov”", "is not known here"]),
        (br#"{"do":"play","move":"draw","seat":"one"}"#, "field", &["“seat”"]),
        (br#"{"do":"play","move":"draw","seat":0}"#, "seat", &["no seat 0", "2 seats"]),
        (br#"{"do":"play","move":"draw","seat":-1}"#, "field", &["“seat”"]),
        (br#"{"do":"play","move":"draw","seat":1.5}"#, "field", &["“seat”"]),
        (br#"{"do":"play","move":"draw","seat":18446744073709551616}"#, "field", &["“seat”"]),
        (br#"{"do":"play","move":"draw","decision":"1"}"#, "field", &["“decision”"]),
        (br#"{"do":"why"}"#, "field", &["is missing", "move"]),
        (br#"{"do":"view","seat":[1]}"#, "field", &["“seat”"]),
        (br#"{"do":"view","seat":7}"#, "seat", &["no seat 7", "2 seats"]),
        (br#"{"do":"view","seat":0}"#, "seat", &["no seat 0", "2 seats"]),
        (br#"{"do":"play","move":"draw","told":3}"#, "seat", &["no seat 3", "2 seats"]),
        (br#"{"do":"play","move":"draw","told":"everybody"}"#, "field", &["“told”", "audience", "everybody"]),
        (br#"{"do":"undo","steps":-1}"#, "field", &["“steps”"]),
        (br#"{"do":"start","game":7}"#, "field", &["“game”"]),
        (br#"{"do":"start","game":"great-wall","seats":"two"}"#, "field", &["“seats”"]),
        (br#"{"do":"start","game":"great-wall","seed":1}"#, "field", &["“seed”"]),
        (br#"{"do":"start","game":"great-wall","seed":"x"}"#, "field", &["“seed”", "64 hexadecimal digits"]),
        (br#"{"do":"start","game":"great-wall","options":{"claims":1}}"#, "field", &["options.claims"]),
        (br#"{"do":"start","game":"great-wall","colour":1}"#, "field", &["“colour”"]),
        (br#"{"do":"start","record":{}}"#, "field", &["record", "is missing"]),
        (br#"{"do":"start","record":[]}"#, "field", &["record"]),
        (br#"{"do":"start","position":{"palatine":3}}"#, "field", &["position.palatine"]),
        // Starts
        (br#"{"do":"start"}"#, "start", &["exactly one", "game", "record", "position"]),
        (br#"{"do":"start","seats":2,"seed":"1"}"#, "start", &["exactly one"]),
        (br#"{"do":"start","game":"chess"}"#, "start", &["no game", "“chess”", "great-wall"]),
        (br#"{"do":"start","game":"great-wall","seats":9}"#, "start", &["2 to 5", "not 9"]),
        (br#"{"do":"start","game":"great-wall","seats":0}"#, "start", &["2 to 5", "not 0"]),
        (
            br#"{"do":"start","game":"great-wall","options":{"claims":"perhaps"}}"#,
            "start",
            &["“perhaps”", "may, must"],
        ),
        (
            br#"{"do":"start","game":"great-wall","options":{"colour":"red"}}"#,
            "start",
            &["no option", "“colour”"],
        ),
        (
            br#"{"do":"start","game":"great-wall","options":{"first":"seat-5"}}"#,
            "start",
            &["seat 5", "2 seats"],
        ),
        // Seats, moves and decisions
        (br#"{"do":"view","seat":3}"#, "seat", &["no seat 3", "2 seats"]),
        (br#"{"do":"play","move":"draw","decision":2}"#, "decision", &["decision 2", "decision 1"]),
        (br#"{"do":"play","move":"draw","decision":0}"#, "decision", &["decision 0", "decision 1"]),
        (br#"{"do":"play","move":"drow"}"#, "notation", &["“drow”", "column 1"]),
        (br#"{"do":"play","move":""}"#, "notation", &["column 1"]),
        (br#"{"do":"play","move":"gate @9"}"#, "notation", &["@1 to @4", "column 6"]),
        (br#"{"do":"play","move":"draw draw"}"#, "notation", &["column 6"]),
        (br#"{"do":"why","move":"gate @"}"#, "notation", &["column 6"]),
        (br#"{"do":"play","move":"draw","seat":2}"#, "refused", &["not Red's turn", "Blue"]),
        (br#"{"do":"play","move":"draw","seat":6}"#, "seat", &["no seat 6", "2 seats"]),
        (br#"{"do":"play","move":"claim @1"}"#, "refused", &["Blue"]),
        (br#"{"do":"play","move":"wall*7 @1"}"#, "refused", &["Blue", "7 × Wall"]),
        (br#"{"do":"play","move":"gate @3"}"#, "refused", &["ection 3"]),
        (br#"{"do":"undo"}"#, "undo", &["One decision", "none has been taken"]),
        (br#"{"do":"undo","steps":99}"#, "undo", &["99", "none has been taken"]),
    ];
    let mut session = under_way();
    let before = session.ok(&json!({ "do": "state" }));
    for (n, (line, code, words)) in cases.iter().enumerate() {
        session.error(line, code, words);
        let after = session.ask(&json!({ "do": "state", "id": n }));
        assert_eq!((&after["id"], &after["ok"]), (&json!(n), &before));
    }
    let refusal = session.error(br#"{"do":"play","move":"draw","seat":2}"#, "refused", &[]);
    assert_eq!(refusal["refusal"], json!({ "rule": "not-your-turn", "values": { "seat": 2, "turn": 1 } }));
    assert!(session.is_silent());
    assert!(session.close().success());
}

#[test]
fn a_request_that_needs_a_match_says_so() {
    let mut session = Session::open();
    for request in ["view", "state", "moves", "undo", "scores", "record"] {
        session.error(json!({ "do": request }).to_string().as_bytes(), "no-match", &["start"]);
    }
    for request in ["play", "why"] {
        session.error(
            json!({ "do": request, "move": "draw" }).to_string().as_bytes(),
            "no-match",
            &["start"],
        );
    }
    session.ok(&json!({ "do": "games" }));
}

#[test]
fn faulty_records_and_positions_start_nothing_and_end_nothing() {
    let (record, _) = recorded(2);
    let mut session = under_way();
    let before = session.ok(&json!({ "do": "state" }));
    let mut fails = |start: Json, code: &str, words: &[&str]| {
        let error = session.error(start.to_string().as_bytes(), code, words);
        assert_eq!(session.ok(&json!({ "do": "state" })), before);
        error
    };
    let both = "exactly one";
    fails(json!({ "do": "start", "game": "great-wall", "record": record }), "start", &[both]);
    fails(json!({ "do": "start", "game": "great-wall", "position": by_hand() }), "start", &[both]);
    fails(json!({ "do": "start", "record": record, "position": by_hand() }), "start", &[both]);
    let changed = |change: fn(&mut Json)| {
        let mut record = record.clone();
        change(&mut record);
        json!({ "do": "start", "record": record })
    };
    fails(changed(|r| r["log"][0]["move"] = json!("claim @1")), "start", &["Decision 1:", "check-over"]);
    fails(changed(|r| r["log"][4]["check"] = json!("00000000")), "start", &["Decision 5:"]);
    fails(changed(|r| r["rules"] = json!(2)), "start", &["“rules”", "“2”"]);
    fails(changed(|r| r["data"] = json!("sha256:0")), "start", &["“data”"]);
    fails(changed(|r| r["result"][1] = json!(-5)), "start", &["ends with", "-5"]);
    fails(changed(|r| r["game"] = json!("chess")), "start", &["no game", "“chess”"]);
    fails(changed(|r| r["log"][3]["seat"] = json!(9)), "field", &["record.log[3].seat", "no seat 9"]);
    fails(changed(|r| r["colour"] = json!("red")), "field", &["colour", "is not known here"]);

    let placed = |change: fn(&mut Json)| {
        let mut position = by_hand();
        change(&mut position);
        json!({ "do": "start", "position": position })
    };
    let error =
        fails(placed(|p| p["position"]["players"][0]["hand"]["wall"] = json!(8)), "position", &["21"]);
    assert_eq!(error["faults"].as_array().unwrap().len(), 2, "{error}");
    assert_eq!(error["faults"][0], error["text"]);
    let error = fails(
        placed(|p| {
            p["position"]["players"][0]["hand"]["wall"] = json!(4_294_967_295_u32);
            p["position"]["sections"][0]["favours"] = json!([6, 2]);
        }),
        "position",
        &[],
    );
    assert!(error["faults"].as_array().unwrap().len() >= 3, "{error}");
    fails(placed(|p| p["position"]["turn"]["seat"] = json!(3)), "position", &["no seat 3"]);
    fails(placed(|p| p["position"]["turn"]["phase"] = json!("tea")), "position", &["position.turn.phase"]);
    fails(placed(|p| p["position"]["colour"] = json!(1)), "position", &["position.colour"]);
    fails(
        placed(|p| p["position"]["sections"][0]["cards"] = json!([])),
        "position",
        &["Blue", "nothing to claim"],
    );
    fails(placed(|p| p["position"] = json!([])), "position", &["position"]);
    fails(placed(|p| p["palatine"] = json!("record 1")), "position", &["“palatine”", "“position 1”"]);
    fails(placed(|p| p["setup"]["seats"] = json!(1)), "position", &["2 to 5", "not 1"]);
    fails(placed(|p| p["game"] = json!("chess")), "start", &["no game", "“chess”"]);
}

#[test]
fn blank_lines_are_passed_over_and_the_end_of_the_input_ends_the_session() {
    let mut session = Session::open();
    for blank in ["", "   ", "\t", "\r"] {
        session.say(blank.as_bytes());
    }
    let answer: Json = serde_json::from_str(&session.line(b"{\"do\":\"games\",\"id\":1}\r")).unwrap();
    assert_eq!(answer["id"], 1, "the first answer is for the first request");
    // A line just short enough is read.
    let mut line = br#"{"do":"games","id":2}"#.to_vec();
    line.resize(1 << 20, b' ');
    assert!(session.line(&line).starts_with(r#"{"id":2,"ok""#));
    line.push(b' ');
    session.error(&line, "line", &["too long"]);
    assert!(session.is_silent());
    assert!(session.close().success());
}

#[test]
fn the_protocol_has_nothing_to_say_before_it_is_asked() {
    assert_eq!(output(&["protocol"]), "");
}
