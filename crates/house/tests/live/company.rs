//! Who is at a table and what they say there, on one node and on two; how late a table is watched.

use std::sync::Arc;
use std::time::Duration;

use game::{Seat, Viewer};
use house::clock::Clock;
use house::company::{AWAY, GONE, Presence, Said};
use house::store::messages::Room;
use house::{Line, Settings, Table, Tables, Terms, Wanted, Wish};
use table::seating::Back;
use trials::pg::shared;

use crate::stage::{live, person, play, play_out, postgres, quick, run, same, soon, sqlite, wanted};

fn delayed(delay: u8) -> Wanted {
    Wanted { terms: Terms { delay, ..Terms::default() }, ..wanted(&[person("ada"), person("bob")]) }
}

/// Watchers see exactly the table as it was so many decisions ago, and at the end all of it. What they have seen they go on
/// seeing when a later decision is taken back.
#[test]
fn watchers_see_a_delayed_table_as_it_was() {
    run(async {
        for delay in [0_u8, 1, 5] {
            let (_folder, store) = sqlite();
            let tables = Tables::new(store.clone(), &quick());
            let live = tables.open(delayed(delay)).await.unwrap();
            let mut shown = 0;
            let mut back = 0;
            for n in 0.. {
                let seen = live.look();
                let now = seen.table.seating.decision() - 1;
                let late = seen.late.seating.decision() - 1;
                if seen.table.ended.is_some() {
                    same(&seen.late, &seen.table);
                    break;
                }
                assert!(late <= now && (now - late <= usize::from(delay)), "{late} of {now}");
                // Never less late than agreed when it was first shown, and never back unless the table itself is.
                assert!(late >= shown.min(now), "{late} after {shown}");
                if late > shown {
                    assert!(late + usize::from(delay) <= now, "{late} of {now}, delay {delay}");
                }
                shown = late;
                let (played, cut) = (seen.table.seating.played(), seen.late.seating.played());
                assert_eq!(cut.log(), played.log()[..late]);
                let then = played.before(late).unwrap();
                assert_eq!(cut.turn(), then.turn());
                for viewer in [Viewer::Audience, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))] {
                    assert_eq!(cut.view(viewer), then.view(viewer));
                }
                let told = |n| seen.table.lines.iter().position(|told| told.line == Line::Decision(n));
                let lines = told(late).unwrap_or(seen.table.lines.len());
                assert_eq!(seen.late.lines, seen.table.lines[..lines]);
                assert_eq!(
                    seen.late.seating.seats(),
                    seen.table.seating.seats(),
                    "who sits there is as it is now"
                );
                // Whoever decided last takes it back, as far as the rules let them.
                let decision = seen.table.seating.decision();
                let undo = |by: &str| Wish::Undo { person: by.to_owned(), decision, back: Back::Step };
                if n % 3 == 2
                    && (live.wish(undo("ada")).await.is_ok() || live.wish(undo("bob")).await.is_ok())
                {
                    back += 1;
                    continue;
                }
                live.wish(play(&seen.table, n).unwrap()).await.unwrap();
            }
            assert!(shown > 4, "{shown}");
            // It is the log that says how late: whoever folds it anew shows the same.
            let kept = store.load(&live.id).await.unwrap().unwrap();
            for cut in 1..=kept.events.len() {
                let kept = house::store::Kept { events: kept.events[..cut].to_vec(), ..kept.clone() };
                let Ok(table) = Table::fold(kept) else { panic!("{cut} events do not fold") };
                let table = Arc::new(table);
                let (now, late) = (table.seating.decision(), table.late().seating.decision());
                assert!(table.ended.is_some() || now - late <= usize::from(delay));
            }
            assert!(back > 0, "nothing was taken back");
        }
    });
}

/// Here, away, gone: by lines that are open, by what hidden tabs ask, and by time that passes.
#[test]
fn a_person_is_here_away_and_gone() {
    run(async {
        let clock = Clock::default();
        let (_folder, store) = sqlite();
        let tables = Tables::new(store, &Settings { clock: clock.clone(), ..quick() });
        let live = tables.open(wanted(&[person("ada"), person("bob")])).await.unwrap();
        let company = tables.companies().of(&live.id);
        let line = company.look("ada", &clock);
        let watcher = company.look("eve", &clock);
        let watcher_again = company.look("eve", &clock);
        let present = || company.present(&live.look().table, clock.now());
        let states = || present().seats.iter().map(|(_, presence)| *presence).collect::<Vec<_>>();
        assert_eq!(states(), [Presence::Here, Presence::Unknown]);
        assert_eq!(present().watching, 1, "a person with two windows is one");
        drop(watcher_again);
        clock.advance(GONE);
        soon("bob is gone", async || states() == [Presence::Here, Presence::Gone { since: None }]).await;
        assert_eq!(present().watching, 1);
        drop(watcher);
        // She hides her page: it closes its line, and asks now and then.
        drop(line);
        let hidden = clock.now();
        company.glance("ada", hidden);
        company.glance("stranger", hidden);
        for _ in 0..2 {
            clock.advance(AWAY / 3);
            company.glance("ada", clock.now());
        }
        soon("nobody watches", async || present().watching == 0).await;
        assert_eq!(states()[0], Presence::Here);
        clock.advance(AWAY / 3);
        company.glance("ada", clock.now());
        let away = Presence::Away { since: hidden };
        soon("ada is away", async || states()[0] == away).await;
        let last = clock.now();
        company.glance("ada", last);
        clock.advance(2 * AWAY);
        soon("ada is gone", async || states()[0] == Presence::Gone { since: Some(last) }).await;
        let line = company.look("ada", &clock);
        assert_eq!(states()[0], Presence::Here, "at once");
        drop(line);
        clock.advance(GONE - 5_000);
        tokio::time::sleep(Duration::from_millis(1_200)).await;
        assert_eq!(states()[0], Presence::Here, "a reload is no leaving");
    });
}

/// What is said on one node is heard on the other, in order; who is there is known to both; and what was said outlives both.
#[test]
fn a_company_on_two_nodes() {
    let url = shared().database("two-companies");
    run(async {
        let clock = Clock::default();
        let settings = || Settings { clock: clock.clone(), ..quick() };
        let one = Tables::new(postgres(&url).await, &settings());
        let two = Tables::new(postgres(&url).await, &settings());
        let here = one.open(wanted(&[person("ada"), person("bob")])).await.unwrap();
        let there = live(&two, &here.id).await;
        let (at_one, at_two) = (one.companies().of(&here.id), two.companies().of(&here.id));
        let lines = [at_one.look("ada", &clock), at_two.look("bob", &clock), at_two.look("eve", &clock)];
        for (company, live) in [(&at_one, &here), (&at_two, &there)] {
            soon("all are known to both", async || {
                let present = company.present(&live.look().table, clock.now());
                present.seats.iter().all(|(_, presence)| *presence == Presence::Here) && present.watching == 1
            })
            .await;
        }
        assert_eq!(two.companies().looks(&here.id, "ada").await, Ok(true), "through the other node");
        assert_eq!(two.companies().looks(&here.id, "nobody").await, Ok(false));

        for n in 0..10 {
            let (tables, by) = [(&one, "ada"), (&two, "bob")][n % 2];
            let said = Said::text(&format!("message {n}")).unwrap();
            tables.companies().say(&here.id, Room::Players, by, by, said).await.unwrap();
        }
        for company in [&at_one, &at_two] {
            soon("ten messages", async || company.said(0).len() == 10).await;
            let texts: Vec<String> = company.said(0).iter().map(|said| said.text.clone()).collect();
            assert_eq!(texts, (0..10).map(|n| format!("message {n}")).collect::<Vec<_>>());
            assert_eq!(company.said(7).len(), 3);
        }
        // Bob's node loses his line.
        drop(lines);
        clock.advance(GONE);
        soon("bob is gone, at the other node too", async || {
            let present = at_one.present(&here.look().table, clock.now());
            matches!(present.seats[1].1, Presence::Gone { since: Some(_) }) && present.watching == 0
        })
        .await;
        let three = Tables::new(postgres(&url).await, &settings());
        let again = three.companies().of(&here.id);
        three.companies().catch_up(&again).await;
        assert_eq!(again.said(0).len(), 10);
        play_out(&here).await;
    });
}
