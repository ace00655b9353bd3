//! A killed process loses no acknowledged change: the program is killed with signal 9, again and again, under load, and
//! whatever was answered with success is in the store once, in its order.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::house::history::{Deed, Fate, Ledger, Place, check, id};
use crate::house::player::{Player, Step};
use crate::house::{Guest, House, until};
use ::house::event::Event;
use ::house::store::Kept;

const ROUNDS: usize = 50;

/// So long the house lives in each round, after it has opened.
const LIFE: Duration = Duration::from_millis(400);

/// Guests: the first ones sit alone with a twin at one screen, the next ones with a bot, the last ones two by two.
const GUESTS: usize = 6;

#[test]
fn a_killed_process_loses_nothing_that_is_kept_in_a_file() {
    let data = tempfile::tempdir().unwrap();
    kill_again_and_again(&Place::Folder(data.path().to_owned()), data.path());
}

#[test]
fn a_killed_process_loses_nothing_that_is_kept_in_postgresql() {
    let data = tempfile::tempdir().unwrap();
    let url = trials::pg::shared().database("killed");
    kill_again_and_again(&Place::Database(url), data.path());
}

/// Whoever checks must be able to find something: a history that was tampered with is found out.
#[test]
fn a_history_that_is_not_true_is_found_out() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path());
    let ledger = Ledger::default();
    let mut player = Player::new(0, &ledger);
    player.guest.meet(house.address);
    let table = player.guest.open(house.address, "seat1=me&seat2=here&name2=Twin").unwrap();
    for _ in 0..40 {
        player.step(house.address, &table);
    }
    house.kill();
    let place = Place::Folder(data.path().to_owned());
    let kept = place.load([id(&table)]).remove(id(&table)).unwrap();
    let deeds = ledger.deeds(&table);
    let judge = |kept: &Kept, deeds: &[Deed]| {
        check(kept.clone(), &deeds.iter().collect::<Vec<_>>()).map(|table| table.version)
    };
    assert_eq!(judge(&kept, &deeds), Ok(kept.events.len() as u64));
    assert!(ledger.undone() > 0, "no step back among {} changes", deeds.len());

    let mut lost = kept.clone();
    // With what followed from it by itself.
    while matches!(lost.events.pop().unwrap().event, Event::Played { forced: true, .. } | Event::Ended { .. })
    {
    }
    let mut gap = kept.clone();
    gap.events.remove(3);
    let mut twice = kept.clone();
    twice.events.last_mut().unwrap().version -= 1;
    for (what, kept) in [("lost", lost), ("gap", gap), ("twice", twice)] {
        assert!(judge(&kept, &deeds).is_err(), "{what}");
    }
    // Something happened that nobody asked for; something was told that did not happen, or in another order.
    let last = deeds.iter().rposition(|deed| deed.fate == Fate::Acknowledged).unwrap();
    let mut unasked = deeds.clone();
    unasked.remove(last);
    let mut refused = deeds.clone();
    refused[last].fate = Fate::Refused;
    let mut more = deeds.clone();
    more.push(deeds[last].clone());
    let mut order = deeds.clone();
    order.swap(0, last);
    for (what, deeds) in [("unasked", unasked), ("refused", refused), ("more", more), ("order", order)] {
        assert!(judge(&kept, &deeds).is_err(), "{what}");
    }
    let mut unanswered = deeds;
    unanswered[last].fate = Fate::Unanswered;
    assert!(judge(&kept, &unanswered).is_ok(), "what was not answered may have happened");
}

fn kill_again_and_again(place: &Place, data: &std::path::Path) {
    let ledger = Ledger::default();
    let mut players: Vec<Player> = (0..GUESTS).map(|number| Player::new(number, &ledger)).collect();
    let tables = Arc::new(Mutex::new(BTreeSet::new()));
    // Where each guest sits now. It is played on after every kill, until it is over.
    let mut seats: Vec<Option<String>> = vec![None; GUESTS];
    let (mut acknowledged, mut idle_rounds) = (0, 0);
    for round in 0..ROUNDS * trials::heavy() {
        let house = House::open_on(data, place.store(), 0);
        if round == 0 {
            players.iter_mut().for_each(|player| player.guest.meet(house.address));
        }
        sit_down(&house, &players, &mut seats, &tables);
        let stop = Arc::new(AtomicBool::new(false));
        let threads: Vec<_> = std::mem::take(&mut players)
            .into_iter()
            .zip(seats.clone())
            .map(|(player, table)| play(player, table.unwrap(), house.address, stop.clone(), tables.clone()))
            .collect();
        std::thread::sleep(LIFE + Duration::from_millis((round as u64 * 37) % 200));
        house.kill();
        stop.store(true, Ordering::Relaxed);
        for (seat, thread) in seats.iter_mut().zip(threads) {
            let (player, table) = thread.join().unwrap();
            players.push(player);
            *seat = table;
        }
        // Whoever sits opposite of somebody whose table is over finds that out as well.
        for pair in [4, 5] {
            if seats[4].is_none() || seats[5].is_none() {
                seats[pair] = None;
            }
        }
        idle_rounds += usize::from(ledger.acknowledged() == acknowledged);
        acknowledged = ledger.acknowledged();
        // Every tenth time everything that ever happened is looked through.
        if round % 10 == 9 {
            let all = tables.lock().unwrap().clone();
            ledger.check(place, all.iter().map(String::as_str));
        }
    }
    let all = tables.lock().unwrap().clone();
    ledger.check(place, all.iter().map(String::as_str));
    println!(
        "{} kills, {} tables, {acknowledged} changes acknowledged ({} steps back), {} without an answer, \
         {idle_rounds} rounds without a change",
        ROUNDS * trials::heavy(),
        all.len(),
        ledger.undone(),
        ledger.unanswered()
    );
    assert!(acknowledged > 5 * ROUNDS, "only {acknowledged} changes were acknowledged");
    assert!(idle_rounds < ROUNDS / 5, "nothing was played in {idle_rounds} rounds");

    // And the tables can be played on.
    let house = House::open_on(data, place.store(), 0);
    sit_down(&house, &players, &mut seats, &tables);
    for (player, table) in players.iter_mut().zip(&seats) {
        let table = table.as_ref().unwrap();
        let before = ledger.acknowledged();
        // Of two who sit opposite of each other only one may be to move: then it is enough that the other can.
        until("a move after the last restart", Duration::from_secs(30), || {
            let step = player.step(house.address, table);
            assert_ne!(step, Step::Silence);
            ledger.acknowledged() > before || step == Step::Over || player.number >= 4
        });
    }
    house.kill();
    let all = tables.lock().unwrap().clone();
    ledger.check(place, all.iter().map(String::as_str));
}

/// Everybody who does not sit at a table opens one.
fn sit_down(
    house: &House,
    players: &[Player],
    seats: &mut [Option<String>],
    tables: &Mutex<BTreeSet<String>>,
) {
    for number in 0..players.len() {
        if seats[number].is_some() {
            continue;
        }
        let guest: &Guest = &players[number].guest;
        let form = match number {
            0 | 1 => "seat1=me&seat2=here&name2=Twin",
            2 | 3 => "seat1=me&seat2=bot&level2=novice",
            _ => "seat1=me&seat2=open",
        };
        let table = guest.open(house.address, form).unwrap();
        tables.lock().unwrap().insert(table.clone());
        if number == 4 {
            let joined = players[5].guest.post(house.address, &format!("{table}/join"), "");
            assert_eq!(joined.unwrap().0, 204);
            seats[5] = Some(table.clone());
        }
        seats[number] = Some(table);
    }
}

/// Plays at a table until the house is gone; gives where the guest sits then.
fn play(
    mut player: Player,
    table: String,
    house: std::net::SocketAddr,
    stop: Arc<AtomicBool>,
    tables: Arc<Mutex<BTreeSet<String>>>,
) -> std::thread::JoinHandle<(Player, Option<String>)> {
    std::thread::spawn(move || {
        let mut over = false;
        while !stop.load(Ordering::Relaxed) {
            match player.step(house, &table) {
                Step::Silence => break,
                Step::Over => {
                    over = true;
                    break;
                }
                Step::Waits => std::thread::sleep(Duration::from_millis(2)),
                Step::Did(_) => {}
            }
        }
        // Also new tables are opened while the house dies. One whose answer came is there.
        if let Some(opened) = player.guest.open(house, "seat1=me&seat2=bot&level2=novice") {
            tables.lock().unwrap().insert(opened);
        }
        (player, (!over).then_some(table))
    })
}
