//! A search that stops wherever its guide has to think: for guides outside that think about many positions at once, such as a network on
//! an accelerator. Many such searches go on side by side; where each of them stands is asked, the guide answers all, and they go on.

use game::{Chance, Fault, Lexicon, MOST_SEATS, Seat, Turn, Viewer, Whole};

use super::params::Params;
use super::value::{Outlook, believed};
use super::walk::{Found, Guide, Hunt, Nobody, Place, Walker};
use crate::bot::Asked;
use crate::net::{Opinion, logarithms};
use crate::patience::Patience;

/// A search that waits for its guide.
pub struct Waiting<G: Whole> {
    hunt: Hunt<G>,
    walker: Walker<G>,
    chance: Chance,
    /// Simulations still to be made.
    left: u32,
    desk: Desk,
}

/// Where questions and answers lie.
#[derive(Default)]
struct Desk {
    /// What the seat that decides knows, and its legal moves by number: the question, while one is open.
    array: Vec<f32>,
    legal: Vec<usize>,
    open: bool,
    answer: Option<(Vec<f32>, [f32; MOST_SEATS])>,
}

impl<G: Whole> Waiting<G> {
    /// What a seat that is to decide knows, and how many simulations to make of it; with numbers changed from those of a search that is led
    /// from outside.
    pub fn new(
        view: &G::View,
        seat: Seat,
        simulations: u32,
        changes: &[(String, f32)],
        mut chance: Chance,
    ) -> Result<Self, Fault> {
        let patience = &Patience::endless();
        let asked = Asked { seat, view, moves: &[], since: &[], decision: 1, patience };
        let mut hunt = Hunt::new(&asked, |_| Ok(Params::OUTSIDE), &mut chance)?;
        let moves = hunt.moves();
        for (name, value) in changes {
            hunt.params = hunt.params.with(name, *value)?;
        }
        // Where there is no choice there is nothing to search for.
        let left = if moves.len() > 1 { simulations } else { 0 };
        Ok(Self { hunt, walker: Walker::new(None), chance, left, desk: Desk::default() })
    }

    /// Goes on until its guide has to think: then true, and [`Waiting::question`] says about what; or until it has made its simulations.
    pub fn goes_on(&mut self) -> bool {
        while self.left > 0 && !self.desk.open {
            if self.walker.walk(&self.hunt, None, &mut self.desk, &mut self.chance).is_some() {
                self.left -= 1;
            }
        }
        self.desk.open
    }

    /// What the guide has to think about: what the seat that decides knows, as an array, and its legal moves, by number.
    #[must_use]
    pub fn question(&self) -> (&[f32], &[usize]) {
        (&self.desk.array, &self.desk.legal)
    }

    /// What the guide thinks: how likely each move of the vocabulary is, as logits, and each seat's share of the win, counted from who decides.
    /// Says whether they were numbers; then only is it an answer.
    pub fn answer(&mut self, logits: &[f32], wins: &[f32]) -> bool {
        let mut shares = [0.0; MOST_SEATS];
        shares[..wins.len().min(MOST_SEATS)].copy_from_slice(&wins[..wins.len().min(MOST_SEATS)]);
        let likely: Vec<f32> = self.desk.legal.iter().map(|&number| logits[number]).collect();
        let numbers = likely.iter().chain(&shares).all(|number| number.is_finite());
        if numbers {
            self.desk.answer = Some((likely, shares));
            self.desk.open = false;
        }
        numbers
    }

    /// What was found out about the moves, the best first.
    #[must_use]
    pub fn found(&mut self) -> Vec<Found<G::Move>> {
        let root = self.walker.root(&self.hunt);
        let mut found = self.walker.tree.node(root).found();
        found.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.mean().total_cmp(&a.mean())));
        found
    }
}

impl Desk {
    /// What the guide outside has said of a place, the moves as logarithms of shares and the ends by seat; if nothing yet, it is asked.
    fn told<G: Whole>(&mut self, at: &Place<'_, G>, logits: &mut Vec<f32>) -> Option<Opinion> {
        debug_assert_eq!(at.world.turn(), Turn::Of(at.seat));
        let Some((likely, shares)) = self.answer.take() else {
            let lexicon = Lexicon::of::<G>();
            self.array.resize(G::encoded_size(), 0.0);
            G::encode_into(&at.world.view(Viewer::Seat(at.seat)), &mut self.array);
            self.legal.clear();
            self.legal.extend(at.moves.iter().filter_map(|&mv| lexicon.number(mv)));
            self.open = true;
            return None;
        };
        logits.clone_from(&likely);
        logarithms(logits);
        let mut wins = [0.0; MOST_SEATS];
        for place in 0..at.seats {
            wins[(at.seat.index() + place) % at.seats] = shares[place];
        }
        Some(Opinion { wins, points: [0.0; MOST_SEATS] })
    }
}

impl<G: Whole> Guide<G> for Desk {
    fn moves(&mut self, at: &Place<'_, G>, logits: &mut Vec<f32>) -> Option<()> {
        self.told(at, logits).map(|_| ())
    }

    /// One question is enough for the end and for the moves.
    fn end(
        &mut self,
        at: &mut Place<'_, G>,
        hunt: &Hunt<G>,
        logits: &mut Vec<f32>,
        chance: &mut Chance,
    ) -> Option<Outlook> {
        let opinion = self.told(at, logits)?;
        let mut found = believed(&opinion, at.seats, &hunt.params);
        if hunt.params.trust < 1.0 {
            // In a copy: the moves of the place itself are met after this.
            let (mut world, mut moves) = (at.world.clone(), Vec::new());
            let mut copy = Place { world: &mut world, moves: &mut moves, ..*at };
            found.mix(&Nobody.end(&mut copy, hunt, &mut Vec::new(), chance)?, 1.0 - hunt.params.trust);
        }
        Some(found)
    }
}
