//! Every rule that refuses a move: that it bites, what it says in both languages, and that its neighbour is allowed.

use crate::common::{Setting, allowed, play, refusal, scored, seats};
use game::{Refusal, Value};
use justinian::Justinian;
use trials::refusals::{self, number, player};

/// It is this rule, with these values among others, and these pieces of text in English and Italian.
fn bites(refusal: &Refusal, rule: &str, values: &[(&str, Value)], english: &[&str], italian: &[&str]) {
    refusals::bites::<Justinian>(refusal, rule, values, english, italian);
}

/// Seat 1 has the turn and holds +2, −1.
fn turn() -> Setting {
    seats(3).player(1, "hand = [2, -1]").player(2, "hand = [1]").player(3, "hand = [1]")
}

/// All have passed, seat 1 last.
fn all_passed(decision: &str) -> Setting {
    seats(3).turn(1, decision).passed(&[2, 3, 1]).with("last = 1")
}

fn side() -> Justinian {
    all_passed("side").court(&[(4, 1, 2)]).state()
}

fn offer() -> Justinian {
    all_passed("offer").player(1, "enough = [2, -3]").state()
}

fn colour() -> Setting {
    all_passed("colour")
        .player(1, "enough = [3, 3, -3]")
        .with("phase = 2")
        .with("starter = 1")
        .with(&format!("scored = [{}]", scored(3)))
}

fn exchange() -> Setting {
    all_passed("exchange")
        .player(1, "hand = [1], cards = { amber = [5, 9] }")
        .with(&format!("scored = [{}]", scored(3)))
}

#[test]
fn token_hidden() {
    let state = turn().state();
    for blotted in ["token ? @7", "token ? @phase"] {
        bites(
            &refusal(&state, blotted),
            "token-hidden",
            &[("seat", player(1))],
            &["Blue must say which token"],
            &["Blu deve dire quale segnalino"],
        );
    }
    assert!(allowed(&state, "token +2 @7") && allowed(&state, "token +2 @phase"));
}

#[test]
fn hand() {
    let state = turn().state();
    bites(
        &refusal(&state, "token +1 @7"),
        "hand",
        &[("seat", player(1)), ("token", Value::Word("plus-1"))],
        &["Blue has no +1 in hand"],
        &["Blu non ha +1 in mano"],
    );
    assert_eq!(refusal(&state, "token -2 @phase").rule(), "hand", "+2 is not -2");
    assert!(allowed(&state, "token -1 @7"));
}

#[test]
fn hand_empty() {
    let state = seats(3).player(2, "hand = [1]").state();
    for token in ["token +1 @7", "token -3 @phase"] {
        bites(
            &refusal(&state, token),
            "hand-empty",
            &[("seat", player(1))],
            &["Blue has no tokens in hand and can only pass"],
            &["Blu non ha segnalini in mano e può solo passare"],
        );
    }
    assert_eq!(crate::common::moves(&state), ["pass"]);
}

#[test]
fn courtier_full() {
    let state = turn().court(&[(7, 1, 1), (7, 2, 1), (7, 2, -3), (8, 1, 1), (8, 3, 2)]).state();
    bites(
        &refusal(&state, "token +2 @7"),
        "courtier-full",
        &[("seat", player(1)), ("number", number(7)), ("courtier", Value::from("Giulianus"))],
        &["Three tokens lie on Giulianus (7)"],
        &["Su Giulianus (7) ci sono già tre segnalini"],
    );
    assert!(allowed(&state, "token +2 @8"), "two are not three");
    assert!(allowed(&state, "token +2 @phase"));
}

#[test]
fn phase_alone() {
    let mut state = turn().passed(&[3, 2]).state();
    play(&mut state, &["token +2 @phase"]);
    bites(
        &refusal(&state, "token -1 @phase"),
        "phase-alone",
        &[("seat", player(1))],
        &["All others have passed", "Blue"],
        &["Tutti gli altri hanno passato", "Blu"],
    );
    assert!(allowed(&state, "token -1 @7"), "courtiers can still be moved");
    // While somebody else is in the round there is no limit.
    let mut two = turn().passed(&[3]).player(1, "hand = [1, 1, 1, 2, 2]").state();
    play(&mut two, &["token +1 @phase", "token +1 @phase", "token +1 @phase", "pass", "token +1 @phase"]);
    assert_eq!(
        refusal(&two, "token +2 @phase").rule(),
        "phase-alone",
        "one more, counted from when he was alone"
    );
}

#[test]
fn side_when_and_side_due() {
    for side in ["left-first", "right-first"] {
        bites(
            &refusal(&turn().state(), side),
            "side-when",
            &[("seat", player(1))],
            &["once all have passed", "Blue"],
            &["quando tutti hanno passato", "Blu"],
        );
    }
    let state = side();
    for other in ["pass", "token +1 @4", "score", "decline", "colour amber", "keep", "exchange amber 1"] {
        bites(
            &refusal(&state, other),
            "side-due",
            &[("seat", player(1))],
            &["first Blue must choose from which side"],
            &["prima Blu deve scegliere da che lato"],
        );
    }
    assert_eq!(crate::common::moves(&state), ["left-first", "right-first"]);
    assert!(allowed(&state, "left-first") && allowed(&state, "right-first"));
}

#[test]
fn offer_when_and_offer_due() {
    for early in ["score", "decline"] {
        bites(
            &refusal(&turn().player(1, "hand = [1], space = [3, 3]").state(), early),
            "offer-when",
            &[("seat", player(1))],
            &["only after a round", "Blue"],
            &["solo alla fine di un giro", "Blu"],
        );
    }
    let state = offer();
    for other in ["pass", "token +1 @4", "left-first", "colour amber", "keep", "exchange amber 1"] {
        bites(
            &refusal(&state, other),
            "offer-due",
            &[("seat", player(1))],
            &["Blue is asked", "score now, or decline"],
            &["la domanda per Blu", "o rinunciare"],
        );
    }
    assert!(allowed(&state, "score") && allowed(&state, "decline"));
}

#[test]
fn score_enough() {
    let state = all_passed("offer").player(1, "space = [2, -2]").state();
    bites(
        &refusal(&state, "score"),
        "score-enough",
        &[("seat", player(1)), ("total", number(4)), ("threshold", number(5))],
        &["The tokens of Blue on the phase space are worth 4, and it takes 5", "can only decline"],
        &["I segnalini di Blu sullo spazio della fase valgono 4, e serve 5", "può solo rinunciare"],
    );
    assert!(allowed(&state, "decline"));
    assert!(allowed(&all_passed("offer").player(1, "space = [3, -2]").state(), "score"));
}

#[test]
fn colour_when_and_colour_due() {
    bites(
        &refusal(&turn().state(), "colour amber"),
        "colour-when",
        &[("seat", player(1))],
        &["only in a scoring", "Blue"],
        &["solo in un conteggio", "Blu"],
    );
    let state = colour().state();
    for other in ["pass", "token +1 @4", "left-first", "score", "decline", "keep", "exchange amber 1"] {
        bites(
            &refusal(&state, other),
            "colour-due",
            &[("seat", player(1))],
            &["first Blue must name the colour"],
            &["prima Blu deve scegliere il colore"],
        );
    }
    assert!(allowed(&state, "colour amber"));
}

#[test]
fn colour_scored() {
    let state = colour().state();
    bites(
        &refusal(&state, "colour alabaster"),
        "colour-scored",
        &[("seat", player(1)), ("colour", Value::Word("alabaster")), ("phase", number(1))],
        &["alabaster was scored in phase 1", "Blue must name another"],
        &["alabastro è stato contato nella fase 1", "Blu deve sceglierne un altro"],
    );
    assert_eq!(crate::common::moves(&state), ["colour porphyry", "colour verdigris", "colour amber"]);
}

#[test]
fn exchange_when_and_exchange_due() {
    for early in ["keep", "exchange amber 1", "exchange amber ?"] {
        bites(
            &refusal(&turn().state(), early),
            "exchange-when",
            &[("seat", player(1))],
            &["between two phases", "Blue"],
            &["fra una fase e l'altra", "Blu"],
        );
    }
    let state = exchange().state();
    for other in ["pass", "token +1 @4", "left-first", "score", "decline", "colour amber"] {
        bites(
            &refusal(&state, other),
            "exchange-due",
            &[("seat", player(1))],
            &["it is the turn of Blue"],
            &["tocca a Blu"],
        );
    }
    assert!(allowed(&state, "keep") && allowed(&state, "exchange amber 5"));
}

#[test]
fn card_held() {
    let state = exchange().state();
    bites(
        &refusal(&state, "exchange amber 6"),
        "card-held",
        &[("seat", player(1)), ("number", number(6)), ("colour", Value::Word("amber"))],
        &["Blue does not hold Eraclius (6) in amber"],
        &["Blu non ha in mano Eraclius (6) nel colore ambra"],
    );
    assert!(allowed(&state, "exchange amber 9"));
    assert_eq!(
        refusal(&state, "exchange verdigris 9").rule(),
        "card-held",
        "in another colour he has others"
    );
}

#[test]
fn card_scored() {
    let state = exchange().state();
    bites(
        &refusal(&state, "exchange alabaster 1"),
        "card-scored",
        &[("seat", player(1)), ("colour", Value::Word("alabaster")), ("phase", number(1))],
        &["alabaster was scored in phase 1"],
        &["alabastro è stato contato nella fase 1"],
    );
    assert!(allowed(&state, "exchange verdigris 1"));
}

#[test]
fn card_hidden() {
    let state = exchange().state();
    bites(
        &refusal(&state, "exchange amber ?"),
        "card-hidden",
        &[("seat", player(1)), ("colour", Value::Word("amber"))],
        &["Blue must say which card of amber"],
        &["Blu deve dire quale carta è, nel colore ambra"],
    );
    assert!(allowed(&state, "exchange amber 5"));
}

#[test]
fn game_over() {
    let over = all_passed("over")
        .with("phase = 3")
        .with(&format!(
            "scored = [{}, {}, {}]",
            scored(3),
            crate::common::scored_again(3),
            scored(3).replace("alabaster", "verdigris")
        ))
        .state();
    for any in ["pass", "token +1 @1", "left-first", "score", "decline", "colour porphyry", "keep"] {
        assert_eq!(refusal(&over, any).rule(), "game-over");
    }
    assert!(crate::common::moves(&over).is_empty());
}

/// Every rule of the language file that can refuse a move has a test here.
#[test]
fn no_rule_is_forgotten() {
    assert_eq!(refusals::are_all_met::<Justinian>(include_str!("refusals.rs")), 18);
}
