//! How strong each level turned out to be, from a file that `palatine arena --calibrate` writes.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use game::Fault;
use serde::{Deserialize, Serialize};
use toml_edit::{DocumentMut, InlineTable, Item, Table, value};

use crate::calibrate::Report;
use crate::level::Level;

/// What was measured.
const FILE: &str = include_str!("../data/ratings.toml");

/// How strong a level is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rating {
    /// On a scale where the level Courtier stands at 1500.
    pub rating: f64,
    /// Half the width of its 95 % interval.
    pub uncertainty: f64,
    /// In how many games it was measured.
    pub games: u64,
}

/// Ratings by game, number of seats and level; the numbers of seats are text, as keys of a TOML file are.
pub type Ratings = BTreeMap<String, BTreeMap<String, BTreeMap<String, Rating>>>;

/// The rating of a level; nothing where it was not measured.
#[must_use]
pub fn rating(game: &str, seats: usize, level: Level) -> Option<Rating> {
    file().get(game)?.get(&seats.to_string())?.get(level.name()).copied()
}

/// The text of a file of ratings, with what was measured put in; all else stays as it is, comments too.
pub fn written(text: &str, measured: &Report) -> Result<String, Fault> {
    let mut file = read_toml(text)?;
    let levels = table(&mut file, measured.game, measured.seats)?;
    for level in &measured.levels {
        let Rating { rating, uncertainty, games } = level.rating;
        let mut entry = InlineTable::new();
        entry.insert("rating", rating.into());
        entry.insert("uncertainty", uncertainty.into());
        entry.insert("games", i64::try_from(games).unwrap_or(i64::MAX).into());
        levels[level.level] = value(entry);
    }
    Ok(file.to_string())
}

/// The file that came with the program, for whoever has none yet.
#[must_use]
pub const fn embedded() -> &'static str {
    FILE
}

/// Reads a TOML file that is to be rewritten.
pub(crate) fn read_toml(text: &str) -> Result<DocumentMut, Fault> {
    text.parse().map_err(|error: toml_edit::TomlError| {
        Fault::new("fault-rewrite").with("why", error.message().to_owned())
    })
}

/// The table `[game.seats]`; a new one, if it is not there.
pub(crate) fn table<'a>(file: &'a mut DocumentMut, game: &str, seats: usize) -> Result<&'a mut Table, Fault> {
    let fault = || Fault::new("fault-rewrite").with("why", format!("{game}.{seats}"));
    // In a file of comments only they come at the end; they are meant to stand at the top.
    let mut new = Table::new();
    if file.is_empty() {
        let comments = file.trailing().as_str().unwrap_or_default().trim_end().to_owned();
        if !comments.is_empty() {
            new.decor_mut().set_prefix(format!("{comments}\n\n"));
        }
        file.set_trailing("");
    }
    // The header of the game is written only where it holds something of its own.
    let mut implicit = Table::new();
    implicit.set_implicit(true);
    let of_game = file.entry(game).or_insert(Item::Table(implicit)).as_table_mut().ok_or_else(fault)?;
    let of_seats = of_game.entry(&seats.to_string()).or_insert(Item::Table(new));
    of_seats.as_table_mut().ok_or_else(fault)
}

fn file() -> &'static Ratings {
    static READ: OnceLock<Ratings> = OnceLock::new();
    READ.get_or_init(|| toml::from_str(FILE).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_measured_is_put_in_and_all_else_stays() {
        let level = |level: &Level| crate::calibrate::Rated {
            level: level.name(),
            bot: "greedy".to_owned(),
            rating: Rating { rating: 1_400.0, uncertainty: 12.0, games: 88 },
        };
        let levels: Vec<_> = Level::ALL.iter().map(level).collect();
        let first = Report { game: "chess", seats: 2, levels: levels.clone(), games: 220 };
        let text = written("# What is this?\n", &first).unwrap();
        let second = Report { game: "chess", seats: 3, levels, games: 220 };
        let text = written(&text.replace("novice", "# A comment.\nnovice"), &second).unwrap();
        assert!(text.starts_with("# What is this?\n") && text.contains("# A comment."), "{text}");
        assert!(text.contains("[chess.2]") && !text.contains("[chess]"), "{text}");
        let read: Ratings = toml::from_str(&text).unwrap();
        assert_eq!(read["chess"]["3"]["minister"], Rating { rating: 1_400.0, uncertainty: 12.0, games: 88 });
        assert_eq!(read["chess"]["2"].len(), 5);
        assert_eq!(written(&text, &second).unwrap(), text);
        assert!(written("= 3", &second).is_err());
    }

    #[test]
    fn the_file_can_be_read_and_courtier_stands_at_1500() {
        let read: Ratings = toml::from_str(FILE).unwrap();
        for (game, by_seats) in &read {
            for (seats, levels) in by_seats {
                let seats: usize = seats.parse().unwrap();
                assert_eq!(levels.len(), Level::ALL.len(), "{game} {seats}");
                for level in Level::ALL {
                    let found = rating(game, seats, level).unwrap();
                    assert!(found.uncertainty > 0.0 && found.games > 0, "{game} {seats} {level:?}");
                }
                let middle = rating(game, seats, Level::Courtier).map(|rating| rating.rating);
                assert_eq!(middle, Some(1_500.0), "{game} {seats}");
            }
        }
        assert_eq!(rating("no-such-game", 2, Level::Novice), None);
    }
}
