//! Why a move is good or bad.

use game::reason::why;
use game::{Game, Seat, Viewer};
use great_wall::{GreatWall, SectionId};
use trials::reasons::{Said, hold, said, says};

use crate::common::{mv, only, seats};

/// Seat 1 holds these cards; section 1, with favours of 5 and 3, has cards of seats 1 and 2.
fn with(hand: &str, mine: &str, theirs: &str) -> GreatWall {
    let cards = format!("favours = [5, 3], cards = [{{ {mine} }}, {{ {theirs} }}]");
    seats(3).player(1, &format!("hand = {{ {hand} }}")).section(1, &cards).state()
}

/// Seat 1 may claim in section 1.
fn claiming(section: &str) -> GreatWall {
    seats(3).turn(1, "check").claims(&[1]).section(1, section).state()
}

#[test]
fn cards_lead_or_draw_level_or_come_closer() {
    for (hand, mine, theirs, mv, expected) in [
        ("gate = 1", "", "wall = 1", "gate @1", "You would take the lead of section 1 from Red, by 1."),
        ("gate = 1", "wall = 1", "wall = 1", "gate @1", "You would lead section 1 by 2."),
        ("gate = 1", "", "wall = 1", "gate @2", "You would lead section 2, alone there."),
        (
            "wall = 1",
            "",
            "wall = 1",
            "wall @1",
            "You would draw level with Red in section 1, so that nobody leads it.",
        ),
        (
            "wall = 1",
            "gate = 1",
            "wall = 1",
            "wall @1",
            "Your lead in section 1 over Red would grow from 1 to 2.",
        ),
        ("wall = 1", "", "gate = 3", "wall @1", "You would be only 5 behind Red in section 1, not 6."),
    ] {
        says(&with(hand, mine, theirs), mv, &[expected]);
    }
    // What changes nothing that counts is worth no word.
    says(&with("wall = 1", "wall = 1", ""), "wall @1", &[]);
}

#[test]
fn what_a_card_does_beyond_its_worth_is_said() {
    says(
        &with("infantry = 2", "infantry = 1", "gate = 2"),
        "infantry*2 @1",
        &[
            "You would take the lead of section 1 from Red, by 2.",
            "Your Infantry in section 1 would count 6 together, not 1.",
        ],
    );
    says(
        &with("cavalry = 1", "", ""),
        "cavalry @2",
        &["It costs no action: you still have two to take.", "You would lead section 2, alone there."],
    );
    says(
        &with("noble = 1", "", "gate = 3"),
        "noble @1",
        &[
            "With the Noble, Red falls from 6 to 3 in section 1.",
            "You would be only 2 behind Red in section 1, not 6.",
        ],
    );
    says(
        &with("dragon = 1", "", "gate = 2"),
        "dragon @1 over 2/gate",
        &[
            "Without that Gate, Red has 2 in section 1, not 4.",
            "You would be only 1 behind Red in section 1, not 4.",
        ],
    );
    says(
        &with("dragon = 1", "", "wall = 1"),
        "dragon @1 over 2/wall",
        &["Red would have no card left in section 1.", "You would lead section 1, alone there."],
    );
    says(&with("wall = 1", "", ""), "draw", &["You would have 2 cards in hand, with 18 left in the pile."]);
}

#[test]
fn claims_say_what_they_secure_and_what_they_cost() {
    let first = |cards: &str| claiming(&format!("favours = [5, 3], cards = [{cards}]"));
    let hold = |favour: u8| {
        format!(
            "The favour of {favour} would go to you as soon as section 1 is finished, whoever finishes it."
        )
    };
    says(
        &first("{ gate = 3 }, { wall = 1 }"),
        "claim 3 @1 on gate",
        &[&hold(3), "You would still lead section 1 by 2, with the 5 left to claim."],
    );
    says(
        &first("{ gate = 3 }, { wall = 1 }"),
        "claim 5 @1 on gate",
        &[&hold(5), "– With the favour of 5 weighing on you, nobody would lead section 1."],
    );
    says(
        &first("{ gate = 3 }, { wall = 2 }"),
        "claim 5 @1 on gate",
        &[&hold(5), "– With the favour of 5 weighing on you, Red would lead section 1 by 1."],
    );
    says(
        &first("{ gate = 3 }"),
        "claim 5 @1 on gate",
        &[&hold(5), "You would still lead section 1, alone there, with the 3 left to claim."],
    );
    says(
        &first("{ gate = 3 }, { wall = 1 }"),
        "decline",
        &[
            "No favour weighs on your lead in section 1: it stays at 5.",
            "– The favour of 5 in section 1 would stay unclaimed, and the lead may be gone by the next check.",
        ],
    );
    let held = |by: usize| {
        claiming(&format!(
            "favours = [4], claimed = {{ seat = {by}, favour = 5, on = \"gate\" }}, cards = [{{ gate = 3, watchtower = 1 }}, {{ gate = 1 }}]"
        ))
    };
    says(&held(2), "claim @1", &["This finishes section 1: 4 for you, 5 for Red."]);
    says(&held(1), "claim @1", &["This finishes section 1: both favours are yours, 9 points."]);
}

#[test]
fn the_last_card_begins_the_end() {
    let state = seats(3).player(1, &only("wall = 1", "", "")).state();
    let told = said(&state, "wall @2");
    assert!(
        told.contains(&"– You would play the last card: everybody else has one more turn.".to_owned()),
        "{told:?}"
    );
}

/// Against another move only what differs is said, the weightiest first.
#[test]
fn what_both_moves_do_is_not_said() {
    let state = with("gate = 1, wall = 1, cavalry = 1", "", "wall = 1");
    let seat = Seat::new(0);
    let view = state.view(Viewer::Seat(seat));
    let ids = |one: &str, other: &str| -> Vec<&str> {
        let why = why::<GreatWall>(&view, seat, mv(one), Some(mv(other)));
        why.pro.iter().map(|reason| reason.phrase.id).collect()
    };
    assert_eq!(ids("gate @1", "wall @1"), ["reason-lead-taken"]);
    assert_eq!(ids("wall @1", "gate @1"), ["reason-level"]);
    // Both take the lead by 1, but Cavalry is free.
    assert_eq!(ids("cavalry @1", "gate @1"), ["reason-free"]);
    assert!(ids("gate @1", "cavalry @1").is_empty());
    assert_eq!(ids("gate @1", "draw"), ["reason-lead-taken"]);
}

/// Facts, counted again from the table.
fn is_true(said: &Said<'_, GreatWall>) {
    let seats = Seat::all(said.after.table().seats());
    let section = |state: &GreatWall| {
        let n = said.number("section") as usize;
        *state.table().section(SectionId::new(n - 1))
    };
    let total = |state: &GreatWall, seat: Seat| {
        let section = section(state);
        section.is_present(seat).then(|| i64::from(section.total(seat)))
    };
    let most_of_others = |state: &GreatWall, seat: Seat| {
        seats.clone().filter(|&other| other != seat).filter_map(|other| total(state, other)).max()
    };
    let me = said.seat;
    match said.reason.phrase.id {
        "reason-lead" | "reason-lead-taken" | "reason-lead-grows" | "reason-hold-leads" => {
            let ahead = total(said.after, me).unwrap() - most_of_others(said.after, me).unwrap();
            assert_eq!(ahead, said.number("margin"));
            assert!(ahead > 0);
        }
        "reason-alone" | "reason-hold-alone" => assert_eq!(most_of_others(said.after, me), None),
        "reason-level" => assert_eq!(total(said.after, me), most_of_others(said.after, me)),
        "reason-hold-behind" => {
            let rival = said.player("rival");
            assert_eq!(total(said.after, rival), most_of_others(said.after, me));
            assert_eq!(
                total(said.after, rival).unwrap() - total(said.after, me).unwrap(),
                said.number("margin")
            );
        }
        "reason-closer" => {
            let rival = said.player("rival");
            assert_eq!(
                total(said.after, rival).unwrap() - total(said.after, me).unwrap(),
                said.number("margin")
            );
        }
        "reason-cover" | "reason-noble" => {
            let whom = said.player(if said.reason.phrase.id == "reason-cover" { "owner" } else { "rival" });
            assert_eq!(total(said.before, whom), Some(said.number("from")));
            assert_eq!(total(said.after, whom), Some(said.number("to")));
        }
        "reason-finish" | "reason-finish-both" => {
            let gained = |seat: Seat| {
                i64::from(said.after.scores().total(seat)) - i64::from(said.before.scores().total(seat))
            };
            if said.reason.phrase.id == "reason-finish" {
                assert_eq!(gained(me), said.number("mine"));
                assert_eq!(gained(said.player("holder")), said.number("theirs"));
            } else {
                assert_eq!(gained(me), said.number("points"));
            }
        }
        "reason-draw" => {
            assert_eq!(i64::from(said.after.hand(me).size()), said.number("count"));
            assert_eq!(i64::from(said.after.pile(me).size()), said.number("left"));
        }
        "reason-free" => assert_eq!(said.after.turn().seat(), Some(me)),
        "reason-last-card" | "reason-last-card-ahead" => assert_eq!(said.after.table().finisher, Some(me)),
        _ => {}
    }
}

#[test]
fn every_reason_is_true_and_has_its_words() {
    assert_eq!(hold::<GreatWall>(60, is_true), [""; 0], "never met");
}
