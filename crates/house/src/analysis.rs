//! The analysis of games that are over: asked for by anybody who may see the game, made once for all, and kept.
//!
//! Whoever asks gets a first picture within seconds, by the quick lane. Then a node makes one analysis at a time, and people take
//! turns: every moment closely in the order of the game, and whatever somebody looks at before the rest. It thinks where nobody else
//! does ([`Pool::spare`]): bots and advice go first, also in the midst of a thought.
//!
//! What is found is kept now and then, so that whoever goes on after a stop, a restart or an outage begins where it was; what
//! a study says hangs on no clock, so it is the same as if nothing had happened. While a node goes on, the row says until when that is
//! believed: other nodes show what is kept, and do not begin as well. That only saves work.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use bots::study::run::coarse;
use bots::study::{Analyst, Moment, Plan, Study, VERSION};
use game::{Fault, Turn};
use serde::Serialize;
use tokio::sync::broadcast;
use tokio::task::JoinSet;
use tokio::time::MissedTickBehavior;

use crate::clock::Clock;
use crate::event::Time;
use crate::fold::Table;
use crate::pool::{Gone, Place, Pool, Turns};
use crate::store::{KeptStudy, Later, Store, StoreError};
use crate::wish::Denied;

/// So often what was found is kept.
const KEEP: Duration = Duration::from_secs(3);
/// The first pause before what is whole is tried to be kept again; each further one is twice as long, up to the last.
const AGAIN: Duration = Duration::from_millis(500);
const LAST: Duration = Duration::from_secs(30);
/// So long a node is believed to go on after it has last kept something.
const BELIEVED: Time = 15_000;
/// So many analyses one person may wait for.
const WAITING: usize = 5;
/// So many all people together.
const ALL_WAITING: usize = 500;
/// So many people who want the same one are known; who comes later wants it too, but cannot stop it.
const KNOWN: usize = 64;
/// So many moments may be asked for at once.
const NEXT: usize = 8;
/// So many studies that are whole are held in memory.
const HELD: usize = 16;
/// So many changes are kept for whoever is slow to hear of them.
const UNHEARD: usize = 256;
/// How hard to pack what is kept: quick, and a fifth of the size.
const PACKING: i32 = 3;

/// What there is to be seen of the analysis of a game.
#[derive(Clone, PartialEq, Debug)]
pub enum Seen {
    /// Nobody has asked for it.
    Nothing,
    /// It was asked for, and there is nothing to be seen yet.
    Waiting,
    /// It goes on, or will when others are done.
    Running(Arc<Study>),
    /// It has come so far, and nobody goes on.
    Stopped(Arc<Study>),
    /// All of it.
    Whole(Arc<Study>),
    /// It could not be made.
    Failed,
}

impl Seen {
    /// The study, as far as it has come.
    #[must_use]
    pub fn study(&self) -> Option<&Arc<Study>> {
        match self {
            Self::Running(study) | Self::Stopped(study) | Self::Whole(study) => Some(study),
            Self::Nothing | Self::Waiting | Self::Failed => None,
        }
    }

    /// Its name for scripts.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Waiting => "waiting",
            Self::Running(_) => "running",
            Self::Stopped(_) => "stopped",
            Self::Whole(_) => "whole",
            Self::Failed => "failed",
        }
    }

    /// Whether somebody must ask so that it goes on.
    #[must_use]
    pub const fn rests(&self) -> bool {
        matches!(self, Self::Nothing | Self::Stopped(_) | Self::Failed)
    }
}

/// How far an analysis is, in a few numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Progress {
    /// [`Seen::name`].
    pub state: &'static str,
    /// How many moments were seen at a glance or closely.
    pub glanced: usize,
    /// How many moments were seen closely.
    pub seen: usize,
    /// Up to where without a gap.
    pub upto: usize,
    /// How many moments there are; 0 where nothing is known yet.
    pub of: usize,
}

impl From<&Seen> for Progress {
    fn from(seen: &Seen) -> Self {
        let moments = seen.study().map_or(&[][..], |study| &study.moments);
        Self {
            state: seen.name(),
            glanced: moments.iter().filter(|moment| !moment.chances.is_empty()).count(),
            seen: moments.iter().filter(|moment| moment.closely).count(),
            upto: moments.iter().take_while(|moment| moment.closely).count(),
            of: moments.len(),
        }
    }
}

/// Whether a game can be analysed: it was played to its end.
#[must_use]
pub fn is_finished(table: &Table) -> bool {
    table.ended.is_some() && table.seating.played().turn() == Turn::Over
}

/// An analysis that is wanted here.
#[derive(Default)]
struct Job {
    /// Set when nobody wants it any more.
    gone: Gone,
    course: Mutex<Course>,
}

/// How far a job has come.
#[derive(Default)]
struct Course {
    /// Who wants it.
    askers: Vec<String>,
    /// Whether its turn has come.
    begun: bool,
    /// What there is so far.
    study: Option<Arc<Study>>,
    /// Moments that somebody looks at: these before all others, the latest first.
    next: VecDeque<usize>,
    /// The moments of the first picture, then all, as far as nobody has taken them up.
    glances: VecDeque<usize>,
    closely: VecDeque<usize>,
}

impl Job {
    fn course(&self) -> MutexGuard<'_, Course> {
        // Nothing in here can break off half-way.
        self.course.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn study(&self) -> Option<Arc<Study>> {
        self.course().study.clone()
    }

    fn seen(&self) -> Seen {
        match (self.study(), self.gone.is_set()) {
            (Some(study), _) if study.is_whole() => Seen::Whole(study),
            (Some(study), true) => Seen::Stopped(study),
            (Some(study), false) => Seen::Running(study),
            (None, true) => Seen::Nothing,
            (None, false) => Seen::Waiting,
        }
    }

    fn is_wanted_by(&self, asker: &str) -> bool {
        self.course().askers.iter().any(|other| other == asker)
    }

    /// One more wants it, unless nobody does any more: then it is about to end. Of what is whole nobody wants more.
    fn join(&self, asker: &str) -> bool {
        let mut course = self.course();
        if course.study.as_ref().is_some_and(|study| study.is_whole()) {
            return true;
        }
        if self.gone.is_set() {
            return false;
        }
        if course.askers.len() < KNOWN && !course.askers.iter().any(|other| other == asker) {
            course.askers.push(asker.to_owned());
        }
        true
    }
}

impl Course {
    /// Begins, or goes on, with a study, unless it has come as far already.
    fn begin(&mut self, study: Study) {
        if self.study.as_ref().is_some_and(|own| own.seen() >= study.seen()) {
            return;
        }
        let moments = &study.moments;
        self.glances = coarse(moments.len()).into_iter().filter(|&n| moments[n].chances.is_empty()).collect();
        self.closely = (0..moments.len()).filter(|&n| !moments[n].closely).collect();
        self.study = Some(Arc::new(study));
    }

    /// What is to be looked at next for the first picture.
    fn glance(&mut self) -> Option<(usize, bool)> {
        self.glances.pop_front().map(|moment| (moment, false))
    }

    /// What is to be looked at next, and whether closely.
    fn task(&mut self) -> Option<(usize, bool)> {
        if let Some(glance) = self.glance() {
            return Some(glance);
        }
        let mut wanted = std::iter::from_fn(|| self.next.pop_front());
        let at = wanted.find_map(|n| self.closely.iter().position(|&moment| moment == n));
        self.closely.remove(at.unwrap_or(0)).map(|moment| (moment, true))
    }

    /// A moment was seen. A glance may come after the close look of another thread, and says no more.
    fn found(&mut self, at: usize, found: Moment) {
        if let Some(study) = &mut self.study
            && !study.moments[at].closely
        {
            Arc::make_mut(study).moments[at] = found;
        }
    }
}

/// What this node knows of analyses.
#[derive(Default)]
struct Known {
    jobs: HashMap<String, Arc<Job>>,
    /// The last that were whole, or failed here.
    held: VecDeque<(String, Seen)>,
}

impl Known {
    fn seen(&self, id: &str) -> Option<Seen> {
        let held = || self.held.iter().find(|(held, _)| held == id).map(|(_, seen)| seen.clone());
        self.jobs.get(id).map(|job| job.seen()).or_else(held)
    }

    fn hold(&mut self, id: &str, seen: Seen) {
        self.held.retain(|(other, _)| other != id);
        self.held.push_back((id.to_owned(), seen));
        if self.held.len() > HELD {
            self.held.pop_front();
        }
    }

    /// Whether one more may wait for somebody.
    fn has_room(&self, asker: &str) -> bool {
        let waits = |job: &&Arc<Job>| !job.course().begun && job.is_wanted_by(asker);
        self.jobs.len() < ALL_WAITING && self.jobs.values().filter(waits).count() < WAITING
    }
}

/// What an analysis needs of the house.
pub(crate) trait Games: Send + Sync {
    /// A game that was played to its end; others are not analysed.
    fn finished(self: Arc<Self>, id: &str) -> Later<Arc<Table>, Denied>;

    /// Where studies are kept.
    fn store(&self) -> &Arc<dyn Store>;

    /// Where it is thought.
    fn pool(&self) -> &Arc<Pool>;

    /// What time it is.
    fn clock(&self) -> &Clock;
}

/// The analyses of a house.
pub struct Analyses {
    games: Weak<dyn Games>,
    plan: Plan,
    known: Mutex<Known>,
    /// One first picture at a time, and one analysis; who waits takes turns.
    pictures: Arc<Turns>,
    turns: Arc<Turns>,
    changes: broadcast::Sender<Arc<str>>,
}

impl Analyses {
    pub(crate) fn new(games: Weak<dyn Games>, plan: Plan) -> Arc<Self> {
        Arc::new(Self {
            games,
            plan,
            known: Mutex::default(),
            pictures: Arc::new(Turns::new(1)),
            turns: Arc::new(Turns::new(1)),
            changes: broadcast::Sender::new(UNHEARD),
        })
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        // Nothing in here can break off half-way.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn job(&self, id: &str) -> Option<Arc<Job>> {
        self.known().jobs.get(id).cloned()
    }

    /// Something has changed in the analysis of a game.
    fn tell(&self, id: &str) {
        // Nobody need listen.
        let _ = self.changes.send(id.into());
    }

    /// The tables whose analyses have changed here, from now on. What other nodes do is seen by looking again.
    #[must_use]
    pub fn changes(&self) -> broadcast::Receiver<Arc<str>> {
        self.changes.subscribe()
    }

    /// Nobody begins any more.
    pub(crate) fn close(&self) {
        self.pictures.close();
        self.turns.close();
    }

    /// What there is to be seen of the analysis of a game. A store that does not answer shows nothing.
    pub async fn analysis(&self, id: &str) -> Seen {
        self.look(id).await.unwrap_or_else(|error| {
            tracing::warn!(table = id, %error, "an analysis could not be looked up");
            Seen::Nothing
        })
    }

    async fn look(&self, id: &str) -> Result<Seen, StoreError> {
        if let Some(seen) = self.known().seen(id) {
            return Ok(seen);
        }
        let Some(games) = self.games.upgrade() else { return Ok(Seen::Nothing) };
        let Some(kept) = games.store().studies().find(id).await? else { return Ok(Seen::Nothing) };
        let until = kept.until;
        let Some(study) = unpack(kept).await else { return Ok(Seen::Nothing) };
        let mut known = self.known();
        // It may have begun here meanwhile.
        if let Some(seen) = known.seen(id) {
            return Ok(seen);
        }
        let study = Arc::new(study);
        if study.is_whole() {
            let whole = Seen::Whole(study);
            known.hold(id, whole.clone());
            return Ok(whole);
        }
        let runs = until > games.clock().now();
        Ok(if runs { Seen::Running(study) } else { Seen::Stopped(study) })
    }

    /// Begins with an analysis, or goes on; if it is being made, or is whole, nothing happens. `asker` is who wants it: people take
    /// turns.
    pub async fn ask(self: &Arc<Self>, id: &str, asker: &str) -> Result<(), Denied> {
        self.games.upgrade().ok_or(Denied::NoTable)?.finished(id).await?;
        let joins = |known: &Known| known.jobs.get(id).is_some_and(|job| job.join(asker));
        if joins(&self.known()) || !self.look(id).await.map_err(Denied::Store)?.rests() {
            return Ok(());
        }
        {
            let mut known = self.known();
            // Of several who ask at once the first begins it.
            if joins(&known) {
                return Ok(());
            }
            if !known.has_room(asker) {
                return Err(Denied::TooManyAnalyses);
            }
            known.held.retain(|(held, _)| held != id);
            let job = Arc::new(Job::default());
            // If one that was stopped is about to end, it goes on from there.
            if let Some(study) = known.jobs.get(id).and_then(|ending| ending.study()) {
                job.course().begin((*study).clone());
            }
            job.join(asker);
            known.jobs.insert(id.to_owned(), job.clone());
            tokio::spawn(make(self.clone(), id.to_owned(), asker.to_owned(), job));
        }
        self.tell(id);
        Ok(())
    }

    /// Looks at a moment before all others, if the analysis is being made here.
    pub fn look_now(&self, id: &str, moment: usize) {
        if let Some(job) = self.job(id) {
            let next = &mut job.course().next;
            next.retain(|&other| other != moment);
            next.push_front(moment);
            next.truncate(NEXT);
        }
    }

    /// One who asked for an analysis wants it no more. It ends when nobody does who asked here; what was found is kept.
    pub fn stop(&self, id: &str, asker: &str) {
        if let Some(job) = self.job(id) {
            let mut course = job.course();
            course.askers.retain(|other| other != asker);
            if course.askers.is_empty() {
                job.gone.set();
            }
        }
    }

    /// Whether somebody has asked here for an analysis that is being made, or waits: so they may stop it.
    #[must_use]
    pub fn wants(&self, id: &str, asker: &str) -> bool {
        self.job(id).is_some_and(|job| job.is_wanted_by(asker))
    }
}

/// A place in a queue in which people take turns; nothing if nobody wants it any more, or the house closes.
async fn place(turns: &Arc<Turns>, asker: &str, gone: &Gone) -> Option<Place> {
    tokio::select! {
        biased;
        () = gone.wait() => None,
        place = turns.clone().place(asker) => place,
    }
}

/// Makes an analysis: a first picture soon, and all of it when its turn has come.
async fn make(analyses: Arc<Analyses>, id: String, asker: String, job: Arc<Job>) {
    let mut made = Ok(());
    if let Some(_one) = place(&analyses.pictures, &asker, &job.gone).await {
        made = first_picture(&analyses, &id, &job).await;
    }
    let turn = if made.is_ok() { place(&analyses.turns, &asker, &job.gone).await } else { None };
    if turn.is_some() {
        job.course().begun = true;
        made = go_through(&analyses, &id, &job).await;
    }
    if let Err(error) = &made {
        tracing::error!(table = id, %error, "an analysis could not be made");
    }
    {
        let mut known = analyses.known();
        // Whoever has asked anew since it was stopped waits with a job of their own.
        if known.jobs.get(&id).is_some_and(|known| Arc::ptr_eq(known, &job)) {
            known.jobs.remove(&id);
            match job.study() {
                Some(study) if study.is_whole() => known.hold(&id, Seen::Whole(study)),
                _ if made.is_err() => known.hold(&id, Seen::Failed),
                _ => {}
            }
        }
    }
    // Only now may the next begin: it may be about the same game, and must find what was kept.
    drop(turn);
    analyses.tell(&id);
}

/// Reads the game, and the study as far as it was kept. Nothing if there is nothing to be done here: the house is gone, or another node was asked
/// first.
async fn prepare(analyses: &Analyses, id: &str, job: &Job) -> Result<Option<Work>, StoreError> {
    let Some(games) = analyses.games.upgrade() else { return Ok(None) };
    let table = games.clone().finished(id).await.map_err(|denied| StoreError(format!("{denied:?}")))?;
    let analyst = table.seating.played().study(analyses.plan);
    let analyst: Arc<dyn Analyst> = analyst.map_err(|fault: Fault| StoreError(fault.to_string()))?.into();
    let blank = analyst.blank();
    let kept = match games.store().studies().find(id).await {
        Ok(Some(kept)) if kept.version == VERSION && kept.until > games.clock().now() => return Ok(None),
        Ok(Some(kept)) => unpack(kept).await.filter(|study| goes_on_from(&blank, study)),
        Ok(None) => None,
        // It has begun here, and goes on from what is in memory.
        Err(error) if job.study().is_some() => {
            untold(id, &error);
            None
        }
        Err(error) => return Err(error),
    };
    job.course().begin(kept.unwrap_or(blank));
    analyses.tell(id);
    Ok(Some(Work { analyst, pool: games.pool().clone(), failed: AtomicBool::new(false) }))
}

/// What is needed to look at moments.
struct Work {
    analyst: Arc<dyn Analyst>,
    pool: Arc<Pool>,
    failed: AtomicBool,
}

impl Work {
    fn done(&self) -> Result<(), StoreError> {
        match self.failed.load(Ordering::Relaxed) {
            false => Ok(()),
            true => Err(StoreError("a moment could not be looked at".to_owned())),
        }
    }
}

/// Looks at some moments at a glance.
async fn first_picture(analyses: &Analyses, id: &str, job: &Job) -> Result<(), StoreError> {
    let Some(work) = prepare(analyses, id, job).await? else { return Ok(()) };
    look_at(analyses, id, job, &work, Course::glance).await;
    work.done()
}

/// Goes through the moments of a game until all are seen or nobody wants it any more.
async fn go_through(analyses: &Arc<Analyses>, id: &str, job: &Arc<Job>) -> Result<(), StoreError> {
    let Some(work) = prepare(analyses, id, job).await?.map(Arc::new) else { return Ok(()) };
    let mut at_work = JoinSet::new();
    for _ in 0..work.pool.places() {
        let (analyses, id, job, work) = (analyses.clone(), id.to_owned(), job.clone(), work.clone());
        at_work.spawn(async move { look_at(&analyses, &id, &job, &work, Course::task).await });
    }
    let mut often = tokio::time::interval(KEEP);
    often.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            done = at_work.join_next() => if done.is_none() { break },
            // What could not be kept is kept the next time.
            _ = often.tick() => keep(analyses, id, job, true).await.unwrap_or_else(|error| untold(id, &error)),
        }
    }
    let mut pause = AGAIN;
    while let Err(error) = keep(analyses, id, job, false).await {
        untold(id, &error);
        if work.pool.is_closed() || pause > LAST {
            break;
        }
        tokio::time::sleep(pause).await;
        pause *= 2;
    }
    work.done()
}

/// Looks at moments, one after the other, as long as there are any and somebody wants to know.
async fn look_at(
    analyses: &Analyses,
    id: &str,
    job: &Job,
    work: &Work,
    task: fn(&mut Course) -> Option<(usize, bool)>,
) {
    // If the house is gone nobody wants to know.
    while !job.gone.is_set() && !work.failed.load(Ordering::Relaxed) && analyses.games.strong_count() > 0 {
        let Some((moment, closely)) = task(&mut job.course()) else { return };
        let there = work.analyst.clone();
        let found: Option<Result<Option<Moment>, Fault>> = if closely {
            work.pool.spare(&job.gone, move |patience| there.closely(moment, patience)).await
        } else {
            work.pool.glance(&job.gone, move |_| Ok(Some(there.glance(moment)))).await
        };
        match found {
            Some(Ok(Some(found))) => job.course().found(moment, found),
            // It was broken off.
            Some(Ok(None)) => return,
            None if job.gone.is_set() || work.pool.is_closed() => return,
            other => {
                tracing::error!(table = id, moment, ?other, "a moment could not be looked at");
                work.failed.store(true, Ordering::Relaxed);
                return;
            }
        }
        analyses.tell(id);
    }
}

/// Keeps what was found so far.
async fn keep(analyses: &Analyses, id: &str, job: &Job, goes_on: bool) -> Result<(), StoreError> {
    let (Some(study), Some(games)) = (job.study(), analyses.games.upgrade()) else { return Ok(()) };
    let (version, seen) = (study.version, study.seen());
    let body = aside(move || pack(&study)).await??;
    let until = if goes_on { games.clock().now() + BELIEVED } else { 0 };
    games.store().studies().keep(KeptStudy { table: id.to_owned(), version, seen, until, body }).await
}

/// Whether an analysis can go on from a study that was kept: it was made in the same way.
fn goes_on_from(blank: &Study, study: &Study) -> bool {
    let empty = Study { moments: vec![Moment::default(); study.moments.len()], ..study.clone() };
    empty == *blank
}

fn pack(study: &Study) -> Result<Vec<u8>, StoreError> {
    let text = serde_json::to_vec(study).map_err(|error| StoreError(error.to_string()))?;
    zstd::encode_all(&text[..], PACKING).map_err(|error| StoreError(error.to_string()))
}

/// A study that was kept; nothing if it is of another version, or cannot be read: then it is made anew.
async fn unpack(kept: KeptStudy) -> Option<Study> {
    if kept.version != VERSION {
        return None;
    }
    let table = kept.table.clone();
    let read = move || {
        let text = zstd::decode_all(&kept.body[..]).map_err(|error| StoreError(error.to_string()))?;
        serde_json::from_slice::<Study>(&text).map_err(|error| StoreError(error.to_string()))
    };
    match aside(read).await.and_then(|read| read) {
        Ok(study) => Some(study),
        Err(error) => {
            tracing::error!(table, %error, "a study that was kept cannot be read");
            None
        }
    }
}

/// Does what takes some milliseconds where no page waits for it.
async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, StoreError> {
    tokio::task::spawn_blocking(work).await.map_err(|error| StoreError(error.to_string()))
}

fn untold(id: &str, error: &StoreError) {
    tracing::warn!(table = id, %error, "an analysis could not be kept; it is tried again");
}

#[cfg(test)]
mod tests {
    use bots::study::choice::{Choice, Line, Reason};
    use bots::study::marks::{Mark, Marks};
    use game::{Seat, Seed};

    use super::*;

    /// A moment about which there is much to be said.
    fn moment(n: usize) -> Moment {
        let share = |part: usize| ((n * 7_919 + part * 104_729) % 1_000_000) as f64 / 1e6;
        let line = |part: usize| Line {
            mv: format!("place {} {part} at {}", n % 31, n % 17),
            chance: share(part),
            error: share(part + 1),
            points: share(part + 2),
        };
        Moment {
            chances: (0..5).map(share).collect(),
            luck: (5..10).map(share).collect(),
            closely: true,
            choice: Some(Choice {
                seat: Seat::new(n % 5),
                played: line(11),
                options: n % 90,
                best: vec![line(12), line(13), line(14)],
                loss: share(15),
                points: share(16),
                mark: Some(Mark::ALL[n % 5]),
                reason: Some(Reason::Source("majority".to_owned(), share(17))),
            }),
        }
    }

    fn blank(moments: usize) -> Study {
        Study {
            version: VERSION,
            game: "toy".to_owned(),
            seats: 5,
            budget: 400,
            seed: Seed::from_number(1),
            marks: Marks::PLAIN,
            moments: vec![Moment::default(); moments],
        }
    }

    /// A game of a thousand decisions, longer than any of ours: what is looked at when, and what is kept of it.
    #[test]
    fn a_thousand_decisions() {
        let mut course = Course::default();
        course.begin(blank(1_001));
        let mut order = Vec::new();
        while let Some((at, closely)) = course.task() {
            if order.len() == 100 {
                course.next.extend([900, 5, 2_000, 899]);
            }
            order.push((at, closely));
            let found =
                if closely { moment(at) } else { Moment { chances: vec![0.2; 5], ..Moment::default() } };
            course.found(at, found);
        }
        let (glances, looks) = order.split_at(24);
        assert!(glances.iter().all(|(_, closely)| !closely) && looks.iter().all(|(_, closely)| *closely));
        assert_eq!((glances[0].0, glances[23].0), (0, 1_000));
        assert_eq!(looks.len(), 1_001);
        // In the order of the game, but for what somebody looked at; what was seen is not seen again.
        let looks: Vec<usize> = looks.iter().map(|(at, _)| *at).collect();
        assert_eq!(looks[..77], (0..77).collect::<Vec<_>>());
        assert_eq!(looks[77..81], [900, 899, 77, 78]);
        let study = course.study.unwrap();
        assert!(study.is_whole() && Progress::from(&Seen::Whole(study.clone())).upto == 1_001);
        // A late glance takes nothing away.
        let mut course = Course { study: Some(study.clone()), ..Course::default() };
        course.found(7, Moment::default());
        assert_eq!(course.study.as_ref(), Some(&study));

        let body = pack(&study).unwrap();
        let plain = serde_json::to_vec(&*study).unwrap().len();
        assert!(body.len() * 2 < plain && body.len() < 400_000, "{} of {plain} bytes", body.len());
        let kept = KeptStudy { table: String::new(), version: VERSION, seen: 1_001, until: 0, body };
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        assert!(runtime.block_on(unpack(kept)).as_ref() == Some(&*study), "it comes back as it went");
    }

    #[test]
    fn whoever_goes_on_was_asked_the_same() {
        let mut begun = blank(30);
        begun.moments[3] = moment(3);
        assert!(goes_on_from(&blank(30), &begun));
        for other in [
            Study { budget: 300, ..blank(30) },
            Study { seed: Seed::from_number(2), ..blank(30) },
            Study { marks: Marks { blunder: 0.5, ..Marks::PLAIN }, ..blank(30) },
            blank(31),
        ] {
            assert!(!goes_on_from(&other, &begun));
        }
    }
}
