//! Files spoilt a little: as values, and as text.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value as Json, json};

use crate::paper::Paper;

/// Numbers that stand in files of any game, or break a small counter.
const NUMBERS: [u64; 17] = [
    0,
    0,
    1,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    255,
    256,
    u32::MAX as u64,
    u32::MAX as u64 + 1,
    i64::MAX as u64,
    u64::MAX,
];

/// Words that stand in files of any game.
const WORDS: [&str; 5] = ["", "position 1", "record 1", "random", "seat-1"];

/// One thing done to a file. Places are picked among all there are.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    /// Leaves something out.
    Delete(Index),
    /// Leaves something out everywhere: what a file set up by hand need not say, we find out ourselves.
    Forget(&'static str),
    /// Writes an item of a list more than once.
    Repeat(Index, usize),
    /// Another number.
    Number(Index, Json),
    /// A number somewhat larger or smaller.
    Step(Index, i64),
    /// One of a sort less here, one more there: where the sum stays right, the file may be read.
    Shift(Index, Index),
    /// A number goes from one list to another; likewise.
    Carry(Index, Index),
    /// Another word of its sort.
    Word(Index, Index),
    /// Two values change places.
    Swap(Index, Index),
    /// A value stands in another place too.
    Copy(Index, Index),
    /// A field more, or another in its place: a number, or a list with one.
    Field(Index, &'static str, Json, bool),
    /// Something of quite another sort.
    Sort(Index, Json),
}

impl Paper {
    pub(crate) fn changes(&self, most: usize) -> impl Strategy<Value = Vec<Change>> + use<> {
        let place = any::<Index>;
        let numbers: Vec<Json> =
            NUMBERS.iter().map(|&n| n.into()).chain(self.numbers.iter().map(|&n| n.into())).collect();
        let number = move || select(numbers.clone());
        let left_out: Vec<&'static str> =
            [self.left_out, self.may_be_left_out].into_iter().flat_map(str::split_whitespace).collect();
        let names: Vec<&'static str> = self.names.split_whitespace().collect();
        let sorts = vec![
            json!(null),
            json!(true),
            json!(-1),
            json!(0.5),
            json!(""),
            json!([]),
            json!({}),
            json!([[[]]]),
        ];
        let change = prop_oneof![
            3 => place().prop_map(Change::Delete),
            2 => select(left_out).prop_map(Change::Forget),
            1 => (place(), prop_oneof![4 => 1..3_usize, 1 => 80..260_usize])
                .prop_map(|(at, n)| Change::Repeat(at, n)),
            6 => (place(), number()).prop_map(|(at, number)| Change::Number(at, number)),
            3 => (place(), select(&[-1, 1, -10, 40][..])).prop_map(|(at, by)| Change::Step(at, by)),
            6 => (place(), place()).prop_map(|(from, to)| Change::Shift(from, to)),
            6 => (place(), place()).prop_map(|(from, to)| Change::Carry(from, to)),
            4 => (place(), place()).prop_map(|(at, word)| Change::Word(at, word)),
            2 => (place(), place()).prop_map(|(one, other)| Change::Swap(one, other)),
            2 => (place(), place()).prop_map(|(from, to)| Change::Copy(from, to)),
            2 => (place(), select(names), number(), any::<bool>())
                .prop_map(|(at, name, n, list)| Change::Field(at, name, n, list)),
            1 => (place(), select(sorts)).prop_map(|(at, json)| Change::Sort(at, json)),
        ];
        vec(change, 1..most)
    }

    /// Changes a file. A change that does not fit it is none, or only half of one.
    fn spoil(&self, json: &mut Json, change: &Change) -> Option<()> {
        match change {
            Change::Delete(at) => {
                let places = places(json, |_| true);
                let (around, name) = pick(&places, *at)?.rsplit_once('/')?;
                match json.pointer_mut(around)? {
                    Json::Object(fields) => drop(fields.shift_remove(name)),
                    Json::Array(items) => drop(items.remove(name.parse().ok()?)),
                    _ => {}
                }
            }
            Change::Forget(name) => {
                for object in places(json, Json::is_object) {
                    json.pointer_mut(&object)?.as_object_mut()?.shift_remove(*name);
                }
            }
            Change::Repeat(at, times) => {
                let filled = |json: &Json| json.as_array().is_some_and(|items| !items.is_empty());
                let items = one(json, *at, filled)?.as_array_mut()?;
                let item = at.get(items).clone();
                items.extend(std::iter::repeat_n(item, *times));
            }
            Change::Number(at, number) => *one(json, *at, Json::is_number)? = number.clone(),
            Change::Step(at, by) => {
                let number = one(json, *at, Json::is_number)?;
                *number = self.stepped(number, *by)?;
            }
            Change::Shift(from, to) => {
                let numbers = places(json, Json::is_number);
                let from = pick(&numbers, *from)?;
                let sort = &from[from.rfind('/')?..];
                let alike: Vec<String> =
                    numbers.iter().filter(|place| place.ends_with(sort)).cloned().collect();
                for (place, by) in [(from, -1), (pick(&alike, *to)?, 1)] {
                    let number = json.pointer_mut(place)?;
                    *number = self.stepped(number, by)?;
                }
            }
            Change::Carry(from, to) => {
                let lists = places(json, |json| {
                    json.as_array().is_some_and(|items| items.iter().all(Json::is_number))
                });
                let (from, to) = (pick(&lists, *from)?, pick(&lists, *to)?);
                let number = json.pointer_mut(from)?.as_array_mut()?.pop()?;
                json.pointer_mut(to)?.as_array_mut()?.push(number);
            }
            Change::Word(at, word) => {
                let text = one(json, *at, Json::is_string)?;
                let old = text.as_str().unwrap_or_default();
                let sort = self.words.iter().find(|sort| sort.split_whitespace().any(|other| other == old));
                let mut others: Vec<&str> = sort.or(self.words.last())?.split_whitespace().collect();
                if sort.is_none() {
                    others.extend(WORDS);
                }
                *text = (*word.get(&others)).into();
            }
            Change::Swap(first, second) => {
                let places = places(json, |_| true);
                let (first, second) = (pick(&places, *first)?, pick(&places, *second)?);
                // What lies within the other cannot change places with it.
                if !first.starts_with(second) && !second.starts_with(first) {
                    let taken = json.pointer_mut(first)?.take();
                    let given = std::mem::replace(json.pointer_mut(second)?, taken);
                    *json.pointer_mut(first)? = given;
                }
            }
            Change::Copy(from, to) => {
                let places = places(json, |_| true);
                let copy = json.pointer(pick(&places, *from)?)?.clone();
                *json.pointer_mut(pick(&places, *to)?)? = copy;
            }
            Change::Field(at, name, number, list) => {
                let fields = one(json, *at, Json::is_object)?.as_object_mut()?;
                fields.insert((*name).to_owned(), if *list { json!([number]) } else { number.clone() });
            }
            Change::Sort(at, other) => *one(json, *at, |_| true)? = other.clone(),
        }
        Some(())
    }

    /// A number so much larger. It stays above 0 where the game has no negative numbers: those would all be refused.
    fn stepped(&self, number: &Json, by: i64) -> Option<Json> {
        if self.numbers.iter().any(|&number| number < 0) {
            Some(number.as_i64()?.checked_add(by)?.into())
        } else {
            Some(number.as_u64()?.checked_add_signed(by)?.into())
        }
    }

    pub(crate) fn spoilt(&self, mut json: Json, changes: &[Change]) -> String {
        for change in changes {
            let _ = self.spoil(&mut json, change);
        }
        json.to_string()
    }
}

/// The places in a value that are of one sort, as JSON pointers.
fn places(json: &Json, is: fn(&Json) -> bool) -> Vec<String> {
    fn walk(json: &Json, at: String, is: fn(&Json) -> bool, found: &mut Vec<String>) {
        match json {
            Json::Object(fields) => {
                fields.iter().for_each(|(name, field)| walk(field, format!("{at}/{name}"), is, found));
            }
            Json::Array(items) => {
                items.iter().enumerate().for_each(|(n, item)| walk(item, format!("{at}/{n}"), is, found));
            }
            _ => {}
        }
        if is(json) {
            found.push(at);
        }
    }
    let mut found = Vec::new();
    walk(json, String::new(), is, &mut found);
    found
}

/// One of some places. First a name is picked, then a place of that name: else the many cards and houses would hide the few
/// seats and phases.
fn pick(places: &[String], at: Index) -> Option<&str> {
    let name = |place: &str| place.rsplit('/').find(|part| part.parse::<usize>().is_err()).map(str::to_owned);
    let mut names: Vec<Option<String>> = places.iter().map(|place| name(place)).collect();
    names.sort();
    names.dedup();
    let number = at.index(1 << 31);
    let picked = names.get(number % names.len().max(1))?;
    let of_that_name: Vec<&String> = places.iter().filter(|place| name(place) == *picked).collect();
    Some(of_that_name[number / names.len() % of_that_name.len()])
}

/// One of the values of a sort.
fn one(json: &mut Json, at: Index, is: fn(&Json) -> bool) -> Option<&mut Json> {
    let places = places(json, is);
    json.pointer_mut(pick(&places, at)?)
}

/// Characters dropped, doubled, replaced and cut off.
pub(crate) fn scratched(text: &str, scratches: &[(u8, Index, char)]) -> String {
    let mut text: Vec<char> = text.chars().collect();
    for &(scratch, at, other) in scratches {
        if text.is_empty() {
            break;
        }
        let at = at.index(text.len());
        match scratch {
            0 => drop(text.remove(at)),
            1 => text.insert(at, text[at]),
            2 => text[at] = other,
            3 => text.insert(at, other),
            4 => text.truncate(at),
            // Digits are the likeliest to give another file that is read.
            _ => {
                let digits: Vec<usize> = (0..text.len()).filter(|&n| text[n].is_ascii_digit()).collect();
                if let Some(&digit) = digits.get(at % digits.len().max(1)) {
                    text[digit] = char::from(b'0' + (at % 10) as u8);
                }
            }
        }
    }
    text.into_iter().collect()
}

pub(crate) fn scratches() -> impl Strategy<Value = Vec<(u8, Index, char)>> {
    vec((0..9_u8, any::<Index>(), prop_oneof![any::<char>(), prop::char::range(' ', '~')]), 1..4)
}
