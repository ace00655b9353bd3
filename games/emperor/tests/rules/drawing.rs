//! Drawing: the row, the pile, what everybody knows, and the two times the pile is exhausted.

use crate::common::{after, allowed, moves, mv, now, play, play_by, rule, seat, seats, wander};
use emperor::{After, Cards, Colour, Emperor, Phase, Setup};
use game::{Chance, Game, Setup as _, Viewer};
use serde_json::json;

/// After two pieces for three cards, three are drawn one by one, from row and pile in any order.
#[test]
fn cards_are_drawn_one_by_one_in_any_mix() {
    let start = seats(3).drawing(1, "two").hand(1, "").state();
    for mix in [
        ["draw", "draw", "draw"],
        ["take red", "take green", "take purple"],
        ["draw", "take red", "draw"],
        ["take yellow", "draw", "take green"],
    ] {
        let mut state = start;
        for (n, text) in mix.into_iter().enumerate() {
            assert_eq!(now(&state), (1, Phase::Draw(After::Two)));
            assert_eq!(state.hand(seat(1)).size(), n as u32);
            play(&mut state, &[text]);
        }
        assert_eq!(state.hand(seat(1)).size(), 3);
        assert_eq!(now(&state), (2, Phase::Place));
    }
}

/// The row is refilled only when the hand is full, so one cannot take what comes after.
#[test]
fn the_row_is_refilled_only_at_the_end_of_the_turn() {
    let mut state = seats(3).drawing(1, "two").hand(1, "").row("red = 2, green = 2").state();
    play(&mut state, &["take red"]);
    assert_eq!(state.table().row.counts(), &[0, 1, 0, 2, 0]);
    play(&mut state, &["take red"]);
    assert_eq!(state.table().row.counts(), &[0, 0, 0, 2, 0]);
    assert_eq!(rule(&state, "take red"), "row-card");
    assert_eq!(moves(&state), ["take green", "draw"]);
    let pile = state.table().pile;
    play(&mut state, &["take green"]);
    assert_eq!(state.table().row.size(), 4);
    assert_eq!(state.table().pile, pile - 3);
}

/// One card paid, one card drawn: the hand goes back to three, not further.
#[test]
fn the_hand_is_refilled_to_three() {
    let mut state = seats(3).region("wei", "houses = [[], [1]]").state();
    play(&mut state, &["house wei-2 for red", "done", "draw"]);
    assert_eq!(state.hand(seat(1)).size(), 3);
    assert_eq!(now(&state), (2, Phase::Place));
}

/// An exchange discards one card and draws one; a card taken from the row is replaced.
#[test]
fn an_exchange_is_one_card_for_another() {
    for draw in ["take purple", "draw"] {
        let state = after(&seats(3).state(), &["exchange red", draw]);
        assert_eq!(state.hand(seat(1)).size(), 3);
        assert_eq!(state.table().row.size(), 4);
        assert_eq!(state.table().discards.counts(), &[0, 1, 0, 0, 0]);
        assert_eq!(now(&state), (2, Phase::Place));
    }
    // The card given away is not in the row, so it cannot be taken back.
    let state = after(&seats(3).state(), &["exchange orange"]);
    assert_eq!(rule(&state, "take orange"), "row-card");
}

/// What each viewer is told that a player is known to hold.
fn known(state: &Emperor, player: usize) -> Vec<serde_json::Value> {
    Viewer::all(3)
        .map(|viewer| {
            serde_json::to_value(state.view(viewer)).unwrap()["players"][player - 1]["known"].clone()
        })
        .collect()
}

/// Whoever watches knows what was taken from the row, and not what was drawn from the pile.
#[test]
fn cards_taken_from_the_row_are_known_to_everybody() {
    let mut state = seats(3).drawing(1, "two").hand(1, "red = 1").state();
    assert_eq!(known(&state, 1), vec![json!({}); 4]);
    play(&mut state, &["take purple", "draw"]);
    assert_eq!(known(&state, 1), vec![json!({ "purple": 1 }); 4]);
    assert_eq!(state.table().hidden[0], 2);
    // Still, only the player sees the whole hand.
    for viewer in Viewer::all(3) {
        let hand = serde_json::to_value(state.view(viewer)).unwrap()["hand"].clone();
        match viewer.seat() {
            Some(who) if who == seat(1) => {
                assert_eq!(hand.as_object().unwrap().values().map(|n| n.as_u64().unwrap()).sum::<u64>(), 3);
            }
            Some(_) => assert_eq!(hand, json!({ "red": 1, "orange": 1, "green": 1 })),
            None => assert!(hand.is_null()),
        }
    }
}

/// Alike cards cannot be told apart, so those that are known are played first.
#[test]
fn known_cards_are_used_up_first() {
    let start = seats(3)
        .hand(1, "red = 3")
        .player(1, "known", "{ red = 1 }")
        .region("wei", "houses = [[], [1]]")
        .state();
    assert_eq!((start.table().hidden[0], start.table().unseen.count(Colour::Red.index())), (2, 11 - 1 - 1));
    let one = after(&start, &["house wei-2 for red"]);
    assert_eq!(known(&one, 1), vec![json!({}); 4]);
    assert_eq!(one.table().hidden[0], 2, "the two others are as unknown as before");
    assert_eq!(one.table().unseen, start.table().unseen);
    let two = after(&one, &["house wei-3 for red"]);
    assert_eq!(two.table().hidden[0], 1);
    assert_eq!(
        two.table().unseen.count(Colour::Red.index()),
        start.table().unseen.count(Colour::Red.index()) - 1
    );

    // A pair uses up the known one and one of the others; an exchange likewise takes the known one.
    let pair = after(&start, &["house han-1 for red*2"]);
    assert_eq!((known(&pair, 1)[3].clone(), pair.table().hidden[0]), (json!({}), 1));
    let exchanged = after(&start, &["exchange red"]);
    assert_eq!((known(&exchanged, 1)[3].clone(), exchanged.table().hidden[0]), (json!({}), 2));
    // A card of another colour leaves it known.
    let other = seats(3).hand(1, "red = 2, green = 1").player(1, "known", "{ red = 1 }").state();
    assert_eq!(known(&after(&other, &["exchange green"]), 1), vec![json!({ "red": 1 }); 4]);
}

/// What a viewer may have to imagine is what lies unseen: through whole games the cards add up for everybody.
#[test]
fn every_viewer_can_account_for_every_card() {
    for number in 0..30 {
        let setups = Setup::all();
        let setup = setups[number as usize % setups.len()];
        let deck = setup.board.deck(setup.seats());
        let mut chance = Chance::quick(number);
        wander(Emperor::start(&setup, &mut chance), &mut chance, |state| {
            for viewer in Viewer::all(setup.seats()) {
                let view = state.view(viewer);
                let table = view.table();
                let mut all = view.unseen();
                all.add_all(&table.row);
                all.add_all(&table.discards);
                for place in game::Seat::all(setup.seats()) {
                    match view.own() {
                        Some((own, hand)) if own == place => all.add_all(&hand),
                        _ => all.add_all(&table.known[place.index()]),
                    }
                }
                assert_eq!(all, deck, "{viewer:?}");
            }
        });
    }
}

/// The last card of the pile goes to a hand: the discards become the new pile at once, and the drawing goes on.
#[test]
fn the_first_exhaustion_while_drawing_to_the_hand() {
    let mut state =
        seats(3).hand(1, "red = 2, green = 1").region("wei", "houses = [[], [1]]").pile("purple = 1").state();
    let discards = state.table().discards;
    play(&mut state, &["house wei-2 for red", "house wei-3 for red"]);
    assert_eq!((state.table().pile, state.table().exhausted), (1, 0));
    play(&mut state, &["draw"]);
    assert_eq!(state.hand(seat(1)).counts(), &[0, 0, 0, 1, 1], "the last card of the old pile was purple");
    assert_eq!(state.table().exhausted, 1);
    assert!(state.table().discards.is_empty());
    // All discards, the two cards of this very turn included; the row stays as it was.
    assert_eq!(u32::from(state.table().pile), discards.size() + 2);
    let mut expected = discards;
    expected.add(Colour::Red.index(), 2);
    assert_eq!(state.pile(), expected);
    assert_eq!(state.table().row.counts(), &[1, 1, 0, 1, 1]);
    assert_eq!(now(&state), (1, Phase::Draw(After::Two)));
    play(&mut state, &["draw"]);
    assert_eq!(state.hand(seat(1)).size(), 3);
    assert_eq!(now(&state), (2, Phase::Place));
    assert_eq!(u32::from(state.table().pile), discards.size() + 1);
}

/// The last card of the pile is also the last one drawn: the new pile is there before the row is looked at.
#[test]
fn the_first_exhaustion_with_the_last_card_of_a_turn() {
    let mut state = seats(3).pile("purple = 1").state();
    let discards = state.table().discards.size();
    play(&mut state, &["exchange red", "draw"]);
    assert_eq!((state.table().exhausted, u32::from(state.table().pile)), (1, discards + 1));
    assert_eq!((now(&state), state.table().row.size()), ((2, Phase::Place), 4));
}

/// The last card of the pile goes to the row: the rest of the row comes from the new pile.
#[test]
fn the_first_exhaustion_while_refilling_the_row() {
    let start = seats(3).drawing(1, "two").hand(1, "").row("red = 3, green = 1").pile("purple = 1").state();
    let discards = start.table().discards.size();
    for number in 0..20 {
        let mut state = start;
        play_by(&mut state, &["take red", "take red", "take red"], &mut Chance::quick(number));
        let table = state.table();
        assert_eq!((table.exhausted, table.row.size()), (1, 4));
        assert!(table.row.count(Colour::Purple.index()) >= 1 && table.row.count(Colour::Green.index()) >= 1);
        assert_eq!(u32::from(table.pile), discards - 2);
        assert!(table.discards.is_empty());
    }
}

/// A new pile of any discards: none of the cards that were held or lay in the row is in it.
#[test]
fn the_new_pile_is_made_of_the_discards_alone() {
    let state = seats(3)
        .hand(2, "purple = 3")
        .hand(3, "purple = 2, green = 1")
        .row("purple = 2, red = 2")
        .pile("purple = 1")
        .state();
    let state = after(&state, &["exchange red", "draw"]);
    assert_eq!(state.table().exhausted, 1);
    assert_eq!(state.pile().count(Colour::Purple.index()), 0, "all purple cards are held or lie in the row");
}

/// The second exhaustion: no new pile, and the hand is filled from the row as far as it goes.
#[test]
fn the_second_exhaustion_while_drawing_to_the_hand() {
    let mut state = seats(3).drawing(1, "two").hand(1, "").exhausted(1).pile("purple = 1").state();
    let discards = state.table().discards;
    play(&mut state, &["draw"]);
    assert_eq!((state.table().exhausted, state.table().pile), (2, 0));
    assert_eq!(state.table().discards, discards, "they are not shuffled again");
    assert_eq!(rule(&state, "draw"), "pile-empty");
    assert_eq!(moves(&state), ["take yellow", "take red", "take green", "take purple"]);
    play(&mut state, &["take yellow", "take red"]);
    assert_eq!(now(&state), (2, Phase::Place));
    assert_eq!(state.table().row.counts(), &[0, 0, 0, 1, 1], "the row is not refilled any more");
}

/// The second exhaustion in refilling leaves the row short.
#[test]
fn the_second_exhaustion_while_refilling_the_row() {
    let mut state = seats(3)
        .drawing(1, "two")
        .hand(1, "")
        .row("red = 3, green = 1")
        .exhausted(1)
        .pile("purple = 2")
        .state();
    play(&mut state, &["take red", "take red", "take red"]);
    assert_eq!((state.table().exhausted, state.table().pile), (2, 0));
    assert_eq!(state.table().row.counts(), &[0, 0, 0, 1, 2]);
    assert_eq!(now(&state), (2, Phase::Place));
    // With just enough cards the row is whole, and the end begins all the same.
    let state = seats(3)
        .drawing(1, "one")
        .hand(1, "red = 2")
        .row("red = 3, green = 1")
        .exhausted(1)
        .pile("purple = 1")
        .state();
    let state = after(&state, &["take green"]);
    assert_eq!((state.table().exhausted, state.table().row.size()), (2, 4));
}

/// In the last round one takes what the row has left, and where it has nothing the turn ends without a card.
#[test]
fn in_the_last_round_the_row_may_run_out() {
    let start = seats(3).exhausted(2).region("wei", "houses = [[], [1]]");
    let one = after(&start.clone().row("purple = 1").state(), &["house wei-2 for red", "done"]);
    assert_eq!(moves(&one), ["take purple"]);
    let one = after(&one, &["take purple"]);
    assert_eq!((now(&one), one.hand(seat(1)).size(), one.table().row), ((2, Phase::Place), 3, Cards::EMPTY));

    let none = after(&start.clone().row("").state(), &["house wei-2 for red", "done"]);
    assert_eq!((now(&none), none.hand(seat(1)).size()), ((2, Phase::Place), 2));

    // Two are missing and one is there.
    let two = start.hand(1, "red = 3").row("purple = 1").state();
    let two = after(&two, &["house wei-2 for red", "house wei-3 for red", "take purple"]);
    assert_eq!((now(&two), two.hand(seat(1)).size()), ((2, Phase::Place), 2));
}

/// An exchange is allowed in the last round, even if nothing is left to take.
#[test]
fn a_card_may_be_exchanged_in_the_last_round() {
    let start = seats(3).exhausted(2);
    let some = after(&start.clone().row("purple = 2").state(), &["exchange red"]);
    assert_eq!(rule(&some, "draw"), "pile-empty");
    assert!(allowed(&some, "take purple"));
    let some = after(&some, &["take purple"]);
    assert_eq!((now(&some), some.table().row.size()), ((2, Phase::Place), 1));
    let none = after(&start.row("").state(), &["exchange red"]);
    assert_eq!((now(&none), none.hand(seat(1)).size()), ((2, Phase::Place), 2));
}

/// What comes from the pile is left to chance: any of its cards, and the row too.
#[test]
fn what_is_drawn_is_left_to_chance() {
    let start = seats(3).drawing(1, "one").hand(1, "red = 2").state();
    let mut seen = Cards::EMPTY;
    for number in 0..60 {
        let mut state = start;
        state.play(mv("draw"), &mut Chance::quick(number));
        let drawn = state.hand(seat(1)).without(start.hand(seat(1))).unwrap();
        assert_eq!(drawn.size(), 1);
        seen.add_all(&drawn);
    }
    assert!(seen.counts().iter().all(|&n| n > 2), "{seen:?}");
}
