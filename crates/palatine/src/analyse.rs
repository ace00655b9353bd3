//! `palatine analyse`: a recorded game, with what every decision cost and what chance brought.

use std::io::Write as _;

use bots::study::account::{Account, Report};
use bots::study::losses;
use bots::study::marks::{Mark, Marks};
use bots::study::{self, BUDGET, Study};
use bots::{Level, Patience};
use clap::ArgMatches;
use game::paper::{Record, read_json};
use game::{Fault, Phrase, Seat, Words};
use table::{AnyGame, AnyMatch};

use crate::print::{bold, json, percent, progress, read_file, table as print_table};
use crate::{Stop, board, cli};

/// How many strokes of luck are named.
const DRAWS: usize = 5;
/// Games of each level and number of seats, unless told.
const GAMES: u64 = 10;

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Stop> {
    if cli::text(matches, "levels").is_some() {
        return levels(matches, words);
    }
    let record: Record = read_json(&read_file(cli::required(matches, "file")?)?)?;
    board::named(matches, words)?;
    let game = table::find(&record.game)?;
    let words = cli::words_for(game, words.lang());
    let told = |fault: Fault| Stop::Told(words.fault(&fault));
    let played = game.replay(&record).map_err(told)?;
    let plan = study::Plan { budget: budget(matches)?, seed: cli::seed(matches)? };
    let threads = cli::threads(matches)?;
    let analyst = played.study(plan).map_err(told)?;
    let blank = analyst.blank();
    let bar = progress(blank.moments.len() as u64, &words);
    let mut tell = |study: &Study, _| bar.set_position(study.seen() as u64);
    let study = study::run::run(&*analyst, blank, threads, &Patience::endless(), &mut tell).map_err(told)?;
    bar.finish_and_clear();
    let words = words.with_names(record.players.clone());
    let players = (0..study.seats).map(|seat| words.name(Seat::new(seat))).collect();
    let whole = Report::new(&study, players);
    if matches.get_flag("json") {
        return json(&whole);
    }
    tell_people(&whole, &*played, &words)
}

fn budget(matches: &ArgMatches) -> Result<u32, Fault> {
    Ok(cli::number(matches, "budget", 1..=1_000_000)?.map_or(BUDGET, |budget| budget as u32))
}

/// A change of chance, with its sign.
fn signed(change: f64) -> String {
    let tenths = (change * 1000.0).round() / 10.0;
    match tenths {
        0.0 => "0.0 %".to_owned(),
        _ if tenths < 0.0 => format!("−{:.1} %", -tenths),
        _ => format!("+{tenths:.1} %"),
    }
}

fn tell_people(whole: &Report<'_>, played: &dyn AnyMatch, words: &Words) -> Result<(), Stop> {
    let mut out = std::io::stdout().lock();
    let study = whole.study;
    let title = Phrase::new("analyse-title")
        .with("title", words.word(&study.game))
        .with("seats", study.seats)
        .with("decisions", study.moments.len() - 1)
        .with("budget", study.budget);
    writeln!(out, "{}\n", bold(&words.say(&title)))?;

    let heads = ["player", "start", "errors", "luck", "others", "hidden", "result", "accuracy"]
        .map(|id| words.word(&format!("analyse-{id}")));
    let heads = [&heads[..], &[Mark::Inaccuracy, Mark::Mistake, Mark::Blunder].map(|m| m.sign().to_owned())];
    let row = |(account, name): (&Account, &String)| {
        let mut row = vec![name.clone(), percent(account.start)];
        row.extend([account.errors, account.luck, account.others, account.hidden].map(signed));
        row.extend([account.result, account.accuracy].map(percent));
        row.extend(account.marks[Mark::Inaccuracy as usize..].iter().map(usize::to_string));
        row
    };
    let rows: Vec<Vec<String>> = whole.accounts.iter().zip(&whole.players).map(row).collect();
    print_table(&mut out, &heads.concat(), &rows)?;
    writeln!(out, "\n{}", words.word("analyse-legend"))?;

    writeln!(out, "\n{}", bold(&words.word("analyse-turns")))?;
    for &decision in &whole.turns {
        let told = played.told(decision - 1, None, words).into_iter().next().unwrap_or_default();
        let (before, after) = (&study.moments[decision - 1].chances, &study.moments[decision].chances);
        writeln!(out, "{decision:>4}  {told}")?;
        let change = |seat: usize| {
            format!("{} {} → {}", whole.players[seat], percent(before[seat]), percent(after[seat]))
        };
        let changes: Vec<String> = (0..study.seats).map(change).collect();
        writeln!(out, "        {}", changes.join(" · "))?;
    }

    writeln!(out, "\n{}", bold(&words.word("analyse-draws")))?;
    for (moment, seat, luck) in draws(study) {
        let draw = match moment.checked_sub(1) {
            None => words.word("analyse-deal"),
            Some(n) => played.told(n, None, words).into_iter().next().unwrap_or_default(),
        };
        let line =
            Phrase::new("analyse-draw").with("seat", seat).with("luck", signed(luck)).with("draw", draw);
        writeln!(out, "{moment:>4}  {}", words.say(&line))?;
    }

    writeln!(out, "\n{}", bold(&words.word("analyse-errors-title")))?;
    let mut none = true;
    let choices =
        study.moments.iter().enumerate().filter_map(|(n, moment)| Some((n, moment.choice.as_ref()?)));
    for (n, choice) in choices {
        let (Some(mark), Some(best)) =
            (choice.mark.filter(|mark| *mark >= Mark::Inaccuracy), choice.best.first())
        else {
            continue;
        };
        none = false;
        let told = played.told(n, None, words).into_iter().next().unwrap_or_default();
        writeln!(out, "{:>4}  {told}  {}", n + 1, mark.sign())?;
        let better = played.foretold(n, &best.mv).map_or(best.mv.clone(), |phrase| words.say(&phrase));
        let cost = Phrase::new("analyse-cost")
            .with("mark", words.word(&format!("mark-{}", mark.name())))
            .with("loss", percent(choice.loss))
            .with("played", percent(choice.played.chance))
            .with("best", percent(best.chance))
            .with("points", format!("{:.1}", choice.points.abs()))
            .with("less", if choice.points < -0.05 { "more" } else { "less" })
            .with("better", better);
        writeln!(out, "        {}", words.say(&cost))?;
        // In the game's own words, if it has any; else by points.
        let why = played.why(n, &best.mv, Some(&choice.played.mv)).pro;
        for reason in &why {
            writeln!(out, "        {}", words.say(&reason.phrase))?;
        }
        if let Some(reason) = choice.reason.as_ref().filter(|_| why.is_empty()) {
            writeln!(out, "        {}", words.say(&reason.phrase(played.scores().sources())))?;
        }
    }
    if none {
        writeln!(out, "      {}", words.word("analyse-no-errors"))?;
    }
    Ok(())
}

/// The largest strokes of luck: moment, seat, how much.
fn draws(study: &Study) -> Vec<(usize, Seat, f64)> {
    let largest = |(n, moment): (usize, &study::Moment)| {
        let by_size = moment.luck.iter().enumerate().max_by(|(_, a), (_, b)| a.abs().total_cmp(&b.abs()));
        by_size.map(|(seat, &luck)| (n, Seat::new(seat), luck))
    };
    let mut draws: Vec<_> = study.moments.iter().enumerate().filter_map(largest).collect();
    draws.sort_by(|a, b| b.2.abs().total_cmp(&a.2.abs()));
    draws.truncate(DRAWS);
    draws.sort_by_key(|draw| draw.0);
    draws
}

/// What a decision of each level costs, at one table or at all.
fn levels(matches: &ArgMatches, words: &Words) -> Result<(), Stop> {
    let games: Vec<&dyn AnyGame> = match cli::required(matches, "levels")? {
        "all" => table::games().to_vec(),
        id => vec![table::find(id)?],
    };
    let seats = match cli::text(matches, "seats") {
        None | Some("all") => None,
        Some(_) => cli::number(matches, "seats", 1..=1_000)?.map(|seats| seats as usize),
    };
    let count = cli::number(matches, "games", 1..=1_000_000)?.unwrap_or(GAMES) as usize;
    let only = match cli::text(matches, "only") {
        None => Level::ALL.to_vec(),
        Some(names) => names.split(',').map(level).collect::<Result<_, _>>()?,
    };
    let (budget, seed, threads) = (budget(matches)?, cli::seed(matches)?, cli::threads(matches)?);
    let mut reports = Vec::new();
    for game in games {
        let all: Vec<usize> = seats.map_or_else(|| game.about().seats.clone().collect(), |seats| vec![seats]);
        for seats in all {
            let (quick, levels) = (matches.get_flag("quick"), only.clone());
            let plan = losses::Plan { seats, games: count, levels, budget, seed, threads, quick };
            let bar = progress((only.len() * count) as u64, words);
            let report = game.laboratory().losses(&plan, &|| bar.inc(1));
            bar.finish_and_clear();
            let report = report?;
            if matches.get_flag("json") {
                reports.push(report);
            } else {
                tell_levels(&report, words)?;
            }
        }
    }
    if matches.get_flag("json") { json(&reports) } else { Ok(()) }
}

/// A level by its name.
fn level(name: &str) -> Result<Level, Fault> {
    Level::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| {
        let known = Level::ALL.map(Level::name).join(", ");
        Fault::new("fault-strength-only").with("text", name).with("known", known)
    })
}

fn tell_levels(report: &losses::Report, words: &Words) -> Result<(), Stop> {
    let mut out = std::io::stdout().lock();
    let title = Phrase::new("analyse-levels-title")
        .with("title", words.word(report.game))
        .with("seats", report.seats)
        .with("games", report.games)
        .with("budget", report.budget);
    writeln!(out, "{}\n", bold(&words.say(&title)))?;
    let mut heads: Vec<String> = ["level", "choices", "loss", "interval", "points"]
        .map(|id| words.word(&format!("analyse-{id}")))
        .to_vec();
    heads.extend(Mark::ALL.map(|mark| words.word(&format!("mark-{}", mark.name()))));
    let fine = |share: f64| format!("{:.2} %", 100.0 * share);
    let row = |row: &losses::Row| {
        let [low, high] = row.loss_ci95;
        let mut cells = vec![
            row.level.to_owned(),
            row.decisions.to_string(),
            fine(row.loss),
            format!("{:.2} – {:.2} %", 100.0 * low, 100.0 * high),
            format!("{:.2}", row.points),
        ];
        cells.extend(row.marks.map(percent));
        cells
    };
    print_table(&mut out, &heads, &report.levels.iter().map(row).collect::<Vec<_>>())?;
    let limits = |id: &'static str, marks: &Marks| {
        Phrase::new(id)
            .with("inaccuracy", percent(marks.inaccuracy))
            .with("mistake", percent(marks.mistake))
            .with("blunder", percent(marks.blunder))
    };
    writeln!(out, "\n{}", words.say(&limits("analyse-limits", &report.marks)))?;
    writeln!(out, "{}\n", words.say(&limits("analyse-limits-found", &report.found)))?;
    Ok(())
}
