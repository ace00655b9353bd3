//! What the arena prints for people.

use std::io::Write as _;

use bots::arena::adjusted::Adjusted;
use bots::arena::{Report, Standing};
use game::{Phrase, Words};

use super::decided;
use crate::Stop;
use crate::print::{bold, percent, percents, table, thousands};

/// What was measured of the first bot, in one of several runs.
pub(super) struct Line<'a> {
    pub(super) label: String,
    pub(super) report: &'a Report,
}

/// What was played.
pub(super) fn title(report: &Report, words: &Words) -> String {
    let seats = report.bots.len();
    let title = Phrase::new("arena-title")
        .with("title", words.word(report.game))
        .with("games", report.games as i64)
        .with("deals", report.games as i64 / seats.max(1) as i64)
        .with("seats", seats);
    words.say(&title)
}

/// One table with all its bots.
pub(super) fn report(report: &Report, asked: u64, words: &Words) -> Result<(), Stop> {
    let mut out = std::io::stdout().lock();
    let seats = report.bots.len();
    writeln!(out, "{}", bold(&title(report, words)))?;
    if report.games > asked {
        writeln!(out, "{}", words.say(&Phrase::new("arena-rounded").with("seats", seats)))?;
    }
    writeln!(out)?;
    let mut heads = vec!["arena-bot", "arena-share", "arena-interval", "arena-score", "arena-interval"];
    // With two, places say no more than wins.
    let places = seats > 2;
    if places {
        heads.extend(["arena-place", "arena-better", "arena-interval"]);
    }
    let luck = report.bots.iter().any(|bot| bot.adjusted.is_some());
    if luck {
        heads.extend(LUCK);
    }
    let heads: Vec<String> = heads.into_iter().map(|id| words.word(id)).collect();
    let row = |bot: &Standing| {
        let [least, most] = bot.mean_score_ci95;
        let mut row = vec![
            bot.bot.clone(),
            percent(bot.share_of_wins),
            percents(bot.ci95),
            format!("{:.2}", bot.mean_score),
            format!("{least:.2} – {most:.2}"),
        ];
        if places {
            row.extend(place_cells(bot));
        }
        row.extend(bot.adjusted.iter().flat_map(luck_cells));
        row
    };
    table(&mut out, &heads, &report.bots.iter().map(row).collect::<Vec<_>>())?;
    let closing = Phrase::new("arena-closing")
        .with("decisions", thousands(report.decisions as f64))
        .with("seconds", format!("{:.1}", report.seconds));
    writeln!(out, "\n{}", words.say(&closing))?;
    if let Some(adjusted) = report.bots.first().and_then(|bot| bot.adjusted) {
        writeln!(out, "{}", words.say(&narrowed(&adjusted)))?;
    }
    if let Some(decided) = decided(report, words) {
        writeln!(out, "{decided}")?;
    }
    forfeits(&mut out, report, words)
}

/// Several runs, a row for each.
pub(super) fn lines(title: &str, head: &str, lines: &[Line<'_>], words: &Words) -> Result<(), Stop> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}\n", bold(title))?;
    let mut heads = vec![
        head,
        "arena-games",
        "arena-share",
        "arena-interval",
        "arena-even",
        "arena-place",
        "arena-better",
        "arena-interval",
    ];
    if lines.iter().any(|line| line.report.bots.iter().any(|bot| bot.adjusted.is_some())) {
        heads.extend(LUCK);
        heads.push("arena-narrower");
    }
    let heads: Vec<String> = heads.into_iter().map(|id| words.word(id)).collect();
    let row = |line: &Line<'_>| {
        let report = line.report;
        let mut row = vec![line.label.clone(), report.games.to_string()];
        if let Some(first) = report.bots.first() {
            let even = 1.0 / report.bots.len() as f64;
            row.extend([percent(first.share_of_wins), percents(first.ci95), percent(even)]);
            row.extend(place_cells(first));
            if let Some(adjusted) = &first.adjusted {
                row.extend(luck_cells(adjusted));
                row.push(percent(adjusted.narrower));
            }
        }
        row
    };
    let rows: Vec<Vec<String>> = lines.iter().map(row).collect();
    table(&mut out, &heads, &rows)?;
    let seconds: f64 = lines.iter().map(|line| line.report.seconds).sum();
    let decisions: u64 = lines.iter().map(|line| line.report.decisions).sum();
    let closing = Phrase::new("arena-closing")
        .with("decisions", thousands(decisions as f64))
        .with("seconds", format!("{seconds:.1}"));
    writeln!(out, "\n{}", words.say(&closing))?;
    for line in lines {
        if let Some(decided) = decided(line.report, words) {
            writeln!(out, "{}: {decided}", line.label)?;
        }
        forfeits(&mut out, line.report, words)?;
    }
    Ok(())
}

/// What is said of luck, where it was asked for.
const LUCK: [&str; 4] = ["arena-luck", "arena-interval", "arena-adjusted", "arena-interval"];

fn luck_cells(adjusted: &Adjusted) -> [String; 4] {
    let Adjusted { share, ci95, luck, luck_ci95, .. } = *adjusted;
    [percent(luck), percents(luck_ci95), percent(share), percents(ci95)]
}

/// By how much the interval is narrower without luck.
fn narrowed(adjusted: &Adjusted) -> Phrase {
    if adjusted.narrower < 0.0 {
        return Phrase::new("arena-luck-wider").with("wider", percent(-adjusted.narrower));
    }
    Phrase::new("arena-luck-closing")
        .with("narrower", percent(adjusted.narrower))
        .with("weight", percent(adjusted.weight))
}

fn place_cells(bot: &Standing) -> [String; 3] {
    [format!("{:.2}", bot.mean_place), percent(bot.better_place), percents(bot.better_place_ci95)]
}

fn forfeits(out: &mut impl std::io::Write, report: &Report, words: &Words) -> Result<(), Stop> {
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
