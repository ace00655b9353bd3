//! `palatine load`: clients that play, and figures.

use crate::common::{finish, output, palatine, run};
use serde_json::Value as Json;

/// Runs `load` with these arguments, which must succeed, and gives its figures. Whatever it started has ended with it.
fn load(arguments: &[&str]) -> Json {
    let all = [&["load", "--json"], arguments].concat();
    let figures: Json = serde_json::from_str(&output(&all)).unwrap();
    for node in figures["nodes"].as_array().into_iter().flatten() {
        let pid = node["pid"].as_u64().unwrap();
        assert!(!serves(pid), "the node {pid} still runs");
    }
    figures
}

/// Whether a process of this number is a node. Another one may have got the number since.
fn serves(pid: u64) -> bool {
    let line = std::fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
    String::from_utf8_lossy(&line).contains("serve")
}

fn sound(figures: &Json) {
    assert_eq!(figures["errors_total"], 0, "{figures}");
    assert_eq!(figures["errors"], serde_json::json!({}), "{figures}");
    assert!(figures["moves"].as_u64().unwrap() > 0, "{figures}");
}

#[test]
fn people_play_and_everything_is_measured() {
    for game in ["great-wall", "justinian"] {
        let figures = load(&["--tables", "20", "--seconds", "3", "--game", game]);
        sound(&figures);
        assert_eq!(figures["games_of"], serde_json::json!([game]));
        assert_eq!((&figures["tables"], &figures["streams"]), (&Json::from(20), &Json::from(40)));
        for name in ["seconds", "moves_per_second", "cpu_ms_per_move", "client_cpu_seconds"] {
            assert!(figures[name].as_f64().unwrap() > 0.0, "{name}: {figures}");
        }
        // It may be less than nothing where a node gave memory back in between; but it is there.
        assert!(figures["viewer_kb"].is_number(), "{figures}");
        for name in ["ack_ms", "push_ms", "push_bytes"] {
            let spread = &figures[name];
            let at = |part: &str| spread[part].as_f64().unwrap_or_else(|| panic!("{name} {part}: {figures}"));
            assert!(at("max") > 0.0 && at("mean") > 0.0, "{name}: {figures}");
            assert!(at("p50") <= at("p90") && at("p90") <= at("p99") && at("p99") <= at("max"), "{figures}");
        }
        for name in ["games", "frames_again"] {
            assert!(figures[name].is_u64(), "{name}: {figures}");
        }
        let node = &figures["nodes"][0];
        assert!(node["address"].as_str().unwrap().starts_with("127.0.0.1:"), "{figures}");
        assert!(node["cpu_seconds"].as_f64().unwrap() > 0.0, "{figures}");
        for name in ["rss_before_kb", "rss_streams_kb", "rss_end_kb", "threads", "files"] {
            assert!(node[name].as_u64().unwrap() > 0, "{name}: {figures}");
        }
    }
}

#[test]
fn watchers_follow_and_moves_come_at_a_rate() {
    let more = ["--tables", "6", "--seconds", "2", "--people", "3", "--watchers", "2", "--threads", "2"];
    let beside = ["--lobby", "3", "--chat", "2"];
    let figures = load(&[&more[..], &["--rate", "40", "--game", "great-wall,emperor"], &beside].concat());
    sound(&figures);
    let count = |name: &str| figures[name].as_u64().unwrap();
    // Everybody hears what players say but those who watch.
    assert!(count("messages") > 0 && count("messages_heard") >= count("messages"), "{figures}");
    assert!(count("lobby") == 3, "{figures}");
    assert_eq!((&figures["streams"], &figures["rate"]), (&Json::from(30), &Json::from(40)));
    // Slower than asked for it may be where the machine is busy, faster never.
    assert!(figures["moves"].as_u64().unwrap() <= 90, "{figures}");
}

#[test]
fn it_is_told_in_words_of_either_language() {
    for (lang, none, title) in
        [("en", "No errors.", "2 tables, 4 streams"), ("it", "Nessun errore.", "2 tavoli, 4 flussi")]
    {
        let told = output(&["load", "--tables", "2", "--seconds", "1", "--lang", lang]);
        assert!(told.contains(none) && told.contains(title), "{told}");
        assert!(!told.contains("load-"), "{told}");
    }
}

/// Says what is wrong in one line, and starts nothing.
#[track_caller]
fn refused(arguments: &[&str], part: &str) {
    let ran = run(&[&["load"], arguments].concat());
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.out.is_empty() && ran.err.lines().count() == 1 && ran.err.contains(part), "{ran:?}");
}

#[test]
fn only_this_machine_is_put_under_load() {
    for elsewhere in
        ["10.0.0.1:7777", "192.0.2.1:80", "[2001:db8::1]:80", "0.0.0.0:7777", "127.0.0.1:7777,10.0.0.1:7777"]
    {
        refused(&["--at", elsewhere], "is not on this machine");
    }
    refused(&["--at", "example.org:80"], "is not the address of a node");
    refused(&["--at", "127.0.0.1"], "is not the address of a node");
    refused(&["--at", "127.0.0.1:1", "--pid", "1,2"], "one process for each node");
    refused(&["--nodes", "2"], "--store");
    refused(&["--tables", "0"], "--tables");
    refused(&["--tables", "1000000"], "--tables");
    refused(&["--seconds", "1e9"], "--seconds");
    refused(&["--people", "8"], "--people");
    let ran = finish(palatine().args(["load", "--at", "10.0.0.1:7777", "--lang", "it"]));
    assert!(ran.err.contains("non è su questa macchina") && ran.err.lines().count() == 1, "{ran:?}");
}

#[test]
fn nodes_that_do_not_answer_are_errors_and_not_a_wait() {
    // A port that was free just now.
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let at = format!("127.0.0.1:{port}");
    let ran = run(&["load", "--json", "--tables", "2", "--seconds", "1", "--at", &at]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""), "{ran:?}");
    let figures: Json = serde_json::from_str(&ran.out).unwrap();
    assert!(figures["errors_total"].as_u64().unwrap() >= 2, "{figures}");
    assert_eq!(figures["moves"], 0);
    assert_eq!(figures["cpu_ms_per_move"], Json::Null);
}
