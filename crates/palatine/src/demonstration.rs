//! `palatine demonstration`: a match of bots, told in the terminal, and what else there is.

use std::io::Write as _;

use bots::bot::BotName;
use game::{Phrase, Spec, Words};

use crate::Stop;
use crate::print::{bold, story};

/// Who plays the demonstration.
const PLAYERS: [BotName; 3] = [BotName::Greedy, BotName::Greedy, BotName::Random];

pub(crate) fn run(words: &Words) -> Result<(), Stop> {
    let Some(game) = table::games().first() else { return Ok(()) };
    let seed = table::new_seed().unwrap_or(game::Seed::from_number(1));
    let played = game.laboratory().play_out(&Spec::new(PLAYERS.len()), &PLAYERS, seed)?;
    let game_words = crate::cli::words_for(*game, words.lang());

    let mut out = std::io::stdout().lock();
    let title = Phrase::new("demonstration-title").with("title", words.word(game.about().id));
    writeln!(out, "\n{}", bold(&words.say(&title)))?;
    let players: Vec<String> = game::Seat::all(PLAYERS.len())
        .zip(&PLAYERS)
        .map(|(seat, bot)| format!("{} ({bot})", game_words.name(seat)))
        .collect();
    writeln!(out, "{}\n", players.join(", "))?;
    story(&mut out, &*played, &game_words)?;
    writeln!(out, "\n{}\n", bold(&words.word("demonstration-more")))?;
    for (command, id) in MORE {
        writeln!(out, "  palatine {command}\n      {}", words.word(id))?;
    }
    writeln!(out, "\n{}", words.word("help-after"))?;
    Ok(())
}

/// What else the program can do.
const MORE: [(&str, &str); 7] = [
    ("serve", "help-command-serve"),
    ("arena great-wall --bots greedy,random --games 1000", "help-command-arena"),
    ("bench great-wall", "help-command-bench"),
    ("check great-wall --games 10000", "help-command-check"),
    ("replay FILE", "help-command-replay"),
    ("position show FILE", "help-command-position"),
    ("protocol", "help-command-protocol"),
];
