//! Rules that refuse moves: what they say, and that none is forgotten.

use game::{Game, Lang, Refusal, Seat, Value, Words};

/// It is this rule, with these values among others, and these pieces of text in English and Italian.
pub fn bites<G: Game>(
    refusal: &Refusal,
    rule: &str,
    values: &[(&str, Value)],
    english: &[&str],
    italian: &[&str],
) {
    assert_eq!(refusal.rule(), rule);
    for (name, expected) in values {
        let found = refusal.0.values.iter().find(|(known, _)| known == name).map(|(_, value)| value);
        assert_eq!(found, Some(expected), "{name} of {refusal}");
    }
    for (lang, pieces) in [(Lang::En, english), (Lang::It, italian)] {
        let words = Words::new(lang, &[G::about().texts]);
        let said = words.refusal(refusal);
        for piece in pieces {
            assert!(said.contains(piece), "“{piece}” in: {said}");
        }
        assert_eq!(words.missing(rule, Some("refusal"), &refusal.0.values), None, "{said}");
        // The title of the rule, under which the rules page explains it.
        assert!(!words.word(rule).contains('⟨'), "{rule}");
    }
}

/// A number as a value.
#[must_use]
pub const fn number(number: i64) -> Value {
    Value::Number(number)
}

/// A player as a value, counted from 1.
#[must_use]
pub fn player(number: usize) -> Value {
    Value::Seat(Seat::new(number - 1))
}

/// Every rule of the game's own texts that can refuse a move is named in its tests, whose source this is. How many there are.
#[must_use]
pub fn are_all_met<G: Game>(tests: &str) -> usize {
    let (mut rules, mut last) = (Vec::new(), "");
    for line in G::about().texts.en.lines() {
        if line.trim_start().starts_with(".refusal =") {
            rules.push(last);
        } else if let Some((id, _)) = line.split_once(" =").filter(|_| !line.starts_with([' ', '#'])) {
            last = id;
        }
    }
    for rule in &rules {
        assert!(tests.contains(&format!("\"{rule}\"")), "no test for {rule}");
    }
    rules.len()
}
