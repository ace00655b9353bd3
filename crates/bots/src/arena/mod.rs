//! Bots against each other, fairly: every deal is played once from every seat.
//!
//! - [`adjusted`]: the share of wins with luck taken out of it
//! - [`statistics`]: intervals, and when a question is decided
//! - [`gauntlet`]: the same opponents for every bot to come

pub mod adjusted;
pub(crate) mod bout;
pub mod gauntlet;
pub mod statistics;

use std::ops::Range;
use std::time::{Duration, Instant};

use game::{Chance, Course, Fault, Seat, Seed, Setup as _, Spec, Turn, Viewer, Whole};
use serde::Serialize;

use crate::bot::{Asked, Bot, BotName, Forfeit};
use crate::patience::Patience;
use adjusted::{Adjusted, Fortune, adjust};
use bout::Bout;
use statistics::{Question, Verdict, of_mean, wilson};

pub use bout::Outcome;

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
pub fn play<G: Whole>(
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

/// The same, where somebody asks for a table that may not fit the bots.
pub fn seated(bots: &[BotName], seats: usize) -> Result<Vec<BotName>, Fault> {
    if bots.len() < 2 || seats < bots.len() {
        return Err(Fault::new("fault-arena-bots").with("bots", bots.len()).with("seats", seats));
    }
    Ok(around(bots, seats))
}

impl Plan {
    /// The set-up, with a seat for every bot.
    fn spec(&self) -> Spec {
        Spec { seats: self.bots.len(), ..self.setup.clone() }
    }

    /// How many deals, each played from every seat.
    #[must_use]
    pub fn deals(&self) -> u64 {
        self.games.max(1).div_ceil(self.bots.len().max(1) as u64)
    }

    /// Whoever says when it is enough.
    #[must_use]
    pub fn watch(&self) -> Watch {
        Watch { question: self.question, deals: Vec::new() }
    }
}

/// Looks at deals in their order and says when the question is decided: by what it has seen alone, wherever it was played.
#[derive(Clone, Debug)]
pub struct Watch {
    question: Option<Question>,
    /// The share that the first bot won of each deal.
    deals: Vec<f64>,
}

impl Watch {
    /// Whether nothing more need be played, after this deal.
    pub fn enough<'a>(&mut self, deal: impl ExactSizeIterator<Item = &'a Outcome>) -> bool {
        let games = deal.len().max(1) as f64;
        self.deals.push(deal.map(|game| game.entries[0].win).sum::<f64>() / games);
        self.question.is_some_and(|question| question.answer(&self.deals) != Verdict::Undecided)
    }

    fn decided(&self, early: bool) -> Option<Decided> {
        let question = self.question?;
        let (verdict, likelihood) = (question.answer(&self.deals), question.likelihood(&self.deals));
        Some(Decided { question, verdict, likelihood, early })
    }
}

/// Plays the plan. `tick` is called after every game, for progress bars.
pub fn run<G: Whole>(plan: &Plan, tick: &(dyn Fn() + Sync)) -> Result<Report, Fault> {
    let began = Instant::now();
    let outcomes = play_deals::<G>(plan, 0..plan.deals(), tick)?;
    Ok(report(G::about().id, plan, &outcomes, began.elapsed()))
}

/// Plays some of the deals of a plan, each from every seat. What comes of a deal hangs on the plan and the deal alone: outcomes of
/// ranges that were played apart, put together in the order of the deals, are those of one run. A range that begins with
/// the first deal ends where the question is decided; elsewhere nobody knows what came before.
pub fn play_deals<G: Whole>(
    plan: &Plan,
    deals: Range<u64>,
    tick: &(dyn Fn() + Sync),
) -> Result<Vec<Outcome>, Fault> {
    let seats = plan.bots.len();
    let setup = G::Setup::read(&plan.spec())?;
    let fortune = plan.luck.map(|pairs| Fortune::new(seats, pairs, &plan.seed));
    let first = deals.start == 0;
    let bout = Bout::<G> {
        bots: &plan.bots,
        setup: &setup,
        seats,
        seed: plan.seed,
        deals,
        threads: plan.threads,
        limit: plan.limit,
        seating: &|_| (0..seats).collect(),
        fortune: fortune.as_ref(),
    };
    let mut watch = plan.watch();
    bout.play(&mut |deal| first && watch.enough(deal.iter().copied()), tick)
}

/// What outcomes come to: of all deals of a plan from the first on, in their order, as far as they were played. What lies beyond the deal
/// with which the question was decided does not count.
#[must_use]
pub fn report(game: &'static str, plan: &Plan, outcomes: &[Outcome], took: Duration) -> Report {
    let seats = plan.bots.len();
    let mut watch = plan.watch();
    let decided = outcomes.chunks(seats).position(|deal| watch.enough(deal.iter()));
    let outcomes = &outcomes[..decided.map_or(outcomes.len(), |deal| (deal + 1) * seats)];
    let first_forfeit = |bot| outcomes.iter().find_map(|outcome| outcome.forfeited(bot)).cloned();
    let adjusted = if plan.luck.is_some() { adjust(outcomes, seats) } else { Vec::new() };
    let standing =
        |bot| Standing { adjusted: adjusted.get(bot).copied(), ..standing(&plan.bots, bot, outcomes) };
    let games = outcomes.len() as u64;
    Report {
        game,
        setup: plan.spec(),
        bots: (0..seats).map(standing).collect(),
        games,
        decided: watch.decided(games < plan.deals() * seats as u64),
        decisions: outcomes.iter().map(|outcome| outcome.decisions as u64).sum(),
        seconds: took.as_secs_f64(),
        forfeits: (0..seats).map(first_forfeit).collect(),
    }
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
        forfeits: outcomes.iter().filter(|outcome| outcome.forfeit == Some(bot)).count() as u64,
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
            why: None,
        };
        let outcomes = [game([1, 2, 3]), game([2, 1, 2])];
        let first = standing(&bots, 0, &outcomes);
        // Ahead of both, then behind one and level with the other.
        assert_eq!((first.better_place, first.mean_place), (0.625, 1.5));
        assert_eq!(standing(&bots, 1, &outcomes).better_place, 0.5);
    }
}
