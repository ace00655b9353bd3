//! `docs/strength.md`, written from what was measured.

use std::fmt::Write as _;

use game::Lang;

use super::results::{Measured, Results, Row, Section};
use crate::print::{percent, percents, thousands};

const TOP: &str = "\
# How strong and how fast the bots are

This page is written by `palatine strength` from what it measures; the figures are kept in [strength.json](strength.json).
Sections can be measured alone (`palatine strength [GAME] --only speed,greedy,levels,doubling,determinism,calibration`), and
`--only page` writes the page anew from the figures kept. Do not edit it by hand.

Every deal is played once from every seat, so the luck of the deal and of the seat cancels out. Shares of wins have 95 %
intervals (Wilson); a shared win counts in parts. With the same seed and a budget in simulations, every figure about games
comes out the same on every machine and with any number of threads; speed and seconds depend on the machine.
A claim is *met* only where the whole interval of the measured share reaches what was asked. Runs that were too short to judge
say so.
";

/// What a section says before its figures.
const fn head(section: Section) -> (&'static str, &'static str) {
    match section {
        Section::Speed => (
            "Speed",
            "Simulations a second on one thread, from the opening, each played to the end of the game by any moves; \
             and with the numbers tuned for the game, whose simulations mostly end earlier. What is asked is asked of the table that `palatine bench` measures where no seats are named: three.",
        ),
        Section::Greedy => (
            "Search against greedy",
            "At two seats, or at three one search against two `greedy` where the game begins there: the share of games \
             that the search wins. Equal bots would win one half, or one third.",
        ),
        Section::Levels => (
            "Each level against the one below",
            "How often the higher level takes the better place than the lower, a tie counting half. At two seats that is \
             the share of wins. At three, one of the higher sits with two of the lower.",
        ),
        Section::Doubling => (
            "Twice the simulations",
            "The share of games won with twice the simulations against half of them. It plays worse where even the upper \
             end of the interval lies below the share of equal bots.",
        ),
        Section::Determinism => (
            "The same move each time",
            "Same seed, simulations and position must give the same move. Whole games are played twice at the same time \
             on two threads and compared move by move. The fingerprint of all moves lets other machines and later versions \
             compare.",
        ),
        Section::Calibration => (
            "Ratings of the levels",
            "Courtier stands at 1500, and 400 points are odds of ten to one. Ratings hold within one game and number of \
             seats. How they are found: [arena.md](arena.md#ratings).",
        ),
    }
}

/// A figure as people read it.
pub(super) fn found(section: Section, row: &Row) -> String {
    match section {
        Section::Speed => format!("{}/s", thousands(row.value)),
        Section::Determinism => format!("{:.0}", row.value),
        Section::Calibration => {
            let half = row.ci95.map_or(0.0, |[low, high]| (high - low) / 2.0);
            format!("{:.0} ± {half:.0}", row.value)
        }
        _ => match row.ci95 {
            Some(ci95) => format!("{} ({})", percent(row.value), percents(ci95)),
            None => percent(row.value),
        },
    }
}

/// Whom it is about.
fn who(row: &Row) -> String {
    let names: Vec<String> = row.bots.iter().map(|bot| format!("`{bot}`")).collect();
    names.join(" against ")
}

/// The whole page.
pub(super) fn write(results: &Results) -> String {
    let mut page = TOP.to_owned();
    summary(&mut page, results);
    for section in Section::ALL {
        let measured = results.of(section);
        if measured.is_empty() {
            continue;
        }
        let (title, text) = head(section);
        let _ = writeln!(page, "\n## {title}\n\n{text}");
        for (game, measured) in measured {
            of_game(&mut page, section, game, measured);
        }
    }
    page
}

fn title(game: &str) -> String {
    crate::cli::words(Lang::En).word(game)
}

/// All claims of a section and game in one cell.
fn summary(page: &mut String, results: &Results) {
    let claims = [Section::Speed, Section::Greedy, Section::Levels, Section::Doubling, Section::Determinism];
    let _ = write!(page, "\n| game |");
    for section in claims {
        let _ = write!(page, " {} |", head(section).0.to_lowercase());
    }
    let _ = write!(page, "\n| --- |{}\n", " --- |".repeat(claims.len()));
    for game in table::games().iter().map(|game| game.about().id) {
        let _ = write!(page, "| {} |", title(game));
        for section in claims {
            let of_game = results.of(section).into_iter().find(|(id, _)| *id == game);
            let cell = of_game.map_or("not measured".to_owned(), |(_, measured)| cell(&measured.rows));
            let _ = write!(page, " {cell} |");
        }
        page.push('\n');
    }
}

fn cell(rows: &[Row]) -> String {
    let judged: Vec<bool> = rows.iter().filter_map(|row| row.met).collect();
    let met = judged.iter().filter(|met| **met).count();
    match judged.len() {
        0 => "not judged".to_owned(),
        all if met == all => "met".to_owned(),
        all => format!("{met} of {all} met"),
    }
}

fn met(row: &Row) -> &'static str {
    match row.met {
        Some(true) => "met",
        Some(false) => "**not met**",
        None if row.least.is_some() => "too short to judge",
        None => "",
    }
}

fn of_game(page: &mut String, section: Section, game: &str, measured: &Measured) {
    let _ = write!(page, "\n### {}: {}\n\n", head(section).0, title(game));
    if measured.quick {
        page.push_str("A quick run: it shows that the measurement works, and nothing else.\n\n");
    }
    let heads: &[&str] = match section {
        Section::Speed => &["seats", "simulations a second", "asked", "", "with tuned numbers"],
        Section::Greedy | Section::Doubling => &["bots", "seats", "games", "wins", "95 %", "asked", ""],
        Section::Levels => &["levels", "bots", "seats", "games", "better place", "95 %", "asked", ""],
        Section::Determinism => &["bots", "seats", "games", "decisions", "fingerprint", "all the same"],
        Section::Calibration => &["seats", "level", "bot", "rating", "games"],
    };
    let _ = writeln!(page, "| {} |", heads.join(" | "));
    let _ = writeln!(page, "|{}", " --- |".repeat(heads.len()));
    for row in &measured.rows {
        let _ = writeln!(page, "| {} |", cells(section, row).join(" | "));
    }
    let mut commands: Vec<&str> = measured.rows.iter().map(|row| row.command.as_str()).collect();
    commands.dedup();
    let _ = write!(page, "\nAgain, in about {} s:\n\n", thousands(measured.seconds));
    for command in commands {
        let _ = writeln!(page, "    {command}");
    }
}

fn cells(section: Section, row: &Row) -> Vec<String> {
    let seats = row.seats.to_string();
    let games = row.games.to_string();
    let least = row.least.map(percent).unwrap_or_default();
    let interval = row.ci95.map(percents).unwrap_or_default();
    match section {
        Section::Speed => {
            let asked = row.least.map(thousands).unwrap_or_default();
            let tuned = row.note.parse().map_or_else(|_| row.note.clone(), thousands);
            vec![seats, thousands(row.value), asked, met(row).to_owned(), tuned]
        }
        Section::Greedy | Section::Doubling => {
            vec![who(row), seats, games, percent(row.value), interval, least, met(row).to_owned()]
        }
        Section::Levels => vec![
            who(row),
            row.note.clone(),
            seats,
            games,
            percent(row.value),
            interval,
            least,
            met(row).to_owned(),
        ],
        Section::Determinism => {
            let note = format!("`{}`", row.note);
            vec![who(row), seats, games, found(section, row), note, met(row).to_owned()]
        }
        Section::Calibration => {
            vec![seats, who(row), format!("`{}`", row.note), found(section, row), games]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(value: f64, met: Option<bool>) -> Row {
        Row {
            bots: vec!["search:2000".to_owned(), "greedy".to_owned()],
            seats: 2,
            command: "palatine arena great-wall".to_owned(),
            games: 200,
            value,
            ci95: Some([value - 0.05, value + 0.05]),
            least: Some(0.85),
            met,
            note: String::new(),
        }
    }

    #[test]
    fn the_page_says_what_is_met_and_what_is_not() {
        let mut results = Results::default();
        let measured = |row| Measured { quick: false, seconds: 12.0, rows: vec![row] };
        results.put(Section::Greedy, "great-wall", measured(row(0.91, Some(true))));
        results.put(Section::Greedy, "zhanguo", measured(row(0.80, Some(false))));
        results.put(Section::Greedy, "justinian", Measured { quick: true, ..measured(row(0.5, None)) });
        assert_eq!(Results::read(&results.write().unwrap()).map(|read| write(&read)), Some(write(&results)));
        let page = write(&results);
        for part in [
            "| Great Wall of China | not measured | met |",
            "| ZhanGuo | not measured | 0 of 1 met |",
            "| Justinian | not measured | not judged |",
            "| `search:2000` against `greedy` | 2 | 200 | 91.0 % | 86.0 – 96.0 % | 85.0 % | met |",
            "**not met**",
            "too short to judge",
            "A quick run",
            "    palatine arena great-wall\n",
        ] {
            assert!(page.contains(part), "{part}: {page}");
        }
    }
}
