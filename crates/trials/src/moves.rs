//! Moves in notation: to text and back, and what is said of texts that are no moves.

use std::collections::HashSet;

use game::{Fault, Game, Lang, Move as _, Proven, Value, Words};

/// What is said of a text is never longer, however long the text.
const LONGEST: usize = 400;

/// Every kind of move has its text.
pub fn have_texts<G: Game>(kinds: &[(&str, G::Move)]) {
    for &(text, mv) in kinds {
        assert_eq!(mv.to_string(), text);
        assert_eq!(text.parse::<G::Move>(), Ok(mv));
    }
}

/// Every move there is goes round, and has a text and picks of its own. How many there are.
#[must_use]
pub fn go_round<G: Proven>() -> usize {
    let all = G::vocabulary();
    let (mut texts, mut picks) = (HashSet::new(), HashSet::new());
    for mv in &all {
        let text = mv.to_string();
        assert_eq!(text.parse::<G::Move>(), Ok(*mv), "{text}");
        assert!(picks.insert(format!("{:?}", mv.picks())), "another move has the picks of {text}");
        assert!(texts.insert(text.clone()), "two moves are written {text}");
    }
    all.len()
}

/// The first text of each pair is read as the second.
pub fn are_the_same<G: Game>(pairs: &[(&str, &str)]) {
    for (text, same) in pairs {
        assert_eq!(text.parse::<G::Move>(), same.parse::<G::Move>(), "{text}");
        assert!(same.parse::<G::Move>().is_ok(), "{same}");
    }
}

/// The text is no move, for that reason and at that column; the English and Italian words say where, and the English
/// ones `expected`.
pub fn is_none<G: Game>(text: &str, id: &str, at: i64, expected: &str) {
    let fault = text.parse::<G::Move>().expect_err(text);
    assert_eq!((fault.0.id, column(&fault)), (id, at), "{text}");
    for (lang, column) in [(Lang::En, "column"), (Lang::It, "colonna")] {
        let words = Words::new(lang, &[G::about().texts]);
        let said = words.fault(&fault);
        assert!(said.contains(&format!("{column} {at}")), "{said}");
        assert!(lang != Lang::En || said.contains(expected), "{said}");
        assert_eq!(words.missing(fault.0.id, None, &fault.0.values), None);
    }
}

/// Very long texts that are no moves are shown only in part.
pub fn are_shortened<G: Game>(texts: &[(String, &str, i64)]) {
    for (text, id, at) in texts {
        is_none::<G>(text, id, *at, "…");
        let fault = text.parse::<G::Move>().expect_err(id);
        let said = Words::new(Lang::En, &[G::about().texts]).fault(&fault).chars().count();
        assert!(said < LONGEST, "{id}: {said}");
    }
}

/// The number of the column that a fault names.
fn column(fault: &Fault) -> i64 {
    match fault.0.values.iter().find(|(name, _)| *name == "column") {
        Some((_, Value::Number(column))) => *column,
        other => panic!("{fault}: {other:?}"),
    }
}
