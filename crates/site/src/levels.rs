//! The levels of the bots, as pages show them.

use bots::{BotName, Level};

/// The level of a bot unless somebody chooses another.
pub(crate) const USUAL: Level = Level::Courtier;

/// The message with a level's title; with `-more`, the one that says how it plays.
pub(crate) const fn title(level: Level) -> &'static str {
    match level {
        Level::Novice => "level-novice",
        Level::Apprentice => "level-apprentice",
        Level::Courtier => "level-courtier",
        Level::Minister => "level-minister",
        Level::Emperor => "level-emperor",
    }
}

/// The message that names a bot of a table. Tables from before there were five levels have bots by their own names: one
/// that plays at a level is called so.
pub(crate) fn title_of(game: &str, bot: &str) -> &'static str {
    match bot.parse() {
        Ok(BotName::Level(level)) => title(level),
        Ok(BotName::Random) => "level-random",
        Ok(other) => {
            let about = table::find(game).ok().map(|game| game.about());
            let plays = |level: &Level| about.is_some_and(|about| level.bot(about).as_ref() == Ok(&other));
            Level::ALL.into_iter().find(plays).map_or("bot", title)
        }
        Err(_) => "bot",
    }
}

/// What was measured of a level, with so many players.
pub(crate) fn rating(game: &str, seats: usize, level: Level) -> Option<i32> {
    let about = table::find(game).ok()?.about();
    bots::rating::rating(about, seats, level).map(|rating| rating.rating.round() as i32)
}

/// The same by the message with its title.
pub(crate) fn rating_of(game: &str, seats: usize, of: &str) -> Option<i32> {
    let level = Level::ALL.into_iter().find(|&level| title(level) == of)?;
    rating(game, seats, level)
}

#[cfg(test)]
mod tests {
    use game::Lang;

    use super::*;

    #[test]
    fn levels_and_bots_of_old_tables_have_names() {
        for lang in Lang::ALL {
            let words = crate::words(None, lang);
            for level in Level::ALL {
                for id in [title(level).to_owned(), format!("{}-more", title(level))] {
                    assert_eq!(words.missing(&id, None, &[]), None, "{id}");
                }
            }
            for game in table::games() {
                for bot in ["random", "greedy", "courtier", "emperor", "what is that?"] {
                    assert_eq!(words.missing(title_of(game.about().id, bot), None, &[]), None, "{bot}");
                }
            }
        }
        for game in table::games().iter().map(|game| game.about().id) {
            for level in Level::ALL {
                assert_eq!(title_of(game, level.name()), title(level));
            }
            assert_eq!(title_of(game, "random"), "level-random");
            assert_eq!(title_of(game, "greedy"), title(Level::Courtier));
        }
    }
}
