//! The commands of the program: what they print, and how they say what is wrong.

use std::ffi::OsStr;
use std::net::TcpListener;
use std::os::unix::ffi::OsStrExt as _;

use crate::common::{Dir, Ran, Running, finish, output, palatine, refused, run};

const COMMANDS: [&[&str]; 24] = [
    &[],
    &["serve"],
    &["admin"],
    &["admin", "people"],
    &["admin", "tables"],
    &["admin", "ban"],
    &["admin", "unban"],
    &["admin", "words"],
    &["admin", "check"],
    &["admin", "data"],
    &["admin", "close"],
    &["admin", "reports"],
    &["demonstration"],
    &["arena"],
    &["tune"],
    &["strength"],
    &["bench"],
    &["check"],
    &["lessons"],
    &["replay"],
    &["position"],
    &["position", "check"],
    &["position", "show"],
    &["protocol"],
];

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
    for command in [
        "serve",
        "admin",
        "demonstration",
        "arena",
        "tune",
        "strength",
        "bench",
        "check",
        "lessons",
        "replay",
        "position",
        "protocol",
        "--lang",
        "--version",
    ] {
        assert!(help.contains(command), "{command}: {help}");
    }
    let help = output(&["arena", "--help"]);
    for option in ["--bots", "--games", "--seed", "--threads", "--move-seconds", "--set", "--json"] {
        assert!(help.contains(option), "{option}: {help}");
    }
    for option in
        ["--seats", "--decide", "--margin", "--risk", "--gauntlet", "--calibrate", "--output", "--svg"]
    {
        assert!(help.contains(option), "{option}: {help}");
    }
}

#[test]
fn the_lessons_of_every_game_are_sound() {
    for (lang, lesson) in [("en", "lesson"), ("it", "lezion")] {
        let all = output(&["lessons", "--lang", lang]);
        assert_eq!(all.lines().count(), 4, "{all}");
        let one = output(&["lessons", "justinian", "--lang", lang]);
        assert!(one.contains(lesson) && one.starts_with("Justinian: ") && all.contains(&one), "{one}");
    }
}

#[test]
fn the_version_is_that_of_the_package() {
    let version = format!("palatine {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(output(&["--version"]), version);
    assert_eq!(output(&["-V"]), version);
}

#[test]
fn alone_the_program_opens_the_site_until_it_is_stopped() {
    for (lang, open, closed) in
        [("en", "Palatine is open at", "Closed."), ("it", "Palatine è aperto a", "Chiuso.")]
    {
        for command in [&[][..], &["serve"]] {
            let dir = Dir::new();
            let data = dir.path("data");
            let mut site = palatine();
            site.args(command).args(["--lang", lang]);
            site.env("PALATINE_PORT", "0").env("PALATINE_DATA", &data).env("PALATINE_LOG", "off");
            let site = Running::start(&mut site);
            let said = site.line();
            assert!(
                said.starts_with(open) && said.contains("http://127.0.0.1:") && said.contains(&data),
                "{said}"
            );
            assert!(!said.contains('⟨'), "{said}");
            site.terminate();
            let said = site.line();
            assert!(said.starts_with(closed) && !said.contains('⟨'), "{said}");
            assert_eq!(site.end().code(), Some(0));
        }
    }
}

#[test]
fn faults_of_the_site_are_said_in_one_line() {
    let dir = Dir::new();
    let file = dir.write("file", "");
    let serve = |more: &[&str], words: &[&str]| {
        let data = dir.path("data");
        refused(&[&["serve", "--data", &data], more].concat(), words);
    };
    serve(&["--port", "x"], &["“x”", "--port"]);
    serve(&["--port", "70000"], &["“70000”", "--port", "65535"]);
    serve(&["--address", "nowhere"], &["“nowhere”", "address"]);
    serve(&["--port", "0", "--log", "loud"], &["“loud”", "text, json or off"]);
    serve(&["--port", "0", "--limits", "many"], &["“many”", "--limits", "or off"]);
    serve(&["--port", "0", "--trust-proxy", "::1,proxy"], &["“proxy”", "--trust-proxy"]);
    refused(&["serve", "--port", "0", "--data", &file], &["data", &file]);
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    serve(&["--port", &port], &[&port, "cannot be listened at"]);
    serve(&["--port", &port, "--lang", "it"], &[&port, "Non si può ascoltare"]);
}

#[test]
fn the_demonstration_shows_a_match_and_what_else_there_is() {
    for (lang, title, total) in
        [("en", "Great Wall of China", "Total"), ("it", "La Grande Muraglia", "Totale")]
    {
        let shown = output(&["demonstration", "--lang", lang]);
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
    for arguments in
        [&["--help"][..], &["demonstration"], &["bench", "great-wall", "--seconds", "0", "--json"]]
    {
        let mut child = palatine().args(arguments).spawn().unwrap();
        drop(child.stdout.take());
        let ran = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8(ran.stderr).unwrap(), "", "{arguments:?}");
        assert_ne!(ran.status.code(), Some(101), "{arguments:?}");
    }
}

#[test]
fn faults_of_the_command_line_are_said_in_one_line() {
    let cases: [(&[&str], &[&str]); 23] = [
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
        (&["lessons", "chess"], &["no game", "“chess”", "great-wall"]),
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
fn what_is_printed_to_a_pipe_has_no_colours_and_no_progress_bar() {
    let Ran { code, out, err } = run(&["arena", "great-wall", "--bots", "random,random", "--games", "4"]);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    assert!(!out.contains('\u{1b}') && !out.contains('\r'), "{out:?}");
}
