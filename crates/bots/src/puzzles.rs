//! Puzzles: decisions with one good answer, found in play (`docs/puzzles.md`).
//!
//! Strong bots play each other and lower levels. Every decision is looked at quickly; where one move seems far ahead of all others
//! and a Courtier would not play it, the position is written down as its seat knows it, and two long searches with seeds of
//! their own judge it from there. If both find the same move far ahead, and what it is good for can be said, it is a puzzle.
//!
//! Nothing here hangs on what the seat cannot know: what is written down is a world imagined from its view, and the judge is
//! handed the view of that.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use game::chance::fingerprint;
use game::paper::{PositionFile, write_line};
use game::{About, Chance, Course, Fault, Seat, Seed, Setup as _, Spec, Turn, Viewer, Whole};
use serde::{Deserialize, Serialize};

use crate::bot::{Asked, Bot, BotName, Forfeit};
use crate::level::Level;
use crate::patience::Patience;
use crate::rating::rating;
use crate::search::params::Params;
use crate::study::choice::{Choice, Judge, Line, Reason};
use crate::study::marks::Marks;
use crate::study::value::Scales;
use crate::study::{CHOICES, Effort, VALUES};

/// The budget of a long search, unless told.
pub const BUDGET: u32 = 3_000;
/// The budget of the look at every decision.
const LOOK: u32 = 200;
/// By how much the best move must be ahead of the next, in chance to win: at a look, and in both long searches.
const SEEMS: f64 = 0.06;
const AHEAD: f64 = 0.1;
/// And by so many times the error of that distance.
const SURE: f64 = 4.0;
/// With fewer moves to choose from there is nothing to find.
const FEWEST: usize = 4;
/// Whole games played out for what the moves bring in points.
const GAMES: u32 = 40;
/// How often each level is asked, from Novice to Emperor. Who ponders long is asked less.
const ASKED: [u32; Level::ALL.len()] = [8, 8, 8, 8, 2];
/// One game gives at most so many puzzles: the next decisions of one turn are much alike.
const OF_ONE_GAME: usize = 3;

/// A decision with one good answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The first digits of the fingerprint of the position.
    pub id: String,
    /// The position. What its seat does not know in it is imagined.
    pub position: PositionFile,
    /// What the second long search found: the best move, which is the answer, the next best, and what a Courtier would play.
    pub lines: Vec<Line>,
    /// What the answer has over what a Courtier would play, in points.
    pub reason: Reason,
    /// How often each level found it when asked, from Novice to Emperor.
    pub found: [f64; Level::ALL.len()],
}

impl Puzzle {
    /// The answer, in notation.
    #[must_use]
    pub fn answer(&self) -> &str {
        self.lines.first().map_or("", |line| &line.mv)
    }

    /// How hard it is, on the scale of the levels: whoever has that rating would find it every other time. From how often the levels did.
    #[must_use]
    pub fn difficulty(&self, about: &About) -> f64 {
        let levels: Vec<(f64, f64, f64)> = Level::ALL
            .into_iter()
            .zip(self.found)
            .zip(ASKED)
            .filter_map(|((level, found), asked)| {
                Some((rating(about, self.position.setup.seats, level)?.rating, found, f64::from(asked)))
            })
            .collect();
        // One tie each with somebody very weak and somebody very strong keep what all or none have found within bounds.
        let ends = [(EASIEST, 0.5, 1.0), (HARDEST, 0.5, 1.0)];
        let likely = |difficulty: f64| -> f64 {
            let each = |&(rating, found, asked): &(f64, f64, f64)| {
                let finds = 1.0 / (1.0 + 10f64.powf((difficulty - rating) / 400.0));
                asked * (found * finds.ln() + (1.0 - found) * (1.0 - finds).ln())
            };
            levels.iter().chain(&ends).map(each).sum()
        };
        let tens = (EASIEST as i32 / 10)..=(HARDEST as i32 / 10);
        tens.map(|ten| f64::from(10 * ten))
            .max_by(|&a, &b| likely(a).total_cmp(&likely(b)))
            .unwrap_or(EASIEST)
    }
}

/// The bounds of difficulties.
const EASIEST: f64 = 800.0;
const HARDEST: f64 = 2_600.0;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The number of seats; nothing for all in turn.
    pub seats: Option<usize>,
    /// How many games.
    pub games: usize,
    /// The budget of the long searches.
    pub budget: u32,
    /// Where chance begins.
    pub seed: Seed,
    /// How many games at a time.
    pub threads: usize,
    /// Moves in notation that are to be the answer of none: where one is the answer too often it can be guessed.
    pub not: Vec<String>,
}

/// Parts of the seed, each for a chance of its own.
const WHO: u64 = 11;
const BOTS: u64 = 12;
const WRITTEN: u64 = 13;
const FIRST: u64 = 14;
const SECOND: u64 = 15;
const LEVELS: u64 = 16;

/// Plays games and tells the puzzles in them, game after game in their order, whatever the number of threads.
pub fn mine<G: Whole>(plan: &Plan, tell: &(dyn Fn(Vec<Puzzle>) + Sync)) -> Result<(), Fault> {
    let next = AtomicUsize::new(0);
    // Games that are over, while an earlier one is not; and which comes next.
    let over: Mutex<(usize, BTreeMap<usize, Vec<Puzzle>>)> = Mutex::new((0, BTreeMap::new()));
    let fault: Mutex<Option<Fault>> = Mutex::new(None);
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.clamp(1, 256).min(plan.games.max(1)) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= plan.games {
                        break;
                    }
                    match of_game::<G>(plan, number) {
                        Ok(found) => {
                            let mut over = over.lock().unwrap_or_else(PoisonError::into_inner);
                            over.1.insert(number, found);
                            while let Some(found) = {
                                let due = over.0;
                                over.1.remove(&due)
                            } {
                                over.0 += 1;
                                tell(found);
                            }
                        }
                        Err(why) => {
                            next.store(plan.games, Ordering::Relaxed);
                            fault.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(why);
                        }
                    }
                }
            });
        }
    });
    fault.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
}

/// The puzzles of one game.
fn of_game<G: Whole>(plan: &Plan, number: usize) -> Result<Vec<Puzzle>, Fault> {
    let seed = plan.seed.part(number as u64);
    let all: Vec<usize> = G::about().seats.clone().collect();
    let seats = plan.seats.unwrap_or(all[number % all.len()]);
    let setup = G::Setup::read(&Spec::new(seats))?;
    let miner = Miner::<G>::new(seats, plan.budget, &seed)?;
    // Every other seat is strong, and at least one; the others are of the lower levels.
    let mut who = Chance::at(&seed.part(WHO), 0);
    let strong = who.below(seats as u32) as usize;
    let mut bots: Vec<Option<Box<dyn Bot<G>>>> = Vec::new();
    for seat in 0..seats {
        let level = who.pick(&[
            None,
            None,
            None,
            Some(Level::Novice),
            Some(Level::Apprentice),
            Some(Level::Courtier),
        ]);
        let level = level.filter(|_| seat != strong);
        bots.push(level.map(|level| BotName::Level(level).make::<G>(Duration::from_secs(10))).transpose()?);
    }
    let mut chances = Chance::at(&seed.part(BOTS), 0);
    let mut course = Course::<G>::deal(&setup, seed);
    let mut moves = Vec::new();
    let mut puzzles: Vec<Puzzle> = Vec::new();
    while let Turn::Of(seat) = course.state().turn() {
        let number = course.log().len() + 1;
        course.state().moves(&mut moves);
        let view = course.state().view(Viewer::Seat(seat));
        let mut mv = None;
        if moves.len() >= FEWEST && puzzles.len() < OF_ONE_GAME {
            let courtier = miner.courtier(&view, seat, &moves, &mut chances)?;
            let choice = miner.look(&view, seat, courtier, number, &seed.part(CHOICES))?;
            if let Some(choice) = &choice {
                mv = choice.best.first().and_then(|line| line.mv.parse().ok());
                let wanted = choice.best.first().is_some_and(|line| !plan.not.contains(&line.mv));
                if wanted && far_ahead(choice, courtier, SEEMS, 2.0) {
                    let puzzle = miner.puzzle(&view, seat, number, &seed)?;
                    puzzles.extend(puzzle.filter(|puzzle| plan.not.iter().all(|not| not != puzzle.answer())));
                }
            }
        }
        let asked = Asked {
            seat,
            view: &view,
            moves: &moves,
            since: &[],
            decision: number,
            patience: &Patience::endless(),
        };
        let mv = match (&mut bots[seat.index()], mv) {
            (Some(bot), _) => bot.choose(&asked, &mut chances).map_err(fault)?,
            (None, Some(mv)) => mv,
            (None, None) if moves.len() == 1 => moves[0],
            (None, None) => {
                let choice = miner.look(&view, seat, moves[0], number, &seed.part(CHOICES))?;
                choice.and_then(|choice| choice.best.first()?.mv.parse().ok()).unwrap_or(moves[0])
            }
        };
        course.play(seat, mv).map_err(|refusal| Fault(refusal.0))?;
    }
    Ok(puzzles)
}

fn fault(forfeit: Forfeit) -> Fault {
    Fault(forfeit.0)
}

/// Whether the best move is far ahead of the next, and not what a Courtier would play.
fn far_ahead<M: std::fmt::Display>(choice: &Choice, courtier: M, by: f64, sure: f64) -> bool {
    let [best, next, ..] = &choice.best[..] else { return false };
    let distance = best.chance - next.chance;
    best.mv != courtier.to_string() && distance >= by && distance >= sure * next.error
}

/// Whoever judges the decisions of one game.
struct Miner<G: Whole> {
    scales: Scales,
    marks: Marks,
    budget: u32,
    /// The numbers of the highest level: whoever thinks long looks at more moves.
    changes: Vec<(String, f32)>,
    levels: Vec<BotName>,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Whole> Miner<G> {
    fn new(seats: usize, budget: u32, seed: &Seed) -> Result<Self, Fault> {
        let about = G::about();
        let effort = Effort::of(budget);
        let levels: Result<Vec<BotName>, Fault> = Level::ALL.iter().map(|level| level.bot(about)).collect();
        let levels = levels?;
        let mut changes = match levels.last() {
            Some(BotName::Search { changes, .. }) => changes.clone(),
            _ => Vec::new(),
        };
        changes.retain(|(name, _)| name != Params::THREADS);
        Ok(Self {
            scales: Scales::new::<G>(seats, effort.playouts(), &seed.part(VALUES))?,
            marks: Marks::of(about, seats)?,
            budget,
            changes,
            levels,
            game: std::marker::PhantomData,
        })
    }

    /// A quick look: is there anything to find?
    fn look(
        &self,
        view: &G::View,
        seat: Seat,
        played: G::Move,
        number: usize,
        seed: &Seed,
    ) -> Result<Option<Choice>, Fault> {
        self.weigh((view, seat, played), &Effort::of(LOOK).with_games(1), &[], number, seed)
    }

    /// A long search, by the numbers of the highest level.
    fn judge(
        &self,
        view: &G::View,
        seat: Seat,
        played: G::Move,
        number: usize,
        seed: &Seed,
    ) -> Result<Option<Choice>, Fault> {
        let effort = Effort::of(self.budget).with_games(GAMES);
        self.weigh((view, seat, played), &effort, &self.changes, number, seed)
    }

    fn weigh(
        &self,
        (view, seat, played): (&G::View, Seat, G::Move),
        effort: &Effort,
        changes: &[(String, f32)],
        number: usize,
        seed: &Seed,
    ) -> Result<Option<Choice>, Fault> {
        let judge = Judge {
            scales: &self.scales,
            effort,
            marks: self.marks,
            patience: &Patience::endless(),
            changes,
        };
        Ok(judge.judge::<G>(view, seat, played, number, seed)?.map(|verdict| verdict.choice))
    }

    fn choose(
        &self,
        level: Level,
        (view, seat, moves): (&G::View, Seat, &[G::Move]),
        chance: &mut Chance,
    ) -> Result<G::Move, Fault> {
        let mut bot = self.levels[level as usize].make::<G>(Duration::from_secs(10))?;
        let asked = Asked { seat, view, moves, since: &[], decision: 1, patience: &Patience::endless() };
        bot.choose(&asked, chance).map_err(fault)
    }

    fn courtier(
        &self,
        view: &G::View,
        seat: Seat,
        moves: &[G::Move],
        chance: &mut Chance,
    ) -> Result<G::Move, Fault> {
        self.choose(Level::Courtier, (view, seat, moves), chance)
    }

    /// A decision that looks like a puzzle, written down and judged closely; nothing if it is none.
    fn puzzle(
        &self,
        view: &G::View,
        seat: Seat,
        number: usize,
        seed: &Seed,
    ) -> Result<Option<Puzzle>, Fault> {
        let mut chance = Chance::at(&seed.part(WRITTEN), number as u32);
        let position = PositionFile::write(&G::imagine(view, &mut chance));
        let Ok(state) = position.read::<G>() else { return Ok(None) };
        if state.turn() != Turn::Of(seat) {
            return Ok(None);
        }
        let view = state.view(Viewer::Seat(seat));
        let mut moves = Vec::new();
        state.moves(&mut moves);
        let courtier = self.courtier(&view, seat, &moves, &mut chance)?;
        let first = self.judge(&view, seat, courtier, number, &seed.part(FIRST))?;
        let Some(first) = first.filter(|first| far_ahead(first, courtier, AHEAD, SURE)) else {
            return Ok(None);
        };
        let second = self.judge(&view, seat, courtier, number, &seed.part(SECOND))?;
        let Some(second) = second.filter(|second| far_ahead(second, courtier, AHEAD, SURE)) else {
            return Ok(None);
        };
        let answer = second.best[0].mv.clone();
        let (Ok(best), Ok(next), Some(reason)) =
            (answer.parse::<G::Move>(), second.best[1].mv.parse::<G::Move>(), second.reason.clone())
        else {
            return Ok(None);
        };
        // Something must be to be said for it: in the game's own words, or in points.
        let said = |other: G::Move| !game::reason::why::<G>(&view, seat, best, Some(other)).pro.is_empty();
        if first.best[0].mv != answer || !(said(next) || said(courtier) || reason != Reason::Even) {
            return Ok(None);
        }
        let mut found = [0.0; Level::ALL.len()];
        for ((level, found), asked) in Level::ALL.into_iter().zip(&mut found).zip(ASKED) {
            for n in 0..asked {
                let mut chance = Chance::at(&seed.part(LEVELS), 100 * number as u32 + n);
                let chosen = self.choose(level, (&view, seat, &moves), &mut chance)?;
                *found += f64::from(u8::from(chosen == best)) / f64::from(asked);
            }
            if level == Level::Courtier && *found > 0.0 {
                return Ok(None);
            }
        }
        let mut lines = second.best;
        if lines.iter().all(|line| line.mv != second.played.mv) {
            lines.push(second.played);
        }
        let id = fingerprint(write_line(&position).as_bytes()).chars().take(8).collect();
        Ok(Some(Puzzle { id, position, lines, reason, found }))
    }
}

/// What another search says of a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Checked {
    /// The move it finds best, in notation.
    pub best: String,
    /// By how much the answer is ahead of the next best, or behind the best.
    pub ahead: f64,
    /// Whether it finds the same.
    pub agrees: bool,
}

/// Lets another search, with a seed of its own, judge a puzzle from what its seat knows.
pub fn check<G: Whole>(puzzle: &Puzzle, budget: u32, seed: &Seed) -> Result<Checked, Fault> {
    let state = puzzle.position.read::<G>().map_err(|faults| first(faults, &puzzle.id))?;
    let Turn::Of(seat) = state.turn() else { return Err(unsound(&puzzle.id)) };
    let view = state.view(Viewer::Seat(seat));
    let answer = puzzle.answer().parse::<G::Move>()?;
    state.refuse(answer).map_err(|refusal| Fault(refusal.0))?;
    let seed = seed.part(u64::from_str_radix(&puzzle.id, 16).map_err(|_| unsound(&puzzle.id))?);
    let miner = Miner::<G>::new(state.setup().seats(), budget, &seed)?;
    let choice = miner.judge(&view, seat, answer, 1, &seed)?.ok_or_else(|| unsound(&puzzle.id))?;
    let [best, next, ..] = &choice.best[..] else { return Err(unsound(&puzzle.id)) };
    let agrees = best.mv == answer.to_string();
    let ahead = if agrees { best.chance - next.chance } else { choice.played.chance - best.chance };
    Ok(Checked { best: best.mv.clone(), ahead, agrees })
}

fn unsound(id: &str) -> Fault {
    Fault::new("fault-puzzle").with("id", id)
}

fn first(faults: Vec<Fault>, id: &str) -> Fault {
    faults.into_iter().next().unwrap_or_else(|| unsound(id))
}
