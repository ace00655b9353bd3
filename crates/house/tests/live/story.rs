//! Everything that can happen at a table, told in its log, and kept as it is seen.

use std::sync::Arc;
use std::time::Duration;

use game::Turn;
use house::event::{Ending, Event};
use house::heart::OUTAGE;
use house::wish::{ABSENT, FORSAKEN};
use house::{Denied, Live, Tables, Wish};
use table::Occupant;
use table::seating::{Back, No};
use trials::pg::shared;

use crate::stage::{
    PATIENCE, bot, denied, fill, join, kept_as_seen, leave, live, notes, person, play, play_out, postgres,
    quick, run, seat, soon, sqlite, undo, until, wanted, wanted_of,
};

/// The whole story on one node, and on two that share a store.
pub(crate) fn told(story: impl AsyncFn(Node, Node)) {
    let (_folder, store) = sqlite();
    run(async {
        let settings = quick();
        let tables = Tables::new(store, &settings);
        let node = Node { tables, clock: settings.clock };
        story(node.clone(), node).await;
    });
    let url = shared().database("story");
    run(async {
        let settings = quick();
        let node = async || Node {
            tables: Tables::new(postgres(&url).await, &settings),
            clock: settings.clock.clone(),
        };
        story(node().await, node().await).await;
    });
}

#[derive(Clone)]
pub(crate) struct Node {
    pub(crate) tables: Arc<Tables>,
    pub(crate) clock: house::clock::Clock,
}

impl Node {
    pub(crate) async fn holds(&self, live: &Live) -> Arc<house::Table> {
        kept_as_seen(self.tables.store(), live).await
    }
}

#[test]
fn seats_are_taken_and_filled_and_moves_taken_back() {
    told(async |one, two| {
        let here = one.tables.open(wanted(&[Occupant::Open, person("ada"), Occupant::Open])).await.unwrap();
        assert!(here.look().table.is_open() && here.look().table.standing().turn.is_none());
        one.holds(&here).await;
        let there = live(&two.tables, &here.id).await;
        assert_eq!(
            denied(
                there
                    .wish(Wish::Play {
                        person: "ada".to_owned(),
                        decision: 1,
                        seat: seat(2),
                        mv: "draw".to_owned(),
                        hold: false
                    })
                    .await
            ),
            Denied::No(No::NotStarted)
        );
        there.wish(join("bob")).await.unwrap();
        assert_eq!(there.look().table.seating.seats()[0], person("bob"));
        // Who sits already has nothing to take; who does not sit cannot fill.
        let version = there.wish(join("bob")).await.unwrap().version;
        assert_eq!(denied(there.wish(fill("bob")).await), Denied::No(No::NotYours));
        until(&here, "bob", |table| table.version == version).await;
        here.wish(fill("ada")).await.unwrap();
        assert_eq!(here.look().table.seating.seats()[2], bot());
        assert_eq!(denied(here.wish(join("cleo")).await), Denied::No(No::NotYours));
        one.holds(&here).await;

        // Bob plays a card, which shows nothing new to him, and may take it back; the same request again changes nothing.
        let table = live(&two.tables, &here.id).await;
        let table = until(&table, "a full table", |table| !table.is_open()).await;
        let mv =
            table.seating.played().moves().iter().find(|mv| mv.mv.starts_with("play")).unwrap().mv.clone();
        let wish = Wish::Play { person: "bob".to_owned(), decision: 1, seat: seat(1), mv, hold: false };
        let after = there.wish(wish.clone()).await.unwrap();
        assert_eq!(there.wish(wish.clone()).await.unwrap().version, after.version);
        assert_eq!(denied(there.wish(undo("ada", &after, Back::Step)).await), denied_undo(&after, "ada"));
        let back = there.wish(undo("bob", &after, Back::Step)).await.unwrap();
        assert_eq!((back.seating.decision(), back.lines.len()), (1, 0));
        assert_eq!(denied(there.wish(undo("bob", &after, Back::Step)).await), Denied::No(No::Stale));
        two.holds(&there).await;
        there.wish(wish).await.unwrap();
        two.holds(&there).await;
        assert!(notes(&there.look().table).is_empty());
    });
}

fn denied_undo(table: &house::Table, person: &str) -> Denied {
    let refusal = table.seating.may_undo(person, Back::Step).unwrap_err();
    Denied::No(No::Rules(table::Trouble::Refused(refusal)))
}

/// Of a turn of several decisions one is taken back, or all.
#[test]
fn a_whole_turn_is_taken_back() {
    told(async |one, _| {
        let mut found = 0;
        for game in ["emperor", "great-wall", "justinian", "zhanguo"] {
            let here = one
                .tables
                .open(wanted_of(game, &[person("ada"), person("bob"), person("cleo")]))
                .await
                .unwrap();
            for n in 0..60 {
                let table = here.look().table;
                let who = |back| {
                    ["ada", "bob", "cleo"]
                        .into_iter()
                        .find_map(|who| table.seating.may_undo(who, back).ok().map(|to| (who, to)))
                };
                if let (Some((who, step)), Some((_, turn))) = (who(Back::Step), who(Back::Turn))
                    && turn < step
                {
                    let back = here.wish(undo(who, &table, Back::Turn)).await.unwrap();
                    assert_eq!(back.seating.decision(), turn + 1);
                    assert_eq!(back.seating.played().log(), table.seating.played().log()[..turn]);
                    found += 1;
                    break;
                }
                let Some(wish) = play(&table, n * 7) else { break };
                here.wish(wish).await.unwrap();
            }
            one.holds(&here).await;
        }
        assert!(found > 0, "no game has turns of several decisions");
    });
}

#[test]
fn people_leave_come_back_and_resign() {
    told(async |one, two| {
        let here = one.tables.open(wanted(&[person("ada"), person("bob")])).await.unwrap();
        let there = live(&two.tables, &here.id).await;
        // Ada's turn: a bot plays on, at the level that was chosen.
        here.wish(leave("ada", "greedy", false)).await.unwrap();
        let table = until(&there, "bob's turn", |table| table.turn() == Turn::Of(seat(2))).await;
        let away = |resigned| Occupant::Away {
            id: "ada".to_owned(),
            name: "ada the Great".to_owned(),
            bot: "greedy".to_owned(),
            resigned,
        };
        assert_eq!(table.seating.seats()[0], away(false));
        assert_eq!(notes(&table), [(Some(1), "note-left")]);
        assert_eq!(table.seating.played().log()[0].0, seat(1));
        assert_eq!(denied(here.wish(play_as("ada", &table)).await), Denied::No(No::NotYours));
        one.holds(&here).await;

        // She takes her seat back, and the bot stops: it is for her to decide.
        there.wish(join("ada")).await.unwrap();
        assert_eq!(there.look().table.seating.seats()[0], person("ada"));
        there.wish(play(&there.look().table, 0).unwrap()).await.unwrap();
        let table = until(&here, "her turn", |table| table.turn() == Turn::Of(seat(1))).await;
        tokio::time::sleep(Duration::from_millis(500)).await;
        assert_eq!(here.look().table.version, table.version, "the bot did not stop");
        assert_eq!(notes(&table), [(Some(1), "note-left"), (Some(1), "note-back")]);
        one.holds(&here).await;

        // She resigns, and cannot come back; bob plays on against the bot.
        here.wish(leave("ada", "greedy", true)).await.unwrap();
        let table = until(&there, "bob's turn", |table| table.turn() == Turn::Of(seat(2))).await;
        assert_eq!(table.seating.seats()[0], away(true));
        assert_eq!(denied(there.wish(join("ada")).await), Denied::No(No::NotYours));
        assert_eq!(denied(there.wish(leave("ada", "greedy", false)).await), Denied::No(No::NotYours));
        two.holds(&there).await;

        // The last person resigns: it is over.
        there.wish(leave("bob", "novice", true)).await.unwrap();
        let table = two.holds(&there).await;
        assert_eq!(table.ended, Some(Ending::Resigned));
        let told = [
            (Some(1), "note-left"),
            (Some(1), "note-back"),
            (Some(1), "note-resigned"),
            (Some(2), "note-resigned"),
            (None, "note-over-resigned"),
        ];
        assert_eq!(notes(&table), told);
        assert_eq!(table.standing().ended, Some((Ending::Resigned, Vec::new())), "nobody has points");
        until(&here, "the end", |table| table.ended.is_some()).await;
        one.holds(&here).await;

        // Somebody who has left, but not for good, keeps the table: bots wait until they are back.
        let here = one.tables.open(wanted(&[person("ada"), bot()])).await.unwrap();
        here.wish(leave("ada", "novice", false)).await.unwrap();
        let table = one.holds(&here).await;
        assert_eq!((table.ended, table.standing().bot), (None, false));
        here.wish(join("ada")).await.unwrap();
        here.wish(leave("ada", "novice", true)).await.unwrap();
        assert_eq!(one.holds(&here).await.ended, Some(Ending::Resigned));
    });
}

/// A move by a person, whether it is theirs to make or not.
fn play_as(person: &str, table: &house::Table) -> Wish {
    Wish::Play {
        person: person.to_owned(),
        decision: table.seating.decision(),
        seat: seat(1),
        mv: "draw".to_owned(),
        hold: false,
    }
}

#[test]
fn who_leaves_before_the_start_leaves_an_open_seat() {
    told(async |one, two| {
        let here = one.tables.open(wanted(&[person("ada"), Occupant::Open])).await.unwrap();
        let there = live(&two.tables, &here.id).await;
        let three = one.tables.open(wanted(&[person("ada"), Occupant::Open, Occupant::Open])).await.unwrap();
        three.wish(join("bob")).await.unwrap();
        three.wish(leave("ada", "novice", true)).await.unwrap();
        let table = one.holds(&three).await;
        assert_eq!(table.seating.seats(), [Occupant::Open, person("bob"), Occupant::Open]);
        assert_eq!(
            (table.ended, notes(&table)),
            (None, Vec::new()),
            "nothing has been played: nobody need know"
        );
        // Nobody is left: it is closed.
        there.wish(leave("ada", "novice", false)).await.unwrap();
        let table = two.holds(&there).await;
        assert_eq!((table.ended, notes(&table)), (Some(Ending::Closed), vec![(None, "note-over-closed")]));
        assert_eq!(denied(there.wish(join("bob")).await), Denied::Over);
    });
}

#[test]
fn the_host_replaces_whoever_is_absent_and_closes_only_when_alone() {
    told(async |one, two| {
        let here = one.tables.open(wanted(&[person("bob"), person("ada")])).await.unwrap();
        let there = live(&two.tables, &here.id).await;
        let replace = |who: &str, of| Wish::Replace {
            person: who.to_owned(),
            seat: seat(of),
            bot: "novice".to_owned(),
        };
        let close = |who: &str| Wish::Close { person: who.to_owned() };
        assert_eq!(denied(here.wish(replace("ada", 1)).await), Denied::NotAbsent);
        assert_eq!(denied(here.wish(close("ada")).await), Denied::NotAlone);
        one.clock.advance(ABSENT - 60_000);
        assert_eq!(denied(here.wish(replace("ada", 1)).await), Denied::NotAbsent, "a minute is missing");
        one.clock.advance(60_000);
        assert_eq!(denied(there.wish(replace("bob", 1)).await), Denied::No(No::NotYours));
        assert_eq!(denied(there.wish(replace("ada", 2)).await), Denied::NotAbsent, "it is not her turn");
        there.wish(replace("ada", 1)).await.unwrap();
        let table = until(&there, "ada's turn", |table| table.turn() == Turn::Of(seat(2))).await;
        assert_eq!(notes(&table), [(Some(1), "note-absent")]);
        two.holds(&there).await;
        // He may come back, so she is not alone.
        assert_eq!(denied(there.wish(close("ada")).await), Denied::NotAlone);
        there.wish(join("bob")).await.unwrap();
        there.wish(leave("bob", "novice", true)).await.unwrap();
        assert_eq!(denied(there.wish(close("bob")).await), Denied::No(No::NotYours));
        there.wish(close("ada")).await.unwrap();
        let table = two.holds(&there).await;
        assert_eq!(table.ended, Some(Ending::Closed));
        assert_eq!(notes(&table).last(), Some(&(None, "note-over-closed")));
    });
}

#[test]
fn one_rematch_however_many_ask() {
    told(async |one, two| {
        let here = one.tables.open(wanted(&[person("ada"), person("bob"), bot()])).await.unwrap();
        let there = live(&two.tables, &here.id).await;
        let rematch = |who: &str| Wish::Rematch { person: who.to_owned() };
        assert_eq!(denied(here.wish(rematch("ada")).await), Denied::No(No::NotYours), "not before the end");
        play_out(&here).await;
        let version = one.holds(&here).await.version;
        until(&there, "the end", |table| table.version == version).await;
        assert_eq!(denied(here.wish(rematch("cleo")).await), Denied::No(No::NotYours));
        let asked = tokio::join!(
            here.wish(rematch("ada")),
            there.wish(rematch("bob")),
            here.wish(rematch("bob")),
            there.wish(rematch("ada")),
        );
        let tables =
            [asked.0, asked.1, asked.2, asked.3].map(|table| table.unwrap().rematch.clone().unwrap());
        assert!(tables.iter().all(|table| *table == tables[0]), "{tables:?}");
        let mine = one.tables.store().mine("ada", house::store::Which::Running, 100).await.unwrap();
        assert_eq!(mine.len(), 1, "one table was opened");
        let table = one.holds(&here).await;
        assert_eq!(table.rematch.as_deref(), Some(tables[0].as_str()));
        // Everybody sits one seat further, at a table that can be played.
        let next = live(&two.tables, &tables[0]).await;
        let seats = next.look().table.seating.seats().to_vec();
        assert_eq!(seats, [bot(), person("ada"), person("bob")]);
        play_out(&next).await;
        two.holds(&next).await;
    });
}

#[test]
fn a_forsaken_table_ends() {
    told(async |one, two| {
        let here = one.tables.open(wanted(&[person("ada"), person("bob")])).await.unwrap();
        let there = live(&two.tables, &here.id).await;
        one.clock.advance(FORSAKEN - 60_000);
        one.tables.end_forsaken().await;
        assert_eq!(here.look().table.ended, None);
        // A move is a sign of life.
        here.wish(play(&here.look().table, 0).unwrap()).await.unwrap();
        one.clock.advance(120_000);
        two.tables.end_forsaken().await;
        assert_eq!(two.holds(&there).await.ended, None);
        one.clock.advance(FORSAKEN);
        two.tables.end_forsaken().await;
        let table = two.holds(&there).await;
        assert_eq!(table.ended, Some(Ending::Forsaken));
        assert_eq!(notes(&table), [(None, "note-over-forsaken")]);
        until(&here, "the end", |table| table.ended.is_some()).await;
    });
}

/// While the house is down nobody can show a sign of life.
#[test]
fn no_table_is_forsaken_while_the_house_is_down() {
    told(async |one, two| {
        let here = one.tables.open(wanted(&[person("ada"), person("bob")])).await.unwrap();
        let there = live(&two.tables, &here.id).await;
        while here.look().table.turn() != Turn::Of(seat(2)) {
            here.wish(play(&here.look().table, 0).unwrap()).await.unwrap();
        }
        one.clock.advance(ABSENT / 2);
        // Its heart has beaten: what had never lived cannot have been closed.
        one.tables.store().clocks().beat(one.clock.pulse(), OUTAGE).await.unwrap();
        one.clock.close_for(2 * FORSAKEN);
        soon("the outage", async || there.look().table.clocks.stood >= 2 * FORSAKEN).await;
        for tables in [&one.tables, &two.tables] {
            tables.end_forsaken().await;
        }
        let replace = Wish::Replace { person: "ada".to_owned(), seat: seat(2), bot: "novice".to_owned() };
        assert_eq!(here.wish(replace.clone()).await.map(drop), Err(Denied::NotAbsent));
        assert_eq!(two.holds(&there).await.ended, None);
        one.clock.advance(ABSENT / 2 + 60_000);
        here.wish(replace).await.unwrap();
        until(&there, "the bot's move", |table| table.turn() == Turn::Of(seat(1))).await;
        one.clock.advance(FORSAKEN + 60_000);
        one.tables.end_forsaken().await;
        until(&there, "the end", |table| table.ended == Some(Ending::Forsaken)).await;
    });
}

#[test]
fn nothing_after_the_end() {
    told(async |one, two| {
        let here = one.tables.open(wanted(&[person("ada"), person("bob")])).await.unwrap();
        let mut last = None;
        while let Some(wish) = play(&here.look().table, 1) {
            here.wish(wish.clone()).await.unwrap();
            last = Some(wish);
        }
        let table = one.holds(&here).await;
        assert_eq!(table.ended, Some(Ending::Finished));
        assert_eq!(
            table.standing().ended,
            Some((Ending::Finished, table.seating.played().scores().totals()))
        );
        let kept = one.tables.store().load(&here.id).await.unwrap().unwrap();
        assert_eq!(kept.events.last().unwrap().event, Event::Ended { how: Ending::Finished });
        let there = live(&two.tables, &here.id).await;
        let Some(Wish::Play { person: who, decision, seat: by, mv, .. }) = last else {
            panic!("a last move")
        };
        let other =
            Wish::Play { person: who.clone(), decision: decision + 1, seat: by, mv: mv.clone(), hold: false };
        for wish in [
            undo(&who, &table, Back::Step),
            undo(&who, &table, Back::Turn),
            leave(&who, "novice", false),
            leave(&who, "novice", true),
            join("cleo"),
            fill("ada"),
            Wish::Close { person: "ada".to_owned() },
            Wish::Replace { person: "ada".to_owned(), seat: seat(2), bot: "novice".to_owned() },
            Wish::Answer { version: table.version, seat: by, mv: mv.clone() },
        ] {
            assert_eq!(denied(there.wish(wish.clone()).await), Denied::Over, "{wish:?}");
        }
        assert!(matches!(denied(there.wish(other).await), Denied::Over | Denied::No(No::Stale)));
        // The last move once more is answered as the first time.
        let again =
            there.wish(Wish::Play { person: who, decision, seat: by, mv, hold: false }).await.unwrap();
        assert_eq!(again.version, table.version);
        one.clock.advance(FORSAKEN * 2);
        there.wish(Wish::Tend).await.unwrap();
        assert_eq!(two.holds(&there).await.version, table.version);
    });
}

/// Bots and people play whole games of every game of the house to their end.
#[test]
fn whole_games() {
    let (_folder, store) = sqlite();
    run(async {
        let tables = Tables::new(store, &quick());
        for game in ["toy", "great-wall", "emperor"] {
            let live = tables.open(wanted_of(game, &[person("ada"), bot(), bot()])).await.unwrap();
            let table = tokio::time::timeout(PATIENCE, play_out(&live)).await.unwrap();
            assert_eq!(table.ended, Some(Ending::Finished));
            kept_as_seen(tables.store(), &live).await;
        }
    });
}
