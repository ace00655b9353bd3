//! Frames, drawn once and shown to all who see the same: one gallery a table, for as long as somebody looks.

use std::collections::{HashMap, VecDeque};
use std::hash::Hasher as _;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use axum::body::Bytes;
use game::{Lang, Seat, Viewer};
use house::{Seen, Table};
use rustc_hash::FxHasher;

use crate::frame::{self, Sight, Stand};
use crate::pages::table::with_lines;
use crate::patch::{Cut, patch};
use crate::stream;

/// So many pushes are kept for others who need the same.
const PUSHES: usize = 16;

/// A drawn table, without its log.
pub struct Frame {
    /// Its fingerprint: two frames with the same are the same.
    pub id: String,
    /// The live region.
    pub html: Cut,
}

/// The log as a viewer is told it.
#[derive(Default)]
struct Telling {
    /// Lines are told anew when somebody's name changes.
    names: u64,
    /// The chain of each line in the table's own log.
    chains: Vec<u64>,
    lines: Vec<Line>,
}

/// A line as it was told, and the fingerprint of all lines up to it.
#[derive(Clone)]
struct Line {
    html: Arc<str>,
    chain: u64,
    stand: Stand,
}

/// How far somebody has read the log: the number of lines, and the fingerprints of the last ones.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Read {
    count: usize,
    chains: VecDeque<u64>,
}

impl Read {
    /// So many fingerprints are kept: so far a step back is noticed without sending everything again.
    const KEPT: usize = 16;

    /// As a page says it: the number of lines, and the fingerprint of the last.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let read = text.split_once('-').and_then(|(count, chain)| {
            Some(Self { count: count.parse().ok()?, chains: [u64::from_str_radix(chain, 16).ok()?].into() })
        });
        // Whoever says nothing that can be read has read nothing.
        read.unwrap_or_default()
    }

    fn of(lines: &[Line]) -> Self {
        let from = lines.len().saturating_sub(Self::KEPT);
        Self { count: lines.len(), chains: lines[from..].iter().map(|line| line.chain).collect() }
    }

    /// How many lines are still as they were read.
    fn still(&self, lines: &[Line]) -> usize {
        let from = self.count - self.chains.len().min(self.count);
        let known = (from..self.count).zip(&self.chains).rev();
        let same = |(n, chain): (usize, &u64)| {
            lines.get(n).is_some_and(|line| line.chain == *chain).then_some(n + 1)
        };
        known.into_iter().find_map(same).unwrap_or(0)
    }
}

impl std::fmt::Display for Read {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{:x}", self.count, self.chains.back().copied().unwrap_or(0))
    }
}

/// What a page of the table needs: the frame, the log, and how far that goes.
pub struct Hung {
    /// The live region without its log.
    pub frame: Arc<Frame>,
    /// All lines of the log.
    pub lines: String,
    /// How far the log goes.
    pub read: Read,
}

/// The frames of one table.
#[derive(Default)]
pub struct Gallery {
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    version: u64,
    frames: HashMap<Sight, Arc<Frame>>,
    tellings: HashMap<(Viewer, Option<Seat>, Lang), Telling>,
    pushes: VecDeque<(Key, Bytes)>,
}

/// What a push depends on: the frame that is there, the one to come, how far the log was read, and how far it goes.
type Key = (String, String, String, String);

impl Gallery {
    fn inner(&self) -> std::sync::MutexGuard<'_, Inner> {
        // What breaks off half-way is only a copy of what can be drawn again.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The frame that is seen from a place.
    pub fn frame(&self, seen: &Seen, sight: &Sight) -> Option<Arc<Frame>> {
        self.inner().frame(&seen.table, sight)
    }

    /// Everything a page needs.
    pub fn hang(&self, seen: &Seen, sight: &Sight) -> Option<Hung> {
        let mut inner = self.inner();
        let frame = inner.frame(&seen.table, sight)?;
        let lines = inner.lines(&seen.table, sight);
        let read = Read::of(lines);
        Some(Hung { frame, lines: lines.iter().map(|line| &*line.html).collect(), read })
    }

    /// The event for whoever has a frame (or none) and has read so far: what is to be sent, what they have then, and how far
    /// they have read then. Nothing to send if nothing has changed for them: not even the time of a change tells them anything.
    pub fn push(
        &self,
        seen: &Seen,
        sight: &Sight,
        had: Option<&Arc<Frame>>,
        read: &Read,
    ) -> Option<(Option<Bytes>, Arc<Frame>, Read)> {
        let mut inner = self.inner();
        let frame = inner.frame(&seen.table, sight)?;
        let lines = inner.lines(&seen.table, sight);
        let now = Read::of(lines);
        if had.is_some_and(|had| had.id == frame.id) && now == *read {
            return Some((None, frame, now));
        }
        let from = had.map_or("", |had| &had.id);
        let key = (from.to_owned(), frame.id.clone(), read.to_string(), now.to_string());
        if let Some((_, bytes)) = inner.pushes.iter().find(|(known, _)| *known == key) {
            return Some((Some(bytes.clone()), frame, now));
        }
        let lines = inner.lines(&seen.table, sight);
        let still = read.still(lines);
        let fresh: Vec<&str> = lines[still..].iter().map(|line| &*line.html).collect();
        let log = serde_json::json!({ "from": still, "lines": fresh, "read": now.to_string() });
        let ops = match had {
            Some(had) if had.id != frame.id => patch(&had.html, &frame.html),
            _ => "null".to_owned(),
        };
        let data = format!(r#"{{"from":"{from}","to":"{}","ops":{ops},"log":{log}}}"#, frame.id);
        let bytes = stream::push(&data);
        inner.pushes.push_back((key, bytes.clone()));
        if inner.pushes.len() > PUSHES {
            inner.pushes.pop_front();
        }
        Some((Some(bytes), frame, now))
    }
}

impl Inner {
    fn frame(&mut self, table: &Arc<Table>, sight: &Sight) -> Option<Arc<Frame>> {
        if table.version > self.version {
            self.version = table.version;
            self.frames.clear();
        }
        // Whoever still looks at an older state is drawn for, but not kept.
        let current = table.version == self.version;
        if current && let Some(frame) = self.frames.get(sight) {
            return Some(frame.clone());
        }
        let html = frame::draw(table, sight, &frame::words(table, sight.lang, sight.you()))?;
        let frame =
            Arc::new(Frame { id: format!("{:x}", fingerprint(0, html.as_bytes())), html: Cut::new(html) });
        if current {
            self.frames.insert(sight.clone(), frame.clone());
        }
        Some(frame)
    }

    /// The log, told as far as it goes: what was told before is not told again.
    fn lines(&mut self, table: &Table, sight: &Sight) -> &[Line] {
        let telling = self.tellings.entry((sight.viewer, sight.you(), sight.lang)).or_default();
        let mut names = FxHasher::default();
        for seat in table.seating.seats() {
            std::hash::Hash::hash(&frame_name(seat), &mut names);
        }
        let names = names.finish();
        if telling.names != names {
            *telling = Telling { names, ..Telling::default() };
        }
        let mut same = telling.chains.len().min(table.lines.len());
        while same > 0 && telling.chains[same - 1] != table.lines[same - 1].chain {
            same -= 1;
        }
        telling.chains.truncate(same);
        telling.lines.truncate(same);
        if same < table.lines.len() {
            let (words, first) = (frame::words(table, sight.lang, sight.you()), Stand::default());
            for told in &table.lines[same..] {
                let last = telling.lines.last();
                let (before, stand) = last.map_or((0, &first), |last| (last.chain, &last.stand));
                let (html, stand) = frame::line(table, &told.line, sight.viewer, &words, stand);
                let chain = fingerprint(before, html.as_bytes());
                telling.chains.push(told.chain);
                telling.lines.push(Line { html: html.into(), chain, stand });
            }
        }
        &telling.lines
    }
}

/// What of an occupant is told by name.
fn frame_name(seat: &table::Occupant) -> &str {
    use table::Occupant;
    match seat {
        Occupant::Person { name, .. } | Occupant::Here { name, .. } | Occupant::Away { name, .. } => name,
        Occupant::Bot { .. } => "bot",
        Occupant::Open => "",
    }
}

fn fingerprint(seed: u64, bytes: &[u8]) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write_u64(seed);
    hasher.write(bytes);
    hasher.finish()
}

impl Hung {
    /// The live region with its log in it.
    #[must_use]
    pub fn whole(&self) -> String {
        with_lines(&self.frame.html.text, &self.lines)
    }
}

/// The galleries of all tables that somebody looks at.
#[derive(Default)]
pub struct Galleries(Mutex<HashMap<String, Weak<Gallery>>>);

impl Galleries {
    /// The gallery of a table.
    pub fn of(&self, table: &str) -> Arc<Gallery> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(gallery) = all.get(table).and_then(Weak::upgrade) {
            return gallery;
        }
        if all.len() > 64 && all.len().is_power_of_two() {
            all.retain(|_, gallery| gallery.strong_count() > 0);
        }
        let gallery = Arc::new(Gallery::default());
        all.insert(table.to_owned(), Arc::downgrade(&gallery));
        gallery
    }
}
