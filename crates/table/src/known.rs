//! What a viewer knows, whichever game it is: for programs that learn from it or search from it. It holds a view and nothing else.

use bots::search::batch::Waiting;
use bots::search::{Budget, Found, Search};
use bots::{Asked, Patience};
use game::{Chance, Course, Fault, Lexicon, Seat, Seed, Turn, Viewer, Whole, Written};
use serde_json::Value as Json;

use crate::face::AnyMatch;

/// What a viewer knows.
pub trait AnyKnown: Send + Sync {
    /// Whose knowledge it is.
    fn viewer(&self) -> Viewer;

    /// Who decides.
    fn turn(&self) -> Turn;

    /// As JSON, in the game's own words.
    fn write(&self) -> Json;

    /// How many numbers its array has.
    fn size(&self) -> usize;

    /// As an array of so many numbers ([`game::encode`]).
    fn encode(&self, out: &mut [f32]);

    /// A match that this viewer cannot tell from the true one, all else dealt by that seed.
    fn imagine(&self, seed: Seed) -> Box<dyn AnyMatch>;

    /// What a search finds out about the moves of the viewer, who must be the one to decide; the best first. `changes` are numbers of the
    /// search, as a bot's name has them.
    fn search(&self, budget: Budget, changes: Vec<(String, f32)>, seed: &Seed)
    -> Result<Vec<Weighed>, Fault>;

    /// The same, with a guide outside, which is asked and waited for.
    fn hunt(
        &self,
        simulations: u32,
        changes: &[(String, f32)],
        seed: &Seed,
    ) -> Result<Box<dyn AnyHunt>, Fault>;
}

/// What a search found out about a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed {
    /// In notation.
    pub mv: String,
    /// By its number in the vocabulary.
    pub number: Option<usize>,
    /// How often it was tried.
    pub visits: u32,
    /// What it brought on average, from 0 to 1: winning, and a part of being ahead.
    pub value: f32,
    /// How likely it was before anything was tried, as a share.
    pub prior: f32,
}

/// A view of a game.
pub(crate) struct Known<G: Written> {
    view: G::View,
    viewer: Viewer,
    turn: Turn,
    decision: usize,
}

impl<G: Written> Known<G> {
    pub(crate) fn of(course: &Course<G>, viewer: Viewer) -> Self {
        let state = course.state();
        Self { view: state.view(viewer), viewer, turn: state.turn(), decision: course.log().len() + 1 }
    }
}

impl<G: Whole> AnyKnown for Known<G> {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn turn(&self) -> Turn {
        self.turn
    }

    fn write(&self) -> Json {
        game::paper::write_value(&self.view)
    }

    fn size(&self) -> usize {
        G::encoded_size()
    }

    fn encode(&self, out: &mut [f32]) {
        G::encode_into(&self.view, out);
    }

    fn imagine(&self, seed: Seed) -> Box<dyn AnyMatch> {
        Box::new(Course::<G>::place(G::imagine(&self.view, &mut Chance::at(&seed.part(3), 0)), seed))
    }

    fn hunt(
        &self,
        simulations: u32,
        changes: &[(String, f32)],
        seed: &Seed,
    ) -> Result<Box<dyn AnyHunt>, Fault> {
        let chance = Chance::at(&seed.part(2), self.decision as u32);
        Ok(Box::new(Waiting::<G>::new(&self.view, self.asked()?, simulations, changes, chance)?))
    }

    fn search(
        &self,
        budget: Budget,
        changes: Vec<(String, f32)>,
        seed: &Seed,
    ) -> Result<Vec<Weighed>, Fault> {
        let seat = self.asked()?;
        let mut chance = Chance::at(&seed.part(2), self.decision as u32);
        let mut moves = Vec::new();
        G::imagine(&self.view, &mut chance).moves(&mut moves);
        let asked = Asked {
            seat,
            view: &self.view,
            moves: &moves,
            since: &[],
            decision: self.decision,
            patience: &Patience::endless(),
        };
        let found = Search::<G>::new(Some(budget), changes).weigh(&asked, &mut chance);
        let found = found.map_err(|forfeit| Fault(forfeit.0))?;
        Ok(weighed::<G>(&found))
    }
}

impl<G: Whole> Known<G> {
    /// Whose decision it is, if it is the viewer's own.
    fn asked(&self) -> Result<Seat, Fault> {
        match (self.turn, self.viewer) {
            (Turn::Of(seat), Viewer::Seat(own)) if seat == own => Ok(seat),
            _ => Err(Fault::new("fault-not-asked")),
        }
    }
}

fn weighed<G: Whole>(found: &[Found<G::Move>]) -> Vec<Weighed> {
    let lexicon = Lexicon::of::<G>();
    let weighed = |found: &Found<G::Move>| Weighed {
        mv: found.mv.to_string(),
        number: lexicon.number(found.mv),
        visits: found.visits,
        value: found.mean(),
        prior: found.prior,
    };
    found.iter().map(weighed).collect()
}

/// A search of any game that waits for a guide outside.
pub trait AnyHunt: Send {
    /// Goes on until its guide has to think, and says whether it has to ([`Waiting::goes_on`]).
    fn goes_on(&mut self) -> bool;

    /// What it has to think about: an array, and the legal moves by number.
    fn question(&self) -> (&[f32], &[usize]);

    /// What it thinks; false, where that is not made of numbers.
    fn answer(&mut self, logits: &[f32], wins: &[f32]) -> bool;

    /// What was found out about the moves, the best first.
    fn found(&mut self) -> Vec<Weighed>;
}

impl<G: Whole> AnyHunt for Waiting<G> {
    fn goes_on(&mut self) -> bool {
        Self::goes_on(self)
    }

    fn question(&self) -> (&[f32], &[usize]) {
        Self::question(self)
    }

    fn answer(&mut self, logits: &[f32], wins: &[f32]) -> bool {
        Self::answer(self, logits, wins)
    }

    fn found(&mut self) -> Vec<Weighed> {
        weighed::<G>(&Self::found(self))
    }
}
