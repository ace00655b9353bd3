//! What was measured, kept as JSON beside the page.

use std::collections::BTreeMap;

use game::Fault;
use serde::{Deserialize, Serialize};

/// What is measured.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Section {
    Speed,
    Greedy,
    Levels,
    Doubling,
    Determinism,
    Calibration,
}

impl Section {
    pub(super) const ALL: [Self; 6] =
        [Self::Speed, Self::Greedy, Self::Levels, Self::Doubling, Self::Determinism, Self::Calibration];

    /// Its name in `--only`.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Speed => "speed",
            Self::Greedy => "greedy",
            Self::Levels => "levels",
            Self::Doubling => "doubling",
            Self::Determinism => "determinism",
            Self::Calibration => "calibration",
        }
    }
}

/// One figure, and what was asked of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Row {
    /// Whom it is about: the first, and whom it was measured against.
    pub(super) bots: Vec<String>,
    /// The number of seats.
    pub(super) seats: usize,
    /// How to measure it again.
    pub(super) command: String,
    /// Games played, where it is about games.
    pub(super) games: u64,
    /// The figure.
    pub(super) value: f64,
    /// Its 95 % interval.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) ci95: Option<[f64; 2]>,
    /// What it should be at least.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) least: Option<f64>,
    /// Whether it is; nothing, where nothing is asked or the run was too short to tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) met: Option<bool>,
    /// More to know.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) note: String,
}

/// What was measured of one game in one section.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Measured {
    /// Whether it was a quick run, which proves nothing.
    pub(super) quick: bool,
    /// How long it took.
    pub(super) seconds: f64,
    pub(super) rows: Vec<Row>,
}

/// All that was measured.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Results(BTreeMap<Section, BTreeMap<String, Measured>>);

impl Results {
    pub(super) fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// For the file: if it cannot be written, what was measured before must not be lost.
    pub(super) fn write(&self) -> Result<String, Fault> {
        let text = serde_json::to_string_pretty(self);
        let text = text.map_err(|error| Fault::new("fault-rewrite").with("why", error.to_string()))?;
        Ok(text + "\n")
    }

    /// Figures are kept with as many digits as are worth reading.
    pub(super) fn put(&mut self, section: Section, game: &str, mut measured: Measured) {
        let tidy = |figure: f64| (figure * 1e4).round() / 1e4;
        for row in &mut measured.rows {
            row.value = tidy(row.value);
            row.ci95 = row.ci95.map(|ends| ends.map(tidy));
        }
        self.0.entry(section).or_default().insert(game.to_owned(), measured);
    }

    /// What was measured in a section, in the order of the games of the house.
    pub(super) fn of(&self, section: Section) -> Vec<(&'static str, &Measured)> {
        let by_game = self.0.get(&section);
        let ids = table::games().iter().map(|game| game.about().id);
        ids.filter_map(|id| Some((id, by_game?.get(id)?))).collect()
    }
}
