//! Parts of a table's drawing, remembered from one decision to the next.
//!
//! A decision changes little of a board, and whoever draws a part can say what it depends on. While that is the same, the part
//! is taken as it was drawn: neither drawn nor cut again. A part is remembered for as long as somebody has a drawing before them in which
//! it stands: whoever follows a table has the last of each kind of question they were asked, and the last that asked nothing. What is drawn is the same with a memory as without one, and a test
//! plays random games to see that.

use std::cell::RefCell;
use std::hash::{BuildHasher as _, Hash, Hasher as _, RandomState};
use std::sync::Arc;

use maud::{Markup, PreEscaped, Render as _};
use rustc_hash::{FxHashMap, FxHasher};

use crate::text::{Cut, Text};

/// What stands for a part in the text around it. No text of a person can contain it, because there `<` is written otherwise.
const MARK: &str = "<\u{1}";

/// A mark that stands for nothing.
const SEAM: &str = "<\u{1}>";

/// The parts of the last drawings for one place to look from.
#[derive(Clone, Default)]
pub struct Memory {
    /// What all parts depend on is hashed under a secret, and keys begin with that: so nobody can choose a name for which one part is
    /// taken for another.
    keys: RandomState,
    /// What somebody still has before them; the rest is forgotten with the next drawing.
    parts: FxHashMap<u64, Arc<Cut>>,
}

/// One drawing with a memory.
pub struct Sketch {
    memory: RefCell<Memory>,
    /// What all parts depend on.
    seed: u64,
    /// The parts of this drawing, by their numbers; nothing while a part is drawn.
    parts: RefCell<Option<Vec<Arc<Cut>>>>,
}

impl Sketch {
    /// A new drawing, all of whose parts depend on this.
    #[must_use]
    pub fn new(memory: Memory, on: &impl Hash) -> Self {
        let seed = memory.keys.hash_one(on);
        Self { memory: RefCell::new(memory), seed, parts: RefCell::new(Some(Vec::new())) }
    }

    /// A part by its name and all it depends on; drawn if it is new. A part within a part belongs to the outer one.
    pub fn part(&self, name: &str, on: &impl Hash, draw: impl FnOnce() -> Markup) -> Markup {
        let Some(mut parts) = self.parts.take() else { return draw() };
        let cut = self.known(name, on, draw);
        let mut mark = String::with_capacity(MARK.len() + 8);
        mark.push_str(MARK);
        parts.len().render_to(&mut mark);
        mark.push('>');
        parts.push(cut);
        self.parts.replace(Some(parts));
        PreEscaped(mark)
    }

    fn known(&self, name: &str, on: &impl Hash, draw: impl FnOnce() -> Markup) -> Arc<Cut> {
        let mut key = FxHasher::default();
        (self.seed, name).hash(&mut key);
        on.hash(&mut key);
        let key = key.finish();
        if let Some(cut) = self.memory.borrow().parts.get(&key) {
            return cut.clone();
        }
        let cut = Arc::new(Cut::new(&draw().into_string()));
        self.memory.borrow_mut().parts.insert(key, cut.clone());
        cut
    }

    /// A seam in the text: what lies between two seams is cut and compared by itself, and taken as it was cut before if it is the same.
    pub fn seam(&self) -> Markup {
        let within = self.parts.take();
        let seam = if within.is_some() { SEAM } else { "" };
        self.parts.replace(within);
        PreEscaped(seam.to_owned())
    }

    /// The text in which marks stand for parts, with these in their places; and the memory, without what nobody has before them any more.
    #[must_use]
    pub fn finish(self, text: &str) -> (Text, Memory) {
        let mut memory = self.memory.into_inner();
        let parts = self.parts.into_inner().unwrap_or_default();
        let mut pieces = Vec::with_capacity(parts.len() * 2 + 1);
        let mut marks = memchr::memmem::find_iter(text.as_bytes(), MARK).chain([text.len()]);
        let mut from = marks.next().unwrap_or_default();
        pieces.extend(memory.cut(&text[..from]));
        for to in marks {
            let (number, text) = text[from + MARK.len()..to].split_once('>').unwrap_or_default();
            pieces.extend(number.parse().ok().and_then(|number: usize| parts.get(number).cloned()));
            pieces.extend(memory.cut(text));
            from = to;
        }
        drop(parts);
        memory.parts.retain(|_, cut| Arc::strong_count(cut) > 1);
        (Text::new(pieces), memory)
    }
}

impl Memory {
    /// A text between parts, cut; nothing if it is empty.
    fn cut(&mut self, text: &str) -> Option<Arc<Cut>> {
        if text.is_empty() {
            return None;
        }
        let mut key = FxHasher::default();
        text.hash(&mut key);
        let key = key.finish();
        if let Some(cut) = self.parts.get(&key).filter(|cut| *cut.text == *text) {
            return Some(cut.clone());
        }
        let cut = Arc::new(Cut::new(text));
        self.parts.insert(key, cut.clone());
        Some(cut)
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use maud::html;

    use super::*;

    #[test]
    fn a_part_is_drawn_once_and_put_where_it_belongs() {
        let mut memory = Memory::default();
        let drawn = Cell::new(0);
        let mut show = |seed: u32, numbers: &[u32]| {
            let sketch = Sketch::new(std::mem::take(&mut memory), &seed);
            let part = |number: &u32| {
                sketch.part("number", number, || {
                    drawn.set(drawn.get() + 1);
                    // What lies within a part belongs to it.
                    html! { b { (sketch.part("within", number, || html! { (seed) "-" (number) })) } }
                })
            };
            let mut parts: Vec<Markup> = numbers.iter().map(part).collect();
            parts.reverse();
            let text = html! { p title="<\u{1}0>" { @for part in parts { (part) "é" } } }.into_string();
            let (text, after) = sketch.finish(&text);
            memory = after;
            text
        };
        let one = show(1, &[1, 2]);
        assert_eq!(one.whole(), "<p title=\"&lt;\u{1}0&gt;\"><b>1-2</b>é<b>1-1</b>é</p>");
        let two = show(1, &[2, 3]);
        assert_eq!(two.whole(), "<p title=\"&lt;\u{1}0&gt;\"><b>1-3</b>é<b>1-2</b>é</p>");
        assert_eq!(show(1, &[]).whole(), "<p title=\"&lt;\u{1}0&gt;\"></p>");
        assert_eq!(drawn.get(), 3);
        // What all depend on is another.
        assert_eq!(show(2, &[2]).whole(), "<p title=\"&lt;\u{1}0&gt;\"><b>2-2</b>é</p>");
        assert_eq!(drawn.get(), 4);
        // What somebody has before them is still known, and what nobody has is forgotten.
        show(1, &[1, 3]);
        assert_eq!(drawn.get(), 4);
        drop((one, two));
        show(1, &[]);
        show(1, &[1]);
        assert_eq!(drawn.get(), 5);
    }

    #[test]
    fn what_lies_between_seams_is_cut_once() {
        let mut memory = Memory::default();
        let mut show = |ends: &[&str]| {
            let sketch = Sketch::new(std::mem::take(&mut memory), &());
            let text = html! { @for end in ends { p { (end) } (sketch.seam()) } }.into_string();
            let (text, after) = sketch.finish(&text);
            memory = after;
            text
        };
        let (one, two) = (show(&["a", "b"]), show(&["c", "b"]));
        assert_eq!(
            (one.whole(), two.whole()),
            ("<p>a</p><p>b</p>".to_owned(), "<p>c</p><p>b</p>".to_owned())
        );
        assert!(!Arc::ptr_eq(&one.pieces()[0], &two.pieces()[0]));
        assert!(Arc::ptr_eq(&one.pieces()[1], &two.pieces()[1]));
    }
}
