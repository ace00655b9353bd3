//! The worked examples of the rule book, one by one, from the positions that the rules page shows. Blue, Red, Purple and
//! Yellow sit in seats 1 to 4.

use crate::common::{
    after, allowed, card, diagram, example, moves, now, play, points, points_from, read, region, rule, seat,
    steps,
};
use game::{Game, Turn};
use serde_json::json;
use zhanguo::{Action, Bonus, Colour, Official, Phase, ZhanGuo};

#[test]
fn every_diagram_is_a_position_without_faults() {
    let diagrams = ZhanGuo::about().book.diagrams;
    assert_eq!(diagrams.len(), 15);
    for (name, text) in diagrams {
        let state = read(text).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
        assert_eq!(state.table().seats(), 4, "{name}");
    }
}

/// Unification markers: the first card above region 2 is brown, so one brown marker.
#[test]
fn the_first_card_of_a_region_brings_one_marker() {
    let mut state = example("first-card");
    play(&mut state, &["tuck 90 @2"]);
    let blue = state.table().player(seat(1));
    assert_eq!(blue.markers, [0, 0, 1]);
    assert_eq!(blue.unrest, [0; 5]);
    assert_eq!(state.table().markers_left(Colour::Brown), 11);
    assert_eq!(now(&state), (2, Phase::Play));
}

/// Unrest: the third card above region 4 raises unrest by 2, from 1 to 3, and brings three orange markers.
#[test]
fn the_third_card_of_region_4_raises_unrest_to_3_and_brings_three_markers() {
    let mut state = example("third-card");
    play(&mut state, &["tuck 57 @4"]);
    let blue = state.table().player(seat(1));
    assert_eq!(blue.unrest[3], 3);
    assert_eq!(blue.markers, [1, 3, 2]);
    assert_eq!(blue.card_count(region(4)), 3);
}

/// Unrest tracks: at most 3, at 2 already, and a third card would make it 4.
#[test]
fn a_third_card_may_not_push_unrest_past_the_end() {
    let state = example("track-end");
    assert_eq!(state.table().track(seat(1), region(3)), 3);
    assert_eq!(rule(&state, "tuck 57 @3"), "track-end");
    assert!(allowed(&state, "tuck 57 @4"));
    // With one unrest less it just fits.
    let quieter = diagram("track-end").region(1, 3, "unrest", 1).state();
    assert!(allowed(&quieter, "tuck 57 @3"));
    assert_eq!(after(&quieter, &["tuck 57 @3"]).table().player(seat(1)).unrest[2], 3);
}

/// Recruit: a red Official to region 2.
#[test]
fn a_red_official_comes_to_region_2() {
    let mut state = example("recruit");
    assert_eq!(moves(&state).len(), 15, "three colours, five regions");
    play(&mut state, &["official red @2"]);
    let blue = state.table().player(seat(1));
    assert_eq!(blue.governing[1], [1, 0, 0]);
    assert_eq!(blue.left(Official::Red), 3);
    assert_eq!(now(&state), (2, Phase::Play));
}

/// Reassign: one point for a red Official up in region 2, two points for a white one from region 3 to region 5.
#[test]
fn one_point_and_two_points_reassign_two_officials() {
    let mut state = example("reassign");
    assert!(!allowed(&state, "done"), "at least one point");
    play(&mut state, &["move red w2 g2"]);
    assert_eq!(now(&state), (1, Phase::Points { left: 2, must: false }));
    assert_eq!(rule(&state, "move white g3 g5"), "adjacency", "step by step");
    play(&mut state, &["move white g3 g4", "move white g4 g5"]);
    let blue = state.table().player(seat(1));
    assert_eq!(blue.governing, [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 0], [0, 0, 1]]);
    assert_eq!(blue.working, [[0; 3]; 5]);
    assert_eq!(now(&state), (2, Phase::Play), "the third point was the last");
}

/// Hire: two Officials go down in region 3 for free, then hire two Workers; unrest rises by 1.
#[test]
fn two_officials_go_down_and_hire_two_workers() {
    let mut state = example("hire");
    assert_eq!(rule(&state, "court 57 hire"), "able", "nobody is at work yet");
    play(&mut state, &["move red g3 w3", "move grey g3 w3", "court 57 hire", "hire @3"]);
    let blue = state.table().player(seat(1));
    assert_eq!(blue.workers, [0, 0, 2, 0, 0]);
    assert_eq!(blue.unrest, [0, 0, 1, 0, 0]);
    assert_eq!(blue.desks(region(3)), 2, "they stay");
}

/// Palace: region 4, two Workers there and one of region 5, no marker of value 3, six cards: 6 VP.
#[test]
fn a_palace_with_six_cards_brings_6_points() {
    let mut state = example("palace");
    assert_eq!(state.table().player(seat(1)).all_cards(), 6);
    play(&mut state, &["court 57 palace"]);
    assert_eq!(steps(&state), ["palace @4"]);
    play(&mut state, &["palace @4"]);
    assert_eq!(steps(&state), ["pay @2", "pay @5"], "another region, by choice");
    play(&mut state, &["pay @5"]);
    let blue = state.table().player(seat(1));
    assert_eq!(blue.workers, [0, 1, 0, 0, 0]);
    assert_eq!(points_from(&state, "from-palaces"), [6, 0, 0, 0]);
    assert_eq!(state.table().palaces_in(seat(1), region(4)), 1);
    // 57 is higher than 40, so the card for Palaces above region 1 and the one above region 2 answer.
    assert_eq!(now(&state), (1, Phase::Abilities));
    // With a marker of value 3 left he would take it.
    let mut other = diagram("palace").with("players/1/tall", json!([])).state();
    play(&mut other, &["court 57 palace", "palace @4", "pay @5"]);
    assert_eq!(now(&other), (1, Phase::Tall));
    assert_eq!(steps(&other), ["marker ivory"]);
    play(&mut other, &["marker ivory"]);
    assert_eq!(other.table().influence(seat(1), Colour::Ivory), 3);
}

/// Abilities: a card for Palaces brings 3 VP if the number played is higher than the one below.
#[test]
fn a_higher_number_wakes_the_card_for_palaces() {
    let state = example("higher");
    let board = state.table().board();
    assert_eq!((board.trigger(card(7)), board.bonus(card(7))), (Action::Palace, Bonus::Three));
    let mut higher = after(&state, &["court 101 palace", "palace @4", "pay @5", "marker brown"]);
    assert_eq!(steps(&higher), ["use 7", "done"]);
    play(&mut higher, &["use 7"]);
    assert_eq!(points_from(&higher, "from-abilities"), [3, 0, 0, 0]);
    // With 57 under 60 the Palace is built as well, but nothing answers and the turn is over.
    let lower = after(&state, &["court 57 palace", "palace @4", "pay @5", "marker brown"]);
    assert_eq!(points_from(&lower, "from-abilities"), [0; 4]);
    assert_eq!(now(&lower), (2, Phase::Play));
}

/// Abilities: 40 upon 70 is lower, so the cards for Governors answer, but not those of region 4, where unrest stands at the
/// end.
#[test]
fn forty_under_seventy_wakes_the_cards_for_governors_but_not_in_region_4() {
    let mut state = example("lower");
    play(&mut state, &["court 40 install", "install @3 vp-square"]);
    assert_eq!(points_from(&state, "from-squares"), [4, 0, 0, 0]);
    assert_eq!(state.table().player(seat(1)).unrest[2], 0, "the Governor calms region 3");
    assert_eq!(steps(&state), ["use 2", "use 15", "done"]);
    for silent in ["use 21", "use 48"] {
        assert_eq!(rule(&state, silent), "ability-silent");
    }
    // In any order, each once.
    play(&mut state, &["use 15", "marker orange"]);
    assert_eq!(rule(&state, "use 15"), "ability-once");
    play(&mut state, &["use 2"]);
    assert_eq!(points_from(&state, "from-abilities"), [2, 0, 0, 0]);
    assert_eq!(now(&state), (2, Phase::Play));
    // With a number higher than 70 the Governor comes just the same, but nothing answers.
    let higher = after(&example("lower"), &["court 101 install", "install @3 vp-square"]);
    assert_eq!(now(&higher), (2, Phase::Play));
}

/// Rewards, round 1: Red has the most markers of Writing, accepts, and moves his disc to the column.
#[test]
fn red_has_the_most_markers_of_writing_and_accepts() {
    let mut state = example("reward");
    assert_eq!(moves(&state), ["accept", "pass"]);
    play(&mut state, &["accept"]);
    assert_eq!(state.table().column, [Some(seat(2)), None, None]);
    assert_eq!(state.table().line, [1, 4, 3, 2].map(seat), "the line, then the column");
    assert_eq!(state.table().player(seat(2)).markers, [0; 3], "all go back");
    assert_eq!(state.table().markers_left(Colour::Ivory), 10);
    assert_eq!(moves(&state), ["official red @2", "official grey @2", "official white @2"]);
    play(&mut state, &["official red @2"]);
    // Currency: Purple has the most.
    assert_eq!(now(&state), (3, Phase::Offer));
    assert_eq!(state.table().aspect, Some(Colour::Orange));
    // Had Red passed, he would have kept everything, and Blue would be next.
    let passed = after(&example("reward"), &["pass"]);
    assert_eq!(now(&passed), (1, Phase::Offer));
    assert_eq!(passed.table().player(seat(2)).markers, [4, 0, 0]);
}

/// Tie-break: the order is Blue, Yellow, Red, Purple, first the line and then the column.
#[test]
fn the_line_breaks_ties_before_the_column() {
    let mut state = example("tie-break");
    assert_eq!(state.table().line, [1, 4, 2, 3].map(seat));
    assert_eq!(now(&state), (1, Phase::Offer));
    play(&mut state, &["pass"]);
    assert_eq!(now(&state), (4, Phase::Offer), "Yellow has as many");
    play(&mut state, &["pass"]);
    assert_eq!(now(&state), (3, Phase::Offer), "Purple has fewer");
    // With as many, Purple would come after Red, whose disc stands higher in the column.
    let equal = diagram("tie-break").with("players/1/markers", json!({ "brown": 1 })).state();
    assert_eq!(now(&after(&equal, &["pass", "pass"])), (2, Phase::Offer));
    // Had Blue accepted, he would be the last.
    let accepted = after(&example("tie-break"), &["accept"]);
    assert_eq!(accepted.table().line, [4, 2, 3, 1].map(seat));
    assert_eq!(now(&accepted), (4, Phase::Play));
    assert_eq!(accepted.table().player(seat(1)).workers[0], 2, "two Workers in region 1");
}

/// New first player: if nobody wants Laws, all discs go back on the line in that order, and Blue is the topmost.
#[test]
fn blue_is_the_new_first_player() {
    let state = after(&example("tie-break"), &["pass", "pass", "pass"]);
    assert_eq!(state.table().round, 2);
    assert_eq!(now(&state), (1, Phase::Play));
    assert_eq!(state.table().line, [1, 4, 2, 3].map(seat));
    assert_eq!(state.table().column, [None; 3]);
}

/// Tasks: two Walls at Turquoise, one in each section, and one at Gold.
#[test]
fn a_wall_task_asks_for_both_sections_of_turquoise_and_one_of_gold() {
    let state = example("wall-task");
    let task = |state: &ZhanGuo| state.table().tasks[0][0].place(seat(1));
    let elsewhere = after(&state, &["court 57 wall", "wall gold-2 1", "pay @2"]);
    assert_eq!(task(&elsewhere), None, "two sections of Gold are none of Turquoise");
    let done = after(&state, &["court 57 wall", "wall turquoise-2 1", "pay @2"]);
    assert_eq!(task(&done), Some(0));
    assert_eq!(done.table().task_points(seat(1), 0), 5);
}

/// Tasks: Palaces in regions 1, 2 and 5.
#[test]
fn a_palace_task_asks_for_regions_1_2_and_5() {
    let state = example("palace-task");
    let mut done = after(&state, &["court 57 palace", "palace @5", "pay @2"]);
    assert_eq!(done.table().tasks[0][1].place(seat(1)), None, "at the end of the turn");
    play(&mut done, &["marker ivory"]);
    assert_eq!(done.table().tasks[0][1].place(seat(1)), Some(0));
    // A second Palace in region 2 would not do.
    let other = diagram("palace-task").region(1, 2, "workers", 2).region(1, 5, "workers", 1).state();
    let other = after(&other, &["court 57 palace", "palace @2", "pay @5", "marker ivory"]);
    assert_eq!(other.table().tasks[0][1].place(seat(1)), None);
}

/// Final count, region 1: Red has two Governors, Blue one. Red gets 9 + 3 + 3.
#[test]
fn two_governors_against_one_bring_15_points() {
    let state = example("final-governors");
    assert_eq!(state.turn(), Turn::Over);
    assert_eq!(state.table().governor_points(region(1)), [0, 15, 0, 0]);
}

/// Final count, region 4: Red, Yellow and Purple have one each, and share 9 + 3.
#[test]
fn three_players_with_a_governor_each_get_4_points() {
    let state = example("final-governors");
    assert_eq!(state.table().governor_points(region(4)), [0, 4, 4, 4]);
    assert_eq!(points_from(&state, "final-governors"), [0, 19, 4, 4]);
    assert_eq!(points(&state), [0, 19, 4, 4]);
    // Rounded down: two with two each share 15.
    let two = diagram("final-governors").with("map/region-4/beside", json!([0, 1, 0, 1])).state();
    assert_eq!(two.table().governor_points(region(4)), [0, 7, 0, 7]);
}

/// Final count: (5 + 2) × 2 above and 3 below are 17 VP.
#[test]
fn tasks_bring_14_and_3_points() {
    let state = example("final-tasks");
    assert_eq!(state.table().task_points(seat(1), 0), 14);
    assert_eq!(state.table().task_points(seat(1), 1), 3);
    assert_eq!(points_from(&state, "final-tasks")[0], 17);
}
