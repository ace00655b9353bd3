//! Moves in notation: to text and back, and what is said about texts that are no moves.

use crate::common::{region, space};
use emperor::{Colour, Emperor, Move, Payment};
use trials::moves;

/// One of every kind, with its text.
fn kinds() -> Vec<(&'static str, Move)> {
    let (red, greens) = (Payment::card(Colour::Red), Payment::pair(Colour::Green));
    vec![
        ("house wei-3 for red", Move::House { at: space("wei-3"), pay: red }),
        ("house wei-3 for green*2", Move::House { at: space("wei-3"), pay: greens }),
        (
            "emissary chu for purple",
            Move::Emissary { region: region("chu"), pay: Payment::card(Colour::Purple) },
        ),
        ("emissary chin for green*2", Move::Emissary { region: region("chin"), pay: greens }),
        (
            "fortification qi-2 for yellow",
            Move::Fortification { at: space("qi-2"), pay: Payment::card(Colour::Yellow) },
        ),
        ("fortification lu-8 for red", Move::Fortification { at: space("lu-8"), pay: red }),
        ("done", Move::Done),
        ("exchange orange", Move::Exchange { card: Colour::Orange }),
        ("take red", Move::Take { card: Colour::Red }),
        ("draw", Move::Draw),
    ]
}

#[test]
fn every_kind_of_move_has_its_text() {
    moves::have_texts::<Emperor>(&kinds());
}

#[test]
fn every_move_there_is_goes_round() {
    // 72 spaces for houses and for fortifications and 9 courts, ten payments; five colours to give and take; done, draw.
    assert_eq!(moves::go_round::<Emperor>(), (72 + 72 + 9) * 10 + 5 + 5 + 2);
}

#[test]
fn spacing_is_free() {
    moves::are_the_same::<Emperor>(&[
        ("  draw  ", "draw"),
        ("\tdone\n", "done"),
        ("house  wei-3   for   red ", "house wei-3 for red"),
        ("house wei-3for red", "house wei-3 for red"),
        ("house wei-3 for green * 2", "house wei-3 for green*2"),
        ("house wei-3 for green* 2", "house wei-3 for green*2"),
        ("house wei- 3 for red", "house wei-3 for red"),
        ("exchange   red", "exchange red"),
    ]);
}

/// The text is no move, for that reason and at that column.
fn faulty(text: &str, id: &str, at: i64, expected: &str) {
    moves::is_none::<Emperor>(text, id, at, expected);
}

#[test]
fn a_move_begins_with_a_known_word() {
    faulty(
        "",
        "notation-move",
        1,
        "begins with house, emissary, fortification, done, exchange, take or draw",
    );
    faulty("   ", "notation-move", 4, "begins with house");
    faulty("build", "notation-move", 1, "not with “build”");
    faulty("  build wei-1", "notation-move", 3, "not with “build wei-1”");
    faulty("House wei-1 for red", "notation-move", 1, "“House wei-1 for red”");
    faulty("houses wei-1 for red", "notation-move", 1, "“houses wei-1 for red”");
    faulty("3", "notation-move", 1, "“3”");
    faulty("-", "notation-move", 1, "“-”");
    faulty("drawdraw", "notation-move", 1, "“drawdraw”");
}

#[test]
fn a_place_begins_with_a_region() {
    faulty("house", "notation-region", 6, "chin, qi, wei, shu, zhao, lu, han, yan and chu");
    faulty("house rome-1 for red", "notation-region", 7, "“rome-1 for red” does not begin with a region");
    faulty("house 3 for red", "notation-region", 7, "“3 for red”");
    faulty("house Wei-3 for red", "notation-region", 7, "“Wei-3 for red”");
    faulty("emissary for red", "notation-region", 10, "“for red”");
    faulty("emissary ch'in for yellow", "notation-region", 10, "“ch'in for yellow”");
    faulty("emissary wei-3 for red", "notation-region", 10, "“wei-3 for red”");
    faulty("fortification rome-1 for red", "notation-region", 15, "“rome-1 for red”");
    for name in ["chin", "qi", "wei", "shu", "zhao", "lu", "han", "yan", "chu"] {
        assert!(format!("emissary {name} for red").parse::<Move>().is_ok(), "{name}");
    }
}

#[test]
fn a_space_has_a_number_from_one_to_eight() {
    faulty("house wei for red", "notation-space", 7, "written as in “wei-3”, from 1 to 8");
    faulty("house wei-", "notation-space", 7, "from 1 to 8");
    faulty("house wei-0 for red", "notation-space", 7, "from 1 to 8");
    faulty("house wei-9 for red", "notation-space", 7, "from 1 to 8");
    faulty("house wei-99999999999999999999 for red", "notation-space", 7, "from 1 to 8");
    faulty("house wei 3 for red", "notation-space", 7, "from 1 to 8");
    faulty("fortification wei-x for red", "notation-region", 15, "“wei-x for red”");
    for number in 1..=8 {
        assert!(format!("house chu-{number} for purple").parse::<Move>().is_ok());
    }
}

/// One hyphen parts the region from its number, not several.
#[test]
fn one_hyphen_parts_region_and_number() {
    for text in ["house wei--3 for red", "house wei----3 for red", "fortification qi--1 for yellow"] {
        assert!(text.parse::<Move>().is_err(), "{text} is read");
    }
}

#[test]
fn after_the_place_comes_what_pays() {
    faulty("house wei-3", "notation-for", 12, "comes “for” and what pays");
    faulty("house wei-3 red", "notation-for", 13, "comes “for” and what pays");
    faulty("house wei-3 with red", "notation-for", 13, "comes “for” and what pays");
    faulty("emissary chu", "notation-for", 13, "as in “house wei-3 for red”");
    faulty("emissary chu*2", "notation-for", 13, "comes “for”");
}

#[test]
fn a_joker_is_two_cards() {
    for wrong in ["*", "*1", "*3", "*two", "*-2", "*99999999999999999999"] {
        faulty(
            &format!("house wei-3 for green{wrong}"),
            "notation-pair",
            22,
            "a joker is two cards, as in “green*2”",
        );
    }
    faulty("emissary chu for red*3", "notation-pair", 21, "a joker is two cards");
}

#[test]
fn a_colour_has_a_name() {
    faulty("take", "notation-colour", 5, "yellow, red, orange, green and purple");
    faulty("take blue", "notation-colour", 6, "“blue” is not a colour");
    faulty("exchange Red", "notation-colour", 10, "“Red” is not a colour");
    faulty("exchange 2", "notation-colour", 10, "“2” is not a colour");
    faulty("house wei-3 for", "notation-colour", 16, "is not a colour");
    faulty("house wei-3 for violet", "notation-colour", 17, "“violet” is not a colour");
    faulty("house wei-3 for reds", "notation-colour", 17, "“reds” is not a colour");
}

#[test]
fn nothing_may_follow_a_move() {
    faulty("draw draw", "notation-end", 6, "“draw” follows");
    faulty("done 3", "notation-end", 6, "“3” follows");
    faulty("take red.", "notation-end", 9, "“.” follows");
    faulty("take red*2", "notation-end", 9, "“*2” follows");
    faulty("house wei-3 for red red", "notation-end", 21, "“red” follows");
    faulty("house wei-3 for green*2*2", "notation-end", 24, "“*2” follows");
    faulty("house wei-3 for green*2, done", "notation-end", 24, "“, done” follows");
}

#[test]
fn texts_in_other_scripts_are_no_moves() {
    faulty("宫 wei-3", "notation-move", 1, "“宫 wei-3”");
    // Columns count characters, not bytes.
    faulty("draw é", "notation-end", 6, "“é” follows");
    faulty("house wei-３ for red", "notation-space", 7, "from 1 to 8");
    faulty("house wei–3 for red", "notation-space", 7, "from 1 to 8");
    faulty("take röd", "notation-colour", 6, "“röd” is not a colour");
    faulty("🐉", "notation-move", 1, "“🐉”");
    faulty("draw\u{0}", "notation-end", 5, "“·” follows");
}

#[test]
fn very_long_texts_are_shown_only_in_part() {
    let long = format!("take red {}", "x".repeat(1_000_000));
    let numbers = format!("house wei-{} for red", "9".repeat(1_000_000));
    let word = "house".repeat(200_000);
    moves::are_shortened::<Emperor>(&[
        (long, "notation-end", 10),
        (numbers, "notation-space", 7),
        (word, "notation-move", 1),
    ]);
}

/// Every fault of the language file is provoked above.
#[test]
fn no_fault_of_the_language_file_is_forgotten() {
    let known: Vec<&str> = include_str!("../../lang/files.en.ftl")
        .lines()
        .filter_map(|line| line.split_once(" =").map(|(id, _)| id))
        .filter(|id| id.starts_with("notation-"))
        .collect();
    assert_eq!(known.len(), 6, "{known:?}");
    for id in known {
        let here = include_str!("notation.rs");
        assert!(here.contains(&format!(", \"{id}\", ")), "no test for {id}");
    }
}
