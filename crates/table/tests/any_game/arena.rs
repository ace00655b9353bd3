//! The arena in pieces: deals that were played apart, written down and put together give the report of one run, byte for byte.

use std::time::Duration;

use bots::arena::statistics::Question;
use bots::arena::{Outcome, Plan, play_deals, report, run};
use bots::bot::BotName;
use game::{Seed, Spec, Whole};

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

fn plan<G: Whole>(games: u64) -> Plan {
    let seats = *G::about().seats.start();
    let mut bots = vec![BotName::Greedy; seats];
    bots[0] = BotName::Glance(50);
    Plan {
        bots,
        setup: Spec::new(seats),
        games,
        question: None,
        seed: Seed::from_number(23),
        threads: 2,
        limit: Duration::from_secs(1),
        luck: None,
    }
}

/// The report, as the program writes it; how long it took is no figure.
fn written<G: Whole>(plan: &Plan, outcomes: &[Outcome]) -> String {
    serde_json::to_string(&report(G::about().id, plan, outcomes, Duration::ZERO)).unwrap()
}

/// As one run would say it.
fn whole<G: Whole>(plan: &Plan) -> String {
    let report = bots::arena::Report { seconds: 0.0, ..run::<G>(plan, &|| ()).unwrap() };
    serde_json::to_string(&report).unwrap()
}

/// Plays ranges of so many deals, each written down and read again, as if it came from elsewhere.
fn in_pieces<G: Whole>(plan: &Plan, size: u64) -> Vec<Outcome> {
    let mut outcomes = Vec::new();
    for first in (0..plan.deals()).step_by(size as usize) {
        let range = first..(first + size).min(plan.deals());
        let part = serde_json::to_string(&play_deals::<G>(plan, range, &|| ()).unwrap()).unwrap();
        outcomes.extend(serde_json::from_str::<Vec<Outcome>>(&part).unwrap());
    }
    outcomes
}

fn pieces_make_the_whole<G: Whole>() {
    let plan = plan::<G>(25);
    let whole = whole::<G>(&plan);
    for size in [1, 4, 100] {
        assert_eq!(written::<G>(&plan, &in_pieces::<G>(&plan, size)), whole, "{size} deals at a time");
    }
}
table::every_game!(tests, pieces_make_the_whole);

/// Luck is a fraction with all its digits: they travel too.
#[test]
fn luck_travels_with_all_its_digits() {
    let plan = Plan { luck: Some(3), ..plan::<great_wall::GreatWall>(40) };
    let outcomes = in_pieces::<great_wall::GreatWall>(&plan, 7);
    assert_eq!(outcomes, play_deals::<great_wall::GreatWall>(&plan, 0..20, &|| ()).unwrap());
    assert_eq!(written::<great_wall::GreatWall>(&plan, &outcomes), whole::<great_wall::GreatWall>(&plan));
}

/// Where the question is decided, what was played beyond that deal does not count, wherever it was played.
#[test]
fn an_early_stop_is_the_same_in_pieces() {
    let plan = Plan { question: Some(Question::even(2)), ..plan::<great_wall::GreatWall>(400) };
    let whole = whole::<great_wall::GreatWall>(&plan);
    assert!(whole.contains("\"early\":true"), "{whole}");
    for size in [1, 30] {
        let outcomes = in_pieces::<great_wall::GreatWall>(&plan, size);
        assert_eq!(written::<great_wall::GreatWall>(&plan, &outcomes), whole);
    }
}
