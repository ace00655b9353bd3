//! Games that are over, analysed: once for all who ask, at the end of every queue, kept, and never lost.

use std::collections::HashSet;
use std::future::Future as _;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Waker};
use std::time::{Duration, Instant};

use bots::Patience;
use bots::study::run::COARSE;
use bots::study::{Plan, Study, VERSION, run as study_run};
use house::analysis::{Progress, Seen};
use house::pool::Gone;
use house::store::faulty::Faulty;
use house::store::{KeptStudy, Store};
use house::{Denied, Live, Settings, Tables, Wish};
use trials::pg::shared;

use crate::stage::{
    PATIENCE, add_toy, bot, denied, person, play_out, postgres, quick, run, soon, sqlite, wanted,
};

/// A moment takes milliseconds, some tenths of a second, longer than any test.
const QUICK: u32 = 8;
const SLOW: u32 = 1_500;
const ENDLESS: u32 = 40_000;

fn studying(budget: u32) -> Settings {
    Settings { study: Plan { budget, ..Plan::default() }, ..quick() }
}

/// A game of the toy that is over.
async fn over(tables: &Arc<Tables>) -> Arc<Live> {
    let live = tables.open(wanted(&[person("ada"), person("bob")])).await.unwrap();
    play_out(&live).await;
    live
}

/// What an analysis must come to, whatever happens meanwhile.
fn expected(live: &Live, budget: u32) -> Study {
    let analyst = live.look().table.seating.played().study(Plan { budget, ..Plan::default() }).unwrap();
    let blank = analyst.blank();
    study_run::run(&*analyst, blank, 1, &Patience::endless(), &mut |_, _| ()).unwrap()
}

/// Waits until an analysis looks as wanted.
async fn until(tables: &Tables, id: &str, what: &str, wanted: impl Fn(&Seen) -> bool) -> Seen {
    let began = Instant::now();
    loop {
        let seen = tables.analyses().analysis(id).await;
        if wanted(&seen) {
            return seen;
        }
        assert!(began.elapsed() < 2 * PATIENCE, "in vain waiting for: {what}; {:?}", Progress::from(&seen));
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

async fn whole(tables: &Tables, id: &str) -> Arc<Study> {
    until(tables, id, "the whole", |seen| matches!(seen, Seen::Whole(_))).await.study().unwrap().clone()
}

fn closely(seen: &Seen) -> usize {
    Progress::from(seen).seen
}

async fn asked_by_many(store: Arc<dyn Store>) {
    let tables = Tables::new(store.clone(), &studying(QUICK));
    let live = over(&tables).await;
    let id = live.id.clone();
    assert_eq!(tables.analyses().analysis(&id).await, Seen::Nothing);
    let mut changes = tables.analyses().changes();
    let ten = (0..10).map(|n| {
        let (tables, id) = (tables.clone(), id.clone());
        tokio::spawn(async move { tables.analyses().ask(&id, &format!("person {n}")).await })
    });
    for one in ten.collect::<Vec<_>>() {
        one.await.unwrap().unwrap();
    }
    let found = whole(&tables, &id).await;
    assert_eq!(*found, expected(&live, QUICK));
    // It was made once: beginning, glances, close looks, the end, and not more.
    let mut told = 0;
    while let Ok(changed) = changes.try_recv() {
        assert_eq!(*changed, *id);
        told += 1;
    }
    let moments = found.moments.len();
    assert!((moments..=moments + study_run::COARSE + 4).contains(&told), "{told} of {moments}");
    // Whoever asks again gets it; nobody can stop what is done.
    tables.analyses().ask(&id, "late").await.unwrap();
    tables.analyses().stop(&id, "person 1");
    assert!(!tables.analyses().wants(&id, "late"));
    assert_eq!(tables.analyses().analysis(&id).await, Seen::Whole(found.clone()));
    // It is kept, and another house shows it at once.
    let there = Tables::new(store, &studying(QUICK));
    soon("it is kept", async || there.analyses().analysis(&id).await == Seen::Whole(found.clone())).await;
}

#[test]
fn many_ask_and_it_is_made_once() {
    let (_folder, store) = sqlite();
    run(asked_by_many(store));
}

#[test]
fn many_ask_and_it_is_made_once_on_postgres() {
    let url = shared().database("analysis");
    run(async { asked_by_many(postgres(&url).await).await });
}

/// What runs, what was left, and what is not there is not analysed.
#[test]
fn only_what_was_played_to_its_end() {
    let (_folder, store) = sqlite();
    run(async {
        let tables = Tables::new(store, &studying(QUICK));
        let ask = async |id: &str| tables.analyses().ask(id, "ada").await;
        let live = tables.open(wanted(&[person("ada"), bot()])).await.unwrap();
        assert_eq!(denied(ask(&live.id).await), Denied::NoAnalysis);
        live.wish(Wish::Close { person: "ada".to_owned() }).await.unwrap();
        assert!(live.look().table.ended.is_some());
        assert_eq!(denied(ask(&live.id).await), Denied::NoAnalysis);
        assert_eq!(denied(ask("nowhere").await), Denied::NoTable);
        for id in [&live.id[..], "nowhere"] {
            assert_eq!(tables.analyses().analysis(id).await, Seen::Nothing);
            tables.analyses().look_now(id, 3);
            tables.analyses().stop(id, "ada");
        }
        // A record that somebody brought is as good as a game that was played here.
        let live = over(&tables).await;
        let record = live.look().table.seating.played().record(vec!["A".to_owned(), "B".to_owned()]);
        let text = serde_json::to_string(&record).unwrap();
        let (record, seats) = house::records::read(&text, |_| "somebody".to_owned()).unwrap();
        let id = tables.bring(record, seats, "bob").await.unwrap();
        ask(&id).await.unwrap();
        assert_eq!(*whole(&tables, &id).await, expected(&live, QUICK));
    });
}

async fn stopped_and_taken_up(store: Arc<dyn Store>) {
    let tables = Tables::new(store.clone(), &studying(SLOW));
    let live = over(&tables).await;
    let id = &live.id;
    for who in ["ada", "bob"] {
        tables.analyses().ask(id, who).await.unwrap();
    }
    until(&tables, id, "the first picture", |seen| Progress::from(seen).glanced > 0).await;
    until(&tables, id, "a close look", |seen| closely(seen) > 1).await;
    tables.analyses().stop(id, "a stranger");
    tables.analyses().stop(id, "ada");
    assert!(!tables.analyses().wants(id, "ada") && tables.analyses().wants(id, "bob"), "bob still wants it");
    let goes_on = closely(&tables.analyses().analysis(id).await);
    until(&tables, id, "that it goes on", |seen| closely(seen) > goes_on).await;
    tables.analyses().stop(id, "bob");
    let stopped = until(&tables, id, "the stop", |seen| matches!(seen, Seen::Stopped(_))).await;
    let seen = closely(&stopped);
    assert!(seen > 1 && !stopped.study().unwrap().is_whole());
    // Asked again at once, while the first may still be ending, it goes on from there, also in another house.
    tables.analyses().ask(id, "cleo").await.unwrap();
    let begun = until(&tables, id, "a new beginning", |seen| matches!(seen, Seen::Running(_))).await;
    assert!(closely(&begun) >= seen, "{:?}", Progress::from(&begun));
    tables.analyses().stop(id, "cleo");
    soon("that nobody is believed to go on", async || {
        store.studies().find(id).await.unwrap().is_some_and(|kept| kept.until == 0 && kept.seen >= seen)
    })
    .await;
    let there = Tables::new(store, &studying(SLOW));
    let stopped = until(&there, id, "what was kept", |seen| matches!(seen, Seen::Stopped(_))).await;
    assert!(closely(&stopped) >= seen);
    there.analyses().ask(id, "dora").await.unwrap();
    assert_eq!(*whole(&there, id).await, expected(&live, SLOW), "as if nobody had stopped it");
}

#[test]
fn it_stops_and_goes_on() {
    let (_folder, store) = sqlite();
    run(stopped_and_taken_up(store));
}

#[test]
fn it_stops_and_goes_on_on_postgres() {
    let url = shared().database("analysis_stops");
    run(async { stopped_and_taken_up(postgres(&url).await).await });
}

/// A node is killed in the middle. As long as it may live another shows what it has kept, and does not begin as well; then the other goes
/// on from there.
#[test]
fn when_a_node_dies_another_goes_on() {
    let url = shared().database("analysis_dies");
    add_toy();
    let doomed = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let (id, right) = doomed.block_on(async {
        let tables = Tables::new(postgres(&url).await, &studying(SLOW));
        let live = over(&tables).await;
        tables.analyses().ask(&live.id, "ada").await.unwrap();
        let kept = async || tables.store().studies().find(&live.id).await.unwrap();
        soon("something is kept", async || kept().await.is_some_and(|kept| kept.seen > 0)).await;
        (live.id.clone(), expected(&live, SLOW))
    });
    run(async {
        let settings = studying(SLOW);
        let tables = Tables::new(postgres(&url).await, &settings);
        let seen = tables.analyses().analysis(&id).await;
        if !matches!(seen, Seen::Whole(_)) {
            assert!(matches!(seen, Seen::Running(_)), "{:?}", Progress::from(&seen));
            tables.analyses().ask(&id, "bob").await.unwrap();
            assert!(!tables.analyses().wants(&id, "bob"), "the other node is believed to be at it");
        }
        doomed.shutdown_background();
        settings.clock.advance(60_000);
        let seen =
            until(&tables, &id, "that nobody is at it", |seen| !matches!(seen, Seen::Running(_))).await;
        assert!(closely(&seen) > 0);
        tables.analyses().ask(&id, "bob").await.unwrap();
        assert_eq!(*whole(&tables, &id).await, right);
    });
}

/// What somebody looks at comes before the rest, though not before the first picture.
#[test]
fn one_moment_now() {
    let (_folder, store) = sqlite();
    run(async {
        let tables = Tables::new(store, &studying(SLOW));
        let live = over(&tables).await;
        let last = live.look().table.seating.played().length();
        // Asked for before it begins, several times, and with nonsense.
        tables.analyses().ask(&live.id, "ada").await.unwrap();
        for moment in [2, last, usize::MAX, last, last - 1] {
            tables.analyses().look_now(&live.id, moment);
        }
        let seen = |n: usize| move |seen: &Seen| seen.study().is_some_and(|study| study.moments[n].closely);
        let one = until(&tables, &live.id, "the moment before the last", seen(last - 1)).await;
        let study = one.study().unwrap();
        let places = tables.pool().places();
        let others = study.moments.iter().filter(|moment| moment.closely).count();
        assert!(others <= 2 * places + 2, "{others} came first");
        until(&tables, &live.id, "the last", seen(last)).await;
        let two = until(&tables, &live.id, "the third", seen(2)).await;
        assert!(Progress::from(&two).seen <= 4 * places + 3, "{:?}", Progress::from(&two));
        assert_eq!(*whole(&tables, &live.id).await, expected(&live, SLOW), "the order changes nothing");
    });
}

/// However long a moment takes, whoever wants to ponder has the place soon, and bots play on.
#[test]
fn bots_and_advice_go_first() {
    let (_folder, store) = sqlite();
    run(async {
        let tables = Tables::new(store, &studying(ENDLESS));
        let live = over(&tables).await;
        tables.analyses().ask(&live.id, "ada").await.unwrap();
        // It is kept as soon as its turn has come; before that there is nothing to be stopped that would be kept.
        soon("the beginning", async || tables.store().studies().find(&live.id).await.unwrap().is_some())
            .await;
        until(&tables, &live.id, "the first picture", |seen| Progress::from(seen).glanced > 3).await;
        for _ in 0..10 {
            tokio::time::sleep(Duration::from_millis(50)).await;
            let asks = (0..2 * tables.pool().places()).map(|_| {
                let pool = tables.pool().clone();
                tokio::spawn(async move { pool.ponder("bob", &Gone::default(), |_| 7).await })
            });
            for ask in asks.collect::<Vec<_>>() {
                let answer = tokio::time::timeout(PATIENCE / 4, ask).await.expect("a place");
                assert_eq!(answer.unwrap(), Some(7));
            }
        }
        let searches = table::Occupant::Bot { bot: "search:20".to_owned() };
        let bots = tables.open(wanted(&[person("ada"), searches, bot()])).await.unwrap();
        play_out(&bots).await;
        // Of all that time the analysis has not come to its first close look, and does not now that it is stopped.
        tables.analyses().stop(&live.id, "ada");
        until(&tables, &live.id, "the stop", |seen| matches!(seen, Seen::Stopped(_))).await;
        soon("its job has ended", async || {
            tables.store().studies().find(&live.id).await.unwrap().is_some_and(|kept| kept.until == 0)
        })
        .await;
    });
}

/// The house closes in the midst of a moment: it ends promptly, and what was found is kept.
#[test]
fn closing_does_not_wait_for_it() {
    let (_folder, store) = sqlite();
    run(async {
        let tables = Tables::new(store.clone(), &studying(ENDLESS));
        let (one, two) = (over(&tables).await, over(&tables).await);
        // The first is kept as soon as its turn has come; then the first picture of the second comes too, though it has to wait.
        tables.analyses().ask(&one.id, "ada").await.unwrap();
        soon("the beginning", async || store.studies().find(&one.id).await.unwrap().is_some()).await;
        tables.analyses().ask(&two.id, "ada").await.unwrap();
        until(&tables, &two.id, "the first picture", |seen| Progress::from(seen).glanced > 3).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        let began = Instant::now();
        tables.close();
        soon("the end", async || {
            store.studies().find(&one.id).await.unwrap().is_some_and(|kept| kept.until == 0)
                && tables.analyses().analysis(&two.id).await == Seen::Nothing
        })
        .await;
        assert!(began.elapsed() < PATIENCE / 3, "{:?}", began.elapsed());
        let kept = tables.analyses().analysis(&one.id).await;
        assert!(Progress::from(&kept).glanced > 3, "{:?}", Progress::from(&kept));
    });
}

/// Who asks for many waits behind who asks for one; and nobody waits for more than five.
#[test]
fn people_take_turns() {
    let (_folder, store) = sqlite();
    run(async {
        // So slow that none is over before somebody has seen that it began.
        let tables = Tables::new(store, &studying(8 * SLOW));
        let mut games = Vec::new();
        for _ in 0..8 {
            games.push(over(&tables).await.id.clone());
        }
        // The first begins, and five wait.
        tables.analyses().ask(&games[0], "ada").await.unwrap();
        until(&tables, &games[0], "the beginning", |seen| closely(seen) > 0).await;
        for id in &games[1..6] {
            tables.analyses().ask(id, "ada").await.unwrap();
        }
        assert_eq!(denied(tables.analyses().ask(&games[6], "ada").await), Denied::TooManyAnalyses);
        tables.analyses().ask(&games[7], "bob").await.unwrap();
        // All have their whole first picture while they wait; who has it stands in the queue.
        for id in games[1..6].iter().chain([&games[7]]) {
            let seen = until(&tables, id, "a first picture", |seen| {
                let seen = Progress::from(seen);
                seen.of > 0 && seen.glanced == seen.of.min(COARSE)
            })
            .await;
            assert_eq!(closely(&seen), 0);
        }
        // Once the first makes room they take turns: bob waits for one of ada's, or two if one begins before he stands in the queue,
        // and not for all five that were asked for before his. Which of hers comes first is no matter.
        tables.analyses().stop(&games[0], "ada");
        let mut waiting: Vec<_> = games[1..6].to_vec();
        let began = Instant::now();
        loop {
            let mut all = Vec::new();
            for id in waiting.iter().chain([&games[7]]) {
                all.push((id.clone(), tables.analyses().analysis(id).await));
            }
            match all.iter().find(|(_, seen)| closely(seen) > 0) {
                Some((id, _)) if *id == games[7] => break,
                Some((id, _)) => {
                    waiting.retain(|other| other != id);
                    tables.analyses().stop(id, "ada");
                }
                None => tokio::time::sleep(Duration::from_millis(10)).await,
            }
            assert!(began.elapsed() < 2 * PATIENCE, "nobody's turn comes: {all:?}");
        }
        assert!(waiting.len() >= 3, "before bob's, {} of ada's five had their turn", 5 - waiting.len());
        for id in &waiting {
            assert_eq!(closely(&tables.analyses().analysis(id).await), 0);
            tables.analyses().stop(id, "ada");
        }
        until(&tables, &waiting[0], "that nobody wants it", |seen| *seen == Seen::Nothing).await;
        tables.analyses().stop(&games[7], "bob");
        until(&tables, &games[7], "the end", |seen| matches!(seen, Seen::Stopped(_))).await;
    });
}

/// What was written by an older program, or is damaged, is not shown, and is made anew.
#[test]
fn what_is_old_is_made_anew() {
    let (_folder, store) = sqlite();
    run(async {
        let tables = Tables::new(store.clone(), &studying(QUICK));
        let (older, broken) = (over(&tables).await, over(&tables).await);
        for (live, version) in [(&older, VERSION - 1), (&broken, VERSION)] {
            let body = b"no study".to_vec();
            let kept = KeptStudy { table: live.id.clone(), version, seen: 3, until: 0, body };
            store.studies().keep(kept).await.unwrap();
            assert_eq!(tables.analyses().analysis(&live.id).await, Seen::Nothing);
            tables.analyses().ask(&live.id, "ada").await.unwrap();
            assert_eq!(*whole(&tables, &live.id).await, expected(live, QUICK));
        }
        // With another budget it is another study: what was begun with the first does not go on.
        let live = over(&tables).await;
        let mut begun = expected(&live, QUICK);
        begun.moments[3] = bots::study::Moment::default();
        let body = zstd(&begun);
        let kept = KeptStudy { table: live.id.clone(), version: VERSION, seen: begun.seen(), until: 0, body };
        store.studies().keep(kept).await.unwrap();
        let thorough = Tables::new(store, &studying(2 * QUICK));
        thorough.analyses().ask(&live.id, "ada").await.unwrap();
        assert_eq!(*whole(&thorough, &live.id).await, expected(&live, 2 * QUICK));
    });
}

fn zstd(study: &Study) -> Vec<u8> {
    zstd::encode_all(&serde_json::to_vec(study).unwrap()[..], 1).unwrap()
}

/// A store that is off: who asks is told, what is being made goes on, and is kept when the store is back.
#[test]
fn a_store_that_is_off_loses_nothing() {
    let (_folder, behind) = sqlite();
    let faulty = Faulty::new(behind.clone(), 3);
    let faults = faulty.faults();
    run(async {
        let tables = Tables::new(Arc::new(faulty), &studying(SLOW));
        let (one, two) = (over(&tables).await, over(&tables).await);
        tables.analyses().ask(&one.id, "ada").await.unwrap();
        until(&tables, &one.id, "the first picture", |seen| Progress::from(seen).glanced > 3).await;
        faults.off(true);
        assert!(matches!(denied(tables.analyses().ask(&two.id, "ada").await), Denied::Store(_)));
        assert_eq!(tables.analyses().analysis(&two.id).await, Seen::Nothing);
        let found = whole(&tables, &one.id).await;
        assert!(behind.studies().find(&one.id).await.unwrap().is_none_or(|kept| kept.seen < found.seen()));
        faults.off(false);
        soon("it is kept", async || {
            behind.studies().find(&one.id).await.unwrap().is_some_and(|kept| kept.seen == found.seen())
        })
        .await;
        assert_eq!(*found, expected(&one, SLOW));
    });
}

/// Whoever hangs up stops waiting, and nothing else.
#[test]
fn hundreds_who_hang_up() {
    let (_folder, store) = sqlite();
    run(async {
        let tables = Tables::new(store, &studying(QUICK));
        let mut games = HashSet::new();
        for n in 0..6_u64 {
            let live = over(&tables).await;
            for m in 0..60_u64 {
                let asks = tables.analyses().ask(&live.id, "ada");
                let asks = pin!(asks);
                if m % 2 == 0 {
                    let mut asks = asks;
                    let _ = asks.as_mut().poll(&mut Context::from_waker(Waker::noop()));
                } else {
                    let _ = tokio::time::timeout(Duration::from_micros((n * 61 + m) * 37 % 900), asks).await;
                }
                if m % 7 == 0 {
                    tables.analyses().stop(&live.id, "ada");
                }
            }
            games.insert(live.id.clone());
        }
        for id in &games {
            // If it was stopped, or nobody came so far as to ask.
            let live = crate::stage::live(&tables, id).await;
            until(&tables, id, "the whole", |seen| {
                if seen.rests() {
                    let (tables, id) = (tables.clone(), id.clone());
                    tokio::spawn(async move { tables.analyses().ask(&id, "bob").await });
                }
                matches!(seen, Seen::Whole(_))
            })
            .await;
            assert_eq!(*whole(&tables, id).await, expected(&live, QUICK));
        }
    });
}
