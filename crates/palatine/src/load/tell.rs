//! The figures, for people.

use std::io::Write;

use game::{Phrase, Words};

use super::figures::{Probe, Report, Spread};
use crate::Stop;
use crate::print::{bold, table, thousands};

fn ms(value: f64) -> String {
    format!("{value:.2} ms")
}

fn known(value: Option<f64>, unit: &str) -> String {
    value.map_or_else(|| "?".to_owned(), |value| format!("{value:.2} {unit}"))
}

fn kb(value: u64) -> String {
    format!("{} kB", thousands(value as f64))
}

fn spread(of: &Spread) -> String {
    format!("{:.2} / {:.2} / {:.2} / {:.2} ms", of.p50, of.p90, of.p99, of.max)
}

pub(super) fn report(report: &Report, words: &Words) -> Result<(), Stop> {
    let mut out = std::io::stdout().lock();
    let games: Vec<String> = report.games_of.iter().map(|game| words.word(game)).collect();
    let title = Phrase::new("load-title")
        .with("games", games.join(", "))
        .with("tables", thousands(report.tables as f64))
        .with("streams", thousands(report.streams as f64))
        .with("seconds", format!("{:.1}", report.seconds));
    writeln!(out, "{}\n", bold(&words.say(&title)))?;
    let bytes = &report.push_bytes;
    let mut rows = vec![
        ("load-moves", thousands(report.moves as f64)),
        ("load-speed", format!("{:.1}", report.moves_per_second)),
        ("load-games", thousands(report.games as f64)),
        ("load-ack", spread(&report.ack_ms)),
        ("load-push", spread(&report.push_ms)),
        ("load-bytes", format!("{:.0} / {:.0} / {:.0}", bytes.mean, bytes.p99, bytes.max)),
        ("load-again", thousands(report.frames_again as f64)),
        ("load-cpu-move", known(report.cpu_ms_per_move, "ms")),
        ("load-viewer", known(report.viewer_kb, "kB")),
        ("load-client", known(report.client_cpu_seconds, "s")),
    ];
    if report.messages > 0 {
        let heard = [report.messages, report.messages_heard].map(|count| thousands(count as f64));
        rows.push(("load-said", heard.join(" / ")));
    }
    if report.lobby > 0 {
        let lists = [report.lobby as u64, report.lobby_events].map(|count| thousands(count as f64));
        rows.push(("load-lobby", lists.join(" / ")));
    }
    for node in &report.nodes {
        rows.push(("load-cpu", format!("{:.2} s", node.cpu_seconds)));
        let rss = [node.rss_before_kb, node.rss_streams_kb, node.rss_end_kb]
            .map(|rss| thousands(rss as f64 / 1_024.0));
        rows.push(("load-rss", format!("{} MB", rss.join(" / "))));
        rows.push(("load-threads", format!("{} / {}", node.threads, thousands(node.files as f64))));
    }
    for (id, value) in rows {
        writeln!(out, "  {value:>34}  {}", words.word(id))?;
    }
    errors(&mut out, report.errors_total, &report.errors, words)
}

fn errors(
    out: &mut impl Write,
    total: u64,
    kinds: &std::collections::BTreeMap<String, u64>,
    words: &Words,
) -> Result<(), Stop> {
    let count = i64::try_from(total).unwrap_or(i64::MAX);
    writeln!(out, "\n{}", bold(&words.say(&Phrase::new("load-errors").with("count", count))))?;
    for (kind, count) in kinds {
        writeln!(out, "  {:>34}  {kind}", thousands(*count as f64))?;
    }
    Ok(())
}

pub(super) fn probe(probe: &Probe, words: &Words) -> Result<(), Stop> {
    let mut out = std::io::stdout().lock();
    let heads = |first: &str| -> Vec<String> {
        [first, "load-moves", "load-cpu-move", "load-ack-half", "load-ack-most"]
            .map(|id| words.word(id))
            .into()
    };
    let title = |id| words.say(&Phrase::new(id).with("game", words.word(probe.game)));
    writeln!(out, "{}", bold(&title("load-by-tables")))?;
    let mut first = heads("load-tables");
    first.push(words.word("load-rss-now"));
    let rows: Vec<Vec<String>> = probe
        .by_tables
        .iter()
        .map(|row| {
            let (cpu, ack) = (known(row.cpu_ms_per_move, "ms"), &row.ack_ms);
            let rss = row.rss_kb.map_or_else(|| "?".to_owned(), kb);
            vec![
                thousands(row.tables as f64),
                thousands(row.moves as f64),
                cpu,
                ms(ack.p50),
                ms(ack.p99),
                rss,
            ]
        })
        .collect();
    table(&mut out, &first, &rows)?;
    writeln!(out, "\n{}", bold(&title("load-by-length")))?;
    let mut first = heads("load-decisions");
    first.push(words.word("load-bytes-mean"));
    let rows: Vec<Vec<String>> = probe
        .by_length
        .iter()
        .map(|row| {
            let (cpu, ack) = (known(row.cpu_ms_per_move, "ms"), &row.ack_ms);
            let part = format!("{} – {}", row.from, row.to);
            vec![
                part,
                thousands(row.moves as f64),
                cpu,
                ms(ack.p50),
                ms(ack.p99),
                format!("{:.0}", row.push_bytes.mean),
            ]
        })
        .collect();
    table(&mut out, &first, &rows)?;
    errors(&mut out, probe.errors_total, &probe.errors, words)
}
