//! The line protocol: one request a line, one answer a line, both JSON. `docs/protocol.md` describes it.
//!
//! Whatever comes in, one line goes out, and the session goes on.

use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};

use bots::bot::BotName;
use bots::lines::{LONGEST, Line, next_line};
use game::paper::{PositionFile, Record, read_value, write_value};
use game::{Choice, Fault, Lang, Refusal, Seat, Seed, Spec, Turn, Viewer, Words};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value as Json, json};

use crate::face::{AnyGame, AnyMatch, Trouble};
use crate::registry::{find, games};

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// Answers every line of `input` on `output`, until the input ends or asks to quit.
pub fn serve(input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
    let mut session = Session::default();
    while !session.over {
        let answer = match next_line(input)? {
            Line::End => break,
            Line::Text(line) if line.trim().is_empty() => continue,
            line => session.answer(&line),
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

/// One talk: at most one match at a time.
#[derive(Default)]
pub struct Session {
    current: Option<Box<dyn AnyMatch>>,
    over: bool,
}

/// Why a request was not carried out.
struct Error {
    code: &'static str,
    text: String,
    more: Option<Box<(&'static str, Json)>>,
}

type Answer = Result<Json, Error>;

/// `start` from a set-up and a seed, from a record or from a position.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Start {
    game: Option<String>,
    seats: Option<usize>,
    #[serde(default)]
    options: BTreeMap<String, String>,
    board: Option<String>,
    seed: Option<Seed>,
    record: Option<Record>,
    position: Option<PositionFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct View {
    seat: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Why {
    #[serde(rename = "move")]
    mv: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Play {
    #[serde(rename = "move")]
    mv: String,
    seat: Option<u64>,
    decision: Option<usize>,
    told: Option<Json>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Undo {
    steps: Option<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

/// What can be asked.
const REQUESTS: [&str; 11] =
    ["games", "start", "view", "state", "moves", "why", "play", "undo", "scores", "record", "quit"];

impl Session {
    /// The answer to one line.
    pub fn answer(&mut self, line: &Line) -> String {
        let mut lang = Lang::En;
        let mut id = Json::Null;
        let answer = self.read(line, &mut id, &mut lang);
        let mut out = Map::new();
        if !id.is_null() {
            out.insert("id".into(), id);
        }
        match answer {
            Ok(value) => out.insert("ok".into(), value),
            Err(error) => {
                let mut fields = Map::new();
                fields.insert("code".into(), error.code.into());
                fields.insert("text".into(), error.text.into());
                fields.extend(error.more.map(|more| (more.0.to_owned(), more.1)));
                out.insert("error".into(), fields.into())
            }
        };
        Json::Object(out).to_string()
    }

    fn read(&mut self, line: &Line, id: &mut Json, lang: &mut Lang) -> Answer {
        let house = crate::words(Lang::En);
        let broken = |fault: Fault| Error { code: "line", text: house.fault(&fault), more: None };
        let text = match line {
            Line::Text(text) => text,
            Line::TooLong => return Err(broken(Fault::new("fault-line-long").with("most", LONGEST))),
            Line::NotUtf8(byte) => return Err(broken(Fault::new("fault-line-utf8").with("byte", *byte))),
            Line::End => return Ok(Json::Null),
        };
        let request: Json = game::paper::read_json(text).map_err(&broken)?;
        let Json::Object(mut fields) = request else { return Err(broken(Fault::new("fault-line-object"))) };
        *id = fields.shift_remove("id").unwrap_or_default();
        if let Some(code) = fields.shift_remove("lang") {
            let known = code.as_str().and_then(Lang::from_code);
            let unknown = || broken(Fault::new("fault-lang").with("lang", code.to_string().as_str()));
            *lang = known.ok_or_else(unknown)?;
        }
        let request = fields.shift_remove("do").unwrap_or_default();
        self.carry_out(request.as_str().unwrap_or_default(), &Json::Object(fields), *lang)
    }

    fn carry_out(&mut self, request: &str, fields: &Json, lang: Lang) -> Answer {
        let words = crate::words(lang);
        match request {
            "games" => {
                read::<Nothing>(fields, &words)?;
                Ok(json!({
                    "protocol": VERSION,
                    "games": games().iter().map(|game| describe(*game, lang)).collect::<Vec<_>>(),
                    "bots": BotName::HOUSE,
                }))
            }
            "start" => self.start(read(fields, &words)?, &words),
            "view" => {
                let View { seat } = read(fields, &words)?;
                let current = self.current(&words)?;
                let seat = seat.map(|number| seat_of(&**current, number, &words)).transpose()?;
                Ok(json!({ "view": current.view(seat.map_or(Viewer::Audience, Viewer::Seat)) }))
            }
            "state" => {
                read::<Nothing>(fields, &words)?;
                Ok(json!({ "position": self.current(&words)?.position() }))
            }
            "moves" => {
                read::<Nothing>(fields, &words)?;
                let current = self.current(&words)?;
                let mut status = status(&**current);
                status["moves"] = write_value(&current.moves());
                Ok(status)
            }
            "why" => {
                let Why { mv } = read(fields, &words)?;
                let current = self.current(&words)?;
                // Games may have one name for different things, so each speaks with its own words.
                let words = find(current.about().id).map_or(words, |game| game.words(lang));
                match current.refuse(&mv) {
                    Ok(()) => Ok(json!({ "allowed": true })),
                    Err(Trouble::Refused(refusal)) => {
                        let mut why = refused(&refusal, &words);
                        why["allowed"] = false.into();
                        Ok(why)
                    }
                    Err(Trouble::Unreadable(fault)) => Err(wrong("notation", &words, &fault)),
                }
            }
            "play" => self.play(read(fields, &words)?, &words, lang),
            "undo" => {
                let Undo { steps } = read(fields, &words)?;
                let current = self.current(&words)?;
                let (steps, taken) = (steps.unwrap_or(1), current.log().len());
                if steps > taken {
                    let fault = Fault::new("fault-undo").with("steps", steps).with("taken", taken);
                    return Err(wrong("undo", &words, &fault));
                }
                let undone: Vec<Json> = (0..steps)
                    .filter_map(|_| current.undo())
                    .map(|(seat, mv)| json!({ "seat": seat, "move": mv }))
                    .collect();
                let mut status = status(&**current);
                status["undone"] = undone.into();
                Ok(status)
            }
            "scores" => {
                read::<Nothing>(fields, &words)?;
                let current = self.current(&words)?;
                let mut status = status(&**current);
                status["scores"] = write_value(&current.scores());
                Ok(status)
            }
            "record" => {
                read::<Nothing>(fields, &words)?;
                Ok(json!({ "record": self.current(&words)?.record(Vec::new()) }))
            }
            "quit" => {
                read::<Nothing>(fields, &words)?;
                self.over = true;
                Ok(json!({}))
            }
            other => {
                let fault =
                    Fault::new("fault-request").with("request", other).with("known", REQUESTS.to_vec());
                Err(wrong("request", &words, &fault))
            }
        }
    }

    fn current(&mut self, words: &Words) -> Result<&mut Box<dyn AnyMatch>, Error> {
        self.current.as_mut().ok_or_else(|| wrong("no-match", words, &Fault::new("fault-no-match")))
    }

    fn start(&mut self, start: Start, words: &Words) -> Answer {
        let fault = |fault: Fault| wrong("start", words, &fault);
        let sources = [start.game.is_some(), start.record.is_some(), start.position.is_some()];
        // Only a deal takes seats and options; a record brings its own seed as well.
        let dealt = start.seats.is_some() || !start.options.is_empty() || start.board.is_some();
        let surplus = (start.game.is_none() && dealt) || (start.record.is_some() && start.seed.is_some());
        if sources.iter().filter(|given| **given).count() != 1 || surplus {
            return Err(fault(Fault::new("fault-start")));
        }
        let seed = start.seed.or_else(crate::new_seed).ok_or_else(|| fault(Fault::new("fault-no-seed")))?;
        let begun = if let Some(record) = &start.record {
            let game = find(&record.game).map_err(fault)?;
            game.replay(record).map_err(|fault| wrong("start", &game.words(words.lang()), &fault))?
        } else if let Some(position) = &start.position {
            let game = find(&position.game).map_err(fault)?;
            game.place(position, seed).map_err(|faults| {
                let said: Vec<String> =
                    faults.iter().map(|fault| game.words(words.lang()).fault(fault)).collect();
                let text = said.first().cloned().unwrap_or_default();
                Error { code: "position", text, more: Some(Box::new(("faults", said.into()))) }
            })?
        } else {
            let game = find(start.game.as_deref().unwrap_or_default()).map_err(fault)?;
            let least = *game.about().seats.start();
            let setup = Spec {
                options: start.options,
                board: start.board,
                ..Spec::new(start.seats.unwrap_or(least))
            };
            game.deal(&setup, seed).map_err(|fault| wrong("start", &game.words(words.lang()), &fault))?
        };
        let mut status = status(&*begun);
        status["game"] = begun.about().id.into();
        status["setup"] = write_value(&begun.setup());
        status["commitment"] = begun.commitment().into();
        self.current = Some(begun);
        Ok(status)
    }

    fn play(&mut self, play: Play, words: &Words, lang: Lang) -> Answer {
        let current = self.current(words)?;
        let taken = current.log().len();
        if let Some(decision) = play.decision.filter(|decision| *decision != taken + 1) {
            let fault = Fault::new("fault-decision").with("decision", decision).with("now", taken + 1);
            return Err(wrong("decision", words, &fault));
        }
        let seat = play.seat.map(|number| seat_of(&**current, number, words)).transpose()?;
        let told = play.told.map(|viewer| viewer_of(&**current, &viewer, words)).transpose()?;
        // Without a seat the move is for whoever decides; when nobody does, the rules will say so.
        let seat = seat.or(current.turn().seat()).unwrap_or(Seat::new(0));
        let game_words = find(current.about().id).map(|game| game.words(lang));
        let game_words = game_words.as_ref().unwrap_or(words);
        match current.play(seat, &play.mv) {
            Ok(()) => {
                let mut status = status(&**current);
                status["told"] = current.told(taken, told, game_words).into();
                Ok(status)
            }
            Err(Trouble::Unreadable(fault)) => Err(wrong("notation", game_words, &fault)),
            Err(Trouble::Refused(refusal)) => {
                let text = game_words.refusal(&refusal);
                let why = write_value(&refusal);
                Err(Error { code: "refused", text, more: Some(Box::new(("refusal", why))) })
            }
        }
    }
}

/// The seat with that number, which the match must have.
fn seat_of(current: &dyn AnyMatch, number: u64, words: &Words) -> Result<Seat, Error> {
    let seats = current.setup().seats;
    let seat = Seat::from_number(number).filter(|seat| seat.index() < seats);
    seat.ok_or_else(|| {
        let fault = Fault::new("fault-no-seat").with("number", number.to_string()).with("seats", seats);
        wrong("seat", words, &fault)
    })
}

/// As whom to tell: a seat by its number, or the audience.
fn viewer_of(current: &dyn AnyMatch, who: &Json, words: &Words) -> Result<Viewer, Error> {
    match (who.as_str(), who.as_u64()) {
        (Some("audience"), _) => Ok(Viewer::Audience),
        (_, Some(number)) => seat_of(current, number, words).map(Viewer::Seat),
        _ => {
            let fault = Fault::new("fault-told").with("found", who.to_string().as_str());
            Err(wrong("field", words, &fault))
        }
    }
}

/// Where the match stands: who decides which decision, or that it is over.
fn status(current: &dyn AnyMatch) -> Json {
    match current.turn() {
        Turn::Of(seat) => json!({ "seat": seat, "decision": current.log().len() + 1 }),
        Turn::Over => json!({ "over": true }),
    }
}

fn describe(game: &dyn AnyGame, lang: Lang) -> Json {
    let (about, words) = (game.about(), game.words(lang));
    let option = |choice: &Choice| {
        let title = words.word(&format!("option-{}", choice.id));
        json!({ "option": choice.id, "values": choice.values, "default": choice.values[0], "text": title })
    };
    let board = |label: game::Label| json!({ "board": label.data, "text": label.name });
    let boards = about.shelf.map(|shelf| shelf.labels().into_iter().map(board).collect::<Vec<_>>());
    let mut game = json!({
        "game": about.id,
        "text": words.word(about.id),
        "seats": about.seats.clone().collect::<Vec<_>>(),
        "options": about.options.iter().map(option).collect::<Vec<_>>(),
        "rules": about.rules,
        "data": about.data(),
    });
    if !about.still.is_empty() {
        game["still"] = write_value(&about.still);
    }
    if let Some(boards) = boards {
        game["boards"] = boards.into();
    }
    game
}

fn refused(refusal: &Refusal, words: &Words) -> Json {
    let mut why = write_value(refusal);
    why["text"] = words.refusal(refusal).into();
    why
}

fn read<T: DeserializeOwned>(fields: &Json, words: &Words) -> Result<T, Error> {
    read_value(fields, "").map_err(|fault| wrong("field", words, &fault))
}

fn wrong(code: &'static str, words: &Words, fault: &Fault) -> Error {
    Error { code, text: words.fault(fault), more: None }
}
