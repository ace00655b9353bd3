//! Files that are nearly right: each is read or refused, and whatever is read can be played.

use great_wall::GreatWall;
use serde_json::{Value as Json, json};
use trials::paper::{Paper, reads_position};

const PAPER: Paper = Paper {
    // Cards, phases, and all that is neither.
    words: &[
        "wall gate watchtower infantry cavalry noble dragon",
        "check first second last-check over",
        "great-wall may must open hidden seat-5 draw",
    ],
    names: "seats options turn seat finisher claims supply removed players favours hand pile gone claimed favour cards \
        covered wall infantry noble dragon log result rules",
    left_out: "pile supply claims",
    may_be_left_out: "",
    numbers: &[20, 36],
    decisions: 150,
};

#[test]
fn a_spoilt_position_is_refused_or_can_be_played() {
    PAPER.spoilt_positions::<GreatWall>();
}

#[test]
fn a_scratched_position_is_refused_or_can_be_played() {
    PAPER.scratched_positions::<GreatWall>();
}

#[test]
fn a_spoilt_record_is_refused_or_can_be_played_on() {
    PAPER.spoilt_records::<GreatWall>();
}

#[test]
fn a_scratched_record_is_refused_or_can_be_played_on() {
    PAPER.scratched_records::<GreatWall>();
}

#[test]
fn any_text_is_refused() {
    PAPER.any_text::<GreatWall>();
}

#[test]
fn bottomless_files_are_refused() {
    PAPER.bottomless_files::<GreatWall>();
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
    reads_position::<GreatWall>(&checking(&[])).unwrap();
}

/// More Infantry in one section than there are, while the file leaves it to us to find out who leads.
#[test]
fn too_many_infantry_in_a_check_are_refused() {
    for count in [6, 7, 255, 256, 4_000_000_000_u64] {
        let text = checking(&[("/position/sections/0/cards", json!([{ "infantry": count }]))]);
        assert!(reads_position::<GreatWall>(&text).is_err(), "{count}");
    }
}

/// So many favours that a small counter would begin again at 0: with 256 too many, the sum would even look right.
#[test]
fn hundreds_of_favours_are_refused() {
    for more in [86, 100, 256, 300] {
        let favours = |n| json!({ "favours": vec![1; n] });
        let players = [("/position/players", json!([favours(more), favours(more)]))];
        assert!(reads_position::<GreatWall>(&checking(&players)).is_err(), "{more}");
        let text = checking(&players)
            .replace("\"players\"", &format!("\"removed\":{:?},\"players\"", vec![1; more]));
        assert!(reads_position::<GreatWall>(&text).is_err(), "{more}");
    }
}
