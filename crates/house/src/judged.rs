//! What the analysis of a game found of one seat, in little: for comparing tables ([`crate::deals`]).

use std::sync::Arc;

use bots::study::Study;
use bots::study::account::accounts;
use game::Seat;

use crate::analysis::Seen;
use crate::tables::Tables;

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
    fn of(study: &Study, seat: Seat) -> Option<Self> {
        let accuracy = accounts(study)?.get(seat.index())?.accuracy;
        let last = study.moments.len().checked_sub(1)?;
        let steps = last.min(COURSE - 1);
        let chance = |n: usize| study.moments[n * last / steps.max(1)].chances.get(seat.index()).copied();
        Some(Self { accuracy, course: (0..=steps).map(chance).collect::<Option<_>>()? })
    }
}

impl Tables {
    /// What the house found of a seat of a table that is over. What is whole never changes, and is remembered.
    pub async fn judged(&self, table: &str, seat: Seat) -> Judgement {
        let key = format!("{table}/{seat}");
        if let Some(judged) = self.judgements().of(&key) {
            return Judgement::Found(judged);
        }
        match self.analyses().analysis(table).await {
            Seen::Whole(study) => match Judged::of(&study, seat) {
                Some(judged) => Judgement::Found(self.judgements().keep(&key, judged)),
                None => Judgement::Nothing,
            },
            Seen::Waiting | Seen::Running(_) => Judgement::Underway,
            Seen::Nothing | Seen::Stopped(_) | Seen::Failed => Judgement::Nothing,
        }
    }
}
