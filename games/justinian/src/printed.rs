//! Reading a board file that somebody wrote: the board, or every reason why there is none.

use std::collections::BTreeMap;

use game::{Fault, Value};
use serde::Deserialize;

use crate::board::{Board, CARDS, COUNTS, HAND, PHASES, ROWS, THRESHOLDS};
use crate::pieces::COURTIERS;
use crate::setup::ABOUT;

/// The longest name that fits on a tile or a list.
const LONGEST: usize = 40;
/// The highest number a place may have.
const HIGHEST: i64 = 99;

/// A board file as it is written. Marks, sources and whatever else stands in it are for people.
#[derive(Deserialize)]
struct File {
    game: String,
    name: String,
    places: BTreeMap<String, PlaceFacts>,
    holes: BTreeMap<String, HoleFacts>,
    courtiers: BTreeMap<String, CourtierFacts>,
    tokens: Option<TokenFacts>,
    phases: Option<PhaseFacts>,
    #[serde(rename = "set-up")]
    set_up: Option<SetUpFacts>,
}

#[derive(Deserialize)]
struct PlaceFacts {
    column: Vec<i64>,
}

#[derive(Deserialize)]
struct HoleFacts {
    rows: Vec<i64>,
}

#[derive(Deserialize)]
struct CourtierFacts {
    name: String,
}

#[derive(Deserialize)]
struct TokenFacts {
    counts: Vec<i64>,
}

#[derive(Deserialize)]
struct PhaseFacts {
    thresholds: Vec<i64>,
}

#[derive(Deserialize)]
struct SetUpFacts {
    hand: i64,
    cards: Vec<i64>,
}

/// The board of a file, or everything that is wrong with it.
pub(crate) fn read(text: &str) -> Result<Board, Vec<Fault>> {
    let file: File = game::paper::read_file(text).map_err(|fault| vec![fault])?;
    let mut faults = Faults(Vec::new());
    faults.heading(&file);
    let grid = faults.grid(&file.places);
    let holes = faults.holes(&file.holes);
    let names = faults.names(&file.courtiers);
    faults.fixed(&file);
    if faults.0.is_empty() { Ok(Board::new(file.name, names, grid, holes)) } else { Err(faults.0) }
}

/// Everything that is wrong so far.
struct Faults(Vec<Fault>);

impl Faults {
    fn wrong(&mut self, fault: Fault) {
        self.0.push(fault);
    }

    fn heading(&mut self, file: &File) {
        if file.game != ABOUT.id {
            self.wrong(
                Fault::new("fault-expected")
                    .with("field", "game")
                    .with("expected", ABOUT.id)
                    .with("found", file.game.as_str()),
            );
        }
        if !is_name(&file.name) {
            self.wrong(Fault::new("printed-name").with("name", file.name.as_str()).with("longest", LONGEST));
        }
    }

    /// Whatever is called by a number: each must be there, and nothing else.
    fn numbered<'a, T>(
        &mut self,
        table: &'static str,
        prefix: &str,
        facts: &'a BTreeMap<String, T>,
        missing: &'static str,
    ) -> [Option<&'a T>; COURTIERS] {
        let keys: [String; COURTIERS] = std::array::from_fn(|index| format!("{prefix}-{}", index + 1));
        for key in facts.keys().filter(|key| !keys.contains(key)) {
            self.wrong(Fault::new("printed-unknown").with("table", table).with("key", key.as_str()));
        }
        std::array::from_fn(|index| {
            let found = facts.get(&keys[index]);
            if found.is_none() {
                self.wrong(Fault::new(missing).with("number", index + 1));
            }
            found
        })
    }

    fn grid(&mut self, places: &BTreeMap<String, PlaceFacts>) -> [[u8; ROWS]; COURTIERS] {
        let mut grid = [[0_u8; ROWS]; COURTIERS];
        let mut whole = [false; COURTIERS];
        let listed = self.numbered("places", "place", places, "printed-place");
        for (index, facts) in listed.into_iter().enumerate() {
            let Some(PlaceFacts { column }) = facts else { continue };
            let place = |fault: &'static str| Fault::new(fault).with("place", index + 1);
            if column.len() != ROWS {
                self.wrong(place("printed-column-count").with("count", column.len()).with("rows", ROWS));
                continue;
            }
            whole[index] = true;
            for (row, &value) in column.iter().enumerate() {
                if !(1..=HIGHEST).contains(&value) {
                    whole[index] = false;
                    let fault = place("printed-value").with("row", row + 1);
                    self.wrong(fault.with("value", value).with("most", HIGHEST));
                }
            }
            for (row, pair) in column.windows(2).enumerate() {
                if whole[index] && pair[0] >= pair[1] {
                    let fault = place("printed-column").with("row", row + 2);
                    self.wrong(fault.with("above", pair[0]).with("value", pair[1]));
                }
            }
            if whole[index] {
                grid[index] = std::array::from_fn(|row| column[row] as u8);
            }
        }
        for index in (1..COURTIERS).filter(|&index| whole[index - 1] && whole[index]) {
            for row in (0..ROWS).filter(|&row| grid[index - 1][row] >= grid[index][row]) {
                self.wrong(
                    Fault::new("printed-row")
                        .with("row", row + 1)
                        .with("place", index + 1)
                        .with("left", grid[index - 1][row])
                        .with("value", grid[index][row]),
                );
            }
        }
        grid
    }

    fn holes(&mut self, holes: &BTreeMap<String, HoleFacts>) -> [[u8; PHASES]; COURTIERS] {
        let mut rows = [[0_u8; PHASES]; COURTIERS];
        let listed = self.numbered("holes", "holes", holes, "printed-holes");
        for (index, facts) in listed.into_iter().enumerate() {
            let Some(HoleFacts { rows: listed }) = facts else { continue };
            let holes = |fault: &'static str| Fault::new(fault).with("number", index + 1);
            if listed.len() != PHASES {
                self.wrong(holes("printed-holes-count").with("count", listed.len()).with("phases", PHASES));
                continue;
            }
            let mut inside = true;
            for (phase, &row) in listed.iter().enumerate() {
                if !(1..=ROWS as i64).contains(&row) {
                    inside = false;
                    let fault = holes("printed-hole").with("phase", phase + 1);
                    self.wrong(fault.with("row", row).with("rows", ROWS));
                }
            }
            if inside && listed.windows(2).any(|pair| pair[0] >= pair[1]) {
                self.wrong(holes("printed-holes-order").with("listed", listed.clone()));
            } else if inside {
                rows[index] = std::array::from_fn(|phase| listed[phase] as u8);
            }
        }
        for index in 0..COURTIERS {
            for (phase, &row) in rows[index].iter().enumerate().filter(|(_, row)| **row > 0) {
                if let Some(first) = rows[..index].iter().position(|other| other[phase] == row) {
                    self.wrong(
                        Fault::new("printed-same-hole")
                            .with("number", index + 1)
                            .with("first", first + 1)
                            .with("phase", phase + 1)
                            .with("row", row),
                    );
                }
            }
        }
        rows
    }

    fn names(&mut self, courtiers: &BTreeMap<String, CourtierFacts>) -> [String; COURTIERS] {
        let listed = self.numbered("courtiers", "courtier", courtiers, "printed-courtier");
        let names = listed.map(|facts| facts.map(|facts| facts.name.trim().to_owned()));
        for (index, name) in names.iter().enumerate() {
            let Some(name) = name else { continue };
            let fault = |id| Fault::new(id).with("number", index + 1).with("name", name.as_str());
            if !is_name(name) {
                self.wrong(fault("printed-courtier-name").with("longest", LONGEST));
            } else if let Some(first) = names[..index].iter().position(|other| other.as_ref() == Some(name)) {
                self.wrong(fault("printed-same-name").with("first", first + 1));
            }
        }
        names.map(Option::unwrap_or_default)
    }

    /// What the rules fix may be left out, but not be changed.
    fn fixed(&mut self, file: &File) {
        let mut fixed = |field: &'static str, found: &[i64], fixed: &[u8]| {
            if !found.iter().copied().eq(fixed.iter().map(|&n| i64::from(n))) {
                let list = |numbers: Vec<i64>| Value::from(numbers);
                self.wrong(
                    Fault::new("printed-fixed")
                        .with("field", field)
                        .with("found", list(found.to_vec()))
                        .with("expected", list(fixed.iter().map(|&n| i64::from(n)).collect())),
                );
            }
        };
        if let Some(tokens) = &file.tokens {
            fixed("tokens.counts", &tokens.counts, &COUNTS);
        }
        if let Some(phases) = &file.phases {
            fixed("phases.thresholds", &phases.thresholds, &THRESHOLDS);
        }
        if let Some(set_up) = &file.set_up {
            fixed("set-up.hand", &[set_up.hand], &[HAND]);
            fixed("set-up.cards", &set_up.cards, &CARDS);
        }
    }
}

fn is_name(name: &str) -> bool {
    !name.trim().is_empty() && name.chars().count() <= LONGEST && !name.chars().any(char::is_control)
}
