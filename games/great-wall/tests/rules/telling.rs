//! The log: what is told, to whom, and how whoever is spoken to is called.

use crate::common::{Setting, mv, only, play, seat, seats, words};
use game::{Chance, Game, Lang, Phrase, Seat, Setup as _, Turn, Viewer, Words, Written};
use great_wall::{GreatWall, Setup};

/// What everybody is told of a move, and the state after it.
fn told(state: &GreatWall, text: &str) -> (Vec<Phrase>, GreatWall) {
    let Turn::Of(by) = state.turn() else { panic!("the game is over") };
    let mut after = *state;
    play(&mut after, &[text]);
    let view = |state: &GreatWall| state.view(Viewer::Audience);
    (GreatWall::tell(&view(state), by, mv(text), &view(&after)), after)
}

/// The ids of what is told of a move.
fn ids(state: &GreatWall, text: &str) -> Vec<&'static str> {
    told(state, text).0.iter().map(|phrase| phrase.id).collect()
}

/// The lines in a language, spoken to one player or to nobody.
fn said(lines: &[Phrase], lang: Lang, you: Option<Seat>) -> String {
    let words: Words = words(lang).spoken_to(you);
    lines.iter().map(|line| words.say(line)).collect::<Vec<_>>().join(" ")
}

/// Seat 1 has played the last card; seat 2 has the last turn, and can claim the last favour of all in its check.
fn last_favour() -> Setting {
    seats(2)
        .turn(2, "check")
        .finisher(1)
        .player(1, &only("", "", ""))
        .section(
            1,
            "favours = [3], claimed = { seat = 1, favour = 5, on = \"gate\" }, cards = [{ gate = 1 }, { wall = 1 }]",
        )
        .section(2, "")
        .supply(&[], 2)
}

#[test]
fn the_last_favour_in_a_last_turn_ends_the_game_without_more_checks() {
    let state = last_favour().player(1, &only("", "", "gate = 1")).state();
    let (lines, after) = told(&state, "claim @1");
    assert_eq!(after.turn(), Turn::Over);
    let english = said(&lines, Lang::En, None);
    assert!(english.ends_with("Every section is finished. The game is over."), "{english}");
    assert!(!english.contains("checks once more"), "{english}");
    assert!(said(&lines, Lang::It, None).ends_with("Tutte le sezioni sono concluse. La partita è finita."));
    // Whoever declines and plays on comes to the last check, which is told.
    let mut state = state;
    play(&mut state, &["decline", "draw"]);
    assert_eq!(ids(&state, "draw"), ["log-draw-hidden", "log-last-check"]);
}

/// Whoever runs out of cards in a last turn has no further action; whoever had none at all is passed over.
#[test]
fn what_is_skipped_for_want_of_cards_is_told() {
    let setting = seats(4).turn(2, "first").finisher(1).player(1, &only("", "", ""));
    let state = setting.clone().player(2, &only("wall = 1", "", "")).state();
    assert_eq!(ids(&state, "wall @1"), ["log-play", "log-total-first", "log-lead", "log-nothing-left"]);
    // Cavalry is free, so the second action is skipped as well.
    let state = setting.clone().turn(2, "second").player(2, &only("cavalry = 1", "", "")).state();
    assert!(ids(&state, "cavalry @1").contains(&"log-nothing-left"));
    let state = setting.clone().turn(2, "second").player(2, &only("wall = 1", "", "")).state();
    assert!(!ids(&state, "wall @1").contains(&"log-nothing-left"), "the turn was whole");
    let state = setting.turn(2, "second").player(3, &only("", "", "")).state();
    let (lines, after) = told(&state, "draw");
    assert_eq!(after.table().turn, seat(4));
    assert_eq!(lines.iter().map(|line| line.id).collect::<Vec<_>>(), ["log-draw-hidden", "log-skipped"]);
    assert!(said(&lines, Lang::En, None).contains("Yellow has neither cards nor anything to claim"));
    assert!(said(&lines, Lang::En, Some(seat(3))).contains("You have neither cards"));
    assert!(said(&lines, Lang::It, Some(seat(3))).contains("Non hai né carte né favori da reclamare"));
    // The finisher's own turn needs no such line: that the last card was played says it.
    let state = seats(3).player(1, &only("wall = 1", "", "")).state();
    assert!(!ids(&state, "wall @1").contains(&"log-nothing-left"));
}

/// Pairs that left the game as it was dealt are told with the first decision, and only then.
#[test]
fn equal_pairs_of_the_deal_are_told() {
    let setup = Setup::new(2).unwrap();
    let mut dealt = (0..200).map(|n| GreatWall::start(&setup, &mut Chance::quick(n)));
    let state = dealt.find(|state| !state.table().removed.is_empty()).unwrap();
    let pairs = state.table().pairs_removed();
    let (lines, after) = told(&state, "draw");
    assert_eq!(lines.iter().filter(|line| line.id == "log-equal-pair").count(), pairs.len());
    // First what was decided: it is also what advice is called by.
    assert_eq!(lines[0].id, "log-draw-hidden");
    assert!(said(&lines, Lang::En, None).contains(&format!("Two favours of {} came up", pairs[0])));
    assert_eq!(ids(&after, "draw"), ["log-draw-hidden"]);
    // The picture shows them at any time.
    assert!(after.sketch(&words(Lang::En)).contains("pairs out of the game: "));
    let plain = GreatWall::start(&Setup::all()[8], &mut Chance::quick(1));
    assert!(!plain.sketch(&words(Lang::En)).contains("out of the game"));
}

#[test]
fn a_section_that_opens_with_two_equal_favours_says_so() {
    let held = "favours = [3], claimed = { seat = 2, favour = 5, on = \"gate\" }, cards = [{ wall = 1 }, { gate = 1 }]";
    let state = seats(3).turn(1, "check").section(1, held).supply(&[7, 7], 2).state();
    let (lines, _) = told(&state, "claim @1");
    assert!(said(&lines, Lang::En, None).contains("Section 1 opens again with two favours of 7."));
    assert!(said(&lines, Lang::It, None).contains("La sezione 1 riapre con due favori da 7."));
}

/// Subject, object and possessive: each is “you” to the one, and a name to everybody else.
#[test]
fn whoever_is_spoken_to_is_you() {
    let state = seats(3)
        .player(1, "hand = { dragon = 1 }")
        .section(2, "favours = [5, 3], cards = [{ wall = 1 }, { noble = 1 }]")
        .state();
    let (lines, _) = told(&state, "dragon @2 over 2/noble");
    for (lang, you, expected) in [
        (Lang::En, None, "Blue covers the Noble of Red in section 2 with a Dragon."),
        (Lang::En, Some(1), "You cover the Noble of Red in section 2 with a Dragon."),
        (Lang::En, Some(2), "Blue covers your Noble in section 2 with a Dragon."),
        (Lang::It, None, "Blu copre con un Drago la carta Nobile di Rosso nella sezione 2."),
        (Lang::It, Some(1), "Copri con un Drago la carta Nobile di Rosso nella sezione 2."),
        (Lang::It, Some(2), "Blu copre con un Drago la tua carta Nobile nella sezione 2."),
    ] {
        let text = said(&lines, lang, you.map(seat));
        assert!(text.starts_with(expected), "{text}");
    }
    let (own, _) = told(&state, "dragon @2 over 1/wall");
    assert!(said(&own, Lang::En, Some(seat(1))).starts_with("You cover your own Wall"));
    assert!(said(&own, Lang::En, Some(seat(2))).starts_with("Blue covers their own Wall"));
}
