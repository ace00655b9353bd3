//! A killed process loses no acknowledged move: the program is killed with signal 9, again and again, under load, and
//! whatever was answered with success is in the file.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod house;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use house::{Guest, House, legal_moves};
use site::store::Store as _;
use site::store::sqlite::Sqlite;

/// What was acknowledged: table and decision, and the move.
type Acknowledged = Arc<Mutex<BTreeMap<(String, usize), String>>>;

const ROUNDS: u64 = 8;
const PLAYERS: usize = 6;

#[test]
fn no_acknowledged_move_is_lost_when_the_process_is_killed() {
    let data = tempfile::tempdir().unwrap();
    let acknowledged = Acknowledged::default();
    let guests: Vec<Guest> = (0..PLAYERS).map(|_| Guest::default()).collect();
    let mut played_before_kill = 0;
    for round in 0..ROUNDS {
        let house = House::open(data.path());
        let stop = Arc::new(AtomicBool::new(false));
        let players: Vec<_> = guests
            .iter()
            .cloned()
            .map(|mut guest| {
                let (address, stop, acknowledged) = (house.address, stop.clone(), acknowledged.clone());
                std::thread::spawn(move || {
                    guest.meet(address);
                    // Two seats at one screen: every decision is ours.
                    let Some(table) = guest.open(address, "seat1=me&seat2=here&name2=Twin") else {
                        return guest;
                    };
                    while !stop.load(Ordering::Relaxed) {
                        let Some((decision, seat, moves)) = guest.look(address, &table) else { break };
                        let Some(mv) = moves.first().cloned() else { break };
                        if guest.play(address, &table, decision, seat, &mv) == Some(204) {
                            let id = table.trim_start_matches("/t/").to_owned();
                            acknowledged.lock().unwrap().insert((id, decision), mv);
                        }
                    }
                    guest
                })
            })
            .collect();
        std::thread::sleep(Duration::from_millis(500 + 130 * round));
        house.kill();
        stop.store(true, Ordering::Relaxed);
        for player in players {
            player.join().unwrap();
        }

        let all = acknowledged.lock().unwrap().clone();
        assert!(all.len() > played_before_kill, "round {round}: nothing was played before the kill");
        played_before_kill = all.len();
        let store = Sqlite::open(&data.path().join("palatine.sqlite")).unwrap();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let mut logs = BTreeMap::new();
        for ((table, decision), mv) in &all {
            let log = logs.entry(table.clone()).or_insert_with(|| {
                runtime
                    .block_on(store.load(table))
                    .unwrap()
                    .unwrap_or_else(|| panic!("table {table} is lost"))
                    .log
            });
            let kept = log.get(decision - 1).map(|entry| entry.mv.as_str());
            assert_eq!(kept, Some(mv.as_str()), "round {round}: decision {decision} of {table}");
        }
    }
    assert!(played_before_kill > 100, "only {played_before_kill} moves were played in all");
    // And the tables can be played on.
    let house = House::open(data.path());
    let (table, _) = acknowledged.lock().unwrap().keys().next().unwrap().clone();
    let (status, _, page) = house::request(house.address, "GET", &format!("/t/{table}"), "", "").unwrap();
    assert_eq!(status, 200);
    assert!(legal_moves(&page).is_empty(), "a stranger has no moves");
}
