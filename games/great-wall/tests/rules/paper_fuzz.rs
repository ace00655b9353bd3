//! Files that are nearly right: each is read or refused, and whatever is read can be played.
//!
//! Positions and records of random games are spoilt a little, as values and as text. The rules must be able to trust
//! every state that comes in, whoever wrote the file.

use std::cell::Cell;

use crate::common::wander;
use game::paper::{PositionFile, Record, read_file, read_json};
use game::{Chance, Course, Fault, Game as _, Proven as _, Seed, Setup as _, Turn, Viewer, Written as _};
use great_wall::{GreatWall, Setup};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{Config, RngSeed, TestRunner};
use serde::Serialize;
use serde_json::{Value as Json, json};

/// The same cases everywhere and every time, so that a failure can be seen again at once. `PALATINE_HEAVY` multiplies
/// them, `PROPTEST_RNG_SEED` draws others.
fn config(cases: u32) -> Config {
    let heavy = std::env::var("PALATINE_HEAVY").map_or(1, |n| n.parse().expect("PALATINE_HEAVY is a number"));
    let given = Config::default();
    let rng_seed = if given.rng_seed == RngSeed::Random { RngSeed::Fixed(1) } else { given.rng_seed };
    Config { cases: cases * heavy, rng_seed, failure_persistence: None, ..given }
}

/// A state that was let in is as good as one that was played to: it goes round, nothing is missing or too many, every
/// legal move can be played and told, and the game ends.
fn holds(state: &GreatWall) {
    let paper = PositionFile::write(state);
    assert_eq!(paper.read().as_ref(), Ok(state), "the position does not go round");
    let toml = read_file::<PositionFile>(&paper.to_toml()).map(|paper| paper.read().ok());
    assert_eq!(toml, Ok(Some(*state)), "the position does not go round through TOML");

    let pieces = GreatWall::start(&state.setup(), &mut Chance::quick(0)).pieces();
    let mut chance = Chance::quick(1);
    let mut moves = Vec::new();
    state.moves(&mut moves);
    assert_eq!(state.turn() == Turn::Over, moves.is_empty(), "over and nothing to do are the same");
    for &mv in &moves {
        let mut next = *state;
        assert_eq!(next.refuse(mv), Ok(()), "{mv} is listed but refused");
        next.play(mv, &mut chance);
        let seat = state.table().turn;
        let told = GreatWall::tell(&state.view(seat.into()), seat, mv, &next.view(seat.into()));
        assert!(!told.is_empty(), "nothing is said about {mv}");
    }
    wander(*state, &mut chance, |state| {
        assert_eq!(state.pieces(), pieces, "pieces are missing, or there are too many");
        let world = GreatWall::imagine(&state.view(Viewer::Audience), &mut Chance::quick(2));
        assert_eq!(world.view(Viewer::Audience), state.view(Viewer::Audience));
    });
}

/// Reads a position from the text of a file, and tries it if there is one.
fn reads_position(text: &str) -> Result<GreatWall, Vec<Fault>> {
    let state = read_file::<PositionFile>(text).map_err(|fault| vec![fault])?.read()?;
    holds(&state);
    Ok(state)
}

/// Replays a record from the text of a file, and tries it if it replays.
fn reads_record(text: &str) -> Result<Course<GreatWall>, Fault> {
    let record = read_json::<Record>(text)?;
    let course = Course::from_record(&record)?;
    holds(course.state());
    let again = Course::from_record(&course.record(record.players));
    assert_eq!(again.as_ref(), Ok(&course), "the record does not go round");
    Ok(course)
}

/// A random game after so many decisions, dealt or begun from a position on its way.
fn course(number: u64, decisions: usize, placed: bool) -> Course<GreatWall> {
    let setups = Setup::all();
    let setup = &setups[number as usize % setups.len()];
    let seed = Seed::from_number(number);
    let mut course = Course::<GreatWall>::deal(setup, seed);
    let mut chance = Chance::quick(number);
    let mut moves = Vec::new();
    for n in 0..decisions {
        if placed && n == decisions / 2 {
            course = Course::place(*course.state(), seed);
        }
        let Turn::Of(seat) = course.state().turn() else { break };
        course.state().moves(&mut moves);
        course.play(seat, chance.pick(&moves)).unwrap();
    }
    course
}

fn courses() -> impl Strategy<Value = Course<GreatWall>> {
    // Games last for some 100 to 250 decisions: some of these are over.
    let decisions = prop_oneof![0..20_usize, 0..150_usize, Just(400_usize)];
    (0..400_u64, decisions, any::<bool>())
        .prop_map(|(number, decisions, placed)| course(number, decisions, placed))
}

/// One thing done to a file. Places are picked among all there are.
#[derive(Clone, Debug)]
enum Change {
    /// Leaves something out.
    Delete(Index),
    /// Leaves something out everywhere: what a file set up by hand need not say, we find out ourselves.
    Forget(&'static str),
    /// Writes an item of a list more than once.
    Repeat(Index, usize),
    /// Another number.
    Number(Index, u64),
    /// One of a sort less here, one more there: where the sum stays right, the file may be read.
    Shift(Index, Index),
    /// A number goes from one list to another; likewise.
    Carry(Index, Index),
    /// Another word of its sort.
    Word(Index, Index),
    /// Two values change places.
    Swap(Index, Index),
    /// A field more, or another in its place: a number, or a list with one.
    Field(Index, &'static str, u64, bool),
    /// Something of quite another sort.
    Sort(Index, Json),
}

/// Words, sort by sort: cards, phases, and all that is neither.
const WORDS: [&[&str]; 3] = [
    &["wall", "gate", "watchtower", "infantry", "cavalry", "noble", "dragon"],
    &["check", "first", "second", "last-check", "over"],
    &[
        "",
        "position 1",
        "record 1",
        "great-wall",
        "may",
        "must",
        "open",
        "hidden",
        "random",
        "seat-1",
        "seat-5",
        "draw",
    ],
];

/// Names of fields.
const NAMES: [&str; 24] = [
    "seats", "options", "turn", "seat", "finisher", "claims", "supply", "removed", "players", "favours",
    "hand", "pile", "gone", "claimed", "favour", "cards", "covered", "wall", "infantry", "noble", "dragon",
    "log", "result", "rules",
];

/// What a file set up by hand leaves out.
const LEFT_OUT: [&str; 3] = ["pile", "supply", "claims"];

const NUMBERS: [u64; 18] =
    [0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 20, 36, 255, 256, u32::MAX as u64, u32::MAX as u64 + 1, u64::MAX];

fn change() -> impl Strategy<Value = Change> {
    let place = any::<Index>;
    let name = prop::sample::select(&NAMES[..]);
    let number = || prop::sample::select(&NUMBERS[..]);
    let sorts =
        vec![json!(null), json!(true), json!(-1), json!(0.5), json!(""), json!([]), json!({}), json!([[[]]])];
    prop_oneof![
        3 => place().prop_map(Change::Delete),
        2 => prop::sample::select(&LEFT_OUT[..]).prop_map(Change::Forget),
        1 => (place(), prop_oneof![4 => 1..3_usize, 1 => 80..260_usize]).prop_map(|(at, n)| Change::Repeat(at, n)),
        6 => (place(), number()).prop_map(|(at, number)| Change::Number(at, number)),
        6 => (place(), place()).prop_map(|(from, to)| Change::Shift(from, to)),
        6 => (place(), place()).prop_map(|(from, to)| Change::Carry(from, to)),
        4 => (place(), place()).prop_map(|(at, word)| Change::Word(at, word)),
        2 => (place(), place()).prop_map(|(one, other)| Change::Swap(one, other)),
        2 => (place(), name, number(), any::<bool>()).prop_map(|(at, name, n, list)| Change::Field(at, name, n, list)),
        1 => (place(), prop::sample::select(sorts)).prop_map(|(at, json)| Change::Sort(at, json)),
    ]
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

/// One of some places. First a name is picked, then a place of that name: else the many cards and favours would hide
/// the few seats, claims and phases.
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

/// Changes a file. A change that does not fit it is none, or only half of one.
fn spoil(json: &mut Json, change: &Change) -> Option<()> {
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
        Change::Number(at, number) => *one(json, *at, Json::is_number)? = (*number).into(),
        Change::Shift(from, to) => {
            let numbers = places(json, Json::is_number);
            let from = pick(&numbers, *from)?;
            let sort = &from[from.rfind('/')?..];
            let alike: Vec<String> = numbers.iter().filter(|place| place.ends_with(sort)).cloned().collect();
            for (place, by) in [(from, -1), (pick(&alike, *to)?, 1)] {
                let number = json.pointer_mut(place)?;
                *number = number.as_u64()?.checked_add_signed(by)?.into();
            }
        }
        Change::Carry(from, to) => {
            let lists =
                places(json, |json| json.as_array().is_some_and(|items| items.iter().all(Json::is_number)));
            let (from, to) = (pick(&lists, *from)?, pick(&lists, *to)?);
            let number = json.pointer_mut(from)?.as_array_mut()?.pop()?;
            json.pointer_mut(to)?.as_array_mut()?.push(number);
        }
        Change::Word(at, word) => {
            let text = one(json, *at, Json::is_string)?;
            let sort = WORDS.into_iter().find(|sort| sort.contains(&text.as_str().unwrap_or_default()));
            *text = (*word.get(sort.unwrap_or(WORDS[2]))).into();
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
        Change::Field(at, name, number, list) => {
            let fields = one(json, *at, Json::is_object)?.as_object_mut()?;
            fields.insert((*name).to_owned(), if *list { json!([number]) } else { json!(number) });
        }
        Change::Sort(at, other) => *one(json, *at, |_| true)? = other.clone(),
    }
    Some(())
}

fn spoilt(file: &impl Serialize, changes: &[Change]) -> String {
    let mut json = serde_json::to_value(file).unwrap();
    for change in changes {
        let _ = spoil(&mut json, change);
    }
    json.to_string()
}

/// Characters dropped, doubled, replaced and cut off.
fn scratched(text: &str, scratches: &[(u8, Index, char)]) -> String {
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

fn scratches() -> impl Strategy<Value = Vec<(u8, Index, char)>> {
    vec((0..9_u8, any::<Index>(), prop_oneof![any::<char>(), prop::char::range(' ', '~')]), 1..4)
}

/// Tries many texts, and demands that a good part of them is read: else little would be proved.
fn run(cases: u32, texts: impl Strategy<Value = String>, share: f64, reads: impl Fn(&str) -> bool) {
    let config = config(cases);
    let cases = config.cases;
    let read = Cell::new(0_u32);
    let outcome = TestRunner::new(config).run(&texts, |text| {
        read.set(read.get() + u32::from(reads(&text)));
        Ok(())
    });
    outcome.unwrap_or_else(|failure| panic!("{failure}"));
    let found = f64::from(read.get()) / f64::from(cases);
    assert!(found >= share, "only {} of {cases} files were read", read.get());
}

#[test]
fn a_spoilt_position_is_refused_or_can_be_played() {
    let texts = (courses(), any::<bool>(), vec(change(), 1..5)).prop_map(|(course, by_hand, changes)| {
        let mut all = if by_hand { LEFT_OUT.map(Change::Forget).to_vec() } else { Vec::new() };
        all.extend(changes);
        spoilt(&PositionFile::write(course.state()), &all)
    });
    run(1_500, texts, 0.02, |text| reads_position(text).is_ok());
}

#[test]
fn a_scratched_position_is_refused_or_can_be_played() {
    let texts = (courses(), any::<bool>(), scratches()).prop_map(|(course, json, scratches)| {
        let file = PositionFile::write(course.state());
        let text = if json { serde_json::to_string(&file).unwrap() } else { file.to_toml() };
        scratched(&text, &scratches)
    });
    run(1_500, texts, 0.005, |text| reads_position(text).is_ok());
}

/// A change in a log is found at once by the checks, so half of the records have none: only where they begin.
#[test]
fn a_spoilt_record_is_refused_or_can_be_played_on() {
    let texts = (courses(), any::<bool>(), vec(change(), 1..4)).prop_map(|(course, bare, changes)| {
        let course = if bare { Course::place(*course.state(), course.seed()) } else { course };
        spoilt(&course.record(Vec::new()), &changes)
    });
    run(1_000, texts, 0.02, |text| reads_record(text).is_ok());
}

#[test]
fn a_scratched_record_is_refused_or_can_be_played_on() {
    let texts = (courses(), scratches()).prop_map(|(course, scratches)| {
        scratched(&serde_json::to_string(&course.record(Vec::new())).unwrap(), &scratches)
    });
    run(500, texts, 0.005, |text| reads_record(text).is_ok());
}

#[test]
fn any_text_is_refused() {
    run(10_000, any::<String>(), 0.0, |text| {
        assert!(reads_position(text).is_err() && reads_record(text).is_err());
        false
    });
}

/// A position for two in which the first player checks, with these fields changed: (place, value).
fn checking(fields: &[(&str, Json)]) -> String {
    let mut json = json!({
        "palatine": "position 1",
        "game": "great-wall",
        "setup": { "seats": 2 },
        "position": {
            "turn": { "seat": 1, "phase": "check" },
            "players": [{}, {}],
            "sections": [{ "favours": [4, 2], "cards": [{ "gate": 1 }] }, { "favours": [5, 3] }],
        },
    });
    for (place, value) in fields {
        *json.pointer_mut(place).unwrap() = value.clone();
    }
    json.to_string()
}

#[test]
fn the_position_behind_the_pinned_ones_is_read() {
    reads_position(&checking(&[])).unwrap();
}

/// More Infantry in one section than there are, while the file leaves it to us to find out who leads.
#[test]
fn too_many_infantry_in_a_check_are_refused() {
    for count in [6, 7, 255, 256, 4_000_000_000_u64] {
        let text = checking(&[("/position/sections/0/cards", json!([{ "infantry": count }]))]);
        assert!(reads_position(&text).is_err(), "{count}");
    }
}

/// So many favours that a small counter would begin again at 0: with 256 too many, the sum would even look right.
#[test]
fn hundreds_of_favours_are_refused() {
    for more in [86, 100, 256, 300] {
        let favours = |n| json!({ "favours": vec![1; n] });
        let players = [("/position/players", json!([favours(more), favours(more)]))];
        assert!(reads_position(&checking(&players)).is_err(), "{more}");
        let text = checking(&players)
            .replace("\"players\"", &format!("\"removed\":{:?},\"players\"", vec![1; more]));
        assert!(reads_position(&text).is_err(), "{more}");
    }
}

/// Tables within tables, deeper than any reader's stack.
#[test]
fn bottomless_files_are_refused() {
    let deep = 200_000;
    for text in [
        format!("{{\"palatine\":{}", "[".repeat(deep)),
        format!("{{\"palatine\":{}", "{\"a\":".repeat(deep)),
        format!("palatine = {}", "[".repeat(deep)),
        format!("palatine = {}", "{a=".repeat(deep)),
        format!("{}a = 1", "a.".repeat(deep)),
        format!("[{}a]", "a.".repeat(deep)),
        format!("[[{}a]]", "a.".repeat(deep)),
    ] {
        assert!(reads_position(&text).is_err());
        assert!(reads_record(&text).is_err());
    }
}
