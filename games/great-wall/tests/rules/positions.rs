//! Positions as files: every fault is found and named, and every position of a game goes round.

use crate::common::{Setting, only, read, seats};
use game::paper::PositionFile;
use game::{Fault, Lang};
use great_wall::GreatWall;
use trials::positions::{self, goes_round, ids};

fn lines(lang: Lang, faults: &[Fault]) -> Vec<String> {
    positions::lines::<GreatWall>(lang, faults)
}

/// One small file for every fault there is, and what the line in English must say. Each has just that fault.
fn faulty() -> Vec<(&'static str, Setting, &'static str)> {
    let gate = "favours = [5, 3], cards = [{ gate = 1 }]";
    let spent = only("", "", "");
    vec![
        ("position-players", seats(3).player(4, ""), "There are 4 players, but the set-up has 3 seats."),
        ("position-sections", seats(3).section(4, "favours = [5, 3]"), "There are 4 sections; this many players build 3"),
        ("position-seat", seats(3).turn(4, "first"), "There is no seat 4: the set-up has 3 seats."),
        (
            "position-section",
            seats(3).turn(1, "check").section(1, gate).claims(&[1, 4]),
            "There is no section 4: the table has 3.",
        ),
        ("position-favour", seats(3).player(1, "favours = [6]"), "There is no favour of 6."),
        (
            "position-section-cards",
            seats(3).section(2, "favours = [5, 3], cards = [{}, {}, {}, { gate = 1 }]"),
            "Section 2 lists the cards of 4 seats, but there are 3.",
        ),
        (
            "position-dragon-twice",
            seats(3).section(
                1,
                "favours = [5, 3], cards = [{}, { dragon = 1 }], \
                 covered = [{ by = 2, seat = 1, card = \"wall\" }, { by = 2, seat = 1, card = \"gate\" }]",
            ),
            "In section 1 the Dragon of Red covers two cards",
        ),
        ("position-stake", seats(3).section(3, "favours = [5]"), "Section 3 has favours 1 open, 0 claimed."),
        (
            "position-deck",
            seats(3).player(2, "pile = { wall = 7, gate = 3, watchtower = 1, infantry = 5, cavalry = 2, noble = 1 }"),
            "Red has 19 cards in all; a deck is 20.",
        ),
        (
            "position-cards",
            seats(3).player(
                2,
                "pile = { wall = 8, gate = 3, watchtower = 1, infantry = 5, cavalry = 1, noble = 1, dragon = 1 }",
            ),
            "Red has 8 × Walls in all; a deck has 7.",
        ),
        ("position-favours", seats(3).player(1, "favours = [8, 8, 8]"), "There are 3 favours of 8 in all; the game has 2."),
        (
            "position-refill",
            seats(3).section(2, ""),
            "One section is without favours although 32 are still to come",
        ),
        (
            "position-removed",
            seats(3).with("removed = [3, 3]"),
            "Equal pairs are taken out only in a game for two, not for 3.",
        ),
        ("position-removed-pairs", seats(2).with("removed = [3]"), "must be pairs of equal ones"),
        ("position-won", seats(3).player(1, "favours = [8]").player(3, "favours = [5, 5]"), "have won 3 favours in all"),
        (
            "position-closed",
            seats(3).section(2, "cards = [{ gate = 1 }]").supply(&[], 1),
            "Section 2 has cards but no favours.",
        ),
        ("position-equal-pair", seats(2).section(1, "favours = [5, 5]"), "cannot have two favours of 5"),
        (
            "position-held",
            seats(3).section(
                1,
                "favours = [5], claimed = { seat = 2, favour = 3, on = \"gate\" }, cards = [{ gate = 1 }, { wall = 1 }]",
            ),
            "In section 1 a favour lies on the Gate of Red, but there is no such uncovered card.",
        ),
        (
            "position-dragon",
            seats(3).section(1, "favours = [5, 3], covered = [{ by = 2, seat = 1, card = \"gate\" }]"),
            "In section 1 the Dragon of Red covers a card, but that Dragon does not lie there.",
        ),
        ("position-finisher", seats(3).finisher(2), "Red is said to have played the last card, but still has cards."),
        (
            "position-finisher-turn",
            seats(3).turn(2, "check").finisher(2).player(2, &spent.replace("gate = 3", "gate = 2")).section(
                1,
                "favours = [5, 3], cards = [{}, { gate = 1 }]",
            ),
            "Red has played the last card and cannot have another turn",
        ),
        ("position-no-finisher", seats(3).player(2, &spent), "Red has no cards left, so the end has begun"),
        (
            "position-last-check",
            seats(3).turn(1, "last-check").section(1, gate),
            "The last check comes only after somebody has played the last card",
        ),
        ("position-claims", seats(3).section(1, gate).claims(&[1]), "There are sections to claim, but the turn is not in a check."),
        ("position-not-over", seats(3).turn(1, "over"), "3 sections are being built"),
        (
            "position-over",
            seats(2).section(1, "").section(2, "").supply(&[], 1),
            "No section is being built any more",
        ),
        (
            "position-nothing-left",
            seats(3).finisher(2).player(1, &spent).player(2, &spent),
            "Blue has no cards left, so this action would be skipped.",
        ),
        ("position-no-claims", seats(3).turn(1, "check"), "Blue has nothing to claim"),
        (
            "position-claim-lead",
            seats(3)
                .turn(1, "check")
                .section(1, gate)
                .section(2, "favours = [5, 3], cards = [{ gate = 1 }, { wall = 2 }]")
                .claims(&[1, 2]),
            "Blue cannot claim in section 2: a claim needs the lead, alone.",
        ),
    ]
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

/// One thing is wrong, one thing is said. But a card too few shows in the sum and in its kind, and of two kinds that
/// are wrong each is named.
#[test]
fn a_fault_alone_is_reported_alone() {
    for (id, setting, _) in faulty() {
        let expected = match id {
            "position-deck" => vec![id, "position-cards"],
            "position-cards" => vec![id, id],
            _ => vec![id],
        };
        assert_eq!(ids(&setting.faults()), expected);
    }
}

#[test]
fn no_fault_of_the_language_file_is_forgotten() {
    let provoked: Vec<&str> = faulty().into_iter().map(|(id, ..)| id).collect();
    positions::are_all_provoked::<GreatWall>(&provoked);
}

#[test]
fn every_fault_can_be_said_in_both_languages() {
    for (_, setting, _) in faulty() {
        positions::are_sayable::<GreatWall>(&setting.faults());
    }
}

#[test]
fn several_faults_are_all_reported_at_once() {
    let faults = seats(3)
        .player(1, "hand = { wall = 8 }")
        .player(3, "hand = { dragon = 2 }, favours = [8, 8, 8]")
        .section(1, "favours = [5]")
        .section(2, "favours = [5, 3], cards = [{}, {}, {}, { gate = 1 }]")
        .faults();
    let said = lines(Lang::En, &faults);
    for expected in [
        "Section 1 has favours 1 open, 0 claimed.",
        "Section 2 lists the cards of 4 seats, but there are 3.",
        "Blue has 21 cards in all; a deck is 20.",
        "Blue has 8 × Walls in all; a deck has 7.",
        "Yellow has 21 cards in all; a deck is 20.",
        "Yellow has 2 × Dragons in all; a deck has 1.",
        "There are 3 favours of 8 in all; the game has 2.",
    ] {
        assert_eq!(said.iter().filter(|line| line.starts_with(expected)).count(), 1, "{expected}: {said:#?}");
    }
    assert_eq!(said.len(), 7, "{said:#?}");
}

#[test]
fn faults_of_how_things_fit_are_all_reported_at_once() {
    let faults = seats(3)
        .turn(1, "first")
        .finisher(2)
        .claims(&[3])
        .with("removed = [2]")
        .section(1, "favours = [5], claimed = { seat = 1, favour = 3, on = \"gate\" }")
        .faults();
    assert_eq!(
        ids(&faults),
        [
            "position-held",
            "position-removed",
            "position-removed-pairs",
            "position-finisher",
            "position-claims",
            "position-claim-lead"
        ]
    );
}

/// Twenty-one cards of one colour: one line gives the sum, wherever the card too many lies.
#[test]
fn twenty_one_cards_of_one_colour_give_one_clear_line() {
    let printed = "wall = 7, gate = 3, watchtower = 1, infantry = 5, cavalry = 2, noble = 1, dragon = 1";
    for setting in [
        seats(3).player(1, "hand = { wall = 8 }"),
        seats(3).player(1, &format!("hand = {{ wall = 1 }}, pile = {{ {printed} }}")),
        seats(3).player(1, &format!("gone = {{ wall = 1 }}, pile = {{ {printed} }}")),
        seats(3)
            .player(1, &format!("pile = {{ {printed} }}"))
            .section(1, "favours = [5, 3], cards = [{ wall = 1 }]"),
        seats(3)
            .player(1, &format!("pile = {{ {printed} }}"))
            .section(1, "favours = [5, 3], cards = [{}, { dragon = 1 }], covered = [{ by = 2, seat = 1, card = \"wall\" }]"),
    ] {
        let faults = setting.faults();
        for (lang, sum, kind) in [
            (Lang::En, "Blue has 21 cards in all; a deck is 20.", "Blue has 8 × Walls in all; a deck has 7."),
            (Lang::It, "Blu ha 21 carte in tutto; un mazzo ne ha 20.", "Blu ha 8 × Muri in tutto; un mazzo ne ha 7."),
        ] {
            assert_eq!(lines(lang, &faults), [sum, kind]);
        }
    }
}

/// However many there are said to be, the true number is reported.
#[test]
fn huge_numbers_are_reported_as_they_are() {
    for setting in [
        seats(2).player(1, "hand = { wall = 4000000000 }"),
        seats(2).player(1, "gone = { wall = 4000000000 }"),
        seats(2).player(1, "pile = { wall = 4000000000 }"),
        seats(2).section(1, "favours = [5, 3], cards = [{ wall = 4000000000 }]"),
    ] {
        let said = lines(Lang::En, &setting.faults());
        assert!(said.contains(&"Blue has 4000000000 × Walls in all; a deck has 7.".to_owned()), "{said:#?}");
    }
}

/// A flood of favours is a fault like any other, and no crash.
#[test]
fn a_flood_of_favours_is_only_a_fault() {
    // 264 of them: eight more than fit into a byte, and eight is how many there are.
    let flood = |n: usize| format!("favours = {:?}", vec![5; n]);
    let faults = seats(3).player(1, &flood(100)).player(2, &flood(100)).player(3, &flood(64)).faults();
    assert_eq!(ids(&faults), ["position-favours"]);
    assert_eq!(lines(Lang::En, &faults), ["There are 264 favours of 5 in all; the game has 8."]);
}

/// A favour that does not exist is said to not exist; that the section has the wrong number of them is not true.
#[test]
fn an_unknown_favour_is_not_counted_as_missing() {
    for section in ["favours = [6, 5]", "favours = [5, 6]"] {
        assert_eq!(ids(&seats(3).section(1, section).faults()), ["position-favour"], "{section}");
    }
    let claimed = "favours = [6], claimed = { seat = 1, favour = 5, on = \"gate\" }, cards = [{ gate = 1 }]";
    assert_eq!(ids(&seats(3).section(1, claimed).faults()), ["position-favour"]);
}

/// In a game for two no pair is equal, so neither is one of which the first is claimed already.
#[test]
fn a_claimed_favour_equal_to_the_one_left_is_an_equal_pair_too() {
    let section = "favours = [5], claimed = { seat = 1, favour = 5, on = \"gate\" }, cards = [{ gate = 1 }]";
    assert!(seats(3).section(1, section).read().is_ok());
    assert_eq!(ids(&seats(2).section(1, section).faults()), ["position-equal-pair"]);
}

/// A Dragon may lie under a Dragon, but not two under each other, nor one under itself.
#[test]
fn two_dragons_cannot_cover_each_other() {
    let stack = "favours = [5, 3], cards = [{}, { dragon = 1 }], covered = \
                 [{ by = 1, seat = 3, card = \"gate\" }, { by = 2, seat = 1, card = \"dragon\" }]";
    assert!(seats(3).section(1, stack).read().is_ok());
    let itself = "favours = [5, 3], covered = [{ by = 1, seat = 1, card = \"dragon\" }]";
    assert_eq!(ids(&seats(3).section(1, itself).faults()), ["position-dragon"]);
    let ring = "favours = [5, 3], covered = \
                [{ by = 1, seat = 2, card = \"dragon\" }, { by = 2, seat = 1, card = \"dragon\" }]";
    let read = seats(3).section(1, ring).read();
    assert!(read.is_err(), "two Dragons lie under each other");
    assert!(ids(&read.unwrap_err()).contains(&"position-dragon"));
}

/// Without a last card a game is over only when no favours are to come: else its sections would have been refilled.
#[test]
fn a_game_is_not_over_while_favours_are_to_come() {
    let over = seats(2).turn(1, "over").section(1, "").section(2, "");
    assert!(over.clone().supply(&[], 1).read().is_ok());
    let read = over.supply(&[8, 1], 1).read();
    assert!(read.is_err(), "the game is over with two favours to come");
}

/// Every seat named in a file must be at the table.
#[test]
fn seats_that_are_not_at_the_table_are_named() {
    for setting in [
        seats(3).turn(1, "first").finisher(4),
        seats(3).section(
            1,
            "favours = [5], claimed = { seat = 4, favour = 3, on = \"gate\" }, cards = [{ gate = 1 }]",
        ),
        seats(3).section(
            1,
            "favours = [5, 3], cards = [{ dragon = 1 }], covered = [{ by = 1, seat = 4, card = \"gate\" }]",
        ),
        seats(3).section(
            1,
            "favours = [5, 3], cards = [{ dragon = 1 }], covered = [{ by = 4, seat = 1, card = \"gate\" }]",
        ),
    ] {
        let faults = setting.faults();
        assert!(ids(&faults).contains(&"position-seat"), "{faults:?}");
        assert!(lines(Lang::En, &faults)[0].contains("There is no seat 4"), "{faults:?}");
    }
}

/// What is left out of a file set up by hand is filled in.
#[test]
fn what_is_left_out_is_filled_in() {
    let state = seats(3)
        .turn(2, "check")
        .player(1, "hand = { wall = 2 }, gone = { noble = 1 }, favours = [8, 2]")
        .section(1, "favours = [3, 5], cards = [{}, { gate = 1 }]")
        .section(3, "favours = [7, 1], cards = [{ wall = 1 }, { watchtower = 1 }]")
        .state();
    assert_eq!(state.pile(crate::common::seat(1)).counts(), &[4, 3, 1, 5, 2, 0, 1]);
    assert_eq!(state.pile(crate::common::seat(2)).counts(), &[7, 2, 0, 5, 2, 1, 1]);
    assert_eq!(state.table().supply.counts(), &[1, 4, 6, 6, 7, 3, 1]);
    let claims = |number| crate::common::allowed(&state, number);
    assert!(claims("claim 5 @1 on gate") && claims("claim 7 @3 on watchtower"));
    assert_eq!(crate::common::open(&state, 1), [5, 3]);
}

#[test]
fn every_position_of_a_game_goes_round_through_toml_and_json() {
    assert!(positions::go_round::<GreatWall>(2) > 2000);
}

#[test]
fn positions_set_up_by_hand_go_round_too() {
    goes_round(&seats(2).with("removed = [3, 3]").state());
    goes_round(&seats(2).compulsory().state());
    goes_round(&seats(5).finisher(4).player(4, &only("", "", "")).state());
    let dragons = "favours = [5], claimed = { seat = 2, favour = 5, on = \"dragon\" }, cards = [{}, { dragon = 1 }], \
                   covered = [{ by = 1, seat = 3, card = \"gate\" }, { by = 2, seat = 1, card = \"dragon\" }]";
    goes_round(&seats(3).section(1, dragons).state());
    goes_round(&seats(2).turn(2, "over").section(1, "").section(2, "").supply(&[], 1).state());
}

/// A plain file with one piece replaced is wrong in that field.
fn field(from: &str, to: &str) -> String {
    let text = seats(2).player(1, "hand = { wall = 2 }").text();
    assert!(read(&text).is_ok());
    assert_eq!(text.matches(from).count(), 1, "{from}");
    let faults = read(&text.replace(from, to)).expect_err(to);
    assert_eq!(faults.len(), 1);
    lines(Lang::En, &faults).remove(0)
}

#[test]
fn faults_of_fields_and_types_name_the_field() {
    for (from, to, named) in [
        ("wall = 2", "castle = 2", ["“position.players[0].hand", "castle"]),
        ("wall = 2", "wall = \"two\"", ["“position.players[0].hand", "two"]),
        ("wall = 2", "wall = -2", ["“position.players[0].hand", "-2"]),
        ("wall = 2", "wall = 4294967296", ["“position.players[0].hand", "4294967296"]),
        ("hand = {", "hands = {", ["“position.players[0]", "hands"]),
        ("hand = { wall = 2 }", "hand = 2", ["“position.players[0].hand”", "2"]),
        ("phase = \"first\"", "phase = \"sleeping\"", ["“position.turn.phase”", "sleeping"]),
        ("phase = \"first\"", "", ["“position.turn", "phase"]),
        ("seat = 1", "seat = 0", ["“position.turn.seat”", "no seat 0"]),
        ("seat = 1", "seat = 7", ["“position.turn.seat”", "no seat 7"]),
        ("seat = 1", "seat = \"one\"", ["“position.turn.seat”", "one"]),
        ("seats = 2", "seats = \"two\"", ["“setup.seats”", "two"]),
        ("seats = 2", "", ["“setup”", "seats"]),
        ("[position.turn]", "[position.tour]", ["“position", "tour"]),
        ("[position]\n", "[position]\nsupply = [\"five\"]\n", ["“position.supply[0]”", "five"]),
        ("[position]\n", "[position]\nsupply = [-1]\n", ["“position.supply[0]”", "-1"]),
        ("palatine = \"position 1\"", "", ["palatine", "is missing"]),
        ("palatine = \"position 1\"", "palatine = \"record 1\"", ["“palatine”", "record 1"]),
        ("game = \"great-wall\"", "game = \"chess\"", ["“game”", "chess"]),
    ] {
        let said = field(from, to);
        for piece in named {
            assert!(said.contains(piece), "{to}: “{piece}” in: {said}");
        }
    }
}

/// A number of cards that is no number names the very card.
#[test]
fn a_wrong_number_of_cards_names_the_card() {
    for number in ["\"two\"", "-2", "2.5", "true"] {
        let said = field("wall = 2", &format!("wall = {number}"));
        assert!(said.contains("“position.players[0].hand.wall”"), "{said}");
    }
}

#[test]
fn faults_of_the_set_up_are_named() {
    assert!(field("seats = 2", "seats = 6").contains("is for 2 to 5 players, not 6"));
    assert!(field("seats = 2", "seats = 1").contains("is for 2 to 5 players, not 1"));
    assert!(
        field("[setup.options]\n", "[setup.options]\nclaims = \"never\"\n").contains("cannot be “never”")
    );
    assert!(field("[setup.options]\n", "[setup.options]\nhats = \"on\"\n").contains("no option “hats”"));
    assert!(field("[setup.options]\n", "[setup.options]\nfirst = \"seat-3\"\n").contains("only 2 seats"));
}

#[test]
fn text_that_is_no_file_at_all_says_where() {
    let said = |text: &str| {
        let faults = read(text).expect_err(text);
        assert_eq!(faults.len(), 1);
        lines(Lang::En, &faults).remove(0)
    };
    assert!(said("palatine = \"position 1\"\ngame = great").contains("line 2"));
    assert!(said("{ \"palatine\": \"position 1\",\n  \"game\": }").contains("line 2"));
    assert!(said("{} {}").contains("is missing"));
    assert!(said("").contains("is missing"));
    let whole = serde_json::to_string(&PositionFile::write(&seats(2).state())).unwrap();
    assert!(said(&format!("{whole} and more")).contains("follows the end"));
    assert!(said(&whole.replace("\"phase\":\"first\"", "\"phase\":7")).contains("position.turn.phase"));
}
