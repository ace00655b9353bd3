//! Measuring bots: when the arena stops, tables of all sizes, the gauntlet, ratings, tuning, the page about strength.

use crate::common::{Dir, output, output_json, refused};
use bots::arena::around;
use bots::arena::gauntlet;
use game::chance::fingerprint;
use game::{Seed, Spec};
use serde_json::Value as Json;

#[test]
fn the_arena_stops_when_the_question_is_decided() {
    let run = |bots: &str, more: &[&str]| {
        let arguments = ["arena", "great-wall", "--bots", bots, "--games", "400", "--json", "--decide"];
        let mut report = output_json(&[&arguments, more].concat());
        report["seconds"].take();
        report
    };
    let one = run("greedy,random", &["even", "--threads", "1"]);
    assert_eq!(one["decided"]["verdict"], "more");
    assert_eq!(one["decided"]["early"], true);
    let games = one["games"].as_u64().unwrap();
    assert!((16..60).contains(&games) && games.is_multiple_of(2), "{one}");
    // The figures do not depend on how many games were under way.
    assert_eq!(one, run("greedy,random", &["even", "--threads", "5"]));
    let other = run("random,greedy", &["even"]);
    assert_eq!(other["decided"]["verdict"], "less");
    // The question may ask for any share, at any table.
    let high = run("greedy,random,random", &["0.97", "--margin", "0.02", "--risk", "0.01"]);
    assert_eq!(high["decided"]["share"], 0.97);
    assert!(high["decided"]["likelihood"].is_f64());
    // Without a question all games are played.
    let all = output_json(&["arena", "great-wall", "--bots", "greedy,random", "--games", "60", "--json"]);
    assert_eq!((&all["games"], &all["decided"]), (&Json::from(60), &Json::Null));
}

#[test]
fn the_arena_says_why_it_stopped() {
    for (lang, words) in [
        ("en", ["Stopped early", "greedy wins more than 50.0 %"]),
        ("it", ["Fermato prima", "greedy vince più del 50.0 %"]),
    ] {
        let text = output(&[
            "arena",
            "great-wall",
            "--bots",
            "greedy,random",
            "--decide",
            "even",
            "--lang",
            lang,
            "--games",
            "300",
        ]);
        assert!(words.iter().all(|word| text.contains(word)), "{text}");
    }
    let text =
        output(&["arena", "great-wall", "--bots", "random,random", "--decide", "even", "--games", "10"]);
    assert!(text.contains("Not decided after 10 games"), "{text}");
}

#[test]
fn tables_of_all_sizes_are_filled() {
    let dir = Dir::new();
    let svg = dir.path("plot.svg");
    let command = ["arena", "great-wall", "--bots", "greedy,random", "--games", "10", "--seats"];
    let all = output_json(&[&command[..], &["all", "--json", "--svg", &svg]].concat());
    let tables = all["tables"].as_array().unwrap();
    assert_eq!(tables.len(), 4);
    for (seats, table) in (2..=5).zip(tables) {
        assert_eq!(table["setup"]["seats"], seats);
        assert_eq!(table["bots"].as_array().unwrap().len(), seats);
        assert_eq!(table["bots"][0]["bot"], "greedy");
        assert_eq!(table["bots"][seats - 1]["bot"], "random");
        let place = table["bots"][0]["mean_place"].as_f64().unwrap();
        assert!((1.0..=seats as f64).contains(&place), "{table}");
    }
    // At a table of two, whoever wins has the better place.
    assert_eq!(tables[0]["bots"][0]["share_of_wins"], tables[0]["bots"][0]["better_place"]);
    let svg = std::fs::read_to_string(svg).unwrap();
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{svg}");
    assert!(svg.contains("5 seats") && svg.contains("prefers-color-scheme:dark"), "{svg}");
    assert_eq!(svg.matches("<circle").count(), 4);

    for (lang, words) in [
        ("en", ["mean place", "better place", "if equal"]),
        ("it", ["posto medio", "posto migliore", "se uguali"]),
    ] {
        let text = output(&[&command[..], &["3", "--lang", lang]].concat());
        assert!(words.iter().all(|word| text.contains(word)), "{text}");
    }
    // Bots for three seats do not sit down at two.
    let three = output_json(&[
        "arena",
        "great-wall",
        "--bots",
        "greedy,random,random",
        "--games",
        "5",
        "--seats",
        "all",
        "--json",
    ]);
    assert_eq!(three["tables"].as_array().unwrap().len(), 3);
}

#[test]
fn faults_of_measuring_are_said_in_one_line() {
    let arena = |more: &[&str], words: &[&str]| {
        refused(&[&["arena", "great-wall"], more].concat(), words);
    };
    arena(&["--bots", "greedy,random", "--seats", "9"], &["2 to 5", "not 9"]);
    arena(&["--bots", "greedy,random", "--seats", "some"], &["“some”", "--seats"]);
    arena(&["--bots", "greedy", "--seats", "3"], &["One bot", "table of 3"]);
    arena(&["--bots", "greedy,random,random", "--seats", "2"], &["3 bots", "table of 2"]);
    arena(&["--bots", "greedy,random", "--decide", "2"], &["“2”", "--decide"]);
    arena(&["--bots", "greedy,random", "--decide", "often"], &["“often”", "--decide"]);
    arena(&["--bots", "greedy,random", "--margin", "0.1"], &["--decide"]);
    arena(
        &["--bots", "greedy,random", "--svg", "/no/such/folder/x.svg"],
        &["/no/such/folder/x.svg", "written"],
    );
    arena(&["--bots", "greedy,random", "--gauntlet"], &["one bot", "not 2"]);
    arena(
        &["--bots", "greedy", "--gauntlet", "--seed", "9"],
        &["--gauntlet", "--seed", "do not go together"],
    );
    arena(&["--bots", "greedy,random", "--calibrate"], &["--calibrate", "--bots"]);
    arena(&["--calibrate", "--output", "/no/such/folder/x.toml"], &["/no/such/folder/x.toml", "written"]);
    arena(&["--calibrate", "--seats", "7", "--output", "/tmp/never.toml"], &["2 to 5", "not 7"]);
    refused(&["arena", "--calibrate", "--output", "/tmp/never.toml"], &["one game", "--output"]);
    refused(&["tune", "great-wall", "--bot", "greedy"], &["“greedy”", "search:300"]);
    refused(&["tune", "great-wall", "--only", "lead,width"], &["“width”", "explore"]);
    refused(&["tune", "great-wall", "--seats", "8"], &["2 to 5", "not 8"]);
    refused(&["tune", "great-wall", "--output", "/no/such/x.toml"], &["/no/such/x.toml", "written"]);
    let dir = Dir::new();
    let bad = dir.write("bad.toml", "= 3");
    refused(&["tune", "great-wall", "--output", &bad], &["rewrite"]);
    refused(&["strength", "--only", "luck"], &["“luck”", "speed", "page"]);
    refused(&["strength", "--output", "/no/such/x.md"], &["/no/such/x.md", "written"]);
    dir.write("page.json", "[]");
    refused(&["strength", "--only", "page", "--output", &dir.path("page.md")], &["page.json", "--output"]);
}

#[test]
fn the_gauntlet_measures_one_bot_against_each_opponent() {
    // The whole of it takes minutes in a build for tests.
    let command = ["arena", "great-wall", "--bots", "random", "--gauntlet", "--games", "4", "--json"];
    let report = output_json(&command);
    let frozen = gauntlet::of(table::find("great-wall").unwrap().about()).unwrap();
    assert_eq!((&report["edition"], &report["seats"]), (&frozen.edition.into(), &frozen.seats.into()));
    let opponents = report["opponents"].as_array().unwrap();
    assert_eq!(opponents.len(), frozen.opponents.len());
    for (run, opponent) in opponents.iter().zip(&frozen.opponents) {
        assert_eq!(run["bots"][0]["bot"], "random");
        assert_eq!(run["bots"][1]["bot"], opponent.bot.to_string());
        assert_eq!(run["games"], 4);
    }
    // Four games against each say little, but that much: it is far from who stands at 1500.
    assert!(report["rating"].as_f64().unwrap() < 1_300.0, "{report}");
    assert!(report["uncertainty"].as_f64().unwrap() > 0.0, "{report}");
    let told = output(&command[..command.len() - 1]);
    assert!(told.contains(&format!("random has {} ±", report["rating"].as_f64().unwrap())), "{told}");
}

/// What the opponents of the gauntlet play. Their names say every number, but not how the numbers are used.
#[test]
fn the_gauntlet_is_frozen() {
    let mut changed = Vec::new();
    for game in table::games() {
        let id = game.about().id;
        let gauntlet = gauntlet::of(game.about()).unwrap();
        assert!(gauntlet.edition > 0, "{id} has no gauntlet: add one to its data/bots.toml");
        assert!(
            gauntlet.opponents.is_sorted_by_key(|opponent| opponent.rating),
            "{id}: the weakest come first"
        );
        let middle = gauntlet.opponents.iter().find(|opponent| opponent.bot == bots::BotName::Greedy);
        assert!(middle.is_some_and(|greedy| greedy.rating == 1_500.0), "{id}");
        assert_eq!(gauntlet.fickle().next(), None, "{id}: its name leaves a number to tuning");
        assert!(game.about().seats.contains(&gauntlet.seats), "{id}");
        for opponent in &gauntlet.opponents {
            // Against `random`, so that positions come up that good players avoid.
            let bots = around(&[opponent.bot.clone(), bots::BotName::Random], gauntlet.seats);
            let mut moves = Vec::new();
            for deal in 0..2 {
                let seed = Seed::from_number(gauntlet.seed).part(deal);
                let played = game.laboratory().play_out(&Spec::new(gauntlet.seats), &bots, seed).unwrap();
                moves.extend(played.log().into_iter().map(|(_, mv)| mv));
            }
            let found = &fingerprint(moves.join("\n").as_bytes())[..16];
            if found != opponent.fingerprint {
                changed.push(format!("{id}: {} plays {found}, not {:?}", opponent.bot, opponent.fingerprint));
            }
        }
    }
    assert!(
        changed.is_empty(),
        "The gauntlet's opponents play differently than when they were frozen:\n{}\n\
         If that was not meant, mend what changed them. If it was (or the rules or the deals changed), write these \
         fingerprints into the game's data/bots.toml and raise its `edition`: what was measured against \
         the old edition can no longer be compared.",
        changed.join("\n")
    );
}

/// What the games say of their bots: every level has a player that is none itself, and Courtier stands at 1500.
#[test]
fn levels_and_ratings_are_whole() {
    for about in table::games().iter().map(|game| game.about()) {
        let data = bots::data::of(about).unwrap();
        for level in bots::Level::ALL {
            let bot = level.bot(about).unwrap();
            assert!(!matches!(bot, bots::BotName::Level(_)), "{}: {bot}", about.id);
        }
        for (seats, levels) in &data.ratings {
            let seats: usize = seats.parse().unwrap();
            assert!(about.seats.contains(&seats), "{} {seats}", about.id);
            assert_eq!(levels.len(), bots::Level::ALL.len(), "{} {seats}", about.id);
            for level in bots::Level::ALL {
                let found = bots::rating::rating(about, seats, level).unwrap();
                assert!(found.uncertainty > 0.0 && found.games > 0, "{} {seats} {level:?}", about.id);
                assert!(level != bots::Level::Courtier || found.rating == 1_500.0, "{} {seats}", about.id);
            }
        }
    }
}

#[test]
fn calibrating_rates_the_levels_and_writes_the_file() {
    let dir = Dir::new();
    let file = dir.write(
        "ratings.toml",
        "# Mine.\n\n[ratings.4]\nnovice = { rating = 1.0, uncertainty = 1.0, games = 1 }\n",
    );
    // Few games: this must run in seconds, so it says little about the levels.
    let run = |threads: &str| {
        output_json(&[
            "arena",
            "great-wall",
            "--calibrate",
            "--seats",
            "2",
            "--games",
            "22",
            "--output",
            &file,
            "--json",
            "--quick",
            "--threads",
            threads,
        ])
    };
    let report = run("1");
    assert_eq!(report, run("3"));
    let levels = report[0]["levels"].as_array().unwrap();
    let names: Vec<_> = levels.iter().map(|level| level["level"].as_str().unwrap()).collect();
    assert_eq!(names, ["novice", "apprentice", "courtier", "minister", "emperor"]);
    assert_eq!(levels[2]["rating"], 1_500.0);
    assert!(levels[4]["bot"].as_str().unwrap().starts_with("search:100+"), "{report}");
    // Rounded up to two rounds of eleven deals.
    assert_eq!(report[0]["games"], 44);
    let rating = |level: usize| levels[level]["rating"].as_f64().unwrap();
    assert!(rating(0) < rating(4), "{report}");
    let text = std::fs::read_to_string(&file).unwrap();
    for part in ["# Mine.", "[ratings.4]", "[ratings.2]", "courtier = { rating = 1500.0"] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn tuning_rewrites_only_what_it_tuned() {
    let dir = Dir::new();
    let before = "# Numbers.\n[search.2]\nexplore = 0.5 # curious\ntemper = 2.0\nscale = 8.0\nlead = 0.3\ndepth = 0\nguide = 1\nfield = 0\n\n# Others.\n[search.3]\nexplore = 0.5\n\n# Ratings.\n[ratings.2]\n";
    let file = dir.write("search.toml", before);
    // The bot's name changes a number that is not tuned: it is written whoever wins. Whether a step of the other is kept is luck.
    for (lang, words) in
        [("en", ["round 1: explore 0.5 → 1", "spent"]), ("it", ["giro 1: explore", "finite"])]
    {
        let text = output(&[
            "tune",
            "great-wall",
            "--bot",
            "search:5+lead=0.9",
            "--only",
            "explore",
            "--games",
            "10",
            "--each",
            "8",
            "--output",
            &file,
            "--lang",
            lang,
        ]);
        assert!(words.iter().all(|word| text.contains(word)), "{text}");
    }
    let after = std::fs::read_to_string(&file).unwrap();
    let explore = after.split("explore = ").nth(1).and_then(|rest| rest.split(' ').next()).unwrap();
    assert!(explore.parse::<f64>().is_ok_and(|explore| explore > 0.0), "{after}");
    let expected = before.replacen("explore = 0.5", &format!("explore = {explore}"), 1);
    assert_eq!(after, expected.replace("lead = 0.3", "lead = 0.9"));
}

#[test]
fn the_speed_of_the_search_is_measured() {
    for game in table::games() {
        let id = game.about().id;
        let report = output_json(&["bench", id, "--search", "--seconds", "0.02", "--json"]);
        for figure in ["simulations_per_second", "tuned_simulations_per_second"] {
            assert!(report[figure].as_f64().unwrap() > 0.0, "{figure}: {report}");
        }
    }
    for (lang, words) in [("en", "simulations a second"), ("it", "simulazioni al secondo")] {
        let text = output(&["bench", "great-wall", "--search", "--seconds", "0.02", "--lang", lang]);
        assert!(text.contains(words) && text.contains("explore="), "{text}");
    }
}

#[test]
fn the_page_about_strength_is_written_piece_by_piece() {
    let dir = Dir::new();
    let page = dir.path("page.md");
    let run = |more: &[&str]| {
        let arguments = ["strength", "great-wall", "--quick", "--games", "2", "--output", &page];
        let text = output(&[&arguments, more].concat());
        (text, std::fs::read_to_string(&page).unwrap())
    };
    let (text, first) = run(&["--only", "greedy"]);
    assert!(text.contains("search:200 against greedy: "), "{text}");
    assert!(
        first.contains("palatine arena great-wall --bots search:200,greedy --games 2 --seed 1"),
        "{first}"
    );
    let (_, second) = run(&["--only", "determinism,speed", "--lang", "it"]);
    for part in
        ["## Search against greedy", "## The same move each time", "## Speed", "A quick run", "not judged"]
    {
        assert!(second.contains(part), "{part}: {second}");
    }
    // The page is made of what is kept.
    std::fs::remove_file(&page).unwrap();
    assert_eq!(run(&["--only", "page"]).1, second);
}
