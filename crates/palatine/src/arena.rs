//! `palatine arena`: bots against each other.

use std::io::Write as _;

use bots::arena::{Plan, Report};
use bots::bot::BotName;
use clap::ArgMatches;
use game::{Fault, Phrase, Words};

use crate::print::{bold, json, progress, thousands};
use crate::{Stop, cli};

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Stop> {
    let game = cli::game(matches)?;
    let bots: Vec<BotName> = split(cli::text(matches, "bots").unwrap_or_default())
        .iter()
        .map(|bot| bot.parse())
        .collect::<Result<_, Fault>>()?;
    let plan = Plan {
        setup: cli::setup(matches, bots.len(), words)?,
        bots,
        games: cli::number(matches, "games", 1..=1_000_000_000)?.unwrap_or(100),
        seed: cli::seed(matches)?,
        threads: cli::threads(matches)?,
        limit: cli::seconds(matches, "move-seconds", 0.01..=3_600.0)?,
    };
    let bar = progress(plan.games.next_multiple_of(plan.bots.len().max(1) as u64), words);
    let report = game.arena(&plan, &|| bar.inc(1));
    bar.finish_and_clear();
    let report = report?;
    if matches.get_flag("json") {
        return json(&report);
    }
    text(&report, plan.games, words)
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

fn text(report: &Report, asked: u64, words: &Words) -> Result<(), Stop> {
    let mut out = std::io::stdout().lock();
    let seats = report.bots.len();
    let title = Phrase::new("arena-title")
        .with("title", words.word(report.game))
        .with("games", report.games as i64)
        .with("deals", report.games as i64 / seats.max(1) as i64)
        .with("seats", seats);
    writeln!(out, "{}", bold(&words.say(&title)))?;
    if report.games != asked {
        writeln!(out, "{}", words.say(&Phrase::new("arena-rounded").with("seats", seats)))?;
    }
    let heads = ["arena-bot", "arena-share", "arena-interval", "arena-score", "arena-interval"]
        .map(|id| words.word(id));
    let first = report
        .bots
        .iter()
        .map(|bot| bot.bot.chars().count())
        .max()
        .unwrap_or(0)
        .max(heads[0].chars().count());
    let [bot, share, interval, score, _] = &heads;
    writeln!(out, "\n  {bot:first$}  {share:>16}  {interval:>16}  {score:>14}  {interval:>16}")?;
    for standing in &report.bots {
        let [low, high] = standing.ci95.map(|share| 100.0 * share);
        let [least, most] = standing.mean_score_ci95;
        writeln!(
            out,
            "  {:first$}  {:>14.1} %  {:>16}  {:>14.2}  {:>16}",
            standing.bot,
            100.0 * standing.share_of_wins,
            format!("{low:.1} – {high:.1} %"),
            standing.mean_score,
            format!("{least:.2} – {most:.2}"),
        )?;
    }
    let closing = Phrase::new("arena-closing")
        .with("decisions", thousands(report.decisions as f64))
        .with("seconds", format!("{:.1}", report.seconds));
    writeln!(out, "\n{}", words.say(&closing))?;
    for (standing, forfeit) in report.bots.iter().zip(&report.forfeits) {
        if let Some(forfeit) = forfeit {
            let line = Phrase::new("arena-forfeits")
                .with("bot", standing.bot.clone())
                .with("count", standing.forfeits as i64)
                .with("why", words.say(&forfeit.0));
            writeln!(out, "{}", words.say(&line))?;
        }
    }
    Ok(())
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
