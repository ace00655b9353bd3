//! The commands of the program: what they print, and how they say what is wrong.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs, unreachable_pub, dead_code)]

mod common;

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt as _;

use common::{Ran, finish, output, output_json, palatine, refused, run};
use serde_json::Value as Json;

const COMMANDS: [&[&str]; 9] = [
    &[],
    &["arena"],
    &["bench"],
    &["check"],
    &["replay"],
    &["position"],
    &["position", "check"],
    &["position", "show"],
    &["protocol"],
];

fn keys(json: &Json) -> Vec<&str> {
    json.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn every_help_is_there_in_both_languages() {
    for command in COMMANDS {
        for (lang, usage, other) in [("en", "Usage:", "Uso:"), ("it", "Uso:", "Usage:")] {
            let help = output(&[command, &["--help", "--lang", lang]].concat());
            assert!(help.contains(usage) && !help.contains(other), "{command:?} {lang}: {help}");
            assert!(help.contains(&["palatine", &command.join(" ")].join(" ")), "{command:?}: {help}");
            assert_eq!(help, output(&[command, &["-h", &format!("--lang={lang}")]].concat()));
        }
    }
}

#[test]
fn the_help_names_every_command_and_option() {
    let help = output(&["--help"]);
    for command in ["arena", "bench", "check", "replay", "position", "protocol", "--lang", "--version"] {
        assert!(help.contains(command), "{command}: {help}");
    }
    let help = output(&["arena", "--help"]);
    for option in ["--bots", "--games", "--seed", "--threads", "--move-seconds", "--set", "--json"] {
        assert!(help.contains(option), "{option}: {help}");
    }
}

#[test]
fn the_version_is_that_of_the_package() {
    let version = format!("palatine {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(output(&["--version"]), version);
    assert_eq!(output(&["-V"]), version);
}

#[test]
fn alone_the_program_shows_a_match_and_what_else_there_is() {
    for (lang, title, total) in
        [("en", "Great Wall of China", "Total"), ("it", "La Grande Muraglia", "Totale")]
    {
        let shown = output(&["--lang", lang]);
        for word in [title, total, "   1  ", "greedy", "palatine arena great-wall", "palatine protocol"] {
            assert!(shown.contains(word), "{word}: {shown}");
        }
    }
}

#[test]
fn the_language_comes_from_the_option_then_from_the_surroundings() {
    let help = |variables: &[(&str, &str)], lang: &[&str]| -> String {
        let mut command = palatine();
        finish(command.envs(variables.iter().copied()).args(lang).arg("--help")).out
    };
    assert!(help(&[("LANG", "it_IT.UTF-8")], &[]).contains("Uso:"));
    assert!(help(&[("LANG", "it_IT.UTF-8"), ("LC_ALL", "en_GB.UTF-8")], &[]).contains("Usage:"));
    assert!(help(&[("LANG", "de_DE.UTF-8")], &[]).contains("Usage:"));
    assert!(help(&[("LC_ALL", "C"), ("PALATINE_LANG", "it")], &[]).contains("Uso:"));
    assert!(help(&[("PALATINE_LANG", "it")], &["--lang", "en"]).contains("Usage:"));
}

#[test]
fn whoever_stops_reading_is_not_shown_a_panic() {
    for arguments in [&["--help"][..], &[], &["bench", "great-wall", "--seconds", "0", "--json"]] {
        let mut child = palatine().args(arguments).spawn().unwrap();
        drop(child.stdout.take());
        let ran = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8(ran.stderr).unwrap(), "", "{arguments:?}");
        assert_ne!(ran.status.code(), Some(101), "{arguments:?}");
    }
}

#[test]
fn faults_of_the_command_line_are_said_in_one_line() {
    let cases: [(&[&str], &[&str]); 22] = [
        (&["fly"], &["no command", "“fly”", "--help"]),
        (&["arean", "great-wall"], &["no command", "“arean”", "Did you mean", "arena"]),
        (&["position"], &["check", "show"]),
        (&["position", "fly", "x"], &["no command", "“fly”"]),
        (&["arena"], &["missing", "--bots", "GAME"]),
        (&["arena", "great-wall"], &["missing", "--bots"]),
        (&["arena", "great-wall", "--bots"], &["--bots", "needs a value"]),
        (&["bench"], &["missing", "GAME"]),
        (&["check"], &["missing", "GAME"]),
        (&["replay"], &["missing", "FILE"]),
        (&["position", "check"], &["missing", "FILE"]),
        (&["replay", "a", "b"], &["“b”", "not expected"]),
        (&["replay", "a", "--json", "--text"], &["--json", "--text", "do not go together"]),
        (&["protocol", "x"], &["“x”", "not expected"]),
        (&["bench", "great-wall", "--seat", "3"], &["“--seat”", "Did you mean", "“--seats”"]),
        (&["arena", "great-wall", "--game", "3"], &["“--game”", "Did you mean", "“--games”"]),
        (&["check", "great-wall", "--colour"], &["“--colour”", "not expected"]),
        (&["--lang"], &["--lang", "needs a value"]),
        (&["bench", "chess"], &["no game", "“chess”", "great-wall"]),
        (&["check", "chess"], &["no game", "“chess”", "great-wall"]),
        (&["arena", "chess", "--bots", "random,random"], &["no game", "“chess”", "great-wall"]),
        (&["a\nb"], &["no command", "“a·b”"]),
    ];
    for (arguments, words) in cases {
        refused(arguments, words);
    }
}

#[test]
fn numbers_seats_and_options_out_of_bounds_are_named() {
    let cases: [(&[&str], &[&str]); 19] = [
        (&["bench", "great-wall", "--seats", "9"], &["Great Wall of China", "2 to 5", "not 9"]),
        (&["bench", "great-wall", "--seats", "1"], &["2 to 5", "not 1"]),
        (&["bench", "great-wall", "--seats", "0"], &["2 to 5", "not 0"]),
        (&["bench", "great-wall", "--seats", "99999999999999999999"], &["--seats", "9999"]),
        (&["bench", "great-wall", "--seats", "two"], &["“two”", "--seats"]),
        (&["bench", "great-wall", "--seconds", "nan"], &["“nan”", "--seconds"]),
        (&["bench", "great-wall", "--seconds=-1"], &["“-1”", "--seconds"]),
        (&["arena", "great-wall", "--bots", "random"], &["2 to 5", "not 1"]),
        (
            &["arena", "great-wall", "--bots", "random,random,random,random,random,random"],
            &["2 to 5", "not 6"],
        ),
        (&["check", "great-wall", "--games", "0"], &["“0”", "--games", "from 1"]),
        (&["check", "great-wall", "--games", "x"], &["“x”", "--games"]),
        (&["check", "great-wall", "--games", "1.5"], &["“1.5”", "--games"]),
        (&["check", "great-wall", "--seed", "seven"], &["“seven”", "seed"]),
        (&["check", "great-wall", "--seed", "99999999999999999999"], &["9999", "seed"]),
        (&["bench", "great-wall", "--set", "claims"], &["“claims”", "claims=must"]),
        (&["bench", "great-wall", "--set", "claims=perhaps"], &["“claims”", "“perhaps”", "may, must"]),
        (
            &["bench", "great-wall", "--set", "colour=red"],
            &["no option", "“colour”", "claims, scores, first"],
        ),
        (&["bench", "great-wall", "--seats", "2", "--set", "first=seat-5"], &["seat 5", "2 seats"]),
        (&["bench", "great-wall", "--set", "first=seat-6"], &["“first”", "“seat-6”", "seat-5"]),
    ];
    for (arguments, words) in cases {
        refused(arguments, words);
    }
}

#[test]
fn faults_of_an_arena_are_said_before_anything_is_played() {
    let arena = |more: &[&str], words: &[&str]| {
        refused(&[&["arena", "great-wall", "--bots", "random,random"], more].concat(), words);
    };
    arena(&["--games", "0"], &["“0”", "--games", "from 1"]);
    arena(&["--games", "x"], &["“x”", "--games"]);
    arena(&["--games=-3"], &["“-3”", "--games"]);
    arena(&["--games", "3", "--games", "4"], &["--games"]);
    arena(&["--move-seconds", "0"], &["“0”", "--move-seconds"]);
    arena(&["--move-seconds", "soon"], &["“soon”", "--move-seconds"]);
    arena(&["--set", "claims"], &["“claims”"]);
    arena(&["--set", "claims=perhaps"], &["“claims”", "“perhaps”", "may, must"]);
    arena(&["--set", "colour=red"], &["no option", "“colour”"]);
    arena(&["--set", "first=seat-5"], &["seat 5", "2 seats"]);
    let bots = |bots: &str, words: &[&str]| {
        refused(&["arena", "great-wall", "--bots", bots], words);
    };
    bots("random,clever", &["no bot", "“clever”", "random, greedy", "cmd:"]);
    bots("random,", &["no bot", "“”"]);
    bots("random,cmd:", &["no bot", "“cmd:”"]);
    bots("random,cmd:'open", &["no bot", "“cmd:'open”"]);
    bots("random,cmd:/no/such/program -x", &["“/no/such/program -x”", "cannot be started", "No such file"]);
    bots("cmd:/no/such/program,random", &["cannot be started"]);
    bots("random,cmd:/", &["“/”", "cannot be started"]);
}

#[test]
fn faults_are_said_in_italian_too() {
    let cases: [(&[&str], &[&str]); 10] = [
        (&["vola"], &["Il comando «vola» non esiste"]),
        (&["arean", "great-wall"], &["«arean»", "Forse", "arena"]),
        (&["bench", "scacchi"], &["Il gioco «scacchi» non esiste", "great-wall"]),
        (&["bench", "great-wall", "--seats", "9"], &["La Grande Muraglia si gioca da 2 a 5", "non in 9"]),
        (
            &["bench", "great-wall", "--set", "claims=perhaps"],
            &["L'opzione «claims»", "«perhaps»", "may, must"],
        ),
        (&["check", "great-wall", "--games", "0"], &["«0»", "--games", "deve stare fra 1"]),
        (&["check", "great-wall", "--gams", "5"], &["non è previsto «--gams»", "«--games»"]),
        (&["arena", "great-wall", "--bots", "random,furbo"], &["Il bot «furbo» non esiste"]),
        (&["arena", "great-wall", "--bots", "random,cmd:/no/such"], &["Il bot «/no/such» non parte"]),
        (&["replay", "/no/such"], &["/no/such", "non si può leggere"]),
    ];
    for (arguments, words) in cases {
        refused(&[arguments, &["--lang", "it"]].concat(), words);
    }
}

#[test]
fn an_argument_that_is_not_utf8_is_a_fault_like_any_other() {
    let odd = OsStr::from_bytes(b"x\xff");
    refused(&[odd], &["x"]);
    refused(&[OsStr::new("replay"), odd], &["UTF-8"]);
    refused(&[OsStr::new("bench"), OsStr::new("great-wall"), OsStr::new("--seats"), odd], &["UTF-8"]);
}

#[test]
fn a_language_we_do_not_speak_is_a_fault() {
    refused(&["bench", "great-wall", "--seconds", "0", "--lang", "de"], &["de", "en", "it"]);
}

#[test]
fn a_value_where_none_belongs_is_named() {
    let said = refused(&["bench", "great-wall", "--json=3"], &["--json", "3"]);
    assert!(!said.contains("needs a value"), "{said}");
}

#[test]
fn the_arena_reports_exactly_what_is_documented() {
    let arena = |more: &[&str]| {
        output_json(&[&["arena", "great-wall", "--games", "40", "--json", "--bots"], more].concat())
    };
    for bots in [
        "random,greedy",
        "greedy,random,random",
        "random,random,greedy,random",
        "random,greedy,random,greedy,random",
    ] {
        let report = arena(&[bots]);
        assert_eq!(keys(&report), ["game", "setup", "bots", "games", "decisions", "seconds"]);
        let standings = report["bots"].as_array().unwrap();
        let names: Vec<_> = standings.iter().map(|bot| bot["bot"].as_str().unwrap()).collect();
        assert_eq!(names.join(","), bots);
        let seats = names.len();
        assert_eq!(report["setup"]["seats"], seats);
        // Every deal is played from every seat.
        assert_eq!(report["games"], 40_usize.next_multiple_of(seats));
        assert!(report["decisions"].as_u64().unwrap() > 40 * 20 && report["seconds"].as_f64().unwrap() > 0.0);
        let mut shares = 0.0;
        for bot in standings {
            assert_eq!(
                keys(bot),
                ["bot", "share_of_wins", "ci95", "mean_score", "mean_score_ci95", "forfeits"]
            );
            let share = bot["share_of_wins"].as_f64().unwrap();
            let [low, high] = [0, 1].map(|end| bot["ci95"][end].as_f64().unwrap());
            assert!(0.0 <= low && low <= share && share <= high && high <= 1.0 && low < high, "{bot}");
            assert!(bot["mean_score"].as_f64().unwrap() > 0.0, "{bot}");
            assert_eq!(bot["forfeits"], 0);
            shares += share;
        }
        assert!((shares - 1.0).abs() < 1e-9, "{report}");
    }
}

#[test]
fn the_same_seed_gives_the_same_figures_with_any_number_of_threads() {
    let figures = |seed: &str, threads: &str| {
        let mut report = output_json(&[
            "arena",
            "great-wall",
            "--bots",
            "greedy,random,greedy",
            "--games",
            "60",
            "--json",
            "--seed",
            seed,
            "--threads",
            threads,
            "--set",
            "claims=must",
        ]);
        assert_eq!(report["setup"]["options"]["claims"], "must");
        report["seconds"].take();
        report
    };
    let one = figures("7", "1");
    assert_eq!(one, figures("7", "2"));
    assert_eq!(one, figures("7", "1"));
    assert_ne!(one["decisions"], figures("8", "1")["decisions"]);
}

#[test]
fn greedy_beats_random() {
    let report = output_json(&["arena", "great-wall", "--bots", "random,greedy", "--games", "200", "--json"]);
    assert_eq!(report["games"], 200);
    assert!(report["bots"][1]["share_of_wins"].as_f64().unwrap() >= 0.9, "{report}");
}

#[test]
fn the_arena_tells_people_the_same() {
    for (lang, words) in [
        ("en", ["share of wins", "12 games", "rounded up"]),
        ("it", ["quota vittorie", "12 partite", "arrotondate"]),
    ] {
        let text = output(&[
            "arena",
            "great-wall",
            "--bots",
            "greedy,random,random",
            "--games",
            "10",
            "--lang",
            lang,
        ]);
        for word in words.iter().chain(&["greedy", "random"]) {
            assert!(text.contains(word), "{word}: {text}");
        }
    }
}

#[test]
fn the_bench_measures() {
    for seats in [2, 3, 4, 5] {
        let seats = seats.to_string();
        let report = output_json(&["bench", "great-wall", "--seats", &seats, "--seconds", "0.05", "--json"]);
        assert_eq!(report["seats"].to_string(), seats);
        for figure in ["decisions_per_second", "games_per_second", "state_bytes", "clone_ns"] {
            assert!(report[figure].as_f64().unwrap() > 0.0, "{figure}: {report}");
        }
    }
    for (lang, words) in [("en", "decisions a second"), ("it", "decisioni al secondo")] {
        assert!(output(&["bench", "great-wall", "--seconds", "0.05", "--lang", lang]).contains(words));
    }
}

#[test]
fn the_check_covers_every_table_and_finds_nothing() {
    let report = output_json(&["check", "great-wall", "--games", "32", "--json"]);
    assert_eq!(report["violations"], Json::Array(vec![]));
    assert_eq!(report["games"], 32);
    let mut tables = BTreeSet::new();
    let mut games = 0;
    for covered in report["covered"].as_array().unwrap() {
        let played = covered["games"].as_u64().unwrap();
        assert!(played > 0 && covered["longest"].as_u64() <= covered["bound"].as_u64(), "{covered}");
        games += played;
        let claims = covered["setup"]["options"]["claims"].as_str().unwrap_or("may").to_owned();
        tables.insert((covered["setup"]["seats"].as_u64().unwrap(), claims));
    }
    assert_eq!(games, 32);
    let all = (2..=5).flat_map(|seats| ["may", "must"].map(|claims| (seats, claims.to_owned())));
    assert_eq!(tables, all.collect());
    let text = output(&["check", "great-wall", "--games", "16", "--lang", "it"]);
    assert!(text.contains("La Grande Muraglia") && text.contains("Nulla da segnalare"), "{text}");
}

#[test]
fn what_is_printed_to_a_pipe_has_no_colours_and_no_progress_bar() {
    let Ran { code, out, err } = run(&["arena", "great-wall", "--bots", "random,random", "--games", "4"]);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    assert!(!out.contains('\u{1b}') && !out.contains('\r'), "{out:?}");
}
