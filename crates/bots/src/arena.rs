//! Bots against each other, fairly: every deal is played once from every seat.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use game::{Appraised, Chance, Course, Fault, Seat, Seed, Setup as _, Spec, Turn, Viewer};
use serde::Serialize;

use crate::bot::{Asked, Bot, BotName, Forfeit};

/// What the arena is to do.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Who plays; as many as there are seats.
    pub bots: Vec<BotName>,
    /// The options of the set-up; its seats are the bots.
    pub setup: Spec,
    /// How many games at least; every deal is finished with all its rotations.
    pub games: u64,
    /// Where chance begins.
    pub seed: Seed,
    /// How many games at a time.
    pub threads: usize,
    /// The time a program outside has for a decision.
    pub limit: Duration,
}

/// How one bot did.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    /// The bot.
    pub bot: String,
    /// The share of games won; a shared win counts in parts.
    pub share_of_wins: f64,
    /// The 95 % interval of that share (Wilson).
    pub ci95: [f64; 2],
    /// Points a game.
    pub mean_score: f64,
    /// The 95 % interval of that mean.
    pub mean_score_ci95: [f64; 2],
    /// Games it lost by hanging, dying or answering nonsense.
    pub forfeits: u64,
}

/// What the arena found.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// The set-up.
    pub setup: Spec,
    /// The bots, in the order given.
    pub bots: Vec<Standing>,
    /// Games played.
    pub games: u64,
    /// Decisions taken in them.
    pub decisions: u64,
    /// How long it took.
    pub seconds: f64,
    /// The first forfeit of each bot, to see why.
    #[serde(skip)]
    pub forfeits: Vec<Option<Forfeit>>,
}

/// How one game ended, by bot.
struct Outcome {
    wins: Vec<f64>,
    scores: Vec<i32>,
    decisions: usize,
    forfeit: Option<(usize, Forfeit)>,
}

/// One game between bots, in the order of the seats, to its end or to the seat that forfeits.
pub fn play<G: Appraised>(
    setup: &G::Setup,
    seed: Seed,
    bots: &mut [&mut Box<dyn Bot<G>>],
) -> (Course<G>, Option<(Seat, Forfeit)>) {
    let mut course = Course::<G>::deal(setup, seed);
    let mut chances: Vec<Chance> =
        Seat::all(bots.len()).map(|seat| Chance::at(&seed.part(1), seat.number() as u32)).collect();
    let mut moves = Vec::new();
    let mut seen_until = vec![0; bots.len()];
    let mut lost = None;
    for (seat, bot) in Seat::all(bots.len()).zip(bots.iter_mut()) {
        if let Err(forfeit) = bot.begin(setup, seat) {
            return (course, Some((seat, forfeit)));
        }
    }
    while let Turn::Of(seat) = course.state().turn() {
        let view = course.state().view(Viewer::Seat(seat));
        course.state().moves(&mut moves);
        let since: Vec<_> = course.seen_since(seen_until[seat.index()], Viewer::Seat(seat)).collect();
        let decision = course.log().len() + 1;
        let asked = Asked { seat, view: &view, moves: &moves, since: &since, decision };
        let chosen = bots[seat.index()].choose(&asked, &mut chances[seat.index()]);
        let played = chosen.and_then(|mv| {
            // A bot of the house that chose an illegal move would be a defect, and loses like any other.
            course.play(seat, mv).map_err(|refusal| Forfeit(refusal.0))
        });
        if let Err(forfeit) = played {
            lost = Some((seat, forfeit));
            break;
        }
        seen_until[seat.index()] = course.log().len();
    }
    let scores = course.state().scores();
    for bot in bots {
        bot.end(&scores);
    }
    (course, lost)
}

/// Plays the plan. `tick` is called after every game, for progress bars.
pub fn run<G: Appraised>(plan: &Plan, tick: &(dyn Fn() + Sync)) -> Result<Report, Fault> {
    let seats = plan.bots.len();
    let spec = Spec { seats, ..plan.setup.clone() };
    let setup = G::Setup::read(&spec)?;
    let games = plan.games.max(1).next_multiple_of(seats as u64);
    let began = Instant::now();
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let outcomes: Mutex<Vec<(u64, Outcome)>> = Mutex::new(Vec::new());
    let fault: Mutex<Option<Fault>> = Mutex::new(None);
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.clamp(1, 256).min(games as usize) {
            scope.spawn(|| {
                let mut mine = Vec::new();
                let made: Result<Vec<_>, Fault> =
                    plan.bots.iter().map(|bot| bot.make::<G>(plan.limit)).collect();
                match made {
                    Ok(mut bots) => loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= games || stop.load(Ordering::Relaxed) {
                            break;
                        }
                        mine.push((number, one_game::<G>(&setup, plan.seed, number, &mut bots)));
                        tick();
                    },
                    Err(why) => {
                        stop.store(true, Ordering::Relaxed);
                        if let Ok(mut fault) = fault.lock() {
                            *fault = Some(why);
                        }
                    }
                }
                if let Ok(mut outcomes) = outcomes.lock() {
                    outcomes.append(&mut mine);
                }
            });
        }
    });
    if let Some(fault) = fault.into_inner().unwrap_or_default() {
        return Err(fault);
    }
    // In the order of the games, so that the figures do not depend on the number of threads.
    let mut outcomes = outcomes.into_inner().unwrap_or_default();
    outcomes.sort_by_key(|(number, _)| *number);
    let outcomes: Vec<Outcome> = outcomes.into_iter().map(|(_, outcome)| outcome).collect();
    let first_forfeit = |bot| {
        outcomes
            .iter()
            .find_map(|outcome| outcome.forfeit.clone().filter(|(who, _)| *who == bot))
            .map(|(_, why)| why)
    };
    Ok(Report {
        game: G::about().id,
        setup: spec,
        bots: plan.bots.iter().enumerate().map(|(bot, name)| standing(name, bot, &outcomes)).collect(),
        games: outcomes.len() as u64,
        decisions: outcomes.iter().map(|outcome| outcome.decisions as u64).sum(),
        seconds: began.elapsed().as_secs_f64(),
        forfeits: (0..seats).map(first_forfeit).collect(),
    })
}

/// Game `number`: its deal is shared by as many games as there are seats, and in each the bots sit one seat further.
fn one_game<G: Appraised>(
    setup: &G::Setup,
    seed: Seed,
    number: u64,
    bots: &mut [Box<dyn Bot<G>>],
) -> Outcome {
    let seats = bots.len();
    let (deal, rotation) = (number / seats as u64, (number % seats as u64) as usize);
    let mut order: Vec<(usize, &mut Box<dyn Bot<G>>)> = bots.iter_mut().enumerate().collect();
    order.rotate_left(rotation);
    let (sitting, mut seated): (Vec<usize>, Vec<_>) = order.into_iter().unzip();
    let (course, forfeit) = play(setup, seed.part(deal), &mut seated);

    let scores = course.state().scores();
    let winners: Vec<Seat> = match &forfeit {
        None => scores.winners().collect(),
        // Whoever forfeits has lost; the others share the win.
        Some((lost, _)) => Seat::all(seats).filter(|seat| seat != lost).collect(),
    };
    let mut outcome = Outcome {
        wins: vec![0.0; seats],
        scores: vec![0; seats],
        decisions: course.log().len(),
        forfeit: forfeit.map(|(seat, why)| (sitting[seat.index()], why)),
    };
    for seat in Seat::all(seats) {
        outcome.scores[sitting[seat.index()]] = scores.total(seat);
        if winners.contains(&seat) {
            outcome.wins[sitting[seat.index()]] = 1.0 / winners.len() as f64;
        }
    }
    outcome
}

fn standing(name: &BotName, bot: usize, outcomes: &[Outcome]) -> Standing {
    let games = outcomes.len().max(1) as f64;
    let share = outcomes.iter().map(|outcome| outcome.wins[bot]).sum::<f64>() / games;
    let scores: Vec<f64> = outcomes.iter().map(|outcome| f64::from(outcome.scores[bot])).collect();
    let mean = scores.iter().sum::<f64>() / games;
    let variance = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / (games - 1.0).max(1.0);
    let margin = Z95 * (variance / games).sqrt();
    Standing {
        bot: name.to_string(),
        share_of_wins: share,
        ci95: wilson(share, games),
        mean_score: mean,
        mean_score_ci95: [mean - margin, mean + margin],
        forfeits: outcomes.iter().filter(|o| o.forfeit.as_ref().is_some_and(|(who, _)| *who == bot)).count()
            as u64,
    }
}

/// Standard deviations that hold 95 % of a normal distribution.
const Z95: f64 = 1.959_963_984_540_054;

/// Wilson's interval, which stays honest near 0 and 1.
fn wilson(share: f64, games: f64) -> [f64; 2] {
    let z2 = Z95 * Z95 / games;
    let middle = (share + z2 / 2.0) / (1.0 + z2);
    let half = Z95 / (1.0 + z2) * (share * (1.0 - share) / games + z2 / (4.0 * games)).sqrt();
    [(middle - half).max(0.0), (middle + half).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Known values: 50 of 100 and 100 of 100.
    #[test]
    fn wilson_intervals_are_the_known_ones() {
        let close = |a: [f64; 2], b: [f64; 2]| (a[0] - b[0]).abs() < 5e-4 && (a[1] - b[1]).abs() < 5e-4;
        assert!(close(wilson(0.5, 100.0), [0.4038, 0.5962]));
        assert!(close(wilson(1.0, 100.0), [0.9630, 1.0]));
    }
}
