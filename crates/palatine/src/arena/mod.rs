//! `palatine arena`: bots against each other.

mod tell;

use std::io::Write as _;

use bots::arena::adjusted::PAIRS;
use bots::arena::gauntlet::{self, Gauntlet, Met, Rated};
use bots::arena::statistics::{MARGIN, Question, RISK};
use bots::arena::{Plan, Report, around, seated};
use bots::bot::BotName;
use clap::ArgMatches;
use game::{Fault, Phrase, Seed, Spec, Words};
use serde::Serialize;
use table::AnyGame;

use crate::plot::{Mark, Plot};
use crate::print::{can_write, json, percent, progress, write_file};
use crate::{Stop, calibrate, cli};
use tell::Line;

/// Games, unless told.
const GAMES: u64 = 100;

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Stop> {
    if matches.get_flag("calibrate") {
        return calibrate::run(matches, words);
    }
    let game = cli::game(matches)?;
    let bots: Vec<BotName> =
        split(cli::required(matches, "bots")?).iter().map(|bot| bot.parse()).collect::<Result<_, Fault>>()?;
    if let Some(path) = cli::text(matches, "svg") {
        can_write(path)?;
    }
    if matches.get_flag("gauntlet") {
        return run_gauntlet(game, &bots, matches, words);
    }
    match seats(matches, game, &bots)? {
        None => run_one(game, bots, matches, words),
        Some(seats) => run_seats(game, &bots, &seats, matches, words),
    }
}

/// What `--seats` asks for: nothing, a number, or all there are.
fn seats(matches: &ArgMatches, game: &dyn AnyGame, bots: &[BotName]) -> Result<Option<Vec<usize>>, Fault> {
    let about = game.about();
    let seats: Vec<usize> = match cli::text(matches, "seats") {
        None => return Ok(None),
        // Where the bots would not all find a seat, there is nothing to measure.
        Some("all") => about.seats.clone().filter(|seats| *seats >= bots.len()).collect(),
        Some(_) => {
            cli::number(matches, "seats", 0..=1_000)?.into_iter().map(|seats| seats as usize).collect()
        }
    };
    // Where no table is large enough, the largest says so.
    let none = seats.is_empty().then_some(*about.seats.end());
    for seats in seats.iter().copied().chain(none) {
        seated(bots, seats)?;
    }
    Ok(Some(seats))
}

/// A share from 0 to 1.
fn share(matches: &ArgMatches, name: &'static str) -> Result<Option<f64>, Fault> {
    match cli::text(matches, name) {
        None => Ok(None),
        Some(_) => Ok(Some(cli::real(matches, name, 0.0001..=0.9999)?)),
    }
}

/// The question of `--decide`, at a table of so many seats.
fn question(matches: &ArgMatches, seats: usize) -> Result<Option<Question>, Fault> {
    let (margin, risk) =
        (share(matches, "margin")?.unwrap_or(MARGIN), share(matches, "risk")?.unwrap_or(RISK));
    let even = Question { margin, risk, ..Question::even(seats) };
    match cli::text(matches, "decide") {
        None => Ok(None),
        Some("even") => Ok(Some(even)),
        Some(_) => Ok(share(matches, "decide")?.map(|share| Question { share, ..even })),
    }
}

fn plan(matches: &ArgMatches, bots: Vec<BotName>, words: &Words) -> Result<Plan, Stop> {
    Ok(Plan {
        setup: cli::setup(matches, bots.len(), words)?,
        games: cli::number(matches, "games", 1..=1_000_000_000)?.unwrap_or(GAMES),
        question: question(matches, bots.len())?,
        seed: cli::seed(matches)?,
        threads: cli::threads(matches)?,
        limit: cli::seconds(matches, "move-seconds", 0.01..=3_600.0)?,
        luck: luck(matches)?,
        bots,
    })
}

/// How many pairs of games are played out for a decision, where luck is asked for.
fn luck(matches: &ArgMatches) -> Result<Option<u32>, Fault> {
    let pairs = cli::number(matches, "luck-games", 1..=1_000_000)?.map_or(PAIRS, |pairs| pairs as u32);
    Ok(matches.get_flag("luck").then_some(pairs))
}

fn play(game: &dyn AnyGame, plan: &Plan, words: &Words) -> Result<Report, Fault> {
    let bar = progress(plan.games.next_multiple_of(plan.bots.len().max(1) as u64), words);
    let report = game.laboratory().arena(plan, &|| bar.inc(1));
    bar.finish_and_clear();
    report
}

/// Bots at one table.
fn run_one(game: &dyn AnyGame, bots: Vec<BotName>, matches: &ArgMatches, words: &Words) -> Result<(), Stop> {
    let plan = plan(matches, bots, words)?;
    let report = play(game, &plan, words)?;
    if let Some(path) = cli::text(matches, "svg") {
        let even = 1.0 / report.bots.len().max(1) as f64;
        let mark = |bot: &bots::arena::Standing| Mark {
            label: bot.bot.clone(),
            share: bot.share_of_wins,
            ci95: bot.ci95,
            even,
        };
        let plot = Plot { title: tell::title(&report, words), marks: report.bots.iter().map(mark).collect() };
        write_file(path, &plot.draw(words))?;
    }
    if matches.get_flag("json") {
        return json(&report);
    }
    tell::report(&report, plan.games, words)
}

/// Several tables, of which the first bot is measured.
#[derive(Serialize)]
struct Tables {
    game: &'static str,
    bots: Vec<String>,
    tables: Vec<Report>,
}

/// The first bot against the others, at tables of several sizes.
fn run_seats(
    game: &dyn AnyGame,
    bots: &[BotName],
    seats: &[usize],
    matches: &ArgMatches,
    words: &Words,
) -> Result<(), Stop> {
    // All plans first: what is wrong with the last table is said before the first is played.
    let plans: Vec<Plan> =
        seats.iter().map(|&seats| plan(matches, around(bots, seats), words)).collect::<Result<_, Stop>>()?;
    for plan in &plans {
        game.deal(&plan.setup, plan.seed)?;
    }
    let tables: Vec<Report> =
        plans.iter().map(|plan| play(game, plan, words)).collect::<Result<_, Fault>>()?;
    let names: Vec<String> = bots.iter().map(BotName::to_string).collect();
    let title = Phrase::new("arena-title-seats")
        .with("title", words.word(game.about().id))
        .with("bot", names[0].clone())
        .with("others", names[1..].join(", "));
    let label = |report: &Report| words.say(&Phrase::new("check-seats").with("seats", report.setup.seats));
    let lines: Vec<Line<'_>> = tables.iter().map(|report| Line { label: label(report), report }).collect();
    let title = words.say(&title);
    draw(matches, &title, &lines, words)?;
    if matches.get_flag("json") {
        return json(&Tables { game: game.about().id, bots: names, tables });
    }
    tell::lines(&title, "arena-table", &lines, words)
}

/// What was measured against the gauntlet.
#[derive(Serialize)]
struct Run {
    game: &'static str,
    bot: String,
    edition: u32,
    seats: usize,
    #[serde(flatten)]
    rated: Rated,
    opponents: Vec<Report>,
}

/// The bot against each opponent of the gauntlet.
fn run_gauntlet(
    game: &dyn AnyGame,
    bots: &[BotName],
    matches: &ArgMatches,
    words: &Words,
) -> Result<(), Stop> {
    let id = game.about().id;
    let gauntlet = gauntlet::of(game.about())?;
    let [bot] = bots else {
        return Err(Fault::new("fault-gauntlet-bots").with("bots", bots.len()).into());
    };
    let Gauntlet { edition, seats, deals, seed, opponents } = &gauntlet;
    let (threads, limit) = (cli::threads(matches)?, cli::seconds(matches, "move-seconds", 0.01..=3_600.0)?);
    // The first games of it, for whoever only wants to see that a bot gets through.
    let games = deals * *seats as u64;
    let games = cli::number(matches, "games", 1..=1_000_000_000)?.map_or(games, |asked| asked.min(games));
    let reports: Vec<Report> = opponents
        .iter()
        .map(|opponent| {
            let plan = Plan {
                bots: around(&[bot.clone(), opponent.bot.clone()], *seats),
                setup: Spec::new(*seats),
                games,
                question: None,
                seed: Seed::from_number(*seed),
                threads,
                limit,
                luck: luck(matches)?,
            };
            play(game, &plan, words)
        })
        .collect::<Result<_, Fault>>()?;
    let title = Phrase::new("arena-title-gauntlet")
        .with("title", words.word(id))
        .with("bot", bot.to_string())
        .with("edition", *edition as usize)
        .with("seats", *seats);
    let title = words.say(&title);
    let lines: Vec<Line<'_>> = opponents
        .iter()
        .zip(&reports)
        .map(|(opponent, report)| Line { label: opponent.bot.to_string(), report })
        .collect();
    draw(matches, &title, &lines, words)?;
    let rated = gauntlet.rate(&reports.iter().filter_map(Met::first).collect::<Vec<_>>());
    if matches.get_flag("json") {
        let (bot, edition, seats) = (bot.to_string(), *edition, *seats);
        return json(&Run { game: id, bot, edition, seats, rated, opponents: reports });
    }
    tell::lines(&title, "arena-opponent", &lines, words)?;
    let phrase = Phrase::new("arena-rating")
        .with("bot", bot.to_string())
        .with("rating", format!("{:.0}", rated.rating))
        .with("uncertainty", format!("{:.0}", rated.uncertainty));
    writeln!(std::io::stdout().lock(), "{}", words.say(&phrase))?;
    Ok(())
}

/// The plot of `--svg`: the share of the first bot in each line.
fn draw(matches: &ArgMatches, title: &str, lines: &[Line<'_>], words: &Words) -> Result<(), Fault> {
    let Some(path) = cli::text(matches, "svg") else { return Ok(()) };
    let mark = |line: &Line<'_>| {
        let first = line.report.bots.first()?;
        let even = 1.0 / line.report.bots.len() as f64;
        Some(Mark { label: line.label.clone(), share: first.share_of_wins, ci95: first.ci95, even })
    };
    let plot = Plot { title: title.to_owned(), marks: lines.iter().filter_map(mark).collect() };
    write_file(path, &plot.draw(words))
}

/// What a question came to, in words.
fn decided(report: &Report, words: &Words) -> Option<String> {
    let decided = report.decided?;
    let id = match decided.verdict {
        bots::arena::statistics::Verdict::More => "arena-more",
        bots::arena::statistics::Verdict::Less => "arena-less",
        bots::arena::statistics::Verdict::Undecided => "arena-undecided",
    };
    let phrase = Phrase::new(id)
        .with("bot", report.bots.first().map(|bot| bot.bot.clone()).unwrap_or_default())
        .with("share", percent(decided.question.share))
        .with("margin", percent(decided.question.margin))
        .with("risk", percent(decided.question.risk))
        .with("games", report.games as i64)
        .with("early", if decided.early { "yes" } else { "no" })
        .with("ratio", format!("{:+.2}", decided.likelihood));
    Some(words.say(&phrase))
}

/// Bots are parted by commas; a comma within quotes belongs to the command.
fn split(text: &str) -> Vec<String> {
    let mut bots = vec![String::new()];
    let mut quote = None;
    for c in text.chars() {
        match (c, quote) {
            (',', None) => bots.push(String::new()),
            _ => {
                if quote == Some(c) {
                    quote = None;
                } else if quote.is_none() && (c == '\'' || c == '"') {
                    quote = Some(c);
                }
                if let Some(last) = bots.last_mut() {
                    last.push(c);
                }
            }
        }
    }
    bots
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn commas_part_bots_but_not_commands() {
        assert_eq!(split("greedy,random"), ["greedy", "random"]);
        assert_eq!(split("greedy,cmd:./bot \"a,b\" 'c,d'"), ["greedy", "cmd:./bot \"a,b\" 'c,d'"]);
        assert_eq!(split("greedy,"), ["greedy", ""]);
    }
}
