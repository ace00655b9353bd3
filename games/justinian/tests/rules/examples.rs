//! The worked examples of the rule book, from the diagrams of the rules, and what the book states about set-up.

use crate::common::{cards, now, order, place, play, points, read, seat};
use game::{Chance, Game, Setup as _, Spec, Viewer};
use justinian::{Colour, Courtier, Decision, Justinian, Setup, Side};

fn diagram(name: &str) -> Justinian {
    let known = Justinian::about().book.diagrams.iter().find(|(known, _)| *known == name);
    read(known.unwrap().1).unwrap()
}

/// 4.1, examples 1 to 3: from the left, courtier 4 moves by 2 to the right, then courtier 7 by 1 to the left.
#[test]
fn courtiers_4_and_7_from_the_left() {
    let mut state = diagram("moving");
    let preview = state.view(Viewer::Audience).preview(Side::Left);
    play(&mut state, &["left-first"]);
    assert_eq!(order(&state), [1, 2, 3, 5, 6, 7, 4, 8, 9, 10, 11, 12]);
    assert_eq!(order(&diagram("moved-left")), order(&state));
    assert_eq!(preview, state.table().order);
}

/// 4.1, the same from the right: courtier 7 moves first.
#[test]
fn courtiers_4_and_7_from_the_right() {
    let mut state = diagram("moving");
    let preview = state.view(Viewer::Audience).preview(Side::Right);
    play(&mut state, &["right-first"]);
    assert_eq!(order(&state), [1, 2, 3, 5, 7, 4, 6, 8, 9, 10, 11, 12]);
    assert_eq!(order(&diagram("moved-right")), order(&state));
    assert_eq!(preview, state.table().order);
}

/// 4.1: the tokens of courtiers that moved are out of the game.
#[test]
fn tokens_leave_the_game_after_the_move() {
    let mut state = diagram("moving");
    play(&mut state, &["left-first"]);
    assert!(!state.table().is_court_laid());
    assert_eq!(state.table().gone[0].counts(), &[1, 1, 0, 0, 0, 0]);
    assert_eq!(state.table().gone[1].counts(), &[0, 0, 0, 0, 1, 0]);
}

/// 4.2.1: in phase 2 Belisarius in place 7 is worth 32 points and Niceforus in place 9 is worth 25, together 57.
#[test]
fn belisarius_32_and_niceforus_25_are_57_points_in_phase_2() {
    let mut state = diagram("points");
    assert_eq!(cards(&state, 1, Colour::Amber), [2, 10]);
    let before = points(&state)[0];
    play(&mut state, &["colour amber"]);
    let shown: Vec<_> =
        state.table().breakdown(1, seat(1)).map(|card| (card.courtier, card.place, card.points)).collect();
    assert_eq!(shown, [(Courtier::new(1), place(7), 32), (Courtier::new(9), place(9), 25)]);
    assert_eq!(points(&state)[0] - before, 57);
    let board = state.setup().board;
    assert_eq!(
        (board.name_of(Courtier::new(1)), board.name_of(Courtier::new(9))),
        ("Belisarius", "Niceforus")
    );
}

/// 4.2.1: a black 2 and a red 3 count 5.
#[test]
fn a_black_2_and_a_red_3_are_5() {
    let state = diagram("total");
    assert_eq!(state.space(seat(1)).total(), 5);
    assert_eq!(state.view(Viewer::Audience).space_total(seat(1)), Some(5));
    assert_eq!(state.table().threshold(), 5);
    assert_eq!(now(&state), (1, Decision::Colour));
}

/// 4.2.2: with 5, 8, 1 and 0 the second player chooses; the first gets 5 points at once, the third 1, the others none.
#[test]
fn totals_of_5_8_1_and_0() {
    let mut state = diagram("chooser");
    assert_eq!([1, 2, 3, 4].map(|n| state.space(seat(n)).total()), [5, 8, 1, 0]);
    assert_eq!(now(&state), (2, Decision::Colour));
    play(&mut state, &["colour verdigris"]);
    let tokens: Vec<i16> = (1..=4).map(|n| state.table().points_for_tokens(0, seat(n))).collect();
    assert_eq!(tokens, [5, 0, 1, 0]);
    let all: Vec<i32> = (1..=4)
        .map(|n| {
            i32::from(
                state.table().points_for_tokens(0, seat(n)) + state.table().points_for_cards(0, seat(n)),
            )
        })
        .collect();
    assert_eq!(points(&state), all);
    assert!((1..=4).all(|n| state.space(seat(n)).all().is_empty()), "all tokens there are out of the game");
}

/// 3.0: courtiers by number, ten tokens of 22 in hand and twelve in reserve, two cards of each colour or three, phase 1.
#[test]
fn set_up() {
    for players in 2..=4 {
        for number in 0..50 {
            let state = Justinian::start(&Setup::new(players).unwrap(), &mut Chance::quick(number));
            let table = state.table();
            assert_eq!(order(&state), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
            assert_eq!((table.phase, table.round, table.decision), (0, 1, Decision::Turn));
            let dealt = if players == 2 { 3 } else { 2 };
            for n in 1..=players {
                assert_eq!((state.hand(seat(n)).size(), state.reserve(seat(n)).size()), (10, 12));
                assert!(Colour::ALL.iter().all(|&colour| cards(&state, n, colour).len() == dealt));
            }
            let left = if players == 4 { 4 } else { 6 };
            assert!(Colour::ALL.iter().all(|&colour| state.pile(colour).all().size() == left));
            assert_eq!(points(&state), vec![0; players]);
        }
    }
}

/// 3.0: chance decides who begins, unless the table has agreed on a seat.
#[test]
fn who_begins() {
    let mut seen = [false; 4];
    for number in 0..100 {
        let state = Justinian::start(&Setup::new(4).unwrap(), &mut Chance::quick(number));
        seen[state.table().turn.index()] = true;
    }
    assert_eq!(seen, [true; 4]);
    for n in 1..=4 {
        let spec = Spec::new(4).with("first", &format!("seat-{n}"));
        let setup = Setup::read(&spec).unwrap();
        assert_eq!(setup.spec(), spec);
        assert_eq!(now(&Justinian::start(&setup, &mut Chance::quick(7))), (n, Decision::Turn));
    }
    assert!(Setup::read(&Spec::new(3).with("first", "seat-4")).is_err());
    assert!(Setup::new(1).is_err() && Setup::new(5).is_err());
}

#[test]
fn every_diagram_is_read_and_has_a_caption() {
    for (name, file) in Justinian::about().book.diagrams {
        read(file).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
        for lang in game::Lang::ALL {
            assert!(!crate::common::words(lang).word(&format!("diagram-{name}")).contains('⟨'), "{name}");
        }
    }
}

/// Every rule that can refuse is on the rules page, every rule and ruling has its words, and what is referred to exists.
#[test]
fn the_rules_page_is_whole() {
    let about = Justinian::about();
    let file: toml::Table = toml::from_str(about.book.rules).unwrap();
    let data: toml::Table = toml::from_str(about.book.data).unwrap();
    let text = |value: &toml::Value| value.as_str().unwrap().to_owned();
    let (mut rules, mut needed, mut see) = (Vec::new(), Vec::new(), Vec::new());
    for group in file["group"].as_array().unwrap() {
        needed.push(format!("group-{}", text(&group["id"])));
        for rule in group["rules"].as_array().unwrap() {
            let id = text(&rule["id"]);
            needed.extend([format!("rule-{id}"), rule.get("title").map_or(id.clone(), text)]);
            let list = |name| rule.get(name).and_then(toml::Value::as_array).into_iter().flatten().map(text);
            needed.extend(list("diagrams").map(|name| format!("diagram-{name}")));
            rules.extend(list("also"));
            see.extend(list("see"));
            rules.push(id);
        }
    }
    for ruling in data["ruling"].as_array().unwrap() {
        let id = text(&ruling["rule"]);
        needed.extend([format!("ruling-{id}"), id.clone()]);
        see.push(id);
    }
    for lang in game::Lang::ALL {
        for id in &needed {
            assert!(!crate::common::words(lang).word(id).contains('⟨'), "{id}");
        }
    }
    assert!(see.iter().all(|id| rules.contains(id)), "{see:?}");
    let mut id = "";
    let mut refusing = 0;
    for line in about.texts.en.lines() {
        if line.trim_start().starts_with(".refusal") {
            refusing += 1;
            assert!(rules.iter().any(|rule| rule == id), "{id} can refuse a move but is not among the rules");
        } else if let Some((name, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
            id = name;
        }
    }
    assert_eq!(refusing, 18);
}
