//! `palatine replay`: a recorded game, decision by decision.

use std::io::Write as _;

use clap::ArgMatches;
use game::paper::{Record, read_json};
use game::{Phrase, Words};
use serde_json::{Value as Json, json};
use table::AnyMatch;

use crate::print::{bold, read_file, story};
use crate::{Stop, board, cli, print};

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Stop> {
    let path = cli::required(matches, "file")?;
    let record: Record = read_json(&read_file(path)?)?;
    board::named(matches, words)?;
    let game = table::find(&record.game)?;
    let words = cli::words_for(game, words.lang());
    let played = game.replay(&record).map_err(|fault| Stop::Told(words.fault(&fault)))?;
    let words = words.with_names(record.players.clone());
    if matches.get_flag("json") {
        return print::json(&whole(&*played, &record, &words));
    }
    let mut out = std::io::stdout().lock();
    let title = Phrase::new("replay-title")
        .with("title", words.word(&record.game))
        .with("seats", record.setup.seats)
        .with("decisions", record.log.len());
    writeln!(out, "{}\n", bold(&words.say(&title)))?;
    story(&mut out, &*played, &words)
}

fn whole(played: &dyn AnyMatch, record: &Record, words: &Words) -> Json {
    let decision = |(n, (seat, mv)): (usize, (game::Seat, String))| {
        json!({
            "decision": n + 1,
            "seat": seat,
            "player": words.name(seat),
            "move": mv,
            "told": played.told(n, None, words),
            "totals": played.scores_before(n + 1).map(|scores| scores.totals()),
        })
    };
    json!({
        "game": record.game,
        "setup": record.setup,
        "players": record.players,
        "decisions": played.log().into_iter().enumerate().map(decision).collect::<Vec<_>>(),
        "over": played.turn() == game::Turn::Over,
        "scores": played.scores(),
        "winners": played.scores().winners().collect::<Vec<_>>(),
    })
}
