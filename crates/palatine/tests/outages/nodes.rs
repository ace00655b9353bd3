//! Many nodes on one PostgreSQL: the same tables are played through all of them while they are killed and started again.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::house::history::{Fate, Ledger, Place, id, lines};
use crate::house::player::{Player, Random, Step};
use crate::house::{Guest, House, Stream, free_port, until};

const NODES: usize = 3;
const TABLES: usize = 50;
/// Every so many tables have a bot besides two people.
const WITH_BOT: usize = 4;
const THREADS: usize = 10;

/// So long nodes are killed and started again, and so often at least: a machine that is busy starts them slowly.
const CHAOS: Duration = Duration::from_secs(15);
const KILLS: usize = 6;

/// Whatever has not happened by then never will. It only keeps a failing test from hanging.
const PATIENCE: Duration = Duration::from_secs(60);

/// A node that may be down.
struct Node {
    address: SocketAddr,
    house: Mutex<Option<House>>,
}

impl Node {
    fn start(data: &std::path::Path, url: &str) -> Self {
        let house = House::open_on(data, Some(url), free_port());
        Self { address: house.address, house: Mutex::new(Some(house)) }
    }
}

/// A guest at one table, who goes to the next node when theirs is gone.
struct Seated {
    player: Player,
    table: String,
    node: usize,
    /// Tables that are over, and where "Play again" led from there.
    over: Vec<(String, String)>,
    bot: bool,
}

impl Seated {
    /// Plays, or plays again when the game is over.
    fn step(&mut self, nodes: &[Node]) {
        let address = nodes[self.node].address;
        let silent = match self.player.step(address, &self.table) {
            Step::Silence | Step::Did(Fate::Unanswered) => true,
            Step::Over => match self.player.guest.post(address, &format!("{}/rematch", self.table), "") {
                Some((303, Some(next))) => {
                    self.over.push((std::mem::replace(&mut self.table, next.clone()), next));
                    false
                }
                None | Some((503, _)) => true,
                other => panic!("a rematch was answered with {other:?}"),
            },
            _ => false,
        };
        if silent {
            self.node = (self.node + 1) % NODES;
        }
    }
}

#[test]
fn nodes_that_die_lose_and_double_nothing() {
    let data = tempfile::tempdir().unwrap();
    let url = trials::pg::shared().database("nodes");
    let nodes: Arc<Vec<Node>> = Arc::new((0..NODES).map(|_| Node::start(data.path(), &url)).collect());
    let ledger = Ledger::default();
    let mut seated = Vec::new();
    for number in 0..TABLES {
        // Two people at different nodes.
        let (first, second) = (number % NODES, (number + 1 + number / NODES % 2) % NODES);
        let mut players = [Player::new(2 * number, &ledger), Player::new(2 * number + 1, &ledger)];
        players[0].guest.meet(nodes[first].address);
        players[1].guest.meet(nodes[second].address);
        let form = if number % WITH_BOT == 0 {
            "seat1=me&seat2=open&seat3=bot&level3=novice"
        } else {
            "seat1=me&seat2=open"
        };
        let table = players[0].guest.open(nodes[first].address, form).unwrap();
        let joined = players[1].guest.post(nodes[second].address, &format!("{table}/join"), "");
        assert_eq!(joined.unwrap().0, 204);
        for (player, node) in players.into_iter().zip([first, second]) {
            let bot = number % WITH_BOT == 0;
            seated.push(Seated { player, table: table.clone(), node, over: Vec::new(), bot });
        }
    }
    let stop = Arc::new(AtomicBool::new(false));
    let mut groups: Vec<Vec<Seated>> = (0..THREADS).map(|_| Vec::new()).collect();
    for (number, seated) in seated.into_iter().enumerate() {
        groups[(number / 2 + number % 2) % THREADS].push(seated);
    }
    let threads: Vec<_> = groups
        .into_iter()
        .map(|mut group| {
            let (nodes, stop) = (nodes.clone(), stop.clone());
            std::thread::spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    group.iter_mut().for_each(|seated| seated.step(&nodes));
                }
                group
            })
        })
        .collect();

    let (began, mut random, mut kills) = (Instant::now(), Random::new(7), 0);
    while began.elapsed() < CHAOS * trials::heavy() as u32 || kills < KILLS {
        std::thread::sleep(Duration::from_millis(300 + random.below(600) as u64));
        let node = &nodes[random.below(NODES)];
        node.house.lock().unwrap().take().unwrap().kill();
        kills += 1;
        std::thread::sleep(Duration::from_millis(random.below(600) as u64));
        *node.house.lock().unwrap() = Some(House::open_on(data.path(), Some(&url), node.address.port()));
    }
    let played = ledger.acknowledged();
    stop.store(true, Ordering::Relaxed);
    let mut seated: Vec<Seated> = threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect();

    // Both players of a table were led to the same rematch.
    let mut again: BTreeMap<String, String> = BTreeMap::new();
    for (over, next) in seated.iter().flat_map(|seated| &seated.over) {
        let known = again.entry(over.clone()).or_insert_with(|| next.clone());
        assert_eq!(known, next, "two rematches of {over}");
    }
    let all: BTreeSet<String> = again
        .keys()
        .chain(again.values())
        .chain(seated.iter().map(|seated| &seated.table))
        .cloned()
        .collect();
    let all = || all.iter().map(String::as_str);
    let place = Place::Database(url);
    let kept = ledger.check(&place, all());
    for (over, next) in &again {
        assert_eq!(kept[id(over)].rematch.as_deref(), Some(id(next)));
    }
    // Everything goes on, through whichever node.
    let tables: BTreeSet<(String, bool)> =
        seated.iter().map(|seated| (seated.table.clone(), seated.bot)).collect();
    for (table, _) in &tables {
        let mut here: Vec<&mut Seated> = seated.iter_mut().filter(|seated| seated.table == *table).collect();
        let mut node = 0;
        until("a table goes on", PATIENCE, || {
            node += 1;
            here.iter_mut().any(|Seated { player, table, .. }| {
                let step = player.step(nodes[node % NODES].address, table);
                // Where only one has gone on to the rematch the other does not look here.
                matches!(step, Step::Did(Fate::Acknowledged) | Step::Over)
            }) || here.len() < 2
        });
    }
    let kept = ledger.check(&place, all());
    let watcher = Guest::default();
    for node in nodes.iter() {
        // Where a bot may still be moving, nobody can say what the newest state is.
        for (path, _) in tables.iter().filter(|(_, bot)| !bot) {
            let table = &kept[id(path)];
            let truth = (table.seating.decision(), lines(table));
            until("all nodes show the same", PATIENCE, || {
                let page = watcher.page(node.address, path).unwrap();
                (page.decision, page.lines) == truth
            });
        }
    }
    let old: usize = seated.iter().map(|seated| seated.player.old).sum();
    println!(
        "{kills} kills of {NODES} nodes, {TABLES} tables at a time ({} over), {played} changes acknowledged while nodes died \
         ({} steps back), {} without an answer, {old} old pages",
        again.len(),
        ledger.undone(),
        ledger.unanswered()
    );
    assert!(played > 10 * kills, "{kills} kills, {played} changes");
}

#[test]
fn a_bot_goes_on_when_its_node_dies() {
    let data = tempfile::tempdir().unwrap();
    let url = trials::pg::shared().database("bots");
    // The node that dies lets its bots think for so long that they have not moved by then.
    let mut slow = House::command(data.path(), Some(&url), 0);
    slow.args(["--log", "off"]).env("PALATINE_BOT_PAUSE", "60000");
    let first = House::started(slow).unwrap();
    let others = [House::open_on(data.path(), Some(&url), 0), House::open_on(data.path(), Some(&url), 0)];
    let ledger = Ledger::default();
    let mut players: Vec<Player> = (0..5).map(|number| Player::new(number, &ledger)).collect();
    let mut waiting = Vec::new();
    for player in &mut players {
        player.guest.meet(first.address);
        let table = player.guest.open(first.address, "seat1=me&seat2=bot&level2=novice").unwrap();
        // Until it is the bot's turn: then it waits.
        let mut decision = 0;
        until("a bot is to move", PATIENCE, || {
            let page = player.guest.page(first.address, &table).unwrap();
            decision = page.decision;
            if !page.moves.is_empty() {
                let number = ledger.begin(
                    player.number,
                    &table,
                    crate::house::history::What::Play(page.decision, page.seat, page.moves[0].clone()),
                );
                let status =
                    player.guest.play(first.address, &table, page.decision, page.seat, &page.moves[0]);
                assert_eq!(ledger.answered(number, status), Fate::Acknowledged);
            }
            page.moves.is_empty()
        });
        waiting.push((table, decision));
    }
    first.kill();
    let died = Instant::now();
    let watcher = Guest::default();
    for (number, (table, decision)) in waiting.iter().enumerate() {
        let node = others[number % 2].address;
        until("a bot goes on", PATIENCE, || watcher.page(node, table).unwrap().decision > *decision);
    }
    let took = died.elapsed();
    println!("{} bots went on {took:?} after their node had died", waiting.len());
    assert!(took < Duration::from_secs(10), "bots went on only after {took:?}");
    ledger.check(&Place::Database(url), waiting.iter().map(|(table, _)| table.as_str()));
}

#[test]
fn a_move_at_one_node_is_seen_live_at_another() {
    let data = tempfile::tempdir().unwrap();
    let url = trials::pg::shared().database("live");
    let nodes = [House::open_on(data.path(), Some(&url), 0), House::open_on(data.path(), Some(&url), 0)];
    let (mut host, mut other) = (Guest::default(), Guest::default());
    host.meet(nodes[0].address);
    other.meet(nodes[1].address);
    // The host plays both seats at the one node, and somebody looks on at the other.
    let table = host.open(nodes[0].address, "seat1=me&seat2=here&name2=Twin").unwrap();
    let stream = Stream::open(nodes[1].address, &other, &table).unwrap();
    stream.push_after(Instant::now() - PATIENCE, 2 * PATIENCE).unwrap();
    let mut slowest = Duration::ZERO;
    for _ in 0..20 {
        let (decision, seat, moves) = host.look(nodes[0].address, &table).unwrap();
        let moment = Instant::now();
        assert_eq!(host.play(nodes[0].address, &table, decision, seat, &moves[0]), Some(204));
        let took = stream.push_after(moment, Duration::from_secs(10)).expect("a push from the other node");
        slowest = slowest.max(took);
    }
    println!("the slowest of 20 pushes through another node took {slowest:?}");
    assert!(slowest < Duration::from_secs(5), "{slowest:?}");
}
