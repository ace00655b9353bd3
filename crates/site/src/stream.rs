//! Live updates: server-sent events.
//!
//! A push is a patch, made once for all who need it. The stream as a whole is not compressed, because a compressor for each
//! viewer would cost more memory than everything else; a push that does not fit into two packets is packed by itself, once.

use std::cell::RefCell;
use std::pin::Pin;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes};
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderName};
use axum::response::Response;
use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress, Status};
use futures_core::Stream;
use tokio::sync::mpsc;

use crate::patch::{self, Patch, Step};

/// One event, as bytes. The data is one line: JSON has no line breaks.
#[must_use]
pub fn event(name: &str, data: &str) -> Bytes {
    debug_assert!(!data.contains(['\n', '\r']));
    Bytes::from(format!("event: {name}\ndata: {data}\n\n"))
}

/// What is sent to a page that follows a table: how its frame becomes another, and what is new in its log.
pub struct Push<'a> {
    /// The frame that it begins with; empty if none is known.
    pub from: &'a str,
    /// The frame that comes out.
    pub to: &'a str,
    /// How; nothing where the frame stays, or must be asked for.
    pub patch: Option<&'a Patch>,
    /// What is new in the log, as JSON.
    pub log: &'a str,
}

/// What fits into two packets is not packed: that would take as long as drawing it.
const PACKETS: usize = 2_800;

impl Push<'_> {
    /// As an event, packed if it is large.
    ///
    /// A `push` is JSON: `from`, `to`, `steps` (three numbers each, see [`Step`]; none where nothing is patched), `fresh` and `log`. A `pack` is a
    /// line: `from:to:` and bytes, seven bits to a character (`sevens`): how many steps there are and the steps, as numbers of seven
    /// bits to a byte, the lowest first; after them `fresh` and `log`, one after another, deflated. What is known on both sides
    /// ([`Patch::known`]) is the dictionary for that: a packer that has seen what was there says in a few bits
    /// what has taken its place. (A browser inflates without dictionaries, but what it is handed may begin with a block that is stored as it is.)
    #[must_use]
    pub fn event(&self) -> Bytes {
        let Self { from, to, patch, log } = *self;
        let (steps, fresh) = patch.map_or((&[][..], ""), |patch| (&*patch.steps, &*patch.fresh));
        // A number takes about three characters.
        if fresh.len() + log.len() + steps.len() * 9 > PACKETS
            && let Some(packed) = pack(steps, patch.map_or("", |patch| &patch.known), &[fresh, log])
        {
            return event("pack", &format!("{from}:{to}:{}", sevens(&packed)));
        }
        let numbers: Vec<usize> = steps.iter().flat_map(|step| [step.gone, step.kept, step.fresh]).collect();
        let (numbers, fresh) = (serde_json::json!(numbers), serde_json::json!(fresh));
        let data =
            format!(r#"{{"from":"{from}","to":"{to}","steps":{numbers},"fresh":{fresh},"log":{log}}}"#);
        event("push", &data)
    }
}

/// How hard to pack; and how hard what is much, because a sixth less comes out.
const PACKING: u32 = 2;
const PACKING_MUCH: u32 = 5;

/// So much of a dictionary is used, the end of it: so far back a packer looks.
const DICTIONARY: usize = 32_000;

/// The end of what is known, as far as a packer looks back.
fn dictionary(known: &str) -> &[u8] {
    &known.as_bytes()[known.len().saturating_sub(DICTIONARY)..]
}

thread_local! {
    /// A packer for each thread, and one for what is much, used again and again: zlib forgets what it packed before, which was perhaps
    /// somebody else's (a test sees to it that it does).
    static PACKERS: RefCell<[Compress; 2]> =
        RefCell::new([PACKING, PACKING_MUCH].map(|level| Compress::new(Compression::new(level), false)));
}

/// Steps and texts as bytes; nothing if that does not make them smaller.
fn pack(steps: &[Step], known: &str, texts: &[&str]) -> Option<Vec<u8>> {
    let length: usize = texts.iter().map(|text| text.len()).sum();
    let mut packed = Vec::with_capacity(steps.len() * 6 + length + 16);
    let numbers = steps.iter().flat_map(|step| [step.gone, step.kept, step.fresh]);
    for mut number in [steps.len()].into_iter().chain(numbers) {
        while number > 127 {
            packed.push(number as u8 | 128);
            number >>= 7;
        }
        packed.push(number as u8);
    }
    PACKERS.with_borrow_mut(|packers| {
        let packer = &mut packers[usize::from(patch::is_much(steps))];
        packer.reset();
        if !known.is_empty() {
            packer.set_dictionary(dictionary(known)).ok()?;
        }
        for (n, text) in (1..).zip(texts) {
            let flush = if n == texts.len() { FlushCompress::Finish } else { FlushCompress::None };
            let had = packer.total_in();
            // There is room for what does not get larger: what is not taken in, or does not end, has no room.
            let done = packer.compress_vec(text.as_bytes(), &mut packed, flush).ok()?;
            if packer.total_in() - had < text.len() as u64 || (n == texts.len() && done != Status::StreamEnd)
            {
                return None;
            }
        }
        Some(packed)
    })
}

/// Bytes as text, seven bits to a character: a sixth less than base 64. The three characters that end a line or a text stand 128 higher,
/// so whoever reads looks at the lowest seven bits alone.
fn sevens(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 6 / 5 + 8);
    let mut put = |bits: u32| {
        let low = (bits & 127) as u8;
        text.push(char::from(if matches!(low, 0 | b'\n' | b'\r') { low | 128 } else { low }));
    };
    let (mut bits, mut left) = (0_u32, 0);
    for byte in bytes {
        (bits, left) = (bits << 8 | u32::from(*byte), left + 8);
        while left >= 7 {
            left -= 7;
            put(bits >> left);
        }
    }
    if left > 0 {
        put(bits << (7 - left));
    }
    text
}

/// What came of a push, for clients that are no browser.
#[derive(Debug, Default, PartialEq, Eq, serde::Deserialize)]
pub struct Pushed {
    /// The frame that it begins with.
    pub from: String,
    /// The frame that comes out.
    pub to: String,
    /// Steps, three numbers each.
    steps: Vec<usize>,
    fresh: String,
    /// The text of the frame that comes out; nothing if it cannot be made of one that the client has.
    #[serde(skip)]
    pub text: Option<String>,
    /// What is new in the log; nothing can be read of it if what it was packed with is not there.
    pub log: serde_json::Value,
}

/// Reads an event as the page's script does, with the frames that the client has, by name. Nothing if it is no push, or makes no sense.
#[must_use]
pub fn read<'a>(name: &str, data: &str, had: impl Fn(&str) -> Option<&'a str>) -> Option<Pushed> {
    let mut pushed = match name {
        "push" => serde_json::from_str(data).ok()?,
        "pack" => unpack(data, &had)?,
        _ => return None,
    };
    if let Some(old) = had(&pushed.from).filter(|_| !pushed.steps.is_empty()) {
        pushed.text = Some(patch::apply(old, &steps(&pushed.steps), &pushed.fresh)?);
    }
    Some(pushed)
}

fn steps(numbers: &[usize]) -> Vec<Step> {
    let step = |three: &[usize]| Step { gone: three[0], kept: three[1], fresh: three[2] };
    numbers.chunks_exact(3).map(step).collect()
}

fn unpack<'a>(data: &str, had: impl Fn(&str) -> Option<&'a str>) -> Option<Pushed> {
    let (from, rest) = data.split_once(':')?;
    let (to, text) = rest.split_once(':')?;
    let mut pushed = Pushed { from: from.to_owned(), to: to.to_owned(), ..Pushed::default() };
    let (mut bits, mut left, mut packed) = (0_u32, 0, Vec::with_capacity(text.len()));
    for character in text.chars() {
        (bits, left) = (bits << 7 | u32::from(character) & 127, left + 7);
        if left >= 8 {
            left -= 8;
            packed.push((bits >> left) as u8);
        }
    }
    let mut bytes = &packed[..];
    let mut number = || {
        let (mut number, mut shift) = (0, 0);
        loop {
            let (&byte, rest) = bytes.split_first().filter(|_| shift < 32)?;
            bytes = rest;
            number |= usize::from(byte & 127) << shift;
            shift += 7;
            if byte < 128 {
                return Some(number);
            }
        }
    };
    for _ in 0..number()?.checked_mul(3)? {
        pushed.steps.push(number()?);
    }
    let steps = steps(&pushed.steps);
    let known = match had(from) {
        Some(old) => patch::known(old, &steps)?,
        None if steps.is_empty() => String::new(),
        None => return Some(Pushed { steps: Vec::new(), ..pushed }),
    };
    let mut inflate = Decompress::new(false);
    if !known.is_empty() {
        inflate.set_dictionary(dictionary(&known)).ok()?;
    }
    let mut texts = Vec::with_capacity(bytes.len() * 8 + 64);
    loop {
        let taken = inflate.total_in() as usize;
        match inflate.decompress_vec(bytes.get(taken..)?, &mut texts, FlushDecompress::Finish) {
            Ok(Status::StreamEnd) => break,
            // It has no room, or it has been cut off.
            Ok(_) | Err(_) if texts.len() == texts.capacity() => texts.reserve(texts.capacity()),
            _ => return None,
        }
    }
    let texts = String::from_utf8(texts).ok()?;
    let (fresh, log) = patch::split(&texts, steps.iter().map(|step| step.fresh).sum())?;
    pushed.fresh = fresh.to_owned();
    pushed.log = serde_json::from_str(log).ok()?;
    Some(pushed)
}

/// The response whose body the receiver fills.
#[must_use]
pub fn response(chunks: mpsc::Receiver<Bytes>) -> Response {
    let mut response = Response::new(Body::from_stream(Chunks(chunks)));
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    // nginx would wait until it has a buffer full.
    headers.insert(HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
    response
}

struct Chunks(mpsc::Receiver<Bytes>);

impl Stream for Chunks {
    type Item = Result<Bytes, std::convert::Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.0.poll_recv(context).map(|chunk| chunk.map(Ok))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_comes_out_again_and_has_no_line_breaks() {
        let mut chance = game::Chance::quick(1);
        let words =
            ["<b>", "é", "x", "\u{1F600}", "\"", "<path d=\"M1 2\"/>", "<li class=\"turn\">Ada plays</li>"];
        let log = serde_json::json!({ "from": 3, "lines": ["<li>é</li>"], "read": "4-1f" });
        let (mut packs, mut pushes) = (0, 0);
        for length in (0..12_000).step_by(97) {
            let mut text = |length: u32| -> String { (0..length).map(|_| chance.pick(&words)).collect() };
            let (same, gone, fresh) = (text(60), text(length), text(length));
            let (old, new) = (format!("{same}<i>{gone}</i>{same}"), format!("{same}<i>{fresh}</i>{same}"));
            let patch = patch::patch(&(&*old).into(), &(&*new).into());
            let push = Push { from: "a1", to: "b2", patch: Some(&patch), log: &log.to_string() };
            let event = push.event();
            let event = std::str::from_utf8(&event).unwrap().strip_suffix("\n\n").unwrap();
            let (name, data) = event.strip_prefix("event: ").unwrap().split_once("\ndata: ").unwrap();
            assert!(!data.contains(['\n', '\r', '\0']));
            *(if name == "pack" { &mut packs } else { &mut pushes }) += 1;
            let pushed = read(name, data, |id| (id == "a1").then_some(&*old)).unwrap();
            assert_eq!((&*pushed.from, &*pushed.to, &pushed.log), ("a1", "b2", &log));
            assert!(pushed.text.as_ref() == Some(&new));
            // Whoever has another frame learns at least which one there is.
            let pushed = read(name, data, |_| None).unwrap();
            assert_eq!((&*pushed.to, pushed.text), ("b2", None));
            // What was cut off or changed on its way is no push, or another; nothing breaks.
            for cut in (0..data.len()).step_by(31).filter(|cut| data.is_char_boundary(*cut)) {
                let _ = read(name, &data[..cut], |_| Some(&old));
            }
        }
        assert!(packs > 50 && pushes > 0, "{packs} {pushes}");
    }

    /// A push hangs on nothing but what it says: not on what was packed before it, for somebody else.
    #[test]
    fn what_was_packed_before_does_not_show() {
        let mut chance = game::Chance::quick(2);
        let words = ["<b>", "one", "two", "three", " ", "</b>", "<i id=\"x\">", "four", "</i>"];
        let mut text = |length: u32| -> String { (0..length).map(|_| chance.pick(&words)).collect() };
        let log = "{}";
        for length in (200..1_200).step_by(7).chain((4_000..9_000).step_by(997)) {
            let (known, fresh) = (text(length), text(length + 300));
            let patch = Patch { steps: vec![Step { gone: 1, kept: 2, fresh: fresh.len() }], known, fresh };
            let event = || Push { from: "a", to: "b", patch: Some(&patch), log }.event();
            let first = event();
            for _ in 0..3 {
                let (known, fresh) = (text(length * 2), text(length * 3));
                let steps = vec![Step { fresh: fresh.len(), ..patch.steps[0] }];
                let other = Patch { steps, known, fresh };
                let _ = Push { from: "a", to: "b", patch: Some(&other), log }.event();
                assert!(first == event(), "{length}");
            }
        }
    }

    /// What takes the place of something alike costs little.
    #[test]
    fn what_was_there_helps_to_say_what_is_there_now() {
        let piece = |n: u64| {
            let n = n.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            format!("<g id=\"{:x}\" d=\"{:x}{:x}\"></g>", n >> 52, n, n.rotate_left(17).wrapping_mul(n))
        };
        let all = |class: &str| -> String {
            (0..200).map(|n| piece(n).replace("<g ", &format!("<g class=\"{class}\" "))).collect()
        };
        let (old, new) = (all("one"), all("two"));
        let patch = patch::patch(&(&*old).into(), &(&*new).into());
        let size = |patch: &Patch| Push { from: "", to: "", patch: Some(patch), log: "{}" }.event().len();
        let without = size(&Patch { known: String::new(), ..patch.clone() });
        assert!(size(&patch) * 3 < without, "{} {without}", size(&patch));
    }
}
