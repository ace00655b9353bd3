//! A first game: whether somebody is guided at a table, and what they said of it.
//!
//! Which remarks fit now is part of the frame, for it hangs on nothing but what a seat knows (`table::remarks`). Which of them
//! somebody has not had yet is the person's, and stands around the frame: the script brings the two together.

use game::Words;
use house::Table;
use house::store::results::Filter;
use house::store::{Noted, StoreError};
use table::remarks::Remark;

use crate::frame::Sight;
use crate::pages::me::Stance;
use crate::pages::table::{Guide, Said, remarks};
use crate::state::Site;

/// What can be spoken of: the remarks of a game as a whole, its goal line, and each remark.
const REMARKS: &str = "remarks";
const GOAL: &str = "goal-line";
const SEEN: &str = "seen-";

/// What somebody says of first games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Saying<'a> {
    /// They have had this remark.
    Seen(&'a str),
    /// They want no more remarks in this game.
    Off,
    /// They ask for remarks, whatever they have played.
    Asked,
    /// They want the goal above the board, or not.
    Goal(bool),
}

/// What somebody last said of something in a game.
fn said<'a>(noted: &'a [Noted], game: &str, about: &str) -> Option<&'a str> {
    noted.iter().find(|noted| noted.game == game && noted.about == about).map(|noted| noted.said.as_str())
}

impl Site {
    /// Whether remarks come to somebody in a game.
    pub(crate) async fn stance(
        &self,
        person: &str,
        game: &str,
        noted: &[Noted],
    ) -> Result<Stance, StoreError> {
        match said(noted, game, REMARKS) {
            Some("off") => Ok(Stance::Off),
            Some(_) => Ok(Stance::On),
            None if self.options.unremarked => Ok(Stance::Past),
            None => {
                let filter = Filter { game: Some(game.to_owned()), ..Filter::default() };
                let played = self.tables.store().results().count(person, filter).await?;
                Ok(if played == 0 { Stance::On } else { Stance::Past })
            }
        }
    }

    /// For each game with remarks, whether they come to somebody.
    pub(crate) async fn stances(&self, person: &str) -> Result<Vec<(&'static str, Stance)>, StoreError> {
        let noted = self.tables.store().remarks().noted(person).await?;
        let mut stances = Vec::new();
        for game in table::games().iter().map(|game| game.about().id).filter(|game| !remarks(game).is_empty())
        {
            stances.push((game, self.stance(person, game, &noted).await?));
        }
        Ok(stances)
    }

    /// What is said beside the board to somebody who sits at a table by themselves; nothing to anybody else. Where it cannot be
    /// looked up, nothing is said.
    pub(crate) async fn guide(
        &self,
        person: &str,
        table: &Table,
        sight: &Sight,
        words: &Words,
    ) -> Option<Guide> {
        if sight.owned.len() != 1 || table.ended.is_some() || person.is_empty() {
            return None;
        }
        let game = &table.header.game;
        let noted = self.tables.store().remarks().noted(person).await.ok()?;
        let on = self.stance(person, game, &noted).await.ok()? == Stance::On;
        let all = remarks(game);
        let unseen = |remark: &Remark| said(&noted, game, &format!("{SEEN}{}", remark.name)).is_none();
        let say = |(n, remark): (usize, &'static Remark)| Said {
            number: n + 1,
            name: &remark.name,
            title: words.word(&remark.message()),
            text: words.text(&remark.message(), Some("text"), &[]),
        };
        let left = all.iter().enumerate().filter(|(_, remark)| on && unseen(remark)).map(say).collect();
        Some(Guide {
            goal: said(&noted, game, GOAL).map_or(on, |said| said == "shown"),
            remarks: left,
            count: all.len(),
        })
    }

    /// Keeps what somebody says.
    pub(crate) async fn says(&self, person: &str, game: &str, saying: Saying<'_>) -> Result<(), StoreError> {
        let remarks = self.tables.store().remarks();
        let (about, said) = match saying {
            Saying::Seen(name) => (format!("{SEEN}{name}"), "yes"),
            Saying::Off => (REMARKS.to_owned(), "off"),
            Saying::Asked => {
                // They come from the beginning again.
                remarks.clear(person, game).await?;
                (REMARKS.to_owned(), "asked")
            }
            Saying::Goal(shown) => (GOAL.to_owned(), if shown { "shown" } else { "hidden" }),
        };
        let at = self.tables.clock().now();
        remarks.note(person, Noted { game: game.to_owned(), about, said: said.to_owned(), at }).await
    }
}
