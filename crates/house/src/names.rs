//! The names of people: whoever comes has one at once, at a table nobody is called like another, and the name of an account
//! has no look-alike.

use game::Fault;
use sha2::{Digest as _, Sha256};
use table::Occupant;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// The most characters of a name.
pub const MOST: usize = 24;

/// Names for people who have not chosen one. They say nothing of who somebody is, and mean neither a bot, a colour, a place nor a
/// card in any game: a test looks.
pub const NAMES: [&str; 200] = [
    "Adi", "Agam", "Akira", "Alani", "Alcor", "Alder", "Alex", "Ali", "Altair", "Amari", "Amit", "Amrit",
    "Andy", "Arden", "Ariel", "Arya", "Ash", "Aspen", "Atria", "Aubrey", "Avery", "Ayo", "Baraka", "Bellamy",
    "Billie", "Blair", "Bo", "Brett", "Briar", "Brook", "Bryony", "Camille", "Casey", "Cedar", "Charlie",
    "Claude", "Clover", "Corey", "Dana", "Darcy", "Dawa", "Dayo", "Deneb", "Deniz", "Denver", "Derya",
    "Devon", "Drew", "Eden", "Eli", "Elia", "Ellis", "Emery", "Evren", "Fern", "Finley", "Florian",
    "Frankie", "Gal", "Gale", "Glenn", "Hadley", "Harley", "Harper", "Haru", "Hayden", "Hikaru", "Hollis",
    "Ilkay", "Imani", "Inbar", "Indy", "Isa", "Izar", "Jaden", "Jamie", "Jaya", "Jess", "Jesse", "Jody",
    "Jordan", "Jules", "Juniper", "Juno", "Kai", "Kaito", "Kalani", "Kaoru", "Karma", "Keola", "Kelly",
    "Kendall", "Kim", "Kiran", "Kit", "Koa", "Lane", "Laurel", "Laurie", "Leslie", "Lian", "Linden",
    "Lindsay", "Lior", "Logan", "Lou", "Lumi", "Lyra", "Makana", "Makoto", "Marley", "Marlowe", "Max",
    "Merle", "Micah", "Mika", "Milan", "Minori", "Misha", "Mizar", "Monroe", "Morgan", "Nalu", "Nao",
    "Nashira", "Nico", "Nikita", "Noa", "Noam", "Noel", "Norbu", "Nuru", "Nyima", "Oakley", "Omer", "Ori",
    "Orion", "Parker", "Pat", "Payton", "Pema", "Perry", "Phoenix", "Quinn", "Quincy", "Ramsey", "Reese",
    "Remy", "Rigel", "Riley", "Robin", "Rory", "Rotem", "Rowan", "Sacha", "Saga", "Sage", "Sam", "Sami",
    "Sasha", "Sava", "Shaked", "Shannon", "Shea", "Shiloh", "Shinobu", "Sidney", "Sirio", "Sivan", "Skyler",
    "Slava", "Sonam", "Sora", "Spica", "Stevie", "Suri", "Sutton", "Tal", "Tatum", "Tau", "Taylor", "Tenzin",
    "Terry", "Toni", "Tracy", "Umut", "Val", "Vanja", "Vega", "Winter", "Wren", "Yael", "Yarden", "Yuki",
    "Yuri", "Yuval", "Zhenya", "Zion", "Ziv", "Zuri",
];

/// The name of somebody who has not chosen one. It follows from who they are, so it stays; a hash, so it tells nobody their id.
#[must_use]
pub fn of(id: &str) -> &'static str {
    let hash = Sha256::new().chain_update(b"name").chain_update(id.as_bytes()).finalize();
    let number = hash.iter().take(8).fold(0_u64, |number, &byte| number << 8 | u64::from(byte));
    NAMES[(number % NAMES.len() as u64) as usize]
}

/// A name that somebody who has not chosen one may keep: the names the house gives are nobody's own, because many have them.
#[must_use]
pub fn to_keep(name: &str, id: &str) -> String {
    if !is_given(name) {
        return name.to_owned();
    }
    let hash = Sha256::new().chain_update(b"number").chain_update(id.as_bytes()).finalize();
    let number = hash.iter().take(4).fold(0_u32, |number, &byte| number << 8 | u32::from(byte));
    format!("{name} {}", 100 + number % 9_900)
}

/// Whether a name is, or looks like, one of those the house gives.
#[must_use]
pub fn is_given(name: &str) -> bool {
    let skeleton = skeleton(name);
    NAMES.iter().any(|given| self::skeleton(given) == skeleton)
}

/// The words that no name may contain unless the host says otherwise: nobody shall seem to speak for the house.
pub const WORDS: [&str; 4] = ["admin", "moderator", "moderatore", "palatine"];

/// The most marks upon one letter: more of them climb over the lines above.
const MARKS: usize = 3;

/// Characters that are not seen, or that change the direction of the others (default ignorable ones, by ranges that Unicode
/// has promised not to change), and the blanks that are no spaces.
const UNSEEN: [(char, char); 22] = [
    ('\u{ad}', '\u{ad}'),
    ('\u{34f}', '\u{34f}'),
    ('\u{600}', '\u{605}'),
    ('\u{61c}', '\u{61c}'),
    ('\u{6dd}', '\u{6dd}'),
    ('\u{115f}', '\u{1160}'),
    ('\u{17b4}', '\u{17b5}'),
    ('\u{180b}', '\u{180f}'),
    ('\u{200b}', '\u{200f}'),
    ('\u{2028}', '\u{202e}'),
    ('\u{2060}', '\u{206f}'),
    ('\u{2800}', '\u{2800}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{e000}', '\u{f8ff}'),
    ('\u{fe00}', '\u{fe0f}'),
    ('\u{feff}', '\u{feff}'),
    ('\u{ffa0}', '\u{ffa0}'),
    ('\u{fff0}', '\u{fffd}'),
    ('\u{1bca0}', '\u{1bca3}'),
    ('\u{1d173}', '\u{1d17a}'),
    ('\u{e0000}', '\u{e0fff}'),
    ('\u{f0000}', '\u{10ffff}'),
];

fn is_unseen(c: char) -> bool {
    c.is_control() || UNSEEN.iter().any(|&(first, last)| (first..=last).contains(&c))
}

/// A name as it is kept: in one form, with single spaces, 1 to [`MOST`] characters that can be seen and disturb no line of text.
pub fn clean(text: &str) -> Result<String, Fault> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let name: String = words.join(" ").nfc().collect();
    if name.chars().any(is_unseen) {
        return Err(Fault::new("name-signs"));
    }
    let mut marks = 0;
    for c in name.nfd() {
        marks = if is_combining_mark(c) { marks + 1 } else { 0 };
        if marks > MARKS {
            return Err(Fault::new("name-signs"));
        }
    }
    // Something must be left to be seen: neither only marks nor nothing at all.
    let seen = name.chars().any(|c| !is_combining_mark(c));
    if !seen || name.chars().count() > MOST {
        return Err(Fault::new("no-name"));
    }
    Ok(name)
}

/// What all names share that look alike: case, width, accents, letters of other scripts that look the same (UTS 39), spaces
/// and signs between the letters make no difference.
#[must_use]
pub fn skeleton(name: &str) -> String {
    let fold = |text: &str| -> String { text.nfkc().flat_map(char::to_lowercase).collect() };
    let alike: String = unicode_security::skeleton(&fold(name)).collect();
    let plain = fold(&alike).nfd().filter(|c| !('\u{300}'..='\u{36f}').contains(c)).collect::<String>();
    // What is one stroke in most letters: small, capital and broken.
    let strokes: String =
        plain.chars().map(|c| if matches!(c, 'l' | '1' | '|' | 'ı') { 'i' } else { c }).collect();
    let letters: String = strokes.chars().filter(|c| c.is_alphanumeric()).collect();
    if letters.is_empty() { strokes.chars().filter(|c| !c.is_whitespace()).collect() } else { letters }
}

/// Whether a name contains one of these words, however it is written.
#[must_use]
pub fn contains(name: &str, words: &[String]) -> bool {
    let name = skeleton(name);
    words.iter().map(|word| skeleton(word)).any(|word| !word.is_empty() && name.contains(&word))
}

/// How somebody is called at a table where others have these names: whoever comes later is the second of the name, as at court.
/// Whoever has no name any more has none.
#[must_use]
pub fn distinct(name: &str, taken: &[&str]) -> String {
    if name.is_empty() {
        return String::new();
    }
    let free = |name: &str| taken.iter().all(|other| other.to_lowercase() != name.to_lowercase());
    if free(name) {
        return name.to_owned();
    }
    let mut numbered = ["II", "III", "IV", "V", "VI", "VII"].into_iter().map(|number| {
        let begin: String = name.chars().take(MOST - 1 - number.len()).collect();
        format!("{} {number}", begin.trim_end())
    });
    // No table has as many people as there are numbers.
    numbered.find(|name| free(name)).unwrap_or_else(|| name.to_owned())
}

/// The name of a person in a seat.
#[must_use]
pub fn in_seat(occupant: &Occupant) -> Option<&str> {
    match occupant {
        Occupant::Person { name, .. } | Occupant::Here { name, .. } | Occupant::Away { name, .. } => {
            Some(name)
        }
        Occupant::Bot { .. } | Occupant::Open => None,
    }
}

/// The same seats, with nobody called like another.
#[must_use]
pub fn distinct_seats(seats: Vec<Occupant>) -> Vec<Occupant> {
    let mut named: Vec<Occupant> = Vec::with_capacity(seats.len());
    for mut seat in seats {
        let taken: Vec<&str> = named.iter().filter_map(in_seat).collect();
        if let Occupant::Person { name, .. } | Occupant::Here { name, .. } | Occupant::Away { name, .. } =
            &mut seat
        {
            *name = distinct(name, &taken);
        }
        named.push(seat);
    }
    named
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn names_differ_and_are_short() {
        let all: BTreeSet<String> = NAMES.iter().map(|name| name.to_lowercase()).collect();
        assert_eq!(all.len(), NAMES.len());
        assert!(NAMES.iter().all(|name| (2..=8).contains(&name.len())));
        assert!(NAMES.iter().all(|name| name.chars().all(|c| c.is_ascii_alphabetic())));
    }

    #[test]
    fn a_name_stays_and_people_have_many_of_them() {
        assert_eq!(of("somebody"), of("somebody"));
        let met: BTreeSet<&str> = (0..4_000).map(|n| of(&n.to_string())).collect();
        assert_eq!(met.len(), NAMES.len(), "every name is given to somebody");
    }

    #[test]
    fn what_cannot_be_seen_is_no_name() {
        for good in
            ["Livia", "Niccolò", "王小明", "Ayşe K.", "🏯", "O'Neill-Å", "<script>", "Σωκράτης", "ไทย"]
        {
            assert_eq!(clean(good).as_deref(), Ok(good), "{good}");
        }
        assert_eq!(clean("  Livia \u{a0}\u{3000} Prima ").unwrap(), "Livia Prima");
        assert_eq!(clean("Nicolo\u{300}").unwrap(), "Nicolò", "one form");
        assert_eq!(clean(&"é".repeat(24)).unwrap().chars().count(), 24);
        for bad in [
            "",
            " ",
            "\u{200b}",
            "Li\u{200b}via",
            "\u{202e}aiviL",
            "a\u{2066}b",
            "\u{3164}",
            "\u{2800}",
            "a\tb\u{0}",
            "\u{feff}a",
            "a\u{e0041}",
            "\u{301}",
            "a\u{301}\u{302}\u{303}\u{304}",
            "\u{e000}",
            "x\u{fe0f}",
            &"é".repeat(25),
        ] {
            assert!(clean(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn look_alikes_share_a_skeleton_and_others_do_not() {
        for (a, b) in [
            ("Livia", "LIVIA"),
            ("Livia", "Ｌｉｖｉａ"),
            ("Livia", "L i v i a"),
            ("Livia", "Lіvіа"), // Cyrillic
            ("Livia", "Iivia"),
            ("Livia", "1ivia"),
            ("Livia", "Lívia"),
            ("Livia", "Li.via_"),
            ("Oscar", "0scar"),
            ("modern", "rnodem"),
            ("Ωmega", "ωMEGA"),
        ] {
            assert_eq!(skeleton(a), skeleton(b), "{a} {b}");
        }
        for (a, b) in [("Livia", "Livio"), ("Livia", "Livia 2"), ("王", "玉"), ("🏯", "🏠"), ("Noa", "Noah")]
        {
            assert_ne!(skeleton(a), skeleton(b), "{a} {b}");
        }
        assert!(!skeleton("...").is_empty() && !skeleton("🏯").is_empty());
        assert!(is_given("N O A") && !is_given("Livia"));
        assert!(!is_given(&to_keep("Noa", "x")) && to_keep("Livia", "x") == "Livia");
        assert!(
            contains("The Adm1n", &WORDS.map(str::to_owned)) && !contains("Livia", &WORDS.map(str::to_owned))
        );
    }

    #[test]
    fn at_a_table_nobody_is_called_like_another() {
        assert_eq!(distinct("Noa", &["Sasha"]), "Noa");
        assert_eq!(distinct("Noa", &["noa"]), "Noa II");
        assert_eq!(distinct("Noa", &["Noa", "Noa II"]), "Noa III");
        let long = "é".repeat(MOST);
        let second = distinct(&long, &[&long]);
        assert!(second.ends_with(" II") && second.chars().count() == MOST, "{second}");
        let person = |name: &str| Occupant::Person { id: "x".into(), name: name.into() };
        let seats = distinct_seats(vec![person("Kit"), Occupant::Open, person("Kit"), person("Kit")]);
        let names: Vec<&str> = seats.iter().filter_map(in_seat).collect();
        assert_eq!(names, ["Kit", "Kit II", "Kit III"]);
    }
}
