//! Analyses many whole games and puts their accounts together (`docs/analysis.md`): how far each is from adding up at the most, and
//! what luck came to on average, for every seat.
//!
//!     cargo run --release -p table --example accounts -- GAME GAMES BUDGET
//!
//! Greedy bots play who overlook a little; the games are shared out among the numbers of seats. Any number of threads gives the same.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bots::study::account::accounts;
use bots::study::{Plan, analyst, run};
use bots::{BotName, Patience};
use game::{Seed, Setup as _, Spec, Whole};

/// What one game came to: how far from adding up the worst account is, and the luck of each seat.
struct Found {
    gap: f64,
    luck: Vec<f64>,
}

fn study<G: Whole>(seats: usize, deal: u64, budget: u32) -> Found {
    let setup = G::Setup::read(&Spec::new(seats)).unwrap();
    let mut bots: Vec<_> =
        (0..seats).map(|_| BotName::Glance(60).make::<G>(Duration::ZERO).unwrap()).collect();
    let mut seated: Vec<_> = bots.iter_mut().collect();
    let (course, lost) = bots::arena::play::<G>(&setup, Seed::from_number(deal), &mut seated);
    assert!(lost.is_none());
    let analyst = analyst(course, Plan { budget, seed: Seed::from_number(deal) }).unwrap();
    let study = run::run(&*analyst, analyst.blank(), 1, &Patience::endless(), &mut |_, _| {}).unwrap();
    let accounts = accounts(&study).unwrap();
    let gaps = accounts.iter().map(|account| {
        (account.start + account.errors + account.luck + account.others + account.hidden - account.result)
            .abs()
    });
    Found { gap: gaps.fold(0.0, f64::max), luck: accounts.iter().map(|account| account.luck).collect() }
}

fn many<G: Whole>(games: u64, budget: u32) {
    let all: Vec<usize> = G::about().seats.clone().collect();
    for &seats in &all {
        let count = games.div_ceil(all.len() as u64);
        let (next, found) = (AtomicU64::new(0), Mutex::new(Vec::new()));
        std::thread::scope(|scope| {
            for _ in 0..std::thread::available_parallelism().map_or(1, Into::into) {
                scope.spawn(|| {
                    loop {
                        let deal = next.fetch_add(1, Ordering::Relaxed);
                        if deal >= count {
                            return;
                        }
                        let one = study::<G>(seats, 70_000 + deal, budget);
                        found.lock().unwrap().push((deal, one));
                    }
                });
            }
        });
        let mut found = found.into_inner().unwrap();
        found.sort_by_key(|(deal, _)| *deal);
        let gap = found.iter().map(|(_, one)| one.gap).fold(0.0, f64::max);
        let luck: Vec<String> = (0..seats)
            .map(|seat| {
                let lucks: Vec<f64> = found.iter().map(|(_, one)| one.luck[seat]).collect();
                let mean = lucks.iter().sum::<f64>() / lucks.len() as f64;
                let squares: f64 = lucks.iter().map(|luck| (luck - mean).powi(2)).sum();
                let error = (squares / (lucks.len() - 1) as f64 / lucks.len() as f64).sqrt();
                format!("{:+.2} ± {:.2}", 100.0 * mean, 196.0 * error)
            })
            .collect();
        println!("| {} | {seats} | {count} | {gap:.1e} | {} |", G::about().id, luck.join(", "));
    }
}

macro_rules! chosen { (($chosen:ident, $games:ident, $budget:ident) $($name:ident = $game:ty),*) => {
    $(
        if <$game as game::Game>::about().id == $chosen {
            many::<$game>($games, $budget);
        }
    )*
} }

fn main() {
    let said: Vec<String> = std::env::args().skip(1).collect();
    let [game, games, budget] = &said[..] else {
        println!("accounts GAME GAMES BUDGET, such as: accounts great-wall 1000 8");
        return;
    };
    let (games, budget) = (games.parse::<u64>().unwrap(), budget.parse::<u32>().unwrap());
    table::every_game!(chosen, game, games, budget);
}
