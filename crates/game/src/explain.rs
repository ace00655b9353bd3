//! What is wrong with a file or a request, in our own words.
//!
//! The libraries that read JSON and TOML say it in English, for developers. Here their sentences become phrases, which have
//! texts in every language. A sentence that is not known is not repeated: then the place must be enough.

use crate::phrase::{Phrase, Value, shorten};

/// What a sentence of the reading library says.
pub(crate) fn explained(text: &str) -> Phrase {
    let said = text.split_once(" at line ").map_or(text, |(before, _)| before).trim();
    known(said).unwrap_or(Phrase::new("what-other"))
}

fn known(said: &str) -> Option<Phrase> {
    if let Some(rest) = said.strip_prefix("missing field ") {
        return Some(Phrase::new("what-missing").with("name", quoted(rest)?));
    }
    if let Some(rest) = said.strip_prefix("unknown field ") {
        return Some(Phrase::new("what-unknown").with("name", quoted(rest)?));
    }
    if let Some(rest) = said.strip_prefix("duplicate field ") {
        return Some(Phrase::new("what-twice").with("name", quoted(rest)?));
    }
    if let Some(rest) = said.strip_prefix("unknown variant ") {
        let (found, names) = rest.split_once(", expected ")?;
        let names: Vec<Value> = names.split('`').skip(1).step_by(2).map(Value::from).collect();
        return Some(Phrase::new("what-none-of").with("found", quoted(found)?).with("known", names));
    }
    // A name that our own lists do not have.
    if let Some((found, _)) = said.split_once("` is not a ") {
        return Some(Phrase::new("what-no-name").with("found", found.strip_prefix('`')?));
    }
    if let Some(rest) = said.strip_prefix("there is no seat ") {
        return Some(Phrase::new("what-seat").with("number", rest.split(':').next()?));
    }
    if let Some(rest) = said.strip_prefix("there is no card ") {
        return Some(Phrase::new("what-card").with("number", rest.split(':').next()?));
    }
    if said.starts_with("a seed is ") {
        return Some(Phrase::new("what-seed"));
    }
    if let Some(rest) = said.strip_prefix("invalid type: ").or(said.strip_prefix("invalid value: ")) {
        let (found, wanted) = rest.rsplit_once(", expected ")?;
        let wanted = kind(wanted)?;
        // What is written out is repeated; a list or an object is only named.
        return Some(match found.split(['`', '"']).nth(1) {
            Some(found) => Phrase::new("what-value").with("found", found).word("wanted", wanted),
            None => Phrase::new("what-kind").word("found", kind(found)?).word("wanted", wanted),
        });
    }
    if said.starts_with("invalid length ") {
        return Some(Phrase::new("what-length"));
    }
    let id = match said {
        _ if said.starts_with("EOF while parsing") => "what-breaks-off",
        _ if said.starts_with("recursion limit") => "what-deep",
        _ if said.contains("number") => "what-number",
        _ if said.contains("escape") || said.contains("control character") || said.contains("unicode") => {
            "what-text"
        }
        _ if said.starts_with("expected") || said.starts_with("trailing") || said.contains("key must") => {
            "what-syntax"
        }
        _ => return None,
    };
    Some(Phrase::new(id))
}

/// What stands between backquotes.
fn quoted(text: &str) -> Option<String> {
    text.split('`').nth(1).map(shorten)
}

/// The word for what stands there, or for what should.
fn kind(said: &str) -> Option<&'static str> {
    let first = said.trim_start_matches("a ").trim_start_matches("an ");
    let first = first.split([' ', '`', '"', ',']).next()?;
    Some(match first {
        "string" | "str" | "character" | "borrowed" => "kind-text",
        "integer" | "u8" | "u16" | "u32" | "u64" | "usize" => "kind-whole",
        "i8" | "i16" | "i32" | "i64" | "isize" => "kind-integer",
        "floating" | "f32" | "f64" | "number" => "kind-number",
        "boolean" | "bool" => "kind-truth",
        "null" | "unit" | "Option" | "option" => "kind-nothing",
        "map" | "struct" | "object" => "kind-object",
        "sequence" | "array" | "tuple" => "kind-list",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paper::{Record, read_json, read_value};
    use crate::words::{Lang, Texts, Words};

    const HOUSE: Texts = Texts { en: include_str!("../lang/en.ftl"), it: include_str!("../lang/it.ftl") };

    /// What is said in both languages about a record that somebody wrote.
    fn said(text: &str) -> [String; 2] {
        let fault = read_json::<Record>(text).expect_err(text);
        Lang::ALL.map(|lang| {
            let words = Words::new(lang, &[HOUSE]);
            assert_eq!(words.missing(fault.0.id, None, &fault.0.values), None, "{text}");
            words.fault(&fault)
        })
    }

    /// The libraries' own words, none of which anybody should read.
    const ENGLISH: [&str; 8] =
        ["missing field", "unknown field", "expected", "invalid type", "u64", "EOF", "`", "struct"];

    #[test]
    fn nobody_reads_the_words_of_the_library() {
        let whole = r#"{"palatine":"record 1","game":"x","rules":1,"data":"d","setup":{"seats":2},"seed":"1","log":[]}"#;
        let change = |from: &str, to: &str| {
            assert_eq!(whole.matches(from).count(), 1, "{from}");
            whole.replace(from, to)
        };
        for (text, english) in [
            (change(r#","log":[]"#, ""), "“log” is missing"),
            (change(r#""log":[]"#, r#""log":[],"colour":1"#), "“colour” is not known here"),
            (change(r#""game":"x""#, r#""game":"x","game":"y""#), "“game” stands there twice"),
            (change(r#""game":"x""#, r#""game":7"#), "“7” stands there instead of a text"),
            (change(r#""game":"x""#, r#""game":null"#), "nothing stands there instead of a text"),
            (change(r#""game":"x""#, r#""game":[]"#), "a list stands there instead of a text"),
            (change(r#""seats":2"#, r#""seats":"2""#), "“2” stands there instead of a whole number"),
            (change(r#""seats":2"#, r#""seats":-2"#), "“-2” stands there instead of a whole number"),
            (change(r#""seats":2"#, r#""seats":2.5"#), "“2.5” stands there instead of a whole number"),
            (change(r#""setup":{"seats":2}"#, r#""setup":true"#), "“true” stands there instead of an object"),
            (change(r#""seed":"1""#, r#""seed":"x""#), "64 hexadecimal digits"),
            (change(r#""log":[]"#, r#""log":[{"seat":0,"move":""}]"#), "there is no seat 0"),
            (whole[..40].to_owned(), "it breaks off"),
            (change(r#""rules":1"#, r#""rules":"#), "out of place"),
            (change(r#""rules":1"#, r#""rules":-"#), "a number that cannot be read"),
            (change(r#""game":"x""#, r#""game":"\q""#), "a text that cannot be read"),
            (change(r#""log":[]"#, &format!(r#""log":[],"position":{}"#, "[".repeat(200))), "too deep"),
            ("[]".to_owned(), ""),
        ] {
            let [en, it] = said(&text);
            assert!(en.contains(english) && en.contains("line 1"), "{text}: {en}");
            assert!(it.contains("riga 1"), "{it}");
            for word in ENGLISH {
                assert!(!en.contains(word) && !it.contains(word), "{en} / {it}");
            }
        }
    }

    #[test]
    fn what_is_not_known_is_not_repeated() {
        for odd in
            ["", "the moon is blue", "missing field", "invalid type: ghost, expected u64", "unknown variant"]
        {
            assert_eq!(explained(odd).id, "what-other", "{odd}");
        }
        let fault = read_value::<u64>(&serde_json::json!("x"), "n").unwrap_err();
        assert_eq!(fault.0.id, "fault-field");
    }
}
