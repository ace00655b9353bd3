//! What a push of a live table costs: drawing a frame for whoever is to decide and for somebody who waits, with what is
//! remembered of the frames before, finding what changed, packing it. Mid-game, two seats (three where a game needs them).
//! `cargo bench -p site --bench frame`; `PLAIN=1` remembers nothing and patches every frame from the one before it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs)]

use std::sync::Arc;
use std::time::Instant;

use boards::memory::{Memory, Sketch};
use game::{Chance, Lang, Seat, Seed, Spec, Turn};
use house::event::Header;
use house::wish::{Wish, open, weigh};
use site::frame::{self, Sight, words};
use site::gallery::{Frame, Shown};
use site::patch::patch;
use site::stream::Push;
use table::Occupant;

/// Repetitions of each; one is enough under a profiler.
fn times() -> u32 {
    std::env::var("TIMES").ok().and_then(|text| text.parse().ok()).unwrap_or(20)
}

fn main() {
    let plain = std::env::var_os("PLAIN").is_some();
    println!(
        "{:<12} {:>8} {:>8} {:>8} {:>8} {:>8} {:>9} {:>9} {:>9} {:>9}  microseconds, bytes",
        "game", "weigh", "words", "draw", "patch", "pack", "frame", "fresh", "wire", "largest"
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
            terms: house::Terms::default(),
            opened: 0,
        };
        let (mut table, _) = open(header, people.collect()).unwrap();
        let mut chance = Chance::quick(5);
        let mut viewers: Vec<(Shown, Memory)> = Seat::all(2).map(|_| Default::default()).collect();
        let (mut sums, mut count, mut largest) = ([0.0; 8], 0.0, 0);
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
            for (viewer, (shown, memory)) in Seat::all(2).zip(&mut viewers) {
                let seen = house::Seen::new(Arc::new(next.clone()), false);
                let sight = Sight::of(&seen, &viewer.index().to_string(), None, Lang::En, 0);
                let told = words(&next, Lang::En, Some(viewer));
                if plain {
                    *memory = Memory::default();
                }
                let draw = |memory: Memory| {
                    let sketch = Sketch::new(memory, &());
                    let text = frame::draw(&next, &sight, &told, Some(&sketch)).unwrap();
                    let (html, memory) = sketch.finish(&text);
                    (Frame::new(html, sight.viewer), memory)
                };
                let drawing = (0..times())
                    .map(|_| {
                        let memory = memory.clone();
                        let began = Instant::now();
                        std::hint::black_box(draw(memory));
                        began.elapsed().as_secs_f64() * 1e6
                    })
                    .fold(f64::INFINITY, f64::min);
                let (frame, after) = draw(std::mem::take(memory));
                *memory = after;
                if step >= 40
                    && let Some(had) = shown.nearest(&frame)
                {
                    let ops = patch(&had.html, &frame.html);
                    let event =
                        || Push { from: &had.id, to: &frame.id, patch: Some(&ops), log: "{}" }.event();
                    let push = event().len();
                    largest = largest.max(push);
                    let figures = [
                        time(|| weigh(&table, &wish, 0).unwrap().events.len()),
                        time(|| words(&next, Lang::En, Some(viewer))),
                        drawing,
                        time(|| patch(&had.html, &frame.html)),
                        time(event),
                        frame.html.whole().len() as f64,
                        ops.fresh.len() as f64,
                        push as f64,
                    ];
                    for (sum, figure) in sums.iter_mut().zip(figures) {
                        *sum += figure;
                    }
                    count += 1.0;
                }
                if plain {
                    *shown = Shown::default();
                }
                shown.show(Arc::new(frame));
            }
            table = next;
        }
        let [weigh, words, draw, patch, pack, frame, fresh, wire] = sums.map(|sum| sum / count);
        println!(
            "{:<12} {weigh:>8.1} {words:>8.1} {draw:>8.1} {patch:>8.1} {pack:>8.1} {frame:>9.0} {fresh:>9.0} {wire:>9.0} {largest:>9}",
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
