//! The rules that never refuse: bonuses, player boards, variants, rewards, the order of turns and the final count.

use crate::common::{
    Setting, after, card, example, now, play, points, points_from, region, seat, seats, steps,
};
use game::{Chance, Game, Seat, Setup as _, Spec, Turn, Viewer};
use serde_json::json;
use zhanguo::{Ability, Bonus, Colour, Criterion, Face, Official, Phase, Setup, Symbol, ZhanGuo};

/// Seat 1 has recruited with a number lower than the one below, and may use this card above region 2.
fn using(number: u64) -> Setting {
    seats(3)
        .court(&[80, 119, 103])
        .hand(1, &[90])
        .region(1, 2, "cards", json!([number]))
        .with("turn", json!({ "seat": 1, "phase": "recruit", "action": "recruit", "abilities": [number] }))
}

fn used(setting: Setting, number: u64) -> ZhanGuo {
    after(&setting.state(), &["official red @1", &format!("use {number}")])
}

#[test]
fn bonuses_of_cards() {
    let me = |state: &ZhanGuo| *state.table().player(seat(1));
    let board = example("palace").table().board();
    let is = |number, bonus| assert_eq!(board.bonus(card(number)), bonus, "{number}");

    is(25, Bonus::Marker);
    let state = after(&used(using(25), 25), &["marker brown"]);
    assert_eq!(me(&state).markers, [0, 0, 1]);
    // Without any marker left it is 1 VP.
    let none = using(25).with("players/1/markers", json!({ "ivory": 9, "orange": 9, "brown": 9 }));
    assert_eq!(points_from(&used(none, 25), "from-markers"), [1, 0, 0]);

    is(40, Bonus::Points);
    let state = used(using(40), 40);
    assert_eq!(now(&state), (1, Phase::Points { left: 2, must: false }));
    assert_eq!(now(&after(&state, &["done"])), (2, Phase::Play), "all optional");
    assert_eq!(
        now(&after(&state, &["move red g1 g2", "move red g2 w2", "move red w2 g2"])),
        (2, Phase::Play)
    );

    is(23, Bonus::Two);
    is(93, Bonus::Three);
    assert_eq!(points(&used(using(23), 23)), [2, 0, 0]);
    assert_eq!(points(&used(using(93), 93)), [3, 0, 0]);

    is(38, Bonus::Worker);
    let state = used(using(38), 38);
    assert_eq!((me(&state).workers, me(&state).unrest), ([0, 1, 0, 0, 0], [0; 5]));

    for (number, bonus, others, points_wanted) in [
        (112, Bonus::PerIvory, [5, 6, 81], 2),
        (70, Bonus::PerOrange, [41, 42, 43], 4),
        (78, Bonus::PerBrown, [81, 1, 2], 1),
    ] {
        is(number, bonus);
        let state = used(using(number).region(1, 4, "cards", json!(others)), number);
        assert_eq!(points(&state), [points_wanted, 0, 0]);
    }

    is(6, Bonus::CalmAny);
    let state = used(using(6).region(1, 5, "unrest", 2), 6);
    assert_eq!(steps(&state), ["calm @5"]);
    assert_eq!(me(&after(&state, &["calm @5"])).unrest, [0, 0, 0, 0, 1]);

    is(95, Bonus::CalmHere);
    let state = used(using(95).hand(3, &[33, 96]).region(1, 2, "unrest", 2).region(1, 5, "unrest", 2), 95);
    assert_eq!(me(&state).unrest, [0, 1, 0, 0, 2]);

    is(4, Bonus::MoveWorker);
    let state = used(using(4).region(1, 5, "workers", 2), 4);
    assert_eq!(steps(&state), ["worker @5 @4"]);
    assert_eq!(me(&after(&state, &["worker @5 @4"])).workers, [0, 0, 0, 1, 1]);

    for (number, bonus, official) in [
        (14, Bonus::Red, Official::Red),
        (17, Bonus::Grey, Official::Grey),
        (89, Bonus::White, Official::White),
    ] {
        is(number, bonus);
        let state = used(using(number).hand(2, &[15, 61]), number);
        assert_eq!(me(&state).governing[1][official.index()], 1);
    }
}

/// Abilities may wait for each other: what is silent or useless now may serve later.
#[test]
fn the_order_of_abilities_matters() {
    let state = seats(3)
        .court(&[80, 119, 103])
        .hand(1, &[90])
        .region(1, 2, "cards", json!([23, 25]))
        .region(1, 2, "unrest", 4)
        .region(1, 3, "cards", json!([6, 4]))
        .region(1, 4, "cards", json!([38]))
        .with(
            "turn",
            json!({ "seat": 1, "phase": "recruit", "action": "recruit", "abilities": [23, 25, 6, 4, 38] }),
        )
        .state();
    let mut state = after(&state, &["official red @1"]);
    assert_eq!(
        steps(&state),
        ["use 6", "use 38", "done"],
        "region 2 is silent, and there is no Worker to move"
    );
    play(&mut state, &["use 38"]);
    assert_eq!(steps(&state), ["use 6", "use 4", "done"]);
    play(&mut state, &["use 6", "calm @2"]);
    assert_eq!(steps(&state), ["use 23", "use 25", "use 4", "done"]);
    assert_eq!(now(&after(&state, &["done"])), (2, Phase::Play));
}

/// Officials go down for free before the card, while points are spent (those of a reward too) and among the abilities.
#[test]
fn officials_go_down_for_free_at_any_time() {
    let down = ["move red g1 w1", "move grey g1 w1"];
    let play = seats(3).court(&[20]).region(1, 3, "cards", json!([38])).state();
    assert_eq!(now(&after(&play, &down)), (1, Phase::Play), "nothing is spent");
    let points = after(&play, &["court 90 reassign"]);
    assert_eq!(now(&after(&points, &down)), (1, Phase::Points { left: 3, must: true }));
    let abilities = after(&play, &["court 12 recruit", "official red @1"]);
    assert_eq!(now(&abilities), (1, Phase::Abilities));
    assert_eq!(now(&after(&abilities, &down)), (1, Phase::Abilities));
    let reward = seats(3).offer(3, "orange", 1).with("players/0/markers", json!({ "orange": 1 })).state();
    let reward = after(&reward, &["accept", "install @1 reassign-square"]);
    assert_eq!(now(&after(&reward, &down)), (1, Phase::Points { left: 4, must: false }));
    // Two are enough for a Workers Area.
    assert_eq!(crate::common::rule(&after(&play, &down), "move white g1 w1"), "workers-full");
}

/// Under the very first card is the X: it suits every action.
#[test]
fn the_first_card_at_the_court_wakes_everything() {
    for (action, more, number) in [("recruit", "official red @1", 23), ("wall", "wall gold-1 1", 19)] {
        let state = seats(3).region(1, 2, "cards", json!([number])).region(1, 2, "workers", 1).state();
        let mut state = after(&state, &[&format!("court 12 {action}"), more]);
        if action == "wall" {
            play(&mut state, &["pay @2"]);
        }
        assert_eq!(steps(&state), [format!("use {number}"), "done".to_owned()]);
    }
}

/// What the page shows before a card is played.
#[test]
fn what_a_card_would_do() {
    let state = example("lower");
    let table = state.table();
    assert!(table.would_fire(card(40), zhanguo::Action::Install));
    assert!(!table.would_fire(card(101), zhanguo::Action::Install));
    assert!(table.would_fire(card(101), zhanguo::Action::Hire));
    assert!(!table.would_fire(card(101), zhanguo::Action::Reassign));
    let answers: Vec<_> = table.would_answer(seat(1), card(40), zhanguo::Action::Install).collect();
    let expected = [(1, 2), (2, 15), (4, 21), (4, 48)];
    assert_eq!(answers, expected.map(|(at, number)| (region(at), card(number))));
    assert_eq!(table.would_answer(seat(1), card(101), zhanguo::Action::Install).count(), 0);
    let brings = table.would_bring(seat(1), Colour::Brown, region(2));
    assert_eq!((brings.markers, brings.points, brings.unrest), (3, 0, 2));
}

#[test]
fn markers_run_out() {
    let state = seats(2)
        .with("players/1/markers", json!({ "ivory": 5 }))
        .region(1, 2, "cards", json!([1, 2]))
        .state();
    let state = after(&state, &["tuck 12 @2"]);
    assert_eq!(state.table().player(seat(1)).markers, [1, 0, 0]);
    assert_eq!(points_from(&state, "from-markers"), [2, 0]);
}

#[test]
fn squares_for_governors() {
    let install = |spot: &str| {
        let state = seats(3).region(1, 1, "unrest", 2).state();
        after(&state, &["court 12 install", &format!("install @1 {spot}")])
    };
    let vp = install("vp-square");
    assert_eq!((points(&vp), now(&vp)), (vec![4, 0, 0], (2, Phase::Play)));
    assert_eq!(vp.table().player(seat(1)).unrest, [0; 5]);
    assert_eq!(vp.table().player(seat(1)).left(Official::Red), 5, "back in the supply");
    let official = install("official-square");
    assert_eq!(steps(&official).len(), 16);
    assert_eq!(now(&after(&official, &["done"])), (2, Phase::Play));
    assert_eq!(after(&official, &["official white @5"]).table().player(seat(1)).governing[4], [0, 0, 1]);
    // No Official is left on the board, so there is nothing to spend points on.
    assert_eq!(now(&install("reassign-square")), (2, Phase::Play));
    let state = seats(3).region(1, 2, "governing", json!({ "red": 1 })).state();
    let state = after(&state, &["court 12 install", "install @1 reassign-square"]);
    assert_eq!(now(&state), (1, Phase::Points { left: 4, must: false }));
    assert_eq!(state.table().governors(seat(1), region(1)), 1);
}

#[test]
fn walls_take_workers_of_different_regions() {
    let state =
        seats(3).region(1, 1, "workers", 2).region(1, 2, "workers", 1).region(1, 5, "workers", 1).state();
    let mut state = after(&state, &["court 12 wall", "wall onyx-2 3", "pay @5"]);
    assert_eq!(steps(&state), ["pay @1", "pay @2"]);
    play(&mut state, &["pay @1"]);
    assert_eq!(steps(&state), ["pay @2"]);
    play(&mut state, &["pay @2"]);
    assert_eq!(state.table().player(seat(1)).workers, [1, 0, 0, 0, 0]);
    assert_eq!(state.table().wall(seat(1), zhanguo::Section::OnyxTwo), Some(3));
}

fn board(symbol: &str) -> Setting {
    let others: Vec<&str> =
        ["circle", "square", "triangle", "star"].into_iter().filter(|s| *s != symbol).collect();
    seats(3).boards(&[symbol, others[0], others[1]]).court(&[20, 60])
}

#[test]
fn the_board_that_hires() {
    let state = board("circle").region(1, 1, "working", json!({ "red": 1 })).state();
    // 12 is lower than 60, and the board answers all the same.
    let hired = after(&state, &["court 12 hire", "hire @1"]);
    assert_eq!(hired.table().player(seat(1)).workers, [2, 0, 0, 0, 0]);
    assert_eq!(hired.table().player(seat(1)).unrest[0], 1);
    assert_eq!(steps(&hired), ["use board", "done"]);
    let moved = after(&hired, &["use board", "move red g1 g2"]);
    assert_eq!(now(&moved), (2, Phase::Play));
    let governor = board("circle").region(1, 3, "workers", 1).state();
    let governor = after(&governor, &["court 12 install", "install @1 vp-square", "use board"]);
    assert_eq!(steps(&governor), ["worker @3 @2", "worker @3 @4"]);
}

#[test]
fn the_board_that_takes_markers() {
    let state = after(
        &board("square").state(),
        &["court 90 recruit", "official red @1", "use board", "marker brown"],
    );
    assert_eq!(state.table().player(seat(1)).markers, [0, 0, 1]);
    assert_eq!(now(&state), (2, Phase::Play));
}

#[test]
fn the_board_that_calms() {
    let state = board("triangle").region(1, 2, "unrest", 2).state();
    let state = after(&state, &["court 12 reassign", "move red g1 g2", "done", "use board", "calm @2"]);
    let me = state.table().player(seat(1));
    assert_eq!((me.unrest[1], me.workers[1]), (1, 1));
    // Without unrest there is no Worker either.
    let state = after(&board("triangle").state(), &["court 12 reassign", "move red g1 g2", "done"]);
    assert_eq!(now(&state), (2, Phase::Play));
}

#[test]
fn the_board_that_moves() {
    let state = after(&board("star").state(), &["court 90 recruit", "official red @1", "use board"]);
    assert_eq!(now(&state), (1, Phase::Points { left: 2, must: false }));
    let state = board("star").region(1, 2, "unrest", 2).with("map/region-3/beside", json!([1])).state();
    let state = after(&state, &["court 12 install", "install @1 vp-square", "use board"]);
    assert_eq!(steps(&state), ["governor @1 vp-square @2", "governor @3 beside @2", "governor @3 beside @4"]);
    let state = after(&state, &["governor @1 vp-square @2"]);
    assert_eq!(state.table().governors(seat(1), region(2)), 1);
    assert_eq!(state.table().free_squares(region(1)), 0b111, "the square is free again");
    assert_eq!(state.table().player(seat(1)).unrest[1], 2, "unrest stays");
    assert_eq!(points(&state), [4, 0, 0]);
}

/// Player board abilities do not follow rewards.
#[test]
fn rewards_wake_nothing() {
    let state = seats(3).boards(&["star", "circle", "square"]).offer(4, "ivory", 1);
    let state =
        state.with("players/0/markers", json!({ "ivory": 2 })).region(1, 1, "cards", json!([2])).court(&[5]);
    let state = after(&state.state(), &["accept", "install @2 vp-square"]);
    assert_eq!(state.table().round, 5, "nothing else is to be given");
    assert_eq!(points(&state), [4, 0, 0]);
}

#[test]
fn every_kind_of_reward() {
    let offer = |round, aspect: &str| {
        seats(3)
            .offer(round, aspect, 1)
            .with("players/0/markers", json!({ aspect: 2 }))
            .with("players/0/tall", json!([aspect]))
    };
    let me = |state: &ZhanGuo| *state.table().player(seat(1));
    let state = after(&offer(2, "ivory").state(), &["accept"]);
    assert_eq!(me(&state).governing[4], [2, 0, 0]);
    assert_eq!(
        (me(&state).markers, state.table().tall),
        ([0; 3], [None; 3]),
        "the tall marker goes back too"
    );
    let state = after(&offer(2, "orange").state(), &["accept"]);
    assert_eq!(me(&state).governing[2], [0, 2, 0]);
    let state = after(&offer(3, "ivory").state(), &["accept"]);
    assert_eq!((me(&state).workers[4], me(&state).unrest[4]), (2, 0));
    let state =
        after(&offer(3, "orange").region(1, 3, "unrest", 3).state(), &["accept", "install @3 vp-square"]);
    assert_eq!((me(&state).unrest[2], points(&state)[0], me(&state).governing[0]), (0, 4, [1, 1, 1]));
    let state = after(&offer(3, "brown").state(), &["accept", "wall gold-2 3"]);
    assert_eq!(state.table().wall(seat(1), zhanguo::Section::GoldTwo), Some(3));
    let state = offer(4, "brown").region(1, 1, "cards", json!([1, 2])).region(1, 2, "unrest", 4).state();
    let state = after(&state, &["accept"]);
    assert_eq!(steps(&state), ["palace @1", "palace @3", "palace @4", "palace @5"], "unrest still forbids");
    let state = after(&state, &["palace @1"]);
    assert_eq!((points(&state)[0], state.table().tall), (2, [None; 3]));
    // Whoever cannot take all of it is passed over.
    let state = seats(3)
        .offer(1, "ivory", 1)
        .with("round", 2)
        .with("players/0/markers", json!({ "orange": 1, "ivory": 1 }))
        .with("players/1/markers", json!({ "ivory": 1 }))
        .region(1, 2, "governing", json!({ "grey": 3 }))
        .state();
    let state = after(&state, &["pass", "pass"]);
    assert_eq!(state.table().round, 3, "four grey Officials are on the board: two more are not there");
}

/// Taking two rewards in a round moves the disc to the later one; the order of the rest stays.
#[test]
fn discs_move_to_the_last_reward() {
    let state = seats(3)
        .offer(2, "ivory", 1)
        .with("players/0/markers", json!({ "ivory": 2, "brown": 3 }))
        .with("players/1/markers", json!({ "orange": 1 }))
        .state();
    let state = after(&state, &["accept", "accept"]);
    assert_eq!(state.table().line[..3], [3, 1, 2].map(seat));
    assert_eq!(state.table().column, [Some(seat(1)), Some(seat(2)), None]);
    let state = after(&state, &["accept"]);
    assert_eq!(state.table().line[..3], [3, 2, 1].map(seat));
    assert_eq!(now(&state), (3, Phase::Play));
}

#[test]
fn boards_are_chosen_in_reverse_turn_order() {
    for (order, chosen) in [("clockwise", [1, 3, 2]), ("reward-line", [0, 0, 2])] {
        let spec = Spec::new(3).with("boards", "b").with("first", "seat-2").with("order", order);
        let mut state = ZhanGuo::start(&Setup::read(&spec).unwrap(), &mut Chance::quick(1));
        let mut seen = Vec::new();
        for board in ["board star", "board circle", "board square"] {
            assert_eq!(state.table().phase, Phase::Board);
            seen.push(state.table().turn);
            play(&mut state, &[board]);
        }
        if order == "clockwise" {
            assert_eq!(seen, chosen.map(seat));
        } else {
            let mut line: Vec<Seat> = state.table().line[..3].to_vec();
            line.reverse();
            assert_eq!(seen, line);
        }
        assert_eq!(now(&state), (2, Phase::Play));
        let star = state.table().player(seen[0]);
        assert_eq!((star.board, star.governing[0]), (Some(Symbol::Star), [1, 1, 1]));
        assert_eq!(state.table().player(seen[1]).governing[0], [2, 1, 0], "two red and a grey one");
    }
}

#[test]
fn the_auction_of_player_boards() {
    let spec = Spec::new(3).with("boards", "auction").with("first", "seat-2");
    let mut state = ZhanGuo::start(&Setup::read(&spec).unwrap(), &mut Chance::quick(1));
    assert_eq!(points(&state), [15, 15, 15]);
    assert_eq!(state.table().offered.count_ones(), 3, "as many as players");
    play(&mut state, &["bid 1", "bid 3", "pass", "bid 4", "pass"]);
    assert_eq!(now(&state), (2, Phase::Board));
    assert_eq!(points(&state), [15, 11, 15]);
    let boards: Vec<String> = steps(&state);
    play(&mut state, &[&boards[0]]);
    // The next on the left of the taker opens.
    assert_eq!(now(&state), (3, Phase::Bid { high: 0, out: 0b010 }));
    play(&mut state, &["bid 2", "pass", &boards[1]]);
    // The last gets the last board for 1.
    assert_eq!(points(&state), [14, 11, 13]);
    assert_eq!(now(&state), (2, Phase::Play));
    assert!(Seat::all(3).all(|seat| state.table().player(seat).board.is_some()));
}

#[test]
fn three_are_drawn_and_two_kept() {
    let spec = Spec::new(2).with("draw", "three").with("first", "seat-1");
    let mut state = ZhanGuo::start(&Setup::read(&spec).unwrap(), &mut Chance::quick(1));
    assert_eq!(state.table().backs[..2], [[3; 3], [3; 3]]);
    let put = |state: &ZhanGuo, colour| state.hand(state.table().turn).of(colour).iter().next().unwrap();
    for player in [1, 2] {
        for colour in Colour::ALL {
            assert_eq!(now(&state), (player, Phase::Discard));
            let card = put(&state, colour);
            let mv = crate::common::mv(&format!("discard {card}"));
            let other = Viewer::Seat(seat(3 - player));
            assert_eq!(
                state.shown(mv, other).to_string(),
                format!("discard {colour}"),
                "others see the back"
            );
            assert_eq!(state.shown(mv, Viewer::Seat(seat(player))), mv);
            play(&mut state, &[&mv.to_string()]);
        }
    }
    assert_eq!(now(&state), (1, Phase::Play));
    assert_eq!(state.table().backs[..2], [[2; 3], [2; 3]]);
    // He remembers what he put away: no imagined world has it in the other hand.
    let own = state.secret(seat(1)).under[0];
    let view = state.view(Viewer::Seat(seat(1)));
    for number in 0..50 {
        let world = ZhanGuo::imagine(&view, &mut Chance::quick(number));
        assert!(own.iter().flatten().all(|&card| !world.hand(seat(2)).has(card)));
    }
}

#[test]
fn hiring_by_the_number_of_workers() {
    let setting = seats(3)
        .option("hire", "workers")
        .region(1, 1, "working", json!({ "red": 1, "grey": 1 }))
        .region(1, 3, "working", json!({ "red": 1, "grey": 1 }))
        .region(1, 3, "unrest", 2);
    let state = after(&setting.state(), &["court 12 hire"]);
    assert_eq!(steps(&state), ["hire @1"], "2 more would pass the end in region 3");
    let state = after(&state, &["hire @1"]);
    assert_eq!(state.table().player(seat(1)).unrest[0], 2);
    let one = setting.option("hire", "one").state();
    assert_eq!(steps(&after(&one, &["court 12 hire"])), ["hire @1", "hire @3"]);
}

#[test]
fn turns_follow_the_line_or_the_clock() {
    let line = seats(3).with("line", json!([1, 3, 2]));
    assert_eq!(now(&after(&line.state(), &["tuck 12 @2"])), (2, Phase::Play));
    let by_line = line.option("order", "reward-line").state();
    assert_eq!(now(&after(&by_line, &["tuck 12 @2"])), (3, Phase::Play));
}

/// The twelve criteria of the Wall tiles, on one board.
#[test]
fn wall_tiles() {
    let state = seats(2)
        .region(1, 1, "cards", json!([1, 2, 41]))
        .region(1, 1, "unrest", 3)
        .region(1, 2, "cards", json!([42, 81]))
        .region(1, 2, "unrest", 1)
        .region(1, 3, "cards", json!([82]))
        .region(1, 3, "working", json!({ "white": 1 }))
        .region(1, 4, "unrest", 2)
        .state();
    let me = state.table().player(seat(1));
    for (criterion, count) in [
        (Criterion::NoUnrest, 2),
        (Criterion::OfficialsMatchUnrest, 3),
        (Criterion::WithGrey, 1),
        (Criterion::WithRed, 1),
        (Criterion::WithWhite, 2),
        (Criterion::ThreeColours, 2),
        (Criterion::ThreeCards, 1),
        (Criterion::TwoAlike, 1),
        (Criterion::WithOrange, 2),
        (Criterion::WithBrown, 2),
        (Criterion::WithIvory, 1),
    ] {
        assert_eq!(me.count(criterion), count, "{criterion}");
    }
    // The points grow with the bars; all unrest may even be a loss.
    let tiles: Vec<String> =
        ["6a", "1b", "3a", "2a", "4a", "5a"].map(|tile| format!("wall-tile-{tile}")).into();
    let walls = json!({ "turquoise-1": [1], "turquoise-2": [0, 1], "gold-1": [0, 0, 1] });
    let state = seats(2)
        .region(1, 1, "unrest", 3)
        .region(1, 2, "unrest", 4)
        .region(1, 2, "cards", json!([1]))
        .with("tiles", tiles)
        .with("walls", walls)
        .state();
    let points = [0, 1, 2].map(|n| state.table().wall_points(seat(1), zhanguo::Section::from_index(n)));
    assert_eq!(points, [Some(5 - 7), Some(2), Some(4)]);
    assert_eq!(state.table().tiles[0], Face { tile: 5, back: false });
}

#[test]
fn the_final_count_of_aspects_and_ties() {
    let state = seats(3)
        .with("turn", json!({ "seat": 2, "phase": "over" }))
        .with("round", 5)
        .with("line", json!([2, 3, 1]))
        .hand(1, &[])
        .hand(2, &[])
        .hand(3, &[])
        .with("players/0/markers", json!({ "ivory": 3, "orange": 1 }))
        .with("players/2/tall", json!(["ivory"]))
        .with("players/1/points/from-palaces", 5)
        .with("players/0/points/from-palaces", 4)
        .state();
    assert_eq!(state.turn(), Turn::Over);
    // Three short markers against a tall one: equal, and Purple's disc is higher. Nobody has any of Laws.
    assert_eq!(points_from(&state, "final-aspects"), [6, 0, 5]);
    assert_eq!(points(&state), [10, 5, 5]);
    let scores = state.scores();
    assert_eq!([1, 2, 3].map(|n| scores.place(seat(n))), [1, 2, 3], "between equals the higher disc");
}

/// Whatever a viewer imagines is a position that can be: written down and read again it has no fault. So cards put under a
/// deck lie where they can, in every round.
#[test]
fn imagined_worlds_are_positions() {
    let mut chance = Chance::quick(1);
    for setup in Setup::all().into_iter().filter(|setup| setup.draw_three || setup.seats == 4) {
        for _ in 0..6 * crate::common::heavy() {
            let state = ZhanGuo::start(&setup, &mut chance);
            let mut seen = 0;
            crate::common::wander(state, &mut Chance::quick(chance.number()), |state| {
                seen += 1;
                if seen % 5 != 0 {
                    return;
                }
                for viewer in Viewer::all(state.setup().seats()) {
                    let world = ZhanGuo::imagine(&state.view(viewer), &mut chance);
                    let again = game::paper::PositionFile::write(&world).read::<ZhanGuo>();
                    assert_eq!(again, Ok(world), "round {}", state.table().round);
                }
            });
        }
    }
}

/// How many cards of each colour somebody holds is open; which, is not.
#[test]
fn backs_are_open_and_numbers_hidden() {
    let state = ZhanGuo::start(&Setup::new(3).unwrap(), &mut Chance::quick(1));
    let view = state.view(Viewer::Seat(seat(1)));
    let mut met = std::collections::HashSet::new();
    for number in 0..200 {
        let world = ZhanGuo::imagine(&view, &mut Chance::quick(number));
        assert_eq!(world.hand(seat(1)), state.hand(seat(1)));
        for colour in Colour::ALL {
            assert_eq!(world.hand(seat(2)).of(colour).size(), 2);
        }
        met.extend(world.hand(seat(2)).iter());
    }
    assert_eq!(met.len(), 120 - 6, "every card but his own");
    let json = serde_json::to_value(view).unwrap();
    assert!(json["players"][1]["hand"].as_array().unwrap().is_empty());
    assert_eq!(json["backs"][1]["ivory"], 2);
    assert_eq!(Ability::ALL.len(), 4);
}
