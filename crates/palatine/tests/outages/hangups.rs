//! People who hang up: whoever sends a request and is gone a moment later leaves nothing half done. No table stands still, none
//! shows what its store does not hold, and nothing happens twice.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Arc, Barrier};
use std::time::Duration;

use super::phone::{Hung, PATIENCE, Phone};
use crate::house::history::{Fate, Ledger, Place, What, id, lines};
use crate::house::player::{Player, Random, Step};
use crate::house::{Guest, House, move_form, until};
use ::house::event::Event;
use ::house::store::sqlite::Sqlite;
use ::house::store::{Store as _, Which};

/// So many requests are hung up on.
const HANGUPS: usize = 2_000;
const THREADS: usize = 8;

/// What was asked for besides moves.
#[derive(Default)]
struct Asked {
    /// At each table: how often leaving was acknowledged, and how often it may have happened.
    left: BTreeMap<String, (usize, usize)>,
    /// At each table that is over: where "Play again" led to, and how often it may have happened.
    again: BTreeMap<String, (BTreeSet<String>, usize)>,
    tables: BTreeSet<String>,
    hung_up: usize,
    answered: usize,
    compared: usize,
}

/// One thread: a guest and a friend, a table against a bot, a table with the friend, and a table that is over.
struct Caller {
    phone: Phone,
    me: Player,
    friend: Player,
    bot: String,
    pair: String,
    over: String,
    asked: Asked,
}

impl Caller {
    fn new(house: SocketAddr, data: &Path, number: usize, ledger: &Ledger) -> Self {
        let mut caller = Self {
            phone: Phone::new(house, data),
            me: Player::new(2 * number, ledger),
            friend: Player::new(2 * number + 1, ledger),
            bot: String::new(),
            pair: String::new(),
            over: String::new(),
            asked: Asked::default(),
        };
        caller.me.guest.meet(house);
        caller.friend.guest.meet(house);
        caller.bot = caller.open("seat1=me&seat2=bot&level2=novice");
        caller.pair = caller.open("seat1=me&seat2=open");
        caller.close_one();
        caller
    }

    fn open(&mut self, form: &str) -> String {
        let table = self.me.guest.open(self.phone.house, form).unwrap();
        self.asked.tables.insert(table.clone());
        table
    }

    /// A table that is over, where "Play again" can be pressed.
    fn close_one(&mut self) {
        self.over = self.open("seat1=me&seat2=bot&level2=novice");
        let closed = self.me.guest.post(self.phone.house, &format!("{}/close", self.over), "");
        assert_eq!(closed.unwrap().0, 204);
    }

    fn hang_up(&mut self, friend: bool, path: &str, body: &str) -> Hung {
        let guest = if friend { self.friend.guest.clone() } else { self.me.guest.clone() };
        let hung = self.phone.hang_up(&mut self.me.random, &guest, path, body);
        self.asked.hung_up += 1;
        self.asked.answered += usize::from(hung.status().is_some());
        hung
    }

    fn call(&mut self) {
        match self.me.random.below(20) {
            0..=11 => self.decide(),
            12 => {
                let path = format!("{}/join", self.pair);
                self.hang_up(true, &path, "");
            }
            13..=15 => {
                let path = format!("{}/rematch", self.over);
                let hung = self.hang_up(false, &path, "");
                let again = self.asked.again.entry(id(&self.over).to_owned()).or_default();
                again.1 += usize::from(hung.fate() != Fate::Refused);
                again.0.extend(hung.location());
                if self.me.random.below(4) == 0 {
                    self.close_one();
                }
            }
            16 => {
                let path = format!("{}/leave", self.bot);
                let hung = self.hang_up(false, &path, "for-good=no&level=novice");
                let left = self.asked.left.entry(id(&self.bot).to_owned()).or_default();
                left.0 += usize::from(hung.fate() == Fate::Acknowledged);
                left.1 += usize::from(hung.fate() != Fate::Refused);
            }
            17..=18 => {
                let path = format!("{}/join", self.bot);
                self.hang_up(false, &path, "");
            }
            _ => {
                let form = "game=great-wall&seat1=me&seat2=bot&level2=novice";
                let hung = self.hang_up(false, "/new", form);
                self.asked.tables.extend(hung.location());
            }
        }
    }

    /// A move or a step back, at one of both tables, by whoever is to decide there.
    fn decide(&mut self) {
        let with_friend = self.me.random.below(2) == 0;
        let table = if with_friend { self.pair.clone() } else { self.bot.clone() };
        for friend in [false, true] {
            let player = if friend { &mut self.friend } else { &mut self.me };
            let page = player.guest.page(self.phone.house, &table).unwrap();
            if page.over {
                // The next one.
                if with_friend {
                    self.pair = self.open("seat1=me&seat2=open");
                } else {
                    self.bot = self.open("seat1=me&seat2=bot&level2=novice");
                }
                return;
            }
            let Some(what) = player.choose(&table, &page) else { continue };
            let (path, body) = match &what {
                What::Play(decision, seat, mv) => (format!("{table}/move"), move_form(*decision, *seat, mv)),
                What::Undo(decision) => (format!("{table}/undo"), format!("what=step&decision={decision}")),
            };
            let ledger = player.ledger.clone();
            let number = ledger.begin(player.number, &table, what.clone());
            let hung = self.hang_up(friend, &path, &body);
            let fate = ledger.is(number, hung.fate());
            let player = if friend { &mut self.friend } else { &mut self.me };
            player.note(&table, &what, fate);
            // Nobody else touches this table: whatever became of it, memory and file soon say the same, and stay so without
            // another wish that would mend it.
            if with_friend && self.me.random.below(3) == 0 {
                std::thread::sleep(Duration::from_millis(10));
                until("what is shown is what is kept", Duration::from_secs(20), || {
                    let shown = Guest::default().page(self.phone.house, &table).unwrap().decision;
                    shown == self.phone.kept(&table)
                });
                self.asked.compared += 1;
            }
            return;
        }
    }

    /// Afterwards both come back, and can go on at both tables.
    fn settle(&mut self) {
        let house = self.phone.house;
        for (table, friend) in [(self.bot.clone(), false), (self.pair.clone(), true)] {
            if self.me.guest.page(house, &table).unwrap().over {
                continue;
            }
            let post = |player: &Player| player.guest.post(house, &format!("{table}/join"), "").unwrap().0;
            let joined = post(if friend { &self.friend } else { &self.me });
            assert!(joined == 204 || (joined == 409 && !friend), "{joined}");
            until("a table goes on", PATIENCE, || {
                let mut players = vec![&mut self.me];
                if friend {
                    players.push(&mut self.friend);
                }
                players.into_iter().any(|player| {
                    let step = player.step(house, &table);
                    matches!(step, Step::Did(Fate::Acknowledged) | Step::Over)
                })
            });
        }
    }
}

/// What is shown of every table once it is at rest: somebody can move, or may come back, or it is over. Bots go on where they are to
/// move.
fn at_rest(house: SocketAddr, callers: &[Caller]) -> BTreeMap<String, (usize, usize)> {
    for caller in callers {
        for table in &caller.asked.tables {
            until("a table at rest", PATIENCE, || {
                let look = |player: &Player| player.guest.page(house, table).unwrap();
                let (mine, theirs) = (look(&caller.me), look(&caller.friend));
                let open = mine.text.contains("id=\"invite\"");
                // Bots do not play where nobody sits any more; whoever left may come back.
                let left = mine.text.contains("data-post=\"join\"");
                mine.over || open || left || !mine.moves.is_empty() || !theirs.moves.is_empty()
            });
        }
    }
    let look = |table: &String| {
        let page = Guest::default().page(house, table).unwrap();
        (id(table).to_owned(), (page.decision, page.lines))
    };
    callers.iter().flat_map(|caller| &caller.asked.tables).map(look).collect()
}

/// Checks all histories, and that they come to what is shown.
fn compare(
    ledger: &Ledger,
    place: &Place,
    shown: &BTreeMap<String, (usize, usize)>,
) -> BTreeMap<String, ::house::Table> {
    let kept = ledger.check(place, shown.keys().map(String::as_str));
    for (id, table) in &kept {
        assert_eq!(shown[id], (table.seating.decision(), lines(table)), "table {id} shows something else");
    }
    kept
}

#[test]
fn whoever_hangs_up_leaves_nothing_half_done() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path());
    let ledger = Ledger::default();
    let address = house.address;
    let threads: Vec<_> = (0..THREADS)
        .map(|number| {
            let (ledger, data) = (ledger.clone(), data.path().to_owned());
            std::thread::spawn(move || {
                let mut caller = Caller::new(address, &data, number, &ledger);
                while caller.asked.hung_up < HANGUPS * trials::heavy() / THREADS {
                    caller.call();
                }
                caller
            })
        })
        .collect();
    let mut callers: Vec<Caller> = threads.into_iter().map(|thread| thread.join().unwrap()).collect();

    // As they were left, nobody having touched them since. A copy can be looked at while the house is open: nothing is written
    // when all tables are at rest.
    let shown = at_rest(address, &callers);
    let copy = tempfile::tempdir().unwrap();
    for file in ["palatine.sqlite", "palatine.sqlite-wal"] {
        std::fs::copy(data.path().join(file), copy.path().join(file)).unwrap();
    }
    compare(&ledger, &Place::Folder(copy.path().to_owned()), &shown);
    // And everybody can go on.
    callers.iter_mut().for_each(Caller::settle);
    let shown = at_rest(address, &callers);
    house.kill();
    let place = Place::Folder(data.path().to_owned());
    let kept = compare(&ledger, &place, &shown);
    let (mut left, mut again) = (0, 0);
    let events = place.load(shown.keys().map(String::as_str));
    let count = |id: &str, of: fn(&Event) -> bool| {
        events[id].events.iter().filter(|stamped| of(&stamped.event)).count()
    };
    for caller in &callers {
        for (id, (acknowledged, asked)) in &caller.asked.left {
            let there = count(id, |event| matches!(event, Event::Left { .. }));
            assert!((*acknowledged..=*asked).contains(&there), "{id}: {there} of {acknowledged} to {asked}");
            left += there;
        }
        for (id, (led, asked)) in &caller.asked.again {
            let there = count(id, |event| matches!(event, Event::Rematch { .. }));
            assert!(there <= 1 && led.len() <= there && there <= *asked, "{id}: {there} rematches, {led:?}");
            assert!(
                led.iter().all(|path| kept[id].rematch.as_deref() == Some(crate::house::history::id(path)))
            );
            again += there;
        }
    }
    let hung_up: usize = callers.iter().map(|caller| caller.asked.hung_up).sum();
    let answered: usize = callers.iter().map(|caller| caller.asked.answered).sum();
    let compared: usize = callers.iter().map(|caller| caller.asked.compared).sum();
    println!(
        "{hung_up} hung up, {answered} of them after an answer; {compared} compared at once; {} tables, {} changes acknowledged, {} without an \
         answer, {left} left, {again} rematches",
        shown.len(),
        ledger.acknowledged(),
        ledger.unanswered()
    );
    assert!(hung_up >= HANGUPS && answered < hung_up);

    // After the kill everything is shown as before.
    let house = House::open(data.path());
    for (id, page) in &shown {
        let again = Guest::default().page(house.address, &format!("/t/{id}")).unwrap();
        assert_eq!(*page, (again.decision, again.lines), "table {id} after the restart");
    }
}

#[test]
fn four_who_press_play_again_at_once_play_at_one_table() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path());
    let address = house.address;
    let ledger = Ledger::default();
    let mut players: Vec<Player> = (0..4).map(|number| Player::new(number, &ledger)).collect();
    players.iter_mut().for_each(|player| player.guest.meet(address));
    let table = players[0].guest.open(address, "seat1=me&seat2=open&seat3=open&seat4=open").unwrap();
    for player in &players[1..] {
        assert_eq!(player.guest.post(address, &format!("{table}/join"), "").unwrap().0, 204);
    }
    until("the end of the game", 4 * PATIENCE, || {
        players.iter_mut().map(|player| player.step(address, &table)).any(|step| step == Step::Over)
    });
    let barrier = Arc::new(Barrier::new(8));
    let presses: Vec<_> = (0..8)
        .map(|number| {
            let (guest, barrier) = (players[number % 4].guest.clone(), barrier.clone());
            let path = format!("{table}/rematch");
            std::thread::spawn(move || {
                barrier.wait();
                if number >= 6 {
                    // Two of them hang up.
                    Phone::new(address, Path::new("")).hang_up(
                        &mut Random::new(number as u64),
                        &guest,
                        &path,
                        "",
                    );
                    return None;
                }
                guest.post(address, &path, "").unwrap().1
            })
        })
        .collect();
    let led: Vec<Option<String>> = presses.into_iter().map(|press| press.join().unwrap()).collect();
    let all: BTreeSet<&String> = led.iter().flatten().collect();
    assert_eq!((all.len(), led.iter().flatten().count()), (1, 6), "{led:?}");
    let next = (*all.first().unwrap()).clone();
    for player in &players {
        assert_eq!(player.guest.page(address, &next).unwrap().status, 200);
    }
    house.kill();
    assert_eq!(running(data.path(), &next), 1, "tables of the host that are not over");
}

/// How many tables are not over of whoever opened this one.
fn running(data: &Path, table: &str) -> usize {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let store = Sqlite::open(data).unwrap();
    let host = runtime.block_on(store.load(id(table))).unwrap().unwrap().header.host;
    runtime.block_on(store.mine(&host, Which::Running, 10)).unwrap().len()
}
