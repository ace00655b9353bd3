//! What the analysis of a game found of one seat, in little: for comparing tables ([`crate::deals`]).

use std::sync::Arc;

use bots::study::Study;
use bots::study::account::accounts;
use game::Seat;

/// So many chances at most tell how a game went for a seat.
const COURSE: usize = 60;

/// What was found of a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// Of the chances it could have kept, the share it kept.
    pub accuracy: f64,
    /// Its chance to win over the game, from the deal to the end, in even steps.
    pub course: Vec<f64>,
}

/// How far a game was looked through, as far as one seat goes.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Judgement {
    /// Nobody has asked for it, or nobody goes on with it.
    #[default]
    Nothing,
    /// The house is at it.
    Underway,
    /// All of it was looked at.
    Found(Arc<Judged>),
}

impl Judged {
    /// What a study says of a seat; nothing, where it is not whole.
    pub(crate) fn of(study: &Study, seat: Seat) -> Option<Self> {
        let accuracy = accounts(study)?.get(seat.index())?.accuracy;
        let last = study.moments.len().checked_sub(1)?;
        let steps = last.min(COURSE - 1);
        let chance = |n: usize| study.moments[n * last / steps.max(1)].chances.get(seat.index()).copied();
        Some(Self { accuracy, course: (0..=steps).map(chance).collect::<Option<_>>()? })
    }
}
