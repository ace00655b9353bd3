//! Faults at a running node: a locked file, a full disk, a damaged file, a database that goes away, a node that sleeps.
//! Nothing that was acknowledged is lost or doubled, whoever waits is told, and the service comes back by itself.

use std::io::{BufRead as _, BufReader, Read as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::house::history::{Fate, Ledger, Place, What, id, lines};
use crate::house::player::{Player, Step};
use crate::house::{Guest, House, Page, Stream, until};

/// Whatever has not happened by then never will. It only keeps a failing test from hanging.
const PATIENCE: Duration = Duration::from_secs(60);

/// So long after a fault has gone the house may take to go on.
const SOON: Duration = Duration::from_secs(5);

const FILE: &str = "palatine.sqlite";
const WITH_BOT: &str = "seat1=me&seat2=bot&level2=novice";
const TWINS: &str = "seat1=me&seat2=here&name2=Twin";

/// A player at a table of their own.
fn seated(house: SocketAddr, number: usize, ledger: &Ledger, form: &str) -> (Player, String) {
    let mut player = Player::new(number, ledger);
    player.guest.meet(house);
    let table = player.guest.open(house, form).unwrap();
    (player, table)
}

/// Plays until the bot is to move; gives the decision that is due then.
fn until_bot(player: &mut Player, house: SocketAddr, table: &str) -> usize {
    let mut due = 0;
    until("a bot is to move", PATIENCE, || {
        let page = player.guest.page(house, table).unwrap();
        due = page.decision;
        if !page.moves.is_empty() {
            let what = What::Play(page.decision, page.seat, page.moves[0].clone());
            assert_eq!(send(player, house, table, what), Some(204));
        }
        page.moves.is_empty()
    });
    due
}

/// Asks for a change and notes it.
fn send(player: &mut Player, house: SocketAddr, table: &str, what: What) -> Option<u16> {
    let number = player.ledger.begin(player.number, table, what.clone());
    let status = match &what {
        What::Play(decision, seat, mv) => player.guest.play(house, table, *decision, *seat, mv),
        What::Undo(decision) => player.guest.undo(house, table, *decision),
    };
    let fate = player.ledger.answered(number, status);
    player.note(table, &what, fate);
    status
}

#[test]
fn a_locked_file_holds_everybody_up_and_nothing_more() {
    let data = tempfile::tempdir().unwrap();
    let mut command = House::command(data.path(), None, 0);
    // Long enough to lock the file while the bot is to move.
    command.args(["--log", "off"]).env("PALATINE_BOT_PAUSE", "1500");
    let house = House::started(command).unwrap();
    let ledger = Ledger::default();
    let (mut first, bots) = seated(house.address, 0, &ledger, WITH_BOT);
    let (mut second, twins) = seated(house.address, 1, &ledger, TWINS);
    let due = until_bot(&mut first, house.address, &bots);

    let stranger = rusqlite::Connection::open(data.path().join(FILE)).unwrap();
    stranger.busy_timeout(SOON).unwrap();
    stranger.execute_batch("begin immediate").unwrap();
    let locked = Instant::now();
    let (address, path) = (house.address, twins.clone());
    let moving = std::thread::spawn(move || {
        let page = second.guest.page(address, &path).unwrap();
        let what = What::Play(page.decision, page.seat, page.moves[0].clone());
        (send(&mut second, address, &path, what), Instant::now())
    });
    let watcher = Guest::default();
    let look = |table: &str| -> Page { watcher.page(address, table).unwrap() };
    let (mut told_bots, mut told_twins) = (false, false);
    while locked.elapsed() < Duration::from_secs(7) {
        // Whoever only looks is not held up.
        let began = Instant::now();
        let page = look(&bots);
        assert_eq!(page.decision, due, "a bot moved while nothing could be kept");
        told_bots |= page.trouble;
        told_twins |= look(&twins).trouble;
        assert!(began.elapsed() < Duration::from_secs(3), "looking took {:?}", began.elapsed());
        std::thread::sleep(Duration::from_millis(50));
    }
    stranger.execute_batch("rollback").unwrap();
    let free = Instant::now();
    drop(stranger);
    let took = until("the bot goes on", PATIENCE, || look(&bots).decision > due);
    let (status, answered) = moving.join().unwrap();
    println!(
        "the lock is told at the table: {told_bots} and {told_twins}; {took:?} after it the bot moved, and the person got \
         {status:?} after {:?}",
        answered.saturating_duration_since(free)
    );
    assert!(told_twins || told_bots, "no table said that nothing could be kept");
    assert_eq!(status, Some(204));
    assert!(took < SOON, "the bot went on only after {took:?}");
    assert!(answered.saturating_duration_since(free) < SOON);
    until("the table says no more that something is wrong", PATIENCE, || !look(&twins).trouble);
    house.kill();
    ledger.check(&Place::Folder(data.path().to_owned()), [bots.as_str(), &twins]);
}

#[test]
fn a_full_disk_refuses_moves_and_loses_none() {
    let data = tempfile::tempdir().unwrap();
    // No file may grow beyond this, as if the disk were full then. The signal that comes with it is ignored, so that writing
    // fails as it does on a full disk. Only the soft limit: it can be lifted again.
    let inner = House::command(data.path(), None, 0);
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; ulimit -S -f 1500; exec \"$0\" \"$@\""]).arg(inner.get_program());
    command.args(inner.get_args()).args(["--log", "off"]).stdin(Stdio::null());
    for (name, value) in inner.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    let house = House::started(command).unwrap();
    let ledger = Ledger::default();
    let (mut first, bots) = seated(house.address, 0, &ledger, WITH_BOT);
    let (mut second, mut twins) = seated(house.address, 1, &ledger, TWINS);
    let mut tables = vec![bots.clone(), twins.clone()];
    // Until there is no room.
    until("the disk is full", PATIENCE, || match second.step(house.address, &twins) {
        Step::Over => {
            let Some(next) = second.guest.open(house.address, TWINS) else { return true };
            tables.push(next.clone());
            twins = next;
            false
        }
        step => step == Step::Did(Fate::Unanswered),
    });
    let kept = ledger.acknowledged();
    assert!(kept > 5, "only {kept} moves had room");
    let (status, _) = first.guest.get(house.address, "/healthz").unwrap();
    let page = second.guest.page(house.address, &twins).unwrap();
    let what = What::Play(page.decision, page.seat, page.moves[0].clone());
    let refused = send(&mut second, house.address, &twins, what);
    let told = second.guest.page(house.address, &twins).unwrap().trouble;
    assert_eq!((status, refused, told), (503, Some(503), true));

    let room = Command::new("prlimit").args(["--fsize=unlimited", "--pid", &house.id().to_string()]).status();
    assert!(room.unwrap().success());
    let took = until("it goes on when there is room", PATIENCE, || {
        matches!(second.step(house.address, &twins), Step::Did(Fate::Acknowledged))
    });
    println!("{kept} changes were kept before the disk was full; {took:?} after there was room it went on");
    assert!(took < SOON, "it went on only after {took:?}");
    until("it is healthy", PATIENCE, || first.guest.get(house.address, "/healthz").unwrap().0 == 200);
    until("the other table goes on too", PATIENCE, || {
        matches!(first.step(house.address, &bots), Step::Did(Fate::Acknowledged) | Step::Over)
    });
    house.kill();
    ledger.check(&Place::Folder(data.path().to_owned()), tables.iter().map(String::as_str));
}

/// Does something to the bytes of a file.
type Damage = fn(&mut Vec<u8>);

/// Starts the program, which must end by itself at once; gives its exit code and what it says.
fn fails(data: &Path) -> (Option<i32>, String) {
    let mut command = House::command(data, None, 0);
    command.args(["--log", "off"]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    if !line.is_empty() {
        child.kill().unwrap();
        child.wait().unwrap();
        panic!("it opened: {line}");
    }
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    (child.wait().unwrap().code(), said)
}

#[test]
fn a_damaged_file_is_told_in_one_line() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path());
    let (mut player, table) = seated(house.address, 0, &Ledger::default(), TWINS);
    for _ in 0..20 {
        player.step(house.address, &table);
    }
    house.kill();
    // Everything into the file itself.
    let file = data.path().join(FILE);
    let connection = rusqlite::Connection::open(&file).unwrap();
    connection.query_row("pragma wal_checkpoint(truncate)", [], |_| Ok(())).unwrap();
    drop(connection);
    let sound = std::fs::read(&file).unwrap();
    let damage: [(&str, Damage); 5] = [
        ("no SQLite file", |bytes| bytes[..16].copy_from_slice(b"this is nothing.")),
        ("cut off", |bytes| bytes.truncate(bytes.len() / 2 / 4096 * 4096 + 100)),
        ("a page of noise", |bytes| bytes[4096..8192].fill(0xA5)),
        ("a page of noise at the end", |bytes| {
            let length = bytes.len();
            bytes[length - 4096..].fill(0xA5);
        }),
        ("a text", |bytes| *bytes = b"hello\n".repeat(1_000)),
    ];
    for (what, damage) in damage {
        let mut bytes = sound.clone();
        damage(&mut bytes);
        for end in ["-wal", "-shm"] {
            let _ = std::fs::remove_file(data.path().join(format!("{FILE}{end}")));
        }
        std::fs::write(&file, bytes).unwrap();
        let (code, said) = fails(data.path());
        assert!(code.is_some_and(|code| code != 0), "{what}: {code:?}");
        assert_eq!(said.trim_end().lines().count(), 1, "{what}: {said}");
        assert!(said.contains(FILE) && !said.contains("panicked"), "{what}: {said}");
    }
    for end in ["-wal", "-shm"] {
        let _ = std::fs::remove_file(data.path().join(format!("{FILE}{end}")));
    }
    // With a copy in its place it opens again, and a second process is told so in one line.
    std::fs::write(&file, sound).unwrap();
    let house = House::open(data.path());
    assert!(player.guest.page(house.address, &table).is_some());
    let (code, said) = fails(data.path());
    assert!(code.is_some_and(|code| code != 0), "{code:?}");
    assert!(said.trim_end().lines().count() == 1 && said.contains("another process"), "{said}");
    assert_eq!(player.guest.page(house.address, &table).unwrap().status, 200);
}

/// Players who play on, each at a table of their own, again at a new one when it is over.
struct Crowd {
    stop: Arc<AtomicBool>,
    threads: Vec<std::thread::JoinHandle<Vec<String>>>,
}

impl Crowd {
    fn new(house: SocketAddr, ledger: &Ledger, count: usize) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let play = |number: usize| {
            let stop = stop.clone();
            let form = if number.is_multiple_of(2) { WITH_BOT } else { TWINS };
            let (mut player, mut table) = seated(house, number, ledger, form);
            std::thread::spawn(move || {
                let mut tables = vec![table.clone()];
                while !stop.load(Ordering::Relaxed) {
                    match player.step(house, &table) {
                        Step::Over => {
                            if let Some(next) = player.guest.open(house, form) {
                                tables.push(next.clone());
                                table = next;
                            }
                        }
                        Step::Did(Fate::Acknowledged) => {}
                        _ => std::thread::sleep(Duration::from_millis(10)),
                    }
                }
                tables
            })
        };
        let threads = (0..count).map(play).collect();
        Self { stop, threads }
    }

    fn end(self) -> Vec<String> {
        self.stop.store(true, Ordering::Relaxed);
        self.threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    }
}

#[test]
fn a_database_that_goes_away_takes_nothing_with_it() {
    let data = tempfile::tempdir().unwrap();
    let server = trials::pg::Server::start();
    let url = server.database("faults");
    let house = House::open_on(data.path(), Some(&url), 0);
    let ledger = Ledger::default();
    let crowd = Crowd::new(house.address, &ledger, 6);
    let guest = Guest::default();
    let faults: [(&str, &dyn Fn()); 5] = [
        ("cut connections", &|| assert!(server.cut(&url) > 0)),
        ("a restart", &|| {
            server.stop();
            std::thread::sleep(Duration::from_secs(1));
            server.start_again();
        }),
        ("a freeze of six seconds", &|| {
            server.freeze();
            std::thread::sleep(Duration::from_secs(6));
            server.thaw();
        }),
        ("a kill", &|| {
            server.kill();
            server.start_again();
        }),
        ("connections cut again", &|| assert!(server.cut(&url) > 0)),
    ];
    for (what, fault) in faults {
        let before = ledger.acknowledged();
        until("it is played", PATIENCE, || ledger.acknowledged() > before + 5);
        fault();
        // Everybody can keep something again, not only whoever was answered at the last moment.
        let after = ledger.acknowledged();
        let took = until("service is back", PATIENCE, || ledger.acknowledged() > after + 12);
        let healthy = until("it is healthy", PATIENCE, || {
            guest.get(house.address, "/healthz").is_some_and(|(status, _)| status == 200)
        });
        println!("after {what} service was back within {took:?}, healthy after {healthy:?} more");
        assert!(took < Duration::from_secs(20), "after {what} service was back only after {took:?}");
    }
    let tables = crowd.end();
    house.kill();
    ledger.check(&Place::Database(url), tables.iter().map(String::as_str));
    println!("{} changes acknowledged, {} without an answer", ledger.acknowledged(), ledger.unanswered());
}

#[test]
fn a_node_that_slept_shows_what_others_did() {
    let data = tempfile::tempdir().unwrap();
    let url = trials::pg::shared().database("sleeper");
    let sleeper = House::open_on(data.path(), Some(&url), 0);
    let awake = House::open_on(data.path(), Some(&url), 0);
    let ledger = Ledger::default();
    let mut seats: Vec<(Player, String)> =
        (0..4).map(|number| seated(sleeper.address, number, &ledger, TWINS)).collect();
    // Bots whose node sleeps go on elsewhere: the person here is always to move soon.
    let (mut with_bot, bots) = seated(sleeper.address, 4, &ledger, WITH_BOT);
    let watcher = Guest::default();
    let streams: Vec<Stream> = seats
        .iter()
        .map(|(player, table)| Stream::open(sleeper.address, &player.guest, table).unwrap())
        .collect();
    for (player, table) in &mut seats {
        for _ in 0..3 {
            player.step(sleeper.address, table);
        }
    }

    sleeper.freeze();
    let froze = Instant::now();
    // Moves that reach the sleeper while it sleeps. It will weigh them when it wakes, against what has happened by then.
    let late: Vec<_> = seats
        .iter()
        .map(|(player, table)| {
            let (mut player, table) = (player.clone(), table.clone());
            let page = player.guest.page(awake.address, &table).unwrap();
            let address = sleeper.address;
            let what = What::Play(page.decision, page.seat, page.moves.last().unwrap().clone());
            player.number += 100;
            std::thread::spawn(move || send(&mut player, address, &table, what))
        })
        .collect();
    let mut bot_moves = 0;
    while froze.elapsed() < Duration::from_secs(10) {
        for (player, table) in &mut seats {
            if player.step(awake.address, table) == Step::Over {
                std::thread::sleep(Duration::from_millis(50));
            }
        }
        bot_moves += usize::from(with_bot.step(awake.address, &bots) == Step::Did(Fate::Acknowledged));
        std::thread::sleep(Duration::from_millis(30));
    }
    let played = ledger.acknowledged();
    let place = Place::Database(url);
    let truth = place.load(seats.iter().map(|(_, table)| id(table)));
    // Before it is woken: it may be quicker than this thread.
    let thawed = Instant::now();
    sleeper.thaw();
    let answers: Vec<Option<u16>> = late.into_iter().map(|late| late.join().unwrap()).collect();
    for (_, table) in &seats {
        let table_then = ::house::Table::fold(truth[id(table)].clone()).unwrap_or_else(|_| panic!("{table}"));
        let newest = (table_then.seating.decision(), lines(&table_then));
        until("the sleeper shows the newest", PATIENCE, || {
            watcher.page(sleeper.address, table).is_some_and(|page| (page.decision, page.lines) >= newest)
        });
    }
    let took = thawed.elapsed();
    for stream in &streams {
        assert!(stream.push_after(thawed, PATIENCE).is_some(), "a live page was not told");
    }
    println!(
        "{played} changes, {bot_moves} of them against a bot whose node slept; moves sent to the sleeper were answered \
         with {answers:?}; {took:?} after it woke it showed the newest state"
    );
    assert!(took < SOON, "the sleeper showed the newest state only after {took:?}");
    assert!(played > 50, "{played}");
    // And it serves again.
    for (player, table) in &mut seats {
        until("the sleeper serves", PATIENCE, || {
            matches!(player.step(sleeper.address, table), Step::Did(Fate::Acknowledged) | Step::Over)
        });
    }
    let all = seats.iter().map(|(_, table)| table.as_str()).chain([bots.as_str()]);
    ledger.check(&place, all);
}
