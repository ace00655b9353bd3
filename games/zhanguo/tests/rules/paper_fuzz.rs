//! Any position: it is read or refused, and what is read can be played to its end and goes round.

use crate::common::{heavy, read, seats, text, wander, words};
use game::paper::PositionFile;
use game::{Chance, Game, Lang, Setup as _};
use serde_json::Value as Json;
use zhanguo::{Setup, ZhanGuo};

/// The places of all values of a file, as JSON pointers.
fn places(value: &Json, place: String, out: &mut Vec<String>) {
    match value {
        Json::Object(map) => map.iter().for_each(|(key, value)| places(value, format!("{place}/{key}"), out)),
        Json::Array(list) => {
            list.iter().enumerate().for_each(|(n, value)| places(value, format!("{place}/{n}"), out));
        }
        _ => {}
    }
    out.push(place);
}

/// Spoils a value: another number, another word of the file, an element more or less.
fn spoil(file: &mut Json, chance: &mut Chance) {
    let mut all = Vec::new();
    places(&file["position"], "/position".to_owned(), &mut all);
    let place = all[chance.below(all.len() as u32) as usize].clone();
    let other = all[chance.below(all.len() as u32) as usize].clone();
    let copy = file.pointer(&other).unwrap().clone();
    let value = file.pointer_mut(&place).unwrap();
    match (chance.below(6), value) {
        (0 | 1, Json::Number(number)) => {
            let old = number.as_i64().unwrap_or(0);
            let new = [
                0,
                1,
                2,
                3,
                4,
                5,
                6,
                old.wrapping_add(1),
                old.wrapping_sub(1),
                255,
                256,
                -1,
                i64::MAX,
                old.wrapping_add(40),
            ];
            *file.pointer_mut(&place).unwrap() = chance.pick(&new).into();
        }
        (_, Json::Array(list)) if !list.is_empty() => {
            let n = chance.below(list.len() as u32) as usize;
            match chance.below(3) {
                0 => drop(list.remove(n)),
                1 => list.push(list[n].clone()),
                _ => {
                    let m = chance.below(list.len() as u32) as usize;
                    list.swap(n, m);
                }
            }
        }
        (_, Json::Object(map)) if !map.is_empty() => {
            let key = map.keys().nth(chance.below(map.len() as u32) as usize).unwrap().clone();
            map.remove(&key);
        }
        (_, value) => *value = copy,
    }
}

/// Reads it; a state must be sound, a fault must have words.
fn reads(file: &Json, chance: &mut Chance) -> bool {
    match read(&file.to_string()) {
        Ok(state) => {
            let again = PositionFile::write(&state).read::<ZhanGuo>();
            assert_eq!(again.as_ref(), Ok(&state), "{file}");
            let end = wander(state, chance, |state| {
                if is_looked_at(state) {
                    let view = state.view(game::Viewer::Audience);
                    let world = ZhanGuo::imagine(&view, &mut Chance::quick(1));
                    assert_eq!(world.view(game::Viewer::Audience), view);
                }
            });
            assert_eq!(end.turn(), game::Turn::Over, "{file}\n{:?}", end.table());
            true
        }
        Err(faults) => {
            assert!(!faults.is_empty(), "{file}");
            for lang in Lang::ALL {
                for fault in &faults {
                    assert_eq!(words(lang).missing(fault.0.id, None, &fault.0.values), None);
                }
            }
            false
        }
    }
}

/// One state in some.
fn is_looked_at(state: &ZhanGuo) -> bool {
    state.table().court.size() % 8 == 7
}

#[test]
fn spoilt_positions_are_refused_or_can_be_played() {
    let mut chance = Chance::quick(1);
    let setups = Setup::all();
    let (mut read, mut refused) = (0, 0);
    for n in 0..2000 * heavy() {
        let mut file = if n % 3 == 0 {
            let diagrams = ZhanGuo::about().book.diagrams;
            crate::common::diagram(diagrams[n / 3 % diagrams.len()].0).0
        } else if n % 3 == 1 {
            seats(2 + n % 3).0
        } else {
            let mut state = ZhanGuo::start(&setups[n % setups.len()], &mut chance);
            let mut moves = Vec::new();
            for _ in 0..chance.below(400) {
                state.moves(&mut moves);
                if moves.is_empty() {
                    break;
                }
                let mv = chance.pick(&moves);
                state.play(mv, &mut chance);
            }
            serde_json::to_value(PositionFile::write(&state)).unwrap()
        };
        for _ in 0..=chance.below(3) {
            spoil(&mut file, &mut chance);
        }
        if reads(&file, &mut chance) { read += 1 } else { refused += 1 }
    }
    assert!(read > 150 * heavy() && refused > 150 * heavy(), "{read} read, {refused} refused");
    assert!(!text("palace").is_empty());
}
