//! Moves in notation: to text and back, and what is said about texts that are no moves.

use crate::common::seat;
use great_wall::{Card, Favour, GreatWall, Move, SectionId};
use trials::moves;

fn section(number: u64) -> SectionId {
    SectionId::from_number(number).unwrap()
}

fn favour(value: u64) -> Favour {
    Favour::of_value(value).unwrap()
}

/// One of every kind, with its text.
fn kinds() -> Vec<(&'static str, Move)> {
    vec![
        ("draw", Move::Draw),
        ("gate @1", Move::Play { card: Card::Gate, count: 1, section: section(1) }),
        ("infantry*3 @2", Move::Play { card: Card::Infantry, count: 3, section: section(2) }),
        ("wall*7 @4", Move::Play { card: Card::Wall, count: 7, section: section(4) }),
        ("dragon @3", Move::Play { card: Card::Dragon, count: 1, section: section(3) }),
        ("dragon @2 over 3/noble", Move::Cover { section: section(2), seat: seat(3), card: Card::Noble }),
        ("dragon @4 over 5/dragon", Move::Cover { section: section(4), seat: seat(5), card: Card::Dragon }),
        ("claim 5 @2 on gate", Move::ClaimFirst { section: section(2), favour: favour(5), on: Card::Gate }),
        (
            "claim 8 @1 on dragon",
            Move::ClaimFirst { section: section(1), favour: favour(8), on: Card::Dragon },
        ),
        ("claim @4", Move::ClaimSecond { section: section(4) }),
        ("decline", Move::Decline),
    ]
}

#[test]
fn every_kind_of_move_has_its_text() {
    moves::have_texts::<GreatWall>(&kinds());
}

#[test]
fn every_move_there_is_goes_round() {
    assert!(moves::go_round::<GreatWall>() > 400);
}

#[test]
fn spacing_is_free() {
    moves::are_the_same::<GreatWall>(&[
        ("  draw  ", "draw"),
        ("gate@1", "gate @1"),
        (" gate   @ 1 ", "gate @1"),
        ("gate*1 @1", "gate @1"),
        ("infantry * 3@2", "infantry*3 @2"),
        ("infantry*3@ 2", "infantry*3 @2"),
        ("claim5@2on gate", "claim 5 @2 on gate"),
        ("claim  5  @2  on   gate", "claim 5 @2 on gate"),
        ("claim@4", "claim @4"),
        ("dragon@2over 3/noble", "dragon @2 over 3/noble"),
        ("dragon @2  over  3 / noble ", "dragon @2 over 3/noble"),
        ("dragon*1 @2 over 3/noble", "dragon @2 over 3/noble"),
        ("\tdecline\n", "decline"),
    ]);
}

/// The text is no move, for that reason and at that column.
fn faulty(text: &str, id: &str, at: i64, expected: &str) {
    moves::is_none::<GreatWall>(text, id, at, expected);
}

#[test]
fn a_move_begins_with_a_known_word() {
    faulty("", "notation-move", 1, "begins with draw, claim, decline or the name of a card");
    faulty("   ", "notation-move", 4, "begins with draw");
    faulty("fly", "notation-move", 1, "“fly”");
    faulty("  fly @1", "notation-move", 3, "not with “fly @1”");
    faulty("gates @1", "notation-move", 1, "“gates @1”");
    faulty("Gate @1", "notation-move", 1, "“Gate @1”");
    faulty("5", "notation-move", 1, "“5”");
    faulty("@1", "notation-move", 1, "“@1”");
    faulty("drawdraw", "notation-move", 1, "“drawdraw”");
}

#[test]
fn a_section_is_one_to_four() {
    faulty("gate", "notation-section", 5, "@1 to @4");
    faulty("gate 1", "notation-section", 6, "@1 to @4");
    faulty("gate @", "notation-section", 6, "@1 to @4");
    faulty("gate @0", "notation-section", 6, "@1 to @4");
    faulty("gate @5", "notation-section", 6, "@1 to @4");
    faulty("gate @-1", "notation-section", 6, "@1 to @4");
    faulty("infantry*3", "notation-section", 11, "@1 to @4");
    faulty("claim", "notation-section", 6, "@1 to @4");
    faulty("claim 5", "notation-section", 8, "@1 to @4");
    faulty("claim 5 on gate", "notation-section", 9, "@1 to @4");
    faulty("claim @5", "notation-section", 7, "@1 to @4");
    faulty("dragon over 1/wall", "notation-section", 8, "@1 to @4");
    assert!("gate @4".parse::<Move>().is_ok());
}

#[test]
fn a_count_is_at_least_one_and_at_most_what_a_deck_holds() {
    faulty("gate*0 @1", "notation-count", 6, "after * comes a number");
    faulty("gate*4 @1", "notation-count", 6, "at most as many as a deck holds");
    faulty("gate* @1", "notation-count", 7, "after * comes a number");
    faulty("gate*two @1", "notation-count", 6, "after * comes a number");
    faulty("gate*-1 @1", "notation-count", 6, "after * comes a number");
    faulty("gate*99999999999999999999999999 @1", "notation-count", 6, "after * comes a number");
    for (card, most) in [
        ("wall", 7),
        ("gate", 3),
        ("watchtower", 1),
        ("infantry", 5),
        ("cavalry", 2),
        ("noble", 1),
        ("dragon", 1),
    ] {
        assert!(format!("{card}*{most} @1").parse::<Move>().is_ok());
        let id = format!("{card}*{} @1", most + 1).parse::<Move>().unwrap_err().0.id;
        assert_eq!(id, "notation-count", "{card}");
    }
}

#[test]
fn a_favour_has_a_value_that_exists() {
    faulty("claim 6 @1 on gate", "notation-favour", 7, "1, 2, 3, 4, 5, 7 or 8");
    faulty("claim 0 @1 on gate", "notation-favour", 7, "1, 2, 3, 4, 5, 7 or 8");
    faulty("claim 9 @1", "notation-favour", 7, "1, 2, 3, 4, 5, 7 or 8");
    for value in [1, 2, 3, 4, 5, 7, 8] {
        assert!(format!("claim {value} @1 on gate").parse::<Move>().is_ok());
    }
}

#[test]
fn the_first_favour_needs_a_card_to_lie_on() {
    faulty("claim 5 @1", "notation-on", 11, "comes “on” and a card");
    faulty("claim 5 @1 gate", "notation-on", 12, "comes “on” and a card");
    faulty("claim 5 @1 on", "notation-card", 14, "is not a card");
    faulty("claim 5 @1 on castle", "notation-card", 15, "“castle” is not a card");
    faulty(
        "claim 5 @1 on 3",
        "notation-card",
        15,
        "wall, gate, watchtower, infantry, cavalry, noble and dragon",
    );
}

#[test]
fn a_dragon_covers_the_card_of_a_seat() {
    faulty("dragon @1 over 9/wall", "notation-seat", 16, "the number of a seat");
    faulty("dragon @1 over 6/wall", "notation-seat", 16, "the number of a seat");
    faulty("dragon @1 over 0/wall", "notation-seat", 16, "the number of a seat");
    faulty("dragon @1 over wall", "notation-seat", 16, "the number of a seat");
    faulty("dragon @1 over 1wall", "notation-slash", 17, "comes / and a card");
    faulty("dragon @1 over 1 wall", "notation-slash", 18, "comes / and a card");
    faulty("dragon @1 over 1/", "notation-card", 18, "is not a card");
    faulty("dragon @1 over 1/drake", "notation-card", 18, "“drake” is not a card");
    // Only a Dragon covers.
    faulty("gate @1 over 2/wall", "notation-end", 9, "“over 2/wall” follows");
}

#[test]
fn nothing_may_follow_a_move() {
    faulty("draw draw", "notation-end", 6, "“draw” follows");
    faulty("decline 3", "notation-end", 9, "“3” follows");
    faulty("gate @1.", "notation-end", 8, "“.” follows");
    faulty("gate @1, gate @2", "notation-end", 8, "“, gate @2” follows");
    faulty("claim @1 on gate", "notation-end", 10, "“on gate” follows");
    faulty("claim 5 @1 on gate!", "notation-end", 19, "“!” follows");
    faulty("dragon @1 over 2/noble 3", "notation-end", 24, "“3” follows");
}

#[test]
fn texts_in_other_scripts_are_no_moves() {
    faulty("墙 @1", "notation-move", 1, "“墙 @1”");
    faulty("wåll @1", "notation-move", 1, "“wåll @1”");
    // Columns count characters, not bytes.
    faulty("gate @1 é", "notation-end", 9, "“é” follows");
    faulty("gate @１", "notation-section", 6, "@1 to @4");
    faulty("gate*³ @1", "notation-count", 6, "after * comes a number");
    faulty("dragon @1 over 1/龍", "notation-card", 18, "“龍” is not a card");
    faulty("🐉", "notation-move", 1, "“🐉”");
    faulty("draw\u{0}", "notation-end", 5, "“·” follows");
}

#[test]
fn very_long_texts_are_shown_only_in_part() {
    let long = format!("gate @1 {}", "x".repeat(1_000_000));
    let numbers = format!("gate*{} @1", "9".repeat(1_000_000));
    let word = "gate".repeat(250_000);
    moves::are_shortened::<GreatWall>(&[
        (long, "notation-end", 9),
        (numbers, "notation-count", 6),
        (word, "notation-move", 1),
    ]);
}
