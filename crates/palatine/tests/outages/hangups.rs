//! People who hang up: whoever sends a request and is gone a moment later leaves nothing half done. No table stands still, none
//! shows what its store does not hold, and nothing happens twice.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::{Arc, Barrier};
use std::time::Duration;

use crate::house::history::{Fate, Ledger, Place, What, id, lines};
use crate::house::player::{Player, Random, Step};
use crate::house::{Guest, House, move_form, request_text, until};
use ::house::event::Event;
use ::house::store::sqlite::Sqlite;
use ::house::store::{Store as _, Which};

/// So many requests are hung up on.
const HANGUPS: usize = 2_000;
const THREADS: usize = 8;

/// The longest anybody waits before hanging up, in microseconds, as long as answers come as fast as that.
const LONGEST: usize = 5_000;
/// And however slowly they come.
const PATIENT: usize = 1_000_000;

/// A table that has not gone on by then stands still.
const PATIENCE: Duration = Duration::from_secs(60);

/// Ways to end a connection need a reactor.
struct Phone {
    house: SocketAddr,
    data: PathBuf,
    /// How long is waited at most: where a disk is slow, everybody would hang up before the answer, and nothing be heard.
    longest: Cell<usize>,
    runtime: tokio::runtime::Runtime,
}

/// How a request ended that was hung up on.
struct Hung {
    /// Whether all of it was sent: else it must do nothing.
    whole: bool,
    /// What of the answer came in time.
    heard: String,
}

impl Hung {
    fn status(&self) -> Option<u16> {
        self.heard.split(' ').nth(1)?.parse().ok()
    }

    fn fate(&self) -> Fate {
        match self.status() {
            Some(200..=399) => Fate::Acknowledged,
            Some(400..=499) => Fate::Refused,
            _ if !self.whole => Fate::Refused,
            _ => Fate::Unanswered,
        }
    }

    fn location(&self) -> Option<String> {
        let (head, _) = self.heard.split_once("\r\n\r\n")?;
        head.lines().find_map(|line| line.strip_prefix("location: ")).map(str::to_owned)
    }
}

impl Phone {
    fn new(house: SocketAddr, data: &Path) -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        Self { house, data: data.to_owned(), longest: Cell::new(LONGEST), runtime }
    }

    /// The decision that is due at a table by what is in the file now.
    fn kept(&self, table: &str) -> usize {
        let flags = rusqlite::OpenFlags::SQLITE_OPEN_READ_ONLY;
        let file = rusqlite::Connection::open_with_flags(self.data.join("palatine.sqlite"), flags).unwrap();
        file.busy_timeout(PATIENCE).unwrap();
        let mut events =
            file.prepare("select body from events where table_id = ?1 order by version").unwrap();
        let bodies = events.query_map([id(table)], |row| row.get::<_, String>(0)).unwrap();
        let mut played = 0;
        for body in bodies {
            match serde_json::from_str(&body.unwrap()).unwrap() {
                Event::Played { .. } => played += 1,
                Event::TakenBack { to } => played = to,
                _ => {}
            }
        }
        played + 1
    }

    /// Sends a request, or the beginning of one, and hangs up.
    fn hang_up(&self, random: &mut Random, guest: &Guest, path: &str, body: &str) -> Hung {
        // As browsers do it: the house may wait for the next request on this connection.
        let text = request_text(self.house, "POST", path, &guest.cookie, body);
        let text = text.replace("connection: close", "connection: keep-alive");
        let whole = random.below(5) > 0;
        let sent = if whole { text.len() } else { random.below(text.len()) };
        let mut stream = TcpStream::connect(self.house).unwrap();
        stream.set_nodelay(true).unwrap();
        stream.write_all(&text.as_bytes()[..sent]).unwrap();
        let waited = random.below(self.longest.get() + 1);
        std::thread::sleep(Duration::from_micros(waited as u64));
        stream.set_nonblocking(true).unwrap();
        let mut heard = vec![0; 64 << 10];
        let count = match stream.read(&mut heard) {
            Ok(count) => count,
            Err(error) => {
                assert_eq!(error.kind(), ErrorKind::WouldBlock);
                0
            }
        };
        if whole {
            self.longest.set(self.longer(waited, count > 0));
        }
        if random.below(2) == 0 {
            // Without lingering: the other end gets a reset instead of an end.
            let _guard = self.runtime.enter();
            tokio::net::TcpStream::from_std(stream).unwrap().set_zero_linger().unwrap();
        }
        Hung { whole, heard: String::from_utf8_lossy(&heard[..count]).into_owned() }
    }

    /// How long is waited at most from now on: twice what was not enough; a little less again after each answer.
    fn longer(&self, waited: usize, answered: bool) -> usize {
        let longest = self.longest.get();
        if answered { longest - longest / 64 } else { longest.max(2 * waited) }.clamp(LONGEST, PATIENT)
    }
}

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

/// So many requests about lessons and remarks are hung up on.
const LEARNING: usize = 320;

/// A row for each lesson that each guest began: how far they came, and whether they have been through it.
type Learnt = BTreeMap<(String, String), (usize, bool)>;

fn learnt(data: &Path) -> Learnt {
    let flags = rusqlite::OpenFlags::SQLITE_OPEN_READ_ONLY;
    let file = rusqlite::Connection::open_with_flags(data.join("palatine.sqlite"), flags).unwrap();
    file.busy_timeout(PATIENCE).unwrap();
    let mut rows = file.prepare("select person, lesson, steps, done from lessons").unwrap();
    let rows = rows
        .query_map([], |row| Ok(((row.get(0)?, row.get(1)?), (row.get::<_, i64>(2)? as usize, row.get(3)?))));
    rows.unwrap().map(Result::unwrap).collect()
}

/// Somebody who learns in several windows at once.
struct Pupil {
    phone: Phone,
    guest: Guest,
    random: Random,
    lesson: &'static table::lessons::Lesson,
    /// What was kept when they last looked, and how far they came by the answers that they heard.
    kept: (usize, bool),
    heard: usize,
}

impl Pupil {
    fn of(house: SocketAddr, data: &Path, guest: &Guest, seed: usize) -> Self {
        let lesson = &table::lessons::of(table::find("great-wall").unwrap()).unwrap_or_else(|_| panic!())[0];
        let random = Random::new(seed as u64 + 1);
        Self {
            phone: Phone::new(house, data),
            guest: guest.clone(),
            random,
            lesson,
            kept: (0, false),
            heard: 0,
        }
    }

    /// Whose rows these are: what the cookie says before its signature.
    fn person(&self) -> String {
        self.guest.cookie.split(['=', '.']).nth(1).unwrap().to_owned()
    }

    fn path(&self) -> String {
        format!("/learn/great-wall/{}", self.lesson.name)
    }

    /// One request, hung up on or not: a step that is done, something that no lesson asks for, or a word about remarks.
    fn calls(&mut self) {
        let step = self.random.below(self.lesson.steps.len()) + 1;
        let done = if self.lesson.steps[step - 1].asks() { "show" } else { "next" };
        let (path, body, came) = match self.random.below(10) {
            0 => (
                format!("{}/try", self.path()),
                "step=99&played=[]&tried=[\"x\"]&wrong=0&do=next".to_owned(),
                0,
            ),
            1 => ("/first/great-wall".to_owned(), "say=seen&remark=goal&script=yes".to_owned(), 0),
            2 => ("/first/great-wall".to_owned(), "say=off&script=yes".to_owned(), 0),
            3 => ("/first/great-wall".to_owned(), "say=again&script=yes".to_owned(), 0),
            _ => (
                format!("{}/try", self.path()),
                format!("step={step}&played=[]&tried=[]&wrong=0&do={done}&script=yes"),
                step,
            ),
        };
        let status = if self.random.below(4) == 0 {
            let (status, _) = self.guest.post(self.phone.house, &path, &body).expect("an answer");
            assert_eq!(status == 400, body.contains("step=99"), "{status}: {path} {body}");
            assert!(status <= 400, "{status}: {path} {body}");
            Some(status)
        } else {
            self.phone.hang_up(&mut self.random, &self.guest, &path, &body).status()
        };
        if matches!(status, Some(200..=399)) {
            self.heard = self.heard.max(came);
        }
        self.looks();
    }

    /// Nothing is torn, nothing that was heard is lost, and nobody falls back.
    fn looks(&mut self) {
        let kept = learnt(&self.phone.data);
        let kept = kept.get(&(self.person(), self.lesson.name.to_owned())).copied().unwrap_or_default();
        assert_eq!(kept.1, kept.0 == self.lesson.steps.len(), "{kept:?}");
        assert!(
            kept >= self.kept && kept.0 >= self.heard,
            "{kept:?} after {:?}, heard {}",
            self.kept,
            self.heard
        );
        self.kept = kept;
    }
}

#[test]
fn whoever_hangs_up_in_a_lesson_does_not_fall_back() {
    let data = tempfile::tempdir().unwrap();
    let mut house = House::open_with(data.path(), "off", Stdio::piped());
    let mut errors = house.take_errors();
    let address = house.address;
    let mut guests = vec![Guest::default(); 3];
    guests.iter_mut().for_each(|guest| guest.meet(address));
    // The third did the first step, wants no remarks, and is not there any more.
    let mut away = Pupil::of(address, data.path(), &guests[2], 0);
    let first = if away.lesson.steps[0].asks() { "show" } else { "next" };
    let body = format!("step=1&played=[]&tried=[]&wrong=0&do={first}");
    assert_eq!(away.guest.post(address, &format!("{}/try", away.path()), &body).unwrap().0, 200);
    assert_eq!(away.guest.post(address, "/first/great-wall", "say=off&script=yes").unwrap().0, 204);
    away.looks();

    let threads: Vec<_> = (0..6)
        .map(|n| {
            let mut pupil = Pupil::of(address, data.path(), &guests[n % 2], n);
            std::thread::spawn(move || {
                (0..LEARNING * trials::heavy() / 6).for_each(|_| pupil.calls());
                pupil
            })
        })
        .collect();
    let mut pupils: Vec<Pupil> = threads.into_iter().map(|thread| thread.join().unwrap()).collect();
    pupils.iter_mut().for_each(Pupil::looks);
    let before = learnt(data.path());
    assert_eq!(before.len(), 3, "{before:?}");
    assert_eq!(before[&(away.person(), away.lesson.name.to_owned())], away.kept);
    house.kill();
    let mut said = String::new();
    errors.read_to_string(&mut said).unwrap();
    assert!(!said.contains("panicked"), "{said}");

    // After the kill everybody goes on where they were.
    let house = House::open(data.path());
    for pupil in pupils.iter_mut().chain([&mut away]) {
        pupil.phone.house = house.address;
        pupil.looks();
        let (steps, done) = pupil.kept;
        let (status, page) = pupil.guest.get(house.address, &pupil.path()).unwrap();
        let next = if done { 1 } else { steps + 1 };
        assert!(
            status == 200 && page.contains(&format!("name=\"step\" value=\"{next}\"")),
            "{status}, {next}"
        );
    }
    assert_eq!(
        away.guest.get(house.address, "/me").unwrap().1.matches("You wanted no more remarks.").count(),
        1
    );
    for guest in &guests[..2] {
        assert_eq!(guest.post(house.address, "/first/great-wall", "say=again&script=yes").unwrap().0, 204);
        assert!(!guest.get(house.address, "/me").unwrap().1.contains("You wanted no more remarks."));
    }
}

/// So many tries at puzzles are hung up on.
const PUZZLING: usize = 320;

/// What the file holds of puzzles.
#[derive(PartialEq, Debug)]
struct Solved {
    /// For each person and puzzle: how many moves were tried, and whether it was solved, if it is finished.
    attempts: BTreeMap<(String, String), (usize, Option<bool>)>,
    /// How many puzzles each person has finished, by what is said of the person.
    solvers: BTreeMap<String, usize>,
    /// How many have finished each puzzle, and solved it, by what is said of the puzzle.
    puzzles: BTreeMap<String, (usize, usize)>,
}

impl Solved {
    fn read(data: &Path) -> Self {
        let flags = rusqlite::OpenFlags::SQLITE_OPEN_READ_ONLY;
        let mut file = rusqlite::Connection::open_with_flags(data.join("palatine.sqlite"), flags).unwrap();
        file.busy_timeout(PATIENCE).unwrap();
        // All of it as it was at one moment.
        let file = file.transaction().unwrap();
        let mut rows = file.prepare("select person, puzzle, tries, solved from attempts").unwrap();
        let attempts = rows
            .query_map([], |row| {
                Ok(((row.get(0)?, row.get(1)?), (row.get::<_, i64>(2)? as usize, row.get(3)?)))
            })
            .unwrap();
        let attempts = attempts.map(Result::unwrap).collect();
        let mut rows = file.prepare("select person, tried from solvers").unwrap();
        let solvers = rows.query_map([], |row| Ok((row.get(0)?, row.get::<_, i64>(1)? as usize))).unwrap();
        let solvers = solvers.map(Result::unwrap).collect();
        let mut rows = file.prepare("select id, tried, solved from puzzles").unwrap();
        let puzzles = rows
            .query_map([], |row| {
                Ok((row.get(0)?, (row.get::<_, i64>(1)? as usize, row.get::<_, i64>(2)? as usize)))
            })
            .unwrap();
        let puzzles = puzzles.map(Result::unwrap).collect();
        Self { attempts, solvers, puzzles }
    }

    /// Solvers and puzzles say what their attempts say; nobody had more tries than there are.
    fn is_whole(&self) {
        let finished =
            self.attempts.iter().filter_map(|((who, what), (_, solved))| Some((who, what, (*solved)?)));
        let mut solvers: BTreeMap<String, usize> = BTreeMap::new();
        let mut puzzles: BTreeMap<String, (usize, usize)> = BTreeMap::new();
        for (who, what, solved) in finished {
            *solvers.entry(who.clone()).or_default() += 1;
            let fared = puzzles.entry(what.clone()).or_default();
            *fared = (fared.0 + 1, fared.1 + usize::from(solved));
        }
        assert_eq!((&self.solvers, &self.puzzles), (&solvers, &puzzles));
        for (attempt, &(tries, solved)) in &self.attempts {
            assert!(
                (1 - usize::from(solved == Some(false))..=3).contains(&tries),
                "{attempt:?}: {tries} {solved:?}"
            );
        }
    }
}

/// Whoever hangs up at a puzzle has tried or has not; what they heard is kept, what is finished stays, and nobody has more tries for it.
#[test]
fn whoever_hangs_up_at_a_puzzle_has_no_more_tries() {
    let data = tempfile::tempdir().unwrap();
    let mut house = House::open_with(data.path(), "off", Stdio::piped());
    let mut errors = house.take_errors();
    let address = house.address;
    let all = table::puzzles::of(table::find("justinian").unwrap()).unwrap_or_else(|_| panic!());
    let mut guests = vec![Guest::default(); 2];
    guests.iter_mut().for_each(|guest| guest.meet(address));
    let person = |guest: &Guest| guest.cookie.split(['=', '.']).nth(1).unwrap().to_owned();
    // Two windows of each, so that tries meet. Each puzzle comes often enough to be missed three times.
    let threads: Vec<_> = (0..4)
        .map(|n| {
            let (guest, phone) = (guests[n / 2].clone(), Phone::new(address, data.path()));
            let mut random = Random::new(n as u64 + 1);
            std::thread::spawn(move || {
                let count = PUZZLING * trials::heavy() / 4;
                let mut heard: BTreeMap<String, bool> = BTreeMap::new();
                for _ in 0..count {
                    let posed = &all[random.below((count / 4).min(all.len()))];
                    let (id, answer) = (&posed.puzzle.id, posed.puzzle.answer());
                    let legal = posed.placed().moves();
                    let mv = match random.below(4) {
                        0 => answer.to_owned(),
                        _ => legal[random.below(legal.len())].mv.clone(),
                    };
                    let mv: String = mv.bytes().map(|byte| format!("%{byte:02X}")).collect();
                    let what = if random.below(12) == 0 {
                        "do=solution".to_owned()
                    } else {
                        format!("do=try&move={mv}")
                    };
                    let hung = phone.hang_up(
                        &mut random,
                        &guest,
                        &format!("/puzzles/justinian/{id}/try"),
                        &format!("wrong=0&script=yes&{what}"),
                    );
                    // A rating that rises or falls was told: it counts.
                    let told = [("class=\"gain\"", true), ("class=\"drop\"", false)];
                    for (_, solved) in told.into_iter().filter(|(told, _)| hung.heard.contains(told)) {
                        assert_eq!(heard.insert(id.clone(), solved), None, "{id} counted twice");
                    }
                    let kept = Solved::read(&phone.data);
                    kept.is_whole();
                    for (id, solved) in &heard {
                        let who = guest.cookie.split(['=', '.']).nth(1).unwrap().to_owned();
                        assert_eq!(kept.attempts[&(who, id.clone())].1, Some(*solved), "{id}");
                    }
                }
                heard.len()
            })
        })
        .collect();
    let heard: usize = threads.into_iter().map(|thread| thread.join().unwrap()).sum();
    let before = Solved::read(data.path());
    let finished = before.attempts.values().filter(|(_, solved)| solved.is_some()).count();
    assert!(heard > 0 && finished > heard, "{heard} heard of {finished}: the others were hung up on");
    house.kill();
    let mut said = String::new();
    errors.read_to_string(&mut said).unwrap();
    assert!(!said.contains("panicked"), "{said}");

    // After the kill it is all there, and at most what was on its way then besides; whoever had no try left is told how it ended.
    let house = House::open(data.path());
    let after = Solved::read(data.path());
    after.is_whole();
    for (attempt, kept) in &before.attempts {
        let now = &after.attempts[attempt];
        assert!(now == kept || kept.1.is_none() && now.0 >= kept.0, "{attempt:?}: {kept:?}, then {now:?}");
    }
    for ((who, puzzle), (tries, solved)) in &after.attempts {
        let guest = guests.iter().find(|guest| person(guest) == *who).unwrap();
        let (status, page) = guest.get(house.address, &format!("/puzzles/justinian/{puzzle}")).unwrap();
        let over = page.contains("data-state=\"right\"");
        assert_eq!((status, over), (200, solved.is_none() && *tries == 3), "{puzzle}: {tries} {solved:?}");
    }
    let after = Solved::read(data.path());
    after.is_whole();
    assert!(after.attempts.values().all(|&(tries, solved)| solved.is_some() || tries < 3));
}

/// How many tables are not over of whoever opened this one.
fn running(data: &Path, table: &str) -> usize {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let store = Sqlite::open(data).unwrap();
    let host = runtime.block_on(store.load(id(table))).unwrap().unwrap().header.host;
    runtime.block_on(store.mine(&host, Which::Running, 10)).unwrap().len()
}
