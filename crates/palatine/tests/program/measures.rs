//! What `arena`, `bench` and `check` report.

use std::collections::BTreeSet;

use crate::common::{output, output_json};
use serde_json::Value as Json;

fn keys(json: &Json) -> Vec<&str> {
    json.as_object().unwrap().keys().map(String::as_str).collect()
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
        assert_eq!(keys(&report), ["game", "setup", "bots", "games", "decided", "decisions", "seconds"]);
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
                [
                    "bot",
                    "share_of_wins",
                    "ci95",
                    "mean_score",
                    "mean_score_ci95",
                    "mean_place",
                    "better_place",
                    "better_place_ci95",
                    "forfeits"
                ]
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

/// Without luck the same question is answered: the shares still sum to 1, and nothing depends on threads.
#[test]
fn the_arena_takes_luck_out_of_shares() {
    let run = |threads: &str, more: &[&str]| {
        let bots = ["arena", "great-wall", "--bots", "greedy,glance:70,greedy", "--games", "9", "--json"];
        output_json(&[&bots[..], &["--threads", threads], more].concat())
    };
    let mut with = run("1", &["--luck", "--luck-games", "4"]);
    let again = run("2", &["--luck", "--luck-games", "4"]);
    assert_eq!(with["bots"], again["bots"]);
    let (mut shares, mut luck) = (0.0, 0.0);
    for bot in with["bots"].as_array_mut().unwrap() {
        let adjusted = bot.as_object_mut().unwrap().remove("adjusted").unwrap();
        assert_eq!(
            keys(&adjusted),
            ["share", "ci95", "plain_ci95", "narrower", "luck", "luck_ci95", "weight"]
        );
        let number = |name: &str| adjusted[name].as_f64().unwrap();
        shares += number("share");
        luck += number("luck");
        let [low, high] = [0, 1].map(|end| adjusted["ci95"][end].as_f64().unwrap());
        assert!(low < number("share") && number("share") < high, "{adjusted}");
    }
    assert!((shares - 1.0).abs() < 1e-9, "{with}");
    // What chance gives one bot it takes from the others.
    assert!(luck.abs() < 1e-9, "{with}");
    // All else is as it is without the question.
    assert_eq!(with["bots"], run("1", &[])["bots"]);
    for (lang, words) in [("en", "without luck"), ("it", "senza fortuna")] {
        let bots =
            ["arena", "justinian", "--bots", "greedy,random", "--games", "2", "--luck", "--luck-games", "1"];
        assert!(output(&[&bots[..], &["--lang", lang]].concat()).contains(words));
    }
}

/// The dice of bots are luck too. It is fair: over many games it brings nothing, and without it the same is found; but less is left to chance.
#[test]
fn dice_are_luck() {
    let bots = ["arena", "great-wall", "--bots", "glance:90,greedy", "--games", "200", "--seed", "3"];
    let report = output_json(&[&bots[..], &["--luck", "--luck-games", "16", "--json"]].concat());
    let adjusted = &report["bots"][0]["adjusted"];
    let within = |value: &Json, ends: &Json| {
        let [low, value, high] = [&ends[0], value, &ends[1]].map(|number| number.as_f64().unwrap());
        low < value && value < high
    };
    assert!(within(&Json::from(0.0), &adjusted["luck_ci95"]), "{adjusted}");
    assert!(within(&adjusted["share"], &adjusted["plain_ci95"]), "{adjusted}");
    assert!(adjusted["narrower"].as_f64().unwrap() > 0.1, "{adjusted}");
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
    // What was met of everything there is; so few games may miss something, and that is said, but no fault.
    let coverage = report["coverage"].as_array().unwrap();
    let sorts: Vec<&str> = coverage.iter().map(|sort| sort["sort"].as_str().unwrap()).collect();
    assert_eq!(sorts, ["things-cards", "things-covered", "things-favours"]);
    for sort in coverage {
        let never = sort["things"].as_array().unwrap().iter().filter(|thing| thing["times"] == 0);
        assert!(never.map(|thing| &thing["name"]).eq(sort["never"].as_array().unwrap()), "{sort}");
    }
    assert!(coverage[0]["never"].as_array().unwrap().is_empty(), "every kind of card is played");
    for (lang, words) in [
        ("en", ["Great Wall", "Nothing found", "7 of 7  kinds of cards played: each at least", "must occur"]),
        (
            "it",
            ["La Grande Muraglia", "Nulla da segnalare", "7 su 7  tipi di carte giocati: ciascuno", "accad"],
        ),
    ] {
        let text = output(&["check", "great-wall", "--games", "200", "--seed", "1", "--lang", lang]);
        for word in words {
            assert!(text.contains(word), "{word}: {text}");
        }
    }
}
