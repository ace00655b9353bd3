//! Positions as files: every fault is found and named, and every position of a game goes round.

use crate::common::{Setting, crowded, ids, lines, read, seat, seats};
use emperor::{Emperor, Phase};
use game::{Game, Lang};
use trials::positions::{self, goes_round};

/// One small file for every fault there is, and what the line in English must say. Each has just that fault.
fn faulty() -> Vec<(&'static str, Setting, &'static str)> {
    let seven = "houses = [[1, 2, 3, 4, 5, 6, 7]]";
    vec![
        (
            "position-players",
            seats(3).hand(4, "red = 1, orange = 1, green = 1"),
            "There are 4 players, but the set-up has 3 seats.",
        ),
        ("position-seat", seats(3).turn(4, "place"), "There is no seat 4: the set-up has 3 seats."),
        ("position-exhausted", seats(3).exhausted(3), "exhausted 3 times"),
        ("position-phase", seats(3).turn(1, "second"), "“second” needs a region"),
        (
            "position-region-seats",
            seats(3).region("wei", "houses = [[], [], [], [1]]"),
            "Wei lists the pieces of 4 seats, but there are 3.",
        ),
        ("position-space", seats(3).region("wei", "houses = [[8]]"), "Wei has no house space 8: it has 7."),
        (
            "position-house-twice",
            seats(3).region("chin", "houses = [[1, 2], [2]]"),
            "On space 2 of Ch’in stand two houses.",
        ),
        (
            "position-fort-twice",
            seats(3).forts().fortified(1).region("lu", "fortifications = [3, 3]"),
            "On space 3 of Lu stand two fortifications.",
        ),
        (
            "position-points",
            seats(3).player(2, "points", "-1"),
            "Red is said to have -1 points, but full regions brought 0.",
        ),
        (
            "position-fortifications-off",
            seats(3).fortified(1),
            "A fortification has been placed, but the table plays without them.",
        ),
        (
            "position-forts",
            seats(3).forts().fortified(1).region("lu", "fortifications = [1, 2]"),
            "There are 2 fortifications on the map, but the players have placed 1.",
        ),
        (
            "position-houses",
            seats(3).region("wei", seven).region("zhao", seven).region("yan", seven),
            "Blue has 21 houses on the map; there are 20 in a colour.",
        ),
        (
            "position-emissaries",
            seats(3)
                .region("wei", &format!("{seven}, emissaries = [0, 7]"))
                .region("zhao", &format!("{seven}, emissaries = [0, 2]")),
            "Red has 9 emissaries at the courts; there are 8 in a colour.",
        ),
        (
            "position-court",
            seats(3).region("qi", "houses = [[1], [2]], emissaries = [1, 1]"),
            "Qi holds 2 emissaries; it may hold 1",
        ),
        (
            "position-cards",
            seats(3).hand(1, "purple = 9"),
            "There are 10 purple cards in all; this many players use 8.",
        ),
        (
            "position-known",
            seats(3).player(1, "known", "{ red = 2 }"),
            "Blue is known to hold cards that are not in the hand.",
        ),
        ("position-hand", seats(3).hand(3, "red = 2"), "Yellow holds 2 cards."),
        (
            "position-row",
            seats(3).row("red = 3"),
            "There are 3 cards in the open row; there must be 4 as a turn begins.",
        ),
        ("position-pile", seats(3).pile("").exhausted(1), "The pile has 0 cards and was exhausted 1 times."),
        (
            "position-nothing-to-draw",
            seats(3).drawing(1, "one").hand(1, "red = 2").exhausted(2).row(""),
            "There is nothing left to draw",
        ),
        (
            "position-placed",
            seats(3).drawing(1, "two").region("chu", "").hand(1, "red = 1"),
            "nowhere stands what was placed",
        ),
        (
            "position-drawn",
            seats(3).drawing(1, "two").hand(1, "red = 1, green = 1").player(
                1,
                "known",
                "{ red = 1, green = 1 }",
            ),
            "The open row lacks 0 cards, but with this hand Blue has drawn 1 to 2 in this turn.",
        ),
        (
            "position-second",
            seats(3).second(1, "wei").hand(1, "red = 2"),
            "at least two pieces must stand there, one of them of Blue.",
        ),
        ("position-not-over", seats(3).turn(3, "over"), "The game cannot be over"),
        ("position-over", crowded("[[1, 2], [3, 4]]", "[2]"), "Nobody can place anything any more"),
    ]
}

#[test]
fn every_fault_is_found_named_and_reported_alone() {
    for (id, setting, english) in faulty() {
        let faults = setting.faults();
        assert_eq!(ids(&faults), [id]);
        let said = lines(Lang::En, &faults).remove(0);
        assert!(said.contains(english), "“{english}” in: {said}");
    }
}

#[test]
fn no_fault_of_the_language_file_is_forgotten() {
    let provoked: Vec<&str> = faulty().into_iter().map(|(id, ..)| id).collect();
    positions::are_all_provoked::<Emperor>(&provoked);
}

#[test]
fn every_fault_can_be_said_in_both_languages() {
    for (_, setting, _) in faulty() {
        positions::are_sayable::<Emperor>(&setting.faults());
    }
}

#[test]
fn several_faults_are_all_reported_at_once() {
    let faults = seats(3)
        .hand(1, "purple = 9")
        .player(2, "points", "1000")
        .region("wei", "houses = [[1], [1]], emissaries = [2]")
        .region("lu", "houses = [[5]], fortifications = [1]")
        .faults();
    let said = lines(Lang::En, &faults);
    for expected in [
        "On space 1 of Wei stand two houses.",
        "Wei holds 2 emissaries",
        "Lu has no house space 5: it has 4.",
        "There is one fortification on the map",
        "Red is said to have 1000 points",
        "There are 10 purple cards in all",
    ] {
        assert_eq!(said.iter().filter(|line| line.starts_with(expected)).count(), 1, "{expected}: {said:#?}");
    }
    assert_eq!(said.len(), 6, "{said:#?}");
}

#[test]
fn faults_of_how_things_fit_are_all_reported_at_once() {
    let faults =
        seats(3).second(1, "wei").hand(2, "red = 2").row("green = 3").exhausted(2).pile("red = 1").faults();
    assert_eq!(ids(&faults), ["position-hand", "position-hand", "position-pile", "position-second"]);
}

/// Both ways in which a file may say whose turn it is wrongly, and both ways in which players may be too few or many.
#[test]
fn seats_that_are_not_at_the_table_are_named() {
    for setting in [seats(3).turn(4, "place"), seats(3).start(5)] {
        let faults = setting.faults();
        assert_eq!(ids(&faults), ["position-seat"]);
    }
    let few = seats(3).text().replacen("  { hand = { red = 1, orange = 1, green = 1 } },\n", "", 1);
    assert_eq!(ids(&read(&few).unwrap_err()), ["position-players"]);
}

/// The parts of a turn must go together.
#[test]
fn a_phase_needs_what_belongs_to_it_and_nothing_else() {
    let turn = |lines: &str| {
        let text = seats(3).text();
        read(&text.replace("seat = 1\nphase = \"place\"", lines))
    };
    assert!(turn("seat = 1\nphase = \"place\"").is_ok());
    for wrong in [
        "phase = \"place\"\nregion = \"wei\"",
        "phase = \"place\"\nafter = \"one\"",
        "phase = \"second\"",
        "phase = \"second\"\nregion = \"wei\"\nafter = \"one\"",
        "phase = \"draw\"",
        "phase = \"draw\"\nafter = \"two\"\nregion = \"wei\"",
        "phase = \"over\"\nregion = \"wei\"",
        "phase = \"over\"\nafter = \"two\"",
    ] {
        assert_eq!(ids(&turn(&format!("seat = 1\n{wrong}")).unwrap_err()), ["position-phase"], "{wrong}");
    }
}

/// Hands may be short only where play makes them so.
#[test]
fn hands_may_be_short_only_where_play_makes_them_so() {
    let two = "red = 1, green = 1";
    let wei = "houses = [[1], [2]]";
    for good in [
        seats(3).second(1, "wei").region("wei", wei).hand(1, two),
        seats(3).second(1, "wei").region("wei", wei).hand(1, "red = 1"),
        seats(3).drawing(1, "two").hand(1, ""),
        seats(3).turn(2, "place").exhausted(2).hand(1, two),
        seats(3).start(2).turn(1, "place").exhausted(2).hand(3, ""),
        seats(3).turn(3, "over").exhausted(2).hand(1, "").hand(2, two),
    ] {
        assert!(good.read().is_ok(), "{:?}", good.read());
    }
    for bad in [
        seats(3).second(1, "wei").region("wei", wei),
        seats(3).second(1, "wei").region("wei", wei).hand(1, ""),
        seats(3).drawing(1, "two"),
        seats(3).hand(1, "red = 4"),
        seats(3).turn(2, "place").hand(1, two),
        seats(3).turn(2, "place").exhausted(2).hand(3, two),
        seats(3).turn(2, "place").exhausted(2).hand(2, two),
        seats(3).turn(3, "over").exhausted(2).hand(1, "red = 4"),
    ] {
        assert_eq!(ids(&bad.faults()), ["position-hand"], "{}", bad.text());
    }
}

/// What is held while drawing tells what was paid and drawn; what is gone from the row was taken.
#[test]
fn a_hand_while_drawing_fits_what_was_paid_and_drawn() {
    let two = "red = 1, green = 1";
    let known = |setting: Setting, cards: &str| setting.player(1, "known", &format!("{{ {cards} }}"));
    let drawing = |after: &str, hand: &str| seats(3).drawing(1, after).hand(1, hand);
    for good in [
        drawing("two", ""),
        drawing("two", "red = 1"),
        // One card was drawn: from the pile, or the red one from the row.
        drawing("two", two),
        known(drawing("two", two).row("yellow = 1, green = 1, purple = 1"), "red = 1"),
        known(drawing("two", two).row("yellow = 1, purple = 1"), two),
        drawing("one", two),
        known(drawing("one", two), two),
        drawing("opening", "red = 1"),
        drawing("exchange", two),
        known(drawing("exchange", two), two),
        // Once the pile is exhausted for good, the row is no longer refilled.
        drawing("exchange", two).row("red = 1").exhausted(2),
    ] {
        assert!(good.read().is_ok(), "{:?}\n{}", good.read(), good.text());
    }
    for (id, bad) in [
        // An exchange costs one card, a piece at least one and at most two.
        ("position-hand", drawing("exchange", "red = 1")),
        ("position-hand", drawing("exchange", "")),
        ("position-hand", drawing("one", "")),
        ("position-hand", drawing("opening", "")),
        ("position-hand", drawing("two", "red = 2, green = 1")),
        // After two pieces one card at most is left, so a second one was drawn; a known one came from the row.
        ("position-drawn", known(drawing("two", two), two)),
        ("position-drawn", drawing("two", two).row("yellow = 1, green = 1, purple = 1")),
        ("position-drawn", known(drawing("exchange", two).row("yellow = 1, green = 1, purple = 1"), two)),
        ("position-placed", drawing("opening", "red = 1").region("chu", "houses = [[], [1]]")),
        ("position-placed", drawing("one", "red = 1").region("chu", "houses = [[], [1, 2]]")),
        ("position-placed", drawing("two", "red = 1").region("chu", "houses = [[1], [2, 3]]")),
    ] {
        assert_eq!(ids(&bad.faults()), [id], "{}", bad.text());
    }
}

/// A full region has brought its points: left out they are filled in, others are not believed.
#[test]
fn a_full_region_has_brought_its_points() {
    let full = seats(3).region("lu", "houses = [[1, 2], [3], [4]]");
    assert_eq!(crate::common::points(&full.state()), [4, 2, 2]);
    assert!(full.clone().player(1, "points", "4").player(3, "points", "2").read().is_ok());
    for points in ["0", "3", "5"] {
        assert_eq!(ids(&full.clone().player(1, "points", points).faults()), ["position-points"]);
    }
    // A fortification had doubled them.
    let doubled = full.forts().fortified(3).region("lu", "houses = [[1, 2], [3], [4]], fortifications = [3]");
    assert_eq!(crate::common::points(&doubled.state()), [4, 4, 2]);
}

/// A single piece in a region is the one that opened it, and then no second may follow in that turn.
#[test]
fn a_second_piece_follows_only_where_something_stood_before() {
    let second = seats(3).second(1, "wei").hand(1, "red = 2");
    assert_eq!(ids(&second.clone().region("wei", "houses = [[1]]").faults()), ["position-second"]);
    assert!(second.clone().region("wei", "houses = [[1], [2]]").read().is_ok());
    assert!(second.clone().region("wei", "houses = [[1]], emissaries = [1]").read().is_ok());
    let forts = second.forts().fortified(1).region("wei", "houses = [[1]], fortifications = [1]");
    assert!(forts.read().is_ok());
}

/// However many there are said to be, it is a fault and no crash, and what is said is true.
#[test]
fn huge_numbers_are_only_faults() {
    let most = u64::MAX >> 1;
    for (id, setting) in [
        ("position-cards", seats(3).hand(1, "red = 4000000000")),
        ("position-cards", seats(3).row("red = 4294967295, green = 4294967295")),
        ("position-cards", seats(3).discards("purple = 4294967295")),
        ("position-cards", seats(3).pile("purple = 250").discards("")),
        ("position-space", seats(3).region("wei", &format!("houses = [[{most}]]"))),
        ("position-space", seats(3).region("wei", "houses = [[0]]")),
        ("position-points", seats(3).player(1, "points", &most.to_string())),
        ("position-points", seats(3).player(1, "points", "-9223372036854775808")),
        ("position-emissaries", seats(3).region("wei", &format!("houses = [[1]], emissaries = [{most}]"))),
        ("position-known", seats(3).player(1, "known", "{ red = 4294967295 }")),
        ("position-exhausted", seats(3).exhausted(u32::MAX)),
        ("position-houses", {
            let all = "houses = [[1, 2, 3, 4]]";
            ["chin", "qi", "wei", "shu", "zhao", "lu", "han", "yan", "chu"]
                .into_iter()
                .fold(seats(3), |setting, name| setting.region(name, all))
        }),
    ] {
        let faults = setting.faults();
        assert!(ids(&faults).contains(&id), "{id}: {faults:?}");
    }
    // The number itself is told.
    let said = lines(Lang::En, &seats(3).hand(1, "red = 4000000000").faults()).join("\n");
    assert!(said.contains("There are 4000000003 red cards in all"), "{said}");
}

/// As with cards, the true number of emissaries is reported, not the nearest that fits.
#[test]
fn the_true_number_of_emissaries_is_reported() {
    let faults = seats(3).region("wei", "houses = [[1]], emissaries = [500]").faults();
    let said = lines(Lang::En, &faults).join("\n");
    assert!(said.contains("Wei holds 500 emissaries"), "{said}");
    assert!(said.contains("Blue has 500 emissaries at the courts"), "{said}");
}

/// What is left out of a file set up by hand is filled in: the pile, empty regions, plain players.
#[test]
fn what_is_left_out_is_filled_in() {
    let state = seats(3).region("wei", "houses = [[], [2]]").state();
    let table = state.table();
    assert_eq!(state.pile().counts(), &[9 - 1, 11 - 4, 9 - 3, 10 - 4, 8 - 1]);
    assert_eq!(u32::from(table.pile), state.pile().size());
    assert!(table.discards.is_empty() && table.known.iter().all(game::Bag::is_empty));
    assert_eq!((table.exhausted, table.houses_left(seat(2))), (0, 19));
    assert_eq!(table.phase, Phase::Place);
}

#[test]
fn every_position_of_a_game_goes_round_through_toml_and_json() {
    assert!(positions::go_round::<Emperor>(1) > 1500);
}

#[test]
fn positions_set_up_by_hand_go_round_too() {
    for (name, text) in Emperor::about().book.diagrams {
        goes_round(&read(text).unwrap_or_else(|faults| panic!("{name}: {faults:?}")));
    }
    goes_round(&crowded("[[1, 2], [3]]", "[2]").forts().state());
    goes_round(
        &seats(5).start(4).turn(2, "place").exhausted(2).row("").hand(5, "").hand(4, "red = 1").state(),
    );
    goes_round(&crowded("[[1, 2], [3, 4]]", "[2]").turn(2, "over").hand(2, "red = 2").state());
    goes_round(&crate::common::after(&crowded("[[1, 2], [3]]", "[2]").state(), &["house lu-4 for orange"]));
}

/// A plain file with one piece replaced is wrong in that field.
fn field(from: &str, to: &str) -> String {
    let text = seats(3).hand(1, "yellow = 2, purple = 1").region("wei", "houses = [[7]]").text();
    assert!(read(&text).is_ok());
    assert_eq!(text.matches(from).count(), 1, "{from}");
    let faults = read(&text.replace(from, to)).expect_err(to);
    assert_eq!(faults.len(), 1);
    lines(Lang::En, &faults).remove(0)
}

#[test]
fn faults_of_fields_and_types_name_the_field() {
    for (from, to, named) in [
        ("yellow = 2", "blue = 2", ["“position.players[0].hand", "blue"]),
        ("yellow = 2", "yellow = \"two\"", ["“position.players[0].hand", "two"]),
        ("yellow = 2", "yellow = -2", ["“position.players[0].hand", "-2"]),
        ("yellow = 2", "yellow = 4294967296", ["“position.players[0].hand", "4294967296"]),
        ("{ hand = { yellow", "{ hands = { yellow", ["“position.players[0]", "hands"]),
        ("phase = \"place\"", "phase = \"sleeping\"", ["“position.turn.phase”", "sleeping"]),
        ("phase = \"place\"", "", ["“position.turn", "phase"]),
        ("phase = \"place\"", "phase = \"draw\"\nafter = \"lunch\"", ["“position.turn.after”", "lunch"]),
        ("phase = \"place\"", "phase = \"second\"\nregion = \"rome\"", ["“position.turn.region”", "rome"]),
        ("\nseat = 1", "\nseat = 0", ["“position.turn.seat”", "no seat 0"]),
        ("\nseat = 1", "\nseat = 7", ["“position.turn.seat”", "no seat 7"]),
        ("start = 1", "", ["“position.turn", "start"]),
        ("seats = 3", "seats = \"three\"", ["“setup.seats”", "three"]),
        ("wei = { houses", "rome = { houses", ["“position.regions", "rome"]),
        ("[[7]]", "[[-7]]", ["“position.regions.wei.houses[0][0]”", "-7"]),
        ("[[7]]", "7", ["“position.regions.wei.houses”", "7"]),
        ("houses = [[7]]", "temples = [[7]]", ["“position.regions.wei", "temples"]),
        ("exhausted = 0", "exhausted = -1", ["“position.exhausted”", "-1"]),
        ("palatine = \"position 1\"", "palatine = \"record 1\"", ["“palatine”", "record 1"]),
        ("game = \"emperor\"", "game = \"chess\"", ["“game”", "chess"]),
    ] {
        let said = field(from, to);
        for piece in named {
            assert!(said.contains(piece), "{to}: “{piece}” in: {said}");
        }
    }
}

#[test]
fn faults_of_the_set_up_are_named() {
    assert!(field("seats = 3", "seats = 6").contains("is for 3 to 5 players, not 6"));
    assert!(field("seats = 3", "seats = 2").contains("is for 3 to 5 players, not 2"));
    let option = |line: &str| field("[setup.options]\n", &format!("[setup.options]\n{line}\n"));
    assert!(option("fortifications = \"maybe\"").contains("cannot be “maybe”"));
    assert!(option("hats = \"on\"").contains("no option “hats”"));
    assert!(option("first = \"seat-4\"").contains("only 3 seats"));
    assert!(option("side = \"for-4-5\"").contains("does not suit 3 players"));
    assert!(
        field("seats = 3\n", "seats = 3\nboard = \"sha256:0\"\n").contains("The board sha256:0 is not here")
    );
}
