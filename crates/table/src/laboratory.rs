//! What is measured and proven of a game, whichever game it is: for the arena, the benchmarks and the checks. Whoever only runs
//! a table needs none of it.

use std::ops::Range;
use std::time::Duration;

use bots::bot::{BotName, Forfeit};
use bots::learn::{self, Samples};
use bots::many::{self, AnyMany, Many};
use bots::puzzles::{self, Puzzle};
use bots::search::speed;
use bots::study::losses;
use bots::{arena, bench, calibrate};
use game::conformance;
use game::encode::Part;
use game::{Fault, Lexicon, Move as _, Seed, Setup as _, Spec, Value, Whole};

use crate::face::{AnyMatch, Face};

/// A game on the bench.
pub trait Laboratory: Sync {
    /// Lets bots play a whole match; whoever forfeits is a fault.
    fn play_out(&self, setup: &Spec, bots: &[BotName], seed: Seed) -> Result<Box<dyn AnyMatch>, Fault>;

    /// Measures bots against each other.
    fn arena(&self, plan: &arena::Plan, tick: &(dyn Fn() + Sync)) -> Result<arena::Report, Fault>;

    /// Plays some of the deals of a plan: [`arena::report`] says what all of them come to.
    fn play_deals(
        &self,
        plan: &arena::Plan,
        deals: Range<u64>,
        tick: &(dyn Fn() + Sync),
    ) -> Result<Vec<arena::Outcome>, Fault>;

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

    /// The one with that number in notation.
    fn notation(&self, number: usize) -> Option<String>;

    /// The same in named fields.
    fn picks(&self, number: usize) -> Vec<(&'static str, Value)>;

    /// A bound for the number of decisions in any game of that set-up.
    fn longest(&self, setup: &Spec) -> Result<usize, Fault>;

    /// The named parts of the array that says what a viewer knows.
    fn parts(&self) -> &'static [Part];

    /// Many games in step, for programs that learn.
    fn many(&self, plan: many::Plan) -> Result<Box<dyn AnyMany>, Fault>;

    /// Games to learn from. `tick` is called after every game.
    fn learn(&self, plan: &learn::Plan, tick: &(dyn Fn() + Sync)) -> Result<Samples, Fault>;

    /// The fingerprint of the arrays that a network of the game is learned for ([`bots::net`]).
    fn arrays(&self) -> String;

    /// Why the game's network cannot be used, if it has one; a game that nobody has learned has none.
    fn net_fault(&self) -> Option<Fault>;
}

impl<G: Whole> Laboratory for Face<G> {
    fn play_out(&self, setup: &Spec, bots: &[BotName], seed: Seed) -> Result<Box<dyn AnyMatch>, Fault> {
        let setup = G::Setup::read(&Spec { seats: bots.len(), ..setup.clone() })?;
        let made: Result<Vec<_>, Fault> =
            bots.iter().map(|bot| bot.make::<G>(Duration::from_secs(10))).collect();
        let mut made = made?;
        let mut seated: Vec<_> = made.iter_mut().collect();
        match arena::play(&setup, seed, &mut seated) {
            (course, None) => Ok(Box::new(course)),
            (_, Some((seat, Forfeit(why)))) => {
                let bot = bots[seat.index()].to_string();
                Err(Fault::new("fault-forfeit").with("bot", bot).with("why", why))
            }
        }
    }

    fn arena(&self, plan: &arena::Plan, tick: &(dyn Fn() + Sync)) -> Result<arena::Report, Fault> {
        arena::run::<G>(plan, tick)
    }

    fn play_deals(
        &self,
        plan: &arena::Plan,
        deals: Range<u64>,
        tick: &(dyn Fn() + Sync),
    ) -> Result<Vec<arena::Outcome>, Fault> {
        arena::play_deals::<G>(plan, deals, tick)
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

    fn notation(&self, number: usize) -> Option<String> {
        Lexicon::of::<G>().moves().get(number).map(ToString::to_string)
    }

    fn picks(&self, number: usize) -> Vec<(&'static str, Value)> {
        Lexicon::of::<G>().moves().get(number).map(|mv| mv.picks()).unwrap_or_default()
    }

    fn longest(&self, setup: &Spec) -> Result<usize, Fault> {
        Ok(G::longest(&G::Setup::read(setup)?))
    }

    fn parts(&self) -> &'static [Part] {
        G::PARTS
    }

    fn learn(&self, plan: &learn::Plan, tick: &(dyn Fn() + Sync)) -> Result<Samples, Fault> {
        learn::run::<G>(plan, tick)
    }

    fn arrays(&self) -> String {
        bots::net::file::arrays::<G>()
    }

    fn net_fault(&self) -> Option<Fault> {
        bots::net::file::of::<G>(None).err().filter(|fault| fault.0.id != "fault-net-none")
    }

    fn many(&self, plan: many::Plan) -> Result<Box<dyn AnyMany>, Fault> {
        Ok(Box::new(Many::<G>::new(plan)?))
    }
}
