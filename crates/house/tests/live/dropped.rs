//! Whoever hangs up stops waiting, and nothing else: what they wished happens as a whole or not at all.

use std::future::Future as _;
use std::pin::pin;
use std::task::{Context, Waker};
use std::time::Duration;

use house::event::Ending;
use house::{Table, Tables};
use table::seating::Back;

use crate::random::Luck;
use crate::stage::{bot, kept_as_seen, person, play, play_out, quick, run, sqlite, undo, until, wanted};

#[test]
fn two_thousand_who_hang_up() {
    let (_folder, store) = sqlite();
    run(async {
        let tables = Tables::new(store, &quick());
        let mut all = Vec::new();
        for _ in 0..4 {
            all.push(tables.open(wanted(&[person("ada"), person("bob"), bot()])).await.unwrap());
        }
        let mut luck = Luck(5);
        let mut ended = Vec::new();
        for n in 0..2_000_u64 {
            let place = luck.below(all.len());
            if all[place].look().table.ended.is_some() {
                let next = tables.open(wanted(&[bot(), person("ada"), person("bob")])).await.unwrap();
                ended.push(std::mem::replace(&mut all[place], next));
            }
            let live = &all[place];
            let table: &Table = &live.look().table;
            let wish = match play(table, luck.below(5)) {
                Some(wish) if luck.below(5) > 0 => wish,
                _ => undo(["ada", "bob"][luck.below(2)], table, Back::Step),
            };
            let wished = live.wish(wish);
            if n % 2 == 0 {
                let mut wished = pin!(wished);
                let _ = wished.as_mut().poll(&mut Context::from_waker(Waker::noop()));
            } else {
                tokio::select! {
                    biased;
                    () = tokio::time::sleep(Duration::from_micros(luck.below(3_000) as u64)) => {}
                    _ = wished => {}
                }
            }
        }
        assert!(ended.len() > 3, "only {} games ended", ended.len());
        for live in ended {
            assert_eq!(kept_as_seen(tables.store(), &live).await.ended, Some(Ending::Finished));
        }
        for live in all {
            kept_as_seen(tables.store(), &live).await;
            // The last wishes may still be on their way; then it is played to its end.
            until(&live, "a person's turn", |table| play(table, 0).is_some() || table.ended.is_some()).await;
            tokio::time::sleep(Duration::from_millis(50)).await;
            play_out(&live).await;
            kept_as_seen(tables.store(), &live).await;
        }
    });
}
