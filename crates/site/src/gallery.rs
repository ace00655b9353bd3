//! Frames, drawn once and shown to all who see the same: one gallery a table, for as long as somebody looks.

use std::collections::{HashMap, VecDeque};
use std::hash::Hasher as _;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use axum::body::Bytes;
use boards::memory::{Memory, Sketch};
use boards::text::Text;
use game::{Lang, Seat, Viewer};
use house::{Seen, Table};
use rustc_hash::{FxHashMap, FxHasher};

use crate::frame::{self, Sight, Stand};
use crate::pages::table::with_lines;
use crate::patch::patch;
use crate::stream::Push;

/// So many pushes of the newest state are kept for others who need the same.
const PUSHES: usize = 16;

/// Of so many kinds the last frame is kept; the page's script has the same number.
pub const KINDS: usize = 8;

/// A drawn table, without its log.
pub struct Frame {
    /// Its fingerprint: two frames with the same are the same.
    pub id: String,
    /// The live region.
    pub html: Text,
    /// What may be known by whoever looks.
    pub viewer: Viewer,
    /// What kind of question it asks them, if it asks any.
    pub asks: Option<Box<str>>,
    /// What is being decided, by whomever, where the board looks otherwise for that.
    pub stage: Option<Box<str>>,
}

impl Frame {
    /// A table, drawn for whoever looks from there.
    #[must_use]
    pub fn new(html: Text, viewer: Viewer) -> Self {
        // What the page's script reads: both must take a frame for the same kind.
        let head = html.pieces().first().map_or("", |piece| &piece.text);
        let said = |name: &str| frame::attribute(head, name).map(Into::into);
        Self { id: format!("{:x}", html.print()), viewer, asks: said("asks"), stage: said("stage"), html }
    }

    /// Whether two frames look much alike.
    fn is_like(&self, other: &Self) -> bool {
        self.asks == other.asks && self.stage == other.stage
    }
}

/// What somebody at the other end of a line has: the last frame of each kind, the one they see last. A kind is what is asked of them, or that nothing
/// is, and what is being decided.
/// What one is asked looks much like what one was asked the last time in the same way, and little like the frame between, in which somebody
/// else was asked. The page's script keeps the same frames.
/// Where the curtain falls between people at one screen, nothing is kept of what lay before it.
#[derive(Clone, Default)]
pub struct Shown {
    frames: Vec<Arc<Frame>>,
}

impl Shown {
    fn now(&self) -> Option<&Arc<Frame>> {
        self.frames.last()
    }

    /// The frame to begin with for showing another: the one with which it has most in common; among equals one of its kind, or one that asks as little or
    /// as much, or what is seen now. (The first question after the court of Justinian has moved looks less like the last of its kind than like the
    /// frame before it.)
    #[must_use]
    pub fn nearest(&self, frame: &Frame) -> Option<&Arc<Frame>> {
        let pieces: FxHashMap<u64, usize> =
            frame.html.pieces().iter().map(|piece| (piece.print, piece.text.len())).collect();
        let common = |had: &Frame| -> usize {
            had.html.pieces().iter().filter_map(|piece| pieces.get(&piece.print)).sum()
        };
        self.frames
            .iter()
            .max_by_key(|had| (common(had), had.is_like(frame), had.asks.is_some() == frame.asks.is_some()))
    }

    /// Shows a frame.
    pub fn show(&mut self, frame: Arc<Frame>) {
        self.frames.retain(|had| had.viewer == frame.viewer && !had.is_like(&frame));
        if self.frames.len() == KINDS {
            self.frames.remove(0);
        }
        self.frames.push(frame);
    }
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
    /// How the players were called.
    called: u64,
    frames: HashMap<Sight, Arc<Frame>>,
    memories: HashMap<Eye, Memory>,
    tellings: HashMap<Eye, Telling>,
    pushes: VecDeque<(Key, Bytes)>,
}

/// What a drawing and a telling depend on besides the table: what may be known, who is spoken to, in which language, from whose
/// place, and whether it is seen late.
type Eye = (Viewer, Option<Seat>, Lang, Option<Seat>, bool);

fn eye(sight: &Sight) -> Eye {
    (sight.viewer, sight.you(), sight.lang, sight.from, sight.watches)
}

/// What a push depends on: the frames that are there, the one to come, how far the log was read, and how far it goes.
type Key = (Vec<String>, String, String, String);

impl Gallery {
    fn inner(&self) -> std::sync::MutexGuard<'_, Inner> {
        // What breaks off half-way is only a copy of what can be drawn again.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The frame that is seen from a place.
    pub fn frame(&self, seen: &Seen, sight: &Sight) -> Option<Arc<Frame>> {
        self.inner().frame(sight.table(seen), sight)
    }

    /// Everything a page needs.
    pub fn hang(&self, seen: &Seen, sight: &Sight) -> Option<Hung> {
        let mut inner = self.inner();
        let table = sight.table(seen);
        let frame = inner.frame(table, sight)?;
        let lines = inner.lines(table, sight);
        let read = Read::of(lines);
        Some(Hung { frame, lines: lines.iter().map(|line| &*line.html).collect(), read })
    }

    /// The event for whoever has been shown some frame (or none) and has read so far: what is to be sent, what they see then,
    /// and how far they have read then. Nothing to send if nothing has changed for them: not even the time of a change tells
    /// them anything.
    pub fn push(
        &self,
        seen: &Seen,
        sight: &Sight,
        shown: &Shown,
        read: &Read,
    ) -> Option<(Option<Bytes>, Arc<Frame>, Read)> {
        let mut inner = self.inner();
        let table = sight.table(seen);
        let frame = inner.frame(table, sight)?;
        let lines = inner.lines(table, sight);
        let now = Read::of(lines);
        let unchanged = shown.now().is_some_and(|had| had.id == frame.id);
        if unchanged && now == *read {
            return Some((None, frame, now));
        }
        let had = shown.frames.iter().map(|frame| frame.id.clone()).collect();
        let key = (had, frame.id.clone(), read.to_string(), now.to_string());
        if let Some((_, bytes)) = inner.pushes.iter().find(|(known, _)| *known == key) {
            return Some((Some(bytes.clone()), frame, now));
        }
        let lines = inner.lines(table, sight);
        let still = read.still(lines);
        let fresh: Vec<&str> = lines[still..].iter().map(|line| &*line.html).collect();
        let log = serde_json::json!({ "from": still, "lines": fresh, "read": now.to_string() }).to_string();
        let had = if unchanged { shown.now() } else { shown.nearest(&frame) };
        let patch = had.filter(|_| !unchanged).map(|had| patch(&had.html, &frame.html));
        let from = had.map_or("", |had| &had.id);
        let bytes = Push { from, to: &frame.id, patch: patch.as_ref(), log: &log }.event();
        inner.pushes.push_back((key, bytes.clone()));
        if inner.pushes.len() > PUSHES {
            inner.pushes.pop_front();
        }
        Some((Some(bytes), frame, now))
    }
}

impl Inner {
    fn frame(&mut self, table: &Arc<Table>, sight: &Sight) -> Option<Arc<Frame>> {
        // After the end somebody may be called otherwise without an event.
        let called = frame_names(table);
        if table.version > self.version || (table.version == self.version && called != self.called) {
            self.version = table.version;
            self.called = called;
            self.frames.clear();
            self.pushes.clear();
        }
        // Whoever still looks at an older state is drawn for, but not kept.
        let current = table.version == self.version;
        if current && let Some(frame) = self.frames.get(sight) {
            return Some(frame.clone());
        }
        let memory = self.memories.entry(eye(sight)).or_default();
        let words = frame::words(table, sight.lang, sight.you());
        let names = frame::names(table.seating.seats(), &words);
        let sketch = Sketch::new(std::mem::take(memory), &names);
        let html = frame::draw(table, sight, &words, Some(&sketch))?;
        let (html, remembered) = sketch.finish(&html);
        *memory = remembered;
        let frame = Arc::new(Frame::new(html, sight.viewer));
        if current {
            self.frames.insert(sight.clone(), frame.clone());
        }
        Some(frame)
    }

    /// The log, told as far as it goes: what was told before is not told again.
    fn lines(&mut self, table: &Table, sight: &Sight) -> &[Line] {
        let telling = self.tellings.entry(eye(sight)).or_default();
        let names = frame_names(table);
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

/// A fingerprint of all names at a table.
fn frame_names(table: &Table) -> u64 {
    let mut names = FxHasher::default();
    for seat in table.seating.seats() {
        std::hash::Hash::hash(&frame_name(seat), &mut names);
    }
    names.finish()
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
        with_lines(&self.frame.html.whole(), &self.lines)
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

#[cfg(test)]
mod tests {
    use game::{Chance, Seed, Spec, Turn};
    use house::event::Header;
    use house::wish::{Wish, open, weigh};
    use table::Occupant;
    use table::seating::Back;

    use super::*;
    use crate::patch::apply;

    /// A table of people in all seats, of whom the first opened it.
    fn opened(game: &dyn table::AnyGame, seats: usize, seed: u64) -> Table {
        let about = game.about();
        let setup = Spec::new(seats);
        let header = Header {
            id: "a".to_owned(),
            game: about.id.to_owned(),
            rules: about.rules,
            data: setup.data(about),
            setup,
            seed: Seed::from_number(seed),
            position: None,
            host: "0".to_owned(),
            listed: false,
            terms: house::Terms::default(),
            opened: 0,
        };
        let people =
            (0..seats).map(|n| Occupant::Person { id: n.to_string(), name: format!("Persöna {n}") });
        open(header, people.collect()).unwrap().0
    }

    /// What somebody chooses: a legal move, now and then a step back, and once to leave.
    fn chosen(table: &Table, seat: Seat, chance: &mut Chance) -> Wish {
        let (person, decision) = (seat.index().to_string(), table.seating.decision());
        match chance.below(20) {
            0 => Wish::Undo { person, decision, back: Back::Step },
            1 if decision % 7 == 0 => Wish::Leave { person, bot: "greedy".to_owned(), resign: false },
            _ => {
                let moves = table.seating.played().moves();
                let mv = moves[chance.below(moves.len() as u32) as usize].mv.clone();
                Wish::Play { person, decision, seat, mv, hold: false }
            }
        }
    }

    /// What is remembered is what would be drawn anew, and what is patched is what is there, whatever frame it is patched from.
    #[test]
    fn a_remembered_frame_is_the_frame() {
        for game in table::games() {
            let mut seen_other = 0;
            for (seats, seed) in game.about().seats.clone().zip(1..) {
                let (mut table, gallery) = (Arc::new(opened(*game, seats, seed)), Gallery::default());
                let mut chance = Chance::quick(seed);
                // The players, and somebody who looks on.
                let mut shown: Vec<(Shown, String)> = vec![Default::default(); seats + 1];
                for _ in 0..160 {
                    for (n, (shown, text)) in shown.iter_mut().enumerate() {
                        let lang = Lang::ALL[n % 2];
                        let seen = Seen::new(table.clone(), false);
                        let sight = Sight::of(&seen, &n.to_string(), None, lang, 0);
                        let frame = gallery.frame(&seen, &sight).unwrap();
                        let whole = frame.html.whole();
                        let words = frame::words(&table, lang, sight.you());
                        let drawn = frame::draw(&table, &sight, &words, None).unwrap();
                        assert!(whole == drawn, "{} {n}: {}", game.about().id, differ(&whole, &drawn));
                        assert_eq!(frame.asks.is_some(), drawn.contains("<script id=\"moves\""));
                        if let Some(had) = shown.nearest(&frame) {
                            let last = shown.now().map_or("", |now| &now.id);
                            let from = if had.id == last { &*text } else { &had.html.whole() };
                            seen_other += usize::from(had.id != last);
                            let patch = patch(&had.html, &frame.html);
                            let patched = apply(from, &patch.steps, &patch.fresh);
                            assert!(patched.is_some_and(|patched| patched == whole));
                        }
                        shown.show(frame);
                        *text = whole;
                    }
                    let Turn::Of(seat) = table.turn() else { break };
                    if let Ok(outcome) = weigh(&table, &chosen(&table, seat, &mut chance), 0) {
                        table = Arc::new(outcome.next);
                    }
                    // Whoever left comes back, sooner or later.
                    for n in 0..seats {
                        let wish = Wish::Join { person: n.to_string(), name: String::new() };
                        if chance.below(2) == 0 {
                            continue;
                        }
                        if let Ok(outcome) = weigh(&table, &wish, 0) {
                            table = Arc::new(outcome.next);
                        }
                    }
                }
            }
            assert!(seen_other > 50, "{}: {seen_other}", game.about().id);
        }
    }

    /// The first place where two texts differ, with what stands around it.
    fn differ(one: &str, two: &str) -> String {
        let at = one.bytes().zip(two.bytes()).take_while(|(a, b)| a == b).count();
        let around = |text: &str| {
            String::from_utf8_lossy(&text.as_bytes()[at.saturating_sub(120)..text.len().min(at + 80)])
                .into_owned()
        };
        format!("\n{}\n{}", around(one), around(two))
    }

    fn framed(id: &str, viewer: Viewer, asks: Option<&str>) -> Arc<Frame> {
        Arc::new(Frame {
            id: id.to_owned(),
            html: id.into(),
            viewer,
            asks: asks.map(Into::into),
            stage: None,
        })
    }

    fn nearest(shown: &Shown, frame: &Arc<Frame>) -> Option<String> {
        shown.nearest(frame).map(|had| had.id.clone())
    }

    /// Whoever sits down behind the curtain gets nothing that was made from another's frame.
    #[test]
    fn nothing_is_kept_behind_a_curtain() {
        let (one, two) = (Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)));
        let mut shown = Shown::default();
        assert_eq!(nearest(&shown, &framed("a", one, Some("play"))), None);
        shown.show(framed("a", one, Some("play")));
        assert_eq!(nearest(&shown, &framed("b", one, None)).as_deref(), Some("a"));
        shown.show(framed("b", one, None));
        assert_eq!(nearest(&shown, &framed("c", one, Some("play"))).as_deref(), Some("a"));
        assert_eq!(nearest(&shown, &framed("c", one, None)).as_deref(), Some("b"));
        // What is there already needs no other.
        assert_eq!(nearest(&shown, &framed("b", one, Some("play"))).as_deref(), Some("b"));
        shown.show(framed("c", Viewer::Audience, None));
        assert_eq!(nearest(&shown, &framed("d", two, Some("play"))).as_deref(), Some("c"));
    }

    /// A question comes from the last of its kind, however long ago that was; but of so many kinds only.
    #[test]
    fn one_frame_of_each_kind_is_kept() {
        let one = Viewer::Seat(Seat::new(0));
        let kinds: Vec<String> = (0..KINDS).map(|n| format!("kind {n}")).collect();
        let mut shown = Shown::default();
        for kind in &kinds {
            shown.show(framed(kind, one, Some(kind)));
            shown.show(framed("later", one, Some(kind)));
            shown.show(framed(kind, one, Some(kind)));
        }
        for kind in &kinds {
            assert_eq!(nearest(&shown, &framed("new", one, Some(kind))).as_ref(), Some(kind));
        }
        // A question of a new kind comes from another question, and takes the place of the one that was longest ago.
        shown.show(framed("nothing", one, None));
        assert_eq!(nearest(&shown, &framed("new", one, Some("other"))).as_ref(), kinds.last());
        assert_eq!(nearest(&shown, &framed("new", one, Some("kind 0"))).as_ref(), kinds.last());
        assert_eq!(nearest(&shown, &framed("new", one, Some("kind 1"))).as_deref(), Some("kind 1"));
        // Whoever is asked nothing sees other things while something else is decided.
        let staged = |id: &str, stage: &str| {
            Arc::new(Frame {
                id: id.to_owned(),
                html: id.into(),
                viewer: one,
                asks: None,
                stage: Some(stage.into()),
            })
        };
        shown.show(staged("side", "side"));
        shown.show(staged("turn", "turn"));
        assert_eq!(nearest(&shown, &staged("new", "side")).as_deref(), Some("side"));
        assert_eq!(nearest(&shown, &staged("new", "other")).as_deref(), Some("turn"));
    }
}
