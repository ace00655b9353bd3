//! Positions as files: every fault is found and named, and every position of a game goes round.

use crate::common::{Setting, read, scored, scored_again, seats};
use game::{Fault, Lang};
use justinian::{Colour, Justinian};
use trials::positions::{self, goes_round, ids};

fn lines(lang: Lang, faults: &[Fault]) -> Vec<String> {
    positions::lines::<Justinian>(lang, faults)
}

/// All have passed, seat 1 last.
fn all_passed(decision: &str) -> Setting {
    seats(3).turn(1, decision).passed(&[2, 3, 1]).with("last = 1")
}

/// After the scoring of phase 1 or 2.
fn exchanging(phase: usize) -> Setting {
    let list = [scored(3), scored_again(3)][..phase].join(", ");
    all_passed("exchange").with(&format!("phase = {phase}")).with(&format!("scored = [{list}]"))
}

fn over() -> Setting {
    let list = [scored(3), scored_again(3), scored(3).replace("alabaster", "verdigris")].join(", ");
    all_passed("over").with("phase = 3").with(&format!("scored = [{list}]"))
}

/// One small file for every fault there is, and what the line in English must say. Each has just that fault.
fn faulty() -> Vec<(&'static str, Setting, &'static str)> {
    vec![
        ("position-players", seats(3).player(4, ""), "There are 4 players, but the set-up has 3 seats."),
        ("position-seat", seats(3).turn(4, "turn"), "There is no seat 4: the set-up has 3 seats."),
        ("position-phase", seats(3).with("phase = 4"), "There is no phase 4: phases go from 1 to 3."),
        ("position-round", seats(3).with("round = 0"), "There is no round 0"),
        (
            "position-order",
            seats(3).with("order = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11]"),
            "must name each of the twelve courtiers once; it has 12 entries",
        ),
        ("position-passed-twice", seats(3).passed(&[2, 2]), "Red is said to have passed twice"),
        ("position-courtier", seats(3).court(&[(13, 1, 1)]), "There is no courtier 13"),
        ("position-token", seats(3).player(1, "hand = [4]"), "There is no token of 4."),
        (
            "position-stack",
            seats(3).court(&[(7, 1, 1), (7, 1, 2), (7, 2, 1), (7, 3, 1)]),
            "On Giulianus (7) lie 4 tokens; a courtier takes three.",
        ),
        ("position-tokens", seats(3).player(2, "hand = [3, 3, 3]"), "Red has 3 × +3 in all; a player has 2."),
        (
            "position-scored-many",
            over().with(&format!(
                "scored = [{}, {}, {}, {}]",
                scored(3),
                scored_again(3),
                scored(3).replace("alabaster", "verdigris"),
                scored(3).replace("alabaster", "porphyry")
            )),
            "4 colours are said to be scored; in a game it is at most 3.",
        ),
        (
            "position-scored-twice",
            exchanging(2).with(&format!("scored = [{}, {}]", scored(3), scored(3))),
            "The colour alabaster is said to be scored twice.",
        ),
        (
            "position-scored-chooser",
            exchanging(1).with(&format!("scored = [{}]", scored(3).replace("[5, 0, 0]", "[5, 6, 0]"))),
            "In phase 1 the colour was named by Blue, but another player has the highest total.",
        ),
        (
            "position-scored-totals",
            exchanging(1).with(&format!("scored = [{}]", scored(3).replace("[5, 0, 0]", "[5, 0]"))),
            "Phase 1 needs a total for each of the 3 players",
        ),
        (
            "position-scored-cards",
            exchanging(1).with(&format!("scored = [{}]", scored(3).replace("[5, 6]", "[4, 6]"))),
            "Phase 1 needs 2 cards for each of the 3 players",
        ),
        (
            "position-card-twice",
            seats(3).player(1, "cards = { amber = [4, 5] }").player(2, "cards = { amber = [5, 6] }"),
            "There are two cards of Germanus (5) in amber.",
        ),
        (
            "position-under",
            exchanging(1).with("under = { alabaster = [{ by = 1, courtier = 9 }] }"),
            "The pile of alabaster has 1 returned card, but it can have only 0.",
        ),
        (
            "position-cards",
            seats(3).player(1, "cards = { amber = [4] }"),
            "Blue has 1 card in amber instead of 2.",
        ),
        (
            "position-passed-turn",
            seats(3).passed(&[1]),
            "Blue has passed in this round and cannot have the turn.",
        ),
        ("position-alone", seats(3).passed(&[2]).with("alone = true"), "2 players are still in the round"),
        (
            "position-alone-laid",
            seats(3).passed(&[2, 3]).with("alone = true"),
            "Blue is said to be alone in the round",
        ),
        ("position-not-passed", all_passed("side").passed(&[2, 1]).court(&[(4, 1, 1)]), "only 2 of 3 have"),
        (
            "position-last",
            all_passed("side").with("last = 2").court(&[(4, 1, 1)]),
            "Red is said to have passed last, but somebody else",
        ),
        (
            "position-side-turn",
            all_passed("side").turn(2, "side").court(&[(4, 1, 1)]),
            "Red cannot choose the side: that is for Blue",
        ),
        ("position-still", seats(3).passed(&[2]).with("still = true"), "nothing was placed or drawn"),
        ("position-court-empty", all_passed("side"), "No tokens lie on the courtiers"),
        (
            "position-court-laid",
            all_passed("offer").player(1, "enough = [3, 2]").court(&[(4, 1, 1)]),
            "Tokens lie on courtiers, but they were to be moved",
        ),
        (
            "position-short",
            seats(3).old().player(1, "short = [3, 2]"),
            "The tokens of Blue that were not enough are worth 5; 5 is enough.",
        ),
        (
            "position-enough",
            seats(3).old().player(1, "short = [1], enough = [3]"),
            "The tokens of Blue that were enough are worth only 4; it takes 5.",
        ),
        (
            "position-space",
            exchanging(1).player(2, "space = [1]"),
            "Red has tokens on the phase space, but the phase",
        ),
        (
            "position-asked",
            all_passed("offer").old().turn(2, "offer").player(1, "space = [1]").player(2, "enough = [3, 2]"),
            "A token of Blue on the phase space should count as “short” or “enough”",
        ),
        (
            "position-offer",
            all_passed("offer").player(1, "space = [3]"),
            "Blue is offered the scoring, but the tokens on the phase space cannot be enough.",
        ),
        (
            "position-chooser",
            all_passed("colour").player(1, "enough = [3, 2]").player(2, "space = [3, 3]").with("starter = 1"),
            "Blue cannot name the colour: that is for Red",
        ),
        (
            "position-starter",
            all_passed("colour").player(1, "enough = [3, 2]").with("starter = 3"),
            "Yellow is said to have started the scoring without having enough",
        ),
        (
            "position-forced",
            all_passed("colour").player(1, "enough = [3, 2]"),
            "Nobody started the scoring, and nothing forces it",
        ),
        (
            "position-starter-early",
            seats(3).with("starter = 2"),
            "Red is said to have started a scoring, but no colour",
        ),
        ("position-scored", seats(3).with("phase = 2"), "0 colours were scored; by now it should be 1."),
        (
            "position-not-over",
            all_passed("over").with(&format!("scored = [{}]", scored(3))),
            "The game cannot be over: there are tokens left",
        ),
        ("position-over", over().turn(1, "exchange"), "The game is over after this scoring"),
        (
            "position-returned",
            seats(3).with("under = { amber = [{ by = 2, courtier = 9 }] }"),
            "Red has returned one card; by now it can be at most 0.",
        ),
        (
            "position-drew",
            third_phase("amber = [3, 4]")
                .player(3, "drew = { colour = \"porphyry\", courtier = 12, by = 2 }"),
            "Yellow is said to have drawn a returned card in porphyry, but does not hold it.",
        ),
        (
            "position-drew-early",
            third_phase("porphyry = [3, 4]").player(
                3,
                "cards = { porphyry = [11, 12] }, drew = { colour = \"porphyry\", courtier = 12, by = 2 }",
            ),
            "Yellow cannot have drawn a returned card in porphyry yet",
        ),
    ]
}

/// The third phase, with two colours scored; seat 2 has these cards.
fn third_phase(cards: &str) -> Setting {
    let cards = cards.replace("amber", "verdigris");
    seats(3)
        .with("phase = 3")
        .with(&format!("scored = [{}, {}]", scored(3), scored_again(3)))
        .player(2, &format!("cards = {{ {cards} }}"))
}

#[test]
fn every_fault_is_found_and_named() {
    for (id, setting, english) in faulty() {
        let faults = setting.faults();
        assert!(ids(&faults).contains(&id), "{id}: {faults:?}");
        let said = lines(Lang::En, &faults).join("\n");
        assert!(said.contains(english), "“{english}” in: {said}");
    }
}

/// One thing is wrong, one thing is said.
#[test]
fn a_fault_alone_is_reported_alone() {
    for (id, setting, _) in faulty() {
        assert_eq!(ids(&setting.faults()), [id]);
    }
}

#[test]
fn no_fault_of_the_language_file_is_forgotten() {
    let provoked: Vec<&str> = faulty().into_iter().map(|(id, ..)| id).collect();
    positions::are_all_provoked::<Justinian>(&provoked);
}

#[test]
fn every_fault_can_be_said_in_both_languages() {
    for (_, setting, _) in faulty() {
        positions::are_sayable::<Justinian>(&setting.faults());
    }
}

#[test]
fn several_faults_are_all_reported_at_once() {
    let faults = seats(3)
        .with("phase = 0")
        .with("order = [1, 2]")
        .player(1, "hand = [3, 3, 3]")
        .player(2, "hand = [9], cards = { amber = [4] }")
        .player(3, "reserve = [], gone = [], cards = { amber = [4, 13] }")
        .court(&[(7, 1, 1), (7, 1, 1), (7, 1, 1), (7, 1, 1), (0, 1, 1)])
        .faults();
    assert_eq!(
        ids(&faults),
        [
            "position-phase",
            "position-order",
            "position-courtier",
            "position-stack",
            "position-tokens",
            "position-token",
            "position-tokens",
            "position-tokens",
            "position-tokens",
            "position-tokens",
            "position-tokens",
            "position-tokens",
            "position-cards",
            "position-card-twice",
            "position-courtier",
        ]
    );
}

#[test]
fn faults_of_how_things_fit_are_all_reported_at_once() {
    let faults = all_passed("over")
        .old()
        .passed(&[2, 3])
        .player(1, "short = [3, 3]")
        .court(&[(4, 2, 1)])
        .with("starter = 1")
        .with("still = true")
        .faults();
    assert_eq!(
        ids(&faults),
        [
            "position-not-passed",
            "position-still",
            "position-court-laid",
            "position-short",
            "position-space",
            "position-starter-early",
            "position-scored",
            "position-not-over",
        ]
    );
}

/// A flood of tokens is a fault like any other, and no crash.
#[test]
fn a_flood_of_tokens_is_only_a_fault() {
    // 261 of +1: 256 more than there are, which a small counter would not see.
    let flood = |n: usize| format!("hand = {:?}", vec![1; n]);
    let faults = seats(3).player(1, &flood(261)).faults();
    assert_eq!(lines(Lang::En, &faults), ["Blue has 261 × +1 in all; a player has 5."]);
    assert_eq!(lines(Lang::It, &faults), ["Blu ha 261 × +1 in tutto; un giocatore ne ha 5."]);
}

/// What is left out of a file set up by hand is filled in.
#[test]
fn what_is_left_out_is_filled_in() {
    let state = seats(3)
        .player(1, "hand = [1, 3]")
        .player(2, "hand = [1], reserve = [2], cards = { amber = [1, 3] }")
        .player(3, "gone = [1, 1]")
        .court(&[(4, 1, 2)])
        .state();
    assert_eq!(state.reserve(crate::common::seat(1)).counts(), &[4, 3, 1, 5, 4, 2]);
    assert_eq!(state.table().gone[1].counts(), &[4, 3, 2, 5, 4, 2]);
    assert_eq!(state.reserve(crate::common::seat(3)).counts(), &[3, 4, 2, 5, 4, 2]);
    assert_eq!(
        [1, 2, 3].map(|n| crate::common::cards(&state, n, Colour::Amber)),
        [vec![2, 4], vec![1, 3], vec![5, 6]]
    );
    assert_eq!(state.table().heaps[Colour::Amber.index()].left, 6);
}

#[test]
fn every_position_of_a_game_goes_round_through_toml_and_json() {
    assert!(positions::go_round::<Justinian>(4) > 2000);
}

#[test]
fn positions_set_up_by_hand_go_round_too() {
    goes_round(&over().state());
    goes_round(&exchanging(2).with("under = { porphyry = [{ by = 2, courtier = 9 }] }").state());
    let offer = all_passed("offer").player(1, "short = [1], enough = [3, 2], space = [-1]");
    goes_round(&offer.clone().old().state());
    // Where everybody is asked, nobody knows which of them were enough.
    let state = offer.state();
    assert_eq!(state.table().spaces[0], justinian::Space { later: 4, ..justinian::Space::default() });
    goes_round(&state);
    goes_round(&seats(2).passed(&[2]).with("alone = true").player(1, "space = [1]").state());
    let drew = third_phase("amber = [3, 4]")
        .with("under = { porphyry = [{ by = 1, courtier = 6 }, { by = 1, courtier = 7 }, { by = 2, courtier = 8 }, { by = 3, courtier = 9 }, { by = 3, courtier = 10 }, { by = 2, courtier = 11 }] }")
        .player(3, "cards = { porphyry = [5, 12] }, drew = { colour = \"porphyry\", courtier = 12, by = 2 }")
        .read();
    assert_eq!(ids(&drew.unwrap_err()), ["position-returned"], "seat 2 cannot have returned three cards");
}

/// Whoever started a scoring is named only while the colour is chosen: a state that was asked keeps nothing of it.
#[test]
fn nobody_has_started_a_scoring_that_is_only_offered() {
    for setting in [all_passed("offer"), all_passed("offer").old()] {
        let faults = setting.player(1, "enough = [3, 2]").with("starter = 1").faults();
        assert_eq!(ids(&faults), ["position-starter-early"]);
    }
}

/// Alone in a round with his one token on the phase space: it lies there, and so something was laid.
#[test]
fn whoever_is_alone_has_laid_something() {
    let alone = |setting: Setting| setting.with("alone = true");
    let turn = || seats(2).passed(&[2]);
    for (setting, fits) in [
        (turn().player(1, "space = [1]"), true),
        (turn(), false),
        (turn().player(2, "reserve = []").player(1, "reserve = [], space = [1]").with("still = true"), false),
        (all_passed("offer").player(1, "space = [3, 2]"), true),
        (all_passed("offer").turn(2, "offer").player(2, "space = [3, 2]"), false),
        (all_passed("colour").player(1, "space = [3, 2]").with("starter = 1"), true),
        (exchanging(1).with(&format!("scored = [{}]", scored(3))), true),
        (exchanging(1).with(&format!("scored = [{}]", scored(3).replace("[5, 0, 0]", "[0, 0, 0]"))), false),
    ] {
        let read = alone(setting.clone()).read();
        let faults = read.map(|_| Vec::new()).unwrap_or_else(|faults| faults);
        let expected: &[&str] = if fits { &[] } else { &["position-alone-laid"] };
        assert_eq!(ids(&faults), expected, "{}", setting.text());
    }
}

/// A plain file with one piece replaced is wrong in that field.
fn field(from: &str, to: &str) -> String {
    let text = seats(2).player(1, "hand = [1, 2]").text();
    assert!(read(&text).is_ok());
    assert_eq!(text.matches(from).count(), 1, "{from}");
    let faults = read(&text.replace(from, to)).expect_err(to);
    assert_eq!(faults.len(), 1);
    lines(Lang::En, &faults).remove(0)
}

#[test]
fn faults_of_fields_and_types_name_the_field() {
    for (from, to, named) in [
        ("hand = [1, 2]", "hand = [1, \"two\"]", ["“position.players[0].hand[1]", "two"]),
        ("hand = [1, 2]", "hands = [1, 2]", ["“position.players[0]", "hands"]),
        ("hand = [1, 2]", "cards = { blue = [1] }", ["“position.players[0].cards", "blue"]),
        ("hand = [1, 2]", "cards = { amber = [-1] }", ["“position.players[0].cards.amber[0]”", "-1"]),
        ("decision = \"turn\"", "decision = \"sleep\"", ["“position.turn.decision”", "sleep"]),
        ("decision = \"turn\"", "", ["“position.turn", "decision"]),
        ("seat = 1", "seat = 0", ["“position.turn.seat”", "no seat 0"]),
        ("seat = 1", "seat = \"one\"", ["“position.turn.seat”", "one"]),
        ("[position]\n", "[position]\nphase = \"two\"\n", ["“position.phase”", "two"]),
        ("[position]\n", "[position]\ncourt = [{ courtier = 1 }]\n", ["“position.court[0]", "seat"]),
        ("[position.turn]", "[position.tour]", ["“position", "tour"]),
        ("seats = 2", "seats = \"two\"", ["“setup.seats”", "two"]),
        ("game = \"justinian\"", "game = \"chess\"", ["“game”", "chess"]),
        ("seats = 2", "seats = 2\nrules = 9", ["Version 9 of the rules of Justinian", "version 2"]),
        ("seats = 2", "seats = 5", ["is for 2 to 4 players", "not 5"]),
        ("seats = 2", "seats = 2\nboard = \"sha256:00\"", ["The board sha256:00 is not here", "board"]),
    ] {
        let said = field(from, to);
        for piece in named {
            assert!(said.contains(piece), "{to}: “{piece}” in: {said}");
        }
    }
}
