//! What the tests of the program share: running it, talking with it, files that go away again.

use std::ffi::OsStr;
use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use serde_json::{Value as Json, json};

/// A program that has not answered by then never will. It only keeps a failing test from hanging.
const PATIENCE: Duration = Duration::from_secs(300);

/// What has ended prints nothing more; what it printed is read by then.
const LEFT: Duration = Duration::from_secs(30);

/// How a run of the program ended.
#[derive(Debug)]
pub struct Ran {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

/// The program, speaking English unless asked otherwise, whatever the machine speaks.
pub fn palatine() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_palatine"));
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"] {
        command.env_remove(name);
    }
    for name in ["PALATINE_LANG", "PALATINE_ADDRESS", "PALATINE_PORT", "PALATINE_DATA", "PALATINE_LOG"] {
        command.env_remove(name);
    }
    command
}

/// Runs any command to its end.
pub fn finish(command: &mut Command) -> Ran {
    let mut child = command.spawn().unwrap();
    let out = gather(child.stdout.take().unwrap());
    let err = gather(child.stderr.take().unwrap());
    let began = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        if began.elapsed() > PATIENCE {
            child.kill().unwrap();
            child.wait().unwrap();
            panic!("{command:?} does not come to an end");
        }
        std::thread::sleep(Duration::from_millis(2));
    };
    // A program left behind would hold these open.
    let rest =
        |from: Receiver<String>| from.recv_timeout(LEFT).expect("nothing is left that could still print");
    Ran { code: status.code(), out: rest(out), err: rest(err) }
}

fn gather(mut from: impl Read + Send + 'static) -> Receiver<String> {
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        let mut bytes = Vec::new();
        from.read_to_end(&mut bytes).unwrap();
        let _ = sender.send(String::from_utf8(bytes).unwrap());
    });
    receiver
}

/// Runs the program with these arguments.
pub fn run<A: AsRef<OsStr>>(arguments: &[A]) -> Ran {
    finish(palatine().args(arguments))
}

/// Runs the program, which must succeed, and gives what it printed.
pub fn output<A: AsRef<OsStr>>(arguments: &[A]) -> String {
    let ran = run(arguments);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
    assert!(!ran.out.contains('⟨'), "a text is missing: {}", ran.out);
    ran.out
}

/// The same, read as the one JSON object on one line that it must be.
pub fn output_json<A: AsRef<OsStr>>(arguments: &[A]) -> Json {
    let out = output(arguments);
    assert_eq!(out.lines().count(), 1, "{out}");
    serde_json::from_str(&out).unwrap()
}

/// Runs the program on something it must not accept: one clear line with these words, and no success.
pub fn refused<A: AsRef<OsStr>>(arguments: &[A], words: &[&str]) -> String {
    let ran = run(arguments);
    let about = arguments.iter().map(|a| a.as_ref().to_string_lossy()).collect::<Vec<_>>().join(" ");
    assert!(ran.code.is_some_and(|code| code != 0 && code != 101), "{about}: {ran:?}");
    assert_eq!(ran.out, "", "{about}");
    assert_eq!(ran.err.lines().count(), 1, "{about}: {}", ran.err);
    assert!(!ran.err.trim_end_matches('\n').contains(char::is_control), "{about}: {:?}", ran.err);
    said_well(&ran.err, words, &about);
    ran.err
}

/// What was said names what is wrong, in words, and is no panic.
pub fn said_well(text: &str, words: &[&str], about: &str) {
    for word in words {
        assert!(text.contains(word), "{about}: “{word}” is not in: {text}");
    }
    for never in ["panicked", "thread", "RUST_BACKTRACE", "⟨"] {
        assert!(!text.contains(never), "{about}: {text}");
    }
}

/// A directory of its own, which goes away again.
pub struct Dir(PathBuf);

impl Dir {
    pub fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("palatine-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir(&path).unwrap();
        Self(path)
    }

    pub fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    /// Writes a file and gives its path.
    pub fn write(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        std::fs::write(&path, content).unwrap();
        path
    }

    pub fn write_json(&self, name: &str, content: &Json) -> String {
        self.write(name, content.to_string())
    }
}

impl Drop for Dir {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A file of the repository.
pub fn repository(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.canonicalize().unwrap().join(path).to_str().unwrap().to_owned()
}

/// A program that runs on beside the test, and ends with it at the latest.
pub struct Running {
    child: Child,
    lines: Receiver<String>,
}

impl Running {
    pub fn start(command: &mut Command) -> Self {
        let mut child = command.spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in output.lines() {
                if sender.send(line.unwrap()).is_err() {
                    break;
                }
            }
        });
        Self { child, lines }
    }

    /// The next line it prints.
    pub fn line(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("a line")
    }

    /// Asks it to end, as the system does.
    pub fn terminate(&self) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    }

    /// Waits for its end.
    pub fn end(mut self) -> ExitStatus {
        self.child.wait().unwrap()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A talk with `palatine protocol`.
pub struct Session {
    input: ChildStdin,
    program: Running,
}

impl Session {
    pub fn open() -> Self {
        Self::open_with(&[])
    }

    pub fn open_with(arguments: &[&str]) -> Self {
        let mut program = Running::start(palatine().arg("protocol").args(arguments).stdin(Stdio::piped()));
        Self { input: program.child.stdin.take().unwrap(), program }
    }

    /// Sends a line that wants no answer.
    pub fn say(&mut self, line: &[u8]) {
        let input = &mut self.input;
        input.write_all(line).and_then(|()| input.write_all(b"\n")).and_then(|()| input.flush()).unwrap();
    }

    /// Sends a line and gives the text of the answer.
    pub fn line(&mut self, line: &[u8]) -> String {
        self.say(line);
        self.program.line()
    }

    /// Sends a request and gives the answer.
    pub fn ask(&mut self, request: &Json) -> Json {
        serde_json::from_str(&self.line(request.to_string().as_bytes())).unwrap()
    }

    /// Sends a request that must succeed.
    pub fn ok(&mut self, request: &Json) -> Json {
        let mut answer = self.ask(request);
        assert!(answer["error"].is_null() && !answer["ok"].is_null(), "{request}: {answer}");
        answer["ok"].take()
    }

    /// Sends a line that must be answered with an error of this code and with these words.
    pub fn error(&mut self, line: &[u8], code: &str, words: &[&str]) -> Json {
        let text = self.line(line);
        let mut answer: Json = serde_json::from_str(&text).unwrap();
        let about = String::from_utf8_lossy(&line[..line.len().min(200)]).into_owned();
        assert_eq!(answer["error"]["code"], code, "{about}: {text}");
        assert!(answer["ok"].is_null(), "{about}: {text}");
        said_well(answer["error"]["text"].as_str().unwrap(), words, &about);
        answer["error"].take()
    }

    /// Whether anything was said that nobody asked for.
    pub fn is_silent(&self) -> bool {
        self.program.lines.try_recv().is_err()
    }

    /// Ends the input and waits for the program.
    pub fn close(self) -> ExitStatus {
        drop(self.input);
        self.program.end()
    }

    /// Plays to the end, choosing like dice that always fall the same way.
    pub fn play_out(&mut self) {
        let mut dice = 1_u64;
        loop {
            let listed = self.ok(&json!({ "do": "moves" }));
            let moves = listed["moves"].as_array().unwrap();
            if moves.is_empty() {
                assert_eq!(listed["over"], true);
                return;
            }
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let chosen = &moves[(dice >> 33) as usize % moves.len()]["move"];
            self.ok(&json!({ "do": "play", "move": chosen }));
        }
    }
}

/// The record of a whole game, and its scores.
pub fn recorded(seats: usize) -> (Json, Json) {
    let mut session = Session::open();
    session.ok(&json!({ "do": "start", "game": "great-wall", "seats": seats, "seed": "1" }));
    session.play_out();
    let scores = session.ok(&json!({ "do": "scores" }))["scores"].take();
    (session.ok(&json!({ "do": "record" }))["record"].take(), scores)
}
