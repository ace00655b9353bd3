//! Any text as a move: it is read or refused, and what is read goes round.

use game::{Proven as _, Value};
use great_wall::{GreatWall, Move, Setup};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::{Config, RngSeed};

/// The same cases everywhere and every time, so that a failure can be seen again at once. `PALATINE_HEAVY` multiplies
/// them, `PROPTEST_RNG_SEED` draws others.
fn config(cases: u32) -> Config {
    let heavy = std::env::var("PALATINE_HEAVY").map_or(1, |n| n.parse().expect("PALATINE_HEAVY is a number"));
    let given = Config::default();
    let rng_seed = if given.rng_seed == RngSeed::Random { RngSeed::Fixed(1) } else { given.rng_seed };
    Config { cases: cases * heavy, rng_seed, failure_persistence: None, ..given }
}

/// Reads a text. What is read must go round; what is refused must be refused at a place inside the text.
fn reads(text: &str) -> Option<Move> {
    match text.parse::<Move>() {
        Ok(mv) => {
            assert_eq!(mv.to_string().parse(), Ok(mv), "{text:?}");
            Some(mv)
        }
        Err(fault) => {
            let column = fault.0.values.iter().find(|(name, _)| *name == "column").map(|(_, value)| value);
            let Some(Value::Number(column)) = column else { panic!("{text:?} is refused nowhere: {fault}") };
            assert!((1..=text.chars().count() as i64 + 1).contains(column), "{text:?}: {fault}");
            None
        }
    }
}

/// The words and signs of the notation, and some that are nearly those.
fn words() -> impl Strategy<Value = String> {
    const WORDS: [&str; 40] = [
        "draw",
        "decline",
        "claim",
        "wall",
        "gate",
        "watchtower",
        "infantry",
        "cavalry",
        "noble",
        "dragon",
        "on",
        "over",
        "on ",
        "over ",
        "@",
        "*",
        "/",
        " ",
        "  ",
        "\t",
        "\u{a0}",
        "\u{2003}",
        "0",
        "1",
        "2",
        "3",
        "4",
        "5",
        "6",
        "7",
        "8",
        "01",
        "256",
        "4294967296",
        "18446744073709551616",
        "-",
        "-1",
        "é",
        "Gate",
        "１",
    ];
    vec(select(&WORDS[..]), 0..9).prop_map(|words| words.concat())
}

/// A move that there is, somewhat spoilt: characters dropped, doubled, swapped and replaced.
fn spoilt() -> impl Strategy<Value = String> {
    let moves: Vec<String> =
        GreatWall::vocabulary(&Setup::new(5).unwrap()).iter().map(ToString::to_string).collect();
    (select(moves), vec((0..5_u8, any::<prop::sample::Index>(), any::<char>()), 0..4)).prop_map(
        |(text, changes)| {
            let mut text: Vec<char> = text.chars().collect();
            for (change, at, other) in changes {
                let at = at.index(text.len() + 1);
                match change {
                    0 if at < text.len() => drop(text.remove(at)),
                    1 if at < text.len() => text.insert(at, text[at]),
                    2 if at + 1 < text.len() => text.swap(at, at + 1),
                    3 => text.insert(at, ' '),
                    _ => text.insert(at, other),
                }
            }
            text.into_iter().collect()
        },
    )
}

proptest! {
    #![proptest_config(config(20_000))]

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        reads(&text);
    }

    #[test]
    fn any_words_are_read_or_refused(text in words()) {
        reads(&text);
    }

    #[test]
    fn a_spoilt_move_is_read_or_refused(text in spoilt()) {
        reads(&text);
    }

    /// Spaces between the parts change nothing.
    #[test]
    fn spaces_around_signs_change_nothing(number in any::<prop::sample::Index>(), spaces in "[ \t]{0,3}") {
        let moves = GreatWall::vocabulary(&Setup::new(5).unwrap());
        let mv = *number.get(&moves);
        let mut text = mv.to_string();
        for sign in ["@", "*", "/"] {
            text = text.replace(sign, &format!("{spaces}{sign}{spaces}"));
        }
        prop_assert_eq!(reads(&format!("{spaces}{text}{spaces}")), Some(mv));
    }
}
