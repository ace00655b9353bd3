//! Moves in notation: to text and back, and what is said about texts that are no moves.

use crate::common::{courtier, mv};
use game::Move as _;
use justinian::{Colour, Justinian, Move, Side, Spot, Token};
use trials::moves;

/// One of every kind, with its text.
fn kinds() -> Vec<(&'static str, Move)> {
    let on = |number| Spot::Courtier(courtier(number));
    vec![
        ("token +2 @7", Move::Token { token: Some(Token::Plus2), spot: on(7) }),
        ("token -3 @12", Move::Token { token: Some(Token::Minus3), spot: on(12) }),
        ("token -1 @phase", Move::Token { token: Some(Token::Minus1), spot: Spot::Phase }),
        ("token ? @7", Move::Token { token: None, spot: on(7) }),
        ("token ? @phase", Move::Token { token: None, spot: Spot::Phase }),
        ("pass", Move::Pass),
        ("left-first", Move::Side(Side::Left)),
        ("right-first", Move::Side(Side::Right)),
        ("score", Move::Score),
        ("decline", Move::Decline),
        ("colour amber", Move::Colour(Colour::Amber)),
        ("exchange verdigris 5", Move::Exchange { colour: Colour::Verdigris, courtier: Some(courtier(5)) }),
        ("exchange porphyry ?", Move::Exchange { colour: Colour::Porphyry, courtier: None }),
        ("keep", Move::Keep),
    ]
}

#[test]
fn every_kind_of_move_has_its_text() {
    moves::have_texts::<Justinian>(&kinds());
}

#[test]
fn every_move_there_is_goes_round() {
    assert_eq!(moves::go_round::<Justinian>(), 7 * 13 + 4 + 2 + 4 * (1 + 13));
}

#[test]
fn picks_name_what_a_page_lights_up() {
    let picks = |text: &str| {
        let named = mv(text).picks();
        named
            .iter()
            .map(|(name, value)| format!("{name}={}", serde_json::to_value(value).unwrap()))
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(picks("token -2 @7"), "do=\"token\" token=\"minus-2\" place=7");
    assert_eq!(picks("token +1 @phase"), "do=\"token\" token=\"plus-1\" place=\"phase\"");
    assert_eq!(picks("left-first"), "do=\"side\" side=\"left\"");
    assert_eq!(picks("colour amber"), "do=\"colour\" colour=\"amber\"");
    assert_eq!(picks("exchange amber 5"), "do=\"exchange\" colour=\"amber\" courtier=5");
    for (text, act) in [("pass", "pass"), ("score", "score"), ("decline", "decline"), ("keep", "keep")] {
        assert_eq!(picks(text), format!("do=\"{act}\""));
    }
}

#[test]
fn spacing_is_free() {
    moves::are_the_same::<Justinian>(&[
        ("  pass  ", "pass"),
        ("token+2@7", "token +2 @7"),
        ("token-2@7", "token -2 @7"),
        ("token − 2 @ 7", "token -2 @7"),
        (" token   + 2   @phase ", "token +2 @phase"),
        ("token?@phase", "token ? @phase"),
        ("colour  amber", "colour amber"),
        ("exchange amber5", "exchange amber 5"),
        ("exchange   amber ?", "exchange amber ?"),
        ("\tkeep\n", "keep"),
    ]);
}

/// The text is no move, for that reason and at that column.
fn faulty(text: &str, id: &str, at: i64, expected: &str) {
    moves::is_none::<Justinian>(text, id, at, expected);
}

#[test]
fn a_move_begins_with_a_known_word() {
    faulty("", "notation-move", 1, "begins with token, pass");
    faulty("   ", "notation-move", 4, "begins with token");
    faulty("fly", "notation-move", 1, "not with “fly”");
    faulty("Pass", "notation-move", 1, "“Pass”");
    faulty("+2 @7", "notation-move", 1, "“+2 @7”");
    faulty("left", "notation-move", 1, "“left”");
    faulty("first", "notation-move", 1, "left-first");
    faulty("passpass", "notation-move", 1, "“passpass”");
}

#[test]
fn a_token_has_a_sign_and_a_number_from_1_to_3() {
    faulty("token", "notation-token", 6, "from +1 to +3");
    faulty("token 2 @7", "notation-token", 7, "from +1 to +3");
    faulty("token +0 @7", "notation-token", 7, "from +1 to +3");
    faulty("token +4 @7", "notation-token", 7, "from +1 to +3");
    faulty("token -4 @7", "notation-token", 7, "from -1 to -3");
    faulty("token + @7", "notation-token", 7, "from +1 to +3");
    faulty("token +99999999999999999999999 @7", "notation-token", 7, "from +1 to +3");
    faulty("tokens +2 @7", "notation-token", 6, "after “token” comes its value");
    assert!("token -3 @7".parse::<Move>().is_ok());
}

#[test]
fn a_spot_is_a_courtier_or_the_phase_space() {
    faulty("token +2", "notation-spot", 9, "@1 to @12");
    faulty("token +2 7", "notation-spot", 10, "@1 to @12");
    faulty("token +2 @", "notation-spot", 10, "@1 to @12");
    faulty("token +2 @0", "notation-spot", 10, "@1 to @12");
    faulty("token +2 @13", "notation-spot", 10, "@phase");
    faulty("token +2 @court", "notation-spot", 10, "@phase");
    faulty("token ? phase", "notation-spot", 9, "@phase");
    faulty("token +2 @１", "notation-spot", 10, "@1 to @12");
}

#[test]
fn a_colour_and_a_card_exist() {
    faulty("colour", "notation-colour", 7, "porphyry, verdigris, amber and alabaster");
    faulty("colour blue", "notation-colour", 8, "“blue” is not a colour");
    faulty("exchange 5", "notation-colour", 10, "“5” is not a colour");
    faulty("exchange amber", "notation-courtier", 15, "the number of a courtier");
    faulty("exchange amber 0", "notation-courtier", 16, "the number of a courtier");
    faulty("exchange amber 13", "notation-courtier", 16, "from 1 to 12");
    faulty("exchange amber Narses", "notation-courtier", 16, "the number of a courtier");
}

#[test]
fn nothing_may_follow_a_move() {
    faulty("pass pass", "notation-end", 6, "“pass” follows");
    faulty("token +2 @7.", "notation-end", 12, "“.” follows");
    faulty("token +2 @phase 2", "notation-end", 17, "“2” follows");
    faulty("left-first 1", "notation-end", 12, "“1” follows");
    faulty("colour amber 5", "notation-end", 14, "“5” follows");
    faulty("exchange amber 5 6", "notation-end", 18, "“6” follows");
    faulty("keep é", "notation-end", 6, "“é” follows");
}

#[test]
fn very_long_texts_are_shown_only_in_part() {
    let long = format!("token +2 @7 {}", "x".repeat(1_000_000));
    let numbers = format!("token +{} @7", "9".repeat(1_000_000));
    let word = "pass".repeat(250_000);
    moves::are_shortened::<Justinian>(&[
        (long, "notation-end", 13),
        (numbers, "notation-token", 7),
        (word, "notation-move", 1),
    ]);
}
