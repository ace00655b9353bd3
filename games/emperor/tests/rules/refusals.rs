//! Every rule that refuses a move: that it bites, what it says in both languages, and that its neighbour is allowed.

use crate::common::{Setting, after, allowed, mv, now, play, refusal, seat, seats, words};
use emperor::{Emperor, Phase};
use game::{Course, Game, Lang, Refusal, Seed, Turn, Value};
use trials::refusals::{self, number, player};

/// It is this rule, with these values among others, and these pieces of text in English and Italian.
fn bites(refusal: &Refusal, rule: &str, values: &[(&str, Value)], english: &[&str], italian: &[&str]) {
    refusals::bites::<Emperor>(refusal, rule, values, english, italian);
}

fn text(text: &str) -> Value {
    Value::Text(text.to_owned())
}

/// A house of seat 2 stands in Wei; seat 1 is to place, with two red cards and a green one.
fn wei() -> Setting {
    seats(3).hand(1, "red = 2, green = 1").region("wei", "houses = [[], [2]]")
}

#[test]
fn place_or_exchange() {
    let state = wei().state();
    bites(
        &refusal(&state, "done"),
        "place-or-exchange",
        &[("seat", player(1))],
        &["Blue must place a piece or exchange a card"],
        &["Blu deve piazzare un pezzo o scambiare una carta"],
    );
    assert!(allowed(&state, "house wei-1 for red") && allowed(&state, "exchange red"));
    assert!(allowed(&after(&state, &["house wei-1 for red"]), "done"));
}

#[test]
fn exchange_instead() {
    let state = wei().state();
    assert!(allowed(&state, "exchange green"));
    bites(
        &refusal(&after(&state, &["house wei-1 for red"]), "exchange green"),
        "exchange-instead",
        &[("seat", player(1))],
        &["Blue has placed a piece in this turn", "only instead of placing"],
        &["Blu ha già piazzato un pezzo", "soltanto invece di piazzare"],
    );
}

#[test]
fn one_region() {
    let start = wei().region("shu", "houses = [[], [1]]").forts().state();
    let state = after(&start, &["house wei-1 for red"]);
    for elsewhere in ["house shu-2 for red", "emissary shu for red", "fortification shu-2 for red"] {
        assert!(allowed(&start, elsewhere));
        bites(
            &refusal(&state, elsewhere),
            "one-region",
            &[("seat", player(1)), ("region", text("Shu")), ("first", text("Wei"))],
            &["Blue has placed a piece in Wei", "cannot go to Shu"],
            &["Blu", "un pezzo in Wei", "non può andare in Shu"],
        );
    }
    for same in ["house wei-3 for red", "emissary wei for red", "fortification wei-3 for red"] {
        assert!(allowed(&state, same), "{same}");
    }
}

#[test]
fn empty_region() {
    let mut state = seats(3).hand(1, "red = 3").state();
    play(&mut state, &["house wei-1 for red"]);
    for second in
        ["house wei-2 for red", "emissary wei for red", "house shu-1 for red", "done", "exchange red"]
    {
        bites(
            &refusal(&state, second),
            "empty-region",
            &[("seat", player(1))],
            &["Blue has opened an empty region", "Now cards are drawn"],
            &["Blu ha aperto una regione vuota", "Ora si pescano le carte"],
        );
    }
    assert!(allowed(&state, "draw"));
    // Where a piece stands, the second may follow.
    assert!(allowed(&after(&wei().state(), &["house wei-1 for red"]), "house wei-3 for red"));
}

#[test]
fn two_pieces() {
    let start = wei().hand(1, "red = 3").state();
    let one = after(&start, &["house wei-1 for red"]);
    assert!(allowed(&one, "emissary wei for red"));
    let two = after(&one, &["house wei-3 for red"]);
    for third in
        ["house wei-4 for red", "emissary wei for red", "house shu-1 for red", "done", "exchange red"]
    {
        bites(
            &refusal(&two, third),
            "two-pieces",
            &[("seat", player(1))],
            &["Blue has placed two pieces", "no third"],
            &["Blu ha piazzato due pezzi", "un terzo nel turno non c'è"],
        );
    }
}

#[test]
fn turn_draw() {
    let one = after(&wei().state(), &["house wei-1 for red", "done"]);
    let exchanged = after(&wei().state(), &["exchange green"]);
    for (state, english, italian) in [
        (one, "Blue has finished placing", "Blu ha finito di piazzare"),
        (
            exchanged,
            "Blue has exchanged a card instead of placing",
            "Blu ha scambiato una carta invece di piazzare",
        ),
    ] {
        for more in ["house wei-3 for red", "emissary wei for red", "done", "exchange red"] {
            bites(
                &refusal(&state, more),
                "turn-draw",
                &[("seat", player(1))],
                &[english, "up to three in hand"],
                &[italian, "fino ad averne tre"],
            );
        }
        assert!(allowed(&state, "draw") && allowed(&state, "take red"));
    }
}

#[test]
fn draw_later() {
    let start = wei().state();
    let second = after(&start, &["house wei-1 for red"]);
    for (state, english, italian) in [
        (&start, "Blue draws cards only after placing", "Blu pesca soltanto dopo aver piazzato"),
        (
            &second,
            "Blue has placed one piece. Cards are drawn after a second one",
            "Blu ha piazzato un pezzo. Si pesca dopo il secondo",
        ),
    ] {
        for draw in ["draw", "take red", "take orange"] {
            bites(&refusal(state, draw), "draw-later", &[("seat", player(1))], &[english], &[italian]);
        }
    }
    assert!(allowed(&after(&second, &["done"]), "draw"));
}

#[test]
fn space_missing() {
    let state = wei().forts().state();
    for piece in ["house wei-8 for red", "fortification wei-8 for red"] {
        bites(
            &refusal(&state, piece),
            "space-missing",
            &[("region", text("Wei")), ("number", number(8)), ("count", number(7))],
            &["Wei has no house space 8: it has 7"],
            &["Wei non ha la casella palazzo 8: ne ha 7"],
        );
    }
    assert!(allowed(&state, "house wei-7 for red") && allowed(&state, "fortification wei-7 for red"));
    let state = seats(3).hand(1, "orange = 2, purple = 1").state();
    assert_eq!(refusal(&state, "house lu-5 for orange").rule(), "space-missing");
    assert!(allowed(&state, "house lu-4 for orange") && allowed(&state, "house chu-8 for purple"));
}

#[test]
fn space_taken() {
    let state = wei().region("shu", "houses = [[1]]").state();
    bites(
        &refusal(&state, "house wei-2 for red"),
        "space-taken",
        &[("region", text("Wei")), ("number", number(2)), ("owner", player(2))],
        &["On space 2 of Wei stands a house of Red"],
        &["Sulla casella 2 di Wei sorge un palazzo di Rosso"],
    );
    // One's own house is in the way too.
    bites(
        &refusal(&state, "house shu-1 for red"),
        "space-taken",
        &[("owner", player(1))],
        &["of Blue"],
        &["di Blu"],
    );
    assert!(allowed(&state, "house wei-1 for red"));
}

#[test]
fn emissary_house() {
    let start = wei().forts().fortified(3).region("shu", "fortifications = [1]").state();
    for (region, colour) in [("shu", "red"), ("han", "red*2")] {
        let name = if region == "shu" { "Shu" } else { "Han" };
        bites(
            &refusal(&start, &format!("emissary {region} for {colour}")),
            "emissary-house",
            &[("region", text(name))],
            &[&format!("There is no house in {name} yet")],
            &[&format!("In {name} non c'è ancora nessun palazzo")],
        );
    }
    assert!(allowed(&start, "emissary wei for red"));
    // With a house first, an emissary may follow.
    assert!(allowed(&after(&start, &["house shu-1 for red"]), "emissary shu for red"));
}

#[test]
fn emissary_limit() {
    let court = |emissaries: &str| {
        seats(4)
            .hand(1, "red = 3")
            .region("wei", &format!("houses = [[1], [2, 3], [4]], emissaries = {emissaries}"))
            .state()
    };
    bites(
        &refusal(&court("[0, 0, 1, 1]"), "emissary wei for red"),
        "emissary-limit",
        &[("region", text("Wei")), ("limit", number(2)), ("seat", player(2))],
        &["Wei has no room for another emissary", "(Red, 2)", "A place opens when"],
        &["In Wei non c'è posto per un altro emissario", "(Rosso, 2)", "Si apre un posto quando"],
    );
    // In a full region, and where nobody can catch up any more, no place will open.
    for lu in [
        "houses = [[1], [2, 3], [4]], emissaries = [0, 1, 1]",
        "houses = [[], [1, 2, 3, 4]], emissaries = [0, 4]",
    ] {
        let full = seats(4).hand(1, "orange = 3").region("lu", lu).state();
        bites(
            &refusal(&full, "emissary lu for orange"),
            "emissary-limit",
            &[("opens", number(0))],
            &["no place will open"],
            &["non si aprirà nessun posto"],
        );
    }
    assert!(allowed(&court("[0, 0, 1]"), "emissary wei for red"));
    // A second house of his makes him equal to the strongest: still no room. A third would.
    let equal = after(&court("[0, 0, 1, 1]"), &["house wei-5 for red"]);
    assert_eq!(refusal(&equal, "emissary wei for red").rule(), "emissary-limit");
    let state = seats(4)
        .hand(1, "red = 3")
        .region("wei", "houses = [[1, 5], [2, 3]], emissaries = [0, 1, 1]")
        .state();
    assert!(allowed(&after(&state, &["house wei-6 for red"]), "emissary wei for red"));
}

/// Whoever is refused is “you”, also as the owner of what is in the way.
#[test]
fn whoever_is_refused_is_you() {
    let own = wei().region("shu", "houses = [[1]]").state();
    let taken = refusal(&own, "house shu-1 for red");
    let second = refusal(&after(&own, &["house wei-1 for red"]), "draw");
    let spent = refusal(&all_built(), "house chin-4 for yellow");
    for (refusal, english, italian) in [
        (taken, "stands a house of yours.", "sorge un tuo palazzo."),
        (second, "You have placed one piece.", "Hai piazzato un pezzo."),
        (spent, "You have no house left.", "Non ti resta nessun pezzo"),
    ] {
        for (lang, piece) in [(Lang::En, english), (Lang::It, italian)] {
            let said = words(lang).spoken_to(Some(seat(1))).refusal(&refusal);
            assert!(said.contains(piece) && !said.contains("Blu"), "“{piece}” in: {said}");
        }
    }
}

#[test]
fn fortifications_off() {
    let state = wei().state();
    bites(
        &refusal(&state, "fortification wei-1 for red"),
        "fortifications-off",
        &[],
        &["plays without fortifications"],
        &["si gioca senza fortezze"],
    );
    assert!(allowed(&wei().forts().state(), "fortification wei-1 for red"));
}

#[test]
fn fortification_space() {
    let state = wei().forts().fortified(3).region("wei", "houses = [[], [2]], fortifications = [4]").state();
    // On one stands a house, on the other a fortification.
    for space in [2, 4] {
        bites(
            &refusal(&state, &format!("fortification wei-{space} for red")),
            "fortification-space",
            &[("region", text("Wei")), ("number", number(space))],
            &[&format!("on space {space} of Wei something stands already")],
            &[&format!("sulla casella {space} di Wei c'è già qualcosa")],
        );
    }
    assert!(allowed(&state, "fortification wei-1 for red"));
    assert!(allowed(&state, "house wei-4 for red"), "a house may stand on a fortification");
}

/// Twenty houses of seat 1, and eight emissaries of seat 2.
fn spent() -> Setting {
    seats(3)
        .forts()
        .fortified(1)
        .region("wei", "houses = [[1, 2, 3, 4, 5, 6]], emissaries = [0, 6]")
        .region("zhao", "houses = [[1, 2, 3, 4, 5, 6]], emissaries = [0, 2]")
        .region("yan", "houses = [[1, 2, 3, 4, 5, 6]]")
        .region("chin", "houses = [[1, 2]], fortifications = [3]")
}

/// Seat 1 has no house and no fortification left.
fn all_built() -> Emperor {
    spent().hand(1, "yellow = 3").state()
}

#[test]
fn supply() {
    let state = all_built();
    for (piece, word, english, italian) in [
        ("house chin-4 for yellow", "house", "no house left", "palazzo"),
        ("fortification chin-4 for yellow", "fortification", "no fortification left", "fortezza"),
    ] {
        bites(
            &refusal(&state, piece),
            "supply",
            &[("seat", player(1)), ("piece", Value::Word(word))],
            &["Blue has", english],
            &["A Blu non resta", italian],
        );
    }
    assert!(allowed(&state, "emissary chin for yellow"));
    let state = spent().turn(2, "place").hand(2, "yellow = 3").state();
    bites(
        &refusal(&state, "emissary chin for yellow"),
        "supply",
        &[("seat", player(2)), ("piece", Value::Word("emissary"))],
        &["Red has no emissary left"],
        &["A Rosso non resta", "emissario"],
    );
    assert!(allowed(&state, "house chin-4 for yellow") && allowed(&state, "fortification chin-4 for yellow"));
}

#[test]
fn payment_colour() {
    let state = wei().forts().state();
    for piece in ["house wei-1 for green", "emissary wei for green", "fortification wei-1 for green"] {
        bites(
            &refusal(&state, piece),
            "payment-colour",
            &[("region", text("Wei")), ("colour", Value::Word("red")), ("card", Value::Word("green"))],
            &["One green card does not pay for a piece in Wei", "One red card does"],
            &["Una carta verde non paga un pezzo in Wei", "una carta rossa"],
        );
    }
    assert!(allowed(&state, "house wei-1 for red") && allowed(&state, "house han-1 for green"));
    // Not even a card he does not hold is told otherwise.
    assert_eq!(refusal(&state, "house wei-1 for purple").rule(), "payment-colour");
}

#[test]
fn joker_other() {
    let state = wei().forts().state();
    for piece in ["house wei-1 for red*2", "emissary wei for red*2", "fortification wei-1 for red*2"] {
        bites(
            &refusal(&state, piece),
            "joker-other",
            &[("region", text("Wei")), ("colour", Value::Word("red")), ("card", Value::Word("red"))],
            &["Two red cards are no joker in Wei"],
            &["rossa non fa da jolly in Wei"],
        );
    }
    for piece in ["house wei-1 for red", "house han-1 for red*2", "fortification han-1 for red*2"] {
        assert!(allowed(&state, piece), "{piece}");
    }
}

#[test]
fn hand() {
    let state = wei().state();
    bites(
        &refusal(&state, "house chin-1 for yellow"),
        "hand",
        &[("seat", player(1)), ("count", number(1)), ("held", number(0)), ("card", Value::Word("yellow"))],
        &["Blue does not hold one yellow card."],
        &["Blu non ha in mano una carta gialla."],
    );
    bites(
        &refusal(&state, "house wei-1 for green*2"),
        "hand",
        &[("count", number(2)), ("held", number(1)), ("card", Value::Word("green"))],
        &["Blue does not hold 2 green cards, only 1."],
        &["Blu non ha in mano 2 carte verdi, ma solo 1."],
    );
    bites(
        &refusal(&state, "exchange purple"),
        "hand",
        &[("count", number(1)), ("held", number(0)), ("card", Value::Word("purple"))],
        &["one purple card"],
        &["una carta viola"],
    );
    for piece in ["house wei-1 for red", "house chin-1 for red*2", "exchange green"] {
        assert!(allowed(&state, piece), "{piece}");
    }
    // What pays for the first piece is gone for the second.
    let second = after(&wei().hand(1, "red = 1, green = 2").state(), &["house wei-1 for red"]);
    assert_eq!(refusal(&second, "house wei-3 for red").rule(), "hand");
    assert!(allowed(&second, "house wei-3 for green*2"));
}

#[test]
fn row_card() {
    let state = after(&wei().state(), &["exchange green"]);
    bites(
        &refusal(&state, "take orange"),
        "row-card",
        &[("card", Value::Word("orange"))],
        &["There is no orange card in the open row"],
        &["Nella fila scoperta non c'è nessuna carta arancione"],
    );
    assert!(allowed(&state, "take red"));
}

#[test]
fn pile_empty() {
    let state = after(&wei().exhausted(2).state(), &["exchange green"]);
    bites(
        &refusal(&state, "draw"),
        "pile-empty",
        &[("seat", player(1))],
        &["exhausted for the second time", "Blue can only take cards from the open row"],
        &["esaurito per la seconda volta", "Blu può soltanto prendere carte"],
    );
    assert!(allowed(&state, "take red"));
    assert!(allowed(&after(&wei().exhausted(1).pile("red = 1").state(), &["exchange green"]), "draw"));
}

/// A game as it goes on from a position.
fn course(position: Emperor) -> Course<Emperor> {
    Course::place(position, Seed::from_number(1))
}

#[test]
fn game_over() {
    let mut course = course(seats(3).last_draw().state());
    course.play(seat(3), mv("take green")).unwrap();
    assert_eq!(course.state().turn(), Turn::Over);
    for (place, text) in [(1, "exchange red"), (3, "take green"), (2, "draw"), (1, "house wei-1 for red")] {
        bites(
            &course.play(seat(place), mv(text)).unwrap_err(),
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
    let mut course = course(wei().state());
    for text in ["exchange red", "house wei-1 for red"] {
        bites(
            &course.play(seat(2), mv(text)).unwrap_err(),
            "not-your-turn",
            &[("seat", player(2)), ("turn", player(1))],
            &["not Red's turn", "Blue decides now"],
            &["Non è il turno di Rosso", "decide Blu"],
        );
    }
    course.play(seat(1), mv("house wei-1 for red")).unwrap();
    assert_eq!(now(course.state()), (1, Phase::Second(crate::common::region("wei"))));
}

/// Placing may be taken back; once a card was drawn, or the row refilled, it may not.
#[test]
fn undo_drawn() {
    let mut course = course(wei().state());
    course.play(seat(1), mv("house wei-1 for red")).unwrap();
    assert_eq!(course.may_undo(seat(1)), Ok(()));
    assert_eq!(course.may_undo(seat(2)).unwrap_err().rule(), "undo-other");
    course.play(seat(1), mv("done")).unwrap();
    assert_eq!(course.may_undo(seat(1)), Ok(()));
    course.play(seat(1), mv("take red")).unwrap();
    bites(
        &course.may_undo(seat(1)).unwrap_err(),
        "undo-drawn",
        &[("seat", player(1))],
        &["Blue cannot take this back"],
        &["Blu non può annullare"],
    );
}

/// Every rule of the language file that can refuse a move has a test here.
#[test]
fn no_rule_is_forgotten() {
    assert_eq!(refusals::are_all_met::<Emperor>(include_str!("refusals.rs")), 19);
}
