//! Bots against each other, fairly: every deal is played once from every seat.
//!
//! - [`adjusted`]: the share of wins with luck taken out of it
//! - [`statistics`]: intervals, and when a question is decided
//! - [`gauntlet`]: the same opponents for every bot to come

pub mod adjusted;
pub(crate) mod bout;
pub mod gauntlet;
pub mod statistics;

use std::time::{Duration, Instant};

use game::{Appraised, Chance, Course, Fault, Seat, Seed, Setup as _, Spec, Turn, Viewer};
use serde::Serialize;

use crate::bot::{Asked, Bot, BotName, Forfeit};
use crate::patience::Patience;
use adjusted::{Adjusted, Fortune, adjust};
use bout::{Bout, Outcome};
use statistics::{Question, Verdict, of_mean, wilson};

/// What the arena is to do.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Who plays; as many as there are seats.
    pub bots: Vec<BotName>,
    /// The options of the set-up; its seats are the bots.
    pub setup: Spec,
    /// How many games at least; every deal is finished with all its rotations.
    pub games: u64,
    /// A question about the first bot; once it is decided, nothing more is played.
    pub question: Option<Question>,
    /// Where chance begins.
    pub seed: Seed,
    /// How many games at a time.
    pub threads: usize,
    /// The time a program outside has for a decision.
    pub limit: Duration,
    /// Whether to find out what chance brought, and take it out of the shares; with so many pairs of games for a draw.
    pub luck: Option<u32>,
}

/// How one bot did.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    /// The bot.
    pub bot: String,
    /// The share of games won (win rate); a shared win counts in parts.
    pub share_of_wins: f64,
    /// The 95 % interval of that share (Wilson).
    pub ci95: [f64; 2],
    /// Points a game.
    pub mean_score: f64,
    /// The 95 % interval of that mean.
    pub mean_score_ci95: [f64; 2],
    /// The place, counted from 1, on average.
    pub mean_place: f64,
    /// How often it took a better place than a bot of another name (than any other, if all have the same); a tie is half.
    pub better_place: f64,
    /// The 95 % interval of that share (Wilson, over games).
    pub better_place_ci95: [f64; 2],
    /// Games it lost by hanging, dying or answering nonsense.
    pub forfeits: u64,
    /// The share with luck taken out of it, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adjusted: Option<Adjusted>,
}

/// What the question came to.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Decided {
    /// What was asked.
    #[serde(flatten)]
    pub question: Question,
    /// The answer.
    pub verdict: Verdict,
    /// The logarithm of how much likelier more is than less.
    pub likelihood: f64,
    /// Whether it was decided before all games were played.
    pub early: bool,
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
    /// What was decided, if anything was asked.
    pub decided: Option<Decided>,
    /// Decisions taken in them.
    pub decisions: u64,
    /// How long it took.
    pub seconds: f64,
    /// The first forfeit of each bot, to see why.
    #[serde(skip)]
    pub forfeits: Vec<Option<Forfeit>>,
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
        let asked = Asked {
            seat,
            view: &view,
            moves: &moves,
            since: &since,
            decision,
            patience: &Patience::endless(),
        };
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

/// The bots around a table of so many seats: the first, and the others in turn until it is full.
#[must_use]
pub fn around(bots: &[BotName], seats: usize) -> Vec<BotName> {
    let Some((first, others)) = bots.split_first() else { return Vec::new() };
    let others = if others.is_empty() { bots } else { others };
    std::iter::once(first).chain(others.iter().cycle()).take(seats).cloned().collect()
}

/// Plays the plan. `tick` is called after every game, for progress bars.
pub fn run<G: Appraised>(plan: &Plan, tick: &(dyn Fn() + Sync)) -> Result<Report, Fault> {
    let seats = plan.bots.len();
    let spec = Spec { seats, ..plan.setup.clone() };
    let setup = G::Setup::read(&spec)?;
    let games = plan.games.max(1).next_multiple_of(seats as u64);
    let began = Instant::now();
    let fortune = plan.luck.map(|pairs| Fortune::new(seats, pairs, &plan.seed));
    let bout = Bout::<G> {
        bots: &plan.bots,
        setup: &setup,
        seats,
        seed: plan.seed,
        games,
        threads: plan.threads,
        limit: plan.limit,
        seating: &|_| (0..seats).collect(),
        fortune: fortune.as_ref(),
    };
    let mut deals = Vec::new();
    let mut enough = |deal: &[&Outcome]| {
        deals.push(deal.iter().map(|game| game.entries[0].win).sum::<f64>() / seats as f64);
        plan.question.is_some_and(|question| question.answer(&deals) != Verdict::Undecided)
    };
    let outcomes = bout.play(&mut enough, tick)?;
    let first_forfeit = |bot| {
        outcomes
            .iter()
            .find_map(|outcome| outcome.forfeit.clone().filter(|(who, _)| *who == bot))
            .map(|(_, why)| why)
    };
    let adjusted = if plan.luck.is_some() { adjust(&outcomes, seats) } else { Vec::new() };
    let standing =
        |bot| Standing { adjusted: adjusted.get(bot).copied(), ..standing(&plan.bots, bot, &outcomes) };
    Ok(Report {
        game: G::about().id,
        setup: spec,
        bots: (0..seats).map(standing).collect(),
        games: outcomes.len() as u64,
        decided: plan.question.map(|question| Decided {
            question,
            verdict: question.answer(&deals),
            likelihood: question.likelihood(&deals),
            early: (outcomes.len() as u64) < games,
        }),
        decisions: outcomes.iter().map(|outcome| outcome.decisions as u64).sum(),
        seconds: began.elapsed().as_secs_f64(),
        forfeits: (0..seats).map(first_forfeit).collect(),
    })
}

fn standing(bots: &[BotName], bot: usize, outcomes: &[Outcome]) -> Standing {
    let games = outcomes.len().max(1) as f64;
    let mean = |value: &dyn Fn(&Outcome) -> f64| outcomes.iter().map(value).sum::<f64>() / games;
    let share = mean(&|outcome| outcome.entries[bot].win);
    let scores: Vec<f64> = outcomes.iter().map(|outcome| f64::from(outcome.entries[bot].score)).collect();
    let (mean_score, mean_score_ci95) = of_mean(&scores);
    let rivals: Vec<usize> = (0..bots.len()).filter(|&other| bots[other] != bots[bot]).collect();
    let rivals =
        if rivals.is_empty() { (0..bots.len()).filter(|&other| other != bot).collect() } else { rivals };
    let better_place = mean(&|outcome| {
        let mine = outcome.entries[bot].place;
        let ahead = |&rival: &usize| match mine.cmp(&outcome.entries[rival].place) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        rivals.iter().map(ahead).sum::<f64>() / rivals.len().max(1) as f64
    });
    Standing {
        bot: bots[bot].to_string(),
        share_of_wins: share,
        ci95: wilson(share, games),
        mean_score,
        mean_score_ci95,
        mean_place: mean(&|outcome| outcome.entries[bot].place as f64),
        better_place,
        better_place_ci95: wilson(better_place, games),
        forfeits: outcomes.iter().filter(|o| o.forfeit.as_ref().is_some_and(|(who, _)| *who == bot)).count()
            as u64,
        adjusted: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn others_fill_the_table_in_turn() {
        let bots: Vec<BotName> = ["greedy", "random", "glance:9"].map(|bot| bot.parse().unwrap()).to_vec();
        let around = |bots, seats| around(bots, seats).iter().map(BotName::to_string).collect::<Vec<_>>();
        assert_eq!(around(&bots, 5), ["greedy", "random", "glance:9", "random", "glance:9"]);
        assert_eq!(around(&bots[..2], 3), ["greedy", "random", "random"]);
        assert_eq!(around(&bots[..1], 2), ["greedy", "greedy"]);
    }

    #[test]
    fn places_are_compared_with_bots_of_another_name() {
        let bots: Vec<BotName> = ["greedy", "random", "random"].map(|bot| bot.parse().unwrap()).to_vec();
        let game = |places: [usize; 3]| Outcome {
            entries: (0..3)
                .map(|bot| bout::Entry { bot, win: 0.0, score: 0, place: places[bot], luck: 0.0 })
                .collect(),
            decisions: 1,
            forfeit: None,
        };
        let outcomes = [game([1, 2, 3]), game([2, 1, 2])];
        let first = standing(&bots, 0, &outcomes);
        // Ahead of both, then behind one and level with the other.
        assert_eq!((first.better_place, first.mean_place), (0.625, 1.5));
        assert_eq!(standing(&bots, 1, &outcomes).better_place, 0.5);
    }
}
