//! Programs outside as players: good ones play, bad ones forfeit, and none is left behind.

use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use crate::common::{Dir, finish, output, output_json, refused, repository};
use serde_json::Value as Json;

/// Python itself: some machines have a slow script in its place.
fn python() -> &'static str {
    static PYTHON: OnceLock<String> = OnceLock::new();
    PYTHON.get_or_init(|| {
        let asked =
            Command::new("python3").args(["-c", "import sys; print(sys.executable)"]).output().unwrap();
        String::from_utf8(asked.stdout).unwrap().trim().to_owned()
    })
}

/// A bot in Python which notes the id of every process that it is.
struct Bot {
    dir: Dir,
    name: String,
}

impl Bot {
    fn new(code: &str) -> Self {
        let dir = Dir::new();
        let program = dir.write("bot.py", format!("import json, os, sys, time\n{code}\n"));
        // The shell notes the id before Python is even loaded, then becomes Python and keeps its id.
        let (ids, here) = (dir.path("ids"), dir.path(""));
        let start = format!("echo $$ >> '{ids}'\nexec '{}' '{program}' '{here}'\n", python());
        let start = dir.write("start.sh", start);
        Self { dir, name: format!("cmd:sh '{start}'") }
    }

    /// A bot that does something whenever it is asked, with the question in `ask`.
    fn answering(code: &str) -> Self {
        Self::new(&format!(
            "for line in sys.stdin:\n    ask = json.loads(line)\n    if 'ask' in ask:\n        {code}\n        sys.stdout.flush()"
        ))
    }

    /// The ids of every process it was.
    fn ids(&self) -> Vec<u32> {
        let ids = std::fs::read_to_string(self.dir.path("ids")).unwrap_or_default();
        ids.lines().map(|id| id.parse().unwrap()).collect()
    }

    /// Those that still run. An id may have been given away since, so its command line is looked at.
    fn running(&self) -> Vec<u32> {
        let here = self.dir.path("");
        let runs = |id: &u32| {
            let command = if Path::new("/proc/self").exists() {
                std::fs::read(format!("/proc/{id}/cmdline")).unwrap_or_default()
            } else {
                let id = id.to_string();
                Command::new("ps").args(["-o", "command=", "-p", &id]).output().unwrap().stdout
            };
            String::from_utf8_lossy(&command).contains(&here)
        };
        self.ids().into_iter().filter(runs).collect()
    }

    /// It played, and no process of it is left.
    fn is_gone(&self) {
        assert!(!self.ids().is_empty(), "{} was never started", self.name);
        assert_eq!(self.running(), [0_u32; 0], "processes of {} are left behind", self.name);
    }

    /// It forfeits every game, for this reason, and is gone afterwards.
    fn forfeits(&self, seconds: &str, why: &str) {
        let bots = format!("random,{}", self.name);
        let arena = ["arena", "great-wall", "--bots", &bots, "--games", "4", "--move-seconds", seconds];
        let text = output(&arena);
        let said = text.lines().last().unwrap();
        assert!(said.contains(&self.name) && said.contains("forfeited 4 games"), "{text}");
        assert!(said.contains(why), "“{why}” is not in: {said}");
        self.is_gone();
        let report = output_json(&[&arena[..], &["--json"]].concat());
        assert_eq!(report["games"], 4);
        for (bot, forfeits, share) in [(0, 0, 1.0), (1, 4, 0.0)] {
            assert_eq!(report["bots"][bot]["forfeits"], forfeits, "{report}");
            assert_eq!(report["bots"][bot]["share_of_wins"], share, "{report}");
        }
        // After each forfeit it was started anew: four games in each of the two arenas.
        assert!(self.ids().len() >= 8, "{} processes", self.ids().len());
        self.is_gone();
    }
}

impl Drop for Bot {
    /// Should a test fail, its bots end all the same.
    fn drop(&mut self) {
        for id in self.running() {
            let _ = Command::new("kill").args(["-9", &id.to_string()]).status();
        }
    }
}

fn share(report: &Json, bot: usize) -> f64 {
    report["bots"][bot]["share_of_wins"].as_f64().unwrap()
}

fn wall_bot() -> String {
    format!("cmd:python3 '{}'", repository("examples/wall_bot.py"))
}

#[test]
fn the_example_bot_plays_at_every_table_without_forfeit() {
    for others in ["random", "random,random", "greedy,random,random", "random,greedy,random,greedy"] {
        let bots = format!("{},{others}", wall_bot());
        let report = output_json(&["arena", "great-wall", "--bots", &bots, "--games", "8", "--json"]);
        assert!(report["games"].as_u64().unwrap() >= 8);
        assert_eq!(report["bots"][0]["forfeits"], 0, "{report}");
    }
    let bots = format!("{},{}", wall_bot(), wall_bot());
    let must = ["arena", "great-wall", "--bots", &bots, "--games", "8", "--json", "--set", "claims=must"];
    let report = output_json(&must);
    assert_eq!((&report["bots"][0]["forfeits"], &report["bots"][1]["forfeits"]), (&0.into(), &0.into()));
}

#[test]
fn the_example_bot_beats_random() {
    let bots = format!("random,{}", wall_bot());
    let report = output_json(&["arena", "great-wall", "--bots", &bots, "--games", "20", "--json"]);
    assert_eq!((report["games"].as_u64(), report["bots"][1]["forfeits"].as_u64()), (Some(20), Some(0)));
    assert!(share(&report, 1) > share(&report, 0) && share(&report, 1) >= 0.75, "{report}");
}

#[test]
fn the_example_driver_plays_and_its_record_replays() {
    let dir = Dir::new();
    let record = dir.path("record.json");
    let mut drive = Command::new("python3");
    drive.args([&repository("examples/drive.py"), &record, env!("CARGO_BIN_EXE_palatine"), "7"]);
    let ran = finish(drive.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()));
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let told = output_json(&["replay", &record, "--json"]);
    assert_eq!(told["over"], true);
    let numbers = |name: &str| -> Json {
        let line = ran.out.lines().find(|line| line.starts_with(name)).unwrap();
        line.split_whitespace().skip(1).map(|n| n.parse::<i64>().unwrap()).collect()
    };
    assert_eq!(numbers("total"), told["scores"]["totals"]);
    for (source, points) in told["scores"]["sources"].as_object().unwrap() {
        assert_eq!(&numbers(source), points);
    }
}

#[test]
fn a_bot_is_told_and_asked_what_is_documented() {
    let bot = Bot::new(
        "log = open(sys.argv[1] + 'log', 'w')
for line in sys.stdin:
    print(line, end='', file=log, flush=True)
    ask = json.loads(line)
    if 'ask' in ask:
        print(json.dumps({'move': ask['moves'][-1]['move'], 'decision': ask['decision'], 'mood': 'good'}), flush=True)",
    );
    let bots = format!("{},random", bot.name);
    output(&[
        "arena",
        "great-wall",
        "--bots",
        &bots,
        "--games",
        "4",
        "--threads",
        "1",
        "--set",
        "claims=must",
    ]);
    bot.is_gone();
    assert_eq!(bot.ids().len(), 1, "one process plays game after game");
    let log = std::fs::read_to_string(bot.dir.path("log")).unwrap();
    let messages: Vec<Json> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let keys = |message: &Json| message.as_object().unwrap().keys().cloned().collect::<Vec<_>>().join(" ");
    let (mut games, mut ends, mut decision) = (0, 0, 0);
    for message in &messages {
        if message["tell"] == "start" {
            assert_eq!(keys(message), "tell protocol game rules setup seat");
            assert_eq!(message["setup"]["options"]["claims"], "must");
            assert_eq!(message["seat"], 1 + games % 2, "the seats rotate");
            (games, decision) = (games + 1, 0);
        } else if message["tell"] == "end" {
            assert_eq!(keys(message), "tell scores");
            assert_eq!(message["scores"]["totals"].as_array().unwrap().len(), 2);
            ends += 1;
        } else {
            assert_eq!(keys(message), "ask decision seat seconds view moves since");
            assert_eq!(message["seat"], message["view"]["seat"]);
            assert_eq!(message["seconds"], 10.0);
            assert!(!message["moves"].as_array().unwrap().is_empty());
            // What came in between is what the other seat played, and nothing of it is lost.
            let since = message["since"].as_array().unwrap();
            assert_eq!(message["decision"].as_u64().unwrap() as usize, decision + since.len() + 1);
            assert!(since.iter().all(|seen| seen["seat"] != message["seat"]), "{message}");
            decision += since.len() + 1;
        }
    }
    // The last game's end may come too late for a program that is killed when all is done.
    assert!(games == 4 && (ends == 3 || ends == 4), "{games} games, {ends} ends");
}

#[test]
fn a_bot_that_hangs_forfeits() {
    let hung = "no answer within 0.3 seconds";
    Bot::new("for line in sys.stdin: pass").forfeits("0.3", hung);
    Bot::new("for line in sys.stdin: pass\nwhile True: time.sleep(1)").forfeits("0.3", hung);
}

#[test]
fn a_bot_that_never_reads_forfeits() {
    Bot::new("while True: time.sleep(1)").forfeits("0.3", "no answer within 0.3 seconds");
}

#[test]
fn a_bot_that_dies_forfeits() {
    let died = "ended or stopped listening";
    Bot::new("sys.exit(3)").forfeits("10", died);
    Bot::answering("os._exit(0)").forfeits("10", died);
    Bot::answering("os.kill(os.getpid(), 9)").forfeits("10", died);
    Bot::new("os.close(1)\nwhile True: time.sleep(1)").forfeits("10", died);
}

#[test]
fn a_bot_that_answers_nonsense_forfeits() {
    for (answer, shown) in [
        ("hello", "“hello”"),
        ("", "“”"),
        ("[]", "“[]”"),
        ("{\"mov\": \"draw\"}", "“{\"mov\": \"draw\"}”"),
        ("{\"move\": 3}", "“{\"move\": 3}”"),
        ("{\"move\": \"drow\"}", "“{\"move\": \"drow\"}”"),
        ("{\"move\": \"draw\"", "“{\"move\": \"draw\"”"),
    ] {
        Bot::answering(&format!("print('{answer}')")).forfeits("10", shown);
    }
    let nonsense = "is not a move in JSON";
    Bot::answering("print('x' * (2 << 20))").forfeits("10", nonsense);
    Bot::answering("print('[' * 100000)").forfeits("10", nonsense);
    Bot::answering("sys.stdout.buffer.write(b'{\"move\": \"\\xff\"}\\n')").forfeits("10", nonsense);
}

#[test]
fn a_bot_that_plays_an_illegal_move_forfeits() {
    Bot::answering("print('{\"move\": \"claim @4\"}')").forfeits("10", "with “claim @4”, which is not legal");
    let decision = "print(json.dumps({'move': 'wall*7 @1', 'decision': ask['decision']}))";
    Bot::answering(decision).forfeits("10", "with “wall*7 @1”, which is not legal");
}

#[test]
fn a_bot_that_never_stops_talking_forfeits() {
    let hung = "no answer within 0.3 seconds";
    Bot::new("while True: print('{\"move\": \"draw\", \"decision\": 0}')").forfeits("0.3", hung);
    Bot::new("while True: sys.stdout.write('x' * 100000)").forfeits("0.3", hung);
}

#[test]
fn a_late_answer_is_passed_over_if_it_says_what_it_answers() {
    let late = "print('{\"move\": \"nothing\", \"decision\": 0}')";
    let fresh = "print(json.dumps({'move': ask['moves'][0]['move'], 'decision': ask['decision']}))";
    let bot = Bot::answering(&format!("{late}; {fresh}; {late}"));
    let bots = format!("random,{}", bot.name);
    let report = output_json(&["arena", "great-wall", "--bots", &bots, "--games", "4", "--json"]);
    assert_eq!(report["bots"][1]["forfeits"], 0, "{report}");
    bot.is_gone();
}

#[test]
fn forfeits_are_told_in_italian_and_the_others_share_the_win() {
    let bot = Bot::answering("print('ciao')");
    let bots = format!("random,{},random", bot.name);
    let arena = ["arena", "great-wall", "--bots", &bots, "--games", "6"];
    let text = output(&[&arena[..], &["--lang", "it"]].concat());
    assert!(text.contains("ha perso a tavolino 6 partite") && text.contains("«ciao»"), "{text}");
    let report = output_json(&[&arena[..], &["--json"]].concat());
    assert_eq!([0, 1, 2].map(|bot| share(&report, bot)), [0.5, 0.0, 0.5], "{report}");
    bot.is_gone();
}

#[test]
fn what_a_bot_says_on_standard_error_goes_through() {
    let bot = Bot::answering("print('thinking', file=sys.stderr); print(json.dumps(ask['moves'][0]))");
    let bots = format!("random,{}", bot.name);
    let ran = crate::common::run(&[
        "arena",
        "great-wall",
        "--bots",
        &bots,
        "--games",
        "2",
        "--threads",
        "1",
        "--json",
    ]);
    assert_eq!(ran.code, Some(0));
    assert!(ran.err.lines().count() > 2 && ran.err.lines().all(|line| line == "thinking"), "{}", ran.err);
    assert_eq!(serde_json::from_str::<Json>(&ran.out).unwrap()["bots"][1]["forfeits"], 0);
}

#[test]
fn a_bot_that_cannot_be_started_takes_the_others_with_it() {
    let bot = Bot::new("while True: time.sleep(1)");
    let bots = format!("{},cmd:/no/such/program", bot.name);
    refused(&["arena", "great-wall", "--bots", &bots], &["/no/such/program", "cannot be started"]);
    // The good one may have been ended before it could note its id.
    if !bot.ids().is_empty() {
        bot.is_gone();
    }
}

/// The first bot takes the two actions of its turn and dies. That is noticed when it is next spoken to, here as a new
/// game begins, because its opponent forfeits first. It loses that game; for the next it must be started anew.
#[test]
fn a_bot_that_died_between_its_turns_is_started_anew() {
    let mortal = Bot::new(
        "turns = 0
for line in sys.stdin:
    if 'ask' in json.loads(line):
        print('{\"move\": \"draw\"}', flush=True)
        turns += 1
        if turns == 2:
            os._exit(0)",
    );
    let illegal = Bot::answering("time.sleep(0.1); print('{\"move\": \"claim @4\"}')");
    let bots = format!("{},{}", mortal.name, illegal.name);
    let report = output_json(&[
        "arena",
        "great-wall",
        "--bots",
        &bots,
        "--games",
        "16",
        "--threads",
        "1",
        "--set",
        "first=seat-1",
        "--json",
    ]);
    let forfeits = [0, 1].map(|bot| report["bots"][bot]["forfeits"].as_u64().unwrap());
    assert_eq!(forfeits[0] + forfeits[1], 16, "{report}");
    assert!(mortal.ids().len() > 1, "started once and never again: {report}");
    assert!(forfeits[0] <= 8, "{report}");
    mortal.is_gone();
    illegal.is_gone();
}
