//! The way back from a slip: a turn that is held until its player ends it, and bots that wait a moment.

use std::time::Duration;

use game::Turn;
use house::event::Event;
use house::fold::HELD;
use house::wish::weigh;
use house::{Denied, Settings, Table, Tables, Wish};
use table::Occupant;
use table::seating::{Back, No};

use crate::stage::{
    bot, denied, kept_as_seen, leave, live, person, play_out, quick, run, seat, sqlite, undo, until, wanted,
};
use crate::story::told;

/// A move of that kind, by the person whose turn it is; the turn is held after it.
fn held(table: &Table, kind: &str) -> Wish {
    let Turn::Of(seat) = table.turn() else { panic!("it is over") };
    let Some(Occupant::Person { id, .. }) = table.seating.seats().get(seat.index()) else {
        panic!("a person's turn")
    };
    let moves = table.seating.played().moves();
    let mv = moves.iter().find(|mv| mv.mv.starts_with(kind)).unwrap().mv.clone();
    Wish::Play { person: id.clone(), decision: table.seating.decision(), seat, mv, hold: true }
}

fn end(person: &str, table: &Table) -> Wish {
    Wish::EndTurn { person: person.to_owned(), decision: table.seating.decision() }
}

/// Against bots it is held as long as its player likes, over a restart too; what shows something new is not held.
#[test]
fn bots_wait_until_the_turn_is_ended() {
    let (_folder, store) = sqlite();
    run(async {
        let settings = quick();
        let tables = Tables::new(store.clone(), &settings);
        let here = tables.open(wanted(&[person("ada"), bot(), bot()])).await.unwrap();
        let table = here.wish(held(&here.look().table, "play")).await.unwrap();
        assert_eq!((table.held.map(|held| held.seat), table.turn()), (Some(seat(1)), Turn::Of(seat(1))));
        assert_eq!((table.due_bot(), table.standing().bot, table.held_until()), (None, false, None));
        assert_eq!(table.standing().turn, Some(seat(1)));
        settings.clock.advance(HELD * 100);
        tokio::time::sleep(Duration::from_millis(1_500)).await;
        assert_eq!(here.look().table.version, table.version, "nobody moves");
        kept_as_seen(&store, &here).await;

        // Another house on the same store: it is held there too, and can be ended there.
        tables.close();
        let again = Tables::new(store.clone(), &settings);
        let there = live(&again, &here.id).await;
        assert_eq!(there.look().table.held, table.held);
        assert_eq!(denied(there.wish(end("bob", &table)).await), Denied::No(No::NotYours));
        let stale = Wish::EndTurn { person: "ada".to_owned(), decision: 1 };
        assert_eq!(denied(there.wish(stale).await), Denied::No(No::Stale));
        there.wish(end("ada", &table)).await.unwrap();
        let turn =
            until(&there, "ada's turn", |table| table.turn() == Turn::Of(seat(1)) && table.held.is_none())
                .await;
        assert!(turn.seating.decision() > table.seating.decision());
        // Ended twice is ended once.
        assert_eq!(there.wish(end("ada", &table)).await.unwrap().version, turn.version);

        // A card that was drawn cannot be put back: there is nothing to hold the turn for.
        let drawn = there.wish(held(&turn, "draw")).await.unwrap();
        assert_eq!(drawn.held, None);
        let last = play_out(&there).await;
        assert!(last.ended.is_some() && last.held.is_none());
        kept_as_seen(&store, &there).await;
    });
}

/// Where others wait, nobody is kept waiting for longer than a minute.
#[test]
fn nobody_stalls_the_others() {
    told(async |one, two| {
        let here = one.tables.open(wanted(&[person("ada"), person("bob"), bot()])).await.unwrap();
        let there = live(&two.tables, &here.id).await;
        let table = here.wish(held(&here.look().table, "play")).await.unwrap();
        let table = until(&there, "the same", |there| there.version == table.version).await;
        let mv = table.seating.played().moves()[0].mv.clone();
        let next = Wish::Play {
            person: "bob".to_owned(),
            decision: table.seating.decision(),
            seat: seat(2),
            mv,
            hold: false,
        };
        assert_eq!(denied(there.wish(next.clone()).await), Denied::Held);
        // Whoever comes just when the time has passed need not wait for anybody to say so.
        let late = weigh(&table, &next, table.held.unwrap().since + HELD).unwrap();
        assert!(
            matches!(&late.events[..2], [Event::Released, Event::Played { seat: by, .. }] if *by == seat(2))
        );
        one.clock.advance(HELD - 20_000);
        assert_eq!(denied(there.wish(next.clone()).await), Denied::Held);
        // It ends by itself, whoever looks first.
        one.clock.advance(20_000);
        let after = until(&there, "its end", |table| table.held.is_none()).await;
        assert_eq!((after.turn(), after.version), (Turn::Of(seat(2)), table.version + 1));
        there.wish(next).await.unwrap();

        one.holds(&here).await;
    });
}

/// Taking back, leaving and resigning end it.
#[test]
fn undo_and_leaving_release_it() {
    told(async |one, two| {
        for going in [None, Some(false), Some(true)] {
            let here = one.tables.open(wanted(&[person("ada"), person("bob")])).await.unwrap();
            let there = live(&two.tables, &here.id).await;
            let table = here.wish(held(&here.look().table, "play")).await.unwrap();
            assert!(table.held.is_some());
            let after = match going {
                None => here.wish(undo("ada", &table, Back::Step)).await.unwrap(),
                Some(resign) => here.wish(leave("ada", "novice", resign)).await.unwrap(),
            };
            assert_eq!(after.held, None);
            let turn = if going.is_none() { seat(1) } else { seat(2) };
            assert_eq!(after.turn(), Turn::Of(turn));
            let seen = until(&there, "the same", |table| table.version >= after.version).await;
            assert_eq!(seen.held, None);
            // Somebody else who leaves changes nothing of it.
            if going.is_none() {
                let table = here.wish(held(&after, "play")).await.unwrap();
                let gone = here.wish(leave("bob", "novice", false)).await.unwrap();
                assert_eq!((gone.held, gone.held_until()), (table.held, None));
                let back = here.wish(undo("ada", &gone, Back::Step)).await.unwrap();
                assert_eq!(back.seating.decision(), 1);
            }
            one.holds(&here).await;
        }
    });
}

/// After a person's move that can be taken back a bot waits a moment, whatever its usual pause; after its own it does not.
#[test]
fn a_bot_leaves_time_for_a_slip() {
    let (_folder, store) = sqlite();
    run(async {
        let settings = Settings { bot_pause: Duration::from_millis(1), ..quick() };
        let tables = Tables::new(store.clone(), &settings);
        let here = tables.open(wanted(&[person("ada"), bot()])).await.unwrap();
        let Wish::Play { person, decision, seat: by, mv, .. } = held(&here.look().table, "play") else {
            panic!("a move")
        };
        let wish = Wish::Play { person, decision, seat: by, mv, hold: false };
        let table = here.wish(wish.clone()).await.unwrap();
        assert!(table.may_slip() && table.held.is_none());
        // The slip is taken back in time, and the bot that thought about it is not heard.
        let back = here.wish(undo("ada", &table, Back::Step)).await.unwrap();
        assert_eq!(back.seating.decision(), 1);
        tokio::time::sleep(Duration::from_millis(1_500)).await;
        assert_eq!(here.look().table.version, back.version);

        here.wish(wish).await.unwrap();
        until(&here, "ada's turn", |table| table.turn() == Turn::Of(seat(1))).await;
        let kept = store.load(&here.id).await.unwrap().unwrap();
        let times: Vec<i64> = kept.events.iter().rev().take(2).map(|stamped| stamped.at).collect();
        assert!(times[0] - times[1] >= 1_200, "{times:?}");
    });
}
