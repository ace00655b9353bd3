//! What is measured and proven of a game, whichever game it is: for the arena, the benchmarks and the checks. Whoever only runs
//! a table needs none of it.

use std::time::Duration;

use bots::bot::BotName;
use bots::many::{self, AnyMany, Many};
use bots::puzzles::{self, Puzzle};
use bots::search::speed;
use bots::study::losses;
use bots::{arena, bench, calibrate};
use game::conformance;
use game::encode::Part;
use game::{Fault, Lexicon, Seed, Setup as _, Spec, Whole};

use crate::face::{AnyMatch, Face};

/// A game on the bench.
pub trait Laboratory: Sync {
    /// Lets bots play a whole match.
    fn play_out(&self, setup: &Spec, bots: &[BotName], seed: Seed) -> Result<Box<dyn AnyMatch>, Fault>;

    /// Measures bots against each other.
    fn arena(&self, plan: &arena::Plan, tick: &(dyn Fn() + Sync)) -> Result<arena::Report, Fault>;

    /// Rates the levels.
    fn calibrate(&self, plan: &calibrate::Plan, tick: &(dyn Fn() + Sync))
    -> Result<calibrate::Report, Fault>;

    /// Measures what a decision of each level costs.
    fn losses(&self, plan: &losses::Plan, tick: &(dyn Fn() + Sync)) -> Result<losses::Report, Fault>;

    /// Plays games and tells the puzzles in them.
    fn mine(&self, plan: &puzzles::Plan, tell: &(dyn Fn(Vec<Puzzle>) + Sync)) -> Result<(), Fault>;

    /// Lets another search judge a puzzle.
    fn check_puzzle(&self, puzzle: &Puzzle, budget: u32, seed: &Seed) -> Result<puzzles::Checked, Fault>;

    /// Measures the speed of the rules.
    fn bench(&self, setup: &Spec, time: Duration) -> Result<bench::Report, Fault>;

    /// Measures the speed of the search.
    fn search_speed(&self, setup: &Spec, time: Duration) -> Result<speed::Report, Fault>;

    /// Proves that the game keeps the contract.
    fn check(&self, plan: &conformance::Plan, tick: &(dyn Fn() + Sync)) -> conformance::Report;

    /// Every well-formed move in notation, legal or not, by its number.
    fn vocabulary(&self) -> Vec<String>;

    /// How many there are.
    fn moves(&self) -> usize;

    /// The named parts of the array that says what a viewer knows.
    fn parts(&self) -> &'static [Part];

    /// Many games in step, for programs that learn.
    fn many(&self, plan: many::Plan) -> Result<Box<dyn AnyMany>, Fault>;
}

impl<G: Whole> Laboratory for Face<G> {
    fn play_out(&self, setup: &Spec, bots: &[BotName], seed: Seed) -> Result<Box<dyn AnyMatch>, Fault> {
        let setup = G::Setup::read(&Spec { seats: bots.len(), ..setup.clone() })?;
        let made: Result<Vec<_>, Fault> =
            bots.iter().map(|bot| bot.make::<G>(Duration::from_secs(10))).collect();
        let mut made = made?;
        let mut seated: Vec<_> = made.iter_mut().collect();
        Ok(Box::new(arena::play(&setup, seed, &mut seated).0))
    }

    fn arena(&self, plan: &arena::Plan, tick: &(dyn Fn() + Sync)) -> Result<arena::Report, Fault> {
        arena::run::<G>(plan, tick)
    }

    fn calibrate(
        &self,
        plan: &calibrate::Plan,
        tick: &(dyn Fn() + Sync),
    ) -> Result<calibrate::Report, Fault> {
        calibrate::run::<G>(plan, tick)
    }

    fn losses(&self, plan: &losses::Plan, tick: &(dyn Fn() + Sync)) -> Result<losses::Report, Fault> {
        losses::run::<G>(plan, tick)
    }

    fn mine(&self, plan: &puzzles::Plan, tell: &(dyn Fn(Vec<Puzzle>) + Sync)) -> Result<(), Fault> {
        puzzles::mine::<G>(plan, tell)
    }

    fn check_puzzle(&self, puzzle: &Puzzle, budget: u32, seed: &Seed) -> Result<puzzles::Checked, Fault> {
        puzzles::check::<G>(puzzle, budget, seed)
    }

    fn bench(&self, setup: &Spec, time: Duration) -> Result<bench::Report, Fault> {
        bench::run::<G>(setup, time, 1)
    }

    fn search_speed(&self, setup: &Spec, time: Duration) -> Result<speed::Report, Fault> {
        speed::run::<G>(setup, time, 1)
    }

    fn check(&self, plan: &conformance::Plan, tick: &(dyn Fn() + Sync)) -> conformance::Report {
        conformance::check::<G>(plan, tick)
    }

    fn vocabulary(&self) -> Vec<String> {
        Lexicon::of::<G>().moves().iter().map(ToString::to_string).collect()
    }

    fn moves(&self) -> usize {
        Lexicon::of::<G>().moves().len()
    }

    fn parts(&self) -> &'static [Part] {
        G::PARTS
    }

    fn many(&self, plan: many::Plan) -> Result<Box<dyn AnyMany>, Fault> {
        Ok(Box::new(Many::<G>::new(plan)?))
    }
}
