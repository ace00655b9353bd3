//! How games ended, by person, and what that says of their strength.
//!
//! A table that is over is *settled* once: its results are kept, and if it was rated the ratings of its people change, in one
//! transaction. Whoever ends a table settles it; a sweep finds what was missed. Two who try at once cannot both succeed.

use bots::strength::{Entrant, Strength, after};

use super::Later;
use crate::event::Time;

/// What a table that is over leaves.
#[derive(Clone, PartialEq, Debug)]
pub struct Settlement {
    /// Which.
    pub table: String,
    /// The game.
    pub game: String,
    /// When it ended.
    pub ended: Time,
    /// Whether it changes ratings.
    pub rated: bool,
    /// How everybody did, seat by seat.
    pub seats: Vec<Settled>,
}

impl Settlement {
    /// A table that leaves nothing.
    #[must_use]
    pub fn none(table: &str, game: &str) -> Self {
        Self { table: table.to_owned(), game: game.to_owned(), ended: 0, rated: false, seats: Vec::new() }
    }
}

/// How a seat did.
#[derive(Clone, PartialEq, Debug)]
pub struct Settled {
    /// Who it was.
    pub who: Who,
    /// The place, counted from 1; shared places are equal.
    pub place: usize,
    /// The points.
    pub points: i32,
    /// Whether they had left before the end.
    pub left: bool,
}

/// Who sat in a seat.
#[derive(Clone, PartialEq, Debug)]
pub enum Who {
    /// A person: their result counts for them.
    Person(String),
    /// Somebody at another's screen: nobody knows who.
    Somebody,
    /// A bot; as strong as its level was measured, if it was.
    Bot(Option<Strength>),
}

/// A person's rating in a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// How strong.
    pub strength: Strength,
    /// In how many rated games.
    pub games: u32,
    /// The highest it ever was, and when.
    pub best: (f64, Time),
    /// When it last changed.
    pub changed: Time,
}

/// A rating that changed with a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Change {
    /// Before.
    pub before: Strength,
    /// After.
    pub after: Strength,
}

/// A result of a person.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// When.
    pub ended: Time,
    /// How many played.
    pub seats: usize,
    /// The place, counted from 1.
    pub place: usize,
    /// The points.
    pub points: i32,
    /// Whether they had left.
    pub left: bool,
    /// How the rating changed, if it was rated.
    pub change: Option<Change>,
    /// Whether everybody could find the table.
    pub listed: bool,
}

/// What others may know of somebody. Whoever has gone has none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// Who: never shown.
    pub person: String,
    /// For addresses.
    pub public: String,
    /// The name.
    pub name: String,
    /// When they were first met.
    pub since: Time,
    /// Whether others find them: they have an account, are not banned, and want to be listed.
    pub listed: bool,
}

/// Which results of a person.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// Of one game.
    pub game: Option<String>,
    /// With so many players.
    pub seats: Option<usize>,
    /// Rated ones, or only the others.
    pub rated: Option<bool>,
    /// Only those they won.
    pub won: bool,
}

/// How a seat at a table did, for lists: without anybody who is not listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sat {
    /// The name, of somebody who is listed.
    pub name: Option<String>,
    /// Which bot, if it was one all the time.
    pub bot: Option<String>,
    /// The points.
    pub points: i32,
    /// Whether it is the person whose results these are.
    pub own: bool,
    /// Whether it is whoever looks.
    pub me: bool,
}

/// Somebody on a board of leaders.
#[derive(Clone, PartialEq, Debug)]
pub struct Leader {
    /// Who: never shown.
    pub person: String,
    /// For addresses.
    pub public: String,
    /// The name.
    pub name: String,
    /// How strong.
    pub standing: Standing,
}

/// How a person did against another, over the pairs at all their tables.
#[derive(Clone, PartialEq, Debug)]
pub struct Pairing {
    /// Against whom, for addresses.
    pub public: String,
    /// Their name.
    pub name: String,
    /// In how many games.
    pub games: u32,
    /// How often ahead.
    pub ahead: u32,
    /// How often behind; the rest were shared.
    pub behind: u32,
}

/// How often a person came where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// In which game.
    pub game: String,
    /// With how many players.
    pub seats: usize,
    /// How often they came first, second, …
    pub places: Vec<u32>,
}

impl Tally {
    /// From lines of game, seats, place and count, in this order.
    pub(super) fn gather(lines: Vec<(String, usize, usize, u32)>) -> Vec<Self> {
        let mut tallies: Vec<Self> = Vec::new();
        for (game, seats, place, count) in lines {
            let same = tallies.last().is_some_and(|last| last.game == game && last.seats == seats);
            if !same {
                tallies.push(Self { game, seats, places: vec![0; seats] });
            }
            if let Some(number) = tallies.last_mut().and_then(|last| last.places.get_mut(place - 1)) {
                *number += count;
            }
        }
        tallies
    }
}

/// Lines of a table and how a seat there did, gathered by table. They come in the order of tables and seats.
pub(super) fn by_table(lines: Vec<(String, Sat)>) -> Vec<(String, Vec<Sat>)> {
    let mut tables: Vec<(String, Vec<Sat>)> = Vec::new();
    for (table, sat) in lines {
        match tables.last_mut().filter(|(last, _)| *last == table) {
            Some((_, seats)) => seats.push(sat),
            None => tables.push((table, vec![sat])),
        }
    }
    tables
}

/// Keeps results and ratings.
pub trait Results: Send + Sync {
    /// Tables that are over and not settled, the oldest first, at most so many.
    fn unsettled(&self, most: usize) -> Later<Vec<String>>;

    /// Settles a table; false if somebody has before.
    fn settle(&self, settlement: Settlement) -> Later<bool>;

    /// The results of a person, the latest first, after so many, at most so many.
    fn outcomes(&self, person: &str, filter: Filter, skip: usize, most: usize) -> Later<Vec<Outcome>>;

    /// How many there are.
    fn count(&self, person: &str, filter: Filter) -> Later<usize>;

    /// How everybody did at these tables, seat by seat, as somebody (`viewer`) reads it on a person's page.
    fn seats(&self, tables: Vec<String>, person: &str, viewer: &str) -> Later<Vec<(String, Vec<Sat>)>>;

    /// How a person's rating in a game changed, the latest first, at most so many.
    fn course(&self, person: &str, game: &str, most: usize) -> Later<Vec<(Time, Change)>>;

    /// How often a person came where.
    fn tallies(&self, person: &str) -> Later<Vec<Tally>>;

    /// A person's ratings, by game.
    fn standings(&self, person: &str) -> Later<Vec<(String, Standing)>>;

    /// The strongest in a game of those who are listed and whose rating changed since, at most so many.
    fn leaders(&self, game: &str, since: Time, most: usize) -> Later<Vec<Leader>>;

    /// Whom of those who are listed a person met most often, and how they did, at most so many.
    fn pairings(&self, person: &str, most: usize) -> Later<Vec<Pairing>>;

    /// Somebody by their public id.
    fn face(&self, public: &str) -> Later<Option<Face>>;

    /// Those of these people who have a row and have not gone, in no order.
    fn faces(&self, people: Vec<String>) -> Later<Vec<Face>>;

    /// Whether somebody wants to be listed.
    fn list_me(&self, person: &str, listed: bool) -> Later<()>;
}

/// How ratings change with a game: nothing for seats whose rating does not. `known` gives what was known of the people
/// before, in the order of the seats. Where a level was not measured it is left out, and so is somebody nobody knows.
pub(super) fn changes(settlement: &Settlement, known: &[Option<Strength>]) -> Vec<Option<Change>> {
    let mut none = vec![None; settlement.seats.len()];
    if !settlement.rated {
        return none;
    }
    // Whoever left comes last, however the bot in the seat has done.
    let last = settlement.seats.len() + 1;
    let entrants: Vec<(usize, Entrant)> = settlement
        .seats
        .iter()
        .zip(known)
        .enumerate()
        .filter_map(|(n, (seat, known))| {
            let place = if seat.left { last } else { seat.place };
            let entrant = match &seat.who {
                Who::Person(_) => Entrant { strength: known.unwrap_or(Strength::NEW), fixed: false, place },
                Who::Bot(Some(strength)) => Entrant { strength: *strength, fixed: true, place },
                Who::Bot(None) | Who::Somebody => return None,
            };
            Some((n, entrant))
        })
        .collect();
    if entrants.len() < 2 {
        return none;
    }
    let game: Vec<Entrant> = entrants.iter().map(|(_, entrant)| *entrant).collect();
    for ((n, entrant), after) in entrants.into_iter().zip(after(&game)) {
        if !entrant.fixed {
            none[n] = Some(Change { before: entrant.strength, after });
        }
    }
    none
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(who: Who, place: usize, left: bool) -> Settled {
        Settled { who, place, points: 0, left }
    }

    fn game(rated: bool, seats: Vec<Settled>) -> Settlement {
        Settlement { table: "t".into(), game: "toy".into(), ended: 0, rated, seats }
    }

    #[test]
    fn leaving_counts_as_coming_last_and_levels_do_not_move() {
        let courtier = Who::Bot(Some(Strength { rating: 1_500.0, deviation: 20.0 }));
        let people = |left| {
            let seats = vec![
                seat(Who::Person("ada".into()), 1, left),
                seat(courtier.clone(), 2, false),
                seat(Who::Person("bea".into()), 3, false),
            ];
            changes(&game(true, seats), &[None, None, None])
        };
        let stays = people(false);
        assert!(stays[0].unwrap().after.rating > 1_500.0 && stays[1].is_none());
        assert!(stays[2].unwrap().after.rating < 1_500.0);
        let left = people(true);
        assert!(
            left[0].unwrap().after.rating < 1_500.0
                && left[2].unwrap().after.rating > stays[2].unwrap().after.rating
        );
    }

    #[test]
    fn where_nothing_can_be_compared_nothing_changes() {
        let ada = || seat(Who::Person("ada".into()), 1, false);
        let none = |seats: Vec<Settled>, rated| {
            changes(&game(rated, seats), &[None, None]).iter().all(Option::is_none)
        };
        assert!(none(vec![ada(), seat(Who::Person("bea".into()), 2, false)], false));
        assert!(none(vec![ada(), seat(Who::Somebody, 2, false)], true));
        assert!(none(vec![ada(), seat(Who::Bot(None), 2, false)], true));
        assert!(!none(vec![ada(), seat(Who::Person("bea".into()), 2, false)], true));
    }
}
