//! Games to learn from: a search plays itself, and every decision becomes a sample: what the seat knew, what the search thought of
//! the moves, and how the game ended for every seat.
//!
//! Thinking long about every decision would make few games, and how games end is learned from many. So most decisions are quick, and
//! only those that were thought about long become samples (playout cap randomisation, as KataGo's authors call it): a few of each game,
//! for all decisions of a game end alike, and whoever sees many of them learns the game by heart.
//!
//! How often a move was tried says little where a search is short: it tries what it knows nothing of. So the moves are weighed by how likely
//! they were before, times what they brought ([`Plan::sharp`]), and what was seldom tried counts little: each round the next network begins
//! where this one's search ended.
//!
//! Game `n` hangs on `seed.part(n)` alone, and the samples come in the order of the games: the same on any number of threads.

use std::sync::Arc;
use std::time::Duration;

use game::{Chance, Fault, Lexicon, MOST_SEATS, Seat, Seed, Setup as _, Spec, Turn, Viewer, Whole};
use rayon::prelude::*;

use crate::bot::{Asked, Bot, BotName, Forfeit, NetName};
use crate::net::{self, Looks, Net, POINTS};
use crate::patience::Patience;
use crate::search::{Budget, Found, Search};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// One of them is drawn for every game.
    pub setups: Vec<Spec>,
    /// The number of the first game.
    pub first: u64,
    /// How many games.
    pub games: u64,
    /// From which all chance comes.
    pub seed: Seed,
    /// On how many threads.
    pub threads: usize,
    /// Who learns: a search, by its name; how long it thinks is said below.
    pub player: BotName,
    /// Simulations of a decision that is thought about long.
    pub long: u32,
    /// Of one that is not.
    pub quick: u32,
    /// The share of decisions that are thought about long.
    pub share: f64,
    /// The share of decisions that are drawn, rather than the best taken.
    pub curious: f64,
    /// How much likelier, as an exponent, a move becomes that surely wins than one that surely loses.
    pub sharp: f32,
    /// After so many of the moves that were tried, at most, it is a sample, too, what the seat then knows.
    pub tried: u32,
    /// Others whom the learner meets: earlier selves, bots of the house.
    pub rivals: Vec<BotName>,
    /// The share of seats they sit on; one seat is always the learner's.
    pub rivalry: f64,
}

/// Samples, each a row. Arrays hold only what is not 0.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Samples {
    /// Where the numbers of each row begin, and where the last row ends.
    pub starts: Vec<u64>,
    /// Which numbers of the array ([`game::encode`]) are not 0.
    pub places: Vec<u16>,
    /// What they are.
    pub numbers: Vec<f32>,
    /// Where the moves of each row begin, and where the last row ends.
    pub move_starts: Vec<u64>,
    /// The legal moves, by number.
    pub moves: Vec<u16>,
    /// How good each is, as a share.
    pub shares: Vec<f32>,
    /// What each looks like, as the logarithm of its share: a network learns what looks do not see.
    pub looks: Vec<f32>,
    /// How many seats.
    pub seats: Vec<u8>,
    /// The share of the win by seat, counted from who decides: [`MOST_SEATS`] a row.
    pub wins: Vec<f32>,
    /// The share of the win as the search foresaw it then and later, likewise. One game ends in one way; this knows of the others.
    pub foreseen: Vec<f32>,
    /// The points at the end, in twenties, likewise.
    pub points: Vec<f32>,
    /// Which game.
    pub games: Vec<u64>,
}

impl Samples {
    fn add(&mut self, more: Self) {
        fn behind(starts: &mut Vec<u64>, more: &[u64]) {
            if starts.is_empty() {
                starts.push(0);
            }
            let end = starts[starts.len() - 1];
            starts.extend(more.iter().skip(1).map(|start| end + start));
        }
        behind(&mut self.starts, &more.starts);
        behind(&mut self.move_starts, &more.move_starts);
        self.places.extend(more.places);
        self.numbers.extend(more.numbers);
        self.moves.extend(more.moves);
        self.shares.extend(more.shares);
        self.looks.extend(more.looks);
        self.seats.extend(more.seats);
        self.wins.extend(more.wins);
        self.foreseen.extend(more.foreseen);
        self.points.extend(more.points);
        self.games.extend(more.games);
    }
}

/// Plays the plan. `tick` is called after every game.
pub fn run<G: Whole>(plan: &Plan, tick: &(dyn Fn() + Sync)) -> Result<Samples, Fault> {
    let BotName::Search { net, changes, .. } = &plan.player else {
        return Err(Fault::new("fault-learn-player").with("bot", plan.player.to_string()));
    };
    if plan.setups.is_empty() {
        return Err(Fault::new("fault-learn-setups"));
    }
    let setups: Result<Vec<G::Setup>, Fault> = plan.setups.iter().map(G::Setup::read).collect();
    let net = net.as_ref().map(|NetName(file)| net::file::of::<G>(file.as_deref())).transpose()?;
    // The root chooses by what it tries: only then is it a share of anything how often a move was tried.
    let changes = changes.iter().cloned().chain([("field".to_owned(), 0.0)]).collect();
    let school = School::<G> { plan, setups: setups?, net, changes, lexicon: Lexicon::of::<G>() };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.threads.max(1)).build();
    let pool = pool.map_err(|why| Fault::new("fault-threads").with("why", why.to_string().as_str()))?;
    let games: Result<Vec<Samples>, Fault> = pool.install(|| {
        (plan.first..plan.first + plan.games)
            .into_par_iter()
            .map(|number| {
                let samples = school.game(number);
                tick();
                samples
            })
            .collect()
    });
    let mut all = Samples { starts: vec![0], move_starts: vec![0], ..Samples::default() };
    games?.into_iter().for_each(|samples| all.add(samples));
    Ok(all)
}

/// What holds for every game.
struct School<'a, G: Whole> {
    plan: &'a Plan,
    setups: Vec<G::Setup>,
    net: Option<Arc<Net>>,
    changes: Vec<(String, f32)>,
    lexicon: &'static Lexicon<G::Move>,
}

/// Who sits on a seat.
enum Player<G: Whole> {
    Learner(Box<Search<G>>),
    Rival(Box<dyn Bot<G>>),
}

impl<G: Whole> School<'_, G> {
    fn game(&self, number: u64) -> Result<Samples, Fault> {
        let plan = self.plan;
        let seed = plan.seed.part(number);
        let mut dice = Chance::at(&seed.part(2), 0);
        let setup = &self.setups[dice.below(self.setups.len() as u32) as usize];
        let seats = setup.seats();
        let learner = dice.below(seats as u32) as usize;
        let mut players: Vec<Player<G>> = Vec::with_capacity(seats);
        for seat in 0..seats {
            let rival = seat != learner && !plan.rivals.is_empty() && share(&mut dice) < plan.rivalry;
            players.push(if rival {
                let name = &plan.rivals[dice.below(plan.rivals.len() as u32) as usize];
                let mut bot = name.make::<G>(Duration::from_secs(10))?;
                bot.begin(setup, Seat::new(seat)).map_err(|forfeit| Fault(forfeit.0))?;
                Player::Rival(bot)
            } else {
                Player::Learner(Box::new(Search::led(None, self.changes.clone(), self.net.clone())))
            });
        }
        let mut chances: Vec<Chance> =
            Seat::all(seats).map(|seat| Chance::at(&seed.part(1), seat.number() as u32)).collect();
        let mut seen: Vec<Vec<(Seat, G::Move)>> = vec![Vec::new(); seats];
        let mut rows = Rows::new(number, seats);
        let mut state = G::start(setup, &mut Chance::at(&seed, 0));
        let mut moves = Vec::new();
        let mut decision = 0;
        while let Turn::Of(seat) = state.turn() {
            decision += 1;
            state.moves(&mut moves);
            let mv = if let [only] = moves[..] {
                only
            } else {
                let view = state.view(Viewer::Seat(seat));
                let since = std::mem::take(&mut seen[seat.index()]);
                let asked = Asked {
                    seat,
                    view: &view,
                    moves: &moves,
                    since: &since,
                    decision,
                    patience: &Patience::endless(),
                };
                let chance = &mut chances[seat.index()];
                let chosen = match &mut players[seat.index()] {
                    Player::Rival(bot) => bot.choose(&asked, chance),
                    Player::Learner(search) => {
                        let long = share(&mut dice) < plan.share;
                        search.budget(Budget::Simulations(if long { plan.long } else { plan.quick }));
                        let curious = share(&mut dice) < plan.curious;
                        search.weigh(&asked, chance).and_then(|found| {
                            let shares = weighed(&found, plan.sharp);
                            if long {
                                let moves: Vec<G::Move> = found.iter().map(|found| found.mv).collect();
                                let looks = Looks::<G>::of(&view, seat, &moves, &[], &mut dice);
                                let looks = looks.map_err(|fault| Forfeit(fault.0))?.logits;
                                rows.foreseen.push(search.foreseen());
                                rows.write(&state, seat, (&moves, &shares, &looks), self.lexicon);
                                // Whoever searches asks how it will end where others decide, too, from what it knows itself.
                                let on = 1 + dice.below(seats as u32 - 1) as usize;
                                let other = Seat::new((seat.index() + on) % seats);
                                rows.write(&state, other, (&[], &[], &[]), self.lexicon);
                                for (mv, better) in tried(&found, search, plan.tried, &mut dice) {
                                    let mut world = state.clone();
                                    world.play(mv, &mut Chance::at(&seed.part(3), decision as u32));
                                    if world.turn() != Turn::Over {
                                        rows.write(&world, seat, (&[], &[], &[]), self.lexicon);
                                        rows.better(better);
                                    }
                                }
                            }
                            Ok(found[drawn(&shares, curious, &mut dice)].mv)
                        })
                    }
                };
                chosen.map_err(|forfeit| Fault(forfeit.0))?
            };
            for (to, seen) in Seat::all(seats).zip(&mut seen) {
                seen.push((seat, state.shown(mv, Viewer::Seat(to))));
            }
            state.play(mv, &mut Chance::at(&seed, decision as u32));
        }
        Ok(rows.end(&state))
    }
}

/// A number from 0 to 1.
fn share(dice: &mut Chance) -> f64 {
    f64::from(dice.below(1 << 24)) / f64::from(1 << 24)
}

/// So many tries count as much as all that is known of the others.
const DOUBT: f32 = 8.0;

/// How good the moves are, as shares: how likely each was before, times what it brought.
fn weighed<M>(found: &[Found<M>], sharp: f32) -> Vec<f32> {
    let tries = found.iter().map(|found| found.visits).sum::<u32>().max(1) as f32;
    let mean = found.iter().map(|found| found.value).sum::<f32>() / tries;
    let better =
        |found: &Found<M>| (found.value - mean * found.visits as f32) / (found.visits as f32 + DOUBT);
    let mut shares: Vec<f32> =
        found.iter().map(|found| found.prior.max(1e-6) * libm::expf(sharp * better(found))).collect();
    let all: f32 = shares.iter().sum();
    shares.iter_mut().for_each(|share| *share /= all);
    shares
}

/// Which move: the best; or, of somebody curious, each as likely as its share.
fn drawn(shares: &[f32], curious: bool, dice: &mut Chance) -> usize {
    if curious {
        let mut at = share(dice) as f32;
        for (n, share) in shares.iter().enumerate() {
            at -= share;
            if at < 0.0 {
                return n;
            }
        }
    }
    let best = shares.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1));
    best.map_or(0, |(n, _)| n)
}

/// What was tried less often says too little.
const FEW: u32 = 4;

/// Some of the moves that a search has tried, those that it tried often the likelier, and how much better each makes every seat's chance to
/// win than it was before. The moves of a decision differ little in what a seat then knows, and the game ended after one of them alone: of
/// the others only this tells which is better.
fn tried<G: Whole>(
    found: &[Found<G::Move>],
    search: &Search<G>,
    most: u32,
    dice: &mut Chance,
) -> Vec<(G::Move, [f32; MOST_SEATS])> {
    let before = search.foreseen();
    let mut known: Vec<(G::Move, [f32; MOST_SEATS], u32)> = found
        .iter()
        .map(|found| (found.mv, search.brought(found.mv)))
        .filter(|(_, (_, tries))| *tries >= FEW)
        .map(|(mv, (after, tries))| (mv, std::array::from_fn(|seat| after[seat] - before[seat]), tries))
        .collect();
    let mut drawn = Vec::new();
    while drawn.len() < most as usize && !known.is_empty() {
        let mut at = dice.below(known.iter().map(|(_, _, tries)| tries).sum());
        let of = known.iter().position(|&(_, _, tries)| {
            let here = at < tries;
            at = at.wrapping_sub(tries);
            here
        });
        let (mv, better, _) = known.swap_remove(of.unwrap_or(0));
        drawn.push((mv, better));
    }
    drawn
}

/// How much of what is foreseen at a decision is what was foreseen at the next one, and so on to the end of the game.
const LATER: f32 = 0.8;

/// The samples of a game that is being played.
struct Rows {
    samples: Samples,
    number: u64,
    /// Of each row: who knows what it says, and which of the decisions that were thought about long it is.
    viewers: Vec<(Seat, usize)>,
    /// Of each row: how much better than at that decision every seat's chance to win is there.
    shifts: Vec<[f32; MOST_SEATS]>,
    /// What the search foresaw at each of these decisions, by seat.
    foreseen: Vec<[f32; MOST_SEATS]>,
    count: usize,
    array: Vec<f32>,
}

impl Rows {
    fn new(number: u64, seats: usize) -> Self {
        let samples = Samples { starts: vec![0], move_starts: vec![0], ..Samples::default() };
        Self {
            samples,
            number,
            viewers: Vec::new(),
            shifts: Vec::new(),
            foreseen: Vec::new(),
            count: seats,
            array: Vec::new(),
        }
    }

    fn write<G: Whole>(
        &mut self,
        state: &G,
        seat: Seat,
        (moves, shares, looks): (&[G::Move], &[f32], &[f32]),
        lexicon: &Lexicon<G::Move>,
    ) {
        net::write(state, seat, self.count, &state.worths(), &mut self.array);
        let samples = &mut self.samples;
        for (place, &number) in self.array.iter().enumerate().filter(|(_, number)| **number != 0.0) {
            samples.places.push(place as u16);
            samples.numbers.push(number);
        }
        samples.starts.push(samples.places.len() as u64);
        samples.moves.extend(moves.iter().map(|&mv| lexicon.number(mv).unwrap_or(0) as u16));
        samples.shares.extend_from_slice(shares);
        samples.looks.extend_from_slice(looks);
        samples.move_starts.push(samples.moves.len() as u64);
        self.viewers.push((seat, self.foreseen.len() - 1));
        self.shifts.push([0.0; MOST_SEATS]);
    }

    /// The last row is of a world after a move that was tried.
    fn better(&mut self, by: [f32; MOST_SEATS]) {
        if let Some(last) = self.shifts.last_mut() {
            *last = by;
        }
    }

    fn end<G: Whole>(mut self, state: &G) -> Samples {
        let scores = state.scores();
        let winners = scores.winners().count() as f32;
        let mut won = [0.0; MOST_SEATS];
        for seat in Seat::all(self.count).filter(|seat| scores.place(*seat) == 1) {
            won[seat.index()] = 1.0 / winners;
        }
        // What is foreseen later knows more of this game, and what is foreseen now more of all the others it could have become.
        let mut later = won;
        for foreseen in self.foreseen.iter_mut().rev() {
            later
                .iter_mut()
                .zip(&*foreseen)
                .for_each(|(later, now)| *later = LATER * *later + (1.0 - LATER) * now);
            *foreseen = later;
        }
        for (&(seat, decision), by) in self.viewers.iter().zip(&self.shifts) {
            let mut foreseen = self.foreseen[decision];
            if by.iter().any(|by| *by != 0.0) {
                foreseen.iter_mut().zip(by).for_each(|(now, by)| *now = (*now + by).max(0.0));
                let all = foreseen[..self.count].iter().sum::<f32>().max(1e-6);
                foreseen.iter_mut().for_each(|now| *now /= all);
            }
            for place in 0..MOST_SEATS {
                let sits = place < self.count;
                let other = Seat::new((seat.index() + place) % self.count);
                let of = |by_seat: &[f32; MOST_SEATS]| if sits { by_seat[other.index()] } else { 0.0 };
                self.samples.wins.push(of(&won));
                self.samples.foreseen.push(of(&foreseen));
                self.samples.points.push(if sits { scores.total(other) as f32 / POINTS } else { 0.0 });
            }
            self.samples.seats.push(self.count as u8);
            self.samples.games.push(self.number);
        }
        self.samples
    }
}
