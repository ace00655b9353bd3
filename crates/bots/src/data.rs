//! What a game says of its bots: the file `data/bots.toml` in its folder, which it hands over as [`About::bots`].
//!
//! Who plays at each level, what is claimed of the search, the numbers of the search, the gauntlet and the ratings. A game that
//! says nothing has the plain levels and the plain numbers. `palatine tune` and `palatine arena --calibrate` rewrite the
//! file and keep whatever else is in it, comments too.

use std::collections::{BTreeMap, HashMap};
use std::sync::{OnceLock, PoisonError, RwLock};

use game::{About, Fault};
use serde::Deserialize;
use toml_edit::{DocumentMut, Item, Table};

use crate::arena::gauntlet::Gauntlet;
use crate::bot::BotName;
use crate::level::Level;
use crate::rating::Rating;
use crate::search::params::{self, Params};
use crate::study::marks::Marks;

/// What a game says of its bots.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Data {
    /// Who plays at each level, the weakest first; nobody, where the plain ones do.
    pub levels: Option<Bots>,
    /// What is claimed of the search.
    pub claims: Claims,
    /// The numbers of the search, by number of seats, which is text as every key of such a file.
    pub search: BTreeMap<String, Params>,
    /// How many simulations `search:deep` makes, by number of seats.
    pub deep: BTreeMap<String, u32>,
    /// The numbers of a search that a network leads, where they are other than those of the search without one, by number of seats.
    pub net: BTreeMap<String, BTreeMap<String, f32>>,
    /// How many simulations `net:deep` makes, by number of seats.
    pub net_deep: BTreeMap<String, u32>,
    /// From which loss on a decision has a mark, by number of seats.
    pub marks: BTreeMap<String, Marks>,
    /// The opponents that never change.
    pub gauntlet: Option<Gauntlet>,
    /// How strong the levels turned out to be, by number of seats and level.
    pub ratings: BTreeMap<String, BTreeMap<String, Rating>>,
}

/// What is claimed of the search in a game; `palatine strength` measures it.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Claims {
    /// Simulations a second, played to the end.
    pub speed: Option<f64>,
    /// Simulations a decision against `greedy`.
    pub simulations: u32,
    /// The share of games won against it.
    pub share: Option<f64>,
}

impl Default for Claims {
    fn default() -> Self {
        Self { speed: None, simulations: 2_000, share: None }
    }
}

/// The bots of the levels, the weakest first.
#[derive(Clone, PartialEq, Debug)]
pub struct Bots(pub [BotName; Level::ALL.len()]);

impl<'de> Deserialize<'de> for Bots {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let names = <[String; Level::ALL.len()]>::deserialize(deserializer)?;
        let read =
            |name: String| name.parse().map_err(|_| serde::de::Error::custom(format!("{name} is no bot")));
        let bots: Result<Vec<BotName>, _> = names.into_iter().map(read).collect();
        bots?.try_into().map(Self).map_err(|_| serde::de::Error::custom("there are five levels"))
    }
}

/// What was said for a number of seats, or else for the nearest.
#[must_use]
pub fn nearest<T>(by_seats: &BTreeMap<String, T>, seats: usize) -> Option<&T> {
    let numbered = by_seats.iter().filter_map(|(n, said)| Some((n.parse::<usize>().ok()?, said)));
    numbered.min_by_key(|(n, _)| (n.abs_diff(seats), *n)).map(|(_, said)| said)
}

/// Texts that were read: by where they lie, for a game's text is a constant of the program.
type Texts = RwLock<HashMap<(usize, usize), &'static Result<Data, Fault>>>;

/// What a game says of its bots. It is read once.
pub fn of(about: &About) -> Result<&'static Data, Fault> {
    static READ: OnceLock<Texts> = OnceLock::new();
    let texts = READ.get_or_init(Texts::default);
    let key = (about.bots.as_ptr() as usize, about.bots.len());
    let known = texts.read().unwrap_or_else(PoisonError::into_inner).get(&key).copied();
    let data = known.unwrap_or_else(|| {
        let mut texts = texts.write().unwrap_or_else(PoisonError::into_inner);
        // Kept as long as the program runs, like the text itself.
        texts.entry(key).or_insert_with(|| Box::leak(Box::new(read(about))))
    });
    data.as_ref().map_err(Clone::clone)
}

fn read(about: &About) -> Result<Data, Fault> {
    let fault = |why: String| Fault::new("fault-bots-data").with("game", about.id).with("why", why);
    let data: Data = toml::from_str(about.bots).map_err(|error| fault(error.message().to_owned()))?;
    for seats in data.search.keys().chain(data.net.keys()).chain(data.marks.keys()).chain(data.ratings.keys())
    {
        if seats.parse::<usize>().is_err() {
            return Err(fault(format!("{seats} is no number of seats")));
        }
    }
    data.net.values().flatten().try_for_each(|(name, number)| params::check(name, *number))?;
    Ok(data)
}

/// Reads a TOML file that is to be rewritten.
pub(crate) fn read_toml(text: &str) -> Result<DocumentMut, Fault> {
    text.parse().map_err(|error: toml_edit::TomlError| {
        Fault::new("fault-rewrite").with("why", error.message().to_owned())
    })
}

/// The table `[part.seats]`; a new one, if it is not there.
pub(crate) fn table<'a>(file: &'a mut DocumentMut, part: &str, seats: usize) -> Result<&'a mut Table, Fault> {
    let fault = || Fault::new("fault-rewrite").with("why", format!("{part}.{seats}"));
    // In a file of comments only they come at the end; they are meant to stand at the top.
    let mut new = Table::new();
    if file.is_empty() {
        let comments = file.trailing().as_str().map_or("", str::trim_end).to_owned();
        if !comments.is_empty() {
            new.decor_mut().set_prefix(format!("{comments}\n\n"));
        }
        file.set_trailing("");
    }
    // The header of the part is written only where it holds something of its own.
    let mut implicit = Table::new();
    implicit.set_implicit(true);
    let of_part = file.entry(part).or_insert(Item::Table(implicit)).as_table_mut().ok_or_else(fault)?;
    let of_seats = of_part.entry(&seats.to_string()).or_insert(Item::Table(new));
    of_seats.as_table_mut().ok_or_else(fault)
}

#[cfg(test)]
pub(crate) mod tests {
    use game::{Book, Shown, Texts};

    use super::*;

    /// A game that says this of its bots.
    pub(crate) fn saying(bots: &'static str) -> About {
        About {
            id: "chess",
            seats: 2..=2,
            options: &[],
            rules: 1,
            still: &[],
            facts: String::new,
            shelf: None,
            shown: Shown { minutes: 60, weight: 4, picture: "", cut: "none" },
            book: Book {
                rules: "",
                data: "",
                diagrams: &[],
                lessons: &[],
                help: "",
                first: "",
                puzzles: "",
                themes: "",
            },
            bots,
            net: &[],
            texts: Texts { en: "", it: "" },
        }
    }

    #[test]
    fn what_cannot_be_read_is_a_fault_and_nothing_is_plain() {
        assert_eq!(of(&saying("")), Ok(&Data::default()));
        for bad in [
            "levels = [\"greedy\"]",
            "levels = [\"a\", \"b\", \"c\", \"d\", \"e\"]",
            "[search.many]\nexplore = 1",
            "[ratings.many]",
            "what = 3",
            "= 3",
        ] {
            assert_eq!(of(&saying(bad)).unwrap_err().0.id, "fault-bots-data", "{bad}");
        }
        let speed = of(&saying("[claims]\nspeed = 15_000")).unwrap().claims;
        assert_eq!(speed, Claims { speed: Some(15_000.0), ..Claims::default() });
    }
}
