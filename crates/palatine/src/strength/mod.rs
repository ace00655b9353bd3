//! `palatine strength`: how strong and how fast the bots are, measured and written down.
//!
//! - [`measure`]: the runs
//! - [`results`]: what they found, kept in a file, so that long runs can be split
//! - [`page`]: the page that is written from it

mod measure;
mod page;
mod results;

use std::io::Write as _;
use std::path::Path;

use clap::ArgMatches;
use game::{Fault, Phrase, Words};
use table::AnyGame;

use crate::print::{bold, can_write, read_file, write_file};
use crate::{Stop, cli};
use measure::Measure;
use results::{Results, Row, Section};

/// The page, unless told.
const PAGE: &str = "docs/strength.md";

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Stop> {
    let sections = sections(cli::text(matches, "only"))?;
    let page = cli::text(matches, "output").unwrap_or(PAGE);
    can_write(page)?;
    let kept = Path::new(page).with_extension("json").to_string_lossy().into_owned();
    can_write(&kept)?;
    let games: Vec<&dyn AnyGame> = match cli::text(matches, "game") {
        Some(id) => vec![table::find(id)?],
        None => table::games().to_vec(),
    };
    let measure = Measure {
        games: cli::number(matches, "games", 1..=1_000_000)?,
        quick: matches.get_flag("quick"),
        threads: cli::threads(matches)?,
        words,
    };
    let mut results = match Path::new(&kept).exists() {
        true => Results::read(&read_file(&kept)?)
            .ok_or_else(|| Fault::new("fault-strength").with("file", kept.clone()))?,
        false => Results::default(),
    };
    for section in sections {
        for game in &games {
            let id = game.about().id;
            let title = Phrase::new("strength-title")
                .with("title", words.word(id))
                .with("section", words.word(&format!("strength-{}", section.name())));
            writeln!(std::io::stdout(), "{}", bold(&words.say(&title)))?;
            let measured = measure.section(section, *game, &mut |row| told(row, section, words))?;
            results.put(section, id, measured);
            // At once, so that whoever stops a long run keeps what it has found.
            write_file(&kept, &results.write()?)?;
        }
    }
    write_file(page, &page::write(&results))?;
    let closing = Phrase::new("strength-written").with("page", page.to_owned()).with("kept", kept);
    Ok(writeln!(std::io::stdout(), "{}", words.say(&closing))?)
}

/// What `--only` names, parted by commas; `page` is nothing to measure.
fn sections(only: Option<&str>) -> Result<Vec<Section>, Fault> {
    let Some(only) = only else { return Ok(Section::ALL.to_vec()) };
    let mut sections = Vec::new();
    for name in only.split(',').map(str::trim).filter(|name| *name != "page") {
        let section = Section::ALL.into_iter().find(|section| section.name() == name).ok_or_else(|| {
            let known: Vec<&str> =
                Section::ALL.iter().map(|section| section.name()).chain(["page"]).collect();
            Fault::new("fault-strength-only").with("text", name).with("known", known)
        })?;
        sections.push(section);
    }
    Ok(sections)
}

/// A row, as soon as it is there.
fn told(row: &Row, section: Section, words: &Words) {
    let met = match row.met {
        Some(true) => words.word("strength-met"),
        Some(false) => words.word("strength-not-met"),
        None => words.word("strength-open"),
    };
    let found = page::found(section, row);
    let who = match &row.bots[..] {
        [] => Phrase::new("check-seats").with("seats", row.seats),
        [bot] => Phrase::new("strength-alone").with("bot", bot.clone()).with("seats", row.seats),
        [bot, others @ ..] => {
            Phrase::new("strength-against").with("bot", bot.clone()).with("others", others.join(", "))
        }
    };
    let _ = writeln!(std::io::stdout(), "  {}: {found} ({met})", words.say(&who));
}
