//! What a position is worth to every seat, from 0 to 1: each seat maximises its own.

use game::{Appraised, MOST_SEATS, Seat, Turn};

use super::params::Params;
use crate::net::Opinion;

/// A value for every seat.
pub(super) type Values = [f32; MOST_SEATS];

/// How sure a lead of so many points is.
fn sure(lead: f32, params: &Params) -> f32 {
    1.0 / (1.0 + (-lead / params.scale).exp())
}

/// What a simulation found.
#[derive(Clone, Copy)]
pub(super) struct Outlook {
    /// What the tree learns: winning, blended with being ahead of the others.
    pub(super) values: Values,
    /// Winning alone.
    pub(super) wins: Values,
}

impl Outlook {
    /// Of nothing.
    pub(super) const NONE: Self = Self { values: [0.0; MOST_SEATS], wins: [0.0; MOST_SEATS] };

    /// So much of it gives way to another.
    pub(super) fn mix(&mut self, other: &Self, share: f32) {
        let mix = |of: &mut Values, other: &Values| {
            of.iter_mut().zip(other).for_each(|(of, other)| *of += (other - *of) * share);
        };
        mix(&mut self.values, &other.values);
        mix(&mut self.wins, &other.wins);
    }
}

/// How surely a seat is ahead of each of the others, on average.
fn leads(points: &Values, seats: usize, params: &Params) -> Values {
    let mut leads = [0.0; MOST_SEATS];
    for seat in 0..seats {
        for other in (0..seats).filter(|&other| other != seat) {
            leads[seat] += sure(points[seat] - points[other], params) / (seats - 1) as f32;
        }
    }
    leads
}

/// Winning, blended with being ahead.
fn blend(wins: Values, leads: &Values, seats: usize, params: &Params) -> Outlook {
    let mut values = [0.0; MOST_SEATS];
    for seat in 0..seats {
        values[seat] = (1.0 - params.lead) * wins[seat] + params.lead * leads[seat];
    }
    Outlook { values, wins }
}

/// What a network promises.
pub(super) fn believed(opinion: &Opinion, seats: usize, params: &Params) -> Outlook {
    blend(opinion.wins, &leads(&opinion.points, seats, params), seats, params)
}

/// What a position promises. Where the game is not over, winning and being ahead are guessed from what the seats' prospects are
/// worth.
pub(super) fn outlook<G: Appraised>(world: &G, seats: usize, params: &Params) -> Outlook {
    outlook_of(world, &world.worths(), seats, params)
}

/// The same, where these prospects are known.
pub(super) fn outlook_of<G: Appraised>(world: &G, worths: &Values, seats: usize, params: &Params) -> Outlook {
    let mut wins = [0.0; MOST_SEATS];
    let mut leads = [0.0; MOST_SEATS];
    for seat in 0..seats {
        let mut win = 1.0;
        for other in (0..seats).filter(|&other| other != seat) {
            let ahead = sure(worths[seat] - worths[other], params);
            win *= ahead;
            leads[seat] += ahead / (seats - 1) as f32;
        }
        wins[seat] = win;
    }
    if world.turn() == Turn::Over {
        let scores = world.scores();
        let winners = scores.winners().count() as f32;
        for seat in Seat::all(seats) {
            wins[seat.index()] = if scores.place(seat) == 1 { 1.0 / winners } else { 0.0 };
        }
    } else {
        let sum: f32 = wins[..seats].iter().sum();
        wins[..seats].iter_mut().for_each(|win| *win /= sum);
    }
    blend(wins, &leads, seats, params)
}
