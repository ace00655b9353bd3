//! Many games in step, for programs that learn (a vectorised environment).
//!
//! Every game stands before a decision; whoever learns gives a move for each, by its number, and gets the next decisions: what the seats
//! that decide know, as arrays, and which moves are legal, as masks. A game that is over says how it ended and begins anew at once. Seats
//! may be played by bots inside: then only the learner's decisions are asked for.
//!
//! Game `n` of them is, deal and draws, the match with the seed `seed.part(n)`, where `n` counts all games that were begun: first one in each
//! place, then by place and number of the game there. So everything can be played again, on any number of threads.

use std::time::Duration;

use game::{Chance, Fault, Lexicon, MOST_SEATS, Seat, Seed, Setup as _, Spec, Turn, Viewer, Whole};
use rayon::prelude::*;

use crate::bot::{Asked, Bot, BotName};
use crate::patience::Patience;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Of every game.
    pub setup: Spec,
    /// How many at a time.
    pub games: usize,
    /// From which all chance comes.
    pub seed: Seed,
    /// On how many threads.
    pub threads: usize,
    /// Who plays all seats but the learner's, in turn around the table. Nobody: the learner plays every seat.
    pub opponents: Vec<BotName>,
    /// What a game that is over is worth to a seat.
    pub reward: Reward,
    /// Whether observations are written; without them their sheet is left as it is.
    pub observes: bool,
}

/// What a game that is over is worth to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    /// The share of the win: 1, or a part of it where several win.
    Win,
    /// The points.
    Points,
    /// The points less those of the best of the others.
    Lead,
}

impl Reward {
    /// Every kind, by name.
    pub const NAMES: [(&str, Self); 3] = [("win", Self::Win), ("points", Self::Points), ("lead", Self::Lead)];
}

/// Where what there is to know is written: a row a game.
#[derive(Debug)]
pub struct Sheets<'a> {
    /// What whoever decides knows ([`game::Encoded`]).
    pub observations: &'a mut [f32],
    /// 1 for every legal move ([`Lexicon`]).
    pub masks: &'a mut [i8],
    /// Who decides, counted from 0.
    pub seats: &'a mut [i32],
    /// What the game that has just ended was worth to every seat; 0 while it goes on.
    pub rewards: &'a mut [f32],
    /// Whether a game has just ended; what is asked now is of the next one.
    pub dones: &'a mut [bool],
}

/// Many games of any kind.
pub trait AnyMany: Send {
    /// How many games, numbers of an observation, moves and seats.
    fn sizes(&self) -> Sizes;

    /// Begins anew, with another seed if one is given.
    fn reset(&mut self, seed: Option<Seed>, sheets: Sheets<'_>) -> Result<(), Fault>;

    /// Plays a move in every game. If one of them is not legal nothing is played. If a bot inside fails, some games have moved on and
    /// others have not: then nothing more is played until all begin anew.
    fn step(&mut self, moves: &[i32], sheets: Sheets<'_>) -> Result<(), Fault>;

    /// A legal move for every game, each equally likely.
    fn any_moves(&mut self, moves: &mut [i32]);
}

/// How large everything is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sizes {
    /// Games at a time.
    pub games: usize,
    /// Numbers of an observation.
    pub observation: usize,
    /// Moves of the vocabulary.
    pub moves: usize,
    /// Seats.
    pub seats: usize,
}

/// Many games.
pub struct Many<G: Whole> {
    agreed: Agreed<G>,
    places: Vec<Place<G>>,
    /// The legal moves of every game, a bit a move, in rows of so many words: close together, so that looking whether moves are legal and
    /// drawing one does not walk through all games.
    legal: Vec<u64>,
    words: usize,
    /// Any moves of somebody who learns nothing.
    dice: Vec<Chance>,
    /// Why a bot inside played no more: some games have then moved on and others have not, so all must begin anew.
    stopped: Option<Fault>,
    pool: Option<rayon::ThreadPool>,
}

/// What holds for every game.
struct Agreed<G: Whole> {
    setup: G::Setup,
    plan: Plan,
    lexicon: &'static Lexicon<G::Move>,
}

/// A game that is being played.
struct Place<G: Whole> {
    state: G,
    /// The legal moves.
    moves: Vec<G::Move>,
    /// Which of all games that were begun.
    number: u64,
    seed: Seed,
    decisions: u32,
    inside: Option<Inside<G>>,
}

/// Whoever plays beside the learner.
struct Inside<G: Whole> {
    learner: Seat,
    /// One a seat; the learner's is never asked.
    bots: Vec<Box<dyn Bot<G>>>,
    chances: Vec<Chance>,
    /// What everybody decided so far, and for each seat, as it saw it.
    seen: Vec<Vec<(Seat, G::Move)>>,
}

impl<G: Whole> Many<G> {
    /// Games that have not begun: [`AnyMany::reset`] begins them.
    pub fn new(plan: Plan) -> Result<Self, Fault> {
        let setup = G::Setup::read(&plan.setup)?;
        let pool = match plan.threads {
            0 | 1 => None,
            threads => {
                let built = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
                Some(built.map_err(|why| Fault::new("fault-threads").with("why", why.to_string().as_str()))?)
            }
        };
        let place = |n: usize| -> Result<Place<G>, Fault> {
            Ok(Place {
                state: G::start(&setup, &mut Chance::quick(0)),
                moves: Vec::with_capacity(64),
                number: n as u64,
                seed: plan.seed,
                decisions: 0,
                inside: Inside::new(&plan, setup.seats())?,
            })
        };
        let places: Result<Vec<_>, Fault> = (0..plan.games).map(place).collect();
        let lexicon = Lexicon::of::<G>();
        let words = lexicon.moves().len().div_ceil(64);
        Ok(Self {
            places: places?,
            legal: vec![0; plan.games * words],
            words,
            dice: vec![Chance::quick(0); plan.games],
            stopped: None,
            agreed: Agreed { setup, plan, lexicon },
            pool,
        })
    }

    /// Does something with every game, lets bots go on from there, and writes its row of every sheet; on all threads.
    fn each(
        &mut self,
        moves: &[i32],
        sheets: Sheets<'_>,
        act: impl Fn(&mut Place<G>, i32, &Agreed<G>) -> Result<(), Fault> + Sync,
    ) -> Result<(), Fault> {
        let sizes = self.sizes();
        let chunk = self.chunk();
        let Self { agreed, places, legal, words, pool, .. } = self;
        let words = *words;
        let all = |(((((places, moves), observations), (masks, legal)), (seats, dones)), rewards): Chunk<
            '_,
            G,
        >| {
            let mut legal = legal.chunks_exact_mut(words);
            let mut observations = observations.chunks_exact_mut(sizes.observation);
            let mut masks = masks.chunks_exact_mut(sizes.moves);
            let mut rewards = rewards.chunks_exact_mut(sizes.seats);
            for (n, (place, &number)) in places.iter_mut().zip(moves).enumerate() {
                let (Some(observation), Some(mask), Some(legal), Some(rewards)) =
                    (observations.next(), masks.next(), legal.next(), rewards.next())
                else {
                    break;
                };
                rewards.fill(0.0);
                dones[n] = false;
                let row =
                    &mut Row { observation, mask, legal, seat: &mut seats[n], rewards, done: &mut dones[n] };
                act(place, number, agreed)?;
                place.play_inside(agreed, row)?;
                place.write(agreed, row);
            }
            Ok(())
        };
        let done = match pool {
            None => {
                let whole = ((&mut places[..], moves), sheets.observations);
                all((((whole, (sheets.masks, legal)), (sheets.seats, sheets.dones)), sheets.rewards))
            }
            Some(pool) => pool.install(|| {
                places
                    .par_chunks_mut(chunk)
                    .zip(moves.par_chunks(chunk))
                    .zip(sheets.observations.par_chunks_mut(chunk * sizes.observation))
                    .zip(
                        sheets
                            .masks
                            .par_chunks_mut(chunk * sizes.moves)
                            .zip(legal.par_chunks_mut(chunk * words)),
                    )
                    .zip(sheets.seats.par_chunks_mut(chunk).zip(sheets.dones.par_chunks_mut(chunk)))
                    .zip(sheets.rewards.par_chunks_mut(chunk * sizes.seats))
                    .try_for_each(all)
            }),
        };
        // Only bots inside fail here.
        let stopped = |Fault(why)| Fault::new("fault-moves-stopped").with("why", why);
        self.stopped = done.err().map(stopped);
        self.stopped.clone().map_or(Ok(()), Err)
    }

    /// How many games are handed to a thread at a time.
    fn chunk(&self) -> usize {
        self.agreed.plan.games.div_ceil(4 * self.agreed.plan.threads.max(1)).max(1)
    }

    /// Why a move cannot be played in a game.
    fn illegal(&self, game: usize, number: i32) -> Fault {
        let vocabulary = self.agreed.lexicon.moves();
        match usize::try_from(number).ok().and_then(|number| vocabulary.get(number)) {
            Some(mv) => {
                let rule = self.places[game].state.refuse(*mv).err().map_or("", |refusal| refusal.rule());
                let fault = Fault::new("fault-moves-illegal").with("game", game).with("number", number);
                fault.with("move", mv.to_string().as_str()).with("rule", rule)
            }
            None => {
                let fault = Fault::new("fault-moves-number").with("game", game).with("number", number);
                fault.with("most", vocabulary.len() - 1)
            }
        }
    }
}

/// Some of the games with their rows.
type Chunk<'a, G> = (
    (
        (((&'a mut [Place<G>], &'a [i32]), &'a mut [f32]), (&'a mut [i8], &'a mut [u64])),
        (&'a mut [i32], &'a mut [bool]),
    ),
    &'a mut [f32],
);

/// A game's row of every sheet.
struct Row<'a> {
    observation: &'a mut [f32],
    mask: &'a mut [i8],
    legal: &'a mut [u64],
    seat: &'a mut i32,
    rewards: &'a mut [f32],
    done: &'a mut bool,
}

impl<G: Whole> AnyMany for Many<G> {
    fn sizes(&self) -> Sizes {
        Sizes {
            games: self.agreed.plan.games,
            observation: G::encoded_size(),
            moves: self.agreed.lexicon.moves().len(),
            seats: self.agreed.setup.seats(),
        }
    }

    fn reset(&mut self, seed: Option<Seed>, sheets: Sheets<'_>) -> Result<(), Fault> {
        let plan = &mut self.agreed.plan;
        plan.seed = seed.unwrap_or(plan.seed);
        let dice = plan.seed.part(u64::MAX);
        for (n, place) in self.places.iter_mut().enumerate() {
            place.number = n as u64;
            self.dice[n] = Chance::at(&dice, n as u32);
        }
        let none = vec![0; self.places.len()];
        self.each(&none, sheets, |place, _, agreed| place.begin(agreed))
    }

    fn step(&mut self, moves: &[i32], sheets: Sheets<'_>) -> Result<(), Fault> {
        if moves.len() != self.places.len() {
            let fault = Fault::new("fault-moves-count").with("moves", moves.len());
            return Err(fault.with("games", self.places.len()));
        }
        if let Some(why) = &self.stopped {
            return Err(why.clone());
        }
        for (n, (legal, &number)) in self.legal.chunks_exact(self.words).zip(moves).enumerate() {
            if !has(legal, number) {
                return Err(self.illegal(n, number));
            }
        }
        self.each(moves, sheets, |place, number, agreed| {
            place.play(agreed.lexicon.moves()[number as usize]);
            Ok(())
        })
    }

    fn any_moves(&mut self, moves: &mut [i32]) {
        let (chunk, words) = (self.chunk(), self.words);
        let all = |((dice, legal), moves): ((&mut [Chance], &[u64]), &mut [i32])| {
            for ((dice, legal), number) in dice.iter_mut().zip(legal.chunks_exact(words)).zip(moves) {
                *number = any(legal, dice) as i32;
            }
        };
        let Self { dice, legal, pool, .. } = self;
        match pool {
            None => all(((dice, legal), moves)),
            Some(pool) => pool.install(|| {
                let rows = dice.par_chunks_mut(chunk).zip(legal.par_chunks(chunk * words));
                rows.zip(moves.par_chunks_mut(chunk)).for_each(all);
            }),
        }
    }
}

/// Whether a move is among the legal ones.
#[inline]
fn has(legal: &[u64], number: i32) -> bool {
    let word = usize::try_from(number).ok().and_then(|number| legal.get(number / 64));
    word.is_some_and(|word| word >> (number % 64) & 1 == 1)
}

/// One of the legal moves, each equally likely.
fn any(legal: &[u64], dice: &mut Chance) -> usize {
    let words = legal.iter().enumerate().filter(|(_, word)| **word != 0);
    let count: u32 = words.clone().map(|(_, word)| word.count_ones()).sum();
    let mut left = dice.below(count.max(1));
    for (n, &word) in words {
        if left < word.count_ones() {
            let word = (0..left).fold(word, |word, _| word & (word - 1));
            return n * 64 + word.trailing_zeros() as usize;
        }
        left -= word.count_ones();
    }
    0
}

impl<G: Whole> Place<G> {
    fn begin(&mut self, agreed: &Agreed<G>) -> Result<(), Fault> {
        self.seed = agreed.plan.seed.part(self.number);
        self.state = G::start(&agreed.setup, &mut Chance::at(&self.seed, 0));
        self.decisions = 0;
        if let Some(inside) = &mut self.inside {
            inside.begin(&agreed.setup, &self.seed, self.number)?;
        }
        self.state.moves(&mut self.moves);
        Ok(())
    }

    fn play(&mut self, mv: G::Move) {
        if let (Some(inside), Turn::Of(seat)) = (&mut self.inside, self.state.turn()) {
            inside.note(&self.state, seat, mv);
        }
        self.decisions += 1;
        self.state.play(mv, &mut Chance::at(&self.seed, self.decisions));
        self.state.moves(&mut self.moves);
    }

    /// Lets bots play until the learner is asked; where the game is over, says how it ended, and begins the next.
    fn play_inside(&mut self, agreed: &Agreed<G>, row: &mut Row<'_>) -> Result<(), Fault> {
        loop {
            match self.state.turn() {
                Turn::Over => {
                    reward(&self.state, agreed.plan.reward, row.rewards);
                    *row.done = true;
                    self.number += agreed.plan.games as u64;
                    self.begin(agreed)?;
                }
                Turn::Of(seat) => {
                    let decision = self.decisions as usize + 1;
                    let Some(inside) = self.inside.as_mut().filter(|inside| inside.learner != seat) else {
                        return Ok(());
                    };
                    let mv = inside.choose(&self.state, seat, &self.moves, decision)?;
                    self.play(mv);
                }
            }
        }
    }

    fn write(&self, agreed: &Agreed<G>, row: &mut Row<'_>) {
        if let Turn::Of(seat) = self.state.turn() {
            *row.seat = seat.index() as i32;
            if agreed.plan.observes {
                G::encode_into(&self.state.view(Viewer::Seat(seat)), row.observation);
            }
        }
        row.mask.fill(0);
        row.legal.fill(0);
        for &mv in &self.moves {
            let number = agreed.lexicon.number_of_legal(mv);
            row.mask[number] = 1;
            row.legal[number / 64] |= 1 << (number % 64);
        }
    }
}

impl<G: Whole> Inside<G> {
    fn new(plan: &Plan, seats: usize) -> Result<Option<Self>, Fault> {
        if plan.opponents.is_empty() {
            return Ok(None);
        }
        let bots: Result<Vec<_>, Fault> = (0..seats)
            .map(|n| plan.opponents[n % plan.opponents.len()].make::<G>(Duration::from_secs(10)))
            .collect();
        Ok(Some(Self {
            learner: Seat::new(0),
            bots: bots?,
            chances: Vec::new(),
            seen: vec![Vec::new(); seats],
        }))
    }

    /// A new game: the learner sits one seat further than in the last. Bots have the chance they have in the arena.
    fn begin(&mut self, setup: &G::Setup, seed: &Seed, number: u64) -> Result<(), Fault> {
        let seats = self.bots.len();
        self.learner = Seat::new((number % seats as u64) as usize);
        self.chances = Seat::all(seats).map(|seat| Chance::at(&seed.part(1), seat.number() as u32)).collect();
        self.seen.iter_mut().for_each(Vec::clear);
        for (seat, bot) in Seat::all(seats).zip(&mut self.bots) {
            bot.begin(setup, seat).map_err(|forfeit| Fault(forfeit.0))?;
        }
        Ok(())
    }

    fn note(&mut self, state: &G, by: Seat, mv: G::Move) {
        for (seat, seen) in Seat::all(self.seen.len()).zip(&mut self.seen) {
            seen.push((by, state.shown(mv, Viewer::Seat(seat))));
        }
    }

    fn choose(
        &mut self,
        state: &G,
        seat: Seat,
        moves: &[G::Move],
        decision: usize,
    ) -> Result<G::Move, Fault> {
        let since = std::mem::take(&mut self.seen[seat.index()]);
        let view = state.view(Viewer::Seat(seat));
        let patience = &Patience::endless();
        let asked = Asked { seat, view: &view, moves, since: &since, decision, patience };
        let chosen = self.bots[seat.index()].choose(&asked, &mut self.chances[seat.index()]);
        chosen.map_err(|forfeit| Fault(forfeit.0))
    }
}

/// What a game that is over is worth to every seat.
fn reward<G: Whole>(state: &G, kind: Reward, out: &mut [f32]) {
    let scores = state.scores();
    let winners = scores.winners().count() as f32;
    let mut points = [0.0; MOST_SEATS];
    for seat in Seat::all(out.len()) {
        points[seat.index()] = scores.total(seat) as f32;
    }
    for seat in Seat::all(out.len()) {
        let mine = points[seat.index()];
        out[seat.index()] = match kind {
            Reward::Win if scores.place(seat) == 1 => 1.0 / winners,
            Reward::Win => 0.0,
            Reward::Points => mine,
            Reward::Lead => {
                let others = (0..out.len()).filter(|&other| other != seat.index()).map(|other| points[other]);
                mine - others.fold(f32::NEG_INFINITY, f32::max)
            }
        };
    }
}
