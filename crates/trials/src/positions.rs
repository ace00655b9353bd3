//! Positions as files: every fault is named in both languages, and every position of a game goes round.

use game::conformance::wander;
use game::paper::{PositionFile, read_file};
use game::{Chance, Fault, Game, Lang, Proven, Setup as _, Words, Written};

/// The ids of faults.
#[must_use]
pub fn ids(faults: &[Fault]) -> Vec<&'static str> {
    faults.iter().map(|fault| fault.0.id).collect()
}

/// Faults in a language.
#[must_use]
pub fn lines<G: Game>(lang: Lang, faults: &[Fault]) -> Vec<String> {
    let words = Words::new(lang, &[G::about().texts]);
    faults.iter().map(|fault| words.fault(fault)).collect()
}

/// Everything that the faults speak of is said in both languages.
pub fn are_sayable<G: Game>(faults: &[Fault]) {
    for words in Lang::ALL.map(|lang| Words::new(lang, &[G::about().texts])) {
        for fault in faults {
            assert_eq!(words.missing(fault.0.id, None, &fault.0.values), None, "{fault}");
        }
    }
}

/// These are the faults of positions that the game's own texts know, in their order.
pub fn are_all_provoked<G: Game>(provoked: &[&str]) {
    let ids = G::about().texts.en.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
    let known: Vec<&str> = ids.filter(|id| id.starts_with("position-")).collect();
    assert_eq!(known, provoked);
}

/// A position goes round through TOML and JSON.
pub fn goes_round<G: Written>(state: &G) {
    let file = PositionFile::write(state);
    let [short, long] =
        [serde_json::to_string(&file), serde_json::to_string_pretty(&file)].map(|text| text.expect("JSON"));
    for text in [file.to_toml(), short, long] {
        let again = read_file::<PositionFile>(&text).expect("what was written");
        assert_eq!(again.read::<G>().as_ref(), Ok(state), "{text}");
    }
}

/// Every position of some games with every set-up goes round. How many were met.
#[must_use]
pub fn go_round<G: Proven + Written>(games: u64) -> usize {
    let mut met = 0;
    for setup in G::Setup::all() {
        for number in 0..games {
            let mut chance = Chance::quick(number);
            wander(G::start(&setup, &mut chance), &mut chance, |state| {
                met += 1;
                goes_round(state);
            });
        }
    }
    met
}
