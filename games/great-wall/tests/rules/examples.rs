//! The component sheet's line of test vectors, and what the rule book itself states about set-up and play.

use crate::common::{
    allowed, built, held, in_hand, leader, moves, now, only, open, play, play_by, points, rule, seat, seats,
    total, wander, winners,
};
use game::{Chance, Game, Setup as _, Spec, Turn};
use great_wall::{Card, GreatWall, Phase, Setup, Stake};

/// Vectors: three Infantry and a Gate are 8.
#[test]
fn three_infantry_and_a_gate_are_eight() {
    let state = seats(3).section(1, "favours = [5, 3], cards = [{ infantry = 3, gate = 1 }]").state();
    assert_eq!(total(&state, 1, 1), 8);
}

/// Vectors: the same beside the Noble of an opponent is 4.
#[test]
fn three_infantry_and_a_gate_beside_a_foreign_noble_are_four() {
    let mut state = seats(3)
        .turn(2, "first")
        .player(2, "hand = { noble = 1 }")
        .section(1, "favours = [5, 3], cards = [{ infantry = 3, gate = 1 }]")
        .state();
    assert_eq!(total(&state, 1, 1), 8);
    play(&mut state, &["noble @1"]);
    assert_eq!(total(&state, 1, 1), 4);
    assert_eq!(total(&state, 1, 2), 1);
}

/// Vectors: the same with a Noble of one's own is 5.
#[test]
fn three_infantry_and_a_gate_with_a_noble_of_ones_own_are_five() {
    let state =
        seats(3).section(1, "favours = [5, 3], cards = [{ infantry = 3, gate = 1, noble = 1 }]").state();
    assert_eq!(total(&state, 1, 1), 5);
}

/// Vectors: once the Dragon of a third player covers that Noble, it is 8 again.
#[test]
fn a_third_players_dragon_on_the_noble_makes_it_eight_again() {
    let mut state = seats(3)
        .turn(3, "first")
        .player(3, "hand = { dragon = 1 }")
        .section(1, "favours = [5, 3], cards = [{ infantry = 3, gate = 1 }, { noble = 1 }]")
        .state();
    assert_eq!(total(&state, 1, 1), 4);
    play(&mut state, &["dragon @1 over 2/noble"]);
    assert_eq!(total(&state, 1, 1), 8);
    assert_eq!(total(&state, 1, 2), 0);
    assert_eq!(total(&state, 1, 3), 1);
}

/// Vectors: four Infantry, one of them covered, are 6.
#[test]
fn four_infantry_one_of_them_covered_are_six() {
    let mut state = seats(2)
        .turn(2, "first")
        .player(2, "hand = { dragon = 1 }")
        .section(1, "favours = [5, 3], cards = [{ infantry = 4 }]")
        .state();
    assert_eq!(total(&state, 1, 1), 10);
    play(&mut state, &["dragon @1 over 1/infantry"]);
    assert_eq!(total(&state, 1, 1), 6);
}

/// Vectors: Watchtower, Gate and Wall under a favour of 5 are 1.
#[test]
fn watchtower_gate_and_wall_under_a_five_are_one() {
    let mut state = seats(3)
        .turn(1, "check")
        .section(1, "favours = [5, 3], cards = [{ watchtower = 1, gate = 1, wall = 1 }]")
        .state();
    assert_eq!(total(&state, 1, 1), 6);
    play(&mut state, &["claim 5 @1 on wall"]);
    assert_eq!(total(&state, 1, 1), 1);
}

/// Vectors: Gate and Wall under a favour of 5 are 2 below nothing.
#[test]
fn gate_and_wall_under_a_five_are_minus_two() {
    let mut state =
        seats(3).turn(1, "check").section(1, "favours = [5, 3], cards = [{ gate = 1, wall = 1 }]").state();
    assert_eq!(total(&state, 1, 1), 3);
    play(&mut state, &["claim 5 @1 on gate"]);
    assert_eq!(total(&state, 1, 1), -2);
}

/// Rule book, preparation: five cards in hand, fifteen in the pile, nothing built, nothing won.
#[test]
fn everybody_starts_with_five_of_twenty_cards() {
    for number in 0..50 {
        for players in 2..=5 {
            let state = GreatWall::start(&Setup::new(players).unwrap(), &mut Chance::quick(number));
            for place in 1..=players {
                assert_eq!(state.hand(seat(place)).size(), 5);
                assert_eq!(state.pile(seat(place)).size(), 15);
                assert!((1..=2).all(|n| Card::ALL.iter().all(|&card| built(&state, n, place, card) == 0)));
            }
            assert_eq!(points(&state), vec![0; players]);
        }
    }
}

/// Rule book, preparation: 2, 3, 4 and 4 pairs of favours for 2, 3, 4 and 5 players, drawn from 36.
#[test]
fn the_number_of_sections_follows_the_number_of_players() {
    for (players, pairs) in [(2, 2), (3, 3), (4, 4), (5, 4)] {
        let state = GreatWall::start(&Setup::new(players).unwrap(), &mut Chance::quick(1));
        let table = state.table();
        assert_eq!(table.section_ids().count(), pairs);
        assert!((1..=pairs).all(|n| open(&state, n).len() == 2 && held(&state, n).is_none()));
        assert_eq!(table.supply.size() + table.removed.size(), 36 - 2 * pairs as u32);
        assert_eq!(table.sections.iter().filter(|section| section.is_open()).count(), pairs);
    }
}

/// Table 1: chance decides who begins, unless the table has agreed on a seat.
#[test]
fn chance_decides_who_begins_unless_it_is_agreed() {
    for players in 2..=5 {
        let mut first = [0; 5];
        for number in 0..200 {
            let state = GreatWall::start(&Setup::new(players).unwrap(), &mut Chance::quick(number));
            first[now(&state).0 - 1] += 1;
        }
        assert!(first[..players].iter().all(|&n| n > 200 / (2 * players)), "{first:?}");
        assert!(first[players..].iter().all(|&n| n == 0), "{first:?}");
        for place in 1..=players {
            let setup = Setup::read(&Spec::new(players).with("first", &format!("seat-{place}"))).unwrap();
            for number in 0..20 {
                assert_eq!(now(&GreatWall::start(&setup, &mut Chance::quick(number))), (place, Phase::First));
            }
        }
    }
}

fn has_equal_pair(state: &GreatWall) -> bool {
    state
        .table()
        .sections
        .iter()
        .any(|section| matches!(section.stake, Stake::Both(high, low) if high == low))
}

/// Rule book, preparation, note: in a game for two, equal pairs leave the game at set-up.
#[test]
fn in_a_game_for_two_equal_pairs_are_replaced_at_set_up() {
    let setup = Setup::new(2).unwrap();
    let mut replaced = 0;
    for number in 0..2000 {
        let state = GreatWall::start(&setup, &mut Chance::quick(number));
        let table = state.table();
        assert!(!has_equal_pair(&state), "seed {number}");
        assert!((1..=2).all(|n| open(&state, n).len() == 2));
        assert!(table.removed.counts().iter().all(|n| n % 2 == 0));
        assert_eq!(table.supply.size() + table.removed.size(), 32);
        replaced += usize::from(!table.removed.is_empty());
    }
    // Two favours of 36 are alike about once in six draws.
    assert!((400..1000).contains(&replaced), "{replaced}");
}

/// Rule book, preparation, note: the same holds throughout a game for two.
#[test]
fn in_a_game_for_two_equal_pairs_are_replaced_later_too() {
    let mut later = 0;
    for number in 0..200 {
        let mut chance = Chance::quick(number);
        let start = GreatWall::start(&Setup::new(2).unwrap(), &mut chance);
        let end = wander(start, &mut chance, |state| {
            assert!(!has_equal_pair(state), "seed {number}");
            assert!(state.table().removed.counts().iter().all(|n| n % 2 == 0));
        });
        later += usize::from(end.table().removed != start.table().removed);
    }
    assert!(later > 20, "{later}");
}

/// Rule book, preparation, note: with three or more, equal pairs stay.
#[test]
fn with_three_or_more_players_equal_pairs_stay() {
    for players in 3..=5 {
        let mut equal = 0;
        for number in 0..300 {
            let state = GreatWall::start(&Setup::new(players).unwrap(), &mut Chance::quick(number));
            assert!(state.table().removed.is_empty());
            equal += usize::from(has_equal_pair(&state));
        }
        assert!(equal > 50, "{equal}");
    }
}

/// Rule book, cards in detail: Infantry of one colour together are worth 1, 3, 6, 10, 15.
#[test]
fn infantry_together_are_worth_one_three_six_ten_fifteen() {
    for (n, worth) in [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)] {
        let state = seats(2).section(2, &format!("favours = [5, 3], cards = [{{ infantry = {n} }}]")).state();
        assert_eq!(total(&state, 2, 1), worth);
    }
}

/// Rule book, first action: alone in a section, one claims the second favour a turn later, even from below nothing.
#[test]
fn alone_with_a_negative_total_one_claims_the_second_favour_a_turn_later() {
    let mut state = seats(2).turn(1, "check").section(1, "favours = [8, 3], cards = [{ gate = 1 }]").state();
    play(&mut state, &["claim 8 @1 on gate"]);
    assert_eq!(total(&state, 1, 1), -6);
    assert_eq!(leader(&state, 1), Some(1));
    play(&mut state, &["draw", "draw", "draw", "draw"]);
    assert_eq!(now(&state), (1, Phase::Check));
    assert_eq!(moves(&state), ["claim @1", "decline"]);
    play(&mut state, &["claim @1"]);
    assert_eq!(points(&state), [11, 0]);
}

/// Rule book, first action: once somebody joins, the negative total no longer leads.
#[test]
fn a_negative_total_does_not_lead_once_somebody_joins() {
    let mut state = seats(2)
        .turn(1, "check")
        .player(2, "hand = { wall = 1 }")
        .section(1, "favours = [8, 3], cards = [{ gate = 1 }]")
        .state();
    play(&mut state, &["claim 8 @1 on gate", "draw", "draw", "wall @1", "draw"]);
    assert_eq!(now(&state), (1, Phase::First));
    assert_eq!(leader(&state, 1), Some(2));
}

/// Rule book, end of the game: the last card of one player, last turns for the others, one more check, the end.
#[test]
fn the_last_card_ends_the_game_after_last_turns_and_a_last_check() {
    let mut state = seats(2).player(1, &only("gate = 2", "", "")).section(1, "favours = [7, 5]").state();
    play(&mut state, &["gate*2 @1"]);
    assert_eq!(now(&state), (2, Phase::First));
    play(&mut state, &["draw", "draw"]);
    assert_eq!(now(&state), (1, Phase::LastCheck));
    play(&mut state, &["claim 7 @1 on gate"]);
    assert_eq!(state.turn(), Turn::Over);
    // The first favour alone scores nothing.
    assert_eq!(points(&state), [0, 0]);
}

/// Rule book, end of the game: with the last favour of all it is over at once.
#[test]
fn the_last_favour_ends_the_game_at_once() {
    let mut state = seats(2)
        .turn(1, "check")
        .section(
            1,
            "favours = [7], claimed = { seat = 1, favour = 5, on = \"gate\" }, cards = [{ gate = 1 }]",
        )
        .section(2, "")
        .supply(&[], 2)
        .state();
    play(&mut state, &["claim @1"]);
    assert_eq!(state.turn(), Turn::Over);
    assert!(moves(&state).is_empty());
    assert_eq!(points(&state), [12, 147 - 12]);
    assert_eq!(state.table().finisher, None);
}

/// Rule book, end of the game: equal totals share the victory.
#[test]
fn equal_totals_share_the_victory() {
    let mut state = seats(3)
        .turn(3, "second")
        .finisher(1)
        .player(1, &format!("{}, favours = [8, 2]", only("", "", "")))
        .player(2, "favours = [5, 5]")
        .player(3, "favours = [7, 2]")
        .state();
    play(&mut state, &["draw"]);
    assert_eq!(state.turn(), Turn::Over);
    assert_eq!(points(&state), [10, 10, 9]);
    assert_eq!(winners(&state), [1, 2]);
}

/// Rule book, first action, and the table's option: a leader may decline; where claims are compulsory he may not.
#[test]
fn a_leader_may_decline_unless_claims_are_compulsory() {
    let leads = seats(3).turn(1, "check").section(1, "favours = [5, 3], cards = [{ gate = 1 }]");
    let free = leads.state();
    assert_eq!(moves(&free), ["claim 5 @1 on gate", "claim 3 @1 on gate", "decline"]);
    let bound = leads.compulsory().state();
    assert_eq!(moves(&bound), ["claim 5 @1 on gate", "claim 3 @1 on gate"]);
    assert_eq!(rule(&bound, "decline"), "claim-compulsory");
}

/// Rule book, second and third action: a drawn card goes into the hand, and nothing else changes.
#[test]
fn a_drawn_card_goes_into_the_hand() {
    let mut state = seats(2).player(1, &only("wall = 1", "noble = 1", "")).state();
    play(&mut state, &["draw"]);
    assert_eq!(in_hand(&state, 1, Card::Noble), 1);
    assert_eq!(in_hand(&state, 1, Card::Wall), 1);
    assert!(state.pile(seat(1)).is_empty());
    assert_eq!(now(&state), (1, Phase::Second));
    assert!(!allowed(&state, "draw"));
}

/// Rule book, second action: any card of the pile may come, not a fixed one.
#[test]
fn what_is_drawn_is_left_to_chance() {
    let start = seats(2).state();
    let mut seen = [false; 7];
    for number in 0..300 {
        let mut state = start;
        play_by(&mut state, &["draw"], &mut Chance::quick(number));
        for card in Card::ALL {
            seen[card.index()] |= in_hand(&state, 1, card) == 1;
        }
        assert_eq!(state.hand(seat(1)).size(), 1);
    }
    assert_eq!(seen, [true; 7]);
}
