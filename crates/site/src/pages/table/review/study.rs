//! What the page of a game is told of its study: how far the house has come, the decision of the moment judged, and the whole.

use std::sync::Arc;

use bots::study::choice::Choice;
use bots::study::{Moment, Study};
use game::Seat;

/// How far the house has looked through a game that is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Nobody has asked for it.
    Nothing,
    /// Others come first.
    Waiting,
    /// It is looked through.
    Running,
    /// Somebody has stopped it.
    Stopped,
    /// All of it was looked through.
    Whole,
    /// It could not be looked through.
    Failed,
}

impl Stage {
    /// Its name for scripts, as the house tells it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Waiting => "waiting",
            Self::Running => "running",
            Self::Stopped => "stopped",
            Self::Whole => "whole",
            Self::Failed => "failed",
        }
    }
}

/// The study of a game, as far as it has come.
#[derive(Clone)]
pub struct Studied {
    /// How far.
    pub stage: Stage,
    /// Whether whoever looks has asked for it, and so may stop it.
    pub mine: bool,
    /// What was found; nothing before the first moment was looked at.
    pub study: Option<Arc<Study>>,
}

impl Studied {
    /// What is known of a moment.
    #[must_use]
    pub fn moment(&self, n: usize) -> Option<&Moment> {
        self.study.as_ref()?.moments.get(n)
    }

    /// How many moments were looked at closely.
    #[must_use]
    pub fn seen(&self) -> usize {
        self.study.as_ref().map_or(0, |study| study.seen())
    }

    /// How many moments have at least been glanced at.
    #[must_use]
    pub fn glanced(&self) -> usize {
        let glanced = |study: &Arc<Study>| study.moments.iter().filter(|m| !m.chances.is_empty()).count();
        self.study.as_ref().map_or(0, glanced)
    }
}

/// The decision before which a moment stands.
pub struct Decided {
    /// Who takes it.
    pub seat: Seat,
    /// What happens in it: a sentence each.
    pub told: Vec<String>,
    /// What of the board it is about: ids of elements.
    pub places: Vec<String>,
}

/// A move that a judgement names.
pub struct Named {
    /// In words.
    pub told: String,
    /// What of the board it is about: ids of elements.
    pub places: Vec<String>,
}

/// A decision judged, with its moves in words.
pub struct Judged {
    /// The judgement.
    pub choice: Choice,
    /// What was played.
    pub played: Named,
    /// The best moves, as the judgement has them.
    pub best: Vec<Named>,
    /// What chance brought everybody with it; empty where chance was not asked, and until that was looked at.
    pub luck: Vec<f64>,
    /// What it did to its seat beyond what that seat could see, where that is known.
    pub hidden: Option<f64>,
}

/// A decision over which the game turned.
pub struct Turned {
    /// The number of the decision, counted from 1.
    pub number: usize,
    /// What would have been better, and why; nothing where it was no error.
    pub better: Option<(String, Option<String>)>,
}

/// What is drawn of a study whatever the moment.
pub struct Picture {
    /// Who took each decision.
    pub by: Vec<Seat>,
    /// What happened in each: one sentence.
    pub told: Vec<String>,
    /// Where the game turned.
    pub turned: Vec<Turned>,
}
