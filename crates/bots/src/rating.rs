//! How strong each level turned out to be: the part `ratings` of what a game says of its bots ([`crate::data`]), which
//! `palatine arena --calibrate` writes.

use game::{About, Fault};
use serde::{Deserialize, Serialize};
use toml_edit::{InlineTable, value};

use crate::calibrate::Report;
use crate::data::{self, read_toml, table};
use crate::level::Level;

/// The part of the file that holds the ratings.
const PART: &str = "ratings";

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

/// The rating of a level; nothing where it was not measured. (Where what the game says cannot be read, nothing was measured
/// either: whoever makes a bot is told why.)
#[must_use]
pub fn rating(about: &About, seats: usize, level: Level) -> Option<Rating> {
    data::of(about).ok()?.ratings.get(&seats.to_string())?.get(level.name()).copied()
}

/// The text of a game's file, with what was measured put in; all else stays as it is, comments too.
pub fn written(text: &str, measured: &Report) -> Result<String, Fault> {
    let mut file = read_toml(text)?;
    let levels = table(&mut file, PART, measured.seats)?;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{Data, tests::saying};

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
        assert!(text.contains("[ratings.2]") && !text.contains("[ratings]"), "{text}");
        let read: Data = toml::from_str(&text).unwrap();
        assert_eq!(read.ratings["3"]["minister"], Rating { rating: 1_400.0, uncertainty: 12.0, games: 88 });
        assert_eq!(read.ratings["2"].len(), 5);
        assert_eq!(written(&text, &second).unwrap(), text);
        assert!(written("= 3", &second).is_err());
    }

    #[test]
    fn what_was_not_measured_has_no_rating() {
        let about = saying("[ratings.2]\nnovice = { rating = 900.0, uncertainty = 9.0, games = 3 }");
        assert_eq!(rating(&about, 2, Level::Novice).map(|found| found.games), Some(3));
        assert_eq!((rating(&about, 3, Level::Novice), rating(&about, 2, Level::Emperor)), (None, None));
    }
}
