//! Any bytes as a talk: every line that is not blank gets one answer, in JSON, and the talk goes on.
#![no_main]

use bots::lines::{Line, next_line};
use libfuzzer_sys::fuzz_target;
use serde_json::Value as Json;
use table::protocol::serve;

fuzz_target!(|input: &[u8]| {
    let mut output = Vec::new();
    serve(&mut &*input, &mut output).expect("reading and writing memory cannot fail");
    let output = String::from_utf8(output).expect("answers are UTF-8");
    assert!(output.is_empty() || output.ends_with('\n'), "the last answer is not a whole line");
    let mut answers = output.lines();
    let mut rest = input;
    loop {
        let line = next_line(&mut rest).expect("reading memory cannot fail");
        let request: Option<Json> = match &line {
            Line::End => break,
            Line::Text(text) if text.trim().is_empty() => continue,
            Line::Text(text) => serde_json::from_str(text).ok(),
            Line::TooLong | Line::NotUtf8(_) => None,
        };
        let answer = answers.next().unwrap_or_else(|| panic!("no answer to {line:?}"));
        let answer: Json = serde_json::from_str(answer).unwrap_or_else(|error| panic!("{error}: {answer}"));
        let (ok, error) = (answer.get("ok"), answer.get("error"));
        assert!(ok.is_some() != error.is_some(), "neither done nor refused: {answer}");
        if let Some(error) = error {
            assert!(error["code"].is_string() && error["text"].is_string(), "{answer}");
        }
        // Fractions may lose their last digit on the way; nobody counts requests by them.
        let id = request.as_ref().and_then(|request| request.get("id"));
        if let Some(id) = id.filter(|id| id.is_string() || id.is_i64() || id.is_u64()) {
            assert_eq!(answer.get("id"), Some(id), "the answer is not marked: {answer}");
        }
        if ok.is_some() && request.is_some_and(|request| request["do"] == "quit") {
            break;
        }
    }
    assert_eq!(answers.next(), None, "an answer that nobody asked for");
});
