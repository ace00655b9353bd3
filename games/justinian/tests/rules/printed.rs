//! Board files: every fault is found and named, and a mended board can be played on.

use crate::common::words;
use game::{AnyShelf, Chance, Fault, Game, Lang, Printed, Setup as _, Spec, Turn};
use justinian::{Board, Courtier, Justinian, Place, SHELF, Setup};

fn data() -> &'static str {
    Justinian::about().book.data
}

/// The board file with one piece replaced.
fn changed(from: &str, to: &str) -> String {
    assert_eq!(data().matches(from).count(), 1, "{from}");
    data().replace(from, to)
}

/// The board file without the line that begins so.
fn without(start: &str) -> String {
    let lines: Vec<&str> = data().lines().filter(|line| !line.starts_with(start)).collect();
    assert_eq!(lines.len() + 1, data().lines().count(), "{start}");
    lines.join("\n")
}

fn faults(text: &str) -> Vec<Fault> {
    Board::read(text).expect_err("nothing is wrong")
}

/// A file for every fault there is, and what the lines in English say.
fn faulty() -> Vec<(&'static str, String, &'static str)> {
    let place_1 = "column = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12,";
    vec![
        (
            "printed-name",
            changed("name = \"Justinian, with reconstructed values\"", "name = \" \""),
            "needs a name",
        ),
        (
            "printed-unknown",
            changed("[tokens]", "courtier-13 = { name = \"Zoe\" }\n[tokens]"),
            "“courtier-13” in courtiers means nothing here",
        ),
        ("printed-place", without("place-7 ="), "Place 7 is missing."),
        (
            "printed-column-count",
            changed(place_1, "column = [1, 3, 4, 5, 6, 7, 8, 9, 10, 12,"),
            "Place 1 has 19 numbers; a place has 20.",
        ),
        (
            "printed-value",
            changed("71, 75]", "71, 100]"),
            "The number 100 in place 12, row 20 is out of range",
        ),
        (
            "printed-column",
            changed(place_1, "column = [1, 2, 2, 4, 5, 6, 7, 8, 9, 10, 12,"),
            "In place 1 the numbers must rise from the top: in row 3 comes 2 below 2.",
        ),
        (
            "printed-row",
            changed("[25, 26, 27, 29, 31,", "[23, 26, 27, 29, 31,"),
            "In row 1 the numbers must rise towards the right: place 12 has 23 beside 23.",
        ),
        ("printed-holes", without("holes-5 ="), "The holes of courtier 5 are missing."),
        ("printed-holes-count", changed("[8, 12, 16]", "[8, 16]"), "Courtier 5 has 2 holes; a tile has 3."),
        (
            "printed-hole",
            changed("[12, 16, 20]", "[12, 16, 21]"),
            "The hole of courtier 1 for phase 3 is in row 21; rows go from 1 to 20.",
        ),
        (
            "printed-holes-order",
            changed("[8, 12, 16]", "[12, 8, 16]"),
            "The holes of courtier 5 must be listed from the top, not as 12, 8, 16.",
        ),
        (
            "printed-same-hole",
            changed("[8, 12, 16]", "[8, 11, 16]"),
            "Courtiers 5 and 6 both have their hole for phase 2 in row 11",
        ),
        ("printed-courtier", without("courtier-12 ="), "Courtier 12 is missing."),
        ("printed-courtier-name", changed("name = \"Teodora\"", "name = \"\""), "Courtier 12 needs a name"),
        (
            "printed-same-name",
            changed("name = \"Teodora\"", "name = \"Belisarius\""),
            "Courtiers 2 and 12 have the same name, “Belisarius”.",
        ),
        (
            "printed-fixed",
            changed("counts = [5, 4, 2]", "counts = [5, 4, 3]"),
            "“tokens.counts” is 5, 4, 3, but the rules fix it as 5, 4, 2.",
        ),
    ]
}

#[test]
fn every_fault_is_found_alone_and_said_in_both_languages() {
    for (id, text, english) in faulty() {
        let faults = faults(&text);
        let ids: Vec<&str> = faults.iter().map(|fault| fault.0.id).collect();
        assert_eq!(ids, [id]);
        let said = words(Lang::En).fault(&faults[0]);
        assert!(said.contains(english), "“{english}” in: {said}");
        for lang in Lang::ALL {
            assert_eq!(words(lang).missing(faults[0].0.id, None, &faults[0].0.values), None, "{id}");
        }
    }
}

#[test]
fn no_fault_of_the_language_file_is_forgotten() {
    let known: Vec<&str> = include_str!("../../lang/en.ftl")
        .lines()
        .filter_map(|line| line.split_once(" =").map(|(id, _)| id))
        .filter(|id| id.starts_with("printed-"))
        .collect();
    let provoked: Vec<&str> = faulty().into_iter().map(|(id, ..)| id).collect();
    assert_eq!(known, provoked);
}

#[test]
fn several_faults_are_all_reported_at_once() {
    let text = without("place-7 =")
        .replace("71, 75]", "71, 100]")
        .replace("[12, 16, 20]", "[0, 16, 21]")
        .replace("name = \"Teodora\"", "name = \"Belisarius\"")
        .replace("thresholds = [5, 9, 12]", "thresholds = [5, 9]")
        .replace("hand = 10", "hand = 9")
        .replace("cards = [3, 2, 2]", "cards = [3, 2]")
        .replace("game = \"justinian\"", "game = \"emperor\"");
    let ids: Vec<&str> = faults(&text).iter().map(|fault| fault.0.id).collect();
    assert_eq!(
        ids,
        [
            "fault-expected",
            "printed-place",
            "printed-value",
            "printed-hole",
            "printed-hole",
            "printed-same-name",
            "printed-fixed",
            "printed-fixed",
            "printed-fixed",
        ]
    );
}

#[test]
fn what_is_no_board_file_is_refused_with_a_line() {
    for (text, piece) in [
        ("", "is missing"),
        ("game = justinian", "line 1"),
        ("game = \"justinian\"", "is missing"),
        (&changed("rows = [8, 12, 16]", "rows = \"all\""), "holes.holes-5.rows"),
    ] {
        let faults = faults(text);
        assert_eq!(faults.len(), 1);
        let said = words(Lang::En).fault(&faults[0]);
        assert!(said.contains(piece), "{said}");
    }
}

/// What the rules fix, and all that is only for people, may be left out.
#[test]
fn a_short_file_is_enough() {
    let mut file: toml::Table = toml::from_str(data()).unwrap();
    for table in ["tokens", "phases", "set-up", "colours", "ruling"] {
        file.remove(table);
    }
    let board = Board::read(&toml::to_string(&file).unwrap()).unwrap();
    assert_eq!(board.facts(), SHELF.printed().facts());
}

/// A mended board is found by its fingerprint, is part of the set-up and of the record, and counts.
#[test]
fn one_can_play_on_another_board() {
    let text = changed("71, 75]", "71, 80]").replace("with reconstructed values", "mended");
    let label = SHELF.add(&text).unwrap();
    assert_eq!((label.name.as_str(), label.printed), ("Justinian, mended", false));
    let setup = Setup::read(&Spec::new(2).on(Some(label.data.clone()))).unwrap();
    assert_eq!(setup.spec().board, Some(label.data.clone()));
    assert_ne!(setup, Setup::new(2).unwrap());
    assert_eq!(setup.board.worth(Courtier::new(0), Place::new(11), 2), 80);

    let mut chance = Chance::quick(1);
    let mut course = game::Course::<Justinian>::deal(&setup, game::Seed::from_number(1));
    let mut moves = Vec::new();
    while let Turn::Of(seat) = course.state().turn() {
        course.state().moves(&mut moves);
        course.play(seat, chance.pick(&moves)).unwrap();
    }
    let record = course.record(Vec::new());
    assert_eq!(record.data, label.data);
    assert_eq!(game::Course::<Justinian>::from_record(&record).as_ref(), Ok(&course));
    assert!(Setup::read(&Spec::new(2).on(Some("sha256:0".to_owned()))).is_err());
}
