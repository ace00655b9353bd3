//! `palatine verify`: whether the chance of a recorded game was what was promised before its first move.

use std::io::Write as _;

use clap::ArgMatches;
use game::paper::{Record, read_json};
use game::promise::Verified;
use game::{Fault, Phrase, Words};
use serde_json::json;

use crate::print::{self, bold, read_file};
use crate::{Stop, board, cli};

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Stop> {
    let path = cli::required(matches, "file")?;
    let record: Record = read_json(&read_file(path)?)?;
    board::named(matches, words)?;
    let game = table::find(&record.game)?;
    let words = cli::words_for(game, words.lang()).with_names(record.players.clone());
    let mut verified = game.verify(&record);
    if let Some(noted) = cli::text(matches, "commitment").map(str::to_ascii_lowercase)
        && noted != verified.commitment
    {
        let fault = Fault::new("verify-noted").with("noted", noted);
        verified.faults.insert(0, fault.with("now", verified.commitment.as_str()));
    }
    if matches.get_flag("json") {
        print::json(&json!({
            "sound": verified.is_sound(),
            "commitment": verified.commitment,
            "committed": verified.committed,
            "promise": verified.promise,
            "decisions": verified.decisions,
            "draws": verified.draws,
            "unmarked": verified.unmarked,
            "faults": verified.faults.iter().map(|fault| words.fault(fault)).collect::<Vec<_>>(),
            "more": verified.more,
        }))?;
    } else {
        text(&record, &verified, &words)?;
    }
    if verified.is_sound() { Ok(()) } else { Err(Stop::Wrong) }
}

fn text(record: &Record, verified: &Verified, words: &Words) -> Result<(), Stop> {
    let mut out = std::io::stdout().lock();
    let say = |id: &'static str, count: usize| words.say(&Phrase::new(id).with("count", count));
    let title = Phrase::new("replay-title")
        .with("title", words.word(&record.game))
        .with("seats", record.setup.seats)
        .with("decisions", record.log.len());
    writeln!(out, "{}\n", bold(&words.say(&title)))?;
    writeln!(out, "  {}  {}", verified.commitment, words.word("verify-is"))?;
    if !verified.committed {
        writeln!(out, "  {}", words.word("verify-uncommitted"))?;
    }
    writeln!(out, "  {}", say("verify-decisions", verified.decisions))?;
    writeln!(out, "  {}", say("verify-draws", verified.draws.len()))?;
    if verified.unmarked > 0 {
        writeln!(out, "  {}", say("verify-unmarked", verified.unmarked))?;
    }
    writeln!(out)?;
    for fault in &verified.faults {
        writeln!(out, "{}", words.fault(fault))?;
    }
    if verified.more > 0 {
        writeln!(out, "{}", say("verify-more", verified.more))?;
    }
    let closing = if verified.is_sound() { "verify-sound" } else { "verify-unsound" };
    writeln!(out, "{}", bold(&words.word(closing)))?;
    Ok(())
}
