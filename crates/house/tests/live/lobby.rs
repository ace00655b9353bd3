//! Who waits is brought together: on one node and on two that share a store.

use house::event::Time;
use house::pairing::AWAY;
use house::store::{Waiting, Which};
use house::{Speed, Stir};
use table::Occupant;

use crate::stage::{join, live, person, play, seat, soon, wanted};
use crate::story::told;

const LIVE: Speed = Speed::Live { minutes: 20, seconds: 15 };

fn waiting(person: &str, seats: usize, speed: Speed, now: Time, bots: Option<Time>) -> Waiting {
    Waiting {
        person: person.to_owned(),
        name: format!("{person} the Great"),
        game: "toy".to_owned(),
        seats,
        speed,
        since: now,
        bots_at: bots.map(|bots| now + bots),
        seen: (speed == LIVE).then_some(now),
        table: None,
    }
}

#[test]
fn as_many_as_there_are_seats() {
    told(async |one, two| {
        let now = one.clock.now();
        one.tables.wait(waiting("ada", 3, LIVE, now, None)).await.unwrap();
        // Another number of seats, another clock: another table.
        two.tables.wait(waiting("cleo", 2, LIVE, now + 1, None)).await.unwrap();
        two.tables.wait(waiting("dora", 3, Speed::Days { days: 2 }, now + 2, None)).await.unwrap();
        two.tables.wait(waiting("bob", 3, LIVE, now + 3, None)).await.unwrap();
        assert_eq!(one.tables.store().pairs().queue(9).await.unwrap().len(), 4);
        one.tables.wait(waiting("eva", 3, LIVE, now + 4, None)).await.unwrap();
        let found = two.tables.store().pairs().waits("ada").await.unwrap().unwrap();
        let id = found.table.expect("a table");
        for person in ["bob", "eva"] {
            let other = one.tables.store().pairs().waits(person).await.unwrap().unwrap();
            assert_eq!(other.table.as_ref(), Some(&id));
        }
        let table = live(&two.tables, &id).await.look().table;
        assert_eq!(table.seating.seats(), [person("ada"), person("bob"), person("eva")]);
        assert_eq!((table.header.terms.speed, table.header.listed), (LIVE, false));
        assert_eq!(table.runs(), Some(seat(1)));
        assert_eq!(one.tables.store().mine("bob", Which::Running, 9).await.unwrap().len(), 1);
        let left = one.tables.store().pairs().queue(9).await.unwrap();
        assert_eq!(left.iter().map(|one| one.person.as_str()).collect::<Vec<_>>(), ["cleo", "dora"]);
        one.tables.stop_waiting("cleo").await.unwrap();
        two.tables.stop_waiting("dora").await.unwrap();
        assert_eq!(two.tables.store().pairs().queue(9).await.unwrap(), []);
    });
}

#[test]
fn bots_fill_up_after_the_time_one_chooses() {
    told(async |one, two| {
        let now = one.clock.now();
        one.tables.wait(waiting("ada", 3, LIVE, now, Some(120_000))).await.unwrap();
        two.tables.wait(waiting("bob", 3, LIVE, now + 1, None)).await.unwrap();
        // They stay there all the time.
        for passed in [30_000, 60_000, 90_000, 120_000] {
            let left = one.tables.store().pairs().queue(9).await.unwrap().len();
            assert_eq!(left, 2, "before {passed}");
            one.clock.advance(30_000);
            for person in ["ada", "bob"] {
                one.tables.store().pairs().seen(person, one.clock.now()).await.unwrap();
            }
        }
        soon("a table", async || one.tables.store().pairs().queue(9).await.unwrap().is_empty()).await;
        let id = two.tables.store().pairs().waits("bob").await.unwrap().unwrap().table.unwrap();
        let table = live(&two.tables, &id).await.look().table;
        let seats = table.seating.seats();
        assert_eq!(&seats[..2], [person("ada"), person("bob")]);
        assert!(seats[2..].iter().all(|seat| matches!(seat, Occupant::Bot { bot } if bot == "courtier")));
        assert_eq!(seats.len(), 3);
    });
}

/// Who waits to play live and has closed the page waits no longer; who plays by days need not be there, over a restart too.
#[test]
fn who_is_not_there_is_not_brought_together() {
    told(async |one, two| {
        let now = one.clock.now();
        one.tables.wait(waiting("ada", 2, LIVE, now, None)).await.unwrap();
        one.tables.wait(waiting("cleo", 2, Speed::Days { days: 1 }, now + 1, None)).await.unwrap();
        one.clock.advance(AWAY + 1_000);
        let now = one.clock.now();
        two.tables.wait(waiting("bob", 2, LIVE, now, None)).await.unwrap();
        two.tables.wait(waiting("dora", 2, Speed::Days { days: 1 }, now + 1, None)).await.unwrap();
        let pairs = two.tables.store().pairs();
        assert_eq!(pairs.waits("ada").await.unwrap(), None);
        assert_eq!(pairs.waits("bob").await.unwrap().unwrap().table, None);
        assert!(pairs.waits("cleo").await.unwrap().unwrap().table.is_some());
        pairs.stop("bob").await.unwrap();
    });
}

/// Whoever looks at lists hears of what concerns them, from other nodes too where everybody may see it.
#[test]
fn lists_hear_what_concerns_them() {
    told(async |one, two| {
        let (mut here, mut there) = (one.tables.stirs(), two.tables.stirs());
        let next = async |stirs: &mut tokio::sync::broadcast::Receiver<std::sync::Arc<Stir>>| {
            tokio::time::timeout(crate::stage::PATIENCE, stirs.recv()).await.unwrap().unwrap()
        };
        // It is listed, and has a free seat.
        let opened = one.tables.open(wanted(&[person("ada"), Occupant::Open])).await.unwrap();
        let stir = next(&mut here).await;
        assert!(stir.all && stir.people == ["ada"]);
        assert!(next(&mut there).await.all);
        // Somebody sits down: it is not listed any more, which everybody sees.
        opened.wish(join("bob")).await.unwrap();
        assert!(next(&mut here).await.all);
        assert!(next(&mut there).await.all);
        // From here on it concerns its players alone.
        opened.wish(play(&opened.look().table, 0).unwrap()).await.unwrap();
        let stir = next(&mut here).await;
        assert!(!stir.all && stir.people.contains(&"bob".to_owned()), "{stir:?}");
    });
}
