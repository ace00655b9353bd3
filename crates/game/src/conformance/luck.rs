//! Imagined worlds must follow the distribution of true ones.
//!
//! Deal many games. In each, let play go on *blindly*: only moves that the audience knows to be legal are taken, chosen
//! without looking at anything hidden, and none that shows a hidden card. Then what is hidden is still as the deal left it,
//! so for any viewer the true world and a world imagined from his view are two draws from one distribution. What the *other* seats see in both is
//! counted, number by number, in neighbouring pairs and across neighbouring seats, what is absent included, and the two
//! counts are compared by a chi-square test.

use std::collections::BTreeMap;

use serde_json::Value as Json;

use crate::chance::{Chance, Seed};
use crate::contract::Proven;
use crate::seat::{Seat, Turn, Viewer};
use crate::setup::Setup;

use super::Violation;

/// Moves legal in so many worlds imagined by the audience are taken to be known as legal.
const KNOWN: usize = 12;
/// Decisions played blindly, at most.
const BLIND: u32 = 24;
/// How unlikely a difference must be before it is called one: six standard deviations, about one in a thousand million.
const DEVIATIONS: f64 = 6.0;

/// How often each value was seen: in true worlds, in imagined ones.
/// By the seat that sees, and the place where it sees it.
type Counts = BTreeMap<(String, String), Seen>;
type Seen = BTreeMap<String, [f64; 2]>;

pub(super) fn compare<G: Proven>(setup: &G::Setup, seed: Seed, deals: u64) -> Option<Violation> {
    let mut counts = Counts::new();
    let mut shown = BTreeMap::new();
    for number in 0..deals {
        let mut chance = Chance::at(&seed, number as u32);
        let mut state = G::start(setup, &mut chance);
        let steps = chance.below(BLIND + 1);
        for _ in 0..steps {
            if !play_blindly(&mut state, &mut chance) {
                break;
            }
        }
        let viewers: Vec<Viewer> = Viewer::all(setup.seats()).collect();
        let viewer = chance.pick(&viewers);
        let imagined = G::imagine(&state.view(viewer), &mut chance);
        count(&mut counts, &mut shown, &state, viewer, 0);
        count(&mut counts, &mut shown, &imagined, viewer, 1);
    }
    counts.iter().find_map(|((who, place), seen)| {
        let deviation = deviation(seen, shown[who])?;
        (deviation > DEVIATIONS).then(|| Violation {
            what: format!(
                "imagined worlds do not follow the deal: what the others see at {who}: {place} differs by {deviation:.1} \
                 standard deviations (true, imagined: {seen:?})"
            ),
            setup: setup.spec(),
            seed,
            moves: Vec::new(),
        })
    })
}

/// Takes a decision that needs no knowledge of what is hidden; false if there is none.
fn play_blindly<G: Proven>(state: &mut G, chance: &mut Chance) -> bool {
    let Turn::Of(_) = state.turn() else { return false };
    let view = state.view(Viewer::Audience);
    let (mut known, mut also) = (Vec::new(), Vec::new());
    G::imagine(&view, chance).moves(&mut known);
    for _ in 0..KNOWN {
        G::imagine(&view, chance).moves(&mut also);
        known.retain(|mv| also.contains(mv) && !G::betrays(*mv));
    }
    if known.is_empty() {
        return false;
    }
    let mv = chance.pick(&known);
    if state.refuse(mv).is_err() {
        return false;
    }
    state.play(mv, chance);
    true
}

/// Counts what every seat but the viewer sees, and what neighbouring seats see in the same place.
fn count<G: Proven>(
    counts: &mut Counts,
    shown: &mut BTreeMap<String, f64>,
    world: &G,
    viewer: Viewer,
    side: usize,
) {
    let mut before: Option<(Seat, Vec<(String, String)>)> = None;
    for seat in Seat::all(world.setup().seats()).filter(|seat| viewer.seat() != Some(*seat)) {
        let mut leaves = Vec::new();
        let view = crate::paper::write_value(&world.view(Viewer::Seat(seat)));
        flatten(&view, String::new(), &mut leaves);
        let who = format!("{seat:?}");
        *shown.entry(who.clone()).or_default() += 0.5;
        for (n, (place, value)) in leaves.iter().enumerate() {
            note(counts, &who, place.clone(), value.clone(), side);
            if let Some((next, other)) = leaves.get(n + 1) {
                note(counts, &who, format!("{place} with {next}"), format!("{value}, {other}"), side);
            }
            if let Some((neighbour, theirs)) = &before
                && let Some((_, other)) = theirs.iter().find(|(same, _)| same == place)
            {
                note(
                    counts,
                    &who,
                    format!("{place} with that of {neighbour:?}"),
                    format!("{value}, {other}"),
                    side,
                );
            }
        }
        before = Some((seat, leaves));
    }
}

fn note(counts: &mut Counts, who: &str, place: String, value: String, side: usize) {
    counts.entry((who.to_owned(), place)).or_default().entry(value).or_default()[side] += 1.0;
}

fn flatten(value: &Json, place: String, leaves: &mut Vec<(String, String)>) {
    match value {
        Json::Object(map) => {
            map.iter().for_each(|(key, value)| flatten(value, format!("{place}.{key}"), leaves));
        }
        Json::Array(list) => {
            list.iter().enumerate().for_each(|(n, value)| flatten(value, format!("{place}[{n}]"), leaves));
        }
        leaf => leaves.push((place, leaf.to_string())),
    }
}

/// How far two counts lie apart, in standard deviations of a chi-square distribution; rare values are thrown together, and
/// what a side does not show at all counts as a value. `shown` is how often there was something to show on each side.
/// Nothing where there is too little to compare.
fn deviation(seen: &Seen, shown: f64) -> Option<f64> {
    let mut columns: Vec<[f64; 2]> = Vec::new();
    let mut rare = [0.0; 2];
    let there = seen.values().fold([0.0; 2], |s, [a, b]| [s[0] + a, s[1] + b]);
    let absent = there.map(|n| shown - n);
    for &[a, b] in seen.values().chain([&absent]) {
        if a + b < 20.0 {
            rare = [rare[0] + a, rare[1] + b];
        } else {
            columns.push([a, b]);
        }
    }
    if rare[0] + rare[1] >= 20.0 {
        columns.push(rare);
    }
    let sums = columns.iter().fold([0.0; 2], |sums, [a, b]| [sums[0] + a, sums[1] + b]);
    let all = sums[0] + sums[1];
    if columns.len() < 2 {
        // A value that only one side ever shows is a difference as well, and the pairs and other places show it.
        return None;
    }
    let mut chi = 0.0;
    for column in &columns {
        for side in 0..2 {
            let expected = (column[0] + column[1]) * sums[side] / all;
            if expected > 0.0 {
                chi += (column[side] - expected).powi(2) / expected;
            }
        }
    }
    // Wilson and Hilferty: the cube root of chi-square over its freedom is nearly normal.
    let freedom = (columns.len() - 1) as f64;
    let spread = 2.0 / (9.0 * freedom);
    Some(((chi / freedom).cbrt() - (1.0 - spread)) / spread.sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_counts_do_not_deviate_and_skewed_ones_do() {
        let seen =
            |rows: &[[f64; 2]]| rows.iter().enumerate().map(|(n, row)| (n.to_string(), *row)).collect();
        assert!(deviation(&seen(&[[500.0, 510.0], [500.0, 490.0]]), 1000.0).unwrap() < 1.0);
        assert!(deviation(&seen(&[[500.0, 700.0], [500.0, 300.0]]), 1000.0).unwrap() > DEVIATIONS);
        assert!(deviation(&seen(&[[500.0, 500.0]]), 500.0).is_none());
    }
}
