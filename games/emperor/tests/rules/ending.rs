//! How the game ends: after the last round, or when nothing can be placed any more; and who wins.

use crate::common::{
    after, crowded, moves, now, play, points, points_from, region, rule, seat, seats, wander, winners,
};
use emperor::{After, Emperor, Phase, Region, Setup};
use game::{Chance, Game, Setup as _, Turn, Viewer, Written as _};

/// Every player in turn exchanges a card until the game is over; gives who had a turn.
fn exchange_to_the_end(mut state: Emperor) -> Vec<usize> {
    let mut turns = Vec::new();
    while let Turn::Of(who) = state.turn() {
        turns.push(who.number());
        play(&mut state, &["exchange red"]);
        if state.turn() == Turn::Of(who) {
            let take = moves(&state).remove(0);
            play(&mut state, &[&take]);
        }
    }
    turns
}

/// The round in which the pile is exhausted for the second time is played to its end, whoever began and whoever drew
/// the last card; if the last player of the round does it, the game ends with that turn.
#[test]
fn the_last_round_ends_with_the_player_to_the_right_of_the_start_player() {
    for players in 3..=5 {
        for start in 1..=players {
            for turns_before in 0..players {
                let trigger = (start - 1 + turns_before) % players + 1;
                let state = seats(players)
                    .start(start)
                    .drawing(trigger, "exchange")
                    .hand(trigger, "red = 1, orange = 1")
                    .exhausted(1)
                    .pile("purple = 1")
                    .state();
                let state = after(&state, &["draw"]);
                assert_eq!(state.table().exhausted, 2);
                let expected: Vec<usize> =
                    (turns_before + 1..players).map(|n| (start - 1 + n) % players + 1).collect();
                assert_eq!(exchange_to_the_end(state), expected, "{players} {start} {trigger}");
            }
        }
    }
}

/// The same when the last card goes to the row.
#[test]
fn refilling_the_row_may_begin_the_last_round_too() {
    for (trigger, left) in [(1, vec![2, 3]), (2, vec![3]), (3, vec![])] {
        let state = seats(3)
            .drawing(trigger, "exchange")
            .hand(trigger, "red = 1, orange = 1")
            .exhausted(1)
            .pile("purple = 1")
            .state();
        let state = after(&state, &["take green"]);
        assert_eq!((state.table().exhausted, state.table().row.size()), (2, 4));
        assert_eq!(exchange_to_the_end(state), left);
    }
}

/// The first exhaustion ends nothing, not even if the last player of a round draws that card.
#[test]
fn the_first_exhaustion_ends_nothing() {
    let state = seats(3).drawing(3, "exchange").hand(3, "red = 1, orange = 1").pile("purple = 1").state();
    let state = after(&state, &["draw"]);
    assert_eq!((state.table().exhausted, now(&state)), (1, (1, Phase::Place)));
}

/// In the last round pieces may be placed as ever; they count.
#[test]
fn pieces_placed_in_the_last_round_count() {
    let state = seats(3)
        .turn(3, "place")
        .exhausted(2)
        .row("")
        .hand(3, "orange = 2, red = 1")
        .region("lu", "houses = [[1], [], [2, 3]]")
        .state();
    let state = after(&state, &["house lu-4 for orange", "emissary lu for orange"]);
    assert_eq!(state.turn(), Turn::Over);
    assert_eq!(points_from(&state, "full-regions"), [3, 0, 4]);
    assert_eq!(points_from(&state, "open-regions"), [0, 0, 0]);
}

/// The game ends at once when nobody could place anything, whatever cards he held: before any card is drawn.
#[test]
fn the_game_ends_when_nothing_can_be_placed() {
    let mut state = crowded("[[1, 2], [3]]", "[2]").state();
    assert_eq!(state.table().exhausted, 0);
    let before = state;
    play(&mut state, &["house lu-4 for orange"]);
    assert_eq!(state.turn(), Turn::Over);
    assert!(moves(&state).is_empty());
    assert_eq!(state.hand(seat(2)).size(), 2, "nothing more is drawn");
    // The last region is scored as it fills, then the rest is counted.
    let full = |state: &Emperor| points_from(state, "full-regions");
    let brought: Vec<i32> = full(&state).iter().zip(full(&before)).map(|(now, was)| now - was).collect();
    assert_eq!(brought, [4, 4, 0]);
    assert_eq!(points_from(&state, "open-regions"), [0, 0, 0]);
    assert!(points_from(&state, "alliances").iter().any(|&n| n > 0));
    let told = Emperor::tell(
        &before.view(Viewer::Audience),
        seat(2),
        crate::common::mv("house lu-4 for orange"),
        &state.view(Viewer::Audience),
    );
    let ids: Vec<&str> = told.iter().map(|phrase| phrase.id).collect();
    assert_eq!(ids[..2], ["log-house", "log-full"]);
    assert!(ids.contains(&"log-nothing-to-place") && ids.contains(&"log-over"), "{ids:?}");
}

/// One more emissary somewhere, by whomever, and it goes on.
#[test]
fn the_game_goes_on_while_anybody_could_place_anything() {
    // The house makes room for one emissary more: the player himself has none left, but others have.
    let state = crowded("[[1], [2, 3]]", "[2]").state();
    let state = after(&state, &["house lu-4 for orange"]);
    assert_eq!(state.table().court_limit(region("lu")), 3);
    assert_eq!(now(&state), (2, Phase::Second(region("lu"))));
    assert!((1..=3).any(|place| state.table().emissaries_left(seat(place)) > 0));

    // A court with room does as well.
    let state = after(&crowded("[[1, 2], [3]]", "[1]").state(), &["house lu-4 for orange"]);
    assert_eq!(now(&state), (2, Phase::Second(region("lu"))));
    // When that place is taken, it is over: here with the second piece of a turn.
    let mut state = crowded("[[1, 2], [3]]", "[1]").turn(1, "place").hand(1, "orange = 2, red = 1").state();
    play(&mut state, &["house lu-4 for orange", "emissary lu for orange"]);
    assert_eq!((state.table().court(region("lu")), state.table().court_limit(region("lu"))), (2, 3));
    assert_eq!(now(&state), (1, Phase::Draw(After::Two)));
    let mut state =
        crowded("[[1, 2], [3, 4]]", "[1]").turn(1, "place").hand(1, "orange = 2, red = 1").state();
    play(&mut state, &["emissary lu for orange"]);
    assert_eq!(state.turn(), Turn::Over);
}

/// Emissaries that are all at court make no game, even if courts have room.
#[test]
fn the_game_ends_when_the_pieces_are_used_up() {
    let mut setting = crowded("[[1, 2], [3]]", "[]").hand(2, "orange = 3");
    let free = setting.state();
    let left: Vec<u32> = (1..=3).map(|place| free.table().emissaries_left(seat(place))).collect();
    assert_eq!(left.iter().sum::<u32>(), 4, "{left:?}");
    // Two may still go to Lu, the others have no court: so they are not the reason to go on.
    setting = setting.region("lu", "houses = [[1, 2], [3]], emissaries = [2]");
    let state = after(&setting.state(), &["house lu-4 for orange"]);
    assert_eq!(state.turn(), Turn::Over);
    assert_eq!((1..=3).map(|place| state.table().emissaries_left(seat(place))).sum::<u32>(), 2);
}

/// Fortifications that cannot be placed do not keep a game going; a free space keeps it going.
#[test]
fn a_fortification_keeps_the_game_going_only_where_it_has_a_space() {
    let state = crowded("[[1, 2], [3]]", "[2]").forts().state();
    let over = after(&state, &["house lu-4 for orange"]);
    assert_eq!(over.turn(), Turn::Over);
    let fort = after(&state, &["fortification lu-4 for orange"]);
    assert_eq!(now(&fort), (2, Phase::Second(region("lu"))));
}

/// The most points win.
#[test]
fn the_most_points_win() {
    let state = seats(3).region("lu", "houses = [[1], [2, 3], [4]]").count();
    assert_eq!(points(&state), [2, 4, 2]);
    assert_eq!(winners(&state), [2]);
}

/// Between equal points the pieces left in the supply decide: houses, emissaries and the fortification.
#[test]
fn between_equal_points_the_pieces_left_decide() {
    // An emissary of seat 1 stands in Qi, where only seat 3 has a house; so seat 2 has one piece more.
    let equal = seats(3).region("lu", "houses = [[1, 2], [3, 4]]");
    let state = equal.clone().region("qi", "houses = [[], [], [1]], emissaries = [1]").count();
    assert_eq!(points(&state), [4, 4, 1]);
    assert_eq!(winners(&state), [2]);
    // A house costs as much as an emissary: seat 1 has three for the points that seat 2 has for two.
    let state =
        seats(3).region("lu", "houses = [[1], [2, 3], [4]]").region("qi", "houses = [[1, 2]]").count();
    assert_eq!(points(&state), [4, 4, 2]);
    assert_eq!(winners(&state), [2]);
    // So does a fortification.
    let state = equal.forts().fortified(1).region("qi", "fortifications = [1]").count();
    assert_eq!(points(&state), [4, 4, 0]);
    assert_eq!(winners(&state), [2]);
    let scores = state.scores();
    assert_eq!([1, 2, 3].map(|place| scores.place(seat(place))), [2, 1, 3]);
}

/// Still equal, they share the victory.
#[test]
fn who_is_equal_in_all_shares_the_victory() {
    let state = seats(3).region("lu", "houses = [[1, 2], [], [3, 4]]").count();
    assert_eq!(winners(&state), [1, 3]);
    let nobody = seats(4).count();
    assert_eq!(winners(&nobody), [1, 2, 3, 4]);
    let placed = seats(4)
        .region("lu", "houses = [[1, 2], [], [3, 4]]")
        .region("qi", "houses = [[], [1, 2]], emissaries = [1, 0, 1]")
        .count();
    assert_eq!(winners(&placed), [1, 3], "one emissary each");
}

/// Nothing can be done when the game is over.
#[test]
fn when_it_is_over_nothing_can_be_done() {
    let state = seats(3).count();
    for text in ["house wei-1 for red", "exchange red", "take red", "draw", "done"] {
        assert_eq!(rule(&state, text), "game-over", "{text}");
    }
}

/// Random games of every set-up end in one of the two ways, and the count is made once.
#[test]
fn every_game_ends_in_one_of_two_ways() {
    for (number, setup) in (0..).zip(Setup::all()) {
        let mut chance = Chance::quick(number);
        let mut last = None;
        let start = Emperor::start(&setup, &mut chance);
        let end = wander(start, &mut chance, |state| {
            if state.turn() != Turn::Over {
                for source in ["open-regions", "alliances", "roads"] {
                    assert!(points_from(state, source).iter().all(|&n| n == 0), "{source}");
                }
                last = Some(*state);
            }
        });
        let last = last.unwrap();
        let table = end.table();
        assert_eq!(last.table().turn, table.turn, "the game ends in somebody's turn");
        if table.exhausted == 2 {
            assert_eq!(table.turn.next(setup.seats()), table.start, "the last turn is that of his neighbour");
        } else {
            let crowded = |region| table.is_full(region) && table.court(region) == table.court_limit(region);
            assert!(Region::ALL.into_iter().all(crowded), "seed {number}");
        }
        assert!(
            points_from(&end, "open-regions").iter().chain(&points_from(&end, "alliances")).any(|&n| n > 0)
        );
    }
}
