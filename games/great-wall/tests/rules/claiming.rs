//! Claiming favours: every row of table 3 of the component sheet.

use crate::common::{
    allowed, built, held, leader, moves, now, only, open, play, play_by, points, rule, seat, seats, total,
    winners,
};
use game::{Chance, Game, Turn};
use great_wall::{Card, Phase};

const GATE_LEADS: &str = "favours = [5, 3], cards = [{ gate = 1 }]";

/// When: as the own turn begins, and no later.
#[test]
fn favours_are_claimed_only_as_the_own_turn_begins() {
    for phase in ["first", "second"] {
        let state = seats(2).turn(1, phase).player(1, "hand = { wall = 1 }").section(1, GATE_LEADS).state();
        assert_eq!(leader(&state, 1), Some(1));
        assert_eq!(rule(&state, "claim 5 @1 on gate"), "check-over");
        assert_eq!(rule(&state, "claim @1"), "check-over");
    }
    let mut state = seats(2).turn(2, "second").section(1, GATE_LEADS).state();
    play(&mut state, &["draw"]);
    assert_eq!(now(&state), (1, Phase::Check));
    assert!(allowed(&state, "claim 5 @1 on gate"));
}

/// When: every section that is led, once each.
#[test]
fn every_section_may_be_claimed_once() {
    let mut state = seats(3)
        .turn(1, "check")
        .section(1, GATE_LEADS)
        .section(2, "favours = [7, 2], cards = [{ wall = 1 }, { gate = 1 }]")
        .section(3, "favours = [8, 1], cards = [{ watchtower = 1 }]")
        .state();
    play(&mut state, &["claim 5 @1 on gate"]);
    assert_eq!(now(&state), (1, Phase::Check));
    assert_eq!(moves(&state), ["claim 8 @3 on watchtower", "claim 1 @3 on watchtower", "decline"]);
    play(&mut state, &["claim 1 @3 on watchtower"]);
    // Both are claimed, so the check is over by itself.
    assert_eq!(now(&state), (1, Phase::First));
}

/// When: at most one favour of a section in one turn, even for whoever still leads afterwards.
#[test]
fn at_most_one_favour_of_a_section_in_one_turn() {
    let mut state = seats(3)
        .turn(1, "check")
        .section(1, "favours = [5, 3], cards = [{ infantry = 5 }, { wall = 1 }]")
        .section(2, GATE_LEADS)
        .state();
    play(&mut state, &["claim 5 @1 on infantry"]);
    assert_eq!(leader(&state, 1), Some(1));
    assert_eq!(rule(&state, "claim @1"), "claim-once");
    play(&mut state, &["decline", "draw", "draw", "draw", "draw", "draw", "draw"]);
    assert_eq!(now(&state), (1, Phase::Check));
    assert!(allowed(&state, "claim @1"));
}

/// When: a section that is finished and refilled is not claimed again in that turn.
#[test]
fn a_refilled_section_waits_for_a_later_turn() {
    let mut state = seats(3)
        .turn(1, "check")
        .section(1, "favours = [5], claimed = { seat = 2, favour = 3, on = \"wall\" }, cards = [{ gate = 1 }, { wall = 1 }]")
        .section(2, GATE_LEADS)
        .state();
    play(&mut state, &["claim @1"]);
    assert_eq!(open(&state, 1).len(), 2);
    assert_eq!(moves(&state), ["claim 5 @2 on gate", "claim 3 @2 on gate", "decline"]);
    assert_eq!(rule(&state, "claim @1"), "claim-present");
}

/// Condition: strictly the highest total of those present.
#[test]
fn the_highest_total_alone_may_claim() {
    let lead = |cards: &str| seats(3).section(1, &format!("favours = [5, 3], cards = [{cards}]")).state();
    assert_eq!(leader(&lead("{ gate = 1 }, { wall = 1 }"), 1), Some(1));
    assert_eq!(leader(&lead("{ gate = 1 }, { wall = 3 }"), 1), Some(2));
    assert_eq!(leader(&lead("{ gate = 1 }, { wall = 1 }, { watchtower = 1 }"), 1), Some(3));
    // A tie for the lead means that nobody leads.
    assert_eq!(leader(&lead("{ gate = 1 }, { wall = 2 }"), 1), None);
    assert_eq!(leader(&lead("{ gate = 1 }, { gate = 1 }, { wall = 1 }"), 1), None);
    assert_eq!(leader(&lead("{ wall = 1 }, { gate = 1 }, { gate = 1 }"), 1), None);
    assert_eq!(leader(&lead("{ gate = 1 }, { gate = 1 }, { gate = 1 }"), 1), None);
    // A tie further behind does not matter, wherever it sits.
    assert_eq!(leader(&lead("{ wall = 1 }, { wall = 1 }, { gate = 1 }"), 1), Some(3));
    assert_eq!(leader(&lead("{ gate = 1 }, { wall = 1 }, { wall = 1 }"), 1), Some(1));
    assert_eq!(leader(&lead(""), 1), None);
}

/// Condition: whoever is second or shares the lead cannot claim; the others' sections stay as they are.
#[test]
fn second_place_and_a_tie_are_not_enough() {
    let state = seats(3)
        .turn(1, "check")
        .section(1, GATE_LEADS)
        .section(2, "favours = [7, 2], cards = [{ gate = 1 }, { wall = 2 }]")
        .section(3, "favours = [8, 1], cards = [{ gate = 1 }, {}, { watchtower = 1 }]")
        .state();
    assert_eq!(moves(&state), ["claim 5 @1 on gate", "claim 3 @1 on gate", "decline"]);
    assert_eq!(rule(&state, "claim 7 @2 on gate"), "claim-lead");
    assert_eq!(rule(&state, "claim 8 @3 on gate"), "claim-lead");
}

/// Present: whoever has no card there is not counted, not even as 0.
#[test]
fn absent_players_are_not_counted() {
    let state = seats(3)
        .turn(1, "check")
        .section(
            1,
            "favours = [3], claimed = { seat = 1, favour = 8, on = \"gate\" }, cards = [{ gate = 1 }]",
        )
        .state();
    assert_eq!(total(&state, 1, 1), -6);
    assert_eq!(leader(&state, 1), Some(1));
    assert!(allowed(&state, "claim @1"));
}

/// Present: whoever has only covered cards there is not present either.
#[test]
fn covered_cards_do_not_make_one_present() {
    let covered = "cards = [{ dragon = 1 }], covered = [{ by = 1, seat = 2, card = \"watchtower\" }]";
    let state = seats(2)
        .turn(1, "check")
        .section(
            1,
            &format!("favours = [3], claimed = {{ seat = 1, favour = 8, on = \"dragon\" }}, {covered}"),
        )
        .state();
    assert_eq!(total(&state, 1, 1), -7);
    assert_eq!(leader(&state, 1), Some(1));
    assert!(allowed(&state, "claim @1"));
    let state = seats(2)
        .turn(2, "check")
        .section(1, &format!("favours = [5, 3], {covered}"))
        .section(2, "favours = [5, 3], cards = [{}, { gate = 1 }]")
        .state();
    assert_eq!(rule(&state, "claim 5 @1 on watchtower"), "claim-present");
}

/// Lone player with a negative total: the second favour is his on a later turn, though not on the same one.
#[test]
fn a_lone_player_claims_the_second_favour_later() {
    let mut state = seats(3).turn(1, "check").section(1, "favours = [7, 4], cards = [{ wall = 1 }]").state();
    play(&mut state, &["claim 7 @1 on wall"]);
    assert_eq!(now(&state), (1, Phase::First));
    assert_eq!(total(&state, 1, 1), -6);
    assert_eq!(rule(&state, "claim @1"), "check-over");
    play(&mut state, &["draw", "draw", "draw", "draw", "draw", "draw", "claim @1"]);
    assert_eq!(points(&state), [11, 0, 0]);
}

/// Two present, both negative: one favour lies in a section, so at most its holder is negative; anybody else leads him.
#[test]
fn the_less_negative_leads() {
    let state = seats(3)
        .turn(2, "check")
        .section(
            1,
            "favours = [3], claimed = { seat = 1, favour = 8, on = \"gate\" }, cards = [{ gate = 3 }, { wall = 1 }]",
        )
        .state();
    assert_eq!((total(&state, 1, 1), total(&state, 1, 2)), (-2, 1));
    assert_eq!(leader(&state, 1), Some(2));
    assert!(allowed(&state, "claim @1"));
}

/// Claim compulsory? By default the leader may decline, and nothing is lost by it.
#[test]
fn by_default_a_leader_may_decline() {
    let mut state = seats(2).turn(1, "check").section(1, GATE_LEADS).state();
    play(&mut state, &["decline"]);
    assert_eq!(now(&state), (1, Phase::First));
    assert_eq!(open(&state, 1), [5, 3]);
    assert_eq!(held(&state, 1), None);
    play(&mut state, &["draw", "draw", "draw", "draw"]);
    assert!(allowed(&state, "claim 5 @1 on gate"));
}

/// Claim compulsory? Declining ends the check, whatever else could be claimed.
#[test]
fn declining_ends_the_whole_check() {
    let mut state = seats(3)
        .turn(1, "check")
        .section(1, GATE_LEADS)
        .section(2, "favours = [7, 2], cards = [{ wall = 1 }]")
        .section(3, "favours = [8, 1], cards = [{ watchtower = 1 }]")
        .state();
    play(&mut state, &["claim 7 @2 on wall", "decline"]);
    assert_eq!(now(&state), (1, Phase::First));
    assert_eq!([1, 2, 3].map(|n| open(&state, n)), [vec![5, 3], vec![2], vec![8, 1]]);
    assert_eq!(rule(&state, "claim 5 @1 on gate"), "check-over");
}

/// Claim compulsory? With the option every led section must be claimed; only favour and card are chosen.
#[test]
fn with_the_option_every_led_section_must_be_claimed() {
    let mut state = seats(2)
        .compulsory()
        .turn(1, "check")
        .section(1, "favours = [5, 3], cards = [{ gate = 1, wall = 1 }]")
        .section(2, "favours = [2], claimed = { seat = 2, favour = 7, on = \"wall\" }, cards = [{ wall = 1 }, { wall = 1 }]")
        .state();
    let first =
        ["claim 5 @1 on wall", "claim 3 @1 on wall", "claim 5 @1 on gate", "claim 3 @1 on gate", "claim @2"];
    assert_eq!(moves(&state), first);
    assert_eq!(rule(&state, "decline"), "claim-compulsory");
    play(&mut state, &["claim 3 @1 on wall"]);
    assert_eq!(moves(&state), ["claim @2"]);
    assert_eq!(rule(&state, "decline"), "claim-compulsory");
    play(&mut state, &["claim @2"]);
    assert_eq!(now(&state), (1, Phase::First));
}

/// Claim compulsory? In the last round too, if it is so agreed.
#[test]
fn with_the_option_the_last_check_is_compulsory_too() {
    let state = seats(2)
        .compulsory()
        .turn(2, "last-check")
        .finisher(1)
        .player(1, &only("", "", ""))
        .section(1, "favours = [5, 3], cards = [{}, { gate = 1 }]")
        .state();
    assert_eq!(moves(&state), ["claim 5 @1 on gate", "claim 3 @1 on gate"]);
    assert_eq!(rule(&state, "decline"), "claim-compulsory");
}

/// First token: either favour, on any uncovered card of the claimer's there; his total drops by its value.
#[test]
fn the_first_favour_lies_on_a_card_and_weighs_against_its_holder() {
    let mut state = seats(2)
        .turn(1, "check")
        .section(1, "favours = [5, 3], cards = [{ gate = 2, watchtower = 1 }, { wall = 1 }]")
        .state();
    assert_eq!(
        moves(&state),
        [
            "claim 5 @1 on gate",
            "claim 3 @1 on gate",
            "claim 5 @1 on watchtower",
            "claim 3 @1 on watchtower",
            "decline"
        ]
    );
    // Somebody else's card will not do.
    assert_eq!(rule(&state, "claim 5 @1 on wall"), "claim-card");
    play(&mut state, &["claim 3 @1 on watchtower"]);
    assert_eq!(held(&state, 1), Some((1, 3, Card::Watchtower)));
    assert_eq!(open(&state, 1), [5]);
    assert_eq!((total(&state, 1, 1), total(&state, 1, 2)), (7 - 3, 1));
    assert_eq!(points(&state), [0, 0]);
}

/// First token: of two equal favours there is only one choice.
#[test]
fn equal_favours_are_one_choice() {
    let mut state = seats(3).turn(1, "check").section(1, "favours = [5, 5], cards = [{ gate = 1 }]").state();
    assert_eq!(moves(&state), ["claim 5 @1 on gate", "decline"]);
    play(&mut state, &["claim 5 @1 on gate"]);
    assert_eq!(held(&state, 1), Some((1, 5, Card::Gate)));
    assert_eq!(open(&state, 1), [5]);
}

/// Second token: the claimer takes it, the first goes to whoever holds it, the cards leave the game, a new pair comes.
#[test]
fn the_second_favour_finishes_the_section() {
    let section = "favours = [3], claimed = { seat = 2, favour = 5, on = \"gate\" }, \
                   cards = [{ wall = 2 }, { gate = 1 }, { dragon = 1 }], \
                   covered = [{ by = 3, seat = 1, card = \"noble\" }]";
    let mut state = seats(3).turn(1, "check").section(2, section).state();
    assert_eq!((total(&state, 2, 1), total(&state, 2, 2), total(&state, 2, 3)), (2, -3, 1));
    let supply = state.table().supply;
    play(&mut state, &["claim @2"]);
    assert_eq!(points(&state), [3, 5, 0]);
    assert_eq!(held(&state, 2), None);
    assert_eq!(open(&state, 2).len(), 2);
    assert_eq!(state.table().supply.size(), supply.size() - 2);
    let gone = |place: usize, card: Card| state.table().gone[place - 1].count(card.index());
    assert_eq!(
        (gone(1, Card::Wall), gone(1, Card::Noble), gone(2, Card::Gate), gone(3, Card::Dragon)),
        (2, 1, 1, 1)
    );
    for place in 1..=3 {
        assert!(Card::ALL.iter().all(|&card| built(&state, 2, place, card) == 0));
        assert_eq!(state.table().sections[1].under, [None; 5]);
    }
    assert_eq!(now(&state), (1, Phase::First));
}

/// Second token: one player may get both.
#[test]
fn one_player_may_get_both_favours() {
    let mut state = seats(2)
        .turn(1, "check")
        .section(
            1,
            "favours = [3], claimed = { seat = 1, favour = 5, on = \"infantry\" }, \
             cards = [{ infantry = 4 }, { gate = 2 }]",
        )
        .state();
    assert_eq!((total(&state, 1, 1), total(&state, 1, 2)), (5, 4));
    play(&mut state, &["claim @1"]);
    assert_eq!(points(&state), [8, 0]);
}

/// Second token: the new pair is drawn from the favours still to come, and lies open before the next claim.
#[test]
fn the_new_pair_comes_from_the_supply() {
    let mut state = seats(3)
        .turn(1, "check")
        .section(
            1,
            "favours = [3], claimed = { seat = 1, favour = 5, on = \"gate\" }, cards = [{ gate = 1 }]",
        )
        .section(2, GATE_LEADS)
        .supply(&[8, 1], 3)
        .state();
    play(&mut state, &["claim @1"]);
    assert_eq!(open(&state, 1), [8, 1]);
    assert!(state.table().supply.is_empty());
    assert_eq!(now(&state), (1, Phase::Check));
}

/// Where the token sits: the player is asked, and the card under it is safe from Dragons.
#[test]
fn the_card_under_the_favour_is_chosen_and_safe() {
    let mut state = seats(2)
        .turn(1, "check")
        .player(2, "hand = { dragon = 1 }")
        .section(1, "favours = [5, 3], cards = [{ noble = 1, gate = 1, wall = 1 }]")
        .state();
    for card in ["noble", "gate", "wall"] {
        assert!(allowed(&state, &format!("claim 5 @1 on {card}")));
    }
    play(&mut state, &["claim 5 @1 on noble", "draw", "draw"]);
    assert_eq!(rule(&state, "dragon @1 over 1/noble"), "dragon-favour");
    assert!(allowed(&state, "dragon @1 over 1/gate"));
    assert!(allowed(&state, "dragon @1 over 1/wall"));
}

/// Where the token sits: never on a covered card.
#[test]
fn a_favour_never_lies_on_a_covered_card() {
    let state = seats(2)
        .turn(1, "check")
        .section(
            1,
            "favours = [5, 3], cards = [{ infantry = 2 }, { dragon = 1 }], \
             covered = [{ by = 2, seat = 1, card = \"gate\" }]",
        )
        .state();
    assert_eq!(rule(&state, "claim 5 @1 on gate"), "claim-card");
    assert_eq!(moves(&state), ["claim 5 @1 on infantry", "claim 3 @1 on infantry", "decline"]);
}

/// Token on a Dragon: allowed on one's own uncovered Dragon, also on one that covers something.
#[test]
fn a_favour_may_lie_on_ones_own_dragon() {
    let mut state = seats(2)
        .turn(1, "check")
        .section(
            1,
            "favours = [5, 3], cards = [{ dragon = 1 }], covered = [{ by = 1, seat = 2, card = \"gate\" }]",
        )
        .state();
    play(&mut state, &["claim 3 @1 on dragon"]);
    assert_eq!(held(&state, 1), Some((1, 3, Card::Dragon)));
    assert_eq!(total(&state, 1, 1), -2);
}

/// Token on a Dragon: not on a Dragon that is covered itself.
#[test]
fn a_favour_may_not_lie_on_a_covered_dragon() {
    let state = seats(2)
        .turn(1, "check")
        .section(
            1,
            "favours = [5, 3], cards = [{ gate = 1 }, { dragon = 1 }], \
             covered = [{ by = 2, seat = 1, card = \"dragon\" }]",
        )
        .state();
    assert_eq!(rule(&state, "claim 5 @1 on dragon"), "claim-card");
    assert!(allowed(&state, "claim 5 @1 on gate"));
}

/// Token supply empty: the section disappears, and play goes on with one fewer.
#[test]
fn without_favours_to_come_the_section_disappears() {
    let mut state = seats(3)
        .turn(1, "check")
        .player(1, "hand = { wall = 2 }")
        .section(1, "favours = [3], claimed = { seat = 2, favour = 5, on = \"wall\" }, cards = [{ gate = 1 }, { wall = 1 }]")
        .supply(&[], 3)
        .state();
    play(&mut state, &["claim @1"]);
    assert_eq!(points(&state), [3, 5, 147 - 8 - 12]);
    assert_eq!(winners(&state), [3]);
    assert!(open(&state, 1).is_empty());
    assert_eq!(state.turn(), Turn::Of(seat(1)));
    assert_eq!(now(&state), (1, Phase::First));
    assert_eq!(moves(&state), ["draw", "wall @2", "wall*2 @2", "wall @3", "wall*2 @3"]);
    assert_eq!(rule(&state, "wall @1"), "section-open");
}

/// Two players, equal pair: it leaves the game and another comes, as long as there are any.
#[test]
fn an_equal_pair_leaves_a_game_for_two() {
    let position = seats(2)
        .turn(1, "check")
        .section(
            1,
            "favours = [3], claimed = { seat = 1, favour = 5, on = \"gate\" }, cards = [{ gate = 1 }]",
        )
        .supply(&[8, 7, 7, 7], 2)
        .state();
    let mut removals = [0; 2];
    for number in 0..100 {
        let mut state = position;
        play_by(&mut state, &["claim @1"], &mut Chance::quick(number));
        assert_eq!(open(&state, 1), [8, 7]);
        let (supply, removed) = (state.table().supply.size(), state.table().removed.size());
        assert_eq!(supply + removed, 2);
        removals[usize::from(removed == 2)] += 1;
    }
    // Either the equal pair came first and left, or it is still to come: each happens half of the time.
    assert!(removals.iter().all(|&n| n > 25), "{removals:?}");
}

/// Few tokens left: if the last pair is equal it leaves too, and no section opens.
#[test]
fn an_equal_last_pair_opens_no_section() {
    let mut state = seats(2)
        .turn(1, "check")
        .section(
            1,
            "favours = [3], claimed = { seat = 1, favour = 5, on = \"gate\" }, cards = [{ gate = 1 }]",
        )
        .supply(&[8, 8], 2)
        .state();
    play(&mut state, &["claim @1"]);
    assert!(open(&state, 1).is_empty());
    assert!(state.table().supply.is_empty());
    assert_eq!(state.table().removed.size(), 2);
    assert_eq!(now(&state), (1, Phase::First));
}

/// Few tokens left: with three players an equal last pair opens a section.
#[test]
fn with_three_players_an_equal_last_pair_opens_a_section() {
    let mut state = seats(3)
        .turn(1, "check")
        .section(
            1,
            "favours = [3], claimed = { seat = 1, favour = 5, on = \"gate\" }, cards = [{ gate = 1 }]",
        )
        .supply(&[8, 8], 2)
        .state();
    play(&mut state, &["claim @1"]);
    assert_eq!(open(&state, 1), [8, 8]);
    assert!(state.table().removed.is_empty());
}

/// Our addition: the sections may be claimed in any order.
#[test]
fn the_sections_may_be_claimed_in_any_order() {
    let position = seats(3)
        .turn(1, "check")
        .section(1, GATE_LEADS)
        .section(
            2,
            "favours = [2], claimed = { seat = 1, favour = 7, on = \"wall\" }, cards = [{ wall = 1 }]",
        )
        .section(3, "favours = [8, 1], cards = [{ watchtower = 1 }]")
        .state();
    let claims = ["claim 5 @1 on gate", "claim @2", "claim 8 @3 on watchtower"];
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let mut state = position;
        play(&mut state, &order.map(|n| claims[n]));
        assert_eq!(now(&state), (1, Phase::First), "{order:?}");
        assert_eq!(points(&state), [9, 0, 0]);
        assert_eq!(
            (held(&state, 1), held(&state, 3)),
            (Some((1, 5, Card::Gate)), Some((1, 8, Card::Watchtower)))
        );
    }
}
