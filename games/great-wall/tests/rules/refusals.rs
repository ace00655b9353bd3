//! Every rule that refuses a move: that it bites, what it says in both languages, and that its neighbour is allowed.

use crate::common::{Setting, allowed, held, mv, now, only, open, play, refusal, seat, seats, words};
use game::{Course, Game, Lang, Refusal, Seed, Turn, Value, Written};
use great_wall::{GreatWall, Phase};
use trials::refusals::{self, number, player};

/// It is this rule, with these values among others, and these pieces of text in English and Italian.
fn bites(refusal: &Refusal, rule: &str, values: &[(&str, Value)], english: &[&str], italian: &[&str]) {
    refusals::bites::<GreatWall>(refusal, rule, values, english, italian);
}

/// Seat 1 leads section 2 with a Gate; it is its turn.
fn gate_leads(phase: &str) -> Setting {
    seats(3).turn(1, phase).section(2, "favours = [7, 3], cards = [{ gate = 1 }, { wall = 1 }]")
}

#[test]
fn check_first() {
    let mut state = gate_leads("check").player(1, "hand = { wall = 1, dragon = 1 }").state();
    for action in ["draw", "wall @1", "dragon @2 over 2/wall"] {
        bites(
            &refusal(&state, action),
            "check-first",
            &[("seat", player(1))],
            &["Blue", "claim a favour or decline"],
            &["Blu", "reclamare un favore o rinunciare"],
        );
    }
    play(&mut state, &["decline"]);
    for action in ["draw", "wall @1", "dragon @2 over 2/wall"] {
        assert!(allowed(&state, action), "{action}");
    }
}

/// Where claims are compulsory, nobody is offered to decline.
#[test]
fn where_claims_are_compulsory_declining_is_not_offered() {
    let must = gate_leads("check").compulsory().player(1, "hand = { wall = 1, cavalry = 1 }").state();
    let may = gate_leads("check").player(1, "hand = { wall = 1, cavalry = 1 }").state();
    for action in ["draw", "wall @1", "cavalry @1"] {
        for (lang, piece) in [(Lang::En, "or decline"), (Lang::It, "rinunciare")] {
            assert!(words(lang).refusal(&refusal(&may, action)).contains(piece), "{action}");
            let said = words(lang).refusal(&refusal(&must, action));
            assert!(!said.contains(piece) && !said.contains("  ") && !said.contains(" :"), "{said}");
            assert!(!must.sketch(&words(lang)).contains(piece.trim_start_matches("or ")), "{action}");
        }
    }
    assert!(may.sketch(&words(Lang::En)).contains("Blue may claim, or decline."));
    assert!(must.sketch(&words(Lang::En)).contains("Blue must claim."));
}

#[test]
fn check_over() {
    for phase in ["first", "second"] {
        let state = gate_leads(phase).state();
        for claim in ["claim 7 @2 on gate", "claim @2", "decline"] {
            bites(
                &refusal(&state, claim),
                "check-over",
                &[("seat", player(1))],
                &["Blue", "only as a turn begins"],
                &["Blu", "solo all'inizio del turno"],
            );
        }
    }
    let state = gate_leads("check").state();
    assert!(allowed(&state, "claim 7 @2 on gate"));
    assert!(allowed(&state, "decline"));
}

#[test]
fn claim_compulsory() {
    let one = gate_leads("check").compulsory();
    bites(
        &refusal(&one.state(), "decline"),
        "claim-compulsory",
        &[("seat", player(1)), ("count", number(1)), ("sections", Value::List(vec![number(2)]))],
        &["Blue", "leads section 2."],
        &["Blu", "nella sezione 2."],
    );
    let two = one.section(3, "favours = [5, 1], cards = [{ wall = 1 }]");
    bites(
        &refusal(&two.state(), "decline"),
        "claim-compulsory",
        &[("count", number(2)), ("sections", Value::List(vec![number(2), number(3)]))],
        &["Blue", "leads sections 2, 3."],
        &["Blu", "nelle sezioni 2, 3."],
    );
    // Once one is claimed, the other is still owed.
    let mut state = two.state();
    play(&mut state, &["claim 7 @2 on gate"]);
    bites(
        &refusal(&state, "decline"),
        "claim-compulsory",
        &[("count", number(1))],
        &["section 3."],
        &["sezione 3."],
    );
    assert!(allowed(&gate_leads("check").state(), "decline"));
}

#[test]
fn section_open() {
    let finished = seats(2)
        .player(1, "hand = { wall = 1, dragon = 1 }")
        .section(1, "")
        .section(2, "favours = [5, 3], cards = [{}, { gate = 1 }]")
        .supply(&[], 2)
        .state();
    for play in ["wall @1", "dragon @1", "dragon @1 over 2/gate", "wall @3", "wall @4"] {
        let number = play.as_bytes()[play.find('@').unwrap() + 1] - b'0';
        bites(
            &refusal(&finished, play),
            "section-open",
            &[("section", self::number(number.into()))],
            &[&format!("Section {number} is not being built")],
            &[&format!("La sezione {number} non è in costruzione")],
        );
    }
    for play in ["wall @2", "dragon @2", "dragon @2 over 2/gate"] {
        assert!(allowed(&finished, play), "{play}");
    }
    let claiming = seats(2)
        .turn(1, "check")
        .section(1, "")
        .section(2, "favours = [5, 3], cards = [{ gate = 1 }]")
        .supply(&[], 2)
        .state();
    for claim in ["claim @1", "claim 5 @1 on gate", "claim @4"] {
        assert_eq!(refusal(&claiming, claim).rule(), "section-open");
    }
    assert!(allowed(&claiming, "claim 5 @2 on gate"));
}

#[test]
fn claim_present() {
    let state = gate_leads("check")
        .section(3, "favours = [5, 1], cards = [{}, { dragon = 1 }], covered = [{ by = 2, seat = 1, card = \"noble\" }]")
        .state();
    for (claim, section) in [("claim 4 @1 on gate", 1), ("claim @1", 1), ("claim 5 @3 on noble", 3)] {
        bites(
            &refusal(&state, claim),
            "claim-present",
            &[("seat", player(1)), ("section", number(section))],
            &["Blue has no uncovered card", &format!("section {section}")],
            &["Blu non ha carte scoperte", &format!("sezione {section}")],
        );
    }
    assert!(allowed(&state, "claim 7 @2 on gate"));
}

#[test]
fn claim_lead() {
    let behind = gate_leads("check")
        .section(1, "favours = [5, 1], cards = [{ wall = 1 }, { gate = 1 }, { watchtower = 1 }]")
        .section(3, "favours = [8, 1], cards = [{ gate = 1 }, { wall = 2 }]")
        .state();
    for claim in ["claim 5 @1 on wall", "claim @1"] {
        bites(
            &refusal(&behind, claim),
            "claim-lead",
            &[
                ("seat", player(1)),
                ("section", number(1)),
                ("rival", player(3)),
                ("most", number(3)),
                ("total", number(1)),
            ],
            &["section 1", "Yellow has 3", "Blue 1"],
            &["sezione 1", "Giallo vi ha 3", "Blu 1"],
        );
    }
    // A tie is not a lead either.
    bites(
        &refusal(&behind, "claim 8 @3 on gate"),
        "claim-lead",
        &[("rival", player(2)), ("most", number(2)), ("total", number(2))],
        &["section 3", "Red has 2", "Blue 2"],
        &["sezione 3", "Rosso vi ha 2", "Blu 2"],
    );
    // One point more than the other is enough.
    assert!(allowed(&behind, "claim 7 @2 on gate"));
}

#[test]
fn claim_lead_below_nothing() {
    let state = gate_leads("check")
        .section(1, "favours = [1], claimed = { seat = 1, favour = 8, on = \"wall\" }, cards = [{ wall = 1 }, { wall = 1 }]")
        .state();
    bites(
        &refusal(&state, "claim @1"),
        "claim-lead",
        &[("total", number(-7)), ("most", number(1))],
        &["Red has 1", "Blue -7"],
        &["Rosso vi ha 1", "Blu -7"],
    );
}

#[test]
fn claim_once() {
    let mut state = gate_leads("check").section(1, "favours = [2, 1], cards = [{ infantry = 3 }]").state();
    play(&mut state, &["claim 2 @1 on infantry"]);
    for claim in ["claim @1", "claim 1 @1 on infantry"] {
        bites(
            &refusal(&state, claim),
            "claim-once",
            &[("seat", player(1)), ("section", number(1))],
            &["Blue has already claimed", "section 1", "in a later turn"],
            &["Blu ha già reclamato", "sezione 1", "in un altro turno"],
        );
    }
    assert!(allowed(&state, "claim 7 @2 on gate"));
    // After the last check no later turn comes.
    let mut state = seats(2)
        .turn(2, "last-check")
        .finisher(1)
        .player(1, &only("", "", ""))
        .section(1, "favours = [2, 1], cards = [{}, { infantry = 3 }]")
        .section(2, "favours = [5, 3], cards = [{}, { gate = 1 }]")
        .state();
    play(&mut state, &["claim 2 @1 on infantry"]);
    let last = refusal(&state, "claim @1");
    bites(
        &last,
        "claim-once",
        &[("seat", player(2))],
        &["in this check, and no other check follows."],
        &["in questo controllo, e altri controlli non ce ne sono."],
    );
    assert!(!words(Lang::En).refusal(&last).contains("later turn"));
}

#[test]
fn claim_first() {
    let state = gate_leads("check").state();
    bites(
        &refusal(&state, "claim @2"),
        "claim-first",
        &[("section", number(2)), ("high", number(7)), ("low", number(3))],
        &["section 2", "7 or 3"],
        &["sezione 2", "7 o 3"],
    );
    assert!(allowed(&state, "claim 3 @2 on gate"));
}

/// Two equal favours are not offered as a choice.
#[test]
fn equal_favours_are_no_choice() {
    let state = seats(3).turn(1, "check").section(2, "favours = [2, 2], cards = [{ gate = 1 }]").state();
    bites(
        &refusal(&state, "claim @2"),
        "claim-first",
        &[("kinds", number(1)), ("high", number(2)), ("low", number(2))],
        &["Both are worth 2. Name one and the card to lay it on."],
        &["Valgono 2 tutti e due: indicane uno e la carta su cui posarlo."],
    );
    bites(
        &refusal(&state, "claim 5 @2 on gate"),
        "claim-favour",
        &[("kinds", number(1))],
        &["There are two of 2."],
        &["Ci sono due favori da 2."],
    );
    assert!(allowed(&state, "claim 2 @2 on gate"));
}

/// In Italian 1 and 8 begin with a vowel.
#[test]
fn the_article_before_a_favour_is_elided() {
    for (held, left, said) in [
        (8, 1, "Rosso tiene già l'8 della sezione 3. Resta solo l'1;"),
        (1, 8, "Rosso tiene già l'1 della sezione 3. Resta solo l'8;"),
        (5, 7, "Rosso tiene già il 5 della sezione 3. Resta solo il 7;"),
    ] {
        let section = format!(
            "favours = [{left}], claimed = {{ seat = 2, favour = {held}, on = \"gate\" }}, \
             cards = [{{ wall = 3 }}, {{ gate = 1 }}]"
        );
        let state = seats(3).turn(1, "check").section(3, &section).state();
        let italian = words(Lang::It).refusal(&refusal(&state, "claim 3 @3 on wall"));
        assert!(italian.starts_with(said), "{italian}");
    }
}

#[test]
fn claim_second() {
    let state = seats(3)
        .turn(1, "check")
        .section(3, "favours = [3], claimed = { seat = 2, favour = 5, on = \"gate\" }, cards = [{ wall = 1 }, { gate = 1 }]")
        .state();
    for claim in ["claim 3 @3 on wall", "claim 5 @3 on wall", "claim 8 @3 on noble"] {
        bites(
            &refusal(&state, claim),
            "claim-second",
            &[("section", number(3)), ("holder", player(2)), ("held", number(5)), ("left", number(3))],
            &["Red already holds the 5", "section 3", "Only the 3 is left"],
            &["Rosso tiene già il 5", "sezione 3", "Resta solo il 3"],
        );
    }
    assert!(allowed(&state, "claim @3"));
}

#[test]
fn claim_favour() {
    let state = gate_leads("check").state();
    bites(
        &refusal(&state, "claim 5 @2 on gate"),
        "claim-favour",
        &[("section", number(2)), ("favour", number(5)), ("high", number(7)), ("low", number(3))],
        &["favour of 5", "section 2", "7 and 3"],
        &["favore da 5", "sezione 2", "un 7 e un 3"],
    );
    assert!(allowed(&state, "claim 7 @2 on gate"));
    assert!(allowed(&state, "claim 3 @2 on gate"));
}

#[test]
fn claim_card() {
    let state = seats(3)
        .turn(1, "check")
        .section(
            2,
            "favours = [7, 3], cards = [{ infantry = 2 }, { dragon = 1, wall = 1 }], \
             covered = [{ by = 2, seat = 1, card = \"gate\" }]",
        )
        .state();
    // A covered card, somebody else's card, a card that is not there.
    for (on, english, italian) in
        [("gate", "Gate", "Cancell"), ("wall", "Wall", "Mur"), ("watchtower", "Watchtower", "Torrion")]
    {
        bites(
            &refusal(&state, &format!("claim 7 @2 on {on}")),
            "claim-card",
            &[("seat", player(1)), ("section", number(2)), ("card", Value::Word(on))],
            &["Blue has no uncovered", english, "section 2"],
            &["Blu non ha", italian, "sezione 2"],
        );
    }
    assert!(allowed(&state, "claim 7 @2 on infantry"));
}

#[test]
fn hand() {
    let state = seats(2).player(1, "hand = { infantry = 2 }").state();
    bites(
        &refusal(&state, "infantry*3 @1"),
        "hand",
        &[("seat", player(1)), ("count", number(3)), ("held", number(2)), ("card", Value::Word("infantry"))],
        &["Blue", "3 × Infantry", "only 2"],
        &["Blu", "3 × Fant", "ne ha 2"],
    );
    bites(
        &refusal(&state, "cavalry @1"),
        "hand",
        &[("count", number(1)), ("held", number(0)), ("card", Value::Word("cavalry"))],
        &["1 × Cavalry", "none"],
        &["1 × Cavalier", "non ne ha"],
    );
    for card in ["dragon @1", "watchtower @1"] {
        assert_eq!(refusal(&state, card).rule(), "hand");
    }
    assert!(allowed(&state, "infantry*2 @1"));
    // One's own pile and somebody else's hand are not one's hand.
    let state = seats(2).player(2, "hand = { wall = 1 }").state();
    assert_eq!(refusal(&state, "wall @1").rule(), "hand");
}

#[test]
fn pile_empty() {
    let without = seats(2).player(1, &only("wall = 1", "", "")).state();
    bites(
        &refusal(&without, "draw"),
        "pile-empty",
        &[("seat", player(1))],
        &["Blue cannot draw", "pile is empty"],
        &["Blu non può pescare", "mazzo è vuoto"],
    );
    assert!(allowed(&without, "wall @1"));
    assert!(allowed(&seats(2).player(1, &only("wall = 1", "gate = 1", "")).state(), "draw"));
}

#[test]
fn cavalry_window() {
    let mut state = gate_leads("check").player(1, "hand = { cavalry = 1 }").state();
    bites(
        &refusal(&state, "cavalry @1"),
        "cavalry-window",
        &[("seat", player(1))],
        &["Cavalry", "after the check", "Blue"],
        &["Cavalieri", "dopo il controllo", "Blu"],
    );
    play(&mut state, &["decline"]);
    assert!(allowed(&state, "cavalry @1"));
    play(&mut state, &["draw"]);
    assert!(allowed(&state, "cavalry @1"));
}

#[test]
fn dragon_target() {
    let state = seats(3)
        .player(1, "hand = { dragon = 1 }")
        .section(
            2,
            "favours = [5, 3], cards = [{}, { wall = 1, infantry = 1 }, { dragon = 1 }], \
             covered = [{ by = 3, seat = 2, card = \"noble\" }]",
        )
        .state();
    for (owner, card, english, italian) in [
        (2, "noble", ["Noble", "Red"], ["Nobil", "Rosso"]),
        (2, "gate", ["Gate", "Red"], ["Cancell", "Rosso"]),
        (3, "wall", ["Wall", "Yellow"], ["Mur", "Giallo"]),
        (1, "dragon", ["Dragon", "Blue"], ["Drag", "Blu"]),
    ] {
        bites(
            &refusal(&state, &format!("dragon @2 over {owner}/{card}")),
            "dragon-target",
            &[("owner", player(owner)), ("section", number(2)), ("card", Value::Word(card))],
            &[english[0], english[1], "section 2"],
            &[italian[0], italian[1], "sezione 2"],
        );
    }
    // There is nobody in this seat, so no colour is named.
    let absent = refusal(&state, "dragon @2 over 5/wall");
    bites(
        &absent,
        "dragon-target",
        &[("owner", player(5)), ("absent", number(5)), ("seats", number(3))],
        &["no seat 5 at this table: 3 play here."],
        &["non c'è un posto 5: si gioca in 3."],
    );
    assert!(!words(Lang::En).refusal(&absent).contains("Gray"));
    // The same card in another section is not there.
    assert_eq!(refusal(&state, "dragon @1 over 2/wall").rule(), "dragon-target");
    for cover in ["dragon @2 over 2/wall", "dragon @2 over 2/infantry", "dragon @2 over 3/dragon"] {
        assert!(allowed(&state, cover), "{cover}");
    }
}

#[test]
fn dragon_favour() {
    let state = seats(3)
        .turn(3, "first")
        .player(3, "hand = { dragon = 1 }")
        .section(
            2,
            "favours = [3], claimed = { seat = 2, favour = 5, on = \"noble\" }, \
             cards = [{ noble = 1 }, { noble = 1, wall = 1 }]",
        )
        .state();
    bites(
        &refusal(&state, "dragon @2 over 2/noble"),
        "dragon-favour",
        &[("owner", player(2)), ("section", number(2)), ("card", Value::Word("noble"))],
        &["Noble", "Red", "section 2", "bears a favour"],
        &["Nobil", "Rosso", "sezione 2", "porta un favore"],
    );
    for cover in ["dragon @2 over 1/noble", "dragon @2 over 2/wall", "dragon @2"] {
        assert!(allowed(&state, cover), "{cover}");
    }
}

#[test]
fn last_check() {
    let last = seats(2)
        .turn(2, "last-check")
        .finisher(1)
        .player(1, &only("", "", ""))
        .player(2, "hand = { wall = 1, cavalry = 1, dragon = 1 }")
        .section(1, "favours = [5, 3], cards = [{}, { gate = 1 }]")
        .state();
    for action in ["draw", "wall @1", "cavalry @1", "dragon @1", "dragon @1 over 2/gate"] {
        bites(
            &refusal(&last, action),
            "last-check",
            &[("seat", player(2))],
            &["last turns are over", "Red"],
            &["ultimi turni sono finiti", "Rosso"],
        );
    }
    assert!(allowed(&last, "claim 5 @1 on gate"));
    assert!(allowed(&last, "decline"));
}

/// A rule that names one card names it in the singular, and no text asks for a value that is not given.
#[test]
fn one_card_is_named_in_the_singular() {
    let mut state = seats(2)
        .turn(1, "check")
        .player(1, "hand = { dragon = 1 }")
        .section(
            1,
            "favours = [3], claimed = { seat = 2, favour = 5, on = \"gate\" }, cards = [{}, { gate = 1 }]",
        )
        .section(2, "favours = [5, 3], cards = [{ wall = 1 }]")
        .state();
    let card = refusal(&state, "claim 5 @2 on gate");
    play(&mut state, &["decline"]);
    let target = refusal(&state, "dragon @1 over 2/noble");
    let favour = refusal(&state, "dragon @1 over 2/gate");
    for (refusal, english, italian) in [
        (card, "no uncovered Gate in", "non ha Cancello fra"),
        (target, "no uncovered Noble of", "non c'è Nobile da"),
        (favour, "The Gate of Red", "la carta Cancello di Rosso"),
    ] {
        for (lang, piece) in [(Lang::En, english), (Lang::It, italian)] {
            let said = words(lang).refusal(&refusal);
            assert!(said.contains(piece), "“{piece}” in: {said}");
            assert_eq!(words(lang).missing(refusal.rule(), Some("refusal"), &refusal.0.values), None);
        }
    }
}

/// One card that is wanted is named in the singular, however many are held.
#[test]
fn one_wanted_card_is_named_in_the_singular() {
    let state = seats(2).player(1, "hand = { gate = 1 }").state();
    for (lang, piece) in [(Lang::En, "1 × Wall,"), (Lang::It, "1 × Muro,")] {
        let said = words(lang).refusal(&refusal(&state, "wall @1"));
        assert!(said.contains(piece), "“{piece}” in: {said}");
    }
}

/// A game as it goes on from a position.
fn course(position: GreatWall) -> Course<GreatWall> {
    Course::place(position, Seed::from_number(1))
}

#[test]
fn game_over() {
    let mut course = course(
        seats(2)
            .turn(1, "check")
            .player(1, "hand = { wall = 1 }")
            .section(
                1,
                "favours = [3], claimed = { seat = 1, favour = 5, on = \"gate\" }, cards = [{ gate = 1 }]",
            )
            .section(2, "")
            .supply(&[], 2)
            .state(),
    );
    course.play(seat(1), mv("claim @1")).unwrap();
    assert_eq!(course.state().turn(), Turn::Over);
    for (place, mv) in [(1, "wall @2"), (1, "decline"), (2, "draw")] {
        bites(
            &course.play(seat(place), crate::common::mv(mv)).unwrap_err(),
            "game-over",
            &[],
            &["The game is over"],
            &["La partita è finita"],
        );
    }
    assert_eq!(refusal(course.state(), "draw").rule(), "game-over");
    assert_eq!(course.log().len(), 1);
}

#[test]
fn not_your_turn() {
    let mut course =
        course(seats(3).player(1, "hand = { wall = 1 }").player(2, "hand = { wall = 1 }").state());
    for mv in ["draw", "wall @1"] {
        bites(
            &course.play(seat(2), crate::common::mv(mv)).unwrap_err(),
            "not-your-turn",
            &[("seat", player(2)), ("turn", player(1))],
            &["not Red's turn", "Blue decides now"],
            &["Non è il turno di Rosso", "decide Blu"],
        );
    }
    assert!(course.log().is_empty());
    course.play(seat(1), mv("wall @1")).unwrap();
    assert_eq!(now(course.state()), (1, Phase::Second));
}

#[test]
fn undo_nothing() {
    let mut course = course(seats(2).player(1, "hand = { wall = 1 }").state());
    for place in 1..=2 {
        bites(
            &course.may_undo(seat(place)).unwrap_err(),
            "undo-nothing",
            &[],
            &["nothing to take back"],
            &["nulla da annullare"],
        );
    }
    assert_eq!(course.undo(), None);
    course.play(seat(1), mv("wall @1")).unwrap();
    assert_eq!(course.may_undo(seat(1)), Ok(()));
}

#[test]
fn undo_other() {
    let start = seats(2).turn(1, "second").player(1, "hand = { wall = 1 }").state();
    let mut course = course(start);
    course.play(seat(1), mv("wall @1")).unwrap();
    bites(
        &course.may_undo(seat(2)).unwrap_err(),
        "undo-other",
        &[("seat", player(2)), ("other", player(1))],
        &["Red cannot take this back", "Blue took the last decision"],
        &["Rosso non può annullare", "è di Blu"],
    );
    // Whoever took it may, even though it is the next player's turn; and then all is as it was.
    assert_eq!(now(course.state()), (2, Phase::First));
    assert_eq!(course.may_undo(seat(1)), Ok(()));
    assert_eq!(course.undo().map(|decision| decision.mv), Some(mv("wall @1")));
    assert_eq!(course.state(), &start);
}

#[test]
fn undo_drawn() {
    let claimed = "favours = [3], claimed = { seat = 1, favour = 5, on = \"gate\" }, cards = [{ gate = 1 }]";
    let mut drawn = course(seats(2).state());
    drawn.play(seat(1), mv("draw")).unwrap();
    let mut refilled = course(seats(2).turn(1, "check").section(1, claimed).state());
    refilled.play(seat(1), mv("claim @1")).unwrap();
    assert_eq!(open(refilled.state(), 1).len(), 2);
    for course in [&drawn, &refilled] {
        bites(
            &course.may_undo(seat(1)).unwrap_err(),
            "undo-drawn",
            &[("seat", player(1))],
            &["Blue cannot take this back", "drawn or revealed"],
            &["Blu non può annullare", "pescato o rivelato"],
        );
    }
    // Where nothing is drawn, a claim may be taken back: the first favour, or the second with none to come.
    let mut first =
        course(seats(2).turn(1, "check").section(1, "favours = [5, 3], cards = [{ gate = 1 }]").state());
    first.play(seat(1), mv("claim 5 @1 on gate")).unwrap();
    assert_eq!(first.may_undo(seat(1)), Ok(()));
    first.undo();
    assert_eq!(held(first.state(), 1), None);
    let mut last = course(seats(2).turn(1, "check").section(1, claimed).supply(&[], 2).state());
    last.play(seat(1), mv("claim @1")).unwrap();
    assert_eq!(last.may_undo(seat(1)), Ok(()));
}

/// Every rule of the language file that can refuse a move has a test here.
#[test]
fn no_rule_is_forgotten() {
    assert_eq!(refusals::are_all_met::<GreatWall>(include_str!("refusals.rs")), 17);
}
