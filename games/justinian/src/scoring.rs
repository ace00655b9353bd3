//! Totals, points and where they come from.

use game::{Scores, Seat};

use crate::board::Board;
use crate::court::place_of;
use crate::pieces::{Colour, Courtier, Courtiers, Place};
use crate::state::{Scored, Table};

/// Where points come from: in each phase the cards, and the tokens on the phase space.
pub const SOURCES: [&str; 6] = ["cards-1", "tokens-1", "cards-2", "tokens-2", "cards-3", "tokens-3"];

/// Who has the highest total: in a tie whoever sits nearest, clockwise, to the one who passed last, himself first.
#[must_use]
pub fn chooser(totals: &[u8], seats: usize, last: Seat) -> Seat {
    let mut best = last;
    let mut seat = last.next(seats);
    while seat != last {
        if totals[seat.index()] > totals[best.index()] {
            best = seat;
        }
        seat = seat.next(seats);
    }
    best
}

/// What one card was or would be worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CardPoints {
    /// Whose card.
    pub courtier: Courtier,
    /// Where he stands.
    pub place: Place,
    /// The number in the hole of his tile.
    pub points: u8,
}

/// Cards one by one, for courtiers in that order, in a phase counted from 0.
pub fn card_points<'a>(
    board: &'a Board,
    order: &'a [Courtier],
    cards: Courtiers,
    phase: usize,
) -> impl Iterator<Item = CardPoints> + 'a {
    cards.iter().map(move |courtier| {
        let place = Place::new(order.iter().position(|&other| other == courtier).unwrap_or(0));
        CardPoints { courtier, place, points: board.worth(courtier, place, phase) }
    })
}

impl Table {
    /// What a courtier is worth in this phase, where he stands now.
    #[must_use]
    pub fn worth(&self, courtier: Courtier) -> u8 {
        self.worth_in(courtier, self.phase as usize)
    }

    /// What a courtier would be worth in a phase, counted from 0, where he stands now.
    #[must_use]
    pub fn worth_in(&self, courtier: Courtier, phase: usize) -> u8 {
        self.setup.board.worth(courtier, place_of(&self.order, courtier), phase)
    }

    /// What was scored in a phase, counted from 0.
    #[must_use]
    pub fn scored(&self, phase: usize) -> Option<&Scored> {
        self.scored.get(phase).and_then(Option::as_ref)
    }

    /// The cards a player showed in a phase, one by one.
    pub fn breakdown(&self, phase: usize, seat: Seat) -> impl Iterator<Item = CardPoints> + '_ {
        self.scored(phase).into_iter().flat_map(move |scored| {
            card_points(&self.setup.board, &scored.order, scored.cards[seat.index()], phase)
        })
    }

    /// A player's points for cards in a phase.
    #[must_use]
    pub fn points_for_cards(&self, phase: usize, seat: Seat) -> i16 {
        self.breakdown(phase, seat).map(|card| i16::from(card.points)).sum()
    }

    /// A player's points for tokens in a phase: whoever named the colour gets none.
    #[must_use]
    pub fn points_for_tokens(&self, phase: usize, seat: Seat) -> i16 {
        let scored = self.scored(phase).filter(|scored| scored.chooser != seat);
        scored.map_or(0, |scored| i16::from(scored.totals[seat.index()]))
    }

    /// The points of every player so far.
    #[must_use]
    pub fn scores(&self) -> Scores {
        let mut scores = Scores::new(self.seats(), &SOURCES);
        for seat in Seat::all(self.seats()) {
            for phase in 0..self.scored.len() {
                scores.add(seat, 2 * phase, self.points_for_cards(phase, seat));
                scores.add(seat, 2 * phase + 1, self.points_for_tokens(phase, seat));
            }
        }
        scores
    }

    /// The colour scored in a phase, counted from 0.
    #[must_use]
    pub fn colour_of(&self, phase: usize) -> Option<Colour> {
        self.scored(phase).map(|scored| scored.colour)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_a_tie_the_nearest_to_the_last_passer_chooses() {
        let seat = Seat::new;
        assert_eq!(chooser(&[5, 8, 1, 0], 4, seat(3)), seat(1));
        assert_eq!(chooser(&[5, 5, 5, 0], 4, seat(3)), seat(0));
        assert_eq!(
            chooser(&[5, 5, 5, 0], 4, seat(2)),
            seat(2),
            "nobody is nearer than the last passer himself"
        );
        assert_eq!(chooser(&[0, 0, 0, 0], 3, seat(1)), seat(1));
        assert_eq!(chooser(&[4, 3, 4, 0], 3, seat(1)), seat(2));
    }
}
