//! Points, each with its source.

use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::seat::{MOST_SEATS, Seat};

/// The most sources of points any game of the house may have.
pub const MOST_SOURCES: usize = 16;

/// The points of every seat, by source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scores {
    seats: u8,
    sources: &'static [&'static str],
    points: [[i16; MOST_SOURCES]; MOST_SEATS],
    tie_breaks: [i16; MOST_SEATS],
}

impl Scores {
    /// No points yet. A source is the id of a message in the game's language files.
    #[must_use]
    pub fn new(seats: usize, sources: &'static [&'static str]) -> Self {
        debug_assert!(seats <= MOST_SEATS && sources.len() <= MOST_SOURCES);
        Self {
            seats: seats as u8,
            sources,
            points: [[0; MOST_SOURCES]; MOST_SEATS],
            tie_breaks: [0; MOST_SEATS],
        }
    }

    /// Gives points to a seat.
    pub fn add(&mut self, seat: Seat, source: usize, points: i16) {
        debug_assert!(source < self.sources.len());
        self.points[seat.index()][source] += points;
    }

    /// What decides between seats of equal points: more is better.
    pub fn break_ties(&mut self, seat: Seat, by: i16) {
        self.tie_breaks[seat.index()] = by;
    }

    /// The sources of points, in the order of the rule book.
    #[must_use]
    pub const fn sources(&self) -> &'static [&'static str] {
        self.sources
    }

    /// Points of one seat from one source.
    #[must_use]
    pub const fn from(&self, seat: Seat, source: usize) -> i32 {
        self.points[seat.index()][source] as i32
    }

    /// All points of a seat.
    #[must_use]
    pub fn total(&self, seat: Seat) -> i32 {
        self.points[seat.index()].iter().map(|&points| i32::from(points)).sum()
    }

    /// All points of every seat.
    #[must_use]
    pub fn totals(&self) -> Vec<i32> {
        self.all_seats().map(|seat| self.total(seat)).collect()
    }

    /// The place of a seat, counted from 1; seats that nothing tells apart share theirs.
    #[must_use]
    pub fn place(&self, seat: Seat) -> usize {
        let key = |seat: Seat| (self.total(seat), self.tie_breaks[seat.index()]);
        1 + self.all_seats().filter(|&other| key(other) > key(seat)).count()
    }

    /// The seats that would win, or have won.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.all_seats().filter(|&seat| self.place(seat) == 1)
    }

    fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats as usize)
    }
}

impl Serialize for Scores {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = serializer.serialize_struct("Scores", 3)?;
        out.serialize_field("totals", &self.totals())?;
        out.serialize_field("places", &self.all_seats().map(|seat| self.place(seat)).collect::<Vec<_>>())?;
        let sources: serde_json::Map<String, serde_json::Value> = self
            .sources
            .iter()
            .enumerate()
            .map(|(n, source)| {
                (
                    (*source).to_owned(),
                    self.all_seats().map(|seat| self.from(seat, n)).collect::<Vec<_>>().into(),
                )
            })
            .collect();
        out.serialize_field("sources", &sources)?;
        out.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_shared_unless_something_breaks_the_tie() {
        let [a, b, c] = [0, 1, 2].map(Seat::new);
        let mut scores = Scores::new(3, &["walls", "gates"]);
        scores.add(a, 0, 5);
        scores.add(b, 0, 2);
        scores.add(b, 1, 3);
        assert_eq!(scores.totals(), [5, 5, 0]);
        assert_eq!([a, b, c].map(|seat| scores.place(seat)), [1, 1, 3]);
        assert_eq!(scores.winners().collect::<Vec<_>>(), [a, b]);
        scores.break_ties(b, 1);
        assert_eq!([a, b, c].map(|seat| scores.place(seat)), [2, 1, 3]);
        let json = serde_json::to_value(scores).unwrap();
        assert_eq!(json["sources"]["gates"], serde_json::json!([0, 3, 0]));
    }
}
