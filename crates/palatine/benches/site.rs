//! The site under load: 200 live tables of bots and people. Prints how long a page takes at the server, and how long a
//! player waits until a move is acknowledged. `cargo bench -p palatine --bench site`
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs)]

#[path = "../tests/house/mod.rs"]
mod house;

use std::io::{BufRead as _, BufReader};
use std::process::Stdio;
use std::time::{Duration, Instant};

use house::{Guest, House};

const TABLES: usize = 200;
const CLIENTS: usize = 8;
const TIME: Duration = Duration::from_secs(20);

fn main() {
    let data = tempfile::tempdir().unwrap();
    let mut house = House::open_with(data.path(), "json", Stdio::piped());
    let address = house.address;
    let log = house.take_errors();
    // The server's own figures, from its log.
    let log = std::thread::spawn(move || {
        let mut pages = Vec::new();
        for line in BufReader::new(log).lines().map_while(Result::ok) {
            let entry: serde_json::Value = serde_json::from_str(&line).unwrap_or_default();
            let fields = &entry["fields"];
            let path = fields["path"].as_str().unwrap_or_default();
            if fields["method"] == "GET" && path.starts_with("/t/") && path.matches('/').count() == 2 {
                pages.push(fields["micros"].as_f64().unwrap_or_default() / 1_000.0);
            }
        }
        pages
    });
    let clients: Vec<_> = (0..CLIENTS)
        .map(|client| {
            std::thread::spawn(move || {
                let open = |n: usize| {
                    // A guest for each table, or the rate limit would be what is measured.
                    let mut guest = Guest::default();
                    guest.meet(address);
                    let seats = if n.is_multiple_of(2) {
                        "seat1=me&seat2=bot&level2=greedy&seat3=bot&level3=greedy"
                    } else {
                        "seat1=me&seat2=here&name2=Twin"
                    };
                    let table = guest.open(address, seats).unwrap();
                    (guest, table)
                };
                let mut tables: Vec<_> = (0..TABLES / CLIENTS).map(|n| open(n + client)).collect();
                let (mut waits, began) = (Vec::new(), Instant::now());
                while began.elapsed() < TIME {
                    for (n, place) in tables.iter_mut().enumerate() {
                        let (guest, table) = &place;
                        let Some((decision, seat, moves)) = guest.look(address, table) else { continue };
                        let Some(mv) = moves.get(decision * 7 % moves.len().max(1)) else {
                            if seat > 0 || moves.is_empty() && decision > 60 {
                                *place = open(n + client);
                            }
                            continue;
                        };
                        let asked = Instant::now();
                        if guest.play(address, table, decision, seat, mv) == Some(204) {
                            waits.push(asked.elapsed().as_secs_f64() * 1_000.0);
                        }
                    }
                }
                waits
            })
        })
        .collect();
    let mut waits: Vec<f64> = clients.into_iter().flat_map(|client| client.join().unwrap()).collect();
    house.kill();
    let mut pages = log.join().unwrap();
    for (what, list) in
        [("page of a table, at the server", &mut pages), ("move until acknowledged", &mut waits)]
    {
        list.sort_by(f64::total_cmp);
        let at = |share: f64| list.get((list.len() as f64 * share) as usize).copied().unwrap_or_default();
        println!(
            "{what}: {} measured, median {:.2} ms, 99 % {:.2} ms, longest {:.2} ms",
            list.len(),
            at(0.5),
            at(0.99),
            list.last().copied().unwrap_or_default()
        );
    }
}
