//! Positions set up by hand: every reason why one cannot be.

use crate::common::{Setting, diagram, seats, words};
use game::Lang;
use serde_json::{Value as Json, json};
use zhanguo::{Ability, SHELF, Symbol};

/// With this change, exactly these faults.
#[track_caller]
fn wrong(setting: Setting, faults: &[&str]) {
    assert_eq!(setting.faults(), faults);
}

fn acting(action: &str, phase: &str) -> Setting {
    seats(3).court(&[23, 80, 57]).hand(1, &[90]).with("turn/phase", phase).with("turn/action", action)
}

#[test]
fn seats_round_and_line() {
    assert!(seats(3).read().is_ok());
    wrong(seats(3).with("players", json!([{}, {}])), &["position-players"]);
    wrong(seats(3).with("round", 0), &["position-round"]);
    wrong(seats(3).with("round", 6), &["position-round"]);
    wrong(seats(3).with("turn/seat", 4), &["position-seat"]);
    wrong(seats(3).with("line", json!([1, 2, 2])), &["position-line"]);
    wrong(seats(3).with("line", json!([1, 2])), &["position-line"]);
    wrong(seats(2).with("line", json!([1, 2, 3])), &["position-seat", "position-line"]);
}

#[test]
fn phases() {
    for (phase, more) in [
        ("play", json!({ "left": 2 })),
        ("play", json!({ "region": "region-1" })),
        ("play", json!({ "paid": ["region-1"] })),
        ("play", json!({ "out": [1] })),
        ("bid", json!({})),
        ("bid", json!({ "high": 16 })),
        ("points", json!({})),
        ("points", json!({ "left": 5 })),
        ("first-point", json!({ "left": 0 })),
        ("palace-worker", json!({})),
        ("reward-official", json!({})),
        ("wall-workers", json!({ "left": 4 })),
    ] {
        let mut setting = seats(3).with("turn/phase", phase);
        for (field, value) in more.as_object().unwrap() {
            setting = setting.with(&format!("turn/{field}"), value.clone());
        }
        wrong(setting, &["position-phase"]);
    }
}

#[test]
fn steps() {
    for (action, phase) in
        [("wall", "recruit"), ("recruit", "install"), ("recruit", "hire"), ("hire", "palace")]
    {
        wrong(acting(action, phase), &["position-step"]);
    }
    wrong(acting("recruit", "play"), &["position-step"]);
    wrong(acting("recruit", "points").with("turn/left", 2), &["position-step"]);
    wrong(acting("reassign", "first-point").with("turn/left", 2), &["position-step"]);
    wrong(
        acting("recruit", "recruit").with("turn/aspect", "ivory").hand(1, &[]).hand(2, &[]).hand(3, &[]),
        &["position-step", "position-column"],
    );
    wrong(
        seats(3).with("turn/action", "recruit").with("turn/phase", "recruit").hand(1, &[90]),
        &["position-step"],
    );
    wrong(acting("wall", "wall-workers").with("turn/left", 2).region(1, 1, "workers", 5), &["position-step"]);
    assert!(acting("wall", "wall-workers").with("turn/left", 1).region(1, 1, "workers", 5).read().is_ok());
    wrong(acting("install", "install").with("players/0/regions", json!({})), &["position-stuck"]);
    wrong(acting("palace", "palace"), &["position-stuck"]);
    let full = json!({ "vp-square": 2, "official-square": 2, "reassign-square": 3 });
    wrong(
        acting("install", "install")
            .with("map/region-2/squares", full)
            .with("map/region-2/beside", json!([8])),
        &["position-stuck"],
    );
    wrong(
        acting("recruit", "recruit").region(1, 1, "governing", json!({ "red": 5, "grey": 5, "white": 5 })),
        &["position-stuck"],
    );
}

#[test]
fn hands() {
    wrong(seats(3).hand(1, &[]), &["position-hand", "position-hand", "position-hand"]);
    wrong(seats(3).hand(2, &[14]), &["position-hand"]);
    wrong(seats(3).with("turn/seat", 2), &["position-hand"]);
    assert!(seats(3).with("turn/seat", 2).hand(1, &[12]).read().is_ok());
    wrong(acting("recruit", "recruit").hand(1, &[90, 12]), &["position-hand", "position-hand"]);
    let five = seats(2).hand(1, &[1, 2, 3]).hand(2, &[41, 42, 81]);
    wrong(five, &["position-hand"]);
    wrong(
        seats(3).with("turn/phase", "over"),
        &["position-hand", "position-hand", "position-hand", "position-not-over"],
    );
    wrong(
        seats(3).with("turn/phase", "discard"),
        &["position-hand", "position-hand", "position-hand", "position-discard"],
    );
    // The order of turns follows the option.
    let line = seats(3).with("line", json!([3, 1, 2])).hand(3, &[33]);
    assert!(line.clone().option("order", "reward-line").read().is_ok());
    assert!(line.read().is_ok());
    let line = seats(3).with("line", json!([2, 1, 3])).hand(2, &[14]);
    assert!(line.clone().option("order", "reward-line").read().is_ok());
    wrong(line, &["position-hand"]);
}

#[test]
fn cards() {
    wrong(seats(3).hand(2, &[12, 61]), &["position-card-twice"]);
    wrong(seats(3).court(&[12]), &["position-card-twice"]);
    wrong(seats(3).region(1, 1, "cards", json!([7, 8, 9, 10])), &["position-region-cards"]);
    let many: Vec<u8> = (15..=32).collect();
    wrong(seats(2).with("round", 1).court(&many[..4]), &["position-deck"]);
    assert!(seats(2).court(&many[..4]).read().is_ok());
    wrong(seats(3).court(&[120]).with("court", json!([121])), &["fault-field"]);
}

#[test]
fn player_boards() {
    wrong(seats(3).with("players/0/board", "star"), &["position-board-a"]);
    wrong(seats(3).option("boards", "b"), &["position-board-none"; 3]);
    wrong(seats(2).boards(&["star", "star"]), &["position-boards"]);
    wrong(seats(2).boards(&["star", "circle"]).with("offered", json!(["square"])), &["position-boards"]);
    assert!(seats(2).boards(&["star", "circle"]).read().is_ok());
    let opening = seats(2)
        .option("boards", "b")
        .with("players", json!([{}, {}]))
        .with("round", 1)
        .with("offered", json!(["circle", "square", "triangle", "star"]))
        .with("turn", json!({ "seat": 2, "phase": "board" }));
    assert!(opening.read().is_ok());
    wrong(opening.clone().with("offered", json!(["circle"])), &["position-boards"]);
    wrong(opening.clone().with("round", 2), &["position-opening"]);
    wrong(opening.with("court", json!([5])), &["position-opening"]);
}

#[test]
fn the_auction() {
    let points = json!({ "from-auction": 15 });
    let auction = seats(3)
        .option("boards", "auction")
        .with("round", 1)
        .with("players", json!([{ "points": points }, { "points": points }, { "points": points }]))
        .with("offered", json!(["circle", "square", "star"]))
        .with("turn", json!({ "seat": 1, "phase": "bid", "high": 2, "out": [3] }));
    assert!(auction.read().is_ok());
    wrong(auction.clone().with("turn/out", json!([2, 3])), &["position-opening"]);
    wrong(auction.clone().with("turn/out", json!([1])), &["position-opening"]);
    wrong(auction.clone().with("turn/high", 0), &["position-opening"]);
    wrong(auction.clone().with("players/2/points", json!({})), &["position-opening"]);
    wrong(auction.clone().with("players/1/points/from-auction", 1), &["position-opening"]);
    wrong(
        auction.option("boards", "b").with("offered", json!(["circle", "square", "star", "triangle"])),
        &["position-opening"],
    );
}

#[test]
fn pieces_of_a_player() {
    wrong(seats(3).region(1, 1, "unrest", 4), &["position-unrest"]);
    wrong(seats(3).region(1, 1, "working", json!({ "red": 2, "grey": 1 })), &["position-desks"]);
    wrong(seats(3).region(1, 1, "workers", 201), &["position-workers"]);
    wrong(seats(3).region(1, 2, "governing", json!({ "red": 5 })), &["position-officials"]);
    wrong(seats(3).with("players/0/markers", json!({ "ivory": 10 })), &["position-markers"]);
    wrong(
        seats(3).with("players/0/tall", json!(["ivory"])).with("players/1/tall", json!(["ivory"])),
        &["position-tall"],
    );
    for (source, points) in
        [("from-luck", 1), ("from-palaces", 1000), ("from-palaces", -1), ("final-walls", 3)]
    {
        wrong(seats(3).with(&format!("players/0/points/{source}"), points), &["position-points"]);
    }
}

#[test]
fn the_map() {
    wrong(seats(3).with("map/region-1/palaces", json!([1, 1, 1, 1])), &["position-palace-spaces"]);
    let six = seats(4)
        .with("map/region-1/palaces", json!([1, 1, 1, 1]))
        .with("map/region-2/palaces", json!([1, 1, 1]));
    wrong(six, &["position-palaces"]);
    wrong(seats(3).with("map/region-1/squares", json!({ "beside": 1 })), &["position-square"]);
    wrong(seats(3).with("map/region-1/beside", json!([1, 0, 0, 1])), &["position-beside"]);
    wrong(seats(3).with("map/region-1/beside", json!([9])), &["position-governors"]);
    wrong(seats(3).with("walls/gold-1", json!([1, 1])), &["position-walls"]);
    wrong(seats(3).with("walls/gold-1", json!([4])), &["position-walls"]);
    wrong(seats(3).with("walls/gold-1", json!([0, 0, 0, 1])), &["position-walls"]);
    let six = json!({ "turquoise-1": [1], "turquoise-2": [1], "gold-1": [1], "gold-2": [1], "onyx-1": [1], "onyx-2": [1] });
    wrong(seats(3).with("walls", six), &["position-own-walls"]);
}

#[test]
fn tiles_and_tasks() {
    wrong(seats(3).with("tiles", json!(["wall-tile-1a"])), &["position-tiles"]);
    let twice: Vec<Json> =
        ["1a", "1b", "2a", "3a", "4a", "5a"].map(|tile| format!("wall-tile-{tile}").into()).into();
    wrong(seats(3).with("tiles", twice), &["position-tiles"]);
    wrong(seats(3).with("tasks", json!([[], []])), &["position-tasks"]);
    let tasks = |wall: &str, discs: Json| {
        json!([
            [{ "tile": wall, "discs": discs }, { "tile": "palace-task-1" }, { "tile": "governor-task-1" }],
            [{ "tile": "wall-task-2" }, { "tile": "palace-task-2" }, { "tile": "governor-task-2" }],
        ])
    };
    assert!(seats(3).with("tasks", tasks("wall-task-4", json!([]))).read().is_ok());
    wrong(seats(3).with("tasks", tasks("palace-task-3", json!([]))), &["position-task"]);
    wrong(seats(3).with("tasks", tasks("wall-task-2", json!([]))), &["position-task-twice"]);
    wrong(seats(3).with("tasks", tasks("wall-task-1", json!([2, 2]))), &["position-discs"]);
}

/// The hint names a tile of the kind that was asked for.
#[test]
fn a_wrong_tile_gets_the_hint_of_its_kind() {
    for (n, (tile, kind, like)) in [
        ("palace-task-3", "Wall Task", "wall-task-2"),
        ("wall-task-3", "Palace Task", "palace-task-2"),
        ("wall-task-5", "Governor Task", "governor-task-2"),
    ]
    .into_iter()
    .enumerate()
    {
        let mut tasks = json!([
            [{ "tile": "wall-task-1" }, { "tile": "palace-task-1" }, { "tile": "governor-task-1" }],
            [{ "tile": "wall-task-2" }, { "tile": "palace-task-2" }, { "tile": "governor-task-2" }],
        ]);
        tasks[0][n]["tile"] = tile.into();
        let faults = seats(3).with("tasks", tasks).read().unwrap_err();
        let said = words(Lang::En).fault(&faults[0]);
        assert!(said.contains(tile) && said.contains(kind) && said.contains(like), "{said}");
    }
}

/// A disc was placed when all was there; only Governors of the board that moves them may have left since.
#[test]
fn discs_without_what_they_stand_for() {
    let tasks = |discs: [Json; 3]| {
        let [wall, palace, governor] = discs;
        json!([
            [{ "tile": "wall-task-4", "discs": wall }, { "tile": "palace-task-2", "discs": palace }, { "tile": "governor-task-4", "discs": governor }],
            [{ "tile": "wall-task-1" }, { "tile": "palace-task-1" }, { "tile": "governor-task-1" }],
        ])
    };
    let none = || json!([]);
    for discs in [[json!([2]), none(), none()], [none(), json!([2]), none()], [none(), none(), json!([2])]] {
        wrong(seats(3).with("tasks", tasks(discs)), &["position-disc-early"]);
    }
    let all = seats(3)
        .with("tasks", tasks([json!([2]), json!([2]), json!([2])]))
        .with("walls", json!({ "turquoise-2": [0, 2], "gold-1": [2], "onyx-1": [0, 0, 2] }))
        .with("map/region-3", json!({ "palaces": [2], "squares": { "vp-square": 2 } }))
        .with("map/region-4/palaces", json!([1, 2]))
        .with("map/region-5/squares", json!({ "official-square": 2 }));
    assert!(all.read().is_ok());
    wrong(all.clone().with("map/region-4/palaces", json!([1])), &["position-disc-early"]);
    wrong(all.clone().with("walls/onyx-1", json!([0, 0, 3])), &["position-disc-early"]);
    let left = all.with("map/region-5", Json::Null);
    wrong(left.clone(), &["position-disc-early"]);
    // Which board moves Governors is a matter of the data.
    let mover = Symbol::ALL
        .into_iter()
        .find(|&symbol| SHELF.printed().board().side(Some(symbol)).ability == Some(Ability::Moving));
    let mover = mover.unwrap().name();
    let others: Vec<&str> =
        Symbol::ALL.iter().map(|symbol| symbol.name()).filter(|name| *name != mover).collect();
    assert!(left.clone().boards(&[others[0], mover, others[1]]).read().is_ok());
    wrong(left.boards(&[mover, others[0], others[1]]), &["position-disc-early"]);
}

/// Squares are filled first. Where Governors can move, one may come to stand beside a free square, or leave one free.
#[test]
fn governors_beside_free_squares() {
    let beside = seats(3).with("map/region-2/beside", json!([0, 1]));
    wrong(beside.clone(), &["position-square-free"]);
    wrong(
        beside.clone().with("map/region-2/squares", json!({ "vp-square": 1, "official-square": 3 })),
        &["position-square-free"],
    );
    let full = json!({ "vp-square": 1, "official-square": 3, "reassign-square": 2 });
    assert!(beside.clone().with("map/region-2/squares", full).read().is_ok());
    let has = |symbol: &Symbol, ability| SHELF.printed().board().side(Some(*symbol)).ability == Some(ability);
    let (movers, others): (Vec<Symbol>, Vec<Symbol>) =
        Symbol::ALL.into_iter().partition(|symbol| has(symbol, Ability::Moving));
    let others: Vec<&str> = others.iter().map(|symbol| symbol.name()).collect();
    wrong(beside.clone().boards(&others), &["position-square-free"]);
    assert!(beside.boards(&[others[0], others[1], movers[0].name()]).read().is_ok());
}

#[test]
fn abilities() {
    let recruit = acting("recruit", "recruit").court(&[80, 60]).region(1, 1, "cards", json!([25, 2]));
    assert!(recruit.clone().with("turn/abilities", json!([25])).read().is_ok());
    wrong(recruit.clone().with("turn/abilities", json!([2])), &["position-ability"]);
    wrong(recruit.clone().with("turn/abilities", json!([23])), &["position-ability"]);
    wrong(recruit.clone().court(&[60, 80]).with("turn/abilities", json!([25])), &["position-ability"]);
    wrong(recruit.with("turn/board-ability", true), &["position-board-ability"]);
}

#[test]
fn rewards() {
    let offer = seats(3).offer(1, "orange", 2).with("players/1/markers", json!({ "orange": 1 }));
    assert!(offer.read().is_ok());
    wrong(offer.clone().with("turn/seat", 1), &["position-stuck"]);
    wrong(offer.clone().with("players/0/markers", json!({ "orange": 1 })), &["position-stuck"]);
    assert!(offer.clone().with("column", json!({ "ivory": 3 })).read().is_ok());
    wrong(offer.clone().with("column", json!({ "ivory": 1 })), &["position-column"]);
    wrong(offer.clone().with("column", json!({ "brown": 3 })), &["position-column"]);
    wrong(seats(3).with("column", json!({ "ivory": 3 })), &["position-column"]);
    wrong(seats(3).with("turn/passed", json!([3])), &["position-column"]);
    let taking = offer.with("turn/phase", "reward-official").with("turn/region", "region-4");
    let taking = taking.with("line", json!([1, 3, 2])).with("column", json!({ "orange": 2 }));
    assert!(taking.read().is_ok());
    wrong(taking.with("turn/region", "region-2"), &["position-step"]);
}

/// Where three cards are drawn, what was put under the decks belongs to the position.
#[test]
fn cards_under_the_decks() {
    let start = seats(2)
        .option("draw", "three")
        .with("round", 1)
        .hand(1, &[1, 2, 41, 42, 81, 82])
        .hand(2, &[3, 4, 43, 44, 83, 84])
        .with("players/0/under", json!([[5, 45, 85]]))
        .with("players/1/under", json!([[6, 46, 86]]));
    assert!(start.read().is_ok());
    wrong(start.clone().with("players/0/under", json!([[5, 45]])), &["position-layers"]);
    wrong(start.clone().with("players/0/under", json!([[5, 45, 3]])), &["position-under"]);
    wrong(start.clone().with("players/0/under", json!([[6, 45, 85]])), &["position-layers"]);
    wrong(start.clone().with("players/0/under", json!([[3, 45, 85]])), &["position-layers"]);
    wrong(start.clone().with("players/0/under", json!([[5, 45, 85], [], [], [], []])), &["position-under"]);
    wrong(start.clone().with("fresh", json!([7])), &["position-layers"]);
    wrong(start.court(&[7]), &["position-deck"]);
    wrong(seats(2).with("players/0/under", json!([[5]])), &["position-layers"]);
}

#[test]
fn diagrams_change_one_by_one() {
    wrong(diagram("palace").with("players/0/regions/region-4/unrest", 5), &["position-unrest"]);
    wrong(diagram("final-tasks").with("round", 4), &["position-not-over"]);
    wrong(diagram("reward").with("turn/aspect", "brown"), &["position-stuck"]);
}
