//! What a decision of each level costs: from it the limits of the marks are found, and it shows whether the levels are in order.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use game::{Fault, Seed, Setup as _, Spec, Viewer, Whole};
use serde::Serialize;

use super::choice::{Judge, Verdict};
use super::marks::{Mark, Marks, RATES};
use super::value::Scales;
use super::{CHOICES, Effort, VALUES};
use crate::arena::play;
use crate::arena::statistics::of_mean;
use crate::bot::BotName;
use crate::level::Level;
use crate::patience::Patience;

/// What is to be measured.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The number of seats.
    pub seats: usize,
    /// How many games each level plays against itself.
    pub games: usize,
    /// Which levels.
    pub levels: Vec<Level>,
    /// The budget of the analysis.
    pub budget: u32,
    /// Where chance begins.
    pub seed: Seed,
    /// How many games at a time.
    pub threads: usize,
    /// Whether only to see that it works ([`Level::playing`]).
    pub quick: bool,
}

/// What the decisions of a level cost.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// The level.
    pub level: &'static str,
    /// Decisions that left a choice.
    pub decisions: usize,
    /// By how much one was behind what the search would have played, on average, in chance to win. Nothing is cut off, so that a
    /// level that plays better than the search that judges it may have less than nothing.
    pub loss: f64,
    /// The 95 % interval of that mean, over games.
    pub loss_ci95: [f64; 2],
    /// What one cost on average, in points.
    pub points: f64,
    /// The share of each mark, from best to blunder.
    pub marks: [f64; Mark::ALL.len()],
    /// What each decision cost that cost something, in chance to win, the dearest first: so that runs can be put together.
    pub costs: Vec<f64>,
}

/// What was found.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// The number of seats.
    pub seats: usize,
    /// Games of each level.
    pub games: usize,
    /// The budget of the analysis.
    pub budget: u32,
    /// The levels, the weakest first.
    pub levels: Vec<Row>,
    /// The limits of the marks as they are.
    pub marks: Marks,
    /// The limits that the highest level passes as seldom as it should; those that there are, where it did not play.
    pub found: Marks,
}

/// A decision.
struct Judged {
    /// By how much it was behind, in chance to win.
    behind: f64,
    /// What it is held to have cost, in chance and in points, and its mark.
    loss: f64,
    points: f64,
    mark: Mark,
}

/// The decisions of one game.
type Game = Vec<Judged>;

/// Lets every level play against itself and judges every decision. `tick` is called after every game.
pub fn run<G: Whole>(plan: &Plan, tick: &(dyn Fn() + Sync)) -> Result<Report, Fault> {
    let setup = G::Setup::read(&Spec::new(plan.seats))?;
    let marks = Marks::of(G::about(), plan.seats)?;
    // Points are a mean over many decisions: a few games for each are enough.
    let effort = Effort::of(plan.budget).with_games(2);
    let scales = Scales::new::<G>(plan.seats, effort.playouts, &plan.seed.part(VALUES))?;
    let all = plan.games * plan.levels.len();
    let next = AtomicUsize::new(0);
    let played: Mutex<Vec<Result<Option<Game>, Fault>>> = Mutex::new((0..all).map(|_| Ok(None)).collect());
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.clamp(1, 256).min(all.max(1)) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= all {
                        break;
                    }
                    // Every level plays the same deals.
                    let (level, deal) = (plan.levels[number / plan.games], number % plan.games);
                    let patience = &Patience::endless();
                    let judge = Judge { scales: &scales, effort: &effort, marks, patience, changes: &[] };
                    let bot = level.playing(G::about(), plan.quick);
                    let game =
                        bot.and_then(|bot| one_game::<G>(&setup, &bot, plan.seed.part(deal as u64), &judge));
                    played.lock().unwrap_or_else(PoisonError::into_inner)[number] = game.map(Some);
                    tick();
                }
            });
        }
    });
    let played: Result<Vec<Option<Game>>, Fault> =
        played.into_inner().unwrap_or_else(PoisonError::into_inner).into_iter().collect();
    let games: Vec<Game> = played?.into_iter().flatten().collect();
    let by_level: Vec<&[Game]> = games.chunks(plan.games.max(1)).collect();
    let levels = plan.levels.iter().zip(&by_level).map(|(level, games)| row(level.name(), games)).collect();
    // Limits are found by the highest level alone.
    let highest = plan.levels.iter().position(|level| Some(level) == Level::ALL.last());
    let found = highest.and_then(|at| by_level.get(at)).map_or(marks, |games| limits(games));
    Ok(Report {
        game: G::about().id,
        seats: plan.seats,
        games: plan.games,
        budget: plan.budget,
        levels,
        marks,
        found,
    })
}

fn one_game<G: Whole>(setup: &G::Setup, bot: &BotName, seed: Seed, judge: &Judge<'_>) -> Result<Game, Fault> {
    let made: Result<Vec<_>, Fault> =
        (0..setup.seats()).map(|_| bot.make::<G>(Duration::from_secs(10))).collect();
    let mut made = made?;
    let (course, lost) = play(setup, seed, &mut made.iter_mut().collect::<Vec<_>>());
    if let Some((_, forfeit)) = lost {
        return Err(Fault(forfeit.0));
    }
    let mut game = Vec::new();
    for (n, decision) in course.log().iter().enumerate() {
        let Some(state) = course.state_before(n) else { continue };
        let view = state.view(Viewer::Seat(decision.seat));
        let seed = seed.part(CHOICES);
        let verdict = judge.judge::<G>(&view, decision.seat, decision.mv, n + 1, &seed)?;
        game.extend(verdict.and_then(|Verdict { choice, behind }| {
            Some(Judged { behind, loss: choice.loss, points: choice.points, mark: choice.mark? })
        }));
    }
    Ok(game)
}

fn row(level: &'static str, games: &[Game]) -> Row {
    let decisions: Vec<&Judged> = games.iter().flatten().collect();
    let count = decisions.len().max(1) as f64;
    let by_game: Vec<f64> = games
        .iter()
        .map(|game| game.iter().map(|judged| judged.behind).sum::<f64>() / game.len().max(1) as f64)
        .collect();
    let (loss, loss_ci95) = of_mean(&by_game);
    let mut costs: Vec<f64> = decisions.iter().map(|judged| judged.loss).filter(|loss| *loss > 0.0).collect();
    costs.sort_by(|a, b| b.total_cmp(a));
    Row {
        level,
        decisions: decisions.len(),
        loss,
        loss_ci95,
        points: decisions.iter().map(|judged| judged.points).sum::<f64>() / count,
        marks: Mark::ALL
            .map(|mark| decisions.iter().filter(|judged| judged.mark == mark).count() as f64 / count),
        costs,
    }
}

/// The losses that so small a share of decisions reaches.
fn limits(games: &[Game]) -> Marks {
    let mut losses: Vec<f64> = games.iter().flatten().map(|judged| judged.loss).collect();
    losses.sort_by(f64::total_cmp);
    let [inaccuracy, mistake, blunder] = RATES.map(|rate| {
        let at = ((1.0 - rate) * losses.len() as f64) as usize;
        losses.get(at.min(losses.len().saturating_sub(1))).copied().unwrap_or(0.0)
    });
    Marks { inaccuracy, mistake, blunder }
}
