//! How much of everything there is was met: cards, abilities, rewards. A game of which half was never played is not proven.

use serde::Serialize;

use crate::chance::Chance;
use crate::contract::{Appraised, Proven, Things};
use crate::seat::{Seat, Turn};
use crate::setup::Setup;

/// So many games meet everything there is. What happens once in a hundred games stays away from them with a chance below
/// 10⁻⁴³; even what happens once in a thousand does so only once in twenty thousand checks.
pub const ENOUGH_GAMES: u64 = 10_000;

/// One game in so many of every set-up, the first among them, is played with a purpose: mostly what looks best. So that
/// occurs too which takes a plan.
const PURPOSE: u64 = 8;
/// In a game with a purpose one decision in so many is left to chance.
const CHANCY: u32 = 4;

/// How often a thing that must occur did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Occurred {
    /// Its name.
    pub name: String,
    /// How often.
    pub times: u64,
}

/// How much of one sort of things occurred.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Coverage {
    /// The sort: a message in the game's language files.
    pub sort: &'static str,
    /// What never occurred: nothing, one hopes.
    pub never: Vec<String>,
    /// Everything there is of that sort.
    pub things: Vec<Occurred>,
}

impl Coverage {
    fn new(things: Things, times: Vec<u64>) -> Self {
        let Things { sort, names } = things;
        let occurred = names.into_iter().zip(times).map(|(name, times)| Occurred { name, times });
        let things: Vec<Occurred> = occurred.collect();
        let never = things.iter().filter(|thing| thing.times == 0).map(|thing| thing.name.clone()).collect();
        Self { sort, never, things }
    }

    /// How often the rarest of them occurred.
    #[must_use]
    pub fn rarest(&self) -> u64 {
        self.things.iter().map(|thing| thing.times).min().unwrap_or(0)
    }
}

/// Counts what occurs.
pub(super) struct Tally {
    everything: Vec<Things>,
    times: Vec<Vec<u64>>,
    /// Used again for every decision, so that counting allocates nothing.
    used: Vec<(usize, usize)>,
}

impl Tally {
    pub(super) fn new<G: Proven>() -> Self {
        let everything = G::everything();
        let times = everything.iter().map(|things| vec![0; things.names.len()]).collect();
        Self { everything, times, used: Vec::new() }
    }

    /// The sorts of things.
    pub(super) fn sorts(&self) -> impl Iterator<Item = &'static str> {
        self.everything.iter().map(|things| things.sort)
    }

    /// Counts what a decision used, which must be among everything there is.
    pub(super) fn note<G: Proven>(&mut self, before: &G, mv: G::Move, after: &G) -> Result<(), String> {
        self.used.clear();
        before.used(mv, after, &mut self.used);
        for &(sort, which) in &self.used {
            let Some(times) = self.times.get_mut(sort).and_then(|times| times.get_mut(which)) else {
                return Err(format!("{mv} uses number {which} of sort {sort}, but there is no such thing"));
            };
            *times += 1;
        }
        Ok(())
    }

    /// Adds what another has counted of the same game.
    pub(super) fn add(&mut self, other: &Self) {
        for (times, more) in self.times.iter_mut().zip(&other.times) {
            times.iter_mut().zip(more).for_each(|(times, more)| *times += more);
        }
    }

    pub(super) fn coverage(self) -> Vec<Coverage> {
        self.everything
            .into_iter()
            .zip(self.times)
            .map(|(things, times)| Coverage::new(things, times))
            .collect()
    }
}

/// Whether a game, by its number, is played with a purpose.
pub(super) const fn has_purpose(number: u64, setups: usize) -> bool {
    (number / setups as u64).is_multiple_of(PURPOSE)
}

/// One of the legal moves: any, or in a game with a purpose mostly the one after which the position looks best to whoever
/// makes it.
pub(super) fn choose<G: Appraised>(
    state: &G,
    seat: Seat,
    legal: &[G::Move],
    purpose: bool,
    chance: &mut Chance,
) -> G::Move {
    let any = chance.pick(legal);
    if !purpose || chance.below(CHANCY) == 0 {
        return any;
    }
    let looks = |mv: &G::Move| {
        let mut next = state.clone();
        next.play(*mv, chance);
        (*mv, next.appraise(seat))
    };
    let best = legal.iter().map(looks).max_by(|(_, one), (_, other)| one.total_cmp(other));
    best.map_or(any, |(mv, _)| mv)
}

/// A test that fails unless so many games, of all set-ups in turn, meet everything there is, each thing under a name of its
/// own. They are played as in a check, but nothing else is looked at, so they may be many.
#[expect(clippy::panic, reason = "this is an assertion for tests")]
pub fn prove_all_occurs<G: Proven + Appraised>(games: u64) {
    let setups = G::Setup::all();
    let mut tally = Tally::new::<G>();
    let mut chance = Chance::quick(1);
    let mut legal = Vec::new();
    for number in 0..games {
        let purpose = has_purpose(number, setups.len());
        let mut state = G::start(&setups[number as usize % setups.len()], &mut chance);
        while let Turn::Of(seat) = state.turn() {
            state.moves(&mut legal);
            let mv = choose(&state, seat, &legal, purpose, &mut chance);
            let before = state.clone();
            state.play(mv, &mut chance);
            if let Err(what) = tally.note(&before, mv, &state) {
                panic!("{what}");
            }
        }
    }
    for Coverage { sort, never, things } in tally.coverage() {
        assert!(never.is_empty(), "{sort}: never in {games} games: {}", never.join(", "));
        let twice =
            things.iter().find(|thing| things.iter().filter(|other| other.name == thing.name).count() > 1);
        assert_eq!(twice, None, "{sort}: a name is there twice");
    }
}
