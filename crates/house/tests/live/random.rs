//! Random wishes by random people at random tables, over a store that fails, loses answers and dawdles.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use house::event::Event;
use house::store::faulty::Faulty;
use house::store::{Kept, Store};
use house::{Denied, Live, Table, Tables, Wish};
use table::Occupant;
use table::seating::Back;

use crate::stage::{
    bot, fill, gapless, join, kept_as_seen, leave, person, play, quick, run, same, soon, sqlite, undo, wanted,
};

/// Random numbers, the same every time.
pub(crate) struct Luck(pub(crate) u64);

impl Luck {
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}

/// What was acknowledged at a table: moves, steps back, seats that were left.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Done {
    played: usize,
    taken_back: usize,
    left: usize,
}

const PEOPLE: [&str; 4] = ["ada", "bob", "cleo", "dido"];

#[test]
fn nothing_is_lost_nothing_twice_and_nothing_stands_still() {
    let (_folder, behind) = sqlite();
    let faulty = Faulty::new(behind.clone(), 11);
    let faults = faulty.faults();
    run(async {
        let tables = Tables::new(Arc::new(faulty), &quick());
        let mut all: Vec<Arc<Live>> = Vec::new();
        for n in 0..12 {
            let seats = match n % 4 {
                0 => vec![person("ada"), person("bob")],
                1 => vec![person("ada"), Occupant::Open, bot()],
                2 => vec![person("cleo"), person("dido"), bot()],
                _ => vec![Occupant::Open, Occupant::Open, Occupant::Open],
            };
            all.push(tables.open(wanted(&seats)).await.unwrap());
        }
        faults.fail_every(10);
        faults.lose_every(9);
        faults.delay(Duration::from_millis(4));
        let done: Arc<Mutex<HashMap<String, Done>>> = Arc::default();
        let people: Vec<_> = PEOPLE
            .iter()
            .enumerate()
            .map(|(n, who)| {
                tokio::spawn(wishes(who, Luck(n as u64 + 1), all.clone(), behind.clone(), done.clone()))
            })
            .collect();
        let mut granted = 0;
        for one in people {
            granted += one.await.unwrap();
        }
        assert!(granted > 300, "only {granted} wishes were granted");
        let counts = faults.counts();
        assert!(counts.failed > 10 && counts.lost > 10, "{counts:?}");

        // Bots go on until it is a person's turn, also where the last thing that happened was a fault.
        for live in &all {
            soon("the bots' moves", async || !live.look().table.standing().bot).await;
            let table = kept_as_seen(&behind, live).await;
            let kept = behind.load(&live.id).await.unwrap().unwrap();
            let acknowledged = done.lock().unwrap().get(&live.id).copied().unwrap_or_default();
            assert_eq!(told(kept), acknowledged, "{}: {:?}", live.id, table.seating.seats());
        }
    });
}

/// A person's wishes; gives how many were granted.
async fn wishes(
    who: &'static str,
    mut luck: Luck,
    all: Vec<Arc<Live>>,
    behind: Arc<dyn Store>,
    done: Arc<Mutex<HashMap<String, Done>>>,
) -> usize {
    let mut granted = 0;
    for _ in 0..250 {
        let live = &all[luck.below(all.len())];
        let table = live.look().table;
        let mine = play(&table, luck.below(6))
            .filter(|wish| matches!(wish, Wish::Play { person, .. } if person == who));
        let wish = match (luck.below(20), mine) {
            (0..=13, Some(wish)) => wish,
            (14, _) => leave(who, "novice", false),
            (15, _) if luck.below(12) == 0 => leave(who, "novice", true),
            (16, _) if luck.below(4) == 0 => fill("ada"),
            (17 | 18, _) => undo(who, &table, if luck.below(2) == 0 { Back::Step } else { Back::Turn }),
            _ => join(who),
        };
        let answer = live.wish(wish.clone()).await;
        let after = match answer {
            Ok(after) => after,
            Err(Denied::Store(error)) => panic!("a fault now and then is lived with: {error}"),
            Err(_) => continue,
        };
        granted += 1;
        // What was acknowledged is kept: the store has every event of the table that came back.
        let mut kept = behind.load(&live.id).await.unwrap().unwrap();
        assert!(kept.events.len() as u64 >= after.version, "version {} is not kept", after.version);
        kept.events.truncate(after.version as usize);
        let Ok(folded) = Table::fold(kept) else { panic!("it does not fold") };
        same(&folded, &after);
        {
            let mut done = done.lock().unwrap();
            let done = done.entry(live.id.clone()).or_default();
            match &wish {
                Wish::Play { .. } => done.played += 1,
                Wish::Undo { .. } => done.taken_back += 1,
                Wish::Leave { .. } => {
                    let away = |seat: &&Occupant| matches!(seat, Occupant::Away { id, .. } if id == who);
                    done.left += after.seating.seats().iter().filter(away).count();
                }
                _ => {}
            }
        }
        // Now and then a browser sends the same once more.
        if matches!(wish, Wish::Play { .. }) && luck.below(5) == 0 {
            live.wish(wish).await.unwrap();
        }
    }
    granted
}

/// What people have done, as the log tells it.
fn told(kept: Kept) -> Done {
    gapless(&kept.events);
    let mut done = Done::default();
    let mut table = Table::begin(&kept.header).unwrap();
    for stamped in &kept.events {
        match &stamped.event {
            Event::Played { seat, forced: false, .. } => {
                done.played += usize::from(table.seating.seats()[seat.index()].is_person());
            }
            Event::TakenBack { .. } => done.taken_back += 1,
            Event::Left { .. } => done.left += 1,
            _ => {}
        }
        table.apply(stamped).unwrap();
    }
    done
}
