//! What changed between two frames, for a browser that has the first: pieces of the old text and new text between them.
//!
//! A board of fifty thousand characters changes in a few places at a time. A compressor that remembers the last board would
//! find that out for each viewer anew and cost a megabyte for each; this is found once for all who see the same.
//!
//! Texts are compared tag by tag (in lists without tags line by line), by fingerprints of 64 bits that are taken once when a frame is drawn. The libraries that compare
//! texts look for the shortest list of changes, which takes several times as long as drawing the board; the nearest place
//! where both go on alike is good enough for what one decision changes.

use std::sync::Arc;

use boards::text::{Cut, Text};

/// Tags that must agree, one after another, before two texts are taken to go on alike.
const ALIKE: usize = 3;

/// How many tags may be gone and new together where it is looked for next door.
const NEAR: usize = 12;

/// How many tags ahead it is looked for then; four times as many where there is none.
const AHEAD: usize = 256;

/// Bytes that must agree before it is worth naming them instead of sending them again.
const WORTH: usize = 16;

/// A text with all its parts in one list.
struct Laid<'a> {
    pieces: &'a [Arc<Cut>],
    length: usize,
    starts: Vec<u32>,
    prints: Vec<u64>,
}

impl<'a> Laid<'a> {
    fn of(text: &'a Text) -> Self {
        let pieces = text.pieces();
        let parts = pieces.iter().map(|piece| piece.prints.len()).sum();
        let mut laid =
            Self { pieces, length: 0, starts: Vec::with_capacity(parts), prints: Vec::with_capacity(parts) };
        for piece in pieces {
            let before = laid.length as u32;
            laid.starts.extend(piece.starts.iter().map(|start| before + start));
            laid.prints.extend_from_slice(&piece.prints);
            laid.length += piece.text.len();
        }
        laid
    }

    /// Where a part begins; one past the last is the end.
    fn at(&self, part: usize) -> usize {
        self.starts.get(part).map_or(self.length, |at| *at as usize)
    }

    /// The fingerprint of the next few parts.
    fn next(&self, part: usize) -> Option<u64> {
        let parts = self.prints.get(part..part + ALIKE)?;
        Some(parts.iter().fold(0_u64, |hash, part| hash.rotate_left(21) ^ part))
    }
}

/// The new text from the old, as JSON: two numbers are a piece of the old text, from and to, in the units of JavaScript's
/// strings (UTF-16); a text is new.
#[must_use]
pub fn patch(old: &Text, new: &Text) -> String {
    let (old, new) = (&Laid::of(old), &Laid::of(new));
    let mut writer = Writer {
        old: Walk::new(old.pieces),
        new: Walk::new(new.pieces),
        ops: vec![b'['],
        fresh: 0..0,
        text: String::new(),
    };
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
    writer.fresh(new.at(j), new.length);
    writer.end()
}

/// Where two texts that differ now go on alike again: how many parts of the old are gone, and how many of the new are new. The
/// nearest place counts, and most are next door.
fn near(old: &Laid<'_>, i: usize, new: &Laid<'_>, j: usize) -> Option<(usize, usize)> {
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
fn far(old: &Laid<'_>, i: usize, new: &Laid<'_>, j: usize) -> Option<(usize, usize)> {
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
    /// The bytes and the units before the piece where it stands.
    before: (usize, usize),
    /// The bytes and the units of that piece that were counted last: nothing is counted twice.
    counted: (usize, usize),
}

impl<'a> Walk<'a> {
    const fn new(pieces: &'a [Arc<Cut>]) -> Self {
        Self { pieces, before: (0, 0), counted: (0, 0) }
    }

    /// Goes on to the piece in which a byte lies; asked for in rising order.
    fn to(&mut self, byte: usize) -> Option<&'a Cut> {
        while let [piece, rest @ ..] = self.pieces {
            if byte < self.before.0 + piece.text.len() || rest.is_empty() {
                return Some(piece);
            }
            self.before = (self.before.0 + piece.text.len(), self.before.1 + piece.units);
            self.counted = (0, 0);
            self.pieces = rest;
        }
        None
    }

    /// The number of units before a byte.
    fn units(&mut self, byte: usize) -> usize {
        let Some(piece) = self.to(byte) else { return 0 };
        let (from, units) = self.counted;
        let to = byte - self.before.0;
        self.counted = (to, units + piece.units_between(from, to));
        self.before.1 + self.counted.1
    }

    /// Reads from one byte to another.
    fn read(&mut self, from: usize, to: usize, into: &mut String) {
        let mut at = from;
        while at < to {
            let Some(piece) = self.to(at) else { break };
            let (start, end) = (at - self.before.0, (to - self.before.0).min(piece.text.len()));
            into.push_str(&piece.text[start..end]);
            at = self.before.0 + end;
        }
    }
}

/// Writes pieces of the old text and new text, and joins what belongs together.
struct Writer<'a> {
    old: Walk<'a>,
    new: Walk<'a>,
    ops: Vec<u8>,
    /// New text that is not written yet.
    fresh: std::ops::Range<usize>,
    /// New text while it is written.
    text: String,
}

impl Writer<'_> {
    fn fresh(&mut self, from: usize, to: usize) {
        if self.fresh.is_empty() {
            self.fresh.start = from;
        }
        self.fresh.end = to;
    }

    /// `length` bytes of the old text at `i` stand in the new one at `j`.
    fn same(&mut self, i: usize, j: usize, length: usize) {
        if length < WORTH {
            self.fresh(j, j + length);
            return;
        }
        self.flush();
        let (from, to) = (self.old.units(i), self.old.units(i + length));
        self.part(format!("{from},{to}").as_bytes());
    }

    fn flush(&mut self) {
        let fresh = std::mem::take(&mut self.fresh);
        if !fresh.is_empty() {
            self.part(b"");
            self.text.clear();
            self.new.read(fresh.start, fresh.end, &mut self.text);
            // Writing into memory does not fail.
            let _ = serde_json::to_writer(&mut self.ops, &self.text);
        }
    }

    fn part(&mut self, text: &[u8]) {
        if self.ops.len() > 1 {
            self.ops.push(b',');
        }
        self.ops.extend_from_slice(text);
    }

    fn end(mut self) -> String {
        self.flush();
        self.ops.push(b']');
        // What is written here is JSON.
        String::from_utf8(self.ops).unwrap_or_else(|_| "null".to_owned())
    }
}

/// The new text, from the old and a patch: what the page's script does, for tests.
#[must_use]
pub fn apply(old: &str, ops: &[serde_json::Value]) -> Option<String> {
    let units: Vec<u16> = old.encode_utf16().collect();
    let mut new = String::new();
    let mut ops = ops.iter();
    while let Some(op) = ops.next() {
        if let Some(text) = op.as_str() {
            new.push_str(text);
        } else {
            let (from, to) = (op.as_u64()? as usize, ops.next()?.as_u64()? as usize);
            new.push_str(&String::from_utf16(units.get(from..to)?).ok()?);
        }
    }
    Some(new)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn goes(old: &str, new: &str) -> usize {
        let text = patch(&old.into(), &new.into());
        let ops: Vec<serde_json::Value> = serde_json::from_str(&text).unwrap();
        assert_eq!(apply(old, &ops).as_deref(), Some(new), "{text}");
        text.len()
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
            let ops: Vec<serde_json::Value> = serde_json::from_str(&patch(&parted, &again)).unwrap();
            assert_eq!(apply(&parted.whole(), &ops), Some(new.concat()));
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
