//! The analysis of a finished game, in every game: it adds up, it is fair, and it judges nobody by what he could not know.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bots::study::account::{accounts, turns};
use bots::study::{Analyst, Plan, Study, analyst, run};
use bots::{BotName, Patience};
use game::{Chance, Course, Seed, Setup as _, Spec, Turn, Viewer, Whole};

/// A test for each game of the house, from a generic function.
macro_rules! tests { (($test:ident) $($name:ident = $game:ty),*) => {
    mod $test {
        $(
            #[test]
            fn $name() {
                super::$test::<$game>();
            }
        )*
    }
} }

/// A whole game of greedy bots, who overlook a little.
fn played<G: Whole>(seats: usize, deal: u64) -> Course<G> {
    let setup = G::Setup::read(&Spec::new(seats)).unwrap();
    let mut bots: Vec<_> =
        (0..seats).map(|_| BotName::Glance(60).make::<G>(Duration::ZERO).unwrap()).collect();
    let mut seated: Vec<_> = bots.iter_mut().collect();
    let (course, lost) = bots::arena::play::<G>(&setup, Seed::from_number(deal), &mut seated);
    assert!(lost.is_none());
    course
}

const SMALL: u32 = 8;

fn plan(seed: u64) -> Plan {
    Plan { budget: SMALL, seed: Seed::from_number(seed) }
}

fn studied(analyst: &dyn Analyst, threads: usize) -> Study {
    run::run(analyst, analyst.blank(), threads, &Patience::endless(), &mut |_, _| {}).unwrap()
}

/// Start, own errors, luck, the others and what was hidden add up to the result, for each seat, at every number of seats.
fn it_adds_up<G: Whole>() {
    for seats in G::about().seats.clone() {
        // Through the record, as whoever asks for it does.
        let course = played::<G>(seats, 40 + seats as u64);
        let record = course.record(Vec::new());
        let course = Course::<G>::from_record(&record).unwrap();
        let study = studied(&*analyst(course.clone(), plan(1)).unwrap(), 2);
        assert!(study.is_whole() && study.moments.len() == record.log.len() + 1);
        let scores = course.state().scores();
        let winners = scores.winners().count() as f64;
        let accounts = accounts(&study).unwrap();
        let mut errors = 0.0;
        for (account, seat) in accounts.iter().zip(game::Seat::all(seats)) {
            let sum = account.start + account.errors + account.luck + account.others + account.hidden;
            assert!((sum - account.result).abs() < 5e-6, "{seats} seats: {account:?}");
            let won = if scores.place(seat) == 1 { 1.0 / winners } else { 0.0 };
            assert!((account.result - won).abs() < 2e-6, "{seats} seats: {account:?}");
            assert!(account.errors <= 0.0 && (0.0..=1.0).contains(&account.accuracy), "{account:?}");
            assert_eq!(account.marks.iter().sum::<usize>(), account.choices);
            errors += account.errors;
        }
        // Such bots do err, and whoever draws cards has luck.
        assert!(errors < 0.0, "{accounts:?}");
        assert!(accounts.iter().any(|account| account.luck != 0.0));
        for (n, moment) in study.moments.iter().enumerate() {
            assert!((moment.chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{moment:?}");
            assert!(moment.chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{moment:?}");
            assert!(moment.luck.iter().sum::<f64>().abs() < 1e-9, "{moment:?}");
            let Some(choice) = &moment.choice else {
                assert_eq!(n + 1, study.moments.len());
                continue;
            };
            let entry = &record.log[n];
            assert_eq!((choice.seat, &choice.played.mv), (entry.seat, &entry.mv));
            assert_eq!(choice.mark.is_none(), choice.options == 1, "{choice:?}");
            let Some(best) = choice.best.first() else { continue };
            assert!(
                choice.loss >= 0.0 && choice.loss <= best.chance - choice.played.chance + 1e-9,
                "{choice:?}"
            );
            assert!(choice.best.windows(2).all(|pair| pair[0].chance >= pair[1].chance), "{choice:?}");
            assert_eq!(choice.reason.is_some(), choice.loss > 0.0);
        }
        assert_eq!(turns(&study, 3).len(), 3);
    }
}
table::every_game!(tests, it_adds_up);

/// The same study whatever the number of threads, broken off and taken up, or written down and read again.
fn the_same_each_time<G: Whole>() {
    let course = played::<G>(*G::about().seats.start(), 3);
    let analyst = analyst(course, plan(2)).unwrap();
    let whole = studied(&*analyst, 1);
    let stop = Arc::new(AtomicBool::new(false));
    let patience = Patience::endless().unless(stop.clone());
    let mut told = Vec::new();
    let mut tell = |study: &Study, moment| {
        told.push(moment);
        if study.seen() == 5 {
            stop.store(true, Ordering::Relaxed);
        }
    };
    let part = run::run(&*analyst, analyst.blank(), 2, &patience, &mut tell).unwrap();
    assert!(!part.is_whole() && part.seen() >= 5 && accounts(&part).is_none());
    // First a picture of the whole game.
    let first = run::coarse(part.moments.len());
    assert!(first.iter().all(|&moment| !part.moments[moment].chances.is_empty()), "{told:?}");
    let kept = serde_json::to_string(&part).unwrap();
    let part: Study = serde_json::from_str(&kept).unwrap();
    assert_eq!(serde_json::to_string(&part).unwrap(), kept);
    let rest = run::run(&*analyst, part, 2, &Patience::endless(), &mut |_, _| {}).unwrap();
    assert_eq!(serde_json::to_string(&rest).unwrap(), serde_json::to_string(&whole).unwrap());
}
table::every_game!(tests, the_same_each_time);

/// Whoever changes what a seat could not know changes nothing in what is said of its decisions.
fn verdicts_are_blind_to_what_was_hidden<G: Whole>() {
    let seats = *G::about().seats.end();
    let course = played::<G>(seats, 9);
    let mut chance = Chance::quick(4);
    let mut differed = 0;
    for part in 1..6 {
        let n = course.log().len() * part / 6;
        let truth = course.state_before(n).unwrap();
        let Turn::Of(seat) = truth.turn() else { panic!("it is not over") };
        let view = truth.view(Viewer::Seat(seat));
        let mv = course.log()[n].mv;
        let other = G::imagine(&view, &mut chance);
        assert_eq!(other.view(Viewer::Seat(seat)), view);
        differed += usize::from(&other != truth);
        // Both worlds go on from here with the same decision, and end however they end, with other chance.
        let verdict = |state: &G, seed: u64| {
            let mut course = Course::place(state.clone(), Seed::from_number(seed));
            course.play(seat, mv).unwrap();
            let mut moves = Vec::new();
            let mut any = Chance::quick(seed);
            while let Turn::Of(seat) = course.state().turn() {
                course.state().moves(&mut moves);
                course.play(seat, any.pick(&moves)).unwrap();
            }
            let analyst = analyst(course, plan(3)).unwrap();
            let moment = analyst.closely(0, &Patience::endless()).unwrap().unwrap();
            (serde_json::to_string(&moment.choice).unwrap(), moment.chances)
        };
        assert_eq!(verdict(truth, 1).0, verdict(&other, 2).0);
    }
    assert!(differed > 0, "nothing was hidden: this shows nothing");
}
table::every_game!(tests, verdicts_are_blind_to_what_was_hidden);

/// Over many games luck is nothing, for every seat: the mean lies within four standard errors.
fn luck_averages_to_zero<G: Whole>() {
    let seats = *G::about().seats.start();
    let games = 60;
    let mut sums = vec![Vec::new(); seats];
    for deal in 0..games {
        let course = played::<G>(seats, 1_000 + deal);
        // Three draws of the game are enough, and the deal.
        let analyst = analyst(course.clone(), Plan { budget: 1, ..plan(deal) }).unwrap();
        let mut luck = vec![0.0; seats];
        for n in [0, 1, 2, 3, 4, 5, 6].map(|n| n * course.log().len() / 8) {
            let moment = analyst.closely(n, &Patience::endless()).unwrap().unwrap();
            for (sum, luck) in luck.iter_mut().zip(&moment.luck) {
                *sum += luck;
            }
        }
        for (seat, luck) in luck.into_iter().enumerate() {
            sums[seat].push(luck);
        }
    }
    for lucks in sums {
        let mean = lucks.iter().sum::<f64>() / games as f64;
        let variance = lucks.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>() / (games - 1) as f64;
        let error = (variance / games as f64).sqrt();
        assert!(error > 0.0 && mean.abs() < 4.0 * error, "{mean} ± {error}");
    }
}
table::every_game!(tests, luck_averages_to_zero);

/// While a game runs, nobody studies it.
fn running_games_are_not_studied<G: Whole>() {
    let course = played::<G>(*G::about().seats.start(), 5);
    let running = course.before(course.log().len() - 1).unwrap();
    assert_eq!(analyst(running, plan(1)).err().unwrap().0.id, "study-running");
}
table::every_game!(tests, running_games_are_not_studied);

/// The arena finds the luck of draws by whole games. It too is nothing over many games; and it is luck: who had more of it won more.
#[test]
fn the_luck_of_the_arena_averages_to_zero_and_decides() {
    let plan = bots::arena::Plan {
        bots: vec![BotName::Glance(90), BotName::Greedy],
        setup: Spec::new(2),
        games: 240,
        question: None,
        seed: Seed::from_number(11),
        threads: 2,
        limit: Duration::ZERO,
        luck: Some(2),
    };
    let report = bots::arena::run::<great_wall::GreatWall>(&plan, &|| {}).unwrap();
    let adjusted = report.bots[0].adjusted.unwrap();
    let [low, high] = adjusted.luck_ci95;
    // Two of these margins are four standard errors.
    let margin = high - low;
    assert!(margin > 0.0 && adjusted.luck.abs() < margin, "{adjusted:?}");
    assert!(adjusted.weight > 0.0 && adjusted.weight < 1.0, "{adjusted:?}");
    assert!((adjusted.share - report.bots[0].share_of_wins).abs() < 0.1, "{adjusted:?}");
}
