//! The turn: every row of table 2 of the component sheet.

use crate::common::{allowed, built, in_hand, leader, moves, mv, now, only, play, rule, seat, seats, total};
use game::{Chance, Course, Game, Seed, Turn};
use great_wall::{Card, GreatWall, Move, Phase, Setup};

/// Order: first the check with its claims, then two actions, then the next player.
#[test]
fn a_turn_is_a_check_and_two_actions() {
    let mut state = seats(3)
        .turn(1, "check")
        .player(1, "hand = { wall = 2 }")
        .section(2, "favours = [5, 3], cards = [{ gate = 1 }]")
        .state();
    assert_eq!(moves(&state), ["claim 5 @2 on gate", "claim 3 @2 on gate", "decline"]);
    assert_eq!(rule(&state, "draw"), "check-first");
    assert_eq!(rule(&state, "wall @1"), "check-first");
    play(&mut state, &["claim 5 @2 on gate"]);
    assert_eq!(now(&state), (1, Phase::First));
    play(&mut state, &["wall @1"]);
    assert_eq!(now(&state), (1, Phase::Second));
    play(&mut state, &["draw"]);
    assert_eq!(now(&state), (2, Phase::First));
}

/// Order: each of the two actions is free to be a draw or a play.
#[test]
fn both_actions_may_be_draws_or_plays_in_any_order() {
    for actions in [["draw", "draw"], ["draw", "wall @1"], ["wall @1", "draw"], ["wall @1", "wall @3"]] {
        let mut state = seats(3).player(1, "hand = { wall = 2 }").state();
        play(&mut state, &actions);
        assert_eq!(now(&state), (2, Phase::First), "{actions:?}");
    }
}

/// Order: play goes round clockwise and comes back to the first seat.
#[test]
fn turns_go_round_clockwise() {
    for players in 2..=5 {
        let mut state = seats(players).turn(players, "first").state();
        let mut order = Vec::new();
        for _ in 0..=players {
            order.push(now(&state).0);
            play(&mut state, &["draw", "draw"]);
        }
        let expected: Vec<usize> = [players].into_iter().chain(1..=players).collect();
        assert_eq!(order, expected);
    }
}

/// First turn: there is no check, for the first player and for everybody else who has nothing on the table.
#[test]
fn the_first_turn_has_no_check() {
    for players in 2..=5 {
        for number in 0..20 {
            let mut state = GreatWall::start(&Setup::new(players).unwrap(), &mut Chance::quick(number));
            for _ in 0..players {
                assert_eq!(state.table().phase, Phase::First);
                assert!(moves(&state).iter().all(|mv| !mv.starts_with("claim") && mv != "decline"));
                assert_eq!(rule(&state, "decline"), "check-over");
                play(&mut state, &["draw", "draw"]);
            }
        }
    }
}

/// First turn: whoever has not moved has nothing to check, even when others already build.
#[test]
fn somebody_elses_cards_give_no_check() {
    let mut state = seats(2).player(1, "hand = { gate = 2 }").state();
    play(&mut state, &["gate @1", "gate @2"]);
    assert_eq!(now(&state), (2, Phase::First));
    play(&mut state, &["draw", "draw"]);
    assert_eq!(now(&state), (1, Phase::Check));
}

/// Actions 2 and 3 are compulsory: there is nothing to choose but drawing and playing.
#[test]
fn both_actions_are_compulsory() {
    for phase in ["first", "second"] {
        let state = seats(3)
            .turn(1, phase)
            .player(1, "hand = { wall = 2, cavalry = 1, dragon = 1 }")
            .section(1, "favours = [5, 3], cards = [{ gate = 1 }, { gate = 1 }]")
            .state();
        let mut all = Vec::new();
        state.moves(&mut all);
        assert!(all.contains(&Move::Draw));
        assert!(all.iter().all(|mv| matches!(mv, Move::Draw | Move::Play { .. } | Move::Cover { .. })));
        assert_eq!(rule(&state, "decline"), "check-over");
    }
}

/// Empty deck: nothing can be drawn, so something must be played.
#[test]
fn over_an_empty_pile_one_must_play() {
    let state = seats(2).player(1, &only("wall = 1, gate = 1", "", "")).state();
    assert_eq!(rule(&state, "draw"), "pile-empty");
    assert_eq!(moves(&state), ["wall @1", "gate @1", "wall @2", "gate @2"]);
}

/// Empty hand with a pile left: one must draw.
#[test]
fn with_an_empty_hand_one_must_draw() {
    let state = seats(2).state();
    assert_eq!(moves(&state), ["draw"]);
    assert_eq!(rule(&state, "wall @1"), "hand");
}

/// Empty hand with a pile left: this is not the end of the game.
#[test]
fn an_empty_hand_over_a_pile_is_not_the_end() {
    let mut state = seats(2).player(1, &only("wall = 1", "gate = 2", "")).state();
    play(&mut state, &["wall @1"]);
    assert_eq!(now(&state), (1, Phase::Second));
    assert_eq!(state.table().finisher, None);
    assert_eq!(moves(&state), ["draw"]);
    play(&mut state, &["draw", "draw", "draw"]);
    assert_eq!(state.table().finisher, None);
    assert_eq!(now(&state), (1, Phase::Check));
}

/// Neither possible: the action is skipped and the turn is over.
#[test]
fn without_hand_and_pile_the_second_action_is_skipped() {
    let mut state = seats(3).player(1, &only("wall = 2", "", "")).state();
    play(&mut state, &["wall*2 @1"]);
    assert_eq!(now(&state), (2, Phase::First));
}

/// Neither possible: both actions are skipped when the check already finds nothing to act with.
#[test]
fn without_hand_and_pile_both_actions_are_skipped_after_the_check() {
    let mut state = seats(3)
        .turn(2, "check")
        .finisher(1)
        .player(1, &only("", "", ""))
        .player(2, &only("", "", "gate = 1"))
        .section(1, "favours = [5, 3], cards = [{}, { gate = 1 }]")
        .state();
    play(&mut state, &["decline"]);
    assert_eq!(now(&state), (3, Phase::First));
}

/// Neither possible: whoever has nothing to act with and nothing to claim is passed over.
#[test]
fn whoever_can_do_nothing_at_all_is_passed_over() {
    let mut state = seats(4)
        .turn(2, "second")
        .finisher(1)
        .player(1, &only("", "", ""))
        .player(3, &only("", "", ""))
        .state();
    play(&mut state, &["draw"]);
    assert_eq!(now(&state), (4, Phase::First));
}

/// Neither possible, and our addition: with nothing but Cavalry over an empty pile, the Cavalry must be played.
#[test]
fn nothing_but_cavalry_over_an_empty_pile_must_be_played() {
    for phase in ["first", "second"] {
        let mut state = seats(2).turn(1, phase).player(1, &only("cavalry = 2", "", "")).state();
        assert_eq!(moves(&state), ["cavalry @1", "cavalry*2 @1", "cavalry @2", "cavalry*2 @2"]);
        play(&mut state, &["cavalry @1"]);
        assert_eq!(now(&state).0, 1);
        assert_eq!(moves(&state), ["cavalry @1", "cavalry @2"]);
        play(&mut state, &["cavalry @2"]);
        assert_eq!(now(&state), (2, Phase::First));
        assert_eq!(state.table().finisher, Some(seat(1)));
    }
}

/// Group play: any number of one kind into one section is one action.
#[test]
fn a_group_of_one_kind_is_one_action() {
    let mut state = seats(3).player(1, "hand = { infantry = 3, wall = 2 }").state();
    for group in ["infantry @2", "infantry*2 @2", "infantry*3 @2", "wall @2", "wall*2 @2"] {
        assert!(allowed(&state, group), "{group}");
    }
    assert_eq!(rule(&state, "infantry*4 @2"), "hand");
    play(&mut state, &["infantry*3 @2"]);
    assert_eq!(now(&state), (1, Phase::Second));
    assert_eq!(built(&state, 2, 1, Card::Infantry), 3);
    assert_eq!(in_hand(&state, 1, Card::Infantry), 0);
    assert_eq!(in_hand(&state, 1, Card::Wall), 2);
    assert_eq!(total(&state, 2, 1), 6);
}

/// Group play: the same kind, not the same value. A Gate and a Cavalry, both worth 2, are no group.
#[test]
fn cards_of_the_same_value_are_no_group() {
    let mut state = seats(2).player(1, "hand = { wall = 1, noble = 1, gate = 1, cavalry = 1 }").state();
    let mut all = Vec::new();
    state.moves(&mut all);
    assert!(all.iter().all(|mv| matches!(mv, Move::Draw | Move::Play { count: 1, .. })), "{all:?}");
    assert_eq!(rule(&state, "gate*2 @1"), "hand");
    assert_eq!(rule(&state, "wall*2 @1"), "hand");
    play(&mut state, &["wall @1", "noble @1"]);
    assert_eq!(now(&state).0, 2);
}

/// Limit per section: there is none; a whole deck fits.
#[test]
fn a_whole_deck_fits_into_one_section() {
    let lying = "gate = 3, watchtower = 1, infantry = 5, cavalry = 2, noble = 1, dragon = 1";
    let mut state = seats(2)
        .player(1, &only("wall = 7", "", lying))
        .section(1, &format!("favours = [5, 3], cards = [{{ {lying} }}]"))
        .state();
    play(&mut state, &["wall*7 @1"]);
    let cards: u8 = Card::ALL.into_iter().map(|card| built(&state, 1, 1, card)).sum();
    assert_eq!(cards, 20);
}

/// Hand limit: there is none; a whole deck fits.
#[test]
fn a_whole_deck_fits_into_one_hand() {
    let hand = "wall = 6, gate = 3, watchtower = 1, infantry = 5, cavalry = 2, noble = 1, dragon = 1";
    let mut state = seats(2).player(1, &format!("hand = {{ {hand} }}")).state();
    play(&mut state, &["draw"]);
    assert_eq!(state.hand(seat(1)).size(), 20);
    assert_eq!(now(&state), (1, Phase::Second));
}

/// Cavalry: free between check and first action, and between the two actions, to any section.
#[test]
fn cavalry_is_free_before_each_action() {
    let mut state = seats(3)
        .turn(1, "check")
        .player(1, "hand = { cavalry = 2 }")
        .section(2, "favours = [5, 3], cards = [{ gate = 1 }]")
        .state();
    play(&mut state, &["claim 3 @2 on gate", "cavalry @1"]);
    assert_eq!(now(&state), (1, Phase::First));
    play(&mut state, &["draw", "cavalry @3"]);
    assert_eq!(now(&state), (1, Phase::Second));
    play(&mut state, &["draw"]);
    assert_eq!(now(&state), (2, Phase::First));
    assert_eq!((leader(&state, 1), leader(&state, 3)), (Some(1), Some(1)));
    assert_eq!((total(&state, 1, 1), total(&state, 3, 1)), (2, 2));
}

/// Cavalry: any number at one time, one by one or together, to one section or several.
#[test]
fn any_number_of_cavalry_may_ride_at_one_time() {
    for rides in [&["cavalry*2 @1"][..], &["cavalry @1", "cavalry @1"], &["cavalry @1", "cavalry @2"]] {
        for phase in ["first", "second"] {
            let mut state = seats(2).turn(1, phase).player(1, "hand = { cavalry = 2 }").state();
            let before = now(&state);
            play(&mut state, rides);
            assert_eq!(now(&state), before, "{rides:?}");
            assert_eq!(total(&state, 1, 1) + total(&state, 2, 1), 4);
        }
    }
}

/// Cavalry: never before the check.
#[test]
fn cavalry_never_rides_before_the_check() {
    let mut state = seats(2)
        .turn(1, "check")
        .player(1, "hand = { cavalry = 1 }")
        .section(1, "favours = [5, 3], cards = [{ gate = 1 }]")
        .state();
    assert_eq!(rule(&state, "cavalry @1"), "cavalry-window");
    play(&mut state, &["decline"]);
    assert!(allowed(&state, "cavalry @1"));
}

/// Cavalry: never after the second action, because the turn is over then.
#[test]
fn cavalry_never_rides_after_the_second_action() {
    let position = seats(2).turn(1, "second").player(1, "hand = { cavalry = 1 }").state();
    let mut course = Course::place(position, Seed::from_number(1));
    course.play(seat(1), mv("draw")).unwrap();
    assert_eq!(course.state().turn(), Turn::Of(seat(2)));
    let refusal = course.play(seat(1), mv("cavalry @1")).unwrap_err();
    assert_eq!(refusal.rule(), "not-your-turn");
}

/// Cavalry: not in the round that only checks either.
#[test]
fn cavalry_never_rides_in_the_last_check() {
    let state = seats(2)
        .turn(2, "last-check")
        .finisher(1)
        .player(1, &only("", "", ""))
        .player(2, "hand = { cavalry = 1 }")
        .section(1, "favours = [5, 3], cards = [{}, { gate = 1 }]")
        .state();
    assert_eq!(rule(&state, "cavalry @1"), "last-check");
}

/// Cavalry is never a normal action: both actions are still owed after it.
#[test]
fn cavalry_never_uses_up_an_action() {
    let mut state = seats(2).player(1, "hand = { cavalry = 2, wall = 2 }").state();
    play(&mut state, &["cavalry @1", "cavalry @2"]);
    assert_eq!(now(&state), (1, Phase::First));
    play(&mut state, &["wall @1"]);
    assert_eq!(now(&state), (1, Phase::Second));
    play(&mut state, &["wall @1"]);
    assert_eq!(now(&state), (2, Phase::First));
}

/// Drawn Cavalry: drawn with the first action it may ride before the second.
#[test]
fn cavalry_drawn_with_the_first_action_may_ride_before_the_second() {
    let mut state = seats(2).player(1, &only("wall = 1", "cavalry = 1", "")).state();
    play(&mut state, &["draw", "cavalry @2"]);
    assert_eq!(now(&state), (1, Phase::Second));
    play(&mut state, &["wall @1"]);
    assert_eq!(now(&state).0, 2);
}

/// Drawn Cavalry: drawn with the second action it waits for the next turn.
#[test]
fn cavalry_drawn_with_the_second_action_must_wait() {
    let mut state = seats(2).turn(1, "second").player(1, &only("wall = 1", "cavalry = 1", "")).state();
    play(&mut state, &["draw"]);
    assert_eq!(in_hand(&state, 1, Card::Cavalry), 1);
    assert_eq!(now(&state), (2, Phase::First));
    play(&mut state, &["draw", "draw"]);
    assert_eq!(now(&state), (1, Phase::First));
    assert!(allowed(&state, "cavalry @1"));
}
