//! What a push of a live table costs: drawing a frame for whoever is to decide and for somebody who waits, cutting it,
//! finding what changed, packing it. Mid-game, two seats (three where a game needs them). `cargo bench -p site --bench frame`
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs)]

use std::sync::Arc;
use std::time::Instant;

use game::{Chance, Lang, Seat, Seed, Spec, Turn};
use house::event::Header;
use house::fold::Table;
use house::wish::{Wish, open, weigh};
use site::frame::{Sight, draw, words};
use site::patch::{Cut, patch};
use site::stream;
use table::Occupant;

/// Repetitions of each; one is enough under a profiler.
fn times() -> u32 {
    std::env::var("TIMES").ok().and_then(|text| text.parse().ok()).unwrap_or(10)
}

fn main() {
    println!(
        "{:<12} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8} {:>9} {:>9}  microseconds, bytes",
        "game", "weigh", "words", "draw", "cut", "patch", "pack", "frame", "wire"
    );
    for game in table::games() {
        let about = game.about();
        let seats = *about.seats.start();
        let people = (0..seats).map(|n| Occupant::Person { id: n.to_string(), name: format!("Person {n}") });
        let setup = Spec::new(seats);
        let header = Header {
            id: "bench".to_owned(),
            game: about.id.to_owned(),
            rules: about.rules,
            data: setup.data(about),
            setup,
            seed: Seed::from_number(3),
            position: None,
            host: "0".to_owned(),
            listed: false,
            opened: 0,
        };
        let (mut table, _) = open(header, people.collect()).unwrap();
        let mut chance = Chance::quick(5);
        let mut sums = [0.0; 8];
        let mut count = 0.0;
        for step in 0..70 {
            let Turn::Of(seat) = table.turn() else { break };
            let moves = table.seating.played().moves();
            let mv = moves[chance.below(moves.len() as u32) as usize].mv.clone();
            let wish = Wish::Play {
                person: seat.index().to_string(),
                decision: table.seating.decision(),
                seat,
                mv,
                hold: false,
            };
            let next = weigh(&table, &wish, 0).unwrap().next;
            if step >= 40 {
                for viewer in Seat::all(2) {
                    let sight = |table: &Table| {
                        let seen = house::Seen { table: Arc::new(table.clone()), trouble: false };
                        Sight::of(&seen, &viewer.index().to_string(), None, Lang::En, 0)
                    };
                    let (before, after) = (sight(&table), sight(&next));
                    let told = words(&next, Lang::En, None);
                    let old = Cut::new(draw(&table, &before, &told).unwrap());
                    let text = draw(&next, &after, &told).unwrap();
                    let new = Cut::new(text.clone());
                    let ops = patch(&old, &new);
                    let times = [
                        time(|| weigh(&table, &wish, 0).unwrap().events.len()),
                        time(|| words(&next, Lang::En, None)),
                        time(|| draw(&next, &after, &told)),
                        time(|| Cut::new(text.clone())),
                        time(|| patch(&old, &new)),
                        time(|| stream::push(&ops)),
                        text.len() as f64,
                        stream::push(&ops).len() as f64,
                    ];
                    for (sum, time) in sums.iter_mut().zip(times) {
                        *sum += time;
                    }
                    count += 1.0;
                }
            }
            table = next;
        }
        let [weigh, words, draw, cut, patch, pack, frame, wire] = sums.map(|sum| sum / count);
        println!(
            "{:<12} {weigh:>8.1} {words:>8.1} {draw:>8.1} {cut:>8.1} {patch:>8.1} {pack:>8.1} {frame:>9.0} {wire:>9.0}",
            about.id
        );
    }
}

/// Microseconds, the least of several rounds.
fn time<T>(work: impl Fn() -> T) -> f64 {
    let round = || {
        let began = Instant::now();
        for _ in 0..times() {
            std::hint::black_box(work());
        }
        began.elapsed().as_secs_f64() * 1e6 / f64::from(times())
    };
    (0..times().min(5)).map(|_| round()).fold(f64::INFINITY, f64::min)
}
