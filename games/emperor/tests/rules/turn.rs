//! The turn: what pays, how many pieces, in which region, and what happens in between.

use std::collections::BTreeSet;

use crate::common::{after, allowed, moves, mv, now, play, points, region, rule, seat, seats, space};
use emperor::{After, Colour, Emperor, Payment, Phase};
use game::Game;

/// Every hand of three cards, as the file has it, with the colours one by one.
fn hands() -> Vec<(String, Vec<Colour>)> {
    let mut hands = Vec::new();
    for a in Colour::ALL {
        for b in Colour::ALL.into_iter().filter(|b| *b >= a) {
            for c in Colour::ALL.into_iter().filter(|c| *c >= b) {
                let held = vec![a, b, c];
                let count = |colour| held.iter().filter(|card| **card == colour).count();
                let text = Colour::ALL.map(|colour| format!("{colour} = {}", count(colour))).join(", ");
                hands.push((text, held));
            }
        }
    }
    hands
}

/// What can pay for one piece in a region of a colour, from some cards: one of that colour, or two equal of another.
fn pays(colour: Colour, held: &[Colour]) -> Vec<(Payment, Vec<Colour>)> {
    let mut found = Vec::new();
    for card in Colour::ALL {
        let payment = if card == colour { Payment::card(card) } else { Payment::pair(card) };
        let mut rest = held.to_vec();
        let paid = (0..payment.count())
            .all(|_| rest.iter().position(|held| *held == card).map(|at| rest.remove(at)).is_some());
        if paid {
            found.push((payment, rest));
        }
    }
    found
}

/// Every sequence of payments that a state allows for pieces in Wei, by playing them.
fn played(state: &Emperor, so_far: &[Payment], all: &mut BTreeSet<String>) {
    let text: Vec<String> = so_far.iter().map(ToString::to_string).collect();
    all.insert(text.join(" + "));
    let mut moves = Vec::new();
    state.moves(&mut moves);
    let mut met = BTreeSet::new();
    for mv in moves {
        if let Some((_, place, pay)) = mv.placed()
            && place == region("wei")
            && met.insert(pay.to_string())
        {
            let mut next = *state;
            next.play(mv, &mut game::Chance::quick(1));
            played(&next, &[so_far, &[pay]].concat(), all);
        }
    }
}

/// Component sheet, table 6: payments are 1; a pair; 1 and 1; 1 and a pair. With three cards there is no more.
#[test]
fn every_hand_pays_for_what_it_should_and_nothing_else() {
    let mut shapes = BTreeSet::new();
    assert_eq!(hands().len(), 35);
    for (text, held) in hands() {
        let state = seats(4)
            .row("yellow = 1, red = 1, green = 1, purple = 1")
            .hand(1, &text)
            .region("wei", "houses = [[], [2]]")
            .state();
        let mut found = BTreeSet::new();
        played(&state, &[], &mut found);
        let mut expected = BTreeSet::from([String::new()]);
        for (first, rest) in pays(Colour::Red, &held) {
            expected.insert(first.to_string());
            shapes.insert(vec![first.count()]);
            for (second, _) in pays(Colour::Red, &rest) {
                expected.insert(format!("{first} + {second}"));
                let mut shape = vec![first.count(), second.count()];
                shape.sort_unstable();
                shapes.insert(shape);
            }
        }
        assert_eq!(found, expected, "{text}");
    }
    assert_eq!(shapes, BTreeSet::from([vec![1], vec![2], vec![1, 1], vec![1, 2]]));
}

/// With three cards of the region's colour there is still no third piece.
#[test]
fn three_cards_of_the_colour_place_two_pieces() {
    let mut state = seats(3).hand(1, "red = 3").region("wei", "houses = [[], [2]]").state();
    play(&mut state, &["house wei-1 for red", "house wei-3 for red"]);
    assert_eq!(now(&state), (1, Phase::Draw(After::Two)));
    assert_eq!(rule(&state, "house wei-4 for red"), "two-pieces");
    assert_eq!(state.hand(seat(1)).size(), 1);
}

/// Whether a region is empty is asked as the turn begins: the piece that opens it does not make room for a second.
#[test]
fn an_empty_region_takes_one_piece_in_the_turn_that_opens_it() {
    let start = seats(3).hand(1, "red = 3").hand(2, "red = 3").state();
    let mut state = after(&start, &["house wei-2 for red"]);
    assert_eq!(now(&state), (1, Phase::Draw(After::Opening)));
    assert_eq!(rule(&state, "house wei-3 for red"), "empty-region");
    play(&mut state, &["take yellow"]);
    // The next player finds a piece there.
    play(&mut state, &["house wei-3 for red"]);
    assert_eq!(now(&state), (2, Phase::Second(region("wei"))));
    assert!(allowed(&state, "house wei-4 for red"));
}

/// Likewise with a joker, and whatever the colour.
#[test]
fn a_joker_opens_an_empty_region_with_one_piece_too() {
    let state = seats(3).hand(1, "red = 2, green = 1").state();
    let state = after(&state, &["house han-1 for red*2"]);
    assert_eq!(now(&state), (1, Phase::Draw(After::Opening)));
    assert_eq!(rule(&state, "house han-2 for green"), "empty-region");
}

/// A fortification is a piece: it opens a region, uses up the placement, and leaves the region open for two.
#[test]
fn a_fortification_opens_an_empty_region() {
    let mut state = seats(3).forts().hand(1, "yellow = 3").hand(2, "yellow = 3").state();
    play(&mut state, &["fortification qi-2 for yellow"]);
    assert_eq!(now(&state), (1, Phase::Draw(After::Opening)));
    assert_eq!(rule(&state, "house qi-2 for yellow"), "empty-region");
    assert!(!state.table().is_empty(region("qi")));
    assert_eq!(state.table().court_limit(region("qi")), 0, "it is nobody's house");
    play(&mut state, &["take red"]);
    // It is neutral: the next player may take it, and place a second piece.
    assert_eq!(rule(&state, "emissary qi for yellow"), "emissary-house");
    play(&mut state, &["house qi-2 for yellow", "emissary qi for yellow"]);
    assert_eq!(state.table().house(space("qi-2")), Some(seat(2)));
    assert!(state.table().has_fort(space("qi-2")));
    assert!(state.table().has_fort_left(seat(2)), "his own is still in his supply");
}

/// Fortification, house and emissary go together in any order that the limit allows, two in a turn.
#[test]
fn two_pieces_of_any_sort_make_a_turn() {
    let state = seats(3).forts().hand(1, "yellow = 2, red = 1").region("qi", "houses = [[], [1]]").state();
    for [first, second] in [
        ["fortification qi-2 for yellow", "house qi-2 for yellow"],
        ["fortification qi-2 for yellow", "house qi-3 for yellow"],
        ["fortification qi-2 for yellow", "emissary qi for yellow"],
        ["house qi-2 for yellow", "fortification qi-3 for yellow"],
        ["house qi-2 for yellow", "house qi-3 for yellow"],
        ["house qi-2 for yellow", "emissary qi for yellow"],
        ["emissary qi for yellow", "fortification qi-2 for yellow"],
        ["emissary qi for yellow", "house qi-2 for yellow"],
    ] {
        assert_eq!(now(&after(&state, &[first, second])), (1, Phase::Draw(After::Two)), "{first}, {second}");
    }
    // Only one fortification each, and no second emissary where one house stands.
    assert_eq!(
        rule(&after(&state, &["fortification qi-2 for yellow"]), "fortification qi-3 for yellow"),
        "supply"
    );
    assert_eq!(rule(&after(&state, &["emissary qi for yellow"]), "emissary qi for yellow"), "emissary-limit");
    // And a house is no place for a fortification.
    assert_eq!(
        rule(&after(&state, &["house qi-2 for yellow"]), "fortification qi-2 for yellow"),
        "fortification-space"
    );
}

/// A house may raise the limit of emissaries in the same turn; somebody else's largest number may not be beaten yet.
#[test]
fn a_house_may_make_room_for_an_emissary_in_the_same_turn() {
    let court = "houses = [[1], [2]], emissaries = [0, 1]";
    let start = seats(3)
        .hand(1, "yellow = 3")
        .hand(2, "yellow = 3")
        .hand(3, "yellow = 2, red = 1")
        .region("chin", court);
    let state = start.state();
    assert_eq!(rule(&state, "emissary chin for yellow"), "emissary-limit");
    play(&mut after(&state, &["house chin-3 for yellow"]), &["emissary chin for yellow"]);
    // For seat 3 a first house there raises nothing.
    let state = after(&start.turn(3, "place").state(), &["house chin-3 for yellow"]);
    assert_eq!(rule(&state, "emissary chin for yellow"), "emissary-limit");
}

/// The limit is asked as the emissary is placed: a first emissary may fill the court, and then the second may not enter.
#[test]
fn the_limit_is_asked_for_every_emissary() {
    let state = seats(3)
        .hand(1, "yellow = 3")
        .region("chin", "houses = [[], [1, 2]], emissaries = [0, 0, 1]")
        .state();
    let state = after(&state, &["emissary chin for yellow"]);
    assert_eq!(rule(&state, "emissary chin for yellow"), "emissary-limit");
    assert!(allowed(&state, "house chin-3 for yellow"));
}

/// If the first piece fills the region it is scored at once, and the turn goes on with an emissary.
#[test]
fn a_region_that_fills_in_mid_turn_is_scored_at_once() {
    let mut state = seats(3)
        .hand(1, "orange = 2, red = 1")
        .region("lu", "houses = [[1, 2], [3]], emissaries = [0, 1]")
        .state();
    play(&mut state, &["house lu-4 for orange"]);
    assert_eq!(points(&state), [4, 3, 0]);
    assert_eq!(now(&state), (1, Phase::Second(region("lu"))));
    assert_eq!(moves(&state), ["emissary lu for orange", "done"]);
    play(&mut state, &["emissary lu for orange"]);
    assert_eq!(points(&state), [4, 3, 0]);
    assert_eq!(now(&state), (1, Phase::Draw(After::Two)));
}

/// The second piece may fill it too.
#[test]
fn a_region_that_fills_with_the_second_piece_is_scored_at_once() {
    let mut state = seats(3).hand(1, "orange = 2, red = 1").region("lu", "houses = [[1], [3]]").state();
    play(&mut state, &["house lu-2 for orange"]);
    assert_eq!(points(&state), [0, 0, 0]);
    play(&mut state, &["house lu-4 for orange"]);
    assert_eq!(points(&state), [4, 3, 0]);
    assert_eq!(now(&state), (1, Phase::Draw(After::Two)));
}

/// Emissaries may enter a region after its houses were scored; houses and fortifications may not.
#[test]
fn emissaries_may_follow_into_a_scored_region() {
    let state = seats(3).forts().hand(1, "orange = 3").region("lu", "houses = [[1, 2], [3, 4]]").state();
    assert!(state.table().is_full(region("lu")));
    for number in 1..=4 {
        assert_eq!(rule(&state, &format!("house lu-{number} for orange")), "space-taken");
        assert_eq!(rule(&state, &format!("fortification lu-{number} for orange")), "fortification-space");
    }
    let state = after(&state, &["emissary lu for orange", "emissary lu for orange"]);
    assert_eq!(points(&state), [4, 4, 0], "it is not scored again");
}

/// A region whose last space bears only a fortification is not full.
#[test]
fn a_space_with_a_fortification_alone_is_still_open() {
    let mut state = seats(3)
        .forts()
        .fortified(2)
        .hand(1, "orange = 3")
        .region("lu", "houses = [[1, 2], [3]], fortifications = [4]")
        .state();
    assert!(!state.table().is_full(region("lu")));
    assert_eq!(points(&state), [0, 0, 0]);
    assert_eq!(rule(&state, "fortification lu-4 for orange"), "fortification-space");
    play(&mut state, &["house lu-4 for orange"]);
    assert_eq!(points(&state), [8, 3, 0], "whoever builds there doubles");
}

/// A turn is one region: no piece elsewhere, not even in the other region of the colour.
#[test]
fn both_pieces_go_into_one_region() {
    let state = seats(3)
        .hand(1, "red = 3")
        .region("wei", "houses = [[], [1]]")
        .region("shu", "houses = [[], [1]]")
        .state();
    let state = after(&state, &["house wei-2 for red"]);
    for other in ["house shu-2 for red", "emissary shu for red", "house chin-1 for red*2"] {
        assert_eq!(rule(&state, other), "one-region", "{other}");
    }
}

/// Cards are thrown away only to pay, or one in exchange.
#[test]
fn a_turn_is_pieces_or_one_exchange() {
    let state = seats(3).state();
    assert_eq!(rule(&state, "done"), "place-or-exchange");
    let exchanged = after(&state, &["exchange orange"]);
    assert_eq!(now(&exchanged), (1, Phase::Draw(After::Exchange)));
    assert_eq!(rule(&exchanged, "exchange red"), "turn-draw");
    assert_eq!(rule(&exchanged, "house wei-1 for red"), "turn-draw");
    assert_eq!(exchanged.table().discards.counts(), &[0, 0, 1, 0, 0]);
    let placed = after(&seats(3).region("wei", "houses = [[], [1]]").state(), &["house wei-2 for red"]);
    assert_eq!(rule(&placed, "exchange orange"), "exchange-instead");
}

/// What pays goes onto the discards, all of it and nothing else, and the hand has that much less.
#[test]
fn what_pays_goes_onto_the_discards() {
    let mut state = seats(3).hand(1, "red = 1, green = 2").region("wei", "houses = [[], [1]]").state();
    play(&mut state, &["house wei-2 for green*2"]);
    assert_eq!(state.table().discards.counts(), &[0, 0, 0, 2, 0]);
    assert_eq!(state.hand(seat(1)).counts(), &[0, 1, 0, 0, 0]);
    play(&mut state, &["house wei-3 for red"]);
    assert_eq!(state.table().discards.counts(), &[0, 1, 0, 2, 0]);
    assert!(state.hand(seat(1)).is_empty());
}

/// Pieces run out: twenty houses, eight emissaries, one fortification.
#[test]
fn pieces_run_out() {
    let mut setting = seats(3).hand(1, "yellow = 3");
    for (name, houses) in
        [("wei", "1, 2, 3, 4, 5, 6"), ("zhao", "1, 2, 3, 4, 5, 6"), ("yan", "1, 2, 3, 4, 5, 6"), ("qi", "1")]
    {
        setting = setting.region(name, &format!("houses = [[{houses}]]"));
    }
    let state = setting.state();
    assert_eq!(state.table().houses_left(seat(1)), 1);
    let state = after(&state, &["house qi-2 for yellow"]);
    assert_eq!(state.table().houses_left(seat(1)), 0);
    assert_eq!(rule(&state, "house qi-3 for yellow"), "supply");
    assert!(allowed(&state, "emissary qi for yellow"));

    let state = setting
        .region("wei", "houses = [[1, 2, 3, 4, 5, 6]], emissaries = [6]")
        .region("chin", "houses = [[], [1, 2]], emissaries = [1]")
        .state();
    assert_eq!(state.table().emissaries_left(seat(1)), 1);
    let state = after(&state, &["emissary chin for yellow"]);
    assert_eq!(rule(&state, "emissary chin for yellow"), "emissary-limit");
    assert_eq!(state.table().emissaries_left(seat(1)), 0);
}

/// A second piece is a choice, also where nothing could be placed.
#[test]
fn the_second_piece_is_a_choice() {
    let state = seats(3).region("wei", "houses = [[], [1]]").state();
    let state = after(&state, &["emissary wei for red"]);
    // No red card is left, and no pair.
    assert_eq!(moves(&state), ["done"]);
    assert_eq!(state.refuse(mv("done")), Ok(()));
    assert_eq!(now(&after(&state, &["done"])), (1, Phase::Draw(After::One)));
}
