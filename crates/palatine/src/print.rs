//! What several commands print alike.

use std::fs::File;
use std::io::{IsTerminal as _, Read as _, Write};

use game::{Fault, Phrase, Seat, Words};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use table::AnyMatch;

use crate::Stop;

/// The largest file we read: a hundred times the longest record.
const LARGEST: u64 = 16 << 20;

/// Reads a whole text file, or says what is wrong with it. `-` is the standard input.
pub(crate) fn read_file(path: &str) -> Result<String, Fault> {
    let fault = |id, why: String| Fault::new(id).with("file", path.to_owned()).with("why", why);
    let mut bytes = Vec::new();
    let read = if path == "-" {
        std::io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes))
    };
    read.map_err(|error| fault("fault-file", error.to_string()))?;
    if bytes.len() as u64 > LARGEST {
        return Err(fault("fault-file-large", format!("{} MiB", LARGEST >> 20)));
    }
    String::from_utf8(bytes)
        .map_err(|error| fault("fault-file-utf8", (error.utf8_error().valid_up_to() + 1).to_string()))
}

/// Says what is wrong with a path before hours are spent on what is to be written there.
pub(crate) fn can_write(path: &str) -> Result<(), Fault> {
    let path_of = std::path::Path::new(path);
    let folder = path_of.parent().filter(|folder| !folder.as_os_str().is_empty());
    if path_of.is_dir() || folder.is_some_and(|folder| !folder.is_dir()) {
        let why = std::io::Error::from(if path_of.is_dir() {
            std::io::ErrorKind::IsADirectory
        } else {
            std::io::ErrorKind::NotFound
        });
        return Err(Fault::new("fault-file-write")
            .with("file", path.to_owned())
            .with("why", why.to_string()));
    }
    Ok(())
}

/// Writes a whole file.
pub(crate) fn write_file(path: &str, text: &str) -> Result<(), Fault> {
    std::fs::write(path, text).map_err(|error| {
        Fault::new("fault-file-write").with("file", path.to_owned()).with("why", error.to_string())
    })
}

/// A table: the first column to the left, the others to the right.
pub(crate) fn table(out: &mut impl Write, heads: &[String], rows: &[Vec<String>]) -> Result<(), Stop> {
    let wide = |text: &String| text.chars().count();
    let width = |n: usize| {
        let cells = rows.iter().filter_map(|row| row.get(n)).chain(heads.get(n));
        cells.map(wide).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..heads.len()).map(width).collect();
    for row in std::iter::once(heads).chain(rows.iter().map(Vec::as_slice)) {
        let mut line = String::new();
        for (n, (cell, width)) in row.iter().zip(&widths).enumerate() {
            line.push_str("  ");
            line.push_str(&if n == 0 { format!("{cell:width$}") } else { format!("{cell:>width$}") });
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// A share as people read it.
pub(crate) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// An interval of shares.
pub(crate) fn percents([low, high]: [f64; 2]) -> String {
    format!("{:.1} – {:.1} %", 100.0 * low, 100.0 * high)
}

/// Prints a value as JSON, on one line.
pub(crate) fn json(value: &impl Serialize) -> Result<(), Stop> {
    let text = game::paper::write_line(value);
    Ok(writeln!(std::io::stdout(), "{text}")?)
}

/// A progress bar on the terminal; nothing where nobody watches.
pub(crate) fn progress(games: u64, words: &Words) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let template = format!("{{bar:40}} {{pos}}/{{len}} {} ({{eta}})", words.word("print-games"));
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    bar
}

/// A number with its thousands apart.
pub(crate) fn thousands(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut out = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n) % 3 == 0 {
            out.push('\u{202f}');
        }
        out.push(digit);
    }
    out
}

/// Bold on a terminal, plain elsewhere.
pub(crate) fn bold(text: &str) -> String {
    let colour = std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    if colour { format!("\u{1b}[1m{text}\u{1b}[0m") } else { text.to_owned() }
}

/// A match in words: every decision with what it was and why it mattered, then the scores by source.
pub(crate) fn story(out: &mut impl Write, played: &dyn AnyMatch, words: &Words) -> Result<(), Stop> {
    for n in 0..played.log().len() {
        let told = played.told(n, None, words);
        for (line, text) in told.iter().enumerate() {
            if line == 0 {
                writeln!(out, "{:>4}  {text}", n + 1)?;
            } else {
                writeln!(out, "        · {text}")?;
            }
        }
    }
    writeln!(out)?;
    scores(out, played, words)
}

/// The scores by source, a column for each player.
pub(crate) fn scores(out: &mut impl Write, played: &dyn AnyMatch, words: &Words) -> Result<(), Stop> {
    let scores = played.scores();
    let seats: Vec<Seat> = Seat::all(played.setup().seats).collect();
    let names: Vec<String> = seats.iter().map(|&seat| words.name(seat)).collect();
    let widths: Vec<usize> = names.iter().map(|name| name.chars().count().max(5) + 2).collect();
    let total = words.word("print-total");
    let sources: Vec<String> = scores.sources().iter().map(|source| words.word(source)).collect();
    let first = sources.iter().chain([&total]).map(|text| text.chars().count()).max().unwrap_or(0);

    write!(out, "{:first$}", "")?;
    for (name, width) in names.iter().zip(&widths) {
        write!(out, "{name:>width$}")?;
    }
    writeln!(out)?;
    for (n, source) in sources.iter().enumerate() {
        if seats.iter().all(|&seat| scores.from(seat, n) == 0) {
            continue;
        }
        write!(out, "{source:first$}")?;
        for (&seat, width) in seats.iter().zip(&widths) {
            write!(out, "{:>width$}", scores.from(seat, n))?;
        }
        writeln!(out)?;
    }
    let mut line = format!("{total:first$}");
    for (&seat, width) in seats.iter().zip(&widths) {
        line.push_str(&format!("{:>width$}", scores.total(seat)));
    }
    writeln!(out, "{}", bold(&line))?;
    writeln!(out)?;
    let winners: Vec<_> = scores.winners().collect();
    let winners = match played.turn() {
        game::Turn::Over => {
            Phrase::new("print-winners").with("count", winners.len()).with("winners", winners)
        }
        game::Turn::Of(seat) => Phrase::new("print-unfinished").with("seat", seat),
    };
    writeln!(out, "{}", words.say(&winners))?;
    Ok(())
}
