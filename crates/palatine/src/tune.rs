//! `palatine tune`: finding the numbers of the search.

use std::io::Write as _;

use bots::arena::statistics::Question;
use bots::arena::{Plan, around};
use bots::bot::BotName;
use bots::search::params::Params;
use bots::tune::{self, Step};
use clap::ArgMatches;
use game::{Fault, Phrase, Spec, Words};

use crate::calibrate::file_of;
use crate::print::{bold, can_write, percent, progress, read_file, write_file};
use crate::{Stop, cli};

/// The most games in all, and of one match.
const GAMES: u64 = 5_000;
const EACH: u64 = 300;

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Stop> {
    let game = cli::game(matches)?;
    let about = game.about();
    let seats =
        cli::number(matches, "seats", 0..=1_000)?.map_or(*about.seats.start(), |seats| seats as usize);
    game.deal(&Spec::new(seats), cli::seed(matches)?)?;
    let bot: BotName = cli::required(matches, "bot")?.parse()?;
    let BotName::Search { net: None, budget: Some(budget), changes } = &bot else {
        return Err(Fault::new("fault-tune-bot").with("bot", bot.to_string()).into());
    };
    let games = cli::number(matches, "games", 1..=1_000_000_000)?.unwrap_or(GAMES);
    let each = cli::number(matches, "each", 1..=1_000_000)?.unwrap_or(EACH);
    let names = cli::text(matches, "only").map_or(Ok(Params::NAMES.to_vec()), tune::names)?;
    let (seed, threads) = (cli::seed(matches)?, cli::threads(matches)?);
    let file = &cli::text(matches, "output").map_or_else(|| file_of(game), str::to_owned);
    can_write(file)?;
    let there = std::path::Path::new(file).exists();
    let text = if there { read_file(file)? } else { about.bots.to_owned() };
    // From what the file says, not from what was built in: so one run can go on where another ended.
    let start = tune::read(&text, seats).map_or_else(|| Params::of(about, seats), Ok)?;
    let start = tune::changed(start, changes);
    // A file that cannot be rewritten is refused now, and not when everything is played.
    tune::written(&text, seats, &start)?;

    let title = Phrase::new("tune-title")
        .with("title", words.word(about.id))
        .with("seats", seats)
        .with("bot", tune::pinned(*budget, &start).to_string());
    writeln!(std::io::stdout(), "{}\n", bold(&words.say(&title)))?;
    let mut play = |tried: &Params, best: &Params, number: u64| {
        let plan = Plan {
            bots: around(&[tune::pinned(*budget, tried), tune::pinned(*budget, best)], seats),
            setup: Spec::new(seats),
            games: each,
            question: Some(Question::even(seats)),
            // Other deals for every match: what wins must not have won by one set of deals.
            seed: seed.part(number),
            threads,
            limit: std::time::Duration::from_secs(10),
            luck: None,
        };
        let bar = progress(each.next_multiple_of(seats as u64), words);
        let report = game.laboratory().arena(&plan, &|| bar.inc(1));
        bar.finish_and_clear();
        report
    };
    let mut tell = |step: &Step| {
        let line = Phrase::new(if step.kept { "tune-kept" } else { "tune-dropped" })
            .with("round", step.round)
            .with("name", step.name)
            .with("from", step.from.to_string())
            .with("to", step.to.to_string())
            .with("share", percent(step.share))
            .with("games", step.games as i64);
        let _ = writeln!(std::io::stdout(), "{}", words.say(&line));
    };
    let tuned = tune::tune(start, &names, games, &mut play, &mut tell)?;
    if let Some((share, games)) = tuned.proof {
        let line = Phrase::new(if tuned.is_proven(seats) { "tune-proven" } else { "tune-refuted" })
            .with("share", percent(share))
            .with("games", games as i64);
        writeln!(std::io::stdout(), "{}", words.say(&line))?;
    }
    write_file(file, &tune::written(&text, seats, &tuned.params)?)?;
    let closing = Phrase::new(if tuned.settled { "tune-settled" } else { "tune-spent" })
        .with("games", tuned.games as i64)
        .with("bot", tune::pinned(*budget, &tuned.params).to_string())
        .with("file", file.clone());
    Ok(writeln!(std::io::stdout(), "\n{}", words.say(&closing))?)
}
