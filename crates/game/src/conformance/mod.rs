//! The kit that proves a game keeps the contract.
//!
//! It plays random games for every set-up, and some with a purpose, and looks at every step: do `refuse` and `moves` agree, is every piece still
//! there, does an imagined world look the same to its viewer, does everything survive being written down, does the
//! game replay and end. It also counts what was played of everything there is. A game crate proves all of it with a three-line test:
//!
//! ```text
//! #[test]
//! fn keeps_the_contract() {
//!     game::conformance::prove::<GreatWall>(400);
//! }
//! ```

pub mod allocation;
mod coverage;
mod luck;
mod numbers;
mod state;
mod walk;

use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use coverage::Tally;
use serde::Serialize;

pub use coverage::{Coverage, ENOUGH_GAMES, Occurred, prove_all_occurs};
pub use state::{prove_state, wander};

use crate::chance::Seed;
use crate::contract::{Proven, Written};
use crate::encode::Whole;
use crate::setup::{Setup, Spec};

/// What the kit is to do.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many games to play, spread evenly over the set-ups.
    pub games: u64,
    /// Where chance begins.
    pub seed: Seed,
    /// How many threads to use.
    pub threads: usize,
    /// The costly checks (whole vocabularies, every viewer, files, words) are made at one step in so many, and whole
    /// records at one game in so many.
    pub sparse: u32,
}

/// A promise of the contract that was not kept, and how to see it again.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Violation {
    /// What is wrong.
    pub what: String,
    /// The set-up.
    pub setup: Spec,
    /// The seed of the game.
    pub seed: Seed,
    /// The decisions that lead there.
    pub moves: Vec<String>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = crate::paper::write_line(&self.setup);
        let last: Vec<&str> = self.moves.iter().rev().take(3).rev().map(String::as_str).collect();
        write!(
            f,
            "{}; set-up {setup}, seed {}, after {} decisions (… {})",
            self.what,
            self.seed,
            self.moves.len(),
            last.join("; ")
        )
    }
}

/// What was played and found with one set-up.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Covered {
    /// The set-up.
    pub setup: Spec,
    /// Games played.
    pub games: u64,
    /// The longest of them, in decisions.
    pub longest: usize,
    /// The bound the game states.
    pub bound: usize,
}

/// What the kit found.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// The game.
    pub game: String,
    /// Games played.
    pub games: u64,
    /// Decisions taken.
    pub decisions: u64,
    /// Legal moves listed and found allowed.
    pub allowed: u64,
    /// Other moves found refused, by rule.
    pub refused: BTreeMap<&'static str, u64>,
    /// Worlds imagined.
    pub imagined: u64,
    /// Whole games read back from their records.
    pub records: u64,
    /// Deals compared with imagined ones, to see that both follow one distribution.
    pub deals: u64,
    /// Every set-up that was played.
    pub covered: Vec<Covered>,
    /// Everything that must occur when enough games are played, and how often it did.
    pub coverage: Vec<Coverage>,
    /// What is wrong: nothing, one hopes.
    pub violations: Vec<Violation>,
}

impl Report {
    /// How many things never occurred.
    #[must_use]
    pub fn never(&self) -> usize {
        self.coverage.iter().map(|coverage| coverage.never.len()).sum()
    }

    /// Whether the game has passed: no promise was broken, and if the games were enough to meet everything, they did.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.violations.is_empty() && (self.never() == 0 || self.games < ENOUGH_GAMES)
    }
}

/// Beyond this many violations a longer list helps nobody.
const ENOUGH: usize = 20;

/// A test that fails with everything that was found.
#[expect(clippy::panic, reason = "this is an assertion for tests")]
pub fn prove<G: Whole>(games: u64) {
    let plan = Plan { games, seed: Seed::from_number(1), threads: 2, sparse: 4 };
    let report = check::<G>(&plan, &|| ());
    if !report.violations.is_empty() {
        let list: Vec<String> = report.violations.iter().map(ToString::to_string).collect();
        panic!("{} does not keep the contract:\n{}", report.game, list.join("\n"));
    }
    let unplayed: Vec<_> = report.covered.iter().filter(|covered| covered.games == 0).collect();
    assert!(unplayed.is_empty(), "too few games for every set-up: {unplayed:?}");
}

/// Plays the plan. `tick` is called after every game, for progress bars.
pub fn check<G: Whole>(plan: &Plan, tick: &(dyn Fn() + Sync)) -> Report {
    let setups = G::Setup::all();
    let next = AtomicU64::new(0);
    let enough = AtomicBool::new(false);
    let found: Mutex<Vec<(u64, walk::Found)>> = Mutex::new(Vec::new());
    let tally = Mutex::new(Tally::new::<G>());
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            scope.spawn(|| {
                let mut walker = walk::Walker::<G>::new(plan.sparse);
                let mut mine = Vec::new();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= plan.games || enough.load(Ordering::Relaxed) {
                        break;
                    }
                    let which = (number % setups.len() as u64) as usize;
                    let purpose = coverage::has_purpose(number, setups.len());
                    let seed = plan.seed.part(number);
                    let mut one =
                        guarded(&setups[which], seed, || walker.game(&setups[which], seed, number, purpose));
                    one.setup = which;
                    if one.violation.is_some() {
                        enough.store(true, Ordering::Relaxed);
                    }
                    mine.push((number, one));
                    tick();
                }
                found.lock().unwrap_or_else(PoisonError::into_inner).append(&mut mine);
                tally.lock().unwrap_or_else(PoisonError::into_inner).add(walker.tally());
            });
        }
    });
    let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    found.sort_by_key(|(number, _)| *number);
    let mut report = summary::<G>(&setups, found);
    report.coverage = tally.into_inner().unwrap_or_else(PoisonError::into_inner).coverage();
    if report.violations.is_empty() {
        let deals = (plan.games / setups.len() as u64).clamp(200, 2_000);
        report.deals = deals * setups.len() as u64;
        report.violations = compare_deals::<G>(plan, &setups, deals);
    }
    report.violations.truncate(ENOUGH);
    report
}

/// Compares so many deals of every set-up with imagined ones.
fn compare_deals<G: Written + Proven>(plan: &Plan, setups: &[G::Setup], deals: u64) -> Vec<Violation> {
    let next = AtomicUsize::new(0);
    let found: Mutex<Vec<(usize, Violation)>> = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.clamp(1, setups.len()) {
            scope.spawn(|| {
                loop {
                    let which = next.fetch_add(1, Ordering::Relaxed);
                    let Some(setup) = setups.get(which) else { break };
                    let seed = plan.seed.part(u64::MAX - which as u64);
                    let one = guarded(setup, seed, || walk::Found {
                        violation: luck::compare::<G>(setup, seed, deals),
                        ..walk::Found::default()
                    });
                    if let Some(violation) = one.violation {
                        found.lock().unwrap_or_else(PoisonError::into_inner).push((which, violation));
                    }
                }
            });
        }
    });
    let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    found.sort_by_key(|(which, _)| *which);
    found.into_iter().map(|(_, violation)| violation).collect()
}

/// What a panic says.
fn panicked(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("no message");
    format!("the game panicked: {text}")
}

/// A game that panics has broken the contract too.
fn guarded<S: Setup>(setup: &S, seed: Seed, play: impl FnOnce() -> walk::Found) -> walk::Found {
    catch_unwind(AssertUnwindSafe(play)).unwrap_or_else(|panic| {
        let what = panicked(panic.as_ref());
        let violation = Some(Violation { what, setup: setup.spec(), seed, moves: Vec::new() });
        walk::Found { violation, ..walk::Found::default() }
    })
}

fn summary<G: Written + Proven>(setups: &[G::Setup], found: Vec<(u64, walk::Found)>) -> Report {
    let mut report = Report { game: G::about().id.to_owned(), ..Report::default() };
    report.covered = setups
        .iter()
        .map(|setup| Covered { setup: setup.spec(), games: 0, longest: 0, bound: G::longest(setup) })
        .collect();
    for (_, one) in found {
        let covered = &mut report.covered[one.setup];
        covered.games += 1;
        covered.longest = covered.longest.max(one.decisions);
        report.games += 1;
        report.decisions += one.decisions as u64;
        report.allowed += one.allowed;
        report.imagined += one.imagined;
        report.records += one.records;
        for (rule, n) in one.refused {
            *report.refused.entry(rule).or_default() += n;
        }
        report.violations.extend(one.violation);
    }
    report
}
