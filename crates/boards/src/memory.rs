//! Parts of a table's drawing, remembered from one decision to the next.
//!
//! A decision changes little of a board, and whoever draws a part can say what it depends on. While that is the same, the part
//! is taken as it was drawn: neither drawn nor cut again. What is drawn is the same with a memory as without one, and a test
//! plays random games to see that.

use std::cell::RefCell;
use std::hash::{BuildHasher as _, Hash, Hasher as _, RandomState};
use std::sync::Arc;

use maud::{Markup, PreEscaped};
use rustc_hash::FxHashMap;

use crate::text::{Cut, Text};

/// A part that was in none of so many drawings is forgotten: at a table of five, one is asked every fifth time.
const ROUNDS: u32 = 8;

/// What stands for a part in the text around it. No text of a person can contain it, because there `<` is written otherwise.
const MARK: &str = "<\u{1}";

/// The parts of the last drawings for one place to look from.
#[derive(Clone, Default)]
pub struct Memory {
    /// Keys are hashes under a secret, so nobody can choose a name for which one part is taken for another.
    keys: RandomState,
    parts: FxHashMap<u64, Kept>,
    round: u32,
}

#[derive(Clone)]
struct Kept {
    cut: Arc<Cut>,
    round: u32,
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
    pub fn new(mut memory: Memory, on: &impl Hash) -> Self {
        let seed = memory.keys.hash_one(on);
        memory.round = memory.round.wrapping_add(1);
        Self { memory: RefCell::new(memory), seed, parts: RefCell::new(Some(Vec::new())) }
    }

    /// A part by its name and all it depends on; drawn if it is new. A part within a part belongs to the outer one.
    pub fn part(&self, name: &str, on: &impl Hash, draw: impl FnOnce() -> Markup) -> Markup {
        let Some(mut parts) = self.parts.take() else { return draw() };
        let cut = self.known(name, on, draw);
        let mark = format!("{MARK}{}>", parts.len());
        parts.push(cut);
        self.parts.replace(Some(parts));
        PreEscaped(mark)
    }

    fn known(&self, name: &str, on: &impl Hash, draw: impl FnOnce() -> Markup) -> Arc<Cut> {
        let mut key = self.memory.borrow().keys.build_hasher();
        (self.seed, name).hash(&mut key);
        on.hash(&mut key);
        let key = key.finish();
        {
            let memory = &mut *self.memory.borrow_mut();
            let round = memory.round;
            if let Some(kept) = memory.parts.get_mut(&key) {
                kept.round = round;
                return kept.cut.clone();
            }
        }
        let cut = Arc::new(Cut::new(&draw().into_string()));
        let memory = &mut *self.memory.borrow_mut();
        memory.parts.insert(key, Kept { cut: cut.clone(), round: memory.round });
        cut
    }

    /// The text in which marks stand for parts, with these in their places; and the memory, without what was long not drawn.
    #[must_use]
    pub fn finish(self, text: &str) -> (Text, Memory) {
        let mut memory = self.memory.into_inner();
        let round = memory.round;
        memory.parts.retain(|_, kept| round.wrapping_sub(kept.round) < ROUNDS);
        let parts = self.parts.into_inner().unwrap_or_default();
        let mut pieces = Vec::with_capacity(parts.len() * 2 + 1);
        let mut marks = text.split(MARK);
        let between = |text: &str, pieces: &mut Vec<Arc<Cut>>| {
            if !text.is_empty() {
                pieces.push(Arc::new(Cut::new(text)));
            }
        };
        between(marks.next().unwrap_or_default(), &mut pieces);
        for marked in marks {
            let (number, text) = marked.split_once('>').unwrap_or_default();
            pieces.extend(number.parse().ok().and_then(|number: usize| parts.get(number).cloned()));
            between(text, &mut pieces);
        }
        (Text::new(pieces), memory)
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
            text.whole()
        };
        assert_eq!(show(1, &[1, 2]), "<p title=\"&lt;\u{1}0&gt;\"><b>1-2</b>é<b>1-1</b>é</p>");
        assert_eq!(show(1, &[2, 3]), "<p title=\"&lt;\u{1}0&gt;\"><b>1-3</b>é<b>1-2</b>é</p>");
        assert_eq!(show(1, &[]), "<p title=\"&lt;\u{1}0&gt;\"></p>");
        assert_eq!(drawn.get(), 3);
        // What all depend on is another.
        assert_eq!(show(2, &[2]), "<p title=\"&lt;\u{1}0&gt;\"><b>2-2</b>é</p>");
        assert_eq!(drawn.get(), 4);
        // What was long not drawn is forgotten.
        for _ in 0..ROUNDS {
            show(2, &[]);
        }
        assert_eq!(show(2, &[2]), "<p title=\"&lt;\u{1}0&gt;\"><b>2-2</b>é</p>");
        assert_eq!(drawn.get(), 5);
        assert_eq!(memory.parts.len(), 1);
    }
}
