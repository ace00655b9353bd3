//! Whether a move costs more when there are more tables, and whether it costs more at the end of a game.

use std::rc::Rc;
use std::sync::mpsc;
use std::time::Duration;

use game::{Fault, Spec};
use tokio::sync::{Mutex, watch};
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::figures::{ByLength, ByTables, Probe, Spread, Tally, round};
use super::http::Caller;
use super::node::Node;
use super::play::{Club, Order, Phase};
use super::text::Text;
use super::{Crew, OPENING, Plan, cpu, usages};
use crate::Stop;

/// So many tables are there when the same moves are made.
const SIZES: [usize; 3] = [100, 1_000, 10_000];

/// Moves a second, unless told: few enough that nothing waits, enough that they outweigh what a node does by itself.
const RATE: u64 = 100;

/// Guests, in pairs: every pair has many tables, because ten thousand people are not what is measured here.
const PAIRS: usize = 64;

/// Tables of the probe of length.
const LONG: usize = 100;

/// The longest that a quarter of all games may take.
const QUARTER: Duration = Duration::from_secs(300);

pub(super) fn run(mut plan: Plan, nodes: &[Node], time: Duration) -> Result<Probe, Stop> {
    let rate = plan.rate.unwrap_or(RATE);
    (plan.people, plan.watchers, plan.threads, plan.rate) = (2, 0, 1, Some(rate));
    (plan.lobby, plan.chat) = (0, None);
    plan.each = Some(Duration::from_secs_f64(1.0 / rate as f64));
    plan.games.truncate(1);
    let Some(wanted) = plan.games.first_mut() else {
        return Err(Fault::new("fault-load-at").with("text", "").into());
    };
    let game = table::find(wanted.id)?;
    wanted.seats = 2.max(*game.about().seats.start());
    let (id, seats) = (wanted.id, wanted.seats);

    let mut errors = Tally::default();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let sizes = SIZES.into_iter().filter(|size| *size <= plan.tables.max(SIZES[0])).collect::<Vec<_>>();
    let local = tokio::task::LocalSet::new();
    let by_tables = local.block_on(&runtime, by_tables(&plan, nodes, &sizes, time, &mut errors));
    drop(local);

    // How long a game is, the rules know: random play without any node.
    let length = game.laboratory().bench(&Spec::new(seats), Duration::from_millis(200))?.decisions_per_game;
    let by_length = by_length(&plan, nodes, length, &mut errors);
    let errors = errors.errors;
    Ok(Probe { game: id, by_tables, by_length, errors_total: errors.values().sum(), errors })
}

/// A table without a stream: whoever wants to move looks first, as a page does that was opened just now.
struct Quiet {
    pair: usize,
    path: String,
}

async fn by_tables(
    plan: &Plan,
    nodes: &[Node],
    sizes: &[usize],
    time: Duration,
    errors: &mut Tally,
) -> Vec<ByTables> {
    let (_order, order) = watch::channel(Order { phase: Phase::Measuring, until: usize::MAX });
    let (say, _said) = mpsc::channel();
    let club = Rc::new(Club::new(Rc::new(plan.clone()), 1, order, say));
    let mut pairs = Vec::new();
    for n in 0..PAIRS {
        if let (Some(one), Some(other)) = (club.guest(n).await, club.guest(n + 1).await) {
            pairs.push(Mutex::new([one, other]));
        }
    }
    let pairs = Rc::new(pairs);
    let mut tables: Vec<Rc<Mutex<Quiet>>> = Vec::new();
    let mut told = Vec::new();
    for &size in sizes {
        let mut opening = JoinSet::new();
        for number in tables.len()..size {
            let (club, pairs) = (club.clone(), pairs.clone());
            opening.spawn_local(async move {
                let _place = club.opening.acquire().await;
                let pair = number % pairs.len().max(1);
                let mut callers = pairs.get(pair)?.lock().await;
                let path = club.table(0, &mut callers.iter_mut().collect::<Vec<_>>()).await?;
                Some(Rc::new(Mutex::new(Quiet { pair, path })))
            });
        }
        while let Some(opened) = opening.join_next().await {
            tables.extend(opened.ok().flatten());
        }
        if tables.is_empty() {
            break;
        }
        let before = usages(nodes);
        let until = Instant::now() + time;
        let mut walking = JoinSet::new();
        for _ in 0..PAIRS / 2 {
            walking.spawn_local(walk(club.clone(), pairs.clone(), tables.clone(), until));
        }
        while walking.join_next().await.is_some() {}
        let after = usages(nodes);
        let acks = std::mem::take(&mut club.tally.borrow_mut().acks);
        let used = cpu(&before, &after).filter(|_| !acks.is_empty());
        told.push(ByTables {
            tables: tables.len(),
            moves: acks.len(),
            cpu_ms_per_move: used.map(|used| round(used * 1_000.0 / acks.len() as f64)),
            ack_ms: Spread::of(acks.iter().map(|(_, ms)| *ms)),
            rss_kb: after.iter().map(|usage| usage.map(|usage| usage.rss_kb)).sum(),
        });
    }
    errors.join(club.tally.take());
    told
}

/// Makes one move after another, each at any table.
async fn walk(
    club: Rc<Club>,
    pairs: Rc<Vec<Mutex<[Caller; 2]>>>,
    tables: Vec<Rc<Mutex<Quiet>>>,
    until: Instant,
) {
    loop {
        club.turn().await;
        if Instant::now() >= until {
            return;
        }
        let any = club.chance.borrow_mut().below(u32::try_from(tables.len()).unwrap_or(u32::MAX));
        let Some(table) = tables.get(any as usize) else { return };
        let mut table = table.lock().await;
        let Some(callers) = pairs.get(table.pair) else { return };
        let mut callers = callers.lock().await;
        let mut over = false;
        for caller in callers.iter_mut() {
            let Some((_, html)) = club.frame(caller, &table.path).await else { continue };
            let text = Text::new(html);
            if text.moves() != "[]" {
                if let Some(took) = club.play(caller, &table.path, &text).await {
                    club.tally.borrow_mut().acks.push((text.decision(), took.as_secs_f64() * 1_000.0));
                }
                over = false;
                break;
            }
            over = text.over();
        }
        if over
            && let Some(caller) = callers.first_mut()
            && let Some(next) = club.rematch(caller, &table.path).await
        {
            table.path = next;
        }
    }
}

/// All games go through one quarter after another together, and what each quarter cost is taken when all have come through.
fn by_length(plan: &Plan, nodes: &[Node], length: f64, errors: &mut Tally) -> Vec<ByLength> {
    let plan = Plan { tables: plan.tables.min(LONG), ..plan.clone() };
    let streams = plan.tables * plan.people;
    let mut crew = Crew::start(&plan);
    let mut parts = Vec::new();
    if crew.wait(plan.threads, "not seated in time", OPENING) {
        crew.phase(Phase::Opening, usize::MAX);
        if crew.wait(plan.threads, "not all streams in time", OPENING) {
            let mut from = 0;
            for quarter in 1..=4 {
                let to = ((length * f64::from(quarter) / 4.0).round() as usize).max(from + 1);
                let before = usages(nodes);
                crew.phase(Phase::Measuring, to);
                if !crew.wait(streams, "not played in time", QUARTER) {
                    break;
                }
                parts.push((from, to, cpu(&before, &usages(nodes))));
                from = to;
            }
        }
    }
    let tally = crew.end();
    let told = parts.into_iter().map(|(from, to, used)| {
        let within = |decision: usize| (from..to).contains(&decision);
        let acks: Vec<f64> = tally.acks.iter().filter(|(at, _)| within(*at)).map(|(_, ms)| *ms).collect();
        let bytes = tally.bytes.iter().filter(|(at, _)| within(*at)).map(|(_, bytes)| *bytes as f64);
        ByLength {
            from,
            to,
            moves: acks.len(),
            cpu_ms_per_move: used
                .filter(|_| !acks.is_empty())
                .map(|used| round(used * 1_000.0 / acks.len() as f64)),
            push_bytes: Spread::of(bytes),
            ack_ms: Spread::of(acks),
        }
    });
    let told = told.collect();
    errors.join(tally);
    told
}
