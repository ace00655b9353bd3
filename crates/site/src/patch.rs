//! What changed between two frames, for a browser that has the first: pieces of the old text and new text between them.
//!
//! A board of fifty thousand characters changes in a few places at a time. A compressor that remembers the last board would
//! find that out for each viewer anew and cost a megabyte for each; this is found once for all who see the same.
//!
//! Texts are compared tag by tag (in lists without tags line by line), by fingerprints of 64 bits that are taken once when a frame is drawn. The libraries that compare
//! texts look for the shortest list of changes, which takes several times as long as drawing the board; the nearest place
//! where both go on alike is good enough for what one decision changes. Pieces that both texts have are found first, each by one
//! fingerprint, so only what lies between them is looked at tag by tag.

use std::sync::Arc;

use boards::text::{Cut, Text};
use rustc_hash::FxHashMap;

/// Tags that must agree, one after another, before two texts are taken to go on alike.
const ALIKE: usize = 3;

/// How many tags may be gone and new together where it is looked for next door.
const NEAR: usize = 8;

/// How many tags ahead it is looked for then; four times as many where there is none.
const AHEAD: usize = 128;

/// Bytes that must agree before it is worth naming them instead of sending them again: a name takes five bytes that nothing packs.
const WORTH: usize = 64;

/// A piece of so many bytes is not there by accident: where both texts have it, they go on alike.
const TELLING: usize = 64;

/// So many new units are much; the page's script has the same number. In Justinian one push in eight has more: a question for which
/// everything can be pressed.
const MUCH: usize = 12_000;

/// Some pieces of a text with all their parts in one list.
struct Laid {
    end: usize,
    starts: Vec<u32>,
    prints: Vec<u64>,
}

impl Laid {
    /// Pieces that begin at this byte.
    fn of(pieces: &[Arc<Cut>], at: usize) -> Self {
        let parts = pieces.iter().map(|piece| piece.prints.len()).sum();
        let mut laid = Self { end: at, starts: Vec::with_capacity(parts), prints: Vec::with_capacity(parts) };
        for piece in pieces {
            let before = laid.end as u32;
            laid.starts.extend(piece.starts.iter().map(|start| before + start));
            laid.prints.extend_from_slice(&piece.prints);
            laid.end += piece.text.len();
        }
        laid
    }

    /// Where a part begins; one past the last is the end.
    fn at(&self, part: usize) -> usize {
        self.starts.get(part).map_or(self.end, |at| *at as usize)
    }

    /// The fingerprint of the next few parts.
    fn next(&self, part: usize) -> Option<u64> {
        let parts = self.prints.get(part..part + ALIKE)?;
        Some(parts.iter().fold(0_u64, |hash, part| hash.rotate_left(21) ^ part))
    }
}

/// One step from an old text to a new one, in the units of JavaScript's strings (UTF-16): so much of the old text is gone, so much of
/// it stays, and after that so much is new.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Step {
    /// What of the old text is left out.
    pub gone: usize,
    /// What of it comes next and is kept.
    pub kept: usize,
    /// What of the new texts follows.
    pub fresh: usize,
}

/// How an old text becomes a new one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Patch {
    /// Step by step, at least one.
    pub steps: Vec<Step>,
    /// All that is new, one after another.
    pub fresh: String,
    /// What both sides know and what is new looks like: all that is left out, whose place it takes. Where much is new, what is kept
    /// stands before it.
    pub known: String,
}

/// Whether steps bring much that is new.
#[must_use]
pub fn is_much(steps: &[Step]) -> bool {
    steps.iter().map(|step| step.fresh).sum::<usize>() > MUCH
}

/// The new text from the old.
#[must_use]
pub fn patch(old: &Text, new: &Text) -> Patch {
    let (old, new) = (old.pieces(), new.pieces());
    let mut writer = Writer {
        old: Walk::new(old),
        new: Walk::new(new),
        steps: Vec::new(),
        kept: Vec::new(),
        left: 0,
        held: 0..0,
        fresh: 0..0,
        news: String::new(),
        gone: String::new(),
    };
    // Where the pieces before stop and which bytes come next, in both.
    let (mut from, mut at) = ((0, 0), (0, 0));
    for (i, j) in both(old, new).into_iter().chain([(old.len(), new.len())]) {
        let (there, here) = (Laid::of(&old[from.0..i], at.0), Laid::of(&new[from.1..j], at.1));
        compare(&mut writer, &there, &here);
        at = (there.end, here.end);
        if let Some(piece) = old.get(i) {
            let length = piece.text.len();
            writer.same(at.0, at.1, length);
            at = (at.0 + length, at.1 + length);
        }
        from = (i + 1, j + 1);
    }
    writer.end(old, at.0)
}

/// The pieces that both texts have once, in an order that both keep: the longest such row (a patience diff).
fn both(old: &[Arc<Cut>], new: &[Arc<Cut>]) -> Vec<(usize, usize)> {
    // Of each piece: how often the old text has it and where last, and the same of the new.
    let mut places: FxHashMap<u64, [(u32, usize); 2]> = FxHashMap::default();
    places.reserve(old.len() + new.len());
    for (which, pieces) in [old, new].into_iter().enumerate() {
        for (n, piece) in pieces.iter().enumerate().filter(|(_, piece)| piece.text.len() >= TELLING) {
            let place = &mut places.entry(piece.print).or_default()[which];
            *place = (place.0 + 1, n);
        }
    }
    // What both have, each with what stands before it in its row; and the ends of the rows so far, the shortest first.
    let mut found: Vec<(usize, usize, Option<usize>)> = Vec::new();
    let mut ends: Vec<usize> = Vec::new();
    for (j, piece) in new.iter().enumerate() {
        let Some(&[(1, i), (1, _)]) = places.get(&piece.print) else { continue };
        if piece.text.len() != old[i].text.len() {
            continue;
        }
        let row = ends.partition_point(|&end| found[end].0 < i);
        let before = row.checked_sub(1).map(|row| ends[row]);
        if row == ends.len() {
            ends.push(found.len());
        } else {
            ends[row] = found.len();
        }
        found.push((i, j, before));
    }
    let mut row = Vec::with_capacity(ends.len());
    let mut end = ends.last().copied();
    while let Some((i, j, before)) = end.map(|end| found[end]) {
        row.push((i, j));
        end = before;
    }
    row.reverse();
    row
}

/// Compares what lies between two pieces that both texts have.
fn compare(writer: &mut Writer<'_>, old: &Laid, new: &Laid) {
    let (mut i, mut j) = (0, 0);
    loop {
        let (from, to) = (i, j);
        let same = old.prints[i..].iter().zip(&new.prints[j..]).take_while(|(a, b)| a == b).count();
        (i, j) = (i + same, j + same);
        writer.same(old.at(from), new.at(to), old.at(i) - old.at(from));
        if i == old.prints.len() || j == new.prints.len() {
            break;
        }
        let Some((skip, take)) = near(old, i, new, j).or_else(|| far(old, i, new, j)) else { break };
        writer.fresh(new.at(j), new.at(j + take));
        (i, j) = (i + skip, j + take);
    }
    writer.fresh(new.at(j), new.end);
}

/// Where two texts that differ now go on alike again: how many parts of the old are gone, and how many of the new are new. The
/// nearest place counts, and most are next door.
fn near(old: &Laid, i: usize, new: &Laid, j: usize) -> Option<(usize, usize)> {
    let alike = |skip: usize, take: usize| match (
        old.prints.get(i + skip..i + skip + ALIKE),
        new.prints.get(j + take..j + take + ALIKE),
    ) {
        (Some(there), Some(here)) => there == here,
        _ => false,
    };
    (1..=NEAR)
        .find_map(|way| (0..=way).map(|skip| (skip, way - skip)).find(|&(skip, take)| alike(skip, take)))
}

/// The same further away, by a table of what is ahead in the old text.
fn far(old: &Laid, i: usize, new: &Laid, j: usize) -> Option<(usize, usize)> {
    let mut ahead = AHEAD;
    loop {
        let size = (ahead * 4).next_power_of_two();
        // Of two places that look alike, the nearer one.
        let mut places = vec![0_u32; size];
        let slot = |print: u64| (print >> 32) as usize % size;
        for skip in 0..ahead {
            let Some(next) = old.next(i + skip) else { break };
            let place = &mut places[slot(next)];
            if *place == 0 {
                *place = skip as u32 + 1;
            }
        }
        let mut best: Option<(usize, usize)> = None;
        for take in 0..ahead {
            if best.is_some_and(|(skip, less)| take >= skip + less) {
                break;
            }
            let Some(next) = new.next(j + take) else { break };
            let Some(skip) = (places[slot(next)] as usize).checked_sub(1) else { continue };
            let (there, here) = (i + skip, j + take);
            let alike = old.prints[there..there + ALIKE] == new.prints[here..here + ALIKE];
            if alike && best.is_none_or(|(less, most)| skip + take < less + most) {
                best = Some((skip, take));
            }
        }
        if best.is_some() {
            return best;
        }
        if ahead >= old.prints.len().max(new.prints.len()) {
            return None;
        }
        ahead *= 4;
    }
}

/// Goes through a text once, from its beginning to its end.
struct Walk<'a> {
    pieces: &'a [Arc<Cut>],
    /// The bytes before the piece where it stands.
    before: usize,
}

impl<'a> Walk<'a> {
    const fn new(pieces: &'a [Arc<Cut>]) -> Self {
        Self { pieces, before: 0 }
    }

    /// Goes on to the piece in which a byte lies; asked for in rising order.
    fn to(&mut self, byte: usize) -> Option<&'a Cut> {
        while let [piece, rest @ ..] = self.pieces {
            if byte < self.before + piece.text.len() || rest.is_empty() {
                return Some(piece);
            }
            self.before += piece.text.len();
            self.pieces = rest;
        }
        None
    }

    /// What lies between two bytes, piece by piece; what was asked for before lies before them.
    fn between(&mut self, from: usize, to: usize, mut each: impl FnMut(&'a Cut, usize, usize)) {
        let mut at = from;
        while at < to {
            let Some(piece) = self.to(at) else { break };
            let (start, end) = (at - self.before, (to - self.before).min(piece.text.len()));
            each(piece, start, end);
            at = self.before + end;
        }
    }

    /// The number of units between two bytes.
    fn units(&mut self, from: usize, to: usize) -> usize {
        let mut units = 0;
        self.between(from, to, |piece, start, end| units += piece.units_between(start, end));
        units
    }

    /// The same, and what they are.
    fn read(&mut self, from: usize, to: usize, into: &mut String) -> usize {
        let mut units = 0;
        self.between(from, to, |piece, start, end| {
            units += piece.units_between(start, end);
            into.push_str(&piece.text[start..end]);
        });
        units
    }
}

/// Writes pieces of the old text and new text, and joins what belongs together.
struct Writer<'a> {
    old: Walk<'a>,
    new: Walk<'a>,
    steps: Vec<Step>,
    /// The bytes of the old text that are kept.
    kept: Vec<std::ops::Range<usize>>,
    /// Up to which byte the old text is written.
    left: usize,
    /// A piece of the old text that is not written yet; what is new comes after it.
    held: std::ops::Range<usize>,
    /// New text that is not written yet.
    fresh: std::ops::Range<usize>,
    news: String,
    gone: String,
}

impl Writer<'_> {
    fn fresh(&mut self, from: usize, to: usize) {
        if from == to {
            return;
        }
        if self.fresh.is_empty() {
            self.fresh.start = from;
        }
        self.fresh.end = to;
    }

    /// `length` bytes of the old text at `i` stand in the new one at `j`.
    fn same(&mut self, i: usize, j: usize, length: usize) {
        if length == 0 {
            return;
        }
        if self.fresh.is_empty() && self.held.end == i && !self.held.is_empty() {
            self.held.end += length;
        } else if length < WORTH {
            self.fresh(j, j + length);
        } else {
            self.flush();
            self.held = i..i + length;
        }
    }

    fn flush(&mut self) {
        let (held, fresh) = (std::mem::take(&mut self.held), std::mem::take(&mut self.fresh));
        if held.is_empty() && fresh.is_empty() {
            return;
        }
        let mut step = Step::default();
        if !held.is_empty() {
            step.gone = self.old.read(self.left, held.start, &mut self.gone);
            step.kept = self.old.units(held.start, held.end);
            self.left = held.end;
            self.kept.push(held);
        }
        step.fresh = self.new.read(fresh.start, fresh.end, &mut self.news);
        self.steps.push(step);
    }

    /// The whole, where the old text has so many bytes.
    fn end(mut self, old: &[Arc<Cut>], bytes: usize) -> Patch {
        self.flush();
        let gone = self.old.read(self.left, bytes, &mut self.gone);
        if gone > 0 || self.steps.is_empty() {
            self.steps.push(Step { gone, ..Step::default() });
        }
        let known = if is_much(&self.steps) {
            let (mut known, mut walk) = (String::with_capacity(bytes), Walk::new(old));
            for kept in self.kept {
                walk.read(kept.start, kept.end, &mut known);
            }
            known + &self.gone
        } else {
            self.gone
        };
        Patch { steps: self.steps, fresh: self.news, known }
    }
}

/// The new text, from the old and the steps to it: what the page's script does, for clients that are none.
#[must_use]
pub fn apply(old: &str, steps: &[Step], fresh: &str) -> Option<String> {
    let mut new = String::with_capacity(old.len() + fresh.len());
    let (mut old, mut fresh) = (old, fresh);
    for step in steps {
        let kept;
        (_, old) = split(old, step.gone)?;
        (kept, old) = split(old, step.kept)?;
        new.push_str(kept);
        let news;
        (news, fresh) = split(fresh, step.fresh)?;
        new.push_str(news);
    }
    Some(new)
}

/// What a patch says it knows ([`Patch::known`]), from the old text and the steps.
#[must_use]
pub fn known(old: &str, steps: &[Step]) -> Option<String> {
    let (mut old, mut all, mut gone) = (old, String::new(), String::new());
    let much = is_much(steps);
    for step in steps {
        let (out, kept);
        (out, old) = split(old, step.gone)?;
        gone.push_str(out);
        (kept, old) = split(old, step.kept)?;
        if much {
            all.push_str(kept);
        }
    }
    Some(all + &gone)
}

/// A text parted after so many of JavaScript's units; nothing if there are not so many, or none ends there.
pub(crate) fn split(text: &str, units: usize) -> Option<(&str, &str)> {
    // As long as there is nothing but ASCII a unit is a byte.
    if text.as_bytes().get(..units)?.is_ascii() {
        return text.split_at_checked(units);
    }
    let mut left = units;
    for (at, character) in text.char_indices() {
        if left == 0 {
            return text.split_at_checked(at);
        }
        left = left.checked_sub(character.len_utf16())?;
    }
    (left == 0).then_some((text, ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn goes(old: &str, new: &str) -> usize {
        let patch = patch(&old.into(), &new.into());
        let Patch { steps, fresh, known: knows } = &patch;
        assert_eq!(apply(old, steps, fresh).as_deref(), Some(new), "{patch:?}");
        assert_eq!(known(old, steps).as_ref(), Some(knows));
        // A number takes about three characters.
        fresh.len() + steps.len() * 9
    }

    #[test]
    fn the_new_text_comes_out_whatever_changed() {
        for (old, new) in [
            ("", ""),
            ("", "<p>é</p>"),
            ("<p>é</p>", ""),
            ("<p>1</p>", "<p>2</p>"),
            ("<b>ä😀ö</b><i>x</i>", "<b>ä😁ö</b><i>y</i>"),
            ("ééé", "éè"),
            ("😀😀", "😀"),
            ("a<b", "a<b<"),
        ] {
            goes(old, new);
        }
        // Random edits of a text that looks like a page.
        let mut chance = game::Chance::quick(1);
        let words = [
            "<g id=a>",
            "</g>",
            "é",
            "😀",
            "<path d=\"M1 2\"/>",
            "x",
            "\n",
            "\"",
            "<li class=\"turn\">Ada plays</li>",
        ];
        for _ in 0..2_000 {
            let old: Vec<&str> = (0..60).map(|_| chance.pick(&words)).collect();
            let mut new = old.clone();
            for _ in 0..chance.below(6) {
                let at = chance.below(new.len() as u32 + 1) as usize;
                if chance.below(2) == 0 && at < new.len() {
                    new.remove(at);
                } else {
                    new.insert(at, chance.pick(&words));
                }
            }
            goes(&old.concat(), &new.concat());
            // In pieces, however they are parted.
            let mut pieces = |words: &[&str]| -> Text {
                let mut parted: Vec<String> = vec![String::new()];
                for word in words {
                    match parted.last_mut() {
                        Some(last) if chance.below(4) > 0 => last.push_str(word),
                        _ => parted.push((*word).to_owned()),
                    }
                }
                Text::new(parted.iter().map(|piece| Arc::new(Cut::new(piece))).collect())
            };
            let (parted, again) = (pieces(&old), pieces(&new));
            let patch = patch(&parted, &again);
            assert_eq!(apply(&parted.whole(), &patch.steps, &patch.fresh), Some(new.concat()));
            assert_eq!(known(&parted.whole(), &patch.steps), Some(patch.known));
        }
    }

    #[test]
    fn a_board_with_three_moved_pieces_costs_little() {
        let board = |moved: usize| -> String {
            (0..1_000)
                .map(|n| {
                    let at = if n % 400 == 7 { n + moved } else { n };
                    let class = n % 5;
                    format!(
                        "<g id=\"s{n}\" class=\"piece p{class}\" transform=\"translate({} {})\"></g>",
                        at * 3,
                        at * 7
                    )
                })
                .collect()
        };
        let size = goes(&board(0), &board(1));
        assert!(size < 500, "{size}");
        // What is put in and what is taken out, near and far.
        let list = |from: usize, to: usize| -> String {
            (from..to).map(|n| format!("<li id=\"l{n}\">line {n}</li>")).collect()
        };
        assert!(goes(&list(0, 900), &list(3, 903)) < 500);
        assert!(goes(&list(0, 900), &list(700, 900)) < 50);
    }
}
