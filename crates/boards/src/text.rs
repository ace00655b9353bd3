//! A drawing as text, cut where it can be compared: before every tag that opens something and every new line.
//!
//! A part that is remembered ([`crate::memory`]) is cut once, when it is drawn; whoever sends what changed between two drawings
//! compares the fingerprints and reads no text again.

use std::hash::Hasher as _;
use std::sync::Arc;

use rustc_hash::FxHasher;

/// A text cut before every tag that opens something, and every new line. What closes belongs to what stands before it: that is half as many
/// parts to look at, and nearly nothing more to send, because so little is never kept by itself.
pub struct Cut {
    /// The text.
    pub text: Box<str>,
    /// Where each part begins.
    pub starts: Box<[u32]>,
    /// The fingerprint of each part.
    pub prints: Box<[u64]>,
    /// The fingerprint of the whole.
    pub print: u64,
    /// How long it is in JavaScript's units: a character beyond the basic plane counts twice there.
    pub units: usize,
}

/// At least so many bytes stand between two cuts, nearly always.
const USUAL: usize = 24;

impl Cut {
    /// Cuts a text.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let bytes = text.as_bytes();
        let parts = text.len() / USUAL + 1;
        let (mut starts, mut prints) = (Vec::with_capacity(parts), Vec::with_capacity(parts));
        let (mut from, mut whole) = (0, FxHasher::default());
        let cuts = memchr::memchr2_iter(b'<', b'\n', bytes).filter(|&at| bytes.get(at + 1) != Some(&b'/'));
        for to in cuts.chain([text.len()]) {
            if to > from {
                let mut hasher = FxHasher::default();
                hasher.write(&bytes[from..to]);
                let print = hasher.finish();
                starts.push(from as u32);
                prints.push(print);
                whole.write_u64(print);
            }
            from = to;
        }
        Self {
            units: units(text),
            print: whole.finish(),
            text: text.into(),
            starts: starts.into(),
            prints: prints.into(),
        }
    }

    /// The number of JavaScript's units between two bytes.
    #[must_use]
    pub fn units_between(&self, from: usize, to: usize) -> usize {
        match self.text.len() {
            length if self.units == length => to - from,
            length if to - from == length => self.units,
            _ => units(&self.text[from..to]),
        }
    }
}

/// The number of JavaScript's units in a text: one for every byte that does not go on with a character, and another for a character of four.
/// (Counted in bytes, so many at a time as cannot overflow, sixteen are counted at once.)
fn units(text: &str) -> usize {
    let units = |byte: &u8| u8::from(byte & 0xC0 != 0x80) + u8::from(*byte >= 0xF0);
    text.as_bytes().chunks(127).map(|few| usize::from(few.iter().map(units).sum::<u8>())).sum()
}

/// A text in pieces, each of which was cut once, however many texts it stands in.
#[derive(Clone, Default)]
pub struct Text {
    pieces: Vec<Arc<Cut>>,
}

impl Text {
    /// A text of these pieces, one after another.
    #[must_use]
    pub const fn new(pieces: Vec<Arc<Cut>>) -> Self {
        Self { pieces }
    }

    /// Its pieces, in order.
    #[must_use]
    pub fn pieces(&self) -> &[Arc<Cut>] {
        &self.pieces
    }

    /// The whole of it.
    #[must_use]
    pub fn whole(&self) -> String {
        self.pieces.iter().map(|piece| &*piece.text).collect()
    }

    /// Its fingerprint: two texts with the same, in the same pieces, are the same.
    #[must_use]
    pub fn print(&self) -> u64 {
        let mut hasher = FxHasher::default();
        for piece in &self.pieces {
            hasher.write_u64(piece.print);
        }
        hasher.finish()
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Self {
        Self::new(vec![Arc::new(Cut::new(text))])
    }
}
