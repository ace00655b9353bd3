//! Why a move is good or bad.

use emperor::{Emperor, Region};
use game::{Game, Seat};
use trials::reasons::{Said, hold, says};

use crate::common::{Setting, seats};

/// Three players; seat 1 holds these cards.
fn with(hand: &str) -> Setting {
    seats(3).hand(1, hand)
}

#[test]
fn houses_close_regions_and_win_majorities() {
    let state = with("orange = 1, red = 1, green = 1").region("lu", "houses = [[1, 2], [3]]").state();
    let near = "You would have three houses in a row along the roads: a fourth would score.";
    says(&state, "house lu-4 for orange", &["This closes Lu: 4 for you, 3 for Red.", near]);
    let state = with("yellow = 2, red = 1").region("qi", "houses = [[1], [2]]").state();
    let second = "A second piece can follow in Qi.";
    says(&state, "house qi-3 for yellow", &["You would have the most houses in Qi, 2 to Red’s 1.", second]);
    let state = with("red = 1, orange = 1, green = 1").region("wei", "houses = [[], [1]]").state();
    says(&state, "house wei-5 for red", &["You would draw level with Red in Wei: one house each."]);
    let opens = "– It opens Han, where only one piece can be placed this turn.";
    says(&state, "house han-1 for green", &[opens]);
}

#[test]
fn houses_make_rows_and_stand_in_the_way_of_others() {
    let hand = "yellow = 1, red = 1, green = 1";
    let state = with(hand).region("chin", "houses = [[1, 2, 4]]").state();
    says(
        &state,
        "house chin-5 for yellow",
        &[
            "It makes a row of 4 houses along the roads: 4 points at the end, as it stands.",
            "It makes room for one more emissary in Ch’in.",
        ],
    );
    let state = with(hand).region("chin", "houses = [[], [1, 2, 4]]").state();
    says(&state, "house chin-5 for yellow", &["With a house there, Red would get 4 points more from roads."]);
}

#[test]
fn emissaries_make_alliances_and_break_them() {
    let hand = "yellow = 1, red = 1, green = 1";
    let emissary = "emissary qi for yellow";
    let qi = |emissaries: &str| {
        with(hand).region("qi", &format!("houses = [[1, 2, 3]], emissaries = {emissaries}"))
    };
    says(&qi("[0]").state(), emissary, &["You would have the only emissary in Qi."]);
    says(&qi("[0, 1]").state(), emissary, &["You would draw level with Red in the court of Qi."]);
    says(&qi("[1, 1]").state(), emissary, &["You would have the most emissaries in Qi, 2 to Red’s 1."]);
    let mine = qi("[0]").region("lu", "houses = [[1]], emissaries = [1]");
    says(
        &mine.state(),
        emissary,
        &["It makes the alliance of Lu and Qi: 2 for you at the end, as it stands."],
    );
    let grown = qi("[1]").region("lu", "houses = [[1]], emissaries = [1]");
    says(&grown.state(), emissary, &["The alliance of Lu and Qi grows to 3."]);
    let theirs = qi("[1, 1]").region("lu", "houses = [[], [1]], emissaries = [0, 1]");
    says(&theirs.state(), emissary, &["Red would lose the alliance of Lu and Qi, 3 points as it stood."]);
}

#[test]
fn fortifications_double() {
    let state = with("yellow = 1, red = 1, green = 1").forts().state();
    says(&state, "fortification qi-2 for yellow", &["Whoever builds on Qi 2 will count double there."]);
    let state = with("yellow = 1, red = 1, green = 1")
        .forts()
        .fortified(2)
        .region("qi", "houses = [[], [2]], fortifications = [1]")
        .state();
    says(
        &state,
        "house qi-1 for yellow",
        &[
            "On the fortification, your houses in Qi count double.",
            "You would draw level with Red in Qi: one house each.",
        ],
    );
}

#[test]
fn cards_are_spent_and_drawn() {
    let state = with("green = 2, red = 1").state();
    says(
        &state,
        "house qi-1 for green*2",
        &[
            "– It costs two green cards as a joker.",
            "– It opens Qi, where only one piece can be placed this turn.",
        ],
    );
    says(&state, "exchange red", &["– You would place no piece this turn."]);
    let state = with("orange = 1, green = 1").second(1, "wei").region("wei", "houses = [[1, 2]]").state();
    says(&state, "done", &["– You would place only one piece this turn."]);
    let state = seats(3).drawing(1, "exchange").hand(1, "red = 1, orange = 1").state();
    says(
        &state,
        "take red",
        &[
            "You would hold 2 red cards: enough for two pieces (Wei, Shu).",
            "It is the last red card in the open row.",
        ],
    );
    says(
        &state,
        "take yellow",
        &["A yellow card pays for a piece (Ch’in, Qi).", "It is the last yellow card in the open row."],
    );
    says(&state, "draw", &["Nobody else would know which card it is."]);
}

/// Facts, counted again from the table.
fn is_true(said: &Said<'_, Emperor>) {
    let (old, new, me) = (said.before.table(), said.after.table(), said.seat);
    let region = || {
        let name = said.text("region");
        let board = new.board();
        Region::ALL.into_iter().find(|&region| board.region_name(region) == name).unwrap()
    };
    let pair = || {
        let names = ["one", "other"].map(|name| said.text(name));
        let board = new.board();
        names.map(|name| Region::ALL.into_iter().find(|&region| board.region_name(region) == name).unwrap())
    };
    let houses = |seat: Seat| i64::from(new.houses[seat.index()][region().index()].count_ones());
    let emissaries = |seat: Seat| i64::from(new.emissaries[seat.index()][region().index()]);
    match said.reason.phrase.id {
        "reason-closes" => {
            // What it brings is in the points at once.
            let shares = said.text("shares");
            let gained = |seat: Seat| {
                let points = |state: &Emperor| state.scores().from(seat, 0);
                points(said.after) - points(said.before)
            };
            let getting = Seat::all(new.seats()).filter(|&seat| gained(seat) > 0).count();
            assert_eq!(shares.split(',').count(), getting, "{shares}");
            let game::Value::List(list) = said.value("shares") else { panic!("{shares}") };
            for share in list {
                let game::Value::Phrase(phrase) = share else { panic!("{shares}") };
                let value = |name: &str| &phrase.values.iter().find(|(known, _)| *known == name).unwrap().1;
                let game::Value::Seat(seat) = value("seat") else { panic!("{shares}") };
                assert_eq!(value("points"), &game::Value::from(gained(*seat)));
            }
        }
        "reason-most-houses" => {
            assert_eq!(houses(me), said.number("count"));
            assert_eq!(houses(said.player("rival")), said.number("theirs"));
            assert!(Seat::all(new.seats()).all(|other| other == me || houses(other) < houses(me)));
        }
        "reason-level-houses" => {
            assert_eq!([houses(me), houses(said.player("rival"))], [said.number("count"); 2]);
        }
        "reason-most-emissaries" => {
            assert_eq!(emissaries(me), said.number("count"));
            assert!(Seat::all(new.seats()).all(|other| other == me || emissaries(other) < emissaries(me)));
        }
        "reason-level-emissaries" => assert_eq!(emissaries(me), emissaries(said.player("rival"))),
        "reason-first-emissary" => assert_eq!((emissaries(me), new.court(region())), (1, 1)),
        "reason-opens" => assert!(old.is_empty(region())),
        "reason-row" => {
            assert!(new.road_points(me) > old.road_points(me));
            let row = |points: u32| i64::from(points) == said.number("points");
            assert!(new.rows(me).iter().any(|found| row(found.points())));
        }
        "reason-alliance" | "reason-alliance-grows" => {
            let made = new.alliances().into_iter().find(|alliance| alliance.regions == pair()).unwrap();
            assert!(made.seats.contains(&me));
            assert_eq!(i64::from(made.points), said.number("points"));
        }
        "reason-alliance-breaks" => {
            let has = |table: &emperor::Table| {
                let found = table.alliances().into_iter().find(|alliance| alliance.regions == pair());
                found.is_some_and(|alliance| alliance.seats.contains(&said.player("seat")))
            };
            assert!(has(old) && !has(new));
        }
        "reason-two-pieces" | "reason-pair" => {
            let held =
                said.after.hand(me).counts().iter().any(|&count| i64::from(count) == said.number("count"));
            assert!(held && said.mv.to_string() == format!("take {}", said.text("card")));
        }
        "reason-second" => {
            let mut moves = Vec::new();
            said.after.moves(&mut moves);
            assert!(moves.len() > 1 && said.after.turn().seat() == Some(me));
        }
        "reason-joker" => assert!(said.mv.placed().unwrap().2.pair),
        "reason-last-round" | "reason-last-round-ahead" => {
            assert_eq!((old.exhausted < 2, new.exhausted), (true, 2));
        }
        _ => {}
    }
}

#[test]
fn every_reason_is_true_and_has_its_words() {
    assert_eq!(hold::<Emperor>(60, is_true), [""; 0], "never met");
}
