//! The names of people: whoever comes has one at once, and at a table nobody is called like another.

use sha2::{Digest as _, Sha256};
use table::Occupant;

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

/// How somebody is called at a table where others have these names: whoever comes later is the second of the name, as at court.
#[must_use]
pub fn distinct(name: &str, taken: &[&str]) -> String {
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
