//! Scoring: who is asked, who chooses, who gets what, how cards are exchanged, and the end.

use crate::common::{Setting, allowed, cards, now, play, points, scored, scored_again, seat, seats};
use game::{Chance, Game, Reveals, Viewer};
use justinian::{Colour, Decision, Justinian, Move};

/// All have passed, seat 2 last, and nothing lies on the courtiers but one token of seat 2 that moves nobody who matters.
fn ended(seats: usize) -> Setting {
    let passed: Vec<usize> = (3..=seats).chain([1, 2]).collect();
    crate::common::seats(seats).turn(2, "side").passed(&passed).with("last = 2").court(&[(12, 2, 1)])
}

/// The same in a later phase.
fn later(seats: usize, phase: usize) -> Setting {
    let before = [scored(seats), scored_again(seats)][..phase - 1].join(", ");
    ended(seats).with(&format!("phase = {phase}")).with(&format!("scored = [{before}]"))
}

/// Seat 2 has 4 of 5, the others have enough.
fn four() -> Setting {
    ended(4)
        .player(1, "hand = [1], space = [3, -2]")
        .player(2, "hand = [1], space = [3, 1]")
        .player(3, "hand = [1], space = [1, 1, 1, -2]")
        .player(4, "hand = [1], space = [-1, -2, -2]")
}

#[test]
fn everybody_is_asked_clockwise_from_the_last_passer() {
    let mut state = four().state();
    play(&mut state, &["left-first"]);
    assert_eq!(now(&state), (2, Decision::Offer), "4 of 5, but two tokens could be 6");
    assert_eq!(crate::common::moves(&state), ["decline"]);
    assert_eq!(crate::common::rule(&state, "score"), "score-enough");
    for asked in [3, 4, 1] {
        play(&mut state, &["decline"]);
        assert_eq!(now(&state), (asked, Decision::Offer));
        assert_eq!(crate::common::moves(&state), ["score", "decline"]);
    }
    play(&mut state, &["decline"]);
    assert_eq!(now(&state), (2, Decision::Turn), "nobody wanted to: a new round, same phase");
    // Any of them may start it, and that ends the asking.
    let mut state = four().state();
    play(&mut state, &["left-first", "decline", "decline", "score"]);
    assert_eq!(now(&state), (3, Decision::Colour), "5, 4, 5, 5: seat 3 sits nearest to seat 2");
    assert_eq!(state.table().starter, Some(seat(4)));
}

/// Of so few tokens everybody knows that they are not enough, whatever they are: by their number, and by what is gone.
#[test]
fn who_cannot_have_enough_is_not_asked() {
    for (phase, space, gone, asked) in [
        (1, "[3]", "[]", false),
        (1, "[1, 1]", "[]", true),
        // With both threes of a colour gone, and one more, two tokens are 5 at most; with all four gone, 4.
        (1, "[1, 1]", "[3, 3, -3]", true),
        (1, "[1, 1]", "[3, 3, -3, -3]", false),
        (2, "[3, 3]", "[]", false),
        (2, "[1, 1, 1]", "[]", true),
        (2, "[1, 1, 1]", "[3]", true),
        (2, "[1, 1, 1]", "[3, -3]", false),
        (3, "[3, 3, -3]", "[]", false),
        (3, "[1, 1, 1, 1]", "[]", true),
        (3, "[1, 1, 1, 1]", "[3]", false),
    ] {
        let setting = if phase == 1 { ended(3) } else { later(3, phase) };
        let mut state = setting.player(2, &format!("hand = [2], space = {space}, gone = {gone}")).state();
        play(&mut state, &["left-first"]);
        let expected = if asked { Decision::Offer } else { Decision::Turn };
        assert_eq!(now(&state).1, expected, "phase {phase}: {space} with {gone} gone");
    }
}

/// Whether somebody who is asked has enough shows in nothing that anybody else knows, before and after he declines, and
/// never in whether the decision waits.
#[test]
fn asking_tells_nobody_anything() {
    // The same tokens in all, so that only what lies on the phase space differs.
    let able = seats(3)
        .turn(1, "offer")
        .passed(&[3, 1, 2])
        .with("last = 2")
        .player(1, "hand = [1], space = [2, -3], reserve = [2, -1]");
    let short = able.clone().player(1, "hand = [1], space = [2, -1], reserve = [2, -3]");
    let [mut able, mut short] = [able, short].map(|setting| setting.state());
    let same = |able: &Justinian, short: &Justinian| {
        for viewer in [Viewer::Audience, seat(2).into(), seat(3).into()] {
            assert_eq!(able.view(viewer), short.view(viewer));
        }
        assert_eq!((able.turn(), able.waits()), (short.turn(), short.waits()));
    };
    same(&able, &short);
    assert!(able.waits() && allowed(&able, "score") && !allowed(&short, "score"));
    let chance = || Chance::quick(1);
    let reveals = [able.play(Move::Decline, &mut chance()), short.play(Move::Decline, &mut chance())];
    assert_eq!(reveals, [Reveals::Nothing; 2]);
    same(&able, &short);
    assert!(!able.waits());
}

#[test]
fn under_the_old_rule_only_those_are_asked_who_have_enough() {
    let setting = four().old();
    let mut state = setting.state();
    play(&mut state, &["left-first"]);
    assert_eq!(now(&state), (3, Decision::Offer), "seat 2 has 4 of 5");
    play(&mut state, &["decline"]);
    assert_eq!(now(&state), (4, Decision::Offer));
    play(&mut state, &["decline"]);
    assert_eq!(now(&state), (1, Decision::Offer));
    play(&mut state, &["decline"]);
    assert_eq!(now(&state), (2, Decision::Turn), "nobody wanted to: a new round, same phase");
    assert_eq!((state.table().phase, state.table().round), (0, 2));
    // Any of them may start it, and that ends the asking.
    let mut state = setting.state();
    play(&mut state, &["left-first", "decline", "score"]);
    assert_eq!(now(&state), (3, Decision::Colour), "5, 4, 5, 5: seat 3 sits nearest to seat 2");
    assert_eq!(state.table().starter, Some(seat(4)));
}

#[test]
fn the_last_passer_is_asked_first() {
    let mut state =
        ended(3).player(1, "hand = [1], space = [3, 3]").player(2, "hand = [1], space = [3, 2]").state();
    play(&mut state, &["left-first"]);
    assert_eq!(now(&state), (2, Decision::Offer));
}

#[test]
fn it_takes_5_and_9_and_12() {
    for (phase, tokens, worth) in
        [(1, [[3, 1], [3, 2]], 5), (2, [[3, 2], [3, 3]], 9), (3, [[3, 2], [3, 3]], 12)]
    {
        for (n, pair) in tokens.iter().enumerate() {
            let mut all = pair.to_vec();
            all.extend(match phase {
                1 => vec![],
                2 => vec![-3],
                _ => vec![-3, -3],
            });
            let setting = if phase == 1 { ended(3) } else { later(3, phase) };
            let mut state = setting.player(2, &format!("hand = [1], space = {all:?}")).state();
            assert_eq!(state.space(seat(2)).total(), worth - 1 + n as u8);
            play(&mut state, &["left-first"]);
            assert_eq!(now(&state), (2, Decision::Offer), "phase {phase}");
            assert_eq!(allowed(&state, "score"), n == 1, "phase {phase}");
        }
    }
}

#[test]
fn whoever_declined_is_asked_again_after_the_next_round() {
    let mut state = ended(2).player(1, "hand = [1, 1]").player(2, "hand = [1, 1], space = [3, 2]").state();
    play(&mut state, &["left-first", "decline", "token +1 @1", "pass", "pass", "left-first"]);
    assert_eq!(now(&state), (2, Decision::Offer));
    assert_eq!(state.table().spaces[1].count(), 2);
}

#[test]
fn the_highest_total_chooses_and_gets_no_points_for_tokens_whoever_started() {
    let mut state = ended(3)
        .player(1, "hand = [1], space = [3, 3, 2]")
        .player(2, "hand = [1], space = [3, 2]")
        .player(3, "hand = [1], space = [-1]")
        .state();
    play(&mut state, &["left-first", "score"]);
    assert_eq!(now(&state), (1, Decision::Colour), "seat 2 started, seat 1 has 8");
    play(&mut state, &["colour amber"]);
    let tokens: Vec<i16> = (1..=3).map(|n| state.table().points_for_tokens(0, seat(n))).collect();
    assert_eq!(tokens, [0, 5, 1], "the starter gets points too, and whoever is below the threshold");
}

#[test]
fn a_tie_goes_to_the_nearest_clockwise_from_the_last_passer() {
    let tied = |spaces: [&str; 4]| {
        let mut setting = ended(4);
        for (n, space) in spaces.into_iter().enumerate() {
            setting = setting.player(n + 1, &format!("hand = [1], space = {space}"));
        }
        let mut state = setting.state();
        play(&mut state, &["left-first", "score"]);
        now(&state).0
    };
    assert_eq!(tied(["[3, 2]", "[3, -2]", "[]", "[]"]), 2, "the last passer himself is nearest");
    assert_eq!(tied(["[3, 2]", "[]", "[]", "[3, 2]"]), 4);
    assert_eq!(tied(["[3, 2]", "[3, 3]", "[3, -3]", "[]"]), 2);
}

#[test]
fn everybody_scores_the_cards_of_that_colour_and_it_leaves_the_game() {
    let mut state = ended(3)
        .player(1, "hand = [1], cards = { amber = [1, 12] }")
        .player(2, "hand = [1], space = [3, 2], cards = { amber = [5, 6] }")
        .player(3, "hand = [1], cards = { amber = [10, 11] }")
        .state();
    play(&mut state, &["left-first", "score", "colour amber"]);
    assert_eq!(points(&state), [13 + 25, 17 + 18, 23 + 24]);
    let sources: Vec<i32> = (0..6).map(|source| state.scores().from(seat(1), source)).collect();
    assert_eq!(sources, [38, 0, 0, 0, 0, 0]);
    assert!((1..=3).all(|n| cards(&state, n, Colour::Amber).is_empty()));
    assert_eq!(state.pile(Colour::Amber).all().size(), 0);
    assert_eq!(state.table().gone[1].size(), 3, "the tokens of the phase space and the one that moved");
    assert!(state.table().colours().all(|colour| colour != Colour::Amber));
}

#[test]
fn with_two_players_all_three_cards_are_scored() {
    let mut state = ended(2).player(2, "hand = [1], space = [3, 2], cards = { amber = [5, 6, 7] }").state();
    play(&mut state, &["left-first", "score", "colour amber"]);
    assert_eq!(points(&state)[1], 17 + 18 + 19);
}

#[test]
fn one_card_may_be_exchanged_in_turn_beginning_with_the_last_passer() {
    let mut state = ended(3)
        .player(2, "hand = [1], space = [3, 2], cards = { amber = [5, 6] }")
        .player(3, "hand = [1], cards = { porphyry = [7, 8] }")
        .state();
    play(&mut state, &["left-first", "score", "colour verdigris"]);
    assert_eq!(now(&state), (2, Decision::Exchange));
    assert!(allowed(&state, "exchange amber 5") && !allowed(&state, "exchange amber 7"));
    play(&mut state, &["exchange amber 5"]);
    assert_eq!(now(&state), (3, Decision::Exchange));
    let hand = cards(&state, 2, Colour::Amber);
    assert!(hand.len() == 2 && hand.contains(&6) && !hand.contains(&5));
    let pile = state.pile(Colour::Amber);
    assert_eq!(pile.all().size(), 6);
    assert_eq!((pile.layers()[0].size(), pile.layers()[1].count(4)), (5, 1), "number 5 lies under the pile");
    play(&mut state, &["keep", "exchange porphyry 1"]);
    assert_eq!(now(&state), (2, Decision::Turn), "the last passer begins phase 2");
    assert_eq!(state.table().phase, 1);
}

/// Returned cards come up last, in the order in which they were returned, and whoever returned one knows who has it.
#[test]
fn returned_cards_come_up_again_and_are_known() {
    let mut state = seats(4)
        .turn(1, "exchange")
        .with("phase = 2")
        .passed(&[2, 3, 4, 1])
        .with("last = 1")
        .with("under = { porphyry = [{ by = 2, courtier = 9 }, { by = 1, courtier = 10 }, { by = 4, courtier = 11 }] }")
        .with(&format!("scored = [{}, {}]", scored(4), scored_again(4)))
        .player(1, "hand = [1], cards = { porphyry = [1, 2] }")
        .state();
    assert_eq!(state.table().heaps[0].left, 1);
    play(&mut state, &["exchange porphyry 1"]);
    assert_eq!(cards(&state, 1, Colour::Porphyry), [2, 12], "the last card of the shuffled pile");
    play(&mut state, &["exchange porphyry 3"]);
    assert_eq!(cards(&state, 2, Colour::Porphyry), [4, 9], "his own card comes back to seat 2");
    play(&mut state, &["exchange porphyry 5"]);
    assert_eq!(cards(&state, 3, Colour::Porphyry), [6, 10]);
    let known = |viewer: usize, of: usize| state.view(seat(viewer).into()).known_card(seat(of));
    assert_eq!(known(1, 3), Some((Colour::Porphyry, crate::common::courtier(10))), "seat 1 returned it");
    assert_eq!((known(2, 3), known(4, 3), known(3, 3)), (None, None, None));
    for number in 0..50 {
        let world = Justinian::imagine(&state.view(seat(1).into()), &mut Chance::quick(number));
        assert!(cards(&world, 3, Colour::Porphyry).contains(&10));
        assert_eq!(world.pile(Colour::Porphyry).layers()[1].count(0), 1, "his own card under the pile");
    }
    let strange = (0..50).any(|number| {
        let world = Justinian::imagine(&state.view(seat(2).into()), &mut Chance::quick(number));
        !cards(&world, 3, Colour::Porphyry).contains(&10)
    });
    assert!(strange, "seat 2 cannot know");
}

#[test]
fn after_phase_3_the_game_is_over_without_an_exchange() {
    let mut state = later(3, 3).player(2, "hand = [1], space = [3, 3, -3, -3]").state();
    play(&mut state, &["left-first", "score", "colour porphyry"]);
    assert_eq!(now(&state).1, Decision::Over);
    assert_eq!(state.turn(), game::Turn::Over);
}

/// A player who has played all his tokens.
fn spent(space: &str) -> String {
    format!("hand = [], reserve = [], space = {space}")
}

#[test]
fn when_all_tokens_are_gone_the_phase_is_scored_and_the_game_ends() {
    let mut state =
        ended(3).player(1, &spent("[1]")).player(2, &spent("[3]")).player(3, &spent("[]")).state();
    play(&mut state, &["left-first"]);
    assert_eq!(now(&state), (2, Decision::Colour), "nobody has enough, but it has to be");
    assert_eq!(state.table().starter, None);
    play(&mut state, &["colour amber"]);
    assert_eq!(now(&state).1, Decision::Over, "in phase 1 already");
    assert_eq!(state.table().points_for_tokens(0, seat(1)), 1);
}

#[test]
fn whoever_has_enough_is_still_asked_when_all_tokens_are_gone() {
    let mut state = ended(2).player(1, &spent("[3, 2]")).player(2, &spent("[]")).state();
    play(&mut state, &["left-first"]);
    assert_eq!(now(&state), (1, Decision::Offer));
    let mut scored = state;
    play(&mut scored, &["score", "colour amber"]);
    assert_eq!(now(&scored).1, Decision::Over, "a scoring with no tokens left is the last");
    play(&mut state, &["decline"]);
    assert_eq!(now(&state), (1, Decision::Colour), "forced all the same");
}

#[test]
fn one_player_without_tokens_does_not_end_the_game() {
    let mut state = ended(2).player(1, &spent("[1]")).player(2, "hand = [1], reserve = []").state();
    play(&mut state, &["left-first"]);
    assert_eq!(now(&state), (2, Decision::Turn));
}

/// Nobody can go on passing for ever: a round without anything placed, drawn or scored is scored as if started.
#[test]
fn a_standstill_is_scored_and_the_game_goes_on() {
    let mut state = seats(2)
        .player(1, "hand = [1, 1], reserve = []")
        .player(2, "hand = [1], reserve = [], space = [2]")
        .with("still = true")
        .state();
    play(&mut state, &["pass", "pass"]);
    assert_eq!(now(&state), (2, Decision::Colour), "2 beats 0");
    play(&mut state, &["colour amber", "keep", "keep"]);
    assert_eq!((now(&state), state.table().phase), ((2, Decision::Turn), 1));
    play(&mut state, &["pass", "pass"]);
    assert_eq!(now(&state), (1, Decision::Colour), "nobody has any: the last passer chooses");
    // One token placed, or drawn, and it is no standstill.
    let mut state = seats(2)
        .player(1, "hand = [1, 1], reserve = []")
        .player(2, "hand = [1], reserve = []")
        .with("still = true")
        .state();
    play(&mut state, &["token +1 @phase", "pass", "pass"]);
    assert_eq!(now(&state), (1, Decision::Turn));
    let mut state = seats(2)
        .player(1, "hand = [1, 1], reserve = [1]")
        .player(2, "hand = [1], reserve = []")
        .with("still = true")
        .state();
    play(&mut state, &["pass", "pass"]);
    assert_eq!(now(&state), (2, Decision::Turn));
}

#[test]
fn passing_for_ever_ends_the_game() {
    for players in 2..=4 {
        let mut chance = Chance::quick(5);
        let mut state = Justinian::start(&justinian::Setup::new(players).unwrap(), &mut chance);
        let mut moves = Vec::new();
        let mut rounds = 0;
        while state.turn() != game::Turn::Over {
            state.moves(&mut moves);
            let mv = moves[moves.len() - 1];
            state.play(mv, &mut chance);
            rounds += 1;
            assert!(rounds < 200);
        }
        assert_eq!(state.table().scored.iter().flatten().count(), 3);
    }
}

#[test]
fn the_most_points_win_and_equal_points_share() {
    let over = |totals: &str| {
        let listed = |colour: &str| scored(2).replace("[5, 0]", totals).replace("alabaster", colour);
        seats(2)
            .turn(1, "over")
            .passed(&[2, 1])
            .with("last = 1")
            .with("phase = 3")
            .with(&format!("scored = [{}, {}, {}]", listed("amber"), listed("porphyry"), listed("verdigris")))
            .state()
    };
    // Seat 1 chose each time, and shows 1, 2, 3 at home; seat 2 shows 4, 5, 6.
    let state = over("[38, 0]");
    assert_eq!(
        points(&state),
        [13 + 14 + 15 + 17 + 18 + 19 + 21 + 23 + 24, 16 + 17 + 18 + 21 + 22 + 23 + 26 + 27 + 29]
    );
    assert_eq!(state.scores().winners().map(game::Seat::number).collect::<Vec<_>>(), [2]);
    let tie = seats(2)
        .turn(1, "over")
        .passed(&[2, 1])
        .with("last = 1")
        .player(1, "hand = [], reserve = []")
        .player(2, "hand = [], reserve = []")
        // 13 and 14 and 23, against 15 and 16 and 17 and two tokens.
        .with("scored = [{ colour = \"amber\", chooser = 1, totals = [2, 2], cards = [[1, 2, 10], [3, 4, 5]] }]")
        .state();
    assert_eq!(points(&tie), [50, 50]);
    assert_eq!(tie.scores().winners().count(), 2);
}
