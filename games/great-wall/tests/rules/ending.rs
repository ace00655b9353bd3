//! The end of the game: every row of table 5 of the component sheet.

use crate::common::{
    allowed, held, in_hand, moves, now, only, open, play, points, rule, seat, seats, total, wander, winners,
};
use game::{Chance, Game, Setup as _, Turn};
use great_wall::{Card, GreatWall, Phase, Setup};

/// Declines in the last checks until the game is over, and tells who was asked.
fn last_checks(state: &mut GreatWall) -> Vec<usize> {
    let mut asked = Vec::new();
    while state.turn() != Turn::Over {
        assert_eq!(state.table().phase, Phase::LastCheck);
        assert!(asked.len() < 10, "{asked:?}");
        asked.push(now(state).0);
        play(state, &["decline"]);
    }
    asked
}

/// Trigger A: all 20 cards are played, hand and pile both empty.
#[test]
fn the_end_begins_when_hand_and_pile_are_empty() {
    let mut state = seats(3).player(1, &only("wall = 1, gate = 1", "", "")).state();
    play(&mut state, &["wall @1"]);
    assert_eq!(state.table().finisher, None);
    play(&mut state, &["gate @1"]);
    assert_eq!(state.table().finisher, Some(seat(1)));
    assert_eq!(now(&state), (2, Phase::First));
}

/// Trigger A: the last card of the hand alone is not enough.
#[test]
fn the_end_does_not_begin_while_the_pile_has_a_card() {
    let mut state = seats(2).turn(1, "second").player(1, &only("wall = 1", "gate = 1", "")).state();
    play(&mut state, &["wall @1"]);
    assert_eq!(state.table().finisher, None);
    play(&mut state, &["draw", "draw"]);
    // His next turn is a whole one: check, draw, play.
    assert_eq!(now(&state), (1, Phase::Check));
    play(&mut state, &["decline", "draw", "gate @1"]);
    assert_eq!(state.table().finisher, Some(seat(1)));
}

/// Trigger A: drawing the last card of the pile does not begin the end.
#[test]
fn an_empty_pile_alone_does_not_begin_the_end() {
    let mut state = seats(2).turn(1, "second").player(1, &only("", "gate = 1", "")).state();
    play(&mut state, &["draw"]);
    assert_eq!(in_hand(&state, 1, Card::Gate), 1);
    assert_eq!(state.table().finisher, None);
}

/// Trigger A: a free Cavalry, a group and a Dragon may be the last card as well.
#[test]
fn any_kind_of_last_card_begins_the_end() {
    for (hand, last) in [
        ("cavalry = 1", "cavalry @1"),
        ("infantry = 5", "infantry*5 @1"),
        ("dragon = 1", "dragon @1 over 2/wall"),
    ] {
        for phase in ["first", "second"] {
            let mut state = seats(2)
                .turn(1, phase)
                .player(1, &only(hand, "", ""))
                .section(1, "favours = [5, 3], cards = [{}, { wall = 1 }]")
                .state();
            play(&mut state, &[last]);
            assert_eq!(state.table().finisher, Some(seat(1)), "{last}");
            assert_eq!(now(&state).0, 2);
        }
    }
}

/// After A: everybody else has one full turn, clockwise; then everybody checks once; then it is over.
#[test]
fn after_the_last_card_come_last_turns_and_a_round_of_checks() {
    let mut state = seats(4)
        .turn(2, "second")
        .player(1, "hand = { wall = 1 }")
        .player(2, &only("wall = 1", "", ""))
        .section(3, "favours = [5, 3], cards = [{}, {}, { gate = 1 }]")
        .section(4, "favours = [7, 1], cards = [{}, {}, {}, { gate = 1 }]")
        .state();
    play(&mut state, &["wall @1"]);
    // Seats 3 and 4 have whole last turns: check and two actions.
    assert_eq!(now(&state), (3, Phase::Check));
    play(&mut state, &["claim 5 @3 on gate", "draw"]);
    assert_eq!(now(&state), (3, Phase::Second));
    play(&mut state, &["draw"]);
    assert_eq!(now(&state), (4, Phase::Check));
    play(&mut state, &["decline", "draw", "draw"]);
    // Seat 1 has one too, though it stands before the finisher.
    assert_eq!(now(&state), (1, Phase::First));
    play(&mut state, &["draw", "wall @2"]);
    // Then the checks: finisher first, then clockwise, everybody once.
    assert_eq!(last_checks(&mut state), [2, 3, 4, 1]);
}

/// After A: whoever has nothing to claim is passed over in the checks; if nobody has, the game is over at once.
#[test]
fn checks_with_nothing_to_claim_are_passed_over() {
    let position = seats(3).turn(3, "second").finisher(1).player(1, &only("", "", ""));
    let mut state = position.state();
    play(&mut state, &["draw"]);
    assert_eq!(state.turn(), Turn::Over);
    let mut state = position.section(1, "favours = [5, 3], cards = [{}, { gate = 1 }]").state();
    play(&mut state, &["draw"]);
    assert_eq!(now(&state), (2, Phase::LastCheck));
    play(&mut state, &["decline"]);
    assert_eq!(state.turn(), Turn::Over);
}

/// Another player also empties his cards: nothing more happens, the same finisher, the same order.
#[test]
fn a_second_player_without_cards_changes_nothing() {
    let mut state = seats(3)
        .player(1, &only("wall = 1", "", ""))
        .player(2, &only("gate = 1", "", ""))
        .player(3, "hand = { wall = 1 }")
        .state();
    play(&mut state, &["wall @1", "gate @2"]);
    assert_eq!(state.table().finisher, Some(seat(1)));
    assert_eq!(now(&state), (3, Phase::First));
    play(&mut state, &["wall @3", "draw"]);
    assert_eq!(last_checks(&mut state), [1, 2, 3]);
}

/// Check-only round: it starts with the finisher, wherever he sits.
#[test]
fn the_last_checks_start_with_the_finisher() {
    for finisher in 1..=3 {
        let before = if finisher == 1 { 3 } else { finisher - 1 };
        let mut state = seats(3)
            .turn(before, "second")
            .finisher(finisher)
            .player(finisher, &only("", "", "gate = 1"))
            .section(
                finisher,
                &format!("favours = [5, 3], cards = [{}{{ gate = 1 }}]", "{}, ".repeat(finisher - 1)),
            )
            .section(
                before,
                &format!("favours = [5, 3], cards = [{}{{ gate = 1 }}]", "{}, ".repeat(before - 1)),
            )
            .state();
        play(&mut state, &["draw"]);
        assert_eq!(now(&state), (finisher, Phase::LastCheck));
        play(&mut state, &["decline"]);
        assert_eq!(now(&state), (before, Phase::LastCheck));
    }
}

/// In that round: only claims; nobody draws or plays any more.
#[test]
fn in_the_last_checks_nobody_draws_or_plays() {
    let state = seats(2)
        .turn(2, "last-check")
        .finisher(1)
        .player(1, &only("", "", ""))
        .player(2, "hand = { wall = 1, dragon = 1 }")
        .section(1, "favours = [5, 3], cards = [{}, { gate = 1 }]")
        .state();
    assert_eq!(moves(&state), ["claim 5 @1 on gate", "claim 3 @1 on gate", "decline"]);
    for action in ["draw", "wall @1", "dragon @1 over 2/gate"] {
        assert_eq!(rule(&state, action), "last-check");
    }
}

/// In that round: one favour of a section for each player, even for a lone one.
#[test]
fn in_the_last_checks_each_player_claims_one_favour_of_a_section() {
    let mut state = seats(2)
        .turn(1, "last-check")
        .finisher(1)
        .player(1, &only("", "", "gate = 1, wall = 1"))
        .section(1, "favours = [5, 3], cards = [{ gate = 1 }]")
        .section(2, "favours = [7, 2], cards = [{ wall = 1 }]")
        .state();
    play(&mut state, &["claim 5 @1 on gate"]);
    assert_eq!(rule(&state, "claim @1"), "claim-once");
    assert!(allowed(&state, "claim 7 @2 on wall"));
    play(&mut state, &["claim 2 @2 on wall"]);
    assert_eq!(state.turn(), Turn::Over);
    assert_eq!(points(&state), [0, 0]);
}

/// In that round: a second favour still finishes its section, and no new pair is drawn.
#[test]
fn in_the_last_checks_a_second_favour_finishes_without_a_new_pair() {
    let mut state = seats(3)
        .turn(1, "last-check")
        .finisher(1)
        .player(1, &only("", "", "gate = 2"))
        .section(2, "favours = [7, 3], cards = [{ gate = 2 }, { wall = 1 }]")
        .state();
    let supply = state.table().supply;
    play(&mut state, &["claim 7 @2 on gate"]);
    // The favour weighs at once, so the next player leads now.
    assert_eq!(total(&state, 2, 1), -3);
    assert_eq!(now(&state), (2, Phase::LastCheck));
    assert_eq!(moves(&state), ["claim @2", "decline"]);
    play(&mut state, &["claim @2"]);
    assert!(open(&state, 2).is_empty());
    assert_eq!(state.table().supply, supply);
    assert_eq!(state.turn(), Turn::Over);
    assert_eq!(points(&state), [7, 3, 0]);
}

/// In that round: when all sections are finished, it is over.
#[test]
fn the_last_checks_end_with_the_last_open_section() {
    let held_by_two = "favours = [3], claimed = { seat = 2, favour = 7, on = \"wall\" }, cards = [{ gate = 1 }, { wall = 1 }]";
    let mut state = seats(2)
        .turn(1, "last-check")
        .finisher(1)
        .player(1, &only("", "", "gate = 2"))
        .section(1, held_by_two)
        .section(2, held_by_two)
        .state();
    play(&mut state, &["claim @2"]);
    assert_eq!(now(&state), (1, Phase::LastCheck));
    play(&mut state, &["claim @1"]);
    assert_eq!(state.turn(), Turn::Over);
    assert_eq!(points(&state), [6, 14]);
}

/// In the last turns before that round sections are still refilled.
#[test]
fn in_the_last_turns_sections_are_still_refilled() {
    let mut state = seats(2)
        .turn(2, "check")
        .finisher(1)
        .player(1, &only("", "", ""))
        .section(
            1,
            "favours = [3], claimed = { seat = 2, favour = 7, on = \"wall\" }, cards = [{}, { wall = 1 }]",
        )
        .state();
    play(&mut state, &["claim @1"]);
    assert_eq!(open(&state, 1).len(), 2);
    assert_eq!(now(&state), (2, Phase::First));
}

/// Trigger B: the last favour is claimed and none are left, so the game is over at once, in the middle of a turn.
#[test]
fn the_last_favour_of_all_ends_the_game_at_once() {
    let section = "favours = [3], claimed = { seat = 2, favour = 7, on = \"wall\" }, cards = [{ gate = 1 }, { wall = 1 }]";
    let mut state = seats(3)
        .turn(1, "check")
        .player(1, "hand = { cavalry = 1, wall = 1 }")
        .section(1, section)
        .section(2, "")
        .section(3, "")
        .supply(&[], 3)
        .state();
    play(&mut state, &["claim @1"]);
    assert_eq!(state.turn(), Turn::Over);
    assert!(moves(&state).is_empty());
    assert_eq!(points(&state), [3, 7, 137]);
    assert_eq!(rule(&state, "draw"), "game-over");
    assert_eq!(rule(&state, "cavalry @1"), "game-over");
}

/// Trigger B: not while another section is being built, nor while only a first favour is claimed.
#[test]
fn the_game_goes_on_while_a_section_is_being_built() {
    let one_left = "favours = [3], claimed = { seat = 1, favour = 7, on = \"gate\" }, cards = [{ gate = 1 }]";
    let mut state = seats(2)
        .turn(1, "check")
        .section(1, one_left)
        .section(2, "favours = [5, 2], cards = [{ wall = 1 }]")
        .supply(&[], 2)
        .state();
    play(&mut state, &["claim @1", "claim 5 @2 on wall"]);
    assert_eq!(now(&state), (1, Phase::First));
    assert_eq!(open(&state, 2), [2]);
    play(&mut state, &["draw", "draw", "draw", "draw", "claim @2"]);
    assert_eq!(state.turn(), Turn::Over);
    assert_eq!(points(&state), [17, 130]);
}

/// Trigger B: not while favours are still to come.
#[test]
fn the_game_goes_on_while_favours_are_to_come() {
    let mut state = seats(2)
        .turn(1, "check")
        .section(
            1,
            "favours = [3], claimed = { seat = 1, favour = 7, on = \"gate\" }, cards = [{ gate = 1 }]",
        )
        .section(
            2,
            "favours = [2], claimed = { seat = 1, favour = 5, on = \"wall\" }, cards = [{ wall = 1 }]",
        )
        .supply(&[8, 1], 2)
        .state();
    play(&mut state, &["claim @1", "claim @2"]);
    assert_eq!(now(&state), (1, Phase::First));
    assert_eq!(open(&state, 1), [8, 1]);
    assert!(open(&state, 2).is_empty());
}

/// Trigger B: it comes before a round of checks that trigger A has begun.
#[test]
fn the_last_favour_ends_the_game_even_in_the_last_turns() {
    let mut state = seats(3)
        .turn(2, "check")
        .finisher(1)
        .player(1, &only("", "", ""))
        .section(1, "")
        .section(
            2,
            "favours = [3], claimed = { seat = 2, favour = 7, on = \"gate\" }, cards = [{}, { gate = 1 }]",
        )
        .section(3, "")
        .supply(&[], 3)
        .state();
    play(&mut state, &["claim @2"]);
    assert_eq!(state.turn(), Turn::Over);
    assert_eq!(points(&state), [0, 10, 137]);
}

/// Trigger B for two: an equal last pair leaves the game, and if nothing is being built then, it is over.
#[test]
fn an_equal_last_pair_can_end_a_game_for_two() {
    let mut state = seats(2)
        .turn(1, "check")
        .section(
            1,
            "favours = [3], claimed = { seat = 1, favour = 7, on = \"gate\" }, cards = [{ gate = 1 }]",
        )
        .section(
            2,
            "favours = [5], claimed = { seat = 1, favour = 2, on = \"wall\" }, cards = [{ wall = 1 }]",
        )
        .supply(&[8, 8], 2)
        .state();
    play(&mut state, &["claim @1", "claim @2"]);
    assert_eq!(state.turn(), Turn::Over);
    assert_eq!(state.table().removed.size(), 2);
    assert_eq!(points(&state), [17, 147 - 17 - 16]);
}

/// First token without a second: it scores nothing.
#[test]
fn a_first_favour_without_a_second_scores_nothing() {
    let mut state = seats(2)
        .turn(2, "second")
        .finisher(1)
        .player(1, &format!("{}, favours = [2]", only("", "", "gate = 1")))
        .player(2, "favours = [3]")
        .section(1, "favours = [5], claimed = { seat = 1, favour = 8, on = \"gate\" }, cards = [{ gate = 1 }, { wall = 1 }]")
        .state();
    play(&mut state, &["draw"]);
    assert_eq!(now(&state), (2, Phase::LastCheck));
    play(&mut state, &["decline"]);
    assert_eq!(state.turn(), Turn::Over);
    assert_eq!(held(&state, 1), Some((1, 8, Card::Gate)));
    assert_eq!(points(&state), [2, 3]);
    assert_eq!(winners(&state), [2]);
}

/// Winner: the highest total of favours, however many they are.
#[test]
fn the_highest_total_wins() {
    let mut state = seats(3)
        .turn(2, "second")
        .finisher(3)
        .player(1, "favours = [3, 3, 2]")
        .player(2, "favours = [5, 4]")
        .player(3, &format!("{}, favours = [8]", only("", "", "")))
        .state();
    play(&mut state, &["draw"]);
    assert_eq!(state.turn(), Turn::Over);
    assert_eq!(points(&state), [8, 9, 8]);
    assert_eq!(winners(&state), [2]);
    let places: Vec<usize> = (1..=3).map(|place| state.scores().place(seat(place))).collect();
    assert_eq!(places, [2, 1, 2]);
}

/// Winner: equal totals share the victory, up to everybody.
#[test]
fn a_tie_is_shared() {
    let end = |first: &str, second: &str, third: &str| {
        let mut state = seats(3)
            .turn(2, "second")
            .finisher(3)
            .player(1, &format!("favours = {first}"))
            .player(2, &format!("favours = {second}"))
            .player(3, &format!("{}, favours = {third}", only("", "", "")))
            .state();
        play(&mut state, &["draw"]);
        winners(&state)
    };
    assert_eq!(end("[8]", "[4, 4]", "[7]"), [1, 2]);
    assert_eq!(end("[8]", "[5, 3]", "[3, 3, 2]"), [1, 2, 3]);
    assert_eq!(end("[]", "[]", "[]"), [1, 2, 3]);
}

/// Both endings: every game ends in one of them, and what was won is what scores.
#[test]
fn every_game_ends_by_cards_or_by_favours() {
    for setup in Setup::all() {
        for number in 0..20 {
            let mut chance = Chance::quick(number);
            let mut last = None;
            let end = wander(GreatWall::start(&setup, &mut chance), &mut chance, |state| {
                // Once begun, the end has the same finisher to the end.
                if last.is_some() {
                    assert_eq!(state.table().finisher, last);
                }
                last = state.table().finisher;
            });
            assert_eq!(end.turn(), Turn::Over);
            let table = end.table();
            let closed = table.sections.iter().all(|section| !section.is_open());
            assert!(table.finisher.is_some() || closed);
            if let Some(finisher) = table.finisher {
                assert!(table.unseen[finisher.index()].is_empty());
            }
        }
    }
}
