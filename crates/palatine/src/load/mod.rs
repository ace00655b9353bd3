//! `palatine load`: clients that really play at running nodes, over what any browser uses, and what that costs.
//!
//! It talks to this machine only: a tool that opens thousands of tables is no tool to point at somebody else's house.

mod beside;
mod figures;
mod http;
mod node;
mod play;
mod probe;
mod tell;
mod text;

use std::net::SocketAddr;
use std::rc::Rc;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use clap::ArgMatches;
use game::{Fault, Words};
use tokio::sync::watch;

use self::figures::{NodeFigures, Report, Spread, Tally, round};
use self::node::{Folder, Node, Usage};
use self::play::{Order, Phase, Said};
use crate::print::json;
use crate::{Stop, cli};

/// Bounds of what may be asked for: what one machine can hold, and nobody forgets a run for days.
const TABLES: u64 = 20_000;
const SECONDS: f64 = 3_600.0;
const NODES: u64 = 16;
const RATE: u64 = 100_000;

/// The longest that opening tables or streams may take.
const OPENING: Duration = Duration::from_secs(600);

/// After the last move, what is under way may arrive for so long.
const DRAIN: Duration = Duration::from_secs(20);

/// The tables of one game.
#[derive(Clone)]
struct Wanted {
    id: &'static str,
    seats: usize,
}

/// What the clients do.
#[derive(Clone)]
struct Plan {
    nodes: Vec<SocketAddr>,
    games: Vec<Wanted>,
    tables: usize,
    people: usize,
    watchers: usize,
    /// How many have the lobby open.
    lobby: usize,
    /// After every so many decisions of a player, they say something.
    chat: Option<usize>,
    /// How long a player thinks, give or take half of it.
    pace: Duration,
    /// The time between two moves of one thread, if there is a rate.
    each: Option<Duration>,
    rate: Option<u64>,
    threads: usize,
}

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Stop> {
    let there = addresses(matches)?;
    let pids = pids(matches, there.len())?;
    let count = |name, within, usual| -> Result<usize, Fault> {
        Ok(cli::number(matches, name, within)?.map_or(usual, |number| number as usize))
    };
    let tables = count("tables", 1..=TABLES, 1_000)?;
    let people = count("people", 1..=8, 2)?;
    let watchers = count("watchers", 0..=1_000, 0)?;
    let lobby = count("lobby", 0..=TABLES, 0)?;
    let chat = cli::number(matches, "chat", 1..=1_000)?.map(|number| number as usize);
    let threads = count("threads", 1..=64, 1)?.min(tables);
    let nodes = count("nodes", 1..=NODES, 1)?;
    let pace = Duration::from_millis(cli::number(matches, "pace", 0..=600_000)?.unwrap_or(0));
    let rate = cli::number(matches, "rate", 1..=RATE)?;
    let seconds = cli::seconds(matches, "seconds", 1.0..=SECONDS)?;
    let games = games(matches, people)?;
    let store = cli::text(matches, "store");
    if nodes > 1 && store.is_none() {
        return Err(Fault::new("fault-load-nodes").into());
    }

    // Every connection is a file, and so it is in the nodes we start: they inherit the limit.
    let files = site::net::open_files();
    let streams = tables * (people + watchers);
    // One connection for the stream and one for the rest.
    let needed = 2 * (streams + lobby) + 64;
    if !matches.get_flag("probe") && files < needed {
        return Err(Fault::new("fault-load-files")
            .with("needed", needed.to_string())
            .with("files", files.to_string())
            .into());
    }

    // Dropped last: its files are the nodes'.
    let folder;
    let running: Vec<Node> = if there.is_empty() {
        folder = Folder::new()?;
        let own: Vec<Node> = (0..nodes).map(|_| Node::start(&folder, store)).collect::<Result<_, _>>()?;
        node::end_when_stopped(&own, &folder);
        own
    } else {
        there.into_iter().enumerate().map(|(n, at)| Node::there(at, pids.get(n).copied())).collect()
    };
    let plan = Plan {
        nodes: running.iter().map(|node| node.address).collect(),
        games,
        tables,
        people,
        watchers,
        lobby,
        chat,
        pace,
        each: rate.map(|rate| Duration::from_secs_f64(threads as f64 / rate as f64)),
        rate,
        threads,
    };
    if matches.get_flag("probe") {
        let probe = probe::run(plan, &running, seconds)?;
        if matches.get_flag("json") {
            json(&probe)?;
        } else {
            tell::probe(&probe, words)?;
        }
        return sound(probe.errors_total);
    }
    let report = measure(&plan, &running, seconds)?;
    if matches.get_flag("json") {
        json(&report)?;
    } else {
        tell::report(&report, words)?;
    }
    sound(report.errors_total)
}

/// A run with errors is no success: scripts need not read the figures to know it.
const fn sound(errors: u64) -> Result<(), Stop> {
    if errors == 0 { Ok(()) } else { Err(Stop::Wrong) }
}

/// The nodes that were named: on this machine, and nowhere else.
fn addresses(matches: &ArgMatches) -> Result<Vec<SocketAddr>, Fault> {
    let Some(text) = cli::text(matches, "at") else { return Ok(Vec::new()) };
    let one = |text: &str| match text.parse::<SocketAddr>() {
        Ok(address) if address.ip().is_loopback() => Ok(address),
        Ok(_) => Err(Fault::new("fault-load-elsewhere").with("text", text)),
        Err(_) => Err(Fault::new("fault-load-at").with("text", text)),
    };
    text.split(',').map(|text| one(text.trim())).collect()
}

fn pids(matches: &ArgMatches, nodes: usize) -> Result<Vec<u32>, Fault> {
    let Some(text) = cli::text(matches, "pid") else { return Ok(Vec::new()) };
    let fault = || Fault::new("fault-load-pid").with("text", text);
    let pids: Vec<u32> =
        text.split(',').map(|pid| pid.trim().parse().map_err(|_| fault())).collect::<Result<_, _>>()?;
    if pids.len() == nodes { Ok(pids) } else { Err(fault()) }
}

fn games(matches: &ArgMatches, people: usize) -> Result<Vec<Wanted>, Fault> {
    let names = cli::text(matches, "game").unwrap_or("great-wall");
    let one = |name: &str| {
        let about = table::find(name.trim())?.about();
        if people > *about.seats.end() {
            return Err(Fault::new("fault-number")
                .with("option", "people")
                .with("text", people.to_string())
                .with("least", "1")
                .with("most", about.seats.end().to_string()));
        }
        Ok(Wanted { id: about.id, seats: people.max(*about.seats.start()) })
    };
    names.split(',').map(one).collect()
}

/// The clients at work.
struct Crew {
    order: watch::Sender<Order>,
    said: mpsc::Receiver<Said>,
    threads: Vec<std::thread::JoinHandle<Option<Tally>>>,
    /// What went wrong with the crew itself.
    tally: Tally,
}

impl Crew {
    fn start(plan: &Plan) -> Self {
        let order = watch::Sender::new(Order { phase: Phase::Seating, until: usize::MAX });
        let (say, said) = mpsc::channel();
        let share = |n: usize| plan.tables * n / plan.threads;
        let threads = (0..plan.threads)
            .map(|n| {
                let (plan, order, say) = (plan.clone(), order.subscribe(), say.clone());
                let numbers = share(n)..share(n + 1);
                let lobby = plan.lobby * n / plan.threads..plan.lobby * (n + 1) / plan.threads;
                std::thread::spawn(move || {
                    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().ok()?;
                    let local = tokio::task::LocalSet::new();
                    Some(local.block_on(&runtime, play::thread(Rc::new(plan), numbers, lobby, order, say)))
                })
            })
            .collect();
        Self { order, said, threads, tally: Tally::default() }
    }

    fn phase(&self, phase: Phase, until: usize) {
        self.order.send_replace(Order { phase, until });
    }

    /// Waits until so many have said that they are done; in vain, that is an error.
    fn wait(&mut self, count: usize, kind: &str, longest: Duration) -> bool {
        let until = Instant::now() + longest;
        for _ in 0..count {
            if self.said.recv_timeout(until.saturating_duration_since(Instant::now())).is_err() {
                self.tally.error(kind);
                return false;
            }
        }
        true
    }

    fn end(mut self) -> Tally {
        self.phase(Phase::Draining, usize::MAX);
        let until = Instant::now() + DRAIN;
        let mut loud = self.threads.len();
        while loud > 0 {
            match self.said.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(Said::Quiet) => loud -= 1,
                Ok(_) => {}
                // What has not arrived by now is counted where it was sent.
                Err(_) => break,
            }
        }
        self.phase(Phase::Ended, usize::MAX);
        for thread in self.threads {
            match thread.join() {
                Ok(Some(tally)) => self.tally.join(tally),
                _ => self.tally.error("thread"),
            }
        }
        self.tally
    }
}

fn usages(nodes: &[Node]) -> Vec<Option<Usage>> {
    nodes.iter().map(Node::usage).collect()
}

/// CPU seconds of all nodes between two looks; nothing if a node is not known.
fn cpu(before: &[Option<Usage>], after: &[Option<Usage>]) -> Option<f64> {
    before.iter().zip(after).map(|(before, after)| Some((*after)?.cpu - (*before)?.cpu)).sum()
}

fn measure(plan: &Plan, nodes: &[Node], time: Duration) -> Result<Report, Stop> {
    let mut crew = Crew::start(plan);
    let seated = crew.wait(plan.threads, "not seated in time", OPENING);
    let before = usages(nodes);
    if seated {
        crew.phase(Phase::Opening, usize::MAX);
    }
    let opened = seated && crew.wait(plan.threads, "not all streams in time", OPENING);
    // The last answers are on their way, and so is what the node writes after them.
    std::thread::sleep(Duration::from_millis(300));
    let open = usages(nodes);
    let (mut start, mut end, mut seconds, mut client) = (open.clone(), open.clone(), 0.0, None);
    if opened {
        crew.phase(Phase::Playing, usize::MAX);
        // The first moves wait for caches and for each other.
        std::thread::sleep((time / 10).min(Duration::from_secs(2)));
        let own = Usage::of(std::process::id());
        start = usages(nodes);
        let began = Instant::now();
        crew.phase(Phase::Measuring, usize::MAX);
        std::thread::sleep(time);
        crew.phase(Phase::Draining, usize::MAX);
        seconds = began.elapsed().as_secs_f64();
        end = usages(nodes);
        client = Usage::of(std::process::id()).zip(own).map(|(after, before)| round(after.cpu - before.cpu));
    }
    let tally = crew.end();
    let streams = plan.tables * (plan.people + plan.watchers);
    let moves = tally.acks.len();
    let grown: Option<f64> = before
        .iter()
        .zip(&open)
        .map(|(before, open)| Some((*open)?.rss_kb as f64 - (*before)?.rss_kb as f64))
        .sum();
    let used = cpu(&start, &end);
    let figures = nodes.iter().enumerate().filter_map(|(n, node)| {
        let at = |usages: &[Option<Usage>]| usages.get(n).copied().flatten();
        let (start, end) = (at(&start)?, at(&end)?);
        Some(NodeFigures {
            address: node.address.to_string(),
            pid: node.pid?,
            cpu_seconds: round(end.cpu - start.cpu),
            rss_before_kb: at(&before)?.rss_kb,
            rss_streams_kb: at(&open)?.rss_kb,
            rss_end_kb: end.rss_kb,
            threads: end.threads,
            files: end.files,
        })
    });
    Ok(Report {
        games_of: plan.games.iter().map(|game| game.id).collect(),
        tables: plan.tables,
        people: plan.people,
        streams,
        seconds: round(seconds),
        rate: plan.rate,
        moves,
        moves_per_second: round(moves as f64 / seconds.max(0.001)),
        games: tally.games,
        ack_ms: Spread::of(tally.acks.iter().map(|(_, ms)| *ms)),
        push_ms: Spread::of(tally.pushes.iter().copied()),
        push_bytes: Spread::of(tally.bytes.iter().map(|(_, bytes)| *bytes as f64)),
        frames_again: tally.again,
        lobby: plan.lobby,
        messages: tally.said,
        messages_heard: tally.heard,
        lobby_events: tally.lists,
        errors_total: tally.errors.values().sum(),
        errors: tally.errors,
        nodes: figures.collect(),
        cpu_ms_per_move: used.filter(|_| moves > 0).map(|used| round(used * 1_000.0 / moves as f64)),
        viewer_kb: grown.filter(|_| streams > 0).map(|grown| round(grown / streams as f64)),
        client_cpu_seconds: client,
    })
}
