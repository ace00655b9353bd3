//! A program in any language as a player, over a pipe. `docs/protocol.md` tells its side of the talk.

use std::io::{BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::time::{Duration, Instant};

use game::{Chance, Fault, Game, Phrase, Scores, Seat, Setup as _, Value};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::{Value as Json, json};

use crate::bot::{Asked, Bot, Forfeit};
use crate::lines::{Line, next_line};

/// A move as the protocol shows it: in notation and in fields.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MovePaper {
    /// In notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// In named fields.
    #[serde(serialize_with = "as_map")]
    pub picks: Vec<(&'static str, Value)>,
}

fn as_map<S: Serializer>(picks: &[(&'static str, Value)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(picks.iter().map(|(name, value)| (name, value)))
}

impl MovePaper {
    /// Writes a move.
    pub fn write(mv: &impl game::Move) -> Self {
        Self { mv: mv.to_string(), picks: mv.picks() }
    }
}

/// What a program outside answers when it is asked for a move.
#[derive(Deserialize)]
struct Answer {
    #[serde(rename = "move")]
    mv: String,
    /// Which question it answers, if it says so; an answer to an older question is passed over.
    decision: Option<usize>,
}

/// A program outside. It is started once and plays game after game; one that hung or died is started anew for the next.
pub struct Outside {
    command: Vec<String>,
    limit: Duration,
    running: Option<Running>,
}

struct Running {
    child: Child,
    /// To the thread that writes: a program that does not read must not hold us up.
    input: Sender<String>,
    /// From the thread that reads.
    lines: Receiver<Line>,
}

impl Outside {
    /// Starts the program.
    pub fn start(command: &[String], limit: Duration) -> Result<Self, Fault> {
        let running = Running::start(command)?;
        Ok(Self { command: command.to_vec(), limit, running: Some(running) })
    }

    fn send(&mut self, message: &Json) -> Result<&mut Running, Forfeit> {
        let Some(running) = self.running.as_mut() else { return Err(Forfeit(Phrase::new("forfeit-died"))) };
        if running.input.send(format!("{message}\n")).is_err() {
            // The thread that writes has ended, so the program has: the next game starts it anew.
            self.running = None;
        }
        self.running.as_mut().ok_or(Forfeit(Phrase::new("forfeit-died")))
    }
}

impl Running {
    fn start(command: &[String]) -> Result<Self, Fault> {
        let failed = |why: String| {
            Fault::new("fault-bot-start").with("command", command.join(" ").as_str()).with("why", why)
        };
        let (program, arguments) = command.split_first().ok_or_else(|| failed(String::new()))?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| failed(error.to_string()))?;
        let (Some(mut pipe), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(failed("no pipe".to_owned()));
        };
        let (input, messages) = channel::<String>();
        std::thread::spawn(move || {
            for message in messages {
                if pipe.write_all(message.as_bytes()).and_then(|()| pipe.flush()).is_err() {
                    break;
                }
            }
        });
        // One answer may wait to be read; a program that chatters on is held back by its own full pipe.
        let (sender, lines) = sync_channel(1);
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Ok(line) = next_line(&mut output) {
                let end = line == Line::End;
                if sender.send(line).is_err() || end {
                    break;
                }
            }
        });
        Ok(Self { child, input, lines })
    }
}

impl Drop for Running {
    /// Whatever it is doing, it ends now, and leaves nothing behind.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl<G: Game> Bot<G> for Outside {
    fn begin(&mut self, setup: &G::Setup, seat: Seat) -> Result<(), Forfeit> {
        // Whoever ended between two games has lost nothing yet.
        if self.running.as_mut().is_some_and(|running| !matches!(running.child.try_wait(), Ok(None))) {
            self.running = None;
        }
        if self.running.is_none() {
            let fault = |Fault(phrase)| Forfeit(phrase);
            self.running = Some(Running::start(&self.command).map_err(fault)?);
        }
        let about = G::about();
        self.send(&json!({
            "tell": "start", "protocol": 1, "game": about.id, "rules": setup.spec().rules(about), "setup": setup.spec(), "seat": seat,
        }))?;
        Ok(())
    }

    fn choose(&mut self, asked: &Asked<'_, G>, _: &mut Chance) -> Result<G::Move, Forfeit> {
        let limit = self.limit;
        let since = asked.since.iter().map(|(seat, mv)| json!({ "seat": seat, "move": mv.to_string() }));
        let moves: Vec<MovePaper> = asked.moves.iter().map(MovePaper::write).collect();
        let question = json!({
            "ask": "move", "decision": asked.decision, "seat": asked.seat, "seconds": limit.as_secs_f64(),
            "view": asked.view, "moves": moves, "since": since.collect::<Vec<_>>(),
        });
        let running = self.send(&question)?;
        let began = Instant::now();
        let forfeit = loop {
            match running.lines.recv_timeout(limit.saturating_sub(began.elapsed())) {
                Ok(Line::Text(text)) => match answer::<G>(asked, &text) {
                    Ok(Some(mv)) => return Ok(mv),
                    Ok(None) => {}
                    Err(phrase) => break phrase,
                },
                Ok(Line::TooLong | Line::NotUtf8(_)) => {
                    break Phrase::new("forfeit-nonsense").with("answer", "…");
                }
                Ok(Line::End) | Err(RecvTimeoutError::Disconnected) => break Phrase::new("forfeit-died"),
                Err(RecvTimeoutError::Timeout) => {
                    break Phrase::new("forfeit-hung").with("seconds", limit.as_secs_f64().to_string());
                }
            }
        };
        // What it would still say belongs to a question that is over.
        self.running = None;
        Err(Forfeit(forfeit))
    }

    fn end(&mut self, scores: &Scores) {
        // Whether it still listens makes no difference to the result; a dead one is started anew next time.
        let _ = self.send(&json!({ "tell": "end", "scores": scores }));
    }
}

/// The move in an answer; nothing if it answers an older question.
fn answer<G: Game>(asked: &Asked<'_, G>, text: &str) -> Result<Option<G::Move>, Phrase> {
    let nonsense = || Phrase::new("forfeit-nonsense").with("answer", text);
    let answer: Answer = serde_json::from_str(text).map_err(|_| nonsense())?;
    if answer.decision.is_some_and(|decision| decision != asked.decision) {
        return Ok(None);
    }
    let mv: G::Move = answer.mv.parse().map_err(|_| nonsense())?;
    if asked.moves.contains(&mv) {
        return Ok(Some(mv));
    }
    Err(Phrase::new("forfeit-illegal").with("move", answer.mv.as_str()).with("decision", asked.decision))
}
