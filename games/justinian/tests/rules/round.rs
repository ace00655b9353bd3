//! A round: tokens, passing, the side from which courtiers move, and what begins the next.

use crate::common::{allowed, hand, moves, now, order, play, play_by, seat, seats};
use game::{Chance, Course, Seed};
use justinian::Decision;

#[test]
fn a_turn_lays_one_token_and_passes_on() {
    let mut state =
        seats(3).player(1, "hand = [2, -1]").player(2, "hand = [1]").player(3, "hand = [3]").state();
    play(&mut state, &["token +2 @7", "token +1 @phase"]);
    assert_eq!(now(&state), (3, Decision::Turn));
    assert_eq!((hand(&state, 1), hand(&state, 2)), (vec![-1], vec![]));
    assert_eq!(state.court(crate::common::courtier(7)).count(), 1);
    assert_eq!(state.space(seat(2)).total(), 1);
    assert_eq!(state.table().spaces[1].count(), 1);
}

#[test]
fn a_courtier_takes_three_whoever_they_belong_to() {
    let mut state = seats(2).player(1, "hand = [1, 1, 1, 2]").player(2, "hand = [1, -1]").state();
    play(&mut state, &["token +1 @5", "token -1 @5", "token +1 @5", "token +1 @6"]);
    assert!(!allowed(&state, "token +1 @5") && allowed(&state, "token +1 @6"));
    assert!(!moves(&state).iter().any(|text| text.ends_with("@5")));
}

#[test]
fn whoever_passes_draws_two_and_is_out_until_the_next_round() {
    let mut state =
        seats(3).player(1, "hand = [1]").player(2, "hand = [1, 1]").player(3, "hand = [1, 1]").state();
    play(&mut state, &["pass"]);
    assert_eq!((hand(&state, 1).len(), state.reserve(seat(1)).size()), (3, 19));
    play(&mut state, &["token +1 @1", "token +1 @2"]);
    assert_eq!(now(&state), (2, Decision::Turn), "seat 1 is left out");
    play(&mut state, &["pass", "pass"]);
    assert_eq!(now(&state), (3, Decision::Side), "seat 3 passed last");
    play(&mut state, &["left-first"]);
    assert_eq!(now(&state), (3, Decision::Turn), "and begins the next round");
    assert_eq!(state.table().passed, [0; 4]);
    assert_eq!(state.table().round, 2);
}

#[test]
fn a_short_reserve_gives_what_is_there() {
    for (reserve, drawn) in [("[]", 0), ("[3]", 1), ("[3, 1]", 2), ("[3, 1, 1]", 2)] {
        let mut state =
            seats(2).player(1, &format!("hand = [1], reserve = {reserve}")).player(2, "hand = [1]").state();
        play(&mut state, &["pass"]);
        assert_eq!(hand(&state, 1).len(), 1 + drawn, "{reserve}");
    }
}

#[test]
fn whoever_has_no_token_in_hand_must_pass_and_draws() {
    let mut state = seats(2).player(1, "hand = []").player(2, "hand = [1]").state();
    assert_eq!(moves(&state), ["pass"]);
    play(&mut state, &["pass"]);
    assert_eq!(hand(&state, 1).len(), 2);
}

#[test]
fn alone_one_goes_on_with_courtiers_but_lays_one_token_on_the_phase_space() {
    let mut state =
        seats(2).player(1, "hand = [1, 1, 1, 1, 2]").player(2, "hand = [1]").turn(2, "turn").state();
    play(&mut state, &["pass", "token +1 @3", "token +1 @3", "token +1 @phase"]);
    assert_eq!(now(&state), (1, Decision::Turn));
    assert!(!allowed(&state, "token +2 @phase"));
    play(&mut state, &["token +2 @3", "token +1 @4", "pass", "left-first"]);
    // The next round has its own limit.
    assert!(now(&state) == (1, Decision::Turn) && !state.table().alone);
    assert!(moves(&state).iter().any(|text| text.ends_with("@phase")));
}

#[test]
fn with_no_token_on_any_courtier_nobody_is_asked_for_a_side() {
    let mut state = seats(2).player(1, "hand = [1]").player(2, "hand = [1]").state();
    play(&mut state, &["token +1 @phase", "pass", "pass"]);
    assert_eq!(now(&state), (1, Decision::Turn));
    assert_eq!(state.table().round, 2);
}

#[test]
fn a_sum_of_zero_moves_nothing_and_the_tokens_are_gone() {
    let mut state = seats(2).turn(1, "side").passed(&[2, 1]).court(&[(5, 1, 2), (5, 2, -2)]).state();
    play(&mut state, &["right-first"]);
    assert_eq!(order(&state), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    assert_eq!((state.table().gone[0].size(), state.table().gone[1].size()), (1, 1));
}

#[test]
fn courtiers_stop_at_the_ends() {
    let mut state = seats(2)
        .turn(1, "side")
        .passed(&[2, 1])
        .court(&[(11, 1, 3), (11, 1, 3), (2, 2, -3), (2, 2, -1)])
        .state();
    play(&mut state, &["left-first"]);
    assert_eq!(order(&state), [2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 12, 11]);
}

/// The sequence is that of before anyone moved: whoever was pushed past another is neither left out nor moved twice.
#[test]
fn the_sequence_is_fixed_before_anyone_moves() {
    let setting = seats(2).turn(1, "side").passed(&[2, 1]).court(&[(1, 1, 3), (2, 1, 2), (3, 2, 1)]);
    let (mut left, mut right) = (setting.state(), setting.state());
    play(&mut left, &["left-first"]);
    // 2 3 4 1, then 3 4 2 1, then 4 3 2 1.
    assert_eq!(order(&left), [4, 3, 2, 1, 5, 6, 7, 8, 9, 10, 11, 12]);
    play(&mut right, &["right-first"]);
    // 1 2 4 3, then 1 4 3 2, then 4 3 2 1.
    assert_eq!(order(&right), [4, 3, 2, 1, 5, 6, 7, 8, 9, 10, 11, 12]);
    let setting = seats(2).turn(1, "side").passed(&[2, 1]).court(&[(1, 1, 3), (3, 2, -1)]);
    let (mut left, mut right) = (setting.state(), setting.state());
    play(&mut left, &["left-first"]);
    assert_eq!(order(&left), [3, 2, 4, 1, 5, 6, 7, 8, 9, 10, 11, 12]);
    play(&mut right, &["right-first"]);
    assert_eq!(order(&right), [3, 2, 4, 1, 5, 6, 7, 8, 9, 10, 11, 12]);
}

#[test]
fn tokens_on_the_phase_space_stay_over_rounds() {
    let mut state = seats(2).player(1, "hand = [2, 3]").player(2, "hand = [1]").state();
    play(&mut state, &["token +2 @phase", "pass", "pass"]);
    assert_eq!((state.table().phase, state.table().round, state.space(seat(1)).total()), (0, 2, 2));
    play(&mut state, &["token +3 @phase", "pass", "pass"]);
    assert_eq!(now(&state), (1, Decision::Offer), "2 and 3 are 5");
}

/// What has been seen cannot be taken back, even where nothing was drawn.
#[test]
fn a_reveal_cannot_be_taken_back() {
    let start = seats(2)
        .turn(2, "turn")
        .passed(&[1])
        .with("last = 1")
        .player(1, "hand = [1], reserve = []")
        .player(2, "hand = [1, 2], reserve = []")
        .court(&[(5, 1, 2)])
        .state();
    let mut course = Course::place(start, Seed::from_number(1));
    course.play(seat(2), crate::common::mv("token +1 @6")).unwrap();
    assert!(course.may_undo(seat(2)).is_ok(), "a token face down can");
    course.play(seat(2), crate::common::mv("pass")).unwrap();
    assert_eq!(now(course.state()), (2, Decision::Side));
    assert_eq!(course.may_undo(seat(2)).unwrap_err().rule(), "undo-drawn");
}

/// The same game again: everything drawn comes from the chance handed in.
#[test]
fn draws_come_from_chance() {
    let start = seats(2).player(1, "hand = [1]").player(2, "hand = [1]").state();
    let drawn = |number| {
        let mut state = start;
        play_by(&mut state, &["pass", "pass"], &mut Chance::quick(number));
        state
    };
    assert_eq!(drawn(3), drawn(3));
    assert!((0..20).any(|number| drawn(number) != drawn(3)));
}
