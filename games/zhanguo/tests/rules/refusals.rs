//! Every rule that refuses a move: that it bites, what it says in both languages, and that its neighbour is allowed.

use crate::common::{Setting, after, allowed, play, refusal, seats};
use game::Game;
use serde_json::json;
use trials::refusals;
use zhanguo::ZhanGuo;

/// The move is refused by this rule, with these pieces of text in English and Italian.
fn bites(state: &ZhanGuo, text: &str, rule: &str, english: &str, italian: &str) {
    refusals::bites::<ZhanGuo>(&refusal(state, text), rule, &[], &[english], &[italian]);
}

fn passes(state: &ZhanGuo, texts: &[&str]) {
    for text in texts {
        assert!(allowed(state, text), "{text}: {:?}", state.refuse(crate::common::mv(text)));
    }
}

/// Seat 1 has played a card to the Court for an action, with two cards below.
fn acting(action: &str, phase: &str) -> Setting {
    seats(3).court(&[23, 80, 57]).hand(1, &[90]).with("turn/phase", phase).with("turn/action", action)
}

#[test]
fn step_by_step() {
    let state = seats(3).state();
    bites(&state, "hire @1", "step-by-step", "Blue is to play a card", "Blu ora deve giocare una carta");
    bites(&state, "done", "step-by-step", "play a card", "giocare una carta");
    passes(&state, &["tuck 12 @1", "court 90 recruit"]);
    let state = acting("recruit", "recruit").state();
    bites(&state, "done", "step-by-step", "take an Official", "prendere un Funzionario");
    bites(&state, "move red g1 w1", "step-by-step", "take an Official", "prendere un Funzionario");
    passes(&state, &["official red @5"]);
}

#[test]
fn hand() {
    let state = seats(3).state();
    bites(&state, "tuck 13 @1", "hand", "card 13", "la carta 13");
    bites(&state, "court 14 recruit", "hand", "card 14", "la carta 14");
    passes(&state, &["tuck 12 @1", "court 12 recruit"]);
}

#[test]
fn region_cards_and_track_end() {
    let state = seats(3).region(1, 2, "cards", json!([1, 2, 3])).region(1, 3, "cards", json!([4, 5])).state();
    bites(&state, "tuck 12 @2", "region-cards", "region 2 of Blue", "Regione 2 di Blu");
    passes(&state, &["tuck 12 @3"]);
    let state = seats(3).region(1, 3, "cards", json!([4, 5])).region(1, 3, "unrest", 2).state();
    bites(
        &state,
        "tuck 12 @3",
        "track-end",
        "stands at 2 of 3 and would rise by 2",
        "è a 2 su 3 e salirebbe di 2",
    );
    passes(&state, &["tuck 12 @2"]);
}

#[test]
fn able() {
    let state = seats(3).state();
    bites(&state, "court 12 hire", "able", "no Official works yet", "nessun Funzionario lavora ancora");
    // What is advised can be done, and helps.
    passes(&after(&state, &["move red g1 w1"]), &["court 12 hire"]);
    let uneasy = seats(3).region(1, 3, "working", json!({ "red": 1 })).region(1, 3, "unrest", 3).state();
    bites(&uneasy, "court 12 hire", "able", "past the end of its track", "oltre la fine della linea");
    bites(&state, "court 12 palace", "able", "two Workers", "due Lavoratori");
    bites(&state, "court 12 wall", "able", "no Worker", "mancano i Lavoratori");
    passes(&state, &["court 12 install", "court 12 recruit", "court 12 reassign"]);
    let none = seats(3).with("players/0/regions", json!({})).state();
    bites(&none, "court 12 reassign", "able", "no Official is on the board", "non ci sono Funzionari");
    bites(&none, "court 12 hire", "able", "no Official is on the board", "non ci sono Funzionari");
    bites(&none, "court 12 install", "able", "a red, a grey and a white", "uno grigio e uno bianco");
    let all = seats(3).region(1, 1, "governing", json!({ "red": 5, "grey": 5, "white": 5 })).state();
    bites(&all, "court 12 recruit", "able", "no Official is left", "non restano Funzionari");
    let full = json!({ "vp-square": 2, "official-square": 2, "reassign-square": 3 });
    let governors =
        seats(3).with("map/region-1/squares", full).with("map/region-1/beside", json!([8])).state();
    bites(&governors, "court 12 install", "able", "no Governor is left", "non restano Governatori");
    let palaces = seats(3)
        .region(1, 1, "workers", 3)
        .region(1, 2, "workers", 3)
        .with("map/region-3/palaces", json!([1, 1, 1]))
        .with("map/region-4/palaces", json!([1, 1, 1]))
        .state();
    bites(&palaces, "court 12 palace", "able", "no Palace is left", "non restano Palazzi");
    let walls =
        json!({ "turquoise-1": [1], "turquoise-2": [1], "gold-1": [1], "gold-2": [1], "onyx-1": [1] });
    let state = seats(3).region(1, 1, "workers", 1).with("walls", walls).state();
    bites(&state, "court 12 wall", "able", "no Wall is left", "non restano Muraglie");
}

/// Workers alone do not build a Wall: what is lacking is said as it is.
#[test]
fn no_space_for_a_wall() {
    let rich = seats(4).region(1, 1, "workers", 4);
    // Every space with one bar is taken by others: Workers of one region do not suffice.
    let first = json!({ "turquoise-1": [2], "turquoise-2": [3], "gold-1": [2], "gold-2": [3], "onyx-1": [2], "onyx-2": [3] });
    let first = rich.clone().with("walls", first);
    bites(
        &first.state(),
        "court 12 wall",
        "able",
        "at least 2 different regions",
        "almeno 2 Regioni diverse",
    );
    bites(&first.state(), "court 12 wall", "able", "in one region only", "in una Regione soltanto");
    passes(&first.region(1, 2, "workers", 1).state(), &["court 12 wall"]);
    // In the two sections without a Wall of Blue nothing is free.
    let own = json!([0, 0, 1]);
    let full = json!([2, 3, 4]);
    let own = json!({ "turquoise-1": own, "turquoise-2": own, "gold-1": own, "gold-2": own, "onyx-1": full, "onyx-2": full });
    let own = rich.with("walls", own).state();
    bites(&own, "court 12 wall", "able", "no other section has a free space", "nessun'altra sezione");
}

#[test]
fn moving_officials() {
    let state = acting("reassign", "first-point")
        .with("turn/left", 3)
        .region(1, 2, "working", json!({ "red": 1, "grey": 1 }))
        .region(1, 3, "working", json!({ "white": 1 }))
        .state();
    bites(&state, "move red g1 g1", "move-way", "does not move like that", "non si sposta così");
    bites(&state, "move red g1 w2", "move-way", "same kind of area", "stesso tipo di Area");
    bites(&state, "move red g2 g3", "move-none-governing", "no red Official", "un Funzionario rosso");
    bites(
        &state,
        "move red w3 w4",
        "move-none-working",
        "Workers Area of region 3",
        "Area Lavoratori della Regione 3",
    );
    bites(&state, "move red g1 g3", "adjacency", "1 and 3", "1 e 3");
    bites(&state, "move white w3 w2", "workers-full", "region 2 already", "Regione 2 lavorano già");
    bites(&state, "done", "one-point", "at least one point", "almeno un punto");
    passes(
        &state,
        &["move white w3 w4", "move white w3 w1", "move red w2 g2", "move red g1 w1", "move red g1 g2"],
    );
    // To region 1 it goes through the full Workers Area of region 2, for two points.
    let two = after(&state, &["move red g1 g2", "move red g2 g3"]);
    bites(&two, "move white w3 w1", "points-left", "costs 2", "costa 2");
    passes(&two, &["move white w3 w4", "done"]);
    let play = seats(3).region(1, 2, "working", json!({ "red": 1 })).state();
    bites(&play, "move red w2 g2", "move-points", "a reassignment point", "un punto di riassegnazione");
    passes(&play, &["move red g1 w1"]);
}

#[test]
fn official_supply_and_reward_region() {
    let state = acting("recruit", "recruit").region(1, 1, "governing", json!({ "red": 5 })).state();
    bites(&state, "official red @2", "official-supply", "no red Official left", "(rosso)");
    passes(&state, &["official grey @2"]);
    let state = seats(3).offer(1, "ivory", 1).with("players/0/markers", json!({ "ivory": 1 })).state();
    let state = after(&state, &["accept"]);
    bites(&state, "official red @3", "reward-region", "region 3", "Regione 3");
    passes(&state, &["official red @2"]);
    let state = seats(3).offer(4, "ivory", 1).with("players/0/markers", json!({ "ivory": 1 })).state();
    let state = after(&state, &["accept"]);
    bites(&state, "install @1 vp-square", "reward-region", "region 1", "Regione 1");
    passes(&state, &["install @2 vp-square", "install @5 official-square"]);
}

#[test]
fn installing() {
    let taken = json!({ "vp-square": 2 });
    let state = acting("install", "install").with("map/region-1/squares", taken).state();
    bites(
        &state,
        "install @2 vp-square",
        "install-officials",
        "lacks a red Official",
        "manca un Funzionario rosso",
    );
    bites(&state, "install @1 vp-square", "square-taken", "Governor of Red", "Governatore di Rosso");
    bites(&state, "install @1 beside", "square-first", "still free", "ancora uno spazio bonus libero");
    passes(&state, &["install @1 official-square", "install @1 reassign-square"]);
    let full = json!({ "vp-square": 2, "official-square": 2, "reassign-square": 3 });
    let state = acting("install", "install").with("map/region-1/squares", full).state();
    passes(&state, &["install @1 beside"]);
}

/// Another board file may have regions without some squares.
#[test]
fn square_missing() {
    let data = ZhanGuo::about().book.data;
    let text = data.replacen("region-1 = { list = [\"reassign-square\", ", "region-1 = { list = [", 1);
    let edition = zhanguo::SHELF.put(&text).unwrap();
    let mut setting = acting("install", "install");
    setting.0["setup"]["board"] = edition.in_spec().unwrap().into();
    let state = setting.state();
    bites(&state, "install @1 reassign-square", "square-missing", "4 reassignment points", "4 punti");
    passes(&state, &["install @1 vp-square"]);
}

#[test]
fn hiring() {
    let state = acting("hire", "hire")
        .region(1, 1, "working", json!({ "red": 1 }))
        .region(1, 3, "working", json!({ "red": 1 }))
        .region(1, 3, "unrest", 3)
        .state();
    bites(&state, "hire @2", "hire-officials", "Workers Area of region 2", "Area Lavoratori della Regione 2");
    bites(&state, "hire @3", "track-end", "rise by 1", "salirebbe di 1");
    passes(&state, &["hire @1"]);
}

#[test]
fn palaces() {
    let state = acting("palace", "palace")
        .region(1, 1, "workers", 2)
        .region(1, 2, "workers", 2)
        .region(1, 2, "unrest", 3)
        .region(1, 3, "workers", 1)
        .region(1, 4, "workers", 2)
        .region(1, 5, "workers", 2)
        .region(1, 5, "unrest", 3)
        .with("map/region-4/palaces", json!([2, 2, 3]))
        .state();
    bites(&state, "palace @2", "palace-unrest", "stands at 3", "è a 3");
    bites(&state, "palace @5", "palace-unrest", "stands at 3", "è a 3");
    bites(&state, "palace @3", "palace-workers", "two Workers", "due Lavoratori");
    bites(&state, "palace @4", "palace-space", "All 3", "I 3 spazi");
    passes(&state, &["palace @1"]);
    let paying = after(&state, &["palace @1"]);
    bites(&paying, "pay @1", "palace-other", "another region than 1", "diversa dalla 1");
    passes(&paying, &["pay @2", "pay @3", "pay @5"]);
    let none =
        acting("palace", "palace-worker").with("turn/region", "region-1").region(1, 2, "workers", 1).state();
    bites(&none, "pay @3", "no-worker", "region 3", "Regione 3");
    passes(&none, &["pay @2"]);
    let tall = acting("palace", "tall").with("players/1/tall", json!(["ivory"])).state();
    bites(&tall, "marker ivory", "tall-taken", "with Red", "ce l'ha Rosso");
    passes(&tall, &["marker orange"]);
}

#[test]
fn walls() {
    let state = acting("wall", "wall")
        .region(1, 1, "workers", 3)
        .region(1, 2, "workers", 1)
        .with("walls", json!({ "gold-1": [0, 1, 0], "onyx-1": [2, 0, 0] }))
        .state();
    bites(&state, "wall gold-1 1", "wall-once", "2 bars", "2 barrette");
    bites(&state, "wall onyx-1 1", "wall-taken", "Wall of Red", "Muraglia di Rosso");
    bites(&state, "wall onyx-1 3", "wall-workers", "3 Workers", "3 Lavoratori");
    passes(&state, &["wall onyx-1 2", "wall gold-2 1"]);
    let paying = after(&state, &["wall onyx-1 2", "pay @1"]);
    bites(&paying, "pay @1", "wall-regions", "Region 1 has given", "La Regione 1 ha già dato");
    bites(&paying, "pay @3", "no-worker", "region 3", "Regione 3");
    passes(&paying, &["pay @2"]);
}

/// Seat 1 has cards for recruiting (6, 17, 23, 25 in their regions), Governors (2) and Palaces (1).
fn answering(top: u8) -> Setting {
    acting("recruit", "recruit")
        .court(&[80, 60, top])
        .region(1, 1, "cards", json!([25, 2]))
        .region(1, 2, "cards", json!([17, 1, 41]))
        .region(1, 3, "cards", json!([6]))
        .region(1, 4, "cards", json!([23]))
}

#[test]
fn abilities() {
    let waiting = json!([25, 17, 41, 6, 23]);
    let start = answering(59).with("turn/abilities", waiting).region(1, 4, "unrest", 4).state();
    let state = after(&start, &["official red @1"]);
    bites(&state, "use 4", "ability-own", "Card 4", "carta 4");
    bites(&state, "use 2", "ability-action", "Install 1 Governor", "Insediare 1 Governatore");
    bites(&state, "use 23", "ability-silent", "region 4", "Regione 4");
    passes(&state, &["use 25", "use 17", "use 41", "use 6", "done", "move red g1 w1"]);
    bites(&state, "use board", "ability-board", "no ability", "non ha abilità");
    let twice = after(&state, &["use 17"]);
    bites(&twice, "use 17", "ability-once", "card 17", "carta 17");
    // No unrest is left to be lowered by card 6.
    let calm = answering(59).with("turn/abilities", json!([25, 6])).state();
    let calm = after(&calm, &["official red @1"]);
    bites(&calm, "use 6", "ability-nothing", "unrest −1", "Malcontento −1");
    passes(&calm, &["use 25"]);
}

/// With the board of the square something can be used even when no card answers.
#[test]
fn ability_numbers() {
    let higher = answering(62)
        .boards(&["square", "circle", "star"])
        .region(1, 4, "unrest", 0)
        .with("turn/board-ability", true)
        .state();
    let higher = after(&higher, &["official red @1"]);
    bites(&higher, "use 25", "ability-lower", "62 is higher than 60", "62 è più alto di 60");
    passes(&higher, &["use board"]);
    let used = seats(3)
        .boards(&["square", "circle", "star"])
        .court(&[80, 62, 60])
        .hand(1, &[90])
        .region(1, 2, "cards", json!([3]))
        .region(1, 2, "workers", 1)
        .with(
            "turn",
            json!({ "seat": 1, "phase": "wall-workers", "left": 1, "action": "wall", "board-ability": true }),
        )
        .state();
    let used = after(&used, &["pay @2"]);
    bites(&used, "use 3", "ability-higher", "60 is lower than 62", "60 è più basso di 62");
    passes(&used, &["use board"]);
}

#[test]
fn board_abilities() {
    let start = answering(59)
        .boards(&["square", "circle", "star"])
        .with("turn/abilities", json!([17]))
        .with("turn/board-ability", true)
        .state();
    let mut state = after(&start, &["official red @1", "use board"]);
    play(&mut state, &["marker ivory"]);
    bites(&state, "use board", "ability-board-once", "Blue has used", "Blu ha già usato");
    let calm = seats(3)
        .boards(&["triangle", "circle", "star"])
        .court(&[80, 60, 62])
        .hand(1, &[90])
        .region(1, 2, "cards", json!([34]))
        .region(1, 2, "workers", 1)
        .with("turn", json!({ "seat": 1, "phase": "wall-workers", "left": 1, "action": "wall", "board-ability": true, "abilities": [34] }))
        .state();
    let calm = after(&calm, &["pay @2"]);
    bites(
        &calm,
        "use board",
        "ability-board-nothing",
        "player board of Blue would do nothing",
        "plancia di Blu non farebbe niente",
    );
    passes(&calm, &["use 34"]);
}

#[test]
fn bonus_steps() {
    let supply =
        answering(59).with("players/1/markers", json!({ "ivory": 9 })).with("turn/phase", "marker").state();
    bites(&supply, "marker ivory", "marker-supply", "No ivory marker", "(avorio)");
    passes(&supply, &["marker brown"]);
    let calm = answering(59).with("turn/phase", "calm").region(1, 2, "unrest", 1).state();
    bites(&calm, "calm @1", "calm-nothing", "region 1", "Regione 1");
    passes(&calm, &["calm @2"]);
    let worker = answering(59)
        .region(1, 3, "cards", json!([4]))
        .with("turn/phase", "worker")
        .region(1, 2, "workers", 1)
        .state();
    bites(&worker, "worker @1 @2", "no-worker", "region 1", "Regione 1");
    bites(&worker, "worker @2 @4", "adjacency", "2 and 4", "2 e 4");
    passes(&worker, &["worker @2 @3", "worker @2 @1"]);
    let governor = acting("install", "governor")
        .boards(&["star", "circle", "square"])
        .with("map/region-2/beside", json!([1]))
        .state();
    bites(&governor, "governor @2 vp-square @3", "governor-none", "region 2", "Regione 2");
    bites(&governor, "governor @2 beside @5", "adjacency", "2 and 5", "2 e 5");
    passes(&governor, &["governor @2 beside @3"]);
}

fn auction() -> Setting {
    seats(3)
        .option("boards", "auction")
        .with("round", 1)
        .with("offered", json!(["circle", "star", "square"]))
        .with(
            "players",
            json!([
                { "points": { "from-auction": 15 } },
                { "points": { "from-auction": 15 } },
                { "points": { "from-auction": 4 } },
            ]),
        )
        .with("turn", json!({ "seat": 1, "phase": "bid", "high": 0 }))
}

#[test]
fn auctions() {
    let state = auction().state();
    bites(&state, "pass", "auction-open", "at least 1 VP", "almeno 1 PV");
    passes(&state, &["bid 1", "bid 15"]);
    let raised = after(&state, &["bid 3"]);
    bites(&raised, "bid 3", "auction-raise", "highest bid is 3", "più alta è 3");
    passes(&raised, &["bid 4", "pass"]);
    let third = after(&raised, &["pass"]);
    bites(&third, "bid 5", "auction-points", "only 4 VP", "solo 4 PV");
    passes(&third, &["bid 4"]);
    let chosen = after(&third, &["pass"]);
    bites(&chosen, "board triangle", "board-taken", "triangle is not on offer", "triangolo non è");
    passes(&chosen, &["board star"]);
}

#[test]
fn drawing_three() {
    let state = ZhanGuo::start(
        &game::Setup::read(&game::Spec::new(2).with("draw", "three").with("first", "seat-1")).unwrap(),
        &mut game::Chance::quick(1),
    );
    bites(&state, "discard ivory", "hidden-card", "which ivory card", "(avorio)");
    let held: Vec<u8> = state.hand(crate::common::seat(1)).iter().map(|card| card.number()).collect();
    let other = (1..=40).find(|number| !held.contains(number)).unwrap();
    bites(&state, &format!("discard {other}"), "hand", "does not hold", "non ha in mano");
    let text = format!("discard {}", held[0]);
    passes(&state, &[&text]);
    let next = after(&state, &[&text]);
    bites(&next, &format!("discard {}", held[1]), "keep-two", "two ivory cards", "(avorio)");
    // A back alone is told what it lacks: the card, a third of its colour, or the step.
    bites(&next, "discard ivory", "keep-two", "two ivory cards", "(avorio)");
    bites(&next, "discard brown", "hidden-card", "which brown card", "(marrone)");
    bites(&seats(3).state(), "discard brown", "step-by-step", "play a card", "giocare una carta");
    passes(&next, &[&format!("discard {}", held[3])]);
}

#[test]
fn game_over() {
    let state = crate::common::example("final-tasks");
    bites(&state, "done", "game-over", "over", "finita");
}

/// Every rule of the language file that can refuse a move has been seen above.
#[test]
fn no_rule_is_forgotten() {
    assert_eq!(refusals::are_all_met::<ZhanGuo>(include_str!("refusals.rs")), 49);
}
