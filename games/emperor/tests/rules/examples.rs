//! The worked examples of the rule book, one by one, from the positions that the rules page shows. The players are those
//! of the English book: Alex, Barbara, Chris and Doris in seats 1 to 4.

use crate::common::{
    after, allowed, diagram, example, example_with, moves, now, play, points, points_from, read, region,
    rule, seat, seats, space, winners,
};
use emperor::{After, Emperor, Phase, Side};
use game::{Game, Turn};
use serde_json::json;

#[test]
fn every_diagram_is_a_position_without_faults() {
    let diagrams = Emperor::about().book.diagrams;
    assert_eq!(diagrams.len(), 12);
    for (name, text) in diagrams {
        let state = read(text).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
        assert_eq!(state.table().seats(), 4, "{name}");
        let large = name.ends_with("-large");
        assert_eq!(state.table().setup.side, if large { Side::Large } else { Side::Small }, "{name}");
    }
}

/// Every kind of piece that can be placed in a region, with what pays for it, whatever the space: `house for red`.
fn kinds(state: &Emperor, name: &str) -> Vec<String> {
    let mut kinds: Vec<String> = moves(state)
        .iter()
        .filter_map(|text| {
            let (what, pay) = text.split_once(" for ")?;
            let (piece, place) = what.split_once(' ')?;
            let (region, _) = place.split_once('-').unwrap_or((place, ""));
            (region == name).then(|| format!("{piece} for {pay}"))
        })
        .collect();
    kinds.sort();
    kinds.dedup();
    kinds
}

/// Example 1: Alex opens Wei with one piece, and his turn is over, although he holds a second red card.
#[test]
fn example_1_alex_places_one_piece_in_the_empty_region_wei() {
    let mut state = example("example-1-alex");
    assert!(state.table().is_empty(region("wei")));
    assert_eq!(kinds(&state, "wei"), ["house for red"]);
    assert_eq!(rule(&state, "emissary wei for red"), "emissary-house");
    play(&mut state, &["house wei-2 for red"]);
    assert_eq!(now(&state), (1, Phase::Draw(After::Opening)));
    assert_eq!(state.hand(seat(1)).counts(), &[0, 1, 0, 0, 1], "he keeps a red and the purple card");
    for second in ["house wei-3 for red", "emissary wei for red", "house chu-1 for purple", "done"] {
        assert_eq!(rule(&state, second), "empty-region", "{second}");
    }
    // He draws one card, and it is Barbara's turn.
    play(&mut state, &["take orange"]);
    assert_eq!(now(&state), (2, Phase::Place));
}

/// Example 1: thanks to the piece of Alex, Barbara may place two: one for her red card, one for two green as a joker.
#[test]
fn example_1_barbara_places_two_pieces_with_a_red_card_and_a_joker() {
    let start = example("example-1-barbara");
    assert_eq!(
        kinds(&start, "wei"),
        ["emissary for green*2", "emissary for red", "house for green*2", "house for red"]
    );
    // Either payment may come first.
    for turn in [
        ["house wei-3 for red", "emissary wei for green*2"],
        ["house wei-3 for green*2", "house wei-4 for red"],
        ["emissary wei for red", "house wei-4 for green*2"],
    ] {
        let mut state = start;
        play(&mut state, &turn[..1]);
        assert_eq!(now(&state), (2, Phase::Second(region("wei"))));
        assert_eq!(rule(&state, "house shu-1 for red"), "one-region");
        play(&mut state, &turn[1..]);
        assert_eq!(now(&state), (2, Phase::Draw(After::Two)));
        assert!(state.hand(seat(2)).is_empty());
        // Three cards, two pieces, one region.
        assert_eq!(state.table().discards.size(), start.table().discards.size() + 3);
        assert_eq!(rule(&state, "house wei-5 for red"), "two-pieces");
    }
}

/// Example 1: three yellow cards place one or two pieces in Qi or in Ch'in, or one piece elsewhere; never three.
#[test]
fn example_1_chris_places_two_pieces_with_yellow_cards_or_one_elsewhere() {
    let start = example("example-1-chris");
    for (own, first, second, third) in [
        ("qi", "house qi-1 for yellow", "emissary qi for yellow", "house qi-2 for yellow"),
        ("chin", "house chin-1 for yellow", "house chin-2 for yellow", "house chin-3 for yellow"),
    ] {
        assert!(!start.table().is_empty(region(own)));
        assert_eq!(kinds(&start, own), ["emissary for yellow", "house for yellow"]);
        assert_eq!(rule(&start, &format!("house {own}-1 for yellow*2")), "joker-other");
        let two = after(&start, &[first, second]);
        assert_eq!(now(&two), (3, Phase::Draw(After::Two)));
        assert_eq!(state_hand(&two), 1, "the third card stays in his hand");
        assert_eq!(rule(&two, third), "two-pieces");
        // One piece is enough, if he likes.
        assert_eq!(now(&after(&start, &[first, "done"])), (3, Phase::Draw(After::One)));
    }
    // Elsewhere a pair places one piece, and the third card pays for nothing more.
    for (other, open) in [("zhao", true), ("lu", true), ("han", false), ("wei", false), ("chu", false)] {
        let joker = format!("house {other}-1 for yellow*2");
        assert_eq!(rule(&start, &format!("house {other}-1 for yellow")), "payment-colour");
        let one = after(&start, &[&joker]);
        assert_eq!(state_hand(&one), 1);
        if open {
            assert_eq!(now(&one), (3, Phase::Draw(After::Opening)));
        } else {
            assert_eq!(moves(&one), ["done"], "{other}");
        }
    }
}

/// How many cards Chris holds.
fn state_hand(state: &Emperor) -> u32 {
    state.hand(seat(3)).size()
}

/// Example 2: Barbara's four houses in Chu make room for four emissaries. Two are there; Alex adds two, and then Chu is
/// full for emissaries, though not for houses.
#[test]
fn example_2_four_houses_make_room_for_four_emissaries() {
    let mut state = example("example-2");
    let chu = region("chu");
    assert_eq!(state.table().house_count(seat(2), chu), 4);
    assert_eq!(state.table().house_count(seat(1), chu), 0, "he needs no house of his own there");
    assert_eq!((state.table().court(chu), state.table().court_limit(chu)), (2, 4));
    play(&mut state, &["emissary chu for purple", "emissary chu for orange*2"]);
    assert_eq!(now(&state), (1, Phase::Draw(After::Two)));
    assert_eq!(state.table().court(chu), 4);
    assert_eq!(state.table().emissaries[0][chu.index()], 2);
    assert_eq!(state.table().emissaries_left(seat(1)), 6);

    // A fifth would be one too many, until somebody has five houses there.
    let full = json!([2, 1, 0, 1]);
    let mut full = example_with("example-2", &[("/position/regions/chu/emissaries", full)]);
    assert_eq!(rule(&full, "emissary chu for purple"), "emissary-limit");
    assert!(allowed(&full, "house chu-5 for purple"));
    play(&mut full, &["house chu-5 for purple"]);
    // His first house there changes nothing: the limit follows the strongest player.
    assert_eq!(rule(&full, "emissary chu for orange*2"), "emissary-limit");
}

/// Example 3, in the English book about Qi, in the Italian about Ch'in: two players tie with two houses each, so two
/// emissaries may enter. The same cards could place a house and an emissary, or two houses: in Qi our board leaves
/// room for one only, since it has five spaces.
#[test]
fn example_3_a_tie_for_the_most_houses_counts_like_a_majority() {
    let start = example("example-3");
    for (name, free, more) in [("qi", "qi-5", None), ("chin", "chin-3", Some("chin-6"))] {
        let court = region(name);
        let table = start.table();
        assert_eq!([1, 2, 3, 4].map(|place| table.house_count(seat(place), court)), [0, 2, 0, 2]);
        assert_eq!((table.court(court), table.court_limit(court)), (0, 2));
        let emissary = format!("emissary {name} for yellow");
        let house = format!("house {free} for yellow");
        let two = after(&start, &[&emissary, &emissary]);
        assert_eq!(now(&two), (1, Phase::Draw(After::Two)));
        assert_eq!(two.table().court(court), 2);
        for turn in [[&emissary, &house], [&house, &emissary]] {
            let state = after(&start, &turn.map(String::as_str));
            assert_eq!(now(&state), (1, Phase::Draw(After::Two)));
            assert_eq!((state.table().court(court), state.table().house_count(seat(1), court)), (1, 1));
        }
        let first = after(&start, &[&house]);
        match more {
            Some(more) => {
                let state = after(&first, &[&format!("house {more} for yellow")]);
                assert_eq!(state.table().house_count(seat(1), court), 2);
            }
            None => assert!(first.table().is_full(court)),
        }
        // A third emissary would be one too many.
        let emissaries = format!("/position/regions/{name}/emissaries");
        let crowded = example_with("example-3", &[(&emissaries, json!([0, 1, 1]))]);
        assert_eq!(rule(&crowded, &emissary), "emissary-limit");
    }
}

/// Example 4: the last house of Wei. Four houses bring Alex 7, two bring Barbara 4, one brings Doris 2.
#[test]
fn example_4_a_full_region_scores_by_rank() {
    let filled = example("example-4");
    let mut state = example_with(
        "example-4",
        &[
            ("/position/turn/phase", json!("place")),
            ("/position/turn/region", json!(null)),
            ("/position/regions/wei/houses/0", json!([2, 3, 4])),
            ("/position/discards/red", json!(4)),
            ("/position/players/0/hand/red", json!(2)),
            ("/position/players/0/points", json!(0)),
            ("/position/players/1/points", json!(0)),
            ("/position/players/3/points", json!(0)),
        ],
    );
    assert_eq!(points(&state), [0, 0, 0, 0]);
    play(&mut state, &["house wei-7 for red"]);
    assert_eq!(points(&state), [7, 4, 0, 2]);
    assert_eq!(points_from(&state, "full-regions"), [7, 4, 0, 2]);
    assert_eq!(state, filled, "the diagram is the moment after");
    // The turn goes on: no house, but an emissary may follow.
    assert_eq!(rule(&state, "house wei-1 for red"), "space-taken");
    assert_eq!(moves(&state), ["emissary wei for red", "done"]);
    play(&mut state, &["emissary wei for red"]);
    assert_eq!(points(&state), [7, 4, 0, 2], "the region is not scored again");
}

/// Example 5: the last house of Qi. Barbara and Chris tie for the most and get 5 each, Doris is second and gets 2.
#[test]
fn example_5_a_tie_for_the_most_houses_gives_both_all_points() {
    let filled = example("example-5");
    let mut state = example_with(
        "example-5",
        &[
            ("/position/turn/phase", json!("place")),
            ("/position/turn/region", json!(null)),
            ("/position/regions/qi/houses/3", json!([])),
            ("/position/discards/yellow", json!(3)),
            ("/position/players/3/hand/yellow", json!(2)),
            ("/position/players/1/points", json!(0)),
            ("/position/players/2/points", json!(0)),
            ("/position/players/3/points", json!(0)),
        ],
    );
    play(&mut state, &["house qi-5 for yellow"]);
    assert_eq!(points(&state), [0, 5, 5, 2]);
    assert_eq!(state, filled, "the diagram is the moment after");
}

/// Examples 6 and 7 begin before the last card of the game is drawn, and end with the diagram.
fn counted(name: &str) -> Emperor {
    let over = example(name);
    let mut state = example_with(
        name,
        &[
            ("/position/turn/phase", json!("draw")),
            ("/position/turn/after", json!("exchange")),
            ("/position/players/3/hand", json!({ "yellow": 1, "red": 1 })),
            ("/position/players/3/known", json!({})),
            ("/position/row/green", json!(2)),
        ],
    );
    assert_eq!(points(&state), [0; 4], "nothing is counted yet");
    play(&mut state, &["take green"]);
    assert_eq!(state.turn(), Turn::Over);
    // The card came from the row, so it is known: in nothing else the diagram differs.
    assert_eq!(points(&state), points(&over), "{name}");
    assert_eq!(state.table().houses, over.table().houses);
    assert_eq!(state.table().alliances(), over.table().alliances());
    over
}

/// Example 6: alliance 3 between Wei and Ch'in brings Doris 6 points, alliance 4 between Ch'in and Shu nobody any.
#[test]
fn example_6_an_alliance_needs_the_majority_in_both_regions() {
    for name in ["example-6", "example-6-large"] {
        let state = counted(name);
        let table = state.table();
        let [wei, chin, shu] = ["wei", "chin", "shu"].map(region);
        let court = |region: emperor::Region| table.emissaries.map(|all| all[region.index()]);
        assert_eq!(court(wei), [0, 1, 0, 1, 0]);
        assert_eq!(court(chin), [1, 1, 0, 2, 0]);
        assert_eq!(court(shu), [0, 0, 2, 1, 0]);
        // In Wei Barbara and Doris tie, and both are considered to have a majority.
        let leaders = |region| [1, 2, 3, 4].map(|place| table.leads_court(seat(place), region));
        assert_eq!(leaders(wei), [false, true, false, true]);
        assert_eq!(leaders(chin), [false, false, false, true]);
        assert_eq!(leaders(shu), [false, false, true, false]);
        let made = table.alliances();
        assert_eq!(made.len(), 1, "{name}: {made:?}");
        assert_eq!((made[0].number, made[0].regions, made[0].points), (3, [wei, chin], 6));
        assert_eq!(made[0].seats, [seat(4)]);
        assert_eq!(table.board().alliances[3], [chin, shu]);
        assert_eq!(points_from(&state, "alliances"), [0, 0, 0, 6]);
    }
}

/// Example 7: five houses of Doris through Ch'in and Shu are a row; the sixth, at the lower left of Ch'in, is a branch.
#[test]
fn example_7_a_row_of_five_with_a_branch() {
    for name in ["example-7", "example-7-large"] {
        let state = counted(name);
        let table = state.table();
        let rows = table.rows(seat(4));
        assert_eq!(rows.len(), 1, "{name}: {rows:?}");
        let mut spaces = rows[0].spaces.clone();
        if spaces[0] != space("chin-2") {
            spaces.reverse();
        }
        assert_eq!(spaces, ["chin-2", "chin-4", "chin-5", "shu-1", "shu-2"].map(space), "{name}");
        assert_eq!(table.house(space("chin-6")), Some(seat(4)));
        assert!(table.board().joined(table.setup.side, space("chin-5"), space("chin-6")));
        assert_eq!((rows[0].points(), rows[0].doubled), (5, false));
        assert_eq!(points_from(&state, "roads"), [0, 0, 0, 5]);
        assert_eq!(winners(&state), [4]);
    }
    assert_eq!(
        diagram("example-6").lines().skip(1).collect::<Vec<_>>(),
        diagram("example-7").lines().skip(1).collect::<Vec<_>>()
    );
}

/// Example 8: one yellow card places the fortification, a second the house upon it; the third buys nothing more.
#[test]
fn example_8_a_fortification_and_a_house_upon_it_are_two_pieces() {
    let mut state = example("example-8");
    assert_eq!(kinds(&state, "qi"), ["emissary for yellow", "fortification for yellow", "house for yellow"]);
    assert!(state.table().has_fort_left(seat(1)));
    for taken in ["fortification qi-1 for yellow", "fortification qi-4 for yellow"] {
        assert_eq!(rule(&state, taken), "fortification-space");
    }
    play(&mut state, &["fortification qi-3 for yellow"]);
    assert_eq!(now(&state), (1, Phase::Second(region("qi"))));
    assert!(state.table().has_fort(space("qi-3")) && state.table().house(space("qi-3")).is_none());
    assert!(!state.table().has_fort_left(seat(1)));
    play(&mut state, &["house qi-3 for yellow"]);
    assert_eq!(now(&state), (1, Phase::Draw(After::Two)));
    assert_eq!(state.table().house(space("qi-3")), Some(seat(1)));
    assert_eq!(state.hand(seat(1)).counts(), &[1, 0, 0, 0, 0], "the third yellow card stays");
    for third in ["house qi-2 for yellow", "emissary qi for yellow", "house chin-1 for yellow"] {
        assert_eq!(rule(&state, third), "two-pieces", "{third}");
    }
}

/// Rule text, placing: with 3 red and 2 yellow houses Zhao holds at most 3 emissaries.
#[test]
fn zhao_with_three_houses_and_two_holds_three_emissaries() {
    let zhao = region("zhao");
    let with = |emissaries: &str| {
        seats(4)
            .hand(1, "orange = 3")
            .region("zhao", &format!("houses = [[], [1, 2, 3], [4, 5]], emissaries = {emissaries}"))
            .state()
    };
    let mut state = with("[0, 1]");
    assert_eq!(state.table().court_limit(zhao), 3);
    play(&mut state, &["emissary zhao for orange", "emissary zhao for orange"]);
    assert_eq!(state.table().court(zhao), 3);
    assert_eq!(rule(&with("[0, 1, 2]"), "emissary zhao for orange"), "emissary-limit");
    let four = seats(4).region("zhao", "houses = [[], [1, 2, 3], [4, 5]], emissaries = [0, 2, 2]");
    assert_eq!(crate::common::ids(&four.faults()), ["position-court"]);
}

/// Rule book, preparation: cards left out, hands of three, a row of four, pieces handed out.
#[test]
fn the_preparation_is_that_of_the_rule_book() {
    use emperor::{Setup, board};
    use game::{Chance, Setup as _, Spec};
    for (players, deck, pile) in [(3, 47, 34), (4, 52, 36), (5, 57, 38)] {
        for forts in ["without", "with"] {
            let setup = Setup::read(&Spec::new(players).with("fortifications", forts)).unwrap();
            let state = Emperor::start(&setup, &mut Chance::quick(players as u64));
            let table = state.table();
            assert_eq!(board::SHELF.printed().deck(players).size(), deck);
            assert_eq!((table.pile, table.row.size(), table.discards.size()), (pile, 4, 0));
            for place in 1..=players {
                let who = seat(place);
                assert_eq!(state.hand(who).size(), 3);
                assert_eq!((table.houses_left(who), table.emissaries_left(who)), (20, 8));
                assert_eq!(table.has_fort_left(who), forts == "with");
                assert_eq!(table.supply(who), 28 + u32::from(forts == "with"));
            }
            assert_eq!(now(&state), (table.start.number(), Phase::Place));
        }
    }
}

/// Rule book, preparation: the side of the board goes with the number of players; four may choose.
#[test]
fn the_side_goes_with_the_number_of_players() {
    use emperor::Setup;
    use game::{Setup as _, Spec};
    let side =
        |players, side: &str| Setup::read(&Spec::new(players).with("side", side)).map(|setup| setup.side);
    assert_eq!(
        [3, 4, 5].map(|players| side(players, "by-seats")),
        [Ok(Side::Small), Ok(Side::Small), Ok(Side::Large)]
    );
    assert_eq!((side(4, "for-3-4"), side(4, "for-4-5")), (Ok(Side::Small), Ok(Side::Large)));
    assert_eq!((side(3, "for-3-4"), side(5, "for-4-5")), (Ok(Side::Small), Ok(Side::Large)));
    assert_eq!(side(3, "for-4-5").unwrap_err().0.id, "fault-side");
    assert_eq!(side(5, "for-3-4").unwrap_err().0.id, "fault-side");
    assert_eq!(Setup::read(&Spec::new(3).with("first", "seat-4")).unwrap_err().0.id, "fault-first");
    assert_eq!(Setup::read(&Spec::new(3).with("first", "seat-3")).unwrap().first, Some(seat(3)));
}
